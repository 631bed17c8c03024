import { useLater } from '../later.js';
import type { Language } from '../types.js';

interface BotSectionProps {
  readonly language: Language;
  readonly onOpen: (matchId: string, token: string) => void;
}

/** The lobby's section for matches against bots; it is loaded when the lobby is there, so that a table does not wait for it. */
export function BotSection(props: BotSectionProps) {
  // Without it the lobby is what it is for everybody else.
  const loaded = useLater(
    () => import('./play-bot.js'),
    () => undefined,
  );
  return loaded === null ? null : <loaded.PlayBot {...props} />;
}
