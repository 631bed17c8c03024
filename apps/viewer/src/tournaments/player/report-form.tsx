import { useState } from 'preact/hooks';
import type { Sender } from '../shared/hooks.js';
import { usePage } from '../shared/page.js';
import { choicesOf, gamesResult, scoreText } from '../shared/results.js';
import type { Phase, Table } from '../shared/types.js';

type Score = readonly [number, number, number];

interface ReportFormProps {
  readonly table: Table;
  readonly me: number;
  readonly opponent: { readonly entrant: number; readonly name: string };
  readonly phase: Phase;
  readonly sender: Sender;
  /** Whether the form is folded: a recorded match reports for itself. */
  readonly closed: boolean;
}

/** Reports the result of the own table: a touch on the score, and one on "send". */
export function ReportForm(props: ReportFormProps) {
  const { say } = usePage();
  if (props.phase.kind === 'pods') return <Winner {...props} />;
  if (!props.closed) return <Scores {...props} />;
  return (
    <details>
      <summary>{say('reportByHand')}</summary>
      <Scores {...props} />
    </details>
  );
}

/** At a table of three or four: who won. */
function Winner({ table, sender }: ReportFormProps) {
  const { say } = usePage();
  const [chosen, setChosen] = useState<number | null>(null);
  // Nobody: a draw, which is no entrant's number.
  const nobody = 0;
  const choices = [
    ...table.seats.map(({ entrant, name }) => [entrant, say('nameWon', { name })] as const),
    [nobody, say('nobodyWon')] as const,
  ];
  const report = async (winner: number) => {
    const result = { kind: 'pod', winner: winner === nobody ? null : winner } as const;
    if (await sender.send({ type: 'reportResult', table: table.table, result })) setChosen(null);
  };
  return (
    <div class="report">
      <h4>{say('reportResult')}</h4>
      <div class="scores" role="group" aria-label={say('reportResult')}>
        {choices.map(([entrant, text]) => (
          <button type="button" key={entrant} aria-pressed={chosen === entrant} onClick={() => setChosen(entrant)}>
            {text}
          </button>
        ))}
      </div>
      {chosen !== null && (
        <button type="button" class="primary send" disabled={sender.busy} onClick={() => void report(chosen)}>
          {say('sendResult')}
        </button>
      )}
    </div>
  );
}

function Scores({ table, me, opponent, phase, sender }: ReportFormProps) {
  const { say } = usePage();
  const [chosen, setChosen] = useState<Score | null>(null);
  const { won, lost, other } = choicesOf(phase);
  const said = (score: Score): string => {
    const [mine, theirs] = score;
    return say(mine > theirs ? 'youWon' : mine < theirs ? 'youLost' : 'youDrew', { score: scoreText(score) });
  };
  const report = async (score: Score) => {
    const result = gamesResult(me, opponent.entrant, score);
    if (await sender.send({ type: 'reportResult', table: table.table, result })) setChosen(null);
  };
  const buttons = (scores: readonly Score[]) =>
    scores.map((score) => (
      <button
        type="button"
        key={score.join()}
        aria-pressed={chosen?.join() === score.join()}
        aria-label={said(score)}
        onClick={() => setChosen(score)}
      >
        {scoreText(score)}
      </button>
    ));
  return (
    <div class="report">
      <h4>{say('reportResult')}</h4>
      <p class="faint">{say('reportHint', { name: opponent.name })}</p>
      <div class="scores" role="group" aria-label={say('iWon')}>
        <span>{say('iWon')}</span>
        {buttons(won)}
      </div>
      <div class="scores" role="group" aria-label={say('iLost')}>
        <span>{say('iLost')}</span>
        {buttons(lost)}
      </div>
      {other.length > 0 && (
        <details>
          <summary>{say('otherResults')}</summary>
          <div class="scores" role="group" aria-label={say('otherResults')}>
            {buttons(other)}
          </div>
        </details>
      )}
      {chosen !== null && (
        <button type="button" class="primary send" disabled={sender.busy} onClick={() => void report(chosen)}>
          {say('sendResult')}: {said(chosen)}
        </button>
      )}
    </div>
  );
}
