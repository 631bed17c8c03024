/** Tables that projections may write; their columns are in the migrations. */
export const projectionTables = [
  'match_list',
  'match_participation',
  'match_deck',
  'match_time',
  'tournament_list',
  'tournament_entry',
  'tournament_place',
  'tournament_round',
  'tournament_seat',
  'tournament_result',
] as const;
export type ProjectionTable = (typeof projectionTables)[number];
