import type { Sender } from '../shared/hooks.js';
import { usePage } from '../shared/page.js';
import type { Command, Tournament } from '../shared/types.js';
import { Deliberate } from '../shared/widgets.js';
import { type WordKey } from '../shared/words.js';
import type { Step } from './next-step.js';

const hints = {
  setStructure: 'hintSetStructure',
  openRegistration: 'hintOpenRegistration',
  closeRegistration: 'hintCloseRegistration',
  drawPods: 'hintDrawPods',
  pairRound: 'hintPairRound',
  publishRound: 'hintPublishRound',
  startRound: 'hintStartRound',
  enterResults: 'hintEnterResults',
  closeRound: 'hintCloseRound',
  makeCut: 'hintMakeCut',
  finish: 'hintFinish',
  over: 'hintOver',
} as const satisfies Readonly<Record<Step, WordKey>>;

/** Steps that are one command each. */
type Doing = Exclude<Step, 'setStructure' | 'enterResults' | 'over'>;

const doingOf = (step: Step): { readonly label: Doing; readonly command: Command } | null => {
  switch (step) {
    case 'openRegistration':
    case 'closeRegistration':
    case 'pairRound':
    case 'publishRound':
    case 'startRound':
    case 'closeRound':
    case 'finish':
      return { label: step, command: { type: step } };
    case 'drawPods':
      return { label: step, command: { type: 'drawPods', reason: null } };
    case 'makeCut':
      return { label: step, command: { type: 'makeCut', byLot: false } };
    case 'setStructure':
    case 'enterResults':
    case 'over':
      return null;
  }
};

/** What comes next, with the button that does it. */
export function StepBar({ tournament, step, sender }: { readonly tournament: Tournament; readonly step: Step; readonly sender: Sender }) {
  const { say } = usePage();
  const doing = doingOf(step);
  const { version } = tournament;
  const last = tournament.rounds.at(-1);
  const kind = last === undefined ? undefined : tournament.structure?.phases[last.phase]?.kind;
  const mayBeOver = step === 'pairRound' && kind === 'doubleElimination';
  return (
    <section class="step" aria-label={say('nextStep')}>
      <p>
        <strong>{say('nextStep')}:</strong>{' '}
        {say(mayBeOver ? 'hintMayBeOver' : hints[step], { n: last?.missing ?? 0, round: last?.round ?? 0 })}
      </p>
      <div class="row">
        {doing !== null && doing.label !== 'finish' && (
          <button type="button" class="primary" disabled={sender.busy} onClick={() => void sender.send(doing.command, version)}>
            {say(doing.label)}
          </button>
        )}
        {(step === 'finish' || mayBeOver) && (
          <Deliberate
            label={say('finish')}
            question={say('finishSure')}
            disabled={sender.busy}
            onDo={() => void sender.send({ type: 'finish' }, version)}
          />
        )}
        {mayBeOver && tournament.structure?.phases[(last?.phase ?? 0) + 1] !== undefined && (
          <button type="button" disabled={sender.busy} onClick={() => void sender.send({ type: 'makeCut', byLot: false }, version)}>
            {say('makeCut')}
          </button>
        )}
        {step === 'openRegistration' && (
          <button type="button" disabled={sender.busy} onClick={() => void sender.send({ type: 'closeRegistration' }, version)}>
            {say('withoutRegistration')}
          </button>
        )}
        {sender.problem?.code === 'tournament/cut-tied' && (
          <button type="button" disabled={sender.busy} onClick={() => void sender.send({ type: 'makeCut', byLot: true }, version)}>
            {say('cutByLot')}
          </button>
        )}
        {tournament.status === 'closed' && tournament.rounds.length === 0 && (
          <button type="button" disabled={sender.busy} onClick={() => void sender.send({ type: 'openRegistration' }, version)}>
            {say('openAgain')}
          </button>
        )}
        {(last?.stage === 'paired' || last?.stage === 'published') && (
          <Deliberate
            label={say('discardPairings')}
            question={say('discardSure')}
            reason
            disabled={sender.busy}
            onDo={(reason) => void sender.send({ type: 'discardPairings', reason }, version)}
          />
        )}
        {last?.stage === 'closed' && tournament.status === 'running' && (
          <button type="button" disabled={sender.busy} onClick={() => void sender.send({ type: 'publishStandings', round: last.round })}>
            {say('publishStandings')}
          </button>
        )}
      </div>
    </section>
  );
}
