import type { GameWords } from '@arbiter/kernel';

/** What is asked. */
export const prompts: GameWords['prompts'] = {
  act: { en: 'What do you do ({phase})?', zh: '{phase}：做什么？' },
  attack: { en: 'What does {card} attack?', zh: '{card}攻击什么？' },
  chooseChampion: { en: 'Which champion for {card}?', zh: '为{card}选择哪名勇士？' },
  chooseFirst: { en: 'Who goes first?', zh: '谁为首回合玩家？' },
  chooseForEffect: { en: 'Choose for {card}.', zh: '为{card}选择。' },
  chooseModes: { en: 'Which of the modes of {card}?', zh: '选择{card}的哪些模式？' },
  chooseReplacement: { en: 'What applies first?', zh: '先适用什么？' },
  chooseSpirit: { en: 'Which champion of level 0?', zh: '放置哪名0级勇士？' },
  chooseTargets: { en: 'Choose targets for {card}.', zh: '选择{card}的目标。' },
  chooseX: { en: 'Which number is X for {card}?', zh: '{card}的X是多少？' },
  divide: { en: 'Divide what {card} gives.', zh: '为{card}分配。' },
  keepUnique: { en: 'Which one do you keep?', zh: '保留哪一个？' },
  materialize: { en: 'What do you materialize?', zh: '实现什么？' },
  orderEffects: { en: 'In which order?', zh: '以什么顺序？' },
  payCost: { en: 'What do you pay for {card}?', zh: '为{card}支付什么？' },
  payMemory: { en: 'Which cards do you banish from your graveyard for {card} ({count})?', zh: '为{card}从墓地放逐哪些卡牌（{count}）？' },
  payReserve: { en: 'Which {count} cards do you reserve for {card}?', zh: '为{card}保留哪{count}张卡牌？' },
  payUnless: { en: 'Do you pay?', zh: '是否支付？' },
  retaliate: { en: 'What retaliates against {card}?', zh: '以什么反击{card}？' },
  useEffect: { en: 'Do you use the effect of {card}?', zh: '是否使用{card}的效果？' },
  weapon: { en: 'With which weapon does {card} attack?', zh: '{card}使用哪把武器攻击？' },
};

/** What can be answered. */
export const options: GameWords['options'] = {
  ability: { en: '{card}{ability}', zh: '{card}{ability}' },
  activate: { en: 'Activate an ability of {card}{ability}', zh: '激活{card}的能力{ability}' },
  attack: { en: 'Attack with {card}', zh: '以{card}攻击' },
  back: { en: 'A card that you do not see', zh: '看不到的牌' },
  hiddenObject: { en: 'A face-down card', zh: '正面朝下的牌' },
  materialize: { en: 'Materialize {card}', zh: '实现{card}' },
  mode: { en: '{number}: {mode}', zh: '{number}：{mode}' },
  no: { en: 'No', zh: '否' },
  none: { en: 'Nothing', zh: '放弃' },
  object: { en: '{card}', zh: '{card}' },
  pass: { en: 'Pass', zh: '传递机会' },
  'pass:acted': { en: 'Pass until something resolves or is done', zh: '有动作前传递机会' },
  'pass:phase': { en: 'Pass until the phase ends', zh: '本阶段内传递机会' },
  'pass:turn': { en: 'Pass until the turn ends', zh: '本回合内传递机会' },
  play: { en: 'Activate {card}', zh: '激活{card}' },
  player: { en: '{seat}', zh: '{seat}' },
  replacement: { en: '{card}{ability}', zh: '{card}{ability}' },
  stopPassing: { en: 'Stop passing', zh: '不再传递机会' },
  yes: { en: 'Yes', zh: '是' },
};
