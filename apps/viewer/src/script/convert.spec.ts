import { describe, expect, it } from '@jest/globals';
import { Converter } from 'opencc-js/cn2t';
import { scriptTable, textsOf } from '../../build/script-table.js';
import { converterOf } from './convert.js';
import { namesIn, readingFor } from './reading.js';

const texts = textsOf(process.cwd());
const table = scriptTable(process.cwd(), texts);
const none = { game: null, names: [] };
const games = ['force-of-will', 'grand-archive', 'magic', 'starline', 'yugioh'];

/** Written in both scripts, each with a meaning of its own: 皇后 and 以後, 若干 and 樹幹, 只有 and 一隻; some are sounds of foreign names. */
const inBoth = '后干只台准系余制复卷回游布斗周出占伙御谷舍才岩表板签松几里丑辟';

describe('traditional script', () => {
  it('given every Chinese text of the project, then the table without own terms makes of it what OpenCC does', () => {
    const convert = converterOf({ ...table, terms: {}, games: {} }, none);
    const openCc = Converter({ from: 'cn', to: 'tw' });
    const different = texts.filter((text) => convert(text) !== openCc(text));
    // There OpenCC takes the end of one word and the beginning of the next for a name.
    expect(different.filter((text) => !text.includes('回合中'))).toEqual([]);
    expect(convert('本回合中')).toBe('本回合中');
    expect(texts.length).toBeGreaterThan(3_000);
  });

  it.each([null, ...games])(
    'given every text, read in the terms of %s, then no character is left that only simplified script has',
    (game) => {
      const convert = converterOf(table, { game, names: [] });
      const simplified = new Set([...table.characters].filter((_, at) => at % 2 === 0));
      const left = texts.flatMap((text) =>
        [...convert(text)].filter((character) => simplified.has(character) && !inBoth.includes(character)),
      );
      expect([...new Set(left)]).toEqual([]);
    },
  );

  it('given terms of a game, then they are used for its texts alone', () => {
    expect(converterOf(table, { game: 'magic', names: [] })('支付法术力')).toBe('支付魔法力');
    expect(converterOf(table, { game: 'yugioh', names: [] })('卡组中1只怪兽连接召唤')).toBe('牌組中1隻怪獸連結召喚');
    expect(converterOf(table, { game: 'starline', names: [] })('干貝王')).toBe('干貝王');
    expect(converterOf(table, none)('请确认网络已连接')).toBe('請確認網路已連線');
  });

  it('given words of which pieces look like other words, then the whole words are read', () => {
    const convert = converterOf(table, none);
    expect(convert('子游戏')).toBe('子遊戲');
    expect(convert('打印配对表')).toBe('列印配對表');
    expect(convert('决斗的结果')).toBe('決鬥的結果');
    expect(convert('须发送')).toBe('須傳送');
  });

  it('given names that somebody typed, then they stay as they are, also within a sentence', () => {
    const convert = converterOf(table, { game: null, names: ['陈晓', '云', 'Ada'] });
    expect(convert('陈晓赢了。')).toBe('陈晓贏了。');
    expect(convert('云')).toBe('云');
    expect(convert('云端')).toBe('雲端');
  });
});

describe('in which language somebody reads', () => {
  it('given a choice that was made before, then it counts more than the browser', () => {
    expect(readingFor('en', 'zh-TW')).toBe('en');
    expect(readingFor('zh', 'zh-TW')).toBe('zh-Hans');
    expect(readingFor('zh-Hant', 'en')).toBe('zh-Hant');
  });

  it('given no choice, then the browser says it: Taiwan, Hong Kong and Macau read traditional script', () => {
    expect(['zh-TW', 'zh-HK', 'zh-MO', 'zh-Hant', 'zh-Hant-HK'].map((browser) => readingFor(null, browser))).toEqual(
      Array.from({ length: 5 }, () => 'zh-Hant'),
    );
    expect(['zh', 'zh-CN', 'zh-SG', 'zh-Hans'].map((browser) => readingFor(null, browser))).toEqual(
      Array.from({ length: 4 }, () => 'zh-Hans'),
    );
    expect(['en-US', 'de', 'zhx'].map((browser) => readingFor(null, browser))).toEqual(['en', 'en', 'en']);
  });

  it('given an answer of the API, then the names of its people are found, and no names of things', () => {
    expect(namesIn({ name: '周赛', tables: [{ seats: [{ entrant: 1, name: '陈' }] }], players: [{ seat: 0, name: '李' }] })).toEqual([
      '陈',
      '李',
    ]);
  });
});
