import type { EventForm } from '@arbiter/kernel/authoring';

/**
 * Declares the moments that programs can wait for, with the data that programs can read of them (`{ event: 'object' }`, `{ seat: 'seat',
 * is: 'you' }`). `event-data.spec.ts` compares these declarations with the events of played matches.
 */

const ofPhase = { always: ['phase', 'seat'] } as const;
const about = { always: ['object', 'seat'] } as const;
const counted = { always: ['amount', 'object', 'seat'] } as const;
const fought = { always: ['object', 'opponent', 'role', 'seat'] } as const;
/**
 * A unit comes into play (`procedures/enter.ts`). `extra`: whether an effect played it. `tributes`: the cards sacrificed for it (their ids
 * in the graveyard now). `from`: the kind of place that it came from. `source`: the object whose effect brought it into play, or 0.
 */
const coming = ['extra', 'from', 'side', 'source', 'tributes'] as const;
const comes = { always: [...coming, 'how', 'object', 'seat'] } as const;
/** A card leaves a place (`procedures/leave.ts`). `how`: the word that the verb gave. `by`: battle or effect, or ''. */
const going = ['by', 'from', 'how', 'object', 'seat', 'was'] as const;

const data = {
  /**
   * `phase`: draw, defence, main, summon, tactic, end. `seat`: the player whose turn it is. 防守階段前 is the phase `defence` with the mark
   * `before`.
   */
  phaseBegan: ofPhase,
  phaseEnded: ofPhase,
  /** After the end phase; this time belongs to nobody's turn (十四.5). */
  turnEnded: { always: ['seat'] },
  cardsDrawn: { always: ['objects', 'seat'] },
  /** A unit is played (打出), also as an extra play (額外打出). */
  unitPlayed: comes,
  /** A unit is summoned (召喚). */
  unitSummoned: comes,
  /** A unit that enters by merging or splitting has none of the fields in `coming`. */
  unitEntered: { always: ['how', 'object', 'seat'], sometimes: coming },
  /**
   * Immediate effects (立即): directly after the unit was played. Never use `if: { eventIs: ... }`; the kernel raises the event for the unit
   * itself (`object`).
   */
  immediate: comes,
  /** A unit is sacrificed (被獻祭時) and still on the board. `for`: the unit that is being played. */
  unitSacrificed: { always: ['for', 'object', 'seat', 'was'], sometimes: ['by', 'opponent', 'own', 'slot'] },
  /**
   * A unit is destroyed (被破壞(時)): at the mark `before` its destruction can be prevented, at `at` it is still on the board, at `after` it is
   * gone (`object` of a traveller is 0). `by`: battle or effect. `opponent`: the unit that fought it, or 0. `slot`: its place.
   */
  unitDestroyed: { always: ['by', 'for', 'opponent', 'seat', 'slot', 'was'], sometimes: ['object'] },
  fieldCardDestroyed: { always: ['seat'], sometimes: ['object'] },
  /**
   * A unit leaves the board (離場): at the mark `before` it is still there; at `after` it is gone, `object` is its new id (0 for a traveller)
   * and `was` the old one. `to`: graveyard, exile, hand, deck, forest.
   */
  unitLeft: { always: ['by', 'how', 'seat', 'slot', 'to', 'was'], sometimes: ['object'] },
  /** A card goes to the graveyard (進入墓地時); `object` is its id there. `from`: slots, hand, deck, attached, field. */
  enteredGraveyard: { always: going },
  /** At the mark `before`, the card is about to be exiled. */
  exiled: { always: ['from', 'object', 'seat'], sometimes: ['by', 'how', 'was'] },
  /** `how`: the word that the verb gave, `recall` for 還魂. */
  returnedToHand: { always: going },
  shuffledIntoDeck: { always: ['by', 'from', 'how', 'seat', 'was'], sometimes: ['object'] },
  /** A traveller of the seat returned to the forest. */
  travellerReturned: { always: ['seat'] },
  tacticChosen: { always: ['seat', 'tactic'] },
  attackDeclared: about,
  /** A fight begins to be settled (十一.8(1)-(2)). */
  fightBegan: { always: ['attacker', 'defender', 'seat'] },
  /** A unit wins a fight (戰鬥成功時). `role`: attacker or defender. `opponent`: the unit that it beat. */
  fightWon: fought,
  fightLost: fought,
  /**
   * An ambush succeeds (偷襲成功時). `object`: the card, now in the hand. `was`: its old id. `own`: whether the moment is for the effects of the
   * unit itself.
   */
  ambushSucceeded: { always: ['object', 'own', 'seat', 'was'] },
  turnedSideways: { always: ['by', 'object', 'seat'] },
  turnedUpright: { always: ['by', 'object', 'seat'] },
  unitMoved: { always: ['from', 'object', 'seat', 'to'] },
  /** Units merge (合體時). `parts`: the lower cards. */
  unitsMerged: { always: ['how', 'object', 'parts', 'seat'] },
  unitSplit: about,
  /** A magic card is used (使用魔法卡); the mark `at` is the exact moment for counter magic. */
  magicUsed: about,
  /** A card is shown (被展示時); it may be in a hand or deck. */
  revealed: { always: ['from', 'object', 'seat'] },
  /** `object`: the object whose effect gave the reward. */
  rewardGained: counted,
  boarded: counted,
  alighted: counted,
  energyChanged: { always: ['amount', 'seat'] },
  becameUnit: comes,
  countdownEntered: { always: ['seat'] },
  earlyEndClaimed: { always: ['claim', 'seat'] },
  /**
   * Windows: an ability with `on: [{ event: 'window.main', mark: 'at' }]` may be used while the window is open. There is no window for any
   * phase of the enemy's turn: only exact moments exist there, see rulebook 六.3.
   */
  'window.main': {},
  'window.summon': {},
  'window.tactic': {},
  'window.defence': { always: ['attacker', 'defender'] },
} as const satisfies { readonly [event: string]: EventForm };

/** A moment or a window. */
export type StarlineEvent = keyof typeof data;
/** An event that comes once, unlike a window, which stays open. */
export type Moment = Exclude<StarlineEvent, `window.${string}`>;

export const events: { readonly [event in StarlineEvent]: EventForm } = data;
