import { useEffect, useRef, useState } from 'preact/hooks';
import type { Play } from '../play/use-play.js';
import type { BoardLayout, Language, MatchShown } from '../types.js';
import { wordsOf } from '../words.js';
import { type Ahead, beginAhead, canPassAhead } from './ahead.js';
import type { Asking, Passed } from './asking-context.js';
import { answerByPage } from './by-page.js';
import { mainAnswerOf } from './main-answer.js';
import { type AskingSettings, keepSettings, keptSettings } from './settings.js';
import { noStops, toggledStop } from './stops.js';

/** Notes that the page answered in a phase. */
const noted = (passed: readonly Passed[], turn: number, phase: string): readonly Passed[] => {
  const last = passed.at(-1);
  return last?.turn === turn && last.phase === phase
    ? [...passed.slice(0, -1), { ...last, count: last.count + 1 }]
    : [...passed, { turn, phase, count: 1 }];
};

/**
 * Holds how a player wants to be asked, and answers for them where they want that. The page answers only what it shows as the newest version
 * of a match that is under way, and no question a second time, even if its answer was refused.
 */
export function useAsking(play: Play, matchView: MatchShown, live: boolean, layout: BoardLayout | null, language: Language): Asking {
  const [settings, setSettings] = useState<AskingSettings>(keptSettings);
  const [ahead, setAhead] = useState<Ahead | null>(null);
  const [passed, setPassed] = useState<readonly Passed[]>([]);
  const answered = useRef(new Set<number>());
  // Whether the reader was asked since the page last answered.
  const wasAsked = useRef(false);
  const { game, view } = matchView;
  const stops = settings.stops[game] ?? noStops;
  const change = (changed: Partial<AskingSettings>): void => {
    const next = { ...settings, ...changed };
    keepSettings(next);
    setSettings(next);
  };
  const isNow = live && matchView.version === matchView.newest && matchView.status === 'running';
  const [question] = play.questions;
  const byPage =
    isNow && view !== null && question !== undefined && !answered.current.has(question.id)
      ? answerByPage(question, view, layout, { ask: settings.ask, stops, ahead })
      : null;
  useEffect(() => {
    if (byPage === null || view === null || question === undefined || play.sending) return;
    const { answer, ahead: left } = byPage;
    if (left !== ahead) setAhead(left);
    if (answer === null) {
      wasAsked.current = true;
      return;
    }
    answered.current.add(question.id);
    const before = wasAsked.current ? [] : passed;
    wasAsked.current = false;
    setPassed(noted(before, view.turn.number, view.turn.phase));
    play.send(question, answer);
  }, [isNow, question, play.sending, settings, ahead, layout]);
  return {
    ask: settings.ask,
    tells: settings.ask === 'acting' && !settings.told,
    tellsStops: !settings.stopsTold,
    stops,
    passesAhead: ahead !== null,
    answers: byPage !== null && byPage.answer !== null,
    passed,
    setAsk: (ask) => change({ ask }),
    understand: () => change({ told: true }),
    understandStops: () => change({ stopsTold: true }),
    toggleStop: (side, phase) => change({ stops: { ...settings.stops, [game]: toggledStop(stops, side, phase) } }),
    canPassAhead: (decision) => view !== null && canPassAhead(decision, layout),
    passAhead: (decision) => {
      if (view === null || !canPassAhead(decision, layout)) return;
      setAhead(beginAhead(view, layout));
      wasAsked.current = false;
      setPassed(noted([], view.turn.number, view.turn.phase));
      answered.current.add(decision.id);
      play.send(decision, { picks: ['pass'] });
    },
    stopAhead: () => setAhead(null),
    mainOf: (decision) => mainAnswerOf(decision, view, layout),
    wordOf: (key) => wordsOf(layout)(key, language),
  };
}
