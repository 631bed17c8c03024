import { Inject, Injectable } from '@nestjs/common';
import type { AccessToken } from '@arbiter/accounts';
import { type CardIndexes, type CardLists, importLists, largestListFile, listsOfFacts } from '@arbiter/cards';
import type { ImportListsQuery } from '@arbiter/contracts';
import type { DeckGame } from '@arbiter/decks';
import { ProblemError } from '../problems/problem-error.js';
import { CARD_INDEXES, CARD_LISTS } from '../tokens.js';
import { checkEverywhere } from './everywhere.js';
import { isFile } from './raw-files.js';

/** Reads a small file whole. @throws {ProblemError} `request/too-large` */
async function wholeFile(chunks: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of chunks) {
    bytes += chunk.length;
    if (bytes > largestListFile) throw new ProblemError('request/too-large', 'A file of lists has at most 4 MiB.');
    parts.push(chunk);
  }
  return Buffer.concat(parts);
}

/** The lists by which decks of a game can be judged. */
@Injectable()
export class CardListsService {
  constructor(
    @Inject(CARD_INDEXES) private readonly indexes: CardIndexes,
    @Inject(CARD_LISTS) private readonly lists: CardLists,
  ) {}

  /** @throws {ProblemError} `access/forbidden`, `request/malformed` where no file is sent, `request/too-large`, `card-list/unreadable` */
  async take(token: AccessToken, body: unknown, query: ImportListsQuery): Promise<object> {
    checkEverywhere(token);
    if (!isFile(body))
      throw new ProblemError('request/malformed', 'Send the file as it is, with the content type application/octet-stream.');
    const { game, list = null, name = null, from = null, until = null, unlisted = null, source } = query;
    const date = query.date ?? new Date().toISOString().slice(0, 10);
    const said = { list, name, from, until, unlisted };
    const outcome = await importLists(this.lists, { bytes: await wholeFile(body), game, source, date, ...said });
    if (outcome.kind === 'imported') return { lists: outcome.lists };
    throw new ProblemError('card-list/unreadable', outcome.faults[0]?.detail ?? 'The list cannot be read.', {
      params: { faults: outcome.faults.map(({ code, line, detail }) => ({ code, line, detail })) },
    });
  }

  /** Lists those of which imported facts speak, and those that were imported on their own. */
  async of(game: DeckGame): Promise<object> {
    const index = await this.indexes.of(game);
    const byFacts = index === null ? [] : listsOfFacts(index);
    const stored = await this.lists.list(game);
    const names = [...new Set([...byFacts, ...stored.map(({ list }) => list)])].toSorted();
    return {
      items: names.map((list) => ({
        list,
        byFacts: byFacts.includes(list),
        versions: stored.filter((one) => one.list === list).map(({ list: _list, game: _game, ...version }) => version),
      })),
    };
  }
}
