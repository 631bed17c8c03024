import type { Json, JsonObject } from '@arbiter/kernel';
import {
  type Ability,
  call,
  type CardProgram,
  type Clause,
  type Control,
  defineProcedure,
  effectLocals,
  type EffectLocals,
  effectRef,
  type Env,
  uncut,
} from '@arbiter/kernel/authoring';

/**
 * Keyword actions that the rules define by other actions, such as "bolster N". Each is a list of clauses in the language of cards; `n` is
 * its number, `it` the object that the action is done to or done by.
 */

const mine = { from: 'battlefield', of: 'you' } as const;
const myCreatures = { ...mine, where: { types: 'creature' } } as const;
const n = { var: 'n' } as const;
const it = { var: 'it' } as const;
const shown = { var: 'shown' } as const;
const plusCounters = (
  what: Json,
  amount: Json = n,
): { readonly verb: 'addCounters'; readonly what: Json; readonly kind: string; readonly amount: Json } => ({
  verb: 'addCounters',
  what,
  kind: '+1/+1',
  amount,
});

/** Whether a revealed card is a land. */
const isLand = { object: shown, is: { types: 'land' } } as const;

const meanings = {
  /** 701.32a */
  bolster: [
    {
      choose: [
        { as: 'bolstered', from: { ...mine, where: { types: 'creature', toughness: { equal: { min: myCreatures, of: 'toughness' } } } } },
      ],
      do: [plusCounters({ var: 'bolstered' })],
    },
  ],
  /** 701.42a */
  adapt: [{ if: { not: { object: it, is: { counters: '+1/+1' } } }, do: [plusCounters(it)] }],
  /** 701.30a */
  monstrosity: [
    { if: { not: { object: it, is: { monstrous: true } } }, do: [plusCounters(it), { verb: 'becomeMonstrous', what: it, amount: n }] },
  ],
  /** 701.43a; the chosen Army is noted, since other abilities refer to it (701.43b). */
  amass: [
    {
      if: { not: { exists: { ...mine, where: { types: 'creature', subtypes: 'Army' } } } },
      do: [{ verb: 'create', token: 'token:zombie-army' }],
    },
    { choose: [{ as: 'army', from: { ...mine, where: { types: 'creature', subtypes: 'Army' } } }], do: [plusCounters({ var: 'army' })] },
    { do: [{ verb: 'note', what: 'army', as: 'amassed' }] },
  ],
  /** 701.35a */
  investigate: [{ do: [{ verb: 'create', token: 'token:clue', amount: n }] }],
  /** 701.29a */
  populate: [
    {
      choose: [{ as: 'populated', from: { ...mine, where: { types: 'creature', token: true } } }],
      do: [{ verb: 'create', copyOf: { var: 'populated' } }],
    },
  ],
  /** Manifests one card; several are manifested one at a time (701.33d). */
  manifest: [{ do: [{ verb: 'manifest' }] }],
  /** 701.39a: `you` is the controller of the exploring permanent. */
  explore: [
    { do: [{ verb: 'reveal', what: { all: { from: 'library', of: 'you', first: 1 } }, as: 'shown' }] },
    { if: { not: isLand }, do: [plusCounters(it, 1)] },
    {
      if: { all: [{ not: isLand }, { compare: [{ countOf: shown }, 'atLeast', 1] }] },
      may: true,
      do: [{ verb: 'move', what: shown, to: 'graveyard' }],
    },
    { if: isLand, do: [{ verb: 'move', what: shown, to: 'hand' }] },
    { do: [{ verb: 'explored', what: it }] },
  ],
  /** 701.28a */
  detain: [
    {
      do: [
        {
          verb: 'grant',
          to: it,
          until: 'yourNextTurn',
          modifiers: [
            {
              layer: 'rules',
              gain: {
                rules: [
                  { word: 'cant', what: 'attack' },
                  { word: 'cant', what: 'block' },
                  { word: 'cant', what: 'activate' },
                ],
              },
            },
          ],
        },
      ],
    },
  ],
  /** 701.37a: `you` is the player who goads. */
  goad: [
    {
      do: [
        {
          verb: 'grant',
          to: it,
          until: 'yourNextTurn',
          modifiers: [
            {
              layer: 'rules',
              gain: {
                rules: [
                  { word: 'must', what: 'attack' },
                  { word: 'must', what: 'attack', player: { tree: { not: 'you' } }, goad: true },
                ],
              },
            },
          ],
        },
      ],
    },
  ],
  /** 701.9b: power and toughness are those that the creature has now. */
  double: [
    {
      do: [
        {
          verb: 'grant',
          to: it,
          until: 'endOfTurn',
          modifiers: [{ layer: 'pt.change', add: { power: { var: 'power' }, toughness: { var: 'toughness' } } }],
        },
      ],
    },
  ],
  /** 701.10b: `you` is the player who gains control. */
  takeControl: [{ do: [{ verb: 'grant', to: it, modifiers: [{ layer: 'control', controller: 'you' }] }] }],
  /** 701.10g */
  exchangeNumber: [
    { if: { compare: [{ var: 'gained' }, 'atLeast', 1] }, do: [{ verb: 'gainLife', amount: { var: 'gained' } }] },
    { if: { compare: [{ var: 'lost' }, 'atLeast', 1] }, do: [{ verb: 'loseLife', amount: { var: 'lost' } }] },
    { do: [{ verb: 'grant', to: it, modifiers: [{ layer: 'pt.set', set: { power: { var: 'life' } } }] }] },
  ],
} as const satisfies { readonly [word: string]: readonly Clause[] };

export type Meant = keyof typeof meanings;

const words = Object.keys(meanings) as readonly Meant[];
const cardOfMeanings = 'rule:keyword-actions';

/** Carries the meanings of the keyword actions as its abilities. It is not a real card: no deck may contain it, and it can't be named. */
export const keywordActionsCard: CardProgram = {
  id: cardOfMeanings,
  names: { en: 'Keyword actions', zh: '关键字动作' },
  printed: { rule: '701.1' },
  abilities: Object.values(meanings).map((clauses): Ability => ({ kind: 'spell', clauses: clauses as readonly Clause[] })),
};

/** One time that a keyword action is carried out: by which player, and with which bindings. */
export interface Time {
  readonly you?: number;
  readonly vars?: JsonObject;
}

/** Locals of `meaning`. */
export interface MeaningLocals extends EffectLocals<{ readonly done: boolean }> {
  readonly times: readonly Time[];
}

/** Returns locals for carrying out a keyword action several times, one after the other. */
export function meaningLocals(env: Env, word: Meant, times: readonly Time[]): MeaningLocals {
  const program = `${cardOfMeanings}/abilities/${words.indexOf(word)}/clauses`;
  return { ...effectLocals(env, program), times };
}

/** Carries out what a keyword action means. Its outcome is done when all of it was carried out. */
export const meaningProcedure = defineProcedure<MeaningLocals>({
  name: 'meaning',
  steps: [
    {
      name: 'next',
      rule: '701.1',
      run: (table, locals): Control => {
        const returned = locals.returned;
        if (returned?.done === false) table.local(locals, 'allDone', false);
        const [time, ...rest] = locals.times;
        if (time === undefined) return { done: { done: locals.allDone } };
        table.local(locals, 'times', rest);
        const { self, card, event, each, subject } = locals;
        const env: Env = {
          self,
          card,
          you: time.you ?? locals.you,
          event,
          vars: { ...locals.vars, ...time.vars },
          each,
          subject,
          cut: uncut,
        };
        return call(effectRef, effectLocals(env, locals.program), 'next');
      },
    },
  ],
});
