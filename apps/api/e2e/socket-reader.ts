import { openSocket, type Socket, type SocketClosed, type SocketMessage } from '@arbiter/client';

/** A client of the socket that remembers what it was sent. */
export class SocketReader {
  readonly messages: SocketMessage[] = [];
  closed: SocketClosed | null = null;
  private wake: () => void = () => undefined;
  private connection: Socket | null = null;

  static async open(url: string, token: string): Promise<SocketReader> {
    const reader = new SocketReader();
    reader.connection = await openSocket({
      url,
      token,
      onMessage: (message) => {
        reader.messages.push(message);
        reader.wake();
      },
      onClose: (closed) => {
        reader.closed = closed;
        reader.wake();
      },
    });
    return reader;
  }

  get socket(): Socket {
    if (this.connection === null) throw new Error('the socket is not open');
    return this.connection;
  }

  /** Waits for the first message that fits, among those that have come and those that will. */
  async until<M extends SocketMessage>(fits: (message: SocketMessage) => message is M): Promise<M>;
  async until(fits: (message: SocketMessage) => boolean): Promise<SocketMessage>;
  async until(fits: (message: SocketMessage) => boolean): Promise<SocketMessage> {
    for (;;) {
      const found = this.messages.find(fits);
      if (found !== undefined) return found;
      if (this.closed !== null) throw this.closed;
      await new Promise<void>((resolve) => (this.wake = resolve));
    }
  }

  async ended(): Promise<SocketClosed> {
    while (this.closed === null) await new Promise<void>((resolve) => (this.wake = resolve));
    return this.closed;
  }

  close(): void {
    this.socket.close();
  }
}
