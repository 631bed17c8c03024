/** Words of matches against bots, in both languages. */
export const botWords = {
  playBot: { en: 'Play against a bot', zh: '与机器人对局' },
  playBotHint: {
    en: 'You need no account. The match is recorded like every other; your link to it is kept in this browser for a day.',
    zh: '无需账号。对局与其他对局一样会被记录；链接在此浏览器中保存一天。',
  },
  botGame: { en: 'Game', zh: '游戏' },
  botDeck: { en: 'Deck', zh: '套牌' },
  deckAtTable: { en: 'You choose your deck at the table.', zh: '套牌在对局开始后选择。' },
  yourName: { en: 'Your name (you may leave it empty)', zh: '你的名字（可不填）' },
  playBotNow: { en: 'Play now', zh: '开始对局' },
  playBotBegins: { en: 'The table is being set …', zh: '正在准备对局……' },
  yourBotMatches: { en: 'Go on with', zh: '继续对局' },
} as const;
