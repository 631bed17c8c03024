import { InvalidArgumentError, Option, type Command } from 'commander';
import type { Language, PlayerNames, Viewer } from '@arbiter/kernel';
import { transcriptLines } from '@arbiter/recording';
import { boardText } from '../board.js';
import { openExport } from './open-export.js';

/** Parses a viewer: `judge`, `spectator`, `seat-0`. */
export function viewerFrom(word: string): Viewer {
  const seat = /^seat-(\d)$/.exec(word);
  if (seat) return { role: 'player', seat: Number(seat[1]) };
  if (word === 'judge' || word === 'spectator') return { role: word };
  throw new InvalidArgumentError('judge, spectator or seat-N');
}

/** Parses the names of the players, seat by seat: `Robin,Kim`. */
export const namesFrom = (list: string): PlayerNames => list.split(',').map((name) => name.trim());

/**
 * Adds `arbiter replay FILE`: prints an exported match event by event, replayed from its log with the ruleset it was recorded with: what
 * players and judges did, and what happened in the game.
 */
export function addReplay(program: Command): void {
  program
    .command('replay')
    .description('replay an exported match in words, event by event')
    .argument('<file>', 'an export (JSON Lines)')
    .addOption(new Option('--language <language>', 'of the words').choices(['en', 'zh']).default('en'))
    .option('--as <viewer>', 'judge, spectator or seat-N (default: judge)', viewerFrom)
    .option('--names <list>', 'names of the players, seat by seat, with commas between them: an export holds none', namesFrom)
    .option('--boards', 'show the board after every turn')
    .action(
      async (
        file: string,
        options: { readonly language: Language; readonly as?: Viewer; readonly names?: PlayerNames; readonly boards?: boolean },
      ) => {
        const timeline = await openExport(file);
        const viewer = options.as ?? { role: 'judge' };
        const { ruleset } = timeline;
        for (let version = 1; version <= timeline.head(); version++) {
          for (const { seq, type, rule, text } of transcriptLines(timeline, version, viewer, options.language, options.names)) {
            console.log(`${String(version).padStart(4)}${seq === 0 ? '' : `.${seq}`}  ${text}${rule === null ? '' : ` [${rule}]`}`);
            const view = options.boards === true && type === 'turnEnded' ? timeline.view(version, viewer) : null;
            if (view !== null) console.log(boardText(ruleset, view, options.names));
          }
        }
      },
    );
}
