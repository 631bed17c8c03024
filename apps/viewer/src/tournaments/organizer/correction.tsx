import { useState } from 'preact/hooks';
import type { Sender } from '../shared/hooks.js';
import { usePage } from '../shared/page.js';
import { pageProblem } from '../shared/problems.js';
import { resultTyped } from '../shared/results.js';
import type { TournamentApi } from '../shared/tournament-api.js';
import type { Preview, Result, Table } from '../shared/types.js';
import { Field } from '../shared/widgets.js';

interface CorrectionProps {
  readonly api: TournamentApi;
  readonly table: Table;
  readonly round: number;
  readonly version: number;
  readonly sender: Sender;
  onClose(): void;
}

/** A correction whose effect was looked at. */
interface Looked {
  readonly result: Result;
  readonly reason: string;
  readonly preview: Preview;
}

/** Corrects a result that stands, after a look at what follows from it; the reason is public. */
export function Correction({ api, table, round, version, sender, onClose }: CorrectionProps) {
  const { say } = usePage();
  const [looked, setLooked] = useState<Looked | null>(null);
  const look = async (text: string, reason: string) => {
    const result = resultTyped(
      text,
      table.seats.map(({ entrant }) => entrant),
    );
    if (result === null) return sender.setProblem(pageProblem('page/result-unreadable'));
    await sender.attempt(async () => setLooked({ result, reason, preview: await api.preview(round, table.table, result) }));
  };
  const correct = async ({ result, reason }: Looked) => {
    setLooked(null);
    if (await sender.send({ type: 'correctResult', round, table: table.table, result, reason }, version)) onClose();
  };
  return (
    <form
      class="deliberate"
      onInput={() => setLooked(null)}
      onSubmit={(event) => {
        event.preventDefault();
        const data = new FormData(event.currentTarget);
        void look(String(data.get('result') ?? ''), String(data.get('reason') ?? ''));
      }}
    >
      <Field label={say('newResult')} hint={table.seats.map(({ name }) => name).join(' – ')}>
        <input name="result" required size={6} autocomplete="off" />
      </Field>
      <Field label={say('reason')} hint={say('reasonPublic')}>
        <input name="reason" required maxLength={500} autocomplete="off" />
      </Field>
      {looked !== null && <Effects preview={looked.preview} />}
      <div class="row">
        {looked === null ? (
          <button type="submit" class="primary" disabled={sender.busy}>
            {say('lookAtEffects')}
          </button>
        ) : (
          <button type="button" class="primary" disabled={sender.busy} onClick={() => void correct(looked)}>
            {say('correct')}
          </button>
        )}
        <button type="button" onClick={onClose}>
          {say('cancel')}
        </button>
      </div>
    </form>
  );
}

/** What follows from a correction: places, pairings that a fresh draw would change, and the cut. */
function Effects({ preview }: { readonly preview: Preview }) {
  const { say } = usePage();
  const { standings, pairings, cut } = preview;
  const moved = standings.filter(({ before, after }) => before !== after);
  return (
    <ul role="status">
      {moved.length === 0 && <li>{say('noPlaceChanges')}</li>}
      {moved.map(({ entrant, name, before, after }) => (
        <li key={entrant}>{say('placeChanges', { name, before: before ?? '–', after: after ?? '–' })}</li>
      ))}
      {pairings.kind === 'frozen' && <li>{say('roundStays', { n: pairings.round })}</li>}
      {pairings.kind === 'open' && (
        <li>
          {pairings.differing.length === 0
            ? say('drawStays', { n: pairings.round })
            : say('drawDiffers', { n: pairings.round, tables: pairings.differing.join(', ') })}
        </li>
      )}
      {cut !== null && <li>{say(cut.open ? 'cutOpen' : 'cutStands')}</li>}
    </ul>
  );
}
