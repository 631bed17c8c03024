import { useState } from 'preact/hooks';
import type { MatchApi, Me } from '../api.js';
import { ownSeat } from '../play/seat.js';
import type { Language, Line, MatchShown } from '../types.js';
import { addWords, word } from '../words.js';
import { PhraseMenu, Said } from './phrases.js';
import { PlayersThere } from './players-there.js';
import { keepSettings, readSettings, type TableSettings } from './settings.js';
import { TimeLine } from './time-line.js';
import { usePresence } from './use-presence.js';
import { presenceWords } from './words.js';

addWords(presenceWords);

export interface AtTheTableProps {
  readonly api: MatchApi;
  readonly me: Me | null;
  readonly matchView: MatchShown;
  readonly lines: readonly Line[];
  /** Whether the match is followed. */
  readonly live: boolean;
  /** Whether the server does not answer at present: then nobody knows who is there. */
  readonly lost: boolean;
  readonly language: Language;
}

/** Whose time runs, who is there, and what players say to each other. */
export function AtTheTable({ api, me, matchView, lines, live, lost, language }: AtTheTableProps) {
  const seat = ownSeat(matchView, me);
  const [settings, setSettings] = useState(() => readSettings(localStorage));
  const { seen, phrases } = usePresence(api, seat !== null);
  const choose = (chosen: TableSettings) => {
    keepSettings(localStorage, chosen);
    setSettings(chosen);
  };
  const known = live && !lost && seen !== null && seen.presence.players.length > 0;
  const heard = settings.muted ? phrases.filter((said) => said.seat === seat) : phrases;
  return (
    <>
      <TimeLine matchView={matchView} seat={seat} lines={lines} lost={lost} tone={settings.tone} language={language} />
      {api.page !== null && live && (
        <section class="at-table" aria-label={word('presence', language)}>
          {known && <PlayersThere matchView={matchView} seat={seat} seen={seen} language={language} />}
          {seat !== null && (
            <>
              <PhraseMenu api={api} language={language} />
              <Settings settings={settings} onChoose={choose} language={language} />
            </>
          )}
          <Said matchView={matchView} phrases={heard} language={language} />
        </section>
      )}
    </>
  );
}

interface SettingsProps {
  readonly settings: TableSettings;
  readonly onChoose: (settings: TableSettings) => void;
  readonly language: Language;
}

function Settings({ settings, onChoose, language }: SettingsProps) {
  const choice = (name: keyof TableSettings) => (
    <label>
      <input type="checkbox" checked={settings[name]} onChange={() => onChoose({ ...settings, [name]: !settings[name] })} />{' '}
      {word(`settings.${name}`, language)}
    </label>
  );
  return (
    <details class="table-settings">
      <summary>{word('settings.table', language)}</summary>
      <div class="choices">
        {choice('tone')}
        {choice('muted')}
      </div>
    </details>
  );
}
