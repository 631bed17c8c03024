import type { AreaWords } from './area.js';

/** Words for keyword actions, zones, chance and choices (101.4, 400, 700, 701, 705). */
export const actionWords: AreaWords = {
  events: {
    becameRenowned: { en: '{card} becomes renowned.', zh: '{card}成为铭勇的。' },
    becameMonstrous: { en: '{card} becomes monstrous.', zh: '{card}蛮化。' },
    clashed: { en: '{seat} clashes (won: {won}).', zh: '{seat}比点（获胜：{won}）。' },
    coinFlipped: { en: '{seat} flips a coin: {side} (won: {won}).', zh: '{seat}掷硬币：{side}（猜对：{won}）。' },
    emblemCreated: { en: '{seat} gets {card}.', zh: '{seat}获得{card}。' },
    fatesealed: {
      en: '{seat} looks at the top {count} cards of a library and puts {away} on the bottom.',
      zh: '{seat}论命{count}，将{away}张牌置于牌库底。',
    },
    libraryArranged: { en: '{count} cards of the library of {seat} are put at {at}.', zh: '{seat}牌库中的{count}张牌置于{at}。' },
    lookedAt: { en: '{seat} looks at cards ({count}). {cards}', zh: '{seat}检视{count}张牌。{cards}' },
    revealed: { en: '{seat} reveals {cards}.', zh: '{seat}展示{cards}。' },
    scried: { en: '{seat} scries {count} and puts {away} on the bottom.', zh: '{seat}占卜{count}，将{away}张牌置于牌库底。' },
    searched: { en: '{seat} searches the {zones} of {of}.', zh: '{seat}搜寻{of}的{zones}。' },
    separated: { en: 'The cards are in two piles.', zh: '这些牌分成两堆。' },
    surveiled: { en: '{seat} surveils {count} and puts {away} into the graveyard.', zh: '{seat}刺探{count}，将{away}张牌置入坟墓场。' },
    voted: { en: '{seat} votes for {vote}{toCard}.', zh: '{seat}投票给{vote}{toCard}。' },
  },
  prompts: {
    callCoin: { en: 'Call the coin for {card}.', zh: '为{card}猜硬币的一面。' },
    choosePile: { en: 'Choose a pile for {card}.', zh: '为{card}选择一堆。' },
    clash: { en: 'Put {card} on the bottom of your library?', zh: '是否将{card}置于你的牌库底？' },
    discard: { en: 'Which cards do you discard for {card} ({count})?', zh: '为{card}选择要弃的{count}张牌。' },
    fateseal: { en: 'Which of the {count} cards go to the bottom, and in which order?', zh: '这{count}张牌中哪些依何顺序置于牌库底？' },
    orderBottom: {
      en: 'In which order do {count} cards go to the bottom? The first lies nearest the top.',
      zh: '这{count}张牌依何顺序置于牌库底？第一张最靠上。',
    },
    orderGraveyard: {
      en: 'In which order do {count} cards go to the graveyard? The first lies on top.',
      zh: '这{count}张牌依何顺序置入坟墓场？第一张在最上。',
    },
    chooseMove: { en: 'Where does it go?', zh: '它移到哪个区域？' },
    orderTop: {
      en: 'In which order do {count} cards go on top? The first lies on top.',
      zh: '这{count}张牌依何顺序置于牌库顶？第一张在最上。',
    },
    proliferate: { en: 'Which permanents and players get another counter of each kind?', zh: '哪些永久物和牌手各获得每种指示物一个？' },
    reveal: { en: 'Which cards do you reveal for {card} ({count})?', zh: '为{card}选择要展示的{count}张牌。' },
    sacrifice: { en: 'What do you sacrifice for {card} ({count})?', zh: '为{card}选择要牺牲的{count}个永久物。' },
    scry: { en: 'Which of the {count} cards go to the bottom, and in which order?', zh: '这{count}张牌中哪些依何顺序置于牌库底？' },
    search: { en: 'Which cards do you find (at most {count})?', zh: '你找到哪些牌（至多{count}张）？' },
    separate: { en: 'Which cards form the first pile for {card}?', zh: '为{card}：哪些牌组成第一堆？' },
    surveil: {
      en: 'Which of the {count} cards go to the graveyard? The first ends on top.',
      zh: '这{count}张牌中哪些置入坟墓场？第一张在最上。',
    },
    vote: { en: 'How do you vote for {card}?', zh: '你就{card}如何投票？' },
  },
  options: {
    goes: { en: '{card} goes to {to}', zh: '{card}移到{to}' },
    heads: { en: 'Heads', zh: '正面' },
    pile: { en: 'Pile of {count}: {card}', zh: '{count}张牌的一堆：{card}' },
    tails: { en: 'Tails', zh: '反面' },
  },
};
