import type { ComponentChildren, VNode } from 'preact';
import { useContext, useEffect, useRef, useState } from 'preact/hooks';
import { PointingContext } from '../arrows/pointing.js';
import type { Language } from '../types.js';
import { word } from '../words.js';
import { type Offer, useChoice } from './choice.js';
import { OfferMenu } from './offer-menu.js';
import type { Pointed } from './selection.js';
import { byTouch, isCoarse } from './touch.js';

/** How a thing on the table can be chosen, and read. */
export interface Choosable {
  readonly offered: boolean;
  readonly picked: boolean;
  /** A button over the whole thing where it may be chosen, and the menu, where it is open. */
  readonly button: VNode;
  /** What the thing itself listens to, so that its text can be read by a tap, a right click, a long press, or the key `i`. */
  readonly reading: Reading;
}

interface Reading {
  readonly onClick?: (event: MouseEvent) => void;
  readonly onContextMenu?: (event: MouseEvent) => void;
  readonly onKeyDown?: (event: KeyboardEvent) => void;
}

const noOffers: readonly Offer[] = [];

/**
 * Makes a thing on the table choosable: one option acts at a click, or at Enter; several open a menu. Under a finger, which can't hover, a
 * thing with a text shows it first, with what may be done as buttons.
 * @param label what the thing is called
 * @param text what it says; nothing to read when absent
 */
export function useChoosable(pointed: Pointed, label: string, language: Language, text?: () => ComponentChildren): Choosable {
  const choice = useChoice();
  const pointing = useContext(PointingContext);
  const [open, setOpen] = useState<'acts' | 'reads' | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const beside = useRef<HTMLElement | null>(null);
  const offers = choice?.offersAt(pointed) ?? noOffers;
  const [only, ...others] = offers;
  const picked = offers.some((offer) => offer.picked);
  const point = (at: readonly Offer[]) => pointing?.point(at);
  useEffect(() => {
    if (offers.length === 0) setOpen((before) => (before === 'acts' ? null : before));
  }, [offers.length]);
  const close = () => {
    setOpen(null);
    button.current?.focus();
  };
  const read = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
    beside.current = event.currentTarget instanceof HTMLElement ? event.currentTarget : null;
    setOpen('reads');
  };
  const reading: Reading =
    text === undefined
      ? {}
      : {
          onClick: (event) => {
            if (isTap(event)) read(event);
          },
          onContextMenu: read,
          onKeyDown: (event) => {
            if (event.key.toLowerCase() === 'i' && !event.ctrlKey && !event.metaKey && !event.altKey) read(event);
          },
        };
  return {
    offered: offers.length > 0,
    picked,
    reading,
    button: (
      <>
        {offers.length > 0 && (
          <button
            type="button"
            ref={button}
            class="choose"
            aria-label={`${label}, ${word(picked ? 'picked' : 'mayChoose', language)}`}
            onMouseEnter={() => point(others.length === 0 ? offers : noOffers)}
            onFocus={() => point(others.length === 0 ? offers : noOffers)}
            onMouseLeave={() => point(noOffers)}
            onBlur={() => point(noOffers)}
            onClick={(event) => {
              // What the whole thing listens to shows the text.
              if (text !== undefined && isTap(event)) return;
              event.stopPropagation();
              beside.current = event.currentTarget;
              if (only !== undefined && others.length === 0) choice?.choose(only);
              else setOpen('acts');
            }}
          />
        )}
        {open !== null && (open === 'reads' || offers.length > 0) && (
          <OfferMenu
            offers={offers}
            label={label}
            language={language}
            text={open === 'reads' ? (text?.() ?? null) : null}
            beside={beside.current}
            onPoint={point}
            onChoose={(offer) => {
              close();
              choice?.choose(offer);
            }}
            onClose={close}
          />
        )}
      </>
    ),
  };
}

const isTap = (event: MouseEvent): boolean => byTouch(event, isCoarse());
