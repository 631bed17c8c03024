import type { AreaWords } from './area.js';

/** What happened, in one line each. Parameters are turned into words by `parameter`. */
const events: AreaWords['events'] = {
  abilityActivated: { en: '{seat} activates {card}{aimedAt}. {ability}', zh: '{seat}起动{card}的异能{aimedAt}。{ability}' },
  attackersDeclared: { en: '{seat} attacks with {attackers}.', zh: '{seat}宣告攻击：{attackers}。' },
  blockersDeclared: { en: '{seat} blocks with {blockers}.', zh: '{seat}宣告阻挡：{blockers}。' },
  cardDrawn: { en: '{seat} draws {card}.', zh: '{seat}抓{card}。' },
  cardMoved: { en: '{card} goes from {from} to {to} ({seat}).', zh: '{seat}的{card}从{from}移到{to}。' },
  chanceDrawn: { en: 'Chance ({what}, {from}): {result}', zh: '随机（{what}，{from}）：{result}' },
  conceded: { en: '{seat} concedes the {scope}.', zh: '{seat}认输。' },
  countered: { en: '{card} is countered.', zh: '{card}被反击。' },
  effectGranted: { en: 'The effect of {program} begins ({until}).', zh: '{program}的效应生效（{until}）。' },
  notResolved: { en: '{card} does not resolve.', zh: '{card}未能结算。' },
  replacementApplied: { en: '{card} changes what happens.', zh: '{card}改变此事件。' },
  triggered: { en: '{card} triggers.', zh: '{card}的异能触发。' },
  triggerRemoved: { en: 'The ability of {card} has no legal target.', zh: '{card}的异能没有合法目标。' },
  triggerStacked: { en: '{card} triggers{aimedAt}. {ability}', zh: '{card}的异能触发{aimedAt}。{ability}' },
  countersChanged: { en: '{card}: {count} {kind} counters.', zh: '{card}上有{count}个{kind}指示物。' },
  damageDealt: { en: '{card} deals {amount} damage to {to}{toCard}.', zh: '{card}对{to}{toCard}造成{amount}点伤害。' },
  destroyed: { en: '{card} is destroyed.', zh: '{card}被消灭。' },
  drawAgreed: { en: 'The players agree on a draw.', zh: '双方同意平手。' },
  drewFromEmptyLibrary: { en: '{seat} has no card left to draw.', zh: '{seat}的牌库已空，无牌可抓。' },
  gameEnded: { en: 'The game is over ({reason}). Winner: {winners}', zh: '游戏结束（{reason}）。胜者：{winners}' },
  handKept: { en: '{seat} keeps {cards} cards.', zh: '{seat}保留{cards}张起手牌。' },
  judgeLossGiven: { en: 'A judge gives {seat} a {scope} loss.', zh: '裁判判{seat}负。' },
  landPlayed: { en: '{seat} plays {card}.', zh: '{seat}使用{card}。' },
  lifeChanged: { en: '{seat} is at {life} life ({by}).', zh: '{seat}的生命为{life}（{by}）。' },
  limitReached: { en: 'A limit was reached ({limit}); the action is undone.', zh: '达到上限（{limit}），该动作已复原。' },
  manaAdded: { en: '{seat} adds {mana}.', zh: '{seat}加{mana}。' },
  manaEmptied: { en: 'Unspent mana of {seat} empties.', zh: '{seat}的法术力池清空。' },
  manaSpent: { en: '{seat} spends {mana}.', zh: '{seat}支付{mana}。' },
  matchEnded: { en: 'The match is over ({reason}). Winner: {winners}', zh: '对局结束（{reason}）。胜者：{winners}' },
  mulliganTaken: { en: '{seat} takes a mulligan ({mulligans}).', zh: '{seat}再调度（第{mulligans}次）。' },
  playerCountersChanged: { en: '{seat}: {count} {kind} counters.', zh: '{seat}有{count}个{kind}指示物。' },
  playerLost: { en: '{seat} loses the game.', zh: '{seat}输掉此盘游戏。' },
  resolved: { en: '{card} resolves.', zh: '{card}结算。' },
  shuffled: { en: 'A library is shuffled ({count}).', zh: '牌库洗牌（{count}张）。' },
  spellCast: { en: '{seat} casts {card}{aimedAt}.', zh: '{seat}施放{card}{aimedAt}。' },
  startingPlayerDecided: { en: '{seat} goes first.', zh: '{seat}为先手牌手。' },
  stepBegan: { en: '{seat}: {step}.', zh: '{seat}：{step}。' },
  tapped: { en: '{card} taps.', zh: '{card}横置。' },
  turnBegan: { en: 'Turn {turn}: {seat}.', zh: '第{turn}回合：{seat}。' },
  untapped: { en: '{card} untaps.', zh: '{card}重置。' },
};

/** What is asked. */
const prompts: AreaWords['prompts'] = {
  act: { en: 'You have priority.', zh: '你拥有优先权。' },
  activateMana: { en: 'Pay {cost} for {card}.', zh: '为{card}支付{cost}。' },
  spendMana: { en: 'Which mana do you spend on {cost}?', zh: '用哪些法术力支付{cost}？' },
  chooseForEffect: { en: 'Choose for {card}.', zh: '为{card}作选择。' },
  chooseTargets: { en: 'Choose targets for {card}. {ability}', zh: '为{card}选择目标。{ability}' },
  assignDamage: { en: 'Assign {amount} damage of {card}.', zh: '分配{card}的{amount}点伤害。' },
  declareAttackers: { en: 'Which creatures attack?', zh: '哪些生物攻击？' },
  declareBlockers: { en: 'Which creatures block?', zh: '哪些生物阻挡？' },
  discardToHandSize: { en: 'Discard down to your maximum hand size: {count}.', zh: '弃{count}张牌。' },
  mulligan: { en: 'Keep this hand?', zh: '是否保留起手牌？' },
  orderBlockers: { en: 'In which order does {card} deal damage to its blockers?', zh: '{card}依何顺序对阻挡生物分配伤害？' },
  putOnBottom: { en: 'Which cards go on the bottom of your library ({count})?', zh: '将{count}张牌置于牌库底。' },
};

/** What can be answered. */
const options: AreaWords['options'] = {
  activate: { en: 'Activate {card} {ability}', zh: '起动{card}　{ability}' },
  automatic: { en: 'Pay automatically', zh: '自动支付' },
  mana: { en: '{mana}', zh: '{mana}' },
  attack: { en: '{card} attacks {target}{targetCard}', zh: '{card}攻击{target}{targetCard}' },
  block: { en: '{card} blocks {targetCard}', zh: '{card}阻挡{targetCard}' },
  cast: { en: 'Cast {card}', zh: '施放{card}' },
  keep: { en: 'Keep', zh: '保留' },
  land: { en: 'Play {card}', zh: '使用{card}' },
  mulligan: { en: 'Mulligan', zh: '再调度' },
  hiddenObject: { en: 'A card face down', zh: '一张牌面朝下的牌' },
  object: { en: '{card}', zh: '{card}' },
  pass: { en: 'Pass', zh: '让过' },
  passStep: { en: 'Pass until the step or phase ends', zh: '让过，直到本步骤或阶段结束' },
  passTurn: { en: 'Pass until the turn ends', zh: '让过，直到本回合结束' },
  passActed: { en: 'Pass until an opponent acts', zh: '让过，直到对手行动' },
  player: { en: '{seat}', zh: '{seat}' },
};

/** Words of turns, stack, combat and what else every game shows. */
export const generalWords: AreaWords = { events, prompts, options };
