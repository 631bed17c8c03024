import { pickAndDo, pickingVerbs, type Procedure, type VerbDefinition } from '@arbiter/kernel/authoring';
import { actionVerbs } from './actions.js';
import { chanceVerbs } from './chance.js';
import { enteringVerbs } from './entering.js';
import { incarnateProcedure, incarnateVerbs } from './incarnate.js';
import { attachingVerbs, putAddedProcedure } from './attaching.js';
import { copyingVerbs } from './copying.js';
import { lifeAndDamageVerbs } from './life-and-damage.js';
import { moveVerbs } from './moves.js';
import { pickingRules } from './pickings.js';
import { playingVerbs } from './playing.js';
import { showingVerbs } from './showing.js';
import { stateVerbs } from './state.js';
import { chooseWillProcedure, willVerbs } from './will.js';

/** Every verb of the game's programs by name; each file holds the verbs of one kind. */
export const verbs: { readonly [name: string]: VerbDefinition } = {
  ...moveVerbs,
  ...attachingVerbs,
  ...copyingVerbs,
  ...pickingVerbs(pickingRules),
  ...stateVerbs,
  ...lifeAndDamageVerbs,
  ...willVerbs,
  ...chanceVerbs,
  ...enteringVerbs,
  ...incarnateVerbs,
  ...playingVerbs,
  ...showingVerbs,
  ...actionVerbs,
};

/** Procedures that verbs call, such as the choice of the will to produce (907.4). */
export const verbProcedures: readonly Procedure[] = [pickAndDo(pickingRules), putAddedProcedure, incarnateProcedure, chooseWillProcedure];
