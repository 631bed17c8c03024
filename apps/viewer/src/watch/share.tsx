import { useEffect, useState } from 'preact/hooks';
import type { Language } from '../types.js';
import { word } from '../words.js';
import { pathOfMoment } from './moments.js';

/** Copies the address of the moment; where the browser lets no page copy, the address is shown instead, to be copied by hand. */
export function Share({ matchId, version, language }: { readonly matchId: string; readonly version: number; readonly language: Language }) {
  const [told, setTold] = useState<'copied' | 'byHand' | null>(null);
  useEffect(() => setTold(null), [version]);
  const address = `${location.origin}${pathOfMoment(matchId, version)}`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setTold('copied');
    } catch {
      // No clipboard without an encrypted connection, or the reader said no.
      setTold('byHand');
    }
  };
  return (
    <>
      <button type="button" title={word('share', language)} onClick={() => void copy()}>
        {word('shareShort', language)}
      </button>
      <span role="status" class={told === 'copied' ? 'shared' : 'shared none'}>
        {told === 'copied' ? word('shared', language) : ''}
      </span>
      {told === 'byHand' && (
        <label class="by-hand">
          {word('shareByHand', language)}
          <input readOnly value={address} ref={(field) => field?.select()} />
        </label>
      )}
    </>
  );
}
