import type { Answer, Decision, Option, Session } from '@arbiter/kernel';
import { boardText } from '../board.js';
import { isConfirmed, rangeText, readLine, type TypedDomain } from '../typed-answer.js';
import { askedCardText } from './card-text.js';
import { askLine, eventsShown, type Person } from './asking.js';
import { askDeck } from './decks.js';
import { chosenText, questionText } from './question-text.js';
import type { TypedLine } from './typed-line.js';
import { terminalWords } from './words.js';

/** Asks the person one question. @returns `left` when they leave or the input has ended, which is said */
export async function askPerson(person: Person, session: Session, decision: Decision): Promise<Answer | 'left'> {
  const { domain } = decision;
  if (domain.type === 'bulk') return askDeck(person, decision);
  const { terminal, ruleset, language, names } = person;
  showBoard(person, session);
  terminal.say(questionText(ruleset, decision, names, language));
  for (;;) {
    const line = await askLine(person, terminalWords[language].choose(rangeText(domain, language)));
    if (line === null) return 'left';
    const answer = followCommand(person, session, decision, line) ?? (line.is === 'text' ? read(person, domain, line.text) : null);
    if (answer === null) continue;
    const sent = isConfirmed(domain) && line.is === 'text' ? await confirm(person, session, decision, domain, answer) : 'send';
    if (sent === 'left') return 'left';
    if (sent === 'send') {
      if (isStanding(domain, answer) && line.is !== 'askAlways') person.stops = false;
      return answer;
    }
  }
}

/** Whether an answer stands for later questions, too: who passes ahead again does not take that back. */
function isStanding(domain: TypedDomain, answer: Answer): boolean {
  if (!('options' in domain && 'picks' in answer)) return false;
  return domain.options.some(({ id, standing }) => standing === true && answer.picks.includes(id));
}

/** Shows the board where it is not the one that was shown last. */
function showBoard(person: Person, session: Session): void {
  const board = boardText(person.ruleset, session.view({ role: 'player', seat: person.seat }), person.names, person.language);
  if (board !== person.board) person.terminal.say(`\n${board}`);
  person.board = board;
}

/** Reads an answer, and says what is wrong with a line that is none. */
function read({ ruleset, terminal, language }: Person, domain: TypedDomain, text: string): Answer | null {
  const typed = readLine(ruleset, domain, text, language);
  if (typed.ok) return typed.answer;
  terminal.say(typed.why);
  return null;
}

/** Shows what was chosen and asks whether to send it. */
async function confirm(
  person: Person,
  session: Session,
  decision: Decision,
  domain: TypedDomain,
  answer: Answer,
): Promise<'send' | 'takenBack' | 'left'> {
  const { terminal, ruleset, language, names } = person;
  const words = terminalWords[language];
  terminal.say(words.chosen(chosenText(ruleset, domain, answer, names, language)));
  for (;;) {
    const line = await askLine(person, words.send);
    if (line === null) return 'left';
    if (line.is === 'takeBack') {
      terminal.say(words.takenBack);
      return 'takenBack';
    }
    if (line.is === 'text' && (line.text === '' || line.text.toLowerCase() === 'y')) return 'send';
    if (line.is === 'text' || line.is === 'pass' || line.is === 'passTurn') terminal.say(words.sendOrTakeBack);
    else followCommand(person, session, decision, line);
  }
}

/** Carries out a command. @returns the answer that it gives; null where it gives none */
function followCommand(person: Person, session: Session, decision: Decision, line: TypedLine): Answer | null {
  const { terminal, ruleset, language, names, seat } = person;
  const words = terminalWords[language];
  const offered = (id: string): Option | undefined =>
    'options' in decision.domain ? decision.domain.options.find((option) => option.id === id) : undefined;
  const passing = (id: string, otherwise: string): Answer | null => {
    if (offered(id) !== undefined) return { picks: [id] };
    terminal.say(otherwise);
    return null;
  };
  switch (line.is) {
    case 'leave':
    case 'text':
      return null;
    case 'pass':
      return passing('pass', words.noPass);
    case 'passTurn':
      return passing('pass:turn', words.noPassTurn);
    case 'askAlways':
      person.asked = 'always';
      person.stops = true;
      terminal.say(words.asksAlways);
      return offered('askAll') === undefined ? null : { picks: ['askAll'] };
    case 'askActing':
      person.asked = 'acting';
      person.stops = false;
      terminal.say(words.asksActing);
      return null;
    case 'board':
      terminal.say(
        `${boardText(ruleset, session.view({ role: 'player', seat }), names, language)}\n${questionText(ruleset, decision, names, language)}`,
      );
      return null;
    case 'help':
      terminal.say(words.help);
      return null;
    case 'events':
      terminal.say(person.told.length === 0 ? words.noEvents : person.told.slice(-eventsShown).join('\n'));
      return null;
    case 'takeBack':
      terminal.say(words.nothingToTakeBack);
      return null;
    case 'card':
      terminal.say(askedCardText(ruleset, decision, session.view({ role: 'player', seat }), line.text, language));
      return null;
  }
}
