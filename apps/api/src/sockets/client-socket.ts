import type { Duplex } from 'node:stream';
import type { SocketMessage } from '@arbiter/contracts';
import type { WebSocket } from 'ws';

/** Bytes that may wait for a slow client before nothing more is read for it. */
const mostWaiting = 256 * 1024;
const signOfLifeMs = 15_000;
/** Close code of a message that is too large (RFC 6455 7.4.1). */
const tooLarge = 1009;

/** The connection of one client. It is sent no more than it reads, and closed when it gives no sign of life. */
export class ClientSocket {
  private ended = false;
  private alive = true;
  private isHeld = false;
  private readonly whenEnded: (() => void)[] = [];
  private readonly pings: NodeJS.Timeout;

  /** @param connection on which the socket was opened */
  constructor(
    private readonly socket: WebSocket,
    private readonly connection: Duplex,
  ) {
    socket.on('error', () => undefined);
    socket.once('close', () => this.end());
    socket.on('pong', () => (this.alive = true));
    this.pings = setInterval(() => this.ping(), signOfLifeMs);
    this.pings.unref();
  }

  get closed(): boolean {
    return this.ended;
  }

  onClose(listener: () => void): void {
    this.whenEnded.push(listener);
  }

  /**
   * Calls the listener with every text that arrives. While it has too many under way, nothing more is read. A text of more bytes than
   * allowed ends the connection (close code 1009).
   */
  onText(mostUnderWay: number, mostBytes: number, listener: (text: string) => Promise<void>): void {
    let underWay = 0;
    this.socket.on('message', (data: Buffer, isBinary) => {
      if (data.byteLength > mostBytes) return this.close(tooLarge, 'the message is too large');
      underWay += 1;
      if (underWay >= mostUnderWay) this.socket.pause();
      void listener(isBinary ? '' : data.toString()).finally(() => {
        underWay -= 1;
        if (!this.ended) this.socket.resume();
      });
    });
  }

  send(message: SocketMessage): Promise<void> {
    return this.sendText(JSON.stringify(message));
  }

  /** Sends what can do without being told to a client that reads slowly. @returns false when it was not sent */
  tell(message: SocketMessage): boolean {
    if (this.ended || this.socket.bufferedAmount >= mostWaiting) return false;
    this.hold();
    this.socket.send(JSON.stringify(message));
    return true;
  }

  /** Sends the text of a message; resolves when the client has read enough of what was sent before. */
  async sendText(text: string): Promise<void> {
    if (this.ended) return;
    this.hold();
    if (this.socket.bufferedAmount < mostWaiting) this.socket.send(text);
    else await new Promise<void>((resolve) => this.socket.send(text, () => resolve()));
  }

  /** @param code of the close frame: 4401 when the token is no longer good, 1001 when the server goes away */
  close(code: number, reason: string): void {
    this.socket.close(code, reason);
    this.end();
  }

  /** Holds back what is sent until all that this round of the event loop has to say is there: system calls are most of what a message costs. */
  private hold(): void {
    if (this.isHeld) return;
    this.isHeld = true;
    this.connection.cork();
    setImmediate(() => {
      this.isHeld = false;
      this.connection.uncork();
    });
  }

  private ping(): void {
    if (!this.alive) this.socket.terminate();
    this.alive = false;
    this.socket.ping();
  }

  private end(): void {
    if (this.ended) return;
    this.ended = true;
    clearInterval(this.pings);
    for (const listener of this.whenEnded) listener();
  }
}
