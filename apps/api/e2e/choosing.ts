/** A button of a question, as it is shown. */
export interface ShownButton {
  readonly text: string;
  /** The digit that presses it; null where none does. */
  readonly digit: string | null;
  /** Whether it is picked; null where it answers at once. */
  readonly picked: boolean | null;
}

/** What a page asks its player, as they see it. */
export interface ShownQuestion {
  readonly asks: string;
  readonly options: readonly ShownButton[];
  /** The main button; null where the question has none. */
  readonly main: { readonly text: string; readonly enabled: boolean } | null;
}

/** What a player does next: they press the main button, or the button with this index. */
export type Move = { readonly press: 'main' } | { readonly press: 'option'; readonly at: number };

/** Whole numbers below n. */
type Random = (n: number) => number;

/** What makes a match end, the best first: damage, attacks, and whatever brings something to attack with. In English and both Chinese scripts. */
const eager: readonly RegExp[] = [
  // A race, and the ready-made deck of it.
  /^(orc|兽人|獸人|Orcs: .*|獸人預組)$/,
  /^Begin a battle|^发起战斗/,
  /^Attack|attacks |^[用以].*攻[击擊]$|^进攻宣言|^進攻宣言|^直接攻/,
  /^To the Battle Phase|^进入战斗阶段/,
  /Summon (?!a Little)|召唤(?!小)|召喚/,
  /^Keep$|^保留$|^Automatically|^Pay automatically|^自动支付|^Call a magic stone|^召唤魔石/,
  /^(Play|Cast|Materialize|Summon) |^(Activate )|^(打出|使用|施放|激活|实现|发动|召唤|召喚)/,
  /^Yes$|^是$|^At least|^分数至少|^分數至少/,
];

/** What makes a match long: costs paid for nothing, cards laid aside, and moving about. */
const dull =
  /^−$|: Add |：加|^Set |^盖放|position of|表示形式|again and again|^重复|standby|待机区|Stone$|魔石$|Stone: |魔石：|^Take it back|^Go back|^取消|^Mulligan|^再调度|^Move units|布阵$|布陣$|^Formation|Judgment|审判|Defense|守备|an ability of|的异能$|^No$|^否$/;

const nothing = /^(Nothing|Pass|Done|Go on|放弃|放棄|让过|不发动|结束进攻宣言|結束進攻宣言)$/;

/**
 * How somebody plays who wants a match to end soon: they attack and play cards wherever that is offered, and pass otherwise. They go by what
 * buttons say, know no rules, and never do the same more than a few times in a turn.
 */
export class Player {
  private turn = '';
  private readonly done = new Map<string, number>();

  /** @param opponent what the other player is called: whatever may be aimed at them is */
  constructor(
    private readonly opponent: string,
    private readonly random: Random,
  ) {}

  /**
   * Chooses what to press.
   * @param turn how the page calls the turn
   * @param refused whether the last answer to this question was refused
   */
  choose({ asks, options, main }: ShownQuestion, turn: string, refused: boolean): Move | null {
    if (this.turn !== turn) this.done.clear();
    this.turn = turn;
    if (options.some(({ picked }) => picked !== null)) return this.several(options, main, refused);
    const bright = options.flatMap((option, at) => (dull.test(option.text) || this.often(asks, option.text) ? [] : [{ option, at }]));
    const aimed = bright.find(({ option }) => this.isOpponent(option.text));
    // Who or what attacks, and whom: whatever is offered, before nothing.
    const attack = /attack|攻[击擊]/i.test(asks) ? bright.find(({ option }) => !nothing.test(option.text)) : undefined;
    const wanted = aimed ?? attack ?? this.best(bright);
    if (wanted !== undefined && !refused) return this.noted(asks, wanted.option.text, { press: 'option', at: wanted.at });
    if (main?.enabled === true && !(refused && this.random(2) === 0)) return { press: 'main' };
    const none = options.findIndex(({ text }) => nothing.test(text));
    if (none >= 0 && !refused) return { press: 'option', at: none };
    const others = bright.length > 0 && !refused ? bright.map(({ at }) => at) : options.map((_, at) => at);
    const at = others[this.random(Math.max(1, others.length))];
    return at === undefined ? null : { press: 'option', at };
  }

  /** All attackers attack; otherwise as little is picked as may be. What was refused is picked by chance. */
  private several(options: readonly ShownButton[], main: ShownQuestion['main'], refused: boolean): Move {
    const open = options.flatMap(({ text, picked }, at) => (picked === true ? [] : [{ text, at }]));
    const attacker = open.find(({ text }) => /attacks |攻击/.test(text));
    if (attacker !== undefined && !refused) return { press: 'option', at: attacker.at };
    if (main?.enabled === true && !(refused && this.random(2) === 0)) return { press: 'main' };
    const from = open.length > 0 && !refused ? open.map(({ at }) => at) : options.map((_, at) => at);
    return { press: 'option', at: from[this.random(from.length)] ?? 0 };
  }

  private best(options: readonly { readonly option: ShownButton; readonly at: number }[]) {
    for (const wish of eager) {
      const found = options.filter(({ option }) => wish.test(option.text));
      if (found.length > 0) return found[this.random(found.length)];
    }
    return undefined;
  }

  private isOpponent(text: string): boolean {
    return (
      text === this.opponent ||
      text.endsWith(` of ${this.opponent}`) ||
      text.startsWith(`${this.opponent}的`) ||
      /^(Spirit of|Rai,)/.test(text)
    );
  }

  private often(asks: string, text: string): boolean {
    return (this.done.get(`${asks} ${text}`) ?? 0) >= 4;
  }

  private noted(asks: string, text: string, move: Move): Move {
    this.done.set(`${asks} ${text}`, (this.done.get(`${asks} ${text}`) ?? 0) + 1);
    return move;
  }
}
