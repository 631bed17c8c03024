import { readAs } from '@arbiter/kernel';
import type { Ability, Verb } from '@arbiter/kernel/authoring';
import { subtypeLists } from '../characteristics/subtypes.js';
import type { KeywordExpansions } from './expansions.js';

const everyCreatureType: readonly string[] = subtypeLists.creature;

/** Keywords about faces, and keywords that define a characteristic (604.3). */
export const faceKeywords: KeywordExpansions = {
  // The cost of turning the permanent face up: the ability can't be activated, the special action reads its cost (702.36e). `mega` for
  // megamorph (702.36b).
  morph: ({ cost, costs, mega }): readonly Ability[] => [
    {
      kind: 'static',
      keyword: 'morph',
      ...(mega === true ? { marks: { mega } } : {}),
      cost: [...(cost === undefined ? [] : [{ verb: 'payMana', mana: cost }]), ...readAs<readonly Verb[]>(costs ?? [])],
    },
  ],
  // 702.72a
  changeling: () => [
    {
      kind: 'static',
      keyword: 'changeling',
      modifiers: [{ layer: 'types', of: 'self', defining: true, gain: { subtypes: everyCreatureType } }],
    },
  ],
  // 702.113a
  devoid: () => [
    { kind: 'static', keyword: 'devoid', modifiers: [{ layer: 'colours', of: 'self', defining: true, set: { colours: [] } }] },
  ],
  // 702.86a
  levelUp: ({ cost }) => [
    {
      kind: 'activated',
      keyword: 'levelUp',
      marks: { timing: 'sorcery' },
      cost: [{ verb: 'payMana', mana: cost }],
      clauses: [{ do: [{ verb: 'addCounters', what: 'self', kind: 'level', amount: 1 }] }],
    },
  ],
};
