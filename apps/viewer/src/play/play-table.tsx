import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { MatchApi, Me } from '../api.js';
import { AskingBar, AskingSwitch } from '../asking/asking-bar.js';
import { WaitingFor } from '../arrangement/waiting-for.js';
import { useInSight } from '../arrangement/use-in-sight.js';
import { AskingContext } from '../asking/asking-context.js';
import { useAsking } from '../asking/use-asking.js';
import { usePlayKeys } from '../asking/use-play-keys.js';
import { askingWords } from '../asking/words.js';
import { untilAnswered, type Link } from '../connection.js';
import { nameOf } from '../boards/faces.js';
import { objectOf } from '../boards/reading.js';
import { plainLayout } from '../plain-layout.js';
import { addWords, wordsOf } from '../words.js';
import type { BoardLayout, CardFacts, Language, MatchShown, Presets } from '../types.js';
import { BeforeStart } from './before-start.js';
import { Calling } from './calling.js';
import { callingWords } from './calling-words.js';
import { ChoiceContext } from './choice.js';
import { Leaving } from './leaving.js';
import { Questions } from './questions.js';
import { usePlay } from './use-play.js';
import { playWords } from './words.js';

addWords(playWords);
addWords(askingWords);
addWords(callingWords);

export interface PlayTableProps {
  readonly api: MatchApi;
  readonly me: Me | null;
  readonly seat: number;
  readonly matchView: MatchShown;
  /** Whether the match is followed: what is shown is the newest version, or the one before, while the newest is on its way. */
  readonly live: boolean;
  readonly layout: BoardLayout | null;
  readonly cards: ReadonlyMap<string, CardFacts>;
  readonly language: Language;
  readonly link: Link;
  /** Called with the version at which something of the player's is on record. */
  readonly onDone: (version: number) => void;
  /** Called when something was refused: what is shown may be out of date. */
  readonly onRefused: () => void;
  readonly children: ComponentChildren;
}

/** The table as a player has it: what they are asked stands above it, and what they may choose can be chosen on it. */
export function PlayTable({ api, me, seat, matchView, live, layout, cards, language, link, onDone, onRefused, children }: PlayTableProps) {
  const play = usePlay(api, me, matchView, live, onDone, onRefused);
  const presets = usePresets(
    api,
    matchView.game,
    link,
    play.questions.some(({ domain }) => domain.type === 'bulk'),
  );
  const asking = useAsking(play, matchView, live, layout, language);
  usePlayKeys();
  useInSight(play.questions[0]?.id ?? null);
  const nameOfObject = (id: number): string => {
    const object = matchView.view === null ? null : objectOf(matchView.view, id);
    if (object === null || matchView.view === null) return '?';
    return nameOf(object, cards, (layout ?? plainLayout(matchView.view)).card, { word: wordsOf(layout), language });
  };
  const { status } = matchView;
  const begins = live && status === 'created';
  const isOver = status === 'ended' || status === 'cancelled';
  // Nobody judges a match against a bot: a call would hold it for good.
  const againstBot = matchView.players.some(({ bot }) => bot === true);
  const underWay = live && (status === 'running' || status === 'paused');
  return (
    <ChoiceContext.Provider value={play}>
      <AskingContext.Provider value={isOver ? null : asking}>
        {begins && <BeforeStart api={api} matchView={matchView} seat={seat} language={language} onDone={onDone} />}
        {(underWay || play.refusal !== null) && (
          <div class="dock">
            {underWay && <AskingBar language={language} />}
            <Questions
              api={api}
              game={matchView.game}
              play={asking.answers ? { ...play, sending: true } : play}
              cards={cards}
              presets={presets}
              language={language}
              nameOfObject={nameOfObject}
            />
            {status === 'running' && play.questions.length === 0 && <WaitingFor matchView={matchView} seat={seat} language={language} />}
          </div>
        )}
        {children}
        {live && !isOver && (
          <div class="foot">
            {underWay && <AskingSwitch language={language} />}
            {underWay && !againstBot && <Calling api={api} matchView={matchView} seat={seat} language={language} onDone={onDone} />}
            <Leaving api={api} matchView={matchView} seat={seat} language={language} onDone={onDone} />
          </div>
        )}
      </AskingContext.Provider>
    </ChoiceContext.Provider>
  );
}

/** Loads ready-made decks once they are asked for. */
function usePresets(api: MatchApi, game: string, link: Link, wanted: boolean): Presets {
  const [presets, setPresets] = useState<Presets>([]);
  useEffect(() => {
    if (!wanted || presets.length > 0) return;
    const abort = new AbortController();
    untilAnswered(() => api.presets(game), link, abort.signal).then(
      (known) => abort.signal.aborted || setPresets(known),
      (error: unknown) => abort.signal.aborted || console.error(error),
    );
    return () => abort.abort();
  }, [wanted, api, game]);
  return presets;
}
