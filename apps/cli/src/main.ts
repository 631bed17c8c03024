import { Command } from 'commander';
import { RequestRefused } from '@arbiter/client';
import { addArchive } from './commands/archive.js';
import { addAudit } from './commands/audit.js';
import { addBench } from './commands/bench.js';
import { addBots } from './commands/bots.js';
import { addCards } from './commands/cards.js';
import { addChaosPlayers } from './commands/chaos-players.js';
import { addCompare } from './commands/compare.js';
import { addDeck } from './commands/deck.js';
import { addFuzz } from './commands/fuzz.js';
import { addLog } from './commands/log.js';
import { addMonitor } from './commands/monitor.js';
import { addOrganizer } from './commands/organizer.js';
import { addPlay } from './commands/play.js';
import { addProjections } from './commands/projections.js';
import { addReplay } from './commands/replay.js';
import { addScenario } from './commands/scenario.js';
import { addSeed } from './commands/seed.js';
import { addStandings } from './commands/standings.js';
import { addTables } from './commands/tables.js';
import { addTournament } from './commands/tournament.js';
import { addVerify } from './commands/verify.js';
import { addWebhooks } from './commands/webhooks.js';
import { addWitness } from './commands/witness.js';
import { CommandFailed } from './failure.js';

const program = new Command('arbiter')
  .description('Records trading-card-game matches so that nobody can argue about what happened.')
  .showHelpAfterError();

for (const add of [
  addPlay,
  addReplay,
  addVerify,
  addCompare,
  addWitness,
  addMonitor,
  addAudit,
  addArchive,
  addScenario,
  addDeck,
  addCards,
  addStandings,
  addTournament,
  addWebhooks,
  addFuzz,
  addProjections,
  addTables,
  addLog,
  addOrganizer,
  addSeed,
  addBots,
  addBench,
  addChaosPlayers,
])
  add(program);

try {
  await program.parseAsync(process.argv);
} catch (error) {
  if (!(error instanceof CommandFailed || error instanceof RequestRefused)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
