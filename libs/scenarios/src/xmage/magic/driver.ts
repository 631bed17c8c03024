import { createHash } from 'node:crypto';
import type { Answer, Decision, GameEvent, Pins, Session, View, WholeRuleset } from '@arbiter/kernel';
import type { Board, MatchDriver, Question } from '../driver.js';
import { locateAll } from '../../locate.js';
import type { PlannedSetup } from '../plan.js';
import { keywordsIn, readBoard } from './board.js';
import { Programs } from './programs.js';
import { readQuestion } from './questions.js';
import { magicTable, type NamedCard } from './table.js';

const judge = { role: 'judge' } as const;

/** Data that stay the same for all matches of a run. */
interface Catalogue {
  readonly programs: Programs;
  readonly names: ReadonlyMap<string, string>;
}

/**
 * Returns a function that opens matches of Magic for records.
 * @param ruleset any ruleset of Magic; only the contract is used
 */
export function magicMatches(ruleset: WholeRuleset): () => MatchDriver {
  const catalogue: Catalogue = {
    programs: new Programs(ruleset.catalogue()),
    names: new Map(ruleset.cards().map((card) => [card.id, card.names.en])),
  };
  return () => new MagicMatch(ruleset, catalogue);
}

class MagicMatch implements MatchDriver {
  private session: Session | null = null;
  private readonly pins: Pins;
  private readonly aliases = new Map<string, number>();
  private readonly flips: boolean[][] = [[], []];
  /** Number of combat damage steps begun in this combat, and whether the first of them is for first strike (510.4). */
  private damageSteps = 0;
  private strikes = false;
  private seen: { readonly version: number; readonly view: View } | null = null;

  constructor(
    private readonly ruleset: WholeRuleset,
    private readonly catalogue: Catalogue,
  ) {
    const [format] = Object.values(ruleset.formats);
    if (format === undefined) throw new Error(`${ruleset.game} has no format`);
    // Every player is asked in every window; otherwise steps could not be recognised by their decisions.
    const asked = { ...format, options: { ...format.options, everyWindow: true } };
    this.pins = {
      matchId: 'record',
      game: ruleset.game,
      ruleset: 'record',
      catalogueHash: 'record',
      format: asked,
      seats: 2,
      seedCommitment: null,
    };
  }

  place(setup: PlannedSetup, attempt: number): readonly string[] {
    const known = new Set(this.catalogue.names.values());
    const { table, named } = magicTable(setup, (card) => known.has(card));
    try {
      const step = this.ruleset.arrange(this.pins, createHash('sha256').update(`record ${attempt}`).digest('hex'), table);
      this.session = this.ruleset.openSession(this.pins, step.state);
      this.note(step.events);
      return named.filter((one) => !this.bind(one)).map((one) => `@${one.alias} is not where it was put`);
    } catch (error) {
      return [error instanceof Error ? error.message : String(error)];
    }
  }

  questions(): readonly Question[] {
    return this.open().result() === null
      ? this.open()
          .pending()
          .map((decision) => this.read(decision))
      : [];
  }

  answer(question: Question, answer: Answer): string | null {
    const before = this.aliases.size === 0 ? null : this.view();
    const outcome = this.open().act({ type: 'answer', seat: question.seat, decision: question.decision, answer });
    if (!outcome.ok) return `${outcome.refusal.rule ?? outcome.refusal.code}: ${outcome.refusal.detail}`;
    this.note(outcome.events);
    if (before !== null) this.followSilently(before);
    return null;
  }

  board(): Board {
    const { winners } = this.open().result() ?? { winners: null };
    const board = readBoard(this.view(), {
      programs: this.catalogue.programs,
      aliases: this.aliases,
      cardName: (card) => (card === undefined ? null : (this.catalogue.names.get(card) ?? null)),
      winners,
    });
    const first = board.at.step === 'combat_damage' && this.damageSteps === 1 && this.strikes;
    return first ? { ...board, at: { ...board.at, step: 'first_combat_damage' } } : board;
  }

  coins(seat: number): readonly boolean[] {
    return this.flips[seat] ?? [];
  }

  private open(): Session {
    if (this.session === null) throw new Error('no table was set');
    return this.session;
  }

  private view(): View {
    const version = this.open().version();
    if (this.seen?.version !== version) this.seen = { version, view: this.open().view(judge) };
    return this.seen.view;
  }

  private read(decision: Decision): Question {
    const board = this.board();
    return readQuestion(decision, {
      programs: this.catalogue.programs,
      namesOf: (object, card) => {
        const found = board.objects.find((one) => one.id === object) ?? board.stack.find((one) => one.id === object);
        const name = typeof card === 'string' ? this.catalogue.names.get(card) : undefined;
        return found?.names ?? (name === undefined ? [] : [name]);
      },
      render: (option) => this.ruleset.renderOption(option, 'en'),
      suggest: () => this.ruleset.defaultAnswer(this.pins, this.open().state(), decision),
    });
  }

  /** Follows named objects that moved without an event: to the new object with the same card and owner, if there is exactly one. */
  private followSilently(before: View): void {
    const now = locateAll(this.view());
    const known = new Map(locateAll(before).map((one) => [one.object.id, one.object]));
    for (const [alias, id] of this.aliases) {
      const was = known.get(id);
      if (was === undefined || now.some((one) => one.object.id === id)) continue;
      const fresh = now.filter((one) => !known.has(one.object.id) && one.object.card === was.card && one.object.owner === was.owner);
      if (fresh.length === 1) this.aliases.set(alias, fresh[0]!.object.id);
    }
  }

  /** Notes that a step began. The last view that was read shows combat before the damage of this step. */
  private noteStep(step: string): void {
    if (step === 'beginCombat') this.damageSteps = 0;
    if (step !== 'combatDamage') return;
    this.damageSteps += 1;
    if (this.damageSteps === 1) this.strikes = this.seen !== null && hasStriker(this.seen.view);
  }

  private bind({ alias, card, owner, zone, index }: NamedCard): boolean {
    const found = this.view().zones.find((one) => one.kind === zone && (one.seat === null || one.seat === owner))?.objects[index];
    if (found === undefined || found.card === undefined || this.catalogue.names.get(found.card) !== card) return false;
    this.aliases.set(alias, found.id);
    return true;
  }

  /** Follows named objects to what they become, and notes coin flips and steps. */
  private note(events: readonly GameEvent[]): void {
    for (const event of this.ruleset.eventsFor(events, judge)) {
      const { object, now, was, seat, won } = event.data;
      const [from, to] = typeof was === 'number' ? [was, object] : [object, now];
      if (typeof from === 'number' && typeof to === 'number' && to !== 0)
        for (const [alias, id] of this.aliases) if (id === from) this.aliases.set(alias, to);
      if (event.type === 'stepBegan') this.noteStep(String(event.data['step']));
      if (event.type === 'coinFlipped' && typeof seat === 'number' && typeof won === 'boolean') this.flips[seat]?.push(won);
    }
  }
}

/** Whether a creature in combat has first strike or double strike. */
function hasStriker(view: View): boolean {
  const fighting = view.zones
    .filter((zone) => zone.kind === 'battlefield')
    .flatMap((zone) =>
      zone.objects.filter(({ values }) => (values['attacking'] ?? null) !== null || (values['blocking'] ?? null) !== null),
    );
  return fighting.some(({ values }) =>
    keywordsIn(values['keywords']).some((keyword) => keyword === 'first strike' || keyword === 'double strike'),
  );
}
