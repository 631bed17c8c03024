import { type Ability, once, type Verb } from '@arbiter/kernel/authoring';

/** Costs of abilities, split into will and other parts. */

const none: readonly Verb[] = [];

interface Parted {
  readonly will: string;
  readonly others: readonly Verb[];
  readonly usesItself: boolean;
  readonly restsItself: boolean;
}

/** Splits the cost of an ability. */
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

/** Returns the will of all `payWill` in an ability's cost, as one text. */
export const willIn = (ability: Pick<Ability, 'cost'>): string => partsOf(ability).will;

/** Whether an ability's cost rests or banishes its own card, so that will produced by the card can't pay it. */
export const usesItself = (ability: Pick<Ability, 'cost'>): boolean => partsOf(ability).usesItself;

/** Whether an ability's cost rests its own card, which a rested card can't do (1013.2). */
export const restsItself = (ability: Pick<Ability, 'cost'>): boolean => partsOf(ability).restsItself;

/** Returns the cost of an ability other than will. */
export const costBesidesWill = (ability: Pick<Ability, 'cost'>): readonly Verb[] => partsOf(ability).others;
