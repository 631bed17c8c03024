/** A moment of a match that an address names: a version, or the beginning of a turn. */
export type Moment =
  | {
      readonly at: 'version';
      readonly version: number;
      /** The version with which it is compared. */
      readonly compared?: number;
    }
  | { readonly at: 'turn'; readonly turn: number };

const fieldsOf = (fragment: string): URLSearchParams => new URLSearchParams(fragment.replace(/^#/, ''));
const countOf = (text: string | null): number | null => (text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null);

/** Returns the moment in the fragment of an address (`#v=312`, `#turn=7`, `#v=120&with=140` for two that are compared, also beside a token); null where there is none. */
export function momentOf(fragment: string): Moment | null {
  const fields = fieldsOf(fragment);
  const version = countOf(fields.get('v'));
  const compared = countOf(fields.get('with'));
  if (version !== null) return { at: 'version', version, ...(compared === null ? {} : { compared }) };
  const turn = countOf(fields.get('turn'));
  return turn === null ? null : { at: 'turn', turn };
}

/** Returns the fragment that names a moment, with its `#`; empty for the newest one. */
export function fragmentOf(moment: Moment | null): string {
  if (moment === null) return '';
  if (moment.at === 'turn') return `#turn=${moment.turn}`;
  return moment.compared === undefined ? `#v=${moment.version}` : `#v=${moment.version}&with=${moment.compared}`;
}

/** Returns the path of a match's board at a version. */
export const pathOfMoment = (matchId: string, version: number): string =>
  `/matches/${matchId}/board${fragmentOf({ at: 'version', version })}`;
