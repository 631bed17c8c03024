/**
 * Why a command is refused: public codes, never renamed, and what to do in a sentence. `params` are for machines.
 */
export interface Refusal {
  readonly code: RefusalCode;
  readonly detail: string;
  readonly params: { readonly [name: string]: string | number | null | readonly (string | number)[] };
}

export const refusalCodes = [
  'tournament/wrong-status',
  'tournament/structure-missing',
  'tournament/structure-invalid',
  'tournament/nothing-to-change',
  'tournament/too-few-entrants',
  'tournament/phase-not-over',
  'tournament/no-next-phase',
  'tournament/cut-too-large',
  'tournament/cut-tied',
  'tournament/late-entry-closed',
  'entrant/not-found',
  'entrant/registered-already',
  'entrant/wrong-place',
  'entrant/not-active',
  'penalty/not-found',
  'round/not-found',
  'round/wrong-stage',
  'round/unfinished',
  'round/no-more',
  'round/pairing-refused',
  'round/override-invalid',
  'table/not-found',
  'result/impossible',
  'result/draw-not-allowed',
  'result/not-reported-by-players',
  'result/not-yours',
  'result/stands',
  'result/missing',
  'result/frozen',
  'result/not-due',
  'draft/not-now',
  'draft/pods-missing',
  'draft/pods-drawn',
  'deck/submission-closed',
  'deck/not-asked-for',
  'deck/too-few-tables',
] as const;
export type RefusalCode = (typeof refusalCodes)[number];

export type Decision<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusal: Refusal };

/** The decision to do what is asked. */
export const accept = <T>(value: T): Decision<T> => ({ ok: true, value });

/** The decision to refuse it. */
export const refuse = (
  code: RefusalCode,
  detail: string,
  params: Refusal['params'] = {},
): { readonly ok: false; readonly refusal: Refusal } => ({
  ok: false,
  refusal: { code, detail, params },
});
