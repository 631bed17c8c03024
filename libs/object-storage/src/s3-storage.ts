import { type ObjectStorage, StorageUnreachable } from '@arbiter/recording';
import type { S3Client } from '@aws-sdk/client-s3';

/** The client takes half a second to load; a process that never reads the archive does without it. */
const loadSdk = () => import('@aws-sdk/client-s3');

const isMissing = (error: unknown): boolean => error instanceof Error && (error.name === 'NoSuchKey' || error.name === 'NotFound');

/**
 * Keeps objects in a bucket of an S3 service. Region, credentials and another service's address are those of the AWS SDK's environment:
 * `AWS_REGION`, `AWS_ACCESS_KEY_ID`, `AWS_SECRET_ACCESS_KEY`, `AWS_ENDPOINT_URL_S3` and so on.
 */
export class S3Storage implements ObjectStorage {
  readonly name: string;
  private client: Promise<S3Client> | null = null;

  /** @param prefix begins every key; empty: none */
  constructor(
    private readonly bucket: string,
    private readonly prefix: string,
  ) {
    this.name = `s3://${bucket}${prefix === '' ? '' : `/${prefix}`}`;
  }

  async put(key: string, bytes: Buffer): Promise<void> {
    await this.asking(async (client) => {
      const { PutObjectCommand } = await loadSdk();
      await client.send(new PutObjectCommand({ Bucket: this.bucket, Key: this.keyOf(key), Body: bytes }));
    });
  }

  get(key: string): Promise<Buffer | null> {
    return this.asking(async (client) => {
      const { GetObjectCommand } = await loadSdk();
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket: this.bucket, Key: this.keyOf(key) }));
        return Body === undefined ? null : Buffer.from(await Body.transformToByteArray());
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    });
  }

  private keyOf(key: string): string {
    return this.prefix === '' ? key : `${this.prefix}/${key}`;
  }

  private async asking<T>(ask: (client: S3Client) => Promise<T>): Promise<T> {
    try {
      this.client ??= this.open();
      return await ask(await this.client);
    } catch (error) {
      throw StorageUnreachable.because(this.name, error);
    }
  }

  private async open(): Promise<S3Client> {
    const { S3Client: Client } = await loadSdk();
    // Services other than Amazon's serve buckets by path, and many don't know the checksums that the SDK sends by itself. What we read is
    // compared with its SHA-256 anyway.
    const elsewhere = (process.env['AWS_ENDPOINT_URL_S3'] ?? process.env['AWS_ENDPOINT_URL'] ?? '') !== '';
    return new Client({
      forcePathStyle: elsewhere,
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    });
  }
}
