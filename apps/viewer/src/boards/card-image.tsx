import { useState } from 'preact/hooks';
import type { CardFacts } from '../types.js';

/** Where images of cards are, by game, as the server says it in the page; null until it was looked up. */
let patterns: { readonly [game: string]: string } | null = null;

const isPatterns = (value: unknown): value is { readonly [game: string]: string } =>
  typeof value === 'object' && value !== null && Object.values(value).every((one) => typeof one === 'string');

function patternsOfPage(): { readonly [game: string]: string } {
  if (patterns !== null) return patterns;
  const told: unknown = JSON.parse(document.querySelector('meta[name="arbiter-card-images"]')?.getAttribute('content') ?? '{}');
  patterns = isPatterns(told) ? told : {};
  return patterns;
}

/** Returns the address of a card's image: what stands in braces is filled in, each piece in the form that an address needs. */
function imageAddress(pattern: string, { id, names }: Pick<CardFacts, 'id' | 'names'>): string {
  const known: { readonly [place: string]: string } = { id, 'name.en': names.en, 'name.zh': names.zh };
  return pattern.replace(/\{([^{}]+)\}/g, (whole, place: string) =>
    Object.hasOwn(known, place) ? encodeURIComponent(known[place] ?? '') : whole,
  );
}

interface CardImageProps {
  readonly game: string;
  readonly facts: CardFacts;
  readonly name: string;
  /** All of it, below the card's text; otherwise it covers the card. */
  readonly whole?: boolean;
}

/**
 * The image of a card that the reader may see, where the installation names any. It covers what the card says only when it has come; where
 * it does not come, the card stays as it is.
 */
export function CardImage({ game, facts, name, whole = false }: CardImageProps) {
  const all = patternsOfPage();
  const address = Object.hasOwn(all, game) ? imageAddress(all[game] ?? '', facts) : null;
  const [came, setCame] = useState<string | null>(null);
  if (address === null) return null;
  return (
    <img
      class={`card-image ${whole ? 'whole' : 'cover'} ${came === address ? 'there' : ''}`}
      src={address}
      alt={came === address ? name : ''}
      loading="lazy"
      decoding="async"
      referrerpolicy="no-referrer"
      onLoad={() => setCame(address)}
      onError={() => setCame(null)}
    />
  );
}
