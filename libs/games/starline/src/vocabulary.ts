import type { Json, JsonObject } from '@arbiter/kernel';
import type { Ability, Amount, CardProgram, Clause, Modifier, PlayerRef, Ref } from '@arbiter/kernel/authoring';

/**
 * The words in which Starline's cards are written: characteristics, keywords, events, windows, durations and verbs.
 * Everything else of a program is the kernel's grammar (`programs.ts` of the kernel).
 */

/** Races, by our unofficial English names. */
export const races = {
  neutral: '中立',
  art: '藝術品',
  orc: '獸人',
  cat: '喵喵賊',
  yokai: '妖怪村莊',
  virtual: '虛擬世界',
  island: '歡樂島',
  power: '發電獸',
  carbon: '碳碳族',
  hero: '勇者公會',
} as const;
export type Race = keyof typeof races;

/** Keywords of section 十五, as they stand in the `keywords` characteristic of a unit. */
export const keywords = {
  pierce: '貫穿',
  ranged: '遠程',
  venom: '劇毒',
  blocker: '阻擋',
  ambush: '偷襲',
  dismantle: '拆卸',
  armorBreak: '破甲',
  glide: '滑行',
  machineMerge: '機械合體',
  devourMerge: '吞食合體',
  cover: '掩護',
  magicResistance: '魔法抗性',
  enemyMagicResistance: '敵方魔法抗性',
  destructionResistance: '破壞抗性',
  effectResistance: '效果抗性',
  enemyEffectResistance: '敵方效果抗性',
  imprisoned: '禁錮',
  decay: '衰退',
} as const;
export type Keyword = keyof typeof keywords;

/** What a unit or a player may not do; a word in the `cannot` characteristic. "Cannot" beats "can" (六.7). */
export type Prohibition =
  /** units */
  | 'attack'
  | 'move'
  | 'beSacrificed'
  | 'beAttacked'
  | 'beDestroyed'
  | 'beDestroyedInBattle'
  /** its 立即 effects can't be activated */
  | 'immediate'
  /** its 衰退 does nothing */
  | 'decay'
  /** can't be chosen by the enemy's magic / unit effects although it has no keyword for it */
  /** players */
  | 'useMagic'
  | 'playUnits';

/** Printed facts of a unit or traveller. */
export interface PrintedUnit {
  readonly type: 'unit';
  readonly race: Race;
  readonly subtypes: readonly string[];
  /** Printed attack; null for a blocker, which has none (十五.阻擋.4). */
  readonly attack: number | null;
  readonly score: number;
  /** Number in the red star: tributes that playing it needs; 0 for none. */
  readonly tributes: number;
  /** A blue star (十二.4): playable only as its own words allow. `when` and `act` stand in the `marks` of a `spell` ability, see README. */
  readonly blueStar?: boolean;
  readonly keywords: readonly Keyword[];
  /** Where it may be placed besides one's own front row (九.2). */
  readonly placements?: readonly ('ownBack' | 'enemyFront' | 'enemyBack')[];
  /** Every tribute for this unit must fit (a predicate of the kernel's grammar). */
  readonly tributesMustBe?: JsonObject;
  /** 搭乘 n (十五.搭乘). */
  readonly ride?: number;
  /** Stance in which it enters when not upright (九.2 says upright). */
  readonly enters?: 'sideways';
  /** 亡魂: one value, or several of which any one may be used (十五.亡魂, ruling 42). */
  readonly souls?: readonly number[];
  /** 超載 (十五.超載): up to three copies in a deck. */
  readonly overload?: boolean;
  /** Parts that may stay visible when the card lies under a merged unit (十五.合體的共同特點.2). */
  readonly exposes?: readonly ('attack' | 'score' | 'text')[];
  /** Mana budget; printed on magic only, 0 for units. */
  readonly mana?: number;
}

export interface PrintedMagic {
  readonly type: 'magic';
  readonly race: Race;
  readonly subtypes: readonly string[];
  readonly mana: number;
  /** 消耗 is used up, 永久 is bestowed for as long as its unit stands, 場地 goes to the field zone. */
  readonly magicKind: 'consumable' | 'permanent' | 'field';
  readonly overload?: boolean;
  /** Score that the card counts as while it is a unit (變為). */
  readonly score?: number;
  readonly attack?: number | null;
  readonly keywords?: readonly Keyword[];
}

/** Layers of continuous effects, in their order: first whose words count at all. */
export const layers = ['silence', 'types', 'keywords', 'set', 'add', 'multiply', 'rules'] as const;

/** Ends of lasting effects that programs may name. */
export type Duration =
  /** 直到本回合結束 */
  | 'turnEnd'
  /** 直到下個回合結束 */
  | 'nextTurnEnd'
  /** 直到你的(下個)主要階段開始時 */
  | 'yourNextMainPhase'
  /** 直到敵方(下回合)主要階段開始時 */
  | 'opponentNextMainPhase'
  /** 直到本回合主要階段開始時 */
  | 'thisMainPhase'
  /** 直到本回合召喚階段結束時 */
  | 'summonPhaseEnd'
  /** 本次戰鬥 / 本次進攻: until the defence phase ends (十一.8(8)) */
  | 'battleEnd'
  /** 該次戰鬥: until this one fight is settled (十一.8(7)) */
  | 'fightEnd'
  /** 敵方下個回合(整個回合): through the opponent's next turn */
  | 'opponentNextTurnEnd'
  /** as long as the object stands where it is */
  | 'stays'
  /** the whole game (players) */
  | 'game';

/** Verbs of Starline's programs. Every one reports whether it was carried out in full (若成功). `as` names what it touched for later clauses. */
export type StarlineVerb = (
  | { readonly verb: 'draw'; readonly player: PlayerRef; readonly count: Amount }
  /** 棄掉: from hand to graveyard. */
  | { readonly verb: 'discard'; readonly objects: Ref }
  | { readonly verb: 'destroy'; readonly objects: Ref }
  | { readonly verb: 'sacrifice'; readonly objects: Ref }
  | { readonly verb: 'exile'; readonly objects: Ref }
  /** 回手牌: to the owner's hand, from anywhere. `how: 'recall'`: the cards chosen for 還魂 (十五.還魂.1). */
  | { readonly verb: 'toHand'; readonly objects: Ref; readonly how?: 'recall' }
  | { readonly verb: 'toDeck'; readonly objects: Ref; readonly at: 'top' | 'bottom' | 'shuffle' }
  | { readonly verb: 'toGraveyard'; readonly objects: Ref }
  /** 召喚 of cards. `side`: whose board, the actor's when absent; `slot`: a chosen slot (var) else the player picks (九.2). */
  | {
      readonly verb: 'summon';
      readonly objects: Ref;
      readonly side?: PlayerRef;
      readonly slot?: string;
      readonly stance?: 'upright' | 'sideways';
    }
  /** 召喚小旅人: `by` takes them from his forest (you when absent). */
  | {
      readonly verb: 'summonTravellers';
      readonly count: Amount;
      readonly side?: PlayerRef;
      readonly slot?: string;
      readonly by?: PlayerRef;
    }
  /** 額外打出: no tribute (十二.6), immediate effects happen. */
  | { readonly verb: 'playExtra'; readonly objects: Ref; readonly side?: PlayerRef; readonly slot?: string }
  | { readonly verb: 'turn'; readonly objects: Ref; readonly to: 'upright' | 'sideways' }
  /** 移動 to a chosen slot (name of a var that a slot choice bound, or of a slot among the event's data); 禁錮 forbids it. */
  | { readonly verb: 'move'; readonly objects: Ref; readonly slot: string }
  /** 位置互換. */
  | { readonly verb: 'swap'; readonly a: Ref; readonly b: Ref }
  /** 變為 (十五.變為): `into` is a card object taken to that place. */
  | { readonly verb: 'become'; readonly objects: Ref; readonly into: Ref }
  /** 獎勵 ±n (十五.獎勵). */
  | { readonly verb: 'reward'; readonly player: PlayerRef; readonly amount: Amount }
  | { readonly verb: 'charge'; readonly player: PlayerRef; readonly amount: Amount }
  /** 耗能 (十五.耗能). */
  | { readonly verb: 'spendEnergy'; readonly amount: Amount }
  | { readonly verb: 'shuffleDeck'; readonly player: PlayerRef }
  /** 展示 to everybody; raises `revealed`. */
  | { readonly verb: 'reveal'; readonly objects: Ref }
  /** 查看: only the actor learns them. */
  | { readonly verb: 'look'; readonly objects: Ref }
  /** 賦予 by a magic card (七.4): the card goes under the unit for as long as the effect lasts. */
  | { readonly verb: 'bestow'; readonly to: Ref; readonly modifiers: readonly StarlineModifier[]; readonly until: Duration }
  /** A lasting effect without a card (units' effects, effects on players). Kernel verb. */
  | {
      readonly verb: 'grant';
      readonly to?: Ref;
      readonly players?: PlayerRef;
      readonly modifiers: readonly StarlineModifier[];
      readonly until: Duration;
    }
  /** 使場地卡被破壞. */
  | { readonly verb: 'destroyField'; readonly objects: Ref }
  /** 無效化 the magic card of the running `magicUsed` event. */
  | { readonly verb: 'negateMagic' }
  /** 無效化立即: the played unit's immediate effects do not happen. */
  | { readonly verb: 'negateImmediate'; readonly objects: Ref }
  /** Keeps the objects of a `before` moment from what was about to happen to them (改為, 代替). */
  | { readonly verb: 'prevent'; readonly objects: Ref }
  | { readonly verb: 'parasiteMerge'; readonly objects: Ref; readonly onto: Ref }
  | { readonly verb: 'split'; readonly objects: Ref }
  /** 上車: travellers on the board go under a riding unit. */
  | { readonly verb: 'board'; readonly travellers: Ref; readonly onto: Ref }
  /** 下車 n of the unit itself. */
  | { readonly verb: 'alight'; readonly objects: Ref; readonly amount: Amount }
  /** Makes a defending target of another unit (改為進攻). */
  | { readonly verb: 'redirectAttack'; readonly attackers: Ref; readonly to: Ref }
  /** The duty of the summon phase counts as done (使你的召喚階段改為 ...). */
  | { readonly verb: 'skipSummonDuty' }
  /** Runs the unit's ambush-success effects without it having fought. */
  | { readonly verb: 'triggerAmbush'; readonly objects: Ref }
  /** Runs the effects that the unit has for being sacrificed, once, without its being sacrificed by this. */
  | { readonly verb: 'triggerSacrificed'; readonly objects: Ref }
  /** 宣告提早結束 of the player is cancelled (十四.4). */
  | { readonly verb: 'cancelClaim'; readonly player: PlayerRef }
) & { readonly as?: string; readonly [argument: string]: unknown };

export type StarlineModifier = Modifier<StarlineVerb>;
export type StarlineClause = Clause<StarlineVerb>;
export type StarlineAbility = Ability<StarlineVerb>;

export interface StarlineCard extends CardProgram<StarlineVerb> {
  readonly printed: (PrintedUnit | PrintedMagic) & { readonly [key: string]: Json };
}
