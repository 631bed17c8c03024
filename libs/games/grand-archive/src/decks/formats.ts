import type { FormatPins } from '@arbiter/kernel';

/** How a match may be played: data. `decks`: which rules decks follow, those of constructed (1.5.1) or of limited (1.5.2) play; none when absent. */
export const formats = {
  single: { id: 'single', bestOf: 1, onTimeOut: 'loseMatch', options: { decks: 'constructed' } },
  match: { id: 'match', bestOf: 3, onTimeOut: 'loseMatch', options: { decks: 'constructed' } },
  limited: { id: 'limited', bestOf: 1, onTimeOut: 'loseMatch', options: { decks: 'limited' } },
  open: { id: 'open', bestOf: 1, onTimeOut: 'loseMatch', options: {} },
} as const satisfies { readonly [id: string]: FormatPins };
