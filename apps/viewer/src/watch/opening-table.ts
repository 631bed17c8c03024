import { RequestRefused, type MatchApi, type TableSeen } from '../api.js';
import type { Moment } from './moments.js';

/** Returns the table that a page opens with: at the version which its address names, or at the newest where there is no such version. */
export async function openingTable(api: Pick<MatchApi, 'table'>, moment: Moment | null): Promise<TableSeen> {
  if (moment?.at !== 'version') return api.table();
  try {
    return await api.table(moment.version);
  } catch (error) {
    if (error instanceof RequestRefused && error.code === 'version/not-found') return api.table();
    throw error;
  }
}
