import { useState } from 'preact/hooks';
import { Mana } from '../boards/mana.js';
import { ProblemNote } from '../problems/problem-note.js';
import type { CardFacts, Language, Presets, WordedDecision, WordedOption } from '../types.js';
import { word } from '../words.js';
import { Amounts, NameOfCard, NumberChoice, Picks } from './choosers.js';
import { DeckQuestion } from './deck-question.js';
import { alike } from './options.js';
import { answerFrom, type ChosenDomain, hindranceOf, isGeneral, isSingle, proposedSelection } from './selection.js';
import type { Play } from './use-play.js';

/** So many options are shown at once; the rest at a click. */
const shownAtOnce = 24;

interface QuestionsProps {
  readonly play: Play;
  readonly cards: ReadonlyMap<string, CardFacts>;
  readonly presets: Presets;
  readonly language: Language;
}

/** What a player is asked, each question with all that may be answered: whatever can be picked on the table can be picked here, too. */
export function Questions({ play, cards, presets, language }: QuestionsProps) {
  return (
    <>
      {play.questions.map((decision) => (
        <Question key={decision.id} decision={decision} play={play} cards={cards} presets={presets} language={language} />
      ))}
      {play.refusal !== null && <ProblemNote problem={play.refusal} language={language} />}
    </>
  );
}

function Question({ decision, play, cards, presets, language }: QuestionsProps & { readonly decision: WordedDecision }) {
  const { domain } = decision;
  return (
    <section class="prompt mine" aria-label={word('yourTurnToAnswer', language)}>
      <header>
        <strong>
          <Mana text={decision.words[language]} />
        </strong>
        <small class="faint">{decision.rule}</small>
      </header>
      {domain.type === 'bulk' ? (
        <DeckQuestion decision={decision} play={play} cards={cards} presets={presets} language={language} />
      ) : isSingle(domain) ? (
        <SingleChoice decision={decision} play={play} language={language} />
      ) : (
        <Chosen decision={decision} domain={domain} play={play} cards={cards} language={language} />
      )}
    </section>
  );
}

/** Each option is a button that answers. What is about nothing on the table stands first. */
function SingleChoice({
  decision,
  play,
  language,
}: {
  readonly decision: WordedDecision;
  readonly play: Play;
  readonly language: Language;
}) {
  const [all, setAll] = useState(false);
  const options = alike('options' in decision.domain ? decision.domain.options : [], language);
  const general = options.filter(({ option }) => isGeneral(option));
  const others = options.filter(({ option }) => !isGeneral(option));
  const [once, standing] = [
    general.filter(({ option }) => option.standing !== true),
    general.filter(({ option }) => option.standing === true),
  ];
  const button = ({ option, count }: { readonly option: WordedOption; readonly count: number }, style: string) => (
    <button
      type="button"
      key={option.id}
      class={`${style} ${option.standing === true ? 'standing' : ''}`}
      aria-disabled={play.sending}
      onClick={() => play.send(decision, { picks: [option.id] })}
    >
      <Mana text={option.words[language]} />
      {count > 1 && <span class="faint"> ×{count}</span>}
    </button>
  );
  return (
    <div class="answers">
      {general.length > 0 && (
        <div class="general">
          {once.map((one) => button(one, options.length === 1 ? 'primary main-answer' : ''))}
          {standing.map((one) => button(one, 'quiet'))}
        </div>
      )}
      {others.length > 0 && (
        <div class="about">
          {(all ? others : others.slice(0, shownAtOnce)).map((one) => button(one, ''))}
          {others.length > shownAtOnce && !all && (
            <button type="button" class="quiet" onClick={() => setAll(true)}>
              +{others.length - shownAtOnce}
            </button>
          )}
        </div>
      )}
    </div>
  );
}

interface ChosenProps {
  readonly decision: WordedDecision;
  readonly domain: ChosenDomain;
  readonly play: Play;
  readonly cards: ReadonlyMap<string, CardFacts>;
  readonly language: Language;
}

/** An answer that is put together, and sent with a button; until then all of it can be taken back. */
function Chosen({ decision, domain, play, cards, language }: ChosenProps) {
  const selection = play.selectionOf(decision);
  const hindrance = hindranceOf(domain, selection);
  const proposed = proposedSelection(domain);
  const select = (chosen: typeof selection) => play.select(decision, chosen);
  const send = () => {
    if (hindrance === null) play.send(decision, answerFrom(selection));
  };
  return (
    <div class="answers">
      {domain.type === 'options' && selection.kind === 'picks' && (
        <Picks domain={domain} picks={selection.picks} language={language} onPick={(picks) => select({ kind: 'picks', picks })} />
      )}
      {domain.type === 'number' && selection.kind === 'number' && (
        <NumberChoice
          min={domain.min}
          max={domain.max}
          number={selection.number}
          onChoose={(number) => select({ kind: 'number', number })}
        />
      )}
      {domain.type === 'distribution' && selection.kind === 'amounts' && (
        <Amounts
          domain={domain}
          amounts={selection.amounts}
          language={language}
          onGive={(amounts) => select({ kind: 'amounts', amounts })}
        />
      )}
      {domain.type === 'name' && selection.kind === 'name' && (
        <NameOfCard cards={cards} card={selection.card} language={language} onName={(card) => select({ kind: 'name', card })} />
      )}
      <div class="general">
        <button type="button" class="primary main-answer" disabled={hindrance !== null} aria-disabled={play.sending} onClick={send}>
          {sendText(domain, selection, language)}
        </button>
        {proposed !== null && (
          <button type="button" onClick={() => select(proposed)}>
            {word('propose', language)}
          </button>
        )}
        {selection.kind === 'picks' && selection.picks.length > 0 && (
          <button type="button" onClick={() => select({ kind: 'picks', picks: [] })}>
            {word('takeBack', language)}
          </button>
        )}
        <span class="faint" role="status">
          {hindrance !== null && word(hindrance.word, language).replace('$', String(hindrance.n))}
        </span>
      </div>
    </div>
  );
}

/** What the button does: it sends so many picks, or says that nothing is picked. */
function sendText(domain: ChosenDomain, selection: ReturnType<Play['selectionOf']>, language: Language): string {
  if (domain.type !== 'options' || selection.kind !== 'picks') return word('sendAnswer', language);
  return selection.picks.length === 0
    ? word('sendNothing', language)
    : word('sendPicks', language).replace('$', String(selection.picks.length));
}
