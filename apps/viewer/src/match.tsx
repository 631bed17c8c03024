import { useEffect, useState } from 'preact/hooks';
import { Problem, type MatchApi, type Me } from './api.js';
import { Board } from './boards/board.js';
import { Events } from './events.js';
import { Meanwhile } from './meanwhile.js';
import { Prompts } from './prompts.js';
import type { CardFacts, Language, Line, Picture } from './types.js';
import { gameWord, tongueOf, word, type Tongue } from './words.js';

interface MatchProps {
  readonly api: MatchApi;
  readonly me: Me | null;
  readonly language: Language;
  readonly onProblem: (problem: Problem) => void;
}

/** One match: its table at a version, what is asked, what happened, and a slider over all versions. */
export function Match({ api, me, language, onProblem }: MatchProps) {
  const [newest, setNewest] = useState(0);
  const [wanted, setWanted] = useState<number | null>(null);
  const [picture, setPicture] = useState<Picture | null>(null);
  const [cards, setCards] = useState<ReadonlyMap<string, CardFacts>>(new Map());
  const [playing, setPlaying] = useState(false);
  const shown = wanted ?? newest;
  const seeVersion = (version: number) => setNewest((old) => Math.max(old, version));
  const fail = (error: unknown) => {
    if (error instanceof Problem) onProblem(error);
    else console.error(error);
  };
  const lines = useLines(api, language, newest, fail);
  const tongue = tongueOf(language, picture?.game ?? '');

  useEffect(() => {
    document.documentElement.lang = tongue === 'en' ? 'en' : tongue === 'zh' ? 'zh-Hant' : 'zh-Hans';
  }, [tongue]);

  useEffect(() => {
    const abort = new AbortController();
    const begin = async () => {
      const first = await api.view();
      setNewest(first.newest);
      setPicture(first);
      setCards(new Map((await api.cards(first.game)).map((card) => [card.id, card])));
      await api.follow(first.newest, seeVersion, abort.signal);
    };
    begin().catch(fail);
    return () => abort.abort();
  }, [api]);

  useEffect(() => {
    if (shown === 0 || picture?.version === shown) return;
    let current = true;
    api.view(shown).then((next) => current && setPicture(next), fail);
    return () => void (current = false);
  }, [shown]);

  useEffect(() => {
    if (!playing) return;
    const timer = setInterval(() => setWanted((old) => (old === null || old >= newest ? (setPlaying(false), null) : old + 1)), 700);
    return () => clearInterval(timer);
  }, [playing, newest]);

  if (picture === null) return null;
  const near = picture.players.find(({ playerId }) => playerId === me?.playerId)?.seat ?? 0;
  return (
    <>
      <Status picture={picture} tongue={tongue} />
      <div class="columns">
        <div>
          <Slider shown={shown} newest={newest} live={wanted === null} playing={playing} tongue={tongue} onMove={setWanted} onPlay={(on) => (setPlaying(on), on && wanted === null && setWanted(1))} />
          <Prompts picture={picture} tongue={tongue} />
          {shown === newest && <Meanwhile api={api} me={me} picture={picture} tongue={tongue} onSaid={seeVersion} />}
          {picture.view === null ? <p class="waiting">{word(picture.result === null ? 'notBegun' : 'neverBegun', tongue)}</p> : <Board picture={picture} view={picture.view} cards={cards} tongue={tongue} near={near} />}
        </div>
        <Events lines={lines} shown={shown} tongue={tongue} onPick={setWanted} />
      </div>
    </>
  );
}

/** The lines of what happened, until the newest version; only what is new is fetched. */
function useLines(api: MatchApi, language: Language, newest: number, fail: (error: unknown) => void): readonly Line[] {
  const [known, setKnown] = useState<{ readonly language: Language; readonly until: number; readonly lines: readonly Line[] }>({ language, until: 0, lines: [] });
  useEffect(() => {
    if (newest === 0) return;
    const base = known.language === language ? known : { until: 0, lines: [] };
    if (base.until >= newest) return;
    let current = true;
    const timer = setTimeout(() => api.lines(language, base.until).then((next) => current && setKnown({ language, until: newest, lines: [...base.lines, ...next.filter((line) => line.version <= newest)] }), fail), 150);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [newest, language, known]);
  return known.lines;
}

function Status({ picture, tongue }: { readonly picture: Picture; readonly tongue: Tongue }) {
  const { view, result, status } = picture;
  const names = (seats: readonly number[]) => seats.map((seat) => picture.players.find((one) => one.seat === seat)?.name ?? seat + 1).join(', ');
  return (
    <p class="status" role="status">
      <span class={`tag ${status}`}>{word(status, tongue)}</span>
      {view !== null && view.turn.number > 0 && (
        <span>
          {word('turn', tongue)} {view.turn.number} · {view.turn.seat === null ? '' : names([view.turn.seat])} · {gameWord(picture.game, view.turn.phase === 'draw' ? 'drawing' : view.turn.phase, tongue)}
        </span>
      )}
      {view !== null && typeof view.values.countdown === 'number' && (
        <span class="tag">
          {word('countdown', tongue)} {view.values.countdown}
        </span>
      )}
      {result !== null && <strong>{result.winners.length === 0 ? word(result.reason === 'no-show' ? 'nobodyWon' : 'draw', tongue) : `${word('winner', tongue)}: ${names(result.winners)}`}</strong>}
    </p>
  );
}

interface SliderProps {
  readonly shown: number;
  readonly newest: number;
  readonly live: boolean;
  readonly playing: boolean;
  readonly tongue: Tongue;
  readonly onMove: (version: number | null) => void;
  readonly onPlay: (on: boolean) => void;
}

function Slider({ shown, newest, live, playing, tongue, onMove, onPlay }: SliderProps) {
  const step = (by: number) => onMove(Math.min(newest, Math.max(1, shown + by)));
  return (
    <div class="slider">
      <button type="button" aria-label={word('back', tongue)} onClick={() => step(-1)}>
        ◀
      </button>
      <button type="button" aria-label={word(playing ? 'pause' : 'play', tongue)} onClick={() => onPlay(!playing)}>
        {playing ? '❚❚' : '►'}
      </button>
      <button type="button" aria-label={word('forward', tongue)} onClick={() => step(1)}>
        ▶
      </button>
      <input type="range" min={1} max={Math.max(1, newest)} value={shown} aria-label={word('version', tongue)} onInput={(event) => onMove(Number((event.currentTarget as HTMLInputElement).value))} />
      <output>
        {shown} / {newest}
      </output>
      <button type="button" class={live ? 'on' : ''} aria-pressed={live} onClick={() => (onPlay(false), onMove(null))}>
        {word(live ? 'live' : 'follow', tongue)}
      </button>
    </div>
  );
}
