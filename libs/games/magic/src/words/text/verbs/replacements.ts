import type { Json } from '@arbiter/kernel';
import type { Ability, Amount, Clause, PlayerRef, Ref, Verb } from '@arbiter/kernel/authoring';
import { or, type Phrase, phrase, template, UnknownWord } from '@arbiter/kernel/words';
import type { Reader } from '../reader.js';
import type { VerbWords } from './general.js';

/** Words for what replacements change about an event (614), and for what begins to wait for an event (603.7, 615). */

const places: { readonly [to: string]: Phrase } = {
  battlefield: phrase('it is put onto the battlefield', '改为将之放进战场'),
  exile: phrase('it is exiled', '改为将之放逐'),
  graveyard: phrase('it is put into its owner’s graveyard', '改为将之置入其拥有者的坟墓场'),
  hand: phrase('it is put into its owner’s hand', '改为将之移回其拥有者手上'),
  library: phrase('it is put into its owner’s library', '改为将之置入其拥有者的牌库'),
};

/** Returns the words for changing one field of the event. */
function change(reader: Reader, field: string, value: Json): Phrase {
  switch (field) {
    case 'to':
      return places[value as string] ?? template('it goes to $1', '改为移到$1', phrase(String(value), String(value)));
    case 'at':
      return value === 'top' ? phrase('on top', '（顶）') : phrase('on the bottom', '（底）');
    case 'tapped':
      return phrase('tapped', '须横置');
    case 'times':
      return template('its mana is multiplied by $1', '其法术力乘以$1', reader.measure(value as never));
    case 'amount':
      return template('the number is $1', '数量为$1', reader.measure(value as never));
    default:
      return phrase(`its ${field} changes`, `其${field}改变`);
  }
}

/** Words for what an effect makes wait: for the next such event only, unless `left` gives a number; `left: -1` for each. */
const later: VerbWords = (reader, verb) =>
  thisTurn(verb, reader.waiting(verb.ability as Ability, verb.left === undefined ? { once: true } : {}));

const thisTurn = ({ until }: Verb, words: Phrase): Phrase =>
  until === 'endOfTurn' ? template('this turn: $1', '本回合中：$1', words) : words;

const shield: VerbWords = (reader, verb) => {
  const words = reader.waiting(verb.ability as Ability, verb.left === undefined ? {} : { left: verb.left as Amount });
  return thisTurn(verb, verb.left === 1 ? template('once, $1', '一次，$1', words) : words);
};

/** Words for preventing some of the damage (615.7): all that is left of the shield, or a number. */
const reduceBy: VerbWords = (reader, verb) => {
  const { left } = reader.waits;
  if (verb.by === 'left')
    return left === undefined
      ? phrase('prevent that', '防止之')
      : template('prevent the next $1 of that damage', '防止接下来的$1点该伤害', reader.measure(left));
  if (JSON.stringify(verb.by) === '{"event":"amount"}') return phrase('prevent that damage', '防止该伤害');
  return template('prevent $1 of it', '防止其中$1点', reader.measure(verb.by as Amount));
};

export const replacementVerbWords: { readonly [verb: string]: VerbWords } = {
  becomes: (reader, verb) => {
    const [first, ...more] = Object.entries(verb.set as { readonly [field: string]: Json }).map(([field, value]) =>
      change(reader, field, value),
    );
    if (first === undefined) throw new UnknownWord('verb', verb);
    return more.reduce((before, one) => template('$1 $2', '$1$2', before, one), first);
  },
  cancel: () => phrase('that doesn’t happen', '此事件不会发生'),
  firstThing: (reader, verb) =>
    template(
      'as the first thing in what comes next, $1',
      '在接下来真正进行的部分中首先$1',
      reader.order((verb.do as readonly Clause[]).flatMap((clause) => clause.do ?? [])),
    ),
  reduceBy,
  redirect: (reader, verb) => {
    const to = or([
      ...(verb.to === undefined ? [] : [reader.ref(verb.to as Ref)]),
      ...(verb.player === undefined || verb.to !== undefined ? [] : [reader.player(verb.player as PlayerRef)]),
    ]);
    const { left } = reader.waits;
    return verb.amount === 'left' && left !== undefined
      ? template('the next $2 of that damage is dealt to $1 instead', '接下来的$2点该伤害改为对$1造成', to, reader.measure(left))
      : template('it is dealt to $1 instead', '改为对$1造成之', to);
  },
  instead: (reader, verb) => template('$1', '$1', reader.order(verb.do as never)),
  shield,
  later,
  when: later,
  exileUntil: (reader, verb) =>
    template('exile $1 until $2 leaves the battlefield', '放逐$1，直到$2离开战场为止', reader.ref(verb.what as Ref), reader.self),
};
