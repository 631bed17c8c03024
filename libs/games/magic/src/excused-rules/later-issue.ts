import { because, type ExcusedRule } from '@arbiter/kernel';
import type { RuleNumber } from '../rule-numbers/index.js';

const later = (why: string, rules: readonly RuleNumber[]): readonly ExcusedRule<RuleNumber>[] => because('laterIssue', why, rules);

/** Rules that only matter with more than two players, or in the variants of chapters 8 and 9. */
export const laterIssue: readonly ExcusedRule<RuleNumber>[] = [
  ...later('more than two players', [
    '100.1b', '103.7c', '405.6h', '506.2a', '507.1', '508.5a', '508.7d', '601.5a', '602.3a', '702.25j', '702.25m', '702.124b', '703.4f', '718.4',
  ]),
  ...later('a game that goes on after a player has lost it has more than two players', ['603.9', '603.10f']),
  ...later('multiplayer games and Brawl', ['103.4c']),
  ...later('teams', ['100.4d', '102.3', '104.2c', '104.3g', '104.4d', '104.4g']),
  ...later('teams with shared turns, as in Two-Headed Giant', [
    '100.4c', '103.2a', '103.3a', '103.4d', '103.5c', '103.7b', '117.6', '119.1a', '119.4a', '121.2d', '506.2b', '701.26b', '704.5t', '704.5u',
  ]),
  ...later('limited range of influence', ['104.3h', '104.4e', '104.4f', '508.7e', '719.7']),
  ...later('Emperor', ['104.2d', '104.3i', '104.4h']),
  ...later('Commander and Brawl', [
    '103.1b', '103.3c', '103.3d', '104.3j', '119.1c', '119.1d', '702.48d', '702.123a', '702.123b', '702.123c', '702.123d', '702.123e', '704.5v', '719.5a',
    '720.2c', '720.5c',
  ]),
  ...later('Vanguard', [
    '103.3b', '103.4a', '109.4c', '119.1b', '210.1', '211.1', '311.1', '311.2', '311.3', '311.4', '311.5', '311.6', '311.7', '613.6h', '720.2b', '720.5b',
  ]),
  ...later('Planechase', [
    '103.6', '107.11', '107.12', '108.3a', '109.4b', '116.2g', '205.3n', '207.4',
    '309.1', '309.2', '309.3', '309.4', '309.5', '309.6', '309.7', '310.1', '310.2', '310.3', '310.4', '310.5', '310.6', '310.7',
    '603.10g', '701.23a', '701.23b', '701.23c', '701.23d', '704.5x', '720.2a', '720.5a',
  ]),
  ...later('Planechase and Archenemy', ['613.6g']),
  ...later('Archenemy', [
    '103.2b', '103.3e', '109.2d', '109.4d', '119.1e', '205.4h', '312.1', '312.2', '312.3', '312.4', '312.5', '312.6', '312.7', '505.3',
    '701.24a', '701.24b', '701.24c', '701.25a', '701.25b', '703.4d', '704.5w', '720.2d', '720.5d',
  ]),
  ...later('Conspiracy Draft', [
    '103.1c', '109.4e', '116.2h', '313.1', '313.2', '313.3', '313.4', '313.5', '313.5a', '313.5b', '313.6', '313.7', '613.6i',
    '702.105a', '702.105b', '702.105c', '702.105d', '702.105e', '702.105f',
  ]),
  ...later('only cards of Conspiracy Draft do this', ['103.2c', '607.2m']),
  ...later('cards with the types that only variants use', ['108.5', '205.3p', '400.4b']),
  ...later('only the cards that variants keep in the command zone are turned face down there', ['400.9']),
  ...later('names what the variants of chapter 9 need', ['100.3', '408.3']),
  ...later('ante, an optional way to play that tournaments forbid', ['407.1', '407.2', '407.4']),
];
