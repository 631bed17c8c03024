import { type Ability, once, type Verb } from '@arbiter/kernel/authoring';

/** What abilities cost, told apart: will, and what else. */

const none: readonly Verb[] = [];

interface Parted {
  readonly will: string;
  readonly others: readonly Verb[];
  readonly usesItself: boolean;
  readonly restsItself: boolean;
}

/** What an ability costs, told apart. */
const partsOf = once(
  ({ cost = none }: Pick<Ability, 'cost'>): Parted => ({
    will: cost
      .filter(({ verb }) => verb === 'payWill')
      .map(({ will }) => will as string)
      .join(''),
    others: cost.filter(({ verb }) => verb !== 'payWill'),
    usesItself: cost.some(({ verb }) => verb === 'restSelf' || verb === 'banishSelf'),
    restsItself: cost.some(({ verb }) => verb === 'restSelf'),
  }),
);

/** Whether an ability costs `payWill`, and what, as one text. */
export const willIn = (ability: Pick<Ability, 'cost'>): string => partsOf(ability).will;

/** Whether an ability rests or banishes its own card for its cost: will that the card produces can't pay for it. */
export const usesItself = (ability: Pick<Ability, 'cost'>): boolean => partsOf(ability).usesItself;

/** Whether an ability rests its own card for its cost: what is rested can't pay that (1013.2). */
export const restsItself = (ability: Pick<Ability, 'cost'>): boolean => partsOf(ability).restsItself;

/** What an ability costs besides will. */
export const costBesidesWill = (ability: Pick<Ability, 'cost'>): readonly Verb[] => partsOf(ability).others;
