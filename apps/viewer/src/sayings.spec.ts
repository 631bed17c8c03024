import { describe, expect, it } from '@jest/globals';
import { createClient, newCommandId, RequestRefused } from '@arbiter/client';
import { MatchApi, type Me } from './api.js';
import { othersAsked, sayingsOf } from './sayings.js';
import type { MatchShown, WordedOption, WordedPending } from './types.js';

const option = (id: string): WordedOption => ({ id, label: id, words: { en: id, zh: id } });
const stop = option('stopPassing');
const all = option('askAll');
const other = (id: number, seat: number, may?: readonly WordedOption[]): WordedPending => ({
  yours: false,
  id,
  openedAt: 1,
  seat,
  ...(may === undefined ? {} : { may }),
});
const own: WordedPending = {
  yours: true,
  decision: {
    id: 6,
    openedAt: 1,
    seat: 0,
    subject: 0,
    kind: 'act',
    prompt: { key: 'act', params: {} },
    rule: '117',
    sealed: false,
    domain: { type: 'options', options: [option('pass')], min: 1, max: 1 },
    words: { en: '', zh: '' },
  },
};
const matchView = (...pending: readonly WordedPending[]): MatchShown => ({
  matchId: 'm',
  version: 9,
  newest: 9,
  at: 0,
  now: 0,
  status: 'running',
  game: 'magic',
  format: { id: 'single', bestOf: 1, onTimeOut: 'loseMatch', options: {} },
  ruleset: '',
  players: [],
  ready: [],
  entropy: [],
  drawOffers: [],
  calls: [],
  seedCommitment: '',
  clocks: null,
  view: null,
  pending,
  result: null,
});
const player: Me = { role: 'player', playerId: 'p' };

describe('what a player may say while another is asked', () => {
  it('goes to the decision of the other', () => {
    expect(sayingsOf(matchView(other(7, 1, [stop, all])), player)).toEqual([
      { decision: 7, option: stop },
      { decision: 7, option: all },
    ]);
  });

  it('is shown once when several are asked, and while the viewer is asked too', () => {
    const asked = matchView(own, other(7, 1, [stop]), other(8, 2, [stop]), other(9, 2, [stop]));
    expect(sayingsOf(asked, player)).toEqual([{ decision: 7, option: stop }]);
    expect(othersAsked(asked)).toEqual([1, 2]);
  });

  it("is nothing where there is nothing, and options of the viewer's own question are no such thing", () => {
    expect([sayingsOf(matchView(other(7, 1)), player), sayingsOf(matchView(own), player), sayingsOf(matchView(), player)]).toEqual([
      [],
      [],
      [],
    ]);
  });

  it('is not for a judge who looks from their perspective, nor for a reader who is not known yet', () => {
    const asked = matchView(other(7, 1, [stop]));
    expect([
      sayingsOf(asked, { role: 'judge', playerId: null }),
      sayingsOf(asked, { role: 'spectator', playerId: null }),
      sayingsOf(asked, null),
    ]).toEqual([[], [], []]);
  });
});

describe('saying it', () => {
  /** Makes a client of a server that gives this answer, and records what it was asked. */
  const answering = (status: number, body: object) => {
    const asked: Request[] = [];
    const send = (request: Request) => {
      asked.push(request);
      return Promise.resolve(new Response(JSON.stringify(body), { status }));
    };
    return { asked, client: createClient({ url: 'http://arbiter.test', token: 'secret', send }) };
  };

  it('is one pick of an answer to the decision, and gives the version', async () => {
    const { asked, client } = answering(200, { version: 12, hash: 'ab' });
    expect(await new MatchApi('m', client).answer(7, 'page-0001', { picks: ['stopPassing'] })).toBe(12);
    const request = asked[0]!;
    expect([request.url, request.method, await request.json()]).toEqual([
      'http://arbiter.test/matches/m/decisions/7/answer',
      'POST',
      { commandId: 'page-0001', answer: { picks: ['stopPassing'] } },
    ]);
    expect(request.headers.get('authorization')).toBe('Bearer secret');
  });

  it('may be refused, with what the API says of it', async () => {
    const { client } = answering(409, { title: 'This decision is closed', detail: 'Decision 7 is closed.' });
    const refusal = await new MatchApi('m', client).answer(7, 'page-0001', { picks: ['stopPassing'] }).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(RequestRefused);
    expect(refusal).toMatchObject({ status: 409, title: 'This decision is closed', detail: 'Decision 7 is closed.' });
  });

  it('has an id of its own, as the API wants them', () => {
    expect(newCommandId()).toMatch(/^[A-Za-z0-9_-]{8,64}$/);
    expect(newCommandId()).not.toBe(newCommandId());
  });
});
