import { createRuleset, type GameEvent, type Json, type Pins, type Ruleset, type View } from '@arbiter/kernel';
import { starline } from '@arbiter/starline';
import type { Tally } from './counts.js';
import { objectsIn } from './invariants.js';
import type { FuzzProfile } from './profile.js';
import { countVerbs } from './verbs.js';

/** Starline with counted verbs, and what the fuzzer is told of it. Make a new one for every run. */
export function starlineFuzz(): { readonly ruleset: Ruleset; readonly profile: FuzzProfile } {
  const verbs: Tally = new Map();
  const ruleset = createRuleset(countVerbs(starline, verbs));
  const { decisionKinds } = starline;
  return { ruleset, profile: { pins, conserved, keywordsOf, verbs, enforced: { decisionKinds, endings: ['countdown', 'earlyEnd'] } } };
}

function pins(game: number): Pins {
  const format = Object.values(starline.formats)[0];
  if (format === undefined) throw new Error('starline names no format');
  return { matchId: `fuzz-${game}`, game: starline.id, ruleset: '', catalogueHash: '', format, seats: 2, seedCommitment: null };
}

/** Cards and travellers by owner; decks come to the table during preparation. */
function conserved(view: View): Json {
  if (view.turn.number === 0) return null;
  const owned = objectsIn(view).map((object) => object.owner);
  return view.players.map(({ seat, values }) => owned.filter((owner) => owner === seat).length + (typeof values.forest === 'number' ? values.forest : 0));
}

/** Section 十五 describes the keywords: what an event did by one of its rules, the keyword did. */
function keywordsOf(event: GameEvent): readonly string[] {
  const [section, keyword] = event.rule.split('.');
  return section === '十五' && keyword !== undefined ? [keyword] : [];
}
