import type { TournamentCommand } from './commands.js';
import { type Decided, type Situation, decided, findEntrant, refuseStatus } from './deciding.js';
import { refuse } from './refusals.js';

type CommandOf<T extends TournamentCommand['type']> = Extract<TournamentCommand, { type: T }>;

const submit = ({ state, done }: Situation, command: CommandOf<'submitDeck'>): Decided => {
  const refused = refuseStatus(state, ['setUp', 'registration', 'closed', 'running'], 'No deck is needed any more.');
  if (refused !== null) return refused;
  if (state.settings.decks === 'none') return refuse('deck/not-asked-for', 'This tournament takes no decks.');
  const found = findEntrant(state, command.entrant);
  if (!found.ok) return found;
  const { place, deck } = found.value;
  if (place === 'cancelled')
    return refuse('entrant/wrong-place', `The registration of entrant ${command.entrant} is cancelled.`, {
      entrant: command.entrant,
      place,
    });
  if (state.decksLocked && !command.byStaff && deck?.open !== true)
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
  const found = findEntrant(state, entrant);
  if (!found.ok) return found;
  if (!state.decksLocked || found.value.deck?.open === true)
    return refuse('tournament/nothing-to-change', 'This deck is not locked.', { entrant });
  return decided('DeckUnlocked', done, { entrant, reason });
};

const open = ({ state, done }: Situation, { to }: CommandOf<'openDeckLists'>): Decided => {
  if (state.listsOpenTo === to || state.listsOpenTo === 'everybody')
    return refuse('tournament/nothing-to-change', 'The lists are open to them already.');
  return decided('DeckListsOpened', done, { to });
};

/** Decides on commands about decks. */
export const decideDecks = (
  situation: Situation,
  command: CommandOf<'submitDeck' | 'lockDecks' | 'unlockDeck' | 'openDeckLists'>,
): Decided => {
  switch (command.type) {
    case 'submitDeck':
      return submit(situation, command);
    case 'lockDecks':
      return lock(situation);
    case 'unlockDeck':
      return unlock(situation, command);
    case 'openDeckLists':
      return open(situation, command);
  }
};
