var uncut = 1e3;
var noVars = {};
function sourceEnv(self, card3, you, event = null, vars = noVars) {
  return { self, card: card3, you, event, vars, each: 0, subject: 0, cut: uncut };
}
var EACH = "eachObject";
function lastingVars({ vars, each: each2 }) {
  return each2 === 0 ? vars : { ...vars, [EACH]: [each2] };
}
function lastingEnv({ source: source2, sourceCard, controller, vars }, event = null) {
  return sourceEnv(source2, sourceCard, controller, event, vars);
}
function envOf(locals) {
  const { self, card: card3, you, event, vars, each: each2, subject } = locals;
  return { self, card: card3, you, event, vars, each: each2, subject, cut: uncut };
}
function about(env, subject) {
  const { self, card: card3, you, event, vars, each: each2, cut } = env;
  return { self, card: card3, you, event, vars, each: each2, subject, cut };
}
function envLocals(env) {
  return { self: env.self, card: env.card, you: env.you, event: env.event, vars: env.vars, each: env.each, subject: env.subject };
}

function closed({ self, card: card3, you, vars }, tree2) {
  return { tree: tree2, self, card: card3, you, vars };
}
function closureEnv(table, closure, bearer) {
  const { self, card: card3, you, vars } = closure;
  if (self !== void 0) return sourceEnv(self, card3, you, null, vars);
  const row = table.object(bearer);
  return sourceEnv(bearer, row.card, table.controllerOf(row));
}
var speaking = /* @__PURE__ */ new WeakMap();
function speaksOfSource(node) {
  if (typeof node !== "object" || node === null) return node === "self";
  let known7 = speaking.get(node);
  if (known7 === void 0)
    speaking.set(node, known7 = "noted" in node || Object.values(node).some((child) => speaksOfSource(child)));
  return known7;
}

var InvariantBroken = class extends Error {
  name = "InvariantBroken";
};
var LimitExceeded = class extends Error {
  constructor(limit2) {
    super(`limit reached: ${limit2}`);
    this.limit = limit2;
  }
  limit;
  name = "LimitExceeded";
};
var ArrangementError = class extends Error {
  name = "ArrangementError";
};
var CardsRefused = class extends Error {
  constructor(faults) {
    super(faults.map(faultSentence).join("\n"));
    this.faults = faults;
  }
  faults;
  name = "CardsRefused";
};
var faultSentence = ({ card: card3, place: place2, fault }) => `card ${JSON.stringify(card3)}${place2 === "" ? "" : ` at ${place2}`}: ${fault}`;
function must(value, what2) {
  if (value === void 0 || value === null) throw new InvariantBroken(`missing: ${what2}`);
  return value;
}
function unknownWord(what2, word3) {
  throw new InvariantBroken(`unknown ${what2}: ${JSON.stringify(word3)}`);
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
  return seesAs !== void 0 && !isPrivate(table, row) && seesAs(table, seat).some((other) => seesItself(table, row, other));
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
  const { visibility, hides } = table.game;
  return row.zone !== "" && visibility[table.zone(row.zone).kind] === "pile" && table.seats().some((seat) => hides?.(table, row, seat) === true);
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
  const named6 = /* @__PURE__ */ new Set();
  for (const root of rootsOf(state)) note(state, root, named6);
  for (const id of named6) note(state, { ...state.past[id], id: 0, row: { ...state.past[id].row, id: 0 } }, named6);
  for (const id of Object.keys(state.past).map(Number)) if (!named6.has(id)) table.journal.removeQuietly(state.past, id);
}
function rootsOf({ frames, triggers, watches, effects, decisions, players: players2, game, history: history2, objects }) {
  return [frames, triggers, watches, effects, decisions, players2, game, history2, objects];
}
var counted = /* @__PURE__ */ new Set(["stamp", "version"]);
function note(state, node, named6) {
  if (typeof node === "number") {
    if (state.past[node] !== void 0) named6.add(node);
    return;
  }
  if (typeof node !== "object" || node === null) return;
  for (const key in node) if (!counted.has(key)) note(state, node[key], named6);
}

function rowOf(table, id) {
  return knownRow(table, id) ?? missing("object", id);
}
function read(table, env, id, characteristic, cut) {
  const status2 = table.game.status?.[characteristic];
  if (status2 !== void 0) return status2(table, rowOf(table, id), env);
  if (table.state.objects[id] === void 0) return pastValue(table, id, characteristic, cut);
  if (cut === "printed") return table.program(table.object(id)).card.printed[characteristic];
  if (cut === "base") return table.derive(table, id, -1)[characteristic];
  if (table.ordered && cut !== void 0) return table.derive(table, id, table.library.cutOf(cut))[characteristic];
  return table.derive(table, id, env.cut)[characteristic];
}
function pastValue(table, id, characteristic, cut) {
  const past = table.state.past[id] ?? missing("object", id);
  return cut === "printed" ? table.program(past.row).card.printed[characteristic] : past.values[characteristic];
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
function hasWord(list2, wanted) {
  for (const one of list2)
    if (one === wanted || typeof one === "object" && one !== null && one.word === wanted && wanted !== void 0)
      return true;
  return false;
}

function factsByKey(history2) {
  const byKey = /* @__PURE__ */ new Map();
  for (const [name, rule2] of Object.entries(history2 ?? {})) {
    for (const key of rule2.on) byKey.set(key, [...byKey.get(key) ?? [], { ...rule2, name }]);
  }
  return byKey;
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
function noteFact(table, rule2, field2, event) {
  const { history: history2 } = table.state;
  const old2 = history2[field2];
  if (rule2.keep === "objects") {
    const list2 = Array.isArray(old2) ? old2 : [];
    table.journal.setDistant(history2, field2, [...list2, event[rule2.object ?? "object"]]);
    return;
  }
  if (rule2.keep === "words") {
    const list2 = Array.isArray(old2) ? old2 : [];
    const fresh2 = wordsOf(table, event[rule2.object ?? "object"], rule2.words ?? "").filter((word3) => !list2.includes(word3));
    if (fresh2.length > 0) table.journal.setDistant(history2, field2, [...list2, ...fresh2]);
    return;
  }
  const by = rule2.keep === "amount" && typeof event.amount === "number" ? event.amount : 1;
  table.journal.setDistant(history2, field2, table.number((typeof old2 === "number" ? old2 : 0) + by));
}
function wordsOf(table, id, characteristic) {
  const values = table.find(id) === null ? table.state.past[id]?.values : table.derive(table, id);
  const words4 = values?.[characteristic];
  return Array.isArray(words4) ? words4 : [];
}
function remembers(table, name, seats, words4) {
  return valuesOf(table, name, seats).some((kept3) => Array.isArray(kept3) && words4.some((word3) => kept3.includes(word3)));
}
function beginSpan(table, span) {
  const { history: history2 } = table.state;
  const rules3 = table.game.history ?? {};
  for (const field2 of Object.keys(history2)) {
    const [name, ...whose] = field2.split(":");
    const rule2 = rules3[name];
    if (rule2?.per !== span || rule2.on.length === 0) continue;
    const old2 = history2[field2];
    if (rule2.before !== void 0)
      table.journal.setDistant(history2, [rule2.before, ...whose].join(":"), Array.isArray(old2) ? old2.length : old2);
    table.journal.setDistant(history2, field2, rule2.keep === "objects" || rule2.keep === "words" ? [] : 0);
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
  table.set(row, "notes", Object.fromEntries(entries.sort(([one], [other]) => one < other ? -1 : 1)));
}
function noteMore(table, id, name, objects) {
  const before = notedOn(table, id, name);
  const left = Array.isArray(before) ? before.filter((one) => table.find(one) !== null && !objects.includes(one)) : [];
  noteOn(table, id, name, [...left, ...objects]);
}
function notedOn(table, id, name) {
  const notes = knownRow(table, id)?.notes;
  return notes?.[name];
}

function objectsIn(table, kind, seats) {
  const found2 = [];
  if (kind === "slots") return inSlots(table, null, seats, found2);
  if (kind === "attached" || kind === "under") {
    for (const host of objectsIn(table, "slots", null)) {
      for (const id of table.object(host)[kind]) {
        const row = table.object(id);
        if (row.zone === "" && row.slot === "" && (seats === null || seats.includes(table.controllerOf(row)))) found2.push(id);
      }
    }
    return found2;
  }
  if (table.game.slotKinds?.names.includes(kind) === true) return inSlots(table, kind, seats, found2);
  const zones = table.zonesOf(kind);
  if (seats !== null && seats.length === 1) {
    for (const { seat, order } of zones) if (seat >= 0 && seat === seats[0]) return order;
  }
  for (const { seat, order } of zones) {
    if (seats === null || seat >= 0) {
      if (seats === null || seats.includes(seat)) for (const one of order) found2.push(one);
    } else for (const one of order) if (seats.includes(table.controllerOf(table.object(one)))) found2.push(one);
  }
  return found2;
}
function fewerThan(table, kinds3, seats, most2) {
  let there = 0;
  for (const kind of kinds3) there += objectsIn(table, kind, seats).length;
  return there < most2;
}
function sharedZone(table, kind) {
  const zones = table.zonesOf(kind);
  const [zone] = zones;
  return zone !== void 0 && zones.length === 1 && zone.seat < 0 ? zone.order : null;
}
function inSlots(table, kind, seats, found2) {
  for (const slot of table.allSlots()) {
    if (slot.object === 0) continue;
    const row = table.object(slot.object);
    if (kind !== null && kindOfSlot(table, slot, row) !== kind) continue;
    if (seats === null || seats.includes(table.controllerOf(row))) found2.push(row.id);
  }
  return found2;
}
function kindOfSlot(table, slot, row) {
  const { slotKinds } = table.game;
  return slotKinds === void 0 ? "slots" : slotKinds.of(slot, row);
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
    const chosen2 = env.vars[ref2.chosen];
    return Array.isArray(chosen2) ? playersIn(chosen2) : [];
  }
  if ("seatVar" in ref2) return seatIn(env.event?.[ref2.seatVar] ?? env.vars[ref2.seatVar]);
  if ("not" in ref2) {
    const others = seatsOf(table, env, ref2.not);
    return table.game.seatOrder(table).filter((seat2) => !others.includes(seat2));
  }
  if ("playerOf" in ref2) {
    const rule2 = table.game.playerRelations?.[ref2.playerOf] ?? missing("relation", ref2.playerOf);
    const named6 = presentOrPast(table, env, ref2.of).flatMap((id2) => rule2(table, rowOf(table, id2)));
    return table.game.seatOrder(table).filter((seat2) => named6.includes(seat2));
  }
  const whose = "controllerOf" in ref2 ? ref2.controllerOf : ref2.ownerOf;
  const [first] = named(table, env, whose, presentOrPast);
  const seat = first === void 0 ? null : seatOfId(first);
  if (seat !== null) return only(seat);
  const [id] = presentOrPast(table, env, whose);
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
  return noted === void 0 ? none : [noted.now, ...noted.row.under.flatMap((one) => becameOf(table, one))];
}
function known(table, ids2) {
  for (const id of ids2)
    if (table.state.objects[id] === void 0) return ids2.map((one) => knownRow(table, one)?.id ?? 0).filter((one) => one !== 0);
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
      return ids2.map((one) => objects[one] === void 0 ? tracedTo(table, one) : one).filter((one) => one !== 0);
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
    const found2 = env.vars[value.var];
    return Array.isArray(found2) ? found2.length : asNumber(found2);
  }
  if ("event" in value) return asNumber(env.event?.[value.event]);
  if ("match" in value) return table.game.matchAmount(table, value.match);
  if ("plus" in value) return table.number(value.plus.reduce((total, part2) => total + amount(table, env, part2), 0));
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
function factAmount(table, env, { history: history2, of, take: take4 }) {
  const seats = of === void 0 ? null : seatsOf(table, env, of);
  return take4 === void 0 || seats === null ? factOf(table, history2, seats) : taken(
    seats.map((seat) => factOf(table, history2, [seat])),
    take4
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
function setOf(table, env, set) {
  return typeof set === "object" && "from" in set ? select(table, env, set) : presentOrPast(table, env, set);
}
function valuesIn(table, env, set, of) {
  return setOf(table, env, set).map((id) => asNumber(read(table, env, id, of)));
}
function taken(values, take4) {
  if (values.length === 0) return 0;
  return take4 === "greatest" ? Math.max(...values) : Math.min(...values);
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
  if ("all" in condition2) return condition2.all.every((part2) => holds(table, env, part2));
  if ("remembered" in condition2)
    return remembers(table, condition2.remembered, condition2.of === void 0 ? null : seatsOf(table, env, condition2.of), condition2.words);
  if ("any" in condition2) return condition2.any.some((part2) => holds(table, env, part2));
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
    const { phase, step } = table.game;
    const wanted = condition2.phase;
    return isAmong(wanted, phase(table)) || step !== void 0 && isAmong(wanted, step(table));
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
function compares(a, how, b) {
  switch (how) {
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
      return never(how);
  }
}
function matches(table, env, id, predicate2) {
  for (const key in predicate2) {
    const wanted = predicate2[key];
    if (wanted === void 0) continue;
    if (!field(table, env, id, key, wanted)) return false;
  }
  return true;
}
function field(table, env, id, key, wanted) {
  switch (key) {
    case "not":
      return !matches(table, env, id, wanted);
    case "any":
      return wanted.some((one) => matches(table, env, id, one));
    case "is":
      return presentOrPast(table, env, wanted).includes(id);
    case "controller":
      return seatsOf(table, env, wanted).includes(table.controllerOf(rowOf(table, id)));
    case "has":
      return select(table, about(env, id), wanted).length > 0;
    case "hasPlayer": {
      const { relation, is: is2 } = wanted;
      const named6 = seatsOf(table, about(env, id), { playerOf: relation, of: "subject" });
      return seatsOf(table, env, is2).some((seat) => named6.includes(seat));
    }
    case "owner":
      return seatsOf(table, env, wanted).includes(rowOf(table, id).owner);
    default:
      return fits(table, env, read(table, env, id, key), wanted);
  }
}
function fits(table, env, value, wanted) {
  if (typeof wanted === "object" && wanted !== null && !Array.isArray(wanted)) {
    if ("noted" in wanted)
      return fits(table, env, value, notedOn(table, env.self, wanted.noted) ?? null);
    const { chosen: chosen2 } = wanted;
    if (chosen2 !== void 0) return fits(table, env, value, env.vars[chosen2] ?? null);
    if ("size" in wanted) return fits(table, env, Array.isArray(value) ? value.length : 0, wanted.size);
    if (Array.isArray(value)) return value.some((one) => fits(table, env, one, wanted));
    if ("includes" in wanted) return typeof value === "string" && value.includes(wanted.includes);
    if (typeof value !== "number") return false;
    const bounds3 = wanted;
    if (bounds3.atLeast !== void 0 && value < amount(table, env, bounds3.atLeast)) return false;
    if (bounds3.atMost !== void 0 && value > amount(table, env, bounds3.atMost)) return false;
    return bounds3.equal === void 0 || value === amount(table, env, bounds3.equal);
  }
  if (Array.isArray(wanted)) return wanted.some((one) => fits(table, env, value, one));
  return Array.isArray(value) ? hasWord(value, wanted) : value === wanted;
}
function select(table, env, selector2) {
  const kinds3 = typeof selector2.from === "string" ? [selector2.from] : selector2.from;
  const seats = selector2.of === void 0 ? null : seatsOf(table, env, selector2.of);
  const found2 = [];
  const related = selector2.relation === void 0 ? null : relatedObjects(table, env, selector2.relation);
  const excepted = selector2.except === void 0 ? none : objectsOf(table, env, selector2.except);
  const { where } = selector2;
  const test = where === void 0 ? null : table.library.testOf(where);
  for (const kind of kinds3) {
    for (const id of objectsIn(table, kind, seats)) {
      if (related !== null && !related.includes(id)) continue;
      if (excepted.includes(id)) continue;
      if (where !== void 0 && !(test === null ? matches(table, env, id, where) : test(table.derive(table, id, env.cut)))) continue;
      found2.push(id);
    }
  }
  const ordered2 = related === null ? table.game.order(table, found2) : related.filter((id) => found2.includes(id));
  if (selector2.first !== void 0) return ordered2.slice(0, amount(table, env, selector2.first));
  if (selector2.last !== void 0) {
    const count4 = amount(table, env, selector2.last);
    return count4 === 0 ? none : ordered2.slice(-count4);
  }
  return ordered2;
}
function tally(table, env, selector2, most2) {
  const { from, of, except, where, relation, first, last } = selector2;
  if (relation !== void 0 || first !== void 0 || last !== void 0) return select(table, env, selector2).length;
  let found2 = 0;
  const seats = of === void 0 ? null : seatsOf(table, env, of);
  const excepted = except === void 0 ? none : objectsOf(table, env, except);
  const test = where === void 0 ? null : table.library.testOf(where);
  if (most2 > 1 && most2 < Infinity && fewerThan(table, typeof from === "string" ? [from] : from, seats, most2)) return 0;
  for (const kind of typeof from === "string" ? [from] : from) {
    const shared2 = test === null || seats === null ? null : sharedZone(table, kind);
    for (const id of shared2 ?? objectsIn(table, kind, seats)) {
      if (where !== void 0 && !(test === null ? matches(table, env, id, where) : test(table.derive(table, id, env.cut)))) continue;
      if (excepted.includes(id) || shared2 !== null && seats?.includes(table.controllerOf(table.object(id))) === false) continue;
      found2++;
      if (found2 >= most2) return found2;
    }
  }
  return found2;
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
function isAmong(wanted, word3) {
  return typeof wanted === "string" ? wanted === word3 : wanted.includes(word3);
}

var SEPARATOR = "/";
var BAR = "|";
var KEYWORD = "keyword:";
function isCardId(id) {
  return !id.includes(SEPARATOR) && !id.includes(BAR) && !id.startsWith("{") && !id.startsWith(KEYWORD);
}
function parsePath(path) {
  const bar = path.startsWith("{") ? path.indexOf(BAR) : -1;
  const [root, ...keys2] = path.slice(bar + 1).split(SEPARATOR);
  return { patch: bar < 0 ? "" : path.slice(0, bar), root, keys: keys2 };
}
function isPartOfPrice(path) {
  return parsePath(path).keys.at(-2) === "cost";
}
function canonical(value) {
  return JSON.stringify(inOrder(value)).replaceAll(SEPARATOR, "\\u002f").replaceAll(BAR, "\\u007c");
}
function inOrder(value) {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== "object" || value === null) return value;
  const fields4 = value;
  return Object.fromEntries(
    Object.keys(fields4).sort().map((key) => [key, inOrder(fields4[key])])
  );
}
function patched(path, patch) {
  const { patch: old2 } = parsePath(path);
  const before = old2 === "" ? {} : JSON.parse(old2);
  const words4 = {};
  for (const [from, to] of Object.entries(before.words ?? {})) words4[from] = patch.words?.[to] ?? to;
  for (const [from, to] of Object.entries(patch.words ?? {})) words4[from] ??= to;
  for (const [from, to] of Object.entries(words4)) if (from === to) delete words4[from];
  const parameters3 = { ...before.parameters, ...patch.parameters };
  const merged2 = {};
  if (Object.keys(parameters3).length > 0) merged2.parameters = parameters3;
  if (Object.keys(words4).length > 0) merged2.words = words4;
  const base = old2 === "" ? path : path.slice(old2.length + 1);
  return Object.keys(merged2).length === 0 ? base : `${canonical(merged2)}${BAR}${base}`;
}
function patchTree(game, tree2, patch) {
  const { words: words4, parameters: parameters3 } = JSON.parse(patch);
  const filled = parameters3 === void 0 ? tree2 : fillParameters(tree2, parameters3);
  return words4 === void 0 ? filled : replaceIn(filled, words4, new Set(game.text?.fields ?? []));
}
function fillParameters(node, parameters3) {
  if (Array.isArray(node)) return node.map((child) => fillParameters(child, parameters3));
  if (typeof node !== "object" || node === null) return node;
  const fields4 = node;
  if (typeof fields4.parameter === "string" && fields4.parameter in parameters3) return parameters3[fields4.parameter];
  return Object.fromEntries(Object.entries(fields4).map(([key, child]) => [key, fillParameters(child, parameters3)]));
}
function replaceIn(node, words4, fields4) {
  if (Array.isArray(node)) return node.map((child) => replaceIn(child, words4, fields4));
  if (typeof node !== "object" || node === null) return node;
  return Object.fromEntries(
    Object.entries(node).map(([key, child]) => [
      key,
      fields4.has(key) ? replaceWords(child, words4) : replaceIn(child, words4, fields4)
    ])
  );
}
function replaceWords(value, words4) {
  if (typeof value === "string") return words4[value] ?? value;
  if (Array.isArray(value)) return value.map((child) => replaceWords(child, words4));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, replaceWords(child, words4)]));
}
function wordOf(entry2) {
  if (typeof entry2 === "string") return entry2;
  if (typeof entry2 !== "object" || entry2 === null || Array.isArray(entry2)) return "";
  const { word: word3 } = entry2;
  return typeof word3 === "string" ? word3 : "";
}
function keywordPaths(game, entry2) {
  const word3 = wordOf(entry2);
  const expand = game.keywordAbilities?.[word3];
  if (expand === void 0) return noPaths;
  const { word: _word, ...parameters3 } = typeof entry2 === "string" ? { word: word3 } : entry2;
  const root = `${KEYWORD}${word3}${Object.keys(parameters3).length === 0 ? "" : canonical(parameters3)}`;
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
    for (let before = 0; before < at; before++) if (canonical(entries[before]) === text) nth++;
    return keywordPaths(game, nth === 0 ? entry2 : typeof entry2 === "string" ? { word: entry2, nth } : { ...entry2, nth });
  });
}
function keywordTree(game, root) {
  if (!root.startsWith(KEYWORD)) return null;
  const brace = root.indexOf("{");
  const word3 = root.slice(KEYWORD.length, brace < 0 ? void 0 : brace);
  const expand = game.keywordAbilities?.[word3] ?? missing("expansion of keyword", word3);
  return { abilities: expand(brace < 0 ? {} : JSON.parse(root.slice(brace))) };
}

function effectSource({ self, card: card3, you }, kind, program) {
  return { object: self, card: card3, seat: you, kind, program };
}
function reached(table, env, kind, program, ids2) {
  const { affects } = table.game;
  if (affects === void 0 || ids2.length === 0) return ids2;
  const source2 = effectSource(env, kind, program);
  return ids2.filter((id) => affects(table, source2, table.object(id), env.cut));
}

function baseOf(table, row) {
  const { cache, game } = table;
  const { baseFields: baseFields2 } = game;
  if (baseFields2 === void 0) {
    if (cache.baseAt[row.id] === table.journal.epoch) return cache.base[row.id];
    cache.baseAt[row.id] = table.journal.epoch;
    return cache.base[row.id] = made(table, row);
  }
  const { baseEpoch } = table.journal;
  if (cache.baseAt[row.id] === baseEpoch) return cache.base[row.id];
  cache.baseAt[row.id] = baseEpoch;
  return cache.base[row.id] = sharedBase(table, row, baseFields2);
}
function knownBase(table, id) {
  const { cache, journal } = table;
  if (cache.baseAt[id] === (table.game.baseFields === void 0 ? journal.epoch : journal.baseEpoch)) return cache.base[id];
  return baseOf(table, table.object(id));
}
function sharedBase(table, row, baseFields2) {
  const { shared: shared2 } = table.cache;
  let bases = shared2.get(row.card);
  if (bases === void 0) shared2.set(row.card, bases = []);
  for (const base of bases) if (agrees(base, row, baseFields2)) return base.values;
  const values = made(table, row);
  bases.unshift({ fields: baseFields2.map((field2) => row[field2]), values });
  if (bases.length > MOST) bases.pop();
  return values;
}
var MOST = 16;
function agrees(base, row, fields4) {
  for (let at = 0; at < fields4.length; at++) if (base.fields[at] !== row[fields4[at]]) return false;
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
  constructor(count4, depends) {
    this.count = count4;
    this.depends = depends;
  }
  count;
  depends;
  known = /* @__PURE__ */ new Map();
  /** Index of the effect that applies next. */
  first() {
    for (let one = 0; one < this.count - 1; one++) if (this.of(one).every((other) => this.reaches(other, one))) return one;
    return this.count - 1;
  }
  of(one) {
    let found2 = this.known.get(one);
    if (found2 === void 0) {
      const made3 = [];
      for (let other = 0; other < this.count; other++) if (other !== one && this.depends(one, other)) made3.push(other);
      this.known.set(one, found2 = made3);
    }
    return found2;
  }
  /** Whether one effect waits, directly or by others, for a given one. */
  reaches(from, to) {
    const seen2 = /* @__PURE__ */ new Set([from]);
    const open = [from];
    for (let at = open.pop(); at !== void 0; at = open.pop()) {
      if (at === to) return true;
      for (const next3 of this.of(at)) {
        if (seen2.has(next3)) continue;
        seen2.add(next3);
        open.push(next3);
      }
    }
    return false;
  }
};

var beyond = /* @__PURE__ */ new Set(["is", "controller", "owner", "has", "hasPlayer"]);
function plainTest(game, predicate2) {
  const tests = [];
  for (const [key, wanted] of Object.entries(predicate2 ?? {})) {
    if (wanted === void 0) continue;
    const test = fieldTest(game, key, wanted);
    if (test === null) return null;
    tests.push(test);
  }
  const [only3] = tests;
  return tests.length === 1 ? only3 : (values) => tests.every((test) => test(values));
}
function fieldTest(game, key, wanted) {
  if (key === "not") {
    const inner3 = plainTest(game, wanted);
    return inner3 === null ? null : (values) => !inner3(values);
  }
  if (key === "any") {
    const inner3 = wanted.map((one) => plainTest(game, one));
    return inner3.includes(null) ? null : (values) => inner3.some((test) => test(values));
  }
  if (beyond.has(key) || game.status?.[key] !== void 0) return null;
  const words4 = Array.isArray(wanted) ? wanted : [wanted];
  if (words4.some((word3) => typeof word3 === "object")) return null;
  return (values) => {
    const value = values[key];
    return Array.isArray(value) ? words4.some((word3) => hasWord(value, word3)) : words4.includes(value);
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
function hasMore(node, fields4) {
  return Object.keys(node).some((key) => !fields4.has(key));
}
var Reading = class {
  constructor(game) {
    this.game = game;
  }
  game;
  reads = /* @__PURE__ */ new Set();
  far = false;
  change(change3) {
    for (const fields4 of [change3.set, change3.add, change3.times, change3.gain]) for (const name in fields4) this.literal(fields4[name]);
    if (change3.controller !== void 0) this.player(change3.controller);
    if (change3.become !== void 0) {
      this.ref(change3.become.copyOf);
      for (const name of this.game.copiable?.characteristics ?? []) this.reads.add(name);
      this.change({ ...change3.become.except, layer: change3.layer });
    }
  }
  anything() {
    this.reads.add(ANY);
    this.far = true;
  }
  characteristic(name) {
    const { status: status2, distantFields: distantFields2, objectFields: objectFields2 } = this.game;
    if (status2?.[name] === void 0) this.reads.add(name);
    else if (distantFields2?.includes(name) || !(name in objectFields2)) this.far = true;
  }
  literal(value) {
    if (Array.isArray(value)) return value.forEach((one) => this.literal(one));
    if (typeof value !== "object" || value === null) return;
    if ("tree" in value) return;
    if ("word" in value) return Object.values(value).forEach((one) => this.literal(one));
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
    if ("plus" in value) return value.plus.forEach((part2) => this.amount(part2));
    if ("minus" in value) return value.minus.forEach((part2) => this.amount(part2));
    if ("times" in value) return value.times.forEach((part2) => this.amount(part2));
    if ("quotient" in value) return value.quotient.forEach((part2) => this.amount(part2));
    if ("half" in value) return this.amount(value.half);
    if ("atMost" in value) return value.atMost.forEach((part2) => this.amount(part2));
    if ("atLeast" in value) return value.atLeast.forEach((part2) => this.amount(part2));
    return this.anything();
  }
  condition(value) {
    if (hasMore(value, conditionFields)) return this.anything();
    if ("all" in value) return value.all.forEach((part2) => this.condition(part2));
    if ("any" in value) return value.any.forEach((part2) => this.condition(part2));
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
    for (const [key, wanted] of Object.entries(value)) {
      if (key === "not") this.predicate(wanted);
      else if (key === "any") wanted.forEach((one) => this.predicate(one));
      else if (key === "is") this.ref(wanted);
      else if (key === "has") this.selector(wanted);
      else if (key === "hasPlayer") this.anything();
      else if (key === "owner") this.player(wanted);
      else {
        this.characteristic(key);
        if (key === "controller") this.player(wanted);
        else this.bounds(wanted);
      }
    }
  }
  bounds(wanted) {
    if (Array.isArray(wanted)) return wanted.forEach((one) => this.bounds(one));
    if (typeof wanted !== "object" || wanted === null) return;
    for (const [key, bound2] of Object.entries(wanted)) {
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
  const changes4 = [modifier, ...modifier.also ?? []];
  const parts = changes4.flatMap(
    (change3, index) => stepsOf(game, change3).map((step) => compilePart(game, step, index === 0 ? path : `${path}/also/${index - 1}`, whole))
  );
  parts.sort((a, b) => a.layer - b.layer);
  if (parts.some((part2, index) => part2.layer === parts[index - 1]?.layer)) throw new InvariantBroken(`${path} has two parts in one layer`);
  return { path, modifier, condition: condition2, defining: modifier.defining === true, parts, far: whole.far, test: testOf(game, modifier.of) };
}
function testOf(game, of) {
  if (typeof of !== "object" || of.relation !== void 0 || mentions([of.of, of.except], "subject")) return null;
  return plainTest(game, of.where);
}
function stepsOf(game, change3) {
  const { become: become2, layer } = change3;
  const steps2 = game.copiable?.steps;
  if (become2 === void 0 || steps2 === void 0) return [{ change: change3, takes: null }];
  if (steps2[layer] === void 0) throw new InvariantBroken(`a copy begins in ${layer}, which is none of its layers`);
  return Object.keys(steps2).map((step) => ({
    change: step === layer ? change3 : { layer: step, become: become2 },
    takes: steps2[step]
  }));
}
function compilePart(game, { change: change3, takes }, path, whole) {
  const layer = game.layers.indexOf(change3.layer);
  if (layer < 0) throw new InvariantBroken(`no layer ${change3.layer} in ${path}`);
  const own2 = new Reading(game);
  own2.change(change3);
  if (own2.far) whole.far = true;
  return {
    layer,
    change: change3,
    path,
    reads: /* @__PURE__ */ new Set([...whole.reads, ...own2.reads]),
    writes: writesOf(game, change3, takes),
    takes,
    plain: isPlain(change3),
    perObject: mentions(change3, "subject"),
    consequences: (game.consequences?.touches(change3).length ?? 0) > 0
  };
}
function writesOf(game, change3, takes) {
  const { set, add: add3, times, gain, lose: lose2, cantHave, swap, become: become2 } = change3;
  const writes = /* @__PURE__ */ new Set();
  for (const fields4 of [set, add3, times, gain, lose2, cantHave, become2?.except?.set]) for (const name in fields4) writes.add(name);
  for (const name of swap ?? []) writes.add(name);
  if (change3.abilities !== void 0) writes.add("abilities");
  if (change3.controller !== void 0) writes.add("controller");
  if (change3.words !== void 0) for (const name of ["abilities", ...game.text?.characteristics ?? []]) writes.add(name);
  if (become2 !== void 0) for (const name of takes ?? ["abilities", ...game.copiable?.characteristics ?? []]) writes.add(name);
  for (const name of game.consequences?.touches(change3) ?? []) writes.add(name);
  return writes;
}
function isPlain(change3) {
  if (change3.become !== void 0 || change3.words !== void 0 || change3.controller !== void 0 || change3.abilities !== void 0)
    return false;
  return [change3.set, change3.add, change3.times, change3.gain].every(
    (fields4) => fields4 === void 0 || Object.values(fields4).every((value) => !hasObject(value))
  );
}
function hasObject(value) {
  if (Array.isArray(value)) return value.some(hasObject);
  return typeof value === "object" && value !== null;
}
function mentions(node, word3) {
  if (node === word3) return true;
  return typeof node === "object" && node !== null && Object.values(node).some((child) => mentions(child, word3));
}
function mayMeet(part2, other) {
  if (part2.reads.has(ANY)) return true;
  for (const name of other.writes) if (part2.reads.has(name)) return true;
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
function copiedValues(table, env, from, except, path) {
  const values = {};
  takeOver(table, values, copiableValues(table, from), except === null ? null : resolveRewriting(table, env, except, path));
  return values;
}
function resolve(table, env, part2) {
  const { change: change3 } = part2;
  if (part2.plain) return change3;
  const { become: become2, words: words4, controller, cantHave, swap } = change3;
  return {
    ...resolveRewriting(table, env, change3, part2.path),
    copied: become2 === void 0 ? null : copied(table, env, become2.copyOf),
    takes: part2.takes,
    except: become2?.except === void 0 ? null : resolveRewriting(table, env, become2.except, `${part2.path}/become/except`),
    words: words4 === void 0 ? null : { [String(word(env, words4.from))]: String(word(env, words4.to)) },
    // Nothing comes under the control of who plays no more.
    controller: controller === void 0 ? null : seatsOf(table, env, controller).find((seat) => table.game.plays?.(table, seat) !== false) ?? null,
    ...cantHave === void 0 ? {} : { cantHave },
    ...swap === void 0 ? {} : { swap }
  };
}
function copied(table, env, from) {
  const kept3 = env.vars[COPIED];
  if (kept3 !== void 0) return kept3;
  const [id] = objectsOf(table, env, from);
  return id === void 0 ? null : copiableValues(table, id);
}
function word(env, name) {
  if (typeof name === "string") return name;
  const value = env.vars[name.var];
  return Array.isArray(value) ? value[0] ?? "" : value ?? "";
}
function resolveRewriting(table, env, change3, path) {
  const { set, times, add: add3, lose: lose2, gain, abilities } = change3;
  return {
    ...set === void 0 ? {} : { set: mapped(set, (value) => written(table, env, value)) },
    ...times === void 0 ? {} : { times: mapped(times, (value) => counted2(table, env, value)) },
    ...add3 === void 0 ? {} : { add: mapped(add3, (value) => addition(table, env, value)) },
    ...lose2 === void 0 ? {} : { lose: lose2 },
    ...gain === void 0 ? {} : { gain: mapped(gain, (list2) => written(table, env, list2)) },
    ...abilities === void 0 ? {} : { abilities: abilities.map((ability2, index) => lentPath(env, `${path}/abilities/${index}`, ability2)) }
  };
}
function lentPath(env, path, ability2) {
  return ability2.limit !== void 0 || mentions(ability2, "lender") ? patched(path, { parameters: { lender: { id: env.self } } }) : path;
}
var FIXED = "fixedAmounts";
function withFixedAmounts(table, env, modifiers2) {
  if (table.game.fixesAmounts !== true) return env;
  const fixed = {};
  for (const modifier of modifiers2) {
    for (const { add: add3, times, set } of [modifier, ...modifier.also ?? []]) {
      for (const value of [add3, times, set].flatMap((fields4) => Object.values(fields4 ?? {})))
        if (isCounted(value)) fixed[JSON.stringify(value)] = amount(table, env, value);
    }
  }
  return Object.keys(fixed).length === 0 ? env : { ...env, vars: { ...env.vars, [FIXED]: fixed } };
}
function isCounted(value) {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  return !["tree", "word", "var", "noted", "chosen"].some((key) => key in value) && !JSON.stringify(value).includes('"subject"');
}
function counted2(table, env, value) {
  const fixed = env.vars[FIXED];
  return (typeof value === "object" ? fixed?.[JSON.stringify(value)] : void 0) ?? amount(table, env, value);
}
function addition(table, env, amount3) {
  const value = counted2(table, env, amount3);
  return table.game.addition === void 0 ? value : table.game.addition(amount3, value);
}
function mapped(fields4, make) {
  const made3 = {};
  for (const name in fields4) made3[name] = make(fields4[name]);
  return made3;
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
  if (Array.isArray(value)) return value.flatMap((one) => isUnknown(table, env, one) ? [] : written(table, env, one));
  if (typeof value !== "object" || value === null) return value;
  if ("tree" in value) return closed(env, value.tree);
  if ("word" in value) return mapped(value, (one) => isData(one) ? one : written(table, env, one));
  if ("var" in value) return env.vars[value.var] ?? 0;
  if ("noted" in value) return notedOn(table, env.self, value.noted) ?? 0;
  if (env.vars[FIXED] !== void 0 && !("value" in value) && isCounted(value)) return counted2(table, env, value);
  if ("value" in value && "of" in value) {
    const ids2 = objectsOf(table, env, value.of);
    if (ids2.length === 1) return read(table, env, ids2[0], value.value, value.cut) ?? 0;
  }
  return amount(table, env, value);
}
function rewrite(table, values, resolved2) {
  const { copied: taken2, except, takes, words: words4, controller, swap } = resolved2;
  if (taken2 !== null && taken2 !== void 0) takeOver(table, values, taken2, except ?? null, takes ?? null);
  if (words4 !== null && words4 !== void 0) reword(table, values, words4);
  if (typeof controller === "number") values.controller = controller;
  rewriteFields(table, values, resolved2);
  for (const name in resolved2.cantHave) withhold(values, name, resolved2.cantHave[name]);
  if (swap !== void 0) {
    const [one, other] = swap;
    const kept3 = values[one];
    values[one] = values[other];
    values[other] = kept3;
  }
}
function rewriteFields(table, values, resolved2) {
  const { set, times, add: add3, lose: lose2, gain, abilities } = resolved2;
  for (const name in set) values[name] = set[name];
  for (const name in times)
    if (!isLacking(table, values, name)) values[name] = table.number(asNumber(values[name]) * times[name]);
  for (const name in add3) if (!isLacking(table, values, name)) values[name] = table.number(asNumber(values[name]) + add3[name]);
  for (const name in lose2) values[name] = lose2[name] === "all" ? noWords : without(values[name], lose2[name]);
  for (const name in gain) values[name] = withMore(table, values, name, gain[name]);
  if (abilities !== void 0 && abilities.length > 0) values.abilities = [...asList(values.abilities), ...abilities];
}
var isLacking = (table, values, name) => values[name] === null && table.game.mayLack?.includes(name) === true;
function takeOver(table, values, taken2, except, takes = null) {
  for (const name of takes ?? table.game.copiable?.characteristics ?? []) {
    const value = taken2[name];
    if (value === void 0) delete values[name];
    else values[name] = value;
  }
  if (except === null) return;
  rewriteFields(table, values, takes === null ? except : exceptOf(except, takes));
  const fixed = Object.keys(except.set ?? {});
  if (fixed.length > 0) values.abilities = asList(values.abilities).filter((path) => !defines(table, path, fixed));
}
function exceptOf({ set, times, add: add3, lose: lose2, gain, abilities }, names3) {
  const of = (fields4) => Object.fromEntries(Object.entries(fields4 ?? {}).filter(([name]) => names3.includes(name)));
  return {
    set: of(set),
    times: of(times),
    add: of(add3),
    lose: of(lose2),
    gain: of(gain),
    abilities: names3.includes("abilities") ? abilities ?? [] : []
  };
}
function defines(table, path, names3) {
  const modifiers2 = table.library.ability(path).ability.modifiers ?? [];
  return modifiers2.some((modifier) => modifier.defining === true && names3.some((name) => name in { ...modifier.set, ...modifier.gain }));
}
function reword(table, values, words4) {
  values.abilities = asList(values.abilities).map((path) => patched(path, { words: words4 }));
  for (const name of table.game.text?.characteristics ?? [])
    if (values[name] !== void 0) values[name] = replaceWords(values[name], words4);
}
var longer = /* @__PURE__ */ new WeakMap();
function withMore(table, values, name, more) {
  const old2 = asList(values[name]);
  if (values.cantHave !== void 0) return lengthened(table, values, name, old2, more);
  let made3 = longer.get(more);
  if (made3 === void 0) longer.set(more, made3 = /* @__PURE__ */ new WeakMap());
  let list2 = made3.get(old2);
  if (list2 === void 0) made3.set(old2, list2 = lengthened(table, values, name, old2, more));
  return list2;
}
function lengthened(table, values, name, old2, more) {
  const withheld = asList(values.cantHave?.[name]);
  const counts2 = (one) => typeof one === "object" || name === "keywords" && table.game.keywordAbilities?.[wordOf(one)] !== void 0;
  const gained3 = more.filter((one) => !withheld.includes(wordOf(one)) && (counts2(one) || !old2.includes(one)));
  return gained3.length === 0 ? old2 : [...old2, ...gained3];
}
function withhold(values, name, words4) {
  const before = values.cantHave ?? {};
  values.cantHave = { ...before, [name]: [...asList(before[name]), ...words4] };
  values[name] = without(values[name], words4);
}
function without(list2, words4) {
  return asList(list2).filter((one) => !words4.includes(one) && !words4.includes(wordOf(one)) && !words4.some((word3) => sameEntry(word3, one)));
}
function sameEntry(word3, one) {
  return typeof word3 === "object" && typeof one === "object" && JSON.stringify(word3) === JSON.stringify(one);
}
var noWords = [];
function envFor(env, part2, id) {
  return part2.perObject ? about(env, id) : env;
}

var none2 = /* @__PURE__ */ new Set();
function envOf2(table, { row, source: source2 }) {
  if (row !== null) return lastingEnv(row);
  const object = table.object(source2);
  return sourceEnv(source2, object.card, table.controllerOf(object));
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
  for (const layer in game.layerRules) if ((game.layerRules[layer]?.own?.on(table, none2) ?? []).length > 0) return false;
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
    const rules3 = game.layerRules;
    if (this.existing.length === 0 && rules3 === void 0) return;
    for (let layer = 0; layer < game.layers.length; layer++) {
      const own2 = rules3?.[game.layers[layer]]?.own;
      if (own2 === void 0 && this.byLayer[layer] === void 0) continue;
      this.layer = layer;
      this.runLayer(layer);
      if (own2 !== void 0) for (const id of own2.on(this.table, this.touched)) this.bring(id, own2.change);
      for (const id of this.touched) this.note(id, layer);
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
    const found2 = this.existing.filter((effect2) => effect2.compiled.modifier.players !== void 0);
    return found2.length > 1 ? [...found2].sort((a, b) => a.stamp - b.stamp) : found2;
  }
  note(id, layer) {
    const step = { layer, values: this.current.get(id) };
    const steps2 = this.steps.get(id);
    if (steps2 === void 0) this.steps.set(id, [step]);
    else steps2.push(step);
  }
  bring(id, change3) {
    const row = this.table.object(id);
    const values = { ...this.read(row) };
    change3(this.table, row, values);
    this.current.set(id, values);
    this.touched.add(id);
  }
  read(row) {
    return this.current.get(row.id) ?? baseOf(this.table, row);
  }
  // -- which effects exist --------------------------------------------------------------------------------------------
  allSources() {
    const { table } = this;
    const sources = table.game.modifierSources(table);
    if (!table.cardsHere.anyDefines()) return sources;
    const found2 = new Set(sources);
    for (const row of Object.values(table.state.objects)) if (table.program(row).defines) found2.add(row.id);
    return [...found2];
  }
  /** All effects that exist now: of abilities that objects have at this point, of lasting effects, and those that go on. */
  gather() {
    const { table } = this;
    const found2 = [];
    for (const id of this.sources) found2.push(...this.effectsOf(table.object(id)));
    for (const id of this.current.keys()) if (!this.isSource(id)) found2.push(...this.effectsOf(table.object(id)));
    for (const key in table.state.effects) found2.push(lastingEffect(table, table.state.effects[key]));
    if (this.kept.size > 0) {
      const keys2 = new Set(found2.map((effect2) => effect2.key));
      for (const effect2 of this.kept.values()) if (!keys2.has(effect2.key)) found2.push(effect2);
    }
    if (found2.length > 1) found2.sort((a, b) => a.stamp - b.stamp || a.source - b.source);
    this.existing = found2;
    this.stale = false;
    this.byLayer.length = 0;
    for (const effect2 of found2) {
      if (effect2.compiled.far) this.far = true;
      if (effect2.compiled.modifier.players !== void 0) continue;
      for (const part2 of effect2.compiled.parts) (this.byLayer[part2.layer] ??= []).push(effect2);
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
    const { standing: standing2 } = table.cache;
    const known7 = standing2[row.id];
    if (known7 !== void 0 && this.lent.size === 0 && known7.values === values && known7.stamp === row.stamp && known7.zone === row.zone && known7.slot === row.slot && known7.host === row.host)
      return known7.list;
    const abilities = table.library.staticsIn(asList(values.abilities), "abilities");
    const keywords4 = table.library.staticsIn(asList(values.keywords), "keywords");
    const list2 = abilities.length === 0 && keywords4.length === 0 ? empty : this.standingEffects(row, [...abilities, ...keywords4]);
    if (this.lent.size === 0)
      standing2[row.id] = { values, stamp: row.stamp, zone: row.zone, slot: row.slot, host: row.host, list: list2 };
    return list2;
  }
  standingEffects(row, statics) {
    const { table } = this;
    const kind = kindOfPlace(table, row);
    const found2 = [];
    const seen2 = /* @__PURE__ */ new Map();
    for (const { path, ability: ability2, effects } of statics) {
      const before = seen2.get(path) ?? 0;
      seen2.set(path, before + 1);
      const at = `@${row.id}#${before}`;
      const works = (ability2.from ?? table.game.inPlay).includes(kind);
      const stamp = Math.max(row.stamp, this.lent.size === 0 ? 0 : this.lent.get(`${path}@${row.id}`) ?? 0);
      for (const compiled of effects)
        if (works || compiled.defining)
          found2.push({ key: compiled.path + at, ability: path + at, compiled, source: row.id, row: null, stamp });
    }
    return found2;
  }
  /** Whether an effect still exists at this point of a trial. */
  exists(effect2) {
    if (effect2.row !== null || this.kept.has(effect2.key)) return true;
    return this.effectsOf(this.table.object(effect2.source)).some((one) => one.key === effect2.key);
  }
  // -- one layer ------------------------------------------------------------------------------------------------------
  runLayer(layer) {
    const done3 = /* @__PURE__ */ new Set();
    for (; ; ) {
      const left = (this.byLayer[layer] ?? empty).filter((effect2) => !done3.has(effect2.key));
      if (left.length === 0) return;
      const first = left.filter((effect2) => effect2.compiled.defining);
      const next3 = this.next(first.length > 0 ? first : left, layer);
      done3.add(next3.key);
      this.apply(next3, partOf2(next3, layer));
      if (this.stale) this.gather();
    }
  }
  /** The effect of a layer that applies next: the earliest that waits for no other. */
  next(effects, layer) {
    if (effects.length === 1) return effects[0];
    const meanings = /* @__PURE__ */ new Map();
    const dependencies = new Dependencies(effects.length, (one, other) => {
      const effect2 = effects[one];
      const before = effects[other];
      return this.meets(partOf2(effect2, layer), partOf2(before, layer)) && this.depends(effect2, before, layer, meanings);
    });
    return effects[dependencies.first()];
  }
  /** Whether applying another effect first would change whether an effect exists, what it applies to, or what it does there: tried out. */
  depends(effect2, other, layer, meanings) {
    const now = (one) => {
      let known7 = meanings.get(one);
      if (known7 === void 0) meanings.set(one, known7 = this.meaning(one, partOf2(one, layer)));
      return known7;
    };
    const before = now(effect2);
    const tried = now(other);
    if (tried === null) return false;
    const kept3 = tried.objects.map((id) => this.current.get(id));
    this.commit(partOf2(other, layer), tried);
    const part2 = partOf2(effect2, layer);
    const changed3 = !this.exists(effect2) || !sameMeaning(part2, before, this.meaning(effect2, part2));
    tried.objects.forEach((id, index) => {
      const values = kept3[index];
      if (values === void 0) this.current.delete(id);
      else this.current.set(id, values);
    });
    return changed3;
  }
  meaning(effect2, part2) {
    const env = envOf2(this.table, effect2);
    const objects = this.begun.get(effect2.key) ?? reached(this.table, env, effect2.row === null ? "standing" : "lasting", effect2.compiled.path, this.concerned(effect2, env));
    if (objects.length === 0) return effect2.compiled.condition === void 0 || this.begun.has(effect2.key) ? { objects, does: [] } : null;
    const does = part2.perObject ? objects.map((id) => resolve(this.table, envFor(env, part2, id), part2)) : [resolve(this.table, env, part2)];
    return { objects, does };
  }
  /** The objects that an effect would begin to apply to. */
  concerned(effect2, env) {
    const { table } = this;
    const { modifier, condition: condition2 } = effect2.compiled;
    const { of } = modifier;
    const fits3 = (id) => condition2 === void 0 || holds(table, about(env, id), condition2);
    if (effect2.row !== null && effect2.row.objects !== null) return effect2.row.objects.filter((id) => table.find(id) !== null && fits3(id));
    if (of === void 0 || of === "self") return table.find(env.self) !== null && fits3(env.self) ? [env.self] : [];
    if (of === "host") {
      const host = table.find(env.self)?.host ?? 0;
      return host !== 0 && table.find(host) !== null && fits3(host) ? [host] : [];
    }
    return this.selected(effect2.compiled, of, env).filter(fits3);
  }
  /** Objects that a modifier's selector names; what is the same for all of them is looked up once. */
  selected({ test }, of, env) {
    const { table } = this;
    const seats = of.of === void 0 ? null : seatsOf(table, env, of.of);
    const excepted = of.except === void 0 || test === null ? empty : objectsOf(table, env, of.except);
    const seen2 = [];
    const verdicts = [];
    const found2 = [];
    for (const kind of typeof of.from === "string" ? [of.from] : of.from) {
      for (const id of objectsIn(table, kind, null)) {
        if (test === null) {
          if (selects(table, about(env, id), of, id)) found2.push(id);
          continue;
        }
        const row = table.object(id);
        const values = this.read(row);
        let at = seen2.indexOf(values);
        if (at < 0) {
          at = seen2.push(values) - 1;
          verdicts.push(test(values));
        }
        if (verdicts[at] === true && (seats === null || seats.includes(controllerIn(values, row))) && !excepted.includes(id))
          found2.push(id);
      }
    }
    return found2;
  }
  apply(effect2, part2) {
    const meaning = this.meaning(effect2, part2);
    if (meaning === null) return;
    if (!this.begun.has(effect2.key)) this.begin(effect2, meaning.objects);
    const before = meaning.objects.map((id) => this.read(this.table.object(id)));
    this.commit(part2, meaning);
    meaning.objects.forEach((id, index) => {
      this.touched.add(id);
      const old2 = before[index];
      const values = this.current.get(id);
      if (old2.abilities === values.abilities && old2.keywords === values.keywords) return;
      const done3 = meaning.does[part2.perObject ? index : 0];
      if ((done3.words === null || done3.words === void 0) && this.sameStatics(old2, values)) return;
      this.stale = true;
      for (const path of done3.abilities ?? []) this.lent.set(`${path}@${id}`, effect2.stamp);
      if (done3.words !== null && done3.words !== void 0) this.reword(id, done3.words);
    });
  }
  /** Whether new values bring no effects and take none away: what changed has no static abilities, before and after. */
  sameStatics(old2, values) {
    const { library } = this.table;
    const none25 = (list2, what2) => library.staticsIn(asList(list2), what2).length === 0;
    const same2 = (what2) => old2[what2] === values[what2] || none25(old2[what2], what2) && none25(values[what2], what2);
    return same2("abilities") && same2("keywords");
  }
  /** Writes what a part does. Objects that had one and the same values go on sharing theirs. */
  commit(part2, meaning) {
    const { table } = this;
    const share2 = !part2.perObject && !part2.consequences;
    const olds = [];
    const news = [];
    meaning.objects.forEach((id, index) => {
      const row = table.object(id);
      const old2 = this.read(row);
      const at = share2 ? olds.indexOf(old2) : -1;
      if (at >= 0) {
        this.current.set(id, news[at]);
        return;
      }
      const values = { ...old2 };
      rewrite(table, values, meaning.does[part2.perObject ? index : 0]);
      if (part2.consequences) table.game.consequences?.make(table, row, values, part2.change, old2);
      olds.push(old2);
      news.push(values);
      this.current.set(id, values);
    });
  }
  begin(effect2, objects) {
    this.begun.set(effect2.key, objects);
    if (effect2.ability === "") return;
    for (const one of this.existing) if (one.ability === effect2.ability) this.kept.set(one.key, one);
  }
  /** Effects that go on do so with the text that their object has now. */
  reword(id, words4) {
    for (const effect2 of [...this.kept.values()]) {
      if (effect2.source !== id) continue;
      this.kept.delete(effect2.key);
      const at = effect2.key.slice(effect2.compiled.path.length);
      const ability2 = patched(effect2.ability.slice(0, -at.length), { words: words4 });
      const compiled = this.table.library.effect(patched(effect2.compiled.path, { words: words4 }), ability2);
      const renamed2 = { ...effect2, key: compiled.path + at, ability: ability2 + at, compiled };
      this.kept.set(renamed2.key, renamed2);
      const objects = this.begun.get(effect2.key);
      if (objects !== void 0) this.begun.set(renamed2.key, objects);
    }
  }
};
function controllerIn(values, row) {
  return typeof values.controller === "number" ? values.controller : row.controller;
}
function sameMeaning(part2, one, other) {
  if (one === null || other === null) return one === other;
  if (one.objects.length !== other.objects.length || !one.objects.every((id, at) => id === other.objects[at])) return false;
  return part2.plain || JSON.stringify(one.does) === JSON.stringify(other.does);
}
function partOf2(effect2, layer) {
  return effect2.compiled.parts.find((part2) => part2.layer === layer);
}
var empty = [];

function worldOf(table) {
  const { cache, journal } = table;
  const known7 = cache.world;
  if (known7 !== null && known7.age === (cache.farSighted ? journal.epoch * 2 : journal.nearEpoch * 2 + 1)) return known7;
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
function standingEffects(table) {
  return worldOf(table).effects;
}
function orderedValues(table, id, cut) {
  const building = table.cache.building;
  if (building === null) {
    if (cut === void 0) return finalValues(table, id);
    const { final, steps: steps2 } = worldOf(table);
    return (cut >= table.game.layers.length ? final.get(id) : after(steps2.get(id), cut)) ?? knownBase(table, id);
  }
  return (cut === void 0 || cut >= building.layer ? building.current.get(id) : after(building.steps.get(id), cut)) ?? knownBase(table, id);
}
function finalValues(table, id) {
  const { cache, journal } = table;
  const { final: known7, finalAt } = cache;
  if (finalAt[id] === (cache.farSighted ? journal.epoch * 2 : journal.nearEpoch * 2 + 1)) return known7[id];
  const { age, final } = worldOf(table);
  const values = (final.size === 0 ? void 0 : final.get(id)) ?? knownBase(table, id);
  if (table.game.baseFields !== void 0) {
    known7[id] = values;
    finalAt[id] = age;
  }
  return values;
}
function rewrittenCopiable(table, id) {
  const { copiable } = table.game;
  if (!table.ordered || copiable === void 0) return null;
  const { steps: steps2 } = worldOf(table);
  return steps2.size === 0 ? null : after(steps2.get(id), table.library.cutOf("copiable")) ?? null;
}
function after(steps2, cut) {
  let found2;
  for (const step of steps2 ?? []) if (step.layer <= cut) found2 = step.values;
  return found2;
}
function orderedPlayerValues(table, seat) {
  const { playerValues: playerValues2 } = worldOf(table);
  const known7 = playerValues2.get(seat);
  if (known7 !== void 0) return known7;
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
    for (const part2 of parts) rewrite(table, values, resolve(table, env, part2));
  }
  return values;
}

function valuesOf2(table, id, cut) {
  if (table.ordered) return orderedValues(table, id, cut);
  const { cache } = table;
  refresh(table);
  const age = ageOf(table, id);
  const last = table.game.layers.length - 1;
  const wanted = cut === void 0 || cut > last ? last : cut;
  const upTo = cache.limit < wanted ? cache.limit : wanted;
  if (upTo === last && cache.finalAt[id] === age) return cache.final[id];
  const key = id * LAYERS + upTo + 1;
  if (upTo < last) {
    const known7 = cache.below.get(key);
    if (known7?.age === age) return known7.values;
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
function freshAge(table) {
  if (table.ordered) return worldOf(table).age;
  refresh(table);
  return ageInPlay(table);
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
  const known7 = cache.players.get(key);
  if (known7) return known7;
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
function has(table, id, characteristic, word3) {
  const list2 = valuesOf2(table, id)[characteristic];
  return Array.isArray(list2) && list2.includes(word3);
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
  const { byObject, open } = table.cache.modifiers;
  return byObject[id] ?? open;
}
function findModifiers(table) {
  const found2 = [];
  for (const id of table.game.modifierSources(table)) for (const active of standingOf(table, table.object(id))) found2.push(active);
  if (table.journal.size(table.state.effects) > 0) addLasting(table, found2);
  if (found2.length > 1) found2.sort((a, b) => a.layer - b.layer || a.stamp - b.stamp);
  return sorted(found2);
}
function sorted(found2) {
  const players2 = [];
  const open = [];
  const byObject = [];
  const listed2 = [];
  for (const active of found2) {
    const { modifier, objects, env } = active;
    if (modifier.players !== void 0) players2.push(active);
    else if (objects !== null) for (const id of objects) listFor(byObject, listed2, id, open).push(active);
    else if (modifier.of === void 0 || modifier.of === "self") listFor(byObject, listed2, env.self, open).push(active);
    else {
      for (const id of listed2) byObject[id]?.push(active);
      open.push(active);
    }
  }
  return { farSighted: found2.some((active) => active.modifier.farSighted), players: players2, open, byObject };
}
function listFor(byObject, listed2, id, open) {
  const known7 = byObject[id];
  if (known7 !== void 0) return known7;
  listed2.push(id);
  return byObject[id] = [...open];
}
function standingOf(table, row) {
  const { id, stamp, controller, zone, slot, host, card: card3 } = row;
  const known7 = table.cache.standing[id];
  if (known7 !== void 0 && known7.stamp === stamp && known7.controller === controller && known7.zone === zone && known7.slot === slot && known7.host === host && known7.card === card3)
    return known7.list;
  const kind = kindOfPlace(table, row);
  const list2 = [];
  for (const { ability: ability2, standing: standing2 } of table.program(row).statics) {
    if (!(ability2.from ?? table.game.inPlay).includes(kind)) continue;
    for (const { modifier, layer, path } of standing2) {
      const env = { self: id, card: card3, you: controller, event: null, vars: {}, each: 0, subject: 0, cut: layer - 1 };
      list2.push({
        modifier,
        path,
        layer,
        stamp,
        env,
        objects: null,
        seats: [],
        standing: true,
        source: sourceOf(table, env, "standing", path)
      });
    }
  }
  const made3 = { stamp, controller, zone, slot, host, card: card3, list: list2 };
  table.cache.standing[id] = made3;
  return list2;
}
function addLasting(table, found2) {
  const { game, library } = table;
  for (const key in table.state.effects) {
    const effect2 = table.state.effects[key];
    const modifier = library.modifier(effect2.program);
    const layer = game.layers.indexOf(modifier.layer);
    const env = {
      self: effect2.source,
      card: effect2.sourceCard,
      you: effect2.controller,
      event: null,
      vars: effect2.vars,
      each: 0,
      subject: 0,
      cut: layer - 1
    };
    found2.push({
      modifier,
      path: effect2.program,
      layer,
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
    const old2 = asList(values[key]);
    const gained3 = modifier.gain[key].filter((word3) => typeof word3 === "object" || !old2.includes(word3)).map((word3) => handedOut(env, word3));
    if (gained3.length > 0) values[key] = [...old2, ...gained3];
  }
  for (const key in modifier.lose) {
    const lost3 = modifier.lose[key];
    values[key] = lost3 === "all" ? [] : asList(values[key]).filter((word3) => !lost3.includes(word3));
  }
  modifier.abilities?.forEach((_, index) => {
    values.abilities = [...asList(values.abilities), `${path}/abilities/${index}`];
  });
}
function handedOut(env, word3) {
  if (typeof word3 !== "object" || word3 === null || Array.isArray(word3)) return word3;
  const bound2 = Object.keys(env.vars).length > 0;
  if (!bound2 && !speaksOfSource(word3)) return word3;
  const fields4 = Object.entries(word3).map(
    ([name, field2]) => [name, typeof field2 === "object" && field2 !== null && "tree" in field2 ? closed(env, field2.tree) : field2]
  );
  return Object.fromEntries(fields4);
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
  if (table.ordered) return abilitiesOf(table, row).filter((one) => waitsFor(one, key));
  const own2 = table.program(row).byMoment.get(key) ?? none3;
  if (row.slot === "" || !table.library.openings.awaitedByLent.has(key)) return own2;
  const lent = valuesOf2(table, row.id).abilities;
  if (!Array.isArray(lent) || lent.length === 0) return own2;
  const found2 = lent.map((path) => table.library.ability(path));
  return [...own2, ...found2.filter((one) => waitsFor(one, key))];
}
function waitsFor(compiled, key) {
  return compiled.triggers.some((trigger2) => trigger2.key === key);
}
function bears(table, row, path) {
  if (table.ordered) return abilitiesOf(table, row).some((one) => one.path === path);
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
function abilityAge(table) {
  return freshAge(table);
}
function rewritingEpoch(table) {
  if (!table.ordered) return freshAge(table);
  const { age, final } = worldOf(table);
  return final.size === 0 ? -1 - table.journal.baseEpoch : age;
}
function rewrittenObjects(table) {
  return worldOf(table).final.keys();
}
function derivedAbilities(table, id) {
  const values = valuesOf2(table, id);
  const { borne } = table.cache;
  const known7 = borne[id];
  if (known7 !== void 0 && known7.values === values) return known7.list;
  const list2 = [...asList(values.abilities), ...pathsOfKeywords(table.game, asList(values.keywords))].map(
    (path) => table.library.ability(path)
  );
  borne[id] = { values, list: list2 };
  return list2;
}

var { MAX_SAFE_INTEGER } = Number;
var mostOf = (option) => option.most ?? MAX_SAFE_INTEGER;
var leastOf = (option, min) => option.least === void 0 ? min : Math.max(min, option.least);
var isEnough = (option, amount3) => option.enough === void 0 || amount3 >= option.enough;
function faultIn(domain, amounts2) {
  const { options: options2, min, total } = domain;
  let sum = 0;
  let waiting2 = null;
  for (const [at, option] of options2.entries()) {
    const amount3 = amounts2[at] ?? 0;
    const least = leastOf(option, min);
    if (amount3 < least) return `${option.id} must get at least ${least}.`;
    if (amount3 > mostOf(option)) return `${option.id} can get at most ${mostOf(option)}.`;
    if (waiting2 !== null && amount3 > least) return `${option.id} gets more only once ${waiting2.id} has ${waiting2.enough}.`;
    if (waiting2 === null && !isEnough(option, amount3)) waiting2 = option;
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
  const first = Math.max(leastOf(option, min), option.enough ?? min, left - room[at + 1]);
  return first <= last ? { first, last } : { first: whole, last: whole };
}
function walk(domain, take4) {
  const behind3 = leasts(domain);
  const room = capacities(domain, behind3);
  let left = domain.total;
  return domain.options.map((_option, at) => {
    const { first, last } = boundsAt(domain, behind3, room, at, left);
    const amount3 = take4(first, last);
    left -= amount3;
    return amount3;
  });
}
function drawAmounts(domain, draw3) {
  return canDistribute(domain) ? walk(domain, (first, last) => first + draw3(last - first + 1)) : null;
}
function hasSecondDistribution(domain) {
  if (!canDistribute(domain)) return false;
  let second = false;
  walk(domain, (first, last) => {
    second ||= last > first;
    return first;
  });
  return second;
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
  const names3 = [...table.library.cardsByName()];
  for (let at = 0; at < names3.length; at++) {
    const [key, card3] = names3[(from + at) % names3.length];
    if (mayBeNamed(table, decision, card3, key) === null) return NAME + key;
  }
  throw new InvariantBroken(`decision ${decision.id} (${decision.kind}) has no legal answer`);
}
function mayBeNamed(table, decision, card3, key) {
  return table.game.acceptName?.(table, decision, card3, key) ?? null;
}
function nameIn(pick) {
  return pick.startsWith(NAME) ? pick.slice(NAME.length) : null;
}

var { clz32 } = Math;
var single = [1];
var weightsOf = (option) => option.weight ?? single;
function sumsOf(options2) {
  let sums2 = /* @__PURE__ */ new Set([0]);
  for (const option of options2) sums2 = added(sums2, option);
  return sums2;
}
function added(sums2, option) {
  const next3 = /* @__PURE__ */ new Set();
  for (const weight of weightsOf(option)) for (const so of sums2) next3.add(so + weight);
  return next3;
}
function reaches(options2, sum) {
  return sumsOf(options2).has(sum);
}
function completeToSum(domain, sum, picked2, rest2) {
  const low = bound([...picked2, ...rest2], Math.min);
  const high = bound([...picked2, ...rest2], Math.max);
  if (sum < low || sum > high) return null;
  return high - low < BITS && domain.groups !== true ? byMasks(domain, sum, low, picked2, rest2) : bySearch(domain, sum, picked2, rest2);
}
function bound(options2, pick) {
  let total = 0;
  for (const option of options2) total += pick(0, ...weightsOf(option));
  return total;
}
var BITS = 31;
var moved = (mask, by) => by >= 0 ? mask << by : mask >>> -by;
function withOption(mask, option) {
  let next3 = 0;
  for (const weight of weightsOf(option)) next3 |= moved(mask, weight);
  return next3;
}
function byMasks(domain, sum, low, picked2, rest2) {
  const most2 = Math.min(domain.max - picked2.length, rest2.length);
  if (most2 < 0) return null;
  const least = Math.max(0, domain.min - picked2.length);
  const nothing10 = 1 << -low;
  const width = most2 + 1;
  const ahead = new Int32Array((rest2.length + 1) * width);
  ahead[rest2.length * width] = nothing10;
  for (let at = rest2.length - 1; at >= 0; at--) {
    for (let count4 = 0; count4 <= most2; count4++) {
      const without3 = ahead[(at + 1) * width + count4];
      const taking = count4 === 0 ? 0 : withOption(ahead[(at + 1) * width + count4 - 1], rest2[at]);
      ahead[at * width + count4] = without3 | taking;
    }
  }
  const possible2 = (mask2, taken2, at) => {
    for (let count4 = Math.max(0, least - taken2); count4 + taken2 <= most2; count4++)
      if (meets(mask2, ahead[at * width + count4], sum, low)) return true;
    return false;
  };
  let mask = nothing10;
  for (const option of picked2) mask = withOption(mask, option);
  if (!possible2(mask, 0, 0)) return null;
  const chosen2 = [];
  for (let at = 0; at < rest2.length; at++) {
    if (chosen2.length >= least && mask >>> sum - low & 1) break;
    const option = rest2[at];
    const next3 = withOption(mask, option);
    if (chosen2.length >= most2 || !possible2(next3, chosen2.length + 1, at + 1)) continue;
    chosen2.push(option);
    mask = next3;
  }
  return [...picked2, ...chosen2];
}
function meets(one, other, sum, low) {
  if (other === 0) return false;
  for (let left = one; left !== 0; left &= left - 1) {
    const bit = 31 - clz32(left & -left);
    const wanted = sum - (bit + low) - low;
    if (wanted >= 0 && wanted < BITS && other >>> wanted & 1) return true;
  }
  return false;
}
function bySearch(domain, sum, picked2, rest2) {
  const dead = /* @__PURE__ */ new Set();
  const grouped = domain.groups === true;
  const search2 = (chosen2, at, sums2) => {
    if (chosen2.length >= domain.min && chosen2.length <= domain.max && sums2.has(sum)) return chosen2;
    if (at >= rest2.length || chosen2.length >= domain.max) return null;
    const taken2 = grouped ? chosen2.flatMap(({ group }) => group ?? []).sort().join("\n") : "";
    const key = `${at}|${chosen2.length}|${[...sums2].sort((a, b) => a - b).join()}|${taken2}`;
    if (dead.has(key)) return null;
    const option = rest2[at];
    const free3 = !grouped || option.group === void 0 || !chosen2.some(({ group }) => group === option.group);
    const found2 = (free3 ? search2([...chosen2, option], at + 1, added(sums2, option)) : null) ?? search2(chosen2, at + 1, sums2);
    if (found2 === null) dead.add(key);
    return found2;
  };
  return search2(picked2, 0, sumsOf(picked2));
}

function checkAnswer(table, decision, answer3) {
  const { domain } = decision;
  if (typeof answer3 !== "object" || answer3 === null) return malformed(decision, "An answer is an object.");
  if (domain.type === "bulk") {
    if (!("bulk" in answer3)) return malformed(decision, "This decision takes a bulk answer.");
    const accepted2 = table.game.acceptBulk(table, decision, answer3.bulk);
    if (accepted2.ok) return { answer: { bulk: accepted2.value } };
    const [first] = accepted2.violations;
    return {
      code: "deck/illegal",
      rule: first?.rule ?? decision.rule,
      detail: first?.detail ?? "The deck is not legal.",
      params: { violations: accepted2.violations }
    };
  }
  if (domain.type === "number") {
    if (!("number" in answer3) || !Number.isSafeInteger(answer3.number)) return malformed(decision, "This decision takes an integer.");
    if (answer3.number < domain.min || answer3.number > domain.max)
      return illegal(decision, `The number must lie between ${domain.min} and ${domain.max}.`);
    return { answer: { number: answer3.number + 0 } };
  }
  if (domain.type === "distribution") return checkAmounts(table, decision, domain, answer3);
  if (!("picks" in answer3) || !Array.isArray(answer3.picks) || !answer3.picks.every((pick) => typeof pick === "string")) {
    return malformed(decision, "This decision takes a list of option ids.");
  }
  return domain.type === "name" ? checkName(table, decision, answer3.picks) : checkPicks(table, decision, domain, answer3.picks);
}
function checkAmounts(table, decision, domain, answer3) {
  if (!("amounts" in answer3) || typeof answer3.amounts !== "object" || answer3.amounts === null || Array.isArray(answer3.amounts)) {
    return malformed(decision, "This decision takes amounts by option id.");
  }
  const given2 = new Map(Object.entries(answer3.amounts));
  for (const amount3 of given2.values()) if (!Number.isSafeInteger(amount3)) return malformed(decision, "Amounts are integers.");
  for (const id of given2.keys()) if (!domain.options.some((option) => option.id === id)) return notOffered(table, decision, id);
  const amounts2 = domain.options.map((option) => (given2.get(option.id) ?? 0) + 0);
  const fault = faultIn(domain, amounts2);
  if (fault !== null) return illegal(decision, fault);
  const kept3 = byOption(domain, amounts2);
  const objection = domain.checked === true ? objectionToAmounts(table, decision, kept3) : null;
  return objection === null ? { answer: { amounts: kept3 } } : illegal(decision, objection.detail, objection.rule);
}
function checkName(table, decision, picks) {
  const [pick] = picks;
  if (pick === void 0 || picks.length > 1) return illegal(decision, "Give one name.");
  const key = nameIn(pick);
  const card3 = key === null ? void 0 : table.library.cardsByName().get(key);
  if (key === null || card3 === void 0) return illegal(decision, `${JSON.stringify(pick)} is no name of the catalogue.`);
  const objection = mayBeNamed(table, decision, card3, key);
  return objection === null ? { answer: { picks: [pick] } } : illegal(decision, objection.detail, objection.rule);
}
function checkPicks(table, decision, domain, picks) {
  if (picks.length > 1 && new Set(picks).size !== picks.length) return illegal(decision, "An option can be picked once.");
  if (picks.length < domain.min || picks.length > domain.max)
    return illegal(decision, `Pick at least ${domain.min} and at most ${domain.max}.`);
  const chosen2 = [];
  for (const pick of picks) {
    const option = domain.options.find((one) => one.id === pick);
    if (option === void 0) return notOffered(table, decision, pick);
    chosen2.push(option);
  }
  if (domain.groups === true && !isApart(chosen2)) return illegal(decision, "Of options that belong together only one can be picked.");
  if (domain.sum !== void 0 && !reaches(chosen2, domain.sum)) return illegal(decision, `The picks must add up to ${domain.sum}.`);
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
  const seen2 = /* @__PURE__ */ new Set();
  return options2.filter(({ group }) => {
    if (group === void 0) return true;
    const first = !seen2.has(group);
    seen2.add(group);
    return first;
  });
}
function complete(domain, picked2) {
  if (domain.groups === true && !isApart(picked2)) return null;
  if (domain.sum === void 0) {
    const open = domain.options.filter((one) => !picked2.includes(one));
    const rest2 = domain.groups === true ? firstOfEach([...picked2, ...open]).slice(picked2.length) : open;
    const wanted = Math.max(0, domain.min - picked2.length);
    return picked2.length <= domain.max && rest2.length >= wanted ? [...picked2, ...rest2.slice(0, wanted)] : null;
  }
  return completeToSum(
    domain,
    domain.sum,
    picked2,
    domain.options.filter((one) => !picked2.includes(one))
  );
}
function isRealChoice(decision) {
  const { domain } = decision;
  if (domain.type === "bulk" || domain.type === "name") return true;
  if (domain.type === "number") return domain.max > domain.min;
  if (domain.type === "distribution") return hasSecondDistribution(domain);
  if (domain.sum !== void 0 || domain.groups === true) return hasSecondSet(domain);
  const length = domain.options.length - standingIn(domain.options);
  const most2 = Math.min(domain.max, length);
  if (most2 === 0) return false;
  return domain.min < length || length > 1 && domain.ordered === true;
}
function standingIn(options2) {
  let count4 = 0;
  while (options2[options2.length - 1 - count4]?.standing === true) count4++;
  return count4;
}
function hasSecondSet(domain) {
  const found2 = complete(domain, []);
  if (found2 === null) return false;
  if (domain.ordered === true && found2.length > 1) return true;
  return domain.options.some(
    (option) => found2.includes(option) ? complete({ ...domain, options: domain.options.filter((one) => one !== option) }, []) !== null : complete(domain, [option]) !== null
  );
}
function picksOf(answer3) {
  if (typeof answer3 === "object" && answer3 !== null && "picks" in answer3) return answer3.picks;
  throw new InvariantBroken("an answer with picks was expected");
}
function numberOfAnswer(answer3) {
  if (typeof answer3 === "object" && answer3 !== null && "number" in answer3) return answer3.number;
  throw new InvariantBroken("an answer with a number was expected");
}
function amountsOf(answer3) {
  if (typeof answer3 === "object" && answer3 !== null && "amounts" in answer3) return answer3.amounts;
  throw new InvariantBroken("an answer with amounts was expected");
}
function nameOfAnswer(answer3) {
  const key = nameIn(picksOf(answer3)[0] ?? "");
  if (key === null) throw new InvariantBroken("an answer with a name was expected");
  return key;
}
function bulkOf(answer3) {
  if (typeof answer3 === "object" && answer3 !== null && "bulk" in answer3) return answer3.bulk;
  throw new InvariantBroken("a bulk answer was expected");
}

function payable(table, env, cost2) {
  if (cost2 === void 0) return true;
  if (!cost2.every((verb2) => table.library.verb(verb2.verb).payable?.(table, verb2, env) ?? true)) return false;
  return cost2.length < 2 || table.game.paysTogether?.(table, env, cost2) !== false;
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
  const found2 = candidates(table, env, choice2);
  const there = choice2.different === void 0 ? found2.length : new Set(groupsOf(table, found2, choice2.different)).size;
  return there >= (choice2.strict === true ? least : 1) && (choice2.sum === void 0 || objectsDomain(table, env, choice2, found2, env.you).max > 0);
}
function choosableSlots(table, env, asked2) {
  const side = asked2.seat === void 0 ? env.you : seatOf(table, env, asked2.seat);
  const [object] = asked2.object === void 0 ? [] : objectsOf(table, env, asked2.object);
  return table.game.slotsFor?.(table, env, asked2.for, side, object === void 0 ? null : table.object(object), asked2.args ?? {}) ?? [];
}
function objectsDomain(table, env, choice2, found2, by) {
  const least = choice2.min === void 0 ? 1 : amount(table, env, choice2.min);
  const groups = choice2.different === void 0 ? null : groupsOf(table, found2, choice2.different);
  const there = groups === null ? found2.length : new Set(groups).size;
  const most2 = Math.max(0, Math.min(there, choice2.max === void 0 ? Math.max(1, least) : amount(table, env, choice2.max)));
  const { sum } = choice2;
  if (choice2.strict === true && most2 < least) return { type: "options", options: [], min: 0, max: 0 };
  const options2 = found2.map((id, at) => {
    const seat = seatOfId(id);
    const group = groups === null ? void 0 : { group: groups[at] };
    if (seat !== null) return { ...playerOption(seat), ...group };
    const row = knownRow(table, id) ?? table.object(id);
    const open = facesSeat(table, row, by);
    const params = open ? { card: row.card, object: id } : { object: id };
    return {
      id: `object:${id}`,
      label: open ? "object" : "hiddenObject",
      params,
      object: id,
      ...sum === void 0 ? {} : { weight: weights(table, id, sum.of) },
      ...group
    };
  });
  const plain4 = {
    type: "options",
    options: options2,
    min: Math.max(0, Math.min(most2, least)),
    max: most2,
    ...groups === null ? {} : { groups: true }
  };
  if (sum === void 0) return plain4;
  const summed = { ...plain4, sum: amount(table, env, sum.is) };
  return complete(summed, []) === null ? { ...plain4, min: 0, max: 0 } : summed;
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
  const found2 = [...objects, ...playersFor(table, env, choice2).map(idOfSeat)];
  const taken2 = takenFor(env, choice2.notChosenFor ?? nothing2).map((id) => table.idNow(id));
  return found2.filter((id) => !taken2.includes(id));
}
var nothing2 = [];
function othersFor(table, env, { from }, set, zoned) {
  const rule2 = table.game.sets?.[set] ?? missing("set", set);
  return rule2(table).filter(
    (id) => !zoned.includes(id) && knownRow(table, id) !== null && (from?.where === void 0 || matches(table, env, id, from.where))
  );
}
function playersFor(table, env, choice2) {
  if (choice2.players === void 0) return nothing2;
  const seats = choice2.players === true ? table.game.seatOrder(table) : seatsOf(table, env, choice2.players);
  return choice2.target === true ? seats.filter((seat) => table.game.canTargetPlayer?.(table, env, seat, choice2) !== false) : seats;
}
function takenFor(env, names3) {
  return (typeof names3 === "string" ? [names3] : names3).flatMap((name) => {
    const value = env.vars[name];
    if (typeof value === "number") return [value];
    return Array.isArray(value) ? value : nothing2;
  });
}

function allChoosable(table, env, [choice2, ...later3]) {
  if (choice2 === void 0) return true;
  if (!choosable(table, env, choice2)) return false;
  if (!isSpokenOf(choice2, later3)) return allChoosable(table, env, later3);
  return possibleValues(table, env, choice2).some((value) => allChoosable(table, withBound(env, choice2.as, value), later3));
}
var withBound = (env, name, value) => ({ ...env, vars: withVar(env.vars, name, value) });
var spoken = /* @__PURE__ */ new WeakMap();
function namesIn(choice2) {
  let found2 = spoken.get(choice2);
  if (found2 === void 0)
    spoken.set(choice2, found2 = new Set([...JSON.stringify(choice2).matchAll(/\{"var":"([^"]+)"\}/g)].map((match) => match[1])));
  return found2;
}
function isSpokenOf({ as, from, number, players: players2 }, later3) {
  if (from === void 0 && number === void 0 || players2 !== void 0) return false;
  return later3.some((one) => namesIn(one).has(as));
}
function possibleValues(table, env, choice2) {
  const { number } = choice2;
  if (number === void 0) return candidates(table, env, choice2).map((id) => [id]);
  const [least, most2] = [amount(table, env, number.min), amount(table, env, number.max ?? number.min)];
  return Array.from({ length: Math.max(0, most2 - least + 1) }, (_, at) => least + at);
}

function usesLeft(table, listener, limit2) {
  return limit2.uses * timesBorne(table, listener, limit2) - used(table, listener, limit2);
}
function timesBorne(table, { object, ability: ability2 }, { scope, as }) {
  const row = scope === "object" && as === void 0 ? table.find(object) : null;
  if (row === null) return 1;
  let times = 0;
  for (const { path } of abilitiesOf(table, row)) if (path === ability2) times++;
  return Math.max(1, times);
}
function noteUse(table, listener, limit2) {
  write(table, listener, limit2, used(table, listener, limit2) + 1);
}
function used(table, listener, limit2) {
  const uses2 = keeper(table, listener, limit2)?.uses;
  const mark = uses2?.[ledgerKey(table, listener, limit2)];
  return Array.isArray(mark) && mark[0] === table.game.span(table, limit2.per, listener.seat) ? mark[1] : 0;
}
function write(table, listener, limit2, count4) {
  const row = keeper(table, listener, limit2);
  if (row === null) return;
  const mark = [table.game.span(table, limit2.per, listener.seat), count4];
  const entries = { ...row.uses, [ledgerKey(table, listener, limit2)]: mark };
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
function ready(table, listener, key, event, late) {
  const row = table.find(listener.object);
  if (row === null) return false;
  const compiled = table.library.ability(listener.ability);
  if (!functions(table, row, compiled)) return false;
  const { ability: ability2, triggers } = compiled;
  const env = listenerEnv(table, listener, event);
  if (!triggers.some((trigger2) => trigger2.key === key && (trigger2.if === void 0 || holds(table, env, trigger2.if)))) return false;
  if (ability2.when !== void 0 && !holds(table, env, ability2.when)) return false;
  if (late !== true && ability2.limit !== void 0 && usesLeft(table, listener, ability2.limit) <= 0) return false;
  if (late === void 0 && !payable(table, env, ability2.cost)) return false;
  if (!table.game.allowed(table, listener, event)) return false;
  if (ability2.kind === "triggered") return true;
  if (ability2.targets !== void 0) return allChoosable(table, env, ability2.targets);
  return feasible(table, env, ability2.clauses ?? []);
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
        const paid2 = locals.returned;
        if (paid2 !== null && !paid2.done) return { done: { done: false } };
        if (paid2?.vars !== void 0) table.local(locals, "vars", paid2.vars);
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

function compile(ability2, path, printedOn, { layers: layers2, slotKinds }) {
  const triggers = (ability2.on ?? []).map((trigger2) => ({ ...trigger2, key: triggerKey(ability2, trigger2) }));
  const standing2 = (ability2.modifiers ?? []).map((modifier, index) => {
    const { when } = ability2;
    const condition2 = when === void 0 ? modifier.if : modifier.if === void 0 ? when : { all: [when, modifier.if] };
    return {
      modifier: inOneShape(modifier, condition2, slotKinds?.names),
      layer: layers2.indexOf(modifier.layer),
      path: `${path}/modifiers/${index}`
    };
  });
  return { ability: ability2, path, triggers, printedOn, standing: standing2 };
}
function inOneShape(modifier, condition2, slotKinds = noKinds) {
  const { layer, of, players: players2, add: add3, set, times, gain, lose: lose2, abilities } = modifier;
  const farSighted = looksFar([of, players2, condition2, add3, set, times], slotKinds);
  return { layer, of, players: players2, if: condition2, add: add3, set, times, gain, lose: lose2, abilities, farSighted };
}
var noKinds = [];
var inSight2 = /* @__PURE__ */ new Set(["slots", "attached", "under"]);
function looksFar(node, slotKinds) {
  if (Array.isArray(node)) return node.some((child) => looksFar(child, slotKinds));
  if (typeof node !== "object" || node === null) return false;
  const fields4 = node;
  if ("player" in fields4 || "match" in fields4 || "game" in fields4 || "phase" in fields4 || "turnOf" in fields4 || "playerOf" in fields4)
    return true;
  const kinds3 = Array.isArray(fields4.from) ? fields4.from : fields4.from === void 0 ? [] : [fields4.from];
  return kinds3.some((kind) => !inSight2.has(kind) && !slotKinds.includes(kind)) || Object.entries(fields4).some(([key, child]) => namesElsewhere(key, child) || looksFar(child, slotKinds));
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
  let marks = keys.get(event);
  if (marks === void 0) keys.set(event, marks = { before: `${event}|before`, at: `${event}|at`, after: `${event}|after` });
  switch (mark) {
    case "before":
      return marks.before;
    case "at":
      return marks.at;
    case "after":
      return marks.after;
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
function yesOrNo(about2) {
  const yes = { id: "yes", label: "yes" };
  return { type: "options", min: 1, max: 1, options: [about2 === void 0 ? yes : { ...yes, object: about2 }, { id: "no", label: "no" }] };
}
function saidYes(answer3) {
  return picksOf(answer3)[0] === "yes";
}

function publicly(table, env, condition2) {
  if ("all" in condition2) return worst(table, env, condition2.all, false);
  if ("any" in condition2) return opposite(worst(table, env, condition2.any, true));
  if ("not" in condition2) return opposite(publicly(table, env, condition2.not));
  if (isSecret(table, condition2)) return "unknown";
  return holds(table, env, condition2) ? "yes" : "no";
}
function worst(table, env, parts, opposed) {
  let found2 = "yes";
  for (const part2 of parts) {
    const verdict = publicly(table, env, part2);
    if (verdict === (opposed ? "yes" : "no")) return "no";
    if (verdict === "unknown") found2 = verdict;
  }
  return found2;
}
function opposite(verdict) {
  if (verdict === "unknown") return verdict;
  return verdict === "yes" ? "no" : "yes";
}
var secrets = /* @__PURE__ */ new WeakMap();
function isSecret(table, condition2) {
  const known7 = secrets.get(condition2);
  if (known7 !== void 0) return known7;
  const secret = speaksOfSecrets(table, condition2);
  secrets.set(condition2, secret);
  return secret;
}
function speaksOfSecrets(table, node, sums2 = false) {
  if (node === "self") return true;
  if (Array.isArray(node)) return node.some((child) => speaksOfSecrets(table, child));
  if (typeof node !== "object" || node === null) return false;
  const fields4 = node;
  const kinds3 = typeof fields4.from === "string" ? [fields4.from] : Array.isArray(fields4.from) ? fields4.from : [];
  const countsOnly = fields4.where === void 0 && fields4.relation === void 0 && !sums2;
  if (!countsOnly && kinds3.some((kind) => kind in table.game.visibility && table.game.visibility[kind] !== "all")) return true;
  const reads = typeof fields4.of === "string" && ["sum", "max", "min", "distinct"].some((key) => key in fields4);
  return Object.values(fields4).some((child) => speaksOfSecrets(table, child, reads));
}

function followingOf(table, id) {
  const effects = effectsWith(table, ({ objects, vars }) => objects?.includes(id) === true || names(vars, id));
  const watches = watchesOn(table, id);
  return effects.length === 0 && watches.length === 0 ? null : { effects, watches };
}
var noEffects = [];
var noWatches = [];
function effectsOn(table, id) {
  return effectsWith(table, ({ objects }) => objects?.includes(id) === true);
}
function effectsWith({ journal, state: { effects } }, fits3) {
  if (journal.size(effects) === 0) return noEffects;
  return Object.values(effects).filter(fits3).map((effect2) => ({ ...effect2 }));
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
    const standing2 = table.state.effects[effect2.id];
    if (standing2 === void 0) {
      if (isOn) table.journal.insert(table.state.effects, effect2.id, { ...effect2, objects: [now], vars: renamed(effect2.vars, was, now) });
      continue;
    }
    if (isOn) table.set(standing2, "objects", [...standing2.objects ?? [], now]);
    if (names(standing2.vars, was)) table.set(standing2, "vars", renamed(standing2.vars, was, now));
  }
  for (const id of watches) {
    const watch = table.state.watches[id];
    if (watch !== void 0) table.set(watch, "vars", renamed(watch.vars, was, now));
  }
}
var renamed = (vars, was, now) => Object.fromEntries(
  Object.entries(vars).map(([name, value]) => [
    name,
    isListWith(value, was) ? value.map((one) => one === was ? now : one) : value
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
  const words4 = [];
  for (let i = 0; i < 64; i += 8) {
    const bytes = [0, 2, 4, 6].map((at) => parseInt(hex.slice(i + at, i + at + 2), 16));
    words4.push((bytes[0] | bytes[1] << 8 | bytes[2] << 16 | bytes[3] << 24) >>> 0);
  }
  return words4;
}
var WordStream = class {
  key;
  blockNumber = -1;
  block = new Uint32Array(16);
  constructor(hex) {
    this.key = keyWords(hex);
  }
  word(position) {
    const wanted = Math.floor(position / 16);
    if (wanted !== this.blockNumber) {
      this.block = chachaBlock(this.key, wanted, [0, 0, 0]);
      this.blockNumber = wanted;
    }
    return this.block[position % 16];
  }
};
function uniform(n, next3) {
  if (!Number.isInteger(n) || n < 1 || n > 4294967296) throw new InvariantBroken(`can't draw from ${n}`);
  if (n === 4294967296) return next3();
  const last = 4294967295 - ((4294967295 >>> 0) % (n >>> 0) + 1) % n;
  for (; ; ) {
    const word3 = next3();
    if (word3 <= last) return (word3 >>> 0) % (n >>> 0);
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
    return this.awaited.get(key) ?? this.find(this.awaited, key, (card3) => this.library.waitsFor(card3, key));
  }
  /** Whether any of them defines characteristics in all zones. */
  anyDefines() {
    return this.any("defines", ({ defines: defines2 }) => defines2);
  }
  /** Whether a static ability of any of them says something of what is not in play. */
  anyElsewhere() {
    return this.any("elsewhere", ({ elsewhere: elsewhere2 }) => elsewhere2);
  }
  /** Whether something that never changes holds for any of them. @param question the name under which the answer is remembered */
  any(question, holds2) {
    return this.answers.get(question) ?? this.find(this.answers, question, (card3) => holds2(this.library.card(card3)));
  }
  /** A card came. */
  add(card3) {
    if (this.cards === null || this.cards.has(card3)) return;
    this.know(card3, this.cards);
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
    let found2 = false;
    for (const card3 of this.all()) found2 ||= holds2(card3);
    answers.set(key, found2);
    return found2;
  }
  all() {
    if (this.cards !== null) return this.cards;
    const cards = /* @__PURE__ */ new Set();
    for (const id in this.state.objects) this.know(this.state.objects[id].card, cards);
    return this.cards = cards;
  }
  know(card3, cards) {
    if (cards.has(card3)) return;
    cards.add(card3);
    for (const named6 of this.library.namedBy(card3)) this.know(named6, cards);
  }
};

var ENTRY = 4;
var LARGE = 2e5;
var none4 = /* @__PURE__ */ new Map();
var Journal = class {
  constructor(tracking, reach = none4) {
    this.tracking = tracking;
    for (const [field2, what2] of reach) this.fields.set(field2, { reach: what2, writes: 0 });
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
  writesOf(fields4) {
    let writes = this.undone;
    for (const field2 of this.distant(fields4)) writes += field2.writes;
    return writes;
  }
  distant(names3) {
    let found2 = this.lookedAt.get(names3);
    if (found2 === void 0) {
      found2 = names3.map((name) => {
        const field2 = this.fields.get(name);
        if (field2?.reach !== 0 /* Distant */) throw new InvariantBroken(`${name} is no distant field`);
        return field2;
      });
      this.lookedAt.set(names3, found2);
    }
    return found2;
  }
  /** Where the journal stands; hand it to `undoTo`. */
  mark() {
    return this.top;
  }
  /** Replaces the value under one key of a row. Derived values may depend on it. */
  set(row, key, value) {
    if (row[key] === value) return;
    this.epoch++;
    const field2 = this.fields.get(key);
    if (field2 !== void 0) field2.writes++;
    if (field2?.reach !== 0 /* Distant */) this.nearEpoch++;
    if (field2?.reach === 1 /* Base */) this.baseEpoch++;
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
    const old2 = row[key];
    if (old2 === value) return;
    this.note(old2 !== void 0 || key in row ? 6 /* Worked */ : 7 /* WorkAdded */, row, key, old2);
    row[key] = value;
    if (this.tracking) this.worked.add(row);
  }
  write(row, key, value) {
    const old2 = row[key];
    this.note(old2 !== void 0 || key in row ? 0 /* Set */ : 1 /* Added */, row, key, old2);
    row[key] = value;
    if (this.tracking) this.follow(row, key, old2);
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
    const known7 = this.sizes.get(table);
    if (known7 !== void 0) return known7;
    const size = Object.keys(table).length;
    this.sizes.set(table, size);
    return size;
  }
  count(table, by) {
    const known7 = this.sizes.get(table);
    if (known7 !== void 0) this.sizes.set(table, known7 + by);
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
      const old2 = log[this.top + 3];
      switch (kind) {
        case 0 /* Set */:
          if (this.tracking) this.follow(target2, key, target2[key]);
          target2[key] = old2;
          break;
        case 1 /* Added */:
          if (this.tracking) this.follow(target2, key, target2[key]);
          delete target2[key];
          break;
        case 6 /* Worked */:
          if (this.tracking) this.worked.add(target2);
          target2[key] = old2;
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
          target2[key] = old2;
          this.count(target2, 1);
          if (this.tracking) this.came(old2);
          break;
        case 4 /* Pushed */:
          target2.pop();
          break;
        case 5 /* Popped */:
          target2.push(old2);
          break;
      }
    }
  }
  /** Forgets how to undo: what was done is final. */
  forget() {
    this.top = 0;
    if (this.log.length > LARGE) this.log = [];
  }
  follow(row, key, old2) {
    const change3 = this.changes.get(row);
    if (change3 === void 0) this.changes.set(row, { stood: true, stands: true, keys: [key], values: [old2] });
    else if (change3.stood && !change3.keys.includes(key)) {
      change3.keys.push(key);
      change3.values.push(old2);
    }
  }
  came(row) {
    const change3 = this.changes.get(row);
    if (change3 === void 0) this.changes.set(row, { stood: false, stands: true, keys: [], values: [] });
    else change3.stands = true;
  }
  went(row) {
    const change3 = this.changes.get(row);
    if (change3 === void 0) this.changes.set(row, { stood: true, stands: false, keys: [], values: [] });
    else change3.stands = false;
  }
  note(kind, target2, key, old2) {
    const { log, top } = this;
    log[top] = kind;
    log[top + 1] = target2;
    log[top + 2] = key;
    log[top + 3] = old2;
    this.top = top + ENTRY;
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
var ids = ["object", "objects", "now", "was", "were", "source", "host", "about"];
function toldApart(table, data, secrets2) {
  const open = split(table, data, null);
  const parts = secrets2?.map((secret) => split(table, secret.data, secret.seats));
  if (open.apart.length === 0 && (parts === void 0 || parts.every(({ apart }) => apart.length === 0)))
    return { data, ...secrets2 === void 0 ? {} : { secrets: secrets2 } };
  const told2 = (secrets2 ?? []).map(({ seats }, at) => ({ seats, data: parts[at]?.together ?? {} }));
  const all2 = [...told2, ...open.apart, ...(parts ?? []).flatMap(({ apart }) => apart)];
  return { data: open.together, secrets: bySeats(all2) };
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
  const secret = new Set(apart.flatMap((one) => Object.keys(one.data)));
  return { together: Object.fromEntries(Object.entries(data).filter(([key]) => !secret.has(key))), apart };
}
var isId = ({ game }, key) => ids.includes(key) || game.idFields?.includes(key) === true;
function sightOn(table, value, names3, sight) {
  if (typeof value === "number") return names3 && value > 0 ? both(sight, sightOfId(table, value)) : sight;
  if (typeof value !== "object" || value === null) return sight;
  if (Array.isArray(value)) return value.reduce((so, one) => sightOn(table, one, names3, so), sight);
  return Object.entries(value).reduce((so, [key, one]) => sightOn(table, one, isId(table, key), so), sight);
}
function both(one, other) {
  if (one.open) return other;
  return other.open ? one : { open: false, seats: one.seats.filter((seat) => other.seats.includes(seat)) };
}
function bySeats(secrets2) {
  const found2 = /* @__PURE__ */ new Map();
  for (const { seats, data } of secrets2) {
    const key = seats.join();
    found2.set(key, { seats, data: { ...found2.get(key)?.data, ...data } });
  }
  return [...found2.values()].filter(({ data }) => Object.keys(data).length > 0);
}
function wereNamed(before, now) {
  return before.every((id, at) => id === now[at]) ? {} : { were: [...before] };
}
function openCause(table, cause) {
  if (cause.object === void 0 || sightOfId(table, cause.object).open) return cause;
  const { object: _hidden, ...rest2 } = cause;
  return rest2;
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
    let rows = this.zonesByKind.get(kind);
    if (rows === void 0) this.zonesByKind.set(kind, rows = []);
    return rows[seat] ??= Object.values(this.state.zones).find((zone) => zone.kind === kind && zone.seat === seat) ?? missing("zone", `${kind} of seat ${seat}`);
  }
  /** All zones of a kind, in the order in which set-up made them. */
  zonesOf(kind) {
    const known7 = this.zonesOfKind.get(kind);
    if (known7 !== void 0) return known7;
    const rows = Object.values(this.state.zones).filter((zone) => zone.kind === kind);
    if (this.state.frames.length > 0) this.zonesOfKind.set(kind, rows);
    return rows;
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
    const { id, card: card3 } = object;
    if (this.programCards[id] === card3) return this.programs[id];
    const program = this.library.card(card3);
    this.programs[id] = program;
    this.programCards[id] = card3;
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
  create(card3, owner2, kind = "card") {
    const { header, objects } = this.state;
    const id = header.nextId;
    if (this.journal.size(objects) >= limits.objects) throw new LimitExceeded("objects");
    this.journal.setQuietly(header, "nextId", id + 1);
    const row = { ...this.library.newObject };
    row.id = id;
    row.card = card3;
    row.kind = kind;
    row.owner = owner2;
    row.controller = owner2;
    this.journal.insertQuietly(objects, id, row);
    this.journal.population++;
    this.cardsHere.add(card3);
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
      seats: this.seats().filter((seat) => seats.includes(seat) || seesAs(this, seat).some((other) => seats.includes(other))),
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
      const word3 = stream.word(chance.used);
      this.journal.setQuietly(chance, "used", chance.used + 1);
      return word3;
    });
  }
  /** A uniform integer in [0, n), recorded. `audience` are the seats that may learn the result; all when absent. */
  random(what2, n, rule2, audience) {
    const result = this.draw(n);
    if (audience === void 0) this.emit("chanceDrawn", rule2, { what: what2, from: n, result });
    else this.emit("chanceDrawn", rule2, { what: what2, from: n }, [{ seats: audience, data: { result } }]);
    return result;
  }
  /** Shuffles a list (Fisher-Yates from the end), recorded with its draws; nobody at the table learns the order. */
  shuffled(what2, list2, rule2, data) {
    const out = [...list2];
    const draws = [];
    for (let i = out.length - 1; i > 0; i--) {
      const j = this.draw(i + 1);
      draws.push(j);
      const swap = out[i];
      out[i] = out[j];
      out[j] = swap;
    }
    this.emit("shuffled", rule2, { what: what2, count: list2.length, ...data }, [{ seats: [], data: { draws } }]);
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
    const plain4 = {
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
    const decision = withExample(this, plain4);
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
    const { header, frames } = this.state;
    if (frames.length >= limits.frameDepth) throw new LimitExceeded("frame depth");
    const id = header.nextFrame;
    this.journal.setQuietly(header, "nextFrame", id + 1);
    this.library.procedure(procedure);
    const cause = frames[frames.length - 1]?.cause ?? this.cause;
    this.journal.push(frames, { id, procedure, step: 0, cause, locals });
  }
  /** Ends the match: open work is dropped. */
  finish(result) {
    const { header, frames, decisions } = this.state;
    this.emit("matchEnded", result.rule, { winners: [...result.winners], reason: result.reason });
    this.journal.setQuietly(header, "status", "ended");
    this.journal.setQuietly(header, "result", result);
    while (frames.length > 0) this.journal.pop(frames);
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
function endEffects(table, fits3) {
  if (table.journal.size(table.state.effects) === 0) return [];
  const ended3 = Object.values(table.state.effects).filter(fits3);
  for (const effect2 of ended3) table.journal.remove(table.state.effects, effect2.id);
  return ended3;
}
function releaseObject(table, id) {
  const { effects } = table.state;
  if (table.journal.size(effects) === 0) return;
  for (const key in effects) {
    const effect2 = effects[key];
    if (effect2.objects === null || !effect2.objects.includes(id)) continue;
    const rest2 = effect2.objects.filter((one) => one !== id);
    if (rest2.length === 0) table.journal.remove(table.state.effects, effect2.id);
    else table.set(effect2, "objects", rest2);
  }
}
function ableToHold(table, ids2) {
  const { holdsEffects } = table.game;
  return holdsEffects === void 0 ? ids2 : ids2.filter((id) => holdsEffects(table, table.object(id)));
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

function place(table, named6, to) {
  const row = table.object(named6);
  const { id } = row;
  const from = kindOfPlace(table, row);
  const kind = placeKind(table, to);
  const same2 = from === "" || table.game.keepsIdentity(from, kind);
  const known7 = !same2 && table.game.keepsKnowledge?.(table, row, from, kind) === true ? whoSees(table, row) : nobody2;
  const following = !same2 && table.game.keepsEffects?.(from, kind) === true ? followingOf(table, id) : null;
  if (!same2) remember(table, row, from);
  lift(table, row);
  const moved2 = same2 ? row : renew(table, row);
  if (kind !== from) table.journal.population++;
  if (following !== null) carryOver(table, following, id, moved2.id);
  put(table, moved2, to);
  if (known7.length > 0) know(table, moved2, known7);
  if (!same2) becomes(table, id, moved2, kind);
  table.set(moved2, "stamp", table.nextStamp());
  const { inPlay } = table.game;
  noteStatics(table, moved2, inPlay.includes(from) || inPlay.includes(kind));
  return moved2.id;
}
function noteStatics(table, row, inPlay = true) {
  const { statics, elsewhere: elsewhere2 } = table.program(row);
  if (table.ordered ? inPlay || elsewhere2 : statics.length > 0) table.journal.touch();
}
function vanish(table, named6) {
  const row = table.object(named6);
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
function attach(table, id, host) {
  const row = table.object(id);
  if (!hasPlace(row) || host === id) throw new InvariantBroken(`object ${id} can't be attached to ${host}`);
  leaveHost(table, row);
  const seat = seatOfId(host);
  if (seat === null) {
    const to = table.object(host);
    table.set(to, "attached", [...to.attached, id]);
  } else table.player(seat);
  table.set(row, "host", host);
  table.set(row, "stamp", table.nextStamp());
  noteStatics(table, row);
}
function hasPlace(row) {
  return row.zone !== "" || row.slot !== "";
}
function originOf(table, named6) {
  const row = table.object(named6);
  const { id } = row;
  if (row.zone === "" || row.under.length > 0 || row.attached.length > 0) throw new InvariantBroken(`object ${id} can't be put back`);
  return { row: { ...row }, index: table.zone(row.zone).order.indexOf(id), effects: effectsOn(table, id) };
}
function restore(table, now, { row: was, index, effects }) {
  const row = table.object(now);
  letGo(table, row);
  releaseObject(table, now);
  lift(table, row);
  table.removeObject(now);
  const again3 = Object.assign({ ...table.library.newObject }, was, { zone: "" });
  table.journal.insert(table.state.objects, was.id, again3);
  table.journal.population++;
  put(table, again3, { zone: was.zone, at: index });
  table.set(again3, "controller", was.controller);
  for (const effect2 of effects) {
    const standing2 = table.state.effects[effect2.id];
    if (standing2 === void 0) table.journal.insert(table.state.effects, effect2.id, { ...effect2 });
    else table.set(standing2, "objects", effect2.objects);
  }
  forgetPast(table, was.id);
}
function reshuffle(table, zoneId, rule2) {
  const zone = table.zone(zoneId);
  const order = table.shuffled("zone", zone.order, rule2, { zone: zoneId });
  table.set(zone, "order", []);
  const fresh2 = order.map((id) => {
    const was = table.object(id);
    noteSight(table, was);
    const row = renew(table, was);
    table.set(row, "zone", zoneId);
    table.set(row, "stamp", table.nextStamp());
    noteStatics(table, row, false);
    return row.id;
  });
  table.set(zone, "order", fresh2);
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
  const fresh2 = header.nextId;
  table.journal.setQuietly(header, "nextId", fresh2 + 1);
  const now = Object.assign({ ...table.library.newObject }, row, { id: fresh2 });
  table.journal.insert(objects, fresh2, now);
  table.set(
    table.zone(zone),
    "order",
    table.zone(zone).order.map((one) => one === id ? fresh2 : one)
  );
  for (const one of now.attached) table.set(table.object(one), "host", fresh2);
  if (following !== null) carryOver(table, following, id, fresh2);
  table.journal.insertQuietly(table.state.past, id, { ...past, now: fresh2, renamed: true });
  noteStatics(table, now, false);
  return now;
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
      zone.order.filter((one) => one !== row.id)
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
    const host = table.object(row.host);
    if (host.attached.includes(row.id))
      table.set(
        host,
        "attached",
        host.attached.filter((one) => one !== row.id)
      );
    else
      table.set(
        host,
        "under",
        host.under.filter((one) => one !== row.id)
      );
  }
  table.set(row, "host", 0);
}
function letGo(table, row) {
  if (row.under.length === 0 && row.attached.length === 0) return;
  const attached = row.attached.map((id) => table.object(id));
  if (row.under.length > 0 || !attached.every(hasPlace)) throw new InvariantBroken(`object ${row.id} still carries cards`);
  for (const one of attached) {
    table.set(one, "host", 0);
    noteStatics(table, one);
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
  const host = table.object(to.host);
  const list2 = to.as === "attached" ? host.attached : host.under;
  table.set(host, to.as, inserted(list2, row.id, to.at));
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
      { type: "options", min: 1, max: 1, options: choice2.oneOf.map((word3) => ({ id: word3, label: word3 })) },
      asking
    );
  }
  if (choice2.word !== void 0) return askWord(table, frame, env, by, choice2, choice2.word, asking);
  if (choice2.name !== void 0) return put2(table, frame, env, by, choice2, { type: "name", among: choice2.name }, asking);
  if (choice2.divide !== void 0) return askDivision(table, frame, env, by, choice2, choice2.divide, asking);
  if (choice2.slot !== void 0) return askSlot(table, frame, env, by, choice2, asking);
  return askObjects(table, frame, env, by, choice2, asking);
}
function readChoice(choice2, answer3, locals) {
  if (choice2.number !== void 0) return numberOfAnswer(answer3);
  if (choice2.name !== void 0) return nameOfAnswer(answer3);
  if (choice2.divide !== void 0)
    return Object.fromEntries(Object.entries(amountsOf(answer3)).map(([pick, amount3]) => [idOfPick(pick), amount3]));
  const picks = picksOf(answer3);
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
  const { chooseSum, chooseTargets } = table.game.rules;
  const of = choice2.sum?.of;
  return (of === void 0 ? void 0 : chooseSum?.[of]) ?? chooseTargets;
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
function askWord(table, frame, env, by, choice2, list2, asking) {
  const words4 = table.game.wordLists?.[list2] ?? missing("list of words", list2);
  return put2(
    table,
    frame,
    env,
    by,
    choice2,
    { type: "options", min: 1, max: 1, options: words4.map((word3) => ({ id: word3, label: list2, params: { word: word3 } })) },
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
  const found2 = candidates(table, env, choice2);
  if (choice2.all === true) return [...found2];
  const domain = objectsDomain(table, env, choice2, found2, seat);
  if (choice2.blind === true && domain.max > 0)
    return put2(
      table,
      frame,
      env,
      seat,
      choice2,
      { type: "options", min: domain.min, max: domain.max, options: backsOf(table, frame, choice2, found2, asking) },
      asking
    );
  if (choice2.random === true) return drawn(table, found2, domain.max, choice2.different);
  const forced = domain.max === 0 || asking.always !== true && domain.sum === void 0 && domain.min === found2.length;
  if (forced && (choice2.from === void 0 || !hiddenFrom(table, env, choice2.from))) return domain.max === 0 ? [] : [...found2];
  const offered = domain.max === 0 ? domain : withoutOldIds(table, frame, env, seat, choice2, found2, domain, asking);
  return put2(table, frame, env, seat, choice2, asking.checked === true ? { ...offered, checked: true } : offered, asking);
}
function withoutOldIds(table, frame, env, seat, choice2, found2, domain, asking) {
  const by = table.game.decider?.(table, seat) ?? seat;
  const rows = found2.map((id) => seatOfId(id) === null ? table.find(id) : null);
  const unseen = rows.map((row) => row !== null && !showsObject(table, row, { role: "player", seat: by }));
  if (!unseen.includes(true)) return domain;
  const hidden = found2.filter((_, at) => unseen[at] === true && !isLookedThrough(table, rows[at]));
  const fresh2 = found2.filter((id) => !hidden.includes(id)).map((id) => unseen[found2.indexOf(id)] === true ? nameAnew(table, id) : id);
  const { options: options2 } = objectsDomain(table, env, choice2, [...fresh2, ...hidden], seat);
  const backs = hidden.length === 0 ? [] : backsOf(table, frame, choice2, hidden, asking);
  return { ...domain, options: [...options2.slice(0, fresh2.length), ...backs] };
}
function backsOf(table, frame, choice2, objects, asking) {
  const backs = table.shuffled("objects", objects, asking.rule ?? askingRule(table, choice2), {});
  table.local(frame.locals, shuffledFor, backs);
  return backs.map((_, at) => ({ id: `${back}:${at}`, label: "back" }));
}
function askDivision(table, frame, env, seat, choice2, divide, asking) {
  const among2 = env.vars[divide.among];
  const found2 = (Array.isArray(among2) ? among2 : []).filter((id) => seatOfId(id) !== null || table.find(id) !== null);
  const options2 = found2.map((id) => {
    const player3 = seatOfId(id);
    if (player3 !== null) return playerOption(player3);
    const most2 = divide.most === void 0 ? {} : { most: numberOf(table, id, divide.most) };
    return { id: `object:${id}`, label: "object", params: { card: table.object(id).card, object: id }, object: id, ...most2 };
  });
  const domain = {
    type: "distribution",
    options: options2,
    total: amount(table, env, divide.total),
    min: divide.least === void 0 ? 0 : amount(table, env, divide.least)
  };
  if (domain.total <= 0 || !canDistribute(domain)) return {};
  if (found2.length === 1 && asking.always !== true) return { [found2[0]]: domain.total };
  return put2(table, frame, env, seat, choice2, domain, asking);
}
function drawn(table, found2, count4, different) {
  const groups = different === void 0 ? null : groupsOf(table, found2, different);
  let rest2 = found2.map((id, at) => ({ id, group: groups?.[at] ?? String(id) }));
  const taken2 = [];
  while (taken2.length < count4) {
    const one = rest2[table.random("objects", rest2.length, table.game.rules.chooseTargets, [])];
    taken2.push(one.id);
    rest2 = rest2.filter(({ group }) => group !== one.group);
  }
  return taken2;
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
  let found2 = strict.get(targets2);
  if (found2 === void 0) strict.set(targets2, found2 = targets2.map((choice2) => ({ ...choice2, strict: true })));
  return found2;
}
function announceable(table, env, ability2) {
  if (ability2 === "") return true;
  const { modes } = table.library.ability(ability2).ability;
  if (modes !== void 0 && openModes(table, env, ability2).length === 0) return false;
  return targetable(table, env, ability2);
}
function openModes(table, env, ability2) {
  const of = table.library.ability(ability2).ability.modes?.of ?? [];
  return of.flatMap(
    (mode, at) => (mode.if === void 0 || holds(table, env, mode.if)) && targetable(table, env, modePath(ability2, at)) ? [at] : []
  );
}
var modePath = (ability2, at) => `${ability2}/modes/of/${at}`;
function plainParts(ability2) {
  return ability2 === "" ? [] : [{ at: ability2, vars: {} }];
}
var chooseTargetsProcedure = {
  name: "chooseTargets",
  steps: [{ name: "ask", run: askTargets }]
};
function targetLocals(env, parts, rules3) {
  const { self, card: card3, you, event, vars, each: each2 } = env;
  return {
    self,
    card: card3,
    you,
    event,
    vars,
    each: each2,
    subject: 0,
    parts,
    part: 0,
    at: 0,
    rule: rules3.target,
    divideRule: rules3.divide,
    answer: null,
    answers: null,
    returned: null
  };
}
function partEnv(locals, part2) {
  const env = envOf(locals);
  return { ...env, vars: { ...env.vars, ...part2.vars } };
}
function askTargets(table, locals, frame) {
  for (; ; ) {
    const parts = locals.parts;
    const part2 = parts[locals.part];
    if (part2 === void 0) return { done: parts };
    const choice2 = part2.each === true ? void 0 : inTurn(targetsOf(table, part2.at))[locals.at];
    if (choice2 === void 0) {
      table.local(locals, "part", locals.part + 1);
      table.local(locals, "at", 0);
      continue;
    }
    if (locals.answer !== null) {
      bind(table, locals, parts, choice2.as, readChoice(choice2, locals.answer, locals));
      table.local(locals, "answer", null);
      continue;
    }
    const divides = choice2.divide !== void 0;
    const bound2 = askChoice(table, frame, partEnv(locals, part2), choice2, {
      kind: divides ? "divide" : "chooseTargets",
      rule: divides ? locals.divideRule : locals.rule,
      always: !divides,
      params: { ability: part2.at }
    });
    if (bound2 === null) return { wait: true, then: "ask" };
    bind(table, locals, parts, choice2.as, bound2);
  }
}
function inTurn(choices2) {
  return choices2.some(({ by }) => by !== void 0) ? [...choices2.filter(({ by }) => by === void 0), ...choices2.filter(({ by }) => by !== void 0)] : choices2;
}
function bind(table, locals, parts, name, value) {
  const at = locals.part;
  const part2 = parts[at];
  table.local(locals, "parts", parts.with(at, { ...part2, vars: { ...part2.vars, [name]: value } }));
  table.local(locals, "at", locals.at + 1);
}
function choicesShown(parts) {
  return parts.length === 1 ? parts[0].vars : Object.assign({}, ...parts.map(({ vars }) => vars));
}
var chooseModesProcedure = {
  name: "chooseModes",
  steps: [
    { name: "ask", run: askModes },
    { name: "chosen", run: takeModes }
  ]
};
function modeLocals(env, ability2, rule2, limits2 = {}) {
  const { self, card: card3, you, event, vars, each: each2 } = env;
  return {
    self,
    card: card3,
    you,
    event,
    vars,
    each: each2,
    subject: 0,
    ability: ability2,
    rule: rule2,
    least: limits2.least ?? -1,
    most: limits2.most ?? -1,
    picked: [],
    answer: null,
    answers: null,
    returned: null
  };
}
function modeBounds(table, env, modes) {
  return { min: amount(table, env, modes.min), max: amount(table, env, modes.max) };
}
function askModes(table, locals, frame) {
  const env = envOf(locals);
  const ability2 = locals.ability;
  const { modes } = table.library.ability(ability2).ability;
  if (modes === void 0) return { done: plainParts(ability2) };
  const open = openModes(table, env, ability2);
  const bounds3 = modeBounds(table, env, modes);
  const most2 = locals.most >= 0 ? locals.most : bounds3.max;
  const least = locals.least >= 0 ? locals.least : bounds3.min;
  const [seat = env.you] = modes.by === void 0 ? [env.you] : seatsOf(table, env, modes.by);
  const picked2 = locals.picked;
  const left = most2 - picked2.length;
  if (modes.repeat === true && (left <= 0 || open.length === 0)) return finished(ability2, picked2);
  const one = modes.repeat === true;
  const max = one ? 1 : Math.min(most2, open.length);
  const min = one ? picked2.length < least ? 1 : 0 : Math.min(least, max);
  if (max === 0) return finished(ability2, []);
  const options2 = open.map((at) => ({ id: `mode:${at}`, label: "mode", params: { number: at + 1, mode: modePath(ability2, at) } }));
  table.ask(frame, {
    seat,
    kind: "chooseModes",
    rule: locals.rule,
    params: { card: env.card, object: env.self, ability: ability2 },
    domain: { type: "options", min, max, options: options2 }
  });
  return { wait: true };
}
function takeModes(table, locals) {
  const ability2 = locals.ability;
  const { modes } = table.library.ability(ability2).ability;
  const now = picksOf(locals.answer).map((pick) => Number(pick.slice("mode:".length)));
  const picked2 = [...locals.picked, ...now];
  if (modes?.repeat !== true || now.length === 0) return finished(ability2, picked2);
  table.local(locals, "picked", picked2);
  return { to: "ask" };
}
function finished(ability2, picked2) {
  const parts = [...picked2].sort((a, b) => a - b).map((at) => ({ at: modePath(ability2, at), vars: {} }));
  return { done: parts };
}

function typedLocals() {
  return {
    read: (locals) => locals,
    note: (table, locals, key, value) => table.local(locals, key, value)
  };
}
function bindVar(table, locals, name, value) {
  table.local(locals, "vars", withVar(locals.vars, name, value));
}
function chooseParts(table, locals, rule2, limits2 = {}) {
  const ability2 = locals.ability;
  if (ability2 !== "" && table.library.ability(ability2).ability.modes !== void 0)
    return { call: "chooseModes", locals: modeLocals(envOf(locals), ability2, rule2, limits2) };
  table.local(locals, "returned", plainParts(ability2));
  return void 0;
}
function choosingSteps({ rules: rules3, show: show2, next: next3 }) {
  const keep = (table, locals) => {
    table.local(locals, "parts", locals.returned);
    show2(table, locals);
  };
  return [
    {
      name: "modes",
      rule: rules3.modes,
      run: (table, locals) => {
        table.local(locals, "returned", null);
        return locals.ability === "" ? { to: next3 } : chooseParts(table, locals, rules3.modes);
      }
    },
    {
      name: "targets",
      rule: rules3.target,
      run: (table, locals) => {
        keep(table, locals);
        const parts = locals.parts;
        if (parts.every(({ at }) => targetsOf(table, at).length === 0)) return { to: next3 };
        return { call: "chooseTargets", locals: targetLocals(envOf(locals), parts, rules3) };
      }
    },
    { name: "targeted", rule: rules3.target, run: keep }
  ];
}

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
  for (let kept3 = drawn2.length; kept3 > 0; kept3 = kept3 >> 1) {
    const found2 = completed(table, decision, drawn2.slice(0, kept3));
    if (found2 !== null) return found2;
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
    const found2 = complete({ ...domain, options: shuffled }, []);
    if (found2 === null) throw new InvariantBroken("a domain has no legal answer");
    return found2.map((option) => option.id);
  }
  const apart = domain.groups === true ? firstOfEach(shuffled) : shuffled;
  if (apart.length < domain.min) throw new InvariantBroken("a domain has no legal answer");
  const most2 = Math.min(domain.max, apart.length);
  const count4 = domain.min + draw3(most2 - domain.min + 1);
  return apart.slice(0, count4).map((option) => option.id);
}
function among(domain, draw3) {
  const { options: options2, min } = domain;
  if (options2[options2.length - 1]?.standing !== true) return options2;
  const others = options2.filter(({ standing: standing2 }) => standing2 !== true);
  return others.length < min || draw3(10) === 0 ? options2 : others;
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
  const found2 = complete(domain, []);
  if (found2 === null) throw new InvariantBroken(`decision ${decision.id} (${decision.kind}) has no legal answer`);
  return { picks: found2.map((option) => option.id) };
}

var isFree = ({ life: life2, needs }) => (life2 ?? 0) === 0 && needs === void 0;
function unitsAdded({ units, unitsForSources }) {
  return units.map((main, at) => ({ main, feed: (unitsForSources ?? units)[at] }));
}
function openUnit(outputs) {
  let main = 0;
  let feed2 = 0;
  for (const output of outputs) {
    if (output.units.length !== 1 || !isFree(output)) return null;
    const [unit] = unitsAdded(output);
    main |= unit.main;
    feed2 |= unit.feed;
  }
  return outputs.every((output) => output.unitsForSources === void 0) ? { main, feed: feed2 } : null;
}
function gather(units, sources, life2) {
  const fixed = [...units];
  let ways2 = [{ units: [], life: 0 }];
  for (const { outputs } of sources) {
    const plain4 = outputs.filter(({ needs }) => needs === void 0);
    const open = openUnit(plain4);
    if (open !== null) fixed.push(open);
    else if (plain4.length === 1 && isFree(plain4[0])) fixed.push(...unitsAdded(plain4[0]));
    else ways2 = extended(ways2, plain4, life2);
  }
  return ways2.map((way) => ({ units: [...fixed, ...way.units], life: way.life }));
}
function extended(ways2, outputs, life2) {
  const next3 = /* @__PURE__ */ new Map();
  const choices2 = outputs.some(isFree) ? outputs : [...outputs, { units: [] }];
  for (const way of ways2) {
    for (const output of choices2) {
      const units = [...way.units, ...unitsAdded(output)].sort((a, b) => a.main - b.main || a.feed - b.feed);
      const one = { units, life: way.life + (output.life ?? 0) };
      if (one.life <= life2) next3.set(`${one.life};${units.map(({ main, feed: feed2 }) => `${main}/${feed2}`).join()}`, one);
    }
  }
  return [...next3.values()];
}
function supplyOf({ units, life: life2 }) {
  const counted6 = /* @__PURE__ */ new Map();
  for (const { main } of units) if (main !== 0) counted6.set(main, (counted6.get(main) ?? 0) + 1);
  const masks = [...counted6.keys()].sort((a, b) => a - b);
  return { masks, counts: masks.map((mask) => counted6.get(mask)), life: life2 };
}
function meansOf(units, sources = [], life2 = 0, unitsForSources = units) {
  const pool = units.map((main, at) => ({ main, feed: unitsForSources[at] }));
  return {
    supplies: gather(pool, sources, life2).map(supplyOf),
    units: pool,
    sources,
    converting: sources.some(({ outputs }) => outputs.some(({ needs }) => needs !== void 0)),
    life: life2
  };
}
function meets2(demand, supply) {
  return meetsWith(demand, supply, 0, 0);
}
function meetsAfter(demand, supply, before, unit) {
  const { unions: unions2, within: within2 } = demand;
  const { masks, counts: counts2 } = supply;
  for (let at = unions2.length - 1; at >= 0; at--) {
    const union = unions2[at];
    let missing3 = within2[at];
    if ((before & union) !== 0) missing3++;
    if ((unit & union) !== 0) missing3--;
    for (let kind = 0; missing3 > 0 && kind < masks.length; kind++)
      if ((masks[kind] & union) !== 0) missing3 -= counts2[kind];
    if (missing3 > 0) return false;
  }
  return true;
}
function meetsWith(demand, supply, unit, need) {
  const { unions: unions2, within: within2 } = demand;
  const { masks, counts: counts2 } = supply;
  for (let at = unions2.length - 1; at >= 0; at--) {
    const union = unions2[at];
    let missing3 = within2[at];
    if (need !== 0 && (need & ~union) === 0) missing3--;
    if ((unit & union) !== 0) missing3++;
    for (let kind = 0; missing3 > 0 && kind < masks.length; kind++)
      if ((masks[kind] & union) !== 0) missing3 -= counts2[kind];
    if (missing3 > 0) return false;
  }
  return true;
}

var looks = 2e3;
function assignable(needs, payers, turn2) {
  const usedBy = new Int16Array(payers.length).fill(-1);
  const fits3 = ({ mask, of }, { main, feed: feed2, by }) => {
    if (((of < 0 ? main : feed2) & mask) === 0) return false;
    if (of < 0 || by < 0) return true;
    return turn2 === null ? by !== of : turn2[by] < turn2[of];
  };
  const place2 = (need, seen2) => {
    for (let at = 0; at < payers.length; at++) {
      if (seen2[at] === 1 || !fits3(needs[need], payers[at])) continue;
      seen2[at] = 1;
      const other = usedBy[at];
      if (other >= 0 && !place2(other, seen2)) continue;
      usedBy[at] = need;
      return true;
    }
    return false;
  };
  return needs.every((_, need) => place2(need, new Uint8Array(payers.length)));
}
var needsIn = ({ masks, counts: counts2 }) => masks.flatMap((mask, at) => Array.from({ length: counts2[at] }, () => mask));
function ordersOf(n) {
  if (n === 0) return [[]];
  return ordersOf(n - 1).flatMap(
    (before) => Array.from({ length: n }, (_, turn2) => [...before.map((one) => one >= turn2 ? one + 1 : one), turn2])
  );
}
function gainOf({ outputs }) {
  return Math.max(
    0,
    ...outputs.map(({ units, needs }) => units.length - (needs === void 0 ? 0 : Math.min(...needs.map(({ size }) => size))))
  );
}
function conceivable(demands3, { units, sources }) {
  const most2 = units.length + sources.reduce((sum, source2) => sum + gainOf(source2), 0);
  const best = sources.flatMap(({ outputs }) => {
    const mask = outputs.reduce((all2, output) => output.units.reduce((seen2, one) => seen2 | one, all2), 0);
    return Array.from({ length: Math.max(0, ...outputs.map((output) => output.units.length)) }, () => mask);
  });
  const [supply] = meansOf([...units.map(({ main }) => main), ...best]).supplies;
  return demands3.filter((demand) => demand.size <= most2 && meets2(demand, supply));
}
function conversionsFor(all2, means) {
  const demands3 = conceivable(all2, means);
  if (demands3.length === 0) return null;
  const usesBySource = usesOf(means);
  const twins = twinsOf(means, usesBySource);
  let left = looks;
  let sets = [[]];
  while (sets.length > 0) {
    const next3 = [];
    for (const set of sets) {
      if (--left < 0) return null;
      const found2 = orderThatPays(demands3, set, means);
      if (found2 !== null) return found2;
      next3.push(...larger(set, usesBySource, twins));
    }
    sets = next3;
  }
  return null;
}
function usesOf({ sources, life: life2 }) {
  return sources.map(
    ({ outputs }, source2) => outputs.flatMap((output, index) => {
      if (output.needs === void 0) return [];
      const added4 = output.units.map((main, at) => ({ main, feed: (output.unitsForSources ?? output.units)[at] }));
      return output.needs.map((demand) => ({ source: source2, output: index, needs: needsIn(demand), added: added4, life: demand.life + (output.life ?? 0) })).filter((use) => use.life <= life2);
    })
  );
}
function twinsOf({ sources }, uses2) {
  const last = /* @__PURE__ */ new Map();
  return sources.map((source2, at) => {
    if (uses2[at].length === 0) return -1;
    const key = JSON.stringify(source2);
    const twin = last.get(key) ?? -1;
    last.set(key, at);
    return twin;
  });
}
function larger(set, uses2, twins) {
  const found2 = [];
  for (let at = (set.at(-1)?.source ?? -1) + 1; at < uses2.length; at++) {
    const twin = twins[at];
    if (twin >= 0 && !set.some(({ source: source2 }) => source2 === twin)) continue;
    for (const use of uses2[at]) found2.push([...set, use]);
  }
  return found2;
}
function orderThatPays(demands3, set, means) {
  const life2 = means.life - set.reduce((sum, use) => sum + use.life, 0);
  if (life2 < 0) return null;
  const used2 = new Set(set.map(({ source: source2 }) => source2));
  const asked2 = set.flatMap(({ needs }, of) => needs.map((mask) => ({ mask, of })));
  const added4 = set.flatMap(({ added: units }, by) => units.map((unit) => ({ ...unit, by })));
  for (const way of gather(
    means.units,
    means.sources.filter((_, at) => !used2.has(at)),
    life2
  )) {
    const payers = [...way.units.map((unit) => ({ ...unit, by: -1 })), ...added4];
    for (const demand of demands3) {
      if (way.life + demand.life > life2) continue;
      const needs = [...asked2, ...needsIn(demand).map((mask) => ({ mask, of: -1 }))];
      if (needs.length > payers.length || !assignable(needs, payers, null)) continue;
      const turn2 = ordersOf(set.length).find((order) => assignable(needs, payers, order));
      if (turn2 !== void 0)
        return set.map((use, at) => ({ use, at: turn2[at] })).sort((a, b) => a.at - b.at).map(({ use: { source: source2, output } }) => ({ source: source2, output }));
    }
  }
  return null;
}

function metPlainly(demands3, { supplies, life: life2 }) {
  for (const demand of demands3) {
    for (const supply of supplies) if (demand.life + supply.life <= life2 && meets2(demand, supply)) return true;
  }
  return false;
}
function affords(demands3, means) {
  return metPlainly(demands3, means) || means.converting && conversionsFor(demands3, means) !== null;
}
function conversionsNeeded(demands3, means) {
  if (metPlainly(demands3, means)) return [];
  return means.converting ? conversionsFor(demands3, means) : null;
}
function nextActivations(demands3, means) {
  const found2 = [];
  const known7 = /* @__PURE__ */ new Map();
  means.sources.forEach(({ outputs }, source2) => {
    const open = means.converting ? null : openUnit(outputs);
    outputs.forEach(({ units }, output) => {
      const verdict = open === null ? verdictOn(demands3, means, source2, output) : remembered(known7, demands3, means, open.main, units[0]);
      if (verdict !== null) found2.push({ source: source2, output, helps: verdict.helps });
    });
  });
  return found2;
}
function remembered(known7, demands3, means, open, unit) {
  const key = open * 256 + unit;
  let verdict = known7.get(key);
  if (verdict === void 0) {
    verdict = openVerdict(demands3, means, open, unit);
    known7.set(key, verdict);
  }
  return verdict;
}
function openVerdict(demands3, { supplies, life: life2 }, open, unit) {
  let leads = false;
  for (const demand of demands3) {
    for (const supply of supplies) {
      if (demand.life + supply.life > life2 || !meetsAfter(demand, supply, open, unit)) continue;
      leads = true;
      if (demand.masks.some((need) => (need & unit) !== 0 && meetsWith(demand, supply, open, need))) return { helps: true };
    }
  }
  return leads ? { helps: false } : null;
}
function after2(means, at, index) {
  const source2 = means.sources[at];
  const output = source2.outputs[index];
  const rest2 = means.sources.filter((_, other) => other !== at);
  const life2 = means.life - (output.life ?? 0);
  if (life2 < 0) return [];
  const masks = [...means.units.map(({ main }) => main), ...output.units];
  const unitsForSources = [...means.units.map(({ feed: feed2 }) => feed2), ...output.unitsForSources ?? output.units];
  if (output.needs === void 0) return [meansOf(masks, rest2, life2, unitsForSources)];
  const feeds = means.units.map(({ feed: feed2 }) => feed2);
  return waysFromPool(output.needs, feeds, life2).map(({ places: places4, life: left }) => {
    const kept3 = (_, place2) => !places4.includes(place2);
    return meansOf(masks.filter(kept3), rest2, left, unitsForSources.filter(kept3));
  });
}
function verdictOn(demands3, means, source2, output) {
  const later3 = after2(means, source2, output).filter((one) => affords(demands3, one));
  if (later3.length === 0) return null;
  const { units } = means.sources[source2].outputs[output];
  return { helps: later3.some((one) => one.converting || units.some((mask) => takesPart(demands3, one, mask))) };
}
function takesPart(demands3, { supplies, life: life2 }, mask) {
  return demands3.some(
    (demand) => supplies.some(
      (supply) => demand.life + supply.life <= life2 && demand.masks.some((need) => (need & mask) !== 0 && meetsWith(demand, supply, mask, need))
    )
  );
}
function waysFromPool(demands3, masks, life2) {
  const found2 = /* @__PURE__ */ new Map();
  const most2 = Math.max(...demands3.map(({ size }) => size));
  const walk2 = (chosen2, from) => {
    const spent = chosen2.map((place2) => masks[place2]);
    const left = paysExactly(demands3, spent, life2);
    if (left !== null) found2.set([...spent].sort((a, b) => a - b).join(), { places: chosen2, life: left });
    if (chosen2.length === most2) return;
    const tried = /* @__PURE__ */ new Set();
    for (let place2 = from; place2 < masks.length; place2++) {
      const mask = masks[place2];
      if (tried.has(mask) || mask === 0) continue;
      tried.add(mask);
      walk2([...chosen2, place2], place2 + 1);
    }
  };
  walk2([], 0);
  return [...found2.values()];
}
function paysExactly(demands3, masks, life2) {
  const means = meansOf(masks, [], life2);
  for (const demand of demands3)
    if (demand.size === masks.length && demand.life <= life2 && meets2(demand, means.supplies[0]))
      return life2 - demand.life;
  return null;
}

function demandOfNeeds(needs, life2) {
  const counted6 = /* @__PURE__ */ new Map();
  for (const [mask, count4] of needs) if (count4 > 0) counted6.set(mask, (counted6.get(mask) ?? 0) + count4);
  const masks = [...counted6.keys()].sort((a, b) => a - b);
  const counts2 = masks.map((mask) => counted6.get(mask));
  const unions2 = /* @__PURE__ */ new Set();
  for (const mask of masks) for (const union of [0, ...unions2]) unions2.add(union | mask);
  const list2 = [...unions2].sort((a, b) => a - b);
  const within2 = list2.map((union) => masks.reduce((sum, mask, at) => (mask & ~union) === 0 ? sum + counts2[at] : sum, 0));
  return { masks, counts: counts2, unions: list2, within: within2, size: counts2.reduce((sum, count4) => sum + count4, 0), life: life2 };
}

var unaltered = [];
var bare = {};
function propose(type, about2, data = bare) {
  return { type, object: about2.object ?? 0, seat: about2.seat ?? -1, data, applied: unaltered, inside: -1 };
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
  const { frames } = table.state;
  for (let at = frames.length - 1; at >= 0; at--) {
    const frame = frames[at];
    if (frame?.procedure === "happening" && frame.locals.altering !== -1) return frame.locals;
  }
  return null;
}

var nobody3 = [];
var nothing3 = [];
function subscribers(table, key) {
  const { library } = table;
  if (!library.openings.awaited.has(key) || !table.cardsHere.awaits(key)) return nobody3;
  const printed3 = printedWith(table, key);
  const found2 = [];
  for (const id of printed3) addListeners(table, id, key, found2);
  if (table.ordered) {
    for (const id of rewrittenObjects(table)) if (!printed3.includes(id) && table.find(id) !== null) addListeners(table, id, key, found2);
  } else if (library.openings.awaitedByLent.has(key)) {
    for (const kind of table.game.inPlay)
      for (const id of objectsIn(table, kind, null)) if (!printed3.includes(id)) addListeners(table, id, key, found2);
  }
  return found2;
}
function addListeners(table, id, key, found2) {
  const row = table.object(id);
  for (const { ability: ability2, path } of abilitiesAt(table, row, key)) {
    if (ability2.kind === "triggered" || ability2.kind === "replacement")
      found2.push({ object: id, seat: table.controllerOf(row), ability: path });
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
function listPrinted(table, lists) {
  const { borrowsText } = table.game;
  const found2 = /* @__PURE__ */ new Map();
  const borrowers = [];
  const add3 = (row, keys2) => {
    if (borrowsText?.(row) === true) borrowers.push(row.id);
    else
      for (const key of keys2) {
        const ids2 = found2.get(key);
        if (ids2 === void 0) found2.set(key, [row.id]);
        else ids2.push(row.id);
      }
  };
  if (table.ordered)
    for (const { kind, order } of busyZones(table))
      for (const id of order) {
        const row = table.object(id);
        const { keys: keys2, keysAt } = table.program(row);
        add3(row, keys2.length === 0 ? keys2 : keysAt.get(kind) ?? noKeys);
      }
  else for (const row of Object.values(table.state.objects)) add3(row, table.program(row).keys);
  lists.set(anyKey, borrowers.sort(ascending));
  for (const [key, ids2] of found2) lists.set(key, (borrowers.length === 0 ? ids2 : [...ids2, ...borrowers]).sort(ascending));
}
var ascending = (one, other) => one - other;
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
  let rows = watches.get(key);
  if (rows === void 0) {
    rows = Object.values(table.state.watches).filter(
      (row) => table.library.ability(row.program).triggers.some((trigger2) => trigger2.key === key)
    );
    watches.set(key, rows);
  }
  return rows;
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
  if (!triggers.some((trigger2) => trigger2.key === key && (trigger2.if === void 0 || holds(table, env, trigger2.if)))) return false;
  return ability2.when === void 0 || holds(table, env, ability2.when);
}

var known2 = /* @__PURE__ */ new WeakMap();
function triggerTraitsOf(table, path) {
  const { ability: ability2 } = table.library.ability(path);
  let traits = known2.get(ability2);
  if (traits === void 0) {
    const { on, ...rest2 } = ability2;
    const text = lookAt(rest2);
    const impersonal = !text.self && [...text.verbs].every((verb2) => table.library.verb(verb2).impersonal === true);
    traits = { readsEvent: text.event, impersonal, answersAlike: impersonal && !lookAt(on ?? null).self };
    known2.set(ability2, traits);
  }
  return traits;
}
var isItsOwn = (limit2) => limit2?.scope === "object";
var eventWords = /* @__PURE__ */ new Set(["event", "eventIs", "seat", "seatVar"]);
var sourceWords = /* @__PURE__ */ new Set(["noted", "chosen"]);
function lookAt(tree2, found2 = { event: false, self: false, verbs: /* @__PURE__ */ new Set() }) {
  if (tree2 === "self") found2.self = true;
  if (typeof tree2 !== "object" || tree2 === null) return found2;
  for (const [key, value] of Object.entries(tree2)) {
    if (eventWords.has(key)) found2.event = true;
    if (sourceWords.has(key) || key === "limit" && isItsOwn(value)) found2.self = true;
    if (key === "verb") found2.verbs.add(value);
    else lookAt(value, found2);
  }
  return found2;
}

function holdDerived(table) {
  const { cache, journal, subscriptions } = table;
  const { nearEpoch, epoch, baseEpoch, population } = journal;
  const { farSighted } = cache;
  const world = cache.world;
  const holds2 = table.ordered && world !== null && world.age === ageOf2(farSighted, epoch, nearEpoch);
  const { objects, watches } = subscriptions;
  const listed2 = subscriptions.population === population;
  subscriptions.population = NEVER;
  if (listed2) {
    subscriptions.objects = /* @__PURE__ */ new Map();
    subscriptions.watches = /* @__PURE__ */ new Map();
  }
  return {
    takeUp: () => {
      if (holds2) {
        cache.farSighted = farSighted;
        cache.world = { ...world, age: ageOf2(farSighted, journal.epoch, journal.nearEpoch) };
      }
      if (listed2) {
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

function trial(table, ask6) {
  const { journal, cause, events: events2 } = table;
  const mark = journal.mark();
  const derived = holdDerived(table);
  table.events = [];
  table.trials++;
  try {
    return ask6();
  } finally {
    table.trials--;
    table.events = events2;
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
function endWatches(table, fits3) {
  const ended3 = Object.values(table.state.watches).filter(fits3);
  for (const watch of ended3) removeWatch(table, watch);
  return ended3;
}
function removeWatch(table, watch) {
  table.journal.removeQuietly(table.state.watches, watch.id);
  table.journal.population++;
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
function collect(table, happened2, keys2, back2, found2) {
  for (let at = 0; at < happened2.length; at++) {
    const happening = happened2[at] ?? null;
    if (happening === null) continue;
    for (const key of keys2[at]) collectKey(table, happening, at, key, back2, found2);
  }
}
function collectKey(table, happening, at, key, back2, found2, seatOf2) {
  const listeners = subscribers(table, key);
  const watches = watchesFor(table, key);
  if (listeners.length === 0 && watches.length === 0) return;
  const event = eventOf(happening, key, back2);
  for (let index = 0; index < listeners.length; index++) {
    const listener = seenFrom(listeners[index], seatOf2);
    if (ready(table, listener, key, event, table.game.judgesLate))
      add(
        table,
        found2,
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
        found2,
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
    const other = listeners[at];
    if (other.object !== object) break;
    if (other.ability === ability2) instance++;
  }
  return instance;
}
function add(table, found2, caught, event) {
  const { triggers } = table.library.ability(caught.ability);
  const [place2] = caught.places;
  const batch = batchOf2(triggers, caught.key);
  const share2 = typeof batch === "string" ? event[batch] ?? null : null;
  if (batch !== void 0 || triggers.length > 1) {
    const same2 = found2.find(
      (one) => one.ability === caught.ability && one.source === caught.source && one.watch === caught.watch && one.instance === caught.instance && (batch === void 0 ? one.places[0] === place2 : one.key === caught.key && one.share === share2)
    );
    if (same2 !== void 0) {
      if (batch !== void 0) same2.places.push(place2);
      return;
    }
  }
  found2.push(share2 === null ? caught : { ...caught, share: share2 });
}
function batchOf2(triggers, key) {
  for (const trigger2 of triggers) if (trigger2.key === key && trigger2.batch !== void 0) return trigger2.batch;
  return void 0;
}
function writeTriggers(table, happened2, caught) {
  for (const one of caught) {
    const places4 = one.places.filter((at) => happened2[at] !== null && happened2[at] !== void 0);
    if (places4.length === 0) continue;
    const events2 = places4.map((at) => eventOf(happened2[at], one.key, one.back));
    const [first] = events2;
    const watch = table.state.watches[one.watch];
    if (one.watch !== 0 && watch === void 0) continue;
    if (watch === void 0 && isUsedUp(table, one)) continue;
    const event = isWhole(table, one) ? together(first, events2) : first;
    write2(table, one, watch?.left === 1 ? withAlternatives(event, happened2, caught, one) : event, watch);
  }
}
function withAlternatives(event, happened2, caught, { watch }) {
  const all2 = caught.filter((one) => one.watch === watch).flatMap(
    ({ places: places4, key, back: back2 }) => places4.flatMap((at) => happened2[at] === null || happened2[at] === void 0 ? [] : [eventOf(happened2[at], key, back2)])
  );
  return all2.length < 2 ? event : { ...event, alternatives: all2 };
}
function isWhole(table, { ability: ability2, key }) {
  return batchOf2(table.library.ability(ability2).triggers, key) !== void 0;
}
function together(first, events2) {
  return {
    ...first,
    objects: events2.map((event) => event.object),
    amount: events2.reduce((sum, event) => sum + amountOf(event), 0)
  };
}
function amountOf(event) {
  return typeof event.amount === "number" ? event.amount : 1;
}
function write2(table, { ability: ability2, source: source2, seat }, event, watch) {
  const holder = watch === void 0 ? table.game.triggerHolder?.(table, source2, seat, event) ?? seat : seat;
  if (watch === void 0) noteLimit(table, source2, holder, ability2);
  addTrigger(table, {
    ability: ability2,
    source: source2,
    card: watch?.sourceCard ?? cardOf(table, source2),
    seat: holder,
    event,
    vars: watch?.vars ?? {},
    kind: watch === void 0 ? "normal" : "delayed"
  });
  if (watch !== void 0) spendWatch(table, watch.id, 1);
}
function isUsedUp(table, { ability: path, source: source2, seat }) {
  const { limit: limit2 } = table.library.ability(path).ability;
  return limit2 !== void 0 && table.game.judgesLate !== true && usesLeft(table, { object: source2, seat, ability: path }, limit2) <= 0;
}
function noteLimit(table, object, seat, path) {
  if (table.game.judgesLate === true) return;
  const { limit: limit2 } = table.library.ability(path).ability;
  if (limit2 !== void 0) noteUse(table, { object, seat, ability: path }, limit2);
}
function cardOf(table, id) {
  return (table.find(id) ?? table.state.past[id]?.row)?.card ?? "";
}
function addTrigger(table, given2) {
  const { header, triggers } = table.state;
  if (table.journal.size(triggers) >= limits.triggers) throw new LimitExceeded("triggers");
  const id = header.nextEffect;
  table.journal.setQuietly(header, "nextEffect", id + 1);
  const { ability: ability2, source: source2, card: card3, seat, event, vars, kind } = given2;
  const row = { id, ability: ability2, source: source2, card: card3, seat, event, vars, kind, moment: momentNow(table) };
  table.journal.insertQuietly(triggers, id, row);
  return row;
}
var noRules = [];
function notice(table, key, about2 = {}, data, seatOf2) {
  const found2 = [];
  const happening = propose(key, about2, data);
  for (const rule2 of table.library.facts.get(key) ?? noRules) {
    const event = eventOf(happening, key, true);
    const field2 = countsFor(table, rule2, event);
    if (field2 !== null) noteFact(table, rule2, field2, event);
  }
  table.game.noticed?.(table, happening, key);
  collectKey(table, happening, 0, key, false, found2, seatOf2);
  if (found2.length > 0) writeTriggers(table, [happening], found2);
}
var stateKey = "state";
function collectStates(table) {
  const listeners = subscribers(table, stateKey);
  if (listeners.length === 0) return false;
  let any = false;
  const event = eventOf(propose(stateKey, {}), stateKey, false);
  const late = table.game.judgesLate === true ? true : void 0;
  for (const listener of listeners) {
    const { object, seat, ability: ability2 } = listener;
    if (stateWaits(table, ability2, object) || !ready(table, listener, stateKey, event, late)) continue;
    noteLimit(table, object, seat, ability2);
    addTrigger(table, { ability: ability2, source: object, card: table.object(object).card, seat, event, vars: {}, kind: "state" });
    any = true;
  }
  return any;
}
function stateWaits(table, ability2, source2) {
  for (const row of Object.values(table.state.triggers))
    if (row.kind === "state" && row.source === source2 && row.ability === ability2) return true;
  return table.game.stateTriggerWaits?.(table, ability2, source2) ?? false;
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
function triggerEnv({ source: source2, card: card3, seat, event, vars }) {
  return sourceEnv(source2, card3, seat, event, vars);
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
  const keys2 = rule2.keys(table, happening);
  let awaited = false;
  for (const key of keys2) if (awaits(table, replaceKey(key))) awaited = true;
  if (!awaited) return nothing4;
  const { supposed } = rule2;
  if (supposed === void 0) return found(table, happening, at, keys2, 0);
  const before = placeOf(table, happening.object);
  return trial(table, () => {
    supposed(table, happening);
    return found(table, happening, at, keys2, placeOf(table, happening.object) === before ? 0 : happening.object);
  });
}
function awaits(table, key) {
  return table.library.openings.awaited.has(key) && table.cardsHere.awaits(key) || watchesFor(table, key).length > 0;
}
function placeOf(table, id) {
  const row = table.find(id);
  return row === null ? "" : kindOfPlace(table, row);
}
function found(table, happening, at, keys2, newcomer) {
  const offers = [];
  for (const key of keys2) {
    const replaced2 = replaceKey(key);
    if (!awaits(table, replaced2)) continue;
    const event = eventOf(happening, key, true);
    const seen2 = [];
    for (const listener of subscribers(table, replaced2)) {
      const { object: source2, seat, ability: ability2 } = listener;
      if (source2 === newcomer && !isAboutItself(table.library.ability(ability2).ability)) continue;
      let replacement = `${ability2}@${source2}`;
      while (seen2.includes(replacement)) replacement += "+";
      seen2.push(replacement);
      if (!happening.applied.includes(replacement) && !offers.some((one) => one.replacement === replacement) && ready(table, listener, replaced2, event))
        offers.push({ at, key, ability: ability2, source: source2, card: table.object(source2).card, seat, watch: 0, replacement });
    }
    for (const watch of watchesFor(table, replaced2)) {
      const replacement = `watch:${watch.id}`;
      if (!happening.applied.includes(replacement) && !offers.some((one) => one.replacement === replacement) && watchReady(table, watch, replaced2, event))
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
  let known7 = aboutItself.get(ability2);
  if (known7 === void 0) {
    known7 = (ability2.on ?? []).every((trigger2) => demandsItself(trigger2.if) || demandsItself(ability2.when));
    aboutItself.set(ability2, known7);
  }
  return known7;
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
function chooserOf(table, happening, [first]) {
  if (table.game.replacementChooser !== void 0)
    return table.game.replacementChooser(
      table,
      happening,
      first === void 0 ? void 0 : table.library.ability(first.ability).ability.tier
    );
  if (happening.seat >= 0) return happening.seat;
  const row = table.find(happening.object);
  return row === null ? table.game.activeSeat(table) ?? 0 : table.controllerOf(row);
}
function nextChoice(table, batch, open) {
  const bySeat = /* @__PURE__ */ new Map();
  for (const at of open) {
    const happening = batch[at];
    if (!isPossible(table, happening)) continue;
    const offers = ofFirstTier(table, offersFor(table, happening, at));
    if (offers.length === 0) continue;
    const seat2 = chooserOf(table, happening, offers);
    const lists2 = bySeat.get(seat2);
    if (lists2 === void 0) bySeat.set(seat2, [offers]);
    else lists2.push(offers);
  }
  if (bySeat.size === 0) return null;
  const seat = table.game.seatOrder(table).find((one) => bySeat.has(one)) ?? [...bySeat.keys()][0];
  const lists = bySeat.get(seat);
  const [first] = lists;
  if (interchangeable(table, first)) return { seat, offers: shared(table, batch, first[0], lists) };
  return { seat, offers: first };
}
function interchangeable(table, offers) {
  const [first] = offers;
  if (offers.length === 1) return true;
  const varsOf = (offer2) => JSON.stringify(table.state.watches[offer2.watch]?.vars ?? null);
  const anySource = triggerTraitsOf(table, first.ability).answersAlike;
  return offers.every(
    (one) => one.ability === first.ability && (one.source === first.source || anySource && one.seat === first.seat && one.watch === 0) && varsOf(one) === varsOf(first)
  );
}
function shared(table, batch, offer2, lists) {
  const left = table.state.watches[offer2.watch]?.left ?? -1;
  if (left < 0) return [offer2];
  const same2 = lists.flatMap((offers) => offers.filter((one) => one.watch === offer2.watch));
  const wanted = same2.reduce((sum, one) => sum + amountOf2(batch[one.at]), 0);
  return wanted > left ? same2 : [offer2];
}
function amountOf2({ data }) {
  return typeof data.amount === "number" ? data.amount : 1;
}
function withAll(table, batch, open, offer2) {
  if (table.library.ability(offer2.ability).ability.every !== true) return offer2;
  const along = open.filter(
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
  const { at, key, source: source2, card: card3, seat, watch, ability: ability2 } = offer2;
  const happening = batchOf(locals)[at];
  const all2 = table.library.ability(ability2).ability.every === true ? { objects: placesOf(offer2).map((place2) => batchOf(locals)[place2].object) } : {};
  const event = { ...eventOf(happening, key, true), ...all2, together: together2(locals, happening) };
  return sourceEnv(source2, card3, seat, event, table.state.watches[watch]?.vars);
}
function together2(locals, { type, data }) {
  const fates = fatesOf(locals);
  return batchOf(locals).flatMap(
    (one, at) => one.type === type && fates[at] !== 2 /* Gone */ && one.data.to === data.to && one.object > 0 ? [one.object] : []
  );
}
function finishAlteration(table, locals) {
  const offer2 = locals.offer;
  const { ability: ability2 } = table.library.ability(offer2.ability);
  const batch = batchOf(locals);
  table.local(locals, "offer", null);
  table.local(locals, "altering", -1);
  if (locals.touched !== true && (ability2.clauses ?? []).length > 0) return;
  const kept3 = (ability2.clauses ?? []).length === 0 ? table.state.watches[offer2.watch]?.vars ?? {} : {};
  if (offer2.watch !== 0 && locals.vars.spent === void 0) spendWatch(table, offer2.watch, 1);
  if (ability2.limit !== void 0) noteUse(table, { object: offer2.source, seat: offer2.seat, ability: offer2.ability }, ability2.limit);
  if (ability2.again === true) {
    const happening = batch[offer2.at];
    write3(table, locals, offer2.at, { ...happening, applied: happening.applied.filter((one) => one !== offer2.replacement) });
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
  const env = { ...alterationEnv(table, locals, offer2), vars: { ...kept3, ...locals.vars } };
  const follow2 = locals.follow;
  const same2 = ability2.together === true ? follow2.findIndex(({ replacement }) => replacement === offer2.replacement) : -1;
  const next3 = { ...envLocals(env), program: `${offer2.ability}/then`, replacement: offer2.replacement };
  table.local(locals, "follow", same2 < 0 ? [...follow2, next3] : follow2.with(same2, joined(follow2[same2], next3)));
}
function isTold(table, { source: source2 }, { clauses = [] }) {
  const row = table.find(source2);
  return clauses.length > 0 || row === null || table.seats().every((seat) => seesFace(table, row, seat));
}
function joined(first, second) {
  const taken2 = ({ vars }) => asNumber(vars.prevented);
  return { ...first, vars: { ...first.vars, prevented: taken2(first) + taken2(second) } };
}
function alter(table, env, change3) {
  const locals = alteredFrame(table);
  if (locals === null) throw new InvariantBroken("nothing is being altered");
  const at = locals.altering;
  const old2 = batchOf(locals)[at];
  const changed3 = change3(old2);
  const along = locals.offer?.along ?? [];
  table.local(locals, "touched", true);
  table.local(locals, "vars", { ...locals.vars, ...env.vars });
  if (!Array.isArray(changed3)) {
    write3(table, locals, at, changed3);
    for (const other of along) write3(table, locals, other, change3(batchOf(locals)[other]));
    return;
  }
  const { instead } = ruleOf(table, old2.type);
  const made3 = changed3.map((one) => ({
    ...unnamed(instead === void 0 ? one : instead(one), old2.type),
    applied: old2.applied,
    inside: old2.inside
  }));
  const gone = [at, ...along];
  table.local(locals, "fates", [
    ...fatesOf(locals).map((fate, place2) => gone.includes(place2) ? 2 /* Gone */ : fate),
    ...made3.map(() => 0 /* Open */)
  ]);
  table.local(locals, "batch", [...batchOf(locals), ...made3]);
  if (made3.length === 0 && gone.some((place2) => batchOf(locals)[place2].inside === -1)) table.local(locals, "lost", true);
}
function unnamed(made3, type) {
  return made3.type === type ? made3 : { ...made3, data: { ...made3.data, unnamed: true } };
}
function spendShield(table, by) {
  const locals = alteredFrame(table);
  const offer2 = locals?.offer ?? null;
  if (locals === null || offer2 === null || offer2.watch === 0) return;
  table.local(locals, "vars", withVar(locals.vars, "spent", by));
  if (by > 0) spendWatch(table, offer2.watch, by);
}
function reduce(table, verb2, env) {
  const field2 = verb2.of ?? "amount";
  const locals = alteredFrame(table);
  const offer2 = locals?.offer;
  const watch = offer2 === null || offer2 === void 0 ? void 0 : table.state.watches[offer2.watch];
  let taken2 = 0;
  let spared = verb2.by === "left";
  const old2 = locals === null ? null : batchOf(locals)[locals.altering];
  alter(table, env, (happening) => {
    const value = happening.data[field2];
    if (typeof value !== "number") return happening;
    const rule2 = ruleOf(table, happening.type);
    const firm = rule2.firm?.(table, happening) ?? happening.data.firm === true;
    spared = verb2.by === "left" || firm && rule2.attempted !== true;
    if (firm) return happening;
    const most2 = verb2.by === "left" ? watch === void 0 || watch.left < 0 ? value : watch.left : amount(table, env, verb2.by);
    taken2 = Math.max(0, Math.min(value, most2));
    return { ...happening, data: { ...happening.data, [field2]: value - taken2 } };
  });
  if (locals === null) return;
  table.local(locals, "vars", withVar(locals.vars, "prevented", taken2));
  if (taken2 > 0 && offer2 !== null) noteReduction(table, locals, offer2, taken2, old2);
  if (spared) spendShield(table, taken2);
}
function noteReduction(table, locals, { replacement, source: source2, seat }, amount3, happening) {
  const all2 = locals.reduced;
  const known7 = all2.find((one2) => one2.replacement === replacement);
  const one = {
    replacement,
    source: source2,
    seat,
    amount: amount3 + (known7?.amount ?? 0),
    happenings: [...known7?.happenings ?? [], happening]
  };
  table.local(locals, "reduced", [...all2.filter((other) => other !== known7), one]);
}
function proposalsOf(table, verbs3, env, path) {
  return verbs3.flatMap((verb2, index) => proposalOf(table, verb2, env, `${path}/${index}`));
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
      const set = {};
      for (const [key, value] of Object.entries(verb2.set))
        set[key] = literal(table, env, value);
      alter(table, env, (happening) => ({ ...happening, data: { ...happening.data, ...set } }));
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
      const made3 = proposalsOf(table, verb2.do, env, `${path}/do`);
      alter(table, env, () => made3);
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
  const { all: keys2, back: keysBack, after: keysAfter } = keysOf(table, batch);
  const noted = noteLeaving(table, batch);
  const facts2 = table.library.facts.size === 0 ? noFacts : factsOf(table, batch, keys2);
  const back2 = [];
  if (keysBack !== null) collect(table, batch, keysBack, true, back2);
  if (!joined3) table.newMoment();
  const { moments: moments2, committed } = table.game;
  if (moments2 !== void 0) moments2.begin(table, joined3);
  const happened2 = commitTypes(table, batch);
  for (const id of noted) if (table.find(id) !== null) forgetPast(table, id);
  for (const { at, rule: rule2, field: field2, key, back: back3 } of facts2)
    if (happened2[at] !== null) noteFact(table, rule2, field2, eventOf(happened2[at], key, back3));
  const after3 = [];
  collect(table, happened2, keysAfter, false, after3);
  if (back2.length > 0) writeTriggers(table, happened2, back2);
  if (after3.length > 0) writeTriggers(table, happened2, after3);
  if (committed !== void 0) committed(table, happened2, keys2);
  return happened2;
}
var noKeys2 = [];
function keysOf(table, batch) {
  const all2 = [];
  let back2 = null;
  let after3 = all2;
  for (let at = 0; at < batch.length; at++) {
    const happening = batch[at];
    const { keys: keys2, looksBack: looksBack2 } = ruleOf(table, happening.type);
    const found2 = isPossible(table, happening) ? keys2(table, happening) : noKeys2;
    all2.push(found2);
    const looking = looksBack2 === void 0 ? noKeys2 : found2.filter((key) => looksBack2(table, happening, key));
    if (back2 === null && looking.length > 0) {
      back2 = batch.map(() => noKeys2);
      after3 = all2.slice(0, -1);
    }
    if (back2 === null) continue;
    back2[at] = looking;
    after3.push(looking.length === 0 ? found2 : found2.filter((key) => !looking.includes(key)));
  }
  return { all: all2, back: back2, after: after3 };
}
var noFacts = [];
function factsOf(table, batch, keys2) {
  let found2 = null;
  for (let at = 0; at < batch.length; at++) {
    for (const key of keys2[at]) {
      const rules3 = table.library.facts.get(key);
      if (rules3 === void 0) continue;
      const happening = batch[at];
      const back2 = ruleOf(table, happening.type).looksBack?.(table, happening, key) ?? false;
      const event = eventOf(happening, key, back2);
      for (const rule2 of rules3) {
        const field2 = countsFor(table, rule2, event);
        if (field2 !== null) (found2 ??= []).push({ at, rule: rule2, field: field2, key, back: back2 });
      }
    }
  }
  return found2 ?? noFacts;
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
  const [first] = batch;
  if (first !== void 0 && batch.length === 1 && isPossible(table, first))
    return ruleOf(table, first.type).commit?.(table, batch) ?? batch;
  const happened2 = batch.map(() => null);
  for (const type of typesOf(table, batch)) {
    const places4 = [];
    const list2 = [];
    for (let at = 0; at < batch.length; at++) {
      const happening = batch[at];
      if (happening.type !== type || !isPossible(table, happening)) continue;
      places4.push(at);
      list2.push(happening);
    }
    if (list2.length === 0) continue;
    const done3 = ruleOf(table, type).commit?.(table, list2) ?? list2;
    for (let index = 0; index < places4.length; index++) happened2[places4[index]] = done3[index] ?? null;
  }
  return happened2;
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
  const { frames } = table.state;
  const caller = frames[frames.length - 1];
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
    const { contains, inOrder: inOrder6, makes } = ruleOf(table, happening.type);
    if (!isPossible(table, happening)) continue;
    if (makes !== void 0) return null;
    if (offersFor(table, happening, at).length > 0) return null;
    if (contains === void 0) continue;
    const inner3 = contains(table, happening);
    if (inOrder6 === true && inner3.length > 1) return null;
    if (inner3.length === 0) continue;
    if (own2 === null) whole = own2 = [...batch];
    for (const one of within(inner3, happening, at)) addOrJoin(table, own2, one, batch.length);
  }
  if (whole.length > 1 && table.game.commitsToOrder !== void 0 && table.game.commitsToOrder(table, whole).length > 0) return null;
  return whole;
}
function within(inner3, { applied }, at) {
  return inner3.map((one) => ({ ...one, applied, inside: at }));
}
function addOrJoin(table, batch, one, from) {
  const { joins } = ruleOf(table, one.type);
  if (joins !== void 0) {
    for (let at = from; at < batch.length; at++) {
      const earlier = batch[at];
      const both4 = earlier.type === one.type ? joins(table, batch, earlier, one) : null;
      if (both4 === null) continue;
      batch[at] = both4;
      return;
    }
  }
  batch.push(one);
}
function counts(table, batch, happening) {
  if (happening.inside === -1) return true;
  const container = batch[happening.inside];
  return ruleOf(table, container.type).inOrder === true && counts(table, batch, container);
}
function resultOf(table, batch, happened2, fates) {
  let done3 = batch.length > 0;
  let total = 0;
  const objects = [];
  for (let at = 0; at < batch.length; at++) {
    const happening = batch[at];
    if (fates?.[at] === 2 /* Gone */ || ruleOf(table, happening.type).inOrder === true || !counts(table, batch, happening)) continue;
    const what2 = happened2[at] ?? null;
    if (what2 === null) {
      done3 = false;
      continue;
    }
    const { object, data } = what2;
    const now = typeof data.now === "number" ? data.now : object;
    if (Array.isArray(data.objects)) objects.push(...data.objects);
    else if (now > 0 && data.unnamed !== true) objects.push(now);
    total += typeof data.amount === "number" ? data.amount : 1;
  }
  return { done: done3, objects, total };
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
    const open = openPlaces(locals);
    const choice2 = nextChoice(table, batchOf(locals), open);
    if (choice2 === null) {
      if (!addContents(table, locals, open)) return { to: "order" };
      continue;
    }
    const [first] = choice2.offers;
    if (choice2.offers.length === 1) return begin(table, locals, first);
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
  const open = [];
  fatesOf(locals).forEach((fate, at) => {
    if (fate === 0 /* Open */) open.push(at);
  });
  return open;
}
function begin(table, locals, chosen2) {
  const offer2 = withAll(table, batchOf(locals), openPlaces(locals), chosen2);
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
function addContents(table, locals, open) {
  const batch = [...batchOf(locals)];
  const fates = [...fatesOf(locals)];
  const later3 = [];
  let made3 = false;
  for (const at of open) {
    fates[at] = 1 /* Settled */;
    const proposed = batch[at];
    const { contains, inOrder: inOrder6, makes } = ruleOf(table, proposed.type);
    if (contains === void 0 && makes === void 0 || !isPossible(table, proposed)) continue;
    const happening = makes === void 0 ? proposed : batch[at] = makes(table, proposed);
    if (makes !== void 0) made3 = true;
    if (contains === void 0) continue;
    const found2 = within(contains(table, happening), happening, at);
    if (inOrder6 === true && found2.length > 1) later3.push(...found2);
    else for (const one of found2) addOrJoin(table, batch, one, batchOf(locals).length);
  }
  while (fates.length < batch.length) fates.push(0 /* Open */);
  if (later3.length > 0) table.local(locals, "inner", [...locals.inner, ...later3]);
  if (open.length > 0) table.local(locals, "fates", fates);
  if (batch.length === batchOf(locals).length) {
    if (made3) table.local(locals, "batch", batch);
    return false;
  }
  table.local(locals, "batch", batch);
  return true;
}
function standing(locals) {
  const places4 = [];
  fatesOf(locals).forEach((fate, at) => {
    if (fate !== 2 /* Gone */) places4.push(at);
  });
  return places4;
}
var noOrders = [];
var ordersOf2 = (locals) => locals.orders;
function askOrder(table, locals, frame) {
  const batch = batchOf(locals);
  const places4 = standing(locals);
  const asked2 = (table.game.commitsToOrder?.(
    table,
    places4.map((at) => batch[at])
  ) ?? noOrders)[ordersOf2(locals).length];
  if (asked2 === void 0) return { to: "commit" };
  table.local(locals, "asked", { ...asked2, places: asked2.places.map((index) => places4[index]) });
  const options2 = asked2.places.map(
    (index) => placeOption(table, asked2, places4[index], batch[places4[index]])
  );
  const { seat, kind = "orderEffects", rule: rule2 = orderingRule(table), prompt } = asked2;
  table.ask(frame, {
    seat,
    kind,
    rule: rule2,
    ...prompt === void 0 ? {} : { prompt, params: { count: options2.length } },
    domain: asked2.one === true ? { type: "options", min: 1, max: 1, options: options2 } : wholeOrder(options2)
  });
  return { wait: true };
}
function placeOption(table, { seat, label: label2 }, at, { object, data }) {
  const row = table.find(object);
  const id = `happening:${at}`;
  if (row !== null && !showsObject(table, row, { role: "player", seat }))
    return { id, label: label2 ?? "hiddenObject", params: { ...data } };
  const params = row === null || seesFace(table, row, seat) ? { object, card: row?.card ?? "" } : { object };
  if (label2 !== void 0) return { id, label: label2, object, params: { ...data, ...params } };
  return { id, label: "card" in params ? "object" : "hiddenObject", object, params };
}
function ordered(table, locals) {
  const { lastFirst, one, places: places4 } = locals.asked;
  const first = picksOf(locals.answer).map((pick) => Number(pick.slice("happening:".length)));
  const others = places4.filter((at) => !first.includes(at));
  if (one === true) return leaveOut(table, locals, others);
  const picked2 = [...first, ...others];
  table.local(locals, "orders", [...ordersOf2(locals), lastFirst === true ? picked2.reverse() : picked2]);
  return { to: "order" };
}
function leaveOut(table, locals, others) {
  const gone = [...others];
  batchOf(locals).forEach(({ inside }, at) => {
    if (gone.includes(inside)) gone.push(at);
  });
  table.local(
    locals,
    "fates",
    fatesOf(locals).map((fate, at) => gone.includes(at) ? 2 /* Gone */ : fate)
  );
  table.local(locals, "lost", true);
  return { to: "order" };
}
function commitPlaces(locals) {
  let places4 = standing(locals);
  for (const order of ordersOf2(locals)) {
    let taken2 = 0;
    places4 = places4.map((at) => order.includes(at) ? order[taken2++] : at);
  }
  return places4;
}
function placed(happening, at, orders) {
  const order = orders.find((one) => one.includes(at))?.indexOf(at);
  return order === void 0 ? happening : { ...happening, data: { ...happening.data, order } };
}
function commit(table, locals) {
  const batch = batchOf(locals);
  const fates = fatesOf(locals);
  const places4 = commitPlaces(locals);
  const done3 = commitBatch(
    table,
    places4.map((at) => placed(batch[at], at, ordersOf2(locals))),
    locals.joined === true
  );
  const happened2 = batch.map(() => null);
  places4.forEach((at, index) => happened2[at] = done3[index] ?? null);
  for (const reduction of locals.reduced) table.game.reduced?.(table, reduction);
  const result = resultOf(table, batch, happened2, fates);
  table.local(locals, "result", { ...result, done: result.done && locals.lost !== true });
  const left = locals.inner.filter((one) => happened2[one.inside] !== null);
  table.local(locals, "inner", left.map((one) => ({ ...one, inside: -1 })));
  return { to: "inner" };
}
function inner(table, locals) {
  const [next3, ...rest2] = locals.inner;
  if (next3 === void 0) return { to: "follow" };
  table.local(locals, "inner", rest2);
  return happen(table, [next3], "counted") ?? { to: "counted" };
}
function counted3(table, locals) {
  const sum = locals.result;
  const one = locals.returned;
  table.local(locals, "result", { done: sum.done && one.done, objects: [...sum.objects, ...one.objects], total: sum.total + one.total });
  return { to: "inner" };
}
function follow(table, locals) {
  const [next3, ...rest2] = locals.follow;
  if (next3 === void 0) return { done: locals.result };
  table.local(locals, "follow", rest2);
  return { call: "effect", locals: effectLocals(envOf(next3), next3.program), then: "follow" };
}

function fittingWhat(rules3, table, verb2, env, { fits: fits3 }) {
  const ids2 = objectsOf(table, env, verb2.what);
  if (ids2.length === 0) return ids2;
  const doer2 = rules3.doer(table, verb2, env);
  return ids2.filter((id) => fits3(table, id, doer2));
}
function fittingChoice(rules3, table, verb2, env, { fits: fits3 }) {
  const doer2 = rules3.doer(table, verb2, env);
  return candidates(table, env, verb2.choose).filter((id) => fits3(table, id, doer2) && !rules3.spares(table, id, env));
}
var leastOf2 = (table, env, { min }) => min === void 0 ? 1 : amount(table, env, min);
function needsOf(rules3, table, env, verb2) {
  const own2 = rules3.uses(table, env, verb2);
  if (own2 !== null) return own2;
  const picking2 = rules3.pickings[verb2.verb];
  if (picking2 === void 0) return [];
  const { use } = picking2;
  if (verb2.choose === void 0) return fittingWhat(rules3, table, verb2, env, picking2).map((id) => ({ ids: [id], use }));
  const ids2 = fittingChoice(rules3, table, verb2, env, picking2);
  return Array.from({ length: leastOf2(table, env, verb2.choose) }, () => ({ ids: ids2, use }));
}
var goesOn = (before, after3) => before !== "leaves" && (before !== after3 || after3 === "keeps");
function satisfies([need, ...rest2], used2) {
  if (need === void 0) return true;
  const open = need.ids.filter((id) => used2.every((one) => one.id !== id || goesOn(one.use, need.use)));
  const byKind = /* @__PURE__ */ new Map();
  for (const id of open) {
    const kind = `${rest2.map(({ ids: ids2 }) => ids2.includes(id) ? "y" : "n").join("")} ${used2.flatMap((one) => one.id === id ? [one.use] : []).join(" ")}`;
    if (!byKind.has(kind)) byKind.set(kind, id);
  }
  const kinds3 = [...byKind].sort(([a], [b]) => askedFor(a) - askedFor(b));
  return kinds3.some(([, id]) => satisfies(rest2, [...used2, { id, use: need.use }]));
}
var askedFor = (kind) => kind.split("y").length;
function usesHold(rules3, table, env, cost2) {
  return satisfies(
    cost2.flatMap((verb2) => needsOf(rules3, table, env, verb2)),
    []
  );
}
function takesHold(takes) {
  const left = /* @__PURE__ */ new Map();
  return takes.every(({ from, count: count4, there }) => {
    const rest2 = (left.get(from) ?? there) - count4;
    left.set(from, rest2);
    return rest2 >= 0;
  });
}
function sparing(rules3, table, env, path, verb2, ids2) {
  const rest2 = restOf(rules3, table, env, path);
  const use = rules3.pickings[verb2.verb]?.use;
  if (rest2.length === 0 || use === void 0) return ids2;
  const others = Array.from({ length: leastOf2(table, env, verb2.choose) - 1 }, () => ({ ids: ids2, use }));
  return ids2.filter((id) => satisfies([...others, ...rest2], [{ id, use }]));
}
function restOf(rules3, table, env, path) {
  const at = path.lastIndexOf("/");
  const list2 = path.slice(0, at);
  if (!list2.endsWith("/cost")) return [];
  const paying = table.state.frames.findLast(({ procedure, locals }) => rules3.payers.includes(procedure) && locals.self === env.self);
  const left = paying?.locals.left;
  const all2 = (verbs3) => verbs3.flatMap((one) => needsOf(rules3, table, env, one));
  if (paying === void 0 || left === void 0)
    return all2(table.library.node(list2).slice(Number(path.slice(at + 1)) + 1));
  return [...all2(left.map((one) => table.library.node(one))), ...rules3.owed?.(table, env, paying.locals) ?? []];
}

function pickingVerbs(rules3) {
  return Object.fromEntries(Object.entries(rules3.pickings).map(([name, picking2]) => [name, pickable(rules3, picking2)]));
}
function pickAndDo(rules3) {
  return {
    name: "pickAndDo",
    steps: [
      { name: "ask", run: (table, locals, frame) => ask(rules3, table, locals, frame) },
      { name: "chosen", run: (table, locals) => take(rules3, table, locals) },
      { name: "act", run: (table, locals) => act(rules3, table, locals) },
      { name: "over", run: (table, locals) => over(rules3, table, locals) }
    ]
  };
}
function pickable(rules3, picking2) {
  const isEnough2 = (table, verb2, env) => fittingChoice(rules3, table, verb2, env, picking2).length >= leastOf2(table, env, verb2.choose);
  return {
    rule: picking2.rule,
    payable: (table, verb2, env) => verb2.choose === void 0 ? fittingWhat(rules3, table, verb2, env, picking2).length > 0 : isEnough2(table, verb2, env),
    choosable: (table, verb2, env) => verb2.choose === void 0 || isEnough2(table, verb2, env),
    run: (table, verb2, env, path) => {
      if (verb2.choose !== void 0)
        return { call: "pickAndDo", locals: { ...envLocals(env), program: path, chosen: [], returned: null, answer: null, answers: null } };
      return { propose: fittingWhat(rules3, table, verb2, env, picking2).map((id) => picking2.make(id, env, verb2)) };
    }
  };
}
function choiceOf(rules3, table, verb2, env, picking2, path) {
  const choice2 = verb2.choose;
  const ids2 = sparing(rules3, table, env, path, verb2, fittingChoice(rules3, table, verb2, env, picking2));
  return {
    ...choice2,
    from: {
      from: choice2.from?.from ?? "field",
      ...choice2.from?.of === void 0 ? {} : { of: choice2.from.of },
      where: { any: ids2.map((id) => ({ is: { id } })) }
    },
    strict: isPartOfPrice(path)
  };
}
function given(rules3, table, locals) {
  const verb2 = table.library.node(locals.program);
  const picking2 = rules3.pickings[verb2.verb];
  const env = envOf(locals);
  return { verb: verb2, picking: picking2, env, choice: choiceOf(rules3, table, verb2, env, picking2, locals.program) };
}
function ask(rules3, table, locals, frame) {
  const { env, choice: choice2, picking: picking2 } = given(rules3, table, locals);
  if (select(table, env, { from: choice2.from?.from ?? "field", ...choice2.from?.of === void 0 ? {} : { of: choice2.from.of } }).length === 0) {
    table.local(locals, "chosen", []);
    return { to: "act" };
  }
  const bound2 = askChoice(table, frame, env, choice2, { kind: "payCost", rule: picking2.rule });
  if (bound2 === null) return { wait: true };
  table.local(locals, "chosen", bound2);
  return { to: "act" };
}
function take(rules3, table, locals) {
  table.local(locals, "chosen", readChoice(given(rules3, table, locals).choice, locals.answer, locals));
  table.local(locals, "answer", null);
}
function act(rules3, table, locals) {
  const { verb: verb2, picking: picking2, env } = given(rules3, table, locals);
  const ids2 = locals.chosen;
  return ids2.length === 0 ? void 0 : happen(
    table,
    ids2.map((id) => picking2.make(id, env, verb2))
  );
}
function over(rules3, table, locals) {
  const { verb: verb2, env } = given(rules3, table, locals);
  const { as } = verb2.choose;
  const chosen2 = locals.chosen;
  const result = locals.returned;
  if (chosen2.length === 0 && rules3.nothing?.(table, verb2, env) === true) return { done: { done: true, vars: { [as]: [] } } };
  return {
    done: { done: chosen2.length > 0 && (result?.done ?? true), objects: [...result?.objects ?? []], vars: { [as]: chosen2 } }
  };
}

function payPart(table, locals, at = 0) {
  const left = locals.left;
  const path = left[at];
  const env = envOf(locals);
  if (!payable(table, env, [table.library.node(path)])) return null;
  table.local(locals, "left", left.toSpliced(at, 1));
  const cut = path.lastIndexOf("/");
  const index = Number(path.slice(cut + 1));
  return { call: "verbs", locals: { ...effectLocals(env, path.slice(0, cut)), at: index, only: index } };
}
function partPaid(table, locals) {
  const returned = locals.returned;
  if (returned?.vars !== void 0) table.local(locals, "vars", { ...locals.vars, ...returned.vars });
  table.local(locals, "returned", null);
  return returned?.done !== false;
}

function nextUnits(demands3, masks, chosen2, life2 = 0) {
  const results = /* @__PURE__ */ new Map();
  const ways2 = payable2(demands3, masks, life2);
  return masks.flatMap((mask, place2) => {
    if (mask === 0 || chosen2.includes(place2)) return [];
    let leads = results.get(mask);
    if (leads === void 0) {
      leads = extendable(ways2, masks, [...chosen2, place2]);
      results.set(mask, leads);
    }
    return leads ? [place2] : [];
  });
}
function extendable(demands3, masks, chosen2) {
  return demands3.some(
    (demand) => demand.size >= chosen2.length && allPlaced(
      demand,
      chosen2.map((place2) => masks[place2])
    )
  );
}
function payable2(demands3, masks, life2) {
  const [supply] = meansOf(masks).supplies;
  return demands3.filter((demand) => demand.life <= life2 && meets2(demand, supply));
}
function allPlaced(demand, units) {
  const needs = demand.masks.flatMap((mask, at) => Array.from({ length: Math.min(demand.counts[at], units.length) }, () => mask));
  const filledBy = needs.map(() => -1);
  const place2 = (unit, seen2) => needs.some((need, at) => {
    if (seen2.has(at) || (need & units[unit]) === 0) return false;
    seen2.add(at);
    if (filledBy[at] >= 0 && !place2(filledBy[at], seen2)) return false;
    filledBy[at] = unit;
    return true;
  });
  return units.every((_, unit) => place2(unit, /* @__PURE__ */ new Set()));
}
function bits(mask) {
  let count4 = 0;
  for (let left = mask; left !== 0; left &= left - 1) count4++;
  return count4;
}

var using = (means, kept3, life2) => meansOf(
  means.units.map(({ main }) => main),
  kept3.map(({ source: source2 }) => source2),
  life2,
  means.units.map(({ feed: feed2 }) => feed2)
);
var largestOutput = ({ outputs }) => Math.max(0, ...outputs.map(({ units }) => units.length));
function worth({ outputs }) {
  const price = outputs.every(({ needs }) => needs !== void 0) ? 200 : outputs.every(({ life: life2 }) => (life2 ?? 0) > 0) ? 100 : 0;
  return price + bits(madeBy(outputs)) + (outputs.length > 1 ? 1 : 0);
}
var madeBy = (outputs) => outputs.reduce((mask, { units }) => units.reduce((all2, one) => all2 | one, mask), 0);
function leave(demands3, means, life2, order) {
  let kept3 = means.sources.map((source2, at) => ({ source: source2, at }));
  for (const at of order) {
    const without3 = kept3.filter((one) => one.at !== at);
    if (affords(demands3, using(means, without3, life2))) kept3 = without3;
  }
  return kept3;
}
var added2 = (kept3) => kept3.reduce((sum, { source: source2 }) => sum + largestOutput(source2), 0);
function fewest(demands3, means, life2, plain4) {
  const places4 = means.sources.map((_, at) => at);
  const value = (at) => worth(means.sources[at]);
  const size = (at) => largestOutput(means.sources[at]);
  const isPlain3 = (at) => (madeBy(means.sources[at].outputs) & ~plain4) === 0 ? 1 : 0;
  const sparing2 = leave(
    demands3,
    means,
    life2,
    [...places4].sort((a, b) => value(b) - value(a) || size(b) - size(a) || isPlain3(a) - isPlain3(b) || b - a)
  );
  if (places4.every((at) => size(at) <= 1)) return sparing2;
  const large = leave(
    demands3,
    means,
    life2,
    [...places4].sort((a, b) => size(a) - size(b) || value(b) - value(a) || isPlain3(a) - isPlain3(b) || b - a)
  );
  return large.length < sparing2.length || large.length === sparing2.length && added2(large) < added2(sparing2) ? large : sparing2;
}
function settled(demands3, means, kept3, life2) {
  let sources = kept3;
  const uses2 = [];
  for (const { at, source: source2 } of kept3) {
    const output = source2.outputs.findIndex((one) => affords(demands3, using(means, replaced(sources, at, one), life2)));
    uses2.push({ source: at, output });
    sources = replaced(sources, at, source2.outputs[output]);
  }
  return { uses: uses2, sources };
}
function replaced(kept3, at, output) {
  return kept3.map((one) => one.at === at ? { at, source: { outputs: [output] } } : one);
}
function smallestPlan(demands3, means, plain4 = 0) {
  if (!affords(demands3, means)) return null;
  let life2 = 0;
  while (life2 < means.life && !affords(
    demands3,
    using(
      means,
      means.sources.map((source2, at) => ({ source: source2, at })),
      life2
    )
  ))
    life2++;
  const { uses: uses2, sources } = settled(demands3, means, fewest(demands3, means, life2, plain4), life2);
  const converting = conversionsNeeded(demands3, using(means, sources, life2)) ?? [];
  const order = converting.map(({ source: source2 }) => sources[source2].at);
  const later3 = new Set(order);
  return {
    uses: [...uses2.filter(({ source: source2 }) => !later3.has(source2)), ...order.flatMap((at) => uses2.filter(({ source: source2 }) => source2 === at))],
    life: life2
  };
}

var ENDED = 2;
function afterFailure(table, locals) {
  const clauses = table.library.clauses(locals.program);
  let at = locals.at + 1;
  while (at < clauses.length && clauses[at]?.also !== true) at++;
  return at;
}
function proposalsFor(table, verbs3, env, path, whole) {
  const parts = verbs3.map((verb2, index) => proposalOf(table, verb2, env, `${path}/${index}`));
  if (whole && !verbs3.every((verb2, index) => isWhole2(table, verb2, env, parts[index]))) return nothing5;
  return parts.flat();
}
var nothing5 = [];
function isWhole2(table, verb2, env, proposed) {
  return proposed.length > 0 && proposed.every((happening) => isPossible(table, happening)) && table.library.verb(verb2.verb).payable?.(table, verb2, env) !== false;
}

function takeOver2(table, locals, frame) {
  const { self, card: card3, you } = envOf(locals);
  if (frame.cause.kind === "ability" && frame.cause.object === self) return;
  table.journal.setWork(frame, "cause", { kind: "ability", seat: you, object: self, card: card3 });
  table.cause = frame.cause;
}
var verbsProcedure = {
  name: "verbs",
  steps: [{ name: "run", run: runVerbs }]
};
var again = "run";
function runVerbs(table, locals, frame) {
  const verbs3 = table.library.node(locals.program);
  takeOver2(table, locals, frame);
  if (locals.returned !== null) takeOutcome(table, locals, verbs3);
  for (; ; ) {
    const at = locals.at;
    const verb2 = verbs3[at];
    if (verb2 === void 0 || locals.only !== -1 && at > locals.only)
      return { done: { done: locals.allDone, vars: locals.vars } };
    if (locals.together === true) {
      table.local(locals, "at", verbs3.length);
      const control2 = happen(table, proposalsFor(table, verbs3, envOf(locals), locals.program, locals.whole === true));
      if (control2 !== void 0) return { ...control2, then: again };
      takeOutcome(table, locals, verbs3);
      continue;
    }
    table.local(locals, "at", at + 1);
    const outcome = table.library.verb(verb2.verb).run(table, verb2, envOf(locals), `${locals.program}/${at}`);
    if ("propose" in outcome) {
      const control2 = happen(table, outcome.propose);
      if (control2 !== void 0) return { ...control2, then: again };
      takeOutcome(table, locals, verbs3);
      if (table.game.mustStabiliseNow?.(table) === true) return { to: again };
      continue;
    }
    if ("call" in outcome)
      return { call: outcome.call, locals: locals.joined === true ? { ...outcome.locals, joined: true } : outcome.locals, then: again };
    settle(table, locals, verb2, outcome);
    if (table.game.mustStabiliseNow?.(table) === true) return { to: again };
  }
}
function takeOutcome(table, locals, verbs3) {
  settle(table, locals, verbs3[locals.at - 1], outcomeOf(locals.returned));
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

function atOnceProcedure(kind) {
  const { name, rules: rules3 } = kind;
  return {
    name,
    steps: [
      { name: "begin", rule: rules3.begin, run: (table, locals) => begin2(table, locals, kind) },
      { name: "pay", rule: rules3.pay, run: (table, locals, frame) => pay(table, locals, frame, kind) },
      { name: "effect", rule: rules3.effect, run: effect },
      { name: "triggered", rule: rules3.triggered, run: (table, _locals, frame) => triggered(table, frame, kind) }
    ]
  };
}
function atOnceLocals(table, seat, use, { settled: settled2 }) {
  const env = listenerEnv(table, { object: use.object, seat, ability: use.path }, null);
  const vars = use.choices === void 0 ? {} : { [settled2]: use.choices };
  return { ...effectLocals({ ...env, vars }, ""), ability: use.path, stage: "" };
}
function begin2(table, locals, { rules: rules3, event, noticed }) {
  const env = envOf(locals);
  const path = locals.ability;
  const { limit: limit2 } = table.library.ability(path).ability;
  if (limit2 !== void 0) noteUse(table, { object: env.self, seat: env.you, ability: path }, limit2);
  table.newMoment();
  table.emit(event, rules3.begin, { seat: env.you, object: env.self, source: env.self, card: env.card, ability: path });
  notice(table, noticed, { object: env.self, seat: env.you });
}
function pay(table, locals, frame, { paidFirst }) {
  const path = locals.ability;
  const compiled = table.library.ability(path);
  const cost2 = compiled.ability.cost ?? [];
  if (paidFirst !== void 0 && locals.stage === "") {
    const control2 = paidFirst.pay(table, locals);
    if (control2 !== void 0) {
      table.local(locals, "stage", "paying");
      return "call" in control2 ? { ...control2, then: "pay" } : control2;
    }
  }
  if (cost2.length === 0) return void 0;
  if (paidFirst !== void 0 && cost2.some(paidFirst.is)) return payRest(table, locals, cost2, paidFirst);
  const { cost: lone3 } = loneVerbs(compiled);
  return lone3 === null ? { call: "verbs", locals: effectLocals(envOf(locals), `${path}/cost`) } : carryOut(table, locals, frame, lone3, `${path}/cost/0`);
}
function payRest(table, locals, cost2, { is: is2 }) {
  if (!partPaid(table, locals)) return { done: null };
  table.local(locals, "stage", "paying");
  const at = cost2.findIndex((verb2, place2) => place2 >= locals.at && !is2(verb2));
  if (at < 0) return void 0;
  table.local(locals, "at", at + 1);
  return { call: "verbs", locals: { ...effectLocals(envOf(locals), `${locals.ability}/cost`), at, only: at }, then: "pay" };
}
function effect(table, locals, frame) {
  const { done: done3, vars } = outcomeOf(locals.returned);
  if (vars !== void 0) table.local(locals, "vars", { ...locals.vars, ...vars });
  if (!done3) return { done: null };
  const path = locals.ability;
  const compiled = table.library.ability(path);
  if ((compiled.ability.clauses ?? []).length === 0) return void 0;
  const { effect: lone3 } = loneVerbs(compiled);
  return lone3 === null ? { call: "effect", locals: effectLocals(envOf(locals), `${path}/clauses`) } : carryOut(table, locals, frame, lone3, `${path}/clauses/0/do/0`);
}
function triggered(table, frame, kind) {
  const { frames } = table.state;
  const caller = frames[frames.length - 2];
  if (caller !== void 0 && frame.cause !== caller.cause) {
    table.journal.setWork(frame, "cause", caller.cause);
    table.cause = caller.cause;
  }
  return runTriggeredAtOnce(table, kind, "triggered") ?? { done: null };
}
var lone2 = /* @__PURE__ */ new WeakMap();
function loneVerbs(compiled) {
  let known7 = lone2.get(compiled);
  if (known7 === void 0) {
    const { cost: cost2 = [], clauses = [] } = compiled.ability;
    const [clause2] = clauses;
    const plain4 = clauses.length === 1 && clause2 !== void 0 && Object.keys(clause2).every((key) => key === "do");
    lone2.set(compiled, known7 = { cost: loneOf(cost2), effect: plain4 ? loneOf(clause2.do ?? []) : null });
  }
  return known7;
}
function loneOf(verbs3) {
  const [verb2] = verbs3;
  return verbs3.length === 1 && verb2 !== void 0 && verb2.as === void 0 && verb2.note === void 0 && verb2.total === void 0 ? verb2 : null;
}
function carryOut(table, locals, frame, verb2, path) {
  takeOver2(table, locals, frame);
  const outcome = table.library.verb(verb2.verb).run(table, verb2, envOf(locals), path);
  if ("propose" in outcome) return happen(table, outcome.propose);
  if ("call" in outcome) return { call: outcome.call, locals: outcome.locals };
  table.local(locals, "returned", outcome);
  return void 0;
}
function runTriggeredAtOnce(table, { isOfKind, rules: rules3, triggeredEvent }, then) {
  const trigger2 = waitingTriggers(table).find(({ ability: ability2 }) => isOfKind(table.library.ability(ability2)));
  if (trigger2 === void 0) return void 0;
  const env = triggerEnv(takeTrigger(table, trigger2.id));
  if (triggeredEvent !== void 0) table.emit(triggeredEvent, rules3.triggered, { card: env.card, object: env.self, seat: env.you });
  return { call: "effect", locals: effectLocals(env, `${trigger2.ability}/clauses`), then };
}

var inOrder2 = (entries) => Object.fromEntries([...entries].sort(([one], [other]) => one < other ? -1 : 1));
function tallyWith(tally2, kind, count4) {
  return inOrder2(Object.entries({ ...tally2, [kind]: count4 }).filter(([, number]) => number > 0));
}
function tallySum(one, other) {
  const kinds3 = [.../* @__PURE__ */ new Set([...Object.keys(one), ...Object.keys(other)])];
  return inOrder2(kinds3.map((kind) => [kind, (one[kind] ?? 0) + (other[kind] ?? 0)]));
}

function countersOn(table, object, kind) {
  return table.object(object).counters[kind] ?? 0;
}
function addCounters(object, kind, amount3, rule2) {
  return propose("addCounters", { object }, { kind, amount: amount3, rule: rule2 });
}
function removeCounters(object, kind, amount3, rule2) {
  return propose("removeCounters", { object }, { kind, amount: amount3, rule: rule2 });
}
var isThere = (table, { object }) => table.find(object) !== null;
function counterRules({ put: put6, removed, reaches: reaches2 = isThere, tell: tell2 }) {
  const [putKeys, removedKeys] = [[put6], [removed]];
  const change3 = (table, happening, to) => {
    const { object, data } = happening;
    const kind = data.kind;
    const there = countersOn(table, object, kind);
    const count4 = table.number(to(there, data.amount));
    const row = table.object(object);
    table.set(row, "counters", tallyWith(row.counters, kind, count4));
    tell2(table, happening, count4);
    const amount3 = Math.abs(count4 - there);
    return amount3 === data.amount ? happening : { ...happening, data: { ...data, amount: amount3 } };
  };
  return {
    addCountersRule: {
      keys: () => putKeys,
      possible: (table, happening) => happening.data.amount > 0 && reaches2(table, happening),
      commit: (table, list2) => list2.map((one) => change3(table, one, (there, amount3) => there + amount3))
    },
    removeCountersRule: {
      keys: () => removedKeys,
      possible: (table, happening) => reaches2(table, happening) && countersOn(table, happening.object, happening.data.kind) > 0,
      commit: (table, list2) => list2.map((one) => change3(table, one, (there, amount3) => Math.max(0, there - amount3)))
    }
  };
}

function itemOn(table, id) {
  return table.object(id).item;
}
function setItemOn(table, id, item) {
  table.set(table.object(id), "item", item);
}
function isOpenItem(row) {
  return row.item?.open === true;
}
function waitsIn(table, zone, ability2, source2) {
  return table.zone(zone).order.some((id) => {
    const { item, kind } = table.object(id);
    if (kind !== "item" || item === null) return false;
    const waiting2 = item;
    return waiting2.ability === ability2 && waiting2.source === source2;
  });
}
function itemEnv(table, id, part2 = 0) {
  const { source: source2, card: card3, event, vars, parts } = itemOn(table, id);
  const own2 = parts[part2]?.vars;
  return sourceEnv(source2, card3, table.controllerOf(table.object(id)), event, own2 === void 0 ? vars : { ...vars, ...own2 });
}

function placeCopy(table, original, seat, zone, fields4) {
  const isItem = original.kind === "item";
  const copy2 = place(table, table.create(original.card, seat, isItem ? "item" : "copy").id, { zone });
  const row = table.object(copy2);
  if (table.object(copy2).controller !== seat) table.set(row, "controller", seat);
  for (const [field2, value] of Object.entries(fields4)) table.set(row, field2, value);
  const item = original.item;
  setItemOn(table, copy2, isItem ? item : { ...item, source: copy2 });
  return copy2;
}
function copyingProcedure(rules3) {
  return {
    name: "copyItems",
    steps: [
      { name: "next", rule: rules3.rule, run: (table, locals, frame) => next(table, locals, frame, rules3) },
      { name: "asked", rule: rules3.targetRule, run: (table, locals) => asked(table, locals, rules3) },
      { name: "targeted", rule: rules3.targetRule, run: (table, locals) => targeted(table, locals, rules3) },
      {
        name: "over",
        rule: rules3.rule,
        run: (_table, locals) => ({ done: { done: made2(locals).length > 0, objects: locals.made } })
      }
    ]
  };
}
function copyingLocals(env, queue, retarget) {
  return { ...envLocals(env), queue, retarget, made: [], returned: null, answer: null, answers: null };
}
var made2 = (locals) => locals.made;
var newest = (locals) => made2(locals).at(-1);
function next(table, locals, frame, rules3) {
  const [original, ...queue] = locals.queue;
  if (original === void 0) return { to: "over" };
  const seat = locals.you;
  table.local(locals, "queue", queue);
  const copy2 = rules3.copy(table, original, seat);
  if (copy2 === null) return { to: "next" };
  table.local(locals, "made", [...made2(locals), copy2]);
  if (locals.retarget !== true || !rules3.canAim(table, copy2)) return { to: "targeted" };
  table.ask(frame, {
    seat,
    kind: "useEffect",
    rule: rules3.targetRule,
    prompt: "newTargets",
    params: { card: rules3.shownCard(table, copy2), object: copy2 },
    domain: yesOrNo()
  });
  return { wait: true, then: "asked" };
}
function asked(table, locals, { targetRule }) {
  const yes = saidYes(locals.answer);
  table.local(locals, "answer", null);
  table.local(locals, "returned", null);
  if (!yes) return { to: "targeted" };
  const copy2 = newest(locals);
  const { parts, vars } = itemOn(table, copy2);
  const bare4 = parts.map(({ at }) => ({ at, vars: {} }));
  return {
    call: "chooseTargets",
    locals: targetLocals({ ...itemEnv(table, copy2), vars }, bare4, { target: targetRule, divide: targetRule }),
    then: "targeted"
  };
}
function targeted(table, locals, rules3) {
  const copy2 = newest(locals);
  if (locals.returned !== null) setItemOn(table, copy2, { ...itemOn(table, copy2), parts: locals.returned });
  table.local(locals, "returned", null);
  rules3.targeted(table, copy2, locals.you);
  return { to: "next" };
}

var carryingOut = (name, rule2) => ({
  name,
  rule: rule2,
  run: (table, locals) => nextPart(table, locals, name)
});
function nextPart(table, locals, step) {
  const [part2, ...rest2] = locals.parts;
  if (part2 === void 0) return void 0;
  table.local(locals, "parts", rest2);
  if ((table.library.node(part2.at).clauses ?? []).length === 0) return { to: step };
  const env = envOf(locals.env);
  return { call: "effect", locals: effectLocals({ ...env, vars: { ...env.vars, ...part2.vars } }, `${part2.at}/clauses`), then: step };
}

var none7 = [];
var aims = (table, { at, each: each2 }) => each2 === true ? none7 : targetsOf(table, at).filter(({ target: target2 }) => target2 === true);
function targetsChosen(table, id) {
  return itemOn(table, id).parts.flatMap(
    (one, part2) => aims(table, one).map((choice2) => ({ part: part2, choice: choice2, ids: one.vars[choice2.as] ?? [] }))
  );
}
function targetIds(table, id) {
  return targetsChosen(table, id).flatMap(({ ids: ids2 }) => ids2);
}
function targetsShown(table, id, shownCard2) {
  return targetIds(table, id).map((target2) => {
    const seat = seatOfId(target2);
    return seat === null ? { object: target2, card: shownCard2(table, target2) } : `player:${seat}`;
  });
}
function canAimAnew(table, id) {
  const choices2 = itemOn(table, id).parts.flatMap((part2, at) => aims(table, part2).map((choice2) => ({ choice: choice2, at })));
  return choices2.length > 0 && choices2.every(({ choice: choice2, at }) => candidates(table, itemEnv(table, id, at), choice2).length > 0);
}
function targetsAgain(table, id) {
  return itemOn(table, id).parts.map((part2, at) => {
    const env = itemEnv(table, id, at);
    const vars = { ...part2.vars };
    if (part2.each === true) {
      for (const { target: _target, ...choice2 } of targetsOf(table, part2.at)) vars[choice2.as] = [...candidates(table, env, choice2)];
      return { part: { at: part2.at, vars }, kept: [] };
    }
    const kept3 = [];
    for (const choice2 of aims(table, part2)) {
      const chosen2 = vars[choice2.as];
      if (!Array.isArray(chosen2) || chosen2.length === 0) continue;
      const legal = candidates(table, env, choice2);
      const left = chosen2.filter((one) => legal.includes(one));
      vars[choice2.as] = left;
      kept3.push({ choice: choice2, chosen: chosen2.length, left: left.length });
    }
    return { part: { at: part2.at, vars }, kept: kept3 };
  });
}

function actingLocals(seat) {
  return { seat, passes: 0, acts: [], refused: [], answer: null, answers: null, returned: null };
}
function offerActs(table, locals, acts2, idOf) {
  const refused = locals.refused;
  const offered = refused.length === 0 ? acts2 : acts2.filter((act3) => !refused.includes(idOf(act3)));
  table.local(locals, "acts", offered);
  return offered;
}
function pickedAct(locals, idOf) {
  const [pick] = picksOf(locals.answer);
  return locals.acts.find((act3) => idOf(act3) === pick);
}
function beginAct(table, locals) {
  table.local(locals, "passes", 0);
  table.local(locals, "returned", null);
}
function endAct(table, locals, offeredAs = picksOf(locals.answer)[0]) {
  const returned = locals.returned;
  if (returned?.done === false) {
    table.local(locals, "refused", [...locals.refused, offeredAs]);
    return false;
  }
  forgetRefused(table, locals);
  return true;
}
function forgetRefused(table, locals) {
  if (locals.refused.length > 0) table.local(locals, "refused", []);
}
function passOn(table, locals, players2, next3) {
  const passes = locals.passes + 1;
  forgetRefused(table, locals);
  if (passes >= players2) return true;
  table.local(locals, "passes", passes);
  table.local(locals, "seat", next3(locals.seat));
  return false;
}
function actAgain(table, locals, seat) {
  table.local(locals, "passes", 0);
  table.local(locals, "seat", seat);
}

var passing = (table, seat) => table.player(seat).passing;
function passAheadOptions(times, label2 = (time) => `pass:${time}`) {
  return times.map((time) => ({ id: `pass:${time}`, label: label2(time), standing: true }));
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
function stopPassing(table, but) {
  for (const seat of table.seats()) if (seat !== but) passAhead(table, seat, "");
}
var askAllOption = { id: "askAll", label: "askAll", standing: true };
var isAskedWhereAble = (table, seat) => table.player(seat).asked === "able";
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
  for (const rows of [state.objects, state.effects, state.past, state.triggers, state.watches]) {
    for (const id of Object.keys(rows)) journal.removeQuietly(rows, Number(id));
  }
  const rules3 = table.game.history ?? {};
  for (const fact2 of Object.keys(state.history))
    table.set(state.history, fact2, rules3[fact2.split(":")[0]]?.keep === "objects" ? [] : 0);
  journal.touch();
  journal.population++;
  table.forgetRows();
  table.cache.baseAt.length = 0;
}
var none8 = [];
function gamesBelow(table) {
  const { suspended } = table.state;
  return table.journal.size(suspended) === 0 ? none8 : Object.values(suspended);
}
function framesBelow(table) {
  const row = gamesBelow(table).at(-1);
  return row === void 0 ? 0 : row.frames - 1;
}
function frameOf(table, ...procedures2) {
  const { frames } = table.state;
  for (let at = frames.length - 1; at >= framesBelow(table); at--)
    if (procedures2.includes(frames[at].procedure)) return frames[at];
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
      wins.map((count4, seat) => winners.includes(seat) ? count4 + 1 : count4)
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
  const most2 = Math.max(...wins);
  const found2 = wins.flatMap((count4, seat) => count4 === most2 ? [seat] : []);
  return found2.length === 1 ? found2 : [];
}

var readableCards = 1e3;
function deckViolation(code, rule2, cards, detail, params = {}) {
  return { code, rule: rule2, cards, detail, params };
}
function readDeckParts(deck, parts) {
  if (typeof deck !== "object" || deck === null || Array.isArray(deck)) return null;
  const given2 = deck;
  const read2 = parts.map((part2, at) => [
    part2,
    idsIn(at === 0 || given2[part2] !== void 0 ? given2[part2] : [])
  ]);
  return read2.every(([, cards]) => cards !== null) ? Object.fromEntries(read2) : null;
}
function idsIn(value) {
  if (!Array.isArray(value) || value.length > readableCards) return null;
  return value.every((one) => typeof one === "string") ? value : null;
}
function oncePerCatalogue(make) {
  const indexes = /* @__PURE__ */ new WeakMap();
  return (cards) => {
    let known7 = indexes.get(cards);
    if (known7 === void 0) indexes.set(cards, known7 = make(cards));
    return known7;
  };
}
function cardsOfDeck(deck) {
  return Object.values(deck).flat();
}
function sameCards(one, other) {
  const sorted2 = (deck) => JSON.stringify([...cardsOfDeck(deck)].sort());
  return sorted2(one) === sorted2(other);
}
function sortedDeck(deck) {
  return Object.fromEntries(Object.entries(deck).map(([part2, cards]) => [part2, [...cards].sort()]));
}
function comingIn(before, now) {
  const left = [...before];
  return now.filter((card3) => {
    const at = left.indexOf(card3);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
function looseName(name) {
  return name.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().replace(/æ/g, "ae").replace(/[’‘`]/g, "'").replace(/[“”]/g, '"').replace(/[‐‑–—−]/g, "-").replace(/[•·・]/g, "·").replace(/\s*\/+\s*/g, "/").replace(/\s+/g, " ").trim();
}

function broughtIn({ before, now }, parts) {
  const cards = (deck) => parts.flatMap((part2) => deck[part2]);
  return comingIn(cards(before), cards(now));
}
function redividedDecks(rules3) {
  const accept = (table, decision, bulk) => accepted(table, decision, bulk, rules3);
  return {
    ask: (table, _locals, frame) => {
      const { game, decks } = matchOf(table);
      for (const seat of table.seats()) {
        const parts = Object.fromEntries(Object.entries(decks[seat]).map(([part2, cards]) => [part2, [...cards]]));
        table.ask(frame, {
          seat,
          kind: rules3.kind,
          rule: rules3.rule,
          sealed: true,
          params: { game, ...parts },
          domain: { type: "bulk", schema: rules3.schema }
        });
      }
      return { wait: true };
    },
    take: (table, locals) => {
      const answers = locals.answers;
      const before = matchOf(table).decks;
      const decks = table.seats().map((seat) => bulkOf(answers[seat]));
      setMatch(table, "decks", decks);
      decks.forEach(
        (now, seat) => table.emit(rules3.event, rules3.rule, { seat }, [{ seats: [seat], data: rules3.tell({ seat, before: before[seat], now }) }])
      );
      return void 0;
    },
    accept,
    sample: (table, decision, draw3) => {
      const now = matchOf(table).decks[decision.subject];
      const [played3, aside] = rules3.swaps.map((part2) => [...now[part2]]);
      for (let swaps = aside.length === 0 || played3.length === 0 ? 0 : draw3(4); swaps > 0; swaps--) {
        const [out, back2] = [draw3(played3.length), draw3(aside.length)];
        [played3[out], aside[back2]] = [aside[back2], played3[out]];
      }
      const deck = { ...now, [rules3.swaps[0]]: played3, [rules3.swaps[1]]: aside };
      return accept(table, decision, deck).ok ? deck : now;
    }
  };
}
function accepted(table, decision, bulk, rules3) {
  const deck = rules3.read(bulk);
  if (deck === null) return { ok: false, violations: [rules3.malformed] };
  const registered = matchOf(table).registered[decision.subject];
  const faultsOf2 = (one) => rules3.validate(table.library.catalogue(), table.pins.format, one);
  const changed3 = rules3.compare(registered, deck);
  const violations = changed3.length > 0 || faultsOf2(registered).length > 0 ? changed3 : faultsOf2(deck);
  return violations.length > 0 ? { ok: false, violations } : { ok: true, value: sortedDeck(deck) };
}

function indexCards(cards) {
  const byId2 = /* @__PURE__ */ new Map();
  const byName2 = /* @__PURE__ */ new Map();
  const decked = cards.filter(({ id }) => !id.includes(":"));
  for (const { id, faces = [] } of decked)
    for (const { names: names3 } of faces) for (const name of [names3.zh, names3.en]) byName2.set(looseName(name), id);
  for (const card3 of decked) {
    byId2.set(card3.id, card3);
    for (const name of [card3.id, card3.names.zh, card3.names.en]) byName2.set(looseName(name), card3.id);
  }
  return { cards, card: (id) => byId2.get(id) ?? null, named: (name) => byName2.get(looseName(name)) ?? null };
}
function listedName(entry2, index) {
  const name = index.card(entry2)?.names.en;
  return name !== void 0 && index.named(name) === entry2 ? name : entry2;
}

function readDeckList(text, form2) {
  const deck = Object.fromEntries(form2.parts.map((part2) => [part2, []]));
  const unknown = [];
  let title2 = null;
  let cards = 0;
  for (const raw of text.replace(/^\uFEFF/, "").split(/\r?\n|\r/)) {
    const line = form2.bare(raw);
    if (line === "") continue;
    const begun = form2.titled(line);
    if (begun !== null) {
      title2 = begun;
      continue;
    }
    const mark = form2.marked?.(line) ?? null;
    const { name, count: count4 } = countedName(mark === null ? line : mark.rest, form2.named);
    cards += count4;
    if (cards > readableCards) return { deck, unknown, tooLong: true };
    const card3 = form2.named(name);
    if (card3 === null) unknown.push(name);
    else deck[mark?.part ?? form2.place?.(card3, title2) ?? title2 ?? form2.parts[0]].push(...Array.from({ length: count4 }, () => card3));
  }
  return { deck, unknown, tooLong: false };
}
function countedName(line, named6) {
  const counted6 = /^(\d+)\s*[xX×]?\s+(.+)$/.exec(line);
  if (counted6 === null || named6(line) !== null) return { name: line, count: 1 };
  return { name: counted6[2], count: Number(counted6[1]) };
}
function printDeckList(deck, titles, nameOf) {
  return titles.flatMap(([part2, title2]) => [`${title2}:`, ...runsOf(deck[part2]).map(([card3, count4]) => `${count4} ${nameOf(card3)}`), ""]).join("\n");
}
function runsOf(cards) {
  const runs = [];
  for (const card3 of cards) {
    const last = runs.at(-1);
    if (last?.[0] === card3) last[1]++;
    else runs.push([card3, 1]);
  }
  return runs;
}

var tolerated = (letters2) => letters2 < 4 ? 0 : letters2 < 8 ? 1 : letters2 < 15 ? 2 : 3;
function letterDistance(one, other, most2) {
  if (Math.abs(one.length - other.length) > most2) return most2 + 1;
  let [older, before] = [[], Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let row = 1; row <= one.length; row++) {
    const now = [row];
    for (let at = 1; at <= other.length; at++) {
      const same2 = one[row - 1] === other[at - 1];
      let least = Math.min(before[at] + 1, now[at - 1] + 1, before[at - 1] + (same2 ? 0 : 1));
      if (row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1])
        least = Math.min(least, older[at - 2] + 1);
      now.push(least);
    }
    if (Math.min(...now) > most2) return most2 + 1;
    [older, before] = [before, now];
  }
  return Math.min(before[other.length], most2 + 1);
}
function nearNames(name, known7) {
  const letters2 = [...name];
  const most2 = tolerated(letters2.length);
  if (most2 === 0) return [];
  const near2 = [];
  for (const [compared2, shown] of known7) {
    if (compared2.length > 2 * (letters2.length + most2) || 2 * compared2.length < letters2.length - most2) continue;
    const distance = letterDistance(letters2, [...compared2], most2);
    if (distance <= most2) near2.push({ shown, distance });
  }
  const nearest = Math.min(...near2.map(({ distance }) => distance));
  return [...new Set(near2.filter(({ distance }) => distance === nearest).map(({ shown }) => shown))].sort().slice(0, 3);
}

var namesOf = oncePerCatalogue((cards) => {
  const [decked, ids2] = [/* @__PURE__ */ new Map(), /* @__PURE__ */ new Map()];
  const tokens2 = /* @__PURE__ */ new Set();
  for (const { id, names: names3, faces = [] } of cards) {
    const written3 = [names3, ...faces.map((face) => face.names)].flatMap(({ en, zh }) => [zh, en]);
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
function unknownCard(entry2, cards, inDecks, called = null) {
  const { names: names3, ids: ids2, tokens: tokens2 } = namesOf(cards);
  const compared2 = looseName(entry2);
  if (tokens2.has(compared2))
    return deckViolation("deck/unknown-card", inDecks, [entry2], `${JSON.stringify(entry2)} is a token, and tokens are in no deck.`);
  const near2 = nearNames(compared2, isId2.test(entry2) ? ids2 : names3);
  const missing3 = `Arbiter has no program for ${called ?? JSON.stringify(entry2)}.`;
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
function unknownCards(rule2, entries, index) {
  return [...new Set(entries)].filter((entry2) => index.card(entry2) === null).map((entry2) => unknownCard(entry2, index.cards, rule2));
}
function readDeckText(text, cards, form2) {
  const index = indexCards(cards);
  const { parts, bare: bare4, titled: titled2 } = form2;
  const { deck, unknown, tooLong } = readDeckList(text, {
    parts,
    bare: bare4,
    titled: titled2,
    named: index.named,
    place: (id, title2) => form2.place(index.card(id), title2)
  });
  if (tooLong) return { ok: false, violations: [endlessList(form2.malformed.rule)] };
  return unknown.length === 0 ? { ok: true, deck } : { ok: false, violations: unknown.map((name) => unknownCard(name, cards, form2.unknown)) };
}
function printDeckText(value, cards, form2) {
  const deck = readDeckParts(value, form2.parts);
  if (deck === null) return { ok: false, violations: [form2.malformed] };
  const index = indexCards(cards);
  const unknown = unknownCards(
    form2.unknown,
    form2.parts.flatMap((part2) => deck[part2]),
    index
  );
  return unknown.length > 0 ? { ok: false, violations: unknown } : { ok: true, text: printDeckList(deck, form2.titles, (id) => listedName(id, index)) };
}

var { imul } = Math;
var lanes = new Int32Array(4);
function begin3(place2) {
  lanes[0] = 746338845;
  lanes[1] = 2135587861;
  feed(place2);
}
function feed(word3) {
  const a = imul(word3, 597399067);
  const b = imul(word3, 2869860233);
  const h1 = lanes[0] ^ imul(a << 15 | a >>> 17, 2869860233);
  const h2 = lanes[1] ^ imul(b << 16 | b >>> 16, 951274213);
  const mixed = imul((h1 << 19 | h1 >>> 13) + h2, 5) + 1444728091;
  lanes[0] = mixed;
  lanes[1] = imul((h2 << 17 | h2 >>> 15) + mixed, 5) + 197830471;
}
var text64 = new Int32Array(2);
function feedKnown(text) {
  const { high, low } = known3.get(text) ?? learn(text);
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
function learn(text) {
  if (known3.size >= MOST_TEXTS) known3.clear();
  look(text);
  const found2 = { high: text64[0], low: text64[1] };
  known3.set(text, found2);
  return found2;
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
      for (const one of value) feedValue(one);
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
function feedRecord(record, without3) {
  feed(8 /* Record */);
  for (const key in record) {
    const value = record[key];
    if (value === void 0 || key === without3) continue;
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
  for (const { id, weight, group, least, most: most2, enough } of domain.options) {
    feedText(id);
    if (weight !== void 0) feedPart("weight", weight);
    if (group !== void 0) feedPart("group", group);
    if (least !== void 0) feedPart("least", least);
    if (most2 !== void 0) feedPart("most", most2);
    if (enough !== void 0) feedPart("enough", enough);
  }
}
function feedPart(key, value) {
  feedKnown(key);
  feedValue(value);
}
function digest(value, place2 = 0) {
  begin3(place2);
  feedValue(value);
  end();
  return [lanes[0] >>> 0, lanes[1] >>> 0, lanes[2] >>> 0, lanes[3] >>> 0];
}
var FingerprintKeeper = class {
  constructor(state) {
    this.state = state;
    for (const [place2, row] of rowsOf(state)) this.add(place2, row);
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
    for (const [row, change3] of journal.changes) {
      if (change3.stands) this.change(row, change3);
      else if (change3.stood) this.drop(row);
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
  change(row, { stood, keys: keys2, values }) {
    if (!stood) return this.add(placeOf2(this.state, row), row);
    const counted6 = this.rows.get(row);
    for (let at = 0; at < keys2.length; at++) {
      const key = keys2[at];
      let field2 = counted6.fields.get(key);
      if (field2 === void 0) {
        field2 = new Int32Array(4);
        digestField(counted6.place, key, values[at]);
        field2.set(lanes);
        counted6.fields.set(key, field2);
      }
      accumulate(counted6.sum, field2, -1);
      accumulate(this.total, field2, -1);
      digestField(counted6.place, key, row[key]);
      field2.set(lanes);
      accumulate(counted6.sum, field2, 1);
      accumulate(this.total, field2, 1);
    }
  }
  drop(row) {
    accumulate(this.total, this.rows.get(row).sum, -1);
    this.rows.delete(row);
  }
  add(place2, row) {
    const sum = new Int32Array(4);
    this.rows.set(row, { place: place2, sum, fields: /* @__PURE__ */ new Map() });
    for (const key in row) {
      digestField(place2, key, row[key]);
      accumulate(sum, lanes, 1);
    }
    accumulate(this.total, sum, 1);
  }
  /** Frames count by their place in the stack; one is digested again when it, its locals or its place changed. */
  follow(worked) {
    const { frames } = this.state;
    while (this.frames.length > frames.length) accumulate(this.total, this.frames.pop().lanes, -1);
    for (let at = 0; at < frames.length; at++) {
      const frame = frames[at];
      const seen2 = this.frames[at];
      if (seen2 !== void 0) {
        if (seen2.frame === frame && worked !== null && !worked.has(frame) && !worked.has(frame.locals)) continue;
        accumulate(this.total, seen2.lanes, -1);
      }
      const found2 = digest(frame, FRAMES + at);
      this.frames[at] = { frame, lanes: found2 };
      accumulate(this.total, found2, 1);
    }
  }
};
function digestField(place2, key, value) {
  if (value === void 0) {
    lanes.fill(0);
    return;
  }
  begin3(place2);
  feedKnown(typeof key === "string" ? key : String(key));
  if (key === "decision" && place2 >>> 28 === DECISIONS >>> 28) feedDecision(value);
  else feedValue(value);
  end();
}
function accumulate(total, found2, sign) {
  total[0] = total[0] + sign * found2[0];
  total[1] = total[1] + sign * found2[1];
  total[2] = total[2] + sign * found2[2];
  total[3] = total[3] + sign * found2[3];
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
  const rows = [
    [HEADER, state.header],
    [CHANCE, state.chance],
    [GAME, state.game],
    [HISTORY, state.history],
    [MATCH, state.match]
  ];
  state.players.forEach((row, seat) => rows.push([PLAYERS + seat, row]));
  for (const row of Object.values(state.objects)) rows.push([OBJECTS + row.id, row]);
  for (const row of Object.values(state.effects)) rows.push([EFFECTS + row.id, row]);
  for (const row of Object.values(state.past)) rows.push([PAST + row.id, row]);
  for (const row of Object.values(state.triggers)) rows.push([TRIGGERS + row.id, row]);
  for (const row of Object.values(state.watches)) rows.push([WATCHES + row.id, row]);
  for (const row of Object.values(state.suspended)) rows.push([SUSPENDED + row.id, row]);
  for (const row of Object.values(state.zones)) rows.push([placeOfText(ZONES, row.id), row]);
  for (const row of Object.values(state.slots)) rows.push([placeOfText(SLOTS, row.id), row]);
  for (const row of Object.values(state.decisions)) rows.push([DECISIONS + row.decision.id, row]);
  return rows;
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

var noLoop = { count: 0, outlines: [], positions: [] };
var patience = 12;
var kept2 = 64;
var most = 1e3;
function loopAfter(table, loop, passing4, numbers2) {
  const count4 = loop.count + 1;
  if (count4 > most) throw new LimitExceeded("resolutions in a row without a choice");
  if (count4 < patience) return { ...loop, count: count4 };
  const lying = Object.values(table.state.zones).map(({ order }) => order.length);
  const outline = [...lying, ...numbers2].join(" ");
  if (!loop.outlines.includes(outline)) return { ...loop, count: count4, outlines: [...loop.outlines.slice(1 - kept2), outline] };
  const position = positionOf(table, passing4);
  return loop.positions.includes(position) ? "repeats" : { ...loop, count: count4, positions: [...loop.positions.slice(1 - kept2), position] };
}
var loopOf = (table) => table.state.game.loop;
var noteLoop = (table, loop) => table.journal.setQuietly(table.state.game, "loop", loop);
function findLoop(table, passing4, numbers2, rule2) {
  const loop = loopOf(table);
  const next3 = loopAfter(table, loop, passing4, numbers2);
  if (next3 === "repeats") table.emit("loopFound", rule2, { resolved: loop.count + 1 });
  else noteLoop(table, next3);
  return next3 === "repeats";
}
var loopBegan = (table) => loopOf(table).count > 0;
function forgetLoop(table) {
  if (loopBegan(table)) noteLoop(table, noLoop);
}
var always = ["id", "stamp", "knownTo"];
function positionOf(table, passing4) {
  const { state } = table;
  const places4 = /* @__PURE__ */ new Map();
  for (const zone of Object.values(state.zones)) for (const id of zone.order) places4.set(id, places4.size + 1);
  for (const row of Object.values(state.objects)) if (!places4.has(row.id)) places4.set(row.id, places4.size + 1);
  const numbers2 = new Set(passing4.numbers);
  const named6 = (value) => {
    if (typeof value === "number") {
      const place2 = places4.get(value);
      if (place2 !== void 0) return `object ${place2}`;
      return state.past[value] === void 0 ? value : `past ${state.past[value].row.card}`;
    }
    if (Array.isArray(value)) return value.map(named6);
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, numbers2.has(key) ? one : named6(one)]));
  };
  const shown = (row, without3) => Object.entries(row).flatMap(
    ([key, value]) => without3.includes(key) ? [] : [[key, numbers2.has(key) ? value : named6(value)]]
  );
  const objects = [...places4.keys()].map((id) => shown(state.objects[id], [...always, ...passing4.objects]));
  const lasting2 = passing4.byValues === true ? [...places4.keys()].map((id) => named6(table.derive(table, id))) : [...Object.values(state.effects), ...Object.values(state.watches)].map((row) => shown(row, always));
  const triggers = Object.values(state.triggers).map((row) => shown(row, [...always, "moment"]));
  const position = {
    players: state.players.map((row) => shown(row, passing4.players)),
    game: shown(state.game, passing4.game),
    zones: Object.values(state.zones).map(({ id, order }) => [id, order.length]),
    objects,
    lasting: lasting2,
    triggers
  };
  return digest(position).map((lane) => lane.toString(16).padStart(8, "0")).join("");
}

var mostTimes = 1e3;
var mostSteps = 25e3;
var mostEvents = 1e4;
var mostObjects = 4e3;
var repeatedTimes = { type: "number", min: 1, max: mostTimes };
function wentFar(table) {
  return table.steps > mostSteps || table.events.length > mostEvents || table.journal.size(table.state.objects) > mostObjects;
}
function aboutRepeated(table, object) {
  return { card: table.object(object).card, object };
}
function noteDone(table, seat, option) {
  table.journal.setQuietly(table.state.game, "lastAct", option === "" ? "" : `${seat} ${option}`);
}
var forgetDone = (table) => table.journal.setQuietly(table.state.game, "lastAct", "");
function doneLast(table, seat) {
  const last = table.state.game.lastAct;
  const his = `${seat} `;
  return last.startsWith(his) ? last.slice(his.length) : "";
}
var repeatId = "repeat";
function repeatOption(table, object, label2) {
  return { id: repeatId, label: label2, params: aboutRepeated(table, object), object, standing: true };
}
function repeatLocals(table, seat) {
  const act3 = doneLast(table, seat);
  return { seat, act: act3, object: Number(act3.split(":")[1]), times: 0, answer: null, answers: null, returned: null };
}
var setRepetition = (table, { field: field2 }, repetition) => table.journal.setQuietly(table.state.game, field2, repetition);
var heightOf = (table, { zone }) => table.zone(zone).order.length;
function beginRepetition(table, rules3, repetition) {
  setRepetition(table, rules3, { ...repetition, begun: 0, height: heightOf(table, rules3) });
}
function followRepetition(table, rules3, repetition, seat) {
  if (seat !== repetition.seat || heightOf(table, rules3) !== repetition.height) return "wait";
  const { left, begun } = repetition;
  if (left === 0 || wentFar(table)) return "over";
  setRepetition(table, rules3, { ...repetition, left: left - 1, begun: begun + 1 });
  return "act";
}
function endRepetition(table, rules3) {
  const repetition = table.state.game[rules3.field];
  if (repetition === null) return;
  table.emit(rules3.ended, rules3.rule, { seat: repetition.seat, times: repetition.begun });
  setRepetition(table, rules3, null);
}

var orderTriggersProcedure = {
  name: "orderTriggers",
  steps: [
    { name: "group", run: askGroup },
    { name: "ordered", run: takeOrder }
  ]
};
function askGroup(table, locals, frame) {
  const groups = locals.groups ?? groupsOf2(table).map((group2) => group2.map((row) => row.id));
  const [group, ...rest2] = groups;
  table.local(locals, "groups", rest2);
  if (group === void 0) return { done: locals.order };
  const rows = group.map((id) => table.state.triggers[id]);
  if (rows.length < 2 || alike(table, rows)) {
    table.local(locals, "order", [...locals.order, ...group]);
    return { to: "group" };
  }
  const options2 = rows.map(
    (row) => ({ id: `trigger:${row.id}`, label: "ability", params: { card: row.card, ability: row.ability }, object: row.source })
  );
  table.ask(frame, {
    seat: rows[0].seat,
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
function alike(table, rows) {
  const texts = /* @__PURE__ */ new Set();
  for (const row of rows) {
    texts.add(textOfTrigger(table, row));
    if (texts.size > 1) return false;
  }
  return true;
}
function textOfTrigger(table, { ability: ability2, source: source2, event, vars }) {
  const { readsEvent, impersonal } = triggerTraitsOf(table, ability2);
  return JSON.stringify([ability2, impersonal ? 0 : source2, readsEvent || "alternatives" in event ? event : 0, vars]);
}
function groupsOf2(table) {
  const rows = waitingTriggers(table);
  if (table.game.triggerOrder !== void 0) return table.game.triggerOrder(table, rows).filter((group) => group.length > 0);
  return table.game.seatOrder(table).map((seat) => rows.filter((row) => row.seat === seat)).filter((group) => group.length > 0);
}

function layOutTable({ state, pins }, { player: player3, game, ownZones: ownZones2, sharedZones: sharedZones2 = [] }) {
  for (let seat = 0; seat < pins.seats; seat++) {
    state.players.push({ ...player3 });
    for (const kind of ownZones2) state.zones[`${kind}:${seat}`] = { id: `${kind}:${seat}`, kind, seat, order: [] };
  }
  for (const kind of sharedZones2) state.zones[kind] = { id: kind, kind, seat: -1, order: [] };
  Object.assign(state.game, game);
}
function resetTable(table, { player: player3, game }) {
  for (const row of table.state.players) for (const [key, value] of Object.entries(player3)) table.set(row, key, value);
  for (const [key, value] of Object.entries(game)) table.set(table.state.game, key, value);
}
function layPiles(table, seat, piles3) {
  for (const [kind, cards] of Object.entries(piles3))
    for (const card3 of cards) place(table, table.create(card3, seat).id, { zone: `${kind}:${seat}`, at: "bottom" });
}

function recordIn(value, what2) {
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw new ArrangementError(`${what2} must be an object`);
  return value;
}
function listIn(value, what2) {
  if (value === void 0) return [];
  if (!Array.isArray(value)) throw new ArrangementError(`${what2} must be a list`);
  return value;
}
function integerIn(value, fallback, what2) {
  if (value === void 0) return fallback;
  if (!Number.isSafeInteger(value)) throw new ArrangementError(`${what2} must be an integer`);
  return value;
}
function cardIn(table, value, what2) {
  const id = typeof value === "string" ? value : recordIn(value, what2).card;
  if (typeof id !== "string") throw new ArrangementError(`${what2} names no card`);
  const found2 = table.library.catalogue().find((card3) => card3.id === id || card3.names.zh === id || card3.names.en === id);
  if (found2 === void 0) throw new ArrangementError(`${what2}: there is no card ${JSON.stringify(id)}`);
  return found2.id;
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
    const control2 = run2[locals.stage](table, locals, frame, clause2);
    if (control2 !== void 0) return control2;
  }
}
function begin4(inside) {
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
  const named6 = seatsOf(table, envOf(locals), players2);
  const seats = table.game.seatOrder(table).filter((seat) => named6.includes(seat));
  const inTurn2 = clause2.forEach !== void 0 || clause2.repeat !== void 0;
  table.local(locals, "queue", inTurn2 ? seats : { left: seats, chosen: [] });
  table.local(locals, "returned", null);
  return go(table, locals, inTurn2 ? "turns" : "players");
}
function inner2(locals, env, stage, index = 0) {
  return { ...effectLocals(env, locals.program), at: locals.at, only: locals.at, stage, index };
}
var withPlayer = (env, seat) => ({ ...env, vars: withVar(env.vars, "each", seat) });
var actor = (env, clause2) => clause2.forEachPlayer === void 0 ? env.you : env.vars.each;
var stages = {
  if: begin4(0),
  ifPlayer: begin4(1),
  ifObject: begin4(2),
  ifTime: begin4(3),
  players: (table, locals) => {
    const { left, chosen: chosen2 } = locals.queue;
    const all2 = locals.returned === null ? chosen2 : [...chosen2, locals.returned];
    const [seat, ...rest2] = left;
    table.local(locals, "returned", null);
    table.local(locals, "queue", seat === void 0 ? all2 : { left: rest2, chosen: all2 });
    if (seat === void 0) return go(table, locals, "actions");
    return { call: "choices", locals: inner2(locals, withPlayer(envOf(locals), seat), "ifPlayer"), then: again2 };
  },
  actions: (table, locals, _frame, clause2) => {
    const queue = locals.queue;
    if (clause2.together === true && clause2.do !== void 0 && queue.some(({ stage }) => stage === "do"))
      return doTogether(table, locals, clause2, clause2.do, queue);
    const [next3, ...rest2] = queue;
    if (next3 === void 0) return go(table, locals, "next");
    table.local(locals, "queue", rest2);
    return { call: "effect", locals: inner2(locals, { ...envOf(locals), vars: next3.vars }, next3.stage, next3.index), then: again2 };
  },
  atOnce: (table, locals) => {
    const { done: done3 } = outcomeOf(locals.returned);
    if (!done3) table.local(locals, "allDone", false);
    const queue = locals.queue.map(
      (one) => one.stage === "do" ? { ...one, stage: "follow", index: done3 ? 1 : 0 } : one
    );
    table.local(locals, "queue", queue);
    return go(table, locals, "actions");
  },
  turns: (table, locals) => {
    const [seat, ...rest2] = locals.queue;
    if (seat === void 0) return go(table, locals, "next");
    table.local(locals, "queue", rest2);
    return { call: "effect", locals: inner2(locals, withPlayer(envOf(locals), seat), "ifPlayer"), then: again2 };
  },
  each: (table, locals) => {
    const [next3, ...rest2] = locals.queue;
    if (next3 === void 0) return go(table, locals, "next");
    table.local(locals, "queue", rest2);
    return { call: "effect", locals: inner2(locals, { ...envOf(locals), each: next3 }, "ifObject"), then: again2 };
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
    if (bound2 !== null) return bind2(table, locals, choice2.as, bound2);
    go(table, locals, "chosen");
    return { wait: true, then: again2 };
  },
  chosen: (table, locals, _frame, clause2) => {
    const choice2 = clause2.choose?.[locals.index];
    bind2(table, locals, choice2.as, readChoice(choice2, locals.answer, locals));
    return go(table, locals, "choose");
  },
  unless: (table, locals, _frame, clause2) => {
    const named6 = clause2.unless === void 0 ? [] : seatsOf(table, envOf(locals), clause2.unless.player);
    table.local(
      locals,
      "queue",
      table.game.seatOrder(table).filter((seat) => named6.includes(seat))
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
    const [seat, ...rest2] = locals.queue;
    table.local(locals, "queue", rest2);
    if (!saidYes(locals.answer)) return go(table, locals, "payer");
    go(table, locals, "payerPaid");
    return callVerbs(locals, paidBy(envOf(locals), seat), "unless/cost");
  },
  payerPaid: (table, locals) => {
    const { done: done3 } = takeReturned(table, locals);
    return done3 ? go(table, locals, "follow", false) : go(table, locals, "payer");
  },
  cost: (table, locals, _frame, clause2) => {
    if (clause2.cost === void 0 || clause2.cost.length === 0) return go(table, locals, "do");
    const env = paidBy(envOf(locals), actor(envOf(locals), clause2));
    if (!payable(table, env, clause2.cost)) return fail(table, locals);
    go(table, locals, "paid");
    return callVerbs(locals, env, "cost", clause2);
  },
  paid: (table, locals) => {
    const { done: done3 } = takeReturned(table, locals);
    return done3 ? go(table, locals, "do") : fail(table, locals);
  },
  do: (table, locals, _frame, clause2) => {
    if (clause2.do === void 0 || clause2.do.length === 0) return go(table, locals, "follow", true);
    go(table, locals, "did");
    return callVerbs(locals, envOf(locals), "do", clause2);
  },
  did: (table, locals) => {
    const { done: done3 } = takeReturned(table, locals);
    if (done3) return go(table, locals, "follow", true);
    table.local(locals, "allDone", false);
    return fail(table, locals);
  },
  follow: (table, locals, _frame, clause2) => {
    const branch = locals.index === 1 ? "then" : "otherwise";
    if (locals.index !== ENDED) table.local(locals, "index", 0);
    go(table, locals, "next");
    const list2 = clause2[branch];
    if (list2 === void 0 || list2.length === 0) return void 0;
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
function doForAll(table, locals, clause2, set) {
  const env = envOf(locals);
  const path = `${locals.program}/${locals.at}/do`;
  const batch = select(table, env, set).flatMap((each2) => {
    const about2 = { ...env, each: each2 };
    return clause2.if === void 0 || holds(table, about2, clause2.if) ? proposalsFor(table, clause2.do ?? [], about2, path, clause2.whole === true) : [];
  });
  go(table, locals, "did");
  const control2 = happen(table, batch, void 0, clause2.and === true);
  return control2 === void 0 ? void 0 : { ...control2, then: again2 };
}
function doTogether(table, locals, clause2, verbs3, queue) {
  const path = `${locals.program}/${locals.at}/do`;
  const batch = queue.filter(({ stage }) => stage === "do").flatMap(({ vars }) => proposalsFor(table, verbs3, { ...envOf(locals), vars }, path, clause2.whole === true));
  go(table, locals, "atOnce");
  const control2 = happen(table, batch, void 0, clause2.and === true);
  return control2 === void 0 ? void 0 : { ...control2, then: again2 };
}
var paidBy = (env, seat) => env.you === seat ? env : { ...env, you: seat };
function askYesNo(table, frame, env, seat, kind, rule2) {
  table.ask(frame, { seat, kind, rule: rule2, params: { card: env.card, object: env.self }, domain: yesOrNo() });
  return { wait: true, then: again2 };
}
function go(table, locals, stage, done3) {
  table.local(locals, "stage", stage);
  if (done3 !== void 0) table.local(locals, "index", done3 ? 1 : 0);
  return void 0;
}
function fail(table, locals) {
  table.local(locals, "index", table.game.stopsAtFailure === true ? ENDED : 0);
  return go(table, locals, "follow");
}
function bind2(table, locals, name, value) {
  table.local(locals, "vars", withVar(locals.vars, name, value));
  table.local(locals, "index", locals.index + 1);
  return void 0;
}
function possible(table, env, clause2) {
  if (!payable(table, paidBy(env, actor(env, clause2)), clause2.cost)) return false;
  if ((clause2.do ?? []).some((verb2) => table.library.verb(verb2.verb).choosable?.(table, verb2, env) === false)) return false;
  const [first] = clause2.choose ?? [];
  if (first === void 0) return true;
  if (first.from !== void 0 && !hiddenFrom(table, env, first.from) && candidates(table, env, first).length === 0) return false;
  return choosable(table, env, first);
}
function callVerbs(locals, env, part2, clause2) {
  const child = effectLocals(env, `${locals.program}/${locals.at}/${part2}`);
  if (clause2?.and === true) child.joined = true;
  if (part2 === "do" && clause2?.together === true) child.together = true;
  if (part2 === "do" && clause2?.whole === true) child.whole = true;
  return { call: "verbs", locals: child, then: again2 };
}
function takeReturned(table, locals) {
  const returned = locals.returned;
  if (returned?.vars !== void 0) table.local(locals, "vars", returned.vars);
  return { done: returned?.done ?? false };
}

function catalogueOf(cards, openings = null) {
  const byId2 = /* @__PURE__ */ new Map();
  for (const card3 of cards) {
    if (card3.id === "" || !isCardId(card3.id)) throw new InvariantBroken(`no card id: ${JSON.stringify(card3.id)}`);
    if (byId2.has(card3.id)) throw new InvariantBroken(`two cards with id ${card3.id}`);
    byId2.set(card3.id, card3);
  }
  return { cards: byId2, openings };
}

var Openings = class {
  constructor(data) {
    this.data = data;
    const set = (section) => new Set(this.section(section));
    this.awaited = set("awaited");
    this.awaitedByLent = set("awaitedByLent");
    this.listening = set("listening");
    this.workplaces = set("workplaces");
    for (const act3 of this.section("hidden")) {
      const acts2 = this.hidden.get(act3.key);
      if (acts2 === void 0) this.hidden.set(act3.key, [act3]);
      else acts2.push(act3);
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
  const found2 = /* @__PURE__ */ new Map();
  const add3 = (section, entry2) => {
    let entries = found2.get(section);
    if (entries === void 0) found2.set(section, entries = /* @__PURE__ */ new Map());
    entries.set(JSON.stringify(entry2), entry2);
  };
  for (const program of programs) {
    noteProgram(game, program, expansions, add3);
    for (const [section, entriesOf2] of Object.entries(game.openings ?? {})) for (const entry2 of entriesOf2(program)) add3(section, entry2);
  }
  return dataOf(found2);
}
function openingsTogether(one, other) {
  const found2 = /* @__PURE__ */ new Map();
  for (const data of [one, other])
    for (const [section, entries] of Object.entries(data)) {
      const known7 = found2.get(section) ?? /* @__PURE__ */ new Map();
      for (const entry2 of entries) known7.set(JSON.stringify(entry2), entry2);
      found2.set(section, known7);
    }
  return dataOf(found2);
}
function dataOf(found2) {
  const sections = [...found2].sort(byText).map(([section, entries]) => [section, [...entries].sort(byText).map(([, entry2]) => entry2)]);
  return Object.fromEntries(sections);
}
var byText = ([one], [other]) => one < other ? -1 : one > other ? 1 : 0;
function noteProgram(game, program, expansions, add3) {
  for (const kind of program.keysAt.keys()) add3("listening", kind);
  for (const compiled of [...program.abilities, ...expansions(program.card.printed.keywords)]) {
    const { ability: ability2, triggers } = compiled;
    for (const trigger2 of triggers) {
      add3("awaited", trigger2.key);
      if (actsFromHidden(ability2, game)) add3("hidden", hiddenAct(game, program, ability2, trigger2.key, trigger2.if));
    }
    noteWorkplaces(ability2, add3);
    noteLent(game, ability2, expansions, add3);
  }
  for (const key of program.lends) {
    add3("awaited", key);
    add3("awaitedByLent", key);
  }
  for (const face of program.faces) noteProgram(game, face, expansions, add3);
}
function hiddenAct(game, { card: card3 }, { when }, key, condition2) {
  const facts2 = game.openFacts?.(card3);
  return {
    key,
    ...when === void 0 ? {} : { when },
    ...condition2 === void 0 ? {} : { if: condition2 },
    ...facts2 === void 0 ? {} : { facts: facts2 }
  };
}
function noteWorkplaces({ from }, add3) {
  for (const kind of from ?? []) add3("workplaces", kind);
}
function actsFromHidden(ability2, game) {
  if (ability2.kind === "spell") return true;
  return (ability2.from ?? []).some((zone) => game.visibility[zone] === "owner");
}
function noteLent(game, tree2, expansions, add3) {
  for (const ability2 of lentBy(tree2, expansions, (modifier) => checkLayers(game, modifier))) noteWorkplaces(ability2, add3);
}
function checkLayers({ layers: layers2 }, modifier) {
  for (const { layer } of [modifier, ...modifier.also ?? []]) if (!layers2.includes(layer)) throw new InvariantBroken(`no layer ${layer}`);
}
function keysLentBy(tree2, expansions) {
  const keys2 = /* @__PURE__ */ new Set();
  for (const ability2 of lentBy(tree2, expansions)) for (const trigger2 of ability2.on ?? []) keys2.add(triggerKey(ability2, trigger2));
  return keys2;
}
function lentBy(tree2, expansions, look2 = () => void 0) {
  const found2 = [];
  const visit = (node) => {
    if (Array.isArray(node)) return node.forEach(visit);
    if (typeof node !== "object" || node === null) return;
    for (const [key, value] of Object.entries(node)) {
      if (Array.isArray(value)) {
        if (key === "modifiers") value.forEach(look2);
        if (key === "abilities") found2.push(...value);
        if (key === "keywords") found2.push(...expansions(value).map((one) => one.ability));
      }
      visit(value);
    }
  };
  visit(tree2);
  return found2;
}

function partsOf2(game, kernelProcedures2, kernelVerbs2) {
  const procedures2 = /* @__PURE__ */ new Map();
  for (const procedure of [...kernelProcedures2, ...game.procedures]) {
    if (procedures2.has(procedure.name)) throw new InvariantBroken(`two procedures named ${procedure.name}`);
    procedures2.set(procedure.name, procedure);
  }
  const stepsOf2 = ({ steps: steps2 }) => new Map(steps2.map((step, index) => [step.name, index]));
  return {
    game,
    procedures: procedures2,
    labels: new Map([...procedures2.values()].map((procedure) => [procedure.name, stepsOf2(procedure)])),
    verbs: new Map([...Object.entries(kernelVerbs2), ...Object.entries(game.verbs)]),
    decisionKinds: new Set(game.decisionKinds),
    facts: factsByKey(game.history),
    reach: new Map([
      ...(game.distantFields ?? []).map((field2) => [field2, 0 /* Distant */]),
      ...(game.baseFields ?? []).map((field2) => [field2, 1 /* Base */])
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
var word2 = (kind) => (reader, node, place2) => {
  if (typeof node === "string") return reader.word(kind, node, place2);
  reader.wrong(place2, `a ${kind} is a word, not ${said(node)}`);
};
var listOf = (form2) => (reader, node, place2) => {
  if (!Array.isArray(node)) return reader.wrong(place2, `a list stands here, not ${said(node)}`);
  node.forEach((one, at) => form2(reader, one, `${place2}[${at}]`));
};
var oneOrMore = (form2) => (reader, node, place2) => (Array.isArray(node) ? listOf(form2) : form2)(reader, node, place2);
function readFields(reader, node, place2, what2, fields4) {
  for (const [key, value] of Object.entries(node)) {
    if (value === void 0) continue;
    const form2 = Object.hasOwn(fields4, key) ? fields4[key] : void 0;
    if (form2 === void 0) reader.part(`field of ${what2}`, key, Object.keys(fields4), place2);
    else form2(reader, value, `${place2}.${key}`);
  }
}
var tree = (what2, fields4) => (reader, node, place2) => {
  if (!isTree(node)) return reader.wrong(place2, `${what2} stands here, not ${said(node)}`);
  readFields(reader, node, place2, what2, fields4());
};
function readVariant(reader, node, place2, what2, variants2) {
  const found2 = variants2.find(([key2]) => key2 in node);
  if (found2 !== void 0) return readFields(reader, node, place2, what2, found2[1]);
  if (typeof node.parameter === "string") return;
  const [key] = Object.keys(node);
  if (key === void 0) return reader.wrong(place2, `${what2} stands here, not an empty tree`);
  reader.part(
    `kind of ${what2}`,
    key,
    variants2.map(([known7]) => known7),
    place2
  );
}
var variants = (what2, words4, known7) => (reader, node, place2) => {
  if (typeof node === "string") {
    if (!words4.includes(node)) reader.part(what2, node, words4, place2);
  } else if (isTree(node)) readVariant(reader, node, place2, what2, known7());
  else reader.wrong(place2, `${what2} stands here, not ${said(node)}`);
};

var player = variants("player", ["you", "opponent", "all", "active", "each"], () => playerVariants);
var ref = variants("reference", ["self", "each", "subject"], () => refVariants);
var condition = variants("condition", [], () => conditionVariants);
var amount2 = (reader, node, place2) => {
  if (typeof node === "number") return;
  if (isTree(node)) return readVariant(reader, node, place2, "amount", amountVariants);
  reader.wrong(place2, `an amount stands here, not ${said(node)}`);
};
var selector = tree("selector", () => selectorFields2);
var setOrRef = (reader, node, place2) => (isTree(node) && "from" in node ? selector : ref)(reader, node, place2);
var predicate = (reader, node, place2) => {
  if (!isTree(node)) return reader.wrong(place2, `a predicate stands here, not ${said(node)}`);
  for (const [key, wanted] of Object.entries(node)) {
    if (wanted === void 0) continue;
    const own2 = Object.hasOwn(predicateFields, key) ? predicateFields[key] : void 0;
    if (own2 !== void 0) own2(reader, wanted, `${place2}.${key}`);
    else {
      reader.word("characteristic", key, `${place2}.${key}`);
      matcher(reader, key, wanted, `${place2}.${key}`);
    }
  }
};
var bounds2 = { atLeast: amount2, atMost: amount2, equal: amount2 };
function matcher(reader, characteristic, wanted, place2) {
  if (Array.isArray(wanted)) return wanted.forEach((one, at) => matcher(reader, characteristic, one, `${place2}[${at}]`));
  if (!isTree(wanted)) return valueWord(reader, characteristic, wanted, place2);
  if ("parameter" in wanted) return;
  if ("size" in wanted) return matcher(reader, "", wanted.size, `${place2}.size`);
  readFields(reader, wanted, place2, "comparison", {
    noted: free,
    chosen: free,
    includes: free,
    var: free,
    event: word2("field of events"),
    ...bounds2
  });
}
function valueWord(reader, characteristic, value, place2) {
  if (typeof value !== "string" || characteristic === "") return;
  const entries = reader.entries(characteristic);
  if (entries !== null && "words" in entries) reader.entry(characteristic, value, place2);
  else reader.value(characteristic, value, place2);
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
var compare = (reader, node, place2) => {
  if (!Array.isArray(node) || node.length !== 3) return reader.wrong(place2, `[amount, comparison, amount] stands here, not ${said(node)}`);
  amount2(reader, node[0], `${place2}[0]`);
  if (!comparisons.includes(node[1])) reader.part("comparison", String(node[1]), comparisons, `${place2}[1]`);
  amount2(reader, node[2], `${place2}[2]`);
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
  any: listOf((reader, node, place2) => predicate(reader, node, place2)),
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
  players: (reader, node, place2) => node === true ? void 0 : player(reader, node, place2),
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
function written2(reader, characteristic, value, place2) {
  if (Array.isArray(value))
    return value.forEach(
      (one, at) => (reader.entries(characteristic) === null ? written2 : entry)(reader, characteristic, one, `${place2}[${at}]`)
    );
  if (!isTree(value)) return valueWord(reader, characteristic, value, place2);
  if (isBound(value)) return;
  if (amountVariants.some(([key]) => key in value)) return readVariant(reader, value, place2, "amount", amountVariants);
  loose(reader, value, place2);
}
function entry(reader, characteristic, value, place2) {
  const entries = reader.entries(characteristic);
  if (entries === null || isTree(value) && !("word" in value) && isBound(value)) return;
  const called = characteristic === "keywords" ? "keyword" : `entry of ${characteristic}`;
  if ("fields" in entries)
    return isTree(value) ? parameters(reader, called, entries.fields, value, place2) : reader.wrong(place2, `a tree stands here, not ${said(value)}`);
  const name = wordOf(value);
  if (name === "") return reader.wrong(place2, `a word stands here, or a tree with a word, not ${said(value)}`);
  const form2 = Object.hasOwn(entries.words, name) ? entries.words[name] : void 0;
  if (form2 === void 0) return reader.entry(characteristic, name, place2);
  const { word: _word, ...given2 } = isTree(value) ? value : { word: name };
  parameters(reader, `${called} "${name}"`, form2, given2, place2);
}
function parameters(reader, whose, { needs, may, oneOf: oneOf2 }, given2, place2) {
  for (const parameter2 of Object.keys(needs ?? {}))
    if (!(parameter2 in given2)) reader.wrong(place2, `the ${whose} needs ${JSON.stringify(parameter2)}`);
  if (oneOf2 !== void 0 && !oneOf2.some((parameter2) => parameter2 in given2))
    reader.wrong(place2, `the ${whose} needs ${oneOf2.map((one) => JSON.stringify(one)).join(" or ")}`);
  const known7 = { ...needs, ...may };
  for (const [parameter2, value] of Object.entries(given2)) {
    const form2 = Object.hasOwn(known7, parameter2) ? known7[parameter2] : void 0;
    if (form2 === void 0) reader.part(`parameter of the ${whose}`, parameter2, Object.keys(known7), place2);
    else readParameter(reader, `${JSON.stringify(parameter2)} of the ${whose}`, form2, value, `${place2}.${parameter2}`);
  }
}
function readParameter(reader, whose, form2, value, place2) {
  if (isTree(value) && isBound(value)) return;
  const plain4 = plainForm(form2, value);
  if (plain4 === false) reader.wrong(place2, `${whose} is ${described(form2)}, not ${said(value)}`);
  else if (plain4 !== true) plain4(reader, value, place2);
}
function plainForm(form2, value) {
  if (isWords(form2)) return form2.includes(value);
  if (typeof form2 === "object") return form2.or.map((one) => plainForm(one, value)).find((one) => one !== false) ?? false;
  switch (form2) {
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
var keyword = (reader, node, place2) => entry(reader, "keywords", node, place2);
var isWords = (form2) => Array.isArray(form2);
function described(form2) {
  if (isWords(form2)) return form2.map((one) => JSON.stringify(one)).join(" or ");
  if (typeof form2 === "object") return form2.or.map(described).join(" or ");
  return form2 === "number" ? "a whole number" : form2 === "flag" ? "true or false" : form2 === "cost" ? "a text or a list of verbs" : form2 === "amount" ? "an amount" : form2 === "fits" ? "a predicate in a `tree`" : `a ${form2}`;
}
var fieldsWith = (form2) => (reader, node, place2) => {
  if (!isTree(node)) return reader.wrong(place2, `characteristics with their values stand here, not ${said(node)}`);
  for (const [key, value] of Object.entries(node)) {
    reader.word("characteristic", key, `${place2}.${key}`);
    form2(reader, key, value, `${place2}.${key}`);
  }
};
var changed = fieldsWith(written2);
var counted4 = fieldsWith((reader, _key, value, place2) => amount2(reader, value, place2));
var lost = fieldsWith((reader, key, value, place2) => {
  if (value === "all") return;
  listOf((one, node, at) => isTree(node) ? written2(one, key, node, at) : valueWord(one, key, node, at))(reader, value, place2);
});
var gained = fieldsWith(
  (reader, key, value, place2) => Array.isArray(value) ? written2(reader, key, value, place2) : isTree(value) && isBound(value) ? void 0 : reader.wrong(place2, `a list stands here, not ${said(value)}`)
);
var verb = (reader, node, place2) => {
  if (!isTree(node)) return reader.wrong(place2, `a verb stands here, not ${said(node)}`);
  word2("verb")(reader, node.verb, `${place2}.verb`);
  for (const [key, value] of Object.entries(node)) {
    if (key === "verb" || value === void 0) continue;
    reader.word("argument", key, `${place2}.${key}`);
    argument(reader, key, value, `${place2}.${key}`);
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
  then: listOf((reader, node, place2) => clause(reader, node, place2)),
  otherwise: listOf((reader, node, place2) => clause(reader, node, place2)),
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
  abilities: listOf((reader, node, place2) => ability(reader, node, place2))
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
  of: (reader, node, place2) => node === "self" || node === "host" ? void 0 : selector(reader, node, place2),
  players: player,
  if: condition,
  defining: free,
  also: listOf(tree("change", () => changeFields))
};
var modifiers = listOf(tree("modifier", () => modifierFields));
var abilityKinds = ["triggered", "activated", "static", "spell", "replacement"];
var ability = (reader, node, place2) => {
  if (!isTree(node)) return reader.wrong(place2, `an ability stands here, not ${said(node)}`);
  if (!abilityKinds.includes(node.kind)) reader.part("kind of ability", String(node.kind), abilityKinds, place2);
  readFields(reader, node, place2, "ability", abilityFields);
};
var abilityFields = {
  kind: free,
  keyword: word2("keyword of an ability"),
  from: listOf(word2("place")),
  by: (reader, node, place2) => node === "any" || node === "opponents" ? void 0 : reader.part("user", String(node), ["any", "opponents"], place2),
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
  marks: (reader, node, place2) => {
    if (!isTree(node)) return reader.wrong(place2, `marks stand here, not ${said(node)}`);
    for (const [key, value] of Object.entries(node)) {
      reader.word("mark", key, `${place2}.${key}`);
      loose(reader, value, `${place2}.${key}`);
    }
  }
};
var wordAmong = (what2, known7) => (reader, node, place2) => {
  if (!known7.includes(node)) reader.part(what2, String(node), known7, place2);
};
var markOf = wordAmong("mark of a moment", ["before", "at", "after"]);
var scopeOf = wordAmong("scope", ["object", "name", "player"]);
var argumentForms = {
  until: word2("duration"),
  modifiers,
  abilities: listOf(ability),
  ability,
  clauses: listOf(clause),
  choose: (reader, node, place2) => (Array.isArray(node) ? choices : choice)(reader, node, place2),
  where: predicate,
  if: condition,
  when: (reader, node, place2) => (isTree(node) && "kind" in node ? ability : condition)(reader, node, place2),
  let: (reader, node, place2) => Object.entries(node).forEach(([key, value]) => amount2(reader, value, `${place2}.${key}`))
};
function argument(reader, key, value, place2) {
  const form2 = Object.hasOwn(argumentForms, key) ? argumentForms[key] : void 0;
  if (form2 !== void 0 && (key === "until" ? typeof value === "string" : typeof value === "object")) return form2(reader, value, place2);
  if (key === "keywords" && Array.isArray(value)) return written2(reader, key, value, place2);
  loose(reader, value, place2);
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
  const known7 = telling.find(([key]) => key in node) ?? tellingTrees.find(([key, , is2]) => is2(node[key]));
  if (known7 !== void 0) return known7[1];
  const keys2 = Object.keys(node);
  if (keys2.length === 1 && typeof node.event === "string") return ref;
  if ("value" in node && ("of" in node || "player" in node) && keys2.length <= 3) return amount2;
  return "from" in node && keys2.every((key) => key in selectorFields2) ? selector : void 0;
}
function loose(reader, node, place2) {
  if (Array.isArray(node)) return node.forEach((one, at) => loose(reader, one, `${place2}[${at}]`));
  if (!isTree(node)) return;
  const form2 = formOf(node);
  if (form2 !== void 0) return form2(reader, node, place2);
  for (const [key, value] of Object.entries(node)) argument(reader, key, value, `${place2}.${key}`);
}
var namesForm = tree("names", () => ({ en: free, zh: free }));
function printedValue(reader, key, value, place2) {
  if (!Array.isArray(value)) return valueWord(reader, key, value, place2);
  if (reader.entries(key) !== null) return written2(reader, key, value, place2);
  value.forEach((one, at) => isTree(one) ? void 0 : printedValue(reader, key, one, `${place2}[${at}]`));
}
var printed = (reader, node, place2) => {
  if (!isTree(node)) return reader.wrong(place2, `printed values stand here, not ${said(node)}`);
  for (const [key, value] of Object.entries(node)) {
    reader.word("printed value", key, `${place2}.${key}`);
    if (reader.entries(key) !== null || !isTree(value)) printedValue(reader, key, value, `${place2}.${key}`);
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
var isKnown = (list2, word3) => list2.includes(word3) || list2.some((one) => (one.endsWith(":") || one.endsWith(".")) && word3.length > one.length && word3.startsWith(one));
var characteristics = ["controller", "owner"];
function wordsOf2(game, vocabulary2, verbs3) {
  const { keywords: keywords4 } = vocabulary2.entries;
  return {
    "keyword of an ability": [
      ...keywords4 !== void 0 && "words" in keywords4 ? Object.keys(keywords4.words) : [],
      ...vocabulary2.abilityWords
    ],
    verb: verbs3,
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
function unknownWords(game, vocabulary2, verbs3, card3) {
  const faults = [];
  const known7 = wordsOf2(game, vocabulary2, verbs3);
  const told2 = /* @__PURE__ */ new Set();
  const tell2 = (place2, fault, near2) => {
    const sentence2 = near2.length === 0 ? fault : `${fault}; did you mean ${near2.map((name) => JSON.stringify(name)).join(" or ")}?`;
    if (told2.size < told2.add(`${place2} ${sentence2}`).size)
      faults.push({ card: String(card3.id), place: place2.slice(1), fault: sentence2, near: near2 });
  };
  const unless2 = (list2, kind, word3, place2) => {
    if (!isKnown(list2, word3))
      tell2(
        place2,
        `unknown ${kind} ${JSON.stringify(word3)}`,
        nearNames(
          word3.toLowerCase(),
          list2.map((one) => [one.toLowerCase(), one])
        )
      );
  };
  const reader = {
    word: (kind, word3, place2) => unless2(known7[kind], kind, word3, place2),
    value: (characteristic, word3, place2) => {
      const list2 = Object.hasOwn(vocabulary2.words, characteristic) ? vocabulary2.words[characteristic] : void 0;
      if (list2 !== void 0) unless2(list2, `word of ${characteristic}`, word3, place2);
    },
    entries: (characteristic) => Object.hasOwn(vocabulary2.entries, characteristic) ? vocabulary2.entries[characteristic] ?? null : null,
    entry: (characteristic, word3, place2) => {
      const entries = vocabulary2.entries[characteristic];
      unless2(
        entries !== void 0 && "words" in entries ? Object.keys(entries.words) : [],
        characteristic === "keywords" ? "keyword" : `entry of ${characteristic}`,
        word3,
        place2
      );
    },
    part: (what2, found2, list2, place2) => unless2(list2, what2, found2, place2),
    wrong: (place2, fault) => tell2(place2, fault, [])
  };
  cardForm(reader, card3, "");
  return faults;
}
function refuseUnknown(game, verbs3, cards) {
  const { vocabulary: vocabulary2 } = game;
  if (vocabulary2 === void 0) return;
  const faults = cards.flatMap((card3) => unknownWords(game, vocabulary2, verbs3, card3));
  if (faults.length > 0) throw new CardsRefused(faults);
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
    return this.worked ??= this.own.openings ?? openingsOf(this.game, programs(), (keywords4) => this.expansions(keywords4));
  }
  /** A card's program. The empty id is that of objects without a card, which has no abilities. @throws {InvariantBroken} for an unknown card */
  card(id) {
    return this.programs.get(id) ?? this.firstTime(id);
  }
  firstTime(id) {
    if (id === "") return this.nothing;
    const given2 = this.own.cards.get(id);
    if (given2 === void 0) return this.base?.card(id) ?? missing("card", id);
    const card3 = this.game.prepare?.(given2) ?? given2;
    const program = this.compileCard(card3, card3.id);
    this.programs.set(id, program);
    return program;
  }
  /** Whether a card, by any of its faces, waits for a moment, or gives an ability that does. */
  waitsFor(id, key) {
    const { keys: keys2, lends: lends2 } = this.card(id);
    return keys2.includes(key) || lends2.has(key);
  }
  /** Cards that a card's tree names, such as tokens that it makes. Any text that is the id of a card counts. */
  namedBy(id) {
    let found2 = this.mentioned.get(id);
    if (found2 === void 0) {
      const ids2 = /* @__PURE__ */ new Set();
      noteCards(this.card(id).card, (text) => this.has(text), ids2);
      this.mentioned.set(id, found2 = [...ids2]);
    }
    return found2;
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
  label(procedure, step) {
    return this.parts.labels.get(procedure)?.get(step) ?? missing(`step of ${procedure}`, step);
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
      for (const card3 of this.catalogue()) for (const key of this.game.nameKeys?.(card3) ?? [card3.id]) this.named.set(key, card3);
    return this.named;
  }
  /** The library that keeps what stands under a root: this one for its own cards, else the one that it is based on. */
  keeper(root) {
    return this.base === null || this.own.cards.has(root) ? this : this.base;
  }
  /** A node of a pinned program by its path, e.g. `card-id/abilities/0/clauses`. */
  node(path) {
    const known7 = this.nodes.get(path);
    if (known7 !== void 0) return known7;
    const { patch, root, keys: keys2 } = parsePath(path);
    const keeper2 = this.keeper(root);
    const node = keeper2 === this ? this.find(path, patch, root, keys2) : keeper2.node(path);
    this.nodes.set(path, node);
    return node;
  }
  find(path, patch, root, keys2) {
    let node = patch === "" ? this.tree(root) : this.patchedTree(patch, root);
    for (const key of keys2) node = must(node[key], `program node ${path}`);
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
  cutOf(cut) {
    const at = this.game.layers.indexOf(cut === "copiable" ? this.game.copiable?.after ?? "" : cut);
    return at < 0 ? missing("cut", cut) : at;
  }
  clauses(path) {
    return this.node(path);
  }
  modifier(path) {
    let known7 = this.modifiers.get(path);
    if (known7 === void 0) {
      const keeper2 = this.keeper(parsePath(path).root);
      const modifier = this.node(path);
      known7 = keeper2 === this ? inOneShape(modifier, modifier.if, this.game.slotKinds?.names) : keeper2.modifier(path);
      this.modifiers.set(path, known7);
    }
    return known7;
  }
  ability(path) {
    return this.compiled.get(path) ?? this.firstAbility(path);
  }
  firstAbility(path) {
    const { root } = parsePath(path);
    const keeper2 = this.keeper(root);
    if (keeper2 === this && this.own.cards.has(root)) this.card(root);
    const made3 = this.compiled.get(path) ?? (keeper2 === this ? compile(this.node(path), path, "", this.game) : keeper2.ability(path));
    this.compiled.set(path, made3);
    return made3;
  }
  /** A modifier compiled for derivation in order; `ability` is the static ability that it stands in, '' for a lasting effect. */
  effect(path, ability2) {
    let known7 = this.effects.get(path);
    if (known7 === void 0) {
      const keeper2 = this.keeper(parsePath(path).root);
      known7 = keeper2 === this ? this.compileEffect(path, ability2) : keeper2.effect(path, ability2);
      this.effects.set(path, known7);
    }
    return known7;
  }
  compileEffect(path, ability2) {
    return compileEffect(this.game, path, this.node(path), ability2 === "" ? null : this.node(ability2));
  }
  /** The test that a predicate is where it speaks of values alone (`plainTest`); null for any other, and for one that is asked for the first time and may never be again. */
  testOf(predicate2) {
    const known7 = this.tests.get(predicate2);
    if (known7 === void 0) {
      this.tests.set(predicate2, "seen");
      return null;
    }
    if (known7 !== "seen") return known7;
    const made3 = plainTest(this.game, predicate2);
    this.tests.set(predicate2, made3);
    return made3;
  }
  /** Static abilities with modifiers among those of a list: of ability paths, or of keywords. Lists are told apart by identity. */
  staticsIn(list2, what2) {
    let known7 = this.statics.get(list2);
    if (known7 === void 0) {
      const paths = what2 === "abilities" ? list2 : list2.flatMap((entry2) => keywordPaths(this.game, entry2));
      known7 = paths.map((path) => this.staticAt(path)).filter((one) => one.effects.length > 0);
      this.statics.set(list2, known7);
    }
    return known7;
  }
  staticAt(path) {
    const { ability: ability2 } = this.ability(path);
    const count4 = ability2.kind === "static" ? ability2.modifiers?.length ?? 0 : 0;
    return { path, ability: ability2, effects: Array.from({ length: count4 }, (_, index) => this.effect(`${path}/modifiers/${index}`, path)) };
  }
  /** Compiles what stands at a path: a whole card, or one of its further faces. */
  compileCard(card3, root) {
    const abilities = card3.abilities.map((ability2, index) => compile(ability2, `${root}/abilities/${index}`, card3.id, this.game));
    const byMoment = /* @__PURE__ */ new Map();
    for (const compiled of abilities) this.compiled.set(compiled.path, compiled);
    const own2 = [...abilities, ...this.expansions(card3.printed.keywords)];
    for (const compiled of own2) {
      for (const { key } of compiled.triggers) {
        const list2 = byMoment.get(key) ?? [];
        if (!list2.includes(compiled)) list2.push(compiled);
        byMoment.set(key, list2);
      }
    }
    const lends2 = own2.flatMap(({ ability: ability2 }) => [...keysLentBy(ability2, (keywords4) => this.expansions(keywords4))]);
    const faces = (card3.faces ?? []).map(
      (face, at) => this.compileCard({ id: card3.id, names: face.names, printed: face.printed, abilities: face.abilities }, `${root}/faces/${at}`)
    );
    const defines2 = own2.some(({ ability: ability2 }) => ability2.modifiers?.some((modifier) => modifier.defining) ?? false);
    const statics = own2.filter((one) => one.ability.kind === "static");
    const elsewhere2 = defines2 || statics.some(({ ability: ability2 }) => ability2.from?.some((kind) => !this.game.inPlay.includes(kind)) === true);
    const keys2 = /* @__PURE__ */ new Set([...byMoment.keys(), ...faces.flatMap((face) => face.keys)]);
    return {
      card: card3,
      abilities,
      statics,
      byMoment,
      faces,
      paths: abilities.map((one) => one.path),
      defines: defines2 || faces.some((face) => face.defines),
      elsewhere: elsewhere2 || faces.some((face) => face.elsewhere),
      keys: [...keys2],
      keysAt: this.keysByZone(own2, faces),
      lends: /* @__PURE__ */ new Set([...lends2, ...faces.flatMap((face) => [...face.lends])])
    };
  }
  /** The moments that are waited for in each kind of zone (`functions`). */
  keysByZone(own2, faces) {
    const { inPlay, spellsFrom } = this.game;
    const found2 = /* @__PURE__ */ new Map();
    const note3 = (kind, key) => {
      const keys2 = found2.get(kind) ?? [];
      if (!keys2.includes(key)) keys2.push(key);
      found2.set(kind, keys2);
    };
    for (const { ability: ability2, triggers } of own2)
      for (const kind of ability2.from ?? (ability2.kind === "spell" ? spellsFrom : inPlay)) for (const { key } of triggers) note3(kind, key);
    for (const face of faces) for (const [kind, keys2] of face.keysAt) for (const key of keys2) note3(kind, key);
    return found2;
  }
  /** The abilities that a list of keywords stands for. */
  expansions(keywords4) {
    if (!Array.isArray(keywords4)) return [];
    return pathsOfKeywords(this.game, keywords4).map((path) => this.ability(path));
  }
};
function noteCards(node, isCard, found2) {
  if (typeof node === "string") {
    if (isCard(node)) found2.add(node);
  } else if (typeof node === "object" && node !== null) for (const child of Object.values(node)) noteCards(child, isCard, found2);
}

function run(table) {
  const { state, library } = table;
  let procedure = null;
  while (state.frames.length > 0 && state.header.status === "running") {
    if ((++table.steps & 63) === 0) weigh(table);
    if (stabilise(table)) continue;
    const frame = state.frames[state.frames.length - 1];
    if (procedure === null || procedure.name !== frame.procedure) procedure = library.procedure(frame.procedure);
    const step = procedure.steps[frame.step];
    if (step === void 0) {
      finishFrame(table, true);
      continue;
    }
    table.journal.setWork(frame, "step", frame.step + 1);
    table.cause = frame.cause;
    const control2 = step.run(table, frame.locals, frame);
    if (control2 !== void 0 && obey(table, frame, control2)) return;
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
function obey(table, frame, control2) {
  if (table.state.frames[table.state.frames.length - 1] !== frame) return false;
  if ("done" in control2) {
    finishFrame(table, control2.done);
    return false;
  }
  if ("to" in control2) {
    table.journal.setWork(frame, "step", table.library.label(frame.procedure, control2.to));
    return false;
  }
  if (control2.then !== void 0) table.journal.setWork(frame, "step", table.library.label(frame.procedure, control2.then));
  if ("wait" in control2) {
    if (table.journal.size(table.state.decisions) === 0) throw new InvariantBroken(`${frame.procedure} waits, but nobody was asked`);
    return true;
  }
  table.push(control2.call, control2.locals);
  return false;
}
function finishFrame(table, value) {
  const { frames } = table.state;
  const silent = frames[frames.length - 1]?.locals.silent === true;
  table.journal.pop(frames);
  if (silent) return;
  const caller = frames[frames.length - 1];
  if (caller) table.local(caller.locals, "returned", value);
}
function unwindTo(table, procedure, step) {
  const { frames } = table.state;
  const floor = framesBelow(table);
  while (frames.length > floor && frames[frames.length - 1].procedure !== procedure) table.journal.pop(frames);
  dropQuestions(table);
  const frame = must(frames.length > floor ? frames[frames.length - 1] : void 0, `frame of ${procedure}`);
  table.journal.setWork(frame, "step", table.library.label(procedure, step));
}
function dropQuestions(table) {
  const { decisions } = table.state;
  for (const id of Object.keys(decisions)) table.journal.removeQuietly(decisions, Number(id));
}
function openDecisions(table) {
  const { header, decisions } = table.state;
  const open = [];
  for (let id = header.nextDecision - 1, left = table.journal.size(decisions); left > 0; id--) {
    const row = decisions[id];
    if (row === void 0) continue;
    left--;
    if (row.answer === null) open.push(row.decision);
  }
  return open.reverse();
}
function rowOf2(table, id) {
  const row = Number.isSafeInteger(id) ? table.state.decisions[id] : void 0;
  return row === void 0 || row.answer !== null ? null : row;
}
function refuse(code, rule2, detail, params = {}) {
  return { code, rule: rule2, detail, params };
}
function perform(table, action) {
  const refusal = carryOut2(table, action);
  if (refusal === null) answerForAbsent(table);
  return refusal;
}
function answerForAbsent(table) {
  const { plays: plays2 } = table.game;
  if (plays2 === void 0) return;
  for (; ; ) {
    const open = openDecisions(table).find(({ seat, subject }) => !plays2(table, seat) || !plays2(table, subject));
    const row = open === void 0 ? null : rowOf2(table, open.id);
    if (row === null || table.state.header.status === "ended") return;
    deliver(table, row, leastAnswer(table, row.decision));
  }
}
function carryOut2(table, action) {
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
  for (const one of round) {
    answers[one.asked] = one.answer;
    journal.removeQuietly(state.decisions, one.decision.id);
  }
  table.local(frame.locals, "answers", answers);
  table.local(frame.locals, "answer", round[0].answer);
  table.cause = { kind: "rule" };
  run(table);
}
function frameOf2(table, id) {
  const { frames } = table.state;
  for (let at = frames.length - 1; at >= 0; at--) if (frames[at]?.id === id) return frames[at];
  throw new InvariantBroken(`no frame ${id}`);
}
function isComplete(round) {
  for (const one of round) if (one.answer === null) return false;
  return true;
}
function roundOf(table, row) {
  const { decisions } = table.state;
  if (table.journal.size(decisions) === 1) return [row];
  let first = row.decision.id;
  while (decisions[first - 1]?.frame === row.frame) first--;
  const round = [];
  for (let id = first; decisions[id]?.frame === row.frame; id++) round.push(decisions[id]);
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
    const { what: what2 } = verb2;
    noteOn(
      table,
      env.self,
      verb2.as,
      typeof what2 === "object" ? [...objectsOf(table, env, what2)] : env.vars[what2] ?? null
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
  const about2 = aboutOf(option);
  return about2.length === 0 ? option : { ...option, about: about2 };
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
  const open = showsFace(table, row, viewer);
  const attached = row.attached.filter((id) => hasPlace(table.object(id)));
  return {
    id: row.id,
    ...open && row.card !== "" ? { card: row.card } : {},
    ...row.kind === "card" ? {} : { kind: row.kind },
    owner: row.owner,
    controller: table.controllerOf(row),
    values: open ? game.viewObject(table, row) : game.viewHidden?.(table, row) ?? {},
    attachments: row.attached.map((id) => table.object(id)).filter((one) => !hasPlace(one)).map((one) => viewObject(table, one, viewer)),
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
function pendingFor(decisions, viewer, may = []) {
  return decisions.map(
    (decision) => viewer.role === "judge" || viewer.role === "player" && viewer.seat === decision.seat ? { yours: true, decision: decisionTold(decision) } : {
      yours: false,
      id: decision.id,
      openedAt: decision.openedAt,
      seat: decision.seat,
      ...may.length === 0 ? {} : { may: optionsTold(may) }
    }
  );
}
function eventsFor(events2, viewer) {
  return events2.map((event) => {
    if (event.secrets === void 0) return event;
    const { secrets: secrets2, ...open } = event;
    let data = { ...event.data };
    for (const secret of secrets2)
      if (viewer.role === "judge" || viewer.role === "player" && secret.seats.includes(viewer.seat)) data = { ...data, ...secret.data };
    return { ...open, data };
  });
}
function fill(template2, params, word3) {
  return template2.replace(/\{(\w+)\}/g, (_, name) => word3(name, params[name] ?? null));
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
  const plain4 = Library.of(game, kernelProcedures, kernelVerbs, catalogueOf(game.cards));
  plain4.checkCards();
  const withInline = /* @__PURE__ */ new WeakMap();
  const libraryFor = (pins) => {
    if (pins.inlineCards === void 0 || pins.inlineCards.length === 0) return plain4;
    let library = withInline.get(pins.inlineCards);
    if (library === void 0) {
      library = plain4.with(pins.inlineCards);
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
      printDeck: (deck, form2) => (game.deckForms?.[form2] ?? missing("form of decks", form2))(game.cards, deck)
    },
    catalogue: () => JSON.stringify(game.cards),
    cards: () => game.cards.map((card3) => factsOf2(game, card3)),
    presetDecks: () => game.presetDecks,
    start: (pins, key) => begin9(pins, key, (table) => game.setUp(table)),
    arrange: (pins, key, arrangement) => begin9(pins, key, (table) => game.arrange(table, arrangement)),
    apply: (pins, state, action) => {
      const table = tableOf(pins, copy(state));
      const refusal = act2(table, action);
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
    renderEvent: (event, language, names3) => renderWith(game, game.words.events, event.type, { ...event.data, rule: event.rule }, language, names3),
    renderDecision: (decision, language, names3) => renderWith(game, game.words.prompts, decision.prompt.key, { ...decision.prompt.params, seat: decision.seat }, language, names3),
    renderOption: (option, language, names3) => renderWith(game, game.words.options, option.label, { id: option.id, ...option.params ?? {} }, language, names3)
  };
}
function act2(table, action) {
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
      const refusal = act2(table, action);
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
function copyRows(rows) {
  const copied2 = {};
  for (const id in rows) copied2[id] = copyRow(rows[id]);
  return copied2;
}
function factsOf2(game, card3) {
  const { faces } = card3;
  const own2 = { id: card3.id, ...faceFacts(game, card3) };
  return faces === void 0 ? own2 : {
    ...own2,
    faces: faces.map(({ kind, names: names3, printed: printed3, abilities }) => ({
      kind,
      ...faceFacts(game, { id: card3.id, names: names3, printed: printed3, abilities })
    }))
  };
}
function faceFacts(game, card3) {
  return {
    names: card3.names,
    values: game.words.cardValues(card3),
    text: { en: game.words.cardText(card3, "en"), zh: game.words.cardText(card3, "zh") }
  };
}
function renderWith(game, words4, key, params, language, names3 = []) {
  const template2 = words4[key];
  if (template2 === void 0) return `${key} ${JSON.stringify(params)}`;
  return fill(template2[language], params, (name, value) => game.words.parameter(name, value, language, names3)).trim();
}

var leaving = "leaves:";
var turning = "turnOf:";
var ending = "endOfTurnOf:";
function holdsOn(table, env, condition2, stays) {
  if ("all" in condition2) return condition2.all.every((part2) => holdsOn(table, env, part2, stays));
  if ("any" in condition2) return condition2.any.some((part2) => holdsOn(table, env, part2, stays));
  return watched(table, env, condition2).every((id) => stays(table, id)) && holds(table, env, condition2);
}
function watched(table, env, condition2) {
  if ("not" in condition2) return watched(table, env, condition2.not);
  if ("all" in condition2 || "any" in condition2)
    return ("all" in condition2 ? condition2.all : condition2.any).flatMap((part2) => watched(table, env, part2));
  if ("object" in condition2) return presentOrPast(table, env, condition2.object);
  if ("compare" in condition2)
    return [condition2.compare[0], condition2.compare[2]].flatMap(
      (value) => typeof value === "object" && "of" in value && "value" in value ? presentOrPast(table, env, value.of) : []
    );
  return [];
}
function durationOf(table, env, name, verb2, turn2, stays) {
  switch (name) {
    case void 0:
      return "game";
    case "yourNextTurn":
      return `${turning}${env.you}`;
    case "endOfYourNextTurn":
      return `${ending}${env.you}:${turn2}`;
    case "leaves":
      return stays(table, env.self) ? `${leaving}${env.self}` : null;
    case "while":
      return holdsOn(table, env, verb2.while, stays) ? name : null;
    default:
      return name;
  }
}
function endLasting(table, until2) {
  endEffects(table, (effect2) => effect2.until === until2);
  endWatches(table, (watch) => watch.until === until2);
}
function endUntilTurnOf(table, seat) {
  endLasting(table, `${turning}${seat}`);
}
function endOfTurns(table, active, turn2) {
  const isOver = ({ until: until2 }) => {
    if (until2 === "endOfTurn") return true;
    if (!until2.startsWith(ending)) return false;
    const [seat, since] = until2.slice(ending.length).split(":").map(Number);
    return seat === active && turn2 > since;
  };
  endEffects(table, isOver);
  endWatches(table, isOver);
}
function hasLapsed(table, row, stays) {
  if (row.until === "while") return !holdsOn(table, lastingEnv(row), conditionOf(table, row.program), stays);
  return row.until.startsWith(leaving) && !stays(table, Number(row.until.slice(leaving.length)));
}
function conditionOf(table, program) {
  const verb2 = program.replace(/\/(?:modifiers\/\d+|ability)$/, "");
  return table.library.node(`${verb2}/while`);
}
function endLapsed(table, stays) {
  const { effects, watches } = table.state;
  if (table.journal.size(effects) > 0) endEffects(table, (effect2) => hasLapsed(table, effect2, stays));
  if (table.journal.size(watches) > 0) endWatches(table, (watch) => hasLapsed(table, watch, stays));
}

var none9 = [];
function entriesOf(table, id) {
  const seat = seatOfId(id);
  const { rules: rules3 } = seat === null ? valuesOf2(table, id) : playerValuesOf(table, seat);
  return rules3 ?? none9;
}
function entriesWith(table, id, word3) {
  const all2 = entriesOf(table, id);
  return all2.length === 0 ? none9 : all2.filter((entry2) => entry2.word === word3);
}
function fitsEntry(table, tree2, id, bearer) {
  return tree2 === void 0 || fitsTree(table, tree2, id, bearer > 0 ? bearer : id);
}
function numberBy(entries, base) {
  let value = base;
  for (const { is: is2, more = 0 } of entries) value = (is2 === void 0 ? value : is2 ?? Infinity) + more;
  return Math.max(0, value);
}

function stampsMatter(table, ids2) {
  const borne = ids2.map((id) => partsOf3(table, id)).filter((parts) => parts.length > 0);
  return borne.some(
    (parts, at) => borne.slice(at + 1).some((others) => parts.some((part2) => others.some((other) => collide(part2, other))))
  );
}
function stampInOrder(table, ids2) {
  table.journal.touch();
  for (const id of ids2) table.set(table.object(id), "stamp", table.nextStamp());
}
function partsOf3(table, id) {
  const { abilities, keywords: keywords4 } = table.derive(table, id);
  const { library } = table;
  const statics = [...library.staticsIn(asList(abilities), "abilities"), ...library.staticsIn(asList(keywords4), "keywords")];
  return statics.flatMap(
    ({ effects }) => effects.flatMap(
      ({ parts, modifier: { of, players: players2 } }) => parts.map((part2) => ({ part: part2, own: players2 === void 0 && (of === void 0 || of === "self") }))
    )
  );
}
function collide({ part: part2, own: own2 }, { part: other, own: otherOwn }) {
  if (part2.layer !== other.layer || own2 && otherOwn) return false;
  if (mayMeet(part2, other) || mayMeet(other, part2)) return true;
  return !commute(part2.change, other.change) && [...part2.writes].some((name) => other.writes.has(name));
}
var sums = /* @__PURE__ */ new Set(["add"]);
var unions = /* @__PURE__ */ new Set(["gain", "abilities"]);
var changes = ["set", "add", "times", "gain", "lose", "abilities", "cantHave", "swap", "become", "words", "controller"];
function commute(change3, other) {
  const made3 = changes.filter((name) => change3[name] !== void 0 || other[name] !== void 0);
  return made3.every((name) => sums.has(name)) || made3.every((name) => unions.has(name));
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
  constructor(kind, word3) {
    super(`no words for ${kind} ${JSON.stringify(word3)}`);
    this.name = "UnknownWord";
  }
};
function wordOf2(table, word3, kind) {
  const found2 = typeof word3 === "string" && Object.hasOwn(table, word3) ? table[word3] : void 0;
  if (found2 === void 0) throw new UnknownWord(kind, word3);
  return found2;
}
function phrase(en, zh) {
  return { en, zh };
}
var nothing6 = { en: "", zh: "" };
function template(en, zh, ...parts) {
  const [first] = parts;
  const plain4 = first === void 0 || first.many === true || first.en === "you";
  const put6 = (template2, language) => template2.replace(/\$(\d)/g, (_, digit) => parts[Number(digit) - 1]?.[language] ?? "");
  return { en: put6(en.replaceAll("%s", plain4 ? "" : "s"), "en"), zh: put6(zh, "zh") };
}
function many(one) {
  return { ...one, many: true };
}
function join(parts, en, zh) {
  return {
    en: parts.map((part2) => part2.en).filter((text) => text !== "").join(en),
    zh: parts.map((part2) => part2.zh).filter((text) => text !== "").join(zh)
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
  const before = join(parts.slice(0, -1), ", ", comma);
  return { en: `${before.en}${en}${last.en}`, zh: `${before.zh}${zh}${last.zh}`, many: true };
}
function onlyFields(node, kind, fields4) {
  for (const field2 of Object.keys(node)) if (!fields4.includes(field2)) throw new UnknownWord(`field of ${kind}`, field2);
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

var flat = (condition2) => condition2 === void 0 ? [] : "all" in condition2 ? condition2.all.flatMap(flat) : [condition2];
var names2 = (condition2, field2) => "object" in condition2 && typeof condition2.object === "object" && "event" in condition2.object && condition2.object.event === field2;
var isOther = (one) => names2(one, "host") || names2(one, "attacker") || names2(one, "by");
var aboutPlayer = (condition2) => "any" in condition2 ? condition2.any.flatMap((one) => "seat" in one ? [one.is] : [])[0] ?? null : null;
function facetsOf({ event, if: given2 }) {
  const parts = flat(given2);
  const isAbout = (one) => names2(one, "object");
  const other = parts.flatMap(
    (one) => "not" in one && isAbout(one.not) ? [{ not: one.not.is }] : []
  );
  const owner2 = parts.flatMap(
    (one) => isAbout(one) && event === "discarded" ? [one.is.owner] : []
  )[0];
  const seat = parts.flatMap((one) => "seat" in one && one.seat === "seat" ? [one.is] : [])[0];
  const victim = parts.flatMap((one) => "seat" in one && one.seat === "player" ? [one.is] : [])[0];
  const any = parts.map(aboutPlayer).find((one) => one !== null);
  const facts2 = Object.fromEntries(parts.flatMap((one) => "eventIs" in one ? [[one.eventIs, one.equal]] : []));
  const turn2 = parts.flatMap((one) => "turnOf" in one && /^(?:turn|phase|step)/.test(event) ? [one.turnOf] : [])[0];
  const rest2 = parts.filter(
    (one) => !isAbout(one) && !names2(one, "source") && !isOther(one) && !("eventIs" in one) && !("seat" in one && (one.seat === "seat" || one.seat === "player")) && aboutPlayer(one) === null && !("not" in one && isAbout(one.not)) && !("turnOf" in one && turn2 !== void 0)
  );
  return {
    about: owner2 === void 0 ? [...parts.flatMap((one) => names2(one, "object") ? [one.is] : []), ...other.map(({ not }) => ({ not }))] : [],
    from: parts.flatMap((one) => names2(one, "source") ? [one.is] : []),
    host: parts.flatMap((one) => isOther(one) ? [one.is] : []),
    player: seat ?? owner2 ?? any ?? null,
    turn: turn2 ?? null,
    victim: victim ?? null,
    facts: facts2,
    rest: rest2
  };
}
function joined2(about2) {
  const other = about2.some(({ not }) => not?.is === "self");
  return { where: about2.filter(({ not }) => not?.is !== "self").reduce((all2, one) => ({ ...all2, ...one }), {}), other };
}
function thing(reader, about2, fallback, from = "field", owner2 = true) {
  const { where, other } = joined2(about2);
  const { is: is2, controller, ...rest2 } = where;
  if (is2 !== void 0 && Object.keys(rest2).length === 0) return reader.ref(is2);
  const shown = { ...rest2, ...owner2 && controller !== void 0 ? { controller } : {} };
  if (Object.keys(shown).length === 0 && !other) return fallback;
  const words4 = reader.described({ ...shown, ...is2 === void 0 ? {} : { is: is2 } }, "one", from);
  return other ? phrase(words4.en.replace(/^an? /, "another "), words4.zh.replace(/^1([个张])/, "另1$1")) : words4;
}

var fields2 = ["if", "may", "choose", "cost", "do", "together", "then", "otherwise", "forEach", "forEachPlayer", "repeat", "unless"];
function costWords(reader, verbs3) {
  return and(verbs3.map((verb2) => reader.verb(verb2)));
}
function unmentioned(reader, { choose: choose3 = [], cost: cost2, do: verbs3, then, otherwise }) {
  const text = JSON.stringify([cost2, verbs3, then, otherwise]);
  return choose3.filter(({ as }) => !text.includes(JSON.stringify(as)) || text.includes(`"except":{"var":${JSON.stringify(as)}}`)).map(({ as }) => template("choose $1", "选择$1", reader.mention(as)));
}
function headOf(reader, clause2) {
  const parts = [
    clause2.forEach === void 0 ? nothing6 : forEachWords(reader, clause2.forEach, clause2.do ?? []),
    clause2.if === void 0 ? nothing6 : reader.terms.given(clause2.if) ?? template("if $1, ", "若$1，", reader.condition(clause2.if)),
    clause2.repeat === void 0 ? nothing6 : template("$1 times: ", "重复$1次：", reader.measure(clause2.repeat)),
    clause2.may === true ? phrase("you may ", "你可以") : nothing6
  ];
  return join(parts, "", "");
}
var forEachWords = (reader, selector2, verbs3) => saysEach(verbs3) ? nothing6 : template("for each of $1: ", "对于每个$1：", reader.kind(selector2));
var saysEach = (verbs3) => verbs3.length === 1 && [verbs3[0]?.to, verbs3[0]?.what].includes("each");
function core(reader, clause2, inOne) {
  for (const choice2 of clause2.choose ?? []) reader.choice(choice2);
  const chosen2 = unmentioned(reader, clause2);
  const cost2 = clause2.cost === void 0 || clause2.cost.length === 0 ? null : costWords(reader, clause2.cost);
  const does = (clause2.do ?? []).map((verb2) => reader.verb(verb2)).filter(({ en }) => en !== "");
  const done3 = [...chosen2, ...cost2 === null ? [] : [cost2]];
  if (clause2.together === true && does.length > 1) return [...done3, join(does, " and at the same time ", "，同时")];
  if (cost2 !== null && does.length > 0)
    return [join(done3, " and ", "并"), template("if you do, $1", "若如此做，$1", join(does, " and ", "，并"))];
  return inOne ? [join([...done3, ...does], " and ", "，并")] : [...done3, ...does];
}
var unlessWords = (reader, { player: player3, cost: cost2 }) => {
  const who = reader.player(player3);
  const paid2 = costWords(reader, cost2);
  return template(" unless $1 $2", "，除非$1$2", who, { ...paid2, en: who.en === "you" ? paid2.en : paid2.en.replace(/^pay /, "pays ") });
};
function clauseWords(reader, clause2) {
  onlyFields(clause2, "clause", fields2);
  if (clause2.forEachPlayer !== void 0)
    reader.name("each", { first: reader.player(clause2.forEachPlayer), again: phrase("that player", "该玩家") });
  const restore2 = clause2.forEach === void 0 ? null : clause2.forEach;
  if (restore2 !== null && saysEach(clause2.do ?? [])) return eachWords(reader, clause2);
  const head = headOf(reader, clause2);
  const [first = nothing6, ...more] = core(reader, clause2, head.en !== "");
  const unless2 = clause2.unless === void 0 ? nothing6 : unlessWords(reader, clause2.unless);
  const then = (clause2.then ?? []).flatMap((one) => clauseWords(reader, one));
  const otherwise = (clause2.otherwise ?? []).flatMap((one) => clauseWords(reader, one));
  const own2 = first.en === "" && clause2.may === true ? [template("$1$2", "$1$2", head, then[0] ?? nothing6), ...then.slice(1)] : [
    template("$1$2$3", "$1$2$3", head, first, unless2),
    ...more,
    ...then.map((one, at) => at === 0 ? template("if you do, $1", "若如此做，$1", one) : one)
  ];
  return [...own2.map(asOne), ...otherwise.map((one, at) => at === 0 ? template("otherwise, $1", "否则，$1", one) : one)].filter(
    ({ en }) => en !== ""
  );
}
var asOne = (words4) => phrase(words4.en.replace(/you may you /, "you may "), words4.zh.replace("你可以你", "你可以"));
function eachWords(reader, clause2) {
  const condition2 = clause2.if === void 0 ? nothing6 : template("if $1, ", "若$1，", reader.condition(clause2.if));
  const single2 = reader.single(clause2.forEach);
  const does = (clause2.do ?? []).map((verb2) => reader.verb(verb2));
  return does.map(
    (one) => template(
      "$1$2",
      "$1$2",
      condition2,
      phrase(one.en.replace("each of them", `each ${single2.en}`), one.zh.replace("其中每个", `每${single2.zh.replace(/^1/, "")}`))
    )
  );
}
function clauseList(reader, clauses) {
  const all2 = clauses.flatMap((clause2) => clauseWords(reader, clause2));
  return join(
    all2.map(
      (one) => sentence({
        en: one.en.startsWith("[") ? one.en.replace(/^(\[[^\]]*\] )(.)/, (_, before, letter) => `${before}${letter.toUpperCase()}`) : capital(one.en),
        zh: one.zh
      })
    ),
    " ",
    ""
  );
}

var isPile = ({ piles: piles3 }, zone) => zone in piles3;
function typesIn({ types, any }) {
  if (types !== void 0) return listOf2(types);
  if (any?.every((one) => Object.keys(one).length === 1 && one.types !== void 0) !== true) return null;
  return any.map((one) => one.types);
}
function typeNoun({ jointTypes: jointTypes2, typeWord: typeWord2 }, types) {
  return jointTypes2[[...types].map(String).sort().join(" ")] ?? or(types.map(typeWord2));
}
function nounOf(terms2, zones, predicate2) {
  const types = typesIn(predicate2);
  const noun2 = types === null ? null : typeNoun(terms2, types);
  const own2 = terms2.noun(zones, predicate2, noun2);
  if (own2 !== null) return own2;
  if (noun2 === null) return phrase("card", "牌");
  return zones.some((zone) => isPile(terms2, zone)) ? terms2.lying(noun2) : noun2;
}
function alternatives(reader, any) {
  const qualities = any.map((one) => one.types === void 0 ? reader.terms.qualities(reader, one, false) : []);
  if (qualities.every((some) => some.length === 1 && some[0]?.before === true)) {
    const words4 = or(qualities.map(([one]) => one.words));
    return { before: phrase(words4.en, `${words4.zh.replaceAll("的或", "或")}`), noun: null };
  }
  return { before: null, noun: or(any.map((one) => bare2(reader, describe(reader, { from: "field", where: one })))) };
}
var bare2 = (reader, found2) => phrase(english(reader, found2, false), chinese(found2));
function without2(reader, not) {
  const types = typesIn(not);
  const [only3, ...more] = reader.terms.qualities(reader, not, true);
  if (types !== null && only3 === void 0) {
    if (types.length === 1) return { before: template("non-$1", "非$1", reader.terms.typeWord(types[0])) };
    return {
      behind: template(
        "other than $1",
        "$1以外的",
        listed(
          types.map(reader.terms.typeWord).map(({ en, zh }) => phrase(plural(reader.terms, en), zh)),
          " and ",
          "和"
        )
      )
    };
  }
  if (only3 === void 0 || more.length > 0 || types !== null) throw new UnknownWord("negation", not);
  return only3.before ? { before: only3.words } : { behind: only3.words };
}
function describe(reader, selector2) {
  const { where = {}, except, relation } = selector2;
  const zones = listOf2(selector2.from);
  const some = reader.terms.qualities(reader, where, false);
  const other = where.any === void 0 || typesIn({ any: where.any }) !== null ? null : alternatives(reader, where.any);
  const not = where.not === void 0 ? {} : without2(reader, where.not);
  const apart = except === void 0 ? [] : reader.terms.qualities(reader, { is: except }, true);
  const place2 = isPointedOut(where) ? phrase("", "") : placed2(reader, zones, selector2);
  const related = relation === void 0 ? null : relationWords(reader, relation);
  const before = [
    ...apart.filter((one) => one.before).map(({ words: words4 }) => words4),
    ...not.before === void 0 ? [] : [not.before],
    ...other?.before ? [other.before] : [],
    ...some.filter((one) => one.before).map(({ words: words4 }) => words4)
  ];
  const owned = some.filter((one) => !one.before).map(({ words: words4 }) => words4);
  const behind3 = [
    ...owned,
    ...related === null ? [] : [related],
    ...not.behind === void 0 ? [] : [not.behind],
    ...apart.filter((one) => !one.before).map(({ words: words4 }) => words4)
  ];
  const noun2 = other?.noun ?? nounOf(reader.terms, zones, where);
  const said3 = behind3.map(({ en }) => en);
  const spot = place2.en === "" ? [] : [place2.en];
  const far = apart.filter((one) => !one.before).map(({ words: words4 }) => words4);
  return {
    before: before.map(({ en }) => en),
    noun: noun2,
    behind: place2.en.startsWith("in ") ? [...said3, ...spot] : [...spot, ...said3],
    zh: `${far.map(({ zh }) => zh).join("")}${place2.zh}${[...behind3.filter((one) => !far.includes(one)), ...before].map(({ zh }) => zh).join("")}`
  };
}
var isPointedOut = ({ is: is2 }) => typeof is2 === "object" && ("var" in is2 || "noted" in is2);
function relationWords(reader, { is: is2, to }) {
  const words4 = wordOf2(reader.terms.relations, is2, "relation");
  return template(words4.en, words4.zh, reader.ref(to));
}
function placed2(reader, zones, { of, first, last }) {
  const { terms: terms2 } = reader;
  const spread = terms2.spread(zones, of);
  if (spread !== null) return spread;
  const piles3 = zones.filter((zone) => isPile(terms2, zone));
  if (piles3.length === 0) return of === void 0 || of === "all" ? phrase("", "") : controlled(reader, of);
  const words4 = or([...piles3.length === zones.length ? [] : [terms2.field], ...piles3.map((zone) => wordOf2(terms2.piles, zone, "zone"))]);
  const whole = of === void 0 || of === "all" ? template("any $1", "任意$1", words4) : template("$1 $2", "$1$2", reader.possessive(of), words4);
  if (last !== void 0) throw new UnknownWord("last cards of", zones);
  if (first !== void 0) return template("among the top $1 cards of $2", "$2顶$1张牌之中的", reader.measure(first), whole);
  return template("in $1", "$1中的", whole);
}
function controlled(reader, of) {
  const { en, zh } = reader.terms.control;
  return template(`$1 ${en}%s`, `$1${zh}的`, reader.player(of));
}
function plural({ alike: alike2 }, noun2) {
  return noun2.split(/( or | and |, )/).map(
    (one) => /^(?: or | and |, )$/.test(one) || alike2.includes(one) ? one : /[^aeiou]y$/.test(one) ? `${one.slice(0, -1)}ies` : one.replace(/^(\S+(?: \S+)*?)(?= with | that |$)/, "$1s")
  ).join("");
}
var english = ({ terms: terms2 }, { before, noun: noun2, behind: behind3 }, several) => [...before, several ? plural(terms2, noun2.en) : noun2.en, ...behind3].join(" ");
var together3 = (found2) => ({
  ...found2,
  noun: phrase(found2.noun.en.replace(/ or (?!more|less)/g, " and "), found2.noun.zh.replaceAll("或", "和"))
});
var chinese = ({ zh, noun: noun2 }) => `${zh}${noun2.zh}`;
var measureWord = ({ terms: terms2 }, selector2) => listOf2(selector2.from).some((zone) => isPile(terms2, zone)) ? "张" : "个";
var article = (en) => en.startsWith("other ") ? `an${en}` : withArticle(en);
function topOf(reader, selector2) {
  const { first, of = "you" } = selector2;
  if (first === void 0) return null;
  const pile = template("$1 $2", "$1$2", reader.possessive(of), wordOf2(reader.terms.piles, listOf2(selector2.from)[0], "zone"));
  if (first === 1) return template("the top card of $1", "$1顶的牌", pile);
  const count4 = reader.measure(first);
  const words4 = typeof first === "number" ? template("the top $1 cards of $2", "$2顶的$1张牌", count4, pile) : template("the top X cards of $2 (X is $1)", "$2顶的X张牌（X为$1）", count4, pile);
  return { ...words4, many: true };
}
function allOf(reader, selector2) {
  const own2 = reader.terms.set(selector2);
  if (own2 !== null) return own2;
  const top = topOf(reader, selector2);
  if (top !== null) return top;
  const { where = {} } = selector2;
  if (where.is !== void 0 && Object.keys(where).length === 1 && typeof where.is === "object" && "var" in where.is)
    return { ...template("the rest of $1", "其余$1", reader.ref(where.is)), many: true };
  const found2 = together3(describe(reader, selector2));
  return { en: `all ${english(reader, found2, true)}`, zh: `所有${chinese(found2)}`, many: true };
}
function kindOf(reader, selector2) {
  const found2 = together3(describe(reader, selector2));
  return { en: english(reader, found2, true), zh: chinese(found2), many: true };
}
function oneOf(reader, selector2) {
  const found2 = describe(reader, selector2);
  return phrase(article(english(reader, found2, false)), `1${measureWord(reader, selector2)}${chinese(found2)}`);
}
function singleOf(reader, selector2) {
  const found2 = describe(reader, selector2);
  return phrase(english(reader, found2, false), `1${measureWord(reader, selector2)}${chinese(found2)}`);
}
function countedOf(reader, selector2, { count: count4, target: target2, players: players2 }) {
  const found2 = describe(reader, selector2);
  const noun2 = players2 ? template("$1 or player", "$1或玩家", found2.noun) : found2.noun;
  const several = count4 !== null && count4.en !== "up to 1";
  const words4 = english(reader, { ...found2, noun: noun2 }, several);
  const cut = found2.zh.lastIndexOf("的") + 1;
  const zh = `${count4 === null ? "1" : count4.zh}${measureWord(reader, selector2)}${found2.zh.slice(0, cut)}${target2 ? found2.zh.slice(cut).replace(/^(?:其他)?/, "$&目标") : found2.zh.slice(cut)}${noun2.zh}`;
  if (count4 !== null)
    return {
      en: `${count4.en} ${target2 ? "target " : ""}${words4}`.replace("target other ", "other target "),
      zh,
      ...several ? { many: true } : {}
    };
  return phrase(target2 ? `target ${words4}`.replace(/^target other /, "another target ") : article(words4), zh);
}
function described2(reader, predicate2, how, from = "field") {
  return how === "one" ? oneOf(reader, { from, where: predicate2 }) : kindOf(reader, { from, where: predicate2 });
}
function shortNoun({ terms: terms2 }, selector2) {
  if (selector2 === void 0) return phrase("player", "玩家");
  const zones = listOf2(selector2.from);
  const { types, any } = selector2.where ?? {};
  const own2 = terms2.shortNoun(zones, selector2.where ?? {});
  if (own2 !== null) return own2;
  if (zones.some((zone) => isPile(terms2, zone))) return phrase("card", "牌");
  const found2 = typesIn({ ...types === void 0 ? {} : { types }, ...any === void 0 ? {} : { any } });
  return found2 === null || found2.length > 2 ? phrase("card", "牌") : typeNoun(terms2, found2);
}
function statement(reader, about2, predicate2) {
  const { not, any, types, ...others } = predicate2;
  const { nounKeys: nounKeys2 } = reader.terms;
  const rest2 = Object.fromEntries(Object.entries(others).filter(([key]) => !nounKeys2.includes(key)));
  const qualities = reader.terms.qualities(reader, rest2, false);
  const named6 = types !== void 0 || Object.keys(others).some((key) => nounKeys2.includes(key)) || any !== void 0 || not?.types !== void 0;
  const parts = named6 ? [template("is $1", "是$1", described2(reader, predicate2, "one"))] : [...qualities.map(({ is: is2 }) => is2), ...not === void 0 ? [] : reader.terms.qualities(reader, not, true).map(({ is: is2 }) => is2)];
  if (parts.length === 0) throw new UnknownWord("statement", predicate2);
  const words4 = join(parts, " and ", "且");
  return template(
    "$1 $2",
    "$1$2",
    about2,
    about2.many === true ? phrase(
      words4.en.replaceAll(/\bis\b/g, "are").replaceAll(/\bhas\b/g, "have").replaceAll(/\bwas\b/g, "were"),
      words4.zh
    ) : words4
  );
}

var card = phrase("a card", "卡牌");
function mannerWords({ terms: terms2 }, facts2) {
  const said3 = Object.entries(facts2).filter(([field2, value]) => field2 !== "kind" && !(field2 === "to" && value === "graveyard"));
  return said3.map(([field2, value]) => wordOf2(terms2.manners, `${field2}:${String(value)}`, "fact of the event")).reduce((a, b) => template("$1$2", "$1$2", a, b), phrase("", ""));
}
var moments = {
  phase: { words: phrase("$2 $1 begins", "$2$1开始"), table: "phases" },
  phaseEnd: { words: phrase("$2 $1 ends", "$2$1结束"), table: "phases" },
  step: { words: phrase("$2 $1 begins", "$2$1开始"), table: "steps" }
};
function momentWords(reader, event, { turn: turn2 }) {
  const [kind, name] = event.split(":");
  const moment2 = name === void 0 ? void 0 : moments[kind];
  if (moment2 === void 0) return null;
  return template(
    moment2.words.en,
    moment2.words.zh,
    wordOf2(reader.terms[moment2.table], name, "moment"),
    turn2 === null ? phrase("a", "") : reader.possessive(turn2)
  );
}
function turnOf(reader, turn2) {
  if (turn2 === null) return phrase("the turn", "回合");
  return typeof turn2 === "string" ? template("$1 turn", "$1回合", reader.possessive(turn2)) : template("the turn of $1", "$1的回合", reader.player(turn2));
}
function plainOccasion(reader, event, facets, mood) {
  const { terms: terms2 } = reader;
  const given2 = terms2.eventWords(event, facets) ?? wordOf2(terms2.events, event, "event");
  const words4 = mood === "does" ? given2 : wouldBe(given2);
  const own2 = joined2(facets.about).where;
  const yours = event === "entered" && (own2.controller !== void 0 || own2.is === "self");
  const about2 = thing(reader, facets.about, card, isPlaying(reader, event) ? terms2.playedIn : "field", !yours);
  const player3 = facets.player === null ? phrase("a player", "玩家") : reader.player(facets.player);
  const field2 = terms2.fieldOf(reader, own2.controller ?? (yours ? "you" : null));
  const counter = typeof facets.facts.kind === "string" ? counterOf(terms2.counter(facets.facts.kind)) : phrase("a counter", "指示物");
  const source2 = thing(reader, facets.from, phrase("a source", "来源"));
  const victim = facets.victim === null ? phrase("", "") : reader.player(facets.victim);
  const main = template(
    words4.en.replaceAll("%s", player3.en === "you" ? "" : "s"),
    words4.zh,
    about2,
    player3,
    source2,
    field2,
    counter,
    thing(reader, facets.host, card),
    turnOf(reader, facets.turn),
    victim
  );
  return template("$1$2", "$1$2", main, mannerWords(reader, facets.facts));
}
var counterOf = (kind) => template(/^[aeiou]/.test(kind.en) ? "an $1 counter" : "a $1 counter", "$1指示物", kind);
var isPlaying = ({ terms: terms2 }, event) => event === (terms2.playing ?? "played");
function occasionWords(reader, trigger2, mood = "does") {
  const facets = facetsOf(trigger2);
  const words4 = momentWords(reader, trigger2.event, facets) ?? plainOccasion(reader, trigger2.event, facets, mood);
  return facets.rest.length === 0 ? words4 : template("$1 and $2", "$1且$2", words4, and(facets.rest.map((one) => reader.condition(one))));
}
function occasionsOf(reader, on) {
  const said3 = on.filter(({ event }) => event !== "state");
  if (said3.length === 0) return phrase("", "");
  const label2 = reader.terms.occasion(said3);
  if (label2 !== null) return label2;
  const [first = phrase("", ""), ...more] = said3.map((trigger2) => occasionWords(reader, trigger2));
  const shared2 = [first, ...more].every(({ en }) => en.startsWith("this card ")) ? more.map(({ en, zh }) => phrase(en.replace("this card ", ""), zh.replace("此牌", ""))) : more;
  return template("when $1", "当$1时", or([first, ...shared2]));
}
function eventThing(reader, { on: [first] = [], kind }, which, self) {
  if (first === void 0) return phrase("that card", "该牌");
  if (which === "about" && first.event === reader.terms.playing)
    return template("that $1", "该$1", shortNoun(reader, { from: reader.terms.playedIn, where: joined2(facetsOf(first).about).where }));
  if (first.event === "activated" && which === "about") return template("that $1", "该$1", reader.terms.ability);
  const { where } = joined2(facetsOf(first)[which]);
  if (where.is === "self") return self;
  return first.event === "destroyed" && kind !== "replacement" ? template("the destroyed $1", "被消灭的$1", shortNoun(reader, { from: "field", where })) : template("that $1", "该$1", shortNoun(reader, { from: "field", where }));
}
function wouldBe({ en, zh }) {
  const said3 = en.replace(/^(\$\d) is /, "$1 would be ").replace(/^(\$\d) (\w+)%s/, "$1 would $2").replace(/^(\$\d) (\w+?)s /, "$1 would $2 ");
  if (!said3.includes(" would ")) throw new UnknownWord("event to be replaced", en);
  return phrase(said3, zh);
}

function ofKind(words4, { kind }) {
  if (!Object.hasOwn(words4, kind)) throw new UnknownWord("kind of ability", kind);
  return words4[kind];
}
var lowered = ({ en, zh }) => phrase(
  en.replace(/^[A-Z](?=[a-z ])/, (letter) => letter.toLowerCase()),
  zh
);
function effectWords(reader, { targets: targets2 = [], modes, clauses = [] }) {
  const text = JSON.stringify([clauses, modes]);
  const aimed = targets2.filter(({ as }) => !text.includes(JSON.stringify(as))).map(({ as }) => sentence(template("choose $1", "选择$1", reader.mention(as))));
  return join([...aimed, ...modes === void 0 ? [] : [modesWords(reader, modes)], clauseList(reader, clauses)], " ", "");
}
function modesWords(reader, { min, max, of }) {
  const most2 = reader.measure(max);
  const many2 = JSON.stringify(min) === JSON.stringify(max) ? most2 : template("up to $1", "至多$1", most2);
  const lines = of.map(({ if: condition2, targets: targets2 = [], clauses = [] }) => {
    for (const target2 of targets2) reader.choice(target2);
    const only3 = condition2 === void 0 ? nothing6 : reader.terms.given(condition2) ?? template("(if $1) ", "（若$1）", reader.condition(condition2));
    return template("\n• $1$2", "\n•$1$2", only3, clauseList(reader, clauses));
  });
  return template("Choose $1:$2", "选择$1项：$2", many2, join(lines, "", ""));
}
function standingWords(reader, ability2) {
  const { piles: piles3 } = reader.terms;
  const changes4 = reader.modifiers(ability2.modifiers ?? [], null);
  const [zone, ...more] = ability2.from ?? [];
  const there = zone !== void 0 && more.length === 0 && zone in piles3 ? template("while this card is in your $1, ", "此牌在你的$1中时，", wordOf2(piles3, zone, "zone")) : nothing6;
  const whole = ability2.when === void 0 ? changes4 : template("as long as $1, $2", "只要$1，$2", reader.condition(ability2.when), changes4);
  return sentence(template("$1$2", "$1$2", there, whole));
}
function replacingWords(reader, ability2) {
  const would = or((ability2.on ?? []).map((trigger2) => occasionWords(reader, trigger2, "would")));
  const condition2 = ability2.when === void 0 ? nothing6 : template(" and $1", "且$1", reader.condition(ability2.when));
  const instead = effectWords(reader, ability2);
  const main = sentence(
    template(
      "if $1$2, $3",
      "若$1$2，则$3",
      would,
      condition2,
      lowered(phrase(instead.en.replace(/\.$/, ""), instead.zh.replace(/。$/, "")))
    )
  );
  const then = ability2.then === void 0 ? nothing6 : clauseList(reader, ability2.then);
  return join([main, then.en === "" ? nothing6 : template("Then $1", "然后$1", lowered(then))], " ", "");
}

var isRef = (of) => typeof of === "string" || !("from" in of);
function measureWords(reader, given2) {
  const amount3 = reader.fixed(given2);
  if (typeof amount3 === "number") return phrase(String(amount3), String(amount3));
  const { terms: terms2 } = reader;
  const own2 = terms2.amount(amount3);
  if (own2 !== null) return own2;
  const characteristic = (name) => wordOf2(terms2.numbers, name, "characteristic");
  const inner3 = (one) => reader.measure(one);
  const among2 = (of) => isRef(of) ? reader.ref(of) : reader.kind(of);
  if ("var" in amount3) return terms2.variables[amount3.var] ?? reader.mention(amount3.var);
  if ("event" in amount3) return wordOf2(terms2.eventNumbers, amount3.event, "number of the event");
  if ("noted" in amount3) return wordOf2(terms2.notes, amount3.noted, "noted number");
  if ("count" in amount3) return template("the number of $1", "$1的数量", reader.kind(amount3.count));
  if ("countOf" in amount3)
    return amount3.where === void 0 ? template("the number of $1", "$1的数量", reader.ref(amount3.countOf)) : template("1 if $1", "$1则1", statement(reader, reader.ref(amount3.countOf), amount3.where));
  if ("sum" in amount3) return template("the total $2 of $1", "$1的$2总和", reader.kind(amount3.sum), characteristic(amount3.of));
  if ("max" in amount3) return template("the highest $1 among $2", "$2之中最高的$1", characteristic(amount3.of), among2(amount3.max));
  if ("min" in amount3) return template("the lowest $1 among $2", "$2之中最低的$1", characteristic(amount3.of), among2(amount3.min));
  if ("distinct" in amount3)
    return template("the number of different $1s among $2", "$2之中不同$1的数量", characteristic(amount3.of), among2(amount3.distinct));
  if ("match" in amount3) return phrase("the number of this turn", "回合数");
  if ("part" in amount3) return phrase("its share", "其分配的数值");
  if ("player" in amount3) return playerNumber(reader, amount3.player, amount3.value);
  if ("value" in amount3) return valueWords(characteristic(amount3.value), reader.ref(amount3.of));
  if ("plus" in amount3) return amount3.plus.map(inner3).reduce((a, b) => template("$1 plus $2", "$1加$2", a, b));
  if ("minus" in amount3) return template("$1 minus $2", "$1减$2", inner3(amount3.minus[0]), inner3(amount3.minus[1]));
  if ("times" in amount3) return template("$1 times $2", "$2的$1倍", inner3(amount3.times[0]), inner3(amount3.times[1]));
  if ("quotient" in amount3)
    return template("$1 divided by $2, rounded down", "$1除以$2（舍去小数）", inner3(amount3.quotient[0]), inner3(amount3.quotient[1]));
  if ("half" in amount3) return template("half of $1, rounded down", "$1的一半（舍去小数）", inner3(amount3.half));
  if ("halfUp" in amount3) return template("half of $1, rounded up", "$1的一半（小数进位）", inner3(amount3.halfUp));
  if ("history" in amount3) return template("the number of $1", "$1的数量", wordOf2(terms2.histories, amount3.history, "fact"));
  if ("atMost" in amount3) return template("$1, but at most $2", "$1（最多$2）", inner3(amount3.atMost[0]), inner3(amount3.atMost[1]));
  if ("atLeast" in amount3) return template("$1, but at least $2", "$1（最少$2）", inner3(amount3.atLeast[0]), inner3(amount3.atLeast[1]));
  throw new UnknownWord("amount", amount3);
}
function valueWords(name, of) {
  return of.en.includes(" ") && of.en.split(" ").length > 2 ? template("the $1 of $2", "$2的$1", name, of) : template("$2’s $1", "$2的$1", name, of);
}
function playerNumber(reader, player3, value) {
  const whose = reader.possessive(player3);
  const number = reader.terms.playerNumbers[value];
  if (number !== void 0) return template("$1 $2", "$1$2", whose, number);
  return template("the number of cards in $1 $2", "$1$2中的牌的数量", whose, wordOf2(reader.terms.piles, value, "number of a player"));
}
function perWords(reader, given2) {
  const amount3 = reader.fixed(given2);
  if (typeof amount3 === "number") return null;
  if ("count" in amount3) return reader.single(amount3.count);
  if ("player" in amount3 && "value" in amount3 && !(amount3.value in reader.terms.playerNumbers))
    return template(
      "card in $1 $2",
      "1张$1$2中的牌",
      reader.possessive(amount3.player),
      wordOf2(reader.terms.piles, amount3.value, "number of a player")
    );
  return "var" in amount3 ? reader.terms.units[amount3.var] ?? null : null;
}

function parameters2(terms2) {
  const texts = /* @__PURE__ */ new Map();
  const cardName = (card3, language) => card3 === "" ? terms2.card[language] : terms2.names(card3)?.[language] ?? card3;
  const seatName = (seat, language, names3) => names3[seat] ?? (language === "en" ? `${terms2.player.en} ${seat + 1}` : `${terms2.player.zh}${seat + 1}`);
  const list2 = (name, values, language, names3) => values.map((one) => parameter2(name, one, language, names3)).join(language === "en" ? ", " : "、");
  const textAt = (path) => {
    let known7 = texts.get(path);
    if (known7 === void 0) texts.set(path, known7 = terms2.text?.(path) ?? phrase("", ""));
    return known7;
  };
  const word3 = (name, value, language, names3) => {
    if (value.startsWith(player2)) return seatName(Number(value.slice(player2.length)), language, names3);
    if (terms2.cards.has(name)) return cardName(value, language);
    if (name === "program") return cardName(value.split("/", 1)[0], language);
    if (name === "ability" || name === "mode") return textAt(value)[language];
    return (terms2.terms[name]?.[value] ?? terms2.word?.(name, value))?.[language] ?? value;
  };
  const parameter2 = (name, value, language, names3 = []) => {
    const own2 = terms2.own?.(name, value, language, names3) ?? null;
    if (own2 !== null) return own2;
    if (value === null || value === void 0) return name === "card" ? cardName("", language) : "";
    if (Array.isArray(value)) {
      const all2 = value;
      if (name === "winners" && all2.length === 0) return language === "en" ? "nobody" : "无";
      if (name === "aimedAt") return all2.length === 0 ? "" : ` → ${list2("card", all2, language, names3)}`;
      return list2(name, all2, language, names3);
    }
    if (typeof value === "number") return terms2.seats.has(name) ? seatName(value, language, names3) : String(value);
    if (typeof value === "boolean") return language === "en" ? value ? "yes" : "no" : value ? "是" : "否";
    if (typeof value === "object") return cardName(value.card ?? "", language);
    return word3(name, value, language, names3);
  };
  return { parameter: parameter2, cardName };
}
var player2 = "player:";

var says = (words4, ...fields4) => ({ fields: fields4, words: words4 });
var amountOf3 = (verb2) => verb2.amount ?? 1;
var playerOf = (verb2) => verb2.player ?? "you";
function whatOf(reader, verb2) {
  const picked2 = verb2.choose;
  if (picked2 === void 0) return reader.ref(verb2.what ?? "self");
  reader.choice(picked2);
  return reader.mention(picked2.as);
}
function doerOf(reader, verb2) {
  const picked2 = verb2.choose ?? (verb2.what === void 0 ? void 0 : reader.chosenBy(verb2.what));
  return verb2.by ?? picked2?.by ?? "you";
}
function done2(reader, player3, en, zh, ...parts) {
  if (player3 === "you") return template(en.replaceAll("%s", ""), zh, ...parts);
  const who = reader.player(player3);
  return template("$1 $2", "$1$2", who, template(en.replaceAll("%s", who.many === true ? "" : "s"), zh, ...parts));
}
function things(reader, amount3, en, zh) {
  if (amount3 === 1) return phrase(/^[aeiou]/.test(en) ? `an ${en}` : `a ${en}`, `1${zh}`);
  if (typeof amount3 === "number") return phrase(`${amount3} ${en}s`, `${amount3}${zh}`);
  return template(`${en}s equal to $1`, `等同于$1的${zh.replace(/^[张个]/, "")}`, reader.measure(amount3));
}
var bare3 = (words4, en, zh) => ({
  ...words4,
  en: words4.en.replace(en, ""),
  zh: words4.zh.replace(zh, "")
});
var fromPlace = (words4) => ({
  ...words4,
  en: words4.en.replace(/ in (?=(?:your|any|that|an opponent)\b)/, " from ")
});
var common = ["verb", "what", "as", "note", "total"];
function verbWords(verbs3, reader, verb2) {
  const said3 = Object.hasOwn(verbs3, verb2.verb) ? verbs3[verb2.verb] : void 0;
  if (said3 === void 0) throw new UnknownWord("verb", verb2.verb);
  onlyFields(verb2, `verb ${verb2.verb}`, [...common, ...said3.fields]);
  return said3.words(reader, verb2);
}

function until(reader, verb2) {
  if (verb2.until === void 0) return wordOf2(reader.terms.durations, "game", "duration");
  if (verb2.until === "while") return template("as long as $1", "只要$1", reader.condition(verb2.while));
  return wordOf2(reader.terms.durations, verb2.until, "duration");
}
var grant2 = says(
  (reader, verb2) => {
    reader.fix(verb2.let ?? {});
    const to = verb2.to === void 0 ? verb2.players === void 0 ? null : reader.player(verb2.players) : reader.ref(verb2.to);
    const changes4 = reader.modifiers(verb2.modifiers, to);
    const time = until(reader, verb2);
    const [main = "", ...explained] = changes4.en.split(/(?=, where )/);
    return { en: `${main} ${time.en}${explained.join("")}`, zh: `${changes4.zh}，${time.zh}` };
  },
  "to",
  "players",
  "until",
  "while",
  "modifiers",
  "let"
);
function waiting(reader, ability2) {
  const words4 = reader.waiting(ability2);
  return phrase(
    words4.en.replace(/\.$/, "").replace(/^[A-Z]/, (letter) => letter.toLowerCase()),
    words4.zh.replace(/。$/, "")
  );
}
var later = says(
  (reader, verb2) => {
    reader.fix(verb2.let ?? {});
    const words4 = waiting(reader, verb2.ability);
    return template(
      "$1",
      "$1",
      phrase(
        words4.en.replace(" ⇒ ", ", ").replace(/^when the turn ends/, "at end of turn").replace(/, ([A-Z])/, (_, letter) => `, ${letter.toLowerCase()}`),
        words4.zh.replace(" ⇒ ", "，")
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
  const plain4 = typeof left === "number" || "var" in left;
  const [many2, zhMany] = plain4 ? ["$1", "$1"] : ["X", "X"];
  const where = plain4 ? nothing6 : template(", where X is $1", "（X为$1）", reader.measure(left));
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
    const words4 = waiting(reader, verb2.ability);
    if (absorbs(verb2)) return template("$2, $1", "$2，$1", absorbing(reader, words4, verb2.left), until(reader, verb2));
    const once = verb2.left === 1 ? phrase(words4.en.replace(/^if /, "the next time "), words4.zh.replace(/^若/, "下一次")) : words4;
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
    const set = Object.entries(verb2.set);
    return join(
      set.map(([field2, value]) => {
        const words4 = wordOf2(reader.terms.changes, field2, "field of what happens");
        return template(
          words4.en,
          words4.zh,
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
    const verbs3 = verb2.do;
    if (verbs3.length === 0) return phrase("it does not happen", "该事件不会发生");
    const words4 = reader.clauses([{ do: verbs3, together: true }]);
    return template(
      "$1 instead",
      "改为$1",
      phrase(
        words4.en.replace(/\.$/, "").replace(/^[A-Z]/, (letter) => letter.toLowerCase()),
        words4.zh.replace(/。$/, "")
      )
    );
  }, "do"),
  entersWith: says(
    (reader, verb2) => {
      const counters2 = Object.entries(verb2.counters ?? {}).map(
        ([kind, amount3]) => template("with $1 $2 counters", "带有$1个$2指示物", reader.measure(amount3), reader.terms.counter(kind))
      );
      return template(
        "it enters $1",
        "其以$1的状态进入",
        join([...verb2.rested === true ? [phrase("rested", "横置")] : [], ...counters2], " and ", "、")
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
function agreeing(words4, several) {
  return { ...words4, en: words4.en.replace(/\[([^\]|]*)\|([^\]]*)\]/g, (_, one, more) => several ? more : one) };
}
function modifierGroups(reader, modifiers2, targetOf2, changesOf2) {
  const groups = [];
  for (const modifier of modifiers2) {
    const target2 = targetOf2(modifier);
    const condition2 = modifier.if === void 0 ? null : reader.condition(modifier.if);
    const changes4 = changesOf2(modifier, target2).map((words4) => agreeing(words4, isPlural(target2)));
    const last = groups.at(-1);
    if (last !== void 0 && last.target.en === target2.en && last.condition?.en === condition2?.en) last.changes.push(...changes4);
    else groups.push({ target: target2, condition: condition2, changes: changes4 });
  }
  return groups;
}

function listWords(words4, one) {
  return { ...and(words4.map(one)), zh: words4.map((word3) => one(word3).zh).join("、") };
}
function targetOf(reader, { players: players2, of = "self" }, to) {
  if (players2 === "all") return to ?? many(phrase("players", "玩家"));
  if (players2 !== void 0) return to ?? reader.player(players2);
  if (to !== null) return to;
  if (of === "self") return reader.self;
  return of === "host" ? reader.ref({ hostOf: "self" }) : reader.kind(of);
}
function merged(changes4) {
  const all2 = and(changes4);
  const [first = nothing6] = changes4;
  const verb2 = /^(gains?|gets?|loses?) /.exec(first.en)?.[1];
  if (verb2 === void 0) return all2;
  const next3 = changes4.every(({ en }) => en.startsWith(`${verb2} `)) ? "(?!“)" : "(?=[\\[+-])";
  return { ...all2, en: all2.en.replaceAll(new RegExp(`(, | and )${verb2} ${next3}`, "g"), "$1") };
}
function modifierWords(reader, modifiers2, to, changesOf2) {
  const groups = modifierGroups(reader, modifiers2, (modifier) => targetOf(reader, modifier, to), changesOf2);
  return join(
    groups.map(({ target: target2, condition: condition2, changes: changes4 }) => {
      const words4 = template("$1 $2", "$1$2", target2, merged(changes4));
      return condition2 === null ? words4 : template("as long as $1, $2", "只要$1，$2", condition2, words4);
    }),
    "; ",
    "；"
  );
}

var adjective = (words4, negated) => ({
  before: true,
  words: negated ? phrase(
    words4.en.split(" or ").map((one) => `non-${one}`).join(", "),
    `${words4.zh}以外的`
  ) : words4,
  is: negated ? template("is not $1", "不是$1", words4) : template("is $1", "是$1", words4)
});
var ofTable = (table, kind, zh = "") => (_reader, wanted, negated) => {
  return adjective(or(listOf2(wanted).map((one) => template("$1", `$1${zh}`, wordOf2(table, one, kind)))), negated);
};
var flag = (yes, no) => (_reader, wanted, negated) => {
  const words4 = wanted === true !== negated ? yes : no;
  return { before: true, words: words4, is: phrase(`is ${words4.en}`, words4.zh.replace(/的$/, "")) };
};
var behind = (words4, is2) => ({ before: false, words: { ...words4, zh: `${words4.zh}的` }, is: is2 });
var fact = (yes, no) => (_reader, wanted, negated) => {
  const said3 = wanted === true !== negated ? yes : no;
  return behind(template("that $1", "$1", said3), said3);
};
var compared = (key) => (reader, wanted, negated) => {
  const name = wordOf2(reader.terms.numbers, key, "characteristic");
  const bound2 = typeof wanted === "object" && wanted !== null ? wanted : { equal: wanted };
  const amount3 = bound2.atLeast ?? bound2.atMost ?? bound2.equal;
  if (amount3 === void 0) throw new UnknownWord("comparison", wanted);
  if (typeof amount3 === "object" && "max" in amount3 && amount3.of === key && !negated) {
    const highest = reader.measure(amount3);
    return behind(template("with $1", "具有$1", highest), template("has $1", "具有$1", highest));
  }
  const number = reader.measure(amount3);
  const plain4 = typeof amount3 === "number" || typeof amount3 === "object" && "var" in amount3;
  const words4 = !plain4 && bound2.atLeast !== void 0 ? template("$1 equal to or greater than $2", "$1大于或等于$2", name, number) : !plain4 && bound2.atMost !== void 0 ? template("$1 equal to or less than $2", "$1小于或等于$2", name, number) : bound2.atLeast !== void 0 ? template("$1 $2 or more", "$1$2以上", name, number) : bound2.atMost !== void 0 ? template("$1 $2 or less", "$1$2以下", name, number) : template("$1 $2", "$1$2", name, number);
  return negated ? behind(template("without $1", "非$1", words4), template("does not have $1", "非$1", words4)) : behind(template("with $1", "$1", words4), template("has $1", "$1", words4));
};
var controllers = (en, zh) => (reader, wanted, negated) => {
  const who = reader.player(wanted);
  const words4 = negated ? template(`$1 ${who.en === "you" ? "don’t" : "doesn’t"} ${en}`, `非$1${zh}`, who) : template(`$1 ${en}%s`, `$1${zh}`, who);
  return behind(words4, template("is one that $1", "是$1", words4));
};
var counted5 = (key, of) => (reader, wanted, negated) => {
  if (negated) throw new UnknownWord("negation", key);
  const { atLeast, atMost, equal } = typeof wanted === "object" && wanted !== null ? wanted : { atLeast: void 0, atMost: void 0, equal: wanted };
  const amount3 = atLeast ?? atMost ?? equal;
  if (amount3 === void 0) throw new UnknownWord("comparison", wanted);
  const number = reader.measure(amount3);
  const kind = reader.terms.counter(of);
  const words4 = atLeast !== void 0 ? template("$2 or more $1 counters on it", "$2个以上$1指示物", kind, number) : atMost !== void 0 ? template("$2 or fewer $1 counters on it", "$2个以下$1指示物", kind, number) : template("exactly $2 $1 counters on it", "恰好$2个$1指示物", kind, number);
  return behind(template("with $1", "有$1", words4), template("has $1", "有$1", words4));
};
var withCounters = (reader, wanted, negated) => {
  const kind = reader.terms.counter(wanted);
  return negated ? behind(template("with no $1 counters on it", "没有$1指示物", kind), template("has no $1 counters on it", "没有$1指示物", kind)) : behind(
    template("with $1 counters on it", "有$1指示物", kind),
    template(/^[aeiou]/.test(kind.en) ? "has an $1 counter on it" : "has a $1 counter on it", "有$1指示物", kind)
  );
};
var having = (labelOf) => (_reader, wanted, negated) => {
  const word3 = or(listOf2(wanted).map(labelOf));
  return negated ? behind(template("without $1", "不具有$1", word3), template("does not have $1", "不具有$1", word3)) : behind(template("with $1", "具有$1", word3), template("has $1", "具有$1", word3));
};
var identity = (reader, wanted, negated) => {
  if (negated && wanted === "self")
    return { before: true, words: phrase("other", "其他"), is: template("is not $1", "不是$1", reader.self) };
  const words4 = reader.ref(wanted);
  if (negated) return behind(template("other than $1", "$1以外", words4), template("is not $1", "不是$1", words4));
  return words4.many === true ? behind(template("among $1", "$1之中", words4), template("is among $1", "在$1之中", words4)) : behind(template("that is $1", "是$1", words4), template("is $1", "是$1", words4));
};
var named3 = (nameOf) => (_reader, wanted, negated) => {
  if (typeof wanted === "object" && wanted !== null && "includes" in wanted) {
    const piece = nameOf(wanted.includes);
    return negated ? behind(template("without $1 in its name", "名称不包含$1", piece), template("does not have $1 in its name", "名称不包含$1", piece)) : behind(template("with $1 in its name", "名称包含$1", piece), template("has $1 in its name", "名称包含$1", piece));
  }
  const words4 = or(listOf2(wanted).map(nameOf));
  return negated ? behind(template("not named $1", "名称不是$1", words4), template("is not $1", "不是$1", words4)) : behind(template("named $1", "名称为$1", words4), template("is $1", "是$1", words4));
};
var byNoun = /* @__PURE__ */ new Set(["types", "any", "not"]);
function qualitiesBy(words4, nounKeys2) {
  const rank = new Map(Object.keys(words4).map((key, at) => [key, at]));
  return (reader, predicate2, negated) => Object.keys(predicate2).filter((key) => !byNoun.has(key) && !nounKeys2.includes(key)).map((key) => {
    const at = rank.get(key);
    if (at === void 0) throw new UnknownWord("quality", key);
    return { at, key };
  }).sort((one, other) => one.at - other.at).map(({ key }) => words4[key](reader, predicate2[key], negated));
}

var same = (a, b) => JSON.stringify(a) === JSON.stringify(b);
var leastOf3 = ({ min = 1 }) => min;
var mostOf2 = (choice2) => choice2.max ?? (typeof leastOf3(choice2) === "number" ? Math.max(1, leastOf3(choice2)) : leastOf3(choice2));
var isFreeSearch = (choice2) => typeof choice2.min === "object" && "player" in choice2.min && "value" in choice2.min && choice2.min.value.startsWith("seen:");
function isAll({ from, max }) {
  return typeof max === "object" && "player" in max && "value" in max && typeof from?.from === "string" && max.value === from.from && from.where === void 0;
}
function countOf(reader, choice2) {
  const none25 = phrase("", "");
  const [least, most2] = [leastOf3(choice2), mostOf2(choice2)];
  if (isFreeSearch(choice2) || least === 1 && most2 === 1) return { count: null, note: none25 };
  if (isAll(choice2)) return { count: phrase("any number of", "任意"), note: none25 };
  if (least === 0 && typeof most2 === "object" && "countOf" in most2 && most2.where !== void 0)
    return {
      count: phrase("up to 1", "至多1"),
      note: template(" (only if $1)", "（仅限$1时）", statement(reader, reader.ref(most2.countOf), most2.where))
    };
  if (same(least, most2)) return { count: reader.measure(most2), note: none25 };
  if (least === 0)
    return typeof most2 === "number" ? { count: template("up to $1", "至多$1", reader.measure(most2)), note: none25 } : { count: phrase("any number of", "任意"), note: template(" (no more than $1)", "（不多于$1）", reader.measure(most2)) };
  return { count: template("$1 to $2", "$1至$2", reader.measure(least), reader.measure(most2)), note: none25 };
}
var playersOf = ({ players: players2, target: target2 }) => {
  const noun2 = players2 === "opponent" ? phrase("opponent", "对手") : phrase("player", "玩家");
  return target2 === true ? template("target $1", "目标$1", noun2) : template(players2 === "opponent" ? "an $1" : "a $1", "1位$1", noun2);
};
function introduction(reader, choice2) {
  const { from, players: players2, number, oneOf: oneOf2, divide, notChosenFor, random, target: target2 } = choice2;
  if (number !== void 0)
    return number.max === void 0 ? phrase("a number of your choice", "你选择的数字") : template("a number from $1 to $2", "$1至$2的数字", reader.measure(number.min), reader.measure(number.max));
  if (oneOf2 !== void 0) return or(oneOf2.map((one) => phrase(one, one)));
  if (divide !== void 0) return phrase("divided as you choose", "由你分配");
  if (from === void 0) {
    if (players2 === void 0) throw new UnknownWord("choice", choice2.as);
    return playersOf(choice2);
  }
  if (choice2.all === true) return reader.all(from);
  const { count: count4, note: note3 } = countOf(reader, choice2);
  const said3 = countedOf(reader, from, { count: count4, target: target2 === true, players: players2 !== void 0 });
  const other = notChosenFor === void 0 ? said3 : { ...said3, en: said3.en.replace(/\btarget\b/, "other target"), zh: said3.zh.replace("目标", "另外的目标") };
  const chance = random === true ? phrase(" at random", "（随机）") : phrase("", "");
  return { ...template("$1$2$3", "$1$2$3", other, note3, chance), ...other.many === true ? { many: true } : {} };
}
function laterMention(reader, choice2) {
  const { from, players: players2, number, oneOf: oneOf2, min, max } = choice2;
  if (number !== void 0) return phrase("that number", "该数字");
  if (oneOf2 !== void 0) return phrase("what was chosen", "所选的一项");
  const noun2 = shortNoun(reader, from);
  const whole = players2 !== void 0 && from !== void 0 ? template("$1 or player", "$1或玩家", noun2) : noun2;
  const several = choice2.all === true || !isFreeSearch(choice2) && !same(max ?? min ?? 1, 1) && !(typeof max === "object" && "countOf" in max);
  return several ? many(template("those $1", "这些$1", phrase(plural(reader.terms, whole.en), whole.zh))) : template("that $1", "该$1", whole);
}
function mentionOf(reader, choice2) {
  return {
    get first() {
      return introduction(reader, choice2);
    },
    again: laterMention(reader, choice2)
  };
}

function conditionWords(reader, condition2) {
  const inner3 = (one) => reader.condition(one);
  if ("all" in condition2) return and(condition2.all.map(inner3));
  if ("any" in condition2) return or(condition2.any.map(inner3));
  if ("not" in condition2) return negation(reader, condition2.not);
  if ("compare" in condition2) return comparison(reader, ...condition2.compare);
  if ("exists" in condition2) return existence(reader, condition2.exists, condition2.atLeast);
  if ("object" in condition2) return statement(reader, reader.ref(condition2.object), condition2.is);
  if ("turnOf" in condition2) return template("it is $1 turn", "在$1回合中", reader.possessive(condition2.turnOf));
  if ("phase" in condition2)
    return template("it is the $1", "在$1中", or(listOf2(condition2.phase).map((one) => wordOf2(reader.terms.phases, one, "phase"))));
  if ("seat" in condition2) return template("that player is $1", "该玩家是$1", reader.player(condition2.is));
  if ("remembered" in condition2) return rememberedWords(reader, condition2);
  if ("eventIs" in condition2) return wordOf2(reader.terms.facts, `${condition2.eventIs}:${String(condition2.equal)}`, "fact of the event");
  throw new UnknownWord("condition", condition2);
}
function rememberedWords(reader, condition2) {
  const words4 = reader.terms.remembered(reader, condition2);
  if (words4 === null) throw new UnknownWord("fact", condition2.remembered);
  return words4;
}
function existence(reader, selector2, atLeast) {
  const { of, where = {}, ...place2 } = selector2;
  const own2 = reader.terms.existence(reader, selector2);
  if (own2 !== null) return own2;
  const { control: control2, inPlay } = reader.terms;
  const owned = (of === "you" || of === "opponent") && listOf2(selector2.from).every((zone) => inPlay.includes(zone));
  const what2 = owned ? { ...place2, where } : selector2;
  const many2 = atLeast === void 0 ? null : reader.measure(atLeast);
  if (!owned)
    return many2 === null ? template("there is $1", "有$1", reader.one(what2)) : template("there are $1 or more $2", "有$1张以上$2", many2, reader.kind(what2));
  const who = reader.player(of);
  return many2 === null ? template(`$1 ${control2.en}%s $2`, `$1${control2.zh}$2`, who, reader.one(what2)) : template(`$1 ${control2.en}%s $2 or more $3`, `$1${control2.zh}$2个以上$3`, who, many2, reader.kind(what2));
}
function negation(reader, condition2) {
  if ("object" in condition2) return statement(reader, reader.ref(condition2.object), { not: condition2.is });
  if ("turnOf" in condition2) return template("it is not $1 turn", "不在$1回合中", reader.possessive(condition2.turnOf));
  if (!("exists" in condition2)) return template("it is not so that $1", "并非$1", reader.condition(condition2));
  const said3 = existence(reader, condition2.exists, condition2.atLeast);
  const { zh } = reader.terms.control;
  const en = said3.en.replace(/^(your \S+ is) /, "$1 not ").replace(/^(you|your opponent) (\S+) (?:an?(?= )|an(?=other ))/, "$1 $2 no").replace(/^there is an? /, "there is no ").replace(/ noother /, " no other ");
  return phrase(
    en,
    said3.zh.replace(/^(你的[^是]+)是/, "$1不是").replace(new RegExp(`${zh}1[个张]`), `没有${zh}`).replace(/^有/, "没有")
  );
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
function comparison(reader, left, how, right) {
  const words4 = wordOf2(typeof right === "number" ? comparisons2 : longer2, how, "comparison");
  if (typeof left === "object" && "event" in left && left.event === "amount")
    return template(words4.en, words4.zh, phrase("that damage", "该伤害"), reader.measure(right));
  if (typeof left !== "object") return template(words4.en, words4.zh, reader.measure(left), reader.measure(right));
  if ("history" in left && (how === "atLeast" || how === "equal") && typeof right === "number") {
    const said3 = reader.terms.happened[left.history];
    if (said3 === void 0) throw new UnknownWord("fact", left.history);
    const who = reader.player(left.of ?? "you");
    if (right === 1 && how === "atLeast") return template(said3.once.en, said3.once.zh, who);
    if (right === 1 && how === "equal" && said3.first !== void 0) return template(said3.first.en, said3.first.zh, who);
    const count4 = reader.measure(right);
    return template(
      said3.often.en,
      said3.often.zh,
      who,
      how === "equal" ? template("exactly $1", `恰好$1${said3.unit}`, count4) : template("$1 or more", `$1${said3.unit}以上`, count4)
    );
  }
  if ("player" in left && "value" in left && !(left.value in reader.terms.playerNumbers) && typeof right === "number" && (how === "atLeast" || how === "equal"))
    return pileHas(reader, left, how, right);
  return template(words4.en, words4.zh, reader.measure(left), reader.measure(right));
}
function pileHas(reader, { player: player3, value }, how, right) {
  const pile = template("$1 $2", "$1$2", reader.possessive(player3), wordOf2(reader.terms.piles, value, "number of a player"));
  if (right === 0) return template("there are no cards in $1", "$1中没有牌", pile);
  const [is2, cards] = how === "equal" && right === 1 ? ["is", "card"] : ["are", "cards"];
  return template(
    how === "equal" ? `there ${is2} exactly $2 ${cards} in $1` : "there are $2 or more cards in $1",
    how === "equal" ? "$1中恰有$2张牌" : "$1中有$2张以上的牌",
    pile,
    reader.measure(right)
  );
}

function refWords(reader, ref2) {
  if (ref2 === "self") return reader.self;
  if (ref2 === "each") return phrase("each of them", "其中每个");
  if (ref2 === "subject") return phrase("it", "它");
  if ("var" in ref2) return reader.mention(ref2.var);
  if ("event" in ref2) {
    if (ref2.event === "object") return reader.eventObject;
    return ref2.event === "source" ? reader.eventSource : wordOf2(reader.terms.roles, ref2.event, "field of the event");
  }
  if ("became" in ref2) return reader.ref(ref2.became);
  if ("noted" in ref2) return phrase("the noted card", "所记录的牌");
  if ("history" in ref2) return many(wordOf2(reader.terms.histories, ref2.history, "fact"));
  if ("hostOf" in ref2) return template("the card $1 is added to", "$1所结附的牌", reader.ref(ref2.hostOf));
  if ("attachedTo" in ref2) return many(template("what is added to $1", "结附于$1的牌", reader.ref(ref2.attachedTo)));
  if ("all" in ref2) return reader.all(ref2.all);
  throw new UnknownWord("reference", ref2);
}
function playerWords(reader, player3) {
  if (player3 === "each") return reader.mention("each");
  if (typeof player3 === "string") return wordOf2(reader.terms.players, player3, "player");
  if ("chosen" in player3) return reader.mention(player3.chosen);
  if ("controllerOf" in player3)
    return template("the controller of $1", `$1的${reader.terms.control.zh}者`, reader.ref(player3.controllerOf));
  if ("ownerOf" in player3) return template("the owner of $1", "$1的拥有者", reader.ref(player3.ownerOf));
  if ("seatVar" in player3 || "playerOf" in player3) return phrase("that player", "该玩家");
  if ("not" in player3) return template("each player other than $1", "$1以外的每位玩家", reader.player(player3.not));
  throw new UnknownWord("player", player3);
}
function possessiveWords(reader, player3) {
  if (player3 === "you") return phrase("your", "你的");
  const words4 = reader.player(player3);
  return phrase(`${words4.en}’s`, `${words4.zh}的`);
}
function isYours(reader, ref2) {
  if (ref2 === "self") return true;
  if (typeof ref2 === "object" && "all" in ref2) return ref2.all.of === "you";
  return reader.chosenBy(ref2)?.from?.of === "you";
}

function readerFor(grammar2, ability2, outer) {
  const { self } = grammar2;
  const mentions2 = outer?.mentions ?? new Mentions();
  const choices2 = outer?.choices ?? /* @__PURE__ */ new Map();
  const fixed = outer?.fixed ?? /* @__PURE__ */ new Map();
  const reader = {
    terms: grammar2.terms,
    self,
    measure: (amount3) => measureWords(reader, amount3),
    ref: (ref2) => refWords(reader, ref2),
    player: (player3) => playerWords(reader, player3),
    possessive: (player3) => possessiveWords(reader, player3),
    all: (selector2) => allOf(reader, selector2),
    kind: (selector2) => kindOf(reader, selector2),
    one: (selector2) => oneOf(reader, selector2),
    single: (selector2) => singleOf(reader, selector2),
    described: (predicate2, how, from) => described2(reader, predicate2, how, from),
    condition: (condition2) => conditionWords(reader, condition2),
    modifiers: (modifiers2, to) => modifierWords(reader, modifiers2, to, (modifier) => grammar2.changes(reader, modifier)),
    ability: (lent) => grammar2.ability(readerFor(grammar2, lent), lent),
    waiting: (inner3) => grammar2.ability(readerFor(grammar2, inner3, { mentions: mentions2, choices: choices2, fixed }), inner3),
    verb: (verb2) => verbWords(grammar2.verbs, reader, verb2),
    clauses: (clauses) => clauseList(reader, clauses),
    name: (name, mention) => mentions2.name(name, mention),
    choice: (choice2) => {
      choices2.set(choice2.as, choice2);
      mentions2.name(choice2.as, mentionOf(reader, choice2));
    },
    mention: (name) => mentions2.of(name) ?? phrase("that card", "该牌"),
    chosenBy: (ref2) => typeof ref2 === "object" && "var" in ref2 ? choices2.get(ref2.var) : void 0,
    fix: (amounts2) => {
      for (const [name, amount3] of Object.entries(amounts2)) fixed.set(name, amount3);
    },
    fixed: (amount3) => typeof amount3 === "object" && "var" in amount3 ? fixed.get(amount3.var) ?? amount3 : amount3,
    isYours: (ref2) => isYours(reader, ref2) || typeof ref2 === "object" && "var" in ref2 && isRevealed(ability2, ref2.var),
    get eventObject() {
      return eventThing(reader, ability2, "about", self);
    },
    get eventSource() {
      return eventThing(reader, ability2, "from", self);
    }
  };
  for (const target2 of ability2.targets ?? []) reader.choice(target2);
  nameOutcomes(reader, ability2);
  return reader;
}
function nameOutcomes(reader, { cost: cost2, clauses = [], then = [] }) {
  for (const verb2 of [...cost2 ?? [], ...[...clauses, ...then].flatMap(verbsOf)]) {
    if (typeof verb2.total === "string") reader.name(verb2.total, both2(phrase("the result", "其结果")));
    if (typeof verb2.as === "string") reader.name(verb2.as, both2(outcomeOf2(verb2)));
  }
}
var isRevealed = ({ clauses = [] }, name) => clauses.flatMap(verbsOf).some(
  ({ verb: verb2, as, what: what2 }) => verb2 === "reveal" && as === name && what2?.all?.of === "you"
);
var both2 = (words4) => ({ first: words4, again: words4 });
var verbsOf = (clause2) => [
  ...clause2.cost ?? [],
  ...clause2.do ?? [],
  ...(clause2.then ?? []).flatMap(verbsOf),
  ...(clause2.otherwise ?? []).flatMap(verbsOf)
];
function outcomeOf2(verb2) {
  if (verb2.verb === "createCopy" || verb2.verb === "create") return phrase("that token", "该衍生物");
  if (verb2.verb === "discard") return { ...phrase("the discarded cards", "所弃的牌"), many: true };
  if (verb2.verb !== "reveal") return phrase("that card", "该牌");
  const several = verb2.what?.all?.first !== 1;
  return several ? { ...phrase("the revealed cards", "所展示的牌"), many: true } : phrase("the revealed card", "所展示的牌");
}

var cardTypes = ["ruler", "jRuler", "resonator", "chant", "addition", "regalia", "magicStone"];
var attributes = ["light", "fire", "water", "wind", "darkness"];
var willLetters = { W: "light", R: "fire", U: "water", G: "wind", B: "darkness", M: "moon" };
var faceKinds = ["jRuler", "future"];
var oldChants = ["chant", "instant", "standby"];
var oldAdditions = ["field", "resonator", "ruler", "jRuler", "jResonator", "jRulerOrRuler"];
var plainKeywords = [
  "pierce",
  "precision",
  "firstStrike",
  "explode",
  "flying",
  "swiftness",
  "imperishable",
  "quickcast",
  "remnant",
  "barrier",
  "bloodlust"
];
var asPrinted2 = (facts2) => facts2;

var letterOf = Object.fromEntries(Object.entries(willLetters).map(([letter, kind]) => [kind, letter]));
var lettersOf = (kinds3) => attributes.filter((one) => kinds3.includes(one)).map((one) => letterOf[one]);
var coinFor = (kinds3) => `token:will-coin-${lettersOf(kinds3).join("").toLowerCase()}`;
function coin(kinds3) {
  const will = lettersOf(kinds3).map((letter) => `{${letter}}`);
  return {
    id: coinFor(kinds3),
    names: { en: "Will Coin", zh: "魔力代币" },
    printed: { attributes: [], races: [], keywords: [] },
    abilities: [
      {
        kind: "activated",
        from: ["removed"],
        cost: [{ verb: "banishSelf" }],
        clauses: [{ do: [{ verb: "produce", will: will.length === 1 ? will[0] : will }] }]
      }
    ]
  };
}
var willCoins = attributes.flatMap((one, at) => [
  coin([one]),
  ...attributes.slice(at + 1).map((other) => coin([one, other]))
]);

var limit = (n) => ({ word: "limit", n });
var mana = (n) => ({ word: "mana", n });
var barrierAgainst = (letters2) => ({ word: "barrier", where: { attributes: attributesIn(letters2) } });
var barrierAgainstType = (type) => ({ word: "barrier", where: { types: [type] } });
function attributesIn(letters2) {
  const all2 = Object.entries(willLetters).filter(([letter]) => letters2.includes(letter));
  return all2.flatMap(([, will]) => will === "moon" ? [] : [will]);
}
var namesOf2 = (en, { zh }) => ({ en, zh: zh ?? en });
var played = (cost2, { keywords: keywords4 = [], races = [], attributes: attributes2 = cost2, copies }) => ({
  cost: cost2,
  attributes: attributesIn(attributes2),
  races,
  keywords: keywords4,
  ...copies === void 0 ? {} : { copies }
});
function resonator(en, cost2, races, atk, def, more = {}) {
  const printed3 = { kind: "resonator", ...played(cost2, { ...more, races }), atk, def };
  const side = { names: namesOf2(en, more), printed: printed3 };
  return more.future === void 0 ? side : { ...side, faces: [more.future] };
}
function future(en, cost2, races, atk, def, more = {}) {
  return { kind: "future", ...resonator(en, cost2, races, atk, def, more) };
}
var chant = (en, cost2, more = {}) => ({
  names: namesOf2(en, more),
  printed: { kind: "chant", ...played(cost2, more) }
});
var oldChant = (en, cost2, old2, more = {}) => ({
  names: namesOf2(en, more),
  printed: { kind: "chant", ...played(cost2, more), old: old2 }
});
var addition2 = (en, cost2, more = {}) => ({
  names: namesOf2(en, more),
  printed: { kind: "addition", ...played(cost2, more) }
});
var oldAddition = (en, cost2, old2, more = {}) => ({
  names: namesOf2(en, more),
  printed: { kind: "addition", ...played(cost2, more), old: old2 }
});
var regalia = (en, cost2, more = {}) => ({
  names: namesOf2(en, more),
  printed: { kind: "regalia", ...played(cost2, more) }
});
var magicStone = (special) => (en, stones, more = {}) => ({
  names: namesOf2(en, more),
  printed: {
    kind: "magicStone",
    special,
    stones: attributesIn(stones),
    attributes: [],
    races: more.races ?? [],
    keywords: more.keywords ?? []
  }
});
var basicStone = magicStone(false);
var specialStone = magicStone(true);
function ruler(en, attributes2, races, more = {}) {
  const asked2 = more.judgment === void 0 ? {} : { judgment: more.judgment };
  const energized = more.energize === void 0 ? {} : { energize: attributesIn(more.energize) };
  const printed3 = {
    kind: "ruler",
    attributes: attributesIn(attributes2),
    races,
    keywords: more.keywords ?? [],
    ...asked2,
    ...energized
  };
  const side = { names: namesOf2(en, more), printed: printed3 };
  return more.jRuler === void 0 ? side : { ...side, faces: [more.jRuler] };
}
function jRuler(en, attributes2, races, atk, def, more = {}) {
  const printed3 = { kind: "jRuler", attributes: attributesIn(attributes2), races, keywords: more.keywords ?? [], atk, def };
  return { kind: "jRuler", names: namesOf2(en, more), printed: printed3 };
}

var aliceCards = {
  "young-knight-of-gloria": resonator("Young Knight of Gloria", "{W}", ["Knight"], 300, 300, { keywords: ["precision"] }),
  "sprinting-wolf": resonator("Sprinting Wolf", "{G}{G}", ["Beast"], 600, 500, { keywords: ["precision"] }),
  "vedfolnir-eraser-of-wind": resonator("Vedfolnir, Eraser of Wind", "{G}{2}", ["Beast"], 700, 700),
  "luminescent-bamboo-bullet": oldChant("Luminescent Bamboo Bullet", "{W}{1}", "chant"),
  "infernal-spirit-of-vell-savaria": resonator("Infernal Spirit of Vell-Savaria", "{R}", ["Spirit"], 400, 400),
  "flame-cat": resonator("Flame Cat", "{R}{1}", ["Magical Beast"], 500, 400, { keywords: ["firstStrike"] }),
  "whelp-drake": resonator("Whelp Drake", "{R}{1}", ["Dragon"], 400, 400, { keywords: ["flying"] }),
  "lancelot-the-knight-of-mad-demon": resonator("Lancelot, the Knight of Mad Demon", "{R}{R}", ["Knight of the Round Table"], 600, 600, {
    keywords: ["swiftness"]
  }),
  gusurg: resonator("Gusurg", "{R}{2}", ["Military", "Nameless"], 800, 800),
  "gareth-the-dauntless-knight": resonator("Gareth, the Dauntless Knight", "{R}{R}{1}", ["Knight of the Round Table"], 800, 800, {
    keywords: ["precision"]
  }),
  "mordred-the-traitor": resonator("Mordred, the Traitor", "{R}{R}{2}", ["Knight of the Round Table"], 900, 900),
  bombardment: oldChant("Bombardment", "{R}{R}", "instant"),
  "hector-de-maris-the-acolyte-of-mad-demon": resonator(
    "Hector de Maris, the Acolyte of Mad Demon",
    "{R}{1}",
    ["Knight of the Round Table"],
    400,
    400
  ),
  "flash-of-demon-sword": oldChant("Flash of Demon Sword", "{R}{1}", "standby"),
  "shadow-flame": oldChant("Shadow Flame", "{R}{1}", "instant", { keywords: ["remnant"] }),
  "blood-covered-war-axe": oldAddition("Blood Covered War Axe", "{R}", "resonator"),
  "rapid-growth": oldChant("Rapid Growth", "{G}", "instant", { keywords: ["remnant"] }),
  "unseen-pressure": oldChant("Unseen Pressure", "{B}", "instant"),
  "excalibur-the-gods-sword": regalia("Excalibur, the God's Sword", "{0}"),
  "grand-cross": oldChant("Grand Cross", "{W}{W}", "chant"),
  "schrodinger-the-fallen-black-cat": regalia("Schrödinger, the Fallen Black Cat", "{3}"),
  "marybell-the-steel-doll": regalia("Marybell, the Steel Doll", "{0}"),
  "fear-of-battle": oldAddition("Fear of Battle", "{R}", "resonator"),
  "cinderella-the-valkyrie-of-glass": resonator("Cinderella, the Valkyrie of Glass", "{U}{U}", ["Fairy Tale"], 200, 800),
  "medusa-the-dead-eye-of-petrification": resonator("Medusa, the Dead Eye of Petrification", "{U}{2}", ["Gorgon"], 600, 600),
  "stheno-the-evil-eye-of-temptation": resonator("Stheno, the Evil Eye of Temptation", "{U}{2}", ["Gorgon"], 500, 600),
  "behemoth-the-earth-eater": resonator("Behemoth, the Earth Eater", "{G}{G}{3}", ["Beast", "Twelve Apostles"], 1500, 1500),
  "ratatoskr-the-spirit-beast-of-yggdrasil": resonator("Ratatoskr, the Spirit Beast of Yggdrasil", "{G}", ["Beast"], 0, 200),
  "arthur-the-dead-lord-of-vengeance": resonator("Arthur, the Dead Lord of Vengeance", "{B}{B}{2}", ["Zombie"], 1e3, 1e3),
  "forbidden-spell-of-the-undead-lord": oldChant("Forbidden Spell of the Undead Lord", "{B}{B}{2}", "chant", { keywords: ["remnant"] }),
  "merlin-the-wizard-of-distress": resonator("Merlin, the Wizard of Distress", "{B}{B}{1}", ["Zombie"], 600, 600),
  "niflheim-the-realm-of-the-dead": oldAddition("Niflheim, the Realm of the Dead", "{B}{1}", "field", { races: ["Grave"] }),
  "clockwork-scout-plane": resonator("Clockwork Scout Plane", "{2}", ["Machine"], 500, 500, { keywords: ["flying"] }),
  "special-armor": oldAddition("Special Armor", "{1}", "resonator"),
  "the-beast-queens-guardian": resonator("The Beast Queen's Guardian", "{G}", ["Beast"], 300, 300),
  "ziz-the-bird-that-envelopes-the-sky": resonator(
    "Ziz, the Bird that Envelopes the Sky",
    "{G}{G}",
    ["Beast", "Twelve Apostles"],
    500,
    500
  ),
  "mass-produced-giant-land-mine": resonator("Mass Produced Giant Land Mine", "{2}", ["Machine"], 0, 100),
  "leviathan-the-first-of-the-sea": resonator("Leviathan, the First of the Sea", "{U}{U}{U}{3}", ["Beast", "Twelve Apostles"], 1500, 1500),
  "remote-control-golem": resonator("Remote Control Golem", "{10}", ["Machine"], 2e3, 2e3),
  "dummy-doll": resonator("Dummy Doll", "{1}", ["Machine"], 0, 600),
  corrosion: oldAddition("Corrosion", "{B}{1}", "resonator"),
  "reflect-the-beginning-of-time": resonator("Reflect, the Beginning of Time", "{G}", ["Little Boy"], 0, 200, {
    future: future("Refrain, the End of Ages", "{W}{W}{3}", ["Little Girl"], 700, 700)
  }),
  "torching-the-timeline": oldChant("Torching the Timeline", "{R}", "instant"),
  "time-traveling-emissary": resonator("Time Traveling Emissary", "{R}", ["Wizard"], 0, 400),
  "spectating-magician": resonator("Spectating Magician", "{U}{U}{2}", ["Ancient", "Wizard"], 400, 800),
  "flower-kingdom": oldAddition("Flower Kingdom", "{U}{1}", "field"),
  "muse-celestial-of-music": resonator("Muse, Celestial of Music", "{U}{1}", ["Myth"], 400, 600),
  ambush: oldChant("Ambush!", "{G}{1}", "standby"),
  "marybell-insane-self-aware-machine": resonator("Marybell, Insane Self-Aware Machine", "{5}", ["Machine"], 1200, 1200, {
    keywords: ["pierce"]
  }),
  "kaguyas-premonition": oldChant("Kaguya's Premonition", "{W}", "instant"),
  "dance-of-the-shadows": oldChant("Dance of the Shadows", "{B}{3}", "instant", { keywords: ["remnant"] }),
  "order-of-sacred-queen": oldChant("Order of Sacred Queen", "{W}{W}{1}", "chant"),
  "veteran-master": resonator("Veteran Master", "{W}{2}", ["Knight"], 600, 600),
  "dignified-seraph": resonator("Dignified Seraph", "{W}{W}{2}", ["Angel"], 800, 800, { keywords: ["flying"] }),
  "give-wings": oldChant("Give Wings", "{W}", "instant"),
  "little-angel-of-armalla": resonator("Little Angel of Armalla", "{W}", ["Angel"], 300, 300, { keywords: ["flying"] }),
  "protection-of-the-seraph": oldAddition("Protection of the Seraph", "{W}", "resonator"),
  "familiar-of-primogenitor": resonator("Familiar of Primogenitor", "{R}", ["Demon"], 400, 100),
  "phantom-of-primogenitor": oldChant("Phantom of Primogenitor", "{R}{R}{3}", "chant"),
  "herald-of-the-beast-lady": resonator("Herald of the Beast Lady", "{G}", ["Beast"], 400, 400),
  "hunter-of-souls": resonator("Hunter of Souls", "{B}{2}", ["Reaper"], 700, 700),
  "prowler-of-niflheim": resonator("Prowler of Niflheim", "{B}", ["Zombie"], 300, 300),
  "light-sprite": resonator("Light Sprite", "{W}", ["Fairy"], 200, 300, { keywords: ["flying"] }),
  "flame-sprite": resonator("Flame Sprite", "{R}", ["Fairy"], 200, 300, { keywords: ["flying", "swiftness"] }),
  "send-back": oldChant("Send Back", "{U}", "chant"),
  "fruit-of-yggdrasil": resonator("Fruit of Yggdrasil", "{G}{1}", ["Fruit"], 0, 800),
  "spirit-of-yggdrasil": resonator("Spirit of Yggdrasil", "{G}{G}{1}", ["Spirit"], 600, 600),
  "wind-sprite": resonator("Wind Sprite", "{G}", ["Fairy"], 200, 200),
  "dark-arla-the-shadow-wing": resonator("Dark Arla, the Shadow Wing", "{B}{2}", ["Seven Kings", "Shadow"], 700, 500, {
    keywords: ["flying"]
  }),
  "dark-melgis-the-shadow-flame": resonator("Dark Melgis, the Shadow Flame", "{B}{B}{2}", ["Seven Kings", "Shadow"], 1e3, 1e3),
  "shadow-assassin": resonator("Shadow Assassin", "{B}{B}", ["Shadow"], 100, 500),
  "seal-of-shining-bamboo": oldAddition("Seal of Shining Bamboo", "{W}", "resonator", { races: ["Treasury Item"] }),
  "memory-of-disappearance": oldChant("Memory of Disappearance", "{R}", "chant"),
  "dance-of-inspiration": oldChant("Dance of Inspiration", "{U}", "instant"),
  "magic-conductors-baton": oldAddition("Magic Conductor's Baton", "{U}", "resonator"),
  "puppet-soldier": resonator("Puppet Soldier", "{U}{1}", ["Human"], 500, 500),
  "servant-to-the-sacred-moon": resonator("Servant to the Sacred Moon", "{G}{1}", ["Elf"], 600, 500),
  "timekeeper-elf": resonator("Timekeeper Elf", "{G}{2}", ["Elf"], 500, 500),
  "auspicious-bird-of-the-black-moon": resonator("Auspicious Bird of the Black Moon", "{B}{1}", ["Bird"], 500, 500),
  "witch-of-the-night": resonator("Witch of the Night", "{B}", ["Witch"], 0, 800),
  "magic-screw": oldAddition("Magic Screw", "{1}", "resonator"),
  "gathering-of-fairies": oldChant("Gathering of Fairies", "{W}", "chant"),
  "bloodfire-dragon": resonator("Bloodfire Dragon", "{R}", ["Dragon"], 500, 500, { keywords: ["flying"] }),
  "lapis-beast-of-flame": resonator("Lapis' Beast of Flame", "{R}{R}{2}", ["Beast"], 600, 400, { keywords: ["swiftness"] }),
  "lapis-dark-beast": resonator("Lapis' Dark Beast", "{B}{B}{2}", ["Beast"], 600, 400, { keywords: ["firstStrike"] }),
  "down-the-drain": oldChant("Down the Drain", "{U}", "instant"),
  "martha-lipponen": resonator("Martha Lipponen", "{W}{1}", ["Servant"], 0, 1e3),
  "rielas-lance": oldAddition("Riela's Lance", "{R}{2}", "jResonator"),
  "kreis-czherny": resonator("Kreis Czherny", "{U}{1}", ["Military", "Squad 7"], 300, 300),
  "the-carefree-three": oldChant("The Carefree Three", "{U}{U}{2}", "chant"),
  magari: resonator("Magari", "{G}{G}{1}", ["Student"], 200, 400),
  dahau: resonator("Dahau", "{B}{B}{3}", ["Calamity Raven", "Military"], 1e3, 1e3),
  "bors-returned-adventurer": resonator("Bors, Returned Adventurer", "{W}{2}", ["Knight of the Round Table"], 600, 600),
  "last-people-of-gloria": resonator("Last People of Gloria", "{W}{3}", ["Soldier"], 0, 1e3),
  "enraged-knight": resonator("Enraged Knight", "{R}{1}", ["Knight"], 500, 500),
  "flame-soldier-of-volga": resonator("Flame Soldier of Volga", "{R}", ["Soldier"], 300, 300),
  "earthbound-wingman": resonator("Earthbound Wingman", "{G}{G}", ["Wingman"], 500, 500, { keywords: ["flying"] }),
  "protection-of-alice": oldAddition("Protection of Alice", "{G}{G}", "resonator"),
  "survivors-of-sissei": resonator("Survivors of Sissei", "{G}", ["Beast"], 200, 200),
  "artificial-moon": resonator("Artificial Moon", "{2}", ["Machine", "Moon"], 0, 1500),
  "remote-control-beast": resonator("Remote Control Beast", "{4}", ["Beast", "Machine"], 800, 800),
  "edy-nelson": resonator("Edy Nelson", "{W}{1}", ["Military", "Squad 7"], 500, 500),
  "first-aid": oldChant("First-Aid", "{W}{W}{2}", "instant"),
  "underground-dragger": resonator("Underground Dragger", "{B}{B}{1}", ["Zombie"], 700, 700),
  "melder-last-of-the-dead": resonator("Melder, Last of the Dead", "{B}{B}{B}{2}", ["Zombie"], 1e3, 1e3),
  "guardian-angel-raphael": resonator("Guardian Angel, Raphael", "{W}{2}", ["Angel"], 400, 800, { keywords: ["flying"] }),
  "pale-savior": oldChant("Pale Savior", "{W}{2}", "standby"),
  "nighttime-raiders": oldChant("Nighttime Raiders", "{B}{2}", "standby"),
  "rabbit-trap": oldChant("Rabbit Trap", "{W}{3}", "standby"),
  "wing-trap": oldChant("Wing Trap", "{G}{G}", "standby"),
  "eyes-in-the-darkness": oldChant("Eyes in the Darkness", "{B}", "instant"),
  "frederica-lipps": resonator("Frederica Lipps", "{R}{5}", ["Military", "Nameless"], 300, 700)
};

var grimmCards = {
  siegfried: resonator("Siegfried", "{W}{W}{2}", ["Hero"], 800, 800, { keywords: ["precision"] }),
  "mad-hatter": resonator("Mad Hatter", "{U}", ["Fairy Tale"], 300, 300),
  thunder: oldChant("Thunder", "{R}", "instant"),
  "emissary-of-another-dimension": resonator("Emissary of Another Dimension", "{R}{R}{1}", ["Human"], 400, 400),
  "melfee-the-successor-of-sacred-wind": resonator("Melfee, the Successor of Sacred Wind", "{G}{1}", ["Elf"], 400, 400),
  "christie-the-warden-of-sanctuary": resonator("Christie, the Warden of Sanctuary", "{G}{G}", ["Elf"], 400, 400),
  "holy-warrior-of-hope": resonator("Holy Warrior of Hope", "{W}", ["Human"], 400, 400),
  "aesop-the-princes-tutor": resonator("Aesop, the Prince's Tutor", "{W}{1}", ["Human"], 500, 500),
  "blinded-prince": resonator("Blinded Prince", "{W}{1}", ["Fairy Tale", "Human", "Prince"], 800, 800),
  "light-of-hope": oldChant("Light of Hope", "{W}{1}", "standby"),
  "rapunzel-the-long-haired-princess": resonator("Rapunzel, the Long-Haired Princess", "{W}{W}{1}", ["Fairy Tale", "Human"], 600, 600),
  "the-emperor-with-new-clothes": resonator("The Emperor with New Clothes", "{W}{2}", ["Fairy Tale", "Human"], 700, 700),
  "granny-by-the-fireplace": resonator("Granny by the Fireplace", "{R}{2}", ["Fairy Tale", "Human"], 100, 1200),
  "hamelins-pied-piper": resonator("Hamelin's Pied Piper", "{U}{U}{3}", ["Fairy Tale", "Mage"], 1e3, 1e3),
  "heavenly-feathered-robe": oldAddition("Heavenly Feathered Robe", "{U}{U}{U}", "resonator", { races: ["Treasury Item"] }),
  "one-inch-boy": resonator("One-Inch Boy", "{U}{1}", ["Fairy Tale", "Human"], 100, 300),
  "aramis-the-three-musketeers": resonator("Aramis, the Three Musketeers", "{G}{G}{1}", ["Fairy Tale", "Musketeer"], 500, 500),
  "elvish-exorcist": resonator("Elvish Exorcist", "{G}{1}", ["Elf"], 500, 500),
  gretel: resonator("Gretel", "{G}{1}", ["Fairy Tale", "Human"], 200, 200, { zh: "格蕾特" }),
  hansel: resonator("Hansel", "{G}{G}{1}", ["Fairy Tale", "Human"], 400, 700, { zh: "韓塞爾" }),
  "hansel-and-gretel": resonator("Hansel and Gretel", "{G}{G}{G}{G}", ["Fairy Tale", "Human"], 400, 400, { zh: "韓塞爾與格蕾特" }),
  "little-red-the-hope-of-millennia": resonator("Little Red, the Hope of Millennia", "{R}", ["Fairy Tale", "Human"], 200, 200),
  "lumiel-the-tower-of-hope": oldAddition("Lumiel, the Tower of Hope", "{W}{1}", "field", { races: ["Tower"] }),
  "sleeping-beauty": resonator("Sleeping Beauty", "{W}{W}", ["Fairy Tale", "Human"], 0, 700),
  "big-bang-revolution": oldChant("Big-Bang Revolution", "{R}{1}", "standby"),
  "crossroad-of-worlds": oldChant("Crossroad of Worlds", "{U}{U}{1}", "instant"),
  "glinda-the-fairy": resonator("Glinda, the Fairy", "{G}{G}", ["Fairy Tale"], 500, 500),
  "guide-of-heaven": resonator("Guide of Heaven", "{G}{1}", ["Ancient", "Elf"], 200, 200),
  "xeex-the-ancient-magic": oldChant("Xeex the Ancient Magic", "{G}{G}", "instant"),
  "jokers-suit": oldAddition("Joker's Suit", "{B}", "resonator", { races: ["Clothes"] }),
  "laplacia-the-demon-of-fate": resonator("Laplacia, the Demon of Fate", "{B}{B}{1}", ["Demon"], 700, 700),
  "ragnarok-the-divine-sword-of-savior": oldAddition("Ragnarok, the Divine Sword of Savior", "{W}{W}{1}", "jResonator", {
    races: ["Weapon"]
  }),
  "sign-to-the-future": oldChant("Sign to the Future", "{W}{1}", "standby"),
  "blazer-the-eater-of-dimensions": resonator("Blazer, the Eater of Dimensions", "{R}{R}{R}{2}", ["Dragon", "Wanderer"], 1100, 1100, {
    keywords: ["swiftness"]
  }),
  "etna-the-snow-queen": resonator("Etna, the Snow Queen", "{U}{U}{1}", ["Fairy Tale", "Queen"], 700, 700),
  "pilot-of-universe": resonator("Pilot of Universe", "{U}", ["Wererabbit"], 300, 300),
  "hastur-the-unspeakable": resonator("Hastur, the Unspeakable", "{R}{B}{2}", ["Cthulhu"], 700, 500),
  "cthugha-the-living-flame": resonator("Cthugha, the Living Flame", "{R}{2}", ["Cthulhu"], 500, 500, { keywords: ["swiftness"] }),
  "susanowo-the-ten-fist-sword": resonator("Susanowo, the Ten-Fist Sword", "{R}{R}{R}{3}", ["Myth"], 1200, 1200, {
    keywords: ["pierce", "swiftness"]
  }),
  "liberate-the-world": oldChant("Liberate the World", "{G}{G}", "instant"),
  "moojdart-the-queen-of-fantasy-world": resonator("Moojdart, the Queen of Fantasy World", "{U}{U}{2}", ["Six Sages", "Spirit"], 700, 900),
  "book-of-eibon": oldAddition("Book of Eibon", "{B}{B}{1}", "field", { races: ["Relic"] }),
  hammurabi: resonator("Hammurabi", "{W}{1}", ["King"], 400, 400),
  "jeanne-darc": resonator("Jeanne d'Arc", "{W}", ["Saint"], 200, 200),
  timur: resonator("Timur", "{G}{3}", ["King"], 800, 1e3),
  "michizane-sugawara": resonator("Michizane Sugawara", "{B}", ["Yin-Yang Master"], 200, 200),
  "archer-of-the-crescent-moon": resonator("Archer of the Crescent Moon", "{U}{1}", ["Wererabbit"], 200, 200, { keywords: ["flying"] }),
  "knight-of-the-new-moon": resonator("Knight of the New Moon", "{U}", ["Knight", "Wererabbit"], 0, 200),
  "stone-bowl-of-buddha": oldAddition("Stone Bowl of Buddha", "{U}", "field", { races: ["Treasury Item"] }),
  "cowrie-of-swallows": oldAddition("Cowrie of Swallows", "{G}{2}", "field", { races: ["Treasury Item"] }),
  "lora-the-blood-speaker": resonator("Lora, the Blood Speaker", "{B}{1}", ["Vampire"], 300, 300),
  "pumpkin-witch": resonator("Pumpkin Witch", "{B}{2}", ["Nightmare", "Witch"], 300, 800),
  "pure-spirit-of-fantasy": resonator("Pure Spirit of Fantasy", "{W}{1}", ["Fantasy"], 500, 500),
  "card-soldier-diamond": resonator('Card Soldier "Diamond"', "{R}{1}", ["Card Soldier"], 400, 400),
  "fthaggua-the-flame-spirit": resonator("Fthaggua, the Flame Spirit", "{R}{2}", ["Cthulhu", "Flame Spirit"], 0, 200, {
    keywords: ["firstStrike"]
  }),
  "riina-the-girl-with-nothing": resonator("Riina, the Girl with Nothing", "{U}{1}", ["Human"], 400, 400),
  "sleeping-rat": resonator("Sleeping Rat", "{U}{1}", ["Fairy Tale", "Rat"], 500, 500),
  "whirlpool-of-knowledge": oldChant("Whirlpool of Knowledge", "{U}{2}", "chant"),
  "evolution-of-limits": oldChant("Evolution of Limits", "{G}", "instant"),
  "wolf-in-the-sky": resonator("Wolf in the Sky", "{G}", ["Ancient", "Wolf"], 100, 400),
  "card-soldier-club": resonator('Card Soldier "Club"', "{B}{1}", ["Card Soldier", "Nightmare"], 400, 400),
  "elder-things": resonator("Elder Things", "{B}{B}{2}", ["Cthulhu"], 0, 200),
  "spire-shadow-drake": resonator("Spire Shadow Drake", "{B}{2}", ["Drake"], 700, 600, { keywords: ["flying"] }),
  "eden-the-crimson-garden": oldAddition("Eden, the Crimson Garden", "{R}{2}", "field"),
  "glyph-of-unkill": oldAddition("Glyph of Unkill", "{R}", "resonator"),
  "yang-mage-of-decrescent": resonator("Yang Mage of Decrescent", "{U}{U}", ["Wererabbit"], 400, 400, { keywords: ["flying"] }),
  "yin-mage-of-increscent": resonator("Yin Mage of Increscent", "{U}{U}", ["Wererabbit"], 400, 400, { keywords: ["flying"] }),
  "ali-baba-the-earnest-worker": resonator("Ali Baba, The Earnest Worker", "{G}{2}", ["Human", "Story"], 700, 700),
  rukh: resonator("Rukh", "{G}", ["Bird"], 300, 300, { keywords: ["flying"] }),
  "wiseman-of-winds": resonator("Wiseman of Winds", "{G}{1}", ["Elf"], 800, 600),
  "awakening-at-the-end": oldChant("Awakening at the End", "{B}{B}{2}", "chant"),
  "void-blast": oldChant("Void Blast", "{B}{B}{1}", "instant"),
  "zero-the-magus-of-null": resonator("Zero, the Magus of Null", "{B}{B}{1}", ["Human", "Six Sages"], 700, 500, {
    keywords: ["quickcast"]
  }),
  ghostflame: oldChant("Ghostflame", "{R}", "chant"),
  "alices-soldier": resonator("Alice's Soldier", "{U}{1}", ["Fantasy"], 500, 500),
  "house-of-the-old-man": oldAddition("House of the Old Man", "{U}{1}", "field", { races: ["Residence"] }),
  "purplemist-the-fantasy-dragon": resonator("Purplemist, the Fantasy Dragon", "{U}{U}{U}{2}", ["Dragon", "Fantasy"], 1e3, 1e3, {
    keywords: ["flying"]
  }),
  "bastet-the-elder-god": resonator("Bastet, the Elder God", "{G}{1}", ["Cthulhu"], 0, 200),
  "leaves-of-yggdrasil": oldAddition("Leaves of Yggdrasil", "{G}", "resonator", { races: ["Treasury Item"] }),
  "wind-of-gods": oldChant("Wind of Gods", "{G}", "chant"),
  "dark-pulse": oldChant("Dark Pulse", "{B}{B}{2}", "instant"),
  "mephistopheles-the-demon-collaborator": resonator("Mephistopheles, the Demon Collaborator", "{B}{B}", ["Demon"], 300, 300),
  "abe-no-seimei": resonator("Abe no Seimei", "{W}", ["Yin-Yang Master"], 200, 200),
  "emperor-guangwu-of-han": resonator("Emperor Guangwu of Han", "{W}{1}", ["Emperor"], 500, 500),
  "pride-of-knights": oldChant("Pride of Knights", "{W}", "instant"),
  "banzai-attack": oldChant("Banzai Attack", "{R}{R}{2}", "chant"),
  "calamity-jane": resonator("Calamity Jane", "{R}{2}", ["Musketeer"], 500, 500),
  kleitos: resonator("Kleitos", "{R}{3}", ["Warlord"], 800, 800),
  "lu-bu": resonator("Lu Bu", "{R}{R}{4}", ["Warlord"], 1e3, 1e3, { keywords: ["precision", "swiftness"] }),
  saladin: resonator("Saladin", "{R}{1}", ["General"], 300, 400),
  "sun-tzu": resonator("Sun Tzu", "{R}", ["Strategist"], 200, 200),
  "captain-cook": resonator("Captain Cook", "{U}{U}{2}", ["Captain"], 800, 800),
  "marco-polo": resonator("Marco Polo", "{U}{1}", ["Explorer"], 500, 500),
  napoleon: resonator("Napoleon", "{U}{3}", ["Emperor"], 600, 600),
  attila: resonator("Attila", "{G}{1}", ["King"], 500, 500),
  darwin: resonator("Darwin", "{G}{4}", ["Scientist"], 800, 800),
  "genghis-khan": resonator("Genghis Khan", "{G}{1}", ["King"], 500, 500),
  geronimo: resonator("Geronimo", "{G}", ["Shaman"], 200, 200),
  dante: resonator("Dante", "{B}{3}", ["Poet"], 1e3, 800),
  faust: resonator("Faust", "{B}{1}", ["Alchemist"], 200, 200),
  "call-of-cthulhu": oldChant("Call of Cthulhu", "{B}{1}", "standby"),
  "cain-complex": oldChant("Cain Complex", "{R}{2}", "standby")
};

var lapisCards = {
  "dragon-knight-of-altea": resonator("Dragon Knight of Altea", "{R}{1}", ["Dragon Knight"], 600, 600),
  "tiny-aggressive-dragon": resonator("Tiny Aggressive Dragon", "{R}{R}{R}", ["Dragon"], 800, 800, { keywords: ["flying"] }),
  "wiseman-of-amonsulle": resonator("Wiseman of Amonsulle", "{G}{G}", ["Elf"], 400, 400),
  "torrent-elf": resonator("Torrent Elf", "{G}{1}", ["Elf"], 500, 600),
  "sorceress-of-heavenly-wind-melfee": resonator("Sorceress of Heavenly Wind, Melfee", "{G}{1}", ["Elf"], 300, 600, {
    keywords: ["quickcast"]
  }),
  "wind-clad-elf": resonator("Wind Clad Elf", "{G}{1}", ["Elf"], 500, 500),
  "oberon-lord-of-elves": resonator("Oberon, Lord of Elves", "{G}{G}{2}", ["Elf"], 700, 700),
  "vampire-hunter-christie": resonator("Vampire Hunter Christie", "{G}{G}{2}", ["Elf"], 1e3, 1e3),
  "resistance-forces-of-amonsulle": resonator("Resistance Forces of Amonsulle", "{G}{2}", ["Elf"], 700, 700),
  "spirit-of-wind": resonator("Spirit of Wind", "{G}{G}", ["Spirit"], 500, 500, { keywords: ["flying"] }),
  "great-holy-sealing-wave": chant("Great Holy Sealing Wave", "{G}{G}"),
  "gale-force": chant("Gale Force", "{G}", { keywords: ["quickcast"] }),
  "severing-winds": chant("Severing Winds", "{G}{G}{2}", { keywords: ["quickcast"] }),
  "home-of-the-sages": addition2("Home of the Sages", "{G}{1}"),
  "cloning-magic": chant("Cloning Magic", "{G}{1}", { keywords: ["quickcast"] }),
  "fiethsing-the-fate-spinning-winds": resonator("Fiethsing, the Fate Spinning Winds", "{G}{1}", ["Elf", "Six Sages"], 600, 600, {
    keywords: ["quickcast"]
  }),
  "soul-debt": chant("Soul Debt", "{G}{1}", { keywords: ["quickcast"] }),
  "rachel-nephilim-commander": resonator("Rachel, Nephilim Commander", "{W}{2}", ["Ancient", "Angel", "Demon"], 700, 700, {
    keywords: ["flying"]
  }),
  "unleashed-dragonoid": resonator("Unleashed Dragonoid", "{W}{1}", ["Ancient", "Dragonoid"], 200, 800),
  "viola-obsidian-dragon-princess": resonator("Viola, Obsidian Dragon Princess", "{B}{B}", ["Ancient", "Dragonoid"], 500, 500),
  "demon-captain-eligos": resonator("Demon Captain, Eligos", "{B}{B}{2}", ["Demon"], 800, 800, { keywords: ["flying"] }),
  "fallen-angel": resonator("Fallen Angel", "{W}{B}{2}", ["Angel"], 800, 800, { keywords: ["flying"] }),
  "pandora-the-goddess-of-light-and-dark": resonator("Pandora, the Goddess of Light and Dark", "{W}{B}", ["Human"], 500, 700),
  "the-dark-march-hare": resonator("The Dark March Hare", "{W}{B}{1}", ["Fairy Tale"], 800, 800),
  "spirit-of-light": resonator("Spirit of Light", "{W}{W}", ["Spirit"], 600, 600),
  "violas-machinations": chant("Viola's Machinations", "{B}", { races: ["Ancient Magic"] }),
  "shield-of-the-nephilim": chant("Shield of the Nephilim", "{W}", { races: ["Ancient Magic"] }),
  "fury-of-the-obsidian-dragon": chant("Fury of the Obsidian Dragon", "{B}{2}", { races: ["Ancient Magic"] }),
  "death-at-midnight": chant("Death at Midnight", "{B}{1}", { keywords: ["quickcast"] }),
  "the-nameless-mist": chant("The Nameless Mist", "{B}"),
  "zero-the-kings-blade": resonator("Zero, the King's Blade", "{W}{W}", ["Six Sages"], 600, 600, { keywords: ["quickcast"] }),
  "zeros-magic-light": chant("Zero's Magic Light", "{W}{W}", { keywords: ["quickcast"] }),
  "kid-puss-in-boots": resonator("Kid Puss In Boots", "{W}", ["Fairy Tale"], 100, 100),
  "pandora-the-hope-weaving-queen": resonator("Pandora, the Hope Weaving Queen", "{W}{W}", ["Human"], 200, 1e3),
  "dreams-of-flight": chant("Dreams of Flight", "{W}", { keywords: ["quickcast", "remnant"] }),
  "demon-of-the-crest-namblot": resonator("Demon of the Crest, Namblot", "{R}{R}", ["Seven Luminaries Demon"], 500, 500, {
    keywords: ["swiftness"]
  }),
  "fiery-chariot-red-boy": resonator("Fiery Chariot, Red Boy", "{R}{R}{4}", ["Myth"], 1400, 1400, { keywords: ["firstStrike"] }),
  "captain-hook-the-pirate": resonator("Captain Hook, the Pirate", "{U}{U}{3}", ["Fairy Tale"], 1e3, 1e3),
  "charlottes-water-transformation-magic": chant("Charlotte's Water Transformation Magic", "{U}", { keywords: ["quickcast", "remnant"] }),
  "shackles-of-ice": addition2("Shackles of Ice", "{U}"),
  "red-hood": addition2("Red Hood", "{R}"),
  "fiethsings-monocle": addition2("Fiethsing's Monocle", "{W}{G}"),
  "water-kimono-of-twelve-parts": addition2("Water Kimono of Twelve Parts", "{U}", { races: ["Treasury Item"], copies: 12 }),
  "azathoth-hunter-of-reality": resonator("Azathoth, Hunter of Reality", "{B}{B}{6}", ["Cthulhu", "Human"], 2e3, 2e3, {
    keywords: [limit(6)]
  }),
  "nyarlathotep-the-crimson-radiance": resonator("Nyarlathotep, the Crimson Radiance", "{W}{R}", ["Cthulhu", "Human"], 700, 700, {
    keywords: [limit(1)]
  }),
  "resonance-of-madness": chant("Resonance of Madness", "{B}"),
  "beast-of-holy-light": resonator("Beast of Holy Light", "{W}", ["Beast"], 300, 300, { keywords: [barrierAgainst("RB")] }),
  "conjure-time-bomb": chant("Conjure Time Bomb", "{R}{1}", { races: ["Ancient Magic"] }),
  "yashahime-first-daughter-of-the-mikage": resonator("Yashahime, First Daughter of the Mikage", "{B}{B}{1}", ["Vampire"], 700, 800),
  "servant-of-the-mikage": resonator("Servant of the Mikage", "{B}", ["Vampire"], 300, 300),
  "grusbalestas-secret-technique": chant("Grusbalesta's Secret Technique", "{G}{B}", { keywords: ["quickcast"] }),
  "catalyst-spirit": resonator("Catalyst Spirit", "{R}{U}", ["Spirit"], 600, 600),
  "lumias-judgment": chant("Lumia's Judgment", "{W}{R}{X}"),
  "eia-god-of-water": resonator("Eia, God of Water", "{U}{U}{2}", ["Myth"], 1e3, 1e3, { keywords: [barrierAgainstType("resonator")] }),
  "manservant-to-the-water-god": resonator("Manservant to the Water God", "{U}{1}", ["Spirit"], 600, 600),
  "door-of-time": chant("Door of Time", "{U}{G}{X}"),
  "glistening-chick": resonator("Glistening Chick", "{U}{G}", ["Bird", "Treasury Item"], 500, 500, { keywords: ["flying"] }),
  "mystia-manager-of-the-treasury": resonator("Mystia, Manager of the Treasury", "{U}{G}{1}", ["Wererabbit"], 500, 500),
  "nightmoon-blossom": resonator("Nightmoon Blossom", "{U}{G}", ["Treasury Item"], 300, 700, { keywords: ["barrier"] }),
  "sissei-pricias-barrier": addition2("Sissei, Pricia's Barrier", "{R}{G}"),
  "bahamut-phantasmal-dragon": resonator("Bahamut, Phantasmal Dragon", "{R}{R}{4}", ["Dragon"], 1e3, 1e3, { keywords: ["flying"] }),
  "lumia-saint-of-creation": resonator("Lumia, Saint of Creation", "{W}{1}", ["Human"], 400, 700),
  "dracula-king-of-the-undead": resonator("Dracula, King of the Undead", "{B}{B}{2}", ["Vampire"], 1e3, 1e3, { keywords: ["flying"] }),
  "odin-the-omniscient": resonator("Odin the Omniscient", "{G}{B}{4}", ["Myth"], 1e3, 1e3),
  "zeros-circle-of-protection": addition2("Zero's Circle of Protection", "{W}{2}"),
  "fayli-genius-rip-off-artist": resonator("Fayli, Genius Rip-Off Artist", "{R}{R}{1}", ["Human"], 400, 800),
  "luna-magician-of-the-moon-star": resonator("Luna, Magician of the Moon Star", "{U}{U}{1}", ["Seven Luminaries Mage"], 800, 800, {
    keywords: [mana(4)]
  }),
  "the-blue-planet": addition2("The Blue Planet", "{U}{1}"),
  "the-final-battle": chant("The Final Battle", "{B}{X}"),
  "tinker-bell-the-fairy": resonator("Tinker Bell, the Fairy", "{W}", ["Fairy", "Fairy Tale"], 100, 100, { keywords: ["flying"] }),
  "nightmares-of-rlyeh": chant("Nightmares of R'lyeh", "{R}{R}{R}", { keywords: ["quickcast"] }),
  "messenger-of-altea": resonator("Messenger of Altea", "{U}{1}", ["Ancient"], 500, 700),
  "spirit-of-ice": resonator("Spirit of Ice", "{U}{U}{1}", ["Spirit"], 800, 800),
  "faithful-hellhound": resonator("Faithful Hellhound", "{B}{2}", ["Fairy Tale"], 700, 500),
  "storytelling-bard": resonator("Storytelling Bard", "{W}", ["Human"], 300, 300),
  "tiger-charge": chant("Tiger Charge", "{R}", { keywords: ["quickcast"] }),
  "amaterasus-foresight": chant("Amaterasu's Foresight", "{W}{1}", { keywords: ["quickcast"] }),
  "healing-wing-dragon": resonator("Healing Wing Dragon", "{W}{R}{3}", ["Dragon"], 1200, 1200, { keywords: ["flying"] }),
  "jeanne-darc-the-pious-flame": resonator("Jeanne d'Arc, the Pious Flame", "{W}{W}{R}{R}", ["Human"], 1e3, 1e3, {
    keywords: ["swiftness", "precision", "firstStrike"]
  }),
  "silph-envoy-of-wind": resonator("Silph, Envoy of Wind", "{G}{G}", ["Spirit"], 600, 600),
  "vafthruthnir-giant-wiseman": resonator("Vafthruthnir, Giant Wiseman", "{G}{U}{2}", ["Giant"], 600, 600, { keywords: ["quickcast"] }),
  "gentle-goat": resonator("Gentle Goat", "{R}", ["Goat"], 300, 300),
  "momotaro-of-the-sanzu-river": resonator("Momotaro of the Sanzu River", "{B}{B}", ["Fairy Tale"], 600, 600),
  "ancient-automaton": resonator("Ancient Automaton", "{U}{1}", ["Automaton"], 400, 400),
  "rabbit-of-the-aqua-moon": resonator("Rabbit of the Aqua Moon", "{U}", ["Rabbit"], 200, 400),
  "protector-of-the-forest": resonator("Protector of the Forest", "{G}{4}", ["Beast"], 1200, 1200),
  "eternal-recurrence": chant("Eternal Recurrence", "{B}{B}{3}"),
  "priest-of-darkness-abdul-alhazred": resonator("Priest of Darkness, Abdul Alhazred", "{B}{B}{1}", ["Wizard"], 700, 700),
  "invisible-flame": resonator("Invisible Flame", "{R}{1}", ["Magic Lifeform"], 600, 600),
  "alhamaats-mage-knight": resonator("Alhama'at's Mage Knight", "{U}{1}", ["Ancient Magic", "Magic Lifeform"], 500, 700),
  "deceptive-dream": resonator("Deceptive Dream", "{U}{B}{2}", ["Fantasy"], 700, 700),
  "griphon-racing-across-darkness": resonator("Griphon, Racing Across Darkness", "{G}{B}{4}", ["Chimera"], 1200, 1200, {
    keywords: ["flying"]
  }),
  "white-horn-kaichi": resonator("White Horn Kaichi", "{W}{G}", ["Divine Beast"], 500, 500, { keywords: ["precision"] }),
  "barbatos-worlds-greatest-eccentric": resonator("Barbatos, World's Greatest Eccentric", "{R}{R}{2}", ["Daimyo"], 1e3, 100, {
    keywords: ["swiftness"]
  }),
  "melgis-king-of-conquest": resonator("Melgis, King of Conquest", "{R}{R}", ["Swordsman"], 600, 400, { keywords: ["swiftness"] }),
  "salamander-envoy-of-fire": resonator("Salamander, Envoy of Fire", "{R}{R}{2}", ["Spirit"], 600, 600),
  "the-world-trees-guardian": resonator("The World Tree's Guardian", "{G}", ["Treeman"], 300, 300),
  "salamander-the-spirit-of-fire": resonator("Salamander, the Spirit of Fire", "{R}", ["Spirit"], 300, 100),
  "jeanne-darc-the-maid-of-orleans": resonator("Jeanne d'Arc, the Maid of Orleans", "{W}{U}{1}", ["Myth"], 600, 600),
  "illusory-projection": resonator("Illusory Projection", "{U}{B}", ["Fantasy"], 400, 400),
  "valentina-maiden-of-the-oceans": resonator("Valentina, Maiden of the Oceans", "{U}{U}{4}", ["Human"], 1200, 1200),
  "rune-of-sol": chant("Rune of Sol", "{R}{U}", { keywords: ["quickcast"], races: ["Ancient Magic"] })
};

var laterCards = {
  "acrobatic-shot": chant("Acrobatic Shot", "{3}"),
  "blaze-tornado": chant("Blaze Tornado", "{R}{R}{1}", { races: ["Mage Art"] }),
  "the-end-of-the-undefeated-legend": chant("The End of the Undefeated Legend", "{R}{B}")
};

var magicStoneCards = {
  "light-magic-stone": basicStone("Light Magic Stone", "W", { zh: "光魔石" }),
  "fire-magic-stone": basicStone("Fire Magic Stone", "R", { zh: "火魔石" }),
  "water-magic-stone": basicStone("Water Magic Stone", "U", { zh: "水魔石" }),
  "wind-magic-stone": basicStone("Wind Magic Stone", "G", { zh: "風魔石" }),
  "darkness-magic-stone": basicStone("Darkness Magic Stone", "B", { zh: "暗魔石" }),
  "magic-stone-of-gusting-skies": specialStone("Magic Stone of Gusting Skies", "WG"),
  "feethsing-the-holy-wind-stone": specialStone("Feethsing, the Holy Wind Stone", "", { races: ["True Magic Stone"] }),
  "almerius-the-levitating-stone": specialStone("Almerius, the Levitating Stone", "", { races: ["True Magic Stone"] }),
  "ancient-magic-stone": specialStone("Ancient Magic Stone", "WB"),
  "magic-stone-of-flame": basicStone("Magic Stone of Flame", "R"),
  "shadowy-light-magic-stone": specialStone("Shadowy Light Magic Stone", ""),
  "moonbreezes-memoria": specialStone("Moonbreeze's Memoria", ""),
  "yggdrasils-memoria": specialStone("Yggdrasil's Memoria", ""),
  "stone-from-the-dark-castle": specialStone("Stone from the Dark Castle", "B")
};

var reiyaCards = {
  "red-fang-allosaurus": resonator("Red Fang Allosaurus", "{R}{R}{3}", ["Dinosaur"], 1300, 1300, {
    keywords: ["firstStrike", "bloodlust"]
  }),
  "dragon-of-mt-hoelle": resonator("Dragon of Mt. Hoelle", "{R}{R}{R}{1}", ["Dragon"], 1500, 1500, { keywords: ["flying"] }),
  "evil-elemental-uprising": chant("Evil Elemental Uprising", "{B}", { keywords: ["quickcast"], races: ["Story"] }),
  "welser-the-archmage-of-fire": resonator("Welser, the Archmage of Fire", "{R}{R}{R}{3}", ["Wizard"], 1400, 1400),
  "sword-of-the-half-moon": chant("Sword of the Half Moon", "{B}{B}", { keywords: ["quickcast"], races: ["Mystery"] }),
  "embrace-of-darkness": chant("Embrace of Darkness", "{B}{B}", { keywords: ["quickcast"] }),
  "martial-arts-competitor": resonator("Martial Arts Competitor", "{R}{R}{1}", ["Dragonoid"], 800, 800, { keywords: ["swiftness"] }),
  "flame-claw-saber-tooth": resonator("Flame Claw Saber-Tooth", "{R}{2}", ["Beast"], 900, 500, { keywords: ["firstStrike"] }),
  eruption: chant("Eruption", "{R}{R}{1}"),
  "null-darkness": chant("Null Darkness", "{R}{B}", { keywords: ["quickcast"] }),
  "heros-bracelet": addition2("Hero's Bracelet", "{R}{R}{2}"),
  "giant-rabbit": resonator("Giant Rabbit", "{U}{U}{3}", ["Beast"], 1e3, 1e3),
  "ashen-snow-white": resonator("Ashen Snow White", "{B}{B}", ["Fairy Tale"], 500, 700),
  "vicious-wounded-beast": resonator("Vicious Wounded Beast", "{B}{B}{3}", ["Dinosaur"], 1e3, 900, { keywords: ["firstStrike"] })
};

var rulerCards = {
  "melgis-the-flame-king": ruler("Melgis, the Flame King", "R", ["Seven Kings"], {
    judgment: "{R}{R}",
    jRuler: jRuler("Melgis, the One Charmed by the Demon Sword", "R", ["Seven Kings"], 1e3, 500, { keywords: ["firstStrike"] })
  }),
  "fiethsing-six-sage-of-wind": ruler("Fiethsing, Six Sage of Wind", "G", ["Elf", "Six Sages"], {
    judgment: "{G}{G}{3}",
    energize: "G",
    jRuler: jRuler("Fiethsing, Master Magus of Holy Wind", "G", ["Elf", "Six Sages"], 800, 800)
  }),
  "gill-alhamaat": ruler("Gill Alhama'at", "WB", ["Emperor"], {
    energize: "WB",
    keywords: [mana(1)],
    jRuler: jRuler("Ebon Dragon Emperor, Gill Alhama'at", "WB", ["Dragon"], 1e3, 1e3, { keywords: ["flying", mana(1)] })
  }),
  "commander-of-the-flash-knights": ruler("Commander of the Flash Knights", "", ["Knight"], {
    jRuler: jRuler("Commander of the Flash Knights", "", ["Knight"], 1e3, 1e3, { keywords: ["pierce", "precision"] })
  }),
  "grimm-the-fairy-tale-prince": ruler("Grimm, the Fairy Tale Prince", "W", ["Human"]),
  "little-red-riding-hood": ruler("Little Red Riding Hood", "R", ["Little Girl"], {
    jRuler: jRuler("Little Red, the Wolf Girl", "R", ["Little Wolf-Girl"], 1200, 200, { keywords: ["swiftness"] })
  }),
  "apostle-of-creation": ruler("Apostle of Creation", "R", ["Prophet"], {
    judgment: "{R}",
    jRuler: jRuler("Cain, the Traitor of Gods", "R", ["Wizard"], 700, 700, { keywords: ["firstStrike"] })
  }),
  "moon-princess-of-stellar-wars": ruler("Moon Princess of Stellar Wars", "U", ["Human"], {
    jRuler: jRuler("Kaguya, the Immortal Princess", "U", ["Little Girl", "Wanderer"], 400, 1e3, { keywords: ["flying", "imperishable"] })
  }),
  "fiend-of-dark-pyre": ruler("Fiend of Dark Pyre", "B", ["Fiend"], {
    jRuler: jRuler("Nyarlathotep, the Faceless God", "B", ["Cthulhu"], 0, 1200)
  }),
  "faria-the-sacred-queen": ruler("Faria, the Sacred Queen", "W", ["Seven Kings"], {
    judgment: "{W}{W}",
    jRuler: jRuler("Faria, the Ruler of God Sword", "W", ["Seven Kings"], 800, 800, { keywords: ["precision"], zh: "神劍統禦 法瑞亞" })
  }),
  "girl-in-twilight-garb": ruler("Girl in Twilight Garb", "B", ["Wanderer"], {
    jRuler: jRuler("Dark Alice, Maiden of Slaughter", "B", ["Knight", "Shadow"], 900, 900, { keywords: ["precision"] })
  }),
  "sylvia-gill-palarilias": ruler("Sylvia Gill Palarilias", "R", ["Minion of Primogenitor"], {
    judgment: "{R}{G}{2}",
    jRuler: jRuler("Sylvia Gill Palarilias", "R", ["Dragon", "Minion of Primogenitor"], 1e3, 1e3, { keywords: ["flying", "swiftness"] })
  }),
  "friend-from-another-world-kaguya": ruler("Friend from Another World, Kaguya", "WG", ["Little Girl", "Wanderer"], {
    judgment: "{W}{M}{1}",
    jRuler: jRuler("Kaguya, the Moonlit Savior", "WG", ["Wizard"], 700, 900)
  }),
  "the-observer": ruler("The Observer", "R", ["Wizard"], {
    judgment: "{R}{R}{12}",
    jRuler: jRuler("Timeline Arsonist, Alisaris", "R", ["Wizard"], 1e3, 1e3)
  }),
  "mars-fortuneteller-of-the-fire-star": ruler("Mars, Fortuneteller of the Fire Star", "R", ["Seven Luminaries Mage"], {
    energize: "R",
    judgment: "{R}{R}{1}",
    jRuler: jRuler("Mars, Dark Commander of Fire", "R", ["Dark Commander"], 1e3, 1e3)
  }),
  "charlotte-determined-girl": ruler("Charlotte, Determined Girl", "U", ["Human"], {
    judgment: "{U}{1}",
    energize: "U",
    jRuler: jRuler("Charlotte, the Mage of Sacred Spirit", "U", ["Human"], 400, 1200)
  }),
  "valentina-plotting-lord-of-the-seas": ruler("Valentina, Plotting Lord of the Seas", "U", ["Overlord"], {
    judgment: "{U}{2}",
    jRuler: jRuler("Overlord of the Seven Lands, Valentina", "U", ["Overlord"], 700, 700)
  }),
  "machina-the-machine-lord": ruler("Machina, the Machine Lord", "", ["Seven Kings"], {
    judgment: "{4}",
    jRuler: jRuler("Machina, the Mechanical Emperor", "", ["Seven Kings"], 800, 800)
  }),
  "guardian-of-wind-magic-stones": ruler("Guardian of Wind Magic Stones", "G", ["Dragon"], {
    energize: "G",
    judgment: "{G}{G}{3}",
    jRuler: jRuler("Avatar of Wind Magic Stones", "G", ["Dragon"], 1e3, 1200)
  }),
  "pricia-friend-to-the-animals": ruler("Pricia, Friend to the Animals", "G", ["Beast", "Human"], { judgment: "{G}{G}", energize: "G" })
};

var valhallaCards = {
  "lofty-knight": resonator("Lofty Knight", "{W}", ["Knight of the Round Table"], 200, 200),
  "order-of-gartar": resonator("Order of Gartar", "{W}{1}", ["Knight of the Round Table"], 400, 400),
  "shield-bearer-of-the-kingdom": resonator("Shield Bearer of the Kingdom", "{W}{2}", ["Knight of the Round Table"], 200, 800),
  "wandering-knight": resonator("Wandering Knight", "{W}", ["Knight"], 200, 200),
  "suicidal-knights": resonator("Suicidal Knights", "{W}{W}", ["Knight"], 400, 400, { keywords: ["precision"] }),
  "tristan-the-lusting-knight": resonator("Tristan, the Lusting Knight", "{W}{W}{1}", ["Knight of the Round Table"], 600, 600),
  "mordred-the-dueling-knight": resonator("Mordred, the Dueling Knight", "{W}{W}{1}", ["Knight of the Round Table"], 400, 400),
  "garahad-the-oracle-knight": resonator("Garahad, the Oracle Knight", "{W}{W}{1}", ["Knight of the Round Table"], 600, 500),
  "lanslot-the-knight-of-the-lake": resonator("Lanslot, the Knight of the Lake", "{W}{W}{2}", ["Knight of the Round Table"], 800, 600, {
    keywords: ["precision"]
  }),
  "healing-master": resonator("Healing Master", "{W}{1}", ["Wizard"], 400, 400),
  chivalry: oldAddition("Chivalry", "{W}{W}", "field"),
  "power-from-inside": oldAddition("Power from Inside", "{W}", "resonator"),
  expedition: oldChant("Expedition", "{W}{W}", "chant"),
  "head-on-attack": oldChant("Head On Attack", "{W}", "instant"),
  duel: oldChant("Duel", "{W}{1}", "standby"),
  "oath-of-round-table": oldChant("Oath of Round Table", "{W}{W}", "standby"),
  "hardworking-followers": resonator("Hardworking Followers", "{W}{1}", ["Crowd"], 400, 400),
  "knight-errant": resonator("Knight Errant", "{W}{1}", ["Knight"], 200, 200),
  "sphinx-the-guardian-of-the-kings-tomb": resonator("Sphinx, the Guardian of the King's Tomb", "{W}{W}{3}", ["Divine Beast"], 0, 1500),
  "michael-the-archangel": resonator("Michael, the Archangel", "{W}{W}{4}", ["Angel"], 1e3, 1e3, { keywords: ["flying"] }),
  "sleeping-lion": resonator("Sleeping Lion", "{W}{W}{2}", ["Lion"], 800, 800),
  "guardian-of-asakna": resonator("Guardian of Asakna", "{R}{1}", ["Samurai"], 200, 200, { keywords: ["explode"] }),
  "azazel-the-blazing-charger": resonator("Azazel, the Blazing Charger", "{R}{R}{2}", ["Demon"], 1e3, 200, { keywords: ["pierce"] })
};

var cardFacts = {
  ...rulerCards,
  ...magicStoneCards,
  ...valhallaCards,
  ...grimmCards,
  ...aliceCards,
  ...lapisCards,
  ...reiyaCards,
  ...laterCards
};
function withProgram(id, abilities, behind3 = []) {
  const { names: names3, printed: printed3, faces } = cardFacts[id];
  const card3 = { id, names: names3, printed: asPrinted2(printed3), abilities };
  return faces === void 0 ? card3 : { ...card3, faces: faces.map((face) => ({ ...face, printed: asPrinted2(face.printed), abilities: behind3 })) };
}

var card2 = (id, ...abilities) => withProgram(id, abilities);
var twoSided = (id, abilities, behind3) => withProgram(id, abilities, behind3);
var chant2 = (parts, ...clauses) => ({ kind: "spell", ...parts, clauses });
var activate = (parts, ...clauses) => ({ kind: "activated", ...parts, clauses });
var automatic = (on, parts, ...clauses) => ({
  kind: "triggered",
  on: [on],
  ...parts,
  clauses
});
var continuous = (...modifiers2) => ({ kind: "static", modifiers: modifiers2 });
var itself = { object: { event: "object" }, is: { is: "self" } };
var both3 = (...parts) => ({ all: parts });
var either = (...parts) => ({ any: parts });
var eventIs = (name, equal) => ({ eventIs: name, equal });
var happens = (event, when = itself) => ({ event, if: when });
var entersField = happens("entered");
var enters = happens(
  "entered",
  both3(itself, either(eventIs("act", "judged"), both3(eventIs("from", "chase"), eventIs("playedFrom", "hand"))))
);
var goesToGraveyard = happens("left", both3(itself, eventIs("to", "graveyard")));
var opponentDiscards = happens(
  "discarded",
  either({ object: { event: "object" }, is: { owner: "opponent" } }, { seat: "seat", is: "opponent" })
);
var attacks = happens("attacks");
var dealsDamage = happens("damage", { object: { event: "source" }, is: { is: "self" } });
var it = { var: "it" };
var resonators = (where = {}, of, except) => ({
  from: "field",
  where: { types: "resonator", ...where },
  ...of === void 0 ? {} : { of },
  ...except === void 0 ? {} : { except }
});
var jResonators = (where = {}, of, except) => ({
  from: "field",
  where: { any: [{ types: "resonator" }, { types: "jRuler" }], ...where },
  ...of === void 0 ? {} : { of },
  ...except === void 0 ? {} : { except }
});
var target = (from, more = {}) => ({ as: "it", target: true, from, ...more });
var doing = (...verbs3) => ({ do: verbs3 });
var restSelf = { verb: "restSelf" };
var banishSelf = { verb: "banishSelf" };
var pay2 = (will) => ({ verb: "payWill", will });
var deals = (amount3, to = it) => ({ verb: "dealDamage", amount: amount3, to });
var dividedDamage = (amount3, among2) => chant2(
  { targets: [target(among2, { min: 0, max: amount3 / 100 }), { as: "parts", divide: { total: amount3 / 100, among: "it", least: 1 } }] },
  doing({ ...deals(amount3), divided: "parts" })
);
var dealsPlayers = (amount3, player3) => ({ verb: "dealDamage", amount: amount3, player: player3 });
var gainLife = (amount3) => ({ verb: "gainLife", amount: amount3 });
var draw = (amount3 = 1) => ({ verb: "draw", amount: amount3 });
var destroys = (what2 = it) => ({ verb: "destroy", what: what2 });
var untilEndOfTurn = (to, ...modifiers2) => ({ verb: "grant", to, until: "endOfTurn", modifiers: modifiers2 });
var gains = (atk, def) => ({ layer: "values", add: { atk, def } });
var gainsKeywords = (...keywords4) => ({ layer: "abilities", gain: { keywords: keywords4 } });
var rule = (...entries) => ({
  layer: "rules",
  gain: { rules: entries }
});
var underYourControl = {
  layer: "rules",
  gain: { rules: [{ word: "control", seat: { player: "you", value: "seat" } }] }
};
var force = (dice = 1) => ({ verb: "force", amount: dice, total: "roll" });
var rolledHundreds = { times: [100, { var: "roll" }] };
var withTorrent = { object: "self", is: { torrent: true } };
var wasAwakened = { object: "self", is: { awakened: true } };
var godsArt = (name, parts, ...clauses) => ({
  kind: "activated",
  keyword: "godsArt",
  limit: { uses: 1, per: "game", scope: "player", as: `godsArt:${name}` },
  ...parts,
  clauses
});
var incarnation = (...attributes2) => ({
  kind: "static",
  keyword: "incarnation",
  cost: [{ verb: "incarnate", attributes: attributes2 }]
});
var stealth = (on, when) => ({
  kind: on === null ? "static" : "triggered",
  keyword: "stealth",
  from: ["standby"],
  ...on === null ? {} : { on: [on] },
  ...when === void 0 ? {} : { when }
});
var entersFromStandby = happens("entered", both3(itself, eventIs("playedFrom", "standby")));
var awakening = (cost2, ...abilities) => ({
  kind: "static",
  keyword: "awakening",
  cost: cost2,
  modifiers: [{ layer: "abilities", of: "self", if: { object: "self", is: { awakened: true } }, abilities }]
});
var inheritance = (cost2, parts, ...clauses) => ({
  kind: "activated",
  keyword: "inheritance",
  from: ["hand"],
  cost: [...cost2, { verb: "discard", what: "self" }],
  ...parts,
  clauses
});
var resonance = (stone, ...clauses) => ({
  kind: "triggered",
  keyword: "resonance",
  on: [{ event: "entered", if: { object: { event: "object" }, is: { stones: stone, controller: "you" } } }],
  clauses
});
var search = (where, to = "hand", reveal3 = true) => [
  {
    choose: [
      {
        as: "found",
        from: { from: "mainDeck", of: "you", where },
        min: Object.keys(where).length === 0 ? 1 : { player: "you", value: "seen:mainDeck" },
        max: 1
      }
    ],
    do: [{ verb: "move", what: { var: "found" }, to, reveal: reveal3 }]
  },
  { do: [{ verb: "shuffle" }] }
];
var shift = (...cost2) => ({
  kind: "activated",
  keyword: "shift",
  cost: cost2,
  marks: { timing: "main" },
  clauses: [{ do: [{ verb: "shift", what: "self" }] }]
});
var evolution = (...cost2) => ({
  kind: "activated",
  keyword: "evolution",
  cost: cost2,
  clauses: [
    { if: { not: { object: "self", is: { counters: "evolution" } } }, do: [{ verb: "addCounters", what: "self", kind: "evolution" }] }
  ]
});
var bestow = (...cost2) => ({
  kind: "activated",
  keyword: "bestow",
  cost: cost2,
  marks: { timing: "main" },
  when: { object: "self", is: { added: false } },
  targets: [target(resonators())],
  clauses: [{ do: [{ verb: "attach", what: "self", to: it }] }]
});
var hostGains = (...modifiers2) => continuous(...modifiers2.map((modifier) => ({ ...modifier, of: "host" })));
var rulers = (where = {}, of = "you") => ({
  from: ["field", "rulerArea"],
  of,
  where: { any: [{ types: "ruler" }, { types: "jRuler" }], ...where }
});
var yourRulerIs = (...names3) => ({ exists: rulers({ name: names3 }) });
var magicStones = (where = {}, of = "you") => ({
  from: "field",
  of,
  where: { types: "magicStone", ...where }
});
var callStones = (amount3, rested = false) => ({
  verb: "move",
  what: { all: { from: "magicStoneDeck", of: "you", first: amount3 } },
  to: "field",
  rested
});
var anyAttribute = ["{W}", "{R}", "{U}", "{G}", "{B}"];
var produces = (will) => ({ verb: "produce", will });
var ofSelf = (modifier, condition2) => ({
  ...modifier,
  of: "self",
  ...condition2 === void 0 ? {} : { if: condition2 }
});
var costsLess = (less, condition2, times) => ({
  kind: "static",
  from: ["hand", "graveyard", "removed", "standby", "chase"],
  modifiers: [
    ofSelf(
      {
        layer: "rules",
        gain: { rules: [{ word: "cost", of: "play", less, ...times === void 0 ? {} : { times } }] }
      },
      condition2
    )
  ]
});
var discards = (player3) => ({
  do: [{ verb: "discard", choose: { as: "gone", from: { from: "hand", of: player3 }, by: player3 } }]
});
var banishesOne = (player3, where = {}) => ({
  choose: [{ as: "gone", from: resonators(where, player3), by: player3 }],
  do: [{ verb: "banish", what: { var: "gone" }, by: player3 }]
});

var discardOne = { verb: "discard", choose: { as: "paid", from: { from: "hand", of: "you" } } };
var loot = [
  doing(draw()),
  { choose: [{ as: "gone", from: { from: "hand", of: "you" } }], do: [{ verb: "discard", what: { var: "gone" } }] }
];
var onceATurn = { uses: 1, per: "turn", scope: "object" };
var fairies = (where) => ({ count: { from: "field", of: "you", where: { races: where } } });
var activatingPrograms = [
  // It gains something.
  card2("puppet-soldier", activate({ cost: [discardOne] }, doing(untilEndOfTurn("self", gains(200, 200))))),
  card2("the-world-trees-guardian", activate({ cost: [pay2("{G}")] }, doing(untilEndOfTurn("self", gains(200, 200))))),
  card2("servant-to-the-sacred-moon", activate({ cost: [pay2("{M}")] }, doing(untilEndOfTurn("self", gains(0, 400))))),
  card2(
    "auspicious-bird-of-the-black-moon",
    activate({ cost: [pay2("{M}")] }, doing(untilEndOfTurn("self", gains(200, 200), gainsKeywords("flying"))))
  ),
  card2("yang-mage-of-decrescent", activate({ cost: [pay2("{M}")], limit: onceATurn }, doing(untilEndOfTurn("self", gains(400, 0))))),
  card2("yin-mage-of-increscent", activate({ cost: [pay2("{M}")], limit: onceATurn }, doing(untilEndOfTurn("self", gains(0, 400))))),
  card2("faust", activate({ cost: [pay2("{B}{B}")], limit: onceATurn }, doing(untilEndOfTurn("self", gains(600, 600))))),
  // Others do.
  card2(
    "veteran-master",
    activate({ cost: [restSelf], targets: [target(resonators({ totalCost: { atMost: 2 } }))] }, doing(untilEndOfTurn(it, gains(200, 200))))
  ),
  card2(
    "emperor-guangwu-of-han",
    activate({ cost: [pay2("{W}"), restSelf], targets: [target(resonators())] }, doing(untilEndOfTurn(it, gains(200, 200))))
  ),
  card2(
    "mephistopheles-the-demon-collaborator",
    activate({ cost: [restSelf], targets: [target(resonators())] }, doing(untilEndOfTurn(it, gains(200, 0))))
  ),
  card2("sun-tzu", activate({ cost: [restSelf], targets: [target(resonators())] }, doing(untilEndOfTurn(it, gainsKeywords("swiftness"))))),
  card2("witch-of-the-night", activate({ cost: [pay2("{M}")], targets: [target(resonators())] }, doing(untilEndOfTurn(it, gains(-200, 0))))),
  card2(
    "familiar-of-primogenitor",
    activate({ cost: [pay2("{R}"), { verb: "banishSelf" }], targets: [target(resonators())] }, doing(untilEndOfTurn(it, gains(400, 0))))
  ),
  card2(
    "riina-the-girl-with-nothing",
    activate(
      { targets: [target(resonators({}, "you"))] },
      doing(untilEndOfTurn(it, { layer: "abilities", lose: { abilities: "all", keywords: "all" } }))
    )
  ),
  card2(
    "white-horn-kaichi",
    inheritance(
      [pay2("{W}{G}")],
      { targets: [target(jResonators())] },
      doing(untilEndOfTurn(it, gains(500, 500), gainsKeywords("precision")))
    )
  ),
  card2(
    "rapunzel-the-long-haired-princess",
    continuous({ ...rule({ word: "cant", what: "recover" }), of: "self", if: { phase: "recovery" } }),
    activate(
      {
        cost: [{ verb: "rest", choose: { as: "paid", from: resonators({ not: { name: "Rapunzel, the Long-Haired Princess" } }, "you") } }]
      },
      doing({ verb: "recover", what: "self" })
    ),
    activate({ cost: [restSelf], targets: [target(resonators())] }, doing(untilEndOfTurn(it, gains(200, 0), gainsKeywords("flying"))))
  ),
  // Damage.
  card2("calamity-jane", activate({ cost: [restSelf], targets: [target(resonators(), { players: true })] }, doing(deals(200)))),
  card2("flame-sprite", activate({ cost: [restSelf], targets: [target(resonators())] }, doing(deals({ times: [100, fairies("Fairy")] })))),
  card2(
    "dark-arla-the-shadow-wing",
    activate({ cost: [pay2("{B}{1}")], targets: [target(resonators({ keywords: "flying" }))] }, doing(deals(600)))
  ),
  card2(
    "salamander-the-spirit-of-fire",
    activate({ cost: [{ verb: "banishSelf" }], targets: [target(jResonators())] }, doing(deals({ value: "atk", of: "self" })))
  ),
  card2(
    "time-traveling-emissary",
    activate(
      { cost: [restSelf, { verb: "remove", what: { all: { from: "mainDeck", of: "you", first: 1 } } }], targets: [target(resonators())] },
      doing(deals(200))
    )
  ),
  card2("invisible-flame", inheritance([pay2("{R}{1}")], { targets: [target(jResonators())] }, doing(deals(600)))),
  // Cards, life and will.
  card2("knight-of-the-new-moon", activate({ cost: [restSelf] }, ...loot)),
  card2("rabbit-of-the-aqua-moon", activate({ cost: [{ verb: "banishSelf" }] }, ...loot)),
  card2(
    "ali-baba-the-earnest-worker",
    activate({ cost: [restSelf] }, { if: { compare: [{ player: "you", value: "hand" }, "equal", 0] }, do: [draw()] })
  ),
  card2("storytelling-bard", activate({ cost: [restSelf] }, doing(gainLife(200)))),
  card2("light-sprite", activate({ cost: [restSelf] }, doing(gainLife({ times: [100, fairies("Fairy")] })))),
  card2("wind-sprite", activate({ cost: [restSelf] }, doing(produces("{W}")))),
  card2(
    "sorceress-of-heavenly-wind-melfee",
    activate({ cost: [restSelf] }, doing(produces(anyAttribute))),
    automatic(
      entersField,
      { targets: [target(jResonators())], when: { compare: [{ history: "cardsPlayed", of: "you" }, "atLeast", 2] } },
      doing({
        verb: "shield",
        until: "endOfTurn",
        ability: {
          kind: "replacement",
          tier: "prevent",
          on: [{ event: "damage", if: { object: { event: "source" }, is: { is: it } } }],
          clauses: [doing({ verb: "reduceBy", by: { event: "amount" } })]
        }
      })
    )
  ),
  card2(
    "priest-of-darkness-abdul-alhazred",
    activate(
      { cost: [pay2("{B}{B}{2}"), { verb: "banishSelf" }] },
      {
        may: true,
        choose: [{ as: "put", from: { from: "hand", of: "you", where: { types: "resonator", races: "Cthulhu" } } }],
        do: [{ verb: "move", what: { var: "put" }, to: "field" }]
      }
    )
  ),
  card2(
    "vampire-hunter-christie",
    activate(
      { cost: [pay2("{G}")], when: yourRulerIs("Fiethsing, Six Sage of Wind", "Fiethsing, Master Magus of Holy Wind") },
      doing(untilEndOfTurn("self", gains(200, 200)))
    ),
    automatic(
      entersField,
      { targets: [target(jResonators({}, "opponent"))] },
      {
        if: { compare: [{ history: "cardsPlayed", of: "you" }, "atLeast", 2] },
        do: [
          { verb: "dealDamage", amount: { value: "atk", of: "self" }, to: it },
          { verb: "dealDamage", amount: { value: "atk", of: it }, source: it, to: "self" }
        ],
        together: true
      }
    )
  ),
  card2(
    "christie-the-warden-of-sanctuary",
    continuous({
      ...rule({ word: "cant", what: "beTargeted", by: "opponent" }),
      of: { from: "field", of: "you", where: { races: "Elf" }, except: "self" }
    }),
    activate(
      { cost: [{ verb: "rest", choose: { as: "paid", from: { from: "field", of: "you", where: { races: "Elf" } }, min: 5, max: 5 } }] },
      doing(gainLife(500)),
      doing(draw(2))
    )
  ),
  card2("silph-envoy-of-wind", resonance("wind", doing({ verb: "recover", what: "self" }))),
  card2("soul-debt", {
    kind: "spell",
    targets: [target(resonators({ cameThisTurn: true }))],
    clauses: [doing({ verb: "move", what: it, to: "mainDeck", at: "bottom" })]
  }),
  card2("remote-control-beast", costsLess("{1}", void 0, { count: { from: "field", of: "you", where: { races: "Machine" } } })),
  card2(
    "blinded-prince",
    continuous({ ...rule({ word: "cant", what: "attack" }, { word: "cant", what: "block" }), of: "self" }),
    activate(
      { when: { exists: { from: ["field", "rulerArea"], of: "you", where: { name: "Rapunzel, the Long-Haired Princess" } } } },
      doing(untilEndOfTurn("self", { layer: "abilities", lose: { abilities: "all", keywords: "all" } }))
    )
  ),
  card2("sleeping-rat"),
  card2(
    "the-dark-march-hare",
    continuous(ofSelf({ layer: "base", defining: true, gain: { stones: ["light", "darkness"] } })),
    resonance("light", doing({ verb: "grant", to: { all: resonators({}, "you") }, until: "endOfTurn", modifiers: [gains(100, 100)] })),
    resonance(
      "darkness",
      doing({ verb: "grant", to: { all: resonators({}, "opponent") }, until: "endOfTurn", modifiers: [gains(-100, -100)] })
    )
  )
];

var toHost = { is: { hostOf: "self" } };
var jRulerOfYours = { from: "field", of: "you", where: { types: "jRuler" } };
var untilItEnds = (...modifiers2) => ({ verb: "grant", to: { all: jRulerOfYours }, until: "endOfTurn", modifiers: modifiers2 });
var additionPrograms = [
  // Added to resonators, or to J-rulers and resonators.
  card2("corrosion", hostGains(gains(800, -400))),
  card2("rielas-lance", hostGains(gains(1e3, 0))),
  card2(
    "protection-of-alice",
    hostGains(gains({ times: [200, { count: resonators({}, "you") }] }, { times: [200, { count: resonators({}, "you") }] }))
  ),
  card2(
    "protection-of-the-seraph",
    hostGains(rule({ word: "cant", what: "beAttacked" }, { word: "cant", what: "beTargeted", by: "opponent" }))
  ),
  card2(
    "fear-of-battle",
    hostGains(rule({ word: "cant", what: "block" })),
    activate(
      { cost: [pay2("{R}{R}")], targets: [target(resonators({}, void 0, { hostOf: "self" }))] },
      doing({ verb: "attach", what: "self", to: it })
    )
  ),
  card2(
    "seal-of-shining-bamboo",
    hostGains(rule({ word: "cant", what: "attack" })),
    activate({ cost: [pay2("{M}")] }, doing({ verb: "rest", what: { hostOf: "self" } }))
  ),
  card2(
    "heavenly-feathered-robe",
    continuous(
      { ...underYourControl, of: "host", if: { object: { hostOf: "self" }, is: { totalCost: { atMost: 2 } } } },
      { layer: "information", of: "host", set: { attributes: ["water"] } }
    )
  ),
  card2("magic-screw", continuous({ ...gains(600, 600), of: "host", if: { object: { hostOf: "self" }, is: { attributes: { size: 0 } } } })),
  card2(
    "magic-conductors-baton",
    automatic(entersField, {}, doing(draw())),
    hostGains({
      layer: "abilities",
      abilities: [
        activate({ cost: [restSelf], targets: [target(resonators({}, void 0, "self"))] }, doing({ verb: "recover", what: it }))
      ]
    })
  ),
  card2(
    "blood-covered-war-axe",
    hostGains(gains(400, 0), {
      layer: "abilities",
      abilities: [
        automatic(
          attacks,
          {},
          { forEach: resonators({}, "all", "self"), together: true, do: [{ verb: "dealDamage", amount: 200, to: "each" }] }
        )
      ]
    })
  ),
  card2(
    "glyph-of-unkill",
    automatic(happens("turnEnd", { turnOf: { controllerOf: { hostOf: "self" } } }), {}, doing(destroys({ hostOf: "self" })))
  ),
  card2("special-armor", {
    kind: "replacement",
    tier: "instead",
    on: [{ event: "destroyed", if: { object: { event: "object" }, is: toHost } }],
    clauses: [doing({ verb: "instead", do: [{ verb: "banishSelf" }, { verb: "removeDamage", what: { event: "object" } }] })]
  }),
  card2(
    "leaves-of-yggdrasil",
    automatic(
      happens("left", both3({ object: { event: "object" }, is: toHost }, eventIs("to", "graveyard"))),
      {},
      doing({ verb: "move", what: { became: { event: "object" } }, to: "field" })
    )
  ),
  // [Bestow]
  card2("red-hood", bestow(pay2("{R}"), restSelf), hostGains(gains(200, 200), gainsKeywords("swiftness"))),
  card2(
    "heros-bracelet",
    bestow(pay2("{R}{R}{1}"), restSelf),
    hostGains(gains(400, 400), gainsKeywords("swiftness", "barrier", "precision"))
  ),
  card2(
    "fiethsings-monocle",
    bestow(restSelf),
    hostGains({ layer: "abilities", abilities: [activate({ cost: [restSelf] }, doing(produces(anyAttribute)))] })
  ),
  card2(
    "shackles-of-ice",
    continuous({
      layer: "rules",
      of: { from: "rulerArea", of: "all", where: { types: "ruler" } },
      if: { object: "self", is: { added: false } },
      gain: { rules: [{ word: "cant", what: "activate" }] }
    }),
    hostGains(rule({ word: "cant", what: "activate" })),
    bestow(pay2("{U}"), restSelf)
  ),
  // Of the field.
  card2(
    "stone-bowl-of-buddha",
    activate(
      { cost: [restSelf], targets: [target(resonators())] },
      doing(untilEndOfTurn(it, rule({ word: "cant", what: "beBlocked", where: { tree: { types: "resonator", attributes: "water" } } })))
    )
  ),
  card2(
    "cowrie-of-swallows",
    activate(
      { cost: [restSelf], targets: [target(resonators({ attributes: "wind" }))] },
      doing(untilEndOfTurn(it, rule({ word: "cant", what: "beTargeted", by: "opponent" })))
    )
  ),
  card2(
    "home-of-the-sages",
    activate({ cost: [restSelf], when: { compare: [{ history: "cardsPlayed", of: "you" }, "atLeast", 1] } }, doing(produces(anyAttribute))),
    activate({ cost: [restSelf, pay2("{2}"), banishSelf] }, doing(draw()))
  ),
  // Regalia.
  card2(
    "excalibur-the-gods-sword",
    continuous({ ...gainsKeywords("precision"), of: jRulerOfYours }),
    activate({ cost: [restSelf] }, doing(untilItEnds(gains(200, 200))), {
      if: { exists: { ...jRulerOfYours, where: { types: "jRuler", name: "Faria, the Ruler of God Sword" } } },
      do: [untilItEnds(gainsKeywords("imperishable"), rule({ word: "cost", of: "activate", keyword: "godsArt", less: "{2}" }))]
    }),
    activate(
      {
        cost: [
          {
            verb: "discard",
            choose: { as: "paid", from: { from: "hand", of: "you", where: { name: "Excalibur, the God's Sword" }, except: "self" } }
          }
        ]
      },
      doing(produces("{W}"))
    ),
    activate({ cost: [banishSelf] }, doing(untilItEnds(gainsKeywords("imperishable"))))
  ),
  card2(
    "schrodinger-the-fallen-black-cat",
    activate({ cost: [banishSelf] }, doing(untilItEnds(gainsKeywords("imperishable")))),
    continuous(
      { ...gains(500, 500), of: jRulerOfYours, if: { compare: [{ player: "opponent", value: "removed" }, "atLeast", 5] } },
      {
        ...gainsKeywords("swiftness", "precision"),
        of: jRulerOfYours,
        if: { compare: [{ player: "opponent", value: "removed" }, "atLeast", 10] }
      }
    ),
    activate({ cost: [restSelf] }, doing(produces(anyAttribute)))
  ),
  // Magic stones.
  card2("magic-stone-of-gusting-skies", activate({ cost: [restSelf] }, doing(produces(["{W}", "{G}"])))),
  card2("moonbreezes-memoria", activate({ cost: [restSelf] }, doing(produces(["{M}", "{W}"])))),
  card2(
    "shadowy-light-magic-stone",
    activate({ cost: [restSelf] }, doing(produces("{B}"))),
    activate({ cost: [restSelf, { verb: "payCounters", kind: "magic" }] }, doing(produces("{W}"))),
    automatic(entersField, {}, doing({ verb: "addCounters", what: "self", kind: "magic", amount: 2 }))
  ),
  card2(
    "yggdrasils-memoria",
    activate({ cost: [restSelf] }, doing(produces("{G}"))),
    {
      kind: "triggered",
      on: [
        { event: "entered", if: { object: { event: "object" }, is: { types: "jRuler", controller: "you" } } },
        { event: "entered", if: both3({ object: { event: "object" }, is: { is: "self" } }, { exists: jRulerOfYours }) }
      ],
      clauses: [doing({ verb: "banish", what: "self" })]
    },
    activate(
      { cost: [pay2("{G}"), restSelf], when: { turnOf: "opponent" }, targets: [target(resonators())] },
      doing({ verb: "recover", what: it })
    )
  ),
  card2(
    "sissei-pricias-barrier",
    continuous(
      { layer: "information", of: magicStones(), gain: { stones: ["light", "fire", "water", "wind", "darkness"] } },
      { layer: "abilities", of: magicStones(), abilities: [activate({ cost: [restSelf] }, doing(produces(anyAttribute)))] }
    )
  )
];

var toResonator = happens(
  "damage",
  both3({ object: { event: "source" }, is: { is: "self" } }, { object: { event: "object" }, is: { types: "resonator" } })
);
var toOpponent = happens("playerDamaged", both3({ object: { event: "source" }, is: { is: "self" } }, { seat: "seat", is: "opponent" }));
var isDamaged = happens("damaged");
var battlingPrograms = [
  // As it attacks.
  card2("saladin", automatic(attacks, {}, doing(untilEndOfTurn("self", gains(300, 0))))),
  card2("wolf-in-the-sky", automatic(attacks, {}, doing(untilEndOfTurn("self", gains(400, 0))))),
  card2(
    "earthbound-wingman",
    automatic(
      attacks,
      { targets: [target({ from: "field", where: { types: "magicStone" } })] },
      { may: true, do: [{ verb: "recover", what: it }] }
    )
  ),
  card2(
    "mordred-the-traitor",
    automatic(
      attacks,
      { targets: [target(resonators())] },
      { may: true, cost: [{ verb: "banish", choose: { as: "paid", from: resonators({}, "you", "self") } }], do: [deals(1e3)] }
    )
  ),
  // As it deals damage.
  card2("shadow-assassin", automatic(toResonator, {}, doing(destroys({ event: "object" })))),
  card2("one-inch-boy", automatic(toResonator, {}, doing(destroys({ event: "object" })))),
  card2("captain-cook", automatic(toOpponent, {}, doing(draw()))),
  card2(
    "behemoth-the-earth-eater",
    automatic(toResonator, { when: { object: "self", is: { attacking: true } } }, doing(dealsPlayers({ event: "amount" }, "opponent")))
  ),
  card2(
    "cinderella-the-valkyrie-of-glass",
    automatic(happens("entered"), {}, doing({ verb: "addCounters", what: "self", kind: "glass" })),
    continuous(ofSelf(gains(600, 0), { object: "self", is: { counters: "glass" } })),
    automatic(dealsDamage, {}, doing({ verb: "removeCounters", what: "self", kind: "glass" })),
    { kind: "activated", cost: [{ verb: "payWill", will: "{U}{U}" }], clauses: [doing({ verb: "returnToHand", what: "self" })] }
  ),
  // As it is dealt damage.
  card2("flame-soldier-of-volga", automatic(isDamaged, {}, doing(untilEndOfTurn("self", gains(200, 0), gainsKeywords("swiftness"))))),
  card2(
    "hammurabi",
    automatic(
      happens("damaged", both3(itself, { object: { event: "source" }, is: { types: "resonator" } })),
      {},
      doing(deals({ event: "amount" }, { event: "source" }))
    )
  ),
  card2("gareth-the-dauntless-knight", {
    kind: "replacement",
    tier: "prevent",
    on: [{ event: "damaged", if: both3(itself, { compare: [{ event: "amount" }, "atMost", 700] }) }],
    clauses: [doing({ verb: "reduceBy", by: { event: "amount" } })]
  }),
  // As others go to the graveyard.
  card2(
    "hunter-of-souls",
    automatic(
      happens(
        "left",
        both3({ object: { event: "object" }, is: { types: "resonator", controller: "opponent" } }, eventIs("to", "graveyard"))
      ),
      {},
      doing(dealsPlayers(200, "opponent")),
      doing(gainLife(200))
    )
  ),
  card2(
    "edy-nelson",
    continuous(ofSelf(gains(0, 500), { exists: { from: "field", of: "you", where: { races: "Squad 7" }, except: "self" } })),
    automatic(
      happens("destroyed", { object: { event: "object" }, is: { races: "Squad 7", controller: "you" } }),
      {},
      doing({ verb: "rest", what: "self" })
    )
  ),
  // Chants that wait for an attack or a death (708).
  card2("flash-of-demon-sword", {
    kind: "spell",
    keyword: "trigger",
    on: [happens("attacks", { object: { event: "object" }, is: { controller: "you" } })],
    targets: [target(resonators())],
    clauses: [
      doing(untilEndOfTurn(it, { layer: "rules", gain: { rules: [{ word: "cant", what: "block" }] } })),
      {
        if: { exists: { from: "field", of: "you", where: { types: "jRuler" } } },
        do: [deals({ max: { from: "field", of: "you", where: { types: "jRuler" } }, of: "atk" })]
      }
    ]
  }),
  card2("ambush", {
    kind: "spell",
    keyword: "trigger",
    on: [happens("attacks", { object: { event: "object" }, is: { controller: "opponent" } })],
    clauses: [
      {
        may: true,
        choose: [
          { as: "put", from: { from: "hand", of: "you", where: { types: "resonator", attributes: "wind", totalCost: { atMost: 3 } } } }
        ],
        do: [{ verb: "move", what: { var: "put" }, to: "field" }]
      }
    ]
  }),
  card2("lu-bu", continuous(ofSelf(gains(500, 500), { not: { exists: resonators({}, "you", "self") } }))),
  card2(
    "mass-produced-giant-land-mine",
    {
      kind: "triggered",
      keyword: "stealth",
      from: ["standby"],
      on: [happens("isAttacked", { object: { event: "object" }, is: { controller: "you" } })]
    },
    automatic(
      happens("entered", both3(itself, eventIs("playedFrom", "standby"))),
      { targets: [target(jResonators({ attacking: true }))] },
      doing(deals(1e3))
    )
  )
];

var everyResonator = { from: "field", of: "all", where: { types: "resonator" } };
var anyMagicStone = { from: "field", where: { types: "magicStone" } };
var chantPrograms = [
  // One resonator or more gains something.
  card2("evolution-of-limits", chant2({ targets: [target(resonators())] }, doing(untilEndOfTurn(it, gains(600, 600))))),
  card2("give-wings", chant2({ targets: [target(resonators())] }, doing(untilEndOfTurn(it, gains(200, 200), gainsKeywords("flying"))))),
  card2("tiger-charge", chant2({ targets: [target(resonators())] }, doing(untilEndOfTurn(it, gains(400, 0), gainsKeywords("firstStrike"))))),
  card2("nightmares-of-rlyeh", chant2({ targets: [target(jResonators())] }, doing(untilEndOfTurn(it, gains(1e3, -1e3))))),
  card2(
    "dance-of-inspiration",
    chant2(
      { targets: [target(resonators({ attributes: "water" }))] },
      doing(untilEndOfTurn(it, gains(0, 400)), { verb: "recover", what: it })
    )
  ),
  card2(
    "pride-of-knights",
    chant2({ targets: [target(jResonators({}, "you"))] }, doing(untilEndOfTurn(it, gains(200, 200))), doing(gainLife(200)))
  ),
  card2(
    "order-of-sacred-queen",
    chant2(
      { targets: [target(resonators())] },
      doing({ verb: "rest", what: it }),
      doing({ verb: "grant", until: "endOfTurn", modifiers: [{ ...gains(400, 400), of: resonators({}, "you") }] })
    )
  ),
  card2(
    "awakening-at-the-end",
    chant2({}, doing({ verb: "grant", until: "endOfTurn", modifiers: [{ ...gains(-700, -700), of: everyResonator }] }))
  ),
  card2(
    "banzai-attack",
    chant2(
      {},
      doing({
        verb: "grant",
        until: "endOfTurn",
        modifiers: [
          { ...gains(700, 0), of: resonators({}, "you") },
          { ...gainsKeywords("pierce"), of: resonators({}, "you") }
        ]
      }),
      doing({
        verb: "later",
        ability: { kind: "triggered", on: [{ event: "turnEnd" }], clauses: [doing(destroys({ all: jResonators({}, "you") }))] }
      })
    )
  ),
  card2(
    "grusbalestas-secret-technique",
    chant2(
      { targets: [target(anyMagicStone)] },
      doing(
        untilEndOfTurn(
          it,
          { ...gainsKeywords("swiftness") },
          { layer: "information", gain: { types: ["resonator"] } },
          { layer: "values", set: { atk: 1e3, def: 1e3 } }
        )
      )
    )
  ),
  // Damage.
  card2(
    "torching-the-timeline",
    chant2({ targets: [target(resonators())] }, doing(deals({ times: [100, { player: "you", value: "removed" }] })))
  ),
  card2(
    "ghostflame",
    chant2({ targets: [target(resonators(), { players: true })] }, doing(deals(300))),
    activate({ from: ["graveyard"], cost: [pay2("{R}{R}{1}")] }, doing({ verb: "move", what: "self", to: "hand" }))
  ),
  card2("eruption", chant2({}, { forEach: jResonators({}, "all"), together: true, do: [deals(800, "each")] })),
  // What is destroyed, removed or goes back.
  card2("unseen-pressure", chant2({ targets: [target(resonators({ atk: { atMost: 400 } }))] }, doing(destroys()))),
  card2("down-the-drain", chant2({ targets: [target(resonators({ attributes: "fire" }))] }, doing(destroys()))),
  card2("embrace-of-darkness", chant2({ targets: [target(resonators({ totalCost: { atMost: 3 } }))] }, doing(destroys()))),
  card2("dark-pulse", chant2({}, doing(destroys({ all: resonators({ totalCost: { atMost: 2 } }, "all") })))),
  card2("eternal-recurrence", chant2({}, doing(destroys({ all: everyResonator })))),
  card2(
    "resonance-of-madness",
    chant2(
      { cost: [{ verb: "banish", choose: { as: "paid", from: resonators({}, "you") } }], targets: [target(resonators())] },
      doing(destroys())
    )
  ),
  card2(
    "void-blast",
    chant2({ targets: [target(resonators())] }, doing({ verb: "remove", what: it })),
    costsLess("{B}{1}", { exists: { from: ["field", "rulerArea"], of: "you", where: { name: "Zero, the Magus of Null" } } })
  ),
  card2(
    "zeros-magic-light",
    chant2({ targets: [target(resonators({ any: [{ attacking: true }, { blocking: true }] }))] }, doing({ verb: "remove", what: it })),
    costsLess("{W}", {
      exists: {
        from: ["field", "rulerArea"],
        of: "you",
        where: { any: [{ types: "ruler" }, { types: "jRuler" }], name: ["Zero, Six Sage of Light", "Zero, Master of the Magic Saber"] }
      }
    })
  ),
  card2(
    "send-back",
    chant2(
      { targets: [target({ from: "field", where: { any: [{ types: "addition" }, { types: "resonator" }, { types: "regalia" }] } })] },
      doing({ verb: "returnToHand", what: it })
    )
  ),
  card2(
    "wind-of-gods",
    chant2(
      { targets: [target(resonators({ attributes: ["fire", "darkness"] }))] },
      doing({ verb: "move", what: it, to: "mainDeck", at: "top" })
    )
  ),
  card2(
    "lumias-judgment",
    chant2(
      {},
      doing({
        verb: "remove",
        what: {
          all: {
            from: "field",
            of: "all",
            where: { not: { any: [{ types: "magicStone" }, { types: "jRuler" }] }, totalCost: { atMost: { var: "x" } } }
          }
        }
      })
    )
  ),
  card2(
    "death-at-midnight",
    chant2({}, banishesOne("opponent"), doing({ verb: "addCounters", what: { all: jResonators({}, "opponent") }, kind: "+100/+100" }))
  ),
  card2("evil-elemental-uprising", chant2({}, doing({ verb: "remove", what: { all: { from: "graveyard", of: "opponent" } } })), {
    kind: "static",
    from: ["chase"],
    modifiers: [{ layer: "rules", of: "self", gain: { rules: [{ word: "cant", what: "beAnswered" }] } }]
  }),
  card2(
    "severing-winds",
    chant2({ targets: [target({ from: "chase", where: { item: "card" } })] }, doing({ verb: "cancel", what: it })),
    costsLess("{G}{G}{2}", { compare: [{ history: "cardsPlayed", of: "opponent" }, "atLeast", 2] })
  ),
  // Cards and life.
  card2("whirlpool-of-knowledge", chant2({}, doing(draw({ distinct: resonators({}, "you"), of: "attributes" })))),
  card2("the-carefree-three", chant2({}, doing(draw(3)))),
  card2("gathering-of-fairies", chant2({}, doing(gainLife(1e3)))),
  card2("first-aid", chant2({}, doing(gainLife({ times: [200, { count: magicStones() }] })))),
  card2(
    "memory-of-disappearance",
    chant2({ targets: [target({ from: "removed", of: "you" })] }, doing({ verb: "move", what: it, to: "hand" }))
  ),
  card2(
    "phantom-of-primogenitor",
    chant2(
      {},
      {
        may: true,
        choose: [{ as: "put", from: { from: "hand", of: "you", where: { types: "resonator" } } }],
        do: [{ verb: "move", what: { var: "put" }, to: "field" }]
      }
    )
  ),
  card2("rune-of-sol", chant2({}, ...search({ races: "Ancient Magic" }))),
  card2(
    "the-nameless-mist",
    chant2(
      {},
      doing({ verb: "look", what: { all: { from: "hand", of: "opponent" } } }),
      {
        choose: [{ as: "gone", from: { from: "hand", of: "opponent", where: { not: { types: "resonator" } } } }],
        do: [{ verb: "discard", what: { var: "gone" } }]
      },
      { choose: [{ as: "grown", from: resonators({}, "you") }], do: [{ verb: "addCounters", what: { var: "grown" }, kind: "+100/+100" }] }
    )
  ),
  card2(
    "amaterasus-foresight",
    chant2(
      {},
      doing({
        verb: "shield",
        until: "endOfTurn",
        ability: {
          kind: "replacement",
          tier: "prevent",
          on: [{ event: "damage", if: { object: { event: "source" }, is: { any: [{ types: "resonator" }, { types: "jRuler" }] } } }],
          clauses: [doing({ verb: "reduceBy", by: { event: "amount" } })]
        }
      })
    )
  ),
  card2(
    "shield-of-the-nephilim",
    chant2(
      { targets: [target(resonators())] },
      doing(untilEndOfTurn(it, { layer: "rules", gain: { rules: [{ word: "cant", what: "beDestroyed" }] } })),
      {
        if: wasAwakened,
        do: [
          untilEndOfTurn(it, {
            layer: "abilities",
            abilities: [
              {
                kind: "triggered",
                on: [
                  {
                    event: "damage",
                    if: {
                      all: [
                        { object: { event: "source" }, is: { is: "self" } },
                        { object: { event: "object" }, is: { types: "resonator" } }
                      ]
                    }
                  }
                ],
                clauses: [doing(destroys({ event: "object" }))]
              }
            ]
          })
        ]
      }
    ),
    awakening([pay2("{B}")])
  ),
  // Copies (1017).
  card2(
    "cloning-magic",
    chant2(
      { targets: [target(resonators())] },
      doing(
        untilEndOfTurn(it, {
          layer: "abilities",
          abilities: [
            {
              kind: "triggered",
              on: [{ event: "activated", if: { object: { event: "source" }, is: { is: "self" } } }],
              clauses: [doing({ verb: "copy", what: { event: "object" }, retarget: true })]
            }
          ]
        })
      ),
      { if: withTorrent, do: [draw()] }
    )
  ),
  card2(
    "charlottes-water-transformation-magic",
    chant2(
      { targets: [target(resonators())] },
      doing(
        untilEndOfTurn(
          it,
          { layer: "abilities", lose: { abilities: "all", keywords: "all" } },
          { layer: "information", set: { races: ["Bear"] } },
          { layer: "values", set: { atk: 400, def: 400 } }
        )
      )
    )
  ),
  card2(
    "sign-to-the-future",
    chant2(
      {
        keyword: "trigger",
        when: { compare: [{ count: resonators({}, "opponent") }, "atLeast", { plus: [{ count: resonators({}, "you") }, 3] }] },
        targets: [target(resonators(), { min: 2, max: 2 })]
      },
      doing({ verb: "remove", what: it })
    )
  ),
  card2(
    "light-of-hope",
    chant2(
      {
        keyword: "trigger",
        when: { compare: [{ player: "you", value: "life" }, "atMost", 2e3] },
        targets: [target(resonators({ attacking: true }))]
      },
      doing({ verb: "move", what: it, to: "mainDeck", at: "top" }),
      doing({
        verb: "grant",
        until: "endOfTurn",
        modifiers: [{ layer: "rules", of: everyResonator, gain: { rules: [{ word: "cant", what: "attack" }] } }]
      })
    )
  )
];

var untargetable = rule({ word: "cant", what: "beTargeted" });
var each = (count4, where) => ({ times: [count4, { count: { from: "field", of: "you", where, except: "self" } }] });
var graveyard = (of, where) => ({ count: { from: "graveyard", of, ...where === void 0 ? {} : { where } } });
var control = (where) => ({ exists: { from: "field", of: "you", where, except: "self" } });
var continuingPrograms = [
  // Nothing but what is printed.
  card2("pure-spirit-of-fantasy"),
  card2("marco-polo"),
  card2("dante"),
  card2("rukh"),
  card2("spire-shadow-drake"),
  card2("dignified-seraph"),
  card2("messenger-of-altea"),
  card2("protector-of-the-forest"),
  card2("alhamaats-mage-knight"),
  card2("artificial-moon"),
  card2("flame-claw-saber-tooth"),
  card2("martial-arts-competitor"),
  card2("jeanne-darc-the-pious-flame"),
  // It gains for what there is.
  card2("archer-of-the-crescent-moon", continuous(ofSelf(gains(each(300, { races: "Wererabbit" }), each(300, { races: "Wererabbit" }))))),
  card2(
    "tinker-bell-the-fairy",
    continuous(
      ofSelf(gains(each(200, { types: "resonator", races: "Fairy Tale" }), each(200, { types: "resonator", races: "Fairy Tale" })))
    )
  ),
  card2("ancient-automaton", continuous(ofSelf(gains(each(200, { types: "addition" }), each(200, { types: "addition" }))))),
  card2(
    "fthaggua-the-flame-spirit",
    continuous(
      ofSelf(gains({ times: [200, graveyard("you", { types: "chant" })] }, { times: [200, graveyard("you", { types: "chant" })] }))
    )
  ),
  card2(
    "elder-things",
    continuous(
      ofSelf(gains({ times: [200, graveyard("all", { types: "resonator" })] }, { times: [200, graveyard("all", { types: "resonator" })] }))
    )
  ),
  card2("bastet-the-elder-god", continuous(ofSelf(gains({ times: [100, graveyard("opponent")] }, { times: [100, graveyard("opponent")] })))),
  card2("gentle-goat", continuous(ofSelf(gains(200, 200), { exists: jResonators({ races: "Cthulhu" }, "you") }))),
  card2("survivors-of-sissei", continuous(ofSelf(gains(400, 400), control({ types: "resonator", races: "Beast" })))),
  card2("momotaro-of-the-sanzu-river", continuous(ofSelf(gains(300, 300), { exists: resonators({}, "you"), atLeast: 4 }))),
  card2(
    "enraged-knight",
    continuous(
      ofSelf(gains(200, 200), { exists: magicStones({ stones: "darkness" }, "opponent") }),
      ofSelf(gainsKeywords("swiftness"), { exists: magicStones({ stones: "darkness" }, "opponent") })
    )
  ),
  // Others do.
  card2("napoleon", continuous({ ...gains(200, 200), of: resonators({ keywords: "flying" }, "you") })),
  card2(
    "darwin",
    continuous({ ...gains(400, 400), of: resonators({ attributes: "wind" }, "you"), if: { exists: magicStones(), atLeast: 6 } })
  ),
  card2(
    "arthur-the-dead-lord-of-vengeance",
    continuous({ ...gains(-200, -200), of: resonators({ not: { attributes: "darkness" } }, "all") }),
    continuous({ ...gains(200, 200), of: resonators({ attributes: "darkness" }, "all", "self") }),
    activate(
      {
        from: ["graveyard"],
        cost: [
          { verb: "remove", choose: { as: "paid", from: { from: "graveyard", of: "you", where: { types: "resonator" } }, min: 3, max: 3 } }
        ]
      },
      doing({ verb: "move", what: "self", to: "hand" })
    )
  ),
  card2(
    "dracula-king-of-the-undead",
    continuous({ ...gainsKeywords("imperishable"), of: { from: "field", of: "you", where: { types: "jRuler" } } }),
    continuous({ layer: "information", of: { from: "field", of: "you", where: { types: "jRuler" } }, gain: { races: ["Vampire"] } })
  ),
  card2(
    "house-of-the-old-man",
    continuous({ layer: "abilities", of: magicStones(), abilities: [activate({ cost: [restSelf] }, doing(produces(anyAttribute)))] })
  ),
  card2(
    "niflheim-the-realm-of-the-dead",
    continuous({ ...gains(200, 200), of: { from: ["field", "rulerArea"], of: "you", where: { races: "Zombie" } } }),
    activate({ cost: [banishSelf] }, doing({ verb: "move", what: { all: { from: "mainDeck", of: "you", first: 5 } }, to: "graveyard" }))
  ),
  card2(
    "flower-kingdom",
    continuous({ ...gains(200, 200), of: resonators({ races: "Fairy Tale" }, "you") }),
    activate(
      { cost: [pay2("{U}{1}")], targets: [target(resonators())] },
      doing({
        verb: "grant",
        to: { var: "it" },
        until: "endOfTurn",
        modifiers: [{ layer: "information", set: { races: ["Fairy Tale"] } }]
      })
    )
  ),
  card2(
    "the-emperor-with-new-clothes",
    automatic(enters, {}, doing(destroys({ all: { from: "field", of: "opponent", where: { types: "addition", old: "resonator" } } }))),
    continuous(
      {
        layer: "rules",
        players: "opponent",
        gain: { rules: [{ word: "cant", what: "play", where: { tree: { types: "addition", old: "resonator" } } }] }
      },
      {
        layer: "rules",
        of: resonators({}, "all"),
        gain: { rules: [{ word: "cant", what: "beAddedTo", where: { tree: { old: "resonator", controller: "opponent" } } }] }
      }
    )
  ),
  card2(
    "the-blue-planet",
    continuous({ ...gainsKeywords("quickcast"), of: { from: "hand", of: "you" }, if: { exists: magicStones(), atLeast: 7 } }),
    automatic(entersField, {}, doing({ verb: "draw" }))
  ),
  // What cannot be targeted.
  card2("alices-soldier", continuous(ofSelf(untargetable))),
  card2("purplemist-the-fantasy-dragon", continuous(ofSelf(untargetable))),
  card2("geronimo", continuous(ofSelf(rule({ word: "cant", what: "beTargeted", by: "opponent" })))),
  // [Shift] (1117, 1302): the past waits for its future.
  twoSided(
    "reflect-the-beginning-of-time",
    [
      continuous(ofSelf(untargetable)),
      shift(pay2("{W}{W}{3}")),
      activate({ cost: [pay2("{1}")] }, doing({ verb: "addCounters", what: "self", kind: "magic" }))
    ],
    [
      activate({ cost: [pay2("{2}")] }, doing({ verb: "addCounters", what: "self", kind: "magic" })),
      activate(
        { cost: [{ verb: "payCounters", kind: "magic", amount: 4 }] },
        doing(
          destroys({
            all: {
              from: "field",
              of: "all",
              where: { any: [{ types: "addition" }, { types: "regalia" }, { types: "resonator" }, { types: "jRuler" }] }
            }
          })
        )
      )
    ]
  )
];

function token(name, attributes2, atk, def, ...abilities) {
  return {
    id: `token:${attributes2.join("-")}-${name.toLowerCase()}`,
    names: { en: name, zh: name },
    printed: asPrinted2({ kind: "resonator", cost: null, attributes: attributes2, races: [name], keywords: [], atk, def }),
    abilities
  };
}
var bomb = {
  kind: "triggered",
  on: [{ event: "turnStart", if: { turnOf: "you" } }],
  clauses: [
    {
      do: [{ verb: "banish", what: "self" }],
      then: [
        {
          do: [
            {
              verb: "dealDamage",
              amount: 1e3,
              player: "opponent",
              to: { all: { from: "field", of: "opponent", where: { any: [{ types: "resonator" }, { types: "jRuler" }] } } }
            }
          ]
        }
      ]
    }
  ]
};
var tokens = [
  token("Elf", ["wind"], 100, 100),
  token("Fantasy", ["water", "darkness"], 400, 400),
  token("Bomb", ["fire"], 100, 100, bomb)
];
var elfToken = "token:wind-elf";
var fantasyToken = "token:water-darkness-fantasy";
var bombToken = "token:fire-bomb";

var opponent = { as: "it", target: true, players: "opponent" };
var fromTop = (amount3) => ({ all: { from: "mainDeck", of: "you", first: amount3 } });
var enteringPrograms = [
  // Damage and destruction.
  card2("kleitos", automatic(entersField, { targets: [target(resonators())] }, doing(deals(400)))),
  card2("lapis-beast-of-flame", automatic(entersField, { targets: [target(resonators())] }, doing(deals(600)))),
  card2("bloodfire-dragon", automatic(entersField, { targets: [target(resonators({}, "you"))] }, doing(deals(500)))),
  card2(
    "salamander-envoy-of-fire",
    automatic(
      entersField,
      { targets: [opponent, target(resonators({}, "opponent"), { as: "second" })] },
      doing(deals(600), deals(600, { var: "second" }))
    )
  ),
  card2("lapis-dark-beast", automatic(entersField, { targets: [target(resonators({ totalCost: { atMost: 3 } }))] }, doing(destroys()))),
  card2(
    "demon-of-the-crest-namblot",
    automatic(
      entersField,
      { targets: [target(jResonators())] },
      { if: yourRulerIs("Mars, Fortuneteller of the Fire Star", "Mars, Dark Commander of Fire"), do: [deals(400)] }
    ),
    automatic({ event: "turnEnd" }, {}, doing({ verb: "returnToHand", what: "self" }))
  ),
  card2("card-soldier-diamond", automatic(goesToGraveyard, { targets: [target(resonators())] }, doing(deals(200)))),
  card2(
    "faithful-hellhound",
    automatic(
      entersField,
      {},
      {
        forEachPlayer: "all",
        choose: [{ as: "gone", from: resonators({}, "each") }],
        do: [{ verb: "banish", what: { var: "gone" }, by: "each" }],
        together: true
      }
    )
  ),
  card2(
    "barbatos-worlds-greatest-eccentric",
    automatic(entersField, {}, doing({ verb: "rest", what: { all: jResonators({}, "all", "self") } }))
  ),
  card2(
    "wiseman-of-winds",
    automatic(
      enters,
      {},
      {
        if: { not: { exists: { from: "field", of: "you", where: { races: "Elf" }, except: "self" } } },
        do: [{ verb: "banish", what: "self" }]
      }
    )
  ),
  // Others gain something.
  card2("attila", automatic(entersField, { targets: [target(resonators())] }, doing(untilEndOfTurn(it, gains(200, 200))))),
  card2(
    "pumpkin-witch",
    automatic(
      enters,
      {},
      doing({ verb: "grant", to: { all: resonators({}, "you") }, until: "endOfTurn", modifiers: [gainsKeywords("flying", "swiftness")] })
    )
  ),
  card2(
    "zero-the-magus-of-null",
    automatic(
      enters,
      {},
      doing({
        verb: "grant",
        to: { all: resonators({}, "opponent") },
        until: "endOfTurn",
        modifiers: [gains(-200, -200), { layer: "abilities", lose: { keywords: ["flying"] } }]
      })
    )
  ),
  card2(
    "servant-of-the-mikage",
    automatic(
      entersField,
      { targets: [target(resonators())] },
      {
        if: { exists: magicStones({ special: true }, "opponent") },
        do: [{ verb: "addCounters", what: it, kind: "+100/+100", amount: 2 }],
        otherwise: [doing({ verb: "addCounters", what: it, kind: "+100/+100" })]
      }
    )
  ),
  card2("bors-returned-adventurer", {
    kind: "triggered",
    on: [entersField, happens("attacks")],
    targets: [target({ from: ["field", "rulerArea"], where: { races: "Knight of the Round Table" } })],
    clauses: [doing(untilEndOfTurn(it, gains(400, 400)))]
  }),
  card2("abe-no-seimei", automatic(entersField, { targets: [target(resonators())] }, { may: true, do: [{ verb: "rest", what: it }] })),
  card2("genghis-khan", automatic(entersField, { targets: [target(magicStones())] }, doing({ verb: "recover", what: it }))),
  // Cards and life.
  card2("fruit-of-yggdrasil", automatic(entersField, {}, doing(draw()))),
  card2("kreis-czherny", automatic(entersField, {}, doing(draw()))),
  card2("deceptive-dream", automatic(entersField, {}, discards("opponent")), automatic(goesToGraveyard, {}, doing(draw()))),
  card2("jeanne-darc-the-maid-of-orleans", automatic(goesToGraveyard, {}, doing(draw())), automatic(entersField, {}, doing(gainLife(600)))),
  card2("healing-wing-dragon", automatic(entersField, {}, doing(gainLife(1e3)))),
  card2("last-people-of-gloria", { kind: "triggered", on: [entersField, happens("left")], clauses: [doing(gainLife(700))] }),
  card2("lora-the-blood-speaker", automatic(enters, {}, ...search({ types: "resonator", races: "Vampire" }))),
  card2(
    "dahau",
    automatic(
      entersField,
      { targets: [target({ from: "graveyard", of: "you", where: { types: "resonator" } })] },
      doing({ verb: "move", what: it, to: "hand" })
    )
  ),
  card2(
    "demon-captain-eligos",
    automatic(
      entersField,
      { targets: [target({ from: "graveyard", of: "you", where: { types: "resonator", races: "Demon", totalCost: { atMost: 3 } } })] },
      doing({ verb: "move", what: it, to: "field" })
    )
  ),
  card2("prowler-of-niflheim", automatic(entersField, {}, doing({ verb: "move", what: fromTop(2), to: "graveyard" }))),
  card2(
    "wiseman-of-amonsulle",
    automatic(
      entersField,
      {},
      doing({ verb: "reveal", what: fromTop(3), as: "shown" }),
      {
        choose: [{ as: "kept", from: { from: "mainDeck", of: "you", where: { is: { var: "shown" }, types: "resonator", races: "Elf" } } }],
        do: [{ verb: "move", what: { var: "kept" }, to: "hand" }]
      },
      doing({
        verb: "move",
        what: { all: { from: "mainDeck", of: "you", where: { is: { var: "shown" } } } },
        to: "mainDeck",
        at: "bottom"
      })
    )
  ),
  card2(
    "spirit-of-ice",
    automatic(entersField, { targets: [target(resonators({ rested: true }))] }, doing({ verb: "returnToHand", what: it }))
  ),
  card2(
    "giant-rabbit",
    automatic(entersField, { targets: [target(resonators())] }, doing({ verb: "move", what: it, to: "mainDeck", at: "top" }))
  ),
  card2(
    "vafthruthnir-giant-wiseman",
    automatic(
      entersField,
      { targets: [target({ from: "chase", where: { item: "card", types: "resonator" } })] },
      doing({ verb: "cancel", what: it })
    )
  ),
  card2(
    "rachel-nephilim-commander",
    {
      ...resonance("darkness", {
        may: true,
        do: [destroys()],
        then: [doing({ verb: "addCounters", what: { all: rulers({ keywords: "mana" }) }, kind: "mana" })]
      }),
      targets: [target(resonators({ totalCost: { atMost: 2 } }))]
    },
    automatic(
      entersField,
      { targets: [target({ from: "graveyard", of: "you", where: { races: "Demon", totalCost: 1 } })] },
      doing({ verb: "move", what: it, to: "field" })
    )
  ),
  // Magic stones and will (907).
  card2(
    "aramis-the-three-musketeers",
    automatic(enters, {}, doing({ verb: "produce", will: "{G}", amount: { count: resonators({ races: "Musketeer" }, "you") } }))
  ),
  card2("timekeeper-elf", automatic(entersField, {}, doing(callStones(1, true)))),
  card2("griphon-racing-across-darkness", automatic(entersField, {}, doing(callStones(2)))),
  card2("hansel-and-gretel", automatic(entersField, {}, doing(draw()), doing(callStones(1, true)))),
  card2(
    "gretel",
    automatic(enters, {}, doing({ verb: "reveal", what: { all: { from: "magicStoneDeck", of: "you", first: 1 } }, as: "shown" }), {
      if: { object: { var: "shown" }, is: { types: "magicStone", stones: "wind" } },
      do: [{ verb: "move", what: { var: "shown" }, to: "field" }]
    })
  ),
  // Tokens (1303).
  card2("wind-clad-elf", automatic(entersField, {}, doing({ verb: "create", token: elfToken }))),
  card2("oberon-lord-of-elves", automatic(entersField, {}, doing({ verb: "create", token: elfToken, amount: 3 }))),
  card2("illusory-projection", automatic(goesToGraveyard, {}, doing({ verb: "create", token: fantasyToken }))),
  // Copies (1017).
  card2(
    "fayli-genius-rip-off-artist",
    activate(
      { cost: [pay2("{R}"), restSelf], targets: [target(resonators({}, "you", "self"))] },
      doing({ verb: "createCopy", what: it, as: "made" }),
      doing({
        verb: "later",
        ability: {
          kind: "triggered",
          on: [{ event: "turnEnd" }],
          clauses: [doing({ verb: "banish", what: { var: "made" }, by: { controllerOf: { var: "made" } } })]
        }
      })
    )
  ),
  card2(
    "spirit-of-yggdrasil",
    automatic(
      happens("attached", {
        all: [
          { object: { event: "host" }, is: { is: "self" } },
          { object: { event: "object" }, is: { types: "addition" } }
        ]
      }),
      {},
      doing(draw())
    )
  ),
  card2("magari", activate({ cost: [restSelf] }, doing(produces("{G}{G}")))),
  card2("herald-of-the-beast-lady"),
  card2(
    "frederica-lipps",
    automatic(
      entersField,
      { targets: [target(resonators({ rested: false }, "opponent"))] },
      doing(untilEndOfTurn(it, underYourControl, gainsKeywords("swiftness")))
    )
  ),
  card2("martha-lipponen"),
  card2("little-angel-of-armalla", activate({ cost: [banishSelf] }, doing(gainLife(300)))),
  card2(
    "eden-the-crimson-garden",
    continuous({ layer: "rules", players: "all", gain: { rules: [{ word: "cant", what: "gainLife" }] } }),
    automatic({ event: "turnEnd" }, {}, doing(dealsPlayers(200, "all")))
  ),
  card2("melgis-king-of-conquest", continuous({ layer: "rules", players: "all", gain: { rules: [{ word: "cant", what: "gainLife" }] } })),
  card2("dark-melgis-the-shadow-flame", {
    kind: "static",
    keyword: "awakening",
    cost: [pay2("{R}")],
    modifiers: [
      ofSelf(
        { layer: "abilities", abilities: [automatic(entersField, { targets: [target(resonators())] }, doing(deals(1e3)))] },
        { object: "self", is: { awakened: true } }
      )
    ]
  }),
  card2(
    "remote-control-golem",
    costsLess("{1}", void 0, { count: { from: "field", of: "you", where: { races: "Machine" } } }),
    continuous({ ...rule({ word: "cant", what: "beDestroyed" }), of: "self" })
  )
];

var firstPrograms = [
  // Nothing but what is printed.
  card2("holy-warrior-of-hope"),
  card2("timur"),
  card2("flame-cat"),
  card2("tiny-aggressive-dragon"),
  card2("red-fang-allosaurus"),
  // Chants.
  card2("thunder", chant2({ targets: [target(jResonators(), { players: true })] }, doing(deals(500)))),
  card2("bombardment", chant2({ targets: [target(resonators(), { players: true })] }, doing(deals(600)))),
  card2("shadow-flame", chant2({ targets: [target(resonators())] }, doing(deals(500)))),
  card2("rapid-growth", chant2({ targets: [target(jResonators())] }, doing(untilEndOfTurn(it, gains(400, 400))))),
  card2("gale-force", chant2({ targets: [target(resonators({ keywords: "flying" }))] }, doing(destroys()))),
  // Activate abilities.
  card2("dragon-knight-of-altea", activate({ cost: [pay2("{R}")] }, doing(untilEndOfTurn("self", gainsKeywords("flying"))))),
  card2("pilot-of-universe", activate({ cost: [pay2("{M}")] }, doing(untilEndOfTurn("self", gainsKeywords("flying"))))),
  card2(
    "the-beast-queens-guardian",
    continuous({ layer: "values", of: "self", if: { object: "self", is: { counters: "evolution" } }, add: { atk: 300, def: 300 } }),
    evolution(pay2("{G}{1}"))
  ),
  card2(
    "melfee-the-successor-of-sacred-wind",
    activate(
      { cost: [{ verb: "rest", choose: { as: "paid", from: { from: "field", of: "you", where: { races: "Elf" } }, min: 2, max: 2 } }] },
      doing({ verb: "produce", will: ["{W}", "{R}", "{U}", "{G}", "{B}"] })
    )
  ),
  // Automatic abilities.
  card2("infernal-spirit-of-vell-savaria", automatic(attacks, {}, doing(dealsPlayers(200, "you")))),
  card2("whelp-drake", automatic(goesToGraveyard, { targets: [target(resonators())] }, doing(deals(400)))),
  card2("elvish-exorcist", automatic(enters, { targets: [target(resonators({ races: "Vampire" }))] }, doing(destroys()))),
  card2("michizane-sugawara", automatic(dealsDamage, {}, doing(gainLife({ event: "amount" })))),
  card2(
    "spirit-of-light",
    automatic(
      entersField,
      { targets: [target(jResonators({}, "you", "self"))] },
      doing({ verb: "addCounters", what: it, kind: "+100/+100" })
    )
  ),
  card2(
    "fallen-angel",
    automatic(entersField, { targets: [{ as: "it", target: true, players: true }] }, doing(deals(400)), doing(gainLife(400)))
  ),
  card2(
    "emissary-of-another-dimension",
    automatic(entersField, { targets: [target(resonators())] }, doing({ verb: "recover", what: it })),
    activate({ cost: [banishSelf], targets: [target({ from: "standby" })] }, doing({ verb: "move", what: it, to: "graveyard" }))
  ),
  // Continuous abilities.
  card2(
    "aesop-the-princes-tutor",
    continuous({
      ...rule({ word: "cant", what: "beTargeted", by: "opponent" }),
      of: { from: "field", of: "you", where: { races: "Fairy Tale" } }
    })
  ),
  // Rulers.
  twoSided(
    "melgis-the-flame-king",
    [activate({ cost: [pay2("{R}{R}")], targets: [{ as: "it", target: true, players: "opponent" }] }, doing(deals(200)))],
    [
      automatic(entersField, {}, doing({ verb: "move", what: { all: { from: "magicStoneDeck", of: "you", first: 1 } }, to: "field" })),
      godsArt(
        "Unleash the Demon Sword",
        { cost: [pay2("{R}{R}{4}")], targets: [target(resonators())] },
        {
          do: [destroys()],
          then: [
            doing({
              verb: "grant",
              to: "self",
              until: "endOfTurn",
              let: { might: { value: "atk", of: it } },
              modifiers: [gains({ var: "might" }, 0)]
            })
          ]
        }
      ),
      activate(
        {
          cost: [
            pay2("{R}"),
            {
              verb: "banish",
              choose: { as: "paid", from: { from: "field", of: "you", where: { any: [{ types: "magicStone" }, { types: "resonator" }] } } }
            }
          ],
          targets: [target(resonators())]
        },
        doing(deals(300))
      )
    ]
  )
];

var ancientMagic = { on: ["card"], where: { races: "Ancient Magic" } };
var blocks = happens("blocks");
var fromMana = (will) => activate({ cost: [{ verb: "payCounters", kind: "mana" }] }, doing({ verb: "produce", will, only: ancientMagic }));
var manaForRuler = {
  verb: "addCounters",
  what: { all: { from: ["field", "rulerArea"], of: "you", where: { any: [{ types: "ruler" }, { types: "jRuler" }], keywords: "mana" } } },
  kind: "mana"
};
var evolved = { object: "self", is: { counters: "evolution" } };
var withoutLimit = { not: { object: "self", is: { counters: "limit" } } };
var playedTwo = { compare: [{ history: "cardsPlayed", of: "you" }, "atLeast", 2] };
var endOfTurn = { event: "turnEnd" };
var keywordPrograms = [
  // Nothing but keywords.
  card2("gusurg"),
  card2("clockwork-scout-plane"),
  card2("nightmoon-blossom"),
  card2("young-knight-of-gloria"),
  card2("sprinting-wolf"),
  card2("siegfried"),
  // [Limit]
  card2(
    "azathoth-hunter-of-reality",
    {
      kind: "replacement",
      on: [{ event: "destroyed", if: itself }],
      when: { object: "self", is: { counters: "limit" } },
      tier: "instead",
      clauses: [
        {
          may: true,
          do: [
            {
              verb: "instead",
              do: [
                { verb: "removeCounters", what: "self", kind: "limit" },
                { verb: "removeDamage", what: "self" }
              ]
            }
          ]
        }
      ]
    },
    { kind: "triggered", on: [attacks, blocks], targets: [target(jResonators())], clauses: [doing(destroys())] },
    automatic(
      endOfTurn,
      {},
      { if: withoutLimit, do: [destroys("self")], then: [doing({ verb: "dealDamage", amount: 2e3, player: "you" })] }
    )
  ),
  // [Mana]
  card2("luna-magician-of-the-moon-star", fromMana("{U}")),
  card2(
    "catalyst-spirit",
    activate(
      {
        cost: [{ verb: "banishSelf" }],
        targets: [target({ from: ["field", "rulerArea"], where: { any: [{ types: "ruler" }, { types: "jRuler" }] } })]
      },
      doing({ verb: "addCounters", what: it, kind: "mana", amount: 2 })
    )
  ),
  card2(
    "violas-machinations",
    chant2(
      {},
      doing({ verb: "discard", choose: { as: "gone", from: { from: "hand", of: "opponent" }, by: "opponent" } }),
      doing(manaForRuler)
    )
  ),
  // [Energize]
  twoSided(
    "charlotte-determined-girl",
    [
      activate(
        {
          cost: [pay2("{U}"), { verb: "discard", choose: { as: "paid", from: { from: "hand", of: "you" } } }],
          targets: [target(resonators())]
        },
        doing({ verb: "rest", what: it })
      )
    ],
    [
      continuous({ ...rule({ word: "cant", what: "beAttacked" }), of: "self" }),
      activate(
        {
          cost: [pay2("{U}{1}"), { verb: "discard", choose: { as: "paid", from: { from: "hand", of: "you" } } }],
          targets: [target(resonators())]
        },
        doing({ verb: "returnToHand", what: it })
      ),
      automatic(entersField, {}, doing({ verb: "draw", amount: { minus: [5, { player: "you", value: "hand" }] } })),
      automatic(happens("drew", { seat: "seat", is: "you" }), {}, doing(gainLife(100)))
    ]
  ),
  // [Incarnation]
  card2("cthugha-the-living-flame", incarnation(["fire"])),
  card2(
    "hastur-the-unspeakable",
    incarnation(["fire", "darkness"], ["fire", "darkness"]),
    automatic(
      enters,
      { targets: [target(resonators({ not: { has: { from: "field", relation: { is: "addedTo", to: "subject" } } } }))] },
      doing(destroys())
    )
  ),
  card2(
    "bahamut-phantasmal-dragon",
    incarnation(["fire"], ["fire"], ["fire"]),
    automatic(entersField, { targets: [target(jResonators(), { players: true })] }, doing(deals(700)))
  ),
  // [Awakening]
  card2("mad-hatter", awakening([pay2("{U}")], automatic(enters, {}, doing({ verb: "draw", amount: 1 })))),
  card2(
    "guide-of-heaven",
    activate({ cost: [restSelf] }, doing({ verb: "reveal", what: { all: { from: "mainDeck", of: "you", first: 1 } }, as: "shown" }), {
      if: { object: { var: "shown" }, is: { types: "resonator", races: "Elf" } },
      do: [{ verb: "move", what: { var: "shown" }, to: "hand" }]
    }),
    awakening([pay2("{G}")], automatic(enters, {}, ...search({ types: "resonator", races: "Elf" })))
  ),
  card2(
    "luminescent-bamboo-bullet",
    chant2(
      {
        targets: [
          target(resonators({ rested: true })),
          {
            as: "second",
            target: true,
            from: resonators({ rested: true }),
            notChosenFor: "it",
            min: 0,
            max: { countOf: "self", where: { awakened: true } }
          }
        ]
      },
      doing(destroys()),
      doing(destroys({ var: "second" }))
    ),
    awakening([pay2("{M}{1}")])
  ),
  card2(
    "kaguyas-premonition",
    chant2({ targets: [target(resonators())] }, doing(untilEndOfTurn(it, gains(200, 400))), {
      if: wasAwakened,
      do: [
        {
          verb: "shield",
          until: "endOfTurn",
          left: 1,
          ability: {
            kind: "replacement",
            on: [{ event: "damaged", if: { object: { event: "object" }, is: { is: it } } }],
            tier: "prevent",
            clauses: [doing({ verb: "reduceBy", by: { event: "amount" } })],
            then: [doing({ verb: "addCounters", what: it, kind: "+100/+100", amount: { quotient: [{ var: "prevented" }, 100] } })]
          }
        }
      ]
    }),
    awakening([pay2("{M}")])
  ),
  // God's Art
  twoSided(
    "faria-the-sacred-queen",
    [activate({ cost: [pay2("{W}{W}")] }, doing(gainLife(200)))],
    [
      automatic(entersField, {}, doing({ verb: "move", what: { all: { from: "magicStoneDeck", of: "you", first: 1 } }, to: "field" })),
      automatic(
        attacks,
        { targets: [target({ from: "field", of: "you", where: { types: "regalia" } })] },
        doing({ verb: "recover", what: it })
      ),
      godsArt("God's Breath", { cost: [pay2("{W}{W}{4}")] }, doing({ verb: "recover", what: { all: resonators({}, "you") } }))
    ]
  ),
  // [Torrent], and cards played this turn.
  card2(
    "great-holy-sealing-wave",
    chant2({
      modes: {
        min: 1,
        max: 1,
        of: [
          {
            targets: [target(resonators({ totalCost: { atMost: 2 } }))],
            clauses: [doing({ verb: "move", what: it, to: "mainDeck", at: "bottom" })]
          },
          {
            if: withTorrent,
            targets: [target(resonators({ totalCost: { atMost: 4 } }))],
            clauses: [doing({ verb: "move", what: it, to: "mainDeck", at: "bottom" })]
          }
        ]
      }
    })
  ),
  card2("torrent-elf", automatic(entersField, {}, { if: playedTwo, do: [{ verb: "draw", amount: 1 }] })),
  card2(
    "spirit-of-wind",
    automatic(
      entersField,
      { targets: [target({ from: "field", where: { types: "magicStone" } })] },
      { if: playedTwo, do: [{ verb: "recover", what: it }] }
    )
  ),
  // [Evolution]
  card2(
    "ziz-the-bird-that-envelopes-the-sky",
    evolution(pay2("{G}{G}{2}")),
    continuous(
      { layer: "values", of: "self", if: evolved, add: { atk: 300, def: 300 } },
      { ...gainsKeywords("flying"), of: "self", if: evolved }
    ),
    automatic(
      happens("counterPut", both3(itself, eventIs("kind", "evolution"))),
      { targets: [target(resonators({ not: { counters: "evolution" } }))] },
      { may: true, do: [{ verb: "addCounters", what: it, kind: "evolution" }] }
    )
  ),
  card2(
    "vedfolnir-eraser-of-wind",
    evolution(pay2("{1}"), { verb: "discard", choose: { as: "paid", from: { from: "hand", of: "you", where: { races: "Beast" } } } }),
    continuous(
      { layer: "values", of: "self", if: evolved, add: { atk: 300, def: 300 } },
      { ...gainsKeywords("precision"), of: "self", if: evolved }
    ),
    automatic(happens("counterPut", both3(itself, eventIs("kind", "evolution"))), {}, ...search({ name: "Drop of Yggdrasil" }))
  ),
  // [Barrier]
  card2(
    "beast-of-holy-light",
    inheritance(
      [pay2("{W}")],
      { targets: [target(jResonators())] },
      doing(
        untilEndOfTurn(it, gains(300, 300), {
          layer: "abilities",
          gain: { keywords: [{ word: "barrier", where: { attributes: ["fire", "darkness"] } }] }
        })
      )
    )
  ),
  card2(
    "eia-god-of-water",
    continuous(
      {
        layer: "values",
        of: "self",
        if: { exists: { from: "field", of: "you", where: { stones: "water" } }, atLeast: 7 },
        add: { atk: 500, def: 500 }
      },
      {
        ...rule({ word: "cant", what: "beBlocked" }),
        of: "self",
        if: { exists: { from: "field", of: "you", where: { stones: "water" } }, atLeast: 7 }
      }
    ),
    resonance("water", doing({ verb: "draw", amount: 1 }))
  ),
  card2(
    "resistance-forces-of-amonsulle",
    continuous({
      layer: "abilities",
      of: { from: "field", of: "you", where: { races: "Elf" } },
      gain: { keywords: [{ word: "barrier", where: { attributes: ["darkness"] } }] }
    })
  ),
  // [Force]
  card2(
    "kid-puss-in-boots",
    automatic(entersField, {}, doing(force(), { verb: "addCounters", what: "self", kind: "+100/+100", amount: { var: "roll" } }))
  ),
  card2(
    "dreams-of-flight",
    chant2(
      { targets: [target(jResonators())] },
      doing(force(), {
        verb: "grant",
        to: it,
        until: "endOfTurn",
        let: { rolled: rolledHundreds },
        modifiers: [gains({ var: "rolled" }, { var: "rolled" }), gainsKeywords("flying")]
      })
    )
  ),
  card2("pandora-the-hope-weaving-queen", {
    kind: "replacement",
    on: [{ event: "rolled", if: { seat: "seat", is: "you" } }],
    tier: "instead",
    clauses: [doing({ verb: "becomes", set: { dice: { plus: [{ event: "dice" }, 1] } } })]
  }),
  card2(
    "unleashed-dragonoid",
    automatic(
      attacks,
      {},
      doing(force(), {
        verb: "grant",
        to: "self",
        until: "endOfTurn",
        let: { rolled: rolledHundreds },
        modifiers: [gains({ var: "rolled" }, 0)]
      })
    )
  ),
  card2(
    "pandora-the-goddess-of-light-and-dark",
    automatic(attacks, {}, doing(force(), { verb: "loseLife", player: "opponent", amount: rolledHundreds })),
    automatic(blocks, {}, doing(force(), gainLife(rolledHundreds)))
  ),
  // Quickcast for others (1111.2a).
  card2(
    "ratatoskr-the-spirit-beast-of-yggdrasil",
    continuous({
      ...rule({ word: "cant", what: "beTargeted", by: "opponent" }),
      of: { from: "field", of: "you", where: { races: "Beast" } },
      if: { turnOf: "opponent" }
    }),
    continuous({ ...gainsKeywords("quickcast"), of: { from: "hand", of: "you", where: { types: "resonator", attributes: "wind" } } }),
    automatic(
      happens("entered", both3({ object: { event: "object" }, is: { types: "resonator", controller: "you" } }, { not: itself })),
      {},
      doing(untilEndOfTurn("self", gains(200, 200)))
    )
  ),
  // [Remnant]
  card2(
    "forbidden-spell-of-the-undead-lord",
    chant2(
      { targets: [target({ from: "graveyard", of: "you", where: { types: "resonator" } })] },
      doing({ verb: "move", what: it, to: "hand" }),
      {
        may: true,
        choose: [
          { as: "put", from: { from: "hand", of: "you", where: { types: "resonator", attributes: "darkness", totalCost: { atMost: 3 } } } }
        ],
        do: [{ verb: "move", what: { var: "put" }, to: "field" }]
      }
    )
  ),
  // An attack that demands something.
  card2(
    "dragon-of-mt-hoelle",
    ...["attack", "block"].map(
      (part2) => ({
        kind: "static",
        keyword: "toll",
        marks: { for: part2 },
        cost: [
          {
            verb: "payCounters",
            what: { all: { from: ["field", "rulerArea"], of: "you", where: { any: [{ types: "ruler" }, { types: "jRuler" }] } } },
            kind: "strength",
            amount: 2
          }
        ]
      })
    ),
    activate({ cost: [pay2("{R}{R}")], targets: [target(jResonators())] }, doing(deals(300)))
  )
];

var mystery = (amount3) => ({ verb: "addCounters", what: { all: rulers() }, kind: "mystery", amount: amount3 });
var discardsOwn = (count4) => ({
  verb: "discard",
  choose: { as: "paid", from: { from: "hand", of: "you" }, min: count4, max: count4 }
});
var laterPrograms = [
  card2("acrobatic-shot", dividedDamage(600, resonators())),
  card2("blaze-tornado", dividedDamage(1400, jResonators())),
  card2(
    "the-end-of-the-undefeated-legend",
    chant2(
      {},
      doing({ verb: "discardHand" }),
      doing(destroys({ all: jResonators({}, "all") })),
      doing({ verb: "setLife", player: "all", amount: 2e3 }),
      doing({ verb: "later", ability: { kind: "triggered", on: [{ event: "turnEnd" }], clauses: [doing(draw(3))] } })
    )
  ),
  // Control of what is another's.
  card2(
    "valentina-maiden-of-the-oceans",
    costsLess("{1}", yourRulerIs("Valentina, the Princess of Love", "Valentina, the Ruler of Paradise")),
    activate({ cost: [restSelf, discardsOwn(1)], targets: [target(resonators())] }, doing({ verb: "returnToHand", what: it })),
    activate(
      { cost: [restSelf, discardsOwn(3)], targets: [target(resonators())] },
      doing({ verb: "grant", to: it, modifiers: [underYourControl] })
    )
  ),
  card2(
    "cain-complex",
    chant2(
      {
        keyword: "trigger",
        when: { exists: resonators({ attacking: true }, "opponent") },
        targets: [target(resonators({ not: { is: { history: "attacked" } } }))]
      },
      doing(untilEndOfTurn(it, underYourControl))
    )
  ),
  // Mystery counters on one's J/ruler.
  card2(
    "ashen-snow-white",
    activate(
      {
        cost: [{ verb: "takeCounter", kind: "mystery", choose: { as: "paid", from: rulers({ counters: "mystery" }) } }],
        limit: { uses: 1, per: "turn", scope: "object" }
      },
      doing(untilEndOfTurn("self", gains(200, 200), gainsKeywords("precision")))
    )
  ),
  card2("vicious-wounded-beast", automatic(entersField, {}, doing(mystery(2)))),
  card2("stone-from-the-dark-castle", activate({ cost: [restSelf] }, doing(produces("{B}"))), automatic(entersField, {}, doing(mystery(1))))
];

var yourRulers = { from: ["field", "rulerArea"], of: "you", where: { any: [{ types: "ruler" }, { types: "jRuler" }] } };
var plainResonators = resonators({ attributes: { size: 0 } }, "you");
var cheaperArts = (less, name) => ({
  ...rule({ word: "cost", of: "activate", keyword: "godsArt", less }),
  players: "you",
  if: { exists: { from: "field", of: "you", where: { types: "jRuler", name } } }
});
var preventsNext = (left) => [
  doing({
    verb: "shield",
    until: "endOfTurn",
    ...left === void 0 ? {} : { left },
    ability: {
      kind: "replacement",
      on: [{ event: "damaged", if: itself }],
      tier: "prevent",
      clauses: [doing({ verb: "reduceBy", by: { event: "amount" } })]
    }
  })
];
var judgmentIf = (when) => ({ kind: "activated", keyword: "judgment", cost: [], when });
var powerPrograms = [
  // Rulers.
  twoSided(
    "machina-the-machine-lord",
    [
      activate(
        { cost: [pay2("{X}")], limit: { uses: 1, per: "turn", scope: "object" } },
        ...search({ any: [{ types: "addition" }, { types: "resonator" }], attributes: { size: 0 }, totalCost: { atMost: { var: "x" } } })
      )
    ],
    [
      automatic(
        entersField,
        {},
        {
          choose: [
            {
              as: "put",
              from: { from: "hand", of: "you", where: { any: [{ types: "addition" }, { types: "resonator" }], attributes: { size: 0 } } },
              min: 0,
              max: 3
            }
          ],
          do: [{ verb: "move", what: { var: "put" }, to: "field" }]
        }
      ),
      { ...activate({ cost: [{ verb: "banish", choose: { as: "paid", from: plainResonators } }] }), clauses: preventsNext() ?? [] },
      godsArt(
        "Invincible Soldiers",
        { cost: [pay2("{3}")] },
        doing({ verb: "grant", until: "endOfTurn", modifiers: [{ ...rule({ word: "cant", what: "beDestroyed" }), of: plainResonators }] })
      )
    ]
  ),
  twoSided(
    "friend-from-another-world-kaguya",
    [
      continuous({ ...rule({ word: "may", what: "spendMoonAsWind" }), players: "you" }),
      automatic(
        happens("entered", { object: { event: "object" }, is: { races: "Moon", controller: "you" } }),
        {},
        { may: true, do: [draw()] }
      )
    ],
    [
      continuous({ ...rule({ word: "may", what: "spendMoonAsWind" }), players: "you" }),
      automatic(
        happens("awakened", { seat: "seat", is: "you" }),
        {},
        doing({ verb: "addCounters", what: "self", kind: "+100/+100", amount: 2 })
      ),
      activate(
        { cost: [pay2("{M}")], targets: [target({ from: "chase", where: { automatic: true } })] },
        doing({ verb: "cancel", what: it })
      ),
      { ...activate({ cost: [pay2("{W}{1}")] }), clauses: preventsNext(1) ?? [] },
      godsArt(
        "Light of the Sacred Moon",
        { cost: [pay2("{W}{M}{3}")] },
        doing({ verb: "rest", what: { all: jResonators({}, "opponent") } }),
        doing({ verb: "recover", what: { all: { from: "field", of: "you", where: { types: "magicStone" } } } }),
        doing({
          verb: "grant",
          players: "you",
          until: "endOfTurn",
          modifiers: [{ ...rule({ word: "cost", of: "awaken", less: "{M}" }), players: "you" }]
        })
      )
    ]
  ),
  twoSided(
    "the-observer",
    [
      {
        kind: "static",
        from: ["rulerArea"],
        modifiers: [
          {
            ...rule({ word: "cost", of: "judgment", less: "{1}", times: { player: "you", value: "removed" } }),
            of: "self"
          }
        ]
      }
    ],
    [
      automatic(entersField, {}, ...search({ name: "Blazing Metropolis, Vell-Savaria" })),
      continuous({ ...gainsKeywords("swiftness", "precision", "firstStrike"), of: resonators({}, "you") }),
      godsArt(
        "Total Recall",
        { cost: [pay2("{R}{R}{2}")] },
        doing(deals({ times: [100, { player: "you", value: "removed" }] }, { all: jResonators({}, "opponent") })),
        {
          choose: [{ as: "back", from: { from: "removed", of: "you" }, min: 0, max: { player: "you", value: "removed" } }],
          do: [{ verb: "move", what: { var: "back" }, to: "graveyard" }]
        }
      )
    ]
  ),
  // Chants and resonators.
  card2(
    "grand-cross",
    chant2(
      {
        targets: [
          target({
            from: "field",
            where: { any: [{ types: "addition" }, { types: "resonator", atk: { atLeast: { max: resonators({}, "all"), of: "atk" } } }] }
          })
        ]
      },
      doing({ verb: "remove", what: it }),
      doing({ verb: "grant", players: "you", until: "endOfTurn", modifiers: [cheaperArts("{W}{W}", "Alice, Fairy Queen")] })
    )
  ),
  card2(
    "hansel",
    continuous({
      ...rule({ word: "cant", what: "beAttacked" }),
      of: "self",
      if: { exists: { from: "field", of: "you", where: { name: "Gretel" } } }
    }),
    automatic(
      happens("playerDamaged", both3({ object: { event: "source" }, is: { is: "self" } }, { seat: "seat", is: "opponent" })),
      {},
      doing(draw())
    )
  ),
  card2(
    "jeanne-darc",
    continuous({ ...gains(800, 800), of: "self", if: { exists: resonators({}, "you"), atLeast: 5 } }),
    automatic(goesToGraveyard, {}, doing(gainLife({ value: "def", of: "self" })))
  ),
  card2(
    "moojdart-the-queen-of-fantasy-world",
    automatic(enters, {}, doing({ verb: "addCounters", what: "self", kind: "knowledge", amount: 2 })),
    automatic(
      happens("entered", both3({ object: { event: "object" }, is: { races: "Six Sages", controller: "you" } }, { not: itself })),
      {},
      doing({ verb: "addCounters", what: "self", kind: "knowledge", amount: 2 })
    ),
    activate({ cost: [{ verb: "payCounters", kind: "knowledge" }], targets: [target(resonators())] }, doing({ verb: "rest", what: it })),
    activate({ cost: [{ verb: "payCounters", kind: "knowledge", amount: 2 }] }, doing(draw()))
  ),
  card2(
    "etna-the-snow-queen",
    awakening(
      [pay2("{X}")],
      automatic(
        enters,
        { targets: [target(resonators(), { min: { noted: "x" }, max: { noted: "x" } })] },
        doing({ verb: "rest", what: it }),
        doing({ verb: "grant", to: it, until: "leaves", modifiers: [rule({ word: "cant", what: "recover" })] })
      )
    ),
    automatic(
      happens("playerDamaged", both3({ object: { event: "source" }, is: { is: "self" } }, { seat: "seat", is: "opponent" })),
      {},
      doing({ verb: "discard", choose: { as: "gone", from: { from: "hand", of: "opponent" }, by: "opponent" } })
    )
  ),
  card2(
    "glinda-the-fairy",
    automatic(enters, { targets: [target(resonators())] }, doing(untilEndOfTurn(it, rule({ word: "cant", what: "beBlocked" })))),
    activate(
      { cost: [banishSelf], targets: [target({ from: "chase", where: { item: "card", not: { types: "resonator" } } })] },
      { unless: { player: { controllerOf: it }, cost: [pay2("{2}")] }, do: [{ verb: "cancel", what: it }] }
    )
  ),
  card2(
    "nyarlathotep-the-crimson-radiance",
    {
      ...awakening([pay2("{W}")]),
      marks: { key: "light" },
      modifiers: [
        {
          layer: "abilities",
          of: "self",
          if: { object: "self", is: { awakenings: "light" } },
          abilities: [
            automatic(entersField, { targets: [target(resonators())] }, doing({ verb: "remove", what: it, note: "taken" })),
            automatic(
              happens("left", itself),
              {},
              {
                forEach: { from: "removed", of: "all", where: { is: { noted: "taken" } } },
                do: [{ verb: "move", what: "each", to: "field" }]
              }
            )
          ]
        }
      ]
    },
    {
      ...awakening([pay2("{R}")]),
      marks: { key: "fire" },
      modifiers: [
        {
          layer: "abilities",
          of: "self",
          if: { object: "self", is: { awakenings: "fire" } },
          abilities: [
            automatic(
              entersField,
              {},
              {
                may: true,
                choose: [
                  {
                    as: "song",
                    from: { from: "hand", of: "you", where: { types: "chant", attributes: ["light", "fire"], totalCost: { atMost: 3 } } }
                  }
                ],
                do: [{ verb: "play", what: { var: "song" }, free: true }]
              }
            )
          ]
        }
      ]
    },
    automatic(
      { event: "turnEnd" },
      {},
      { if: { not: { object: "self", is: { counters: "limit" } } }, do: [{ verb: "returnToHand", what: "self" }] }
    )
  ),
  card2(
    "glistening-chick",
    automatic(happens("rested"), { targets: [target(resonators())] }, { may: true, do: [{ verb: "rest", what: it }] })
  ),
  card2(
    "mystia-manager-of-the-treasury",
    automatic(entersField, {}, { may: true, then: search({ races: "Treasury Item" }) }),
    automatic(
      goesToGraveyard,
      {},
      {
        may: true,
        choose: [{ as: "put", from: { from: "hand", of: "you", where: { races: "Treasury Item", totalCost: { atMost: 3 } } } }],
        do: [{ verb: "move", what: { var: "put" }, to: "field" }]
      }
    )
  ),
  card2(
    "sword-of-the-half-moon",
    chant2({ targets: [target(jResonators())] }, doing(untilEndOfTurn(it, gains(-600, -600))), {
      if: { object: "self", is: { awakened: true } },
      do: [{ verb: "move", what: "self", to: "hand" }]
    }),
    awakening([{ verb: "payCounters", what: { all: yourRulers }, kind: "mystery", amount: 2 }])
  ),
  card2(
    "dance-of-the-shadows",
    chant2(
      { targets: [target({ from: "graveyard", of: "you", where: { types: "resonator" } })] },
      doing({ verb: "move", what: it, to: "field", as: "raised" }),
      doing({
        verb: "later",
        ability: { kind: "triggered", on: [{ event: "turnEnd" }], clauses: [doing({ verb: "remove", what: { var: "raised" } })] }
      })
    )
  ),
  // Judgments that ask for what happened, and what is behind them.
  twoSided(
    "fiend-of-dark-pyre",
    [judgmentIf({ remembered: "enteredRaces", of: "you", words: ["Cthulhu"] })],
    [
      automatic(enters, {}, banishesOne("opponent", { not: { races: "Cthulhu" } })),
      continuous({ layer: "values", of: "self", set: { atk: { sum: resonators({ races: "Cthulhu" }, "you"), of: "atk" } } })
    ]
  ),
  twoSided(
    "little-red-riding-hood",
    [judgmentIf({ remembered: "enteredRaces", of: "you", words: ["Moon"] })],
    [
      automatic(enters, { targets: [target(resonators())] }, doing(deals(800))),
      automatic({ event: "turnEnd" }, {}, doing({ verb: "move", what: "self", to: "rulerArea", face: 0 }))
    ]
  ),
  // Others.
  card2(
    "susanowo-the-ten-fist-sword",
    costsLess("{R}{R}{R}", { exists: { from: ["field", "rulerArea"], of: "opponent", where: { races: "Dragon" } } }),
    automatic(
      enters,
      {},
      {
        may: true,
        choose: [{ as: "sword", from: { from: "hand", of: "you", where: { name: "Ame-no-Habakiri" } } }],
        do: [{ verb: "attach", what: { var: "sword" }, to: "self" }]
      }
    ),
    automatic(enters, { targets: [target(resonators({}, "opponent"))] }, doing(deals({ value: "atk", of: "self" })))
  ),
  card2(
    "laplacia-the-demon-of-fate",
    continuous({ ...rule({ word: "top", to: "all" }), players: "opponent" }),
    continuous({ ...rule({ word: "top", to: "you" }), players: "you" }),
    activate(
      { cost: [restSelf] },
      doing(
        { verb: "move", what: { all: { from: "mainDeck", of: "you", first: 1 } }, to: "graveyard" },
        { verb: "move", what: { all: { from: "mainDeck", of: "opponent", first: 1 } }, to: "graveyard" }
      )
    )
  ),
  card2(
    "yashahime-first-daughter-of-the-mikage",
    activate(
      {
        cost: [pay2("{B}"), { verb: "payCounters", kind: "+100/+100" }],
        targets: [target({ from: "field", of: "you", where: { races: "Vampire" }, except: "self" })]
      },
      doing({ verb: "addCounters", what: it, kind: "+100/+100", amount: 2 })
    ),
    automatic(
      entersField,
      {},
      doing({ verb: "moveCounters", what: { all: jResonators({}, "all", "self") }, kind: "+100/+100", to: "self" })
    )
  ),
  card2(
    "liberate-the-world",
    chant2(
      {},
      {
        choose: [{ as: "kept", from: { from: "mainDeck", of: "you", first: 3 } }],
        do: [
          { verb: "move", what: { var: "kept" }, to: "hand" },
          { verb: "remove", what: { all: { from: "mainDeck", of: "you", first: 2 } }, faceDown: true }
        ]
      }
    )
  ),
  card2(
    "blazer-the-eater-of-dimensions",
    { kind: "static", from: ["removed"], modifiers: [{ ...rule({ word: "may", what: "playFrom" }), of: "self" }] },
    { kind: "replacement", on: [{ event: "toGraveyard" }], tier: "instead", clauses: [doing({ verb: "becomes", set: { to: "removed" } })] }
  )
];

var onceATurn2 = { uses: 1, per: "turn", scope: "object" };
var fromTop2 = (amount3) => ({ all: { from: "mainDeck", of: "you", first: amount3 } });
var waters = (amount3) => ({ verb: "banish", choose: { as: "paid", from: magicStones({ stones: "water" }), min: amount3, max: amount3 } });
var foes = { all: resonators({}, "opponent") };
var morePrograms = [
  // Copies of chants (1017).
  card2(
    "welser-the-archmage-of-fire",
    automatic(
      happens("played", both3({ seat: "seat", is: "you" }, { object: { event: "object" }, is: { types: "chant" } })),
      { limit: onceATurn2 },
      doing({ verb: "copy", what: { event: "object" }, retarget: true })
    ),
    {
      ...godsArt(
        "Grand Entrance",
        { cost: [pay2("{R}{R}"), { verb: "reveal", what: "self" }], when: { turnOf: "you" } },
        doing({ verb: "move", what: "self", to: "field", as: "came" }),
        doing({
          verb: "later",
          ability: {
            kind: "triggered",
            on: [{ event: "turnEnd", if: { turnOf: "opponent" } }],
            clauses: [doing({ verb: "remove", what: { var: "came" } })]
          }
        })
      ),
      from: ["hand"]
    }
  ),
  // Names (202.3a).
  card2(
    "little-red-the-hope-of-millennia",
    awakening([pay2("{R}")], automatic(entersField, {}, ...search({ name: { includes: "Granny" } }, "field"))),
    activate(
      {
        cost: [
          restSelf,
          { verb: "discard", choose: { as: "paid", from: { from: "hand", of: "you", where: { name: { includes: "Apple" } } } } }
        ],
        targets: [target(resonators())]
      },
      doing(deals(1e3))
    )
  ),
  card2(
    "card-soldier-club",
    automatic(
      enters,
      {},
      doing({ verb: "reveal", what: fromTop2(4), as: "shown" }),
      {
        choose: [{ as: "kept", from: { from: "mainDeck", of: "you", where: { is: { var: "shown" }, races: "Card Soldier" } } }],
        do: [{ verb: "move", what: { var: "kept" }, to: "hand" }]
      },
      doing({ verb: "move", what: { all: { from: "mainDeck", of: "you", where: { is: { var: "shown" } } } }, to: "graveyard" })
    )
  ),
  // Magic stones and what counts as one (201.4c, 904.2a).
  card2("manservant-to-the-water-god", continuous(ofSelf({ layer: "base", defining: true, gain: { stones: ["water"] } }))),
  card2("captain-hook-the-pirate", {
    kind: "triggered",
    on: [entersField],
    modes: {
      min: 1,
      max: 1,
      of: [
        {
          targets: [target({ from: "field", where: { types: "magicStone", special: true } }, { min: 0, max: 2 })],
          clauses: [doing({ verb: "move", what: it, to: "magicStoneDeck", at: "top" })]
        },
        { targets: [target(resonators(), { min: 0, max: 2 })], clauses: [doing({ verb: "returnToHand", what: it })] }
      ]
    }
  }),
  card2(
    "leviathan-the-first-of-the-sea",
    automatic(
      entersField,
      {},
      doing({ verb: "discard", what: { all: { from: "hand", of: "you" } }, as: "gone" }),
      doing({ verb: "returnToHand", what: { all: resonators({ totalCost: { atMost: { countOf: { var: "gone" } } } }, "opponent") } })
    ),
    activate({ cost: [waters(1)] }, doing(untilEndOfTurn("self", gains(200, 200)))),
    activate({ cost: [waters(2)] }, doing(untilEndOfTurn("self", rule({ word: "cant", what: "beTargeted", by: "opponent" })))),
    activate({ cost: [waters(3)] }, doing({ verb: "rest", what: foes }))
  ),
  // Battles.
  card2(
    "medusa-the-dead-eye-of-petrification",
    automatic(
      happens("blocks", both3(itself, { object: { event: "attacker" }, is: { types: "resonator" } })),
      {},
      doing({ verb: "move", what: { event: "attacker" }, to: "mainDeck", at: "bottom" })
    ),
    automatic(
      happens("isBlocked", both3(itself, { object: { event: "by" }, is: { types: "resonator" } })),
      {},
      doing({ verb: "move", what: { event: "by" }, to: "mainDeck", at: "bottom" })
    ),
    activate(
      { cost: [pay2("{U}")], limit: onceATurn2 },
      doing({
        verb: "grant",
        until: "endOfTurn",
        modifiers: [{ ...gains(200, 200), of: { from: ["field", "rulerArea"], of: "you", where: { races: "Gorgon" } } }]
      })
    )
  ),
  card2(
    "stheno-the-evil-eye-of-temptation",
    automatic(
      entersField,
      { targets: [target(resonators())] },
      doing({ verb: "grant", to: it, until: "leaves", modifiers: [{ layer: "abilities", lose: { abilities: "all", keywords: "all" } }] })
    ),
    activate(
      { cost: [pay2("{U}")], limit: onceATurn2, targets: [target({ from: ["field", "rulerArea"], where: { races: "Gorgon" } })] },
      doing(untilEndOfTurn(it, gains(0, 200)))
    )
  ),
  // Additions.
  card2(
    "jokers-suit",
    hostGains(gains(200, 200), { layer: "information", gain: { races: ["Card Soldier"] } }),
    automatic(
      happens("left", both3(itself, eventIs("to", "graveyard"))),
      { targets: [target(resonators({}, "you"))] },
      { may: true, do: [{ verb: "attach", what: { became: "self" }, to: it }] }
    )
  ),
  card2(
    "lumiel-the-tower-of-hope",
    automatic(
      { event: "phase:main", if: { turnOf: "you" } },
      {},
      doing({ verb: "addCounters", what: "self", kind: "hope", amount: { count: resonators({}, "you") } }),
      {
        if: { object: "self", is: { hopeCounters: { atLeast: 10 } } },
        do: [
          { verb: "banish", what: "self" },
          destroys({ all: { from: "field", of: "opponent", where: { any: [{ types: "resonator" }, { types: "addition" }] } } })
        ]
      }
    )
  ),
  card2(
    "conjure-time-bomb",
    chant2({}, doing({ verb: "create", token: bombToken, as: "made" }), {
      if: wasAwakened,
      do: [
        untilEndOfTurn(
          { var: "made" },
          {
            layer: "abilities",
            abilities: [
              automatic(
                { event: "turnEnd", if: { turnOf: "you" } },
                {},
                {
                  do: [{ verb: "banish", what: "self" }],
                  then: [
                    doing({
                      verb: "dealDamage",
                      amount: 1e3,
                      player: "opponent",
                      to: { all: { from: "field", of: "opponent", where: { any: [{ types: "resonator" }, { types: "jRuler" }] } } }
                    })
                  ]
                }
              )
            ]
          }
        )
      ]
    }),
    awakening([pay2("{R}{R}{1}")])
  )
];

var yourJRulers = { from: "field", of: "you", where: { types: "jRuler" } };
var anyRuler = { from: ["field", "rulerArea"], of: "you", where: { any: [{ types: "ruler" }, { types: "jRuler" }] } };
var dragonoids = { from: "field", of: "you", where: { races: ["Dragonoid", "Dragon"] } };
var presetPrograms = [
  card2(
    "lancelot-the-knight-of-mad-demon",
    continuous(ofSelf(rule({ word: "must", what: "attackFirst" }))),
    automatic(
      attacks,
      { when: { compare: [{ value: "atk", of: "self" }, "atLeast", 1e3] }, targets: [target(resonators())] },
      doing(deals(700))
    ),
    activate({ cost: [pay2("{R}")] }, doing(untilEndOfTurn("self", gains(100, 0))))
  ),
  card2(
    "hector-de-maris-the-acolyte-of-mad-demon",
    costsLess("{R}", { exists: { from: ["field", "rulerArea"], of: "you", where: { name: "Lancelot, the Knight of Mad Demon" } } }),
    automatic(entersField, { targets: [target(resonators())] }, doing(untilEndOfTurn(it, gains(400, 0))))
  ),
  card2(
    "fiethsing-the-fate-spinning-winds",
    inheritance(
      [pay2("{G}{1}")],
      { targets: [target(jResonators())] },
      doing(untilEndOfTurn(it, gains(600, 600))),
      ...search({ name: "Fiethsing's Monocle" }, "field")
    ),
    automatic(entersField, { targets: [target(resonators({}, "you", "self"))] }, { may: true, do: [{ verb: "returnToHand", what: it }] })
  ),
  card2(
    "feethsing-the-holy-wind-stone",
    activate({ cost: [restSelf] }, doing(produces("{G}"))),
    // Two of one name: all but one of them are banished, as soon as that is so.
    {
      kind: "triggered",
      on: [{ event: "entered", if: { object: { event: "object" }, is: { races: "True Magic Stone", controller: "you" } } }],
      when: { exists: { from: "field", of: "you", where: { name: "Feethsing, the Holy Wind Stone" } }, atLeast: 2 },
      clauses: [
        {
          choose: [{ as: "kept", from: { from: "field", of: "you", where: { name: "Feethsing, the Holy Wind Stone" } } }],
          do: [
            {
              verb: "banish",
              what: { all: { from: "field", of: "you", where: { name: "Feethsing, the Holy Wind Stone" }, except: { var: "kept" } } }
            }
          ]
        }
      ]
    },
    activate(
      { cost: [pay2("{G}"), restSelf], targets: [target(jResonators())] },
      doing(
        untilEndOfTurn(
          it,
          rule({ word: "cant", what: "beTargeted", by: "opponent", where: { tree: { item: "card", not: { types: "resonator" } } } })
        )
      )
    )
  ),
  card2(
    "viola-obsidian-dragon-princess",
    activate(
      { cost: [pay2("{B}")], marks: { spendsAs: "Ancient Magic" } },
      doing(untilEndOfTurn("self", gains(100, 100), gainsKeywords("flying")))
    ),
    inheritance(
      [pay2("{B}{B}")],
      {},
      doing({ verb: "grant", to: { all: yourJRulers }, until: "endOfTurn", modifiers: [gainsKeywords("imperishable")] })
    ),
    {
      kind: "static",
      from: ["hand"],
      modifiers: [
        ofSelf(rule({ word: "cost", of: "activate", keyword: "inheritance", less: "{B}{B}" }), {
          exists: { ...yourJRulers, where: { types: "jRuler", name: "Ebon Dragon Emperor, Gill Alhama'at" } }
        })
      ]
    }
  ),
  card2(
    "fury-of-the-obsidian-dragon",
    chant2({ targets: [target(jResonators(), { min: 0, max: { count: dragonoids } })] }, doing(destroys()))
  ),
  card2(
    "ancient-magic-stone",
    activate({ cost: [restSelf] }, doing(produces(["{W}", "{B}"]))),
    {
      kind: "replacement",
      on: [{ event: "entered", if: { object: { event: "object" }, is: { is: "self" } } }],
      when: { not: yourRulerIs("Gill Alhama'at", "Ebon Dragon Emperor, Gill Alhama'at") },
      clauses: [{ unless: { player: "you", cost: [{ verb: "payLife", amount: 300 }] }, do: [{ verb: "entersWith", rested: true }] }]
    },
    activate({ cost: [restSelf, { verb: "payCounters", what: { all: anyRuler }, kind: "mana" }] }, doing(produces(anyAttribute)))
  )
];

var judgment = (more) => ({ kind: "activated", keyword: "judgment", ...more });
var ancientMagic2 = { on: ["card"], where: { races: "Ancient Magic" }, also: "Ancient Magic" };
var secondCard = happens("played", {
  all: [{ seat: "seat", is: "you" }, { compare: [{ history: "cardsPlayed", of: "you" }, "equal", 2] }]
});
var giveWill = { layer: "abilities", abilities: [activate({ cost: [restSelf] }, doing(produces(anyAttribute)))] };
var manaFor = (amount3) => ({
  ...resonance("light", doing({ verb: "addCounters", what: "self", kind: "mana", amount: amount3 })),
  on: [{ event: "entered", if: { object: { event: "object" }, is: { stones: ["light", "darkness"], controller: "you" } } }]
});
var manaToWill = activate(
  { cost: [{ verb: "payCounters", kind: "mana" }] },
  doing({ verb: "produce", will: anyAttribute, only: ancientMagic2 })
);
var seven = { compare: [{ value: "manaCounters", of: "self" }, "atLeast", 7] };
var rulerPrograms = [
  twoSided(
    "fiethsing-six-sage-of-wind",
    [automatic(secondCard, {}, doing({ verb: "create", token: elfToken }))],
    [
      continuous({ ...gains(400, 400), of: { from: "field", of: "you", where: { races: "Elf" }, except: "self" } }),
      automatic(secondCard, {}, doing({ verb: "create", token: elfToken, amount: 2 }))
    ]
  ),
  twoSided(
    "guardian-of-wind-magic-stones",
    [{ ...resonance("wind", doing(untilEndOfTurn(it, giveWill))), targets: [target(resonators())] }],
    [
      continuous({ ...giveWill, of: resonators({}, "you") }),
      automatic(entersField, {}, doing({ verb: "create", token: elfToken, amount: 2 }))
    ]
  ),
  // The Judgment on its other side can never be performed: only a ruler of the ruler area may do so (705.1).
  twoSided(
    "gill-alhamaat",
    [judgment({ when: seven, cost: [pay2("{0}")] }), manaToWill, manaFor(1)],
    [
      manaToWill,
      manaFor(2),
      judgment({
        cost: [
          { verb: "payCounters", kind: "mana", amount: 20 },
          { verb: "remove", what: { all: { from: ["field", "rulerArea"], of: "you", except: "self" } } }
        ]
      })
    ]
  ),
  twoSided(
    "apostle-of-creation",
    [],
    [
      continuous({ layer: "rules", players: "you", gain: { rules: [{ word: "cant", what: "callStones" }] } }),
      automatic({ event: "phase:main", if: { turnOf: "you" } }, {}, doing(callStones(1))),
      continuous({ ...gains(200, 0), of: resonators({ races: "Cognate" }, "you") }),
      activate({ cost: [pay2("{R}")], targets: [target(resonators())] }, doing(deals(200)))
    ]
  ),
  twoSided(
    "grimm-the-fairy-tale-prince",
    [
      continuous({
        ...rule({ word: "may", what: "payAsAny" }),
        of: { from: ["hand", "graveyard", "removed", "standby", "chase"], of: "you", where: { types: "resonator", races: "Fairy Tale" } }
      }),
      activate(
        {
          cost: [
            pay2("{1}"),
            {
              verb: "discard",
              choose: { as: "paid", from: { from: "hand", of: "you", where: { types: "resonator", races: "Fairy Tale" } } }
            }
          ],
          limit: { uses: 1, per: "turn", scope: "object" }
        },
        ...search({ types: "resonator", races: "Fairy Tale" })
      )
    ],
    []
  )
];

var isJResonator = { any: [{ types: "resonator" }, { types: "jRuler" }] };
var aboutIt = (is2) => ({ object: { event: "object" }, is: is2 });
var attacksYou = (more) => happens("attacks", both3(aboutIt({ ...isJResonator, controller: "opponent" }), more));
var lifeAtMost = (life2) => ({ compare: [{ player: "you", value: "life" }, "atMost", life2] });
var youControlStone = (stones) => ({ exists: { from: "field", of: "you", where: { types: "magicStone", stones } } });
var deploys = (attributes2, most2) => ({
  may: true,
  choose: [{ as: "it", from: { from: "hand", of: "you", where: { types: "resonator", attributes: attributes2, totalCost: { atMost: most2 } } } }],
  do: [{ verb: "move", what: it, to: "field" }]
});
var shrinks = (times) => ({
  ...untilEndOfTurn(it, gains({ var: "less" }, { var: "less" })),
  let: { less: { times: [-400, times] } }
});
var standbyPrograms = [
  // [Trigger] with something that happens.
  card2(
    "big-bang-revolution",
    chant2(
      {
        keyword: "trigger",
        on: [happens("destroyed", aboutIt({ types: "resonator", controller: "you" }))],
        targets: [target(resonators(), { min: 2, max: 2, strict: true })]
      },
      doing({
        ...untilEndOfTurn(it, gains({ var: "atk" }, { var: "def" })),
        let: { atk: { value: "atk", of: { event: "object" } }, def: { value: "def", of: { event: "object" } } }
      })
    )
  ),
  card2(
    "rabbit-trap",
    chant2(
      {
        keyword: "trigger",
        on: [attacksYou({ seat: "player", is: "you" })],
        targets: [target({ from: "graveyard", of: "you", where: { races: "Rabbit", totalCost: 1 } }, { min: 0, max: 3 })]
      },
      doing({ verb: "move", what: it, to: "field" })
    )
  ),
  // [Trigger] with a state of the game.
  card2(
    "wing-trap",
    chant2(
      {
        keyword: "trigger",
        when: both3(youControlStone("wind"), { exists: resonators({ keywords: "flying" }, "you") }),
        targets: [target(resonators({ not: { keywords: "flying" } }))]
      },
      doing(destroys())
    )
  ),
  card2(
    "call-of-cthulhu",
    chant2(
      {
        keyword: "trigger",
        when: { exists: { from: "graveyard", of: "you", where: { races: "Cthulhu" } }, atLeast: 5 },
        targets: [target({ from: "graveyard", of: "you", where: { races: "Cthulhu", not: { types: "chant" } } })]
      },
      doing({ verb: "move", what: it, to: "field" })
    )
  ),
  card2(
    "pale-savior",
    chant2({ keyword: "trigger", when: { compare: [{ history: "hurt", of: "you" }, "atLeast", 1] } }, deploys("light", 4))
  ),
  card2(
    "nighttime-raiders",
    chant2(
      { keyword: "trigger", when: { compare: [{ history: "hurtByResonators", of: "opponent" }, "atLeast", 1] } },
      deploys("darkness", 5)
    )
  ),
  // [Stealth].
  card2(
    "merlin-the-wizard-of-distress",
    stealth(happens("discarded", aboutIt({ owner: "opponent" })), youControlStone("darkness")),
    automatic(entersFromStandby, { targets: [target(resonators({}, "opponent"))] }, doing(untilEndOfTurn(it, gains(-700, -700))))
  ),
  card2(
    "underground-dragger",
    stealth(null, both3(youControlStone("darkness"), { compare: [{ history: "resonatorsLost", of: "you" }, "atLeast", 1] })),
    automatic(entersFromStandby, { targets: [target(resonators({ is: { history: "dealtDamage" } }, "opponent"))] }, doing(destroys()))
  ),
  card2(
    "melder-last-of-the-dead",
    stealth(null, both3(youControlStone("darkness"), lifeAtMost(2e3))),
    automatic(entersField, { targets: [target(resonators())] }, doing(shrinks({ count: resonators({ stealth: true }, "you") })))
  ),
  // What speaks of the standby area.
  card2("eyes-in-the-darkness", chant2({ targets: [target(jResonators())] }, doing(shrinks({ count: { from: "standby", of: "you" } })))),
  card2(
    "guardian-angel-raphael",
    continuous({ ...rule({ word: "cant", what: "bePlayed" }), of: { from: "standby", of: "opponent" }, if: { turnOf: "you" } }),
    continuous({
      ...rule({
        word: "cant",
        what: "activate",
        where: { tree: { any: [{ types: "ruler" }, { types: "jRuler" }, { types: "regalia" }] } }
      }),
      players: "opponent",
      if: { turnOf: "you" }
    })
  )
];

var basicStones = Object.keys(cardFacts).flatMap((id) => {
  const { printed: printed3 } = cardFacts[id];
  return printed3.kind === "magicStone" && !printed3.special ? [withProgram(id, [])] : [];
});

var catalogue = [
  ...basicStones,
  ...willCoins,
  ...tokens,
  ...firstPrograms,
  ...keywordPrograms,
  ...chantPrograms,
  ...enteringPrograms,
  ...battlingPrograms,
  ...activatingPrograms,
  ...continuingPrograms,
  ...additionPrograms,
  ...rulerPrograms,
  ...powerPrograms,
  ...presetPrograms,
  ...morePrograms,
  ...standbyPrograms,
  ...laterPrograms
];

var deckParts = ["ruler", "main", "magicStones", "side"];
var readDeck = (deck) => readDeckParts(deck, deckParts);

var list = (counts2) => Object.entries(counts2).flatMap(([card3, count4]) => Array.from({ length: count4 }, () => card3));
function preset(id, en, zh, ruler2, main, magicStones2, side) {
  return {
    id,
    names: { en, zh },
    deck: { ruler: [ruler2], main: list(main), magicStones: list(magicStones2), side: list(side) }
  };
}
var flame = preset(
  "flame",
  "Flames of Melgis",
  "烈焰",
  "melgis-the-flame-king",
  {
    "infernal-spirit-of-vell-savaria": 4,
    "flame-cat": 4,
    "whelp-drake": 4,
    "dragon-knight-of-altea": 4,
    "lancelot-the-knight-of-mad-demon": 4,
    gusurg: 4,
    "gareth-the-dauntless-knight": 3,
    "mordred-the-traitor": 3,
    "tiny-aggressive-dragon": 3,
    thunder: 4,
    bombardment: 3
  },
  { "fire-magic-stone": 10 },
  {
    "hector-de-maris-the-acolyte-of-mad-demon": 3,
    "flash-of-demon-sword": 3,
    "shadow-flame": 3,
    "emissary-of-another-dimension": 2,
    "blood-covered-war-axe": 2,
    "red-fang-allosaurus": 2
  }
);
var sages = preset(
  "sages",
  "Winds of the Sages",
  "风与精灵",
  "fiethsing-six-sage-of-wind",
  {
    "wiseman-of-amonsulle": 4,
    "torrent-elf": 4,
    "melfee-the-successor-of-sacred-wind": 3,
    "sorceress-of-heavenly-wind-melfee": 4,
    "wind-clad-elf": 3,
    "oberon-lord-of-elves": 2,
    "christie-the-warden-of-sanctuary": 3,
    "vampire-hunter-christie": 3,
    "resistance-forces-of-amonsulle": 2,
    "spirit-of-wind": 3,
    "great-holy-sealing-wave": 3,
    "rapid-growth": 3,
    "gale-force": 1,
    "severing-winds": 2
  },
  { "wind-magic-stone": 8, "magic-stone-of-gusting-skies": 2 },
  {
    "home-of-the-sages": 2,
    "cloning-magic": 3,
    "fiethsing-the-fate-spinning-winds": 3,
    "soul-debt": 2,
    "feethsing-the-holy-wind-stone": 1
  }
);
var emperor = preset(
  "emperor",
  "Ebon Dragon Emperor",
  "光与暗",
  "gill-alhamaat",
  {
    "rachel-nephilim-commander": 4,
    "unleashed-dragonoid": 4,
    "viola-obsidian-dragon-princess": 4,
    "demon-captain-eligos": 3,
    "fallen-angel": 4,
    "pandora-the-goddess-of-light-and-dark": 4,
    "the-dark-march-hare": 4,
    "spirit-of-light": 3,
    "violas-machinations": 3,
    "shield-of-the-nephilim": 2,
    "fury-of-the-obsidian-dragon": 2,
    "unseen-pressure": 3
  },
  { "light-magic-stone": 3, "darkness-magic-stone": 3, "ancient-magic-stone": 4 },
  { "death-at-midnight": 3, "the-nameless-mist": 2, "holy-warrior-of-hope": 3, "light-of-hope": 3, "zeros-magic-light": 3 }
);
var knights = preset(
  "knights",
  "Knights of the Sacred Queen",
  "聖女王的騎士",
  "faria-the-sacred-queen",
  {
    "young-knight-of-gloria": 4,
    "holy-warrior-of-hope": 4,
    "little-angel-of-armalla": 4,
    "veteran-master": 4,
    "bors-returned-adventurer": 4,
    siegfried: 4,
    "dignified-seraph": 3,
    "emperor-guangwu-of-han": 3,
    "last-people-of-gloria": 2,
    "give-wings": 3,
    "pride-of-knights": 3,
    "excalibur-the-gods-sword": 2
  },
  { "light-magic-stone": 10 },
  { "order-of-sacred-queen": 3, "abe-no-seimei": 3, hammurabi: 3, "sign-to-the-future": 3, "light-of-hope": 3 }
);
var presets = [flame, sages, emperor, knights];
function playablePresets(cards) {
  const known7 = new Set(cards.map(({ id }) => id));
  return presets.filter(({ deck }) => deckParts.every((part2) => deck[part2].every((card3) => known7.has(card3))));
}

var objectFields = {
  rested: false,
  faceDown: false,
  face: 0,
  damage: 0,
  counters: {},
  cameTurn: 0,
  heldTurn: 0,
  judgmentLost: false,
  item: null,
  x: 0,
  notes: {},
  copy: "",
  lent: null
};
var distantFields = [
  ...["turn", "active", "first", "phase", "step", "battle", "battleBarred", "revealed", "loop", "repetition", "lastAct", "spentAct"],
  ...["life", "pool", "turns", "calledTurn", "judgedTurn", "owes", "passing", "chances"],
  // Where an object lies: what comes into play or leaves it is near by itself, whatever its fields say.
  ...["zone", "order", "stamp", "knownTo", "rested", "damage", "cameTurn", "heldTurn", "item", "uses"]
];
var { gameOf, setGame, playerOf: playerOf2, setPlayer, rowOf: rowOf3, fieldsOf, setObject } = typedRows();
function opponentOf(seat) {
  return 1 - seat;
}
function turnPlayer(table) {
  const { active, first } = gameOf(table);
  return active < 0 ? first : active;
}
function turnOrder(table) {
  const seat = turnPlayer(table);
  return [seat, opponentOf(seat)];
}
function fieldOf2(table, seat) {
  return table.zoneOf("field", seat).order;
}
function battleAreaOf(table, seat) {
  const ruler2 = table.zoneOf("rulerArea", seat).order;
  const field2 = fieldOf2(table, seat);
  return ruler2.length === 0 ? field2 : [...ruler2, ...field2];
}
function zoneOf(table, id) {
  const { zone } = table.object(id);
  return zone === "" ? "" : table.zone(zone).kind;
}
function isOnField(table, id) {
  return table.find(id) !== null && zoneOf(table, id) === "field";
}
function isInBattleArea(table, id) {
  if (table.find(id) === null) return false;
  const kind = zoneOf(table, id);
  return kind === "field" || kind === "rulerArea";
}
function topOfChase(table) {
  return table.zone("chase").order[0] ?? 0;
}
function shownCard(table, id) {
  const row = table.find(id) ?? table.state.past[id]?.row;
  if (row === void 0 || row === null || fieldsOf(row).faceDown) return "";
  return row.kind === "item" ? row.item?.card ?? "" : row.card;
}

var sideDeck = 15;
var formats = {
  single: { id: "single", bestOf: 1, onTimeOut: "loseMatch", options: { sideDeck } },
  match: { id: "match", bestOf: 3, onTimeOut: "loseMatch", options: { sideDeck, graveyardOrder: true } },
  valhallaMatch: { id: "valhallaMatch", bestOf: 3, onTimeOut: "loseMatch", options: { sideDeck, valhalla: true, graveyardOrder: true } },
  valhalla: { id: "valhalla", bestOf: 1, onTimeOut: "loseMatch", options: { sideDeck, valhalla: true } },
  open: { id: "open", bestOf: 1, onTimeOut: "loseMatch", options: {} }
};
var limitsOf = ({ options: options2 }) => ({
  sideDeck: typeof options2.sideDeck === "number" ? options2.sideDeck : null
});
var hasValhallaRule = ({ options: options2 }) => options2.valhalla === true;

var forbidden = [
  "attack",
  "block",
  "beAttacked",
  "beBlocked",
  "beTargeted",
  "beDestroyed",
  "beAddedTo",
  "beCanceled",
  "beAnswered",
  "recover",
  "play",
  "bePlayed",
  "activate",
  "trigger",
  "callStones",
  "judge",
  "lifebreak",
  "draw",
  "gainLife",
  "loseLife",
  "loseGame",
  "enter"
];
var permitted = ["attackRecovered", "attackAtOnce", "playFrom", "payAsAny", "playAtOnce", "spendMoonAsWind"];
var rulesOf = (table, id) => entriesOf(table, id);
var rulesWith = (table, id, word3) => entriesWith(table, id, word3);
function forbids(table, id, what2, about2, by) {
  for (const rule2 of rulesWith(table, id, "cant")) {
    if (rule2.what !== what2) continue;
    if (rule2.by === "opponent" && (by === void 0 || by === (seatOfId(id) ?? table.object(id).controller))) continue;
    if (rule2.where === void 0 || about2 !== void 0 && fitsEntry(table, rule2.where, about2, id)) return true;
  }
  return false;
}
function permits(table, id, what2) {
  return rulesWith(table, id, "may").some((rule2) => rule2.what === what2);
}
function demands(table, id, what2) {
  return rulesWith(table, id, "must").some((rule2) => rule2.what === what2);
}
function numberFor(table, seat, of, base) {
  return numberBy(
    rulesWith(table, idOfSeat(seat), "number").filter((rule2) => rule2.of === of),
    base
  );
}

var typesByOld = {
  resonator: ["resonator"],
  ruler: ["ruler"],
  jRuler: ["jRuler"],
  jResonator: ["jRuler", "resonator"],
  jRulerOrRuler: ["jRuler", "ruler"]
};
var bestowable = ["resonator"];
function needsHost(table, id) {
  const { old: old2, types } = valuesOf2(table, id);
  return types.includes("addition") && typesByOld[old2] !== void 0;
}
function attachable(table, addition3, host) {
  if (host === addition3 || !isInBattleArea(table, host)) return false;
  const { old: old2, types } = valuesOf2(table, addition3);
  if (!types.includes("addition")) return false;
  const wanted = typesByOld[old2] ?? bestowable;
  return valuesOf2(table, host).types.some((type) => wanted.includes(type)) && !forbids(table, host, "beAddedTo", addition3, table.object(addition3).controller);
}
function hostsFor(table, addition3) {
  return table.seats().flatMap((seat) => battleAreaOf(table, seat).filter((host) => attachable(table, addition3, host)));
}

function isCost(text) {
  return /^(\{([WRUGBMX]|\d+)\})*$/.test(text);
}
var parsed = /* @__PURE__ */ new Map();
function parseCost(text) {
  let known7 = parsed.get(text);
  if (known7 === void 0) parsed.set(text, known7 = readCost(text));
  return known7;
}
function readCost(text) {
  if (!isCost(text)) throw new Error(`no cost: ${text}`);
  const found2 = {};
  let [moon, free3, x] = [0, 0, 0];
  for (const [, symbol = ""] of text.matchAll(/\{([^}]*)\}/g)) {
    if (symbol === "X") x++;
    else if (symbol === "M") moon++;
    else if (symbol in willLetters) {
      const attribute = willLetters[symbol];
      found2[attribute] = (found2[attribute] ?? 0) + 1;
    } else free3 += Number(symbol);
  }
  return { attributes: inOrder3(found2), moon, free: free3, x };
}
function inOrder3(found2) {
  return Object.fromEntries(attributes.filter((one) => (found2[one] ?? 0) > 0).map((one) => [one, found2[one]]));
}
var letterOf2 = Object.fromEntries(Object.entries(willLetters).map(([letter, kind]) => [kind, letter]));
var printed2 = /* @__PURE__ */ new WeakMap();
function printCost(cost2) {
  let known7 = printed2.get(cost2);
  if (known7 === void 0) printed2.set(cost2, known7 = costText(cost2));
  return known7;
}
function costText({ attributes: byAttribute, moon, free: free3, x }) {
  const symbols2 = Object.entries(byAttribute).flatMap(
    ([attribute, count4]) => Array.from({ length: count4 }, () => `{${letterOf2[attribute] ?? ""}}`)
  );
  const text = [
    ...symbols2,
    ...Array.from({ length: moon }, () => "{M}"),
    ...Array.from({ length: x }, () => "{X}"),
    ...free3 > 0 ? [`{${free3}}`] : []
  ].join("");
  return text === "" ? "{0}" : text;
}
function totalCost({ attributes: byAttribute, moon, free: free3, x }, chosen2 = 0) {
  let sum = moon + free3 + x * chosen2;
  for (const attribute in byAttribute) sum += byAttribute[attribute];
  return sum;
}
function addCosts(one, other) {
  if (one === noCost) return other;
  if (other === noCost) return one;
  const found2 = { ...one.attributes };
  for (const [attribute, count4] of Object.entries(other.attributes)) found2[attribute] = (found2[attribute] ?? 0) + count4;
  return { attributes: inOrder3(found2), moon: one.moon + other.moon, free: one.free + other.free, x: one.x + other.x };
}
function withX(cost2, x) {
  return cost2.x === 0 ? cost2 : { ...cost2, free: cost2.free + cost2.x * x, x: 0 };
}
var isNothing = (cost2) => cost2.x === 0 && totalCost(cost2) === 0;
var isFree2 = (cost2) => totalCost(cost2) === 0;
var noCost = parseCost("");
var bitOf = { light: 1, fire: 2, water: 4, wind: 8, darkness: 16, none: 32 };
var anyKind = 63;
var moonBit = 64;
var demands2 = /* @__PURE__ */ new WeakMap();
function demandsOf(cost2, asAny = false) {
  if (asAny) return [demandOfNeeds(needsOf2(cost2, anyAttribute2), 0)];
  let known7 = demands2.get(cost2);
  if (known7 === void 0) demands2.set(cost2, known7 = [demandOfNeeds(needsOf2(cost2, 0), 0)]);
  return known7;
}
var anyAttribute2 = 31;
function needsOf2(cost2, more) {
  const byAttribute = Object.entries(cost2.attributes).map(([attribute, count4]) => [bitOf[attribute] | more, count4]);
  return [...byAttribute, [moonBit, cost2.moon], [anyKind, cost2.free]];
}

var none10 = [];
var baseFields = ["face", "copy", "judgmentLost", "x"];
var copiableCharacteristics = [
  "name",
  "types",
  "cost",
  "totalCost",
  "attributes",
  "races",
  "keywords",
  "atk",
  "def",
  "special",
  "stones",
  "old",
  "abilities"
];
var copyingSteps = {
  abilities: ["keywords", "abilities"],
  information: ["name", "types", "attributes", "races", "special", "stones", "old"],
  values: ["cost", "totalCost", "atk", "def"]
};
function baseValues(table, row) {
  const { copy: copy2, x, judgmentLost } = fieldsOf(row);
  const values = copy2 === "" ? printedValues(table.program(row), fieldsOf(row).face) : JSON.parse(copy2);
  if (x > 0 && typeof values.cost === "string") values.totalCost = totalCost(parseCost(values.cost), x);
  if (judgmentLost)
    values.abilities = values.abilities.filter((path) => table.library.ability(path).ability.keyword !== "judgment");
  return values;
}
function printedValues(program, face) {
  const { card: card3, paths } = program.card.faces?.[face - 1] === void 0 ? program : program.faces[face - 1];
  const { printed: printed3, names: names3 } = card3;
  return {
    // A list: effects may give a card further names.
    name: [names3.en],
    types: printed3.kind === void 0 ? none10 : [printed3.kind],
    cost: printed3.cost ?? null,
    totalCost: typeof printed3.cost === "string" ? totalCost(parseCost(printed3.cost)) : 0,
    attributes: printed3.attributes ?? none10,
    races: printed3.races ?? none10,
    keywords: printed3.keywords ?? none10,
    atk: printed3.atk ?? null,
    def: printed3.def ?? null,
    special: printed3.special ?? false,
    stones: printed3.stones ?? none10,
    old: printed3.old ?? "",
    abilities: paths
  };
}
function finishValues(values) {
  if (typeof values.atk === "number") values.atk = inHundreds(values.atk);
  if (typeof values.def === "number") values.def = inHundreds(values.def);
}
function inHundreds(value) {
  return value + (100 - value % 100) % 100;
}
function playerValues(_table, _seat) {
  return { abilities: none10, rules: none10 };
}
function isType(table, id, type) {
  return valuesOf2(table, id).types.includes(type);
}
function isJResonator2(table, id) {
  const types = valuesOf2(table, id).types;
  return types.includes("resonator") || types.includes("jRuler");
}
function hasKeyword(table, id, keyword2) {
  return valuesOf2(table, id).keywords.includes(keyword2);
}
function atkOf(table, id) {
  return valuesOf2(table, id).atk ?? 0;
}
function defOf(table, id) {
  return valuesOf2(table, id).def;
}
function canFight(table, id) {
  const { atk, def } = valuesOf2(table, id);
  return typeof atk === "number" && typeof def === "number" && isJResonator2(table, id);
}

var ownZones = [
  "mainDeck",
  "magicStoneDeck",
  "hand",
  "field",
  "rulerArea",
  "graveyard",
  "standby",
  "removed",
  "lifebreak",
  "sideDeck"
];
var sharedZones = ["chase"];
var battleArea = ["field", "rulerArea"];
var layers = ["base", "abilities", "information", "values", "counters", "rules"];
var phases = ["draw", "recovery", "main", "end"];
var decisionKinds = [
  "mulligan",
  "act",
  "pickTrigger",
  "reveal",
  "repeatAct",
  "shortenRepetition",
  "orderEffects",
  "orderCards",
  "chooseTargets",
  "divide",
  "chooseModes",
  "chooseForEffect",
  "chooseX",
  "useEffect",
  "payUnless",
  "payCost",
  "produceWill",
  "chooseWill",
  "spendWill",
  "attack",
  "block",
  "pierce",
  "discardToHandSize",
  "chooseReplacement",
  "sideDeck"
];

function supposeOnField(table, { object, data }) {
  if (data.to !== "field" || zoneOf(table, object) === "field") return;
  const row = table.object(object);
  const seat = data.under >= 0 ? data.under : row.owner;
  if (row.zone !== "") {
    const from = table.zone(row.zone);
    table.set(
      from,
      "order",
      from.order.filter((one) => one !== object)
    );
  }
  const field2 = table.zone(`field:${seat}`);
  table.set(field2, "order", [...field2.order, object]);
  table.set(row, "zone", field2.id);
  table.set(row, "controller", seat);
  table.set(row, "stamp", table.nextStamp());
  setObject(table, object, "face", Math.max(0, data.face));
  table.journal.touch();
}

function addTo(object, host, rule2) {
  return propose("attach", { object }, { host, rule: rule2 });
}
var attaching = ["attached"];
var attachRule = {
  keys: () => attaching,
  possible: (table, { object, data }) => isOnField(table, object) && table.object(object).host !== data.host && attachable(table, object, data.host),
  commit: (table, list2) => {
    for (const { object, data } of list2) bindTo(table, object, data.host, data.rule);
    return list2;
  }
};
function bindTo(table, object, host, rule2) {
  attach(table, object, host);
  table.emit("attached", rule2, { object, card: shownCard(table, object), to: host, toCard: shownCard(table, host) });
}
function comeAttached(table, object, host, rule2) {
  bindTo(table, object, host, rule2);
  notice(table, "attached", { object }, { host });
}

function move(object, {
  to,
  under = -1,
  at,
  rested = false,
  faceDown = false,
  face = -1,
  act: act3 = "",
  counters: counters2,
  notes,
  host = 0,
  reveal: reveal3 = false,
  by = 0,
  playedFrom = "",
  lent
}, rule2) {
  const data = { to, under, at: at ?? "", rested, faceDown, face, act: act3, host, reveal: reveal3, by, playedFrom, rule: rule2 };
  return propose(
    "move",
    { object },
    {
      ...data,
      ...counters2 === void 0 ? {} : { counters: counters2 },
      ...notes === void 0 ? {} : { notes },
      ...lent === void 0 ? {} : { lent }
    }
  );
}
var isHiddenPile = (kind) => kind === "mainDeck" || kind === "magicStoneDeck" || kind === "lifebreak";
var isBattle = (kind) => battleArea.includes(kind);
var hiddenZones = /* @__PURE__ */ new Set(["mainDeck", "magicStoneDeck", "hand", "standby", "lifebreak", "sideDeck"]);
function destinationOf(table, { object, data }) {
  const to = data.to;
  const item = table.object(object).item;
  if (item?.way === "remnant") return "removed";
  return (to === "magicStoneDeck" || isBattle(to)) && isType(table, object, "chant") ? "graveyard" : to;
}
function mayMove(table, happening) {
  const { object, data } = happening;
  const to = destinationOf(table, happening);
  if (to === "lifebreak" && !hasValhallaRule(table.pins.format)) return false;
  const has3 = (type) => isType(table, object, type);
  if (to === "field" && zoneOf(table, object) !== "field" && forbids(table, object, "enter")) return false;
  if (has3("ruler")) return to === "rulerArea" || to === "graveyard" || data.act === "judged";
  if (has3("jRuler")) return to === "rulerArea" || to === "field";
  if (has3("magicStone")) return to !== "hand" && to !== "mainDeck" && to !== "rulerArea";
  return to !== "magicStoneDeck" && to !== "rulerArea" && (to !== "field" || findsHost(table, happening));
}
function findsHost(table, { object, data }) {
  const host = data.host;
  if (host !== 0) return attachable(table, object, host);
  return zoneOf(table, object) === "field" || !needsHost(table, object);
}
function keysOf2(table, happening) {
  const from = zoneOf(table, happening.object);
  const to = destinationOf(table, happening);
  const keys2 = ["moved"];
  if (happening.data.act === "discarded") keys2.push("discarded");
  if (to === "field") keys2.push(from === "field" ? "controlChanged" : "entered");
  else if (from === "field") keys2.push("left");
  if (to === "graveyard") keys2.push("toGraveyard");
  if (to === "removed") keys2.push("removed");
  if (to === "hand") keys2.push("toHand");
  return keys2;
}
function looksBack(table, happening, key) {
  const from = zoneOf(table, happening.object);
  return looksBackBetween(from, destinationOf(table, happening), key);
}
function looksBackBetween(from, to, key) {
  if (key === "left") return true;
  if (isBattle(from) !== isBattle(to)) return isBattle(from);
  return !hiddenZones.has(from) && hiddenZones.has(to);
}
var moveRule = {
  keys: keysOf2,
  looksBack,
  leaves: () => true,
  possible: (table, happening) => table.find(happening.object) !== null && mayMove(table, happening),
  supposed: supposeOnField,
  commit: (table, list2) => {
    const later3 = [];
    const happened2 = list2.map((happening) => table.find(happening.object) === null ? null : carryOut3(table, happening, later3));
    for (const [what2, data] of later3.sort(([one], [other]) => one.object - other.object)) tell(table, what2, data);
    return happened2;
  }
};
function carryOut3(table, happening, later3) {
  const { object, data } = happening;
  const row = table.object(object);
  const { card: card3, owner: owner2, kind, host: held } = row;
  const from = zoneOf(table, object);
  const to = destinationOf(table, happening);
  const wasFaceDown = fieldsOf(row).faceDown;
  const known7 = seesFace(table, row, owner2);
  const seat = to === "field" && data.under >= 0 ? data.under : owner2;
  const { stamp } = row;
  const now = place(table, object, { zone: `${to}:${seat}`, at: atOf(data, to) });
  if (from === "field" && to === "field") table.set(table.object(now), "stamp", stamp);
  settle2(table, now, from, to, data);
  if (isHiddenPile(to) && data.order !== void 0) table.set(table.object(now), "knownTo", table.object(now).knownTo & 1 << owner2);
  const told2 = { card: card3, owner: owner2, seat, from, to, object, now, wasFaceDown, seen: known7 || seesFace(table, table.object(now), owner2) };
  if (isHiddenPile(to)) later3.push([told2, data]);
  else tell(table, told2, data);
  const host = data.host || held;
  if (to === "field" && attachable(table, now, host)) comeAttached(table, now, host, data.rule);
  const done3 = { ...happening, data: { ...data, to, from, now } };
  if (kind === "token" && to !== "field" || kind === "copy" && from !== "" && from !== to) vanish(table, now);
  return done3;
}
function atOf({ at }, to) {
  if (at !== "") return at;
  return to === "field" || to === "hand" || to === "standby" || to === "removed" || to === "rulerArea" ? "bottom" : "top";
}
function settle2(table, now, from, to, data) {
  const { turn: turn2 } = gameOf(table);
  setObject(table, now, "counters", data.counters ?? objectFields.counters);
  setObject(table, now, "lent", data.lent ?? null);
  if (data.rested === true) setObject(table, now, "rested", true);
  else if (to === "field" && from === "rulerArea") setObject(table, now, "rested", false);
  if (data.faceDown === true && !isType(table, now, "ruler") && !isType(table, now, "jRuler")) setObject(table, now, "faceDown", true);
  const face = data.face;
  if (face >= 0) setObject(table, now, "face", face);
  if (to === "rulerArea") setObject(table, now, "damage", 0);
  if (isBattle(to) || to === "standby") setObject(table, now, "cameTurn", turn2);
  if (from === to || !isBattle(from)) setObject(table, now, "heldTurn", turn2);
  if (data.notes !== void 0) setObject(table, now, "notes", data.notes);
}
function tell(table, { card: card3, owner: owner2, seat, from, to, object, now, wasFaceDown, seen: seen2 }, { act: act3, rule: rule2, reveal: reveal3 }) {
  if (from === "") return;
  const data = { seat: owner2, to: seat, from, zone: to, act: act3 };
  const shown = reveal3 === true || !(hiddenZones.has(from) || wasFaceDown) || !(hiddenZones.has(to) || rowOf3(table, now).faceDown);
  if (reveal3 === true && hiddenZones.has(from) && hiddenZones.has(to)) table.emit("cardRevealed", "1005.1", { seat: owner2, card: card3, object });
  if (shown)
    return void table.emit("cardMoved", rule2, isHiddenPile(to) ? { ...data, card: card3, object } : { ...data, card: card3, object, now });
  table.emit("cardMoved", rule2, data, seen2 ? [{ seats: [owner2], data: { card: card3, object, now } }] : []);
}
function destroyedTo(table, object, rule2, by) {
  return isType(table, object, "jRuler") ? move(object, { to: "rulerArea", face: 0, act: "destroyed", by }, rule2) : move(object, { to: "graveyard", act: "destroyed", by }, rule2);
}

function futureOf(table, row) {
  if (row.kind !== "card") return 0;
  const { faces } = table.program(row).card;
  return faces === void 0 ? 0 : faces.findIndex(({ kind }) => kind === "future") + 1;
}
function isPastUp(table, row) {
  return futureOf(table, row) > 0 && fieldsOf(row).face === 0;
}

var none11 = [];
var parted = /* @__PURE__ */ new WeakMap();
function partsOf4(ability2) {
  let known7 = parted.get(ability2);
  if (known7 === void 0) {
    const { cost: cost2 = none11 } = ability2;
    parted.set(
      ability2,
      known7 = {
        will: cost2.filter(({ verb: verb2 }) => verb2 === "payWill").map(({ will }) => will).join(""),
        others: cost2.filter(({ verb: verb2 }) => verb2 !== "payWill"),
        usesItself: cost2.some(({ verb: verb2 }) => verb2 === "restSelf" || verb2 === "banishSelf"),
        restsItself: cost2.some(({ verb: verb2 }) => verb2 === "restSelf")
      }
    );
  }
  return known7;
}
var willIn = (ability2) => partsOf4(ability2).will;
var usesItself = (ability2) => partsOf4(ability2).usesItself;
var restsItself = (ability2) => partsOf4(ability2).restsItself;
var costBesidesWill = (ability2) => partsOf4(ability2).others;

function printedCost(table, object, way) {
  const { cost: cost2 } = valuesOf2(table, object);
  return isPrinted(way) ? printedCostOf(cost2) : noCost;
}
var isPrinted = (way) => way !== "standby" && way !== "stealth" && way !== "incarnation" && way !== "free";
function printedCostOf(cost2) {
  return typeof cost2 === "string" ? parseCost(cost2) : noCost;
}
var abilityCost = (ability2) => parseCost(willIn(ability2));
function changedCost(table, seat, base, subject) {
  return costVariants(table, seat, base, subject)[0] ?? base;
}
function costVariants(table, seat, base, subject) {
  const bearers = [idOfSeat(seat), subject.object];
  if (bearers.every((bearer) => rulesWith(table, bearer, "cost").length === 0)) return [base];
  const entries = bearers.flatMap((bearer) => rulesWith(table, bearer, "cost").filter((entry2) => applies(table, entry2, subject, bearer)));
  const more = entries.reduce(
    (cost2, { more: text, times = 1 }) => text === void 0 ? cost2 : addTimes(cost2, parseCost(text), times),
    base
  );
  let found2 = [more];
  for (const { less, times = 1 } of entries) {
    if (less === void 0) continue;
    const ways2 = typeof less === "string" ? [less] : less;
    found2 = found2.flatMap((cost2) => ways2.map((text) => takeTimes(cost2, parseCost(text), times)));
  }
  return [...new Map(found2.map((cost2) => [printCost(cost2), cost2])).values()];
}
function applies(table, { of, keyword: keyword2, where }, subject, bearer) {
  if (of !== subject.of || keyword2 !== void 0 && keyword2 !== subject.keyword) return false;
  return fitsEntry(table, where, subject.object, bearer);
}
function addTimes(cost2, more, times) {
  return times <= 0 ? cost2 : addTimes(addCosts(cost2, more), more, times - 1);
}
function lessened(cost2, { less, times }) {
  if (less === void 0) return cost2;
  return typeof less === "string" && times === void 0 ? takeTimes(cost2, parseCost(less), 1) : noCost;
}
function takeTimes(cost2, less, times) {
  if (times <= 0) return cost2;
  const attributes2 = Object.fromEntries(
    Object.entries(cost2.attributes).map(([attribute, count4]) => [attribute, Math.max(0, count4 - (less.attributes[attribute] ?? 0))]).filter(([, count4]) => count4 > 0)
  );
  return takeTimes(
    { ...cost2, attributes: attributes2, moon: Math.max(0, cost2.moon - less.moon), free: Math.max(0, cost2.free - less.free) },
    less,
    times - 1
  );
}

var known4 = /* @__PURE__ */ new WeakMap();
function playTextOf(table, id) {
  const values = valuesOf2(table, id);
  let found2 = known4.get(values);
  if (found2 === void 0) known4.set(values, found2 = readText(values, abilitiesOf(table, table.object(id))));
  return found2;
}
var noRules2 = [];
var none12 = [];
var neverPlayed = /* @__PURE__ */ new Set(["magicStone", "ruler"]);
function readText(values, abilities) {
  const types = values.types;
  const words4 = values.keywords;
  const rules3 = values.rules ?? noRules2;
  const may = (what2) => rules3.some((rule2) => rule2.word === "may" && rule2.what === what2);
  const spell2 = abilities.find(({ ability: ability2 }) => ability2.kind === "spell");
  const textCost = spell2 === void 0 ? noCost : abilityCost(spell2.ability);
  return {
    isPlayed: types.length > 0 && !types.some((type) => neverPlayed.has(type)),
    spell: spell2,
    atOnce: words4.includes("quickcast") || may("playAtOnce"),
    opens: may("playFrom"),
    asAny: may("payAsAny"),
    barred: rules3.some((rule2) => rule2.word === "cant" && rule2.what === "bePlayed" && rule2.by === void 0),
    changesCost: rules3.some(({ word: word3 }) => word3 === "cost"),
    textCost,
    wholeCost: addCosts(printedCostOf(values.cost), textCost),
    besides: spell2 === void 0 ? none12 : costBesidesWill(spell2.ability),
    remnant: words4.includes("remnant"),
    incarnation: abilities.find(({ ability: ability2 }) => ability2.keyword === "incarnation"),
    // 1117.2
    shifts: abilities.some(({ ability: ability2 }) => ability2.keyword === "shift"),
    activated: abilities.filter(({ ability: ability2 }) => ability2.kind === "activated" && ability2.keyword !== "judgment")
  };
}

function isMainTiming(table, seat) {
  const { active, phase, battle } = gameOf(table);
  return active === seat && phase === "main" && battle === null && table.zone("chase").order.length === 0;
}
var spellOf = (table, id) => playTextOf(table, id).spell;
function triggerForm(compiled) {
  if (compiled === void 0 || compiled.ability.keyword !== "trigger") return null;
  return compiled.ability.on === void 0 ? "own" : "event";
}
var playable = /* @__PURE__ */ new WeakMap();
function playableIn(table, seat, kind) {
  const { id: zone, order } = table.zoneOf(kind, seat);
  if (order.length === 0 || kind === "hand" || kind === "standby") return order;
  let zones = playable.get(table);
  if (zones === void 0) playable.set(table, zones = /* @__PURE__ */ new Map());
  const age = rewritingEpoch(table);
  const known7 = zones.get(zone);
  if (known7 !== void 0 && known7.order === order && known7.age === age) return known7.ids;
  const ids2 = order.filter((id) => isOpen3(table, id, kind));
  zones.set(zone, { order, age, ids: ids2 });
  return ids2;
}
function isOpen3(table, id, kind) {
  const { isPlayed, remnant: remnant2, opens } = playTextOf(table, id);
  return isPlayed && (kind === "graveyard" && remnant2 || opens);
}
function waysOf(table, seat, id, kind = zoneOf(table, id)) {
  const text = playTextOf(table, id);
  if (!text.isPlayed) return none13;
  const form2 = triggerForm(text.spell);
  if (kind === "standby") return waysInStandby(table, seat, id, form2);
  const remains = kind === "graveyard" && text.remnant;
  const opens = kind === "hand" || text.opens;
  if (form2 === "event" || form2 === null && !isTimely(table, seat, text)) return none13;
  const usual = opens ? usualWays(table, id, text) : none13;
  if (!remains) return usual;
  return usual.length === 0 ? remnant : [...usual, ...remnant];
}
function usualWays(table, id, { incarnation: incarnation2, shifts }) {
  if (incarnation2 !== void 0) return plainOrIncarnation;
  return shifts && isPastUp(table, table.object(id)) ? eitherSide : plain;
}
var incarnationOf = (table, id) => playTextOf(table, id).incarnation;
function waysInStandby(table, seat, id, form2) {
  if (form2 === "own") return rowOf3(table, id).cameTurn === gameOf(table).turn ? none13 : standby;
  const hides = abilitiesOf(table, table.object(id)).some(
    ({ ability: ability2, path }) => ability2.keyword === "stealth" && ability2.on === void 0 && (ability2.when === void 0 || holds(table, listenerEnv(table, { object: id, seat, ability: path }, null), ability2.when))
  );
  if (hides) return stealth2;
  const text = playTextOf(table, id);
  return form2 === null && isTimely(table, seat, text) && text.opens ? plain : none13;
}
function isTimely(table, seat, { atOnce }) {
  return atOnce || isMainTiming(table, seat);
}
var none13 = [];
var plain = [""];
var plainOrIncarnation = ["", "incarnation"];
var eitherSide = ["", "future"];
var standby = ["standby"];
var stealth2 = ["stealth"];
var remnant = ["remnant"];

var { read: announcementOf, note: note2 } = typedLocals();
var fresh = {
  item: 0,
  way: "",
  origin: null,
  from: "",
  optional: [],
  paid: [],
  parts: [],
  cost: null,
  x: 0,
  left: [],
  spent: [],
  made: [],
  untimed: false,
  quick: false,
  triggered: false
};
function playLocals(table, seat, object, way, trigger2 = null) {
  const ability2 = spellOf(table, object)?.path ?? "";
  const paid2 = way === "incarnation" ? [incarnationOf(table, object)?.path ?? ""] : [];
  return {
    ...effectLocals(listenerEnv(table, { object, seat, ability: ability2 }, trigger2), ""),
    ...fresh,
    sort: "card",
    ability: ability2,
    way,
    paid: paid2,
    triggered: trigger2 !== null
  };
}
function activateLocals(table, seat, object, ability2) {
  const sort = table.library.ability(ability2).ability.keyword === "judgment" ? "judgment" : "ability";
  return { ...effectLocals(listenerEnv(table, { object, seat, ability: ability2 }, null), ""), ...fresh, sort, ability: ability2 };
}
function triggerLocals(trigger2) {
  return { ...effectLocals(triggerEnv(trigger2), ""), ...fresh, sort: "ability", ability: trigger2.ability, triggered: true };
}
var announceEnv = (locals) => envOf(locals);

var kindOf2 = {
  W: { kind: "light" },
  R: { kind: "fire" },
  U: { kind: "water" },
  G: { kind: "wind" },
  B: { kind: "darkness" },
  M: { kind: "none", moon: true }
};
var unitsByText = /* @__PURE__ */ new Map();
function unitsIn(text) {
  let known7 = unitsByText.get(text);
  if (known7 === void 0) unitsByText.set(text, known7 = readUnits(text));
  return known7;
}
function readUnits(text) {
  return [...text.matchAll(/\{([^}]*)\}/g)].flatMap(([, symbol = ""]) => {
    const kind = kindOf2[symbol];
    return kind === void 0 ? Array.from({ length: Number(symbol) }, () => ({ kind: "none" })) : [kind];
  });
}
function waysOf2(table, env, { will, amount: many2 }) {
  const times = many2 === void 0 ? 1 : Math.max(0, amount(table, env, many2));
  const texts = typeof will === "string" ? [will] : will;
  return texts.map((text) => Array.from({ length: times }, () => unitsIn(text)).flat());
}
var producing = /* @__PURE__ */ new WeakMap();
function producingVerbs(compiled) {
  let known7 = producing.get(compiled);
  if (known7 === void 0) producing.set(compiled, known7 = verbsIn(compiled.ability.clauses, `${compiled.path}/clauses`));
  return known7;
}
function verbsIn(node, path) {
  if (typeof node !== "object" || node === null || isAbility(node)) return [];
  if (node.verb === "produce") return [{ path, verb: node }];
  return Object.entries(node).flatMap(([key, child]) => verbsIn(child, `${path}/${key}`));
}
var abilityKinds2 = /* @__PURE__ */ new Set(["triggered", "activated", "static", "spell", "replacement"]);
var isAbility = (node) => abilityKinds2.has(node.kind);
var willByPath = /* @__PURE__ */ new WeakMap();
function isWillAbility(compiled) {
  let known7 = willByPath.get(compiled);
  if (known7 === void 0) willByPath.set(compiled, known7 = producesWill(compiled) && !hasTargets(compiled.ability));
  return known7;
}
function isTriggeredWillAbility(compiled) {
  const { kind, on = [] } = compiled.ability;
  return kind === "triggered" && on.every(({ event }) => event === "willAbility") && producesWill(compiled) && !hasTargets(compiled.ability);
}
var producesWill = (compiled) => producingVerbs(compiled).length > 0;
function hasTargets(node) {
  return node.target === true || Object.values(node).some(
    (child) => typeof child === "object" && child !== null && !isAbility(child) && hasTargets(child)
  );
}

var activatingPlaces = ["rulerArea", "field", "hand", "graveyard", "removed"];
var foundBy = /* @__PURE__ */ new WeakMap();
var none14 = [];
function activatingIn(table, seat, place2, age) {
  const zone = table.zoneOf(place2, seat);
  const { order } = zone;
  if (order.length === 0) return none14;
  let zones = foundBy.get(table);
  if (zones === void 0) foundBy.set(table, zones = /* @__PURE__ */ new Map());
  const known7 = zones.get(zone);
  if (known7 !== void 0 && known7.order === order && known7.age === age) return known7.list;
  const list2 = abilitiesIn(table, place2, order);
  zones.set(zone, { order, age, list: list2 });
  return list2;
}
function abilitiesIn(table, place2, ids2) {
  if ((place2 === "hand" || place2 === "graveyard") && !table.library.openings.workplaces.has(place2)) return none14;
  const found2 = [];
  for (const object of ids2) {
    if (place2 === "removed" && rowOf3(table, object).faceDown) continue;
    for (const compiled of playTextOf(table, object).activated)
      found2.push({ object, compiled, will: isWillAbility(compiled), works: worksAt(table, place2, compiled) });
  }
  return found2.length === 0 ? none14 : found2;
}
var worksAt = (table, place2, { ability: ability2 }) => (ability2.from ?? table.game.inPlay).includes(place2);

var known5 = /* @__PURE__ */ new WeakMap();
function asksOfHidden(table, ability2) {
  let hidden = known5.get(ability2);
  if (hidden === void 0) known5.set(ability2, hidden = looksHidden(table, [ability2.cost, ability2.when, ability2.targets, ability2.modes]));
  return hidden;
}
function looksHidden(table, node) {
  if (typeof node !== "object" || node === null) return false;
  const { from } = node;
  const { visibility } = table.game;
  if ([from].flat().some((kind) => (visibility[kind] ?? "all") !== "all")) return true;
  return Object.values(node).some((child) => looksHidden(table, child));
}

var willPlaces = ["rulerArea", "field", "removed"];
function willAbilitiesOf(table, seat) {
  const usable2 = [];
  let steady = isPermanent(table, idOfSeat(seat));
  let secret = false;
  const age = rewritingEpoch(table);
  for (const place2 of willPlaces) {
    for (const { object, compiled, will } of activatingIn(table, seat, place2, age)) {
      if (!will) continue;
      if (!isSteady(compiled)) {
        steady = false;
        secret ||= asksOfHidden(table, compiled.ability);
      } else if (!isPermanent(table, object)) steady = false;
      if (mayUse(table, seat, object, compiled)) usable2.push({ object, path: compiled.path });
    }
  }
  return { usable: usable2, steady, secret };
}
var isPermanent = (table, bearer) => rulesWith(table, bearer, "cant").length === 0;
var steadyByPath = /* @__PURE__ */ new WeakMap();
var steadyCosts = /* @__PURE__ */ new Set(["restSelf", "banishSelf", "payWill"]);
function isSteady(compiled) {
  let known7 = steadyByPath.get(compiled);
  if (known7 === void 0) {
    const { when, limit: limit2, cost: cost2 = [] } = compiled.ability;
    steadyByPath.set(
      compiled,
      known7 = when === void 0 && limit2 === void 0 && cost2.every(({ verb: verb2 }) => steadyCosts.has(verb2)) && producingVerbs(compiled).every(({ verb: verb2 }) => verb2.amount === void 0)
    );
  }
  return known7;
}
function mayUse(table, seat, object, { ability: ability2, path }) {
  if (restsItself(ability2) && rowOf3(table, object).rested) return false;
  const listener = { object, seat, ability: path };
  const env = listenerEnv(table, listener, null);
  if (!payable(table, env, costBesidesWill(ability2))) return false;
  if (ability2.limit !== void 0 && usesLeft(table, listener, ability2.limit) <= 0) return false;
  if (ability2.when !== void 0 && !holds(table, env, ability2.when)) return false;
  return !forbids(table, object, "activate") && !forbids(table, idOfSeat(seat), "activate", object);
}

function poolOf(table, seat) {
  return playerOf2(table, seat).pool;
}
function setPool(table, seat, pool) {
  setPlayer(table, seat, "pool", pool);
}
var kinds = [...attributes, "none"];
var letters = Object.fromEntries(Object.entries(willLetters).map(([letter, kind]) => [kind, letter]));
function printWill(units) {
  let text = "";
  for (const kind of kinds)
    for (const unit of units) if (unit.kind === kind) text += unit.moon === true ? "{M}" : `{${letters[kind] ?? "1"}}`;
  return text;
}
function emptyPools(table, rule2) {
  for (const seat of table.seats()) {
    const { length } = poolOf(table, seat);
    if (length === 0) continue;
    setPool(table, seat, []);
    table.emit("willEmptied", rule2, { seat, count: length });
  }
}
function groupsOf3(pool) {
  const groups = /* @__PURE__ */ new Map();
  pool.forEach((unit, place2) => {
    const key = JSON.stringify([unit.kind, unit.moon === true, unit.only ?? null]);
    const group = groups.get(key);
    if (group === void 0) groups.set(key, { unit, places: [place2] });
    else group.places.push(place2);
  });
  const special = ({ unit }) => (unit.moon === true ? 1 : 0) + (unit.only === void 0 ? 0 : 2);
  return [...groups.values()].sort((a, b) => kinds.indexOf(a.unit.kind) - kinds.indexOf(b.unit.kind) || special(a) - special(b));
}

var anySpender = { purpose: "other", object: 0 };
var maskOfUnit = ({ kind, moon }, moonAs) => bitOf[kind] | (moon === true ? moonBit | moonAs : 0);
var moonFor = (table, seat) => permits(table, idOfSeat(seat), "spendMoonAsWind") ? bitOf.wind : 0;
function maySpend(table, seat, source2, only3, { purpose, object, keyword: keyword2, passesFor }) {
  if (only3 === void 0 || only3.also !== void 0 && only3.also === passesFor) return true;
  if (only3.on !== void 0 && !only3.on.includes(purpose)) return false;
  if (only3.keyword !== void 0 && only3.keyword !== keyword2) return false;
  return only3.where === void 0 || object !== 0 && fitsSpender(table, seat, source2, object, only3.where);
}
function fitsSpender(table, seat, source2, object, where) {
  return matches(table, { ...sourceEnv(source2, "", seat), subject: object }, object, where);
}
function masksOf(table, seat, spender) {
  const moonAs = moonFor(table, seat);
  return poolOf(table, seat).map(
    (unit) => maySpend(table, seat, unit.source, unit.only, spender) ? maskOfUnit(unit, moonAs) : 0
  );
}
var knownBy = /* @__PURE__ */ new WeakMap();
var looked = ["rested", "cameTurn", "heldTurn", "turn"];
function presentOrPast2(table, seat) {
  let seats = knownBy.get(table);
  if (seats === void 0) knownBy.set(table, seats = []);
  const before = seats[seat];
  const { epoch } = table.journal;
  if (before !== void 0 && before.checked === epoch) return before;
  const age = abilityAge(table);
  const writes = table.journal.writesOf(looked);
  const pool = poolOf(table, seat);
  const { order: removed } = table.zoneOf("removed", seat);
  const same2 = before !== void 0 && before.age === age && before.writes === writes && before.removed === removed && (before.abilities.steady || before.epoch === epoch);
  if (same2 && before.pool === pool) {
    before.checked = epoch;
    return before;
  }
  const abilities = same2 ? before.abilities : willAbilitiesOf(table, seat);
  const restricted = pool.some(({ only: only3 }) => only3 !== void 0) || abilities.usable.some(({ path }) => producingVerbs(table.library.ability(path)).some(({ verb: verb2 }) => verb2.only !== void 0));
  return seats[seat] = { age, writes, removed, epoch, checked: epoch, pool, abilities, restricted, common: null };
}
var usableWillAbilities = (table, seat) => presentOrPast2(table, seat).abilities.usable;
function mightPay(table, seat) {
  const { pool, abilities } = presentOrPast2(table, seat);
  return pool.length > 0 || abilities.secret || abilities.usable.length > 0;
}
function purseOf(table, seat, spender = anySpender, without3 = []) {
  const known7 = presentOrPast2(table, seat);
  const { restricted } = known7;
  const abilities = known7.abilities.usable;
  if (restricted || abilities.some(({ object }) => without3.includes(object))) return madeOf(table, seat, abilities, spender, without3);
  return known7.common ??= madeOf(table, seat, abilities, anySpender, without3);
}
function madeOf(table, seat, abilities, spender, without3) {
  const sources = [];
  const uses2 = [];
  let last = 0;
  for (const ability2 of abilities) {
    if (without3.includes(ability2.object)) continue;
    if (ability2.object !== last) {
      last = ability2.object;
      sources.push({ outputs: [] });
      uses2.push([]);
    }
    for (const { output, use } of outputsOf(table, seat, ability2, spender)) {
      sources.at(-1)?.outputs.push(output);
      uses2.at(-1)?.push(use);
    }
  }
  return { means: meansOf(masksOf(table, seat, spender), sources), uses: uses2, paid: /* @__PURE__ */ new Map() };
}
var plainYields = /* @__PURE__ */ new WeakMap();
function outputsOf(table, seat, ability2, spender) {
  const compiled = table.library.ability(ability2.path);
  const moonAs = moonFor(table, seat);
  const plain4 = moonAs === 0 && isSteady(compiled) && producingVerbs(compiled).every(({ verb: verb2 }) => verb2.only === void 0);
  let found2 = plain4 ? plainYields.get(compiled) : void 0;
  if (found2 === void 0) found2 = yieldsOf(table, seat, ability2, spender, moonAs);
  if (plain4) plainYields.set(compiled, found2);
  return found2.map(({ output, choices: choices2 }) => ({ output, use: { ...ability2, choices: choices2 } }));
}
function yieldsOf(table, seat, ability2, spender, moonAs) {
  const compiled = table.library.ability(ability2.path);
  const env = listenerEnv(table, { object: ability2.object, seat, ability: ability2.path }, null);
  const needs = willIn(compiled.ability);
  let found2 = [
    { units: [], unitsForSources: [], choices: {} }
  ];
  for (const { path, verb: verb2 } of producingVerbs(compiled)) {
    const may = (whom) => maySpend(table, seat, ability2.object, verb2.only, whom) ? ~0 : 0;
    const [main, feed2] = [may(spender), may({ purpose: "ability", object: ability2.object })];
    found2 = found2.flatMap(
      (one) => waysOf2(table, env, verb2).map((units) => ({
        units: [...one.units, ...units.map((unit) => maskOfUnit(unit, moonAs) & main)],
        unitsForSources: [...one.unitsForSources, ...units.map((unit) => maskOfUnit(unit, moonAs) & feed2)],
        choices: { ...one.choices, [path]: units }
      }))
    );
  }
  return found2.map(({ units, unitsForSources, choices: choices2 }) => ({
    choices: choices2,
    output: {
      units,
      ...unitsForSources.every((mask, at) => mask === units[at]) ? {} : { unitsForSources },
      ...needs === "" ? {} : { needs: demandsOf(parseCost(needs)) }
    }
  }));
}
function canAfford({ means, paid: paid2 }, cost2, asAny = false) {
  if (asAny) return affords(demandsOf(cost2, asAny), means);
  let known7 = paid2.get(cost2);
  if (known7 === void 0) paid2.set(cost2, known7 = affords(demandsOf(cost2), means));
  return known7;
}
var mostUnits = ({ means }) => means.units.length + means.sources.reduce((sum, { outputs }) => sum + Math.max(0, ...outputs.map(({ units }) => units.length)), 0);
function largestX(purse, { asAny }, withX2) {
  let x = 0;
  while (withX2(x + 1).some((one) => canAfford(purse, one, asAny))) x++;
  return x;
}
var useOf = ({ uses: uses2 }, { source: source2, output }) => uses2[source2][output];
function helpfulUses(purse, cost2, asAny) {
  return nextActivations(demandsOf(cost2, asAny), purse.means).filter(({ helps }) => helps).map((use) => useOf(purse, use));
}
function automaticPayment(purse, cost2, asAny) {
  return smallestPlan(demandsOf(cost2, asAny), purse.means)?.uses.map((use) => useOf(purse, use)) ?? null;
}
function unitsNeeded(masks, cost2, asAny) {
  const needed = totalCost(cost2);
  if (needed === 0) return 0;
  return masks.length < needed || !affords(demandsOf(cost2, asAny), meansOf(masks)) ? null : needed;
}
function spendable(masks, cost2, chosen2, asAny) {
  return nextUnits(demandsOf(cost2, asAny), masks, chosen2);
}

var lifebreakCards = 4;
var playsValhalla = (table) => hasValhallaRule(table.pins.format);
function layLifebreaks(table) {
  const moves = turnOrder(table).flatMap(
    (seat) => table.zoneOf("mainDeck", seat).order.slice(0, lifebreakCards).map((id) => move(id, { to: "lifebreak" }, "1415.1c"))
  );
  return happen(table, moves);
}
function mayLifebreak(table, seat) {
  const [top] = table.zoneOf("lifebreak", seat).order;
  if (top === void 0 || forbids(table, idOfSeat(seat), "lifebreak")) return 0;
  return table.zoneOf("lifebreak", seat).order.length > Math.floor((playerOf2(table, seat).life - 1) / 1e3) ? top : 0;
}
var lifebreakLocals = (seat) => ({ seat, object: 0, returned: null });
var lifebreakProcedure = {
  name: "lifebreak",
  steps: [
    {
      name: "remove",
      rule: "1415.1d-i",
      run: (table, { seat }) => happen(table, [move(mayLifebreak(table, seat), { to: "removed", act: "broken" }, "1415.1d-i")])
    },
    { name: "play", rule: "1415.1d-ii", run: play },
    { name: "played", rule: "1415.1d-iii", run: played2 },
    { name: "done", rule: "1415.1d-iii", run: () => ({ done: { done: true } }) }
  ]
};
function play(table, locals) {
  const moved2 = locals.returned;
  const now = moved2?.objects[0];
  if (now === void 0 || zoneOf(table, now) !== "removed") return { to: "done" };
  table.local(locals, "object", now);
  const path = breakOf(table, locals.seat, now);
  return path === null ? { to: "played" } : { call: "announce", locals: activateLocals(table, locals.seat, now, path), then: "played" };
}
function breakOf(table, seat, object) {
  for (const { ability: ability2, path } of abilitiesOf(table, table.object(object))) {
    if (ability2.keyword !== "break") continue;
    const env = listenerEnv(table, { object, seat, ability: path }, null);
    const costs = costBesidesWill(ability2);
    const isFree4 = table.zone("chase").order.every((id) => !forbids(table, id, "beAnswered", void 0, seat));
    if (isFree4 && payable(table, env, costs) && canAfford(purseOf(table, seat, { purpose: "ability", object }), abilityCost(ability2)) && announceable(table, env, path))
      return path;
  }
  return null;
}
function played2(table, locals) {
  const object = locals.object;
  const item = locals.returned?.item;
  if (table.find(object) === null) return void 0;
  if (item === void 0) return happen(table, [move(object, { to: "graveyard" }, "1415.1d-iii")]);
  setObject(table, object, "notes", { ...rowOf3(table, object).notes, broken: item });
  return void 0;
}
var none15 = [];
function lifebreakProcessing(table) {
  if (!playsValhalla(table)) return none15;
  return table.seats().flatMap((seat) => [
    ...table.zoneOf("removed", seat).order.filter((id) => hasResolved(table, rowOf3(table, id).notes)).map((id) => move(id, { to: "graveyard" }, "1415.1d-iii")),
    ...table.zoneOf("lifebreak", seat).order.slice(numberFor(table, seat, "lifebreaks", lifebreakCards)).map((id) => move(id, { to: "graveyard" }, "1415.1e-i"))
  ]);
}
var hasResolved = (table, { broken }) => typeof broken === "number" && table.find(broken) === null;

function draw2(seat, amount3, rule2) {
  return propose("draws", { seat }, { amount: amount3, rule: rule2 });
}
var drawing = ["drew"];
var drawingSeveral = ["draws"];
var drawsRule = {
  keys: () => drawingSeveral,
  // 104.2: what would be done no times is not done.
  possible: (_table, { data }) => data.amount > 0,
  inOrder: true,
  contains: (_table, { seat, data }) => Array.from({ length: data.amount }, () => propose("draw", { seat }, { rule: data.rule }))
};
var drawRule = {
  keys: () => drawing,
  possible: (table, { seat }) => !forbids(table, idOfSeat(seat), "draw"),
  commit: (table, list2) => list2.map((happening) => drawOne(table, happening))
};
function drawOne(table, happening) {
  const { seat, data } = happening;
  const [top] = table.zoneOf("mainDeck", seat).order;
  if (top === void 0) {
    const { phase, active } = gameOf(table);
    if (phase === "draw" && active === seat) setPlayer(table, seat, "owes", true);
    table.emit("deckRanOut", data.rule, { seat });
    return null;
  }
  const { card: card3 } = table.object(top);
  const now = place(table, top, { zone: `hand:${seat}`, at: "bottom" });
  table.emit("cardDrawn", data.rule, { seat }, [{ seats: [seat], data: { card: card3, object: now } }]);
  return { ...happening, data: { ...data, now } };
}

function beginWithRulers(table) {
  for (const seat of table.seats()) {
    for (const ruler2 of table.zoneOf("rulerArea", seat).order) {
      putMana(table, ruler2);
      const { energize } = table.program(table.object(ruler2)).card.printed;
      if (energize === void 0 || seat === gameOf(table).first) continue;
      const token2 = coinFor(energize);
      const object = place(table, table.create(token2, seat, "token").id, { zone: `removed:${seat}`, at: "bottom" });
      table.emit("tokenCreated", "1119.2", { seat, object, card: token2 });
    }
  }
}
function putMana(table, ruler2) {
  const keywords4 = valuesOf2(table, ruler2).keywords;
  const amount3 = keywords4.reduce((sum, { word: word3, n }) => word3 === "mana" ? sum + (n ?? 0) : sum, 0);
  if (amount3 === 0) return;
  setObject(table, ruler2, "counters", { ...rowOf3(table, ruler2).counters, mana: amount3 });
  table.emit("countersChanged", "1122.2a", { object: ruler2, card: rowOf3(table, ruler2).card, kind: "mana", amount: amount3 });
}

var keywords = /* @__PURE__ */ new Set(["reveal", "stealth"]);
var dormantReveals = ({ card: card3, abilities }) => abilities.flatMap(
  ({ ability: { keyword: keyword2, when }, triggers }) => keywords.has(keyword2) ? triggers.map(({ key, if: condition2 }) => {
    const cost2 = isCheapened(card3) ? null : totalCost(printedCostOf(card3.printed.cost), 0);
    const dormant = {
      key,
      ...when === void 0 ? {} : { when },
      ...condition2 === void 0 ? {} : { if: condition2 },
      stealth: keyword2 === "stealth",
      cost: cost2
    };
    return dormant;
  }) : []
);
var isCheapened = (card3) => JSON.stringify(card3.abilities).includes('"less"');
var known6 = /* @__PURE__ */ new WeakMap();
function dormantOf({ library }) {
  let found2 = known6.get(library);
  if (found2 === void 0) {
    const made3 = /* @__PURE__ */ new Map();
    for (const one of library.openings.section("dormantReveals")) made3.set(one.key, [...made3.get(one.key) ?? [], one]);
    known6.set(library, found2 = made3);
  }
  return found2;
}
var chancesOf = (table, seat) => playerOf2(table, seat).chances;
function noteBatch(table, happened2, keys2) {
  if (dormantOf(table).size === 0) return;
  happened2.forEach((happening, at) => {
    if (happening !== null) for (const key of keys2[at] ?? []) noteEvent(table, happening, key, lookedBack(happening, key));
  });
}
var lookedBack = ({ type, data }, key) => type === "move" && looksBackBetween(data.from, data.to, key);
function noteEvent(table, happening, key, back2 = false) {
  const dormant = dormantOf(table).get(key);
  if (dormant === void 0) return;
  const event = eventOf(happening, key, back2);
  for (const seat of table.seats()) {
    const purse = purseOf(table, seat);
    if (!dormant.some((one) => mightLie(table, seat, one, purse) && mightAnswer(table, seat, one, event))) continue;
    const chance = { key, event, stamp: table.state.header.nextStamp };
    setPlayer(table, seat, "chances", [...chancesOf(table, seat), chance]);
  }
}
function mightLie(table, seat, { stealth: stealth4, cost: cost2 }, purse) {
  const { turn: turn2 } = gameOf(table);
  if (table.zoneOf("standby", seat).order.some((id) => stealth4 || rowOf3(table, id).cameTurn !== turn2)) return true;
  if (stealth4 || table.zoneOf("hand", seat).order.length === 0) return false;
  return cost2 === null || rulesOf(table, idOfSeat(seat)).some(({ word: word3 }) => word3 === "cost") || mostUnits(purse) >= cost2;
}
function mightAnswer(table, seat, { when, if: condition2 }, event) {
  const env = sourceEnv(0, "", seat, event);
  const might = (one) => one === void 0 || publicly(table, env, one) !== "no";
  return might(when) && might(condition2);
}
function reveals(table, seat) {
  return chancesOf(table, seat).flatMap(
    (chance) => ["standby", "hand"].flatMap(
      (kind) => table.zoneOf(kind, seat).order.filter((id) => table.object(id).stamp < chance.stamp).flatMap((id) => answersOf(table, seat, id, chance))
    )
  );
}
function answersOf(table, seat, id, { key, event }) {
  const row = table.object(id);
  return abilitiesOf(table, row).flatMap((compiled) => {
    const { ability: ability2, path, triggers } = compiled;
    if (!keywords.has(ability2.keyword) || !functions(table, row, compiled) || !mayTriggerThere(table, id, ability2.keyword)) return [];
    const env = listenerEnv(table, { object: id, seat, ability: path }, event);
    const fits3 = (condition2) => condition2 === void 0 || holds(table, env, condition2);
    return fits3(ability2.when) && triggers.some((trigger2) => trigger2.key === key && fits3(trigger2.if)) ? [{ source: id, ability: path, event }] : [];
  });
}
function mightReveal(table, seat) {
  return playerOf2(table, seat).chances.length > 0;
}
function anyTriggered(table) {
  return table.seats().some((seat) => mightReveal(table, seat)) || waitingTriggers(table).length > 0;
}
function endReveals(table, seat) {
  if (mightReveal(table, seat)) setPlayer(table, seat, "chances", []);
}
function mayTriggerThere(table, id, keyword2) {
  return keyword2 === "stealth" || zoneOf(table, id) !== "standby" || rowOf3(table, id).cameTurn !== gameOf(table).turn;
}
function maySound(table, id, keyword2) {
  return !keywords.has(keyword2) && mayTriggerThere(table, id, keyword2);
}

function rest(object, rule2) {
  return propose("rest", { object }, { rule: rule2 });
}
function recover(object, rule2) {
  return propose("recover", { object }, { rule: rule2 });
}
var resting = ["rested"];
var recovering = ["recovered"];
var restRule = {
  keys: () => resting,
  possible: (table, happening) => stands2(table, happening, false),
  commit: (table, list2) => turn(table, list2, true)
};
var recoverRule = {
  keys: () => recovering,
  possible: (table, happening) => stands2(table, happening, true) && !forbids(table, happening.object, "recover"),
  commit: (table, list2) => turn(table, list2, false)
};
function stands2(table, { object }, rested) {
  return isInBattleArea(table, object) && rowOf3(table, object).rested === rested;
}
function turn(table, list2, rested) {
  for (const { object, data } of list2) {
    setObject(table, object, "rested", rested);
    table.emit(rested ? "rested" : "recovered", data.rule, { object, card: shownCard(table, object) });
  }
  return list2;
}

var noBattle = { attacker: 0, target: 0, blocker: 0, blocked: false, struck: false, answered: false };
var battleLocals = () => ({ pierced: 0, refused: [], blocker: 0, returned: null, answer: null, answers: null });
var battleOf = (table) => gameOf(table).battle ?? noBattle;
function enterStep(table, step, rule2) {
  setGame(table, "step", step);
  table.newMoment();
  const { active } = gameOf(table);
  table.emit("stepBegan", rule2, { step, seat: active });
  notice(table, `step:${step}`, { seat: active, object: battleOf(table).attacker }, { step });
}
function noteAnswered(table, seat) {
  const { battle, active } = gameOf(table);
  if (battle !== null && seat !== active) setGame(table, "battle", { ...battle, answered: true });
}
var unitOption = (table, id) => ({
  id: `object:${id}`,
  label: "object",
  params: { card: table.object(id).card, object: id },
  object: id
});
var none16 = { id: "none", label: "none" };
var idIn = (pick) => pick.startsWith("player:") ? idOfSeat(Number(pick.slice("player:".length))) : Number(pick.slice("object:".length));
function attackedShown(table, id) {
  const seat = seatOfId(id);
  return seat === null ? { target: id, targetCard: table.find(id)?.card ?? "" } : { targetSeat: seat };
}

var chosenWill = "chosenWill";
var willAbility = {
  name: "activateWill",
  rules: { begin: "907.2", pay: "903.2f", effect: "907.3", triggered: "907.1" },
  event: "abilityPlayed",
  noticed: "willAbility",
  isOfKind: isTriggeredWillAbility,
  settled: chosenWill
};
var activateWillProcedure = {
  name: willAbility.name,
  steps: [
    { name: "answer", rule: "803.6", run: (table, { you }) => noteAnswered(table, you) },
    ...atOnceProcedure(willAbility).steps
  ]
};
var activateWillLocals = (table, seat, use) => atOnceLocals(table, seat, use, willAbility);
var runTriggeredWill = (table, then) => runTriggeredAtOnce(table, willAbility, then);

var payWillProcedure = {
  name: "payWill",
  steps: [
    { name: "gather", rule: "1003.5", run: gather2 },
    { name: "produce", rule: "1003.5", run: produce },
    { name: "choose", rule: "1003.1", run: choose },
    { name: "chosen", rule: "1003.1", run: chosen }
  ]
};
var payingOf = (locals) => locals;
function payWillLocals(seat, cost2, given2) {
  const { object, card: card3, spender, without: without3 = [], cancel: cancel2 = false } = given2;
  return {
    seat,
    cost: cost2,
    object,
    card: card3,
    spender,
    without: without3,
    cancel: cancel2,
    queue: [],
    offers: [],
    spent: [],
    made: [],
    answer: null,
    answers: null,
    returned: null
  };
}
var asAnyOf = ({ spender }) => spender.asAny === true;
function gather2(table, locals, frame) {
  const paying = payingOf(locals);
  const { seat, cost: cost2, object, card: card3, spender, without: without3 } = paying;
  const [next3, ...rest2] = locals.queue;
  if (next3 !== void 0) {
    table.local(locals, "queue", rest2);
    if (isPlain2(table, next3.path)) table.local(locals, "made", [...paying.made, next3.object]);
    return { call: "activateWill", locals: activateWillLocals(table, seat, next3), then: "gather" };
  }
  if (unitsNeeded(masksOf(table, seat, spender), cost2, asAnyOf(paying)) !== null) return choose(table, locals, frame);
  const offers = helpfulUses(purseOf(table, seat, spender, without3), cost2, asAnyOf(paying));
  table.local(locals, "offers", offers);
  const options2 = offers.map((offer2, at) => {
    const { card: from } = table.object(offer2.object);
    const units = Object.values(offer2.choices).flat().map((unit) => ({ ...unit, source: 0 }));
    return {
      id: `will:${at}`,
      label: "produce",
      params: { card: from, object: offer2.object, ability: offer2.path, will: printWill(units) },
      object: offer2.object
    };
  });
  const first = offers.length === 0 ? [] : [{ id: "automatic", label: "automatic" }];
  const last = paying.cancel || offers.length === 0 ? [{ id: "cancel", label: "cancel" }] : [];
  table.ask(frame, {
    seat,
    kind: "produceWill",
    rule: "1003.5",
    params: { cost: printCost(cost2), card: card3, object },
    domain: { type: "options", min: 1, max: 1, options: [...first, ...options2, ...last] }
  });
  return { wait: true };
}
function isPlain2(table, path) {
  const { cost: cost2 = [], clauses = [] } = table.library.ability(path).ability;
  return cost2.every(({ verb: verb2 }) => verb2 === "restSelf") && clauses.every((clause2) => (clause2.do ?? []).every(({ verb: verb2 }) => verb2 === "produce"));
}
function refund(table, seat, spent, made3) {
  if (spent.length > 0) setPool(table, seat, [...poolOf(table, seat), ...spent]);
  takeBack(table, { seat, made: made3 });
}
function takeBack(table, { seat, made: made3 }) {
  for (const id of made3) {
    if (table.find(id) === null || !rowOf3(table, id).rested || !poolOf(table, seat).some(({ source: source2 }) => source2 === id)) continue;
    setObject(table, id, "rested", false);
    setPool(
      table,
      seat,
      poolOf(table, seat).filter(({ source: source2 }) => source2 !== id)
    );
    table.emit("willTakenBack", "903.2f", { seat, object: id, card: table.object(id).card });
  }
}
function produce(table, locals) {
  const [pick] = picksOf(locals.answer);
  const paying = payingOf(locals);
  if (pick === "cancel") {
    takeBack(table, paying);
    return { done: { done: false } };
  }
  const offers = locals.offers;
  const queue = pick === "automatic" ? automaticPayment(purseOf(table, paying.seat, paying.spender, paying.without), paying.cost, asAnyOf(paying)) ?? [] : [offers[Number(pick.slice("will:".length))]];
  table.local(locals, "queue", queue);
  return { to: "gather" };
}
function choose(table, locals, frame) {
  const paying = payingOf(locals);
  const { seat, cost: cost2, object, card: card3, spent, spender } = paying;
  const masks = masksOf(table, seat, spender);
  const needed = unitsNeeded(masks, cost2, asAnyOf(paying));
  if (needed === masks.length)
    return finish2(
      table,
      paying,
      groupsOf3(poolOf(table, seat)).flatMap(({ places: places5 }) => places5)
    );
  const places4 = spendable(masks, cost2, spent, asAnyOf(paying));
  if (places4.length === 0) return finish2(table, paying, spent);
  const groups = groupsOf3(poolOf(table, seat)).flatMap(({ unit, places: equal }) => {
    const place2 = equal.find((one) => places4.includes(one));
    return place2 === void 0 ? [] : [{ unit, place: place2 }];
  });
  if (groups.length === 1 || places4.length + spent.length === needed) {
    table.local(locals, "spent", [...spent, groups[0].place]);
    return { to: "choose" };
  }
  const options2 = groups.map(
    ({ unit, place: place2 }) => ({ id: `unit:${place2}`, label: "will", params: { will: printWill([unit]), source: unit.source } })
  );
  table.ask(frame, {
    seat,
    kind: "spendWill",
    rule: "1003.1",
    params: { cost: printCost(cost2), card: card3, object },
    domain: { type: "options", min: 1, max: 1, options: options2 }
  });
  return { wait: true, then: "chosen" };
}
function chosen(table, locals) {
  const [pick] = picksOf(locals.answer);
  table.local(locals, "spent", [...locals.spent, Number(pick.slice("unit:".length))]);
  return { to: "choose" };
}
function finish2(table, { seat, made: made3 }, spent) {
  const pool = poolOf(table, seat);
  const units = spent.map((place2) => pool[place2]);
  if (units.length > 0) {
    setPool(
      table,
      seat,
      pool.filter((_, place2) => !spent.includes(place2))
    );
    table.emit("willSpent", "1003.1", { seat, will: printWill(units) });
  }
  return { done: { done: true, units, made: made3 } };
}

var spenderFor = (object) => ({ purpose: "other", object });
function willOf(table, asked2) {
  return asked2.reduce((cost2, path) => addCosts(cost2, abilityCost(table.library.ability(path).ability)), noCost);
}
var othersOf = (table, path) => costBesidesWill(table.library.ability(path).ability);
function canPayAsked(table, env, asked2, without3) {
  return canAfford(purseOf(table, env.you, spenderFor(env.self), without3), willOf(table, asked2)) && payable(
    table,
    env,
    asked2.flatMap((path) => othersOf(table, path))
  );
}
var payAskedProcedure = {
  name: "payAsked",
  steps: [
    { name: "will", rule: "1003.1", run: payWill },
    { name: "willPaid", rule: "1003.4", run: willPaid },
    { name: "next", run: next2 },
    { name: "paid", run: (table, locals) => partPaid(table, locals) ? { to: "next" } : { done: { done: false } } }
  ]
};
function payAskedLocals(env, asked2, without3) {
  return { ...envLocals(env), asked: asked2, without: without3, left: [], returned: null, answer: null, answers: null };
}
function payWill(table, locals) {
  const env = envOf(locals);
  const cost2 = willOf(table, locals.asked);
  return {
    call: "payWill",
    locals: payWillLocals(env.you, cost2, {
      object: env.self,
      card: env.card,
      spender: spenderFor(env.self),
      without: locals.without,
      cancel: true
    })
  };
}
function willPaid(table, locals) {
  if (locals.returned?.done === false) return { done: { done: false } };
  const left = locals.asked.flatMap(
    (path) => (table.library.ability(path).ability.cost ?? []).flatMap(({ verb: verb2 }, at) => verb2 === "payWill" ? [] : [`${path}/cost/${at}`])
  );
  table.local(locals, "left", left);
  table.local(locals, "returned", null);
  return void 0;
}
function next2(table, locals) {
  if (locals.left.length === 0) return { done: { done: true } };
  return payPart(table, locals) ?? { done: { done: false } };
}

function tollsFor(table, id, part2) {
  return abilitiesOf(table, table.object(id)).flatMap(
    ({ ability: ability2, path }) => ability2.keyword === "toll" && ability2.marks?.for === part2 ? [path] : []
  );
}
var envFor2 = (table, id) => sourceEnv(id, table.object(id).card, table.controllerOf(table.object(id)), null);
function canPayTolls(table, id, part2) {
  const asked2 = tollsFor(table, id, part2);
  return asked2.length === 0 || canPayAsked(table, envFor2(table, id), asked2, [id]);
}
function payTolls(table, id, part2) {
  const asked2 = tollsFor(table, id, part2);
  return asked2.length === 0 ? void 0 : { call: "payAsked", locals: payAskedLocals(envFor2(table, id), asked2, [id]) };
}
function restFor(table, id, returned, rule2) {
  const paid2 = returned?.done !== false;
  if (!paid2 || !isOnField(table, id) || rowOf3(table, id).rested) return null;
  return { then: happen(table, [rest(id, rule2)]) };
}

function mayAttack(table, id) {
  const { rested, cameTurn } = rowOf3(table, id);
  if (rested || !canFight(table, id) || forbids(table, id, "attack")) return false;
  return cameTurn !== gameOf(table).turn || hasKeyword(table, id, "swiftness") || permits(table, id, "attackAtOnce");
}
function attackTargets(table, attacker, seat) {
  const foe = opponentOf(seat);
  const precise = hasKeyword(table, attacker, "precision") || permits(table, attacker, "attackRecovered");
  const units = fieldOf2(table, foe).filter(
    (id) => canFight(table, id) && (precise || rowOf3(table, id).rested) && !forbids(table, id, "beAttacked", attacker)
  );
  return forbids(table, idOfSeat(foe), "beAttacked", attacker) ? units : [idOfSeat(foe), ...units];
}
function attackers(table, seat) {
  const able = fieldOf2(table, seat).filter(
    (id) => mayAttack(table, id) && attackTargets(table, id, seat).length > 0 && canPayTolls(table, id, "attack")
  );
  const first = able.filter((id) => demands(table, id, "attackFirst"));
  return first.length > 0 ? first : able;
}
function mustAttack(table, seat) {
  return attackers(table, seat).filter(
    (id) => (hasKeyword(table, id, "bloodlust") || demands(table, id, "attack")) && tollsFor(table, id, "attack").length === 0
  );
}
function mustAttackNow(table, seat) {
  return mustAttack(table, seat).length > 0;
}

var standbyCost = parseCost("{2}");
var standbyLocals = (seat, object) => ({ seat, object, returned: null });
var putStandbyProcedure = {
  name: "putStandby",
  steps: [
    { name: "pay", rule: "706.1", run: pay3 },
    { name: "put", rule: "706.2", run: put3 }
  ]
};
function pay3(table, { seat, object }) {
  const { card: card3 } = table.object(object);
  return {
    call: "payWill",
    locals: payWillLocals(seat, standbyCost, { object, card: card3, spender: anySpender, cancel: true })
  };
}
function put3(table, locals) {
  if (locals.returned?.done === false) return { done: { done: false } };
  return happen(table, [move(locals.object, { to: "standby", faceDown: true }, "706.2")]);
}

function judgments(table, seat) {
  if (playerOf2(table, seat).judgedTurn === gameOf(table).turn) return [];
  return table.zoneOf("rulerArea", seat).order.flatMap(
    (object) => rowOf3(table, object).rested || forbids(table, object, "judge") || forbids(table, idOfSeat(seat), "judge", object) ? [] : abilitiesFor(table, seat, object)
  );
}
function abilitiesFor(table, seat, object) {
  const row = table.object(object);
  return abilitiesOf(table, row).flatMap(({ ability: ability2, path }) => {
    if (ability2.keyword !== "judgment") return [];
    const listener = { object, seat, ability: path };
    const env = listenerEnv(table, listener, null);
    if (ability2.when !== void 0 && !holds(table, env, ability2.when)) return [];
    if (ability2.limit !== void 0 && usesLeft(table, listener, ability2.limit) <= 0) return [];
    if (!payable(table, env, costBesidesWill(ability2))) return [];
    const purse = purseOf(table, seat, { purpose: "ability", object, keyword: "judgment" });
    return costVariants(table, seat, abilityCost(ability2), { of: "judgment", object }).some((cost2) => canAfford(purse, cost2)) ? [{ object, ability: path }] : [];
  });
}
function jRulerOf(table, id) {
  const row = table.find(id);
  if (row === null || zoneOf(table, id) !== "rulerArea" || rowOf3(table, id).judgmentLost) return 0;
  return (table.program(row).card.faces?.findIndex(({ kind }) => kind === "jRuler") ?? -1) + 1;
}
function judge(table, { self, you }) {
  const face = jRulerOf(table, self);
  if (face === 0) {
    table.emit("judgmentFailed", "1010.1b", { seat: you, object: self });
    return { to: "finish" };
  }
  return happen(table, [move(self, { to: "field", under: you, face, act: "judged" }, "705.3")], "finish") ?? { to: "finish" };
}

function stoneCallers(table, seat) {
  const { calledTurn, judgedTurn } = playerOf2(table, seat);
  const { turn: turn2 } = gameOf(table);
  if (calledTurn === turn2 || judgedTurn === turn2 || table.zoneOf("magicStoneDeck", seat).order.length === 0) return none17;
  if (forbids(table, idOfSeat(seat), "callStones")) return none17;
  return battleAreaOf(table, seat).filter((id) => (isType(table, id, "ruler") || isType(table, id, "jRuler")) && !rowOf3(table, id).rested);
}
var none17 = [];
var callStoneLocals = (seat, object) => ({ seat, object, returned: null });
var callStoneProcedure = {
  name: "callStone",
  steps: [
    { name: "rest", rule: "709.1", run: (table, { object }) => happen(table, [rest(object, "709.1")]) },
    { name: "call", rule: "709.1", run: call }
  ]
};
function call(table, { seat }) {
  setPlayer(table, seat, "calledTurn", gameOf(table).turn);
  const [top] = table.zoneOf("magicStoneDeck", seat).order;
  return top === void 0 ? void 0 : happen(table, [move(top, { to: "field", under: seat, act: "called" }, "709.1")]);
}

function actId(act3) {
  switch (act3.type) {
    case "play":
      return act3.way === "" ? `play:${act3.object}` : `play:${act3.object}:${act3.way}`;
    case "activate":
    case "will":
    case "judge":
      return `${act3.type}:${act3.object}:${act3.ability}`;
    case "callStone":
    case "standby":
      return `${act3.type}:${act3.object}`;
    case "battle":
    case "lifebreak":
      return act3.type;
  }
}
function actsOf(table, seat) {
  const acts2 = [];
  const chased = mayChase(table, seat);
  if (chased)
    for (const kind of ["hand", "standby", "graveyard", "removed"])
      for (const id of playableIn(table, seat, kind)) addPlays(table, seat, id, kind, acts2);
  const looking = { seat, chased, usable: usableWillAbilities(table, seat), acts: acts2 };
  const age = rewritingEpoch(table);
  for (const place2 of activatingPlaces) addActivations(table, activatingIn(table, seat, place2, age), looking);
  if (mayLifebreak(table, seat) !== 0) acts2.push({ type: "lifebreak", object: 0 });
  if (!isMainTiming(table, seat)) return acts2;
  for (const { object, ability: ability2 } of judgments(table, seat)) acts2.push({ type: "judge", object, ability: ability2 });
  for (const object of stoneCallers(table, seat)) acts2.push({ type: "callStone", object });
  if (canAfford(purseOf(table, seat), standbyCost))
    for (const id of table.zoneOf("hand", seat).order) acts2.push({ type: "standby", object: id });
  if (!gameOf(table).battleBarred) acts2.push({ type: "battle", object: 0 });
  return acts2;
}
function mayChase(table, seat) {
  return table.zone("chase").order.every((id) => !forbids(table, id, "beAnswered", void 0, seat));
}
function addPlays(table, seat, object, kind, acts2) {
  for (const way of waysOf(table, seat, object, kind)) if (mayPlay(table, seat, object, way)) acts2.push({ type: "play", object, way });
}
function mayPlay(table, seat, object, way, event = null) {
  if (way === "future")
    return trial(
      table,
      () => (setObject(table, object, "face", futureOf(table, table.object(object))), mayPlay(table, seat, object, "", event))
    );
  const text = playTextOf(table, object);
  if (text.barred || forbids(table, idOfSeat(seat), "play", object) || !isPayable(table, seat, object, way, event)) return false;
  const { spell: spell2 } = text;
  if (spell2 === void 0) return true;
  const { ability: ability2, path } = spell2;
  const env = listenerEnv(table, { object, seat, ability: path }, event);
  if (event === null && ability2.when !== void 0 && !holds(table, env, ability2.when)) return false;
  return announceable(table, env, path);
}
function isPayable(table, seat, object, way, event = null) {
  const { spell: spell2, incarnation: incarnation2, asAny, changesCost, textCost, wholeCost, besides } = playTextOf(table, object);
  const base = isPrinted(way) ? wholeCost : textCost;
  const spender = { purpose: "card", object, asAny };
  const purse = purseOf(table, seat, spender);
  const pays = (cost2) => canAfford(purse, withX(cost2, 0), asAny);
  if (changesCost || rulesWith(table, idOfSeat(seat), "cost").length > 0 ? !costVariants(table, seat, base, { of: "play", object }).some(pays) : !pays(base))
    return false;
  const costs = way === "incarnation" ? [...besides, ...costBesidesWill(incarnation2.ability)] : besides;
  return costs.length === 0 || payable(table, listenerEnv(table, { object, seat, ability: (spell2 ?? incarnation2)?.path ?? "" }, event), costs);
}
function addActivations(table, list2, { seat, chased, usable: usable2, acts: acts2 }) {
  for (const { object, compiled, will, works } of list2) {
    const { path } = compiled;
    if (!works || (will ? !isUsable(usable2, object, path) : !chased)) continue;
    if (will && asksForNoMore(compiled) || mayActivate(table, seat, object, path))
      acts2.push({ type: will ? "will" : "activate", object, ability: path });
  }
}
function isUsable(usable2, object, path) {
  for (const one of usable2) if (one.object === object && one.path === path) return true;
  return false;
}
var asksForNoMore = ({ ability: ability2 }) => ability2.marks?.timing === void 0 && ability2.modes === void 0 && willIn(ability2) === "";
function mayActivate(table, seat, object, path) {
  const { ability: ability2 } = table.library.ability(path);
  const listener = { object, seat, ability: path };
  if (ability2.marks?.timing === "main" && !isMainTiming(table, seat)) return false;
  if (ability2.limit !== void 0 && usesLeft(table, listener, ability2.limit) <= 0) return false;
  const env = listenerEnv(table, listener, null);
  if (ability2.when !== void 0 && !holds(table, env, ability2.when)) return false;
  if (forbids(table, object, "activate") || forbids(table, idOfSeat(seat), "activate", object)) return false;
  const keyword2 = ability2.keyword === void 0 ? {} : { keyword: ability2.keyword };
  const passes = typeof ability2.marks?.spendsAs === "string" ? { passesFor: ability2.marks.spendsAs } : {};
  const isAffordable = (cost2) => isNothing(cost2) || canAfford(
    purseOf(table, seat, { purpose: "ability", object, ...keyword2, ...passes }, usesItself(ability2) ? [object] : []),
    withX(cost2, 0)
  );
  if (!costVariants(table, seat, abilityCost(ability2), { of: "activate", object, ...keyword2 }).some(isAffordable) || !payable(table, env, costBesidesWill(ability2)))
    return false;
  return announceable(table, env, path);
}
function mayPass(table, seat) {
  return !isMainTiming(table, seat) || gameOf(table).battleBarred || !mustAttackNow(table, seat);
}

var hiddenPlaces = ["hand", "standby", "removed"];
var dormantWithoutWill = ({ card: card3 }) => hiddenPlaces.flatMap(
  (place2) => [...plays(card3, place2), ...place2 === "hand" ? activations(card3) : []].map(
    (chance) => ({ ...chance, place: place2 })
  )
);
function dormantIn({ library }, place2) {
  let known7 = byPlace.get(library);
  if (known7 === void 0) {
    const all2 = library.openings.section("dormantWithoutWill");
    byPlace.set(library, known7 = new Map(hiddenPlaces.map((one) => [one, all2.filter((dormant) => dormant.place === one)])));
  }
  return known7.get(place2) ?? [];
}
var byPlace = /* @__PURE__ */ new WeakMap();
var always2 = { all: [] };
var all = (...conditions) => ({ all: conditions.filter((one) => one !== void 0) });
var soon = (condition2) => ({ condition: condition2, early: true });
var later2 = (condition2) => ({ condition: condition2, early: false });
function plays(card3, place2) {
  const spell2 = card3.abilities.find((ability2) => ability2.kind === "spell");
  const text = spell2 === void 0 ? noCost : abilityCost(spell2);
  const help = helpIn(card3, place2);
  const found2 = [];
  if (place2 === "standby") {
    if (spell2?.keyword === "trigger" && spell2.on === void 0) found2.push(...free2(text, help, all(spell2.when, ...aims2(spell2))).map(later2));
    for (const { keyword: keyword2, on, when } of card3.abilities)
      if (keyword2 === "stealth" && on === void 0) found2.push(...free2(text, help, when).map(soon));
  }
  if (spell2?.keyword === "trigger" && spell2.on !== void 0) return found2;
  const sooner = isQuick(card3) || spell2?.keyword === "trigger" ? always2 : help.sooner;
  const open = place2 === "hand" ? always2 : help.open;
  if (sooner === null || open === null) return found2;
  const condition2 = all(sooner, open, spell2?.when, ...aims2(spell2));
  if (card3.abilities.some(({ keyword: keyword2 }) => keyword2 === "incarnation")) found2.push(...free2(text, help, condition2).map(soon));
  for (const { printed: printed3 } of [card3, ...card3.faces ?? []])
    found2.push(...free2(addCosts(printedCostOf(printed3.cost), text), help, condition2).map(soon));
  return found2;
}
function activations(card3) {
  return card3.abilities.flatMap((ability2) => {
    const { kind, from, when, marks } = ability2;
    if (kind !== "activated" || marks?.timing === "main" || from?.includes("hand") !== true) return [];
    return free2(abilityCost(ability2), helpIn(card3, "hand"), all(when, ...aims2(ability2))).map(soon);
  });
}
function aims2(ability2) {
  return (ability2?.targets ?? []).flatMap(
    ({ from, min = 1, players: players2 }) => from === void 0 || players2 !== void 0 ? [] : [{ exists: from, atLeast: min }]
  );
}
function free2(cost2, { less, cheaper }, condition2) {
  if (isFree2(cost2)) return [all(condition2)];
  return isFree2(less.reduce((left, entry2) => lessened(left, entry2), cost2)) ? [all(condition2, cheaper ?? void 0)] : [];
}
function isQuick({ printed: printed3 }) {
  return (printed3.keywords ?? []).includes("quickcast");
}
function helpIn({ abilities }, place2) {
  const there = abilities.filter(({ from }) => from?.includes(place2) === true).flatMap((ability2) => (ability2.modifiers ?? []).map((modifier) => ({ modifier, condition: all(ability2.when, modifier.if) })));
  const onCondition = (helps) => {
    const conditions = there.filter(({ modifier }) => helps(modifier)).map(({ condition: condition2 }) => condition2);
    return conditions.length === 0 ? null : { any: conditions };
  };
  return {
    sooner: onCondition((modifier) => lends(modifier) || speaksOf(modifier, soonerWords)),
    open: onCondition((modifier) => lends(modifier) || speaksOf(modifier, openWords)),
    cheaper: onCondition((modifier) => speaksOf(modifier, cheaperWords)),
    less: there.flatMap(({ modifier: { gain } }) => gain?.rules ?? [])
  };
}
var soonerWords = ['"quickcast"', '"playAtOnce"'];
var openWords = ['"playFrom"'];
var cheaperWords = ['"less"'];
var speaksOf = (node, words4) => words4.some((word3) => JSON.stringify(node).includes(word3));
var lends = ({ abilities, become: become2 }) => abilities !== void 0 || become2 !== void 0;
var reaching = /* @__PURE__ */ new WeakMap();
function reachesHidden(table, { compiled, row }) {
  const { modifier } = compiled;
  let helpful = reaching.get(modifier);
  if (helpful === void 0)
    reaching.set(modifier, helpful = lends(modifier) || speaksOf(modifier, [...soonerWords, ...openWords, ...cheaperWords]));
  if (!helpful) return false;
  const { of } = modifier;
  if (row !== null && row.objects !== null) return row.objects.some((id) => isHidden(table, id));
  return typeof of === "object" && hiddenPlaces.some((place2) => of.from.includes(place2));
}
var isHidden = (table, id) => hiddenPlaces.includes(zoneOf(table, id));

function mightAct(table, seat) {
  return isMainTiming(table, seat) || mightActFromHidden(table, seat) || mightActOpenly(table, seat);
}
function mightActYet(table, seat) {
  return hiddenPlaces.some((place2) => holdsHidden(table, seat, place2)) || mightAct(table, seat);
}
function mightActFromHidden(table, seat) {
  if (!hiddenPlaces.some((place2) => holdsHidden(table, seat, place2)) || !mayChase(table, seat)) return false;
  if (mightPay(table, seat) || isHelped(table, seat)) return true;
  return hiddenPlaces.some((place2) => holdsHidden(table, seat, place2) && mightLie2(table, seat, place2));
}
function holdsHidden(table, seat, place2) {
  const { order } = table.zoneOf(place2, seat);
  return place2 === "removed" ? order.some((id) => rowOf3(table, id).faceDown) : order.length > 0;
}
function mightLie2(table, seat, place2) {
  const { turn: turn2 } = gameOf(table);
  const isReady = table.zoneOf(place2, seat).order.some((id) => rowOf3(table, id).cameTurn !== turn2);
  return dormantIn(table, place2).some(
    ({ condition: condition2, early }) => (early || isReady) && publicly(table, sourceEnv(0, "", seat, null), condition2) !== "no"
  );
}
function isHelped(table, seat) {
  return rulesWith(table, idOfSeat(seat), "cost").some(({ of, less }) => (of === "play" || of === "activate") && less !== void 0) || standingEffects(table).some((effect2) => reachesHidden(table, effect2));
}
function mightActOpenly(table, seat) {
  if (mayLifebreak(table, seat) !== 0) return true;
  if (!mayChase(table, seat)) return false;
  const pays = mightPay(table, seat);
  const age = rewritingEpoch(table);
  for (const place2 of openPlaces2)
    for (const one of activatingIn(table, seat, place2, age)) if (mightActivate(table, seat, one, pays)) return true;
  for (const id of playableIn(table, seat, "graveyard")) if (mightPlay(table, seat, id)) return true;
  for (const id of playableIn(table, seat, "removed")) if (!rowOf3(table, id).faceDown && mightPlay(table, seat, id)) return true;
  return false;
}
var openPlaces2 = ["rulerArea", "field", "graveyard"];
function mightPlay(table, seat, id) {
  return waysOf(table, seat, id).some(
    (way) => asksOfHidden(table, spellOf(table, id)?.ability ?? nothing7) || mayPlay(table, seat, id, way)
  );
}
var nothing7 = { kind: "spell" };
function mightActivate(table, seat, { object, compiled, will, works }, pays) {
  if (will || !works || !(pays || mightBeFree(table, seat, object, compiled))) return false;
  return asksOfHidden(table, compiled.ability) ? couldActivate(table, seat, object, compiled) : mayActivate(table, seat, object, compiled.path);
}
var mightBeFree = (table, seat, id, { ability: ability2 }) => isFree2(abilityCost(ability2)) || rulesWith(table, id, "cost").length > 0 || rulesWith(table, idOfSeat(seat), "cost").length > 0;
function couldActivate(table, seat, id, { ability: ability2, path }) {
  if (ability2.marks?.timing === "main") return false;
  return payable(
    table,
    listenerEnv(table, { object: id, seat, ability: path }, null),
    (ability2.cost ?? []).filter((verb2) => verb2.verb !== "payWill" && !looksHidden(table, verb2))
  );
}

var rules = { field: "repetition", zone: "chase", ended: "repetitionEnded", rule: "1301.1a" };
var none18 = [];
var setSpent = (table, word3) => table.journal.setQuietly(table.state.game, "spentAct", word3);
function noteRepeatable(table, seat, act3) {
  noteDone(table, seat, act3.type === "activate" ? actId(act3) : "");
  if (gameOf(table).spentAct.startsWith(`${seat} `)) setSpent(table, "");
}
function forgetActs(table) {
  forgetDone(table);
  setSpent(table, "");
}
function withoutSpent(table, seat, acts2) {
  const { spentAct } = gameOf(table);
  return spentAct === "" ? acts2 : acts2.filter((act3) => `${seat} ${actId(act3)}` !== spentAct);
}
function repeatOption2(table, seat, acts2) {
  const did = doneLast(table, seat);
  const act3 = did === "" ? void 0 : acts2.find((one) => actId(one) === did);
  return act3 === void 0 ? none18 : [repeatOption(table, act3.object, "repeat")];
}
var repeatProcedure = {
  name: "repeatAct",
  steps: [
    { name: "name", rule: "1301.1a", run: askNumber },
    { name: "named", rule: "1301.1a", run: named4 },
    { name: "ask", rule: "1301.1b", run: askOther },
    { name: "answered", rule: "1301.1b", run: answered },
    { name: "begin", rule: "1301.1b", run: begin5 }
  ]
};
function askNumber(table, locals, frame) {
  table.ask(frame, {
    seat: locals.seat,
    kind: "repeatAct",
    rule: "1301.1a",
    params: aboutRepeated(table, locals.object),
    domain: repeatedTimes
  });
  return { wait: true };
}
function named4(table, locals) {
  const times = numberOfAnswer(locals.answer);
  table.local(locals, "times", times);
  table.local(locals, "answer", null);
  table.emit("repetitionNamed", "1301.1a", { seat: locals.seat, times, ...aboutRepeated(table, locals.object) });
}
function askOther(table, locals, frame) {
  const other = opponentOf(locals.seat);
  if (!mightActYet(table, other)) return { to: "begin" };
  const times = locals.times;
  table.ask(frame, {
    seat: other,
    kind: "shortenRepetition",
    rule: "1301.1b",
    params: { times, ...aboutRepeated(table, locals.object) },
    domain: { type: "number", min: 0, max: times }
  });
  return { wait: true };
}
function answered(table, locals) {
  const times = numberOfAnswer(locals.answer);
  if (times === locals.times) return;
  table.local(locals, "times", times);
  table.emit("repetitionShortened", "1301.1b", { seat: opponentOf(locals.seat), times });
}
function begin5(table, locals) {
  beginRepetition(table, rules, { seat: locals.seat, act: locals.act, left: locals.times });
  return { done: null };
}
function followRepetition2(table, repetition, seat) {
  const next3 = followRepetition(table, rules, repetition, seat);
  if (next3 !== "over") return next3 === "act" ? "act" : "pass";
  if (repetition.left === 0 && isFree3(table, repetition.act)) setSpent(table, `${seat} ${repetition.act}`);
  endRepetition2(table);
  return "ask";
}
function isFree3(table, act3) {
  const { cost: cost2 = [], limit: limit2 } = table.library.ability(act3.split(":").slice(2).join(":")).ability;
  return limit2 === void 0 && cost2.every(({ will }) => will === "{0}");
}
function cutRepetition(table, repetition) {
  table.journal.setQuietly(table.state.game, rules.field, repetition);
  endRepetition2(table);
}
var endRepetition2 = (table) => endRepetition(table, rules);

function destroy(object, rule2, by = 0, ruler2 = false) {
  return propose("destroy", { object }, { rule: rule2, by, ruler: ruler2 });
}
var destroying = ["destroyed"];
var destroyRule = {
  keys: () => destroying,
  // 906.7b
  looksBack: () => true,
  possible: (table, { object, data }) => isInBattleArea(table, object) && !isProtected(table, object, data.by) && (zoneOf(table, object) === "field" || data.ruler === true),
  contains: (table, happening) => {
    const { object, data } = happening;
    const [rule2, by] = [data.rule, data.by];
    if (isType(table, object, "ruler")) return [move(object, { to: "graveyard", act: "destroyed", by }, "1010.2")];
    const falls = isType(table, object, "jRuler") && !hasKeyword(table, object, "imperishable");
    return falls ? [destroyedTo(table, object, rule2, by), propose("fall", { object }, { rule: "1010.1a" })] : [destroyedTo(table, object, rule2, by)];
  }
};
function isProtected(table, object, by) {
  const source2 = knownRow(table, by);
  return source2 === null ? forbids(table, object, "beDestroyed") : forbids(table, object, "beDestroyed", by, source2.controller);
}
var unwatched = [];
var fallRule = {
  keys: () => unwatched,
  possible: (table, { object }) => table.find(object) !== null,
  commit: (table, list2) => {
    for (const { object } of list2) {
      if (zoneOf(table, object) !== "rulerArea") continue;
      const { counters: counters2, card: card3 } = rowOf3(table, object);
      setObject(table, object, "counters", { ...counters2, astral: (counters2.astral ?? 0) + 1 });
      setObject(table, object, "judgmentLost", true);
      table.emit("judgmentLost", "1010.1a", { object, card: card3 });
    }
    return list2;
  }
};
function isDestructible(table, id) {
  return !forbids(table, id, "beDestroyed");
}

function endGame(table, losses2) {
  for (const { seat, rule: rule2 } of losses2) table.emit("playerLost", rule2, { seat });
  const winners = table.seats().filter((seat) => !losses2.some((loss) => loss.seat === seat));
  conclude(table, {
    winners,
    reason: winners.length === 0 ? "draw" : losses2[0]?.reason ?? "lost",
    rule: winners.length === 0 ? "103.3" : losses2[0]?.rule ?? "103.2"
  });
}
function conclude(table, result) {
  const match = must(frameOf(table, "match"), "frame of a match");
  table.emit("gameEnded", result.rule, { game: matchOf(table).game, winners: [...result.winners], reason: result.reason });
  table.local(match.locals, "ended", result);
  unwindTo(table, "match", "ended");
}
function giveUp(table, seats, scope, reason) {
  const runs = frameOf(table, "game") !== null;
  if (scope === "game" && runs)
    return endGame(
      table,
      seats.map((seat) => ({ seat, rule: "103.4", reason }))
    );
  endMatch(table, { winners: table.seats().filter((seat) => !seats.includes(seat)), reason, rule: "103.4" });
}
function agreeDraw(table, scope) {
  const result = { winners: [], reason: "agreedDraw", rule: "103.3" };
  if (scope === "game" && frameOf(table, "game") !== null) conclude(table, result);
  else endMatch(table, result);
}
function endMatch(table, result) {
  if (frameOf(table, "game") !== null)
    table.emit("gameEnded", result.rule, { game: matchOf(table).game, winners: [...result.winners], reason: result.reason });
  table.finish(result);
}

function lose(seat, reason, rule2) {
  return propose("lose", { seat }, { reason, rule: rule2 });
}
var losing = ["lost"];
var loseRule = {
  keys: () => losing,
  possible: (table, { seat }) => !forbids(table, idOfSeat(seat), "loseGame"),
  commit: (table, list2) => {
    endGame(
      table,
      list2.map(({ seat, data }) => ({ seat, rule: data.rule, reason: data.reason }))
    );
    return list2;
  }
};

function strayAdditions(table) {
  return table.seats().flatMap(
    (seat) => fieldOf2(table, seat).filter((id) => isStray(table, id)).map((id) => move(id, { to: "graveyard" }, "1406.4a"))
  );
}
function isStray(table, id) {
  return needsHost(table, id) && !attachable(table, id, table.object(id).host);
}

function ruleProcessing(table) {
  const lost3 = losses(table);
  const broken = lifebreakProcessing(table);
  const age = abilityAge(table);
  const writes = table.journal.writesOf(looked2);
  const before = orderly.get(table);
  if (before?.age === age && before.writes === writes) return [...lost3, ...broken];
  const onFields = [...destructions(table), ...strayAdditions(table)];
  if (onFields.length === 0) orderly.set(table, { age, writes });
  return [...lost3, ...onFields, ...broken];
}
var none19 = [];
var orderly = /* @__PURE__ */ new WeakMap();
var looked2 = ["damage"];
function losses(table) {
  let found2 = none19;
  for (const seat of table.seats()) {
    const { life: life2, owes } = playerOf2(table, seat);
    if ((life2 <= 0 || owes) && !forbids(table, idOfSeat(seat), "loseGame"))
      found2 = [...found2, life2 <= 0 ? lose(seat, "life", "1202.1") : lose(seat, "deckOut", "1202.2")];
  }
  return found2;
}
function destructions(table) {
  const found2 = [];
  for (const seat of table.seats()) {
    for (const id of fieldOf2(table, seat)) {
      const def = defOf(table, id);
      if (def === null || !isJResonator2(table, id)) continue;
      const { damage: damage3 } = rowOf3(table, id);
      if (damage3 < def) continue;
      if (isDestructible(table, id)) found2.push(destroy(id, def <= 0 ? "1203.2" : "1203.1"));
    }
  }
  return found2;
}
function isQuiet(table) {
  return ruleProcessing(table).length === 0;
}

var presetOptions = passAheadOptions(["phase", "turn", "acted"]);
function beginTurnPresets(table, active) {
  endPassing(table, "turn");
  passAhead(table, active, "");
}

function takesPart2(table, id, seat) {
  return isOnField(table, id) && table.object(id).controller === seat && canFight(table, id);
}
function mayBlock(table, blocker, attacker) {
  return (!hasKeyword(table, attacker, "flying") || hasKeyword(table, blocker, "flying")) && !forbids(table, blocker, "block", attacker) && !forbids(table, attacker, "beBlocked", blocker);
}
function stillBlocks(table, blocker, attacker) {
  return attacker === 0 ? !forbids(table, blocker, "block") : mayBlock(table, blocker, attacker);
}
function settleBattle(table) {
  const { battle, active } = gameOf(table);
  if (battle === null) return;
  const attacker = takesPart2(table, battle.attacker, active) ? battle.attacker : 0;
  const blocker = takesPart2(table, battle.blocker, opponentOf(active)) && stillBlocks(table, battle.blocker, attacker) ? battle.blocker : 0;
  if (attacker !== battle.attacker || blocker !== battle.blocker) setGame(table, "battle", { ...battle, attacker, blocker });
}

var passing2 = {
  // Within a turn all that tells of turns stays as it is, and nobody does anything of his own will meanwhile.
  objects: [],
  players: ["chances"],
  game: ["loop"],
  numbers: [
    "life",
    "turns",
    "turn",
    "cameTurn",
    "heldTurn",
    "calledTurn",
    "judgedTurn",
    "owner",
    "controller",
    "seat",
    "damage",
    "x",
    "amount",
    "face",
    "active",
    "first",
    "add",
    "atk",
    "def",
    "counters"
  ]
};
function noteResolution(table) {
  if (!findLoop(
    table,
    passing2,
    table.seats().map((seat) => playerOf2(table, seat).life),
    "1301.1c"
  ))
    return false;
  conclude(table, { winners: [], reason: "loop", rule: "1301.1c" });
  return true;
}
function noteAnswer(table, decision, answer3) {
  const [pick = ""] = "picks" in answer3 ? answer3.picks : [];
  if (passedFor(pick) !== null) return;
  endRepetition2(table);
  if (isRealChoice(decision)) forgetLoop(table);
}

function showTops(table) {
  for (const seat of table.seats()) {
    const entries = rulesWith(table, idOfSeat(seat), "top");
    if (entries.length > 0) showTop(table, seat, entries.some(({ to }) => to === "all") ? table.seats() : [seat]);
  }
}
function showTop(table, seat, to) {
  const [top] = table.zoneOf("mainDeck", seat).order;
  if (top === void 0) return;
  const row = table.object(top);
  const unknowing = to.filter((one) => (row.knownTo & 1 << one) === 0);
  if (unknowing.length === 0) return;
  const now = showTo(table, top, unknowing);
  if (to.length === table.seats().length)
    table.emit("cardRevealed", "1005.1", { seat, card: row.card, object: now, ...wereNamed([top], [now]) });
  else
    table.emit("lookedAt", "302.2", { seat, count: 1, ...wereNamed([top], [now]) }, [
      { seats: to, data: { cards: [row.card], objects: [now] } }
    ]);
}

var pickTriggerProcedure = {
  name: "pickTrigger",
  steps: [
    { name: "ask", rule: "603.2", run: ask2 },
    { name: "picked", rule: "603.3", run: picked },
    { name: "played", rule: "603.3", run: () => ({ done: null }) }
  ]
};
var pickTriggerLocals = () => ({ seat: -1, offers: [], answer: null, answers: null, returned: null });
function nextPicker(table) {
  for (const seat of turnOrder(table)) {
    if (mightReveal(table, seat) && (passesAhead(table, seat) || !mayChase(table, seat))) endReveals(table, seat);
    const rows = waitingTriggers(table).filter((row) => row.seat === seat);
    if (rows.length > 0 || mightReveal(table, seat)) return { seat, rows };
  }
  return null;
}
function areAlike(rows) {
  const [first] = rows;
  return rows.every(
    ({ ability: ability2, source: source2, event }) => ability2 === first?.ability && source2 === first.source && JSON.stringify(event) === JSON.stringify(first.event)
  );
}
var optionOf = (row) => ({
  id: `trigger:${row.id}`,
  label: "ability",
  params: { card: row.card, ability: row.ability },
  object: row.source
});
var revealOption = (table, { source: source2, ability: ability2 }, at) => ({
  id: `reveal:${at}`,
  label: "reveal",
  params: { card: table.object(source2).card, ability: ability2 },
  object: source2
});
function ask2(table, locals, frame) {
  const picker = nextPicker(table);
  if (picker === null) return { done: null };
  const { seat, rows } = picker;
  table.local(locals, "seat", seat);
  const [first] = rows;
  const asked2 = mightReveal(table, seat);
  if (!asked2 && first !== void 0 && (rows.length === 1 || areAlike(rows))) {
    table.local(locals, "answer", { picks: [`trigger:${first.id}`] });
    return { to: "picked" };
  }
  const offers = asked2 ? reveals(table, seat).filter((one) => isPayable(table, seat, one.source, wayOf(table, one), one.event)) : [];
  table.local(locals, "offers", offers);
  const options2 = [...rows.map(optionOf), ...offers.map((one, at) => revealOption(table, one, at))];
  table.ask(frame, {
    seat,
    kind: rows.length > 0 ? "pickTrigger" : "reveal",
    rule: rows.length > 0 ? "603.2" : "708.2",
    domain: { type: "options", min: rows.length > 0 ? 1 : 0, max: 1, options: options2 }
  });
  return { wait: true };
}
function picked(table, locals) {
  const [pick] = picksOf(locals.answer);
  const seat = locals.seat;
  if (pick === void 0) {
    endReveals(table, seat);
    return { done: null };
  }
  stopPassing(table);
  if (pick.startsWith("reveal:"))
    return reveal(table, seat, locals.offers[Number(pick.slice("reveal:".length))]);
  const trigger2 = takeTrigger(table, Number(pick.slice("trigger:".length)));
  if (!isPlayable(table, trigger2)) {
    table.emit("triggerNotPlayed", "906.6", { seat: trigger2.seat, card: trigger2.card, ability: trigger2.ability });
    return { done: null };
  }
  return { call: "announce", locals: triggerLocals(trigger2), then: "played" };
}
function isPlayable(table, trigger2) {
  const env = triggerEnv(trigger2);
  const { ability: ability2 } = table.library.ability(trigger2.ability);
  if (!payable(table, env, costBesidesWill(ability2))) return false;
  return canAfford(purseOf(table, trigger2.seat, { purpose: "ability", object: trigger2.source }), abilityCost(ability2)) && announceable(table, env, trigger2.ability);
}
function wayOf(table, { source: source2, ability: ability2 }) {
  if (table.library.ability(ability2).ability.keyword === "stealth") return "stealth";
  return zoneOf(table, source2) === "standby" ? "standby" : "";
}
function reveal(table, seat, one) {
  const { source: source2, event } = one;
  const { card: card3 } = table.object(source2);
  table.emit("cardRevealed", "708.2", { seat, card: card3, object: source2 });
  const way = wayOf(table, one);
  if (mayPlay(table, seat, source2, way, event))
    return { call: "announce", locals: playLocals(table, seat, source2, way, event), then: "played" };
  table.emit("playReversed", "906.6a", { seat, was: source2, object: source2, card: card3 });
  return happen(table, [move(source2, { to: "graveyard" }, "708.3a")], "played") ?? { to: "played" };
}

var priorityProcedure = {
  name: "priority",
  steps: [
    { name: "settle", rule: "602.1a", run: settle3 },
    { name: "offer", rule: "604.1", run: offer },
    { name: "acted", rule: "605.1a", run: acted },
    { name: "announced", rule: "605.1a", run: announced },
    { name: "resolved", rule: "605.1b", run: resolved }
  ]
};
function priorityLocals(table) {
  return actingLocals(gameOf(table).active);
}
function settle3(table) {
  settleBattle(table);
  showTops(table);
  const batch = ruleProcessing(table);
  for (const seat of table.seats()) setPlayer(table, seat, "owes", false);
  if (batch.length > 0 && noteResolution(table)) return { done: null };
  if (batch.length > 0) return happen(table, batch, "settle") ?? { to: "settle" };
  if (!anyTriggered(table)) return void 0;
  return runTriggeredWill(table, "settle") ?? { call: "pickTrigger", locals: pickTriggerLocals(), then: "settle" };
}
var passOption = { id: "pass", label: "pass" };
function offer(table, locals, frame) {
  const seat = locals.seat;
  const passes = mayPass(table, seat);
  const { repetition } = gameOf(table);
  const follows = repetition === null ? "ask" : followRepetition2(table, repetition, seat);
  if (follows === "pass" || follows === "ask" && passes && (passesAhead(table, seat) || !mightAct(table, seat)))
    return passed(table, locals);
  const acts2 = offerActs(table, locals, withoutSpent(table, seat, actsOf(table, seat)), actId);
  if (repetition !== null && follows === "act") {
    if (acts2.some((act3) => actId(act3) === repetition.act)) {
      table.local(locals, "answer", { picks: [repetition.act] });
      forgetLoop(table);
      return { to: "acted" };
    }
    cutRepetition(table, repetition);
  }
  const options2 = acts2.map(
    (act3) => ({
      id: actId(act3),
      label: act3.type,
      params: paramsOf(table, act3),
      ...act3.object === 0 ? {} : { object: act3.object }
    })
  );
  const { phase, step } = gameOf(table);
  table.ask(frame, {
    seat,
    kind: "act",
    rule: passes ? "604.1" : "710.2",
    params: { phase, step, chase: topOfChase(table) },
    domain: {
      type: "options",
      min: 1,
      max: 1,
      options: [...passes ? [passOption] : [], ...options2, ...repeatOption2(table, seat, acts2), ...passes ? presetOptions : []]
    }
  });
  return { wait: true };
}
function paramsOf(table, act3) {
  if (act3.type === "battle" || act3.type === "lifebreak") return {};
  const { object } = act3;
  const { card: card3 } = table.object(object);
  switch (act3.type) {
    case "play":
      return { card: card3, object, way: act3.way };
    case "activate":
    case "will":
    case "judge":
      return { card: card3, object, ability: act3.ability };
    case "callStone":
    case "standby":
      return { card: card3, object };
  }
}
function acted(table, locals) {
  const [pick] = picksOf(locals.answer);
  const act3 = pickedAct(locals, actId);
  const seat = locals.seat;
  if (pick === repeatId) return { call: "repeatAct", locals: repeatLocals(table, seat), then: "settle" };
  if (act3 === void 0) {
    passAhead(table, seat, passedFor(pick) ?? "");
    return passed(table, locals);
  }
  if (act3.type !== "will") {
    stopPassing(table);
    noteRepeatable(table, seat, act3);
  }
  beginAct(table, locals);
  return { ...begin6(table, seat, act3), then: "announced" };
}
function begin6(table, seat, act3) {
  switch (act3.type) {
    case "play":
      return { call: "announce", locals: playLocals(table, seat, act3.object, act3.way) };
    case "activate":
    case "judge":
      return { call: "announce", locals: activateLocals(table, seat, act3.object, act3.ability) };
    case "will":
      return { call: "activateWill", locals: activateWillLocals(table, seat, { object: act3.object, path: act3.ability }) };
    case "callStone":
      return { call: "callStone", locals: callStoneLocals(seat, act3.object) };
    case "standby":
      return { call: "putStandby", locals: standbyLocals(seat, act3.object) };
    case "lifebreak":
      return { call: "lifebreak", locals: lifebreakLocals(seat) };
    case "battle":
      return { call: "battle", locals: battleLocals() };
  }
}
function announced(table, locals) {
  endAct(table, locals);
  return { to: "settle" };
}
function passed(table, locals) {
  if (!passOn(table, locals, 2, opponentOf)) return { to: "settle" };
  const top = topOfChase(table);
  if (top === 0) {
    endPassing(table, "phase");
    return { done: null };
  }
  return { call: "resolve", locals: { object: top, returned: null, answer: null, answers: null }, then: "resolved" };
}
function resolved(table, locals) {
  if (noteResolution(table)) return { done: null };
  actAgain(table, locals, gameOf(table).active);
  return { to: "settle" };
}

var duration = (table, env, name, verb2) => durationOf(table, env, name, verb2, gameOf(table).turn, isInBattleArea);
var endOfTurns2 = (table) => endOfTurns(table, gameOf(table).active, gameOf(table).turn);
var endLapsed2 = (table) => endLapsed(table, isInBattleArea);

var handLimit = 7;
var priority = (name, rule2) => ({
  name,
  rule: rule2,
  run: (table) => ({ call: "priority", locals: priorityLocals(table) })
});
var turnProcedure = {
  name: "turn",
  steps: [
    { name: "begin", rule: "501.1", run: begin7 },
    { name: "draw", rule: "502.1", run: (table) => beginDrawPhase(table) },
    priority("drawPriority", "502.2"),
    { name: "drawCard", rule: "502.3", run: drawCard },
    priority("drawnPriority", "502.4"),
    { name: "recovery", rule: "503.1", run: beginRecovery },
    priority("recoveryPriority", "503.3"),
    { name: "emptyPools", rule: "503.4", run: (table) => emptyPools(table, "503.4") },
    { name: "recover", rule: "503.5", run: recoverAll },
    { name: "recovered", rule: "503.6", run: (table) => notice(table, "phaseEnd:recovery", { seat: gameOf(table).active }) },
    priority("recoveredPriority", "503.7"),
    { name: "main", rule: "504.1", run: (table) => enterPhase(table, "main", "504.1") },
    priority("mainPriority", "504.2"),
    { name: "end", rule: "505.1", run: (table) => enterPhase(table, "end", "505.1") },
    priority("endPriority", "505.2"),
    { name: "endOfTurn", rule: "505.3", run: (table) => notice(table, "turnEnd", { seat: gameOf(table).active }) },
    priority("endOfTurnPriority", "505.4"),
    { name: "last", rule: "505.5", run: lastStep },
    { name: "discard", rule: "505.5d", run: askDiscard },
    { name: "discarded", rule: "505.5d", run: discard },
    {
      name: "quiet",
      rule: "505.5e",
      run: (table) => isQuiet(table) && !anyTriggered(table) ? { to: "over" } : void 0
    },
    priority("lastPriority", "505.5e"),
    { name: "again", rule: "505.5e", run: () => ({ to: "last" }) },
    { name: "over", rule: "505.6", run: over2 }
  ]
};
function turnLocals(seat) {
  return { seat, returned: null, answer: null, answers: null };
}
function begin7(table, locals) {
  const seat = locals.seat;
  const turn2 = gameOf(table).turn + 1;
  beginSpan(table, "turn");
  setGame(table, "turn", turn2);
  setGame(table, "active", seat);
  setGame(table, "battleBarred", false);
  setPlayer(table, seat, "turns", playerOf2(table, seat).turns + 1);
  endUntilTurnOf(table, seat);
  beginTurnPresets(table, seat);
  forgetActs(table);
  table.newMoment();
  table.emit("turnBegan", "501.1", { seat, turn: turn2 });
}
function enterPhase(table, phase, rule2) {
  setGame(table, "phase", phase);
  setGame(table, "step", "");
  table.newMoment();
  const { active } = gameOf(table);
  table.emit("phaseBegan", rule2, { phase, seat: active });
  notice(table, `phase:${phase}`, { seat: active }, { phase });
}
function beginDrawPhase(table) {
  const { active, turn: turn2 } = gameOf(table);
  if (turn2 === 1) notice(table, "gameStart", { seat: active });
  notice(table, "turnStart", { seat: active });
  enterPhase(table, "draw", "502.1");
}
function drawCard(table) {
  const { active, turn: turn2 } = gameOf(table);
  return turn2 === 1 ? void 0 : happen(table, [draw2(active, 1, "502.3")]);
}
function beginRecovery(table) {
  const { active } = gameOf(table);
  if (playerOf2(table, active).turns === 1) {
    table.emit("phaseSkipped", "503.1", { seat: active, phase: "recovery" });
    return { to: "main" };
  }
  enterPhase(table, "recovery", "503.2");
  return void 0;
}
function recoverAll(table) {
  return happen(
    table,
    battleAreaOf(table, gameOf(table).active).map((id) => recover(id, "503.5"))
  );
}
function lastStep(table) {
  setGame(table, "step", "last");
  for (const seat of table.seats()) for (const id of fieldOf2(table, seat)) setObject(table, id, "damage", 0);
  endOfTurns2(table);
  emptyPools(table, "505.5c");
}
function askDiscard(table, _locals, frame) {
  const { active } = gameOf(table);
  const hand = table.zoneOf("hand", active).order;
  const count4 = hand.length - numberFor(table, active, "handSize", handLimit);
  if (count4 <= 0) return { to: "quiet" };
  const options2 = hand.map(
    (id) => ({ id: `object:${id}`, label: "object", params: { card: table.object(id).card, object: id }, object: id })
  );
  table.ask(frame, {
    seat: active,
    kind: "discardToHandSize",
    rule: "505.5d",
    params: { count: count4 },
    domain: { type: "options", min: count4, max: count4, options: options2 }
  });
  return { wait: true };
}
function discard(table, locals) {
  const objects = picksOf(locals.answer).map((pick) => Number(pick.slice("object:".length)));
  return happen(
    table,
    objects.map((object) => move(object, { to: "graveyard", act: "discarded" }, "505.5d"))
  );
}
function over2(table) {
  const { active, turn: turn2 } = gameOf(table);
  table.emit("turnEnded", "505.6", { seat: active, turn: turn2 });
  return { done: null };
}

var startingLife = 4e3;
var openingHand = 5;
var newPlayer = {
  life: startingLife,
  pool: [],
  turns: 0,
  calledTurn: 0,
  judgedTurn: 0,
  owes: false,
  passing: "",
  chances: [],
  uses: {}
};
var newGame = {
  turn: 0,
  active: -1,
  first: 0,
  phase: "between",
  step: "",
  battle: null,
  battleBarred: false,
  revealed: [],
  loop: noLoop,
  repetition: null,
  lastAct: "",
  spentAct: ""
};
var emptyTable = { player: newPlayer, game: newGame, ownZones, sharedZones };
function layOut(table, decks) {
  layOutTable(table, emptyTable);
  beginMatch(table, decks);
}
function resetRows(table) {
  resetTable(table, emptyTable);
}
function putDecks(table) {
  matchOf(table).decks.forEach(
    ({ ruler: ruler2, main, magicStones: magicStones2, side }, seat) => layPiles(table, seat, { mainDeck: main, magicStoneDeck: magicStones2, sideDeck: side, rulerArea: ruler2 })
  );
}
var gameProcedure = {
  name: "game",
  steps: [
    { name: "shuffle", rule: "403.1", run: shuffleDecks },
    { name: "decideFirst", rule: "403.3", run: decideFirst },
    {
      name: "drawHands",
      rule: "403.4",
      run: (table) => happen(
        table,
        turnOrder(table).map((seat) => draw2(seat, openingHand, "403.4"))
      )
    },
    { name: "mulligans", rule: "403.4", run: askMulligan },
    { name: "mulligansChosen", rule: "403.4", run: takeMulligan },
    { name: "exchange", rule: "403.4", run: exchange },
    { name: "begin", rule: "1122.2a", run: beginWithRulers },
    { name: "lifebreaks", rule: "1415.1c", run: layLifebreaks },
    { name: "nextTurn", rule: "505.6", run: nextTurn }
  ]
};
var gameLocals = () => ({ asking: [], returning: [], answer: null, answers: null, returned: null });
function shuffleDecks(table) {
  for (const seat of table.seats()) for (const kind of ["mainDeck", "magicStoneDeck"]) reshuffle(table, `${kind}:${seat}`, "403.1");
}
function decideFirst(table, locals) {
  const first = table.random("firstPlayer", table.pins.seats, "403.3");
  setGame(table, "first", first);
  table.emit("firstPlayerDecided", "403.3", { seat: first });
  table.local(locals, "asking", [...turnOrder(table)]);
}
function askMulligan(table, locals, frame) {
  const [seat] = locals.asking;
  if (seat === void 0) return { to: "exchange" };
  const hand = table.zoneOf("hand", seat).order;
  const options2 = hand.map(
    (id) => ({ id: `object:${id}`, label: "object", params: { card: table.object(id).card, object: id }, object: id })
  );
  table.ask(frame, {
    seat,
    kind: "mulligan",
    rule: "403.4",
    domain: { type: "options", min: 0, max: options2.length, ordered: true, options: options2 }
  });
  return { wait: true };
}
function takeMulligan(table, locals) {
  const [seat, ...asking] = locals.asking;
  const objects = picksOf(locals.answer).map((pick) => Number(pick.slice("object:".length)));
  table.local(locals, "asking", asking);
  table.local(locals, "returning", [...locals.returning, { seat, objects }]);
  table.emit("mulliganChosen", "403.4", { seat, count: objects.length });
  return { to: "mulligans" };
}
function exchange(table, locals) {
  const returning = locals.returning;
  for (const { seat, objects } of returning) for (const id of objects) place(table, id, { zone: `mainDeck:${seat}`, at: "bottom" });
  return happen(
    table,
    returning.map(({ seat, objects }) => draw2(seat, objects.length, "403.4"))
  );
}
function nextTurn(table) {
  const { active, first } = gameOf(table);
  return { call: "turn", locals: turnLocals(active < 0 ? first : opponentOf(active)), then: "nextTurn" };
}

var starts = { draw: "draw", recovery: "recovery", main: "main", end: "end" };
var piles = ["mainDeck", "magicStoneDeck", "hand", "graveyard", "lifebreak", "sideDeck"];
function arrange(table, arrangement) {
  const given2 = recordIn(arrangement, "the table");
  only2(given2, ["turn", "first", "players"], "the table");
  layOut(
    table,
    Array.from({ length: table.pins.seats }, () => ({ ruler: [], main: [], magicStones: [], side: [] }))
  );
  const turn2 = given2.turn === void 0 ? {} : recordIn(given2.turn, "turn");
  only2(turn2, ["number", "seat", "phase"], "turn");
  const number = integerIn(turn2.number, 3, "turn.number");
  const first = integerIn(given2.first, 0, "first");
  const seat = integerIn(turn2.seat, number % 2 === 1 ? first : 1 - first, "turn.seat");
  const phase = turn2.phase ?? "main";
  if (phase === "setup") {
    listIn(given2.players, "players").forEach((player3, at) => arrangePlayer(table, at, recordIn(player3, `players[${at}]`), 0));
    standAt(table, "match", "ended", matchLocals());
    standAt(table, "game", "shuffle", gameLocals());
    return;
  }
  const step = starts[phase];
  if (step === void 0) throw new ArrangementError(`turn.phase must be one of ${["setup", ...Object.keys(starts)].join(", ")}`);
  setGame(table, "turn", number);
  setGame(table, "active", seat);
  setGame(table, "first", first);
  for (const each2 of table.seats()) setPlayer(table, each2, "turns", Math.floor((number + (each2 === first ? 1 : 0)) / 2));
  listIn(given2.players, "players").forEach((player3, at) => arrangePlayer(table, at, recordIn(player3, `players[${at}]`), number));
  standAt(table, "match", "ended", matchLocals());
  standAt(table, "game", "nextTurn", gameLocals());
  standAt(table, "turn", step, turnLocals(seat));
}
function standAt(table, procedure, step, locals) {
  table.push(procedure, locals);
  table.journal.setQuietly(table.state.frames.at(-1), "step", table.library.label(procedure, step));
}
function only2(given2, known7, what2) {
  for (const key of Object.keys(given2)) if (!known7.includes(key)) throw new ArrangementError(`${what2} has no ${key}`);
}
function arrangePlayer(table, seat, given2, turn2) {
  const what2 = `players[${seat}]`;
  if (seat >= table.pins.seats) throw new ArrangementError(`there is no seat ${seat}`);
  only2(given2, ["life", "will", "ruler", "stones", "field", "standby", "removed", ...piles], what2);
  for (const zone of piles) listIn(given2[zone], zone).forEach((card3, at) => put4(table, card3, seat, zone, `${what2}.${zone}[${at}]`));
  if (given2.life !== void 0) setPlayer(table, seat, "life", integerIn(given2.life, 4e3, `${what2}.life`));
  if (typeof given2.will === "string")
    setPool(
      table,
      seat,
      unitsIn(given2.will).map((unit) => ({ ...unit, source: 0 }))
    );
  arrangeField(table, listIn(given2.field, "field"), seat, turn2, `${what2}.field`);
  if (given2.ruler !== void 0) arrangeRuler(table, given2.ruler, seat, turn2, `${what2}.ruler`);
  if (typeof given2.stones === "string") arrangeStones(table, given2.stones, seat, turn2, `${what2}.stones`);
  listIn(given2.standby, "standby").forEach(
    (card3, at) => hide(table, put4(table, card3, seat, "standby", `${what2}.standby[${at}]`), card3, turn2)
  );
  listIn(given2.removed, "removed").forEach((card3, at) => {
    const id = put4(table, card3, seat, "removed", `${what2}.removed[${at}]`);
    if (flag2(card3, "faceDown")) setObject(table, id, "faceDown", true);
  });
}
var put4 = (table, card3, seat, kind, what2, owner2 = seat) => place(table, table.create(cardIn(table, card3, what2), owner2).id, { zone: `${kind}:${seat}`, at: "bottom" });
var flag2 = (card3, name) => typeof card3 === "object" && card3 !== null && !Array.isArray(card3) && card3[name] === true;
function hide(table, id, card3, turn2) {
  setObject(table, id, "faceDown", true);
  setObject(table, id, "cameTurn", flag2(card3, "new") ? turn2 : turn2 - 1);
}
function arrangeRuler(table, given2, seat, turn2, what2) {
  const row = typeof given2 === "string" ? { card: given2 } : recordIn(given2, what2);
  only2(row, ["card", "as", "rested", "judged", "new", "counters", "judgmentLost", "damage"], what2);
  const id = put4(table, row, seat, row.judged === true ? "field" : "rulerArea", what2);
  const face = table.program(table.object(id)).card.faces?.findIndex(({ kind }) => kind === "jRuler") ?? -1;
  if (row.judged === true) setObject(table, id, "face", face + 1);
  if (row.judgmentLost === true) setObject(table, id, "judgmentLost", true);
  settle4(table, id, row, turn2, what2);
}
function arrangeStones(table, given2, seat, turn2, what2) {
  for (const letter of given2) {
    const kind = willLetters[letter];
    const attribute = attributes.find((one) => one === kind);
    if (attribute === void 0) throw new ArrangementError(`${what2}: ${letter} names no attribute`);
    arrangeCard(table, `${attribute}-magic-stone`, seat, turn2, what2);
  }
}
function arrangeCard(table, given2, seat, turn2, what2) {
  const row = typeof given2 === "string" ? { card: given2 } : recordIn(given2, what2);
  only2(row, ["card", "as", "owner", "rested", "new", "damage", "counters", "face", "addedTo"], what2);
  const id = put4(table, row, seat, "field", what2, integerIn(row.owner, seat, `${what2}.owner`));
  if (row.face !== void 0) setObject(table, id, "face", integerIn(row.face, 0, `${what2}.face`));
  settle4(table, id, row, turn2, what2);
  return id;
}
function arrangeField(table, cards, seat, turn2, what2) {
  const ids2 = cards.map((card3, at) => arrangeCard(table, card3, seat, turn2, `${what2}[${at}]`));
  cards.forEach((card3, at) => {
    const host = typeof card3 === "object" && card3 !== null ? card3.addedTo : void 0;
    if (host === void 0) return;
    const to = ids2[integerIn(host, 0, `${what2}[${at}].addedTo`)];
    if (to === void 0) throw new ArrangementError(`${what2}[${at}] can't be added to what is not there`);
    attach(table, ids2[at], to);
  });
}
function settle4(table, id, row, turn2, what2) {
  const came = row.new === true ? turn2 : turn2 - 1;
  setObject(table, id, "cameTurn", came);
  setObject(table, id, "heldTurn", came);
  if (row.rested === true) setObject(table, id, "rested", true);
  if (row.damage !== void 0) setObject(table, id, "damage", integerIn(row.damage, 0, `${what2}.damage`));
  if (row.counters !== void 0)
    setObject(table, id, "counters", recordIn(row.counters, `${what2}.counters`));
}

var plain2 = {};
var keywords2 = {
  pierce: plain2,
  precision: plain2,
  firstStrike: plain2,
  explode: plain2,
  flying: plain2,
  swiftness: plain2,
  imperishable: plain2,
  quickcast: plain2,
  remnant: plain2,
  barrier: { may: { where: "predicate" } },
  bloodlust: plain2,
  limit: { needs: { n: "number" } },
  mana: { needs: { n: "number" } }
};
var rules2 = {
  cant: { needs: { what: forbidden }, may: { where: "fits", by: ["opponent"] } },
  may: { needs: { what: permitted } },
  must: { needs: { what: ["attack", "attackFirst", "block"] } },
  cost: {
    needs: { of: ["play", "activate", "judgment", "awaken"] },
    may: { more: "text", less: { or: ["text", "data"] }, times: "amount", where: "fits", keyword: "text" }
  },
  control: { needs: { seat: "data" } },
  top: { needs: { to: ["you", "all"] } },
  number: { needs: { of: ["handSize", "lifebreaks"] }, may: { is: "amount", more: "amount" } }
};
var vocabulary = {
  entries: { keywords: { words: keywords2 }, rules: { words: rules2 } },
  abilityWords: [
    "awakening",
    "bestow",
    "break",
    "evolution",
    "godsArt",
    "incarnation",
    "inheritance",
    "judgment",
    "resonance",
    "reveal",
    "shift",
    "stealth",
    "toll",
    "trigger"
  ],
  characteristics: [
    "abilities",
    "atk",
    "attributes",
    "cost",
    "def",
    "keywords",
    "name",
    "old",
    "races",
    "rules",
    "special",
    "stones",
    "totalCost",
    "types"
  ],
  words: { kind: cardTypes, types: cardTypes, attributes, stones: attributes, energize: attributes },
  printed: ["atk", "attributes", "copies", "cost", "def", "energize", "judgment", "keywords", "kind", "old", "races", "special", "stones"],
  events: [
    ...phases.map((phase) => `phase:${phase}`),
    "step:battleStart",
    "step:attackDeclaration",
    "step:blockDeclaration",
    "step:firstStrike",
    "step:normalDamage",
    "step:battleEnd",
    "activated",
    "attached",
    "attacks",
    "awakened",
    "becameTarget",
    "blocks",
    "canceled",
    "controlChanged",
    "counterPut",
    "countersAdded",
    "countersRemoved",
    "created",
    "damage",
    "damaged",
    "damagePrevented",
    "destroyed",
    "discarded",
    "draws",
    "drew",
    "entered",
    "gainedLife",
    "gameStart",
    "isAttacked",
    "isBlocked",
    "left",
    "lookedAt",
    "lost",
    "lostLife",
    "moved",
    "phaseEnd:recovery",
    "played",
    "playerDamaged",
    "produced",
    "recovered",
    "removed",
    "rested",
    "revealed",
    "rolled",
    "shifted",
    "shuffled",
    "state",
    "toGraveyard",
    "toHand",
    "turnEnd",
    "turnStart",
    "willAbility"
  ],
  eventData: [
    "act",
    "amount",
    "at",
    "attacker",
    "battle",
    "by",
    "bySeat",
    "card",
    "cards",
    "copy",
    "count",
    "counters",
    "dice",
    "except",
    "face",
    "faceDown",
    "firm",
    "from",
    "host",
    "item",
    "keyword",
    "kind",
    "lent",
    "notes",
    "now",
    "object",
    "objects",
    "order",
    "phase",
    "playedFrom",
    "player",
    "reason",
    "rested",
    "rule",
    "ruler",
    "seat",
    "source",
    "step",
    "target",
    "to",
    "token",
    "triggered",
    "under",
    "units",
    "way",
    "x",
    "zone"
  ],
  durations: ["endOfBattle", "endOfTurn", "endOfYourNextTurn", "game", "leaves", "while", "yourNextTurn"],
  spans: ["turn", "game"],
  refunds: [],
  marks: ["for", "key", "spendsAs", "timing"],
  arguments: [
    "ability",
    "amount",
    "as",
    "at",
    "attributes",
    "by",
    "choose",
    "counters",
    "divided",
    "do",
    "except",
    "face",
    "faceDown",
    "firm",
    "free",
    "kind",
    "left",
    "let",
    "modifiers",
    "note",
    "only",
    "player",
    "players",
    "rested",
    "retarget",
    "reveal",
    "ruler",
    "set",
    "source",
    "to",
    "token",
    "total",
    "under",
    "until",
    "what",
    "while",
    "will",
    "x",
    "zone"
  ],
  phases: [...phases, "battleStart", "attackDeclaration", "blockDeclaration", "firstStrike", "normalDamage", "battleEnd", "last"],
  playerAmounts: ["life", "seat", "seen:", "hand", "mainDeck", "magicStoneDeck", "graveyard", "removed", "standby", "lifebreak"],
  matchAmounts: ["turn"],
  gameFields: [],
  purposes: [],
  faceKinds: [...faceKinds]
};

var PrintedError = class extends Error {
  constructor(faults) {
    super(faults.join("; "));
    this.faults = faults;
    this.name = "PrintedError";
  }
  faults;
};
var sound = /* @__PURE__ */ new WeakSet();
function readPrinted(value) {
  if (typeof value === "object" && value !== null && sound.has(value)) return value;
  const faults = printedFaults(value);
  if (faults.length > 0) throw new PrintedError(faults);
  sound.add(value);
  return value;
}
var everyFace = ["kind", "attributes", "races", "keywords"];
var playable2 = [...everyFace, "cost", "copies"];
var keysOf3 = {
  ruler: [...everyFace, "judgment", "energize"],
  jRuler: [...everyFace, "atk", "def"],
  resonator: [...playable2, "atk", "def"],
  chant: [...playable2, "old"],
  addition: [...playable2, "old"],
  regalia: playable2,
  magicStone: [...everyFace, "special", "stones"]
};
function printedFaults(value) {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return ["printed facts are an object"];
  const facts2 = value;
  if (!isOneOf(facts2.kind, cardTypes)) return [`kind is one of ${cardTypes.join(", ")}`];
  const keys2 = keysOf3[facts2.kind];
  return [
    ...Object.keys(facts2).filter((key) => !keys2.includes(key)).map((key) => `${String(facts2.kind)} has no ${key}`),
    ...commonFaults(facts2),
    ...faultsOf(facts2, facts2.kind)
  ];
}
function commonFaults({ attributes: icons, races, keywords: keywords4 }) {
  return [
    ...unless(isListOf(icons, attributes), `attributes are of ${attributes.join(", ")}`),
    ...unless(isNames(races), "races is a list of words"),
    ...unless(
      isKeywords(keywords4),
      `keywords are of ${plainKeywords.join(", ")}, or limit or mana with a number, or barrier against attributes or types`
    )
  ];
}
function faultsOf(facts2, kind) {
  switch (kind) {
    case "ruler":
      return [
        ...unless(facts2.judgment === void 0 || isCost2(facts2.judgment), "judgment is a cost"),
        ...unless(
          facts2.energize === void 0 || isListOf(facts2.energize, attributes) && [1, 2].includes(facts2.energize.length),
          "energize names attributes, one or two"
        )
      ];
    case "jRuler":
      return fightingFaults(facts2);
    case "resonator":
      return [...playedFaults(facts2), ...fightingFaults(facts2)];
    case "chant":
      return [...playedFaults(facts2), ...oldFaults(facts2, oldChants)];
    case "addition":
      return [...playedFaults(facts2), ...oldFaults(facts2, oldAdditions)];
    case "regalia":
      return playedFaults(facts2);
    case "magicStone":
      return [
        ...unless(typeof facts2.special === "boolean", "special says whether it is a special magic stone"),
        ...unless(isListOf(facts2.stones, attributes), "stones are kinds of magic stone")
      ];
  }
}
var playedFaults = ({ cost: cost2, copies }) => [
  ...unless(cost2 === null || isCost2(cost2), "cost is written in symbols, or null"),
  ...unless(copies === void 0 || typeof copies === "number" && Number.isInteger(copies) && copies > 0, "copies is a number of cards")
];
var oldFaults = ({ old: old2 }, words4) => unless(old2 === void 0 || isOneOf(old2, words4), `old is one of ${words4.join(", ")}`);
var fightingFaults = (facts2) => ["atk", "def"].flatMap((key) => unless(facts2[key] === void 0 || isHundreds(facts2[key]), `${key} is a number in hundreds`));
function isKeywords(value) {
  if (!Array.isArray(value)) return false;
  const list2 = value;
  const plain4 = list2.filter((one) => typeof one === "string");
  return isListOf(plain4, plainKeywords) && list2.every((one) => typeof one === "string" || isWideKeyword(one));
}
function isWideKeyword(one) {
  if (typeof one !== "object" || one === null || Array.isArray(one)) return false;
  const { word: word3, n, where, ...more } = one;
  if (Object.keys(more).length > 0) return false;
  if (word3 === "limit" || word3 === "mana") return typeof n === "number" && Number.isInteger(n) && n > 0 && where === void 0;
  return word3 === "barrier" && n === void 0 && isSome(where);
}
function isSome(where) {
  if (typeof where !== "object" || where === null || Array.isArray(where)) return false;
  const { attributes: icons, types, ...more } = where;
  return Object.keys(more).length === 0 && icons === void 0 !== (types === void 0) && (isListOf(icons, attributes) || isListOf(types, cardTypes));
}
var unless = (holds2, fault) => holds2 ? [] : [fault];
var isOneOf = (value, words4) => typeof value === "string" && words4.includes(value);
var isListOf = (value, words4) => Array.isArray(value) && value.every((one) => isOneOf(one, words4)) && new Set(value).size === value.length;
var isNames = (value) => Array.isArray(value) && value.every((one) => typeof one === "string" && one !== "") && new Set(value).size === value.length;
var isHundreds = (value) => typeof value === "number" && Number.isInteger(value) && value >= 0 && value % 100 === 0;
var isCost2 = (value) => typeof value === "string" && /^(?:\{[WRUGBMX]\})*(?:\{\d+\})?(?:\{X\})?$/.test(value) && value !== "";

var smallestMainDeck = 40;
var magicStoneDeckSize = [10, 20];
var copiesOfName = 4;
var malformedDeck = deckViolation(
  "deck/malformed",
  "402.1",
  [],
  "A deck is an object with the card ids of `ruler`, `main`, `magicStones` and `side`."
);
function partOf3(card3) {
  const { kind } = readPrinted(card3.printed);
  return kind === "ruler" ? "ruler" : kind === "magicStone" ? "magicStones" : "main";
}
function checkDeck(deck, index, limits2) {
  return [
    ...unknownCards("402.1", cardsOfDeck(deck), index),
    ...checkSizes(deck, limits2),
    ...checkParts(deck, index),
    ...checkCopies(deck, index, limits2)
  ];
}
function checkSizes({ ruler: ruler2, main, magicStones: magicStones2, side }, { sideDeck: sideDeck2 }) {
  const [least, most2] = magicStoneDeckSize;
  return [
    ...ruler2.length === 1 ? [] : [deckViolation("deck/ruler", "402.2", [...ruler2], `A player brings one ruler, here ${ruler2.length}.`, { cards: ruler2.length })],
    ...main.length >= smallestMainDeck ? [] : [
      deckViolation("deck/size", "402.3", [], `A main deck has at least ${smallestMainDeck} cards, this one ${main.length}.`, {
        cards: main.length,
        least: smallestMainDeck
      })
    ],
    ...magicStones2.length >= least && magicStones2.length <= most2 ? [] : [
      deckViolation(
        "deck/magic-stones",
        "402.4",
        [],
        `A magic stone deck has ${least} to ${most2} cards, this one ${magicStones2.length}.`,
        { cards: magicStones2.length, least, most: most2 }
      )
    ],
    // 315.1a, 315.1b, ruling:22, ruling:23: a binder is of any size.
    ...sideDeck2 === null || side.length <= sideDeck2 ? [] : [
      deckViolation("deck/side", "315.1b", [], `A side deck has at most ${sideDeck2} cards, this one ${side.length}.`, {
        cards: side.length,
        most: sideDeck2
      })
    ]
  ];
}
var partRules = {
  ruler: ["402.2", "among the rulers"],
  main: ["402.3", "in the main deck"],
  magicStones: ["402.4", "in the magic stone deck"]
};
function checkParts(deck, index) {
  return ["ruler", "main", "magicStones"].flatMap((part2) => {
    const wrong = [...new Set(deck[part2])].filter((id) => {
      const card3 = index.card(id);
      return card3 !== null && partOf3(card3) !== part2;
    });
    const [rule2, name] = partRules[part2];
    return wrong.length === 0 ? [] : [
      deckViolation("deck/wrong-part", rule2, wrong, `Not ${name}: ${wrong.map((id) => index.card(id)?.names.en ?? id).join(", ")}.`, {
        part: part2
      })
    ];
  });
}
function copiesAllowed(card3) {
  const printed3 = readPrinted(card3.printed);
  if (printed3.kind === "magicStone") return printed3.special ? copiesOfName : Infinity;
  return printed3.copies ?? copiesOfName;
}
function checkCopies({ side, ...played3 }, index, { sideDeck: sideDeck2 }) {
  const names3 = /* @__PURE__ */ new Map();
  for (const id of [...cardsOfDeck(played3), ...sideDeck2 === null ? [] : side]) {
    const card3 = index.card(id);
    if (card3 === null) continue;
    const counted6 = names3.get(card3.names.en) ?? { card: card3, ids: /* @__PURE__ */ new Set(), count: 0 };
    counted6.ids.add(id);
    counted6.count++;
    names3.set(card3.names.en, counted6);
  }
  return [...names3].flatMap(([name, { card: card3, ids: ids2, count: count4 }]) => {
    const allowed = copiesAllowed(card3);
    return count4 <= allowed ? [] : [deckViolation("deck/copies", "402.5", [...ids2], `${name} may be used ${allowed} times, here ${count4}.`, { name, count: count4, allowed })];
  });
}
function compareDecks(registered, now) {
  if (!sameCards(registered, now))
    return [deckViolation("deck/other-cards", "315.1b", [], "The decks hold other cards than the registered ones.")];
  const [before, after3] = [registered.side.length, now.side.length];
  return before === after3 ? [] : [
    deckViolation("deck/other-size", "315.1b", [], `The side deck had ${before} cards, now ${after3}.`, {
      part: "side",
      cards: after3,
      registered: before
    })
  ];
}

var title = /^(ruler|main|deck|magic ?stone|stone|side)s?(?: ?(?:deck|board))?\s*:?\s*(?:\(\d+\))?$/i;
var titled = (line) => {
  const word3 = title.exec(line)?.[1]?.toLowerCase();
  return word3 === void 0 ? null : word3 === "side" ? "side" : "main";
};
var form = {
  parts: deckParts,
  bare: (line) => line.replace(/(?:\/\/|#).*$/, "").trim(),
  titled,
  place: (card3, under) => under === "side" ? "side" : partOf3(card3),
  titles: [
    ["ruler", "Ruler"],
    ["main", "Main"],
    ["magicStones", "Magic Stones"],
    ["side", "Side"]
  ],
  malformed: malformedDeck,
  unknown: "402.1"
};
var parseDeckText = (text, cards) => readDeckText(text, cards, form);
var printDeckText2 = (deck, cards) => printDeckText(deck, cards, form);
var deckForms = {
  text: (cards, deck) => printDeckText2(deck, cards)
};

var indexOf = oncePerCatalogue(indexCards);
function validateDeck(cards, format, deck) {
  const read2 = readDeck(deck);
  return read2 === null ? [malformedDeck] : checkDeck(read2, indexOf(cards), limitsOf(format));
}
function parseDeck(cards, text) {
  const read2 = parseDeckText(text, cards);
  return read2.ok ? { ok: true, deck: { ...read2.deck } } : read2;
}

function loseLife(seat, amount3, rule2) {
  return propose("loseLife", { seat }, { amount: amount3, rule: rule2 });
}
function gainLife2(seat, amount3, rule2) {
  return propose("gainLife", { seat }, { amount: amount3, rule: rule2 });
}
var losing2 = ["lostLife"];
var gaining = ["gainedLife"];
var loseLifeRule = {
  keys: () => losing2,
  possible: (table, { seat, data }) => data.amount > 0 && !forbids(table, idOfSeat(seat), "loseLife"),
  commit: (table, list2) => change2(table, list2, -1)
};
var gainLifeRule = {
  keys: () => gaining,
  possible: (table, { seat, data }) => data.amount > 0 && !forbids(table, idOfSeat(seat), "gainLife"),
  commit: (table, list2) => change2(table, list2, 1)
};
function setLife(table, seat, total, rule2) {
  const { life: life2 } = playerOf2(table, seat);
  return [total > life2 ? gainLife2(seat, total - life2, rule2) : loseLife(seat, life2 - total, rule2)];
}
function canPayLife(table, seat, amount3) {
  return amount3 <= 0 || amount3 % 100 === 0 && playerOf2(table, seat).life >= amount3 && !forbids(table, idOfSeat(seat), "loseLife");
}
function change2(table, list2, sign) {
  return list2.map((happening) => {
    const { seat, data } = happening;
    const had = playerOf2(table, seat).life;
    const life2 = inHundreds(table.number(had + sign * data.amount));
    if (life2 === had) return null;
    setPlayer(table, seat, "life", life2);
    table.emit("lifeChanged", data.rule, { seat, by: life2 - had, life: life2 });
    return happening;
  });
}

function damage({ source: source2, to, amount: amount3, battle, firm = false }, rule2) {
  const seat = seatOfId(to);
  return propose("damage", seat === null ? { object: to } : { seat }, { source: source2, amount: amount3, battle, firm, rule: rule2 });
}
var toPlayer = ["damage", "playerDamaged"];
var toCard = ["damage", "damaged"];
var damageRule = {
  keys: (_table, { object }) => object === 0 ? toPlayer : toCard,
  firm: (_table, { data }) => data.firm === true,
  possible: (table, { object, data }) => data.amount > 0 && (object === 0 || isOnField(table, object) && isJResonator2(table, object) && defOf(table, object) !== null),
  contains: (_table, { object, seat, data }) => {
    const amount3 = data.amount;
    return [object === 0 ? loseLife(seat, amount3, "1007.2") : propose("markDamage", { object }, { amount: amount3 })];
  },
  commit: (table, list2) => {
    for (const { object, seat, data } of list2) {
      const source2 = data.source;
      if (data.battle === true) noteStrike(table);
      const to = object === 0 ? { seat, struck: `player:${seat}` } : { object, card: shownCard(table, object), struck: shownCard(table, object) };
      table.emit("damageDealt", data.rule, {
        ...to,
        source: source2,
        sourceCard: knownRow(table, source2)?.card ?? "",
        amount: data.amount,
        battle: data.battle === true
      });
    }
    return list2;
  }
};
function noteStrike(table) {
  setGame(table, "battle", { ...gameOf(table).battle, struck: true });
}
var unwatched2 = [];
var markDamageRule = {
  keys: () => unwatched2,
  possible: (table, { object }) => table.find(object) !== null,
  commit: (table, list2) => {
    for (const { object, data } of list2)
      setObject(table, object, "damage", table.number(rowOf3(table, object).damage + data.amount));
    return list2;
  }
};
function clearDamage(object) {
  return propose("clearDamage", { object }, {});
}
var clearDamageRule = {
  keys: () => unwatched2,
  possible: (table, { object }) => table.find(object) !== null,
  commit: (table, list2) => {
    for (const { object } of list2) {
      setObject(table, object, "damage", 0);
      table.emit("damageRemoved", "1007.1", { object, card: shownCard(table, object) });
    }
    return list2;
  }
};
function damagePrevented(table, { source: source2, seat, amount: amount3, happenings: happenings3 }) {
  const [first] = happenings3;
  if (first?.type !== "damage") return;
  table.emit("damagePrevented", "1018.1", { object: source2, card: shownCard(table, source2), amount: amount3 });
  notice(
    table,
    "damagePrevented",
    { object: first.object, seat: first.seat },
    { by: source2, bySeat: seat, amount: amount3, source: first.data.source }
  );
}

function cancel(object, rule2, by) {
  return propose("cancel", { object }, { rule: rule2, by });
}
var canceling = ["canceled"];
var cancelRule = {
  keys: () => canceling,
  looksBack: () => true,
  possible: (table, { object }) => table.find(object) !== null && zoneOf(table, object) === "chase" && !forbids(table, object, "beCanceled"),
  contains: (table, { object, data }) => table.object(object).kind === "item" ? [propose("cease", { object })] : [move(object, { to: "graveyard", act: "canceled", by: data.by }, data.rule)],
  commit: (table, list2) => {
    for (const { object, data } of list2)
      table.emit("canceled", data.rule, { object, card: shownCard(table, object), source: data.by });
    return list2;
  }
};
var ceaseRule = {
  keys: () => [],
  commit: (table, list2) => {
    for (const { object } of list2) vanish(table, object);
    return list2;
  }
};

var { addCountersRule, removeCountersRule } = counterRules({
  put: "counterPut",
  removed: "counterRemoved",
  tell: (table, { object, data }, amount3) => table.emit("countersChanged", data.rule, { object, card: shownCard(table, object), kind: data.kind, amount: amount3 })
});

function create(seat, { token: token2, amount: amount3, kind = "token", zone = "field", rested, copy: copy2 = "", by }, rule2) {
  return propose("create", { seat }, { token: token2, amount: amount3, kind, zone, rested, copy: copy2, by, rule: rule2, objects: [] });
}
var creating = ["created"];
var createRule = {
  keys: () => creating,
  possible: (_table, { data }) => data.amount > 0,
  makes: (table, happening) => {
    const { seat, data } = happening;
    const objects = Array.from(
      { length: data.amount },
      () => table.create(data.token, seat, data.kind).id
    );
    for (const id of objects) setObject(table, id, "copy", data.copy);
    return { ...happening, data: { ...data, objects } };
  },
  contains: (_table, { seat, data }) => data.zone === "field" ? data.objects.map((id) => entering(id, seat, data)) : [],
  commit: (table, list2) => list2.map((happening) => carryOut4(table, happening))
};
function entering(id, seat, { rested, by, rule: rule2 }) {
  const entry2 = move(id, { to: "field", under: seat, rested: rested === true, by }, rule2);
  return { ...entry2, seat, data: { ...entry2.data, token: true } };
}
function carryOut4(table, happening) {
  const { seat, data } = happening;
  const zone = data.zone;
  const made3 = data.objects;
  if (zone !== "field") for (const id of made3) place(table, id, { zone: `${zone}:${seat}`, at: "bottom" });
  const objects = made3.filter((id) => arrived(table, id, zone));
  for (const object of objects) table.emit("tokenCreated", data.rule, { seat, object, card: data.token });
  return objects.length === 0 ? null : { ...happening, data: { ...data, objects, amount: objects.length, now: objects[0] } };
}
function arrived(table, id, zone) {
  if (table.find(id) === null) return false;
  if (zoneOf(table, id) === "") vanish(table, id);
  return table.find(id) !== null && zoneOf(table, id) === zone;
}

function reveal2(object, rule2) {
  return propose("reveal", { object }, { rule: rule2 });
}
function isRevealed2(table, id) {
  return gameOf(table).revealed.includes(id);
}
var revealing = ["revealed"];
var revealRule = {
  keys: () => revealing,
  possible: (table, { object }) => table.find(object) !== null,
  commit: (table, list2) => {
    const shown = list2.map((happening) => ({ ...happening, object: showTo(table, happening.object, table.seats()) }));
    shown.forEach(({ object, data }, at) => {
      const { card: card3, owner: owner2 } = table.object(object);
      table.emit("cardRevealed", data.rule, { seat: owner2, card: card3, object, was: list2[at]?.object ?? object });
    });
    setGame(table, "revealed", [...gameOf(table).revealed, ...shown.map(({ object }) => object)]);
    return shown;
  }
};
var nothing8 = [];
function endRevealing(table) {
  setGame(table, "revealed", nothing8);
}

var sides = 6;
function roll(seat, dice, by) {
  return propose("roll", { seat }, { dice, by });
}
var rolling = ["rolled"];
var rollRule = {
  keys: () => rolling,
  possible: (_table, { data }) => data.dice > 0,
  commit: (table, list2) => list2.map((happening) => {
    const { seat, data } = happening;
    const amount3 = sumOf(table, data.dice);
    table.emit("diceRolled", "1023.1", { seat, dice: data.dice, amount: amount3 });
    return { ...happening, data: { ...data, amount: amount3 } };
  })
};
function sumOf(table, dice) {
  let sum = 0;
  for (let at = 0; at < dice; at++) sum += table.random("die", sides, "1023.1a") + 1;
  return sum;
}

function shift2(object, rule2) {
  return propose("shift", { object }, { rule: rule2 });
}
var shifting = ["shifted"];
var isShiftable = (table, id) => isInBattleArea(table, id) && isPastUp(table, table.object(id));
var shiftRule = {
  keys: () => shifting,
  possible: (table, { object }) => isShiftable(table, object),
  commit: (table, list2) => {
    for (const { object, data } of list2) {
      setObject(table, object, "face", futureOf(table, table.object(object)));
      stampInOrder(table, [object]);
      table.emit("shifted", data.rule, { object, card: rowOf3(table, object).card });
    }
    return list2;
  }
};

function shuffle(seat, zone, rule2, except = []) {
  return propose("shuffle", { seat }, { zone, rule: rule2, except: [...except] });
}
var shuffling = ["shuffled"];
var shuffleRule = {
  keys: () => shuffling,
  commit: (table, list2) => {
    for (const { seat, data } of list2)
      carryOut5(table, `${data.zone}:${seat}`, data.rule, data.except);
    return list2;
  }
};
function carryOut5(table, id, rule2, except) {
  const zone = table.zone(id);
  const kept3 = except.filter((one) => zone.order.includes(one));
  table.set(
    zone,
    "order",
    zone.order.filter((one) => !kept3.includes(one))
  );
  reshuffle(table, id, rule2);
  table.set(zone, "order", [...kept3, ...zone.order]);
}

function produce2(seat, units, source2, rule2) {
  return propose("produce", { seat }, { units, source: source2, rule: rule2 });
}
var producing2 = ["produced"];
var produceRule = {
  keys: () => producing2,
  possible: (_table, { data }) => data.units.length > 0,
  commit: (table, list2) => {
    for (const { seat, data } of list2) {
      const units = data.units;
      setPool(table, seat, [...poolOf(table, seat), ...units]);
      table.emit("willProduced", data.rule, { seat, will: printWill(units), object: data.source });
    }
    return list2;
  }
};

var happenings = {
  damage: damageRule,
  markDamage: markDamageRule,
  clearDamage: clearDamageRule,
  gainLife: gainLifeRule,
  loseLife: loseLifeRule,
  removeCounters: removeCountersRule,
  produce: produceRule,
  rest: restRule,
  recover: recoverRule,
  destroy: destroyRule,
  cancel: cancelRule,
  cease: ceaseRule,
  move: moveRule,
  create: createRule,
  attach: attachRule,
  fall: fallRule,
  shift: shiftRule,
  addCounters: addCountersRule,
  reveal: revealRule,
  roll: rollRule,
  shuffle: shuffleRule,
  draws: drawsRule,
  draw: drawRule,
  lose: loseRule
};
var commitOrder = Object.keys(happenings);

var none20 = [];
function batchOrders(table, batch) {
  const moves = batch.map(
    (happening) => happening.type === "move" && !comesFromDeck(table, happening) && isPossible(table, happening) ? destinationOf(table, happening) : ""
  );
  if (moves.filter((to) => to !== "").length < 2) return none20;
  return [...stampOrder(table, batch, moves), ...pileOrders(table, batch, moves)];
}
function comesFromDeck(table, { object }) {
  const kind = table.find(object) === null ? "" : zoneOf(table, object);
  return kind === "mainDeck" || kind === "magicStoneDeck";
}
function stampOrder(table, batch, moves) {
  const places4 = placesOf2(moves, (to) => to === "field");
  if (places4.length < 2 || !stampsMatter(
    table,
    places4.map((at) => batch[at].object)
  ))
    return none20;
  return [{ seat: turnPlayer(table), places: places4, rule: "909.3b", prompt: "orderStamps" }];
}
function pileOrders(table, batch, moves) {
  const graveyards = table.pins.format.options.graveyardOrder === true;
  const isPile2 = (to, at) => {
    if (to === "graveyard") return graveyards && table.object(batch[at].object).kind === "card";
    return to === "lifebreak" || isHiddenPile(to) && batch[at].data.at !== "";
  };
  const piles3 = /* @__PURE__ */ new Map();
  for (const at of placesOf2(moves, isPile2)) {
    const { object, data } = batch[at];
    const key = `${moves[at]} ${String(data.at)} ${table.object(object).owner}`;
    piles3.set(key, [...piles3.get(key) ?? [], at]);
  }
  return [...piles3.values()].filter(({ length }) => length > 1).map((places4) => {
    const { object, data } = batch[places4[0]];
    const seat = table.object(object).owner;
    return {
      seat,
      places: places4,
      kind: "orderCards",
      rule: "302.4",
      prompt: "orderCards",
      ...data.at === "bottom" ? {} : { lastFirst: true }
    };
  });
}
function placesOf2(moves, fits3) {
  return moves.flatMap((to, at) => fits3(to, at) ? [at] : []);
}

var replacementTiers = ["instead", "prevent"];
var damaging = /* @__PURE__ */ new Set(["damage", "damaged", "playerDamaged"]);
var prevents = (verb2) => verb2.verb === "reduceBy" || verb2.verb === "instead" && verb2.do.length === 0;
function tierOf({ on = [], clauses = [] }) {
  if (!on.some(({ event }) => damaging.has(event))) return void 0;
  return clauses.some((clause2) => (clause2.do ?? []).some(prevents)) ? "prevent" : "instead";
}
function withTiers(node) {
  if (Array.isArray(node)) return node.map(withTiers);
  if (typeof node !== "object" || node === null) return node;
  const made3 = Object.fromEntries(Object.entries(node).map(([key, child]) => [key, withTiers(child)]));
  if (made3.kind !== "replacement") return made3;
  const tier = tierOf(made3);
  return tier === void 0 ? made3 : { ...made3, tier };
}
function replacementChooser(table, { type, object, seat, data }, tier) {
  if (type === "damage" && tier === "instead") return knownRow(table, data.source)?.controller ?? turnPlayer(table);
  if (seat >= 0) return seat;
  return table.controllerOf(table.object(object));
}

var sideDecking = redividedDecks({
  kind: "sideDeck",
  rule: "315.1b",
  schema: "force-of-will/deck",
  event: "sideDecked",
  tell: (change3) => ({ in: [...broughtIn(change3, ["ruler", "main", "magicStones"])] }),
  swaps: ["main", "side"],
  read: readDeck,
  malformed: malformedDeck,
  validate: validateDeck,
  compare: compareDecks
});

function matchOfGames(bring, reset, gameLocals2) {
  return {
    name: "match",
    steps: [
      { name: "bring", rule: "403.1", run: (table) => bring(table) },
      { name: "game", rule: "403.3", run: () => ({ call: "game", locals: gameLocals2() }) },
      { name: "ended", rule: "103.2", run: (table, locals) => ended2(table, locals, reset) },
      { name: "sideDeck", rule: "315.1b", run: sideDecking.ask },
      { name: "sideDecked", rule: "315.1b", run: sideDecking.take },
      { name: "next", rule: "103.2", run: () => ({ to: "bring" }) }
    ]
  };
}
function ended2(table, locals, reset) {
  if (concludeGame(table, locals, "103.2", true)) return { done: null };
  reset(table);
  return void 0;
}

var itemOf = (table, id) => itemOn(table, id);
var setItem = (table, id, item) => setItemOn(table, id, item);
var stateTriggerWaits = (table, ability2, source2) => waitsIn(table, "chase", ability2, source2);

function prepare(card3) {
  const abilities = withTiers([...card3.abilities, ...ownAbilities(card3), ...card3.abilities.flatMap(revealed)].map(prepared));
  const printed3 = asToday(card3.printed);
  const faces = card3.faces?.map(
    (face) => ({ ...face, printed: asToday(face.printed), abilities: withTiers(face.abilities.map(prepared)) })
  );
  return { ...card3, printed: printed3, abilities, ...faces === void 0 ? {} : { faces } };
}
function ownAbilities({ printed: printed3 }) {
  if (printed3.kind === void 0) return none21;
  const facts2 = printed3;
  switch (facts2.kind) {
    case "ruler":
      return facts2.judgment === void 0 ? none21 : [{ kind: "activated", keyword: "judgment", cost: [{ verb: "payWill", will: facts2.judgment }] }];
    case "magicStone":
      return facts2.special ? none21 : facts2.stones.map(produces2);
    case "addition":
      return facts2.old === void 0 || facts2.old === "field" ? none21 : [{ kind: "spell", targets: [hostFor(facts2.old)] }];
    case "jRuler":
    case "resonator":
    case "chant":
    case "regalia":
      return none21;
  }
}
function revealed({ kind, keyword: keyword2, on, when }) {
  if (kind !== "spell" || keyword2 !== "trigger" || on === void 0) return none21;
  return [{ kind: "triggered", keyword: "reveal", from: ["standby", "hand"], on, ...when === void 0 ? {} : { when } }];
}
var none21 = [];
var letterOf3 = Object.fromEntries(Object.entries(willLetters).map(([letter, kind]) => [kind, letter]));
function produces2(attribute) {
  return {
    kind: "activated",
    cost: [{ verb: "restSelf" }],
    clauses: [{ do: [{ verb: "produce", will: `{${letterOf3[attribute] ?? ""}}` }] }]
  };
}
var hosts = {
  resonator: ["resonator"],
  ruler: ["ruler"],
  jRuler: ["jRuler"],
  jResonator: ["jRuler", "resonator"],
  jRulerOrRuler: ["jRuler", "ruler"]
};
function hostFor(old2) {
  return { as: "host", target: true, from: { from: ["field", "rulerArea"], where: { any: hosts[old2].map((types) => ({ types })) } } };
}
function asToday(printed3) {
  return printed3.kind === "chant" && printed3.old === "instant" ? { ...printed3, keywords: [...printed3.keywords ?? [], "quickcast"] } : printed3;
}
function prepared(ability2) {
  return ability2.keyword === "judgment" ? { ...ability2, from: ["rulerArea"] } : ability2;
}

function askAttacker(table, locals, frame) {
  const { active } = gameOf(table);
  const refused = locals.refused;
  const forced = mustAttack(table, active);
  const found2 = (forced.length > 0 ? forced : attackers(table, active)).filter((id) => !refused.includes(id));
  if (found2.length === 0) return declined(table);
  const options2 = found2.map((id) => unitOption(table, id));
  table.ask(frame, {
    seat: active,
    kind: "attack",
    rule: "803.3",
    prompt: "attacker",
    domain: { type: "options", min: 1, max: 1, options: forced.length > 0 ? options2 : [none16, ...options2] }
  });
  return { wait: true };
}
function declined(table) {
  const { active } = gameOf(table);
  if (!battleOf(table).answered) setGame(table, "battleBarred", true);
  table.emit("attackDeclined", "803.6", { seat: active });
  return { to: "battleEnd" };
}
function takeAttacker(table, locals) {
  const [pick] = picksOf(locals.answer);
  if (pick === "none") return declined(table);
  setGame(table, "battle", { ...battleOf(table), attacker: idIn(pick) });
  return void 0;
}
function askTarget(table, locals, frame) {
  const { active } = gameOf(table);
  const { attacker } = battleOf(table);
  const options2 = attackTargets(table, attacker, active).map((id) => {
    const seat = seatOfId(id);
    return seat === null ? unitOption(table, id) : { id: `player:${seat}`, label: "player", params: { seat } };
  });
  if (options2.length === 1) {
    table.local(locals, "answer", { picks: [options2[0].id] });
    return void 0;
  }
  table.ask(frame, {
    seat: active,
    kind: "attack",
    rule: "803.3b",
    prompt: "attackTarget",
    params: { card: table.object(attacker).card, object: attacker },
    domain: { type: "options", min: 1, max: 1, options: options2 }
  });
  return { wait: true };
}
function takeTarget(table, locals) {
  const [pick] = picksOf(locals.answer);
  table.local(locals, "returned", null);
  setGame(table, "battle", { ...battleOf(table), target: idIn(pick) });
  return payTolls(table, battleOf(table).attacker, "attack");
}
function restAttacker(table, locals) {
  const { attacker } = battleOf(table);
  const rested = restFor(table, attacker, locals.returned, "803.5");
  if (rested !== null) return rested.then;
  table.local(locals, "refused", [...locals.refused, attacker]);
  setGame(table, "battle", { ...battleOf(table), attacker: 0, target: 0 });
  table.emit("attackReversed", "803.5", { seat: gameOf(table).active, object: attacker, card: table.find(attacker)?.card ?? "" });
  return { to: "askAttacker" };
}
function tellAttack(table) {
  const { attacker, target: target2 } = battleOf(table);
  const { active } = gameOf(table);
  table.newMoment();
  table.emit("attacked", "803.5", { seat: active, object: attacker, card: table.object(attacker).card, ...attackedShown(table, target2) });
  notice(table, "attacks", { object: attacker, seat: active }, { target: Math.max(target2, 0), player: seatOfId(target2) ?? -1 });
  if (target2 > 0) notice(table, "isAttacked", { object: target2, seat: opponentOf(active) }, { by: attacker });
}

function blockers(table) {
  const { attacker, target: target2 } = battleOf(table);
  return fieldOf2(table, opponentOf(gameOf(table).active)).filter(
    (id) => id !== target2 && !rowOf3(table, id).rested && canFight(table, id) && mayBlock(table, id, attacker) && canPayTolls(table, id, "block")
  );
}
function askBlocker(table, locals, frame) {
  const { attacker } = battleOf(table);
  const refused = locals.refused;
  const found2 = attacker === 0 ? [] : blockers(table).filter((id) => !refused.includes(id));
  if (found2.length === 0) return { to: "blockedPriority" };
  const forced = found2.filter((id) => demands(table, id, "block") && tollsFor(table, id, "block").length === 0);
  const options2 = forced.length > 0 ? forced.map((id) => unitOption(table, id)) : [none16, ...found2.map((id) => unitOption(table, id))];
  table.ask(frame, {
    seat: opponentOf(gameOf(table).active),
    kind: "block",
    rule: "804.3",
    params: { card: table.object(attacker).card, object: attacker },
    domain: { type: "options", min: 1, max: 1, options: options2 }
  });
  return { wait: true };
}
function takeBlocker(table, locals) {
  const [pick] = picksOf(locals.answer);
  table.local(locals, "returned", null);
  if (pick === "none") return { to: "blockedPriority" };
  const blocker = idIn(pick);
  table.local(locals, "blocker", blocker);
  return payTolls(table, blocker, "block");
}
function restBlocker(table, locals) {
  const blocker = locals.blocker;
  const rested = restFor(table, blocker, locals.returned, "804.4");
  if (rested === null) {
    table.local(locals, "refused", [...locals.refused, blocker]);
    table.emit("blockReversed", "804.4", {
      seat: opponentOf(gameOf(table).active),
      object: blocker,
      card: table.find(blocker)?.card ?? ""
    });
    return { to: "askBlocker" };
  }
  setGame(table, "battle", { ...battleOf(table), blocker, blocked: true });
  return rested.then;
}
function tellBlock(table) {
  const { attacker, blocker } = battleOf(table);
  const { active } = gameOf(table);
  table.newMoment();
  table.emit("blocked", "804.4", { seat: opponentOf(active), object: blocker, card: table.object(blocker).card, attacker });
  notice(table, "blocks", { object: blocker, seat: opponentOf(active) }, { attacker });
  notice(table, "isBlocked", { object: attacker, seat: active }, { by: blocker });
}

function attackedStill(table, { target: target2 }) {
  if (seatOfId(target2) !== null) return target2;
  return isOnField(table, target2) && isJResonator2(table, target2) ? target2 : 0;
}
function receiver(table, battle) {
  return battle.blocker === 0 ? attackedStill(table, battle) : battle.blocker;
}
function strikes(table, battle, pierced, rule2) {
  const to = receiver(table, battle);
  if (to === 0) return [];
  const deal = (whom, amount3) => damage({ source: battle.attacker, to: whom, amount: amount3, battle: true }, rule2);
  const all2 = atkOf(table, battle.attacker);
  return [deal(to, all2 - pierced), deal(battle.target, pierced)];
}
var strikesFirst = (table, { attacker }) => hasKeyword(table, attacker, "firstStrike");
var strikesNow = (_table, { struck }) => !struck;
function firstStrike(table, pierced) {
  const battle = battleOf(table);
  if (battle.attacker === 0 || !strikesFirst(table, battle)) return void 0;
  return happen(table, strikes(table, battle, pierced, "805.2"));
}
function normalDamage(table, pierced) {
  const battle = battleOf(table);
  if (battle.attacker === 0) return void 0;
  const to = receiver(table, battle);
  const back2 = to !== 0 && seatOfId(to) === null ? [answer2(table, to, battle.attacker)] : [];
  return happen(table, [...battle.struck ? [] : strikes(table, battle, pierced, "806.2"), ...back2]);
}
var answer2 = (table, source2, attacker) => damage({ source: source2, to: attacker, amount: atkOf(table, source2), battle: true }, "806.3");

function excess(table, battle) {
  const { attacker, blocker } = battle;
  if (blocker === 0 || attackedStill(table, battle) === 0 || !hasKeyword(table, attacker, "pierce")) return 0;
  const taken2 = Math.max(0, (defOf(table, blocker) ?? 0) - rowOf3(table, blocker).damage);
  return Math.max(0, atkOf(table, attacker) - taken2);
}
var askPierce = (strikes2) => (table, locals, frame) => {
  settleBattle(table);
  const battle = battleOf(table);
  const most2 = battle.attacker !== 0 && strikes2(table, battle) ? Math.floor(excess(table, battle) / 100) : 0;
  if (most2 === 0) {
    table.local(locals, "answer", { number: 0 });
    return void 0;
  }
  const { attacker } = battle;
  table.ask(frame, {
    seat: gameOf(table).active,
    kind: "pierce",
    rule: "1102.2",
    params: { card: table.object(attacker).card, object: attacker },
    domain: { type: "number", min: 0, max: most2 }
  });
  return { wait: true };
};
function takePierce(table, locals) {
  table.local(locals, "pierced", numberOfAnswer(locals.answer) * 100);
}

var priority2 = (name, rule2) => ({
  name,
  rule: rule2,
  run: (table) => ({ call: "priority", locals: priorityLocals(table) })
});
var begins = (step, rule2) => ({ name: step, rule: rule2, run: (table) => enterStep(table, step, rule2) });
var battleProcedure = {
  name: "battle",
  steps: [
    { name: "begin", rule: "704.1", run: (table) => setGame(table, "battle", noBattle) },
    begins("battleStart", "802.1"),
    priority2("startPriority", "802.2"),
    begins("attackDeclaration", "803.1"),
    priority2("attackPriority", "803.2"),
    { name: "askAttacker", rule: "803.3", run: askAttacker },
    { name: "attackerChosen", rule: "803.3a", run: takeAttacker },
    { name: "askTarget", rule: "803.3b", run: askTarget },
    { name: "targetChosen", rule: "803.5", run: takeTarget },
    { name: "attackPaid", rule: "803.5", run: restAttacker },
    { name: "attack", rule: "803.5", run: (table) => tellAttack(table) },
    priority2("attackedPriority", "803.7"),
    begins("blockDeclaration", "804.1"),
    priority2("blockPriority", "804.2"),
    { name: "askBlocker", rule: "804.3", run: askBlocker },
    { name: "blockerChosen", rule: "804.4", run: takeBlocker },
    { name: "blockPaid", rule: "804.4", run: restBlocker },
    { name: "block", rule: "804.4", run: (table) => tellBlock(table) },
    priority2("blockedPriority", "804.6"),
    { name: "firstStrike", rule: "805.1", run: (table) => withAttacker(table, "firstStrike", "805.1") },
    { name: "askFirstPierce", rule: "1102.2", run: askPierce(strikesFirst) },
    { name: "firstPierce", rule: "1102.2", run: takePierce },
    { name: "strike", rule: "805.2", run: (table, { pierced }) => firstStrike(table, pierced) },
    priority2("strikePriority", "805.3"),
    { name: "normalDamage", rule: "806.1", run: (table) => withAttacker(table, "normalDamage", "806.1") },
    { name: "askPierce", rule: "1102.2", run: askPierce(strikesNow) },
    { name: "pierce", rule: "1102.2", run: takePierce },
    { name: "damage", rule: "806.2", run: (table, { pierced }) => normalDamage(table, pierced) },
    priority2("damagePriority", "806.4"),
    begins("battleEnd", "807.1"),
    priority2("endPriority", "807.2"),
    { name: "last", rule: "807.3a", run: (table) => endLasting(table, "endOfBattle") },
    // 807.3, 807.3b: the last step begins again as long as there is something to do. What waits for a state of the game has triggered by now.
    {
      name: "quiet",
      rule: "807.3b",
      run: (table) => isQuiet(table) && !anyTriggered(table) ? { to: "over" } : void 0
    },
    priority2("lastPriority", "807.3b"),
    { name: "again", rule: "807.3b", run: () => ({ to: "last" }) },
    { name: "over", rule: "807.4", run: over3 }
  ]
};
function withAttacker(table, step, rule2) {
  if (battleOf(table).attacker === 0) return { to: "battleEnd" };
  enterStep(table, step, rule2);
  return void 0;
}
function over3(table) {
  table.emit("battleEnded", "807.4", { seat: gameOf(table).active });
  setGame(table, "battle", null);
  setGame(table, "step", "");
  return { done: null };
}

var targetsShown2 = (table, id) => targetsShown(table, id, shownCard);
var stillLegal = (table, id) => targetsAgain(table, id).map(({ part: part2 }) => part2);

var resolveProcedure = {
  name: "resolve",
  steps: [
    { name: "begin", rule: "903.3", run: begin8 },
    { name: "enter", rule: "702.3", run: enter },
    carryingOut("carryOut", "903.3b"),
    { name: "finish", rule: "903.3b", run: finish3 }
  ]
};
function begin8(table, locals) {
  const id = locals.object;
  const env = itemEnv(table, id);
  const { sort, vars } = itemOf(table, id);
  table.newMoment();
  table.local(locals, "parts", stillLegal(table, id));
  table.local(locals, "env", envLocals({ ...env, vars }));
  table.emit("resolved", "903.3", { object: id, card: shownCard(table, id), seat: env.you });
  if (sort === "judgment") return judge(table, env);
  return sort === "card" && !isChant(table, id) ? void 0 : { to: "carryOut" };
}
var isChant = (table, id) => valuesOf2(table, id).types.includes("chant");
function enter(table, locals) {
  const id = locals.object;
  const row = rowOf3(table, id);
  const { from, way } = itemOf(table, id);
  const parts = locals.parts;
  if (row.kind === "copy") return { to: "finish" };
  const [asked2] = parts;
  const host = asked2?.vars.host?.[0];
  if (asked2 !== void 0 && host === void 0)
    return happen(table, [move(id, { to: "graveyard" }, "1406.2b")], "finish") ?? { to: "finish" };
  const notes = { ...row.notes, x: row.x };
  return happen(
    table,
    [
      move(
        id,
        { to: "field", under: row.controller, host: host ?? 0, face: row.face, notes, playedFrom: way === "summoned" ? "" : from },
        "702.3"
      )
    ],
    "finish"
  ) ?? { to: "finish" };
}
function finish3(table, locals) {
  endRevealing(table);
  const id = locals.object;
  const row = table.find(id);
  if (row === null) return void 0;
  if (row.kind === "item") {
    vanish(table, id);
    return void 0;
  }
  return happen(table, [move(id, { to: "graveyard" }, "703.3")]);
}

function speaksOfControl({ library }, id) {
  const { card: card3 } = library.card(id);
  let speaks = speaking2.get(card3);
  if (speaks === void 0) speaking2.set(card3, speaks = JSON.stringify(card3).includes('"word":"control"'));
  return speaks;
}
var speaking2 = /* @__PURE__ */ new WeakMap();
function mayBeMisplaced(table) {
  const { nearEpoch } = table.journal;
  if (allAtHome.get(table) === nearEpoch) return false;
  for (const key in table.state.effects) if (speaksOfControl(table, table.state.effects[key]?.sourceCard ?? "")) return true;
  for (const seat of table.seats()) {
    for (const id of battleAreaOf(table, seat)) {
      const { card: card3, lent } = rowOf3(table, id);
      if (lent !== null || speaksOfControl(table, card3)) return true;
    }
  }
  allAtHome.set(table, nearEpoch);
  return false;
}
var allAtHome = /* @__PURE__ */ new WeakMap();
var none22 = [];
function misplaced(table) {
  if (!mayBeMisplaced(table)) return none22;
  return table.seats().flatMap(
    (seat) => fieldOf2(table, seat).flatMap((id) => {
      const home = rowOf3(table, id).lent?.home ?? seat;
      const due = rulesWith(table, id, "control").at(-1)?.seat ?? home;
      return due === seat ? none22 : [move(id, { to: "field", under: due, ...due === home ? {} : { lent: { home } } }, "313.2")];
    })
  );
}
function controlWork(table) {
  return misplaced(table).length === 0 ? null : { call: "settleControl", locals: { joined: true, returned: null, answer: null, answers: null } };
}
var settleControlProcedure = {
  name: "settleControl",
  steps: [{ name: "move", rule: "313.2", run: (table) => happen(table, misplaced(table)) }]
};

var announceProcedure = {
  name: "announce",
  steps: [
    { name: "propose", rule: "903.2b", run: propose2 },
    { name: "option", rule: "1109.2", run: askOption },
    { name: "optionTaken", rule: "1109.2", run: takeOption },
    ...choosingSteps({
      rules: { modes: "903.2c", target: "903.2d", divide: "903.2d" },
      show: (table, locals) => show(table, locals, true),
      next: "x"
    }),
    { name: "x", rule: "903.2e", run: askX },
    { name: "xChosen", rule: "903.2e", run: takeX },
    { name: "total", rule: "903.2e", run: determineTotal },
    { name: "totalChosen", rule: "903.2e-v", run: takeTotal },
    { name: "will", rule: "1003.3", run: payWill2 },
    { name: "willPaid", rule: "903.2f", run: willPaid2 },
    { name: "pay", rule: "903.2f", run: payNext },
    { name: "paid", rule: "903.2f", run: (table, locals) => (partPaid(table, locals), { to: "pay" }) },
    { name: "become", rule: "903.2", run: become },
    { name: "reverse", rule: "903.2f", run: reverse },
    { name: "reversed", rule: "903.2f", run: () => ({ done: { done: false } }) }
  ]
};
function propose2(table, locals) {
  const seat = locals.you;
  const self = locals.self;
  const { sort, way } = announcementOf(locals);
  if (sort === "card") {
    note2(table, locals, "quick", !isMainTiming(table, seat));
    note2(table, locals, "from", zoneOf(table, self));
    note2(table, locals, "origin", originOf(table, self));
  }
  const item = place(table, sort === "card" ? self : table.create("", seat, "item").id, { zone: "chase" });
  table.set(table.object(item), "controller", seat);
  note2(table, locals, "item", item);
  if (way === "future") setObject(table, item, "face", futureOf(table, table.object(item)));
  if (sort === "card") table.local(locals, "self", item);
  if (sort === "card" && amount(table, announceEnv(locals), { history: "cardsPlayed", of: "you" }) > 0) remember2(table, locals, "torrent");
  show(table, locals, true);
  if (sort === "card")
    note2(
      table,
      locals,
      "optional",
      abilitiesOf(table, table.object(item)).flatMap(({ ability: ability2, path }) => ability2.keyword === "awakening" ? [path] : [])
    );
}
function remember2(table, locals, word3) {
  const { item } = announcementOf(locals);
  setObject(table, item, "notes", { ...rowOf3(table, item).notes, [word3]: 1 });
}
function noteAwakening(table, locals, key) {
  const { item } = announcementOf(locals);
  const { notes } = rowOf3(table, item);
  const awakenings2 = [...notes.awakenings ?? [], key];
  setObject(table, item, "notes", { ...notes, awakenings: awakenings2 });
}
function show(table, locals, open) {
  const { self, card: card3, event, vars } = announceEnv(locals);
  const { sort, ability: ability2, triggered: triggered3, parts, way, from, item } = announcementOf(locals);
  const shown = { sort, ability: ability2, source: self, card: card3, triggered: triggered3, event, vars, parts, way, from, open };
  setItem(table, item, shown);
}
function askOption(table, locals, frame) {
  const { optional, item, paid: paid2, ability: spell2 } = announcementOf(locals);
  const [path] = optional;
  if (path === void 0) return { to: "modes" };
  const env = announceEnv(locals);
  const others = [spell2, ...paid2, path].flatMap((one) => costBesidesWill(textOf(table, one)));
  const spender = spenderOf(table, locals);
  const purse = purseOf(table, env.you, spender);
  const base = addCosts(baseCost(table, locals), optionCost(table, locals, path));
  const costs = costVariants(table, env.you, base, subjectOf(table, locals));
  if (!payable(table, env, others) || !costs.some((cost2) => canAfford(purse, withX(cost2, 0), spender.asAny))) {
    note2(table, locals, "optional", optional.slice(1));
    return { to: "option" };
  }
  table.ask(frame, {
    seat: env.you,
    kind: "useEffect",
    rule: "1109.2",
    prompt: "awaken",
    params: { card: env.card, object: item, ability: path },
    domain: yesOrNo()
  });
  return { wait: true };
}
function takeOption(table, locals) {
  const { optional, paid: paid2 } = announcementOf(locals);
  const [path, ...rest2] = optional;
  note2(table, locals, "optional", rest2);
  if (saidYes(locals.answer)) {
    note2(table, locals, "paid", [...paid2, path]);
    remember2(table, locals, "awakened");
    const { key } = table.library.ability(path).ability.marks ?? {};
    if (typeof key === "string") noteAwakening(table, locals, key);
  }
  table.local(locals, "answer", null);
  return { to: "option" };
}
var noText = { kind: "spell" };
var textOf = (table, path) => path === "" ? noText : table.library.ability(path).ability;
function subjectOf(table, locals) {
  const { sort, item, ability: ability2 } = announcementOf(locals);
  if (sort === "card") return { of: "play", object: item };
  const { keyword: keyword2 } = table.library.ability(ability2).ability;
  return {
    of: sort === "judgment" ? "judgment" : "activate",
    object: locals.self,
    ...keyword2 === void 0 ? {} : { keyword: keyword2 }
  };
}
function passing3(table, ability2) {
  const mark = textOf(table, ability2).marks?.spendsAs;
  return typeof mark === "string" ? { passesFor: mark } : {};
}
function spenderOf(table, locals) {
  const { sort, item, ability: ability2 } = announcementOf(locals);
  const keyword2 = sort === "card" ? void 0 : table.library.ability(ability2).ability.keyword;
  const asAny = sort === "card" && permits(table, item, "payAsAny");
  return {
    purpose: sort === "card" ? "card" : "ability",
    object: locals.self,
    ...keyword2 === void 0 ? {} : { keyword: keyword2 },
    ...passing3(table, ability2),
    asAny
  };
}
function baseCost(table, locals) {
  const { item, ability: ability2, paid: paid2, way } = announcementOf(locals);
  const own2 = addCosts(printedCost(table, item, way), abilityCost(textOf(table, ability2)));
  return paid2.reduce((cost2, path) => addCosts(cost2, optionCost(table, locals, path)), own2);
}
function optionCost(table, locals, path) {
  return changedCost(table, locals.you, abilityCost(table.library.ability(path).ability), {
    of: "awaken",
    object: announcementOf(locals).item
  });
}
function askX(table, locals, frame) {
  const cost2 = baseCost(table, locals);
  if (cost2.x === 0) return { to: "total" };
  const spender = spenderOf(table, locals);
  const max = largestX(purseOf(table, locals.you, spender), spender, (x) => changed2(table, locals, withX(cost2, x)));
  table.ask(frame, {
    seat: locals.you,
    kind: "chooseX",
    rule: "903.2e",
    params: { card: locals.card, object: announcementOf(locals).item },
    domain: { type: "number", min: 0, max }
  });
  return { wait: true };
}
function takeX(table, locals) {
  const x = numberOfAnswer(locals.answer);
  table.local(locals, "answer", null);
  note2(table, locals, "x", x);
  bindVar(table, locals, "x", x);
  if (announcementOf(locals).sort === "card") setObject(table, announcementOf(locals).item, "x", x);
}
function changed2(table, locals, cost2) {
  const { sort, triggered: triggered3 } = announcementOf(locals);
  return triggered3 && sort !== "card" ? [cost2] : costVariants(table, locals.you, cost2, subjectOf(table, locals));
}
function totals(table, locals) {
  const variants2 = changed2(table, locals, withX(baseCost(table, locals), announcementOf(locals).x));
  if (variants2.length === 1) return variants2;
  const spender = spenderOf(table, locals);
  const purse = purseOf(table, locals.you, spender);
  const payable3 = variants2.filter((cost2) => canAfford(purse, cost2, spender.asAny));
  return payable3.length === 0 ? variants2 : payable3;
}
function determineTotal(table, locals, frame) {
  const { ability: ability2, paid: paid2, item } = announcementOf(locals);
  note2(
    table,
    locals,
    "left",
    [ability2, ...paid2].flatMap(
      (path) => (textOf(table, path).cost ?? []).flatMap(({ verb: verb2 }, at) => verb2 === "payWill" ? [] : [`${path}/cost/${at}`])
    )
  );
  const found2 = totals(table, locals);
  note2(table, locals, "cost", found2[0] ?? noCost);
  if (found2.length < 2) return { to: "will" };
  const options2 = found2.map((cost2, at) => ({ id: `cost:${at}`, label: "will", params: { will: printCost(cost2) } }));
  table.ask(frame, {
    seat: locals.you,
    kind: "payCost",
    rule: "903.2e-iv",
    params: { card: locals.card, object: item },
    domain: { type: "options", min: 1, max: 1, options: options2 }
  });
  return { wait: true };
}
function takeTotal(table, locals) {
  const [pick] = picksOf(locals.answer);
  table.local(locals, "answer", null);
  note2(table, locals, "cost", totals(table, locals)[Number(pick.slice("cost:".length))] ?? noCost);
}
function payWill2(table, locals) {
  const { cost: cost2, item, ability: ability2, sort, triggered: triggered3 } = announcementOf(locals);
  if (isFree2(cost2 ?? noCost)) return { to: "pay" };
  const without3 = usesItself(textOf(table, ability2)) ? [locals.self] : [];
  return {
    call: "payWill",
    locals: payWillLocals(locals.you, cost2 ?? noCost, {
      object: item,
      card: locals.card,
      spender: spenderOf(table, locals),
      without: without3,
      cancel: !triggered3 || sort !== "card"
    })
  };
}
function willPaid2(table, locals) {
  const paid2 = locals.returned;
  table.local(locals, "returned", null);
  if (paid2?.done === false) return { to: "reverse" };
  note2(table, locals, "spent", paid2?.units ?? []);
  note2(table, locals, "made", paid2?.made ?? []);
  return void 0;
}
function payNext(table, locals) {
  if (announcementOf(locals).left.length === 0) return { to: "become" };
  return payPart(table, locals) ?? { to: "reverse" };
}
function become(table, locals) {
  const { item, sort, parts, ability: ability2, x, from, way, triggered: triggered3 } = announcementOf(locals);
  const seat = locals.you;
  if (isTooLate(table, locals)) return { to: "reverse" };
  endRevealing(table);
  show(table, locals, false);
  const data = {
    seat,
    object: item,
    card: shownCard(table, item),
    targets: choicesShown(parts),
    aimedAt: targetsShown2(table, item)
  };
  if (x > 0) data.x = x;
  table.newMoment();
  noteAnswered(table, seat);
  const source2 = locals.self;
  if (sort === "card") {
    table.emit("cardPlayed", "903.2", { ...data, from, way });
    notice(table, "played", { object: item, seat }, { from, way, triggered: triggered3 });
    if (rowOf3(table, item).notes.awakened === 1) notice(table, "awakened", { object: item, seat });
  } else {
    const { keyword: keyword2, limit: limit2 } = table.library.ability(ability2).ability;
    if (limit2 !== void 0 && !triggered3) noteUse(table, { object: source2, seat, ability: ability2 }, limit2);
    if (sort === "judgment") {
      setPlayer(table, seat, "judgedTurn", gameOf(table).turn);
      table.emit("judgmentBegan", "705.2", { seat, object: item, card: locals.card, source: source2 });
    } else {
      table.emit(triggered3 ? "abilityTriggered" : "abilityPlayed", triggered3 ? "906.5" : "903.2", { ...data, source: source2, ability: ability2 });
      if (!triggered3) notice(table, "activated", { object: item, seat }, { source: source2, keyword: keyword2 ?? "" });
    }
  }
  noticeTargets(table, item, seat, parts);
  return { done: { done: true, item } };
}
function isTooLate(table, locals) {
  const { sort, quick, untimed, triggered: triggered3, item, origin, ability: ability2, way } = announcementOf(locals);
  if (sort !== "card" || !quick || untimed || triggered3 || origin === null || hasKeyword(table, item, "quickcast") || permits(table, item, "playAtOnce"))
    return false;
  if (textOf(table, ability2).keyword === "trigger") return false;
  return !trial(table, () => (restore(table, item, origin), waysOf(table, locals.you, origin.row.id).includes(way)));
}
function noticeTargets(table, item, seat, parts) {
  for (const { at, vars } of parts) {
    for (const choice2 of targetsOf(table, at)) {
      if (choice2.target !== true) continue;
      for (const id of vars[choice2.as] ?? [])
        if (table.find(id) !== null) notice(table, "becameTarget", { object: id, seat }, { by: item });
    }
  }
}
function reverse(table, locals) {
  const { item, origin, triggered: triggered3, spent, made: made3 } = announcementOf(locals);
  const seat = locals.you;
  refund(table, seat, spent, made3);
  endRevealing(table);
  const card3 = locals.card;
  const revealed2 = origin !== null && triggered3;
  if (origin === null) vanish(table, item);
  else if (!revealed2) restore(table, item, origin);
  table.emit("playReversed", triggered3 ? "906.6a" : "903.2f", {
    seat,
    was: item,
    object: origin?.row.id ?? locals.self,
    card: card3
  });
  if (revealed2) return happen(table, [move(item, { to: "graveyard" }, "906.6a")], "reversed") ?? { to: "reversed" };
  return { done: { done: false } };
}

var copyItemsProcedure = copyingProcedure({
  rule: "1017.1",
  targetRule: "1017.1c",
  copy: copyItem,
  canAim: canAimAnew,
  targeted: (table, copy2, seat) => noticeTargets(table, copy2, seat, itemOf(table, copy2).parts),
  shownCard
});
function copyItem(table, original, seat) {
  const row = table.object(original);
  if (itemOf(table, original).sort === "judgment") return null;
  const { face, copy: copied2, x, notes } = fieldsOf(row);
  const copy2 = placeCopy(table, row, seat, "chase", { face, copy: copied2, x, notes });
  table.emit("copied", "1017.1", { seat, object: copy2, card: itemOf(table, copy2).card, of: original });
  return copy2;
}

var procedures = [
  gameProcedure,
  turnProcedure,
  priorityProcedure,
  pickTriggerProcedure,
  repeatProcedure,
  announceProcedure,
  payAskedProcedure,
  copyItemsProcedure,
  chooseModesProcedure,
  chooseTargetsProcedure,
  activateWillProcedure,
  payWillProcedure,
  resolveProcedure,
  callStoneProcedure,
  putStandbyProcedure,
  lifebreakProcedure,
  settleControlProcedure,
  battleProcedure
];

var relations = {
  /** What is added to it (1002, 1406). */
  addedTo: (_table, { attached }) => attached,
  /** What it fights in this battle (804.5): its blocker or its attacker (804.5a), or what it attacked (804.5b). */
  fights: (table, { id }) => {
    const { battle } = gameOf(table);
    if (battle === null) return [];
    const other = battle.blocker !== 0 ? battle.blocker : battle.target;
    return id === battle.attacker ? [other] : id === other ? [battle.attacker] : [];
  }
};
var piles2 = /* @__PURE__ */ new Set(["mainDeck", "magicStoneDeck", "graveyard", "lifebreak"]);
function inOrder4(table, objects) {
  if (objects.length < 2) return objects;
  const seats = turnOrder(table);
  const side = (id) => seats.indexOf(table.object(id).controller);
  if (objects.every((id) => piles2.has(zoneOf(table, id)))) return [...objects].sort((a, b) => side(a) - side(b));
  return [...objects].sort((a, b) => side(a) - side(b) || table.object(a).stamp - table.object(b).stamp);
}

function stabilise2(table) {
  endLapsed2(table);
  collectStates(table);
  return controlWork(table);
}

var changes2 = /* @__PURE__ */ new Map();
function counterBonus(kind) {
  let known7 = changes2.get(kind);
  if (known7 === void 0) {
    const found2 = /^([+-]?\d+)\/([+-]?\d+)$/.exec(kind);
    changes2.set(kind, known7 = found2 === null ? null : { atk: Number(found2[1]), def: Number(found2[2]) });
  }
  return known7;
}
function changedByCounters(row) {
  for (const kind in fieldsOf(row).counters) if (counterBonus(kind) !== null) return true;
  return false;
}
function withCounters2(table) {
  let found2 = null;
  for (const seat of table.seats()) for (const id of fieldOf2(table, seat)) if (changedByCounters(table.object(id))) (found2 ??= []).push(id);
  return found2 ?? none23;
}
var none23 = [];
function count(_table, row, values) {
  const types = values.types;
  if (!types.includes("resonator") && !types.includes("jRuler")) return;
  const { counters: counters2 } = fieldsOf(row);
  for (const kind in counters2) {
    const bonus = counterBonus(kind);
    if (bonus === null) continue;
    if (typeof values.atk === "number") values.atk += bonus.atk * counters2[kind];
    if (typeof values.def === "number") values.def += bonus.def * counters2[kind];
  }
}
var layerRules = { counters: { own: { on: withCounters2, change: count } } };

var history = {
  /** Cards that a player played (1124.2a): whatever became of them. */
  cardsPlayed: { on: ["played"], by: "seat", keep: "count", per: "turn" },
  /** Damage that J-rulers and resonators of the other player dealt to a player, and resonators alone. */
  hurt: {
    on: ["playerDamaged"],
    by: "seat",
    keep: "count",
    per: "turn",
    if: (table, event) => isHurtBy(table, event, ["resonator", "jRuler"])
  },
  hurtByResonators: {
    on: ["playerDamaged"],
    by: "seat",
    keep: "count",
    per: "turn",
    if: (table, event) => isHurtBy(table, event, ["resonator"])
  },
  /** Resonators that were put into a graveyard from a player's field. */
  resonatorsLost: {
    on: ["left"],
    by: "seat",
    keep: "count",
    per: "turn",
    seat: (table, event) => controllerOf(table, event.object),
    if: (table, { object, to }) => to === "graveyard" && hasType(table, object, ["resonator"])
  },
  /** What dealt damage (912.2, 1007.1). */
  dealtDamage: { on: ["damage"], by: "match", keep: "objects", object: "source", per: "turn" },
  /** What attacked (803.5). */
  attacked: { on: ["attacks"], by: "match", keep: "objects", object: "object", per: "turn" },
  /** Races (205.1) of what came to a player's field. */
  enteredRaces: { on: ["entered"], by: "seat", keep: "words", words: "races", per: "turn", seat: fieldOwner }
};
function fieldOwner(table, { object, under, seat }) {
  if (typeof under === "number" && under >= 0) return under;
  return table.find(object)?.owner ?? seat;
}
var controllerOf = (table, id) => knownRow(table, id)?.controller ?? -1;
function isHurtBy(table, { seat, source: source2 }, types) {
  const controller = controllerOf(table, source2);
  return controller !== seat && hasType(table, source2, types);
}
function hasType(table, id, types) {
  const values = table.find(id) === null ? table.state.past[id]?.values : valuesOf2(table, id);
  return (values?.types ?? []).some((type) => types.includes(type));
}

var explode = {
  kind: "triggered",
  keyword: "explode",
  on: [
    {
      event: "damage",
      if: {
        all: [
          { object: { event: "source" }, is: { is: "self" } },
          { eventIs: "battle", equal: true },
          { object: "self", is: { types: "resonator" } }
        ]
      }
    }
  ],
  clauses: [
    { do: [{ verb: "destroy", what: "self" }] },
    { if: { object: { event: "object" }, is: { types: "resonator" } }, do: [{ verb: "destroy", what: { event: "object" } }] }
  ]
};
var barrier = (where) => ({
  kind: "static",
  keyword: "barrier",
  modifiers: [
    {
      layer: "rules",
      of: "self",
      gain: { rules: [{ word: "cant", what: "beTargeted", by: "opponent", ...where === void 0 ? {} : { where: { tree: where } } }] }
    }
  ]
});
var itself2 = { object: { event: "object" }, is: { is: "self" } };
var comesWith = (keyword2, kind, count4) => ({
  kind: "replacement",
  keyword: keyword2,
  on: [{ event: "entered", if: itself2 }],
  clauses: [{ do: [{ verb: "entersWith", counters: { [kind]: count4 } }] }]
});
var losesLimit = {
  kind: "triggered",
  keyword: "limit",
  on: [
    { event: "attacks", if: itself2 },
    { event: "blocks", if: itself2 }
  ],
  clauses: [{ do: [{ verb: "removeCounters", what: "self", kind: "limit" }] }]
};
var keywordAbilities = {
  explode: () => [explode],
  barrier: ({ where }) => [barrier(where)],
  limit: ({ n }) => [comesWith("limit", "limit", n), losesLimit],
  mana: ({ n }) => [comesWith("mana", "mana", n)]
};

var status = {
  rested: (_table, row) => fieldsOf(row).rested,
  recovered: (_table, row) => !fieldsOf(row).rested,
  damage: (_table, row) => fieldsOf(row).damage,
  /** It came where it lies this turn. */
  cameThisTurn: (table, row) => fieldsOf(row).cameTurn === gameOf(table).turn,
  attacking: (table, row) => gameOf(table).battle?.attacker === row.id,
  blocking: (table, row) => gameOf(table).battle?.blocker === row.id,
  attacked: (table, row) => gameOf(table).battle?.target === row.id,
  /** An addition that is added to something (1002, 1121.2). */
  added: (_table, row) => row.host !== 0,
  /** What is said of tokens is about no other cards (1303.2b). */
  token: (_table, row) => row.kind === "token",
  /** Counters that lie on it (1022.5). */
  hopeCounters: (_table, row) => fieldsOf(row).counters.hope ?? 0,
  manaCounters: (_table, row) => fieldsOf(row).counters.mana ?? 0,
  /** 1022.5 */
  counters: (_table, row) => Object.keys(fieldsOf(row).counters),
  /** Its Awakening was paid; so it stays for as long as it lies there (1109.3). */
  awakened: (_table, row) => fieldsOf(row).notes.awakened === 1,
  /** Which of its Awakenings were paid, by their marks `key`. */
  awakenings: (_table, row) => fieldsOf(row).notes.awakenings ?? [],
  /** On the chase: an automatic ability. */
  automatic: (table, row) => row.zone === "chase" && itemOf(table, row.id).sort === "ability" && itemOf(table, row.id).triggered,
  /** Another card was played before it (1124.1, 1124.2). */
  torrent: (_table, row) => fieldsOf(row).notes.torrent === 1,
  /** It has [Stealth] (1114). */
  stealth: (table, row) => abilitiesOf(table, row).some(({ ability: ability2 }) => ability2.keyword === "stealth"),
  /** On the chase it is a card or an ability; a Judgment is neither (705.2d). */
  item: (_table, row) => row.zone === "chase" ? itemOf(_table, row.id).sort : null
};

function noteEmptyDiscard(table, seat) {
  table.emit("discardedNothing", "1019.2a", { seat });
  notice(table, "discarded", { object: 0, seat });
}

function named5(table, env, ref2) {
  if (typeof ref2 === "string" || !("var" in ref2)) return objectsOf(table, env, ref2);
  const value = env.vars[ref2.var];
  return Array.isArray(value) ? value.filter((id) => seatOfId(id) !== null || table.find(id) !== null) : [];
}
var what = (table, verb2, env) => objectsOf(table, env, verb2.what);
var players = (table, verb2, env) => seatsOf(table, env, verb2.player ?? "you");
var count2 = (table, verb2, env) => Math.max(0, amount(table, env, verb2.amount ?? 1));

function summon(table, seat, id) {
  const from = zoneOf(table, id);
  const item = place(table, id, { zone: "chase" });
  table.set(table.object(item), "controller", seat);
  setItem(table, item, {
    sort: "card",
    ability: "",
    source: item,
    card: table.object(item).card,
    triggered: false,
    event: null,
    vars: {},
    parts: [],
    way: "summoned",
    from,
    open: false
  });
  table.emit("summoned", "1006.1", { seat, object: item, card: shownCard(table, item) });
  return item;
}
var actionVerbs = {
  /** 1006.1 */
  summon: {
    rule: "1006.1",
    run: (table, verb2, env) => {
      if (!mayChase(table, env.you)) return { done: false };
      const items = what(table, verb2, env).filter((id) => isType(table, id, "resonator")).map((id) => summon(table, env.you, id));
      return { done: items.length > 0, objects: items };
    }
  },
  /** A ruler comes to the field as its J-ruler without a Judgment of its player; one that lost Judgment stays (1010.1b). */
  becomeJRuler: {
    rule: "1010.1b",
    run: (table, verb2, env) => {
      const found2 = what(table, verb2, env).filter((id) => zoneOf(table, id) === "rulerArea");
      for (const id of found2)
        if (jRulerOf(table, id) === 0) table.emit("judgmentFailed", "1010.1b", { seat: table.object(id).owner, object: id });
      return {
        propose: found2.flatMap(
          (id) => jRulerOf(table, id) === 0 ? [] : [move(id, { to: "field", under: table.object(id).owner, face: jRulerOf(table, id), act: "judged" }, "705.3")]
        )
      };
    }
  },
  /** 1019.2: each of `player` discards all cards of his hand; who has none has discarded as well (1019.2a). */
  discardHand: {
    rule: "1019.2",
    run: (table, verb2, env) => {
      const hands = players(table, verb2, env).map((seat) => ({ seat, cards: table.zoneOf("hand", seat).order }));
      for (const { seat, cards } of hands) if (cards.length === 0) noteEmptyDiscard(table, seat);
      return {
        propose: hands.flatMap(({ cards }) => cards.map((id) => move(id, { to: "graveyard", act: "discarded", by: env.self }, "1019.2")))
      };
    }
  },
  /** 1022.4: counters of a `kind` go from `what` to `to`: `amount`, or all. */
  moveCounters: {
    rule: "1022.4",
    run: (table, verb2, env) => {
      const [to] = what(table, { ...verb2, what: verb2.to }, env);
      if (to === void 0) return { done: false };
      const kind = verb2.kind;
      return {
        propose: what(table, verb2, env).flatMap((id) => {
          const there = countersOn(table, id, kind);
          const amount3 = verb2.amount === void 0 ? there : Math.min(there, count2(table, verb2, env));
          return amount3 === 0 || id === to ? [] : [removeCounters(id, kind, amount3, "1022.4"), addCounters(to, kind, amount3, "1022.4")];
        })
      };
    }
  },
  /** Damage is removed from `what`. */
  removeDamage: {
    rule: "1007.1",
    run: (table, verb2, env) => ({
      propose: what(table, verb2, env).filter((id) => rowOf3(table, id).damage > 0).map((id) => clearDamage(id))
    })
  }
};

var chanceVerbs = {
  /** [Force] `amount`: so many dice are rolled; the sum of what they show is the verb's `total` (1023.1, 1023.1b). */
  force: { rule: "1023.1", run: (table, verb2, env) => ({ propose: [roll(env.you, count2(table, verb2, env), env.self)] }) }
};

var enteringVerbs = {
  /** It comes with `counters` by their names beside those that it has already (1118.2, 1122.2b), and `rested`. */
  entersWith: {
    rule: "1022.1",
    run: (table, verb2, env) => {
      const more = countersOf(table, verb2.counters, env);
      alter(
        table,
        env,
        (happening) => ({
          ...happening,
          data: {
            ...happening.data,
            counters: tallySum(happening.data.counters ?? {}, more),
            ...verb2.rested === true ? { rested: true } : {}
          }
        })
      );
      return { done: true };
    }
  }
};
function countersOf(table, counted6, env) {
  return Object.fromEntries(
    Object.entries(counted6 ?? {}).map(([kind, value]) => [kind, Math.max(0, amount(table, env, value))]).filter(([, count4]) => count4 > 0)
  );
}

var fits2 = (table, id, slot) => valuesOf2(table, id).attributes.some((one) => slot.includes(one));
function fillable(table, slots, ids2) {
  const [slot, ...rest2] = slots;
  return slot === void 0 || ids2.some(
    (id) => fits2(table, id, slot) && fillable(
      table,
      rest2,
      ids2.filter((one) => one !== id)
    )
  );
}
var resonatorsOf = (table, seat) => fieldOf2(table, seat).filter((id) => isType(table, id, "resonator"));
function nextOf(table, { you }, slots, chosen2) {
  const left = resonatorsOf(table, you).filter((id) => !chosen2.includes(id));
  const [slot = [], ...rest2] = slots.slice(chosen2.length);
  return left.filter(
    (id) => fits2(table, id, slot) && fillable(
      table,
      rest2,
      left.filter((one) => one !== id)
    )
  );
}
function incarnable(table, verb2, { you }) {
  return verb2.attributes.map((slot) => resonatorsOf(table, you).filter((id) => fits2(table, id, slot)));
}
var incarnateVerbs = {
  incarnate: {
    rule: "1110.2",
    payable: (table, verb2, env) => fillable(table, verb2.attributes, resonatorsOf(table, env.you)),
    run: (_table, _verb, env, path) => ({
      call: "incarnate",
      locals: { ...envLocals(env), program: path, chosen: [], returned: null, answer: null, answers: null }
    })
  }
};
var incarnateProcedure = {
  name: "incarnate",
  steps: [
    { name: "ask", rule: "1110.2", run: ask3 },
    { name: "chosen", rule: "1110.2", run: take2 },
    { name: "banish", rule: "1110.2", run: banish },
    { name: "over", rule: "1110.2", run: over4 }
  ]
};
function ask3(table, locals, frame) {
  const env = envOf(locals);
  const { attributes: attributes2 } = table.library.node(locals.program);
  const chosen2 = locals.chosen;
  if (chosen2.length === attributes2.length) return { to: "banish" };
  const options2 = nextOf(table, env, attributes2, chosen2).map(
    (id) => ({ id: `object:${id}`, label: "object", params: { card: table.object(id).card, object: id }, object: id })
  );
  table.ask(frame, {
    seat: env.you,
    kind: "payCost",
    rule: "1110.2",
    params: { card: env.card, object: env.self },
    domain: { type: "options", min: 1, max: 1, options: options2 }
  });
  return { wait: true };
}
function take2(table, locals) {
  const [pick] = picksOf(locals.answer);
  table.local(locals, "answer", null);
  table.local(locals, "chosen", [...locals.chosen, Number(pick.slice("object:".length))]);
  return { to: "ask" };
}
function banish(table, locals) {
  const { self } = envOf(locals);
  return happen(
    table,
    locals.chosen.map((id) => move(id, { to: "graveyard", act: "banished", by: self }, "1011.1"))
  );
}
function over4(_table, locals) {
  const result = locals.returned;
  return { done: { done: true, objects: [...result?.objects ?? []] } };
}

var attachVerb = {
  rule: "1002.1",
  run: (table, verb2, env) => {
    const [host] = objectsOf(table, env, verb2.to);
    if (host === void 0) return { done: false };
    const under = verb2.under === void 0 ? {} : { under: seatOf(table, env, verb2.under) };
    return {
      propose: what(table, verb2, env).map(
        (id) => zoneOf(table, id) === "field" ? addTo(id, host, "1002.2a") : move(id, { to: "field", host, by: env.self, ...under }, "1002.1")
      )
    };
  }
};
var attachingVerbs = { attach: attachVerb };
function asksForHosts(table, ids2, to) {
  return to === "field" && ids2.some((id) => zoneOf(table, id) !== "field" && needsHost(table, id));
}
var putAddedProcedure = {
  name: "putAdded",
  steps: [
    { name: "ask", rule: "1406.3", run: ask4 },
    { name: "chosen", rule: "1406.3", run: choose2 },
    { name: "put", rule: "1406.3", run: put5 },
    { name: "over", rule: "1406.3", run: (_table, locals) => ({ done: locals.returned }) }
  ]
};
function putAddedLocals(env, moves) {
  return { ...envLocals(env), moves, at: 0, answer: null, answers: null, returned: null };
}
var movesOf = (locals) => locals.moves;
function ask4(table, locals, frame) {
  const added4 = movesOf(locals)[locals.at];
  if (added4 === void 0) return { to: "put" };
  const hosts2 = needsHost(table, added4.object) && zoneOf(table, added4.object) !== "field" ? hostsFor(table, added4.object) : [];
  if (hosts2.length < 2) {
    take3(table, locals, hosts2[0] ?? 0);
    return { to: "ask" };
  }
  const options2 = hosts2.map(
    (id) => ({ id: `object:${id}`, label: "object", params: { card: shownCard(table, id), object: id }, object: id })
  );
  const { you } = envOf(locals);
  table.ask(frame, {
    seat: you,
    kind: "chooseForEffect",
    rule: "1406.3",
    params: { card: shownCard(table, added4.object), object: added4.object },
    domain: { type: "options", min: 1, max: 1, options: options2 }
  });
  return { wait: true };
}
function choose2(table, locals) {
  const [pick] = picksOf(locals.answer);
  table.local(locals, "answer", null);
  take3(table, locals, Number(pick.slice("object:".length)));
  return { to: "ask" };
}
function take3(table, locals, host) {
  const at = locals.at;
  const moves = movesOf(locals);
  const one = moves[at];
  table.local(locals, "moves", moves.with(at, { ...one, how: { ...one.how, host } }));
  table.local(locals, "at", at + 1);
}
function put5(table, locals) {
  return happen(
    table,
    movesOf(locals).map(({ object, how }) => move(object, how, "1406.3"))
  );
}
var putAdded = (env, ids2, how) => ({
  call: "putAdded",
  locals: putAddedLocals(
    env,
    ids2.map((object) => ({ object, how }))
  )
});

function copiesOf(table, verb2, env, kind, ids2) {
  return ids2.flatMap((id) => {
    const row = table.object(id);
    const zone = kind === "token" ? "field" : zoneOf(table, id);
    const copy2 = JSON.stringify(copiedValues(table, env, id, null, ""));
    return players(table, verb2, env).map(
      (seat) => create(
        seat,
        { token: row.card, kind, zone, amount: count2(table, verb2, env), rested: verb2.rested === true, copy: copy2, by: env.self },
        "1017.1"
      )
    );
  });
}
var copyingVerbs = {
  /** 1017.1: copies each of `what` where it is; on the chase its player may choose new targets with `retarget`. What is there no more is not copied (1017.1d). */
  copy: {
    rule: "1017.1",
    run: (table, verb2, env) => {
      const ids2 = what(table, verb2, env);
      const chased = ids2.filter((id) => zoneOf(table, id) === "chase");
      if (chased.length > 0) return { call: "copyItems", locals: copyingLocals(env, chased, verb2.retarget === true) };
      return { propose: copiesOf(table, verb2, env, "copy", ids2) };
    }
  },
  /** 1303.1a: tokens that are copies of each of `what` come to the field of `player`. */
  createCopy: { rule: "1303.1", run: (table, verb2, env) => ({ propose: copiesOf(table, verb2, env, "token", what(table, verb2, env)) }) }
};

var hundred = 100;
var dealDamage = {
  rule: "1007.1",
  run: (table, verb2, env) => {
    const sources = verb2.source === void 0 ? [env.self] : presentOrPast(table, env, verb2.source);
    return {
      propose: sources.flatMap(
        (source2) => receivers(table, verb2, env).map(
          (to) => damage({ source: source2, to, amount: share(table, verb2, env, to), battle: false, firm: verb2.firm === true }, "1007.1")
        )
      )
    };
  }
};
function receivers(table, verb2, env) {
  const objects = verb2.to === void 0 ? [] : named5(table, env, verb2.to);
  return verb2.player === void 0 ? objects : [...objects, ...seatsOf(table, env, verb2.player).map(idOfSeat)];
}
function share(table, verb2, env, to) {
  return verb2.divided === void 0 ? count2(table, verb2, env) : hundred * partOf(env, verb2.divided, to);
}
var lifeAndDamageVerbs = {
  dealDamage,
  gainLife: {
    rule: "105.4",
    run: (table, verb2, env) => ({ propose: players(table, verb2, env).map((seat) => gainLife2(seat, count2(table, verb2, env), "105.4")) })
  },
  loseLife: {
    rule: "105.4",
    run: (table, verb2, env) => ({ propose: players(table, verb2, env).map((seat) => loseLife(seat, count2(table, verb2, env), "105.4")) })
  },
  setLife: {
    rule: "104.6",
    run: (table, verb2, env) => ({
      propose: players(table, verb2, env).flatMap((seat) => setLife(table, seat, amount(table, env, verb2.amount), "104.6"))
    })
  },
  /** Pays `amount` life, as a cost: hundreds (105.4a). */
  payLife: {
    rule: "105.4a",
    payable: (table, verb2, env) => canPayLife(table, env.you, count2(table, verb2, env)),
    run: (table, verb2, env) => ({ propose: [loseLife(env.you, count2(table, verb2, env), "105.4a")] })
  }
};

function moveOf(table, { to, under, at, rested, counters: counters2, reveal: reveal3, faceDown, face }, env) {
  return {
    to,
    by: env.self,
    rested: rested === true,
    reveal: reveal3 === true,
    faceDown: faceDown === true,
    ...typeof face === "number" ? { face } : {},
    ...under === void 0 ? {} : { under: seatOf(table, env, under) },
    ...at === void 0 ? {} : { at },
    counters: countersOf(table, counters2, env)
  };
}
var moveVerbs = {
  /** 1009 */
  draw: {
    rule: "1009.1",
    run: (table, verb2, env) => ({ propose: players(table, verb2, env).map((seat) => draw2(seat, count2(table, verb2, env), "1009.1")) })
  },
  /** 1010; `ruler`: it says that it destroys a ruler (1010.2). */
  destroy: {
    rule: "1010.1",
    run: (table, verb2, env) => ({ propose: what(table, verb2, env).map((id) => destroy(id, "1010.1", env.self, verb2.ruler === true)) })
  },
  /** 1012 */
  cancel: { rule: "1012.1", run: (table, verb2, env) => ({ propose: what(table, verb2, env).map((id) => cancel(id, "1012.1", env.self)) }) },
  /** Moves `what` `to` a zone: `under` whose, `at` which place, `face` up, `rested`, with `counters` by name, shown to all (`reveal`). */
  move: {
    rule: "302.3",
    run: (table, verb2, env) => {
      const ids2 = what(table, verb2, env);
      const how = moveOf(table, verb2, env);
      return asksForHosts(table, ids2, how.to) ? putAdded(env, ids2, how) : { propose: ids2.map((id) => move(id, how, "302.3")) };
    }
  },
  /** Banishing itself, as a cost. */
  banishSelf: {
    rule: "1011.1",
    payable: (table, _verb, env) => table.find(env.self) !== null && table.object(env.self).controller === env.you,
    run: (_table, _verb, { self }) => ({ propose: [move(self, { to: "graveyard", act: "banished", by: self }, "1011.1")] })
  },
  /** 1021: a deck of `zone`, the main deck unless said; `except` lies on top of it afterwards. */
  shuffle: {
    rule: "1021.1",
    run: (table, verb2, env) => ({
      propose: players(table, verb2, env).map(
        (seat) => shuffle(
          seat,
          verb2.zone ?? "mainDeck",
          "1021.1",
          verb2.except === void 0 ? [] : what(table, { ...verb2, what: verb2.except }, env)
        )
      )
    })
  },
  /** 1303: `amount` of a `token` of the catalogue come to the field of each of `player`. */
  create: {
    rule: "1303.1",
    run: (table, verb2, env) => ({
      propose: players(table, verb2, env).map(
        (seat) => create(
          seat,
          { token: verb2.token, amount: count2(table, verb2, env), rested: verb2.rested === true, by: env.self },
          "1303.1"
        )
      )
    })
  }
};

function doer(table, verb2, env) {
  const by = verb2.by ?? verb2.choose?.by;
  return by === void 0 ? env : { ...env, you: seatOf(table, env, by) };
}
var isYours2 = (table, id, { you }) => table.object(id).controller === you;
var pickings = {
  // 1011.2: only one's own; a J-ruler can't be banished (314.2, ruling:21).
  banish: {
    use: "leaves",
    rule: "1011.1",
    make: (id, { self }) => move(id, { to: "graveyard", act: "banished", by: self }, "1011.1"),
    fits: (table, id, env) => isYours2(table, id, env) && zoneOf(table, id) === "field" && !isType(table, id, "jRuler")
  },
  discard: {
    use: "leaves",
    rule: "1019.1",
    make: (id, { self }) => move(id, { to: "graveyard", act: "discarded", by: self }, "1019.1"),
    fits: (table, id) => zoneOf(table, id) === "hand"
  },
  // 1004.1, 311.1, 1302.5a: it may be removed face down.
  remove: {
    use: "leaves",
    rule: "1004.1",
    make: (id, { self }, { faceDown }) => move(id, { to: "removed", act: "removed", faceDown: faceDown === true, by: self }, "1004.1"),
    fits: () => true
  },
  rest: {
    use: "rests",
    rule: "1013.1",
    make: (id) => rest(id, "1013.1"),
    fits: (table, id) => table.object(id).rested === false && ["field", "rulerArea"].includes(zoneOf(table, id))
  },
  returnToHand: { use: "leaves", rule: "302.3", make: (id, { self }) => move(id, { to: "hand", by: self }, "302.3"), fits: () => true },
  // 1005.2: not what is revealed already.
  reveal: { use: "shows", rule: "1005.1", make: (id) => reveal2(id, "1005.1"), fits: (table, id) => !isRevealed2(table, id) },
  takeCounter: {
    use: "keeps",
    rule: "1022.1",
    make: (id, _env, { kind }) => removeCounters(id, kind, 1, "1022.1"),
    fits: () => true
  }
};
function uses(table, env, verb2) {
  switch (verb2.verb) {
    case "restSelf":
      return [{ ids: [env.self], use: "rests" }];
    case "banishSelf":
      return [{ ids: [env.self], use: "leaves" }];
    case "incarnate":
      return incarnable(table, verb2, env).map((ids2) => ({ ids: ids2, use: "leaves" }));
    case "payCounters":
      return counterSources(table, env, verb2).map((id) => ({ ids: [id], use: "keeps" }));
    default:
      return null;
  }
}
var counterSources = (table, env, verb2) => objectsOf(table, env, verb2.what ?? "self");
var pickingRules = {
  pickings,
  doer,
  // A card that is about to be played from the hand pays for nothing there.
  spares: (table, id, env) => id === env.self && zoneOf(table, id) === "hand",
  uses,
  payers: ["announce", "payAsked"],
  nothing: (table, verb2, env) => {
    if (verb2.verb !== "discard") return null;
    noteEmptyDiscard(table, seatOf(table, env, verb2.choose.by ?? "you"));
    return true;
  }
};

var playingVerbs = {
  /** Its player plays the card `what`, `free` without paying its cost (903.2e-ii); what cannot be played stays where it is. */
  play: {
    rule: "903.2",
    run: (table, verb2, env) => {
      const way = verb2.free === true ? "free" : "";
      const card3 = mayChase(table, env.you) ? what(table, verb2, env).find((id) => mayPlay(table, env.you, id, way)) : void 0;
      return card3 === void 0 ? { done: false } : { call: "announce", locals: { ...playLocals(table, env.you, card3, way), untimed: true } };
    }
  }
};

function lookAt2(table, seat, hidden) {
  const ids2 = hidden.map((id) => showTo(table, id, [seat]));
  table.emit("lookedAt", "302.2", { seat, count: ids2.length, ...wereNamed(hidden, ids2) }, [
    { seats: [seat], data: { cards: ids2.map((id) => table.object(id).card), objects: [...ids2] } }
  ]);
  return ids2;
}
var showingVerbs = {
  /** You look at `what`. */
  look: {
    rule: "302.2",
    run: (table, verb2, env) => {
      const hidden = what(table, verb2, env);
      if (hidden.length === 0) return { done: false };
      const ids2 = lookAt2(table, env.you, hidden);
      notice(table, "lookedAt", { object: ids2[0], seat: env.you });
      return { done: true, objects: ids2 };
    }
  }
};

function isSettled(table, id) {
  const { cameTurn, heldTurn } = rowOf3(table, id);
  const { turn: turn2 } = gameOf(table);
  if (hasKeyword(table, id, "swiftness")) return true;
  if (isType(table, id, "jRuler")) return cameTurn !== turn2;
  return !isType(table, id, "resonator") || heldTurn !== turn2;
}

var restSelf2 = {
  rule: "1013.2",
  payable: (table, _verb, { self }) => isInBattleArea(table, self) && !rowOf3(table, self).rested && isSettled(table, self),
  run: (_table, _verb, { self }) => ({ propose: [rest(self, "1013.2")] })
};
var payCounters = {
  rule: "1022.1",
  payable: (table, verb2, env) => {
    const from = source(table, verb2.what, env);
    return from.length > 0 && from.every((id) => countersOn(table, id, verb2.kind) >= count2(table, verb2, env));
  },
  run: (table, verb2, env) => ({
    propose: source(table, verb2.what, env).map(
      (id) => removeCounters(id, verb2.kind, count2(table, verb2, env), "1022.1")
    )
  })
};
var source = (table, ref2, env) => objectsOf(table, env, ref2 ?? "self");
var stateVerbs = {
  restSelf: restSelf2,
  payCounters,
  /** 1117.2a: what is double-faced shows its future. */
  shift: { rule: "1117.2", run: (table, verb2, env) => ({ propose: what(table, verb2, env).map((id) => shift2(id, "1117.2")) }) },
  recover: { rule: "1013.1", run: (table, verb2, env) => ({ propose: what(table, verb2, env).map((id) => recover(id, "1013.1")) }) },
  /** 1022.1 */
  addCounters: {
    rule: "1022.1",
    run: (table, verb2, env) => ({
      propose: what(table, verb2, env).map((id) => addCounters(id, verb2.kind, count2(table, verb2, env), "1022.1"))
    })
  },
  removeCounters: {
    rule: "1022.1",
    run: (table, verb2, env) => ({
      propose: what(table, verb2, env).map((id) => removeCounters(id, verb2.kind, count2(table, verb2, env), "1022.1"))
    })
  }
};

function producing3(verb2, env, seat, units) {
  return produce2(
    seat,
    units.map((unit) => ({ ...unit, source: env.self, ...verb2.only === void 0 ? {} : { only: verb2.only } })),
    env.self,
    "907.4"
  );
}
var produceVerb = {
  rule: "907.4",
  run: (table, given2, env, path) => {
    const verb2 = given2;
    const seat = verb2.player === void 0 ? env.you : seatOf(table, env, verb2.player);
    const ways2 = waysOf2(table, env, verb2);
    const settled2 = env.vars[chosenWill]?.[path];
    const units = settled2 ?? (ways2.length === 1 ? ways2[0] : void 0);
    if (units !== void 0) return { propose: [producing3(verb2, env, seat, units)] };
    return {
      call: "chooseWill",
      locals: { ...envLocals(env), path, seat, ways: ways2, answer: null, answers: null, returned: null }
    };
  }
};
var chooseWillProcedure = {
  name: "chooseWill",
  steps: [
    { name: "ask", rule: "907.4", run: ask5 },
    { name: "produce", rule: "907.4", run: add2 },
    { name: "produced", rule: "907.4", run: (_table, locals) => ({ done: locals.returned }) }
  ]
};
function ask5(table, locals, frame) {
  const ways2 = locals.ways;
  const options2 = ways2.map(
    (units, at) => ({
      id: `will:${at}`,
      label: "will",
      params: { will: printWill(units.map((unit) => ({ ...unit, source: 0 }))) }
    })
  );
  table.ask(frame, {
    seat: locals.seat,
    kind: "chooseWill",
    rule: "907.4",
    params: { card: locals.card, object: locals.self },
    domain: { type: "options", min: 1, max: 1, options: options2 }
  });
  return { wait: true };
}
function add2(table, locals) {
  const [pick] = picksOf(locals.answer);
  const units = locals.ways[Number(pick.slice("will:".length))];
  const verb2 = table.library.node(locals.path);
  return happen(table, [producing3(verb2, envOf(locals), locals.seat, units)]);
}
var payWillVerb = {
  rule: "1003.1",
  payable: (table, verb2, env) => canAfford(purseOf(table, env.you), costOf(table, env, verb2)),
  run: (table, verb2, env, path) => ({
    call: "payWill",
    locals: payWillLocals(env.you, costOf(table, env, verb2), { object: env.self, card: env.card, ...spendingOf(table, env, path) })
  })
};
function spendingOf(table, env, path) {
  const [, ability2] = /^(.*)\/cost\/\d+$/.exec(path) ?? [];
  if (ability2 === void 0 || /\/(clauses|then)\//.test(ability2)) return { spender: anySpender, without: [] };
  return {
    spender: { purpose: "ability", object: env.self },
    without: usesItself(table.library.ability(ability2).ability) ? [env.self] : []
  };
}
function costOf(table, env, verb2) {
  const cost2 = parseCost(verb2.will);
  return cost2.x === 0 ? cost2 : withX(cost2, amount(table, env, verb2.x ?? { var: "x" }));
}
var willVerbs = { produce: produceVerb, payWill: payWillVerb };

var verbs2 = {
  ...moveVerbs,
  ...attachingVerbs,
  ...copyingVerbs,
  ...pickingVerbs(pickingRules),
  ...stateVerbs,
  ...lifeAndDamageVerbs,
  ...willVerbs,
  ...chanceVerbs,
  ...enteringVerbs,
  ...incarnateVerbs,
  ...playingVerbs,
  ...showingVerbs,
  ...actionVerbs
};
var verbProcedures = [pickAndDo(pickingRules), putAddedProcedure, incarnateProcedure, chooseWillProcedure];

function sumsHold(table, env, cost2) {
  const life2 = cost2.filter(({ verb: verb2 }) => verb2 === "payLife").reduce((sum, verb2) => sum + count2(table, verb2, env), 0);
  if (!canPayLife(table, env.you, life2)) return false;
  return takesHold(
    cost2.flatMap(
      (verb2) => verb2.verb === "payCounters" ? counterSources(table, env, verb2).map(
        (id) => ({
          from: `${id}:${verb2.kind}`,
          count: count2(table, verb2, env),
          there: countersOn(table, id, verb2.kind)
        })
      ) : []
    )
  );
}
function paysTogether(table, env, cost2) {
  return sumsHold(table, env, cost2) && usesHold(pickingRules, table, env, cost2);
}

function viewTurn(table) {
  const { turn: turn2, active, phase } = gameOf(table);
  return { number: turn2, seat: active < 0 ? null : active, phase };
}
function viewPlayer(table, seat) {
  const { life: life2, passing: passing4 } = playerOf2(table, seat);
  const count4 = (kind) => table.zoneOf(kind, seat).order.length;
  return {
    life: life2,
    passing: passing4,
    will: printWill(poolOf(table, seat)),
    hand: count4("hand"),
    mainDeck: count4("mainDeck"),
    magicStoneDeck: count4("magicStoneDeck"),
    standby: count4("standby"),
    lifebreak: count4("lifebreak")
  };
}
function viewMatch(table) {
  const { first, step, battle } = gameOf(table);
  const { game, wins, draws } = matchOf(table);
  return {
    first,
    step,
    battle,
    game,
    wins: [...wins],
    draws,
    bestOf: table.pins.format.bestOf,
    valhalla: playsValhalla(table)
  };
}
function viewObject2(table, row) {
  const values = valuesOf2(table, row.id);
  const shown = {};
  for (const key in values) if (key !== "abilities") shown[key] = values[key];
  const [name, ...names3] = values.name;
  if (names3.length === 0 && name !== void 0) shown.name = name;
  const { rested, faceDown, face, damage: damage3, counters: counters2, cameTurn, judgmentLost } = fieldsOf(row);
  if (row.zone === "chase") {
    const { sort, ability: ability2, card: card3 } = itemOf(table, row.id);
    shown.item = { sort, ability: ability2, card: card3 };
    shown.targets = targetsShown2(table, row.id);
  }
  return Object.assign(shown, { rested, faceDown, face, damage: damage3, counters: counters2, cameTurn, judgmentLost });
}
function viewHidden(_table, row) {
  const { cameTurn } = fieldsOf(row);
  return { faceDown: true, cameTurn };
}

var allProcedures = [matchOfGames(putDecks, resetRows, gameLocals), ...procedures, ...verbProcedures];
var forceOfWillRules = {
  id: "force-of-will",
  names: { en: "Force of Will", zh: "力量之意志" },
  seats: { min: 2, max: 2 },
  formats,
  decisionKinds,
  vocabulary,
  prepare,
  pinsDecks: true,
  procedures: allProcedures,
  verbs: verbs2,
  objectFields,
  // 903.2f
  paysTogether,
  happenings,
  commitOrder,
  history,
  commitsToOrder: batchOrders,
  // 910.2a: what does not prevent damage acts before what does.
  replacementTiers,
  replacementChooser,
  reduced: damagePrevented,
  setUp: (table) => {
    layOut(table, pinnedDecks(table.pins, readDeck));
    table.push("match", matchLocals());
  },
  arrange,
  // 302.2: `hides` says who sees what lies face down.
  visibility: {
    mainDeck: "nobody",
    magicStoneDeck: "nobody",
    hand: "owner",
    field: "all",
    rulerArea: "all",
    graveyard: "all",
    standby: "faces",
    removed: "faces",
    lifebreak: "nobody",
    chase: "all",
    sideDeck: "ownerAlone"
  },
  // 310.2: one's own standby area may be looked at always; 311.2a: what is removed face down, by who knows what it is.
  hides: (_table, row, seat) => fieldsOf(row).faceDown && !(row.owner === seat && row.zone.startsWith("standby:")),
  // 302.3, ruling:5, ruling:6
  keepsIdentity: (from, to) => inBattle.has(from) && inBattle.has(to),
  keepsKnowledge: (_table, _row, _from, to) => to === "hand" || to === "mainDeck" || to === "standby" || to === "removed",
  remembers: (_table, _row, from) => isRemembered(from),
  openings: { dormantReveals, dormantWithoutWill },
  inPlay: battleArea,
  spellsFrom: ["hand", "standby", "graveyard", "chase"],
  distantFields,
  distantRelations: ["fights"],
  derivation: "inOrder",
  layers,
  layerRules,
  keywordAbilities,
  baseValues,
  baseFields,
  finishValues,
  // 1017.1: without continuous effects; base abilities are none (909.1a).
  // 206.1a, 207.2a, 1020.3: what has no ATK or DEF has nothing that more could be added to.
  mayLack: ["atk", "def"],
  copiable: { after: "base", characteristics: copiableCharacteristics, steps: copyingSteps },
  status,
  playerValues,
  modifierSources,
  abilitiesWork: () => true,
  relations,
  interjections: takingBack(),
  order: inOrder4,
  seatOrder: turnOrder,
  answered: noteAnswer,
  allowed: (table, { object, ability: ability2 }, event) => {
    const { kind, keyword: keyword2 } = table.library.ability(ability2).ability;
    if (gameOf(table).turn === 0) return false;
    return maySound(table, object, keyword2) && (kind !== "triggered" || !forbids(table, object, "trigger", event?.object));
  },
  stateTriggerWaits,
  // 906.4, 906.6: it has triggered whether or not it can be paid for.
  judgesLate: "cost",
  noticed: noteEvent,
  committed: noteBatch,
  stabilise: stabilise2,
  // 906.9: any state of the game may be waited for.
  stabilisesAll: true,
  rules: { optionalEffect: "903.3b", orderEffects: "909.3b", replace: "910.2", chooseTargets: "1014.1", concede: "103.4" },
  canTarget: (table, env, object) => !isOpenItem(object) && !forbids(table, object.id, "beTargeted", env.self, env.you),
  duration,
  span: (table, name) => name === "turn" ? `turn ${gameOf(table).turn}` : name,
  playerAmount,
  matchAmount: (table, value) => value === "turn" ? gameOf(table).turn : unknownWord("value of the match", value),
  phase: (table) => gameOf(table).phase,
  step: (table) => gameOf(table).step,
  activeSeat: (table) => gameOf(table).active < 0 ? null : turnPlayer(table),
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
var isRemembered = (from) => from !== "mainDeck" && from !== "magicStoneDeck" && from !== "lifebreak" && from !== "";
var inBattle = new Set(battleArea);
var elsewhere = [...ownZones, ...sharedZones].filter((kind) => !inBattle.has(kind));
function modifierSources(table) {
  const found2 = [];
  for (const seat of table.seats()) found2.push(...battleAreaOf(table, seat));
  if (table.cardsHere.anyElsewhere()) found2.push(...sourcesElsewhere(table));
  return found2;
}
var sourcesKept = /* @__PURE__ */ new WeakMap();
function sourcesElsewhere(table) {
  const { population } = table.journal;
  const known7 = sourcesKept.get(table);
  if (known7 !== void 0 && known7.population === population) return known7.ids;
  const ids2 = [];
  for (const kind of elsewhere) {
    if (!table.library.openings.workplaces.has(kind)) continue;
    for (const { order } of table.zonesOf(kind)) for (const id of order) if (standsIn(table, table.object(id), kind)) ids2.push(id);
  }
  sourcesKept.set(table, { population, ids: ids2 });
  return ids2;
}
function standsIn(table, row, kind) {
  const { elsewhere: elsewhere2, statics } = table.program(row);
  return elsewhere2 && statics.some(({ ability: ability2 }) => ability2.modifiers !== void 0 && ability2.from?.includes(kind) === true);
}
function playerAmount(table, seat, value) {
  if (value === "life") return playerOf2(table, seat).life;
  if (value === "seat") return seat;
  if (value.startsWith("seen:"))
    return table.zoneOf(value.slice("seen:".length), seat).order.every((id) => table.seats().every((one) => seesFace(table, table.object(id), one))) ? 1 : 0;
  return ["hand", "mainDeck", "magicStoneDeck", "graveyard", "removed", "standby", "lifebreak"].includes(value) ? table.zoneOf(value, seat).order.length : unknownWord("value of a player", value);
}

var layoutWords = {
  slash: { en: "/", zh: "／" },
  life: { en: "life", zh: "生命" },
  hand: { en: "hand", zh: "手牌" },
  will: { en: "will", zh: "魔力" },
  field: { en: "field", zh: "战场" },
  rulerArea: { en: "ruler area", zh: "领主区" },
  mainDeck: { en: "main deck", zh: "主牌库" },
  magicStoneDeck: { en: "magic stone deck", zh: "魔石牌库" },
  graveyard: { en: "graveyard", zh: "坟场" },
  standby: { en: "standby area", zh: "待机区" },
  removed: { en: "removed area", zh: "移除区" },
  lifebreak: { en: "lifebreak area", zh: "生命绽放区" },
  sideDeck: { en: "side deck", zh: "备牌" },
  chase: { en: "chase", zh: "连锁区" },
  next: { en: "resolves next", zh: "下一个结算" },
  "sort.card": { en: "spell", zh: "法术" },
  "sort.ability": { en: "ability", zh: "异能" },
  "sort.judgment": { en: "Judgment", zh: "审判" },
  battleOn: { en: "battle", zh: "战斗" },
  attacks: { en: "attacks", zh: "攻击" },
  attacked: { en: "is attacked", zh: "被攻击" },
  blocks: { en: "blocks", zh: "阻挡" },
  noAttacker: { en: "no attacker", zh: "没有攻击者" },
  wasBlocked: { en: "blocked", zh: "已被阻挡" },
  rested: { en: "rested", zh: "横置" },
  faceDown: { en: "face-down card", zh: "背面朝上的牌" },
  sinceTurn: { en: "since turn $", zh: "自第$回合" },
  shortTurn: { en: "T$", zh: "第$回合" },
  addedCards: { en: "added to it", zh: "结附" },
  damage: { en: "damage", zh: "伤害" },
  judgmentLost: { en: "no Judgment any more", zh: "失去审判" },
  owner: { en: "owner", zh: "拥有者" },
  player: { en: "Player", zh: "玩家" },
  otherSide: { en: "other side", zh: "另一面" },
  gameNumber: { en: "Game $", zh: "第$局" },
  draw: { en: "draw phase", zh: "抽牌阶段" },
  drawing: { en: "draw phase", zh: "抽牌阶段" },
  recovery: { en: "recovery phase", zh: "重置阶段" },
  main: { en: "main phase", zh: "主阶段" },
  end: { en: "end phase", zh: "结束阶段" },
  between: { en: "before the first turn", zh: "首回合之前" },
  "short.draw": { en: "Draw", zh: "抽牌" },
  "short.recovery": { en: "Recovery", zh: "重置" },
  "short.main": { en: "Main", zh: "主阶段" },
  "short.end": { en: "End", zh: "结束" },
  "step.battleStart": { en: "start of battle", zh: "战斗开始步骤" },
  "step.attackDeclaration": { en: "declaration of attack", zh: "宣布攻击步骤" },
  "step.blockDeclaration": { en: "declaration of blocking", zh: "宣布阻挡步骤" },
  "step.firstStrike": { en: "first strike battle step", zh: "先攻战斗结算步骤" },
  "step.normalDamage": { en: "normal battle step", zh: "普通战斗结算步骤" },
  "step.battleEnd": { en: "end of battle", zh: "战斗结束步骤" },
  "step.last": { en: "last step", zh: "最后的步骤" },
  ruler: { en: "Ruler", zh: "领主" },
  jRuler: { en: "J-ruler", zh: "裁决者" },
  resonator: { en: "Resonator", zh: "生物" },
  chant: { en: "Chant", zh: "咏唱" },
  addition: { en: "Addition", zh: "附加" },
  regalia: { en: "Regalia", zh: "神器" },
  magicStone: { en: "Magic Stone", zh: "魔石" },
  special: { en: "Special", zh: "特殊" },
  token: { en: "token", zh: "衍生物" },
  future: { en: "future", zh: "未来面" },
  light: { en: "light", zh: "光" },
  fire: { en: "fire", zh: "火" },
  water: { en: "water", zh: "水" },
  wind: { en: "wind", zh: "风" },
  darkness: { en: "darkness", zh: "暗" },
  pierce: { en: "Pierce", zh: "贯穿" },
  precision: { en: "Precision", zh: "袭击" },
  firstStrike: { en: "First Strike", zh: "先攻" },
  explode: { en: "Explode", zh: "爆破" },
  flying: { en: "Flying", zh: "飞行" },
  swiftness: { en: "Swiftness", zh: "敏捷" },
  imperishable: { en: "Imperishable", zh: "不灭" },
  quickcast: { en: "Quickcast", zh: "瞬动" },
  remnant: { en: "Remnant", zh: "追忆" },
  barrier: { en: "Barrier", zh: "屏障" },
  bloodlust: { en: "Bloodlust", zh: "猛进" },
  evolution: { en: "Evolution", zh: "进化" },
  limit: { en: "Limit", zh: "界限" },
  mana: { en: "Mana", zh: "灵力" },
  astral: { en: "astral", zh: "星界" }
};

var layout = {
  words: layoutWords,
  phases: [["draw"], ["recovery"], ["main"], ["end"]],
  player: {
    counts: ["life", "hand"],
    tags: [
      { tag: "seat", value: "first", sign: "①" },
      { tag: "symbols", value: "will", word: "will" }
    ],
    hand: { zone: "hand" },
    spread: []
  },
  side: [
    [
      {
        area: "column",
        areas: [
          { area: "cards", zone: "rulerArea", word: "rulerArea" },
          // 1415: only where the match is played with lifebreaks.
          { area: "pile", zone: "lifebreak", closed: true, when: { value: "valhalla", is: true } },
          { area: "cards", zone: "standby", word: "standby", small: true, count: true }
        ]
      },
      {
        area: "rows",
        zone: "field",
        rows: [
          { row: "fighters", where: { value: "types", has: ["resonator", "jRuler"] }, always: true },
          { row: "others" },
          { row: "stones", where: { value: "types", has: ["magicStone"] }, stacked: true, low: true }
        ]
      },
      {
        area: "column",
        areas: [
          { area: "pile", zone: "mainDeck", closed: true },
          { area: "pile", zone: "magicStoneDeck", closed: true },
          { area: "pile", zone: "graveyard" },
          { area: "pile", zone: "removed" }
        ]
      }
    ]
  ],
  waiting: {
    from: "zone",
    zone: "chase",
    word: "chase",
    show: "lines",
    sort: { value: "item", inside: "sort", usual: "card" }
  },
  fight: {
    value: "battle",
    word: "battleOn",
    parts: [
      { part: "attacker", sign: "⚔", word: "attacks", nobody: "noAttacker" },
      { part: "target", sign: "◎", word: "attacked" },
      { part: "blocker", sign: "▣", word: "blocks" }
    ]
  },
  card: {
    shape: "tall",
    since: "cameTurn",
    turned: { value: "rested", is: true },
    tint: {
      values: [{ value: "attributes" }, { value: "stones", where: { value: "types", has: ["magicStone"] } }],
      several: "many",
      none: "void"
    },
    price: [{ value: "cost" }],
    line: [
      { value: "special", words: true, when: { value: "special", is: true } },
      { value: "types", words: true },
      { value: "kind", words: true, when: { value: "kind", is: "token" } }
    ],
    numbers: [{ value: "atk" }, { value: "def", before: "/" }],
    compared: { values: ["atk", "def"] },
    marks: [
      { mark: "flag", value: "rested", is: true, sign: "⟳", word: "rested" },
      { mark: "number", value: "damage", sign: "✶", word: "damage" },
      { mark: "counters", value: "counters" },
      { mark: "flag", value: "judgmentLost", is: true, sign: "✕", word: "judgmentLost" }
    ],
    face: "face",
    from: { value: "item", inside: "card" },
    ownName: "name",
    details: [
      { value: "attributes", words: true, betweenWord: "slash" },
      { value: "races", betweenWord: "slash" }
    ],
    keywords: "keywords",
    attachedWord: "addedCards"
  }
};

var events = {
  abilityActivated: { en: "{seat} uses {card}.", zh: "{seat}使用{card}。" },
  abilityPlayed: { en: "{seat} plays an ability of {card}{aimedAt}.", zh: "{seat}施放{card}的异能{aimedAt}。" },
  abilityTriggered: { en: "An ability of {card} triggers{aimedAt}.", zh: "{card}的异能触发{aimedAt}。" },
  answerSealed: { en: "{seat} has answered.", zh: "{seat}已作答。" },
  attached: { en: "{card} is added to {toCard}.", zh: "{card}结附于{toCard}。" },
  attackDeclined: { en: "{seat} does not attack.", zh: "{seat}放弃攻击。" },
  attackReversed: { en: "{card} can not attack after all.", zh: "{card}不能攻击。" },
  attacked: { en: "{seat} attacks with {card}{targetCard}{targetSeat}.", zh: "{seat}以{card}攻击{targetCard}{targetSeat}。" },
  battleEnded: { en: "The battle is over.", zh: "战斗结束。" },
  blockReversed: { en: "{card} can not block after all.", zh: "{card}不能阻挡。" },
  blocked: { en: "{seat} blocks with {card}.", zh: "{seat}以{card}阻挡。" },
  canceled: { en: "{card} is canceled.", zh: "{card}被取消。" },
  copied: { en: "{seat} gets a copy of {card}.", zh: "{seat}复制{card}。" },
  cardDrawn: { en: "{seat} draws {card}.", zh: "{seat}抽{card}。" },
  cardMoved: { en: "{card} goes from {from} to {zone}{act}.", zh: "{card}从{from}到{zone}{act}。" },
  cardPlayed: { en: "{seat} plays {card}{aimedAt}.", zh: "{seat}施放{card}{aimedAt}。" },
  cardRevealed: { en: "{seat} reveals {card}.", zh: "{seat}展示{card}。" },
  chanceDrawn: { en: "Chance ({what}, {from}): {result}", zh: "随机（{what}，{from}）：{result}" },
  conceded: { en: "{seat} concedes the {scope}.", zh: "{seat}认输。" },
  countersChanged: { en: "{card} has {amount} counters ({kind}).", zh: "{card}上有{amount}个{kind}指示物。" },
  damageDealt: { en: "{sourceCard} deals {amount} damage to {struck}.", zh: "{sourceCard}对{struck}造成{amount}点伤害。" },
  damagePrevented: { en: "{card} prevents {amount} damage.", zh: "{card}防止{amount}点伤害。" },
  deckRanOut: { en: "{seat} has no card left to draw.", zh: "{seat}的牌库没有可抽的牌。" },
  diceRolled: { en: "{seat} rolls {dice} dice: {amount}.", zh: "{seat}投掷{dice}颗骰子：{amount}。" },
  damageRemoved: { en: "The damage on {card} is removed.", zh: "移除{card}上的伤害。" },
  discardedNothing: { en: "{seat} has no card to discard.", zh: "{seat}没有可弃的手牌。" },
  drawAgreed: { en: "The players agree on a draw.", zh: "双方同意平局。" },
  effectGranted: { en: "The effect of {program} begins ({until}).", zh: "{program}的效应开始适用（{until}）。" },
  firstPlayerDecided: { en: "{seat} goes first.", zh: "{seat}为先手。" },
  gameEnded: { en: "The game is over ({reason}). Winner: {winners}", zh: "游戏结束（{reason}）。胜者：{winners}" },
  judgeLossGiven: { en: "A judge gives {seat} a {scope} loss.", zh: "裁判判{seat}负。" },
  judgmentBegan: { en: "{seat} performs Judgment with {card}.", zh: "{seat}以{card}进行审判。" },
  judgmentFailed: { en: "The ruler of {seat} stays a ruler.", zh: "{seat}的领主维持领主面。" },
  judgmentLost: { en: "{card} loses Judgment for the rest of the game.", zh: "{card}失去审判。" },
  loopFound: { en: "This would go on for ever.", zh: "循环将无限重复。" },
  repetitionNamed: { en: "{seat} plays the ability of {card} {times} times more.", zh: "{seat}再施放{card}的异能{times}次。" },
  repetitionShortened: { en: "{seat} lets it happen {times} times.", zh: "{seat}宣布{times}次。" },
  repetitionEnded: { en: "The repetition of {seat} ends after {times} times.", zh: "{seat}的重复在{times}次之后结束。" },
  lifeChanged: { en: "{seat} has {life} life ({by}).", zh: "{seat}的生命值为{life}（{by}）。" },
  limitReached: { en: "A limit was reached ({limit}); the action is undone.", zh: "达到上限（{limit}），该动作已复原。" },
  lookedAt: { en: "{seat} looks at {cards}.", zh: "{seat}查看{cards}。" },
  matchEnded: { en: "The match is over ({reason}). Winner: {winners}", zh: "比赛结束（{reason}）。胜者：{winners}" },
  matchScore: { en: "After game {game}: {wins}", zh: "第{game}局后：{wins}" },
  mulliganChosen: { en: "{seat} puts back {count} cards.", zh: "{seat}调度{count}张手牌。" },
  phaseBegan: { en: "{seat}: {phase}.", zh: "{seat}：{phase}。" },
  phaseSkipped: { en: "{seat} skips the {phase}.", zh: "{seat}跳过{phase}。" },
  playReversed: { en: "{card} can not be played after all.", zh: "{card}不能施放。" },
  playerLost: { en: "{seat} loses the game.", zh: "{seat}输掉本局游戏。" },
  recovered: { en: "{card} is recovered.", zh: "{card}重置。" },
  replacementApplied: { en: "{card} changes what happens.", zh: "{card}改变此事件。" },
  resolved: { en: "{card} resolves.", zh: "{card}结算。" },
  rested: { en: "{card} is rested.", zh: "{card}横置。" },
  shifted: { en: "{card} shifts.", zh: "{card}时变。" },
  shuffled: { en: "A deck is shuffled ({count}).", zh: "牌库洗切（{count}张）。" },
  sideDecked: { en: "{seat} has exchanged cards.", zh: "{seat}更换了备牌。" },
  stepBegan: { en: "{step}.", zh: "{step}。" },
  summoned: { en: "{seat} summons {card}.", zh: "{seat}召唤{card}。" },
  timeRanOut: { en: "The time of {seat} is up.", zh: "{seat}的时间已到。" },
  tokenCreated: { en: "{seat} gets the token {card}.", zh: "{seat}产生衍生物{card}。" },
  triggerNotPlayed: { en: "The ability of {card} can not be played.", zh: "{card}的异能不能施放。" },
  turnBegan: { en: "Turn {turn}: {seat}.", zh: "第{turn}回合：{seat}。" },
  turnEnded: { en: "Turn {turn} is over.", zh: "第{turn}回合结束。" },
  watchBegan: { en: "{card} waits for something.", zh: "{card}等待时机。" },
  willEmptied: { en: "{seat} loses {count} will.", zh: "{seat}失去{count}点魔力。" },
  willProduced: { en: "{seat} produces {will}.", zh: "{seat}产生{will}。" },
  willTakenBack: { en: "The will of {card} is taken back.", zh: "{card}产生的魔力被收回。" },
  willSpent: { en: "{seat} spends {will}.", zh: "{seat}支付{will}。" }
};

var prompts = {
  act: { en: "What do you do ({phase})?", zh: "{phase}：做什么？" },
  attacker: { en: "What do you attack with?", zh: "以什么攻击？" },
  attackTarget: { en: "What does {card} attack?", zh: "{card}攻击什么？" },
  awaken: { en: "Do you awaken {card}?", zh: "是否觉醒{card}？" },
  block: { en: "What blocks {card}?", zh: "以什么阻挡{card}？" },
  chooseForEffect: { en: "Choose for {card}.", zh: "为{card}选择。" },
  chooseModes: { en: "Which of the options of {card}?", zh: "选择{card}的哪些选项？" },
  chooseReplacement: { en: "What applies first?", zh: "先适用什么？" },
  chooseTargets: { en: "Choose targets for {card}.", zh: "选择{card}的目标。" },
  chooseWill: { en: "Which will does {card} produce?", zh: "{card}产生什么魔力？" },
  chooseX: { en: "Which number is X for {card}?", zh: "{card}的X是多少？" },
  discardToHandSize: { en: "Discard {count} cards.", zh: "弃{count}张手牌。" },
  divide: { en: "Divide the hundreds of {card}.", zh: "为{card}分配，以100点为单位。" },
  mulligan: { en: "Which cards do you put back, in which order?", zh: "调度哪些手牌？" },
  newTargets: { en: "Do you choose new targets for the copy of {card}?", zh: "是否为{card}的复制品选择新目标？" },
  orderCards: { en: "In which order do they lie there, the first above?", zh: "以什么顺序放置（先选的在上）？" },
  orderEffects: { en: "In which order?", zh: "以什么顺序？" },
  orderStamps: { en: "Which effect begins first?", zh: "哪个效应先生效？" },
  pierce: { en: "How many hundreds of the damage of {card} go past the blocker?", zh: "{card}的贯穿伤害为几百？" },
  payCost: { en: "What do you pay for {card}?", zh: "为{card}支付什么？" },
  payUnless: { en: "Do you pay?", zh: "是否支付？" },
  pickTrigger: { en: "Which ability do you play now?", zh: "现在施放哪个触发异能？" },
  repeatAct: { en: "How many times more do you play the ability of {card}?", zh: "再施放{card}的异能多少次？" },
  shortenRepetition: { en: "How many times of {times} do you let {card} be played?", zh: "在{times}次之中允许施放{card}多少次？" },
  reveal: { en: "Do you reveal something for what has happened?", zh: "是否因此展示卡牌？" },
  produceWill: { en: "What produces will for {card} ({cost})?", zh: "为{card}产生魔力（{cost}）？" },
  sideDeck: { en: "Exchange cards for the next game?", zh: "更换备牌？" },
  spendWill: { en: "Which will do you spend on {card} ({cost})?", zh: "为{card}支付哪些魔力（{cost}）？" },
  useEffect: { en: "Do you use the effect of {card}?", zh: "是否执行{card}的效应？" }
};
var options = {
  ability: { en: "{card}{ability}", zh: "{card}{ability}" },
  activate: { en: "Play an ability of {card}{ability}", zh: "施放{card}的异能{ability}" },
  automatic: { en: "Automatically", zh: "自动支付" },
  back: { en: "A card that you do not see", zh: "看不到的牌" },
  battle: { en: "Begin a battle", zh: "发起战斗" },
  callStone: { en: "Call a magic stone", zh: "召唤魔石" },
  cancel: { en: "Go back", zh: "取消" },
  hiddenObject: { en: "A face-down card", zh: "背面朝上的牌" },
  judge: { en: "Perform Judgment with {card}", zh: "以{card}进行审判" },
  lifebreak: { en: "Lifebreak", zh: "生命绽放" },
  mode: { en: "{number}: {mode}", zh: "{number}：{mode}" },
  no: { en: "No", zh: "否" },
  none: { en: "Nothing", zh: "放弃" },
  object: { en: "{card}", zh: "{card}" },
  pass: { en: "Pass", zh: "让过" },
  "pass:acted": { en: "Pass until the other player acts", zh: "对手行动前让过" },
  "pass:phase": { en: "Pass until the phase ends", zh: "本阶段内让过" },
  "pass:turn": { en: "Pass until the turn ends", zh: "本回合内让过" },
  play: { en: "Play {card}{way}", zh: "施放{card}{way}" },
  player: { en: "{seat}", zh: "{seat}" },
  produce: { en: "{card}: {will}", zh: "{card}：{will}" },
  replacement: { en: "{card}{ability}", zh: "{card}{ability}" },
  repeat: { en: "Play the ability of {card} again and again", zh: "重复施放{card}的异能" },
  reveal: { en: "Reveal {card}", zh: "展示{card}" },
  stopPassing: { en: "Stop passing", zh: "不再让过" },
  standby: { en: "Put {card} into the standby area", zh: "将{card}放置于待机区" },
  will: { en: "{card}{will}", zh: "{card}{will}" },
  yes: { en: "Yes", zh: "是" }
};

var places2 = {
  mainDeck: { en: "the main deck", zh: "主牌库" },
  magicStoneDeck: { en: "the magic stone deck", zh: "魔石牌库" },
  hand: { en: "the hand", zh: "手牌" },
  field: { en: "the field", zh: "战场" },
  rulerArea: { en: "the ruler area", zh: "领主区" },
  graveyard: { en: "the graveyard", zh: "坟场" },
  standby: { en: "the standby area", zh: "待机区" },
  removed: { en: "the removed area", zh: "移除区" },
  chase: { en: "the chase", zh: "连锁区" },
  lifebreak: { en: "the lifebreak area", zh: "生命绽放区" },
  sideDeck: { en: "the side deck", zh: "备牌" }
};
var phases2 = {
  draw: { en: "draw phase", zh: "抽牌阶段" },
  recovery: { en: "recovery phase", zh: "重置阶段" },
  main: { en: "main phase", zh: "主阶段" },
  end: { en: "end phase", zh: "结束阶段" },
  between: { en: "before the first turn", zh: "开始前" }
};
var steps = {
  battleStart: { en: "start of battle", zh: "战斗开始步骤" },
  attackDeclaration: { en: "declaration of the attack", zh: "宣布攻击步骤" },
  blockDeclaration: { en: "declaration of the block", zh: "宣布阻挡步骤" },
  firstStrike: { en: "First Strike damage", zh: "先攻战斗结算步骤" },
  normalDamage: { en: "normal damage", zh: "普通战斗结算步骤" },
  battleEnd: { en: "end of battle", zh: "战斗结束步骤" }
};
var acts = {
  destroyed: { en: " (destroyed)", zh: "（消灭）" },
  banished: { en: " (banished)", zh: "（破坏）" },
  discarded: { en: " (discarded)", zh: "（弃牌）" },
  removed: { en: " (removed)", zh: "（移除）" },
  canceled: { en: " (canceled)", zh: "（取消）" },
  judged: { en: " (Judgment)", zh: "（审判）" },
  broken: { en: " (lifebreak)", zh: "（生命绽放）" },
  called: { en: " (called)", zh: "（召唤）" }
};
var reasons = {
  life: { en: "no life left", zh: "生命值归零" },
  deckOut: { en: "too few cards to draw", zh: "牌库不足" },
  draw: { en: "a draw", zh: "平局" },
  concession: { en: "concession", zh: "认输" },
  agreedDraw: { en: "agreed draw", zh: "同意平局" },
  judge: { en: "a judge's decision", zh: "裁判判定" },
  time: { en: "time ran out", zh: "时间用尽" },
  loop: { en: "an endless loop", zh: "无限循环" },
  games: { en: "games won", zh: "胜局数" },
  effect: { en: "an effect", zh: "效应" }
};
var chances = {
  die: { en: "die", zh: "骰子" },
  firstPlayer: { en: "who goes first", zh: "先后手" },
  shuffle: { en: "shuffle", zh: "洗切" },
  objects: { en: "a choice at random", zh: "随机选择" }
};
var scopes = { game: { en: "game", zh: "本局游戏" }, match: { en: "match", zh: "比赛" } };
var ends = {
  endOfTurn: { en: "until end of turn", zh: "直到回合结束" },
  endOfBattle: { en: "until end of battle", zh: "直到战斗结束" },
  yourNextTurn: { en: "until your next turn", zh: "直到你的下个回合" },
  endOfYourNextTurn: { en: "until the end of your next turn", zh: "直到你的下个回合结束" },
  leaves: { en: "as long as its source stays", zh: "来源在战斗区期间" },
  while: { en: "as long as its condition holds", zh: "条件成立期间" },
  game: { en: "for the rest of the game", zh: "本局游戏中" }
};
var ways = {
  "": { en: "", zh: "" },
  standby: { en: " from the standby area", zh: "（待机区）" },
  stealth: { en: " by Stealth", zh: "（潜伏）" },
  remnant: { en: " by Remnant", zh: "（追忆）" },
  incarnation: { en: " by Incarnation", zh: "（显现）" },
  future: { en: " as its future", zh: "（未来面）" },
  free: { en: " without paying its cost", zh: "（不支付费用）" }
};
var termsOf = {
  from: places2,
  zone: places2,
  phase: phases2,
  way: ways,
  step: steps,
  act: acts,
  reason: reasons,
  what: chances,
  until: ends,
  scope: scopes
};
var byId = new Map([
  ...Object.entries(cardFacts).map(([id, { names: names3 }]) => [id, names3]),
  ...catalogue.map(({ id, names: names3 }) => [id, names3])
]);
var { parameter } = parameters2({
  player: { en: "Player", zh: "玩家" },
  card: { en: "a card", zh: "一张牌" },
  names: (card3) => byId.get(card3),
  seats: /* @__PURE__ */ new Set(["seat", "winners"]),
  cards: /* @__PURE__ */ new Set(["card", "sourceCard", "cards"]),
  terms: termsOf,
  own
});
function own(name, value, language, names3) {
  if (name === "struck") return parameter("card", value, language, names3);
  if (value === null) return null;
  if (name === "targetSeat") return ` → ${parameter("seat", value, language, names3)}`;
  return name === "targetCard" && typeof value === "string" ? ` → ${parameter("card", value, language)}` : null;
}

var typeTerms = {
  ruler: phrase("ruler", "领主"),
  jRuler: phrase("J-ruler", "裁决者"),
  resonator: phrase("resonator", "生物"),
  chant: phrase("chant", "咏唱"),
  addition: phrase("addition", "附加"),
  regalia: phrase("regalia", "王器"),
  magicStone: phrase("magic stone", "魔石")
};
var jointTypes = {
  "jRuler resonator": phrase("J/resonator", "裁决者/生物"),
  "jRuler ruler": phrase("J/ruler", "裁决者/领主")
};
var attributeTerms = {
  light: phrase("light", "光"),
  fire: phrase("fire", "火"),
  water: phrase("water", "水"),
  wind: phrase("wind", "风"),
  darkness: phrase("darkness", "暗")
};
var oldAdditionTerms = {
  field: phrase("Field", "战场"),
  resonator: phrase("Resonator", "生物"),
  ruler: phrase("Ruler", "领主"),
  jRuler: phrase("J-Ruler", "裁决者"),
  jResonator: phrase("J/Resonator", "裁决者/生物"),
  jRulerOrRuler: phrase("J/Ruler", "裁决者/领主")
};
var pileTerms = {
  mainDeck: phrase("main deck", "主牌库"),
  magicStoneDeck: phrase("magic stone deck", "魔石牌库"),
  hand: phrase("hand", "手牌"),
  graveyard: phrase("graveyard", "坟场"),
  standby: phrase("standby area", "待机区"),
  removed: phrase("removed area", "移除区"),
  lifebreak: phrase("lifebreak area", "生命绽放区"),
  sideDeck: phrase("side deck", "备牌")
};
var phaseTerms = {
  draw: phrase("draw phase", "抽牌阶段"),
  recovery: phrase("recovery phase", "重置阶段"),
  main: phrase("main phase", "主阶段"),
  end: phrase("end phase", "结束阶段")
};
var stepTerms = {
  battleStart: phrase("start of battle step", "战斗开始步骤"),
  attackDeclaration: phrase("declare attack step", "宣布攻击步骤"),
  blockDeclaration: phrase("declare block step", "宣布阻挡步骤"),
  firstStrike: phrase("First Strike damage step", "先攻战斗结算步骤"),
  normalDamage: phrase("normal damage step", "普通战斗结算步骤"),
  battleEnd: phrase("end of battle step", "战斗结束步骤")
};
var counterTerms = {
  astral: phrase("astral", "星界"),
  evolution: phrase("evolution", "进化"),
  glass: phrase("glass", "玻璃"),
  hope: phrase("hope", "希望"),
  knowledge: phrase("knowledge", "知识"),
  limit: phrase("limit", "界限"),
  magic: phrase("magic", "魔力"),
  mana: phrase("mana", "灵力"),
  mystery: phrase("mystery", "神秘"),
  strength: phrase("strength", "力量")
};

var keywordTerms = {
  pierce: phrase("Pierce", "贯穿"),
  precision: phrase("Precision", "袭击"),
  firstStrike: phrase("First Strike", "先攻"),
  explode: phrase("Explode", "爆破"),
  flying: phrase("Flying", "飞行"),
  swiftness: phrase("Swiftness", "敏捷"),
  imperishable: phrase("Imperishable", "不灭"),
  quickcast: phrase("Quickcast", "瞬动"),
  remnant: phrase("Remnant", "追忆"),
  barrier: phrase("Barrier", "屏障"),
  bloodlust: phrase("Bloodlust", "猛进"),
  judgment: phrase("Judgment", "审判"),
  energize: phrase("Energize", "充能"),
  awakening: phrase("Awakening", "觉醒"),
  incarnation: phrase("Incarnation", "显现"),
  godsArt: phrase("God’s Art", "神技"),
  trigger: phrase("Trigger", "启动条件"),
  stealth: phrase("Stealth", "潜伏"),
  evolution: phrase("Evolution", "进化"),
  shift: phrase("Shift", "时变"),
  limit: phrase("Limit", "界限"),
  bestow: phrase("Bestow", "装备"),
  mana: phrase("Mana", "灵力"),
  torrent: phrase("Torrent", "连唱"),
  enter: phrase("Enter", "参战"),
  break: phrase("Break", "绽放"),
  force: phrase("Force", "蓄势"),
  inheritance: phrase("Inheritance", "继承"),
  resonance: phrase("Resonance", "共鸣")
};
function label(word3, more = phrase("", "")) {
  return template("[$1$2]", "【$1$2】", wordOf2(keywordTerms, word3, "keyword"), more);
}
function keywordLabel(keyword2) {
  if (typeof keyword2 === "string") return label(keyword2);
  const { word: word3, n, where } = keyword2;
  if (n !== void 0) return label(word3, phrase(` ${n}`, `${n}`));
  if (where === void 0) throw new UnknownWord("keyword", keyword2);
  const against = where.attributes === void 0 ? or(listOf2(where.types).map((one) => wordOf2(typeTerms, one, "type"))) : or(listOf2(where.attributes).map((one) => wordOf2(attributeTerms, one, "attribute")));
  return label(word3, template(": $1", "：$1", against));
}

var words = [
  ["Alchemist", "炼金术士"],
  ["Ancient", "古代"],
  ["Ancient Magic", "古代魔法"],
  ["Angel", "天使"],
  ["Automaton", "自动人偶"],
  ["Bear", "熊"],
  ["Beast", "兽"],
  ["Bird", "鸟"],
  ["Calamity Raven", "灾厄之鸦"],
  ["Bomb", "炸弹"],
  ["Captain", "船长"],
  ["Card Soldier", "扑克士兵"],
  ["Chimera", "奇美拉"],
  ["Clothes", "服装"],
  ["Cognate", "同族"],
  ["Crowd", "群众"],
  ["Cthulhu", "克苏鲁"],
  ["Daimyo", "大名"],
  ["Dark Commander", "暗黑指挥官"],
  ["Demon", "恶魔"],
  ["Dinosaur", "恐龙"],
  ["Divine Beast", "神兽"],
  ["Dragon", "龙"],
  ["Dragon Knight", "龙骑士"],
  ["Dragonoid", "龙人"],
  ["Drake", "飞龙"],
  ["Elf", "精灵"],
  ["Emperor", "皇帝"],
  ["Explorer", "探险家"],
  ["Fairy", "妖精"],
  ["Fairy Tale", "童话"],
  ["Fantasy", "幻想"],
  ["Fiend", "魔人"],
  ["Flame Spirit", "炎之精魂"],
  ["Fruit", "果实"],
  ["General", "将军"],
  ["Giant", "巨人"],
  ["Goat", "山羊"],
  ["Gorgon", "戈耳工"],
  ["Grave", "墓"],
  ["Hero", "英雄"],
  ["Human", "人类"],
  ["King", "国王"],
  ["Knight", "骑士"],
  ["Knight of the Round Table", "圆桌骑士"],
  ["Lion", "狮子"],
  ["Little Boy", "少年"],
  ["Little Girl", "少女"],
  ["Little Wolf-Girl", "狼少女"],
  ["Machine", "机械"],
  ["Mage", "魔导师"],
  ["Mage Art", "魔导术"],
  ["Magic Lifeform", "魔法生命体"],
  ["Magical Beast", "魔兽"],
  ["Military", "军队"],
  ["Minion of Primogenitor", "真祖眷属"],
  ["Moon", "月"],
  ["Musketeer", "火枪手"],
  ["Mystery", "神秘"],
  ["Myth", "神话"],
  ["Nameless", "无名"],
  ["Nightmare", "梦魇"],
  ["Overlord", "霸王"],
  ["Poet", "诗人"],
  ["Prince", "王子"],
  ["Prophet", "预言者"],
  ["Queen", "女王"],
  ["Rabbit", "兔"],
  ["Rat", "鼠"],
  ["Reaper", "死神"],
  ["Relic", "遗物"],
  ["Residence", "宅邸"],
  ["Saint", "圣人"],
  ["Samurai", "武士"],
  ["Scientist", "科学家"],
  ["Servant", "仆从"],
  ["Seven Kings", "七王"],
  ["Seven Luminaries Demon", "七曜恶魔"],
  ["Seven Luminaries Mage", "七曜魔导师"],
  ["Shadow", "影"],
  ["Shaman", "萨满"],
  ["Six Sages", "六贤者"],
  ["Soldier", "士兵"],
  ["Spirit", "精魂"],
  ["Squad 7", "第7小队"],
  ["Story", "故事"],
  ["Strategist", "军师"],
  ["Student", "学生"],
  ["Swordsman", "剑士"],
  ["Tower", "塔"],
  ["Treasury Item", "宝库道具"],
  ["Treeman", "树人"],
  ["True Magic Stone", "真魔石"],
  ["Twelve Apostles", "十二使徒"],
  ["Vampire", "吸血鬼"],
  ["Wanderer", "流浪者"],
  ["Warlord", "武将"],
  ["Weapon", "武器"],
  ["Wererabbit", "兔人"],
  ["Wingman", "翼人"],
  ["Witch", "女巫"],
  ["Wizard", "巫师"],
  ["Wolf", "狼"],
  ["Yin-Yang Master", "阴阳师"],
  ["Zombie", "僵尸"]
];
var raceTerms = Object.fromEntries(words.map(([en, zh]) => [en, phrase(en, `“${zh}”`)]));

function spell(reader, ability2) {
  if (ability2.clauses === void 0 && ability2.modes === void 0) {
    return join(
      (ability2.targets ?? []).map(({ as }) => sentence(template("add this card to $1", "将此牌结附于$1", reader.mention(as)))),
      " ",
      ""
    );
  }
  const paid2 = ability2.cost === void 0 ? nothing6 : sentence(template("as an additional cost to play this card, $1", "作为施放此牌的额外费用，$1", costWords(reader, ability2.cost)));
  return join([paid2, effectWords(reader, ability2)], " ", "");
}
function triggered2(reader, ability2) {
  const occasion = occasionsOf(reader, ability2.on ?? []);
  const condition2 = ability2.when === void 0 ? nothing6 : template(occasion.en === "" ? "if $1" : ", if $1", occasion.zh === "" ? "若$1" : "，若$1", reader.condition(ability2.when));
  const head = template("$1$2", "$1$2", occasion, condition2);
  const limit2 = ability2.limit === void 0 ? nothing6 : limitWords(ability2.limit);
  return join([template("$1 ⇒ $2", "$1 ⇒ $2", { ...head, en: capital(head.en) }, effectWords(reader, ability2)), limit2], " ", "");
}
function paid(reader, ability2) {
  const cost2 = ability2.cost ?? [];
  if (cost2.length === 0) return phrase("{0}", "{0}");
  const words4 = costWords(reader, cost2);
  return {
    en: capital(
      words4.en.replaceAll("pay {", "{").replaceAll(" and {", ", {").replace(/\} and /g, "}, ")
    ),
    zh: words4.zh.replaceAll("支付{", "{").replaceAll("且{", "、{").replace(/\}且/g, "}、")
  };
}
function activated(reader, ability2, head = nothing6) {
  const main = template("$1$2: $3", "$1$2：$3", head, paid(reader, ability2), effectWords(reader, ability2));
  return join([main, ...restrictions(reader, ability2)], " ", "");
}
function restrictions(reader, { from, when, limit: limit2, marks, keyword: keyword2 }) {
  for (const mark of Object.keys(marks ?? {})) if (mark !== "spendsAs" && mark !== "timing") throw new UnknownWord("mark", mark);
  const places4 = from === void 0 || keyword2 !== void 0 && keyword2 !== "godsArt" ? null : or(from.map((zone) => wordOf2(pileTerms, zone, "zone")));
  return [
    ...places4 === null ? [] : [template("Play this ability only while this card is in your $1.", "此异能仅当此牌在你的$1中时可以施放。", places4)],
    ...when === void 0 ? [] : [template("Play this ability only if $1.", "此异能仅当$1时可以施放。", reader.condition(when))],
    ...limit2 === void 0 || keyword2 === "godsArt" ? [] : [limitWords(limit2)],
    ...marks?.spendsAs === void 0 ? [] : [
      template(
        "Will that is only for $1 cards may be spent on this ability.",
        "仅可用于$1牌的魔力也可以支付此异能的费用。",
        wordOf2(raceTerms, marks.spendsAs, "race")
      )
    ],
    ...marks?.timing === void 0 || keyword2 !== void 0 ? [] : [phrase("Play this ability only in your main timing.", "此异能仅能在主要时机施放。")]
  ];
}
function limitWords({ uses: uses2, per, scope }) {
  if (per !== "turn" && per !== "game") throw new UnknownWord("span", per);
  if (scope !== "object") throw new UnknownWord("scope of a limit", scope);
  const times = uses2 === 1 ? phrase("once", "1次") : phrase(`${uses2} times`, `${uses2}次`);
  return template(
    "Play this ability only $1 per $2.",
    "此异能每$2只能施放$1。",
    times,
    per === "turn" ? phrase("turn", "回合") : phrase("game", "局游戏")
  );
}

var behind2 = (keyword2, words4) => template("$1 $2", "$1$2", label(keyword2), words4);
var costAlone = (keyword2) => (reader, ability2) => behind2(keyword2, paid(reader, ability2));
var trigger = (reader, ability2) => {
  const { on, when, cost: cost2 } = ability2;
  if (on !== void 0 || when !== void 0) return behind2("trigger", triggered2(reader, ability2));
  return behind2(
    "trigger",
    template("$1: $2", "$1：$2", cost2 === void 0 ? phrase("{0}", "{0}") : paid(reader, ability2), effectWords(reader, ability2))
  );
};
var stealth3 = (reader, { on = [], when }) => {
  const occasion = occasionsOf(reader, on);
  const condition2 = when === void 0 ? phrase("", "") : reader.condition(when);
  if (occasion.en === "") return behind2("stealth", sentence(template("if $1", "若$1", condition2)));
  return behind2("stealth", sentence(condition2.en === "" ? occasion : template("$1, if $2", "$1，若$2", occasion, condition2)));
};
var awakening2 = (reader, ability2) => {
  const { key } = ability2.marks ?? {};
  const lent = (ability2.modifiers ?? []).flatMap(({ abilities = [] }) => abilities).map((one) => reader.ability(one));
  const head = template(
    "$1$2",
    "$1$2",
    paid(reader, ability2),
    key === void 0 ? phrase("", "") : template(" ($1)", "（$1）", wordOf2(attributeTerms, key, "Awakening"))
  );
  return behind2("awakening", lent.length === 0 ? head : template("$1: $2", "$1：$2", head, join(lent, " ", "")));
};
var toll = (reader, ability2) => {
  const cost2 = costWords(reader, ability2.cost ?? []);
  const what2 = ability2.marks?.for === "block" ? phrase("block", "阻挡") : phrase("attack", "攻击");
  return sentence(template("this card can’t $1 unless you $2", "除非你$2，否则此牌不能$1", what2, cost2));
};
var judgment2 = (reader, ability2) => {
  const cost2 = (ability2.cost ?? []).length === 0 ? label("judgment") : behind2("judgment", paid(reader, ability2));
  return ability2.when === void 0 ? cost2 : template("$1 (only if $2)", "$1（仅当$2时）", cost2, reader.condition(ability2.when));
};
var godsArt2 = (reader, ability2) => {
  const name = ability2.limit?.as?.split(":")[1];
  if (name === void 0) throw new UnknownWord("God’s Art", ability2.limit?.as);
  return activated(reader, ability2, template("$1 ", "$1", label("godsArt", phrase(`: ${name}`, `：${name}`))));
};
var keywords3 = {
  trigger,
  stealth: stealth3,
  awakening: awakening2,
  toll,
  judgment: judgment2,
  godsArt: godsArt2,
  incarnation: (reader, { cost: cost2 }) => behind2("incarnation", sentence(costWords(reader, cost2 ?? []))),
  evolution: costAlone("evolution"),
  shift: costAlone("shift"),
  bestow: costAlone("bestow"),
  inheritance: (reader, ability2) => activated(reader, ability2, template("$1 ", "$1", label("inheritance"))),
  resonance: (reader, ability2) => behind2("resonance", triggered2(reader, ability2)),
  break: (reader, ability2) => behind2("break", effectWords(reader, ability2)),
  // What its keyword says is said by it: for the card itself it is but looked for among hidden cards.
  reveal: () => phrase("", "")
};
function keywordAbilityWords(reader, ability2, keyword2) {
  const words4 = Object.hasOwn(keywords3, keyword2) ? keywords3[keyword2] : void 0;
  if (words4 === void 0) throw new UnknownWord("keyword of an ability", keyword2);
  return words4(reader, ability2);
}

var fields3 = [
  "kind",
  "keyword",
  "from",
  "on",
  "when",
  "limit",
  "cost",
  "clauses",
  "targets",
  "modes",
  "tier",
  "then",
  "modifiers",
  "marks"
];
var kinds2 = { spell, triggered: triggered2, activated, static: standingWords, replacement: replacingWords };
function abilityWords(reader, ability2) {
  onlyFields(ability2, "ability", fields3);
  if (ability2.keyword !== void 0) return keywordAbilityWords(reader, ability2, ability2.keyword);
  return ofKind(kinds2, ability2)(reader, ability2);
}

var happenings2 = {
  activated: phrase("an activate ability of $3 is played", "$3的启动异能被施放"),
  attached: phrase("$1 is added to $6", "$1结附于$6"),
  attacks: phrase("$1 attacks", "$1攻击"),
  awakened: phrase("$2 awaken%s a card", "$2觉醒卡牌"),
  banished: phrase("$1 is banished", "$1被破坏"),
  becameTarget: phrase("$1 is targeted", "$1成为目标"),
  blocks: phrase("$1 blocks", "$1阻挡"),
  called: phrase("$1 is called", "$1被召唤"),
  canceled: phrase("$1 is canceled", "$1被取消"),
  controlChanged: phrase("control of $1 changes", "$1的操控者改变"),
  counterPut: phrase("$5 is put on $1", "$1上放置$5"),
  counterRemoved: phrase("$5 is removed from $1", "从$1上移除$5"),
  created: phrase("$2 put%s a token into the field", "$2放置衍生物"),
  damage: phrase("$3 deals damage", "$3造成伤害"),
  damagePrevented: phrase("damage is prevented", "伤害被防止"),
  damaged: phrase("$1 is dealt damage", "$1受到伤害"),
  destroyed: phrase("$1 is destroyed", "$1被消灭"),
  discarded: phrase("$1 is discarded", "$1被弃掉"),
  draws: phrase("$2 draw%s cards", "$2抽牌"),
  drew: phrase("$2 draw%s a card", "$2抽牌"),
  entered: phrase("$1 enters $4", "$1进入$4"),
  gainedLife: phrase("$2 gain%s life", "$2获得生命值"),
  gameStart: phrase("the game begins", "游戏开始"),
  isAttacked: phrase("$1 is attacked", "$1被攻击"),
  isBlocked: phrase("$1 is blocked", "$1被阻挡"),
  judged: phrase("$1 enters the field by Judgment", "$1因审判进入战场"),
  left: phrase("$1 leaves the field", "$1离开战场"),
  lookedAt: phrase("$2 look%s at $1", "$2检视$1"),
  lost: phrase("$2 lose%s the game", "$2输掉游戏"),
  lostLife: phrase("$2 lose%s life", "$2失去生命值"),
  moved: phrase("$1 moves to another area", "$1移动至其他区域"),
  played: phrase("$2 play%s $1", "$2施放$1"),
  playerDamaged: phrase("$3 deals damage to $2", "$3对$2造成伤害"),
  produced: phrase("$2 produce%s will", "$2产生魔力"),
  recovered: phrase("$1 is recovered", "$1被重置"),
  removed: phrase("$1 is removed from the game", "$1被从游戏中移除"),
  rested: phrase("$1 is rested", "$1被横置"),
  revealed: phrase("$1 is revealed", "$1被展示"),
  rolled: phrase("$2 roll%s dice", "$2投掷骰子"),
  shifted: phrase("$1 shifts", "$1时变"),
  shuffled: phrase("$2 shuffle%s a deck", "$2洗牌"),
  toGraveyard: phrase("$1 is put into a graveyard", "$1被置入坟场"),
  toHand: phrase("$1 is put into a hand", "$1被加入手牌"),
  turnEnd: phrase("$7 ends", "$7结束"),
  turnStart: phrase("$7 begins", "$7开始"),
  willAbility: phrase("$2 play%s a will ability", "$2施放魔力异能")
};
var eventKeys = Object.keys(happenings2);
var manners = {
  "playedFrom:standby": phrase(" from a standby area", "（从待机区）"),
  "playedFrom:hand": phrase(" played from a hand", "（从手牌施放）"),
  "act:judged": phrase(" by Judgment", "（因审判）"),
  "from:chase": phrase("", ""),
  "from:graveyard": phrase(" from a graveyard", "（从坟场）"),
  "from:mainDeck": phrase(" from a main deck", "（从主牌库）"),
  "from:hand": phrase(" from a hand", "（从手牌）"),
  "from:standby": phrase(" from a standby area", "（从待机区）"),
  "battle:true": phrase(" in battle", "（战斗伤害）"),
  "token:true": phrase(" as a token", "（作为衍生物）")
};

var isSize = (wanted) => typeof wanted === "object" && wanted !== null && "size" in wanted;
function none24(kind, { size }, negated) {
  if (kind !== "attribute" || size !== 0) throw new UnknownWord(`number of ${kind}s`, size);
  return behind(
    negated ? phrase("with an attribute", "具有属性") : phrase("with no attribute", "无属性"),
    negated ? phrase("has an attribute", "具有属性") : phrase("has no attribute", "无属性")
  );
}
var numberTerms = {
  atk: phrase("ATK", "攻击力"),
  def: phrase("DEF", "防御力"),
  totalCost: phrase("total cost", "总费用"),
  damage: phrase("damage", "伤害"),
  manaCounters: phrase("number of mana counters", "灵力指示物数量"),
  hopeCounters: phrase("number of hope counters", "希望指示物数量")
};
function counterWords(kind) {
  return typeof kind === "string" && /^[+-]?\d+\/[+-]?\d+$/.test(kind) ? phrase(`[${kind}]`, `[${kind}]`) : wordOf2(counterTerms, kind, "counter");
}
var is = (reader, wanted, negated) => {
  if (isNoted(wanted)) return behind(phrase("that this card removed", "由此牌移除"), phrase("was removed by this card", "由此牌移除"));
  const deed = deedOf(wanted);
  if (deed !== null)
    return negated ? behind(
      template("that didn’t $1 this turn", "本回合未$2", deed.plain, deed.done),
      template("didn’t $1 this turn", "本回合未$2", deed.plain, deed.done)
    ) : behind(template("that $1 this turn", "本回合$1过", deed.done), template("$1 this turn", "本回合$1过", deed.done));
  return identity(reader, wanted, negated);
};
var isNoted = (wanted) => typeof wanted === "object" && wanted !== null && "noted" in wanted;
var deeds = {
  dealtDamage: { done: phrase("dealt damage", "造成伤害"), plain: phrase("deal damage", "造成伤害") },
  attacked: { done: phrase("attacked", "攻击"), plain: phrase("attack", "攻击") }
};
function deedOf(wanted) {
  if (typeof wanted !== "object" || wanted === null || !("history" in wanted)) return null;
  const deed = deeds[wanted.history];
  if (deed === void 0) throw new UnknownWord("fact", wanted.history);
  return deed;
}
var has2 = (_reader, wanted, negated) => {
  const { relation } = wanted;
  if (relation?.is !== "addedTo") throw new UnknownWord("relation", relation?.is);
  return negated ? behind(phrase("with nothing added to it", "未被结附"), phrase("has nothing added to it", "未被结附")) : behind(phrase("with something added to it", "被结附"), phrase("has something added to it", "被结附"));
};
var byName = null;
function nameWords(given2) {
  if (typeof given2 !== "string") throw new UnknownWord("name", given2);
  byName ??= new Map(
    Object.values(cardFacts).flatMap(({ names: names3, faces = [] }) => [names3, ...faces.map((face) => face.names)]).map(({ en, zh }) => [en, zh])
  );
  return phrase(`“${given2}”`, `“${byName.get(given2) ?? given2}”`);
}
var awakenings = (_reader, wanted, negated) => {
  const key = wordOf2(attributeTerms, wanted, "Awakening");
  return negated ? behind(template("that was not awakened for $1", "未以$1觉醒", key), template("was not awakened for $1", "未以$1觉醒", key)) : behind(template("that was awakened for $1", "以$1觉醒", key), template("was awakened for $1", "以$1觉醒", key));
};
var old = (_reader, wanted, negated) => {
  const word3 = wordOf2(oldAdditionTerms, wanted, "subtype");
  return negated ? behind(template("without the subtype $1", "不具子类型“$1”", word3), template("does not have the subtype $1", "不具子类型“$1”", word3)) : behind(template("with the subtype $1", "子类型为“$1”", word3), template("has the subtype $1", "子类型为“$1”", word3));
};
var words2 = {
  is,
  rested: flag(phrase("rested", "横置的"), phrase("recovered", "重置的")),
  recovered: flag(phrase("recovered", "重置的"), phrase("rested", "横置的")),
  attacking: flag(phrase("attacking", "攻击中的"), phrase("nonattacking", "非攻击中的")),
  blocking: flag(phrase("blocking", "阻挡中的"), phrase("nonblocking", "非阻挡中的")),
  attacked: flag(phrase("attacked", "被攻击的"), phrase("unattacked", "未被攻击的")),
  token: flag(phrase("token", "衍生物"), phrase("nontoken", "非衍生物")),
  special: flag(phrase("special", "特殊"), phrase("nonspecial", "非特殊")),
  automatic: flag(phrase("automatic", "触发"), phrase("non-automatic", "非触发")),
  attributes: (reader, wanted, negated) => isSize(wanted) ? none24("attribute", wanted, negated) : ofTable(attributeTerms, "attribute", "属性")(reader, wanted, negated),
  races: ofTable(raceTerms, "race"),
  controller: controllers("control", "操控"),
  owner: controllers("own", "拥有"),
  name: named3(nameWords),
  old,
  keywords: having(keywordLabel),
  atk: compared("atk"),
  def: compared("def"),
  totalCost: compared("totalCost"),
  damage: compared("damage"),
  manaCounters: counted5("manaCounters", "mana"),
  hopeCounters: counted5("hopeCounters", "hope"),
  counters: withCounters,
  has: has2,
  added: fact(phrase("is added to a card", "正在结附"), phrase("is added to nothing", "没有结附")),
  awakened: fact(phrase("was awakened", "已觉醒"), phrase("was not awakened", "未觉醒")),
  awakenings,
  torrent: fact(
    phrase("is not the first card of its player this turn", "不是其玩家本回合施放的第1张牌"),
    phrase("is the first card of its player this turn", "是其玩家本回合施放的第1张牌")
  ),
  cameThisTurn: fact(phrase("entered this turn", "本回合进入"), phrase("did not enter this turn", "非本回合进入")),
  stealth: fact(phrase("has [Stealth]", "具有【潜伏】"), phrase("does not have [Stealth]", "不具有【潜伏】"))
};
var nounKeys = ["item", "stones"];
var qualitiesOf = qualitiesBy(words2, nounKeys);
var typeWord = (type) => wordOf2(typeTerms, type, "type");
var stoneWord = (stone) => wordOf2(attributeTerms, stone, "magic stone");

var histories = {
  cardsPlayed: phrase("cards played this turn", "本回合施放的牌"),
  hurt: phrase("times J/resonators of the other player dealt damage this turn", "本回合受到对方裁决者/生物伤害的次数"),
  hurtByResonators: phrase("times resonators of the other player dealt damage this turn", "本回合受到对方生物伤害的次数"),
  resonatorsLost: phrase("resonators put into a graveyard from the field this turn", "本回合从战场置入坟场的生物"),
  attacked: phrase("what attacked this turn", "本回合攻击过的牌"),
  dealtDamage: phrase("what dealt damage this turn", "本回合造成过伤害的牌")
};
var roles = {
  host: phrase("what it was added to", "其所结附的牌"),
  attacker: phrase("that attacker", "该攻击者"),
  by: phrase("that card", "该牌"),
  target: phrase("what it attacks", "其攻击的目标"),
  now: phrase("that card", "该牌"),
  objects: many(phrase("those cards", "这些牌"))
};
var plain3 = {
  you: phrase("you", "你"),
  opponent: phrase("your opponent", "对手"),
  all: phrase("each player", "每位玩家"),
  active: phrase("the turn player", "主动玩家")
};
var durations = {
  endOfTurn: phrase("until end of turn", "直到回合结束"),
  endOfBattle: phrase("until end of battle", "直到战斗结束"),
  yourNextTurn: phrase("until your next turn", "直到你的下个回合"),
  endOfYourNextTurn: phrase("until the end of your next turn", "直到你的下个回合结束"),
  leaves: phrase("as long as this card stays in the field", "直到此牌离开战场"),
  game: phrase("for the rest of the game", "直到游戏结束")
};
var changes3 = {
  dice: phrase("the number of dice is $1 instead", "骰子数改为$1"),
  amount: phrase("the number is $1 instead", "数值改为$1"),
  to: phrase("it goes to the $1 instead", "改为移动至$1")
};
var targets = {
  hand: phrase("hand", "手牌"),
  graveyard: phrase("graveyard", "坟场"),
  removed: phrase("removed area", "移除区"),
  mainDeck: phrase("main deck", "主牌库"),
  field: phrase("field", "战场")
};
var happened = {
  cardsPlayed: {
    once: phrase("$1 played a card this turn", "$1在本回合施放过牌"),
    often: phrase("$1 played $2 cards this turn", "$1在本回合施放过$2牌"),
    unit: "张"
  },
  hurt: {
    once: phrase("a J/resonator not controlled by $1 dealt damage to $1 this turn", "$1在本回合受到过不由$1操控的裁决者/生物的伤害"),
    often: phrase(
      "J/resonators not controlled by $1 dealt damage to $1 $2 times this turn",
      "$1在本回合受到过$2不由$1操控的裁决者/生物的伤害"
    ),
    unit: "次"
  },
  hurtByResonators: {
    once: phrase("a resonator not controlled by $1 dealt damage to $1 this turn", "$1在本回合受到过不由$1操控的生物的伤害"),
    often: phrase("resonators not controlled by $1 dealt damage to $1 $2 times this turn", "$1在本回合受到过$2不由$1操控的生物的伤害"),
    unit: "次"
  },
  resonatorsLost: {
    once: phrase("a resonator $1 controlled was put into a graveyard this turn", "本回合有$1操控的生物被置入坟场"),
    often: phrase("$2 resonators $1 controlled were put into a graveyard this turn", "本回合有$2由$1操控的生物被置入坟场"),
    unit: "个"
  }
};
var facts = {
  "battle:true": phrase("that was battle damage", "该伤害是战斗伤害"),
  "battle:false": phrase("that was not battle damage", "该伤害不是战斗伤害"),
  "act:judged": phrase("that was by Judgment", "因审判"),
  "to:graveyard": phrase("it went to a graveyard", "其置入坟场"),
  "from:chase": phrase("it was played", "其为施放的牌"),
  "playedFrom:hand": phrase("it was played from a hand", "其从手牌施放"),
  "playedFrom:standby": phrase("it was played from a standby area", "其从待机区施放"),
  "kind:evolution": phrase("it was an evolution counter", "其为进化指示物"),
  "token:true": phrase("it is a token", "其为衍生物")
};
var isTorrent = (condition2) => JSON.stringify(condition2) === JSON.stringify(withTorrent);
var isEnter = (trigger2) => JSON.stringify(trigger2) === JSON.stringify(enters);
var isRuler = ({ any, ...rest2 }) => JSON.stringify(any) === JSON.stringify([{ types: "ruler" }, { types: "jRuler" }]) && Object.keys(rest2).join() === "name";
function noun(zones, predicate2, types) {
  if (zones.includes("chase") && zones.length === 1) {
    if (predicate2.item === "ability" || predicate2.automatic !== void 0) return phrase("ability", "异能");
    const spell2 = predicate2.item === "card" ? phrase("spell", "法术") : phrase("spell or ability", "法术或异能");
    return types === null ? spell2 : template("$1 spell", "$1法术", types);
  }
  if (predicate2.stones !== void 0 && (types === null || types.en === "magic stone"))
    return template("$1 magic stone", "$1魔石", or(listOf2(predicate2.stones).map(stoneWord)));
  return types !== null && /^(?:addition|chant)/.test(types.en) ? template("$1", "$1牌", types) : null;
}
function shortNoun2(zones, { item, automatic: automatic2 }) {
  if (!zones.includes("chase")) return null;
  return item === "card" ? phrase("spell", "法术") : automatic2 === true ? phrase("ability", "异能") : phrase("spell or ability", "法术或异能");
}
function rememberedWords2(reader, { remembered: remembered2, of = "you", words: words4 }) {
  if (remembered2 !== "enteredRaces") throw new UnknownWord("fact", remembered2);
  return template(
    "$1 entered $2 field this turn",
    "本回合有$1进入$2战场",
    reader.described({ races: words4.length === 1 ? words4[0] : words4 }, "one"),
    reader.possessive(of)
  );
}
function rulerExists({ of, where = {} }) {
  return of === "you" && isRuler(where) ? template("your J/ruler is $1", "你的裁决者/领主是$1", or(listOf2(where.name).map(nameWords))) : null;
}
function wordsOf4(event, { facts: facts2, about: about2, from, host, victim, player: player3 }) {
  if (event === "left" && facts2.to === "graveyard") return phrase("$1 is put into a graveyard from the field", "$1从战场置入坟场");
  if (event === "damage" && about2.length > 0) return phrase("$3 deals damage to $1", "$3对$1造成伤害");
  if (event === "damaged" && from.length > 0) return phrase("$1 is dealt damage by $3", "$1受到$3的伤害");
  if (event === "blocks" && host.length > 0) return phrase("$1 blocks $6", "$1阻挡$6");
  if (event === "isBlocked" && host.length > 0) return phrase("$1 is blocked by $6", "$1被$6阻挡");
  if (event === "attacks" && victim !== null) return phrase("$1 attacks $8", "$1攻击$8");
  if (event === "discarded" && player3 !== null) return phrase("$2 discard%s", "$2弃牌");
  return null;
}
var terms = {
  piles: pileTerms,
  field: phrase("field", "战场"),
  inPlay: ["field", "rulerArea"],
  playedIn: "chase",
  control: phrase("control", "操控"),
  ability: phrase("ability", "异能"),
  phases: phaseTerms,
  steps: stepTerms,
  numbers: { ...numberTerms, attributes: phrase("attribute", "属性") },
  playerNumbers: { life: phrase("life", "生命值") },
  eventNumbers: { amount: phrase("that much", "同等数值"), dice: phrase("that number of dice", "该骰子数") },
  notes: { x: phrase("X", "X") },
  variables: { x: phrase("X", "X"), prevented: phrase("the damage prevented", "所防止的伤害") },
  units: { roll: phrase("pip rolled", "1点所掷出的点数") },
  histories,
  happened,
  facts,
  manners,
  roles,
  players: plain3,
  relations: { addedTo: phrase("added to $1", "结附于$1的"), fights: phrase("that fights $1", "与$1战斗的") },
  events: happenings2,
  durations,
  changes: changes3,
  destinations: targets,
  typeWord,
  jointTypes,
  noun,
  alike: ["regalia"],
  lying: (type) => template("$1", "$1牌", type),
  shortNoun: shortNoun2,
  nounKeys,
  qualities: qualitiesOf,
  spread: (zones, of) => zones.length <= 3 ? null : of === "you" ? phrase("you play", "你施放的") : phrase("that are played", "施放的"),
  counter: counterWords,
  given: (condition2) => isTorrent(condition2) ? template("$1 ", "$1", label("torrent")) : null,
  set: () => null,
  amount: () => null,
  existence: (_reader, selector2) => rulerExists(selector2),
  remembered: rememberedWords2,
  occasion: (on) => on.every(isEnter) ? label("enter") : null,
  eventWords: wordsOf4,
  fieldOf: (_reader, whose) => whose === "opponent" ? phrase("your opponent’s field", "对手的战场") : whose === null ? phrase("a field", "战场") : phrase("your field", "你的战场")
};

var forbidden2 = {
  attack: phrase("can’t attack", "不能攻击"),
  block: phrase("can’t block", "不能阻挡"),
  beAttacked: phrase("can’t be attacked", "不能被攻击"),
  beBlocked: phrase("can’t be blocked$3", "不能被$3阻挡"),
  beTargeted: phrase("can’t be targeted by $1$2", "不能成为$2$1的目标"),
  beDestroyed: phrase("can’t be destroyed$3", "不能被$3消灭"),
  beAddedTo: phrase("can’t have $1 added to [it|them]", "不能被$1结附"),
  beCanceled: phrase("can’t be canceled", "不能被取消"),
  beAnswered: phrase("can’t be chased to", "不能被连锁"),
  recover: phrase("can’t be recovered", "不能被重置"),
  play: phrase("can’t play $1", "不能施放$1"),
  bePlayed: phrase("can’t be played", "不能被施放"),
  activate: phrase("can’t have [its|their] activate abilities played", "的启动异能不能施放"),
  trigger: phrase("can’t have [its|their] automatic abilities triggered", "的触发异能不能触发"),
  callStones: phrase("can’t call magic stones", "不能召唤魔石"),
  judge: phrase("can’t perform Judgment", "不能进行审判"),
  lifebreak: phrase("can’t perform lifebreaks", "不能执行生命绽放"),
  draw: phrase("can’t draw cards", "不能抽牌"),
  gainLife: phrase("can’t gain life", "不能获得生命值"),
  loseLife: phrase("can’t lose life", "不能失去生命值"),
  loseGame: phrase("can’t lose the game", "不会输掉游戏"),
  enter: phrase("can’t enter the field", "不能进入战场")
};
var permitted2 = {
  attackRecovered: phrase("can attack recovered $1", "可以攻击重置的$1"),
  attackAtOnce: phrase("can attack the turn [it enters|they enter]", "在进入战场的回合就能攻击"),
  playFrom: phrase("may be played from where [it is|they are]", "可以从其所在的区域施放"),
  payAsAny: phrase("can be paid for with will of any attribute", "可以用任意属性的魔力支付费用"),
  playAtOnce: phrase("may be played whenever you have priority", "可以在拥有优先权的任何时机施放"),
  spendMoonAsWind: phrase("may spend moon will as if it were wind will", "可以将月魔力视为风魔力来支付")
};
var musts = {
  attack: phrase("must attack if able", "若能攻击则必须攻击"),
  attackFirst: phrase("must be the first to attack if able", "若能攻击则必须最先攻击"),
  block: phrase("must block if able", "若能阻挡则必须阻挡")
};
var numbers = {
  handSize: phrase("maximum hand size", "手牌上限"),
  lifebreaks: phrase("number of lifebreaks", "生命绽放次数")
};
var seen = {
  you: phrase("may look at the top card of [its|your] main deck", "可以检视主牌库顶的牌"),
  all: phrase("[plays|play] with the top card of the main deck revealed", "展示主牌库顶的牌")
};
function ruleWords(reader, given2, ofPlayer) {
  const rule2 = given2;
  switch (rule2.word) {
    case "cant":
      return cannot(reader, rule2, ofPlayer);
    case "may": {
      const words4 = wordOf2(permitted2, rule2.what, "permission");
      return template(words4.en, words4.zh, phrase("J/resonators", "裁决者/生物"));
    }
    case "must":
      return wordOf2(musts, rule2.what, "requirement");
    case "cost":
      return cost(reader, rule2, ofPlayer);
    case "control":
      return phrase("[is|are] under your control", "由你操控");
    case "top":
      return wordOf2(seen, rule2.to, "who sees it");
    case "number":
      return rule2.is === void 0 ? template("[has|have] a $1 of $2 more", "$1增加$2", wordOf2(numbers, rule2.of, "number"), count3(rule2.more)) : template("[has|have] a $1 of $2", "$1为$2", wordOf2(numbers, rule2.of, "number"), count3(rule2.is));
    default:
      throw new UnknownWord("rule", rule2);
  }
}
var count3 = (value) => phrase(String(value ?? 0), String(value ?? 0));
function cannot(reader, { what: what2, where, by }, ofPlayer) {
  const tree2 = where?.tree;
  const onChase = what2 === "beTargeted";
  const limit2 = tree2 === void 0 ? null : reader.described(tree2, "many", onChase ? "chase" : what2 === "play" ? "hand" : "field");
  if (what2 === "activate" && ofPlayer)
    return limit2 === null ? phrase("can’t play activate abilities", "不能施放启动异能") : template("can’t play activate abilities of $1", "不能施放$1的启动异能", limit2);
  if (limit2 !== null && !limited.has(what2)) throw new UnknownWord("limit of a rule", what2);
  const words4 = wordOf2(forbidden2, what2, "prohibition");
  const shown = what2 === "play" && limit2 !== null ? phrase(limit2.en.replace(/ in any hand/, ""), limit2.zh.replace("任意手牌中的", "")) : limit2;
  return template(
    words4.en,
    words4.zh,
    shown ?? (onChase ? phrase("spells or abilities", "法术或异能") : phrase("cards", "卡牌")),
    by === void 0 ? phrase("", "") : phrase(" your opponent controls", "对手操控的"),
    limit2 === null ? phrase("", "") : template(" by $1", "$1", limit2)
  );
}
var limited = /* @__PURE__ */ new Set(["beTargeted", "beBlocked", "beDestroyed", "beAddedTo", "play", "activate"]);
function cost(reader, { of, more, less, times, keyword: keyword2, where }, ofPlayer) {
  const per = times === void 0 ? null : perWords(reader, times);
  const each2 = times === void 0 ? phrase("", "") : per === null ? template(" times $1", "乘以$1", reader.measure(times)) : template(" for each $1", "", per);
  const zhEach = per === null ? phrase("", "") : template("", "每有$1，", per);
  const some = typeof less === "string" ? [less] : less ?? [];
  const amount3 = phrase(some.length > 0 ? some.join(" or ") : more ?? "", some.length > 0 ? some.join("或") : more ?? "");
  const [how, zhHow] = less === void 0 ? ["more", "增加"] : ["less", "减少"];
  if (where !== void 0 && !(of === "play" && ofPlayer)) throw new UnknownWord("limit of a cost", of);
  if (of === "play" && !ofPlayer) return template(`[costs|cost] $1 ${how} to play$2`, `$3施放费用${zhHow}$1$2`, amount3, each2, zhEach);
  const what2 = of === "play" && where !== void 0 ? reader.described(where.tree, "many") : of === "play" ? phrase("cards", "牌") : of === "judgment" ? label("judgment") : of === "awaken" ? label("awakening") : keyword2 === void 0 ? phrase("activate abilities", "启动异能") : label(keyword2);
  return template(
    `[has|have] the cost of $4 ${less === void 0 ? "raised" : "reduced"} by $1$2`,
    `$3$4的费用${zhHow}$1$2`,
    amount3,
    each2,
    zhEach,
    what2
  );
}

var nothing9 = phrase("", "");
var signed = (value) => value < 0 ? `-${-value}` : `+${value}`;
function part(reader, given2) {
  const amount3 = reader.fixed(given2 ?? 0);
  if (typeof amount3 === "number") return { sign: signed(amount3), per: null, is: null, key: "" };
  const key = JSON.stringify(amount3);
  if ("times" in amount3 && typeof amount3.times[0] === "number") {
    const per = perWords(reader, amount3.times[1]);
    if (per !== null) return { sign: signed(amount3.times[0]), per, is: null, key: JSON.stringify(amount3.times[1]) };
  }
  return { sign: "", per: null, is: reader.measure(amount3), key };
}
function added3(reader, { atk, def, ...rest2 }) {
  for (const name of Object.keys(rest2)) throw new UnknownWord("characteristic to add to", name);
  if (atk === void 0 && def === void 0) return [];
  const [a, d] = [part(reader, atk), part(reader, def)];
  const same2 = a.key === d.key;
  const letter = (one, name) => one.is === null ? one.sign : `+${name}`;
  const [x, y] = [letter(a, "X"), letter(d, same2 || a.is === null ? "X" : "Y")];
  if (a.per !== null && d.per !== null && !same2) throw new UnknownWord("two sums", [a.key, d.key]);
  const per = a.per ?? d.per;
  const each2 = per === null ? nothing9 : template(" for each $1", "", per);
  const explained = [
    ...a.is === null ? [] : [template("X is $1", "X为$1", a.is)],
    ...d.is === null || same2 ? [] : [template(a.is === null ? "X is $1" : "Y is $1", a.is === null ? "X为$1" : "Y为$1", d.is)]
  ];
  const where = explained.length === 0 ? nothing9 : template(", where $1", "（$1）", and(explained));
  return [
    template(`[gains|gain] [${x}/${y}]$1$2`, `$3得到[${x}/${y}]$2`, each2, where, per === null ? nothing9 : template("", "每有$1，", per))
  ];
}
function setTo(reader, set) {
  const { atk, def, races, types, attributes: attributes2, ...rest2 } = set;
  for (const name of Object.keys(rest2)) throw new UnknownWord("characteristic to set", name);
  const values = [["atk", atk], ["def", def]].flatMap(
    ([name, value]) => value === void 0 ? [] : value === null ? [template("no $1", "没有$1", wordOf2(numberTerms, name, "characteristic"))] : [
      template(
        typeof value === "number" ? "$2 $1" : "$1 equal to $2",
        "$1成为$2",
        wordOf2(numberTerms, name, "characteristic"),
        reader.measure(value)
      )
    ]
  );
  return [
    ...races === void 0 ? [] : [
      template(
        "[becomes|become] $1",
        "成为$1",
        listWords(races, (one) => wordOf2(raceTerms, one, "race"))
      )
    ],
    ...types === void 0 ? [] : [
      template(
        "[becomes|become] the type $1",
        "类型成为“$1”",
        listWords(types, (one) => wordOf2(typeTerms, one, "type"))
      )
    ],
    ...attributes2 === void 0 ? [] : [
      template(
        "[becomes|become] $1",
        "成为$1属性",
        listWords(attributes2, (one) => wordOf2(attributeTerms, one, "attribute"))
      )
    ],
    ...values.length === 0 ? [] : [template("[has|have] $1", "$1", { en: values.map(({ en }) => en).join(" and "), zh: values.map(({ zh }) => zh).join("、") })]
  ];
}
function gained2(reader, name, words4, ofPlayer) {
  switch (name) {
    case "keywords":
      return [template("[gains|gain] $1", "获得$1", listWords(words4, keywordLabel))];
    case "rules":
      return words4.map((rule2) => ruleWords(reader, rule2, ofPlayer));
    case "races":
      return [
        template(
          "[gains|gain] the race $1",
          "获得种族$1",
          listWords(words4, (one) => wordOf2(raceTerms, one, "race"))
        )
      ];
    case "types":
      return [
        template(
          "[gains|gain] the type $1",
          "获得类型“$1”",
          listWords(words4, (one) => wordOf2(typeTerms, one, "type"))
        )
      ];
    case "attributes":
      return [
        template(
          "[gains|gain] the attribute $1",
          "获得$1属性",
          listWords(words4, (one) => wordOf2(attributeTerms, one, "attribute"))
        )
      ];
    case "name":
      return [template("[has|have] the name $1 as well", "额外具有名称$1", listWords(words4, nameWords))];
    case "stones":
      return [
        template(
          "[is treated as a|are treated as] $1 magic stone[|s]",
          "视为$1魔石",
          listWords(words4, (one) => wordOf2(attributeTerms, one, "magic stone"))
        )
      ];
    default:
      throw new UnknownWord("list", name);
  }
}
function lost2(changes4) {
  const whole = changes4.abilities === "all";
  return [
    ...whole ? [phrase("[loses|lose] all abilities", "失去所有异能")] : [],
    ...Object.entries(changes4).flatMap(([name, words4]) => {
      if (name === "abilities" && whole) return [];
      if (name !== "keywords") throw new UnknownWord("list to lose", name);
      if (words4 === "all") return whole ? [] : [phrase("[loses|lose] all keyword abilities", "失去所有关键字异能")];
      return [template("[loses|lose] $1", "失去$1", listWords(words4, keywordLabel))];
    })
  ];
}
var said2 = /* @__PURE__ */ new Set([
  "layer",
  "of",
  "players",
  "if",
  "defining",
  "also",
  "add",
  "set",
  "gain",
  "lose",
  "abilities",
  "controller",
  "become"
]);
function changesOf(reader, modifier) {
  for (const key of Object.keys(modifier)) if (!said2.has(key)) throw new UnknownWord("field of modifier", key);
  const { lose: lose2, set, add: add3, gain, abilities, also, become: become2, controller } = modifier;
  return [
    ...become2 === void 0 ? [] : [template("[becomes|become] a copy of $1", "成为$1的复制品", reader.ref(become2.copyOf))],
    ...controller === void 0 ? [] : [template("[is|are] controlled by $1", "由$1操控", reader.player(controller))],
    ...lose2 === void 0 ? [] : lost2(lose2),
    ...set === void 0 ? [] : setTo(reader, set),
    ...add3 === void 0 ? [] : added3(reader, add3),
    ...Object.entries(gain ?? {}).flatMap(([name, words4]) => gained2(reader, name, words4, modifier.players !== void 0)),
    ...(abilities ?? []).map((ability2) => template("[gains|gain] “$1”", "获得“$1”", reader.ability(ability2))),
    ...(also ?? []).flatMap((one) => changesOf(reader, one))
  ];
}

var places3 = {
  hand: phrase("put $1 into $2 hand", "将$1加入$2手牌"),
  field: phrase("put $1 into $2 field", "将$1放进$2战场"),
  graveyard: phrase("put $1 into $2 graveyard", "将$1置入$2坟场"),
  mainDeck: phrase("put $1 into $2 main deck", "将$1置入$2主牌库"),
  "mainDeck:top": phrase("put $1 on top of $2 main deck", "将$1放置于$2主牌库顶"),
  "mainDeck:bottom": phrase("put $1 on the bottom of $2 main deck", "将$1放置于$2主牌库底"),
  magicStoneDeck: phrase("put $1 into $2 magic stone deck", "将$1置入$2魔石牌库"),
  "magicStoneDeck:top": phrase("put $1 on top of $2 magic stone deck", "将$1放置于$2魔石牌库顶"),
  "magicStoneDeck:bottom": phrase("put $1 on the bottom of $2 magic stone deck", "将$1放置于$2魔石牌库底"),
  removed: phrase("put $1 into $2 removed area", "将$1置入$2移除区"),
  standby: phrase("put $1 into $2 standby area", "将$1放置于$2待机区"),
  lifebreak: phrase("put $1 into $2 lifebreak area", "将$1置入$2生命绽放区"),
  rulerArea: phrase("put $1 into $2 ruler area", "将$1移动至$2领主区")
};
var owner = (what2, yours) => yours ? phrase("your", "你的") : what2.many === true ? phrase("their owners’", "其拥有者的") : phrase("its owner’s", "其拥有者的");
function searched(reader, { what: what2, to, reveal: reveal3 }) {
  const choice2 = reader.chosenBy(what2);
  if (choice2?.from?.from !== "mainDeck" || choice2.target === true || choice2.from.where?.is !== void 0 || choice2.from.first !== void 0)
    return null;
  const found2 = bare3(reader.ref(what2), / in your main deck/, /你的主牌库中的/);
  const shown = reveal3 ? phrase(", reveal it", "，展示之") : nothing6;
  const words4 = wordOf2(places3, to, "place");
  return template(
    "search your main deck for $1$2 and $3",
    "从你的主牌库中搜寻$1$2，$3",
    found2,
    shown,
    template(words4.en, words4.zh, phrase("it", "之"), phrase("your", "你的"))
  );
}
var move2 = says(
  (reader, verb2) => {
    const ref2 = verb2.what ?? "self";
    const search2 = searched(reader, { what: ref2, to: String(verb2.to), reveal: verb2.reveal === true });
    if (search2 !== null) return search2;
    const at = verb2.at === void 0 ? "" : `:${String(verb2.at)}`;
    const words4 = wordOf2(places3, `${String(verb2.to)}${at}`, "place");
    const what2 = fromPlace(whatOf(reader, verb2));
    const under = verb2.under === void 0 ? null : reader.possessive(verb2.under);
    const shown = verb2.reveal === true ? phrase("reveal $1 and ", "展示$1并") : nothing6;
    const rested = verb2.rested === true ? phrase(" rested", "（横置）") : nothing6;
    const down = verb2.faceDown === true ? phrase(" face down", "（正面朝下）") : nothing6;
    const main = template(words4.en, words4.zh, what2, under ?? owner(what2, reader.isYours(ref2)));
    const face = verb2.face === void 0 ? nothing6 : phrase(
      verb2.face === 0 ? " with its first side up" : " with its other side up",
      verb2.face === 0 ? "（第一面朝上）" : "（另一面朝上）"
    );
    return template("$1$2$3$4$5", "$1$2$3$4$5", template(shown.en, shown.zh, what2), main, rested, down, face);
  },
  "to",
  "at",
  "rested",
  "reveal",
  "under",
  "faceDown",
  "face"
);
function tokenWords(id) {
  const found2 = catalogue.find((card3) => card3.id === id);
  const { atk, def, attributes: attributes2 } = wordOfFacts(found2?.printed, id);
  const kinds3 = attributes2.map((one) => wordOf2(attributeTerms, one, "attribute"));
  const name = wordOf2(raceTerms, found2?.names.en, "race");
  return {
    en: `[${atk}/${def}] ${kinds3.map(({ en }) => en).join(" and ")} “${name.en}” resonator token`,
    zh: `个[${atk}/${def}]${kinds3.map(({ zh }) => zh).join("")}属性${name.zh}生物衍生物`
  };
}
function wordOfFacts(printed3, id) {
  if (printed3 === void 0) throw new Error(`no token ${String(id)}`);
  return printed3;
}
var picking = (en, zh) => says(
  (reader, verb2) => {
    const by = doerOf(reader, verb2);
    const chosen2 = en === "discard" && by === "you" && verb2.what !== void 0 && reader.chosenBy(verb2.what)?.from?.of === "opponent";
    const player3 = chosen2 ? "opponent" : by === "each" || by === "opponent" || typeof by === "object" && "controllerOf" in by ? by : "you";
    const who = player3 === "you" ? nothing6 : reader.player(player3);
    const what2 = whatOf(reader, verb2);
    const words4 = player3 === "you" ? what2 : bare3(
      what2,
      / (?:your opponent|each player|that player) controls| in (?:your opponent|each player|that player)’s hand/,
      /(?:对手|每位玩家|该玩家)(?:操控|的手牌中)的/
    );
    const own2 = player3 === "you" && en === "discard" && what2.many !== true ? bare3(words4, / in your hand/, /你的手牌中的/) : words4;
    return player3 === "you" ? template(`${en} $1`, `${zh}$1`, own2) : template(
      `$2 ${en}%s $1`.replace("%s", who.many === true ? "" : en === "banish" ? "es" : "s"),
      `$2${zh}$1`,
      chosen2 ? template("$1 of your choice", "$1（由你选择）", words4) : words4,
      who
    );
  },
  "choose",
  "by",
  "kind",
  "faceDown"
);
var moveWords = {
  move: move2,
  banish: picking("banish", "破坏"),
  discard: picking("discard", "弃"),
  banishSelf: says((reader) => template("banish $1", "破坏$1", reader.self)),
  remove: says(
    (reader, verb2) => template(
      "remove $1 from the game$2",
      "将$1从游戏中移除$2",
      whatOf(reader, verb2),
      verb2.faceDown === true ? phrase(" face down", "（正面朝下）") : nothing6
    ),
    "choose",
    "faceDown"
  ),
  returnToHand: says((reader, verb2) => {
    const what2 = whatOf(reader, verb2);
    return template("return $1 to $2 hand", "将$1移回$2手牌", what2, owner(what2, verb2.what === "self"));
  }, "choose"),
  destroy: says((reader, verb2) => template("destroy $1", "消灭$1", whatOf(reader, verb2)), "ruler"),
  cancel: says((reader, verb2) => template("cancel $1", "取消$1", whatOf(reader, verb2))),
  draw: says(
    (reader, verb2) => done2(reader, playerOf(verb2), "draw%s $1", "抽$1", things(reader, amountOf3(verb2), "card", "张牌")),
    "amount",
    "player"
  ),
  discardHand: says(
    (reader, verb2) => playerOf(verb2) === "you" ? phrase("discard your hand", "弃掉你的所有手牌") : done2(reader, playerOf(verb2), "discard%s all cards", "弃掉所有手牌"),
    "player"
  ),
  shuffle: says(
    (reader, verb2) => done2(
      reader,
      playerOf(verb2),
      "shuffle%s $1$2",
      "将$1洗牌$2",
      verb2.zone === "magicStoneDeck" ? phrase("the magic stone deck", "魔石牌库") : phrase("the main deck", "主牌库"),
      verb2.except === void 0 ? nothing6 : template(" and put $1 on top", "，再将$1放置于其顶", reader.ref(verb2.except))
    ),
    "player",
    "zone",
    "except"
  ),
  create: says(
    (reader, verb2) => {
      const { en, zh } = tokenWords(verb2.token);
      return done2(
        reader,
        playerOf(verb2),
        "put%s $1 into $3 field$2",
        "将$1放进$3战场$2",
        things(reader, amountOf3(verb2), en, zh),
        verb2.rested === true ? phrase(" rested", "（横置）") : nothing6,
        verb2.player === void 0 ? phrase("your", "你的") : phrase("their", "其")
      );
    },
    "token",
    "amount",
    "player",
    "rested"
  ),
  createCopy: says(
    (reader, verb2) => done2(
      reader,
      playerOf(verb2),
      "put%s $1 of $2 into $4 field$3",
      "将$2的$1放进$4战场$3",
      amountOf3(verb2) === 1 ? phrase("a token that is a copy", "1个复制品衍生物") : things(reader, amountOf3(verb2), "copy token", "个复制品衍生物"),
      whatOf(reader, verb2),
      verb2.rested === true ? phrase(" rested", "（横置）") : nothing6,
      verb2.player === void 0 ? phrase("your", "你的") : phrase("their", "其")
    ),
    "amount",
    "player",
    "rested"
  ),
  copy: says(
    (reader, verb2) => template(
      "copy $1$2",
      "复制$1$2",
      whatOf(reader, verb2),
      verb2.retarget === true ? phrase("; you may choose new targets for the copy", "，你可以为复制品选择新的目标") : nothing6
    ),
    "amount",
    "player",
    "retarget",
    "rested"
  ),
  attach: says((reader, verb2) => template("add $1 to $2", "将$1结附于$2", whatOf(reader, verb2), reader.ref(verb2.to)), "to", "under"),
  play: says(
    (reader, verb2) => template(
      "play $1$2",
      "施放$1$2",
      fromPlace(whatOf(reader, verb2)),
      verb2.free === true ? phrase(" without paying its cost", "，且不需支付其费用") : nothing6
    ),
    "free"
  ),
  summon: says((reader, verb2) => template("summon $1", "召唤$1", fromPlace(whatOf(reader, verb2)))),
  becomeJRuler: says(
    (reader, verb2) => template("put $1 into the field as its J-ruler", "将$1翻至裁决者面并放进战场", whatOf(reader, verb2))
  ),
  look: says((reader, verb2) => template("look at $1", "检视$1", whatOf(reader, verb2))),
  reveal: says((reader, verb2) => template("reveal $1", "展示$1", whatOf(reader, verb2)), "choose"),
  shift: says((reader, verb2) => template("shift $1", "时变$1", whatOf(reader, verb2)))
};

function counters(reader, kind, amount3) {
  const word3 = counterWords(kind);
  if (amount3 === 1) return template(/^[aeiou]/.test(word3.en) ? "an $1 counter" : "a $1 counter", "1个$1指示物", word3);
  if (typeof amount3 === "number") return template("$2 $1 counters", "$2个$1指示物", word3, reader.measure(amount3));
  return template("$1 counters equal to $2", "数量等同于$2的$1指示物", word3, reader.measure(amount3));
}
var fixedLife = (reader, verb2) => {
  const amount3 = amountOf3(verb2);
  const words4 = reader.measure(amount3);
  return {
    amount: phrase(words4.en, typeof amount3 === "number" ? `${words4.zh}点` : `${words4.zh}的`),
    plain: typeof amount3 === "number" || typeof amount3 === "object" && "event" in amount3
  };
};
var life = (en, zh) => says(
  (reader, verb2) => {
    const { amount: amount3, plain: plain4 } = fixedLife(reader, verb2);
    const player3 = playerOf(verb2);
    const who = reader.player(player3);
    const s = player3 === "you" || who.many === true ? "" : "s";
    return plain4 ? template(`$2 ${en}${s} $1 life`, `$2${zh}$1生命值`, amount3, who) : template(`$2 ${en}${s} life equal to $1`, `$2${zh}等同于$1生命值`, amount3, who);
  },
  "amount",
  "player"
);
var damage2 = says(
  (reader, verb2) => {
    const source2 = verb2.source === void 0 ? reader.self : reader.ref(verb2.source);
    const { amount: amount3, plain: plain4 } = fixedLife(reader, verb2);
    const to = [
      ...verb2.to === void 0 ? [] : [reader.ref(verb2.to)],
      ...verb2.player === void 0 ? [] : [reader.player(verb2.player)]
    ];
    const firm = verb2.firm === true ? phrase(", which can’t be prevented", "（此伤害不能被防止）") : nothing6;
    const deals2 = source2.many === true ? "deal" : "deals";
    const self = to.map((one) => one.en === source2.en ? phrase("itself", "自身") : one);
    const all2 = listed(self, " and ", "和");
    if (verb2.divided !== void 0)
      return template(
        `$1 ${deals2} $2 damage divided as you choose among $3$4`,
        "$1对$3造成共$2伤害，由你分配$4",
        source2,
        amount3,
        all2,
        firm
      );
    return plain4 ? template(`$1 ${deals2} $2 damage to $3$4`, "$1对$3造成$2伤害$4", source2, amount3, all2, firm) : template(`$1 ${deals2} damage to $3 equal to $2$4`, "$1对$3造成等同于$2伤害$4", source2, amount3, all2, firm);
  },
  "amount",
  "to",
  "player",
  "source",
  "divided",
  "firm"
);
var anyAttribute3 = JSON.stringify(["{W}", "{R}", "{U}", "{G}", "{B}"]);
var produce3 = says(
  (reader, verb2) => {
    const will = verb2.will;
    const what2 = JSON.stringify(will) === anyAttribute3 ? phrase("1 will of any attribute", "1点任意属性的魔力") : or((typeof will === "string" ? [will] : will).map((one) => phrase(one, one)));
    const amount3 = amountOf3(verb2);
    const per = typeof amount3 === "number" ? null : perWords(reader, amount3);
    const times = amount3 === 1 ? nothing6 : per === null ? template(" times $1", "（$1次）", reader.measure(amount3)) : template(" for each $1", "", per);
    const only3 = verb2.only === void 0 ? nothing6 : onlyWords(verb2.only);
    return done2(
      reader,
      playerOf(verb2),
      "produce%s $1$2$3",
      "$4产生$1$2$3",
      what2,
      times,
      only3,
      per === null ? nothing6 : template("", "每有$1，", per)
    );
  },
  "will",
  "amount",
  "only",
  "player"
);
function onlyWords({ where, also }) {
  const races = where?.races;
  if (races === void 0 || Object.keys(where ?? {}).length !== 1 || also !== void 0 && also !== races)
    throw new UnknownWord("what will may be spent on", where);
  const race = wordOf2(raceTerms, races, "race");
  return template(
    also === void 0 ? " (only for $1 cards)" : " (only for $1 cards, and for what may be paid as if it were one)",
    also === void 0 ? "（仅可用于$1牌）" : "（仅可用于$1牌，以及可视为该类别来支付的费用）",
    race
  );
}
var symbols = (will) => phrase(`pay ${String(will)}`, `支付${String(will)}`);
var incarnate = says((_reader, { attributes: attributes2 }) => {
  const slots = attributes2.map(
    (slot) => or(slot.map((one) => wordOf2(attributeTerms, one, "attribute")))
  );
  const kinds3 = [...new Map(slots.map((slot) => [slot.en, { slot, count: slots.filter(({ en }) => en === slot.en).length }])).values()];
  return template(
    "banish $1",
    "破坏$1",
    and(
      kinds3.map(
        ({ slot, count: count4 }) => template(count4 === 1 ? "a $1 resonator" : "$2 $1 resonators", "$2个$1属性的生物", slot, phrase(String(count4), String(count4)))
      )
    )
  );
}, "attributes");
var stateWords = {
  dealDamage: damage2,
  gainLife: life("gain", "获得"),
  loseLife: life("lose", "失去"),
  setLife: says(
    (reader, verb2) => template("$2 life becomes $1", "$2生命值成为$1", reader.measure(amountOf3(verb2)), reader.possessive(playerOf(verb2))),
    "amount",
    "player"
  ),
  payLife: says((reader, verb2) => template("pay $1 life", "支付$1点生命值", reader.measure(amountOf3(verb2))), "amount"),
  payWill: says((_reader, verb2) => symbols(verb2.will), "will", "x"),
  restSelf: says(() => phrase("{Rest}", "{横置}")),
  rest: says((reader, verb2) => template("rest $1", "横置$1", whatOf(reader, verb2)), "choose"),
  recover: says((reader, verb2) => template("recover $1", "重置$1", whatOf(reader, verb2))),
  addCounters: says(
    (reader, verb2) => {
      const amount3 = amountOf3(verb2);
      const what2 = payer(whatOf(reader, verb2));
      if (typeof amount3 === "number") return template("put $1 on $2", "在$2上放置$1", counters(reader, verb2.kind, amount3), what2);
      return template(
        "put $1 counters on $2 equal to $3",
        "在$2上放置数量等同于$3的$1指示物",
        counterWords(verb2.kind),
        what2,
        reader.measure(amount3)
      );
    },
    "kind",
    "amount"
  ),
  removeCounters: says(
    (reader, verb2) => template("remove $1 from $2", "从$2移除$1", counters(reader, verb2.kind, amountOf3(verb2)), whatOf(reader, verb2)),
    "kind",
    "amount"
  ),
  payCounters: says(
    (reader, verb2) => template("remove $1 from $2", "从$2移除$1", counters(reader, verb2.kind, amountOf3(verb2)), payer(whatOf(reader, verb2))),
    "kind",
    "amount"
  ),
  takeCounter: says(
    (reader, verb2) => template("remove a $1 counter from $2", "从$2移除1个$1指示物", counterWords(verb2.kind), whatOf(reader, verb2)),
    "kind",
    "choose"
  ),
  moveCounters: says(
    (reader, verb2) => template(
      "move $1 from $2 to $3",
      "将$1从$2移动至$3",
      verb2.amount === void 0 ? template("all $1 counters", "所有$1指示物", counterWords(verb2.kind)) : counters(reader, verb2.kind, amountOf3(verb2)),
      whatOf(reader, verb2),
      reader.ref(verb2.to)
    ),
    "kind",
    "amount",
    "to"
  ),
  removeDamage: says((reader, verb2) => template("remove all damage from $1", "移除$1上的所有伤害", whatOf(reader, verb2))),
  produce: produce3,
  incarnate,
  force: says((reader, verb2) => join([label("force"), reader.measure(amountOf3(verb2))], " ", ""), "amount")
};
var payer = (words4) => words4.en === "all J/rulers you control" ? phrase("your J/ruler", "你的裁决者/领主") : words4;

var verbWords2 = { ...moveWords, ...stateWords, ...lastingWords };
var saidVerbs = Object.keys(verbWords2);

function cardText(given2, language) {
  const card3 = prepare(given2);
  return [
    keywordLine(card3),
    ...factLines(card3),
    ...inOrder5(card3.abilities).map((ability2) => abilityWords(readerFor(grammar, ability2), ability2))
  ].map((line) => line[language]).filter((line) => line !== "").join("\n");
}
var inOrder5 = (abilities) => [
  ...abilities.filter(comesFirst),
  ...abilities.filter((one) => !comesFirst(one))
];
var comesFirst = ({ kind, keyword: keyword2 }) => kind === "spell" || keyword2 === "judgment";
function keywordLine({ printed: printed3 }) {
  return join((printed3.keywords ?? []).map(keywordLabel), " ", "");
}
var letterOf4 = Object.fromEntries(Object.entries(willLetters).map(([letter, kind]) => [kind, letter]));
function factLines({ printed: printed3 }) {
  const { energize, copies } = printed3;
  const will = (energize ?? []).map((one) => `{${letterOf4[one] ?? ""}}`).join("/");
  return [
    ...energize === void 0 ? [] : [template("$1 $2", "$1$2", label("energize"), phrase(will, will))],
    ...copies === void 0 ? [] : [
      template(
        "A deck may hold up to $1 copies of this card.",
        "1副套牌中可以放入至多$1张此牌。",
        phrase(String(copies), String(copies))
      )
    ]
  ];
}
var grammar = { terms, self: phrase("this card", "此牌"), verbs: verbWords2, ability: abilityWords, changes: changesOf };

var words3 = {
  events,
  prompts,
  options,
  parameter,
  cardText,
  cardValues: (card3) => card3.printed
};

var forceOfWill = {
  ...forceOfWillRules,
  cards: catalogue,
  presetDecks: playablePresets(catalogue),
  layout,
  words: words3
};

var ruleset = createRuleset(forceOfWill);
export {
  ruleset
};
