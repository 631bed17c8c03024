import { useState } from 'preact/hooks';
import { addressOf } from '../shared/addresses.js';
import type { Sender } from '../shared/hooks.js';
import { usePage } from '../shared/page.js';
import type { TournamentApi } from '../shared/tournament-api.js';
import type { Tournament } from '../shared/types.js';
import { Choice, CopyField, Field } from '../shared/widgets.js';

/** What somebody of the staff may do: a judge what happens at tables, the others more besides. */
type Seat = 'judge' | 'headJudge' | 'scorekeeper';

/** Seats for judges and scorekeepers: each gets a link to this desk. */
export function StaffSeats({
  api,
  tournament,
  sender,
}: {
  readonly api: TournamentApi;
  readonly tournament: Tournament;
  readonly sender: Sender;
}) {
  const { say } = usePage();
  const [name, setName] = useState('');
  const [seat, setSeat] = useState<Seat>('judge');
  const [made, setMade] = useState<{ readonly name: string; readonly link: string } | null>(null);
  const make = () =>
    sender.attempt(async () => {
      const secret = await api.staffSecret(tournament.gatheringId, name.trim(), seat === 'judge' ? [] : [seat]);
      setMade({ name: name.trim(), link: `${location.origin}${addressOf.desk(tournament.tournamentId)}#${secret}` });
      setName('');
    });
  return (
    <details>
      <summary>{say('staffSeats')}</summary>
      <form
        class="row add"
        onSubmit={(event) => {
          event.preventDefault();
          void make();
        }}
      >
        <Field label={say('staffName')}>
          <input value={name} required maxLength={80} autocomplete="off" onInput={({ currentTarget }) => setName(currentTarget.value)} />
        </Field>
        <Choice
          label={say('staffSeat')}
          value={seat}
          options={[
            ['judge', say('seatJudge')],
            ['headJudge', say('seatHeadJudge')],
            ['scorekeeper', say('seatScorekeeper')],
          ]}
          onChoose={setSeat}
        />
        <button type="submit" disabled={sender.busy}>
          {say('makeLink')}
        </button>
      </form>
      {made !== null && (
        <>
          <p>{say('staffLinkHint')}</p>
          <CopyField label={say('playerLinkOf', { name: made.name })} text={made.link} />
        </>
      )}
    </details>
  );
}
