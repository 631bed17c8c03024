import type { Passing } from './match-presence.js';

/** What passes at a match as a server-sent event. It has no id: whoever resumes goes on after the last event of the log. */
export const passingFrame = (passing: Passing): Buffer => {
  const data = passing.type === 'presence' ? passing.presence : passing.phrase;
  return Buffer.from(`event: ${passing.type}\ndata: ${JSON.stringify(data)}\n\n`);
};
