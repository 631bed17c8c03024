import { describe, expect, it } from '@jest/globals';
import { RequestRefused, type Shape } from '@arbiter/client';
import { type Asked, Beginner } from './begin.js';

type Sent = Shape<'CreateBotMatch'>;

const own: Asked = { game: 'magic', name: '', deck: { own: true, preset: 'red', text: '60 Mountain' } };
const refused = (code: string, params: object = {}): RequestRefused =>
  new RequestRefused(new Response(null, { status: 422 }), { code, title: code, status: 422, detail: 'Why.', params });

/** Begins with servers that answer so in turn. @returns what was sent, and what became of it */
const beginWith = async (answers: readonly unknown[], asked: readonly Asked[]) => {
  const sent: Sent[] = [];
  const beginner = new Beginner((body) => {
    sent.push(body);
    return Promise.reject(answers[sent.length - 1]);
  });
  const outcomes = [];
  for (const one of asked) outcomes.push(await beginner.begin(one));
  return { sent, outcomes, ids: sent.map(({ commandId }) => commandId) };
};

describe('what a guest asks for', () => {
  it('is the same command when it is asked for again after no answer came, and another one when it is something else', async () => {
    const lost = new TypeError('network');
    const other: Asked = { ...own, deck: { own: false, preset: 'red', text: '60 Mountain' } };
    const { ids, sent, outcomes } = await beginWith([lost, lost, lost], [own, own, other]);
    expect(ids[1]).toBe(ids[0]);
    expect(ids[2]).not.toBe(ids[0]);
    expect(sent.map(({ deck, ownDeck }) => [deck, ownDeck])).toEqual([
      [undefined, { text: '60 Mountain' }],
      [undefined, { text: '60 Mountain' }],
      ['red', undefined],
    ]);
    expect(outcomes[0]).toMatchObject({ kind: 'refused', problem: { code: 'page/unreachable' } });
  });

  it('is told to have been begun where its answer was lost, and then is another command', async () => {
    const { ids, outcomes } = await beginWith(
      [new TypeError('network'), refused('token/already-minted'), refused('bot-match/full')],
      [own, own, own],
    );
    expect(outcomes.slice(1)).toMatchObject([
      { kind: 'refused', problem: { code: 'token/already-minted' } },
      { kind: 'refused', problem: { code: 'bot-match/full' } },
    ]);
    expect(ids[2]).not.toBe(ids[1]);
  });

  it('comes back with the lines of the deck that are wrong', async () => {
    const faults = [{ code: 'deck/unknown-card', line: 3, detail: 'No Blorbo.' }];
    const { outcomes } = await beginWith([refused('bot-match/deck-unfit', { faults }), refused('deck/unreadable', { faults })], [own, own]);
    expect(outcomes).toEqual([
      { kind: 'unfit', faults },
      { kind: 'unfit', faults },
    ]);
  });
});
