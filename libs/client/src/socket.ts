import type { Answer, Answered, Problem, SocketMessage, SocketRequest } from './shapes.js';

/** The server refused what was sent over a socket. */
export class SocketRefused extends Error {
  constructor(
    readonly problem: Problem,
    /** When to try again, in seconds; null where that does not help. */
    readonly retryAfterSeconds: number | null,
  ) {
    super(`${problem.status} ${problem.code}: ${problem.detail}`);
    this.name = 'SocketRefused';
  }
}

/** The connection was closed. What an answer led to is not known then: send it again with the same command id. */
export class SocketClosed extends Error {
  constructor(
    readonly code: number,
    reason: string,
  ) {
    super(`the socket was closed: ${code}${reason === '' ? '' : ` ${reason}`}`);
    this.name = 'SocketClosed';
  }
}

export interface SocketOptions {
  /** Where the API is: its origin, without a path. */
  readonly url: string;
  /** Secret of an access token. */
  readonly token: string;
  /** Called with every message but those that settle an answer. */
  readonly onMessage: (message: SocketMessage) => void;
  /** Called once when the connection is closed. */
  readonly onClose?: (closed: SocketClosed) => void;
}

/** What may be told of a match that is to be followed. */
export type FollowOptions = Omit<Extract<SocketRequest, { readonly type: 'follow' }>, 'type' | 'matchId'>;

export interface SocketAnswer {
  readonly matchId: string;
  readonly decisionId: number;
  readonly commandId: string;
  readonly answer: Answer;
}

/** One connection of one token, for all its matches. */
export interface Socket {
  follow(matchId: string, options?: FollowOptions): void;
  unfollow(matchId: string): void;
  /** Asks for the whole view of a match that is followed with `views`, after a patch that did not fit. */
  sendView(matchId: string): void;
  /**
   * Answers a decision; resolves after the commit.
   * @throws {SocketRefused} the server says no
   * @throws {SocketClosed} the outcome is not known
   */
  answer(answer: SocketAnswer): Promise<Answered>;
  close(): void;
}

interface Waiting {
  resolve(answered: Answered): void;
  reject(error: Error): void;
}

/**
 * Opens a socket and sends the token.
 * @returns resolves when the token was accepted
 * @throws {SocketRefused} {SocketClosed}
 */
export const openSocket = ({ url, token, onMessage, onClose }: SocketOptions): Promise<Socket> => {
  const connection = new WebSocket(`${url.replace(/^http/, 'ws')}/socket`);
  const send = (request: SocketRequest): void => connection.send(JSON.stringify(request));
  const waiting = new Map<number, Waiting>();
  let requests = 0;
  const socket: Socket = {
    follow: (matchId, options = {}) => send({ type: 'follow', matchId, ...options }),
    sendView: (matchId) => send({ type: 'view', matchId }),
    unfollow: (matchId) => send({ type: 'unfollow', matchId }),
    answer: (answer) =>
      new Promise((resolve, reject) => {
        if (connection.readyState !== connection.OPEN) {
          reject(new SocketClosed(1006, ''));
          return;
        }
        requests += 1;
        waiting.set(requests, { resolve, reject });
        send({ type: 'answer', request: requests, ...answer });
      }),
    close: () => connection.close(),
  };
  return new Promise((resolve, reject) => {
    connection.onopen = () => send({ type: 'token', token });
    connection.onmessage = ({ data }: { readonly data: unknown }) => {
      const message = JSON.parse(String(data)) as SocketMessage;
      const asked = message.type === 'answered' || message.type === 'problem' ? message.request : null;
      const answer = asked === null ? undefined : waiting.get(asked);
      if (asked !== null) waiting.delete(asked);
      if (message.type === 'welcome') resolve(socket);
      else if (message.type === 'answered') answer?.resolve(message.answered);
      else if (message.type === 'problem' && answer !== undefined)
        answer.reject(new SocketRefused(message.problem, message.retryAfterSeconds));
      else {
        // Before the welcome the only message is why there is none.
        if (message.type === 'problem') reject(new SocketRefused(message.problem, message.retryAfterSeconds));
        onMessage(message);
      }
    };
    connection.onclose = ({ code, reason }: { readonly code: number; readonly reason: string }) => {
      const closed = new SocketClosed(code, reason);
      for (const { reject: refuse } of waiting.values()) refuse(closed);
      waiting.clear();
      reject(closed);
      onClose?.(closed);
    };
  });
};
