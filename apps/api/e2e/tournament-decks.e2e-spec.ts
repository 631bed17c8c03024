import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CardImports, importCards } from '@arbiter/cards';
import { games as rulesOf } from '@arbiter/games';
import type { CardFacts, Json, JsonObject } from '@arbiter/kernel';
import { createTestDatabase, type TestDatabase, testRedisUrl } from '@arbiter/testing';
import { Pool } from 'pg';
import { type Answer, bootRig, type Loose, type Rig } from './rig.js';
import { mint } from './table.js';
import { createTournament, type HttpTournament, list, type Registered, swiss } from './tournament.js';

const yugioh = { game: 'yugioh', file: 'libs/games/yugioh/src/bundle.ts', name: 'rules', cards: 'libs/games/yugioh/src/cards/index.ts' };
const { yugioh: rules } = rulesOf;
type Deck = { readonly main: readonly string[]; readonly extra: readonly string[]; readonly side: readonly string[] };
const deckOf = (id: string): Deck => rules.presetDecks().find((preset) => preset.id === id)!.deck as Deck;
const steel = deckOf('steel');
const printed = (form: string, deck: Deck = steel): string => {
  const answer = rules.printDeck!(deck as unknown as Json, form);
  if (!answer.ok) throw new Error(answer.violations[0]?.detail);
  return answer.text;
};

/** A row of our own form about a card of the rules; `banned` is forbidden in the TCG since September. */
const rowOf = ({ names, values }: CardFacts, banned: string): object => {
  const { kind, passcode, frame, race } = values as JsonObject & { readonly passcode: number };
  const typeLine = kind === 'monster' ? `${String(race)} / ${String(frame)}` : `Normal ${String(kind)}`;
  const legality = names.en === banned ? 'tcg:forbidden:2026-09-01' : 'tcg:unlimited';
  return { game: 'yugioh', name: names.en, typeLine, passcodes: [passcode], legality };
};
const cards = rules.cards();
const nameOf = (id: string): string => cards.find((card) => card.id === id)!.names.en;
/** A card of the Side Deck that no other deck of these tests has. */
const bannedId = deckOf('arts').main.find((id) => ![...steel.main, ...steel.side].includes(id))!;

let database: TestDatabase;
let rig: Rig;
let pool: Pool;

beforeAll(async () => {
  database = await createTestDatabase();
  rig = await bootRig({ ...database, redisUrl: testRedisUrl() }, yugioh);
  pool = new Pool({ connectionString: database.appUrl, max: 2 });
});
afterAll(async () => {
  await pool.end();
  await rig.close();
  await database.drop();
});

const importFacts = async (): Promise<void> => {
  const invented = { game: 'yugioh', name: 'Invented Dragon', typeLine: 'Dragon / Normal', passcodes: [1], legality: 'tcg:unlimited' };
  const rows = [
    ...cards.filter(({ values }) => typeof values['passcode'] === 'number').map((card) => rowOf(card, nameOf(bannedId))),
    invented,
  ];
  const text = rows.map((row) => JSON.stringify(row)).join('\n');
  const outcome = await importCards(new CardImports(pool), {
    open: async function* () {
      yield Buffer.from(text);
    },
    snapshot: createHash('sha256').update(text).digest('hex'),
    game: null,
    reader: null,
    source: null,
    date: '2026-10-01',
  });
  expect(outcome).toMatchObject({ kind: 'imported', end: { faults: 0 } });
};

/** A tournament of four with a deck each to submit, of which registration is closed. */
const cupOfFour = async (more: object = {}): Promise<{ readonly cup: HttpTournament; readonly players: readonly Registered[] }> => {
  const cup = await createTournament(rig, { format: 'tcg', decks: 'required', ...more }, 'yugioh');
  await cup.does({ type: 'setStructure', structure: swiss(1) });
  await cup.does({ type: 'openRegistration' });
  const players: Registered[] = [];
  for (const name of ['Ann', 'Bob', 'Cem', 'Dora']) players.push(await cup.register(name));
  await cup.does({ type: 'closeRegistration' });
  return { cup, players };
};
const submit = (cup: HttpTournament, { entrant, secret }: Registered, more: Readonly<Record<string, unknown>>): Promise<Answer> =>
  cup.command({ type: 'submitDeck', entrant, ...more }, secret);
const deckAt = (cup: HttpTournament, { entrant }: Registered, secret: string | null): Promise<Answer> =>
  rig.get(`/tournaments/${cup.tournamentId}/entrants/${entrant}/deck`, secret);
const replaced = (text: string, id: string, by: string): string =>
  text.replace(new RegExp(`^(\\d+ )?${nameOf(id).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`, 'm'), `$1${by}`);

describe('decks of a tournament', () => {
  it('given no facts of cards, when a deck is submitted, then the rules alone judge it', async () => {
    const { cup, players } = await cupOfFour();
    const [ann, bob] = players as [Registered, Registered];
    expect(await submit(cup, ann, { deck: steel })).toMatchObject({
      status: 200,
      json: { events: ['DeckSubmitted'], deck: { standing: 'enforced', rules: null, entries: [] } },
    });
    const short = await submit(cup, bob, { deck: { ...steel, main: steel.main.slice(1) } });
    expect(short).toMatchObject({ status: 422, json: { code: 'deck/illegal', params: { violations: [{ code: 'deck/size' }] } } });
    expect(await deckAt(cup, ann, rig.organizer)).toMatchObject({ status: 200, json: { list: null, deck: steel, standing: 'enforced' } });
  });

  it('given facts, when decks come as text, as a file, as an address and as JSON, then each is read, judged entry by entry and enforced', async () => {
    await importFacts();
    const { cup, players } = await cupOfFour();
    const sent: readonly Readonly<Record<string, unknown>>[] = [
      { text: printed('text') },
      { text: printed('ydk'), fileName: 'steel.ydk' },
      { text: printed('ydke') },
      { deck: steel },
    ];
    // A process looks for newer facts every two seconds.
    await new Promise((resolve) => setTimeout(resolve, 2_100));
    for (const [at, player] of players.entries()) {
      const answer = await submit(cup, player, sent[at]!);
      expect(answer).toMatchObject({ status: 200, json: { deck: { standing: 'enforced', verdict: 'legal', rules: 'yugioh/advanced' } } });
      expect(new Set(list(answer.json['deck']!['entries']).map((entry) => String(entry['verdict'])))).toEqual(new Set(['enforced']));
      const own = (await deckAt(cup, player, player.secret)).json;
      expect([...list(own['deck']!['main'])].sort()).toEqual([...steel.main].sort());
      expect(own).toMatchObject({ standing: 'enforced', late: false, judgement: { standing: 'enforced' } });
    }
    await cup.does({ type: 'pairRound' });
    await cup.does({ type: 'publishRound' });
    for (const table of list((await cup.read('/rounds/1'))['tables'])) expect(table['matchId']).toEqual(expect.any(String));
  });

  it('given cards that the rules do not play or nobody knows, when a deck is submitted, then each is named with what may be meant, and its table is played off line', async () => {
    const { cup, players } = await cupOfFour();
    const [ann, bob, cem, dora] = players as [Registered, Registered, Registered, Registered];
    const [first, second] = [...new Set(steel.main)] as [string, string];
    const invented = await submit(cup, ann, { text: replaced(printed('text'), first, 'Invented Dragon') });
    expect(invented).toMatchObject({ status: 200, json: { deck: { standing: 'notEnforced', verdict: 'legal' } } });
    expect(list(invented.json['deck']!['entries'])).toEqual(
      expect.arrayContaining([expect.objectContaining({ name: 'Invented Dragon', verdict: 'notEnforced', enforced: false })]),
    );
    const mistyped = `${nameOf(second)}x`;
    const unknown = await submit(cup, bob, { text: replaced(printed('text'), second, mistyped) });
    expect(unknown).toMatchObject({ status: 200, json: { deck: { standing: 'notEnforced', verdict: 'undecided' } } });
    expect(list(unknown.json['deck']!['entries'])).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ name: mistyped, verdict: 'unknown', card: null, nearest: expect.arrayContaining([nameOf(second)]) }),
      ]),
    );
    expect((await deckAt(cup, ann, ann.secret)).json).toMatchObject({ deck: null, standing: 'notEnforced', list: { form: 'text' } });
    for (const one of [cem, dora]) await submit(cup, one, { deck: steel });
    await cup.does({ type: 'pairRound' });
    await cup.does({ type: 'publishRound' });
    for (const table of list((await cup.read('/rounds/1'))['tables'])) {
      const seats = list(table['seats']).map((seat) => Number(seat['entrant']));
      const offLine = seats.includes(ann.entrant) || seats.includes(bob.entrant);
      expect(table['matchId']).toEqual(offLine ? null : expect.any(String));
    }
  });

  it('given an illegal deck, when its player sends it, then it is refused with every violation; staff may accept it, a player may not', async () => {
    const { cup, players } = await cupOfFour();
    const [ann] = players as [Registered];
    const text = `${printed('text')}\nSide:\n1 ${nameOf(bannedId)}\n`;
    const refused = await submit(cup, ann, { text, accept: true });
    expect(refused).toMatchObject({ status: 422, json: { code: 'deck/illegal' } });
    expect(list(refused.json['params']!['violations'])).toEqual(
      expect.arrayContaining([expect.objectContaining({ code: 'deck/list', cards: [nameOf(bannedId)] })]),
    );
    const checked = await rig.post(`/tournaments/${cup.tournamentId}/deck-checks`, ann.secret, { text });
    expect(checked).toMatchObject({ status: 200, json: { standing: 'illegal', verdict: 'illegal' } });
    expect(list(checked.json['entries'])).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          name: nameOf(bannedId),
          verdict: 'illegal',
          reasons: [expect.objectContaining({ by: 'list', status: 'forbidden', since: '2026-09-01', allowed: 0, count: 1 })],
        }),
      ]),
    );
    expect((await cup.read('/entrants', ann.secret))['items']![0]).toMatchObject({ deck: null });
    expect(await cup.command({ type: 'submitDeck', entrant: ann.entrant, text, accept: true })).toMatchObject({
      status: 200,
      json: { deck: { standing: 'illegal' } },
    });
    expect((await deckAt(cup, ann, ann.secret)).json).toMatchObject({ standing: 'illegal', deck: null });
  });

  it('given a day of its own and a list, when a deck is judged, then by that list on that day; a list that nobody knows is refused by name', async () => {
    const text = `${printed('text')}\nSide:\n1 ${nameOf(bannedId)}\n`;
    const standing = async (more: object): Promise<unknown> => {
      const { cup } = await cupOfFour(more);
      const { json } = await rig.post(`/tournaments/${cup.tournamentId}/deck-checks`, rig.organizer, { text });
      return { standing: json['standing'], date: json['date'] };
    };
    expect(await standing({ cardList: 'tcg', heldOn: '2026-10-02' })).toEqual({ standing: 'illegal', date: '2026-10-02' });
    expect(await standing({ cardList: 'tcg', heldOn: '2026-08-31' })).toMatchObject({ standing: 'enforced', date: '2026-08-31' });
    expect(await standing({ cardList: 'none' })).toMatchObject({ standing: 'enforced' });
    expect((await rig.get('/cards/lists?game=yugioh', rig.organizer)).json['items']).toEqual([
      { list: 'tcg', byFacts: true, versions: [] },
    ]);
    await expect(cupOfFour({ cardList: 'edison' })).rejects.toThrow(/card-list\/not-found/);
  });

  it('given a dated list of our own, when a deck is judged the day before and on its first day, then both answers are right and the list is named', async () => {
    const sendList = async (query: string, body: string, secret = rig.organizer): Promise<Answer> => {
      const headers = { 'content-type': 'application/octet-stream', authorization: `Bearer ${secret}` };
      const response = await fetch(`${rig.url}/cards/lists?game=yugioh${query}`, { method: 'POST', headers, body });
      const text = await response.text();
      return { status: response.status, headers: response.headers, text, json: JSON.parse(text) as Loose };
    };
    const [first] = [...new Set(steel.main)] as [string];
    const house = JSON.stringify({
      list: 'house',
      name: 'House list',
      from: '2026-10-10',
      unlisted: 'legal',
      cards: { [nameOf(first)]: 'forbidden' },
    });
    expect(await sendList('&date=2026-10-01&source=shop', house)).toMatchObject({
      status: 200,
      json: { lists: [{ list: 'house', from: '2026-10-10', cards: 1, kept: 'new' }] },
    });
    expect((await sendList('', house)).json['lists']).toMatchObject([{ kept: 'repeated' }]);
    // A process looks for newer lists every two seconds.
    await new Promise((resolve) => setTimeout(resolve, 2_100));
    const check = async (heldOn: string): Promise<Loose> => {
      const { cup } = await cupOfFour({ cardList: 'house', heldOn });
      return (await rig.post(`/tournaments/${cup.tournamentId}/deck-checks`, rig.organizer, { deck: steel })).json;
    };
    expect(await check('2026-10-10')).toMatchObject({
      standing: 'illegal',
      list: { name: 'House list', from: '2026-10-10', until: null, stated: { source: 'shop', knownSince: '2026-10-01' } },
      violations: [{ code: 'deck/list', cards: [nameOf(first)], params: { list: 'House list', since: '2026-10-10', allowed: 0 } }],
    });
    expect(await check('2026-10-09')).toMatchObject({ verdict: 'undecided', list: null });
    expect((await rig.get('/cards/lists?game=yugioh', rig.organizer)).json['items']).toMatchObject([
      { list: 'house', byFacts: false, versions: [{ name: 'House list', counts: true, withdrawn: false, cards: 1 }] },
      { list: 'tcg', byFacts: true, versions: [] },
    ]);
    expect(await sendList('', '{"list":"house","from":"2026-10-10","cards":{"A":"awful"}}')).toMatchObject({
      status: 422,
      json: { code: 'card-list/unreadable', params: { faults: [{ code: 'list/status-unknown' }] } },
    });
    expect(await sendList('', 'x'.repeat(4 * 1024 * 1024 + 1))).toMatchObject({ status: 413, json: { code: 'request/too-large' } });
    const local = await mint(rig, (await cupOfFour()).cup.gatheringId, {
      role: 'organizer',
      holder: { name: 'Olga' },
      expiresInSeconds: 600,
    });
    expect(await sendList('', house, local)).toMatchObject({ status: 403, json: { code: 'access/forbidden' } });
  });

  it('given a text that is no deck, when it is sent, then every fault is told with its line, and nothing is recorded', async () => {
    const { cup, players } = await cupOfFour();
    const [ann] = players as [Registered];
    const answer = await submit(cup, ann, { text: '#main\n46986414\nrabbit\n#extra\n!side\nx\n', fileName: 'a.ydk' });
    expect(answer).toMatchObject({ status: 422, json: { code: 'deck/unreadable', params: { faults: [{ line: 3 }, { line: 6 }] } } });
    expect(await submit(cup, ann, {})).toMatchObject({ status: 400, json: { code: 'request/malformed' } });
    expect(await submit(cup, ann, { text: 'a', deck: [] })).toMatchObject({ status: 400, json: { code: 'request/malformed' } });
    expect(await deckAt(cup, ann, ann.secret)).toMatchObject({ status: 404, json: { code: 'deck/not-found' } });
  });

  it('given locked decks, when a player comes late, then only staff hand the deck in, and it is late; an unlocked one may be replaced', async () => {
    const { cup, players } = await cupOfFour();
    const [ann, bob] = players as [Registered, Registered];
    await submit(cup, ann, { deck: steel });
    await cup.does({ type: 'lockDecks' });
    for (const one of [ann, bob])
      expect(await submit(cup, one, { deck: steel })).toMatchObject({ status: 409, json: { code: 'deck/submission-closed' } });
    expect(await cup.command({ type: 'submitDeck', entrant: bob.entrant, text: printed('ydk') })).toMatchObject({ status: 200 });
    expect((await deckAt(cup, bob, bob.secret)).json).toMatchObject({ late: true, standing: 'enforced' });
    await cup.does({ type: 'unlockDeck', entrant: ann.entrant, reason: 'A card was lost.' });
    expect(await submit(cup, ann, { text: printed('ydke') })).toMatchObject({ status: 200 });
    expect((await deckAt(cup, ann, ann.secret)).json).toMatchObject({ late: true, list: { form: 'ydke' } });
  });

  it('given closed lists, when anybody else looks at any door, then they learn nothing of a deck; opened, then opponents see the list and nothing else', async () => {
    const { cup, players } = await cupOfFour();
    const [first] = [...new Set(steel.main)] as [string];
    for (const one of players) await submit(cup, one, { text: replaced(printed('text'), first, 'Invented Dragon') });
    await cup.does({ type: 'pairRound' });
    await cup.does({ type: 'publishRound' });
    const [seat, other] = list(list((await cup.read('/rounds/1'))['tables'])[0]!['seats']).map((one) => Number(one['entrant']));
    const [owner, opponent] = [seat, other].map((number) => players.find(({ entrant }) => entrant === number)!) as [Registered, Registered];
    const stranger = players.find(({ entrant }) => entrant !== seat && entrant !== other)!;
    const spectator = await mint(rig, cup.gatheringId, { role: 'spectator', expiresInSeconds: 600 });
    const judge = await mint(rig, cup.gatheringId, { role: 'judge', holder: { name: 'Judy' }, expiresInSeconds: 600 });
    const closed = { status: 403, json: { code: 'access/forbidden' } };

    for (const secret of [opponent.secret, stranger.secret, spectator, null]) {
      expect(await deckAt(cup, owner, secret)).toMatchObject(closed);
      const told = await Promise.all(
        [
          ...['', '/entrants', '/rounds/1', '/standings', `/standings/${owner.entrant}`, '/events?limit=1000', '/me', '/events.ndjson'],
          ...['entrants', 'pairings', 'results', 'standings'].map((csv) => `/csv/${csv}`),
        ].map((path) => rig.get(`/tournaments/${cup.tournamentId}${path}`, secret)),
      );
      expect((await rig.post(`/tournaments/${cup.tournamentId}/exports`, secret, {})).status).toBe(secret === null ? 401 : 403);
      for (const { text } of told) expect(text).not.toMatch(/Invented Dragon|"commitment"|deckId/);
      const [, entrants, , , , events] = told as [Answer, Answer, Answer, Answer, Answer, Answer];
      expect(list(entrants.json['items'])[owner.entrant - 1]).toMatchObject({ deck: {} });
      expect(list(entrants.json['items'])[owner.entrant - 1]!['deck']).toEqual({});
      for (const event of list(events.json['items']))
        if (String(event['type']) === 'DeckSubmitted') expect(Object.keys(event['data'] as object)).toEqual(['at']);
    }
    for (const secret of [owner.secret, judge, rig.organizer])
      expect(await deckAt(cup, owner, secret)).toMatchObject({ status: 200, json: { standing: 'notEnforced' } });

    await cup.does({ type: 'openDeckLists', to: 'opponents' });
    const open = await deckAt(cup, owner, opponent.secret);
    expect(open).toMatchObject({ status: 200, json: { standing: null, late: null, deck: null, judgement: null } });
    expect(list(open.json['list']!['entries'])).toEqual(expect.arrayContaining([expect.objectContaining({ name: 'Invented Dragon' })]));
    for (const secret of [stranger.secret, spectator, null]) expect(await deckAt(cup, owner, secret)).toMatchObject(closed);

    await cup.does({ type: 'openDeckLists', to: 'everybody' });
    for (const secret of [stranger.secret, spectator, null])
      expect(await deckAt(cup, owner, secret)).toMatchObject({ status: 200, json: { standing: null, deck: null, judgement: null } });
  });

  it('given a player of another tournament, when they check a deck here or send one for somebody else, then it is refused', async () => {
    const [{ cup, players }, other] = [await cupOfFour(), await cupOfFour()];
    const [ann, bob] = players as [Registered, Registered];
    expect(await submit(cup, { entrant: bob.entrant, secret: ann.secret }, { deck: steel })).toMatchObject({ status: 403 });
    const check = (secret: string | null) => rig.post(`/tournaments/${cup.tournamentId}/deck-checks`, secret, { deck: steel });
    expect((await check(other.players[0]!.secret)).status).toBe(404);
    expect((await check(null)).status).toBe(401);
    expect(await check(rig.organizer)).toMatchObject({ status: 200, json: { standing: 'enforced' } });
    expect(await rig.get(`/tournaments/${cup.tournamentId}/entrants/99/deck`, rig.organizer)).toMatchObject({
      status: 404,
      json: { code: 'entrant/not-found' },
    });
  });
});
