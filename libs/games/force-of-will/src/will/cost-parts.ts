import type { Ability, Verb } from '@arbiter/kernel/authoring';

/** What abilities cost, told apart: will, and what else. */

const none: readonly Verb[] = [];

interface Parted {
  readonly will: string;
  readonly others: readonly Verb[];
  readonly usesItself: boolean;
  readonly restsItself: boolean;
}

const parted = new WeakMap<Pick<Ability, 'cost'>, Parted>();

/** What an ability costs, told apart; remembered, for programs never change. */
function partsOf(ability: Pick<Ability, 'cost'>): Parted {
  let known = parted.get(ability);
  if (known === undefined) {
    const { cost = none } = ability;
    parted.set(
      ability,
      (known = {
        will: cost
          .filter(({ verb }) => verb === 'payWill')
          .map(({ will }) => will as string)
          .join(''),
        others: cost.filter(({ verb }) => verb !== 'payWill'),
        usesItself: cost.some(({ verb }) => verb === 'restSelf' || verb === 'banishSelf'),
        restsItself: cost.some(({ verb }) => verb === 'restSelf'),
      }),
    );
  }
  return known;
}

/** Whether an ability costs `payWill`, and what, as one text. */
export const willIn = (ability: Pick<Ability, 'cost'>): string => partsOf(ability).will;

/** Whether an ability rests or banishes its own card for its cost: will that the card produces can't pay for it. */
export const usesItself = (ability: Pick<Ability, 'cost'>): boolean => partsOf(ability).usesItself;

/** Whether an ability rests its own card for its cost: what is rested can't pay that (1013.2). */
export const restsItself = (ability: Pick<Ability, 'cost'>): boolean => partsOf(ability).restsItself;

/** What an ability costs besides will. */
export const costBesidesWill = (ability: Pick<Ability, 'cost'>): readonly Verb[] => partsOf(ability).others;
