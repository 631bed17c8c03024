/** Words of calling a judge, in both languages. `$` stands for a player's name. */
export const callingWords = {
  callJudge: { en: 'Call a judge', zh: '呼叫裁判' },
  callWhy: { en: 'Why? Both clocks stop until the judge has closed the call.', zh: '原因？双方计时停止，直至裁判结束呼叫。' },
  'call.rulesQuestion': { en: 'A question about the rules', zh: '规则问题' },
  'call.opponentsAction': { en: 'What the opponent did', zh: '对手的操作' },
  'call.clock': { en: 'The clock', zh: '计时' },
  'call.deck': { en: 'A deck', zh: '套牌' },
  'call.conduct': { en: 'Conduct', zh: '行为' },
  'call.other': { en: 'Something else', zh: '其他' },
  'call.yours': { en: 'You have called a judge', zh: '你已呼叫裁判' },
  'call.others': { en: '$ has called a judge', zh: '$已呼叫裁判' },
  'call.waits': { en: 'nobody comes yet', zh: '尚未受理' },
  'call.taken': { en: 'a judge comes', zh: '裁判已受理' },
  'call.goesOn': {
    en: 'the clocks go on, since three calls have stopped this game already',
    zh: '计时继续，因为本局已由三次呼叫停止',
  },
  callBack: { en: 'Do not call', zh: '不呼叫' },
} as const;
