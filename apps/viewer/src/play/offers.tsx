import { useEffect, useRef, useState } from 'preact/hooks';
import type { VNode } from 'preact';
import { Mana } from '../boards/mana.js';
import type { Language } from '../types.js';
import { word } from '../words.js';
import { type Offer, useChoice } from './choice.js';
import type { Pointed } from './selection.js';

/** How a thing on the table can be chosen. */
export interface Choosable {
  readonly offered: boolean;
  readonly picked: boolean;
  /** A button over the whole thing, and the menu, where it is open; null where nothing may be chosen there. */
  readonly button: VNode | null;
}

const nothing: Choosable = { offered: false, picked: false, button: null };

/**
 * Makes a thing on the table choosable: one option acts at a click, or at Enter; several open a menu.
 * @param label what the thing is called
 */
export function useChoosable(pointed: Pointed, label: string, language: Language): Choosable {
  const choice = useChoice();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const offers = choice?.offersAt(pointed) ?? [];
  useEffect(() => {
    if (offers.length === 0) setOpen(false);
  }, [offers.length]);
  if (choice === null || offers.length === 0) return nothing;
  const [only, ...others] = offers;
  const picked = offers.some((offer) => offer.picked);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  return {
    offered: true,
    picked,
    button: (
      <>
        <button
          type="button"
          ref={button}
          class="choose"
          aria-label={`${label}, ${word(picked ? 'picked' : 'mayChoose', language)}`}
          onClick={(event) => {
            event.stopPropagation();
            if (only !== undefined && others.length === 0) choice.choose(only);
            else setOpen(true);
          }}
        />
        {open && (
          <OfferMenu
            offers={offers}
            label={label}
            language={language}
            beside={button.current}
            onChoose={(offer) => {
              close();
              choice.choose(offer);
            }}
            onClose={close}
          />
        )}
      </>
    ),
  };
}

interface OfferMenuProps {
  readonly offers: readonly Offer[];
  readonly label: string;
  readonly language: Language;
  readonly beside: HTMLElement | null;
  readonly onChoose: (offer: Offer) => void;
  readonly onClose: () => void;
}

/** The several things that may be done at one place, beside it; on a phone at the lower edge, where a thumb reaches. */
function OfferMenu({ offers, label, language, beside, onChoose, onClose }: OfferMenuProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  const place = beside?.getBoundingClientRect();
  const style =
    place === undefined
      ? {}
      : {
          '--menu-left': `${Math.min(place.left, innerWidth - 290)}px`,
          '--menu-top': `${Math.min(place.bottom + 4, innerHeight - 60 - offers.length * 46)}px`,
        };
  return (
    <dialog
      ref={dialog}
      class="offer-menu"
      style={style}
      aria-label={`${label}: ${word('choices', language)}`}
      onClick={(event) => {
        event.stopPropagation();
        // A click beside the menu falls on the dialog itself.
        if (event.target === event.currentTarget) onClose();
      }}
      onKeyDown={(event) => event.stopPropagation()}
      onCancel={onClose}
    >
      <ul>
        {offers.map((offer) => (
          <li key={offer.option.id}>
            <button type="button" class={offer.picked ? 'picked' : ''} onClick={() => onChoose(offer)}>
              <Mana text={offer.option.words[language]} />
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
