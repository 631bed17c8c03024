import type { AreaWords } from './area.js';

/** Words for matches, games and turns. */
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
    shortcutProposed: {
      en: '{seat} proposes to use {card} {times} times more, and nobody does anything else.',
      zh: '{seat}提议再使用{card}{times}次，其间无人作其他动作。',
    },
    shortcutShortened: { en: '{seat} will do something else after {times} times.', zh: '{seat}将在{times}次之后作其他动作。' },
    shortcutEnded: { en: 'The shortcut of {seat} ends after {times} times.', zh: '{seat}的简化在{times}次之后终止。' },
    openingAction: { en: '{seat} uses {card} from the opening hand.', zh: '{seat}使用起手牌中的{card}。' },
    sideboarded: { en: '{seat} has sideboarded. {in}', zh: '{seat}已换备牌。{in}' },
    subgameEnded: { en: 'The subgame is over ({reason}). Winner: {winners}', zh: '子游戏结束（{reason}）。胜者：{winners}' },
  },
  prompts: {
    chooseUntap: { en: 'Which of these untap?', zh: '重置其中哪些？' },
    chooseStart: { en: 'Who takes the first turn?', zh: '由谁先开始？' },
    proposeShortcut: {
      en: 'How many times more do you use {card}, while nobody does anything else?',
      zh: '你要再使用{card}多少次（其间无人作其他动作）？',
    },
    shortenShortcut: {
      en: '{card} is to be used {times} times more. After how many will you do something else? {times}: you will not.',
      zh: '{card}将再使用{times}次。你要在多少次之后作其他动作？{times}表示不作。',
    },
    openingHand: { en: 'Do you use a card of your opening hand?', zh: '是否使用起手牌中的牌？' },
    sideboard: { en: 'Divide your cards for game {game}.', zh: '为第{game}盘调整套牌。' },
  },
  options: {
    proposeShortcut: { en: 'Use {card} so many times more', zh: '再使用{card}若干次' },
    done: { en: 'Done', zh: '完成' },
    useOpening: { en: 'Use {card}', zh: '使用{card}' },
  },
};
