import { describe, expect, it } from '@jest/globals';
import { unknownCards } from '@arbiter/testing';
import type { CardProgram } from '@arbiter/kernel/authoring';
import { catalogue } from '../../cards/index.js';
import { verbs } from '../../verbs/index.js';
import { words } from '../index.js';
import { sourceCards } from '../source-cards.js';
import { saidVerbs } from './verbs/index.js';

const { cardText } = words;

const textOf = (id: string, language: 'en' | 'zh' = 'en'): string => {
  const card = catalogue.find((one) => one.id === id);
  if (card === undefined) throw new Error(`no card ${id}`);
  return cardText(card, language);
};

/** Verbs that only keywords and rules use. Texts name the keyword instead, so these verbs need no words of their own. */
const unsaidVerbs: readonly string[] = [
  ...['becomeRenowned', 'cascade', 'castCopy', 'clearDamage', 'entersAttached', 'haunt', 'mark', 'moveCounters', 'pair'],
  ...['returnUnblocked', 'swapAura', 'tapCrew', 'tapOthers'],
];

describe('the text of a card', () => {
  it('follows its program', () => {
    expect(textOf('lightning-bolt')).toBe('Lightning Bolt deals 3 damage to any target.');
    expect(textOf('doom-blade')).toBe('Destroy target nonblack creature.');
    expect(textOf('unsummon')).toBe('Return target creature to its owner’s hand.');
    expect(textOf('giant-growth')).toBe('Target creature gets +3/+3 until end of turn.');
    expect(textOf('glorious-anthem')).toBe('Creatures you control get +1/+1.');
    expect(textOf('wrath-of-god')).toBe('Destroy all creatures (they can’t be regenerated).');
    expect(textOf('divination')).toBe('Draw two cards.');
    expect(textOf('llanowar-elves')).toBe('{T}: Add {G}.');
    expect(textOf('elvish-visionary')).toBe('When Elvish Visionary enters the battlefield, draw a card.');
    expect(textOf('counterspell')).toBe('Counter target spell.');
  });

  it('says what each mode is about', () => {
    expect(textOf('cryptic-command').split('\n').slice(0, 3)).toEqual([
      'Choose two —',
      '• Counter target spell.',
      '• Return target permanent to its owner’s hand.',
    ]);
    expect(textOf('healing-salve', 'zh')).toContain('任意一个目标');
  });

  it('says how much is divided, and among whom', () => {
    expect(textOf('bogardan-hellkite')).toContain('deals 5 damage divided as you choose among up to five targets');
    expect(textOf('abzan-charm')).toContain('Distribute two +1/+1 counters among one to two target creatures.');
    expect(textOf('abzan-charm', 'zh')).toContain('分配');
  });

  it('says who deals what damage to whom', () => {
    expect(textOf('hypnotic-specter')).toContain('When Hypnotic Specter deals damage to an opponent, ');
    expect(textOf('hapatra-vizier-of-poisons')).toContain(
      'deals combat damage to a player, you may put a -1/-1 counter on target creature.',
    );
    expect(textOf('ashling-the-pilgrim')).toContain('deals that much damage to all creatures and each player.');
    expect(textOf('light-of-sanction', 'zh')).toContain('来源对');
  });

  it('says from where and to where something goes, and whose that is', () => {
    expect(textOf('ulamog-the-infinite-gyre')).toContain('When Ulamog, the Infinite Gyre is put into a graveyard from anywhere, ');
    expect(textOf('patron-of-the-nezumi')).toContain('Whenever a permanent is put into an opponent’s graveyard from the battlefield, ');
    expect(textOf('stormfront-riders')).toContain('Whenever a creature is put into your hand from the battlefield, ');
    expect(textOf('saffi-eriksdotter', 'zh')).toContain('你的坟墓场');
  });

  it('says what waits in a sentence of its own, about the same things, and for the next time alone', () => {
    expect(textOf('turn-to-mist')).toBe(
      'Exile target creature. At the beginning of the next end step, put that creature onto the battlefield.',
    );
    expect(textOf('rally-the-ancestors')).toMatch(
      /onto the battlefield\. At the beginning of your next upkeep, exile those cards\. Exile Rally the Ancestors\.$/,
    );
    expect(textOf('graceful-reprieve')).toMatch(/^This turn: when target creature dies, /);
    expect(textOf('turn-to-mist', 'zh')).toContain('下一个');
  });

  it('says how much a shield prevents, and what follows from it', () => {
    expect(textOf('test-of-faith')).toBe(
      'This turn: if target creature is dealt damage: instead, prevent the next 3 of that damage. Then put that much +1/+1 counters on that creature.',
    );
    expect(textOf('harms-way')).toContain('instead, the next 2 of that damage is dealt to any target instead.');
  });

  it('says keywords with what is printed with them', () => {
    expect(textOf('bog-raiders')).toBe('Swampwalk');
    expect(textOf('pacifism').split('\n')[0]).toBe('Enchant creature');
    expect(textOf('deep-analysis').split('\n')[0]).toBe('Flashback {1}{U} — Pay 3 life');
    expect(textOf('absolute-grace')).toBe('Creatures have protection from black.');
  });

  it('says targets, riders and who else is concerned', () => {
    expect(textOf('flamebreak')).toContain('3 damage to all creatures without flying and each player');
    expect(textOf('reanimate')).toContain('Put target creature card in a graveyard onto the battlefield under your control');
    expect(textOf('wingsteed-rider')).toContain('Whenever you cast a spell that targets Wingsteed Rider, ');
    expect(textOf('phantom-wurm')).toContain('Then remove a +1/+1 counter from Phantom Wurm.');
    expect(textOf('invulnerability')).toContain('a source of your choice');
  });

  it('says the same in Chinese', () => {
    expect(textOf('doom-blade', 'zh')).toBe('消灭目标非黑色生物。');
    expect(textOf('giant-growth', 'zh')).toContain('直到回合结束');
  });

  it('has words for every verb of the game, and for no other', () => {
    const ofKernel = ['becomes', 'cancel', 'grant', 'instead', 'later', 'note', 'reduceBy', 'shield', 'when'];
    expect([...saidVerbs, ...unsaidVerbs].sort()).toEqual([...new Set([...Object.keys(verbs), ...ofKernel])].sort());
  });

  it('names no card or token that the sources do not have', () => {
    expect(unknownCards(catalogue, cardText, sourceCards)).toEqual([]);
  });

  it('has words for everything in every card', () => {
    const faces = catalogue.flatMap((card) =>
      (card.faces ?? []).map((face): CardProgram => ({ ...face, id: `${card.id}/${face.names.en}` })),
    );
    const silent = [...catalogue, ...faces]
      .filter((card) => !('rule' in card.printed))
      .flatMap((card) => {
        try {
          return card.abilities.length > 0 && (cardText(card, 'en') === '' || cardText(card, 'zh') === '') ? [card.id] : [];
        } catch (error) {
          return [`${card.id}: ${(error as Error).message}`];
        }
      });
    expect(silent).toEqual([]);
  });
});
