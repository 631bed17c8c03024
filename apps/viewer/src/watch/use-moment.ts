import { useEffect, useState } from 'preact/hooks';
import { fragmentOf, momentOf, type Moment } from './moments.js';

/** Browsers refuse pages that write their address too often: it is written when the reader has stayed so long, in milliseconds. */
const stayed = 350;

/** The moment that is looked at, and how to look at another one; null is the newest one. */
export interface Looking {
  readonly moment: Moment | null;
  readonly look: (moment: Moment | null) => void;
}

/**
 * Keeps the moment that is looked at in the address, in place of the one before, so that the address can be kept, sent and loaded anew, and
 * going back leaves the match. An address that is opened while the page is there (a link, going back or forward) leads to its moment.
 */
export function useMoment(): Looking {
  const [moment, look] = useState(() => momentOf(location.hash));
  useEffect(() => {
    const opened = () => look(momentOf(location.hash));
    addEventListener('hashchange', opened);
    return () => removeEventListener('hashchange', opened);
  }, []);
  useEffect(() => {
    const fragment = fragmentOf(moment);
    const timer = setTimeout(() => {
      if (location.hash !== fragment) history.replaceState(history.state, '', location.pathname + location.search + fragment);
    }, stayed);
    return () => clearTimeout(timer);
  }, [moment]);
  return { moment, look };
}

/** Returns the version of a moment; null is the newest one, which is also shown in place of a version that is not there yet. */
export const versionIn = (moment: Moment | null, newest: number, versionOfTurn: (turn: number) => number | null): number | null => {
  if (moment === null) return null;
  const version = moment.at === 'version' ? moment.version : versionOfTurn(moment.turn);
  return version === null || version > newest ? null : version;
};
