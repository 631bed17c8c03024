/** Words of how a player is asked, in both languages. `$` stands for a number. */
export const askingWords = {
  askActing: { en: 'Ask me only where I can act', zh: '仅在可操作时询问' },
  actingTells: {
    en: 'Where you can do nothing the page answers for you, at once. How fast answers come tells others that you could do nothing.',
    zh: '无可操作时，页面会立即替你回答。回答的快慢会让对手看出你当时无可操作。',
  },
  understood: { en: 'I know', zh: '知道了' },
  passedForYou: { en: 'Passed for you:', zh: '已替你让过：' },
  passUntil: { en: 'Pass until …', zh: '让过直到…' },
  passAhead: {
    en: 'Until a stop, an attack, something to answer, or my turn',
    zh: '直到停顿点、攻击、有可响应之事或我的回合',
  },
  byRules: { en: 'By the rules (stops do not hold these):', zh: '由规则让过（停顿点对其无效）：' },
  stopPassing: { en: 'Stop passing', zh: '停止让过' },
  stopOwn: { en: 'Stop in your turn: $', zh: '自己回合停顿：$' },
  stopOthers: { en: "Stop in another's turn: $", zh: '他人回合停顿：$' },
  playKeys: { en: 'While you play', zh: '对局操作' },
  'playKey.option': { en: 'Choose the option with this number', zh: '选择该编号的选项' },
  'playKey.takeBack': { en: 'Take back what is picked', zh: '取消已选' },
  'playKey.main': { en: 'Press the main button', zh: '按下主按钮' },
  'playKey.propose': { en: 'Take the proposal', zh: '自动选择' },
  'playKey.passAhead': { en: 'Pass until something comes up', zh: '让过直到有事发生' },
  'playKey.standing': { en: 'Pass by the rules: the answer with this number', zh: '由规则让过：该编号的回答' },
  'playKey.stop': { en: 'Stop passing, or take back that you pass', zh: '停止让过' },
  'playKey.asking': { en: 'Be asked only where you can act, or everywhere', zh: '切换：仅在可操作时询问' },
  watchKeys: { en: 'Watching', zh: '观看' },
} as const;
