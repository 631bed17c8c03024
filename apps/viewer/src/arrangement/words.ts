/** Words of how a match page is arranged, in both languages. `$` stands for names. */
export const arrangementWords = {
  history: { en: 'History', zh: '回放' },
  'question.fold': { en: 'Fold the question', zh: '收起问题' },
  'question.unfold': { en: 'Unfold the question', zh: '展开问题' },
  waitingFor: { en: 'Waiting for $.', zh: '正在等待 $。' },
  'bot.name': { en: 'Bot', zh: '机器人' },
  'bot.mark': { en: 'bot', zh: '机器人' },
} as const;
