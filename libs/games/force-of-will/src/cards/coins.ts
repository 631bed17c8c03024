import type { CardProgram } from '@arbiter/kernel/authoring';
import { type Attribute, attributes, willLetters } from './printed.js';

const letterOf = Object.fromEntries(Object.entries(willLetters).map(([letter, kind]) => [kind, letter])) as {
  readonly [A in Attribute]: string;
};

/** Returns the letters of attributes in the order of the book. */
const lettersOf = (kinds: readonly Attribute[]): readonly string[] =>
  attributes.filter((one) => kinds.includes(one)).map((one) => letterOf[one]);

/** Returns the id of the will coin of [Energize] (1119.2) for one or two attributes. */
export const coinFor = (kinds: readonly Attribute[]): string => `token:will-coin-${lettersOf(kinds).join('').toLowerCase()}`;

/** Makes a will coin: a token without a type whose one ability works in the removed area (1119.2a, ruling:39). */
function coin(kinds: readonly Attribute[]): CardProgram {
  const will = lettersOf(kinds).map((letter) => `{${letter}}`);
  return {
    id: coinFor(kinds),
    names: { en: 'Will Coin', zh: '魔力代币' },
    printed: { attributes: [], races: [], keywords: [] },
    abilities: [
      {
        kind: 'activated',
        from: ['removed'],
        cost: [{ verb: 'banishSelf' }],
        clauses: [{ do: [{ verb: 'produce', will: will.length === 1 ? (will[0] as string) : will }] }],
      },
    ],
  };
}

/** Every coin that a ruler's [Energize] may give. */
export const willCoins: readonly CardProgram[] = attributes.flatMap((one, at) => [
  coin([one]),
  ...attributes.slice(at + 1).map((other) => coin([one, other])),
]);
