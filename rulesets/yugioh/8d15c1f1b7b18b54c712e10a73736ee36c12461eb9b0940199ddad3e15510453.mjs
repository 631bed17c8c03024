var uncut = 1e3;
var noVars = {};
function sourceEnv(self, card5, you, event = null, vars = noVars) {
  return { self, card: card5, you, event, vars, each: 0, subject: 0, cut: uncut };
}
var EACH = "eachObject";
function lastingVars({ vars, each }) {
  return each === 0 ? vars : { ...vars, [EACH]: [each] };
}
function lastingEnv({ source, sourceCard, controller, vars }, event = null) {
  return sourceEnv(source, sourceCard, controller, event, vars);
}
function envOf(locals) {
  const { self, card: card5, you, event, vars, each, subject } = locals;
  return { self, card: card5, you, event, vars, each, subject, cut: uncut };
}
function about(env, subject) {
  const { self, card: card5, you, event, vars, each, cut: cut2 } = env;
  return { self, card: card5, you, event, vars, each, subject, cut: cut2 };
}
function envLocals(env) {
  return { self: env.self, card: env.card, you: env.you, event: env.event, vars: env.vars, each: env.each, subject: env.subject };
}

function closed({ self, card: card5, you, vars }, tree2) {
  return { tree: tree2, self, card: card5, you, vars };
}
function closureEnv(table, closure, bearer) {
  const { self, card: card5, you, vars } = closure;
  if (self !== void 0) return sourceEnv(self, card5, you, null, vars);
  const row = table.object(bearer);
  return sourceEnv(bearer, row.card, table.controllerOf(row));
}
var speaking = /* @__PURE__ */ new WeakMap();
function speaksOfSource(node) {
  if (typeof node !== "object" || node === null) return node === "self";
  let known9 = speaking.get(node);
  if (known9 === void 0)
    speaking.set(node, known9 = "noted" in node || Object.values(node).some((child) => speaksOfSource(child)));
  return known9;
}

var InvariantBroken = class extends Error {
  name = "InvariantBroken";
};
var LimitExceeded = class extends Error {
  constructor(limit) {
    super(`limit reached: ${limit}`);
    this.limit = limit;
  }
  limit;
  name = "LimitExceeded";
};
var ArrangementError = class extends Error {
  name = "ArrangementError";
};
var CardsRefused = class extends Error {
  constructor(faults2) {
    super(faults2.map(faultSentence).join("\n"));
    this.faults = faults2;
  }
  faults;
  name = "CardsRefused";
};
var faultSentence = ({ card: card5, place: place3, fault }) => `card ${JSON.stringify(card5)}${place3 === "" ? "" : ` at ${place3}`}: ${fault}`;
function must(value, what) {
  if (value === void 0 || value === null) throw new InvariantBroken(`missing: ${what}`);
  return value;
}
function unknownWord(what, word4) {
  throw new InvariantBroken(`unknown ${what}: ${JSON.stringify(word4)}`);
}
function missing(kind, id) {
  throw new InvariantBroken(`missing: ${kind} ${id}`);
}
function never(value) {
  throw new InvariantBroken(`unexpected value: ${JSON.stringify(value)}`);
}

function seesFace(table, row, seat) {
  if (seesItself(table, row, seat)) return true;
  const { seesAs } = table.game;
  return seesAs !== void 0 && !isPrivate(table, row) && seesAs(table, seat).some((other3) => seesItself(table, row, other3));
}
function isPrivate(table, row) {
  return row.zone !== "" && table.game.visibility[table.zone(row.zone).kind] === "ownerAlone";
}
function seesItself(table, row, seat) {
  if (knows(row, seat)) return true;
  return looksInto(table, row, seat) && table.game.hides?.(table, row, seat) !== true;
}
function looksInto(table, row, seat) {
  if (row.zone === "") return true;
  const zone = table.zone(row.zone);
  return inSight(table, zone.kind) || table.game.visibility[zone.kind] !== "nobody" && zone.seat === seat;
}
function inSight({ game: { visibility } }, kind) {
  const who = visibility[kind];
  return who === void 0 || who === "all" || who === "faces" || who === "pile";
}
function whoSees(table, row) {
  return table.seats().filter((seat) => seesFace(table, row, seat));
}
function showsFace(table, row, viewer) {
  if (viewer.role === "judge") return true;
  if (viewer.role === "player") return seesFace(table, row, viewer.seat);
  return table.seats().every((seat) => knows(row, seat)) || isOpen(table, row) && !table.seats().some((seat) => table.game.hides?.(table, row, seat) === true);
}
function knows(row, seat) {
  return (row.knownTo & 1 << seat) !== 0;
}
function showsObject(table, row, viewer) {
  if (viewer.role === "judge" || isOpen(table, row)) return true;
  if (viewer.role === "player")
    return seesFace(table, row, viewer.seat) || !isPiled(table, row) && (isPrivate(table, row) ? [viewer.seat] : eyesOf(table, viewer.seat)).some((seat) => looksInto(table, row, seat));
  return showsFace(table, row, viewer);
}
function isOpen(table, row) {
  return row.zone === "" || inSight(table, table.zone(row.zone).kind) && !isPiled(table, row);
}
function isPiled(table, row) {
  const { visibility, hides: hides3 } = table.game;
  return row.zone !== "" && visibility[table.zone(row.zone).kind] === "pile" && table.seats().some((seat) => hides3?.(table, row, seat) === true);
}
function eyesOf(table, seat) {
  const { seesAs } = table.game;
  return seesAs === void 0 ? [seat] : [seat, ...seesAs(table, seat)];
}

function knownRow(table, id) {
  const noted = table.state.past[id];
  return table.state.objects[id] ?? (noted?.renamed === true ? knownRow(table, noted.now) : noted?.row) ?? null;
}
function tracedTo(table, id) {
  const noted = table.state.past[id];
  if (noted?.renamed === true) return table.state.objects[noted.now] === void 0 ? tracedTo(table, noted.now) : noted.now;
  return noted?.traced === true && table.state.objects[noted.now] !== void 0 ? noted.now : 0;
}
function forgetPast(table, id) {
  if (table.state.past[id] !== void 0) table.journal.removeQuietly(table.state.past, id);
}
function becomes(table, id, row, kind) {
  const noted = table.state.past[id];
  if (noted !== void 0 && inSight(table, kind)) table.journal.setQuietly(noted, "now", row.id);
}
var MOST_PAST = 400;
var SWEEP_EVERY = 64;
function sweepPast(table) {
  const { state } = table;
  if (table.journal.size(state.past) === 0) return;
  const named5 = /* @__PURE__ */ new Set();
  for (const root of rootsOf(state)) note(state, root, named5);
  for (const id of named5) note(state, { ...state.past[id], id: 0, row: { ...state.past[id].row, id: 0 } }, named5);
  for (const id of Object.keys(state.past).map(Number)) if (!named5.has(id)) table.journal.removeQuietly(state.past, id);
}
function rootsOf({ frames: frames2, triggers, watches, effects, decisions, players: players2, game, history: history2, objects }) {
  return [frames2, triggers, watches, effects, decisions, players2, game, history2, objects];
}
var counted = /* @__PURE__ */ new Set(["stamp", "version"]);
function note(state, node, named5) {
  if (typeof node === "number") {
    if (state.past[node] !== void 0) named5.add(node);
    return;
  }
  if (typeof node !== "object" || node === null) return;
  for (const key in node) if (!counted.has(key)) note(state, node[key], named5);
}

function rowOf(table, id) {
  return knownRow(table, id) ?? missing("object", id);
}
function read(table, env, id, characteristic, cut2) {
  const status = table.game.status?.[characteristic];
  if (status !== void 0) return status(table, rowOf(table, id), env);
  if (table.state.objects[id] === void 0) return pastValue(table, id, characteristic, cut2);
  if (cut2 === "printed") return table.program(table.object(id)).card.printed[characteristic];
  if (cut2 === "base") return table.derive(table, id, -1)[characteristic];
  if (table.ordered && cut2 !== void 0) return table.derive(table, id, table.library.cutOf(cut2))[characteristic];
  return table.derive(table, id, env.cut)[characteristic];
}
function pastValue(table, id, characteristic, cut2) {
  const past = table.state.past[id] ?? missing("object", id);
  return cut2 === "printed" ? table.program(past.row).card.printed[characteristic] : past.values[characteristic];
}

function idOfSeat(seat) {
  return -1 - seat;
}
function seatOfId(id) {
  return id < 0 ? -1 - id : null;
}
function playersIn(ids2) {
  return ids2.filter((id) => id < 0).map((id) => -1 - id);
}

var nothing = [];
function asNumber(value) {
  return typeof value === "number" ? value : 0;
}
function asList(value) {
  return Array.isArray(value) ? value : nothing;
}
function hasWord(list3, wanted2) {
  for (const one2 of list3)
    if (one2 === wanted2 || typeof one2 === "object" && one2 !== null && one2.word === wanted2 && wanted2 !== void 0)
      return true;
  return false;
}

function factsByKey(history2) {
  const byKey2 = /* @__PURE__ */ new Map();
  for (const [name, rule2] of Object.entries(history2 ?? {})) {
    for (const key of rule2.on) byKey2.set(key, [...byKey2.get(key) ?? [], { ...rule2, name }]);
  }
  return byKey2;
}
var fields = /* @__PURE__ */ new Map();
function fieldOf(name, seat) {
  let bySeat = fields.get(name);
  if (bySeat === void 0) fields.set(name, bySeat = []);
  return bySeat[seat] ??= `${name}:${seat}`;
}
function countsFor(table, rule2, event) {
  if (rule2.if !== void 0 && !rule2.if(table, event)) return null;
  if (rule2.by === "match") return rule2.name;
  const seat = rule2.seat === void 0 ? event.seat : rule2.seat(table, event);
  return seat < 0 ? null : fieldOf(rule2.name, seat);
}
function noteFact(table, rule2, field3, event) {
  const { history: history2 } = table.state;
  const old = history2[field3];
  if (rule2.keep === "objects") {
    const list3 = Array.isArray(old) ? old : [];
    table.journal.setDistant(history2, field3, [...list3, event[rule2.object ?? "object"]]);
    return;
  }
  if (rule2.keep === "words") {
    const list3 = Array.isArray(old) ? old : [];
    const fresh = wordsOf(table, event[rule2.object ?? "object"], rule2.words ?? "").filter((word4) => !list3.includes(word4));
    if (fresh.length > 0) table.journal.setDistant(history2, field3, [...list3, ...fresh]);
    return;
  }
  const by = rule2.keep === "amount" && typeof event.amount === "number" ? event.amount : 1;
  table.journal.setDistant(history2, field3, table.number((typeof old === "number" ? old : 0) + by));
}
function wordsOf(table, id, characteristic) {
  const values = table.find(id) === null ? table.state.past[id]?.values : table.derive(table, id);
  const words3 = values?.[characteristic];
  return Array.isArray(words3) ? words3 : [];
}
function remembers(table, name, seats, words3) {
  return valuesOf(table, name, seats).some((kept4) => Array.isArray(kept4) && words3.some((word4) => kept4.includes(word4)));
}
function beginSpan(table, span) {
  const { history: history2 } = table.state;
  const rules4 = table.game.history ?? {};
  for (const field3 of Object.keys(history2)) {
    const [name, ...whose2] = field3.split(":");
    const rule2 = rules4[name];
    if (rule2?.per !== span || rule2.on.length === 0) continue;
    const old = history2[field3];
    if (rule2.before !== void 0)
      table.journal.setDistant(history2, [rule2.before, ...whose2].join(":"), Array.isArray(old) ? old.length : old);
    table.journal.setDistant(history2, field3, rule2.keep === "objects" || rule2.keep === "words" ? [] : 0);
  }
}
function factOf(table, name, seats) {
  let total = 0;
  for (const value of valuesOf(table, name, seats)) total += typeof value === "number" ? value : Array.isArray(value) ? value.length : 0;
  return total;
}
function objectsOfFact(table, name, seats) {
  return valuesOf(table, name, seats).flatMap((value) => Array.isArray(value) ? value : []);
}
function valuesOf(table, name, seats) {
  const { history: history2 } = table.state;
  if (table.game.history?.[name]?.by !== "seat") return [history2[name]];
  return (seats ?? table.seats()).map((seat) => history2[fieldOf(name, seat)]);
}

function noteOn(table, id, name, value) {
  const row = table.find(id);
  if (row === null) return;
  if (row.notes === void 0) throw new InvariantBroken("the game keeps no notes");
  const entries = Object.entries({ ...row.notes, [name]: value });
  table.set(row, "notes", Object.fromEntries(entries.sort(([one2], [other3]) => one2 < other3 ? -1 : 1)));
}
function noteMore(table, id, name, objects) {
  const before2 = notedOn(table, id, name);
  const left = Array.isArray(before2) ? before2.filter((one2) => table.find(one2) !== null && !objects.includes(one2)) : [];
  noteOn(table, id, name, [...left, ...objects]);
}
function notedOn(table, id, name) {
  const notes2 = knownRow(table, id)?.notes;
  return notes2?.[name];
}

function objectsIn(table, kind, seats) {
  const found3 = [];
  if (kind === "slots") return inSlots(table, null, seats, found3);
  if (kind === "attached" || kind === "under") {
    for (const host2 of objectsIn(table, "slots", null)) {
      for (const id of table.object(host2)[kind]) {
        const row = table.object(id);
        if (row.zone === "" && row.slot === "" && (seats === null || seats.includes(table.controllerOf(row)))) found3.push(id);
      }
    }
    return found3;
  }
  if (table.game.slotKinds?.names.includes(kind) === true) return inSlots(table, kind, seats, found3);
  const zones = table.zonesOf(kind);
  if (seats !== null && seats.length === 1) {
    for (const { seat, order } of zones) if (seat >= 0 && seat === seats[0]) return order;
  }
  for (const { seat, order } of zones) {
    if (seats === null || seat >= 0) {
      if (seats === null || seats.includes(seat)) for (const one2 of order) found3.push(one2);
    } else for (const one2 of order) if (seats.includes(table.controllerOf(table.object(one2)))) found3.push(one2);
  }
  return found3;
}
function fewerThan(table, kinds3, seats, most) {
  let there = 0;
  for (const kind of kinds3) there += objectsIn(table, kind, seats).length;
  return there < most;
}
function sharedZone(table, kind) {
  const zones = table.zonesOf(kind);
  const [zone] = zones;
  return zone !== void 0 && zones.length === 1 && zone.seat < 0 ? zone.order : null;
}
function inSlots(table, kind, seats, found3) {
  for (const slot of table.allSlots()) {
    if (slot.object === 0) continue;
    const row = table.object(slot.object);
    if (kind !== null && kindOfSlot(table, slot, row) !== kind) continue;
    if (seats === null || seats.includes(table.controllerOf(row))) found3.push(row.id);
  }
  return found3;
}
function kindOfSlot(table, slot, row) {
  const { slotKinds: slotKinds2 } = table.game;
  return slotKinds2 === void 0 ? "slots" : slotKinds2.of(slot, row);
}
function kindOfPlace(table, row) {
  if (row.slot !== "") return table.game.slotKinds === void 0 ? "slots" : kindOfSlot(table, table.slot(row.slot), row);
  if (row.zone !== "") return table.zone(row.zone).kind;
  if (row.host === 0) return "";
  return table.find(row.host)?.attached.includes(row.id) ? "attached" : "under";
}

var none = [];
function seatsOf(table, env, ref2) {
  if (ref2 === "you") return only(env.you);
  if (ref2 === "opponent") return opponentsOf(table, env.you);
  if (ref2 === "all") return table.game.seatOrder(table);
  if (ref2 === "each") return seatIn(env.vars.each);
  if (ref2 === "active") {
    const seat2 = table.game.activeSeat(table);
    return seat2 === null ? [] : only(seat2);
  }
  if ("hostOf" in ref2) return playersIn(presentOrPast(table, env, ref2.hostOf).map((id2) => rowOf(table, id2).host));
  if ("chosen" in ref2) {
    const chosen8 = env.vars[ref2.chosen];
    return Array.isArray(chosen8) ? playersIn(chosen8) : [];
  }
  if ("seatVar" in ref2) return seatIn(env.event?.[ref2.seatVar] ?? env.vars[ref2.seatVar]);
  if ("not" in ref2) {
    const others2 = seatsOf(table, env, ref2.not);
    return table.game.seatOrder(table).filter((seat2) => !others2.includes(seat2));
  }
  if ("playerOf" in ref2) {
    const rule2 = table.game.playerRelations?.[ref2.playerOf] ?? missing("relation", ref2.playerOf);
    const named5 = presentOrPast(table, env, ref2.of).flatMap((id2) => rule2(table, rowOf(table, id2)));
    return table.game.seatOrder(table).filter((seat2) => named5.includes(seat2));
  }
  const whose2 = "controllerOf" in ref2 ? ref2.controllerOf : ref2.ownerOf;
  const [first2] = named(table, env, whose2, presentOrPast);
  const seat = first2 === void 0 ? null : seatOfId(first2);
  if (seat !== null) return only(seat);
  const [id] = presentOrPast(table, env, whose2);
  const row = id === void 0 ? null : knownRow(table, id);
  if (row === null) return [];
  return ["controllerOf" in ref2 ? table.controllerOf(row) : row.owner];
}
var seatIn = (value) => typeof value === "number" ? only(value) : [];
var lone = [];
function only(seat) {
  return lone[seat] ??= [seat];
}
function opponentsOf(table, you) {
  const seats = table.seats();
  if (seats.length === 2) return only(seats[0] === you ? seats[1] : seats[0]);
  return seats.filter((seat) => seat !== you && table.game.plays?.(table, seat) !== false);
}
function seatOf(table, env, ref2) {
  const seats = seatsOf(table, env, ref2);
  if (seats.length !== 1) throw new InvariantBroken(`${JSON.stringify(ref2)} names ${seats.length} players`);
  return seats[0];
}
function objectsOf(table, env, ref2) {
  return existing(table, named(table, env, ref2, objectsOf));
}
function presentOrPast(table, env, ref2) {
  return known(table, named(table, env, ref2, presentOrPast));
}
function named(table, env, ref2, of) {
  if (ref2 === "self") return [env.self];
  if (ref2 === "each") return env.each === 0 ? asIds(env.vars[EACH]) : [env.each];
  if (ref2 === "subject") return [env.subject];
  if ("var" in ref2) return asIds(env.vars[ref2.var]);
  if ("event" in ref2) return asIds(env.event?.[ref2.event]);
  if ("all" in ref2) return select(table, env, ref2.all);
  if ("hostOf" in ref2) return of(table, env, ref2.hostOf).map((id) => rowOf(table, id).host);
  if ("attachedTo" in ref2) return of(table, env, ref2.attachedTo).flatMap((id) => rowOf(table, id).attached);
  if ("noted" in ref2) return asIds(notedOn(table, env.self, ref2.noted));
  if ("history" in ref2) return objectsOfFact(table, ref2.history, ref2.of === void 0 ? null : seatsOf(table, env, ref2.of));
  if ("became" in ref2) return presentOrPast(table, env, ref2.became).flatMap((id) => becameOf(table, id));
  if ("id" in ref2) return [ref2.id];
  return of(table, env, ref2.under).flatMap((id) => rowOf(table, id).under);
}
function becameOf(table, id) {
  const noted = table.state.past[id];
  if (noted?.renamed === true) return table.state.objects[noted.now] === void 0 ? becameOf(table, noted.now) : [noted.now];
  return noted === void 0 ? none : [noted.now, ...noted.row.under.flatMap((one2) => becameOf(table, one2))];
}
function known(table, ids2) {
  for (const id of ids2)
    if (table.state.objects[id] === void 0) return ids2.map((one2) => knownRow(table, one2)?.id ?? 0).filter((one2) => one2 !== 0);
  return ids2;
}
function asIds(value) {
  if (typeof value === "number") return [value];
  return Array.isArray(value) ? value : none;
}
function existing(table, ids2) {
  const { objects } = table.state;
  for (const id of ids2)
    if (objects[id] === void 0)
      return ids2.map((one2) => objects[one2] === void 0 ? tracedTo(table, one2) : one2).filter((one2) => one2 !== 0);
  return ids2;
}
function amount(table, env, value) {
  if (typeof value === "number") return value;
  if ("count" in value) return tally(table, env, value.count, Infinity);
  if ("countOf" in value) {
    const { where } = value;
    const ids2 = presentOrPast(table, env, value.countOf);
    return where === void 0 ? ids2.length : ids2.filter((id) => matches(table, env, id, where)).length;
  }
  if ("noted" in value) return asNumber(notedOn(table, env.self, value.noted));
  if ("history" in value) return factAmount(table, env, value);
  if ("sum" in value) return select(table, env, value.sum).reduce((total, id) => total + asNumber(read(table, env, id, value.of)), 0);
  if ("player" in value) return ofPlayers(table, env, value);
  if ("value" in value) {
    const ids2 = presentOrPast(table, env, value.of);
    return ids2.reduce((total, id) => total + asNumber(read(table, env, id, value.value, value.cut)), 0);
  }
  if ("var" in value) {
    const found3 = env.vars[value.var];
    return Array.isArray(found3) ? found3.length : asNumber(found3);
  }
  if ("event" in value) return asNumber(env.event?.[value.event]);
  if ("match" in value) return table.game.matchAmount(table, value.match);
  if ("plus" in value) return table.number(value.plus.reduce((total, part) => total + amount(table, env, part), 0));
  if ("minus" in value) return table.number(amount(table, env, value.minus[0]) - amount(table, env, value.minus[1]));
  if ("times" in value) return table.number(amount(table, env, value.times[0]) * amount(table, env, value.times[1]));
  if ("quotient" in value) return quotientOf(amount(table, env, value.quotient[0]), amount(table, env, value.quotient[1]));
  if ("half" in value) return Math.floor(amount(table, env, value.half) / 2);
  if ("halfUp" in value) return Math.ceil(amount(table, env, value.halfUp) / 2);
  if ("atMost" in value) return Math.min(amount(table, env, value.atMost[0]), amount(table, env, value.atMost[1]));
  if ("atLeast" in value) return Math.max(amount(table, env, value.atLeast[0]), amount(table, env, value.atLeast[1]));
  if ("max" in value) return taken(valuesIn(table, env, value.max, value.of), "greatest");
  if ("min" in value) return taken(valuesIn(table, env, value.min, value.of), "least");
  if ("distinct" in value) return new Set(setOf(table, env, value.distinct).flatMap((id) => read(table, env, id, value.of) ?? [])).size;
  if ("part" in value) return partsOf(env, value.part, presentOrPast(table, env, value.of));
  return never(value);
}
function literal(table, env, value) {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  const bound2 = "var" in value ? env.vars[value.var] : void 0;
  return typeof bound2 === "string" || Array.isArray(bound2) ? bound2 : amount(table, env, value);
}
function quotientOf(whole, parts) {
  return parts === 0 ? 0 : Math.floor(whole / parts);
}
function fixedAmounts(table, env, given2) {
  if (given2 === void 0) return env;
  const vars = { ...env.vars };
  for (const [name, value] of Object.entries(given2)) vars[name] = amount(table, env, value);
  return { ...env, vars };
}
function factAmount(table, env, { history: history2, of, take: take2 }) {
  const seats = of === void 0 ? null : seatsOf(table, env, of);
  return take2 === void 0 || seats === null ? factOf(table, history2, seats) : taken(
    seats.map((seat) => factOf(table, history2, [seat])),
    take2
  );
}
function ofPlayers(table, env, value) {
  const seats = seatsOf(table, env, value.player);
  if ("part" in value) return partsOf(env, value.part, seats.map(idOfSeat));
  if (value.take === void 0) return seats.reduce((total, seat) => total + table.game.playerAmount(table, seat, value.value), 0);
  return taken(
    seats.map((seat) => table.game.playerAmount(table, seat, value.value)),
    value.take
  );
}
function setOf(table, env, set2) {
  return typeof set2 === "object" && "from" in set2 ? select(table, env, set2) : presentOrPast(table, env, set2);
}
function valuesIn(table, env, set2, of) {
  return setOf(table, env, set2).map((id) => asNumber(read(table, env, id, of)));
}
function taken(values, take2) {
  if (values.length === 0) return 0;
  return take2 === "greatest" ? Math.max(...values) : Math.min(...values);
}
function partsOf(env, name, ids2) {
  return ids2.reduce((total, id) => total + partOf(env, name, id), 0);
}
function partOf(env, name, id) {
  const given2 = env.vars[name];
  return typeof given2 === "object" && given2 !== null && !Array.isArray(given2) ? asNumber(given2[id]) : 0;
}
function fitsTree(table, closure, id, bearer = id) {
  if (closure === void 0 || closure === null) return true;
  const { tree: tree2 } = closure;
  return matches(table, about(closureEnv(table, closure, bearer), id), id, tree2);
}
function holds(table, env, condition2) {
  if ("fits" in condition2) return presentOrPast(table, env, condition2.on).some((id) => fitsTree(table, condition2.fits, id, env.self));
  if ("all" in condition2) return condition2.all.every((part) => holds(table, env, part));
  if ("remembered" in condition2)
    return remembers(table, condition2.remembered, condition2.of === void 0 ? null : seatsOf(table, env, condition2.of), condition2.words);
  if ("any" in condition2) return condition2.any.some((part) => holds(table, env, part));
  if ("not" in condition2) return !holds(table, env, condition2.not);
  if ("compare" in condition2)
    return compares(amount(table, env, condition2.compare[0]), condition2.compare[1], amount(table, env, condition2.compare[2]));
  if ("exists" in condition2) {
    const least = condition2.atLeast === void 0 ? 1 : amount(table, env, condition2.atLeast);
    return tally(table, env, condition2.exists, least) >= least;
  }
  if ("object" in condition2) {
    const ids2 = presentOrPast(table, env, condition2.object);
    return ids2.length > 0 && ids2.every((id) => matches(table, env, id, condition2.is));
  }
  if ("turnOf" in condition2) return seatsOf(table, env, condition2.turnOf).includes(table.game.activeSeat(table) ?? -1);
  if ("phase" in condition2) {
    const { phase, step: step2 } = table.game;
    const wanted2 = condition2.phase;
    return isAmong(wanted2, phase(table)) || step2 !== void 0 && isAmong(wanted2, step2(table));
  }
  if ("eventIs" in condition2) {
    const value = env.event?.[condition2.eventIs];
    return Array.isArray(value) ? value.includes(condition2.equal) : value === condition2.equal;
  }
  if ("seat" in condition2) {
    const value = env.event?.[condition2.seat] ?? env.vars[condition2.seat];
    return seatsOf(table, env, condition2.is).includes(typeof value === "number" ? value : -1);
  }
  if ("chosen" in condition2) return env.vars[condition2.chosen] === condition2.equal;
  if ("noted" in condition2) return notedOn(table, env.self, condition2.noted) === condition2.equal;
  if ("game" in condition2) return table.state.game[condition2.game] === condition2.equal;
  return never(condition2);
}
function compares(a, how3, b) {
  switch (how3) {
    case "atLeast":
      return a >= b;
    case "atMost":
      return a <= b;
    case "equal":
      return a === b;
    case "more":
      return a > b;
    case "less":
      return a < b;
    default:
      return never(how3);
  }
}
function matches(table, env, id, predicate2) {
  for (const key in predicate2) {
    const wanted2 = predicate2[key];
    if (wanted2 === void 0) continue;
    if (!field(table, env, id, key, wanted2)) return false;
  }
  return true;
}
function field(table, env, id, key, wanted2) {
  switch (key) {
    case "not":
      return !matches(table, env, id, wanted2);
    case "any":
      return wanted2.some((one2) => matches(table, env, id, one2));
    case "is":
      return presentOrPast(table, env, wanted2).includes(id);
    case "controller":
      return seatsOf(table, env, wanted2).includes(table.controllerOf(rowOf(table, id)));
    case "has":
      return select(table, about(env, id), wanted2).length > 0;
    case "hasPlayer": {
      const { relation, is } = wanted2;
      const named5 = seatsOf(table, about(env, id), { playerOf: relation, of: "subject" });
      return seatsOf(table, env, is).some((seat) => named5.includes(seat));
    }
    case "owner":
      return seatsOf(table, env, wanted2).includes(rowOf(table, id).owner);
    default:
      return fits(table, env, read(table, env, id, key), wanted2);
  }
}
function fits(table, env, value, wanted2) {
  if (typeof wanted2 === "object" && wanted2 !== null && !Array.isArray(wanted2)) {
    if ("noted" in wanted2)
      return fits(table, env, value, notedOn(table, env.self, wanted2.noted) ?? null);
    const { chosen: chosen8 } = wanted2;
    if (chosen8 !== void 0) return fits(table, env, value, env.vars[chosen8] ?? null);
    if ("size" in wanted2) return fits(table, env, Array.isArray(value) ? value.length : 0, wanted2.size);
    if (Array.isArray(value)) return value.some((one2) => fits(table, env, one2, wanted2));
    if ("includes" in wanted2) return typeof value === "string" && value.includes(wanted2.includes);
    if (typeof value !== "number") return false;
    const bounds3 = wanted2;
    if (bounds3.atLeast !== void 0 && value < amount(table, env, bounds3.atLeast)) return false;
    if (bounds3.atMost !== void 0 && value > amount(table, env, bounds3.atMost)) return false;
    return bounds3.equal === void 0 || value === amount(table, env, bounds3.equal);
  }
  if (Array.isArray(wanted2)) return wanted2.some((one2) => fits(table, env, value, one2));
  return Array.isArray(value) ? hasWord(value, wanted2) : value === wanted2;
}
function select(table, env, selector2) {
  const kinds3 = typeof selector2.from === "string" ? [selector2.from] : selector2.from;
  const seats = selector2.of === void 0 ? null : seatsOf(table, env, selector2.of);
  const found3 = [];
  const related2 = selector2.relation === void 0 ? null : relatedObjects(table, env, selector2.relation);
  const excepted = selector2.except === void 0 ? none : objectsOf(table, env, selector2.except);
  const { where } = selector2;
  const test = where === void 0 ? null : table.library.testOf(where);
  for (const kind of kinds3) {
    for (const id of objectsIn(table, kind, seats)) {
      if (related2 !== null && !related2.includes(id)) continue;
      if (excepted.includes(id)) continue;
      if (where !== void 0 && !(test === null ? matches(table, env, id, where) : test(table.derive(table, id, env.cut)))) continue;
      found3.push(id);
    }
  }
  const ordered2 = related2 === null ? table.game.order(table, found3) : related2.filter((id) => found3.includes(id));
  if (selector2.first !== void 0) return ordered2.slice(0, amount(table, env, selector2.first));
  if (selector2.last !== void 0) {
    const count = amount(table, env, selector2.last);
    return count === 0 ? none : ordered2.slice(-count);
  }
  return ordered2;
}
function tally(table, env, selector2, most) {
  const { from, of, except, where, relation, first: first2, last } = selector2;
  if (relation !== void 0 || first2 !== void 0 || last !== void 0) return select(table, env, selector2).length;
  let found3 = 0;
  const seats = of === void 0 ? null : seatsOf(table, env, of);
  const excepted = except === void 0 ? none : objectsOf(table, env, except);
  const test = where === void 0 ? null : table.library.testOf(where);
  if (most > 1 && most < Infinity && fewerThan(table, typeof from === "string" ? [from] : from, seats, most)) return 0;
  for (const kind of typeof from === "string" ? [from] : from) {
    const shared2 = test === null || seats === null ? null : sharedZone(table, kind);
    for (const id of shared2 ?? objectsIn(table, kind, seats)) {
      if (where !== void 0 && !(test === null ? matches(table, env, id, where) : test(table.derive(table, id, env.cut)))) continue;
      if (excepted.includes(id) || shared2 !== null && seats?.includes(table.controllerOf(table.object(id))) === false) continue;
      found3++;
      if (found3 >= most) return found3;
    }
  }
  return found3;
}
function relatedObjects(table, env, relation) {
  const rule2 = table.game.relations[relation.is] ?? missing("relation", relation.is);
  const to = table.game.pastRelations?.includes(relation.is) === true ? presentOrPast(table, env, relation.to) : objectsOf(table, env, relation.to);
  return to.length === 1 ? rule2(table, rowOf(table, to[0])) : [...new Set(to.flatMap((id) => rule2(table, rowOf(table, id))))];
}
function selects(table, env, selector2, id) {
  const row = table.object(id);
  const kind = kindOfPlace(table, row);
  if (!isAmong(selector2.from, kind) && (row.slot === "" || !isAmong(selector2.from, "slots"))) return false;
  if (selector2.of !== void 0 && !seatsOf(table, env, selector2.of).includes(table.controllerOf(row))) return false;
  if (selector2.except !== void 0 && objectsOf(table, env, selector2.except).includes(id)) return false;
  if (selector2.relation !== void 0 && !relatedObjects(table, env, selector2.relation).includes(id)) return false;
  return selector2.where === void 0 || matches(table, env, id, selector2.where);
}
function isAmong(wanted2, word4) {
  return typeof wanted2 === "string" ? wanted2 === word4 : wanted2.includes(word4);
}

var SEPARATOR = "/";
var BAR = "|";
var KEYWORD = "keyword:";
function isCardId(id) {
  return !id.includes(SEPARATOR) && !id.includes(BAR) && !id.startsWith("{") && !id.startsWith(KEYWORD);
}
function parsePath(path) {
  const bar = path.startsWith("{") ? path.indexOf(BAR) : -1;
  const [root, ...keys4] = path.slice(bar + 1).split(SEPARATOR);
  return { patch: bar < 0 ? "" : path.slice(0, bar), root, keys: keys4 };
}
function canonical(value) {
  return JSON.stringify(inOrder(value)).replaceAll(SEPARATOR, "\\u002f").replaceAll(BAR, "\\u007c");
}
function inOrder(value) {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== "object" || value === null) return value;
  const fields5 = value;
  return Object.fromEntries(
    Object.keys(fields5).sort().map((key) => [key, inOrder(fields5[key])])
  );
}
function patched(path, patch) {
  const { patch: old } = parsePath(path);
  const before2 = old === "" ? {} : JSON.parse(old);
  const words3 = {};
  for (const [from, to] of Object.entries(before2.words ?? {})) words3[from] = patch.words?.[to] ?? to;
  for (const [from, to] of Object.entries(patch.words ?? {})) words3[from] ??= to;
  for (const [from, to] of Object.entries(words3)) if (from === to) delete words3[from];
  const parameters3 = { ...before2.parameters, ...patch.parameters };
  const merged = {};
  if (Object.keys(parameters3).length > 0) merged.parameters = parameters3;
  if (Object.keys(words3).length > 0) merged.words = words3;
  const base = old === "" ? path : path.slice(old.length + 1);
  return Object.keys(merged).length === 0 ? base : `${canonical(merged)}${BAR}${base}`;
}
function patchTree(game, tree2, patch) {
  const { words: words3, parameters: parameters3 } = JSON.parse(patch);
  const filled = parameters3 === void 0 ? tree2 : fillParameters(tree2, parameters3);
  return words3 === void 0 ? filled : replaceIn(filled, words3, new Set(game.text?.fields ?? []));
}
function fillParameters(node, parameters3) {
  if (Array.isArray(node)) return node.map((child) => fillParameters(child, parameters3));
  if (typeof node !== "object" || node === null) return node;
  const fields5 = node;
  if (typeof fields5.parameter === "string" && fields5.parameter in parameters3) return parameters3[fields5.parameter];
  return Object.fromEntries(Object.entries(fields5).map(([key, child]) => [key, fillParameters(child, parameters3)]));
}
function replaceIn(node, words3, fields5) {
  if (Array.isArray(node)) return node.map((child) => replaceIn(child, words3, fields5));
  if (typeof node !== "object" || node === null) return node;
  return Object.fromEntries(
    Object.entries(node).map(([key, child]) => [
      key,
      fields5.has(key) ? replaceWords(child, words3) : replaceIn(child, words3, fields5)
    ])
  );
}
function replaceWords(value, words3) {
  if (typeof value === "string") return words3[value] ?? value;
  if (Array.isArray(value)) return value.map((child) => replaceWords(child, words3));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, replaceWords(child, words3)]));
}
function wordOf(entry2) {
  if (typeof entry2 === "string") return entry2;
  if (typeof entry2 !== "object" || entry2 === null || Array.isArray(entry2)) return "";
  const { word: word4 } = entry2;
  return typeof word4 === "string" ? word4 : "";
}
function keywordPaths(game, entry2) {
  const word4 = wordOf(entry2);
  const expand = game.keywordAbilities?.[word4];
  if (expand === void 0) return noPaths;
  const { word: _word, ...parameters3 } = typeof entry2 === "string" ? { word: word4 } : entry2;
  const root = `${KEYWORD}${word4}${Object.keys(parameters3).length === 0 ? "" : canonical(parameters3)}`;
  return expand(parameters3).map((_, index) => `${root}/abilities/${index}`);
}
var noPaths = [];
function pathsOfKeywords(game, entries) {
  if (entries.length === 0) return noPaths;
  const { keywordsApart } = game;
  if (keywordsApart === void 0 || entries.length < 2) return entries.flatMap((entry2) => keywordPaths(game, entry2));
  return entries.flatMap((entry2, at) => {
    if (!keywordsApart.includes(wordOf(entry2))) return keywordPaths(game, entry2);
    const text = canonical(entry2);
    let nth = 0;
    for (let before2 = 0; before2 < at; before2++) if (canonical(entries[before2]) === text) nth++;
    return keywordPaths(game, nth === 0 ? entry2 : typeof entry2 === "string" ? { word: entry2, nth } : { ...entry2, nth });
  });
}
function keywordTree(game, root) {
  if (!root.startsWith(KEYWORD)) return null;
  const brace = root.indexOf("{");
  const word4 = root.slice(KEYWORD.length, brace < 0 ? void 0 : brace);
  const expand = game.keywordAbilities?.[word4] ?? missing("expansion of keyword", word4);
  return { abilities: expand(brace < 0 ? {} : JSON.parse(root.slice(brace))) };
}

function effectSource({ self, card: card5, you }, kind, program) {
  return { object: self, card: card5, seat: you, kind, program };
}
function reached(table, env, kind, program, ids2) {
  const { affects: affects2 } = table.game;
  if (affects2 === void 0 || ids2.length === 0) return ids2;
  const source = effectSource(env, kind, program);
  return ids2.filter((id) => affects2(table, source, table.object(id), env.cut));
}

function baseOf(table, row) {
  const { cache, game } = table;
  const { baseFields } = game;
  if (baseFields === void 0) {
    if (cache.baseAt[row.id] === table.journal.epoch) return cache.base[row.id];
    cache.baseAt[row.id] = table.journal.epoch;
    return cache.base[row.id] = made(table, row);
  }
  const { baseEpoch } = table.journal;
  if (cache.baseAt[row.id] === baseEpoch) return cache.base[row.id];
  cache.baseAt[row.id] = baseEpoch;
  return cache.base[row.id] = sharedBase(table, row, baseFields);
}
function knownBase(table, id) {
  const { cache, journal } = table;
  if (cache.baseAt[id] === (table.game.baseFields === void 0 ? journal.epoch : journal.baseEpoch)) return cache.base[id];
  return baseOf(table, table.object(id));
}
function sharedBase(table, row, baseFields) {
  const { shared: shared2 } = table.cache;
  let bases = shared2.get(row.card);
  if (bases === void 0) shared2.set(row.card, bases = []);
  for (const base of bases) if (agrees(base, row, baseFields)) return base.values;
  const values = made(table, row);
  bases.unshift({ fields: baseFields.map((field3) => row[field3]), values });
  if (bases.length > MOST) bases.pop();
  return values;
}
var MOST = 16;
function agrees(base, row, fields5) {
  for (let at = 0; at < fields5.length; at++) if (base.fields[at] !== row[fields5[at]]) return false;
  return true;
}
function baseOfPast(table, row) {
  return made(table, row);
}
function made(table, row) {
  const values = table.game.baseValues(table, row);
  values.abilities ??= table.program(row).paths;
  table.game.finishValues?.(values);
  return Object.freeze(values);
}

var Dependencies = class {
  constructor(count, depends) {
    this.count = count;
    this.depends = depends;
  }
  count;
  depends;
  known = /* @__PURE__ */ new Map();
  /** Index of the effect that applies next. */
  first() {
    for (let one2 = 0; one2 < this.count - 1; one2++) if (this.of(one2).every((other3) => this.reaches(other3, one2))) return one2;
    return this.count - 1;
  }
  of(one2) {
    let found3 = this.known.get(one2);
    if (found3 === void 0) {
      const made2 = [];
      for (let other3 = 0; other3 < this.count; other3++) if (other3 !== one2 && this.depends(one2, other3)) made2.push(other3);
      this.known.set(one2, found3 = made2);
    }
    return found3;
  }
  /** Whether one effect waits, directly or by others, for a given one. */
  reaches(from, to) {
    const seen = /* @__PURE__ */ new Set([from]);
    const open3 = [from];
    for (let at = open3.pop(); at !== void 0; at = open3.pop()) {
      if (at === to) return true;
      for (const next5 of this.of(at)) {
        if (seen.has(next5)) continue;
        seen.add(next5);
        open3.push(next5);
      }
    }
    return false;
  }
};

var beyond = /* @__PURE__ */ new Set(["is", "controller", "owner", "has", "hasPlayer"]);
function plainTest(game, predicate2) {
  const tests = [];
  for (const [key, wanted2] of Object.entries(predicate2 ?? {})) {
    if (wanted2 === void 0) continue;
    const test = fieldTest(game, key, wanted2);
    if (test === null) return null;
    tests.push(test);
  }
  const [only3] = tests;
  return tests.length === 1 ? only3 : (values) => tests.every((test) => test(values));
}
function fieldTest(game, key, wanted2) {
  if (key === "not") {
    const inner3 = plainTest(game, wanted2);
    return inner3 === null ? null : (values) => !inner3(values);
  }
  if (key === "any") {
    const inner3 = wanted2.map((one2) => plainTest(game, one2));
    return inner3.includes(null) ? null : (values) => inner3.some((test) => test(values));
  }
  if (beyond.has(key) || game.status?.[key] !== void 0) return null;
  const words3 = Array.isArray(wanted2) ? wanted2 : [wanted2];
  if (words3.some((word4) => typeof word4 === "object")) return null;
  return (values) => {
    const value = values[key];
    return Array.isArray(value) ? words3.some((word4) => hasWord(value, word4)) : words3.includes(value);
  };
}

var near = /* @__PURE__ */ new Set(["slots", "attached", "under"]);
var bounds = /* @__PURE__ */ new Set(["atLeast", "atMost", "equal"]);
var amountFields = /* @__PURE__ */ new Set([
  "count",
  "countOf",
  "where",
  "sum",
  "of",
  "value",
  "cut",
  "player",
  "plus",
  "minus",
  "times",
  "quotient",
  "half",
  "atMost",
  "atLeast"
]);
var conditionFields = /* @__PURE__ */ new Set([
  "all",
  "any",
  "not",
  "compare",
  "exists",
  "atLeast",
  "object",
  "is",
  "chosen",
  "equal",
  "turnOf",
  "phase",
  "game"
]);
var selectorFields = /* @__PURE__ */ new Set(["from", "of", "where", "relation", "except", "first", "last"]);
var ANY = "*";
function hasMore(node, fields5) {
  return Object.keys(node).some((key) => !fields5.has(key));
}
var Reading = class {
  constructor(game) {
    this.game = game;
  }
  game;
  reads = /* @__PURE__ */ new Set();
  far = false;
  change(change5) {
    for (const fields5 of [change5.set, change5.add, change5.times, change5.gain]) for (const name in fields5) this.literal(fields5[name]);
    if (change5.controller !== void 0) this.player(change5.controller);
    if (change5.become !== void 0) {
      this.ref(change5.become.copyOf);
      for (const name of this.game.copiable?.characteristics ?? []) this.reads.add(name);
      this.change({ ...change5.become.except, layer: change5.layer });
    }
  }
  anything() {
    this.reads.add(ANY);
    this.far = true;
  }
  characteristic(name) {
    const { status, distantFields: distantFields2, objectFields: objectFields2 } = this.game;
    if (status?.[name] === void 0) this.reads.add(name);
    else if (distantFields2?.includes(name) || !(name in objectFields2)) this.far = true;
  }
  literal(value) {
    if (Array.isArray(value)) return value.forEach((one2) => this.literal(one2));
    if (typeof value !== "object" || value === null) return;
    if ("tree" in value) return;
    if ("word" in value) return Object.values(value).forEach((one2) => this.literal(one2));
    this.amount(value);
  }
  amount(value) {
    if (typeof value !== "object" || "var" in value || "event" in value) return;
    if (hasMore(value, amountFields)) return this.anything();
    if ("count" in value) return this.selector(value.count);
    if ("countOf" in value) {
      if (value.where !== void 0) this.predicate(value.where);
      return this.ref(value.countOf);
    }
    if ("sum" in value) {
      this.characteristic(value.of);
      return this.selector(value.sum);
    }
    if ("player" in value) return this.anything();
    if ("value" in value) {
      if (value.cut === void 0) this.characteristic(value.value);
      return this.ref(value.of);
    }
    if ("plus" in value) return value.plus.forEach((part) => this.amount(part));
    if ("minus" in value) return value.minus.forEach((part) => this.amount(part));
    if ("times" in value) return value.times.forEach((part) => this.amount(part));
    if ("quotient" in value) return value.quotient.forEach((part) => this.amount(part));
    if ("half" in value) return this.amount(value.half);
    if ("atMost" in value) return value.atMost.forEach((part) => this.amount(part));
    if ("atLeast" in value) return value.atLeast.forEach((part) => this.amount(part));
    return this.anything();
  }
  condition(value) {
    if (hasMore(value, conditionFields)) return this.anything();
    if ("all" in value) return value.all.forEach((part) => this.condition(part));
    if ("any" in value) return value.any.forEach((part) => this.condition(part));
    if ("not" in value) return this.condition(value.not);
    if ("compare" in value) {
      this.amount(value.compare[0]);
      return this.amount(value.compare[2]);
    }
    if ("exists" in value) {
      if (value.atLeast !== void 0) this.amount(value.atLeast);
      return this.selector(value.exists);
    }
    if ("object" in value) {
      this.ref(value.object);
      return this.predicate(value.is);
    }
    if ("chosen" in value || "noted" in value) return;
    if ("turnOf" in value || "phase" in value || "game" in value) {
      this.far = true;
      return;
    }
    return this.anything();
  }
  predicate(value) {
    for (const [key, wanted2] of Object.entries(value)) {
      if (key === "not") this.predicate(wanted2);
      else if (key === "any") wanted2.forEach((one2) => this.predicate(one2));
      else if (key === "is") this.ref(wanted2);
      else if (key === "has") this.selector(wanted2);
      else if (key === "hasPlayer") this.anything();
      else if (key === "owner") this.player(wanted2);
      else {
        this.characteristic(key);
        if (key === "controller") this.player(wanted2);
        else this.bounds(wanted2);
      }
    }
  }
  bounds(wanted2) {
    if (Array.isArray(wanted2)) return wanted2.forEach((one2) => this.bounds(one2));
    if (typeof wanted2 !== "object" || wanted2 === null) return;
    for (const [key, bound2] of Object.entries(wanted2)) {
      if (key === "includes") continue;
      if (key === "size") this.bounds(bound2);
      else if (bounds.has(key)) this.amount(bound2);
      else this.anything();
    }
  }
  selector(value) {
    if (hasMore(value, selectorFields)) this.anything();
    const kinds3 = typeof value.from === "string" ? [value.from] : value.from;
    if (kinds3.some((kind) => !near.has(kind) && !this.game.inPlay.includes(kind) && this.game.slotKinds?.names.includes(kind) !== true))
      this.far = true;
    if (value.of !== void 0) {
      this.reads.add("controller");
      this.player(value.of);
    }
    if (value.where !== void 0) this.predicate(value.where);
    if (value.except !== void 0) this.ref(value.except);
    if (value.relation !== void 0) {
      this.ref(value.relation.to);
      this.reads.add(ANY);
      if (this.game.distantRelations?.includes(value.relation.is)) this.far = true;
    }
    if (value.first !== void 0 || value.last !== void 0) this.anything();
  }
  /** Chosen objects, and those of an event, may lie anywhere by now. */
  ref(value) {
    if (typeof value === "string") return;
    if ("var" in value || "event" in value || "id" in value) {
      this.far = true;
      return;
    }
    if ("hostOf" in value) return this.ref(value.hostOf);
    if ("attachedTo" in value) return this.ref(value.attachedTo);
    if ("under" in value) return this.ref(value.under);
    if ("all" in value) return this.selector(value.all);
    return this.anything();
  }
  player(value) {
    if (value === "you" || value === "opponent" || value === "all") return;
    if (value === "active") {
      this.far = true;
      return;
    }
    if (typeof value === "string") return this.anything();
    if ("seatVar" in value) return;
    if ("controllerOf" in value) {
      this.reads.add("controller");
      return this.ref(value.controllerOf);
    }
    if ("ownerOf" in value) return this.ref(value.ownerOf);
    if ("hostOf" in value) return this.ref(value.hostOf);
    if ("chosen" in value) return;
    return this.anything();
  }
};

function ofOwnAbility(path) {
  return [path.includes("keyword:") ? "keywords" : "abilities", "controller"];
}
function compileEffect(game, path, modifier, ability2) {
  const { when } = ability2 ?? {};
  const condition2 = when === void 0 ? modifier.if : modifier.if === void 0 ? when : { all: [when, modifier.if] };
  const whole = new Reading(game);
  if (condition2 !== void 0) whole.condition(condition2);
  if (typeof modifier.of === "object") whole.selector(modifier.of);
  if (modifier.players !== void 0) whole.player(modifier.players);
  if (ability2 !== null) for (const name of ofOwnAbility(path)) whole.reads.add(name);
  const changes = [modifier, ...modifier.also ?? []];
  const parts = changes.flatMap(
    (change5, index) => stepsOf(game, change5).map((step2) => compilePart(game, step2, index === 0 ? path : `${path}/also/${index - 1}`, whole))
  );
  parts.sort((a, b) => a.layer - b.layer);
  if (parts.some((part, index) => part.layer === parts[index - 1]?.layer)) throw new InvariantBroken(`${path} has two parts in one layer`);
  return { path, modifier, condition: condition2, defining: modifier.defining === true, parts, far: whole.far, test: testOf(game, modifier.of) };
}
function testOf(game, of) {
  if (typeof of !== "object" || of.relation !== void 0 || mentions([of.of, of.except], "subject")) return null;
  return plainTest(game, of.where);
}
function stepsOf(game, change5) {
  const { become: become2, layer: layer2 } = change5;
  const steps3 = game.copiable?.steps;
  if (become2 === void 0 || steps3 === void 0) return [{ change: change5, takes: null }];
  if (steps3[layer2] === void 0) throw new InvariantBroken(`a copy begins in ${layer2}, which is none of its layers`);
  return Object.keys(steps3).map((step2) => ({
    change: step2 === layer2 ? change5 : { layer: step2, become: become2 },
    takes: steps3[step2]
  }));
}
function compilePart(game, { change: change5, takes }, path, whole) {
  const layer2 = game.layers.indexOf(change5.layer);
  if (layer2 < 0) throw new InvariantBroken(`no layer ${change5.layer} in ${path}`);
  const own2 = new Reading(game);
  own2.change(change5);
  if (own2.far) whole.far = true;
  return {
    layer: layer2,
    change: change5,
    path,
    reads: /* @__PURE__ */ new Set([...whole.reads, ...own2.reads]),
    writes: writesOf(game, change5, takes),
    takes,
    plain: isPlain(change5),
    perObject: mentions(change5, "subject"),
    consequences: (game.consequences?.touches(change5).length ?? 0) > 0
  };
}
function writesOf(game, change5, takes) {
  const { set: set2, add: add2, times: times3, gain: gain2, lose, cantHave, swap, become: become2 } = change5;
  const writes = /* @__PURE__ */ new Set();
  for (const fields5 of [set2, add2, times3, gain2, lose, cantHave, become2?.except?.set]) for (const name in fields5) writes.add(name);
  for (const name of swap ?? []) writes.add(name);
  if (change5.abilities !== void 0) writes.add("abilities");
  if (change5.controller !== void 0) writes.add("controller");
  if (change5.words !== void 0) for (const name of ["abilities", ...game.text?.characteristics ?? []]) writes.add(name);
  if (become2 !== void 0) for (const name of takes ?? ["abilities", ...game.copiable?.characteristics ?? []]) writes.add(name);
  for (const name of game.consequences?.touches(change5) ?? []) writes.add(name);
  return writes;
}
function isPlain(change5) {
  if (change5.become !== void 0 || change5.words !== void 0 || change5.controller !== void 0 || change5.abilities !== void 0)
    return false;
  return [change5.set, change5.add, change5.times, change5.gain].every(
    (fields5) => fields5 === void 0 || Object.values(fields5).every((value) => !hasObject(value))
  );
}
function hasObject(value) {
  if (Array.isArray(value)) return value.some(hasObject);
  return typeof value === "object" && value !== null;
}
function mentions(node, word4) {
  if (node === word4) return true;
  return typeof node === "object" && node !== null && Object.values(node).some((child) => mentions(child, word4));
}
function mayMeet(part, other3) {
  if (part.reads.has(ANY)) return true;
  for (const name of other3.writes) if (part.reads.has(name)) return true;
  return false;
}

var COPIED = "copied";
function copiableValues(table, id) {
  const { copiable } = table.game;
  const values = copiable === void 0 ? {} : copiableNow(table, id);
  return Object.fromEntries(
    (copiable?.characteristics ?? []).filter((name) => values[name] !== void 0).map((name) => [name, values[name]])
  );
}
function copiableNow(table, id) {
  if (table.find(id) !== null) return table.derive(table, id, table.library.cutOf("copiable"));
  const past = table.state.past[id] ?? missing("object", id);
  return past.copiable ?? baseOfPast(table, past.row);
}
function resolve(table, env, part) {
  const { change: change5 } = part;
  if (part.plain) return change5;
  const { become: become2, words: words3, controller, cantHave, swap } = change5;
  return {
    ...resolveRewriting(table, env, change5, part.path),
    copied: become2 === void 0 ? null : copied(table, env, become2.copyOf),
    takes: part.takes,
    except: become2?.except === void 0 ? null : resolveRewriting(table, env, become2.except, `${part.path}/become/except`),
    words: words3 === void 0 ? null : { [String(word(env, words3.from))]: String(word(env, words3.to)) },
    // Nothing comes under the control of who plays no more.
    controller: controller === void 0 ? null : seatsOf(table, env, controller).find((seat) => table.game.plays?.(table, seat) !== false) ?? null,
    ...cantHave === void 0 ? {} : { cantHave },
    ...swap === void 0 ? {} : { swap }
  };
}
function copied(table, env, from) {
  const kept4 = env.vars[COPIED];
  if (kept4 !== void 0) return kept4;
  const [id] = objectsOf(table, env, from);
  return id === void 0 ? null : copiableValues(table, id);
}
function word(env, name) {
  if (typeof name === "string") return name;
  const value = env.vars[name.var];
  return Array.isArray(value) ? value[0] ?? "" : value ?? "";
}
function resolveRewriting(table, env, change5, path) {
  const { set: set2, times: times3, add: add2, lose, gain: gain2, abilities } = change5;
  return {
    ...set2 === void 0 ? {} : { set: mapped(set2, (value) => written(table, env, value)) },
    ...times3 === void 0 ? {} : { times: mapped(times3, (value) => counted2(table, env, value)) },
    ...add2 === void 0 ? {} : { add: mapped(add2, (value) => addition(table, env, value)) },
    ...lose === void 0 ? {} : { lose },
    ...gain2 === void 0 ? {} : { gain: mapped(gain2, (list3) => written(table, env, list3)) },
    ...abilities === void 0 ? {} : { abilities: abilities.map((ability2, index) => lentPath(env, `${path}/abilities/${index}`, ability2)) }
  };
}
function lentPath(env, path, ability2) {
  return ability2.limit !== void 0 || mentions(ability2, "lender") ? patched(path, { parameters: { lender: { id: env.self } } }) : path;
}
var FIXED = "fixedAmounts";
function withFixedAmounts(table, env, modifiers2) {
  if (table.game.fixesAmounts !== true) return env;
  const fixed2 = {};
  for (const modifier of modifiers2) {
    for (const { add: add2, times: times3, set: set2 } of [modifier, ...modifier.also ?? []]) {
      for (const value of [add2, times3, set2].flatMap((fields5) => Object.values(fields5 ?? {})))
        if (isCounted(value)) fixed2[JSON.stringify(value)] = amount(table, env, value);
    }
  }
  return Object.keys(fixed2).length === 0 ? env : { ...env, vars: { ...env.vars, [FIXED]: fixed2 } };
}
function isCounted(value) {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  return !["tree", "word", "var", "noted", "chosen"].some((key) => key in value) && !JSON.stringify(value).includes('"subject"');
}
function counted2(table, env, value) {
  const fixed2 = env.vars[FIXED];
  return (typeof value === "object" ? fixed2?.[JSON.stringify(value)] : void 0) ?? amount(table, env, value);
}
function addition(table, env, amount3) {
  const value = counted2(table, env, amount3);
  return table.game.addition === void 0 ? value : table.game.addition(amount3, value);
}
function mapped(fields5, make) {
  const made2 = {};
  for (const name in fields5) made2[name] = make(fields5[name]);
  return made2;
}
var looksUp = [
  "tree",
  "word",
  "var",
  "value",
  "count",
  "countOf",
  "noted",
  "history",
  "sum",
  "player",
  "event",
  "match",
  "plus",
  "minus",
  "times",
  "quotient",
  "half",
  "halfUp",
  "max",
  "min",
  "distinct",
  "part",
  "atMost",
  "atLeast"
];
function isData(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value) && !Object.keys(value).some((key) => looksUp.includes(key));
}
function isUnknown(table, env, value) {
  return typeof value === "object" && value !== null && !Array.isArray(value) && "noted" in value && notedOn(table, env.self, value.noted) === void 0;
}
function written(table, env, value) {
  if (Array.isArray(value)) return value.flatMap((one2) => isUnknown(table, env, one2) ? [] : written(table, env, one2));
  if (typeof value !== "object" || value === null) return value;
  if ("tree" in value) return closed(env, value.tree);
  if ("word" in value) return mapped(value, (one2) => isData(one2) ? one2 : written(table, env, one2));
  if ("var" in value) return env.vars[value.var] ?? 0;
  if ("noted" in value) return notedOn(table, env.self, value.noted) ?? 0;
  if (env.vars[FIXED] !== void 0 && !("value" in value) && isCounted(value)) return counted2(table, env, value);
  if ("value" in value && "of" in value) {
    const ids2 = objectsOf(table, env, value.of);
    if (ids2.length === 1) return read(table, env, ids2[0], value.value, value.cut) ?? 0;
  }
  return amount(table, env, value);
}
function rewrite(table, values, resolved3) {
  const { copied: taken4, except, takes, words: words3, controller, swap } = resolved3;
  if (taken4 !== null && taken4 !== void 0) takeOver(table, values, taken4, except ?? null, takes ?? null);
  if (words3 !== null && words3 !== void 0) reword(table, values, words3);
  if (typeof controller === "number") values.controller = controller;
  rewriteFields(table, values, resolved3);
  for (const name in resolved3.cantHave) withhold(values, name, resolved3.cantHave[name]);
  if (swap !== void 0) {
    const [one2, other3] = swap;
    const kept4 = values[one2];
    values[one2] = values[other3];
    values[other3] = kept4;
  }
}
function rewriteFields(table, values, resolved3) {
  const { set: set2, times: times3, add: add2, lose, gain: gain2, abilities } = resolved3;
  for (const name in set2) values[name] = set2[name];
  for (const name in times3)
    if (!isLacking(table, values, name)) values[name] = table.number(asNumber(values[name]) * times3[name]);
  for (const name in add2) if (!isLacking(table, values, name)) values[name] = table.number(asNumber(values[name]) + add2[name]);
  for (const name in lose) values[name] = lose[name] === "all" ? noWords : without(values[name], lose[name]);
  for (const name in gain2) values[name] = withMore(table, values, name, gain2[name]);
  if (abilities !== void 0 && abilities.length > 0) values.abilities = [...asList(values.abilities), ...abilities];
}
var isLacking = (table, values, name) => values[name] === null && table.game.mayLack?.includes(name) === true;
function takeOver(table, values, taken4, except, takes = null) {
  for (const name of takes ?? table.game.copiable?.characteristics ?? []) {
    const value = taken4[name];
    if (value === void 0) delete values[name];
    else values[name] = value;
  }
  if (except === null) return;
  rewriteFields(table, values, takes === null ? except : exceptOf(except, takes));
  const fixed2 = Object.keys(except.set ?? {});
  if (fixed2.length > 0) values.abilities = asList(values.abilities).filter((path) => !defines(table, path, fixed2));
}
function exceptOf({ set: set2, times: times3, add: add2, lose, gain: gain2, abilities }, names4) {
  const of = (fields5) => Object.fromEntries(Object.entries(fields5 ?? {}).filter(([name]) => names4.includes(name)));
  return {
    set: of(set2),
    times: of(times3),
    add: of(add2),
    lose: of(lose),
    gain: of(gain2),
    abilities: names4.includes("abilities") ? abilities ?? [] : []
  };
}
function defines(table, path, names4) {
  const modifiers2 = table.library.ability(path).ability.modifiers ?? [];
  return modifiers2.some((modifier) => modifier.defining === true && names4.some((name) => name in { ...modifier.set, ...modifier.gain }));
}
function reword(table, values, words3) {
  values.abilities = asList(values.abilities).map((path) => patched(path, { words: words3 }));
  for (const name of table.game.text?.characteristics ?? [])
    if (values[name] !== void 0) values[name] = replaceWords(values[name], words3);
}
var longer = /* @__PURE__ */ new WeakMap();
function withMore(table, values, name, more) {
  const old = asList(values[name]);
  if (values.cantHave !== void 0) return lengthened(table, values, name, old, more);
  let made2 = longer.get(more);
  if (made2 === void 0) longer.set(more, made2 = /* @__PURE__ */ new WeakMap());
  let list3 = made2.get(old);
  if (list3 === void 0) made2.set(old, list3 = lengthened(table, values, name, old, more));
  return list3;
}
function lengthened(table, values, name, old, more) {
  const withheld = asList(values.cantHave?.[name]);
  const counts2 = (one2) => typeof one2 === "object" || name === "keywords" && table.game.keywordAbilities?.[wordOf(one2)] !== void 0;
  const gained3 = more.filter((one2) => !withheld.includes(wordOf(one2)) && (counts2(one2) || !old.includes(one2)));
  return gained3.length === 0 ? old : [...old, ...gained3];
}
function withhold(values, name, words3) {
  const before2 = values.cantHave ?? {};
  values.cantHave = { ...before2, [name]: [...asList(before2[name]), ...words3] };
  values[name] = without(values[name], words3);
}
function without(list3, words3) {
  return asList(list3).filter((one2) => !words3.includes(one2) && !words3.includes(wordOf(one2)) && !words3.some((word4) => sameEntry(word4, one2)));
}
function sameEntry(word4, one2) {
  return typeof word4 === "object" && typeof one2 === "object" && JSON.stringify(word4) === JSON.stringify(one2);
}
var noWords = [];
function envFor(env, part, id) {
  return part.perObject ? about(env, id) : env;
}

var none2 = /* @__PURE__ */ new Set();
function envOf2(table, { row, source }) {
  if (row !== null) return lastingEnv(row);
  const object = table.object(source);
  return sourceEnv(source, object.card, table.controllerOf(object));
}
function lastingEffect(table, row) {
  return {
    key: `effect:${row.id}`,
    ability: "",
    compiled: table.library.effect(row.program, ""),
    source: row.source,
    row,
    stamp: row.stamp
  };
}
function isUnchanged(table) {
  const { game, journal, state, library, cache } = table;
  if (journal.size(state.effects) > 0 || table.cardsHere.anyDefines()) return false;
  for (const id of game.modifierSources(table)) {
    const row = table.object(id);
    const values = baseOf(table, row);
    if (cache.bare[id] === values) continue;
    if (library.staticsIn(asList(values.abilities), "abilities").length > 0 || library.staticsIn(asList(values.keywords), "keywords").length > 0)
      return false;
    cache.bare[id] = values;
  }
  for (const layer2 in game.layerRules) if ((game.layerRules[layer2]?.own?.on(table, none2) ?? []).length > 0) return false;
  return true;
}

var Building = class {
  constructor(table, meets3) {
    this.table = table;
    this.meets = meets3;
  }
  table;
  meets;
  /** Objects that effects changed so far. The values of an object are replaced, never written to. */
  current = /* @__PURE__ */ new Map();
  steps = /* @__PURE__ */ new Map();
  layer = 0;
  far = false;
  existing = empty;
  byLayer = [];
  sources = [];
  sourceSet = null;
  /** Sets of effects that began, by their key. */
  begun = /* @__PURE__ */ new Map();
  /** Effects of abilities that began to apply: they go on whatever becomes of the ability. */
  kept = /* @__PURE__ */ new Map();
  /** When an ability was lent to an object, by path and object. */
  lent = /* @__PURE__ */ new Map();
  touched = /* @__PURE__ */ new Set();
  /** Whether an object's abilities were changed since effects were gathered. */
  stale = false;
  run() {
    const { game } = this.table;
    this.sources = this.allSources();
    this.gather();
    const rules4 = game.layerRules;
    if (this.existing.length === 0 && rules4 === void 0) return;
    for (let layer2 = 0; layer2 < game.layers.length; layer2++) {
      const own2 = rules4?.[game.layers[layer2]]?.own;
      if (own2 === void 0 && this.byLayer[layer2] === void 0) continue;
      this.layer = layer2;
      this.runLayer(layer2);
      if (own2 !== void 0) for (const id of own2.on(this.table, this.touched)) this.bring(id, own2.change);
      for (const id of this.touched) this.note(id, layer2);
      this.touched.clear();
    }
    this.layer = game.layers.length;
    if (game.finishValues !== void 0) for (const values of new Set(this.current.values())) game.finishValues(values);
  }
  /** All effects that exist. */
  effects() {
    return this.existing;
  }
  /** Effects on players, by timestamp. */
  players() {
    const found3 = this.existing.filter((effect2) => effect2.compiled.modifier.players !== void 0);
    return found3.length > 1 ? [...found3].sort((a, b) => a.stamp - b.stamp) : found3;
  }
  note(id, layer2) {
    const step2 = { layer: layer2, values: this.current.get(id) };
    const steps3 = this.steps.get(id);
    if (steps3 === void 0) this.steps.set(id, [step2]);
    else steps3.push(step2);
  }
  bring(id, change5) {
    const row = this.table.object(id);
    const values = { ...this.read(row) };
    change5(this.table, row, values);
    this.current.set(id, values);
    this.touched.add(id);
  }
  read(row) {
    return this.current.get(row.id) ?? baseOf(this.table, row);
  }
  // -- which effects exist --------------------------------------------------------------------------------------------
  allSources() {
    const { table } = this;
    const sources4 = table.game.modifierSources(table);
    if (!table.cardsHere.anyDefines()) return sources4;
    const found3 = new Set(sources4);
    for (const row of Object.values(table.state.objects)) if (table.program(row).defines) found3.add(row.id);
    return [...found3];
  }
  /** All effects that exist now: of abilities that objects have at this point, of lasting effects, and those that go on. */
  gather() {
    const { table } = this;
    const found3 = [];
    for (const id of this.sources) found3.push(...this.effectsOf(table.object(id)));
    for (const id of this.current.keys()) if (!this.isSource(id)) found3.push(...this.effectsOf(table.object(id)));
    for (const key in table.state.effects) found3.push(lastingEffect(table, table.state.effects[key]));
    if (this.kept.size > 0) {
      const keys4 = new Set(found3.map((effect2) => effect2.key));
      for (const effect2 of this.kept.values()) if (!keys4.has(effect2.key)) found3.push(effect2);
    }
    if (found3.length > 1) found3.sort((a, b) => a.stamp - b.stamp || a.source - b.source);
    this.existing = found3;
    this.stale = false;
    this.byLayer.length = 0;
    for (const effect2 of found3) {
      if (effect2.compiled.far) this.far = true;
      if (effect2.compiled.modifier.players !== void 0) continue;
      for (const part of effect2.compiled.parts) (this.byLayer[part.layer] ??= []).push(effect2);
    }
  }
  isSource(id) {
    this.sourceSet ??= new Set(this.sources);
    return this.sourceSet.has(id);
  }
  /** Effects of the static abilities that an object has at this point and that work where it lies. */
  effectsOf(row) {
    const { table } = this;
    const values = this.read(row);
    const { standing: standing4 } = table.cache;
    const known9 = standing4[row.id];
    if (known9 !== void 0 && this.lent.size === 0 && known9.values === values && known9.stamp === row.stamp && known9.zone === row.zone && known9.slot === row.slot && known9.host === row.host)
      return known9.list;
    const abilities = table.library.staticsIn(asList(values.abilities), "abilities");
    const keywords = table.library.staticsIn(asList(values.keywords), "keywords");
    const list3 = abilities.length === 0 && keywords.length === 0 ? empty : this.standingEffects(row, [...abilities, ...keywords]);
    if (this.lent.size === 0)
      standing4[row.id] = { values, stamp: row.stamp, zone: row.zone, slot: row.slot, host: row.host, list: list3 };
    return list3;
  }
  standingEffects(row, statics) {
    const { table } = this;
    const kind = kindOfPlace(table, row);
    const found3 = [];
    const seen = /* @__PURE__ */ new Map();
    for (const { path, ability: ability2, effects } of statics) {
      const before2 = seen.get(path) ?? 0;
      seen.set(path, before2 + 1);
      const at = `@${row.id}#${before2}`;
      const works = (ability2.from ?? table.game.inPlay).includes(kind);
      const stamp = Math.max(row.stamp, this.lent.size === 0 ? 0 : this.lent.get(`${path}@${row.id}`) ?? 0);
      for (const compiled of effects)
        if (works || compiled.defining)
          found3.push({ key: compiled.path + at, ability: path + at, compiled, source: row.id, row: null, stamp });
    }
    return found3;
  }
  /** Whether an effect still exists at this point of a trial. */
  exists(effect2) {
    if (effect2.row !== null || this.kept.has(effect2.key)) return true;
    return this.effectsOf(this.table.object(effect2.source)).some((one2) => one2.key === effect2.key);
  }
  // -- one layer ------------------------------------------------------------------------------------------------------
  runLayer(layer2) {
    const done4 = /* @__PURE__ */ new Set();
    for (; ; ) {
      const left = (this.byLayer[layer2] ?? empty).filter((effect2) => !done4.has(effect2.key));
      if (left.length === 0) return;
      const first2 = left.filter((effect2) => effect2.compiled.defining);
      const next5 = this.next(first2.length > 0 ? first2 : left, layer2);
      done4.add(next5.key);
      this.apply(next5, partOf2(next5, layer2));
      if (this.stale) this.gather();
    }
  }
  /** The effect of a layer that applies next: the earliest that waits for no other. */
  next(effects, layer2) {
    if (effects.length === 1) return effects[0];
    const meanings = /* @__PURE__ */ new Map();
    const dependencies = new Dependencies(effects.length, (one2, other3) => {
      const effect2 = effects[one2];
      const before2 = effects[other3];
      return this.meets(partOf2(effect2, layer2), partOf2(before2, layer2)) && this.depends(effect2, before2, layer2, meanings);
    });
    return effects[dependencies.first()];
  }
  /** Whether applying another effect first would change whether an effect exists, what it applies to, or what it does there: tried out. */
  depends(effect2, other3, layer2, meanings) {
    const now = (one2) => {
      let known9 = meanings.get(one2);
      if (known9 === void 0) meanings.set(one2, known9 = this.meaning(one2, partOf2(one2, layer2)));
      return known9;
    };
    const before2 = now(effect2);
    const tried = now(other3);
    if (tried === null) return false;
    const kept4 = tried.objects.map((id) => this.current.get(id));
    this.commit(partOf2(other3, layer2), tried);
    const part = partOf2(effect2, layer2);
    const changed4 = !this.exists(effect2) || !sameMeaning(part, before2, this.meaning(effect2, part));
    tried.objects.forEach((id, index) => {
      const values = kept4[index];
      if (values === void 0) this.current.delete(id);
      else this.current.set(id, values);
    });
    return changed4;
  }
  meaning(effect2, part) {
    const env = envOf2(this.table, effect2);
    const objects = this.begun.get(effect2.key) ?? reached(this.table, env, effect2.row === null ? "standing" : "lasting", effect2.compiled.path, this.concerned(effect2, env));
    if (objects.length === 0) return effect2.compiled.condition === void 0 || this.begun.has(effect2.key) ? { objects, does: [] } : null;
    const does2 = part.perObject ? objects.map((id) => resolve(this.table, envFor(env, part, id), part)) : [resolve(this.table, env, part)];
    return { objects, does: does2 };
  }
  /** The objects that an effect would begin to apply to. */
  concerned(effect2, env) {
    const { table } = this;
    const { modifier, condition: condition2 } = effect2.compiled;
    const { of } = modifier;
    const fits2 = (id) => condition2 === void 0 || holds(table, about(env, id), condition2);
    if (effect2.row !== null && effect2.row.objects !== null) return effect2.row.objects.filter((id) => table.find(id) !== null && fits2(id));
    if (of === void 0 || of === "self") return table.find(env.self) !== null && fits2(env.self) ? [env.self] : [];
    if (of === "host") {
      const host2 = table.find(env.self)?.host ?? 0;
      return host2 !== 0 && table.find(host2) !== null && fits2(host2) ? [host2] : [];
    }
    return this.selected(effect2.compiled, of, env).filter(fits2);
  }
  /** Objects that a modifier's selector names; what is the same for all of them is looked up once. */
  selected({ test }, of, env) {
    const { table } = this;
    const seats = of.of === void 0 ? null : seatsOf(table, env, of.of);
    const excepted = of.except === void 0 || test === null ? empty : objectsOf(table, env, of.except);
    const seen = [];
    const verdicts = [];
    const found3 = [];
    for (const kind of typeof of.from === "string" ? [of.from] : of.from) {
      for (const id of objectsIn(table, kind, null)) {
        if (test === null) {
          if (selects(table, about(env, id), of, id)) found3.push(id);
          continue;
        }
        const row = table.object(id);
        const values = this.read(row);
        let at = seen.indexOf(values);
        if (at < 0) {
          at = seen.push(values) - 1;
          verdicts.push(test(values));
        }
        if (verdicts[at] === true && (seats === null || seats.includes(controllerIn(values, row))) && !excepted.includes(id))
          found3.push(id);
      }
    }
    return found3;
  }
  apply(effect2, part) {
    const meaning = this.meaning(effect2, part);
    if (meaning === null) return;
    if (!this.begun.has(effect2.key)) this.begin(effect2, meaning.objects);
    const before2 = meaning.objects.map((id) => this.read(this.table.object(id)));
    this.commit(part, meaning);
    meaning.objects.forEach((id, index) => {
      this.touched.add(id);
      const old = before2[index];
      const values = this.current.get(id);
      if (old.abilities === values.abilities && old.keywords === values.keywords) return;
      const done4 = meaning.does[part.perObject ? index : 0];
      if ((done4.words === null || done4.words === void 0) && this.sameStatics(old, values)) return;
      this.stale = true;
      for (const path of done4.abilities ?? []) this.lent.set(`${path}@${id}`, effect2.stamp);
      if (done4.words !== null && done4.words !== void 0) this.reword(id, done4.words);
    });
  }
  /** Whether new values bring no effects and take none away: what changed has no static abilities, before and after. */
  sameStatics(old, values) {
    const { library } = this.table;
    const none13 = (list3, what) => library.staticsIn(asList(list3), what).length === 0;
    const same = (what) => old[what] === values[what] || none13(old[what], what) && none13(values[what], what);
    return same("abilities") && same("keywords");
  }
  /** Writes what a part does. Objects that had one and the same values go on sharing theirs. */
  commit(part, meaning) {
    const { table } = this;
    const share = !part.perObject && !part.consequences;
    const olds = [];
    const news = [];
    meaning.objects.forEach((id, index) => {
      const row = table.object(id);
      const old = this.read(row);
      const at = share ? olds.indexOf(old) : -1;
      if (at >= 0) {
        this.current.set(id, news[at]);
        return;
      }
      const values = { ...old };
      rewrite(table, values, meaning.does[part.perObject ? index : 0]);
      if (part.consequences) table.game.consequences?.make(table, row, values, part.change, old);
      olds.push(old);
      news.push(values);
      this.current.set(id, values);
    });
  }
  begin(effect2, objects) {
    this.begun.set(effect2.key, objects);
    if (effect2.ability === "") return;
    for (const one2 of this.existing) if (one2.ability === effect2.ability) this.kept.set(one2.key, one2);
  }
  /** Effects that go on do so with the text that their object has now. */
  reword(id, words3) {
    for (const effect2 of [...this.kept.values()]) {
      if (effect2.source !== id) continue;
      this.kept.delete(effect2.key);
      const at = effect2.key.slice(effect2.compiled.path.length);
      const ability2 = patched(effect2.ability.slice(0, -at.length), { words: words3 });
      const compiled = this.table.library.effect(patched(effect2.compiled.path, { words: words3 }), ability2);
      const renamed3 = { ...effect2, key: compiled.path + at, ability: ability2 + at, compiled };
      this.kept.set(renamed3.key, renamed3);
      const objects = this.begun.get(effect2.key);
      if (objects !== void 0) this.begun.set(renamed3.key, objects);
    }
  }
};
function controllerIn(values, row) {
  return typeof values.controller === "number" ? values.controller : row.controller;
}
function sameMeaning(part, one2, other3) {
  if (one2 === null || other3 === null) return one2 === other3;
  if (one2.objects.length !== other3.objects.length || !one2.objects.every((id, at) => id === other3.objects[at])) return false;
  return part.plain || JSON.stringify(one2.does) === JSON.stringify(other3.does);
}
function partOf2(effect2, layer2) {
  return effect2.compiled.parts.find((part) => part.layer === layer2);
}
var empty = [];

function worldOf(table) {
  const { cache, journal } = table;
  const known9 = cache.world;
  if (known9 !== null && known9.age === (cache.farSighted ? journal.epoch * 2 : journal.nearEpoch * 2 + 1)) return known9;
  return cache.world = deriveWorld(table, mayMeet);
}
var asPrinted = { final: /* @__PURE__ */ new Map(), steps: /* @__PURE__ */ new Map(), effects: [], players: [] };
function deriveWorld(table, meets3) {
  const { cache, journal } = table;
  if (isUnchanged(table)) {
    cache.farSighted = false;
    return { ...asPrinted, age: journal.nearEpoch * 2 + 1, playerValues: /* @__PURE__ */ new Map() };
  }
  const building = new Building(table, meets3);
  cache.building = building;
  try {
    building.run();
  } finally {
    cache.building = null;
  }
  cache.farSighted = building.far;
  const age = building.far ? journal.epoch * 2 : journal.nearEpoch * 2 + 1;
  return {
    age,
    final: building.current,
    steps: building.steps,
    effects: building.effects(),
    players: building.players(),
    playerValues: /* @__PURE__ */ new Map()
  };
}
function orderedValues(table, id, cut2) {
  const building = table.cache.building;
  if (building === null) {
    if (cut2 === void 0) return finalValues(table, id);
    const { final, steps: steps3 } = worldOf(table);
    return (cut2 >= table.game.layers.length ? final.get(id) : after(steps3.get(id), cut2)) ?? knownBase(table, id);
  }
  return (cut2 === void 0 || cut2 >= building.layer ? building.current.get(id) : after(building.steps.get(id), cut2)) ?? knownBase(table, id);
}
function finalValues(table, id) {
  const { cache, journal } = table;
  const { final: known9, finalAt } = cache;
  if (finalAt[id] === (cache.farSighted ? journal.epoch * 2 : journal.nearEpoch * 2 + 1)) return known9[id];
  const { age, final } = worldOf(table);
  const values = (final.size === 0 ? void 0 : final.get(id)) ?? knownBase(table, id);
  if (table.game.baseFields !== void 0) {
    known9[id] = values;
    finalAt[id] = age;
  }
  return values;
}
function rewrittenCopiable(table, id) {
  const { copiable } = table.game;
  if (!table.ordered || copiable === void 0) return null;
  const { steps: steps3 } = worldOf(table);
  return steps3.size === 0 ? null : after(steps3.get(id), table.library.cutOf("copiable")) ?? null;
}
function after(steps3, cut2) {
  let found3;
  for (const step2 of steps3 ?? []) if (step2.layer <= cut2) found3 = step2.values;
  return found3;
}
function orderedPlayerValues(table, seat) {
  const { playerValues: playerValues2 } = worldOf(table);
  const known9 = playerValues2.get(seat);
  if (known9 !== void 0) return known9;
  const values = playerValuesSince(table, seat, 0);
  playerValues2.set(seat, values);
  return values;
}
function playerValuesSince(table, seat, stamp) {
  const values = table.game.playerValues(table, seat);
  for (const effect2 of worldOf(table).players) {
    if (effect2.stamp <= stamp) continue;
    const { modifier, condition: condition2, parts } = effect2.compiled;
    const env = envOf2(table, effect2);
    const seats = effect2.row !== null && effect2.row.seats.length > 0 ? effect2.row.seats : seatsOf(table, env, modifier.players);
    if (!seats.includes(seat) || condition2 !== void 0 && !holds(table, env, condition2)) continue;
    for (const part of parts) rewrite(table, values, resolve(table, env, part));
  }
  return values;
}

function valuesOf2(table, id, cut2) {
  if (table.ordered) return orderedValues(table, id, cut2);
  const { cache } = table;
  refresh(table);
  const age = ageOf(table, id);
  const last = table.game.layers.length - 1;
  const wanted2 = cut2 === void 0 || cut2 > last ? last : cut2;
  const upTo = cache.limit < wanted2 ? cache.limit : wanted2;
  if (upTo === last && cache.finalAt[id] === age) return cache.final[id];
  const key = id * LAYERS + upTo + 1;
  if (upTo < last) {
    const known9 = cache.below.get(key);
    if (known9?.age === age) return known9.values;
  }
  const values = modified(table, id, upTo) ?? baseOf2(table, id, age);
  if (upTo === last) {
    cache.final[id] = values;
    cache.finalAt[id] = age;
  } else cache.below.set(key, { age, values });
  return values;
}
function ageOf(table, id) {
  return table.object(id).slot === "" ? table.journal.epoch * 2 : ageInPlay(table);
}
function ageInPlay(table) {
  const { journal, cache } = table;
  return cache.farSighted ? journal.epoch * 2 : journal.nearEpoch * 2 + 1;
}
function modified(table, id, upTo) {
  const { cache } = table;
  const outer = cache.limit;
  let values = null;
  for (const active of modifiersFor(table, id)) {
    if (active.layer > upTo) break;
    cache.limit = active.layer - 1;
    const env = about(active.env, id);
    if (!concerns(table, active, env, id)) continue;
    values ??= freshBase(table, id);
    change(table, values, active.modifier, env, active.path);
  }
  cache.limit = outer;
  if (values !== null) table.game.finishValues?.(values);
  return values;
}
function freshBase(table, id) {
  const { cache } = table;
  const outer = cache.limit;
  cache.limit = -1;
  const base = table.game.baseValues(table, table.object(id));
  cache.limit = outer;
  return base;
}
function baseOf2(table, id, age) {
  const { cache } = table;
  if (cache.baseAt[id] === age) return cache.base[id];
  const base = freshBase(table, id);
  table.game.finishValues?.(base);
  cache.base[id] = base;
  cache.baseAt[id] = age;
  return base;
}
function playerValuesOf(table, seat) {
  if (table.ordered) return orderedPlayerValues(table, seat);
  refresh(table);
  const { cache } = table;
  const upTo = Math.min(table.game.layers.length - 1, cache.limit);
  const key = seat * LAYERS + upTo + 1;
  const known9 = cache.players.get(key);
  if (known9) return known9;
  const outer = cache.limit;
  cache.limit = -1;
  const values = table.game.playerValues(table, seat);
  for (const active of cache.modifiers.players) {
    if (active.layer > upTo) break;
    const players2 = active.modifier.players;
    cache.limit = active.layer - 1;
    const seats = active.objects !== null || active.seats.length > 0 ? active.seats : seatsOf(table, active.env, players2);
    if (!seats.includes(seat) || !stands(table, active)) continue;
    if (active.modifier.if !== void 0 && !holds(table, active.env, active.modifier.if)) continue;
    change(table, values, active.modifier, active.env, active.path);
  }
  cache.limit = outer;
  cache.players.set(key, values);
  return values;
}
var LAYERS = 32;
function has(table, id, characteristic, word4) {
  const list3 = valuesOf2(table, id)[characteristic];
  return Array.isArray(list3) && list3.includes(word4);
}
function numberOf(table, id, characteristic) {
  const value = valuesOf2(table, id)[characteristic];
  return typeof value === "number" ? value : 0;
}
function refresh(table) {
  const { cache, journal } = table;
  if (cache.nearEpoch === journal.nearEpoch && (cache.epoch === journal.epoch || !cache.farSighted)) return;
  cache.limit = uncut;
  cache.epoch = journal.epoch;
  cache.nearEpoch = journal.nearEpoch;
  cache.below.clear();
  cache.players.clear();
  const modifiers2 = findModifiers(table);
  cache.modifiers = modifiers2;
  cache.farSighted = modifiers2.farSighted;
}
function modifiersFor(table, id) {
  const { byObject, open: open3 } = table.cache.modifiers;
  return byObject[id] ?? open3;
}
function findModifiers(table) {
  const found3 = [];
  for (const id of table.game.modifierSources(table)) for (const active of standingOf(table, table.object(id))) found3.push(active);
  if (table.journal.size(table.state.effects) > 0) addLasting(table, found3);
  if (found3.length > 1) found3.sort((a, b) => a.layer - b.layer || a.stamp - b.stamp);
  return sorted(found3);
}
function sorted(found3) {
  const players2 = [];
  const open3 = [];
  const byObject = [];
  const listed3 = [];
  for (const active of found3) {
    const { modifier, objects, env } = active;
    if (modifier.players !== void 0) players2.push(active);
    else if (objects !== null) for (const id of objects) listFor(byObject, listed3, id, open3).push(active);
    else if (modifier.of === void 0 || modifier.of === "self") listFor(byObject, listed3, env.self, open3).push(active);
    else {
      for (const id of listed3) byObject[id]?.push(active);
      open3.push(active);
    }
  }
  return { farSighted: found3.some((active) => active.modifier.farSighted), players: players2, open: open3, byObject };
}
function listFor(byObject, listed3, id, open3) {
  const known9 = byObject[id];
  if (known9 !== void 0) return known9;
  listed3.push(id);
  return byObject[id] = [...open3];
}
function standingOf(table, row) {
  const { id, stamp, controller, zone, slot, host: host2, card: card5 } = row;
  const known9 = table.cache.standing[id];
  if (known9 !== void 0 && known9.stamp === stamp && known9.controller === controller && known9.zone === zone && known9.slot === slot && known9.host === host2 && known9.card === card5)
    return known9.list;
  const kind = kindOfPlace(table, row);
  const list3 = [];
  for (const { ability: ability2, standing: standing4 } of table.program(row).statics) {
    if (!(ability2.from ?? table.game.inPlay).includes(kind)) continue;
    for (const { modifier, layer: layer2, path } of standing4) {
      const env = { self: id, card: card5, you: controller, event: null, vars: {}, each: 0, subject: 0, cut: layer2 - 1 };
      list3.push({
        modifier,
        path,
        layer: layer2,
        stamp,
        env,
        objects: null,
        seats: [],
        standing: true,
        source: sourceOf(table, env, "standing", path)
      });
    }
  }
  const made2 = { stamp, controller, zone, slot, host: host2, card: card5, list: list3 };
  table.cache.standing[id] = made2;
  return list3;
}
function addLasting(table, found3) {
  const { game, library } = table;
  for (const key in table.state.effects) {
    const effect2 = table.state.effects[key];
    const modifier = library.modifier(effect2.program);
    const layer2 = game.layers.indexOf(modifier.layer);
    const env = {
      self: effect2.source,
      card: effect2.sourceCard,
      you: effect2.controller,
      event: null,
      vars: effect2.vars,
      each: 0,
      subject: 0,
      cut: layer2 - 1
    };
    found3.push({
      modifier,
      path: effect2.program,
      layer: layer2,
      stamp: effect2.stamp,
      env,
      objects: effect2.objects,
      seats: effect2.seats,
      standing: false,
      source: sourceOf(table, env, "lasting", effect2.program)
    });
  }
}
function sourceOf(table, env, kind, program) {
  return table.game.affects === void 0 ? null : effectSource(env, kind, program);
}
function stands(table, active) {
  return !active.standing || table.game.abilitiesWork(table, table.object(active.env.self), active.layer - 1);
}
function concerns(table, active, env, id) {
  const { modifier, objects } = active;
  const { of } = modifier;
  if (objects === null && of !== void 0 && of !== "self") {
    if (of === "host") {
      if (table.find(env.self)?.host !== id) return false;
    } else if (!selects(table, env, of, id)) return false;
  }
  if (!stands(table, active)) return false;
  if (active.source !== null && table.game.affects?.(table, active.source, table.object(id), active.layer - 1) === false) return false;
  return modifier.if === void 0 || holds(table, env, modifier.if);
}
function change(table, values, modifier, env, path) {
  for (const key in modifier.set) values[key] = literal(table, env, modifier.set[key]);
  for (const key in modifier.add) values[key] = table.number(asNumber(values[key]) + amount(table, env, modifier.add[key]));
  for (const key in modifier.times) values[key] = table.number(asNumber(values[key]) * amount(table, env, modifier.times[key]));
  for (const key in modifier.gain) {
    const old = asList(values[key]);
    const gained3 = modifier.gain[key].filter((word4) => typeof word4 === "object" || !old.includes(word4)).map((word4) => handedOut(env, word4));
    if (gained3.length > 0) values[key] = [...old, ...gained3];
  }
  for (const key in modifier.lose) {
    const lost2 = modifier.lose[key];
    values[key] = lost2 === "all" ? [] : asList(values[key]).filter((word4) => !lost2.includes(word4));
  }
  modifier.abilities?.forEach((_, index) => {
    values.abilities = [...asList(values.abilities), `${path}/abilities/${index}`];
  });
}
function handedOut(env, word4) {
  if (typeof word4 !== "object" || word4 === null || Array.isArray(word4)) return word4;
  const bound2 = Object.keys(env.vars).length > 0;
  if (!bound2 && !speaksOfSource(word4)) return word4;
  const fields5 = Object.entries(word4).map(
    ([name, field3]) => [name, typeof field3 === "object" && field3 !== null && "tree" in field3 ? closed(env, field3.tree) : field3]
  );
  return Object.fromEntries(fields5);
}
function withVar(vars, name, value) {
  return { ...vars, [name]: value };
}

var none3 = [];
function abilitiesOf(table, row) {
  if (table.ordered) return derivedAbilities(table, row.id);
  const own2 = table.program(row).abilities;
  if (row.slot === "") return own2;
  const lent = valuesOf2(table, row.id).abilities;
  return Array.isArray(lent) && lent.length > 0 ? [...own2, ...lent.map((path) => table.library.ability(path))] : own2;
}
function abilitiesAt(table, row, key) {
  if (table.ordered) return abilitiesOf(table, row).filter((one2) => waitsFor(one2, key));
  const own2 = table.program(row).byMoment.get(key) ?? none3;
  if (row.slot === "" || !table.library.openings.awaitedByLent.has(key)) return own2;
  const lent = valuesOf2(table, row.id).abilities;
  if (!Array.isArray(lent) || lent.length === 0) return own2;
  const found3 = lent.map((path) => table.library.ability(path));
  return [...own2, ...found3.filter((one2) => waitsFor(one2, key))];
}
function waitsFor(compiled, key) {
  return compiled.triggers.some((trigger) => trigger.key === key);
}
function bears(table, row, path) {
  if (table.ordered) return abilitiesOf(table, row).some((one2) => one2.path === path);
  return table.library.ability(path).printedOn === row.card || has(table, row.id, "abilities", path);
}
function functions(table, row, compiled) {
  const { game } = table;
  if (!table.ordered && compiled.printedOn !== row.card) return has(table, row.id, "abilities", compiled.path);
  const { ability: ability2 } = compiled;
  const kind = kindOfPlace(table, row);
  if (!(ability2.from ?? (ability2.kind === "spell" ? game.spellsFrom : game.inPlay)).includes(kind)) return false;
  if (table.ordered) return bears(table, row, compiled.path);
  return !game.inPlay.includes(kind) || game.abilitiesWork(table, row);
}
function rewrittenObjects(table) {
  return worldOf(table).final.keys();
}
function derivedAbilities(table, id) {
  const values = valuesOf2(table, id);
  const { borne } = table.cache;
  const known9 = borne[id];
  if (known9 !== void 0 && known9.values === values) return known9.list;
  const list3 = [...asList(values.abilities), ...pathsOfKeywords(table.game, asList(values.keywords))].map(
    (path) => table.library.ability(path)
  );
  borne[id] = { values, list: list3 };
  return list3;
}

var { MAX_SAFE_INTEGER } = Number;
var mostOf = (option) => option.most ?? MAX_SAFE_INTEGER;
var leastOf = (option, min) => option.least === void 0 ? min : Math.max(min, option.least);
var isEnough = (option, amount3) => option.enough === void 0 || amount3 >= option.enough;
function faultIn(domain, amounts2) {
  const { options: options2, min, total } = domain;
  let sum = 0;
  let waiting3 = null;
  for (const [at, option] of options2.entries()) {
    const amount3 = amounts2[at] ?? 0;
    const least = leastOf(option, min);
    if (amount3 < least) return `${option.id} must get at least ${least}.`;
    if (amount3 > mostOf(option)) return `${option.id} can get at most ${mostOf(option)}.`;
    if (waiting3 !== null && amount3 > least) return `${option.id} gets more only once ${waiting3.id} has ${waiting3.enough}.`;
    if (waiting3 === null && !isEnough(option, amount3)) waiting3 = option;
    sum += amount3;
  }
  return sum === total ? null : `The amounts must add up to ${total}, not ${sum}.`;
}
function leasts({ options: options2, min }) {
  const from = [];
  from[options2.length] = 0;
  for (let at = options2.length - 1; at >= 0; at--) from[at] = from[at + 1] + leastOf(options2[at], min);
  return from;
}
function capacities(domain, least) {
  const { options: options2 } = domain;
  const from = [];
  from[options2.length] = 0;
  for (let at = options2.length - 1; at >= 0; at--) {
    const option = options2[at];
    const behind3 = isEnough(option, mostOf(option)) ? from[at + 1] : least[at + 1];
    from[at] = Math.min(MAX_SAFE_INTEGER, mostOf(option) + behind3);
  }
  return from;
}
function canDistribute(domain) {
  const { options: options2, min, total } = domain;
  const least = leasts(domain);
  return options2.every((option) => mostOf(option) >= leastOf(option, min)) && total >= least[0] && total <= capacities(domain, least)[0];
}
function boundsAt(domain, behind3, room, at, left) {
  const { options: options2, min } = domain;
  const option = options2[at];
  const whole = left - behind3[at + 1];
  const last = Math.min(mostOf(option), whole);
  const first2 = Math.max(leastOf(option, min), option.enough ?? min, left - room[at + 1]);
  return first2 <= last ? { first: first2, last } : { first: whole, last: whole };
}
function walk(domain, take2) {
  const behind3 = leasts(domain);
  const room = capacities(domain, behind3);
  let left = domain.total;
  return domain.options.map((_option, at) => {
    const { first: first2, last } = boundsAt(domain, behind3, room, at, left);
    const amount3 = take2(first2, last);
    left -= amount3;
    return amount3;
  });
}
function drawAmounts(domain, draw3) {
  return canDistribute(domain) ? walk(domain, (first2, last) => first2 + draw3(last - first2 + 1)) : null;
}
function plainAmounts(domain) {
  if (!canDistribute(domain)) return null;
  const { options: options2, min } = domain;
  const amounts2 = options2.map((option) => leastOf(option, min));
  let left = domain.total - amounts2.reduce((sum, amount3) => sum + amount3, 0);
  const give = (at, upTo) => {
    const more = Math.max(0, Math.min(left, upTo - amounts2[at]));
    amounts2[at] = amounts2[at] + more;
    left -= more;
  };
  const blocked = options2.findIndex((option) => !isEnough(option, mostOf(option)));
  const reached2 = blocked < 0 ? options2.length : blocked + 1;
  for (let at = 0; at < reached2; at++) give(at, Math.min(mostOf(options2[at]), options2[at].enough ?? min));
  for (let at = reached2 - 1; at >= 0; at--) give(at, mostOf(options2[at]));
  return amounts2;
}
function byOption(domain, amounts2) {
  return Object.fromEntries(domain.options.map((option, at) => [option.id, amounts2[at] ?? 0]));
}

var NAME = "name:";
function withExample(table, decision) {
  const { domain } = decision;
  if (domain.type === "name") return { ...decision, domain: { ...domain, example: [someName(table, decision, 0)] } };
  if (domain.type !== "options" || domain.checked !== true) return decision;
  return { ...decision, domain: { ...domain, example: [...must(completed(table, decision, []), `a legal answer to ${decision.kind}`)] } };
}
function objectionTo(table, decision, picks) {
  return must(table.game.acceptPicks, "acceptPicks of the game")(table, decision, picks);
}
function objectionToAmounts(table, decision, amounts2) {
  return must(table.game.acceptAmounts, "acceptAmounts of the game")(table, decision, amounts2);
}
function completed(table, decision, picked2) {
  return must(table.game.completePicks, "completePicks of the game")(table, decision, picked2);
}
function someName(table, decision, from) {
  const names4 = [...table.library.cardsByName()];
  for (let at = 0; at < names4.length; at++) {
    const [key, card5] = names4[(from + at) % names4.length];
    if (mayBeNamed(table, decision, card5, key) === null) return NAME + key;
  }
  throw new InvariantBroken(`decision ${decision.id} (${decision.kind}) has no legal answer`);
}
function mayBeNamed(table, decision, card5, key) {
  return table.game.acceptName?.(table, decision, card5, key) ?? null;
}
function nameIn(pick) {
  return pick.startsWith(NAME) ? pick.slice(NAME.length) : null;
}

var { clz32 } = Math;
var single = [1];
var weightsOf = (option) => option.weight ?? single;
function sumsOf(options2) {
  let sums = /* @__PURE__ */ new Set([0]);
  for (const option of options2) sums = added(sums, option);
  return sums;
}
function added(sums, option) {
  const next5 = /* @__PURE__ */ new Set();
  for (const weight of weightsOf(option)) for (const so of sums) next5.add(so + weight);
  return next5;
}
function reaches(options2, sum) {
  return sumsOf(options2).has(sum);
}
function completeToSum(domain, sum, picked2, rest) {
  const low = bound([...picked2, ...rest], Math.min);
  const high = bound([...picked2, ...rest], Math.max);
  if (sum < low || sum > high) return null;
  return high - low < BITS && domain.groups !== true ? byMasks(domain, sum, low, picked2, rest) : bySearch(domain, sum, picked2, rest);
}
function bound(options2, pick) {
  let total = 0;
  for (const option of options2) total += pick(0, ...weightsOf(option));
  return total;
}
var BITS = 31;
var moved = (mask, by) => by >= 0 ? mask << by : mask >>> -by;
function withOption(mask, option) {
  let next5 = 0;
  for (const weight of weightsOf(option)) next5 |= moved(mask, weight);
  return next5;
}
function byMasks(domain, sum, low, picked2, rest) {
  const most = Math.min(domain.max - picked2.length, rest.length);
  if (most < 0) return null;
  const least = Math.max(0, domain.min - picked2.length);
  const nothing9 = 1 << -low;
  const width = most + 1;
  const ahead = new Int32Array((rest.length + 1) * width);
  ahead[rest.length * width] = nothing9;
  for (let at = rest.length - 1; at >= 0; at--) {
    for (let count = 0; count <= most; count++) {
      const without2 = ahead[(at + 1) * width + count];
      const taking = count === 0 ? 0 : withOption(ahead[(at + 1) * width + count - 1], rest[at]);
      ahead[at * width + count] = without2 | taking;
    }
  }
  const possible3 = (mask2, taken4, at) => {
    for (let count = Math.max(0, least - taken4); count + taken4 <= most; count++)
      if (meets(mask2, ahead[at * width + count], sum, low)) return true;
    return false;
  };
  let mask = nothing9;
  for (const option of picked2) mask = withOption(mask, option);
  if (!possible3(mask, 0, 0)) return null;
  const chosen8 = [];
  for (let at = 0; at < rest.length; at++) {
    if (chosen8.length >= least && mask >>> sum - low & 1) break;
    const option = rest[at];
    const next5 = withOption(mask, option);
    if (chosen8.length >= most || !possible3(next5, chosen8.length + 1, at + 1)) continue;
    chosen8.push(option);
    mask = next5;
  }
  return [...picked2, ...chosen8];
}
function meets(one2, other3, sum, low) {
  if (other3 === 0) return false;
  for (let left = one2; left !== 0; left &= left - 1) {
    const bit2 = 31 - clz32(left & -left);
    const wanted2 = sum - (bit2 + low) - low;
    if (wanted2 >= 0 && wanted2 < BITS && other3 >>> wanted2 & 1) return true;
  }
  return false;
}
function bySearch(domain, sum, picked2, rest) {
  const dead = /* @__PURE__ */ new Set();
  const grouped = domain.groups === true;
  const search3 = (chosen8, at, sums) => {
    if (chosen8.length >= domain.min && chosen8.length <= domain.max && sums.has(sum)) return chosen8;
    if (at >= rest.length || chosen8.length >= domain.max) return null;
    const taken4 = grouped ? chosen8.flatMap(({ group }) => group ?? []).sort().join("\n") : "";
    const key = `${at}|${chosen8.length}|${[...sums].sort((a, b) => a - b).join()}|${taken4}`;
    if (dead.has(key)) return null;
    const option = rest[at];
    const free2 = !grouped || option.group === void 0 || !chosen8.some(({ group }) => group === option.group);
    const found3 = (free2 ? search3([...chosen8, option], at + 1, added(sums, option)) : null) ?? search3(chosen8, at + 1, sums);
    if (found3 === null) dead.add(key);
    return found3;
  };
  return search3(picked2, 0, sumsOf(picked2));
}

function checkAnswer(table, decision, answer2) {
  const { domain } = decision;
  if (typeof answer2 !== "object" || answer2 === null) return malformed(decision, "An answer is an object.");
  if (domain.type === "bulk") {
    if (!("bulk" in answer2)) return malformed(decision, "This decision takes a bulk answer.");
    const accepted2 = table.game.acceptBulk(table, decision, answer2.bulk);
    if (accepted2.ok) return { answer: { bulk: accepted2.value } };
    const [first2] = accepted2.violations;
    return {
      code: "deck/illegal",
      rule: first2?.rule ?? decision.rule,
      detail: first2?.detail ?? "The deck is not legal.",
      params: { violations: accepted2.violations }
    };
  }
  if (domain.type === "number") {
    if (!("number" in answer2) || !Number.isSafeInteger(answer2.number)) return malformed(decision, "This decision takes an integer.");
    if (answer2.number < domain.min || answer2.number > domain.max)
      return illegal(decision, `The number must lie between ${domain.min} and ${domain.max}.`);
    return { answer: { number: answer2.number + 0 } };
  }
  if (domain.type === "distribution") return checkAmounts(table, decision, domain, answer2);
  if (!("picks" in answer2) || !Array.isArray(answer2.picks) || !answer2.picks.every((pick) => typeof pick === "string")) {
    return malformed(decision, "This decision takes a list of option ids.");
  }
  return domain.type === "name" ? checkName(table, decision, answer2.picks) : checkPicks(table, decision, domain, answer2.picks);
}
function checkAmounts(table, decision, domain, answer2) {
  if (!("amounts" in answer2) || typeof answer2.amounts !== "object" || answer2.amounts === null || Array.isArray(answer2.amounts)) {
    return malformed(decision, "This decision takes amounts by option id.");
  }
  const given2 = new Map(Object.entries(answer2.amounts));
  for (const amount3 of given2.values()) if (!Number.isSafeInteger(amount3)) return malformed(decision, "Amounts are integers.");
  for (const id of given2.keys()) if (!domain.options.some((option) => option.id === id)) return notOffered(table, decision, id);
  const amounts2 = domain.options.map((option) => (given2.get(option.id) ?? 0) + 0);
  const fault = faultIn(domain, amounts2);
  if (fault !== null) return illegal(decision, fault);
  const kept4 = byOption(domain, amounts2);
  const objection = domain.checked === true ? objectionToAmounts(table, decision, kept4) : null;
  return objection === null ? { answer: { amounts: kept4 } } : illegal(decision, objection.detail, objection.rule);
}
function checkName(table, decision, picks) {
  const [pick] = picks;
  if (pick === void 0 || picks.length > 1) return illegal(decision, "Give one name.");
  const key = nameIn(pick);
  const card5 = key === null ? void 0 : table.library.cardsByName().get(key);
  if (key === null || card5 === void 0) return illegal(decision, `${JSON.stringify(pick)} is no name of the catalogue.`);
  const objection = mayBeNamed(table, decision, card5, key);
  return objection === null ? { answer: { picks: [pick] } } : illegal(decision, objection.detail, objection.rule);
}
function checkPicks(table, decision, domain, picks) {
  if (picks.length > 1 && new Set(picks).size !== picks.length) return illegal(decision, "An option can be picked once.");
  if (picks.length < domain.min || picks.length > domain.max)
    return illegal(decision, `Pick at least ${domain.min} and at most ${domain.max}.`);
  const chosen8 = [];
  for (const pick of picks) {
    const option = domain.options.find((one2) => one2.id === pick);
    if (option === void 0) return notOffered(table, decision, pick);
    chosen8.push(option);
  }
  if (domain.groups === true && !isApart(chosen8)) return illegal(decision, "Of options that belong together only one can be picked.");
  if (domain.sum !== void 0 && !reaches(chosen8, domain.sum)) return illegal(decision, `The picks must add up to ${domain.sum}.`);
  const objection = domain.checked === true ? objectionTo(table, decision, picks) : null;
  if (objection !== null) return illegal(decision, objection.detail, objection.rule);
  return { answer: { picks: [...picks] } };
}
function malformed(decision, detail) {
  return { code: "answer/malformed", rule: decision.rule, detail, params: { decision: decision.id } };
}
function illegal(decision, detail, rule2) {
  return { code: "answer/illegal", rule: rule2 ?? decision.rule, detail, params: { decision: decision.id } };
}
function notOffered(table, decision, id) {
  return illegal(decision, `${JSON.stringify(id)} is not offered.`, table.game.refusalRule?.(table, decision, id));
}
function isApart(options2) {
  return firstOfEach(options2).length === options2.length;
}
function firstOfEach(options2) {
  const seen = /* @__PURE__ */ new Set();
  return options2.filter(({ group }) => {
    if (group === void 0) return true;
    const first2 = !seen.has(group);
    seen.add(group);
    return first2;
  });
}
function complete(domain, picked2) {
  if (domain.groups === true && !isApart(picked2)) return null;
  if (domain.sum === void 0) {
    const open3 = domain.options.filter((one2) => !picked2.includes(one2));
    const rest = domain.groups === true ? firstOfEach([...picked2, ...open3]).slice(picked2.length) : open3;
    const wanted2 = Math.max(0, domain.min - picked2.length);
    return picked2.length <= domain.max && rest.length >= wanted2 ? [...picked2, ...rest.slice(0, wanted2)] : null;
  }
  return completeToSum(
    domain,
    domain.sum,
    picked2,
    domain.options.filter((one2) => !picked2.includes(one2))
  );
}
function picksOf(answer2) {
  if (typeof answer2 === "object" && answer2 !== null && "picks" in answer2) return answer2.picks;
  throw new InvariantBroken("an answer with picks was expected");
}
function numberOfAnswer(answer2) {
  if (typeof answer2 === "object" && answer2 !== null && "number" in answer2) return answer2.number;
  throw new InvariantBroken("an answer with a number was expected");
}
function amountsOf(answer2) {
  if (typeof answer2 === "object" && answer2 !== null && "amounts" in answer2) return answer2.amounts;
  throw new InvariantBroken("an answer with amounts was expected");
}
function nameOfAnswer(answer2) {
  const key = nameIn(picksOf(answer2)[0] ?? "");
  if (key === null) throw new InvariantBroken("an answer with a name was expected");
  return key;
}
function bulkOf(answer2) {
  if (typeof answer2 === "object" && answer2 !== null && "bulk" in answer2) return answer2.bulk;
  throw new InvariantBroken("a bulk answer was expected");
}

function payable(table, env, cost) {
  if (cost === void 0) return true;
  if (!cost.every((verb2) => table.library.verb(verb2.verb).payable?.(table, verb2, env) ?? true)) return false;
  return cost.length < 2 || table.game.paysTogether?.(table, env, cost) !== false;
}
function feasible(table, env, clauses) {
  if (clauses.length === 0) return true;
  return clauses.some((clause2) => {
    if (clause2.if !== void 0 && !holds(table, env, clause2.if)) return false;
    if (clause2.forEachPlayer !== void 0) return seatsOf(table, env, clause2.forEachPlayer).length > 0;
    if (clause2.repeat !== void 0 && amount(table, env, clause2.repeat) <= 0) return false;
    if (clause2.forEach !== void 0 && select(table, env, clause2.forEach).length === 0) return false;
    if (!payable(table, env, clause2.cost)) return false;
    return (clause2.choose ?? []).every((choice2, index) => index > 0 || choosable(table, env, choice2));
  });
}
function choosable(table, env, choice2) {
  const least = choice2.min === void 0 ? 1 : amount(table, env, choice2.min);
  if (least <= 0) return true;
  if (choice2.name !== void 0 || choice2.divide !== void 0) return true;
  if (choice2.slot !== void 0) return choosableSlots(table, env, choice2.slot).length > 0;
  if (choice2.from === void 0 ? choice2.players === void 0 : hiddenFrom(table, env, choice2.from)) return true;
  const found3 = candidates(table, env, choice2);
  const there = choice2.different === void 0 ? found3.length : new Set(groupsOf(table, found3, choice2.different)).size;
  return there >= (choice2.strict === true ? least : 1) && (choice2.sum === void 0 || objectsDomain(table, env, choice2, found3, env.you).max > 0);
}
function choosableSlots(table, env, asked4) {
  const side = asked4.seat === void 0 ? env.you : seatOf(table, env, asked4.seat);
  const [object] = asked4.object === void 0 ? [] : objectsOf(table, env, asked4.object);
  return table.game.slotsFor?.(table, env, asked4.for, side, object === void 0 ? null : table.object(object), asked4.args ?? {}) ?? [];
}
function objectsDomain(table, env, choice2, found3, by) {
  const least = choice2.min === void 0 ? 1 : amount(table, env, choice2.min);
  const groups = choice2.different === void 0 ? null : groupsOf(table, found3, choice2.different);
  const there = groups === null ? found3.length : new Set(groups).size;
  const most = Math.max(0, Math.min(there, choice2.max === void 0 ? Math.max(1, least) : amount(table, env, choice2.max)));
  const { sum } = choice2;
  if (choice2.strict === true && most < least) return { type: "options", options: [], min: 0, max: 0 };
  const options2 = found3.map((id, at) => {
    const seat = seatOfId(id);
    const group = groups === null ? void 0 : { group: groups[at] };
    if (seat !== null) return { ...playerOption(seat), ...group };
    const row = knownRow(table, id) ?? table.object(id);
    const open3 = facesSeat(table, row, by);
    const params = open3 ? { card: row.card, object: id } : { object: id };
    return {
      id: `object:${id}`,
      label: open3 ? "object" : "hiddenObject",
      params,
      object: id,
      ...sum === void 0 ? {} : { weight: weights(table, id, sum.of) },
      ...group
    };
  });
  const plain5 = {
    type: "options",
    options: options2,
    min: Math.max(0, Math.min(most, least)),
    max: most,
    ...groups === null ? {} : { groups: true }
  };
  if (sum === void 0) return plain5;
  const summed = { ...plain5, sum: amount(table, env, sum.is) };
  return complete(summed, []) === null ? { ...plain5, min: 0, max: 0 } : summed;
}
function playerOption(seat) {
  return { id: `player:${seat}`, label: "player", params: { seat } };
}
function groupsOf(table, ids2, characteristic) {
  const values = [];
  return ids2.map((id) => {
    const value = JSON.stringify(valueFor(table, id, characteristic) ?? null);
    if (!values.includes(value)) values.push(value);
    return String(values.indexOf(value));
  });
}
function valueFor(table, id, characteristic) {
  const seat = seatOfId(id);
  if (seat !== null) return seat;
  if (characteristic === "controller") return table.controllerOf(table.object(id));
  return characteristic === "owner" ? table.object(id).owner : valuesOf2(table, id)[characteristic];
}
function isLookedThrough(table, row) {
  return row.zone !== "" && table.game.visibility[table.zone(row.zone).kind] === "nobody";
}
function facesSeat(table, row, seat) {
  if (isLookedThrough(table, row)) return true;
  return seesFace(table, row, table.game.decider?.(table, seat) ?? seat);
}
function weights(table, id, characteristic) {
  const value = valuesOf2(table, id)[characteristic];
  if (Array.isArray(value)) return value;
  return [typeof value === "number" ? value : 0];
}
function hiddenFrom(table, env, { from, of }) {
  const kinds3 = typeof from === "string" ? [from] : from;
  return kinds3.some((kind) => {
    const who = table.game.visibility[kind];
    if (who === void 0 || who === "all") return false;
    return who !== "faces" && who !== "pile" || select(table, env, of === void 0 ? { from: kind } : { from: kind, of }).some((id) => showsBack(table, id));
  });
}
function showsBack(table, id) {
  const row = table.object(id);
  return table.seats().some((seat) => table.game.hides?.(table, row, seat) === true);
}
function candidates(table, env, choice2) {
  const zoned = choice2.from === void 0 ? nothing2 : select(table, env, choice2.from).filter(
    (id) => choice2.target !== true || table.game.canTarget(table, env, table.object(id), choice2)
  );
  const objects = choice2.also === void 0 ? zoned : [...zoned, ...othersFor(table, env, choice2, choice2.also, zoned)];
  if (choice2.players === void 0 && choice2.notChosenFor === void 0) return objects;
  const found3 = [...objects, ...playersFor(table, env, choice2).map(idOfSeat)];
  const taken4 = takenFor(env, choice2.notChosenFor ?? nothing2).map((id) => table.idNow(id));
  return found3.filter((id) => !taken4.includes(id));
}
var nothing2 = [];
function othersFor(table, env, { from }, set2, zoned) {
  const rule2 = table.game.sets?.[set2] ?? missing("set", set2);
  return rule2(table).filter(
    (id) => !zoned.includes(id) && knownRow(table, id) !== null && (from?.where === void 0 || matches(table, env, id, from.where))
  );
}
function playersFor(table, env, choice2) {
  if (choice2.players === void 0) return nothing2;
  const seats = choice2.players === true ? table.game.seatOrder(table) : seatsOf(table, env, choice2.players);
  return choice2.target === true ? seats.filter((seat) => table.game.canTargetPlayer?.(table, env, seat, choice2) !== false) : seats;
}
function takenFor(env, names4) {
  return (typeof names4 === "string" ? [names4] : names4).flatMap((name) => {
    const value = env.vars[name];
    if (typeof value === "number") return [value];
    return Array.isArray(value) ? value : nothing2;
  });
}

function allChoosable(table, env, [choice2, ...later2]) {
  if (choice2 === void 0) return true;
  if (!choosable(table, env, choice2)) return false;
  if (!isSpokenOf(choice2, later2)) return allChoosable(table, env, later2);
  return possibleValues(table, env, choice2).some((value) => allChoosable(table, withBound(env, choice2.as, value), later2));
}
function sparingLater(table, env, choice2, later2) {
  const { from } = choice2;
  if (from === void 0 || !isSpokenOf(choice2, later2)) return choice2;
  const left = candidates(table, env, choice2).filter((id) => allChoosable(table, withBound(env, choice2.as, [id]), later2));
  return { ...choice2, from: { ...from, where: { any: left.map((id) => ({ is: { id } })) } } };
}
var withBound = (env, name, value) => ({ ...env, vars: withVar(env.vars, name, value) });
var spoken = /* @__PURE__ */ new WeakMap();
function namesIn(choice2) {
  let found3 = spoken.get(choice2);
  if (found3 === void 0)
    spoken.set(choice2, found3 = new Set([...JSON.stringify(choice2).matchAll(/\{"var":"([^"]+)"\}/g)].map((match) => match[1])));
  return found3;
}
function isSpokenOf({ as, from, number, players: players2 }, later2) {
  if (from === void 0 && number === void 0 || players2 !== void 0) return false;
  return later2.some((one2) => namesIn(one2).has(as));
}
function possibleValues(table, env, choice2) {
  const { number } = choice2;
  if (number === void 0) return candidates(table, env, choice2).map((id) => [id]);
  const [least, most] = [amount(table, env, number.min), amount(table, env, number.max ?? number.min)];
  return Array.from({ length: Math.max(0, most - least + 1) }, (_, at) => least + at);
}

function usesLeft(table, listener, limit) {
  return limit.uses * timesBorne(table, listener, limit) - used(table, listener, limit);
}
function timesBorne(table, { object, ability: ability2 }, { scope, as }) {
  const row = scope === "object" && as === void 0 ? table.find(object) : null;
  if (row === null) return 1;
  let times3 = 0;
  for (const { path } of abilitiesOf(table, row)) if (path === ability2) times3++;
  return Math.max(1, times3);
}
function noteUse(table, listener, limit) {
  write(table, listener, limit, used(table, listener, limit) + 1);
}
function giveBack(table, listener, limit) {
  const count = used(table, listener, limit);
  if (count > 0) write(table, listener, limit, count - 1);
}
function used(table, listener, limit) {
  const uses = keeper(table, listener, limit)?.uses;
  const mark = uses?.[ledgerKey(table, listener, limit)];
  return Array.isArray(mark) && mark[0] === table.game.span(table, limit.per, listener.seat) ? mark[1] : 0;
}
function write(table, listener, limit, count) {
  const row = keeper(table, listener, limit);
  if (row === null) return;
  const mark = [table.game.span(table, limit.per, listener.seat), count];
  const entries = { ...row.uses, [ledgerKey(table, listener, limit)]: mark };
  const sorted2 = {};
  for (const key of Object.keys(entries).sort()) sorted2[key] = entries[key];
  table.set(row, "uses", sorted2);
}
function keeper(table, { object, seat }, { scope }) {
  return scope === "object" ? table.find(object) : table.player(seat);
}
function ledgerKey(table, { object, ability: ability2 }, { scope, as }) {
  if (scope !== "name") return as ?? ability2;
  const id = knownRow(table, object)?.card ?? parsePath(ability2).root;
  const { nameOf } = table.game;
  const name = nameOf !== void 0 && table.library.has(id) ? nameOf(table.library.card(id).card) : id;
  return `${name}#${as ?? ability2.slice(ability2.indexOf("/") + 1)}`;
}

function listenerEnv(table, listener, event) {
  return sourceEnv(listener.object, table.object(listener.object).card, listener.seat, event);
}
function isUsedBy({ by }, own2) {
  return by === void 0 ? own2 : by === "any" || !own2;
}
function ready(table, listener, key, event, late) {
  const row = table.find(listener.object);
  if (row === null) return false;
  const compiled = table.library.ability(listener.ability);
  if (!functions(table, row, compiled)) return false;
  const { ability: ability2, triggers } = compiled;
  const env = listenerEnv(table, listener, event);
  if (!triggers.some((trigger) => trigger.key === key && (trigger.if === void 0 || holds(table, env, trigger.if)))) return false;
  if (ability2.when !== void 0 && !holds(table, env, ability2.when)) return false;
  if (late !== true && ability2.limit !== void 0 && usesLeft(table, listener, ability2.limit) <= 0) return false;
  if (late === void 0 && !payable(table, env, ability2.cost)) return false;
  if (!table.game.allowed(table, listener, event)) return false;
  if (ability2.kind === "triggered") return true;
  if (ability2.targets !== void 0) return allChoosable(table, env, ability2.targets);
  return feasible(table, env, ability2.clauses ?? []);
}
function usable(table, seat, key, event) {
  if (!table.library.openings.awaited.has(key)) return [];
  const found3 = [];
  for (const bucket of table.game.listeners?.(table, seat) ?? []) for (const id of bucket) addUsable(table, seat, id, key, event, found3);
  for (const id of table.game.hiddenListeners?.(table, seat) ?? []) addUsable(table, seat, id, key, event, found3);
  return found3;
}
function addUsable(table, seat, id, key, event, found3) {
  for (const compiled of abilitiesAt(table, table.object(id), key)) {
    if (compiled.ability.kind !== "activated" && compiled.ability.kind !== "spell") continue;
    const listener = { object: id, seat, ability: compiled.path };
    if (ready(table, listener, key, event)) found3.push(listener);
  }
}
var abilityProcedure = {
  name: "ability",
  steps: [
    {
      name: "begin",
      run: (table, locals, frame) => {
        const env = envOf(locals);
        const path = locals.ability;
        const { ability: ability2 } = table.library.ability(path);
        table.journal.setWork(frame, "cause", { kind: "ability", seat: env.you, object: env.self, card: env.card });
        table.cause = frame.cause;
        const listener = { object: env.self, seat: env.you, ability: path };
        if (ability2.limit !== void 0) noteUse(table, listener, ability2.limit);
        table.newMoment();
        table.emit("abilityActivated", table.game.rules.optionalEffect, {
          object: env.self,
          card: env.card,
          seat: env.you,
          ability: path,
          ...ability2.keyword === void 0 ? {} : { keyword: ability2.keyword }
        });
        if (ability2.cost !== void 0 && ability2.cost.length > 0) return { call: "verbs", locals: effectLocals(env, `${path}/cost`) };
        return void 0;
      }
    },
    {
      name: "effect",
      run: (table, locals) => {
        const path = locals.ability;
        const { ability: ability2 } = table.library.ability(path);
        const paid = locals.returned;
        if (paid !== null && !paid.done) return { done: { done: false } };
        if (paid?.vars !== void 0) table.local(locals, "vars", paid.vars);
        if (ability2.clauses === void 0 || ability2.clauses.length === 0) return { done: { done: true } };
        return { call: "effect", locals: effectLocals(envOf(locals), `${path}/clauses`), then: "end" };
      }
    },
    { name: "end", run: (_table, locals) => ({ done: locals.returned ?? null }) }
  ]
};
function effectLocals(env, program) {
  return {
    self: env.self,
    card: env.card,
    you: env.you,
    event: env.event,
    vars: env.vars,
    each: env.each,
    subject: 0,
    program,
    at: 0,
    stage: "if",
    only: -1,
    index: 0,
    queue: [],
    allDone: true,
    returned: null,
    answer: null,
    answers: null
  };
}

function compile(ability2, path, printedOn, { layers: layers2, slotKinds: slotKinds2 }) {
  const triggers = (ability2.on ?? []).map((trigger) => ({ ...trigger, key: triggerKey(ability2, trigger) }));
  const standing4 = (ability2.modifiers ?? []).map((modifier, index) => {
    const { when } = ability2;
    const condition2 = when === void 0 ? modifier.if : modifier.if === void 0 ? when : { all: [when, modifier.if] };
    return {
      modifier: inOneShape(modifier, condition2, slotKinds2?.names),
      layer: layers2.indexOf(modifier.layer),
      path: `${path}/modifiers/${index}`
    };
  });
  return { ability: ability2, path, triggers, printedOn, standing: standing4 };
}
function inOneShape(modifier, condition2, slotKinds2 = noKinds) {
  const { layer: layer2, of, players: players2, add: add2, set: set2, times: times3, gain: gain2, lose, abilities } = modifier;
  const farSighted = looksFar([of, players2, condition2, add2, set2, times3], slotKinds2);
  return { layer: layer2, of, players: players2, if: condition2, add: add2, set: set2, times: times3, gain: gain2, lose, abilities, farSighted };
}
var noKinds = [];
var inSight2 = /* @__PURE__ */ new Set(["slots", "attached", "under"]);
function looksFar(node, slotKinds2) {
  if (Array.isArray(node)) return node.some((child) => looksFar(child, slotKinds2));
  if (typeof node !== "object" || node === null) return false;
  const fields5 = node;
  if ("player" in fields5 || "match" in fields5 || "game" in fields5 || "phase" in fields5 || "turnOf" in fields5 || "playerOf" in fields5)
    return true;
  const kinds3 = Array.isArray(fields5.from) ? fields5.from : fields5.from === void 0 ? [] : [fields5.from];
  return kinds3.some((kind) => !inSight2.has(kind) && !slotKinds2.includes(kind)) || Object.entries(fields5).some(([key, child]) => namesElsewhere(key, child) || looksFar(child, slotKinds2));
}
var references = /* @__PURE__ */ new Set([
  "object",
  "of",
  "to",
  "is",
  "except",
  "hostOf",
  "under",
  "attachedTo",
  "became",
  "countOf",
  "controllerOf",
  "ownerOf",
  "max",
  "min",
  "distinct"
]);
function namesElsewhere(key, child) {
  return references.has(key) && typeof child === "object" && child !== null && ("var" in child || "event" in child);
}
function momentKey(event, mark) {
  let marks2 = keys.get(event);
  if (marks2 === void 0) keys.set(event, marks2 = { before: `${event}|before`, at: `${event}|at`, after: `${event}|after` });
  switch (mark) {
    case "before":
      return marks2.before;
    case "at":
      return marks2.at;
    case "after":
      return marks2.after;
  }
}
function replaceKey(event) {
  let key = replaceKeys.get(event);
  if (key === void 0) replaceKeys.set(event, key = `${event}|instead`);
  return key;
}
var replaceKeys = /* @__PURE__ */ new Map();
function triggerKey({ kind }, { event, mark }) {
  if (kind === "replacement") return replaceKey(event);
  return mark === void 0 ? event : momentKey(event, mark);
}
var keys = /* @__PURE__ */ new Map();

function orderingRule(table) {
  const { orderEffects } = table.game.rules;
  return typeof orderEffects === "string" ? orderEffects : orderEffects(table);
}
function replacingRule(table) {
  return table.game.rules.replace ?? orderingRule(table);
}
function wholeOrder(options2) {
  return { type: "options", min: options2.length, max: options2.length, ordered: true, options: options2 };
}
function yesOrNo(about3) {
  const yes = { id: "yes", label: "yes" };
  return { type: "options", min: 1, max: 1, options: [about3 === void 0 ? yes : { ...yes, object: about3 }, { id: "no", label: "no" }] };
}
function saidYes(answer2) {
  return picksOf(answer2)[0] === "yes";
}

function publicly(table, env, condition2) {
  if ("all" in condition2) return worst(table, env, condition2.all, false);
  if ("any" in condition2) return opposite(worst(table, env, condition2.any, true));
  if ("not" in condition2) return opposite(publicly(table, env, condition2.not));
  if (isSecret(table, condition2)) return "unknown";
  return holds(table, env, condition2) ? "yes" : "no";
}
function worst(table, env, parts, opposed) {
  let found3 = "yes";
  for (const part of parts) {
    const verdict = publicly(table, env, part);
    if (verdict === (opposed ? "yes" : "no")) return "no";
    if (verdict === "unknown") found3 = verdict;
  }
  return found3;
}
function opposite(verdict) {
  if (verdict === "unknown") return verdict;
  return verdict === "yes" ? "no" : "yes";
}
var secrets = /* @__PURE__ */ new WeakMap();
function isSecret(table, condition2) {
  const known9 = secrets.get(condition2);
  if (known9 !== void 0) return known9;
  const secret = speaksOfSecrets(table, condition2);
  secrets.set(condition2, secret);
  return secret;
}
function speaksOfSecrets(table, node, sums = false) {
  if (node === "self") return true;
  if (Array.isArray(node)) return node.some((child) => speaksOfSecrets(table, child));
  if (typeof node !== "object" || node === null) return false;
  const fields5 = node;
  const kinds3 = typeof fields5.from === "string" ? [fields5.from] : Array.isArray(fields5.from) ? fields5.from : [];
  const countsOnly = fields5.where === void 0 && fields5.relation === void 0 && !sums;
  if (!countsOnly && kinds3.some((kind) => kind in table.game.visibility && table.game.visibility[kind] !== "all")) return true;
  const reads = typeof fields5.of === "string" && ["sum", "max", "min", "distinct"].some((key) => key in fields5);
  return Object.values(fields5).some((child) => speaksOfSecrets(table, child, reads));
}

function followingOf(table, id) {
  const effects = effectsWith(table, ({ objects, vars }) => objects?.includes(id) === true || names(vars, id));
  const watches = watchesOn(table, id);
  return effects.length === 0 && watches.length === 0 ? null : { effects, watches };
}
var noEffects = [];
var noWatches = [];
function effectsWith({ journal, state: { effects } }, fits2) {
  if (journal.size(effects) === 0) return noEffects;
  return Object.values(effects).filter(fits2).map((effect2) => ({ ...effect2 }));
}
function watchesOn({ journal, state: { watches } }, id) {
  if (journal.size(watches) === 0) return noWatches;
  return Object.values(watches).filter(({ vars }) => names(vars, id)).map((watch) => watch.id);
}
var names = (vars, id) => Object.values(vars).some((value) => isListWith(value, id));
function isListWith(value, id) {
  return Array.isArray(value) && value.includes(id);
}
function carryOver(table, { effects, watches }, was, now) {
  for (const effect2 of effects) {
    const isOn = effect2.objects?.includes(was) === true;
    const standing4 = table.state.effects[effect2.id];
    if (standing4 === void 0) {
      if (isOn) table.journal.insert(table.state.effects, effect2.id, { ...effect2, objects: [now], vars: renamed(effect2.vars, was, now) });
      continue;
    }
    if (isOn) table.set(standing4, "objects", [...standing4.objects ?? [], now]);
    if (names(standing4.vars, was)) table.set(standing4, "vars", renamed(standing4.vars, was, now));
  }
  for (const id of watches) {
    const watch = table.state.watches[id];
    if (watch !== void 0) table.set(watch, "vars", renamed(watch.vars, was, now));
  }
}
var renamed = (vars, was, now) => Object.fromEntries(
  Object.entries(vars).map(([name, value]) => [
    name,
    isListWith(value, was) ? value.map((one2) => one2 === was ? now : one2) : value
  ])
);

var SIGMA = [1634760805, 857760878, 2036477234, 1797285236];
function quarter(s, a, b, c, d) {
  let x = s[a];
  let y = s[b];
  let z = s[c];
  let w = s[d];
  x = x + y | 0;
  w ^= x;
  w = w << 16 | w >>> 16;
  z = z + w | 0;
  y ^= z;
  y = y << 12 | y >>> 20;
  x = x + y | 0;
  w ^= x;
  w = w << 8 | w >>> 24;
  z = z + w | 0;
  y ^= z;
  y = y << 7 | y >>> 25;
  s[a] = x;
  s[b] = y;
  s[c] = z;
  s[d] = w;
}
function chachaBlock(key, counter, nonce) {
  const initial = Int32Array.from([...SIGMA, ...key, counter, ...nonce]);
  const s = initial.slice();
  for (let round = 0; round < 10; round++) {
    quarter(s, 0, 4, 8, 12);
    quarter(s, 1, 5, 9, 13);
    quarter(s, 2, 6, 10, 14);
    quarter(s, 3, 7, 11, 15);
    quarter(s, 0, 5, 10, 15);
    quarter(s, 1, 6, 11, 12);
    quarter(s, 2, 7, 8, 13);
    quarter(s, 3, 4, 9, 14);
  }
  const out = new Uint32Array(16);
  for (let i = 0; i < 16; i++) out[i] = s[i] + initial[i] >>> 0;
  return out;
}
function keyWords(hex) {
  if (!/^[0-9a-f]{64}$/.test(hex)) throw new InvariantBroken("a key has 64 hex digits");
  const words3 = [];
  for (let i = 0; i < 64; i += 8) {
    const bytes = [0, 2, 4, 6].map((at) => parseInt(hex.slice(i + at, i + at + 2), 16));
    words3.push((bytes[0] | bytes[1] << 8 | bytes[2] << 16 | bytes[3] << 24) >>> 0);
  }
  return words3;
}
var WordStream = class {
  key;
  blockNumber = -1;
  block = new Uint32Array(16);
  constructor(hex) {
    this.key = keyWords(hex);
  }
  word(position) {
    const wanted2 = Math.floor(position / 16);
    if (wanted2 !== this.blockNumber) {
      this.block = chachaBlock(this.key, wanted2, [0, 0, 0]);
      this.blockNumber = wanted2;
    }
    return this.block[position % 16];
  }
};
function uniform(n, next5) {
  if (!Number.isInteger(n) || n < 1 || n > 4294967296) throw new InvariantBroken(`can't draw from ${n}`);
  if (n === 4294967296) return next5();
  const last = 4294967295 - ((4294967295 >>> 0) % (n >>> 0) + 1) % n;
  for (; ; ) {
    const word4 = next5();
    if (word4 <= last) return (word4 >>> 0) % (n >>> 0);
  }
}

var CardsHere = class {
  constructor(library, state) {
    this.library = library;
    this.state = state;
  }
  library;
  state;
  cards = null;
  /** What was found out about all of them: by the moment that they wait for, and by any other question. */
  awaited = /* @__PURE__ */ new Map();
  answers = /* @__PURE__ */ new Map();
  /**
   * Whether any of them could wait for a moment by itself. Says nothing about windows: those go by what could be in the match for all that
   * anybody knows.
   */
  awaits(key) {
    return this.awaited.get(key) ?? this.find(this.awaited, key, (card5) => this.library.waitsFor(card5, key));
  }
  /** Whether any of them defines characteristics in all zones. */
  anyDefines() {
    return this.any("defines", ({ defines: defines2 }) => defines2);
  }
  /** Whether a static ability of any of them says something of what is not in play. */
  anyElsewhere() {
    return this.any("elsewhere", ({ elsewhere }) => elsewhere);
  }
  /** Whether something that never changes holds for any of them. @param question the name under which the answer is remembered */
  any(question, holds2) {
    return this.answers.get(question) ?? this.find(this.answers, question, (card5) => holds2(this.library.card(card5)));
  }
  /** A card came. */
  add(card5) {
    if (this.cards === null || this.cards.has(card5)) return;
    this.know(card5, this.cards);
    this.clear();
  }
  /** Cards came of which nobody was told. */
  forget() {
    this.cards = null;
    this.clear();
  }
  clear() {
    this.awaited.clear();
    this.answers.clear();
  }
  find(answers, key, holds2) {
    let found3 = false;
    for (const card5 of this.all()) found3 ||= holds2(card5);
    answers.set(key, found3);
    return found3;
  }
  all() {
    if (this.cards !== null) return this.cards;
    const cards2 = /* @__PURE__ */ new Set();
    for (const id in this.state.objects) this.know(this.state.objects[id].card, cards2);
    return this.cards = cards2;
  }
  know(card5, cards2) {
    if (cards2.has(card5)) return;
    cards2.add(card5);
    for (const named5 of this.library.namedBy(card5)) this.know(named5, cards2);
  }
};

var ENTRY = 4;
var LARGE = 2e5;
var none4 = /* @__PURE__ */ new Map();
var Journal = class {
  constructor(tracking, reach3 = none4) {
    this.tracking = tracking;
    for (const [field3, what] of reach3) this.fields.set(field3, { reach: what, writes: 0 });
  }
  tracking;
  /** Four places an entry: kind, target, key, old value. Never shrinks, so that it need not grow again at every action. */
  log = [];
  top = 0;
  /** Rows of the tables changed since the fingerprint was last brought up to date. */
  changes = /* @__PURE__ */ new Map();
  /** Frames, and locals of frames, changed since then. */
  worked = /* @__PURE__ */ new Set();
  /** Number of rows by table, for those that were asked for. */
  sizes = /* @__PURE__ */ new Map();
  /** Grows with every change that derived values may depend on; a cache keyed by it can never be stale. */
  epoch = 0;
  /** The same without changes of distant fields (see `GameRules.distantFields`). */
  nearEpoch = 0;
  /** Grows with changes that base values may depend on, where the game names the fields that they follow from. */
  baseEpoch = 0;
  /** Grows whenever an object or a watch comes or goes; lists of them that are kept by it can never be stale. */
  population = 0;
  /** Grows whenever something is taken back. */
  undone = 0;
  fields = /* @__PURE__ */ new Map();
  /** Distant fields by the lists that ask for them. */
  lookedAt = /* @__PURE__ */ new WeakMap();
  /**
   * A number that grows whenever one of these distant fields is written in any row, or something is taken back: what was found by them, and by
   * values that hold as long as nothing near changes, can be kept by it.
   * @throws {InvariantBroken} for a field that is not distant: near ones have an epoch
   */
  writesOf(fields5) {
    let writes = this.undone;
    for (const field3 of this.distant(fields5)) writes += field3.writes;
    return writes;
  }
  distant(names4) {
    let found3 = this.lookedAt.get(names4);
    if (found3 === void 0) {
      found3 = names4.map((name) => {
        const field3 = this.fields.get(name);
        if (field3?.reach !== 0 /* Distant */) throw new InvariantBroken(`${name} is no distant field`);
        return field3;
      });
      this.lookedAt.set(names4, found3);
    }
    return found3;
  }
  /** Where the journal stands; hand it to `undoTo`. */
  mark() {
    return this.top;
  }
  /** Replaces the value under one key of a row. Derived values may depend on it. */
  set(row, key, value) {
    if (row[key] === value) return;
    this.epoch++;
    const field3 = this.fields.get(key);
    if (field3 !== void 0) field3.writes++;
    if (field3?.reach !== 0 /* Distant */) this.nearEpoch++;
    if (field3?.reach === 1 /* Base */) this.baseEpoch++;
    this.write(row, key, value);
  }
  /** The same for what values in play follow from only where an effect is known to look far. */
  setDistant(row, key, value) {
    if (row[key] === value) return;
    this.epoch++;
    this.write(row, key, value);
  }
  /** The same for bookkeeping that no derived value reads (counters, answers). */
  setQuietly(row, key, value) {
    if (row[key] === value) return;
    this.write(row, key, value);
  }
  /** The same for a frame of the work stack, or its locals. */
  setWork(row, key, value) {
    const old = row[key];
    if (old === value) return;
    this.note(old !== void 0 || key in row ? 6 /* Worked */ : 7 /* WorkAdded */, row, key, old);
    row[key] = value;
    if (this.tracking) this.worked.add(row);
  }
  write(row, key, value) {
    const old = row[key];
    this.note(old !== void 0 || key in row ? 0 /* Set */ : 1 /* Added */, row, key, old);
    row[key] = value;
    if (this.tracking) this.follow(row, key, old);
  }
  /** Values in play may come out differently, though none of their fields was written. */
  touch() {
    this.epoch++;
    this.nearEpoch++;
  }
  /** Adds a row to a table keyed by integers. Derived values may depend on it. */
  insert(table, id, row) {
    this.touch();
    this.insertQuietly(table, id, row);
  }
  /** The same for bookkeeping that no derived value reads (decisions). */
  insertQuietly(table, id, row) {
    if (id in table) throw new InvariantBroken(`row ${id} exists`);
    this.note(2 /* Inserted */, table, id, void 0);
    table[id] = row;
    this.count(table, 1);
    if (this.tracking) this.came(row);
  }
  /** Removes a row from a table keyed by integers. Derived values may depend on it. */
  remove(table, id) {
    this.touch();
    this.removeQuietly(table, id);
  }
  removeQuietly(table, id) {
    const row = table[id];
    if (row === void 0) throw new InvariantBroken(`row ${id} does not exist`);
    this.note(3 /* Removed */, table, id, row);
    delete table[id];
    this.count(table, -1);
    if (this.tracking) this.went(row);
  }
  /** Number of rows in a table keyed by integers. */
  size(table) {
    const known9 = this.sizes.get(table);
    if (known9 !== void 0) return known9;
    const size = Object.keys(table).length;
    this.sizes.set(table, size);
    return size;
  }
  count(table, by) {
    const known9 = this.sizes.get(table);
    if (known9 !== void 0) this.sizes.set(table, known9 + by);
  }
  push(array, value) {
    this.note(4 /* Pushed */, array, array.length, void 0);
    array.push(value);
  }
  pop(array) {
    if (array.length === 0) throw new InvariantBroken("pop from an empty stack");
    this.note(5 /* Popped */, array, array.length - 1, array[array.length - 1]);
    array.pop();
  }
  /** Takes everything back that was done since the mark. */
  undoTo(mark) {
    this.touch();
    this.population++;
    this.baseEpoch++;
    this.undone++;
    const { log } = this;
    while (this.top > mark) {
      this.top -= ENTRY;
      const kind = log[this.top];
      const target2 = log[this.top + 1];
      const key = log[this.top + 2];
      const old = log[this.top + 3];
      switch (kind) {
        case 0 /* Set */:
          if (this.tracking) this.follow(target2, key, target2[key]);
          target2[key] = old;
          break;
        case 1 /* Added */:
          if (this.tracking) this.follow(target2, key, target2[key]);
          delete target2[key];
          break;
        case 6 /* Worked */:
          if (this.tracking) this.worked.add(target2);
          target2[key] = old;
          break;
        case 7 /* WorkAdded */:
          if (this.tracking) this.worked.add(target2);
          delete target2[key];
          break;
        case 2 /* Inserted */:
          if (this.tracking) this.went(target2[key]);
          delete target2[key];
          this.count(target2, -1);
          break;
        case 3 /* Removed */:
          target2[key] = old;
          this.count(target2, 1);
          if (this.tracking) this.came(old);
          break;
        case 4 /* Pushed */:
          target2.pop();
          break;
        case 5 /* Popped */:
          target2.push(old);
          break;
      }
    }
  }
  /** Forgets how to undo: what was done is final. */
  forget() {
    this.top = 0;
    if (this.log.length > LARGE) this.log = [];
  }
  follow(row, key, old) {
    const change5 = this.changes.get(row);
    if (change5 === void 0) this.changes.set(row, { stood: true, stands: true, keys: [key], values: [old] });
    else if (change5.stood && !change5.keys.includes(key)) {
      change5.keys.push(key);
      change5.values.push(old);
    }
  }
  came(row) {
    const change5 = this.changes.get(row);
    if (change5 === void 0) this.changes.set(row, { stood: false, stands: true, keys: [], values: [] });
    else change5.stands = true;
  }
  went(row) {
    const change5 = this.changes.get(row);
    if (change5 === void 0) this.changes.set(row, { stood: true, stands: false, keys: [], values: [] });
    else change5.stands = false;
  }
  note(kind, target2, key, old) {
    const { log, top: top2 } = this;
    log[top2] = kind;
    log[top2 + 1] = target2;
    log[top2 + 2] = key;
    log[top2 + 3] = old;
    this.top = top2 + ENTRY;
  }
};

var nobody = { open: false, seats: [] };
var everybody = { open: true, seats: [] };
function sightOf(table, row) {
  if (isOpen(table, row)) return everybody;
  const seats = table.seats().filter((seat) => showsObject(table, row, { role: "player", seat }));
  return { open: seats.length === table.seats().length && showsObject(table, row, { role: "spectator" }), seats };
}
function sightOfId(table, id) {
  const row = table.state.objects[id];
  if (row !== void 0) return sightOf(table, row);
  const left = table.left.get(id);
  if (left !== void 0) return left;
  const past = table.state.past[id]?.row;
  return past !== void 0 && isOpen(table, past) ? everybody : nobody;
}
function isNamedToAll(table, id) {
  const row = table.state.objects[id] ?? table.state.past[id]?.row;
  return row !== void 0 && isOpen(table, row);
}
var ids = ["object", "objects", "now", "was", "were", "source", "host", "about"];
function toldApart(table, data, secrets2) {
  const open3 = split(table, data, null);
  const parts = secrets2?.map((secret) => split(table, secret.data, secret.seats));
  if (open3.apart.length === 0 && (parts === void 0 || parts.every(({ apart }) => apart.length === 0)))
    return { data, ...secrets2 === void 0 ? {} : { secrets: secrets2 } };
  const told3 = (secrets2 ?? []).map(({ seats }, at) => ({ seats, data: parts[at]?.together ?? {} }));
  const all3 = [...told3, ...open3.apart, ...(parts ?? []).flatMap(({ apart }) => apart)];
  return { data: open3.together, secrets: bySeats(all3) };
}
function split(table, data, to) {
  const apart = [];
  for (const key in data) {
    const value = data[key];
    const sight = sightOn(table, value, isId(table, key), everybody);
    if (sight.open || to !== null && to.every((seat) => sight.seats.includes(seat))) continue;
    apart.push({ seats: to === null ? sight.seats : to.filter((seat) => sight.seats.includes(seat)), data: { [key]: value } });
  }
  if (apart.length === 0) return { together: data, apart };
  const secret = new Set(apart.flatMap((one2) => Object.keys(one2.data)));
  return { together: Object.fromEntries(Object.entries(data).filter(([key]) => !secret.has(key))), apart };
}
var isId = ({ game }, key) => ids.includes(key) || game.idFields?.includes(key) === true;
function sightOn(table, value, names4, sight) {
  if (typeof value === "number") return names4 && value > 0 ? both(sight, sightOfId(table, value)) : sight;
  if (typeof value !== "object" || value === null) return sight;
  if (Array.isArray(value)) return value.reduce((so, one2) => sightOn(table, one2, names4, so), sight);
  return Object.entries(value).reduce((so, [key, one2]) => sightOn(table, one2, isId(table, key), so), sight);
}
function both(one2, other3) {
  if (one2.open) return other3;
  return other3.open ? one2 : { open: false, seats: one2.seats.filter((seat) => other3.seats.includes(seat)) };
}
function bySeats(secrets2) {
  const found3 = /* @__PURE__ */ new Map();
  for (const { seats, data } of secrets2) {
    const key = seats.join();
    found3.set(key, { seats, data: { ...found3.get(key)?.data, ...data } });
  }
  return [...found3.values()].filter(({ data }) => Object.keys(data).length > 0);
}
function openCause(table, cause) {
  if (cause.object === void 0 || sightOfId(table, cause.object).open) return cause;
  const { object: _hidden, ...rest } = cause;
  return rest;
}

var limits = {
  /** A step among many objects counts several times. */
  stepsPerAction: 5e4,
  eventsPerAction: 2e4,
  frameDepth: 400,
  objects: 5e3,
  effects: 5e3,
  triggers: 5e3,
  /** The greatest number that a player may choose where nothing bounds it: more than any game needs, and small enough to reckon with. */
  anyNumber: 1e9,
  magnitude: Number.MAX_SAFE_INTEGER
};
var Table = class {
  constructor(library, pins, state, tracking, derive) {
    this.library = library;
    this.pins = pins;
    this.state = state;
    this.derive = derive;
    this.journal = new Journal(tracking, library.reach);
    this.ordered = library.game.derivation === "inOrder";
    this.cardsHere = new CardsHere(library, state);
  }
  library;
  pins;
  state;
  derive;
  journal;
  events = [];
  /** Who saw what has left its place in the running action, by the id that it had there. */
  left = /* @__PURE__ */ new Map();
  cause = { kind: "rule" };
  steps = 0;
  /** Age of the values in play at which the stabiliser last found everything in order. */
  stableAt = -1;
  cache = {
    epoch: -1,
    nearEpoch: -1,
    farSighted: true,
    final: [],
    finalAt: [],
    base: [],
    baseAt: [],
    below: /* @__PURE__ */ new Map(),
    players: /* @__PURE__ */ new Map(),
    modifiers: null,
    standing: [],
    world: null,
    shared: /* @__PURE__ */ new Map(),
    building: null,
    bare: [],
    borne: [],
    limit: uncut
  };
  /** Whether the game derives in order, so that abilities and controllers are values. */
  ordered;
  /** Lists of who waits for a key, kept until an object or a watch comes or goes (`subscribe.ts`). */
  subscriptions = {
    population: -1,
    objects: /* @__PURE__ */ new Map(),
    watches: /* @__PURE__ */ new Map(),
    zones: []
  };
  /** Trials that are under way: in there nobody is asked and nothing is drawn. */
  trials = 0;
  stream = null;
  /** Rows of objects that were found since something was last taken back: lists are quicker to look up than tables with gaps. */
  rows = [];
  rowsSince = 0;
  /** Programs by object, and the card for which each was looked up. */
  programs = [];
  programCards = [];
  cardsHere;
  /** Zones by kind and seat, and slots by seat: found once, for texts made anew are slow to look up. */
  zonesByKind = /* @__PURE__ */ new Map();
  zonesOfKind = /* @__PURE__ */ new Map();
  slotsBySeat = [];
  everySlot = [];
  get game() {
    return this.library.game;
  }
  // -- rows -----------------------------------------------------------------------------------------------------------
  set(row, key, value) {
    this.journal.set(row, key, value);
  }
  object(id) {
    return this.find(id) ?? missing("object", id);
  }
  find(id) {
    if (this.rowsSince !== this.journal.undone) this.forgetRows();
    return this.rows[id] ?? this.look(id);
  }
  /** The id that an object goes by now: another where it was shown since (see `showTo`), the same where it is gone. */
  idNow(id) {
    return this.find(id)?.id ?? id;
  }
  look(id) {
    const row = this.state.objects[id];
    if (row === void 0) {
      const noted = this.state.past[id];
      return noted?.renamed === true ? this.find(noted.now) : null;
    }
    this.rows[id] = row;
    return row;
  }
  /** Objects that were found may have another row now, or none. */
  forgetRows() {
    this.rows = [];
    this.rowsSince = this.journal.undone;
  }
  zone(id) {
    return this.state.zones[id] ?? missing("zone", id);
  }
  /** A player's zone of a kind. Zones and slots never come or go after set-up. */
  zoneOf(kind, seat) {
    let rows2 = this.zonesByKind.get(kind);
    if (rows2 === void 0) this.zonesByKind.set(kind, rows2 = []);
    return rows2[seat] ??= Object.values(this.state.zones).find((zone) => zone.kind === kind && zone.seat === seat) ?? missing("zone", `${kind} of seat ${seat}`);
  }
  /** All zones of a kind, in the order in which set-up made them. */
  zonesOf(kind) {
    const known9 = this.zonesOfKind.get(kind);
    if (known9 !== void 0) return known9;
    const rows2 = Object.values(this.state.zones).filter((zone) => zone.kind === kind);
    if (this.state.frames.length > 0) this.zonesOfKind.set(kind, rows2);
    return rows2;
  }
  /** A player's slots, in the order in which set-up made them; of seat -1 those that the players share. */
  slotsOf(seat) {
    return this.slotsBySeat[seat + 1] ??= Object.values(this.state.slots).filter((slot) => slot.seat === seat);
  }
  /** All slots, in the order in which set-up made them. */
  allSlots() {
    if (this.everySlot.length === 0) this.everySlot = Object.values(this.state.slots);
    return this.everySlot;
  }
  slot(id) {
    return this.state.slots[id] ?? missing("slot", id);
  }
  player(seat) {
    return this.state.players[seat] ?? missing("player", seat);
  }
  program(object) {
    const { id, card: card5 } = object;
    if (this.programCards[id] === card5) return this.programs[id];
    const program = this.library.card(card5);
    this.programs[id] = program;
    this.programCards[id] = card5;
    return program;
  }
  /** Who controls an object now. */
  controllerOf(row) {
    if (!this.ordered) return row.controller;
    const { objects, past } = this.state;
    const { controller } = objects[row.id] === void 0 ? past[row.id]?.values ?? {} : this.derive(this, row.id);
    return typeof controller === "number" ? controller : row.controller;
  }
  seating = [];
  /** The seats of the match, in seat order. */
  seats() {
    const { players: players2 } = this.state;
    if (this.seating.length !== players2.length) this.seating = players2.map((_, seat) => seat);
    return this.seating;
  }
  nextStamp() {
    const stamp = this.state.header.nextStamp;
    this.journal.setQuietly(this.state.header, "nextStamp", stamp + 1);
    return stamp;
  }
  /** Makes an object that lies nowhere yet; place it with `place`. @param card '' for one that is no card at all */
  create(card5, owner, kind = "card") {
    const { header, objects } = this.state;
    const id = header.nextId;
    if (this.journal.size(objects) >= limits.objects) throw new LimitExceeded("objects");
    this.journal.setQuietly(header, "nextId", id + 1);
    const row = { ...this.library.newObject };
    row.id = id;
    row.card = card5;
    row.kind = kind;
    row.owner = owner;
    row.controller = owner;
    this.journal.insertQuietly(objects, id, row);
    this.journal.population++;
    this.cardsHere.add(card5);
    return row;
  }
  /** Takes an object's row away. What follows for values in play has been noted by the caller (`Journal.touch`). */
  removeObject(id) {
    this.journal.removeQuietly(this.state.objects, id);
    this.journal.population++;
    this.rows[id] = void 0;
    this.cache.baseAt[id] = -1;
    this.cache.finalAt[id] = -1;
  }
  // -- events ---------------------------------------------------------------------------------------------------------
  /**
   * Appends a game event. `secrets` go to the seats named only (none: to judges and verifiers alone), and so does each id, wherever it
   * stands, to those who see the object that it names (see `naming.ts`).
   */
  emit(type, rule2, data, secrets2) {
    const { header } = this.state;
    if (this.events.length >= limits.eventsPerAction) throw new LimitExceeded("events per action");
    this.journal.setQuietly(header, "events", header.events + 1);
    const event = {
      seq: header.events,
      action: header.version,
      moment: header.moment,
      type,
      rule: rule2,
      cause: openCause(this, this.cause),
      ...toldApart(this, data, secrets2 === void 0 ? void 0 : this.shared(secrets2))
    };
    this.events.push(event);
    return event;
  }
  /** Secrets with the seats that share the sight of those who may know them. */
  shared(secrets2) {
    const { seesAs } = this.game;
    if (seesAs === void 0) return secrets2;
    return secrets2.map(({ seats, data }) => ({
      seats: this.seats().filter((seat) => seats.includes(seat) || seesAs(this, seat).some((other3) => seats.includes(other3))),
      data
    }));
  }
  /** Opens a new moment: what is emitted from here on happened later than what came before. */
  newMoment() {
    this.journal.setQuietly(this.state.header, "moment", this.state.header.moment + 1);
  }
  // -- chance ---------------------------------------------------------------------------------------------------------
  draw(n) {
    if (this.trials > 0) throw new InvariantBroken("chance in a trial");
    const { chance } = this.state;
    const stream = this.stream ??= new WordStream(chance.key);
    return uniform(n, () => {
      const word4 = stream.word(chance.used);
      this.journal.setQuietly(chance, "used", chance.used + 1);
      return word4;
    });
  }
  /** A uniform integer in [0, n), recorded. `audience` are the seats that may learn the result; all when absent. */
  random(what, n, rule2, audience) {
    const result = this.draw(n);
    if (audience === void 0) this.emit("chanceDrawn", rule2, { what, from: n, result });
    else this.emit("chanceDrawn", rule2, { what, from: n }, [{ seats: audience, data: { result } }]);
    return result;
  }
  /** Shuffles a list (Fisher-Yates from the end), recorded with its draws; nobody at the table learns the order. */
  shuffled(what, list3, rule2, data) {
    const out = [...list3];
    const draws = [];
    for (let i = out.length - 1; i > 0; i--) {
      const j = this.draw(i + 1);
      draws.push(j);
      const swap = out[i];
      out[i] = out[j];
      out[j] = swap;
    }
    this.emit("shuffled", rule2, { what, count: list3.length, ...data }, [{ seats: [], data: { draws } }]);
    return out;
  }
  // -- decisions and frames -------------------------------------------------------------------------------------------
  /** Opens a decision for the frame that runs now. Return `{ wait: true }` from the step after it. */
  ask(frame, question) {
    if (this.trials > 0) throw new InvariantBroken(`${question.kind} is asked in a trial`);
    const { header, decisions } = this.state;
    const id = header.nextDecision;
    this.journal.setQuietly(header, "nextDecision", id + 1);
    if (!this.library.decisionKinds.has(question.kind)) throw new InvariantBroken(`undeclared decision kind ${question.kind}`);
    const { decider } = this.game;
    const plain5 = {
      id,
      openedAt: header.version,
      seat: decider === void 0 ? question.seat : decider(this, question.seat),
      subject: question.subject ?? question.seat,
      kind: question.kind,
      rule: question.rule,
      prompt: { key: question.prompt ?? question.kind, params: question.params ?? {} },
      domain: this.toldApart(question.domain),
      sealed: question.sealed ?? false
    };
    const decision = withExample(this, plain5);
    this.journal.insertQuietly(decisions, id, { decision, asked: question.seat, frame: frame.id, answer: null });
    return decision;
  }
  toldApart(domain) {
    const { toldApart: toldApart2 } = this.game;
    if (toldApart2 === void 0 || domain.type !== "options" && domain.type !== "distribution" || domain.options.length < 2)
      return domain;
    const options2 = toldApart2(this, domain.options);
    return options2 === domain.options ? domain : { ...domain, options: options2 };
  }
  /** Puts a procedure on the work stack; the locals are its own from now on. */
  push(procedure, locals) {
    const { header, frames: frames2 } = this.state;
    if (frames2.length >= limits.frameDepth) throw new LimitExceeded("frame depth");
    const id = header.nextFrame;
    this.journal.setQuietly(header, "nextFrame", id + 1);
    this.library.procedure(procedure);
    const cause = frames2[frames2.length - 1]?.cause ?? this.cause;
    this.journal.push(frames2, { id, procedure, step: 0, cause, locals });
  }
  /** Ends the match: open work is dropped. */
  finish(result) {
    const { header, frames: frames2, decisions } = this.state;
    this.emit("matchEnded", result.rule, { winners: [...result.winners], reason: result.reason });
    this.journal.setQuietly(header, "status", "ended");
    this.journal.setQuietly(header, "result", result);
    while (frames2.length > 0) this.journal.pop(frames2);
    for (const id of Object.keys(decisions)) this.journal.removeQuietly(decisions, Number(id));
  }
  /** Sets a local of a frame. */
  local(locals, key, value) {
    this.journal.setWork(locals, key, value);
  }
  /** Guards a number that programs made. @throws {LimitExceeded} past 2^53 */
  number(value) {
    if (!Number.isSafeInteger(value)) throw new LimitExceeded("magnitude");
    return value;
  }
};

function grant(table, env, given2) {
  const { header, effects } = table.state;
  const id = header.nextEffect;
  if (table.journal.size(effects) >= limits.effects) throw new LimitExceeded("effects");
  table.journal.setQuietly(header, "nextEffect", id + 1);
  const row = {
    id,
    program: given2.program,
    controller: env.you,
    source: env.self,
    sourceCard: env.card,
    objects: given2.objects,
    seats: given2.seats,
    vars: lastingVars(env),
    stamp: table.nextStamp(),
    until: given2.until,
    carrier: given2.carrier ?? 0
  };
  table.journal.insert(effects, id, row);
  return row;
}
function endEffects(table, fits2) {
  if (table.journal.size(table.state.effects) === 0) return [];
  const ended3 = Object.values(table.state.effects).filter(fits2);
  for (const effect2 of ended3) table.journal.remove(table.state.effects, effect2.id);
  return ended3;
}
function releaseObject(table, id) {
  const { effects } = table.state;
  if (table.journal.size(effects) === 0) return;
  for (const key in effects) {
    const effect2 = effects[key];
    if (effect2.objects === null || !effect2.objects.includes(id)) continue;
    const rest = effect2.objects.filter((one2) => one2 !== id);
    if (rest.length === 0) table.journal.remove(table.state.effects, effect2.id);
    else table.set(effect2, "objects", rest);
  }
}
function ableToHold(table, ids2) {
  const { holdsEffects: holdsEffects2 } = table.game;
  return holdsEffects2 === void 0 ? ids2 : ids2.filter((id) => holdsEffects2(table, table.object(id)));
}
function copying(table, env, modifier) {
  const [id] = modifier.become === void 0 ? [] : objectsOf(table, env, modifier.become.copyOf);
  return id === void 0 ? env : { ...env, vars: { ...env.vars, [COPIED]: copiableValues(table, id) } };
}
var grantVerb = {
  run: (table, verb2, outer, path) => {
    const modifiers2 = verb2.modifiers;
    const env = withFixedAmounts(table, fixedAmounts(table, outer, verb2.let), modifiers2);
    const objects = verb2.to === void 0 ? null : ableToHold(table, objectsOf(table, env, verb2.to));
    const seats = verb2.players === void 0 ? [] : seatsOf(table, env, verb2.players);
    if (objects !== null && objects.length === 0) return { done: false };
    const until2 = table.game.duration(table, env, verb2.until, verb2);
    if (until2 === null) return { done: false };
    modifiers2.forEach(
      (modifier, index) => grant(table, copying(table, env, modifier), { program: `${path}/modifiers/${index}`, objects, seats, until: until2 })
    );
    table.emit("effectGranted", table.game.rules.chooseTargets, {
      objects: objects === null ? [] : [...objects],
      seats: [...seats],
      until: verb2.until ?? "",
      program: path
    });
    return { done: true, ...objects === null ? {} : { objects } };
  }
};

function remember(table, row, kind) {
  const { past, header } = table.state;
  if (table.game.remembers === void 0 || past[row.id] !== void 0 || !table.game.remembers(table, row, kind)) return;
  const values = table.derive(table, row.id);
  const copiable = rewrittenCopiable(table, row.id);
  const noted = {
    id: row.id,
    kind,
    row: { ...row },
    values,
    now: 0,
    version: header.version,
    ...copiable === null ? {} : { copiable }
  };
  table.journal.insertQuietly(past, row.id, noted);
}

function place(table, named5, to) {
  const row = table.object(named5);
  const { id } = row;
  const from = kindOfPlace(table, row);
  const kind = placeKind(table, to);
  const same = from === "" || table.game.keepsIdentity(from, kind);
  const known9 = !same && table.game.keepsKnowledge?.(table, row, from, kind) === true ? whoSees(table, row) : nobody2;
  const following = !same && table.game.keepsEffects?.(from, kind) === true ? followingOf(table, id) : null;
  if (!same) remember(table, row, from);
  lift(table, row);
  const moved3 = same ? row : renew(table, row);
  if (kind !== from) table.journal.population++;
  if (following !== null) carryOver(table, following, id, moved3.id);
  put(table, moved3, to);
  if (known9.length > 0) know(table, moved3, known9);
  if (!same) becomes(table, id, moved3, kind);
  table.set(moved3, "stamp", table.nextStamp());
  const { inPlay: inPlay2 } = table.game;
  noteStatics(table, moved3, inPlay2.includes(from) || inPlay2.includes(kind));
  return moved3.id;
}
function noteStatics(table, row, inPlay2 = true) {
  const { statics, elsewhere } = table.program(row);
  if (table.ordered ? inPlay2 || elsewhere : statics.length > 0) table.journal.touch();
}
function vanish(table, named5) {
  const row = table.object(named5);
  const { id } = row;
  const from = kindOfPlace(table, row);
  remember(table, row, from);
  letGo(table, row);
  lift(table, row);
  if (table.ordered) noteStatics(table, row, table.game.inPlay.includes(from));
  else table.journal.touch();
  releaseObject(table, id);
  table.removeObject(id);
}
function attach(table, id, host2) {
  const row = table.object(id);
  if (!hasPlace(row) || host2 === id) throw new InvariantBroken(`object ${id} can't be attached to ${host2}`);
  leaveHost(table, row);
  const seat = seatOfId(host2);
  if (seat === null) {
    const to = table.object(host2);
    table.set(to, "attached", [...to.attached, id]);
  } else table.player(seat);
  table.set(row, "host", host2);
  table.set(row, "stamp", table.nextStamp());
  noteStatics(table, row);
}
function hasPlace(row) {
  return row.zone !== "" || row.slot !== "";
}
function reshuffle(table, zoneId, rule2) {
  const zone = table.zone(zoneId);
  const order = table.shuffled("zone", zone.order, rule2, { zone: zoneId });
  table.set(zone, "order", []);
  const fresh = order.map((id) => {
    const was = table.object(id);
    noteSight(table, was);
    const row = renew(table, was);
    table.set(row, "zone", zoneId);
    table.set(row, "stamp", table.nextStamp());
    noteStatics(table, row, false);
    return row.id;
  });
  table.set(zone, "order", fresh);
}
function showTo(table, id, seats) {
  const row = table.object(id);
  const isNews = seats.some((seat) => !seesFace(table, row, seat));
  const now = isNews && !isOpen(table, row) ? underFreshId(table, row) : row;
  know(table, now, seats);
  return now.id;
}
function nameAnew(table, id) {
  return underFreshId(table, table.object(id)).id;
}
function underFreshId(table, row) {
  const { id, zone } = row;
  const { header, objects } = table.state;
  const following = followingOf(table, id);
  const past = { id, kind: table.zone(zone).kind, row: { ...row }, values: table.derive(table, id), version: header.version };
  noteSight(table, row);
  releaseObject(table, id);
  table.removeObject(id);
  const fresh = header.nextId;
  table.journal.setQuietly(header, "nextId", fresh + 1);
  const now = Object.assign({ ...table.library.newObject }, row, { id: fresh });
  table.journal.insert(objects, fresh, now);
  table.set(
    table.zone(zone),
    "order",
    table.zone(zone).order.map((one2) => one2 === id ? fresh : one2)
  );
  for (const one2 of now.attached) table.set(table.object(one2), "host", fresh);
  if (following !== null) carryOver(table, following, id, fresh);
  table.journal.insertQuietly(table.state.past, id, { ...past, now: fresh, renamed: true });
  noteStatics(table, now, false);
  return now;
}
function learn(table, id, seats) {
  know(table, table.object(id), seats);
}
var nobody2 = [];
function know(table, row, seats) {
  table.set(
    row,
    "knownTo",
    seats.reduce((bits2, seat) => bits2 | 1 << seat, row.knownTo)
  );
}
function placeKind(table, to) {
  if ("zone" in to) return table.zone(to.zone).kind;
  return "slot" in to ? kindOfSlot(table, table.slot(to.slot), null) : to.as;
}
function noteSight(table, row) {
  table.left.set(row.id, sightOf(table, row));
}
function lift(table, row) {
  noteSight(table, row);
  if (row.zone !== "") {
    const zone = table.zone(row.zone);
    table.set(
      zone,
      "order",
      zone.order.filter((one2) => one2 !== row.id)
    );
    table.set(row, "zone", "");
  }
  if (row.slot !== "") {
    table.set(table.slot(row.slot), "object", 0);
    table.set(row, "slot", "");
  }
  if (row.host !== 0) leaveHost(table, row);
}
function leaveHost(table, row) {
  if (row.host > 0) {
    const host2 = table.object(row.host);
    if (host2.attached.includes(row.id))
      table.set(
        host2,
        "attached",
        host2.attached.filter((one2) => one2 !== row.id)
      );
    else
      table.set(
        host2,
        "under",
        host2.under.filter((one2) => one2 !== row.id)
      );
  }
  table.set(row, "host", 0);
}
function letGo(table, row) {
  if (row.under.length === 0 && row.attached.length === 0) return;
  const attached = row.attached.map((id) => table.object(id));
  if (row.under.length > 0 || !attached.every(hasPlace)) throw new InvariantBroken(`object ${row.id} still carries cards`);
  for (const one2 of attached) {
    table.set(one2, "host", 0);
    noteStatics(table, one2);
  }
}
function renew(table, row) {
  letGo(table, row);
  releaseObject(table, row.id);
  table.removeObject(row.id);
  return table.create(row.card, row.owner, row.kind);
}
function put(table, row, to) {
  if ("zone" in to) {
    const zone = table.zone(to.zone);
    table.set(zone, "order", inserted(zone.order, row.id, to.at));
    table.set(row, "zone", to.zone);
    if (zone.seat >= 0) table.set(row, "controller", zone.seat);
    return;
  }
  if ("slot" in to) {
    const slot = table.slot(to.slot);
    if (slot.object !== 0) throw new InvariantBroken(`slot ${to.slot} is taken`);
    table.set(slot, "object", row.id);
    table.set(row, "slot", to.slot);
    const controller = slot.seat >= 0 ? slot.seat : to.controller;
    if (controller !== void 0) table.set(row, "controller", controller);
    return;
  }
  const host2 = table.object(to.host);
  const list3 = to.as === "attached" ? host2.attached : host2.under;
  table.set(host2, to.as, inserted(list3, row.id, to.at));
  table.set(row, "host", to.host);
}
function inserted(pile, id, at) {
  if (at === "bottom") return [...pile, id];
  if (at === void 0 || at === "top" || at <= 0) return [id, ...pile];
  return [...pile.slice(0, at), id, ...pile.slice(at)];
}

var plainly = {};
function askChoice(table, frame, env, choice2, asking = plainly) {
  const by = choice2.by === void 0 ? env.you : seatsOf(table, env, choice2.by)[0] ?? env.you;
  if (choice2.number !== void 0) {
    const min = amount(table, env, choice2.number.min);
    const max = Math.max(min, choice2.number.max === void 0 ? limits.anyNumber : amount(table, env, choice2.number.max));
    return put2(table, frame, env, by, choice2, { type: "number", min, max }, asking);
  }
  if (choice2.oneOf !== void 0) {
    return put2(
      table,
      frame,
      env,
      by,
      choice2,
      { type: "options", min: 1, max: 1, options: choice2.oneOf.map((word4) => ({ id: word4, label: word4 })) },
      asking
    );
  }
  if (choice2.word !== void 0) return askWord(table, frame, env, by, choice2, choice2.word, asking);
  if (choice2.name !== void 0) return put2(table, frame, env, by, choice2, { type: "name", among: choice2.name }, asking);
  if (choice2.divide !== void 0) return askDivision(table, frame, env, by, choice2, choice2.divide, asking);
  if (choice2.slot !== void 0) return askSlot(table, frame, env, by, choice2, asking);
  return askObjects(table, frame, env, by, choice2, asking);
}
function readChoice(choice2, answer2, locals) {
  if (choice2.number !== void 0) return numberOfAnswer(answer2);
  if (choice2.name !== void 0) return nameOfAnswer(answer2);
  if (choice2.divide !== void 0)
    return Object.fromEntries(Object.entries(amountsOf(answer2)).map(([pick, amount3]) => [idOfPick(pick), amount3]));
  const picks = picksOf(answer2);
  if (choice2.oneOf !== void 0 || choice2.word !== void 0) return picks[0] ?? "";
  if (choice2.slot !== void 0) return (picks[0] ?? "").replace(/^slot:/, "");
  return picks.map(
    (pick) => pick.startsWith(back) ? locals[shuffledFor][idOfPick(pick)] : idOfPick(pick)
  );
}
var shuffledFor = "backs";
var back = "card";
function idOfPick(pick) {
  const [kind, id] = pick.split(":");
  return kind === "player" ? idOfSeat(Number(id)) : Number(id);
}
function askingRule(table, choice2) {
  const { chooseSum, chooseTargets: chooseTargets2 } = table.game.rules;
  const of = choice2.sum?.of;
  return (of === void 0 ? void 0 : chooseSum?.[of]) ?? chooseTargets2;
}
function put2(table, frame, env, seat, choice2, domain, asking) {
  table.ask(frame, {
    seat,
    subject: env.you,
    kind: asking.kind ?? (choice2.slot === void 0 ? "chooseForEffect" : "chooseSlot"),
    rule: asking.rule ?? askingRule(table, choice2),
    ...asking.prompt === void 0 ? {} : { prompt: asking.prompt },
    params: { card: env.card, object: env.self, as: choice2.as, ...asking.params },
    domain
  });
  return null;
}
function askWord(table, frame, env, by, choice2, list3, asking) {
  const words3 = table.game.wordLists?.[list3] ?? missing("list of words", list3);
  return put2(
    table,
    frame,
    env,
    by,
    choice2,
    { type: "options", min: 1, max: 1, options: words3.map((word4) => ({ id: word4, label: list3, params: { word: word4 } })) },
    asking
  );
}
function askSlot(table, frame, env, seat, choice2, asking) {
  const slots = choosableSlots(table, env, choice2.slot);
  const min = choice2.min === void 0 ? 1 : amount(table, env, choice2.min);
  if (slots.length === 0 || slots.length === 1 && min > 0 && asking.always !== true) return slots[0] ?? "";
  const options2 = slots.map((slot) => ({ id: `slot:${slot}`, label: "slot", params: { slot } }));
  return put2(table, frame, env, seat, choice2, { type: "options", min, max: 1, options: options2 }, asking);
}
function askObjects(table, frame, env, seat, choice2, asking) {
  const found3 = candidates(table, env, choice2);
  if (choice2.all === true) return [...found3];
  const domain = objectsDomain(table, env, choice2, found3, seat);
  if (choice2.blind === true && domain.max > 0)
    return put2(
      table,
      frame,
      env,
      seat,
      choice2,
      { type: "options", min: domain.min, max: domain.max, options: backsOf(table, frame, choice2, found3, asking) },
      asking
    );
  if (choice2.random === true) return drawn(table, found3, domain.max, choice2.different);
  const forced = domain.max === 0 || asking.always !== true && domain.sum === void 0 && domain.min === found3.length;
  if (forced && (choice2.from === void 0 || !hiddenFrom(table, env, choice2.from))) return domain.max === 0 ? [] : [...found3];
  const offered = domain.max === 0 ? domain : withoutOldIds(table, frame, env, seat, choice2, found3, domain, asking);
  return put2(table, frame, env, seat, choice2, asking.checked === true ? { ...offered, checked: true } : offered, asking);
}
function withoutOldIds(table, frame, env, seat, choice2, found3, domain, asking) {
  const by = table.game.decider?.(table, seat) ?? seat;
  const rows2 = found3.map((id) => seatOfId(id) === null ? table.find(id) : null);
  const unseen = rows2.map((row) => row !== null && !showsObject(table, row, { role: "player", seat: by }));
  if (!unseen.includes(true)) return domain;
  const hidden2 = found3.filter((_, at) => unseen[at] === true && !isLookedThrough(table, rows2[at]));
  const fresh = found3.filter((id) => !hidden2.includes(id)).map((id) => unseen[found3.indexOf(id)] === true ? nameAnew(table, id) : id);
  const { options: options2 } = objectsDomain(table, env, choice2, [...fresh, ...hidden2], seat);
  const backs = hidden2.length === 0 ? [] : backsOf(table, frame, choice2, hidden2, asking);
  return { ...domain, options: [...options2.slice(0, fresh.length), ...backs] };
}
function backsOf(table, frame, choice2, objects, asking) {
  const backs = table.shuffled("objects", objects, asking.rule ?? askingRule(table, choice2), {});
  table.local(frame.locals, shuffledFor, backs);
  return backs.map((_, at) => ({ id: `${back}:${at}`, label: "back" }));
}
function askDivision(table, frame, env, seat, choice2, divide, asking) {
  const among2 = env.vars[divide.among];
  const found3 = (Array.isArray(among2) ? among2 : []).filter((id) => seatOfId(id) !== null || table.find(id) !== null);
  const options2 = found3.map((id) => {
    const player3 = seatOfId(id);
    if (player3 !== null) return playerOption(player3);
    const most = divide.most === void 0 ? {} : { most: numberOf(table, id, divide.most) };
    return { id: `object:${id}`, label: "object", params: { card: table.object(id).card, object: id }, object: id, ...most };
  });
  const domain = {
    type: "distribution",
    options: options2,
    total: amount(table, env, divide.total),
    min: divide.least === void 0 ? 0 : amount(table, env, divide.least)
  };
  if (domain.total <= 0 || !canDistribute(domain)) return {};
  if (found3.length === 1 && asking.always !== true) return { [found3[0]]: domain.total };
  return put2(table, frame, env, seat, choice2, domain, asking);
}
function drawn(table, found3, count, different) {
  const groups = different === void 0 ? null : groupsOf(table, found3, different);
  let rest = found3.map((id, at) => ({ id, group: groups?.[at] ?? String(id) }));
  const taken4 = [];
  while (taken4.length < count) {
    const one2 = rest[table.random("objects", rest.length, table.game.rules.chooseTargets, [])];
    taken4.push(one2.id);
    rest = rest.filter(({ group }) => group !== one2.group);
  }
  return taken4;
}

var none5 = [];
function targetsOf(table, at) {
  return at === "" ? none5 : table.library.node(at).targets ?? none5;
}
function targetable(table, env, at) {
  return allChoosable(table, env, strictTargets(table, at));
}
var strict = /* @__PURE__ */ new WeakMap();
function strictTargets(table, at) {
  const targets2 = targetsOf(table, at);
  let found3 = strict.get(targets2);
  if (found3 === void 0) strict.set(targets2, found3 = targets2.map((choice2) => ({ ...choice2, strict: true })));
  return found3;
}
function openModes(table, env, ability2) {
  const of = table.library.ability(ability2).ability.modes?.of ?? [];
  return of.flatMap(
    (mode, at) => (mode.if === void 0 || holds(table, env, mode.if)) && targetable(table, env, modePath(ability2, at)) ? [at] : []
  );
}
var modePath = (ability2, at) => `${ability2}/modes/of/${at}`;

function sampleAnswer(table, decision, draw3) {
  const { domain } = decision;
  if (domain.type === "bulk") return { bulk: table.game.sampleBulk(table, decision, draw3) };
  if (domain.type === "name") return { picks: [someName(table, decision, draw3(table.library.cardsByName().size))] };
  if (domain.type === "options" && domain.checked === true) return { picks: sampleChecked(table, decision, drawOptions(domain, draw3)) };
  if (domain.type === "distribution" && domain.checked === true) return sampleAmounts(table, decision, domain, draw3);
  return drawPicks(domain, draw3);
}
function sampleAmounts(table, decision, domain, draw3) {
  const drawn2 = drawAmounts(domain, draw3);
  const amounts2 = drawn2 === null ? null : byOption(domain, drawn2);
  return amounts2 !== null && objectionToAmounts(table, decision, amounts2) === null ? { amounts: amounts2 } : exampleOf(domain);
}
function exampleOf({ example }) {
  return { amounts: must(example, "example of checked amounts") };
}
function sampleChecked(table, decision, drawn2) {
  if (objectionTo(table, decision, drawn2) === null) return drawn2;
  for (let kept4 = drawn2.length; kept4 > 0; kept4 = kept4 >> 1) {
    const found3 = completed(table, decision, drawn2.slice(0, kept4));
    if (found3 !== null) return found3;
  }
  return must(completed(table, decision, []), `a legal answer to ${decision.kind}`);
}
function isOpen2(domain) {
  return domain.type === "number" || (domain.type === "distribution" || domain.type === "options") && domain.checked !== true;
}
function drawPicks(domain, draw3) {
  switch (domain.type) {
    case "number":
      return { number: domain.min + draw3(domain.max - domain.min + 1) };
    case "distribution":
      return domain.checked === true ? exampleOf(domain) : amountsAnswer(domain, drawAmounts(domain, draw3));
    case "name":
      return { picks: must(domain.example, "example of a name") };
    case "options":
      return { picks: domain.checked === true ? must(domain.example, "example of checked picks") : drawOptions(domain, draw3) };
  }
}
function drawOptions(domain, draw3) {
  const shuffled = [...among(domain, draw3)];
  for (let i = shuffled.length - 1; i > 0; i--) {
    const j = draw3(i + 1);
    [shuffled[i], shuffled[j]] = [shuffled[j], shuffled[i]];
  }
  if (domain.sum !== void 0) {
    const found3 = complete({ ...domain, options: shuffled }, []);
    if (found3 === null) throw new InvariantBroken("a domain has no legal answer");
    return found3.map((option) => option.id);
  }
  const apart = domain.groups === true ? firstOfEach(shuffled) : shuffled;
  if (apart.length < domain.min) throw new InvariantBroken("a domain has no legal answer");
  const most = Math.min(domain.max, apart.length);
  const count = domain.min + draw3(most - domain.min + 1);
  return apart.slice(0, count).map((option) => option.id);
}
function among(domain, draw3) {
  const { options: options2, min } = domain;
  if (options2[options2.length - 1]?.standing !== true) return options2;
  const others2 = options2.filter(({ standing: standing4 }) => standing4 !== true);
  return others2.length < min || draw3(10) === 0 ? options2 : others2;
}
function amountsAnswer(domain, amounts2) {
  if (amounts2 === null) throw new InvariantBroken("a domain has no legal answer");
  return { amounts: byOption(domain, amounts2) };
}
var declining = ["pass", "no", "done", "end"];
function leastAnswer(table, decision) {
  const { domain } = decision;
  if (domain.type === "number") return { number: domain.min };
  if (domain.type === "distribution") return domain.checked === true ? exampleOf(domain) : amountsAnswer(domain, plainAmounts(domain));
  if (domain.type === "bulk") return { bulk: table.game.sampleBulk(table, decision, () => 0) };
  if (domain.example !== void 0) return { picks: domain.example };
  if (domain.type === "name") return { picks: [someName(table, decision, 0)] };
  const single2 = domain.min <= 1 && domain.max >= 1 && domain.sum === void 0;
  for (const id of declining) if (single2 && domain.options.some((option) => option.id === id)) return { picks: [id] };
  const found3 = complete(domain, []);
  if (found3 === null) throw new InvariantBroken(`decision ${decision.id} (${decision.kind}) has no legal answer`);
  return { picks: found3.map((option) => option.id) };
}

var unaltered = [];
var bare = {};
function propose(type, about3, data = bare) {
  return { type, object: about3.object ?? 0, seat: about3.seat ?? -1, data, applied: unaltered, inside: -1 };
}
function ruleOf(table, type) {
  return table.game.happenings?.[type] ?? missing("happening", type);
}
function isPossible(table, happening) {
  return ruleOf(table, happening.type).possible?.(table, happening) ?? true;
}

function happeningLocals(batch) {
  return {
    batch,
    fates: batch.map(() => 0 /* Open */),
    lost: false,
    asked: null,
    orders: [],
    offers: null,
    offer: null,
    altering: -1,
    touched: false,
    vars: {},
    follow: [],
    reduced: [],
    inner: [],
    result: null,
    returned: null,
    answer: null,
    answers: null
  };
}
var batchOf = (locals) => locals.batch;
var fatesOf = (locals) => locals.fates;
function alteredFrame(table) {
  const { frames: frames2 } = table.state;
  for (let at = frames2.length - 1; at >= 0; at--) {
    const frame = frames2[at];
    if (frame?.procedure === "happening" && frame.locals.altering !== -1) return frame.locals;
  }
  return null;
}

var nobody3 = [];
var nothing3 = [];
function subscribers(table, key) {
  const { library } = table;
  if (!library.openings.awaited.has(key) || !table.cardsHere.awaits(key)) return nobody3;
  const printed2 = printedWith(table, key);
  const found3 = [];
  for (const id of printed2) addListeners(table, id, key, found3);
  if (table.ordered) {
    for (const id of rewrittenObjects(table)) if (!printed2.includes(id) && table.find(id) !== null) addListeners(table, id, key, found3);
  } else if (library.openings.awaitedByLent.has(key)) {
    for (const kind of table.game.inPlay)
      for (const id of objectsIn(table, kind, null)) if (!printed2.includes(id)) addListeners(table, id, key, found3);
  }
  return found3;
}
function addListeners(table, id, key, found3) {
  const row = table.object(id);
  for (const { ability: ability2, path } of abilitiesAt(table, row, key)) {
    if (ability2.kind === "triggered" || ability2.kind === "replacement")
      found3.push({ object: id, seat: table.controllerOf(row), ability: path });
  }
}
function printedWith(table, key) {
  const { objects } = kept(table);
  if (objects.size === 0) listPrinted(table, objects);
  return objects.get(key) ?? objects.get(anyKey) ?? noObjects;
}
var anyKey = "";
var noObjects = [];
var noKeys = [];
function listPrinted(table, lists2) {
  const { borrowsText } = table.game;
  const found3 = /* @__PURE__ */ new Map();
  const borrowers = [];
  const add2 = (row, keys4) => {
    if (borrowsText?.(row) === true) borrowers.push(row.id);
    else
      for (const key of keys4) {
        const ids2 = found3.get(key);
        if (ids2 === void 0) found3.set(key, [row.id]);
        else ids2.push(row.id);
      }
  };
  if (table.ordered)
    for (const { kind, order } of busyZones(table))
      for (const id of order) {
        const row = table.object(id);
        const { keys: keys4, keysAt } = table.program(row);
        add2(row, keys4.length === 0 ? keys4 : keysAt.get(kind) ?? noKeys);
      }
  else for (const row of Object.values(table.state.objects)) add2(row, table.program(row).keys);
  lists2.set(anyKey, borrowers.sort(ascending));
  for (const [key, ids2] of found3) lists2.set(key, (borrowers.length === 0 ? ids2 : [...ids2, ...borrowers]).sort(ascending));
}
var ascending = (one2, other3) => one2 - other3;
function busyZones(table) {
  const { library, subscriptions } = table;
  if (subscriptions.zones.length > 0) return subscriptions.zones;
  const zones = Object.values(table.state.zones).filter(({ kind }) => library.openings.listening.has(kind));
  if (table.state.frames.length > 0) subscriptions.zones = zones;
  return zones;
}
function watchesFor(table, key) {
  if (table.journal.size(table.state.watches) === 0) return nothing3;
  const { watches } = kept(table);
  let rows2 = watches.get(key);
  if (rows2 === void 0) {
    rows2 = Object.values(table.state.watches).filter(
      (row) => table.library.ability(row.program).triggers.some((trigger) => trigger.key === key)
    );
    watches.set(key, rows2);
  }
  return rows2;
}
function kept(table) {
  const { subscriptions, journal } = table;
  if (subscriptions.population !== journal.population) {
    subscriptions.population = journal.population;
    subscriptions.objects.clear();
    subscriptions.watches.clear();
  }
  return subscriptions;
}
function watchReady(table, watch, key, event) {
  const { ability: ability2, triggers } = table.library.ability(watch.program);
  const env = lastingEnv(watch, event);
  if (!triggers.some((trigger) => trigger.key === key && (trigger.if === void 0 || holds(table, env, trigger.if)))) return false;
  return ability2.when === void 0 || holds(table, env, ability2.when);
}

var known2 = /* @__PURE__ */ new WeakMap();
function triggerTraitsOf(table, path) {
  const { ability: ability2 } = table.library.ability(path);
  let traits = known2.get(ability2);
  if (traits === void 0) {
    const { on, ...rest } = ability2;
    const text = lookAt(rest);
    const impersonal = !text.self && [...text.verbs].every((verb2) => table.library.verb(verb2).impersonal === true);
    traits = { readsEvent: text.event, impersonal, answersAlike: impersonal && !lookAt(on ?? null).self };
    known2.set(ability2, traits);
  }
  return traits;
}
var isItsOwn = (limit) => limit?.scope === "object";
var eventWords = /* @__PURE__ */ new Set(["event", "eventIs", "seat", "seatVar"]);
var sourceWords = /* @__PURE__ */ new Set(["noted", "chosen"]);
function lookAt(tree2, found3 = { event: false, self: false, verbs: /* @__PURE__ */ new Set() }) {
  if (tree2 === "self") found3.self = true;
  if (typeof tree2 !== "object" || tree2 === null) return found3;
  for (const [key, value] of Object.entries(tree2)) {
    if (eventWords.has(key)) found3.event = true;
    if (sourceWords.has(key) || key === "limit" && isItsOwn(value)) found3.self = true;
    if (key === "verb") found3.verbs.add(value);
    else lookAt(value, found3);
  }
  return found3;
}

function holdDerived(table) {
  const { cache, journal, subscriptions } = table;
  const { nearEpoch, epoch, baseEpoch, population } = journal;
  const { farSighted } = cache;
  const world = cache.world;
  const holds2 = table.ordered && world !== null && world.age === ageOf2(farSighted, epoch, nearEpoch);
  const { objects, watches } = subscriptions;
  const listed3 = subscriptions.population === population;
  subscriptions.population = NEVER;
  if (listed3) {
    subscriptions.objects = /* @__PURE__ */ new Map();
    subscriptions.watches = /* @__PURE__ */ new Map();
  }
  return {
    takeUp: () => {
      if (holds2) {
        cache.farSighted = farSighted;
        cache.world = { ...world, age: ageOf2(farSighted, journal.epoch, journal.nearEpoch) };
      }
      if (listed3) {
        subscriptions.population = journal.population;
        subscriptions.objects = objects;
        subscriptions.watches = watches;
      }
      if (journal.baseEpoch !== baseEpoch + 1) return;
      journal.baseEpoch = baseEpoch;
      const { nextId } = table.state.header;
      if (cache.baseAt.length > nextId) cache.baseAt.length = nextId;
      if (cache.base.length > nextId) cache.base.length = nextId;
    }
  };
}
var NEVER = -1;
var ageOf2 = (far, epoch, nearEpoch) => far ? epoch * 2 : nearEpoch * 2 + 1;

function trial(table, ask14) {
  const { journal, cause, events: events3 } = table;
  const mark = journal.mark();
  const derived = holdDerived(table);
  table.events = [];
  table.trials++;
  try {
    return ask14();
  } finally {
    table.trials--;
    table.events = events3;
    table.cause = cause;
    journal.undoTo(mark);
    derived.takeUp();
  }
}

function beginWatch(table, env, given2) {
  const { header, watches } = table.state;
  if (table.journal.size(watches) >= limits.effects) throw new LimitExceeded("effects");
  const id = header.nextEffect;
  table.journal.setQuietly(header, "nextEffect", id + 1);
  const row = {
    id,
    program: given2.program,
    controller: env.you,
    source: env.self,
    sourceCard: env.card,
    vars: lastingVars(env),
    stamp: table.nextStamp(),
    until: given2.until,
    left: given2.left
  };
  table.journal.insertQuietly(watches, id, row);
  table.journal.population++;
  return row;
}
function endWatches(table, fits2) {
  const ended3 = Object.values(table.state.watches).filter(fits2);
  for (const watch of ended3) removeWatch(table, watch);
  return ended3;
}
function removeWatch(table, watch) {
  table.journal.removeQuietly(table.state.watches, watch.id);
  table.journal.population++;
}
function releaseWatched(table, id) {
  const { watches, triggers } = table.state;
  for (const row of [...Object.values(watches), ...Object.values(triggers).filter(({ kind }) => kind === "delayed")]) {
    const without2 = Object.entries(row.vars).map(([name, value]) => [
      name,
      Array.isArray(value) && value.includes(id) ? value.filter((one2) => one2 !== id) : value
    ]);
    if (without2.some(([name, value]) => row.vars[name] !== value)) table.journal.setQuietly(row, "vars", Object.fromEntries(without2));
  }
}
function spendWatch(table, id, by) {
  const watch = table.state.watches[id];
  if (watch === void 0 || watch.left < 0) return;
  if (watch.left <= by) removeWatch(table, watch);
  else table.journal.setQuietly(watch, "left", watch.left - by);
}
function lasting(least) {
  return {
    run: (table, verb2, outer, path) => {
      const env = fixedAmounts(table, outer, verb2.let);
      const until2 = verb2.until === void 0 ? "" : table.game.duration(table, env, verb2.until, verb2);
      const left = verb2.left === void 0 ? least : amount(table, env, verb2.left);
      if (left === 0 || until2 === null) return { done: false };
      const { id } = beginWatch(table, env, { program: `${path}/ability`, until: until2, left });
      const data = { object: env.self, card: env.card, seat: env.you, watch: id, program: path };
      table.emit("watchBegan", table.game.rules.chooseTargets, data);
      return { done: true };
    }
  };
}
var watchVerbs = { later: lasting(1), shield: lasting(-1) };

function eventOf(happening, key, back2) {
  const { data, type, object, seat } = happening;
  const now = typeof data.now === "number" ? data.now : object;
  return { ...data, type, key, object: back2 ? object : now, seat, was: object, now };
}
function collect(table, happened, keys4, back2, found3) {
  for (let at = 0; at < happened.length; at++) {
    const happening = happened[at] ?? null;
    if (happening === null) continue;
    for (const key of keys4[at]) collectKey(table, happening, at, key, back2, found3);
  }
}
function collectKey(table, happening, at, key, back2, found3, seatOf2) {
  const listeners = subscribers(table, key);
  const watches = watchesFor(table, key);
  if (listeners.length === 0 && watches.length === 0) return;
  const event = eventOf(happening, key, back2);
  for (let index = 0; index < listeners.length; index++) {
    const listener = seenFrom(listeners[index], seatOf2);
    if (ready(table, listener, key, event, table.game.judgesLate))
      add(
        table,
        found3,
        {
          places: [at],
          key,
          back: back2,
          ability: listener.ability,
          source: listener.object,
          seat: listener.seat,
          watch: 0,
          instance: instanceOf(listeners, index),
          share: null
        },
        event
      );
  }
  for (const watch of watches) {
    if (watchReady(table, watch, key, event))
      add(
        table,
        found3,
        {
          places: [at],
          key,
          back: back2,
          ability: watch.program,
          source: watch.source,
          seat: watch.controller,
          watch: watch.id,
          instance: 0,
          share: null
        },
        event
      );
  }
}
function seenFrom(listener, seatOf2) {
  const seat = seatOf2?.(listener.object) ?? null;
  return seat === null ? listener : { ...listener, seat };
}
function instanceOf(listeners, index) {
  const { ability: ability2, object } = listeners[index];
  let instance = 0;
  for (let at = index - 1; at >= 0; at--) {
    const other3 = listeners[at];
    if (other3.object !== object) break;
    if (other3.ability === ability2) instance++;
  }
  return instance;
}
function add(table, found3, caught, event) {
  const { triggers } = table.library.ability(caught.ability);
  const [place3] = caught.places;
  const batch = batchOf2(triggers, caught.key);
  const share = typeof batch === "string" ? event[batch] ?? null : null;
  if (batch !== void 0 || triggers.length > 1) {
    const same = found3.find(
      (one2) => one2.ability === caught.ability && one2.source === caught.source && one2.watch === caught.watch && one2.instance === caught.instance && (batch === void 0 ? one2.places[0] === place3 : one2.key === caught.key && one2.share === share)
    );
    if (same !== void 0) {
      if (batch !== void 0) same.places.push(place3);
      return;
    }
  }
  found3.push(share === null ? caught : { ...caught, share });
}
function batchOf2(triggers, key) {
  for (const trigger of triggers) if (trigger.key === key && trigger.batch !== void 0) return trigger.batch;
  return void 0;
}
function writeTriggers(table, happened, caught) {
  for (const one2 of caught) {
    const places7 = one2.places.filter((at) => happened[at] !== null && happened[at] !== void 0);
    if (places7.length === 0) continue;
    const events3 = places7.map((at) => eventOf(happened[at], one2.key, one2.back));
    const [first2] = events3;
    const watch = table.state.watches[one2.watch];
    if (one2.watch !== 0 && watch === void 0) continue;
    if (watch === void 0 && isUsedUp(table, one2)) continue;
    const event = isWhole(table, one2) ? together(first2, events3) : first2;
    write2(table, one2, watch?.left === 1 ? withAlternatives(event, happened, caught, one2) : event, watch);
  }
}
function withAlternatives(event, happened, caught, { watch }) {
  const all3 = caught.filter((one2) => one2.watch === watch).flatMap(
    ({ places: places7, key, back: back2 }) => places7.flatMap((at) => happened[at] === null || happened[at] === void 0 ? [] : [eventOf(happened[at], key, back2)])
  );
  return all3.length < 2 ? event : { ...event, alternatives: all3 };
}
function isWhole(table, { ability: ability2, key }) {
  return batchOf2(table.library.ability(ability2).triggers, key) !== void 0;
}
function together(first2, events3) {
  return {
    ...first2,
    objects: events3.map((event) => event.object),
    amount: events3.reduce((sum, event) => sum + amountOf(event), 0)
  };
}
function amountOf(event) {
  return typeof event.amount === "number" ? event.amount : 1;
}
function write2(table, { ability: ability2, source, seat }, event, watch) {
  const holder = watch === void 0 ? table.game.triggerHolder?.(table, source, seat, event) ?? seat : seat;
  if (watch === void 0) noteLimit(table, source, holder, ability2);
  addTrigger(table, {
    ability: ability2,
    source,
    card: watch?.sourceCard ?? cardOf(table, source),
    seat: holder,
    event,
    vars: watch?.vars ?? {},
    kind: watch === void 0 ? "normal" : "delayed"
  });
  if (watch !== void 0) spendWatch(table, watch.id, 1);
}
function isUsedUp(table, { ability: path, source, seat }) {
  const { limit } = table.library.ability(path).ability;
  return limit !== void 0 && table.game.judgesLate !== true && usesLeft(table, { object: source, seat, ability: path }, limit) <= 0;
}
function noteLimit(table, object, seat, path) {
  if (table.game.judgesLate === true) return;
  const { limit } = table.library.ability(path).ability;
  if (limit !== void 0) noteUse(table, { object, seat, ability: path }, limit);
}
function cardOf(table, id) {
  return (table.find(id) ?? table.state.past[id]?.row)?.card ?? "";
}
function addTrigger(table, given2) {
  const { header, triggers } = table.state;
  if (table.journal.size(triggers) >= limits.triggers) throw new LimitExceeded("triggers");
  const id = header.nextEffect;
  table.journal.setQuietly(header, "nextEffect", id + 1);
  const { ability: ability2, source, card: card5, seat, event, vars, kind } = given2;
  const row = { id, ability: ability2, source, card: card5, seat, event, vars, kind, moment: momentNow(table) };
  table.journal.insertQuietly(triggers, id, row);
  return row;
}
var noRules = [];
function notice(table, key, about3 = {}, data, seatOf2) {
  const found3 = [];
  const happening = propose(key, about3, data);
  for (const rule2 of table.library.facts.get(key) ?? noRules) {
    const event = eventOf(happening, key, true);
    const field3 = countsFor(table, rule2, event);
    if (field3 !== null) noteFact(table, rule2, field3, event);
  }
  table.game.noticed?.(table, happening, key);
  collectKey(table, happening, 0, key, false, found3, seatOf2);
  if (found3.length > 0) writeTriggers(table, [happening], found3);
}
function waitingTriggers(table) {
  return table.journal.size(table.state.triggers) === 0 ? none6 : Object.values(table.state.triggers);
}
var none6 = [];
function momentNow(table) {
  return table.game.moments?.now(table) ?? table.state.header.moment;
}
function takeTrigger(table, id) {
  const row = table.state.triggers[id];
  table.journal.removeQuietly(table.state.triggers, id);
  return row;
}
function dropTriggers(table, fits2 = () => true) {
  for (const row of waitingTriggers(table)) if (fits2(row)) takeTrigger(table, row.id);
}
function triggerEnv({ source, card: card5, seat, event, vars }) {
  return sourceEnv(source, card5, seat, event, vars);
}
var whenVerb = {
  run: (table, _verb, env, path) => {
    addTrigger(table, {
      ability: `${path}/ability`,
      source: env.self,
      card: env.card,
      seat: env.you,
      event: env.event ?? {},
      vars: lastingVars(env),
      kind: "reflexive"
    });
    return { done: true };
  }
};

var nothing4 = [];
function offersFor(table, happening, at) {
  const rule2 = ruleOf(table, happening.type);
  const keys4 = rule2.keys(table, happening);
  let awaited = false;
  for (const key of keys4) if (awaits(table, replaceKey(key))) awaited = true;
  if (!awaited) return nothing4;
  const { supposed } = rule2;
  if (supposed === void 0) return found(table, happening, at, keys4, 0);
  const before2 = placeOf(table, happening.object);
  return trial(table, () => {
    supposed(table, happening);
    return found(table, happening, at, keys4, placeOf(table, happening.object) === before2 ? 0 : happening.object);
  });
}
function awaits(table, key) {
  return table.library.openings.awaited.has(key) && table.cardsHere.awaits(key) || watchesFor(table, key).length > 0;
}
function placeOf(table, id) {
  const row = table.find(id);
  return row === null ? "" : kindOfPlace(table, row);
}
function found(table, happening, at, keys4, newcomer) {
  const offers = [];
  for (const key of keys4) {
    const replaced = replaceKey(key);
    if (!awaits(table, replaced)) continue;
    const event = eventOf(happening, key, true);
    const seen = [];
    for (const listener of subscribers(table, replaced)) {
      const { object: source, seat, ability: ability2 } = listener;
      if (source === newcomer && !isAboutItself(table.library.ability(ability2).ability)) continue;
      let replacement = `${ability2}@${source}`;
      while (seen.includes(replacement)) replacement += "+";
      seen.push(replacement);
      if (!happening.applied.includes(replacement) && !offers.some((one2) => one2.replacement === replacement) && ready(table, listener, replaced, event))
        offers.push({ at, key, ability: ability2, source, card: table.object(source).card, seat, watch: 0, replacement });
    }
    for (const watch of watchesFor(table, replaced)) {
      const replacement = `watch:${watch.id}`;
      if (!happening.applied.includes(replacement) && !offers.some((one2) => one2.replacement === replacement) && watchReady(table, watch, replaced, event))
        offers.push({
          at,
          key,
          ability: watch.program,
          source: watch.source,
          card: watch.sourceCard,
          seat: watch.controller,
          watch: watch.id,
          replacement
        });
    }
  }
  return offers;
}
function isAboutItself(ability2) {
  let known9 = aboutItself.get(ability2);
  if (known9 === void 0) {
    known9 = (ability2.on ?? []).every((trigger) => demandsItself(trigger.if) || demandsItself(ability2.when));
    aboutItself.set(ability2, known9);
  }
  return known9;
}
var aboutItself = /* @__PURE__ */ new WeakMap();
function demandsItself(condition2) {
  if (condition2 === void 0) return false;
  if ("all" in condition2) return condition2.all.some(demandsItself);
  if ("any" in condition2) return condition2.any.every(demandsItself);
  return "object" in condition2 && isEventObject(condition2.object) && condition2.is.is === "self";
}
var isEventObject = (ref2) => typeof ref2 === "object" && "event" in ref2 && ref2.event === "object";
function ofFirstTier(table, offers) {
  for (const tier of table.game.replacementTiers ?? []) {
    const these = offers.filter((offer2) => (table.library.ability(offer2.ability).ability.tier ?? "") === tier);
    if (these.length > 0) return these;
  }
  return offers;
}
function chooserOf(table, happening, [first2]) {
  if (table.game.replacementChooser !== void 0)
    return table.game.replacementChooser(
      table,
      happening,
      first2 === void 0 ? void 0 : table.library.ability(first2.ability).ability.tier
    );
  if (happening.seat >= 0) return happening.seat;
  const row = table.find(happening.object);
  return row === null ? table.game.activeSeat(table) ?? 0 : table.controllerOf(row);
}
function nextChoice(table, batch, open3) {
  const bySeat = /* @__PURE__ */ new Map();
  for (const at of open3) {
    const happening = batch[at];
    if (!isPossible(table, happening)) continue;
    const offers = ofFirstTier(table, offersFor(table, happening, at));
    if (offers.length === 0) continue;
    const seat2 = chooserOf(table, happening, offers);
    const lists3 = bySeat.get(seat2);
    if (lists3 === void 0) bySeat.set(seat2, [offers]);
    else lists3.push(offers);
  }
  if (bySeat.size === 0) return null;
  const seat = table.game.seatOrder(table).find((one2) => bySeat.has(one2)) ?? [...bySeat.keys()][0];
  const lists2 = bySeat.get(seat);
  const [first2] = lists2;
  if (interchangeable(table, first2)) return { seat, offers: shared(table, batch, first2[0], lists2) };
  return { seat, offers: first2 };
}
function interchangeable(table, offers) {
  const [first2] = offers;
  if (offers.length === 1) return true;
  const varsOf = (offer2) => JSON.stringify(table.state.watches[offer2.watch]?.vars ?? null);
  const anySource = triggerTraitsOf(table, first2.ability).answersAlike;
  return offers.every(
    (one2) => one2.ability === first2.ability && (one2.source === first2.source || anySource && one2.seat === first2.seat && one2.watch === 0) && varsOf(one2) === varsOf(first2)
  );
}
function shared(table, batch, offer2, lists2) {
  const left = table.state.watches[offer2.watch]?.left ?? -1;
  if (left < 0) return [offer2];
  const same = lists2.flatMap((offers) => offers.filter((one2) => one2.watch === offer2.watch));
  const wanted2 = same.reduce((sum, one2) => sum + amountOf2(batch[one2.at]), 0);
  return wanted2 > left ? same : [offer2];
}
function amountOf2({ data }) {
  return typeof data.amount === "number" ? data.amount : 1;
}
function withAll(table, batch, open3, offer2) {
  if (table.library.ability(offer2.ability).ability.every !== true) return offer2;
  const along = open3.filter(
    (at) => at !== offer2.at && isPossible(table, batch[at]) && ofFirstTier(table, offersFor(table, batch[at], at)).some(({ replacement }) => replacement === offer2.replacement)
  );
  return along.length === 0 ? offer2 : { ...offer2, along };
}
var placesOf = ({ at, along = [] }) => [at, ...along];
function optionsOf(batch, offers) {
  return offers.map((offer2, index) => {
    const { type, object, seat } = batch[offer2.at];
    const params = { card: offer2.card, ability: offer2.ability, type, about: object, seat };
    return { id: `replacement:${index}`, label: "replacement", params, object: offer2.source };
  });
}

function write3(table, locals, at, happening) {
  table.local(locals, "batch", batchOf(locals).with(at, happening));
}
function noteApplied(table, locals, offer2) {
  for (const at of placesOf(offer2)) {
    const happening = batchOf(locals)[at];
    write3(table, locals, at, { ...happening, applied: [...happening.applied, offer2.replacement] });
  }
}
function alterationEnv(table, locals, offer2) {
  const { at, key, source, card: card5, seat, watch, ability: ability2 } = offer2;
  const happening = batchOf(locals)[at];
  const all3 = table.library.ability(ability2).ability.every === true ? { objects: placesOf(offer2).map((place3) => batchOf(locals)[place3].object) } : {};
  const event = { ...eventOf(happening, key, true), ...all3, together: together2(locals, happening) };
  return sourceEnv(source, card5, seat, event, table.state.watches[watch]?.vars);
}
function together2(locals, { type, data }) {
  const fates = fatesOf(locals);
  return batchOf(locals).flatMap(
    (one2, at) => one2.type === type && fates[at] !== 2 /* Gone */ && one2.data.to === data.to && one2.object > 0 ? [one2.object] : []
  );
}
function finishAlteration(table, locals) {
  const offer2 = locals.offer;
  const { ability: ability2 } = table.library.ability(offer2.ability);
  const batch = batchOf(locals);
  table.local(locals, "offer", null);
  table.local(locals, "altering", -1);
  if (locals.touched !== true && (ability2.clauses ?? []).length > 0) return;
  const kept4 = (ability2.clauses ?? []).length === 0 ? table.state.watches[offer2.watch]?.vars ?? {} : {};
  if (offer2.watch !== 0 && locals.vars.spent === void 0) spendWatch(table, offer2.watch, 1);
  if (ability2.limit !== void 0) noteUse(table, { object: offer2.source, seat: offer2.seat, ability: offer2.ability }, ability2.limit);
  if (ability2.again === true) {
    const happening = batch[offer2.at];
    write3(table, locals, offer2.at, { ...happening, applied: happening.applied.filter((one2) => one2 !== offer2.replacement) });
  }
  const { type, object } = batch[offer2.at];
  if (isTold(table, offer2, ability2))
    table.emit("replacementApplied", replacingRule(table), {
      object: offer2.source,
      card: offer2.card,
      ability: offer2.ability,
      type,
      about: object
    });
  if (ability2.then === void 0 || ability2.then.length === 0) return;
  const env = { ...alterationEnv(table, locals, offer2), vars: { ...kept4, ...locals.vars } };
  const follow2 = locals.follow;
  const same = ability2.together === true ? follow2.findIndex(({ replacement }) => replacement === offer2.replacement) : -1;
  const next5 = { ...envLocals(env), program: `${offer2.ability}/then`, replacement: offer2.replacement };
  table.local(locals, "follow", same < 0 ? [...follow2, next5] : follow2.with(same, joined(follow2[same], next5)));
}
function isTold(table, { source }, { clauses = [] }) {
  const row = table.find(source);
  return clauses.length > 0 || row === null || table.seats().every((seat) => seesFace(table, row, seat));
}
function joined(first2, second) {
  const taken4 = ({ vars }) => asNumber(vars.prevented);
  return { ...first2, vars: { ...first2.vars, prevented: taken4(first2) + taken4(second) } };
}
function alter(table, env, change5) {
  const locals = alteredFrame(table);
  if (locals === null) throw new InvariantBroken("nothing is being altered");
  const at = locals.altering;
  const old = batchOf(locals)[at];
  const changed4 = change5(old);
  const along = locals.offer?.along ?? [];
  table.local(locals, "touched", true);
  table.local(locals, "vars", { ...locals.vars, ...env.vars });
  if (!Array.isArray(changed4)) {
    write3(table, locals, at, changed4);
    for (const other3 of along) write3(table, locals, other3, change5(batchOf(locals)[other3]));
    return;
  }
  const { instead } = ruleOf(table, old.type);
  const made2 = changed4.map((one2) => ({
    ...unnamed(instead === void 0 ? one2 : instead(one2), old.type),
    applied: old.applied,
    inside: old.inside
  }));
  const gone3 = [at, ...along];
  table.local(locals, "fates", [
    ...fatesOf(locals).map((fate, place3) => gone3.includes(place3) ? 2 /* Gone */ : fate),
    ...made2.map(() => 0 /* Open */)
  ]);
  table.local(locals, "batch", [...batchOf(locals), ...made2]);
  if (made2.length === 0 && gone3.some((place3) => batchOf(locals)[place3].inside === -1)) table.local(locals, "lost", true);
}
function unnamed(made2, type) {
  return made2.type === type ? made2 : { ...made2, data: { ...made2.data, unnamed: true } };
}
function spendShield(table, by) {
  const locals = alteredFrame(table);
  const offer2 = locals?.offer ?? null;
  if (locals === null || offer2 === null || offer2.watch === 0) return;
  table.local(locals, "vars", withVar(locals.vars, "spent", by));
  if (by > 0) spendWatch(table, offer2.watch, by);
}
function reduce(table, verb2, env) {
  const field3 = verb2.of ?? "amount";
  const locals = alteredFrame(table);
  const offer2 = locals?.offer;
  const watch = offer2 === null || offer2 === void 0 ? void 0 : table.state.watches[offer2.watch];
  let taken4 = 0;
  let spared = verb2.by === "left";
  const old = locals === null ? null : batchOf(locals)[locals.altering];
  alter(table, env, (happening) => {
    const value = happening.data[field3];
    if (typeof value !== "number") return happening;
    const rule2 = ruleOf(table, happening.type);
    const firm = rule2.firm?.(table, happening) ?? happening.data.firm === true;
    spared = verb2.by === "left" || firm && rule2.attempted !== true;
    if (firm) return happening;
    const most = verb2.by === "left" ? watch === void 0 || watch.left < 0 ? value : watch.left : amount(table, env, verb2.by);
    taken4 = Math.max(0, Math.min(value, most));
    return { ...happening, data: { ...happening.data, [field3]: value - taken4 } };
  });
  if (locals === null) return;
  table.local(locals, "vars", withVar(locals.vars, "prevented", taken4));
  if (taken4 > 0 && offer2 !== null) noteReduction(table, locals, offer2, taken4, old);
  if (spared) spendShield(table, taken4);
}
function noteReduction(table, locals, { replacement, source, seat }, amount3, happening) {
  const all3 = locals.reduced;
  const known9 = all3.find((one3) => one3.replacement === replacement);
  const one2 = {
    replacement,
    source,
    seat,
    amount: amount3 + (known9?.amount ?? 0),
    happenings: [...known9?.happenings ?? [], happening]
  };
  table.local(locals, "reduced", [...all3.filter((other3) => other3 !== known9), one2]);
}
function proposalsOf(table, verbs4, env, path) {
  return verbs4.flatMap((verb2, index) => proposalOf(table, verb2, env, `${path}/${index}`));
}
function proposalOf(table, verb2, env, path) {
  const outcome = table.library.verb(verb2.verb).run(table, verb2, env, path);
  if (!("propose" in outcome)) throw new InvariantBroken(`${verb2.verb} proposes nothing`);
  return outcome.propose;
}
var done = { done: true };
var alteringVerbs = {
  becomes: {
    impersonal: true,
    run: (table, verb2, env) => {
      const set2 = {};
      for (const [key, value] of Object.entries(verb2.set))
        set2[key] = literal(table, env, value);
      alter(table, env, (happening) => ({ ...happening, data: { ...happening.data, ...set2 } }));
      return done;
    }
  },
  reduceBy: {
    run: (table, verb2, env) => {
      reduce(table, verb2, env);
      return done;
    }
  },
  instead: {
    run: (table, verb2, env, path) => {
      const made2 = proposalsOf(table, verb2.do, env, `${path}/do`);
      alter(table, env, () => made2);
      return done;
    }
  },
  cancel: {
    impersonal: true,
    run: (table, _verb, env) => {
      alter(table, env, () => []);
      return done;
    }
  }
};

function commitBatch(table, batch, joined3 = false) {
  if (batch.length === 0) return batch;
  const { all: keys4, back: keysBack, after: keysAfter } = keysOf(table, batch);
  const noted = noteLeaving(table, batch);
  const facts3 = table.library.facts.size === 0 ? noFacts : factsOf(table, batch, keys4);
  const back2 = [];
  if (keysBack !== null) collect(table, batch, keysBack, true, back2);
  if (!joined3) table.newMoment();
  const { moments: moments2, committed } = table.game;
  if (moments2 !== void 0) moments2.begin(table, joined3);
  const happened = commitTypes(table, batch);
  for (const id of noted) if (table.find(id) !== null) forgetPast(table, id);
  for (const { at, rule: rule2, field: field3, key, back: back3 } of facts3)
    if (happened[at] !== null) noteFact(table, rule2, field3, eventOf(happened[at], key, back3));
  const after4 = [];
  collect(table, happened, keysAfter, false, after4);
  if (back2.length > 0) writeTriggers(table, happened, back2);
  if (after4.length > 0) writeTriggers(table, happened, after4);
  if (committed !== void 0) committed(table, happened, keys4);
  return happened;
}
var noKeys2 = [];
function keysOf(table, batch) {
  const all3 = [];
  let back2 = null;
  let after4 = all3;
  for (let at = 0; at < batch.length; at++) {
    const happening = batch[at];
    const { keys: keys4, looksBack } = ruleOf(table, happening.type);
    const found3 = isPossible(table, happening) ? keys4(table, happening) : noKeys2;
    all3.push(found3);
    const looking = looksBack === void 0 ? noKeys2 : found3.filter((key) => looksBack(table, happening, key));
    if (back2 === null && looking.length > 0) {
      back2 = batch.map(() => noKeys2);
      after4 = all3.slice(0, -1);
    }
    if (back2 === null) continue;
    back2[at] = looking;
    after4.push(looking.length === 0 ? found3 : found3.filter((key) => !looking.includes(key)));
  }
  return { all: all3, back: back2, after: after4 };
}
var noFacts = [];
function factsOf(table, batch, keys4) {
  let found3 = null;
  for (let at = 0; at < batch.length; at++) {
    for (const key of keys4[at]) {
      const rules4 = table.library.facts.get(key);
      if (rules4 === void 0) continue;
      const happening = batch[at];
      const back2 = ruleOf(table, happening.type).looksBack?.(table, happening, key) ?? false;
      const event = eventOf(happening, key, back2);
      for (const rule2 of rules4) {
        const field3 = countsFor(table, rule2, event);
        if (field3 !== null) (found3 ??= []).push({ at, rule: rule2, field: field3, key, back: back2 });
      }
    }
  }
  return found3 ?? noFacts;
}
var nobody4 = [];
function noteLeaving(table, batch) {
  if (table.game.remembers === void 0) return nobody4;
  let noted = null;
  for (const happening of batch) {
    const row = happening.object <= 0 ? null : table.find(happening.object);
    if (row === null || ruleOf(table, happening.type).leaves?.(table, happening) !== true) continue;
    remember(table, row, kindOfPlace(table, row));
    (noted ??= []).push(row.id);
  }
  return noted ?? nobody4;
}
function commitTypes(table, batch) {
  const [first2] = batch;
  if (first2 !== void 0 && batch.length === 1 && isPossible(table, first2))
    return ruleOf(table, first2.type).commit?.(table, batch) ?? batch;
  const happened = batch.map(() => null);
  for (const type of typesOf(table, batch)) {
    const places7 = [];
    const list3 = [];
    for (let at = 0; at < batch.length; at++) {
      const happening = batch[at];
      if (happening.type !== type || !isPossible(table, happening)) continue;
      places7.push(at);
      list3.push(happening);
    }
    if (list3.length === 0) continue;
    const done4 = ruleOf(table, type).commit?.(table, list3) ?? list3;
    for (let index = 0; index < places7.length; index++) happened[places7[index]] = done4[index] ?? null;
  }
  return happened;
}
function typesOf(table, batch) {
  const types = [];
  for (const { type } of batch) if (!types.includes(type)) types.push(type);
  const order = table.game.commitOrder;
  if (types.length < 2 || order === void 0) return types;
  return [...order.filter((type) => types.includes(type)), ...types.filter((type) => !order.includes(type))];
}

function happen(table, batch, then, and2 = false) {
  const whole = unfold(table, batch);
  const { frames: frames2 } = table.state;
  const caller = frames2[frames2.length - 1];
  const joined3 = and2 || caller?.locals.joined === true;
  if (whole === null) {
    const locals = happeningLocals(batch);
    if (joined3) locals.joined = true;
    return then === void 0 ? { call: "happening", locals } : { call: "happening", locals, then };
  }
  const result = resultOf(table, whole, commitBatch(table, whole, joined3), null);
  if (caller !== void 0) table.local(caller.locals, "returned", result);
  return then === void 0 ? void 0 : { to: then };
}
function unfold(table, batch) {
  let whole = batch;
  let own2 = null;
  for (let at = 0; at < whole.length; at++) {
    const happening = whole[at];
    const { contains, inOrder: inOrder5, makes } = ruleOf(table, happening.type);
    if (!isPossible(table, happening)) continue;
    if (makes !== void 0) return null;
    if (offersFor(table, happening, at).length > 0) return null;
    if (contains === void 0) continue;
    const inner3 = contains(table, happening);
    if (inOrder5 === true && inner3.length > 1) return null;
    if (inner3.length === 0) continue;
    if (own2 === null) whole = own2 = [...batch];
    for (const one2 of within(inner3, happening, at)) addOrJoin(table, own2, one2, batch.length);
  }
  if (whole.length > 1 && table.game.commitsToOrder !== void 0 && table.game.commitsToOrder(table, whole).length > 0) return null;
  return whole;
}
function within(inner3, { applied }, at) {
  return inner3.map((one2) => ({ ...one2, applied, inside: at }));
}
function addOrJoin(table, batch, one2, from) {
  const { joins } = ruleOf(table, one2.type);
  if (joins !== void 0) {
    for (let at = from; at < batch.length; at++) {
      const earlier = batch[at];
      const both4 = earlier.type === one2.type ? joins(table, batch, earlier, one2) : null;
      if (both4 === null) continue;
      batch[at] = both4;
      return;
    }
  }
  batch.push(one2);
}
function counts(table, batch, happening) {
  if (happening.inside === -1) return true;
  const container = batch[happening.inside];
  return ruleOf(table, container.type).inOrder === true && counts(table, batch, container);
}
function resultOf(table, batch, happened, fates) {
  let done4 = batch.length > 0;
  let total = 0;
  const objects = [];
  for (let at = 0; at < batch.length; at++) {
    const happening = batch[at];
    if (fates?.[at] === 2 /* Gone */ || ruleOf(table, happening.type).inOrder === true || !counts(table, batch, happening)) continue;
    const what = happened[at] ?? null;
    if (what === null) {
      done4 = false;
      continue;
    }
    const { object, data } = what;
    const now = typeof data.now === "number" ? data.now : object;
    if (Array.isArray(data.objects)) objects.push(...data.objects);
    else if (now > 0 && data.unnamed !== true) objects.push(now);
    total += typeof data.amount === "number" ? data.amount : 1;
  }
  return { done: done4, objects, total };
}
var happeningProcedure = {
  name: "happening",
  steps: [
    { name: "alter", run: alter2 },
    {
      name: "chosen",
      run: (table, locals) => begin(
        table,
        locals,
        locals.offers[Number(picksOf(locals.answer)[0].slice("replacement:".length))]
      )
    },
    { name: "altered", run: altered },
    { name: "order", run: askOrder },
    { name: "ordered", run: ordered },
    { name: "commit", run: commit },
    { name: "inner", run: inner },
    { name: "counted", run: counted3 },
    { name: "follow", run: follow }
  ]
};
function alter2(table, locals, frame) {
  for (; ; ) {
    const open3 = openPlaces(locals);
    const choice2 = nextChoice(table, batchOf(locals), open3);
    if (choice2 === null) {
      if (!addContents(table, locals, open3)) return { to: "order" };
      continue;
    }
    const [first2] = choice2.offers;
    if (choice2.offers.length === 1) return begin(table, locals, first2);
    table.local(locals, "offers", choice2.offers);
    table.ask(frame, {
      seat: choice2.seat,
      kind: "chooseReplacement",
      rule: replacingRule(table),
      domain: { type: "options", min: 1, max: 1, options: optionsOf(batchOf(locals), choice2.offers) }
    });
    return { wait: true };
  }
}
function openPlaces(locals) {
  const open3 = [];
  fatesOf(locals).forEach((fate, at) => {
    if (fate === 0 /* Open */) open3.push(at);
  });
  return open3;
}
function begin(table, locals, chosen8) {
  const offer2 = withAll(table, batchOf(locals), openPlaces(locals), chosen8);
  table.local(locals, "offers", null);
  table.local(locals, "offer", offer2);
  table.local(locals, "altering", offer2.at);
  table.local(locals, "touched", false);
  table.local(locals, "vars", {});
  noteApplied(table, locals, offer2);
  if ((table.library.ability(offer2.ability).ability.clauses ?? []).length === 0) return altered(table, locals);
  return { call: "effect", locals: effectLocals(alterationEnv(table, locals, offer2), `${offer2.ability}/clauses`), then: "altered" };
}
function altered(table, locals) {
  finishAlteration(table, locals);
  return { to: "alter" };
}
function addContents(table, locals, open3) {
  const batch = [...batchOf(locals)];
  const fates = [...fatesOf(locals)];
  const later2 = [];
  let made2 = false;
  for (const at of open3) {
    fates[at] = 1 /* Settled */;
    const proposed = batch[at];
    const { contains, inOrder: inOrder5, makes } = ruleOf(table, proposed.type);
    if (contains === void 0 && makes === void 0 || !isPossible(table, proposed)) continue;
    const happening = makes === void 0 ? proposed : batch[at] = makes(table, proposed);
    if (makes !== void 0) made2 = true;
    if (contains === void 0) continue;
    const found3 = within(contains(table, happening), happening, at);
    if (inOrder5 === true && found3.length > 1) later2.push(...found3);
    else for (const one2 of found3) addOrJoin(table, batch, one2, batchOf(locals).length);
  }
  while (fates.length < batch.length) fates.push(0 /* Open */);
  if (later2.length > 0) table.local(locals, "inner", [...locals.inner, ...later2]);
  if (open3.length > 0) table.local(locals, "fates", fates);
  if (batch.length === batchOf(locals).length) {
    if (made2) table.local(locals, "batch", batch);
    return false;
  }
  table.local(locals, "batch", batch);
  return true;
}
function standing(locals) {
  const places7 = [];
  fatesOf(locals).forEach((fate, at) => {
    if (fate !== 2 /* Gone */) places7.push(at);
  });
  return places7;
}
var noOrders = [];
var ordersOf = (locals) => locals.orders;
function askOrder(table, locals, frame) {
  const batch = batchOf(locals);
  const places7 = standing(locals);
  const asked4 = (table.game.commitsToOrder?.(
    table,
    places7.map((at) => batch[at])
  ) ?? noOrders)[ordersOf(locals).length];
  if (asked4 === void 0) return { to: "commit" };
  table.local(locals, "asked", { ...asked4, places: asked4.places.map((index) => places7[index]) });
  const options2 = asked4.places.map(
    (index) => placeOption(table, asked4, places7[index], batch[places7[index]])
  );
  const { seat, kind = "orderEffects", rule: rule2 = orderingRule(table), prompt } = asked4;
  table.ask(frame, {
    seat,
    kind,
    rule: rule2,
    ...prompt === void 0 ? {} : { prompt, params: { count: options2.length } },
    domain: asked4.one === true ? { type: "options", min: 1, max: 1, options: options2 } : wholeOrder(options2)
  });
  return { wait: true };
}
function placeOption(table, { seat, label }, at, { object, data }) {
  const row = table.find(object);
  const id = `happening:${at}`;
  if (row !== null && !showsObject(table, row, { role: "player", seat }))
    return { id, label: label ?? "hiddenObject", params: { ...data } };
  const params = row === null || seesFace(table, row, seat) ? { object, card: row?.card ?? "" } : { object };
  if (label !== void 0) return { id, label, object, params: { ...data, ...params } };
  return { id, label: "card" in params ? "object" : "hiddenObject", object, params };
}
function ordered(table, locals) {
  const { lastFirst, one: one2, places: places7 } = locals.asked;
  const first2 = picksOf(locals.answer).map((pick) => Number(pick.slice("happening:".length)));
  const others2 = places7.filter((at) => !first2.includes(at));
  if (one2 === true) return leaveOut(table, locals, others2);
  const picked2 = [...first2, ...others2];
  table.local(locals, "orders", [...ordersOf(locals), lastFirst === true ? picked2.reverse() : picked2]);
  return { to: "order" };
}
function leaveOut(table, locals, others2) {
  const gone3 = [...others2];
  batchOf(locals).forEach(({ inside }, at) => {
    if (gone3.includes(inside)) gone3.push(at);
  });
  table.local(
    locals,
    "fates",
    fatesOf(locals).map((fate, at) => gone3.includes(at) ? 2 /* Gone */ : fate)
  );
  table.local(locals, "lost", true);
  return { to: "order" };
}
function commitPlaces(locals) {
  let places7 = standing(locals);
  for (const order of ordersOf(locals)) {
    let taken4 = 0;
    places7 = places7.map((at) => order.includes(at) ? order[taken4++] : at);
  }
  return places7;
}
function placed(happening, at, orders2) {
  const order = orders2.find((one2) => one2.includes(at))?.indexOf(at);
  return order === void 0 ? happening : { ...happening, data: { ...happening.data, order } };
}
function commit(table, locals) {
  const batch = batchOf(locals);
  const fates = fatesOf(locals);
  const places7 = commitPlaces(locals);
  const done4 = commitBatch(
    table,
    places7.map((at) => placed(batch[at], at, ordersOf(locals))),
    locals.joined === true
  );
  const happened = batch.map(() => null);
  places7.forEach((at, index) => happened[at] = done4[index] ?? null);
  for (const reduction of locals.reduced) table.game.reduced?.(table, reduction);
  const result = resultOf(table, batch, happened, fates);
  table.local(locals, "result", { ...result, done: result.done && locals.lost !== true });
  const left = locals.inner.filter((one2) => happened[one2.inside] !== null);
  table.local(locals, "inner", left.map((one2) => ({ ...one2, inside: -1 })));
  return { to: "inner" };
}
function inner(table, locals) {
  const [next5, ...rest] = locals.inner;
  if (next5 === void 0) return { to: "follow" };
  table.local(locals, "inner", rest);
  return happen(table, [next5], "counted") ?? { to: "counted" };
}
function counted3(table, locals) {
  const sum = locals.result;
  const one2 = locals.returned;
  table.local(locals, "result", { done: sum.done && one2.done, objects: [...sum.objects, ...one2.objects], total: sum.total + one2.total });
  return { to: "inner" };
}
function follow(table, locals) {
  const [next5, ...rest] = locals.follow;
  if (next5 === void 0) return { done: locals.result };
  table.local(locals, "follow", rest);
  return { call: "effect", locals: effectLocals(envOf(next5), next5.program), then: "follow" };
}

var ENDED = 2;
function afterFailure(table, locals) {
  const clauses = table.library.clauses(locals.program);
  let at = locals.at + 1;
  while (at < clauses.length && clauses[at]?.also !== true) at++;
  return at;
}
function proposalsFor(table, verbs4, env, path, whole) {
  const parts = verbs4.map((verb2, index) => proposalOf(table, verb2, env, `${path}/${index}`));
  if (whole && !verbs4.every((verb2, index) => isWhole2(table, verb2, env, parts[index]))) return nothing5;
  return parts.flat();
}
var nothing5 = [];
function isWhole2(table, verb2, env, proposed) {
  return proposed.length > 0 && proposed.every((happening) => isPossible(table, happening)) && table.library.verb(verb2.verb).payable?.(table, verb2, env) !== false;
}

function takeOver2(table, locals, frame) {
  const { self, card: card5, you } = envOf(locals);
  if (frame.cause.kind === "ability" && frame.cause.object === self) return;
  table.journal.setWork(frame, "cause", { kind: "ability", seat: you, object: self, card: card5 });
  table.cause = frame.cause;
}
var verbsProcedure = {
  name: "verbs",
  steps: [{ name: "run", run: runVerbs }]
};
var again = "run";
function runVerbs(table, locals, frame) {
  const verbs4 = table.library.node(locals.program);
  takeOver2(table, locals, frame);
  if (locals.returned !== null) takeOutcome(table, locals, verbs4);
  for (; ; ) {
    const at = locals.at;
    const verb2 = verbs4[at];
    if (verb2 === void 0 || locals.only !== -1 && at > locals.only)
      return { done: { done: locals.allDone, vars: locals.vars } };
    if (locals.together === true) {
      table.local(locals, "at", verbs4.length);
      const control = happen(table, proposalsFor(table, verbs4, envOf(locals), locals.program, locals.whole === true));
      if (control !== void 0) return { ...control, then: again };
      takeOutcome(table, locals, verbs4);
      continue;
    }
    table.local(locals, "at", at + 1);
    const outcome = table.library.verb(verb2.verb).run(table, verb2, envOf(locals), `${locals.program}/${at}`);
    if ("propose" in outcome) {
      const control = happen(table, outcome.propose);
      if (control !== void 0) return { ...control, then: again };
      takeOutcome(table, locals, verbs4);
      if (table.game.mustStabiliseNow?.(table) === true) return { to: again };
      continue;
    }
    if ("call" in outcome)
      return { call: outcome.call, locals: locals.joined === true ? { ...outcome.locals, joined: true } : outcome.locals, then: again };
    settle(table, locals, verb2, outcome);
    if (table.game.mustStabiliseNow?.(table) === true) return { to: again };
  }
}
function takeOutcome(table, locals, verbs4) {
  settle(table, locals, verbs4[locals.at - 1], outcomeOf(locals.returned));
  table.local(locals, "returned", null);
}
function outcomeOf(returned) {
  return typeof returned === "object" && returned !== null && "done" in returned ? returned : { done: returned !== false };
}
function settle(table, locals, verb2, outcome) {
  if (!outcome.done) table.local(locals, "allDone", false);
  if (typeof verb2.as === "string") table.local(locals, "vars", withVar(locals.vars, verb2.as, [...outcome.objects ?? []]));
  if (typeof verb2.note === "string") noteMore(table, locals.self, verb2.note, outcome.objects ?? []);
  if (typeof verb2.total === "string") table.local(locals, "vars", withVar(locals.vars, verb2.total, outcome.total ?? 0));
  if (outcome.vars !== void 0) table.local(locals, "vars", { ...locals.vars, ...outcome.vars });
}

var inOrder2 = (entries) => Object.fromEntries([...entries].sort(([one2], [other3]) => one2 < other3 ? -1 : 1));
function tallyWith(tally2, kind, count) {
  return inOrder2(Object.entries({ ...tally2, [kind]: count }).filter(([, number]) => number > 0));
}

function countersOn(table, object, kind) {
  return table.object(object).counters[kind] ?? 0;
}
var isThere = (table, { object }) => table.find(object) !== null;
function counterRules({ put: put5, removed, reaches: reaches3 = isThere, tell: tell2 }) {
  const [putKeys, removedKeys] = [[put5], [removed]];
  const change5 = (table, happening, to) => {
    const { object, data } = happening;
    const kind = data.kind;
    const there = countersOn(table, object, kind);
    const count = table.number(to(there, data.amount));
    const row = table.object(object);
    table.set(row, "counters", tallyWith(row.counters, kind, count));
    tell2(table, happening, count);
    const amount3 = Math.abs(count - there);
    return amount3 === data.amount ? happening : { ...happening, data: { ...data, amount: amount3 } };
  };
  return {
    addCountersRule: {
      keys: () => putKeys,
      possible: (table, happening) => happening.data.amount > 0 && reaches3(table, happening),
      commit: (table, list3) => list3.map((one2) => change5(table, one2, (there, amount3) => there + amount3))
    },
    removeCountersRule: {
      keys: () => removedKeys,
      possible: (table, happening) => reaches3(table, happening) && countersOn(table, happening.object, happening.data.kind) > 0,
      commit: (table, list3) => list3.map((one2) => change5(table, one2, (there, amount3) => Math.max(0, there - amount3)))
    }
  };
}

var carryingOut = (name, rule2) => ({
  name,
  rule: rule2,
  run: (table, locals) => nextPart(table, locals, name)
});
function nextPart(table, locals, step2) {
  const [part, ...rest] = locals.parts;
  if (part === void 0) return void 0;
  table.local(locals, "parts", rest);
  if ((table.library.node(part.at).clauses ?? []).length === 0) return { to: step2 };
  const env = envOf(locals.env);
  return { call: "effect", locals: effectLocals({ ...env, vars: { ...env.vars, ...part.vars } }, `${part.at}/clauses`), then: step2 };
}

var passing = (table, seat) => table.player(seat).passing;
function passAheadOptions(times3, label = (time) => `pass:${time}`) {
  return times3.map((time) => ({ id: `pass:${time}`, label: label(time), standing: true }));
}
function passedFor(pick) {
  if (pick === "pass") return "";
  return pick.startsWith("pass:") ? pick.slice("pass:".length) : null;
}
function passAhead(table, seat, time) {
  if (passing(table, seat) !== time) table.journal.setQuietly(table.player(seat), "passing", time);
}
function passesAhead(table, seat) {
  return passing(table, seat) !== "";
}
function endPassing(table, time) {
  for (const seat of table.seats()) if (passing(table, seat) === time) passAhead(table, seat, "");
}
var unableOption = { id: "pass:unable", label: "pass:unable", standing: true };
var askAllOption = { id: "askAll", label: "askAll", standing: true };
var isAskedWhereAble = (table, seat) => table.player(seat).asked === "able";
var wishOption = (table, seat) => isAskedWhereAble(table, seat) ? askAllOption : unableOption;
function followWish(table, seat, pick) {
  if (pick !== unableOption.id && pick !== askAllOption.id) return false;
  askIn(table, seat, pick === unableOption.id ? "able" : "everywhere");
  return true;
}
function askIn(table, seat, where) {
  if (table.player(seat).asked !== where) table.journal.setQuietly(table.player(seat), "asked", where);
}
var stopOption = { id: "stopPassing", label: "stopPassing" };
function takingBack(decides = (_table, by) => [by]) {
  return {
    of: (table, by) => {
      const seats = decides(table, by);
      return [
        ...seats.some((seat) => passesAhead(table, seat)) ? [stopOption] : [],
        ...seats.some((seat) => isAskedWhereAble(table, seat)) ? [askAllOption] : []
      ];
    },
    say: (table, by, id) => {
      for (const seat of decides(table, by)) {
        if (id === stopOption.id) passAhead(table, seat, "");
        else askIn(table, seat, "everywhere");
      }
    }
  };
}

function clearTable(table) {
  const { state, journal } = table;
  for (const zone of Object.values(state.zones)) if (zone.order.length > 0) table.set(zone, "order", []);
  for (const slot of Object.values(state.slots)) if (slot.object !== 0) table.set(slot, "object", 0);
  for (const rows2 of [state.objects, state.effects, state.past, state.triggers, state.watches]) {
    for (const id of Object.keys(rows2)) journal.removeQuietly(rows2, Number(id));
  }
  const rules4 = table.game.history ?? {};
  for (const fact3 of Object.keys(state.history))
    table.set(state.history, fact3, rules4[fact3.split(":")[0]]?.keep === "objects" ? [] : 0);
  journal.touch();
  journal.population++;
  table.forgetRows();
  table.cache.baseAt.length = 0;
}
var none7 = [];
function gamesBelow(table) {
  const { suspended } = table.state;
  return table.journal.size(suspended) === 0 ? none7 : Object.values(suspended);
}
function framesBelow(table) {
  const row = gamesBelow(table).at(-1);
  return row === void 0 ? 0 : row.frames - 1;
}
function frameOf(table, ...procedures2) {
  const { frames: frames2 } = table.state;
  for (let at = frames2.length - 1; at >= framesBelow(table); at--)
    if (procedures2.includes(frames2[at].procedure)) return frames2[at];
  return null;
}

function matchOf(table) {
  return table.state.match;
}
function setMatch(table, key, value) {
  table.set(table.state.match, key, value);
}
function beginMatch(table, decks) {
  const row = {
    game: 1,
    wins: Array.from({ length: table.pins.seats }, () => 0),
    draws: 0,
    registered: decks,
    decks,
    chooser: -1
  };
  Object.assign(table.state.match, row);
}
function pinnedDecks({ seats, decks }, read2) {
  return Array.from({ length: seats }, (_, seat) => {
    const deck = read2(decks?.[seat] ?? null);
    if (deck === null) throw new InvariantBroken(`no deck is pinned for seat ${seat}`);
    return deck;
  });
}
function winsNeeded(table) {
  return Math.floor(table.pins.format.bestOf / 2) + 1;
}
var matchLocals = () => ({ ended: null, answer: null, answers: null, returned: null });
function noteGame(table, winners) {
  const { wins, draws, game, chooser } = matchOf(table);
  const losers = table.seats().filter((seat) => !winners.includes(seat));
  if (winners.length === 0) setMatch(table, "draws", draws + 1);
  else
    setMatch(
      table,
      "wins",
      wins.map((count, seat) => winners.includes(seat) ? count + 1 : count)
    );
  setMatch(table, "chooser", winners.length === 0 ? chooser : losers[0] ?? chooser);
  setMatch(table, "game", game + 1);
}
function concludeGame(table, locals, rule2, drawsCount) {
  const result = locals.ended;
  const { bestOf } = table.pins.format;
  noteGame(table, result.winners);
  const { wins, game, draws } = matchOf(table);
  table.emit("matchScore", rule2, { game: game - 1, wins: [...wins], draws });
  const decided = Math.max(...wins) >= winsNeeded(table) || drawsCount && game > bestOf;
  if (bestOf > 1 && !decided) {
    clearTable(table);
    return false;
  }
  table.finish(bestOf === 1 ? result : { winners: leaders(wins), reason: "games", rule: rule2 });
  return true;
}
function leaders(wins) {
  const most = Math.max(...wins);
  const found3 = wins.flatMap((count, seat) => count === most ? [seat] : []);
  return found3.length === 1 ? found3 : [];
}

var readableCards = 1e3;
function deckViolation(code, rule2, cards2, detail, params = {}) {
  return { code, rule: rule2, cards: cards2, detail, params };
}
function readDeckParts(deck, parts) {
  if (typeof deck !== "object" || deck === null || Array.isArray(deck)) return null;
  const given2 = deck;
  const read2 = parts.map((part, at) => [
    part,
    idsIn(at === 0 || given2[part] !== void 0 ? given2[part] : [])
  ]);
  return read2.every(([, cards2]) => cards2 !== null) ? Object.fromEntries(read2) : null;
}
function idsIn(value) {
  if (!Array.isArray(value) || value.length > readableCards) return null;
  return value.every((one2) => typeof one2 === "string") ? value : null;
}
function oncePerCatalogue(make) {
  const indexes = /* @__PURE__ */ new WeakMap();
  return (cards2) => {
    let known9 = indexes.get(cards2);
    if (known9 === void 0) indexes.set(cards2, known9 = make(cards2));
    return known9;
  };
}
function cardsOfDeck(deck) {
  return Object.values(deck).flat();
}
function sameCards(one2, other3) {
  const sorted2 = (deck) => JSON.stringify([...cardsOfDeck(deck)].sort());
  return sorted2(one2) === sorted2(other3);
}
function sortedDeck(deck) {
  return Object.fromEntries(Object.entries(deck).map(([part, cards2]) => [part, [...cards2].sort()]));
}
function comingIn(before2, now) {
  const left = [...before2];
  return now.filter((card5) => {
    const at = left.indexOf(card5);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
function looseName(name) {
  return name.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().replace(/æ/g, "ae").replace(/[’‘`]/g, "'").replace(/[“”]/g, '"').replace(/[‐‑–—−]/g, "-").replace(/[•·・]/g, "·").replace(/\s*\/+\s*/g, "/").replace(/\s+/g, " ").trim();
}

function broughtIn({ before: before2, now }, parts) {
  const cards2 = (deck) => parts.flatMap((part) => deck[part]);
  return comingIn(cards2(before2), cards2(now));
}
function redividedDecks(rules4) {
  const accept = (table, decision, bulk) => accepted(table, decision, bulk, rules4);
  return {
    ask: (table, _locals, frame) => {
      const { game, decks } = matchOf(table);
      for (const seat of table.seats()) {
        const parts = Object.fromEntries(Object.entries(decks[seat]).map(([part, cards2]) => [part, [...cards2]]));
        table.ask(frame, {
          seat,
          kind: rules4.kind,
          rule: rules4.rule,
          sealed: true,
          params: { game, ...parts },
          domain: { type: "bulk", schema: rules4.schema }
        });
      }
      return { wait: true };
    },
    take: (table, locals) => {
      const answers = locals.answers;
      const before2 = matchOf(table).decks;
      const decks = table.seats().map((seat) => bulkOf(answers[seat]));
      setMatch(table, "decks", decks);
      decks.forEach(
        (now, seat) => table.emit(rules4.event, rules4.rule, { seat }, [{ seats: [seat], data: rules4.tell({ seat, before: before2[seat], now }) }])
      );
      return void 0;
    },
    accept,
    sample: (table, decision, draw3) => {
      const now = matchOf(table).decks[decision.subject];
      const [played, aside] = rules4.swaps.map((part) => [...now[part]]);
      for (let swaps = aside.length === 0 || played.length === 0 ? 0 : draw3(4); swaps > 0; swaps--) {
        const [out, back2] = [draw3(played.length), draw3(aside.length)];
        [played[out], aside[back2]] = [aside[back2], played[out]];
      }
      const deck = { ...now, [rules4.swaps[0]]: played, [rules4.swaps[1]]: aside };
      return accept(table, decision, deck).ok ? deck : now;
    }
  };
}
function accepted(table, decision, bulk, rules4) {
  const deck = rules4.read(bulk);
  if (deck === null) return { ok: false, violations: [rules4.malformed] };
  const registered = matchOf(table).registered[decision.subject];
  const faultsOf = (one2) => rules4.validate(table.library.catalogue(), table.pins.format, one2);
  const changed4 = rules4.compare(registered, deck);
  const violations = changed4.length > 0 || faultsOf(registered).length > 0 ? changed4 : faultsOf(deck);
  return violations.length > 0 ? { ok: false, violations } : { ok: true, value: sortedDeck(deck) };
}

function listedName(entry2, index) {
  const name = index.card(entry2)?.names.en;
  return name !== void 0 && index.named(name) === entry2 ? name : entry2;
}

function readDeckList(text, form) {
  const deck = Object.fromEntries(form.parts.map((part) => [part, []]));
  const unknown2 = [];
  let title = null;
  let cards2 = 0;
  for (const raw of text.replace(/^\uFEFF/, "").split(/\r?\n|\r/)) {
    const line = form.bare(raw);
    if (line === "") continue;
    const begun = form.titled(line);
    if (begun !== null) {
      title = begun;
      continue;
    }
    const mark = form.marked?.(line) ?? null;
    const { name, count } = countedName(mark === null ? line : mark.rest, form.named);
    cards2 += count;
    if (cards2 > readableCards) return { deck, unknown: unknown2, tooLong: true };
    const card5 = form.named(name);
    if (card5 === null) unknown2.push(name);
    else deck[mark?.part ?? form.place?.(card5, title) ?? title ?? form.parts[0]].push(...Array.from({ length: count }, () => card5));
  }
  return { deck, unknown: unknown2, tooLong: false };
}
function countedName(line, named5) {
  const counted7 = /^(\d+)\s*[xX×]?\s+(.+)$/.exec(line);
  if (counted7 === null || named5(line) !== null) return { name: line, count: 1 };
  return { name: counted7[2], count: Number(counted7[1]) };
}
function printDeckList(deck, titles, nameOf) {
  return titles.flatMap(([part, title]) => [`${title}:`, ...runsOf(deck[part]).map(([card5, count]) => `${count} ${nameOf(card5)}`), ""]).join("\n");
}
function runsOf(cards2) {
  const runs = [];
  for (const card5 of cards2) {
    const last = runs.at(-1);
    if (last?.[0] === card5) last[1]++;
    else runs.push([card5, 1]);
  }
  return runs;
}

var tolerated = (letters2) => letters2 < 4 ? 0 : letters2 < 8 ? 1 : letters2 < 15 ? 2 : 3;
function letterDistance(one2, other3, most) {
  if (Math.abs(one2.length - other3.length) > most) return most + 1;
  let [older, before2] = [[], Array.from({ length: other3.length + 1 }, (_, at) => at)];
  for (let row = 1; row <= one2.length; row++) {
    const now = [row];
    for (let at = 1; at <= other3.length; at++) {
      const same = one2[row - 1] === other3[at - 1];
      let least = Math.min(before2[at] + 1, now[at - 1] + 1, before2[at - 1] + (same ? 0 : 1));
      if (row > 1 && at > 1 && one2[row - 1] === other3[at - 2] && one2[row - 2] === other3[at - 1])
        least = Math.min(least, older[at - 2] + 1);
      now.push(least);
    }
    if (Math.min(...now) > most) return most + 1;
    [older, before2] = [before2, now];
  }
  return Math.min(before2[other3.length], most + 1);
}
function nearNames(name, known9) {
  const letters2 = [...name];
  const most = tolerated(letters2.length);
  if (most === 0) return [];
  const near2 = [];
  for (const [compared3, shown2] of known9) {
    if (compared3.length > 2 * (letters2.length + most) || 2 * compared3.length < letters2.length - most) continue;
    const distance = letterDistance(letters2, [...compared3], most);
    if (distance <= most) near2.push({ shown: shown2, distance });
  }
  const nearest = Math.min(...near2.map(({ distance }) => distance));
  return [...new Set(near2.filter(({ distance }) => distance === nearest).map(({ shown: shown2 }) => shown2))].sort().slice(0, 3);
}

var namesOf = oncePerCatalogue((cards2) => {
  const [decked, ids2] = [/* @__PURE__ */ new Map(), /* @__PURE__ */ new Map()];
  const tokens2 = /* @__PURE__ */ new Set();
  for (const { id, names: names4, faces = [] } of cards2) {
    const written3 = [names4, ...faces.map((face) => face.names)].flatMap(({ en, zh }) => [zh, en]);
    if (id.includes(":")) {
      for (const name of [id, ...written3]) tokens2.add(looseName(name));
      continue;
    }
    ids2.set(looseName(id), id);
    for (const name of written3) decked.set(looseName(name), name);
  }
  return { names: decked, ids: ids2, tokens: tokens2 };
});
var isId2 = /^[a-z0-9]+(?:-[a-z0-9]+)+$/;
function unknownCard(entry2, cards2, inDecks, called2 = null) {
  const { names: names4, ids: ids2, tokens: tokens2 } = namesOf(cards2);
  const compared3 = looseName(entry2);
  if (tokens2.has(compared3))
    return deckViolation("deck/unknown-card", inDecks, [entry2], `${JSON.stringify(entry2)} is a token, and tokens are in no deck.`);
  const near2 = nearNames(compared3, isId2.test(entry2) ? ids2 : names4);
  const missing3 = `Arbiter has no program for ${called2 ?? JSON.stringify(entry2)}.`;
  if (near2.length === 0) return deckViolation("deck/unknown-card", null, [entry2], missing3);
  return deckViolation(
    "deck/unknown-card",
    null,
    [entry2],
    `${missing3} Did you mean ${near2.map((name) => JSON.stringify(name)).join(" or ")}?`,
    { near: [...near2] }
  );
}

var endlessList = (rule2) => deckViolation("deck/malformed", rule2, [], `The list names more than ${readableCards} cards.`);

var { imul } = Math;
var lanes = new Int32Array(4);
function begin2(place3) {
  lanes[0] = 746338845;
  lanes[1] = 2135587861;
  feed(place3);
}
function feed(word4) {
  const a = imul(word4, 597399067);
  const b = imul(word4, 2869860233);
  const h1 = lanes[0] ^ imul(a << 15 | a >>> 17, 2869860233);
  const h2 = lanes[1] ^ imul(b << 16 | b >>> 16, 951274213);
  const mixed = imul((h1 << 19 | h1 >>> 13) + h2, 5) + 1444728091;
  lanes[0] = mixed;
  lanes[1] = imul((h2 << 17 | h2 >>> 15) + mixed, 5) + 197830471;
}
var text64 = new Int32Array(2);
function feedKnown(text) {
  const { high, low } = known3.get(text) ?? learn2(text);
  feed(high);
  feed(low);
}
var SHORT = 16;
function feedText(text) {
  if (text.length > SHORT) return feedKnown(text);
  look(text);
  feed(text64[0]);
  feed(text64[1]);
}
var known3 = /* @__PURE__ */ new Map();
var MOST_TEXTS = 4e3;
function learn2(text) {
  if (known3.size >= MOST_TEXTS) known3.clear();
  look(text);
  const found3 = { high: text64[0], low: text64[1] };
  known3.set(text, found3);
  return found3;
}
function look(text) {
  const { length } = text;
  let high = 461845907 ^ length;
  let low = 1374496523 ^ length;
  for (let at = 0; at < length; at++) {
    const unit = text.charCodeAt(at);
    high = imul(high ^ unit, 16777619) ^ low >>> 15;
    low = imul((low ^ unit) + (high >>> 13), 2246822507);
  }
  text64[0] = finish(high ^ low);
  text64[1] = finish(low);
}
var wide = new Float64Array(1);
var halves = new Int32Array(wide.buffer);
function feedValue(value) {
  switch (typeof value) {
    case "number":
      return feedNumber(value);
    case "string":
      feed(6 /* Text */);
      return feedText(value);
    case "boolean":
      return feed(value ? 2 /* True */ : 3 /* False */);
    case "object":
      if (value === null) return feed(1 /* Null */);
      if (!Array.isArray(value)) return feedRecord(value);
      feed(7 /* List */);
      feed(value.length);
      for (const one2 of value) feedValue(one2);
      return;
    default:
      return feed(1 /* Null */);
  }
}
function feedNumber(value) {
  const small = value | 0;
  if (small === value) {
    feed(4 /* Small */);
    return feed(small);
  }
  wide[0] = value;
  feed(5 /* Large */);
  feed(halves[0]);
  feed(halves[1]);
}
function feedRecord(record, without2) {
  feed(8 /* Record */);
  for (const key in record) {
    const value = record[key];
    if (value === void 0 || key === without2) continue;
    feedKnown(key);
    feedValue(value);
  }
  feed(9 /* End */);
}
function finish(lane) {
  let h = lane;
  h = imul(h ^ h >>> 16, 2246822507);
  h = imul(h ^ h >>> 13, 3266489909);
  return h ^ h >>> 16;
}
function end() {
  const h1 = lanes[0] + lanes[1];
  const h2 = lanes[1] + h1;
  const f1 = finish(h1);
  const f2 = finish(h2);
  lanes[0] = f1 + f2;
  lanes[1] = f2 + (f1 << 1);
  lanes[2] = finish(h1 ^ 951274213) + f2;
  lanes[3] = finish(h2 ^ 461845907) + f1;
}
function feedDecision(decision) {
  const { domain } = decision;
  feedRecord(decision, "domain");
  feedRecord(domain, "options");
  if (!("options" in domain)) return;
  feed(domain.options.length);
  for (const { id, weight, group, least, most, enough: enough3 } of domain.options) {
    feedText(id);
    if (weight !== void 0) feedPart("weight", weight);
    if (group !== void 0) feedPart("group", group);
    if (least !== void 0) feedPart("least", least);
    if (most !== void 0) feedPart("most", most);
    if (enough3 !== void 0) feedPart("enough", enough3);
  }
}
function feedPart(key, value) {
  feedKnown(key);
  feedValue(value);
}
function digest(value, place3 = 0) {
  begin2(place3);
  feedValue(value);
  end();
  return [lanes[0] >>> 0, lanes[1] >>> 0, lanes[2] >>> 0, lanes[3] >>> 0];
}
var FingerprintKeeper = class {
  constructor(state) {
    this.state = state;
    for (const [place3, row] of rowsOf(state)) this.add(place3, row);
    this.follow(null);
  }
  state;
  total = new Int32Array(4);
  /** Every row that counts: where it stands, and the sum of its fields. */
  rows = /* @__PURE__ */ new Map();
  /** The work stack as it was last seen, from the bottom. */
  frames = [];
  /** Brings the sum up to date with what the journal noted since the last time. */
  refresh(journal) {
    for (const [row, change5] of journal.changes) {
      if (change5.stands) this.change(row, change5);
      else if (change5.stood) this.drop(row);
    }
    this.follow(journal.worked);
    journal.changes.clear();
    journal.worked.clear();
  }
  /** 32 hex digits. Call `refresh` first. */
  hex() {
    let text = "";
    for (const lane of this.total) text += (lane >>> 0).toString(16).padStart(8, "0");
    return text;
  }
  change(row, { stood, keys: keys4, values }) {
    if (!stood) return this.add(placeOf2(this.state, row), row);
    const counted7 = this.rows.get(row);
    for (let at = 0; at < keys4.length; at++) {
      const key = keys4[at];
      let field3 = counted7.fields.get(key);
      if (field3 === void 0) {
        field3 = new Int32Array(4);
        digestField(counted7.place, key, values[at]);
        field3.set(lanes);
        counted7.fields.set(key, field3);
      }
      accumulate(counted7.sum, field3, -1);
      accumulate(this.total, field3, -1);
      digestField(counted7.place, key, row[key]);
      field3.set(lanes);
      accumulate(counted7.sum, field3, 1);
      accumulate(this.total, field3, 1);
    }
  }
  drop(row) {
    accumulate(this.total, this.rows.get(row).sum, -1);
    this.rows.delete(row);
  }
  add(place3, row) {
    const sum = new Int32Array(4);
    this.rows.set(row, { place: place3, sum, fields: /* @__PURE__ */ new Map() });
    for (const key in row) {
      digestField(place3, key, row[key]);
      accumulate(sum, lanes, 1);
    }
    accumulate(this.total, sum, 1);
  }
  /** Frames count by their place in the stack; one is digested again when it, its locals or its place changed. */
  follow(worked) {
    const { frames: frames2 } = this.state;
    while (this.frames.length > frames2.length) accumulate(this.total, this.frames.pop().lanes, -1);
    for (let at = 0; at < frames2.length; at++) {
      const frame = frames2[at];
      const seen = this.frames[at];
      if (seen !== void 0) {
        if (seen.frame === frame && worked !== null && !worked.has(frame) && !worked.has(frame.locals)) continue;
        accumulate(this.total, seen.lanes, -1);
      }
      const found3 = digest(frame, FRAMES + at);
      this.frames[at] = { frame, lanes: found3 };
      accumulate(this.total, found3, 1);
    }
  }
};
function digestField(place3, key, value) {
  if (value === void 0) {
    lanes.fill(0);
    return;
  }
  begin2(place3);
  feedKnown(typeof key === "string" ? key : String(key));
  if (key === "decision" && place3 >>> 28 === DECISIONS >>> 28) feedDecision(value);
  else feedValue(value);
  end();
}
function accumulate(total, found3, sign) {
  total[0] = total[0] + sign * found3[0];
  total[1] = total[1] + sign * found3[1];
  total[2] = total[2] + sign * found3[2];
  total[3] = total[3] + sign * found3[3];
}
function fingerprintOf(state) {
  return new FingerprintKeeper(state).hex();
}
var HEADER = 1;
var CHANCE = 2;
var GAME = 3;
var HISTORY = 4;
var MATCH = 5;
var PLAYERS = 1e3;
var FRAMES = 1e6;
var OBJECTS = 268435456;
var EFFECTS = 536870912;
var DECISIONS = 805306368;
var ZONES = 1073741824;
var SLOTS = 1342177280;
var PAST = 1610612736;
var TRIGGERS = 1879048192;
var WATCHES = 2013265920;
var SUSPENDED = 2130706432;
function placeOfText(table, id) {
  let sum = 0;
  for (let at = 0; at < id.length; at++) sum = imul(sum, 31) + id.charCodeAt(at) & 268435455;
  return table + sum;
}
function rowsOf(state) {
  const rows2 = [
    [HEADER, state.header],
    [CHANCE, state.chance],
    [GAME, state.game],
    [HISTORY, state.history],
    [MATCH, state.match]
  ];
  state.players.forEach((row, seat) => rows2.push([PLAYERS + seat, row]));
  for (const row of Object.values(state.objects)) rows2.push([OBJECTS + row.id, row]);
  for (const row of Object.values(state.effects)) rows2.push([EFFECTS + row.id, row]);
  for (const row of Object.values(state.past)) rows2.push([PAST + row.id, row]);
  for (const row of Object.values(state.triggers)) rows2.push([TRIGGERS + row.id, row]);
  for (const row of Object.values(state.watches)) rows2.push([WATCHES + row.id, row]);
  for (const row of Object.values(state.suspended)) rows2.push([SUSPENDED + row.id, row]);
  for (const row of Object.values(state.zones)) rows2.push([placeOfText(ZONES, row.id), row]);
  for (const row of Object.values(state.slots)) rows2.push([placeOfText(SLOTS, row.id), row]);
  for (const row of Object.values(state.decisions)) rows2.push([DECISIONS + row.decision.id, row]);
  return rows2;
}
function placeOf2(state, row) {
  const { id, decision } = row;
  if (decision !== void 0) return DECISIONS + decision.id;
  if (state.objects[id] === row) return OBJECTS + id;
  if (state.effects[id] === row) return EFFECTS + id;
  if (state.past[id] === row) return PAST + id;
  if (state.triggers[id] === row) return TRIGGERS + id;
  if (state.watches[id] === row) return WATCHES + id;
  if (state.suspended[id] === row) return SUSPENDED + id;
  throw new InvariantBroken("a row came into no table");
}

var orderTriggersProcedure = {
  name: "orderTriggers",
  steps: [
    { name: "group", run: askGroup },
    { name: "ordered", run: takeOrder }
  ]
};
function orderLocals() {
  return { order: [], groups: null, asked: null, answer: null, answers: null, returned: null };
}
function askGroup(table, locals, frame) {
  const groups = locals.groups ?? groupsOf2(table).map((group2) => group2.map((row) => row.id));
  const [group, ...rest] = groups;
  table.local(locals, "groups", rest);
  if (group === void 0) return { done: locals.order };
  const rows2 = group.map((id) => table.state.triggers[id]);
  if (rows2.length < 2 || alike(table, rows2)) {
    table.local(locals, "order", [...locals.order, ...group]);
    return { to: "group" };
  }
  const options2 = rows2.map(
    (row) => ({ id: `trigger:${row.id}`, label: "ability", params: { card: row.card, ability: row.ability }, object: row.source })
  );
  table.ask(frame, {
    seat: rows2[0].seat,
    kind: "orderEffects",
    rule: orderingRule(table),
    domain: wholeOrder(options2)
  });
  return { wait: true };
}
function takeOrder(table, locals) {
  const ids2 = picksOf(locals.answer).map((pick) => Number(pick.slice("trigger:".length)));
  table.local(locals, "order", [...locals.order, ...ids2]);
  return { to: "group" };
}
function alike(table, rows2) {
  const texts = /* @__PURE__ */ new Set();
  for (const row of rows2) {
    texts.add(textOfTrigger(table, row));
    if (texts.size > 1) return false;
  }
  return true;
}
function textOfTrigger(table, { ability: ability2, source, event, vars }) {
  const { readsEvent, impersonal } = triggerTraitsOf(table, ability2);
  return JSON.stringify([ability2, impersonal ? 0 : source, readsEvent || "alternatives" in event ? event : 0, vars]);
}
function groupsOf2(table) {
  const rows2 = waitingTriggers(table);
  if (table.game.triggerOrder !== void 0) return table.game.triggerOrder(table, rows2).filter((group) => group.length > 0);
  return table.game.seatOrder(table).map((seat) => rows2.filter((row) => row.seat === seat)).filter((group) => group.length > 0);
}

function layOutTable({ state, pins }, { player: player3, game, ownZones: ownZones2, sharedZones = [] }) {
  for (let seat = 0; seat < pins.seats; seat++) {
    state.players.push({ ...player3 });
    for (const kind of ownZones2) state.zones[`${kind}:${seat}`] = { id: `${kind}:${seat}`, kind, seat, order: [] };
  }
  for (const kind of sharedZones) state.zones[kind] = { id: kind, kind, seat: -1, order: [] };
  Object.assign(state.game, game);
}
function resetTable(table, { player: player3, game }) {
  for (const row of table.state.players) for (const [key, value] of Object.entries(player3)) table.set(row, key, value);
  for (const [key, value] of Object.entries(game)) table.set(table.state.game, key, value);
}
function layPiles(table, seat, piles3) {
  for (const [kind, cards2] of Object.entries(piles3))
    for (const card5 of cards2) place(table, table.create(card5, seat).id, { zone: `${kind}:${seat}`, at: "bottom" });
}

function recordIn(value, what) {
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw new ArrangementError(`${what} must be an object`);
  return value;
}
function listIn(value, what) {
  if (value === void 0) return [];
  if (!Array.isArray(value)) throw new ArrangementError(`${what} must be a list`);
  return value;
}
function integerIn(value, fallback, what) {
  if (value === void 0) return fallback;
  if (!Number.isSafeInteger(value)) throw new ArrangementError(`${what} must be an integer`);
  return value;
}
function cardIn(table, value, what) {
  const id = typeof value === "string" ? value : recordIn(value, what).card;
  if (typeof id !== "string") throw new ArrangementError(`${what} names no card`);
  const found3 = table.library.catalogue().find((card5) => card5.id === id || card5.names.zh === id || card5.names.en === id);
  if (found3 === void 0) throw new ArrangementError(`${what}: there is no card ${JSON.stringify(id)}`);
  return found3.id;
}

var effectProcedure = {
  name: "effect",
  steps: [{ name: "run", run: (table, locals, frame) => runClauses(table, locals, frame, stages) }]
};
var choicesProcedure = {
  name: "choices",
  steps: [{ name: "run", run: (table, locals, frame) => runClauses(table, locals, frame, choosing) }]
};
var again2 = "run";
function runClauses(table, locals, frame, run2) {
  const clauses = table.library.clauses(locals.program);
  takeOver2(table, locals, frame);
  for (; ; ) {
    const at = locals.at;
    const clause2 = clauses[at];
    if (clause2 === void 0 || locals.only !== -1 && locals.only !== at) return { done: { done: locals.allDone } };
    const control = run2[locals.stage](table, locals, frame, clause2);
    if (control !== void 0) return control;
  }
}
function begin3(inside) {
  return (table, locals, _frame, clause2) => {
    if (inside === 0 && clause2.forEachPlayer !== void 0) return beginPlayers(table, locals, clause2, clause2.forEachPlayer);
    if (clause2.if !== void 0 && !holds(table, envOf(locals), clause2.if)) return go(table, locals, "next");
    if (inside < 2 && clause2.forEach !== void 0) {
      if (clause2.together === true) return doForAll(table, locals, clause2, clause2.forEach);
      table.local(locals, "queue", [...select(table, envOf(locals), clause2.forEach)]);
      return go(table, locals, "each");
    }
    if (inside < 3 && clause2.repeat !== void 0) {
      table.local(locals, "queue", amount(table, envOf(locals), clause2.repeat));
      return go(table, locals, "times");
    }
    return go(table, locals, "may");
  };
}
function beginPlayers(table, locals, clause2, players2) {
  const named5 = seatsOf(table, envOf(locals), players2);
  const seats = table.game.seatOrder(table).filter((seat) => named5.includes(seat));
  const inTurn = clause2.forEach !== void 0 || clause2.repeat !== void 0;
  table.local(locals, "queue", inTurn ? seats : { left: seats, chosen: [] });
  table.local(locals, "returned", null);
  return go(table, locals, inTurn ? "turns" : "players");
}
function inner2(locals, env, stage, index = 0) {
  return { ...effectLocals(env, locals.program), at: locals.at, only: locals.at, stage, index };
}
var withPlayer = (env, seat) => ({ ...env, vars: withVar(env.vars, "each", seat) });
var actor = (env, clause2) => clause2.forEachPlayer === void 0 ? env.you : env.vars.each;
var stages = {
  if: begin3(0),
  ifPlayer: begin3(1),
  ifObject: begin3(2),
  ifTime: begin3(3),
  players: (table, locals) => {
    const { left, chosen: chosen8 } = locals.queue;
    const all3 = locals.returned === null ? chosen8 : [...chosen8, locals.returned];
    const [seat, ...rest] = left;
    table.local(locals, "returned", null);
    table.local(locals, "queue", seat === void 0 ? all3 : { left: rest, chosen: all3 });
    if (seat === void 0) return go(table, locals, "actions");
    return { call: "choices", locals: inner2(locals, withPlayer(envOf(locals), seat), "ifPlayer"), then: again2 };
  },
  actions: (table, locals, _frame, clause2) => {
    const queue = locals.queue;
    if (clause2.together === true && clause2.do !== void 0 && queue.some(({ stage }) => stage === "do"))
      return doTogether(table, locals, clause2, clause2.do, queue);
    const [next5, ...rest] = queue;
    if (next5 === void 0) return go(table, locals, "next");
    table.local(locals, "queue", rest);
    return { call: "effect", locals: inner2(locals, { ...envOf(locals), vars: next5.vars }, next5.stage, next5.index), then: again2 };
  },
  atOnce: (table, locals) => {
    const { done: done4 } = outcomeOf(locals.returned);
    if (!done4) table.local(locals, "allDone", false);
    const queue = locals.queue.map(
      (one2) => one2.stage === "do" ? { ...one2, stage: "follow", index: done4 ? 1 : 0 } : one2
    );
    table.local(locals, "queue", queue);
    return go(table, locals, "actions");
  },
  turns: (table, locals) => {
    const [seat, ...rest] = locals.queue;
    if (seat === void 0) return go(table, locals, "next");
    table.local(locals, "queue", rest);
    return { call: "effect", locals: inner2(locals, withPlayer(envOf(locals), seat), "ifPlayer"), then: again2 };
  },
  each: (table, locals) => {
    const [next5, ...rest] = locals.queue;
    if (next5 === void 0) return go(table, locals, "next");
    table.local(locals, "queue", rest);
    return { call: "effect", locals: inner2(locals, { ...envOf(locals), each: next5 }, "ifObject"), then: again2 };
  },
  times: (table, locals) => {
    const left = locals.queue;
    if (left <= 0) return go(table, locals, "next");
    table.local(locals, "queue", left - 1);
    return { call: "effect", locals: inner2(locals, envOf(locals), "ifTime"), then: again2 };
  },
  may: (table, locals, frame, clause2) => {
    if (clause2.may !== true) return go(table, locals, "choose");
    if (!possible(table, envOf(locals), clause2)) return go(table, locals, "follow", false);
    const env = envOf(locals);
    go(table, locals, "mayAnswered");
    return askYesNo(table, frame, env, actor(env, clause2), "useEffect", table.game.rules.optionalEffect);
  },
  mayAnswered: (table, locals) => saidYes(locals.answer) ? go(table, locals, "choose") : go(table, locals, "follow", false),
  choose: (table, locals, frame, clause2) => {
    const choice2 = clause2.choose?.[locals.index];
    if (choice2 === void 0) {
      table.local(locals, "index", 0);
      return go(table, locals, clause2.unless === void 0 ? "cost" : "unless");
    }
    const bound2 = askChoice(
      table,
      frame,
      envOf(locals),
      clause2.forEachPlayer === void 0 || choice2.by !== void 0 ? choice2 : { ...choice2, by: "each" }
    );
    if (bound2 !== null) return bind(table, locals, choice2.as, bound2);
    go(table, locals, "chosen");
    return { wait: true, then: again2 };
  },
  chosen: (table, locals, _frame, clause2) => {
    const choice2 = clause2.choose?.[locals.index];
    bind(table, locals, choice2.as, readChoice(choice2, locals.answer, locals));
    return go(table, locals, "choose");
  },
  unless: (table, locals, _frame, clause2) => {
    const named5 = clause2.unless === void 0 ? [] : seatsOf(table, envOf(locals), clause2.unless.player);
    table.local(
      locals,
      "queue",
      table.game.seatOrder(table).filter((seat) => named5.includes(seat))
    );
    return go(table, locals, "payer");
  },
  payer: (table, locals, frame, clause2) => {
    const queue = locals.queue;
    const env = envOf(locals);
    const at = queue.findIndex((seat) => payable(table, paidBy(env, seat), clause2.unless?.cost));
    if (at < 0) return go(table, locals, "cost");
    table.local(locals, "queue", queue.slice(at));
    go(table, locals, "payerAnswered");
    return askYesNo(table, frame, env, queue[at], "payUnless", table.game.rules.payUnless ?? table.game.rules.optionalEffect);
  },
  payerAnswered: (table, locals) => {
    const [seat, ...rest] = locals.queue;
    table.local(locals, "queue", rest);
    if (!saidYes(locals.answer)) return go(table, locals, "payer");
    go(table, locals, "payerPaid");
    return callVerbs(locals, paidBy(envOf(locals), seat), "unless/cost");
  },
  payerPaid: (table, locals) => {
    const { done: done4 } = takeReturned(table, locals);
    return done4 ? go(table, locals, "follow", false) : go(table, locals, "payer");
  },
  cost: (table, locals, _frame, clause2) => {
    if (clause2.cost === void 0 || clause2.cost.length === 0) return go(table, locals, "do");
    const env = paidBy(envOf(locals), actor(envOf(locals), clause2));
    if (!payable(table, env, clause2.cost)) return fail(table, locals);
    go(table, locals, "paid");
    return callVerbs(locals, env, "cost", clause2);
  },
  paid: (table, locals) => {
    const { done: done4 } = takeReturned(table, locals);
    return done4 ? go(table, locals, "do") : fail(table, locals);
  },
  do: (table, locals, _frame, clause2) => {
    if (clause2.do === void 0 || clause2.do.length === 0) return go(table, locals, "follow", true);
    go(table, locals, "did");
    return callVerbs(locals, envOf(locals), "do", clause2);
  },
  did: (table, locals) => {
    const { done: done4 } = takeReturned(table, locals);
    if (done4) return go(table, locals, "follow", true);
    table.local(locals, "allDone", false);
    return fail(table, locals);
  },
  follow: (table, locals, _frame, clause2) => {
    const branch = locals.index === 1 ? "then" : "otherwise";
    if (locals.index !== ENDED) table.local(locals, "index", 0);
    go(table, locals, "next");
    const list3 = clause2[branch];
    if (list3 === void 0 || list3.length === 0) return void 0;
    return {
      call: "effect",
      locals: effectLocals(envOf(locals), `${locals.program}/${locals.at}/${branch}`),
      then: again2
    };
  },
  next: (table, locals) => {
    table.local(locals, "at", locals.index === ENDED ? afterFailure(table, locals) : locals.at + 1);
    table.local(locals, "index", 0);
    return go(table, locals, "if");
  }
};
function stopAt(stage) {
  return (_table, locals) => ({
    done: { stage, index: stage === "follow" ? locals.index : 0, vars: locals.vars }
  });
}
var choosing = {
  ...stages,
  unless: stopAt("unless"),
  cost: (table, locals, frame, clause2) => stopAt(clause2.cost === void 0 || clause2.cost.length === 0 ? "do" : "cost")(table, locals, frame, clause2),
  follow: stopAt("follow"),
  next: stopAt("next")
};
function doForAll(table, locals, clause2, set2) {
  const env = envOf(locals);
  const path = `${locals.program}/${locals.at}/do`;
  const batch = select(table, env, set2).flatMap((each) => {
    const about3 = { ...env, each };
    return clause2.if === void 0 || holds(table, about3, clause2.if) ? proposalsFor(table, clause2.do ?? [], about3, path, clause2.whole === true) : [];
  });
  go(table, locals, "did");
  const control = happen(table, batch, void 0, clause2.and === true);
  return control === void 0 ? void 0 : { ...control, then: again2 };
}
function doTogether(table, locals, clause2, verbs4, queue) {
  const path = `${locals.program}/${locals.at}/do`;
  const batch = queue.filter(({ stage }) => stage === "do").flatMap(({ vars }) => proposalsFor(table, verbs4, { ...envOf(locals), vars }, path, clause2.whole === true));
  go(table, locals, "atOnce");
  const control = happen(table, batch, void 0, clause2.and === true);
  return control === void 0 ? void 0 : { ...control, then: again2 };
}
var paidBy = (env, seat) => env.you === seat ? env : { ...env, you: seat };
function askYesNo(table, frame, env, seat, kind, rule2) {
  table.ask(frame, { seat, kind, rule: rule2, params: { card: env.card, object: env.self }, domain: yesOrNo() });
  return { wait: true, then: again2 };
}
function go(table, locals, stage, done4) {
  table.local(locals, "stage", stage);
  if (done4 !== void 0) table.local(locals, "index", done4 ? 1 : 0);
  return void 0;
}
function fail(table, locals) {
  table.local(locals, "index", table.game.stopsAtFailure === true ? ENDED : 0);
  return go(table, locals, "follow");
}
function bind(table, locals, name, value) {
  table.local(locals, "vars", withVar(locals.vars, name, value));
  table.local(locals, "index", locals.index + 1);
  return void 0;
}
function possible(table, env, clause2) {
  if (!payable(table, paidBy(env, actor(env, clause2)), clause2.cost)) return false;
  if ((clause2.do ?? []).some((verb2) => table.library.verb(verb2.verb).choosable?.(table, verb2, env) === false)) return false;
  const [first2] = clause2.choose ?? [];
  if (first2 === void 0) return true;
  if (first2.from !== void 0 && !hiddenFrom(table, env, first2.from) && candidates(table, env, first2).length === 0) return false;
  return choosable(table, env, first2);
}
function callVerbs(locals, env, part, clause2) {
  const child = effectLocals(env, `${locals.program}/${locals.at}/${part}`);
  if (clause2?.and === true) child.joined = true;
  if (part === "do" && clause2?.together === true) child.together = true;
  if (part === "do" && clause2?.whole === true) child.whole = true;
  return { call: "verbs", locals: child, then: again2 };
}
function takeReturned(table, locals) {
  const returned = locals.returned;
  if (returned?.vars !== void 0) table.local(locals, "vars", returned.vars);
  return { done: returned?.done ?? false };
}

function catalogueOf(cards2, openings = null) {
  const byId2 = /* @__PURE__ */ new Map();
  for (const card5 of cards2) {
    if (card5.id === "" || !isCardId(card5.id)) throw new InvariantBroken(`no card id: ${JSON.stringify(card5.id)}`);
    if (byId2.has(card5.id)) throw new InvariantBroken(`two cards with id ${card5.id}`);
    byId2.set(card5.id, card5);
  }
  return { cards: byId2, openings };
}

var Openings = class {
  constructor(data) {
    this.data = data;
    const set2 = (section) => new Set(this.section(section));
    this.awaited = set2("awaited");
    this.awaitedByLent = set2("awaitedByLent");
    this.listening = set2("listening");
    this.workplaces = set2("workplaces");
    for (const act4 of this.section("hidden")) {
      const acts4 = this.hidden.get(act4.key);
      if (acts4 === void 0) this.hidden.set(act4.key, [act4]);
      else acts4.push(act4);
    }
  }
  data;
  /** Moments that some program waits for; everything else passes without a look. */
  awaited;
  /** Moments that some lent ability waits for. */
  awaitedByLent;
  /** Kinds of zones in which some printed ability that waits for a moment works. */
  listening;
  /** Kinds of zones that some ability names as where it works. */
  workplaces;
  hidden = /* @__PURE__ */ new Map();
  /** What could act from hidden zones at a moment. */
  hiddenAt(key) {
    return this.hidden.get(key) ?? [];
  }
  /** The entries of a section; none where no card has any. */
  section(name) {
    return this.data[name] ?? [];
  }
};
function openingsOf(game, programs, expansions) {
  const found3 = /* @__PURE__ */ new Map();
  const add2 = (section, entry2) => {
    let entries = found3.get(section);
    if (entries === void 0) found3.set(section, entries = /* @__PURE__ */ new Map());
    entries.set(JSON.stringify(entry2), entry2);
  };
  for (const program of programs) {
    noteProgram(game, program, expansions, add2);
    for (const [section, entriesOf3] of Object.entries(game.openings ?? {})) for (const entry2 of entriesOf3(program)) add2(section, entry2);
  }
  return dataOf(found3);
}
function openingsTogether(one2, other3) {
  const found3 = /* @__PURE__ */ new Map();
  for (const data of [one2, other3])
    for (const [section, entries] of Object.entries(data)) {
      const known9 = found3.get(section) ?? /* @__PURE__ */ new Map();
      for (const entry2 of entries) known9.set(JSON.stringify(entry2), entry2);
      found3.set(section, known9);
    }
  return dataOf(found3);
}
function dataOf(found3) {
  const sections2 = [...found3].sort(byText).map(([section, entries]) => [section, [...entries].sort(byText).map(([, entry2]) => entry2)]);
  return Object.fromEntries(sections2);
}
var byText = ([one2], [other3]) => one2 < other3 ? -1 : one2 > other3 ? 1 : 0;
function noteProgram(game, program, expansions, add2) {
  for (const kind of program.keysAt.keys()) add2("listening", kind);
  for (const compiled of [...program.abilities, ...expansions(program.card.printed.keywords)]) {
    const { ability: ability2, triggers } = compiled;
    for (const trigger of triggers) {
      add2("awaited", trigger.key);
      if (actsFromHidden(ability2, game)) add2("hidden", hiddenAct(game, program, ability2, trigger.key, trigger.if));
    }
    noteWorkplaces(ability2, add2);
    noteLent(game, ability2, expansions, add2);
  }
  for (const key of program.lends) {
    add2("awaited", key);
    add2("awaitedByLent", key);
  }
  for (const face of program.faces) noteProgram(game, face, expansions, add2);
}
function hiddenAct(game, { card: card5 }, { when }, key, condition2) {
  const facts3 = game.openFacts?.(card5);
  return {
    key,
    ...when === void 0 ? {} : { when },
    ...condition2 === void 0 ? {} : { if: condition2 },
    ...facts3 === void 0 ? {} : { facts: facts3 }
  };
}
function noteWorkplaces({ from }, add2) {
  for (const kind of from ?? []) add2("workplaces", kind);
}
function actsFromHidden(ability2, game) {
  if (ability2.kind === "spell") return true;
  return (ability2.from ?? []).some((zone) => game.visibility[zone] === "owner");
}
function noteLent(game, tree2, expansions, add2) {
  for (const ability2 of lentBy(tree2, expansions, (modifier) => checkLayers(game, modifier))) noteWorkplaces(ability2, add2);
}
function checkLayers({ layers: layers2 }, modifier) {
  for (const { layer: layer2 } of [modifier, ...modifier.also ?? []]) if (!layers2.includes(layer2)) throw new InvariantBroken(`no layer ${layer2}`);
}
function keysLentBy(tree2, expansions) {
  const keys4 = /* @__PURE__ */ new Set();
  for (const ability2 of lentBy(tree2, expansions)) for (const trigger of ability2.on ?? []) keys4.add(triggerKey(ability2, trigger));
  return keys4;
}
function lentBy(tree2, expansions, look3 = () => void 0) {
  const found3 = [];
  const visit = (node) => {
    if (Array.isArray(node)) return node.forEach(visit);
    if (typeof node !== "object" || node === null) return;
    for (const [key, value] of Object.entries(node)) {
      if (Array.isArray(value)) {
        if (key === "modifiers") value.forEach(look3);
        if (key === "abilities") found3.push(...value);
        if (key === "keywords") found3.push(...expansions(value).map((one2) => one2.ability));
      }
      visit(value);
    }
  };
  visit(tree2);
  return found3;
}

function partsOf2(game, kernelProcedures2, kernelVerbs2) {
  const procedures2 = /* @__PURE__ */ new Map();
  for (const procedure of [...kernelProcedures2, ...game.procedures]) {
    if (procedures2.has(procedure.name)) throw new InvariantBroken(`two procedures named ${procedure.name}`);
    procedures2.set(procedure.name, procedure);
  }
  const stepsOf2 = ({ steps: steps3 }) => new Map(steps3.map((step2, index) => [step2.name, index]));
  return {
    game,
    procedures: procedures2,
    labels: new Map([...procedures2.values()].map((procedure) => [procedure.name, stepsOf2(procedure)])),
    verbs: new Map([...Object.entries(kernelVerbs2), ...Object.entries(game.verbs)]),
    decisionKinds: new Set(game.decisionKinds),
    facts: factsByKey(game.history),
    reach: new Map([
      ...(game.distantFields ?? []).map((field3) => [field3, 0 /* Distant */]),
      ...(game.baseFields ?? []).map((field3) => [field3, 1 /* Base */])
    ]),
    newObject: {
      id: 0,
      card: "",
      kind: "card",
      owner: 0,
      controller: 0,
      zone: "",
      slot: "",
      host: 0,
      under: [],
      attached: [],
      stamp: 0,
      knownTo: 0,
      uses: {},
      ...game.objectFields
    }
  };
}

var isTree = (node) => typeof node === "object" && node !== null && !Array.isArray(node);
var said = (node) => JSON.stringify(node)?.slice(0, 60) ?? "nothing";
var free = () => void 0;
var word2 = (kind) => (reader, node, place3) => {
  if (typeof node === "string") return reader.word(kind, node, place3);
  reader.wrong(place3, `a ${kind} is a word, not ${said(node)}`);
};
var listOf = (form) => (reader, node, place3) => {
  if (!Array.isArray(node)) return reader.wrong(place3, `a list stands here, not ${said(node)}`);
  node.forEach((one2, at) => form(reader, one2, `${place3}[${at}]`));
};
var oneOrMore = (form) => (reader, node, place3) => (Array.isArray(node) ? listOf(form) : form)(reader, node, place3);
function readFields(reader, node, place3, what, fields5) {
  for (const [key, value] of Object.entries(node)) {
    if (value === void 0) continue;
    const form = Object.hasOwn(fields5, key) ? fields5[key] : void 0;
    if (form === void 0) reader.part(`field of ${what}`, key, Object.keys(fields5), place3);
    else form(reader, value, `${place3}.${key}`);
  }
}
var tree = (what, fields5) => (reader, node, place3) => {
  if (!isTree(node)) return reader.wrong(place3, `${what} stands here, not ${said(node)}`);
  readFields(reader, node, place3, what, fields5());
};
function readVariant(reader, node, place3, what, variants2) {
  const found3 = variants2.find(([key2]) => key2 in node);
  if (found3 !== void 0) return readFields(reader, node, place3, what, found3[1]);
  if (typeof node.parameter === "string") return;
  const [key] = Object.keys(node);
  if (key === void 0) return reader.wrong(place3, `${what} stands here, not an empty tree`);
  reader.part(
    `kind of ${what}`,
    key,
    variants2.map(([known9]) => known9),
    place3
  );
}
var variants = (what, words3, known9) => (reader, node, place3) => {
  if (typeof node === "string") {
    if (!words3.includes(node)) reader.part(what, node, words3, place3);
  } else if (isTree(node)) readVariant(reader, node, place3, what, known9());
  else reader.wrong(place3, `${what} stands here, not ${said(node)}`);
};

var player = variants("player", ["you", "opponent", "all", "active", "each"], () => playerVariants);
var ref = variants("reference", ["self", "each", "subject"], () => refVariants);
var condition = variants("condition", [], () => conditionVariants);
var amount2 = (reader, node, place3) => {
  if (typeof node === "number") return;
  if (isTree(node)) return readVariant(reader, node, place3, "amount", amountVariants);
  reader.wrong(place3, `an amount stands here, not ${said(node)}`);
};
var selector = tree("selector", () => selectorFields2);
var setOrRef = (reader, node, place3) => (isTree(node) && "from" in node ? selector : ref)(reader, node, place3);
var predicate = (reader, node, place3) => {
  if (!isTree(node)) return reader.wrong(place3, `a predicate stands here, not ${said(node)}`);
  for (const [key, wanted2] of Object.entries(node)) {
    if (wanted2 === void 0) continue;
    const own2 = Object.hasOwn(predicateFields, key) ? predicateFields[key] : void 0;
    if (own2 !== void 0) own2(reader, wanted2, `${place3}.${key}`);
    else {
      reader.word("characteristic", key, `${place3}.${key}`);
      matcher(reader, key, wanted2, `${place3}.${key}`);
    }
  }
};
var bounds2 = { atLeast: amount2, atMost: amount2, equal: amount2 };
function matcher(reader, characteristic, wanted2, place3) {
  if (Array.isArray(wanted2)) return wanted2.forEach((one2, at) => matcher(reader, characteristic, one2, `${place3}[${at}]`));
  if (!isTree(wanted2)) return valueWord(reader, characteristic, wanted2, place3);
  if ("parameter" in wanted2) return;
  if ("size" in wanted2) return matcher(reader, "", wanted2.size, `${place3}.size`);
  readFields(reader, wanted2, place3, "comparison", {
    noted: free,
    chosen: free,
    includes: free,
    var: free,
    event: word2("field of events"),
    ...bounds2
  });
}
function valueWord(reader, characteristic, value, place3) {
  if (typeof value !== "string" || characteristic === "") return;
  const entries = reader.entries(characteristic);
  if (entries !== null && "words" in entries) reader.entry(characteristic, value, place3);
  else reader.value(characteristic, value, place3);
}
var refVariants = [
  ["var", { var: free }],
  ["event", { event: word2("field of events") }],
  ["became", { became: ref }],
  ["noted", { noted: free }],
  ["history", { history: word2("fact"), of: player }],
  ["hostOf", { hostOf: ref }],
  ["under", { under: ref }],
  ["attachedTo", { attachedTo: ref }],
  ["id", { id: free }],
  ["all", { all: selector }]
];
var playerVariants = [
  ["not", { not: player }],
  ["playerOf", { playerOf: word2("relation to players"), of: ref }],
  ["controllerOf", { controllerOf: ref }],
  ["ownerOf", { ownerOf: ref }],
  ["hostOf", { hostOf: ref }],
  ["seatVar", { seatVar: free }],
  ["chosen", { chosen: free }]
];
var amounts = listOf(amount2);
var amountVariants = [
  ["count", { count: selector }],
  ["countOf", { countOf: ref, where: predicate }],
  ["noted", { noted: free }],
  ["history", { history: word2("fact"), of: player, take: free }],
  ["sum", { sum: selector, of: word2("characteristic") }],
  ["part", { part: free, of: ref, player }],
  ["player", { player, value: word2("value of players"), take: free }],
  ["value", { value: word2("characteristic"), of: ref, cut: free }],
  ["var", { var: free }],
  ["event", { event: word2("field of events") }],
  ["match", { match: word2("value of the match") }],
  ["plus", { plus: amounts }],
  ["minus", { minus: amounts }],
  ["times", { times: amounts }],
  ["quotient", { quotient: amounts }],
  ["half", { half: amount2 }],
  ["halfUp", { halfUp: amount2 }],
  ["max", { max: setOrRef, of: word2("characteristic") }],
  ["min", { min: setOrRef, of: word2("characteristic") }],
  ["distinct", { distinct: setOrRef, of: word2("characteristic") }],
  ["atMost", { atMost: amounts }],
  ["atLeast", { atLeast: amounts }]
];
var comparisons = ["atLeast", "atMost", "equal", "more", "less"];
var compare = (reader, node, place3) => {
  if (!Array.isArray(node) || node.length !== 3) return reader.wrong(place3, `[amount, comparison, amount] stands here, not ${said(node)}`);
  amount2(reader, node[0], `${place3}[0]`);
  if (!comparisons.includes(node[1])) reader.part("comparison", String(node[1]), comparisons, `${place3}[1]`);
  amount2(reader, node[2], `${place3}[2]`);
};
var conditionVariants = [
  ["fits", { fits: free, on: ref }],
  ["all", { all: listOf(condition) }],
  ["any", { any: listOf(condition) }],
  ["not", { not: condition }],
  ["compare", { compare }],
  ["exists", { exists: selector, atLeast: amount2 }],
  ["object", { object: ref, is: predicate }],
  ["turnOf", { turnOf: player }],
  ["phase", { phase: oneOrMore(word2("phase")) }],
  ["eventIs", { eventIs: word2("field of events"), equal: free }],
  ["seat", { seat: free, is: player }],
  ["chosen", { chosen: free, equal: free }],
  ["noted", { noted: free, equal: free }],
  ["game", { game: word2("field of the game"), equal: free }],
  ["remembered", { remembered: word2("fact"), of: player, words: free }]
];
var selectorFields2 = {
  from: oneOrMore(word2("place")),
  of: player,
  where: predicate,
  relation: tree("relation", () => ({ is: word2("relation"), to: ref })),
  except: ref,
  first: amount2,
  last: amount2
};
var predicateFields = {
  not: predicate,
  any: listOf((reader, node, place3) => predicate(reader, node, place3)),
  is: ref,
  controller: player,
  owner: player,
  has: selector,
  hasPlayer: tree("relation to players", () => ({ relation: word2("relation to players"), is: player }))
};
var choiceFields = {
  as: free,
  from: selector,
  also: word2("set"),
  number: tree("number", () => ({ min: amount2, max: amount2 })),
  oneOf: free,
  word: word2("list of words"),
  name: free,
  divide: tree("division", () => ({ total: amount2, among: free, least: amount2, most: word2("characteristic") })),
  slot: tree("choice of a slot", () => ({ for: word2("purpose of slots"), seat: player, object: ref, args: free })),
  all: free,
  players: (reader, node, place3) => node === true ? void 0 : player(reader, node, place3),
  different: word2("characteristic"),
  notChosenFor: free,
  min: amount2,
  max: amount2,
  strict: free,
  sum: tree("sum", () => ({ of: word2("characteristic"), is: amount2 })),
  by: player,
  target: free,
  random: free,
  blind: free
};
var choice = tree("choice", () => choiceFields);
var choices = listOf(choice);

var isBound = (value) => "var" in value || "noted" in value || "chosen" in value || "parameter" in value;
function written2(reader, characteristic, value, place3) {
  if (Array.isArray(value))
    return value.forEach(
      (one2, at) => (reader.entries(characteristic) === null ? written2 : entry)(reader, characteristic, one2, `${place3}[${at}]`)
    );
  if (!isTree(value)) return valueWord(reader, characteristic, value, place3);
  if (isBound(value)) return;
  if (amountVariants.some(([key]) => key in value)) return readVariant(reader, value, place3, "amount", amountVariants);
  loose(reader, value, place3);
}
function entry(reader, characteristic, value, place3) {
  const entries = reader.entries(characteristic);
  if (entries === null || isTree(value) && !("word" in value) && isBound(value)) return;
  const called2 = characteristic === "keywords" ? "keyword" : `entry of ${characteristic}`;
  if ("fields" in entries)
    return isTree(value) ? parameters(reader, called2, entries.fields, value, place3) : reader.wrong(place3, `a tree stands here, not ${said(value)}`);
  const name = wordOf(value);
  if (name === "") return reader.wrong(place3, `a word stands here, or a tree with a word, not ${said(value)}`);
  const form = Object.hasOwn(entries.words, name) ? entries.words[name] : void 0;
  if (form === void 0) return reader.entry(characteristic, name, place3);
  const { word: _word, ...given2 } = isTree(value) ? value : { word: name };
  parameters(reader, `${called2} "${name}"`, form, given2, place3);
}
function parameters(reader, whose2, { needs, may: may2, oneOf: oneOf2 }, given2, place3) {
  for (const parameter2 of Object.keys(needs ?? {}))
    if (!(parameter2 in given2)) reader.wrong(place3, `the ${whose2} needs ${JSON.stringify(parameter2)}`);
  if (oneOf2 !== void 0 && !oneOf2.some((parameter2) => parameter2 in given2))
    reader.wrong(place3, `the ${whose2} needs ${oneOf2.map((one2) => JSON.stringify(one2)).join(" or ")}`);
  const known9 = { ...needs, ...may2 };
  for (const [parameter2, value] of Object.entries(given2)) {
    const form = Object.hasOwn(known9, parameter2) ? known9[parameter2] : void 0;
    if (form === void 0) reader.part(`parameter of the ${whose2}`, parameter2, Object.keys(known9), place3);
    else readParameter(reader, `${JSON.stringify(parameter2)} of the ${whose2}`, form, value, `${place3}.${parameter2}`);
  }
}
function readParameter(reader, whose2, form, value, place3) {
  if (isTree(value) && isBound(value)) return;
  const plain5 = plainForm(form, value);
  if (plain5 === false) reader.wrong(place3, `${whose2} is ${described(form)}, not ${said(value)}`);
  else if (plain5 !== true) plain5(reader, value, place3);
}
function plainForm(form, value) {
  if (isWords(form)) return form.includes(value);
  if (typeof form === "object") return form.or.map((one2) => plainForm(one2, value)).find((one2) => one2 !== false) ?? false;
  switch (form) {
    case "number":
      return Number.isInteger(value);
    case "text":
      return typeof value === "string";
    case "flag":
      return typeof value === "boolean";
    case "cost":
      return typeof value === "string" ? true : Array.isArray(value) ? verbs : false;
    case "data":
      return loose;
    case "amount":
      return typeof value === "number" || isTree(value) ? amount2 : false;
    case "condition":
      return condition;
    case "predicate":
      return isTree(value) && predicate;
    case "player":
      return player;
    case "clauses":
      return listOf(clause);
    case "choices":
      return choices;
    case "keyword":
      return keyword;
    case "fits":
      return isTree(value) && "tree" in value && handedOut2;
  }
}
var handedOut2 = tree("handed out predicate", () => ({ tree: predicate }));
var keyword = (reader, node, place3) => entry(reader, "keywords", node, place3);
var isWords = (form) => Array.isArray(form);
function described(form) {
  if (isWords(form)) return form.map((one2) => JSON.stringify(one2)).join(" or ");
  if (typeof form === "object") return form.or.map(described).join(" or ");
  return form === "number" ? "a whole number" : form === "flag" ? "true or false" : form === "cost" ? "a text or a list of verbs" : form === "amount" ? "an amount" : form === "fits" ? "a predicate in a `tree`" : `a ${form}`;
}
var fieldsWith = (form) => (reader, node, place3) => {
  if (!isTree(node)) return reader.wrong(place3, `characteristics with their values stand here, not ${said(node)}`);
  for (const [key, value] of Object.entries(node)) {
    reader.word("characteristic", key, `${place3}.${key}`);
    form(reader, key, value, `${place3}.${key}`);
  }
};
var changed = fieldsWith(written2);
var counted4 = fieldsWith((reader, _key, value, place3) => amount2(reader, value, place3));
var lost = fieldsWith((reader, key, value, place3) => {
  if (value === "all") return;
  listOf((one2, node, at) => isTree(node) ? written2(one2, key, node, at) : valueWord(one2, key, node, at))(reader, value, place3);
});
var gained = fieldsWith(
  (reader, key, value, place3) => Array.isArray(value) ? written2(reader, key, value, place3) : isTree(value) && isBound(value) ? void 0 : reader.wrong(place3, `a list stands here, not ${said(value)}`)
);
var verb = (reader, node, place3) => {
  if (!isTree(node)) return reader.wrong(place3, `a verb stands here, not ${said(node)}`);
  word2("verb")(reader, node.verb, `${place3}.verb`);
  for (const [key, value] of Object.entries(node)) {
    if (key === "verb" || value === void 0) continue;
    reader.word("argument", key, `${place3}.${key}`);
    argument(reader, key, value, `${place3}.${key}`);
  }
};
var verbs = listOf(verb);
var clauseFields = {
  if: condition,
  may: free,
  choose: choices,
  cost: verbs,
  do: verbs,
  together: free,
  whole: free,
  and: free,
  also: free,
  then: listOf((reader, node, place3) => clause(reader, node, place3)),
  otherwise: listOf((reader, node, place3) => clause(reader, node, place3)),
  forEach: selector,
  forEachPlayer: player,
  repeat: amount2,
  unless: tree("price", () => ({ player, cost: verbs }))
};
var clause = tree("clause", () => clauseFields);
var rewritingFields = {
  add: counted4,
  set: changed,
  times: counted4,
  gain: gained,
  lose: lost,
  abilities: listOf((reader, node, place3) => ability(reader, node, place3))
};
var changeFields = {
  ...rewritingFields,
  layer: word2("layer"),
  become: tree("copy", () => ({ copyOf: ref, except: tree("exception", () => rewritingFields) })),
  words: free,
  controller: player,
  cantHave: changed,
  swap: listOf(word2("characteristic"))
};
var modifierFields = {
  ...changeFields,
  of: (reader, node, place3) => node === "self" || node === "host" ? void 0 : selector(reader, node, place3),
  players: player,
  if: condition,
  defining: free,
  also: listOf(tree("change", () => changeFields))
};
var modifiers = listOf(tree("modifier", () => modifierFields));
var abilityKinds = ["triggered", "activated", "static", "spell", "replacement"];
var ability = (reader, node, place3) => {
  if (!isTree(node)) return reader.wrong(place3, `an ability stands here, not ${said(node)}`);
  if (!abilityKinds.includes(node.kind)) reader.part("kind of ability", String(node.kind), abilityKinds, place3);
  readFields(reader, node, place3, "ability", abilityFields);
};
var abilityFields = {
  kind: free,
  keyword: word2("keyword of an ability"),
  from: listOf(word2("place")),
  by: (reader, node, place3) => node === "any" || node === "opponents" ? void 0 : reader.part("user", String(node), ["any", "opponents"], place3),
  on: listOf(tree("trigger", () => ({ event: word2("event"), mark: markOf, batch: free, if: condition, last: free }))),
  when: condition,
  x: amount2,
  may: free,
  limit: tree("limit", () => ({ uses: free, per: word2("span"), scope: scopeOf, as: free, refund: word2("refund") })),
  cost: verbs,
  clauses: listOf(clause),
  targets: choices,
  modes: tree("modes", () => ({
    min: amount2,
    max: amount2,
    repeat: free,
    by: player,
    of: listOf(tree("mode", () => ({ if: condition, targets: choices, clauses: listOf(clause) })))
  })),
  tier: word2("tier"),
  again: free,
  every: free,
  then: listOf(clause),
  together: free,
  modifiers,
  marks: (reader, node, place3) => {
    if (!isTree(node)) return reader.wrong(place3, `marks stand here, not ${said(node)}`);
    for (const [key, value] of Object.entries(node)) {
      reader.word("mark", key, `${place3}.${key}`);
      loose(reader, value, `${place3}.${key}`);
    }
  }
};
var wordAmong = (what, known9) => (reader, node, place3) => {
  if (!known9.includes(node)) reader.part(what, String(node), known9, place3);
};
var markOf = wordAmong("mark of a moment", ["before", "at", "after"]);
var scopeOf = wordAmong("scope", ["object", "name", "player"]);
var argumentForms = {
  until: word2("duration"),
  modifiers,
  abilities: listOf(ability),
  ability,
  clauses: listOf(clause),
  choose: (reader, node, place3) => (Array.isArray(node) ? choices : choice)(reader, node, place3),
  where: predicate,
  if: condition,
  when: (reader, node, place3) => (isTree(node) && "kind" in node ? ability : condition)(reader, node, place3),
  let: (reader, node, place3) => Object.entries(node).forEach(([key, value]) => amount2(reader, value, `${place3}.${key}`))
};
function argument(reader, key, value, place3) {
  const form = Object.hasOwn(argumentForms, key) ? argumentForms[key] : void 0;
  if (form !== void 0 && (key === "until" ? typeof value === "string" : typeof value === "object")) return form(reader, value, place3);
  if (key === "keywords" && Array.isArray(value)) return written2(reader, key, value, place3);
  loose(reader, value, place3);
}
var telling = [
  ["verb", verb],
  ["compare", condition],
  ["exists", condition],
  ["turnOf", condition],
  ["eventIs", condition],
  ["remembered", condition],
  ["countOf", amount2],
  ["halfUp", amount2],
  ["quotient", amount2],
  ["distinct", amount2],
  ["history", amount2],
  ["controllerOf", player],
  ["ownerOf", player],
  ["seatVar", player],
  ["playerOf", player],
  ["became", ref],
  ["attachedTo", ref],
  ["layer", tree("modifier", () => modifierFields)]
];
var tellingTrees = [
  ["all", ref, isTree],
  ["count", amount2, isTree],
  ["plus", amount2, Array.isArray],
  ["minus", amount2, Array.isArray],
  ["times", amount2, Array.isArray]
];
function formOf(node) {
  const known9 = telling.find(([key]) => key in node) ?? tellingTrees.find(([key, , is]) => is(node[key]));
  if (known9 !== void 0) return known9[1];
  const keys4 = Object.keys(node);
  if (keys4.length === 1 && typeof node.event === "string") return ref;
  if ("value" in node && ("of" in node || "player" in node) && keys4.length <= 3) return amount2;
  return "from" in node && keys4.every((key) => key in selectorFields2) ? selector : void 0;
}
function loose(reader, node, place3) {
  if (Array.isArray(node)) return node.forEach((one2, at) => loose(reader, one2, `${place3}[${at}]`));
  if (!isTree(node)) return;
  const form = formOf(node);
  if (form !== void 0) return form(reader, node, place3);
  for (const [key, value] of Object.entries(node)) argument(reader, key, value, `${place3}.${key}`);
}
var namesForm = tree("names", () => ({ en: free, zh: free }));
function printedValue(reader, key, value, place3) {
  if (!Array.isArray(value)) return valueWord(reader, key, value, place3);
  if (reader.entries(key) !== null) return written2(reader, key, value, place3);
  value.forEach((one2, at) => isTree(one2) ? void 0 : printedValue(reader, key, one2, `${place3}[${at}]`));
}
var printed = (reader, node, place3) => {
  if (!isTree(node)) return reader.wrong(place3, `printed values stand here, not ${said(node)}`);
  for (const [key, value] of Object.entries(node)) {
    reader.word("printed value", key, `${place3}.${key}`);
    if (reader.entries(key) !== null || !isTree(value)) printedValue(reader, key, value, `${place3}.${key}`);
  }
};
var faceFields = { kind: word2("kind of face"), names: namesForm, printed, abilities: listOf(ability) };
var cardForm = tree("card", () => ({
  id: free,
  names: namesForm,
  printed,
  abilities: listOf(ability),
  faces: listOf(tree("face", () => faceFields))
}));

var places = ["slots", "attached", "under"];
var isKnown = (list3, word4) => list3.includes(word4) || list3.some((one2) => (one2.endsWith(":") || one2.endsWith(".")) && word4.length > one2.length && word4.startsWith(one2));
var characteristics = ["controller", "owner"];
function wordsOf2(game, vocabulary2, verbs4) {
  const { keywords } = vocabulary2.entries;
  return {
    "keyword of an ability": [
      ...keywords !== void 0 && "words" in keywords ? Object.keys(keywords.words) : [],
      ...vocabulary2.abilityWords
    ],
    verb: verbs4,
    argument: vocabulary2.arguments,
    event: vocabulary2.events,
    "field of events": vocabulary2.eventData,
    characteristic: [...characteristics, ...vocabulary2.characteristics, ...Object.keys(game.status ?? {})],
    "printed value": vocabulary2.printed,
    duration: vocabulary2.durations,
    span: vocabulary2.spans,
    refund: vocabulary2.refunds,
    mark: vocabulary2.marks,
    place: [...places, ...Object.keys(game.visibility), ...game.slotKinds?.names ?? []],
    phase: vocabulary2.phases,
    "value of players": vocabulary2.playerAmounts,
    "value of the match": vocabulary2.matchAmounts,
    "field of the game": vocabulary2.gameFields,
    "purpose of slots": vocabulary2.purposes,
    layer: game.layers,
    tier: game.replacementTiers ?? [],
    relation: Object.keys(game.relations),
    "relation to players": Object.keys(game.playerRelations ?? {}),
    fact: Object.keys(game.history ?? {}),
    set: Object.keys(game.sets ?? {}),
    "list of words": Object.keys(game.wordLists ?? {}),
    "kind of face": vocabulary2.faceKinds
  };
}
function unknownWords(game, vocabulary2, verbs4, card5) {
  const faults2 = [];
  const known9 = wordsOf2(game, vocabulary2, verbs4);
  const told3 = /* @__PURE__ */ new Set();
  const tell2 = (place3, fault, near2) => {
    const sentence2 = near2.length === 0 ? fault : `${fault}; did you mean ${near2.map((name) => JSON.stringify(name)).join(" or ")}?`;
    if (told3.size < told3.add(`${place3} ${sentence2}`).size)
      faults2.push({ card: String(card5.id), place: place3.slice(1), fault: sentence2, near: near2 });
  };
  const unless2 = (list3, kind, word4, place3) => {
    if (!isKnown(list3, word4))
      tell2(
        place3,
        `unknown ${kind} ${JSON.stringify(word4)}`,
        nearNames(
          word4.toLowerCase(),
          list3.map((one2) => [one2.toLowerCase(), one2])
        )
      );
  };
  const reader = {
    word: (kind, word4, place3) => unless2(known9[kind], kind, word4, place3),
    value: (characteristic, word4, place3) => {
      const list3 = Object.hasOwn(vocabulary2.words, characteristic) ? vocabulary2.words[characteristic] : void 0;
      if (list3 !== void 0) unless2(list3, `word of ${characteristic}`, word4, place3);
    },
    entries: (characteristic) => Object.hasOwn(vocabulary2.entries, characteristic) ? vocabulary2.entries[characteristic] ?? null : null,
    entry: (characteristic, word4, place3) => {
      const entries = vocabulary2.entries[characteristic];
      unless2(
        entries !== void 0 && "words" in entries ? Object.keys(entries.words) : [],
        characteristic === "keywords" ? "keyword" : `entry of ${characteristic}`,
        word4,
        place3
      );
    },
    part: (what, found3, list3, place3) => unless2(list3, what, found3, place3),
    wrong: (place3, fault) => tell2(place3, fault, [])
  };
  cardForm(reader, card5, "");
  return faults2;
}
function refuseUnknown(game, verbs4, cards2) {
  const { vocabulary: vocabulary2 } = game;
  if (vocabulary2 === void 0) return;
  const faults2 = cards2.flatMap((card5) => unknownWords(game, vocabulary2, verbs4, card5));
  if (faults2.length > 0) throw new CardsRefused(faults2);
}

var noCard = { id: "", names: { en: "", zh: "" }, printed: {}, abilities: [] };
var Library = class _Library {
  constructor(parts, own2, base) {
    this.parts = parts;
    this.own = own2;
    this.base = base;
    this.nothing = base?.nothing ?? this.compileCard(noCard, "");
  }
  parts;
  own;
  base;
  programs = /* @__PURE__ */ new Map();
  /** What an object without a card is: something that waits, say, and got its text from elsewhere. */
  nothing;
  nodes = /* @__PURE__ */ new Map();
  modifiers = /* @__PURE__ */ new Map();
  compiled = /* @__PURE__ */ new Map();
  named = /* @__PURE__ */ new Map();
  effects = /* @__PURE__ */ new Map();
  tests = /* @__PURE__ */ new WeakMap();
  statics = /* @__PURE__ */ new WeakMap();
  mentioned = /* @__PURE__ */ new Map();
  everyCard = null;
  known = null;
  worked = null;
  /** @throws {InvariantBroken} for two procedures of one name */
  static of(game, kernelProcedures2, kernelVerbs2, catalogue2) {
    return new _Library(partsOf2(game, kernelProcedures2, kernelVerbs2), catalogue2, null);
  }
  /** This library with inline cards beside the catalogue. @throws {CardsRefused} for cards that say what the game does not know @throws {InvariantBroken} for an id that the catalogue has */
  with(inline) {
    refuseUnknown(this.game, this.verbNames(), inline);
    for (const { id } of inline) if (this.has(id)) throw new InvariantBroken(`two cards with id ${id}`);
    const library = new _Library(this.parts, catalogueOf(inline), this);
    library.checkCards();
    return library;
  }
  get game() {
    return this.parts.game;
  }
  get decisionKinds() {
    return this.parts.decisionKinds;
  }
  /** The game's facts by the key of the events that count for them. */
  get facts() {
    return this.parts.facts;
  }
  get reach() {
    return this.parts.reach;
  }
  /** An object that lies nowhere yet. */
  get newObject() {
    return this.parts.newObject;
  }
  /** Compiles every card of its own catalogue, so that what can't be read is found at once. @throws {InvariantBroken} */
  checkCards() {
    this.ownOpenings();
  }
  /** What all cards together could do; worked out here where the catalogue does not bring it, which compiles every card. */
  get openings() {
    return this.known ??= new Openings(this.openingsData());
  }
  openingsData() {
    const own2 = this.ownOpenings();
    return this.base === null ? own2 : openingsTogether(this.base.openings.data, own2);
  }
  ownOpenings() {
    const programs = () => [...this.own.cards.keys()].map((id) => this.card(id));
    return this.worked ??= this.own.openings ?? openingsOf(this.game, programs(), (keywords) => this.expansions(keywords));
  }
  /** A card's program. The empty id is that of objects without a card, which has no abilities. @throws {InvariantBroken} for an unknown card */
  card(id) {
    return this.programs.get(id) ?? this.firstTime(id);
  }
  firstTime(id) {
    if (id === "") return this.nothing;
    const given2 = this.own.cards.get(id);
    if (given2 === void 0) return this.base?.card(id) ?? missing("card", id);
    const card5 = this.game.prepare?.(given2) ?? given2;
    const program = this.compileCard(card5, card5.id);
    this.programs.set(id, program);
    return program;
  }
  /** Whether a card, by any of its faces, waits for a moment, or gives an ability that does. */
  waitsFor(id, key) {
    const { keys: keys4, lends } = this.card(id);
    return keys4.includes(key) || lends.has(key);
  }
  /** Cards that a card's tree names, such as tokens that it makes. Any text that is the id of a card counts. */
  namedBy(id) {
    let found3 = this.mentioned.get(id);
    if (found3 === void 0) {
      const ids2 = /* @__PURE__ */ new Set();
      noteCards(this.card(id).card, (text) => this.has(text), ids2);
      this.mentioned.set(id, found3 = [...ids2]);
    }
    return found3;
  }
  has(id) {
    return this.own.cards.has(id) || (this.base?.has(id) ?? false);
  }
  /** All cards of the match, inline ones included, as they were written; always the same list. */
  catalogue() {
    return this.everyCard ??= [...this.base?.catalogue() ?? [], ...this.own.cards.values()];
  }
  procedure(name) {
    return this.parts.procedures.get(name) ?? missing("procedure", name);
  }
  /** Index of a named step. @throws {InvariantBroken} */
  label(procedure, step2) {
    return this.parts.labels.get(procedure)?.get(step2) ?? missing(`step of ${procedure}`, step2);
  }
  /** @throws {InvariantBroken} for a verb that neither kernel nor game defines */
  verb(name) {
    return this.parts.verbs.get(name) ?? missing("verb", name);
  }
  verbNames() {
    return [...this.parts.verbs.keys()];
  }
  /** The pinned cards by the keys under which they can be named, in the order of the catalogue. */
  cardsByName() {
    if (this.named.size === 0)
      for (const card5 of this.catalogue()) for (const key of this.game.nameKeys?.(card5) ?? [card5.id]) this.named.set(key, card5);
    return this.named;
  }
  /** The library that keeps what stands under a root: this one for its own cards, else the one that it is based on. */
  keeper(root) {
    return this.base === null || this.own.cards.has(root) ? this : this.base;
  }
  /** A node of a pinned program by its path, e.g. `card-id/abilities/0/clauses`. */
  node(path) {
    const known9 = this.nodes.get(path);
    if (known9 !== void 0) return known9;
    const { patch, root, keys: keys4 } = parsePath(path);
    const keeper2 = this.keeper(root);
    const node = keeper2 === this ? this.find(path, patch, root, keys4) : keeper2.node(path);
    this.nodes.set(path, node);
    return node;
  }
  find(path, patch, root, keys4) {
    let node = patch === "" ? this.tree(root) : this.patchedTree(patch, root);
    for (const key of keys4) node = must(node[key], `program node ${path}`);
    return node;
  }
  tree(root) {
    return keywordTree(this.game, root) ?? this.card(root).card;
  }
  patchedTree(patch, root) {
    const path = `${patch}|${root}`;
    let tree2 = this.nodes.get(path);
    if (tree2 === void 0) this.nodes.set(path, tree2 = patchTree(this.game, this.tree(root), patch));
    return tree2;
  }
  /** Index of the layer after which values at a named cut stand: a layer's name, or `copiable`. @throws {InvariantBroken} */
  cutOf(cut2) {
    const at = this.game.layers.indexOf(cut2 === "copiable" ? this.game.copiable?.after ?? "" : cut2);
    return at < 0 ? missing("cut", cut2) : at;
  }
  clauses(path) {
    return this.node(path);
  }
  modifier(path) {
    let known9 = this.modifiers.get(path);
    if (known9 === void 0) {
      const keeper2 = this.keeper(parsePath(path).root);
      const modifier = this.node(path);
      known9 = keeper2 === this ? inOneShape(modifier, modifier.if, this.game.slotKinds?.names) : keeper2.modifier(path);
      this.modifiers.set(path, known9);
    }
    return known9;
  }
  ability(path) {
    return this.compiled.get(path) ?? this.firstAbility(path);
  }
  firstAbility(path) {
    const { root } = parsePath(path);
    const keeper2 = this.keeper(root);
    if (keeper2 === this && this.own.cards.has(root)) this.card(root);
    const made2 = this.compiled.get(path) ?? (keeper2 === this ? compile(this.node(path), path, "", this.game) : keeper2.ability(path));
    this.compiled.set(path, made2);
    return made2;
  }
  /** A modifier compiled for derivation in order; `ability` is the static ability that it stands in, '' for a lasting effect. */
  effect(path, ability2) {
    let known9 = this.effects.get(path);
    if (known9 === void 0) {
      const keeper2 = this.keeper(parsePath(path).root);
      known9 = keeper2 === this ? this.compileEffect(path, ability2) : keeper2.effect(path, ability2);
      this.effects.set(path, known9);
    }
    return known9;
  }
  compileEffect(path, ability2) {
    return compileEffect(this.game, path, this.node(path), ability2 === "" ? null : this.node(ability2));
  }
  /** The test that a predicate is where it speaks of values alone (`plainTest`); null for any other, and for one that is asked for the first time and may never be again. */
  testOf(predicate2) {
    const known9 = this.tests.get(predicate2);
    if (known9 === void 0) {
      this.tests.set(predicate2, "seen");
      return null;
    }
    if (known9 !== "seen") return known9;
    const made2 = plainTest(this.game, predicate2);
    this.tests.set(predicate2, made2);
    return made2;
  }
  /** Static abilities with modifiers among those of a list: of ability paths, or of keywords. Lists are told apart by identity. */
  staticsIn(list3, what) {
    let known9 = this.statics.get(list3);
    if (known9 === void 0) {
      const paths = what === "abilities" ? list3 : list3.flatMap((entry2) => keywordPaths(this.game, entry2));
      known9 = paths.map((path) => this.staticAt(path)).filter((one2) => one2.effects.length > 0);
      this.statics.set(list3, known9);
    }
    return known9;
  }
  staticAt(path) {
    const { ability: ability2 } = this.ability(path);
    const count = ability2.kind === "static" ? ability2.modifiers?.length ?? 0 : 0;
    return { path, ability: ability2, effects: Array.from({ length: count }, (_, index) => this.effect(`${path}/modifiers/${index}`, path)) };
  }
  /** Compiles what stands at a path: a whole card, or one of its further faces. */
  compileCard(card5, root) {
    const abilities = card5.abilities.map((ability2, index) => compile(ability2, `${root}/abilities/${index}`, card5.id, this.game));
    const byMoment = /* @__PURE__ */ new Map();
    for (const compiled of abilities) this.compiled.set(compiled.path, compiled);
    const own2 = [...abilities, ...this.expansions(card5.printed.keywords)];
    for (const compiled of own2) {
      for (const { key } of compiled.triggers) {
        const list3 = byMoment.get(key) ?? [];
        if (!list3.includes(compiled)) list3.push(compiled);
        byMoment.set(key, list3);
      }
    }
    const lends = own2.flatMap(({ ability: ability2 }) => [...keysLentBy(ability2, (keywords) => this.expansions(keywords))]);
    const faces = (card5.faces ?? []).map(
      (face, at) => this.compileCard({ id: card5.id, names: face.names, printed: face.printed, abilities: face.abilities }, `${root}/faces/${at}`)
    );
    const defines2 = own2.some(({ ability: ability2 }) => ability2.modifiers?.some((modifier) => modifier.defining) ?? false);
    const statics = own2.filter((one2) => one2.ability.kind === "static");
    const elsewhere = defines2 || statics.some(({ ability: ability2 }) => ability2.from?.some((kind) => !this.game.inPlay.includes(kind)) === true);
    const keys4 = /* @__PURE__ */ new Set([...byMoment.keys(), ...faces.flatMap((face) => face.keys)]);
    return {
      card: card5,
      abilities,
      statics,
      byMoment,
      faces,
      paths: abilities.map((one2) => one2.path),
      defines: defines2 || faces.some((face) => face.defines),
      elsewhere: elsewhere || faces.some((face) => face.elsewhere),
      keys: [...keys4],
      keysAt: this.keysByZone(own2, faces),
      lends: /* @__PURE__ */ new Set([...lends, ...faces.flatMap((face) => [...face.lends])])
    };
  }
  /** The moments that are waited for in each kind of zone (`functions`). */
  keysByZone(own2, faces) {
    const { inPlay: inPlay2, spellsFrom } = this.game;
    const found3 = /* @__PURE__ */ new Map();
    const note2 = (kind, key) => {
      const keys4 = found3.get(kind) ?? [];
      if (!keys4.includes(key)) keys4.push(key);
      found3.set(kind, keys4);
    };
    for (const { ability: ability2, triggers } of own2)
      for (const kind of ability2.from ?? (ability2.kind === "spell" ? spellsFrom : inPlay2)) for (const { key } of triggers) note2(kind, key);
    for (const face of faces) for (const [kind, keys4] of face.keysAt) for (const key of keys4) note2(kind, key);
    return found3;
  }
  /** The abilities that a list of keywords stands for. */
  expansions(keywords) {
    if (!Array.isArray(keywords)) return [];
    return pathsOfKeywords(this.game, keywords).map((path) => this.ability(path));
  }
};
function noteCards(node, isCard, found3) {
  if (typeof node === "string") {
    if (isCard(node)) found3.add(node);
  } else if (typeof node === "object" && node !== null) for (const child of Object.values(node)) noteCards(child, isCard, found3);
}

function run(table) {
  const { state, library } = table;
  let procedure = null;
  while (state.frames.length > 0 && state.header.status === "running") {
    if ((++table.steps & 63) === 0) weigh(table);
    if (stabilise(table)) continue;
    const frame = state.frames[state.frames.length - 1];
    if (procedure === null || procedure.name !== frame.procedure) procedure = library.procedure(frame.procedure);
    const step2 = procedure.steps[frame.step];
    if (step2 === void 0) {
      finishFrame(table, true);
      continue;
    }
    table.journal.setWork(frame, "step", frame.step + 1);
    table.cause = frame.cause;
    const control = step2.run(table, frame.locals, frame);
    if (control !== void 0 && obey(table, frame, control)) return;
  }
  if (state.frames.length === 0 && state.header.status === "running")
    throw new InvariantBroken("the work stack is empty but the match is not over");
}
var OBJECTS_A_STEP = 256;
function weigh(table) {
  table.steps += 64 * Math.floor(table.journal.size(table.state.objects) / OBJECTS_A_STEP);
  if (table.steps > limits.stepsPerAction) throw new LimitExceeded("steps per action");
}
function stabilise(table) {
  if (table.stableAt === stableAge(table)) return false;
  const work = table.game.stabilise?.(table) ?? null;
  table.stableAt = stableAge(table);
  if (work === null) return false;
  table.push(work.call, { ...work.locals, silent: true });
  return true;
}
function stableAge(table) {
  return table.game.stabilisesAll === true ? table.journal.epoch * 2 : ageInPlay(table);
}
function obey(table, frame, control) {
  if (table.state.frames[table.state.frames.length - 1] !== frame) return false;
  if ("done" in control) {
    finishFrame(table, control.done);
    return false;
  }
  if ("to" in control) {
    table.journal.setWork(frame, "step", table.library.label(frame.procedure, control.to));
    return false;
  }
  if (control.then !== void 0) table.journal.setWork(frame, "step", table.library.label(frame.procedure, control.then));
  if ("wait" in control) {
    if (table.journal.size(table.state.decisions) === 0) throw new InvariantBroken(`${frame.procedure} waits, but nobody was asked`);
    return true;
  }
  table.push(control.call, control.locals);
  return false;
}
function finishFrame(table, value) {
  const { frames: frames2 } = table.state;
  const silent2 = frames2[frames2.length - 1]?.locals.silent === true;
  table.journal.pop(frames2);
  if (silent2) return;
  const caller = frames2[frames2.length - 1];
  if (caller) table.local(caller.locals, "returned", value);
}
function unwindTo(table, procedure, step2) {
  const { frames: frames2 } = table.state;
  const floor = framesBelow(table);
  while (frames2.length > floor && frames2[frames2.length - 1].procedure !== procedure) table.journal.pop(frames2);
  dropQuestions(table);
  const frame = must(frames2.length > floor ? frames2[frames2.length - 1] : void 0, `frame of ${procedure}`);
  table.journal.setWork(frame, "step", table.library.label(procedure, step2));
}
function dropQuestions(table) {
  const { decisions } = table.state;
  for (const id of Object.keys(decisions)) table.journal.removeQuietly(decisions, Number(id));
}
function openDecisions(table) {
  const { header, decisions } = table.state;
  const open3 = [];
  for (let id = header.nextDecision - 1, left = table.journal.size(decisions); left > 0; id--) {
    const row = decisions[id];
    if (row === void 0) continue;
    left--;
    if (row.answer === null) open3.push(row.decision);
  }
  return open3.reverse();
}
function rowOf2(table, id) {
  const row = Number.isSafeInteger(id) ? table.state.decisions[id] : void 0;
  return row === void 0 || row.answer !== null ? null : row;
}
function refuse(code, rule2, detail, params = {}) {
  return { code, rule: rule2, detail, params };
}
function perform(table, action) {
  const refusal = carryOut(table, action);
  if (refusal === null) answerForAbsent(table);
  return refusal;
}
function answerForAbsent(table) {
  const { plays } = table.game;
  if (plays === void 0) return;
  for (; ; ) {
    const open3 = openDecisions(table).find(({ seat, subject }) => !plays(table, seat) || !plays(table, subject));
    const row = open3 === void 0 ? null : rowOf2(table, open3.id);
    if (row === null || table.state.header.status === "ended") return;
    deliver(table, row, leastAnswer(table, row.decision));
  }
}
function carryOut(table, action) {
  const { state, game } = table;
  if (state.header.status === "ended") return refuse("match/over", null, "The match is over.");
  table.events = [];
  table.left.clear();
  table.steps = 0;
  table.journal.setQuietly(state.header, "version", state.header.version + 1);
  table.newMoment();
  if (table.journal.size(state.past) > MOST_PAST && state.header.version % SWEEP_EVERY === 0) sweepPast(table);
  switch (action.type) {
    case "answer":
      return answer(table, action.seat, action.decision, action.answer);
    case "timeOut": {
      table.cause = { kind: "clock", seat: action.seat };
      return timeOut(table, action.seat, action.decision);
    }
    case "concede":
      if (!table.seats().includes(action.seat))
        return refuse("action/not-possible", game.rules.concede, `Seat ${action.seat} does not play.`);
      table.cause = { kind: "player", seat: action.seat };
      table.emit("conceded", game.rules.concede, { seat: action.seat, scope: action.scope });
      game.endByConcession(table, [action.seat], action.scope, "concession");
      break;
    case "judgeLoss":
      if (!table.seats().includes(action.seat))
        return refuse("action/not-possible", game.rules.concede, `Seat ${action.seat} does not play.`);
      table.cause = { kind: "judge" };
      table.emit("judgeLossGiven", action.rules[0] ?? game.rules.concede, {
        seat: action.seat,
        scope: action.scope,
        rules: [...action.rules]
      });
      game.endByConcession(table, [action.seat], action.scope, "judge");
      break;
    case "agreeDraw":
      table.cause = { kind: "player" };
      table.emit("drawAgreed", game.rules.concede, { scope: action.scope });
      game.endByAgreement(table, action.scope);
      break;
  }
  goOn(table);
  return null;
}
function goOn(table) {
  table.cause = { kind: "rule" };
  table.journal.setQuietly(table.state.header, "limitReached", false);
  if (table.journal.size(table.state.decisions) === 0) run(table);
}
function answer(table, seat, id, given2) {
  const { state } = table;
  const row = rowOf2(table, id);
  if (row === null) return missing2(table, id);
  if (row.decision.seat !== seat)
    return interject(table, seat, given2) ? null : refuse("decision/not-yours", row.decision.rule, `Decision ${id} is for another player.`);
  if (state.header.limitReached)
    return refuse("action/not-possible", null, "The match reached a limit; concede, agree on a draw or call a judge.");
  const checked = checkAnswer(table, row.decision, given2);
  if ("code" in checked) return checked;
  deliver(table, row, checked.answer);
  return null;
}
function interject(table, seat, given2) {
  const { interjections } = table.game;
  if (interjections === void 0 || !table.seats().includes(seat) || typeof given2 !== "object" || given2 === null || !("picks" in given2))
    return false;
  const { picks } = given2;
  const option = Array.isArray(picks) && picks.length === 1 ? interjections.of(table, seat).find(({ id }) => id === picks[0]) : void 0;
  if (option === void 0) return false;
  table.cause = { kind: "player", seat };
  interjections.say(table, seat, option.id);
  return true;
}
function missing2(table, id) {
  return id >= 1 && id < table.state.header.nextDecision ? refuse("decision/closed", null, `Decision ${id} is closed.`, { decision: id }) : refuse("decision/unknown", null, `There is no decision ${id}.`, { decision: id });
}
function deliver(table, row, given2) {
  const { state, journal } = table;
  journal.setQuietly(row, "answer", given2);
  table.cause = { kind: "player", seat: row.decision.seat };
  table.game.answered?.(table, row.decision, given2);
  const round = roundOf(table, row);
  if (!isComplete(round)) {
    table.emit("answerSealed", row.decision.rule, { seat: row.decision.seat, decision: row.decision.id });
    return;
  }
  const frame = frameOf2(table, row.frame);
  const answers = {};
  for (const one2 of round) {
    answers[one2.asked] = one2.answer;
    journal.removeQuietly(state.decisions, one2.decision.id);
  }
  table.local(frame.locals, "answers", answers);
  table.local(frame.locals, "answer", round[0].answer);
  table.cause = { kind: "rule" };
  run(table);
}
function frameOf2(table, id) {
  const { frames: frames2 } = table.state;
  for (let at = frames2.length - 1; at >= 0; at--) if (frames2[at]?.id === id) return frames2[at];
  throw new InvariantBroken(`no frame ${id}`);
}
function isComplete(round) {
  for (const one2 of round) if (one2.answer === null) return false;
  return true;
}
function roundOf(table, row) {
  const { decisions } = table.state;
  if (table.journal.size(decisions) === 1) return [row];
  let first2 = row.decision.id;
  while (decisions[first2 - 1]?.frame === row.frame) first2--;
  const round = [];
  for (let id = first2; decisions[id]?.frame === row.frame; id++) round.push(decisions[id]);
  return round;
}
function timeOut(table, seat, id) {
  const row = rowOf2(table, id);
  if (row === null) return missing2(table, id);
  if (row.decision.seat !== seat) return refuse("decision/not-yours", row.decision.rule, `Decision ${id} is for another player.`);
  const { onTimeOut } = table.pins.format;
  table.emit("timeRanOut", row.decision.rule, { seat, decision: id, consequence: onTimeOut });
  if (onTimeOut === "defaultAnswer") {
    table.journal.setQuietly(table.state.header, "limitReached", false);
    deliver(table, row, leastAnswer(table, row.decision));
    return null;
  }
  table.game.endByConcession(table, [seat], onTimeOut === "loseMatch" ? "match" : "game", "time");
  goOn(table);
  return null;
}

var noteVerb = {
  run: (table, verb2, env) => {
    const { what } = verb2;
    noteOn(
      table,
      env.self,
      verb2.as,
      typeof what === "object" ? [...objectsOf(table, env, what)] : env.vars[what] ?? null
    );
    return { done: table.find(env.self) !== null };
  }
};

function emptyState(key) {
  return {
    schema: 1,
    header: {
      version: 0,
      events: 0,
      moment: 0,
      nextId: 1,
      nextDecision: 1,
      nextFrame: 1,
      nextEffect: 1,
      nextStamp: 1,
      status: "running",
      result: null,
      limitReached: false
    },
    chance: { key, used: 0 },
    players: [],
    game: {},
    history: {},
    match: {},
    zones: {},
    slots: {},
    objects: {},
    effects: {},
    past: {},
    triggers: {},
    watches: {},
    suspended: {},
    frames: [],
    decisions: {}
  };
}

var named2 = (role, name) => {
  const read2 = typeof name === "string" ? /^(object|player):(\d+)$/.exec(name) : null;
  if (read2 === null) return [];
  return [read2[1] === "object" ? { role, object: Number(read2[2]) } : { role, player: Number(read2[2]) }];
};
function aboutOf({ object, params = {} }) {
  const subject = object ?? (typeof params.object === "number" ? params.object : void 0);
  return [
    ...subject === void 0 ? [] : [{ role: "subject", object: subject }],
    ...named2("target", params.target),
    ...typeof params.slot === "string" ? [{ role: "place", place: params.slot }] : [],
    ...typeof params.seat === "number" ? [{ role: "player", player: params.seat }] : [],
    ...subject === void 0 && typeof params.card === "string" ? [{ role: "card", card: params.card }] : []
  ];
}
var told = (option) => {
  const about3 = aboutOf(option);
  return about3.length === 0 ? option : { ...option, about: about3 };
};
var optionsTold = (options2) => options2.map(told);
function decisionTold(decision) {
  const { domain } = decision;
  return "options" in domain ? { ...decision, domain: { ...domain, options: optionsTold(domain.options) } } : decision;
}

function viewOf(table, viewer) {
  const { state, game } = table;
  return {
    version: state.header.version,
    status: state.header.status,
    result: state.header.result,
    turn: game.viewTurn(table),
    players: table.seats().map((seat) => ({ seat, values: game.viewPlayer(table, seat) })),
    zones: Object.values(state.zones).map((zone) => viewZone(table, zone, viewer)),
    slots: Object.values(state.slots).map(
      (slot) => ({
        id: slot.id,
        seat: slot.seat < 0 ? null : slot.seat,
        column: slot.column,
        row: slot.row,
        object: slot.object === 0 ? null : viewObject(table, table.object(slot.object), viewer)
      })
    ),
    pending: pendingFor(openDecisions(table), viewer, viewer.role === "player" ? game.interjections?.of(table, viewer.seat) : void 0),
    values: game.viewMatch(table)
  };
}
function viewZone(table, zone, viewer) {
  const objects = zone.order.map((id) => table.object(id)).filter((row) => showsObject(table, row, viewer));
  return {
    id: zone.id,
    kind: zone.kind,
    seat: zone.seat < 0 ? null : zone.seat,
    count: zone.order.length,
    objects: objects.map((row) => viewObject(table, row, viewer))
  };
}
function viewObject(table, row, viewer) {
  const { game } = table;
  const open3 = showsFace(table, row, viewer);
  const attached = row.attached.filter((id) => hasPlace(table.object(id)));
  return {
    id: row.id,
    ...open3 && row.card !== "" ? { card: row.card } : {},
    ...row.kind === "card" ? {} : { kind: row.kind },
    owner: row.owner,
    controller: table.controllerOf(row),
    values: open3 ? game.viewObject(table, row) : game.viewHidden?.(table, row) ?? {},
    attachments: row.attached.map((id) => table.object(id)).filter((one2) => !hasPlace(one2)).map((one2) => viewObject(table, one2, viewer)),
    under: row.under.map((id) => viewObject(table, table.object(id), viewer)),
    ...attached.length > 0 ? { attached } : {},
    ...hostOf(row)
  };
}
function hostOf(row) {
  if (row.host === 0 || !hasPlace(row)) return {};
  const seat = seatOfId(row.host);
  return seat === null ? { host: row.host } : { hostSeat: seat };
}
function pendingFor(decisions, viewer, may2 = []) {
  return decisions.map(
    (decision) => viewer.role === "judge" || viewer.role === "player" && viewer.seat === decision.seat ? { yours: true, decision: decisionTold(decision) } : {
      yours: false,
      id: decision.id,
      openedAt: decision.openedAt,
      seat: decision.seat,
      ...may2.length === 0 ? {} : { may: optionsTold(may2) }
    }
  );
}
function eventsFor(events3, viewer) {
  return events3.map((event) => {
    if (event.secrets === void 0) return event;
    const { secrets: secrets2, ...open3 } = event;
    let data = { ...event.data };
    for (const secret of secrets2)
      if (viewer.role === "judge" || viewer.role === "player" && secret.seats.includes(viewer.seat)) data = { ...data, ...secret.data };
    return { ...open3, data };
  });
}
function fill(template2, params, word4) {
  return template2.replace(/\{(\w+)\}/g, (_, name) => word4(name, params[name] ?? null));
}

var kernelProcedures = [
  effectProcedure,
  choicesProcedure,
  verbsProcedure,
  abilityProcedure,
  happeningProcedure,
  orderTriggersProcedure
];
var kernelVerbs = {
  grant: grantVerb,
  note: noteVerb,
  when: whenVerb,
  ...watchVerbs,
  ...alteringVerbs
};
function createRuleset(game) {
  const plain5 = Library.of(game, kernelProcedures, kernelVerbs, catalogueOf(game.cards));
  plain5.checkCards();
  const withInline = /* @__PURE__ */ new WeakMap();
  const libraryFor = (pins) => {
    if (pins.inlineCards === void 0 || pins.inlineCards.length === 0) return plain5;
    let library = withInline.get(pins.inlineCards);
    if (library === void 0) {
      library = plain5.with(pins.inlineCards);
      withInline.set(pins.inlineCards, library);
    }
    return library;
  };
  const tableOf = (pins, state, trackDirty = false) => new Table(libraryFor(pins), pins, state, trackDirty, valuesOf2);
  const begin9 = (pins, key, fillIn) => {
    const table = new Table(libraryFor(pins), pins, emptyState(key), false, valuesOf2);
    fillIn(table);
    run(table);
    return stepOf(table);
  };
  return {
    contract: 1,
    game: game.id,
    names: game.names,
    seats: game.seats,
    formats: game.formats,
    decisionKinds: game.decisionKinds,
    ...game.pinsDecks === true ? { pinsDecks: true } : {},
    ...game.layout === void 0 ? {} : { layout: game.layout },
    ...game.deckForms === void 0 ? {} : {
      deckForms: Object.keys(game.deckForms),
      printDeck: (deck, form) => (game.deckForms?.[form] ?? missing("form of decks", form))(game.cards, deck)
    },
    catalogue: () => JSON.stringify(game.cards),
    cards: () => game.cards.map((card5) => factsOf2(game, card5)),
    presetDecks: () => game.presetDecks,
    start: (pins, key) => begin9(pins, key, (table) => game.setUp(table)),
    arrange: (pins, key, arrangement) => begin9(pins, key, (table) => game.arrange(table, arrangement)),
    apply: (pins, state, action) => {
      const table = tableOf(pins, copy(state));
      const refusal = act(table, action);
      return refusal === null ? { ok: true, step: stepOf(table) } : { ok: false, refusal };
    },
    openSession: (pins, state, options2) => openSession(tableOf(pins, copy(state), options2?.fingerprints ?? false), options2?.fingerprints ?? false),
    view: (pins, state, viewer) => viewOf(tableOf(pins, state), viewer),
    pending: (state) => decisionsOf(state),
    pendingFor: (state, viewer) => pendingFor(decisionsOf(state), viewer),
    result: (state) => state.header.result,
    eventsFor,
    fingerprint: (state) => fingerprintOf(state),
    sample: (pins, state, decision, draw3) => sampleFrom(() => tableOf(pins, state), decision, draw3),
    defaultAnswer: (pins, state, decision) => leastAnswer(tableOf(pins, state), decision),
    validateDeck: (format, deck) => game.validateDeck(game.cards, format, deck),
    parseDeck: (text) => game.parseDeck(game.cards, text),
    renderEvent: (event, language, names4) => renderWith(game, game.words.events, event.type, { ...event.data, rule: event.rule }, language, names4),
    renderDecision: (decision, language, names4) => renderWith(game, game.words.prompts, decision.prompt.key, { ...decision.prompt.params, seat: decision.seat }, language, names4),
    renderOption: (option, language, names4) => renderWith(game, game.words.options, option.label, { id: option.id, ...option.params ?? {} }, language, names4)
  };
}
function act(table, action) {
  table.journal.forget();
  const mark = table.journal.mark();
  try {
    const refusal = perform(table, action);
    if (refusal !== null) table.journal.undoTo(mark);
    return refusal;
  } catch (error) {
    table.journal.undoTo(mark);
    if (!(error instanceof LimitExceeded)) throw error;
    recordLimit(table, error);
    return null;
  }
}
function recordLimit(table, error) {
  const { header } = table.state;
  table.events = [];
  table.journal.setQuietly(header, "version", header.version + 1);
  table.newMoment();
  table.cause = { kind: "rule" };
  table.emit("limitReached", "kernel.limit", { limit: error.limit });
  table.journal.setQuietly(header, "limitReached", true);
}
function openSession(table, fingerprints) {
  const keeper2 = fingerprints ? new FingerprintKeeper(table.state) : null;
  let undoable = false;
  return {
    version: () => table.state.header.version,
    act: (action) => {
      undoable = false;
      const refusal = act(table, action);
      if (refusal !== null) return { ok: false, refusal };
      undoable = true;
      return { ok: true, events: table.events };
    },
    undo: () => {
      if (!undoable) throw new InvariantBroken("there is no action to undo");
      undoable = false;
      table.journal.undoTo(0);
      table.events = [];
    },
    pending: () => openDecisions(table),
    result: () => table.state.header.result,
    fingerprint: () => {
      if (keeper2 === null) return fingerprintOf(table.state);
      keeper2.refresh(table.journal);
      return keeper2.hex();
    },
    sample: (decision, draw3) => sampleFrom(() => table, decision, draw3),
    state: () => copy(table.state),
    view: (viewer) => viewOf(table, viewer)
  };
}
function sampleFrom(tableOf, decision, draw3) {
  const { domain } = decision;
  return domain.type !== "bulk" && isOpen2(domain) ? drawPicks(domain, draw3) : sampleAnswer(tableOf(), decision, draw3);
}
function decisionsOf(state) {
  return Object.values(state.decisions).filter((row) => row.answer === null).map((row) => row.decision);
}
function stepOf(table) {
  return {
    state: table.state,
    events: table.events,
    pending: openDecisions(table),
    result: table.state.header.result
  };
}
function copy(state) {
  const from = state;
  const copied2 = {
    ...from,
    header: { ...from.header },
    chance: { ...from.chance },
    players: from.players.map(copyRow),
    game: copyRow(from.game),
    history: copyRow(from.history),
    match: copyRow(from.match),
    zones: copyRows(from.zones),
    slots: copyRows(from.slots),
    objects: copyRows(from.objects),
    effects: copyRows(from.effects),
    past: copyRows(from.past),
    triggers: copyRows(from.triggers),
    watches: copyRows(from.watches),
    suspended: JSON.parse(JSON.stringify(from.suspended)),
    frames: from.frames.map((frame) => ({ ...frame, locals: copyRow(frame.locals) })),
    decisions: copyRows(from.decisions)
  };
  return copied2;
}
var copyRow = (row) => ({ ...row });
function copyRows(rows2) {
  const copied2 = {};
  for (const id in rows2) copied2[id] = copyRow(rows2[id]);
  return copied2;
}
function factsOf2(game, card5) {
  const { faces } = card5;
  const own2 = { id: card5.id, ...faceFacts(game, card5) };
  return faces === void 0 ? own2 : {
    ...own2,
    faces: faces.map(({ kind, names: names4, printed: printed2, abilities }) => ({
      kind,
      ...faceFacts(game, { id: card5.id, names: names4, printed: printed2, abilities })
    }))
  };
}
function faceFacts(game, card5) {
  return {
    names: card5.names,
    values: game.words.cardValues(card5),
    text: { en: game.words.cardText(card5, "en"), zh: game.words.cardText(card5, "zh") }
  };
}
function renderWith(game, words3, key, params, language, names4 = []) {
  const template2 = words3[key];
  if (template2 === void 0) return `${key} ${JSON.stringify(params)}`;
  return fill(template2[language], params, (name, value) => game.words.parameter(name, value, language, names4)).trim();
}

function typedRows() {
  return {
    gameOf: (table) => table.state.game,
    setGame: (table, key, value) => table.set(table.state.game, key, value),
    playerOf: (table, seat) => table.player(seat),
    setPlayer: (table, seat, key, value) => table.set(table.player(seat), key, value),
    rowOf: (table, id) => table.object(id),
    fieldsOf: (row) => row,
    setObject: (table, id, key, value) => table.set(table.object(id), key, value)
  };
}

var UnknownWord = class extends Error {
  constructor(kind, word4) {
    super(`no words for ${kind} ${JSON.stringify(word4)}`);
    this.name = "UnknownWord";
  }
};
function wordOf2(table, word4, kind) {
  const found3 = typeof word4 === "string" && Object.hasOwn(table, word4) ? table[word4] : void 0;
  if (found3 === void 0) throw new UnknownWord(kind, word4);
  return found3;
}
function phrase(en, zh) {
  return { en, zh };
}
var nothing6 = { en: "", zh: "" };
function template(en, zh, ...parts) {
  const [first2] = parts;
  const plain5 = first2 === void 0 || first2.many === true || first2.en === "you";
  const put5 = (template2, language) => template2.replace(/\$(\d)/g, (_, digit) => parts[Number(digit) - 1]?.[language] ?? "");
  return { en: put5(en.replaceAll("%s", plain5 ? "" : "s"), "en"), zh: put5(zh, "zh") };
}
function many(one2) {
  return { ...one2, many: true };
}
function join(parts, en, zh) {
  return {
    en: parts.map((part) => part.en).filter((text) => text !== "").join(en),
    zh: parts.map((part) => part.zh).filter((text) => text !== "").join(zh)
  };
}
function and(parts) {
  return listed(parts, " and ", "且");
}
function or(parts) {
  return listed(parts, " or ", "或");
}
function listed(parts, en, zh, comma = "、") {
  const last = parts.at(-1);
  if (last === void 0) return nothing6;
  if (parts.length === 1) return last;
  const before2 = join(parts.slice(0, -1), ", ", comma);
  return { en: `${before2.en}${en}${last.en}`, zh: `${before2.zh}${zh}${last.zh}`, many: true };
}
function onlyFields(node, kind, fields5) {
  for (const field3 of Object.keys(node)) if (!fields5.includes(field3)) throw new UnknownWord(`field of ${kind}`, field3);
}
function sentence(text) {
  return { en: ended(capital(text.en), "."), zh: ended(text.zh, "。") };
}
function ended(text, stop) {
  return /[.。」”]$/.test(text) && /[.。][」”]?$/.test(text) ? text : `${text}${stop}`;
}
function capital(text) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
function withArticle(en) {
  return /^[aeiou]/i.test(en) && !/^(?:uni[tqvf]|one\b|eu)/i.test(en) ? `an ${en}` : `a ${en}`;
}
function listOf2(value) {
  return Array.isArray(value) ? value : [value];
}

var card = phrase("a card", "卡牌");
var moments = {
  phase: { words: phrase("$2 $1 begins", "$2$1开始"), table: "phases" },
  phaseEnd: { words: phrase("$2 $1 ends", "$2$1结束"), table: "phases" },
  step: { words: phrase("$2 $1 begins", "$2$1开始"), table: "steps" }
};

function parameters2(terms) {
  const texts = /* @__PURE__ */ new Map();
  const cardName2 = (card5, language) => card5 === "" ? terms.card[language] : terms.names(card5)?.[language] ?? card5;
  const seatName = (seat, language, names4) => names4[seat] ?? (language === "en" ? `${terms.player.en} ${seat + 1}` : `${terms.player.zh}${seat + 1}`);
  const list3 = (name, values, language, names4) => values.map((one2) => parameter2(name, one2, language, names4)).join(language === "en" ? ", " : "、");
  const textAt2 = (path) => {
    let known9 = texts.get(path);
    if (known9 === void 0) texts.set(path, known9 = terms.text?.(path) ?? phrase("", ""));
    return known9;
  };
  const word4 = (name, value, language, names4) => {
    if (value.startsWith(player2)) return seatName(Number(value.slice(player2.length)), language, names4);
    if (terms.cards.has(name)) return cardName2(value, language);
    if (name === "program") return cardName2(value.split("/", 1)[0], language);
    if (name === "ability" || name === "mode") return textAt2(value)[language];
    return (terms.terms[name]?.[value] ?? terms.word?.(name, value))?.[language] ?? value;
  };
  const parameter2 = (name, value, language, names4 = []) => {
    const own2 = terms.own?.(name, value, language, names4) ?? null;
    if (own2 !== null) return own2;
    if (value === null || value === void 0) return name === "card" ? cardName2("", language) : "";
    if (Array.isArray(value)) {
      const all3 = value;
      if (name === "winners" && all3.length === 0) return language === "en" ? "nobody" : "无";
      if (name === "aimedAt") return all3.length === 0 ? "" : ` → ${list3("card", all3, language, names4)}`;
      return list3(name, all3, language, names4);
    }
    if (typeof value === "number") return terms.seats.has(name) ? seatName(value, language, names4) : String(value);
    if (typeof value === "boolean") return language === "en" ? value ? "yes" : "no" : value ? "是" : "否";
    if (typeof value === "object") return cardName2(value.card ?? "", language);
    return word4(name, value, language, names4);
  };
  return { parameter: parameter2, cardName: cardName2 };
}
var player2 = "player:";
function abilityAt(path) {
  const [card5, ability2, mode] = /^([^/]+)\/abilities\/(\d+)(?:\/modes\/of\/(\d+))?$/.exec(path)?.slice(1) ?? [];
  return card5 === void 0 ? null : { card: card5, ability: Number(ability2), mode: mode === void 0 ? null : Number(mode) };
}

var says = (words3, ...fields5) => ({ fields: fields5, words: words3 });

function until(reader, verb2) {
  if (verb2.until === void 0) return wordOf2(reader.terms.durations, "game", "duration");
  if (verb2.until === "while") return template("as long as $1", "只要$1", reader.condition(verb2.while));
  return wordOf2(reader.terms.durations, verb2.until, "duration");
}
var grant2 = says(
  (reader, verb2) => {
    reader.fix(verb2.let ?? {});
    const to = verb2.to === void 0 ? verb2.players === void 0 ? null : reader.player(verb2.players) : reader.ref(verb2.to);
    const changes = reader.modifiers(verb2.modifiers, to);
    const time = until(reader, verb2);
    const [main2 = "", ...explained] = changes.en.split(/(?=, where )/);
    return { en: `${main2} ${time.en}${explained.join("")}`, zh: `${changes.zh}，${time.zh}` };
  },
  "to",
  "players",
  "until",
  "while",
  "modifiers",
  "let"
);
function waiting(reader, ability2) {
  const words3 = reader.waiting(ability2);
  return phrase(
    words3.en.replace(/\.$/, "").replace(/^[A-Z]/, (letter) => letter.toLowerCase()),
    words3.zh.replace(/。$/, "")
  );
}
var later = says(
  (reader, verb2) => {
    reader.fix(verb2.let ?? {});
    const words3 = waiting(reader, verb2.ability);
    return template(
      "$1",
      "$1",
      phrase(
        words3.en.replace(" ⇒ ", ", ").replace(/^when the turn ends/, "at end of turn").replace(/, ([A-Z])/, (_, letter) => `, ${letter.toLowerCase()}`),
        words3.zh.replace(" ⇒ ", "，")
      )
    );
  },
  "ability",
  "until",
  "let",
  "left",
  "while"
);
var absorbs = ({ left, ability: ability2 }) => left !== void 0 && JSON.stringify(ability2).includes('"by":"left"');
function absorbing(reader, { en, zh }, left) {
  const plain5 = typeof left === "number" || "var" in left;
  const [many2, zhMany] = plain5 ? ["$1", "$1"] : ["X", "X"];
  const where = plain5 ? nothing6 : template(", where X is $1", "（X为$1）", reader.measure(left));
  return template(
    `${en.replace("as much of that damage", `the next ${many2} of that damage`)}$2`,
    `${zh.replace("防止同等数值的该伤害", `防止该伤害中接下来的${zhMany}点`)}$2`,
    reader.measure(left),
    where
  );
}
var shield = says(
  (reader, verb2) => {
    reader.fix(verb2.let ?? {});
    const words3 = waiting(reader, verb2.ability);
    if (absorbs(verb2)) return template("$2, $1", "$2，$1", absorbing(reader, words3, verb2.left), until(reader, verb2));
    const once = verb2.left === 1 ? phrase(words3.en.replace(/^if /, "the next time "), words3.zh.replace(/^若/, "下一次")) : words3;
    if (verb2.left !== void 0 && verb2.left !== 1) throw new UnknownWord("uses of a shield", verb2.left);
    const time = until(reader, verb2);
    return template("$2, $1", "$2，$1", once, time);
  },
  "ability",
  "until",
  "let",
  "left",
  "while"
);
var lastingWords = {
  grant: grant2,
  later,
  shield,
  when: says((reader, verb2) => waiting(reader, verb2.ability), "ability"),
  note: says(() => nothing6, "as"),
  becomes: says((reader, verb2) => {
    const set2 = Object.entries(verb2.set);
    return join(
      set2.map(([field3, value]) => {
        const words3 = wordOf2(reader.terms.changes, field3, "field of what happens");
        return template(
          words3.en,
          words3.zh,
          typeof value === "string" ? wordOf2(reader.terms.destinations, value, "place") : reader.measure(value)
        );
      }),
      " and ",
      "，并"
    );
  }, "set"),
  reduceBy: says((reader, verb2) => {
    if (verb2.by === "left") return phrase("prevent as much of that damage", "防止同等数值的该伤害");
    return JSON.stringify(verb2.by) === JSON.stringify({ event: "amount" }) ? phrase("prevent that damage", "防止该伤害") : template("prevent $1 of that damage", "防止$1点该伤害", reader.measure(verb2.by));
  }, "by"),
  instead: says((reader, verb2) => {
    const verbs4 = verb2.do;
    if (verbs4.length === 0) return phrase("it does not happen", "该事件不会发生");
    const words3 = reader.clauses([{ do: verbs4, together: true }]);
    return template(
      "$1 instead",
      "改为$1",
      phrase(
        words3.en.replace(/\.$/, "").replace(/^[A-Z]/, (letter) => letter.toLowerCase()),
        words3.zh.replace(/。$/, "")
      )
    );
  }, "do"),
  entersWith: says(
    (reader, verb2) => {
      const counters3 = Object.entries(verb2.counters ?? {}).map(
        ([kind, amount3]) => template("with $1 $2 counters", "带有$1个$2指示物", reader.measure(amount3), reader.terms.counter(kind))
      );
      return template(
        "it enters $1",
        "其以$1的状态进入",
        join([...verb2.rested === true ? [phrase("rested", "横置")] : [], ...counters3], " and ", "、")
      );
    },
    "counters",
    "rested"
  )
};

var Mentions = class {
  known = /* @__PURE__ */ new Map();
  spoken = /* @__PURE__ */ new Set();
  /** Gives a name what it stands for from here on. */
  name(name, mention) {
    this.known.set(name, mention);
    this.spoken.delete(name);
  }
  /** Whether a name stands for something. */
  has(name) {
    return this.known.has(name);
  }
  /** The words for a name; null where it stands for nothing. */
  of(name) {
    const mention = this.known.get(name);
    if (mention === void 0) return null;
    if (this.spoken.has(name)) return mention.again;
    this.spoken.add(name);
    return mention.first;
  }
};
var isPlural = (who) => who.many === true || who.en === "you";
function agreeing(words3, several) {
  return { ...words3, en: words3.en.replace(/\[([^\]|]*)\|([^\]]*)\]/g, (_, one2, more) => several ? more : one2) };
}
function modifierGroups(reader, modifiers2, targetOf3, changesOf2) {
  const groups = [];
  for (const modifier of modifiers2) {
    const target2 = targetOf3(modifier);
    const condition2 = modifier.if === void 0 ? null : reader.condition(modifier.if);
    const changes = changesOf2(modifier, target2).map((words3) => agreeing(words3, isPlural(target2)));
    const last = groups.at(-1);
    if (last !== void 0 && last.target.en === target2.en && last.condition?.en === condition2?.en) last.changes.push(...changes);
    else groups.push({ target: target2, condition: condition2, changes });
  }
  return groups;
}

var comparisons2 = {
  atLeast: phrase("$1 is $2 or more", "$1为$2以上"),
  atMost: phrase("$1 is $2 or less", "$1为$2以下"),
  equal: phrase("$1 is $2", "$1为$2"),
  more: phrase("$1 is more than $2", "$1多于$2"),
  less: phrase("$1 is less than $2", "$1少于$2")
};
var longer2 = {
  ...comparisons2,
  atLeast: phrase("$1 is at least $2", "$1不少于$2"),
  atMost: phrase("$1 is at most $2", "$1不多于$2")
};

var attributes = ["DARK", "DIVINE", "EARTH", "FIRE", "LIGHT", "WATER", "WIND"];
var races = [
  "Aqua",
  "Beast",
  "Beast-Warrior",
  "Creator God",
  "Cyberse",
  "Dinosaur",
  "Divine-Beast",
  "Dragon",
  "Fairy",
  "Fiend",
  "Fish",
  "Insect",
  "Machine",
  "Plant",
  "Psychic",
  "Pyro",
  "Reptile",
  "Rock",
  "Sea Serpent",
  "Spellcaster",
  "Thunder",
  "Warrior",
  "Winged Beast",
  "Wyrm",
  "Zombie"
];
var frames = ["normal", "effect", "ritual", "fusion", "synchro", "xyz", "link"];
var marks = ["tuner", "flip", "spirit", "gemini", "union", "toon"];
var arrows = ["up", "upRight", "right", "downRight", "down", "downLeft", "left", "upLeft"];
var spellProperties = ["normal", "continuous", "equip", "quickPlay", "field", "ritual"];
var trapProperties = ["normal", "continuous", "counter"];
var extraDeckFrames = /* @__PURE__ */ new Set(["fusion", "synchro", "xyz", "link"]);
var PrintedError = class extends Error {
  constructor(faults2) {
    super(faults2.join("; "));
    this.faults = faults2;
    this.name = "PrintedError";
  }
  faults;
};
var asPrinted2 = (facts3) => facts3;
var sound = /* @__PURE__ */ new WeakSet();
function readPrinted(value) {
  if (typeof value === "object" && value !== null && sound.has(value)) return value;
  const faults2 = printedFaults(value);
  if (faults2.length > 0) throw new PrintedError(faults2);
  sound.add(value);
  return value;
}
function printedFaults(value) {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return ["printed facts are an object"];
  const facts3 = value;
  const keys4 = typeof facts3.kind === "string" ? keysOf2[facts3.kind] : void 0;
  if (keys4 === void 0) return ["kind is monster, spell or trap"];
  return [
    ...Object.keys(facts3).filter((key) => !keys4.includes(key)).map((key) => `${String(facts3.kind)} has no ${key}`),
    ...commonFaults(facts3),
    ...facts3.kind === "monster" ? monsterFaults(facts3) : facts3.kind === "spell" ? within2(facts3, "property", spellProperties) : within2(facts3, "property", trapProperties)
  ];
}
var commonKeys = ["kind", "passcode", "otherPasscodes", "groups", "alwaysNamed"];
var monsterKeys = [
  "frame",
  "effect",
  "marks",
  "attribute",
  "race",
  "level",
  "rank",
  "link",
  "arrows",
  "scale",
  "pendulumEffect",
  "atk",
  "def",
  "questionMarks",
  "materials"
];
var keysOf2 = {
  monster: [...commonKeys, ...monsterKeys],
  spell: [...commonKeys, "property"],
  trap: [...commonKeys, "property"]
};
var unless = (holds2, fault) => holds2 ? [] : [fault];
var isNumber = (value, least, most) => typeof value === "number" && Number.isInteger(value) && value >= least && value <= most;
var isPasscode = (value) => isNumber(value, 1, 4294967295);
var isListOf = (value, words3) => Array.isArray(value) && value.every((one2) => typeof one2 === "string" && words3.includes(one2)) && new Set(value).size === value.length;
var within2 = (facts3, key, words3) => unless(typeof facts3[key] === "string" && words3.includes(facts3[key]), `${key} is one of ${words3.join(", ")}`);
var absent = (facts3, ...keys4) => keys4.filter((key) => facts3[key] !== void 0).map((key) => `a ${String(facts3.frame)} monster has no ${key}`);
function commonFaults({ passcode, otherPasscodes, groups, alwaysNamed }) {
  return [
    ...unless(passcode === void 0 || isPasscode(passcode), "passcode is a number of 32 bits"),
    ...unless(
      otherPasscodes === void 0 || Array.isArray(otherPasscodes) && otherPasscodes.every(isPasscode),
      "otherPasscodes are numbers of 32 bits"
    ),
    ...unless(Array.isArray(groups) && groups.every((group) => typeof group === "string" && group !== ""), "groups is a list of names"),
    ...unless(alwaysNamed === void 0 || typeof alwaysNamed === "string" && alwaysNamed !== "", "alwaysNamed is a name")
  ];
}
function monsterFaults(facts3) {
  const { frame, effect: effect2, scale, atk, questionMarks } = facts3;
  return [
    ...within2(facts3, "frame", frames),
    ...within2(facts3, "attribute", attributes),
    ...within2(facts3, "race", races),
    ...unless(
      typeof effect2 === "boolean" && (frame === "effect" ? effect2 : frame === "normal" ? !effect2 : true),
      "effect says whether it is an Effect Monster, as the frame does"
    ),
    ...unless(isListOf(facts3.marks, marks), `marks are of ${marks.join(", ")}`),
    ...unless(isNumber(atk, 0, 1e4), "atk is a number from 0"),
    ...unless(scale === void 0 || isNumber(scale, 0, 13), "scale is a number from 0 to 13"),
    ...unless(
      facts3.pendulumEffect === void 0 || facts3.pendulumEffect === true && scale !== void 0,
      "a Pendulum Effect stands beside a scale"
    ),
    ...unless(
      questionMarks === void 0 || isListOf(questionMarks, ["atk", "def"]) && questionMarks.every((key) => facts3[key] === 0),
      'what is printed as "?" is 0'
    ),
    ...materialFaults(facts3),
    ...sizeFaults(facts3)
  ];
}
function sizeFaults(facts3) {
  const def = unless(facts3.frame === "link" || isNumber(facts3.def, 0, 1e4), "def is a number from 0");
  if (facts3.frame === "xyz")
    return [...def, ...unless(isNumber(facts3.rank, 0, 13), "rank is a number"), ...absent(facts3, "level", "link", "arrows")];
  if (facts3.frame !== "link")
    return [...def, ...unless(isNumber(facts3.level, 0, 12), "level is a number from 0 to 12"), ...absent(facts3, "rank", "link", "arrows")];
  return [
    ...unless(
      isListOf(facts3.arrows, arrows) && facts3.arrows.length === facts3.link && facts3.arrows.length > 0,
      "a Link Rating is the number of the arrows"
    ),
    ...absent(facts3, "level", "rank", "def", "scale")
  ];
}
function materialFaults({ frame, materials }) {
  if (!extraDeckFrames.has(frame)) return unless(materials === void 0, "only monsters of the Extra Deck list materials");
  const sound2 = Array.isArray(materials) && materials.length > 0 && materials.every(isPart);
  return unless(sound2, "materials are a list of parts, each with what fits and how many");
}
function isPart(part) {
  if (typeof part !== "object" || part === null || Array.isArray(part)) return false;
  const { is, count, more, ...rest } = part;
  return typeof is === "object" && is !== null && !Array.isArray(is) && isNumber(count, 1, 15) && (more === void 0 || more === true) && Object.keys(rest).length === 0;
}

var facts = (en, zh, printed2) => ({ names: { en, zh: zh ?? en }, printed: printed2 });
function monster(frame, en, passcode, attribute, race, atk, size, { zh, ...more }) {
  return facts(en, zh, {
    kind: "monster",
    passcode,
    frame,
    effect: frame !== "normal",
    marks: [],
    groups: [],
    attribute,
    race,
    atk,
    ...size,
    ...more
  });
}
var withLevel = (frame) => (en, passcode, attribute, race, level, atk, def, more = {}) => monster(frame, en, passcode, attribute, race, atk, { level, def }, more);
var fromExtraDeck = (frame, size) => (en, passcode, attribute, race, number, atk, def, materials, more = {}) => monster(frame, en, passcode, attribute, race, atk, { [size]: number, def, materials }, more);
var normal = withLevel("normal");
var effect = withLevel("effect");
var ritual = withLevel("ritual");
var fusion = fromExtraDeck("fusion", "level");
var synchro = fromExtraDeck("synchro", "level");
var xyz = fromExtraDeck("xyz", "rank");
var link = (en, passcode, attribute, race, arrows2, atk, materials, more = {}) => monster("link", en, passcode, attribute, race, atk, { link: arrows2.length, arrows: arrows2, materials }, more);
var spell = (en, passcode, property, { zh, ...more } = {}) => facts(en, zh, { kind: "spell", passcode, property, groups: [], ...more });
var trap = (en, passcode, property, { zh, ...more } = {}) => facts(en, zh, { kind: "trap", passcode, property, groups: [], ...more });

var oneAndMore = (one2, others2) => [
  { is: one2, count: 1 },
  { is: others2, count: 1, more: true }
];
var tunerAndOthers = oneAndMore({ tuner: true }, { tuner: false });
var ofLevel = (level, count, more = {}) => [{ is: { level, ...more }, count }];
var twoOf = (fitting3) => [{ is: fitting3, count: 2 }];
var oneEach = (...parts) => parts.map((is) => ({ is, count: 1 }));
var named4 = (name) => ({ names: name });

var actCards = {
  "relinquished-anima": link("Relinquished Anima", 94259633, "DARK", "Spellcaster", ["up"], 0, [
    { is: { level: 1, token: false }, count: 1 }
  ]),
  "machine-lord-r": effect("Machine Lord Ür", 96938777, "EARTH", "Machine", 4, 1600, 1500),
  "downerd-magician": xyz("Downerd Magician", 72167543, "DARK", "Spellcaster", 4, 2100, 200, ofLevel(4, 2, { races: "Spellcaster" })),
  "performapal-bot-eyes-lizard": effect("Performapal Bot-Eyes Lizard", 72708264, "EARTH", "Reptile", 4, 1600, 1200, {
    groups: ["Performapal"]
  }),
  "jirai-gumo": effect("Jirai Gumo", 94773007, "EARTH", "Insect", 4, 2200, 100),
  "loss-time": trap("Loss Time", 72453068, "normal"),
  trancefamiliar: effect("Trancefamiliar", 7969770, "DARK", "Psychic", 1, 0, 0),
  "pendulum-treasure": spell("Pendulum Treasure", 26237713, "normal"),
  "one-time-passcode": spell("One-Time Passcode", 93104632, "normal"),
  "xyz-import": spell("Xyz Import", 14602126, "quickPlay"),
  "skull-meister": effect("Skull Meister", 67750322, "DARK", "Fiend", 4, 1700, 400),
  "sword-of-deep-seated": spell("Sword of Deep-Seated", 98495314, "equip"),
  "spellbook-organization": spell("Spellbook Organization", 96677818, "quickPlay", { groups: ["Spellbook"] }),
  "fruits-of-kozakys-studies": trap("Fruits of Kozaky's Studies", 49998907, "normal"),
  tuningware: effect("Tuningware", 8910240, "LIGHT", "Machine", 1, 100, 300)
};

var artCards = {
  polymerization: spell("Polymerization", 24094653, "normal", { otherPasscodes: [27847700] }),
  "miracle-fusion": spell("Miracle Fusion", 45906428, "normal"),
  "fusion-recovery": spell("Fusion Recovery", 18511384, "normal"),
  "elemental-hero-mudballman": fusion(
    "Elemental HERO Mudballman",
    52031567,
    "EARTH",
    "Warrior",
    6,
    1900,
    3e3,
    oneEach(named4("Elemental HERO Bubbleman"), named4("Elemental HERO Clayman")),
    { groups: ["Elemental HERO", "HERO"] }
  ),
  "elemental-hero-great-tornado": fusion(
    "Elemental HERO Great Tornado",
    3642509,
    "WIND",
    "Warrior",
    8,
    2800,
    2200,
    oneEach({ groups: "Elemental HERO" }, { attribute: "WIND" }),
    { groups: ["Elemental HERO", "HERO"] }
  ),
  "elemental-hero-gaia": fusion(
    "Elemental HERO Gaia",
    16304628,
    "EARTH",
    "Warrior",
    6,
    2200,
    2600,
    oneEach({ groups: "Elemental HERO" }, { attribute: "EARTH" }),
    { groups: ["Elemental HERO", "HERO"] }
  ),
  "dark-paladin": fusion(
    "Dark Paladin",
    98502113,
    "DARK",
    "Spellcaster",
    8,
    2900,
    2400,
    oneEach(named4("Dark Magician"), named4("Buster Blader"))
  ),
  "panzer-dragon": fusion("Panzer Dragon", 72959823, "LIGHT", "Machine", 5, 1e3, 2600, oneEach({ races: "Machine" }, { races: "Dragon" })),
  sanwitch: fusion(
    "Sanwitch",
    53539634,
    "DARK",
    "Spellcaster",
    6,
    2100,
    1800,
    oneEach(named4("Sangan"), named4("Witch of the Black Forest")),
    { effect: false }
  ),
  "zera-the-mant": ritual("Zera the Mant", 69123138, "DARK", "Fiend", 8, 2800, 2300, { effect: false }),
  "contract-with-the-abyss": spell("Contract with the Abyss", 69035382, "ritual"),
  "advanced-ritual-art": spell("Advanced Ritual Art", 46052429, "ritual"),
  "performance-of-sword": ritual("Performance of Sword", 4849037, "EARTH", "Warrior", 6, 1950, 1850, { effect: false }),
  "dark-master-zorc": ritual("Dark Master - Zorc", 97642679, "DARK", "Fiend", 8, 2700, 1500),
  "demise-king-of-armageddon": ritual("Demise, King of Armageddon", 72426662, "DARK", "Fiend", 8, 2400, 2e3),
  "end-of-the-world": spell("End of the World", 8198712, "ritual"),
  "shinato-king-of-a-higher-plane": ritual("Shinato, King of a Higher Plane", 86327225, "LIGHT", "Fairy", 8, 3300, 3e3),
  "shinatos-ark": spell("Shinato's Ark", 60365591, "ritual"),
  "foucaults-cannon": normal("Foucault's Cannon", 43785278, "DARK", "Spellcaster", 5, 2200, 1200, { scale: 2, pendulumEffect: true }),
  lancephorhynchus: normal("Lancephorhynchus", 48940337, "WIND", "Dinosaur", 6, 2500, 800, { scale: 7, pendulumEffect: true }),
  mandragon: normal("Mandragon", 19474136, "EARTH", "Plant", 5, 2500, 1e3, { scale: 2 }),
  magicalibra: normal("Magicalibra", 43857222, "WATER", "Spellcaster", 4, 1e3, 1e3, { marks: ["tuner"], scale: 5, pendulumEffect: true }),
  "timegazer-magician": effect("Timegazer Magician", 20409757, "DARK", "Spellcaster", 3, 1200, 600, {
    groups: ["Magician"],
    scale: 8,
    pendulumEffect: true
  }),
  "odd-eyes-pendulum-dragon": effect("Odd-Eyes Pendulum Dragon", 16178681, "DARK", "Dragon", 7, 2500, 2e3, {
    groups: ["Odd-Eyes"],
    scale: 4,
    pendulumEffect: true
  }),
  "samurai-cavalry-of-reptier": effect("Samurai Cavalry of Reptier", 93124273, "EARTH", "Dinosaur", 4, 1800, 1200, { scale: 3 }),
  "magical-cavalry-of-cxulub": effect("Magical Cavalry of Cxulub", 23220863, "EARTH", "Dinosaur", 4, 1500, 1800, { scale: 3 }),
  "aether-the-evil-empowering-dragon": effect("Aether, the Evil Empowering Dragon", 28865322, "DARK", "Dragon", 6, 2300, 1600, {
    scale: 4,
    pendulumEffect: true
  }),
  "dinomist-ceratops": effect("Dinomist Ceratops", 37752990, "WATER", "Machine", 5, 2100, 400, {
    groups: ["Dinomist"],
    scale: 3,
    pendulumEffect: true
  }),
  "ignister-prominence-the-blasting-dracoslayer": synchro(
    "Ignister Prominence, the Blasting Dracoslayer",
    18239909,
    "FIRE",
    "Dragon",
    8,
    2850,
    0,
    oneAndMore({ tuner: true }, { tuner: false, pendulum: true }),
    { groups: ["Dracoslayer"] }
  ),
  "majester-paladin-the-ascending-dracoslayer": xyz(
    "Majester Paladin, the Ascending Dracoslayer",
    88722973,
    "WIND",
    "Dragon",
    4,
    1850,
    2e3,
    ofLevel(4, 2, { pendulum: true }),
    { groups: ["Dracoslayer"] }
  ),
  "patissciel-couverture": fusion("Patissciel Couverture", 26435595, "DARK", "Fairy", 5, 1700, 700, twoOf({ pendulum: true }), {
    scale: 1,
    pendulumEffect: true
  })
};

var classicCards = {
  "summoned-skull": normal("Summoned Skull", 70781052, "DARK", "Fiend", 6, 2500, 1200),
  "blue-eyes-white-dragon": normal("Blue-Eyes White Dragon", 89631139, "LIGHT", "Dragon", 8, 3e3, 2500),
  "celtic-guardian": normal("Celtic Guardian", 91152256, "EARTH", "Warrior", 4, 1400, 1200),
  "giant-soldier-of-stone": normal("Giant Soldier of Stone", 13039848, "EARTH", "Rock", 3, 1300, 2e3),
  "7-colored-fish": normal("7 Colored Fish", 23771716, "WATER", "Fish", 4, 1800, 800),
  "insect-knight": normal("Insect Knight", 35052053, "EARTH", "Insect", 4, 1900, 1500),
  "warrior-dai-grepher": normal("Warrior Dai Grepher", 75953262, "EARTH", "Warrior", 4, 1700, 1600),
  "battle-ox": normal("Battle Ox", 5053103, "EARTH", "Beast-Warrior", 4, 1700, 1e3),
  "neo-the-magic-swordsman": normal("Neo the Magic Swordsman", 50930991, "LIGHT", "Spellcaster", 4, 1700, 1e3),
  "gil-garth": normal("Gil Garth", 38445524, "DARK", "Fiend", 4, 1800, 1200),
  jinzo: effect("Jinzo", 77585513, "DARK", "Machine", 6, 2400, 1500),
  sangan: effect("Sangan", 26202165, "DARK", "Fiend", 3, 1e3, 600),
  "witch-of-the-black-forest": effect("Witch of the Black Forest", 78010363, "DARK", "Spellcaster", 4, 1100, 1200),
  "mystic-tomato": effect("Mystic Tomato", 83011277, "DARK", "Plant", 4, 1400, 1100),
  "giant-rat": effect("Giant Rat", 97017120, "EARTH", "Beast", 4, 1400, 1450),
  "pyramid-turtle": effect("Pyramid Turtle", 77044671, "EARTH", "Zombie", 4, 1200, 1400),
  "d-d-warrior-lady": effect("D.D. Warrior Lady", 7572887, "LIGHT", "Warrior", 4, 1500, 1600),
  "exarion-universe": effect("Exarion Universe", 63749102, "DARK", "Beast-Warrior", 4, 1800, 1900),
  "kycoo-the-ghost-destroyer": effect("Kycoo the Ghost Destroyer", 88240808, "DARK", "Spellcaster", 4, 1800, 700),
  "spirit-reaper": effect("Spirit Reaper", 23205979, "DARK", "Zombie", 3, 300, 200),
  "morphing-jar": effect("Morphing Jar", 33508719, "EARTH", "Rock", 2, 700, 600, { marks: ["flip"] }),
  "cyber-jar": effect("Cyber Jar", 34124316, "DARK", "Rock", 3, 900, 900, { marks: ["flip"] }),
  "mask-of-darkness": effect("Mask of Darkness", 28933734, "DARK", "Fiend", 2, 900, 400, { marks: ["flip"] }),
  "man-eater-bug": effect("Man-Eater Bug", 54652250, "EARTH", "Insect", 2, 450, 600, { marks: ["flip"] }),
  "needle-worm": effect("Needle Worm", 81843628, "EARTH", "Insect", 2, 750, 600, { marks: ["flip"] }),
  "des-koala": effect("Des Koala", 69579761, "DARK", "Beast", 3, 1100, 1800, { marks: ["flip"] }),
  "white-ninja": effect("White Ninja", 1571945, "LIGHT", "Warrior", 4, 1500, 800, { marks: ["flip"] }),
  "spear-dragon": effect("Spear Dragon", 31553716, "WIND", "Dragon", 4, 1900, 0),
  "elemental-hero-bladedge": effect("Elemental HERO Bladedge", 59793705, "EARTH", "Warrior", 7, 2600, 1800, {
    groups: ["Elemental HERO", "HERO"]
  }),
  "hayabusa-knight": effect("Hayabusa Knight", 21015833, "EARTH", "Warrior", 3, 1e3, 700),
  "jinzo-7": effect("Jinzo #7", 32809211, "DARK", "Machine", 2, 500, 400),
  "amazoness-swords-woman": effect("Amazoness Swords Woman", 94004268, "EARTH", "Warrior", 4, 1500, 1600),
  "injection-fairy-lily": effect("Injection Fairy Lily", 79575620, "EARTH", "Spellcaster", 3, 400, 1500),
  "legendary-jujitsu-master": effect("Legendary Jujitsu Master", 25773409, "EARTH", "Rock", 3, 1300, 1800),
  "don-zaloog": effect("Don Zaloog", 76922029, "DARK", "Warrior", 4, 1400, 1500),
  "skilled-dark-magician": effect("Skilled Dark Magician", 73752131, "DARK", "Spellcaster", 4, 1900, 1700, { groups: ["Magician"] }),
  "dark-magician-girl": effect("Dark Magician Girl", 38033121, "DARK", "Spellcaster", 6, 2e3, 1700),
  "breaker-the-magical-warrior": effect("Breaker the Magical Warrior", 71413901, "DARK", "Spellcaster", 4, 1600, 1e3),
  "dark-hole": spell("Dark Hole", 53129443, "normal"),
  raigeki: spell("Raigeki", 12580477, "normal"),
  "monster-reborn": spell("Monster Reborn", 83764718, "normal"),
  "change-of-heart": spell("Change of Heart", 4031928, "normal"),
  "pot-of-greed": spell("Pot of Greed", 55144522, "normal"),
  "graceful-charity": spell("Graceful Charity", 79571449, "normal"),
  "swords-of-revealing-light": spell("Swords of Revealing Light", 72302403, "normal"),
  "book-of-moon": spell("Book of Moon", 14087893, "quickPlay"),
  scapegoat: spell("Scapegoat", 73915051, "quickPlay"),
  "heavy-storm": spell("Heavy Storm", 19613556, "normal"),
  "harpies-feather-duster": spell("Harpie's Feather Duster", 18144506, "normal", { groups: ["Harpie"] }),
  fissure: spell("Fissure", 66788016, "normal"),
  "hammer-shot": spell("Hammer Shot", 26412047, "normal"),
  "tribute-to-the-doomed": spell("Tribute to The Doomed", 79759861, "normal"),
  "foolish-burial": spell("Foolish Burial", 81439173, "normal"),
  "reinforcement-of-the-army": spell("Reinforcement of the Army", 32807846, "normal"),
  "upstart-goblin": spell("Upstart Goblin", 70368879, "normal"),
  "gold-sarcophagus": spell("Gold Sarcophagus", 75500286, "normal"),
  "stop-defense": spell("Stop Defense", 63102017, "normal"),
  ookazi: spell("Ookazi", 19523799, "normal"),
  "dian-keto-the-cure-master": spell("Dian Keto the Cure Master", 84257639, "normal"),
  "graceful-dice": spell("Graceful Dice", 74137509, "quickPlay"),
  "mage-power": spell("Mage Power", 83746708, "equip"),
  "premature-burial": spell("Premature Burial", 70828912, "equip"),
  "snatch-steal": spell("Snatch Steal", 45986603, "equip"),
  salamandra: spell("Salamandra", 32268901, "equip"),
  "sword-of-dark-destruction": spell("Sword of Dark Destruction", 37120512, "equip"),
  umi: spell("Umi", 22702055, "field"),
  yami: spell("Yami", 59197169, "field"),
  skyscraper: spell("Skyscraper", 63035430, "field"),
  "limiter-removal": spell("Limiter Removal", 23171610, "quickPlay"),
  "rush-recklessly": spell("Rush Recklessly", 70046172, "quickPlay"),
  shrink: spell("Shrink", 55713623, "quickPlay"),
  "forbidden-lance": spell("Forbidden Lance", 27243130, "quickPlay"),
  "mirror-force": trap("Mirror Force", 44095762, "normal"),
  "sakuretsu-armor": trap("Sakuretsu Armor", 56120475, "normal"),
  "trap-hole": trap("Trap Hole", 4206964, "normal"),
  "torrential-tribute": trap("Torrential Tribute", 53582587, "normal"),
  "magic-cylinder": trap("Magic Cylinder", 62279055, "normal"),
  "ring-of-destruction": trap("Ring of Destruction", 83555666, "normal"),
  waboku: trap("Waboku", 12607053, "normal"),
  "dust-tornado": trap("Dust Tornado", 60082869, "normal"),
  "negate-attack": trap("Negate Attack", 14315573, "counter"),
  "solemn-warning": trap("Solemn Warning", 84749824, "counter"),
  reinforcements: trap("Reinforcements", 17814387, "normal"),
  "spellbinding-circle": trap("Spellbinding Circle", 18807108, "continuous"),
  "robbin-goblin": trap("Robbin' Goblin", 88279736, "continuous"),
  "jar-of-greed": trap("Jar of Greed", 83968380, "normal"),
  "reckless-greed": trap("Reckless Greed", 37576645, "normal"),
  "mind-crush": trap("Mind Crush", 15800838, "normal"),
  prohibition: spell("Prohibition", 43711255, "continuous"),
  "messenger-of-peace": spell("Messenger of Peace", 44656491, "continuous"),
  "level-limit-area-b": spell("Level Limit - Area B", 3136426, "continuous"),
  "dimensional-fissure": spell("Dimensional Fissure", 81674782, "continuous"),
  "exodia-the-forbidden-one": effect("Exodia the Forbidden One", 33396948, "DARK", "Spellcaster", 3, 1e3, 1e3, {
    groups: ["Forbidden One"]
  }),
  "right-leg-of-the-forbidden-one": normal("Right Leg of the Forbidden One", 8124921, "DARK", "Spellcaster", 1, 200, 300, {
    groups: ["Forbidden One"]
  }),
  "left-leg-of-the-forbidden-one": normal("Left Leg of the Forbidden One", 44519536, "DARK", "Spellcaster", 1, 200, 300, {
    groups: ["Forbidden One"]
  }),
  "right-arm-of-the-forbidden-one": normal("Right Arm of the Forbidden One", 70903634, "DARK", "Spellcaster", 1, 200, 300, {
    groups: ["Forbidden One"]
  }),
  "left-arm-of-the-forbidden-one": normal("Left Arm of the Forbidden One", 7902349, "DARK", "Spellcaster", 1, 200, 300, {
    groups: ["Forbidden One"]
  })
};

var exampleCards = {
  "puppet-master": effect("Puppet Master", 41442341, "DARK", "Fiend", 6, 0, 0, { zh: "操纵死灵的傀儡师" }),
  "lunalight-reincarnation-dance": trap("Lunalight Reincarnation Dance", 11193246, "normal", { zh: "月光轮回舞踊", groups: ["Lunalight"] }),
  "hand-destruction": spell("Hand Destruction", 74519184, "quickPlay", { zh: "手札断杀" }),
  "raiden-hand-of-the-lightsworn": effect("Raiden, Hand of the Lightsworn", 77558536, "LIGHT", "Warrior", 4, 1700, 1e3, {
    zh: "光道暗杀者 莱登",
    marks: ["tuner"],
    groups: ["Lightsworn"]
  }),
  "enemy-controller": spell("Enemy Controller", 98045062, "quickPlay", { zh: "敌人操纵器" }),
  "solemn-judgment": trap("Solemn Judgment", 41420027, "counter", { zh: "神之宣告" }),
  "black-winged-dragon": synchro("Black-Winged Dragon", 9012916, "DARK", "Dragon", 8, 2800, 1600, tunerAndOthers, { zh: "黑羽龙" }),
  dracocension: spell("Dracocension", 16960351, "continuous", { zh: "幻界突破" }),
  "master-pendulum-the-dracoslayer": normal("Master Pendulum, the Dracoslayer", 75195825, "LIGHT", "Dragon", 4, 1950, 0, {
    zh: "龙剑士 卓辉星•灵摆",
    groups: ["Dracoslayer"],
    scale: 3,
    pendulumEffect: true
  }),
  "macro-cosmos": trap("Macro Cosmos", 30241314, "continuous", { zh: "大宇宙" }),
  hecatrice: effect("Hecatrice", 74968065, "LIGHT", "Fairy", 4, 1500, 1100, { zh: "赫卡忒利斯" }),
  "ghost-belle-haunted-mansion": effect("Ghost Belle & Haunted Mansion", 73642296, "EARTH", "Zombie", 3, 0, 1800, {
    zh: "屋敷童",
    marks: ["tuner"]
  }),
  "orea-the-sylvan-high-arbiter": xyz("Orea, the Sylvan High Arbiter", 95239444, "DARK", "Plant", 7, 2800, 2500, ofLevel(7, 2), {
    zh: "森罗的镇神 山精",
    groups: ["Sylvan"]
  }),
  "ghostrick-break": trap("Ghostrick Break", 80802524, "normal", { zh: "鬼计心碎", groups: ["Ghostrick"] }),
  "smashing-ground": spell("Smashing Ground", 97169186, "normal", { zh: "地碎" }),
  "spell-power-mastery": spell("Spell Power Mastery", 38943357, "normal", { zh: "魔力统辖" }),
  "call-of-the-haunted": trap("Call of the Haunted", 97077563, "continuous", { zh: "活死人的呼声" }),
  "felgrand-dragon": effect("Felgrand Dragon", 3954901, "LIGHT", "Dragon", 8, 2800, 2800, { zh: "闪耀巨龙" }),
  "divine-dragon-lord-felgrand": effect("Divine Dragon Lord Felgrand", 60681103, "LIGHT", "Dragon", 8, 2800, 2800, { zh: "巨神龙 闪耀" }),
  "magma-dragon": effect("Magma Dragon", 95833645, "FIRE", "Wyrm", 4, 1600, 1200, { zh: "岩浆龙" }),
  "icarus-attack": trap("Icarus Attack", 53567095, "normal", { zh: "神鸟攻击" }),
  "compulsory-evacuation-device": trap("Compulsory Evacuation Device", 94192409, "normal", { zh: "强制脱出装置" }),
  "forbidden-dress": spell("Forbidden Dress", 96864811, "quickPlay", { zh: "禁忌的圣衣" }),
  "r-righteous-justice": spell("R - Righteous Justice", 37318031, "normal", { zh: "R-正义审判" }),
  "light-and-darkness-dragon": effect("Light and Darkness Dragon", 47297616, "LIGHT", "Dragon", 8, 2800, 2400, { zh: "光与暗之龙" }),
  "mystical-space-typhoon": spell("Mystical Space Typhoon", 5318639, "quickPlay", { zh: "旋风" }),
  "skill-drain": trap("Skill Drain", 82732705, "continuous", { zh: "技能抽取" }),
  "trap-stun": trap("Trap Stun", 59616123, "normal", { zh: "陷阱无力化" }),
  "bottomless-trap-hole": trap("Bottomless Trap Hole", 29401950, "normal", { zh: "奈落的落穴" }),
  "atlantean-dragoons": effect("Atlantean Dragoons", 74311226, "WATER", "Sea Serpent", 4, 1800, 0, {
    zh: "海皇的龙骑队",
    groups: ["Atlantean"]
  }),
  "atlantean-marksman": effect("Atlantean Marksman", 706925, "WATER", "Sea Serpent", 3, 1400, 0, {
    zh: "海皇的狙击兵",
    groups: ["Atlantean"]
  }),
  "mermail-abyssmegalo": effect("Mermail Abyssmegalo", 21954587, "WATER", "Sea Serpent", 7, 2400, 1900, {
    zh: "水精鳞-巨齿深渊鲨",
    groups: ["Mermail", "Abyss-"]
  }),
  "zombie-master": effect("Zombie Master", 17259470, "DARK", "Zombie", 4, 1800, 0, { zh: "僵尸之主" }),
  "high-tide-on-fire-island": trap("High Tide on Fire Island", 32542011, "normal", { zh: "燃起的大海" }),
  "raidraptor-stranger-falcon": xyz("Raidraptor - Stranger Falcon", 15092394, "DARK", "Winged Beast", 5, 2e3, 2e3, ofLevel(5, 2), {
    zh: "RR-异邦猎鹰",
    groups: ["Raidraptor"]
  }),
  "scarlight-red-dragon-archfiend": synchro("Scarlight Red Dragon Archfiend", 80666118, "DARK", "Dragon", 8, 3e3, 2500, tunerAndOthers, {
    zh: "红莲魔龙•右红痕",
    groups: ["Archfiend"]
  }),
  "imperial-iron-wall": trap("Imperial Iron Wall", 30459350, "continuous", { zh: "王宫的铁壁" }),
  "dark-magician-of-chaos": effect("Dark Magician of Chaos", 40737112, "DARK", "Spellcaster", 8, 2800, 2600, { zh: "混沌之黑魔术师" }),
  "super-quantal-fairy-alphan": effect("Super Quantal Fairy Alphan", 58753372, "LIGHT", "Fairy", 1, 0, 0, {
    zh: "超量妖精 阿尔方",
    groups: ["Super Quant", "Super Quantal"]
  }),
  reload: spell("Reload", 22589918, "quickPlay", { zh: "上膛" }),
  "pot-of-duality": spell("Pot of Duality", 98645731, "normal", { zh: "强欲而谦虚之壶" }),
  "solemn-wishes": trap("Solemn Wishes", 35346968, "continuous", { zh: "神之恩惠" }),
  "trade-in": spell("Trade-In", 38120068, "normal", { zh: "抵价购物" })
};

var extraDeckCards = {
  "cyber-dragon": effect("Cyber Dragon", 70095154, "LIGHT", "Machine", 5, 2100, 1600),
  "card-trooper": effect("Card Trooper", 85087012, "EARTH", "Machine", 3, 400, 400),
  "tin-goldfish": effect("Tin Goldfish", 18063928, "WATER", "Machine", 4, 800, 2e3),
  "junk-forward": effect("Junk Forward", 56410040, "EARTH", "Warrior", 3, 900, 1500, { groups: ["Junk"] }),
  "the-tricky": effect("The Tricky", 14778250, "WIND", "Spellcaster", 5, 2e3, 1200),
  "level-eater": effect("Level Eater", 57421866, "DARK", "Insect", 1, 600, 0),
  "genex-controller": normal("Genex Controller", 68505803, "DARK", "Machine", 3, 1400, 1200, { marks: ["tuner"] }),
  "angel-trumpeter": normal("Angel Trumpeter", 87979586, "EARTH", "Plant", 4, 1900, 1600, { marks: ["tuner"] }),
  "top-runner": effect("Top Runner", 53623827, "WIND", "Machine", 4, 1100, 800, { marks: ["tuner"] }),
  "fleur-synchron": effect("Fleur Synchron", 19642774, "LIGHT", "Machine", 2, 400, 200, { marks: ["tuner"] }),
  "effect-veiler": effect("Effect Veiler", 97268402, "LIGHT", "Spellcaster", 1, 0, 0, { marks: ["tuner"] }),
  "ash-blossom-joyous-spring": effect("Ash Blossom & Joyous Spring", 14558127, "FIRE", "Zombie", 3, 0, 1800, { marks: ["tuner"] }),
  "battle-fader": effect("Battle Fader", 19665973, "DARK", "Fiend", 1, 0, 0),
  "dark-honest": effect("Dark Honest", 26914168, "DARK", "Fairy", 4, 1100, 1900),
  "gem-merchant": effect("Gem-Merchant", 53408006, "EARTH", "Spellcaster", 3, 1e3, 1e3),
  digitron: normal("Digitron", 32295838, "EARTH", "Cyberse", 2, 1500, 0),
  "scrap-archfiend": synchro("Scrap Archfiend", 45815891, "EARTH", "Fiend", 7, 2700, 1800, tunerAndOthers, {
    groups: ["Archfiend"],
    effect: false
  }),
  "sea-monster-of-theseus": fusion("Sea Monster of Theseus", 96334243, "WATER", "Zombie", 5, 2200, 1800, twoOf({ tuner: true }), {
    marks: ["tuner"],
    effect: false
  }),
  "catapult-warrior": synchro("Catapult Warrior", 37474917, "EARTH", "Warrior", 5, 1e3, 1500, tunerAndOthers),
  "mighty-warrior": synchro("Mighty Warrior", 53981499, "EARTH", "Warrior", 6, 2200, 2e3, tunerAndOthers),
  "stardust-dragon": synchro("Stardust Dragon", 44508094, "WIND", "Dragon", 8, 2500, 2e3, tunerAndOthers),
  "black-rose-dragon": synchro("Black Rose Dragon", 73580471, "FIRE", "Dragon", 7, 2400, 1800, tunerAndOthers),
  "brionac-dragon-of-the-ice-barrier": synchro(
    "Brionac, Dragon of the Ice Barrier",
    50321796,
    "WATER",
    "Sea Serpent",
    6,
    2300,
    1400,
    tunerAndOthers
  ),
  "chaos-king-archfiend": synchro(
    "Chaos King Archfiend",
    36407615,
    "DARK",
    "Fiend",
    7,
    2600,
    2600,
    oneAndMore({ tuner: true, races: "Fiend" }, { tuner: false }),
    { groups: ["Archfiend"] }
  ),
  "number-39-utopia": xyz("Number 39: Utopia", 84013237, "LIGHT", "Warrior", 4, 2500, 2e3, ofLevel(4, 2)),
  "daigusto-emeral": xyz("Daigusto Emeral", 581014, "WIND", "Rock", 4, 1800, 800, ofLevel(4, 2)),
  "steelswarm-roach": xyz("Steelswarm Roach", 37926346, "DARK", "Fiend", 4, 1900, 0, ofLevel(4, 2)),
  "number-17-leviathan-dragon": xyz("Number 17: Leviathan Dragon", 69610924, "WATER", "Dragon", 3, 2e3, 0, ofLevel(3, 2)),
  "gauntlet-launcher": xyz("Gauntlet Launcher", 15561463, "EARTH", "Warrior", 6, 2400, 2800, ofLevel(6, 2)),
  "heroic-champion-excalibur": xyz(
    "Heroic Champion - Excalibur",
    60645181,
    "LIGHT",
    "Warrior",
    4,
    2e3,
    2e3,
    ofLevel(4, 2, { races: "Warrior" })
  ),
  "dark-rebellion-xyz-dragon": xyz("Dark Rebellion Xyz Dragon", 16195942, "DARK", "Dragon", 4, 2500, 2e3, ofLevel(4, 2)),
  "number-11-big-eye": xyz("Number 11: Big Eye", 80117527, "DARK", "Spellcaster", 7, 2600, 2e3, ofLevel(7, 2)),
  "mira-the-star-bearer": xyz("Mira the Star-Bearer", 60181553, "LIGHT", "Warrior", 1, 1100, 1e3, ofLevel(1, 3)),
  "link-spider": link("Link Spider", 98978921, "EARTH", "Cyberse", ["down"], 1e3, [{ is: { frame: "normal" }, count: 1 }]),
  linkuriboh: link("Linkuriboh", 41999284, "DARK", "Cyberse", ["down"], 300, [{ is: { level: 1 }, count: 1 }]),
  lanphorhynchus: link("LANphorhynchus", 77637979, "LIGHT", "Cyberse", ["downLeft", "downRight"], 1200, twoOf({}), { effect: false }),
  pentestag: link("Pentestag", 72336818, "DARK", "Cyberse", ["up", "down"], 1600, twoOf({ effectMonster: true })),
  "code-talker": link("Code Talker", 53413628, "DARK", "Cyberse", ["up", "down"], 1300, twoOf({ effectMonster: true })),
  "decode-talker": link("Decode Talker", 1861629, "DARK", "Cyberse", ["downLeft", "up", "downRight"], 2300, [
    { is: { effectMonster: true }, count: 2, more: true }
  ]),
  "missus-radiant": link("Missus Radiant", 3987233, "EARTH", "Beast", ["downLeft", "downRight"], 1400, twoOf({ attribute: "EARTH" })),
  "doublebyte-dragon": link("Doublebyte Dragon", 23971061, "DARK", "Cyberse", ["up", "down"], 1500, twoOf({ frame: "link" })),
  "berserker-of-the-tenyi": link(
    "Berserker of the Tenyi",
    5402805,
    "DARK",
    "Wyrm",
    ["downRight", "upRight", "up"],
    3e3,
    oneAndMore({ frame: "link" }, {}),
    { effect: false }
  ),
  "embodiment-of-apophis": trap("Embodiment of Apophis", 28649820, "continuous"),
  "metal-reflect-slime": trap("Metal Reflect Slime", 26905245, "continuous"),
  "brain-control": spell("Brain Control", 87910978, "normal"),
  "instant-fusion": spell("Instant Fusion", 1845204, "normal")
};

var otherCards = {
  "yata-garasu": effect("Yata-Garasu", 3078576, "WIND", "Fiend", 2, 200, 100, { marks: ["spirit"] }),
  "goggle-golem": effect("Goggle Golem", 21155323, "EARTH", "Rock", 4, 1500, 500, { marks: ["gemini"] }),
  "x-head-cannon": normal("X-Head Cannon", 62651957, "LIGHT", "Machine", 4, 1800, 1500),
  "y-dragon-head": effect("Y-Dragon Head", 65622692, "LIGHT", "Machine", 4, 1500, 1600, { marks: ["union"] }),
  "toon-world": spell("Toon World", 15259703, "continuous"),
  "toon-mermaid": effect("Toon Mermaid", 65458948, "WATER", "Aqua", 4, 1400, 1500, { marks: ["toon"] }),
  "archlord-kristya": effect("Archlord Kristya", 59509952, "LIGHT", "Fairy", 8, 2800, 2300),
  "ultimate-offering": trap("Ultimate Offering", 80604091, "continuous"),
  "mausoleum-of-the-emperor": spell("Mausoleum of the Emperor", 80921533, "field"),
  "pot-of-desires": spell("Pot of Desires", 35261759, "normal"),
  "burial-from-a-different-dimension": spell("Burial from a Different Dimension", 48976825, "quickPlay"),
  "book-of-life": spell("Book of Life", 2204140, "normal"),
  "trap-jammer": trap("Trap Jammer", 19252988, "counter"),
  "horn-of-heaven": trap("Horn of Heaven", 98069388, "counter"),
  "royal-oppression": trap("Royal Oppression", 93016201, "continuous"),
  "spirit-barrier": trap("Spirit Barrier", 53239672, "continuous"),
  toll: spell("Toll", 82003859, "continuous"),
  "dimensional-prison": trap("Dimensional Prison", 70342110, "normal"),
  "super-war-lion": ritual("Super War-Lion", 33951077, "EARTH", "Beast", 7, 2300, 2100, { effect: false }),
  "war-lion-ritual": spell("War-Lion Ritual", 54539105, "ritual"),
  "time-wizard": effect("Time Wizard", 71625222, "LIGHT", "Spellcaster", 2, 500, 400),
  "skull-dice": trap("Skull Dice", 126218, "normal"),
  "harpie-lady-1": effect("Harpie Lady 1", 91932350, "WIND", "Winged Beast", 4, 1300, 1400, {
    groups: ["Harpie"],
    alwaysNamed: "Harpie Lady"
  }),
  "dinomist-pteran": effect("Dinomist Pteran", 64973287, "WATER", "Machine", 4, 1800, 1200, {
    groups: ["Dinomist"],
    scale: 3,
    pendulumEffect: true
  }),
  wattberyx: effect("Wattberyx", 5554990, "LIGHT", "Thunder", 3, 300, 0, { marks: ["tuner"], groups: ["Watt"] }),
  wattcobra: effect("Wattcobra", 88205593, "LIGHT", "Thunder", 4, 1e3, 500, { groups: ["Watt"] }),
  "kaiser-sea-horse": effect("Kaiser Sea Horse", 17444133, "LIGHT", "Sea Serpent", 4, 1700, 1650),
  "goddess-with-the-third-eye": effect("Goddess with the Third Eye", 53493204, "LIGHT", "Fairy", 4, 1200, 1e3)
};

var supportCards = {
  "helios-the-primordial-sun": effect("Helios - The Primordial Sun", 54493213, "LIGHT", "Pyro", 4, 0, 0, { questionMarks: ["atk", "def"] }),
  "valhalla-hall-of-the-fallen": spell("Valhalla, Hall of the Fallen", 1353770, "continuous"),
  "lunalight-gold-leo": effect("Lunalight Gold Leo", 8379983, "DARK", "Beast-Warrior", 4, 600, 1600, { groups: ["Lunalight"] }),
  "lunalight-silver-hound": effect("Lunalight Silver Hound", 35763582, "DARK", "Beast-Warrior", 3, 1400, 400, { groups: ["Lunalight"] }),
  "ghostrick-lantern": effect("Ghostrick Lantern", 54512827, "DARK", "Fiend", 1, 800, 0, { groups: ["Ghostrick"] }),
  "ghostrick-specter": effect("Ghostrick Specter", 81907872, "DARK", "Fiend", 1, 600, 0, { groups: ["Ghostrick"] }),
  "ghostrick-warwolf": effect("Ghostrick Warwolf", 72913666, "DARK", "Zombie", 3, 1400, 1500, { groups: ["Ghostrick"] }),
  "ghostrick-yeti": effect("Ghostrick Yeti", 84472026, "DARK", "Zombie", 3, 300, 2e3, { groups: ["Ghostrick"] }),
  "ghostrick-scare": trap("Ghostrick Scare", 86516889, "normal", { groups: ["Ghostrick"] }),
  "fabled-raven": effect("Fabled Raven", 47217354, "LIGHT", "Fiend", 2, 1300, 1e3, { marks: ["tuner"], groups: ["Fabled"] }),
  "stygian-security": effect("Stygian Security", 50732780, "DARK", "Fiend", 1, 100, 600, { marks: ["tuner"] }),
  "genni-the-maid-of-endymion": effect("Genni, the Maid of Endymion", 7656689, "WIND", "Spellcaster", 1, 300, 500, {
    groups: ["Endymion", "Witchcrafter"]
  }),
  "magical-abductor": effect("Magical Abductor", 10239627, "EARTH", "Spellcaster", 4, 1700, 1400, { scale: 3, pendulumEffect: true }),
  "defender-the-magical-knight": effect("Defender, the Magical Knight", 2525268, "LIGHT", "Spellcaster", 4, 1600, 2e3),
  "atlantean-attack-squad": effect("Atlantean Attack Squad", 8078366, "WATER", "Sea Serpent", 3, 1400, 0, { groups: ["Atlantean"] }),
  "deep-sea-diva": effect("Deep Sea Diva", 78868119, "WATER", "Sea Serpent", 2, 200, 400, { marks: ["tuner"] }),
  "abyss-squall": trap("Abyss-squall", 34707034, "normal", { groups: ["Abyss-"] }),
  "mermail-abysshilde": effect("Mermail Abysshilde", 96682430, "WATER", "Aqua", 3, 1300, 400, { groups: ["Abyss-", "Mermail"] }),
  "mystery-shell-dragon": normal("Mystery Shell Dragon", 18108166, "DARK", "Wyrm", 4, 2e3, 0),
  "lonefire-blossom": effect("Lonefire Blossom", 48686504, "FIRE", "Plant", 3, 500, 1400),
  "sylvan-bladefender": effect("Sylvan Bladefender", 11682713, "EARTH", "Plant", 4, 1900, 700, { groups: ["Sylvan"] }),
  "raidraptor-readiness": trap("Raidraptor - Readiness", 21648584, "normal", { groups: ["Raidraptor"] }),
  "abyss-scorn": trap("Abyss-scorn", 79206750, "normal", { groups: ["Abyss-"] }),
  "raidraptor-vanishing-lanius": effect("Raidraptor - Vanishing Lanius", 53251824, "DARK", "Winged Beast", 4, 1300, 1600, {
    groups: ["Raidraptor"]
  }),
  "raidraptor-rise-falcon": xyz(
    "Raidraptor - Rise Falcon",
    73887236,
    "DARK",
    "Winged Beast",
    4,
    100,
    2e3,
    ofLevel(4, 3, { races: "Winged Beast" }),
    { groups: ["Raidraptor"] }
  ),
  "raidraptor-force-strix": xyz("Raidraptor - Force Strix", 73347079, "DARK", "Winged Beast", 4, 100, 2e3, ofLevel(4, 2), {
    groups: ["Raidraptor"]
  }),
  "super-quantum-blue-layer": effect("Super Quantum Blue Layer", 12369277, "WATER", "Psychic", 3, 1200, 2e3, {
    groups: ["Super Quant", "Super Quantum"]
  }),
  "super-quantum-white-layer": effect("Super Quantum White Layer", 73422829, "LIGHT", "Fairy", 7, 2400, 2400, {
    groups: ["Super Quant", "Super Quantum"]
  }),
  "super-quantum-black-layer": effect("Super Quantum Black Layer", 92034192, "DARK", "Zombie", 7, 2400, 2400, {
    groups: ["Super Quant", "Super Quantum"]
  }),
  "lumina-lightsworn-summoner": effect("Lumina, Lightsworn Summoner", 95503687, "LIGHT", "Spellcaster", 3, 1e3, 1e3, {
    groups: ["Lightsworn"]
  }),
  "lyla-lightsworn-sorceress": effect("Lyla, Lightsworn Sorceress", 22624373, "LIGHT", "Spellcaster", 4, 1700, 200, {
    groups: ["Lightsworn"]
  }),
  "jain-lightsworn-paladin": effect("Jain, Lightsworn Paladin", 96235275, "LIGHT", "Warrior", 4, 1800, 1200, { groups: ["Lightsworn"] }),
  "dark-magician": normal("Dark Magician", 46986414, "DARK", "Spellcaster", 7, 2500, 2100),
  "buster-blader": effect("Buster Blader", 78193831, "EARTH", "Warrior", 7, 2600, 2300),
  "elemental-hero-sparkman": normal("Elemental HERO Sparkman", 20721928, "LIGHT", "Warrior", 4, 1600, 1400, {
    groups: ["Elemental HERO", "HERO"]
  }),
  "elemental-hero-clayman": normal("Elemental HERO Clayman", 84327329, "EARTH", "Warrior", 4, 800, 2e3, {
    groups: ["Elemental HERO", "HERO"]
  }),
  "elemental-hero-bubbleman": effect("Elemental HERO Bubbleman", 79979666, "WATER", "Warrior", 4, 800, 1200, {
    groups: ["Elemental HERO", "HERO"]
  }),
  "red-dragon-archfiend": synchro("Red Dragon Archfiend", 70902743, "DARK", "Dragon", 8, 3e3, 2e3, tunerAndOthers, {
    groups: ["Archfiend"]
  })
};

var cardFacts = {
  ...exampleCards,
  ...supportCards,
  ...classicCards,
  ...extraDeckCards,
  ...artCards,
  ...otherCards,
  ...actCards
};
function withProgram(id, abilities) {
  const { names: names4, printed: printed2 } = cardFacts[id];
  return { id, names: names4, printed: asPrinted2(printed2), abilities };
}
function needsNoProgram({ printed: printed2 }) {
  return printed2.kind === "monster" && !printed2.effect && printed2.pendulumEffect !== true;
}

var card2 = (id, ...abilities) => withProgram(id, abilities);
var cardEffect = (parts, ...clauses) => ({ kind: "spell", ...parts, clauses });
var ignition = (parts, ...clauses) => ({ kind: "activated", ...parts, clauses });
var quick = (parts, ...clauses) => ({
  kind: "activated",
  ...parts,
  marks: { quick: true, ...parts.marks },
  clauses
});
var must2 = (on, parts, ...clauses) => ({
  kind: "triggered",
  on,
  ...parts,
  clauses
});
var mayIf = (on, parts, ...clauses) => ({
  kind: "triggered",
  may: true,
  on,
  ...parts,
  clauses
});
var mayWhen = (on, parts, ...clauses) => mayIf(
  on.map((trigger) => ({ ...trigger, last: true })),
  parts,
  ...clauses
);
var flip = (parts, ...clauses) => must2([{ event: "flipped", if: itself }], parts, ...clauses);
var standing2 = (...modifiers2) => ({ kind: "static", modifiers: modifiers2 });
var itself = { object: { event: "object" }, is: { is: "self" } };
var it = { var: "it" };
var eventObject = { event: "object" };
var opponents = { seat: "seat", is: "opponent" };
var both2 = (...parts) => ({ all: parts });
var not = (condition2) => ({ not: condition2 });
var spellTrapPlaces = ["spellTrapZone", "fieldZone", "pendulumZone"];
var all = (selector2) => ({ all: selector2 });
var monsters = (where = {}, of, except) => ({
  from: "monsterZone",
  where,
  ...of === void 0 ? {} : { of },
  ...except === void 0 ? {} : { except }
});
var faceUpMonsters = (where = {}, of, except) => monsters({ faceUp: true, ...where }, of, except);
var spellsTraps = (of, except, where = {}) => ({
  from: spellTrapPlaces,
  where,
  ...of === void 0 ? {} : { of },
  ...except === void 0 ? {} : { except }
});
var cardsIn = (from, of, where = {}) => ({ from, of, where });
var target = (from, more = {}) => ({ as: "it", target: true, from, ...more });
var choose = (from, more = {}) => ({ as: "it", from, ...more });
var does = (verb2, more = {}) => ({ verb: verb2, ...more });
var doing = (...verbs4) => ({ do: verbs4 });
var draw = (amount3, who) => does("draw", who === void 0 ? { amount: amount3 } : { amount: amount3, who });
var happens = (event, when) => ({ event, ...when === void 0 ? {} : { if: when } });
var answering = (event, when) => ({ event, mark: "at", ...when === void 0 ? {} : { if: when } });
var answeringLast = (event, when) => ({ ...answering(event, when), last: true });
var eventIs = (name, equal) => ({ eventIs: name, equal });
var either = (...parts) => ({ any: parts });
var how = (...kinds3) => ({ any: kinds3.map((kind) => eventIs("how", kind)) });
var summonedSpecially = eventIs("special", true);
var yours = { seat: "seat", is: "you" };
var byOpponent = { seat: "bySeat", is: "opponent" };
var byEffect = eventIs("reason", "effect");
var inBattle = eventIs("reason", "battle");
var ofEvent = (where, is = "atLeast", count = 1) => ({
  compare: [{ countOf: { event: "objects" }, where }, is, count]
});
var hasRoom = { compare: [{ player: "you", value: "freeZones" }, "atLeast", 1] };
var inEndPhase = (player3) => happens("phase:end", { turnOf: player3 });
var oncePerTurn = { uses: 1, per: "turn", scope: "object" };
var useOncePerTurn = { uses: 1, per: "turn", scope: "name" };
var activateOncePerTurn = { uses: 1, per: "turn", scope: "name", refund: "negated" };
var oncePerChain = { uses: 1, per: "chain", scope: "object" };
var field2 = ["monsterZone", ...spellTrapPlaces];
var monster2 = { kinds: "monster" };
var found2 = { var: "found" };
var targets = (count, from, more = {}) => target(from, { min: count, max: count, strict: true, ...more });
var paying = (verb2, from, count = 1) => ({
  verb: verb2,
  choose: { as: "paid", from, min: count, max: count }
});
var payLife = (amount3) => ({ verb: "payLife", amount: amount3 });
var destroys = (what = it) => ({ verb: "destroy", what });
var gainLife = (amount3, who = "you") => ({ verb: "gainLife", amount: amount3, who });
var damage = (amount3, who = "opponent") => ({ verb: "damage", amount: amount3, who });
var grant3 = (to, until2, ...modifiers2) => ({ verb: "grant", to, until: until2, modifiers: modifiers2 });
var stats = (add2) => ({ layer: "stats", add: add2 });
var cannotBe = (...entries) => ({ layer: "rules", gain: { rules: entries } });
var search = (where, more = {}) => ({
  choose: [{ as: "found", from: cardsIn("mainDeck", "you", where), strict: true, ...more }],
  do: [does("addToHand", { what: found2, show: true })]
});
var replacing = (tier, on, parts, ...clauses) => ({
  kind: "replacement",
  tier,
  on: on.map((one2) => one2.event === "sentToGY" ? { ...one2, event: "goesToGY" } : one2),
  ...parts,
  clauses
});
var eachTime = (on, ...then) => ({
  kind: "replacement",
  on,
  then: then.map((clause2) => ({ and: true, ...clause2 }))
});
var noMore = (name) => does("grant", {
  players: "you",
  until: "turnEnd",
  modifiers: [{ layer: "rules", players: "you", gain: { rules: [{ cant: "activate", of: { tree: { names: { chosen: name } } } }] } }]
});
var bySelf = { object: { event: "by" }, is: { is: "self" } };
var inflicts = happens("battleDamage", both2(bySelf, opponents));
var inflictsDirectly = happens(
  "battleDamage",
  both2(bySelf, opponents, not({ exists: { from: "monsterZone", relation: { is: "battling", to: "self" } } }))
);
var destroysByBattle = happens("destroyed", both2(inBattle, bySelf));
var itsRule = (...entries) => standing2({ layer: "rules", of: "self", gain: { rules: entries } });
var playersRule = (players2, ...entries) => standing2({ layer: "rules", players: players2, gain: { rules: entries } });
var bind2 = (players2, until2, ...entries) => ({
  verb: "grant",
  players: players2,
  until: until2,
  modifiers: [{ layer: "rules", players: players2, gain: { rules: entries } }]
});
var picking = (from, verb2, more = {}) => ({ choose: [choose(from, more)], do: [verb2] });
var bringing = (from, more = {}) => picking(from, does("specialSummon", { what: it, ...more }), { strict: true });
var discardsAtRandom = picking(cardsIn("hand", "opponent"), does("discard", { what: it }), { random: true });
var andIf = (...verbs4) => ({ and: true, do: verbs4 });
var spellResolves = happens(
  "resolvedLink",
  both2(eventIs("act", "card"), eventIs("kinds", "spell"), eventIs("activationNegated", false), {
    object: "self",
    is: { is: { event: "witnesses" } }
  })
);
var maintenance = (on, ...clauses) => must2(on, { marks: { maintenance: true } }, ...clauses);
var inPhase = (phase, of, until2, ...clauses) => ({
  verb: "later",
  until: until2,
  ability: maintenance([happens(`phase:${phase}`, { turnOf: of })], ...clauses)
});
var loses = (what, until2, amounts2, ...modifiers2) => does("loseStats", {
  what,
  until: until2,
  ...amounts2,
  modifiers: [
    stats(Object.fromEntries(Object.keys(amounts2).map((name) => [name, { minus: [0, { var: `${name}Lost` }] }]))),
    ...modifiers2
  ]
});
var multipliesAtk = (what, until2, times3) => does("multiplyStats", { what, until: until2, times: times3, modifiers: [{ layer: "stats", set: { atk: { var: "atkTimes" } } }] });

var itsRule2 = (entry2) => standing2({ layer: "rules", of: "self", gain: { rules: [entry2] } });
var mainPhase = { phase: ["main1", "main2"] };
var thisCard = { object: "self", is: { role: "trapMonster" } };
var nothingEquipped = not({
  exists: { from: "spellTrapZone", relation: { is: "equippedWith", to: "self" }, where: { monsterCard: true } }
});
var equippedHere = { object: "self", is: { place: "spellTrapZone", role: "equip" } };
var called = { chosen: "called" };
var ten = { times: [100, { var: "rolled" }] };
var actPrograms = [
  // Chance
  card2(
    "time-wizard",
    ignition(
      { limit: oncePerTurn },
      {
        choose: [{ as: "call", oneOf: ["heads", "tails"] }],
        do: [does("tossCoin", { call: "call", name: "right" })],
        then: [
          { if: { compare: [{ var: "right" }, "equal", 1] }, do: [destroys(all(monsters({}, "opponent")))] },
          {
            also: true,
            if: both2({ compare: [{ var: "right" }, "equal", 0] }, { exists: monsters({}, "you") }),
            do: [
              does("count", { name: "lost", amount: { half: { sum: faceUpMonsters({}, "you"), of: "atk" } } }),
              destroys(all(monsters({}, "you")))
            ],
            then: [{ and: true, do: [damage({ var: "lost" }, "you")] }]
          }
        ]
      }
    )
  ),
  card2(
    "graceful-dice",
    cardEffect(
      { marks: { damageStep: "stats" } },
      {
        if: { exists: monsters({}, "you") },
        do: [does("rollDie", { name: "rolled" })],
        then: [{ do: [grant3(all(monsters({}, "you")), "turnEnd", stats({ atk: ten, def: ten }))] }]
      }
    )
  ),
  card2(
    "skull-dice",
    cardEffect(
      { marks: { damageStep: "stats" } },
      {
        if: { exists: monsters({}, "opponent") },
        do: [does("rollDie", { name: "rolled" })],
        then: [{ do: [loses(all(monsters({}, "opponent")), "turnEnd", { atk: ten, def: ten })] }]
      }
    )
  ),
  // Setting and Normal Summons by effects
  card2(
    "dust-tornado",
    cardEffect(
      { targets: [target(spellsTraps("opponent"))] },
      {
        do: [destroys()],
        then: [
          {
            may: true,
            choose: [choose(cardsIn("hand", "you", { kinds: ["spell", "trap"] }), { as: "set" })],
            do: [does("setCard", { what: { var: "set" } })]
          }
        ]
      }
    )
  ),
  card2(
    "ultimate-offering",
    cardEffect({}),
    quick(
      {
        from: ["spellTrapZone"],
        when: either(both2({ turnOf: "you" }, mainPhase), both2({ turnOf: "opponent" }, { phase: "battle" })),
        cost: [payLife(500)]
      },
      doing(does("normalSummonNow"))
    )
  ),
  // A name that is declared, and what is shown for it
  card2(
    "mind-crush",
    cardEffect(
      {},
      {
        choose: [{ as: "named", name: "card" }],
        do: [
          does("noteName", { declared: "named", name: "called" }),
          does("prove", { who: "opponent" }),
          does("count", { name: "hits", amount: { count: cardsIn("hand", "opponent", { names: called }) } })
        ],
        then: [
          {
            if: { compare: [{ var: "hits" }, "atLeast", 1] },
            do: [does("discard", { what: all(cardsIn("hand", "opponent", { names: called })) })]
          },
          {
            also: true,
            if: { compare: [{ var: "hits" }, "equal", 0] },
            choose: [choose(cardsIn("hand", "you"), { random: true })],
            do: [does("discard", { what: it })]
          }
        ]
      }
    )
  ),
  // Monsters that are Equip Cards
  card2(
    "relinquished-anima",
    ignition(
      {
        limit: useOncePerTurn,
        when: nothingEquipped,
        targets: [target({ from: "monsterZone", relation: { is: "pointedAt", to: "self" }, where: { faceUp: true } })]
      },
      { if: { object: it, is: { faceUp: true } }, do: [does("equip", { what: it, to: "self" })] }
    ),
    standing2({
      layer: "stats",
      of: "self",
      add: {
        atk: { sum: { from: "spellTrapZone", relation: { is: "equippedWith", to: "self" }, where: { monsterCard: true } }, of: "atk" }
      }
    })
  ),
  card2(
    "y-dragon-head",
    ignition(
      { limit: { ...oncePerTurn, as: "union" }, targets: [target(faceUpMonsters({ names: "X-Head Cannon" }, "you"))] },
      doing(does("equip", { what: "self", to: it }))
    ),
    ignition(
      { from: ["spellTrapZone"], limit: { ...oncePerTurn, as: "union" }, when: equippedHere },
      doing(does("specialSummon", { what: "self" }))
    ),
    { ...standing2({ layer: "stats", of: "host", add: { atk: 400, def: 400 } }), from: ["spellTrapZone"] },
    replacing(
      "instead",
      [
        happens(
          "destroyed",
          both2(
            { object: { event: "object" }, is: { is: { hostOf: "self" } } },
            either(eventIs("reason", "battle"), eventIs("reason", "effect"))
          )
        )
      ],
      { from: ["spellTrapZone"] },
      { do: [does("instead", { do: [destroys("self")] })] }
    )
  ),
  // Traps that are monsters
  card2(
    "embodiment-of-apophis",
    cardEffect(
      {
        when: mainPhase,
        marks: { trapMonster: { frame: "normal", effect: false, attribute: "EARTH", race: "Reptile", level: 4, atk: 1600, def: 1800 } }
      },
      doing(does("specialSummon", { what: "self" }))
    )
  ),
  card2(
    "metal-reflect-slime",
    cardEffect(
      { marks: { trapMonster: { frame: "effect", effect: true, attribute: "WATER", race: "Aqua", level: 10, atk: 0, def: 3e3 } } },
      doing(does("specialSummon", { what: "self", position: "defense" }))
    ),
    standing2({ layer: "rules", of: "self", if: thisCard, gain: { rules: [{ cant: "attack" }] } })
  ),
  // Attacks
  card2("machine-lord-r", itsRule2({ may: "attackEach" }), itsRule2({ damage: "dealsNone" })),
  card2("toll", cardEffect({}), standing2({ players: "all", layer: "rules", gain: { rules: [{ price: "attack", n: 500 }] } })),
  card2("toon-world", cardEffect({ cost: [payLife(1e3)] })),
  card2(
    "toon-mermaid",
    { kind: "static", marks: { cannotNormalSummon: true } },
    {
      kind: "static",
      from: ["hand"],
      marks: { summon: "special", mustBe: "special", mustFirst: true },
      when: { exists: spellsTraps("you", void 0, { faceUp: true, names: "Toon World" }) }
    },
    standing2(
      { layer: "rules", of: "self", if: { object: "self", is: { cameThisTurn: true } }, gain: { rules: [{ cant: "attack" }] } },
      { layer: "rules", of: "self", gain: { rules: [{ price: "attack", n: 500 }] } }
    ),
    standing2({
      layer: "rules",
      of: "self",
      if: not({ exists: faceUpMonsters({ marks: "toon" }, "opponent") }),
      gain: { rules: [{ may: "attackDirectly" }] }
    }),
    standing2({
      layer: "rules",
      of: monsters({ not: { marks: "toon" } }, "opponent"),
      if: { exists: faceUpMonsters({ marks: "toon" }, "opponent") },
      gain: { rules: [{ cant: "beAttacked", of: { tree: { is: "self" } } }] }
    }),
    {
      kind: "replacement",
      on: [happens("destroyed", { object: { event: "object" }, is: { names: "Toon World", kinds: "spell" } })],
      then: [{ and: true, do: [destroys("self")] }]
    }
  ),
  card2(
    "yata-garasu",
    must2(
      [happens("phase:end")],
      { when: { object: "self", is: { cameThisTurn: true, summonedBy: ["normal", "tribute", "flip"] } } },
      doing(does("returnToHand", { what: "self" }))
    ),
    must2(
      [happens("battleDamage", both2(opponents, { object: { event: "by" }, is: { is: "self" } }))],
      {},
      doing(does("skipPhase", { phase: "draw", who: "opponent" }))
    )
  ),
  // Both players at once
  card2(
    "cyber-jar",
    flip(
      {},
      { do: [destroys(all(monsters()))] },
      {
        also: true,
        do: [does("excavate", { amount: 5, who: "all", as: "dug" })],
        then: [
          {
            if: {
              exists: {
                from: "mainDeck",
                of: "all",
                where: { is: { var: "dug" }, kinds: "monster", level: { atMost: 4 }, summonable: true }
              }
            },
            do: [
              does("specialSummon", {
                what: all({
                  from: "mainDeck",
                  of: "all",
                  where: { is: { var: "dug" }, kinds: "monster", level: { atMost: 4 }, summonable: true }
                }),
                sides: "owner",
                excavated: true,
                position: "attackOrSet"
              })
            ]
          },
          {
            also: true,
            do: [
              does("addToHand", { what: all({ from: "mainDeck", of: "all", where: { is: { var: "dug" } } }), excavated: true, show: true })
            ]
          }
        ]
      }
    )
  ),
  // On top of another Xyz Monster
  card2(
    "downerd-magician",
    {
      kind: "static",
      from: ["extraDeck"],
      marks: { summon: "onto", onto: { frame: "xyz", rank: { atMost: 3 } } },
      when: { phase: "main2" }
    },
    standing2({ layer: "stats", of: "self", add: { atk: { times: [200, { value: "materials", of: "self" }] } } }),
    itsRule2({ damage: "pierce" }),
    must2(
      [happens("battled", itself)],
      { marks: { damageStep: "stated" }, when: { object: "self", is: { materials: { atLeast: 1 } } } },
      doing(does("detach", { what: "self", amount: 1 }))
    )
  ),
  // Names and Levels
  card2(
    "performapal-bot-eyes-lizard",
    ignition(
      {
        limit: oncePerTurn,
        when: { object: "self", is: { cameThisTurn: true, summonedBy: ["normal", "tribute", "special", "pendulum"] } },
        cost: [
          { ...paying("sendToGY", cardsIn("mainDeck", "you", { ...monster2, groups: "Odd-Eyes" })), as: "sent" },
          does("noteName", { what: { var: "sent" }, name: "called", names: "ofIt" })
        ]
      },
      doing(grant3("self", "endPhase", { layer: "identity", set: { names: { var: "ofIt" } } }))
    )
  ),
  card2(
    "tuningware",
    { kind: "static", marks: { synchroLevel: 2 } },
    mayIf([happens("usedAsMaterial", both2(itself, eventIs("how", "synchro")))], {}, doing(does("draw", { amount: 1 })))
  )
];

var onField = ["monsterZone", ...spellTrapPlaces];
var alone = (...places7) => ({ not: { exists: { from: places7, of: "you", except: "self" } } });
var artPrograms = [
  card2("polymerization", cardEffect({}, doing(does("fusionSummon")))),
  card2(
    "miracle-fusion",
    cardEffect(
      {},
      doing(does("fusionSummon", { where: { groups: "Elemental HERO" }, from: ["monsterZone", "graveyard"], act: "banished" }))
    )
  ),
  card2(
    "elemental-hero-bubbleman",
    { kind: "static", from: ["hand"], marks: { summon: "special" }, when: alone("hand") },
    mayWhen([{ event: "summoned", if: itself }], { when: alone("hand", ...onField) }, { if: alone("hand", ...onField), do: [draw(2)] })
  ),
  card2("goddess-with-the-third-eye", { kind: "static", marks: { fusionSubstitute: true } }),
  card2("elemental-hero-mudballman", { kind: "static", marks: { mustBe: "fusion" } }),
  card2("contract-with-the-abyss", cardEffect({}, doing(does("ritualSummon", { where: { attribute: "DARK" } })))),
  card2(
    "advanced-ritual-art",
    cardEffect({}, doing(does("ritualSummon", { from: ["mainDeck"], materials: { normalMonster: true }, act: "sent" })))
  ),
  card2("war-lion-ritual", cardEffect({}, doing(does("ritualSummon", { where: { names: "Super War-Lion" }, levels: "atLeast" })))),
  card2(
    "foucaults-cannon",
    mayIf(
      [{ event: "phase:end" }],
      {
        from: ["pendulumZone"],
        marks: { pendulum: true },
        when: { object: "self", is: { cameThisTurn: true } },
        limit: { uses: 1, per: "turn", scope: "object" },
        targets: [target(spellsTraps(void 0, void 0, { faceUp: true }))]
      },
      doing(does("destroy", { what: it }))
    )
  ),
  card2("lancephorhynchus", {
    kind: "static",
    from: ["pendulumZone"],
    marks: { pendulum: true },
    modifiers: [
      { layer: "rules", of: { from: "monsterZone", of: "you", where: { normalMonster: true } }, gain: { rules: [{ damage: "pierce" }] } }
    ]
  })
];

var ownZones = ["mainDeck", "extraDeck", "hand", "graveyard", "banished", "sideDeck"];
var slotRows = ["monster", "spellTrap", "field", "extra"];
var slotKinds = ["monsterZone", "spellTrapZone", "pendulumZone", "fieldZone"];
var arrivingKind = "arriving";
var layers = ["reach", "identity", "kinds", "level", "original", "stats", "position", "rules"];
var phases = ["draw", "standby", "main1", "battle", "main2", "end"];
var damageSteps = ["damageStart", "damageBefore", "damageCalculation", "damageAfter", "damageEnd"];
var summonKinds = ["normal", "tribute", "flip", "special", "ritual", "fusion", "synchro", "xyz", "pendulum", "link"];
var decisionKinds = [
  "chooseFirst",
  "openAction",
  "fastEffect",
  "chainTrigger",
  "orderEffects",
  "chooseTargets",
  "chooseModes",
  "chooseForEffect",
  "chooseSlot",
  "useEffect",
  "payUnless",
  "payCost",
  "chooseTributes",
  "chooseMaterials",
  "chooseMonsters",
  "chooseZone",
  "choosePosition",
  "chooseAttackTarget",
  "replay",
  "discardToHandSize",
  "orderCards",
  "phaseEffect",
  "sideDeck",
  "chooseReplacement",
  "respond"
];

var battling = { exists: { from: "monsterZone", relation: { is: "battling", to: "self" } } };
var battlingDefender = {
  exists: { from: "monsterZone", where: { position: "defense" }, relation: { is: "battling", to: "self" } }
};
var inHand = (dark) => both2(
  { phase: damageSteps },
  { exists: faceUpMonsters({ fighting: true, ...dark }, "you") },
  { exists: monsters({ fighting: true }, "opponent") }
);
var counters = { value: "counters.Spell", of: "self" };
var charged = cardsIn(field2, "you", { faceUp: true, "counters.Spell": { atLeast: 1 } });
var battlerPrograms = [
  card2(
    "exarion-universe",
    quick(
      {
        when: both2(
          { turnOf: "you" },
          { game: "step", equal: "battle" },
          { object: "self", is: { fighting: true, atk: { atLeast: 400 } } },
          battlingDefender
        )
      },
      {
        if: { object: "self", is: { atk: { atLeast: 400 } } },
        do: [grant3("self", "turnEnd", stats({ atk: -400 }))],
        then: [andIf(grant3("self", "turnEnd", { layer: "rules", gain: { rules: [{ damage: "pierce" }] } }))]
      }
    )
  ),
  card2(
    "kycoo-the-ghost-destroyer",
    mayWhen(
      [inflicts],
      { targets: [target(cardsIn("graveyard", "opponent", monster2), { min: 1, max: 2 })] },
      doing(does("banish", { what: it }))
    ),
    playersRule("opponent", { cant: "banish", of: { tree: { place: "graveyard" } } })
  ),
  card2(
    "spirit-reaper",
    itsRule({ cant: "beDestroyed", by: "battle" }),
    eachTime(
      [happens("resolvedLink", both2(eventIs("negated", false), { object: "self", is: { is: { event: "targets" } } }))],
      doing(destroys("self"))
    ),
    must2([inflictsDirectly], {}, discardsAtRandom)
  ),
  card2(
    "jain-lightsworn-paladin",
    standing2({ layer: "stats", of: "self", add: { atk: 300 }, if: both2({ turnOf: "you" }, { phase: damageSteps }, battling) }),
    must2([inEndPhase("you")], {}, doing(does("mill", { amount: 2 })))
  ),
  card2(
    "lyla-lightsworn-sorceress",
    ignition(
      { when: { object: "self", is: { position: "attack" } }, targets: [target(spellsTraps("opponent"))] },
      // One that lies down already, or face-down, is not changed from Attack Position, and destroys nothing.
      {
        if: { object: "self", is: { position: "attack", controller: "you" } },
        do: [does("changePosition", { what: "self", position: "defense" })],
        then: [andIf(grant3("self", "yourNextTurnEnd", { layer: "rules", gain: { rules: [{ cant: "changePosition" }] } }), destroys())]
      }
    ),
    must2([inEndPhase("you")], {}, doing(does("mill", { amount: 3 })))
  ),
  card2(
    "red-dragon-archfiend",
    must2(
      [happens("battled", both2(itself, { turnOf: "you" }, { object: { event: "other" }, is: { position: "defense" } }))],
      {},
      doing(destroys(all(monsters({ position: "defense" }, "opponent"))))
    ),
    must2(
      [inEndPhase("you")],
      { limit: oncePerTurn, marks: { needsSource: true } },
      doing(destroys(all(monsters({ attackedThisTurn: false }, "you", "self"))))
    )
  ),
  card2("des-koala", flip({}, doing(damage({ times: [400, { player: "opponent", value: "hand" }] })))),
  card2("white-ninja", flip({ targets: [target(monsters({ position: "defense" }))] }, doing(destroys()))),
  card2(
    "spear-dragon",
    itsRule({ damage: "pierce" }),
    eachTime([happens("damageStepEnds", itself)], doing(does("changePosition", { what: "self", position: "defense" })))
  ),
  card2(
    "legendary-jujitsu-master",
    must2(
      [happens("damageStepEnds", { object: "self", is: { is: { event: "target" }, position: "defense" } })],
      {},
      doing(does("placeOnTop", { what: { event: "attacker" } }))
    )
  ),
  card2("amazoness-swords-woman", itsRule({ damage: "toOther" })),
  card2(
    "injection-fairy-lily",
    quick(
      {
        marks: { damageStep: "calculation" },
        limit: oncePerChain,
        when: { object: "self", is: { fighting: true } },
        cost: [payLife(2e3)]
      },
      doing(grant3("self", "damageCalculationEnd", stats({ atk: 3e3 })))
    )
  ),
  // Which of the two it is, is chosen as it is activated.
  card2(
    "don-zaloog",
    mayWhen([inflicts], {
      modes: {
        min: 1,
        max: 1,
        of: [
          { if: { compare: [{ player: "opponent", value: "hand" }, "atLeast", 1] }, clauses: [discardsAtRandom] },
          {
            if: { compare: [{ player: "opponent", value: "mainDeck" }, "atLeast", 2] },
            clauses: [doing(does("mill", { amount: 2, who: "opponent" }))]
          }
        ]
      }
    })
  ),
  card2("mighty-warrior", must2([destroysByBattle], {}, doing(damage({ halfUp: { value: "originalAtk", of: eventObject } })))),
  card2("wattberyx", must2([inflictsDirectly], {}, discardsAtRandom)),
  card2("wattcobra", itsRule({ may: "attackDirectly" }), must2([inflictsDirectly], {}, search({ ...monster2, groups: "Watt" }))),
  card2(
    "samurai-cavalry-of-reptier",
    mayWhen(
      [happens("damageStepBegins", both2(itself, { object: { event: "target" }, is: { faceUp: true, pendulum: false } }))],
      {},
      doing(destroys({ event: "target" }))
    )
  ),
  card2(
    "chaos-king-archfiend",
    mayWhen(
      [happens("attackDeclared", itself)],
      {},
      {
        forEach: faceUpMonsters({ not: { frame: "link" } }, "opponent"),
        do: [
          {
            ...grant3("each", "battleEnd", { layer: "stats", set: { atk: { var: "def" }, def: { var: "atk" } } }),
            let: { atk: { value: "atk", of: "each" }, def: { value: "def", of: "each" } }
          }
        ]
      }
    )
  ),
  card2(
    "dark-honest",
    ignition({ limit: oncePerTurn }, doing(does("returnToHand", { what: "self" }))),
    quick(
      { from: ["hand"], marks: { damageStep: "stats" }, when: inHand({ attribute: "DARK" }), cost: [does("sendToGY", { what: "self" })] },
      {
        do: [
          {
            ...grant3(all(faceUpMonsters({ fighting: true }, "opponent")), "turnEnd", stats({ atk: { minus: [0, { var: "own" }] } })),
            let: { own: { value: "atk", of: all(faceUpMonsters({ fighting: true }, "opponent")) } }
          }
        ]
      }
    )
  ),
  card2(
    "gem-merchant",
    quick(
      {
        from: ["hand"],
        marks: { damageStep: "stats" },
        when: both2({ phase: damageSteps }, { exists: faceUpMonsters({ fighting: true, attribute: "EARTH", normalMonster: true }, "you") }),
        cost: [does("sendToGY", { what: "self" })]
      },
      doing(
        grant3(
          all(faceUpMonsters({ fighting: true, attribute: "EARTH", normalMonster: true }, "you")),
          "turnEnd",
          stats({ atk: 1e3, def: 1e3 })
        )
      )
    )
  ),
  // Counters (base.21.4)
  card2(
    "breaker-the-magical-warrior",
    {
      ...must2(
        [happens("summoned", both2(itself, how("normal", "tribute")))],
        { marks: { holds: "Spell" } },
        doing(does("addCounters", { what: "self", kind: "Spell" }))
      ),
      when: not({ object: "self", is: { "counters.Spell": { atLeast: 1 } } })
    },
    standing2({ layer: "stats", of: "self", add: { atk: { times: [300, counters] } } }),
    ignition({ cost: [does("removeCounters", { kind: "Spell", amount: 1 })], targets: [target(spellsTraps())] }, doing(destroys()))
  ),
  card2(
    "defender-the-magical-knight",
    {
      ...must2(
        [happens("summoned", both2(itself, how("normal", "tribute")))],
        { marks: { holds: "Spell" } },
        doing(does("addCounters", { what: "self", kind: "Spell" }))
      ),
      when: not({ object: "self", is: { "counters.Spell": { atLeast: 1 } } })
    },
    replacing(
      "instead",
      [happens("destroyed", { object: eventObject, is: { faceUp: true, races: "Spellcaster", place: "monsterZone" } })],
      { limit: oncePerTurn, every: true },
      {
        if: { compare: [{ sum: charged, of: "counters.Spell" }, "atLeast", { countOf: { event: "objects" } }] },
        may: true,
        choose: [
          choose(charged, { as: "bearers", all: true }),
          { as: "shares", divide: { total: { countOf: { event: "objects" } }, among: "bearers", most: "counters.Spell" } }
        ],
        do: [
          does("instead", {
            do: [does("removeCounters", { what: { var: "bearers" }, kind: "Spell", amount: { part: "shares", of: "subject" } })]
          })
        ]
      }
    )
  ),
  card2(
    "skilled-dark-magician",
    {
      ...eachTime([spellResolves], { if: { compare: [counters, "less", 3] }, do: [does("addCounters", { what: "self", kind: "Spell" })] }),
      marks: { holds: "Spell" }
    },
    ignition(
      { when: { compare: [counters, "atLeast", 3] }, cost: [does("tribute", { what: "self" })] },
      bringing(cardsIn(["hand", "mainDeck", "graveyard"], "you", { names: "Dark Magician" }))
    )
  ),
  card2(
    "magical-abductor",
    {
      ...eachTime([spellResolves], doing(does("addCounters", { what: "self", kind: "Spell" }))),
      from: ["monsterZone", "pendulumZone"],
      marks: { holds: "Spell" }
    },
    standing2({ layer: "stats", of: "self", add: { atk: { times: [100, counters] } } }),
    ignition(
      { limit: oncePerTurn, marks: { pendulum: false }, cost: [does("removeCounters", { kind: "Spell", amount: 3 })] },
      search({ ...monster2, races: "Spellcaster", level: 1 })
    ),
    ignition(
      {
        from: ["pendulumZone"],
        limit: oncePerTurn,
        marks: { pendulum: true },
        cost: [does("removeCounters", { kind: "Spell", amount: 3 })]
      },
      search({ ...monster2, pendulum: true })
    )
  ),
  card2(
    "number-39-utopia",
    mayWhen([happens("attackDeclared")], { cost: [does("detach", { what: "self", amount: 1 })] }, doing(does("negateAttack"))),
    must2([happens("attackTargeted", itself)], { when: { object: "self", is: { materials: 0 } } }, doing(destroys("self")))
  ),
  card2(
    "number-17-leviathan-dragon",
    standing2({ layer: "rules", of: "self", gain: { rules: [{ cant: "attackDirectly" }] }, if: { object: "self", is: { materials: 0 } } }),
    ignition(
      { limit: oncePerTurn, cost: [does("detach", { what: "self", amount: 1 })] },
      doing(grant3("self", "stays", stats({ atk: 500 })))
    )
  ),
  card2(
    "battle-fader",
    mayWhen(
      [happens("attackDeclared", both2(opponents, eventIs("direct", true)))],
      { from: ["hand"] },
      {
        do: [
          does("specialSummon", { what: "self", as: "came" }),
          grant3({ var: "came" }, "stays", {
            layer: "rules",
            abilities: [
              {
                kind: "replacement",
                tier: "place",
                on: [happens("leftField", itself)],
                clauses: [{ do: [does("becomes", { set: { to: "banished" } })] }]
              }
            ]
          })
        ],
        then: [doing(does("endBattlePhase"))]
      }
    )
  ),
  card2(
    "linkuriboh",
    mayWhen(
      [happens("attackDeclared", opponents)],
      { cost: [does("tribute", { what: "self" })] },
      doing(grant3(eventObject, "turnEnd", { layer: "stats", set: { atk: 0 } }))
    ),
    {
      ...quick(
        {
          from: ["graveyard"],
          limit: { uses: 1, per: "turn", scope: "name" },
          cost: [{ verb: "tribute", choose: { as: "paid", from: monsters({ level: 1 }, "you") } }]
        },
        doing(does("specialSummon", { what: "self" }))
      )
    }
  ),
  card2(
    "effect-veiler",
    quick(
      {
        from: ["hand"],
        when: both2({ turnOf: "opponent" }, { phase: ["main1", "main2"] }),
        cost: [does("sendToGY", { what: "self" })],
        targets: [target(faceUpMonsters({ effectMonster: true }, "opponent"))]
      },
      {
        if: { object: it, is: { faceUp: true, controller: "opponent" } },
        do: [grant3(it, "turnEnd", { layer: "identity", set: { negated: true } })]
      }
    )
  ),
  card2(
    "ash-blossom-joyous-spring",
    quick(
      {
        from: ["hand"],
        on: [
          answering("activated", {
            any: ["addToHand:mainDeck", "draw", "specialSummon:mainDeck", "sendToGY:mainDeck", "mill"].map(
              (category) => eventIs("categories", category)
            )
          })
        ],
        cost: [does("discard", { what: "self" })],
        limit: { uses: 1, per: "turn", scope: "name" },
        marks: { damageStep: "negates" }
      },
      doing(does("negateEffect"))
    )
  ),
  card2(
    "card-trooper",
    ignition(
      {
        limit: oncePerTurn,
        when: { compare: [{ player: "you", value: "mainDeck" }, "atLeast", 1] },
        marks: { targetsFirst: true },
        targets: [{ as: "n", number: { min: 1, max: { atMost: [3, { player: "you", value: "mainDeck" }] } } }],
        cost: [does("mill", { amount: { var: "n" }, total: "sent" })]
      },
      doing(grant3("self", "turnEnd", stats({ atk: { times: [500, { var: "sent" }] } })))
    ),
    must2(
      [happens("sentToGY", both2(itself, eventIs("act", "destroyed"), { seat: "controller", is: "you" }))],
      { from: ["graveyard"] },
      doing(draw(1))
    )
  )
];

var attackDeclared = [answeringLast("attackDeclared", opponents)];
var attacker = { as: "it", target: true, from: { from: "monsterZone", where: { is: { event: "object" } } } };
var host = (add2) => ({ layer: "stats", of: "host", add: add2 });
var equips = (where = {}) => cardEffect({ targets: [target(faceUpMonsters(where))] }, doing(does("equip", { what: "self", to: it })));
var recruits = (where, manner = {}) => mayWhen(
  [happens("sentToGY", both2(itself, inBattle, eventIs("act", "destroyed")))],
  { from: ["graveyard"], marks: { damageStep: "stated" } },
  {
    choose: [choose(cardsIn("mainDeck", "you", { ...monster2, ...where }), { strict: true })],
    do: [does("specialSummon", { what: it, ...manner })]
  }
);
var destroysIt = { then: [{ and: true, do: [destroys({ event: "object" })] }] };
var classicPrograms = [
  card2(
    "change-of-heart",
    cardEffect({ targets: [target(monsters({}, "opponent"))] }, doing(does("takeControl", { what: it, until: "endPhase" })))
  ),
  card2(
    "graceful-charity",
    cardEffect(
      {},
      { do: [draw(3)], then: [{ choose: [choose(cardsIn("hand", "you"), { min: 2, max: 2 })], do: [does("discard", { what: it })] }] }
    )
  ),
  card2("harpies-feather-duster", cardEffect({}, doing(destroys(all(spellsTraps("opponent")))))),
  card2(
    "fissure",
    cardEffect(
      {},
      {
        choose: [choose(faceUpMonsters({ atk: { atMost: { min: faceUpMonsters({}, "opponent"), of: "atk" } } }, "opponent"))],
        do: [destroys()]
      }
    )
  ),
  card2(
    "hammer-shot",
    cardEffect(
      {},
      {
        choose: [
          choose(faceUpMonsters({ position: "attack", atk: { atLeast: { max: faceUpMonsters({ position: "attack" }), of: "atk" } } }))
        ],
        do: [destroys()]
      }
    )
  ),
  card2(
    "tribute-to-the-doomed",
    cardEffect(
      { cost: [paying("discard", { ...cardsIn("hand", "you"), except: "self" })], targets: [target(monsters())] },
      doing(destroys())
    )
  ),
  card2(
    "foolish-burial",
    cardEffect({}, { choose: [choose(cardsIn("mainDeck", "you", monster2), { strict: true })], do: [does("sendToGY", { what: it })] })
  ),
  card2("reinforcement-of-the-army", cardEffect({}, search({ ...monster2, races: "Warrior", level: { atMost: 4 } }))),
  card2("upstart-goblin", cardEffect({}, { do: [draw(1)], then: [doing(gainLife(1e3, "opponent"))] })),
  card2(
    "stop-defense",
    cardEffect(
      { targets: [target(monsters({ position: "defense" }, "opponent"))] },
      doing(does("changePosition", { what: it, position: "attack" }))
    )
  ),
  card2("ookazi", cardEffect({}, doing(damage(800)))),
  card2("dian-keto-the-cure-master", cardEffect({}, doing(gainLife(1e3)))),
  card2(
    "rush-recklessly",
    cardEffect({ targets: [target(faceUpMonsters())], marks: { damageStep: "stats" } }, doing(grant3(it, "turnEnd", stats({ atk: 700 }))))
  ),
  card2(
    "reinforcements",
    cardEffect({ targets: [target(faceUpMonsters())], marks: { damageStep: "stats" } }, doing(grant3(it, "turnEnd", stats({ atk: 500 }))))
  ),
  card2(
    "pot-of-desires",
    cardEffect(
      {
        limit: activateOncePerTurn,
        when: { compare: [{ player: "you", value: "mainDeck" }, "atLeast", 12] },
        cost: [does("banish", { what: all({ from: "mainDeck", of: "you", first: 10 }), faceDown: true })]
      },
      doing(draw(2))
    )
  ),
  card2(
    "dimensional-fissure",
    cardEffect({}),
    replacing(
      "place",
      [happens("sentToGY", { object: { event: "object" }, is: monster2 })],
      {},
      { do: [does("becomes", { set: { to: "banished" } })] }
    )
  ),
  card2(
    "book-of-life",
    cardEffect(
      {
        targets: [
          target(cardsIn("graveyard", "you", { ...monster2, races: "Zombie" })),
          target(cardsIn("graveyard", "opponent", monster2), { as: "theirs" })
        ]
      },
      { do: [does("specialSummon", { what: it })], then: [{ and: true, do: [does("banish", { what: { var: "theirs" } })] }] }
    )
  ),
  // Equip Spells
  card2(
    "mage-power",
    equips(),
    standing2({
      layer: "stats",
      of: "host",
      add: { atk: { times: [500, { count: spellsTraps("you") }] }, def: { times: [500, { count: spellsTraps("you") }] } }
    })
  ),
  card2("sword-of-dark-destruction", equips({ attribute: "DARK" }), standing2(host({ atk: 400, def: -200 }))),
  card2("salamandra", equips({ attribute: "FIRE" }), standing2(host({ atk: 700 }))),
  card2(
    "premature-burial",
    cardEffect(
      { cost: [payLife(800)], targets: [target(cardsIn("graveyard", "you", monster2))], marks: { bond: "raised" } },
      {
        do: [does("specialSummon", { what: it, position: "attack", as: "came", note: "raised" })],
        then: [{ and: true, do: [does("equip", { what: "self", to: { var: "came" } })] }]
      }
    ),
    eachTime([happens("destroyed", itself)], doing(destroys({ noted: "raised" })))
  ),
  // Traps
  card2(
    "trap-hole",
    cardEffect(
      {
        on: [answeringLast("summoned", both2(opponents, how("normal", "tribute", "flip")))],
        targets: [{ as: "it", target: true, from: faceUpMonsters({ is: { event: "object" }, atk: { atLeast: 1e3 } }) }]
      },
      doing(destroys())
    )
  ),
  card2("torrential-tribute", cardEffect({ on: [answeringLast("summoned")] }, doing(destroys(all(monsters()))))),
  card2("sakuretsu-armor", cardEffect({ on: attackDeclared, targets: [attacker] }, doing(destroys()))),
  card2("dimensional-prison", cardEffect({ on: attackDeclared, targets: [attacker] }, doing(does("banish", { what: it })))),
  card2(
    "magic-cylinder",
    cardEffect(
      { on: attackDeclared, targets: [attacker] },
      { do: [does("negateAttack")], then: [{ and: true, do: [damage({ value: "atk", of: it })] }] }
    )
  ),
  card2(
    "negate-attack",
    cardEffect({ on: attackDeclared, targets: [attacker] }, { do: [does("negateAttack")], then: [doing(does("endBattlePhase"))] })
  ),
  card2("jar-of-greed", cardEffect({}, doing(draw(1)))),
  card2(
    "solemn-warning",
    cardEffect(
      { on: [answering("summoning"), answering("activated", eventIs("categories", "specialSummon"))], cost: [payLife(2e3)] },
      { if: eventIs("key", "summoning"), do: [does("negateSummon")], then: [{ and: true, do: [destroys({ event: "objects" })] }] },
      { if: eventIs("key", "activated"), do: [does("negateActivation")], ...destroysIt }
    )
  ),
  card2(
    "trap-jammer",
    cardEffect(
      { on: [answering("activated", both2(opponents, eventIs("act", "card"), eventIs("kinds", "trap")))], when: { phase: "battle" } },
      { do: [does("negateActivation")], ...destroysIt }
    )
  ),
  card2(
    "spirit-barrier",
    cardEffect({}),
    replacing("prevent", [happens("battleDamage", yours)], { when: { exists: monsters({}, "you") } }, { do: [does("cancel")] })
  ),
  // Monsters
  card2("mystic-tomato", recruits({ attribute: "DARK", atk: { atMost: 1500 } }, { position: "attack" })),
  card2("giant-rat", recruits({ attribute: "EARTH", atk: { atMost: 1500 } }, { position: "attack" })),
  card2("pyramid-turtle", recruits({ races: "Zombie", def: { atMost: 2e3 } })),
  card2(
    "d-d-warrior-lady",
    mayIf(
      [happens("battled", itself)],
      { marks: { damageStep: "stated" } },
      { together: true, do: [does("banish", { what: { event: "other" } }), does("banish", { what: "self" })] }
    )
  ),
  card2(
    "morphing-jar",
    flip(
      {},
      { forEachPlayer: "all", together: true, do: [does("discard", { what: all({ from: "hand", of: "each" }) })] },
      { also: true, forEachPlayer: "all", do: [draw(5, "each")] }
    )
  ),
  card2("needle-worm", flip({}, doing(does("mill", { amount: 5, who: "opponent" })))),
  card2(
    "lumina-lightsworn-summoner",
    ignition(
      {
        limit: oncePerTurn,
        cost: [paying("discard", cardsIn("hand", "you"))],
        targets: [target(cardsIn("graveyard", "you", { ...monster2, groups: "Lightsworn", level: { atMost: 4 } }))]
      },
      doing(does("specialSummon", { what: it }))
    ),
    must2([inEndPhase("you")], {}, doing(does("mill", { amount: 3 })))
  ),
  card2(
    "lonefire-blossom",
    ignition(
      { limit: oncePerTurn, cost: [paying("tribute", faceUpMonsters({ races: "Plant" }, "you"))] },
      {
        choose: [choose(cardsIn("mainDeck", "you", { ...monster2, races: "Plant" }), { strict: true })],
        do: [does("specialSummon", { what: it })]
      }
    )
  ),
  card2(
    "deep-sea-diva",
    mayWhen(
      [happens("summoned", both2(itself, how("normal", "tribute")))],
      {},
      {
        choose: [choose(cardsIn("mainDeck", "you", { ...monster2, races: "Sea Serpent", level: { atMost: 3 } }), { strict: true })],
        do: [does("specialSummon", { what: it })]
      }
    )
  ),
  card2(
    "mermail-abysshilde",
    mayIf(
      [happens("sentToGY", itself)],
      { from: ["graveyard"], limit: useOncePerTurn },
      {
        choose: [choose(cardsIn("hand", "you", { ...monster2, groups: "Mermail", not: { names: "Mermail Abysshilde" } }))],
        do: [does("specialSummon", { what: it })]
      }
    )
  ),
  card2(
    "raidraptor-vanishing-lanius",
    ignition(
      {
        limit: oncePerTurn,
        when: { object: "self", is: { cameThisTurn: true, summonedBy: ["normal", "tribute", "special", "pendulum"] } }
      },
      {
        choose: [choose(cardsIn("hand", "you", { ...monster2, groups: "Raidraptor", level: { atMost: 4 } }))],
        do: [does("specialSummon", { what: it })]
      }
    )
  )
];

var came = { var: "came" };
var endOfTurn = "turnEnd";
var classicPrograms2 = [
  card2(
    "waboku",
    cardEffect(
      {},
      doing(
        bind2("you", endOfTurn, { damage: "none" }),
        does("grant", {
          until: endOfTurn,
          modifiers: [{ of: monsters({}, "you"), layer: "rules", gain: { rules: [{ cant: "beDestroyed", by: "battle" }] } }]
        })
      )
    )
  ),
  card2(
    "level-limit-area-b",
    cardEffect({}),
    standing2({ layer: "rules", of: faceUpMonsters({ level: { atLeast: 4 } }), gain: { rules: [{ must: "defense" }] } })
  ),
  card2(
    "ring-of-destruction",
    cardEffect(
      {
        when: { turnOf: "opponent" },
        limit: activateOncePerTurn,
        targets: [target(faceUpMonsters({ atk: { atMost: { player: "opponent", value: "life" } } }, "opponent"))]
      },
      {
        if: { object: it, is: { faceUp: true } },
        do: [does("count", { name: "original", amount: { value: "originalAtk", of: it } }), destroys()],
        then: [{ and: true, do: [{ ...damage({ var: "original" }, "you"), total: "taken" }], then: [doing(damage({ var: "taken" }))] }]
      }
    )
  ),
  card2(
    "messenger-of-peace",
    cardEffect({}),
    standing2({ layer: "rules", of: faceUpMonsters({ atk: { atLeast: 1500 } }), gain: { rules: [{ cant: "declareAttack" }] } }),
    maintenance([happens("phase:standby", { turnOf: "you" })], { do: [destroys("self")], unless: { player: "you", cost: [payLife(100)] } })
  ),
  card2(
    "shrink",
    cardEffect(
      { targets: [target(faceUpMonsters())], marks: { damageStep: "stats" } },
      doing({
        ...grant3(it, endOfTurn, { layer: "original", set: { atk: { var: "half" }, originalAtk: { var: "half" } } }),
        let: { half: { halfUp: { value: "originalAtk", of: it } } }
      })
    )
  ),
  card2(
    "limiter-removal",
    cardEffect(
      { marks: { damageStep: "stats" } },
      {
        choose: [{ as: "machines", from: faceUpMonsters({ races: "Machine" }, "you"), all: true }],
        do: [multipliesAtk({ var: "machines" }, endOfTurn, 2), inPhase("end", "all", endOfTurn, doing(destroys({ var: "machines" })))]
      }
    )
  ),
  card2(
    "gold-sarcophagus",
    cardEffect(
      {},
      {
        choose: [choose(cardsIn("mainDeck", "you"), { strict: true })],
        do: [
          does("banish", { what: it, as: "sealed" }),
          inPhase(
            "standby",
            "you",
            "duel",
            doing(inPhase("standby", "you", "duel", doing(does("addToHand", { what: { var: "sealed" }, show: true }))))
          )
        ]
      }
    )
  ),
  card2(
    "brain-control",
    cardEffect(
      { cost: [payLife(800)], targets: [target(faceUpMonsters({ normalSummonable: true }, "opponent"))] },
      doing(does("takeControl", { what: it, until: "endPhase" }))
    )
  ),
  card2(
    "burial-from-a-different-dimension",
    cardEffect(
      { targets: [target(cardsIn("banished", "all", { ...monster2, faceUp: true }), { min: 1, max: 3 })] },
      doing(does("returnToGY", { what: it }))
    )
  ),
  card2(
    "spellbinding-circle",
    cardEffect({ targets: [target(monsters({}, "opponent"))], marks: { bond: "bound" } }, doing(does("note", { as: "bound", what: "it" }))),
    standing2({
      layer: "rules",
      of: monsters({ is: { noted: "bound" } }),
      gain: { rules: [{ cant: "attack" }, { cant: "changePosition" }] }
    }),
    eachTime([happens("destroyed", { object: { event: "object" }, is: { is: { noted: "bound" } } })], doing(destroys("self")))
  ),
  card2(
    "robbin-goblin",
    cardEffect({}),
    must2([happens("battleDamage", both2(opponents, { object: { event: "by" }, is: { controller: "you" } }))], {}, discardsAtRandom)
  ),
  card2(
    "swords-of-revealing-light",
    cardEffect(
      { marks: { stays: true } },
      {
        do: [does("count", { name: "hidden", amount: { count: monsters({ faceUp: false }, "opponent") } })],
        then: [
          {
            if: { compare: [{ var: "hidden" }, "atLeast", 1] },
            do: [does("flipFaceUp", { what: all(monsters({ faceUp: false }, "opponent")) })]
          }
        ]
      }
    ),
    playersRule("opponent", { cant: "declareAttack" }),
    maintenance([happens("phase:end", { turnOf: "opponent" })], {
      do: [does("addCounters", { what: "self", kind: "Turn" })],
      then: [{ if: { compare: [{ value: "counters.Turn", of: "self" }, "atLeast", 3] }, do: [destroys("self")] }]
    })
  ),
  card2(
    "skyscraper",
    cardEffect({}),
    eachTime(
      [
        happens(
          "damageCalculation",
          both2(
            { object: { event: "object" }, is: { groups: "Elemental HERO" } },
            { compare: [{ value: "atk", of: { event: "target" } }, "more", { value: "atk", of: { event: "object" } }] }
          )
        )
      ],
      doing(grant3({ event: "object" }, "damageCalculationEnd", stats({ atk: 1e3 })))
    )
  ),
  card2(
    "abyss-squall",
    cardEffect(
      { targets: [targets(3, cardsIn("graveyard", "you", { ...monster2, groups: "Mermail" }))] },
      {
        do: [does("specialSummon", { what: it, position: "defense", as: "came" })],
        then: [
          andIf(
            grant3(came, "stays", { layer: "identity", set: { negated: true } }),
            grant3(came, "stays", { layer: "rules", gain: { rules: [{ cant: "declareAttack" }] } }),
            inPhase("end", "all", endOfTurn, doing(destroys(came)))
          )
        ]
      }
    )
  ),
  card2(
    "abyss-scorn",
    cardEffect(
      { targets: [target(faceUpMonsters({ groups: "Mermail" }, "you"))], marks: { damageStep: "stats" } },
      doing(grant3(it, "endPhase", stats({ atk: 1e3 })))
    ),
    must2(
      [happens("sentToGY", both2(itself, { object: { event: "was" }, is: { set: true } }))],
      { from: ["graveyard"], targets: [target(monsters({}, "opponent"))] },
      doing(does("sendToGY", { what: it }))
    )
  ),
  card2(
    "raidraptor-readiness",
    cardEffect(
      {},
      doing(
        does("grant", {
          until: endOfTurn,
          modifiers: [
            { of: monsters({ groups: "Raidraptor" }, "you"), layer: "rules", gain: { rules: [{ cant: "beDestroyed", by: "battle" }] } }
          ]
        })
      )
    ),
    quick(
      {
        from: ["graveyard"],
        when: { exists: cardsIn("graveyard", "you", { ...monster2, groups: "Raidraptor" }) },
        cost: [does("banish", { what: "self" })]
      },
      doing(
        does("shield", {
          until: endOfTurn,
          ability: { kind: "replacement", tier: "prevent", on: [happens("damaged", yours)], clauses: [{ do: [does("cancel")] }] }
        })
      )
    )
  ),
  card2(
    "instant-fusion",
    cardEffect(
      { limit: activateOncePerTurn, cost: [payLife(1e3)] },
      {
        choose: [choose(cardsIn("extraDeck", "you", { frame: "fusion", faceUp: false, level: { atMost: 5 } }), { strict: true })],
        do: [does("specialSummon", { what: it, how: "fusion", as: "came" })],
        then: [
          andIf(
            grant3(came, "stays", { layer: "rules", gain: { rules: [{ cant: "attack" }] } }),
            inPhase("end", "all", endOfTurn, doing(destroys(came)))
          )
        ]
      }
    )
  ),
  card2(
    "end-of-the-world",
    cardEffect({}, doing(does("ritualSummon", { where: { names: ["Ruin, Queen of Oblivion", "Demise, King of Armageddon"] } })))
  ),
  card2(
    "shinatos-ark",
    cardEffect({}, doing(does("ritualSummon", { where: { names: "Shinato, King of a Higher Plane" }, levels: "atLeast" })))
  ),
  card2(
    "fusion-recovery",
    cardEffect(
      {
        targets: [
          target(cardsIn("graveyard", "you", { names: "Polymerization" })),
          target(cardsIn("graveyard", "you", { ...monster2, materialFor: "fusion" }), { as: "part" })
        ]
      },
      { together: true, do: [does("addToHand", { what: it }), does("addToHand", { what: { var: "part" } })] }
    )
  )
];

var came2 = { var: "came" };
var rolled = (how3, number) => ({ compare: [{ var: "rolled" }, how3, number] });
var inHand2 = (name) => ({ exists: cardsIn("hand", "you", { names: name }) });
var discarded = { countOf: { var: "paid" } };
var theirs = { from: field2, of: "opponent" };
var otherThanThis = { lent: true, butLender: { tree: { is: "self" } } };
var deckPrograms = [
  card2(
    "jinzo",
    playersRule("all", { cant: "activate", of: { tree: { kinds: "trap", place: [...field2, "hand"] } } }),
    standing2({ of: { from: field2, where: { faceUp: true, kinds: "trap" } }, layer: "identity", set: { negated: true } })
  ),
  // "The turn you activate this": asked at activation, and said from then on though the effect be negated (base.23.16, base.23.17).
  card2(
    "scapegoat",
    cardEffect(
      {
        when: { compare: [{ countOf: { history: "summonedMonsters", of: "you" } }, "equal", 0] },
        cost: [
          does("grant", {
            players: "you",
            until: "turnEnd",
            modifiers: [
              {
                layer: "rules",
                players: "you",
                gain: {
                  rules: [
                    { cant: "normalSummon" },
                    { cant: "flipSummon" },
                    { cant: "specialSummon", but: { tree: { names: "Sheep Token" } } }
                  ]
                }
              }
            ]
          })
        ]
      },
      {
        do: [does("createTokens", { token: "token:sheep", amount: 4, position: "defense", as: "came" })],
        then: [andIf(grant3(came2, "stays", { layer: "rules", gain: { rules: [{ cant: "beTributed", by: "summon" }] } }))]
      }
    )
  ),
  card2(
    "forbidden-lance",
    cardEffect(
      { targets: [target(faceUpMonsters())], marks: { damageStep: "stats" } },
      doing(
        loses(
          it,
          "turnEnd",
          { atk: 800 },
          {
            layer: "reach",
            gain: {
              unaffected: [
                { by: "spell", ...otherThanThis },
                { by: "trap", ...otherThanThis }
              ]
            }
          }
        )
      )
    )
  ),
  card2(
    "brionac-dragon-of-the-ice-barrier",
    ignition(
      {
        limit: useOncePerTurn,
        cost: [{ verb: "discardToGY", choose: { as: "paid", from: cardsIn("hand", "you"), min: 1, max: { count: theirs } } }],
        targets: [target(theirs, { min: { atLeast: [discarded, 1] }, max: { atLeast: [discarded, 1] } })]
      },
      doing(does("returnToHand", { what: it }))
    )
  ),
  card2(
    "witch-of-the-black-forest",
    must2(
      [happens("sentToGY", both2(itself, eventIs("from", "monsterZone")))],
      { from: ["graveyard"], limit: useOncePerTurn },
      {
        choose: [choose(cardsIn("mainDeck", "you", { ...monster2, def: { atMost: 1500 } }), { strict: true })],
        do: [does("noteName", { what: it, name: "called" }), does("addToHand", { what: it, show: true }), noMore("called")]
      }
    )
  ),
  card2("exodia-the-forbidden-one", {
    kind: "static",
    from: ["hand"],
    marks: { wins: true },
    when: both2(...["Right Leg", "Left Leg", "Right Arm", "Left Arm"].map((limb) => inHand2(`${limb} of the Forbidden One`)))
  }),
  card2(
    "level-eater",
    ignition(
      { from: ["graveyard"], when: hasRoom, targets: [target(faceUpMonsters({ level: { atLeast: 5 } }, "you"))] },
      {
        do: [grant3(it, "stays", { layer: "level", add: { level: -1 } })],
        then: [andIf(does("specialSummon", { what: "self" }))]
      }
    ),
    itsRule({ cant: "beTributed", by: "effect" })
  ),
  card2("goggle-golem", standing2({ layer: "original", of: "self", set: { atk: 2100, originalAtk: 2100 } })),
  card2("reckless-greed", cardEffect({}, doing(draw(2), does("skipPhase", { phase: "draw", times: 2 })))),
  card2(
    "dark-master-zorc",
    ignition(
      { limit: oncePerTurn },
      {
        do: [does("rollDie", { name: "rolled" })],
        then: [
          { if: rolled("atMost", 2), do: [destroys(all(monsters({}, "opponent")))] },
          { ...picking(monsters({}, "opponent"), destroys()), also: true, if: both2(rolled("atLeast", 3), rolled("atMost", 5)) },
          { also: true, if: rolled("equal", 6), do: [destroys(all(monsters({}, "you")))] }
        ]
      }
    )
  ),
  card2(
    "snatch-steal",
    cardEffect(
      { when: hasRoom, targets: [target(faceUpMonsters({}, "opponent"))] },
      { do: [does("equip", { what: "self", to: it })], then: [andIf(does("takeControl", { what: it, until: "equipped" }))] }
    ),
    must2([happens("phase:standby", { turnOf: "opponent" })], {}, doing(gainLife(1e3, "opponent")))
  )
];

var pendulum = { pendulum: true };
var yourScales = { from: "pendulumZone", of: "you" };
var came3 = { var: "came" };
var one = { var: "one" };
var other = { var: "other" };
var declared = { var: "n" };
var theTwo = { faceUp: true, any: [{ is: one }, { is: other }] };
var canLose = { level: { atLeast: { plus: [declared, 1] } } };
var withLevel2 = { level: { atLeast: 1 } };
var guards = (groups) => replacing(
  "instead",
  [
    happens(
      "destroyed",
      both2(
        { object: { event: "object" }, is: { groups, faceUp: true, controller: "you", not: { is: "self" } } },
        { any: [inBattle, both2(eventIs("reason", "effect"), byOpponent)] }
      )
    )
  ],
  { from: ["pendulumZone"], marks: pendulum },
  { may: true, do: [does("instead", { do: [destroys("self")] })] }
);
var inPendulumZone = { object: { event: "object" }, is: { place: "pendulumZone", controller: "you" } };
var wouldLoseScale = happens("destroyed", both2(inPendulumZone, eventIs("reason", "effect"), byOpponent));
var magicianPrograms = [
  card2(
    "magicalibra",
    ignition(
      {
        from: ["pendulumZone"],
        marks: pendulum,
        limit: useOncePerTurn,
        targets: [
          { as: "n", number: { min: 1, max: { atMost: [6, { minus: [{ max: faceUpMonsters(withLevel2, "you"), of: "level" }, 1] }] } } },
          target(faceUpMonsters(canLose, "you"), { as: "one" }),
          target(faceUpMonsters(withLevel2, "you", one), { as: "other" })
        ]
      },
      {
        choose: [choose({ from: "monsterZone", of: "you", where: { ...theTwo, ...canLose } }, { as: "lowered" })],
        do: [grant3({ var: "lowered" }, "turnEnd", { layer: "level", add: { level: { minus: [0, declared] } } })],
        then: [
          andIf(
            grant3(all({ from: "monsterZone", of: "you", where: theTwo, except: { var: "lowered" } }), "turnEnd", {
              layer: "level",
              add: { level: declared }
            })
          )
        ]
      }
    )
  ),
  card2(
    "timegazer-magician",
    { kind: "spell", from: ["hand"], marks: { pendulumCard: true }, when: not({ exists: monsters({}, "you") }), clauses: [] },
    {
      ...standing2({
        layer: "rules",
        players: "opponent",
        if: { exists: monsters({ fighting: true, pendulum: true }, "you") },
        gain: { rules: [{ cant: "activate", of: { tree: { kinds: "trap", any: [{ set: true }, { place: "hand" }] } } }] }
      }),
      from: ["pendulumZone"],
      marks: pendulum
    },
    {
      ...standing2({
        layer: "original",
        of: "self",
        if: not({ exists: { ...yourScales, where: { groups: ["Magician", "Odd-Eyes"] }, except: "self" } }),
        set: { scale: 4 }
      }),
      from: ["pendulumZone"],
      marks: pendulum
    },
    replacing(
      "prevent",
      [wouldLoseScale],
      { limit: oncePerTurn },
      { do: [does("cancel")] },
      // What else would be destroyed there at the same time is spared with it.
      {
        also: true,
        do: [
          does("shield", {
            until: "turnEnd",
            left: { minus: [{ countOf: { event: "together" }, where: { place: "pendulumZone", controller: "you" } }, 1] },
            ability: { kind: "replacement", tier: "prevent", on: [wouldLoseScale], clauses: [{ do: [does("cancel")] }] }
          })
        ]
      }
    )
  ),
  card2(
    "ignister-prominence-the-blasting-dracoslayer",
    ignition(
      {
        limit: oncePerTurn,
        targets: [
          target({ from: ["monsterZone", "pendulumZone"], where: { faceUp: true, any: [{ pendulum: true }, { place: "pendulumZone" }] } })
        ]
      },
      {
        do: [destroys()],
        then: [
          {
            and: true,
            choose: [choose({ from: field2 }, { as: "back" })],
            do: [does("returnToDeck", { what: { var: "back" } }), does("shuffleDeck", { who: { ownerOf: { var: "back" } } })]
          }
        ]
      }
    ),
    ignition(
      { limit: oncePerTurn },
      {
        choose: [choose(cardsIn("mainDeck", "you", { ...monster2, groups: "Dracoslayer" }), { strict: true })],
        do: [does("specialSummon", { what: it, position: "defense", as: "came" })],
        then: [andIf(grant3(came3, "stays", { layer: "rules", gain: { rules: [{ cant: "beMaterial", by: "synchro" }] } }))]
      }
    )
  ),
  card2(
    "majester-paladin-the-ascending-dracoslayer",
    mayWhen(
      [happens("summoned", both2(itself, how("xyz")))],
      {},
      doing(inPhase("end", "all", "turnEnd", search({ ...monster2, ...pendulum })))
    ),
    ignition(
      { limit: oncePerTurn, cost: [does("detach", { what: "self", amount: 1 })] },
      {
        choose: [choose(cardsIn("extraDeck", "you", { ...monster2, ...pendulum, groups: "Dracoslayer", faceUp: true }))],
        do: [does("specialSummon", { what: it, as: "came" })],
        then: [andIf(grant3(came3, "stays", { layer: "rules", gain: { rules: [{ cant: "beMaterial", by: "xyz" }] } }))]
      }
    )
  ),
  card2(
    "patissciel-couverture",
    mayIf([happens("destroyed", itself)], { from: ["monsterZone"] }, doing(does("placeAsPendulum"))),
    ignition(
      { from: ["pendulumZone"], marks: pendulum, limit: useOncePerTurn, when: not({ exists: { ...yourScales, except: "self" } }) },
      {
        choose: [choose(cardsIn("extraDeck", "you", { ...monster2, ...pendulum, faceUp: true }))],
        do: [does("placeAsPendulum", { what: it })]
      }
    )
  ),
  card2(
    "aether-the-evil-empowering-dragon",
    mayWhen(
      [happens("summoned", both2(itself, how("normal", "tribute", "special", "pendulum")))],
      { targets: [target(monsters())] },
      doing(does("banish", { what: it }))
    ),
    ignition(
      {
        from: ["pendulumZone"],
        marks: pendulum,
        limit: oncePerTurn,
        cost: [paying("banish", cardsIn("graveyard", "you", { ...monster2, groups: "Empowered Warrior" }))],
        targets: [target({ from: field2 })]
      },
      doing(destroys())
    )
  ),
  card2(
    "dinomist-ceratops",
    {
      kind: "static",
      from: ["hand"],
      marks: { summon: "special" },
      when: both2(
        { exists: faceUpMonsters({ groups: "Dinomist" }, "you") },
        not({ exists: monsters({ faceUp: false }, "you") }),
        not({ exists: monsters({ not: { groups: "Dinomist" } }, "you") }),
        not({ exists: monsters({ names: "Dinomist Ceratops" }, "you") })
      )
    },
    guards("Dinomist")
  )
];

var detach2 = (amount3) => does("detach", { what: "self", amount: amount3 });
var destroysIt2 = andIf(destroys(eventObject));
var pointed = { from: "monsterZone", relation: { is: "pointedAt", to: "self" } };
var fusionSummoned = [happens("summoned", both2(itself, how("fusion")))];
var onlyFusion = { kind: "static", marks: { mustBe: "fusion" } };
var extraPrograms = [
  card2("junk-forward", { kind: "static", from: ["hand"], marks: { summon: "special" }, when: not({ exists: monsters({}, "you") }) }),
  card2(
    "tin-goldfish",
    mayWhen([happens("summoned", both2(itself, how("normal", "tribute")))], {}, bringing(cardsIn("hand", "you", { ...monster2, level: 4 })))
  ),
  card2(
    "fleur-synchron",
    mayIf(
      [happens("sentToGY", both2(itself, eventIs("reason", "material"), eventIs("how", "synchro")))],
      { from: ["graveyard"] },
      bringing(cardsIn("hand", "you", { ...monster2, level: { atMost: 2 } }))
    )
  ),
  card2(
    "catapult-warrior",
    ignition(
      { limit: oncePerTurn, cost: [paying("tribute", monsters({ groups: "Junk" }, "you"))] },
      doing(damage({ value: "originalAtk", of: { var: "paid" } }))
    )
  ),
  card2(
    "stardust-dragon",
    quick(
      {
        on: [answering("activated", eventIs("categories", "destroy"))],
        cost: [does("tribute", { what: "self" })],
        marks: { damageStep: "negates" }
      },
      {
        do: [does("negateActivation")],
        then: [
          andIf(destroys(eventObject)),
          {
            also: true,
            do: [
              does("later", {
                until: "turnEnd",
                ability: {
                  kind: "triggered",
                  may: true,
                  on: [happens("phase:end")],
                  clauses: [doing(does("specialSummon", { what: { became: "self" } }))]
                }
              })
            ]
          }
        ]
      }
    )
  ),
  card2(
    "black-rose-dragon",
    mayWhen([happens("summoned", both2(itself, how("synchro")))], {}, doing(destroys(all({ from: field2 })))),
    ignition(
      {
        limit: oncePerTurn,
        cost: [paying("banish", cardsIn("graveyard", "you", { races: "Plant" }))],
        targets: [target(monsters({ position: "defense" }, "opponent"))]
      },
      {
        do: [does("changePosition", { what: it, position: "attack" })],
        then: [andIf(grant3(it, "turnEnd", { layer: "stats", set: { atk: 0 } }))]
      }
    )
  ),
  card2(
    "daigusto-emeral",
    ignition({
      limit: oncePerTurn,
      cost: [detach2(1)],
      modes: {
        min: 1,
        max: 1,
        of: [
          {
            targets: [targets(3, cardsIn("graveyard", "you", monster2))],
            clauses: [
              {
                if: { exists: cardsIn("graveyard", "you", { is: it }), atLeast: 3 },
                do: [does("returnToDeck", { what: it }), does("shuffleDeck")],
                then: [doing(draw(1))]
              }
            ]
          },
          {
            targets: [target(cardsIn("graveyard", "you", { ...monster2, effectMonster: false, summonable: true }))],
            clauses: [doing(does("specialSummon", { what: it }))]
          }
        ]
      }
    })
  ),
  card2(
    "heroic-champion-excalibur",
    ignition(
      { limit: oncePerTurn, cost: [detach2(2)] },
      doing({
        ...grant3("self", "nextTurnEnd", { layer: "stats", set: { atk: { var: "double" } } }),
        let: { double: { times: [2, { value: "originalAtk", of: "self" }] } }
      })
    )
  ),
  card2(
    "dark-rebellion-xyz-dragon",
    ignition(
      { cost: [detach2(2)], targets: [target(faceUpMonsters({}, "opponent"))] },
      {
        do: [
          does("count", { name: "half", amount: { halfUp: { value: "atk", of: it } } }),
          does("count", { name: "lost", amount: { minus: [{ value: "atk", of: it }, { var: "half" }] } }),
          grant3(it, "stays", { layer: "stats", set: { atk: { var: "half" } } })
        ],
        then: [andIf(grant3("self", "stays", stats({ atk: { var: "lost" } })))]
      }
    )
  ),
  // base.23.17: the ban looks back, so that one that attacked does not activate it any more.
  card2(
    "number-11-big-eye",
    ignition(
      {
        limit: oncePerTurn,
        when: { object: "self", is: { attackedThisTurn: false } },
        cost: [detach2(1), grant3("self", "turnEnd", { layer: "rules", gain: { rules: [{ cant: "attack" }] } })],
        targets: [target(monsters({}, "opponent"))]
      },
      doing(does("takeControl", { what: it }))
    )
  ),
  card2(
    "pentestag",
    standing2({
      layer: "rules",
      of: { from: "monsterZone", of: "you", relation: { is: "linkedTo", to: "self" } },
      gain: { rules: [{ damage: "pierce" }] }
    })
  ),
  card2(
    "code-talker",
    standing2({ layer: "stats", of: "self", add: { atk: { times: [500, { count: pointed }] } } }),
    standing2({
      layer: "rules",
      of: "self",
      gain: {
        rules: [
          { cant: "beDestroyed", by: "battle" },
          { cant: "beDestroyed", by: "opponentEffect" }
        ]
      },
      if: { exists: pointed }
    })
  ),
  card2(
    "decode-talker",
    standing2({ layer: "stats", of: "self", add: { atk: { times: [500, { count: pointed }] } } }),
    quick(
      {
        on: [
          answering(
            "activated",
            both2(opponents, {
              compare: [{ countOf: { event: "targets" }, where: { controller: "you", place: [...field2] } }, "atLeast", 1]
            })
          )
        ],
        cost: [paying("tribute", { ...pointed, of: "you" })],
        marks: { damageStep: "negates" }
      },
      { do: [does("negateActivation")], then: [destroysIt2] }
    )
  ),
  card2(
    "raidraptor-force-strix",
    standing2({
      layer: "stats",
      of: "self",
      add: {
        atk: { times: [500, { count: faceUpMonsters({ races: "Winged Beast" }, "you", "self") }] },
        def: { times: [500, { count: faceUpMonsters({ races: "Winged Beast" }, "you", "self") }] }
      }
    }),
    ignition({ limit: oncePerTurn, cost: [detach2(1)] }, search({ ...monster2, level: 4, attribute: "DARK", races: "Winged Beast" }))
  ),
  card2(
    "elemental-hero-great-tornado",
    onlyFusion,
    must2(
      fusionSummoned,
      {},
      {
        forEach: faceUpMonsters({}, "opponent"),
        do: [
          {
            ...grant3("each", "stays", { layer: "stats", set: { atk: { var: "halfAtk" }, def: { var: "halfDef" } } }),
            let: { halfAtk: { halfUp: { value: "atk", of: "each" } }, halfDef: { halfUp: { value: "def", of: "each" } } }
          }
        ]
      }
    )
  ),
  card2(
    "elemental-hero-gaia",
    onlyFusion,
    must2(
      fusionSummoned,
      { targets: [target(faceUpMonsters({}, "opponent"))] },
      {
        do: [
          does("count", { name: "half", amount: { halfUp: { value: "atk", of: it } } }),
          does("count", { name: "lost", amount: { minus: [{ value: "atk", of: it }, { var: "half" }] } }),
          grant3(it, "turnEnd", { layer: "stats", set: { atk: { var: "half" } } })
        ],
        then: [andIf(grant3("self", "turnEnd", stats({ atk: { var: "lost" } })))]
      }
    )
  ),
  card2(
    "dark-paladin",
    onlyFusion,
    quick(
      {
        on: [answering("activated", both2(eventIs("act", "card"), eventIs("kinds", "spell")))],
        cost: [paying("discard", cardsIn("hand", "you"))],
        marks: { damageStep: "negates", needsSource: true }
      },
      { do: [does("negateActivation")], then: [destroysIt2] }
    ),
    standing2({
      layer: "stats",
      of: "self",
      add: {
        atk: {
          times: [
            500,
            { plus: [{ count: faceUpMonsters({ races: "Dragon" }) }, { count: cardsIn("graveyard", "all", { races: "Dragon" }) }] }
          ]
        }
      }
    })
  ),
  card2(
    "mira-the-star-bearer",
    replacing(
      "instead",
      [happens("destroyed", both2(itself, { object: "self", is: { faceUp: true } }))],
      { when: { object: "self", is: { materials: { atLeast: 1 } } } },
      { may: true, do: [detach2(1), does("cancel")] }
    ),
    standing2({
      layer: "rules",
      of: faceUpMonsters({ level: { atMost: 4 } }, "you"),
      gain: { rules: [{ cant: "beDestroyed", by: "effect" }] }
    })
  ),
  card2(
    "doublebyte-dragon",
    standing2({ layer: "stats", of: "self", add: { atk: { times: [300, { value: "materialRatings", of: "self" }] } } }),
    standing2({ layer: "reach", of: "self", gain: { unaffected: [{ by: "monster", butLink: true }] } }),
    standing2({ layer: "rules", of: "self", gain: { rules: [{ cant: "beDestroyed", by: "battle", but: { tree: { frame: "link" } } }] } })
  ),
  card2(
    "panzer-dragon",
    mayIf(
      [happens("sentToGY", both2(itself, eventIs("act", "destroyed")))],
      { from: ["graveyard"], targets: [target({ from: field2 })] },
      doing(destroys())
    )
  ),
  card2("demise-king-of-armageddon", ignition({ cost: [payLife(2e3)] }, doing(destroys(all({ from: field2, except: "self" }))))),
  card2(
    "shinato-king-of-a-higher-plane",
    must2(
      [
        happens(
          "sentToGY",
          both2(
            inBattle,
            eventIs("act", "destroyed"),
            { object: { event: "by" }, is: { is: "self" } },
            { object: { event: "was" }, is: { position: "defense" } }
          )
        )
      ],
      {},
      doing(damage({ value: "originalAtk", of: eventObject }))
    )
  ),
  card2(
    "odd-eyes-pendulum-dragon",
    standing2({
      layer: "rules",
      of: "self",
      gain: { rules: [{ damage: "dealsDouble" }] },
      if: { exists: { from: "monsterZone", relation: { is: "battling", to: "self" } } }
    }),
    {
      kind: "replacement",
      tier: "prevent",
      from: ["pendulumZone"],
      marks: { pendulum: true },
      limit: useOncePerTurn,
      on: [happens("battleDamage", { seat: "seat", is: "you" })],
      when: { exists: monsters({ fighting: true, pendulum: true }, "you") },
      clauses: [{ may: true, do: [does("cancel")] }]
    },
    mayIf(
      [happens("phase:end", { turnOf: "you" })],
      { from: ["pendulumZone"], marks: { pendulum: true }, limit: useOncePerTurn },
      { do: [destroys("self")], then: [{ ...search({ ...monster2, pendulum: true, atk: { atMost: 1500 } }), and: true }] }
    )
  ),
  card2(
    "magical-cavalry-of-cxulub",
    standing2({ layer: "reach", of: "self", gain: { unaffected: [{ by: "monster", activated: true, butPendulum: true }] } })
  ),
  card2("dinomist-pteran", mayWhen([destroysByBattle], {}, search({ groups: "Dinomist" })), guards("Dinomist"))
];

var came4 = { var: "came" };
var negatedNow = { layer: "identity", set: { negated: true } };
var onlySummons = (but) => does("grant", {
  players: "you",
  until: "turnEnd",
  modifiers: [
    { layer: "rules", players: "you", gain: { rules: [{ cant: "specialSummon", ...but === null ? {} : { but: { tree: but } } }] } }
  ]
});
var summonedOnly = (but) => ({ compare: [{ countOf: { history: "summonedSpecially", of: "you" }, where: but === null ? {} : { not: but } }, "equal", 0] });
var examplePrograms1 = [
  card2(
    "puppet-master",
    mayWhen(
      [happens("summoned", both2(itself, how("tribute")))],
      { cost: [payLife(2e3)], targets: [targets(2, cardsIn("graveyard", "you", { races: "Fiend" }))] },
      {
        do: [does("specialSummon", { what: it, as: "came" })],
        then: [{ and: true, do: [grant3(came4, "turnEnd", { layer: "rules", gain: { rules: [{ cant: "attack" }] } })] }]
      }
    )
  ),
  card2(
    "lunalight-reincarnation-dance",
    cardEffect(
      {
        on: [answering("destroyed", both2(ofEvent({ ...monster2, controller: "you", place: "monsterZone" }), either(inBattle, byEffect)))],
        limit: activateOncePerTurn,
        marks: { damageStep: "stated" }
      },
      search({ ...monster2, groups: "Lunalight" }, { min: 1, max: 2 })
    )
  ),
  card2(
    "hand-destruction",
    cardEffect(
      {
        when: both2(
          { exists: { from: "hand", of: "you", except: "self" }, atLeast: 2 },
          { compare: [{ player: "opponent", value: "hand" }, "atLeast", 2] },
          { compare: [{ player: "all", value: "mainDeck", take: "least" }, "atLeast", 2] }
        )
      },
      { forEachPlayer: "all", choose: [choose(cardsIn("hand", "each"), { min: 2, max: 2 })], do: [does("sendToGY", { what: it })] },
      { forEachPlayer: "all", do: [draw(2, "each")] }
    )
  ),
  card2(
    "raiden-hand-of-the-lightsworn",
    ignition(
      { limit: useOncePerTurn },
      {
        do: [does("mill", { amount: 2, as: "milled" })],
        then: [
          {
            if: { compare: [{ countOf: { var: "milled" }, where: { ...monster2, groups: "Lightsworn" } }, "atLeast", 1] },
            do: [grant3("self", "nextTurnEnd", stats({ atk: 200 }))]
          }
        ]
      }
    ),
    must2([inEndPhase("you")], {}, doing(does("mill", { amount: 2 })))
  ),
  card2(
    "hecatrice",
    ignition({ from: ["hand"], cost: [does("discardToGY", { what: "self" })] }, search({ names: "Valhalla, Hall of the Fallen" }))
  ),
  card2(
    "valhalla-hall-of-the-fallen",
    cardEffect({}),
    ignition(
      { when: { not: { exists: monsters({}, "you") } }, limit: oncePerTurn },
      { choose: [choose(cardsIn("hand", "you", { races: "Fairy" }))], do: [does("specialSummon", { what: it })] }
    )
  ),
  card2(
    "ghost-belle-haunted-mansion",
    quick(
      {
        from: ["hand"],
        on: [
          answering(
            "activated",
            either(
              ...["addToHand", "returnToHand", "returnToDeck", "placeOnTop", "specialSummon", "banish"].map(
                (verb2) => eventIs("categories", `${verb2}:graveyard`)
              )
            )
          )
        ],
        cost: [does("discard", { what: "self" })],
        limit: useOncePerTurn,
        marks: { damageStep: "negates" }
      },
      doing(does("negateActivation"))
    )
  ),
  card2(
    "macro-cosmos",
    cardEffect(
      {},
      {
        may: true,
        choose: [choose(cardsIn(["hand", "mainDeck"], "you", { names: "Helios - The Primordial Sun" }), { strict: true })],
        do: [does("specialSummon", { what: it })]
      }
    ),
    replacing("place", [happens("sentToGY")], {}, { do: [does("becomes", { set: { to: "banished" } })] })
  ),
  card2(
    "helios-the-primordial-sun",
    standing2({
      layer: "original",
      of: "self",
      set: {
        atk: { times: [100, { count: { from: "banished", where: { ...monster2, faceUp: true } } }] },
        def: { times: [100, { count: { from: "banished", where: { ...monster2, faceUp: true } } }] }
      }
    })
  ),
  card2(
    "smashing-ground",
    cardEffect(
      {},
      {
        choose: [choose(faceUpMonsters({ def: { atLeast: { max: faceUpMonsters({}, "opponent"), of: "def" } } }, "opponent"))],
        do: [destroys()]
      }
    )
  ),
  card2(
    "spell-power-mastery",
    cardEffect(
      { limit: activateOncePerTurn },
      {
        ...search({ groups: "Endymion" }),
        then: [
          {
            may: true,
            choose: [
              choose(
                { from: field2, of: "you", where: { faceUp: true, holds: "Spell" } },
                {
                  as: "bearers",
                  min: 1,
                  max: {
                    count: { from: [...field2, "graveyard"], of: "you", where: { names: ["Spell Power Mastery", "Spell Power Grasp"] } }
                  }
                }
              ),
              {
                as: "shares",
                divide: {
                  total: {
                    count: { from: [...field2, "graveyard"], of: "you", where: { names: ["Spell Power Mastery", "Spell Power Grasp"] } }
                  },
                  among: "bearers",
                  least: 1
                }
              }
            ],
            then: [
              {
                forEach: { from: field2, of: "you", where: { is: { var: "bearers" } } },
                do: [does("addCounters", { what: "each", kind: "Spell", amount: { part: "shares", of: "each" } })]
              }
            ]
          }
        ]
      }
    )
  ),
  card2(
    "call-of-the-haunted",
    cardEffect(
      { targets: [target(cardsIn("graveyard", "you", monster2))], marks: { bond: "called" } },
      doing(does("specialSummon", { what: it, position: "attack", note: "called" }))
    ),
    eachTime([happens("leftField", itself)], doing(destroys({ noted: "called" }))),
    eachTime([happens("destroyed", { object: { event: "object" }, is: { is: { noted: "called" } } })], doing(destroys("self")))
  ),
  card2(
    "felgrand-dragon",
    { kind: "static", marks: { summonedOnlyFrom: "graveyard", sentFrom: "field" } },
    must2(
      [happens("summoned", both2(itself, summonedSpecially, eventIs("from", "graveyard")))],
      { targets: [target(cardsIn("graveyard", "you", monster2))] },
      doing(grant3("self", "stays", stats({ atk: { times: [200, { value: "level", of: it }] } })))
    )
  ),
  card2(
    "divine-dragon-lord-felgrand",
    mayIf(
      [happens("summoned", both2(itself, summonedSpecially, eventIs("from", "graveyard")))],
      { targets: [target({ from: ["monsterZone", "graveyard"], of: "opponent", where: monster2 })] },
      {
        do: [
          does("count", {
            name: "gain",
            amount: {
              times: [
                100,
                {
                  plus: [
                    { value: "level", of: it },
                    { value: "rank", of: it }
                  ]
                }
              ]
            }
          }),
          does("banish", { what: it })
        ],
        then: [{ and: true, do: [grant3("self", "stays", stats({ atk: { var: "gain" }, def: { var: "gain" } }))] }]
      }
    ),
    mayIf(
      [happens("destroyed", both2(inBattle, { object: { event: "by" }, is: { is: "self" } }))],
      {
        targets: [
          target({
            from: "graveyard",
            of: "all",
            where: { races: "Dragon", level: [7, 8], not: { names: "Divine Dragon Lord Felgrand" } }
          })
        ]
      },
      doing(does("specialSummon", { what: it }))
    )
  ),
  card2(
    "magma-dragon",
    mayWhen(
      [happens("summoned", both2(itself, summonedSpecially))],
      {
        limit: useOncePerTurn,
        when: summonedOnly({ races: "Wyrm" }),
        cost: [onlySummons({ races: "Wyrm" })],
        targets: [target(cardsIn("graveyard", "you", { races: "Wyrm", not: { names: "Magma Dragon" } }))]
      },
      {
        do: [does("specialSummon", { what: it, position: "defense", as: "came" })],
        then: [{ and: true, do: [grant3(came4, "stays", negatedNow)] }]
      }
    )
  ),
  card2(
    "icarus-attack",
    cardEffect(
      { cost: [paying("tribute", monsters({ races: "Winged Beast" }, "you"))], targets: [targets(2, { from: field2, except: "self" })] },
      doing(destroys())
    )
  ),
  card2("compulsory-evacuation-device", cardEffect({ targets: [target(monsters())] }, doing(does("returnToHand", { what: it })))),
  card2(
    "forbidden-dress",
    cardEffect(
      { targets: [target(faceUpMonsters())], marks: { damageStep: "stats" } },
      doing(
        loses(
          it,
          "turnEnd",
          { atk: 600 },
          { layer: "rules", gain: { rules: [{ cant: "beTargeted" }, { cant: "beDestroyed", by: "effect" }] } }
        )
      )
    )
  ),
  card2(
    "r-righteous-justice",
    cardEffect(
      {},
      {
        choose: [
          choose(spellsTraps(void 0, "self"), {
            min: { count: { from: field2, of: "you", where: { faceUp: true, groups: "Elemental HERO" } } },
            max: { count: { from: field2, of: "you", where: { faceUp: true, groups: "Elemental HERO" } } },
            strict: true
          })
        ],
        do: [destroys()]
      }
    )
  ),
  card2("skill-drain", cardEffect({ cost: [payLife(1e3)] }), standing2({ of: faceUpMonsters(), ...negatedNow })),
  card2(
    "trap-stun",
    cardEffect(
      {},
      doing(
        does("grant", {
          until: "turnEnd",
          modifiers: [{ of: spellsTraps(void 0, "self", { faceUp: true, kinds: "trap" }), ...negatedNow }]
        })
      )
    )
  ),
  card2(
    "bottomless-trap-hole",
    cardEffect(
      { on: [answeringLast("summoned", ofEvent({ controller: "opponent", faceUp: true, atk: { atLeast: 1500 } }))] },
      {
        do: [does("destroy", { what: all(faceUpMonsters({ is: { event: "objects" }, atk: { atLeast: 1500 } }, "opponent")), as: "gone" })],
        then: [{ and: true, do: [does("banish", { what: { became: { var: "gone" } } })] }]
      }
    )
  ),
  card2(
    "reload",
    cardEffect(
      { when: { exists: { from: "hand", of: "you", except: "self" } } },
      {
        do: [
          does("count", { name: "n", amount: { count: { from: "hand", of: "you" } } }),
          does("returnToDeck", { what: all({ from: "hand", of: "you" }) }),
          does("shuffleDeck")
        ],
        then: [doing(draw({ var: "n" }))]
      }
    )
  ),
  card2(
    "pot-of-duality",
    cardEffect(
      {
        limit: activateOncePerTurn,
        when: both2(summonedOnly(null), { compare: [{ player: "you", value: "mainDeck" }, "atLeast", 3] }),
        cost: [onlySummons(null)]
      },
      {
        do: [does("excavate", { amount: 3, as: "dug" })],
        then: [
          {
            choose: [choose({ from: "mainDeck", of: "you", where: { is: { var: "dug" } } })],
            do: [does("addToHand", { what: it, excavated: true, show: true }), does("shuffleDeck")]
          }
        ]
      }
    )
  ),
  card2("solemn-wishes", cardEffect({}), eachTime([happens("drew", yours)], doing(gainLife(500)))),
  card2("trade-in", cardEffect({ cost: [paying("discard", cardsIn("hand", "you", { ...monster2, level: 8 }))] }, doing(draw(2)))),
  card2("imperial-iron-wall", cardEffect({}), standing2({ players: "all", layer: "rules", gain: { rules: [{ cant: "banish" }] } })),
  card2(
    "dark-magician-of-chaos",
    mayIf(
      [happens("phase:end")],
      {
        when: { object: "self", is: { cameThisTurn: true, summonedBy: ["normal", "tribute", "special"] } },
        limit: useOncePerTurn,
        targets: [target(cardsIn("graveyard", "you", { kinds: "spell" }))]
      },
      doing(does("addToHand", { what: it }))
    ),
    replacing(
      "place",
      [happens("sentToGY", both2(inBattle, { object: { event: "by" }, is: { is: "self" } }))],
      {},
      { do: [does("becomes", { set: { to: "banished" } })] }
    ),
    replacing(
      "place",
      [happens("leftField", both2(itself, { object: "self", is: { faceUp: true } }))],
      {},
      { do: [does("becomes", { set: { to: "banished" } })] }
    )
  )
];

var ownGhostrick = { groups: "Ghostrick", ...monster2, controller: "you" };
var paidForWater = both2(itself, eventIs("reason", "cost"), { object: { event: "by" }, is: { ...monster2, attribute: "WATER" } });
var bySelf2 = { object: { event: "by" }, is: { is: "self" } };
var specially = ["special", "ritual", "fusion", "synchro", "xyz", "pendulum", "link"];
var dug = { from: "mainDeck", of: "you", where: { is: { var: "dug" } } };
var examplePrograms2 = [
  // One of two things, and what it costs, is chosen as it is activated: each is an activation of its own.
  card2(
    "enemy-controller",
    cardEffect({ targets: [target(faceUpMonsters({ not: { frame: "link" } }, "opponent"))] }, doing(does("changePosition", { what: it }))),
    cardEffect(
      { cost: [paying("tribute", monsters({}, "you"))], targets: [target(faceUpMonsters({}, "opponent"))] },
      doing(does("takeControl", { what: it, until: "endPhase" }))
    )
  ),
  card2(
    "black-winged-dragon",
    replacing(
      "instead",
      [happens("damaged", both2(yours, byEffect))],
      {},
      { do: [does("instead", { do: [does("addCounters", { what: "self", kind: "Black Feather" })] })] }
    ),
    standing2({ layer: "stats", of: "self", add: { atk: { times: [-700, { value: "counters.Black Feather", of: "self" }] } } }),
    ignition(
      {
        limit: oncePerTurn,
        cost: [
          does("count", { name: "n", amount: { value: "counters.Black Feather", of: "self" } }),
          does("removeCounters", { kind: "Black Feather", amount: "all" })
        ],
        targets: [target(faceUpMonsters({}, "opponent"))]
      },
      {
        do: [
          does("count", { name: "lost", amount: { atMost: [{ value: "atk", of: it }, { times: [700, { var: "n" }] }] } }),
          grant3(it, "stays", stats({ atk: { minus: [0, { var: "lost" }] } }))
        ],
        then: [{ and: true, do: [damage({ var: "lost" })] }]
      }
    )
  ),
  card2(
    "dracocension",
    cardEffect({}),
    ignition(
      { from: ["spellTrapZone"], limit: oncePerTurn, cost: [paying("tribute", monsters({ races: "Dragon" }, "you"))] },
      {
        choose: [
          choose(cardsIn("mainDeck", "you", { races: "Wyrm", level: { equal: { value: "originalLevel", of: { var: "paid" } } } }), {
            strict: true
          })
        ],
        do: [does("specialSummon", { what: it, as: "came" })],
        then: [
          {
            and: true,
            do: [
              grant3({ var: "came" }, "stays", {
                layer: "rules",
                abilities: [
                  {
                    ...replacing(
                      "place",
                      [happens("sentToGY", both2(inBattle, bySelf2))],
                      {},
                      { do: [does("becomes", { set: { to: "mainDeck" } })] }
                    ),
                    then: [{ and: true, do: [does("shuffleDeck", { who: { ownerOf: { event: "object" } } })] }]
                  }
                ]
              })
            ]
          }
        ]
      }
    )
  ),
  card2(
    "master-pendulum-the-dracoslayer",
    ignition(
      {
        from: ["pendulumZone"],
        marks: { pendulum: true },
        limit: { uses: 1, per: "duel", scope: "object" },
        targets: [target({ from: "pendulumZone" })]
      },
      doing(destroys())
    )
  ),
  card2(
    "orea-the-sylvan-high-arbiter",
    // 4-2: one without a Level would let its player look at nothing.
    ignition(
      {
        limit: oncePerTurn,
        cost: [
          paying("sendToGY", {
            from: ["hand", "monsterZone"],
            of: "you",
            where: { races: "Plant", level: { atLeast: 1 }, any: [{ place: "hand" }, { faceUp: true }] }
          })
        ]
      },
      doing(does("orderTop", { amount: { value: "level", of: { var: "paid" } } }))
    ),
    ignition(
      {
        limit: oncePerTurn,
        cost: [does("detach", { what: "self", amount: 1 })],
        when: { compare: [{ player: "you", value: "mainDeck" }, "atLeast", 1] }
      },
      {
        choose: [{ as: "n", number: { min: 1, max: { atMost: [3, { player: "you", value: "mainDeck" }] } } }],
        do: [
          does("excavate", { amount: { var: "n" }, as: "dug" }),
          does("count", { name: "plants", amount: { countOf: { var: "dug" }, where: { races: "Plant" } } })
        ],
        then: [
          {
            if: { compare: [{ var: "plants" }, "atLeast", 1] },
            do: [does("sendToGY", { what: all({ ...dug, where: { ...dug.where, races: "Plant" } }), excavated: true })],
            then: [
              {
                choose: [choose({ from: field2, except: "self" }, { min: 0, max: { var: "plants" } })],
                do: [does("returnToHand", { what: it })]
              }
            ]
          },
          { also: true, if: { exists: dug }, do: [does("returnToDeck", { what: all(dug), at: "bottom" })] }
        ]
      }
    )
  ),
  card2(
    "ghostrick-break",
    cardEffect(
      {
        on: [
          answeringLast(
            "sentToGY",
            both2(
              eventIs("act", "destroyed"),
              { object: { event: "was" }, is: ownGhostrick },
              { compare: [{ countOf: { event: "were" }, where: ownGhostrick }, "equal", 1] },
              either(inBattle, both2(byEffect, byOpponent))
            )
          )
        ],
        targets: [
          targets(2, {
            ...cardsIn("graveyard", "you", { ...monster2, groups: "Ghostrick" }),
            except: { all: { from: "graveyard", relation: { is: "sameName", to: { event: "object" } } } }
          })
        ],
        marks: { damageStep: "stated" }
      },
      doing(does("specialSummon", { what: it, position: "faceDownDefense" }))
    )
  ),
  card2(
    "light-and-darkness-dragon",
    { kind: "static", marks: { mustBe: "never" } },
    standing2({ layer: "kinds", of: "self", set: { attribute: ["LIGHT", "DARK"] } }),
    must2(
      [happens("activated")],
      {
        limit: oncePerChain,
        marks: { quick: true, damageStep: "negates" },
        when: { object: "self", is: { atk: { atLeast: 500 }, def: { atLeast: 500 } } }
      },
      {
        if: { object: "self", is: { atk: { atLeast: 500 }, def: { atLeast: 500 } } },
        do: [grant3("self", "stays", stats({ atk: -500, def: -500 }))],
        then: [{ and: true, do: [does("negateActivation")] }]
      }
    ),
    must2(
      [happens("sentToGY", both2(itself, eventIs("act", "destroyed"), eventIs("from", "monsterZone")))],
      { from: ["graveyard"], targets: [target(cardsIn("graveyard", "you", monster2))] },
      doing(destroys(all({ from: field2, of: "you" }))),
      {
        also: true,
        do: [does("specialSummon", { what: it })]
      }
    )
  ),
  card2(
    "atlantean-dragoons",
    standing2({
      of: faceUpMonsters({ races: "Sea Serpent", level: { atMost: 3 } }, "you"),
      layer: "rules",
      gain: { rules: [{ may: "attackDirectly" }] }
    }),
    must2(
      [happens("sentToGY", paidForWater)],
      { from: ["graveyard"] },
      search({ ...monster2, races: "Sea Serpent", not: { names: "Atlantean Dragoons" } })
    )
  ),
  card2(
    "atlantean-marksman",
    mayWhen(
      [happens("battleDamage", bySelf2)],
      {},
      {
        choose: [
          choose(
            cardsIn("mainDeck", "you", {
              groups: "Atlantean",
              races: "Sea Serpent",
              level: { atMost: 4 },
              not: { names: "Atlantean Marksman" }
            }),
            { strict: true }
          )
        ],
        do: [does("specialSummon", { what: it })]
      }
    ),
    must2(
      [happens("sentToGY", paidForWater)],
      { from: ["graveyard"], targets: [target({ from: field2, of: "opponent", where: { set: true } })] },
      doing(destroys())
    )
  ),
  card2(
    "mermail-abyssmegalo",
    ignition(
      {
        from: ["hand"],
        cost: [paying("discardToGY", { ...cardsIn("hand", "you", { ...monster2, attribute: "WATER" }), except: "self" }, 2)]
      },
      doing(does("specialSummon", { what: "self" }))
    ),
    mayWhen(
      [happens("summoned", both2(itself, eventIs("byCard", "mermail-abyssmegalo")))],
      {},
      search({ kinds: ["spell", "trap"], groups: "Abyss-" })
    ),
    ignition(
      { cost: [paying("tribute", { ...faceUpMonsters({ attribute: "WATER", position: "attack" }, "you"), except: "self" })] },
      doing(grant3("self", "turnEnd", { layer: "rules", gain: { rules: [{ may: "attackTimes", n: 2 }] } }))
    )
  ),
  card2(
    "zombie-master",
    ignition(
      {
        limit: oncePerTurn,
        marks: { needsSource: true },
        cost: [paying("sendToGY", cardsIn("hand", "you", monster2))],
        targets: [target({ from: "graveyard", where: { ...monster2, races: "Zombie", level: { atMost: 4 } } })]
      },
      doing(does("specialSummon", { what: it }))
    )
  ),
  card2(
    "high-tide-on-fire-island",
    cardEffect(
      { when: { exists: faceUpMonsters({ attribute: ["WATER", "FIRE"], level: { atLeast: 7 } }, "you") } },
      {
        if: { exists: faceUpMonsters({ attribute: "WATER" }, "you") },
        choose: [
          choose(cardsIn("graveyard", "you", { ...monster2, sentThisTurn: true, paidFor: "WATER" }), {
            as: "back",
            min: {
              atMost: [
                { count: cardsIn("graveyard", "you", { ...monster2, sentThisTurn: true, paidFor: "WATER" }) },
                { player: "you", value: "freeZones" }
              ]
            },
            max: {
              atMost: [
                { count: cardsIn("graveyard", "you", { ...monster2, sentThisTurn: true, paidFor: "WATER" }) },
                { player: "you", value: "freeZones" }
              ]
            }
          })
        ],
        do: [does("specialSummon", { what: { var: "back" } })],
        then: [{ choose: [choose(monsters({}, "you"))], do: [destroys()] }]
      },
      {
        also: true,
        if: { exists: faceUpMonsters({ attribute: "FIRE" }, "you") },
        choose: [choose(monsters())],
        do: [destroys()],
        then: [{ choose: [choose(cardsIn("hand", "you"))], do: [does("discard", { what: it })] }]
      }
    )
  ),
  card2(
    "raidraptor-stranger-falcon",
    ignition(
      {
        when: { compare: [{ countOf: { under: "self" }, where: { frame: "xyz" } }, "atLeast", 1] },
        limit: oncePerTurn,
        cost: [does("detach", { what: "self", amount: 1 })],
        targets: [target(monsters({}, "opponent"))]
      },
      {
        do: [does("count", { name: "dealt", amount: { value: "originalAtk", of: it } }), destroys()],
        then: [andIf(damage({ var: "dealt" }))]
      }
    ),
    mayIf(
      [happens("sentToGY", both2(itself, eventIs("act", "destroyed"), byOpponent))],
      {
        from: ["graveyard"],
        targets: [
          target(cardsIn("graveyard", "you", { groups: "Raidraptor", frame: "xyz", not: { names: "Raidraptor - Stranger Falcon" } }))
        ]
      },
      {
        do: [does("specialSummon", { what: it, as: "came" })],
        then: [{ do: [does("attachMaterial", { what: "self", to: { var: "came" } })] }]
      }
    )
  ),
  card2(
    "scarlight-red-dragon-archfiend",
    { kind: "static", from: ["monsterZone", "graveyard"], marks: { named: "Red Dragon Archfiend" } },
    ignition(
      { limit: oncePerTurn },
      {
        do: [
          does("destroy", {
            what: all({
              ...faceUpMonsters({ effectMonster: true, summonedBy: specially, atk: { atMost: { value: "atk", of: "self" } } }),
              except: "self"
            }),
            total: "n"
          })
        ],
        then: [{ do: [damage({ times: [500, { var: "n" }] })] }]
      }
    )
  ),
  card2(
    "super-quantal-fairy-alphan",
    ignition(
      { limit: oncePerTurn, targets: [target(faceUpMonsters({ groups: "Super Quant", level: { atLeast: 1 } }, "you"))] },
      doing({
        ...grant3(all(faceUpMonsters({ level: { atLeast: 1 } }, "you")), "turnEnd", { layer: "level", set: { level: { var: "level" } } }),
        let: { level: { value: "level", of: it } }
      })
    ),
    ignition(
      {
        limit: useOncePerTurn,
        cost: [does("tribute", { what: "self" })],
        when: { compare: [{ distinct: cardsIn("mainDeck", "you", { ...monster2, groups: "Super Quant" }), of: "names" }, "atLeast", 3] }
      },
      {
        choose: [
          choose(cardsIn("mainDeck", "you", { ...monster2, groups: "Super Quant" }), {
            as: "shown",
            min: 3,
            max: 3,
            different: "names",
            strict: true
          })
        ],
        do: [does("reveal", { what: { var: "shown" } })],
        then: [
          {
            choose: [choose({ from: "mainDeck", of: "you", where: { is: { var: "shown" } } }, { by: "opponent", blind: true })],
            do: [does("sendToGY", { what: all({ from: "mainDeck", of: "you", where: { is: { var: "shown" } }, except: it }) })],
            then: [{ and: true, do: [does("specialSummon", { what: it })] }]
          }
        ]
      }
    )
  )
];

var forBoth = (from, life2) => ({ from: [from], by: "any", cost: [payLife(life2)], marks: { needsSource: true } });
var ofTurn = { untributed: true, faceUp: true, ofTurn: true };
var banned = { originalName: { noted: "declared" }, not: { is: { noted: "there" } } };
var sentOff = { is: { became: { noted: "there" } }, sentThisTurn: true };
var forbids = (...acts4) => acts4.map((cant) => ({ cant, of: { tree: banned } }));
var bothPlayersPrograms = [
  card2(
    "royal-oppression",
    cardEffect({}),
    quick(
      { ...forBoth("spellTrapZone", 800), on: [answering("summoning", summonedSpecially)] },
      { do: [does("negateSummon")], then: [andIf(destroys({ event: "objects" }))] }
    ),
    quick(
      { ...forBoth("spellTrapZone", 800), on: [answering("activated", eventIs("categories", "specialSummon"))] },
      { do: [does("negateEffect")], then: [andIf(destroys(eventObject))] }
    )
  ),
  card2(
    "mausoleum-of-the-emperor",
    cardEffect({}),
    ignition(forBoth("fieldZone", 1e3), doing(does("normalSummonNow", { ...ofTurn, where: { level: [5, 6] } }))),
    ignition(forBoth("fieldZone", 2e3), doing(does("normalSummonNow", { ...ofTurn, where: { level: { atLeast: 7 } } })))
  ),
  card2(
    "prohibition",
    cardEffect(
      { targets: [{ as: "said", name: "card" }] },
      doing(
        does("noteName", { declared: "said", name: "itsName" }),
        does("note", { what: "itsName", as: "declared" }),
        does("note", { what: all({ from: field2 }), as: "there" })
      )
    ),
    playersRule(
      "all",
      ...forbids("place", "normalSummon", "set", "flipSummon", "specialSummon", "attack", "changePosition", "useMaterial")
    ),
    playersRule("all", ...forbids("activate").map((entry2) => ({ ...entry2, but: { tree: sentOff } }))),
    standing2({ layer: "identity", of: { from: [...field2, "hand", "graveyard", "banished"], where: banned }, set: { negated: true } })
  )
];

var summoning = { event: "summoning", mark: "at" };
var negatesSummon = {
  if: { eventIs: "key", equal: "summoning" },
  do: [does("negateSummon")],
  then: [{ and: true, do: [does("destroy", { what: { event: "objects" } })] }]
};
var firstPrograms = [
  card2("dark-hole", cardEffect({}, doing(does("destroy", { what: all(monsters()) })))),
  card2("raigeki", cardEffect({}, doing(does("destroy", { what: all(monsters({}, "opponent")) })))),
  card2("pot-of-greed", cardEffect({}, doing(draw(2)))),
  card2(
    "monster-reborn",
    cardEffect({ targets: [target(cardsIn("graveyard", "all", { kinds: "monster" }))] }, doing(does("specialSummon", { what: it })))
  ),
  card2("mystical-space-typhoon", cardEffect({ targets: [target(spellsTraps(void 0, "self"))] }, doing(does("destroy", { what: it })))),
  card2("heavy-storm", cardEffect({}, doing(does("destroy", { what: all(spellsTraps(void 0, "self")) })))),
  card2(
    "book-of-moon",
    cardEffect({ targets: [target(faceUpMonsters({ not: { frame: "link" }, token: false }))] }, doing(does("turnFaceDown", { what: it })))
  ),
  card2(
    "solemn-judgment",
    cardEffect(
      {
        on: [summoning, { event: "activated", mark: "at", if: { eventIs: "act", equal: "card" } }],
        cost: [does("payLife", { half: true })]
      },
      negatesSummon,
      {
        if: { eventIs: "key", equal: "activated" },
        do: [does("negateActivation")],
        then: [{ and: true, do: [does("destroy", { what: eventObject })] }]
      }
    )
  ),
  card2(
    "mirror-force",
    cardEffect(
      { on: [{ event: "attackDeclared", mark: "at", last: true, if: opponents }] },
      doing(does("destroy", { what: all(faceUpMonsters({ position: "attack" }, "opponent")) }))
    )
  ),
  card2(
    "sangan",
    must2(
      [{ event: "sentToGY", if: { all: [itself, { eventIs: "from", equal: "monsterZone" }] } }],
      { from: ["graveyard"], limit: { uses: 1, per: "turn", scope: "name" } },
      {
        choose: [choose(cardsIn("mainDeck", "you", { kinds: "monster", atk: { atMost: 1500 } }), { strict: true })],
        do: [does("noteName", { what: it, name: "called" }), does("addToHand", { what: it, show: true }), noMore("called")]
      }
    )
  ),
  card2("man-eater-bug", flip({ targets: [target(monsters())] }, doing(does("destroy", { what: it })))),
  card2(
    "mask-of-darkness",
    flip({ targets: [target(cardsIn("graveyard", "you", { kinds: "trap" }))] }, doing(does("addToHand", { what: it })))
  )
];

var looksAtThree = does("orderTop", { amount: 3 });
var movePrograms = [
  card2(
    "jirai-gumo",
    must2(
      [happens("attackDeclared", itself)],
      {},
      {
        choose: [{ as: "call", oneOf: ["heads", "tails"] }],
        do: [does("tossCoin", { call: "call", name: "right" })],
        then: [
          {
            if: { compare: [{ var: "right" }, "equal", 0] },
            do: [does("loseLife", { amount: { half: { player: "you", value: "life" } } })]
          }
        ]
      }
    )
  ),
  card2(
    "loss-time",
    cardEffect(
      { limit: activateOncePerTurn, when: { compare: [{ player: "opponent", value: "life" }, "atLeast", 4e3] } },
      {
        if: { compare: [{ player: "opponent", value: "life" }, "atLeast", 4e3] },
        do: [does("setLife", { amount: { minus: [{ player: "opponent", value: "life" }, 1e3] } })]
      }
    )
  ),
  card2(
    "trancefamiliar",
    ignition(
      {
        limit: oncePerTurn,
        when: { compare: [{ player: "you", value: "freeZones" }, "atLeast", 1] },
        targets: [target(monsters({}, "you"))]
      },
      doing(does("moveZone", { what: it }))
    )
  ),
  card2(
    "pendulum-treasure",
    cardEffect(
      { limit: activateOncePerTurn },
      {
        choose: [choose(cardsIn("mainDeck", "you", { ...monster2, pendulum: true }), { strict: true })],
        do: [does("toExtraDeck", { what: it })]
      }
    )
  ),
  card2("spellbook-organization", cardEffect({}, doing(looksAtThree))),
  card2("fruits-of-kozakys-studies", cardEffect({}, doing(looksAtThree))),
  card2(
    "one-time-passcode",
    cardEffect({ limit: activateOncePerTurn }, doing(does("createTokens", { token: "token:security", amount: 1, position: "defense" })))
  ),
  card2(
    "xyz-import",
    cardEffect(
      {
        limit: activateOncePerTurn,
        targets: [
          target(faceUpMonsters({ frame: "xyz" }, "you")),
          target(faceUpMonsters({ token: false, atk: { atMost: { value: "atk", of: it } } }, "opponent"), { as: "theirs" })
        ]
      },
      doing(does("attachMaterial", { what: { var: "theirs" }, to: it }))
    )
  ),
  card2(
    "skull-meister",
    quick(
      {
        from: ["hand"],
        on: [answering("activated", both2(opponents, eventIs("place", "graveyard")))],
        cost: [does("sendToGY", { what: "self" })]
      },
      doing(does("negateEffect"))
    )
  ),
  card2(
    "sword-of-deep-seated",
    cardEffect({ targets: [target(faceUpMonsters())] }, doing(does("equip", { what: "self", to: it }))),
    standing2({ layer: "stats", of: "host", add: { atk: 500, def: 500 } }),
    must2([happens("sentToGY", itself)], { from: ["graveyard"] }, doing(does("placeOnTop", { what: "self" })))
  )
];

var ghostricks = { ...monster2, groups: "Ghostrick" };
var onlyBesideGhostricks = {
  kind: "static",
  from: ["hand"],
  marks: { noNormalSummon: true },
  when: not({ exists: faceUpMonsters({ groups: "Ghostrick" }, "you") })
};
var hides = ignition({ limit: oncePerTurn }, doing(does("turnFaceDown", { what: "self" })));
var superQuants = { ...monster2, groups: "Super Quant" };
var arrives = happens("summoned", both2(itself, how("normal", "tribute", "special")));
var fallen = happens("sentToGY", itself);
var dug2 = { from: "mainDeck", of: "you", where: { is: { var: "dug" } } };
var specially2 = ["special", "ritual", "fusion", "synchro", "xyz", "pendulum", "link"];
var came5 = { var: "came" };
var turnedUp = happens("flipped", itself);
var hidden = monsters({ faceUp: false, position: "defense" }, "you");
var fromHandFaceDown = does("specialSummon", { what: "self", position: "faceDownDefense" });
var seriesPrograms = [
  card2(
    "ghostrick-lantern",
    onlyBesideGhostricks,
    hides,
    mayWhen(
      [
        happens("attackDeclared", both2({ seat: "seat", is: "opponent" }, eventIs("direct", true))),
        happens("attackTargeted", { object: { event: "object" }, is: { groups: "Ghostrick", controller: "you" } })
      ],
      { from: ["hand"] },
      {
        do: [does("negateAttack")],
        then: [andIf(fromHandFaceDown)]
      }
    )
  ),
  card2(
    "ghostrick-specter",
    onlyBesideGhostricks,
    hides,
    mayWhen(
      [
        happens(
          "sentToGY",
          both2(
            eventIs("act", "destroyed"),
            { object: { event: "was" }, is: ghostricks },
            { object: { event: "object" }, is: { owner: "you" } },
            either(both2(inBattle, { turnOf: "opponent" }), both2(eventIs("reason", "effect"), byOpponent))
          )
        )
      ],
      { from: ["hand"], marks: { damageStep: "stated" } },
      { do: [fromHandFaceDown], then: [andIf(does("draw", { amount: 1 }))] }
    )
  ),
  card2(
    "ghostrick-warwolf",
    onlyBesideGhostricks,
    hides,
    must2([turnedUp], { limit: useOncePerTurn }, doing(damage({ times: [100, { count: { from: field2, where: { set: true } } }] })))
  ),
  card2(
    "ghostrick-yeti",
    onlyBesideGhostricks,
    hides,
    mayWhen(
      [turnedUp],
      { targets: [target(faceUpMonsters({ groups: "Ghostrick" }))] },
      doing(grant3(it, "turnEnd", cannotBe({ cant: "beDestroyed", by: "battle" }, { cant: "beDestroyed", by: "effect" })))
    )
  ),
  card2(
    "ghostrick-scare",
    cardEffect(
      { targets: [target(hidden, { min: 1, max: { count: hidden } })] },
      {
        do: [
          does("flipFaceUp", { what: it, position: "defense" }),
          does("count", { name: "seen", amount: { countOf: it, where: { groups: "Ghostrick" } } })
        ],
        then: [
          {
            and: true,
            if: { compare: [{ var: "seen" }, "atLeast", 1] },
            choose: [
              choose(faceUpMonsters({ not: { frame: "link" }, token: false }, "opponent"), {
                as: "frightened",
                min: 1,
                max: { var: "seen" }
              })
            ],
            do: [does("turnFaceDown", { what: { var: "frightened" } })]
          }
        ]
      }
    )
  ),
  card2(
    "lunalight-gold-leo",
    mayIf(
      [happens("summoned", both2(itself, how("normal", "tribute", "special")))],
      { limit: useOncePerTurn },
      {
        ...search({ ...monster2, groups: "Lunalight", not: { names: "Lunalight Gold Leo" } }),
        then: [{ choose: [choose(cardsIn("hand", "you"), { as: "thrown" })], do: [does("discard", { what: { var: "thrown" } })] }]
      }
    ),
    mayIf(
      [happens("sentToGY", { object: { event: "object" }, is: { ...monster2, groups: "Lunalight", owner: "you" } })],
      {
        limit: useOncePerTurn,
        marks: { damageStep: "stated" },
        targets: [target(cardsIn("graveyard", "you", { ...monster2, groups: "Lunalight", is: { event: "objects" } }))]
      },
      doing(does("addToHand", { what: it }))
    )
  ),
  card2(
    "lunalight-silver-hound",
    mayIf(
      [happens("sentToGY", both2(itself, eventIs("reason", "effect")))],
      { from: ["graveyard"], limit: useOncePerTurn },
      {
        choose: [
          choose(cardsIn("mainDeck", "you", { ...monster2, groups: "Lunalight", not: { names: "Lunalight Silver Hound" } }), {
            strict: true
          })
        ],
        do: [does("specialSummon", { what: it, as: "came" })],
        then: [
          andIf(
            does("grant", {
              players: "you",
              until: "stays",
              modifiers: [
                {
                  layer: "rules",
                  players: "you",
                  if: { exists: faceUpMonsters({ is: came5 }, "you") },
                  gain: {
                    rules: [{ cant: "specialSummon", of: { tree: { place: "extraDeck" } }, but: { tree: { groups: "Lunalight" } } }]
                  }
                }
              ]
            })
          )
        ]
      }
    ),
    {
      kind: "activated",
      from: ["graveyard"],
      limit: useOncePerTurn,
      on: [
        {
          event: "activated",
          mark: "at",
          last: true,
          if: both2(
            either(eventIs("kinds", "spell"), eventIs("kinds", "trap")),
            either(...[...spellTrapPlaces, "monsterZone"].map((place3) => eventIs("place", place3)))
          )
        }
      ],
      marks: { quick: true, damageStep: "negates" },
      cost: [does("banish", { what: "self" }), paying("banish", cardsIn("graveyard", "you", { groups: "Lunalight", frame: "fusion" }))],
      clauses: [doing(does("negateActivation"))]
    }
  ),
  card2(
    "super-quantum-blue-layer",
    mayWhen([arrives], { limit: useOncePerTurn }, search({ groups: "Super Quant", not: { names: "Super Quantum Blue Layer" } })),
    mayIf(
      [fallen],
      {
        from: ["graveyard"],
        limit: useOncePerTurn,
        targets: [target(cardsIn("graveyard", "you", { groups: "Super Quant" }), { min: 1, max: 3 })]
      },
      doing(does("returnToDeck", { what: it }), does("shuffleDeck"))
    )
  ),
  card2(
    "super-quantum-white-layer",
    ignition(
      {
        from: ["hand"],
        limit: useOncePerTurn,
        cost: [
          paying("sendToGY", {
            from: ["hand", "monsterZone"],
            of: "you",
            where: { ...superQuants, not: { attribute: "LIGHT" }, any: [{ place: "hand" }, { faceUp: true }] }
          })
        ]
      },
      doing(does("specialSummon", { what: "self", position: "defense" }))
    ),
    mayWhen(
      [arrives],
      { limit: useOncePerTurn },
      {
        choose: [choose(cardsIn("mainDeck", "you", superQuants), { strict: true })],
        do: [
          does("noteName", { what: it, attribute: "itsAttribute" }),
          does("count", { name: "itsLevel", amount: { value: "level", of: it } }),
          does("sendToGY", { what: it })
        ],
        then: [
          andIf(
            grant3(
              "self",
              "stays",
              { layer: "kinds", set: { attribute: { var: "itsAttribute" } } },
              { layer: "level", set: { level: { var: "itsLevel" } } }
            )
          )
        ]
      }
    ),
    mayIf(
      [fallen],
      { from: ["graveyard"], limit: useOncePerTurn },
      {
        choose: [choose(cardsIn(["mainDeck", "graveyard"], "you", { names: "Super Quantal Fairy Alphan" }), { strict: true })],
        do: [does("addToHand", { what: it, show: true })]
      }
    )
  ),
  card2(
    "super-quantum-black-layer",
    quick(
      {
        from: ["hand"],
        on: [answering("activated", both2(opponents, eventIs("act", "effect"), eventIs("kinds", "monster")))],
        limit: useOncePerTurn,
        when: both2(hasRoom, { object: "self", is: { summonable: true } })
      },
      {
        ...picking({ ...cardsIn("hand", "you"), except: "self" }, does("discard", { what: { var: "thrown" } }), { as: "thrown" }),
        then: [andIf(does("specialSummon", { what: "self" }))]
      }
    ),
    mayIf(
      [happens("summoned", both2(itself, summonedSpecially))],
      { limit: useOncePerTurn },
      {
        choose: [choose(cardsIn("extraDeck", "you", { groups: "Super Quantal Mech Beast", frame: "xyz" }), { strict: true })],
        do: [does("specialSummon", { what: it, how: "xyz", using: "self", as: "came" })],
        then: [
          {
            and: true,
            choose: [choose(cardsIn("graveyard", "you", superQuants), { as: "joined" })],
            do: [does("attachMaterial", { what: { var: "joined" }, to: came5 })]
          }
        ]
      }
    ),
    mayIf([fallen], { from: ["graveyard"], limit: useOncePerTurn }, search({ groups: "Super Quant", kinds: "spell" }))
  ),
  card2(
    "sylvan-bladefender",
    mayWhen(
      [
        happens(
          "sentToGY",
          both2(inBattle, eventIs("act", "destroyed"), bySelf, { object: { event: "was" }, is: { controller: "opponent" } })
        )
      ],
      {},
      {
        do: [does("excavate", { amount: 1, as: "dug" })],
        then: [
          {
            if: { exists: { ...dug2, where: { ...dug2.where, races: "Plant" } } },
            do: [does("sendToGY", { what: all(dug2), excavated: true })],
            otherwise: [doing(does("returnToDeck", { what: all(dug2), at: "bottom" }))]
          }
        ]
      }
    ),
    mayIf(
      [happens("sentToGY", both2(itself, eventIs("reason", "effect"), eventIs("excavated", true)))],
      { from: ["graveyard"] },
      doing(does("addToHand", { what: "self" }))
    )
  ),
  card2(
    "raidraptor-rise-falcon",
    itsRule({ may: "attackEach", of: { tree: { summonedBy: specially2 } } }),
    ignition(
      {
        limit: oncePerTurn,
        cost: [does("detach", { what: "self", amount: 1 })],
        targets: [target(faceUpMonsters({ summonedBy: specially2 }, "opponent"))]
      },
      doing({ ...grant3("self", "stays", stats({ atk: { var: "gain" } })), let: { gain: { value: "atk", of: it } } })
    )
  ),
  card2(
    "fabled-raven",
    ignition(
      { limit: oncePerTurn },
      {
        choose: [choose(cardsIn("hand", "you"), { as: "thrown", min: 1, max: 60 })],
        do: [does("discard", { what: { var: "thrown" }, total: "n" })],
        then: [
          andIf(grant3("self", "turnEnd", { layer: "level", add: { level: { var: "n" } } }, stats({ atk: { times: [400, { var: "n" }] } })))
        ]
      }
    )
  ),
  card2(
    "stygian-security",
    must2(
      [happens("sentToGY", both2(itself, inBattle, eventIs("act", "destroyed")))],
      { from: ["graveyard"] },
      bringing(cardsIn("mainDeck", "you", { ...monster2, races: "Fiend", level: 1 }))
    )
  ),
  card2(
    "genni-the-maid-of-endymion",
    ignition(
      { from: ["hand"], limit: useOncePerTurn, when: { exists: faceUpMonsters({ races: "Spellcaster" }, "you") } },
      doing(does("specialSummon", { what: "self" }))
    ),
    {
      kind: "activated",
      limit: useOncePerTurn,
      marks: { quick: true },
      when: { phase: ["main1", "main2"] },
      targets: [target(faceUpMonsters({ races: "Spellcaster" }, "you"))],
      clauses: [
        {
          do: [does("banish", { what: it })],
          then: [
            {
              and: true,
              ...bringing(
                cardsIn("mainDeck", "you", { ...monster2, groups: "Witchcrafter", not: { names: "Genni, the Maid of Endymion" } })
              )
            }
          ]
        }
      ]
    }
  )
];

var itsRule3 = (entry2) => standing2({ layer: "rules", of: "self", gain: { rules: [entry2] } });
var gain = (of, atk, def) => ({
  layer: "stats",
  of,
  add: def === void 0 ? { atk } : { atk, def }
});
var minus = (amount3) => -amount3;
var times = (each, of) => ({ times: [each, of] });
var typeField = (id, raised, lowered3) => card2(
  id,
  cardEffect({}),
  standing2(
    gain(faceUpMonsters({ races: raised }, "all"), 200, 200),
    gain(faceUpMonsters({ races: lowered3 }, "all"), minus(200), minus(200))
  )
);
var standingPrograms = [
  card2("jinzo-7", itsRule3({ may: "attackDirectly" })),
  card2("hayabusa-knight", itsRule3({ may: "attackTimes", n: 2 })),
  card2("elemental-hero-bladedge", itsRule3({ damage: "pierce" })),
  card2(
    "atlantean-attack-squad",
    standing2({ ...gain("self", 800), if: { exists: faceUpMonsters({ races: ["Fish", "Sea Serpent", "Aqua"] }, "you", "self") } })
  ),
  card2("harpie-lady-1", standing2(gain(faceUpMonsters({ attribute: "WIND" }, "all"), 300))),
  card2("top-runner", standing2(gain(faceUpMonsters({ frame: "synchro" }, "you"), 600))),
  card2(
    "buster-blader",
    standing2(
      gain(
        "self",
        times(500, {
          plus: [
            { count: faceUpMonsters({ races: "Dragon" }, "opponent") },
            { count: cardsIn("graveyard", "opponent", { races: "Dragon" }) }
          ]
        })
      )
    )
  ),
  card2(
    "dark-magician-girl",
    standing2(gain("self", times(300, { count: cardsIn("graveyard", "all", { names: ["Dark Magician", "Magician of Black Chaos"] }) })))
  ),
  typeField("umi", ["Fish", "Sea Serpent", "Thunder", "Aqua"], ["Machine", "Pyro"]),
  typeField("yami", ["Fiend", "Spellcaster"], ["Fairy"])
];

var inPlay = ["monsterZone"];
var none8 = (of) => ({ not: { exists: monsters({}, of) } });
var specialSummoning = (condition2) => ({
  event: "summoning",
  mark: "at",
  if: { all: [{ eventIs: "special", equal: true }, condition2] }
});
var summonPrograms = [
  card2("cyber-dragon", {
    kind: "static",
    from: ["hand"],
    marks: { summon: "special" },
    when: { all: [none8("you"), { not: none8("opponent") }] }
  }),
  card2(
    "gauntlet-launcher",
    ignition({ cost: [does("detach")], targets: [target(monsters({}, "opponent"))] }, doing(does("destroy", { what: it })))
  ),
  card2(
    "steelswarm-roach",
    quick(
      { on: [specialSummoning({ object: { event: "object" }, is: { level: { atLeast: 5 } } })], cost: [does("detach")] },
      { do: [does("negateSummon")], then: [{ and: true, do: [does("destroy", { what: { event: "objects" } })] }] }
    )
  ),
  card2(
    "kaiser-sea-horse",
    standing2({ layer: "rules", of: "self", gain: { rules: [{ may: "countAsTwoTributes", of: { tree: { attribute: "LIGHT" } } }] } })
  ),
  card2(
    "link-spider",
    ignition(
      { limit: { uses: 1, per: "turn", scope: "object" } },
      {
        choose: [choose(cardsIn("hand", "you", { normalMonster: true, level: { atMost: 4 } }), { strict: true })],
        do: [does("specialSummon", { what: it, pointedBy: "self" })]
      }
    )
  ),
  card2(
    "missus-radiant",
    standing2(
      { layer: "stats", of: { from: "monsterZone", where: { faceUp: true, attribute: "EARTH" } }, add: { atk: 500, def: 500 } },
      { layer: "stats", of: { from: "monsterZone", where: { faceUp: true, attribute: "WIND" } }, add: { atk: -400, def: -400 } }
    ),
    mayIf(
      [
        {
          event: "destroyed",
          if: {
            all: [
              itself,
              {
                any: [
                  { eventIs: "reason", equal: "battle" },
                  { eventIs: "reason", equal: "effect" }
                ]
              }
            ]
          }
        }
      ],
      {
        from: inPlay,
        limit: { uses: 1, per: "turn", scope: "name" },
        targets: [target(cardsIn("graveyard", "you", { kinds: "monster", attribute: "EARTH" }))]
      },
      doing(does("addToHand", { what: it }))
    )
  ),
  card2(
    "archlord-kristya",
    {
      kind: "static",
      from: ["hand"],
      marks: { summon: "special" },
      when: { compare: [{ count: cardsIn("graveyard", "you", { races: "Fairy" }) }, "equal", 4] }
    },
    must2(
      [happens("summoned", both2(itself, eventIs("how", "special"), eventIs("reason", "rule")))],
      { targets: [target(cardsIn("graveyard", "you", { races: "Fairy" }))] },
      doing(does("addToHand", { what: it }))
    ),
    playersRule("all", { cant: "specialSummon" }),
    replacing(
      "place",
      [happens("sentToGY", both2(itself, { object: "self", is: { faceUp: true, place: [...field2] } }))],
      {},
      { do: [does("becomes", { set: { to: "mainDeck", at: "top" } })] }
    )
  ),
  card2("the-tricky", {
    kind: "static",
    from: ["hand"],
    marks: { summon: "special" },
    cost: [{ verb: "discard", choose: { as: "paid", from: { from: "hand", of: "you", except: "self" } } }]
  }),
  card2(
    "horn-of-heaven",
    cardEffect(
      { on: [answering("summoning")], cost: [paying("tribute", monsters({}, "you"))] },
      { do: [does("negateSummon")], then: [{ and: true, do: [does("destroy", { what: { event: "objects" } })] }] }
    )
  )
];

var token = (id, en, zh, attribute, race, level, atk, def) => ({
  id: `token:${id}`,
  names: { en, zh },
  printed: asPrinted2({ kind: "monster", frame: "normal", effect: false, marks: [], groups: [], attribute, race, level, atk, def }),
  abilities: []
});
var tokens = [
  token("sheep", "Sheep Token", "羊衍生物", "EARTH", "Beast", 1, 0, 0),
  token("security", "Security Token", "保安衍生物", "LIGHT", "Cyberse", 4, 2e3, 2e3)
];

var vanillaMonsters = Object.keys(cardFacts).filter((id) => needsNoProgram(cardFacts[id])).map((id) => withProgram(id, []));

var catalogue = [
  ...vanillaMonsters,
  ...firstPrograms,
  ...summonPrograms,
  ...artPrograms,
  ...classicPrograms,
  ...examplePrograms1,
  ...examplePrograms2,
  ...standingPrograms,
  ...battlerPrograms,
  ...actPrograms,
  ...movePrograms,
  ...magicianPrograms,
  ...seriesPrograms,
  ...classicPrograms2,
  ...extraPrograms,
  ...deckPrograms,
  ...bothPlayersPrograms,
  ...tokens
];

var deckParts = ["main", "extra", "side"];
var partsOf3 = (make) => ({
  main: make("main"),
  extra: make("extra"),
  side: make("side")
});
var readDeck = (deck) => readDeckParts(deck, deckParts);
var prefix = "passcode:";
function passcodeOfEntry(entry2) {
  const digits = entry2.startsWith(prefix) ? entry2.slice(prefix.length) : "";
  return /^\d{1,10}$/.test(digits) && Number(digits) <= 4294967295 ? Number(digits) : null;
}
function indexCards2(cards2) {
  const byId2 = /* @__PURE__ */ new Map();
  const byPasscode = /* @__PURE__ */ new Map();
  const others2 = /* @__PURE__ */ new Map();
  const byName2 = /* @__PURE__ */ new Map();
  for (const card5 of cards2) {
    const { passcode, otherPasscodes } = card5.printed;
    if (typeof passcode !== "number") continue;
    byId2.set(card5.id, card5);
    byPasscode.set(passcode, card5);
    if (Array.isArray(otherPasscodes)) for (const other3 of otherPasscodes) others2.set(other3, card5);
    for (const name of [card5.id, card5.names.zh, card5.names.en]) byName2.set(looseName(name), card5.id);
  }
  const at = (passcode) => byPasscode.get(passcode) ?? others2.get(passcode) ?? null;
  return {
    cards: cards2,
    card: (entry2) => byId2.get(entry2) ?? at(passcodeOfEntry(entry2)),
    entry: (passcode) => byPasscode.get(passcode)?.id ?? `${prefix}${passcode}`,
    passcode: (entry2) => byId2.get(entry2)?.printed.passcode ?? passcodeOfEntry(entry2),
    named: (name) => byName2.get(looseName(name)) ?? null
  };
}
function resolveDeck(deck, index) {
  const parts = partsOf3((part) => deck[part].map((entry2) => index.card(entry2)?.id ?? ""));
  return deckParts.some((part) => parts[part].includes("")) ? null : parts;
}

var list = (counts2) => Object.entries(counts2).flatMap(([card5, count]) => Array.from({ length: count }, () => card5));
var preset = (id, en, zh, main2, extra, side) => ({
  id,
  names: { en, zh },
  deck: { main: list(main2), extra: list(extra), side: list(side) }
});
var classic = preset(
  "classic",
  "Classic Beatdown",
  "经典对决",
  {
    "summoned-skull": 3,
    "blue-eyes-white-dragon": 1,
    "7-colored-fish": 3,
    "insect-knight": 3,
    "neo-the-magic-swordsman": 2,
    sangan: 1,
    "d-d-warrior-lady": 1,
    "spirit-reaper": 1,
    "man-eater-bug": 1,
    "mask-of-darkness": 1,
    jinzo: 1,
    "dark-hole": 1,
    raigeki: 1,
    "monster-reborn": 1,
    "harpies-feather-duster": 1,
    "heavy-storm": 1,
    "mystical-space-typhoon": 2,
    "change-of-heart": 1,
    "swords-of-revealing-light": 1,
    "book-of-moon": 2,
    fissure: 1,
    "smashing-ground": 2,
    "mirror-force": 1,
    "sakuretsu-armor": 2,
    "call-of-the-haunted": 1,
    "torrential-tribute": 1,
    "trap-hole": 1,
    "solemn-judgment": 1,
    "dust-tornado": 1
  },
  {},
  {
    "kycoo-the-ghost-destroyer": 1,
    "mystic-tomato": 2,
    "exarion-universe": 1,
    "white-ninja": 1,
    "tribute-to-the-doomed": 1,
    "rush-recklessly": 2,
    waboku: 2,
    scapegoat: 1,
    "level-limit-area-b": 1,
    "magic-cylinder": 1,
    "ring-of-destruction": 1,
    "trap-jammer": 1
  }
);
var links = preset(
  "links",
  "Synchro, Xyz, Link",
  "同调・超量・连接",
  {
    "cyber-dragon": 3,
    "junk-forward": 3,
    "tin-goldfish": 3,
    "card-trooper": 1,
    "genex-controller": 2,
    "angel-trumpeter": 3,
    "fleur-synchron": 2,
    "effect-veiler": 1,
    "ash-blossom-joyous-spring": 2,
    digitron: 3,
    "the-tricky": 1,
    "mystical-space-typhoon": 2,
    "monster-reborn": 1,
    "reinforcement-of-the-army": 1,
    "foolish-burial": 1,
    "forbidden-lance": 2,
    "brain-control": 1,
    "dark-hole": 1,
    "bottomless-trap-hole": 2,
    "mirror-force": 1,
    "solemn-warning": 2,
    "compulsory-evacuation-device": 2
  },
  {
    "scrap-archfiend": 1,
    "stardust-dragon": 1,
    "black-rose-dragon": 1,
    "catapult-warrior": 1,
    "brionac-dragon-of-the-ice-barrier": 1,
    "number-39-utopia": 1,
    "daigusto-emeral": 1,
    "steelswarm-roach": 1,
    "number-17-leviathan-dragon": 1,
    "link-spider": 1,
    lanphorhynchus: 1,
    "code-talker": 1,
    "decode-talker": 1,
    "missus-radiant": 1,
    "berserker-of-the-tenyi": 1
  },
  {
    "kycoo-the-ghost-destroyer": 2,
    "dust-tornado": 2,
    "book-of-moon": 2,
    "torrential-tribute": 1,
    "dark-honest": 1,
    "gem-merchant": 1,
    "battle-fader": 2,
    "dimensional-fissure": 1,
    "trap-jammer": 1,
    "messenger-of-peace": 1,
    waboku: 1
  }
);
var arts = preset(
  "arts",
  "Ritual, Fusion, Pendulum",
  "仪式・融合・灵摆",
  {
    "zera-the-mant": 1,
    "dark-master-zorc": 2,
    "elemental-hero-sparkman": 2,
    "elemental-hero-clayman": 2,
    "elemental-hero-bubbleman": 3,
    "foucaults-cannon": 2,
    lancephorhynchus: 3,
    mandragon: 2,
    "odd-eyes-pendulum-dragon": 2,
    "timegazer-magician": 1,
    magicalibra: 2,
    "magical-cavalry-of-cxulub": 1,
    polymerization: 3,
    "miracle-fusion": 2,
    "fusion-recovery": 1,
    "contract-with-the-abyss": 2,
    "advanced-ritual-art": 2,
    "mystical-space-typhoon": 2,
    "call-of-the-haunted": 1,
    "dust-tornado": 1,
    "mirror-force": 1,
    reinforcements: 1,
    waboku: 1
  },
  {
    "elemental-hero-mudballman": 2,
    "elemental-hero-great-tornado": 2,
    "elemental-hero-gaia": 2,
    "ignister-prominence-the-blasting-dracoslayer": 1,
    "majester-paladin-the-ascending-dracoslayer": 1,
    "patissciel-couverture": 1,
    "black-rose-dragon": 1,
    "daigusto-emeral": 1,
    "number-39-utopia": 1,
    "link-spider": 1,
    "missus-radiant": 1,
    lanphorhynchus: 1
  },
  {
    "demise-king-of-armageddon": 1,
    "end-of-the-world": 1,
    "shinato-king-of-a-higher-plane": 1,
    "shinatos-ark": 1,
    "elemental-hero-bladedge": 2,
    skyscraper: 2,
    "book-of-moon": 2,
    "torrential-tribute": 1,
    "solemn-judgment": 1,
    "burial-from-a-different-dimension": 1,
    "kycoo-the-ghost-destroyer": 2
  }
);
var presets = [classic, links, arts];
function playablePresets(cards2) {
  const known9 = new Set(cards2.map(({ id }) => id));
  return presets.filter(({ deck }) => deckParts.every((part) => deck[part].every((card5) => known9.has(card5))));
}

var steel = preset(
  "steel",
  "Stone and Steel",
  "岩与钢",
  {
    "insect-knight": 3,
    "gil-garth": 2,
    "warrior-dai-grepher": 2,
    "x-head-cannon": 2,
    "genex-controller": 2,
    "angel-trumpeter": 3,
    "battle-ox": 2,
    "cyber-dragon": 2,
    "giant-rat": 2,
    "man-eater-bug": 1,
    sangan: 1,
    "raiden-hand-of-the-lightsworn": 1,
    "dark-hole": 1,
    raigeki: 1,
    "monster-reborn": 1,
    "harpies-feather-duster": 1,
    "mystical-space-typhoon": 2,
    "smashing-ground": 1,
    "enemy-controller": 1,
    "rush-recklessly": 1,
    "mage-power": 1,
    "mirror-force": 1,
    "sakuretsu-armor": 2,
    "torrential-tribute": 1,
    "call-of-the-haunted": 1,
    "solemn-judgment": 1,
    "bottomless-trap-hole": 1
  },
  {
    "scrap-archfiend": 2,
    "black-winged-dragon": 1,
    "scarlight-red-dragon-archfiend": 1,
    "steelswarm-roach": 2,
    "link-spider": 2,
    "missus-radiant": 2,
    lanphorhynchus: 1
  },
  { "hayabusa-knight": 3, "trap-stun": 2, "dimensional-fissure": 2, "book-of-moon": 2 }
);
var tide = preset(
  "tide",
  "Tide and Pendulum",
  "潮汐与灵摆",
  {
    "7-colored-fish": 3,
    "atlantean-dragoons": 3,
    "atlantean-marksman": 2,
    "mermail-abyssmegalo": 3,
    "mermail-abysshilde": 2,
    "deep-sea-diva": 2,
    "atlantean-attack-squad": 2,
    "kaiser-sea-horse": 1,
    "foucaults-cannon": 2,
    lancephorhynchus: 2,
    mandragon: 1,
    "dark-hole": 1,
    raigeki: 1,
    "monster-reborn": 1,
    "harpies-feather-duster": 1,
    "mystical-space-typhoon": 2,
    "book-of-moon": 1,
    "smashing-ground": 1,
    umi: 1,
    "mirror-force": 1,
    "dimensional-prison": 2,
    "trap-hole": 1,
    "call-of-the-haunted": 1,
    "solemn-warning": 1,
    "magic-cylinder": 1,
    "compulsory-evacuation-device": 1
  },
  {
    "steelswarm-roach": 2,
    "gauntlet-launcher": 1,
    "raidraptor-stranger-falcon": 1,
    "orea-the-sylvan-high-arbiter": 1,
    "link-spider": 2,
    "missus-radiant": 1
  },
  { "trap-stun": 2, "macro-cosmos": 1, "imperial-iron-wall": 2, "negate-attack": 2 }
);
var first = preset(
  "first",
  "First Duel",
  "初次决斗",
  {
    "blue-eyes-white-dragon": 1,
    "summoned-skull": 2,
    "insect-knight": 3,
    "7-colored-fish": 3,
    "gil-garth": 3,
    "x-head-cannon": 3,
    "neo-the-magic-swordsman": 3,
    "warrior-dai-grepher": 3,
    "battle-ox": 3,
    "celtic-guardian": 3,
    "giant-soldier-of-stone": 3,
    "mystery-shell-dragon": 2,
    fissure: 2,
    "smashing-ground": 2,
    "dark-hole": 1,
    raigeki: 1,
    "monster-reborn": 1,
    "dian-keto-the-cure-master": 1
  },
  {},
  { "dark-magician": 3, "angel-trumpeter": 3, "genex-controller": 3, digitron: 3, "mystery-shell-dragon": 1, ookazi: 2 }
);
var starters = [steel, tide, first];

var lanes2 = [1, 2, 3, 4, 5];
var extraLanes = [2, 4];
var sharedSeat = -1;
function slotId({ seat, row, lane }) {
  return seat === sharedSeat ? `x:${row}:${lane}` : `${seat}:${row}:${lane}`;
}
var all2 = [
  ...[0, 1].flatMap((seat) => [
    ...lanes2.map((lane) => ({ seat, row: "monster", lane })),
    ...lanes2.map((lane) => ({ seat, row: "spellTrap", lane })),
    { seat, row: "field", lane: 1 }
  ]),
  ...extraLanes.map((lane) => ({ seat: sharedSeat, row: "extra", lane }))
];
var positions = new Map(all2.map((one2) => [slotId(one2), one2]));
var everySlot = all2;
function positionOf2(slot) {
  return must(positions.get(slot), "place of the field");
}
var listed2 = (seat, row) => all2.filter((one2) => one2.seat === seat && one2.row === row).map(slotId);
var ownRows = {
  monster: [listed2(0, "monster"), listed2(1, "monster")],
  spellTrap: [listed2(0, "spellTrap"), listed2(1, "spellTrap")],
  field: [listed2(0, "field"), listed2(1, "field")]
};
var extraSlots = listed2(sharedSeat, "extra");
function slotsIn(seat, row) {
  return must(ownRows[row]?.[seat], "side of the field");
}
function freeSlots(table, seat, row) {
  return slotsIn(seat, row).filter((slot) => table.slot(slot).object === 0);
}
function present(table, slots) {
  const found3 = [];
  for (const slot of slots) {
    const id = table.slot(slot).object;
    if (id !== 0) found3.push(id);
  }
  return found3;
}
var sides = /* @__PURE__ */ new WeakMap();
function sidesOf(table) {
  const { nearEpoch } = table.journal;
  const known9 = sides.get(table);
  if (known9 !== void 0 && known9.epoch === nearEpoch) return known9;
  const extra = present(table, extraSlots);
  const made2 = {
    epoch: nearEpoch,
    monsters: table.seats().map((seat) => [...present(table, slotsIn(seat, "monster")), ...extra.filter((id) => table.object(id).controller === seat)]),
    backrow: table.seats().map((seat) => [...present(table, slotsIn(seat, "spellTrap")), ...present(table, slotsIn(seat, "field"))])
  };
  sides.set(table, made2);
  return made2;
}
function monstersOf(table, seat) {
  return sidesOf(table).monsters[seat];
}
function backrowOf(table, seat) {
  return sidesOf(table).backrow[seat];
}
function isMonsterSlot(slot) {
  if (slot === "") return false;
  const { row } = positionOf2(slot);
  return row === "monster" || row === "extra";
}
function facing(lane) {
  return 6 - lane;
}
function columnOf(slot) {
  const { seat, row, lane } = positionOf2(slot);
  if (row === "field") return 0;
  return seat === 1 ? facing(lane) : lane;
}

var objectFields = {
  faceUp: true,
  position: "",
  role: "",
  arriving: false,
  doomed: false,
  setTurn: 0,
  cameTurn: 0,
  summonedBy: "",
  summonedFrom: "",
  proper: false,
  positionTurn: 0,
  attacks: 0,
  attackTurn: 0,
  targets: [],
  counters: {},
  cameFrom: null,
  materials: [],
  gemini: false,
  notes: {},
  shown: false
};
var distantFields = [
  ...["order", "knownTo", "uses", "cameFrom", "proper", "setTurn", "positionTurn", "doomed"],
  ...[
    "phase",
    "step",
    "ending",
    "answerable",
    "happened",
    "moment",
    "answerMoment",
    "chain",
    "activating",
    "resolving",
    "chains",
    "spent",
    "loans",
    "away"
  ],
  ...["life", "passing", "asked", "skips", "owes", "normalSummons", "pendulumSummoned", "summonedSpecially"]
];
var { gameOf, setGame, playerOf: playerOf2, setPlayer, rowOf: rowOf3, fieldsOf, setObject } = typedRows();
function rowOnField(table, id) {
  const row = table.find(id);
  return row === null || row.slot === "" ? null : row;
}
function opponentOf(seat) {
  return 1 - seat;
}
function turnPlayer(table) {
  const { active, first: first2 } = gameOf(table);
  return active < 0 ? first2 : active;
}
function turnOrder(table) {
  const seat = turnPlayer(table);
  return [seat, opponentOf(seat)];
}

var forbidden = [
  "attack",
  "declareAttack",
  "attackDirectly",
  "beAttacked",
  "activate",
  "normalSummon",
  "set",
  "specialSummon",
  "flipSummon",
  "changePosition",
  "beTargeted",
  "beDestroyed",
  "beTributed",
  "beMaterial",
  "useMaterial",
  "place",
  "banish",
  "draw",
  "enterBattle",
  "gainLife",
  "addFromDeck"
];
var allowances = [
  "attackDirectly",
  "attackTimes",
  "attackEach",
  "activateSetThisTurn",
  "normalSummonMore",
  "countAsTwoTributes"
];
var none9 = [];
function rulesOf(table, id) {
  return valuesOf2(table, id).rules;
}
function playerRules(table, seat) {
  return playerValuesOf(table, seat).rules;
}
function covers(table, { of, but }, id, bearer = id) {
  if (of !== void 0 && (id === 0 || !fitsTree(table, of, id, bearer))) return false;
  return but === void 0 || id === 0 || !fitsTree(table, but, id, bearer);
}
function cannot(table, id, what, { by, other: other3 = 0, foreign } = {}) {
  return rulesOf(table, id).some(
    (entry2) => entry2.cant === what && (entry2.by === void 0 || entry2.by === by || foreign === true && entry2.by === "opponentEffect" && by === "effect") && covers(table, entry2, other3, id)
  );
}
function playerCannot(table, seat, what, object = 0) {
  return playerRules(table, seat).some((entry2) => entry2.cant === what && covers(table, entry2, object));
}
function may(table, id, what) {
  return rulesOf(table, id).some((entry2) => entry2.may === what);
}
function mayFor(table, id, what, other3) {
  return rulesOf(table, id).some((entry2) => entry2.may === what && covers(table, entry2, other3));
}
function mostOf2(table, id, what) {
  return rulesOf(table, id).reduce((most, entry2) => entry2.may === what ? Math.max(most, entry2.n ?? 1) : most, 0);
}
function moreOf(table, seat, what, object) {
  return playerRules(table, seat).reduce(
    (sum, entry2) => entry2.may === what && covers(table, entry2, object) ? sum + (entry2.n ?? 1) : sum,
    0
  );
}
function must3(table, id, what) {
  return rulesOf(table, id).some((entry2) => entry2.must === what);
}
function attackPrice(table, seat, id) {
  return [...rulesOf(table, id), ...playerRules(table, seat)].reduce((sum, { price: price2, n = 0 }) => price2 === "attack" ? sum + n : sum, 0);
}
function deals(table, id, what) {
  return countOf(rulesOf(table, id), what) > 0;
}
var countOf = (entries, what) => entries.filter(({ damage: damage4 }) => damage4 === what).length;
function damageChanges(table, seat, own2, other3) {
  const taken4 = [...playerRules(table, seat), ...own2 === 0 ? none9 : rulesOf(table, own2)];
  const dealt = other3 === 0 ? none9 : rulesOf(table, other3);
  return {
    none: countOf(taken4, "none") + countOf(dealt, "dealsNone") > 0,
    toOther: countOf(taken4, "toOther") > 0,
    halved: countOf(taken4, "half") + countOf(dealt, "dealsHalf"),
    doubled: countOf(taken4, "double") + countOf(dealt, "dealsDouble")
  };
}

function byRule(rule2, reason = "rule", seat = -1) {
  return { reason, rule: rule2, by: 0, byCard: "", bySeat: seat };
}
function byEffect2(env, rule2, reason = "effect") {
  return { reason, rule: rule2, by: env.self, byCard: env.card, bySeat: env.you };
}
function byBattle(table, id, rule2) {
  const row = table.find(id);
  return { reason: "battle", rule: rule2, by: id, byCard: row?.card ?? "", bySeat: row?.controller ?? -1 };
}
function shownDoing({ reason, by, byCard, bySeat }) {
  return { reason, ...by === 0 ? {} : { by, byCard }, ...bySeat < 0 ? {} : { bySeat } };
}
var doingOf = (data) => data;

function draw2(seat, amount3, doing2, normal2 = false) {
  return propose("draw", { seat }, { ...doing2, amount: amount3, normal: normal2 });
}
var keys2 = ["drew", "addedToHand"];
var unwatched = [];
var drawRule = {
  // Of an empty Deck nothing is drawn that anything could follow (5.3.3-8), and else it is added to the hand as well (5.3.3-7); it is owed all the same.
  keys: (table, { seat }) => table.zoneOf("mainDeck", seat).order.length > 0 ? keys2 : unwatched,
  possible: (table, { seat, data }) => data.amount > 0 && (data.normal === true || !playerCannot(table, seat, "draw")),
  commit: (table, list3) => list3.map((happening) => drawCards(table, happening))
};
function drawCards(table, happening) {
  const { seat, data } = happening;
  const { rule: rule2 } = doingOf(data);
  const wanted2 = data.amount;
  const drawn2 = [];
  const cards2 = [];
  while (drawn2.length < wanted2) {
    const [top2] = table.zoneOf("mainDeck", seat).order;
    if (top2 === void 0) break;
    const { card: card5 } = table.object(top2);
    const now = place(table, top2, { zone: `hand:${seat}`, at: "bottom" });
    drawn2.push(now);
    cards2.push({ card: card5, object: now });
  }
  if (drawn2.length > 0) table.emit("cardsDrawn", rule2, { seat, amount: drawn2.length }, [{ seats: [seat], data: { cards: cards2 } }]);
  if (drawn2.length < wanted2) {
    setPlayer(table, seat, "owes", true);
    table.emit("deckRanOut", "base.1.7", { seat, missing: wanted2 - drawn2.length });
  }
  return { ...happening, data: { ...data, amount: drawn2.length, objects: drawn2 } };
}

var known4 = /* @__PURE__ */ new WeakMap();
function printedOf(card5) {
  let printed2 = known4.get(card5);
  if (printed2 === void 0) known4.set(card5, printed2 = readPrinted(card5.printed));
  return printed2;
}

var ocg = {
  id: "ocg",
  date: "2026-11",
  forbidden: [
    [21044178, "Abyss Dweller"],
    [62320425, "Agido the Ancient Sentinel"],
    [4280258, "Apollousa, Bow of the Goddess"],
    [20292186, "Artifact Scythe"],
    [27552504, "Beatrice, Lady of the Eternal"],
    [11384280, "Cannon Soldier"],
    [14702066, "Cannon Soldier MK-2"],
    [57953380, "Card of Safe Return"],
    [95727991, "Catapult Turtle"],
    [50588353, "Crystron Halqifibrax"],
    [78706415, "Fiber Jar"],
    [93369354, "Fishborg Blaster"],
    [52119435, "Geonator Transverser"],
    [42703248, "Giant Trunade"],
    [79571449, "Graceful Charity"],
    [75732622, "Grinder Golem"],
    [86148577, "Guardragon Elpy"],
    [35059553, "Kaiser Colosseum"],
    [25926710, "Kelbek the Ancient Vanguard"],
    [3679218, "Knightmare Mermaid"],
    [57421866, "Level Eater"],
    [17178486, "Life Equalizer"],
    [34206604, "Magical Scientist"],
    [41482598, "Mirage of Nightmare"],
    [76375976, "Mystic Mine"],
    [55144522, "Pot of Greed"],
    [93016201, "Royal Oppression"],
    [42829885, "The Forceful Sentry"],
    [79875176, "Toon Cannon Soldier"],
    [64697231, "Trap Dustshoot"],
    [88581108, "True King of All Calamities"],
    [80604091, "Ultimate Offering"],
    [16923472, "Wind-Up Hunter"]
  ],
  limited: [
    [1475311, "Allure of Darkness"],
    [58921041, "Anti-Spell Fragrance"],
    [85106525, "Bonfire"],
    [65681983, "Crossout Designator"],
    [83326048, "Dimensional Barrier"],
    [94145021, "Droll & Lock Bird"],
    [17412721, "Elder Entity Norden"],
    [33396948, "Exodia the Forbidden One"],
    [60764609, "Fiendsmith Engraver"],
    [98567237, "Fiendsmith's Tract"],
    [81439173, "Foolish Burial"],
    [27970830, "Gateway of the Six"],
    [75500286, "Gold Sarcophagus"],
    [53334471, "Gozen Match"],
    [18144506, "Harpie's Feather Duster"],
    [19613556, "Heavy Storm"],
    [17266660, "Herald of Orange Light"],
    [79606837, "Herald of the Arc Light"],
    [1845204, "Instant Fusion"],
    [17209452, "Kewl Tune Rotary"],
    [7902349, "Left Arm of the Forbidden One"],
    [44519536, "Left Leg of the Forbidden One"],
    [32061192, "Maliss <P> Dormouse"],
    [20938824, "Maliss <P> March Hare"],
    [10966439, "Marshmao☆Yummy"],
    [99937011, "Mudora the Sword Oracle"],
    [84211599, "Pot of Prosperity"],
    [23701465, "Primal Seed"],
    [77103950, "Primeval Planet Perlereino"],
    [38814750, "PSY-Framegear Gamma"],
    [74586817, "PSY-Framelord Omega"],
    [32548318, "Rahu Dracotail"],
    [32807846, "Reinforcement of the Army"],
    [70903634, "Right Arm of the Forbidden One"],
    [8124921, "Right Leg of the Forbidden One"],
    [92107604, "Runick Fountain"],
    [29301450, "S:P Little Knight"],
    [66730191, "Sangen Kaimen"],
    [30336082, "Sangen Summoning"],
    [68462976, "Secret Village of the Spellcasters"],
    [9674034, "Snake-Eye Ash"],
    [41420027, "Solemn Judgment"],
    [90361010, "Superheavy Samurai Soulpiercer"],
    [43387895, "Supreme King Dragon Starving Venom"],
    [99243014, "Synchro Overtake"],
    [37961969, "Tearlaments Havnis"],
    [74078255, "Tearlaments Merrli"],
    [11110587, "That Grass Looks Greener"],
    [32731036, "The Bystial Lubellion"],
    [24207889, "There Can Be Only One"]
  ],
  semiLimited: [
    [14558127, "Ash Blossom & Joyous Spring"],
    [72270339, "Diabellstar the Black Witch"],
    [40366667, "Dominus Impulse"],
    [78058681, "Kewl Tune Synchro"],
    [36521307, "Mathmech Circular"],
    [46411259, "Metamorphosis"],
    [13203964, "Perfectron Hydradrive Dragon"],
    [49238328, "Pot of Extravagance"],
    [84749824, "Solemn Warning"]
  ]
};

var tcg = {
  id: "tcg",
  date: "2026-11",
  forbidden: [
    [21044178, "Abyss Dweller"],
    [62320425, "Agido the Ancient Sentinel"],
    [4280258, "Apollousa, Bow of the Goddess"],
    [6728559, "Archnemeses Protos"],
    [80237445, "Artifact Mjollnir"],
    [20292186, "Artifact Scythe"],
    [84815190, "Baronne de Fleur"],
    [19740112, "Barrier Statue of the Drought"],
    [10963799, "Barrier Statue of the Torrent"],
    [27552504, "Beatrice, Lady of the Eternal"],
    [27548199, "Borreload Savage Dragon"],
    [57953380, "Card of Safe Return"],
    [50588353, "Crystron Halqifibrax"],
    [83326048, "Dimensional Barrier"],
    [17412721, "Elder Entity Norden"],
    [78706415, "Fiber Jar"],
    [93369354, "Fishborg Blaster"],
    [42703248, "Giant Trunade"],
    [79571449, "Graceful Charity"],
    [75732622, "Grinder Golem"],
    [86148577, "Guardragon Elpy"],
    [19613556, "Heavy Storm"],
    [79606837, "Herald of the Arc Light"],
    [59934749, "Isolde, Two Tales of the Noble Knights"],
    [47960073, "K9-04 Noroi"],
    [35059553, "Kaiser Colosseum"],
    [25926710, "Kelbek the Ancient Vanguard"],
    [11398059, "King of the Feral Imps"],
    [3679218, "Knightmare Mermaid"],
    [57421866, "Level Eater"],
    [34206604, "Magical Scientist"],
    [95454996, "Maliss <Q> White Binder"],
    [23434538, 'Maxx "C"'],
    [41482598, "Mirage of Nightmare"],
    [76375976, "Mystic Mine"],
    [10389142, "Number 42: Galaxy Tomahawk"],
    [55144522, "Pot of Greed"],
    [93016201, "Royal Oppression"],
    [57585212, "Self-Destruct Button"],
    [54447022, "Soul Charge"],
    [91258852, "SPYRAL Master Plan"],
    [43387895, "Supreme King Dragon Starving Venom"],
    [42829885, "The Forceful Sentry"],
    [64697231, "Trap Dustshoot"],
    [88581108, "True King of All Calamities"],
    [80604091, "Ultimate Offering"],
    [81122844, "Wind-Up Carrier Zenmaity"]
  ],
  limited: [
    [80181649, '"A Case for K9"'],
    [13332685, "Ame no Habakiri no Mitsurugi"],
    [58921041, "Anti-Spell Fragrance"],
    [85106525, "Bonfire"],
    [59750328, "Card of Demise"],
    [65681983, "Crossout Designator"],
    [31603289, "Cupsy★Yummy Way"],
    [581014, "Daigusto Emeral"],
    [33396948, "Exodia the Forbidden One"],
    [55623480, "Fairy Tail - Snow"],
    [46640168, "Fiendsmith's Lacrima"],
    [81439173, "Foolish Burial"],
    [27970830, "Gateway of the Six"],
    [39512984, "Gem-Knight Master Diamond"],
    [75500286, "Gold Sarcophagus"],
    [53334471, "Gozen Match"],
    [18144506, "Harpie's Feather Duster"],
    [1845204, "Instant Fusion"],
    [7902349, "Left Arm of the Forbidden One"],
    [44519536, "Left Leg of the Forbidden One"],
    [41999284, "Linkuriboh"],
    [71650854, "Magical Mid-Breaker Field"],
    [32061192, "Maliss <P> Dormouse"],
    [69272449, "Maliss <P> White Rabbit"],
    [36521307, "Mathmech Circular"],
    [46411259, "Metamorphosis"],
    [43040603, "Monster Gate"],
    [99937011, "Mudora the Sword Oracle"],
    [84211599, "Pot of Prosperity"],
    [38814750, "PSY-Framegear Gamma"],
    [74586817, "PSY-Framelord Omega"],
    [67115133, "Radiant Typhoon Chant"],
    [32548318, "Rahu Dracotail"],
    [32807846, "Reinforcement of the Army"],
    [70903634, "Right Arm of the Forbidden One"],
    [8124921, "Right Leg of the Forbidden One"],
    [34909328, "Ryzeal Detonator"],
    [66730191, "Sangen Kaimen"],
    [30336082, "Sangen Summoning"],
    [71344451, "Slash Draw"],
    [41420027, "Solemn Judgment"],
    [99243014, "Synchro Overtake"],
    [37961969, "Tearlaments Havnis"],
    [74078255, "Tearlaments Merrli"],
    [11110587, "That Grass Looks Greener"],
    [24207889, "There Can Be Only One"]
  ],
  semiLimited: [
    [33760966, "Dracotail Arthalion"],
    [75003700, "Dracotail Lukias"],
    [94145021, "Droll & Lock Bird"],
    [68337209, "Maliss in Underground"],
    [92107604, "Runick Fountain"],
    [41165831, "Unchained Soul of Sharvara"]
  ]
};

function limitsOf({ forbidden: forbidden3, limited, semiLimited }) {
  return new Map([forbidden3, limited, semiLimited].flatMap((cards2, copies) => cards2.map(([passcode]) => [passcode, copies])));
}

var limitLists = { ocg, tcg };

var listedNames = new Map(
  Object.values(limitLists).flatMap(({ forbidden: forbidden3, limited, semiLimited }) => [...forbidden3, ...limited, ...semiLimited])
);
function unknownEntry(entry2, index) {
  const passcode = passcodeOfEntry(entry2);
  if (passcode === null) return unknownCard(entry2, index.cards, "base.2.8");
  const name = listedNames.get(passcode);
  return unknownCard(
    entry2,
    index.cards,
    "base.2.8",
    name === void 0 ? `the card with the passcode ${passcode}` : `${JSON.stringify(name)} (passcode ${passcode})`
  );
}

var deckSizes = {
  main: [40, 60],
  extra: [0, 15],
  side: [0, 15]
};
var copiesOfName = 3;
var partNames = { main: "Main Deck", extra: "Extra Deck", side: "Side Deck" };
var sizeRules = {
  main: ["deck/size", "base.2.1"],
  extra: ["deck/extra", "base.2.2"],
  side: ["deck/side", "base.2.3"]
};
var malformedDeck = deckViolation(
  "deck/malformed",
  "base.2.12",
  [],
  "A deck is an object with the card ids of `main`, `extra` and `side`."
);
function checkSizes(deck) {
  return deckParts.flatMap((part) => {
    const [[least, most], [code, rule2], cards2] = [deckSizes[part], sizeRules[part], deck[part].length];
    if (cards2 >= least && cards2 <= most) return [];
    const wanted2 = least === 0 ? `at most ${most}` : `${least} to ${most}`;
    return [deckViolation(code, rule2, [], `The ${partNames[part]} has ${wanted2} cards, this one ${cards2}.`, { cards: cards2, least, most })];
  });
}
function countedName2(entry2, index) {
  const card5 = index.card(entry2);
  if (card5 === null) return entry2;
  return typeof card5.printed.alwaysNamed === "string" ? card5.printed.alwaysNamed : card5.names.en;
}
function countNames(deck, index) {
  const names4 = /* @__PURE__ */ new Map();
  for (const entry2 of cardsOfDeck(deck)) {
    const name = countedName2(entry2, index);
    const copies = names4.get(name) ?? { entries: /* @__PURE__ */ new Set(), count: 0 };
    copies.entries.add(entry2);
    copies.count++;
    names4.set(name, copies);
  }
  return names4;
}
function checkCopies(deck, index) {
  return [...countNames(deck, index)].flatMap(
    ([name, { entries, count }]) => count > copiesOfName ? [
      deckViolation("deck/copies", "base.2.4", [...entries], `${name} may be used ${copiesOfName} times, here ${count}.`, {
        name,
        count,
        allowed: copiesOfName
      })
    ] : []
  );
}
function checkList(deck, index, list3) {
  const limits2 = limitsOf(list3);
  return [...countNames(deck, index)].flatMap(([name, { entries, count }]) => {
    const allowed2 = Math.min(...[...entries].map((entry2) => allowedBy(limits2, entry2, index)));
    if (count <= allowed2 || allowed2 >= copiesOfName) return [];
    const word4 = ["forbidden", "limited to 1", "limited to 2"][allowed2];
    return [
      deckViolation("deck/list", "base.2.9", [...entries], `${name} is ${word4} by the list ${list3.id} of ${list3.date}, here ${count}.`, {
        name,
        count,
        allowed: allowed2,
        list: list3.id,
        date: list3.date
      })
    ];
  });
}
function allowedBy(limits2, entry2, index) {
  const passcode = index.card(entry2)?.printed.passcode ?? index.passcode(entry2);
  return limits2.get(passcode) ?? copiesOfName;
}
function checkParts(deck, index) {
  const wrong = (part) => {
    const cards2 = [...new Set(deck[part])].filter((entry2) => {
      const card5 = index.card(entry2);
      return card5 !== null && isOfExtraDeck(card5) !== (part === "extra");
    });
    const names4 = cards2.map((entry2) => index.card(entry2)?.names.en ?? entry2).join(", ");
    return cards2.length === 0 ? [] : [deckViolation("deck/wrong-part", "base.2.6", cards2, `Not in the ${partNames[part]}: ${names4}.`, { part })];
  };
  return [...wrong("main"), ...wrong("extra")];
}
function isOfExtraDeck(card5) {
  const printed2 = printedOf(card5);
  return printed2.kind === "monster" && extraDeckFrames.has(printed2.frame);
}
function checkKnown(deck, index) {
  const unknown2 = [...new Set(cardsOfDeck(deck))].filter((entry2) => index.card(entry2) === null);
  return unknown2.map((entry2) => unknownEntry(entry2, index));
}
function checkDeck(deck, index, list3) {
  return [
    ...checkKnown(deck, index),
    ...checkSizes(deck),
    ...checkParts(deck, index),
    ...checkCopies(deck, index),
    ...list3 === null ? [] : checkList(deck, index, list3)
  ];
}
function compareDecks(registered, now) {
  const moved3 = deckParts.filter((part) => registered[part].length !== now[part].length);
  const sizes = moved3.map(
    (part) => deckViolation(
      "deck/other-size",
      "base.1.18",
      [],
      `The ${partNames[part]} had ${registered[part].length} cards, now ${now[part].length}.`,
      { part, cards: now[part].length, registered: registered[part].length }
    )
  );
  return sameCards(registered, now) ? sizes : [
    deckViolation("deck/other-cards", "base.1.16", [], "Main, Extra and Side Deck hold other cards than the registered ones."),
    ...sizes
  ];
}

var headings = { main: "main", deck: "main", extra: "extra", side: "side" };
var heading = /^(main|deck|extra|side)(?: ?deck)?\s*:?\s*(?:\(\d+\))?$/i;
function readNames(text, index) {
  const { deck, unknown: unknown2, tooLong } = readDeckList(text, {
    parts: deckParts,
    bare: (line) => line.replace(/\/\/.*$/, "").replace(/^\s*#.*$/, "").trim(),
    titled: (line) => headings[heading.exec(line)?.[1]?.toLowerCase() ?? ""] ?? null,
    named: (name) => index.named(name) ?? (index.passcode(name) === null ? null : name)
  });
  if (tooLong) return { ok: false, violations: [endlessList("base.2.12")] };
  return unknown2.length === 0 ? { ok: true, deck } : { ok: false, violations: unknown2.map((name) => unknownEntry(name, index)) };
}
function printNames(deck, index) {
  return printDeckList(
    deck,
    [
      ["main", "Main"],
      ["extra", "Extra"],
      ["side", "Side"]
    ],
    (entry2) => listedName(entry2, index)
  );
}

var malformed2 = (detail, params = {}) => ({
  ok: false,
  violations: [{ code: "deck/malformed", rule: "base.2.12", cards: [], detail, params }]
});

var sections = { "#main": "main", "#extra": "extra", "!side": "side" };
function looksLikeYdk(text) {
  const lines = text.split(/\r?\n/).map((line) => line.trim()).filter((line) => line !== "");
  return lines.some((line) => line in sections) || lines.length > 0 && lines.every((line) => /^(?:\d+|[#!].*)$/.test(line));
}
function readYdk(text) {
  const deck = { main: [], extra: [], side: [] };
  let part = "main";
  const lines = text.replace(/^\uFEFF/, "").split(/\r?\n|\r/);
  for (const [index, raw] of lines.entries()) {
    const line = raw.trim();
    const section = Object.hasOwn(sections, line) ? sections[line] : void 0;
    if (section !== void 0) part = section;
    else if (/^\d{1,10}$/.test(line) && Number(line) <= 4294967295) deck[part].push(Number(line));
    else if (line !== "" && !line.startsWith("#"))
      return malformed2(`Line ${index + 1} is neither a passcode nor a section: ${JSON.stringify(line.slice(0, 40))}.`, { line: index + 1 });
  }
  if (deck.main.length + deck.extra.length + deck.side.length > readableCards)
    return malformed2(`The file names more than ${readableCards} cards.`);
  return { ok: true, deck };
}
function printYdk({ main: main2, extra, side }) {
  return ["#created by Arbiter", "#main", ...main2, "#extra", ...extra, "!side", ...side, ""].join("\n");
}

var letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
function toBase64(bytes) {
  let text = "";
  for (let at = 0; at < bytes.length; at += 3) {
    const [first2 = 0, second, third] = bytes.slice(at, at + 3);
    const bits2 = first2 << 16 | (second ?? 0) << 8 | (third ?? 0);
    const sextets = [bits2 >> 18, bits2 >> 12, bits2 >> 6, bits2].map((shifted) => letters.charAt(shifted & 63));
    text += sextets.slice(0, second === void 0 ? 2 : third === void 0 ? 3 : 4).join("").padEnd(4, "=");
  }
  return text;
}
function fromBase64(text) {
  const plain5 = text.replace(/-/g, "+").replace(/_/g, "/").replace(/={1,2}$/, "");
  if (plain5.length % 4 === 1) return null;
  const bytes = [];
  let [bits2, held2] = [0, 0];
  for (const letter of plain5) {
    const value = letters.indexOf(letter);
    if (value < 0) return null;
    bits2 = (bits2 << 6 | value) & 65535;
    held2 += 6;
    if (held2 >= 8) {
      held2 -= 8;
      bytes.push(bits2 >> held2 & 255);
    }
  }
  return (bits2 & (1 << held2) - 1) === 0 ? bytes : null;
}

var scheme = "ydke://";
var looksLikeYdke = (text) => text.trim().toLowerCase().startsWith(scheme);
function passcodesIn(part) {
  const bytes = fromBase64(part);
  if (bytes === null || bytes.length % 4 !== 0) return null;
  return Array.from(
    { length: bytes.length / 4 },
    (_, at) => bytes.slice(at * 4, at * 4 + 4).reduceRight((value, byte) => value * 256 + byte, 0)
  );
}
var bytesOf = (passcode) => [0, 8, 16, 24].map((shift2) => passcode >>> shift2 & 255);
function readYdke(text) {
  const body = text.trim().slice(scheme.length);
  const parts = body.split("!");
  if (parts.length === 4 && parts[3] === "") parts.pop();
  if (!looksLikeYdke(text) || parts.length !== 3) return malformed2("A ydke:// link has three parts, each with ! after it.");
  const [main2, extra, side] = parts.map(passcodesIn);
  const broken = deckParts.filter((_, at) => [main2, extra, side][at] === null);
  if (!main2 || !extra || !side)
    return malformed2(`The part of the ${broken.join(" and ")} deck is no list of passcodes.`, { parts: broken });
  if (main2.length + extra.length + side.length > readableCards) return malformed2(`The link names more than ${readableCards} cards.`);
  return { ok: true, deck: { main: main2, extra, side } };
}
function printYdke(deck) {
  return scheme + deckParts.map((part) => `${toBase64(deck[part].flatMap(bytesOf))}!`).join("");
}

var deckFormNames = ["ydk", "ydke", "text"];
function parseDeckText(text, cards2) {
  const index = indexCards2(cards2);
  const byPasscode = looksLikeYdke(text) ? readYdke(text) : looksLikeYdk(text) ? readYdk(text) : null;
  if (byPasscode === null) return readNames(text, index);
  return byPasscode.ok ? { ok: true, deck: entriesOf2(byPasscode.deck, index) } : byPasscode;
}
var entriesOf2 = (deck, index) => partsOf3((part) => deck[part].map(index.entry));
function passcodesOf(deck, index) {
  const nameless = [...new Set(deckParts.flatMap((part) => deck[part]))].filter((entry2) => index.passcode(entry2) === null);
  if (nameless.length > 0)
    return {
      ok: false,
      violations: [
        { code: "deck/unknown-card", rule: "base.2.12", cards: nameless, detail: `No file can name ${nameless.join(", ")}.`, params: {} }
      ]
    };
  return { ok: true, deck: partsOf3((part) => deck[part].map((entry2) => index.passcode(entry2))) };
}
function printDeckAs(form, deck, cards2) {
  const read2 = readDeck(deck);
  if (read2 === null) return { ok: false, violations: [malformedDeck] };
  const index = indexCards2(cards2);
  const passcodes = passcodesOf(read2, index);
  if (!passcodes.ok) return passcodes;
  switch (form) {
    case "ydk":
      return { ok: true, text: printYdk(passcodes.deck) };
    case "ydke":
      return { ok: true, text: printYdke(passcodes.deck) };
    case "text":
      return { ok: true, text: printNames(read2, index) };
  }
}
var deckForms = Object.fromEntries(
  deckFormNames.map((form) => [form, (cards2, deck) => printDeckAs(form, deck, cards2)])
);

function listOf3({ options: options2 }) {
  return typeof options2.list === "string" ? limitLists[options2.list] ?? null : null;
}
var indexOf = oncePerCatalogue(indexCards2);
function validateDeck(cards2, format, deck) {
  const read2 = readDeck(deck);
  return read2 === null ? [malformedDeck] : checkDeck(read2, indexOf(cards2), listOf3(format));
}
function parseDeck(cards2, text) {
  const read2 = parseDeckText(text, cards2);
  return read2.ok ? { ok: true, deck: { main: [...read2.deck.main], extra: [...read2.deck.extra], side: [...read2.deck.side] } } : read2;
}

var startingLife = 8e3;
var openingHand = 5;
var newPlayer = {
  life: startingLife,
  normalSummons: 0,
  pendulumSummoned: false,
  summonedSpecially: 0,
  uses: {},
  skips: [],
  passing: "",
  asked: "everywhere",
  owes: false
};
var newDuel = {
  turn: 0,
  active: -1,
  first: 0,
  phase: "between",
  step: "",
  chain: [],
  activating: 0,
  resolving: 0,
  moment: 0,
  answerMoment: 0,
  answerable: [],
  happened: [],
  chains: 0,
  spent: [],
  attack: null,
  loans: [],
  away: [],
  ending: ""
};
var emptyTable = { player: newPlayer, game: newDuel, ownZones };
function layOut(table, decks) {
  layOutTable(table, emptyTable);
  for (const position of everySlot) {
    const id = slotId(position);
    table.state.slots[id] = { id, seat: position.seat, row: position.row, column: position.lane - 1, object: 0 };
  }
  beginMatch(table, decks);
}
function resetRows(table) {
  resetTable(table, emptyTable);
}
function playableDecks(table) {
  return pinnedDecks(table.pins, (pinned) => {
    const read2 = readDeck(pinned);
    const known9 = (entry2) => table.library.has(entry2);
    return read2 === null || cardsOfDeck(read2).every(known9) ? read2 : resolveDeck(read2, indexOf(table.library.catalogue()));
  });
}
function putDecks(table) {
  matchOf(table).decks.forEach(({ main: main2, extra, side }, seat) => {
    layPiles(table, seat, { mainDeck: main2 });
    for (const card5 of extra)
      setObject(table, place(table, table.create(card5, seat).id, { zone: `extraDeck:${seat}`, at: "bottom" }), "faceUp", false);
    layPiles(table, seat, { sideDeck: side });
  });
}

function attacksAllowed(table, id) {
  return Math.max(1, mostOf2(table, id, "attackTimes"));
}
function canAttack(table, seat, id) {
  const row = table.find(id);
  if (row === null || row.controller !== seat) return false;
  return rowOf3(table, id).position === "attack" && !cannot(table, id, "attack") && !playerCannot(table, seat, "attack", id);
}
function mayAttack(table, seat, id) {
  if (!canAttack(table, seat, id) || cannot(table, id, "declareAttack") || playerCannot(table, seat, "declareAttack", id)) return false;
  const { attacks, attackTurn } = rowOf3(table, id);
  const attacked = attackTurn === gameOf(table).turn;
  if (attacked && attacks >= attacksAllowed(table, id) && !may(table, id, "attackEach")) return false;
  if (playerOf2(table, seat).life < attackPrice(table, seat, id)) return false;
  return attackTargets(table, seat, id).length > 0;
}
function attacksEach(table, id) {
  const { attacks, attackTurn } = rowOf3(table, id);
  const { turn: turn2, attack } = gameOf(table);
  const declared2 = attackTurn !== turn2 ? 0 : attack?.attacker === id ? attacks - 1 : attacks;
  return declared2 >= attacksAllowed(table, id) && may(table, id, "attackEach");
}
function attackTargets(table, seat, id) {
  const monsters3 = monstersOf(table, opponentOf(seat));
  const again3 = attacksEach(table, id);
  const direct = !again3 && (monsters3.length === 0 || may(table, id, "attackDirectly")) && !cannot(table, id, "attackDirectly");
  const { targets: before2 } = rowOf3(table, id);
  const targets2 = monsters3.filter(
    (one2) => !cannot(table, one2, "beAttacked", { other: id }) && !(again3 && (before2.includes(one2) || !mayFor(table, id, "attackEach", one2)))
  );
  return direct ? [0, ...targets2] : targets2;
}
function attackIsOwed(table, seat) {
  return monstersOf(table, seat).some((id) => must3(table, id, "attack") && mayAttack(table, seat, id));
}

var leaving = /* @__PURE__ */ new Set(["leftField", "tributed", "usedAsMaterial", "destroyed"]);
function isLeaving(key) {
  return leaving.has(key);
}
function sourceOf2(table, { source, event }) {
  if (table.find(source) !== null) return source;
  if (event.object !== source || !isLeaving(String(event.key))) return 0;
  const now = becomes2(table, source, event);
  return table.find(now) === null ? 0 : now;
}
function triggerHolder(table, source, seat, event) {
  if (event.object !== source || !isLeaving(String(event.key))) return seat;
  return table.find(becomes2(table, source, event))?.owner ?? seat;
}
function becomes2(table, source, { now = source }) {
  return now === source ? table.state.past[source]?.now ?? 0 : now;
}

function announceRow(env, ability2, act4) {
  return { ...envLocals(env), ability: ability2, act: act4, slot: "", snapshot: null, parts: [], returned: null, answer: null, answers: null };
}
function announceLocals(table, { object, seat, ability: ability2 }, event) {
  const { kind } = table.library.ability(ability2).ability;
  return announceRow(sourceEnv(object, table.object(object).card, seat, event), ability2, kind === "spell" ? "card" : "effect");
}
function announceTrigger(table, trigger) {
  const env = triggerEnv(trigger);
  return announceRow(trigger.kind === "normal" ? { ...env, self: sourceOf2(table, trigger) } : env, trigger.ability, "effect");
}

function topLink(table) {
  const { chain } = gameOf(table);
  return chain[chain.length - 1] ?? null;
}
function speedOf({ marks: marks2 }) {
  return marks2?.speed ?? 1;
}
function triggersAgainst(table, ability2) {
  const top2 = topLink(table);
  return top2 === null || Math.max(2, speedOf(ability2)) >= top2.speed;
}
function speedAgainst(table, ability2) {
  const top2 = topLink(table);
  return top2 === null || speedOf(ability2) >= Math.max(2, top2.speed);
}

var sources = ["mainDeck", "extraDeck", "graveyard", "banished", "hand"];
var summoning2 = /* @__PURE__ */ new Set(["fusionSummon", "ritualSummon", "createTokens"]);
var materialVerbs = {
  sent: "sendToGY",
  tributed: "tribute",
  banished: "banish",
  fusionSummon: "sendToGY",
  ritualSummon: "tribute"
};
function categoriesOf(table, parts, targets2, place3) {
  const found3 = new Set(targets2 ? ["target"] : []);
  for (const { at } of parts) {
    const { clauses = null, targets: chosen8 = null } = table.library.node(at);
    walk2(
      clauses,
      found3,
      sources.filter((one2) => names2(chosen8, one2)),
      place3
    );
  }
  return [...found3];
}
function walk2(node, found3, aimed, own2) {
  if (typeof node !== "object" || node === null) return;
  const fields5 = node;
  if (Array.isArray(fields5.do)) {
    const places7 = sources.filter((place3) => aimed.includes(place3) || names2(fields5.choose, place3) || names2(fields5.do, place3));
    for (const verb2 of fields5.do) {
      found3.add(verb2.verb);
      if (summoning2.has(verb2.verb)) found3.add("specialSummon");
      for (const place3 of places7) found3.add(`${verb2.verb}:${place3}`);
      if (isItself(verb2.what)) found3.add(`${verb2.verb}:${own2}`);
      if (Array.isArray(verb2.from))
        for (const place3 of verb2.from) found3.add(`${materialVerbs[verb2.act ?? verb2.verb]}:${place3}`);
    }
  }
  for (const child of Object.values(fields5)) walk2(child, found3, aimed, own2);
}
function isItself(what) {
  return what === "self" || typeof what === "object" && what !== null && what.became === "self";
}
function names2(node, place3) {
  if (typeof node !== "object" || node === null) return false;
  const { from } = node;
  if (from === place3 || Array.isArray(from) && from.includes(place3)) return true;
  return Object.values(node).some((child) => names2(child, place3));
}

var ownWays = /* @__PURE__ */ new Set(["ritual", "fusion", "synchro", "xyz", "link"]);
var wordOf3 = (how3) => how3 === "own" ? "special" : how3 === "special" ? "" : how3;
function allowsKind({ card: card5, abilities }, { proper, faceUp, zone }, how3) {
  if (card5.printed.marks?.includes("spirit") === true) return false;
  const marks2 = abilities.find(({ ability: ability2 }) => ability2.marks?.mustBe !== void 0)?.ability.marks;
  if (marks2?.mustBe !== void 0 && marks2.mustBe !== wordOf3(how3) && !(marks2.mustFirst === true && proper)) return false;
  const frame = card5.printed.frame;
  return !ownWays.has(frame) || frame === how3 || proper || zone.startsWith("extraDeck:") && !faceUp;
}
function liesRightToCome({ abilities }, { cameFrom: cameFrom2 }, place3) {
  const marks2 = abilities.find(({ ability: ability2 }) => ability2.marks?.summonedOnlyFrom !== void 0)?.ability.marks;
  if (marks2 === void 0) return true;
  return place3 === marks2.summonedOnlyFrom && (marks2.sentFrom !== "field" || String(cameFrom2?.place ?? "").endsWith("Zone"));
}

var steps = {
  up: [0, 1],
  upRight: [1, 1],
  right: [1, 0],
  downRight: [1, -1],
  down: [0, -1],
  downLeft: [-1, -1],
  left: [-1, 0],
  upLeft: [-1, 1]
};
function slotAt(x, y) {
  if (x < 1 || x > 5) return null;
  if (y === 0) return slotId({ seat: 0, row: "monster", lane: x });
  if (y === 2) return slotId({ seat: 1, row: "monster", lane: facing(x) });
  return y === 1 && extraLanes.includes(x) ? slotId({ seat: sharedSeat, row: "extra", lane: x }) : null;
}
function pointedFrom(slot, controller, arrows2) {
  if (!isMonsterSlot(slot)) return [];
  const { seat, row, lane } = positionOf2(slot);
  const [x, y] = row === "extra" ? [lane, 1] : seat === 0 ? [lane, 0] : [facing(lane), 2];
  const turn2 = controller === 0 ? 1 : -1;
  return arrows2.flatMap((arrow) => {
    const [dx, dy] = steps[arrow];
    const found3 = slotAt(x + dx * turn2, y + dy * turn2);
    return found3 === null ? [] : [found3];
  });
}
function pointsAt(table, row) {
  const { arrows: arrows2 } = valuesOf2(table, row.id);
  return Array.isArray(arrows2) ? pointedFrom(row.slot, row.controller, arrows2) : [];
}
function linkedSlots(table) {
  const found3 = /* @__PURE__ */ new Set();
  for (const id of monsters2(table)) for (const slot of pointsAt(table, table.object(id))) found3.add(slot);
  return found3;
}
function linkedTo(table, row) {
  const pointed2 = present(table, pointsAt(table, row));
  return [
    .../* @__PURE__ */ new Set([...pointed2, ...monsters2(table).filter((id) => id !== row.id && pointsAt(table, table.object(id)).includes(row.slot))])
  ];
}
function pointedAt(table, row) {
  return present(table, pointsAt(table, row));
}
var monsters2 = (table) => present(table, monsterSlots);
var monsterSlots = everySlot.map(slotId).filter(isMonsterSlot);
function joinsUp(table, from, to, { seat, object }) {
  const { arrows: arrows2 } = valuesOf2(table, object);
  if (!Array.isArray(arrows2)) return false;
  const pointed2 = new Map(monsters2(table).map((id) => [table.object(id).slot, pointsAt(table, table.object(id))]));
  pointed2.set(to, pointedFrom(to, seat, arrows2));
  const reached2 = /* @__PURE__ */ new Set([from]);
  for (const slot of reached2) for (const next5 of pointed2.get(slot) ?? []) if (pointed2.get(next5)?.includes(slot) === true) reached2.add(next5);
  return pointed2.has(from) && reached2.has(to);
}

function extraFree(table, seat, object = 0) {
  const free2 = extraSlots.filter((slot) => table.slot(slot).object === 0);
  const mine = present(table, extraSlots).filter((id) => table.object(id).controller === seat);
  if (mine.length === 0) return free2;
  return free2.filter((slot) => object !== 0 && mine.some((id) => joinsUp(table, table.object(id).slot, slot, { seat, object })));
}
function summonZones(table, seat, object) {
  const main2 = freeSlots(table, seat, "monster");
  const row = rowOf3(table, object);
  if (!row.zone.startsWith("extraDeck:")) return main2;
  if (!isBound2(table, object)) return [...main2, ...extraFree(table, seat, object)];
  const linked = linkedSlots(table);
  return [...main2.filter((slot) => linked.has(slot)), ...extraFree(table, seat, object)];
}
function hasRoom2(table, side, pointedBy, fromExtra) {
  const free2 = [...freeSlots(table, side, "monster"), ...fromExtra ? extraFree(table, side) : []];
  const pointer = table.find(pointedBy);
  return pointer === null ? free2.length > 0 : pointsAt(table, pointer).some((slot) => free2.includes(slot));
}
function isBound2(table, object) {
  const row = rowOf3(table, object);
  return row.zone.startsWith("extraDeck:") && (row.faceUp || valuesOf2(table, object).frame === "link");
}
function zonesLeft(slots, taken4) {
  const units = new Set(taken4.map(unitOf));
  return slots.filter((slot) => !units.has(unitOf(slot)));
}
var unitOf = (slot) => extraSlots.includes(slot) ? "extra" : slot;
function completableZones(choices2) {
  const [first2 = [], ...rest] = choices2;
  return first2.filter((slot) => canPlaceAll(rest.map((slots) => zonesLeft(slots, [slot]))));
}
function canPlaceAll(choices2) {
  return mostPlaced(choices2) === choices2.length;
}
function mostPlaced(choices2) {
  const taken4 = /* @__PURE__ */ new Map();
  const tryPlace = (at, seen) => {
    for (const slot of choices2[at] ?? []) {
      const unit = unitOf(slot);
      if (seen.has(unit)) continue;
      seen.add(unit);
      const holder = taken4.get(unit);
      if (holder === void 0 || tryPlace(holder, seen)) {
        taken4.set(unit, at);
        return true;
      }
    }
    return false;
  };
  return choices2.filter((_, at) => tryPlace(at, /* @__PURE__ */ new Set())).length;
}

function maySpecialSummon(table, seat, id, how3) {
  const row = table.find(id);
  if (row === null || row.slot !== "" && !risesFromField(table, row) || playerCannot(table, seat, "specialSummon", id) || cannot(table, id, "specialSummon"))
    return false;
  const values = valuesOf2(table, id);
  if (!values.kinds.includes("monster") && values.trapMonster !== true && row.slot === "") return false;
  return liesRightToCome(table.program(row), rowOf3(table, id), kindOfPlace(table, row)) && allowsKind(table.program(row), rowOf3(table, id), how3);
}
function risesFromField(table, row) {
  const place3 = kindOfPlace(table, row);
  return place3 === "pendulumZone" || place3 === "spellTrapZone" && (valuesOf2(table, row.id).trapMonster === true || rowOf3(table, row.id).role === "equip" && table.program(row).card.printed.kind === "monster");
}
function isSummonable(table, { id }, { you }) {
  return table.find(id) !== null && valuesOf2(table, id).comesFromHere === true && !playerCannot(table, you, "specialSummon", id) && !cannot(table, id, "specialSummon");
}
function summonsNothing(table, seat) {
  return playerRules(table, seat).some(({ cant, of, but }) => cant === "specialSummon" && of === void 0 && but === void 0);
}
function canBeSummoned(table, seat, id, how3) {
  return maySpecialSummon(table, seat, id, how3) && summonZones(table, seat, id).length > 0;
}

function objectOption(table, id) {
  return { id: `object:${id}`, label: "object", params: { card: table.object(id).card, object: id }, object: id };
}
function objectsIn2(picks) {
  return picks.map((pick) => Number(pick.slice("object:".length)));
}
function askZone(table, locals, frame, { seat, object, slots, rule: rule2 = "base.4.9" }) {
  const options2 = slots.map((slot) => ({ id: `slot:${slot}`, label: "slot", params: { slot } }));
  if (options2.length === 1) {
    table.local(locals, "answer", { picks: options2.map(({ id }) => id) });
    return void 0;
  }
  table.ask(frame, {
    seat,
    kind: "chooseZone",
    rule: rule2,
    params: { card: table.object(object).card, object },
    domain: { type: "options", min: 1, max: 1, options: options2 }
  });
  return { wait: true };
}
function takeZone(table, locals) {
  const [pick = ""] = picksOf(locals.answer);
  table.local(locals, "answer", null);
  return pick.slice("slot:".length);
}

function whatOf2(table, verb2, env) {
  return objectsOf(table, env, verb2.what ?? "self");
}
function whoOf(table, verb2, env) {
  return seatsOf(table, env, verb2.who ?? "you");
}
function amountOf4(table, verb2, env, fallback = 1) {
  return verb2.amount === void 0 ? fallback : amount(table, env, verb2.amount);
}
function isCost(path) {
  return path.includes("/cost/");
}
function doingAt(env, path, rule2) {
  return byEffect2(env, rule2, isCost(path) ? "cost" : "effect");
}
function couldName(table, verb2, env) {
  return whatOf2(table, verb2, env).length > 0;
}
function isBoundLater({ what }, env) {
  return typeof what === "object" && what !== null && "var" in what && env.vars[what.var] === void 0;
}

function fitting(table, verb2, env, path, { fits: fits2, rule: rule2 }) {
  const doing2 = doingAt(env, path, rule2);
  return candidates(table, env, verb2.choose).filter((id) => fits2(table, verb2, id, doing2));
}
var leastOf3 = ({ min }) => typeof min === "number" ? min : 1;
function choiceOf(table, verb2, env, path, picking2, bond) {
  const choice2 = verb2.choose;
  const found3 = fitting(table, verb2, env, path, picking2);
  const ids2 = bond === void 0 || !isCost(path) ? found3 : bond.sparing(table, env, path, found3, leastOf3(choice2));
  const from = choice2.from;
  return { ...choice2, from: { from: from.from, of: from.of, where: { any: ids2.map((id) => ({ is: { id } })) } }, strict: true };
}
function enough(table, verb2, env, path, picking2) {
  const choice2 = choiceOf(table, verb2, env, path, picking2);
  return candidates(table, env, choice2).length >= leastOf3(choice2);
}
function pickCall(verb2, env, path) {
  return {
    call: "pickAndDo",
    locals: { ...envLocals(env), program: path, verb: verb2.verb, chosen: [], returned: null, answer: null, answers: null }
  };
}
function pickingProcedure(pickings2, bond) {
  const of = (table, locals) => {
    const path = locals.program;
    const verb2 = table.library.node(path);
    const picking2 = pickings2[verb2.verb];
    const env = envOf(locals);
    return { verb: verb2, picking: picking2, env, choice: choiceOf(table, verb2, env, path, picking2, bond) };
  };
  const ask14 = (table, locals, frame) => {
    const { env, choice: choice2, picking: picking2 } = of(table, locals);
    const path = locals.program;
    const bound2 = askChoice(table, frame, env, choice2, {
      kind: "payCost",
      rule: picking2.rule,
      checked: choice2.max !== 1 && isCost(path) && bond.isTied(table, env, path)
    });
    if (bound2 === null) return { wait: true };
    table.local(locals, "chosen", bound2);
    return { to: "act" };
  };
  const take2 = (table, locals) => {
    table.local(locals, "chosen", readChoice(of(table, locals).choice, locals.answer, locals));
    table.local(locals, "answer", null);
  };
  const act4 = (table, locals) => {
    const { verb: verb2, picking: picking2, env } = of(table, locals);
    const doing2 = doingAt(env, locals.program, picking2.rule);
    const ids2 = locals.chosen;
    if (ids2.length === 0) return void 0;
    return happen(
      table,
      ids2.map((id) => picking2.make(table, verb2, id, doing2))
    );
  };
  const over8 = (table, locals) => {
    const { choice: choice2 } = of(table, locals);
    const chosen8 = locals.chosen;
    const { done: done4, objects } = locals.returned ?? { done: false, objects: [] };
    return { done: { done: done4, objects: [...objects], vars: { [choice2.as]: chosen8 } } };
  };
  return {
    name: "pickAndDo",
    steps: [
      { name: "ask", rule: "3.3-2", run: ask14 },
      { name: "chosen", rule: "3.3-2", run: take2 },
      { name: "act", rule: "3.3-2", run: act4 },
      { name: "over", rule: "3.3-2", run: over8 }
    ]
  };
}
function pickable(picking2, plain5) {
  const could = (table, verb2, env) => verb2.choose === void 0 ? plain5.payable(table, verb2, env) : enough(table, verb2, env, "/cost/", picking2);
  return {
    rule: picking2.rule,
    run: (table, verb2, env, path) => verb2.choose === void 0 ? plain5.run(table, verb2, env, path) : pickCall(verb2, env, path),
    payable: could,
    choosable: (table, verb2, env) => verb2.choose === void 0 ? plain5.choosable(table, verb2, env) : enough(table, verb2, env, "", picking2)
  };
}

var durations = [
  "endPhase",
  "turnEnd",
  "nextTurnEnd",
  "yourNextTurnEnd",
  "opponentNextEndPhase",
  "battleEnd",
  "damageStepEnd",
  "damageCalculationEnd",
  "equipped",
  "stays",
  "duel"
];
function durationKey(table, env, name) {
  const { turn: turn2, active } = gameOf(table);
  switch (name) {
    case "endPhase":
      return `endPhase:${turn2}`;
    case "turnEnd":
      return `turn:${turn2}`;
    case "nextTurnEnd":
      return `turn:${turn2 + 1}`;
    case "yourNextTurnEnd":
      return `turn:${active === env.you ? turn2 + 2 : turn2 + 1}`;
    case "opponentNextEndPhase":
      return `endPhase:${active === env.you ? turn2 + 1 : turn2 + 2}`;
    case "battleEnd":
      return `battle:${turn2}`;
    case "damageStepEnd":
      return `damage:${turn2}`;
    case "damageCalculationEnd":
      return `calculation:${turn2}`;
    // base.21.11: as long as this Equip Card stays on its monster.
    case "equipped":
      return `equip:${env.self}`;
    case "stays":
    case "duel":
      return "";
  }
  return "";
}
function expire(table, key) {
  endEffects(table, ({ until: until2 }) => until2 === key);
  endWatches(table, ({ until: until2 }) => until2 === key);
}

var rule = "base.5.2";
var orderTopProcedure = {
  name: "orderTop",
  steps: [
    { name: "ask", rule, run: ask },
    { name: "put", rule, run: put3 }
  ]
};
var orderTopLocals = (seat, owner, amount3) => ({
  seat,
  owner,
  amount: amount3,
  returned: null,
  answer: null,
  answers: null
});
function ask(table, locals, frame) {
  const owner = locals.owner;
  const seat = locals.seat;
  const hidden2 = table.zoneOf("mainDeck", owner).order.slice(0, locals.amount);
  if (hidden2.length === 0) return { done: { done: false } };
  const ids2 = hidden2.map((id) => showTo(table, id, [seat]));
  const options2 = ids2.map((id) => objectOption(table, id));
  table.ask(frame, { seat, kind: "orderCards", rule, params: { count: ids2.length }, domain: wholeOrder(options2) });
  return { wait: true };
}
function put3(table, locals) {
  const owner = locals.owner;
  const seat = locals.seat;
  const picked2 = objectsIn2(picksOf(locals.answer));
  table.local(locals, "answer", null);
  for (const id of [...picked2].reverse()) place(table, id, { zone: `mainDeck:${owner}`, at: "top" });
  table.emit("topArranged", rule, { seat, owner, amount: picked2.length });
  return { done: { done: true, objects: picked2 } };
}

var extraFrames = /* @__PURE__ */ new Set(["fusion", "synchro", "xyz", "link"]);
function belongsToExtraDeck(table, row) {
  return extraFrames.has(table.program(row).card.printed.frame ?? "");
}
function finalPlace(table, row, data) {
  const to = data.to;
  const isPendulum = table.program(row).card.printed.scale !== void 0;
  if ((to === "hand" || to === "mainDeck" || to === "extraDeck") && belongsToExtraDeck(table, row))
    return { to: "extraDeck", faceUp: to === "extraDeck" && isPendulum };
  if (to === "graveyard" && row.slot !== "" && !row.arriving && data.unplaced !== true && isPendulum)
    return { to: "extraDeck", faceUp: true };
  return { to, faceUp: data.faceDown !== true };
}

var places2 = /* @__PURE__ */ new Set(["graveyard", "banished"]);
function kept2(row, to, faceUp) {
  return { proper: row.proper && (places2.has(to) || to === "extraDeck" && faceUp) };
}
function restoreKept(table, now, { proper }) {
  if (proper) setObject(table, now, "proper", true);
}

var remembering = /* @__PURE__ */ new Set(["hand", "mainDeck"]);
function keepsKnowledge(_table, _row, _from, to) {
  return remembering.has(to);
}
function blurHand(table, { zone }) {
  const { order, seat } = table.zone(zone);
  for (const id of order) {
    const row = table.object(id);
    if (!fieldsOf(row).shown) table.set(row, "knownTo", row.knownTo & bit(seat));
  }
}
var bit = (seat) => 1 << seat;
function liesInHand({ zone }) {
  return zone.startsWith("hand:");
}

function noteAway(table, away) {
  setGame(table, "away", [...gameOf(table).away, away]);
}

function move(object, { to, act: act4, at, faceDown, until: until2, show, unplaced, searched, excavated, inOrder: inOrder5 }, doing2) {
  return propose("move", { object }, {
    ...doing2,
    to,
    act: act4,
    at: at ?? "",
    ...faceDown === true ? { faceDown } : {},
    ...until2 !== void 0 && until2 !== "" ? { until: until2 } : {},
    ...show === true ? { show } : {},
    ...unplaced === true ? { unplaced } : {},
    ...searched === true ? { searched } : {},
    ...excavated === true ? { excavated } : {},
    ...inOrder5 === true ? { inOrder: inOrder5 } : {}
  });
}
var moved2 = ["moved"];
function keysOf3(table, { object, data }) {
  const row = table.object(object);
  const found3 = [...moved2];
  if (row.slot !== "" && data.unplaced !== true && !fieldsOf(row).arriving) found3.push("leftField");
  if (data.act === "tributed") found3.push("tributed");
  if (data.act === "discarded") found3.push("discarded");
  if (data.to === "graveyard") found3.push("goesToGY");
  found3.push(...arrivalKeys(table, row, data));
  if (data.act === "returned") found3.push("returned");
  if (data.reason === "material") found3.push("usedAsMaterial");
  return found3;
}
function arrivalKeys(table, row, data) {
  if (row.kind === "token") return data.to === "banished" ? tokenBanished : unwatched2;
  const { to } = finalPlace(table, row, data);
  if (to === "graveyard" && data.act === "returned") return unwatched2;
  return arrivalKey[to] ?? unwatched2;
}
var unwatched2 = [];
var tokenBanished = ["banishedCard"];
var arrivalKey = {
  graveyard: ["sentToGY"],
  banished: tokenBanished,
  hand: ["addedToHand"]
};
var leaving2 = /* @__PURE__ */ new Set(["leftField", "tributed", "usedAsMaterial"]);
var banishers = (table, data) => data.bySeat >= 0 ? [data.bySeat] : table.seats();
function isForbidden(table, { object, data }) {
  if (data.to === "banished" && banishers(table, data).some((seat) => playerCannot(table, seat, "banish", object))) return true;
  const { zone, owner } = table.object(object);
  if (data.to === "hand" && zone.startsWith("mainDeck:") && playerCannot(table, owner, "addFromDeck", object)) return true;
  return data.act === "tributed" && cannot(table, object, "beTributed", { by: data.rule === "base.8.5" ? "summon" : "effect" });
}
var moveRule = {
  keys: keysOf3,
  // What happens to a card as it leaves is asked of how it was there; where it went, of where it is now.
  looksBack: (_table, _happening, key) => leaving2.has(key),
  // base.20.5: what goes together is remembered as it stood together.
  leaves: () => true,
  possible: (table, happening) => table.find(happening.object) !== null && !isForbidden(table, happening),
  contains: (table, { object, data }) => table.object(object).under.map((id) => move(id, { to: "graveyard", act: "sent" }, { ...doingOf(data), reason: "rule", rule: "base.12.7" })),
  commit: (table, list3) => {
    const order = [...list3.keys()].sort((a, b) => hosted(table, list3[b]) - hosted(table, list3[a]));
    const done4 = list3.map(() => null);
    const searched = searchedDecks(table, list3);
    for (const index of order) done4[index] = moveOne(table, list3[index]);
    for (const zone of searched) reshuffle(table, zone, "base.5.10");
    return done4;
  }
};
function searchedDecks(table, list3) {
  const found3 = /* @__PURE__ */ new Set();
  for (const { object, data } of list3) {
    const zone = table.find(object)?.zone ?? "";
    if (data.searched === true && zone.startsWith("mainDeck:")) found3.add(zone);
  }
  return found3;
}
var hosted = (table, { object }) => kindOfPlace(table, table.object(object)) === "under" ? 1 : 0;
function moveOne(table, happening) {
  const { object, data } = happening;
  const found3 = table.find(object);
  if (found3 === null) return null;
  const row = found3;
  const doing2 = doingOf(data);
  const from = kindOfPlace(table, row);
  const final = finalPlace(table, row, data);
  if (liesInHand(row) && !isShown(final, data)) blurHand(table, row);
  const was = {
    card: row.card,
    owner: row.owner,
    controller: row.controller,
    slot: row.slot,
    position: row.position,
    faceUp: row.faceUp,
    open: showsFace(table, row, { role: "spectator" }),
    saw: whoSees(table, row)
  };
  if (row.kind === "token") {
    vanish(table, object);
    table.emit("cardMoved", doing2.rule, {
      card: was.card,
      object,
      from,
      to: "gone",
      seat: was.owner,
      act: data.act,
      ...shownDoing(doing2)
    });
    return { ...happening, data: { ...data, from, now: 0, to: "gone" } };
  }
  const { to, faceUp } = final;
  const carried = kept2(row, to, faceUp);
  const at = data.at;
  const now = place(table, object, { zone: `${to}:${was.owner}`, at: at === "" ? to === "hand" ? "bottom" : "top" : at });
  if (!faceUp) setObject(table, now, "faceUp", false);
  restoreKept(table, now, carried);
  setObject(table, now, "cameFrom", {
    place: from,
    reason: doing2.reason,
    how: data.how ?? "",
    turn: gameOf(table).turn,
    paidFor: doing2.reason === "cost" ? paidFor(table, doing2) : ""
  });
  if (data.show === true) learn(table, now, table.seats());
  if (data.until !== void 0 && to === "banished")
    noteAway(table, { object: now, until: data.until, from, seat: was.controller, position: was.position, faceUp: was.faceUp });
  emitMove(table, { ...was, object, now, from, to, act: data.act, shown: isShown(final, data) }, doing2);
  return { ...happening, data: { ...data, from, to, now, wasFaceUp: was.faceUp, controller: was.controller } };
}
function isShown({ to, faceUp }, { show }) {
  return show === true || to === "graveyard" || faceUp && (to === "banished" || to === "extraDeck");
}
function paidFor(table, { by }) {
  const values = table.find(by) === null ? table.state.past[by]?.values : valuesOf2(table, by);
  const isMonster3 = values?.kinds?.includes("monster") === true;
  return isMonster3 ? values?.attribute ?? "" : "";
}
function emitMove(table, { card: card5, owner, controller, object, now, from, to, act: act4, open: open3, saw, shown: shown2 }, doing2) {
  const data = { seat: owner, from, to, act: act4, ...shownDoing(doing2) };
  const named5 = { card: card5, object, now, controller };
  if (shown2 || open3 && from !== "hand" && from !== "mainDeck" && to !== "mainDeck" && to !== "hand")
    return void table.emit("cardMoved", doing2.rule, { ...data, ...named5 });
  const seats = table.seats().filter((seat) => saw.includes(seat) || seesFace(table, table.object(now), seat));
  table.emit("cardMoved", doing2.rule, { ...data, ...open3 ? { card: card5, object } : {} }, [{ seats, data: named5 }]);
}

function redirectsTo(table, ability2) {
  for (const clause2 of table.library.ability(ability2).ability.clauses ?? []) {
    for (const verb2 of clause2.do ?? []) {
      const to = verb2.verb === "becomes" ? verb2.set.to : void 0;
      if (to !== void 0) return to;
    }
  }
  return null;
}

function arrives2(table, id, to, act4) {
  const row = rowOf3(table, id);
  if (row.kind === "token") return false;
  const proposed = move(id, { to, act: act4 }, byRule("3.3.3-5", "cost"));
  if (finalPlace(table, row, proposed.data).to !== to) return false;
  return offersFor(table, proposed, 0).every(({ ability: ability2 }) => staysOnItsWay(table, ability2, to));
}
function staysOnItsWay(table, ability2, to) {
  return redirectsTo(table, ability2) === to || (table.library.ability(ability2).ability.clauses ?? []).length === 0;
}

function destroy(object, doing2, unplaced) {
  return propose("destroy", { object }, { ...doing2, ...unplaced === true ? { unplaced } : {} });
}
var keys3 = ["destroyed"];
var destroyRule = {
  keys: () => keys3,
  looksBack: () => true,
  // base.20.3, base.19.12
  possible: (table, { object, data }) => destructible(table, object) && !cannot(table, object, "beDestroyed", {
    by: data.reason,
    foreign: data.bySeat !== (table.find(object)?.controller ?? data.bySeat),
    other: data.by
  }),
  // base.8.14, base.20.1: by what it is done goes along, and whether it is unplaced.
  contains: (_table, { object, data }) => [move(object, { to: "graveyard", act: "destroyed" }, doingOf(data))],
  // base.20.1, base.20.5: all that one act destroys is destroyed together.
  commit: (table, list3) => {
    for (const { object, data } of list3) emitDestroyed(table, object, doingOf(data));
    return list3;
  }
};
function destructible(table, object) {
  const row = table.find(object);
  return row !== null && (row.slot !== "" || row.zone.startsWith("hand:") || row.zone.startsWith("mainDeck:"));
}
function emitDestroyed(table, object, doing2) {
  const { card: card5, controller } = table.object(object);
  table.emit("cardDestroyed", doing2.rule, { object, card: card5, seat: controller, ...shownDoing(doing2) });
}

var pickings = {};
function moving(name, { act: act4, to, rule: rule2, demands: demands2, more = () => ({}) }) {
  const make = (_table, verb2, id, doing2) => move(id, { to, act: act4, ...searching(verb2), ...verb2.excavated === true ? { excavated: true } : {}, ...more(verb2) }, doing2);
  const picking2 = {
    rule: rule2,
    make,
    // 3.3.2-2, 3.3.3-5: what has to get there is paid only with what does; 3.3.1-4: a Tribute is paid wherever it then goes.
    fits: (table, verb2, id, doing2) => isPossible(table, make(table, verb2, id, doing2)) && (demands2 !== true || doing2.reason !== "cost" || arrives2(table, id, to, act4))
  };
  pickings[name] = picking2;
  return pickable(picking2, {
    rule: rule2,
    run: (table, verb2, env, path) => ({
      propose: whatOf2(table, verb2, env).map((id) => make(table, timed(table, verb2, env), id, doingAt(env, path, rule2)))
    }),
    payable: (table, verb2, env) => canMove(table, verb2, env, "/cost/", picking2),
    choosable: (table, verb2, env) => canMove(table, verb2, env, "", picking2)
  });
}
function timed(table, verb2, env) {
  return { ...verb2, until: durationKey(table, env, verb2.until) };
}
function searching({ what, choose: choose2, excavated }) {
  const chosen8 = choose2 !== void 0 || typeof what === "object" && what !== null && "var" in what;
  return chosen8 && excavated !== true ? { searched: true } : {};
}
function canMove(table, verb2, env, path, picking2) {
  const { what } = verb2;
  if (typeof what === "object" && what !== null && "var" in what && env.vars[what.var] === void 0)
    return true;
  const named5 = whatOf2(table, verb2, env);
  const doing2 = doingAt(env, path, picking2.rule);
  const fit = named5.filter((id) => picking2.fits(table, verb2, id, doing2));
  return isCost(path) ? named5.length > 0 && fit.length === named5.length : fit.length > 0;
}
function neverPlaced(table, id) {
  return rowOf3(table, id).arriving || gameOf(table).chain.some(({ source, act: act4, activationNegated }) => source === id && act4 === "card" && activationNegated);
}
var moveVerbs = {
  destroy: {
    rule: "base.20.1",
    run: (table, verb2, env, path) => ({
      propose: whatOf2(table, verb2, env).map((id) => destroy(id, doingAt(env, path, "base.20.1"), neverPlaced(table, id)))
    }),
    choosable: (table, verb2, env) => whatOf2(table, verb2, env).some((id) => isPossible(table, destroy(id, doingAt(env, "", "base.20.1"))))
  },
  sendToGY: moving("sendToGY", { act: "sent", to: "graveyard", rule: "base.20.2", demands: true }),
  // 3.3.2-1: a discard is paid wherever the card then goes; `discardToGY` demands that it gets there.
  discardToGY: moving("discardToGY", { act: "discarded", to: "graveyard", rule: "base.20.6", demands: true }),
  discard: moving("discard", { act: "discarded", to: "graveyard", rule: "base.20.6" }),
  tribute: moving("tribute", { act: "tributed", to: "graveyard", rule: "3.3.1-1" }),
  banish: moving("banish", {
    act: "banished",
    to: "banished",
    rule: "base.22.1",
    demands: true,
    more: (verb2) => ({ ...verb2.faceDown === true ? { faceDown: true } : {}, until: verb2.until ?? "" })
  }),
  returnToHand: moving("returnToHand", { act: "returned", to: "hand", rule: "base.20.7" }),
  addToHand: moving("addToHand", {
    act: "added",
    to: "hand",
    rule: "base.5.9",
    more: (verb2) => verb2.show === true ? { show: true } : {}
  }),
  returnToDeck: moving("returnToDeck", {
    act: "returned",
    to: "mainDeck",
    rule: "base.20.7",
    // Without a place it is shuffled in afterwards.
    more: ({ at }) => at === void 0 ? { at: "top" } : { at, inOrder: true }
  }),
  /** Face-up into the Extra Deck (base.22.6). */
  toExtraDeck: moving("toExtraDeck", { act: "placed", to: "extraDeck", rule: "base.22.6" }),
  /** From among the banished cards: it is not sent there (base.20.2). */
  returnToGY: moving("returnToGY", { act: "returned", to: "graveyard", rule: "base.20.2" }),
  placeOnTop: moving("placeOnTop", { act: "placed", to: "mainDeck", rule: "base.20.7", more: () => ({ at: "top", inOrder: true }) }),
  /** Looks at so many cards of the top of a Deck (`who`) and puts them back in any order. */
  orderTop: {
    rule: "base.5.2",
    run: (table, verb2, env) => ({
      call: "orderTop",
      locals: orderTopLocals(env.you, whoOf(table, verb2, env)[0] ?? env.you, amountOf4(table, verb2, env))
    }),
    choosable: (table, verb2, env) => whoOf(table, verb2, env).some((seat) => table.zoneOf("mainDeck", seat).order.length > 0)
  },
  /** Shows cards to both players; they stay where they are, and hidden afterwards (base.5.11) unless they are to be kept open (`keep`, 4.4.2.1-4). */
  reveal: {
    rule: "base.5.11",
    run: (table, verb2, env) => {
      const hidden2 = whatOf2(table, verb2, env);
      const objects = verb2.keep === true ? hidden2.map((id) => keepOpen(table, id)) : hidden2;
      objects.forEach(
        (id, at) => table.emit("cardRevealed", "base.5.11", {
          seat: table.object(id).owner,
          card: table.object(id).card,
          object: id,
          was: hidden2[at] ?? id
        })
      );
      return { done: objects.length > 0, objects };
    },
    choosable: (table, verb2, env) => whatOf2(table, verb2, env).length > 0,
    payable: (table, verb2, env) => whatOf2(table, verb2, env).length > 0
  },
  /** A player shows his hand, for he says something of what is in it (base.5.13). */
  prove: {
    rule: "base.5.13",
    run: (table, verb2, env) => {
      for (const seat of whoOf(table, verb2, env))
        for (const id of table.zoneOf("hand", seat).order)
          table.emit("cardRevealed", "base.5.13", { seat, card: table.object(id).card, object: id });
      return { done: true };
    }
  },
  excavate: {
    rule: "base.5.12",
    // They stay in the Deck, seen by both; `as` names them.
    run: (table, verb2, env) => {
      const objects = whoOf(table, verb2, env).flatMap(
        (seat) => table.zoneOf("mainDeck", seat).order.slice(0, amountOf4(table, verb2, env)).map((id) => showTo(table, id, table.seats()))
      );
      if (objects.length > 0)
        table.emit("cardsExcavated", "base.5.12", {
          seat: env.you,
          cards: objects.map((id) => ({ object: id, card: table.object(id).card }))
        });
      return { done: objects.length > 0, objects };
    },
    choosable: (table, verb2, env) => whoOf(table, verb2, env).some((seat) => table.zoneOf("mainDeck", seat).order.length > 0)
  },
  mill: {
    rule: "base.20.2",
    impersonal: true,
    run: (table, verb2, env, path) => ({
      propose: whoOf(table, verb2, env).flatMap(
        (seat) => table.zoneOf("mainDeck", seat).order.slice(0, amountOf4(table, verb2, env)).map((id) => move(id, { to: "graveyard", act: "sent" }, doingAt(env, path, "base.20.2")))
      )
    }),
    payable: deep,
    choosable: deep
  },
  draw: {
    rule: "5.3.3-1",
    impersonal: true,
    run: (table, verb2, env, path) => ({
      propose: whoOf(table, verb2, env).map((seat) => draw2(seat, amountOf4(table, verb2, env), doingAt(env, path, "5.3.3-1")))
    }),
    // 5.3.3-4: as many cards as are to be drawn have to be there; 5.3.1-1: and somebody has to be able to draw.
    choosable: (table, verb2, env) => deep(table, verb2, env) && whoOf(table, verb2, env).some((seat) => !playerCannot(table, seat, "draw"))
  },
  shuffleDeck: {
    rule: "base.5.10",
    run: (table, verb2, env) => {
      for (const seat of whoOf(table, verb2, env)) reshuffle(table, `mainDeck:${seat}`, "base.5.10");
      return { done: true };
    }
  }
};
function keepOpen(table, id) {
  const now = showTo(table, id, table.seats());
  setObject(table, now, "shown", true);
  return now;
}
function deep(table, verb2, env) {
  return whoOf(table, verb2, env).every((seat) => table.zoneOf("mainDeck", seat).order.length >= amountOf4(table, verb2, env));
}
var movePickings = pickings;

function picksOf2(table, env, path, from) {
  const cost = table.library.ability(path).ability.cost ?? [];
  return cost.slice(from).flatMap((verb2, at) => {
    const pick = pickOf(table, verb2, env, `${path}/cost/${from + at}`);
    return pick === null ? [] : [pick];
  });
}
function pickOf(table, verb2, env, costPath) {
  if (verb2.choose === void 0) return null;
  return { ids: fitting(table, verb2, env, costPath, movePickings[verb2.verb]), count: leastOf3(verb2.choose) };
}
function needsOf(table, env, path) {
  return targetsOf(table, path).flatMap((choice2) => {
    const count = choice2.min === void 0 ? 1 : amount(table, env, choice2.min);
    return choice2.from === void 0 ? [] : [{ ids: new Set(candidates(table, env, choice2)), count }];
  });
}
var isLeft = (needs, paid) => needs.every(({ ids: ids2, count }) => [...ids2].filter((id) => !paid.has(id)).length >= count);
function paymentOf([pick, ...rest], needs, paid) {
  if (!isLeft(needs, paid)) return null;
  if (pick === void 0) return paid;
  if (pick.count <= 0) return paymentOf(rest, needs, paid);
  const wanted2 = (id) => [...needs, ...rest.map(({ ids: ids2 }) => ({ ids: new Set(ids2) }))].filter(({ ids: ids2 }) => ids2.has(id)).length;
  const open3 = pick.ids.map((id) => ({ id, wanted: wanted2(id) })).filter(({ id }) => !paid.has(id)).sort((a, b) => a.wanted - b.wanted);
  for (const { id } of open3.filter(({ wanted: by }, at) => by > 0 || at === 0)) {
    const payment = paymentOf([{ ids: pick.ids, count: pick.count - 1 }, ...rest], needs, /* @__PURE__ */ new Set([...paid, id]));
    if (payment !== null) return payment;
  }
  return null;
}
function paysTogether(table, env, path) {
  const picks = picksOf2(table, env, path, 0);
  return picks.length === 0 || paymentOf(picks, needsOf(table, env, path), /* @__PURE__ */ new Set()) !== null;
}
function besides(table, env, costPath) {
  const at = costPath.lastIndexOf("/cost/");
  const path = costPath.slice(0, at);
  return { rest: picksOf2(table, env, path, Number(costPath.slice(at + "/cost/".length)) + 1), needs: needsOf(table, env, path) };
}
function isTied(table, env, costPath) {
  const { rest, needs } = besides(table, env, costPath);
  return rest.length > 0 || needs.length > 0;
}
function paymentWith(table, env, costPath, { ids: ids2, count }, picked2) {
  const { rest, needs } = besides(table, env, costPath);
  const payment = paymentOf([{ ids: ids2, count: count - picked2.length }, ...rest], needs, new Set(picked2));
  return payment === null ? null : [...payment].slice(0, Math.max(count, picked2.length));
}
var costBond = {
  sparing: (table, env, costPath, ids2, count) => ids2.filter((id) => paymentWith(table, env, costPath, { ids: ids2, count }, [id]) !== null),
  isTied
};
var costJudge = {
  accept: (table, { rule: rule2 }, picks) => paymentNow(table, picks) === null ? { rule: rule2, detail: "With these paid, not enough is left for the rest of the price or to be targeted." } : null,
  complete: (table, _decision, picked2) => paymentNow(table, picked2)?.map((id) => `object:${id}`) ?? null
};
function paymentNow(table, picks) {
  const { locals } = frameOf(table, "pickAndDo");
  const path = locals.program;
  const env = envOf(locals);
  return paymentWith(table, env, path, pickOf(table, table.library.node(path), env, path), objectsIn2(picks));
}

var freeing = /* @__PURE__ */ new Set(["tribute", "sendToGY", "banish", "returnToHand", "destroy"]);
function freedZones(table, env, cost) {
  const ids2 = cost.filter(({ verb: verb2 }) => freeing.has(verb2)).flatMap(
    (verb2) => verb2.choose === void 0 ? whatOf2(table, verb2, env) : candidates(table, env, verb2.choose)
  );
  return ids2.map((id) => table.find(id)?.slot ?? "").filter(isMonsterSlot);
}
var freedIn = ({ vars }) => vars.freed ?? [];
var freesMain = (env, side) => freedIn(env).some((slot) => positionOf2(slot).seat === side);
var freesAny = (env, side) => freesMain(env, side) || freedIn(env).some((slot) => extraSlots.includes(slot));

function startable(table, env, ability2) {
  const { ability: tree2 } = table.library.ability(ability2);
  if (!targetable(table, env, ability2) || !paysTogether(table, env, ability2)) return false;
  const freed = freedZones(table, env, tree2.cost ?? []);
  const must4 = tree2.kind === "triggered" && tree2.may !== true;
  const paid = { ...env, vars: { ...env.vars, freed, must: must4 } };
  if (tree2.modes !== void 0) return startableModes(table, paid, ability2).length > 0;
  const clauses = tree2.clauses ?? [];
  if (tree2.kind === "spell" && clauses.every(({ may: may2 }) => may2 === true) && stays(table, env.card)) return true;
  return couldDo(table, paid, clauses, tree2.targets);
}
function startableModes(table, env, ability2) {
  const of = table.library.ability(ability2).ability.modes?.of ?? [];
  return openModes(table, env, ability2).filter((at) => couldDo(table, env, of[at]?.clauses ?? [], of[at]?.targets));
}
var staying = /* @__PURE__ */ new Set(["continuous", "field"]);
function stays(table, card5) {
  return staying.has(table.library.card(card5).card.printed.property ?? "");
}
function couldDo(table, env, clauses, targets2 = []) {
  if (clauses.length === 0) return true;
  let broken = false;
  for (const clause2 of clauses) {
    if (broken && clause2.also !== true) continue;
    if (clause2.if !== void 0 && !bindsLater(clause2.if) && !holds(table, env, clause2.if)) continue;
    if (possible2(table, env, clause2, targets2)) return true;
    broken = broken || clause2.may !== true;
  }
  return false;
}
function possible2(table, env, clause2, targets2) {
  if (clause2.forEach !== void 0 && !bindsLater(clause2.forEach) && select(table, env, clause2.forEach).length === 0) return false;
  if (clause2.repeat !== void 0 && !bindsLater(clause2.repeat) && amount(table, env, clause2.repeat) <= 0) return false;
  if (!payable(table, env, clause2.cost)) return false;
  if (!(clause2.choose ?? []).every((choice2) => bindsLater(choice2) || hasChoice(table, env, choice2))) return false;
  const verbs4 = clause2.do ?? [];
  if (verbs4.length === 0) return couldDo(table, env, clause2.then ?? [], targets2);
  const could = (verb2) => isBoundLater2(verb2) ? couldBegin(table, env, verb2, clause2, targets2) : drawsAnyway(table, env, verb2) || table.library.verb(verb2.verb).choosable?.(table, verb2, env) !== false;
  return clause2.whole === true ? verbs4.every(could) : verbs4.some(could);
}
function drawsAnyway(table, env, { verb: verb2, who }) {
  return verb2 === "draw" && env.vars.must === true && seatsOf(table, env, who ?? "you").some((seat) => !playerCannot(table, seat, "draw"));
}
function couldBegin(table, env, whole, { choose: choose2 = [] }, targets2) {
  const { verb: verb2, to, pointedBy, using } = whole;
  if (using !== void 0) return bindsLater(using) || table.library.verb(verb2).choosable?.(table, whole, env) !== false;
  if (verb2 !== "takeControl" && verb2 !== "specialSummon")
    return couldTake(table, env, whole, verb2 === "banish" ? [...choose2, ...targets2] : choose2);
  const [side = env.you] = to === void 0 ? [] : seatsOf(table, env, to);
  if (verb2 === "takeControl") return freesMain(env, side) || freeSlots(table, side, "monster").length > 0;
  const pointer = pointedBy === void 0 ? 0 : objectsOf(table, env, pointedBy)[0] ?? 0;
  const fromExtra = choose2.some(({ from }) => [from?.from ?? []].flat().includes("extraDeck"));
  return !summonsNothing(table, env.you) && ((fromExtra ? freesAny : freesMain)(env, side) || hasRoom2(table, side, pointer, fromExtra));
}
function couldTake(table, env, { what, ...rest }, choose2) {
  const choice2 = choose2.find(({ as }) => what?.var === as);
  if (choice2?.from === void 0 || bindsLater(choice2) || isBoundLater2(rest) || isForeign(table, env, choice2.from)) return true;
  return candidates(table, env, choice2).some(
    (id) => table.library.verb(rest.verb).choosable?.(table, { ...rest, what }, { ...env, vars: { ...env.vars, [choice2.as]: [id] } }) !== false
  );
}
var hiddenZones = /* @__PURE__ */ new Set(["hand", "mainDeck", "extraDeck"]);
function hasChoice(table, env, choice2) {
  if (choice2.from === void 0) return choosable(table, env, choice2);
  const least = Math.max(1, choice2.min === void 0 ? 1 : amount(table, env, choice2.min));
  const { from } = choice2;
  if (!isForeign(table, env, from)) return candidates(table, env, choice2).length >= least;
  return select(table, env, { ...from, where: void 0 }).length >= least;
}
function isForeign(table, env, { from, of }) {
  const kinds3 = typeof from === "string" ? [from] : from;
  if (!kinds3.some((kind) => hiddenZones.has(kind))) return false;
  return of === void 0 || seatsOf(table, env, of).some((seat) => seat !== env.you);
}
var isBoundLater2 = (verb2) => Object.entries(verb2).some(([name, part]) => name !== "modifiers" && bindsLater(part));
function bindsLater(node) {
  if (node === "each") return true;
  if (typeof node !== "object" || node === null) return false;
  const known9 = binding.get(node);
  if (known9 !== void 0) return known9;
  const binds = "var" in node || "chosen" in node || Object.values(node).some(bindsLater);
  binding.set(node, binds);
  return binds;
}
var binding = /* @__PURE__ */ new WeakMap();

function targetsIn(table, parts) {
  return parts.flatMap(
    ({ at, vars }) => targetsOf(table, at).flatMap((choice2) => {
      const chosen8 = vars[choice2.as];
      return choice2.target === true ? chosen8 : [];
    })
  );
}
var chooseTargetsProcedure2 = {
  name: "chooseTargets",
  steps: [
    { name: "modes", rule: "base.23.23", run: askModes },
    { name: "modesChosen", rule: "base.23.23", run: takeModes },
    { name: "next", rule: "4.3-1", run: next },
    { name: "chosen", rule: "4.3-1", run: chosen }
  ]
};
function targetLocals2(env, ability2) {
  const { self, card: card5, you, event, vars, each } = env;
  return {
    self,
    card: card5,
    you,
    event,
    vars,
    each,
    subject: 0,
    ability: ability2,
    parts: [],
    part: 0,
    at: 0,
    answer: null,
    answers: null,
    returned: null
  };
}
var partsOf4 = (locals) => locals.parts;
var setParts = (table, locals, parts) => table.local(locals, "parts", parts);
function askModes(table, locals, frame) {
  const ability2 = locals.ability;
  const { modes } = table.library.ability(ability2).ability;
  if (modes === void 0) {
    setParts(table, locals, [{ at: ability2, vars: {} }]);
    return { to: "next" };
  }
  const env = envOf(locals);
  const open3 = startableModes(table, env, ability2);
  if (open3.length === 0) return { to: "next" };
  const options2 = open3.map((at) => ({ id: `mode:${at}`, label: "mode", params: { number: at + 1, mode: modePath(ability2, at) } }));
  const max = Math.min(amount(table, env, modes.max), open3.length);
  table.ask(frame, {
    seat: env.you,
    kind: "chooseModes",
    rule: "base.23.23",
    params: { card: env.card, object: env.self, ability: ability2 },
    domain: { type: "options", min: Math.min(amount(table, env, modes.min), max), max, options: options2 }
  });
  return { wait: true };
}
function takeModes(table, locals) {
  const picked2 = picksOf(locals.answer).map((pick) => Number(pick.slice("mode:".length))).sort((a, b) => a - b);
  table.local(locals, "answer", null);
  setParts(
    table,
    locals,
    picked2.map((at) => ({ at: modePath(locals.ability, at), vars: {} }))
  );
}
function next(table, locals, frame) {
  for (; ; ) {
    const part = partsOf4(locals)[locals.part];
    if (part === void 0) return { done: partsOf4(locals) };
    const choice2 = choiceNow(table, locals, part);
    if (choice2 === void 0) {
      table.local(locals, "part", locals.part + 1);
      table.local(locals, "at", 0);
      continue;
    }
    const target2 = choice2.target === true;
    const bound2 = askChoice(table, frame, envFor2(locals, part), choice2, {
      kind: target2 ? "chooseTargets" : "chooseForEffect",
      rule: target2 ? "4.3-1" : "4.3.1-1",
      always: target2,
      params: { ability: part.at }
    });
    if (bound2 === null) return { wait: true };
    bind3(table, locals, part, choice2.as, bound2);
  }
}
function choiceNow(table, locals, part) {
  const choice2 = targetsOf(table, part.at)[locals.at];
  return choice2 === void 0 ? void 0 : sparingLater(table, envFor2(locals, part), choice2, strictTargets(table, part.at).slice(locals.at + 1));
}
function chosen(table, locals) {
  const part = partsOf4(locals)[locals.part];
  const choice2 = choiceNow(table, locals, part);
  bind3(table, locals, part, choice2.as, readChoice(choice2, locals.answer, locals));
  table.local(locals, "answer", null);
  return { to: "next" };
}
function bind3(table, locals, part, name, value) {
  setParts(table, locals, partsOf4(locals).with(locals.part, { ...part, vars: { ...part.vars, [name]: value } }));
  table.local(locals, "at", locals.at + 1);
}
function envFor2(locals, part) {
  const env = envOf(locals);
  return { ...env, vars: { ...env.vars, ...part.vars } };
}

var staying2 = /* @__PURE__ */ new Set(["continuous", "equip", "field"]);
function isSpent(table, id) {
  const { card: card5 } = table.library.card(id);
  return !staying2.has(card5.printed.property ?? "continuous") && !card5.abilities.some(({ marks: marks2 }) => marks2?.stays === true);
}
function snapshotOf(table, id) {
  const row = table.find(id);
  return row === null ? { place: "", slot: "", values: {} } : { place: kindOfPlace(table, row), slot: row.slot, values: plainValues(table, id) };
}
function ownPlace(table, env, { place: place3 }) {
  const [now = 0] = objectsOf(table, env, { became: "self" });
  const row = table.find(now);
  return row === null ? place3 : kindOfPlace(table, row);
}
function addLink(table, env, { ability: ability2, act: act4, parts, snapshot }) {
  const { chain } = gameOf(table);
  const { marks: marks2 } = table.library.ability(ability2).ability;
  const targets2 = targetsIn(table, parts);
  const spent = act4 === "card" && isSpent(table, env.card);
  const link3 = {
    number: chain.length + 1,
    seat: env.you,
    ability: ability2,
    act: act4,
    speed: speedOf(table.library.ability(ability2).ability),
    source: env.self,
    card: env.card,
    snapshot,
    event: env.event,
    vars: env.vars,
    targets: targets2,
    parts,
    categories: categoriesOf(table, parts, targets2.length > 0, ownPlace(table, env, snapshot)),
    needsSource: marks2?.needsSource === true || (act4 === "card" ? !spent : appliesFromField(table, env.self, ability2)),
    stamp: table.nextStamp(),
    activationNegated: false,
    effectNegated: false
  };
  setGame(table, "chain", [...chain, link3]);
  setGame(table, "activating", 0);
  if (spent) setGame(table, "spent", [...gameOf(table).spent, env.self]);
  return link3;
}
var spellTrapPlaces2 = /* @__PURE__ */ new Set(["spellTrapZone", "fieldZone", "pendulumZone"]);
function appliesFromField(table, source, ability2) {
  const row = table.find(source);
  return row !== null && spellTrapPlaces2.has(kindOfPlace(table, row)) && table.program(row).abilities.some(({ path }) => path === ability2);
}
function plainValues(table, id) {
  const shown2 = {};
  for (const [name, value] of Object.entries(valuesOf2(table, id))) if (name !== "abilities" && name !== "rules") shown2[name] = value;
  return shown2;
}
function activatedEvent(link3) {
  const values = link3.snapshot.values;
  return {
    key: "activated",
    link: link3.number,
    seat: link3.seat,
    object: link3.source,
    card: link3.card,
    act: link3.act,
    ability: link3.ability,
    kinds: values.kinds ?? [],
    property: values.property ?? "",
    races: values.races ?? [],
    attribute: values.attribute ?? "",
    place: link3.snapshot.place ?? "",
    categories: link3.categories,
    targets: link3.targets,
    speed: link3.speed
  };
}
function setLink(table, number, change5) {
  setGame(
    table,
    "chain",
    gameOf(table).chain.map((link3) => link3.number === number ? { ...link3, ...change5 } : link3)
  );
}
function linkOf(table, number) {
  return gameOf(table).chain.find((link3) => link3.number === number) ?? null;
}

function admitsDamageStep(table, tree2, object = 0, event = null) {
  const { step: step2 } = gameOf(table);
  const mark = tree2.marks?.damageStep;
  if (!damageSteps.includes(step2)) return mark !== "calculation";
  if (mark === "never") return false;
  if (tree2.marks?.speed === 3 || mark === "stated" || mark === "negates" || negatesActivation(tree2)) return true;
  if (mark === "stats") return step2 === "damageStart" || step2 === "damageBefore";
  if (mark === "calculation") return step2 === "damageCalculation";
  return tree2.kind === "triggered" && (tree2.may !== true || event === null || concerns2(event, object));
}
function concerns2(event, object) {
  return event.key === "battled" || event.reason === "battle" && event.key !== "flipped" || event.object === object;
}
var negating = /* @__PURE__ */ new WeakMap();
function negatesActivation(tree2) {
  let known9 = negating.get(tree2);
  if (known9 === void 0)
    negating.set(tree2, known9 = JSON.stringify([tree2.clauses ?? null, tree2.modes ?? null]).includes('"verb":"negateActivation"'));
  return known9;
}

var dormantInHand = (program) => dormantOf(
  program,
  ({ ability: ability2 }) => ability2.from?.includes("hand") === true ? ability2.kind === "spell" && program.card.printed.kind === "spell" ? { spell: true } : {} : null
);
var dormantSet = (program) => dormantOf(program, ({ ability: ability2 }) => ability2.kind === "spell" ? {} : null);
var dormantTriggers = (program) => dormantOf(program, ({ ability: ability2 }, { key }) => {
  if (ability2.may !== true) return null;
  if (ability2.from?.includes("hand") === true) return {};
  return isLeaving(key) ? { card: program.card.id } : null;
});
function dormantOf({ abilities }, extra) {
  return abilities.flatMap(
    (compiled) => compiled.triggers.flatMap((trigger) => {
      const more = extra(compiled, trigger);
      if (more === null) return [];
      const { key, if: condition2, last } = trigger;
      const found3 = {
        key,
        ...condition2 === void 0 ? {} : { if: condition2 },
        ...last === void 0 ? {} : { last },
        ability: outline(compiled.ability),
        ...more
      };
      return [found3];
    })
  );
}
function outline(ability2) {
  const { kind, may: may2, when, targets: targets2, marks: marks2 } = ability2;
  return {
    kind,
    ...may2 === void 0 ? {} : { may: may2 },
    ...when === void 0 ? {} : { when },
    ...targets2 === void 0 ? {} : { targets: targets2.map(({ as, from }) => from === void 0 ? { as } : { as, from }) },
    ...marks2 === void 0 ? {} : { marks: marks2 },
    ...negatesActivation(ability2) ? { clauses: [{ do: [{ verb: "negateActivation" }] }] } : {}
  };
}
function byKey(entries) {
  const found3 = /* @__PURE__ */ new Map();
  for (const one2 of entries) {
    const list3 = found3.get(one2.key);
    if (list3 === void 0) found3.set(one2.key, [one2]);
    else list3.push(one2);
  }
  for (const list3 of found3.values()) list3.sort((one2, other3) => demands(one2) - demands(other3));
  return found3;
}
function demands({ ability: ability2, if: condition2 }) {
  return (ability2.when === void 0 ? 0 : 1) + (ability2.targets ?? []).length + (condition2 === void 0 ? 0 : 1);
}

function mightFit(table, seat, ability2, triggers, { key, event, past }) {
  const env = sourceEnv(0, "", seat, event);
  if (!admitsDamageStep(table, ability2)) return false;
  if (ability2.when !== void 0 && publicly(table, env, ability2.when) === "no") return false;
  const fits2 = triggers.some(
    (trigger) => trigger.key === key && !(past === true && trigger.last === true) && (trigger.if === void 0 || publicly(table, env, trigger.if) !== "no")
  );
  return fits2 && (ability2.targets ?? []).every((choice2) => mightChoose(table, env, choice2));
}
function mightChoose(table, env, { from }) {
  if (from === void 0 || [from.from].flat().includes("hand")) return true;
  const { where = {}, of } = from;
  return select(table, env, { from: from.from, of }).some(
    (id) => liesDown(table, id) || speaksOfMore(where) || matches(table, env, id, where)
  );
}
var liesDown = (table, id) => !rowOf3(table, id).faceUp;
function speaksOfMore(node) {
  if (node === "self") return true;
  if (typeof node !== "object" || node === null) return false;
  const known9 = speaking2.get(node);
  if (known9 !== void 0) return known9;
  const speaks = "var" in node || "chosen" in node || Object.values(node).some(speaksOfMore);
  speaking2.set(node, speaks);
  return speaks;
}
var speaking2 = /* @__PURE__ */ new WeakMap();

var known5 = /* @__PURE__ */ new WeakMap();
function dormantOf2({ library }) {
  let found3 = known5.get(library);
  if (found3 === void 0) known5.set(library, found3 = byKey(library.openings.section("dormantTriggers")));
  return found3;
}
function wakesHidden(table, key) {
  return dormantOf2(table).has(key);
}
function mightHaveTriggered(table, seat) {
  const dormant = dormantOf2(table);
  if (dormant.size === 0 || table.zoneOf("hand", seat).order.length === 0) return false;
  const { answerable, answerMoment } = gameOf(table);
  return answerable.some(
    ({ key, data, moment: moment2 }) => (dormant.get(key) ?? []).some(
      (one2) => mightBe(table, seat, data, one2) && mightFit(table, seat, one2.ability, [one2], { key, event: data, past: moment2 !== answerMoment })
    )
  );
}
function mightBe(table, seat, { to, was, wasFaceUp }, { card: card5 }) {
  if (card5 === void 0) return true;
  const past = table.state.past[was]?.row;
  return to === "hand" && past?.owner === seat && (wasFaceUp !== true || past.card === card5);
}

function noteTiming(table, key, data) {
  const event = { key, data, moment: gameOf(table).moment };
  setGame(table, "happened", [...gameOf(table).happened, event]);
}
function isAnswered(table, key) {
  return table.library.openings.awaited.has(momentKey(key, "at")) || wakesHidden(table, key);
}
function noteCommitted(table, happened, keys4) {
  if (table.trials > 0) return;
  const found3 = [];
  happened.forEach((happening, at) => {
    if (happening !== null) {
      for (const key of keys4[at] ?? []) if (isAnswered(table, key)) found3.push({ key, data: eventOf(happening, key, false) });
    }
  });
  for (const { key, data } of found3) noteTiming(table, key, { ...data, ...together3(found3.filter((one2) => one2.key === key)) });
}
function together3(events3) {
  return { objects: events3.map(({ data }) => data.object), were: events3.map(({ data }) => data.was) };
}
function openTiming(table) {
  const { happened, moment: moment2 } = gameOf(table);
  setGame(table, "answerable", happened);
  setGame(table, "happened", []);
  setGame(table, "answerMoment", moment2);
}
function closeTiming(table) {
  if (gameOf(table).answerable.length > 0) setGame(table, "answerable", []);
}
function timingOpen(table) {
  return gameOf(table).happened.length > 0 || waitingTriggers(table).some(({ event }) => !isHeld(table, event));
}
function isPhaseEvent(event) {
  return String(event.key ?? "").startsWith("phase:");
}
function isHeld(table, event) {
  if (isPhaseEvent(event)) return true;
  const { step: step2 } = gameOf(table);
  return event.how === "battle" && (step2 === "damageBefore" || step2 === "damageCalculation");
}

function mandatory(table, { ability: ability2 }) {
  return table.library.ability(ability2).ability.may !== true;
}
function placeable(table, row) {
  const { ability: ability2 } = table.library.ability(row.ability);
  if (row.kind === "normal") {
    const source = sourceOf2(table, row);
    if (source === 0) return false;
    const object = rowOf3(table, source);
    if (source === row.source ? !functions(table, object, table.library.ability(row.ability)) : object.zone.startsWith("mainDeck:"))
      return false;
    if (!object.faceUp) return false;
    if (playerCannot(table, row.seat, "activate", source)) return false;
    if (ability2.limit !== void 0 && usesLeft(table, { object: source, seat: row.seat, ability: row.ability }, ability2.limit) <= 0)
      return false;
  }
  const env = { ...triggerEnv(row), self: row.kind === "normal" ? sourceOf2(table, row) : row.source };
  if (ability2.when !== void 0 && !holds(table, env, ability2.when)) return false;
  return payable(table, env, ability2.cost) && startable(table, env, row.ability);
}
function missed(table, row) {
  if (mandatory(table, row)) return false;
  const { on } = table.library.ability(row.ability).ability;
  const last = (on ?? []).some((trigger) => trigger.event === row.event.key && trigger.last === true);
  return last && row.moment !== gameOf(table).answerMoment;
}
function flushTriggers(table) {
  if (waitingTriggers(table).length === 0) return;
  const seen = /* @__PURE__ */ new Set();
  dropTriggers(table, (row) => {
    if (isHeld(table, row.event)) return false;
    if (missed(table, row) || !placeable(table, row)) {
      if (!isHidden(table, sourceOf2(table, row)))
        table.emit("triggerMissed", missed(table, row) ? "4.2-4" : "base.20.10", { card: row.card, seat: row.seat, ability: row.ability });
      return true;
    }
    const { limit } = table.library.ability(row.ability).ability;
    if (limit === void 0 || limit.uses !== 1) return false;
    const key = `${row.ability}@${row.source}`;
    if (seen.has(key)) return true;
    seen.add(key);
    return false;
  });
}
function isHidden(table, id) {
  const row = table.find(id);
  if (row === null) return false;
  const { zone, faceUp, shown: shown2 } = rowOf3(table, id);
  if (row.slot !== "") return !faceUp;
  if (shown2) return false;
  return zone.startsWith("hand:") || zone.startsWith("mainDeck:");
}
function triggerOption(table, row) {
  const object = sourceOf2(table, row) || row.source;
  return { id: `trigger:${row.id}`, label: "activate", params: { card: row.card, object, ability: row.ability }, object };
}
var triggerPicked = (pick) => Number(pick.slice("trigger:".length));

var answersOnly = /* @__PURE__ */ new Set(["damageAfter", "damageEnd"]);
function keysOf4(table, window) {
  const keys4 = [];
  const { answerable, answerMoment } = gameOf(table);
  const top2 = topLink(table);
  if (top2 !== null) keys4.push({ key: "activated|at", event: activatedEvent(top2) });
  if (window === "summoning") return answerable.map(({ key, data }) => ({ key: momentKey(key, "at"), event: data }));
  for (let at = answerable.length - 1; at >= 0; at--) {
    const { key, data, moment: moment2 } = answerable[at];
    keys4.push({ key: momentKey(key, "at"), event: data, past: moment2 !== answerMoment });
  }
  if (window === "main") keys4.push({ key: "main|at", event: null });
  if (!answersOnly.has(gameOf(table).step)) keys4.push({ key: "fast|at", event: null });
  return keys4;
}
function offersOf(table, seat, window) {
  const found3 = [];
  const seen = /* @__PURE__ */ new Set();
  for (const { key, event, past } of keysOf4(table, window)) {
    for (const listener of usable(table, seat, key, event)) {
      const id = `${listener.object}:${listener.ability}`;
      if (seen.has(id) || !speedAgainst(table, table.library.ability(listener.ability).ability) || past === true && asksForLast(table, listener.ability, key))
        continue;
      seen.add(id);
      found3.push({ type: "use", listener, event });
    }
  }
  for (const { id } of hiddenTriggers(table, seat)) found3.push({ type: "trigger", trigger: id });
  return found3;
}
function asksForLast(table, path, key) {
  return (table.library.ability(path).ability.on ?? []).some(
    (trigger) => `${trigger.event}|${trigger.mark ?? ""}` === key && trigger.last === true
  );
}
function hiddenTriggers(table, seat) {
  return waitingTriggers(table).filter(
    (row) => row.seat === seat && !isHeld(table, row.event) && isHidden(table, sourceOf2(table, row)) && isAnsweredNow(table, row) && triggersAgainst(table, table.library.ability(row.ability).ability) && placeable(table, row)
  );
}
function isAnsweredNow(table, { event, moment: moment2 }) {
  return gameOf(table).answerable.some((one2) => one2.key === event.key && one2.moment === moment2);
}
function offerOption(table, offer2, at) {
  if (offer2.type === "use") {
    const { object: object2, ability: ability2 } = offer2.listener;
    return { id: `use:${at}`, label: "activate", params: { card: table.object(object2).card, object: object2, ability: ability2 }, object: object2 };
  }
  const row = table.state.triggers[offer2.trigger];
  const object = sourceOf2(table, row);
  return { id: `use:${at}`, label: "activate", params: { card: row.card, object, ability: row.ability }, object };
}

var presetOptions = passAheadOptions(["phase", "turn", "acted"]);
var idleOption = { id: "pass:idle", label: "pass:idle", standing: true };
function wishes(table, seat) {
  return playerOf2(table, seat).asked === "everywhere" ? [idleOption, wishOption(table, seat)] : [askAllOption];
}
function followAnyWish(table, seat, pick) {
  if (pick !== idleOption.id) return followWish(table, seat, pick);
  askIn(table, seat, "acting");
  return true;
}
function clearActedPresets(table, by) {
  if (playerOf2(table, opponentOf(by)).passing === "acted") passAhead(table, opponentOf(by), "");
}

function isPending(table, id) {
  const { chain, resolving, activating } = gameOf(table);
  if (activating !== 0 && activating === id) return true;
  return chain.length > 0 && chain.some(
    ({ source, act: act4, number, activationNegated }) => source === id && act4 === "card" && (activationNegated || resolving === 0 || number < resolving)
  );
}

var piles = ["graveyard", "banished", "extraDeck"];
var kept3 = /* @__PURE__ */ new WeakMap();
var nobody5 = [];
function awakeIn(table, pile, seat) {
  const { id, order } = table.zoneOf(pile, seat);
  if (order.length === 0) return nobody5;
  let lists2 = kept3.get(table);
  if (lists2 === void 0) kept3.set(table, lists2 = /* @__PURE__ */ new Map());
  const known9 = lists2.get(id);
  if (known9 !== void 0 && known9.order === order) return known9.ids;
  const ids2 = order.filter(
    (one2) => table.program(table.object(one2)).abilities.some(({ ability: ability2 }) => ability2.from?.includes(pile) === true)
  );
  lists2.set(id, { order, ids: ids2 });
  return ids2;
}
var serving = /* @__PURE__ */ new WeakMap();
function servesOthers(program) {
  let known9 = serving.get(program);
  if (known9 === void 0) serving.set(program, known9 = program.abilities.some(({ ability: ability2 }) => ability2.by !== void 0));
  return known9;
}
var opened = /* @__PURE__ */ new WeakMap();
function openPlaces2(table, seat) {
  const { nearEpoch } = table.journal;
  let seats = opened.get(table);
  if (seats === void 0) opened.set(table, seats = []);
  const known9 = seats[seat];
  if (known9 !== void 0 && known9.epoch === nearEpoch) return known9.ids;
  const ids2 = findOpen(table, seat);
  seats[seat] = { epoch: nearEpoch, ids: ids2 };
  return ids2;
}
function findOpen(table, seat) {
  const found3 = [];
  const add2 = (ids2) => {
    for (const id of ids2) if (rowOf3(table, id).faceUp) found3.push(id);
  };
  add2(monstersOf(table, seat));
  add2(backrowOf(table, seat));
  const other3 = opponentOf(seat);
  for (const ids2 of [monstersOf(table, other3), backrowOf(table, other3)])
    add2(ids2.filter((id) => servesOthers(table.program(table.object(id)))));
  for (const pile of piles) add2(awakeIn(table, pile, seat));
  return found3;
}

var catalogues = /* @__PURE__ */ new WeakMap();
function catalogueOf2({ library }) {
  let known9 = catalogues.get(library);
  if (known9 === void 0) {
    const { openings } = library;
    known9 = { fromHand: byKey(openings.section("dormantInHand")), fromSet: byKey(openings.section("dormantSet")) };
    catalogues.set(library, known9);
  }
  return known9;
}
function mightAct(table, seat, window) {
  const { epoch } = table.journal;
  let known9 = answered.get(table);
  if (known9 === void 0 || known9.epoch !== epoch) answered.set(table, known9 = { epoch, found: /* @__PURE__ */ new Map() });
  const id = `${seat}${window}`;
  let might = known9.found.get(id);
  if (might === void 0) known9.found.set(id, might = judge(table, seat, window));
  return might;
}
var answered = /* @__PURE__ */ new WeakMap();
function judge(table, seat, window) {
  return mightAnswer(table, seat, keysOf4(table, window)) || mightHaveTriggered(table, seat);
}
function mayAnswerFirst(table, seat) {
  return mightAnswer(
    table,
    seat,
    keysOf4(table, "timing").filter(({ event }) => event !== null)
  ) || mightHaveTriggered(table, seat);
}
function mightAnswer(table, seat, keys4) {
  const known9 = keys4.filter(({ key }) => table.library.openings.awaited.has(key));
  if (known9.length === 0) return false;
  const { fromHand, fromSet } = catalogueOf2(table);
  const { turn: turn2, active } = gameOf(table);
  const might = (cards2, fits2) => known9.some(
    (key) => (cards2.get(key.key) ?? nobody6).some(
      (one2) => fits2(one2) && speedAgainst(table, one2.ability) && mightFit(table, seat, one2.ability, [one2], key)
    )
  );
  if (table.zoneOf("hand", seat).order.length > 0 && might(fromHand, ({ spell: spell2 }) => spell2 !== true || active === seat)) return true;
  const set2 = backrowOf(table, seat).filter((id) => !rowOf3(table, id).faceUp && rowOf3(table, id).setTurn < turn2);
  if (set2.length > 0 && might(fromSet, everyone)) return true;
  return openPlaces2(table, seat).some((id) => known9.some((key) => opensBy(table, seat, id, key)));
}
var nobody6 = [];
var everyone = () => true;
function opensBy(table, seat, id, key) {
  const row = table.object(id);
  return (table.program(row).byMoment.get(key.key) ?? []).some((compiled) => {
    const { ability: ability2, path } = compiled;
    if (ability2.kind !== "activated" || isPending(table, id) || !isUsedBy(ability2, row.controller === seat)) return false;
    if (ability2.limit !== void 0 && usesLeft(table, { object: id, seat, ability: path }, ability2.limit) <= 0) return false;
    return (ability2.from ?? table.game.inPlay).includes(kindOfPlace(table, row)) && speedAgainst(table, ability2) && mightFit(table, seat, ability2, compiled.triggers, key);
  });
}

var fastWindowProcedure = {
  name: "fastWindow",
  steps: [
    { name: "ask", rule: "base.7.4", run: ask2 },
    { name: "act", rule: "base.7.4", run: act2 },
    { name: "acted", run: () => ({ done: true }) }
  ]
};
var windowLocals = (seat, window) => ({
  seat,
  window,
  offers: [],
  returned: null,
  answer: null,
  answers: null
});
function ask2(table, locals, frame) {
  const seat = locals.seat;
  const window = locals.window;
  if (passesAhead(table, seat) || !mightAct(table, seat, window)) return { done: false };
  const offers = offersOf(table, seat, window);
  if (offers.length === 0 && isAskedWhereAble(table, seat)) return { done: false };
  table.local(locals, "offers", offers);
  const options2 = offers.map((offer2, at) => offerOption(table, offer2, at));
  table.ask(frame, {
    seat,
    kind: "fastEffect",
    rule: window === "chain" ? "4.4.2-1" : "base.7.4",
    params: { window, chain: gameOf(table).chain.length, phase: gameOf(table).phase },
    domain: {
      type: "options",
      min: 1,
      max: 1,
      options: [{ id: "pass", label: "pass" }, ...options2, ...presetOptions, wishOption(table, seat)]
    }
  });
  return { wait: true };
}
function act2(table, locals) {
  const [pick = "pass"] = picksOf(locals.answer);
  const seat = locals.seat;
  if (followWish(table, seat, pick)) return { to: "ask" };
  if (!pick.startsWith("use:")) {
    passAhead(table, seat, passedFor(pick) ?? "");
    return { done: false };
  }
  clearActedPresets(table, seat);
  const offer2 = locals.offers[Number(pick.slice("use:".length))];
  return { ...startOffer(table, offer2), then: "acted" };
}
function startOffer(table, offer2) {
  if (offer2.type === "use") return { call: "announce", locals: announceLocals(table, offer2.listener, offer2.event) };
  return { call: "announce", locals: announceTrigger(table, takeTrigger(table, offer2.trigger)) };
}

var buildProcedure = {
  name: "build",
  steps: [
    {
      name: "ask",
      rule: "4.4.2-1",
      run: (_table, locals) => ({ call: "fastWindow", locals: windowLocals(locals.seat, "chain") })
    },
    { name: "answered", rule: "4.4.2-2", run: answered2 },
    {
      name: "resolve",
      rule: "4.4.3-1",
      run: () => ({ call: "resolve", locals: { env: null, parts: [], returned: null, answer: null, answers: null } })
    },
    { name: "over", run: () => ({ done: null }) }
  ]
};
var buildLocals = (seat) => ({ seat, passes: 0, returned: null, answer: null, answers: null });
function answered2(table, locals) {
  if (locals.returned === true) {
    table.local(locals, "passes", 0);
    table.local(locals, "seat", opponentOf(topLink(table)?.seat ?? locals.seat));
    return { to: "ask" };
  }
  const passes = locals.passes + 1;
  table.local(locals, "passes", passes);
  table.local(locals, "seat", opponentOf(locals.seat));
  return passes >= 2 ? void 0 : { to: "ask" };
}

var none10 = [];
var list2 = (value) => value ?? none10;
var numberOr = (value, fallback) => typeof value === "number" ? value : fallback;
function baseValues(table, object) {
  const row = object;
  if (!row.faceUp && row.zone.startsWith("banished:")) return unknownValues(table, row);
  const program = table.program(row);
  const { card: card5 } = program;
  const { names: names4 } = card5;
  const printed2 = row.role === "trapMonster" ? trapMonsterIn(program) ?? card5.printed : card5.printed;
  const place3 = kindOfPlace(table, row);
  const kinds3 = kindsOf(printed2.kind, place3, row);
  const marks2 = list2(printed2.marks);
  const frame = printed2.frame ?? "";
  const monster4 = kinds3.includes("monster");
  const atk = numberOr(printed2.atk, 0);
  const def = numberOr(printed2.def, 0);
  const turn2 = gameOf(table).turn;
  const values = {
    card: card5.id,
    ownName: names4.en,
    originalName: printed2.alwaysNamed ?? names4.en,
    names: namedIn(program, place3) ?? [names4.en, ...printed2.alwaysNamed === void 0 ? [] : [printed2.alwaysNamed]],
    kinds: kinds3,
    frame,
    holds: heldBy(program),
    marks: marks2,
    effectMonster: monster4 && printed2.effect === true && !(marks2.includes("gemini") && isPlainGemini(row, place3)),
    normalMonster: monster4 && (frame === "normal" || marks2.includes("gemini") && isPlainGemini(row, place3)),
    attribute: printed2.attribute ?? "",
    races: printed2.race === void 0 ? none10 : [printed2.race],
    property: printed2.property ?? "",
    groups: list2(printed2.groups),
    atk,
    def,
    originalAtk: atk,
    originalDef: def,
    faceUp: row.faceUp,
    set: row.slot !== "" && !row.faceUp,
    position: row.position,
    place: place3,
    role: row.role,
    tuner: marks2.includes("tuner"),
    pendulum: printed2.scale !== void 0,
    summonedBy: row.summonedBy,
    summonedFrom: row.summonedFrom,
    cameThisTurn: row.cameTurn !== 0 && row.cameTurn === turn2,
    sentThisTurn: row.cameFrom?.turn === turn2,
    paidFor: row.cameFrom?.paidFor ?? "",
    /** For which kind of summon it was the material as it went where it lies (base.10.7). */
    materialFor: row.cameFrom?.reason === "material" ? row.cameFrom.how ?? "" : "",
    token: row.kind === "token",
    /** It is a Monster Card, whatever it is there (base.16.14). */
    monsterCard: printed2.kind === "monster",
    trapMonster: trapMonsterIn(program) !== null,
    /** It could be Normal Summoned or Set from a hand, for all that it says itself (base.8.8). */
    normalSummonable: row.kind !== "token" && refusesNone(program),
    /** It may be Special Summoned from here, for all that it says itself (base.9.6); see the status `summonable`. */
    comesFromHere: monster4 && row.slot === "" && liesRightToCome(program, row, place3) && allowsKind(program, row, "special"),
    attackedThisTurn: row.attackTurn === turn2,
    fighting: isFighting(table, row.id),
    materials: row.under.length,
    negated: false,
    abilities: none10,
    rules: none10,
    unaffected: none10
  };
  if (printed2.level !== void 0) {
    values.level = printed2.level;
    values.originalLevel = printed2.level;
  }
  if (printed2.rank !== void 0) values.rank = printed2.rank;
  if (printed2.link !== void 0) {
    values.link = printed2.link;
    values.arrows = list2(printed2.arrows);
  }
  if (frame === "link") {
    delete values.def;
    values.materialRatings = row.materials.reduce((sum, id) => sum + numberOr(table.library.card(id).card.printed.link, 0), 0);
  }
  if (printed2.scale !== void 0) values.scale = printed2.scale;
  for (const kind in row.counters) values[`counters.${kind}`] = row.counters[kind] ?? 0;
  return values;
}
function unknownValues(table, row) {
  return {
    card: row.card,
    names: none10,
    kinds: none10,
    frame: "",
    holds: none10,
    marks: none10,
    effectMonster: false,
    normalMonster: false,
    attribute: "",
    races: none10,
    property: "",
    groups: none10,
    faceUp: false,
    set: false,
    position: "",
    place: kindOfPlace(table, row),
    token: false,
    comesFromHere: false,
    negated: false,
    abilities: none10,
    rules: none10,
    unaffected: none10
  };
}
var renamed2 = /* @__PURE__ */ new WeakMap();
function namedIn(program, place3) {
  let known9 = renamed2.get(program);
  if (known9 === void 0) {
    const ability2 = program.card.abilities.find(({ marks: marks2 }) => marks2?.named !== void 0);
    renamed2.set(program, known9 = ability2 === void 0 ? null : { from: ability2.from ?? [], names: [ability2.marks?.named] });
  }
  return known9 !== null && known9.from.includes(place3) ? known9.names : null;
}
var held = /* @__PURE__ */ new WeakMap();
function heldBy(program) {
  let known9 = held.get(program);
  if (known9 === void 0)
    held.set(program, known9 = program.card.abilities.flatMap(({ marks: marks2 }) => marks2?.holds === void 0 ? [] : [marks2.holds]));
  return known9;
}
function isFighting(table, id) {
  const { attack } = gameOf(table);
  return attack !== null && (attack.attacker === id || attack.target === id);
}
var traps = /* @__PURE__ */ new WeakMap();
function trapMonsterIn(program) {
  let known9 = traps.get(program);
  if (known9 === void 0) {
    const { card: card5 } = program;
    const said2 = card5.abilities.find(({ marks: marks2 }) => marks2?.trapMonster !== void 0)?.marks?.trapMonster;
    traps.set(program, known9 = said2 === void 0 ? null : { ...card5.printed, ...said2 });
  }
  return known9;
}
function refusesNone({ card: card5, abilities }) {
  return (card5.printed.frame === "normal" || card5.printed.frame === "effect") && !abilities.some(({ ability: ability2 }) => ability2.marks?.cannotNormalSummon === true);
}
function kindsOf(kind, place3, row) {
  if (place3 === "pendulumZone" || row.role === "equip") return spellOnly;
  if (row.role === "trapMonster") return monsterAndTrap;
  return [kind];
}
var spellOnly = ["spell"];
var monsterAndTrap = ["monster", "trap"];
function isPlainGemini(row, place3) {
  return place3 === "graveyard" || row.slot !== "" && !row.gemini;
}
function isAsleep(table, row) {
  return !row.gemini && (table.program(row).card.printed.marks?.includes("gemini") ?? false);
}
var groupsOf3 = new Map(
  Object.values(cardFacts).map(({ names: names4, printed: printed2 }) => [names4.en, printed2.groups])
);
function addGroups(values) {
  const names4 = values.names;
  if (names4.length === 1 && names4[0] === values.ownName) return;
  values.groups = [.../* @__PURE__ */ new Set([...values.groups, ...names4.flatMap((name) => groupsOf3.get(name) ?? [])])];
}
function finishValues(values) {
  addGroups(values);
  if (values.atk < 0) values.atk = 0;
  if (values.def < 0) values.def = 0;
}
function playerValues() {
  return { rules: none10 };
}
function isMonster(table, id) {
  return valuesOf2(table, id).kinds.includes("monster");
}
function isSpell(table, id) {
  return valuesOf2(table, id).kinds.includes("spell");
}
function isTrap(table, id) {
  return valuesOf2(table, id).kinds.includes("trap");
}
function levelOf(table, id) {
  return numberOr(valuesOf2(table, id).level, 0);
}
function atkOf(table, id) {
  return numberOr(valuesOf2(table, id).atk, 0);
}
function defOf(table, id) {
  return numberOr(valuesOf2(table, id).def, 0);
}

var reach = layers.indexOf("reach");
var settled = layers.indexOf("identity");
var saysUnaffected = ({ card: card5 }) => JSON.stringify(card5.abilities).includes('"unaffected"') ? [true] : [];
function isSaid({ library }) {
  return library.openings.section("unaffected").length > 0;
}
function affects(table, source, target2) {
  if (target2.slot === "" || source.object === target2.id || !isSaid(table)) return true;
  const unaffected = valuesOf2(table, target2.id, reach).unaffected;
  if (unaffected.length === 0) return true;
  const negated = valuesOf2(table, target2.id, settled).negated === true;
  return !unaffected.some((entry2) => (entry2.lent === true || !negated) && speaksOf(table, entry2, source, target2));
}
function speaksOf(table, { by, of, activated: activated2, butPendulum, butLink, butLender }, source, target2) {
  if (activated2 === true && source.kind === "standing") return false;
  if (butLender !== void 0 && butLender.self === source.object) return false;
  if (butPendulum === true && table.library.card(source.card).card.printed.scale !== void 0) return false;
  if (butLink === true && table.library.card(source.card).card.printed.frame === "link") return false;
  if (of === "opponent" && source.seat === target2.controller) return false;
  return by === void 0 || kindOf2(table, source) === by;
}
function kindOf2(table, { object, card: card5 }) {
  const row = table.find(object);
  if (row !== null) return String(valuesOf2(table, object, reach).kinds[0]);
  return String(table.library.card(card5).card.printed.kind);
}
function holdsEffects(_table, row) {
  return !isMonsterSlot(row.slot) || fieldsOf(row).faceUp;
}
function withinReach(rule2) {
  return { ...rule2, possible: (table, happening) => isReached(table, happening) && (rule2.possible?.(table, happening) ?? true) };
}
function reaches2(table, object, doing2) {
  return isReached(table, { object, data: doing2 });
}
function isReached(table, { object, data }) {
  const target2 = table.find(object);
  if (target2 === null || data.reason !== "effect") return true;
  const { by, byCard, bySeat } = doingOf(data);
  return affects(table, { object: by, card: byCard, seat: bySeat, kind: "act", program: "" }, target2);
}

var layer = layers.indexOf("identity");
var cut = layer - 1;
var negates = (modifier) => modifier.set?.negated === true;
var known6 = /* @__PURE__ */ new WeakMap();
function printedNegations(program) {
  let found3 = known6.get(program);
  if (found3 === void 0)
    known6.set(program, found3 = program.statics.flatMap(({ standing: standing4 }) => standing4.filter(({ modifier }) => negates(modifier))));
  return found3;
}
function standingNegations(table, row) {
  const env = { ...sourceEnv(row.id, row.card, row.controller), cut };
  return printedNegations(table.program(row)).map(({ modifier, path }) => ({ modifier, path, env, objects: null, kind: "standing" }));
}
var lies = everySlot.map(slotId);
function negators(table) {
  return present(table, lies).map((id) => table.object(id)).filter(
    (row) => fieldsOf(row).faceUp && !fieldsOf(row).arriving && !isPending(table, row.id) && printedNegations(table.program(row)).length > 0
  );
}
function lastingNegations(table) {
  return Object.values(table.state.effects).flatMap((effect2) => {
    const modifier = table.library.modifier(effect2.program);
    return negates(modifier) ? [{ modifier, path: effect2.program, env: { ...lastingEnv(effect2), cut }, objects: effect2.objects, kind: "lasting" }] : [];
  });
}
function isAbout(table, { modifier: { of }, env, objects }, row) {
  if (objects !== null) return objects.includes(row.id);
  if (of === "host") return table.find(env.self)?.host === row.id;
  return typeof of === "object" && select(table, env, of).includes(row.id);
}
function strikes(table, negation2, row) {
  const { modifier, path, env, kind } = negation2;
  if (!isAbout(table, negation2, row)) return false;
  if (!affects(table, effectSource(env, kind, path), row)) return false;
  return modifier.if === void 0 || holds(table, about(env, row.id), modifier.if);
}
var strikesBy = (table, source, row) => standingNegations(table, source).some((one2) => strikes(table, one2, row));
function isStruck(table, row) {
  if (lastingNegations(table).some((one2) => strikes(table, one2, row))) return true;
  const all3 = negators(table);
  return all3.length > 0 && struckBy(table, row, all3, []);
}
function struckBy(table, row, all3, asked4) {
  return all3.some((source) => {
    if (source.id === row.id || asked4.includes(source.id) || !strikesBy(table, source, row)) return false;
    if (source.stamp > row.stamp && strikesBy(table, row, source)) return false;
    if (lastingNegations(table).some((one2) => strikes(table, one2, source))) return false;
    return !struckBy(table, source, all3, [...asked4, row.id]);
  });
}

var settled2 = layers.indexOf("identity");
function isNegated(table, id) {
  return valuesOf2(table, id, settled2).negated === true;
}
function abilitiesWork(table, row, below) {
  if (below === void 0) return true;
  if (!fieldsOf(row).faceUp || isAsleep(table, row) || isPending(table, row.id)) return false;
  return below === settled2 - 1 ? !isStruck(table, row) : !isNegated(table, row.id);
}

function checkVictory(table) {
  const losses = [];
  for (const seat of table.seats()) {
    const { life: life2, owes } = playerOf2(table, seat);
    if (life2 <= 0) losses.push({ seat, rule: "base.1.6" });
    else if (owes) losses.push({ seat, rule: "base.1.7" });
  }
  if (losses.length > 0) {
    endDuel(table, losses);
    return true;
  }
  const winners = winningSeats(table);
  if (winners.length > 0) winDuel(table, winners);
  return winners.length > 0;
}
var reasons = { "base.1.6": "life", "base.1.7": "deckOut", "base.1.8": "effect" };
function winningSeats(table) {
  if (!isWinnable(table)) return nobody7;
  return table.seats().filter(
    (seat) => [...table.zoneOf("hand", seat).order, ...monstersOf(table, seat), ...backrowOf(table, seat)].some((id) => hasWon(table, seat, id))
  );
}
var nobody7 = [];
function hasWon(table, seat, object) {
  const row = rowOf3(table, object);
  const program = table.program(row);
  return saysSo(program) && program.abilities.some((compiled) => {
    const { ability: ability2, path } = compiled;
    if (ability2.marks?.wins !== true || !functions(table, row, compiled)) return false;
    if (row.slot === "" ? isNegated(table, object) : !abilitiesWork(table, row, layers.length)) return false;
    return ability2.when === void 0 || holds(table, listenerEnv(table, { object, seat, ability: path }, null), ability2.when);
  });
}
var winning = /* @__PURE__ */ new WeakMap();
function saysSo(program) {
  let known9 = winning.get(program);
  if (known9 === void 0) winning.set(program, known9 = program.abilities.some(({ ability: ability2 }) => ability2.marks?.wins === true));
  return known9;
}
var isWinnable = ({ cardsHere }) => cardsHere.any("wins", saysSo);
function endDuel(table, losses, reason) {
  for (const { seat, rule: rule3 } of losses) table.emit("playerLost", rule3, { seat });
  const winners = table.seats().filter((seat) => !losses.some((loss) => loss.seat === seat));
  const rule2 = winners.length === 0 ? "base.1.9" : losses[0]?.rule ?? "base.1.6";
  concludeDuel(table, { winners, reason: reason ?? reasons[losses[0]?.rule ?? ""] ?? "lost", rule: rule2 });
}
function winDuel(table, seats) {
  const both4 = seats.length !== 1;
  concludeDuel(table, { winners: both4 ? [] : seats, reason: "effect", rule: both4 ? "base.1.9" : "base.1.8" });
}
function concludeDuel(table, result) {
  const match = must(frameOf(table, "match"), "frame of a match");
  showSetMonsters(table);
  table.emit("gameEnded", result.rule, { game: matchOf(table).game, winners: [...result.winners], reason: result.reason });
  table.local(match.locals, "ended", result);
  unwindTo(table, "match", "ended");
}
function showSetMonsters(table) {
  for (const seat of table.seats()) {
    for (const id of present(table, slotsIn(seat, "monster"))) {
      const { faceUp, card: card5 } = rowOf3(table, id);
      if (!faceUp) table.emit("cardRevealed", "base.5.13", { seat, card: card5, object: id });
    }
  }
}
function giveUp(table, seats, scope, reason) {
  const rule2 = "base.1.10";
  if (scope === "game" && frameOf(table, "duel") !== null)
    return endDuel(
      table,
      seats.map((seat) => ({ seat, rule: rule2 })),
      reason
    );
  endMatch(table, { winners: table.seats().filter((seat) => !seats.includes(seat)), reason, rule: rule2 });
}
function agreeDraw(table, scope) {
  const result = { winners: [], reason: "agreedDraw", rule: "platform.concession" };
  if (scope === "game" && frameOf(table, "duel") !== null) concludeDuel(table, result);
  else endMatch(table, result);
}
function endMatch(table, result) {
  if (frameOf(table, "duel") !== null) {
    showSetMonsters(table);
    table.emit("gameEnded", result.rule, { game: matchOf(table).game, winners: [...result.winners], reason: result.reason });
  }
  table.finish(result);
}

function takeControl(object, seat, slot, until2, doing2) {
  return propose("takeControl", { object, seat }, { ...doing2, slot, until: until2 });
}
function dropLoans(table, id) {
  setGame(
    table,
    "loans",
    gameOf(table).loans.filter(({ object }) => object !== id)
  );
}
var takeControlRule = {
  keys: () => ["controlChanged"],
  commit: (table, list3) => list3.map((happening) => takeOver3(table, happening))
};
function takeOver3(table, happening) {
  const { object, seat, data } = happening;
  const from = table.object(object).controller;
  place(table, object, { slot: data.slot });
  const until2 = data.until;
  if (until2 !== "back") setGame(table, "loans", [...gameOf(table).loans, { object, to: seat, until: until2 }]);
  const doing2 = doingOf(data);
  table.emit("controlChanged", doing2.rule, { object, seat, before: from, slot: data.slot, until: until2, ...shownDoing(doing2) });
  return { ...happening, data: { ...data, before: from } };
}

function arrive(object, arrival, doing2) {
  return propose("arrive", { object, seat: arrival.seat }, { ...doing2, ...arrival });
}
var unwatched3 = [];
function putOnField(table, object, { slot, seat, faceUp, position, role = "" }) {
  const { turn: turn2 } = gameOf(table);
  const row = rowOf3(table, object);
  const { proper } = row;
  if (!faceUp && liesInHand(row)) blurHand(table, row);
  const now = place(table, object, { slot, controller: seat });
  setObject(table, now, "faceUp", faceUp);
  if (proper) setObject(table, now, "proper", true);
  setObject(table, now, "position", position);
  setObject(table, now, "role", role);
  setObject(table, now, "cameTurn", turn2);
  if (!faceUp) setObject(table, now, "setTurn", turn2);
  return now;
}
var arriveRule = {
  keys: (_table, { data }) => data.faceUp === true || data.back === true ? unwatched3 : settingKeys,
  commit: (table, list3) => list3.map((happening) => arriveOne(table, happening))
};
var settingKeys = ["cardSet"];
function arriveOne(table, happening) {
  const { object, seat, data } = happening;
  const arrival = data;
  const { card: card5, controller } = table.object(object);
  const from = kindOfPlace(table, table.object(object));
  dropLoans(table, object);
  const now = putOnField(table, object, arrival);
  if (data.arriving === true) {
    setObject(table, now, "arriving", true);
    setObject(table, now, "summonedFrom", from);
  }
  const doing2 = doingOf(data);
  const shown2 = { seat, slot: arrival.slot, from, position: arrival.position, ...shownDoing(doing2) };
  if (arrival.faceUp) table.emit("cardPlaced", doing2.rule, { ...shown2, object: now, card: card5 });
  else table.emit("cardSet", doing2.rule, { ...shown2, object: now }, [{ seats: [seat], data: { card: card5 } }]);
  return { ...happening, data: { ...data, from, now, left: controller } };
}
function summon(object, summoning3, doing2) {
  return propose("summon", { object, seat: summoning3.seat }, { ...doing2, ...summoning3 });
}
var summonKeys = ["summoned"];
var specialKinds = /* @__PURE__ */ new Set(["special", "ritual", "fusion", "synchro", "xyz", "pendulum", "link"]);
function isSpecial(how3) {
  return specialKinds.has(how3);
}
var summonRule = {
  keys: () => summonKeys,
  commit: (table, list3) => list3.map((happening) => summonOne(table, happening))
};
function endArriving(table, id) {
  setObject(table, id, "arriving", false);
  table.set(table.object(id), "stamp", table.nextStamp());
}
function roleOfMonster(table, id) {
  return table.program(table.object(id)).card.printed.kind === "trap" ? "trapMonster" : "";
}
function cameFrom(table, id) {
  const { arriving, summonedFrom } = rowOf3(table, id);
  return arriving ? summonedFrom : "monsterZone";
}
function summonOne(table, happening) {
  const { object, seat, data } = happening;
  const { how: how3, slot, position, faceUp, proper } = data;
  const before2 = kindOfPlace(table, table.object(object));
  const origin = slot === "" ? cameFrom(table, object) : before2;
  const again3 = how3 === "normal" && !rowOf3(table, object).arriving;
  const now = slot === "" ? object : putOnField(table, object, { slot, seat, faceUp, position, role: roleOfMonster(table, object) });
  endArriving(table, now);
  setObject(table, now, "summonedBy", how3);
  setObject(table, now, "summonedFrom", origin);
  if (proper) setObject(table, now, "proper", true);
  if (again3) setObject(table, now, "gemini", true);
  if (isSpecial(how3)) setPlayer(table, seat, "summonedSpecially", playerOf2(table, seat).summonedSpecially + 1);
  const row = table.object(now);
  const doing2 = doingOf(data);
  const shown2 = { seat, how: how3, from: origin, slot: row.slot, position, object: now, ...shownDoing(doing2) };
  if (faceUp) table.emit("monsterSummoned", doing2.rule, { ...shown2, card: row.card });
  else table.emit("monsterSummoned", doing2.rule, shown2, [{ seats: [row.controller], data: { card: row.card } }]);
  return { ...happening, data: { ...data, from: shown2.from, now, special: isSpecial(how3) } };
}

function maySetCard(table, seat, id) {
  if (!isSpell(table, id) && !isTrap(table, id)) return false;
  if (playerCannot(table, seat, "set", id)) return false;
  return isField(table, id) || freeSlots(table, seat, "spellTrap").length > 0;
}
var isField = (table, id) => table.program(table.object(id)).card.printed.property === "field";
var setCardProcedure = {
  name: "setCard",
  steps: [
    { name: "zone", rule: "base.4.9", run: ask3 },
    { name: "zoneChosen", rule: "base.4.9", run: (table, locals) => table.local(locals, "slot", takeZone(table, locals)) },
    { name: "clear", rule: "base.16.15", run: clear },
    { name: "set", rule: "base.16.3", run: set },
    { name: "over", run: over }
  ]
};
var actLocals = (seat, object, doing2 = null) => ({
  seat,
  object,
  slot: "",
  deck: "",
  doing: doing2,
  returned: null,
  answer: null,
  answers: null
});
function ask3(table, locals, frame) {
  const seat = locals.seat;
  const object = locals.object;
  const slots = isField(table, object) ? slotsIn(seat, "field") : freeSlots(table, seat, "spellTrap");
  return askZone(table, locals, frame, { seat, object, slots });
}
function clear(table, locals) {
  const { object } = table.slot(locals.slot);
  return object === 0 ? void 0 : happen(table, [move(object, { to: "graveyard", act: "sent" }, byRule("base.16.15", "rule", locals.seat))]);
}
function set(table, locals) {
  const seat = locals.seat;
  const object = locals.object;
  if (table.object(object).zone.startsWith("mainDeck:")) table.local(locals, "deck", table.object(object).zone);
  return happen(table, [
    arrive(
      object,
      { slot: locals.slot, seat, faceUp: false, position: "" },
      locals.doing ?? byRule("base.16.3", "rule", seat)
    )
  ]);
}
function over(table, locals) {
  if (locals.deck !== "") reshuffle(table, locals.deck, "base.5.10");
  return { done: locals.returned };
}

function normalSummonsLeft(table, seat, id) {
  return 1 + moreOf(table, seat, "normalSummonMore", id) - playerOf2(table, seat).normalSummons;
}
function tributesNeeded(table, id) {
  const level = levelOf(table, id);
  return level <= 4 ? 0 : level <= 6 ? 1 : 2;
}
function tributable(table, seat) {
  return monstersOf(table, seat).filter((id) => !cannot(table, id, "beTributed", { by: "summon" }));
}
function tributeWorth(table, id, summoned2) {
  return mayFor(table, id, "countAsTwoTributes", summoned2) ? 2 : 1;
}
function areTributes(table, summoned2, tributes) {
  return tributes.reduce((sum, id) => sum + tributeWorth(table, id, summoned2), 0) >= tributesNeeded(table, summoned2);
}
var inMain = (table, id) => positionOf2(table.object(id).slot).row === "monster";
function leavesZone(table, seat, tributes) {
  return freeSlots(table, seat, "monster").length > 0 || tributes.some((id) => inMain(table, id));
}
function mayPlaceAs(table, seat, id, set2) {
  return !playerCannot(table, seat, set2 ? "set" : "normalSummon", id) && (set2 || !refusesNormalSummon(table, seat, id));
}
function refusesNormalSummon(table, seat, id) {
  return table.program(table.object(id)).abilities.some(
    ({ ability: ability2, path }) => ability2.marks?.noNormalSummon === true && (ability2.when === void 0 || holds(table, listenerEnv(table, { object: id, seat, ability: path }, null), ability2.when))
  );
}
function mayNormalSummon(table, seat, id) {
  return normalSummonsLeft(table, seat, id) > 0 && couldNormalSummon(table, seat, id);
}
function couldNormalSummon(table, seat, id, untributed = false) {
  if (valuesOf2(table, id).normalSummonable !== true) return false;
  if (untributed) return leavesZone(table, seat, []);
  return completedTributes(table, seat, id, tributable(table, seat), []) !== null;
}
function mayAwaken(table, seat, id) {
  const row = rowOf3(table, id);
  return row.faceUp && isAsleep(table, row) && normalSummonsLeft(table, seat, id) > 0 && mayPlaceAs(table, seat, id, false);
}
function completedTributes(table, seat, summoned2, there, picked2) {
  if (areTributes(table, summoned2, picked2) && leavesZone(table, seat, picked2)) return picked2;
  if (picked2.length >= tributesNeeded(table, summoned2)) return null;
  let best = null;
  for (const id of there) {
    if (picked2.includes(id)) continue;
    const found3 = completedTributes(table, seat, summoned2, there, [...picked2, id]);
    if (found3 !== null && (best === null || found3.length < best.length)) best = found3;
  }
  return best;
}
function mayFlip(table, seat, id) {
  const row = rowOf3(table, id);
  return !row.faceUp && isUnmoved(table, row) && !playerCannot(table, seat, "flipSummon", id);
}
function isUnmoved(table, { cameTurn, positionTurn, attackTurn }) {
  const { turn: turn2 } = gameOf(table);
  return cameTurn < turn2 && positionTurn < turn2 && attackTurn < turn2;
}
function mayChangePosition(table, seat, id) {
  const row = rowOf3(table, id);
  if (!row.faceUp) return false;
  if (valuesOf2(table, id).frame === "link") return false;
  if (must3(table, id, "defense")) return false;
  if (cannot(table, id, "changePosition", { by: "player" }) || playerCannot(table, seat, "changePosition", id)) return false;
  return isUnmoved(table, row);
}

var arrivalProcedure = {
  name: "arrival",
  steps: [
    { name: "begin", rule: "base.8.13", run: begin4 },
    {
      name: "first",
      rule: "base.7.4",
      run: (table) => ({ call: "fastWindow", locals: windowLocals(turnPlayer(table), "summoning") })
    },
    {
      name: "firstDone",
      rule: "base.7.4",
      run: (_table, locals) => locals.returned === true ? { to: "answered" } : void 0
    },
    {
      name: "second",
      rule: "base.7.4",
      run: (table) => ({ call: "fastWindow", locals: windowLocals(opponentOf(turnPlayer(table)), "summoning") })
    },
    {
      name: "secondDone",
      rule: "base.7.4",
      run: (_table, locals) => locals.returned === true ? void 0 : { to: "succeed" }
    },
    {
      name: "answered",
      rule: "4.4.2-1",
      run: (table) => ({ call: "build", locals: buildLocals(opponentOf(topLink(table)?.seat ?? turnPlayer(table))) })
    },
    { name: "succeed", rule: "base.8.16", run: succeed },
    { name: "over", run: (_table, locals) => ({ done: [...locals.returned.objects] }) }
  ]
};
function arrivalLocals({ objects, seat, how: how3, proper, doing: doing2 }) {
  return {
    objects,
    seat,
    how: how3,
    proper,
    doing: doing2 ?? null,
    negated: [],
    returned: null,
    answer: null,
    answers: null
  };
}
function begin4(table, locals) {
  const { objects, seat, how: how3 } = locals;
  const data = { objects, how: how3, from: cameFrom(table, objects[0]), special: isSpecial(how3) };
  if (gameOf(table).resolving > 0) return { to: "succeed" };
  setGame(table, "answerable", [
    { key: "summoning", data: { ...data, key: "summoning", object: objects[0], seat }, moment: gameOf(table).moment }
  ]);
  return void 0;
}
function succeed(table, locals) {
  const { objects, seat, how: how3, proper } = locals;
  const negated = locals.negated;
  const left = objects.filter((id) => !negated.includes(id) && (table.find(id)?.slot ?? "") !== "");
  for (const id of negated) if (table.find(id) !== null) endArriving(table, id);
  const position = (id) => rowOf3(table, id).position === "defense" ? "defense" : "attack";
  const rule2 = how3 === "flip" ? "base.8.10" : "base.8.16";
  return happen(
    table,
    left.map(
      (id) => summon(
        id,
        { how: how3, seat, slot: "", position: position(id), faceUp: true, proper },
        locals.doing ?? byRule(rule2, "rule", seat)
      )
    )
  );
}

var normalSummonProcedure = {
  name: "normalSummon",
  steps: [
    { name: "tributes", rule: "base.8.3", run: askTributes },
    { name: "tribute", rule: "base.8.5", run: tribute },
    { name: "zone", rule: "base.4.9", run: askForZone },
    { name: "zoneChosen", rule: "base.4.9", run: (table, locals) => table.local(locals, "slot", takeZone(table, locals)) },
    { name: "arrive", rule: "base.8.6", run: comeIn },
    { name: "arrived", rule: "base.8.6", run: arrived },
    { name: "over", run: () => ({ done: null }) }
  ]
};
function normalLocals(seat, object, set2, { free: free2 = false, untributed = false } = {}) {
  return { seat, object, set: set2, free: free2, untributed, tributes: 0, slot: "", returned: null, answer: null, answers: null };
}
function askTributes(table, locals, frame) {
  const seat = locals.seat;
  const object = locals.object;
  const needed = locals.untributed === true ? 0 : tributesNeeded(table, object);
  table.local(locals, "tributes", needed);
  if (locals.free !== true) setPlayer(table, seat, "normalSummons", playerOf2(table, seat).normalSummons + 1);
  if (needed === 0) return { to: "zone" };
  const there = tributable(table, seat);
  const least = completedTributes(table, seat, object, there, [])?.length ?? needed;
  const options2 = there.map((id) => objectOption(table, id));
  table.ask(frame, {
    seat,
    kind: "chooseTributes",
    rule: "base.8.3",
    params: { card: table.object(object).card, object, count: needed },
    domain: { type: "options", min: least, max: needed, checked: true, options: options2 }
  });
  return { wait: true };
}
var asked = (table) => frameOf(table, "normalSummon").locals.object;
var tributeJudge = {
  accept: (table, { seat }, picks) => {
    if (!areTributes(table, asked(table), objectsIn2(picks))) return { rule: "base.8.3", detail: "These are not enough." };
    return leavesZone(table, seat, objectsIn2(picks)) ? null : { rule: "base.4.6", detail: "No Main Monster Zone would be free." };
  },
  complete: (table, { seat, domain }, picked2) => {
    if (domain.type !== "options") return null;
    const whole = completedTributes(table, seat, asked(table), objectsIn2(domain.options.map(({ id }) => id)), objectsIn2(picked2));
    return whole === null ? null : [...picked2, ...whole.map((id) => `object:${id}`).filter((id) => !picked2.includes(id))];
  }
};
function tribute(table, locals) {
  const doing2 = byRule("base.8.5", "tribute", locals.seat);
  const ids2 = objectsIn2(picksOf(locals.answer));
  table.local(locals, "answer", null);
  return happen(
    table,
    ids2.map((id) => move(id, { to: "graveyard", act: "tributed" }, doing2))
  );
}
function askForZone(table, locals, frame) {
  const seat = locals.seat;
  const free2 = freeSlots(table, seat, "monster");
  const object = locals.object;
  if (free2.length === 0 || table.find(object) === null) return { to: "over" };
  return askZone(table, locals, frame, { seat, object, slots: free2 });
}
function comeIn(table, locals) {
  const seat = locals.seat;
  const set2 = locals.set;
  const arrival = { slot: locals.slot, seat, faceUp: !set2, position: set2 ? "defense" : "attack" };
  return happen(table, [
    arrive(locals.object, set2 ? arrival : { ...arrival, arriving: true }, byRule("base.8.6", "rule", seat))
  ]);
}
function arrived(table, locals) {
  if (locals.set === true) return { to: "over" };
  const { objects } = locals.returned;
  const how3 = locals.tributes > 0 ? "tribute" : "normal";
  return { call: "arrival", locals: arrivalLocals({ objects, seat: locals.seat, how: how3, proper: false }), then: "over" };
}

var candidate = (material, parts, fits2, worths) => ({
  id: material.id,
  parts: parts.flatMap((part, at) => fits2(material, part) ? [at] : []),
  worths
});
function materialQuestion(facts3, materials, fits2, frees2) {
  const parts = facts3.materials ?? [];
  const candidates2 = materials.filter(({ levels }) => facts3.frame !== "xyz" || levels.length > 0).map((material) => candidate(material, parts, fits2, facts3.frame === "link" ? linkWorths(material) : material.levels));
  const sum = facts3.frame === "synchro" ? facts3.level : facts3.link;
  return { demand: { parts, ...sum === void 0 ? {} : { sum: { is: sum } }, oneOf: frees2 }, candidates: candidates2 };
}
var linkWorths = ({ link: link3 = 1 }) => [1, link3];
function ritualQuestion(levels, materials, frees2) {
  const candidates2 = materials.map((one2) => ({ id: one2.id, parts: [0], worths: one2.levels }));
  return { demand: { parts: [{ count: 1, more: true }], sum: levels, oneOf: frees2 }, candidates: candidates2 };
}

function findMaterials(demand, candidates2, picked2 = []) {
  if (picked2.some((id) => !candidates2.some((one2) => one2.id === id))) return null;
  return search2(demand, inOrder3(demand, candidates2), new Set(picked2));
}
function areMaterials(demand, candidates2, picked2) {
  return findMaterials(
    demand,
    candidates2.filter(({ id }) => picked2.includes(id)),
    picked2
  ) !== null;
}
function usable2(demand, candidates2) {
  return candidates2.filter(({ id }) => findMaterials(demand, candidates2, [id]) !== null).map(({ id }) => id);
}
function inOrder3({ sum }, candidates2) {
  if (sum === void 0) return candidates2.map((one2) => ({ ...one2, worths: [0] }));
  return [...candidates2].sort((left, right) => right.worths[0] - left.worths[0]);
}
function search2(demand, candidates2, wanted2) {
  const dead = /* @__PURE__ */ new Set();
  const goOn2 = (at, standing4) => {
    const candidate2 = candidates2[at];
    if (candidate2 === void 0) return isEnough2(demand, standing4) ? [] : null;
    const key = `${at}:${standing4.filled.join()}:${standing4.sum}:${standing4.met}`;
    if (dead.has(key)) return null;
    for (const next5 of takings(demand, candidate2, standing4)) {
      const rest = goOn2(at + 1, next5);
      if (rest !== null) return [candidate2.id, ...rest];
    }
    const without2 = wanted2.has(candidate2.id) ? null : goOn2(at + 1, standing4);
    if (without2 === null) dead.add(key);
    return without2;
  };
  return goOn2(0, { filled: demand.parts.map(() => 0), sum: 0, met: demand.oneOf === void 0 });
}
function isEnough2({ parts, sum }, standing4) {
  if (!standing4.met || parts.some(({ count }, part) => standing4.filled[part] < count)) return false;
  if (sum === void 0) return true;
  return "is" in sum ? standing4.sum === sum.is : standing4.sum >= sum.atLeast;
}
function takings({ parts, sum, oneOf: oneOf2 }, { id, parts: fits2, worths }, standing4) {
  const met = standing4.met || oneOf2?.has(id) === true;
  const sums = worths.filter((worth) => sum === void 0 || ("is" in sum ? standing4.sum + worth <= sum.is : standing4.sum < sum.atLeast)).map((worth) => standing4.sum + worth);
  return fits2.flatMap((part) => {
    const demanded = parts[part];
    if (standing4.filled[part] === demanded.count && demanded.more !== true) return [];
    const filled = standing4.filled.map((count, at) => at === part ? Math.min(count + 1, demanded.count) : count);
    return sums.map((total) => ({ filled, sum: total, met }));
  });
}

function fieldSpec(seat, object, how3) {
  return { seat, object, how: how3, from: ["monsterZone"] };
}
var openKinds = /* @__PURE__ */ new Set(["synchro", "xyz", "link"]);
function sources2(table, { seat, object, how: how3, from, where = {} }) {
  const env = sourceEnv(object, table.object(object).card, seat);
  const ids2 = from.flatMap((kind) => kind === "monsterZone" ? monstersOf(table, seat) : table.zoneOf(kind, seat).order);
  return ids2.filter((id) => {
    if (id === object || !mayBeMaterial(table, { seat, object, how: how3 }, id)) return false;
    return matches(table, env, id, where);
  });
}
function mayBeMaterial(table, { seat, object, how: how3 }, id) {
  const row = rowOf3(table, id);
  if (!isMonster(table, id)) return false;
  if (openKinds.has(how3) && !row.faceUp) return false;
  if (cannot(table, id, how3 === "ritual" ? "beTributed" : "beMaterial", { by: how3 === "ritual" ? "effect" : how3, other: object }))
    return false;
  if (how3 !== "ritual" && playerCannot(table, seat, "useMaterial", id)) return false;
  return how3 !== "xyz" || row.kind !== "token";
}
function materialOf(table, id, how3) {
  const { level, link: link3 } = valuesOf2(table, id);
  const levels = typeof level === "number" ? [level, ...how3 === "synchro" ? otherLevels(table, id) : []] : [];
  return { id, levels, link: link3 };
}
function otherLevels(table, id) {
  if (isNegated(table, id)) return [];
  return table.program(table.object(id)).abilities.flatMap(({ ability: { marks: marks2 } }) => typeof marks2?.synchroLevel === "number" ? [marks2.synchroLevel] : []);
}
function ontoQuestion(table, env, all3) {
  const { ability: ability2 } = table.program(table.object(env.self)).abilities.find(({ ability: { marks: marks2 } }) => marks2?.onto !== void 0) ?? {};
  if (ability2 === void 0 || ability2.when !== void 0 && !holds(table, env, ability2.when)) return [];
  const fitting3 = all3.filter(({ id }) => matches(table, env, id, ability2.marks?.onto));
  return [{ demand: { parts: [{ count: 1 }] }, candidates: fitting3.map(({ id }) => ({ id, parts: [0], worths: [] })) }];
}
function waysIn(table, seat, object) {
  const free2 = summonZones(table, seat, object);
  const mine = monstersOf(table, seat);
  const inExtra = mine.filter((id) => rowOf3(table, id).slot.startsWith("x:"));
  const fromExtra = rowOf3(table, object).zone.startsWith("extraDeck:");
  if (!isBound2(table, object))
    return free2.length > 0 ? [{}] : [{ oneOf: new Set(fromExtra ? mine : mine.filter((id) => !inExtra.includes(id))) }];
  if (free2.some((slot) => slot.startsWith("x:"))) return [{}];
  const ways = [{ oneOf: new Set(inExtra) }];
  const own2 = new Set(slotsIn(seat, "monster"));
  for (const pointer of present(table, everySlot.map(slotId).filter(isMonsterSlot))) {
    const row = rowOf3(table, pointer);
    for (const slot of pointsAt(table, row)) {
      const { object: occupant } = table.slot(slot);
      if (!own2.has(slot)) continue;
      ways.push({ ...occupant === 0 ? {} : { oneOf: /* @__PURE__ */ new Set([occupant]) }, without: pointer });
    }
  }
  return ways;
}
function questionsOf(table, spec) {
  const { seat, object, how: how3, levels } = spec;
  const facts3 = table.program(table.object(object)).card.printed;
  const env = sourceEnv(object, table.object(object).card, seat);
  const all3 = sources2(table, spec).map((id) => materialOf(table, id, how3));
  if (all3.length === 0 || levels === void 0 && all3.length < fewest(facts3) && !isPutOnto(table, object)) return [];
  const standIns = how3 === "fusion" && (facts3.materials ?? []).some(isNamed) ? all3.filter(({ id }) => mayStandIn(table, id)) : [];
  const listed3 = ({ id }, { is }) => matches(table, env, id, is);
  const fitting3 = [
    listed3,
    ...standIns.map(
      (one2) => (material, part) => material.id === one2.id ? isNamed(part) : listed3(material, part)
    )
  ];
  const asked4 = (materials, oneOf2) => levels !== void 0 ? [ritualQuestion(levels, materials, oneOf2)] : [...ontoQuestion(table, env, materials), ...fitting3.map((fits2) => materialQuestion(facts3, materials, fits2, oneOf2))];
  if (findSet(asked4(all3)) === null) return [];
  return waysIn(table, seat, object).flatMap(
    ({ oneOf: oneOf2, without: without2 }) => asked4(
      all3.filter(({ id }) => id !== without2),
      oneOf2
    )
  );
}
var fewestMaterials = (table, object) => isPutOnto(table, object) ? 1 : fewest(table.program(table.object(object)).card.printed);
var isPutOnto = (table, id) => table.program(table.object(id)).abilities.some(({ ability: { marks: marks2 } }) => marks2?.onto !== void 0);
var fewest = ({ materials = [] }) => materials.reduce((sum, { count }) => sum + count, 0);
var isNamed = ({ is }) => is.names !== void 0;
function mayStandIn(table, id) {
  return table.program(table.object(id)).abilities.some(({ ability: ability2 }) => ability2.marks?.fusionSubstitute === true);
}
function findSet(questions, picked2 = []) {
  for (const { demand, candidates: candidates2 } of questions) {
    const found3 = findMaterials(demand, candidates2, picked2);
    if (found3 !== null) return found3;
  }
  return null;
}
function isSet(questions, picked2) {
  return questions.some(({ demand, candidates: candidates2 }) => areMaterials(demand, candidates2, picked2));
}
function usableIn(questions) {
  return [...new Set(questions.flatMap(({ demand, candidates: candidates2 }) => usable2(demand, candidates2)))];
}
function isOnly(questions, set2) {
  if (usableIn(questions).some((id) => !set2.includes(id))) return false;
  return set2.every(
    (id) => questions.every(
      ({ demand, candidates: candidates2 }) => findMaterials(
        demand,
        candidates2.filter((one2) => one2.id !== id)
      ) === null
    )
  );
}
function hasMaterials(table, spec) {
  return findSet(questionsOf(table, spec)) !== null;
}
var specOf = (locals) => locals.spec;

var fieldKinds = /* @__PURE__ */ new Set(["synchro", "xyz", "link"]);
function fieldKindOf(table, id) {
  if (rowOf3(table, id).faceUp) return null;
  const frame = table.program(table.object(id)).card.printed.frame;
  return fieldKinds.has(frame) ? frame : null;
}
function mayUseField(table, seat, { object: id, kind: how3 }) {
  return maySpecialSummon(table, seat, id, how3) && hasMaterials(table, fieldSpec(seat, id, how3));
}
function summonableFromField(table, seat) {
  const there = openMonsters(table, seat);
  if (there === 0) return nobody8;
  const judged2 = /* @__PURE__ */ new Map();
  const found3 = [];
  for (const object of table.zoneOf("extraDeck", seat).order) {
    const kind = fieldKindOf(table, object);
    if (kind === null) continue;
    const { card: card5 } = table.object(object);
    let may2 = judged2.get(card5);
    if (may2 === void 0) judged2.set(card5, may2 = fewestMaterials(table, object) <= there && mayUseField(table, seat, { object, kind }));
    if (may2) found3.push({ object, kind });
  }
  return found3;
}
var nobody8 = [];
function openMonsters(table, seat) {
  let count = 0;
  for (const id of monstersOf(table, seat)) if (rowOf3(table, id).faceUp) count++;
  return count;
}
var known7 = /* @__PURE__ */ new WeakMap();
function proceduresOf(program) {
  let found3 = known7.get(program);
  if (found3 === void 0) {
    known7.set(program, found3 = program.abilities.filter(({ ability: ability2 }) => ability2.marks?.summon === "special"));
  }
  return found3;
}
function ownProcedure(table, seat, id) {
  const row = table.object(id);
  for (const compiled of proceduresOf(table.program(row))) {
    if (!functions(table, row, compiled)) continue;
    const { ability: ability2, path } = compiled;
    const listener = { object: id, seat, ability: path };
    const env = listenerEnv(table, listener, null);
    if (ability2.when !== void 0 && !holds(table, env, ability2.when)) continue;
    if (ability2.limit !== void 0 && usesLeft(table, listener, ability2.limit) <= 0) continue;
    const fits2 = ability2.marks?.freesZone === true ? maySpecialSummon(table, seat, id, "own") : canBeSummoned(table, seat, id, "own");
    if (fits2 && payable(table, env, ability2.cost)) return listener;
  }
  return null;
}

var summonByEffectProcedure = {
  name: "summonByEffect",
  steps: [
    { name: "begin", rule: "base.9.10", run: begin5 },
    { name: "which", rule: "base.9.10", run: takeWhich },
    { name: "position", rule: "base.9.4", run: askPosition },
    { name: "positionChosen", rule: "base.9.4", run: takePosition },
    { name: "zone", rule: "base.4.9", run: askForZone2 },
    { name: "zoneChosen", rule: "base.4.9", run: noteZone },
    { name: "summon", rule: "base.9.3", run: comeIn2 },
    { name: "over", rule: "base.5.10", run: over2 }
  ]
};
function effectSummonLocals(given2) {
  return {
    ...given2,
    at: 0,
    positions: [],
    slots: [],
    decks: [],
    fewer: false,
    returned: null,
    answer: null,
    answers: null
  };
}
var given = (locals) => locals;
var sideFor = (table, { side, owners }, id) => owners === true ? table.object(id).owner : side;
var chooserFor = (table, { seat, owners }, id) => owners === true ? table.object(id).owner : seat;
function zonesOf(table, where, id) {
  const { pointedBy = 0 } = where;
  const slots = summonZones(table, sideFor(table, where, id), id);
  if (pointedBy === 0) return slots;
  const pointer = table.find(pointedBy);
  const pointed2 = pointer === null ? [] : pointsAt(table, pointer);
  return slots.filter((slot) => pointed2.includes(slot));
}
function begin5(table, locals, frame) {
  const summoning3 = given(locals);
  const { seat, how: how3, owners } = summoning3;
  const objects = owners === true ? turnOrder(table).flatMap((one2) => summoning3.objects.filter((id) => table.object(id).owner === one2)) : summoning3.objects;
  const able = objects.filter(
    (id) => maySpecialSummon(table, chooserFor(table, summoning3, id), id, how3) && zonesOf(table, summoning3, id).length > 0
  );
  const room = mostPlaced(able.map((id) => zonesOf(table, summoning3, id)));
  if (room < objects.length) table.local(locals, "fewer", true);
  table.local(locals, "objects", able);
  if (room === able.length) return void 0;
  const options2 = able.map((id) => objectOption(table, id));
  table.ask(frame, {
    seat,
    kind: "chooseMonsters",
    rule: "base.9.10",
    params: {},
    domain: { type: "options", min: room, max: room, checked: true, options: options2 }
  });
  return { wait: true };
}
function fitTogether(table, seat, picks) {
  const frame = frameOf(table, "summonByEffect");
  const summoning3 = frame === null ? { side: seat } : given(frame.locals);
  return canPlaceAll(objectsIn2(picks).map((id) => zonesOf(table, summoning3, id)));
}
function takeWhich(table, locals) {
  if (locals.answer !== null) table.local(locals, "objects", [...objectsIn2(picksOf(locals.answer))]);
  table.local(locals, "answer", null);
  table.local(
    locals,
    "decks",
    given(locals).excavated === true ? [] : table.seats().filter((one2) => given(locals).objects.some((id) => table.object(id).zone === `mainDeck:${one2}`))
  );
}
function askPosition(table, locals, frame) {
  const { objects, position } = given(locals);
  const id = objects[locals.at];
  if (id === void 0) return { to: "summon" };
  const fixed2 = valuesOf2(table, id).frame === "link" ? "attack" : position;
  const seat = chooserFor(table, given(locals), id);
  if (fixed2 !== "any" && fixed2 !== "attackOrSet") {
    table.local(locals, "answer", { picks: [fixed2 === "attack" ? "attack" : "defense"] });
    return { to: "positionChosen" };
  }
  const options2 = [
    { id: "attack", label: "attackPosition" },
    fixed2 === "any" ? { id: "defense", label: "defensePosition" } : { id: "set", label: "setPosition" }
  ];
  table.ask(frame, {
    seat,
    kind: "choosePosition",
    rule: "base.9.4",
    params: { card: table.object(id).card, object: id },
    domain: { type: "options", min: 1, max: 1, options: options2 }
  });
  return { wait: true };
}
function takePosition(table, locals) {
  table.local(locals, "positions", [...locals.positions, picksOf(locals.answer)[0]]);
  table.local(locals, "answer", null);
}
function askForZone2(table, locals, frame) {
  const { objects } = given(locals);
  const at = locals.at;
  const taken4 = locals.slots;
  const choices2 = objects.slice(at).map((id2) => zonesLeft(zonesOf(table, given(locals), id2), taken4));
  const slots = completableZones(choices2);
  const id = objects[at];
  return askZone(table, locals, frame, { seat: chooserFor(table, given(locals), id), object: id, slots });
}
function noteZone(table, locals) {
  table.local(locals, "slots", [...locals.slots, takeZone(table, locals)]);
  table.local(locals, "at", locals.at + 1);
  return { to: "position" };
}
function comeIn2(table, locals) {
  const { objects, side, how: how3, position, proper, doing: doing2, arriving } = given(locals);
  const positions6 = locals.positions;
  const slots = locals.slots;
  if (arriving === true)
    return happen(
      table,
      objects.map(
        (id, at) => arrive(id, { slot: slots[at], seat: side, faceUp: true, position: positions6[at], arriving: true }, doing2)
      )
    );
  const batch = objects.map(
    (id, at) => summon(
      id,
      {
        how: how3,
        seat: sideFor(table, given(locals), id),
        slot: slots[at],
        position: positions6[at] === "attack" ? "attack" : "defense",
        faceUp: position !== "faceDownDefense" && positions6[at] !== "set",
        proper
      },
      doing2
    )
  );
  return happen(table, batch);
}
function over2(table, locals) {
  for (const seat of locals.decks) reshuffle(table, `mainDeck:${seat}`, "base.5.10");
  return { done: { ...locals.returned, done: locals.fewer !== true } };
}

function pendulumSlots(seat) {
  const slots = slotsIn(seat, "spellTrap");
  return [slots[0], slots[slots.length - 1]];
}
function freePendulumSlots(table, seat) {
  return pendulumSlots(seat).filter((slot) => table.slot(slot).object === 0);
}
function pendulumPair(table, seat) {
  const [left = 0, right = 0] = pendulumSlots(seat).map((slot) => table.slot(slot).object);
  const lies3 = (id) => id !== 0 && rowOf3(table, id).role === "pendulum" && rowOf3(table, id).faceUp;
  return lies3(left) && lies3(right) ? [left, right] : null;
}
function pendulumMonsters(table, seat) {
  if (playerOf2(table, seat).pendulumSummoned) return [];
  const scales = (pendulumPair(table, seat) ?? []).map((id) => valuesOf2(table, id).scale);
  const [low, high] = [Math.min(...scales), Math.max(...scales)];
  const there = [...table.zoneOf("hand", seat).order, ...table.zoneOf("extraDeck", seat).order.filter((id) => rowOf3(table, id).faceUp)];
  return there.filter((id) => {
    const { level } = valuesOf2(table, id);
    return level > low && level < high && canBeSummoned(table, seat, id, "pendulum");
  });
}
var pendulumSummonProcedure = {
  name: "pendulumSummon",
  steps: [
    { name: "choose", rule: "base.13.2", run: ask4 },
    { name: "chosen", rule: "base.13.2", run: chosen2 },
    { name: "arrived", rule: "base.13.5", run: arrived2 },
    { name: "over", run: () => ({ done: null }) }
  ]
};
function ask4(table, locals, frame) {
  const seat = locals.seat;
  const options2 = pendulumMonsters(table, seat).map((id) => objectOption(table, id));
  setPlayer(table, seat, "pendulumSummoned", true);
  if (options2.length === 1) {
    table.local(locals, "answer", { picks: options2.map(({ id }) => id) });
    return void 0;
  }
  table.ask(frame, {
    seat,
    kind: "chooseMonsters",
    rule: "base.13.2",
    params: {},
    domain: { type: "options", min: 1, max: options2.length, checked: true, options: options2 }
  });
  return { wait: true };
}
var zonesJudge = {
  accept: (table, { seat, rule: rule2 }, picks) => fitTogether(table, seat, picks) ? null : { rule: rule2, detail: "There is no zone for each of them." },
  complete: (table, { seat, domain }, picked2) => {
    if (domain.type !== "options" || !fitTogether(table, seat, picked2)) return null;
    let whole = picked2;
    for (const { id } of domain.options)
      if (whole.length < domain.min && !whole.includes(id) && fitTogether(table, seat, [...whole, id])) whole = [...whole, id];
    return whole.length < domain.min ? null : whole;
  }
};
function chosen2(table, locals) {
  const seat = locals.seat;
  const objects = objectsIn2(picksOf(locals.answer));
  table.local(locals, "answer", null);
  return {
    call: "summonByEffect",
    locals: effectSummonLocals({
      seat,
      side: seat,
      objects,
      how: "pendulum",
      position: "any",
      proper: false,
      doing: byRule("base.13.2", "rule", seat),
      arriving: true
    })
  };
}
function arrived2(_table, locals) {
  const { objects = [] } = locals.returned;
  if (objects.length === 0) return { to: "over" };
  return { call: "arrival", locals: arrivalLocals({ objects, seat: locals.seat, how: "pendulum", proper: false }), then: "over" };
}

function stack(object, stacking, doing2) {
  return propose("stack", { object, seat: stacking.seat }, { ...doing2, ...stacking });
}
var none11 = [];
var places3 = everySlot.map(slotId);
var waitingPlace = (table) => places3.find((slot) => table.slot(slot).object === 0);
var stackRule = {
  keys: () => none11,
  commit: (table, list3) => list3.map((happening) => stackOne(table, happening))
};
function stackOne(table, happening) {
  const { object, seat, data } = happening;
  const stacking = data;
  const { card: card5 } = table.object(object);
  const from = kindOfPlace(table, table.object(object));
  const { slot, position } = stacking;
  const below = table.slot(slot).object;
  const waits2 = below === 0 ? slot : waitingPlace(table);
  const aside = waits2 === void 0 ? layAside(table, below) : null;
  const at = waits2 ?? slot;
  const now = putOnField(table, object, { slot: at, seat, faceUp: true, position });
  setObject(table, now, "arriving", true);
  setObject(table, now, "summonedFrom", from);
  const doing2 = doingOf(data);
  const under2 = stacking.materials.map((id) => id === below && aside !== null ? aside(now, doing2) : putUnder(table, id, now, doing2));
  if (at !== slot) place(table, now, { slot, controller: seat });
  table.emit("cardPlaced", doing2.rule, { seat, slot, from, position, ...shownDoing(doing2), object: now, card: card5 });
  return { ...happening, data: { ...data, from, now, materials: under2 } };
}
function layAside(table, id) {
  const was = lying(table, id);
  const other3 = present(table, places3).find((one2) => one2 !== id);
  const aside = [...table.object(id).under, id].map((one2) => place(table, one2, { host: other3, as: "under", at: "bottom" }));
  return (host2, doing2) => {
    const now = aside.map((one2) => place(table, one2, { host: host2, as: "under", at: "bottom" }));
    return told2(table, was, now[now.length - 1], host2, doing2);
  };
}
var lying = (table, id) => ({
  seat: table.object(id).controller,
  card: table.object(id).card,
  from: kindOfPlace(table, table.object(id))
});
function told2(table, { seat, card: card5, from }, object, host2, doing2) {
  table.emit("becameMaterial", "base.12.3", { seat, card: card5, object, host: host2, from, ...shownDoing(doing2) });
  return object;
}
function putUnder(table, id, host2, doing2) {
  for (const below of table.object(id).under) place(table, below, { host: host2, as: "under", at: "bottom" });
  const was = lying(table, id);
  return told2(table, was, place(table, id, { host: host2, as: "under", at: "top" }), host2, doing2);
}

var chooseMaterialsProcedure = {
  name: "chooseMaterials",
  steps: [
    { name: "ask", rule: "base.10.8", run: ask5 },
    { name: "take", rule: "base.10.8", run: (_table, locals) => ({ done: [...objectsIn2(picksOf(locals.answer))] }) }
  ]
};
function materialLocals(spec) {
  return { spec, returned: null, answer: null, answers: null };
}
var rules = {
  synchro: "base.11.1",
  xyz: "base.12.1",
  link: "base.14.1",
  fusion: "base.10.8",
  ritual: "base.10.2"
};
function ask5(table, locals, frame) {
  const spec = specOf(locals);
  const questions = questionsOf(table, spec);
  const found3 = must(findSet(questions), "materials");
  if (isOnly(questions, found3)) return { done: [...found3] };
  const options2 = usableIn(questions).map((id) => objectOption(table, id));
  const { card: card5 } = table.object(spec.object);
  table.ask(frame, {
    seat: spec.seat,
    kind: "chooseMaterials",
    rule: rules[spec.how],
    params: { card: card5, object: spec.object, how: spec.how },
    domain: { type: "options", min: 1, max: options2.length, checked: true, options: options2 }
  });
  return { wait: true };
}
var asked2 = (table) => specOf(frameOf(table, "chooseMaterials").locals);
var materialJudge = {
  accept: (table, { rule: rule2 }, picks) => {
    const spec = asked2(table);
    return isSet(questionsOf(table, spec), objectsIn2(picks)) ? null : { rule: rule2, detail: "These are not its materials." };
  },
  complete: (table, _decision, picked2) => {
    const found3 = findSet(questionsOf(table, asked2(table)), objectsIn2(picked2));
    return found3 === null ? null : [...picked2, ...found3.map((id) => `object:${id}`).filter((one2) => !picked2.includes(one2))];
  }
};

var specialSummonProcedure = {
  name: "specialSummon",
  steps: [
    { name: "begin", rule: "base.9.1", run: begin6 },
    { name: "materials", rule: "base.11.2", run: takeMaterials },
    { name: "pay", rule: "base.9.2", run: pay },
    { name: "judged", rule: "base.1.13", run: (table) => void checkVictory(table) },
    { name: "position", rule: "base.9.4", run: askPosition2 },
    { name: "positionChosen", rule: "base.9.4", run: takePosition2 },
    { name: "zone", rule: "base.4.9", run: askForZone3 },
    { name: "zoneChosen", rule: "base.4.9", run: (table, row) => table.local(row, "slot", takeZone(table, row)) },
    { name: "arrive", rule: "base.8.13", run: comeIn3 },
    { name: "arrived", rule: "base.8.13", run: arrived3 },
    { name: "summoned", rule: "base.9.13", run: noteSummon },
    { name: "over", run: (_table, row) => ({ done: { done: true, objects: [row.came] } }) }
  ]
};
function fieldLocals(seat, object, how3) {
  return {
    seat,
    object,
    how: how3,
    ability: "",
    limit: null,
    env: {},
    doing: null,
    materials: [],
    cards: [],
    position: "",
    slot: "",
    came: 0,
    returned: null,
    answer: null,
    answers: null
  };
}
function effectXyzLocals(table, seat, object, materials, doing2) {
  return {
    ...fieldLocals(seat, object, "xyz"),
    materials: [...materials],
    cards: materials.map((id) => table.object(id).card),
    doing: doing2
  };
}
function procedureLocals(table, listener) {
  const { marks: marks2, limit = null } = table.library.ability(listener.ability).ability;
  return {
    ...fieldLocals(listener.seat, listener.object, "special"),
    ability: listener.ability,
    limit,
    position: marks2?.position ?? "",
    env: envLocals(listenerEnv(table, listener, null))
  };
}
var howOf = (row) => row.how;
var rules2 = { special: "base.9.2", synchro: "base.11.1", xyz: "base.12.1", link: "base.14.1" };
function begin6(_table, row) {
  if (howOf(row) === "special") return { to: "pay" };
  if (row.doing !== null) return { to: "position" };
  return { call: "chooseMaterials", locals: materialLocals(fieldSpec(row.seat, row.object, howOf(row))) };
}
function takeMaterials(table, row) {
  const materials = row.returned;
  table.local(
    row,
    "cards",
    materials.map((id) => table.object(id).card)
  );
  table.local(row, "returned", null);
  if (howOf(row) === "xyz") {
    table.local(row, "materials", [...materials]);
    return { to: "position" };
  }
  const doing2 = { ...byRule(rules2[howOf(row)], "material", row.seat), how: howOf(row) };
  return happen(
    table,
    materials.map((id) => move(id, { to: "graveyard", act: "sent" }, doing2)),
    "position"
  );
}
function pay(table, row) {
  const path = row.ability;
  return table.library.ability(path).ability.cost === void 0 ? void 0 : { call: "verbs", locals: effectLocals(envOf(row.env), `${path}/cost`) };
}
function askPosition2(table, row, frame) {
  const object = row.object;
  table.local(row, "returned", null);
  if (table.find(object) === null) return { to: "over" };
  if (valuesOf2(table, object).frame === "link") table.local(row, "position", "attack");
  if (row.position !== "") return { to: "zone" };
  const options2 = [
    { id: "attack", label: "attackPosition" },
    { id: "defense", label: "defensePosition" }
  ];
  table.ask(frame, {
    seat: row.seat,
    kind: "choosePosition",
    rule: "base.9.4",
    params: { card: table.object(object).card, object },
    domain: { type: "options", min: 1, max: 1, options: options2 }
  });
  return { wait: true };
}
function takePosition2(table, row) {
  table.local(row, "position", picksOf(row.answer)[0]);
  table.local(row, "answer", null);
}
function zonesFor(table, row) {
  const seat = row.seat;
  const free2 = summonZones(table, seat, row.object);
  const under2 = row.materials.map((id) => table.object(id).slot);
  return [.../* @__PURE__ */ new Set([...free2, ...under2])];
}
function askForZone3(table, row, frame) {
  const object = row.object;
  const slots = zonesFor(table, row);
  if (slots.length === 0) return { to: "over" };
  return askZone(table, row, frame, { seat: row.seat, object, slots });
}
function comeIn3(table, row) {
  const seat = row.seat;
  const object = row.object;
  const doing2 = row.doing ?? byRule(rules2[howOf(row)], "rule", seat);
  return happen(table, [
    stack(
      object,
      { slot: row.slot, seat, position: row.position, materials: row.materials },
      doing2
    )
  ]);
}
function arrived3(table, row) {
  const { objects } = row.returned;
  const seat = row.seat;
  const how3 = howOf(row);
  const now = objects[0];
  table.local(row, "came", now);
  setObject(table, now, "materials", row.cards);
  for (const id of table.object(now).under)
    notice(table, "usedAsMaterial", { object: id, seat }, { host: now, how: how3, reason: "material" });
  return {
    call: "arrival",
    locals: arrivalLocals({ objects: [now], seat, how: how3, proper: true, doing: row.doing }),
    then: "summoned"
  };
}
function noteSummon(table, row) {
  const isSummoned = row.returned.includes(row.came);
  if (row.limit !== null && isSummoned)
    noteUse(
      table,
      { object: row.object, seat: row.seat, ability: row.ability },
      row.limit
    );
}

var actId = ({ kind, object }) => `${kind}:${object}`;
function actsOf(table, seat, allowed2) {
  if (allowed2 === "battle")
    return monstersOf(table, seat).filter((id) => mayAttack(table, seat, id)).map((object) => ({ kind: "attack", object }));
  if (allowed2 !== "main") return [];
  const found3 = [];
  for (const object of table.zoneOf("hand", seat).order) {
    if (mayNormalSummon(table, seat, object)) {
      if (mayPlaceAs(table, seat, object, false))
        found3.push({ kind: tributesNeeded(table, object) > 0 ? "tributeSummon" : "normalSummon", object });
      if (mayPlaceAs(table, seat, object, true)) found3.push({ kind: "set", object });
    } else if (maySetCard(table, seat, object)) found3.push({ kind: "set", object });
  }
  for (const zone of ["hand", "graveyard", "banished", "extraDeck"])
    for (const object of table.zoneOf(zone, seat).order)
      if (ownProcedure(table, seat, object) !== null) found3.push({ kind: "special", object });
  found3.push(...summonableFromField(table, seat));
  const [pendulum2] = pendulumPair(table, seat) ?? [];
  if (pendulum2 !== void 0 && pendulumMonsters(table, seat).length > 0) found3.push({ kind: "pendulum", object: pendulum2 });
  for (const object of monstersOf(table, seat)) {
    if (mayAwaken(table, seat, object)) found3.push({ kind: "normalSummon", object });
    if (mayFlip(table, seat, object)) found3.push({ kind: "flip", object });
    else if (mayChangePosition(table, seat, object)) found3.push({ kind: "position", object });
  }
  return found3;
}
function actOption(table, act4) {
  const { kind, object } = act4;
  return { id: actId(act4), label: kind, params: { card: table.object(object).card, object }, object };
}
function startAct(table, seat, { kind, object }) {
  switch (kind) {
    case "normalSummon":
    case "tributeSummon":
      if (rowOf3(table, object).slot !== "") return { call: "summonAgain", locals: actLocals(seat, object) };
      return { call: "normalSummon", locals: normalLocals(seat, object, false) };
    case "set":
      return maySetCard(table, seat, object) ? { call: "setCard", locals: actLocals(seat, object) } : { call: "normalSummon", locals: normalLocals(seat, object, true) };
    case "flip":
      return { call: "flipSummon", locals: actLocals(seat, object) };
    case "position":
      return { call: "changePosition", locals: actLocals(seat, object) };
    case "special":
      return { call: "specialSummon", locals: procedureLocals(table, must(ownProcedure(table, seat, object), "procedure of its own")) };
    case "synchro":
    case "xyz":
    case "link":
      return { call: "specialSummon", locals: fieldLocals(seat, object, kind) };
    case "pendulum":
      return { call: "pendulumSummon", locals: actLocals(seat, object) };
    case "attack":
      return { call: "declareAttack", locals: actLocals(seat, object) };
  }
}
function hasNothing(table, seat, allowed2, acts4) {
  if (allowed2 === "main" && monstersOf(table, seat).length > 0 && table.zoneOf("extraDeck", seat).order.length > 0) return false;
  if (backrowOf(table, seat).some((id) => !rowOf3(table, id).faceUp)) return false;
  return acts4().length === 0;
}

function addCounters2(object, kind, amount3, doing2) {
  return propose("addCounters", { object }, { ...doing2, kind, amount: amount3 });
}
function removeCounters2(object, kind, amount3, doing2) {
  return propose("removeCounters", { object }, { ...doing2, kind, amount: amount3 });
}
var standsFaceUp = (table, object) => {
  return rowOnField(table, object)?.faceUp === true;
};
var { addCountersRule, removeCountersRule } = counterRules({
  put: "counterPlaced",
  removed: "counterRemoved",
  reaches: (table, { object, data }) => data.amount > 0 && standsFaceUp(table, object),
  tell: (table, { object, data }, amount3) => {
    const { card: card5, controller } = table.object(object);
    table.emit("countersChanged", "base.21.4", {
      object,
      card: card5,
      seat: controller,
      kind: data.kind,
      amount: amount3,
      ...shownDoing(doingOf(data))
    });
  }
});

function equip(object, to, doing2) {
  return propose("equip", { object }, { ...doing2, to });
}
function canBearEquip(table, id) {
  const row = rowOnField(table, id);
  return row !== null && isMonsterSlot(row.slot) && row.faceUp;
}
var asked3 = /* @__PURE__ */ new WeakMap();
var anything = {};
function asks(card5) {
  let known9 = asked3.get(card5);
  if (known9 === void 0) {
    const from = card5.abilities.find(({ kind }) => kind === "spell")?.targets?.[0]?.from;
    asked3.set(card5, known9 = card5.printed.property === "equip" && from?.from === "monsterZone" ? from.where ?? anything : anything);
  }
  return known9;
}
function fitsEquip(table, id, host2) {
  if (!canBearEquip(table, host2)) return false;
  const row = table.object(id);
  return matches(table, sourceEnv(id, row.card, row.controller), host2, asks(table.program(row).card));
}
function becomeEquip(table, id) {
  setObject(table, id, "counters", {});
  setObject(table, id, "notes", {});
  releaseObject(table, id);
}
var equipRule = {
  keys: () => ["equipped"],
  // base.16.11: a Set card is equipped to nothing.
  possible: (table, { object, data }) => rowOnField(table, object)?.faceUp === true && fitsEquip(table, object, data.to),
  commit: (table, list3) => list3.map((happening) => {
    const { object, data } = happening;
    const host2 = data.to;
    attach(table, object, host2);
    setObject(table, object, "role", "equip");
    const { card: card5, controller } = table.object(object);
    const doing2 = doingOf(data);
    table.emit("cardEquipped", doing2.rule, { object, card: card5, seat: controller, to: host2, ...shownDoing(doing2) });
    return happening;
  })
};

function flipUp(object, position, doing2, how3 = "effect") {
  return propose("flip", { object }, { ...doing2, position, how: how3 });
}
function turnDown(object, doing2) {
  return propose("turnDown", { object }, { ...doing2 });
}
function changePosition(object, position, doing2) {
  return propose("changePosition", { object }, { ...doing2, position });
}
var flipped = ["flipped"];
var plain = [];
var changed2 = ["positionChanged"];
var bonds = /* @__PURE__ */ new WeakMap();
function bondsOf(program) {
  let known9 = bonds.get(program);
  if (known9 === void 0)
    bonds.set(
      program,
      known9 = program.abilities.flatMap(({ ability: ability2 }) => typeof ability2.marks?.bond === "string" ? [ability2.marks.bond] : [])
    );
  return known9;
}
var lies2 = everySlot.map(slotId);
function breakBonds(table, id) {
  for (const other3 of present(table, lies2)) {
    for (const name of bondsOf(table.program(table.object(other3)))) {
      const noted = notedOn(table, other3, name);
      if (Array.isArray(noted) && noted.includes(id))
        noteOn(
          table,
          other3,
          name,
          noted.filter((one2) => one2 !== id)
        );
    }
  }
}
var flipRule = {
  // base.3.10, base.15.6, base.23.4: a monster that is turned face-up was flipped, whatever turned it.
  keys: (table, { object }) => isMonsterSlot(table.object(object).slot) ? flipped : plain,
  possible: (table, { object }) => {
    const row = rowOnField(table, object);
    return row !== null && !row.faceUp;
  },
  commit: (table, list3) => list3.map((happening) => {
    const { object, data } = happening;
    setObject(table, object, "faceUp", true);
    setObject(table, object, "setTurn", 0);
    setObject(table, object, "position", data.position);
    table.set(table.object(object), "stamp", table.nextStamp());
    const { card: card5, controller, slot } = table.object(object);
    const doing2 = doingOf(data);
    table.emit("flippedUp", doing2.rule, {
      object,
      card: card5,
      seat: controller,
      slot,
      how: data.how,
      position: data.position,
      ...shownDoing(doing2)
    });
    return happening;
  })
};
var turnDownRule = {
  keys: () => ["turnedDown"],
  possible: (table, { object }) => {
    const row = rowOnField(table, object);
    return row !== null && row.faceUp && row.kind !== "token" && table.program(row).card.printed.frame !== "link";
  },
  commit: (table, list3) => list3.map((happening) => {
    const { object, data } = happening;
    const row = table.object(object);
    setObject(table, object, "faceUp", false);
    setObject(table, object, "setTurn", gameOf(table).turn);
    if (isMonsterSlot(row.slot)) setObject(table, object, "position", "defense");
    setObject(table, object, "counters", {});
    setObject(table, object, "notes", {});
    setObject(table, object, "gemini", false);
    table.set(row, "uses", {});
    releaseObject(table, object);
    releaseWatched(table, object);
    breakBonds(table, object);
    const doing2 = doingOf(data);
    table.emit("turnedDown", doing2.rule, { object, card: row.card, seat: row.controller, slot: row.slot, ...shownDoing(doing2) });
    return happening;
  })
};
var changePositionRule = {
  keys: () => changed2,
  possible: (table, { object, data }) => {
    const row = rowOnField(table, object);
    return row !== null && !cannot(table, object, "changePosition", { by: data.reason === "effect" ? "effect" : "player" }) && row.position !== data.position && table.program(row).card.printed.frame !== "link";
  },
  commit: (table, list3) => list3.map((happening) => {
    const { object, data } = happening;
    setObject(table, object, "position", data.position);
    const { card: card5, controller, slot } = table.object(object);
    const doing2 = doingOf(data);
    table.emit("positionChanged", doing2.rule, {
      object,
      card: card5,
      seat: controller,
      slot,
      position: data.position,
      ...shownDoing(doing2)
    });
    return happening;
  })
};

var takeControlProcedure = {
  name: "takeControl",
  steps: [
    { name: "zone", rule: "base.21.6", run: ask6 },
    { name: "chosen", rule: "base.21.6", run: take },
    {
      name: "next",
      rule: "base.21.6",
      run: (table, locals) => (table.local(locals, "at", locals.at + 1), { to: "zone" })
    }
  ]
};
function controlLocals(seat, objects, until2, doing2) {
  return { seat, objects, until: until2, doing: doing2, at: 0, failed: false, returned: null, answer: null, answers: null };
}
function ask6(table, locals, frame) {
  const object = locals.objects[locals.at];
  if (object === void 0)
    return {
      done: { done: locals.failed !== true && locals.at > 0, objects: locals.objects }
    };
  const seat = locals.seat;
  const slots = freeSlots(table, seat, "monster");
  if (slots.length === 0) {
    table.local(locals, "failed", true);
    return { to: "next" };
  }
  return askZone(table, locals, frame, { seat, object, slots, rule: "base.21.6" });
}
function take(table, locals) {
  const object = locals.objects[locals.at];
  const slot = takeZone(table, locals);
  return happen(table, [takeControl(object, locals.seat, slot, locals.until, locals.doing)]);
}
var endLoansProcedure = {
  name: "endLoans",
  steps: [{ name: "next", rule: "base.21.8", run: nextLoan }]
};
var endLoansLocals = (key) => ({ key, returned: null, answer: null, answers: null });
function nextLoan(table, locals) {
  const { loans } = gameOf(table);
  const due = loans.find(({ until: until2 }) => until2 === locals.key);
  if (due === void 0) return { done: null };
  const rest = loans.filter((loan) => loan !== due);
  setGame(table, "loans", rest);
  const row = table.find(due.object);
  if (row === null) return { to: "next" };
  const seat = rest.filter(({ object }) => object === due.object).at(-1)?.to ?? row.owner;
  if (row.controller === seat) return { to: "next" };
  if (freeSlots(table, seat, "monster").length === 0)
    return happen(table, [move(due.object, { to: "graveyard", act: "sent" }, byRule("base.21.8"))], "next");
  return { call: "takeControl", locals: controlLocals(seat, [due.object], "back", byRule("base.21.8")), then: "next" };
}

function shift(object, slot, doing2) {
  return propose("shift", { object }, { ...doing2, slot });
}
var shiftRule = {
  keys: () => ["zoneChanged"],
  commit: (table, list3) => list3.map((happening) => shiftOne(table, happening))
};
function endMonster(table, object) {
  setObject(table, object, "role", "");
  setObject(table, object, "position", "");
  dropLoans(table, object);
}
function shiftOne(table, happening) {
  const { object, data } = happening;
  const slot = data.slot;
  const { slot: before2 } = table.object(object);
  place(table, object, { slot });
  if (!isMonsterSlot(slot)) endMonster(table, object);
  const { card: card5, controller, faceUp } = rowOf3(table, object);
  const doing2 = doingOf(data);
  table.emit(
    "zoneChanged",
    doing2.rule,
    { object, seat: controller, before: before2, slot, ...faceUp ? { card: card5 } : {}, ...shownDoing(doing2) },
    faceUp ? [] : [{ seats: [controller], data: { card: card5 } }]
  );
  return { ...happening, data: { ...data, before: before2 } };
}

var shiftProcedure = {
  name: "shiftMonster",
  steps: [
    { name: "zone", rule: "base.4.9", run: ask7 },
    { name: "chosen", rule: "base.4.10", run: go2 },
    { name: "over", rule: "base.4.10", run: (_table, locals) => ({ done: locals.returned ?? null }) }
  ]
};
var shiftLocals = (object, row, doing2) => ({ object, row, doing: doing2, returned: null, answer: null, answers: null });
function ask7(table, locals, frame) {
  const object = locals.object;
  const seat = table.object(object).controller;
  const row = locals.row;
  const slots = freeSlots(table, seat, row);
  return askZone(table, locals, frame, { seat, object, slots, rule: row === "monster" ? "base.4.9" : "base.16.21" });
}
function go2(table, locals) {
  const slot = takeZone(table, locals);
  return happen(table, [shift(locals.object, slot, locals.doing)]);
}

var stabiliseProcedure = {
  name: "stabilise",
  steps: [
    { name: "act", rule: "base.16.12", run: (table) => happen(table, faults(table)) },
    { name: "control", rule: "base.21.11", run: endLapsed2 },
    {
      name: "moreControl",
      rule: "base.21.11",
      run: (table) => lapsedLoan(table) === null ? void 0 : { to: "control" }
    },
    { name: "traps", rule: "base.16.21", run: setTrap },
    { name: "over", run: (table) => fallenTrap(table) === null ? { done: null } : { to: "traps" } }
  ]
};
function lapsedLoan(table) {
  const lapsed = gameOf(table).loans.find(
    ({ until: until2, object }) => until2.startsWith("equip:") && table.find(Number(until2.slice("equip:".length)))?.host !== object
  );
  return lapsed?.until ?? null;
}
function tidyField(table) {
  return faults(table).length === 0 && lapsedLoan(table) === null && fallenTrap(table) === null ? void 0 : { call: "stabilise", locals: { joined: true, returned: null, answer: null, answers: null } };
}
function endLapsed2(table) {
  const key = lapsedLoan(table);
  return key === null ? void 0 : { call: "endLoans", locals: endLoansLocals(key) };
}
function fallenTrap(table) {
  const lies3 = (id) => rowOf3(table, id).role === "trapMonster" && !rowOf3(table, id).faceUp;
  return table.seats().flatMap((seat) => monstersOf(table, seat)).find(lies3) ?? null;
}
function setTrap(table) {
  const id = fallenTrap(table);
  if (id === null) return void 0;
  const doing2 = byRule("base.16.21");
  if (freeSlots(table, table.object(id).controller, "spellTrap").length === 0)
    return happen(table, [move(id, { to: "graveyard", act: "sent" }, doing2)]);
  return { call: "shiftMonster", locals: shiftLocals(id, "spellTrap", doing2) };
}
function faults(table) {
  const found3 = [];
  for (const seat of table.seats()) {
    for (const id of present(table, slotsIn(seat, "spellTrap"))) {
      const { faceUp, role, host: host2 } = rowOf3(table, id);
      if (!faceUp) continue;
      if (role === "equip") {
        if (!fitsEquip(table, id, host2)) found3.push(destroy(id, byRule("base.16.12")));
      } else if (isUnused(table, id)) found3.push(move(id, { to: "graveyard", act: "sent" }, byRule("base.16.13")));
    }
    if (isDemanded(table)) {
      for (const id of monstersOf(table, seat))
        if (standsUp(table, id) && must3(table, id, "defense")) found3.push(changePosition(id, "defense", byRule("base.15.5", "effect")));
    }
  }
  for (const seat of table.seats())
    for (const ids2 of [monstersOf(table, seat), backrowOf(table, seat)]) for (const id of ids2) found3.push(...lostCounters(table, id));
  return found3;
}
function lostCounters(table, id) {
  const { counters: counters3 } = rowOf3(table, id);
  const found3 = [];
  for (const kind in counters3) {
    const count = counters3[kind];
    if (valuesOf2(table, id).holds.includes(kind) && isNegated(table, id))
      found3.push(removeCounters2(id, kind, count, byRule("base.21.5")));
  }
  return found3;
}
function standsUp(table, id) {
  const { faceUp, position } = rowOf3(table, id);
  return faceUp && position === "attack";
}
var isDemanded = ({ cardsHere }) => cardsHere.any("demands a position", ({ card: card5 }) => JSON.stringify(card5.abilities).includes('"must":"defense"'));
function isUnused(table, id) {
  if (table.program(table.object(id)).card.printed.property !== "equip") return false;
  const { chain, resolving } = gameOf(table);
  return !chain.some(({ source, number }) => source === id && number < resolving);
}

var timingProcedure = {
  name: "timing",
  steps: [
    { name: "field", rule: "base.16.12", run: tidyField },
    { name: "flush", rule: "base.7.3", run: flush },
    { name: "forced", rule: "4.4.2.1-1", run: orderForced },
    { name: "forcedNext", rule: "4.4.2.1-1", run: forcedNext },
    { name: "optional", rule: "4.4.2.1-1", run: askOptional },
    { name: "optionalChosen", rule: "4.4.2.1-1", run: takeOptional },
    { name: "built", rule: "4.4.2.1-2", run: built },
    { name: "fastFirst", rule: "base.7.4", run: fastFirst },
    {
      name: "fastFirstDone",
      rule: "base.7.4",
      run: (_table, locals) => locals.returned === true ? { to: "answered" } : void 0
    },
    { name: "fastSecond", rule: "base.7.4", run: fastSecond },
    {
      name: "fastSecondDone",
      rule: "base.7.5",
      run: (_table, locals) => ({ to: locals.returned === true ? "answered" : "close" })
    },
    {
      name: "answered",
      rule: "base.7.6",
      run: (table) => ({
        call: "build",
        locals: buildLocals(opponentOf(topLink(table)?.seat ?? turnPlayer(table))),
        then: "resolved"
      })
    },
    { name: "resolved", rule: "base.7.3", run: resolved },
    { name: "close", rule: "base.7.5", run: close }
  ]
};
function timingLocals({ once = false } = {}) {
  return { once, queue: [], seats: [], waited: [], returned: null, answer: null, answers: null };
}
function flush(table, locals) {
  openTiming(table);
  flushTriggers(table);
  table.local(locals, "seats", [...turnOrder(table)]);
  table.local(
    locals,
    "waited",
    waitingTriggers(table).filter(({ event }) => !isHeld(table, event)).map(({ id }) => id)
  );
  return waitingTriggers(table).some(({ event }) => !isHeld(table, event)) ? void 0 : { to: "fastFirst" };
}
function orderForced() {
  return { call: "orderTriggers", locals: orderLocals() };
}
function triggerOrder(table, rows2) {
  return turnOrder(table).map((seat) => rows2.filter((row) => row.seat === seat && !isHeld(table, row.event) && mandatory(table, row)));
}
function forcedNext(table, locals) {
  const queue = Array.isArray(locals.returned) ? locals.returned : locals.queue;
  const [id, ...rest] = queue;
  table.local(locals, "queue", rest);
  if (id === void 0) return { to: "optional" };
  const row = takeTrigger(table, id);
  if (!placeable(table, row)) return { to: "forcedNext" };
  return { call: "announce", locals: announceTrigger(table, row), then: "forcedNext" };
}
function askOptional(table, locals, frame) {
  const [seat, ...rest] = locals.seats;
  if (seat === void 0) return { to: "built" };
  const rows2 = openTriggers(table, seat).filter((row) => placeable(table, row));
  if (rows2.length === 0) {
    table.local(locals, "seats", rest);
    return { to: "optional" };
  }
  const options2 = rows2.map((row) => triggerOption(table, row));
  table.ask(frame, {
    seat,
    kind: "chainTrigger",
    rule: "4.4.2.1-1",
    params: { chain: gameOf(table).chain.length },
    domain: { type: "options", min: 1, max: 1, options: [{ id: "pass", label: "pass" }, ...options2] }
  });
  return { wait: true };
}
function openTriggers(table, seat) {
  const { answerMoment } = gameOf(table);
  return waitingTriggers(table).filter(
    (row) => row.seat === seat && row.moment <= answerMoment && !isHeld(table, row.event) && !isHidden(table, sourceOf2(table, row))
  );
}
function takeOptional(table, locals) {
  const [pick = "pass"] = picksOf(locals.answer);
  const [seat] = locals.seats;
  if (!pick.startsWith("trigger:")) {
    const declined = openTriggers(table, seat).map(({ id }) => id);
    dropTriggers(table, ({ id }) => declined.includes(id));
    return { to: "optional" };
  }
  return { call: "announce", locals: announceTrigger(table, takeTrigger(table, triggerPicked(pick))), then: "optional" };
}
function built(table) {
  return gameOf(table).chain.length > 0 ? { to: "answered" } : void 0;
}
function resolved(table, locals) {
  if (checkVictory(table)) return { done: null };
  const waited = locals.waited;
  dropTriggers(table, ({ id }) => waited.includes(id));
  return { to: locals.once === true ? "close" : "field" };
}
function fastFirst(table) {
  const seat = turnPlayer(table);
  if (!mayAnswerFirst(table, seat) && !mightAct(table, opponentOf(seat), "timing") && gameOf(table).step === "")
    return { to: "fastSecond" };
  return { call: "fastWindow", locals: windowLocals(seat, "timing") };
}
function fastSecond(table) {
  return { call: "fastWindow", locals: windowLocals(opponentOf(turnPlayer(table)), "timing") };
}
function close(table) {
  closeTiming(table);
  dropTriggers(table, ({ event }) => !isHeld(table, event));
  return { done: null };
}

var openStateProcedure = {
  name: "openState",
  steps: [
    { name: "settle", rule: "base.7.3", run: settle2 },
    {
      name: "attack",
      rule: "base.17.7",
      run: (table) => gameOf(table).attack === null ? void 0 : { call: "attackGoesOn", locals: { returned: null, answer: null, answers: null }, then: "acted" }
    },
    { name: "offer", rule: "base.7.2", run: offer },
    { name: "act", rule: "base.7.2", run: act3 },
    { name: "acted", rule: "base.7.3", run: acted },
    {
      name: "activated",
      rule: "4.4.2-1",
      run: (table) => ({ call: "build", locals: buildLocals(opponentOf(turnPlayer(table))), then: "acted" })
    },
    // base.7.7: here, and after what TP did, NTP may act.
    {
      name: "goOn",
      rule: "base.7.8",
      run: (table) => ({ call: "fastWindow", locals: windowLocals(opponentOf(turnPlayer(table)), "goOn") })
    },
    { name: "gone", rule: "base.7.8", run: gone },
    {
      name: "answered",
      rule: "4.4.2-1",
      run: (table) => ({ call: "build", locals: buildLocals(turnPlayer(table)), then: "acted" })
    }
  ]
};
function openLocals(allowed2) {
  return { allowed: allowed2, wants: "next", done: false, acts: [], offers: [], returned: null, answer: null, answers: null };
}
function settle2(table, locals) {
  if (checkVictory(table)) return void 0;
  if (locals.done !== true && !timingOpen(table)) return void 0;
  table.local(locals, "done", false);
  return { call: "timing", locals: timingLocals(), then: "settle" };
}
function acted(table, locals) {
  table.local(locals, "done", true);
  return { to: "settle" };
}
function isEnded(table, allowed2) {
  const { ending } = gameOf(table);
  return ending === "turn" || ending === "battle" && (allowed2 === "battle" || allowed2 === "start");
}
function offer(table, locals, frame) {
  const seat = turnPlayer(table);
  const allowed2 = locals.allowed;
  if (isEnded(table, allowed2)) return { done: "next" };
  const main2 = allowed2 === "main";
  const acting = main2 || allowed2 === "battle";
  const { asked: asked4 } = playerOf2(table, seat);
  const might = (window) => asked4 === "able" ? offersOf(table, seat, window).length > 0 : mightAct(table, seat, window);
  const quiet = !acting && (asked4 === "acting" || passesAhead(table, seat) || !might("open"));
  let known9 = null;
  const actsNow = () => known9 ??= actsOf(table, seat, allowed2);
  const isDone = () => asked4 === "able" ? actsNow().length === 0 : hasNothing(table, seat, allowed2, actsNow);
  if (quiet || isDone() && !might(main2 ? "main" : "open") && !mayEnterBattle(table)) {
    table.local(locals, "wants", "next");
    return { to: "goOn" };
  }
  const acts4 = actsNow();
  const offers = offersOf(table, seat, main2 ? "main" : "open");
  table.local(locals, "acts", acts4);
  table.local(locals, "offers", offers);
  const options2 = [...acts4.map((one2) => actOption(table, one2)), ...offers.map((one2, at) => offerOption(table, one2, at))];
  const owed = allowed2 === "battle" && attackIsOwed(table, seat);
  if (mayEnterBattle(table)) options2.push({ id: "battlePhase", label: "battlePhase" });
  const standing4 = acting ? wishes(table, seat) : [...presetOptions, ...wishes(table, seat)];
  table.ask(frame, {
    seat,
    kind: acting ? "openAction" : "fastEffect",
    rule: "base.7.2",
    params: { window: "open", phase: gameOf(table).phase, step: gameOf(table).step },
    domain: { type: "options", min: 1, max: 1, options: [...owed ? [] : [{ id: "pass", label: "goOn" }], ...options2, ...standing4] }
  });
  return { wait: true };
}
function mayEnterBattle(table) {
  const { turn: turn2, phase } = gameOf(table);
  return turn2 > 1 && phase === "main1" && !playerCannot(table, turnPlayer(table), "enterBattle");
}
function act3(table, locals) {
  const seat = turnPlayer(table);
  const [pick = "pass"] = picksOf(locals.answer);
  if (pick === "battlePhase") {
    table.local(locals, "wants", "battlePhase");
    return { to: "goOn" };
  }
  if (pick.startsWith("use:")) {
    clearActedPresets(table, seat);
    return {
      ...startOffer(table, locals.offers[Number(pick.slice("use:".length))]),
      then: "activated"
    };
  }
  if (followAnyWish(table, seat, pick)) return { to: "offer" };
  const chosen8 = locals.acts.find((one2) => actId(one2) === pick);
  if (chosen8 === void 0) {
    passAhead(table, seat, passedFor(pick) ?? "");
    table.local(locals, "wants", "next");
    return { to: "goOn" };
  }
  clearActedPresets(table, seat);
  return { ...startAct(table, seat, chosen8), then: "acted" };
}
function gone(_table, locals) {
  return locals.returned === true ? { to: "answered" } : { done: locals.wants };
}

var phaseBegins = (phase, seat, turn2) => propose("phase", { seat }, { phase, turn: turn2 });
var linkResolved = (object, seat, data) => propose("resolvedLink", { object, seat }, data);
var battleMoment = (key, attacker2, target2, seat) => propose("battleMoment", { object: attacker2, seat }, { moment: key, attacker: attacker2, target: target2 });
var saying = (key) => ({
  keys: (_table, { data }) => [key(data)],
  commit: (_table, list3) => list3
});
var phaseRule = saying(({ phase }) => `phase:${phase}`);
var resolvedLinkRule = saying(() => "resolvedLink");
var battleMomentRule = saying(({ moment: moment2 }) => moment2);

function beginPhase(table, phase) {
  enterPhase(table, phase);
  return tellPhase(table, phase);
}
function enterPhase(table, phase) {
  setGame(table, "phase", phase);
  endPassing(table, "phase");
  table.newMoment();
  table.emit("phaseBegan", "base.6.1", { phase, seat: turnPlayer(table), turn: gameOf(table).turn });
}
function tellPhase(table, phase) {
  return happen(table, [phaseBegins(phase, turnPlayer(table), gameOf(table).turn)]);
}
function beginStep(table, step2, rule2) {
  setGame(table, "step", step2);
  table.newMoment();
  table.emit("stepBegan", rule2, { step: step2, seat: turnPlayer(table) });
}
function skipped(table, phase) {
  const seat = turnPlayer(table);
  const { skips } = playerOf2(table, seat);
  const at = skips.indexOf(phase);
  if (at < 0) return false;
  setPlayer(
    table,
    seat,
    "skips",
    skips.filter((_, index) => index !== at)
  );
  table.emit("phaseSkipped", "base.6.16", { phase, seat });
  return true;
}

var phaseEffectsProcedure = {
  name: "phaseEffects",
  steps: [
    { name: "settle", rule: "base.7.3", run: settle3 },
    { name: "ask", rule: "base.6.10", run: ask8 },
    { name: "chosen", rule: "base.6.10", run: chosen3 },
    {
      name: "activated",
      rule: "4.4.2-1",
      run: (_table, locals) => ({ call: "build", locals: buildLocals(opponentOf(locals.seat)), then: "after" })
    },
    { name: "after", rule: "base.7.3", run: () => ({ call: "timing", locals: timingLocals(), then: "settle" }) },
    { name: "over", rule: "base.6.11", run: over3 }
  ]
};
function phaseEffects(table) {
  if (!waitingTriggers(table).some(({ event }) => isPhaseEvent(event))) return void 0;
  return { call: "phaseEffects", locals: { seat: -1, offers: [], returned: null, answer: null, answers: null } };
}
function settle3(table, locals) {
  if (checkVictory(table)) return void 0;
  if (timingOpen(table)) return { to: "after" };
  if (locals.seat < 0) table.local(locals, "seat", turnPlayer(table));
  return void 0;
}
var isMaintenance = (table, { ability: ability2 }) => table.library.ability(ability2).ability.marks?.maintenance === true;
function waiting2(table, seat) {
  return waitingTriggers(table).filter((row) => row.seat === seat && placeable(table, row) && !isStill(table, row));
}
function isStill(table, row) {
  return row.kind === "normal" && isMaintenance(table, row) && isNegated(table, row.source);
}
function ask8(table, locals, frame) {
  const seat = locals.seat;
  if (gameOf(table).ending === "turn") return { to: "over" };
  const rows2 = waiting2(table, seat);
  if (rows2.length === 0) {
    if (seat !== turnPlayer(table)) return { to: "over" };
    table.local(locals, "seat", opponentOf(seat));
    return { to: "settle" };
  }
  const forced = rows2.some((row) => mandatory(table, row));
  const { asked: asked4 } = playerOf2(table, seat);
  const mayActBefore = seat === turnPlayer(table) && asked4 !== "acting" && !passesAhead(table, seat) && mightAct(table, seat, "open");
  const offers = mayActBefore ? offersOf(table, seat, "open") : [];
  const isAsked = asked4 === "able" ? offers.length > 0 : mayActBefore;
  if (rows2.length === 1 && forced && !isAsked) return start(table, rows2[0]);
  table.local(locals, "offers", offers);
  const options2 = [...rows2.map(triggerOption2), ...offers.map((one2, at) => offerOption(table, one2, at))];
  table.ask(frame, {
    seat,
    kind: "phaseEffect",
    rule: forced ? "base.6.11" : "base.6.10",
    domain: { type: "options", min: 1, max: 1, options: forced ? options2 : [{ id: "pass", label: "pass" }, ...options2] }
  });
  return { wait: true };
}
function triggerOption2(row) {
  return {
    id: `trigger:${row.id}`,
    label: "activate",
    params: { card: row.card, object: row.source, ability: row.ability },
    object: row.source
  };
}
function start(table, row) {
  if (isMaintenance(table, row))
    return { call: "effect", locals: effectLocals(triggerEnv(takeTrigger(table, row.id)), `${row.ability}/clauses`), then: "after" };
  return { call: "announce", locals: announceTrigger(table, takeTrigger(table, row.id)), then: "activated" };
}
function chosen3(table, locals) {
  const [pick = "pass"] = picksOf(locals.answer);
  const seat = locals.seat;
  table.local(locals, "answer", null);
  if (pick.startsWith("trigger:")) return start(table, table.state.triggers[Number(pick.slice("trigger:".length))]);
  if (pick.startsWith("use:")) {
    clearActedPresets(table, seat);
    return {
      ...startOffer(table, locals.offers[Number(pick.slice("use:".length))]),
      then: "activated"
    };
  }
  const declined = waiting2(table, seat).map(({ id }) => id);
  dropTriggers(table, ({ id }) => declined.includes(id));
  return { to: "settle" };
}
function over3(table) {
  dropTriggers(table, ({ event }) => isPhaseEvent(event));
  return { done: null };
}

var turnProcedure = {
  name: "turn",
  steps: [
    { name: "begin", rule: "base.6.1", run: begin7 },
    { name: "draw", rule: "base.6.2", run: (table) => enter(table, "draw", "standby") },
    { name: "normalDraw", rule: "base.6.3", run: normalDraw },
    { name: "drawEffects", rule: "base.6.10", run: phaseEffects },
    { name: "drawOpen", rule: "base.7.1", run: () => open("other") },
    { name: "standby", rule: "base.6.1", run: (table) => enter(table, "standby", "main1") },
    { name: "standbyOpen", rule: "base.6.10", run: phaseEffects },
    { name: "standbyEnd", rule: "base.7.1", run: () => open("other") },
    { name: "main1", rule: "base.6.9", run: (table) => enter(table, "main1", "end") },
    { name: "main1Effects", rule: "base.6.10", run: phaseEffects },
    { name: "main1Open", rule: "base.6.5", run: () => open("main") },
    // base.6.7: the Battle Phase is skipped by not entering it.
    {
      name: "leaveMain1",
      rule: "base.6.5",
      run: (_table, locals) => locals.returned === "battlePhase" ? void 0 : { to: "end" }
    },
    { name: "battle", rule: "base.17.1", run: (table) => enter(table, "battle", "end") },
    { name: "battleEffects", rule: "base.6.10", run: phaseEffects },
    {
      name: "battlePhase",
      rule: "base.17.1",
      run: () => ({ call: "battlePhase", locals: { returned: null, answer: null, answers: null } })
    },
    { name: "main2", rule: "base.6.6", run: (table) => enter(table, "main2", "end") },
    { name: "main2Effects", rule: "base.6.10", run: phaseEffects },
    { name: "main2Open", rule: "base.6.9", run: () => open("main") },
    { name: "end", rule: "base.6.12", run: enterEnd },
    { name: "over", rule: "base.6.15", run: () => ({ done: null }) }
  ]
};
var turnLocals = (seat) => ({ seat, returned: null, answer: null, answers: null });
var open = (allowed2) => ({ call: "openState", locals: openLocals(allowed2) });
function enter(table, phase, otherwise) {
  if (gameOf(table).ending === "turn") return { to: "end" };
  if (skipped(table, phase)) return { to: otherwise };
  return beginPhase(table, phase);
}
function enterEnd(table, locals) {
  setGame(table, "ending", "");
  const leftOut = skipped(table, "end");
  if (!leftOut) enterPhase(table, "end");
  return { call: "endPhase", locals: { seat: locals.seat, leftOut, returned: null, answer: null, answers: null } };
}
function begin7(table, locals) {
  const seat = locals.seat;
  setGame(table, "turn", gameOf(table).turn + 1);
  setGame(table, "active", seat);
  beginSpan(table, "turn");
  for (const one2 of table.seats()) {
    setPlayer(table, one2, "normalSummons", 0);
    setPlayer(table, one2, "pendulumSummoned", false);
    setPlayer(table, one2, "summonedSpecially", 0);
  }
  endPassing(table, "turn");
  table.newMoment();
  table.emit("turnBegan", "base.6.1", { seat, turn: gameOf(table).turn });
}
function normalDraw(table, locals) {
  if (gameOf(table).turn === 1) return void 0;
  return happen(table, [draw2(locals.seat, 1, byRule("base.6.2"), true)]);
}

var duelProcedure = {
  name: "duel",
  steps: [
    { name: "chooser", rule: "base.1.2", run: askFirst },
    { name: "first", rule: "base.1.2", run: takeFirst },
    {
      name: "shuffle",
      rule: "base.1.4",
      run: (table) => table.seats().forEach((seat) => reshuffle(table, `mainDeck:${seat}`, "base.1.4"))
    },
    {
      name: "hands",
      rule: "base.1.5",
      run: (table) => happen(
        table,
        turnOrder(table).map((seat) => draw2(seat, openingHand, byRule("base.1.5")))
      )
    },
    { name: "nextTurn", rule: "base.6.15", run: nextTurn }
  ]
};
var duelLocals = (chooser) => ({ chooser, answer: null, answers: null, returned: null });
function askFirst(table, locals, frame) {
  let chooser = locals.chooser;
  if (chooser < 0) {
    chooser = table.random("chooser", table.pins.seats, "base.1.2");
    setMatch(table, "chooser", chooser);
  }
  table.ask(frame, {
    seat: chooser,
    kind: "chooseFirst",
    rule: chooser === locals.chooser ? "base.1.3" : "base.1.2",
    domain: {
      type: "options",
      min: 1,
      max: 1,
      options: [chooser, opponentOf(chooser)].map((seat) => ({ id: `player:${seat}`, label: "player", params: { seat } }))
    }
  });
  return { wait: true };
}
function takeFirst(table, locals) {
  const first2 = Number(picksOf(locals.answer)[0].slice("player:".length));
  table.local(locals, "answer", null);
  setGame(table, "first", first2);
  table.emit("firstPlayerDecided", "base.1.2", { seat: first2 });
}
function nextTurn(table) {
  const { active, first: first2 } = gameOf(table);
  return { call: "turn", locals: turnLocals(active < 0 ? first2 : opponentOf(active)), then: "nextTurn" };
}

var starts = {
  draw: "draw",
  standby: "standby",
  main1: "main1",
  battle: "battle",
  main2: "main2",
  end: "end"
};
function word3(value, fallback, allowed2, what) {
  if (value === void 0) return fallback;
  if (!allowed2.includes(value)) throw new ArrangementError(`${what} must be one of ${allowed2.join(", ")}`);
  return value;
}
function only2(given2, known9, what) {
  for (const key of Object.keys(given2)) if (!known9.includes(key)) throw new ArrangementError(`${what} has no ${key}`);
}
function arrange(table, arrangement) {
  const given2 = recordIn(arrangement, "the table");
  only2(given2, ["turn", "first", "players", "board"], "the table");
  layOut(table, table.seats().length > 0 ? [] : noDecks(table));
  const turn2 = given2.turn === void 0 ? {} : recordIn(given2.turn, "turn");
  only2(turn2, ["number", "seat", "phase"], "turn");
  const number = integerIn(turn2.number, 3, "turn.number");
  const first2 = integerIn(given2.first, 0, "first");
  const seat = integerIn(turn2.seat, number % 2 === 1 ? first2 : 1 - first2, "turn.seat");
  const phase = word3(turn2.phase, "main1", Object.keys(starts), "turn.phase");
  setGame(table, "turn", number);
  setGame(table, "active", seat);
  setGame(table, "first", first2);
  listIn(given2.players, "players").forEach((player3, at) => arrangePlayer(table, at, recordIn(player3, `players[${at}]`)));
  listIn(given2.board, "board").forEach((one2, at) => arrangeCard(table, recordIn(one2, `board[${at}]`), `board[${at}]`, number));
  table.push("match", matchLocals());
  table.journal.setQuietly(table.state.frames[0], "step", table.library.label("match", "ended"));
  table.push("duel", duelLocals(-1));
  table.journal.setQuietly(table.state.frames[1], "step", table.library.label("duel", "nextTurn"));
  table.push("turn", turnLocals(seat));
  table.journal.setQuietly(table.state.frames[2], "step", table.library.label("turn", starts[phase]));
}
var noDecks = (table) => Array.from({ length: table.pins.seats }, () => ({ main: [], extra: [], side: [] }));
function arrangePlayer(table, seat, given2) {
  if (seat >= table.pins.seats) throw new ArrangementError(`there is no seat ${seat}`);
  const piles3 = ["mainDeck", "extraDeck", "hand", "graveyard", "banished", "sideDeck"];
  only2(given2, ["life", "normalSummons", "extraFaceUp", "banishedFaceDown", ...piles3], `players[${seat}]`);
  const put5 = (cards2, zone, faceUp, what) => listIn(cards2, what).forEach((card5, at) => {
    const id = place(table, table.create(cardIn(table, card5, `players[${seat}].${what}[${at}]`), seat).id, {
      zone: `${zone}:${seat}`,
      at: "bottom"
    });
    if (!(flagOf(card5, "faceUp") ?? faceUp)) setObject(table, id, "faceUp", false);
    if (flagOf(card5, "proper") === true) setObject(table, id, "proper", true);
  });
  for (const zone of piles3) put5(given2[zone], zone, zone !== "extraDeck", zone);
  put5(given2.extraFaceUp, "extraDeck", true, "extraFaceUp");
  put5(given2.banishedFaceDown, "banished", false, "banishedFaceDown");
  if (given2.life !== void 0) setPlayer(table, seat, "life", integerIn(given2.life, 8e3, "life"));
  if (given2.normalSummons !== void 0) setPlayer(table, seat, "normalSummons", integerIn(given2.normalSummons, 0, "normalSummons"));
}
function flagOf(card5, name) {
  const value = card5 !== null && typeof card5 === "object" && !Array.isArray(card5) ? card5[name] : void 0;
  return typeof value === "boolean" ? value : void 0;
}
var fieldKeys = [
  "seat",
  "row",
  "lane",
  "card",
  "as",
  "owner",
  "position",
  "faceUp",
  "under",
  "counters",
  "pendulum",
  "setTurn",
  "cameTurn",
  "proper"
];
function arrangeCard(table, given2, what, turn2) {
  only2(given2, fieldKeys, what);
  const seat = integerIn(given2.seat, 0, `${what}.seat`);
  const row = word3(given2.row, "monster", slotRows, `${what}.row`);
  const lane = integerIn(given2.lane, 1, `${what}.lane`);
  const slot = slotId({ seat: row === "extra" ? sharedSeat : seat, row, lane });
  if (table.state.slots[slot] === void 0) throw new ArrangementError(`${what}: there is no place ${slot}`);
  if (table.slot(slot).object !== 0) throw new ArrangementError(`${what}: ${slot} is taken`);
  const id = place(
    table,
    table.create(cardIn(table, given2.card ?? null, what), integerIn(given2.owner, seat, `${what}.owner`)).id,
    positionOf2(slot).seat === sharedSeat ? { slot, controller: seat } : { slot }
  );
  const monster4 = row === "monster" || row === "extra";
  const faceUp = given2.faceUp === void 0 ? true : given2.faceUp === true;
  const before2 = (value) => word3(value, "before", ["before", "thisTurn"], what) === "thisTurn" ? turn2 : turn2 - 1;
  setObject(table, id, "faceUp", faceUp);
  if (monster4)
    setObject(table, id, "position", word3(given2.position, faceUp ? "attack" : "defense", ["attack", "defense"], `${what}.position`));
  if (given2.pendulum === true) setObject(table, id, "role", "pendulum");
  setObject(table, id, "cameTurn", before2(given2.cameTurn ?? given2.setTurn));
  if (!faceUp) setObject(table, id, "setTurn", before2(given2.setTurn));
  if (given2.proper === true) setObject(table, id, "proper", true);
  if (given2.counters !== void 0)
    setObject(table, id, "counters", recordIn(given2.counters, `${what}.counters`));
  arrangeUnder(table, id, given2.under, seat, `${what}.under`);
  const object = table.object(id);
  table.set(object, "stamp", table.nextStamp());
}
function arrangeUnder(table, host2, given2, seat, what) {
  listIn(given2, what).forEach(
    (card5, at) => place(table, table.create(cardIn(table, card5, `${what}[${at}]`), rowOf3(table, host2).owner ?? seat).id, {
      host: host2,
      as: "under",
      at: "bottom"
    })
  );
}

var rules3 = {
  may: {
    cant: forbidden,
    may: allowances,
    must: ["attack", "defense"],
    price: ["attack"],
    damage: ["pierce", "none", "half", "double", "toOther", "dealsNone", "dealsHalf", "dealsDouble"],
    by: "text",
    n: "amount",
    of: "fits",
    but: "fits"
  }
};
var vocabulary = {
  entries: { rules: { fields: rules3 } },
  abilityWords: [],
  characteristics: [
    "arrows",
    "atk",
    "attackedThisTurn",
    "attribute",
    "cameThisTurn",
    "card",
    "comesFromHere",
    "counters.",
    "def",
    "effectMonster",
    "faceUp",
    "fighting",
    "frame",
    "groups",
    "holds",
    "kinds",
    "level",
    "link",
    "marks",
    "materialFor",
    "materialRatings",
    "materials",
    "monsterCard",
    "names",
    "negated",
    "normalMonster",
    "normalSummonable",
    "originalAtk",
    "originalDef",
    "originalLevel",
    "originalName",
    "ownName",
    "paidFor",
    "pendulum",
    "place",
    "position",
    "property",
    "races",
    "rank",
    "role",
    "rules",
    "scale",
    "sentThisTurn",
    "set",
    "summonedBy",
    "summonedFrom",
    "token",
    "tuner",
    "unaffected"
  ],
  words: {
    kind: ["monster", "spell", "trap"],
    kinds: ["monster", "spell", "trap"],
    frame: frames,
    marks,
    attribute: attributes,
    race: races,
    races,
    arrows,
    property: [.../* @__PURE__ */ new Set([...spellProperties, ...trapProperties])],
    position: ["attack", "defense"],
    summonedBy: summonKinds
  },
  printed: [
    "alwaysNamed",
    "arrows",
    "atk",
    "attribute",
    "def",
    "effect",
    "frame",
    "groups",
    "kind",
    "level",
    "link",
    "marks",
    "materials",
    "otherPasscodes",
    "passcode",
    "pendulumEffect",
    "property",
    "questionMarks",
    "race",
    "rank",
    "scale"
  ],
  events: [
    ...phases.map((phase) => `phase:${phase}`),
    "activated",
    "addedToHand",
    "attackDeclared",
    "attackTargeted",
    "banished",
    "banishedCard",
    "battled",
    "battleDamage",
    "battleMoment",
    "cardSet",
    "chainEnded",
    "controlChanged",
    "counterPlaced",
    "damageBefore",
    "damageCalculation",
    "damaged",
    "damageStepBegins",
    "damageStepEnds",
    "destroyed",
    "discarded",
    "drew",
    "equipped",
    "fast",
    "flipped",
    "gainedLife",
    "goesToGY",
    "leftField",
    "lostLife",
    "main",
    "moved",
    "paidLife",
    "positionChanged",
    "resolvedLink",
    "returned",
    "sentToGY",
    "summoned",
    "summoning",
    "targeted",
    "tributed",
    "turnedDown",
    "usedAsMaterial",
    "zoneChanged"
  ],
  eventData: [
    "act",
    "activationNegated",
    "amount",
    "arriving",
    "at",
    "attacker",
    "attribute",
    "battle",
    "before",
    "by",
    "byCard",
    "bySeat",
    "card",
    "cards",
    "categories",
    "controller",
    "direct",
    "excavated",
    "faceDown",
    "faceUp",
    "from",
    "how",
    "inOrder",
    "key",
    "kind",
    "kinds",
    "left",
    "link",
    "links",
    "materials",
    "moment",
    "negated",
    "normal",
    "now",
    "object",
    "objects",
    "other",
    "phase",
    "place",
    "position",
    "reason",
    "role",
    "rule",
    "searched",
    "seat",
    "show",
    "slot",
    "special",
    "target",
    "targets",
    "to",
    "together",
    "turn",
    "unplaced",
    "until",
    "was",
    "wasFaceUp",
    "were",
    "witnesses"
  ],
  durations: [...durations],
  spans: ["turn", "chain", "duel"],
  refunds: ["negated"],
  marks: [
    "bond",
    "cannotNormalSummon",
    "categories",
    "damageStep",
    "freesZone",
    "fromHand",
    "fusionSubstitute",
    "holds",
    "includes",
    "join",
    "maintenance",
    "mustBe",
    "mustFirst",
    "named",
    "needsSource",
    "noNormalSummon",
    "onto",
    "pendulum",
    "pendulumCard",
    "position",
    "quick",
    "sentFrom",
    "speed",
    "stays",
    "summon",
    "summonedOnlyFrom",
    "synchroLevel",
    "targetsFirst",
    "trapMonster",
    "wins"
  ],
  arguments: [
    "ability",
    "act",
    "amount",
    "as",
    "at",
    "atk",
    "attribute",
    "by",
    "call",
    "choose",
    "declared",
    "def",
    "do",
    "excavated",
    "faceDown",
    "faceUp",
    "from",
    "half",
    "how",
    "keep",
    "kind",
    "left",
    "let",
    "levels",
    "link",
    "materials",
    "modifiers",
    "name",
    "names",
    "note",
    "ofTurn",
    "phase",
    "players",
    "pointedBy",
    "position",
    "proper",
    "set",
    "show",
    "sides",
    "test",
    "times",
    "to",
    "token",
    "total",
    "until",
    "untributed",
    "using",
    "what",
    "where",
    "who"
  ],
  phases: [...phases, "start", ...damageSteps, "endStep"],
  playerAmounts: ["banished", "extraDeck", "freeZones", "graveyard", "hand", "life", "mainDeck", "monsters"],
  matchAmounts: ["chain", "turn"],
  gameFields: ["step"],
  purposes: [],
  faceKinds: []
};

function lifeHappening(type, seat, amount3, doing2, more = {}) {
  return propose(type, { seat }, { ...doing2, amount: amount3, ...more });
}
var damage2 = (seat, amount3, doing2, battle = false) => lifeHappening("damage", seat, amount3, doing2, { battle });
var loseLife = (seat, amount3, doing2) => lifeHappening("loseLife", seat, amount3, doing2);
var payLife2 = (seat, amount3, doing2) => lifeHappening("payLife", seat, amount3, doing2);
var gainLife2 = (seat, amount3, doing2) => lifeHappening("gainLife", seat, amount3, doing2);
var setLife = (seat, amount3, doing2) => lifeHappening("setLife", seat, amount3, doing2);
function change2(table, seat, to, rule2, data) {
  const { life: life2 } = playerOf2(table, seat);
  const now = table.number(Math.max(0, to));
  setPlayer(table, seat, "life", now);
  table.emit("lifeChanged", rule2, { seat, change: now - life2, life: now, ...data });
}
var isSome = (_table, { data }) => data.amount > 0;
function lifeRule(key, kind, after4) {
  const plain5 = [key];
  return {
    keys: () => plain5,
    possible: isSome,
    commit: (table, list3) => list3.map((happening) => {
      const { seat, data } = happening;
      const doing2 = doingOf(data);
      change2(table, seat, after4(playerOf2(table, seat).life, data.amount), doing2.rule, { kind, ...shownDoing(doing2) });
      return happening;
    })
  };
}
var battleKeys = ["damaged", "battleDamage"];
var effectKeys = ["damaged"];
var damageRule = {
  ...lifeRule("damaged", "damage", (life2, amount3) => life2 - amount3),
  keys: (_table, { data }) => data.battle === true ? battleKeys : effectKeys
};
var loseLifeRule = lifeRule("lostLife", "loseLife", (life2, amount3) => life2 - amount3);
var payLifeRule = lifeRule("paidLife", "payLife", (life2, amount3) => life2 - amount3);
var gainLifeRule = {
  ...lifeRule("gainedLife", "gainLife", (life2, amount3) => life2 + amount3),
  possible: (table, happening) => isSome(table, happening) && !playerCannot(table, happening.seat, "gainLife")
};
var setLifeRule = { ...lifeRule("lifeSet", "setLife", (_life, amount3) => amount3), possible: () => true };

var declareAttackProcedure = {
  name: "declareAttack",
  steps: [
    { name: "target", rule: "base.17.4", run: askTarget },
    { name: "price", rule: "base.1.12", run: payPrice },
    { name: "declare", rule: "base.17.2", run: declare },
    { name: "over", run: () => ({ done: null }) }
  ]
};
function targetOptions(table, targets2) {
  return targets2.map((id) => {
    if (id === 0) return { id: "direct", label: "direct" };
    const { faceUp, card: card5 } = rowOf3(table, id);
    return {
      id: `object:${id}`,
      label: faceUp ? "object" : "hiddenObject",
      params: faceUp ? { card: card5, object: id } : { object: id },
      object: id
    };
  });
}
var targetOf = (pick) => pick === "direct" ? 0 : Number(pick.slice("object:".length));
function askTarget(table, locals, frame) {
  const seat = locals.seat;
  const object = locals.object;
  const targets2 = attackTargets(table, seat, object);
  if (targets2.length === 1 && targets2[0] === 0) {
    table.local(locals, "answer", { picks: ["direct"] });
    return void 0;
  }
  table.ask(frame, {
    seat,
    kind: "chooseAttackTarget",
    rule: "base.17.4",
    params: { card: table.object(object).card, object },
    domain: { type: "options", min: 1, max: 1, options: targetOptions(table, targets2) }
  });
  return { wait: true };
}
function payPrice(table, locals) {
  const seat = locals.seat;
  const price2 = attackPrice(table, seat, locals.object);
  return price2 === 0 ? void 0 : happen(table, [payLife2(seat, price2, byRule("base.17.2", "cost", seat))]);
}
function declare(table, locals) {
  const seat = locals.seat;
  const attacker2 = locals.object;
  const target2 = targetOf(picksOf(locals.answer)[0]);
  const row = rowOf3(table, attacker2);
  const { turn: turn2 } = gameOf(table);
  setObject(table, attacker2, "attacks", row.attackTurn === turn2 ? row.attacks + 1 : 1);
  if (row.attackTurn !== turn2) setObject(table, attacker2, "targets", []);
  setObject(table, attacker2, "attackTurn", turn2);
  aim(table, attacker2, target2);
  table.newMoment();
  setGame(table, "moment", gameOf(table).moment + 1);
  const direct = target2 === 0;
  const open3 = !direct && rowOf3(table, target2).faceUp;
  table.emit("attackDeclared", "base.17.2", {
    seat,
    object: attacker2,
    card: row.card,
    direct,
    ...direct ? {} : { target: target2, ...open3 ? { targetCard: table.object(target2).card } : {} }
  });
  tell(table, "attackDeclared", attacker2, seat, { target: target2, direct });
  if (!direct) tell(table, "attackTargeted", target2, opponentOf(seat), { attacker: attacker2 });
}
function aim(table, attacker2, target2) {
  setGame(table, "attack", {
    attacker: attacker2,
    target: target2,
    changed: false,
    negated: false,
    losers: [],
    wasSet: target2 !== 0 && !rowOf3(table, target2).faceUp
  });
}
function endAttack(table) {
  const attack = gameOf(table).attack;
  if (attack.target !== 0 && table.find(attack.attacker) !== null)
    setObject(table, attack.attacker, "targets", [...rowOf3(table, attack.attacker).targets, attack.target]);
  setGame(table, "attack", null);
}
function tell(table, key, object, seat, data) {
  notice(table, key, { object, seat }, data);
  if (isAnswered(table, key)) noteTiming(table, key, { ...data, key, object, seat });
}

var attackGoesOnProcedure = {
  name: "attackGoesOn",
  steps: [
    { name: "look", rule: "base.17.12", run: look2 },
    { name: "replay", rule: "base.17.9", run: takeReplay },
    {
      name: "damageStep",
      rule: "base.17.7",
      run: () => ({ call: "damageStep", locals: { returned: null, answer: null, answers: null } })
    },
    { name: "stop", rule: "base.17.11", run: (table) => (endAttack(table), { done: null }) }
  ]
};
function look2(table, _locals, frame) {
  const attack = gameOf(table).attack;
  const seat = turnPlayer(table);
  const { attacker: attacker2, target: target2, changed: changed4, negated } = attack;
  if (negated || gameOf(table).ending !== "") return stopped(table, attacker2, "base.17.13");
  if (!canAttack(table, seat, attacker2)) return stopped(table, attacker2, "base.17.12");
  const targets2 = attackTargets(table, seat, attacker2);
  if (!changed4 && targets2.includes(target2)) return { to: "damageStep" };
  table.emit("replay", "base.17.8", { seat, object: attacker2, card: table.object(attacker2).card });
  table.ask(frame, {
    seat,
    kind: "replay",
    rule: "base.17.9",
    params: { card: table.object(attacker2).card, object: attacker2 },
    domain: { type: "options", min: 1, max: 1, options: [{ id: "stop", label: "stopAttack" }, ...targetOptions(table, targets2)] }
  });
  return { wait: true };
}
function stopped(table, attacker2, rule2) {
  table.emit("attackStopped", rule2, { object: attacker2, ...table.find(attacker2) === null ? {} : { card: table.object(attacker2).card } });
  return { to: "stop" };
}
function takeReplay(table, locals) {
  const [pick = "stop"] = picksOf(locals.answer);
  const { attacker: attacker2 } = gameOf(table).attack;
  if (pick === "stop") return stopped(table, attacker2, "base.17.9");
  aim(table, attacker2, targetOf(pick));
  return { to: "damageStep" };
}
function noteBattlefield(table, happened) {
  const { attack, step: step2 } = gameOf(table);
  if (attack === null || step2 !== "battle") return;
  const side = opponentOf(turnPlayer(table));
  if (happened.some((one2) => one2 !== null && concerns3(one2, side))) setGame(table, "attack", { ...attack, changed: true });
}
function concerns3({ type, seat, data }, side) {
  if (type === "arrive" || type === "summon")
    return seat === side && isMonsterSlot(data.slot) || data.from === "monsterZone" && data.left === side;
  if (type === "takeControl") return true;
  return data.from === "monsterZone" && data.controller === side;
}

function mayActivate(table, listener, event) {
  const { ability: ability2 } = table.library.ability(listener.ability);
  if (!liesRight(table, listener)) return false;
  if (ability2.kind === "replacement") return replaces(table, listener);
  if (isPending(table, listener.object) && !isLeaving(String(event?.key))) return false;
  if (ability2.kind === "triggered") return admitsDamageStep(table, ability2, listener.object, event);
  if (!isUsedBy(ability2, rowOf3(table, listener.object).controller === listener.seat)) return false;
  if (cannot(table, listener.object, "activate") || playerCannot(table, listener.seat, "activate", listener.object)) return false;
  if (!admitsDamageStep(table, ability2)) return false;
  if (ability2.kind === "spell" && !cardAllowed(table, listener)) return false;
  return startable(table, listenerEnv(table, listener, event), listener.ability);
}
function replaces(table, { object, ability: ability2 }) {
  if (isPending(table, object) || isNegated(table, object)) return false;
  return redirectsTo(table, ability2) !== "banished" || !table.seats().some((seat) => playerCannot(table, seat, "banish"));
}
function liesRight(table, { object, ability: ability2 }) {
  const row = rowOf3(table, object);
  if (row.slot === "") return row.faceUp;
  const { kind, marks: marks2 } = table.library.ability(ability2).ability;
  if (isAsleep(table, row)) return false;
  if (marks2?.pendulum !== void 0 && row.role === "pendulum" !== (marks2.pendulum === true)) return false;
  return kind === "spell" ? !row.faceUp : row.faceUp;
}
function cardAllowed(table, { object, seat, ability: ability2 }) {
  const row = rowOf3(table, object);
  const { kind, property } = table.program(row).card.printed;
  const { turn: turn2, active } = gameOf(table);
  const set2 = row.slot !== "";
  if (table.library.ability(ability2).ability.marks?.pendulumCard === true) return freePendulumSlots(table, seat).length > 0;
  const early = may(table, object, "activateSetThisTurn");
  if (kind === "trap") return set2 ? early || row.setTurn < turn2 : hasZone(table, seat);
  if (property === "quickPlay") return set2 ? early || row.setTurn < turn2 : active === seat && hasZone(table, seat);
  return set2 || property === "field" || hasZone(table, seat);
}
var hasZone = (table, seat) => freeSlots(table, seat, "spellTrap").length > 0;

var happenings = {
  flip: withinReach(flipRule),
  turnDown: withinReach(turnDownRule),
  changePosition: withinReach(changePositionRule),
  removeCounters: withinReach(removeCountersRule),
  addCounters: withinReach(addCountersRule),
  damage: damageRule,
  loseLife: loseLifeRule,
  payLife: payLifeRule,
  gainLife: gainLifeRule,
  setLife: setLifeRule,
  takeControl: withinReach(takeControlRule),
  shift: withinReach(shiftRule),
  equip: withinReach(equipRule),
  destroy: withinReach(destroyRule),
  move: withinReach(moveRule),
  draw: drawRule,
  arrive: arriveRule,
  stack: stackRule,
  summon: summonRule,
  phase: phaseRule,
  resolvedLink: resolvedLinkRule,
  battleMoment: battleMomentRule
};
var commitOrder = Object.keys(happenings);

var none12 = [];
function pileOrders(table, batch) {
  if (batch.length < 2) return none12;
  return [...graveyardOrders(table, batch), ...deckOrders(table, batch)];
}
function graveyardOrders(table, batch) {
  if (table.pins.format.options.graveyardOrder !== true) return none12;
  return together4(table, batch, "graveyard", () => true).map(
    ([seat, places7]) => ({ seat, places: places7, kind: "orderCards", rule: "base.20.12", prompt: "orderGraveyard", lastFirst: true })
  );
}
function deckOrders(table, batch) {
  return together4(table, batch, "mainDeck", ({ data }) => data.inOrder === true).map(([, places7]) => {
    const { data } = batch[places7[0]];
    return {
      seat: data.bySeat,
      places: places7,
      kind: "orderCards",
      rule: "base.20.15",
      prompt: "orderDeck",
      ...data.at === "bottom" ? {} : { lastFirst: true }
    };
  });
}
function together4(table, batch, pile, fits2) {
  const places7 = /* @__PURE__ */ new Map();
  batch.forEach((happening, at) => {
    if (happening.type !== "move" || !fits2(happening) || !isPossible(table, happening)) return;
    const row = rowOf3(table, happening.object);
    if (row.kind === "card" && finalPlace(table, row, happening.data).to === pile)
      places7.set(row.owner, [...places7.get(row.owner) ?? [], at]);
  });
  return [...places7].filter(([, mine]) => mine.length > 1);
}

var history = {
  /** Monsters that a player Special Summoned this turn (base.23.17). */
  summonedSpecially: {
    on: ["summoned"],
    by: "seat",
    keep: "objects",
    object: "now",
    per: "turn",
    if: (_table, { how: how3 }) => specialKinds2.has(String(how3))
  },
  /** All monsters that a player summoned this turn, in whatever way. */
  summonedMonsters: { on: ["summoned"], by: "seat", keep: "objects", object: "now", per: "turn" }
};
var specialKinds2 = /* @__PURE__ */ new Set(["special", "ritual", "fusion", "synchro", "xyz", "pendulum", "link"]);

var judges = {
  chooseTributes: tributeJudge,
  chooseMaterials: materialJudge,
  chooseMonsters: zonesJudge,
  payCost: costJudge
};

var sideDecking = redividedDecks({
  kind: "sideDeck",
  rule: "base.1.16",
  schema: "yugioh/deck",
  event: "sideDecked",
  tell: (change5) => ({ in: [...broughtIn(change5, ["main", "extra"])] }),
  swaps: ["main", "side"],
  read: readDeck,
  malformed: malformedDeck,
  validate: validateDeck,
  compare: compareDecks
});

var matchProcedure = {
  name: "match",
  steps: [
    { name: "bring", rule: "base.1.19", run: (table) => putDecks(table) },
    { name: "duel", rule: "base.1.1", run: (table) => ({ call: "duel", locals: duelLocals(matchOf(table).chooser) }) },
    { name: "ended", rule: "base.1.14", run: ended2 },
    { name: "sideDeck", rule: "base.1.16", run: sideDecking.ask },
    { name: "sideDecked", rule: "base.1.17", run: sideDecking.take },
    { name: "next", rule: "base.1.14", run: () => ({ to: "bring" }) }
  ]
};
function ended2(table, locals) {
  if (concludeGame(table, locals, "base.1.14", true)) return { done: null };
  resetRows(table);
  return void 0;
}

var isTree2 = (node) => typeof node === "object" && node !== null && !Array.isArray(node);
function namesIn2(node, found3) {
  if (Array.isArray(node)) return node.forEach((child) => namesIn2(child, found3));
  if (!isTree2(node)) return;
  if (node.verb === "specialSummon" && isTree2(node.what) && typeof node.what.var === "string") found3.add(node.what.var);
  for (const child of Object.values(node)) namesIn2(child, found3);
}
function narrowed(node, names4) {
  if (Array.isArray(node)) return node.map((child) => narrowed(child, names4));
  if (!isTree2(node)) return node;
  const { from } = node;
  if (names4.has(node.as) && isTree2(from) && node.verb === void 0) {
    return { ...node, from: { ...from, where: { ...from.where, summonable: true } } };
  }
  return Object.fromEntries(Object.entries(node).map(([key, child]) => [key, narrowed(child, names4)]));
}
function withSummonable(ability2) {
  const names4 = /* @__PURE__ */ new Set();
  namesIn2(ability2, names4);
  return narrowed(ability2, names4);
}

function prepare(card5) {
  const abilities = card5.printed.scale === void 0 || card5.abilities.some(({ marks: marks2 }) => marks2?.pendulumCard === true) ? card5.abilities : [...card5.abilities, asPendulumCard];
  return { ...card5, abilities: abilities.map((ability2) => prepared(card5, ability2)) };
}
var asPendulumCard = { kind: "spell", from: ["hand"], marks: { pendulumCard: true }, clauses: [] };
var main = [{ event: "main", mark: "at" }];
var fast = [{ event: "fast", mark: "at" }];
function prepared(card5, written3) {
  const ability2 = withSummonable(written3);
  const speed = speedIn(card5, ability2);
  const marks2 = ability2.kind === "static" || ability2.kind === "replacement" ? ability2.marks : { speed, ...ability2.marks };
  const on = ability2.on ?? windowsOf(ability2, speed);
  const from = ability2.from ?? placesOf2(card5, ability2);
  return {
    ...ability2,
    ...on === void 0 ? {} : { on },
    ...from === void 0 ? {} : { from },
    ...marks2 === void 0 ? {} : { marks: marks2 }
  };
}
function speedIn({ printed: printed2 }, { kind, marks: marks2 }) {
  if (kind !== "spell") return marks2?.quick === true ? 2 : 1;
  if (printed2.property === "counter") return 3;
  return printed2.kind === "trap" || printed2.property === "quickPlay" ? 2 : 1;
}
function windowsOf({ kind }, speed) {
  if (kind !== "spell" && kind !== "activated") return void 0;
  return speed === 1 ? main : fast;
}
function placesOf2({ printed: printed2 }, { kind, marks: marks2 }) {
  if (kind !== "spell") return printed2.kind === "monster" && marks2?.pendulum === void 0 ? ["monsterZone"] : void 0;
  const lying2 = printed2.property === "field" ? "fieldZone" : "spellTrapZone";
  return printed2.kind === "trap" && marks2?.fromHand !== true ? [lying2] : ["hand", lying2];
}

var nothing7 = { toAttacker: 0, toTarget: 0, attackerLoses: false, targetLoses: false };
function calculate(attacker2, target2) {
  if (target2 === null) return { ...nothing7, toTarget: attacker2.atk };
  const outcome = target2.position === "attack" ? againstAttack(attacker2.atk, target2.atk) : againstDefense(attacker2, target2.def);
  return {
    ...outcome,
    attackerLoses: outcome.attackerLoses && attacker2.survives !== true,
    targetLoses: outcome.targetLoses && target2.survives !== true
  };
}
function againstAttack(atk, other3) {
  if (atk > other3) return { ...nothing7, toTarget: atk - other3, targetLoses: true };
  if (atk < other3) return { ...nothing7, toAttacker: other3 - atk, attackerLoses: true };
  return atk === 0 ? nothing7 : { ...nothing7, attackerLoses: true, targetLoses: true };
}
function againstDefense({ atk, pierces }, def) {
  if (atk > def) return { ...nothing7, toTarget: pierces === true ? atk - def : 0, targetLoses: true };
  return { ...nothing7, toAttacker: def - atk };
}
function settleDamage({ toAttacker, toTarget }, changes) {
  const [attackerGives, targetGives] = [changes.attacker?.toOther === true, changes.target?.toOther === true];
  return {
    toAttacker: changed3((attackerGives ? 0 : toAttacker) + (targetGives ? toTarget : 0), changes.attacker),
    toTarget: changed3((targetGives ? 0 : toTarget) + (attackerGives ? toAttacker : 0), changes.target)
  };
}
function changed3(damage4, { none: none13, doubled = 0, halved = 0 } = {}) {
  if (none13 === true) return 0;
  let amount3 = damage4 * 2 ** doubled;
  for (let times3 = 0; times3 < halved; times3++) amount3 = Math.round(amount3 / 2);
  return amount3;
}

var damageStepProcedure = {
  name: "damageStep",
  steps: [
    { name: "start", rule: "base.18.6", run: (table) => (beginStep(table, "damageStart", "base.18.1"), reach2(table, "damageStepBegins")) },
    { name: "startTiming", rule: "base.18.6", run: () => timing() },
    { name: "before", rule: "base.18.2", run: before },
    { name: "beforeTiming", rule: "base.18.6", run: () => timing() },
    { name: "calculation", rule: "base.18.7", run: calculation },
    { name: "calculationTiming", rule: "base.18.7", run: () => timing({ once: true }) },
    { name: "calculate", rule: "base.19.9", run: settle4 },
    { name: "calculated", rule: "base.1.13", run: (table) => void checkVictory(table) },
    { name: "after", rule: "base.18.8", run: after2 },
    { name: "end", rule: "base.18.9", run: (table) => (beginStep(table, "damageEnd", "base.18.1"), happen(table, defeated(table))) },
    { name: "ends", rule: "base.18.9", run: (table) => reach2(table, "damageStepEnds") },
    { name: "endTiming", rule: "base.18.9", run: () => timing() },
    { name: "over", rule: "base.18.14", run: over4 }
  ]
};
var timing = (how3 = {}) => ({ call: "timing", locals: timingLocals(how3) });
var attackOf = (table) => gameOf(table).attack;
function before(table) {
  beginStep(table, "damageBefore", "base.18.1");
  const { target: target2, attacker: attacker2 } = attackOf(table);
  return happen(table, [flipUp(target2, "defense", byBattle(table, attacker2, "base.18.2"), "battle")]);
}
function stillBattles(table) {
  const { attacker: attacker2, target: target2 } = attackOf(table);
  const row = table.find(attacker2);
  if (row === null || row.controller !== turnPlayer(table) || rowOf3(table, attacker2).position !== "attack") return false;
  if (target2 === 0) return true;
  const other3 = table.find(target2);
  return other3 !== null && isMonsterSlot(other3.slot) && other3.controller !== row.controller;
}
function calculation(table) {
  if (!stillBattles(table)) {
    table.emit("noBattle", "base.18.11", { seat: turnPlayer(table) });
    return { to: "after" };
  }
  beginStep(table, "damageCalculation", "base.18.1");
  return reach2(table, "damageCalculation");
}
function fighter(table, id, other3) {
  const { position } = rowOf3(table, id);
  return {
    atk: atkOf(table, id),
    def: defOf(table, id),
    position: position === "defense" ? "defense" : "attack",
    survives: cannot(table, id, "beDestroyed", { by: "battle", other: other3 }),
    pierces: deals(table, id, "pierce")
  };
}
function settle4(table) {
  if (!stillBattles(table)) return { to: "after" };
  const attack = attackOf(table);
  const { attacker: attacker2, target: target2 } = attack;
  const outcome = calculate(fighter(table, attacker2, target2), target2 === 0 ? null : fighter(table, target2, attacker2));
  const losers = [...outcome.attackerLoses ? [attacker2] : [], ...outcome.targetLoses ? [target2] : []];
  for (const id of losers) setObject(table, id, "doomed", true);
  setGame(table, "attack", { ...attack, losers });
  table.emit("battleCalculated", "base.19.15", {
    attacker: attacker2,
    target: target2,
    atk: atkOf(table, attacker2),
    ...target2 === 0 ? {} : {
      position: rowOf3(table, target2).position,
      value: rowOf3(table, target2).position === "attack" ? atkOf(table, target2) : defOf(table, target2)
    },
    losers
  });
  expire(table, `calculation:${gameOf(table).turn}`);
  return happen(table, taken2(table, attack, outcome));
}
function taken2(table, { attacker: attacker2, target: target2 }, outcome) {
  const seat = turnPlayer(table);
  const other3 = opponentOf(seat);
  const { toAttacker, toTarget } = settleDamage(outcome, {
    attacker: damageChanges(table, seat, attacker2, target2),
    target: damageChanges(table, other3, target2, attacker2)
  });
  const by = (id) => byBattle(table, id, target2 === 0 ? "base.19.7" : "base.19.9");
  return [
    damage2(seat, toAttacker, by(outcome.toAttacker > 0 ? target2 : attacker2), true),
    damage2(other3, toTarget, by(outcome.toTarget > 0 ? attacker2 : target2), true)
  ];
}
function after2(table) {
  beginStep(table, "damageAfter", "base.18.1");
  const { attacker: attacker2, target: target2 } = attackOf(table);
  const seat = turnPlayer(table);
  if (table.find(attacker2) !== null && table.find(target2) !== null) {
    tell(table, "battled", attacker2, seat, { other: target2 });
    tell(table, "battled", target2, opponentOf(seat), { other: attacker2 });
  }
  return timing();
}
function defeated(table) {
  const { attacker: attacker2, target: target2, losers } = attackOf(table);
  return losers.flatMap((id) => {
    const row = table.find(id);
    if (row === null || !isMonsterSlot(row.slot)) return [];
    const by = id === attacker2 ? target2 : attacker2;
    return [destroy(id, byBattle(table, by, "base.18.9"))];
  });
}
function reach2(table, key) {
  const { attacker: attacker2, target: target2 } = attackOf(table);
  return happen(table, [battleMoment(key, attacker2, target2, turnPlayer(table))], void 0, true);
}
function over4(table) {
  for (const id of attackOf(table).losers) if (table.find(id) !== null) setObject(table, id, "doomed", false);
  expire(table, `damage:${gameOf(table).turn}`);
  beginStep(table, "battle", "base.18.14");
}

var battlePhaseProcedure = {
  name: "battlePhase",
  steps: [
    { name: "start", rule: "base.17.18", run: (table) => step(table, "start") },
    { name: "battle", rule: "base.17.2", run: (table) => step(table, "battle") },
    { name: "endStep", rule: "base.17.17", run: endStep },
    { name: "over", rule: "base.17.18", run: over5 },
    // base.15.5, base.16.12: the rules act on what has ended before anybody is asked.
    { name: "tidied", rule: "base.16.12", run: tidyField }
  ]
};
var open2 = (allowed2) => ({ call: "openState", locals: openLocals(allowed2) });
function step(table, name) {
  if (gameOf(table).ending !== "") return { to: "endStep" };
  beginStep(table, name, "base.17.1");
  return open2(name);
}
function endStep(table) {
  if (gameOf(table).ending === "turn") return { to: "over" };
  beginStep(table, "endStep", "base.17.17");
  return open2("other");
}
function over5(table) {
  expire(table, `battle:${gameOf(table).turn}`);
  setGame(table, "step", "");
}

var added2 = /* @__PURE__ */ new Set(["activated", "targeted"]);
function answersAtOnce(table, { ability: ability2, event }) {
  return added2.has(event.key) && table.library.ability(ability2).ability.marks?.quick === true;
}
var forcedAnswersProcedure = {
  name: "forcedAnswers",
  steps: [
    { name: "next", rule: "4.4.2.1-1", run: next2 },
    { name: "chosen", rule: "4.4.2.1-3", run: chosen4 },
    { name: "over", run: () => ({ done: null }) }
  ]
};
var forcedLocals = () => ({ returned: null, answer: null, answers: null });
function next2(table, _locals, frame) {
  const top2 = topLink(table);
  const rows2 = waitingTriggers(table).filter((row) => answersAtOnce(table, row));
  if (rows2.length === 0) return { to: "over" };
  const fits2 = (row) => row.event.link === top2.number && speedAgainst(table, table.library.ability(row.ability).ability) && placeable(table, row);
  for (const seat of turnOrder(table)) {
    const able = rows2.filter((one2) => one2.seat === seat && fits2(one2));
    const [first2, ...others2] = able;
    if (first2 === void 0) continue;
    if (others2.length === 0) return place2(table, first2.id);
    const options2 = able.map((row) => triggerOption(table, row));
    table.ask(frame, {
      seat,
      kind: "chainTrigger",
      rule: "4.4.2.1-3",
      params: { chain: gameOf(table).chain.length },
      domain: { type: "options", min: 1, max: 1, options: options2 }
    });
    return { wait: true };
  }
  dropTriggers(table, (row) => answersAtOnce(table, row));
  return { to: "over" };
}
var place2 = (table, id) => ({
  call: "announce",
  locals: announceTrigger(table, takeTrigger(table, id)),
  then: "next"
});
function chosen4(table, locals) {
  const [pick] = picksOf(locals.answer);
  return place2(table, triggerPicked(pick));
}

var announceProcedure = {
  name: "announce",
  steps: [
    { name: "begin", rule: "base.16.1", run: begin8 },
    { name: "zoneChosen", rule: "base.4.9", run: noteZone2 },
    { name: "clear", rule: "base.16.15", run: clearField },
    { name: "place", rule: "base.16.1", run: putCard },
    { name: "placed", rule: "base.16.1", run: takePlaced },
    { name: "turnUp", rule: "base.16.1", run: turnUp },
    { name: "identify", rule: "base.7.13", run: identify },
    {
      name: "targetsFirst",
      rule: "4.3-1",
      run: (table, locals) => costFirst(table, locals) ? { to: "cost" } : chooseTargets(locals, "targeted")
    },
    { name: "targeted", rule: "4.3-1", run: takeParts },
    { name: "cost", rule: "3.3-2", run: pay2 },
    { name: "paid", rule: "3.3-2", run: takePaid },
    {
      name: "targets",
      rule: "4.3-1",
      run: (table, locals) => costFirst(table, locals) ? chooseTargets(locals, "targetsTaken") : { to: "link" }
    },
    { name: "targetsTaken", rule: "4.3-1", run: takeParts },
    { name: "link", rule: "4.4.2-1", run: link2 },
    { name: "judged", rule: "base.1.13", run: (table) => void checkVictory(table) },
    { name: "forced", rule: "4.4.2.1-1", run: () => ({ call: "forcedAnswers", locals: forcedLocals() }) },
    { name: "over", run: () => ({ done: null }) }
  ]
};
function costFirst(table, locals) {
  return table.library.ability(locals.ability).ability.marks?.targetsFirst !== true;
}
var isField2 = (table, id) => table.program(table.object(id)).card.printed.property === "field";
function isPendulumCard(table, locals) {
  return table.library.ability(locals.ability).ability.marks?.pendulumCard === true;
}
function begin8(table, locals, frame) {
  const self = locals.self;
  if (locals.act !== "card") return { to: "identify" };
  const row = rowOf3(table, self);
  if (row.slot !== "") return { to: "turnUp" };
  const seat = locals.you;
  if (isField2(table, self)) {
    table.local(locals, "slot", slotsIn(seat, "field")[0]);
    return { to: "clear" };
  }
  const free2 = isPendulumCard(table, locals) ? freePendulumSlots(table, seat) : freeSlots(table, seat, "spellTrap");
  return askZone(table, locals, frame, { seat, object: self, slots: free2 });
}
function noteZone2(table, locals) {
  table.local(locals, "slot", takeZone(table, locals));
  return { to: "place" };
}
function clearField(table, locals) {
  const { object } = table.slot(locals.slot);
  return object === 0 ? void 0 : happen(table, [move(object, { to: "graveyard", act: "sent" }, byRule("base.16.15", "rule", locals.you))]);
}
function putCard(table, locals) {
  return happen(table, [
    arrive(
      locals.self,
      {
        slot: locals.slot,
        seat: locals.you,
        faceUp: true,
        position: "",
        ...isPendulumCard(table, locals) ? { role: "pendulum" } : {}
      },
      byRule("base.16.1", "rule", locals.you)
    )
  ]);
}
function takePlaced(table, locals) {
  const { objects } = locals.returned;
  const [now] = objects;
  table.local(locals, "self", now);
  beginActivating(table, now);
  return { to: "identify" };
}
function beginActivating(table, self) {
  setGame(table, "activating", self);
  table.journal.touch();
}
function turnUp(table, locals) {
  beginActivating(table, locals.self);
  return happen(table, [flipUp(locals.self, "", byRule("base.16.1", "rule", locals.you), "activation")]);
}
function identify(table, locals) {
  table.local(locals, "snapshot", snapshotOf(table, locals.self));
}
function chooseTargets(locals, then) {
  return { call: "chooseTargets", locals: targetLocals2(envOf(locals), locals.ability), then };
}
function takeParts(table, locals) {
  table.local(locals, "parts", locals.returned);
}
function pay2(table, locals) {
  const path = locals.ability;
  const { cost } = table.library.ability(path).ability;
  if (cost === void 0) return void 0;
  const parts = locals.parts;
  const env = envOf(locals);
  return { call: "verbs", locals: effectLocals({ ...env, vars: { ...env.vars, ...parts[0]?.vars } }, `${path}/cost`) };
}
function takePaid(table, locals) {
  const paid = locals.returned;
  if (paid?.vars !== void 0) table.local(locals, "vars", paid.vars);
}
function link2(table, locals) {
  const env = envOf(locals);
  const path = locals.ability;
  const parts = locals.parts;
  const { limit } = table.library.ability(path).ability;
  if (limit !== void 0) noteUse(table, { object: env.self, seat: env.you, ability: path }, limit);
  const made2 = addLink(table, env, { ability: path, act: locals.act, parts, snapshot: locals.snapshot });
  table.newMoment();
  table.emit("activated", "4.4.2-1", {
    seat: env.you,
    object: env.self,
    card: env.card,
    ability: path,
    act: made2.act,
    link: made2.number,
    speed: made2.speed,
    aimedAt: made2.targets.map((target2) => shown(table, target2))
  });
  notice(table, "activated", { object: env.self, seat: env.you }, activatedEvent(made2));
  for (const target2 of made2.targets)
    if (table.find(target2) !== null) notice(table, "targeted", { object: target2, seat: env.you }, { by: env.self, link: made2.number });
}
function shown(table, id) {
  const row = table.find(id);
  if (row === null) return { object: id };
  return rowOf3(table, id).faceUp ? { object: id, card: row.card } : { object: id };
}

var finishChainProcedure = {
  name: "finishChain",
  steps: [
    { name: "spent", rule: "4.4.3-4", run: sendSpent },
    { name: "over", rule: "4.4.3-4", run: over6 }
  ]
};
function sendSpent(table) {
  const { spent, chain } = gameOf(table);
  const negated = chain.filter(({ act: act4, activationNegated }) => act4 === "card" && activationNegated).map(({ source }) => source);
  const lies3 = (id) => (table.find(id)?.slot ?? "") !== "";
  const batch = [.../* @__PURE__ */ new Set([...spent, ...negated])].filter(lies3).map(
    (id) => move(id, { to: "graveyard", act: "sent", ...negated.includes(id) ? { unplaced: true } : {} }, byRule("4.4.3-4"))
  );
  return batch.length === 0 ? void 0 : happen(table, batch);
}
function over6(table) {
  const links2 = gameOf(table).chain.length;
  setGame(table, "chain", []);
  setGame(table, "resolving", 0);
  setGame(table, "spent", []);
  setGame(table, "chains", gameOf(table).chains + 1);
  table.emit("chainEnded", "4.4.3-4", { links: links2 });
  notice(table, "chainEnded", {}, { links: links2 });
}

var resolveProcedure = {
  name: "resolve",
  steps: [
    { name: "next", rule: "4.4.3-2", run: next3 },
    carryingOut("part", "4.4.3-2"),
    { name: "field", rule: "base.16.12", run: tidyField },
    { name: "resolved", rule: "4.4.3-3", run: resolved2 },
    { name: "judged", rule: "base.1.13", run: judged },
    { name: "finish", rule: "4.4.3-4", run: () => ({ call: "finishChain", locals: { joined: true, returned: null } }) },
    { name: "over", run: () => ({ done: null }) }
  ]
};
function next3(table, locals) {
  const { chain, resolving, moment: moment2 } = gameOf(table);
  const number = resolving === 0 ? chain.length : resolving - 1;
  if (number <= 0) return { to: "finish" };
  const link3 = linkOf(table, number);
  setGame(table, "resolving", number);
  if (link3.act === "card") table.journal.touch();
  table.newMoment();
  setGame(table, "moment", moment2 + 1);
  const why = doesNothing(table, link3);
  table.emit(why === null ? "linkResolves" : "linkDoesNothing", why ?? "4.4.3-2", {
    link: number,
    seat: link3.seat,
    object: link3.source,
    card: link3.card,
    ability: link3.ability
  });
  table.local(locals, "env", envLocals(sourceEnv(link3.source, link3.card, link3.seat, link3.event, link3.vars)));
  table.local(locals, "parts", why === null ? link3.parts : []);
  return { to: "part" };
}
function doesNothing(table, link3) {
  if (link3.activationNegated) return "base.23.6";
  if (link3.effectNegated) return "base.23.7";
  const row = table.find(link3.source);
  const there = row !== null && kindOfPlace(table, row) === link3.snapshot.place;
  const open3 = row !== null && rowOf3(table, link3.source).faceUp;
  if (there && row.slot !== "" && isNegated(table, link3.source)) return "base.23.8";
  if (link3.needsSource && !(there && open3)) return link3.act === "card" ? "base.16.9" : "5.1-1";
  return null;
}
function resolved2(table) {
  const { number, source, seat, act: act4, activationNegated, effectNegated, snapshot, targets: targets2, stamp } = linkOf(
    table,
    gameOf(table).resolving
  );
  const { kinds: kinds3 = [] } = snapshot.values;
  return happen(
    table,
    [
      linkResolved(source, seat, {
        link: number,
        act: act4,
        kinds: kinds3,
        targets: targets2,
        negated: activationNegated || effectNegated,
        activationNegated,
        witnesses: witnesses(table, stamp)
      })
    ],
    void 0,
    true
  );
}
function witnesses(table, stamp) {
  return present(table, everySlot.map(slotId)).filter((id) => rowOf3(table, id).stamp < stamp);
}
function judged(table) {
  checkVictory(table);
  return { to: "next" };
}

var detachProcedure = {
  name: "detach",
  steps: [
    { name: "choose", rule: "base.12.6", run: ask9 },
    { name: "detach", rule: "base.12.6", run: send },
    { name: "over", run: (_table, locals) => ({ done: locals.returned }) }
  ]
};
function detachLocals(host2, seat, amount3, doing2) {
  return { host: host2, seat, amount: amount3, doing: doing2, returned: null, answer: null, answers: null };
}
function ask9(table, locals, frame) {
  const { under: under2, card: card5 } = table.object(locals.host);
  const amount3 = Math.min(locals.amount, under2.length);
  const options2 = under2.map((id) => objectOption(table, id));
  if (options2.length === amount3) {
    table.local(locals, "answer", { picks: options2.map(({ id }) => id) });
    return void 0;
  }
  table.ask(frame, {
    seat: locals.seat,
    kind: "chooseMaterials",
    rule: "base.12.6",
    params: { card: card5, object: locals.host, how: "detach" },
    domain: { type: "options", min: amount3, max: amount3, options: options2 }
  });
  return { wait: true };
}
function send(table, locals) {
  const ids2 = objectsIn2(picksOf(locals.answer));
  table.local(locals, "answer", null);
  return happen(
    table,
    ids2.map((id) => move(id, { to: "graveyard", act: "detached" }, locals.doing))
  );
}

var flipSummonProcedure = {
  name: "flipSummon",
  steps: [
    { name: "turn", rule: "base.8.10", run: turn },
    {
      name: "window",
      rule: "base.8.13",
      run: (_table, locals) => ({
        call: "arrival",
        locals: arrivalLocals({ objects: [locals.object], seat: locals.seat, how: "flip", proper: false })
      })
    },
    { name: "over", run: () => ({ done: null }) }
  ]
};
function turn(table, locals) {
  const object = locals.object;
  setObject(table, object, "cameTurn", gameOf(table).turn);
  return happen(table, [flipUp(object, "attack", byRule("base.8.10", "rule", locals.seat), "flipSummon")]);
}
var summonAgainProcedure = {
  name: "summonAgain",
  steps: [
    { name: "window", rule: "base.3.12", run: summonAgain },
    { name: "over", run: () => ({ done: null }) }
  ]
};
function summonAgain(table, locals) {
  const seat = locals.seat;
  setPlayer(table, seat, "normalSummons", playerOf2(table, seat).normalSummons + 1);
  return { call: "arrival", locals: arrivalLocals({ objects: [locals.object], seat, how: "normal", proper: false }) };
}
var changePositionProcedure = {
  name: "changePosition",
  steps: [
    { name: "change", rule: "base.15.2", run: change3 },
    { name: "over", run: () => ({ done: null }) }
  ]
};
function change3(table, locals) {
  const object = locals.object;
  const position = rowOf3(table, object).position === "attack" ? "defense" : "attack";
  setObject(table, object, "positionTurn", gameOf(table).turn);
  return happen(table, [changePosition(object, position, byRule("base.15.2", "rule", locals.seat))]);
}

function waysOf(table, { seat, where, untributed, faceUp, ofTurn: ofTurn2 }) {
  const fits2 = (id) => matches(table, sourceEnv(id, table.object(id).card, seat), id, where);
  const left = (id) => !ofTurn2 || normalSummonsLeft(table, seat, id) > 0;
  return table.zoneOf("hand", seat).order.filter((id) => fits2(id) && left(id) && couldNormalSummon(table, seat, id, untributed)).flatMap((object) => {
    const params = { card: table.object(object).card, object };
    const summon2 = !untributed && tributesNeeded(table, object) > 0 ? "tributeSummon" : "normalSummon";
    return [
      ...mayPlaceAs(table, seat, object, false) ? [{ id: `${summon2}:${object}`, label: summon2, params, object }] : [],
      ...!faceUp && mayPlaceAs(table, seat, object, true) ? [{ id: `set:${object}`, label: "set", params, object }] : []
    ];
  });
}
function hasNormalSummon(table, how3) {
  return waysOf(table, how3).length > 0;
}
var normalSummonNowProcedure = {
  name: "normalSummonNow",
  steps: [
    { name: "ask", rule: "base.8.9", run: ask10 },
    { name: "chosen", rule: "base.8.9", run: chosen5 },
    { name: "over", run: () => ({ done: { done: true } }) }
  ]
};
var normalNowLocals = (how3) => ({
  ...how3,
  returned: null,
  answer: null,
  answers: null
});
var howOf2 = (locals) => locals;
function ask10(table, locals, frame) {
  const { seat } = howOf2(locals);
  const options2 = waysOf(table, howOf2(locals));
  if (options2.length === 0) return { done: { done: false } };
  table.ask(frame, {
    seat,
    kind: "chooseForEffect",
    rule: "base.8.9",
    params: {},
    prompt: "normalSummonNow",
    domain: { type: "options", min: 1, max: 1, options: options2 }
  });
  return { wait: true };
}
function chosen5(table, locals) {
  const [kind = "", object = ""] = picksOf(locals.answer)[0].split(":");
  table.local(locals, "answer", null);
  const { seat, ofTurn: ofTurn2, untributed } = howOf2(locals);
  return { call: "normalSummon", locals: normalLocals(seat, Number(object), kind === "set", { free: !ofTurn2, untributed }), then: "over" };
}

function specFor(table, { seat, how: how3, from, materials, levels }, object) {
  const level = valuesOf2(table, object).level;
  return {
    seat,
    object,
    how: how3,
    from,
    ...how3 === "fusion" ? {} : { levels: levels === "exactly" ? { is: level } : { atLeast: level } },
    where: materials ?? {}
  };
}
function summonableWith(table, summoning3) {
  const { seat, how: how3, zone, where } = summoning3;
  return table.zoneOf(zone, seat).order.filter((id) => {
    if (valuesOf2(table, id).frame !== how3 || zone === "extraDeck" && rowOf3(table, id).faceUp) return false;
    const env = sourceEnv(id, table.object(id).card, seat);
    return matches(table, env, id, where) && maySpecialSummon(table, seat, id, how3) && hasMaterials(table, specFor(table, summoning3, id));
  });
}
var materialSummonProcedure = {
  name: "materialSummon",
  steps: [
    { name: "choose", rule: "base.10.7", run: ask11 },
    { name: "chosen", rule: "base.10.7", run: chosen6 },
    { name: "materials", rule: "base.10.8", run: takeMaterials2 },
    { name: "summon", rule: "base.10.11", run: comeIn4 },
    { name: "over", run: (_table, locals) => ({ done: locals.returned }) }
  ]
};
function materialSummonLocals(summoning3, doing2) {
  return {
    summoning: summoning3,
    doing: doing2,
    object: 0,
    returned: null,
    answer: null,
    answers: null
  };
}
var summoningOf = (locals) => locals.summoning;
function ask11(table, locals, frame) {
  const summoning3 = summoningOf(locals);
  const found3 = summonableWith(table, summoning3);
  if (found3.length === 0) return { done: { done: false } };
  const options2 = found3.map((id) => objectOption(table, id));
  if (options2.length === 1) {
    table.local(locals, "answer", { picks: options2.map(({ id }) => id) });
    return void 0;
  }
  const { byCard, by } = locals.doing;
  table.ask(frame, {
    seat: summoning3.seat,
    kind: "chooseForEffect",
    rule: "base.10.7",
    params: { card: byCard, object: by },
    domain: { type: "options", min: 1, max: 1, options: options2 }
  });
  return { wait: true };
}
function chosen6(table, locals) {
  const object = objectsIn2(picksOf(locals.answer))[0];
  table.local(locals, "object", object);
  table.local(locals, "answer", null);
  return { call: "chooseMaterials", locals: materialLocals(specFor(table, summoningOf(locals), object)) };
}
function takeMaterials2(table, locals) {
  const ids2 = locals.returned;
  const { act: act4, how: how3 } = summoningOf(locals);
  const doing2 = { ...locals.doing, reason: act4 === "tributed" ? "tribute" : "material", how: how3 };
  return happen(
    table,
    ids2.map((id) => move(id, { to: act4 === "banished" ? "banished" : "graveyard", act: act4, searched: true }, doing2))
  );
}
function comeIn4(table, locals) {
  const { seat, how: how3 } = summoningOf(locals);
  table.local(locals, "returned", null);
  return {
    call: "summonByEffect",
    locals: effectSummonLocals({
      seat,
      side: seat,
      objects: [locals.object],
      how: how3,
      position: "any",
      proper: true,
      doing: { ...locals.doing, reason: "effect" }
    })
  };
}

var comeBackProcedure = {
  name: "comeBack",
  steps: [
    { name: "next", rule: "base.22.3", run: next4 },
    { name: "chosen", rule: "base.22.4", run: chosen7 },
    { name: "there", rule: "base.22.4", run: () => ({ to: "next" }) }
  ]
};
var comeBackLocals = (key) => ({ key, due: null, returned: null, answer: null, answers: null });
function next4(table, locals, frame) {
  const { away } = gameOf(table);
  const due = away.find(({ until: until2 }) => until2 === locals.key);
  if (due === void 0) return { done: null };
  setGame(
    table,
    "away",
    away.filter((one2) => one2 !== due)
  );
  const { object, seat } = due;
  if (table.find(object)?.zone.startsWith("banished:") !== true) return { to: "next" };
  if (due.from === "hand") return happen(table, [move(object, { to: "hand", act: "returned" }, byRule("base.22.3"))], "next");
  const slots = due.from === "pendulumZone" ? freePendulumSlots(table, seat) : slotsFor(table, due);
  if (slots.length === 0) return happen(table, [move(object, { to: "graveyard", act: "sent" }, byRule("base.22.3"))], "next");
  table.local(locals, "due", due);
  return askZone(table, locals, frame, { seat, object, slots });
}
function slotsFor(table, away) {
  const { object, from, seat, faceUp } = away;
  if (isMonster2(table, away)) return from === "monsterZone" ? freeSlots(table, seat, "monster") : [];
  if (from === "fieldZone") return freeSlots(table, seat, "field");
  return faceUp && isSpent(table, table.object(object).card) ? [] : freeSlots(table, seat, "spellTrap");
}
var isMonster2 = (table, { object }) => table.program(table.object(object)).card.printed.kind === "monster";
function chosen7(table, locals) {
  const slot = takeZone(table, locals);
  const away = locals.due;
  const { object, from, seat, faceUp } = away;
  const role = from === "pendulumZone" ? { role: "pendulum" } : {};
  return happen(table, [
    arrive(object, { slot, seat, faceUp, position: isMonster2(table, away) ? away.position : "", ...role, back: true }, byRule("base.22.4"))
  ]);
}

var handLimit = 6;
var endPhaseProcedure = {
  name: "endPhase",
  steps: [
    { name: "expire", rule: "base.6.12", run: (table) => expire(table, `endPhase:${gameOf(table).turn}`) },
    {
      name: "loans",
      rule: "base.21.8",
      run: (table) => ({ call: "endLoans", locals: endLoansLocals(`endPhase:${gameOf(table).turn}`) })
    },
    {
      name: "returns",
      rule: "base.22.3",
      run: (table) => ({ call: "comeBack", locals: comeBackLocals(`endPhase:${gameOf(table).turn}`) })
    },
    // base.15.5, base.16.12: the rules act on what has ended before anybody is asked.
    { name: "begun", rule: "base.16.12", run: tidyField },
    {
      name: "told",
      rule: "base.6.1",
      run: (table, locals) => locals.leftOut === true ? { to: "over" } : tellPhase(table, "end")
    },
    { name: "effects", rule: "base.6.10", run: phaseEffects },
    { name: "open", rule: "base.7.1", run: () => ({ call: "openState", locals: openLocals("other") }) },
    { name: "limit", rule: "base.6.13", run: askDiscard },
    { name: "discard", rule: "base.6.13", run: discard },
    { name: "after", rule: "base.6.14", run: () => ({ call: "timing", locals: timingLocals(), then: "limit" }) },
    {
      name: "over",
      rule: "base.21.8",
      run: (table) => ({ call: "endLoans", locals: endLoansLocals(`turn:${gameOf(table).turn}`) })
    },
    { name: "expired", rule: "base.6.12", run: (table) => expire(table, `turn:${gameOf(table).turn}`) },
    { name: "tidied", rule: "base.16.12", run: tidyField },
    { name: "ended", rule: "base.6.12", run: over7 }
  ]
};
function askDiscard(table, locals, frame) {
  const seat = locals.seat;
  const hand = table.zoneOf("hand", seat).order;
  const count = hand.length - handLimit;
  if (count <= 0) return { to: "over" };
  const options2 = hand.map((id) => objectOption(table, id));
  table.ask(frame, {
    seat,
    kind: "discardToHandSize",
    rule: "base.6.13",
    params: { count },
    domain: { type: "options", min: count, max: count, options: options2 }
  });
  return { wait: true };
}
function discard(table, locals) {
  const seat = locals.seat;
  const picked2 = objectsIn2(picksOf(locals.answer));
  return happen(
    table,
    picked2.map((id) => move(id, { to: "graveyard", act: "discarded" }, byRule("base.6.13", "rule", seat)))
  );
}
function over7(table) {
  table.emit("turnEnded", "base.6.12", { seat: gameOf(table).active, turn: gameOf(table).turn });
  return { done: null };
}

var procedures = [
  turnProcedure,
  phaseEffectsProcedure,
  endPhaseProcedure,
  openStateProcedure,
  timingProcedure,
  fastWindowProcedure,
  announceProcedure,
  chooseTargetsProcedure2,
  buildProcedure,
  forcedAnswersProcedure,
  resolveProcedure,
  finishChainProcedure,
  normalSummonProcedure,
  normalSummonNowProcedure,
  flipSummonProcedure,
  summonAgainProcedure,
  changePositionProcedure,
  arrivalProcedure,
  chooseMaterialsProcedure,
  detachProcedure,
  specialSummonProcedure,
  pendulumSummonProcedure,
  materialSummonProcedure,
  summonByEffectProcedure,
  setCardProcedure,
  battlePhaseProcedure,
  declareAttackProcedure,
  attackGoesOnProcedure,
  damageStepProcedure
];

function sameColumn(table, row) {
  if (row.slot === "") return [];
  const column = columnOf(row.slot);
  if (column === 0) return [];
  return present(
    table,
    everySlot.map(slotId).filter((slot) => slot !== row.slot && columnOf(slot) === column)
  );
}
var namesOf2 = (table, id) => valuesOf2(table, id).names ?? [];
function withName(table, names4) {
  const places7 = [
    ...table.seats().flatMap((seat) => table.zoneOf("graveyard", seat).order),
    ...present(table, everySlot.map(slotId)).filter((id) => rowOf3(table, id).faceUp)
  ];
  return places7.filter((id) => namesOf2(table, id).some((name) => names4.includes(name)));
}
var relations = {
  sameColumn,
  linkedTo,
  pointedAt,
  /** Everything in a GY, or face-up on the field, that has a name of the card. */
  sameName: (table, row) => withName(table, namesOf2(table, row.id)),
  materials: (_table, row) => row.under,
  equippedWith: (_table, row) => row.attached,
  /** What the monster battles now. */
  battling: (table, row) => {
    const { attack } = gameOf(table);
    if (attack === null) return [];
    const other3 = attack.attacker === row.id ? attack.target : attack.target === row.id ? attack.attacker : 0;
    return table.find(other3) === null ? [] : [other3];
  }
};
function inOrder4(table, objects) {
  if (objects.length < 2) return objects;
  const { active } = gameOf(table);
  const side = (id) => (table.find(id)?.controller ?? active) === active ? 0 : 1;
  return objects.map((id) => ({ id, side: side(id) })).sort((a, b) => a.side - b.side).map(({ id }) => id);
}

var coinSides = ["heads", "tails"];
function tossed(table, count) {
  return Array.from({ length: count }, () => coinSides[table.random("coin", 2, "base.24.1")]);
}
var chanceVerbs = {
  /** So many coins: `name` is how many came up as `call` says, a side or what was called under a name; heads when absent. */
  tossCoin: {
    rule: "base.24.1",
    run: (table, verb2, env) => {
      const { call } = verb2;
      const wanted2 = call === void 0 ? "heads" : coinSides.includes(call) ? call : String(env.vars[call]);
      const right = tossed(table, amountOf4(table, verb2, env)).filter((side) => side === wanted2).length;
      return { done: true, total: right, vars: { [verb2.name]: right } };
    }
  },
  /** A six-sided die: `name` is its number. */
  rollDie: {
    rule: "base.24.1",
    run: (table, verb2) => {
      const rolled2 = table.random("die", 6, "base.24.1") + 1;
      return { done: true, total: rolled2, vars: { [verb2.name]: rolled2 } };
    }
  }
};

function wanted(table, verb2, env, id) {
  if (verb2.amount === "all") return countersOn(table, id, verb2.kind);
  return verb2.amount === void 0 ? 1 : amount(table, about(env, id), verb2.amount);
}
var bearing = (table, verb2, env) => whatOf2(table, verb2, env).filter((id) => countersOn(table, id, verb2.kind) > 0);
var enough2 = (table, verb2, env) => {
  const objects = whatOf2(table, verb2, env);
  return objects.length > 0 && objects.every((id) => countersOn(table, id, verb2.kind) >= Math.max(1, wanted(table, verb2, env, id)));
};
var counterVerbs = {
  addCounters: {
    rule: "base.21.4",
    run: (table, verb2, env, path) => ({
      propose: whatOf2(table, verb2, env).map(
        (id) => addCounters2(id, verb2.kind, wanted(table, verb2, env, id), doingAt(env, path, "base.21.4"))
      )
    }),
    choosable: (table, verb2, env) => whatOf2(table, verb2, env).length > 0
  },
  removeCounters: {
    rule: "base.21.4",
    run: (table, verb2, env, path) => ({
      propose: bearing(table, verb2, env).map(
        (id) => removeCounters2(id, verb2.kind, wanted(table, verb2, env, id), doingAt(env, path, "base.21.4"))
      )
    }),
    payable: enough2,
    choosable: (table, verb2, env) => bearing(table, verb2, env).length > 0
  }
};

var countingVerbs = {
  /** Counts something now and keeps the number under a name (2.4-1, 2.5-1): what follows goes by it. */
  count: {
    impersonal: true,
    run: (table, verb2, env) => {
      const total = amount(table, env, verb2.amount);
      return { done: true, total, vars: { [verb2.name]: total } };
    }
  },
  /** Keeps the name of a card under a name: what follows speaks of the cards that are called so. Likewise all its names (`names`) and its Attribute (`attribute`). */
  noteName: {
    impersonal: true,
    run: (table, verb2, env) => {
      if (typeof verb2.declared === "string") {
        const { names: names5, printed: printed2 } = table.library.card(String(env.vars[verb2.declared])).card;
        return { done: true, vars: { [verb2.name]: printed2.alwaysNamed ?? names5.en } };
      }
      const [id] = whatOf2(table, verb2, env);
      if (id === void 0) return { done: false };
      const [called2 = ""] = valuesOf2(table, id).names;
      const { names: names4, attribute } = valuesOf2(table, id);
      return {
        done: true,
        vars: {
          ...verb2.name === void 0 ? {} : { [verb2.name]: called2 },
          ...verb2.names === void 0 ? {} : { [verb2.names]: names4 },
          ...verb2.attribute === void 0 ? {} : { [verb2.attribute]: attribute }
        }
      };
    }
  }
};

var other2 = (table, id) => rowOf3(table, id).position === "attack" ? "defense" : "attack";
var facingVerbs = {
  flipFaceUp: {
    rule: "base.15.6",
    run: (table, verb2, env, path) => ({
      propose: whatOf2(table, verb2, env).map(
        (id) => flipUp(id, verb2.position ?? "defense", doingAt(env, path, "base.15.6"))
      )
    }),
    choosable: couldName
  },
  turnFaceDown: {
    rule: "base.15.7",
    run: (table, verb2, env, path) => ({ propose: whatOf2(table, verb2, env).map((id) => turnDown(id, doingAt(env, path, "base.15.7"))) }),
    choosable: couldName
  },
  /** To `position`, or to the other one; what lies face-down is turned face-up. */
  changePosition: {
    rule: "base.15.5",
    run: (table, verb2, env, path) => ({
      propose: whatOf2(table, verb2, env).map((id) => {
        const to = verb2.position ?? other2(table, id);
        const doing2 = doingAt(env, path, "base.15.5");
        return rowOf3(table, id).faceUp ? changePosition(id, to, doing2) : flipUp(id, to, doing2);
      })
    }),
    choosable: couldName
  }
};

var equipAsProcedure = {
  name: "equipAs",
  steps: [
    { name: "zone", rule: "base.4.9", run: ask12 },
    { name: "zoneChosen", rule: "base.4.9", run: (table, locals) => table.local(locals, "slot", takeZone(table, locals)) },
    { name: "come", rule: "base.16.14", run: come },
    { name: "equip", rule: "base.16.14", run: putOn },
    { name: "over", run: (_table, locals) => ({ done: { done: true, objects: [locals.object] } }) }
  ]
};
var equipAsLocals = (seat, object, to, doing2) => ({
  seat,
  object,
  to,
  doing: doing2,
  slot: "",
  joined: true,
  returned: null,
  answer: null,
  answers: null
});
function mayEquipAs(table, seat, object, to) {
  const row = table.object(object);
  return row.kind !== "token" && object !== to && (row.slot !== "" || !playerCannot(table, seat, "place", object)) && canBearEquip(table, to) && freeSlots(table, seat, "spellTrap").length > 0;
}
var doingIn = (locals) => locals.doing;
function ask12(table, locals, frame) {
  const seat = locals.seat;
  const object = locals.object;
  if (!mayEquipAs(table, seat, object, locals.to) || !reaches2(table, object, doingIn(locals))) return { done: { done: false } };
  return askZone(table, locals, frame, { seat, object, slots: freeSlots(table, seat, "spellTrap") });
}
function come(table, locals) {
  const object = locals.object;
  const arrival = { slot: locals.slot, seat: locals.seat, faceUp: true, position: "", role: "equip" };
  const under2 = table.object(object).under.map((id) => move(id, { to: "graveyard", act: "sent" }, { ...doingIn(locals), reason: "rule", rule: "base.12.7" }));
  return happen(table, [arrive(object, arrival, doingIn(locals)), ...under2]);
}
function putOn(table, locals) {
  const [now] = locals.returned.objects;
  becomeEquip(table, now);
  table.local(locals, "object", now);
  return happen(table, [equip(now, locals.to, doingIn(locals))]);
}

var placePendulumProcedure = {
  name: "placeAsPendulum",
  steps: [
    { name: "zone", rule: "base.4.9", run: ask13 },
    { name: "chosen", rule: "base.4.3", run: put4 },
    { name: "over", rule: "base.4.3", run: (_table, locals) => ({ done: locals.returned ?? null }) }
  ]
};
var placePendulumLocals = (seat, object, doing2) => ({
  seat,
  object,
  doing: doing2,
  returned: null,
  answer: null,
  answers: null
});
function mayPlaceAsPendulum(table, seat, id) {
  return table.program(table.object(id)).card.printed.scale !== void 0 && !playerCannot(table, seat, "place", id) && freePendulumSlots(table, seat).length > 0;
}
function ask13(table, locals, frame) {
  const seat = locals.seat;
  return askZone(table, locals, frame, { seat, object: locals.object, slots: freePendulumSlots(table, seat) });
}
function put4(table, locals) {
  const slot = takeZone(table, locals);
  return happen(table, [
    arrive(
      locals.object,
      { slot, seat: locals.seat, faceUp: true, position: "", role: "pendulum" },
      locals.doing
    )
  ]);
}

var attachProcedure = {
  name: "attachMaterial",
  steps: [
    { name: "spread", rule: "base.12.7", run: spread },
    { name: "attach", rule: "base.12.3", run: attach2 }
  ]
};
var attachLocals = (objects, host2, doing2) => ({
  objects,
  host: host2,
  doing: doing2,
  returned: null
});
var doingIn2 = (locals) => locals.doing;
function fitting2(table, locals) {
  return locals.objects.filter(
    (id) => id !== locals.host && table.object(id).kind !== "token" && reaches2(table, id, doingIn2(locals))
  );
}
function spread(table, locals) {
  const below = fitting2(table, locals).flatMap((id) => rowOf3(table, id).under);
  return below.length === 0 ? void 0 : happen(
    table,
    below.map((id) => move(id, { to: "graveyard", act: "sent" }, { ...doingIn2(locals), reason: "rule", rule: "base.12.7" }))
  );
}
function attach2(table, locals) {
  const objects = fitting2(table, locals).map((id) => putUnder(table, id, locals.host, doingIn2(locals)));
  return { done: { done: objects.length > 0, objects } };
}

var sideOf = (table, verb2, env) => verb2.to === void 0 ? env.you : seatsOf(table, env, verb2.to)[0] ?? env.you;
function takeable(table, verb2, env) {
  const seat = sideOf(table, verb2, env);
  return whatOf2(table, verb2, env).filter((id) => isMonsterSlot(table.object(id).slot) && table.object(id).controller !== seat);
}
var movable = (table, verb2, env) => whatOf2(table, verb2, env).filter(
  (id) => isMonsterSlot(table.find(id)?.slot ?? "") && freeSlots(table, table.object(id).controller, "monster").length > 0
);
var hostOf2 = (table, verb2, env) => objectsOf(table, env, verb2.to)[0] ?? 0;
var liesAsSpell = (table, id) => kindOfPlace(table, table.object(id)) === "spellTrapZone";
var fieldVerbs = {
  /** `to` takes control of `what`; `until` names a duration, none where it stays. */
  takeControl: {
    rule: "base.21.6",
    run: (table, verb2, env, path) => ({
      call: "takeControl",
      locals: controlLocals(
        sideOf(table, verb2, env),
        takeable(table, verb2, env),
        durationKey(table, env, verb2.until),
        doingAt(env, path, "base.21.6")
      )
    }),
    // base.21.7
    choosable: (table, verb2, env) => takeable(table, verb2, env).length > 0 && (freesMain(env, sideOf(table, verb2, env)) || freeSlots(table, sideOf(table, verb2, env), "monster").length > 0)
  },
  /** `what`, one monster, goes to another zone of its side (base.4.10). */
  moveZone: {
    rule: "base.4.10",
    run: (table, verb2, env, path) => {
      const [object] = movable(table, verb2, env);
      return object === void 0 ? { done: false } : { call: "shiftMonster", locals: shiftLocals(object, "monster", doingAt(env, path, "base.4.10")) };
    },
    choosable: (table, verb2, env) => movable(table, verb2, env).length > 0
  },
  /** `what` is equipped to `to` (base.16.11). */
  equip: {
    rule: "base.16.11",
    run: (table, verb2, env, path) => {
      const to = hostOf2(table, verb2, env);
      const [first2] = whatOf2(table, verb2, env);
      if (first2 === void 0) return { done: false };
      if (!liesAsSpell(table, first2))
        return { call: "equipAs", locals: equipAsLocals(env.you, first2, to, doingAt(env, path, "base.16.14")) };
      return { propose: [equip(first2, to, doingAt(env, path, "base.16.11"))] };
    },
    choosable: (table, verb2, env) => {
      const to = hostOf2(table, verb2, env);
      return canBearEquip(table, to) && whatOf2(table, verb2, env).some((id) => liesAsSpell(table, id) || mayEquipAs(table, env.you, id, to));
    }
  },
  /** One Pendulum Monster Card is placed in a Pendulum Zone of its player (base.4.3). */
  placeAsPendulum: {
    rule: "base.4.3",
    run: (table, verb2, env, path) => {
      const [id] = whatOf2(table, verb2, env);
      if (id === void 0 || !mayPlaceAsPendulum(table, env.you, id)) return { done: false };
      return { call: "placeAsPendulum", locals: placePendulumLocals(env.you, id, doingAt(env, path, "base.4.3")) };
    },
    choosable: (table, verb2, env) => freePendulumSlots(table, env.you).length > 0 && (isBoundLater(verb2, env) || whatOf2(table, verb2, env).some((id) => mayPlaceAsPendulum(table, env.you, id)))
  },
  /** One Spell or Trap is Set in a zone of its player's choice (base.16.3). */
  setCard: {
    rule: "base.16.3",
    run: (table, verb2, env, path) => {
      const [id] = whatOf2(table, verb2, env);
      if (id === void 0 || !maySetCard(table, env.you, id)) return { done: false };
      return { call: "setCard", locals: actLocals(env.you, id, doingAt(env, path, "base.16.3")) };
    },
    choosable: (table, verb2, env) => isBoundLater(verb2, env) || whatOf2(table, verb2, env).some((id) => maySetCard(table, env.you, id))
  },
  /** So many Tokens of one kind are Special Summoned, all of them or none (base.21.1); their owner is whose effect makes them (base.21.12). */
  createTokens: {
    rule: "base.21.1",
    run: (table, verb2, env, path) => {
      const count = amountOf4(table, verb2, env);
      const side = sideOf(table, verb2, env);
      if (!hasRoomFor(table, verb2, env)) return { done: false };
      const objects = Array.from({ length: count }, () => table.create(verb2.token, env.you, "token").id);
      return {
        call: "summonByEffect",
        locals: effectSummonLocals({
          seat: env.you,
          side,
          objects,
          how: "special",
          position: verb2.position ?? "any",
          proper: false,
          doing: doingAt(env, path, "base.21.1")
        })
      };
    },
    choosable: hasRoomFor
  }
};
function hasRoomFor(table, verb2, env) {
  const side = sideOf(table, verb2, env);
  return freeSlots(table, side, "monster").length >= amountOf4(table, verb2, env) && !summonsNothing(table, env.you);
}

function changing(make, rule2, more = {}) {
  return {
    rule: rule2,
    ...more,
    run: (table, verb2, env, path) => ({
      propose: whoOf(table, verb2, env).map((seat) => make(seat, amountOf4(table, verb2, env), doingAt(env, path, rule2)))
    })
  };
}
function price(table, verb2, env, seat) {
  if (verb2.half === true) return Math.floor(playerOf2(table, seat).life / 2);
  return amount(table, env, verb2.amount ?? 0);
}
function canPay(table, verb2, env) {
  return whoOf(table, verb2, env).every(
    (seat) => playerOf2(table, seat).life >= price(table, verb2, env, seat) && (verb2.half !== true || playerOf2(table, seat).life > 1)
  );
}
var lifeVerbs = {
  damage: changing((seat, points2, doing2) => damage2(seat, points2, doing2), "base.19.14"),
  loseLife: changing(loseLife, "base.1.11", { impersonal: true }),
  gainLife: {
    ...changing(gainLife2, "base.1.20", { impersonal: true }),
    choosable: (table, verb2, env) => whoOf(table, verb2, env).some((seat) => !playerCannot(table, seat, "gainLife"))
  },
  setLife: changing(setLife, "base.1.11"),
  payLife: {
    rule: "3.3-2",
    run: (table, verb2, env) => ({
      propose: whoOf(table, verb2, env).map((seat) => payLife2(seat, price(table, verb2, env, seat), byEffect2(env, "3.3-2", "cost")))
    }),
    payable: canPay,
    choosable: canPay
  }
};

var stats2 = ["atk", "def"];
var valueIn = (values, name) => values[name] ?? 0;
function fixedChange(rule2, fixing) {
  return {
    rule: rule2,
    run: (table, verb2, env, path) => {
      const doing2 = doingAt(env, path, rule2);
      const objects = whatOf2(table, verb2, env).filter((id) => reaches2(table, id, doing2) && holdsEffects(table, table.object(id)));
      const until2 = durationKey(table, env, verb2.until);
      const fixed2 = objects.map((id) => [
        id,
        { ...env, vars: { ...env.vars, ...fixing(table, verb2, env, valuesOf2(table, id)) } }
      ]);
      for (const [id, own2] of fixed2)
        verb2.modifiers.forEach(
          (_, at) => grant(table, own2, { program: `${path}/modifiers/${at}`, objects: [id], seats: [], until: until2 })
        );
      if (objects.length > 0)
        table.emit("effectGranted", rule2, { objects: [...objects], seats: [], until: verb2.until, program: path });
      return { done: objects.length > 0, objects };
    },
    choosable: (table, verb2, env) => whatOf2(table, verb2, env).length > 0
  };
}
var statVerbs = {
  /** Monsters lose ATK (`atk`) and DEF (`def`), no more than there is; each really lost `atkLost` and `defLost` (2.5-1): what they gain later starts from what is left (ruling:5). */
  loseStats: fixedChange(
    "2.5-1",
    (table, verb2, env, values) => Object.fromEntries(
      stats2.filter((name) => verb2[name] !== void 0).map((name) => [`${name}Lost`, Math.min(amount(table, env, verb2[name]), valueIn(values, name))])
    )
  ),
  /** `times` what they are now: `atkTimes` and `defTimes` (base.23.18). */
  multiplyStats: fixedChange(
    "base.23.18",
    (_table, { times: times3 }, _env, values) => Object.fromEntries(stats2.map((name) => [`${name}Times`, valueIn(values, name) * times3]))
  )
};

var hostOf3 = (table, verb2, env) => whatOf2(table, verb2, env)[0] ?? 0;
var materialsOf = (table, host2) => table.find(host2)?.under.length ?? 0;
function hasMaterials2(table, verb2, env) {
  return materialsOf(table, hostOf3(table, verb2, env)) >= amountOf4(table, verb2, env);
}
var materialVerbs2 = {
  /** `what` becomes material of the Xyz Monster `to` (base.12.3). */
  attachMaterial: {
    rule: "base.12.3",
    run: (table, verb2, env, path) => {
      const host2 = objectsOf(table, env, verb2.to)[0];
      return host2 === void 0 ? { done: false } : { call: "attachMaterial", locals: attachLocals(whatOf2(table, verb2, env), host2, doingAt(env, path, "base.12.3")) };
    },
    choosable: (table, verb2, env) => whatOf2(table, verb2, env).length > 0
  },
  /** So many materials of `what` (base.12.6). */
  detach: {
    rule: "base.12.6",
    run: (table, verb2, env, path) => {
      const host2 = hostOf3(table, verb2, env);
      if (materialsOf(table, host2) === 0) return { done: false };
      const doing2 = doingAt(env, path, "base.12.6");
      return reaches2(table, host2, doing2) ? { call: "detach", locals: detachLocals(host2, env.you, amountOf4(table, verb2, env), doing2) } : { done: false };
    },
    payable: hasMaterials2,
    choosable: hasMaterials2
  }
};

function answered3(table, { event }) {
  const { link: link3 = 0 } = event ?? {};
  return linkOf(table, link3);
}
function emitNegated(table, env, what, object, card5, rule2) {
  table.emit("negated", rule2, { object, card: card5, what, by: env.self, byCard: env.card, bySeat: env.you });
}
function negateLink(flag3, rule2) {
  return {
    rule: rule2,
    run: (table, _verb, env) => {
      const link3 = answered3(table, env);
      if (link3 === null || link3.number >= gameOf(table).resolving || link3.activationNegated || link3[flag3]) return { done: false };
      setLink(table, link3.number, { [flag3]: true });
      if (flag3 === "activationNegated") takeBack(table, link3);
      emitNegated(table, env, flag3 === "activationNegated" ? "activation" : "effect", link3.source, link3.card, rule2);
      return { done: true, objects: [link3.source] };
    }
  };
}
function takeBack(table, link3) {
  dropTriggers(
    table,
    ({ event }) => event.link === link3.number && (event.key === "activated" && event.object === link3.source || event.key === "targeted" && event.by === link3.source)
  );
  countBack(table, link3);
}
function countBack(table, { ability: ability2, source, seat }) {
  const { limit } = table.library.ability(ability2).ability;
  if (limit?.refund === "negated") giveBack(table, { object: source, seat, ability: ability2 }, limit);
}
var negationVerbs = {
  negateActivation: negateLink("activationNegated", "base.23.6"),
  negateEffect: negateLink("effectNegated", "base.23.7"),
  /** Negates the summon that is on (base.8.13): the monsters that were being summoned. */
  negateSummon: {
    rule: "base.8.14",
    run: (table, _verb, env) => {
      const arrival = frameOf(table, "arrival");
      if (arrival === null) return { done: false };
      const objects = arrival.locals.objects.filter((id) => table.find(id) !== null);
      table.local(arrival.locals, "negated", objects);
      for (const id of objects) emitNegated(table, env, "summon", id, table.object(id).card, "base.8.14");
      return { done: objects.length > 0, objects };
    }
  },
  /** Negates the attack that is on (base.17.13). One whose attacker lies down, changed sides or cannot attack any more has come to its end already (base.17.12). */
  negateAttack: {
    rule: "base.17.13",
    run: (table, _verb, env, path) => {
      const { attack } = gameOf(table);
      if (attack === null || attack.negated || !canAttack(table, turnPlayer(table), attack.attacker) || !reaches2(table, attack.attacker, doingAt(env, path, "base.17.13")))
        return { done: false };
      setGame(table, "attack", { ...attack, negated: true });
      emitNegated(table, env, "attack", attack.attacker, table.object(attack.attacker).card, "base.17.13");
      return { done: true, objects: [attack.attacker] };
    }
  },
  /** base.6.17: the Battle Phase goes to its End Step. */
  endBattlePhase: {
    rule: "base.6.17",
    run: (table) => {
      if (gameOf(table).phase !== "battle") return { done: false };
      setGame(table, "ending", "battle");
      return { done: true };
    }
  },
  /** base.6.17: what lies between now and the End Phase is left out. */
  endTurn: {
    rule: "base.6.17",
    run: (table) => {
      if (gameOf(table).phase === "end") return { done: false };
      setGame(table, "ending", "turn");
      return { done: true };
    }
  }
};

function sideOf2(table, verb2, env) {
  return verb2.to === void 0 ? env.you : seatsOf(table, env, verb2.to)[0] ?? env.you;
}
var how2 = (verb2) => verb2.how ?? "special";
var frees = (table, env, side, id) => (table.object(id).zone.startsWith("extraDeck:") ? freesAny : freesMain)(env, side);
function summonable(table, verb2, env, ids2) {
  return ids2.some((id) => {
    const isOwners = verb2.sides === "owner";
    const [who, side] = isOwners ? [table.object(id).owner, table.object(id).owner] : [env.you, sideOf2(table, verb2, env)];
    return maySpecialSummon(table, who, id, how2(verb2)) && (frees(table, env, side, id) || summonZones(table, side, id).length > 0);
  });
}
function withMaterials(kind, zone, act4) {
  const read2 = (verb2, { you }) => ({
    seat: you,
    how: kind,
    zone,
    where: verb2.where ?? {},
    from: verb2.from ?? ["hand", "monsterZone"],
    materials: verb2.materials ?? null,
    levels: verb2.levels ?? "exactly",
    act: verb2.act ?? act4
  });
  const rule2 = kind === "fusion" ? "base.10.7" : "base.10.1";
  return {
    rule: rule2,
    run: (table, verb2, env, path) => ({ call: "materialSummon", locals: materialSummonLocals(read2(verb2, env), doingAt(env, path, rule2)) }),
    // base.16.16: what would do nothing else is activated only where it is possible.
    choosable: (table, verb2, env) => summonableWith(table, read2(verb2, env)).length > 0
  };
}
function normalNow({ where, untributed, faceUp, ofTurn: ofTurn2 }, { you }) {
  return {
    seat: you,
    where: where ?? {},
    untributed: untributed === true,
    faceUp: faceUp === true,
    ofTurn: ofTurn2 === true
  };
}
var usedBy = (table, verb2, env) => objectsOf(table, env, verb2.using).filter(
  (id) => table.object(id).slot !== "" && table.object(id).controller === env.you && mayBeMaterial(table, { seat: env.you, object: 0, how: "xyz" }, id)
);
function summonWith(table, verb2, env, object, path) {
  const materials = usedBy(table, verb2, env);
  if (materials.length === 0 || !maySpecialSummon(table, env.you, object, "xyz")) return { done: false };
  return { call: "specialSummon", locals: effectXyzLocals(table, env.you, object, materials, doingAt(env, path, "base.12.11")) };
}
var gone2 = -1;
var summoningVerbs = {
  specialSummon: {
    rule: "base.9.3",
    run: (table, verb2, env, path) => {
      const objects = whatOf2(table, verb2, env);
      if (objects.length === 0) return { done: false };
      const kind = how2(verb2);
      if (verb2.using !== void 0) return summonWith(table, verb2, env, objects[0], path);
      return {
        call: "summonByEffect",
        locals: effectSummonLocals({
          seat: env.you,
          side: sideOf2(table, verb2, env),
          objects,
          how: kind,
          position: verb2.position ?? "any",
          // base.9.7, base.10.12: what the effect does not call a Fusion Summon is none, and no proper one unless it says so.
          proper: kind !== "special" || verb2.proper === true,
          doing: doingAt(env, path, "base.9.3"),
          ...verb2.excavated === true ? { excavated: true } : {},
          ...verb2.sides === "owner" ? { owners: true } : {},
          ...verb2.pointedBy === void 0 ? {} : { pointedBy: objectsOf(table, env, verb2.pointedBy)[0] ?? gone2 }
        })
      };
    },
    choosable: (table, verb2, env) => {
      if (verb2.using !== void 0) return usedBy(table, verb2, env).length > 0 && !summonsNothing(table, env.you);
      const what = verb2.what ?? "self";
      return summonable(table, verb2, env, objectsOf(table, env, what));
    }
  },
  /** Its player Normal Summons or Sets a monster now, as a rule besides those of the turn (base.8.9); for what else it says see `NormalNow`. */
  normalSummonNow: {
    rule: "base.8.9",
    run: (_table, verb2, env) => ({ call: "normalSummonNow", locals: normalNowLocals(normalNow(verb2, env)) }),
    choosable: (table, verb2, env) => hasNormalSummon(table, normalNow(verb2, env))
  },
  fusionSummon: withMaterials("fusion", "extraDeck", "sent"),
  ritualSummon: withMaterials("ritual", "hand", "tributed")
};

var turnVerbs = {
  /** Players (`who`) leave out the next `phase` of a turn of theirs, or so many (`times`). What another effect takes already is taken by both (base.6.16). */
  skipPhase: {
    rule: "base.6.16",
    run: (table, verb2, env) => {
      const times3 = verb2.times ?? 1;
      for (const seat of whoOf(table, verb2, env)) {
        const { skips } = playerOf2(table, seat);
        const due = skips.filter((phase) => phase === verb2.phase).length;
        setPlayer(table, seat, "skips", [...skips, ...Array.from({ length: times3 - due }, () => verb2.phase)]);
      }
      return { done: true };
    }
  }
};

var verbs2 = {
  ...moveVerbs,
  ...lifeVerbs,
  ...facingVerbs,
  ...counterVerbs,
  ...countingVerbs,
  ...chanceVerbs,
  ...statVerbs,
  ...fieldVerbs,
  ...summoningVerbs,
  ...materialVerbs2,
  ...negationVerbs,
  ...turnVerbs
};
var verbProcedures = [
  pickingProcedure(movePickings, costBond),
  takeControlProcedure,
  endLoansProcedure,
  equipAsProcedure,
  comeBackProcedure,
  shiftProcedure,
  placePendulumProcedure,
  attachProcedure,
  orderTopProcedure,
  stabiliseProcedure
];

function viewTurn(table) {
  const { turn: turn2, active, phase } = gameOf(table);
  return { number: turn2, seat: active < 0 ? null : active, phase };
}
function viewPlayer(table, seat) {
  const { life: life2, normalSummons, summonedSpecially: summonedSpecially2, passing: passing2 } = playerOf2(table, seat);
  return {
    life: life2,
    normalSummons,
    summonedSpecially: summonedSpecially2,
    passing: passing2,
    hand: table.zoneOf("hand", seat).order.length,
    mainDeck: table.zoneOf("mainDeck", seat).order.length,
    extraDeck: table.zoneOf("extraDeck", seat).order.length,
    monsters: monstersOf(table, seat).length
  };
}
function viewMatch(table) {
  const { first: first2, step: step2, chain, resolving, attack } = gameOf(table);
  const { game, wins, draws } = matchOf(table);
  return {
    first: first2,
    step: step2,
    chain: chain.map((link3) => viewLink(table, link3)),
    resolving,
    attack,
    game,
    wins: [...wins],
    draws,
    bestOf: table.pins.format.bestOf
  };
}
function viewLink(table, { number, seat, card: card5, source, ability: ability2, act: act4, speed, targets: targets2, activationNegated, effectNegated }) {
  return {
    number,
    seat,
    card: card5,
    ...isNamedToAll(table, source) ? { object: source } : {},
    ability: ability2,
    act: act4,
    speed,
    targets: targets2.map((id) => viewTarget(table, id)),
    activationNegated,
    effectNegated
  };
}
function viewTarget(table, id) {
  const row = table.find(id);
  return row !== null && showsFace(table, row, { role: "spectator" }) ? { object: id, card: row.card } : { object: id };
}
function viewObject2(table, row) {
  const values = valuesOf2(table, row.id);
  const shown2 = {};
  for (const key in values) if (key !== "abilities") shown2[key] = values[key];
  const { setTurn, cameTurn, attacks, doomed, arriving, proper } = fieldsOf(row);
  return Object.assign(shown2, { place: kindOfPlace(table, row), setTurn, cameTurn, attacks, doomed, arriving, proper });
}
function viewHidden(_table, row) {
  const { faceUp, position, setTurn } = fieldsOf(row);
  return { faceUp, position, setTurn };
}

var yugiohRules = {
  id: "yugioh",
  names: { en: "Yu-Gi-Oh!", zh: "游戏王" },
  seats: { min: 2, max: 2 },
  // base.1.14, base.1.15
  formats: {
    ocg: { id: "ocg", bestOf: 1, onTimeOut: "loseMatch", options: { list: "ocg" } },
    ocgMatch: { id: "ocgMatch", bestOf: 3, onTimeOut: "loseMatch", options: { list: "ocg" } },
    tcg: { id: "tcg", bestOf: 3, onTimeOut: "loseMatch", options: { list: "tcg" } },
    open: { id: "open", bestOf: 1, onTimeOut: "loseMatch", options: {} }
  },
  decisionKinds,
  vocabulary,
  prepare,
  pinsDecks: true,
  procedures: [matchProcedure, duelProcedure, ...procedures, ...verbProcedures],
  verbs: verbs2,
  objectFields,
  happenings,
  commitOrder,
  commitsToOrder: pileOrders,
  history,
  replacementTiers: ["prevent", "instead", "place"],
  // 2.2-7, 5.2-1
  moments: {
    begin: (table, joined3) => joined3 ? void 0 : setGame(table, "moment", gameOf(table).moment + 1),
    now: (table) => gameOf(table).moment
  },
  committed: (table, happened, keys4) => {
    noteCommitted(table, happened, keys4);
    noteBattlefield(table, happened);
  },
  // 2.2-3: what could not be carried out ends the list of what hangs on it.
  stopsAtFailure: true,
  // 4.1-2: cost and limit count when an effect is activated, not when it triggers.
  judgesLate: true,
  triggerHolder,
  setUp: (table) => {
    layOut(table, playableDecks(table));
    table.push("match", matchLocals());
  },
  arrange,
  // base.5.3, base.5.5: everybody sees that the cards are there; `hides` says who sees their faces. The Extra Deck's backs lie in one pile.
  visibility: { mainDeck: "nobody", extraDeck: "pile", hand: "owner", graveyard: "all", banished: "faces", sideDeck: "ownerAlone" },
  hides: hides2,
  idFields: ["by", "to", "attacker", "target"],
  keepsKnowledge,
  nameOf: nameKey,
  slotKinds: { names: [...slotKinds, arrivingKind], of: (slot, row) => kindOfSlot2(slot.row, row) },
  // A card stays the same from zone to zone of the field (base.4.10, base.21.6), and becomes another everywhere else.
  keepsIdentity: (from, to) => fieldKinds2.has(from) && fieldKinds2.has(to),
  remembers: (_table, _row, from) => from !== "mainDeck",
  openings: { dormantInHand, dormantSet, dormantTriggers, unaffected: saysUnaffected },
  inPlay: slotKinds,
  spellsFrom: ["hand", "spellTrapZone", "fieldZone"],
  distantFields,
  layers,
  baseValues,
  finishValues,
  playerValues,
  modifierSources,
  abilitiesWork,
  affects,
  holdsEffects,
  relations,
  status: { summonable: isSummonable },
  order: inOrder4,
  seatOrder: turnOrder,
  triggerOrder,
  interjections: takingBack(),
  listeners: (table, seat) => [openPlaces2(table, seat)],
  hiddenListeners,
  allowed: mayActivate,
  rules: { optionalEffect: "4.1-1", orderEffects: "4.4.2.1-3", replace: "base.20.4", chooseTargets: "4.3.1-1", concede: "base.1.10" },
  // 4.3-4, base.23.15: asked as targets are chosen, and of nothing that was targeted already.
  canTarget: (table, env, object) => !cannot(table, object.id, "beTargeted", { by: env.you === object.controller ? "you" : "opponent" }),
  acceptPicks: (table, decision, picks) => judges[decision.kind]?.accept(table, decision, picks) ?? null,
  completePicks: (table, decision, picked2) => judges[decision.kind]?.complete(table, decision, picked2) ?? null,
  duration: durationKey,
  // base.23.10, base.23.11, base.23.13: how long a use counts.
  span: (table, name) => name === "duel" ? "duel" : name === "chain" ? `chain ${gameOf(table).chains}` : `turn ${gameOf(table).turn}`,
  playerAmount: (table, seat, value) => {
    const kind = ["hand", "mainDeck", "graveyard", "banished", "extraDeck"].find((one2) => one2 === value);
    if (kind !== void 0) return table.zoneOf(kind, seat).order.length;
    if (value === "freeZones") return freeSlots(table, seat, "monster").length;
    if (value === "monsters") return monstersOf(table, seat).length;
    return value === "life" ? playerOf2(table, seat).life : unknownWord("value of a player", value);
  },
  matchAmount: (table, value) => {
    if (value === "chain") return gameOf(table).chain.length;
    return value === "turn" ? gameOf(table).turn : unknownWord("value of the match", value);
  },
  phase: (table) => gameOf(table).phase,
  step: (table) => gameOf(table).step,
  activeSeat: (table) => gameOf(table).active < 0 ? null : gameOf(table).active,
  endByConcession: giveUp,
  endByAgreement: agreeDraw,
  acceptBulk: sideDecking.accept,
  sampleBulk: sideDecking.sample,
  validateDeck,
  parseDeck,
  deckForms,
  viewTurn,
  viewPlayer,
  viewMatch,
  viewObject: viewObject2,
  viewHidden
};
function nameKey({ names: names4, printed: printed2 }) {
  return printed2.alwaysNamed ?? names4.en;
}
var fieldKinds2 = /* @__PURE__ */ new Set([...slotKinds, arrivingKind]);
function kindOfSlot2(name, row) {
  if (name === "field") return "fieldZone";
  if (name === "spellTrap") return row !== null && fieldsOf(row).role === "pendulum" ? "pendulumZone" : "spellTrapZone";
  return row !== null && fieldsOf(row).arriving ? arrivingKind : "monsterZone";
}
function hides2(_table, row, seat) {
  if (fieldsOf(row).faceUp) return false;
  return row.controller !== seat;
}
function hiddenListeners(table, seat) {
  const { order } = table.zoneOf("hand", seat);
  const set2 = backrowOf(table, seat).filter((id) => !rowOf3(table, id).faceUp);
  return set2.length === 0 ? order : [...order, ...set2];
}
function modifierSources(table) {
  const found3 = [];
  for (const { object } of table.allSlots()) {
    if (object !== 0 && rowOf3(table, object).faceUp && table.program(table.object(object)).statics.length > 0) found3.push(object);
  }
  return found3;
}

var layoutWords = {
  "row.monster": { en: "Monster Zone", zh: "怪兽区" },
  "row.spellTrap": { en: "Spell & Trap Zone", zh: "魔法与陷阱区" },
  "row.field": { en: "Field Zone", zh: "场地区" },
  "row.extra": { en: "Extra Monster Zone", zh: "额外怪兽区" },
  slash: { en: " / ", zh: "／" },
  dot: { en: "· ", zh: " · " },
  attacked: { en: "is attacked", zh: "被攻击" },
  life: { en: "LP", zh: "基本分" },
  hand: { en: "hand", zh: "手卡" },
  mainDeck: { en: "Deck", zh: "卡组" },
  extraDeck: { en: "Extra Deck", zh: "额外卡组" },
  graveyard: { en: "GY", zh: "墓地" },
  banished: { en: "banished", zh: "除外" },
  monster: { en: "Monster Zone", zh: "怪兽区" },
  spellTrap: { en: "Spell & Trap Zone", zh: "魔法与陷阱区" },
  pendulum: { en: "Pendulum Zone", zh: "灵摆区" },
  field: { en: "Field Zone", zh: "场地区" },
  extra: { en: "Extra Monster Zone", zh: "额外怪兽区" },
  chain: { en: "Chain", zh: "连锁" },
  link: { en: "Link", zh: "连锁" },
  resolves: { en: "resolves", zh: "处理中" },
  negated: { en: "negated", zh: "无效" },
  effectsNegated: { en: "effects negated", zh: "效果无效" },
  set: { en: "Set card", zh: "盖放的卡" },
  faceDown: { en: "face-down card", zh: "里侧表示的卡" },
  attack: { en: "Attack Position", zh: "攻击表示" },
  defense: { en: "Defense Position", zh: "守备表示" },
  materials: { en: "Xyz Materials", zh: "超量素材" },
  attacks: { en: "attacks", zh: "攻击" },
  directly: { en: "directly", zh: "直接" },
  equippedTo: { en: "equipped to", zh: "装备于" },
  equippedWith: { en: "equipped with", zh: "装备卡" },
  counters: { en: "Counters", zh: "指示物" },
  token: { en: "Token", zh: "衍生物" },
  owner: { en: "owner", zh: "持有者" },
  player: { en: "Player", zh: "玩家" },
  gameNumber: { en: "Duel $", zh: "第$局" },
  draw: { en: "Draw Phase", zh: "抽卡阶段" },
  drawing: { en: "Draw Phase", zh: "抽卡阶段" },
  standby: { en: "Standby Phase", zh: "准备阶段" },
  main1: { en: "Main Phase 1", zh: "主要阶段1" },
  battle: { en: "Battle Phase", zh: "战斗阶段" },
  main2: { en: "Main Phase 2", zh: "主要阶段2" },
  end: { en: "End Phase", zh: "结束阶段" },
  between: { en: "before the first turn", zh: "首回合之前" },
  "short.draw": { en: "Draw", zh: "抽卡" },
  "short.standby": { en: "Standby", zh: "准备" },
  "short.main1": { en: "Main 1", zh: "主要1" },
  "short.battle": { en: "Battle", zh: "战斗" },
  "short.main2": { en: "Main 2", zh: "主要2" },
  "short.end": { en: "End", zh: "结束" },
  "step.start": { en: "Start Step", zh: "开始步骤" },
  "step.battle": { en: "Battle Step", zh: "战斗步骤" },
  "step.damageStart": { en: "Damage Step: start", zh: "伤害步骤开始时" },
  "step.damageBefore": { en: "Damage Step: before calculation", zh: "伤害计算前" },
  "step.damageCalculation": { en: "damage calculation", zh: "伤害计算时" },
  "step.damageAfter": { en: "Damage Step: after calculation", zh: "伤害计算后" },
  "step.damageEnd": { en: "Damage Step: end", zh: "伤害步骤结束时" },
  "step.endStep": { en: "End Step", zh: "结束步骤" },
  spell: { en: "Spell", zh: "魔法" },
  trap: { en: "Trap", zh: "陷阱" },
  normal: { en: "Normal", zh: "通常" },
  effect: { en: "Effect", zh: "效果" },
  ritual: { en: "Ritual", zh: "仪式" },
  fusion: { en: "Fusion", zh: "融合" },
  synchro: { en: "Synchro", zh: "同调" },
  xyz: { en: "Xyz", zh: "超量" },
  continuous: { en: "Continuous", zh: "永续" },
  equip: { en: "Equip", zh: "装备" },
  quickPlay: { en: "Quick-Play", zh: "速攻" },
  counter: { en: "Counter", zh: "反击" },
  tuner: { en: "Tuner", zh: "调整" },
  flip: { en: "Flip", zh: "反转" },
  spirit: { en: "Spirit", zh: "灵魂" },
  gemini: { en: "Gemini", zh: "二重" },
  union: { en: "Union", zh: "同盟" },
  toon: { en: "Toon", zh: "卡通" },
  DARK: { en: "DARK", zh: "暗" },
  DIVINE: { en: "DIVINE", zh: "神" },
  EARTH: { en: "EARTH", zh: "地" },
  FIRE: { en: "FIRE", zh: "炎" },
  LIGHT: { en: "LIGHT", zh: "光" },
  WATER: { en: "WATER", zh: "水" },
  WIND: { en: "WIND", zh: "风" },
  Aqua: { en: "Aqua", zh: "水族" },
  Beast: { en: "Beast", zh: "兽族" },
  "Beast-Warrior": { en: "Beast-Warrior", zh: "兽战士族" },
  "Creator God": { en: "Creator God", zh: "创造神族" },
  Cyberse: { en: "Cyberse", zh: "电子界族" },
  Dinosaur: { en: "Dinosaur", zh: "恐龙族" },
  "Divine-Beast": { en: "Divine-Beast", zh: "幻神兽族" },
  Dragon: { en: "Dragon", zh: "龙族" },
  Fairy: { en: "Fairy", zh: "天使族" },
  Fiend: { en: "Fiend", zh: "恶魔族" },
  Fish: { en: "Fish", zh: "鱼族" },
  Insect: { en: "Insect", zh: "昆虫族" },
  Machine: { en: "Machine", zh: "机械族" },
  Plant: { en: "Plant", zh: "植物族" },
  Psychic: { en: "Psychic", zh: "念动力族" },
  Pyro: { en: "Pyro", zh: "炎族" },
  Reptile: { en: "Reptile", zh: "爬虫类族" },
  Rock: { en: "Rock", zh: "岩石族" },
  "Sea Serpent": { en: "Sea Serpent", zh: "海龙族" },
  Spellcaster: { en: "Spellcaster", zh: "魔法师族" },
  Thunder: { en: "Thunder", zh: "雷族" },
  Warrior: { en: "Warrior", zh: "战士族" },
  "Winged Beast": { en: "Winged Beast", zh: "鸟兽族" },
  Wyrm: { en: "Wyrm", zh: "幻龙族" },
  Zombie: { en: "Zombie", zh: "不死族" }
};

var layout = {
  words: layoutWords,
  phases: [["draw"], ["standby"], ["main1"], ["battle"], ["main2"], ["end"]],
  player: {
    counts: ["life", "hand"],
    tags: [{ tag: "seat", value: "first", sign: "①" }],
    hand: { zone: "hand" },
    spread: []
  },
  turned: true,
  tellAbove: true,
  side: [
    [
      { area: "slots", row: "field", sign: "◇" },
      { area: "slots", row: "monster" },
      { area: "pile", zone: "graveyard" }
    ],
    [
      { area: "pile", zone: "extraDeck", closed: true },
      // The outermost zones are Pendulum Zones as well (base.4.3).
      { area: "slots", row: "spellTrap", columnSigns: ["◆", "", "", "", "◆"] },
      { area: "pile", zone: "mainDeck", closed: true }
    ]
  ],
  middle: [
    { area: "pile", zone: "banished", side: "far" },
    { area: "gap" },
    { area: "sharedSlot", row: "extra", column: 0, sign: "✦" },
    { area: "gap" },
    { area: "sharedSlot", row: "extra", column: 1, sign: "✦" },
    { area: "gap" },
    { area: "pile", zone: "banished", side: "near" }
  ],
  waiting: {
    from: "value",
    value: "chain",
    word: "chain",
    now: "resolving",
    nowWord: "resolves",
    off: ["activationNegated", "effectNegated"],
    offWord: "negated"
  },
  fight: {
    value: "attack",
    parts: [
      { part: "attacker", sign: "⚔", word: "attacks" },
      { part: "target", sign: "◎", word: "attacked" }
    ]
  },
  card: {
    shape: "tall",
    down: { value: "faceUp", is: false },
    turned: { value: "position", is: "defense" },
    off: { value: "negated", is: true },
    tint: {
      values: [{ value: "frame", where: { value: "kinds", has: ["monster"] } }],
      kinds: [
        { where: { value: "kinds", has: ["monster"] }, tint: "normal" },
        { where: { value: "kinds", has: ["trap"] }, tint: "trap" }
      ],
      none: "spell",
      blended: { value: "pendulum", is: true }
    },
    line: [
      { value: "scale", before: "◆", when: { value: "place", is: "pendulumZone" } },
      { value: "level", before: "★", unless: { value: "place", is: "pendulumZone" } },
      { value: "rank", before: "☆", unless: { value: "place", is: "pendulumZone" } },
      { value: "link", before: "LINK-", unless: { value: "place", is: "pendulumZone" } }
    ],
    numbers: [
      { value: "atk", where: { value: "kinds", has: ["monster"] } },
      { value: "def", before: "/", where: { value: "kinds", has: ["monster"] }, unless: { value: "frame", is: "link" } }
    ],
    compared: { values: ["atk"], printed: "originalAtk" },
    arrows: "arrows",
    marks: [
      { mark: "under", sign: "▤" },
      { mark: "counters", value: "counters" },
      { mark: "attached", sign: "⊕" },
      { mark: "host", sign: "⊕" },
      { mark: "flag", value: "negated", is: true, sign: "✕", word: "effectsNegated" }
    ],
    details: [
      { value: "attribute", words: true, betweenWord: "slash" },
      { value: "races", words: true, betweenWord: "slash" },
      { value: "frame", words: true },
      { value: "marks", words: true, betweenWord: "slash" },
      { value: "property", words: true },
      { value: "kinds", words: true, where: { value: "kinds", has: ["spell", "trap"] } },
      { value: "scale", before: "◆" }
    ],
    underWord: "materials",
    attachedWord: "equippedWith"
  }
};

var attributeTerms = {
  DARK: phrase("DARK", "暗属性"),
  DIVINE: phrase("DIVINE", "神属性"),
  EARTH: phrase("EARTH", "地属性"),
  FIRE: phrase("FIRE", "炎属性"),
  LIGHT: phrase("LIGHT", "光属性"),
  WATER: phrase("WATER", "水属性"),
  WIND: phrase("WIND", "风属性")
};
var raceTerms = {
  Aqua: phrase("Aqua", "水族"),
  Beast: phrase("Beast", "兽族"),
  "Beast-Warrior": phrase("Beast-Warrior", "兽战士族"),
  "Creator God": phrase("Creator God", "创造神族"),
  Cyberse: phrase("Cyberse", "电子界族"),
  Dinosaur: phrase("Dinosaur", "恐龙族"),
  "Divine-Beast": phrase("Divine-Beast", "幻神兽族"),
  Dragon: phrase("Dragon", "龙族"),
  Fairy: phrase("Fairy", "天使族"),
  Fiend: phrase("Fiend", "恶魔族"),
  Fish: phrase("Fish", "鱼族"),
  Insect: phrase("Insect", "昆虫族"),
  Machine: phrase("Machine", "机械族"),
  Plant: phrase("Plant", "植物族"),
  Psychic: phrase("Psychic", "念动力族"),
  Pyro: phrase("Pyro", "炎族"),
  Reptile: phrase("Reptile", "爬虫类族"),
  Rock: phrase("Rock", "岩石族"),
  "Sea Serpent": phrase("Sea Serpent", "海龙族"),
  Spellcaster: phrase("Spellcaster", "魔法师族"),
  Thunder: phrase("Thunder", "雷族"),
  Warrior: phrase("Warrior", "战士族"),
  "Winged Beast": phrase("Winged Beast", "鸟兽族"),
  Wyrm: phrase("Wyrm", "幻龙族"),
  Zombie: phrase("Zombie", "不死族")
};
var frameTerms = {
  normal: phrase("Normal", "通常"),
  effect: phrase("Effect", "效果"),
  ritual: phrase("Ritual", "仪式"),
  fusion: phrase("Fusion", "融合"),
  synchro: phrase("Synchro", "同调"),
  xyz: phrase("Xyz", "超量"),
  link: phrase("Link", "连接")
};
var markTerms = {
  tuner: phrase("Tuner", "调整"),
  flip: phrase("Flip", "反转"),
  spirit: phrase("Spirit", "灵魂"),
  gemini: phrase("Gemini", "二重"),
  union: phrase("Union", "同盟"),
  toon: phrase("Toon", "卡通")
};
var kindTerms = {
  monster: phrase("monster", "怪兽"),
  spell: phrase("Spell", "魔法卡"),
  trap: phrase("Trap", "陷阱卡")
};
var propertyTerms = {
  normal: phrase("Normal", "通常"),
  continuous: phrase("Continuous", "永续"),
  equip: phrase("Equip", "装备"),
  quickPlay: phrase("Quick-Play", "速攻"),
  field: phrase("Field", "场地"),
  ritual: phrase("Ritual", "仪式"),
  counter: phrase("Counter", "反击")
};
var summonTerms = {
  normal: phrase("Normal Summon", "通常召唤"),
  tribute: phrase("Tribute Summon", "上级召唤"),
  flip: phrase("Flip Summon", "反转召唤"),
  special: phrase("Special Summon", "特殊召唤"),
  ritual: phrase("Ritual Summon", "仪式召唤"),
  fusion: phrase("Fusion Summon", "融合召唤"),
  synchro: phrase("Synchro Summon", "同调召唤"),
  xyz: phrase("Xyz Summon", "超量召唤"),
  pendulum: phrase("Pendulum Summon", "灵摆召唤"),
  link: phrase("Link Summon", "连接召唤")
};
var phaseTerms = {
  draw: phrase("Draw Phase", "抽卡阶段"),
  standby: phrase("Standby Phase", "准备阶段"),
  main1: phrase("Main Phase 1", "主要阶段1"),
  battle: phrase("Battle Phase", "战斗阶段"),
  main2: phrase("Main Phase 2", "主要阶段2"),
  end: phrase("End Phase", "结束阶段")
};
var numberTerms = {
  level: phrase("Level", "等级"),
  originalLevel: phrase("original Level", "原本等级"),
  rank: phrase("Rank", "阶级"),
  originalRank: phrase("original Rank", "原本阶级"),
  link: phrase("Link Rating", "连接标记数"),
  scale: phrase("Pendulum Scale", "灵摆刻度"),
  atk: phrase("ATK", "攻击力"),
  def: phrase("DEF", "守备力"),
  originalAtk: phrase("original ATK", "原本攻击力"),
  originalDef: phrase("original DEF", "原本守备力"),
  materialRatings: phrase("combined Link Ratings of the materials", "连接素材的连接标记数合计"),
  materials: phrase("number of Xyz Materials", "超量素材数"),
  names: phrase("name", "卡名")
};
var groupTerms = {
  "Abyss-": "深渊",
  Atlantean: "海皇",
  Blackwing: "黑羽",
  Cyber: "电子",
  "Elemental HERO": "元素英雄",
  Endymion: "恩底弥翁",
  Ghostrick: "鬼计",
  Gravekeeper: "守墓",
  HERO: "英雄",
  Lightsworn: "光道",
  Lunalight: "月光",
  Mermail: "水精鳞",
  Raidraptor: "急袭猛禽",
  "Super Quant": "超级量子",
  Sylvan: "森罗"
};
var counterTerms = { Spell: "魔力", "Black Feather": "黑羽" };

var fieldPlaces = /* @__PURE__ */ new Set(["monsterZone", "arriving", "spellTrapZone", "fieldZone", "pendulumZone"]);
var pileTerms = {
  mainDeck: phrase("Deck", "卡组"),
  extraDeck: phrase("Extra Deck", "额外卡组"),
  hand: phrase("hand", "手卡"),
  graveyard: phrase("GY", "墓地"),
  banished: phrase("banishment", "除外状态"),
  sideDeck: phrase("Side Deck", "副卡组")
};
var zoneTerms = {
  monsterZone: phrase("Monster Zone", "怪兽区"),
  arriving: phrase("Monster Zone", "怪兽区"),
  spellTrapZone: phrase("Spell & Trap Zone", "魔法与陷阱区"),
  pendulumZone: phrase("Pendulum Zone", "灵摆区"),
  fieldZone: phrase("Field Zone", "场地区")
};
var under = phrase("attached as Xyz Material", "作为超量素材");
var both3 = phrase("either", "双方");
function placeOf3(reader, zones, { of }, told3) {
  if (zones.includes("under")) return under;
  const field3 = zones.filter((zone) => fieldPlaces.has(zone));
  const piles3 = zones.filter((zone) => !fieldPlaces.has(zone));
  const parts = [
    ...field3.length === 0 || told3 ? [] : [onField2(reader, field3, of)],
    ...piles3.length === 0 ? [] : [inPiles(reader, piles3, of)]
  ];
  return listed(parts, " or ", "或");
}
function onField2(reader, zones, of) {
  const only3 = zones.length === 1 && zones[0] !== "monsterZone" && zones[0] !== "arriving" ? wordOf2(zoneTerms, zones[0], "zone") : null;
  if (only3 !== null)
    return of === void 0 || of === "all" ? template("in a $1", "$1", only3) : template("in $2 $1", "$2$1", only3, reader.possessive(of));
  if (of === void 0 || of === "all") return phrase("on the field", "场上");
  return { ...template("$1 control%s", "$2场上", reader.player(of), reader.possessive(of)) };
}
function inPiles(reader, zones, of) {
  const words3 = listed(
    zones.map((zone) => wordOf2(pileTerms, zone, "zone")),
    " or ",
    "·",
    "·"
  );
  const whose2 = of === void 0 || of === "all" ? both3 : reader.possessive(of);
  return zones.includes("mainDeck") || zones.includes("extraDeck") ? template("from $1 $2", "$1$2", whose2, words3) : template("in $1 $2", "$1$2", whose2, words3);
}

function adjective2(order, words3, negated) {
  const word4 = negated ? phrase(
    words3.en.split(" or ").map((one2) => `non-${one2}`).join(", "),
    `${words3.zh}以外的`
  ) : words3;
  return { order, before: true, words: word4, is: negated ? template("is not $1", "不是$1", words3) : template("is $1", "是$1", words3) };
}
function behind2(order, words3, is) {
  return { order, before: false, words: words3, is };
}
function that(is, negated, not2) {
  const said2 = negated ? not2 : is;
  return { order: 12, before: false, words: template("that $1", "$1的", said2), is: said2 };
}
var ofTable2 = (order, table, kind) => (_reader, wanted2, negated) => adjective2(order, or(listOf2(wanted2).map((one2) => wordOf2(table, one2, kind))), negated);
var flag2 = (order, yes, no) => (_reader, wanted2, negated) => {
  const words3 = wanted2 === true !== negated ? yes : no;
  return { order, before: true, words: words3, is: phrase(`is ${words3.en}`, `是${words3.zh.replace(/的$/, "")}`) };
};
var fact2 = (yes, no) => (_reader, wanted2, negated) => that(yes, wanted2 === true === negated, no);
var byName = null;
function nameWords(name) {
  if (typeof name !== "string") return phrase("cards of that name", "该卡名的卡");
  byName ??= new Map(catalogue.map(({ names: names4 }) => [names4.en, names4.zh]));
  return phrase(`“${name}”`, `「${byName.get(name) ?? name}」`);
}
var groupWords = (group) => phrase(`“${String(group)}”`, `「${groupTerms[String(group)] ?? String(group)}」`);
var counterWords = (kind) => phrase(`${kind} Counter`, `${counterTerms[kind] ?? kind}指示物`);
var players = {
  you: phrase("you control", "自己场上"),
  opponent: phrase("your opponent controls", "对方场上")
};
var controlled = (reader, wanted2, negated) => {
  const player3 = wanted2;
  const known9 = typeof player3 === "string" ? players[player3] : void 0;
  const words3 = known9 ?? template("$1 control%s", "$1场上", reader.player(player3));
  const whose2 = reader.possessive(player3);
  return negated ? behind2(10, template("not under $1 control", "不在$1场上的", whose2), template("is not under $1 control", "不在$1场上", whose2)) : behind2(10, template("$1", "$1的", words3), template("is under $1 control", "在$1场上", whose2));
};
var sized = /* @__PURE__ */ new Set(["level", "rank", "link", "scale", "originalLevel", "originalRank"]);
var compared2 = (key) => (reader, wanted2, negated) => {
  const name = key.startsWith("counters.") ? template("$1s", "$1数", counterWords(key.slice("counters.".length))) : key === "materials" ? phrase("Xyz Materials", "超量素材数") : wordOf2(numberTerms, key, "characteristic");
  const bound2 = typeof wanted2 === "object" && wanted2 !== null && !Array.isArray(wanted2) ? wanted2 : null;
  const extreme = bound2 === null ? null : extremeOf(bound2, key);
  if (extreme !== null)
    return behind2(
      13,
      template(`with the ${extreme.en} $1`, `$1${extreme.zh}的`, name),
      template(`has the ${extreme.en} $1`, `$1${extreme.zh}`, name)
    );
  const [how3, amount3] = bound2 === null ? ["equal", wanted2] : bound2.atLeast !== void 0 ? ["atLeast", bound2.atLeast] : bound2.atMost !== void 0 ? ["atMost", bound2.atMost] : ["equal", bound2.equal];
  if (amount3 === void 0) throw new UnknownWord("comparison", wanted2);
  const value = Array.isArray(amount3) ? or(amount3.map((one2) => phrase(String(one2), String(one2)))) : reader.measure(amount3);
  const [en, zh] = boundWords[how3];
  const no = negated ? phrase("not ", "非") : phrase("", "");
  if (!/^\d/.test(value.en) && typeof amount3 === "object" && !Array.isArray(amount3)) return measured(key, name, value, how3, no);
  if (sized.has(key))
    return {
      order: 4,
      before: true,
      words: template(`$3$1 $2${en.lower}`, `$3$1$2${zh}的`, name, value, no),
      is: template(`is $3$1 $2${en.lower}`, `是$3$1$2${zh}`, name, value, no)
    };
  return behind2(
    13,
    template(`with $3$2${en.less} $1`, `$3$1$2${zh}的`, name, value, no),
    template(`has $3$2${en.less} $1`, `$1$3为$2${zh}`, name, value, no)
  );
};
var boundWords = {
  atLeast: [{ lower: " or higher", less: " or more" }, "以上"],
  atMost: [{ lower: " or lower", less: " or less" }, "以下"],
  equal: [{ lower: "", less: "" }, ""]
};
function measured(key, name, value, how3, no) {
  const en = how3 === "equal" ? "equal to" : how3 === "atMost" ? "at most" : "at least";
  const zh = boundWords[how3][1];
  return behind2(
    key === "level" ? 12 : 13,
    template(`whose $1 is $3${en} $2`, `$1$3为$2${zh}的`, name, value, no),
    template(`has a $1 that is $3${en} $2`, `$1$3为$2${zh}`, name, value, no)
  );
}
function extremeOf({ atLeast, atMost }, key) {
  if (typeof atLeast === "object" && "max" in atLeast && atLeast.of === key) return phrase("highest", "最高");
  if (typeof atMost === "object" && "min" in atMost && atMost.of === key) return phrase("lowest", "最低");
  return null;
}
var isRef = (reader, wanted2, negated) => {
  if (wanted2 === "self" && negated)
    return { order: 0, before: true, words: phrase("other", "这张卡以外的"), is: phrase("is not this card", "不是这张卡") };
  const what = reader.ref(wanted2);
  return negated ? behind2(15, template("other than $1", "$1以外的", what), template("is not $1", "不是$1", what)) : behind2(0.5, template("among $1", "$1之中的", what), template("is $1", "是$1", what));
};
var specials = ["special", "ritual", "fusion", "synchro", "xyz", "pendulum", "link"];
var summoned = (_reader, wanted2, negated) => {
  const kinds3 = listOf2(wanted2);
  const words3 = summonsOf(
    specials.every((one2) => kinds3.includes(one2)) ? [...kinds3.filter((one2) => !specials.includes(one2)), "special"] : kinds3
  );
  const done4 = { ...words3, en: words3.en.replaceAll(/\bSummon\b/g, "Summoned") };
  return {
    order: 12,
    before: false,
    words: template(negated ? "that was not $1" : "that was $1", negated ? "不是$1的" : "$1的", done4),
    is: template(negated ? "was not $1" : "was $1", negated ? "不是经$1出场" : "经$1出场", done4)
  };
};
function summonsOf(kinds3) {
  return or(kinds3.filter((one2) => one2 !== "tribute" || !kinds3.includes("normal")).map((one2) => wordOf2(summonTerms, one2, "summon")));
}
var places4 = (place3) => pileTerms[place3] === void 0 ? template("on the field ($1)", "场上（$1）", wordOf2(zoneTerms, place3, "place")) : template("in the $1", "$1", wordOf2(pileTerms, place3, "place"));
var fieldPlaces2 = ["monsterZone", "spellTrapZone", "fieldZone", "pendulumZone"];
var placesOf3 = (wanted2) => fieldPlaces2.every((one2) => wanted2.includes(one2)) ? or([phrase("on the field", "场上"), ...wanted2.filter((one2) => !fieldPlaces2.includes(String(one2))).map(places4)]) : or(wanted2.map(places4));
var words = {
  faceUp: flag2(1, phrase("face-up", "表侧表示的"), phrase("face-down", "里侧表示的")),
  set: flag2(1, phrase("Set", "盖放的"), phrase("face-up", "表侧表示的")),
  position: (_reader, wanted2, negated) => adjective2(2, wanted2 === "attack" ? phrase("Attack Position", "攻击表示") : phrase("Defense Position", "守备表示"), negated),
  attribute: ofTable2(3, attributeTerms, "attribute"),
  races: ofTable2(5, raceTerms, "Type"),
  groups: (_reader, wanted2, negated) => adjective2(6, or(listOf2(wanted2).map(groupWords)), negated),
  frame: ofTable2(7, frameTerms, "frame"),
  marks: ofTable2(8, markTerms, "mark"),
  property: ofTable2(8, propertyTerms, "property"),
  tuner: flag2(8, phrase("Tuner", "调整"), phrase("non-Tuner", "调整以外的")),
  pendulum: flag2(8, phrase("Pendulum", "灵摆"), phrase("non-Pendulum", "灵摆以外的")),
  normalSummonable: (_reader, wanted2, negated) => {
    const can = wanted2 === true !== negated;
    const is = can ? phrase("can be Normal Summoned or Set", "可以通常召唤") : phrase("cannot be Normal Summoned or Set", "不能通常召唤");
    return { order: 12, before: false, words: template("that $1", "$1的", is), is };
  },
  monsterCard: flag2(8, phrase("Monster Card", "怪兽卡的"), phrase("non-Monster Card", "怪兽卡以外的")),
  token: flag2(8, phrase("Token", "衍生物"), phrase("non-Token", "衍生物以外的")),
  effectMonster: flag2(9, phrase("Effect", "效果"), phrase("non-Effect", "效果怪兽以外的")),
  normalMonster: flag2(9, phrase("Normal", "通常"), phrase("non-Normal", "通常怪兽以外的")),
  kinds: ofTable2(9, kindTerms, "kind"),
  controller: controlled,
  owner: (reader, wanted2, negated) => that(
    template("$1 own%s", "$1持有", reader.player(wanted2)),
    negated,
    template("$1 do not own", "不是$1持有", reader.player(wanted2))
  ),
  names: (_reader, wanted2, negated) => {
    const name = or(listOf2(wanted2).map(nameWords));
    return negated ? behind2(16, template("except $1", "$1以外的", name), template("is not $1", "不是$1", name)) : { order: 6, before: true, words: name, is: template("is $1", "是$1", name) };
  },
  originalName: (_reader, wanted2, negated) => {
    const name = typeof wanted2 === "string" ? nameWords(wanted2) : phrase("the declared one", "宣言的卡名");
    const [en, zh] = negated ? ["is not", "不是"] : ["is", "是"];
    return behind2(
      12,
      template(`whose original name ${en} $1`, `原本卡名${zh}$1的`, name),
      template(`has an original name that ${en} $1`, `原本卡名${zh}$1`, name)
    );
  },
  card: (_reader, wanted2) => that(
    template("is the card $1", "是$1", nameWords(catalogue.find(({ id }) => id === wanted2)?.names.en ?? String(wanted2))),
    false,
    phrase("", "")
  ),
  is: isRef,
  any: (reader, wanted2, negated) => {
    const parts = or(
      wanted2.map(
        (one2) => join(
          Object.entries(one2).map(([key, value]) => qualityOf(reader, key, value, false).is),
          " and ",
          "且"
        )
      )
    );
    return {
      order: 12,
      before: false,
      words: template(negated ? "that is none of these: $1" : "that $1", negated ? "不属于（$1）的" : "（$1）的", parts),
      is: template(negated ? "is none of these: $1" : "$1", negated ? "不属于（$1）" : "$1", parts)
    };
  },
  place: (_reader, wanted2, negated) => {
    const where = placesOf3(listOf2(wanted2));
    return behind2(
      11,
      negated ? template("not $1", "不在$1的", where) : template("$1", "$1的", where),
      negated ? template("is not $1", "不在$1", where) : template("is $1", "在$1", where)
    );
  },
  summonedBy: summoned,
  summonedFrom: (_reader, wanted2, negated) => that(
    template("was Summoned from $1", "从$1召唤", or(listOf2(wanted2).map(places4))),
    negated,
    template("was not Summoned from $1", "不是从$1召唤", or(listOf2(wanted2).map(places4)))
  ),
  cameThisTurn: fact2(
    phrase("came to the field this turn", "在本回合来到场上"),
    phrase("did not come to the field this turn", "不是在本回合来到场上")
  ),
  attackedThisTurn: fact2(
    phrase("declared an attack this turn", "在本回合进行过攻击宣言"),
    phrase("did not declare an attack this turn", "在本回合没有进行攻击宣言")
  ),
  fighting: fact2(phrase("is battling", "进行战斗"), phrase("is not battling", "没有进行战斗")),
  materialFor: (_reader, wanted2, negated) => that(
    template("was used as material for a $1", "作为$1的素材", wordOf2(summonTerms, wanted2, "summon")),
    negated,
    phrase("was not so used", "没有那样使用")
  ),
  sentThisTurn: fact2(phrase("was sent there this turn", "在本回合被送去"), phrase("was not sent there this turn", "不是在本回合被送去")),
  paidFor: (_reader, wanted2, negated) => that(
    template(
      "was sent to pay the cost of a $1 monster’s effect",
      "为发动$1怪兽的效果而作为代价送去",
      wordOf2(attributeTerms, wanted2, "attribute")
    ),
    negated,
    phrase("was not sent as such a cost", "不是作为该代价送去")
  ),
  holds: (_reader, wanted2, negated) => that(
    template("can have $1s", "可以放置$1", counterWords(wanted2)),
    negated,
    template("cannot have $1s", "不能放置$1", counterWords(wanted2))
  ),
  summonable: fact2(phrase("can be Special Summoned", "可以特殊召唤"), phrase("cannot be Special Summoned", "不能特殊召唤")),
  negated: fact2(phrase("has its effects negated", "效果被无效"), phrase("does not have its effects negated", "效果没有被无效")),
  role: (_reader, wanted2, negated) => that(wordOf2(roles, wanted2, "role"), negated, template("is not so", "并非如此")),
  has: (reader, wanted2, negated) => that(
    template("has $1", "有$1", reader.kind(wanted2)),
    negated,
    template("has no $1", "没有$1", reader.kind(wanted2))
  )
};
var roles = {
  pendulum: phrase("is in a Pendulum Zone", "在灵摆区"),
  equip: phrase("is an Equip Card", "是装备卡"),
  trapMonster: phrase("is a Trap Monster", "是陷阱怪兽"),
  union: phrase("is a Union equipped to a monster", "作为同盟装备")
};
function qualityOf(reader, key, wanted2, negated) {
  return (words[key] ?? compared2(key))(reader, wanted2, negated);
}

var roles2 = {
  by: phrase("the card that caused it", "造成此事的卡"),
  attacker: phrase("the attacking monster", "攻击怪兽"),
  target: phrase("the attacked monster", "被攻击的怪兽"),
  other: phrase("the monster that it battled", "与其进行战斗的怪兽"),
  together: many(phrase("those to which it would happen", "同时如此的卡")),
  witnesses: many(phrase("the cards that were face-up on the field at its activation", "发动时在场上表侧表示存在的卡")),
  objects: many(phrase("those cards", "那些卡")),
  targets: many(phrase("the targets", "那些对象")),
  was: phrase("what it was", "原先的该卡"),
  were: many(phrase("what they were", "原先的那些卡")),
  now: phrase("that card", "该卡"),
  host: phrase("the monster that bears it", "装备怪兽")
};
var histories = {
  summonedMonsters: many(phrase("monsters that you Summoned this turn", "自己在本回合召唤·反转召唤·特殊召唤的怪兽")),
  summonedSpecially: many(phrase("monsters that you Special Summoned this turn", "自己在本回合特殊召唤的怪兽"))
};
var notes = {
  called: phrase("the monster that this card’s effect Special Summoned", "以这张卡的效果特殊召唤的怪兽"),
  bound: phrase("the target of this card", "这张卡的对象"),
  there: many(phrase("the cards that were on the field already", "适用前已在场上存在的卡")),
  raised: phrase("the monster that this card’s effect Special Summoned", "以这张卡的效果特殊召唤的怪兽")
};
function refWords2(reader, ref2) {
  if (ref2 === "self") return reader.self;
  if (ref2 === "each" || ref2 === "subject") return phrase("it", "该卡");
  if ("var" in ref2) return reader.mention(ref2.var);
  if ("event" in ref2) return ref2.event === "object" ? reader.eventObject : wordOf2(roles2, ref2.event, "field of the event");
  if ("became" in ref2) return reader.ref(ref2.became);
  if ("noted" in ref2) return notes[ref2.noted] ?? phrase("the card that was noted", "记录的卡");
  if ("history" in ref2) return wordOf2(histories, ref2.history, "fact");
  if ("hostOf" in ref2)
    return ref2.hostOf === "self" ? phrase("the equipped monster", "装备怪兽") : template("the monster that bears $1", "装备$1的怪兽", reader.ref(ref2.hostOf));
  if ("under" in ref2) return many(template("the Xyz Materials of $1", "$1的超量素材", reader.ref(ref2.under)));
  if ("attachedTo" in ref2) return many(template("the cards equipped to $1", "给$1装备的卡", reader.ref(ref2.attachedTo)));
  if ("all" in ref2) return reader.all(ref2.all);
  throw new UnknownWord("reference", ref2);
}
var plain2 = {
  you: phrase("you", "自己"),
  opponent: phrase("your opponent", "对方"),
  all: phrase("each player", "双方"),
  each: phrase("that player", "该玩家"),
  active: phrase("the turn player", "回合玩家")
};
function playerWords2(reader, player3) {
  if (typeof player3 === "string") return wordOf2(plain2, player3, "player");
  if ("controllerOf" in player3) return template("the controller of $1", "$1的控制者", reader.ref(player3.controllerOf));
  if ("ownerOf" in player3) return template("the owner of $1", "$1的持有者", reader.ref(player3.ownerOf));
  if ("not" in player3) return template("the opponent of $1", "$1的对方", reader.player(player3.not));
  if ("seatVar" in player3 || "chosen" in player3 || "hostOf" in player3) return phrase("that player", "该玩家");
  throw new UnknownWord("player", player3);
}
function possessiveWords2(reader, player3) {
  if (player3 === "you") return phrase("your", "自己");
  if (player3 === "each") return phrase("their", "自身");
  if (player3 === "all") return phrase("both players’", "双方");
  const words3 = reader.player(player3);
  return phrase(`${words3.en}’s`, words3.zh);
}

var onlyKinds = [
  [["monsterZone", "arriving"], phrase("monster", "怪兽")],
  [["spellTrapZone", "fieldZone", "pendulumZone"], phrase("Spell/Trap", "魔法·陷阱卡")]
];
function nounOf(zones, predicate2) {
  const { kinds: kinds3, effectMonster, normalMonster } = predicate2;
  const noun = kinds3 === void 0 ? null : or(listOf2(kinds3).map((kind) => wordOf2(kindTerms, kind, "kind")));
  if (namesOnly(predicate2)) return phrase("", "");
  const monsters3 = effectMonster === true ? phrase("Effect Monster", "效果怪兽") : normalMonster === true ? phrase("Normal Monster", "通常怪兽") : null;
  if (monsters3 !== null) return monsters3;
  const isMonster3 = noun === null ? zones.every((zone) => zone === "monsterZone") || onlyMonsters.some((key) => key in predicate2) : noun.en === "monster";
  if (isMonster3 && predicate2.tuner === true) return phrase("Tuner", "调整怪兽");
  if (isMonster3 && typeof predicate2.frame === "string")
    return template("$1 Monster", "$1怪兽", wordOf2(frameTerms, predicate2.frame, "frame"));
  if (noun !== null) return noun;
  if (zones.length > 0) {
    for (const [places7, words3] of onlyKinds)
      if (zones.length > (zones.includes("pendulumZone") && zones.length === 1 ? 99 : 0) && zones.every((zone) => places7.includes(zone)))
        return words3;
  }
  return onlyMonsters.some((key) => key in predicate2) ? phrase("monster", "怪兽") : phrase("card", "卡");
}
var onlyMonsters = ["attribute", "races", "level", "rank", "link", "atk", "def", "frame", "tuner", "position", "summonedBy", "marks"];
var saidByNoun = /* @__PURE__ */ new Set(["kinds", "effectMonster", "normalMonster"]);
var silent = /* @__PURE__ */ new Set(["summonable"]);
var namesOnly = ({ names: names4, kinds: kinds3 }) => names4 !== void 0 && kinds3 === void 0;
function qualitiesOf(reader, predicate2, negated = false) {
  return Object.entries(predicate2).flatMap(([key, wanted2]) => {
    if (key === "not") return qualitiesOf(reader, wanted2, !negated);
    if (silent.has(key) || key === "place" && wanted2 === "monsterZone" && "controller" in predicate2) return [];
    if (!negated && (saidByNoun.has(key) && wanted2 !== false || key === "tuner" && wanted2 === true || key === "frame" && typeof wanted2 === "string"))
      return [];
    return [qualityOf(reader, key, wanted2, negated)];
  });
}
function describe(reader, selector2) {
  const zones = listOf2(selector2.from);
  const where = selector2.where ?? {};
  const qualities = [...qualitiesOf(reader, where), ...selector2.except === void 0 ? [] : [exceptFor(reader, selector2.except)]];
  const ordered2 = [...qualities].sort((a, b) => a.order - b.order);
  const relation = selector2.relation === void 0 ? null : related(reader, selector2.relation);
  const place3 = "is" in where ? phrase("", "") : placeOf3(reader, zones, selector2, "controller" in where || "place" in where);
  const following = ordered2.filter(({ before: before2 }) => !before2);
  const others2 = ordered2.filter(({ order, before: before2 }) => order === 0 && before2);
  return {
    before: ordered2.filter(({ before: before2 }) => before2).map(({ words: words3 }) => words3.en),
    noun: nounOf(zones, where),
    behind: behindNoun(
      place3.en,
      [...relation === null ? [] : [relation.en], ...following.filter(({ order }) => order < exceptions).map(({ words: words3 }) => words3.en)],
      following.filter(({ order }) => order >= exceptions).map(({ words: words3 }) => words3.en)
    ),
    zhPlace: [...others2.map(({ words: words3 }) => words3.zh), ...place3.zh === "" ? [] : [`${place3.zh}的`]].join(""),
    zh: [...relation === null ? [] : [relation.zh], ...ordered2.filter((one2) => !others2.includes(one2)).map(({ words: words3 }) => words3.zh)].join(
      ""
    )
  };
}
var exceptions = 15;
function behindNoun(place3, qualities, left) {
  if (place3 === "") return [...qualities, ...left];
  return /^(?:in|from) /.test(place3) && !/Zone$/.test(place3) ? [...qualities, place3, ...left] : [place3, ...qualities, ...left];
}
function exceptFor(reader, ref2) {
  if (ref2 === "self")
    return { order: 0, before: true, words: phrase("other", "这张卡以外的"), is: phrase("is another card", "不是这张卡") };
  const what = reader.ref(ref2);
  return { order: 20, before: false, words: template("except $1", "$1以外的", what), is: template("is not $1", "不是$1", what) };
}
var relations2 = {
  sameColumn: phrase("in the same column as $1", "与$1相同纵列的"),
  linkedTo: phrase("linked to $1", "与$1连接的"),
  pointedAt: phrase("that $1 points to", "$1的连接端的"),
  sameName: phrase("with the same name as $1", "与$1同名的"),
  materials: phrase("attached to $1 as Xyz Material", "作为$1的超量素材的"),
  equippedWith: phrase("equipped to $1", "给$1装备的"),
  battling: phrase("battling $1", "与$1进行战斗的")
};
function related(reader, { is, to }) {
  const words3 = wordOf2(relations2, is, "relation");
  return template(words3.en, words3.zh, reader.ref(to));
}
function english({ before: before2, noun, behind: behind3 }, several) {
  const words3 = several && noun.en !== "" ? noun.en.split(" or ").map(plural2).join(" or ") : noun.en;
  const said2 = [...before2, ...words3 === "" ? [] : [words3], ...behind3].join(" ");
  return several ? said2.replaceAll(
    /\bthat (?:was|is|has)\b/g,
    (one2) => ({ "that was": "that were", "that is": "that are", "that has": "that have" })[one2] ?? one2
  ) : said2;
}
var plural2 = (noun) => noun.split("/").map((word4) => `${word4}s`).join("/");
var chinese = ({ zhPlace, zh, noun }) => `${zhPlace}${zh}${noun.zh}`;
function allOf2(reader, selector2) {
  const found3 = describe(reader, selector2);
  if (selector2.first !== void 0) {
    const number = reader.measure(selector2.first);
    return {
      en: `the top ${number.en} cards of ${deckOf(reader, selector2.of).en}`,
      zh: `${deckOf(reader, selector2.of).zh}最上方的${number.zh}张卡`,
      many: true
    };
  }
  return { en: `all ${english(found3, true)}`, zh: `${found3.zhPlace}全部${found3.zh}${found3.noun.zh}`, many: true };
}
function deckOf(reader, of = "all") {
  return template("$1 Deck", "$1卡组", reader.possessive(of));
}
function kindOf3(reader, selector2) {
  const found3 = describe(reader, selector2);
  return {
    en: english(found3, true).replace(/\bfrom (your|their|either|both players’|your opponent’s) ((?:Extra )?Deck)\b/, "in $1 $2"),
    zh: chinese(found3),
    many: true
  };
}
var measureOf = (noun) => noun.zh.endsWith("怪兽") ? "只" : "张";
function countedOf2(reader, selector2, number, several) {
  const that2 = several ? null : pointedAt2(reader, selector2);
  if (that2 !== null) return that2;
  const found3 = describe(reader, selector2);
  return {
    en: `${number.en} ${english(found3, several)}`,
    zh: `${found3.zhPlace}${number.zh}${measureOf(found3.noun)}${found3.zh}${found3.noun.zh}`,
    ...several ? { many: true } : {}
  };
}
function pointedAt2(reader, selector2) {
  const { is, ...rest } = selector2.where ?? {};
  if (is === void 0 || typeof is === "string" || !("event" in is) || is.event === "objects") return null;
  const found3 = describe(reader, { from: selector2.from, where: rest });
  const bare3 = { ...found3, behind: found3.behind.filter((one2) => one2 !== "on the field"), zhPlace: "" };
  return phrase(`that ${english(bare3, false)}`, `该${chinese(bare3)}`);
}
function controlledOne(reader, selector2) {
  const { of, relation } = selector2;
  const zones = listOf2(selector2.from);
  if (of !== "you" && of !== "opponent" || relation !== void 0 || !zones.every((zone) => zone.endsWith("Zone")) || zones.length === 0)
    return null;
  if (zones.length === 1 && zones[0] !== "monsterZone") return null;
  const found3 = describe(reader, { ...selector2, where: selector2.where ?? {} });
  const own2 = placeOf3(reader, zones, selector2, false);
  const bare3 = {
    ...found3,
    behind: found3.behind.filter((one2) => one2 !== own2.en),
    zhPlace: found3.zhPlace.replace(`${own2.zh}的`, "")
  };
  return { who: of, one: { en: article(english(bare3, false)), zh: chinese(bare3) }, some: { en: english(bare3, true), zh: chinese(bare3) } };
}
function article(en) {
  if (en.startsWith("other ")) return `an${en}`;
  if (/^Xyz\b/.test(en)) return `an ${en}`;
  return /^[“]/.test(en) ? `${withArticle(en.slice(1)).split(" ")[0] ?? "a"} ${en}` : withArticle(en);
}
function describedAs(reader, predicate2, from = []) {
  const zones = listOf2(from);
  const ordered2 = [...qualitiesOf(reader, predicate2)].sort((a, b) => a.order - b.order);
  const found3 = {
    before: ordered2.filter(({ before: before2 }) => before2).map(({ words: words3 }) => words3.en),
    noun: nounOf(zones, predicate2),
    behind: ordered2.filter(({ before: before2 }) => !before2).map(({ words: words3 }) => words3.en),
    zhPlace: "",
    zh: ordered2.map(({ words: words3 }) => words3.zh).join("")
  };
  return phrase(found3.noun.en === "" ? english(found3, false) : article(english(found3, false)), chinese(found3));
}
function statement2(reader, about3, predicate2) {
  const kinds3 = nounStatement(predicate2);
  const qualities = [...qualitiesOf(reader, predicate2)];
  const said2 = kinds3 === null && qualities.length === 0 ? Object.entries(predicate2).filter(([key]) => silent.has(key)).map(([key, wanted2]) => qualityOf(reader, key, wanted2, false)) : qualities;
  const parts = [...kinds3 === null ? [] : [kinds3], ...said2.sort((a, b) => a.order - b.order).map(({ is }) => is)];
  if (parts.length === 0) throw new UnknownWord("statement", predicate2);
  const words3 = join(parts, " and ", "且");
  return template(
    "$1 $2",
    "$1$2",
    about3,
    about3.many === true ? {
      ...words3,
      en: words3.en.replaceAll(/\bis\b/g, "are").replaceAll(/\bhas\b/g, "have").replaceAll(/\bwas\b/g, "were")
    } : words3
  );
}
function nounStatement(predicate2) {
  if (![...saidByNoun].some((key) => predicate2[key] !== void 0 && predicate2[key] !== false)) return null;
  const noun = nounOf([], predicate2);
  return phrase(`is ${article(noun.en)}`, `是${noun.zh}`);
}
function shortNoun2(selector2) {
  return selector2 === void 0 ? phrase("card", "卡") : nounOf(listOf2(selector2.from), selector2.where ?? {});
}

var playerNumbers = {
  life: phrase("LP", "基本分"),
  hand: phrase("number of cards in hand", "手卡数量"),
  mainDeck: phrase("number of cards in the Deck", "卡组数量"),
  extraDeck: phrase("number of cards in the Extra Deck", "额外卡组数量"),
  graveyard: phrase("number of cards in the GY", "墓地卡片数量"),
  banished: phrase("number of banished cards", "除外的卡数量"),
  freeZones: phrase("number of free Monster Zones", "可用的怪兽区数量"),
  monsters: phrase("number of monsters", "怪兽数量"),
  normalSummons: phrase("number of Normal Summons this turn", "本回合通常召唤次数")
};
var matchNumbers = {
  chain: phrase("the number of Chain Links", "连锁数"),
  turn: phrase("the number of the turn", "回合数")
};
var facts2 = {
  amount: phrase("that much", "该数值"),
  link: phrase("the number of that Chain Link", "该连锁数")
};
function characteristicWords(name) {
  return name.startsWith("counters.") ? template("number of $1s", "$1数量", counterWords(name.slice("counters.".length))) : wordOf2(numberTerms, name, "characteristic");
}
var isRef2 = (of) => typeof of === "string" || !("from" in of);
function measureWords2(reader, amount3) {
  if (typeof amount3 === "number") return phrase(String(amount3), String(amount3));
  const inner3 = (one2) => reader.measure(one2);
  const among2 = (of) => isRef2(of) ? reader.ref(of) : reader.kind(of);
  if ("var" in amount3) return reader.mention(amount3.var);
  if ("event" in amount3) return wordOf2(facts2, amount3.event, "number of the event");
  if ("noted" in amount3) return phrase("the noted number", "记录的数值");
  if ("count" in amount3) return template("the number of $1", "$1的数量", reader.kind(amount3.count));
  if ("countOf" in amount3)
    return amount3.where === void 0 ? template("the number of $1", "$1的数量", reader.ref(amount3.countOf)) : template(
      "the number among $1 of those that fit “$2”",
      "$1之中「$2」的数量",
      reader.ref(amount3.countOf),
      describedAs(reader, amount3.where)
    );
  if ("sum" in amount3) return template("the total $2 of $1", "$1的$2合计", reader.kind(amount3.sum), characteristicWords(amount3.of));
  if ("max" in amount3) return template("the highest $1 among $2", "$2之中最高的$1", characteristicWords(amount3.of), among2(amount3.max));
  if ("min" in amount3) return template("the lowest $1 among $2", "$2之中最低的$1", characteristicWords(amount3.of), among2(amount3.min));
  if ("distinct" in amount3)
    return template("the number of different $1s among $2", "$2之中不同$1的数量", characteristicWords(amount3.of), among2(amount3.distinct));
  if ("match" in amount3) return wordOf2(matchNumbers, amount3.match, "number of the Duel");
  if ("part" in amount3) return phrase("its share", "分配的数量");
  if ("player" in amount3) return playerNumber(reader, amount3);
  if ("value" in amount3) return valueWords(characteristicWords(amount3.value), reader.ref(amount3.of));
  if ("plus" in amount3) return amount3.plus.map(inner3).reduce((a, b) => template("$1 plus $2", "$1加$2", a, b));
  if ("minus" in amount3) return template("$1 minus $2", "$1减$2", inner3(amount3.minus[0]), inner3(amount3.minus[1]));
  if ("times" in amount3) return template("$1 × $2", "$2×$1", inner3(amount3.times[0]), inner3(amount3.times[1]));
  if ("quotient" in amount3)
    return template("$1 divided by $2, rounded down", "$1除以$2（舍去小数）", inner3(amount3.quotient[0]), inner3(amount3.quotient[1]));
  if ("half" in amount3) return template("half of $1", "$1的一半", inner3(amount3.half));
  if ("halfUp" in amount3) return template("half of $1", "$1的一半", inner3(amount3.halfUp));
  if ("history" in amount3) return template("the number of $1", "$1的数量", wordOf2(histories, amount3.history, "fact"));
  if ("atMost" in amount3) return template("$1, but at most $2", "$1（最多为$2）", inner3(amount3.atMost[0]), inner3(amount3.atMost[1]));
  if ("atLeast" in amount3) return template("$1, but at least $2", "$1（最少为$2）", inner3(amount3.atLeast[0]), inner3(amount3.atLeast[1]));
  throw new UnknownWord("amount", amount3);
}
function valueWords(name, of) {
  return of.en === "it" ? template("its $1", "$2的$1", name, of) : template("the $1 of $2", "$2的$1", name, of);
}
var taken3 = { greatest: phrase("greatest", "最大"), least: phrase("least", "最小") };
function playerNumber(reader, { player: player3, value, take: take2 }) {
  const words3 = wordOf2(playerNumbers, value, "number of a player");
  if (take2 !== void 0)
    return template("the $2 $1 of a player", "各玩家之中$2的$1", words3, wordOf2(taken3, take2, "choice of a number"));
  return template("$1 $2", "$1$2", reader.possessive(player3), words3);
}

var sameAmount = (a, b) => JSON.stringify(a) === JSON.stringify(b);
var mostOf3 = ({ min = 1, max }) => max ?? (typeof min === "number" ? Math.max(1, min) : min);
function picked(reader, choice2) {
  const { min = 1, from } = choice2;
  if (from === void 0) return phrase("something", "任意");
  if (choice2.all === true) return reader.all(from);
  const most = mostOf3(choice2);
  const several = most !== 1;
  if (sameAmount(min, most) && typeof most !== "number")
    return { ...template("$1, as many as $2", "$1（数量等同于$2）", reader.kind(from), reader.measure(most)), many: true };
  if (sameAmount(min, most)) return reader.counted(from, reader.measure(most), several);
  if (typeof most === "number" && most >= 60)
    return reader.counted(from, min === 0 ? phrase("any number of", "任意数量") : phrase("1 or more", "1以上"), true);
  const top2 = typeof most === "number" ? reader.measure(most) : null;
  if (top2 === null)
    return {
      ...template(
        min === 0 ? "$1, from none up to $2" : "$1, up to $2",
        min === 0 ? "$1（0到$2）" : "$1（最多$2）",
        reader.kind(from),
        reader.measure(most)
      ),
      many: true
    };
  if (min === 1) return reader.counted(from, template("up to $1", "最多$1", top2), several);
  return reader.counted(from, template("$1 to $2", "$1到$2", reader.measure(min), top2), several);
}
function introduction(reader, choice2) {
  const { number, oneOf: oneOf2, word: word4, name, divide } = choice2;
  if (number !== void 0)
    return number.max === void 0 ? phrase("a number of your choice", "任意数字") : template("a number from $1 to $2", "$1到$2的数字", reader.measure(number.min), reader.measure(number.max));
  if (oneOf2 !== void 0) return template("your choice of $1", "从$1中选择的", or(oneOf2.map((one2) => phrase(one2, one2))));
  if (name !== void 0) return phrase("a card name of your choice", "任意卡名");
  if (word4 !== void 0) return phrase("a word of your choice", "宣言的词");
  if (divide !== void 0) return phrase("as you choose", "任意分配");
  const things2 = picked(reader, choice2);
  const notes2 = [
    choice2.different === void 0 ? phrase("", "") : phrase(" with different names", "（卡名不同）"),
    choice2.random === true ? phrase(" at random", "（随机）") : phrase("", ""),
    choice2.by === void 0 || choice2.by === "you" ? phrase("", "") : choice2.blind === true ? template(" (chosen unseen by $1)", "（由$1不看正面选择）", reader.player(choice2.by)) : template(" (chosen by $1)", "（由$1选择）", reader.player(choice2.by))
  ];
  return { ...template("$1$2$3$4", "$1$2$3$4", things2, ...notes2), ...things2.many === true ? { many: true } : {} };
}
function laterMention(choice2, alone2) {
  if (choice2.number !== void 0) return phrase("that number", "该数字");
  if (choice2.oneOf !== void 0 || choice2.word !== void 0) return phrase("the chosen one", "选择的那个");
  if (choice2.name !== void 0) return phrase("the declared name", "宣言的卡名");
  const named5 = shortNoun2(choice2.from);
  const noun = named5.en === "" ? phrase("card", "卡") : named5;
  if (mostOf3(choice2) !== 1) return { en: alone2 ? "them" : `those ${noun.en.replace("/", "s/")}s`, zh: `那些${noun.zh}`, many: true };
  if (typeof choice2.from?.except === "object" && "var" in choice2.from.except) return phrase(`the other ${noun.en}`, `另一${noun.zh}`);
  return phrase(alone2 ? "it" : `that ${noun.en}`, `该${noun.zh}`);
}
function bindingOf(reader, choice2, alone2) {
  return {
    get first() {
      return introduction(reader, choice2);
    },
    again: laterMention(choice2, alone2)
  };
}
function picksOnce(ability2) {
  const ofVerbs = (verbs4 = []) => verbs4.reduce((sum, verb2) => sum + (verb2.choose === void 0 ? 0 : 1), 0);
  const ofChoices = (choices2 = []) => choices2.filter(({ from }) => from !== void 0).length;
  const ofClauses = (clauses = []) => clauses.reduce(
    (sum, { choose: choose2, cost, do: verbs4, then, otherwise }) => sum + ofChoices(choose2) + ofVerbs(cost) + ofVerbs(verbs4) + ofClauses(then) + ofClauses(otherwise),
    0
  );
  return ofChoices(ability2.targets) + ofVerbs(ability2.cost) + ofClauses(ability2.clauses) + ofClauses(ability2.then) === 1;
}

var says2 = (words3, ...fields5) => ({ fields: fields5, words: words3 });
var nothing8 = phrase("", "");
function whatOf3(reader, verb2) {
  const picked2 = verb2.choose;
  if (picked2 === void 0) return reader.ref(verb2.what ?? "self");
  reader.choice(picked2);
  return reader.mention(picked2.as);
}
var amountOf5 = (verb2) => verb2.amount ?? 1;
var whoOf2 = (verb2) => verb2.who ?? "you";
function done3(reader, player3, en, zh, ...parts) {
  if (player3 === "you" || player3 === "each")
    return template(en.replaceAll("%s", "").replaceAll("their", player3 === "each" ? "their" : "your"), zh, ...parts);
  const who = reader.player(player3);
  return template("$1 $2", "$1$2", who, template(en.replaceAll("%s", "s"), zh, ...parts));
}
function cards(reader, amount3) {
  if (typeof amount3 === "number") return phrase(`${amount3} card${amount3 === 1 ? "" : "s"}`, `${amount3}张卡`);
  return template("cards equal to $1", "相当于$1的数量的卡", reader.measure(amount3));
}
function points(reader, amount3) {
  return reader.measure(amount3);
}

var durationWords = {
  endPhase: phrase("until the End Phase", "直到结束阶段"),
  turnEnd: phrase("until the end of this turn", "直到回合结束时"),
  yourNextTurnEnd: phrase("until the end of your next turn", "直到下次的自己回合结束时"),
  nextTurnEnd: phrase("until the end of the next turn", "直到下个回合结束时"),
  opponentNextEndPhase: phrase("until your opponent’s next End Phase", "直到下次的对方结束阶段"),
  battleEnd: phrase("until the end of the Battle Phase", "直到战斗阶段结束时"),
  damageStepEnd: phrase("until the end of the Damage Step", "直到伤害步骤结束时"),
  damageCalculationEnd: phrase("during this damage calculation", "仅在该伤害计算时"),
  equipped: phrase("while it is equipped with this card", "只要装备着这张卡"),
  stays: nothing8,
  duel: nothing8
};
var untilOf = (until2) => until2 === void 0 ? nothing8 : wordOf2(durationWords, until2, "duration");
var timed2 = (words3, until2) => {
  const time = untilOf(until2);
  return time.en === "" ? words3 : { en: `${words3.en} ${time.en}`, zh: `${time.zh}${words3.zh}` };
};
var takeControl2 = (reader, verb2) => {
  const player3 = verb2.to ?? "you";
  const words3 = player3 === "you" ? template("take control of $1", "得到$1的控制权", whatOf3(reader, verb2)) : template("give control of $1 to $2", "$1的控制权移给$2", whatOf3(reader, verb2), reader.player(player3));
  return timed2(words3, verb2.until);
};
var positions2 = {
  attack: phrase("Attack Position", "表侧攻击表示"),
  defense: phrase("Defense Position", "表侧守备表示")
};
var changePosition2 = (reader, verb2) => verb2.position === void 0 ? template("change the battle position of $1", "$1的表示形式变更", whatOf3(reader, verb2)) : template("change $1 to $2", "$1变成$2", whatOf3(reader, verb2), wordOf2(positions2, verb2.position, "position"));
var counters2 = (en, zh) => (reader, verb2) => {
  const kind = counterWords(String(verb2.kind));
  const number = verb2.amount === "all" ? template("all $1s", "全部$1", kind) : typeof amountOf5(verb2) === "number" ? template(amountOf5(verb2) === 1 ? "$1 $2" : "$1 $2s", "$1个$2", reader.measure(amountOf5(verb2)), kind) : template("$2s equal to $1", "（$1）个$2", reader.measure(amountOf5(verb2)), kind);
  return template(en, zh, number, whatOf3(reader, verb2));
};
var detach3 = (reader, verb2) => {
  const amount3 = reader.measure(amountOf5(verb2));
  return template(
    amountOf5(verb2) === 1 ? "detach $1 Xyz Material from $2" : "detach $1 Xyz Materials from $2",
    "取除$2的超量素材$1个",
    amount3,
    whatOf3(reader, verb2)
  );
};
var plain3 = (en, zh) => (reader, verb2) => template(en, zh, whatOf3(reader, verb2), verb2.to === void 0 ? nothing8 : reader.ref(verb2.to));
var fieldWords = {
  addCounters: says2(counters2("place $1 on $2", "在$2上放置$1"), "kind", "amount"),
  attachMaterial: says2(plain3("attach $1 to $2 as Xyz Material", "$1作为$2的超量素材"), "to"),
  changePosition: says2(changePosition2, "position"),
  detach: says2(detach3, "amount"),
  equip: says2(plain3("equip $1 to $2", "$1给$2装备"), "to"),
  flipFaceUp: says2(
    (reader, verb2) => template(
      "turn $1 face-up$2",
      "$1变成表侧$2表示",
      whatOf3(reader, verb2),
      verb2.position === "attack" ? phrase(" in Attack Position", "攻击") : verb2.position === "defense" ? phrase(" in Defense Position", "守备") : nothing8
    ),
    "position"
  ),
  moveZone: says2(plain3("move $1 to another Main Monster Zone of its controller", "$1移动到其控制者的其他的主要怪兽区")),
  placeAsPendulum: says2(plain3("place $1 in your Pendulum Zone", "$1放置到自己的灵摆区")),
  placeAsContinuous: says2(plain3("place $1 face-up in your Spell & Trap Zone", "$1在自己的魔法与陷阱区表侧表示放置")),
  removeCounters: says2(counters2("remove $1 from $2", "取除$2的$1"), "kind", "amount"),
  takeControl: says2(takeControl2, "to", "until"),
  turnFaceDown: says2(plain3("change $1 to face-down Defense Position", "$1变成里侧守备表示"), "position")
};

var life = (en, zh, equal, equalZh) => (reader, verb2) => {
  const amount3 = amountOf5(verb2);
  return typeof amount3 === "number" ? done3(reader, whoOf2(verb2), en, zh, points(reader, amount3)) : done3(reader, whoOf2(verb2), equal, equalZh, points(reader, amount3));
};
var damage3 = (reader, verb2) => {
  const amount3 = amountOf5(verb2);
  const player3 = whoOf2(verb2);
  const whom = player3 === "you" ? phrase("yourself", "自己") : reader.player(player3);
  return typeof amount3 === "number" ? template("inflict $1 damage to $2", "给与$2$1伤害", points(reader, amount3), whom) : template("inflict damage to $2 equal to $1", "给与$2相当于（$1）的伤害", points(reader, amount3), whom);
};
var payLife3 = (reader, verb2) => verb2.half === true ? phrase("pay half your LP", "支付一半基本分") : life("pay%s $1 LP", "支付$1基本分", "pay%s LP equal to $1", "支付相当于（$1）的基本分")(reader, verb2);
var grant4 = (reader, verb2) => {
  for (const [name, amount3] of Object.entries(verb2.let ?? {})) {
    const words3 = reader.measure(
      typeof amount3 === "object" && "atMost" in amount3 && typeof amount3.atMost[0] === "number" ? amount3.atMost[0] : amount3
    );
    reader.name(name, { first: words3, again: words3 });
  }
  const to = verb2.to === void 0 ? verb2.players === void 0 ? null : reader.player(verb2.players) : reader.ref(verb2.to);
  const changes = reader.modifiers(verb2.modifiers, to);
  const time = untilOf(verb2.until);
  return time.en === "" ? changes : { en: `${changes.en} ${time.en}`, zh: `${time.zh}，${changes.zh}` };
};
var becomes3 = {
  to: (_reader, value) => value === "banished" ? phrase("it is banished instead", "改为除外") : value === "mainDeck" ? phrase("it returns to the Deck instead", "改为回到卡组") : template("it goes to the $1 instead", "改为去往$1", wordOf2(pileTerms, value, "place")),
  amount: (reader, value) => template("it becomes $1", "变成$1", reader.measure(value)),
  seat: () => phrase("the other player takes it", "由另一玩家承受"),
  at: (_reader, value) => value === "bottom" ? phrase("to the bottom", "放到最下方") : phrase("to the top", "放到最上方"),
  faceDown: () => phrase("face-down", "以里侧表示"),
  faceUp: () => phrase("face-up", "以表侧表示")
};
var become = (reader, verb2) => {
  const said2 = Object.entries(verb2.set).map(([field3, value]) => {
    const words3 = becomes3[field3];
    if (words3 === void 0) throw new UnknownWord("change of an event", field3);
    return words3(reader, value);
  });
  return said2.reduce((a, b) => template("$1 $2", "$1$2", a, b));
};
var counted6 = (reader, verb2) => {
  const name = String(verb2.name);
  const words3 = reader.measure(verb2.amount);
  reader.name(name, { first: phrase("that number", "该数值"), again: phrase("that number", "该数值") });
  return template("count $1", "计算$1", words3);
};
var itsAttribute = phrase("the same Attribute", "与其相同的属性");
var thatName = phrase("that name", "该卡名");
var verbsOf = (list3) => list3.map((one2) => one2);
var orders = (reader, list3) => verbsOf(list3).every((one2) => typeof one2.verb === "string") ? reader.order(verbsOf(list3)) : reader.clauses(list3);
var waits = (reader, verb2) => {
  const time = untilOf(verb2.until);
  const words3 = reader.ability(verb2.ability);
  const lowered3 = { en: words3.en.charAt(0).toLowerCase() + words3.en.slice(1), zh: words3.zh };
  return time.en === "" ? template("later, $1", "之后，$1", lowered3) : template("$2, $1", "$2，$1", lowered3, time);
};
var fixed = (en, zh) => says2(() => phrase(en, zh));
var about2 = (en, zh) => (reader, verb2) => template(en, zh, whatOf3(reader, verb2));
var theResult = phrase("the result", "出现的数目");
var rightCalls = phrase("the number of coins that were called right", "猜中的次数");
var coins = (reader, verb2) => amountOf5(verb2) === 1 ? phrase("a coin", "1") : template("$1 coins", "$1", reader.measure(amountOf5(verb2)));
var loses2 = (reader, verb2) => {
  const amount3 = reader.measure(verb2.atk ?? verb2.def);
  const values = verb2.atk !== void 0 && verb2.def !== void 0 ? phrase("ATK and DEF", "攻击力·守备力") : verb2.atk !== void 0 ? phrase("ATK", "攻击力") : phrase("DEF", "守备力");
  const plain5 = typeof (verb2.atk ?? verb2.def) === "number";
  const loss = template(
    plain5 ? "have $1 lose $2 $3" : "have $1 lose $3 equal to $2",
    plain5 ? "$1的$3下降$2" : "$1的$3下降（$2）",
    whatOf3(reader, verb2),
    amount3,
    values
  );
  const more = verb2.modifiers.slice(1);
  const words3 = more.length === 0 ? loss : template("$1, and $2", "$1，$2", loss, reader.modifiers(more, whatOf3(reader, verb2)));
  const time = untilOf(verb2.until);
  return { en: `${words3.en} ${time.en}`.trim(), zh: time.zh === "" ? words3.zh : `${time.zh}，${words3.zh}` };
};
var multiplies = (reader, verb2) => {
  const words3 = verb2.times === 2 ? template("double the ATK of $1", "$1的攻击力变成2倍", whatOf3(reader, verb2)) : template(
    "make the ATK of $1 $2 times what it is",
    "$1的攻击力变成$2倍",
    whatOf3(reader, verb2),
    phrase(String(verb2.times), String(verb2.times))
  );
  const time = untilOf(verb2.until);
  return { en: `${words3.en} ${time.en}`.trim(), zh: time.zh === "" ? words3.zh : `${time.zh}，${words3.zh}` };
};
var skip = (reader, verb2) => {
  const times3 = phrase(String(verb2.times ?? 1), String(verb2.times ?? 1));
  return template(
    verb2.times === void 0 ? "$1 $2 is skipped" : "$1 next $3 $2s are skipped",
    verb2.times === void 0 ? "跳过$1的$2" : "跳过$1接下来$3次的$2",
    reader.possessive(whoOf2(verb2)),
    wordOf2(phaseTerms, verb2.phase, "phase"),
    times3
  );
};
var generalWords = {
  becomes: says2(become, "set"),
  cancel: fixed("that does not happen", "该事件不发生"),
  count: says2(counted6, "name", "amount"),
  damage: says2(damage3, "amount", "who"),
  endBattlePhase: fixed("end the Battle Phase", "结束战斗阶段"),
  endTurn: fixed("make it the End Phase", "变成结束阶段"),
  firstThing: says2((reader, verb2) => template("first, $1", "首先，$1", orders(reader, verb2.do)), "do"),
  gainLife: says2(life("gain%s $1 LP", "回复$1基本分", "gain%s LP equal to $1", "回复相当于（$1）的基本分"), "amount", "who"),
  grant: says2(grant4, "to", "players", "until", "modifiers", "let"),
  instead: says2((reader, verb2) => template("$1 instead", "改为$1", orders(reader, verb2.do)), "do"),
  later: says2(waits, "until", "ability", "left"),
  loseLife: says2(life("lose%s $1 LP", "失去$1基本分", "lose%s LP equal to $1", "失去相当于（$1）的基本分"), "amount", "who"),
  negateActivation: fixed("negate the activation", "该发动无效"),
  negateAttack: fixed("negate the attack", "该攻击无效"),
  negateEffect: fixed("negate the effect", "该效果无效"),
  negateSummon: fixed("negate the Summon", "该召唤无效"),
  // What it keeps is said where it is read.
  noteName: says2(
    (reader, verb2) => ([verb2.name, verb2.names].forEach(
      (name) => typeof name === "string" ? reader.name(name, { first: thatName, again: thatName }) : void 0
    ), typeof verb2.attribute === "string" ? reader.name(verb2.attribute, { first: itsAttribute, again: itsAttribute }) : void 0, nothing8),
    "name",
    "names",
    "attribute",
    "declared"
  ),
  note: says2(
    (reader, verb2) => template(
      "note $1",
      "记录$1",
      verb2.what === void 0 ? nothing8 : reader.ref(typeof verb2.what === "string" && verb2.what !== "self" ? { var: verb2.what } : verb2.what)
    ),
    "as",
    "name",
    "words"
  ),
  payLife: says2(payLife3, "amount", "who", "half"),
  reduceBy: says2(
    (reader, verb2) => verb2.by === "left" ? phrase("all of it is prevented", "全部变成0") : template("it is reduced by $1", "减少$1", reader.measure(verb2.by)),
    "by"
  ),
  setLife: says2(life("have%s their LP become $1", "基本分变成$1", "have%s their LP become $1", "基本分变成（$1）"), "amount", "who"),
  shield: says2(waits, "until", "ability", "left"),
  skipPhase: says2(skip, "phase", "who", "turns", "times"),
  loseStats: says2(loses2, "until", "atk", "def", "modifiers"),
  multiplyStats: says2(multiplies, "until", "times", "modifiers"),
  prove: says2((reader, verb2) => done3(reader, whoOf2(verb2), "reveal%s their hand", "展示手卡"), "who"),
  rollDie: says2(
    (reader, verb2) => (reader.name(String(verb2.name), { first: theResult, again: theResult }), phrase("roll a six-sided die", "掷1次骰子")),
    "name"
  ),
  tossCoin: says2(
    (reader, verb2) => (reader.name(String(verb2.name), { first: rightCalls, again: rightCalls }), template("toss $1", "进行$1次投掷硬币", coins(reader, verb2))),
    "name",
    "call",
    "amount"
  ),
  unequip: says2(about2("unequip $1", "$1的装备解除")),
  when: says2(waits, "until", "ability"),
  winDuel: says2((reader, verb2) => done3(reader, whoOf2(verb2), "win%s the Duel", "决斗胜利"), "who")
};

var plain4 = (en, zh) => (reader, verb2) => template(en, zh, whatOf3(reader, verb2));
function naming(words3, again3) {
  return (reader, verb2) => {
    const said2 = words3(reader, verb2);
    for (const name of [verb2.as, verb2.note]) if (typeof name === "string") reader.name(name, { first: again3, again: again3 });
    if (typeof verb2.total === "string")
      reader.name(verb2.total, { first: phrase("the number of those cards", "那些卡的数量"), again: phrase("that number", "该数量") });
    return said2;
  };
}
var those = many(phrase("those cards", "那些卡"));
var banish = (reader, verb2) => template(
  verb2.faceDown === true ? "banish $1 face-down" : "banish $1",
  verb2.faceDown === true ? "$1里侧表示除外" : "$1除外",
  whatOf3(reader, verb2)
);
var ends = {
  bottom: phrase("to the bottom of the Deck", "回到卡组最下方"),
  top: phrase("to the top of the Deck", "回到卡组最上方"),
  shuffle: phrase("into the Deck", "回到卡组")
};
var toDeck = (reader, verb2) => template(
  "return $1 $2",
  "$1$2",
  whatOf3(reader, verb2),
  typeof verb2.at === "string" ? ends[verb2.at] ?? nothing8 : phrase("to the Deck", "回到卡组")
);
var top = (reader, verb2) => cards(reader, amountOf5(verb2));
var fromDeck = (en, zh) => (reader, verb2) => done3(reader, whoOf2(verb2), en, zh, top(reader, verb2));
var moveWords = {
  addToHand: says2(naming(plain4("add $1 to your hand", "$1加入手卡"), those), "show", "excavated"),
  banish: says2(naming(banish, those), "faceDown", "choose"),
  destroy: says2(naming(plain4("destroy $1", "$1破坏"), those)),
  discard: says2(naming(plain4("discard $1", "丢弃$1"), those), "choose"),
  discardToGY: says2(naming(plain4("discard $1 to the GY", "丢弃$1送去墓地"), those), "choose"),
  draw: says2((reader, verb2) => done3(reader, whoOf2(verb2), "draw%s $1", "抽$1", cards(reader, amountOf5(verb2))), "amount", "who"),
  excavate: says2(naming(fromDeck("excavate%s $1 from the top of their Deck", "从卡组上面把$1翻开"), those), "amount", "who"),
  mill: says2(naming(fromDeck("send%s $1 from the top of their Deck to the GY", "从卡组上面把$1送去墓地"), those), "amount", "who"),
  orderTop: says2(
    fromDeck("look at $1 from the top of their Deck and put them back in any order", "确认卡组上面的$1，以喜欢的顺序回到卡组上面"),
    "amount",
    "who"
  ),
  placeOnTop: says2(naming(plain4("place $1 on top of the Deck", "$1放到卡组最上方"), those)),
  returnToDeck: says2(naming(toDeck, those), "at"),
  returnToGY: says2(naming(plain4("return $1 to the GY", "$1回到墓地"), those), "choose"),
  returnToHand: says2(naming(plain4("return $1 to the hand", "$1回到手卡"), those)),
  reveal: says2(naming(plain4("reveal $1", "展示$1"), those), "choose", "until"),
  look: says2(naming(plain4("look at $1", "确认$1"), those)),
  sendToGY: says2(naming(plain4("send $1 to the GY", "$1送去墓地"), those), "choose", "excavated"),
  shuffleDeck: says2(
    (reader, verb2) => verb2.who === void 0 ? phrase("shuffle the Deck", "卡组洗切") : template("$1 shuffles the Deck", "$1把卡组洗切", reader.player(whoOf2(verb2))),
    "who"
  ),
  toExtraDeck: says2(naming(plain4("add $1 to the Extra Deck face-up", "$1表侧表示加入额外卡组"), those)),
  tribute: says2(naming(plain4("Tribute $1", "解放$1"), those), "choose")
};

var names3 = null;
function nameOfCard(id) {
  names3 ??= new Map(catalogue.map((card5) => [card5.id, card5.names]));
  const found3 = names3.get(id);
  return phrase(`“${found3?.en ?? id}”`, `「${found3?.zh ?? id}」`);
}

var positions3 = {
  any: nothing8,
  attack: phrase(" in Attack Position", "攻击表示"),
  defense: phrase(" in Defense Position", "守备表示"),
  faceUpDefense: phrase(" in face-up Defense Position", "表侧守备表示"),
  faceDownDefense: phrase(" in face-down Defense Position", "里侧守备表示"),
  attackOrSet: phrase(" in face-up Attack Position or face-down Defense Position", "表侧攻击表示或里侧守备表示"),
  faceUpAttack: phrase(" in face-up Attack Position", "表侧攻击表示")
};
var positionOf3 = (position) => position === void 0 ? nothing8 : wordOf2(positions3, position, "position");
var sideOf3 = (to) => to === void 0 || to === "you" ? nothing8 : phrase(" to your opponent’s field", "在对方场上");
var specialSummon = (reader, verb2) => {
  const pointed2 = verb2.pointedBy === void 0 ? nothing8 : template(" to a zone that $1 points to", "到$1的连接端", reader.ref(verb2.pointedBy));
  const how3 = verb2.how === void 0 ? phrase("Special Summon", "特殊召唤") : wordOf2(kinds, verb2.how, "summon");
  const ignoring = verb2.proper === true ? phrase(", which counts as its own way", "（视为正规召唤）") : nothing8;
  const using = verb2.using === void 0 ? nothing8 : template(" using $1 as material", "（以$1为素材）", reader.ref(verb2.using));
  const said2 = template(
    "$5 $1$2$3$4$6$7",
    "$1$4$3$2$5$7$6",
    whatOf3(reader, verb2),
    positionOf3(verb2.position),
    sideOf3(verb2.to),
    pointed2,
    how3,
    ignoring,
    using
  );
  const again3 = verb2.choose === void 0 && (verb2.what === void 0 || verb2.what === "self") ? reader.self : phrase("that monster", "该怪兽");
  for (const name of [verb2.as, verb2.note]) if (typeof name === "string") reader.name(name, { first: again3, again: again3 });
  return said2;
};
var kinds = {
  special: phrase("Special Summon", "特殊召唤"),
  fusion: phrase("Fusion Summon", "融合召唤"),
  ritual: phrase("Ritual Summon", "仪式召唤"),
  synchro: phrase("Synchro Summon", "同调召唤"),
  xyz: phrase("Xyz Summon", "超量召唤"),
  link: phrase("Link Summon", "连接召唤")
};
var acts = {
  sent: phrase("by sending", "送去墓地"),
  tributed: phrase("by Tributing", "解放"),
  banished: phrase("by banishing", "除外"),
  returned: phrase("by returning to the Deck", "回到卡组")
};
var withMaterials2 = (frame, kind, monsters3, usual, usualPlaces) => (reader, verb2) => {
  const which = verb2.where === void 0 ? template("1 $1", "1只$1", monsters3) : describedAs(reader, { frame, ...verb2.where }, ["monsterZone"]);
  const from = verb2.from === void 0 ? usualPlaces : places5(verb2.from);
  const materials = verb2.materials === void 0 ? phrase("monsters", "怪兽") : {
    ...describedAs(reader, verb2.materials, ["monsterZone"]),
    en: `${describedAs(reader, verb2.materials, ["monsterZone"]).en.replace(/^an? /, "")}s`
  };
  const levels = verb2.levels === "atLeast" ? phrase(" whose Levels are together at least its Level", "（等级合计在其等级以上）") : usual === "tributed" ? phrase(" whose Levels are together its Level", "（等级合计与其等级相同）") : nothing8;
  return template(
    "$1 $2 $3 $4 from $5$6 as its materials",
    "把$5的$4$6作为素材$3，$1$2",
    kind,
    which,
    wordOf2(acts, verb2.act ?? usual, "act"),
    materials,
    from,
    levels
  );
};
function places5(zones) {
  const words3 = zones.map((zone) => zone === "monsterZone" ? phrase("field", "场上") : wordOf2(pileTerms, zone, "place"));
  return { en: `your ${words3.map(({ en }) => en).join(" or ")}`, zh: `自己${words3.map(({ zh }) => zh).join("·")}` };
}
var createTokens = (reader, verb2) => {
  const amount3 = amountOf5(verb2);
  const token2 = nameOfCard(String(verb2.token));
  const again3 = many(phrase("those Tokens", "那些衍生物"));
  if (typeof verb2.as === "string") reader.name(verb2.as, { first: again3, again: again3 });
  return template(
    "Special Summon $1 $2$3$4",
    "$1只$2$4$3特殊召唤",
    reader.measure(amount3),
    token2,
    positionOf3(verb2.position),
    sideOf3(verb2.to)
  );
};
var normalSummonNow = (reader, verb2) => {
  const which = verb2.where === void 0 ? phrase("1 monster", "1只怪兽") : reader.counted({ from: "hand", of: "you", where: { kinds: "monster", ...verb2.where } }, phrase("1", "1"), false);
  const act4 = verb2.faceUp === true ? phrase("Normal Summon", "召唤") : phrase("Normal Summon or Set", "召唤或盖放");
  const untributed = verb2.untributed === true ? phrase(" without Tributing", "不用解放") : nothing8;
  const counts2 = verb2.ofTurn === true ? phrase(" (it counts as your Normal Summon of the turn)", "（算作这个回合的通常召唤）") : nothing8;
  return template("$1 $2$3$4", "$3把$2$1$4", act4, which, untributed, counts2);
};
var summonWords = {
  createTokens: says2(createTokens, "amount", "token", "position", "to"),
  fusionSummon: says2(
    withMaterials2(
      "fusion",
      phrase("Fusion Summon", "融合召唤"),
      phrase("Fusion Monster", "融合怪兽"),
      "sent",
      phrase("your hand or field", "自己手卡·场上")
    ),
    "where",
    "from",
    "act",
    "materials"
  ),
  normalSummonNow: says2(normalSummonNow, "where", "untributed", "faceUp", "ofTurn"),
  ritualSummon: says2(
    withMaterials2(
      "ritual",
      phrase("Ritual Summon", "仪式召唤"),
      phrase("Ritual Monster", "仪式怪兽"),
      "tributed",
      phrase("your hand or field", "自己手卡·场上")
    ),
    "where",
    "from",
    "act",
    "materials",
    "levels"
  ),
  setCard: says2((reader, verb2) => template("Set $1", "$1盖放", whatOf3(reader, verb2)), "to", "position", "choose", "row"),
  specialSummon: says2(specialSummon, "sides", "excavated", "position", "to", "pointedBy", "how", "proper", "using", "choose", "negated")
};

var verbs3 = { ...fieldWords, ...generalWords, ...moveWords, ...summonWords };
var common = ["verb", "what", "as", "note", "total"];
function verbWords2(reader, verb2) {
  const said2 = verbs3[verb2.verb];
  if (said2 === void 0) throw new UnknownWord("verb", verb2.verb);
  onlyFields(verb2, `verb ${verb2.verb}`, [...common, ...said2.fields]);
  return said2.words(reader, verb2);
}

function verbList(reader, verbs4, at = "inTurn") {
  const said2 = verbs4.map((verb2) => verbWords2(reader, verb2)).filter(({ en }) => en !== "");
  if (at === "once") return join(said2, " and at the same time ", "，同时");
  return said2.length < 3 ? join(said2, " and ", "，") : {
    en: `${said2.slice(0, -1).map(({ en }) => en).join(", ")}, and ${said2.at(-1).en}`,
    zh: said2.map(({ zh }) => zh).join("，")
  };
}
function costWords2(reader, verbs4) {
  return and(verbs4.map((verb2) => verbWords2(reader, verb2)).filter(({ en }) => en !== ""));
}
var fields2 = [
  "if",
  "may",
  "choose",
  "cost",
  "do",
  "together",
  "whole",
  "and",
  "also",
  "then",
  "otherwise",
  "forEach",
  "forEachPlayer",
  "repeat",
  "unless"
];
function envelope(reader, clause2) {
  const none13 = phrase("", "");
  const parts = [
    clause2.if === void 0 ? none13 : template("if $1, ", "$1的场合，", reader.condition(clause2.if)),
    clause2.forEachPlayer === void 0 ? none13 : template("$1: ", "$1：", reader.player(clause2.forEachPlayer)),
    clause2.forEach === void 0 ? none13 : template("for each of $1: ", "对于每个$1：", reader.kind(clause2.forEach)),
    clause2.repeat === void 0 ? none13 : template("$1 times: ", "重复$1次：", reader.measure(clause2.repeat)),
    clause2.may === true ? phrase("you can ", "可以") : none13
  ];
  return join(parts, "", "");
}
function unmentioned(reader, { choose: choose2 = [], cost, do: verbs4, then, otherwise }) {
  const text = JSON.stringify([cost, verbs4, then, otherwise]);
  const declared2 = choose2.filter(({ name }) => name !== void 0).map(() => phrase("declare a card name", "宣言任意卡名"));
  return [
    ...declared2,
    ...choose2.filter(({ as, name }) => name === void 0 && !text.includes(JSON.stringify(as))).map(({ as }) => template("choose $1", "选择$1", reader.mention(as)))
  ];
}
function core(reader, clause2) {
  for (const choice2 of clause2.choose ?? []) reader.choice(choice2);
  const chosen8 = unmentioned(reader, clause2);
  const cost = clause2.cost === void 0 || clause2.cost.length === 0 ? null : costWords2(reader, clause2.cost);
  const does2 = clause2.do === void 0 || clause2.do.length === 0 ? null : verbList(reader, clause2.do, clause2.together === true ? "once" : "inTurn");
  const done4 = cost === null ? does2 ?? phrase("", "") : does2 === null ? cost : template("$1, and if you do, $2", "$1，这样做的场合，$2", cost, does2);
  const unless2 = clause2.unless === void 0 ? phrase("", "") : template(", unless $1: $2", "，除非$1：$2", reader.player(clause2.unless.player), costWords2(reader, clause2.unless.cost));
  return template("$1$2", "$1$2", join([...chosen8, done4], " and ", "，"), unless2);
}
function joiner({ and: and2, also }, hangs) {
  if (also === true) return and2 === true ? phrase(", also ", "，并") : phrase(". Also, after that, ", "。此外，那之后");
  if (!hangs) return phrase(". ", "。");
  return and2 === true ? phrase(", and if you do, ", "，这样做的场合，") : phrase(", then ", "，那之后，");
}
function clauseWords(reader, clause2) {
  onlyFields(clause2, "clause", fields2);
  const head = envelope(reader, clause2);
  const main2 = core(reader, clause2);
  const whole = template("$1$2", "$1$2", head, main2);
  const follow2 = (clause2.then ?? []).reduce((before2, one2) => after3(before2, joiner(one2, true), clauseWords(reader, one2)), whole);
  return (clause2.otherwise ?? []).reduce(
    (before2, one2, at) => after3(before2, at === 0 ? phrase("; otherwise, ", "；否则，") : joiner(one2, true), clauseWords(reader, one2)),
    follow2
  );
}
function after3(before2, joining, next5) {
  if (next5.en === "") return before2;
  const isHead = before2.en === "" || /[:,] $/.test(before2.en) || before2.en.endsWith("you can ");
  return isHead ? template("$1$2", "$1$2", before2, next5) : template("$1$2$3", "$1$2$3", before2, joining, next5);
}
function clauseList2(reader, clauses) {
  const all3 = clauses.reduce(
    (before2, clause2, at) => {
      const words3 = clauseWords(reader, clause2);
      return at === 0 ? words3 : after3(before2, joiner(clause2, false), words3);
    },
    phrase("", "")
  );
  if (all3.en === "") return all3;
  const said2 = sentence(all3);
  return { en: said2.en.replace(/\. ([a-z])/g, (_, letter) => `. ${letter.toUpperCase()}`), zh: said2.zh };
}

var categoryTerms = {
  destroy: phrase("destroys", "破坏卡"),
  specialSummon: phrase("Special Summons", "特殊召唤怪兽"),
  fusionSummon: phrase("Fusion Summons", "融合召唤怪兽"),
  ritualSummon: phrase("Ritual Summons", "仪式召唤怪兽"),
  addToHand: phrase("adds cards to the hand", "把卡加入手卡"),
  returnToHand: phrase("returns cards to the hand", "让卡回到手卡"),
  returnToDeck: phrase("returns cards to the Deck", "让卡回到卡组"),
  placeOnTop: phrase("places cards on top of the Deck", "让卡回到卡组最上面"),
  sendToGY: phrase("sends cards to the GY", "把卡送去墓地"),
  mill: phrase("sends cards from the Deck to the GY", "把卡从卡组送去墓地"),
  discard: phrase("discards", "丢弃手卡"),
  tribute: phrase("Tributes", "解放怪兽"),
  banish: phrase("banishes", "把卡除外"),
  draw: phrase("draws", "抽卡"),
  damage: phrase("inflicts damage", "给与伤害"),
  gainLife: phrase("gains LP", "回复基本分"),
  takeControl: phrase("takes control", "得到控制权"),
  equip: phrase("equips", "装备卡"),
  addCounters: phrase("places counters", "放置指示物"),
  createTokens: phrase("Summons Tokens", "特殊召唤衍生物"),
  negateActivation: phrase("negates an activation", "使发动无效"),
  negateEffect: phrase("negates an effect", "使效果无效"),
  negateSummon: phrase("negates a Summon", "使召唤无效"),
  changePosition: phrase("changes battle positions", "改变表示形式"),
  turnFaceDown: phrase("turns cards face-down", "让卡变成里侧表示"),
  search: phrase("takes a card from the Deck", "从卡组取卡")
};
var reasonTerms = {
  battle: phrase("by battle", "被战斗"),
  effect: phrase("by a card effect", "被效果"),
  cost: phrase("as a cost", "作为代价"),
  rule: phrase("by a rule", "因规则"),
  material: phrase("as material", "作为素材"),
  tribute: phrase("as a Tribute", "作为解放"),
  discard: phrase("by being discarded", "因丢弃")
};
var actTerms = {
  card: phrase("a card is activated", "发动的是卡"),
  effect: phrase("an effect is activated", "发动的是效果"),
  destroyed: phrase("it was destroyed", "被破坏"),
  tributed: phrase("it was Tributed", "被解放"),
  discarded: phrase("it was discarded", "被丢弃"),
  sent: phrase("it was sent there", "被送去"),
  returned: phrase("it was returned", "返回"),
  banished: phrase("it was banished", "被除外"),
  detached: phrase("it was detached", "被取除")
};
var answered4 = {
  summoning: phrase("this answers a Summon", "是对召唤发动"),
  activated: phrase("this answers an activation", "是对发动的连锁"),
  attackDeclared: phrase("this answers an attack", "是对攻击宣言发动")
};
var fromPlace2 = (place3) => pileTerms[place3] === void 0 ? template("from the field ($1)", "从场上（$1）", wordOf2(zoneTerms, place3, "place")) : template("from the $1", "从$1", wordOf2(pileTerms, place3, "place"));
var wherePlace = (place3) => pileTerms[place3] === void 0 ? template("on the field ($1)", "场上（$1）", wordOf2(zoneTerms, place3, "place")) : template("in the $1", "$1", wordOf2(pileTerms, place3, "place"));
function categoryWords(category) {
  const [word4, place3] = String(category).split(":");
  const does2 = wordOf2(categoryTerms, word4, "category");
  return place3 === void 0 ? does2 : template("$1 from the $2", "从$2$1", does2, wordOf2(pileTerms, place3, "place"));
}
function factWords(field3, value) {
  switch (field3) {
    case "key":
      return wordOf2(answered4, value, "event");
    case "act":
      return wordOf2(actTerms, value, "act");
    case "reason":
      return template("it happened $1", "$1发生", wordOf2(reasonTerms, value, "reason"));
    case "how":
      return template("it was a $1", "是$1", wordOf2(summonTerms, value, "summon"));
    case "from":
      return template("it came $1", "$1而来", fromPlace2(value));
    case "place":
      return template("it is activated $1", "在$1发动", wherePlace(value));
    case "to":
      return template("it goes to the $1", "去往$1", wordOf2(pileTerms, value, "place"));
    case "categories":
      return template("it includes an effect that $1", "含有$1的效果", categoryWords(value));
    case "kinds":
      return template("it is a $1", "是$1", wordOf2(kindTerms, value, "kind"));
    case "byCard":
      return template("$1 did it", "由$1造成", nameOfCard(String(value)));
    case "phase":
      return template("it is the $1", "在$1", wordOf2(phaseTerms, value, "phase"));
    default: {
      const flag3 = flags[field3];
      if (flag3 === void 0 || typeof value !== "boolean") throw new UnknownWord("field of an event", field3);
      return value ? flag3[0] : flag3[1];
    }
  }
}
var flags = {
  special: [phrase("it was a Special Summon", "是特殊召唤"), phrase("it was no Special Summon", "不是特殊召唤")],
  battle: [phrase("it was battle damage", "是战斗伤害"), phrase("it was effect damage", "是效果伤害")],
  direct: [phrase("it is a direct attack", "是直接攻击"), phrase("it is no direct attack", "不是直接攻击")],
  normal: [phrase("it was the normal draw", "是通常抽卡"), phrase("it was not the normal draw", "不是通常抽卡")],
  negated: [phrase("it was negated", "被无效"), phrase("it was not negated", "没有被无效")],
  activationNegated: [phrase("its activation was negated", "发动被无效"), phrase("its activation was not negated", "发动没有被无效")],
  excavated: [phrase("it was excavated", "是被翻开的"), phrase("it was not excavated", "不是被翻开的")],
  wasSet: [phrase("it was Set", "原为里侧表示"), phrase("it was face-up", "原为表侧表示")]
};

var comparisons3 = {
  atLeast: phrase("$1 is $2 or more", "$1在$2以上"),
  atMost: phrase("$1 is $2 or less", "$1在$2以下"),
  equal: phrase("$1 is $2", "$1为$2"),
  more: phrase("$1 is more than $2", "$1比$2大"),
  less: phrase("$1 is less than $2", "$1比$2小")
};
var fieldPlaces3 = ["monsterZone", "spellTrapZone", "fieldZone", "pendulumZone"];
var isOnField = (parts) => parts.length === fieldPlaces3.length && parts.every((one2) => "eventIs" in one2 && one2.eventIs === "place" && fieldPlaces3.includes(String(one2.equal)));
function conditionWords2(reader, condition2) {
  const inner3 = (one2) => reader.condition(one2);
  if ("all" in condition2) return and(condition2.all.map(inner3));
  if ("any" in condition2)
    return isOnField(condition2.any) ? phrase("it is activated on the field", "在场上发动") : or(condition2.any.map(inner3));
  if ("not" in condition2) return negation(reader, condition2.not);
  if ("compare" in condition2) return comparison(reader, ...condition2.compare);
  if ("exists" in condition2) return existence(reader, condition2);
  if ("object" in condition2) return statement2(reader, reader.ref(condition2.object), condition2.is);
  if ("turnOf" in condition2) return template("it is $1 turn", "是$1回合", reader.possessive(condition2.turnOf));
  if ("phase" in condition2) return template("it is the $1", "在$1", phasesWords(listOf2(condition2.phase)));
  if ("game" in condition2 && condition2.game === "step" && condition2.equal === "battle")
    return phrase("it is the Battle Step", "在战斗步骤");
  if ("seat" in condition2 && condition2.seat === "controller")
    return template("it was under $1 control", "是$1控制的", reader.possessive(condition2.is));
  if ("seat" in condition2)
    return template(
      condition2.seat === "bySeat" ? "it was done by $1" : "it is about $1",
      condition2.seat === "bySeat" ? "由$1造成" : "与$1有关",
      reader.player(condition2.is)
    );
  if ("noted" in condition2 || "chosen" in condition2)
    return template("“$1” was chosen", "选择了「$1」", phrase(String(condition2.equal), String(condition2.equal)));
  if ("eventIs" in condition2) return factWords(condition2.eventIs, condition2.equal);
  throw new UnknownWord("condition", condition2);
}
function phasesWords(names4) {
  const steps3 = damageSteps;
  const phases2 = names4.filter((one2) => !steps3.includes(one2)).map((one2) => wordOf2(phaseTerms, one2, "phase"));
  return or(phases2.length === names4.length ? phases2 : [...phases2, phrase("Damage Step", "伤害步骤")]);
}
function existence(reader, { exists, atLeast }) {
  const own2 = controlledOne(reader, exists);
  if (own2 !== null && (atLeast === void 0 || atLeast === 1))
    return template("$1 control%s $2", "$3场上有$2存在", reader.player(own2.who), own2.one, reader.possessive(own2.who));
  if (own2 !== null)
    return template(
      "$1 control%s $2 or more $3",
      "$4场上有$2张以上的$3存在",
      reader.player(own2.who),
      reader.measure(atLeast),
      own2.some,
      reader.possessive(own2.who)
    );
  if (atLeast === void 0 || atLeast === 1) return template("there is $1", "有$1存在", reader.counted(exists, phrase("1", "1"), false));
  return template("there are $1 or more $2", "存在$1张以上的$2", reader.measure(atLeast), reader.kind(exists));
}
function negation(reader, condition2) {
  if ("not" in condition2) return reader.condition(condition2.not);
  const own2 = "exists" in condition2 && condition2.atLeast === void 0 ? controlledOne(reader, condition2.exists) : null;
  if (own2 !== null) return template("$1 control%s no $2", "$3场上没有$2存在", reader.player(own2.who), own2.some, reader.possessive(own2.who));
  if ("exists" in condition2 && condition2.atLeast === void 0)
    return template("there are no $1", "没有$1存在", reader.kind(condition2.exists));
  if ("exists" in condition2)
    return template("there are fewer than $1 $2", "$2不满$1张", reader.measure(condition2.atLeast), reader.kind(condition2.exists));
  if ("turnOf" in condition2) return template("it is not $1 turn", "不是$1回合", reader.possessive(condition2.turnOf));
  return template("it is not so that $1", "并非（$1）", reader.condition(condition2));
}
var piles2 = {
  hand: phrase("hand", "手卡"),
  mainDeck: phrase("Deck", "卡组"),
  graveyard: phrase("GY", "墓地"),
  extraDeck: phrase("Extra Deck", "额外卡组")
};
function summonedNone(reader, where = {}) {
  if (where.not === void 0) return phrase("you have Special Summoned no monsters this turn", "自己在本回合没有把怪兽特殊召唤");
  return template(
    "you have Special Summoned no monsters this turn, except $1",
    "自己在本回合没有把$1以外的怪兽特殊召唤",
    describedAs(reader, { kinds: "monster", ...where.not })
  );
}
function comparison(reader, left, how3, right) {
  const some = typeof left === "object" && "countOf" in left ? left : null;
  if (some?.where !== void 0 && how3 === "atLeast" && right === 1)
    return template("$2 is among $1", "$1之中有$2", reader.ref(some.countOf), describedAs(reader, some.where));
  if (some?.where !== void 0 && how3 === "equal" && right === 1)
    return template("exactly 1 among $1 is $2", "$1之中$2只有1张", reader.ref(some.countOf), describedAs(reader, some.where));
  if (some !== null && how3 === "equal" && right === 0 && typeof some.countOf === "object" && "history" in some.countOf && some.countOf.history === "summonedSpecially")
    return summonedNone(reader, some.where);
  if (some !== null && how3 === "equal" && right === 0)
    return template(
      "there are no $1$2",
      "没有$2$1",
      reader.ref(some.countOf),
      some.where === void 0 || Object.keys(some.where).length === 0 ? phrase("", "") : template(" that are $1", "$1的", describedAs(reader, some.where))
    );
  const owned = typeof left === "object" && "player" in left && "value" in left && left.take === void 0 && piles2[left.value] !== void 0 && how3 === "atLeast" ? left : null;
  if (owned !== null)
    return template(
      owned.player === "you" ? "$1 have $2 or more cards in $4 $3" : "$1 has $2 or more cards in $4 $3",
      "$5$3有$2张以上",
      reader.player(owned.player),
      reader.measure(right),
      piles2[owned.value],
      owned.player === "you" ? phrase("your", "") : phrase("the", ""),
      reader.possessive(owned.player)
    );
  const words3 = wordOf2(comparisons3, how3, "comparison");
  return template(words3.en, words3.zh, reader.measure(left), reader.measure(right));
}

var steering = /* @__PURE__ */ new Set([
  "quick",
  "pendulum",
  "speed",
  "targetsFirst",
  "sentFrom",
  "position",
  "mustFirst",
  "freesZone",
  "maintenance",
  "bond"
]);
var damageSteps2 = {
  stats: phrase("", ""),
  negates: phrase("", ""),
  stated: phrase("This can be activated in the Damage Step.", "这个效果在伤害步骤也能发动。"),
  calculation: phrase("This can only be activated during damage calculation.", "这个效果只能在伤害计算时发动。"),
  never: phrase("This cannot be activated in the Damage Step.", "这个效果在伤害步骤不能发动。")
};
var positions4 = {
  attack: phrase(" in Attack Position", "以攻击表示"),
  defense: phrase(" in Defense Position", "以守备表示")
};
function ownWay(reader, { from, cost, when, marks: marks2 }) {
  const place3 = (from ?? ["hand"]).map((zone) => pileTerms[zone]?.en ?? "").join(" or ");
  const zh = (from ?? ["hand"]).map((zone) => pileTerms[zone]?.zh ?? "").join("·");
  const by = cost === void 0 || cost.length === 0 ? phrase("", "") : template(" by this: $1", "（$1）", costWords2(reader, cost));
  const how3 = marks2?.position === void 0 ? phrase("", "") : wordOf2(positions4, marks2.position, "position");
  const condition2 = when === void 0 ? phrase("", "") : template("If $1, you", "$1的场合，", reader.condition(when));
  return {
    en: `${condition2.en === "" ? "You" : condition2.en} can Special Summon this card from your ${place3}${how3.en}${by.en}.`,
    zh: `${condition2.zh}这张卡可以从${zh}${how3.zh}特殊召唤${by.zh}。`
  };
}
function trapMonster({ frame, attribute, race, level, atk, def }) {
  const kind = frame === "normal" ? phrase("Normal Monster", "通常怪兽") : phrase("Effect Monster", "效果怪兽");
  const facts3 = `${String(race)}/${String(attribute)}/Level ${String(level)}/ATK ${String(atk)}/DEF ${String(def)}`;
  return template(
    "As a monster it is a(n) $1 ($2), and still a Trap.",
    "作为怪兽是$1（$2），也当作陷阱卡使用。",
    kind,
    phrase(facts3, facts3)
  );
}
var others = {
  summon: ownWay,
  damageStep: (_reader, { marks: marks2 }) => wordOf2(damageSteps2, marks2?.damageStep, "time of the Damage Step"),
  needsSource: () => phrase("This card must be face-up on the field when the effect resolves.", "效果处理时这张卡必须在场上表侧表示存在。"),
  fusionSubstitute: () => phrase(
    "This card can replace 1 Fusion Material that is named, if the others are right.",
    "这张卡可以代替融合素材怪兽中写有卡名的1只（其他素材须为正规素材）。"
  ),
  mustBe: (_reader, { marks: marks2 }) => marks2?.mustBe === "never" ? phrase("This card cannot be Special Summoned.", "这张卡不能特殊召唤。") : template(
    marks2?.mustFirst === true ? "This card must first be $1ed." : "This card must be $1ed and cannot be Special Summoned in other ways.",
    marks2?.mustFirst === true ? "这张卡必须先进行$1。" : "这张卡用$1以外不能特殊召唤。",
    wordOf2(summonTerms, marks2?.mustBe, "summon")
  ),
  named: (_reader, { from, marks: marks2 }) => template(
    "While this card is $2, its name is treated as $1.",
    "只要这张卡在$2存在，卡名当作$1使用。",
    nameWords(marks2?.named ?? ""),
    placesOf4(from ?? [])
  ),
  summonedOnlyFrom: (_reader, { marks: marks2 }) => template(
    marks2?.sentFrom === "field" ? "This card can only be Special Summoned from $1, after it went there from the field." : "This card can only be Special Summoned from $1.",
    marks2?.sentFrom === "field" ? "这张卡只能从场上送去后再从$1特殊召唤。" : "这张卡只能从$1特殊召唤。",
    wordOf2(fromPiles, marks2?.summonedOnlyFrom, "place")
  ),
  holds: (_reader, { marks: marks2 }) => template("$1s can be placed on this card.", "这张卡上可以放置$1。", counterWords(String(marks2?.holds))),
  cannotNormalSummon: () => phrase("This card cannot be Normal Summoned or Set.", "这张卡不能通常召唤。"),
  noNormalSummon: (reader, { when }) => when === void 0 ? phrase("This card cannot be Normal Summoned.", "这张卡不能召唤。") : template("If $1, this card cannot be Normal Summoned.", "$1的场合，这张卡不能召唤。", reader.condition(when)),
  pendulumCard: (reader, { when }) => when === void 0 ? phrase("", "") : template("[Pendulum] This card can only be activated if $1.", "【灵摆】$1的场合才能把这张卡发动。", reader.condition(when)),
  stays: () => phrase("After its activation, this card remains on the field.", "这张卡发动后留在场上。"),
  wins: (reader, { when }) => template("You win the Duel if $1.", "$1的场合，自己决斗胜利。", when === void 0 ? phrase("", "") : reader.condition(when)),
  onto: (reader, { marks: marks2, when }) => template(
    "$2you can also Xyz Summon this card by using $1 you control as material.",
    "$2也能在自己场上的$1上面重叠来超量召唤。",
    describedAs(reader, marks2?.onto),
    when === void 0 ? phrase("", "") : template("if $1, ", "$1的场合，", reader.condition(when))
  ),
  synchroLevel: (_reader, { marks: marks2 }) => template(
    "If this card is used as Synchro Material, it can be treated as Level $1.",
    "这张卡作为同调素材的场合，可以当作$1星使用。",
    phrase(String(marks2?.synchroLevel), String(marks2?.synchroLevel))
  ),
  trapMonster: (_reader, { marks: marks2 }) => trapMonster(marks2?.trapMonster),
  fromHand: () => phrase("You can also activate this card from your hand.", "这张卡的发动从手卡也能进行。")
};
var fromPiles = {
  graveyard: phrase("the GY", "墓地"),
  hand: phrase("the hand", "手卡"),
  banished: phrase("among the banished cards", "除外状态"),
  mainDeck: phrase("the Deck", "卡组")
};
function placesOf4(zones) {
  const words3 = zones.map(
    (zone) => zone === "monsterZone" ? phrase("on the field", "场上") : template("in the $1", "$1", pileTerms[zone] ?? zoneTerms[zone] ?? phrase(zone, zone))
  );
  return { en: words3.map(({ en }) => en).join(" or "), zh: words3.map(({ zh }) => zh).join("·") };
}
function markSentences(reader, ability2) {
  return Object.keys(ability2.marks ?? {}).flatMap((mark) => {
    if (steering.has(mark)) return [];
    const words3 = others[mark];
    if (words3 === void 0) throw new UnknownWord("mark", mark);
    const said2 = words3(reader, ability2);
    return said2.en === "" ? [] : [said2];
  });
}

var forbidden2 = {
  attack: phrase("cannot attack", "不能攻击"),
  declareAttack: phrase("cannot declare an attack", "不能攻击宣言"),
  attackDirectly: phrase("cannot attack directly", "不能直接攻击"),
  beAttacked: phrase("cannot be attacked", "不能被选择为攻击对象"),
  activate: phrase("cannot activate cards or effects", "不能发动卡或效果"),
  normalSummon: phrase("cannot Normal Summon", "不能通常召唤"),
  set: phrase("cannot Set", "不能盖放"),
  specialSummon: phrase("cannot Special Summon", "不能特殊召唤"),
  flipSummon: phrase("cannot Flip Summon", "不能反转召唤"),
  changePosition: phrase("cannot change battle position", "不能改变表示形式"),
  beTargeted: phrase("cannot be targeted by card effects", "不能成为效果的对象"),
  beDestroyed: phrase("cannot be destroyed", "不会被破坏"),
  beTributed: phrase("cannot be Tributed", "不能解放"),
  beMaterial: phrase("cannot be used as material", "不能作为素材"),
  useMaterial: phrase("cannot use as material", "不能作为素材使用"),
  place: phrase("cannot place on the field", "不能放置到场上"),
  banish: phrase("cannot banish cards", "不能把卡除外"),
  draw: phrase("cannot draw cards by effects", "不能因效果抽卡"),
  enterBattle: phrase("cannot conduct the Battle Phase", "不能进行战斗阶段"),
  gainLife: phrase("cannot gain LP", "不能回复基本分"),
  addFromDeck: phrase("cannot add cards from the Deck to the hand", "不能从卡组把卡加入手卡")
};
var allowed = {
  attackDirectly: phrase("can attack directly", "可以直接攻击"),
  attackEach: phrase("can attack all monsters your opponent controls, once each", "可以向对方怪兽全部各作1次攻击"),
  attackTimes: phrase("can attack $1 times in each Battle Phase", "在同一次战斗阶段中可以攻击$1次"),
  activateSetThisTurn: phrase("can be activated in the turn in which it was Set", "在盖放的回合也能发动"),
  normalSummonMore: phrase("can Normal Summon $1 more time(s) in each turn", "每回合可以再通常召唤$1次"),
  countAsTwoTributes: phrase("can be treated as 2 Tributes", "可以作为2只的解放")
};
var damages = {
  pierce: phrase("inflicts piercing battle damage when it attacks a Defense Position monster", "攻击守备表示怪兽时给与贯通战斗伤害"),
  none: phrase("causes no battle damage to its controller", "的控制者不受战斗伤害"),
  half: phrase("causes half the battle damage to its controller", "的控制者受到的战斗伤害减半"),
  double: phrase("causes double battle damage to its controller", "的控制者受到的战斗伤害加倍"),
  toOther: phrase(
    "has battle damage that its controller would take inflicted to the opponent instead",
    "的控制者受到的战斗伤害改由对方承受"
  ),
  dealsNone: phrase("inflicts no battle damage", "不给与战斗伤害"),
  dealsHalf: phrase("inflicts half the battle damage", "给与的战斗伤害减半"),
  dealsDouble: phrase("inflicts double battle damage", "给与的战斗伤害加倍")
};
var playerDamages = {
  none: phrase("take no battle damage", "不受战斗伤害"),
  half: phrase("take half the battle damage", "受到的战斗伤害减半"),
  double: phrase("take double battle damage", "受到的战斗伤害加倍"),
  toOther: phrase("have the other player take battle damage instead", "受到的战斗伤害改由另一玩家承受")
};
var summons = Object.fromEntries(
  Object.entries(summonTerms).map(([how3, { en, zh }]) => [how3, phrase(`for ${/^[XA]/.test(en) ? "an" : "a"} ${en}`, `（${zh}）`)])
);
var causes = {
  ...summons,
  battle: phrase("by battle", "（战斗）"),
  effect: phrase("by card effects", "（效果）"),
  opponentEffect: phrase("by the opponent’s effects", "（对方的效果）"),
  summon: phrase("for a Tribute Summon", "（上级召唤）"),
  opponent: phrase("by the opponent", "（对方）"),
  you: phrase("by its controller", "（自己）")
};
function narrowed2(reader, value, en, zh) {
  if (value === void 0) return phrase("", "");
  const predicate2 = value.tree ?? value;
  return template(en, zh, describedAs(reader, predicate2));
}
function rulesWords(reader, entries, ofPlayer) {
  const scope = ({ by, of, but }) => JSON.stringify([by ?? null, of ?? null, but ?? null]);
  const groups = [];
  for (const entry2 of entries) {
    const last = groups.at(-1);
    if (last?.[0] !== void 0 && entry2.of !== void 0 && scope(last[0]) === scope(entry2)) last.push(entry2);
    else groups.push([entry2]);
  }
  return groups.map((group) => ruleWords(reader, group, ofPlayer));
}
function ruleWords(reader, group, ofPlayer) {
  const [entry2] = group;
  const of = narrowed2(reader, entry2.of, " (only for $1)", "（仅限$1）");
  const but = narrowed2(reader, entry2.but, ", except $1", "（$1除外）");
  const by = entry2.by === void 0 ? phrase("", "") : template(" $1", "$1", wordOf2(causes, entry2.by, "cause"));
  const words3 = listed(
    group.map((one2) => coreOf(one2, ofPlayer)),
    " and ",
    "，"
  );
  return template("$1$2$3$4", "$1$2$3$4", words3, by, of, but);
}
function coreOf({ cant, may: may2, must: must4, damage: damage4, price: price2, n }, ofPlayer) {
  if (cant !== void 0) return wordOf2(forbidden2, cant, "rule");
  if (may2 !== void 0) {
    const words3 = wordOf2(allowed, may2, "rule");
    const times3 = phrase(String(n ?? 1), String(n ?? 1));
    return template(words3.en, words3.zh, times3);
  }
  if (must4 === "defense") return phrase("must be in Defense Position", "必须是守备表示");
  if (price2 === "attack")
    return template(
      ofPlayer ? "must pay $1 LP to declare an attack" : "costs its controller $1 LP to declare an attack",
      ofPlayer ? "攻击宣言必须支付$1基本分" : "的攻击宣言必须支付$1基本分",
      phrase(String(n ?? 0), String(n ?? 0))
    );
  if (must4 === "attack") return phrase("must attack, if able", "必须攻击");
  if (damage4 !== void 0) return wordOf2(ofPlayer ? playerDamages : damages, damage4, "rule");
  throw new UnknownWord("rule", { cant, may: may2, must: must4, damage: damage4 });
}

var sources3 = {
  monster: phrase("monster effects", "怪兽的效果"),
  spell: phrase("Spell effects", "魔法的效果"),
  trap: phrase("Trap effects", "陷阱的效果")
};
var whose = {
  opponent: phrase("your opponent’s ", "对方的"),
  others: phrase("other cards’ ", "其他卡的")
};
function unaffectedWords(_reader, { by, of, activated: activated2, butPendulum, butLink, butLender }) {
  return template(
    "[is|are] unaffected by $2$3$1$4",
    "不受$2$4$3$1影响",
    by === void 0 ? phrase("card effects", "效果") : wordOf2(sources3, by, "source of effects"),
    of === void 0 ? butLender === void 0 ? phrase("", "") : phrase("other ", "其他") : wordOf2(whose, of, "whose effects"),
    activated2 === true ? phrase("activated ", "发动的") : phrase("", ""),
    butPendulum === true ? phrase(", except those of Pendulum Monsters", "灵摆怪兽以外的") : butLink === true ? phrase(", except those of Link Monsters", "连接怪兽以外的") : phrase("", "")
  );
}

function signed(reader, amount3) {
  if (typeof amount3 === "number") return { loses: amount3 < 0, by: reader.measure(Math.abs(amount3)) };
  if ("minus" in amount3 && amount3.minus[0] === 0) return { loses: true, by: reader.measure(amount3.minus[1]) };
  if ("times" in amount3 && typeof amount3.times[0] === "number" && amount3.times[0] < 0)
    return { loses: true, by: reader.measure({ times: [-amount3.times[0], amount3.times[1]] }) };
  return { loses: false, by: reader.measure(amount3) };
}
function added3(reader, add2) {
  const names4 = Object.keys(add2);
  const [first2] = names4;
  if (first2 !== void 0 && names4.length > 1 && names4.every((name) => JSON.stringify(add2[name]) === JSON.stringify(add2[first2])))
    return [change4(reader, names4, add2[first2])];
  return Object.entries(add2).map(([name, amount3]) => change4(reader, [name], amount3));
}
function change4(reader, names4, amount3) {
  const { loses: loses3, by } = signed(reader, amount3);
  const what = join(names4.map(characteristicWords), "/", "·");
  if (typeof amount3 === "number" || /^\d+$/.test(by.en))
    return template(loses3 ? "[loses|lose] $1 $2" : "[gains|gain] $1 $2", loses3 ? "$2下降$1" : "$2上升$1", by, what);
  return template(loses3 ? "[loses|lose] $2 equal to $1" : "[gains|gain] $2 equal to $1", loses3 ? "$2下降（$1）" : "$2上升（$1）", by, what);
}
var wordTables = {
  attribute: attributeTerms,
  races: raceTerms,
  kinds: kindTerms,
  frame: frameTerms
};
function setTo(reader, set2) {
  const grouped = Object.entries(set2);
  const [first2] = grouped;
  if (first2 !== void 0 && grouped.length > 1 && grouped.every(([name, value]) => name in numberTerms && JSON.stringify(value) === JSON.stringify(first2[1])))
    return [
      template(
        "[has|have] $1 of $2",
        "$1变成$2",
        join(
          grouped.map(([name]) => characteristicWords(name)),
          " and ",
          "·"
        ),
        reader.measure(first2[1])
      )
    ];
  return grouped.map(([name, value]) => setOne(reader, name, value));
}
function setOne(reader, name, value) {
  if (name === "negated")
    return value === true ? phrase("[has its|have their] effects negated", "的效果无效化") : phrase("[has its|have their] effects not negated", "的效果不会被无效化");
  if (name === "names")
    return template(
      "[has|have] the name $1",
      "的卡名变成$1",
      join(
        listOf2(value).map((one2) => nameWords(one2)),
        ", ",
        "、"
      )
    );
  const table = wordTables[name];
  if (table !== void 0 && typeof value === "object" && value !== null && "var" in value)
    return template("[has|have] $1", "变成$1", reader.mention(value.var));
  if (table !== void 0)
    return template(
      "[is|are] $1",
      "变成$1",
      isPlainWord(value) ? join(
        listOf2(value).map((one2) => wordOf2(table, one2, name)),
        " and ",
        "·"
      ) : phrase("as declared", "宣言的那个")
    );
  return template("[has its|have their] $1 become $2", "$1变成$2", characteristicWords(name), reader.measure(value));
}
var isPlainWord = (value) => listOf2(value).every((one2) => typeof one2 === "string");
function gained2(reader, gain2, ofPlayer) {
  return Object.entries(gain2).flatMap(([name, words3]) => {
    if (name === "rules") return rulesWords(reader, words3, ofPlayer);
    if (name === "unaffected") return words3.map((entry2) => unaffectedWords(reader, entry2));
    if (name === "names") return [template("[is|are] also treated as $1", "也当作$1使用", join(words3.map(nameWords), ", ", "、"))];
    const table = wordTables[name];
    if (table === void 0) throw new UnknownWord("list", name);
    return [
      template(
        "[is|are] also $1",
        "也是$1",
        join(
          words3.map((one2) => wordOf2(table, one2, name)),
          " and ",
          "·"
        )
      )
    ];
  });
}
var known8 = /* @__PURE__ */ new Set(["layer", "of", "players", "if", "add", "set", "gain", "times", "abilities", "lose"]);
function changesOf(reader, modifier, ofPlayer) {
  for (const field3 of Object.keys(modifier)) if (!known8.has(field3)) throw new UnknownWord("field of a modifier", field3);
  if (modifier.lose !== void 0 && Object.entries(modifier.lose).some(([name, words3]) => name !== "abilities" || words3 !== "all"))
    throw new UnknownWord("loss", modifier.lose);
  return [
    ...modifier.lose === void 0 ? [] : [phrase("[loses its|lose their] effects", "失去效果")],
    ...added3(reader, modifier.add ?? {}),
    ...Object.entries(modifier.times ?? {}).map(
      ([name, by]) => template("[has its|have their] $1 multiplied by $2", "$1变成$2倍", characteristicWords(name), reader.measure(by))
    ),
    ...setTo(reader, modifier.set ?? {}),
    ...gained2(reader, modifier.gain ?? {}, ofPlayer),
    ...(modifier.abilities ?? []).map(
      (ability2) => template("[gains|gain] this effect: “$1”", "得到以下效果：「$1」", reader.ability(ability2))
    )
  ];
}
function changesFor(reader, modifier, target2) {
  const changes = changesOf(reader, modifier, modifier.players !== void 0);
  if (!isPlural(target2)) return changes;
  return changes.map((words3) => ({
    ...words3,
    en: words3.en.replace(/^inflicts\b/, "inflict").replace(/ when it attacks/, " when they attack").replace(/^causes\b/, "cause")
  }));
}
function targetOf2(reader, { of = "self", players: players2 }, to) {
  if (to !== null) return to;
  if (players2 !== void 0) return players2 === "all" ? { en: "players", zh: "双方", many: true } : reader.player(players2);
  if (of === "self") return reader.self;
  return of === "host" ? reader.ref({ hostOf: "self" }) : reader.kind(of);
}
function modifierWords2(reader, modifiers2, to) {
  const groups = modifierGroups(
    reader,
    modifiers2,
    (modifier) => targetOf2(reader, modifier, to),
    (modifier, target2) => changesFor(reader, modifier, target2)
  );
  const said2 = groups.map(({ target: target2, condition: condition2, changes }) => {
    const what = and(changes);
    const words3 = { en: `${target2.en} ${what.en}`, zh: `${target2.zh}${changes.map(({ zh }) => zh).join("，")}` };
    return condition2 === null ? words3 : template("while $1, $2", "只要$1，$2", condition2, words3);
  });
  return join(said2, "; ", "；");
}

var flat = (condition2) => condition2 === void 0 ? [] : "all" in condition2 ? condition2.all.flatMap((one2) => flat(one2)) : [condition2];
function wordsOf4(condition2, field3) {
  const each = "any" in condition2 ? condition2.any : [condition2];
  const words3 = each.map((one2) => "eventIs" in one2 && one2.eventIs === field3 ? String(one2.equal) : null);
  return words3.length > 0 && words3.every((one2) => one2 !== null) ? words3 : null;
}
var isEvent = (ref2, field3) => typeof ref2 === "object" && ref2 !== null && "event" in ref2 && ref2.event === field3;
function facetsOf2({ if: condition2 }) {
  const facets = {
    about: [],
    player: null,
    hows: [],
    from: null,
    act: null,
    reasons: [],
    by: [],
    categories: [],
    kinds: [],
    rest: []
  };
  for (const one2 of flat(condition2)) sort(facets, one2);
  return facets;
}
function sort(facets, one2) {
  const list3 = lists.find((name) => wordsOf4(one2, fields3[name]) !== null);
  if (list3 !== void 0) facets[list3].push(...wordsOf4(one2, fields3[list3]) ?? []);
  else if ("object" in one2 && isEvent(one2.object, "object")) facets.about.push(one2.is);
  else if ("object" in one2 && isEvent(one2.object, "by")) facets.by.push(one2);
  else if ("seat" in one2 && one2.seat === "bySeat") facets.by.push(one2);
  else if ("seat" in one2 && one2.seat === "seat") facets.player = one2.is;
  else if ("turnOf" in one2) facets.player = one2.turnOf;
  else if ("eventIs" in one2 && one2.eventIs === "byCard") facets.by.push(one2);
  else if ("eventIs" in one2 && one2.eventIs === "special" && one2.equal === true) facets.hows.push("special");
  else if ("eventIs" in one2 && one2.eventIs === "from") facets.from = String(one2.equal);
  else if ("eventIs" in one2 && one2.eventIs === "act") facets.act = String(one2.equal);
  else facets.rest.push(one2);
}
var lists = ["hows", "reasons", "categories", "kinds"];
var fields3 = { hows: "how", reasons: "reason", categories: "categories", kinds: "kinds" };
var reasons2 = {
  battle: phrase("by battle", "因战斗"),
  effect: phrase("by a card effect", "因效果"),
  cost: phrase("as a cost", "作为代价"),
  rule: phrase("by a rule", "因规则"),
  material: phrase("as material", "作为素材"),
  tribute: phrase("as a Tribute", "因解放"),
  discard: phrase("by being discarded", "因丢弃")
};
var acts2 = {
  destroyed: phrase("destroyed", "被破坏"),
  tributed: phrase("Tributed", "被解放"),
  discarded: phrase("discarded", "被丢弃"),
  sent: phrase("sent", "被送去"),
  detached: phrase("detached", "被取除"),
  returned: phrase("returned", "返回"),
  banished: phrase("banished", "被除外")
};
function doer(reader, one2) {
  if ("seat" in one2) return template("by $1", "由$1", reader.player(one2.is));
  if ("eventIs" in one2) return template("by the effect of $1", "因$1的效果", nameOfCard(String(one2.equal)));
  if (!("object" in one2)) return reader.condition(one2);
  if (one2.is.is === "self") return template("by $1", "因$1", reader.self);
  return template("by $1", "因$1", describedAs(reader, one2.is));
}
function mannerWords(reader, { reasons: why, by }) {
  if (why.length === 1 && why[0] === "battle" && by.length === 1 && by[0] !== void 0 && "object" in by[0] && by[0].is.is === "self")
    return template(" by battle with $1", "因与$1的战斗", reader.self);
  const parts = [
    ...why.length === 0 ? [] : [or(why.map((one2) => wordOf2(reasons2, one2, "reason")))],
    ...by.map((one2) => doer(reader, one2))
  ];
  return {
    en: parts.map(({ en }) => ` ${en}`).join(""),
    zh: parts.map(({ zh }) => zh).reverse().join("")
  };
}
function fromWords(from) {
  if (from === null) return phrase("", "");
  return pileTerms[from] === void 0 ? phrase(" from the field", "从场上") : template(" from the $1", "从$1", wordOf2(pileTerms, from, "place"));
}
var actWords = (act4) => wordOf2(acts2, act4, "act");
function activatedWords({ act: act4, kinds: kinds3, categories }) {
  const kind = kinds3.length === 0 ? null : or(kinds3.map((one2) => wordOf2(kindTerms, one2, "kind")));
  const what = kind === null ? act4 === "card" ? phrase("a card", "卡") : act4 === "effect" ? phrase("an effect", "效果") : phrase("a card or effect", "卡或效果") : act4 === "card" ? template("a $1 Card", "$1", kind) : act4 === "effect" ? template("a $1 effect", "$1的效果", kind) : template("a $1 Card or effect", "$1或其效果", kind);
  if (categories.length === 0) return what;
  const does2 = or(listOf2(categories).map(categoryWords));
  return template("$1 that $2", "$2的$1", what, does2);
}

var card3 = phrase("a card", "卡");
var monster3 = phrase("a monster", "怪兽");
var events = {
  activated: { words: phrase("$1 is activated", "$1发动"), by: phrase("$2 activate%s $1", "$2把$1发动") },
  addedToHand: { words: phrase("$1 is added to the hand", "$1加入手卡"), about: card3 },
  attackDeclared: {
    words: phrase("$1 declares an attack", "$1攻击宣言"),
    by: phrase("$1 that $2 control%s declares an attack", "$2的$1攻击宣言"),
    about: monster3
  },
  attackTargeted: { words: phrase("$1 is targeted for an attack", "$1被选择为攻击对象"), about: monster3 },
  attacked: { words: phrase("$1 is attacked", "$1被攻击"), about: monster3 },
  banishedCard: { words: phrase("$1 is banished", "$1被除外"), about: card3 },
  battleDamage: {
    words: phrase("$1 inflicts battle damage", "$1给与战斗伤害"),
    by: phrase("$2 take%s battle damage", "$2受到战斗伤害"),
    about: monster3
  },
  battled: { words: phrase("$1 has battled a monster", "$1与怪兽进行战斗"), about: monster3 },
  chainEnded: { words: phrase("a Chain has resolved", "连锁处理完毕") },
  controlChanged: { words: phrase("control of $1 changes", "$1的控制权转移"), about: monster3 },
  counterPlaced: { words: phrase("a counter is placed on $1", "$1上放置指示物"), about: card3 },
  damageCalculation: { words: phrase("damage is calculated for an attack of $1", "$1的攻击进行伤害计算"), about: monster3 },
  damageStepBegins: { words: phrase("the Damage Step of an attack of $1 begins", "$1的攻击的伤害步骤开始"), about: monster3 },
  damageStepEnds: { words: phrase("the Damage Step of an attack of $1 ends", "$1的攻击的伤害步骤结束"), about: monster3 },
  damaged: { words: phrase("a player takes damage", "玩家受到伤害"), by: phrase("$2 take%s damage", "$2受到伤害") },
  destroyed: { words: phrase("$1 is destroyed", "$1被破坏"), about: card3 },
  detached: { words: phrase("$1 is detached", "$1被取除"), about: card3 },
  discarded: { words: phrase("$1 is discarded", "$1被丢弃"), about: card3 },
  drew: { words: phrase("a player draws cards", "玩家抽卡"), by: phrase("$2 draw%s cards", "$2抽卡") },
  flipped: { words: phrase("$1 is flipped face-up", "$1反转"), about: monster3 },
  gainedLife: { words: phrase("a player gains LP", "玩家回复基本分"), by: phrase("$2 gain%s LP", "$2回复基本分") },
  goesToGY: { words: phrase("$1 is sent to the GY", "$1送去墓地"), about: card3 },
  leftField: { words: phrase("$1 leaves the field", "$1离场"), about: card3 },
  normalSet: { words: phrase("$1 is Set", "$1盖放"), by: phrase("$2 Set%s $1", "$2盖放$1"), about: card3 },
  paidLife: { words: phrase("a player pays LP", "玩家支付基本分"), by: phrase("$2 pay%s LP", "$2支付基本分") },
  positionChanged: { words: phrase("the battle position of $1 changes", "$1的表示形式改变"), about: monster3 },
  resolvedLink: { words: phrase("$1 resolves", "$1的效果处理") },
  returned: { words: phrase("$1 is returned", "$1返回"), about: card3 },
  revealedInHand: { words: phrase("$1 is revealed", "$1被展示"), about: card3 },
  sentToGY: { words: phrase("$1 is sent to the GY", "$1送去墓地"), about: card3 },
  summoned: { words: phrase("$1 is $3", "$1$3"), by: phrase("$2 $4 $1", "$2把$1$3"), about: monster3 },
  summoning: { words: phrase("$1 would be $3", "$1$3之际"), by: phrase("$2 would $4 $1", "$2把$1$3之际"), about: monster3 },
  targeted: { words: phrase("$1 is targeted", "$1成为对象"), about: card3 },
  tributed: { words: phrase("$1 is Tributed", "$1被解放"), about: card3 },
  unequipped: { words: phrase("$1 is unequipped", "$1的装备解除"), about: card3 },
  usedAsMaterial: { words: phrase("$1 is used as material", "$1作为素材使用"), about: card3 }
};
var inflicted = phrase("$1 inflicts battle damage to $2", "$1给与$2战斗伤害");
var damageSteps3 = {
  start: phrase("the start of the Damage Step", "伤害步骤开始时"),
  before: phrase("the time before damage calculation", "伤害计算前"),
  calculate: phrase("damage calculation", "伤害计算时"),
  calculation: phrase("damage calculation", "伤害计算时"),
  after: phrase("the time after damage calculation", "伤害计算后"),
  end: phrase("the end of the Damage Step", "伤害步骤结束时")
};
function subjectOf(reader, { about: about3 }, fallback) {
  if (about3.length === 0) return fallback;
  const merged = about3.reduce((all3, one2) => ({ ...all3, ...one2 }), {});
  const { is, ...rest } = merged;
  if (is === void 0) return describedAs(reader, merged);
  return Object.keys(rest).length === 0 ? reader.ref(is) : template("$1 as $2", "作为$2的$1", reader.ref(is), describedAs(reader, rest));
}
function summonWords2(hows) {
  const plain5 = hows.length === 0 ? phrase("Summon", "召唤") : summonsOf(hows);
  return {
    act: { ...plain5, en: plain5.en.replaceAll(/\bSummon\b/g, "Summon%s") },
    done: phrase(plain5.en.replaceAll(/\bSummon\b/g, "Summoned"), plain5.zh)
  };
}
function unknown(event) {
  throw new UnknownWord("event", event);
}
function momentWords(reader, event, { player: player3 }) {
  const [kind, name = ""] = event.split(":");
  const table = kind === "phase" ? phaseTerms : kind === "damageStep" ? damageSteps3 : null;
  if (table === null) return null;
  const words3 = table[name] ?? unknown(event);
  const at = kind === "phase" ? template("during $2 $1", "$2$1", words3, player3 === null ? phrase("the", "") : reader.possessive(player3)) : template("at $1", "$1", words3);
  return at;
}
function occasionWords2(reader, trigger) {
  const facets = facetsOf2(trigger);
  const moment2 = momentWords(reader, trigger.event, facets);
  const words3 = moment2 ?? plainOccasion(reader, trigger.event, facets);
  return facets.rest.length === 0 ? words3 : template("$1, and $2", "$1，且$2", words3, and(facets.rest.map((one2) => reader.condition(one2))));
}
function mannerOf(reader, event, facets) {
  const plain5 = mannerWords(reader, facets);
  if (event === "summoned" || event === "summoning" || facets.hows.length === 0) return plain5;
  const summon2 = summonsOf(facets.hows);
  return { en: `${plain5.en} for a ${summon2.en}`, zh: `为${summon2.zh}${plain5.zh}` };
}
function plainOccasion(reader, event, facets) {
  const { words: words3, by, about: about3 = card3 } = events[event] ?? unknown(event);
  const subject = event === "activated" || event === "resolvedLink" ? activatedWords(facets) : subjectOf(reader, facets, about3);
  const [doer2] = facets.by;
  if (event === "battleDamage" && facets.about.length === 0 && doer2 !== void 0 && "object" in doer2)
    return plainOccasion(reader, event, { ...facets, about: [doer2.is], by: [] });
  const { done: done4, act: act4 } = summonWords2(facets.hows);
  const manner = mannerOf(reader, event, facets);
  const from = fromWords(facets.from);
  const fitted = facets.act === null || event === "activated" || event === "resolvedLink" ? words3 : withAct(words3, facets.act);
  const zhManner = `${manner.zh}${from.zh}`;
  if (facets.player === null || by === void 0) {
    const owner = facets.player === null ? phrase("", "") : template(" ($1)", "（$1）", reader.player(facets.player));
    const en2 = template(`${fitted.en}$2`, "", subject, owner, done4).en;
    return {
      en: `${en2}${from.en}${manner.en}`,
      zh: template("", `${fitted.zh.replace("$1", `$1${zhManner}`)}$2`, subject, owner, done4).zh
    };
  }
  const player3 = reader.player(facets.player);
  const plural3 = player3.en === "you" ? "" : "s";
  const does2 = event === "battleDamage" && facets.about.length > 0 ? inflicted : by;
  const en = does2.en.replaceAll("%s", plural3).replaceAll("$1", subject.en).replaceAll("$2", player3.en).replaceAll("$4", act4.en.replaceAll("%s", event === "summoning" ? "" : plural3));
  return {
    en: `${en}${from.en}${manner.en}`,
    zh: template("", does2 === by ? by.zh.replace("$2", `$2${zhManner}`) : does2.zh, subject, player3, done4).zh
  };
}
function withAct(words3, act4) {
  const done4 = actWords(act4);
  return {
    en: words3.en.includes(` is ${done4.en}`) ? words3.en : words3.en.replace(" is ", ` is ${done4.en} and `),
    zh: words3.zh.includes(done4.zh) ? words3.zh : words3.zh.replace("$1", `$1${done4.zh}`)
  };
}
var isMoment = ({ event }) => event.startsWith("phase:") || event.startsWith("damageStep:");
var isPlainWindow = ({ event }) => event === "main" || event === "fast";
function occasionsOf2(reader, on) {
  const said2 = on.filter((trigger) => !isPlainWindow(trigger));
  if (said2.length === 0) return phrase("", "");
  const words3 = or(said2.map((trigger) => occasionWords2(reader, trigger)));
  if (said2.every(isMoment)) return words3;
  return said2.some(({ last, mark }) => last === true || mark === "at") ? template("when $1", "$1时", words3) : template("if $1", "$1的场合", words3);
}
function eventObjectOf(on, self) {
  const said2 = on.filter((trigger) => !isPlainWindow(trigger));
  const [first2] = said2;
  if (first2 === void 0 || said2.some(({ event }) => event !== first2.event)) return phrase("that card", "该卡");
  if (facetsOf2(first2).about.some(({ is }) => is === "self")) return self;
  return first2.event === "summoned" || first2.event === "attackDeclared" || first2.event === "summoning" ? phrase("that monster", "该怪兽") : phrase("that card", "该卡");
}

function cardText(card5, language) {
  return linesOf(card5).map((line) => line[language]).filter((line) => line !== "").join("\n");
}
function linesOf(card5) {
  const alwaysNamed = card5.printed.alwaysNamed;
  return [
    materialLine(card5),
    ...alwaysNamed === void 0 ? [] : [template("This card’s name is always treated as $1.", "这张卡的卡名一直当作$1使用。", nameWords(alwaysNamed))],
    ...card5.abilities.map((ability2) => abilityWords(ability2, card5))
  ];
}
function materialLine({ printed: printed2 }) {
  const parts = printed2.materials;
  if (parts === void 0) return phrase("", "");
  const reader = readerFor2({ kind: "static" });
  return join(
    parts.map((part) => materialWords(reader, part)),
    " + ",
    "＋"
  );
}
function materialWords(reader, { is, count, more }) {
  const number = more === true ? phrase(`${count}+`, `${count}只以上`) : phrase(String(count), `${count}只`);
  if (typeof is.names === "string" && Object.keys(is).length === 1)
    return count === 1 && more !== true ? nameWords(is.names) : template("$1 $2", "$1$2", number, nameWords(is.names));
  const what = describedAs(reader, is, ["monsterZone"]);
  const bare3 = what.en.replace(/^an? /, "");
  return template("$1 $2", "$1$2", number, {
    en: count > 1 || more === true ? `${bare3.replace(/\bmonster\b/, "monsters")}` : bare3,
    zh: what.zh
  });
}
var card4 = phrase("this card", "这张卡");
function readerFor2(ability2) {
  const mentions2 = new Mentions();
  const alone2 = picksOnce(ability2);
  const reader = {
    self: card4,
    measure: (amount3) => measureWords2(reader, amount3),
    ref: (ref2) => refWords2(reader, ref2),
    player: (player3) => playerWords2(reader, player3),
    possessive: (player3) => possessiveWords2(reader, player3),
    all: (selector2) => allOf2(reader, selector2),
    kind: (selector2) => kindOf3(reader, selector2),
    counted: (selector2, number, several) => countedOf2(reader, selector2, number, several),
    described: (predicate2, from) => describedAs(reader, predicate2, from),
    condition: (condition2) => conditionWords2(reader, condition2),
    modifiers: (modifiers2, to) => modifierWords2(reader, modifiers2, to),
    ability: (lent) => abilityWords(lent, null),
    order: (verbs4) => verbList(reader, verbs4),
    clauses: (clauses) => clauseList2(reader, clauses),
    name: (name, mention) => mentions2.name(name, mention),
    choice: (choice2) => reader.name(choice2.as, bindingOf(reader, choice2, alone2)),
    mention: (name) => mentions2.of(name) ?? phrase("it", "它"),
    eventObject: eventObjectOf(ability2.on ?? [], card4)
  };
  for (const target2 of ability2.targets ?? []) reader.choice(target2);
  return reader;
}
var spans = {
  turn: phrase("turn", "1回合"),
  chain: phrase("Chain", "同一连锁上"),
  duel: phrase("Duel", "决斗中")
};
function limitWords({ uses, per, scope, as }, whole, name) {
  const span = wordOf2(spans, per, "span");
  const times3 = uses === 1 ? phrase("once", "1次") : phrase(`${uses} times`, `${uses}次`);
  if (scope === "object" && as === void 0)
    return { before: template("$1 per $2: ", "$2$1，", { en: capital(times3.en), zh: times3.zh }, span), behind: phrase("", "") };
  const what = whole ? template("activate $1", "$1的发动", name) : as === void 0 ? template("use this effect of $1", "$1的这个效果", name) : template("use this effect and those that are counted with it", "这个效果与一同计数的效果");
  return { before: phrase("", ""), behind: template("You can only $1 $2 per $3.", "$1$3只能使用$2。", what, times3, span) };
}
function placeWords({ from, kind, on = [], marks: marks2 }) {
  if (from === void 0 || kind === "spell" || marks2?.pendulum !== void 0) return phrase("", "");
  const piles3 = from.filter((zone) => kind === "triggered" ? zone === "hand" : zone in pileTerms);
  if (piles3.length === 0 || kind !== "triggered" && on.some(({ event, mark }) => mark === void 0 && event === "sentToGY"))
    return phrase("", "");
  return template("While this card is in your $1: ", "这张卡在$1存在的场合，", {
    en: piles3.map((zone) => pileTerms[zone].en).join(" or "),
    zh: piles3.map((zone) => pileTerms[zone].zh).join("·")
  });
}
function activation(reader, { cost = [], targets: targets2 = [], marks: marks2 }) {
  for (const verb2 of cost) if (verb2.verb === "count") nameCounted(reader, verb2);
  const paid = () => costWords2(
    reader,
    cost.filter(({ verb: verb2 }) => !isVow(verb2) && verb2 !== "count")
  );
  const parts = marks2?.targetsFirst === true ? [...chosenWords(reader, targets2), paid()] : [paid(), ...chosenWords(reader, targets2)];
  return join(parts, ", and ", "，");
}
function chosenWords(reader, targets2) {
  const declared2 = targets2.filter(isDeclared).map(({ as }) => template("declare $1", "宣言$1", reader.mention(as)));
  const aimed = targets2.filter((choice2) => !isDeclared(choice2)).map(({ as }) => reader.mention(as));
  const target2 = aimed.length === 0 ? phrase("", "") : template("target $1", "以$1为对象", join(aimed, " and ", "和"));
  return [...declared2, target2];
}
var isDeclared = ({ number, name }) => number !== void 0 || name !== void 0;
var isVow = (verb2) => verb2 === "grant";
function nameCounted(reader, { name, amount: amount3 }) {
  const binding2 = { first: reader.measure(amount3), again: phrase("that number", "该数值") };
  reader.name(String(name), binding2);
}
function vows(reader, { cost = [] }) {
  return cost.filter(({ verb: verb2 }) => isVow(verb2)).map(
    (verb2) => sentence(
      template(
        "the turn you activate this, $1",
        "这个效果发动的回合，$1",
        reader.modifiers(
          verb2.modifiers,
          verb2.to === void 0 ? reader.player(verb2.players ?? "you") : reader.ref(verb2.to)
        )
      )
    )
  );
}
var isFlip = ({ on = [] }) => on.length === 1 && on[0]?.event === "flipped" && JSON.stringify(on[0].if) === JSON.stringify({ object: { event: "object" }, is: { is: "self" } });
function activated(reader, ability2, program) {
  const { kind, on = [], when, limit, may: may2, marks: marks2 } = ability2;
  const name = program === null ? phrase("this card", "这张卡") : phrase(`“${program.names.en}”`, `「${program.names.zh}」`);
  const times3 = limit === void 0 ? null : limitWords(limit, kind === "spell", name);
  const flip2 = isFlip(ability2) && (program === null || program.printed.marks?.includes("flip") === true);
  const occasion = flip2 ? phrase("", "") : occasionsOf2(reader, on);
  const condition2 = when === void 0 ? phrase("", "") : template("if $1", "$1的场合", reader.condition(when));
  const circumstances = join([occasion, condition2], ", ", "，");
  const head = activation(reader, ability2);
  const can = may2 === true || kind === "activated" ? phrase("you can ", "可以") : phrase("", "");
  const effect2 = ability2.modes === void 0 ? clauseList2(reader, ability2.clauses ?? []) : modesWords(reader, ability2);
  const done4 = doneBy(can, head, effect2);
  const core2 = circumstances.en === "" ? done4 : template("$1: $2", "$1，$2", circumstances, done4);
  const label = flip2 ? phrase("FLIP: ", "反转：") : marks2?.quick === true ? phrase("(Quick Effect) ", "（诱发即时效果）") : phrase("", "");
  const said2 = join([placeWords(ability2), times3?.before ?? phrase("", ""), label, core2], "", "");
  const main2 = core2.en === "" ? phrase("", "") : template("$1$2", "$1$2", sentence({ en: capital(afterColons(said2.en)), zh: said2.zh }), wayOfActing(ability2, flip2));
  return join(
    [main2, ...usersOf(ability2), ...vows(reader, ability2), ...markSentences(reader, ability2), times3?.behind ?? phrase("", "")],
    " ",
    ""
  );
}
var users = {
  any: phrase("Either player can activate this effect.", "双方玩家都能把这个效果发动。"),
  opponents: phrase("Only your opponent can activate this effect.", "只有对方能把这个效果发动。")
};
var usersOf = ({ by }) => by === void 0 ? [] : [users[by]];
function wayOfActing({ kind, may: may2, on = [], marks: marks2 }, flip2) {
  if (marks2?.maintenance === true) return phrase(" (This starts no Chain.)", "（不入连锁。）");
  return kind === "triggered" && may2 !== true && !on.every(isMoment) && !flip2 ? phrase(" (This must be activated.)", "（这个效果必须发动。）") : phrase("", "");
}
function doneBy(can, head, effect2) {
  const lower = lowered2(effect2);
  if (effect2.en === "") return head.en === "" ? head : template("$1$2 to activate this card", "$1$2发动", can, head);
  if (head.en !== "") return template("$1$2; $3", "$1$2发动。$3", can, head, lower);
  if (can.en === "") return effect2;
  return lower.en.startsWith("if ") ? template("$1activate this; $2", "$1发动。$2", can, lower) : template("$1$2", "$1发动。$2", can, lower);
}
function lowered2(words3) {
  return /^(?:Special|Normal|Fusion|Ritual|Synchro|Xyz|Tribute|Set)\b/.test(words3.en) ? words3 : { en: words3.en.charAt(0).toLowerCase() + words3.en.slice(1), zh: words3.zh };
}
function afterColons(text) {
  return text.replace(/(: |\(Quick Effect\) )([a-z])/g, (_, before2, letter) => `${before2}${letter.toUpperCase()}`);
}
function modesWords(reader, { modes }) {
  const choice2 = modes;
  const lines = choice2.of.map(({ if: condition2, targets: targets2 = [], clauses = [] }) => {
    for (const target2 of targets2) reader.choice(target2);
    const aimed = targets2.length === 0 ? phrase("", "") : template(
      "target $1; ",
      "以$1为对象，",
      join(
        targets2.map(({ as }) => reader.mention(as)),
        " and ",
        "和"
      )
    );
    const only3 = condition2 === void 0 ? phrase("", "") : template("if $1: ", "$1的场合：", reader.condition(condition2));
    return template("\n● $1$2$3", "\n●$1$2$3", only3, aimed, clauseList2(reader, clauses));
  });
  return template("apply $1 of these effects:$2", "适用以下效果之中的$1个：$2", reader.measure(choice2.max), join(lines, "", ""));
}
function standing3(reader, ability2) {
  const marked = markSentences(reader, ability2);
  if (ability2.modifiers === void 0) return join(marked, " ", "");
  const changes = reader.modifiers(ability2.modifiers, null);
  const whole = ability2.when === void 0 ? changes : template("while $1, $2", "只要$1，$2", reader.condition(ability2.when), changes);
  return join([sentence(whole), ...marked], " ", "");
}
var wouldForms = [
  [/\bis (?=[a-zA-Z]+)/, "would be "],
  [/\bleaves\b/, "would leave"],
  [/\btakes?\b/, "would take"],
  [/\binflicts\b/, "would inflict"],
  [/\bdraws?\b/, "would draw"],
  [/\bgains?\b/, "would gain"],
  [/\bpays?\b/, "would pay"]
];
function wouldBe(en) {
  const [form] = wouldForms.filter(([verb2]) => verb2.test(en)).sort(([a], [b]) => en.search(a) - en.search(b));
  return form === void 0 ? `it would happen that ${en}` : en.replace(form[0], form[1]);
}
function replacing2(reader, ability2) {
  const event = occasionsOf2(reader, ability2.on ?? []);
  const bare3 = { en: event.en.replace(/^(?:if|when) /, ""), zh: event.zh.replace(/(?:的场合|时)$/, "") };
  const condition2 = ability2.when === void 0 ? phrase("", "") : template(", while $1", "，且$1", reader.condition(ability2.when));
  const limit = ability2.limit === void 0 ? null : limitWords(ability2.limit, false, card4);
  const then = ability2.then === void 0 ? phrase("", "") : lowered2(clauseList2(reader, ability2.then));
  if (ability2.clauses === void 0 || ability2.clauses.length === 0)
    return join(
      [sentence(template("each time $1$2, $3", "每次$1$2，$3", bare3, condition2, then)), ...markSentences(reader, ability2)],
      " ",
      ""
    );
  const instead = lowered2(clauseList2(reader, ability2.clauses));
  const may2 = ability2.may === true ? phrase("you can have this happen instead: ", "可以作为代替，") : phrase("", "");
  const would = { en: wouldBe(bare3.en), zh: bare3.zh };
  const said2 = sentence(template("$4if $1$2, $5$3", "$4$1$2的场合，$5$3", would, condition2, instead, limit?.before ?? phrase("", ""), may2));
  const every = ability2.every === true ? phrase("If several would be at once, this is done for all of them or for none.", "同时有复数的场合，必须全部适用。") : phrase("", "");
  return join(
    [said2, every, then.en === "" ? then : sentence(template("then, $1", "那之后，$1", then)), limit?.behind ?? phrase("", "")],
    " ",
    ""
  );
}
var fields4 = [
  "kind",
  "from",
  "by",
  "every",
  "on",
  "when",
  "may",
  "limit",
  "cost",
  "clauses",
  "targets",
  "modes",
  "tier",
  "then",
  "modifiers",
  "marks",
  "keyword",
  "again",
  "together",
  "x"
];
function abilityWords(ability2, program) {
  onlyFields(ability2, "ability", fields4);
  const reader = readerFor2(ability2);
  const words3 = wordsOf5(reader, ability2, program);
  return ability2.marks?.pendulum === true && words3.en !== "" ? template("[Pendulum Effect] $1", "【灵摆效果】$1", words3) : words3;
}
function wordsOf5(reader, ability2, program) {
  switch (ability2.kind) {
    case "spell":
    case "activated":
    case "triggered":
      return ability2.kind === "spell" && (ability2.clauses ?? []).length === 0 && (ability2.cost ?? []).length === 0 && (ability2.on ?? []).every(isPlainWindow) && ability2.limit === void 0 && ability2.modes === void 0 ? join(markSentences(reader, ability2), " ", "") : activated(reader, ability2, program);
    case "static":
      return standing3(reader, ability2);
    case "replacement":
      return replacing2(reader, ability2);
    default:
      throw new UnknownWord("kind of ability", ability2.kind);
  }
}

var events2 = {
  activated: { en: "Chain Link {link}: {seat} activates {card}{aimedAt}.", zh: "连锁{link}：{seat}发动{card}{aimedAt}。" },
  answerSealed: { en: "{seat} has answered.", zh: "{seat}已作答。" },
  attackDeclared: { en: "{seat} attacks{direct} with {card}{targetCard}.", zh: "{seat}用{card}{direct}攻击宣言{targetCard}。" },
  attackStopped: { en: "The attack of {card} stops.", zh: "{card}的攻击中止。" },
  battleCalculated: { en: "Damage calculation: {atk}{value}.", zh: "伤害计算：{atk}{value}。" },
  becameMaterial: { en: "{card} becomes Xyz Material.", zh: "{card}成为超量素材。" },
  cardDestroyed: { en: "{card} is destroyed ({reason}).", zh: "{card}被破坏（{reason}）。" },
  cardEquipped: { en: "{card} is equipped.", zh: "{card}装备。" },
  cardsExcavated: { en: "{seat} excavates: {cards}.", zh: "{seat}翻开：{cards}。" },
  cardMoved: { en: "{card} goes from {from} to {to} ({act}).", zh: "{card}从{from}到{to}（{act}）。" },
  cardPlaced: { en: "{seat} puts {card} into {slot}.", zh: "{seat}将{card}放到{slot}。" },
  cardRevealed: { en: "{seat} shows {card}.", zh: "{seat}展示{card}。" },
  cardSet: { en: "{seat} Sets {card} in {slot}.", zh: "{seat}将{card}盖放到{slot}。" },
  cardsDrawn: { en: "{seat} draws {amount}.", zh: "{seat}抽{amount}张卡。" },
  chainEnded: { en: "The Chain has resolved.", zh: "连锁处理完毕。" },
  chanceDrawn: { en: "Chance ({what}, {from}): {result}", zh: "随机（{what}，{from}）：{result}" },
  conceded: { en: "{seat} surrenders the {scope}.", zh: "{seat}投降。" },
  controlChanged: { en: "{seat} takes control of a monster in {slot}.", zh: "{seat}得到{slot}的怪兽的控制权。" },
  countersChanged: { en: "{card} has {amount} counters ({kind}).", zh: "{card}上有{amount}个{kind}指示物。" },
  deckRanOut: { en: "{seat} has no card left to draw.", zh: "{seat}的卡组没有可抽的卡。" },
  drawAgreed: { en: "The players agree on a draw.", zh: "双方同意平局。" },
  effectGranted: { en: "The effect of {program} begins to apply ({until}).", zh: "{program}的效果开始适用（{until}）。" },
  firstPlayerDecided: { en: "{seat} goes first.", zh: "{seat}为先攻。" },
  flippedUp: { en: "{card} is turned face-up.", zh: "{card}变成表侧表示。" },
  gameEnded: { en: "The Duel is over ({reason}). Winner: {winners}", zh: "决斗结束（{reason}）。胜者：{winners}" },
  judgeLossGiven: { en: "A judge gives {seat} a {scope} loss.", zh: "裁判判{seat}负。" },
  lifeChanged: { en: "{seat} has {life} LP ({change}).", zh: "{seat}的基本分为{life}（{change}）。" },
  limitReached: { en: "A limit was reached ({limit}); the action is undone.", zh: "达到上限（{limit}），该动作已复原。" },
  linkDoesNothing: { en: "Chain Link {link}: {card} does nothing.", zh: "连锁{link}：{card}没有效果。" },
  linkResolves: { en: "Chain Link {link}: {card} resolves.", zh: "连锁{link}：{card}的效果处理。" },
  matchEnded: { en: "The Match is over ({reason}). Winner: {winners}", zh: "比赛结束（{reason}）。胜者：{winners}" },
  matchScore: { en: "After Duel {game}: {wins}", zh: "第{game}局后：{wins}" },
  monsterSummoned: { en: "{seat} summons {card} ({how}).", zh: "{seat}{how}{card}。" },
  negated: { en: "{card} is negated ({what}).", zh: "{card}被无效（{what}）。" },
  noBattle: { en: "There is no damage calculation.", zh: "不进行伤害计算。" },
  phaseBegan: { en: "{seat}: {phase}.", zh: "{seat}：{phase}。" },
  phaseSkipped: { en: "{seat} skips the {phase}.", zh: "{seat}跳过{phase}。" },
  playerLost: { en: "{seat} loses the Duel.", zh: "{seat}输掉决斗。" },
  positionChanged: { en: "{card} changes to {position} Position.", zh: "{card}变成{position}表示。" },
  replacementApplied: { en: "{card} changes what happens.", zh: "{card}改变此事件。" },
  replay: { en: "Replay of the attack of {card}.", zh: "{card}的攻击卷回。" },
  shuffled: { en: "A Deck is shuffled ({count}).", zh: "卡组洗切（{count}张）。" },
  sideDecked: { en: "{seat} has exchanged cards.", zh: "{seat}更换了副卡组。" },
  stepBegan: { en: "{seat}: {step}.", zh: "{seat}：{step}。" },
  timeRanOut: { en: "The time of {seat} is up.", zh: "{seat}的时间已到。" },
  triggerMissed: { en: "The effect of {card} cannot be activated now.", zh: "{card}的效果不能发动。" },
  topArranged: { en: "{seat} puts {amount} cards back on top of a Deck.", zh: "{seat}将{amount}张卡放回卡组上面。" },
  turnBegan: { en: "Turn {turn}: {seat}.", zh: "第{turn}回合：{seat}。" },
  turnedDown: { en: "{card} is turned face-down.", zh: "{card}变成里侧表示。" },
  turnEnded: { en: "Turn {turn} is over.", zh: "第{turn}回合结束。" },
  watchBegan: { en: "{card} waits for something.", zh: "{card}等待时机。" },
  zoneChanged: { en: "{card} moves to {slot}.", zh: "{card}移动到{slot}。" },
  abilityActivated: { en: "{seat} uses {card}.", zh: "{seat}使用{card}。" }
};

var prompts = {
  chainTrigger: { en: "Which effect do you activate?", zh: "发动哪个效果？" },
  chooseAttackTarget: { en: "What does {card} attack?", zh: "{card}攻击什么？" },
  chooseFirst: { en: "Who goes first?", zh: "谁先攻？" },
  chooseForEffect: { en: "Choose for {card}.", zh: "为{card}选择。" },
  chooseMaterials: { en: "Which monsters are the materials of {card}?", zh: "{card}使用哪些怪兽作为素材？" },
  chooseMonsters: { en: "Which monsters do you Pendulum Summon?", zh: "灵摆召唤哪些怪兽？" },
  chooseModes: { en: "Which effect of {card}?", zh: "{card}适用哪个效果？" },
  chooseReplacement: { en: "What applies first?", zh: "先适用什么？" },
  choosePosition: { en: "In which position is {card} summoned?", zh: "{card}以什么表示形式召唤？" },
  chooseSlot: { en: "Into which zone?", zh: "放到哪个区域？" },
  chooseTargets: { en: "Choose targets for {card}.", zh: "选择{card}的对象。" },
  chooseTributes: { en: "Which {count} monsters do you Tribute for {card}?", zh: "为{card}解放哪{count}只怪兽？" },
  chooseZone: { en: "Into which zone does {card} go?", zh: "{card}放到哪个区域？" },
  discardToHandSize: { en: "Discard down to six cards: {count}.", zh: "丢弃{count}张手卡。" },
  fastEffect: { en: "Do you activate a card or effect?", zh: "是否发动卡或效果？" },
  openAction: { en: "What do you do ({phase})?", zh: "{phase}：做什么？" },
  normalSummonNow: { en: "Which monster do you Normal Summon or Set?", zh: "召唤或盖放哪只怪兽？" },
  orderCards: { en: "In which order?", zh: "以什么顺序？" },
  orderDeck: {
    en: "In which order do they go into the Deck? The first lies above the others.",
    zh: "以什么顺序放回卡组？最先选的在最上面。"
  },
  orderEffects: { en: "In which order are these effects activated?", zh: "以什么顺序发动？" },
  orderGraveyard: { en: "In which order do they go to the GY? The first lies on top.", zh: "以什么顺序送去墓地？最先选的在最上面。" },
  payCost: { en: "What do you pay for {card}?", zh: "为{card}支付什么代价？" },
  payUnless: { en: "Do you pay?", zh: "是否支付？" },
  phaseEffect: { en: "Which effect do you activate in this phase?", zh: "在此阶段发动哪个效果？" },
  replay: { en: "What does {card} attack now?", zh: "{card}改为攻击什么？" },
  respond: { en: "Do you answer?", zh: "是否连锁？" },
  sideDeck: { en: "Exchange cards for the next Duel?", zh: "更换副卡组？" },
  useEffect: { en: "Do you use the effect of {card}?", zh: "是否适用{card}的效果？" }
};
var options = {
  activate: { en: "Activate {card}{ability}", zh: "发动{card}{ability}" },
  ability: { en: "{card}{ability}", zh: "{card}{ability}" },
  attack: { en: "Attack with {card}", zh: "用{card}攻击" },
  attackPosition: { en: "Attack Position", zh: "攻击表示" },
  battlePhase: { en: "To the Battle Phase", zh: "进入战斗阶段" },
  defensePosition: { en: "Defense Position", zh: "守备表示" },
  direct: { en: "Attack directly", zh: "直接攻击" },
  flip: { en: "Flip Summon {card}", zh: "反转召唤{card}" },
  goOn: { en: "Go on", zh: "进入下一阶段" },
  heads: { en: "Heads", zh: "正面" },
  tails: { en: "Tails", zh: "反面" },
  hiddenObject: { en: "A face-down card", zh: "里侧表示的卡" },
  back: { en: "A card that you do not see", zh: "看不到的卡" },
  mode: { en: "{number}: {mode}", zh: "{number}：{mode}" },
  no: { en: "No", zh: "否" },
  normalSummon: { en: "Normal Summon {card}", zh: "通常召唤{card}" },
  object: { en: "{card}", zh: "{card}" },
  pass: { en: "Pass", zh: "不发动" },
  "pass:phase": { en: "Pass until the phase ends", zh: "本阶段内不发动" },
  "pass:turn": { en: "Pass until the turn ends", zh: "本回合内不发动" },
  "pass:idle": { en: "Pass in all phases where you can only answer", zh: "非主要阶段和战斗阶段一律不发动" },
  "pass:unable": { en: "Be asked only where you can do something, though others may notice", zh: "只在能发动时询问（对方可能察觉）" },
  askAll: { en: "Be asked wherever you might act again", zh: "恢复全部询问" },
  "pass:acted": { en: "Pass until the other player acts", zh: "对方行动前不发动" },
  stopPassing: { en: "Stop passing", zh: "不再略过询问" },
  player: { en: "{seat}", zh: "{seat}" },
  position: { en: "Change the position of {card}", zh: "改变{card}的表示形式" },
  replacement: { en: "{card}{ability}", zh: "{card}{ability}" },
  setPosition: { en: "Face-down Defense Position", zh: "里侧守备表示" },
  set: { en: "Set {card}", zh: "盖放{card}" },
  special: { en: "Special Summon {card}", zh: "特殊召唤{card}" },
  synchro: { en: "Synchro Summon {card}", zh: "同调召唤{card}" },
  xyz: { en: "Xyz Summon {card}", zh: "超量召唤{card}" },
  link: { en: "Link Summon {card}", zh: "连接召唤{card}" },
  pendulum: { en: "Pendulum Summon", zh: "灵摆召唤" },
  slot: { en: "{slot}", zh: "{slot}" },
  stopAttack: { en: "Stop the attack", zh: "中止攻击" },
  tributeSummon: { en: "Tribute Summon {card}", zh: "上级召唤{card}" },
  yes: { en: "Yes", zh: "是" }
};

var places6 = {
  mainDeck: { en: "the Deck", zh: "卡组" },
  extraDeck: { en: "the Extra Deck", zh: "额外卡组" },
  hand: { en: "the hand", zh: "手卡" },
  graveyard: { en: "the GY", zh: "墓地" },
  banished: { en: "the banished cards", zh: "除外区" },
  sideDeck: { en: "the Side Deck", zh: "副卡组" },
  monsterZone: { en: "a Monster Zone", zh: "怪兽区" },
  arriving: { en: "a Monster Zone", zh: "怪兽区" },
  spellTrapZone: { en: "a Spell & Trap Zone", zh: "魔法与陷阱区" },
  pendulumZone: { en: "a Pendulum Zone", zh: "灵摆区" },
  fieldZone: { en: "the Field Zone", zh: "场地区" },
  under: { en: "among Xyz Materials", zh: "超量素材" },
  gone: { en: "nowhere", zh: "消失" }
};
var times2 = {
  draw: { en: "Draw Phase", zh: "抽卡阶段" },
  standby: { en: "Standby Phase", zh: "准备阶段" },
  main1: { en: "Main Phase 1", zh: "主要阶段1" },
  battle: { en: "Battle Phase", zh: "战斗阶段" },
  main2: { en: "Main Phase 2", zh: "主要阶段2" },
  end: { en: "End Phase", zh: "结束阶段" },
  between: { en: "before the first turn", zh: "开始前" }
};
var steps2 = {
  start: { en: "Start Step", zh: "战斗阶段开始步骤" },
  battle: { en: "Battle Step", zh: "战斗步骤" },
  damageStart: { en: "start of the Damage Step", zh: "伤害步骤开始时" },
  damageBefore: { en: "before damage calculation", zh: "伤害计算前" },
  damageCalculation: { en: "damage calculation", zh: "伤害计算时" },
  damageAfter: { en: "after damage calculation", zh: "伤害计算后" },
  damageEnd: { en: "end of the Damage Step", zh: "伤害步骤结束时" },
  endStep: { en: "End Step", zh: "战斗阶段结束步骤" }
};
var acts3 = {
  destroyed: { en: "destroyed", zh: "破坏" },
  tributed: { en: "Tributed", zh: "解放" },
  discarded: { en: "discarded", zh: "丢弃" },
  sent: { en: "sent", zh: "送去" },
  banished: { en: "banished", zh: "除外" },
  returned: { en: "returned", zh: "返回" },
  detached: { en: "detached", zh: "取除" },
  added: { en: "added", zh: "加入" },
  placed: { en: "placed", zh: "放置" }
};
var summons2 = {
  normal: { en: "Normal Summon", zh: "通常召唤" },
  tribute: { en: "Tribute Summon", zh: "上级召唤" },
  flip: { en: "Flip Summon", zh: "反转召唤" },
  special: { en: "Special Summon", zh: "特殊召唤" },
  ritual: { en: "Ritual Summon", zh: "仪式召唤" },
  fusion: { en: "Fusion Summon", zh: "融合召唤" },
  synchro: { en: "Synchro Summon", zh: "同调召唤" },
  xyz: { en: "Xyz Summon", zh: "超量召唤" },
  pendulum: { en: "Pendulum Summon", zh: "灵摆召唤" },
  link: { en: "Link Summon", zh: "连接召唤" }
};
var reasons3 = {
  life: { en: "no LP left", zh: "基本分归零" },
  deckOut: { en: "no card to draw", zh: "无法抽卡" },
  effect: { en: "an effect", zh: "效果" },
  battle: { en: "by battle", zh: "战斗" },
  cost: { en: "a cost", zh: "代价" },
  rule: { en: "a rule", zh: "规则" },
  concession: { en: "surrender", zh: "投降" },
  agreedDraw: { en: "agreed draw", zh: "同意平局" },
  judge: { en: "a judge's decision", zh: "裁判判定" },
  time: { en: "time ran out", zh: "时间用尽" },
  games: { en: "Duels won", zh: "胜局数" }
};
var moreReasons = {
  material: { en: "as material", zh: "作为素材" },
  tribute: { en: "as a Tribute", zh: "作为解放" },
  discard: { en: "discarded", zh: "丢弃" },
  draw: { en: "a draw", zh: "平局" },
  loop: { en: "a loop that nobody can end", zh: "无法终止的循环" }
};
var positions5 = { attack: { en: "Attack", zh: "攻击" }, defense: { en: "Defense", zh: "守备" } };
var negations = {
  activation: { en: "its activation", zh: "发动" },
  effect: { en: "its effect", zh: "效果" },
  summon: { en: "its Summon", zh: "召唤" },
  attack: { en: "its attack", zh: "攻击" },
  effects: { en: "its effects", zh: "效果" }
};
var chances = {
  shuffle: { en: "shuffle", zh: "洗切" },
  firstPlayer: { en: "who chooses", zh: "由谁选择先后攻" },
  startingPlayer: { en: "who chooses", zh: "由谁选择先后攻" },
  chooser: { en: "who chooses", zh: "由谁选择先后攻" },
  coin: { en: "coin", zh: "硬币" },
  die: { en: "die", zh: "骰子" },
  objects: { en: "a choice at random", zh: "随机选择" },
  random: { en: "a choice at random", zh: "随机选择" },
  heads: { en: "heads", zh: "正面" },
  tails: { en: "tails", zh: "反面" }
};
var scopes = { game: { en: "Duel", zh: "本局决斗" }, match: { en: "Match", zh: "比赛" } };
var endings = Object.fromEntries(
  Object.entries(durationWords).map(([until2, { en, zh }]) => [until2, { en: en === "" ? "for good" : en, zh: zh === "" ? "永续" : zh }])
);
var kinds2 = Object.fromEntries([
  ...Object.entries(counterTerms).map(([kind, zh]) => [kind, { en: `${kind} Counter`, zh: `${zh}指示物` }])
]);
var termsOf = {
  from: places6,
  to: places6,
  phase: times2,
  step: steps2,
  act: acts3,
  how: summons2,
  reason: { ...reasons3, ...moreReasons },
  position: positions5,
  what: { ...negations, ...chances },
  until: endings,
  scope: scopes,
  kind: kinds2,
  result: chances
};
var byId = new Map(catalogue.map((card5) => [card5.id, card5]));
var { parameter, cardName } = parameters2({
  player: { en: "Player", zh: "玩家" },
  card: { en: "a card", zh: "一张卡" },
  names: (card5) => byId.get(card5)?.names,
  seats: /* @__PURE__ */ new Set(["seat", "winners", "of", "owner"]),
  cards: /* @__PURE__ */ new Set(["card", "byCard", "cards"]),
  terms: termsOf,
  text: textAt,
  own
});
function own(name, value, language) {
  const english2 = language === "en";
  if (name === "direct") return value === true ? english2 ? " directly" : "直接" : "";
  if (value === null) return null;
  if (name === "targetCard") return ` → ${cardName(String(value), language)}`;
  if (name === "value") return english2 ? ` against ${String(value)}` : `对${String(value)}`;
  if (name === "change") return typeof value === "number" && value > 0 ? `+${value}` : String(value);
  if (name === "wins" && Array.isArray(value)) return value.join(" : ");
  if (name === "slot" && typeof value === "string") return slotWords(value, language);
  if (name === "until" && typeof value === "string" && value.includes(":"))
    return (lasting2[value.split(":", 1)[0]] ?? lasting2.turn)?.[language] ?? value;
  return null;
}
var lasting2 = {
  turn: { en: "until the turn ends", zh: "直到回合结束" },
  endPhase: { en: "until an End Phase", zh: "直到结束阶段" },
  battle: { en: "until the Battle Phase ends", zh: "直到战斗阶段结束" },
  damage: { en: "until the Damage Step ends", zh: "直到伤害步骤结束" },
  calculation: { en: "during damage calculation", zh: "伤害计算时" }
};
function textAt(path) {
  const at = abilityAt(path);
  const card5 = at === null ? void 0 : byId.get(at.card);
  const program = at === null ? void 0 : card5?.abilities[at.ability];
  if (at === null || card5 === void 0 || program === void 0) return { en: "", zh: "" };
  const words3 = abilityWords(program, card5);
  if (at.mode !== null) return { en: modeLine(words3.en, at.mode), zh: modeLine(words3.zh, at.mode) };
  const others2 = card5.abilities.filter(({ kind }) => kind === "spell" || kind === "activated" || kind === "triggered");
  return others2.length < 2 ? { en: "", zh: "" } : { en: `: ${words3.en}`, zh: `：${words3.zh}` };
}
var modeLine = (text, at) => (text.split("\n").filter((line) => line.startsWith("●"))[at] ?? "").slice(1).trim();
var rows = {
  monster: { en: "Monster Zone", zh: "怪兽区" },
  spellTrap: { en: "Spell & Trap Zone", zh: "魔法与陷阱区" },
  field: { en: "Field Zone", zh: "场地区" },
  extra: { en: "Extra Monster Zone", zh: "额外怪兽区" }
};
function slotWords(slot, language) {
  const [, row = "", lane = ""] = slot.split(":");
  const words3 = rows[row]?.[language] ?? row;
  return row === "field" ? words3 : `${words3} ${lane}`;
}

var words2 = {
  events: events2,
  prompts,
  options,
  parameter,
  cardText,
  cardValues: (card5) => card5.printed
};

var yugioh = {
  ...yugiohRules,
  cards: catalogue,
  presetDecks: [...starters, ...playablePresets(catalogue)],
  layout,
  words: words2
};

var ruleset = createRuleset(yugioh);
export {
  ruleset
};
