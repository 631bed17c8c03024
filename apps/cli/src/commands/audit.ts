import type { Command } from 'commander';
import type { PlayerNames, Viewer } from '@arbiter/kernel';
import { boardText } from '../board.js';
import { CommandFailed } from '../failure.js';
import { openExport } from './open-export.js';
import { namesFrom, viewerFrom } from './replay.js';

/** Adds `arbiter audit FILE --version N`: shows what a judge sees of any version, without a server. */
export function addAudit(program: Command): void {
  program
    .command('audit')
    .description('show an exported match at one version: state, what could be answered then, what each viewer saw')
    .argument('<file>', 'an export (JSON Lines)')
    .option('--version <number>', 'version of the log; the last when absent', Number)
    .option('--as <viewer>', 'judge, spectator or seat-N (default: judge)', viewerFrom)
    .option('--names <list>', 'names of the players, seat by seat, with commas between them: an export holds none', namesFrom)
    .option('--json', 'print everything as JSON')
    .action(
      async (
        file: string,
        options: { readonly version?: number; readonly as?: Viewer; readonly names?: PlayerNames; readonly json?: boolean },
      ) => {
        const timeline = await openExport(file);
        const nameOf = (seat: number): string => options.names?.[seat] ?? `seat ${seat}`;
        const viewer = options.as ?? { role: 'judge' };
        const version = options.version ?? timeline.head();
        if (!Number.isInteger(version) || version < 1 || version > timeline.head())
          throw new CommandFailed(`The log has versions 1 to ${timeline.head()}.`);
        const view = timeline.view(version, viewer);
        const events = timeline.eventsFor(version, viewer);
        if (options.json === true) {
          console.log(JSON.stringify({ version, view, events }, null, 2));
          return;
        }
        console.log(`version ${version} of ${timeline.head()}`);
        for (const event of events) console.log(`  ${timeline.ruleset.renderEvent(event, 'en', options.names)} [${event.rule}]`);
        if (view === null) return console.log('the match had not begun');
        console.log(boardText(timeline.ruleset, view, options.names));
        for (const pending of view.pending) {
          if (!pending.yours) console.log(`${nameOf(pending.seat)} is asked`);
          else {
            console.log(
              `${nameOf(pending.decision.seat)} is asked (${pending.decision.kind}, ${pending.decision.rule}): ${timeline.ruleset.renderDecision(pending.decision, 'en', options.names)}`,
            );
            if ('options' in pending.decision.domain)
              for (const option of pending.decision.domain.options)
                console.log(`  ${option.id}: ${timeline.ruleset.renderOption(option, 'en', options.names)}`);
          }
        }
      },
    );
}
