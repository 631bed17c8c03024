import { useRef, useState } from 'preact/hooks';
import { resultText } from '../public/result-text.js';
import type { Sender } from '../shared/hooks.js';
import { usePage } from '../shared/page.js';
import { pageProblem } from '../shared/problems.js';
import { resultTyped } from '../shared/results.js';
import type { Result, Round, Table } from '../shared/types.js';
import { Field } from '../shared/widgets.js';

/** Reads what was typed as the result of a table; null where it is none. */
const typedAt = ({ seats }: Table, text: string): Result | null =>
  resultTyped(
    text,
    seats.map(({ entrant }) => entrant),
  );

/** Results by keyboard: table number, Enter, 2-1, Enter, and the next one. */
export function ResultEntry({ round, sender }: { readonly round: Round; readonly sender: Sender }) {
  const { language, say } = usePage();
  const [number, setNumber] = useState('');
  const [typed, setTyped] = useState('');
  const [last, setLast] = useState<string | null>(null);
  const numberField = useRef<HTMLInputElement>(null);
  const resultField = useRef<HTMLInputElement>(null);
  const table = round.tables.find((one) => String(one.table) === number.trim());
  const enter = async () => {
    if (table === undefined) return numberField.current?.focus();
    if (typed.trim() === '') return resultField.current?.focus();
    const result = typedAt(table, typed);
    if (result === null) return sender.setProblem(pageProblem('page/result-unreadable'));
    if (!(await sender.send({ type: 'confirmResult', round: round.round, table: table.table, result }))) return;
    setLast(
      `${say('tableN', { n: table.table })}: ${table.seats.map(({ name }) => name).join(' – ')} ${resultText(result, table, language)}`,
    );
    setNumber('');
    setTyped('');
    numberField.current?.focus();
  };
  return (
    <form
      class="card entry"
      onSubmit={(event) => {
        event.preventDefault();
        void enter();
      }}
    >
      <h3>{say('enterResult')}</h3>
      <div class="row">
        <Field label={say('tableNumber')}>
          <input
            ref={numberField}
            inputMode="numeric"
            size={4}
            value={number}
            autocomplete="off"
            onInput={({ currentTarget }) => setNumber(currentTarget.value)}
          />
        </Field>
        <Field label={say('result')}>
          <input
            ref={resultField}
            size={6}
            value={typed}
            autocomplete="off"
            onInput={({ currentTarget }) => setTyped(currentTarget.value)}
          />
        </Field>
        <button type="submit" class="primary" disabled={sender.busy}>
          {say('enter')}
        </button>
      </div>
      <p class="faint" role="status">
        {table === undefined
          ? (last ?? say(round.tables.some(({ seats }) => seats.length > 2) ? 'enterPodHint' : 'enterHint'))
          : table.seats.map(({ name }) => name).join(' – ')}
      </p>
    </form>
  );
}

/** Tables whose players differ, with what each has said. */
export function Disputes({ round, sender }: { readonly round: Round; readonly sender: Sender }) {
  const { language, say } = usePage();
  const disputed = round.tables.filter(({ state }) => state === 'disputed');
  if (disputed.length === 0) return null;
  return (
    <div class="note problem">
      <h3>{say('disputes')}</h3>
      <p>{say('disputesHint')}</p>
      {disputed.map((table) => (
        <div key={table.table}>
          <p>
            <strong>
              {say('tableN', { n: table.table })}: {table.seats.map(({ name }) => name).join(' – ')}
            </strong>
          </p>
          <div class="row">
            {table.reports.map(({ reporter, result }) => (
              <button
                type="button"
                key={reporter}
                disabled={sender.busy}
                onClick={() => void sender.send({ type: 'confirmResult', round: round.round, table: table.table, result })}
              >
                {say('saidBy', {
                  name: table.seats.find(({ entrant }) => entrant === reporter)?.name ?? '',
                  score: resultText(result, table, language),
                })}
              </button>
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
