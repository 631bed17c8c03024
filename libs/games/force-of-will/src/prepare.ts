import { type JsonObject, readAs } from '@arbiter/kernel';
import type { Ability, CardProgram, Choice, Face } from '@arbiter/kernel/authoring';
import { withTiers } from './happenings/replacing.js';
import { type Attribute, type OldAddition, type Printed, willLetters } from './cards/printed.js';

/** Completes a card with what its writer need not say: what follows from its facts alone, and where a Judgment is played from. */
export function prepare(card: CardProgram): CardProgram {
  const abilities = withTiers([...card.abilities, ...ownAbilities(card), ...card.abilities.flatMap(revealed)].map(prepared));
  const printed = asToday(card.printed);
  const faces = card.faces?.map(
    (face): Face => ({ ...face, printed: asToday(face.printed), abilities: withTiers(face.abilities.map(prepared)) }),
  );
  return { ...card, printed, abilities, ...(faces === undefined ? {} : { faces }) };
}

/**
 * Returns the abilities that follow from the facts: the plain Judgment (705.2a), what a basic magic stone produces, what an old addition is
 * added to (1406.2a).
 */
function ownAbilities({ printed }: CardProgram): readonly Ability[] {
  // A will coin has no type.
  if (printed.kind === undefined) return none;
  const facts = readAs<Printed>(printed);
  switch (facts.kind) {
    case 'ruler':
      return facts.judgment === undefined
        ? none
        : [{ kind: 'activated', keyword: 'judgment', cost: [{ verb: 'payWill', will: facts.judgment }] }];
    case 'magicStone':
      return facts.special ? none : facts.stones.map(produces);
    case 'addition':
      return facts.old === undefined || facts.old === 'field' ? none : [{ kind: 'spell', targets: [hostFor(facts.old)] }];
    case 'jRuler':
    case 'resonator':
    case 'chant':
    case 'regalia':
      return none;
  }
}

/**
 * Adds the ability `reveal` to a chant with [Trigger] and an event as its condition, which waits for the event in the standby area and in
 * the hand (708.2; see `field/reveals.ts`).
 */
function revealed({ kind, keyword, on, when }: Ability): readonly Ability[] {
  if (kind !== 'spell' || keyword !== 'trigger' || on === undefined) return none;
  return [{ kind: 'triggered', keyword: 'reveal', from: ['standby', 'hand'], on, ...(when === undefined ? {} : { when }) }];
}

const none: readonly Ability[] = [];

const letterOf = Object.fromEntries(Object.entries(willLetters).map(([letter, kind]) => [kind, letter]));

function produces(attribute: Attribute): Ability {
  return {
    kind: 'activated',
    cost: [{ verb: 'restSelf' }],
    clauses: [{ do: [{ verb: 'produce', will: `{${letterOf[attribute] ?? ''}}` }] }],
  };
}

const hosts: { readonly [old in Exclude<OldAddition, 'field'>]: readonly string[] } = {
  resonator: ['resonator'],
  ruler: ['ruler'],
  jRuler: ['jRuler'],
  jResonator: ['jRuler', 'resonator'],
  jRulerOrRuler: ['jRuler', 'ruler'],
};

/** Returns the choice of a host, made as the addition is played. */
function hostFor(old: Exclude<OldAddition, 'field'>): Choice {
  return { as: 'host', target: true, from: { from: ['field', 'rulerArea'], where: { any: hosts[old].map((types) => ({ types })) } } };
}

/** Adds today's keyword to an old card: `Spell:Chant-Instant` has Quickcast (1405.3, 1405.3a). */
function asToday(printed: JsonObject): JsonObject {
  return printed.kind === 'chant' && printed.old === 'instant'
    ? { ...printed, keywords: [...((printed.keywords as readonly string[] | undefined) ?? []), 'quickcast'] }
    : printed;
}

/**
 * Limits Judgment to the ruler area. Any other ability of a ruler works there too, and one of another card on the field: both zones are in
 * play by default (902.1, 902.1a, 902.1b).
 */
function prepared(ability: Ability): Ability {
  return ability.keyword === 'judgment' ? { ...ability, from: ['rulerArea'] } : ability;
}
