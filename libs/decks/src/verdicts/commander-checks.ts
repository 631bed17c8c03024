import type { MagicColor, MagicFacts } from '../facts/card-facts.js';
import type { RuleSource } from './deck-rules.js';
import { cardsIn, type Findings, inSections, type JudgedDeck, type JudgedEntry, keysOf, violationOf } from './judged-deck.js';

const nothing: Findings = { violations: [] };

const magicOf = ({ facts }: JudgedEntry): MagicFacts | null => (facts?.game === 'magic' ? facts : null);

const commandersOf = (deck: JudgedDeck): JudgedDeck => inSections(deck, ['commander']);

/** Whether a card may be a commander: a legendary creature by its front, or by its text (903.3, 903.3a). */
function mayCommand(facts: MagicFacts | null): boolean {
  if (facts === null) return false;
  const [front] = facts.faces;
  return facts.commanderByText || (front !== undefined && front.supertypes.includes('legendary') && front.types.includes('creature'));
}

function mayCommandSince2025(facts: MagicFacts | null): boolean {
  const front = facts?.faces[0];
  const crafts = ['vehicle', 'spacecraft'];
  return front !== undefined && front.supertypes.includes('legendary') && front.subtypes.some((subtype) => crafts.includes(subtype));
}

const hasSubtype = (facts: MagicFacts, subtype: string): boolean => facts.faces.some(({ subtypes }) => subtypes.includes(subtype));

/** Whether the ability of one card lets the other stand beside it. */
function pairs(one: MagicFacts, other: MagicFacts): boolean {
  switch (one.commanderPairing) {
    case 'partner':
    case 'partnerWith':
    case 'partnerGroup':
    case 'friendsForever':
      return other.commanderPairing === one.commanderPairing;
    case 'chooseABackground':
      return hasSubtype(other, 'background');
    case 'doctorsCompanion':
      return hasSubtype(other, 'time') && hasSubtype(other, 'lord') && hasSubtype(other, 'doctor');
    case null:
      return false;
  }
}

/** Checks the commanders: one, or two that an ability lets stand together. The second of a pair may be a background, which is no creature. */
export function commander(rule: RuleSource, deck: JudgedDeck): Findings {
  const entries = commandersOf(deck);
  const count = cardsIn(entries);
  const cards = entries.flatMap((entry) => magicOf(entry) ?? []);
  const wrong = (detail: string, of: JudgedDeck): Findings => ({
    violations: [violationOf('deck/commander', rule, of, detail, { count })],
  });
  if (count === 0) {
    // Some forms don't say which card it is: then it has to be asked, and nothing is wrong with the deck.
    const could = inSections(deck, ['main', 'side']).filter((entry) => entry.facts === null || mayCommand(magicOf(entry)));
    if (could.length === 0) return wrong('The deck names no commander.', []);
    return {
      violations: [],
      remarks: [{ code: 'deck/commander-unnamed', cards: [], detail: 'The list does not say which card is the commander.' }],
    };
  }
  if (count > 2) return wrong(`The deck names ${count} commanders.`, entries);
  if (entries.some(({ facts }) => facts === null)) return nothing;
  const [first, second] = cards;
  const paired = count === 2 && first !== undefined && second !== undefined && (pairs(first, second) || pairs(second, first));
  if (count === 2 && !paired) return wrong(`${keysOf(entries).join(' and ')} can't be commanders together.`, entries);
  const unfit = entries.filter((entry) => {
    const facts = magicOf(entry);
    return facts !== null && !mayCommand(facts) && !(paired && hasSubtype(facts, 'background'));
  });
  // Legendary Vehicles and Spacecraft became commanders in 2025, which the rulebook at hand does not know yet.
  const newer = unfit.length > 0 && unfit.every((entry) => mayCommandSince2025(magicOf(entry)));
  const source = newer ? ({ ...rule, unverified: true } as const) : rule;
  return unfit.length === 0
    ? nothing
    : { violations: [violationOf('deck/commander', source, unfit, `${keysOf(unfit).join(', ')} can't be a commander.`, { count })] };
}

/** Returns the colours of all commanders; null where one of them or its colours are not known. */
function identityOfCommanders(deck: JudgedDeck): ReadonlySet<MagicColor> | null {
  const entries = commandersOf(deck);
  const identities = entries.map((entry) => magicOf(entry)?.colorIdentity ?? null);
  return entries.length === 0 || identities.includes(null) ? null : new Set(identities.flatMap((identity) => identity ?? []));
}

/** Checks that all colours of each card are in the identity of the commander (903.4, 903.5c). */
export function colorIdentity(rule: RuleSource, deck: JudgedDeck): Findings {
  const allowed = identityOfCommanders(deck);
  const missing = deck.filter((entry) => magicOf(entry)?.colorIdentity === null);
  const remarks =
    missing.length === 0
      ? []
      : ([
          {
            code: 'deck/facts-missing',
            cards: keysOf(missing),
            detail: `The color identity of these cards is not known: ${keysOf(missing).join(', ')}.`,
          },
        ] as const);
  if (allowed === null) return { violations: [], remarks };
  const wrong = deck.filter((entry) => magicOf(entry)?.colorIdentity?.some((color) => !allowed.has(color)) === true);
  if (wrong.length === 0) return { violations: [], remarks };
  const identity = [...allowed].join('') || 'colorless';
  const detail = `${keysOf(wrong).join(', ')} have colors that the commander has not (${identity}).`;
  return { violations: [violationOf('deck/color-identity', rule, wrong, detail, { identity })], remarks };
}

const colorOfLand: { readonly [type: string]: MagicColor } = { plains: 'W', island: 'U', swamp: 'B', mountain: 'R', forest: 'G' };

/** Checks that each land of a basic land type makes mana of the commander's colours only (903.5d). */
export function basicLandTypes(rule: RuleSource, deck: JudgedDeck): Findings {
  const allowed = identityOfCommanders(deck);
  if (allowed === null) return nothing;
  const wrong = deck.filter((entry) =>
    magicOf(entry)?.faces.some(({ subtypes }) =>
      subtypes.some((type) => {
        const color = Object.hasOwn(colorOfLand, type) ? colorOfLand[type] : undefined;
        return color !== undefined && !allowed.has(color);
      }),
    ),
  );
  if (wrong.length === 0) return nothing;
  const detail = `${keysOf(wrong).join(', ')} have a basic land type whose color the commander has not.`;
  return { violations: [violationOf('deck/basic-land-type', rule, wrong, detail)] };
}
