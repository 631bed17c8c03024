import type { Procedure } from '@arbiter/kernel/authoring';
import { clashProcedure } from './clash.js';
import { flipCoinProcedure } from './coin.js';
import { arrangeProcedure } from './look-and-arrange.js';
import { meaningProcedure } from './meanings.js';
import { pickOwnProcedure } from './pick-own.js';
import { choosePileProcedure, separateProcedure } from './piles.js';
import { proliferateProcedure } from './proliferate.js';
import { putInLibraryProcedure } from './put-in-library.js';
import { searchProcedure } from './search.js';
import { voteProcedure } from './vote.js';

/** Procedures of the keyword actions (701) that ask players something while they are carried out. */
export const actionProcedures: readonly Procedure[] = [
  arrangeProcedure,
  choosePileProcedure,
  clashProcedure,
  flipCoinProcedure,
  meaningProcedure,
  pickOwnProcedure,
  proliferateProcedure,
  putInLibraryProcedure,
  searchProcedure,
  separateProcedure,
  voteProcedure,
];
