import { nameOfSeat } from '../players.js';
import type { Language, MatchShown } from '../types.js';
import { word } from '../words.js';

interface WaitingForProps {
  readonly matchView: MatchShown;
  readonly seat: number;
  readonly language: Language;
}

/** For whom a player waits who is asked nothing, at the place where they are asked. */
export function WaitingFor({ matchView, seat, language }: WaitingForProps) {
  const others = matchView.pending.map((one) => (one.yours ? one.decision.seat : one.seat)).filter((one) => one !== seat);
  if (others.length === 0) return null;
  const names = [...new Set(others)].map((one) => nameOfSeat(matchView, one, language)).join(language === 'en' ? ', ' : '、');
  return <p class="prompt waiting-for">{word('waitingFor', language).replace('$', names)}</p>;
}
