import type { CardProgram } from '@arbiter/kernel/authoring';
import { keywordActionsCard } from '../actions/meanings.js';
import { sharedKeywordsCard } from '../verbs/keywords.js';
import { combatCards } from './combat.js';
import { copiesCard } from '../faces/copy-effects.js';
import { adventuresCard } from '../faces/adventures.js';
import { rareActs } from './rare-acts.js';
import { moreRareActs } from './rare-acts-more.js';
import { emblems } from './emblems.js';
import { keywordCarriers } from './keyword-carriers.js';
import { keywordExamples } from './keyword-examples.js';
import { moreKeywordCarriers } from './keyword-carriers-more.js';
import { keywordTokens } from './keyword-tokens.js';
import { intrinsicCard } from '../mana/abilities.js';
import { actionTokens } from './action-tokens.js';
import { monarchCard } from '../turn/monarch.js';
import { otherCreatures } from './creatures-others.js';
import { triggeringCreatures } from './creatures-triggers.js';
import { otherPermanents } from './permanents-others.js';
import { tokens } from './tokens.js';
import { choosingSpells } from './spells-choices.js';
import { moreCreatures } from './creatures-more.js';
import { plainSpells } from './spells-plain.js';
import { handCards } from './hands.js';
import { libraryCards } from './libraries.js';
import { shieldsCard } from '../effects/shields.js';
import { effectCards } from './effects.js';
import { exiling } from './exiling.js';
import { choosingNames } from './choosing-names.js';
import { clones } from './clones.js';
import { facedCards } from './double-faced.js';
import { faceTokens } from './face-tokens.js';
import { halves } from './halves.js';
import { morphs } from './morphs.js';
import { textChangers } from './text-changers.js';
import { staples } from './staples.js';
import { turnCards } from './turns.js';
import { farCards } from './zones.js';
import { factsOnly } from './vanilla.js';

/**
 * Every card that a match may contain: the cards, grouped by what they demonstrate, then the entries that carry abilities given by rules.
 */
export const catalogue: readonly CardProgram[] = [
  ...factsOnly,
  ...handCards,
  ...libraryCards,
  ...staples,
  ...combatCards,
  ...plainSpells,
  ...moreCreatures,
  ...choosingSpells,
  ...otherPermanents,
  ...tokens,
  ...triggeringCreatures,
  ...otherCreatures,
  ...effectCards,
  ...exiling,
  shieldsCard,
  ...actionTokens,
  ...keywordCarriers,
  ...keywordExamples,
  ...moreKeywordCarriers,
  ...keywordTokens,
  ...emblems,
  ...rareActs,
  ...moreRareActs,
  keywordActionsCard,
  ...turnCards,
  ...farCards,
  monarchCard,
  ...clones,
  ...choosingNames,
  ...facedCards,
  ...faceTokens,
  ...halves,
  ...morphs,
  ...textChangers,
  intrinsicCard,
  adventuresCard,
  copiesCard,
  sharedKeywordsCard,
];
