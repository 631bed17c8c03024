import type { CardFacts, OwnCopies } from '../facts/card-facts.js';
import { normalName } from '../facts/normal-name.js';
import type { CopiesRule, DeckRule, PlacesRule, RuleSource, SizeRule } from './deck-rules.js';
import type { DeckRemark } from './deck-verdict.js';
import { byName, cardsIn, type Findings, inSections, type JudgedDeck, keysOf, namesOfSections, violationOf } from './judged-deck.js';
import { basicLandTypes, colorIdentity, commander } from './commander-checks.js';

const nothing: Findings = { violations: [] };

function size(rule: SizeRule, deck: JudgedDeck): Findings {
  const { sections, least, most } = rule;
  const cards = cardsIn(inSections(deck, sections));
  if (cards >= least && (most === null || cards <= most)) return nothing;
  const wanted =
    most === null ? `at least ${least}` : least === most ? `exactly ${most}` : least === 0 ? `at most ${most}` : `${least} to ${most}`;
  const params = { section: sections.join(' '), cards, least, most };
  const detail = `${wanted} cards are wanted as ${namesOfSections(sections)}, these are ${cards}.`;
  return { violations: [violationOf('deck/size', rule, [], detail.charAt(0).toUpperCase() + detail.slice(1), params)] };
}

const isFree = (facts: CardFacts, free: CopiesRule['free']): boolean => {
  switch (free) {
    case 'basicLands':
      return facts.game === 'magic' && facts.faces.some(({ supertypes, types }) => supertypes.includes('basic') && types.includes('land'));
    case 'basicStones':
      return facts.game === 'force-of-will' && facts.basicStone;
    case 'none':
      return false;
  }
};

/** The names of basic lands, which lists have also where no facts of them were imported. */
const basicLands: ReadonlySet<string> = new Set(['plains', 'island', 'swamp', 'mountain', 'forest', 'wastes']);
const isNameOfBasicLand = (name: string): boolean => {
  const bare = normalName(name).replace(/^snowcovered/, '');
  return basicLands.has(bare) || basicLands.has(bare.replace(/s$/, ''));
};

/** The copies that a ruler's text allows of any card (402.6); magic stones are another deck. */
function copiesUnderRuler(deck: JudgedDeck): number {
  const limits = deck.flatMap(({ section, facts }) =>
    section === 'ruler' && facts?.game === 'force-of-will' && facts.copiesUnderRuler !== null ? [facts.copiesUnderRuler] : [],
  );
  return Math.min(Infinity, ...limits);
}

function copiesAllowed(facts: CardFacts, rule: CopiesRule, underRuler: number): number {
  const own: OwnCopies = facts.copies;
  if (own === 'any' || isFree(facts, rule.free)) return Infinity;
  if (own !== null) return own;
  return facts.game === 'force-of-will' && facts.place !== 'stone' ? Math.min(rule.most, underRuler) : rule.most;
}

/** Counts copies of a name; where only the further sections of a second rule make them too many, that rule is broken. */
function copies(rule: CopiesRule, deck: JudgedDeck): Findings {
  const underRuler = copiesUnderRuler(deck);
  const violations = [...byName(inSections(deck, rule.sections))].flatMap(([name, entries]) => {
    const known = entries.flatMap(({ facts }) => (facts === null ? [] : [facts]));
    if (known.length === 0 && rule.free === 'basicLands' && isNameOfBasicLand(name)) return [];
    const allowed = known.length === 0 ? rule.most : Math.max(...known.map((facts) => copiesAllowed(facts, rule, underRuler)));
    const count = cardsIn(entries);
    if (count <= allowed) return [];
    // The text of a card that is not known may allow more, where texts of the game do.
    const source =
      known.length === 0 && rule.free !== 'none'
        ? ({ ...rule, unverified: true } as const)
        : allowed < rule.most
          ? { ...rule, rule: '402.6' }
          : rule;
    return [
      violationOf('deck/copies', source, entries, `The deck has ${count} copies of ${name}; the limit is ${allowed}.`, {
        name,
        count,
        allowed,
      }),
    ];
  });
  return { violations };
}

function places(rule: PlacesRule, deck: JudgedDeck): Findings {
  const known = inSections(deck, [rule.section]).filter(({ facts }) => facts !== null && facts.place !== 'none');
  const elsewhere = known.filter(({ facts }) => facts?.place === 'elsewhere');
  const wrong = known.filter(({ facts }) => facts !== null && facts.place !== 'elsewhere' && !rule.places.includes(facts.place));
  const remarks: readonly DeckRemark[] =
    elsewhere.length === 0
      ? []
      : [
          {
            code: 'deck/part-not-known',
            cards: keysOf(elsewhere),
            detail: `The rulebook does not say in which deck these cards belong: ${keysOf(elsewhere).join(', ')}.`,
          },
        ];
  if (wrong.length === 0) return { violations: [], remarks };
  const detail = `${keysOf(wrong).join(', ')} can't be in the ${namesOfSections([rule.section])}.`;
  return { violations: [violationOf('deck/wrong-section', rule, wrong, detail, { section: rule.section })], remarks };
}

function deckCards(rule: RuleSource, deck: JudgedDeck): Findings {
  const wrong = deck.filter(({ facts }) => facts?.place === 'none');
  if (wrong.length === 0) return nothing;
  return { violations: [violationOf('deck/not-a-deck-card', rule, wrong, `${keysOf(wrong).join(', ')} can't be put into a deck.`)] };
}

/** Unknown cards of the material deck may be the champion that is looked for: then nothing is said. */
function champion(rule: RuleSource & { readonly level: number }, deck: JudgedDeck): Findings {
  const material = inSections(deck, ['material']);
  const may = ({ facts }: JudgedDeck[number]): boolean =>
    facts === null || (facts.game === 'grand-archive' && facts.types.includes('champion') && facts.level === rule.level);
  if (material.some(may)) return nothing;
  const detail = `The material deck has no champion of level ${rule.level}.`;
  return { violations: [violationOf('deck/no-champion', rule, [], detail, { level: rule.level })] };
}

function divineRelics(rule: RuleSource & { readonly most: number }, deck: JudgedDeck): Findings {
  const relics = inSections(deck, ['material']).filter(({ facts }) => facts?.game === 'grand-archive' && facts.divineRelic);
  const count = cardsIn(relics);
  if (count <= rule.most) return nothing;
  const detail = `A material deck may hold ${rule.most} divine relic, this one has ${count}.`;
  return { violations: [violationOf('deck/divine-relics', rule, relics, detail, { count, allowed: rule.most })] };
}

function points(rule: Extract<DeckRule, { check: 'points' }>, deck: JudgedDeck): Findings {
  const counted = inSections(deck, [rule.section]);
  const sum = counted.reduce((total, { facts, count }) => total + count * (facts === null ? 0 : (rule.points[facts.place] ?? 0)), 0);
  if (sum <= rule.most) return nothing;
  const detail = `The ${namesOfSections([rule.section])} counts ${sum} points; the limit is ${rule.most}.`;
  return { violations: [violationOf('deck/sideboard-points', rule, counted, detail, { points: sum, allowed: rule.most })] };
}

const raceOf = (facts: CardFacts | null): string | null => (facts?.game === 'starline' && facts.race !== 'neutral' ? facts.race : null);

function oneRace(rule: RuleSource, deck: JudgedDeck): Findings {
  const foreign = deck.filter(({ facts }) => raceOf(facts) !== null);
  const races = [...new Set(foreign.flatMap(({ facts }) => raceOf(facts) ?? []))];
  if (races.length < 2) return nothing;
  const detail = `A deck has cards of one race and neutral ones, this one has cards of ${races.join(', ')}.`;
  return { violations: [violationOf('deck/races', rule, foreign, detail, { races: races.join(', ') })] };
}

function ownRace(rule: RuleSource, deck: JudgedDeck): Findings {
  if (deck.some(({ facts }) => facts === null || raceOf(facts) !== null)) return nothing;
  return { violations: [violationOf('deck/own-race', rule, [], 'At least one card must be of the declared race; all are neutral.')] };
}

function magicValue(rule: RuleSource & { readonly most: number }, deck: JudgedDeck): Findings {
  const magic = deck.filter(({ facts }) => facts?.game === 'starline' && facts.magicValue > 0);
  const sum = magic.reduce((total, { facts, count }) => total + (facts?.game === 'starline' ? facts.magicValue * count : 0), 0);
  if (sum <= rule.most) return nothing;
  const detail = `The magic cards of a deck have a magic value of ${rule.most} at most, these have ${sum}.`;
  return { violations: [violationOf('deck/magic-value', rule, magic, detail, { value: sum, allowed: rule.most })] };
}

/**
 * Carries out a rule. Unknown cards count for sizes and copies; otherwise a rule says nothing of them, and does not call a deck wrong that
 * they may put right.
 */
export function carryOut(rule: DeckRule, deck: JudgedDeck): Findings {
  switch (rule.check) {
    case 'size':
      return size(rule, deck);
    case 'copies':
      return copies(rule, deck);
    case 'places':
      return places(rule, deck);
    case 'deckCards':
      return deckCards(rule, deck);
    case 'commander':
      return commander(rule, deck);
    case 'colorIdentity':
      return colorIdentity(rule, deck);
    case 'basicLandTypes':
      return basicLandTypes(rule, deck);
    case 'champion':
      return champion(rule, deck);
    case 'divineRelics':
      return divineRelics(rule, deck);
    case 'points':
      return points(rule, deck);
    case 'oneRace':
      return oneRace(rule, deck);
    case 'ownRace':
      return ownRace(rule, deck);
    case 'magicValue':
      return magicValue(rule, deck);
  }
}
