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

/** Keywords of section 十五, as the `keywords` characteristic of a unit contains them. */
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

/** What a unit or a player cannot do or undergo; a word in the `cannot` characteristic. "Cannot" takes precedence over "can" (六.7). */
export type Prohibition =
  /** Prohibitions for units. */
  | 'attack'
  | 'move'
  | 'beSacrificed'
  | 'beAttacked'
  | 'beDestroyed'
  | 'beDestroyedInBattle'
  /** The unit's immediate (立即) effects cannot be activated. */
  | 'immediate'
  /** The unit's decay (衰退) does nothing. */
  | 'decay'
  /** Prohibitions for players. */
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
  /** The number in the red star, which is the number of tributes that playing the unit needs; 0 for none. */
  readonly tributes: number;
  /**
   * The unit has a blue star (十二.4): it can be played only as its own text allows, which is a `static` ability with the mark `blueStar`,
   * its condition in `when` and an act to be done first in `cost`; see README.md.
   */
  readonly blueStar?: boolean;
  readonly keywords: readonly Keyword[];
  /** Where the unit may be placed in addition to its own front row (九.2). */
  readonly placements?: readonly ('ownBack' | 'enemyFront' | 'enemyBack')[];
  /** A predicate of the kernel's grammar that every tribute for this unit must fit. */
  readonly tributesMustBe?: JsonObject;
  /** Ride n (搭乘, 十五.搭乘). */
  readonly ride?: number;
  /** The stance in which the unit enters if it does not enter upright, as 九.2 otherwise requires. */
  readonly enters?: 'sideways';
  /** Souls (亡魂): one value, or several of which any one may be used (十五.亡魂, ruling 42). */
  readonly souls?: readonly number[];
  /** Overload (超載, 十五.超載): up to three copies in a deck. */
  readonly overload?: boolean;
  /** The parts of which one may stay visible when the card is under a merged unit (十五.合體的共同特點.2). */
  readonly exposes?: readonly ('attack' | 'score' | 'text')[];
  /** Magic value (mana); printed on magic only, 0 for units. */
  readonly mana?: number;
}

export interface PrintedMagic {
  readonly type: 'magic';
  readonly race: Race;
  readonly subtypes: readonly string[];
  readonly mana: number;
  /**
   * Consumable (消耗) magic is used up, permanent (永久) magic is bestowed for as long as its unit stays in place, field (場地) magic goes to the
   * field zone.
   */
  readonly magicKind: 'consumable' | 'permanent' | 'field';
  readonly overload?: boolean;
  /** The score that the card has while it is a unit (變為). */
  readonly score?: number;
  readonly attack?: number | null;
  readonly keywords?: readonly Keyword[];
}

/** Layers of continuous effects, in their order. The first one determines whose abilities apply at all. */
export const layers = ['silence', 'types', 'keywords', 'set', 'add', 'multiply', 'rules'] as const;

/** Ends of lasting effects that programs may name. */
export type Duration =
  /** Until the end of this turn (直到本回合結束). */
  | 'turnEnd'
  /** Until the end of the next turn (直到下個回合結束). */
  | 'nextTurnEnd'
  /** Until your next main phase begins (直到你的(下個)主要階段開始時). */
  | 'yourNextMainPhase'
  /** Until the enemy's next main phase begins (直到敵方(下回合)主要階段開始時). */
  | 'opponentNextMainPhase'
  /** Until this turn's main phase begins (直到本回合主要階段開始時). */
  | 'thisMainPhase'
  /** Until this turn's summon phase ends (直到本回合召喚階段結束時). */
  | 'summonPhaseEnd'
  /** This battle or this attack (本次戰鬥 / 本次進攻): until the defence phase ends (十一.8(8)). */
  | 'battleEnd'
  /** That fight (該次戰鬥): until this one fight is settled (十一.8(7)). */
  | 'fightEnd'
  /** The enemy's next turn (敵方下個回合(整個回合)): through the opponent's next turn. */
  | 'opponentNextTurnEnd'
  /** As long as the object stays in its place. */
  | 'stays'
  /** The whole game (for players). */
  | 'game';

/**
 * Verbs of Starline's programs. Every verb reports whether it was carried out completely (若成功). `as` names the objects that it affected,
 * for later clauses.
 */
export type StarlineVerb = (
  | { readonly verb: 'draw'; readonly player: PlayerRef; readonly count: Amount }
  /** Discards (棄掉): from the hand to the graveyard. */
  | { readonly verb: 'discard'; readonly objects: Ref }
  | { readonly verb: 'destroy'; readonly objects: Ref }
  | { readonly verb: 'sacrifice'; readonly objects: Ref }
  | { readonly verb: 'exile'; readonly objects: Ref }
  /** Returns to the owner's hand (回手牌), from anywhere. `how: 'recall'`: the cards chosen for 還魂 (十五.還魂.1). */
  | { readonly verb: 'toHand'; readonly objects: Ref; readonly how?: 'recall' }
  | { readonly verb: 'toDeck'; readonly objects: Ref; readonly at: 'top' | 'bottom' | 'shuffle' }
  | { readonly verb: 'toGraveyard'; readonly objects: Ref }
  /** Summons (召喚) cards. `side`: whose board, the actor's if absent; `slot`: a chosen slot (var), otherwise the player picks (九.2). */
  | {
      readonly verb: 'summon';
      readonly objects: Ref;
      readonly side?: PlayerRef;
      readonly slot?: string;
      readonly stance?: 'upright' | 'sideways';
    }
  /** Summons travellers (召喚小旅人) from the forest of `by` (you if absent). */
  | {
      readonly verb: 'summonTravellers';
      readonly count: Amount;
      readonly side?: PlayerRef;
      readonly slot?: string;
      readonly by?: PlayerRef;
    }
  /** Plays additionally (額外打出): without tributes (十二.6), with immediate effects. */
  | { readonly verb: 'playExtra'; readonly objects: Ref; readonly side?: PlayerRef; readonly slot?: string }
  | { readonly verb: 'turn'; readonly objects: Ref; readonly to: 'upright' | 'sideways' }
  /**
   * Moves (移動) to a chosen slot (the name of a var that a slot choice bound, or of a slot in the event's data); imprisonment (禁錮) forbids
   * it.
   */
  | { readonly verb: 'move'; readonly objects: Ref; readonly slot: string }
  /** Exchanges the places of two units (位置互換). */
  | { readonly verb: 'swap'; readonly a: Ref; readonly b: Ref }
  /** Makes a unit become (變為) another card (十五.變為): the card object `into` takes its place. */
  | { readonly verb: 'become'; readonly objects: Ref; readonly into: Ref }
  /** Gains or loses rewards (獎勵 ±n, 十五.獎勵). */
  | { readonly verb: 'reward'; readonly player: PlayerRef; readonly amount: Amount }
  | { readonly verb: 'charge'; readonly player: PlayerRef; readonly amount: Amount }
  /** Spends energy (耗能, 十五.耗能). */
  | { readonly verb: 'spendEnergy'; readonly amount: Amount }
  | { readonly verb: 'shuffleDeck'; readonly player: PlayerRef }
  /** Shows cards (展示) to everybody; raises `revealed`. */
  | { readonly verb: 'reveal'; readonly objects: Ref }
  /** Looks at cards (查看): only the actor learns them. */
  | { readonly verb: 'look'; readonly objects: Ref }
  /** A magic card bestows modifiers (賦予, 七.4): the card goes under the unit for as long as the effect lasts. */
  | { readonly verb: 'bestow'; readonly to: Ref; readonly modifiers: readonly StarlineModifier[]; readonly until: Duration }
  /** A lasting effect without a card (effects of units, effects on players). A verb of the kernel. */
  | {
      readonly verb: 'grant';
      readonly to?: Ref;
      readonly players?: PlayerRef;
      readonly modifiers: readonly StarlineModifier[];
      readonly until: Duration;
    }
  /** Destroys field cards (使場地卡被破壞). */
  | { readonly verb: 'destroyField'; readonly objects: Ref }
  /** Negates (無效化) the magic card of the current `magicUsed` event. */
  | { readonly verb: 'negateMagic' }
  /** Negates immediate effects (無效化立即): those of the played unit do not happen. */
  | { readonly verb: 'negateImmediate'; readonly objects: Ref }
  /** Prevents what was about to happen to the objects of a `before` moment (改為, 代替). */
  | { readonly verb: 'prevent'; readonly objects: Ref }
  | { readonly verb: 'parasiteMerge'; readonly objects: Ref; readonly onto: Ref }
  | { readonly verb: 'split'; readonly objects: Ref }
  /** Boards (上車): travellers on the board go under a riding unit. */
  | { readonly verb: 'board'; readonly travellers: Ref; readonly onto: Ref }
  /** Alights (下車): n travellers under the unit return to the forest. */
  | { readonly verb: 'alight'; readonly objects: Ref; readonly amount: Amount }
  /** Redirects an attack to another unit, which becomes the defender (改為進攻). */
  | { readonly verb: 'redirectAttack'; readonly attackers: Ref; readonly to: Ref }
  /** Lets the duty of the summon phase count as done (使你的召喚階段改為 ...). */
  | { readonly verb: 'skipSummonDuty' }
  /** Carries out the unit's effects of ambush success without a fight. */
  | { readonly verb: 'triggerAmbush'; readonly objects: Ref }
  /** Carries out the unit's effects for being sacrificed once, without sacrificing it. */
  | { readonly verb: 'triggerSacrificed'; readonly objects: Ref }
  /** Cancels the player's claim of an early end (宣告提早結束, 十四.4). */
  | { readonly verb: 'cancelClaim'; readonly player: PlayerRef }
) & { readonly as?: string; readonly [argument: string]: unknown };

export type StarlineModifier = Modifier<StarlineVerb>;
export type StarlineClause = Clause<StarlineVerb>;
export type StarlineAbility = Ability<StarlineVerb>;

export interface StarlineCard extends CardProgram<StarlineVerb> {
  readonly printed: (PrintedUnit | PrintedMagic) & { readonly [key: string]: Json };
}
