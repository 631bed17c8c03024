import type { Language } from '@arbiter/kernel';

/** What the terminal itself says to a person who plays; everything about the game is said in the game's own words. */
export interface TerminalWords {
  readonly begins: (game: string, seed: string) => string;
  readonly asked: { readonly acting: string; readonly always: string };
  readonly help: string;
  readonly choose: (range: string) => string;
  readonly send: string;
  readonly chosen: (text: string) => string;
  readonly nothing: string;
  readonly takenBack: string;
  readonly nothingToTakeBack: string;
  readonly sendOrTakeBack: string;
  readonly inputEnded: string;
  readonly left: string;
  readonly refused: (detail: string, rule: string) => string;
  readonly noPass: string;
  readonly noPassTurn: string;
  readonly asksAlways: string;
  readonly asksActing: string;
  readonly noEvents: string;
  readonly bot: (number: number | null) => string;
  readonly player: (number: number) => string;
  readonly turn: (number: number, whose: string, phase: string) => string;
  readonly between: string;
  readonly hand: string;
  readonly colon: string;
  readonly comma: string;
  readonly semicolon: string;
  readonly card: {
    readonly noOption: (number: number) => string;
    readonly none: (number: number) => string;
    readonly hidden: string;
    readonly unknown: (text: string) => string;
    readonly several: (text: string, names: readonly string[], more: number) => string;
    readonly now: string;
    readonly which: string;
  };
  readonly range: {
    readonly span: (min: number, max: number) => string;
    readonly picks: (span: string) => string;
    readonly orNone: string;
    readonly amounts: (total: number, min: number) => string;
    readonly name: string;
    readonly least: (least: number) => string;
    readonly most: (most: number) => string;
    readonly enough: (enough: number) => string;
  };
  readonly not: {
    readonly empty: string;
    readonly noNumbers: (text: string) => string;
    readonly noOption: (number: number, last: number) => string;
    readonly twice: (number: number) => string;
    readonly count: (span: string, given: number) => string;
    readonly between: (span: string) => string;
    readonly oneNumber: string;
    readonly amounts: (options: number, given: number) => string;
    readonly total: (total: number, given: number) => string;
    readonly noCard: (text: string) => string;
  };
  readonly deck: {
    readonly which: string;
    readonly only: (name: string) => string;
    readonly keep: (game: number) => string;
    readonly keepOption: string;
    readonly part: (name: string, cards: string) => string;
  };
}

const span = (min: number, max: number, to: string): string => (min === max ? `${min}` : `${min}${to}${max}`);

const english: TerminalWords = {
  begins: (game, seed) => `${game}, seed ${seed}`,
  asked: {
    acting:
      'You are asked only where you can act: elsewhere the terminal passes for you at once, and whoever watches how fast you answer may notice that you could do nothing. To be asked everywhere, type ! or start with --ask always.',
    always: 'You are asked wherever the rules ask you, so that your answers give nothing away. To be asked only where you can act, type a.',
  },
  help: [
    'Type the numbers of what you choose. Besides:',
    '  p       pass                         P       pass until the end of the turn',
    '  !       stop passing, be asked       a       be asked only where you can act',
    '          everywhere',
    '  ? 3     the card of option 3         ? NAME  a card by its name',
    '  b       the board                    l       the last events',
    '  u       take back what you typed     h       this help',
    '  q       leave',
  ].join('\n'),
  choose: (range) => `Choose (${range}; h for help): `,
  send: 'Send it (Enter or y), or take it back (u)? ',
  chosen: (text) => `You chose: ${text}`,
  nothing: 'nothing',
  takenBack: 'Taken back; nothing was sent.',
  nothingToTakeBack: 'There is nothing to take back: what was sent is played.',
  sendOrTakeBack: 'Type Enter or y to send it, u to take it back.',
  inputEnded: 'The input has ended; the match is left.',
  left: 'You left the match.',
  refused: (detail, rule) => `No: ${detail} [${rule}]`,
  noPass: 'You can’t pass here.',
  noPassTurn: 'You can’t pass until the end of the turn here.',
  asksAlways: 'You no longer pass, and are asked everywhere.',
  asksActing: 'You are asked only where you can act.',
  noEvents: 'Nothing has happened yet.',
  bot: (number) => (number === null ? 'Bot' : `Bot ${number}`),
  player: (number) => `Player ${number}`,
  turn: (number, whose, phase) => `Turn ${number}, ${whose}${phase === '' ? '' : `: ${phase}`}`,
  between: 'nobody',
  hand: 'hand',
  colon: ': ',
  comma: ', ',
  semicolon: '; ',
  card: {
    noOption: (number) => `There is no option ${number}.`,
    none: (number) => `Option ${number} is not about a card.`,
    hidden: 'You may not know which card that is.',
    unknown: (text) => `There is no card called ${text}.`,
    several: (text, names, more) => `Several cards match ${text}: ${names.join('; ')}${more > 0 ? `; and ${more} more` : ''}`,
    now: 'now',
    which: 'Type the number of an option or the name of a card: ? 3, or ? NAME',
  },
  range: {
    span: (min, max) => span(min, max, ' to '),
    picks: (text) => `${text}, separated by blanks`,
    orNone: '0 for none',
    amounts: (total, min) => `an amount for each in order, ${total} together, at least ${min} each`,
    name: 'id or name of a card',
    least: (least) => `at least ${least}`,
    most: (most) => `at most ${most}`,
    enough: (enough) => `${enough} before the next`,
  },
  not: {
    empty: 'Nothing was typed, and nothing was sent.',
    noNumbers: (text) => `${text} is no number of an option. Type numbers, or h for help.`,
    noOption: (number, last) => `There is no option ${number}; they run from 1 to ${last}.`,
    twice: (number) => `${number} can be chosen once.`,
    count: (wanted, given) => `Choose ${wanted}; you chose ${given}.`,
    between: (wanted) => `Type a number from ${wanted}.`,
    oneNumber: 'Type one number.',
    amounts: (options, given) => `Type ${options} amounts, one for each in order; you typed ${given}.`,
    total: (total, given) => `The amounts must add up to ${total}; yours add up to ${given}.`,
    noCard: (text) => `There is no card called ${text}.`,
  },
  deck: {
    which: 'Which ready-made deck do you play?',
    only: (name) => `Your deck: ${name}`,
    keep: (game) => `Your deck for game ${game}:`,
    keepOption: 'Keep it as it is',
    part: (name, cards) => `  ${name}: ${cards}`,
  },
};

const chinese: TerminalWords = {
  begins: (game, seed) => `${game}，种子 ${seed}`,
  asked: {
    acting:
      '只在你能行动时才会询问你：其他时候终端立刻替你让过；留意你回答快慢的人可能察觉你当时无事可做。要处处询问，请输入 !，或用 --ask always 启动。',
    always: '凡规则询问之处都会询问你，你的回答因此不会泄露什么。只想在能行动时被询问，请输入 a。',
  },
  help: [
    '输入所选项的编号。此外：',
    '  p       让过                     P       让过直到回合结束',
    '  !       不再让过，处处询问       a       只在能行动时询问',
    '  ? 3     第 3 项的卡牌            ? 名称  按名称查看卡牌',
    '  b       局面                     l       最近发生的事',
    '  u       收回已输入的选择         h       本说明',
    '  q       离开',
  ].join('\n'),
  choose: (range) => `请选择（${range}；h 看说明）：`,
  send: '确认发送（回车或 y），还是收回（u）？',
  chosen: (text) => `你的选择：${text}`,
  nothing: '无',
  takenBack: '已收回，什么也没有发送。',
  nothingToTakeBack: '没有可收回的：已发送的不能收回。',
  sendOrTakeBack: '按回车或输入 y 发送，输入 u 收回。',
  inputEnded: '输入已结束，对局就此离开。',
  left: '你离开了对局。',
  refused: (detail, rule) => `规则不接受：${detail} [${rule}]`,
  noPass: '此处不能让过。',
  noPassTurn: '此处不能让过直到回合结束。',
  asksAlways: '不再让过，处处都会询问你。',
  asksActing: '只在你能行动时询问你。',
  noEvents: '还没有发生什么。',
  bot: (number) => (number === null ? '机器人' : `机器人 ${number}`),
  player: (number) => `玩家 ${number}`,
  turn: (number, whose, phase) => `第 ${number} 回合，${whose}${phase === '' ? '' : `：${phase}`}`,
  between: '无人',
  hand: '手牌',
  colon: '：',
  comma: '，',
  semicolon: '；',
  card: {
    noOption: (number) => `没有第 ${number} 项。`,
    none: (number) => `第 ${number} 项与卡牌无关。`,
    hidden: '你不能知道那是哪张卡牌。',
    unknown: (text) => `没有名为“${text}”的卡牌。`,
    several: (text, names, more) => `有多张卡牌符合“${text}”：${names.join('；')}${more > 0 ? `；另有 ${more} 张` : ''}`,
    now: '当前',
    which: '请输入选项编号或卡牌名称：? 3 或 ? 名称',
  },
  range: {
    span: (min, max) => span(min, max, ' 至 '),
    picks: (text) => `${text} 项，以空格分隔`,
    orNone: '0 表示不选',
    amounts: (total, min) => `依次为每项输入数量，合计 ${total}，每项至少 ${min}`,
    name: '卡牌的编号或名称',
    least: (least) => `至少 ${least}`,
    most: (most) => `至多 ${most}`,
    enough: (enough) => `满 ${enough} 才能分给后项`,
  },
  not: {
    empty: '没有输入，什么也没有发送。',
    noNumbers: (text) => `“${text}”不是选项编号。请输入编号，或 h 看说明。`,
    noOption: (number, last) => `没有第 ${number} 项；编号从 1 到 ${last}。`,
    twice: (number) => `第 ${number} 项只能选一次。`,
    count: (wanted, given) => `请选 ${wanted} 项；你选了 ${given} 项。`,
    between: (wanted) => `请输入 ${wanted} 的数。`,
    oneNumber: '请输入一个数。',
    amounts: (options, given) => `请依次输入 ${options} 个数量；你输入了 ${given} 个。`,
    total: (total, given) => `数量合计须为 ${total}；你的合计为 ${given}。`,
    noCard: (text) => `没有名为“${text}”的卡牌。`,
  },
  deck: {
    which: '你用哪副预组？',
    only: (name) => `你的套牌：${name}`,
    keep: (game) => `第 ${game} 局你的套牌：`,
    keepOption: '保持不变',
    part: (name, cards) => `  ${name}：${cards}`,
  },
};

/** The terminal's words in both languages. */
export const terminalWords: { readonly [language in Language]: TerminalWords } = { en: english, zh: chinese };
