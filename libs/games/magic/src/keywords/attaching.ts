import type { JsonObject } from '@arbiter/kernel';
import type { Ability, PlayerRef, Predicate, Selector } from '@arbiter/kernel/authoring';
import { itself } from './making.js';
import type { KeywordExpansions } from './expansions.js';

/** Keywords of permanents that are attached: enchant (702.5), equip (702.6), fortify (702.66). */

const itselfUnattached = { all: [itself, { compare: [{ event: 'host' }, 'equal', 0] }] } as const;

/**
 * An Aura spell targets what it will enchant (303.4a). An Aura that enters without being cast is attached to something that its controller
 * chooses, and stays where it is if there is nothing to enchant (303.4f, 303.4g).
 */
function enchant({ from, players }: JsonObject): readonly Ability[] {
  const hosts: { readonly from?: Selector; readonly players?: PlayerRef } =
    players === undefined
      ? { from: { from: ['battlefield', ...(typeof from === 'string' ? [from] : [])], relation: { is: 'attachable', to: 'self' } } }
      : { players: { playerOf: 'attachable', of: 'self' } };
  return [
    { kind: 'spell', keyword: 'enchant', targets: [{ as: 'enchanted', ...hosts, target: true }] },
    {
      kind: 'replacement',
      keyword: 'enchant',
      on: [{ event: 'entered', if: itselfUnattached }],
      clauses: [{ choose: [{ as: 'enchanted', ...hosts }], do: [{ verb: 'entersAttached', to: { var: 'enchanted' } }] }],
    },
  ];
}

/**
 * 702.6a, 702.66a: an activated ability, only at sorcery timing, that attaches the source to a permanent of yours. With a quality it is the
 * same keyword, and its target must have that quality (702.6c, 702.6d). Each of several instances may be activated (702.6e, 702.66c).
 */
function attaching(keyword: string, type: string): (parameters: JsonObject) => readonly Ability[] {
  return ({ cost, where }) => {
    const quality = (where as JsonObject | undefined)?.tree as Predicate | undefined;
    return [
      {
        kind: 'activated',
        keyword,
        marks: { timing: 'sorcery' },
        cost: [{ verb: 'payMana', mana: cost }],
        targets: [{ as: 'it', from: { from: 'battlefield', of: 'you', where: { types: type, ...quality } }, target: true }],
        clauses: [{ do: [{ verb: 'attach', what: 'self', to: { var: 'it' } }] }],
      },
    ];
  };
}

export const attachingKeywords: KeywordExpansions = {
  enchant,
  equip: attaching('equip', 'creature'),
  fortify: attaching('fortify', 'land'),
};
