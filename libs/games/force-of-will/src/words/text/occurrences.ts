import { type Phrase, phrase } from '@arbiter/kernel/words';

/**
 * Words of events: `$1` the object, `$2` the player, `$3` the source, `$4` the field it enters, `$5` the counter, `$6` the card it is added
 * to, `$7` the player whose turn it is, `$8` what it attacks; `%s` marks the verb of a player.
 */
export const happenings: { readonly [event: string]: Phrase } = {
  activated: phrase('an activate ability of $3 is played', '$3的启动异能被施放'),
  attached: phrase('$1 is added to $6', '$1结附于$6'),
  attacks: phrase('$1 attacks', '$1攻击'),
  awakened: phrase('$2 awaken%s a card', '$2觉醒卡牌'),
  banished: phrase('$1 is banished', '$1被破坏'),
  becameTarget: phrase('$1 is targeted', '$1成为目标'),
  blocks: phrase('$1 blocks', '$1阻挡'),
  called: phrase('$1 is called', '$1被召唤'),
  canceled: phrase('$1 is canceled', '$1被取消'),
  controlChanged: phrase('control of $1 changes', '$1的操控者改变'),
  counterPut: phrase('$5 is put on $1', '$1上放置$5'),
  counterRemoved: phrase('$5 is removed from $1', '从$1上移除$5'),
  created: phrase('$2 put%s a token into the field', '$2放置衍生物'),
  damage: phrase('$3 deals damage', '$3造成伤害'),
  damagePrevented: phrase('damage is prevented', '伤害被防止'),
  damaged: phrase('$1 is dealt damage', '$1受到伤害'),
  destroyed: phrase('$1 is destroyed', '$1被消灭'),
  discarded: phrase('$1 is discarded', '$1被弃掉'),
  draws: phrase('$2 draw%s cards', '$2抽牌'),
  drew: phrase('$2 draw%s a card', '$2抽牌'),
  entered: phrase('$1 enters $4', '$1进入$4'),
  gainedLife: phrase('$2 gain%s life', '$2获得生命值'),
  gameStart: phrase('the game begins', '游戏开始'),
  isAttacked: phrase('$1 is attacked', '$1被攻击'),
  isBlocked: phrase('$1 is blocked', '$1被阻挡'),
  judged: phrase('$1 enters the field by Judgment', '$1因审判进入战场'),
  left: phrase('$1 leaves the field', '$1离开战场'),
  lookedAt: phrase('$2 look%s at $1', '$2检视$1'),
  lost: phrase('$2 lose%s the game', '$2输掉游戏'),
  lostLife: phrase('$2 lose%s life', '$2失去生命值'),
  moved: phrase('$1 moves to another area', '$1移动至其他区域'),
  played: phrase('$2 play%s $1', '$2施放$1'),
  playerDamaged: phrase('$3 deals damage to $2', '$3对$2造成伤害'),
  produced: phrase('$2 produce%s will', '$2产生魔力'),
  recovered: phrase('$1 is recovered', '$1被重置'),
  removed: phrase('$1 is removed from the game', '$1被从游戏中移除'),
  rested: phrase('$1 is rested', '$1被横置'),
  revealed: phrase('$1 is revealed', '$1被展示'),
  rolled: phrase('$2 roll%s dice', '$2投掷骰子'),
  shifted: phrase('$1 shifts', '$1时变'),
  shuffled: phrase('$2 shuffle%s a deck', '$2洗牌'),
  toGraveyard: phrase('$1 is put into a graveyard', '$1被置入坟场'),
  toHand: phrase('$1 is put into a hand', '$1被加入手牌'),
  turnEnd: phrase('$7 ends', '$7结束'),
  turnStart: phrase('$7 begins', '$7开始'),
  willAbility: phrase('$2 play%s a will ability', '$2施放魔力异能'),
};

/** Events that have words. */
export const eventKeys: readonly string[] = Object.keys(happenings);

/** Facts of an event that are added after its words, if the words don't say them. */
export const manners: { readonly [fact: string]: Phrase } = {
  'playedFrom:standby': phrase(' from a standby area', '（从待机区）'),
  'playedFrom:hand': phrase(' played from a hand', '（从手牌施放）'),
  'act:judged': phrase(' by Judgment', '（因审判）'),
  'from:chase': phrase('', ''),
  'from:graveyard': phrase(' from a graveyard', '（从坟场）'),
  'from:mainDeck': phrase(' from a main deck', '（从主牌库）'),
  'from:hand': phrase(' from a hand', '（从手牌）'),
  'from:standby': phrase(' from a standby area', '（从待机区）'),
  'battle:true': phrase(' in battle', '（战斗伤害）'),
  'token:true': phrase(' as a token', '（作为衍生物）'),
};
