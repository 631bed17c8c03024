import { useState } from 'preact/hooks';
import { Signs } from '../boards/signs.js';
import type { MatchApi } from '../api.js';
import { useAskingHere } from '../asking/asking-context.js';
import { digitOf, MainButton, MainPlace, StandingAnswers } from '../asking/main-place.js';
import { usesOf } from '../boards/reading.js';
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
  readonly api: MatchApi;
  readonly game: string;
  readonly play: Play;
  readonly cards: ReadonlyMap<string, CardFacts>;
  readonly presets: Presets;
  readonly language: Language;
  /** The name of an object of the table. */
  readonly nameOfObject: (id: number) => string;
}

/** What a player is asked, each question with all that may be answered: whatever can be picked on the table can be picked here, too. */
export function Questions({ api, game, play, cards, presets, language, nameOfObject }: QuestionsProps) {
  return (
    <>
      {play.questions.map((decision, at) => (
        <Question
          key={decision.id}
          api={api}
          game={game}
          decision={decision}
          keyed={at === 0}
          play={play}
          cards={cards}
          presets={presets}
          language={language}
          nameOfObject={nameOfObject}
        />
      ))}
      {play.refusal !== null && <ProblemNote problem={play.refusal} language={language} />}
    </>
  );
}

interface QuestionProps extends QuestionsProps {
  readonly decision: WordedDecision;
  /** Whether keys answer it: they do the first question that is open. */
  readonly keyed: boolean;
}

function Question({ api, game, decision, keyed, play, cards, presets, language, nameOfObject }: QuestionProps) {
  const { domain } = decision;
  const [folded, setFolded] = useState(false);
  return (
    <section class={`prompt mine ${folded ? 'folded' : ''}`} aria-label={word('yourTurnToAnswer', language)}>
      <header>
        <strong>
          <Mana text={decision.words[language]} />
        </strong>
        <small class="faint">{decision.rule}</small>
        <button
          type="button"
          class="quiet fold-question"
          aria-disabled={play.sending}
          aria-expanded={!folded}
          aria-label={word(folded ? 'question.unfold' : 'question.fold', language)}
          onClick={() => setFolded(!folded)}
        >
          <Signs text={folded ? '▴' : '▾'} />
        </button>
      </header>
      {domain.type === 'bulk' ? (
        <DeckQuestion api={api} game={game} decision={decision} play={play} cards={cards} presets={presets} language={language} />
      ) : isSingle(domain) ? (
        <SingleChoice decision={decision} keyed={keyed} play={play} language={language} nameOfObject={nameOfObject} />
      ) : (
        <Chosen decision={decision} keyed={keyed} domain={domain} play={play} cards={cards} language={language} />
      )}
    </section>
  );
}

interface WouldUseProps {
  readonly option: WordedOption;
  readonly nameOfObject: (id: number) => string;
  readonly language: Language;
}

/** What an option would use that stands for several others, such as an automatic payment; equal names once, with their number. */
function WouldUse({ option, nameOfObject, language }: WouldUseProps) {
  const counts = new Map<string, number>();
  for (const name of usesOf(option).map(nameOfObject)) counts.set(name, (counts.get(name) ?? 0) + 1);
  if (counts.size === 0) return null;
  const names = [...counts].map(([name, count]) => (count > 1 ? `${name} ×${count}` : name));
  const [before = '', after = ''] = word('wouldUseThese', language).split('$');
  return (
    <p class="would-use-these">
      <Mana text={option.words[language]} />
      {language === 'en' ? ': ' : '：'}
      {before}
      <strong>{names.join(language === 'en' ? ', ' : '、')}</strong>
      {after}
    </p>
  );
}

type SingleProps = Pick<QuestionProps, 'decision' | 'keyed' | 'play' | 'language' | 'nameOfObject'>;

/**
 * Each option is a button that answers: the main one at its own place with what it leads to, the standing ones beside it, and of the others
 * those that are about nothing on the table first.
 */
function SingleChoice({ decision, keyed, play, language, nameOfObject }: SingleProps) {
  const [all, setAll] = useState(false);
  const asking = useAskingHere();
  const every = 'options' in decision.domain ? decision.domain.options : [];
  const found = asking?.mainOf(decision) ?? null;
  const main = found === null ? undefined : every.find(({ id }) => id === found.option);
  const options = alike(
    every.filter((option) => option !== main),
    language,
  );
  const standing = options.flatMap(({ option }) => (option.standing === true ? option : []));
  const once = options.filter(({ option }) => option.standing !== true);
  const general = once.filter(({ option }) => isGeneral(option));
  const others = once.filter(({ option }) => !isGeneral(option));
  const answer = (option: WordedOption) => play.send(decision, { picks: [option.id] });
  const button = ({ option, count }: { readonly option: WordedOption; readonly count: number }, at: number) => {
    const { keys, digit } = digitOf(keyed, at + 1);
    return (
      <button type="button" key={option.id} aria-disabled={play.sending} onClick={() => answer(option)} {...keys}>
        {digit}
        <Mana text={option.words[language]} />
        {count > 1 && <span class="faint"> ×{count}</span>}
      </button>
    );
  };
  return (
    <>
      {every.map((option) => (
        <WouldUse option={option} nameOfObject={nameOfObject} language={language} key={option.id} />
      ))}
      <MainPlace>
        <StandingAnswers decision={decision} options={standing} play={play} keyed={keyed} language={language} />
        {main !== undefined && found !== null && (
          <MainButton keyed={keyed} sending={play.sending} onPress={() => answer(main)}>
            {found.word === null ? <Mana text={main.words[language]} /> : asking?.wordOf(found.word).replace('$', String(found.number))}
          </MainButton>
        )}
      </MainPlace>
      <div class="answers">
        {general.length > 0 && <div class="general">{general.map(button)}</div>}
        {others.length > 0 && (
          <div class="about">
            {(all ? others : others.slice(0, shownAtOnce)).map((one, at) => button(one, general.length + at))}
            {others.length > shownAtOnce && !all && (
              <button type="button" class="quiet" onClick={() => setAll(true)}>
                +{others.length - shownAtOnce}
              </button>
            )}
          </div>
        )}
      </div>
    </>
  );
}

interface ChosenProps {
  readonly decision: WordedDecision;
  readonly keyed: boolean;
  readonly domain: ChosenDomain;
  readonly play: Play;
  readonly cards: ReadonlyMap<string, CardFacts>;
  readonly language: Language;
}

/** An answer that is put together, and sent with a button; until then all of it can be taken back. */
function Chosen({ decision, keyed, domain, play, cards, language }: ChosenProps) {
  const selection = play.selectionOf(decision);
  const hindrance = hindranceOf(domain, selection);
  const proposed = proposedSelection(domain);
  const select = (chosen: typeof selection) => play.select(decision, chosen);
  const send = () => {
    if (hindrance === null) play.send(decision, answerFrom(selection));
  };
  return (
    <>
      <MainPlace>
        <MainButton keyed={keyed} disabled={hindrance !== null} sending={play.sending} onPress={send}>
          {sendText(domain, selection, language)}
        </MainButton>
      </MainPlace>
      <div class="answers">
        {domain.type === 'options' && selection.kind === 'picks' && (
          <Picks
            domain={domain}
            picks={selection.picks}
            keyed={keyed}
            language={language}
            onPick={(picks) => select({ kind: 'picks', picks })}
          />
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
          {proposed !== null && (
            <button type="button" onClick={() => select(proposed)} {...(keyed ? { 'aria-keyshortcuts': 'p', 'data-key': 'propose' } : {})}>
              {word('propose', language)} <kbd aria-hidden="true">P</kbd>
            </button>
          )}
          {selection.kind === 'picks' && selection.picks.length > 0 && (
            <button
              type="button"
              onClick={() => select({ kind: 'picks', picks: [] })}
              {...(keyed ? { 'aria-keyshortcuts': '0 Backspace', 'data-key': 'takeBack' } : {})}
            >
              {word('takeBack', language)} <kbd aria-hidden="true">0</kbd>
            </button>
          )}
          <span class="faint" role="status">
            {hindrance !== null && word(hindrance.word, language).replace('$', String(hindrance.n))}
          </span>
        </div>
      </div>
    </>
  );
}

/** What the button does: it sends so many picks, or says that nothing is picked. */
function sendText(domain: ChosenDomain, selection: ReturnType<Play['selectionOf']>, language: Language): string {
  if (domain.type !== 'options' || selection.kind !== 'picks') return word('sendAnswer', language);
  return selection.picks.length === 0
    ? word('sendNothing', language)
    : word('sendPicks', language).replace('$', String(selection.picks.length));
}
