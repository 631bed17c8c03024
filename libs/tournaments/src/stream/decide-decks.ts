import { openLots } from '../pairing/lots.js';
import type { TournamentCommand } from './commands.js';
import { type Decided, type Situation, decided, findEntrant, findRound, refuseStatus } from './deciding.js';
import { refuse } from './refusals.js';
import type { TournamentState } from './state.js';

type CommandOf<T extends TournamentCommand['type']> = Extract<TournamentCommand, { type: T }>;

const submit = ({ state, done }: Situation, command: CommandOf<'submitDeck'>): Decided => {
  const refused = refuseStatus(state, ['setUp', 'registration', 'closed', 'running'], 'No deck is needed any more.');
  if (refused !== null) return refused;
  if (state.settings.decks === 'none') return refuse('deck/not-asked-for', 'This tournament takes no decks.');
  const found = findEntrant(state, command.entrant);
  if (!found.ok) return found;
  const { place, deckUnlocked } = found.value;
  if (place === 'cancelled')
    return refuse('entrant/wrong-place', `The registration of entrant ${command.entrant} is cancelled.`, {
      entrant: command.entrant,
      place,
    });
  if (state.decksLocked && !command.byStaff && !deckUnlocked)
    return refuse('deck/submission-closed', 'Decks are locked. Ask the staff to unlock yours.', { entrant: command.entrant });
  const { entrant, deckId, commitment, verdict } = command;
  return decided('DeckSubmitted', done, { entrant, deckId, commitment, verdict, late: state.decksLocked });
};

const lock = ({ state, done }: Situation): Decided => {
  const refused = refuseStatus(state, ['setUp', 'registration', 'closed', 'running'], 'No deck is needed any more.');
  if (refused !== null) return refused;
  if (state.settings.decks === 'none') return refuse('deck/not-asked-for', 'This tournament takes no decks.');
  if (state.decksLocked) return refuse('tournament/nothing-to-change', 'Decks are locked already.');
  return decided('DecksLocked', done, {});
};

const unlock = ({ state, done }: Situation, { entrant, reason }: CommandOf<'unlockDeck'>): Decided => {
  const refused = refuseStatus(state, ['setUp', 'registration', 'closed', 'running'], 'No deck is needed any more.');
  if (refused !== null) return refused;
  const found = findEntrant(state, entrant);
  if (!found.ok) return found;
  if (!state.decksLocked || found.value.deckUnlocked)
    return refuse('tournament/nothing-to-change', 'This deck is not locked.', { entrant });
  return decided('DeckUnlocked', done, { entrant, reason });
};

const open = ({ state, done }: Situation, { to }: CommandOf<'openDeckLists'>): Decided => {
  if (state.listsOpenTo === to || state.listsOpenTo === 'everybody')
    return refuse('tournament/nothing-to-change', 'The lists are open to them already.');
  return decided('DeckListsOpened', done, { to });
};

/** How many tables have to be drawn so that a tenth of all tables of the tournament are checked, at least one. */
const dueChecks = ({ rounds, deckChecks }: TournamentState): number => {
  const tables = rounds.filter(({ stage }) => stage !== 'paired').reduce((sum, round) => sum + round.tables.length, 0);
  return Math.max(1, Math.ceil(tables / 10) - deckChecks.length);
};

const drawChecks = ({ state, done }: Situation, { tables: wanted, seed }: CommandOf<'drawDeckChecks'>): Decided => {
  if (state.settings.decks === 'none') return refuse('deck/not-asked-for', 'This tournament takes no decks.');
  const found = findRound(state, ['published', 'running'], 'Decks are checked while a round is played.');
  if (!found.ok) return found;
  const { round, tables } = found.value;
  const drawn = new Set(state.deckChecks.filter((check) => check.round === round).map(({ table }) => table));
  const left = tables.filter(({ table, result }) => !drawn.has(table) && result.state !== 'confirmed').map(({ table }) => table);
  const count = wanted ?? dueChecks(state);
  if (left.length < count)
    return refuse('deck/too-few-tables', `${count} tables can't be drawn of ${left.length} that still play and were not drawn.`, {
      wanted: count,
      left: left.length,
    });
  const chosen = openLots(seed).shuffled(left).slice(0, count);
  return decided('DeckCheckDrawn', done, { round, tables: chosen.sort((one, other) => one - other), seed });
};

const recordCheck = ({ state, done }: Situation, { round, table, outcome }: CommandOf<'recordDeckCheck'>): Decided => {
  const check = state.deckChecks.find((one) => one.round === round && one.table === table);
  if (check === undefined) return refuse('table/not-found', `Table ${table} of round ${round} was not drawn.`, { round, table });
  if (check.outcome === outcome) return refuse('tournament/nothing-to-change', 'That is recorded already.', { round, table });
  return decided('DeckChecked', done, { round, table, outcome });
};

/** Decides on commands about decks. */
export const decideDecks = (
  situation: Situation,
  command: CommandOf<'submitDeck' | 'lockDecks' | 'unlockDeck' | 'drawDeckChecks' | 'recordDeckCheck' | 'openDeckLists'>,
): Decided => {
  switch (command.type) {
    case 'submitDeck':
      return submit(situation, command);
    case 'lockDecks':
      return lock(situation);
    case 'unlockDeck':
      return unlock(situation, command);
    case 'drawDeckChecks':
      return drawChecks(situation, command);
    case 'recordDeckCheck':
      return recordCheck(situation, command);
    case 'openDeckLists':
      return open(situation, command);
  }
};
