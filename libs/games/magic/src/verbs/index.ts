import type { VerbDefinition } from '@arbiter/kernel/authoring';
import { chanceAndChoiceVerbs } from './chance-and-choice.js';
import { combatVerbs } from './combat.js';
import { countingVerbs } from './counting.js';
import { counterVerbs } from './counters.js';
import { damageAndLifeVerbs } from './damage-and-life.js';
import { faceVerbs } from './faces.js';
import { emblemVerbs } from './emblems.js';
import { enteringVerbs } from './entering.js';
import { manaVerbs } from './mana.js';
import { permanentVerbs } from './permanents.js';
import { keywordActionVerbs } from './keyword-actions.js';
import { keywordVerbs } from './keywords.js';
import { libraryVerbs } from './libraries.js';
import { pickingVerbs } from './picking.js';
import { stackVerbs } from './stack.js';
import { tappingVerbs } from './tapping.js';
import { awayVerbs } from '../effects/away.js';
import { preventionVerbs } from './prevention.js';
import { turnVerbs } from './turns.js';
import { zoneVerbs } from './zones.js';

/** Every verb that programs of Magic can use, by name; each file has the verbs of one kind. */
export const verbs: { readonly [name: string]: VerbDefinition } = {
  ...chanceAndChoiceVerbs,
  ...combatVerbs,
  ...counterVerbs,
  ...countingVerbs,
  ...damageAndLifeVerbs,
  ...faceVerbs,
  ...emblemVerbs,
  ...enteringVerbs,
  ...permanentVerbs,
  ...keywordActionVerbs,
  ...keywordVerbs,
  ...libraryVerbs,
  ...manaVerbs,
  ...pickingVerbs,
  ...stackVerbs,
  ...tappingVerbs,
  ...awayVerbs,
  ...preventionVerbs,
  ...turnVerbs,
  ...zoneVerbs,
};
