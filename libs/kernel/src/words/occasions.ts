import type { Ability, PlayerRef, Trigger } from '../programs/programs.js';
import { shortNoun } from './describing.js';
import type { Facets, SentenceReader } from './sentences.js';
import { facetsOf, joined, thing } from './facets.js';
import { and, or, type Phrase, phrase, template, UnknownWord, wordOf } from './phrases.js';

/*
 * Places in the words of an event: `$1` what the event is about, `$2` the player, `$3` its source, `$4` where the object enters, `$5` the
 * counter; `$6` what the object is added to, `$7` whose turn it is, `$8` which player it attacks; `%s` stands behind a verb whose subject
 * is the player.
 */

const card = phrase('a card', '卡牌');

/** Renders facts of an event that stand behind it, unless the event's words already say them. */
function mannerWords({ terms }: SentenceReader, facts: Facets['facts']): Phrase {
  const said = Object.entries(facts).filter(([field, value]) => field !== 'kind' && !(field === 'to' && value === 'graveyard'));
  return said
    .map(([field, value]) => wordOf(terms.manners, `${field}:${String(value)}`, 'fact of the event'))
    .reduce((a, b) => template('$1$2', '$1$2', a, b), phrase('', ''));
}

const moments: { readonly [kind: string]: { readonly words: Phrase; readonly table: 'phases' | 'steps' } } = {
  phase: { words: phrase('$2 $1 begins', '$2$1开始'), table: 'phases' },
  phaseEnd: { words: phrase('$2 $1 ends', '$2$1结束'), table: 'phases' },
  step: { words: phrase('$2 $1 begins', '$2$1开始'), table: 'steps' },
};

function momentWords(reader: SentenceReader, event: string, { turn }: Facets): Phrase | null {
  const [kind, name] = event.split(':');
  const moment = name === undefined ? undefined : moments[kind as string];
  if (moment === undefined) return null;
  return template(
    moment.words.en,
    moment.words.zh,
    wordOf(reader.terms[moment.table], name, 'moment'),
    turn === null ? phrase('a', '') : reader.possessive(turn),
  );
}

/** Renders whose turn ends or begins. */
function turnOf(reader: SentenceReader, turn: PlayerRef | null): Phrase {
  if (turn === null) return phrase('the turn', '回合');
  return typeof turn === 'string'
    ? template('$1 turn', '$1回合', reader.possessive(turn))
    : template('the turn of $1', '$1的回合', reader.player(turn));
}

function plainOccasion(reader: SentenceReader, event: string, facets: Facets, mood: Mood): Phrase {
  const { terms } = reader;
  const given = terms.eventWords(event, facets) ?? wordOf(terms.events, event, 'event');
  const words = mood === 'does' ? given : wouldBe(given);
  const own = joined(facets.about).where;
  const yours = event === 'entered' && (own.controller !== undefined || own.is === 'self');
  const about = thing(reader, facets.about, card, isPlaying(reader, event) ? terms.playedIn : 'field', !yours);
  const player = facets.player === null ? phrase('a player', '玩家') : reader.player(facets.player);
  const field = terms.fieldOf(reader, own.controller ?? (yours ? 'you' : null));
  const counter = typeof facets.facts.kind === 'string' ? counterOf(terms.counter(facets.facts.kind)) : phrase('a counter', '指示物');
  const source = thing(reader, facets.from, phrase('a source', '来源'));
  const victim = facets.victim === null ? phrase('', '') : reader.player(facets.victim);
  const main = template(
    words.en.replaceAll('%s', player.en === 'you' ? '' : 's'),
    words.zh,
    about,
    player,
    source,
    field,
    counter,
    thing(reader, facets.host, card),
    turnOf(reader, facets.turn),
    victim,
  );
  return template('$1$2', '$1$2', main, mannerWords(reader, facets.facts));
}

const counterOf = (kind: Phrase): Phrase => template(/^[aeiou]/.test(kind.en) ? 'an $1 counter' : 'a $1 counter', '$1指示物', kind);

/** Whether the event says that a card is played. */
const isPlaying = ({ terms }: SentenceReader, event: string): boolean => event === (terms.playing ?? 'played');

/** Whether the event happens, or would happen. */
type Mood = 'does' | 'would';

/** Renders one occasion, without `when`: `this card attacks`. @throws {UnknownWord} */
export function occasionWords(reader: SentenceReader, trigger: Trigger, mood: Mood = 'does'): Phrase {
  const facets = facetsOf(trigger);
  const words = momentWords(reader, trigger.event, facets) ?? plainOccasion(reader, trigger.event, facets, mood);
  return facets.rest.length === 0 ? words : template('$1 and $2', '$1且$2', words, and(facets.rest.map((one) => reader.condition(one))));
}

/** Renders the occasions of an ability: `When this card attacks or blocks`, or `[Enter]`. */
export function occasionsOf(reader: SentenceReader, on: readonly Trigger[]): Phrase {
  const said = on.filter(({ event }) => event !== 'state');
  if (said.length === 0) return phrase('', '');
  const label = reader.terms.occasion(said);
  if (label !== null) return label;
  const [first = phrase('', ''), ...more] = said.map((trigger) => occasionWords(reader, trigger));
  // If all occasions are about this card, the card is named only once: `when this card attacks or blocks`.
  const shared = [first, ...more].every(({ en }) => en.startsWith('this card '))
    ? more.map(({ en, zh }) => phrase(en.replace('this card ', ''), zh.replace('此牌', '')))
    : more;
  return template('when $1', '当$1时', or([first, ...shared]));
}

/** Renders what the event of an ability is about, or what it comes from, for mentions within the ability. */
export function eventThing(
  reader: SentenceReader,
  { on: [first] = [], kind }: Pick<Ability, 'on' | 'kind'>,
  which: 'about' | 'from',
  self: Phrase,
): Phrase {
  if (first === undefined) return phrase('that card', '该牌');
  if (which === 'about' && first.event === reader.terms.playing)
    return template('that $1', '该$1', shortNoun(reader, { from: reader.terms.playedIn, where: joined(facetsOf(first).about).where }));
  if (first.event === 'activated' && which === 'about') return template('that $1', '该$1', reader.terms.ability);
  const { where } = joined(facetsOf(first)[which]);
  if (where.is === 'self') return self;
  return first.event === 'destroyed' && kind !== 'replacement'
    ? template('the destroyed $1', '被消灭的$1', shortNoun(reader, { from: 'field', where }))
    : template('that $1', '该$1', shortNoun(reader, { from: 'field', where }));
}

/** Changes the words of an event to one that has not happened yet: `$1 would be destroyed`. @throws {UnknownWord} */
function wouldBe({ en, zh }: Phrase): Phrase {
  const said = en
    .replace(/^(\$\d) is /, '$1 would be ')
    .replace(/^(\$\d) (\w+)%s/, '$1 would $2')
    .replace(/^(\$\d) (\w+?)s /, '$1 would $2 ');
  if (!said.includes(' would ')) throw new UnknownWord('event to be replaced', en);
  return phrase(said, zh);
}
