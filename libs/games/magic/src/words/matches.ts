import type { AreaWords } from './area.js';

/** Matches, games and turns. */
export const matchWords: AreaWords = {
  events: {
    combatEnded: { en: 'The combat phase ends.', zh: '战斗阶段结束。' },
    gameRestarted: { en: 'The game begins anew.', zh: '游戏重新开始。' },
    monarchCrowned: { en: '{seat} becomes the monarch.', zh: '{seat}成为君主。' },
    phasesAdded: { en: '{seat} gets: {phases}.', zh: '{seat}获得额外的：{phases}。' },
    subgameBegan: { en: 'A subgame begins.', zh: '子游戏开始。' },
    turnEnded: { en: 'The turn ends.', zh: '回合结束。' },
    loopFound: { en: 'Mandatory actions repeat for ever.', zh: '强制动作不断重复。' },
    matchScore: { en: 'After game {game}: {wins}.', zh: '第{game}盘后比分：{wins}。' },
    playerControlled: { en: '{decider} controls {seat} now.', zh: '{decider}现在操控{seat}。' },
    skipped: { en: '{seat} skips: {what}.', zh: '{seat}略过{what}。' },
    turnAdded: { en: '{seat} will take an extra turn.', zh: '{seat}将进行一个额外回合。' },
    openingAction: { en: '{seat} uses {card} from the opening hand.', zh: '{seat}使用起手牌中的{card}。' },
    sideboarded: { en: '{seat} has sideboarded. {in}', zh: '{seat}已换备牌。{in}' },
    subgameEnded: { en: 'The subgame is over ({reason}). Winner: {winners}', zh: '子游戏结束（{reason}）。胜者：{winners}' },
  },
  prompts: {
    chooseUntap: { en: 'Which of these untap?', zh: '重置其中哪些？' },
    chooseStart: { en: 'Who takes the first turn?', zh: '由谁先开始？' },
    openingHand: { en: 'Do you use a card of your opening hand?', zh: '是否使用起手牌中的牌？' },
    sideboard: { en: 'Divide your cards for game {game}.', zh: '为第{game}盘调整套牌。' },
  },
  options: {
    done: { en: 'Done', zh: '完成' },
    useOpening: { en: 'Use {card}', zh: '使用{card}' },
  },
};
