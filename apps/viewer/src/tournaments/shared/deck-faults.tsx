import type { Problem } from './problems.js';
import { usePage } from './page.js';

/** Something that is wrong with a deck: where it stands, if it is a line of the text, and the cards that it is about. */
interface DeckFault {
  readonly line: number | null;
  readonly detail: string;
  readonly cards: readonly string[];
}

const isRecord = (value: unknown): value is { readonly [name: string]: unknown } => typeof value === 'object' && value !== null;

/** Reads what is wrong with a deck from the refusal: of an illegal one its violations, of an unreadable one its lines. */
function deckFaultsOf(problem: Problem | null): readonly DeckFault[] {
  if (problem?.code !== 'deck/illegal' && problem?.code !== 'deck/unreadable') return [];
  const list = problem.params[problem.code === 'deck/illegal' ? 'violations' : 'faults'];
  if (!Array.isArray(list)) return [];
  return list.filter(isRecord).map(({ line, detail, cards }) => ({
    line: typeof line === 'number' && line > 0 ? line : null,
    detail: typeof detail === 'string' ? detail : '',
    cards: Array.isArray(cards) ? cards.filter((card): card is string => typeof card === 'string') : [],
  }));
}

/** Lists what is wrong with a deck that was refused; nothing where it was not. */
export function DeckFaults({ problem }: { readonly problem: Problem | null }) {
  const { say } = usePage();
  const faults = deckFaultsOf(problem);
  if (faults.length === 0) return null;
  return (
    <ul class="note problem faults">
      {faults.map(({ line, detail, cards }, at) => (
        <li key={at}>
          {line !== null && <strong>{say('lineN', { n: line })} </strong>}
          {detail} <small>{cards.filter((card) => !detail.includes(card)).join(', ')}</small>
        </li>
      ))}
    </ul>
  );
}
