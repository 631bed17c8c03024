import { askEarly, tableAddress } from './early-answer.js';
import { tokenKey, tokenOfFragment } from './reader-token.js';
import { momentOf } from './watch/moments.js';

// Stands in the page itself and so runs before any script has come: what a match page draws is asked for at once.
const matchId = /^\/matches\/([^/]+)\/board$/.exec(location.pathname)?.[1];
if (matchId !== undefined)
  window.arbiterEarly = askEarly(
    tableAddress(matchId, momentOf(location.hash)),
    tokenOfFragment(location.hash) ?? sessionStorage.getItem(tokenKey),
  );
