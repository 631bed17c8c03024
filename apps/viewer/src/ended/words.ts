/** Words of what is shown when a match is over, in both languages. They come with it, so that a match under way does not load them. */
export const endedWords = {
  'ended.title': { en: 'The match is over', zh: '对局结束' },
  'ended.won': { en: 'You won.', zh: '你获胜了。' },
  'ended.lost': { en: 'You did not win.', zh: '你没有获胜。' },
  'ended.commitment': { en: 'Its commitment, from before the start', zh: '开始前公布的种子承诺' },
  'ended.chance': {
    en: 'All shuffles and dice came from this seed, to which the server had committed before the start, and from what the players’ browsers added.',
    zh: '所有洗牌与掷骰均由此种子（服务器在开始前已作承诺）与双方浏览器加入的随机数决定。',
  },
  'ended.download': { en: 'Download the record', zh: '下载对局纪录' },
  'ended.needsToken': {
    en: 'The record can be downloaded here with a token of the gathering.',
    zh: '使用该活动的权杖打开，即可在此下载对局纪录。',
  },
  'ended.making': { en: 'The record is being made …', zh: '正在生成对局纪录……' },
  'ended.failed': { en: 'The record could not be made.', zh: '未能生成对局纪录。' },
  'ended.verify': {
    en: 'Anybody can check it without this server: every link, the seed, every draw, every step of the rules.',
    zh: '任何人都能在没有本服务器的情况下核对：每一处哈希、种子、每次随机、规则的每一步。',
  },
  'ended.key': { en: 'The key that signs the log', zh: '签署日志的公钥' },
} as const;
