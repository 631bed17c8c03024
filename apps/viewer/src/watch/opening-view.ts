import { RequestRefused, type MatchApi } from '../api.js';
import type { Seen } from '../types.js';
import type { Moment } from './moments.js';

/** Returns the view that a page opens with: that of the version which its address names, or the newest where there is no such version. */
export async function openingView(api: Pick<MatchApi, 'view'>, moment: Moment | null): Promise<Seen> {
  if (moment?.at !== 'version') return api.view();
  try {
    return await api.view(moment.version);
  } catch (error) {
    if (error instanceof RequestRefused && error.code === 'version/not-found') return api.view();
    throw error;
  }
}
