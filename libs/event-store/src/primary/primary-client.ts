import { Client, type ClientConfig } from 'pg';
import { NoPrimary, PrimarySearch } from './primary-search.js';

/** SQLSTATE read_only_sql_transaction: the server has become one that only reads. */
export const readsOnly = '25006';

/** Settings that PostgreSQL tells on every connection, at its beginning and when they change, by which a server is known that only reads. */
const tellingSettings: ReadonlySet<string> = new Set(['in_hot_standby', 'default_transaction_read_only']);

type Connected = (error: Error | null, client?: Client) => void;

/**
 * A connection to the primary among the servers that its URL names (`postgres://user@one:5432,two:5432/arbiter`; node-postgres itself knows
 * one). It is closed as soon as its server only reads, so that whoever holds it goes on at the primary with the next connection.
 */
export class PrimaryClient extends Client {
  private readonly search: PrimarySearch;
  private readonly onlyReads = new Set<string>();
  private isConnected = false;

  constructor(config: ClientConfig & { readonly connectionString: string }) {
    const search = PrimarySearch.of(config.connectionString);
    super({ ...config, connectionString: search.firstAddress });
    this.search = search;
    // After an error the primary may be another.
    this.on('error', () => this.search.forget());
    this.connection.on('parameterStatus', ({ parameterName, parameterValue }: ParameterStatus) =>
      this.heard(parameterName, parameterValue),
    );
    this.connection.on('errorMessage', ({ code }: { readonly code?: string }) => {
      if (code === readsOnly) this.leave();
    });
  }

  override connect(): Promise<Client>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<Client> | void {
    const connecting = this.connectToPrimary();
    if (callback === undefined) return connecting;
    void connecting.then(
      (client) => callback(null, client),
      (error: unknown) => callback(error as Error),
    );
  }

  private async connectToPrimary(): Promise<Client> {
    try {
      if (this.search.only === null) this.leadTo(new URL(await this.search.find()));
      await super.connect();
    } catch (error) {
      this.search.forget();
      throw error;
    }
    this.isConnected = true;
    if (this.onlyReads.size === 0) return this;
    this.search.forget();
    await this.end();
    throw new NoPrimary(`${this.host}:${this.port} only reads (${[...this.onlyReads].join(', ')})`);
  }

  private leadTo({ hostname, port }: URL): void {
    this.host = decodeURIComponent(hostname).replace(/^\[(.+)\]$/, '$1');
    this.port = Number(port === '' ? 5432 : port);
  }

  private heard(setting: string, value: string): void {
    if (!tellingSettings.has(setting)) return;
    if (value === 'on') this.onlyReads.add(setting);
    else this.onlyReads.delete(setting);
    if (this.isConnected && this.onlyReads.size > 0) this.leave();
  }

  /** Closes the connection once whoever waits for an answer has got it. */
  private leave(): void {
    this.search.forget();
    process.nextTick(() => void this.end().catch(() => undefined));
  }
}

interface ParameterStatus {
  readonly parameterName: string;
  readonly parameterValue: string;
}
