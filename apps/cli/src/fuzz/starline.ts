import { createRuleset, type GameEvent, type Json, type JsonObject, type Pins, type Ruleset, type View } from '@arbiter/kernel';
import { starline } from '@arbiter/starline';
import { inventedCards } from '@arbiter/starline/testing';
import { objectsIn } from './invariants.js';
import type { FuzzProfile, Tally } from './profile.js';
import { starlineWatch } from './starline-watch.js';
import { countVerbs } from './verbs.js';

/** One game in so many is played with the test catalogue too: it carries the keywords that no printed card has. */
const inventedEvery = 3;
/** One value, so that the kernel reads these cards once. */
const invented = inventedCards as unknown as readonly JsonObject[];

/**
 * Keywords whose work is an event of its own. Resistances and prohibitions work by what does not happen; scenarios show
 * those.
 */
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

/** Starline with counted verbs, and what the fuzzer is told of it. Make a new one for every run. */
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

/** Every second game is about one card and its race, each card in turn. */
function favourites(game: number): readonly string[] {
  const card = game % 2 === 0 ? starline.cards[(game / 2) % starline.cards.length] : undefined;
  return card === undefined ? [] : [card.id, String(card.printed.race)];
}

/** Cards and travellers by owner; decks come to the table during preparation. */
function conserved(view: View): Json {
  if (view.turn.number === 0) return null;
  const owned = objectsIn(view).map((object) => object.owner);
  return view.players.map(
    ({ seat, values }) => owned.filter((owner) => owner === seat).length + (typeof values.forest === 'number' ? values.forest : 0),
  );
}

/** Section 十五 describes the keywords: what an event did by one of its rules, the keyword did. */
function keywordsOf(event: GameEvent): readonly string[] {
  const [section, keyword] = event.rule.split('.');
  return section === '十五' && keyword !== undefined ? [keyword] : [];
}
