import type { DeckRules } from '../deck-rules.js';
import { constructed as forceOfWill } from './force-of-will.js';
import { constructed as grandArchive, limited as grandArchiveLimited } from './grand-archive.js';
import { commander, constructed as magic, duelCommander, gladiator, limited as magicLimited } from './magic.js';
import { constructed as starline } from './starline.js';
import { advanced, classic, speed } from './yugioh.js';

/** The rules for decks of every format, by their id. */
export const deckRules = {
  'magic/constructed': magic,
  'magic/limited': magicLimited,
  'magic/commander': commander,
  'magic/duel-commander': duelCommander,
  'magic/gladiator': gladiator,
  'yugioh/advanced': advanced,
  'yugioh/classic': classic,
  'yugioh/speed': speed,
  'grand-archive/constructed': grandArchive,
  'grand-archive/limited': grandArchiveLimited,
  'force-of-will/constructed': forceOfWill,
  'starline/constructed': starline,
} as const satisfies { readonly [id: string]: DeckRules };
