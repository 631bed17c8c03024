import { because, type ExcusedRule } from '@arbiter/kernel/words';
import type { RuleNumber } from '../rule-numbers/index.js';

const paper = (why: string, rules: readonly RuleNumber[]): readonly ExcusedRule<RuleNumber>[] => because('physical', why, rules);

/**
 * Rules about physical cards. What software can show of a card (its name, its faces, what players may see) is not excused, nor is
 * information that players would keep with piles and markers (406.5, 707.6, 709.3).
 */
export const physical: readonly ExcusedRule<RuleNumber>[] = [
  ...paper('names tournaments, documents and web pages outside the game', ['100.6', '100.6b', '206.4', '206.5', '721.1c']),
  ...paper('names products that these rules leave out', ['100.7', '701.40a']),
  ...paper('says where the wording of cards is kept', ['108.1', '205.3f']),
  ...paper('says what each player brings along: the deck is looked at by 100.2a, the rest is markers', ['100.2']),
  ...paper('the size of cards', ['108.2a']),
  ...paper('printed marks that mean nothing in a game', [
    '107.9',
    '107.10',
    '203.1',
    '206.1',
    '206.2',
    '207.2',
    '207.2a',
    '207.2b',
    '207.2c',
    '207.3',
  ]),
  ...paper('a wording of older cards, replaced since', [
    '206.3',
    '403.5',
    '406.8',
    '513.1a',
    '601.1',
    '602.1d',
    '701.6c',
    '701.13d',
    '701.13e',
    '702.29b',
  ]),
  ...paper('where things are printed on a card', [
    '200.1',
    '201.1',
    '202.1',
    '204.1',
    '205.1',
    '207.1',
    '708.1',
    '710.1',
    '710.3',
    '711.1a',
    '711.1b',
    '711.1c',
    '714.1',
    '715.1',
  ]),
  ...paper('the small print below the text box', ['212.1', '212.1a', '212.1b', '212.1c', '212.1d', '212.1e', '212.1f']),
  ...paper('sleeves and checklist cards, which stand for cards without a common back', [
    '711.3a',
    '711.3b',
    '711.3c',
    '711.3d',
    '712.6',
    '713.1',
    '713.2',
    '713.3',
    '713.4',
    '713.5',
  ]),
  ...paper('shortcuts that players agree on by talking', ['721.1a']),
];
