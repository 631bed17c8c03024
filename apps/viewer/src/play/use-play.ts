import { type Answer, newCommandId } from '@arbiter/client';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { MatchApi, Me } from '../api.js';
import { type Problem, toldOf } from '../problems/said.js';
import type { MatchShown, WordedDecision } from '../types.js';
import type { Choice, Offer } from './choice.js';
import { begunAt, keepBegun } from './kept-play.js';
import { ownQuestions } from './seat.js';
import { isSingle, optionsAbout, type Selection, selectionAtFirst, toggled } from './selection.js';

/** A player's hands at the table: what they are asked, what they have chosen so far, and how it is sent. */
export interface Play extends Choice {
  readonly sending: boolean;
  /** Why the last answer was refused; gone with the next try. */
  readonly refusal: Problem | null;
  select(decision: WordedDecision, selection: Selection): void;
  send(decision: WordedDecision, answer: Answer): void;
}

/** Selections that were begun, by the id of their decision; those of other decisions are forgotten with the next one. */
type Selections = ReadonlyMap<number, Selection>;

/**
 * Holds what a player is asked and has chosen.
 * @param live whether the match is followed: nobody answers at a moment that is past
 * @param onAnswered told the version at which an answer is on record
 */
export function usePlay(
  api: MatchApi,
  me: Me | null,
  matchView: MatchShown,
  live: boolean,
  onAnswered: (version: number) => void,
  onRefused: () => void,
): Play {
  const { matchId } = matchView;
  // A page that is loaded again stands where it was.
  const begun = useMemo(() => begunAt(matchId, sessionStorage), [matchId]);
  const [selections, setSelections] = useState<Selections>(begun.selections);
  const [sending, setSending] = useState(false);
  const [answered, setAnswered] = useState<{ readonly id: number; readonly version: number } | null>(null);
  const [refusal, setRefusal] = useState<(Problem & { readonly decision: number }) | null>(null);
  // The same answer that is sent again, after the line broke, has the same id and counts once.
  const ids = useRef(new Map(begun.commands));
  const keep = () => keepBegun(matchId, { selections, commands: ids.current }, sessionStorage);
  useEffect(() => {
    if (selections !== begun.selections) keep();
  }, [selections]);
  const busy = useRef(false);
  // The same as `answered`, at once: a click may come before the page is drawn anew.
  const done = useRef<{ readonly id: number; readonly version: number } | null>(null);
  // What was answered is open no more, although it is shown until the next version comes.
  const questions = useMemo(
    () =>
      live
        ? ownQuestions(matchView, me).filter(({ id }) => answered === null || id !== answered.id || matchView.version >= answered.version)
        : [],
    [matchView, me, live, answered],
  );

  const selectionOf = ({ id, domain }: WordedDecision): Selection => {
    const first = selectionAtFirst(domain);
    const chosen = selections.get(id);
    return chosen?.kind === first.kind ? chosen : first;
  };
  const select = ({ id }: WordedDecision, selection: Selection): void => {
    const open = new Set(questions.map((decision) => decision.id));
    setRefusal(null);
    setSelections((before) => new Map([...[...before].filter(([decision]) => open.has(decision)), [id, selection]]));
  };
  const send = ({ id }: WordedDecision, answer: Answer): void => {
    const isAnswered = done.current !== null && done.current.id === id && matchView.version < done.current.version;
    if (busy.current || isAnswered) return;
    busy.current = true;
    setSending(true);
    setRefusal(null);
    const key = `${id} ${JSON.stringify(answer)}`;
    const commandId = ids.current.get(key) ?? newCommandId();
    ids.current.set(key, commandId);
    keep();
    api
      .answer(id, commandId, answer)
      .then(
        (version) => {
          done.current = { id, version };
          setAnswered(done.current);
          onAnswered(version);
        },
        (error: unknown) => {
          setRefusal({ ...toldOf(error), decision: id });
          onRefused();
        },
      )
      .finally(() => {
        busy.current = false;
        setSending(false);
      });
  };
  const pickedOf = (decision: WordedDecision): readonly string[] => {
    const selection = decision.domain.type === 'options' ? selectionOf(decision) : null;
    return selection?.kind === 'picks' ? selection.picks : [];
  };
  return {
    questions,
    sending,
    // What was refused stands while its question does, or where the question is gone because of it.
    refusal: refusal !== null && questions.length > 0 ? refusal : null,
    selectionOf,
    select,
    send,
    offersAt: (pointed) =>
      questions.flatMap((decision) =>
        optionsAbout(decision.domain, pointed).map((option) => ({ decision, option, picked: pickedOf(decision).includes(option.id) })),
      ),
    choose: ({ decision, option }: Offer) => {
      const { domain } = decision;
      if (domain.type === 'distribution') {
        const selection = selectionOf(decision);
        const amounts = selection.kind === 'amounts' ? selection.amounts : {};
        select(decision, { kind: 'amounts', amounts: { ...amounts, [option.id]: (amounts[option.id] ?? 0) + 1 } });
      }
      if (domain.type !== 'options') return;
      if (isSingle(domain)) send(decision, { picks: [option.id] });
      else select(decision, { kind: 'picks', picks: toggled(domain, pickedOf(decision), option.id) });
    },
  };
}
