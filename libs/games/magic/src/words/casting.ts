import type { AreaWords } from './area.js';

/** Casting, costs and mana. */
export const castingWords: AreaWords = {
  events: {
    spellCopied: { en: '{card} is copied.', zh: '{card}被复制。' },
    specialAction: { en: '{seat} takes a special action with {card}.', zh: '{seat}以{card}执行特殊动作。' },
    targetsChanged: { en: 'The targets of {card} change.', zh: '{card}的目标改变。' },
    announcementReversed: { en: 'What {seat} began with {card} is taken back.', zh: '{seat}对{card}的宣告被倒回。' },
  },
  prompts: {
    chooseSplice: { en: 'Which cards do you splice onto {card}?', zh: '将哪些牌通联到{card}？' },
    castNow: { en: 'Cast now?', zh: '现在施放？' },
    chooseMana: { en: 'Which mana does {card} add?', zh: '{card}加哪些法术力？' },
    chooseModes: { en: 'Choose modes for {card}.', zh: '为{card}选择模式。' },
    chooseX: { en: 'Choose {letter} for {card}.', zh: '为{card}选择{letter}。' },
    chooseTimes: { en: 'How many times do you pay {mana} ({cost}) for {card}?', zh: '为{card}支付几次{mana}（{cost}）？' },
    chooseWayToPay: { en: 'How do you pay {symbol} for {card}?', zh: '如何为{card}支付{symbol}？' },
    payAdditional: { en: 'Do you also pay {mana} ({cost}) for {card}?', zh: '是否为{card}额外支付{mana}（{cost}）？' },
    orderCosts: { en: 'Which cost of {card} do you pay next?', zh: '接着支付{card}的哪项费用？' },
    reverseMana: { en: 'Which mana abilities do you take back?', zh: '要倒回哪些法术力异能？' },
    divide: { en: 'Divide for {card}.', zh: '为{card}分配。' },
  },
  options: {
    cancel: { en: 'Take it back', zh: '取消' },
    convoke: { en: 'Tap {card} to convoke', zh: '横置{card}以召集' },
    delve: { en: 'Exile {card} to delve', zh: '放逐{card}以掘穴' },
    improvise: { en: 'Tap {card} to improvise', zh: '横置{card}以拼造' },
    cost: { en: '{verb}', zh: '{verb}' },
    mode: { en: 'Mode {number}', zh: '模式{number}' },
    colour: { en: '{word}', zh: '{word}' },
    cardType: { en: '{word}', zh: '{word}' },
    artifactType: { en: '{word}', zh: '{word}' },
    creatureType: { en: '{word}', zh: '{word}' },
    enchantmentType: { en: '{word}', zh: '{word}' },
    landType: { en: '{word}', zh: '{word}' },
    basicLandType: { en: '{word}', zh: '{word}' },
    planeswalkerType: { en: '{word}', zh: '{word}' },
    spellType: { en: '{word}', zh: '{word}' },
    special: { en: 'Special action: {card}', zh: '特殊动作：{card}' },
    endEffect: { en: 'End the effect of {card}', zh: '结束{card}的效应' },
    payLife: { en: 'Pay {amount} life', zh: '支付{amount}点生命' },
  },
};
