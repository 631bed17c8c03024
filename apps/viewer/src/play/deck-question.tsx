import { useState } from 'preact/hooks';
import type { MatchApi } from '../api.js';
import type { CardFacts, Language, Presets, WordedDecision } from '../types.js';
import { word } from '../words.js';
import { asDocument, counted, type DeckParts, moved, partsOf } from './deck-parts.js';
import { OwnDeck } from './own-deck.js';
import type { Play } from './use-play.js';

interface DeckQuestionProps {
  readonly api: MatchApi;
  readonly game: string;
  readonly decision: WordedDecision;
  readonly play: Play;
  readonly cards: ReadonlyMap<string, CardFacts>;
  readonly presets: Presets;
  readonly language: Language;
}

/** A question that is answered with a whole deck: one that is divided anew between games, or one to play with. */
export function DeckQuestion(props: DeckQuestionProps) {
  const parts = partsOf(props.decision.prompt.params);
  return parts === null ? <ReadyMade {...props} /> : <Divide {...props} registered={parts} />;
}

function ReadyMade({ api, game, decision, play, presets, language }: DeckQuestionProps) {
  return (
    <div class="answers">
      <div class="about">
        {presets.map(({ id, names, deck }) => (
          <button type="button" key={id} aria-disabled={play.sending} onClick={() => play.send(decision, { bulk: deck })}>
            {names[language]}
          </button>
        ))}
      </div>
      <OwnDeck api={api} game={game} decision={decision} play={play} language={language} />
    </div>
  );
}

/** The parts of a deck beside each other: a card moves at a click, and all of it can be put back as it was. */
function Divide({ decision, play, cards, language, registered }: DeckQuestionProps & { readonly registered: DeckParts }) {
  const [parts, setParts] = useState(registered);
  const names = Object.keys(parts);
  const nameOf = (card: string): string => cards.get(card)?.names[language] ?? card;
  return (
    <div class="answers">
      <div class="deck-parts">
        {names.map((part) => (
          <section key={part} aria-label={word(part, language)}>
            <h3>
              {word(part, language)} {(parts[part] ?? []).length}
            </h3>
            <ul>
              {counted(parts[part] ?? []).map(([card, count]) => (
                <li key={card}>
                  <span>
                    {count} {nameOf(card)}
                  </span>
                  {names
                    .filter((other) => other !== part)
                    .map((other) => (
                      <button
                        type="button"
                        key={other}
                        aria-label={`${nameOf(card)}: ${word('moveTo', language)} ${word(other, language)}`}
                        onClick={() => setParts(moved(parts, card, part, other))}
                      >
                        → {names.length > 2 && word(other, language)}
                      </button>
                    ))}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <div class="general">
        <button
          type="button"
          class="primary main-answer"
          aria-disabled={play.sending}
          onClick={() => play.send(decision, { bulk: asDocument(parts) })}
        >
          {word(parts === registered ? 'keepDeck' : 'playThisDeck', language)}
        </button>
        {parts !== registered && (
          <button type="button" onClick={() => setParts(registered)}>
            {word('takeBack', language)}
          </button>
        )}
      </div>
    </div>
  );
}
