import { readFile } from 'node:fs/promises';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { answerOf, newCommandId } from '@arbiter/client';
import { CommandFailed } from '../failure.js';
import { fileOfNames, phasesOf, type PlayedByAll, resultOf, type StructureFlags, structureOf } from '../tournament/plan.js';
import { Session, type SessionFlags, told, type TournamentCommand } from '../tournament/session.js';
import { podLines, registeredLines, roundLines, standingsLines, tournamentLines } from '../tournament/words.js';

interface AnyFlags extends SessionFlags {
  readonly json?: boolean;
}

/** Reads a whole number from 1. */
const number = (text: string): number => {
  if (!/^[1-9]\d{0,5}$/.test(text)) throw new InvalidArgumentError('a whole number from 1');
  return Number(text);
};

const print = (document: unknown, lines: readonly string[], { json }: AnyFlags): void => {
  if (json === true) console.log(JSON.stringify(document, null, 2));
  else for (const line of lines) console.log(line);
};

/** Options of a command together with those that stand before it. */
const flagsOf = <T extends object>(command: Command): AnyFlags & T => command.optsWithGlobals<AnyFlags & T>();

/** Adds a command that sends one without anything to say about it. */
const addSimple = (parent: Command, name: string, description: string, sent: TournamentCommand): void => {
  parent
    .command(name)
    .description(description)
    .action(async (_: object, command: Command) => {
      const flags = flagsOf(command);
      const done = await new Session(flags).send(sent);
      print(done, [`${done.events.join(', ')} (version ${done.version})`], flags);
    });
};

interface CreateFlags {
  readonly gathering: string;
  readonly format: string;
  readonly policy: string;
  readonly capacity?: number;
  readonly checkIn?: boolean;
  readonly selfRegistration?: boolean;
  readonly reporting: 'players' | 'staff';
  readonly loneReports?: number;
  readonly offline?: boolean;
  readonly decks?: boolean;
  readonly list?: string;
  readonly onDate?: string;
  readonly private?: boolean;
}

const create = async (name: string, _: object, command: Command): Promise<void> => {
  const flags = flagsOf<CreateFlags>(command);
  const settings = {
    format: flags.format,
    policy: flags.policy,
    capacity: flags.capacity ?? null,
    checkIn: flags.checkIn === true ? 'required' : 'none',
    selfRegistration: flags.selfRegistration === true,
    reporting: flags.reporting,
    loneReportMinutes: flags.loneReports ?? null,
    matches: flags.offline === true ? 'offline' : 'recorded',
    clock: null,
    decks: flags.decks === true ? 'required' : 'none',
    cardList: flags.list ?? null,
    heldOn: flags.onDate ?? null,
    visibility: flags.private === true ? 'gathering' : 'public',
  } as const;
  const { client } = new Session(flags);
  const params = { path: { gatheringId: flags.gathering } };
  const body = { name, settings, commandId: newCommandId() };
  const made = await told(answerOf(client.POST('/gatherings/{gatheringId}/tournaments', { params, body })));
  print(made, [made.tournamentId], flags);
};

const addCreate = (parent: Command): void => {
  parent
    .command('create')
    .description('create a tournament, and print its id')
    .argument('<name>')
    .requiredOption('--gathering <id>', 'the gathering that it belongs to')
    .requiredOption('--format <id>', "a format of the gathering's game")
    .option('--policy <id>', 'by which standings are made', 'magic')
    .option('--capacity <n>', 'most entrants who play; whoever comes later waits', number)
    .option('--check-in', 'only those play who were seen')
    .option('--self-registration', 'players register themselves by the public link')
    .addOption(new Option('--reporting <who>', 'who reports results').choices(['players', 'staff']).default('players'))
    .option('--lone-reports <minutes>', 'after so many minutes the report of one player alone stands', number)
    .option('--offline', 'matches are played without being recorded')
    .option('--decks', 'decks are submitted')
    .option('--list <name>', 'the list by which decks are judged, such as modern or tcg; that of the format unless given, none for no list')
    .option('--on-date <day>', 'the day of the event as YYYY-MM-DD, for which decks are judged; that of the first round unless given')
    .option('--private', 'its pages are for tokens of the gathering')
    .action(create);
};

/** Reads phases that everybody plays. @throws {InvalidArgumentError} */
const phases = (text: string): readonly PlayedByAll[] => {
  const read = phasesOf(text);
  if (read === null) throw new InvalidArgumentError('phases such as draft:3,swiss:5,draft:3');
  return read;
};

const structure = async (_: object, command: Command): Promise<void> => {
  const flags = flagsOf<StructureFlags & { readonly reason?: string }>(command);
  const made = structureOf(flags);
  if (made === null)
    throw new CommandFailed(
      'Give one of --swiss, --draft, --phases, --pods, --round-robin, --elimination and --double-elimination; a cut follows all but the last two.',
    );
  const done = await new Session(flags).send({ type: 'setStructure', structure: made, reason: flags.reason ?? null });
  print(done, [`${done.events.join(', ')} (version ${done.version})`], flags);
};

const addStructure = (parent: Command): void => {
  parent
    .command('structure')
    .description('say which rounds are played')
    .option('--swiss <rounds>', 'so many Swiss rounds', number)
    .option('--draft <rounds>', 'a draft, and so many rounds inside its pods', number)
    .option('--phases <list>', 'Swiss rounds and drafts that everybody plays, such as draft:3,swiss:5,draft:3', phases)
    .option('--pods <rounds>', 'so many rounds of tables of four and three', number)
    .option('--round-robin', 'everybody meets everybody')
    .option('--elimination', 'single elimination, from the beginning or after the cut')
    .option('--double-elimination', 'double elimination, from the beginning or after the cut')
    .option('--third-place', 'the losers of the semifinals play for the third place')
    .option('--best-of <n>', 'games of a match', number, 3)
    .option('--minutes <n>', 'length of a round', number)
    .option('--last-by-rank', 'pair the last Swiss round by rank')
    .option('--cut <n>', 'cut to the first so many, who play elimination', number)
    .option('--cut-best-of <n>', 'games of a match after the cut', number)
    .option('--reason <text>', 'why it changes after the first round')
    .action(structure);
};

const register = async (names: readonly string[], _: object, command: Command): Promise<void> => {
  const flags = flagsOf<{ readonly csv?: string }>(command);
  if ((flags.csv === undefined) === (names.length === 0)) throw new CommandFailed('Give names, or a file with --csv.');
  const csv =
    flags.csv === undefined
      ? fileOfNames(names)
      : await readFile(flags.csv, 'utf8').catch((error: unknown) => {
          throw new CommandFailed(`${flags.csv} can't be read: ${error instanceof Error ? error.message : String(error)}`);
        });
  const session = new Session(flags);
  const body = { commandId: newCommandId(), csv };
  const done = await told(answerOf(session.client.POST('/tournaments/{tournamentId}/entrants', { ...session.path, body })));
  print(done, registeredLines(done), flags);
  if (done.ignoredColumns.length > 0) console.error(`not read: ${done.ignoredColumns.join(', ')}`);
  for (const { line, code, detail } of done.refused)
    console.error(`${flags.csv === undefined ? (names[line - 2] ?? '') : `line ${line}`}: ${code}: ${detail}`);
  if (done.refused.length > 0) process.exitCode = 1;
};

const registration = async (what: string, _: object, command: Command): Promise<void> => {
  const flags = flagsOf(command);
  if (what !== 'open' && what !== 'close') throw new CommandFailed('Registration is opened or closed: say open or close.');
  const done = await new Session(flags).send({ type: what === 'open' ? 'openRegistration' : 'closeRegistration' });
  print(done, [`${done.events.join(', ')} (version ${done.version})`], flags);
};

interface ResultFlags {
  readonly round?: number;
  readonly report?: boolean;
  readonly correct?: string;
}

const result = async (table: number, score: string, _: object, command: Command): Promise<void> => {
  const flags = flagsOf<ResultFlags>(command);
  const session = new Session(flags);
  const { round, tables } = await session.round(flags.round);
  const seats = tables.find((one) => one.table === table)?.seats.map(({ entrant }) => entrant);
  if (seats === undefined) throw new CommandFailed(`table/not-found: Round ${round} has no table ${table}.`);
  const read = resultOf(score, seats);
  if (read === null)
    throw new CommandFailed(
      `"${score}" is no result: 2-1, 2-0-1 with drawn games, double-loss, absent:ENTRANT, in pods winner:ENTRANT or drawn, with +absent:ENTRANT for whoever did not come.`,
    );
  const sent: TournamentCommand =
    flags.report === true
      ? { type: 'reportResult', table, result: read }
      : flags.correct === undefined
        ? { type: 'confirmResult', round, table, result: read }
        : { type: 'correctResult', round, table, result: read, reason: flags.correct };
  const done = await session.send(sent);
  print(done, [`round ${round}, table ${table}: ${done.events.join(', ')} (version ${done.version})`], flags);
};

const addRegistration = (parent: Command): void => {
  parent
    .command('register')
    .description('register players; exit code 1 when some were kept apart')
    .argument('[names...]')
    .option('--csv <file>', 'a file of players: with a header (name, byes), or one name a line')
    .action(register);
  parent.command('registration').description('open or close the registration').argument('<open|close>').action(registration);
};

const addResult = (parent: Command): void => {
  parent
    .command('result')
    .description('enter the result of a table: games of the first side, of the second, drawn')
    .argument('<table>', 'number of the table', number)
    .argument('<score>', '2-1, 2-0-1, double-loss, absent:ENTRANT; in pods winner:ENTRANT or drawn, with +absent:ENTRANT behind it')
    .option('--round <n>', 'the newest if absent', number)
    .option('--report', 'report it as a player of the table')
    .option('--correct <reason>', 'correct the result that stands')
    .action(result);
};

const addReading = (parent: Command): void => {
  parent
    .command('show')
    .description('show the tournament')
    .action(async (_: object, command: Command) => {
      const flags = flagsOf(command);
      const shown = await new Session(flags).show();
      print(shown, tournamentLines(shown), flags);
    });
  parent
    .command('round')
    .description('show a round: tables and results')
    .argument('[round]', 'the newest if absent', number)
    .action(async (round: number | undefined, _: object, command: Command) => {
      const flags = flagsOf(command);
      const shown = await new Session(flags).round(round);
      print(shown, roundLines(shown), flags);
    });
  parent
    .command('standings')
    .description('show the standings')
    .option('--round <n>', 'after that round', number)
    .action(async (_: object, command: Command) => {
      const flags = flagsOf<{ readonly round?: number }>(command);
      const { client, path } = new Session(flags);
      const query = flags.round === undefined ? {} : { round: flags.round };
      const shown = await told(answerOf(client.GET('/tournaments/{tournamentId}/standings', { params: { ...path.params, query } })));
      print(shown, standingsLines(shown), flags);
    });
  parent
    .command('events')
    .description('print the events of the tournament in the log, one JSON document a line')
    .option('--from <version>', 'version of the first one', number, 1)
    .action(async (_: object, command: Command) => {
      const flags = flagsOf<{ readonly from: number }>(command);
      const { client, path } = new Session(flags);
      const params = { ...path.params, query: { from: flags.from } };
      const lines = await told(answerOf(client.GET('/tournaments/{tournamentId}/events.ndjson', { params, parseAs: 'text' })));
      process.stdout.write(lines);
    });
  parent
    .command('csv')
    .description('print entrants, pairings, results or standings as CSV')
    .addArgument(parent.createArgument('<table>').choices(['entrants', 'pairings', 'results', 'standings']))
    .option('--round <n>', 'a round', number)
    .action(async (csv: 'entrants' | 'pairings' | 'results' | 'standings', _: object, command: Command) => {
      const flags = flagsOf<{ readonly round?: number }>(command);
      const { client, tournamentId } = new Session(flags);
      const params = { path: { tournamentId, csv }, query: flags.round === undefined ? {} : { round: flags.round } };
      // As bytes: reading it as text would take away the mark by which spreadsheets know UTF-8.
      const bytes = await told(answerOf(client.GET('/tournaments/{tournamentId}/csv/{csv}', { params, parseAs: 'arrayBuffer' })));
      process.stdout.write(new Uint8Array(bytes));
    });
};

const addPods = (parent: Command): void => {
  parent
    .command('pods')
    .description('draw the pods of the draft that is next, and show who sits where')
    .option('--again <reason>', 'draw them again, and why')
    .action(async (_: object, command: Command) => {
      const flags = flagsOf<{ readonly again?: string }>(command);
      const session = new Session(flags);
      await session.send({ type: 'drawPods', reason: flags.again ?? null });
      const shown = await session.show();
      print(shown, podLines(shown), flags);
    });
};

const addCut = (parent: Command): void => {
  parent
    .command('cut')
    .description('make the cut to the next phase')
    .option('--by-lot', 'let a lot decide between those whom nothing tells apart at its edge')
    .action(async (_: object, command: Command) => {
      const flags = flagsOf<{ readonly byLot?: boolean }>(command);
      const done = await new Session(flags).send({ type: 'makeCut', byLot: flags.byLot === true });
      print(done, [`${done.events.join(', ')} (version ${done.version})`], flags);
    });
};

/**
 * Adds `arbiter tournament ...`: runs a tournament through the API. What the API refuses is printed in one line, with code and detail, and
 * the exit code is 1.
 */
export function addTournament(program: Command): void {
  const parent = program
    .command('tournament')
    .description('run a tournament through the API (ARBITER_URL, ARBITER_TOKEN, ARBITER_TOURNAMENT)')
    .addOption(new Option('--url <url>', 'address of the API').env('ARBITER_URL'))
    .addOption(new Option('--token <secret>', 'secret of your token; anybody reads public pages without').env('ARBITER_TOKEN'))
    .addOption(new Option('-t, --tournament <id>', 'the tournament').env('ARBITER_TOURNAMENT'))
    .option('--json', 'print what the API answered');
  addCreate(parent);
  addStructure(parent);
  addRegistration(parent);
  addPods(parent);
  addSimple(parent, 'pair', 'pair the next round; nobody but staff sees it yet', { type: 'pairRound' });
  addSimple(parent, 'publish', 'publish the pairings', { type: 'publishRound' });
  addSimple(parent, 'start', "start the round's clock", { type: 'startRound' });
  addResult(parent);
  addSimple(parent, 'close', 'close the round', { type: 'closeRound' });
  addCut(parent);
  addSimple(parent, 'finish', 'finish the tournament: places are final, and the secret of the lots is told', { type: 'finish' });
  addReading(parent);
}
