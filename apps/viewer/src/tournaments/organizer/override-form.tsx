import { useState } from 'preact/hooks';
import type { Sender } from '../shared/hooks.js';
import { localeOf } from '../shared/language.js';
import { usePage } from '../shared/page.js';
import { placesByName, swapped } from '../shared/seating.js';
import type { Round, Tournament } from '../shared/types.js';
import { Choice, Field } from '../shared/widgets.js';

/** Puts two entrants into each other's place; whoever has no opponent counts as a place too. */
export function OverrideForm({
  round,
  tournament,
  sender,
}: {
  readonly round: Round;
  readonly tournament: Tournament;
  readonly sender: Sender;
}) {
  const { language, say } = usePage();
  const [one, setOne] = useState(0);
  const [other, setOther] = useState(0);
  const options = [
    [0, say('choose')] as const,
    ...placesByName(round, localeOf(language)).map(
      ({ entrant, name, table }) => [entrant, `${name} (${table === null ? say('bye') : say('tableN', { n: table.table })})`] as const,
    ),
  ];
  const override = async (reason: string) => {
    if (one === 0 || other === 0 || one === other) return;
    if (await sender.send({ type: 'overridePairing', ...swapped(round, one, other), reason }, tournament.version)) {
      setOne(0);
      setOther(0);
    }
  };
  return (
    <details>
      <summary>{say('override')}</summary>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void override(String(new FormData(event.currentTarget).get('reason') ?? ''));
        }}
      >
        <p>{say('overrideHint')}</p>
        <Choice label={say('firstEntrant')} value={one} options={options} onChoose={setOne} />
        <Choice label={say('secondEntrant')} value={other} options={options} onChoose={setOther} />
        <Field label={say('reason')} hint={say('reasonPublic')}>
          <input name="reason" required maxLength={500} autocomplete="off" />
        </Field>
        <button type="submit" disabled={sender.busy || one === 0 || other === 0 || one === other}>
          {say('swap')}
        </button>
      </form>
    </details>
  );
}
