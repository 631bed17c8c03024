import { useMemo, useState } from 'preact/hooks';
import { newCommandId, type MatchApi, type Me } from './api.js';
import { Mana } from './boards/mana.js';
import { nameOfSeat } from './players.js';
import { toldOf } from './problems/said.js';
import { ProblemNote } from './problems/problem-note.js';
import type { Problem } from './problems/said.js';
import { othersAsked, sayingsOf, type Saying } from './sayings.js';
import type { Language, MatchShown } from './types.js';
import { word } from './words.js';

interface MeanwhileProps {
  readonly api: MatchApi;
  readonly me: Me | null;
  readonly matchView: MatchShown;
  readonly language: Language;
  /** Called with the version at which it was said. */
  readonly onSaid: (version: number) => void;
}

/** What the reader may say while another is asked, each at a button: to take back that he passes ahead, say. A refusal stands beside it. */
export function Meanwhile({ api, me, matchView, language, onSaid }: MeanwhileProps) {
  const [refusal, setRefusal] = useState<Problem | null>(null);
  const sayings = sayingsOf(matchView, me);
  if (sayings.length === 0) return null;
  const say = async ({ decision, option }: Saying, commandId: string) => {
    setRefusal(null);
    try {
      onSaid(await api.answer(decision, commandId, { picks: [option.id] }));
    } catch (error) {
      setRefusal(toldOf(error));
    }
  };
  return (
    <div class="prompt meanwhile" role="group" aria-label={word('meanwhile', language)}>
      {othersAsked(matchView).map((seat) => (
        <span class={`tag asked seat-${seat}`} key={seat}>
          {nameOfSeat(matchView, seat, language)}
        </span>
      ))}
      <span class="faint">
        {word('asked', language)} · {word('meanwhile', language)}
      </span>
      {sayings.map((saying, at) => (
        <SayingButton key={saying.option.id} saying={saying} keyed={at === 0} language={language} onSay={say} />
      ))}
      {refusal !== null && <ProblemNote problem={refusal} language={language} />}
    </div>
  );
}

interface SayingButtonProps {
  readonly saying: Saying;
  /** Whether the key that stops passing says it. */
  readonly keyed: boolean;
  readonly language: Language;
  readonly onSay: (saying: Saying, commandId: string) => Promise<void>;
}

/** Stays the same button, with its focus, while one question of the other follows another. */
function SayingButton({ saying, keyed, language, onSay }: SayingButtonProps) {
  const [sending, setSending] = useState(false);
  // One id for one thing said: pressed again when the line broke, it is said once.
  const commandId = useMemo(newCommandId, [saying.decision]);
  const press = () => {
    if (sending) return;
    setSending(true);
    void onSay(saying, commandId).finally(() => setSending(false));
  };
  return (
    <button type="button" aria-disabled={sending} onClick={press} {...(keyed ? { 'aria-keyshortcuts': 'x', 'data-key': 'stop' } : {})}>
      <Mana text={saying.option.words[language]} /> {keyed && <kbd aria-hidden="true">X</kbd>}
    </button>
  );
}
