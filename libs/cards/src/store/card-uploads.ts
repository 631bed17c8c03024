import type { Pool } from 'pg';

/** How large the parts are in which a file is kept. */
const partBytes = 4 * 1024 * 1024;
/** Parts of a file whose import never ended are deleted after so many days. */
const keptDays = 7;

/** A file was larger than is taken. */
export class UploadTooLarge extends Error {}

/** Files that were sent and wait for their import. They are kept as they are, printed texts too, and only until then. */
export class CardUploads {
  constructor(private readonly pool: Pool) {}

  /**
   * Keeps a file as it arrives.
   * @returns its size
   * @throws {UploadTooLarge} for more than `most` bytes; nothing is kept then, nor where the file breaks off
   */
  async keep(uploadId: string, chunks: AsyncIterable<Uint8Array>, most: number): Promise<number> {
    await this.pool.query(`DELETE FROM card_upload_part WHERE sent_at < now() - make_interval(days => $1)`, [keptDays]);
    let waiting: Uint8Array[] = [];
    let [part, size, length] = [0, 0, 0];
    const write = async (): Promise<void> => {
      const bytes = Buffer.concat(waiting);
      [waiting, length] = [[], 0];
      await this.pool.query('INSERT INTO card_upload_part (upload_id, part, bytes) VALUES ($1, $2, $3)', [uploadId, part, bytes]);
      part += 1;
    };
    try {
      for await (const chunk of chunks) {
        size += chunk.length;
        if (size > most) throw new UploadTooLarge(`The file is larger than ${most} bytes.`);
        waiting.push(chunk);
        length += chunk.length;
        if (length >= partBytes) await write();
      }
      if (length > 0) await write();
      return size;
    } catch (error) {
      await this.remove(uploadId);
      throw error;
    }
  }

  /** Returns the size of a file; 0 where it is not kept any more. */
  async sizeOf(uploadId: string): Promise<number> {
    const { rows } = await this.pool.query<{ size: string }>(
      'SELECT coalesce(sum(octet_length(bytes)), 0)::text AS size FROM card_upload_part WHERE upload_id = $1',
      [uploadId],
    );
    return Number(rows[0]?.size ?? 0);
  }

  /** Reads a file from its beginning. */
  async *read(uploadId: string): AsyncGenerator<Uint8Array> {
    for (let part = 0; ; part++) {
      const { rows } = await this.pool.query<{ bytes: Buffer }>('SELECT bytes FROM card_upload_part WHERE upload_id = $1 AND part = $2', [
        uploadId,
        part,
      ]);
      if (rows[0] === undefined) return;
      yield rows[0].bytes;
    }
  }

  async remove(uploadId: string): Promise<void> {
    await this.pool.query('DELETE FROM card_upload_part WHERE upload_id = $1', [uploadId]);
  }
}
