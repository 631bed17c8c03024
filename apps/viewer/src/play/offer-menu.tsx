import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Mana } from '../boards/mana.js';
import type { Language } from '../types.js';
import { word } from '../words.js';
import type { Offer } from './choice.js';

interface OfferMenuProps {
  readonly offers: readonly Offer[];
  readonly label: string;
  readonly language: Language;
  /** What the thing says, where it is read here; null for the options alone. */
  readonly text: ComponentChildren;
  readonly beside: HTMLElement | null;
  readonly onPoint: (offers: readonly Offer[]) => void;
  readonly onChoose: (offer: Offer) => void;
  readonly onClose: () => void;
}

/** Width and height that are kept free for a menu with a text, in CSS pixels. */
const wide = 300;
const high = 360;
const optionHigh = 46;

const isOn = ({ left, right, top, bottom }: DOMRect, { clientX, clientY }: MouseEvent): boolean =>
  clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;

/**
 * What a thing says and what may be done with it, beside it; under a finger at the lower edge, where a thumb reaches. A second tap on the
 * thing itself does the only thing that may be done there.
 */
export function OfferMenu({ offers, label, language, text, beside, onPoint, onChoose, onClose }: OfferMenuProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    return () => onPoint([]);
  }, []);
  const place = beside?.getBoundingClientRect();
  const needed = text === null ? 60 + offers.length * optionHigh : high;
  const style =
    place === undefined
      ? {}
      : {
          '--menu-left': `${Math.max(4, Math.min(place.left, innerWidth - wide))}px`,
          '--menu-top': `${Math.max(4, Math.min(place.bottom + 4, innerHeight - needed))}px`,
        };
  const [only, ...others] = offers;
  return (
    <dialog
      ref={dialog}
      class={`offer-menu ${text === null ? '' : 'sheet'}`}
      style={style}
      aria-label={offers.length === 0 ? label : `${label}: ${word('choices', language)}`}
      onClick={(event) => {
        event.stopPropagation();
        // A click beside the menu falls on the dialog itself.
        if (event.target !== event.currentTarget) return;
        if (only !== undefined && others.length === 0 && place !== undefined && isOn(place, event)) onChoose(only);
        else onClose();
      }}
      onKeyDown={(event) => event.stopPropagation()}
      onContextMenu={(event) => event.stopPropagation()}
      onCancel={onClose}
    >
      {text !== null && <div class="sheet-text">{text}</div>}
      <ul>
        {offers.map((offer) => (
          <li key={offer.option.id}>
            <button
              type="button"
              class={offer.picked ? 'picked' : ''}
              onMouseEnter={() => onPoint([offer])}
              onFocus={() => onPoint([offer])}
              onClick={() => onChoose(offer)}
            >
              <Mana text={offer.option.words[language]} />
              {offer.picked && <span class="faint"> · {word('takeBackOne', language)}</span>}
            </button>
          </li>
        ))}
        <li>
          <button type="button" class="quiet" onClick={onClose}>
            {word('close', language)}
          </button>
        </li>
      </ul>
    </dialog>
  );
}
