import { CardImports, cardReaders, CardUploads, importCards, unpacked } from '@arbiter/cards';
import type { CardImportResult } from '@arbiter/contracts';
import { deckGames } from '@arbiter/decks';
import { type JobHandler, PermanentFailure } from '@arbiter/jobs';
import type { Pool } from 'pg';

const kilobyte = 1_024;

/**
 * Imports a file of cards that was sent. A run that was broken off is continued by the next one; the file is deleted once it is imported or
 * refused.
 */
export const cardImport =
  (pool: Pool): JobHandler<'card-import'> =>
  async ({ uploadId, snapshot, game, reader, source, date }, { progress }) => {
    const [imports, uploads] = [new CardImports(pool), new CardUploads(pool)];
    const size = await uploads.sizeOf(uploadId);
    if (size === 0) {
      // The process ended between the end of the import and that of the job.
      const ended = await imports.ended(snapshot);
      if (ended === null || ended.end === null) throw new PermanentFailure('the file is not kept any more: send it again');
      return { result: resultOf(ended.importId, ended, ended.end, false), output: null };
    }
    let read = 0;
    async function* counted(): AsyncGenerator<Uint8Array> {
      for await (const chunk of uploads.read(uploadId)) {
        read += chunk.length;
        yield chunk;
      }
    }
    const outcome = await importCards(
      imports,
      {
        open: () => unpacked(counted()),
        snapshot,
        game: deckGames.find((one) => one === game) ?? null,
        reader: cardReaders.find((one) => one === reader) ?? null,
        source,
        date,
      },
      () => progress(Math.ceil(read / kilobyte), Math.ceil(size / kilobyte)),
    );
    await uploads.remove(uploadId);
    if (outcome.kind === 'refused') {
      const { code, detail } = outcome;
      return { result: { kind: 'refused', code, detail } satisfies CardImportResult, output: null };
    }
    return { result: resultOf(outcome.found.importId, outcome.found, outcome.end, outcome.repeated), output: null };
  };

const resultOf = (
  importId: string,
  { game, source, reader, date }: { readonly game: string; readonly source: string; readonly reader: string; readonly date: string },
  { rows, cards, faults }: { readonly rows: number; readonly cards: number; readonly faults: number },
  repeated: boolean,
): CardImportResult => ({ kind: 'imported', importId, game, source, reader, date, rows, cards, faults, repeated });
