import type { AreaWords } from './area.js';

/** Permanents: attachments, tokens, control, phasing. */
export const permanentWords: AreaWords = {
  events: {
    attached: { en: '{card} is attached to {to}.', zh: '{card}装备/结附于{to}。' },
    ceasedToExist: { en: '{card} ceases to exist.', zh: '{card}消失。' },
    controlChanged: { en: '{seat} controls {card} now.', zh: '{seat}获得{card}的操控权。' },
    phasedIn: { en: '{card} phases in.', zh: '{card}跃回。' },
    phasedOut: { en: '{card} phases out.', zh: '{card}跃离。' },
    tokensCreated: { en: '{seat} creates {count} {card}.', zh: '{seat}派出{count}个{card}衍生物。' },
    unattached: { en: '{card} becomes unattached.', zh: '{card}不再装备/结附。' },
  },
  prompts: {
    keepLegend: { en: 'Which {card} do you keep?', zh: '保留哪一个{card}？' },
  },
  options: {},
};
