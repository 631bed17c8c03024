import type { Ability, CardProgram, Trigger } from '@arbiter/kernel/authoring';
import { withSummonable } from './summon/summonable-choices.js';

/**
 * A card with everything said that its writer need not say: from where an ability is activated, in which windows, and at which
 * Spell Speed (4.4.1). A Pendulum Monster is activated as a Spell Card besides (base.13.1).
 */
export function prepare(card: CardProgram): CardProgram {
  const abilities =
    card.printed.scale === undefined || card.abilities.some(({ marks }) => marks?.pendulumCard === true)
      ? card.abilities
      : [...card.abilities, asPendulumCard];
  return { ...card, abilities: abilities.map((ability) => prepared(card, ability)) };
}

/** A Pendulum Monster is activated as a Spell Card (base.13.1); where its text asks for something, the card has the ability itself. */
const asPendulumCard: Ability = { kind: 'spell', from: ['hand'], marks: { pendulumCard: true }, clauses: [] };

const main: readonly Trigger[] = [{ event: 'main', mark: 'at' }];
const fast: readonly Trigger[] = [{ event: 'fast', mark: 'at' }];

function prepared(card: CardProgram, written: Ability): Ability {
  const ability = withSummonable(written);
  const speed = speedIn(card, ability);
  // What only stands, or replaces, is never activated and has no Spell Speed (ruling:7).
  const marks = ability.kind === 'static' || ability.kind === 'replacement' ? ability.marks : { speed, ...ability.marks };
  const on = ability.on ?? windowsOf(ability, speed);
  const from = ability.from ?? placesOf(card, ability);
  return {
    ...ability,
    ...(on === undefined ? {} : { on }),
    ...(from === undefined ? {} : { from }),
    ...(marks === undefined ? {} : { marks }),
  };
}

/** 4.4.1.1-1, 4.4.1.2-1, 4.4.1.3-1: Quick-Play Spells and Traps are fast, Counter Traps fastest; of effects those that say so (`quick`). */
function speedIn({ printed }: CardProgram, { kind, marks }: Ability): 1 | 2 | 3 {
  if (kind !== 'spell') return marks?.quick === true ? 2 : 1;
  if (printed.property === 'counter') return 3;
  return printed.kind === 'trap' || printed.property === 'quickPlay' ? 2 : 1;
}

/** base.16.6, base.23.2, base.23.3: Spell Speed 1 in an open state of the Main Phase, the rest whenever fast effects are activated. */
function windowsOf({ kind }: Ability, speed: number): readonly Trigger[] | undefined {
  if (kind !== 'spell' && kind !== 'activated') return undefined;
  return speed === 1 ? main : fast;
}

/** base.16.1, base.16.2: Spells from the hand or Set, Traps Set, unless their text says otherwise; a monster's own effects not as a Spell (base.3.15, base.16.14). */
function placesOf({ printed }: CardProgram, { kind, marks }: Ability): readonly string[] | undefined {
  if (kind !== 'spell') return printed.kind === 'monster' && marks?.pendulum === undefined ? ['monsterZone'] : undefined;
  // base.16.15: a Field Spell lies in the zone that is for those alone.
  const lying = printed.property === 'field' ? 'fieldZone' : 'spellTrapZone';
  // base.16.2, base.16.18: a Trap of the hand only where its text says so.
  return printed.kind === 'trap' && marks?.fromHand !== true ? [lying] : ['hand', lying];
}
