import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { MatchApi, Problem } from './api.js';
import { Board } from './boards/board.js';
import type { CardFacts, Language, Line, Picture } from './types.js';
import { word } from './words.js';

const tokenKey = 'arbiter.token';

/** The token of the address's fragment moves into the tab's storage, so that it stays out of what is copied or logged. */
function takeToken(): string | null {
  const given = new URLSearchParams(location.hash.slice(1)).get('token');
  if (given !== null) {
    sessionStorage.setItem(tokenKey, given);
    history.replaceState(null, '', location.pathname);
  }
  return sessionStorage.getItem(tokenKey);
}

function matchOfAddress(): string | null {
  return /\/matches\/([^/]+)\/board/.exec(location.pathname)?.[1] ?? null;
}

export function App() {
  const [token, setToken] = useState(takeToken);
  const [matchId, setMatchId] = useState(matchOfAddress);
  const [language, setLanguage] = useState<Language>(navigator.language.startsWith('zh') ? 'zh' : 'en');
  const [problem, setProblem] = useState<Problem | null>(null);
  const api = useMemo(() => (matchId === null ? null : new MatchApi(matchId, token)), [matchId, token]);
  useEffect(() => {
    document.documentElement.lang = language === 'zh' ? 'zh-Hant' : 'en';
  }, [language]);
  const open = (id: string, secret: string) => {
    if (secret !== '') sessionStorage.setItem(tokenKey, secret);
    setProblem(null);
    setToken(secret === '' ? token : secret);
    setMatchId(id);
    history.replaceState(null, '', `/matches/${id}/board`);
  };
  return (
    <main>
      <nav>
        <h1>Arbiter</h1>
        <button type="button" onClick={() => setLanguage(language === 'en' ? 'zh' : 'en')}>
          {language === 'en' ? '中文' : 'English'}
        </button>
      </nav>
      {problem !== null && (
        <p class="problem" role="alert">
          <strong>{problem.title}</strong> {problem.detail}
        </p>
      )}
      {api === null || problem !== null ? <Door language={language} matchId={matchId ?? ''} onOpen={open} /> : <Match api={api} language={language} onProblem={setProblem} key={`${api.matchId} ${token}`} />}
    </main>
  );
}

function Door({ language, matchId, onOpen }: { readonly language: Language; readonly matchId: string; readonly onOpen: (matchId: string, token: string) => void }) {
  return (
    <form
      class="door"
      onSubmit={(event) => {
        event.preventDefault();
        const data = new FormData(event.currentTarget as HTMLFormElement);
        onOpen(String(data.get('match')).trim(), String(data.get('token')).trim());
      }}
    >
      <label>
        {word('matchId', language)}
        <input name="match" required defaultValue={matchId} autocomplete="off" />
      </label>
      <label>
        {word('token', language)}
        <input name="token" type="password" autocomplete="off" />
      </label>
      <small>{word('tokenHint', language)}</small>
      <button type="submit">{word('open', language)}</button>
    </form>
  );
}

function Match({ api, language, onProblem }: { readonly api: MatchApi; readonly language: Language; readonly onProblem: (problem: Problem) => void }) {
  const [newest, setNewest] = useState(0);
  const [wanted, setWanted] = useState<number | null>(null);
  const [picture, setPicture] = useState<Picture | null>(null);
  const [lines, setLines] = useState<readonly Line[]>([]);
  const [cards, setCards] = useState<ReadonlyMap<string, CardFacts>>(new Map());
  const [playing, setPlaying] = useState(false);
  const shown = wanted ?? newest;
  const fail = (error: unknown) => {
    if (error instanceof Problem) onProblem(error);
    else console.error(error);
  };

  useEffect(() => {
    const abort = new AbortController();
    const begin = async () => {
      const first = await api.view();
      setNewest(first.newest);
      setPicture(first);
      setCards(new Map((await api.cards(first.game)).map((card) => [card.id, card])));
      await api.follow(first.newest, (version) => setNewest((old) => Math.max(old, version)), abort.signal);
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
    if (newest === 0) return;
    let current = true;
    const timer = setTimeout(() => api.lines(language).then((next) => current && setLines(next), fail), 150);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [newest, language]);

  useEffect(() => {
    if (!playing) return;
    const timer = setInterval(() => setWanted((old) => (old === null || old >= newest ? (setPlaying(false), null) : old + 1)), 700);
    return () => clearInterval(timer);
  }, [playing, newest]);

  if (picture === null) return null;
  return (
    <>
      <Status picture={picture} language={language} />
      <div class="columns">
        <div>
          {picture.view === null ? <p class="waiting">{word('notBegun', language)}</p> : <Board picture={picture} view={picture.view} cards={cards} language={language} />}
          <Slider shown={shown} newest={newest} live={wanted === null} playing={playing} language={language} onMove={setWanted} onPlay={(on) => (setPlaying(on), on && wanted === null && setWanted(1))} />
        </div>
        <Events lines={lines} shown={shown} language={language} onPick={setWanted} />
      </div>
    </>
  );
}

function Status({ picture, language }: { readonly picture: Picture; readonly language: Language }) {
  const { view, result, status } = picture;
  const names = (seats: readonly number[]) => seats.map((seat) => picture.players.find((one) => one.seat === seat)?.name ?? seat + 1).join(', ');
  return (
    <p class="status" role="status">
      <span class={`tag ${status}`}>{word(status, language)}</span>
      {view !== null && view.turn.number > 0 && (
        <span>
          {word('turn', language)} {view.turn.number} · {view.turn.seat === null ? '' : names([view.turn.seat])} · {word(view.turn.phase === 'draw' ? 'drawing' : view.turn.phase, language)}
        </span>
      )}
      {view !== null && typeof view.values.countdown === 'number' && (
        <span class="tag">
          {word('countdown', language)} {view.values.countdown}
        </span>
      )}
      {result !== null && <strong>{result.winners.length === 0 ? word('draw', language) : `${word('winner', language)}: ${names(result.winners)}`}</strong>}
    </p>
  );
}

interface SliderProps {
  readonly shown: number;
  readonly newest: number;
  readonly live: boolean;
  readonly playing: boolean;
  readonly language: Language;
  readonly onMove: (version: number | null) => void;
  readonly onPlay: (on: boolean) => void;
}

function Slider({ shown, newest, live, playing, language, onMove, onPlay }: SliderProps) {
  const step = (by: number) => onMove(Math.min(newest, Math.max(1, shown + by)));
  return (
    <div class="slider">
      <button type="button" aria-label={word('back', language)} onClick={() => step(-1)}>
        ◀
      </button>
      <button type="button" aria-label={word(playing ? 'pause' : 'play', language)} onClick={() => onPlay(!playing)}>
        {playing ? '❚❚' : '►'}
      </button>
      <button type="button" aria-label={word('forward', language)} onClick={() => step(1)}>
        ▶
      </button>
      <input type="range" min={1} max={Math.max(1, newest)} value={shown} aria-label={word('version', language)} onInput={(event) => onMove(Number((event.currentTarget as HTMLInputElement).value))} />
      <output>
        {shown} / {newest}
      </output>
      <button type="button" class={live ? 'on' : ''} aria-pressed={live} onClick={() => (onPlay(false), onMove(null))}>
        {word(live ? 'live' : 'follow', language)}
      </button>
    </div>
  );
}

function Events({ lines, shown, language, onPick }: { readonly lines: readonly Line[]; readonly shown: number; readonly language: Language; readonly onPick: (version: number) => void }) {
  const current = useRef<HTMLLIElement>(null);
  const last = lines.findLastIndex((line) => line.version <= shown);
  useEffect(() => current.current?.scrollIntoView({ block: 'nearest' }), [last]);
  return (
    <aside>
      <h2>{word('events', language)}</h2>
      <ol>
        {lines.map((line, at) => (
          <li key={`${line.version}.${line.seq}`} ref={at === last ? current : null} class={line.version > shown ? 'later' : line.version === shown ? 'now' : ''}>
            <button type="button" onClick={() => onPick(line.version)}>
              <span>{line.text}</span> {line.rule !== null && <small>{line.rule}</small>}
            </button>
          </li>
        ))}
      </ol>
    </aside>
  );
}
