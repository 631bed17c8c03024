import type { Answer, ObjectId, Seat } from '@arbiter/kernel';
import type { AbilityFacts, Board, BoardObject, MatchDriver, Meaning, Offer, Question, StackItem } from './driver.js';
import { sideSeat } from './match-names.js';
import type { PlannedSetup } from './plan.js';
import { steps, type StepName } from './steps.js';

/**
 * A few rules for specs of the runner: turns with priority, a stack, free spells, and combat with at most one blocker per attacker. Only
 * the form is that of Magic.
 *
 * Bear 2/2 · Ogre 3/3, when it enters may gain 1 life · Pinger 1/1 with an ability · Bolt 3 damage · Growth +3/+3 · Charm one of two modes
 * · Blaze X to the other player · Forest for mana · Toss flips a coin.
 */
type Effect = {
  readonly name: string;
  readonly by: Seat;
  readonly source: ObjectId;
  readonly target: ObjectId | Seat | null;
  readonly mode: number;
  readonly x: number;
};
interface Thing {
  id: ObjectId;
  readonly name: string;
  readonly alias: string | null;
  readonly owner: Seat;
  zone: BoardObject['zone'] | 'stack';
  tapped: boolean;
  damage: number;
  pump: number;
  counters: Record<string, number>;
}
const sizes: Readonly<Record<string, number>> = { Bear: 2, Ogre: 3, Pinger: 1 };
const ping: AbilityFacts = {
  names: ['Pinger'],
  keyword: null,
  loyalty: null,
  cost: ['{T}'],
  mana: false,
  text: 'Pinger deals 1 damage to any target.',
};
const tapForGreen: AbilityFacts = { names: ['Forest'], keyword: null, loyalty: null, cost: ['{T}'], mana: true, text: 'Add {G}.' };
const priorityIn: readonly StepName[] = steps.filter((step) => !['untap', 'first_combat_damage', 'cleanup'].includes(step));
const noAbility = { keyword: null, loyalty: null, cost: [], mana: false };

export class TinyMatch implements MatchDriver {
  private things: Thing[] = [];
  private readonly players = [0, 1].map(() => ({
    life: 20,
    counters: {},
    pool: { G: 0 } as Record<string, number>,
    emblems: [] as string[],
  }));
  private readonly flips: boolean[][] = [[], []];
  private stack: { readonly item: StackItem; readonly effect: Effect }[] = [];
  private turn = 1;
  private step: StepName = 'upkeep';
  private holder: Seat = 0;
  private passes = 0;
  private ids = 0;
  private decisions = 0;
  private attackers: ObjectId[] = [];
  private blocks = new Map<ObjectId, ObjectId>();
  private asked: {
    readonly question: Omit<Question, 'decision'>;
    readonly then: (offers: readonly Offer[], number: number) => void;
  } | null = null;
  private attempt = 0;

  place(setup: PlannedSetup, attempt: number): readonly string[] {
    this.attempt = attempt;
    for (const card of setup.cards)
      this.things.push({
        ...this.fresh(card.card, sideSeat(card.side), card.zone),
        alias: card.alias,
        tapped: card.tapped,
        counters: { ...card.counters },
      });
    for (const side of ['A', 'B'] as const) {
      this.players[sideSeat(side)]!.life = setup.life[side];
      for (const one of setup.libraries[side].named) this.things.push(this.fresh(one.card, sideSeat(side), 'library'));
    }
    return setup.cards.some((card) => card.card === 'Unicorn') ? ['there are no unicorns'] : [];
  }

  questions(): readonly Question[] {
    if (this.players.some((player) => player.life <= 0)) return [];
    return [{ decision: this.decisions, ...(this.asked?.question ?? this.priority()) }];
  }

  answer(question: Question, answer: Answer): string | null {
    if (question.decision !== this.decisions) return 'that is no longer asked';
    const offers =
      'picks' in answer
        ? answer.picks.map((id) => question.offers.find((offer) => offer.id === id)).filter((offer): offer is Offer => offer !== undefined)
        : [];
    if ('picks' in answer && (offers.length !== answer.picks.length || offers.length < question.min || offers.length > question.max))
      return 'so many or such options are not offered';
    this.decisions += 1;
    const asked = this.asked;
    this.asked = null;
    if (asked === null) this.act(offers[0]!.means);
    else asked.then(offers, 'number' in answer ? answer.number : 0);
    return null;
  }

  coins(seat: Seat): readonly boolean[] {
    return this.flips[seat] ?? [];
  }

  board(): Board {
    const objects = this.things.filter((thing) => thing.zone !== 'stack').map((thing) => this.seen(thing));
    const loser = this.players.findIndex((player) => player.life <= 0);
    return {
      at: { turn: this.turn, step: this.step },
      active: this.active(),
      players: this.players,
      objects,
      stack: this.stack.map((one) => one.item),
      winners: loser < 0 ? null : [1 - loser],
    };
  }

  private fresh(name: string, owner: Seat, zone: Thing['zone']): Thing {
    this.ids += 1;
    return { id: this.ids, name, alias: null, owner, zone, tapped: false, damage: 0, pump: 0, counters: {} };
  }

  private seen(thing: Thing): BoardObject {
    const size = sizes[thing.name];
    const power = size === undefined ? null : size + thing.pump + (thing.counters['+1/+1'] ?? 0);
    return {
      id: thing.id,
      names: [thing.name],
      alias: thing.alias,
      faceDown: false,
      token: false,
      copy: false,
      zone: thing.zone as BoardObject['zone'],
      owner: thing.owner,
      controller: thing.owner,
      types: size === undefined ? [] : ['creature'],
      subtypes: [],
      keywords: [],
      colours: '',
      power,
      toughness: power,
      basePower: size ?? null,
      baseToughness: size ?? null,
      manaValue: 0,
      tapped: thing.tapped,
      damage: thing.damage,
      counters: thing.counters,
      attachedTo: null,
    };
  }

  private active(): Seat {
    return (this.turn + 1) % 2;
  }

  private creatures(seat: Seat): readonly Thing[] {
    return this.things.filter((thing) => thing.owner === seat && thing.zone === 'battlefield' && sizes[thing.name] !== undefined);
  }

  private ask(
    question: Partial<Question> & Pick<Question, 'asks' | 'seat'>,
    then: (offers: readonly Offer[], number: number) => void,
  ): void {
    this.asked = { question: { kind: question.asks, offers: [], min: 1, max: 1, verbs: [], suggested: null, ...question }, then };
  }

  private priority(): Omit<Question, 'decision'> {
    const own = this.things.filter((thing) => thing.owner === this.holder);
    const acts = own.flatMap((thing): Meaning[] => {
      if (thing.zone === 'hand')
        return [{ type: thing.name === 'Forest' ? 'land' : 'cast', object: thing.id, names: [thing.name], way: null } as Meaning];
      if (thing.zone !== 'battlefield' || thing.tapped) return [];
      const facts = thing.name === 'Pinger' ? ping : thing.name === 'Forest' ? tapForGreen : null;
      return facts === null ? [] : [{ type: 'ability', object: thing.id, ...facts }];
    });
    const offers = [{ id: 'pass', means: { type: 'pass' } as Meaning }, ...acts.map((means, index) => ({ id: `act:${index}`, means }))];
    return { seat: this.holder, asks: 'priority', kind: 'priority', offers, min: 1, max: 1, verbs: [], suggested: null };
  }

  private act(means: Meaning): void {
    if (means.type === 'pass') return this.pass();
    this.passes = 0;
    if (!('object' in means)) return;
    const thing = this.things.find((one) => one.id === means.object)!;
    if (means.type === 'land') {
      this.move(thing, 'battlefield');
    } else if (means.type === 'cast') {
      this.move(thing, 'stack');
      this.announce(thing.name, thing.id, { ...noAbility, names: [thing.name], text: '' }, 'spell');
    } else {
      thing.tapped = true;
      if (thing.name === 'Forest') this.players[this.holder]!.pool['G']! += 1;
      else this.announce('Pinger', thing.id, ping, 'activated');
    }
  }

  private announce(name: string, source: ObjectId, facts: AbilityFacts, kind: StackItem['kind']): void {
    const by = this.holder;
    const put = (target: Effect['target'], mode: number, x: number): void => {
      this.ids += 1;
      this.stack.unshift({
        item: { id: this.ids, kind, controller: by, copy: false, ...facts },
        effect: { name, by, source, target, mode, x },
      });
    };
    const creatures = [...this.creatures(0), ...this.creatures(1)].map(
      (thing): Offer => ({ id: `object:${thing.id}`, means: { type: 'object', object: thing.id } }),
    );
    const players = [0, 1].map((seat): Offer => ({ id: `player:${seat}`, means: { type: 'player', seat } }));
    const targeted = (offers: readonly Offer[], verbs: readonly string[]): void =>
      this.ask({ asks: 'targets', seat: by, offers, verbs }, ([offer]) =>
        put(offer!.means.type === 'player' ? -1 - offer!.means.seat : (offer!.means as { readonly object: ObjectId }).object, 0, 0),
      );
    if (name === 'Bolt' || (name === 'Pinger' && kind === 'activated')) targeted([...creatures, ...players], ['dealDamage']);
    else if (name === 'Growth') targeted(creatures, ['grant']);
    else if (name === 'Charm')
      this.ask(
        { asks: 'modes', seat: by, offers: [1, 2].map((number) => ({ id: `mode:${number}`, means: { type: 'mode', number } })) },
        ([offer]) => put(null, (offer!.means as { readonly number: number }).number, 0),
      );
    else if (name === 'Blaze') this.ask({ asks: 'number', kind: 'chooseX', seat: by, min: 0, max: 7 }, (_, number) => put(null, 0, number));
    else put(null, 0, 0);
  }

  private pass(): void {
    this.passes += 1;
    this.holder = 1 - this.holder;
    if (this.passes < 2) return;
    this.passes = 0;
    this.holder = this.active();
    const top = this.stack.shift();
    if (top === undefined) this.nextStep();
    else this.resolve(top.effect, top.item);
  }

  private resolve(effect: Effect, item: StackItem): void {
    const card = this.things.find((thing) => thing.id === effect.source);
    if (item.kind === 'spell' && card !== undefined) this.move(card, sizes[effect.name] === undefined ? 'graveyard' : 'battlefield');
    if (effect.name === 'Bolt' || (effect.name === 'Pinger' && item.kind === 'activated'))
      this.damage(effect.target as number, effect.name === 'Bolt' ? 3 : 1);
    if (effect.name === 'Growth') this.things.find((thing) => thing.id === effect.target)!.pump += 3;
    if (effect.name === 'Charm') this.players[effect.by]!.life += effect.mode === 1 ? 3 : 10;
    if (effect.name === 'Blaze') this.players[1 - effect.by]!.life -= effect.x;
    if (effect.name === 'Toss') this.flips[effect.by]!.push(this.attempt % 2 === 1);
    if (effect.name === 'Ogre') {
      const yesNo = [true, false].map((yes): Offer => ({ id: String(yes), means: { type: 'answer', yes } }));
      this.ask({ asks: 'may', seat: effect.by, offers: yesNo }, ([offer]) => {
        if (offer?.means.type === 'answer' && offer.means.yes) this.players[effect.by]!.life += 1;
      });
    }
  }

  private damage(target: number, amount: number): void {
    if (target < 0) {
      this.players[-1 - target]!.life -= amount;
      return;
    }
    const thing = this.things.find((one) => one.id === target && one.zone === 'battlefield');
    if (thing === undefined) return;
    thing.damage += amount;
    if (thing.damage >= (this.seen(thing).toughness ?? 0)) this.move(thing, 'graveyard');
  }

  private move(thing: Thing, zone: Thing['zone']): void {
    this.things = [...this.things.filter((one) => one !== thing), thing];
    thing.zone = zone;
    Object.assign(thing, { tapped: false, damage: 0, pump: 0 });
  }

  private nextStep(): void {
    const next = priorityIn[priorityIn.indexOf(this.step) + 1];
    for (const player of this.players) player.pool['G'] = 0;
    if (next === undefined) return this.nextTurn();
    this.step = next;
    if (next === 'declare_attackers') this.askAttack();
    if (next === 'declare_blockers' && this.attackers.length > 0) this.askBlock();
    if (next === 'combat_damage') this.fight();
  }

  private nextTurn(): void {
    this.turn += 1;
    this.step = 'upkeep';
    this.holder = this.active();
    this.attackers = [];
    this.blocks.clear();
    for (const thing of this.things)
      Object.assign(thing, { damage: 0, pump: 0, tapped: thing.owner === this.active() ? false : thing.tapped });
  }

  private askAttack(): void {
    const seat = this.active();
    const offers = this.creatures(seat)
      .filter((thing) => !thing.tapped)
      .map((thing): Offer => ({ id: `attack:${thing.id}`, means: { type: 'attack', attacker: thing.id, defender: null, seat: 1 - seat } }));
    this.ask({ asks: 'attack', seat, offers, min: 0, max: offers.length }, (chosen) => {
      this.attackers = chosen.map((offer) => (offer.means as { readonly attacker: ObjectId }).attacker);
      for (const id of this.attackers) this.things.find((thing) => thing.id === id)!.tapped = true;
    });
  }

  private askBlock(): void {
    const seat = 1 - this.active();
    const offers = this.creatures(seat).flatMap((thing) =>
      this.attackers.map(
        (attacker): Offer => ({ id: `block:${thing.id}:${attacker}`, means: { type: 'block', blocker: thing.id, attacker } }),
      ),
    );
    this.ask({ asks: 'block', seat, offers, min: 0, max: offers.length }, (chosen) => {
      for (const { means } of chosen) if (means.type === 'block') this.blocks.set(means.attacker, means.blocker);
    });
  }

  private fight(): void {
    const pairs = this.attackers.map(
      (attacker) => [this.things.find((thing) => thing.id === attacker)!, this.blocks.get(attacker)] as const,
    );
    const dealt = pairs.flatMap(([attacker, blocker]) => {
      const blocking = this.things.find((thing) => thing.id === blocker);
      const power = this.seen(attacker).power ?? 0;
      return blocking === undefined
        ? [[-1 - (1 - attacker.owner), power] as const]
        : [[blocking.id, power] as const, [attacker.id, this.seen(blocking).power ?? 0] as const];
    });
    for (const [target, amount] of dealt) this.damage(target, amount);
  }
}
