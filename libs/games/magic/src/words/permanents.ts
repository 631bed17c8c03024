import type { AreaWords } from './area.js';

/** Words for permanents: attachments, tokens, control, phasing. */
export const permanentWords: AreaWords = {
  events: {
    attached: { en: '{card} is attached to {to}{toCard}.', zh: '{card}装备/结附于{to}{toCard}。' },
    blessed: { en: "{seat} gets the city's blessing.", zh: '{seat}得到黄金城祝福。' },
    ceasedToExist: { en: '{card} ceases to exist.', zh: '{card}消失。' },
    controlChanged: { en: '{seat} controls {card} now.', zh: '{seat}获得{card}的操控权。' },
    marked: { en: '{card} is {word} from now on.', zh: '{card}成为{word}。' },
    paired: { en: '{card} is paired.', zh: '{card}已搭档。' },
    phasedIn: { en: '{card} phases in.', zh: '{card}跃回。' },
    phasedOut: { en: '{card} phases out.', zh: '{card}跃离。' },
    tokensCreated: { en: '{seat} creates {count} {card}.', zh: '{seat}派出{count}个{card}衍生物。' },
    topRevealed: { en: '{card} lies on top of the library of {seat}.', zh: '{seat}牌库顶牌为{card}。' },
    unpaired: { en: '{card} is not paired any more.', zh: '{card}不再搭档。' },
    unattached: { en: '{card} becomes unattached.', zh: '{card}不再装备/结附。' },
  },
  prompts: {
    keepLegend: { en: 'Which {card} do you keep?', zh: '保留哪一个{card}？' },
  },
  options: {},
};
