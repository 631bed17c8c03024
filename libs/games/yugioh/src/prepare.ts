import type { Ability, CardProgram, Trigger } from '@arbiter/kernel/authoring';
import { withSummonable } from './summon/summonable-choices.js';

/**
 * Fills in what the writer of a card need not state: from where an ability is activated, in which windows, and at which
 * Spell Speed (4.4.1). Adds the activation of a Pendulum Monster as a Spell Card (base.13.1).
 */
export function prepare(card: CardProgram): CardProgram {
  const abilities =
    card.printed.scale === undefined || card.abilities.some(({ marks }) => marks?.pendulumCard === true)
      ? card.abilities
      : [...card.abilities, asPendulumCard];
  return { ...card, abilities: abilities.map((ability) => prepared(card, ability)) };
}

/**
 * The activation of a Pendulum Monster as a Spell Card (base.13.1). A card whose text requires something for it has the ability in its own
 * program.
 */
const asPendulumCard: Ability = { kind: 'spell', from: ['hand'], marks: { pendulumCard: true }, clauses: [] };

const main: readonly Trigger[] = [{ event: 'main', mark: 'at' }];
const fast: readonly Trigger[] = [{ event: 'fast', mark: 'at' }];

function prepared(card: CardProgram, written: Ability): Ability {
  const ability = withSummonable(written);
  const speed = speedIn(card, ability);
  // Continuous effects and replacements are never activated and have no Spell Speed (ruling:7).
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

/**
 * Spell Speed of an ability (4.4.1.1-1, 4.4.1.2-1, 4.4.1.3-1): 2 for Quick-Play Spells and Traps and for effects marked `quick`, 3 for
 * Counter Traps, 1 for all others.
 */
function speedIn({ printed }: CardProgram, { kind, marks }: Ability): 1 | 2 | 3 {
  if (kind !== 'spell') return marks?.quick === true ? 2 : 1;
  if (printed.property === 'counter') return 3;
  return printed.kind === 'trap' || printed.property === 'quickPlay' ? 2 : 1;
}

/**
 * The windows of an ability (base.16.6, base.23.2, base.23.3): at Spell Speed 1 an open state of the Main Phase, otherwise whenever fast
 * effects are activated.
 */
function windowsOf({ kind }: Ability, speed: number): readonly Trigger[] | undefined {
  if (kind !== 'spell' && kind !== 'activated') return undefined;
  return speed === 1 ? main : fast;
}

/**
 * The places from which an ability is activated: Spells from the hand or Set, Traps Set, unless their text says otherwise (base.16.1,
 * base.16.2). A monster's own effects are not activated while it is a Spell (base.3.15, base.16.14).
 */
function placesOf({ printed }: CardProgram, { kind, marks }: Ability): readonly string[] | undefined {
  if (kind !== 'spell') return printed.kind === 'monster' && marks?.pendulum === undefined ? ['monsterZone'] : undefined;
  // A Field Spell is in the zone reserved for Field Spells (base.16.15).
  const lying = printed.property === 'field' ? 'fieldZone' : 'spellTrapZone';
  // A Trap is activated from the hand only if its text says so (base.16.2, base.16.18).
  return printed.kind === 'trap' && marks?.fromHand !== true ? [lying] : ['hand', lying];
}
