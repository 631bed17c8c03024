import { useState } from 'preact/hooks';
import { Mana } from './boards/mana.js';
import { alike } from './play/options.js';
import { nameOfSeat } from './players.js';
import type { Language, MatchShown, WordedDecision, WordedDomain, WordedOption } from './types.js';
import { word } from './words.js';

/** So many options are shown at once; the rest at a click. */
const shownAtOnce = 24;

/** What the reader is asked, or, for a judge, what everybody is: the question and all that may be answered. */
export function Prompts({ matchView, language }: { readonly matchView: MatchShown; readonly language: Language }) {
  const asked = matchView.pending.flatMap((one) => (one.yours ? [one.decision] : []));
  return (
    <>
      {asked.map((decision) => (
        <Prompt key={decision.id} decision={decision} name={nameOfSeat(matchView, decision.seat, language)} language={language} />
      ))}
    </>
  );
}

function Prompt({ decision, name, language }: { readonly decision: WordedDecision; readonly name: string; readonly language: Language }) {
  const [all, setAll] = useState(false);
  const options = alike(optionsOf(decision.domain), language);
  return (
    <section class="prompt" aria-label={word('asked', language)}>
      <header>
        <span class={`tag asked seat-${decision.seat}`}>{name}</span>
        <strong>
          <Mana text={decision.words[language]} />
        </strong>
        <small class="faint">
          {decision.rule} {rangeOf(decision.domain, language)}
        </small>
      </header>
      <ul>
        {(all ? options : options.slice(0, shownAtOnce)).map(({ option, count }) => (
          <li key={option.id} class={option.standing === true ? 'standing' : ''}>
            <Mana text={option.words[language]} />
            {count > 1 && <span class="faint"> ×{count}</span>}
          </li>
        ))}
        {options.length > shownAtOnce && !all && (
          <li class="rest">
            <button type="button" onClick={() => setAll(true)}>
              +{options.length - shownAtOnce}
            </button>
          </li>
        )}
      </ul>
    </section>
  );
}

function optionsOf(domain: WordedDomain): readonly WordedOption[] {
  return 'options' in domain ? domain.options : [];
}

/** How much is to be answered, where it is not one option. */
function rangeOf(domain: WordedDomain, language: Language): string {
  switch (domain.type) {
    case 'options':
      return domain.min === 1 && domain.max === 1 ? '' : `· ${span(domain.min, domain.max)}`;
    case 'number':
      return `· ${span(domain.min, domain.max)}`;
    case 'distribution':
      return `· ${domain.total}`;
    case 'name':
      return `· ${word('nameOfCard', language)}`;
    case 'bulk':
      return '';
  }
}

const span = (min: number, max: number): string => (min === max ? String(min) : `${min}–${max}`);
