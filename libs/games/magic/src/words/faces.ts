import type { AreaWords } from './area.js';

/** Words for faces, copies and face-down cards. */
export const faceWords: AreaWords = {
  events: {
    becameCopy: { en: '{cards} becomes a copy of {name}.', zh: '{cards}成为{name}的复制。' },
    cardRevealed: { en: '{card} is revealed.', zh: '展示{card}。' },
    flipped: { en: '{card} flips: it is {name}.', zh: '{card}倒转，成为{name}。' },
    transformed: { en: '{card} transforms: it is {name}.', zh: '{card}转化，成为{name}。' },
    turnedFaceDown: { en: '{card} is turned face down.', zh: '{card}翻为牌面朝下。' },
    turnedFaceUp: { en: '{card} is turned face up.', zh: '{card}翻回正面。' },
  },
  prompts: {
    orderCopies: { en: 'In which order do the copies with these targets go on the stack?', zh: '以这些为目标的复制依何顺序进入堆叠？' },
    orderMelded: { en: 'In which order do the two cards go? The first goes first.', zh: '这两张牌依何顺序移动？先选者先移动。' },
    orderStamps: { en: 'In which order do these begin to count? The last counts last.', zh: '这些物件依何顺序得到时间印记？最后者最晚。' },
  },
  options: {
    turnUp: { en: 'Turn {card} face up', zh: '将{card}翻回正面' },
  },
};
