import { createRuleset, type GameEvent, type Json, type Pins, type Ruleset, type View } from '@arbiter/kernel';
import { magic, sampleDeck } from '@arbiter/magic';
import type { Tally } from './counts.js';
import { drawFrom, seedOfGame } from './draw.js';
import { objectsIn } from './invariants.js';
import type { FuzzProfile } from './profile.js';
import { countVerbs } from './verbs.js';

/** Seed of the decks, apart from the run's: they are part of the pins. */
const decksSeed = 2_019;

/** Magic with counted verbs, and what the fuzzer is told of it: decks are drawn from all cards. Make a new one for every run. */
export function magicFuzz(): { readonly ruleset: Ruleset; readonly profile: FuzzProfile } {
  const verbs: Tally = new Map();
  const ruleset = createRuleset(countVerbs(magic, verbs));
  const enforced = { verbs: Object.keys(magic.verbs), endings: ['life', 'concession', 'agreedDraw', 'judge', 'time'] };
  return { ruleset, profile: { pins, conserved, keywordsOf, verbs, enforced } };
}

function pins(game: number): Pins {
  const format = Object.values(magic.formats)[0];
  if (format === undefined) throw new Error('magic names no format');
  const draw = drawFrom(seedOfGame(decksSeed, game));
  const decks = [sampleDeck(magic.cards, draw), sampleDeck(magic.cards, draw)] as unknown as readonly Json[];
  return { matchId: `fuzz-${game}`, game: magic.id, ruleset: '', catalogueHash: '', format, seats: 2, seedCommitment: null, decks };
}

/** Cards by owner; abilities, tokens and copies come and go. In a subgame only its libraries are on the table (720.2). */
function conserved(view: View): Json {
  if (view.values.depth !== 0) return null;
  const owned = objectsIn(view).filter(({ kind }) => kind === undefined).map(({ owner }) => owner);
  return view.players.map(({ seat }) => owned.filter((owner) => owner === seat).length);
}

/** 702 describes the keyword abilities: what an event did by one of its rules, the keyword did. */
function keywordsOf(event: GameEvent): readonly string[] {
  return event.rule.startsWith('702.') ? [event.rule.replace(/[a-z]$/, '')] : [];
}
