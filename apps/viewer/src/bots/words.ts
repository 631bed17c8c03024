/** Words of matches against bots, in both languages. */
export const botWords = {
  playBot: { en: 'Play against a bot', zh: '与机器人对局' },
  playBotHint: {
    en: 'You need no account. The match is recorded like every other; your link to it is kept in this browser for a day.',
    zh: '无需账号。对局与其他对局一样会被记录；链接在此浏览器中保存一天。',
  },
  botGame: { en: 'Game', zh: '游戏' },
  botDeck: { en: 'Deck', zh: '套牌' },
  readyMadeDeck: { en: 'A ready-made deck', zh: '现成的套牌' },
  deckOfYourOwn: { en: 'A deck of your own', zh: '自己的套牌' },
  deckPasted: { en: 'Your deck as text, in any usual form', zh: '套牌文字，常见格式均可' },
  mendTheseLines: { en: 'This deck can not be played here yet:', zh: '此套牌还不能在这里使用：' },
  deckAtTable: { en: 'You choose your deck at the table.', zh: '套牌在对局开始后选择。' },
  yourName: { en: 'Your name (you may leave it empty)', zh: '你的名字（可不填）' },
  playBotNow: { en: 'Play now', zh: '开始对局' },
  playBotBegins: { en: 'The table is being set …', zh: '正在准备对局……' },
  playBotAnother: { en: 'Begin another match', zh: '开始另一场对局' },
  yourBotMatches: { en: 'Your matches from here', zh: '你在此开始的对局' },
  botMatchRuns: { en: 'Your match of $ is not over; the bot waits for you.', zh: '你的$对局尚未结束，机器人在等你。' },
  botMatchGoOn: { en: 'Go on with it', zh: '继续这场对局' },
  botMatchLeft: {
    en: 'If you begin another one, you leave it: it ends by itself when you have done nothing in it for half an hour.',
    zh: '若另开一场，便离开了这一场：你半小时不行动，它就会自行结束。',
  },
} as const;
