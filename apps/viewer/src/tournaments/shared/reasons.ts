import { type BothLanguages, type Language, textIn } from './language.js';
import type { Reason, Table, Unpaired } from './types.js';

/** Names an entrant by number. */
export type NameOf = (entrant: number) => string;

const pairedDown = {
  groupOdd: {
    en: '{name} is paired down from {from} to {to} points: an odd number had {from}.',
    zh: '{name} 从 {from} 分降组到 {to} 分：{from} 分组人数为单数。',
  },
  metAllOthers: {
    en: '{name} is paired down from {from} to {to} points, having met everybody else with {from}.',
    zh: '{name} 从 {from} 分降组到 {to} 分：已与 {from} 分的其他人都交过手。',
  },
  othersCouldNotPair: {
    en: '{name} is paired down from {from} to {to} points, so that the others with {from} can be paired.',
    zh: '{name} 从 {from} 分降组到 {to} 分，好让 {from} 分的其余牌手能够配对。',
  },
} as const satisfies { readonly [because: string]: BothLanguages };

const parts = {
  main: { en: 'Bracket, match {match}.', zh: '淘汰赛第 {match} 场。' },
  losers: { en: 'Losers’ bracket, match {match}.', zh: '败者组第 {match} 场。' },
  thirdPlace: { en: 'For the third place.', zh: '季军赛。' },
  grandFinal: { en: 'Grand final.', zh: '总决赛。' },
  reset: { en: 'Second grand final: both have lost once.', zh: '总决赛重赛：双方各负一场。' },
} as const satisfies { readonly [part: string]: BothLanguages };

const texts = {
  sameScore: { en: 'Both have {points} points.', zh: '双方同为 {points} 分。' },
  byRank: { en: 'Paired by rank.', zh: '按名次配对。' },
  byRankPassing: { en: 'Paired by rank, passing over {names}.', zh: '按名次配对，跳过 {names}。' },
  inPod: { en: 'Pod {pod}: {reason}', zh: '第 {pod} 组：{reason}' },
  schedule: { en: 'As the round robin has it.', zh: '按循环赛赛程。' },
  overridden: { en: 'Changed by the organizer: {reason}', zh: '主办者更改：{reason}' },
  allSame: { en: 'All have {points} points.', zh: '全桌同为 {points} 分。' },
  groupSizes: { en: 'From {from} to {to} points, since tables have to be filled.', zh: '{from} 至 {to} 分：为凑满一桌。' },
  otherObjectives: { en: 'From {from} to {to} points, so that fewer meet again.', zh: '{from} 至 {to} 分：以减少重复相遇。' },
  metBefore: { en: '{one} and {other} have met before; it could not be avoided.', zh: '{one} 与 {other} 曾同桌；无法避免。' },
  shortAgain: { en: '{name} sits at a short table again; it could not be avoided.', zh: '{name} 再次坐在人数不足的桌；无法避免。' },
  fieldOfFive: { en: 'Of five players four make a table.', zh: '五人中四人一桌。' },
  tooFew: { en: 'Too few are left for another table.', zh: '余下人数不足一桌。' },
  rematch: { en: 'They have met before; no pairing without a rematch was left.', zh: '双方曾交手；已没有不重复的配对。' },
  barred: { en: 'They were to be kept apart; no other pairing was left.', zh: '双方本应错开；已没有其他配对。' },
  lowestScore: {
    en: 'Lot {lot} of {of} among those with the lowest score, {points} points.',
    zh: '最低分 {points} 分者抽签，{of} 人中第 {lot} 签。',
  },
  lowerHadByes: { en: 'Whoever has fewer than {points} points had a bye already.', zh: '低于 {points} 分者都已轮空过。' },
  allHadByes: { en: 'Everybody has had a bye.', zh: '所有人都已轮空过。' },
  forced: { en: 'The others can only be paired so.', zh: '只有这样其余牌手才能配对。' },
  awarded: { en: 'A bye that was awarded before.', zh: '事先给予的轮空。' },
  lowestRank: { en: 'The lowest rank with the fewest byes.', zh: '轮空次数最少者中名次最低。' },
  walkover: { en: 'Goes on: {name} does not play.', zh: '晋级：{name} 不出场。' },
  walkoverNobody: { en: 'Goes on: there is no opponent.', zh: '晋级：没有对手。' },
} as const satisfies { readonly [key: string]: BothLanguages };

/** Says why two sit at a table. */
export function reasonText(why: Reason, nameOf: NameOf, language: Language): string {
  switch (why.kind) {
    case 'sameScore':
      return textIn(texts.sameScore, language, { points: why.points });
    case 'pairedDown':
      return textIn(pairedDown[why.because], language, { name: nameOf(why.entrant), from: why.from, to: why.to });
    case 'byRank': {
      const names = why.passedOver.map(nameOf).join(language === 'zh' ? '、' : ', ');
      return textIn(names === '' ? texts.byRank : texts.byRankPassing, language, { names });
    }
    case 'bracket':
      return textIn(parts[why.part], language, { match: why.match });
    case 'pod':
      return why.pod.kind === 'sameScore'
        ? textIn(texts.allSame, language, { points: why.pod.points })
        : textIn(texts[why.pod.because], language, { from: why.pod.from, to: why.pod.to });
    case 'draftPod':
      return textIn(texts.inPod, language, { pod: why.pod, reason: reasonText(why.pair, nameOf, language) });
    case 'schedule':
      return textIn(texts.schedule, language);
    case 'overridden':
      return textIn(texts.overridden, language, { reason: why.reason });
  }
}

/** Says what could not be avoided at a table; empty where nothing was. */
export const forcedText = (forced: Table['forced'], nameOf: NameOf, language: Language): string =>
  forced.map((cost) => costText(cost, nameOf, language)).join(' ');

function costText(cost: Table['forced'][number], nameOf: NameOf, language: Language): string {
  switch (cost.kind) {
    case 'rematch':
    case 'barred':
      return textIn(texts[cost.kind], language);
    case 'metBefore':
      return textIn(texts.metBefore, language, { one: nameOf(cost.pair[0] ?? 0), other: nameOf(cost.pair[1] ?? 0) });
    case 'shortAgain':
      return textIn(texts.shortAgain, language, { name: nameOf(cost.entrant) });
  }
}

const byeText = ({ why, points, lot, of }: Extract<Unpaired['why'], { kind: 'odd' }>['bye'], language: Language): string =>
  textIn(texts[why], language, { points, lot, of });

/** Says why somebody has no opponent. */
export function unpairedText(why: Unpaired['why'], nameOf: NameOf, language: Language): string {
  switch (why.kind) {
    case 'odd':
      return byeText(why.bye, language);
    case 'draftPod':
      return textIn(texts.inPod, language, { pod: why.pod, reason: byeText(why.bye, language) });
    case 'pod':
      return textIn(texts[why.bye.why], language);
    case 'awarded':
      return textIn(texts.awarded, language);
    case 'schedule':
      return textIn(texts.schedule, language);
    case 'lowestRankWithFewestByes':
      return textIn(texts.lowestRank, language);
    case 'walkover':
      return why.absent === null ? textIn(texts.walkoverNobody, language) : textIn(texts.walkover, language, { name: nameOf(why.absent) });
    case 'overridden':
      return textIn(texts.overridden, language, { reason: why.reason });
  }
}
