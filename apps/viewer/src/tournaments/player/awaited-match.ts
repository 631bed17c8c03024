import type { OwnPage, Tournament } from '../shared/types.js';

/**
 * Whether a player waits for the match of their table. It begins a moment after its round was published, which changes nothing in the
 * tournament: whoever waits has to look again. A table that is played off line looks the same until it has its result.
 */
export const awaitsMatch = ({ settings }: Pick<Tournament, 'settings'>, { table }: Pick<OwnPage, 'table'>): boolean =>
  settings.matches === 'recorded' && table !== null && table.matchId === null && table.state !== 'confirmed';
