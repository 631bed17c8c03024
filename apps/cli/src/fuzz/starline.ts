import { createRuleset, type GameEvent, type Json, type JsonObject, type Pins, type Ruleset, type View } from '@arbiter/kernel';
import { starline } from '@arbiter/starline';
import { inventedCards } from '@arbiter/starline/testing';
import { objectsIn } from './invariants.js';
import type { FuzzProfile, Tally } from './profile.js';
import { starlineWatch } from './starline-watch.js';
import { countVerbs } from './verbs.js';

/** One game in so many is played with the test catalogue too, which has the keywords that no printed card has. */
const inventedEvery = 3;
/** The same value in every game, so that the kernel compiles these cards once. */
const invented = inventedCards as unknown as readonly JsonObject[];

/** Keywords that show in an event of their own. Resistances and prohibitions only keep something from happening; scenarios test those. */
const keywords = [
  '貫穿',
  '遠程',
  '劇毒',
  '阻擋',
  '偷襲',
  '破甲',
  '滑行',
  '機械合體',
  '寄生合體',
  '掩護',
  '破壞抗性',
  '衰退',
  '獎勵',
  '變為',
  '橫放',
  '搭乘',
  '下車',
  '充能',
  '耗能',
];

/** Returns Starline with counted verbs, and its profile for the fuzzer. Make a new one for every run. */
export function starlineFuzz(): { readonly ruleset: Ruleset; readonly profile: FuzzProfile } {
  const verbs: Tally = new Map();
  const ruleset = createRuleset(countVerbs(starline, verbs));
  const enforced = {
    cards: starline.cards.map(({ id }) => id),
    verbs: Object.keys(starline.verbs),
    keywords,
    decisionKinds: starline.decisionKinds,
    endings: ['countdown', 'earlyEnd', 'concession', 'agreedDraw', 'judge', 'time'],
  };
  return { ruleset, profile: { pins, conserved, watch: starlineWatch, keywordsOf, verbs, enforced, favourites } };
}

function pins(game: number): Pins {
  const format = Object.values(starline.formats)[0];
  if (format === undefined) throw new Error('starline names no format');
  const pinned = { matchId: `fuzz-${game}`, game: starline.id, ruleset: '', catalogueHash: '', format, seats: 2, seedCommitment: null };
  return game % inventedEvery === inventedEvery - 1 ? { ...pinned, inlineCards: invented } : pinned;
}

/** Returns a card and its race in every second game, each card in turn; nothing in the other games. */
function favourites(game: number): readonly string[] {
  const card = game % 2 === 0 ? starline.cards[(game / 2) % starline.cards.length] : undefined;
  return card === undefined ? [] : [card.id, String(card.printed.race)];
}

/** Returns cards and travellers by owner; decks come to the table during preparation. */
function conserved(view: View): Json {
  if (view.turn.number === 0) return null;
  const owned = objectsIn(view).map((object) => object.owner);
  return view.players.map(
    ({ seat, values }) => owned.filter((owner) => owner === seat).length + (typeof values.forest === 'number' ? values.forest : 0),
  );
}

/** Returns the keyword whose rule an event carries: section 十五 describes each keyword in rules of its own. */
function keywordsOf(event: GameEvent): readonly string[] {
  const [section, keyword] = event.rule.split('.');
  return section === '十五' && keyword !== undefined ? [keyword] : [];
}
