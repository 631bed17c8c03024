/** What is looked for, as it stands in the address; empty texts look for nothing. What can't be looked for is the server's to refuse. */
export interface Search {
  readonly player: string;
  readonly game: string;
  readonly deck: string;
  readonly tournament: string;
  readonly gathering: string;
  readonly from: string;
  readonly to: string;
  readonly status: string;
}

const names = ['player', 'game', 'deck', 'tournament', 'gathering', 'from', 'to', 'status'] as const;

export const everything: Search = { player: '', game: '', deck: '', tournament: '', gathering: '', from: '', to: '', status: '' };

/** Reads what is looked for from the part of an address behind `?`, or from the fields of a form. */
export function searchOf(given: { get(name: string): unknown }): Search {
  const found: Record<(typeof names)[number], string> = { ...everything };
  for (const name of names) {
    const value = given.get(name);
    if (typeof value === 'string') found[name] = value.trim();
  }
  return found;
}

/** The part of an address that looks for this, with its question mark; empty for everything. */
export function addressOf(search: Search): string {
  const asked = new URLSearchParams(Object.entries(search).filter(([, value]) => value !== ''));
  return asked.size === 0 ? '' : `?${asked.toString()}`;
}

export const statuses = ['running', 'created', 'ended', 'cancelled'] as const;

/** The lists of the lobby, in order: live matches first. A state that is looked for has a list alone. */
export function listsOf({ status }: Search): readonly string[] {
  return status === '' ? ['running', 'created', 'ended'] : [status];
}
