/**
 * One thing that must hold, how many cases were checked, and the cases in which it did not hold.
 *
 * @typedef {{ readonly name: string, readonly checked: number, readonly broken: readonly string[] }} Finding
 *
 * An event as it is in the log.
 * @typedef {{ readonly matchId: string, readonly version: number, readonly hash: string, readonly commandId: string | null, readonly commandIndex: number, readonly leaf: number }}
 *   LogRow
 *
 * @typedef {Pick<import('./players.mjs').Heard, 'acknowledged' | 'refused'>} Said
 */

/** @param {string} name @param {number} checked @param {readonly string[]} broken @returns {Finding} */
export const finding = (name, checked, broken) => ({ name, checked, broken });

/** @param {{ readonly matchId: string, readonly commandId: string | null }} one @returns {string} command ids are unique inside a match */
const keyOf = ({ matchId, commandId }) => `${matchId} ${commandId}`;

/**
 * @template T
 * @param {readonly T[]} rows @param {(row: T) => string} key @returns {ReadonlyMap<string, readonly T[]>}
 */
const grouped = (rows, key) => {
  /** @type {Map<string, T[]>} */
  const groups = new Map();
  for (const row of rows) {
    const group = groups.get(key(row));
    if (group === undefined) groups.set(key(row), [row]);
    else group.push(row);
  }
  return groups;
};

/**
 * Compares the log with what its senders know.
 *
 * @param {readonly LogRow[]} rows by match and version @param {Said} said
 * @returns {readonly Finding[]}
 */
export const checkLog = (rows, said) => {
  const places = grouped(rows, ({ matchId, version }) => `${matchId} ${version}`);
  const commands = grouped(
    rows.filter(({ commandId }) => commandId !== null),
    keyOf,
  );
  const acknowledged = new Set(said.acknowledged.map(keyOf));
  const lost = said.acknowledged.filter((ack) => {
    const found = places.get(`${ack.matchId} ${ack.version}`) ?? [];
    return found.length !== 1 || found[0]?.hash !== ack.hash || found[0]?.commandId !== ack.commandId;
  });
  // A command's events are numbered from 0 and follow each other directly; a command that was recorded twice would begin at 0 again, or
  // leave a gap.
  const doubled = [...commands].filter(([, events]) =>
    events.some((event, at) => event.commandIndex !== at || event.version !== (events[0]?.version ?? 0) + at),
  );
  const torn = [...commands].filter(([, events]) => new Set(events.map(({ leaf, commandIndex }) => leaf - commandIndex)).size !== 1);
  const unknown = [...commands.keys()].filter((command) => !acknowledged.has(command));
  const left = said.refused.filter((one) => commands.has(keyOf(one)));
  const matches = grouped(rows, ({ matchId }) => matchId);
  const gaps = [...matches].filter(([, events]) => events.some((event, at) => event.version !== at + 1));
  return [
    finding(
      'what was acknowledged (match, version, hash, command) stands in the log exactly once',
      said.acknowledged.length,
      lost.map((ack) => `${keyOf(ack)} at version ${ack.version}`),
    ),
    finding(
      'no command id led to events twice',
      commands.size,
      doubled.map(([command]) => command),
    ),
    finding(
      'every command stands together in the log, whole',
      commands.size,
      torn.map(([command]) => command),
    ),
    finding('no command stands in the log that was never acknowledged', commands.size, unknown),
    finding('a refused command left nothing', said.refused.length, left.map(keyOf)),
    finding(
      'versions of every match are dense',
      matches.size,
      gaps.map(([match]) => match),
    ),
  ];
};
