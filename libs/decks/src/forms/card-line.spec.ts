import { describe, expect, it } from '@jest/globals';
import type { DeckGame } from '../deck-list.js';
import { said } from './specs/said.js';

describe('a line with a count and a name', () => {
  it.each([
    '4 Lightning Bolt',
    '4x Lightning Bolt',
    '4X Lightning Bolt',
    '4 x Lightning Bolt',
    '4 × Lightning Bolt',
    '4×Lightning Bolt',
    '４ Lightning Bolt',
    '4\tLightning Bolt',
    '4\u00a0Lightning\u00a0Bolt',
    '  4   Lightning Bolt  ',
    '- 4 Lightning Bolt',
    '* 4 Lightning Bolt',
    'Lightning Bolt x4',
    'Lightning Bolt X4',
    'Lightning Bolt x 4',
    'Lightning Bolt ×4',
    'Lightning Bolt ×４',
    'Lightning Bolt*4',
    'Lightning Bolt\t4',
    '4 Lightning\u200b Bolt\u200e',
    '04 Lightning Bolt',
  ])('given %j, when it is read, then it is four of the card', (line) => {
    expect(said('magic', line)).toBe('main: 4 Lightning Bolt');
  });

  it.each<[DeckGame, string, string]>([
    ['starline', '3 珍珠少女', '3 珍珠少女'],
    ['starline', '３　珍珠少女', '3 珍珠少女'],
    ['starline', '3珍珠少女', '3 珍珠少女'],
    ['starline', '3張 珍珠少女', '3 珍珠少女'],
    ['starline', '珍珠少女 x3', '3 珍珠少女'],
    ['starline', '珍珠少女x3', '3 珍珠少女'],
    ['starline', '珍珠少女 ×3', '3 珍珠少女'],
    ['starline', '珍珠少女*3', '3 珍珠少女'],
    ['starline', '珍珠少女＊３', '3 珍珠少女'],
    ['starline', '2 鈾238', '2 鈾238'],
    ['starline', '3077 x3', '3 3077'],
    ['starline', '3 x 3077', '3 3077'],
    ['starline', '3077\t3', '3 3077'],
    ['starline', '3\t3077', '3 3077'],
    ['magic', '4\tLightning Bolt\t146', '4 Lightning Bolt 146'],
    ['yugioh', '7 Colored Fish\t3', '3 7 Colored Fish'],
    ['yugioh', '7 Colored Fish x3', '3 7 Colored Fish'],
    ['yugioh', '3 7 Colored Fish', '3 7 Colored Fish'],
    ['yugioh', '2 3-Hump Lacooda', '2 3-Hump Lacooda'],
    ['yugioh', '1 Sasuke Samurai #2', '1 Sasuke Samurai #2'],
    ['yugioh', '3 TG1-EM1', '3 TG1-EM1'],
    ['yugioh', '2 D/D/D Wave King', '2 D/D/D Wave King'],
    ['magic', '4 X', '4 X'],
    ['magic', '1 _____', '1 _____'],
    ['force-of-will', '4 Alchemics 102', '4 Alchemics 102'],
    ['force-of-will', '4 Excalibur X', '4 Excalibur X'],
    ['force-of-will', '1 Machina [J-Ruler]', '1 Machina [J-Ruler]'],
    ['force-of-will', '1 Blue Wizard (Stranger)', '1 Blue Wizard (Stranger)'],
  ])('given a name of %s with digits or signs in %j, when it is read, then the name is whole', (game, line, card) => {
    expect(said(game, line)).toBe(`main: ${card}`);
  });

  it.each([
    ['4 Lightning Bolt (M10) 146', '4 Lightning Bolt <M10 146>'],
    ['4 Lightning Bolt (M10)', '4 Lightning Bolt <M10 ->'],
    ['1x Sol Ring (c21) 263 *F* #ramp #rocks', '1 Sol Ring <c21 263>'],
    ['1 Sol Ring (PLST) C21-263', '1 Sol Ring <PLST C21-263>'],
    ['1 Sol Ring (SLD) 1512★ *E*', '1 Sol Ring <SLD 1512★>'],
    ['4 Lightning Bolt [M10]', '4 Lightning Bolt <M10 ->'],
    ['4 [M10] Lightning Bolt', '4 Lightning Bolt <M10 ->'],
    ['4 Lightning Bolt <retro> [M10] (F)', '4 Lightning Bolt <M10 ->'],
    ['1x Sol Ring (c21) 263 [Ramp] ^Have,#37d67a^', '1 Sol Ring <c21 263>'],
    ['1x Sol Ring (c21) 263 [ramp]', '1 Sol Ring <c21 263>'],
    ['1 Hazmat Suit (Used)', '1 Hazmat Suit (Used)'],
    ['1 B.F.M. (Big Furry Monster)', '1 B.F.M. (Big Furry Monster)'],
    ['2 Fire // Ice', '2 Fire // Ice'],
    ['2 Fire/Ice', '2 Fire/Ice'],
    ['1 SP//dr, Piloted by Peni', '1 SP//dr, Piloted by Peni'],
    ['4 Delver of Secrets // Insectile Aberration (ISD) 51', '4 Delver of Secrets // Insectile Aberration <ISD 51>'],
    ['1 Æther Vial', '1 Æther Vial'],
    ['1 Aether Vial', '1 Aether Vial'],
  ])('given %j of Magic, when it is read, then printing and marks are parted from the name', (line, card) => {
    expect(said('magic', line)).toBe(`main: ${card}`);
  });

  it.each([
    ['1x Atraxa, Grand Unifier (one) 196 *CMDR*', 'commander: 1 Atraxa, Grand Unifier <one 196>'],
    ['1x Atraxa, Grand Unifier (one) 196 [Commander{top}]', 'commander: 1 Atraxa, Grand Unifier <one 196>'],
    ['1x Atraxa, Grand Unifier (one) 196 *F* *CMDR* *E*', 'commander: 1 Atraxa, Grand Unifier <one 196>'],
    ['2x Duress (m10) 95 [Sideboard]', 'side: 2 Duress <m10 95>'],
    ['2x Duress (m10) 95 [Maybeboard{noDeck}{noPrice}]', 'section/unknown at 1'],
  ])('given %j, when it is read, then the mark says the section', (line, sections) => {
    expect(said('magic', line)).toBe(sections);
  });

  it.each<[DeckGame, string, string]>([
    ['yugioh', '3 89631139', '3 #89631139'],
    ['yugioh', '89631139 x3', '3 #89631139'],
    ['yugioh', '00000483', '1 #483'],
    ['yugioh', '3 Blue-Eyes White Dragon (LOB-EN001)', '3 Blue-Eyes White Dragon <LOB EN001>'],
    ['force-of-will', '4 CMF-002', '4 <CMF 002>'],
    ['force-of-will', '4 Blinded Prince [CMF-002]', '4 Blinded Prince <CMF 002>'],
    ['starline', '2 ART-0004', '2 <ART 0004>'],
  ])('given a number of %s in %j, when it is read, then it is no name', (game, line, card) => {
    expect(said(game, line)).toBe(`main: ${card}`);
  });

  it.each([
    ['0 Lightning Bolt', 'count/zero at 1'],
    ['000 Lightning Bolt', 'count/zero at 1'],
    ['1000 Lightning Bolt', 'count/absurd at 1'],
    ['Lightning Bolt x99999999999999999999', 'count/absurd at 1'],
    ['999 Relentless Rats', 'main: 999 Relentless Rats'],
    ['4 ...', 'line/no-card at 1'],
    [`4 ${'Long '.repeat(50)}`, 'card/name-malformed at 1'],
    [`4 ${'Long '.repeat(100)}`, 'line/too-long at 1'],
  ])('given %j, when it is read, then it says %s', (line, fault) => {
    expect(said('magic', line)).toBe(fault);
  });
});
