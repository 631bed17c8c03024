import type { FunctionComponent } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Language } from '../types.js';

interface BotSectionProps {
  readonly language: Language;
  readonly onOpen: (matchId: string, token: string) => void;
}

/** The lobby's section for matches against bots; it is loaded when the lobby is there, so that a table does not wait for it. */
export function BotSection(props: BotSectionProps) {
  const [loaded, setLoaded] = useState<{ readonly Part: FunctionComponent<BotSectionProps> } | null>(null);
  useEffect(() => {
    let current = true;
    // Without it the lobby is what it is for everybody else.
    import('./play-bot.js').then(
      ({ PlayBot }) => current && setLoaded({ Part: PlayBot }),
      () => undefined,
    );
    return () => void (current = false);
  }, []);
  return loaded === null ? null : <loaded.Part {...props} />;
}
