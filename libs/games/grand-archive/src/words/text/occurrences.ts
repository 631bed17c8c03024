import { type Phrase, phrase } from '@arbiter/kernel/words';

/**
 * Words of events: `$1` the object, `$2` the player, `$3` the source, `$4` the zone it enters, `$5` the counter, `$6` the object that does
 * it; `%s` marks the verb of a player.
 */
export const happenings: { readonly [event: string]: Phrase } = {
  abilityActivated: phrase('$2 activate%s an ability of $3', '$2激活$3的能力'),
  activated: phrase('$2 activate%s $1', '$2激活$1'),
  attacks: phrase('$1 attacks', '$1攻击'),
  banished: phrase('$1 is banished', '$1被放逐'),
  becameDistant: phrase('$1 becomes distant', '$1变为远距'),
  created: phrase('$2 summon%s tokens', '$2召唤衍生物'),
  counterPut: phrase('$5 is put on $1', '$1上放置$5'),
  counterRemoved: phrase('$5 is removed from $1', '从$1上移除$5'),
  damage: phrase('$3 deals damage', '$3造成伤害'),
  destroyed: phrase('$1 is destroyed', '$1被摧毁'),
  died: phrase('$1 dies', '$1死亡'),
  discarded: phrase('$1 is discarded', '$1被弃置'),
  draws: phrase('$2 draw%s cards', '$2抽牌'),
  drew: phrase('$2 draw%s a card', '$2抽牌'),
  entered: phrase('$1 enters $4', '$1进入$4'),
  fostered: phrase('$1 becomes fostered', '$1被养育'),
  glimpsed: phrase('$2 glimpse%s', '$2窥视'),
  isAttacked: phrase('$1 is attacked', '$1被攻击'),
  killed: phrase('$1 is killed', '$1被击杀'),
  left: phrase('$1 leaves the field', '$1离场'),
  leveledUp: phrase('$1 levels up', '$1升级'),
  lost: phrase('$2 lose%s the game', '$2输掉游戏'),
  materialized: phrase('$2 materialize%s $1', '$2实现$1'),
  moved: phrase('$1 moves', '$1移动'),
  recollected: phrase('$1 is recollected', '$1被回收'),
  recovered: phrase('$1 recovers', '$1恢复'),
  reserved: phrase('$1 is reserved', '$1被保留'),
  rested: phrase('$1 rests', '$1横置'),
  retaliates: phrase('$1 retaliates', '$1反击'),
  sacrificed: phrase('$1 is sacrificed', '$1被牺牲'),
  toBeDestroyed: phrase('$1 is destroyed', '$1被摧毁'),
  toGraveyard: phrase('$1 is put into a graveyard', '$1被置入墓地'),
  turnStart: phrase('$7 begins', '$7开始'),
  wokeUp: phrase('$1 wakes up', '$1重置'),
};

/** Events that have words. */
export const eventKeys: readonly string[] = Object.keys(happenings);

/** Facts of an event that are added after its words, if the words don’t say them. */
export const manners: { readonly [fact: string]: Phrase } = {
  'attack:true': phrase(' in combat', '（战斗伤害）'),
  'hit:true': phrase(' with an attack', '（以攻击）'),
  'hit:false': phrase(' other than by an attack', '（非攻击）'),
  'from:hand': phrase(' from a hand', '（从手牌）'),
  'from:memory': phrase(' from a memory', '（从回忆区）'),
  'from:graveyard': phrase(' from a graveyard', '（从墓地）'),
  'from:mainDeck': phrase(' from a deck', '（从牌库）'),
  'from:materialDeck': phrase(' from a material deck', '（从原质牌库）'),
  'from:field': phrase(' from the field', '（从场地）'),
  'to:memory': phrase(' into a memory', '（置入回忆区）'),
  'firm:false': phrase('', ''),
};

/** Facts of an event as conditions. */
export const facts: { readonly [fact: string]: Phrase } = {
  'attack:true': phrase('it is combat damage', '其为战斗伤害'),
  'hit:true': phrase('an attack dealt it', '其由攻击造成'),
  'hit:false': phrase('no attack dealt it', '其非由攻击造成'),
  'from:hand': phrase('it came from a hand', '其来自手牌'),
  'from:memory': phrase('it came from a memory', '其来自回忆区'),
  'from:graveyard': phrase('it came from a graveyard', '其来自墓地'),
  'from:field': phrase('it came from the field', '其来自场地'),
  'firm:false': phrase('the attack may be redirected', '该攻击可以改变目标'),
};
