import { cloneElement, type VNode } from 'preact';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { textIn } from './language.js';
import { usePage } from './page.js';
import { type Problem, problemText } from './problems.js';
import { timerAt, timerText, type ClockSeen } from './timer.js';
import { useTicking } from './hooks.js';

interface ProblemNoteProps {
  readonly problem: Problem | null;
  readonly onClose?: (() => void) | undefined;
  /** Goes on without the token that was refused. */
  readonly onForget?: (() => void) | undefined;
}

/** A refusal in words: what is wrong, and what to do. */
export function ProblemNote({ problem, onClose, onForget }: ProblemNoteProps) {
  const { language, say } = usePage();
  if (problem === null) return null;
  const { title, advice } = problemText(problem, language);
  return (
    <div class="note problem" role="alert">
      <p>
        <strong>{title}</strong> {advice}
      </p>
      {onClose !== undefined && (
        <button type="button" onClick={onClose}>
          {say('close')}
        </button>
      )}
      {onForget !== undefined && (
        <button type="button" onClick={onForget}>
          {say('withoutToken')}
        </button>
      )}
    </div>
  );
}

/** A field with its label above it and a hint below. */
export function Field({ label, children, hint }: { readonly label: string; readonly children: VNode<FieldProps>; readonly hint?: string }) {
  const id = useId();
  const describedBy = hint === undefined ? {} : { 'aria-describedby': `${id}-hint` };
  return (
    <div class="field">
      <label for={id}>{label}</label>
      {cloneElement(children, { id, ...describedBy })}
      {hint !== undefined && <small id={`${id}-hint`}>{hint}</small>}
    </div>
  );
}

/** What a label and a hint need of the field that they belong to. */
interface FieldProps {
  readonly id?: string;
  readonly 'aria-describedby'?: string;
}

/** A choice among a few values. */
export function Choice<T extends string | number>({
  label,
  value,
  options,
  onChoose,
}: {
  readonly label: string;
  readonly value: T;
  readonly options: readonly (readonly [T, string])[];
  readonly onChoose: (value: T) => void;
}) {
  return (
    <Field label={label}>
      <select
        value={String(value)}
        onChange={({ currentTarget }) => {
          const chosen = options.find(([one]) => String(one) === currentTarget.value);
          if (chosen !== undefined) onChoose(chosen[0]);
        }}
      >
        {options.map(([one, text]) => (
          <option value={String(one)} key={String(one)}>
            {text}
          </option>
        ))}
      </select>
    </Field>
  );
}

/** The parts of a page, one of which is shown. */
export function Tabs<T extends string>({
  label,
  tabs,
  shown,
  onShow,
}: {
  readonly label: string;
  readonly tabs: readonly (readonly [T, string])[];
  readonly shown: T;
  readonly onShow: (tab: T) => void;
}) {
  return (
    <nav class="tabs" aria-label={label}>
      {tabs.map(([tab, text]) => (
        <button type="button" key={tab} aria-current={tab === shown ? 'page' : undefined} onClick={() => onShow(tab)}>
          {text}
        </button>
      ))}
    </nav>
  );
}

/** A text that somebody else is to get, with a button that copies it. */
export function CopyField({ label, text }: { readonly label: string; readonly text: string }) {
  const { say } = usePage();
  const [copied, setCopied] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const copy = () => {
    field.current?.select();
    // Without HTTPS there is no clipboard; the text is selected then, to be copied by hand.
    void navigator.clipboard?.writeText(text).then(
      () => setCopied(true),
      () => undefined,
    );
  };
  return (
    <div class="copy">
      <Field label={label}>
        <input ref={field} readOnly value={text} onFocus={({ currentTarget }) => currentTarget.select()} />
      </Field>
      <button type="button" onClick={copy}>
        {say(copied ? 'copied' : 'copy')}
      </button>
    </div>
  );
}

/** Asks for a second touch before something that can't be taken back; with a reason where one is needed. */
export function Deliberate({
  label,
  question,
  reason = false,
  disabled = false,
  onDo,
}: {
  readonly label: string;
  readonly question: string;
  readonly reason?: boolean;
  readonly disabled?: boolean;
  readonly onDo: (reason: string) => void;
}) {
  const { say } = usePage();
  const [asked, setAsked] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (asked) form.current?.querySelector<HTMLElement>('input, button')?.focus();
  }, [asked]);
  if (!asked)
    return (
      <button type="button" disabled={disabled} onClick={() => setAsked(true)}>
        {label}
      </button>
    );
  return (
    <form
      class="deliberate"
      ref={form}
      onSubmit={(event) => {
        event.preventDefault();
        const given = String(new FormData(event.currentTarget).get('reason') ?? '').trim();
        setAsked(false);
        onDo(given);
      }}
    >
      <p>{question}</p>
      {reason && (
        <Field label={say('reason')} hint={say('reasonPublic')}>
          <input name="reason" required maxLength={500} autocomplete="off" />
        </Field>
      )}
      <div class="row">
        <button type="submit" class="primary">
          {label}
        </button>
        <button type="button" onClick={() => setAsked(false)}>
          {say('cancel')}
        </button>
      </div>
    </form>
  );
}

/** A round's timer, counted by the server's clock. */
export function Timer({
  seen,
  extensionSeconds = 0,
  earlierPausesMs = null,
}: {
  readonly seen: ClockSeen;
  readonly extensionSeconds?: number;
  readonly earlierPausesMs?: number | null;
}) {
  const { say } = usePage();
  const runs = seen.clock !== null && seen.clock.endsAt !== null;
  const at = Math.max(useTicking(runs), seen.cameAt);
  const shown = timerAt(seen, at, extensionSeconds, earlierPausesMs);
  if (shown.kind === 'notStarted') return <p class="timer words">{say('notStarted')}</p>;
  if (shown.kind === 'noLimit') return <p class="timer words">{say('noLimit')}</p>;
  if (shown.kind === 'called') return <p class="timer words over">{say('timeCalled')}</p>;
  const over = shown.leftMs !== null && shown.leftMs <= 0;
  return (
    <p class={over ? 'timer over' : 'timer'} role="timer">
      {shown.leftMs !== null && <span class="digits">{timerText(shown.leftMs)}</span>}
      {shown.kind === 'paused' && <span> {say('paused')}</span>}
      {over && <span> {say('timeOver')}</span>}
    </p>
  );
}

/** A text in both languages that a game brings. */
export function useNames(): (names: { readonly en: string; readonly zh: string }) => string {
  const { language } = usePage();
  return (names) => textIn(names, language);
}
