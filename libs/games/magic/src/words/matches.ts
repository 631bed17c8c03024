import type { AreaWords } from './area.js';

/** Matches, games and turns. */
export const matchWords: AreaWords = {
  events: {
    matchScore: { en: 'After game {game}: {wins}.', zh: '第{game}盘后比分：{wins}。' },
    openingAction: { en: '{seat} uses {card} from the opening hand.', zh: '{seat}使用起手牌中的{card}。' },
    sideboarded: { en: '{seat} has sideboarded. {in}', zh: '{seat}已换备牌。{in}' },
    subgameEnded: { en: 'The subgame is over ({reason}). Winner: {winners}', zh: '子游戏结束（{reason}）。胜者：{winners}' },
  },
  prompts: {
    chooseStart: { en: 'Who takes the first turn?', zh: '由谁先开始？' },
    openingHand: { en: 'Do you use a card of your opening hand?', zh: '是否使用起手牌中的牌？' },
    sideboard: { en: 'Divide your cards for game {game}.', zh: '为第{game}盘调整套牌。' },
  },
  options: {
    done: { en: 'Done', zh: '完成' },
    useOpening: { en: 'Use {card}', zh: '使用{card}' },
  },
};
