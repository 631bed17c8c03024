var uncut = 1e3;
var noVars = {};
function sourceEnv(self, card2, you, event = null, vars = noVars) {
  return { self, card: card2, you, event, vars, each: 0, subject: 0, cut: uncut };
}
var EACH = "eachObject";
function lastingVars({ vars, each }) {
  return each === 0 ? vars : { ...vars, [EACH]: [each] };
}
function lastingEnv({ source: source2, sourceCard, controller, vars }, event = null) {
  return sourceEnv(source2, sourceCard, controller, event, vars);
}
function envOf(locals2) {
  const { self, card: card2, you, event, vars, each, subject } = locals2;
  return { self, card: card2, you, event, vars, each, subject, cut: uncut };
}
function about(env, subject) {
  const { self, card: card2, you, event, vars, each, cut: cut3 } = env;
  return { self, card: card2, you, event, vars, each, subject, cut: cut3 };
}
function envLocals(env) {
  return { self: env.self, card: env.card, you: env.you, event: env.event, vars: env.vars, each: env.each, subject: env.subject };
}

function closed({ self, card: card2, you, vars }, tree2) {
  return { tree: tree2, self, card: card2, you, vars };
}
function closureEnv(table, closure, bearer) {
  const { self, card: card2, you, vars } = closure;
  if (self !== void 0) return sourceEnv(self, card2, you, null, vars);
  const row = table.object(bearer);
  return sourceEnv(bearer, row.card, table.controllerOf(row));
}
var speaking = /* @__PURE__ */ new WeakMap();
function speaksOfSource(node) {
  if (typeof node !== "object" || node === null) return node === "self";
  let known4 = speaking.get(node);
  if (known4 === void 0)
    speaking.set(node, known4 = "noted" in node || Object.values(node).some((child) => speaksOfSource(child)));
  return known4;
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
var faultSentence = ({ card: card2, place: place2, fault }) => `card ${JSON.stringify(card2)}${place2 === "" ? "" : ` at ${place2}`}: ${fault}`;
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
  const named4 = /* @__PURE__ */ new Set();
  for (const root of rootsOf(state)) note(state, root, named4);
  for (const id of named4) note(state, { ...state.past[id], id: 0, row: { ...state.past[id].row, id: 0 } }, named4);
  for (const id of Object.keys(state.past).map(Number)) if (!named4.has(id)) table.journal.removeQuietly(state.past, id);
}
function rootsOf({ frames, triggers, watches, effects, decisions, players: players2, game, history: history2, objects }) {
  return [frames, triggers, watches, effects, decisions, players2, game, history2, objects];
}
var counted = /* @__PURE__ */ new Set(["stamp", "version"]);
function note(state, node, named4) {
  if (typeof node === "number") {
    if (state.past[node] !== void 0) named4.add(node);
    return;
  }
  if (typeof node !== "object" || node === null) return;
  for (const key in node) if (!counted.has(key)) note(state, node[key], named4);
}

function rowOf(table, id) {
  return knownRow(table, id) ?? missing("object", id);
}
function read(table, env, id, characteristic, cut3) {
  const status2 = table.game.status?.[characteristic];
  if (status2 !== void 0) return status2(table, rowOf(table, id), env);
  if (table.state.objects[id] === void 0) return pastValue(table, id, characteristic, cut3);
  if (cut3 === "printed") return table.program(table.object(id)).card.printed[characteristic];
  if (cut3 === "base") return table.derive(table, id, -1)[characteristic];
  if (table.ordered && cut3 !== void 0) return table.derive(table, id, table.library.cutOf(cut3))[characteristic];
  return table.derive(table, id, env.cut)[characteristic];
}
function pastValue(table, id, characteristic, cut3) {
  const past = table.state.past[id] ?? missing("object", id);
  return cut3 === "printed" ? table.program(past.row).card.printed[characteristic] : past.values[characteristic];
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
function hasWord(list, wanted) {
  for (const one of list)
    if (one === wanted || typeof one === "object" && one !== null && one.word === wanted && wanted !== void 0)
      return true;
  return false;
}

function factsByKey(history2) {
  const byKey = /* @__PURE__ */ new Map();
  for (const [name, rule] of Object.entries(history2 ?? {})) {
    for (const key of rule.on) byKey.set(key, [...byKey.get(key) ?? [], { ...rule, name }]);
  }
  return byKey;
}
var fields = /* @__PURE__ */ new Map();
function fieldOf(name, seat) {
  let bySeat = fields.get(name);
  if (bySeat === void 0) fields.set(name, bySeat = []);
  return bySeat[seat] ??= `${name}:${seat}`;
}
function countsFor(table, rule, event) {
  if (rule.if !== void 0 && !rule.if(table, event)) return null;
  if (rule.by === "match") return rule.name;
  const seat = rule.seat === void 0 ? event.seat : rule.seat(table, event);
  return seat < 0 ? null : fieldOf(rule.name, seat);
}
function noteFact(table, rule, field3, event) {
  const { history: history2 } = table.state;
  const old = history2[field3];
  if (rule.keep === "objects") {
    const list = Array.isArray(old) ? old : [];
    table.journal.setDistant(history2, field3, [...list, event[rule.object ?? "object"]]);
    return;
  }
  if (rule.keep === "words") {
    const list = Array.isArray(old) ? old : [];
    const fresh2 = wordsOf(table, event[rule.object ?? "object"], rule.words ?? "").filter((word3) => !list.includes(word3));
    if (fresh2.length > 0) table.journal.setDistant(history2, field3, [...list, ...fresh2]);
    return;
  }
  const by = rule.keep === "amount" && typeof event.amount === "number" ? event.amount : 1;
  table.journal.setDistant(history2, field3, table.number((typeof old === "number" ? old : 0) + by));
}
function wordsOf(table, id, characteristic) {
  const values = table.find(id) === null ? table.state.past[id]?.values : table.derive(table, id);
  const words4 = values?.[characteristic];
  return Array.isArray(words4) ? words4 : [];
}
function remembers(table, name, seats, words4) {
  return valuesOf(table, name, seats).some((kept2) => Array.isArray(kept2) && words4.some((word3) => kept2.includes(word3)));
}
function beginSpan(table, span) {
  const { history: history2 } = table.state;
  const rules2 = table.game.history ?? {};
  for (const field3 of Object.keys(history2)) {
    const [name, ...whose] = field3.split(":");
    const rule = rules2[name];
    if (rule?.per !== span || rule.on.length === 0) continue;
    const old = history2[field3];
    if (rule.before !== void 0)
      table.journal.setDistant(history2, [rule.before, ...whose].join(":"), Array.isArray(old) ? old.length : old);
    table.journal.setDistant(history2, field3, rule.keep === "objects" || rule.keep === "words" ? [] : 0);
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
function fewerThan(table, kinds2, seats, most) {
  let there = 0;
  for (const kind of kinds2) there += objectsIn(table, kind, seats).length;
  return there < most;
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
    const chosen = env.vars[ref2.chosen];
    return Array.isArray(chosen) ? playersIn(chosen) : [];
  }
  if ("seatVar" in ref2) return seatIn(env.event?.[ref2.seatVar] ?? env.vars[ref2.seatVar]);
  if ("not" in ref2) {
    const others = seatsOf(table, env, ref2.not);
    return table.game.seatOrder(table).filter((seat2) => !others.includes(seat2));
  }
  if ("playerOf" in ref2) {
    const rule = table.game.playerRelations?.[ref2.playerOf] ?? missing("relation", ref2.playerOf);
    const named4 = presentOrPast(table, env, ref2.of).flatMap((id2) => rule(table, rowOf(table, id2)));
    return table.game.seatOrder(table).filter((seat2) => named4.includes(seat2));
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
  const bound3 = "var" in value ? env.vars[value.var] : void 0;
  return typeof bound3 === "string" || Array.isArray(bound3) ? bound3 : amount(table, env, value);
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
function setOf(table, env, set) {
  return typeof set === "object" && "from" in set ? select(table, env, set) : presentOrPast(table, env, set);
}
function valuesIn(table, env, set, of) {
  return setOf(table, env, set).map((id) => asNumber(read(table, env, id, of)));
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
      const { relation, is } = wanted;
      const named4 = seatsOf(table, about(env, id), { playerOf: relation, of: "subject" });
      return seatsOf(table, env, is).some((seat) => named4.includes(seat));
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
    const { chosen } = wanted;
    if (chosen !== void 0) return fits(table, env, value, env.vars[chosen] ?? null);
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
  const kinds2 = typeof selector2.from === "string" ? [selector2.from] : selector2.from;
  const seats = selector2.of === void 0 ? null : seatsOf(table, env, selector2.of);
  const found2 = [];
  const related = selector2.relation === void 0 ? null : relatedObjects(table, env, selector2.relation);
  const excepted = selector2.except === void 0 ? none : objectsOf(table, env, selector2.except);
  const { where } = selector2;
  const test = where === void 0 ? null : table.library.testOf(where);
  for (const kind of kinds2) {
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
    const count2 = amount(table, env, selector2.last);
    return count2 === 0 ? none : ordered2.slice(-count2);
  }
  return ordered2;
}
function tally(table, env, selector2, most) {
  const { from, of, except, where, relation, first, last } = selector2;
  if (relation !== void 0 || first !== void 0 || last !== void 0) return select(table, env, selector2).length;
  let found2 = 0;
  const seats = of === void 0 ? null : seatsOf(table, env, of);
  const excepted = except === void 0 ? none : objectsOf(table, env, except);
  const test = where === void 0 ? null : table.library.testOf(where);
  if (most > 1 && most < Infinity && fewerThan(table, typeof from === "string" ? [from] : from, seats, most)) return 0;
  for (const kind of typeof from === "string" ? [from] : from) {
    const shared2 = test === null || seats === null ? null : sharedZone(table, kind);
    for (const id of shared2 ?? objectsIn(table, kind, seats)) {
      if (where !== void 0 && !(test === null ? matches(table, env, id, where) : test(table.derive(table, id, env.cut)))) continue;
      if (excepted.includes(id) || shared2 !== null && seats?.includes(table.controllerOf(table.object(id))) === false) continue;
      found2++;
      if (found2 >= most) return found2;
    }
  }
  return found2;
}
function relatedObjects(table, env, relation) {
  const rule = table.game.relations[relation.is] ?? missing("relation", relation.is);
  const to = table.game.pastRelations?.includes(relation.is) === true ? presentOrPast(table, env, relation.to) : objectsOf(table, env, relation.to);
  return to.length === 1 ? rule(table, rowOf(table, to[0])) : [...new Set(to.flatMap((id) => rule(table, rowOf(table, id))))];
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
  const fields5 = value;
  return Object.fromEntries(
    Object.keys(fields5).sort().map((key) => [key, inOrder(fields5[key])])
  );
}
function patched(path, patch) {
  const { patch: old } = parsePath(path);
  const before = old === "" ? {} : JSON.parse(old);
  const words4 = {};
  for (const [from, to] of Object.entries(before.words ?? {})) words4[from] = patch.words?.[to] ?? to;
  for (const [from, to] of Object.entries(patch.words ?? {})) words4[from] ??= to;
  for (const [from, to] of Object.entries(words4)) if (from === to) delete words4[from];
  const parameters3 = { ...before.parameters, ...patch.parameters };
  const merged2 = {};
  if (Object.keys(parameters3).length > 0) merged2.parameters = parameters3;
  if (Object.keys(words4).length > 0) merged2.words = words4;
  const base = old === "" ? path : path.slice(old.length + 1);
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
  const fields5 = node;
  if (typeof fields5.parameter === "string" && fields5.parameter in parameters3) return parameters3[fields5.parameter];
  return Object.fromEntries(Object.entries(fields5).map(([key, child]) => [key, fillParameters(child, parameters3)]));
}
function replaceIn(node, words4, fields5) {
  if (Array.isArray(node)) return node.map((child) => replaceIn(child, words4, fields5));
  if (typeof node !== "object" || node === null) return node;
  return Object.fromEntries(
    Object.entries(node).map(([key, child]) => [
      key,
      fields5.has(key) ? replaceWords(child, words4) : replaceIn(child, words4, fields5)
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

function effectSource({ self, card: card2, you }, kind, program) {
  return { object: self, card: card2, seat: you, kind, program };
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
  bases.unshift({ fields: baseFields2.map((field3) => row[field3]), values });
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
  constructor(count2, depends) {
    this.count = count2;
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
      const made5 = [];
      for (let other = 0; other < this.count; other++) if (other !== one && this.depends(one, other)) made5.push(other);
      this.known.set(one, found2 = made5);
    }
    return found2;
  }
  /** Whether one effect waits, directly or by others, for a given one. */
  reaches(from, to) {
    const seen = /* @__PURE__ */ new Set([from]);
    const open = [from];
    for (let at = open.pop(); at !== void 0; at = open.pop()) {
      if (at === to) return true;
      for (const next6 of this.of(at)) {
        if (seen.has(next6)) continue;
        seen.add(next6);
        open.push(next6);
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
  const [only4] = tests;
  return tests.length === 1 ? only4 : (values) => tests.every((test) => test(values));
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
  change(change3) {
    for (const fields5 of [change3.set, change3.add, change3.times, change3.gain]) for (const name in fields5) this.literal(fields5[name]);
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
    for (const [key, bound3] of Object.entries(wanted)) {
      if (key === "includes") continue;
      if (key === "size") this.bounds(bound3);
      else if (bounds.has(key)) this.amount(bound3);
      else this.anything();
    }
  }
  selector(value) {
    if (hasMore(value, selectorFields)) this.anything();
    const kinds2 = typeof value.from === "string" ? [value.from] : value.from;
    if (kinds2.some((kind) => !near.has(kind) && !this.game.inPlay.includes(kind) && this.game.slotKinds?.names.includes(kind) !== true))
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
  const changes2 = [modifier, ...modifier.also ?? []];
  const parts = changes2.flatMap(
    (change3, index) => stepsOf(game, change3).map((step) => compilePart(game, step, index === 0 ? path : `${path}/also/${index - 1}`, whole))
  );
  parts.sort((a, b) => a.layer - b.layer);
  if (parts.some((part, index) => part.layer === parts[index - 1]?.layer)) throw new InvariantBroken(`${path} has two parts in one layer`);
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
  const own = new Reading(game);
  own.change(change3);
  if (own.far) whole.far = true;
  return {
    layer,
    change: change3,
    path,
    reads: /* @__PURE__ */ new Set([...whole.reads, ...own.reads]),
    writes: writesOf(game, change3, takes),
    takes,
    plain: isPlain(change3),
    perObject: mentions(change3, "subject"),
    consequences: (game.consequences?.touches(change3).length ?? 0) > 0
  };
}
function writesOf(game, change3, takes) {
  const { set, add: add2, times, gain, lose: lose2, cantHave, swap, become: become2 } = change3;
  const writes = /* @__PURE__ */ new Set();
  for (const fields5 of [set, add2, times, gain, lose2, cantHave, become2?.except?.set]) for (const name in fields5) writes.add(name);
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
    (fields5) => fields5 === void 0 || Object.values(fields5).every((value) => !hasObject(value))
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
function mayMeet(part, other) {
  if (part.reads.has(ANY)) return true;
  for (const name of other.writes) if (part.reads.has(name)) return true;
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
function resolve(table, env, part) {
  const { change: change3 } = part;
  if (part.plain) return change3;
  const { become: become2, words: words4, controller, cantHave, swap } = change3;
  return {
    ...resolveRewriting(table, env, change3, part.path),
    copied: become2 === void 0 ? null : copied(table, env, become2.copyOf),
    takes: part.takes,
    except: become2?.except === void 0 ? null : resolveRewriting(table, env, become2.except, `${part.path}/become/except`),
    words: words4 === void 0 ? null : { [String(word(env, words4.from))]: String(word(env, words4.to)) },
    // Nothing comes under the control of who plays no more.
    controller: controller === void 0 ? null : seatsOf(table, env, controller).find((seat) => table.game.plays?.(table, seat) !== false) ?? null,
    ...cantHave === void 0 ? {} : { cantHave },
    ...swap === void 0 ? {} : { swap }
  };
}
function copied(table, env, from) {
  const kept2 = env.vars[COPIED];
  if (kept2 !== void 0) return kept2;
  const [id] = objectsOf(table, env, from);
  return id === void 0 ? null : copiableValues(table, id);
}
function word(env, name) {
  if (typeof name === "string") return name;
  const value = env.vars[name.var];
  return Array.isArray(value) ? value[0] ?? "" : value ?? "";
}
function resolveRewriting(table, env, change3, path) {
  const { set, times, add: add2, lose: lose2, gain, abilities } = change3;
  return {
    ...set === void 0 ? {} : { set: mapped(set, (value) => written(table, env, value)) },
    ...times === void 0 ? {} : { times: mapped(times, (value) => counted2(table, env, value)) },
    ...add2 === void 0 ? {} : { add: mapped(add2, (value) => addition(table, env, value)) },
    ...lose2 === void 0 ? {} : { lose: lose2 },
    ...gain === void 0 ? {} : { gain: mapped(gain, (list) => written(table, env, list)) },
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
    for (const { add: add2, times, set } of [modifier, ...modifier.also ?? []]) {
      for (const value of [add2, times, set].flatMap((fields5) => Object.values(fields5 ?? {})))
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
function mapped(fields5, make) {
  const made5 = {};
  for (const name in fields5) made5[name] = make(fields5[name]);
  return made5;
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
    const kept2 = values[one];
    values[one] = values[other];
    values[other] = kept2;
  }
}
function rewriteFields(table, values, resolved2) {
  const { set, times, add: add2, lose: lose2, gain, abilities } = resolved2;
  for (const name in set) values[name] = set[name];
  for (const name in times)
    if (!isLacking(table, values, name)) values[name] = table.number(asNumber(values[name]) * times[name]);
  for (const name in add2) if (!isLacking(table, values, name)) values[name] = table.number(asNumber(values[name]) + add2[name]);
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
function exceptOf({ set, times, add: add2, lose: lose2, gain, abilities }, names3) {
  const of = (fields5) => Object.fromEntries(Object.entries(fields5 ?? {}).filter(([name]) => names3.includes(name)));
  return {
    set: of(set),
    times: of(times),
    add: of(add2),
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
  const old = asList(values[name]);
  if (values.cantHave !== void 0) return lengthened(table, values, name, old, more);
  let made5 = longer.get(more);
  if (made5 === void 0) longer.set(more, made5 = /* @__PURE__ */ new WeakMap());
  let list = made5.get(old);
  if (list === void 0) made5.set(old, list = lengthened(table, values, name, old, more));
  return list;
}
function lengthened(table, values, name, old, more) {
  const withheld = asList(values.cantHave?.[name]);
  const counts2 = (one) => typeof one === "object" || name === "keywords" && table.game.keywordAbilities?.[wordOf(one)] !== void 0;
  const gained3 = more.filter((one) => !withheld.includes(wordOf(one)) && (counts2(one) || !old.includes(one)));
  return gained3.length === 0 ? old : [...old, ...gained3];
}
function withhold(values, name, words4) {
  const before = values.cantHave ?? {};
  values.cantHave = { ...before, [name]: [...asList(before[name]), ...words4] };
  values[name] = without(values[name], words4);
}
function without(list, words4) {
  return asList(list).filter((one) => !words4.includes(one) && !words4.includes(wordOf(one)) && !words4.some((word3) => sameEntry(word3, one)));
}
function sameEntry(word3, one) {
  return typeof word3 === "object" && typeof one === "object" && JSON.stringify(word3) === JSON.stringify(one);
}
var noWords = [];
function envFor(env, part, id) {
  return part.perObject ? about(env, id) : env;
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
    const rules2 = game.layerRules;
    if (this.existing.length === 0 && rules2 === void 0) return;
    for (let layer = 0; layer < game.layers.length; layer++) {
      const own = rules2?.[game.layers[layer]]?.own;
      if (own === void 0 && this.byLayer[layer] === void 0) continue;
      this.layer = layer;
      this.runLayer(layer);
      if (own !== void 0) for (const id of own.on(this.table, this.touched)) this.bring(id, own.change);
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
    const found2 = this.existing.filter((effect) => effect.compiled.modifier.players !== void 0);
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
      const keys2 = new Set(found2.map((effect) => effect.key));
      for (const effect of this.kept.values()) if (!keys2.has(effect.key)) found2.push(effect);
    }
    if (found2.length > 1) found2.sort((a, b) => a.stamp - b.stamp || a.source - b.source);
    this.existing = found2;
    this.stale = false;
    this.byLayer.length = 0;
    for (const effect of found2) {
      if (effect.compiled.far) this.far = true;
      if (effect.compiled.modifier.players !== void 0) continue;
      for (const part of effect.compiled.parts) (this.byLayer[part.layer] ??= []).push(effect);
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
    const { standing: standing3 } = table.cache;
    const known4 = standing3[row.id];
    if (known4 !== void 0 && this.lent.size === 0 && known4.values === values && known4.stamp === row.stamp && known4.zone === row.zone && known4.slot === row.slot && known4.host === row.host)
      return known4.list;
    const abilities = table.library.staticsIn(asList(values.abilities), "abilities");
    const keywords2 = table.library.staticsIn(asList(values.keywords), "keywords");
    const list = abilities.length === 0 && keywords2.length === 0 ? empty : this.standingEffects(row, [...abilities, ...keywords2]);
    if (this.lent.size === 0)
      standing3[row.id] = { values, stamp: row.stamp, zone: row.zone, slot: row.slot, host: row.host, list };
    return list;
  }
  standingEffects(row, statics) {
    const { table } = this;
    const kind = kindOfPlace(table, row);
    const found2 = [];
    const seen = /* @__PURE__ */ new Map();
    for (const { path, ability: ability2, effects } of statics) {
      const before = seen.get(path) ?? 0;
      seen.set(path, before + 1);
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
  exists(effect) {
    if (effect.row !== null || this.kept.has(effect.key)) return true;
    return this.effectsOf(this.table.object(effect.source)).some((one) => one.key === effect.key);
  }
  // -- one layer ------------------------------------------------------------------------------------------------------
  runLayer(layer) {
    const done3 = /* @__PURE__ */ new Set();
    for (; ; ) {
      const left = (this.byLayer[layer] ?? empty).filter((effect) => !done3.has(effect.key));
      if (left.length === 0) return;
      const first = left.filter((effect) => effect.compiled.defining);
      const next6 = this.next(first.length > 0 ? first : left, layer);
      done3.add(next6.key);
      this.apply(next6, partOf2(next6, layer));
      if (this.stale) this.gather();
    }
  }
  /** The effect of a layer that applies next: the earliest that waits for no other. */
  next(effects, layer) {
    if (effects.length === 1) return effects[0];
    const meanings = /* @__PURE__ */ new Map();
    const dependencies = new Dependencies(effects.length, (one, other) => {
      const effect = effects[one];
      const before = effects[other];
      return this.meets(partOf2(effect, layer), partOf2(before, layer)) && this.depends(effect, before, layer, meanings);
    });
    return effects[dependencies.first()];
  }
  /** Whether applying another effect first would change whether an effect exists, what it applies to, or what it does there: tried out. */
  depends(effect, other, layer, meanings) {
    const now = (one) => {
      let known4 = meanings.get(one);
      if (known4 === void 0) meanings.set(one, known4 = this.meaning(one, partOf2(one, layer)));
      return known4;
    };
    const before = now(effect);
    const tried = now(other);
    if (tried === null) return false;
    const kept2 = tried.objects.map((id) => this.current.get(id));
    this.commit(partOf2(other, layer), tried);
    const part = partOf2(effect, layer);
    const changed2 = !this.exists(effect) || !sameMeaning(part, before, this.meaning(effect, part));
    tried.objects.forEach((id, index) => {
      const values = kept2[index];
      if (values === void 0) this.current.delete(id);
      else this.current.set(id, values);
    });
    return changed2;
  }
  meaning(effect, part) {
    const env = envOf2(this.table, effect);
    const objects = this.begun.get(effect.key) ?? reached(this.table, env, effect.row === null ? "standing" : "lasting", effect.compiled.path, this.concerned(effect, env));
    if (objects.length === 0) return effect.compiled.condition === void 0 || this.begun.has(effect.key) ? { objects, does: [] } : null;
    const does2 = part.perObject ? objects.map((id) => resolve(this.table, envFor(env, part, id), part)) : [resolve(this.table, env, part)];
    return { objects, does: does2 };
  }
  /** The objects that an effect would begin to apply to. */
  concerned(effect, env) {
    const { table } = this;
    const { modifier, condition: condition2 } = effect.compiled;
    const { of } = modifier;
    const fits2 = (id) => condition2 === void 0 || holds(table, about(env, id), condition2);
    if (effect.row !== null && effect.row.objects !== null) return effect.row.objects.filter((id) => table.find(id) !== null && fits2(id));
    if (of === void 0 || of === "self") return table.find(env.self) !== null && fits2(env.self) ? [env.self] : [];
    if (of === "host") {
      const host = table.find(env.self)?.host ?? 0;
      return host !== 0 && table.find(host) !== null && fits2(host) ? [host] : [];
    }
    return this.selected(effect.compiled, of, env).filter(fits2);
  }
  /** Objects that a modifier's selector names; what is the same for all of them is looked up once. */
  selected({ test }, of, env) {
    const { table } = this;
    const seats = of.of === void 0 ? null : seatsOf(table, env, of.of);
    const excepted = of.except === void 0 || test === null ? empty : objectsOf(table, env, of.except);
    const seen = [];
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
        let at = seen.indexOf(values);
        if (at < 0) {
          at = seen.push(values) - 1;
          verdicts.push(test(values));
        }
        if (verdicts[at] === true && (seats === null || seats.includes(controllerIn(values, row))) && !excepted.includes(id))
          found2.push(id);
      }
    }
    return found2;
  }
  apply(effect, part) {
    const meaning = this.meaning(effect, part);
    if (meaning === null) return;
    if (!this.begun.has(effect.key)) this.begin(effect, meaning.objects);
    const before = meaning.objects.map((id) => this.read(this.table.object(id)));
    this.commit(part, meaning);
    meaning.objects.forEach((id, index) => {
      this.touched.add(id);
      const old = before[index];
      const values = this.current.get(id);
      if (old.abilities === values.abilities && old.keywords === values.keywords) return;
      const done3 = meaning.does[part.perObject ? index : 0];
      if ((done3.words === null || done3.words === void 0) && this.sameStatics(old, values)) return;
      this.stale = true;
      for (const path of done3.abilities ?? []) this.lent.set(`${path}@${id}`, effect.stamp);
      if (done3.words !== null && done3.words !== void 0) this.reword(id, done3.words);
    });
  }
  /** Whether new values bring no effects and take none away: what changed has no static abilities, before and after. */
  sameStatics(old, values) {
    const { library } = this.table;
    const none17 = (list, what2) => library.staticsIn(asList(list), what2).length === 0;
    const same3 = (what2) => old[what2] === values[what2] || none17(old[what2], what2) && none17(values[what2], what2);
    return same3("abilities") && same3("keywords");
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
  begin(effect, objects) {
    this.begun.set(effect.key, objects);
    if (effect.ability === "") return;
    for (const one of this.existing) if (one.ability === effect.ability) this.kept.set(one.key, one);
  }
  /** Effects that go on do so with the text that their object has now. */
  reword(id, words4) {
    for (const effect of [...this.kept.values()]) {
      if (effect.source !== id) continue;
      this.kept.delete(effect.key);
      const at = effect.key.slice(effect.compiled.path.length);
      const ability2 = patched(effect.ability.slice(0, -at.length), { words: words4 });
      const compiled = this.table.library.effect(patched(effect.compiled.path, { words: words4 }), ability2);
      const renamed2 = { ...effect, key: compiled.path + at, ability: ability2 + at, compiled };
      this.kept.set(renamed2.key, renamed2);
      const objects = this.begun.get(effect.key);
      if (objects !== void 0) this.begun.set(renamed2.key, objects);
    }
  }
};
function controllerIn(values, row) {
  return typeof values.controller === "number" ? values.controller : row.controller;
}
function sameMeaning(part, one, other) {
  if (one === null || other === null) return one === other;
  if (one.objects.length !== other.objects.length || !one.objects.every((id, at) => id === other.objects[at])) return false;
  return part.plain || JSON.stringify(one.does) === JSON.stringify(other.does);
}
function partOf2(effect, layer) {
  return effect.compiled.parts.find((part) => part.layer === layer);
}
var empty = [];

function worldOf(table) {
  const { cache, journal } = table;
  const known4 = cache.world;
  if (known4 !== null && known4.age === (cache.farSighted ? journal.epoch * 2 : journal.nearEpoch * 2 + 1)) return known4;
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
function orderedValues(table, id, cut3) {
  const building = table.cache.building;
  if (building === null) {
    if (cut3 === void 0) return finalValues(table, id);
    const { final, steps: steps2 } = worldOf(table);
    return (cut3 >= table.game.layers.length ? final.get(id) : after(steps2.get(id), cut3)) ?? knownBase(table, id);
  }
  return (cut3 === void 0 || cut3 >= building.layer ? building.current.get(id) : after(building.steps.get(id), cut3)) ?? knownBase(table, id);
}
function finalValues(table, id) {
  const { cache, journal } = table;
  const { final: known4, finalAt } = cache;
  if (finalAt[id] === (cache.farSighted ? journal.epoch * 2 : journal.nearEpoch * 2 + 1)) return known4[id];
  const { age, final } = worldOf(table);
  const values = (final.size === 0 ? void 0 : final.get(id)) ?? knownBase(table, id);
  if (table.game.baseFields !== void 0) {
    known4[id] = values;
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
function after(steps2, cut3) {
  let found2;
  for (const step of steps2 ?? []) if (step.layer <= cut3) found2 = step.values;
  return found2;
}
function orderedPlayerValues(table, seat) {
  const { playerValues: playerValues2 } = worldOf(table);
  const known4 = playerValues2.get(seat);
  if (known4 !== void 0) return known4;
  const values = playerValuesSince(table, seat, 0);
  playerValues2.set(seat, values);
  return values;
}
function playerValuesSince(table, seat, stamp) {
  const values = table.game.playerValues(table, seat);
  for (const effect of worldOf(table).players) {
    if (effect.stamp <= stamp) continue;
    const { modifier, condition: condition2, parts } = effect.compiled;
    const env = envOf2(table, effect);
    const seats = effect.row !== null && effect.row.seats.length > 0 ? effect.row.seats : seatsOf(table, env, modifier.players);
    if (!seats.includes(seat) || condition2 !== void 0 && !holds(table, env, condition2)) continue;
    for (const part of parts) rewrite(table, values, resolve(table, env, part));
  }
  return values;
}

function valuesOf2(table, id, cut3) {
  if (table.ordered) return orderedValues(table, id, cut3);
  const { cache } = table;
  refresh(table);
  const age = ageOf(table, id);
  const last = table.game.layers.length - 1;
  const wanted = cut3 === void 0 || cut3 > last ? last : cut3;
  const upTo = cache.limit < wanted ? cache.limit : wanted;
  if (upTo === last && cache.finalAt[id] === age) return cache.final[id];
  const key = id * LAYERS + upTo + 1;
  if (upTo < last) {
    const known4 = cache.below.get(key);
    if (known4?.age === age) return known4.values;
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
  const known4 = cache.players.get(key);
  if (known4) return known4;
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
  const list = valuesOf2(table, id)[characteristic];
  return Array.isArray(list) && list.includes(word3);
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
  const known4 = byObject[id];
  if (known4 !== void 0) return known4;
  listed2.push(id);
  return byObject[id] = [...open];
}
function standingOf(table, row) {
  const { id, stamp, controller, zone, slot, host, card: card2 } = row;
  const known4 = table.cache.standing[id];
  if (known4 !== void 0 && known4.stamp === stamp && known4.controller === controller && known4.zone === zone && known4.slot === slot && known4.host === host && known4.card === card2)
    return known4.list;
  const kind = kindOfPlace(table, row);
  const list = [];
  for (const { ability: ability2, standing: standing3 } of table.program(row).statics) {
    if (!(ability2.from ?? table.game.inPlay).includes(kind)) continue;
    for (const { modifier, layer, path } of standing3) {
      const env = { self: id, card: card2, you: controller, event: null, vars: {}, each: 0, subject: 0, cut: layer - 1 };
      list.push({
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
  const made5 = { stamp, controller, zone, slot, host, card: card2, list };
  table.cache.standing[id] = made5;
  return list;
}
function addLasting(table, found2) {
  const { game, library } = table;
  for (const key in table.state.effects) {
    const effect = table.state.effects[key];
    const modifier = library.modifier(effect.program);
    const layer = game.layers.indexOf(modifier.layer);
    const env = {
      self: effect.source,
      card: effect.sourceCard,
      you: effect.controller,
      event: null,
      vars: effect.vars,
      each: 0,
      subject: 0,
      cut: layer - 1
    };
    found2.push({
      modifier,
      path: effect.program,
      layer,
      stamp: effect.stamp,
      env,
      objects: effect.objects,
      seats: effect.seats,
      standing: false,
      source: sourceOf(table, env, "lasting", effect.program)
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
    const gained3 = modifier.gain[key].filter((word3) => typeof word3 === "object" || !old.includes(word3)).map((word3) => handedOut(env, word3));
    if (gained3.length > 0) values[key] = [...old, ...gained3];
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
  const bound3 = Object.keys(env.vars).length > 0;
  if (!bound3 && !speaksOfSource(word3)) return word3;
  const fields5 = Object.entries(word3).map(
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
  const own = table.program(row).abilities;
  if (row.slot === "") return own;
  const lent = valuesOf2(table, row.id).abilities;
  return Array.isArray(lent) && lent.length > 0 ? [...own, ...lent.map((path) => table.library.ability(path))] : own;
}
function abilitiesAt(table, row, key) {
  if (table.ordered) return abilitiesOf(table, row).filter((one) => waitsFor(one, key));
  const own = table.program(row).byMoment.get(key) ?? none3;
  if (row.slot === "" || !table.library.openings.awaitedByLent.has(key)) return own;
  const lent = valuesOf2(table, row.id).abilities;
  if (!Array.isArray(lent) || lent.length === 0) return own;
  const found2 = lent.map((path) => table.library.ability(path));
  return [...own, ...found2.filter((one) => waitsFor(one, key))];
}
function waitsFor(compiled, key) {
  return compiled.triggers.some((trigger) => trigger.key === key);
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
function rewrittenObjects(table) {
  return worldOf(table).final.keys();
}
function derivedAbilities(table, id) {
  const values = valuesOf2(table, id);
  const { borne } = table.cache;
  const known4 = borne[id];
  if (known4 !== void 0 && known4.values === values) return known4.list;
  const list = [...asList(values.abilities), ...pathsOfKeywords(table.game, asList(values.keywords))].map(
    (path) => table.library.ability(path)
  );
  borne[id] = { values, list };
  return list;
}

var { MAX_SAFE_INTEGER } = Number;
var mostOf = (option) => option.most ?? MAX_SAFE_INTEGER;
var leastOf = (option, min) => option.least === void 0 ? min : Math.max(min, option.least);
var isEnough = (option, amount3) => option.enough === void 0 || amount3 >= option.enough;
function faultIn(domain2, amounts2) {
  const { options: options2, min, total } = domain2;
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
function capacities(domain2, least) {
  const { options: options2 } = domain2;
  const from = [];
  from[options2.length] = 0;
  for (let at = options2.length - 1; at >= 0; at--) {
    const option = options2[at];
    const behind2 = isEnough(option, mostOf(option)) ? from[at + 1] : least[at + 1];
    from[at] = Math.min(MAX_SAFE_INTEGER, mostOf(option) + behind2);
  }
  return from;
}
function canDistribute(domain2) {
  const { options: options2, min, total } = domain2;
  const least = leasts(domain2);
  return options2.every((option) => mostOf(option) >= leastOf(option, min)) && total >= least[0] && total <= capacities(domain2, least)[0];
}
function boundsAt(domain2, behind2, room, at, left) {
  const { options: options2, min } = domain2;
  const option = options2[at];
  const whole = left - behind2[at + 1];
  const last = Math.min(mostOf(option), whole);
  const first = Math.max(leastOf(option, min), option.enough ?? min, left - room[at + 1]);
  return first <= last ? { first, last } : { first: whole, last: whole };
}
function walk(domain2, take2) {
  const behind2 = leasts(domain2);
  const room = capacities(domain2, behind2);
  let left = domain2.total;
  return domain2.options.map((_option, at) => {
    const { first, last } = boundsAt(domain2, behind2, room, at, left);
    const amount3 = take2(first, last);
    left -= amount3;
    return amount3;
  });
}
function drawAmounts(domain2, draw2) {
  return canDistribute(domain2) ? walk(domain2, (first, last) => first + draw2(last - first + 1)) : null;
}
function plainAmounts(domain2) {
  if (!canDistribute(domain2)) return null;
  const { options: options2, min } = domain2;
  const amounts2 = options2.map((option) => leastOf(option, min));
  let left = domain2.total - amounts2.reduce((sum, amount3) => sum + amount3, 0);
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
function byOption(domain2, amounts2) {
  return Object.fromEntries(domain2.options.map((option, at) => [option.id, amounts2[at] ?? 0]));
}

var NAME = "name:";
function withExample(table, decision) {
  const { domain: domain2 } = decision;
  if (domain2.type === "name") return { ...decision, domain: { ...domain2, example: [someName(table, decision, 0)] } };
  if (domain2.type !== "options" || domain2.checked !== true) return decision;
  return { ...decision, domain: { ...domain2, example: [...must(completed(table, decision, []), `a legal answer to ${decision.kind}`)] } };
}
function objectionTo(table, decision, picks) {
  return must(table.game.acceptPicks, "acceptPicks of the game")(table, decision, picks);
}
function objectionToAmounts(table, decision, amounts2) {
  return must(table.game.acceptAmounts, "acceptAmounts of the game")(table, decision, amounts2);
}
function completed(table, decision, picked4) {
  return must(table.game.completePicks, "completePicks of the game")(table, decision, picked4);
}
function someName(table, decision, from) {
  const names3 = [...table.library.cardsByName()];
  for (let at = 0; at < names3.length; at++) {
    const [key, card2] = names3[(from + at) % names3.length];
    if (mayBeNamed(table, decision, card2, key) === null) return NAME + key;
  }
  throw new InvariantBroken(`decision ${decision.id} (${decision.kind}) has no legal answer`);
}
function mayBeNamed(table, decision, card2, key) {
  return table.game.acceptName?.(table, decision, card2, key) ?? null;
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
  const next6 = /* @__PURE__ */ new Set();
  for (const weight of weightsOf(option)) for (const so of sums) next6.add(so + weight);
  return next6;
}
function reaches(options2, sum) {
  return sumsOf(options2).has(sum);
}
function completeToSum(domain2, sum, picked4, rest2) {
  const low = bound([...picked4, ...rest2], Math.min);
  const high = bound([...picked4, ...rest2], Math.max);
  if (sum < low || sum > high) return null;
  return high - low < BITS && domain2.groups !== true ? byMasks(domain2, sum, low, picked4, rest2) : bySearch(domain2, sum, picked4, rest2);
}
function bound(options2, pick) {
  let total = 0;
  for (const option of options2) total += pick(0, ...weightsOf(option));
  return total;
}
var BITS = 31;
var moved = (mask, by) => by >= 0 ? mask << by : mask >>> -by;
function withOption(mask, option) {
  let next6 = 0;
  for (const weight of weightsOf(option)) next6 |= moved(mask, weight);
  return next6;
}
function byMasks(domain2, sum, low, picked4, rest2) {
  const most = Math.min(domain2.max - picked4.length, rest2.length);
  if (most < 0) return null;
  const least = Math.max(0, domain2.min - picked4.length);
  const nothing8 = 1 << -low;
  const width = most + 1;
  const ahead = new Int32Array((rest2.length + 1) * width);
  ahead[rest2.length * width] = nothing8;
  for (let at = rest2.length - 1; at >= 0; at--) {
    for (let count2 = 0; count2 <= most; count2++) {
      const without3 = ahead[(at + 1) * width + count2];
      const taking = count2 === 0 ? 0 : withOption(ahead[(at + 1) * width + count2 - 1], rest2[at]);
      ahead[at * width + count2] = without3 | taking;
    }
  }
  const possible2 = (mask2, taken2, at) => {
    for (let count2 = Math.max(0, least - taken2); count2 + taken2 <= most; count2++)
      if (meets(mask2, ahead[at * width + count2], sum, low)) return true;
    return false;
  };
  let mask = nothing8;
  for (const option of picked4) mask = withOption(mask, option);
  if (!possible2(mask, 0, 0)) return null;
  const chosen = [];
  for (let at = 0; at < rest2.length; at++) {
    if (chosen.length >= least && mask >>> sum - low & 1) break;
    const option = rest2[at];
    const next6 = withOption(mask, option);
    if (chosen.length >= most || !possible2(next6, chosen.length + 1, at + 1)) continue;
    chosen.push(option);
    mask = next6;
  }
  return [...picked4, ...chosen];
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
function bySearch(domain2, sum, picked4, rest2) {
  const dead = /* @__PURE__ */ new Set();
  const grouped = domain2.groups === true;
  const search = (chosen, at, sums) => {
    if (chosen.length >= domain2.min && chosen.length <= domain2.max && sums.has(sum)) return chosen;
    if (at >= rest2.length || chosen.length >= domain2.max) return null;
    const taken2 = grouped ? chosen.flatMap(({ group }) => group ?? []).sort().join("\n") : "";
    const key = `${at}|${chosen.length}|${[...sums].sort((a, b) => a - b).join()}|${taken2}`;
    if (dead.has(key)) return null;
    const option = rest2[at];
    const free3 = !grouped || option.group === void 0 || !chosen.some(({ group }) => group === option.group);
    const found2 = (free3 ? search([...chosen, option], at + 1, added(sums, option)) : null) ?? search(chosen, at + 1, sums);
    if (found2 === null) dead.add(key);
    return found2;
  };
  return search(picked4, 0, sumsOf(picked4));
}

function checkAnswer(table, decision, answer2) {
  const { domain: domain2 } = decision;
  if (typeof answer2 !== "object" || answer2 === null) return malformed(decision, "An answer is an object.");
  if (domain2.type === "bulk") {
    if (!("bulk" in answer2)) return malformed(decision, "This decision takes a bulk answer.");
    const accepted2 = table.game.acceptBulk(table, decision, answer2.bulk);
    if (accepted2.ok) return { answer: { bulk: accepted2.value } };
    const [first] = accepted2.violations;
    return {
      code: "deck/illegal",
      rule: first?.rule ?? decision.rule,
      detail: first?.detail ?? "The deck is not legal.",
      params: { violations: accepted2.violations }
    };
  }
  if (domain2.type === "number") {
    if (!("number" in answer2) || !Number.isSafeInteger(answer2.number)) return malformed(decision, "This decision takes an integer.");
    if (answer2.number < domain2.min || answer2.number > domain2.max)
      return illegal(decision, `The number must lie between ${domain2.min} and ${domain2.max}.`);
    return { answer: { number: answer2.number + 0 } };
  }
  if (domain2.type === "distribution") return checkAmounts(table, decision, domain2, answer2);
  if (!("picks" in answer2) || !Array.isArray(answer2.picks) || !answer2.picks.every((pick) => typeof pick === "string")) {
    return malformed(decision, "This decision takes a list of option ids.");
  }
  return domain2.type === "name" ? checkName(table, decision, answer2.picks) : checkPicks(table, decision, domain2, answer2.picks);
}
function checkAmounts(table, decision, domain2, answer2) {
  if (!("amounts" in answer2) || typeof answer2.amounts !== "object" || answer2.amounts === null || Array.isArray(answer2.amounts)) {
    return malformed(decision, "This decision takes amounts by option id.");
  }
  const given2 = new Map(Object.entries(answer2.amounts));
  for (const amount3 of given2.values()) if (!Number.isSafeInteger(amount3)) return malformed(decision, "Amounts are integers.");
  for (const id of given2.keys()) if (!domain2.options.some((option) => option.id === id)) return notOffered(table, decision, id);
  const amounts2 = domain2.options.map((option) => (given2.get(option.id) ?? 0) + 0);
  const fault = faultIn(domain2, amounts2);
  if (fault !== null) return illegal(decision, fault);
  const kept2 = byOption(domain2, amounts2);
  const objection = domain2.checked === true ? objectionToAmounts(table, decision, kept2) : null;
  return objection === null ? { answer: { amounts: kept2 } } : illegal(decision, objection.detail, objection.rule);
}
function checkName(table, decision, picks) {
  const [pick] = picks;
  if (pick === void 0 || picks.length > 1) return illegal(decision, "Give one name.");
  const key = nameIn(pick);
  const card2 = key === null ? void 0 : table.library.cardsByName().get(key);
  if (key === null || card2 === void 0) return illegal(decision, `${JSON.stringify(pick)} is no name of the catalogue.`);
  const objection = mayBeNamed(table, decision, card2, key);
  return objection === null ? { answer: { picks: [pick] } } : illegal(decision, objection.detail, objection.rule);
}
function checkPicks(table, decision, domain2, picks) {
  if (picks.length > 1 && new Set(picks).size !== picks.length) return illegal(decision, "An option can be picked once.");
  if (picks.length < domain2.min || picks.length > domain2.max)
    return illegal(decision, `Pick at least ${domain2.min} and at most ${domain2.max}.`);
  const chosen = [];
  for (const pick of picks) {
    const option = domain2.options.find((one) => one.id === pick);
    if (option === void 0) return notOffered(table, decision, pick);
    chosen.push(option);
  }
  if (domain2.groups === true && !isApart(chosen)) return illegal(decision, "Of options that belong together only one can be picked.");
  if (domain2.sum !== void 0 && !reaches(chosen, domain2.sum)) return illegal(decision, `The picks must add up to ${domain2.sum}.`);
  const objection = domain2.checked === true ? objectionTo(table, decision, picks) : null;
  if (objection !== null) return illegal(decision, objection.detail, objection.rule);
  return { answer: { picks: [...picks] } };
}
function malformed(decision, detail) {
  return { code: "answer/malformed", rule: decision.rule, detail, params: { decision: decision.id } };
}
function illegal(decision, detail, rule) {
  return { code: "answer/illegal", rule: rule ?? decision.rule, detail, params: { decision: decision.id } };
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
    const first = !seen.has(group);
    seen.add(group);
    return first;
  });
}
function complete(domain2, picked4) {
  if (domain2.groups === true && !isApart(picked4)) return null;
  if (domain2.sum === void 0) {
    const open = domain2.options.filter((one) => !picked4.includes(one));
    const rest2 = domain2.groups === true ? firstOfEach([...picked4, ...open]).slice(picked4.length) : open;
    const wanted = Math.max(0, domain2.min - picked4.length);
    return picked4.length <= domain2.max && rest2.length >= wanted ? [...picked4, ...rest2.slice(0, wanted)] : null;
  }
  return completeToSum(
    domain2,
    domain2.sum,
    picked4,
    domain2.options.filter((one) => !picked4.includes(one))
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
function choosableSlots(table, env, asked3) {
  const side = asked3.seat === void 0 ? env.you : seatOf(table, env, asked3.seat);
  const [object] = asked3.object === void 0 ? [] : objectsOf(table, env, asked3.object);
  return table.game.slotsFor?.(table, env, asked3.for, side, object === void 0 ? null : table.object(object), asked3.args ?? {}) ?? [];
}
function objectsDomain(table, env, choice2, found2, by) {
  const least = choice2.min === void 0 ? 1 : amount(table, env, choice2.min);
  const groups = choice2.different === void 0 ? null : groupsOf(table, found2, choice2.different);
  const there = groups === null ? found2.length : new Set(groups).size;
  const most = Math.max(0, Math.min(there, choice2.max === void 0 ? Math.max(1, least) : amount(table, env, choice2.max)));
  const { sum } = choice2;
  if (choice2.strict === true && most < least) return { type: "options", options: [], min: 0, max: 0 };
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
    min: Math.max(0, Math.min(most, least)),
    max: most,
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
  const kinds2 = typeof from === "string" ? [from] : from;
  return kinds2.some((kind) => {
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
  const rule = table.game.sets?.[set] ?? missing("set", set);
  return rule(table).filter(
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

function allChoosable(table, env, [choice2, ...later2]) {
  if (choice2 === void 0) return true;
  if (!choosable(table, env, choice2)) return false;
  if (!isSpokenOf(choice2, later2)) return allChoosable(table, env, later2);
  return possibleValues(table, env, choice2).some((value) => allChoosable(table, withBound(env, choice2.as, value), later2));
}
var withBound = (env, name, value) => ({ ...env, vars: withVar(env.vars, name, value) });
var spoken = /* @__PURE__ */ new WeakMap();
function namesIn(choice2) {
  let found2 = spoken.get(choice2);
  if (found2 === void 0)
    spoken.set(choice2, found2 = new Set([...JSON.stringify(choice2).matchAll(/\{"var":"([^"]+)"\}/g)].map((match) => match[1])));
  return found2;
}
function isSpokenOf({ as, from, number, players: players2 }, later2) {
  if (from === void 0 && number === void 0 || players2 !== void 0) return false;
  return later2.some((one) => namesIn(one).has(as));
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
  let times = 0;
  for (const { path } of abilitiesOf(table, row)) if (path === ability2) times++;
  return Math.max(1, times);
}
function noteUse(table, listener, limit) {
  write(table, listener, limit, used(table, listener, limit) + 1);
}
function used(table, listener, limit) {
  const uses2 = keeper(table, listener, limit)?.uses;
  const mark2 = uses2?.[ledgerKey(table, listener, limit)];
  return Array.isArray(mark2) && mark2[0] === table.game.span(table, limit.per, listener.seat) ? mark2[1] : 0;
}
function write(table, listener, limit, count2) {
  const row = keeper(table, listener, limit);
  if (row === null) return;
  const mark2 = [table.game.span(table, limit.per, listener.seat), count2];
  const entries = { ...row.uses, [ledgerKey(table, listener, limit)]: mark2 };
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
  if (!triggers.some((trigger) => trigger.key === key && (trigger.if === void 0 || holds(table, env, trigger.if)))) return false;
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
      run: (table, locals2, frame) => {
        const env = envOf(locals2);
        const path = locals2.ability;
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
      run: (table, locals2) => {
        const path = locals2.ability;
        const { ability: ability2 } = table.library.ability(path);
        const paid2 = locals2.returned;
        if (paid2 !== null && !paid2.done) return { done: { done: false } };
        if (paid2?.vars !== void 0) table.local(locals2, "vars", paid2.vars);
        if (ability2.clauses === void 0 || ability2.clauses.length === 0) return { done: { done: true } };
        return { call: "effect", locals: effectLocals(envOf(locals2), `${path}/clauses`), then: "end" };
      }
    },
    { name: "end", run: (_table, locals2) => ({ done: locals2.returned ?? null }) }
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

function compile(ability2, path, printedOn2, { layers: layers2, slotKinds }) {
  const triggers = (ability2.on ?? []).map((trigger) => ({ ...trigger, key: triggerKey(ability2, trigger) }));
  const standing3 = (ability2.modifiers ?? []).map((modifier, index) => {
    const { when } = ability2;
    const condition2 = when === void 0 ? modifier.if : modifier.if === void 0 ? when : { all: [when, modifier.if] };
    return {
      modifier: inOneShape(modifier, condition2, slotKinds?.names),
      layer: layers2.indexOf(modifier.layer),
      path: `${path}/modifiers/${index}`
    };
  });
  return { ability: ability2, path, triggers, printedOn: printedOn2, standing: standing3 };
}
function inOneShape(modifier, condition2, slotKinds = noKinds) {
  const { layer, of, players: players2, add: add2, set, times, gain, lose: lose2, abilities } = modifier;
  const farSighted = looksFar([of, players2, condition2, add2, set, times], slotKinds);
  return { layer, of, players: players2, if: condition2, add: add2, set, times, gain, lose: lose2, abilities, farSighted };
}
var noKinds = [];
var inSight2 = /* @__PURE__ */ new Set(["slots", "attached", "under"]);
function looksFar(node, slotKinds) {
  if (Array.isArray(node)) return node.some((child) => looksFar(child, slotKinds));
  if (typeof node !== "object" || node === null) return false;
  const fields5 = node;
  if ("player" in fields5 || "match" in fields5 || "game" in fields5 || "phase" in fields5 || "turnOf" in fields5 || "playerOf" in fields5)
    return true;
  const kinds2 = Array.isArray(fields5.from) ? fields5.from : fields5.from === void 0 ? [] : [fields5.from];
  return kinds2.some((kind) => !inSight2.has(kind) && !slotKinds.includes(kind)) || Object.entries(fields5).some(([key, child]) => namesElsewhere(key, child) || looksFar(child, slotKinds));
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
function momentKey(event, mark2) {
  let marks = keys.get(event);
  if (marks === void 0) keys.set(event, marks = { before: `${event}|before`, at: `${event}|at`, after: `${event}|after` });
  switch (mark2) {
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
function triggerKey({ kind }, { event, mark: mark2 }) {
  if (kind === "replacement") return replaceKey(event);
  return mark2 === void 0 ? event : momentKey(event, mark2);
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
function saidYes(answer2) {
  return picksOf(answer2)[0] === "yes";
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
function effectsWith({ journal, state: { effects } }, fits2) {
  if (journal.size(effects) === 0) return noEffects;
  return Object.values(effects).filter(fits2).map((effect) => ({ ...effect }));
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
  for (const effect of effects) {
    const isOn2 = effect.objects?.includes(was) === true;
    const standing3 = table.state.effects[effect.id];
    if (standing3 === void 0) {
      if (isOn2) table.journal.insert(table.state.effects, effect.id, { ...effect, objects: [now], vars: renamed(effect.vars, was, now) });
      continue;
    }
    if (isOn2) table.set(standing3, "objects", [...standing3.objects ?? [], now]);
    if (names(standing3.vars, was)) table.set(standing3, "vars", renamed(standing3.vars, was, now));
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
function uniform(n, next6) {
  if (!Number.isInteger(n) || n < 1 || n > 4294967296) throw new InvariantBroken(`can't draw from ${n}`);
  if (n === 4294967296) return next6();
  const last = 4294967295 - ((4294967295 >>> 0) % (n >>> 0) + 1) % n;
  for (; ; ) {
    const word3 = next6();
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
    return this.awaited.get(key) ?? this.find(this.awaited, key, (card2) => this.library.waitsFor(card2, key));
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
    return this.answers.get(question) ?? this.find(this.answers, question, (card2) => holds2(this.library.card(card2)));
  }
  /** A card came. */
  add(card2) {
    if (this.cards === null || this.cards.has(card2)) return;
    this.know(card2, this.cards);
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
    for (const card2 of this.all()) found2 ||= holds2(card2);
    answers.set(key, found2);
    return found2;
  }
  all() {
    if (this.cards !== null) return this.cards;
    const cards2 = /* @__PURE__ */ new Set();
    for (const id in this.state.objects) this.know(this.state.objects[id].card, cards2);
    return this.cards = cards2;
  }
  know(card2, cards2) {
    if (cards2.has(card2)) return;
    cards2.add(card2);
    for (const named4 of this.library.namedBy(card2)) this.know(named4, cards2);
  }
};

var ENTRY = 4;
var LARGE = 2e5;
var none4 = /* @__PURE__ */ new Map();
var Journal = class {
  constructor(tracking, reach = none4) {
    this.tracking = tracking;
    for (const [field3, what2] of reach) this.fields.set(field3, { reach: what2, writes: 0 });
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
  distant(names3) {
    let found2 = this.lookedAt.get(names3);
    if (found2 === void 0) {
      found2 = names3.map((name) => {
        const field3 = this.fields.get(name);
        if (field3?.reach !== 0 /* Distant */) throw new InvariantBroken(`${name} is no distant field`);
        return field3;
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
    const known4 = this.sizes.get(table);
    if (known4 !== void 0) return known4;
    const size = Object.keys(table).length;
    this.sizes.set(table, size);
    return size;
  }
  count(table, by) {
    const known4 = this.sizes.get(table);
    if (known4 !== void 0) this.sizes.set(table, known4 + by);
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
  undoTo(mark2) {
    this.touch();
    this.population++;
    this.baseEpoch++;
    this.undone++;
    const { log } = this;
    while (this.top > mark2) {
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
    const change3 = this.changes.get(row);
    if (change3 === void 0) this.changes.set(row, { stood: true, stands: true, keys: [key], values: [old] });
    else if (change3.stood && !change3.keys.includes(key)) {
      change3.keys.push(key);
      change3.values.push(old);
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
  note(kind, target2, key, old) {
    const { log, top } = this;
    log[top] = kind;
    log[top + 1] = target2;
    log[top + 2] = key;
    log[top + 3] = old;
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
function toldApart(table, data, secrets) {
  const open = split(table, data, null);
  const parts = secrets?.map((secret) => split(table, secret.data, secret.seats));
  if (open.apart.length === 0 && (parts === void 0 || parts.every(({ apart }) => apart.length === 0)))
    return { data, ...secrets === void 0 ? {} : { secrets } };
  const told2 = (secrets ?? []).map(({ seats }, at) => ({ seats, data: parts[at]?.together ?? {} }));
  const all = [...told2, ...open.apart, ...(parts ?? []).flatMap(({ apart }) => apart)];
  return { data: open.together, secrets: bySeats(all) };
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
function bySeats(secrets) {
  const found2 = /* @__PURE__ */ new Map();
  for (const { seats, data } of secrets) {
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
    const known4 = this.zonesOfKind.get(kind);
    if (known4 !== void 0) return known4;
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
    const { id, card: card2 } = object;
    if (this.programCards[id] === card2) return this.programs[id];
    const program = this.library.card(card2);
    this.programs[id] = program;
    this.programCards[id] = card2;
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
  create(card2, owner2, kind = "card") {
    const { header, objects } = this.state;
    const id = header.nextId;
    if (this.journal.size(objects) >= limits.objects) throw new LimitExceeded("objects");
    this.journal.setQuietly(header, "nextId", id + 1);
    const row = { ...this.library.newObject };
    row.id = id;
    row.card = card2;
    row.kind = kind;
    row.owner = owner2;
    row.controller = owner2;
    this.journal.insertQuietly(objects, id, row);
    this.journal.population++;
    this.cardsHere.add(card2);
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
  emit(type, rule, data, secrets) {
    const { header } = this.state;
    if (this.events.length >= limits.eventsPerAction) throw new LimitExceeded("events per action");
    this.journal.setQuietly(header, "events", header.events + 1);
    const event = {
      seq: header.events,
      action: header.version,
      moment: header.moment,
      type,
      rule,
      cause: openCause(this, this.cause),
      ...toldApart(this, data, secrets === void 0 ? void 0 : this.shared(secrets))
    };
    this.events.push(event);
    return event;
  }
  /** Secrets with the seats that share the sight of those who may know them. */
  shared(secrets) {
    const { seesAs } = this.game;
    if (seesAs === void 0) return secrets;
    return secrets.map(({ seats, data }) => ({
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
  random(what2, n, rule, audience) {
    const result = this.draw(n);
    if (audience === void 0) this.emit("chanceDrawn", rule, { what: what2, from: n, result });
    else this.emit("chanceDrawn", rule, { what: what2, from: n }, [{ seats: audience, data: { result } }]);
    return result;
  }
  /** Shuffles a list (Fisher-Yates from the end), recorded with its draws; nobody at the table learns the order. */
  shuffled(what2, list, rule, data) {
    const out = [...list];
    const draws2 = [];
    for (let i = out.length - 1; i > 0; i--) {
      const j = this.draw(i + 1);
      draws2.push(j);
      const swap = out[i];
      out[i] = out[j];
      out[j] = swap;
    }
    this.emit("shuffled", rule, { what: what2, count: list.length, ...data }, [{ seats: [], data: { draws: draws2 } }]);
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
  toldApart(domain2) {
    const { toldApart: toldApart3 } = this.game;
    if (toldApart3 === void 0 || domain2.type !== "options" && domain2.type !== "distribution" || domain2.options.length < 2)
      return domain2;
    const options2 = toldApart3(this, domain2.options);
    return options2 === domain2.options ? domain2 : { ...domain2, options: options2 };
  }
  /** Puts a procedure on the work stack; the locals are its own from now on. */
  push(procedure, locals2) {
    const { header, frames } = this.state;
    if (frames.length >= limits.frameDepth) throw new LimitExceeded("frame depth");
    const id = header.nextFrame;
    this.journal.setQuietly(header, "nextFrame", id + 1);
    this.library.procedure(procedure);
    const cause = frames[frames.length - 1]?.cause ?? this.cause;
    this.journal.push(frames, { id, procedure, step: 0, cause, locals: locals2 });
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
  local(locals2, key, value) {
    this.journal.setWork(locals2, key, value);
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
  for (const effect of ended3) table.journal.remove(table.state.effects, effect.id);
  return ended3;
}
function releaseObject(table, id) {
  const { effects } = table.state;
  if (table.journal.size(effects) === 0) return;
  for (const key in effects) {
    const effect = effects[key];
    if (effect.objects === null || !effect.objects.includes(id)) continue;
    const rest2 = effect.objects.filter((one) => one !== id);
    if (rest2.length === 0) table.journal.remove(table.state.effects, effect.id);
    else table.set(effect, "objects", rest2);
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

function place(table, named4, to) {
  const row = table.object(named4);
  const { id } = row;
  const from = kindOfPlace(table, row);
  const kind = placeKind(table, to);
  const same3 = from === "" || table.game.keepsIdentity(from, kind);
  const known4 = !same3 && table.game.keepsKnowledge?.(table, row, from, kind) === true ? whoSees(table, row) : nobody2;
  const following = !same3 && table.game.keepsEffects?.(from, kind) === true ? followingOf(table, id) : null;
  if (!same3) remember(table, row, from);
  lift(table, row);
  const moved2 = same3 ? row : renew(table, row);
  if (kind !== from) table.journal.population++;
  if (following !== null) carryOver(table, following, id, moved2.id);
  put(table, moved2, to);
  if (known4.length > 0) know(table, moved2, known4);
  if (!same3) becomes(table, id, moved2, kind);
  table.set(moved2, "stamp", table.nextStamp());
  const { inPlay } = table.game;
  noteStatics(table, moved2, inPlay.includes(from) || inPlay.includes(kind));
  return moved2.id;
}
function noteStatics(table, row, inPlay = true) {
  const { statics, elsewhere } = table.program(row);
  if (table.ordered ? inPlay || elsewhere : statics.length > 0) table.journal.touch();
}
function vanish(table, named4) {
  const row = table.object(named4);
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
function hasPlace(row) {
  return row.zone !== "" || row.slot !== "";
}
function originOf(table, named4) {
  const row = table.object(named4);
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
  for (const effect of effects) {
    const standing3 = table.state.effects[effect.id];
    if (standing3 === void 0) table.journal.insert(table.state.effects, effect.id, { ...effect });
    else table.set(standing3, "objects", effect.objects);
  }
  forgetPast(table, was.id);
}
function reshuffle(table, zoneId, rule) {
  const zone = table.zone(zoneId);
  const order = table.shuffled("zone", zone.order, rule, { zone: zoneId });
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
  const list = to.as === "attached" ? host.attached : host.under;
  table.set(host, to.as, inserted(list, row.id, to.at));
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
function readChoice(choice2, answer2, locals2) {
  if (choice2.number !== void 0) return numberOfAnswer(answer2);
  if (choice2.name !== void 0) return nameOfAnswer(answer2);
  if (choice2.divide !== void 0)
    return Object.fromEntries(Object.entries(amountsOf(answer2)).map(([pick, amount3]) => [idOfPick(pick), amount3]));
  const picks = picksOf(answer2);
  if (choice2.oneOf !== void 0 || choice2.word !== void 0) return picks[0] ?? "";
  if (choice2.slot !== void 0) return (picks[0] ?? "").replace(/^slot:/, "");
  return picks.map(
    (pick) => pick.startsWith(back) ? locals2[shuffledFor][idOfPick(pick)] : idOfPick(pick)
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
function put2(table, frame, env, seat, choice2, domain2, asking) {
  table.ask(frame, {
    seat,
    subject: env.you,
    kind: asking.kind ?? (choice2.slot === void 0 ? "chooseForEffect" : "chooseSlot"),
    rule: asking.rule ?? askingRule(table, choice2),
    ...asking.prompt === void 0 ? {} : { prompt: asking.prompt },
    params: { card: env.card, object: env.self, as: choice2.as, ...asking.params },
    domain: domain2
  });
  return null;
}
function askWord(table, frame, env, by, choice2, list, asking) {
  const words4 = table.game.wordLists?.[list] ?? missing("list of words", list);
  return put2(
    table,
    frame,
    env,
    by,
    choice2,
    { type: "options", min: 1, max: 1, options: words4.map((word3) => ({ id: word3, label: list, params: { word: word3 } })) },
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
  const domain2 = objectsDomain(table, env, choice2, found2, seat);
  if (choice2.blind === true && domain2.max > 0)
    return put2(
      table,
      frame,
      env,
      seat,
      choice2,
      { type: "options", min: domain2.min, max: domain2.max, options: backsOf(table, frame, choice2, found2, asking) },
      asking
    );
  if (choice2.random === true) return drawn(table, found2, domain2.max, choice2.different);
  const forced = domain2.max === 0 || asking.always !== true && domain2.sum === void 0 && domain2.min === found2.length;
  if (forced && (choice2.from === void 0 || !hiddenFrom(table, env, choice2.from))) return domain2.max === 0 ? [] : [...found2];
  const offered = domain2.max === 0 ? domain2 : withoutOldIds(table, frame, env, seat, choice2, found2, domain2, asking);
  return put2(table, frame, env, seat, choice2, asking.checked === true ? { ...offered, checked: true } : offered, asking);
}
function withoutOldIds(table, frame, env, seat, choice2, found2, domain2, asking) {
  const by = table.game.decider?.(table, seat) ?? seat;
  const rows = found2.map((id) => seatOfId(id) === null ? table.find(id) : null);
  const unseen = rows.map((row) => row !== null && !showsObject(table, row, { role: "player", seat: by }));
  if (!unseen.includes(true)) return domain2;
  const hidden = found2.filter((_, at) => unseen[at] === true && !isLookedThrough(table, rows[at]));
  const fresh2 = found2.filter((id) => !hidden.includes(id)).map((id) => unseen[found2.indexOf(id)] === true ? nameAnew(table, id) : id);
  const { options: options2 } = objectsDomain(table, env, choice2, [...fresh2, ...hidden], seat);
  const backs = hidden.length === 0 ? [] : backsOf(table, frame, choice2, hidden, asking);
  return { ...domain2, options: [...options2.slice(0, fresh2.length), ...backs] };
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
    const most = divide.most === void 0 ? {} : { most: numberOf(table, id, divide.most) };
    return { id: `object:${id}`, label: "object", params: { card: table.object(id).card, object: id }, object: id, ...most };
  });
  const domain2 = {
    type: "distribution",
    options: options2,
    total: amount(table, env, divide.total),
    min: divide.least === void 0 ? 0 : amount(table, env, divide.least)
  };
  if (domain2.total <= 0 || !canDistribute(domain2)) return {};
  if (found2.length === 1 && asking.always !== true) return { [found2[0]]: domain2.total };
  return put2(table, frame, env, seat, choice2, domain2, asking);
}
function drawn(table, found2, count2, different) {
  const groups = different === void 0 ? null : groupsOf(table, found2, different);
  let rest2 = found2.map((id, at) => ({ id, group: groups?.[at] ?? String(id) }));
  const taken2 = [];
  while (taken2.length < count2) {
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
  const targets = targetsOf(table, at);
  let found2 = strict.get(targets);
  if (found2 === void 0) strict.set(targets, found2 = targets.map((choice2) => ({ ...choice2, strict: true })));
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
function targetLocals(env, parts, rules2) {
  const { self, card: card2, you, event, vars, each } = env;
  return {
    self,
    card: card2,
    you,
    event,
    vars,
    each,
    subject: 0,
    parts,
    part: 0,
    at: 0,
    rule: rules2.target,
    divideRule: rules2.divide,
    answer: null,
    answers: null,
    returned: null
  };
}
function partEnv(locals2, part) {
  const env = envOf(locals2);
  return { ...env, vars: { ...env.vars, ...part.vars } };
}
function askTargets(table, locals2, frame) {
  for (; ; ) {
    const parts = locals2.parts;
    const part = parts[locals2.part];
    if (part === void 0) return { done: parts };
    const choice2 = part.each === true ? void 0 : inTurn(targetsOf(table, part.at))[locals2.at];
    if (choice2 === void 0) {
      table.local(locals2, "part", locals2.part + 1);
      table.local(locals2, "at", 0);
      continue;
    }
    if (locals2.answer !== null) {
      bind(table, locals2, parts, choice2.as, readChoice(choice2, locals2.answer, locals2));
      table.local(locals2, "answer", null);
      continue;
    }
    const divides = choice2.divide !== void 0;
    const bound3 = askChoice(table, frame, partEnv(locals2, part), choice2, {
      kind: divides ? "divide" : "chooseTargets",
      rule: divides ? locals2.divideRule : locals2.rule,
      always: !divides,
      params: { ability: part.at }
    });
    if (bound3 === null) return { wait: true, then: "ask" };
    bind(table, locals2, parts, choice2.as, bound3);
  }
}
function inTurn(choices2) {
  return choices2.some(({ by }) => by !== void 0) ? [...choices2.filter(({ by }) => by === void 0), ...choices2.filter(({ by }) => by !== void 0)] : choices2;
}
function bind(table, locals2, parts, name, value) {
  const at = locals2.part;
  const part = parts[at];
  table.local(locals2, "parts", parts.with(at, { ...part, vars: { ...part.vars, [name]: value } }));
  table.local(locals2, "at", locals2.at + 1);
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
function modeLocals(env, ability2, rule, limits3 = {}) {
  const { self, card: card2, you, event, vars, each } = env;
  return {
    self,
    card: card2,
    you,
    event,
    vars,
    each,
    subject: 0,
    ability: ability2,
    rule,
    least: limits3.least ?? -1,
    most: limits3.most ?? -1,
    picked: [],
    answer: null,
    answers: null,
    returned: null
  };
}
function modeBounds(table, env, modes) {
  return { min: amount(table, env, modes.min), max: amount(table, env, modes.max) };
}
function askModes(table, locals2, frame) {
  const env = envOf(locals2);
  const ability2 = locals2.ability;
  const { modes } = table.library.ability(ability2).ability;
  if (modes === void 0) return { done: plainParts(ability2) };
  const open = openModes(table, env, ability2);
  const bounds3 = modeBounds(table, env, modes);
  const most = locals2.most >= 0 ? locals2.most : bounds3.max;
  const least = locals2.least >= 0 ? locals2.least : bounds3.min;
  const [seat = env.you] = modes.by === void 0 ? [env.you] : seatsOf(table, env, modes.by);
  const picked4 = locals2.picked;
  const left = most - picked4.length;
  if (modes.repeat === true && (left <= 0 || open.length === 0)) return finished(ability2, picked4);
  const one = modes.repeat === true;
  const max = one ? 1 : Math.min(most, open.length);
  const min = one ? picked4.length < least ? 1 : 0 : Math.min(least, max);
  if (max === 0) return finished(ability2, []);
  const options2 = open.map((at) => ({ id: `mode:${at}`, label: "mode", params: { number: at + 1, mode: modePath(ability2, at) } }));
  table.ask(frame, {
    seat,
    kind: "chooseModes",
    rule: locals2.rule,
    params: { card: env.card, object: env.self, ability: ability2 },
    domain: { type: "options", min, max, options: options2 }
  });
  return { wait: true };
}
function takeModes(table, locals2) {
  const ability2 = locals2.ability;
  const { modes } = table.library.ability(ability2).ability;
  const now = picksOf(locals2.answer).map((pick) => Number(pick.slice("mode:".length)));
  const picked4 = [...locals2.picked, ...now];
  if (modes?.repeat !== true || now.length === 0) return finished(ability2, picked4);
  table.local(locals2, "picked", picked4);
  return { to: "ask" };
}
function finished(ability2, picked4) {
  const parts = [...picked4].sort((a, b) => a - b).map((at) => ({ at: modePath(ability2, at), vars: {} }));
  return { done: parts };
}

function typedLocals() {
  return {
    read: (locals2) => locals2,
    note: (table, locals2, key, value) => table.local(locals2, key, value)
  };
}
function bindVar(table, locals2, name, value) {
  table.local(locals2, "vars", withVar(locals2.vars, name, value));
}
function chooseParts(table, locals2, rule, limits3 = {}) {
  const ability2 = locals2.ability;
  if (ability2 !== "" && table.library.ability(ability2).ability.modes !== void 0)
    return { call: "chooseModes", locals: modeLocals(envOf(locals2), ability2, rule, limits3) };
  table.local(locals2, "returned", plainParts(ability2));
  return void 0;
}
function choosingSteps({ rules: rules2, show: show2, next: next6 }) {
  const keep = (table, locals2) => {
    table.local(locals2, "parts", locals2.returned);
    show2(table, locals2);
  };
  return [
    {
      name: "modes",
      rule: rules2.modes,
      run: (table, locals2) => {
        table.local(locals2, "returned", null);
        return locals2.ability === "" ? { to: next6 } : chooseParts(table, locals2, rules2.modes);
      }
    },
    {
      name: "targets",
      rule: rules2.target,
      run: (table, locals2) => {
        keep(table, locals2);
        const parts = locals2.parts;
        if (parts.every(({ at }) => targetsOf(table, at).length === 0)) return { to: next6 };
        return { call: "chooseTargets", locals: targetLocals(envOf(locals2), parts, rules2) };
      }
    },
    { name: "targeted", rule: rules2.target, run: keep }
  ];
}

function sampleAnswer(table, decision, draw2) {
  const { domain: domain2 } = decision;
  if (domain2.type === "bulk") return { bulk: table.game.sampleBulk(table, decision, draw2) };
  if (domain2.type === "name") return { picks: [someName(table, decision, draw2(table.library.cardsByName().size))] };
  if (domain2.type === "options" && domain2.checked === true) return { picks: sampleChecked(table, decision, drawOptions(domain2, draw2)) };
  if (domain2.type === "distribution" && domain2.checked === true) return sampleAmounts(table, decision, domain2, draw2);
  return drawPicks(domain2, draw2);
}
function sampleAmounts(table, decision, domain2, draw2) {
  const drawn2 = drawAmounts(domain2, draw2);
  const amounts2 = drawn2 === null ? null : byOption(domain2, drawn2);
  return amounts2 !== null && objectionToAmounts(table, decision, amounts2) === null ? { amounts: amounts2 } : exampleOf(domain2);
}
function exampleOf({ example }) {
  return { amounts: must(example, "example of checked amounts") };
}
function sampleChecked(table, decision, drawn2) {
  if (objectionTo(table, decision, drawn2) === null) return drawn2;
  for (let kept2 = drawn2.length; kept2 > 0; kept2 = kept2 >> 1) {
    const found2 = completed(table, decision, drawn2.slice(0, kept2));
    if (found2 !== null) return found2;
  }
  return must(completed(table, decision, []), `a legal answer to ${decision.kind}`);
}
function isOpen2(domain2) {
  return domain2.type === "number" || (domain2.type === "distribution" || domain2.type === "options") && domain2.checked !== true;
}
function drawPicks(domain2, draw2) {
  switch (domain2.type) {
    case "number":
      return { number: domain2.min + draw2(domain2.max - domain2.min + 1) };
    case "distribution":
      return domain2.checked === true ? exampleOf(domain2) : amountsAnswer(domain2, drawAmounts(domain2, draw2));
    case "name":
      return { picks: must(domain2.example, "example of a name") };
    case "options":
      return { picks: domain2.checked === true ? must(domain2.example, "example of checked picks") : drawOptions(domain2, draw2) };
  }
}
function drawOptions(domain2, draw2) {
  const shuffled = [...among(domain2, draw2)];
  for (let i = shuffled.length - 1; i > 0; i--) {
    const j = draw2(i + 1);
    [shuffled[i], shuffled[j]] = [shuffled[j], shuffled[i]];
  }
  if (domain2.sum !== void 0) {
    const found2 = complete({ ...domain2, options: shuffled }, []);
    if (found2 === null) throw new InvariantBroken("a domain has no legal answer");
    return found2.map((option) => option.id);
  }
  const apart = domain2.groups === true ? firstOfEach(shuffled) : shuffled;
  if (apart.length < domain2.min) throw new InvariantBroken("a domain has no legal answer");
  const most = Math.min(domain2.max, apart.length);
  const count2 = domain2.min + draw2(most - domain2.min + 1);
  return apart.slice(0, count2).map((option) => option.id);
}
function among(domain2, draw2) {
  const { options: options2, min } = domain2;
  if (options2[options2.length - 1]?.standing !== true) return options2;
  const others = options2.filter(({ standing: standing3 }) => standing3 !== true);
  return others.length < min || draw2(10) === 0 ? options2 : others;
}
function amountsAnswer(domain2, amounts2) {
  if (amounts2 === null) throw new InvariantBroken("a domain has no legal answer");
  return { amounts: byOption(domain2, amounts2) };
}
var declining = ["pass", "no", "done", "end"];
function leastAnswer(table, decision) {
  const { domain: domain2 } = decision;
  if (domain2.type === "number") return { number: domain2.min };
  if (domain2.type === "distribution") return domain2.checked === true ? exampleOf(domain2) : amountsAnswer(domain2, plainAmounts(domain2));
  if (domain2.type === "bulk") return { bulk: table.game.sampleBulk(table, decision, () => 0) };
  if (domain2.example !== void 0) return { picks: domain2.example };
  if (domain2.type === "name") return { picks: [someName(table, decision, 0)] };
  const single2 = domain2.min <= 1 && domain2.max >= 1 && domain2.sum === void 0;
  for (const id of declining) if (single2 && domain2.options.some((option) => option.id === id)) return { picks: [id] };
  const found2 = complete(domain2, []);
  if (found2 === null) throw new InvariantBroken(`decision ${decision.id} (${decision.kind}) has no legal answer`);
  return { picks: found2.map((option) => option.id) };
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
var batchOf = (locals2) => locals2.batch;
var fatesOf = (locals2) => locals2.fates;
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
  const printed2 = printedWith(table, key);
  const found2 = [];
  for (const id of printed2) addListeners(table, id, key, found2);
  if (table.ordered) {
    for (const id of rewrittenObjects(table)) if (!printed2.includes(id) && table.find(id) !== null) addListeners(table, id, key, found2);
  } else if (library.openings.awaitedByLent.has(key)) {
    for (const kind of table.game.inPlay)
      for (const id of objectsIn(table, kind, null)) if (!printed2.includes(id)) addListeners(table, id, key, found2);
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
function listPrinted(table, lists2) {
  const { borrowsText } = table.game;
  const found2 = /* @__PURE__ */ new Map();
  const borrowers = [];
  const add2 = (row, keys2) => {
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
        add2(row, keys2.length === 0 ? keys2 : keysAt.get(kind) ?? noKeys);
      }
  else for (const row of Object.values(table.state.objects)) add2(row, table.program(row).keys);
  lists2.set(anyKey, borrowers.sort(ascending));
  for (const [key, ids2] of found2) lists2.set(key, (borrowers.length === 0 ? ids2 : [...ids2, ...borrowers]).sort(ascending));
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
      (row) => table.library.ability(row.program).triggers.some((trigger) => trigger.key === key)
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
  if (!triggers.some((trigger) => trigger.key === key && (trigger.if === void 0 || holds(table, env, trigger.if)))) return false;
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
var isItsOwn = (limit) => limit?.scope === "object";
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

function trial(table, ask3) {
  const { journal, cause, events: events2 } = table;
  const mark2 = journal.mark();
  const derived = holdDerived(table);
  table.events = [];
  table.trials++;
  try {
    return ask3();
  } finally {
    table.trials--;
    table.events = events2;
    table.cause = cause;
    journal.undoTo(mark2);
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
function collect(table, happened, keys2, back2, found2) {
  for (let at = 0; at < happened.length; at++) {
    const happening = happened[at] ?? null;
    if (happening === null) continue;
    for (const key of keys2[at]) collectKey(table, happening, at, key, back2, found2);
  }
}
function collectKey(table, happening, at, key, back2, found2, seatOf4) {
  const listeners = subscribers(table, key);
  const watches = watchesFor(table, key);
  if (listeners.length === 0 && watches.length === 0) return;
  const event = eventOf(happening, key, back2);
  for (let index = 0; index < listeners.length; index++) {
    const listener = seenFrom(listeners[index], seatOf4);
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
function seenFrom(listener, seatOf4) {
  const seat = seatOf4?.(listener.object) ?? null;
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
  const share = typeof batch === "string" ? event[batch] ?? null : null;
  if (batch !== void 0 || triggers.length > 1) {
    const same3 = found2.find(
      (one) => one.ability === caught.ability && one.source === caught.source && one.watch === caught.watch && one.instance === caught.instance && (batch === void 0 ? one.places[0] === place2 : one.key === caught.key && one.share === share)
    );
    if (same3 !== void 0) {
      if (batch !== void 0) same3.places.push(place2);
      return;
    }
  }
  found2.push(share === null ? caught : { ...caught, share });
}
function batchOf2(triggers, key) {
  for (const trigger of triggers) if (trigger.key === key && trigger.batch !== void 0) return trigger.batch;
  return void 0;
}
function writeTriggers(table, happened, caught) {
  for (const one of caught) {
    const places4 = one.places.filter((at) => happened[at] !== null && happened[at] !== void 0);
    if (places4.length === 0) continue;
    const events2 = places4.map((at) => eventOf(happened[at], one.key, one.back));
    const [first] = events2;
    const watch = table.state.watches[one.watch];
    if (one.watch !== 0 && watch === void 0) continue;
    if (watch === void 0 && isUsedUp(table, one)) continue;
    const event = isWhole(table, one) ? together(first, events2) : first;
    write2(table, one, watch?.left === 1 ? withAlternatives(event, happened, caught, one) : event, watch);
  }
}
function withAlternatives(event, happened, caught, { watch }) {
  const all = caught.filter((one) => one.watch === watch).flatMap(
    ({ places: places4, key, back: back2 }) => places4.flatMap((at) => happened[at] === null || happened[at] === void 0 ? [] : [eventOf(happened[at], key, back2)])
  );
  return all.length < 2 ? event : { ...event, alternatives: all };
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
  const { limit } = table.library.ability(path).ability;
  return limit !== void 0 && table.game.judgesLate !== true && usesLeft(table, { object: source2, seat, ability: path }, limit) <= 0;
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
  const { ability: ability2, source: source2, card: card2, seat, event, vars, kind } = given2;
  const row = { id, ability: ability2, source: source2, card: card2, seat, event, vars, kind, moment: momentNow(table) };
  table.journal.insertQuietly(triggers, id, row);
  return row;
}
var noRules = [];
function notice(table, key, about2 = {}, data, seatOf4) {
  const found2 = [];
  const happening = propose(key, about2, data);
  for (const rule of table.library.facts.get(key) ?? noRules) {
    const event = eventOf(happening, key, true);
    const field3 = countsFor(table, rule, event);
    if (field3 !== null) noteFact(table, rule, field3, event);
  }
  table.game.noticed?.(table, happening, key);
  collectKey(table, happening, 0, key, false, found2, seatOf4);
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
function dropTriggers(table, fits2 = () => true) {
  for (const row of waitingTriggers(table)) if (fits2(row)) takeTrigger(table, row.id);
}
function triggerEnv({ source: source2, card: card2, seat, event, vars }) {
  return sourceEnv(source2, card2, seat, event, vars);
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
  const rule = ruleOf(table, happening.type);
  const keys2 = rule.keys(table, happening);
  let awaited = false;
  for (const key of keys2) if (awaits(table, replaceKey(key))) awaited = true;
  if (!awaited) return nothing4;
  const { supposed } = rule;
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
    const replaced = replaceKey(key);
    if (!awaits(table, replaced)) continue;
    const event = eventOf(happening, key, true);
    const seen = [];
    for (const listener of subscribers(table, replaced)) {
      const { object: source2, seat, ability: ability2 } = listener;
      if (source2 === newcomer && !isAboutItself(table.library.ability(ability2).ability)) continue;
      let replacement = `${ability2}@${source2}`;
      while (seen.includes(replacement)) replacement += "+";
      seen.push(replacement);
      if (!happening.applied.includes(replacement) && !offers.some((one) => one.replacement === replacement) && ready(table, listener, replaced, event))
        offers.push({ at, key, ability: ability2, source: source2, card: table.object(source2).card, seat, watch: 0, replacement });
    }
    for (const watch of watchesFor(table, replaced)) {
      const replacement = `watch:${watch.id}`;
      if (!happening.applied.includes(replacement) && !offers.some((one) => one.replacement === replacement) && watchReady(table, watch, replaced, event))
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
  let known4 = aboutItself.get(ability2);
  if (known4 === void 0) {
    known4 = (ability2.on ?? []).every((trigger) => demandsItself(trigger.if) || demandsItself(ability2.when));
    aboutItself.set(ability2, known4);
  }
  return known4;
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
    const lists3 = bySeat.get(seat2);
    if (lists3 === void 0) bySeat.set(seat2, [offers]);
    else lists3.push(offers);
  }
  if (bySeat.size === 0) return null;
  const seat = table.game.seatOrder(table).find((one) => bySeat.has(one)) ?? [...bySeat.keys()][0];
  const lists2 = bySeat.get(seat);
  const [first] = lists2;
  if (interchangeable(table, first)) return { seat, offers: shared(table, batch, first[0], lists2) };
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
function shared(table, batch, offer2, lists2) {
  const left = table.state.watches[offer2.watch]?.left ?? -1;
  if (left < 0) return [offer2];
  const same3 = lists2.flatMap((offers) => offers.filter((one) => one.watch === offer2.watch));
  const wanted = same3.reduce((sum, one) => sum + amountOf2(batch[one.at]), 0);
  return wanted > left ? same3 : [offer2];
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

function write3(table, locals2, at, happening) {
  table.local(locals2, "batch", batchOf(locals2).with(at, happening));
}
function noteApplied(table, locals2, offer2) {
  for (const at of placesOf(offer2)) {
    const happening = batchOf(locals2)[at];
    write3(table, locals2, at, { ...happening, applied: [...happening.applied, offer2.replacement] });
  }
}
function alterationEnv(table, locals2, offer2) {
  const { at, key, source: source2, card: card2, seat, watch, ability: ability2 } = offer2;
  const happening = batchOf(locals2)[at];
  const all = table.library.ability(ability2).ability.every === true ? { objects: placesOf(offer2).map((place2) => batchOf(locals2)[place2].object) } : {};
  const event = { ...eventOf(happening, key, true), ...all, together: together2(locals2, happening) };
  return sourceEnv(source2, card2, seat, event, table.state.watches[watch]?.vars);
}
function together2(locals2, { type, data }) {
  const fates = fatesOf(locals2);
  return batchOf(locals2).flatMap(
    (one, at) => one.type === type && fates[at] !== 2 /* Gone */ && one.data.to === data.to && one.object > 0 ? [one.object] : []
  );
}
function finishAlteration(table, locals2) {
  const offer2 = locals2.offer;
  const { ability: ability2 } = table.library.ability(offer2.ability);
  const batch = batchOf(locals2);
  table.local(locals2, "offer", null);
  table.local(locals2, "altering", -1);
  if (locals2.touched !== true && (ability2.clauses ?? []).length > 0) return;
  const kept2 = (ability2.clauses ?? []).length === 0 ? table.state.watches[offer2.watch]?.vars ?? {} : {};
  if (offer2.watch !== 0 && locals2.vars.spent === void 0) spendWatch(table, offer2.watch, 1);
  if (ability2.limit !== void 0) noteUse(table, { object: offer2.source, seat: offer2.seat, ability: offer2.ability }, ability2.limit);
  if (ability2.again === true) {
    const happening = batch[offer2.at];
    write3(table, locals2, offer2.at, { ...happening, applied: happening.applied.filter((one) => one !== offer2.replacement) });
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
  const env = { ...alterationEnv(table, locals2, offer2), vars: { ...kept2, ...locals2.vars } };
  const follow2 = locals2.follow;
  const same3 = ability2.together === true ? follow2.findIndex(({ replacement }) => replacement === offer2.replacement) : -1;
  const next6 = { ...envLocals(env), program: `${offer2.ability}/then`, replacement: offer2.replacement };
  table.local(locals2, "follow", same3 < 0 ? [...follow2, next6] : follow2.with(same3, joined(follow2[same3], next6)));
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
  const locals2 = alteredFrame(table);
  if (locals2 === null) throw new InvariantBroken("nothing is being altered");
  const at = locals2.altering;
  const old = batchOf(locals2)[at];
  const changed2 = change3(old);
  const along = locals2.offer?.along ?? [];
  table.local(locals2, "touched", true);
  table.local(locals2, "vars", { ...locals2.vars, ...env.vars });
  if (!Array.isArray(changed2)) {
    write3(table, locals2, at, changed2);
    for (const other of along) write3(table, locals2, other, change3(batchOf(locals2)[other]));
    return;
  }
  const { instead } = ruleOf(table, old.type);
  const made5 = changed2.map((one) => ({
    ...unnamed(instead === void 0 ? one : instead(one), old.type),
    applied: old.applied,
    inside: old.inside
  }));
  const gone = [at, ...along];
  table.local(locals2, "fates", [
    ...fatesOf(locals2).map((fate, place2) => gone.includes(place2) ? 2 /* Gone */ : fate),
    ...made5.map(() => 0 /* Open */)
  ]);
  table.local(locals2, "batch", [...batchOf(locals2), ...made5]);
  if (made5.length === 0 && gone.some((place2) => batchOf(locals2)[place2].inside === -1)) table.local(locals2, "lost", true);
}
function unnamed(made5, type) {
  return made5.type === type ? made5 : { ...made5, data: { ...made5.data, unnamed: true } };
}
function spendShield(table, by) {
  const locals2 = alteredFrame(table);
  const offer2 = locals2?.offer ?? null;
  if (locals2 === null || offer2 === null || offer2.watch === 0) return;
  table.local(locals2, "vars", withVar(locals2.vars, "spent", by));
  if (by > 0) spendWatch(table, offer2.watch, by);
}
function reduce(table, verb2, env) {
  const field3 = verb2.of ?? "amount";
  const locals2 = alteredFrame(table);
  const offer2 = locals2?.offer;
  const watch = offer2 === null || offer2 === void 0 ? void 0 : table.state.watches[offer2.watch];
  let taken2 = 0;
  let spared = verb2.by === "left";
  const old = locals2 === null ? null : batchOf(locals2)[locals2.altering];
  alter(table, env, (happening) => {
    const value = happening.data[field3];
    if (typeof value !== "number") return happening;
    const rule = ruleOf(table, happening.type);
    const firm = rule.firm?.(table, happening) ?? happening.data.firm === true;
    spared = verb2.by === "left" || firm && rule.attempted !== true;
    if (firm) return happening;
    const most = verb2.by === "left" ? watch === void 0 || watch.left < 0 ? value : watch.left : amount(table, env, verb2.by);
    taken2 = Math.max(0, Math.min(value, most));
    return { ...happening, data: { ...happening.data, [field3]: value - taken2 } };
  });
  if (locals2 === null) return;
  table.local(locals2, "vars", withVar(locals2.vars, "prevented", taken2));
  if (taken2 > 0 && offer2 !== null) noteReduction(table, locals2, offer2, taken2, old);
  if (spared) spendShield(table, taken2);
}
function noteReduction(table, locals2, { replacement, source: source2, seat }, amount3, happening) {
  const all = locals2.reduced;
  const known4 = all.find((one2) => one2.replacement === replacement);
  const one = {
    replacement,
    source: source2,
    seat,
    amount: amount3 + (known4?.amount ?? 0),
    happenings: [...known4?.happenings ?? [], happening]
  };
  table.local(locals2, "reduced", [...all.filter((other) => other !== known4), one]);
}
function proposalsOf(table, verbs3, env, path) {
  return verbs3.flatMap((verb2, index) => proposalOf(table, verb2, env, `${path}/${index}`));
}
function proposalOf(table, verb2, env, path) {
  const outcome2 = table.library.verb(verb2.verb).run(table, verb2, env, path);
  if (!("propose" in outcome2)) throw new InvariantBroken(`${verb2.verb} proposes nothing`);
  return outcome2.propose;
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
      const made5 = proposalsOf(table, verb2.do, env, `${path}/do`);
      alter(table, env, () => made5);
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
  const happened = commitTypes(table, batch);
  for (const id of noted) if (table.find(id) !== null) forgetPast(table, id);
  for (const { at, rule, field: field3, key, back: back3 } of facts2)
    if (happened[at] !== null) noteFact(table, rule, field3, eventOf(happened[at], key, back3));
  const after2 = [];
  collect(table, happened, keysAfter, false, after2);
  if (back2.length > 0) writeTriggers(table, happened, back2);
  if (after2.length > 0) writeTriggers(table, happened, after2);
  if (committed !== void 0) committed(table, happened, keys2);
  return happened;
}
var noKeys2 = [];
function keysOf(table, batch) {
  const all = [];
  let back2 = null;
  let after2 = all;
  for (let at = 0; at < batch.length; at++) {
    const happening = batch[at];
    const { keys: keys2, looksBack } = ruleOf(table, happening.type);
    const found2 = isPossible(table, happening) ? keys2(table, happening) : noKeys2;
    all.push(found2);
    const looking = looksBack === void 0 ? noKeys2 : found2.filter((key) => looksBack(table, happening, key));
    if (back2 === null && looking.length > 0) {
      back2 = batch.map(() => noKeys2);
      after2 = all.slice(0, -1);
    }
    if (back2 === null) continue;
    back2[at] = looking;
    after2.push(looking.length === 0 ? found2 : found2.filter((key) => !looking.includes(key)));
  }
  return { all, back: back2, after: after2 };
}
var noFacts = [];
function factsOf(table, batch, keys2) {
  let found2 = null;
  for (let at = 0; at < batch.length; at++) {
    for (const key of keys2[at]) {
      const rules2 = table.library.facts.get(key);
      if (rules2 === void 0) continue;
      const happening = batch[at];
      const back2 = ruleOf(table, happening.type).looksBack?.(table, happening, key) ?? false;
      const event = eventOf(happening, key, back2);
      for (const rule of rules2) {
        const field3 = countsFor(table, rule, event);
        if (field3 !== null) (found2 ??= []).push({ at, rule, field: field3, key, back: back2 });
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
  const happened = batch.map(() => null);
  for (const type of typesOf(table, batch)) {
    const places4 = [];
    const list = [];
    for (let at = 0; at < batch.length; at++) {
      const happening = batch[at];
      if (happening.type !== type || !isPossible(table, happening)) continue;
      places4.push(at);
      list.push(happening);
    }
    if (list.length === 0) continue;
    const done3 = ruleOf(table, type).commit?.(table, list) ?? list;
    for (let index = 0; index < places4.length; index++) happened[places4[index]] = done3[index] ?? null;
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
  const { frames } = table.state;
  const caller = frames[frames.length - 1];
  const joined3 = and2 || caller?.locals.joined === true;
  if (whole === null) {
    const locals2 = happeningLocals(batch);
    if (joined3) locals2.joined = true;
    return then === void 0 ? { call: "happening", locals: locals2 } : { call: "happening", locals: locals2, then };
  }
  const result = resultOf(table, whole, commitBatch(table, whole, joined3), null);
  if (caller !== void 0) table.local(caller.locals, "returned", result);
  return then === void 0 ? void 0 : { to: then };
}
function unfold(table, batch) {
  let whole = batch;
  let own = null;
  for (let at = 0; at < whole.length; at++) {
    const happening = whole[at];
    const { contains, inOrder: inOrder4, makes } = ruleOf(table, happening.type);
    if (!isPossible(table, happening)) continue;
    if (makes !== void 0) return null;
    if (offersFor(table, happening, at).length > 0) return null;
    if (contains === void 0) continue;
    const inner3 = contains(table, happening);
    if (inOrder4 === true && inner3.length > 1) return null;
    if (inner3.length === 0) continue;
    if (own === null) whole = own = [...batch];
    for (const one of within(inner3, happening, at)) addOrJoin(table, own, one, batch.length);
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
function resultOf(table, batch, happened, fates) {
  let done3 = batch.length > 0;
  let total = 0;
  const objects = [];
  for (let at = 0; at < batch.length; at++) {
    const happening = batch[at];
    if (fates?.[at] === 2 /* Gone */ || ruleOf(table, happening.type).inOrder === true || !counts(table, batch, happening)) continue;
    const what2 = happened[at] ?? null;
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
      run: (table, locals2) => begin(
        table,
        locals2,
        locals2.offers[Number(picksOf(locals2.answer)[0].slice("replacement:".length))]
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
function alter2(table, locals2, frame) {
  for (; ; ) {
    const open = openPlaces(locals2);
    const choice2 = nextChoice(table, batchOf(locals2), open);
    if (choice2 === null) {
      if (!addContents(table, locals2, open)) return { to: "order" };
      continue;
    }
    const [first] = choice2.offers;
    if (choice2.offers.length === 1) return begin(table, locals2, first);
    table.local(locals2, "offers", choice2.offers);
    table.ask(frame, {
      seat: choice2.seat,
      kind: "chooseReplacement",
      rule: replacingRule(table),
      domain: { type: "options", min: 1, max: 1, options: optionsOf(batchOf(locals2), choice2.offers) }
    });
    return { wait: true };
  }
}
function openPlaces(locals2) {
  const open = [];
  fatesOf(locals2).forEach((fate, at) => {
    if (fate === 0 /* Open */) open.push(at);
  });
  return open;
}
function begin(table, locals2, chosen) {
  const offer2 = withAll(table, batchOf(locals2), openPlaces(locals2), chosen);
  table.local(locals2, "offers", null);
  table.local(locals2, "offer", offer2);
  table.local(locals2, "altering", offer2.at);
  table.local(locals2, "touched", false);
  table.local(locals2, "vars", {});
  noteApplied(table, locals2, offer2);
  if ((table.library.ability(offer2.ability).ability.clauses ?? []).length === 0) return altered(table, locals2);
  return { call: "effect", locals: effectLocals(alterationEnv(table, locals2, offer2), `${offer2.ability}/clauses`), then: "altered" };
}
function altered(table, locals2) {
  finishAlteration(table, locals2);
  return { to: "alter" };
}
function addContents(table, locals2, open) {
  const batch = [...batchOf(locals2)];
  const fates = [...fatesOf(locals2)];
  const later2 = [];
  let made5 = false;
  for (const at of open) {
    fates[at] = 1 /* Settled */;
    const proposed = batch[at];
    const { contains, inOrder: inOrder4, makes } = ruleOf(table, proposed.type);
    if (contains === void 0 && makes === void 0 || !isPossible(table, proposed)) continue;
    const happening = makes === void 0 ? proposed : batch[at] = makes(table, proposed);
    if (makes !== void 0) made5 = true;
    if (contains === void 0) continue;
    const found2 = within(contains(table, happening), happening, at);
    if (inOrder4 === true && found2.length > 1) later2.push(...found2);
    else for (const one of found2) addOrJoin(table, batch, one, batchOf(locals2).length);
  }
  while (fates.length < batch.length) fates.push(0 /* Open */);
  if (later2.length > 0) table.local(locals2, "inner", [...locals2.inner, ...later2]);
  if (open.length > 0) table.local(locals2, "fates", fates);
  if (batch.length === batchOf(locals2).length) {
    if (made5) table.local(locals2, "batch", batch);
    return false;
  }
  table.local(locals2, "batch", batch);
  return true;
}
function standing(locals2) {
  const places4 = [];
  fatesOf(locals2).forEach((fate, at) => {
    if (fate !== 2 /* Gone */) places4.push(at);
  });
  return places4;
}
var noOrders = [];
var ordersOf = (locals2) => locals2.orders;
function askOrder(table, locals2, frame) {
  const batch = batchOf(locals2);
  const places4 = standing(locals2);
  const asked3 = (table.game.commitsToOrder?.(
    table,
    places4.map((at) => batch[at])
  ) ?? noOrders)[ordersOf(locals2).length];
  if (asked3 === void 0) return { to: "commit" };
  table.local(locals2, "asked", { ...asked3, places: asked3.places.map((index) => places4[index]) });
  const options2 = asked3.places.map(
    (index) => placeOption(table, asked3, places4[index], batch[places4[index]])
  );
  const { seat, kind = "orderEffects", rule = orderingRule(table), prompt } = asked3;
  table.ask(frame, {
    seat,
    kind,
    rule,
    ...prompt === void 0 ? {} : { prompt, params: { count: options2.length } },
    domain: asked3.one === true ? { type: "options", min: 1, max: 1, options: options2 } : wholeOrder(options2)
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
function ordered(table, locals2) {
  const { lastFirst, one, places: places4 } = locals2.asked;
  const first = picksOf(locals2.answer).map((pick) => Number(pick.slice("happening:".length)));
  const others = places4.filter((at) => !first.includes(at));
  if (one === true) return leaveOut(table, locals2, others);
  const picked4 = [...first, ...others];
  table.local(locals2, "orders", [...ordersOf(locals2), lastFirst === true ? picked4.reverse() : picked4]);
  return { to: "order" };
}
function leaveOut(table, locals2, others) {
  const gone = [...others];
  batchOf(locals2).forEach(({ inside }, at) => {
    if (gone.includes(inside)) gone.push(at);
  });
  table.local(
    locals2,
    "fates",
    fatesOf(locals2).map((fate, at) => gone.includes(at) ? 2 /* Gone */ : fate)
  );
  table.local(locals2, "lost", true);
  return { to: "order" };
}
function commitPlaces(locals2) {
  let places4 = standing(locals2);
  for (const order of ordersOf(locals2)) {
    let taken2 = 0;
    places4 = places4.map((at) => order.includes(at) ? order[taken2++] : at);
  }
  return places4;
}
function placed(happening, at, orders2) {
  const order = orders2.find((one) => one.includes(at))?.indexOf(at);
  return order === void 0 ? happening : { ...happening, data: { ...happening.data, order } };
}
function commit(table, locals2) {
  const batch = batchOf(locals2);
  const fates = fatesOf(locals2);
  const places4 = commitPlaces(locals2);
  const done3 = commitBatch(
    table,
    places4.map((at) => placed(batch[at], at, ordersOf(locals2))),
    locals2.joined === true
  );
  const happened = batch.map(() => null);
  places4.forEach((at, index) => happened[at] = done3[index] ?? null);
  for (const reduction of locals2.reduced) table.game.reduced?.(table, reduction);
  const result = resultOf(table, batch, happened, fates);
  table.local(locals2, "result", { ...result, done: result.done && locals2.lost !== true });
  const left = locals2.inner.filter((one) => happened[one.inside] !== null);
  table.local(locals2, "inner", left.map((one) => ({ ...one, inside: -1 })));
  return { to: "inner" };
}
function inner(table, locals2) {
  const [next6, ...rest2] = locals2.inner;
  if (next6 === void 0) return { to: "follow" };
  table.local(locals2, "inner", rest2);
  return happen(table, [next6], "counted") ?? { to: "counted" };
}
function counted3(table, locals2) {
  const sum = locals2.result;
  const one = locals2.returned;
  table.local(locals2, "result", { done: sum.done && one.done, objects: [...sum.objects, ...one.objects], total: sum.total + one.total });
  return { to: "inner" };
}
function follow(table, locals2) {
  const [next6, ...rest2] = locals2.follow;
  if (next6 === void 0) return { done: locals2.result };
  table.local(locals2, "follow", rest2);
  return { call: "effect", locals: effectLocals(envOf(next6), next6.program), then: "follow" };
}

function fittingWhat(rules2, table, verb2, env, { fits: fits2 }) {
  const ids2 = objectsOf(table, env, verb2.what);
  if (ids2.length === 0) return ids2;
  const doer = rules2.doer(table, verb2, env);
  return ids2.filter((id) => fits2(table, id, doer));
}
function fittingChoice(rules2, table, verb2, env, { fits: fits2 }) {
  const doer = rules2.doer(table, verb2, env);
  return candidates(table, env, verb2.choose).filter((id) => fits2(table, id, doer) && !rules2.spares(table, id, env));
}
var leastOf2 = (table, env, { min }) => min === void 0 ? 1 : amount(table, env, min);
function needsOf(rules2, table, env, verb2) {
  const own = rules2.uses(table, env, verb2);
  if (own !== null) return own;
  const picking2 = rules2.pickings[verb2.verb];
  if (picking2 === void 0) return [];
  const { use } = picking2;
  if (verb2.choose === void 0) return fittingWhat(rules2, table, verb2, env, picking2).map((id) => ({ ids: [id], use }));
  const ids2 = fittingChoice(rules2, table, verb2, env, picking2);
  return Array.from({ length: leastOf2(table, env, verb2.choose) }, () => ({ ids: ids2, use }));
}
var goesOn = (before, after2) => before !== "leaves" && (before !== after2 || after2 === "keeps");
function satisfies([need, ...rest2], used2) {
  if (need === void 0) return true;
  const open = need.ids.filter((id) => used2.every((one) => one.id !== id || goesOn(one.use, need.use)));
  const byKind = /* @__PURE__ */ new Map();
  for (const id of open) {
    const kind = `${rest2.map(({ ids: ids2 }) => ids2.includes(id) ? "y" : "n").join("")} ${used2.flatMap((one) => one.id === id ? [one.use] : []).join(" ")}`;
    if (!byKind.has(kind)) byKind.set(kind, id);
  }
  const kinds2 = [...byKind].sort(([a], [b]) => askedFor(a) - askedFor(b));
  return kinds2.some(([, id]) => satisfies(rest2, [...used2, { id, use: need.use }]));
}
var askedFor = (kind) => kind.split("y").length;
function usesHold(rules2, table, env, cost2) {
  return satisfies(
    cost2.flatMap((verb2) => needsOf(rules2, table, env, verb2)),
    []
  );
}
function takesHold(takes) {
  const left = /* @__PURE__ */ new Map();
  return takes.every(({ from, count: count2, there }) => {
    const rest2 = (left.get(from) ?? there) - count2;
    left.set(from, rest2);
    return rest2 >= 0;
  });
}
function sparing(rules2, table, env, path, verb2, ids2) {
  const rest2 = restOf(rules2, table, env, path);
  const use = rules2.pickings[verb2.verb]?.use;
  if (rest2.length === 0 || use === void 0) return ids2;
  const others = Array.from({ length: leastOf2(table, env, verb2.choose) - 1 }, () => ({ ids: ids2, use }));
  return ids2.filter((id) => satisfies([...others, ...rest2], [{ id, use }]));
}
function restOf(rules2, table, env, path) {
  const at = path.lastIndexOf("/");
  const list = path.slice(0, at);
  if (!list.endsWith("/cost")) return [];
  const paying2 = table.state.frames.findLast(({ procedure, locals: locals2 }) => rules2.payers.includes(procedure) && locals2.self === env.self);
  const left = paying2?.locals.left;
  const all = (verbs3) => verbs3.flatMap((one) => needsOf(rules2, table, env, one));
  if (paying2 === void 0 || left === void 0)
    return all(table.library.node(list).slice(Number(path.slice(at + 1)) + 1));
  return [...all(left.map((one) => table.library.node(one))), ...rules2.owed?.(table, env, paying2.locals) ?? []];
}

function pickingVerbs(rules2) {
  return Object.fromEntries(Object.entries(rules2.pickings).map(([name, picking2]) => [name, pickable(rules2, picking2)]));
}
function pickAndDo(rules2) {
  return {
    name: "pickAndDo",
    steps: [
      { name: "ask", run: (table, locals2, frame) => ask(rules2, table, locals2, frame) },
      { name: "chosen", run: (table, locals2) => take(rules2, table, locals2) },
      { name: "act", run: (table, locals2) => act(rules2, table, locals2) },
      { name: "over", run: (table, locals2) => over(rules2, table, locals2) }
    ]
  };
}
function pickable(rules2, picking2) {
  const isEnough2 = (table, verb2, env) => fittingChoice(rules2, table, verb2, env, picking2).length >= leastOf2(table, env, verb2.choose);
  return {
    rule: picking2.rule,
    payable: (table, verb2, env) => verb2.choose === void 0 ? fittingWhat(rules2, table, verb2, env, picking2).length > 0 : isEnough2(table, verb2, env),
    choosable: (table, verb2, env) => verb2.choose === void 0 || isEnough2(table, verb2, env),
    run: (table, verb2, env, path) => {
      if (verb2.choose !== void 0)
        return { call: "pickAndDo", locals: { ...envLocals(env), program: path, chosen: [], returned: null, answer: null, answers: null } };
      return { propose: fittingWhat(rules2, table, verb2, env, picking2).map((id) => picking2.make(id, env, verb2)) };
    }
  };
}
function choiceOf(rules2, table, verb2, env, picking2, path) {
  const choice2 = verb2.choose;
  const ids2 = sparing(rules2, table, env, path, verb2, fittingChoice(rules2, table, verb2, env, picking2));
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
function given(rules2, table, locals2) {
  const verb2 = table.library.node(locals2.program);
  const picking2 = rules2.pickings[verb2.verb];
  const env = envOf(locals2);
  return { verb: verb2, picking: picking2, env, choice: choiceOf(rules2, table, verb2, env, picking2, locals2.program) };
}
function ask(rules2, table, locals2, frame) {
  const { env, choice: choice2, picking: picking2 } = given(rules2, table, locals2);
  if (select(table, env, { from: choice2.from?.from ?? "field", ...choice2.from?.of === void 0 ? {} : { of: choice2.from.of } }).length === 0) {
    table.local(locals2, "chosen", []);
    return { to: "act" };
  }
  const bound3 = askChoice(table, frame, env, choice2, { kind: "payCost", rule: picking2.rule });
  if (bound3 === null) return { wait: true };
  table.local(locals2, "chosen", bound3);
  return { to: "act" };
}
function take(rules2, table, locals2) {
  table.local(locals2, "chosen", readChoice(given(rules2, table, locals2).choice, locals2.answer, locals2));
  table.local(locals2, "answer", null);
}
function act(rules2, table, locals2) {
  const { verb: verb2, picking: picking2, env } = given(rules2, table, locals2);
  const ids2 = locals2.chosen;
  return ids2.length === 0 ? void 0 : happen(
    table,
    ids2.map((id) => picking2.make(id, env, verb2))
  );
}
function over(rules2, table, locals2) {
  const { verb: verb2, env } = given(rules2, table, locals2);
  const { as } = verb2.choose;
  const chosen = locals2.chosen;
  const result = locals2.returned;
  if (chosen.length === 0 && rules2.nothing?.(table, verb2, env) === true) return { done: { done: true, vars: { [as]: [] } } };
  return {
    done: { done: chosen.length > 0 && (result?.done ?? true), objects: [...result?.objects ?? []], vars: { [as]: chosen } }
  };
}

function payPart(table, locals2, at = 0) {
  const left = locals2.left;
  const path = left[at];
  const env = envOf(locals2);
  if (!payable(table, env, [table.library.node(path)])) return null;
  table.local(locals2, "left", left.toSpliced(at, 1));
  const cut3 = path.lastIndexOf("/");
  const index = Number(path.slice(cut3 + 1));
  return { call: "verbs", locals: { ...effectLocals(env, path.slice(0, cut3)), at: index, only: index } };
}
function partPaid(table, locals2) {
  const returned = locals2.returned;
  if (returned?.vars !== void 0) table.local(locals2, "vars", { ...locals2.vars, ...returned.vars });
  table.local(locals2, "returned", null);
  return returned?.done !== false;
}

var ENDED = 2;
function afterFailure(table, locals2) {
  const clauses = table.library.clauses(locals2.program);
  let at = locals2.at + 1;
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

function takeOver2(table, locals2, frame) {
  const { self, card: card2, you } = envOf(locals2);
  if (frame.cause.kind === "ability" && frame.cause.object === self) return;
  table.journal.setWork(frame, "cause", { kind: "ability", seat: you, object: self, card: card2 });
  table.cause = frame.cause;
}
var verbsProcedure = {
  name: "verbs",
  steps: [{ name: "run", run: runVerbs }]
};
var again = "run";
function runVerbs(table, locals2, frame) {
  const verbs3 = table.library.node(locals2.program);
  takeOver2(table, locals2, frame);
  if (locals2.returned !== null) takeOutcome(table, locals2, verbs3);
  for (; ; ) {
    const at = locals2.at;
    const verb2 = verbs3[at];
    if (verb2 === void 0 || locals2.only !== -1 && at > locals2.only)
      return { done: { done: locals2.allDone, vars: locals2.vars } };
    if (locals2.together === true) {
      table.local(locals2, "at", verbs3.length);
      const control = happen(table, proposalsFor(table, verbs3, envOf(locals2), locals2.program, locals2.whole === true));
      if (control !== void 0) return { ...control, then: again };
      takeOutcome(table, locals2, verbs3);
      continue;
    }
    table.local(locals2, "at", at + 1);
    const outcome2 = table.library.verb(verb2.verb).run(table, verb2, envOf(locals2), `${locals2.program}/${at}`);
    if ("propose" in outcome2) {
      const control = happen(table, outcome2.propose);
      if (control !== void 0) return { ...control, then: again };
      takeOutcome(table, locals2, verbs3);
      if (table.game.mustStabiliseNow?.(table) === true) return { to: again };
      continue;
    }
    if ("call" in outcome2)
      return { call: outcome2.call, locals: locals2.joined === true ? { ...outcome2.locals, joined: true } : outcome2.locals, then: again };
    settle(table, locals2, verb2, outcome2);
    if (table.game.mustStabiliseNow?.(table) === true) return { to: again };
  }
}
function takeOutcome(table, locals2, verbs3) {
  settle(table, locals2, verbs3[locals2.at - 1], outcomeOf(locals2.returned));
  table.local(locals2, "returned", null);
}
function outcomeOf(returned) {
  return typeof returned === "object" && returned !== null && "done" in returned ? returned : { done: returned !== false };
}
function settle(table, locals2, verb2, outcome2) {
  if (!outcome2.done) table.local(locals2, "allDone", false);
  if (typeof verb2.as === "string") table.local(locals2, "vars", withVar(locals2.vars, verb2.as, [...outcome2.objects ?? []]));
  if (typeof verb2.note === "string") noteMore(table, locals2.self, verb2.note, outcome2.objects ?? []);
  if (typeof verb2.total === "string") table.local(locals2, "vars", withVar(locals2.vars, verb2.total, outcome2.total ?? 0));
  if (outcome2.vars !== void 0) table.local(locals2, "vars", { ...locals2.vars, ...outcome2.vars });
}

var inOrder2 = (entries) => Object.fromEntries([...entries].sort(([one], [other]) => one < other ? -1 : 1));
function tallyWith(tally2, kind, count2) {
  return inOrder2(Object.entries({ ...tally2, [kind]: count2 }).filter(([, number]) => number > 0));
}
function tallySum(one, other) {
  const kinds2 = [.../* @__PURE__ */ new Set([...Object.keys(one), ...Object.keys(other)])];
  return inOrder2(kinds2.map((kind) => [kind, (one[kind] ?? 0) + (other[kind] ?? 0)]));
}

function countersOn(table, object, kind) {
  return table.object(object).counters[kind] ?? 0;
}
function addCounters(object, kind, amount3, rule) {
  return propose("addCounters", { object }, { kind, amount: amount3, rule });
}
function removeCounters(object, kind, amount3, rule) {
  return propose("removeCounters", { object }, { kind, amount: amount3, rule });
}
var isThere = (table, { object }) => table.find(object) !== null;
function counterRules({ put: put5, removed, reaches: reaches2 = isThere, tell: tell2 }) {
  const [putKeys, removedKeys] = [[put5], [removed]];
  const change3 = (table, happening, to) => {
    const { object, data } = happening;
    const kind = data.kind;
    const there = countersOn(table, object, kind);
    const count2 = table.number(to(there, data.amount));
    const row = table.object(object);
    table.set(row, "counters", tallyWith(row.counters, kind, count2));
    tell2(table, happening, count2);
    const amount3 = Math.abs(count2 - there);
    return amount3 === data.amount ? happening : { ...happening, data: { ...data, amount: amount3 } };
  };
  return {
    addCountersRule: {
      keys: () => putKeys,
      possible: (table, happening) => happening.data.amount > 0 && reaches2(table, happening),
      commit: (table, list) => list.map((one) => change3(table, one, (there, amount3) => there + amount3))
    },
    removeCountersRule: {
      keys: () => removedKeys,
      possible: (table, happening) => reaches2(table, happening) && countersOn(table, happening.object, happening.data.kind) > 0,
      commit: (table, list) => list.map((one) => change3(table, one, (there, amount3) => Math.max(0, there - amount3)))
    }
  };
}

function itemOn(table, id) {
  return table.object(id).item;
}
function setItemOn(table, id, item2) {
  table.set(table.object(id), "item", item2);
}
function isOpenItem(row) {
  return row.item?.open === true;
}
function waitsIn(table, zone, ability2, source2) {
  return table.zone(zone).order.some((id) => {
    const { item: item2, kind } = table.object(id);
    if (kind !== "item" || item2 === null) return false;
    const waiting3 = item2;
    return waiting3.ability === ability2 && waiting3.source === source2;
  });
}
function itemEnv(table, id, part = 0) {
  const { source: source2, card: card2, event, vars, parts } = itemOn(table, id);
  const own = parts[part]?.vars;
  return sourceEnv(source2, card2, table.controllerOf(table.object(id)), event, own === void 0 ? vars : { ...vars, ...own });
}

function placeCopy(table, original, seat, zone, fields5) {
  const isItem = original.kind === "item";
  const copy2 = place(table, table.create(original.card, seat, isItem ? "item" : "copy").id, { zone });
  const row = table.object(copy2);
  if (table.object(copy2).controller !== seat) table.set(row, "controller", seat);
  for (const [field3, value] of Object.entries(fields5)) table.set(row, field3, value);
  const item2 = original.item;
  setItemOn(table, copy2, isItem ? item2 : { ...item2, source: copy2 });
  return copy2;
}
function copyingProcedure(rules2) {
  return {
    name: "copyItems",
    steps: [
      { name: "next", rule: rules2.rule, run: (table, locals2, frame) => next(table, locals2, frame, rules2) },
      { name: "asked", rule: rules2.targetRule, run: (table, locals2) => asked(table, locals2, rules2) },
      { name: "targeted", rule: rules2.targetRule, run: (table, locals2) => targeted(table, locals2, rules2) },
      {
        name: "over",
        rule: rules2.rule,
        run: (_table, locals2) => ({ done: { done: made2(locals2).length > 0, objects: locals2.made } })
      }
    ]
  };
}
function copyingLocals(env, queue, retarget) {
  return { ...envLocals(env), queue, retarget, made: [], returned: null, answer: null, answers: null };
}
var made2 = (locals2) => locals2.made;
var newest = (locals2) => made2(locals2).at(-1);
function next(table, locals2, frame, rules2) {
  const [original, ...queue] = locals2.queue;
  if (original === void 0) return { to: "over" };
  const seat = locals2.you;
  table.local(locals2, "queue", queue);
  const copy2 = rules2.copy(table, original, seat);
  if (copy2 === null) return { to: "next" };
  table.local(locals2, "made", [...made2(locals2), copy2]);
  if (locals2.retarget !== true || !rules2.canAim(table, copy2)) return { to: "targeted" };
  table.ask(frame, {
    seat,
    kind: "useEffect",
    rule: rules2.targetRule,
    prompt: "newTargets",
    params: { card: rules2.shownCard(table, copy2), object: copy2 },
    domain: yesOrNo()
  });
  return { wait: true, then: "asked" };
}
function asked(table, locals2, { targetRule }) {
  const yes = saidYes(locals2.answer);
  table.local(locals2, "answer", null);
  table.local(locals2, "returned", null);
  if (!yes) return { to: "targeted" };
  const copy2 = newest(locals2);
  const { parts, vars } = itemOn(table, copy2);
  const bare6 = parts.map(({ at }) => ({ at, vars: {} }));
  return {
    call: "chooseTargets",
    locals: targetLocals({ ...itemEnv(table, copy2), vars }, bare6, { target: targetRule, divide: targetRule }),
    then: "targeted"
  };
}
function targeted(table, locals2, rules2) {
  const copy2 = newest(locals2);
  if (locals2.returned !== null) setItemOn(table, copy2, { ...itemOn(table, copy2), parts: locals2.returned });
  table.local(locals2, "returned", null);
  rules2.targeted(table, copy2, locals2.you);
  return { to: "next" };
}

var carryingOut = (name, rule) => ({
  name,
  rule,
  run: (table, locals2) => nextPart(table, locals2, name)
});
function nextPart(table, locals2, step) {
  const [part, ...rest2] = locals2.parts;
  if (part === void 0) return void 0;
  table.local(locals2, "parts", rest2);
  if ((table.library.node(part.at).clauses ?? []).length === 0) return { to: step };
  const env = envOf(locals2.env);
  return { call: "effect", locals: effectLocals({ ...env, vars: { ...env.vars, ...part.vars } }, `${part.at}/clauses`), then: step };
}

var none7 = [];
var aims = (table, { at, each }) => each === true ? none7 : targetsOf(table, at).filter(({ target: target2 }) => target2 === true);
function targetsChosen(table, id) {
  return itemOn(table, id).parts.flatMap(
    (one, part) => aims(table, one).map((choice2) => ({ part, choice: choice2, ids: one.vars[choice2.as] ?? [] }))
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
  const choices2 = itemOn(table, id).parts.flatMap((part, at) => aims(table, part).map((choice2) => ({ choice: choice2, at })));
  return choices2.length > 0 && choices2.every(({ choice: choice2, at }) => candidates(table, itemEnv(table, id, at), choice2).length > 0);
}
function targetsAgain(table, id) {
  return itemOn(table, id).parts.map((part, at) => {
    const env = itemEnv(table, id, at);
    const vars = { ...part.vars };
    if (part.each === true) {
      for (const { target: _target, ...choice2 } of targetsOf(table, part.at)) vars[choice2.as] = [...candidates(table, env, choice2)];
      return { part: { at: part.at, vars }, kept: [] };
    }
    const kept2 = [];
    for (const choice2 of aims(table, part)) {
      const chosen = vars[choice2.as];
      if (!Array.isArray(chosen) || chosen.length === 0) continue;
      const legal = candidates(table, env, choice2);
      const left = chosen.filter((one) => legal.includes(one));
      vars[choice2.as] = left;
      kept2.push({ choice: choice2, chosen: chosen.length, left: left.length });
    }
    return { part: { at: part.at, vars }, kept: kept2 };
  });
}

function actingLocals(seat) {
  return { seat, passes: 0, acts: [], refused: [], answer: null, answers: null, returned: null };
}
function offerActs(table, locals2, acts2, idOf) {
  const refused = locals2.refused;
  const offered = refused.length === 0 ? acts2 : acts2.filter((act3) => !refused.includes(idOf(act3)));
  table.local(locals2, "acts", offered);
  return offered;
}
function pickedAct(locals2, idOf) {
  const [pick] = picksOf(locals2.answer);
  return locals2.acts.find((act3) => idOf(act3) === pick);
}
function beginAct(table, locals2) {
  table.local(locals2, "passes", 0);
  table.local(locals2, "returned", null);
}
function endAct(table, locals2, offeredAs = picksOf(locals2.answer)[0]) {
  const returned = locals2.returned;
  if (returned?.done === false) {
    table.local(locals2, "refused", [...locals2.refused, offeredAs]);
    return false;
  }
  forgetRefused(table, locals2);
  return true;
}
function forgetRefused(table, locals2) {
  if (locals2.refused.length > 0) table.local(locals2, "refused", []);
}
function passOn(table, locals2, players2, next6) {
  const passes = locals2.passes + 1;
  forgetRefused(table, locals2);
  if (passes >= players2) return true;
  table.local(locals2, "passes", passes);
  table.local(locals2, "seat", next6(locals2.seat));
  return false;
}
function actAgain(table, locals2, seat) {
  table.local(locals2, "passes", 0);
  table.local(locals2, "seat", seat);
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
  for (const rows of [state.objects, state.effects, state.past, state.triggers, state.watches]) {
    for (const id of Object.keys(rows)) journal.removeQuietly(rows, Number(id));
  }
  const rules2 = table.game.history ?? {};
  for (const fact2 of Object.keys(state.history))
    table.set(state.history, fact2, rules2[fact2.split(":")[0]]?.keep === "objects" ? [] : 0);
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
function beginMatch(table, decks2) {
  const row = {
    game: 1,
    wins: Array.from({ length: table.pins.seats }, () => 0),
    draws: 0,
    registered: decks2,
    decks: decks2,
    chooser: -1
  };
  Object.assign(table.state.match, row);
}
function pinnedDecks({ seats, decks: decks2 }, read2) {
  return Array.from({ length: seats }, (_, seat) => {
    const deck = read2(decks2?.[seat] ?? null);
    if (deck === null) throw new InvariantBroken(`no deck is pinned for seat ${seat}`);
    return deck;
  });
}
function winsNeeded(table) {
  return Math.floor(table.pins.format.bestOf / 2) + 1;
}
var matchLocals = () => ({ ended: null, answer: null, answers: null, returned: null });
function noteGame(table, winners) {
  const { wins, draws: draws2, game, chooser } = matchOf(table);
  const losers = table.seats().filter((seat) => !winners.includes(seat));
  if (winners.length === 0) setMatch(table, "draws", draws2 + 1);
  else
    setMatch(
      table,
      "wins",
      wins.map((count2, seat) => winners.includes(seat) ? count2 + 1 : count2)
    );
  setMatch(table, "chooser", winners.length === 0 ? chooser : losers[0] ?? chooser);
  setMatch(table, "game", game + 1);
}
function concludeGame(table, locals2, rule, drawsCount) {
  const result = locals2.ended;
  const { bestOf } = table.pins.format;
  noteGame(table, result.winners);
  const { wins, game, draws: draws2 } = matchOf(table);
  table.emit("matchScore", rule, { game: game - 1, wins: [...wins], draws: draws2 });
  const decided = Math.max(...wins) >= winsNeeded(table) || drawsCount && game > bestOf;
  if (bestOf > 1 && !decided) {
    clearTable(table);
    return false;
  }
  table.finish(bestOf === 1 ? result : { winners: leaders(wins), reason: "games", rule });
  return true;
}
function leaders(wins) {
  const most = Math.max(...wins);
  const found2 = wins.flatMap((count2, seat) => count2 === most ? [seat] : []);
  return found2.length === 1 ? found2 : [];
}

var readableCards = 1e3;
function deckViolation(code, rule, cards2, detail, params = {}) {
  return { code, rule, cards: cards2, detail, params };
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
  return value.every((one) => typeof one === "string") ? value : null;
}
function oncePerCatalogue(make) {
  const indexes = /* @__PURE__ */ new WeakMap();
  return (cards2) => {
    let known4 = indexes.get(cards2);
    if (known4 === void 0) indexes.set(cards2, known4 = make(cards2));
    return known4;
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
  return Object.fromEntries(Object.entries(deck).map(([part, cards2]) => [part, [...cards2].sort()]));
}
function comingIn(before, now) {
  const left = [...before];
  return now.filter((card2) => {
    const at = left.indexOf(card2);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
function looseName(name) {
  return name.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().replace(/æ/g, "ae").replace(/[’‘`]/g, "'").replace(/[“”]/g, '"').replace(/[‐‑–—−]/g, "-").replace(/[•·・]/g, "·").replace(/\s*\/+\s*/g, "/").replace(/\s+/g, " ").trim();
}
function cardId(name) {
  return name.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().replace(/['’,]/g, "").replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "");
}

function broughtIn({ before, now }, parts) {
  const cards2 = (deck) => parts.flatMap((part) => deck[part]);
  return comingIn(cards2(before), cards2(now));
}
function redividedDecks(rules2) {
  const accept = (table, decision, bulk) => accepted(table, decision, bulk, rules2);
  return {
    ask: (table, _locals, frame) => {
      const { game, decks: decks2 } = matchOf(table);
      for (const seat of table.seats()) {
        const parts = Object.fromEntries(Object.entries(decks2[seat]).map(([part, cards2]) => [part, [...cards2]]));
        table.ask(frame, {
          seat,
          kind: rules2.kind,
          rule: rules2.rule,
          sealed: true,
          params: { game, ...parts },
          domain: { type: "bulk", schema: rules2.schema }
        });
      }
      return { wait: true };
    },
    take: (table, locals2) => {
      const answers = locals2.answers;
      const before = matchOf(table).decks;
      const decks2 = table.seats().map((seat) => bulkOf(answers[seat]));
      setMatch(table, "decks", decks2);
      decks2.forEach(
        (now, seat) => table.emit(rules2.event, rules2.rule, { seat }, [{ seats: [seat], data: rules2.tell({ seat, before: before[seat], now }) }])
      );
      return void 0;
    },
    accept,
    sample: (table, decision, draw2) => {
      const now = matchOf(table).decks[decision.subject];
      const [played, aside] = rules2.swaps.map((part) => [...now[part]]);
      for (let swaps = aside.length === 0 || played.length === 0 ? 0 : draw2(4); swaps > 0; swaps--) {
        const [out, back2] = [draw2(played.length), draw2(aside.length)];
        [played[out], aside[back2]] = [aside[back2], played[out]];
      }
      const deck = { ...now, [rules2.swaps[0]]: played, [rules2.swaps[1]]: aside };
      return accept(table, decision, deck).ok ? deck : now;
    }
  };
}
function accepted(table, decision, bulk, rules2) {
  const deck = rules2.read(bulk);
  if (deck === null) return { ok: false, violations: [rules2.malformed] };
  const registered = matchOf(table).registered[decision.subject];
  const faultsOf = (one) => rules2.validate(table.library.catalogue(), table.pins.format, one);
  const changed2 = rules2.compare(registered, deck);
  const violations = changed2.length > 0 || faultsOf(registered).length > 0 ? changed2 : faultsOf(deck);
  return violations.length > 0 ? { ok: false, violations } : { ok: true, value: sortedDeck(deck) };
}

function indexCards(cards2) {
  const byId2 = /* @__PURE__ */ new Map();
  const byName2 = /* @__PURE__ */ new Map();
  const decked = cards2.filter(({ id }) => !id.includes(":"));
  for (const { id, faces = [] } of decked)
    for (const { names: names3 } of faces) for (const name of [names3.zh, names3.en]) byName2.set(looseName(name), id);
  for (const card2 of decked) {
    byId2.set(card2.id, card2);
    for (const name of [card2.id, card2.names.zh, card2.names.en]) byName2.set(looseName(name), card2.id);
  }
  return { cards: cards2, card: (id) => byId2.get(id) ?? null, named: (name) => byName2.get(looseName(name)) ?? null };
}
function listedName(entry2, index) {
  const name = index.card(entry2)?.names.en;
  return name !== void 0 && index.named(name) === entry2 ? name : entry2;
}

function readDeckList(text, form2) {
  const deck = Object.fromEntries(form2.parts.map((part) => [part, []]));
  const unknown = [];
  let title2 = null;
  let cards2 = 0;
  for (const raw of text.replace(/^\uFEFF/, "").split(/\r?\n|\r/)) {
    const line = form2.bare(raw);
    if (line === "") continue;
    const begun = form2.titled(line);
    if (begun !== null) {
      title2 = begun;
      continue;
    }
    const mark2 = form2.marked?.(line) ?? null;
    const { name, count: count2 } = countedName(mark2 === null ? line : mark2.rest, form2.named);
    cards2 += count2;
    if (cards2 > readableCards) return { deck, unknown, tooLong: true };
    const card2 = form2.named(name);
    if (card2 === null) unknown.push(name);
    else deck[mark2?.part ?? form2.place?.(card2, title2) ?? title2 ?? form2.parts[0]].push(...Array.from({ length: count2 }, () => card2));
  }
  return { deck, unknown, tooLong: false };
}
function countedName(line, named4) {
  const counted6 = /^(\d+)\s*[xX×]?\s+(.+)$/.exec(line);
  if (counted6 === null || named4(line) !== null) return { name: line, count: 1 };
  return { name: counted6[2], count: Number(counted6[1]) };
}
function printDeckList(deck, titles, nameOf) {
  return titles.flatMap(([part, title2]) => [`${title2}:`, ...runsOf(deck[part]).map(([card2, count2]) => `${count2} ${nameOf(card2)}`), ""]).join("\n");
}
function runsOf(cards2) {
  const runs = [];
  for (const card2 of cards2) {
    const last = runs.at(-1);
    if (last?.[0] === card2) last[1]++;
    else runs.push([card2, 1]);
  }
  return runs;
}

var tolerated = (letters) => letters < 4 ? 0 : letters < 8 ? 1 : letters < 15 ? 2 : 3;
function letterDistance(one, other, most) {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let [older, before] = [[], Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let row = 1; row <= one.length; row++) {
    const now = [row];
    for (let at = 1; at <= other.length; at++) {
      const same3 = one[row - 1] === other[at - 1];
      let least = Math.min(before[at] + 1, now[at - 1] + 1, before[at - 1] + (same3 ? 0 : 1));
      if (row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1])
        least = Math.min(least, older[at - 2] + 1);
      now.push(least);
    }
    if (Math.min(...now) > most) return most + 1;
    [older, before] = [before, now];
  }
  return Math.min(before[other.length], most + 1);
}
function nearNames(name, known4) {
  const letters = [...name];
  const most = tolerated(letters.length);
  if (most === 0) return [];
  const near2 = [];
  for (const [compared2, shown] of known4) {
    if (compared2.length > 2 * (letters.length + most) || 2 * compared2.length < letters.length - most) continue;
    const distance = letterDistance(letters, [...compared2], most);
    if (distance <= most) near2.push({ shown, distance });
  }
  const nearest = Math.min(...near2.map(({ distance }) => distance));
  return [...new Set(near2.filter(({ distance }) => distance === nearest).map(({ shown }) => shown))].sort().slice(0, 3);
}

var namesOf = oncePerCatalogue((cards2) => {
  const [decked, ids2] = [/* @__PURE__ */ new Map(), /* @__PURE__ */ new Map()];
  const tokens2 = /* @__PURE__ */ new Set();
  for (const { id, names: names3, faces = [] } of cards2) {
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
function unknownCard(entry2, cards2, inDecks, called = null) {
  const { names: names3, ids: ids2, tokens: tokens2 } = namesOf(cards2);
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

var endlessList = (rule) => deckViolation("deck/malformed", rule, [], `The list names more than ${readableCards} cards.`);
function unknownCards(rule, entries, index) {
  return [...new Set(entries)].filter((entry2) => index.card(entry2) === null).map((entry2) => unknownCard(entry2, index.cards, rule));
}
function readDeckText(text, cards2, form2) {
  const index = indexCards(cards2);
  const { parts, bare: bare6, titled: titled2 } = form2;
  const { deck, unknown, tooLong } = readDeckList(text, {
    parts,
    bare: bare6,
    titled: titled2,
    named: index.named,
    place: (id, title2) => form2.place(index.card(id), title2)
  });
  if (tooLong) return { ok: false, violations: [endlessList(form2.malformed.rule)] };
  return unknown.length === 0 ? { ok: true, deck } : { ok: false, violations: unknown.map((name) => unknownCard(name, cards2, form2.unknown)) };
}
function printDeckText(value, cards2, form2) {
  const deck = readDeckParts(value, form2.parts);
  if (deck === null) return { ok: false, violations: [form2.malformed] };
  const index = indexCards(cards2);
  const unknown = unknownCards(
    form2.unknown,
    form2.parts.flatMap((part) => deck[part]),
    index
  );
  return unknown.length > 0 ? { ok: false, violations: unknown } : { ok: true, text: printDeckList(deck, form2.titles, (id) => listedName(id, index)) };
}

var { imul } = Math;
var lanes = new Int32Array(4);
function begin2(place2) {
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
  const { domain: domain2 } = decision;
  feedRecord(decision, "domain");
  feedRecord(domain2, "options");
  if (!("options" in domain2)) return;
  feed(domain2.options.length);
  for (const { id, weight, group, least, most, enough } of domain2.options) {
    feedText(id);
    if (weight !== void 0) feedPart("weight", weight);
    if (group !== void 0) feedPart("group", group);
    if (least !== void 0) feedPart("least", least);
    if (most !== void 0) feedPart("most", most);
    if (enough !== void 0) feedPart("enough", enough);
  }
}
function feedPart(key, value) {
  feedKnown(key);
  feedValue(value);
}
function digest(value, place2 = 0) {
  begin2(place2);
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
      let field3 = counted6.fields.get(key);
      if (field3 === void 0) {
        field3 = new Int32Array(4);
        digestField(counted6.place, key, values[at]);
        field3.set(lanes);
        counted6.fields.set(key, field3);
      }
      accumulate(counted6.sum, field3, -1);
      accumulate(this.total, field3, -1);
      digestField(counted6.place, key, row[key]);
      field3.set(lanes);
      accumulate(counted6.sum, field3, 1);
      accumulate(this.total, field3, 1);
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
      const seen = this.frames[at];
      if (seen !== void 0) {
        if (seen.frame === frame && worked !== null && !worked.has(frame) && !worked.has(frame.locals)) continue;
        accumulate(this.total, seen.lanes, -1);
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
  begin2(place2);
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
function askGroup(table, locals2, frame) {
  const groups = locals2.groups ?? groupsOf2(table).map((group2) => group2.map((row) => row.id));
  const [group, ...rest2] = groups;
  table.local(locals2, "groups", rest2);
  if (group === void 0) return { done: locals2.order };
  const rows = group.map((id) => table.state.triggers[id]);
  if (rows.length < 2 || alike(table, rows)) {
    table.local(locals2, "order", [...locals2.order, ...group]);
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
function takeOrder(table, locals2) {
  const ids2 = picksOf(locals2.answer).map((pick) => Number(pick.slice("trigger:".length)));
  table.local(locals2, "order", [...locals2.order, ...ids2]);
  return { to: "group" };
}
function alike(table, rows) {
  const texts2 = /* @__PURE__ */ new Set();
  for (const row of rows) {
    texts2.add(textOfTrigger(table, row));
    if (texts2.size > 1) return false;
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
function layPiles(table, seat, piles2) {
  for (const [kind, cards2] of Object.entries(piles2))
    for (const card2 of cards2) place(table, table.create(card2, seat).id, { zone: `${kind}:${seat}`, at: "bottom" });
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
  const found2 = table.library.catalogue().find((card2) => card2.id === id || card2.names.zh === id || card2.names.en === id);
  if (found2 === void 0) throw new ArrangementError(`${what2}: there is no card ${JSON.stringify(id)}`);
  return found2.id;
}

var effectProcedure = {
  name: "effect",
  steps: [{ name: "run", run: (table, locals2, frame) => runClauses(table, locals2, frame, stages) }]
};
var choicesProcedure = {
  name: "choices",
  steps: [{ name: "run", run: (table, locals2, frame) => runClauses(table, locals2, frame, choosing) }]
};
var again2 = "run";
function runClauses(table, locals2, frame, run2) {
  const clauses = table.library.clauses(locals2.program);
  takeOver2(table, locals2, frame);
  for (; ; ) {
    const at = locals2.at;
    const clause2 = clauses[at];
    if (clause2 === void 0 || locals2.only !== -1 && locals2.only !== at) return { done: { done: locals2.allDone } };
    const control = run2[locals2.stage](table, locals2, frame, clause2);
    if (control !== void 0) return control;
  }
}
function begin3(inside) {
  return (table, locals2, _frame, clause2) => {
    if (inside === 0 && clause2.forEachPlayer !== void 0) return beginPlayers(table, locals2, clause2, clause2.forEachPlayer);
    if (clause2.if !== void 0 && !holds(table, envOf(locals2), clause2.if)) return go(table, locals2, "next");
    if (inside < 2 && clause2.forEach !== void 0) {
      if (clause2.together === true) return doForAll(table, locals2, clause2, clause2.forEach);
      table.local(locals2, "queue", [...select(table, envOf(locals2), clause2.forEach)]);
      return go(table, locals2, "each");
    }
    if (inside < 3 && clause2.repeat !== void 0) {
      table.local(locals2, "queue", amount(table, envOf(locals2), clause2.repeat));
      return go(table, locals2, "times");
    }
    return go(table, locals2, "may");
  };
}
function beginPlayers(table, locals2, clause2, players2) {
  const named4 = seatsOf(table, envOf(locals2), players2);
  const seats = table.game.seatOrder(table).filter((seat) => named4.includes(seat));
  const inTurn2 = clause2.forEach !== void 0 || clause2.repeat !== void 0;
  table.local(locals2, "queue", inTurn2 ? seats : { left: seats, chosen: [] });
  table.local(locals2, "returned", null);
  return go(table, locals2, inTurn2 ? "turns" : "players");
}
function inner2(locals2, env, stage, index = 0) {
  return { ...effectLocals(env, locals2.program), at: locals2.at, only: locals2.at, stage, index };
}
var withPlayer = (env, seat) => ({ ...env, vars: withVar(env.vars, "each", seat) });
var actor = (env, clause2) => clause2.forEachPlayer === void 0 ? env.you : env.vars.each;
var stages = {
  if: begin3(0),
  ifPlayer: begin3(1),
  ifObject: begin3(2),
  ifTime: begin3(3),
  players: (table, locals2) => {
    const { left, chosen } = locals2.queue;
    const all = locals2.returned === null ? chosen : [...chosen, locals2.returned];
    const [seat, ...rest2] = left;
    table.local(locals2, "returned", null);
    table.local(locals2, "queue", seat === void 0 ? all : { left: rest2, chosen: all });
    if (seat === void 0) return go(table, locals2, "actions");
    return { call: "choices", locals: inner2(locals2, withPlayer(envOf(locals2), seat), "ifPlayer"), then: again2 };
  },
  actions: (table, locals2, _frame, clause2) => {
    const queue = locals2.queue;
    if (clause2.together === true && clause2.do !== void 0 && queue.some(({ stage }) => stage === "do"))
      return doTogether(table, locals2, clause2, clause2.do, queue);
    const [next6, ...rest2] = queue;
    if (next6 === void 0) return go(table, locals2, "next");
    table.local(locals2, "queue", rest2);
    return { call: "effect", locals: inner2(locals2, { ...envOf(locals2), vars: next6.vars }, next6.stage, next6.index), then: again2 };
  },
  atOnce: (table, locals2) => {
    const { done: done3 } = outcomeOf(locals2.returned);
    if (!done3) table.local(locals2, "allDone", false);
    const queue = locals2.queue.map(
      (one) => one.stage === "do" ? { ...one, stage: "follow", index: done3 ? 1 : 0 } : one
    );
    table.local(locals2, "queue", queue);
    return go(table, locals2, "actions");
  },
  turns: (table, locals2) => {
    const [seat, ...rest2] = locals2.queue;
    if (seat === void 0) return go(table, locals2, "next");
    table.local(locals2, "queue", rest2);
    return { call: "effect", locals: inner2(locals2, withPlayer(envOf(locals2), seat), "ifPlayer"), then: again2 };
  },
  each: (table, locals2) => {
    const [next6, ...rest2] = locals2.queue;
    if (next6 === void 0) return go(table, locals2, "next");
    table.local(locals2, "queue", rest2);
    return { call: "effect", locals: inner2(locals2, { ...envOf(locals2), each: next6 }, "ifObject"), then: again2 };
  },
  times: (table, locals2) => {
    const left = locals2.queue;
    if (left <= 0) return go(table, locals2, "next");
    table.local(locals2, "queue", left - 1);
    return { call: "effect", locals: inner2(locals2, envOf(locals2), "ifTime"), then: again2 };
  },
  may: (table, locals2, frame, clause2) => {
    if (clause2.may !== true) return go(table, locals2, "choose");
    if (!possible(table, envOf(locals2), clause2)) return go(table, locals2, "follow", false);
    const env = envOf(locals2);
    go(table, locals2, "mayAnswered");
    return askYesNo(table, frame, env, actor(env, clause2), "useEffect", table.game.rules.optionalEffect);
  },
  mayAnswered: (table, locals2) => saidYes(locals2.answer) ? go(table, locals2, "choose") : go(table, locals2, "follow", false),
  choose: (table, locals2, frame, clause2) => {
    const choice2 = clause2.choose?.[locals2.index];
    if (choice2 === void 0) {
      table.local(locals2, "index", 0);
      return go(table, locals2, clause2.unless === void 0 ? "cost" : "unless");
    }
    const bound3 = askChoice(
      table,
      frame,
      envOf(locals2),
      clause2.forEachPlayer === void 0 || choice2.by !== void 0 ? choice2 : { ...choice2, by: "each" }
    );
    if (bound3 !== null) return bind2(table, locals2, choice2.as, bound3);
    go(table, locals2, "chosen");
    return { wait: true, then: again2 };
  },
  chosen: (table, locals2, _frame, clause2) => {
    const choice2 = clause2.choose?.[locals2.index];
    bind2(table, locals2, choice2.as, readChoice(choice2, locals2.answer, locals2));
    return go(table, locals2, "choose");
  },
  unless: (table, locals2, _frame, clause2) => {
    const named4 = clause2.unless === void 0 ? [] : seatsOf(table, envOf(locals2), clause2.unless.player);
    table.local(
      locals2,
      "queue",
      table.game.seatOrder(table).filter((seat) => named4.includes(seat))
    );
    return go(table, locals2, "payer");
  },
  payer: (table, locals2, frame, clause2) => {
    const queue = locals2.queue;
    const env = envOf(locals2);
    const at = queue.findIndex((seat) => payable(table, paidBy(env, seat), clause2.unless?.cost));
    if (at < 0) return go(table, locals2, "cost");
    table.local(locals2, "queue", queue.slice(at));
    go(table, locals2, "payerAnswered");
    return askYesNo(table, frame, env, queue[at], "payUnless", table.game.rules.payUnless ?? table.game.rules.optionalEffect);
  },
  payerAnswered: (table, locals2) => {
    const [seat, ...rest2] = locals2.queue;
    table.local(locals2, "queue", rest2);
    if (!saidYes(locals2.answer)) return go(table, locals2, "payer");
    go(table, locals2, "payerPaid");
    return callVerbs(locals2, paidBy(envOf(locals2), seat), "unless/cost");
  },
  payerPaid: (table, locals2) => {
    const { done: done3 } = takeReturned(table, locals2);
    return done3 ? go(table, locals2, "follow", false) : go(table, locals2, "payer");
  },
  cost: (table, locals2, _frame, clause2) => {
    if (clause2.cost === void 0 || clause2.cost.length === 0) return go(table, locals2, "do");
    const env = paidBy(envOf(locals2), actor(envOf(locals2), clause2));
    if (!payable(table, env, clause2.cost)) return fail(table, locals2);
    go(table, locals2, "paid");
    return callVerbs(locals2, env, "cost", clause2);
  },
  paid: (table, locals2) => {
    const { done: done3 } = takeReturned(table, locals2);
    return done3 ? go(table, locals2, "do") : fail(table, locals2);
  },
  do: (table, locals2, _frame, clause2) => {
    if (clause2.do === void 0 || clause2.do.length === 0) return go(table, locals2, "follow", true);
    go(table, locals2, "did");
    return callVerbs(locals2, envOf(locals2), "do", clause2);
  },
  did: (table, locals2) => {
    const { done: done3 } = takeReturned(table, locals2);
    if (done3) return go(table, locals2, "follow", true);
    table.local(locals2, "allDone", false);
    return fail(table, locals2);
  },
  follow: (table, locals2, _frame, clause2) => {
    const branch = locals2.index === 1 ? "then" : "otherwise";
    if (locals2.index !== ENDED) table.local(locals2, "index", 0);
    go(table, locals2, "next");
    const list = clause2[branch];
    if (list === void 0 || list.length === 0) return void 0;
    return {
      call: "effect",
      locals: effectLocals(envOf(locals2), `${locals2.program}/${locals2.at}/${branch}`),
      then: again2
    };
  },
  next: (table, locals2) => {
    table.local(locals2, "at", locals2.index === ENDED ? afterFailure(table, locals2) : locals2.at + 1);
    table.local(locals2, "index", 0);
    return go(table, locals2, "if");
  }
};
function stopAt(stage) {
  return (_table, locals2) => ({
    done: { stage, index: stage === "follow" ? locals2.index : 0, vars: locals2.vars }
  });
}
var choosing = {
  ...stages,
  unless: stopAt("unless"),
  cost: (table, locals2, frame, clause2) => stopAt(clause2.cost === void 0 || clause2.cost.length === 0 ? "do" : "cost")(table, locals2, frame, clause2),
  follow: stopAt("follow"),
  next: stopAt("next")
};
function doForAll(table, locals2, clause2, set) {
  const env = envOf(locals2);
  const path = `${locals2.program}/${locals2.at}/do`;
  const batch = select(table, env, set).flatMap((each) => {
    const about2 = { ...env, each };
    return clause2.if === void 0 || holds(table, about2, clause2.if) ? proposalsFor(table, clause2.do ?? [], about2, path, clause2.whole === true) : [];
  });
  go(table, locals2, "did");
  const control = happen(table, batch, void 0, clause2.and === true);
  return control === void 0 ? void 0 : { ...control, then: again2 };
}
function doTogether(table, locals2, clause2, verbs3, queue) {
  const path = `${locals2.program}/${locals2.at}/do`;
  const batch = queue.filter(({ stage }) => stage === "do").flatMap(({ vars }) => proposalsFor(table, verbs3, { ...envOf(locals2), vars }, path, clause2.whole === true));
  go(table, locals2, "atOnce");
  const control = happen(table, batch, void 0, clause2.and === true);
  return control === void 0 ? void 0 : { ...control, then: again2 };
}
var paidBy = (env, seat) => env.you === seat ? env : { ...env, you: seat };
function askYesNo(table, frame, env, seat, kind, rule) {
  table.ask(frame, { seat, kind, rule, params: { card: env.card, object: env.self }, domain: yesOrNo() });
  return { wait: true, then: again2 };
}
function go(table, locals2, stage, done3) {
  table.local(locals2, "stage", stage);
  if (done3 !== void 0) table.local(locals2, "index", done3 ? 1 : 0);
  return void 0;
}
function fail(table, locals2) {
  table.local(locals2, "index", table.game.stopsAtFailure === true ? ENDED : 0);
  return go(table, locals2, "follow");
}
function bind2(table, locals2, name, value) {
  table.local(locals2, "vars", withVar(locals2.vars, name, value));
  table.local(locals2, "index", locals2.index + 1);
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
function callVerbs(locals2, env, part, clause2) {
  const child = effectLocals(env, `${locals2.program}/${locals2.at}/${part}`);
  if (clause2?.and === true) child.joined = true;
  if (part === "do" && clause2?.together === true) child.together = true;
  if (part === "do" && clause2?.whole === true) child.whole = true;
  return { call: "verbs", locals: child, then: again2 };
}
function takeReturned(table, locals2) {
  const returned = locals2.returned;
  if (returned?.vars !== void 0) table.local(locals2, "vars", returned.vars);
  return { done: returned?.done ?? false };
}

function catalogueOf(cards2, openings = null) {
  const byId2 = /* @__PURE__ */ new Map();
  for (const card2 of cards2) {
    if (card2.id === "" || !isCardId(card2.id)) throw new InvariantBroken(`no card id: ${JSON.stringify(card2.id)}`);
    if (byId2.has(card2.id)) throw new InvariantBroken(`two cards with id ${card2.id}`);
    byId2.set(card2.id, card2);
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
  const add2 = (section, entry2) => {
    let entries = found2.get(section);
    if (entries === void 0) found2.set(section, entries = /* @__PURE__ */ new Map());
    entries.set(JSON.stringify(entry2), entry2);
  };
  for (const program of programs) {
    noteProgram(game, program, expansions, add2);
    for (const [section, entriesOf2] of Object.entries(game.openings ?? {})) for (const entry2 of entriesOf2(program)) add2(section, entry2);
  }
  return dataOf(found2);
}
function openingsTogether(one, other) {
  const found2 = /* @__PURE__ */ new Map();
  for (const data of [one, other])
    for (const [section, entries] of Object.entries(data)) {
      const known4 = found2.get(section) ?? /* @__PURE__ */ new Map();
      for (const entry2 of entries) known4.set(JSON.stringify(entry2), entry2);
      found2.set(section, known4);
    }
  return dataOf(found2);
}
function dataOf(found2) {
  const sections = [...found2].sort(byText).map(([section, entries]) => [section, [...entries].sort(byText).map(([, entry2]) => entry2)]);
  return Object.fromEntries(sections);
}
var byText = ([one], [other]) => one < other ? -1 : one > other ? 1 : 0;
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
function hiddenAct(game, { card: card2 }, { when }, key, condition2) {
  const facts2 = game.openFacts?.(card2);
  return {
    key,
    ...when === void 0 ? {} : { when },
    ...condition2 === void 0 ? {} : { if: condition2 },
    ...facts2 === void 0 ? {} : { facts: facts2 }
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
  for (const { layer } of [modifier, ...modifier.also ?? []]) if (!layers2.includes(layer)) throw new InvariantBroken(`no layer ${layer}`);
}
function keysLentBy(tree2, expansions) {
  const keys2 = /* @__PURE__ */ new Set();
  for (const ability2 of lentBy(tree2, expansions)) for (const trigger of ability2.on ?? []) keys2.add(triggerKey(ability2, trigger));
  return keys2;
}
function lentBy(tree2, expansions, look3 = () => void 0) {
  const found2 = [];
  const visit = (node) => {
    if (Array.isArray(node)) return node.forEach(visit);
    if (typeof node !== "object" || node === null) return;
    for (const [key, value] of Object.entries(node)) {
      if (Array.isArray(value)) {
        if (key === "modifiers") value.forEach(look3);
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
var word2 = (kind) => (reader, node, place2) => {
  if (typeof node === "string") return reader.word(kind, node, place2);
  reader.wrong(place2, `a ${kind} is a word, not ${said(node)}`);
};
var listOf = (form2) => (reader, node, place2) => {
  if (!Array.isArray(node)) return reader.wrong(place2, `a list stands here, not ${said(node)}`);
  node.forEach((one, at) => form2(reader, one, `${place2}[${at}]`));
};
var oneOrMore = (form2) => (reader, node, place2) => (Array.isArray(node) ? listOf(form2) : form2)(reader, node, place2);
function readFields(reader, node, place2, what2, fields5) {
  for (const [key, value] of Object.entries(node)) {
    if (value === void 0) continue;
    const form2 = Object.hasOwn(fields5, key) ? fields5[key] : void 0;
    if (form2 === void 0) reader.part(`field of ${what2}`, key, Object.keys(fields5), place2);
    else form2(reader, value, `${place2}.${key}`);
  }
}
var tree = (what2, fields5) => (reader, node, place2) => {
  if (!isTree(node)) return reader.wrong(place2, `${what2} stands here, not ${said(node)}`);
  readFields(reader, node, place2, what2, fields5());
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
    variants2.map(([known4]) => known4),
    place2
  );
}
var variants = (what2, words4, known4) => (reader, node, place2) => {
  if (typeof node === "string") {
    if (!words4.includes(node)) reader.part(what2, node, words4, place2);
  } else if (isTree(node)) readVariant(reader, node, place2, what2, known4());
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
    const own = Object.hasOwn(predicateFields, key) ? predicateFields[key] : void 0;
    if (own !== void 0) own(reader, wanted, `${place2}.${key}`);
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
  const known4 = { ...needs, ...may };
  for (const [parameter2, value] of Object.entries(given2)) {
    const form2 = Object.hasOwn(known4, parameter2) ? known4[parameter2] : void 0;
    if (form2 === void 0) reader.part(`parameter of the ${whose}`, parameter2, Object.keys(known4), place2);
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
var wordAmong = (what2, known4) => (reader, node, place2) => {
  if (!known4.includes(node)) reader.part(what2, String(node), known4, place2);
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
  const known4 = telling.find(([key]) => key in node) ?? tellingTrees.find(([key, , is]) => is(node[key]));
  if (known4 !== void 0) return known4[1];
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
var isKnown = (list, word3) => list.includes(word3) || list.some((one) => (one.endsWith(":") || one.endsWith(".")) && word3.length > one.length && word3.startsWith(one));
var characteristics = ["controller", "owner"];
function wordsOf2(game, vocabulary2, verbs3) {
  const { keywords: keywords2 } = vocabulary2.entries;
  return {
    "keyword of an ability": [
      ...keywords2 !== void 0 && "words" in keywords2 ? Object.keys(keywords2.words) : [],
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
function unknownWords(game, vocabulary2, verbs3, card2) {
  const faults2 = [];
  const known4 = wordsOf2(game, vocabulary2, verbs3);
  const told2 = /* @__PURE__ */ new Set();
  const tell2 = (place2, fault, near2) => {
    const sentence2 = near2.length === 0 ? fault : `${fault}; did you mean ${near2.map((name) => JSON.stringify(name)).join(" or ")}?`;
    if (told2.size < told2.add(`${place2} ${sentence2}`).size)
      faults2.push({ card: String(card2.id), place: place2.slice(1), fault: sentence2, near: near2 });
  };
  const unless = (list, kind, word3, place2) => {
    if (!isKnown(list, word3))
      tell2(
        place2,
        `unknown ${kind} ${JSON.stringify(word3)}`,
        nearNames(
          word3.toLowerCase(),
          list.map((one) => [one.toLowerCase(), one])
        )
      );
  };
  const reader = {
    word: (kind, word3, place2) => unless(known4[kind], kind, word3, place2),
    value: (characteristic, word3, place2) => {
      const list = Object.hasOwn(vocabulary2.words, characteristic) ? vocabulary2.words[characteristic] : void 0;
      if (list !== void 0) unless(list, `word of ${characteristic}`, word3, place2);
    },
    entries: (characteristic) => Object.hasOwn(vocabulary2.entries, characteristic) ? vocabulary2.entries[characteristic] ?? null : null,
    entry: (characteristic, word3, place2) => {
      const entries = vocabulary2.entries[characteristic];
      unless(
        entries !== void 0 && "words" in entries ? Object.keys(entries.words) : [],
        characteristic === "keywords" ? "keyword" : `entry of ${characteristic}`,
        word3,
        place2
      );
    },
    part: (what2, found2, list, place2) => unless(list, what2, found2, place2),
    wrong: (place2, fault) => tell2(place2, fault, [])
  };
  cardForm(reader, card2, "");
  return faults2;
}
function refuseUnknown(game, verbs3, cards2) {
  const { vocabulary: vocabulary2 } = game;
  if (vocabulary2 === void 0) return;
  const faults2 = cards2.flatMap((card2) => unknownWords(game, vocabulary2, verbs3, card2));
  if (faults2.length > 0) throw new CardsRefused(faults2);
}

var noCard = { id: "", names: { en: "", zh: "" }, printed: {}, abilities: [] };
var Library = class _Library {
  constructor(parts, own, base) {
    this.parts = parts;
    this.own = own;
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
    const own = this.ownOpenings();
    return this.base === null ? own : openingsTogether(this.base.openings.data, own);
  }
  ownOpenings() {
    const programs = () => [...this.own.cards.keys()].map((id) => this.card(id));
    return this.worked ??= this.own.openings ?? openingsOf(this.game, programs(), (keywords2) => this.expansions(keywords2));
  }
  /** A card's program. The empty id is that of objects without a card, which has no abilities. @throws {InvariantBroken} for an unknown card */
  card(id) {
    return this.programs.get(id) ?? this.firstTime(id);
  }
  firstTime(id) {
    if (id === "") return this.nothing;
    const given2 = this.own.cards.get(id);
    if (given2 === void 0) return this.base?.card(id) ?? missing("card", id);
    const card2 = this.game.prepare?.(given2) ?? given2;
    const program = this.compileCard(card2, card2.id);
    this.programs.set(id, program);
    return program;
  }
  /** Whether a card, by any of its faces, waits for a moment, or gives an ability that does. */
  waitsFor(id, key) {
    const { keys: keys2, lends } = this.card(id);
    return keys2.includes(key) || lends.has(key);
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
      for (const card2 of this.catalogue()) for (const key of this.game.nameKeys?.(card2) ?? [card2.id]) this.named.set(key, card2);
    return this.named;
  }
  /** The library that keeps what stands under a root: this one for its own cards, else the one that it is based on. */
  keeper(root) {
    return this.base === null || this.own.cards.has(root) ? this : this.base;
  }
  /** A node of a pinned program by its path, e.g. `card-id/abilities/0/clauses`. */
  node(path) {
    const known4 = this.nodes.get(path);
    if (known4 !== void 0) return known4;
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
  cutOf(cut3) {
    const at = this.game.layers.indexOf(cut3 === "copiable" ? this.game.copiable?.after ?? "" : cut3);
    return at < 0 ? missing("cut", cut3) : at;
  }
  clauses(path) {
    return this.node(path);
  }
  modifier(path) {
    let known4 = this.modifiers.get(path);
    if (known4 === void 0) {
      const keeper2 = this.keeper(parsePath(path).root);
      const modifier = this.node(path);
      known4 = keeper2 === this ? inOneShape(modifier, modifier.if, this.game.slotKinds?.names) : keeper2.modifier(path);
      this.modifiers.set(path, known4);
    }
    return known4;
  }
  ability(path) {
    return this.compiled.get(path) ?? this.firstAbility(path);
  }
  firstAbility(path) {
    const { root } = parsePath(path);
    const keeper2 = this.keeper(root);
    if (keeper2 === this && this.own.cards.has(root)) this.card(root);
    const made5 = this.compiled.get(path) ?? (keeper2 === this ? compile(this.node(path), path, "", this.game) : keeper2.ability(path));
    this.compiled.set(path, made5);
    return made5;
  }
  /** A modifier compiled for derivation in order; `ability` is the static ability that it stands in, '' for a lasting effect. */
  effect(path, ability2) {
    let known4 = this.effects.get(path);
    if (known4 === void 0) {
      const keeper2 = this.keeper(parsePath(path).root);
      known4 = keeper2 === this ? this.compileEffect(path, ability2) : keeper2.effect(path, ability2);
      this.effects.set(path, known4);
    }
    return known4;
  }
  compileEffect(path, ability2) {
    return compileEffect(this.game, path, this.node(path), ability2 === "" ? null : this.node(ability2));
  }
  /** The test that a predicate is where it speaks of values alone (`plainTest`); null for any other, and for one that is asked for the first time and may never be again. */
  testOf(predicate2) {
    const known4 = this.tests.get(predicate2);
    if (known4 === void 0) {
      this.tests.set(predicate2, "seen");
      return null;
    }
    if (known4 !== "seen") return known4;
    const made5 = plainTest(this.game, predicate2);
    this.tests.set(predicate2, made5);
    return made5;
  }
  /** Static abilities with modifiers among those of a list: of ability paths, or of keywords. Lists are told apart by identity. */
  staticsIn(list, what2) {
    let known4 = this.statics.get(list);
    if (known4 === void 0) {
      const paths = what2 === "abilities" ? list : list.flatMap((entry2) => keywordPaths(this.game, entry2));
      known4 = paths.map((path) => this.staticAt(path)).filter((one) => one.effects.length > 0);
      this.statics.set(list, known4);
    }
    return known4;
  }
  staticAt(path) {
    const { ability: ability2 } = this.ability(path);
    const count2 = ability2.kind === "static" ? ability2.modifiers?.length ?? 0 : 0;
    return { path, ability: ability2, effects: Array.from({ length: count2 }, (_, index) => this.effect(`${path}/modifiers/${index}`, path)) };
  }
  /** Compiles what stands at a path: a whole card, or one of its further faces. */
  compileCard(card2, root) {
    const abilities = card2.abilities.map((ability2, index) => compile(ability2, `${root}/abilities/${index}`, card2.id, this.game));
    const byMoment = /* @__PURE__ */ new Map();
    for (const compiled of abilities) this.compiled.set(compiled.path, compiled);
    const own = [...abilities, ...this.expansions(card2.printed.keywords)];
    for (const compiled of own) {
      for (const { key } of compiled.triggers) {
        const list = byMoment.get(key) ?? [];
        if (!list.includes(compiled)) list.push(compiled);
        byMoment.set(key, list);
      }
    }
    const lends = own.flatMap(({ ability: ability2 }) => [...keysLentBy(ability2, (keywords2) => this.expansions(keywords2))]);
    const faces = (card2.faces ?? []).map(
      (face, at) => this.compileCard({ id: card2.id, names: face.names, printed: face.printed, abilities: face.abilities }, `${root}/faces/${at}`)
    );
    const defines2 = own.some(({ ability: ability2 }) => ability2.modifiers?.some((modifier) => modifier.defining) ?? false);
    const statics = own.filter((one) => one.ability.kind === "static");
    const elsewhere = defines2 || statics.some(({ ability: ability2 }) => ability2.from?.some((kind) => !this.game.inPlay.includes(kind)) === true);
    const keys2 = /* @__PURE__ */ new Set([...byMoment.keys(), ...faces.flatMap((face) => face.keys)]);
    return {
      card: card2,
      abilities,
      statics,
      byMoment,
      faces,
      paths: abilities.map((one) => one.path),
      defines: defines2 || faces.some((face) => face.defines),
      elsewhere: elsewhere || faces.some((face) => face.elsewhere),
      keys: [...keys2],
      keysAt: this.keysByZone(own, faces),
      lends: /* @__PURE__ */ new Set([...lends, ...faces.flatMap((face) => [...face.lends])])
    };
  }
  /** The moments that are waited for in each kind of zone (`functions`). */
  keysByZone(own, faces) {
    const { inPlay, spellsFrom } = this.game;
    const found2 = /* @__PURE__ */ new Map();
    const note3 = (kind, key) => {
      const keys2 = found2.get(kind) ?? [];
      if (!keys2.includes(key)) keys2.push(key);
      found2.set(kind, keys2);
    };
    for (const { ability: ability2, triggers } of own)
      for (const kind of ability2.from ?? (ability2.kind === "spell" ? spellsFrom : inPlay)) for (const { key } of triggers) note3(kind, key);
    for (const face of faces) for (const [kind, keys2] of face.keysAt) for (const key of keys2) note3(kind, key);
    return found2;
  }
  /** The abilities that a list of keywords stands for. */
  expansions(keywords2) {
    if (!Array.isArray(keywords2)) return [];
    return pathsOfKeywords(this.game, keywords2).map((path) => this.ability(path));
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
    const control = step.run(table, frame.locals, frame);
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
  const { frames } = table.state;
  const silent2 = frames[frames.length - 1]?.locals.silent === true;
  table.journal.pop(frames);
  if (silent2) return;
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
function refuse(code, rule, detail, params = {}) {
  return { code, rule, detail, params };
}
function perform(table, action2) {
  const refusal = carryOut(table, action2);
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
function carryOut(table, action2) {
  const { state, game } = table;
  if (state.header.status === "ended") return refuse("match/over", null, "The match is over.");
  table.events = [];
  table.left.clear();
  table.steps = 0;
  table.journal.setQuietly(state.header, "version", state.header.version + 1);
  table.newMoment();
  if (table.journal.size(state.past) > MOST_PAST && state.header.version % SWEEP_EVERY === 0) sweepPast(table);
  switch (action2.type) {
    case "answer":
      return answer(table, action2.seat, action2.decision, action2.answer);
    case "timeOut": {
      table.cause = { kind: "clock", seat: action2.seat };
      return timeOut(table, action2.seat, action2.decision);
    }
    case "concede":
      if (!table.seats().includes(action2.seat))
        return refuse("action/not-possible", game.rules.concede, `Seat ${action2.seat} does not play.`);
      table.cause = { kind: "player", seat: action2.seat };
      table.emit("conceded", game.rules.concede, { seat: action2.seat, scope: action2.scope });
      game.endByConcession(table, [action2.seat], action2.scope, "concession");
      break;
    case "judgeLoss":
      if (!table.seats().includes(action2.seat))
        return refuse("action/not-possible", game.rules.concede, `Seat ${action2.seat} does not play.`);
      table.cause = { kind: "judge" };
      table.emit("judgeLossGiven", action2.rules[0] ?? game.rules.concede, {
        seat: action2.seat,
        scope: action2.scope,
        rules: [...action2.rules]
      });
      game.endByConcession(table, [action2.seat], action2.scope, "judge");
      break;
    case "agreeDraw":
      table.cause = { kind: "player" };
      table.emit("drawAgreed", game.rules.concede, { scope: action2.scope });
      game.endByAgreement(table, action2.scope);
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
  const { domain: domain2 } = decision;
  return "options" in domain2 ? { ...decision, domain: { ...domain2, options: optionsTold(domain2.options) } } : decision;
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
    const { secrets, ...open } = event;
    let data = { ...event.data };
    for (const secret of secrets)
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
  const begin7 = (pins, key, fillIn) => {
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
    cards: () => game.cards.map((card2) => factsOf2(game, card2)),
    presetDecks: () => game.presetDecks,
    start: (pins, key) => begin7(pins, key, (table) => game.setUp(table)),
    arrange: (pins, key, arrangement) => begin7(pins, key, (table) => game.arrange(table, arrangement)),
    apply: (pins, state, action2) => {
      const table = tableOf(pins, copy(state));
      const refusal = act2(table, action2);
      return refusal === null ? { ok: true, step: stepOf(table) } : { ok: false, refusal };
    },
    openSession: (pins, state, options2) => openSession(tableOf(pins, copy(state), options2?.fingerprints ?? false), options2?.fingerprints ?? false),
    view: (pins, state, viewer) => viewOf(tableOf(pins, state), viewer),
    pending: (state) => decisionsOf(state),
    pendingFor: (state, viewer) => pendingFor(decisionsOf(state), viewer),
    result: (state) => state.header.result,
    eventsFor,
    fingerprint: (state) => fingerprintOf(state),
    sample: (pins, state, decision, draw2) => sampleFrom(() => tableOf(pins, state), decision, draw2),
    defaultAnswer: (pins, state, decision) => leastAnswer(tableOf(pins, state), decision),
    validateDeck: (format, deck) => game.validateDeck(game.cards, format, deck),
    parseDeck: (text) => game.parseDeck(game.cards, text),
    renderEvent: (event, language, names3) => renderWith(game, game.words.events, event.type, { ...event.data, rule: event.rule }, language, names3),
    renderDecision: (decision, language, names3) => renderWith(game, game.words.prompts, decision.prompt.key, { ...decision.prompt.params, seat: decision.seat }, language, names3),
    renderOption: (option, language, names3) => renderWith(game, game.words.options, option.label, { id: option.id, ...option.params ?? {} }, language, names3)
  };
}
function act2(table, action2) {
  table.journal.forget();
  const mark2 = table.journal.mark();
  try {
    const refusal = perform(table, action2);
    if (refusal !== null) table.journal.undoTo(mark2);
    return refusal;
  } catch (error) {
    table.journal.undoTo(mark2);
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
    act: (action2) => {
      undoable = false;
      const refusal = act2(table, action2);
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
    sample: (decision, draw2) => sampleFrom(() => table, decision, draw2),
    state: () => copy(table.state),
    view: (viewer) => viewOf(table, viewer)
  };
}
function sampleFrom(tableOf, decision, draw2) {
  const { domain: domain2 } = decision;
  return domain2.type !== "bulk" && isOpen2(domain2) ? drawPicks(domain2, draw2) : sampleAnswer(tableOf(), decision, draw2);
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
function factsOf2(game, card2) {
  const { faces } = card2;
  const own = { id: card2.id, ...faceFacts(game, card2) };
  return faces === void 0 ? own : {
    ...own,
    faces: faces.map(({ kind, names: names3, printed: printed2, abilities }) => ({
      kind,
      ...faceFacts(game, { id: card2.id, names: names3, printed: printed2, abilities })
    }))
  };
}
function faceFacts(game, card2) {
  return {
    names: card2.names,
    values: game.words.cardValues(card2),
    text: { en: game.words.cardText(card2, "en"), zh: game.words.cardText(card2, "zh") }
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
  if ("all" in condition2) return condition2.all.every((part) => holdsOn(table, env, part, stays));
  if ("any" in condition2) return condition2.any.some((part) => holdsOn(table, env, part, stays));
  return watched(table, env, condition2).every((id) => stays(table, id)) && holds(table, env, condition2);
}
function watched(table, env, condition2) {
  if ("not" in condition2) return watched(table, env, condition2.not);
  if ("all" in condition2 || "any" in condition2)
    return ("all" in condition2 ? condition2.all : condition2.any).flatMap((part) => watched(table, env, part));
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
  endEffects(table, (effect) => effect.until === until2);
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
  if (table.journal.size(effects) > 0) endEffects(table, (effect) => hasLapsed(table, effect, stays));
  if (table.journal.size(watches) > 0) endWatches(table, (watch) => hasLapsed(table, watch, stays));
}

var none9 = [];
function entriesOf(table, id) {
  const seat = seatOfId(id);
  const { rules: rules2 } = seat === null ? valuesOf2(table, id) : playerValuesOf(table, seat);
  return rules2 ?? none9;
}
function entriesSince(table, seat, stamp) {
  return playerValuesSince(table, seat, stamp).rules ?? none9;
}
function entriesWith(table, id, word3) {
  const all = entriesOf(table, id);
  return all.length === 0 ? none9 : all.filter((entry2) => entry2.word === word3);
}
function fitsEntry(table, tree2, id, bearer) {
  return tree2 === void 0 || fitsTree(table, tree2, id, bearer > 0 ? bearer : id);
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
  const put5 = (template2, language) => template2.replace(/\$(\d)/g, (_, digit) => parts[Number(digit) - 1]?.[language] ?? "");
  return { en: put5(en.replaceAll("%s", plain4 ? "" : "s"), "en"), zh: put5(zh, "zh") };
}
function many(one) {
  return { ...one, many: true };
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
  const before = join(parts.slice(0, -1), ", ", comma);
  return { en: `${before.en}${en}${last.en}`, zh: `${before.zh}${zh}${last.zh}`, many: true };
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

var flat = (condition2) => condition2 === void 0 ? [] : "all" in condition2 ? condition2.all.flatMap(flat) : [condition2];
var names2 = (condition2, field3) => "object" in condition2 && typeof condition2.object === "object" && "event" in condition2.object && condition2.object.event === field3;
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
  return { where: about2.filter(({ not }) => not?.is !== "self").reduce((all, one) => ({ ...all, ...one }), {}), other };
}
function thing(reader, about2, fallback, from = "field", owner2 = true) {
  const { where, other } = joined2(about2);
  const { is, controller, ...rest2 } = where;
  if (is !== void 0 && Object.keys(rest2).length === 0) return reader.ref(is);
  const shown = { ...rest2, ...owner2 && controller !== void 0 ? { controller } : {} };
  if (Object.keys(shown).length === 0 && !other) return fallback;
  const words4 = reader.described({ ...shown, ...is === void 0 ? {} : { is } }, "one", from);
  return other ? phrase(words4.en.replace(/^an? /, "another "), words4.zh.replace(/^1([个张])/, "另1$1")) : words4;
}

var fields2 = ["if", "may", "choose", "cost", "do", "together", "then", "otherwise", "forEach", "forEachPlayer", "repeat", "unless"];
function costWords(reader, verbs3) {
  return and(verbs3.map((verb2) => reader.verb(verb2)));
}
function unmentioned(reader, { choose = [], cost: cost2, do: verbs3, then, otherwise }) {
  const text = JSON.stringify([cost2, verbs3, then, otherwise]);
  return choose.filter(({ as }) => !text.includes(JSON.stringify(as)) || text.includes(`"except":{"var":${JSON.stringify(as)}}`)).map(({ as }) => template("choose $1", "选择$1", reader.mention(as)));
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
  const chosen = unmentioned(reader, clause2);
  const cost2 = clause2.cost === void 0 || clause2.cost.length === 0 ? null : costWords(reader, clause2.cost);
  const does2 = (clause2.do ?? []).map((verb2) => reader.verb(verb2)).filter(({ en }) => en !== "");
  const done3 = [...chosen, ...cost2 === null ? [] : [cost2]];
  if (clause2.together === true && does2.length > 1) return [...done3, join(does2, " and at the same time ", "，同时")];
  if (cost2 !== null && does2.length > 0)
    return [join(done3, " and ", "并"), template("if you do, $1", "若如此做，$1", join(does2, " and ", "，并"))];
  return inOne ? [join([...done3, ...does2], " and ", "，并")] : [...done3, ...does2];
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
  const unless = clause2.unless === void 0 ? nothing6 : unlessWords(reader, clause2.unless);
  const then = (clause2.then ?? []).flatMap((one) => clauseWords(reader, one));
  const otherwise = (clause2.otherwise ?? []).flatMap((one) => clauseWords(reader, one));
  const own = first.en === "" && clause2.may === true ? [template("$1$2", "$1$2", head, then[0] ?? nothing6), ...then.slice(1)] : [
    template("$1$2$3", "$1$2$3", head, first, unless),
    ...more,
    ...then.map((one, at) => at === 0 ? template("if you do, $1", "若如此做，$1", one) : one)
  ];
  return [...own.map(asOne), ...otherwise.map((one, at) => at === 0 ? template("otherwise, $1", "否则，$1", one) : one)].filter(
    ({ en }) => en !== ""
  );
}
var asOne = (words4) => phrase(words4.en.replace(/you may you /, "you may "), words4.zh.replace("你可以你", "你可以"));
function eachWords(reader, clause2) {
  const condition2 = clause2.if === void 0 ? nothing6 : template("if $1, ", "若$1，", reader.condition(clause2.if));
  const single2 = reader.single(clause2.forEach);
  const does2 = (clause2.do ?? []).map((verb2) => reader.verb(verb2));
  return does2.map(
    (one) => template(
      "$1$2",
      "$1$2",
      condition2,
      phrase(one.en.replace("each of them", `each ${single2.en}`), one.zh.replace("其中每个", `每${single2.zh.replace(/^1/, "")}`))
    )
  );
}
function clauseList(reader, clauses) {
  const all = clauses.flatMap((clause2) => clauseWords(reader, clause2));
  return join(
    all.map(
      (one) => sentence({
        en: one.en.startsWith("[") ? one.en.replace(/^(\[[^\]]*\] )(.)/, (_, before, letter) => `${before}${letter.toUpperCase()}`) : capital(one.en),
        zh: one.zh
      })
    ),
    " ",
    ""
  );
}

var isPile = ({ piles: piles2 }, zone) => zone in piles2;
function typesIn({ types, any }) {
  if (types !== void 0) return listOf2(types);
  if (any?.every((one) => Object.keys(one).length === 1 && one.types !== void 0) !== true) return null;
  return any.map((one) => one.types);
}
function typeNoun({ jointTypes, typeWord: typeWord2 }, types) {
  return jointTypes[[...types].map(String).sort().join(" ")] ?? or(types.map(typeWord2));
}
function nounOf(terms2, zones, predicate2) {
  const types = typesIn(predicate2);
  const noun2 = types === null ? null : typeNoun(terms2, types);
  const own = terms2.noun(zones, predicate2, noun2);
  if (own !== null) return own;
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
  const [only4, ...more] = reader.terms.qualities(reader, not, true);
  if (types !== null && only4 === void 0) {
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
  if (only4 === void 0 || more.length > 0 || types !== null) throw new UnknownWord("negation", not);
  return only4.before ? { before: only4.words } : { behind: only4.words };
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
  const behind2 = [
    ...owned,
    ...related === null ? [] : [related],
    ...not.behind === void 0 ? [] : [not.behind],
    ...apart.filter((one) => !one.before).map(({ words: words4 }) => words4)
  ];
  const noun2 = other?.noun ?? nounOf(reader.terms, zones, where);
  const said4 = behind2.map(({ en }) => en);
  const spot = place2.en === "" ? [] : [place2.en];
  const far = apart.filter((one) => !one.before).map(({ words: words4 }) => words4);
  return {
    before: before.map(({ en }) => en),
    noun: noun2,
    behind: place2.en.startsWith("in ") ? [...said4, ...spot] : [...spot, ...said4],
    zh: `${far.map(({ zh }) => zh).join("")}${place2.zh}${[...behind2.filter((one) => !far.includes(one)), ...before].map(({ zh }) => zh).join("")}`
  };
}
var isPointedOut = ({ is }) => typeof is === "object" && ("var" in is || "noted" in is);
function relationWords(reader, { is, to }) {
  const words4 = wordOf2(reader.terms.relations, is, "relation");
  return template(words4.en, words4.zh, reader.ref(to));
}
function placed2(reader, zones, { of, first, last }) {
  const { terms: terms2 } = reader;
  const spread = terms2.spread(zones, of);
  if (spread !== null) return spread;
  const piles2 = zones.filter((zone) => isPile(terms2, zone));
  if (piles2.length === 0) return of === void 0 || of === "all" ? phrase("", "") : controlled(reader, of);
  const words4 = or([...piles2.length === zones.length ? [] : [terms2.field], ...piles2.map((zone) => wordOf2(terms2.piles, zone, "zone"))]);
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
var english = ({ terms: terms2 }, { before, noun: noun2, behind: behind2 }, several) => [...before, several ? plural(terms2, noun2.en) : noun2.en, ...behind2].join(" ");
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
  const count2 = reader.measure(first);
  const words4 = typeof first === "number" ? template("the top $1 cards of $2", "$2顶的$1张牌", count2, pile) : template("the top X cards of $2 (X is $1)", "$2顶的X张牌（X为$1）", count2, pile);
  return { ...words4, many: true };
}
function allOf(reader, selector2) {
  const own = reader.terms.set(selector2);
  if (own !== null) return own;
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
function countedOf(reader, selector2, { count: count2, target: target2, players: players2 }) {
  const found2 = describe(reader, selector2);
  const noun2 = players2 ? template("$1 or player", "$1或玩家", found2.noun) : found2.noun;
  const several = count2 !== null && count2.en !== "up to 1";
  const words4 = english(reader, { ...found2, noun: noun2 }, several);
  const cut3 = found2.zh.lastIndexOf("的") + 1;
  const zh = `${count2 === null ? "1" : count2.zh}${measureWord(reader, selector2)}${found2.zh.slice(0, cut3)}${target2 ? found2.zh.slice(cut3).replace(/^(?:其他)?/, "$&目标") : found2.zh.slice(cut3)}${noun2.zh}`;
  if (count2 !== null)
    return {
      en: `${count2.en} ${target2 ? "target " : ""}${words4}`.replace("target other ", "other target "),
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
  const own = terms2.shortNoun(zones, selector2.where ?? {});
  if (own !== null) return own;
  if (zones.some((zone) => isPile(terms2, zone))) return phrase("card", "牌");
  const found2 = typesIn({ ...types === void 0 ? {} : { types }, ...any === void 0 ? {} : { any } });
  return found2 === null || found2.length > 2 ? phrase("card", "牌") : typeNoun(terms2, found2);
}
function statement(reader, about2, predicate2) {
  const { not, any, types, ...others } = predicate2;
  const { nounKeys: nounKeys2 } = reader.terms;
  const rest2 = Object.fromEntries(Object.entries(others).filter(([key]) => !nounKeys2.includes(key)));
  const qualities = reader.terms.qualities(reader, rest2, false);
  const named4 = types !== void 0 || Object.keys(others).some((key) => nounKeys2.includes(key)) || any !== void 0 || not?.types !== void 0;
  const parts = named4 ? [template("is $1", "是$1", described2(reader, predicate2, "one"))] : [...qualities.map(({ is }) => is), ...not === void 0 ? [] : reader.terms.qualities(reader, not, true).map(({ is }) => is)];
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
  const said4 = Object.entries(facts2).filter(([field3, value]) => field3 !== "kind" && !(field3 === "to" && value === "graveyard"));
  return said4.map(([field3, value]) => wordOf2(terms2.manners, `${field3}:${String(value)}`, "fact of the event")).reduce((a, b) => template("$1$2", "$1$2", a, b), phrase("", ""));
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
  const own = joined2(facets.about).where;
  const yours2 = event === "entered" && (own.controller !== void 0 || own.is === "self");
  const about2 = thing(reader, facets.about, card, isPlaying(reader, event) ? terms2.playedIn : "field", !yours2);
  const player3 = facets.player === null ? phrase("a player", "玩家") : reader.player(facets.player);
  const field3 = terms2.fieldOf(reader, own.controller ?? (yours2 ? "you" : null));
  const counter = typeof facets.facts.kind === "string" ? counterOf(terms2.counter(facets.facts.kind)) : phrase("a counter", "指示物");
  const source2 = thing(reader, facets.from, phrase("a source", "来源"));
  const victim = facets.victim === null ? phrase("", "") : reader.player(facets.victim);
  const main = template(
    words4.en.replaceAll("%s", player3.en === "you" ? "" : "s"),
    words4.zh,
    about2,
    player3,
    source2,
    field3,
    counter,
    thing(reader, facets.host, card),
    turnOf(reader, facets.turn),
    victim
  );
  return template("$1$2", "$1$2", main, mannerWords(reader, facets.facts));
}
var counterOf = (kind) => template(/^[aeiou]/.test(kind.en) ? "an $1 counter" : "a $1 counter", "$1指示物", kind);
var isPlaying = ({ terms: terms2 }, event) => event === (terms2.playing ?? "played");
function occasionWords(reader, trigger, mood = "does") {
  const facets = facetsOf(trigger);
  const words4 = momentWords(reader, trigger.event, facets) ?? plainOccasion(reader, trigger.event, facets, mood);
  return facets.rest.length === 0 ? words4 : template("$1 and $2", "$1且$2", words4, and(facets.rest.map((one) => reader.condition(one))));
}
function occasionsOf(reader, on) {
  const said4 = on.filter(({ event }) => event !== "state");
  if (said4.length === 0) return phrase("", "");
  const label2 = reader.terms.occasion(said4);
  if (label2 !== null) return label2;
  const [first = phrase("", ""), ...more] = said4.map((trigger) => occasionWords(reader, trigger));
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
  const said4 = en.replace(/^(\$\d) is /, "$1 would be ").replace(/^(\$\d) (\w+)%s/, "$1 would $2").replace(/^(\$\d) (\w+?)s /, "$1 would $2 ");
  if (!said4.includes(" would ")) throw new UnknownWord("event to be replaced", en);
  return phrase(said4, zh);
}

function ofKind(words4, { kind }) {
  if (!Object.hasOwn(words4, kind)) throw new UnknownWord("kind of ability", kind);
  return words4[kind];
}
var lowered = ({ en, zh }) => phrase(
  en.replace(/^[A-Z](?=[a-z ])/, (letter) => letter.toLowerCase()),
  zh
);
function effectWords(reader, { targets = [], modes, clauses = [] }) {
  const text = JSON.stringify([clauses, modes]);
  const aimed = targets.filter(({ as }) => !text.includes(JSON.stringify(as))).map(({ as }) => sentence(template("choose $1", "选择$1", reader.mention(as))));
  return join([...aimed, ...modes === void 0 ? [] : [modesWords(reader, modes)], clauseList(reader, clauses)], " ", "");
}
function modesWords(reader, { min, max, of }) {
  const most = reader.measure(max);
  const many2 = JSON.stringify(min) === JSON.stringify(max) ? most : template("up to $1", "至多$1", most);
  const lines = of.map(({ if: condition2, targets = [], clauses = [] }) => {
    for (const target2 of targets) reader.choice(target2);
    const only4 = condition2 === void 0 ? nothing6 : reader.terms.given(condition2) ?? template("(if $1) ", "（若$1）", reader.condition(condition2));
    return template("\n• $1$2", "\n•$1$2", only4, clauseList(reader, clauses));
  });
  return template("Choose $1:$2", "选择$1项：$2", many2, join(lines, "", ""));
}
function standingWords(reader, ability2) {
  const { piles: piles2 } = reader.terms;
  const changes2 = reader.modifiers(ability2.modifiers ?? [], null);
  const [zone, ...more] = ability2.from ?? [];
  const there = zone !== void 0 && more.length === 0 && zone in piles2 ? template("while this card is in your $1, ", "此牌在你的$1中时，", wordOf2(piles2, zone, "zone")) : nothing6;
  const whole = ability2.when === void 0 ? changes2 : template("as long as $1, $2", "只要$1，$2", reader.condition(ability2.when), changes2);
  return sentence(template("$1$2", "$1$2", there, whole));
}
function replacingWords(reader, ability2) {
  const would = or((ability2.on ?? []).map((trigger) => occasionWords(reader, trigger, "would")));
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
  const own = terms2.amount(amount3);
  if (own !== null) return own;
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
  const texts2 = /* @__PURE__ */ new Map();
  const cardName = (card2, language) => card2 === "" ? terms2.card[language] : terms2.names(card2)?.[language] ?? card2;
  const seatName = (seat, language, names3) => names3[seat] ?? (language === "en" ? `${terms2.player.en} ${seat + 1}` : `${terms2.player.zh}${seat + 1}`);
  const list = (name, values, language, names3) => values.map((one) => parameter2(name, one, language, names3)).join(language === "en" ? ", " : "、");
  const textAt2 = (path) => {
    let known4 = texts2.get(path);
    if (known4 === void 0) texts2.set(path, known4 = terms2.text?.(path) ?? phrase("", ""));
    return known4;
  };
  const word3 = (name, value, language, names3) => {
    if (value.startsWith(player2)) return seatName(Number(value.slice(player2.length)), language, names3);
    if (terms2.cards.has(name)) return cardName(value, language);
    if (name === "program") return cardName(value.split("/", 1)[0], language);
    if (name === "ability" || name === "mode") return textAt2(value)[language];
    return (terms2.terms[name]?.[value] ?? terms2.word?.(name, value))?.[language] ?? value;
  };
  const parameter2 = (name, value, language, names3 = []) => {
    const own = terms2.own?.(name, value, language, names3) ?? null;
    if (own !== null) return own;
    if (value === null || value === void 0) return name === "card" ? cardName("", language) : "";
    if (Array.isArray(value)) {
      const all = value;
      if (name === "winners" && all.length === 0) return language === "en" ? "nobody" : "无";
      if (name === "aimedAt") return all.length === 0 ? "" : ` → ${list("card", all, language, names3)}`;
      return list(name, all, language, names3);
    }
    if (typeof value === "number") return terms2.seats.has(name) ? seatName(value, language, names3) : String(value);
    if (typeof value === "boolean") return language === "en" ? value ? "yes" : "no" : value ? "是" : "否";
    if (typeof value === "object") return cardName(value.card ?? "", language);
    return word3(name, value, language, names3);
  };
  return { parameter: parameter2, cardName };
}
var player2 = "player:";
function abilityAt(path) {
  const [card2, ability2, mode] = /^([^/]+)\/abilities\/(\d+)(?:\/modes\/of\/(\d+))?$/.exec(path)?.slice(1) ?? [];
  return card2 === void 0 ? null : { card: card2, ability: Number(ability2), mode: mode === void 0 ? null : Number(mode) };
}

var says = (words4, ...fields5) => ({ fields: fields5, words: words4 });
var amountOf3 = (verb2) => verb2.amount ?? 1;
var playerOf = (verb2) => verb2.player ?? "you";
function whatOf(reader, verb2) {
  const picked4 = verb2.choose;
  if (picked4 === void 0) return reader.ref(verb2.what ?? "self");
  reader.choice(picked4);
  return reader.mention(picked4.as);
}
function doerOf(reader, verb2) {
  const picked4 = verb2.choose ?? (verb2.what === void 0 ? void 0 : reader.chosenBy(verb2.what));
  return verb2.by ?? picked4?.by ?? "you";
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
  const said4 = Object.hasOwn(verbs3, verb2.verb) ? verbs3[verb2.verb] : void 0;
  if (said4 === void 0) throw new UnknownWord("verb", verb2.verb);
  onlyFields(verb2, `verb ${verb2.verb}`, [...common, ...said4.fields]);
  return said4.words(reader, verb2);
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
    const changes2 = reader.modifiers(verb2.modifiers, to);
    const time = until(reader, verb2);
    const [main = "", ...explained] = changes2.en.split(/(?=, where )/);
    return { en: `${main} ${time.en}${explained.join("")}`, zh: `${changes2.zh}，${time.zh}` };
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
    const once2 = verb2.left === 1 ? phrase(words4.en.replace(/^if /, "the next time "), words4.zh.replace(/^若/, "下一次")) : words4;
    if (verb2.left !== void 0 && verb2.left !== 1) throw new UnknownWord("uses of a shield", verb2.left);
    const time = until(reader, verb2);
    return template("$2, $1", "$2，$1", once2, time);
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
      set.map(([field3, value]) => {
        const words4 = wordOf2(reader.terms.changes, field3, "field of what happens");
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
function agreeing(words4, several) {
  return { ...words4, en: words4.en.replace(/\[([^\]|]*)\|([^\]]*)\]/g, (_, one, more) => several ? more : one) };
}
function modifierGroups(reader, modifiers2, targetOf2, changesOf2) {
  const groups = [];
  for (const modifier of modifiers2) {
    const target2 = targetOf2(modifier);
    const condition2 = modifier.if === void 0 ? null : reader.condition(modifier.if);
    const changes2 = changesOf2(modifier, target2).map((words4) => agreeing(words4, isPlural(target2)));
    const last = groups.at(-1);
    if (last !== void 0 && last.target.en === target2.en && last.condition?.en === condition2?.en) last.changes.push(...changes2);
    else groups.push({ target: target2, condition: condition2, changes: changes2 });
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
function merged(changes2) {
  const all = and(changes2);
  const [first = nothing6] = changes2;
  const verb2 = /^(gains?|gets?|loses?) /.exec(first.en)?.[1];
  if (verb2 === void 0) return all;
  const next6 = changes2.every(({ en }) => en.startsWith(`${verb2} `)) ? "(?!“)" : "(?=[\\[+-])";
  return { ...all, en: all.en.replaceAll(new RegExp(`(, | and )${verb2} ${next6}`, "g"), "$1") };
}
function modifierWords(reader, modifiers2, to, changesOf2) {
  const groups = modifierGroups(reader, modifiers2, (modifier) => targetOf(reader, modifier, to), changesOf2);
  return join(
    groups.map(({ target: target2, condition: condition2, changes: changes2 }) => {
      const words4 = template("$1 $2", "$1$2", target2, merged(changes2));
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
var behind = (words4, is) => ({ before: false, words: { ...words4, zh: `${words4.zh}的` }, is });
var fact = (yes, no) => (_reader, wanted, negated) => {
  const said4 = wanted === true !== negated ? yes : no;
  return behind(template("that $1", "$1", said4), said4);
};
var compared = (key) => (reader, wanted, negated) => {
  const name = wordOf2(reader.terms.numbers, key, "characteristic");
  const bound3 = typeof wanted === "object" && wanted !== null ? wanted : { equal: wanted };
  const amount3 = bound3.atLeast ?? bound3.atMost ?? bound3.equal;
  if (amount3 === void 0) throw new UnknownWord("comparison", wanted);
  if (typeof amount3 === "object" && "max" in amount3 && amount3.of === key && !negated) {
    const highest = reader.measure(amount3);
    return behind(template("with $1", "具有$1", highest), template("has $1", "具有$1", highest));
  }
  const number = reader.measure(amount3);
  const plain4 = typeof amount3 === "number" || typeof amount3 === "object" && "var" in amount3;
  const words4 = !plain4 && bound3.atLeast !== void 0 ? template("$1 equal to or greater than $2", "$1大于或等于$2", name, number) : !plain4 && bound3.atMost !== void 0 ? template("$1 equal to or less than $2", "$1小于或等于$2", name, number) : bound3.atLeast !== void 0 ? template("$1 $2 or more", "$1$2以上", name, number) : bound3.atMost !== void 0 ? template("$1 $2 or less", "$1$2以下", name, number) : template("$1 $2", "$1$2", name, number);
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
var having = (labelOf2) => (_reader, wanted, negated) => {
  const word3 = or(listOf2(wanted).map(labelOf2));
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
  const none17 = phrase("", "");
  const [least, most] = [leastOf3(choice2), mostOf2(choice2)];
  if (isFreeSearch(choice2) || least === 1 && most === 1) return { count: null, note: none17 };
  if (isAll(choice2)) return { count: phrase("any number of", "任意"), note: none17 };
  if (least === 0 && typeof most === "object" && "countOf" in most && most.where !== void 0)
    return {
      count: phrase("up to 1", "至多1"),
      note: template(" (only if $1)", "（仅限$1时）", statement(reader, reader.ref(most.countOf), most.where))
    };
  if (same(least, most)) return { count: reader.measure(most), note: none17 };
  if (least === 0)
    return typeof most === "number" ? { count: template("up to $1", "至多$1", reader.measure(most)), note: none17 } : { count: phrase("any number of", "任意"), note: template(" (no more than $1)", "（不多于$1）", reader.measure(most)) };
  return { count: template("$1 to $2", "$1至$2", reader.measure(least), reader.measure(most)), note: none17 };
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
  const { count: count2, note: note3 } = countOf(reader, choice2);
  const said4 = countedOf(reader, from, { count: count2, target: target2 === true, players: players2 !== void 0 });
  const other = notChosenFor === void 0 ? said4 : { ...said4, en: said4.en.replace(/\btarget\b/, "other target"), zh: said4.zh.replace("目标", "另外的目标") };
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
  const own = reader.terms.existence(reader, selector2);
  if (own !== null) return own;
  const { control, inPlay } = reader.terms;
  const owned = (of === "you" || of === "opponent") && listOf2(selector2.from).every((zone) => inPlay.includes(zone));
  const what2 = owned ? { ...place2, where } : selector2;
  const many2 = atLeast === void 0 ? null : reader.measure(atLeast);
  if (!owned)
    return many2 === null ? template("there is $1", "有$1", reader.one(what2)) : template("there are $1 or more $2", "有$1张以上$2", many2, reader.kind(what2));
  const who = reader.player(of);
  return many2 === null ? template(`$1 ${control.en}%s $2`, `$1${control.zh}$2`, who, reader.one(what2)) : template(`$1 ${control.en}%s $2 or more $3`, `$1${control.zh}$2个以上$3`, who, many2, reader.kind(what2));
}
function negation(reader, condition2) {
  if ("object" in condition2) return statement(reader, reader.ref(condition2.object), { not: condition2.is });
  if ("turnOf" in condition2) return template("it is not $1 turn", "不在$1回合中", reader.possessive(condition2.turnOf));
  if (!("exists" in condition2)) return template("it is not so that $1", "并非$1", reader.condition(condition2));
  const said4 = existence(reader, condition2.exists, condition2.atLeast);
  const { zh } = reader.terms.control;
  const en = said4.en.replace(/^(your \S+ is) /, "$1 not ").replace(/^(you|your opponent) (\S+) (?:an?(?= )|an(?=other ))/, "$1 $2 no").replace(/^there is an? /, "there is no ").replace(/ noother /, " no other ");
  return phrase(
    en,
    said4.zh.replace(/^(你的[^是]+)是/, "$1不是").replace(new RegExp(`${zh}1[个张]`), `没有${zh}`).replace(/^有/, "没有")
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
    const said4 = reader.terms.happened[left.history];
    if (said4 === void 0) throw new UnknownWord("fact", left.history);
    const who = reader.player(left.of ?? "you");
    if (right === 1 && how === "atLeast") return template(said4.once.en, said4.once.zh, who);
    if (right === 1 && how === "equal" && said4.first !== void 0) return template(said4.first.en, said4.first.zh, who);
    const count2 = reader.measure(right);
    return template(
      said4.often.en,
      said4.often.zh,
      who,
      how === "equal" ? template("exactly $1", `恰好$1${said4.unit}`, count2) : template("$1 or more", `$1${said4.unit}以上`, count2)
    );
  }
  if ("player" in left && "value" in left && !(left.value in reader.terms.playerNumbers) && typeof right === "number" && (how === "atLeast" || how === "equal"))
    return pileHas(reader, left, how, right);
  return template(words4.en, words4.zh, reader.measure(left), reader.measure(right));
}
function pileHas(reader, { player: player3, value }, how, right) {
  const pile = template("$1 $2", "$1$2", reader.possessive(player3), wordOf2(reader.terms.piles, value, "number of a player"));
  if (right === 0) return template("there are no cards in $1", "$1中没有牌", pile);
  const [is, cards2] = how === "equal" && right === 1 ? ["is", "card"] : ["are", "cards"];
  return template(
    how === "equal" ? `there ${is} exactly $2 ${cards2} in $1` : "there are $2 or more cards in $1",
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

var cardTypes = ["champion", "ally", "action", "attack", "weapon", "item", "domain", "phantasia"];
var supertypes = ["unique", "regalia"];
var elements = [
  "norm",
  "fire",
  "water",
  "wind",
  "arcane",
  "astra",
  "crux",
  "exia",
  "luxem",
  "neos",
  "tera",
  "umbra",
  "exalted"
];
var costKinds = ["reserve", "memory"];
var speeds = ["fast", "slow"];
var asPrinted2 = (facts2) => facts2;

function made3(name, type, cost2, stats, { elements: elements2 = ["norm"], classes = [], subtypes: subtypes2 = [], supertypes: supertypes2 = [], keywords: keywords2 = [], zh = name }, abilities) {
  const printed2 = { types: [type], supertypes: supertypes2, classes, subtypes: subtypes2, elements: elements2, cost: cost2, keywords: keywords2, ...stats };
  return { id: cardId(name), names: { en: name, zh }, printed: asPrinted2(printed2), abilities };
}
var costs = (kind, amount3) => ({ kind, amount: amount3 });
var spirit = (name, life, more, ...abilities) => made3(name, "champion", costs("memory", 0), { life, level: 0 }, { classes: ["spirit"], ...more }, abilities);
var champion = (name, level2, memory, life, more, ...abilities) => {
  const { lineage, ...rest2 } = more;
  return made3(name, "champion", costs("memory", memory), { life, level: level2, ...lineage === void 0 ? {} : { lineage } }, rest2, abilities);
};
var ally = (name, reserve2, power, life, more, ...abilities) => made3(name, "ally", costs("reserve", reserve2), { power, life }, more, abilities);
var attack = (name, reserve2, power, more, ...abilities) => made3(name, "attack", costs("reserve", reserve2), { power }, more, abilities);
var regaliaWeapon = (name, memory, power, durability, more, ...abilities) => made3(
  name,
  "weapon",
  costs("memory", memory),
  { power, durability },
  { ...more, supertypes: ["regalia", ...more.supertypes ?? []] },
  abilities
);
var action = (name, reserve2, speed, more, ...abilities) => made3(name, "action", costs("reserve", reserve2), { speed }, more, abilities);
var domain = (name, reserve2, more, ...abilities) => made3(name, "domain", costs("reserve", reserve2), {}, more, abilities);
var item = (name, reserve2, more, ...abilities) => made3(name, "item", costs("reserve", reserve2), {}, more, abilities);
var regaliaItem = (name, memory, more, ...abilities) => made3(name, "item", costs("memory", memory), {}, { ...more, supertypes: ["regalia", ...more.supertypes ?? []] }, abilities);
var phantasia = (name, reserve2, more, ...abilities) => made3(name, "phantasia", costs("reserve", reserve2), {}, more, abilities);

var does = (parts, ...clauses) => ({ kind: "spell", ...parts, clauses });
var activate = (parts, ...clauses) => ({ kind: "activated", ...parts, clauses });
var triggered = (on, parts, ...clauses) => ({
  kind: "triggered",
  on: [on],
  ...parts,
  clauses
});
var standing2 = (...modifiers2) => ({ kind: "static", modifiers: modifiers2 });
var inherited = (ability2) => ({ ...ability2, marks: { ...ability2.marks, inherited: true } });
var only2 = (restriction, ability2) => ({
  ...ability2,
  marks: { ...ability2.marks, only: { ...restriction } }
});
var itself = { object: { event: "object" }, is: { is: "self" } };
var happens = (event, when = itself) => ({ event, if: when });
var onEnter = happens("entered");
var onAttack = happens("attacks");
var onDeath = happens("died");
var onHit = happens("damage", {
  all: [
    { eventIs: "hit", equal: true },
    { object: { event: "source" }, is: { is: "self" } }
  ]
});
var onKill = happens("killed", { object: { event: "by" }, is: { is: "self" } });
var it = { var: "it" };
var field2 = (where = {}, of, except) => ({
  from: "field",
  where,
  ...of === void 0 ? {} : { of },
  ...except === void 0 ? {} : { except }
});
var allies = (of, except) => field2({ types: "ally" }, of, except);
var units = (of) => field2({ any: [{ types: "champion" }, { types: "ally" }] }, of);
var championOf = (player3) => ({ all: field2({ types: "champion" }, player3) });
var target = (from, more = {}) => ({ as: "it", target: true, from, ...more });
var doing = (...verbs3) => ({ do: verbs3 });
var draws = (amount3, to = "hand", player3 = "you") => ({
  verb: "draw",
  amount: amount3,
  to,
  player: player3
});
var deals = (amount3, to = it) => ({ verb: "dealDamage", amount: amount3, to });
var recovers = (amount3, what2 = championOf("you")) => ({ verb: "recover", amount: amount3, what: what2 });
var destroys = (what2 = it) => ({ verb: "destroy", what: what2 });
var gets = (add2, to = it) => ({
  verb: "grant",
  to,
  until: "endOfTurn",
  modifiers: Object.keys(add2).map(
    (name) => ({ layer: name === "level" ? "level" : "values", add: { [name]: add2[name] } })
  )
});
var gains = (keyword2, to = it) => ({
  verb: "grant",
  to,
  until: "endOfTurn",
  modifiers: [{ layer: "abilities", gain: { keywords: [keyword2] } }]
});
var levelled = { value: "championLevel", of: "self" };
var fromLevel = (level2) => ({ compare: [levelled, "atLeast", level2] });
var costsLess = (less, restriction) => only2(restriction, standing2({ layer: "rules", of: "self", defining: true, gain: { rules: [{ word: "cost", kind: "reserve", less }] } }));
var grows = (add2, when) => standing2({ layer: "values", of: "self", ...when === void 0 ? {} : { if: when }, add: add2 });
var hasWhile = (keyword2, when) => standing2({ layer: "abilities", of: "self", if: when, gain: { keywords: [keyword2] } });
var glimpses = (amount3) => ({ verb: "glimpse", amount: amount3 });
var cheaper = (less, when) => standing2({ layer: "rules", of: "self", defining: true, if: when, gain: { rules: [{ word: "cost", kind: "reserve", less }] } });
var unretaliated = { layer: "rules", of: "self", gain: { rules: [{ word: "cant", what: "beRetaliated" }] } };
var thisAttack = (power) => ({
  verb: "grant",
  to: "self",
  until: "endOfCombat",
  modifiers: [{ layer: "values", add: { power } }]
});
var becomesDistant = (what2) => ({ verb: "becomeDistant", what: what2 });
var puts = (kind, what2, amount3 = 1) => ({ verb: "addCounters", what: what2, kind, amount: amount3 });
var prepares = puts("preparation", championOf("you"));
var preparation = (amount3) => ({ verb: "payCounters", what: championOf("you"), kind: "preparation", amount: amount3 });
var next2 = (event, when, ...clauses) => ({
  verb: "later",
  until: "endOfTurn",
  ability: { kind: "triggered", on: [{ event, mark: "at", if: when }], clauses }
});
var nextCard = (where, ...verbs3) => next2(
  "activated",
  {
    all: [
      { seat: "seat", is: "you" },
      { object: { event: "object" }, is: where }
    ]
  },
  doing(...verbs3)
);
var untilNext = (rule) => ({
  verb: "grant",
  players: "you",
  until: "nextActivation",
  modifiers: [{ layer: "rules", players: "you", gain: { rules: [rule] } }]
});
var nextCheaper = (less, where = {}) => untilNext({ word: "cost", kind: "reserve", less, where: { tree: where } });
var nextFast = (where) => untilNext({ word: "fast", where: { tree: where } });
var empowers = (amount3) => untilNext({ word: "empower", amount: amount3, where: { tree: { subtypes: "spell" } } });
var nextAttack = (power, of) => next2(
  "attacks",
  { object: { event: "object" }, is: { is: of } },
  doing({ verb: "grant", to: { event: "object" }, until: "endOfCombat", modifiers: [{ layer: "values", add: { power } }] })
);
var prevents = (left, where = { is: it }, more = []) => {
  const dealtTo = { object: { event: "object" }, is: where };
  return {
    verb: "shield",
    until: "endOfTurn",
    left,
    ability: {
      kind: "replacement",
      on: [{ event: "damage", if: more.length === 0 ? dealtTo : { all: [dealtTo, ...more] } }],
      clauses: [{ do: [{ verb: "reduceBy", by: "left" }] }]
    }
  };
};
var suppresses = (what2 = it) => [
  { verb: "banish", what: what2, as: "gone" },
  {
    verb: "later",
    ability: { kind: "triggered", on: [{ event: "phase:end" }], clauses: [doing({ verb: "move", what: { var: "gone" }, to: "field" })] }
  }
];
var lessForEach = (less, each) => standing2({
  layer: "rules",
  of: "self",
  defining: true,
  gain: { rules: [{ word: "cost", kind: "reserve", less, each: { tree: each } }] }
});
var mayPay = (cost2, ...verbs3) => ({ may: true, cost: [cost2], do: verbs3 });
var discarding = (where = {}) => ({
  verb: "discard",
  choose: { as: "paid", from: { from: "hand", of: "you", where } }
});
var banishing = (where) => ({
  verb: "banish",
  choose: { as: "paid", from: { from: "graveyard", of: "you", where } }
});
var mills = (first, of) => ({
  verb: "move",
  what: { all: { from: "mainDeck", of, first } },
  to: "graveyard"
});
var onFoster = happens("fostered");
var fostered = { object: "self", is: { fostered: true } };
var mounted = { exists: field2({ types: "ally", subtypes: "horse" }, "you") };
var deluge = (count2) => ({
  exists: { from: "graveyard", of: "you", where: { elements: "water" } },
  atLeast: count2
});
var yourEndPhase = happens("phase:end", { turnOf: "you" });
var costsInstead = (...cost2) => ({ kind: "static", marks: { cost: "instead" }, cost: cost2 });
var payingMore = (...cost2) => ({ kind: "static", marks: { cost: "additional" }, cost: cost2 });

var champion2 = (where) => ({ exists: { from: "field", of: "you", where: { types: "champion", ...where } } });
var levelNow = (level2) => champion2({ level: { atLeast: level2 } });
var levelForCard = (level2) => ({ compare: [{ value: "championLevel", of: "self" }, "atLeast", level2] });
function conditionOf2(only4, { classes = [], elements: elements2 = [] }, ofLevel = levelNow) {
  const found2 = [];
  if (only4.class === true) found2.push(champion2({ any: classes.map((word3) => ({ classes: word3 })) }));
  if (only4.element === true) found2.push(champion2({ any: elements2.map((word3) => ({ elements: word3 })) }));
  if (only4.level !== void 0) found2.push(ofLevel(only4.level));
  if (only4.champion !== void 0) found2.push(champion2({ name: { includes: only4.champion } }));
  if (only4.damage !== void 0) found2.push(champion2({ damage: { atLeast: only4.damage } }));
  if (only4.memory !== void 0) found2.push({ compare: [{ player: "you", value: "memory" }, "atLeast", only4.memory] });
  return found2.length === 1 ? found2[0] : { all: found2 };
}
var both3 = (condition2, other) => other === void 0 ? condition2 : { all: [condition2, other] };
var saysCost = ({ kind, marks, modifiers: modifiers2 = [] }) => kind === "static" && marks?.cost === void 0 && modifiers2.length > 0 && modifiers2.every(({ defining, gain }) => defining === true && gain?.rules !== void 0);
function fromLevel2(ability2, { level: level2, ...only4 }) {
  const modifiers2 = (ability2.modifiers ?? []).map(
    (modifier) => ({
      ...modifier,
      gain: { rules: (modifier.gain?.rules ?? []).map((rule) => ({ ...rule, atLevel: level2 })) }
    })
  );
  return { ...ability2, marks: { ...ability2.marks, only: { ...only4 } }, modifiers: modifiers2 };
}
function restricted(ability2, printed2) {
  const only4 = ability2.marks?.only;
  if (only4 === void 0) return ability2;
  if (only4.level !== void 0 && saysCost(ability2)) return restricted(fromLevel2(ability2, only4), printed2);
  const condition2 = conditionOf2(only4, printed2, ability2.kind === "spell" || ability2.marks?.cost !== void 0 ? levelForCard : levelNow);
  if (ability2.kind !== "static" || ability2.marks?.cost !== void 0) return { ...ability2, when: both3(condition2, ability2.when) };
  return { ...ability2, modifiers: (ability2.modifiers ?? []).map((modifier) => ({ ...modifier, if: both3(condition2, modifier.if) })) };
}
function restrictedKeyword({ only: only4, ...keyword2 }, printed2) {
  const word3 = keyword2.amount === void 0 ? keyword2.word : { ...keyword2 };
  const gains2 = { layer: "abilities", of: "self", if: conditionOf2(only4, printed2), gain: { keywords: [word3] } };
  return {
    kind: "static",
    marks: { only: { ...only4 }, keyword: word3, activating: conditionOf2(only4, printed2, levelForCard) },
    modifiers: [gains2]
  };
}

var bonus = { class: true };
var floating = { keywords: ["floatingMemory"] };
var floatingBonus = { keywords: [{ word: "floatingMemory", only: bonus }] };
var spell = (element, ...classes) => ({ elements: [element], classes, subtypes: ["spell"] });
var skill = (element, ...classes) => ({ elements: [element], classes, subtypes: ["skill"] });
var animals = { types: "ally", any: [{ subtypes: "animal" }, { subtypes: "beast" }] };
var buffs = (amount3) => ({ verb: "addCounters", what: it, kind: "buff", amount: amount3 });
var moves = (to, what2 = it) => ({ verb: "move", what: what2, to });
var sharing = (...classes) => conditionOf2(bonus, { classes });
var dropped = { verb: "discard", choose: { as: "gone", from: { from: "hand", of: "you" } } };
var watery = { from: "graveyard", of: "you", where: { elements: "water" } };
var arts = [
  action(
    "Frozen Dismissal",
    3,
    "fast",
    { ...spell("water", "cleric"), subtypes: ["spell", "reaction"] },
    costsLess(1, bonus),
    does(
      { targets: [target({ from: "effectsStack", where: { item: "activation", types: "ally" } })] },
      {
        unless: { player: { controllerOf: it }, cost: [{ verb: "payReserve", amount: 4 }] },
        do: [{ verb: "negate", what: it, to: "banishment" }]
      }
    )
  ),
  action(
    "Refabrication",
    3,
    "fast",
    spell("neos", "cleric"),
    costsInstead({ verb: "sacrifice", choose: { as: "paid", from: field2({ token: true }, "you"), min: 2, max: 2 } }),
    does(
      {},
      {
        if: {
          compare: [
            {
              plus: [
                { player: "you", value: "hand" },
                { player: "you", value: "memory" }
              ]
            },
            "atMost",
            5
          ]
        },
        do: [draws(2)]
      }
    )
  ),
  action(
    "Meltdown",
    4,
    "slow",
    spell("fire", "cleric"),
    costsLess(1, { level: 2 }),
    does({ targets: [target(field2({ any: [{ types: "domain" }, { types: "item" }, { types: "weapon" }] }))] }, doing(destroys()))
  ),
  action(
    "Repelling Palmblast",
    5,
    "slow",
    { ...spell("wind", "cleric"), ...floating },
    does({}, doing(moves("memory", { all: field2({ types: "ally", power: { atMost: 2 } }) })))
  ),
  action(
    "Indolent Leisure",
    3,
    "slow",
    spell("norm", "cleric", "mage"),
    does({}, doing(draws(1)), { if: { all: [sharing("cleric", "mage"), fromLevel(3)] }, do: [draws(1, "memory")] })
  ),
  action(
    "Invective Instruction",
    2,
    "slow",
    skill("norm", "tamer"),
    does({ targets: [target(allies())] }, doing(gets({ power: 3 })), {
      if: { all: [sharing("tamer"), { exists: field2({ types: "ally", not: { subtypes: "human" } }, "you") }] },
      do: [draws(1, "memory")]
    })
  ),
  action(
    "Feed Nourishment",
    3,
    "slow",
    { ...skill("norm", "tamer"), ...floating },
    does({ targets: [target(field2(animals))] }, doing(buffs(1)))
  ),
  action(
    "Cure the Flesh",
    3,
    "fast",
    skill("norm", "cleric"),
    does({ targets: [target(allies())] }, doing(recovers({ value: "damage", of: it }, it), draws(1, "memory")))
  ),
  action(
    "Favorable Winds",
    1,
    "fast",
    { ...spell("wind", "mage"), ...floating },
    does({}, doing(gets({ life: 1 }, { all: allies("you") })))
  ),
  action(
    "Glacial Evocation",
    2,
    "fast",
    spell("water", "mage"),
    does(
      { targets: [target(allies())] },
      { if: { object: it, is: { rested: true } }, do: [deals(3)] },
      { if: { object: it, is: { awake: true } }, do: [deals(2)] }
    )
  ),
  action(
    "Refracting Missile",
    3,
    "fast",
    { ...spell("water", "mage"), ...floating },
    does({ targets: [target(units())] }, doing(deals({ plus: [1, { count: field2({ subtypes: "fractal" }, "you") }] })))
  ),
  action(
    "Disorienting Winds",
    5,
    "slow",
    { ...spell("wind", "mage"), keywords: ["efficiency"] },
    does({ targets: [target(allies())] }, doing(moves("hand"), draws(1)))
  ),
  action(
    "Cyclical Breeze",
    4,
    "slow",
    spell("wind", "cleric", "mage"),
    costsLess(2, bonus),
    does({ targets: [target({ from: "graveyard", of: "you", where: { elements: "wind", subtypes: "spell" } })] }, doing(moves("hand")))
  ),
  action(
    "Soothing Disillusion",
    2,
    "slow",
    spell("wind", "cleric", "tamer"),
    does({
      modes: {
        min: 1,
        max: 1,
        of: [
          { targets: [target(field2({ types: "phantasia" }))], clauses: [doing(destroys())] },
          { targets: [target(field2(animals))], clauses: [doing(buffs(1))] }
        ]
      }
    })
  ),
  action(
    "Lost Wisdom",
    4,
    "slow",
    skill("norm", "cleric", "mage"),
    only2(
      bonus,
      standing2({
        layer: "rules",
        of: "self",
        defining: true,
        if: { exists: field2({ types: "ally", supertypes: "unique" }, "you") },
        gain: { rules: [{ word: "cost", kind: "reserve", less: 2 }] }
      })
    ),
    does({}, { choose: [{ as: "it", from: { from: "graveyard", of: "you", where: { subtypes: "spell" } } }], do: [moves("memory")] })
  ),
  action(
    "Lavaheated Brew",
    2,
    "slow",
    { ...skill("fire", "cleric"), ...floatingBonus },
    does({}, doing(draws(1), dropped), {
      if: { not: { object: { var: "gone" }, is: { subtypes: "potion" } } },
      do: [deals(3, championOf("you"))]
    })
  ),
  action(
    "Creative Shock",
    3,
    "fast",
    spell("fire", "mage"),
    does({}, doing(draws(2), dropped), {
      if: { all: [sharing("mage"), { object: { var: "gone" }, is: { elements: "fire" } }] },
      choose: [{ as: "it", from: units(), min: 0 }],
      do: [deals(2)]
    })
  ),
  action(
    "Torrential Blast",
    3,
    "fast",
    spell("water", "cleric"),
    does(
      { targets: [target(allies(), { min: 0, max: 1 })] },
      { if: sharing("cleric"), do: [moves("graveyard", { all: { from: "mainDeck", of: "you", first: 2 } })] },
      doing(deals({ count: watery }))
    )
  ),
  action(
    "Liquidation",
    2,
    "slow",
    spell("water", "mage"),
    does({ targets: [target(units())] }, { if: { exists: watery, atLeast: 10 }, do: [deals(7)] })
  ),
  action(
    "Tomb Sweep",
    2,
    "fast",
    spell("norm", "cleric"),
    costsLess(1, { level: 1 }),
    does({ targets: [target({ from: "graveyard" })] }, doing({ verb: "banish", what: it }))
  ),
  action(
    "Crimson Rupture",
    3,
    "fast",
    spell("exia", "mage"),
    costsLess(2, { damage: 20 }),
    does({ targets: [target(field2({ any: [{ types: "item" }, { types: "weapon" }] }))] }, doing(destroys()))
  ),
  action(
    "Wisp's Protection",
    2,
    "fast",
    { ...spell("crux", "cleric"), subtypes: ["spell", "reaction"] },
    does(
      { targets: [target(units())] },
      doing({
        verb: "shield",
        until: "endOfTurn",
        left: { plus: [4, { count: field2({ supertypes: "regalia" }) }] },
        ability: {
          kind: "replacement",
          on: [{ event: "damage", if: { object: { event: "object" }, is: { is: it } } }],
          clauses: [{ do: [{ verb: "reduceBy", by: "left" }] }]
        }
      })
    )
  ),
  action(
    "Halcyon Animus",
    3,
    "slow",
    spell("crux", "cleric"),
    does(
      {},
      {
        choose: [
          {
            as: "it",
            from: { from: ["materialDeck", "banishment"], of: "you", where: { supertypes: "regalia", materializable: true } },
            min: 0
          }
        ],
        do: [{ verb: "materialize", what: it }]
      }
    )
  ),
  // What is no regalia has a reserve cost (1.6.4.2.8.2.1).
  action(
    "Iridescent Resurgence",
    2,
    "slow",
    spell("crux", "mage"),
    does(
      {
        targets: [
          target({
            from: ["banishment", "graveyard"],
            of: "you",
            where: { elements: "crux", not: { types: "champion" }, costKind: "reserve" }
          })
        ]
      },
      doing(moves("memory"))
    )
  ),
  action(
    "Return to the Archive",
    2,
    "slow",
    { ...spell("norm", "mage"), ...floating },
    does(
      {},
      {
        may: true,
        cost: [{ verb: "sacrifice", choose: { as: "paid", from: field2({ supertypes: "regalia" }, "you") } }],
        do: [recovers(2), draws(1)]
      }
    )
  ),
  action(
    "Neos Sight",
    0,
    "fast",
    spell("neos", "mage"),
    does({}, doing(draws(1)), { if: { exists: field2({}, "you"), atLeast: 8 }, do: [draws(1, "memory")] })
  ),
  action(
    "Obscured Offering",
    2,
    "fast",
    { ...spell("norm", "cleric"), subtypes: ["spell", "reaction"] },
    payingMore({ verb: "banish", choose: { as: "paid", from: { from: "materialDeck", of: "you" }, min: 2, max: 2 } }),
    does(
      { targets: [target(field2({ supertypes: "regalia" }))] },
      doing({ verb: "grant", to: it, until: "endOfTurn", modifiers: [{ layer: "abilities", gain: { keywords: ["spellshroud"] } }] })
    )
  )
];

var bonus2 = { only: { class: true } };
var assassin = { classes: ["assassin"], subtypes: ["human"] };
var dagger = { classes: ["assassin"], subtypes: ["dagger"] };
var floats = { word: "floatingMemory", ...bonus2 };
var wasPrepared = { object: { parameter: "bearer" }, is: { prepared: true } };
var isPrepared = { object: "self", is: { prepared: true } };
var assassins = [
  champion("Zander, Prepared Scout", 1, 1, 19, { ...assassin }, triggered(onEnter, {}, doing(glimpses(2), puts("preparation", "self")))),
  ally(
    "Winbless Lookout",
    2,
    1,
    3,
    { elements: ["wind"], ...assassin },
    triggered(onEnter, {}, doing(prepares)),
    only2({ class: true }, triggered(onEnter, {}, doing(glimpses(1))))
  ),
  ally("Drifting Rogue", 3, 1, 2, { elements: ["water"], ...assassin, keywords: [floats] }, triggered(onEnter, {}, doing(prepares))),
  ally(
    "Dreamy Unicorn",
    2,
    1,
    2,
    { classes: ["assassin"], subtypes: ["animal", "human", "unicorn"], keywords: ["intercept"] },
    triggered(onDeath, {}, doing(prepares))
  ),
  ally(
    "Blackmarket Broker",
    4,
    2,
    3,
    { elements: ["wind"], ...assassin },
    triggered(onEnter, {}, doing(prepares)),
    hasWhile("stealth", { exists: field2({ types: "champion", preparationCounters: { atLeast: 3 } }, "you") })
  ),
  ally(
    "Cunning Broker",
    2,
    0,
    3,
    { ...assassin, keywords: ["stealth"] },
    activate({ cost: [{ verb: "restSelf" }, preparation(2)] }, doing(draws(1)))
  ),
  ally("Inner Court Schemer", 2, 1, 3, { ...assassin }, triggered(onAttack, {}, mayPay(preparation(1), thisAttack(2)))),
  ally(
    "Whirlwind Reaper",
    3,
    2,
    2,
    { elements: ["wind"], ...assassin },
    triggered(yourEndPhase, {}, mayPay(preparation(1), { verb: "wakeUp", what: "self" }))
  ),
  ally(
    "Intrepid Highwayman",
    3,
    1,
    2,
    { elements: ["water"], ...assassin, keywords: ["intercept", floats] },
    grows({ power: 3 }, { object: "self", is: { retaliating: true } })
  ),
  attack(
    "Extraction Incision",
    2,
    3,
    { ...dagger, keywords: ["trueSight"] },
    only2({ class: true }, triggered(onKill, {}, doing(prepares)))
  ),
  attack(
    "Thieving Cut",
    2,
    3,
    { ...dagger, keywords: [{ word: "prepare", amount: 1 }] },
    triggered(onHit, {}, { if: wasPrepared, do: [draws(1)] })
  ),
  attack(
    "Vicious Slice",
    1,
    2,
    { ...dagger },
    only2({ class: true }, grows({ power: 1 }, { exists: field2({ subtypes: "human", defending: true }) }))
  ),
  attack(
    "Betraying Blade",
    2,
    2,
    { elements: ["wind"], ...dagger, keywords: [floats] },
    triggered(onAttack, {}, mayPay({ verb: "payReserve", amount: 2 }, prepares))
  ),
  regaliaWeapon(
    "Carnwennan, Shrouded Edge",
    1,
    3,
    1,
    { elements: ["luxem"], classes: ["assassin"], subtypes: ["sword"] },
    only2({ class: true }, standing2(unretaliated))
  ),
  action("Strategic Planning", 2, "slow", { classes: ["assassin"], subtypes: ["skill"] }, does({}, doing(glimpses(2), prepares))),
  action(
    "Fishing Accident",
    1,
    "fast",
    { elements: ["water"], classes: ["assassin"], subtypes: ["skill"], keywords: [{ word: "prepare", amount: 2 }] },
    does(
      { targets: [target(allies())] },
      { if: isPrepared, do: [{ verb: "move", what: it, to: "mainDeck", at: "bottom" }] },
      { if: { not: isPrepared }, do: [{ verb: "rest", what: it }] }
    )
  ),
  action(
    "Smoke Out",
    1,
    "fast",
    { elements: ["fire"], classes: ["assassin"], subtypes: ["skill"] },
    does(
      { targets: [target(units())] },
      { if: { object: it, is: { keywords: "stealth" } }, do: [deals(4)] },
      { if: { not: { object: it, is: { keywords: "stealth" } } }, do: [deals(1)] }
    )
  ),
  action(
    "Shroud in Mist",
    5,
    "fast",
    { elements: ["water"], classes: ["assassin"], subtypes: ["spell"] },
    costsLess(2, { class: true }),
    does({}, doing(gains("stealth", { all: units("you") })))
  )
];

var human = { subtypes: ["human"] };
var counters = (kind, amount3 = 1) => ({ verb: "addCounters", what: "self", kind, amount: amount3 });
var champions = [
  champion("Rai, Spellcrafter", 1, 1, 19, { classes: ["mage"], ...human }, triggered(onEnter, {}, doing(counters("enlighten", 2)))),
  champion(
    "Rai, Archmage",
    2,
    2,
    22,
    { classes: ["mage"], ...human, lineage: "Rai" },
    inherited(
      triggered(
        happens("activated", {
          all: [
            { seat: "seat", is: "you" },
            { object: { event: "object" }, is: { types: "action", classes: "mage" } },
            { compare: [{ history: "mageActions", of: "you" }, "equal", 1] }
          ]
        }),
        {},
        doing(counters("enlighten"))
      )
    )
  ),
  champion(
    "Rai, Mana Weaver",
    3,
    3,
    25,
    { elements: ["arcane"], classes: ["mage"], ...human, lineage: "Rai" },
    activate(
      {
        cost: [{ verb: "restSelf" }, { verb: "payCounters", kind: "enlighten", amount: 4 }],
        targets: [target({ from: "effectsStack", where: { item: "activation", classes: "mage", subtypes: "spell" } })]
      },
      doing({ verb: "copy", what: it, retarget: true })
    )
  ),
  champion(
    "Tonoris, Lone Mercenary",
    1,
    1,
    20,
    { classes: ["guardian"], ...human },
    triggered(
      onEnter,
      {},
      doing({ verb: "grant", to: "self", until: "yourNextTurn", modifiers: [{ layer: "abilities", gain: { keywords: ["taunt"] } }] })
    )
  ),
  champion(
    "Nico, Whiplash Allure",
    2,
    2,
    25,
    { elements: ["water"], classes: ["guardian"], ...human },
    triggered(
      happens("banished", {
        all: [
          { eventIs: "from", equal: "graveyard" },
          { object: { event: "object" }, is: { owner: "you", withKeyword: "floatingMemory" } }
        ]
      }),
      {},
      doing(counters("lash"))
    ),
    triggered(
      happens("damage", {
        all: [
          { eventIs: "hit", equal: true },
          { object: { event: "source" }, is: { is: "self" } },
          { object: { event: "object" }, is: { types: "champion" } }
        ]
      }),
      {},
      {
        may: true,
        do: [
          {
            verb: "move",
            what: { all: { from: "mainDeck", of: { controllerOf: { event: "object" } }, first: { value: "lashCounters", of: "self" } } },
            to: "graveyard"
          }
        ]
      }
    )
  ),
  champion(
    "Jin, Fate Defiant",
    1,
    1,
    20,
    { classes: ["warrior"], ...human },
    inherited(
      triggered(
        happens("attacks", {
          all: [
            itself,
            {
              any: [
                { object: { event: "weapon" }, is: { subtypes: "polearm" } },
                { exists: { from: "intent", of: "you", where: { types: "attack", subtypes: "polearm" } } }
              ]
            }
          ]
        }),
        { targets: [target(field2({ types: "ally", any: [{ subtypes: "horse" }, { subtypes: "human" }] }, "you"))] },
        doing(gets({ power: 1 }))
      )
    )
  ),
  champion(
    "Tristan, Grim Stalker",
    2,
    2,
    22,
    { classes: ["assassin"], ...human },
    triggered(
      happens("damage", {
        all: [
          { eventIs: "hit", equal: true },
          { object: { event: "source" }, is: { is: "self" } },
          { object: { event: "object" }, is: { types: "ally" } }
        ]
      }),
      {},
      {
        may: true,
        cost: [{ verb: "payCounters", kind: "preparation", amount: 3 }],
        do: [destroys({ event: "object" })]
      }
    ),
    triggered(
      happens("phase:end", { turnOf: "you" }),
      { when: { object: "self", is: { awake: true } } },
      { if: { object: "self", is: { awake: true } }, do: [counters("preparation")] }
    )
  )
];

var bonus3 = { class: true };
var banished = { cost: [{ verb: "banishSelf" }] };
var rested = { cost: [{ verb: "restSelf" }] };
var empowering = [
  regaliaItem("Shard of Empowerment", 0, { classes: ["mage"], subtypes: ["crystal"] }, activate(banished, doing(empowers(2)))),
  regaliaItem("Gem of Sorority", 0, { classes: ["cleric", "mage"], subtypes: ["crystal"] }, activate(banished, doing(empowers(2)))),
  regaliaItem(
    "Tome of Sorcery",
    1,
    { classes: ["mage"], subtypes: ["book"] },
    only2({ class: true, level: 2 }, triggered(onEnter, {}, doing(draws(1, "memory")))),
    activate(rested, doing(empowers(1)))
  ),
  item(
    "Mnemonic Charm",
    2,
    { classes: ["cleric", "mage"], subtypes: ["scripture"] },
    triggered(onEnter, {}, doing(draws(1, "memory"))),
    only2(bonus3, activate({ cost: [{ verb: "sacrificeSelf" }] }, doing(empowers(2))))
  ),
  phantasia(
    "Fractal of Mana",
    3,
    { classes: ["cleric", "mage"], subtypes: ["fractal"], keywords: ["reservable"] },
    only2(bonus3, activate(rested, doing(empowers(1))))
  ),
  action(
    "Empowering Enlightenment",
    2,
    "fast",
    { classes: ["mage"], subtypes: ["spell"] },
    does({}, doing(empowers(2), puts("enlighten", championOf("you"))))
  ),
  action(
    "Scorching Knowledge",
    1,
    "fast",
    { elements: ["fire"], classes: ["mage"], subtypes: ["spell"] },
    does({}, doing(empowers(3)), {
      if: conditionOf2({ champion: "Rai" }, {}),
      ...mayPay({ verb: "payCounters", what: championOf("you"), kind: "enlighten", amount: 1 }, empowers(3))
    })
  ),
  action(
    "Galvanizing Gale",
    2,
    "slow",
    { elements: ["wind"], classes: ["mage"], subtypes: ["spell"] },
    does({ targets: [target(allies())] }, doing(nextAttack(3, it)), {
      if: { object: "self", is: { empowered: true } },
      do: [draws(1, "memory")]
    })
  )
];

var firstCards = [
  ally("Blitz Mage", 3, 3, 1, { elements: ["fire"], classes: ["mage"], subtypes: ["human"] }),
  ally("Blitz Charger", 3, 3, 1, { elements: ["fire"], classes: ["tamer"], subtypes: ["animal", "horse"] }),
  ally("Giant Tortoise", 4, 1, 6, { elements: ["water"], classes: ["tamer"], subtypes: ["animal", "turtle"] }),
  ally(
    "Impassioned Tutor",
    2,
    1,
    3,
    { elements: ["fire"], classes: ["mage"], subtypes: ["human"] },
    triggered(onAttack, {}, doing(gets({ level: 1 }, championOf("you"))))
  ),
  ally(
    "Trusty Steed",
    4,
    1,
    3,
    { classes: ["tamer"], subtypes: ["animal", "horse"] },
    triggered(onEnter, { targets: [target(allies("you", "self"))] }, doing(gets({ power: 2 })))
  ),
  attack("Reckless Slash", 2, 3, { classes: ["warrior"], subtypes: ["sword"] }),
  regaliaWeapon("Training Sword", 0, 1, 2, { classes: ["warrior"], subtypes: ["sword"] }),
  action(
    "Accepted Contract",
    5,
    "slow",
    { classes: ["assassin"], subtypes: ["skill"] },
    does({}, doing({ verb: "addCounters", what: championOf("you"), kind: "preparation", amount: 3 }))
  ),
  action("Auspicious Feast", 1, "slow", { classes: ["cleric"], subtypes: ["skill"] }, does({}, doing(recovers(4, championOf("all"))))),
  action(
    "Disenchant",
    2,
    "slow",
    { classes: ["cleric"], subtypes: ["spell"] },
    does({ targets: [target(field2({ types: "phantasia" }))] }, doing(destroys()))
  ),
  action(
    "Raze the Land",
    3,
    "slow",
    { classes: ["guardian"], subtypes: ["skill"], keywords: ["floatingMemory"] },
    does({ targets: [target(field2({ types: "domain" }))] }, doing(destroys()))
  ),
  action(
    "Refurbish",
    4,
    "slow",
    { classes: ["warrior"], subtypes: ["sword", "craft"] },
    does(
      { targets: [target(field2({ types: "weapon", subtypes: "sword" }, "you"))] },
      doing({ verb: "addCounters", what: { var: "it" }, kind: "durability", amount: 2 })
    )
  ),
  action(
    "Scatter Essence",
    2,
    "slow",
    { elements: ["wind"], classes: ["cleric"], subtypes: ["spell"], keywords: ["floatingMemory"] },
    does({ targets: [target(field2({ types: "phantasia" }))] }, doing(destroys()))
  ),
  action(
    "Spontaneous Combustion",
    3,
    "fast",
    { elements: ["fire"], classes: ["mage"], subtypes: ["spell", "reaction"] },
    does(
      {
        targets: [
          target(
            field2({ types: "ally", attacking: true, has: { from: "field", of: "you", where: { types: "champion", defending: true } } })
          )
        ]
      },
      doing(deals(4))
    )
  )
];

var mage = { elements: ["fire"], classes: ["mage"], subtypes: ["spell"] };
var bonus4 = { class: true };
var flames = [
  action("Fireball", 4, "fast", mage, costsLess(2, bonus4), does({ targets: [target(units())] }, doing(deals({ plus: [1, levelled] })))),
  action("Ignite Fate", 3, "slow", { ...mage, keywords: ["floatingMemory"] }, does({}, doing(deals(2, championOf("all"))))),
  action(
    "Excoriate",
    4,
    "slow",
    mage,
    costsLess(1, { level: 2 }),
    does({ targets: [target(field2({ types: "ally", costKind: "reserve", cost: { atMost: 4 } }))] }, doing(destroys()))
  ),
  action(
    "Spark Link",
    2,
    "fast",
    { ...mage, keywords: [{ word: "floatingMemory", only: { level: 1 } }] },
    does({}, doing(draws(1, "memory", "all")))
  ),
  regaliaWeapon(
    "Forgelight Blade",
    0,
    1,
    2,
    { elements: ["fire"], classes: ["warrior"], subtypes: ["sword"] },
    only2(bonus4, standing2({ layer: "values", of: "self", add: { power: 1 } })),
    triggered(onEnter, {}, doing(deals(4, championOf("you"))))
  )
];

var bonus5 = { only: { class: true } };
var guardian = { classes: ["guardian"], subtypes: ["human"] };
var attacksUnique = { exists: field2({ types: "ally", supertypes: "unique", defending: true }) };
var guardians = [
  ally("Imperial Recruit", 2, 1, 3, { ...guardian, keywords: ["foster"] }, grows({ power: 1 }, fostered)),
  ally(
    "Imperial Panzer",
    3,
    2,
    2,
    { ...guardian, keywords: ["foster"] },
    only2(
      { class: true },
      standing2(
        { layer: "values", of: "self", if: fostered, add: { power: 1, life: 2 } },
        { layer: "abilities", of: "self", if: fostered, gain: { keywords: ["vigor"] } }
      )
    )
  ),
  ally(
    "Accompanying Guard",
    2,
    1,
    3,
    { ...guardian },
    only2({ class: true }, triggered(onEnter, { targets: [target(allies("you", "self"))] }, doing({ verb: "foster", what: it })))
  ),
  ally("Imperial Sentry", 4, 2, 3, { ...guardian, keywords: [{ word: "intercept", ...bonus5 }] }, only2({ level: 2 }, grows({ life: 1 }))),
  ally(
    "Embershield Keeper",
    5,
    4,
    2,
    { elements: ["fire"], ...guardian, keywords: ["foster"] },
    only2({ class: true }, grows({ life: 2 }, fostered))
  ),
  ally(
    "Krustallan Patrol",
    5,
    1,
    4,
    { elements: ["water"], ...guardian, keywords: ["foster"] },
    triggered(onFoster, {}, doing(puts("buff", "self"))),
    hasWhile("steadfast", fostered)
  ),
  ally(
    "Sanctified Paladin",
    6,
    0,
    1,
    { ...guardian, keywords: ["foster"] },
    standing2(
      { layer: "values", of: "self", if: fostered, add: { power: 3, life: 3 } },
      { layer: "abilities", of: "self", if: fostered, gain: { keywords: ["vigor"] } }
    ),
    triggered(onFoster, {}, doing(draws(2)))
  ),
  ally(
    "Tidebreaker Sentinel",
    3,
    0,
    3,
    { elements: ["water"], ...guardian, keywords: [{ word: "foster", ...bonus5 }] },
    triggered(onFoster, {}, doing(mills(3, "you"))),
    standing2(
      { layer: "values", of: "self", if: fostered, add: { life: 2 } },
      { layer: "abilities", of: "self", if: fostered, gain: { keywords: ["taunt"] } }
    )
  ),
  ally(
    "Rilewind Sentinel",
    3,
    2,
    2,
    { elements: ["wind"], ...guardian, keywords: [{ word: "foster", ...bonus5 }] },
    standing2({ layer: "abilities", of: allies("you"), if: fostered, gain: { keywords: ["vigor"] } })
  ),
  ally(
    "Sunglory Sentinel",
    2,
    1,
    3,
    { elements: ["fire"], ...guardian, keywords: [{ word: "foster", ...bonus5 }] },
    grows(
      { power: 2 },
      { all: [fostered, { object: "self", is: { attacking: true } }, { exists: field2({ types: "champion", defending: true }) }] }
    )
  ),
  ally("Waverider Protector", 4, 1, 4, {
    elements: ["water"],
    ...guardian,
    keywords: [
      { word: "taunt", ...bonus5 },
      { word: "floatingMemory", ...bonus5 }
    ]
  }),
  ally(
    "Coy Bouclier",
    5,
    2,
    4,
    { ...guardian },
    costsLess(2, { level: 2 }),
    only2({ class: true }, hasWhile("taunt", { exists: allies("you", "self") }))
  ),
  ally(
    "Poised Rearguard",
    3,
    3,
    3,
    { elements: ["wind"], ...guardian, keywords: ["hindered"] },
    only2({ class: true }, triggered(onEnter, {}, { if: mounted, do: [{ verb: "wakeUp", what: "self" }] }))
  ),
  ally(
    "Conflagrant Sentinel",
    3,
    2,
    2,
    { elements: ["fire"], ...guardian },
    triggered(onEnter, {}, mayPay(discarding(), puts("buff", "self")))
  ),
  ally(
    "Allied Warpriestess",
    3,
    1,
    3,
    { classes: ["cleric", "guardian"], subtypes: ["human"] },
    only2({ class: true }, grows({ power: 1 })),
    only2({ memory: 4 }, triggered(onAttack, {}, doing(recovers(2))))
  ),
  ally(
    "Aesan Protector",
    4,
    3,
    4,
    { elements: ["wind"], ...guardian, keywords: ["intercept"] },
    triggered(onEnter, { targets: [target(allies("you"))] }, doing({ verb: "move", what: it, to: "hand" }))
  ),
  attack(
    "Subjugating Lash",
    2,
    2,
    { classes: ["guardian"], subtypes: ["lash"] },
    grows({ power: 2 }, { exists: field2({ types: "champion", damage: { atLeast: 12 } }, "you") })
  ),
  attack("Off With Her Head", 2, 2, { classes: ["guardian"], subtypes: ["sword"] }, grows({ power: 3 }, attacksUnique)),
  attack(
    "Vanguard's Reversal",
    5,
    5,
    { classes: ["guardian"], subtypes: ["sword"] },
    only2({ class: true }, cheaper(3, { exists: field2({ types: "champion", keywords: "taunt" }, "you") }))
  ),
  attack(
    "Exsanguinating Wallop",
    5,
    5,
    { elements: ["umbra"], classes: ["guardian"], subtypes: ["sword"], keywords: [{ word: "floatingMemory", ...bonus5 }] },
    only2({ class: true }, triggered(onAttack, {}, doing(recovers(3))))
  ),
  action(
    "Winds of Retribution",
    6,
    "slow",
    { elements: ["wind"], classes: ["guardian"], subtypes: ["skill"] },
    costsLess(2, { class: true, level: 2 }),
    does({}, doing(gets({ power: 2 }, { all: allies("you") })))
  )
];

var bonus6 = { only: { class: true } };
var human2 = { subtypes: ["human"] };
var keywordedCards = [
  ally("Shade Striker", 3, 2, 3, { classes: ["assassin"], ...human2, keywords: ["ambush"] }),
  ally("Gray Wolf", 2, 2, 2, { classes: ["tamer"], subtypes: ["beast", "wolf"], keywords: [{ word: "pride", amount: 2 }] }),
  ally("Ordinary Bear", 3, 2, 3, {
    classes: ["tamer"],
    subtypes: ["beast", "bear"],
    keywords: [
      { word: "pride", amount: 2 },
      { word: "floatingMemory", ...bonus6 }
    ]
  }),
  ally("Ghostsight Mare", 3, 2, 2, { classes: ["tamer"], subtypes: ["animal", "horse"], keywords: ["trueSight"] }),
  ally("Veteran Soldier", 5, 2, 3, { classes: ["warrior"], ...human2, keywords: ["floatingMemory"] }),
  ally("Croaking Webfoot", 1, 1, 1, {
    elements: ["water"],
    classes: ["tamer"],
    subtypes: ["animal", "frog"],
    keywords: ["floatingMemory"]
  }),
  ally("Honorable Vanguard", 2, 1, 2, { classes: ["warrior"], ...human2, keywords: ["floatingMemory"] }),
  ally("Pride's Vanguard", 3, 1, 3, {
    classes: ["warrior"],
    subtypes: ["animal", "human", "lion"],
    keywords: ["ambush", { word: "retort", amount: 2 }]
  }),
  ally("Windrider Vanguard", 3, 2, 3, {
    elements: ["wind"],
    classes: ["guardian", "warrior"],
    ...human2,
    keywords: [{ word: "vigor", ...bonus6 }]
  }),
  ally("Vigilant Sentry", 3, 2, 3, { elements: ["wind"], classes: ["guardian"], ...human2, keywords: [{ word: "taunt", ...bonus6 }] }),
  ally("Imperial Assassin", 3, 2, 1, { classes: ["assassin"], ...human2, keywords: [{ word: "stealth", ...bonus6 }] }),
  ally("Kingdom Informant", 2, 1, 2, { classes: ["assassin"], ...human2, keywords: ["stealth", { word: "floatingMemory", ...bonus6 }] }),
  ally("Esteemed Knight", 3, 2, 3, { classes: ["warrior"], ...human2, keywords: [{ word: "intercept", ...bonus6 }] }),
  ally("Throne-Keeper Bullfrog", 3, 0, 4, {
    elements: ["water"],
    classes: ["guardian"],
    subtypes: ["animal", "human", "frog"],
    keywords: ["taunt", "floatingMemory"]
  }),
  ally("Brash Defender", 4, 1, 4, {
    classes: ["guardian"],
    ...human2,
    keywords: [
      { word: "vigor", only: { level: 1 } },
      { word: "retort", amount: 3 }
    ]
  }),
  ally("Swift Recruit", 2, 1, 2, { elements: ["wind"], classes: ["warrior"], ...human2, keywords: ["intercept", "floatingMemory"] }),
  ally("Flame-Rune Swordsman", 3, 2, 2, {
    elements: ["fire"],
    classes: ["mage", "warrior"],
    ...human2,
    keywords: [{ word: "floatingMemory", ...bonus6 }]
  }),
  ally("Seafaring Mercenary", 3, 1, 4, {
    elements: ["water"],
    classes: ["warrior"],
    ...human2,
    keywords: [{ word: "floatingMemory", ...bonus6 }]
  }),
  ally("Palace Guard", 3, 1, 3, { classes: ["guardian"], ...human2, keywords: ["taunt", { word: "retort", amount: 2, ...bonus6 }] }),
  ally("Unrelenting Warden", 3, 2, 3, {
    elements: ["wind"],
    classes: ["guardian"],
    ...human2,
    keywords: [
      { word: "taunt", ...bonus6 },
      { word: "vigor", only: { level: 2 } }
    ]
  }),
  ally("Library Witch", 2, 0, 1, { classes: ["mage"], ...human2, keywords: ["intercept"] }, triggered(onDeath, {}, doing(draws(1)))),
  ally(
    "Vigil Rempart",
    4,
    1,
    4,
    { classes: ["guardian"], ...human2 },
    only2({ class: true }, standing2({ layer: "values", of: "self", add: { power: 2 } }))
  ),
  attack("Savage Swing", 2, 2, { classes: ["warrior"], subtypes: ["polearm"], keywords: [{ word: "floatingMemory", ...bonus6 }] }),
  attack("Savage Slash", 2, 2, { classes: ["warrior"], subtypes: ["sword"], keywords: [{ word: "floatingMemory", ...bonus6 }] }),
  attack("Savage Smash", 4, 4, { classes: ["guardian"], subtypes: ["sword"], keywords: [{ word: "floatingMemory", ...bonus6 }] }),
  attack("Drowned Cut", 1, 2, {
    elements: ["water"],
    classes: ["assassin"],
    subtypes: ["dagger"],
    keywords: [{ word: "floatingMemory", ...bonus6 }]
  }),
  attack(
    "Restorative Slash",
    4,
    3,
    { elements: ["water"], classes: ["warrior"], subtypes: ["sword"] },
    triggered(onAttack, {}, doing(recovers(3)))
  ),
  attack("Clean Cut", 2, 2, { classes: ["warrior"], subtypes: ["sword"] }, only2({ level: 2 }, triggered(onKill, {}, doing(draws(1))))),
  attack(
    "Opening Cut",
    1,
    1,
    { classes: ["warrior"], subtypes: ["sword"] },
    only2(
      { class: true },
      standing2({ layer: "values", of: "self", if: { compare: [{ player: "you", value: "memory" }, "equal", 1] }, add: { power: 2 } })
    )
  ),
  regaliaWeapon(
    "Drawn Blade",
    1,
    1,
    1,
    { classes: ["warrior"], subtypes: ["sword"] },
    only2({ class: true }, triggered(onEnter, {}, doing(draws(1))))
  ),
  domain("Hub of Innovation", 3, { classes: ["guardian"], subtypes: ["crossroads"] }, triggered(onEnter, {}, doing(draws(1, "memory")))),
  action(
    "Develop Mana",
    3,
    "slow",
    { classes: ["mage"], subtypes: ["spell"] },
    does({}, doing({ verb: "addCounters", what: championOf("you"), kind: "level" }))
  ),
  action(
    "Peer into Mana",
    4,
    "slow",
    { classes: ["mage"], subtypes: ["skill"] },
    does({}, doing({ verb: "addCounters", what: championOf("you"), kind: "enlighten", amount: { plus: [2, levelled] } }))
  ),
  action(
    "Arcane Blast",
    11,
    "slow",
    { elements: ["arcane"], classes: ["mage"], subtypes: ["spell"], keywords: ["efficiency"] },
    does({ targets: [target(field2({ types: "champion" }))] }, doing(deals(11)))
  ),
  action("Enchanted Fete", 4, "fast", { classes: ["cleric"], subtypes: ["skill"] }, does({}, doing(recovers(3), draws(1, "memory")))),
  action(
    "Petalfall Embrace",
    2,
    "slow",
    { elements: ["tera"], classes: ["cleric"], subtypes: ["spell"] },
    does({}, doing(recovers({ plus: [8, levelled] }, championOf("all"))))
  ),
  action(
    "Imbue in Frost",
    3,
    "slow",
    { elements: ["water"], classes: ["warrior"], subtypes: ["spell"], keywords: [{ word: "floatingMemory", ...bonus6 }] },
    does({ targets: [target(field2({ types: "weapon", subtypes: "sword" }, "you"))] }, doing(gets({ power: 2 })))
  ),
  action(
    "Sidestep",
    2,
    "fast",
    { classes: ["assassin"], subtypes: ["skill", "reaction"] },
    costsLess(1, { level: 2 }),
    does({ targets: [target(field2({ types: "ally" }))] }, doing(gains("stealth", it)))
  ),
  action(
    "Surveil the Winds",
    2,
    "slow",
    { elements: ["wind"], classes: ["assassin"], subtypes: ["skill"], keywords: [{ word: "fastActivation", ...bonus6 }] },
    does({}, doing(draws(1), { verb: "addCounters", what: championOf("you"), kind: "preparation" }))
  )
];

var bonus7 = { only: { class: true } };
var ranger = { classes: ["ranger"], subtypes: ["human"] };
var ranged = (amount3) => ({ word: "ranged", amount: amount3 });
var distantUnit = { exists: { ...units("you"), where: { ...units().where, distant: true } } };
var rangers = [
  ally("Flamebolt Arbalist", 2, 2, 1, { elements: ["fire"], ...ranger, keywords: [ranged(4)] }),
  ally("Galewind Scout", 3, 2, 2, { elements: ["wind"], ...ranger, keywords: [ranged(3)] }),
  ally("Concealed Marksman", 3, 1, 3, { elements: ["wind"], ...ranger, keywords: [{ word: "trueSight", ...bonus7 }, ranged(4)] }),
  ally("Corsair Captain", 3, 1, 3, { elements: ["water"], ...ranger, keywords: [ranged(2), { word: "floatingMemory", ...bonus7 }] }),
  ally("Winbless Arbalest", 3, 2, 2, { elements: ["wind"], ...ranger, keywords: [ranged(2), { word: "vigor", ...bonus7 }] }),
  ally(
    "Imperial Rifleman",
    3,
    1,
    2,
    { ...ranger, keywords: [ranged(2)] },
    only2({ class: true }, triggered(onEnter, {}, doing(becomesDistant("self"))))
  ),
  ally(
    "Marksman Captain",
    2,
    1,
    2,
    { ...ranger, keywords: [ranged(2)] },
    triggered(onEnter, { targets: [target({ ...units("you"), except: "self" })] }, doing(becomesDistant(it)))
  ),
  ally("Hidden Longbowman", 2, 1, 2, { ...ranger, keywords: [ranged(2)] }, hasWhile("stealth", { object: "self", is: { distant: true } })),
  ally(
    "Airship Engineer",
    2,
    1,
    2,
    { elements: ["fire"], ...ranger, keywords: [{ ...ranged(2), ...bonus7 }] },
    triggered(onEnter, {}, { if: distantUnit, do: [draws(1, "memory")] })
  ),
  ally(
    "Yunzhou Cavalry",
    3,
    2,
    3,
    { elements: ["wind"], ...ranger, keywords: [{ ...ranged(2), ...bonus7 }] },
    triggered(onEnter, {}, { if: mounted, do: [becomesDistant("self")] })
  ),
  ally(
    "Waterlogged Ranger",
    3,
    2,
    2,
    { elements: ["water"], ...ranger, keywords: [ranged(2)] },
    triggered(onEnter, {}, { if: deluge(3), do: [becomesDistant("self")] })
  ),
  ally(
    "Xia Hou Dun, Gloryseeker",
    3,
    1,
    4,
    { elements: ["water"], classes: ["warrior", "ranger"], subtypes: ["human"], supertypes: ["unique"], keywords: [ranged(2)] },
    only2(
      { class: true },
      grows({ power: 1 }, { exists: field2({ types: "weapon", any: [{ subtypes: "sword" }, { subtypes: "bow" }] }, "you") })
    )
  ),
  ally(
    "Blazing Bowman",
    3,
    2,
    1,
    { elements: ["fire"], ...ranger },
    standing2(unretaliated),
    triggered(onEnter, {}, mayPay(banishing({ elements: "fire" }), gets({ power: 2 }, "self")))
  ),
  ally(
    "Balmshot Nurse",
    3,
    1,
    4,
    { elements: ["water"], classes: ["cleric", "ranger"], subtypes: ["human"] },
    activate({ cost: [{ verb: "restSelf" }], when: { object: "self", is: { distant: true } } }, doing(recovers(3)))
  ),
  action(
    "Navigate the Streets",
    1,
    "slow",
    { classes: ["ranger"], subtypes: ["skill"], keywords: ["floatingMemory"] },
    does({}, doing(glimpses({ plus: [1, { count: field2({ types: "domain" }, "you") }] })))
  ),
  action(
    "Undercurrent Vantage",
    2,
    "fast",
    { elements: ["water"], classes: ["ranger"], subtypes: ["skill"], keywords: [{ word: "floatingMemory", ...bonus7 }] },
    does({}, doing(glimpses(3), becomesDistant(championOf("you"))))
  ),
  action(
    "Backstep",
    2,
    "fast",
    { classes: ["ranger"], subtypes: ["skill"] },
    does({ targets: [target(units())] }, doing(becomesDistant(it), draws(1)))
  ),
  action(
    "Reposition",
    1,
    "fast",
    { classes: ["ranger"], subtypes: ["skill"], keywords: [{ word: "floatingMemory", ...bonus7 }] },
    does({ targets: [target(units())] }, doing(becomesDistant(it)))
  ),
  action(
    "Scorching Strafe",
    4,
    "slow",
    { elements: ["fire"], classes: ["ranger"], subtypes: ["skill"] },
    costsLess(2, { class: true }),
    does({ targets: [target(allies())] }, doing(gets({ power: 2 }), becomesDistant(it)))
  ),
  action("Conceal", 2, "fast", { classes: ["assassin"], subtypes: ["skill"] }, does({}, doing(gains("stealth", { all: allies("you") })))),
  action(
    "Take Point",
    2,
    "slow",
    { classes: ["guardian"], subtypes: ["skill"], keywords: [{ word: "floatingMemory", ...bonus7 }] },
    does(
      {},
      doing({
        verb: "grant",
        to: championOf("you"),
        until: "yourNextTurn",
        modifiers: [{ layer: "abilities", gain: { keywords: ["taunt"] } }]
      })
    )
  )
];

var bonus8 = { class: true };
var skill2 = (...classes) => ({ classes, subtypes: ["skill", "reaction"] });
var floats2 = { keywords: [{ word: "floatingMemory", only: bonus8 }] };
var sharing2 = (...classes) => conditionOf2(bonus8, { classes });
var swords = field2({ types: "weapon", subtypes: "sword" }, "you");
var combatDamage = { eventIs: "attack", equal: true };
var allyOrRegalia = target(field2({ any: [{ types: "ally" }, { supertypes: "regalia" }] }));
var reactions = [
  action(
    "Diffusive Block",
    2,
    "fast",
    { elements: ["water"], ...skill2("guardian"), ...floats2 },
    cheaper(1, { exists: field2({ types: "item", subtypes: "shield" }, "you") }),
    does({ targets: [target(units())] }, doing(prevents(2)))
  ),
  action(
    "Evasive Maneuvers",
    1,
    "fast",
    skill2("ranger"),
    does({ targets: [target(units())] }, doing(prevents(2)), { if: { object: it, is: { classes: "ranger" } }, do: [becomesDistant(it)] })
  ),
  action(
    "Evasive Positioning",
    1,
    "fast",
    skill2("ranger"),
    does({ targets: [target(units())] }, doing(prevents(2)), { if: { object: it, is: { types: "champion" } }, do: [becomesDistant(it)] })
  ),
  action(
    "Swerving Spring",
    2,
    "fast",
    skill2("assassin"),
    does({ targets: [target(units())] }, doing(prevents(2)), { if: sharing2("assassin"), do: [prepares] })
  ),
  action(
    "Guarded Dissipation",
    2,
    "fast",
    { elements: ["water"], ...skill2("warrior") },
    does({ targets: [target(units())] }, doing(prevents({ max: swords, of: "power" })), {
      if: conditionOf2({ level: 1 }, {}),
      do: [draws(1)]
    })
  ),
  action(
    "Desperate Dive",
    3,
    "fast",
    { elements: ["water"], ...skill2("ranger") },
    costsLess(1, bonus8),
    does(
      { targets: [target(units("you"))] },
      doing(prevents({ count: { from: "graveyard", of: "you", where: { elements: "water" } } }), becomesDistant(it))
    )
  ),
  action(
    "Deflecting Edge",
    1,
    "fast",
    { classes: ["warrior"], subtypes: ["sword", "reaction"] },
    cheaper(1, { exists: swords }),
    does({ targets: [target(units())] }, doing(prevents(3, { is: it }, [combatDamage])))
  ),
  action(
    "Nascent Barrier",
    2,
    "fast",
    { classes: ["cleric"], subtypes: ["spell", "reaction"] },
    does(
      {},
      { if: sharing2("cleric"), do: [prevents({ plus: [1, levelled] }, { types: "champion", controller: "you" })] },
      { if: fromLevel(3), do: [glimpses(3)] }
    )
  ),
  ally(
    "Protector Raccoon",
    2,
    1,
    2,
    { classes: ["tamer"], subtypes: ["animal", "raccoon"], keywords: ["fastActivation"] },
    activate({ cost: [{ verb: "restSelf" }], targets: [target(field2({ types: "ally", subtypes: "animal" }))] }, doing(prevents(2))),
    activate(
      { cost: [{ verb: "restSelf" }], targets: [{ as: "who", target: true, players: "opponent" }] },
      {
        choose: [{ as: "it", from: { from: "graveyard", of: { chosen: "who" } }, by: { chosen: "who" } }],
        do: [{ verb: "banish", what: it }]
      }
    )
  ),
  ally(
    "Gustguard Bastion",
    3,
    2,
    3,
    { elements: ["wind"], classes: ["guardian"], subtypes: ["human"], keywords: [{ word: "fastActivation", only: bonus8 }] },
    only2(bonus8, triggered(onEnter, { targets: [target({ ...units("you"), except: "self" })] }, doing(prevents(2))))
  ),
  ally(
    "Reconnaissance Scout",
    2,
    1,
    2,
    { elements: ["wind"], classes: ["ranger"], subtypes: ["automaton"], keywords: ["fastActivation", { word: "ranged", amount: 2 }] },
    only2(bonus8, triggered(onEnter, { targets: [target({ ...units("you"), except: "self" })] }, doing(becomesDistant(it), prevents(1))))
  ),
  action(
    "Zephyr",
    2,
    "fast",
    { elements: ["wind"], classes: ["cleric", "mage"], subtypes: ["spell"] },
    does({ targets: [allyOrRegalia] }, doing(...suppresses()))
  ),
  action(
    "Rearing Rebound",
    3,
    "fast",
    { elements: ["wind"], classes: ["cleric"], subtypes: ["spell", "reaction"] },
    does({ targets: [target(allies())] }, doing(...suppresses()), { if: mounted, do: [draws(1, "memory")] })
  ),
  ally(
    "Perse, Relentless Raptor",
    3,
    1,
    3,
    { elements: ["wind"], classes: ["ranger"], subtypes: ["human"], supertypes: ["unique"], keywords: [{ word: "ranged", amount: 2 }] },
    activate(
      {
        cost: [{ verb: "restSelf" }],
        when: { object: "self", is: { distant: true } },
        targets: [target(field2({ any: [{ types: "ally" }, { types: "item" }, { types: "weapon" }] }))]
      },
      doing(...suppresses())
    )
  ),
  champion(
    "Tonoris, Might of Humanity",
    2,
    2,
    25,
    { classes: ["guardian"], subtypes: ["human"], lineage: "Tonoris" },
    triggered(onEnter, {}, doing(nextAttack(3, "self")))
  ),
  action(
    "Combat Training",
    2,
    "slow",
    { classes: ["warrior"], subtypes: ["skill"], ...floats2 },
    does(
      { targets: [target(field2({ types: "ally", classes: "warrior" }))] },
      { if: { object: it, is: { supertypes: "unique" } }, do: [nextAttack(3, it)] },
      { if: { not: { object: it, is: { supertypes: "unique" } } }, do: [nextAttack(2, it)] }
    )
  ),
  action(
    "Expeditious Opening",
    2,
    "fast",
    { elements: ["wind"], classes: ["assassin", "cleric"], subtypes: ["spell"] },
    does({}, doing(nextFast({ types: "ally" }), draws(1, "memory")))
  ),
  action(
    "Spurred Gallop",
    2,
    "fast",
    { elements: ["wind"], classes: ["tamer"], subtypes: ["horse", "skill"] },
    does(
      {},
      doing(nextFast({ types: "ally", subtypes: "horse" }), draws(1, "memory"), nextCheaper(2, { types: "ally", subtypes: "horse" }))
    )
  ),
  action(
    "Exia Sight",
    0,
    "fast",
    { elements: ["exia"], classes: ["cleric"], subtypes: ["spell"] },
    does({}, doing(draws(1)), { if: conditionOf2({ damage: 20 }, {}), do: [nextCheaper(1)] })
  ),
  ally(
    "Phalanx Captain",
    5,
    1,
    4,
    { elements: ["wind"], classes: ["warrior"], subtypes: ["human"] },
    only2(bonus8, lessForEach(1, { types: "ally", subtypes: "human", controller: "you" })),
    standing2({ layer: "values", of: field2({ types: "ally", subtypes: "human", attacking: true }, "you", "self"), add: { power: 1 } })
  ),
  action(
    "Mortal Ambition",
    6,
    "fast",
    { classes: ["tamer"], subtypes: ["skill"] },
    lessForEach(2, { types: "ally", supertypes: "unique", controller: "you" }),
    does(
      {},
      doing({
        verb: "grant",
        to: { all: field2({ types: "ally", any: [{ subtypes: "human" }, { subtypes: "horse" }] }, "you") },
        until: "endOfTurn",
        modifiers: [
          { layer: "values", add: { life: 1 } },
          { layer: "abilities", gain: { keywords: ["ambush", "steadfast"] } }
        ]
      })
    )
  )
];

var plain = (element, ...names3) => names3.map((name) => spirit(name, 15, { elements: [element] }, triggered(onEnter, {}, doing(draws(7)))));
var spirits = [
  ...plain("fire", "Spirit of Fire", "Aithne, Spirit of Fire", "Vyra, Spirit of Fire", "Hanabi, Spirit of Fire"),
  ...plain("water", "Spirit of Water"),
  ...plain("wind", "Spirit of Wind", "Gwendolyn, Spirit of Wind", "Brissa, Spirit of Wind"),
  ...plain("norm", "Lost Spirit", "Morrigan, Lost Spirit", "Priscilla, Lost Spirit", "Shira, Lost Spirit")
];

var bonus9 = { class: true };
var human3 = { subtypes: ["human"] };
var opponent = { as: "who", target: true, players: "opponent" };
var banishing2 = [{ verb: "banishSelf" }];
var yours = (more) => ({
  all: [{ object: { event: "object" }, is: { ...more, controller: "you" } }, { not: { turnOf: "you" } }]
});
var treasures = [
  regaliaItem(
    "Enfeebling Orb",
    0,
    { classes: ["cleric"], subtypes: ["bauble"] },
    activate(
      { cost: banishing2, targets: [opponent] },
      {
        choose: [{ as: "it", from: { from: "hand", of: { chosen: "who" } }, min: 2, max: 2, by: { chosen: "who" } }],
        do: [{ verb: "move", what: it, to: "memory" }]
      }
    )
  ),
  regaliaItem(
    "Trivial Trinket",
    0,
    { classes: ["cleric"], subtypes: ["accessory"] },
    activate(
      { cost: banishing2, targets: [opponent] },
      doing({ verb: "move", what: { all: { from: "mainDeck", of: { chosen: "who" }, first: 3 } }, to: "graveyard" })
    )
  ),
  regaliaItem(
    "Life Essence Amulet",
    0,
    { classes: ["mage"], subtypes: ["bauble"] },
    triggered(happens("died", yours({ types: "ally" })), {}, { may: true, cost: banishing2, do: [draws(1)] })
  ),
  regaliaItem(
    "Glimmer Essence Amulet",
    0,
    { classes: ["cleric"], subtypes: ["accessory"] },
    triggered(happens("destroyed", yours({ types: "phantasia" })), {}, { may: true, cost: banishing2, do: [draws(1)] })
  ),
  regaliaItem(
    "Cleric Robes",
    1,
    { classes: ["cleric"], subtypes: ["robe"] },
    only2(bonus9, triggered(onEnter, {}, doing(draws(1)))),
    activate(
      { cost: [{ verb: "payReserve", amount: 1 }, { verb: "restSelf" }] },
      doing({
        verb: "shield",
        until: "endOfTurn",
        left: 1,
        ability: {
          kind: "replacement",
          on: [{ event: "damage", if: { object: { event: "object" }, is: { types: "champion", controller: "you" } } }],
          clauses: [{ do: [{ verb: "reduceBy", by: "left" }] }]
        }
      })
    )
  ),
  regaliaItem(
    "Equinox Hour",
    0,
    { classes: ["cleric"], subtypes: ["artifact"] },
    activate({ cost: banishing2, targets: [opponent] }, doing(draws(1)), {
      choose: [
        { as: "it", from: { from: "materialDeck", of: { chosen: "who" }, where: { materializable: true } }, min: 0, by: { chosen: "who" } }
      ],
      do: [{ verb: "materialize", what: it, by: { chosen: "who" } }]
    })
  ),
  phantasia(
    "Explosive Fractal",
    3,
    { elements: ["fire"], classes: ["cleric"], subtypes: ["fractal"], keywords: ["reservable"] },
    only2({ class: true, memory: 4 }, triggered(onEnter, { targets: [target(field2({ types: "champion" }))] }, doing(deals(2))))
  ),
  phantasia(
    "Deep Sea Fractal",
    2,
    { elements: ["water"], classes: ["cleric"], subtypes: ["fractal"], keywords: ["hindered", "reservable"] },
    triggered(
      onEnter,
      {},
      { forEachPlayer: "all", do: [{ verb: "move", what: { all: { from: "mainDeck", of: "each", first: 1 } }, to: "graveyard" }] }
    )
  ),
  phantasia(
    "Razorgale Calling",
    4,
    { elements: ["wind"], classes: ["cleric"], subtypes: ["spell"] },
    costsLess(2, bonus9),
    triggered(
      happens("activated", {
        all: [
          { seat: "seat", is: "you" },
          { object: { event: "object" }, is: { elements: "wind" } }
        ]
      }),
      { targets: [target(field2({ types: "champion" }))] },
      doing(deals(1))
    )
  ),
  champion(
    "Silvie, Wilds Whisperer",
    1,
    1,
    19,
    { classes: ["tamer"], ...human3 },
    triggered(
      onEnter,
      {},
      doing(
        nextCard(
          { types: "ally", any: [{ subtypes: "animal" }, { subtypes: "beast" }] },
          { verb: "entersWith", what: { event: "object" }, kind: "buff" }
        )
      )
    )
  ),
  champion(
    "Silvie, With the Pack",
    2,
    2,
    22,
    { classes: ["tamer"], ...human3, lineage: "Silvie" },
    triggered(
      onEnter,
      {},
      { if: { exists: field2({ types: "ally", subtypes: "animal" }, "you") }, do: [draws(1)] },
      { if: { exists: field2({ types: "ally", subtypes: "beast" }, "you") }, do: [draws(1)] }
    )
  )
];

var bonus10 = { only: { class: true } };
var warrior = { classes: ["warrior"], subtypes: ["human"] };
var sword = { classes: ["warrior"], subtypes: ["sword"] };
var floats3 = { word: "floatingMemory", ...bonus10 };
var warriors = [
  champion(
    "Lorraine, Wandering Warrior",
    1,
    1,
    20,
    { ...warrior },
    triggered(
      onEnter,
      {},
      {
        choose: [
          {
            as: "it",
            from: { from: "materialDeck", of: "you", where: { types: "weapon", costKind: "memory", cost: 0, materializable: true } },
            min: 0
          }
        ],
        do: [{ verb: "materialize", what: it }]
      }
    )
  ),
  ally(
    "Banner Knight",
    2,
    1,
    3,
    { ...warrior },
    only2(
      { class: true, level: 2 },
      standing2({ layer: "values", of: field2({ any: [{ types: "ally" }, { types: "weapon" }] }, "you", "self"), add: { power: 1 } })
    )
  ),
  ally("Strapping Conscript", 2, 2, 1, { elements: ["fire"], ...warrior }, only2({ class: true, level: 2 }, grows({ power: 1, life: 1 }))),
  ally("Reliable Cavalier", 3, 1, 3, { ...warrior }, grows({ power: 3 }, mounted)),
  ally(
    "Nanyue Portsman",
    3,
    1,
    3,
    { elements: ["water"], classes: ["guardian", "warrior"], subtypes: ["human"], keywords: [floats3] },
    grows({ power: 1 }, mounted)
  ),
  ally("Shu Frontliner", 2, 1, 2, { elements: ["wind"], ...warrior, keywords: [floats3] }, cheaper(1, mounted)),
  ally(
    "Skilled Plainsman",
    3,
    2,
    2,
    { ...warrior },
    only2({ class: true }, triggered(onEnter, {}, { if: mounted, do: [puts("buff", "self")] }))
  ),
  ally("Floodborne Warrior", 3, 1, 3, { elements: ["water"], ...warrior }, grows({ power: 1, life: 1 }, deluge(2))),
  ally(
    "Ash Filcher",
    3,
    1,
    3,
    { elements: ["fire"], ...warrior },
    only2({ class: true }, triggered(onAttack, {}, mayPay(banishing({ elements: "fire" }), thisAttack(2))))
  ),
  ally(
    "Cemetery Sentry",
    4,
    2,
    2,
    { elements: ["fire"], ...warrior },
    triggered(onEnter, {}, mayPay(discarding({ elements: "fire" }), draws(1)))
  ),
  ally(
    "Lancelot, Goliath of Aesa",
    4,
    2,
    3,
    { classes: ["guardian", "warrior"], subtypes: ["human"], supertypes: ["unique"], keywords: ["hindered"] },
    only2({ class: true, level: 2 }, grows({ life: 2 })),
    triggered(onAttack, {}, mayPay({ verb: "payReserve", amount: 3 }, gets({ power: 3 }, "self")))
  ),
  ally(
    "Sun Ce, Weaponsmaster",
    3,
    1,
    4,
    { ...warrior, supertypes: ["unique"] },
    only2(
      { class: true },
      triggered(onEnter, { targets: [target(field2({ types: "weapon", classes: "warrior" }, "you"))] }, doing(puts("durability", it)))
    ),
    only2({ class: true }, standing2({ layer: "values", of: field2({ types: "weapon", classes: "warrior" }, "you"), add: { power: 1 } }))
  ),
  attack("Tidal Sweep", 6, 1, { elements: ["water"], ...sword, keywords: ["cleave", floats3] }),
  attack("Hurricane Sweep", 5, 1, { elements: ["wind"], ...sword, keywords: [{ word: "efficiency", ...bonus10 }, "cleave"] }),
  attack("Hemorrhaging Rend", 4, 4, {
    elements: ["exia"],
    classes: ["warrior"],
    subtypes: ["polearm"],
    keywords: [{ word: "cleave", only: { damage: 20 } }]
  }),
  attack(
    "Indiscriminate Gyre",
    4,
    3,
    { elements: ["fire"], classes: ["warrior"], subtypes: ["polearm"] },
    only2({ class: true }, triggered(onAttack, {}, doing(deals(2, { all: allies() }))))
  ),
  attack(
    "Devastating Blow",
    3,
    3,
    { elements: ["fire"], classes: ["guardian", "warrior"], subtypes: ["sword"] },
    only2({ class: true, level: 3 }, standing2({ layer: "values", of: "self", add: { power: 4 } }, unretaliated))
  ),
  attack(
    "Leading Charge",
    4,
    4,
    { classes: ["warrior"], subtypes: ["polearm"], keywords: [floats3] },
    only2({ class: true }, cheaper(2, { exists: field2({ types: "ally", supertypes: "unique", classes: "warrior" }, "you") }))
  ),
  attack("Floodborne Swing", 2, 1, { elements: ["water"], ...sword }, only2({ class: true }, grows({ power: 4 }, deluge(3)))),
  attack(
    "Drenching Finish",
    2,
    2,
    { elements: ["water"], ...sword },
    only2({ class: true }, triggered(onKill, { targets: [{ as: "it", target: true, players: true }] }, doing(mills(3, { chosen: "it" }))))
  ),
  regaliaWeapon("Warrior's Longsword", 1, 1, 2, { ...sword }, only2({ class: true }, grows({ power: 1 }))),
  regaliaWeapon(
    "Ceremonial Stormblade",
    0,
    1,
    1,
    { elements: ["wind"], ...sword },
    only2(
      { class: true },
      triggered(onEnter, {}, doing(puts("durability", "self", { count: field2({ types: "ally", elements: "wind" }, "you") })))
    )
  ),
  regaliaWeapon(
    "Galatine, Sword of Sunlight",
    1,
    1,
    1,
    { ...sword },
    triggered(
      happens("activated", {
        all: [
          { object: { event: "object" }, is: { types: "attack", subtypes: "sword" } },
          { seat: "seat", is: "you" }
        ]
      }),
      {},
      doing(puts("durability", "self"))
    ),
    only2({ class: true }, grows({ power: { quotient: [{ value: "durabilityCounters", of: "self" }, 3] } }))
  ),
  action(
    "Temper in Flames",
    1,
    "slow",
    { elements: ["fire"], classes: ["warrior"], subtypes: ["skill", "craft"] },
    does({ targets: [target(field2({ types: "weapon" }))] }, doing(gets({ power: 1 }), puts("durability", it)))
  )
];

var catalogue = [
  ...spirits,
  ...champions,
  ...firstCards,
  ...keywordedCards,
  ...flames,
  ...rangers,
  ...assassins,
  ...warriors,
  ...guardians,
  ...arts,
  ...treasures,
  ...reactions,
  ...empowering
];

var deckParts = ["material", "main", "side"];
var readDeck = (deck) => readDeckParts(deck, deckParts);

var fourOf = (...cards2) => cards2.flatMap((card2) => [card2, card2, card2, card2]);
function preset(id, en, zh, material, main) {
  return { id, names: { en, zh }, deck: { material, main, side: [] } };
}
var embers = preset(
  "embers",
  "Rai’s Embers",
  "莱的余烬",
  ["spirit-of-fire", "rai-spellcrafter", "rai-archmage", "rai-mana-weaver", "forgelight-blade", "training-sword"],
  fourOf(
    "fireball",
    "ignite-fate",
    "excoriate",
    "spark-link",
    "spontaneous-combustion",
    "blitz-mage",
    "blitz-charger",
    "impassioned-tutor",
    "flame-rune-swordsman",
    "library-witch",
    "develop-mana",
    "peer-into-mana",
    "veteran-soldier",
    "honorable-vanguard",
    "enchanted-fete"
  )
);
var bulwark = preset(
  "bulwark",
  "Bulwark of Tides",
  "潮汐壁垒",
  ["spirit-of-water", "tonoris-lone-mercenary", "nico-whiplash-allure", "training-sword", "drawn-blade"],
  fourOf(
    "throne-keeper-bullfrog",
    "giant-tortoise",
    "croaking-webfoot",
    "seafaring-mercenary",
    "drowned-cut",
    "restorative-slash",
    "imbue-in-frost",
    "brash-defender",
    "palace-guard",
    "vigil-rempart",
    "savage-smash",
    "hub-of-innovation",
    "honorable-vanguard",
    "veteran-soldier",
    "esteemed-knight"
  )
);
var stalkers = preset(
  "stalkers",
  "Stalkers in the Wind",
  "风中猎手",
  ["spirit-of-wind", "jin-fate-defiant", "tristan-grim-stalker", "training-sword", "drawn-blade"],
  fourOf(
    "windrider-vanguard",
    "vigilant-sentry",
    "swift-recruit",
    "unrelenting-warden",
    "surveil-the-winds",
    "shade-striker",
    "imperial-assassin",
    "kingdom-informant",
    "sidestep",
    "accepted-contract",
    "savage-swing",
    "savage-slash",
    "opening-cut",
    "clean-cut",
    "trusty-steed"
  )
);
var presets = [embers, bulwark, stalkers];
function playablePresets(cards2) {
  const known4 = new Set(cards2.map(({ id }) => id));
  return presets.filter(({ deck }) => deckParts.every((part) => deck[part].every((card2) => known4.has(card2))));
}

var objectFields = {
  rested: false,
  faceDown: false,
  distant: false,
  damage: 0,
  counters: {},
  cameTurn: 0,
  item: null,
  attacker: 0,
  x: 0,
  prepared: false,
  bringing: {},
  empowered: 0,
  fostered: false,
  hurt: [],
  copy: "",
  notes: {}
};
var distantFields = [
  ...["turn", "active", "first", "phase", "step", "lost", "combat"],
  ...["turns", "begun", "owes", "passing", "asked"],
  // Where an object lies: what comes into play or leaves it is near by itself, whatever its fields say.
  ...[
    "zone",
    "order",
    "stamp",
    "knownTo",
    "rested",
    "damage",
    "distant",
    "fostered",
    "hurt",
    "prepared",
    "bringing",
    "empowered",
    "cameTurn",
    "item",
    "uses"
  ]
];
var { gameOf, setGame, playerOf: playerOf2, setPlayer, rowOf: rowOf3, fieldsOf, setObject } = typedRows();
var plays = (table, seat) => !playerOf2(table, seat).out;
function turnPlayer(table) {
  const { active, first } = gameOf(table);
  return active < 0 ? first : active;
}
var orders = /* @__PURE__ */ new Map();
function turnOrder(table) {
  const from = turnPlayer(table);
  const seats = table.seats();
  let key = seats.length * seats.length + from;
  for (const seat of seats) key = key * 2 + (plays(table, seat) ? 1 : 0);
  let order = orders.get(key);
  if (order === void 0) {
    orders.set(key, order = seats.map((_, at) => (from + at) % seats.length).filter((seat) => plays(table, seat)));
  }
  return order;
}
function nextSeat(table, seat) {
  const { length } = table.seats();
  for (let step = 1; step < length; step++) {
    const next6 = (seat + step) % length;
    if (plays(table, next6)) return next6;
  }
  return seat;
}
function zoneOf(table, id) {
  const { zone } = table.object(id);
  return zone === "" ? "" : table.zone(zone).kind;
}
function isOnField(table, id) {
  return table.find(id)?.zone === "field";
}
function topOfStack(table) {
  return table.zone("effectsStack").order[0] ?? 0;
}
function shownCard(table, id) {
  const row = table.find(id) ?? table.state.past[id]?.row;
  if (row === void 0 || fieldsOf(row).faceDown) return "";
  return row.kind === "item" ? fieldsOf(row).item?.card ?? "" : row.card;
}

var hasDurability = (table, id) => typeof valuesOf2(table, id).durability === "number";
var { addCountersRule, removeCountersRule } = counterRules({
  put: "counterPut",
  removed: "counterRemoved",
  tell: (table, { object, data }, amount3) => table.emit("countersChanged", data.rule, { object, card: shownCard(table, object), kind: data.kind, amount: amount3 })
});

var ownZones = ["mainDeck", "materialDeck", "hand", "memory", "graveyard", "banishment"];
var sharedZones = ["field", "effectsStack", "intent"];
var layers = ["copies", "types", "level", "abilities", "values", "counters", "rules"];
var phases = ["opening", "wakeUp", "materialize", "recollection", "draw", "main", "end"];
var decisionKinds = [
  "chooseSpirit",
  "materialize",
  "act",
  "orderEffects",
  "chooseTargets",
  "divide",
  "chooseModes",
  "chooseForEffect",
  "chooseX",
  "prepare",
  "glimpse",
  "orderTop",
  "chooseChampion",
  "chooseCost",
  "useEffect",
  "payUnless",
  "payReserve",
  "payMemory",
  "payCost",
  "weapon",
  "attack",
  "retaliate",
  "keepUnique",
  "chooseFirst",
  "sideboard",
  "chooseReplacement"
];

var none10 = [];
var baseFields = ["card", "under", "x", "faceDown", "copy"];
var copiableCharacteristics = [
  "name",
  "types",
  "supertypes",
  "classes",
  "subtypes",
  "elements",
  "cost",
  "costKind",
  "speed",
  "power",
  "life",
  "durability",
  "level",
  "lineage",
  "keywords",
  "abilities"
];
function baseValues(table, row) {
  const { x, faceDown } = fieldsOf(row);
  if (faceDown) return { ...printedValues(bare4), abilities: none10 };
  const values = printedOn(table, row);
  if (values.cost === "X") values.cost = x;
  if (row.under.length > 0) addLineage(table, row, values);
  return values;
}
var bare4 = {};
function printedOn(table, row) {
  const { copy: copy2 } = fieldsOf(row);
  if (copy2 !== "") return JSON.parse(copy2);
  const { card: card2, paths } = table.program(row);
  return { ...printedValues(card2.printed), name: [card2.names.en], abilities: paths };
}
function printedValues(printed2) {
  return {
    name: [],
    types: printed2.types ?? none10,
    supertypes: printed2.supertypes ?? none10,
    classes: printed2.classes ?? none10,
    subtypes: printed2.subtypes ?? none10,
    elements: printed2.elements ?? none10,
    costKind: printed2.cost?.kind ?? null,
    cost: printed2.cost?.amount ?? null,
    speed: printed2.speed ?? null,
    power: printed2.power ?? null,
    life: printed2.life ?? null,
    durability: printed2.durability ?? null,
    level: printed2.level ?? null,
    lineage: printed2.lineage ?? null,
    keywords: printed2.keywords ?? none10
  };
}
function addLineage(table, row, values) {
  const found2 = [...values.elements];
  const abilities = [...values.abilities];
  for (const id of row.under) {
    const below = printedOn(table, table.object(id));
    for (const element of below.elements) if (!found2.includes(element)) found2.push(element);
    abilities.push(...inherited2(table, below.abilities));
  }
  values.elements = found2;
  values.abilities = abilities;
}
var ownElements = (table, id) => printedOn(table, table.object(id)).elements;
var inherited2 = (table, paths) => paths.filter((path) => table.library.ability(path).ability.marks?.inherited === true);
function finishValues(values) {
  const words4 = values.keywords;
  if (words4.length > 1 && new Set(words4).size < words4.length) values.keywords = [...new Set(words4)];
}
function playerValues(_table, _seat) {
  return { abilities: none10, rules: none10 };
}
function isType(table, id, type) {
  return valuesOf2(table, id).types.includes(type);
}
function hasSupertype(table, id, supertype) {
  return valuesOf2(table, id).supertypes.includes(supertype);
}
function isUnit(table, id) {
  const types = valuesOf2(table, id).types;
  return types.includes("champion") || types.includes("ally");
}
function powerOf(table, id) {
  const { power } = valuesOf2(table, id);
  return typeof power === "number" ? power : 0;
}
function lifeOf(table, id) {
  const { life } = valuesOf2(table, id);
  return typeof life === "number" ? life : null;
}
function printedLevel(table, row) {
  const { copy: copy2 } = fieldsOf(row);
  return (copy2 === "" ? table.program(row).card.printed.level : JSON.parse(copy2).level) ?? null;
}

function keptInPlay(find) {
  const known4 = /* @__PURE__ */ new WeakMap();
  return (table) => {
    if (table.cache.building !== null) return find(table);
    const kept2 = known4.get(table);
    if (kept2 !== void 0 && kept2.age === ageInPlay(table)) return kept2.found;
    const found2 = find(table);
    known4.set(table, { age: ageInPlay(table), found: found2 });
    return found2;
  };
}
var fields3 = keptInPlay((table) => {
  const found2 = table.seats().map(() => []);
  for (const id of table.zone("field").order) found2[table.controllerOf(table.object(id))]?.push(id);
  return found2;
});
var champions2 = keptInPlay(
  (table) => fields3(table).map((ids2) => ids2.filter((id) => isType(table, id, "champion")))
);
var fieldOf2 = (table, seat) => fields3(table)[seat];
var championsOf = (table, seat) => champions2(table)[seat];
var activated = keptInPlay((table) => {
  const works = ({ ability: ability2 }) => ability2.kind === "activated" && (ability2.from ?? table.game.inPlay).includes("field");
  return fields3(table).map((ids2) => {
    const borne = [];
    for (const object of ids2)
      for (const compiled of abilitiesOf(table, table.object(object))) if (works(compiled)) borne.push({ object, compiled });
    return borne;
  });
});
var activatedOf = (table, seat) => activated(table)[seat];

function keywordsOf(table, row) {
  const there = table.find(row.id) !== null;
  const values = there ? valuesOf2(table, row.id) : table.state.past[row.id]?.values ?? {};
  const keywords2 = values.keywords ?? none11;
  if (table.game.inPlay.includes(row.zone)) return keywords2;
  const abilities = values.abilities ?? none11;
  let found2 = keywords2;
  for (const one of restrictedIn(table, abilities)) if (isThere2(table, row, one) && !found2.includes(one.word)) found2 = [...found2, one.word];
  return found2;
}
function isThere2(table, { id, card: card2, owner: owner2, zone }, { condition: condition2, activating }) {
  return holds(table, sourceEnv(id, card2, owner2), zone === "effectsStack" || zone.startsWith("hand:") ? activating : condition2);
}
var none11 = [];
var restrictedOf = /* @__PURE__ */ new WeakMap();
function restrictedIn(table, abilities) {
  let found2 = restrictedOf.get(abilities);
  if (found2 === void 0) {
    found2 = abilities.flatMap((path) => {
      const { marks, modifiers: modifiers2 } = table.library.ability(path).ability;
      return marks?.keyword === void 0 ? [] : [{ word: marks.keyword, condition: modifiers2?.[0]?.if, activating: marks.activating }];
    });
    restrictedOf.set(abilities, found2);
  }
  return found2;
}
var isOf = (one, keyword2) => one === keyword2 || typeof one === "object" && one.word === keyword2;
function hasKeyword(table, id, keyword2) {
  const row = table.object(id);
  const { keywords: keywords2, abilities } = valuesOf2(table, id);
  for (const one of keywords2) if (isOf(one, keyword2)) return true;
  if (table.game.inPlay.includes(row.zone)) return false;
  for (const one of restrictedIn(table, abilities))
    if (isOf(one.word, keyword2) && isThere2(table, row, one)) return true;
  return false;
}
function amountsOf2(table, id, keyword2) {
  return keywordsOf(table, table.object(id)).flatMap(
    (one) => typeof one === "object" && isOf(one, keyword2) ? [one.amount] : []
  );
}
var keywordAmount = (table, id, keyword2) => Math.max(0, ...amountsOf2(table, id, keyword2));
var keywordSum = (table, id, keyword2) => amountsOf2(table, id, keyword2).reduce((sum, one) => sum + one, 0);
function levelOf(table, seat) {
  return championsOf(table, seat).reduce((most, id) => Math.max(most, valuesOf2(table, id).level ?? 0), 0);
}
function sharesClass(table, seat, card2) {
  const classes = valuesOf2(table, card2).classes;
  return championsOf(table, seat).some((id) => valuesOf2(table, id).classes.some((word3) => classes.includes(word3)));
}
function obeys(table, id) {
  const pride = hasKeyword(table, id, "pride") ? keywordAmount(table, id, "pride") : 0;
  return pride === 0 || levelOf(table, table.controllerOf(table.object(id))) >= pride;
}

var forbidden = [
  "attack",
  "beAttacked",
  "retaliate",
  "beRetaliated",
  "beTargeted",
  "wakeUp",
  "activate",
  "materialize",
  "draw",
  "die",
  "lose"
];
var rulesWith = (table, id, word3) => entriesWith(table, id, word3);
function forbids(table, id, what2, about2, by) {
  for (const rule of rulesWith(table, id, "cant")) {
    if (rule.what !== what2) continue;
    if (rule.by === "opponent" && (by === void 0 || by === (seatOfId(id) ?? table.controllerOf(table.object(id))))) continue;
    if (rule.where === void 0 || about2 !== void 0 && fitsEntry(table, rule.where, about2, id)) return true;
  }
  return false;
}
var forbidsPlayer = (table, seat, what2, about2) => forbids(table, idOfSeat(seat), what2, about2);

var isImmortal = (table, object) => isUnit(table, object) && (hasKeyword(table, object, "immortality") || forbids(table, object, "die"));

function move(object, {
  to,
  under = -1,
  at,
  rested: rested3 = false,
  faceDown = false,
  act: act3 = "",
  counters: counters3,
  damage: damage3 = 0,
  lineage,
  attacker = 0,
  prepared = false,
  reveal = false,
  by = 0
}, rule) {
  return propose(
    "move",
    { object },
    {
      to,
      under,
      at: at ?? "",
      rested: rested3,
      faceDown,
      act: act3,
      attacker,
      prepared,
      reveal,
      by,
      rule,
      ...counters3 === void 0 ? {} : { counters: counters3 },
      ...damage3 === 0 ? {} : { damage: damage3 },
      ...lineage === void 0 ? {} : { lineage }
    }
  );
}
var decks = /* @__PURE__ */ new Set(["mainDeck", "materialDeck"]);
var hiddenZones = /* @__PURE__ */ new Set(["mainDeck", "materialDeck", "hand", "memory"]);
function destinationOf(table, { object, data }) {
  const to = data.to;
  const regalia = hasSupertype(table, object, "regalia");
  const goes = to === "graveyard" && regalia ? "banishment" : to;
  if (goes === "banishment" && ["field", "intent"].includes(zoneOf(table, object)) && hasKeyword(table, object, "renewable"))
    return "materialDeck";
  if (goes !== to) return goes;
  return (to === "hand" || to === "mainDeck") && (regalia || isType(table, object, "champion")) ? "materialDeck" : to;
}
var staysAlive = (table, object) => zoneOf(table, object) === "field" && isImmortal(table, object) && !hasSupertype(table, object, "regalia");
function keysOf2(table, happening) {
  const from = zoneOf(table, happening.object);
  const to = destinationOf(table, happening);
  const act3 = happening.data.act;
  const keys2 = ["moved"];
  if (to === "field") keys2.push("entered");
  if (from === "field") keys2.push("left");
  if (to === "graveyard") keys2.push("toGraveyard");
  if (from === "field" && to === "graveyard") {
    keys2.push("died");
    if (act3 === "destroyed" || act3 === "killed") keys2.push("destroyed");
    if (act3 === "killed") keys2.push("killed");
  }
  if (to === "banishment") keys2.push("banished");
  return keys2;
}
var moveRule = {
  keys: keysOf2,
  // 2.4.0.11.1: what leaves the field is read as it last stood there.
  looksBack: (table, { object }) => zoneOf(table, object) === "field",
  leaves: () => true,
  possible: (table, happening) => table.find(happening.object) !== null && (destinationOf(table, happening) !== "graveyard" || !staysAlive(table, happening.object)),
  commit: (table, list) => {
    const later2 = [];
    const happened = list.map((happening) => table.find(happening.object) === null ? null : carryOut2(table, happening, later2));
    for (const [told2, data] of later2.sort(([one], [other]) => one.object - other.object)) tell(table, told2, data);
    return happened;
  }
};
function carryOut2(table, happening, later2) {
  const { object, data } = happening;
  const row = table.object(object);
  const { card: card2, owner: owner2, under } = row;
  const { x, bringing: bringing2 } = fieldsOf(row);
  const from = zoneOf(table, object);
  const to = destinationOf(table, happening);
  const wasFaceDown = fieldsOf(row).faceDown;
  const seat = (to === "field" || to === "intent") && data.under >= 0 ? data.under : owner2;
  for (const below of under) carryOut2(table, { ...happening, object: below }, later2);
  const now = place(table, object, { zone: zoneIdOf(to, owner2), at: atOf(data, to) });
  if (table.object(now).controller !== seat) table.set(table.object(now), "controller", seat);
  if (x > 0 && (to === "field" || to === "intent")) setObject(table, now, "x", x);
  settle2(table, now, to, data);
  if (to === "field" && Object.keys(bringing2).length > 0) bring(table, now, bringing2);
  const told2 = { card: card2, owner: owner2, seat, from, to, object, now, wasFaceDown };
  if (decks.has(to)) later2.push([told2, data]);
  else tell(table, told2, data);
  const done3 = { ...data, to, from, now, owner: owner2 };
  return { ...happening, data: data.act === "banished" && to !== "banishment" ? { ...done3, unnamed: true } : done3 };
}
function zoneIdOf(kind, owner2) {
  return kind === "field" || kind === "intent" ? kind : `${kind}:${owner2}`;
}
function atOf({ at }, to) {
  if (at !== "") return at;
  return to === "mainDeck" || to === "graveyard" ? "top" : "bottom";
}
function becomeCopy(table, now, copy2) {
  setObject(table, now, "copy", copy2);
  table.journal.population++;
  table.journal.touch();
}
function settle2(table, now, to, data) {
  if (typeof data.copy === "string") becomeCopy(table, now, data.copy);
  if (data.rested === true || to === "field" && hasKeyword(table, now, "hindered")) setObject(table, now, "rested", true);
  if (data.faceDown === true) setObject(table, now, "faceDown", true);
  if (to === "intent") setObject(table, now, "attacker", data.attacker);
  if (data.prepared === true) setObject(table, now, "prepared", true);
  if (to !== "field") return;
  setObject(table, now, "cameTurn", gameOf(table).turn);
  for (const below of data.lineage ?? [])
    if (table.find(below) !== null) place(table, below, { host: now, as: "under", at: "bottom" });
  if (typeof data.damage === "number") setObject(table, now, "damage", data.damage);
  const counters3 = { ...data.counters ?? {}, ...durabilityOf(table, now) };
  if (Object.keys(counters3).length > 0) setObject(table, now, "counters", counters3);
}
function bring(table, now, bringing2) {
  setObject(table, now, "counters", tallySum(rowOf3(table, now).counters, bringing2));
}
function durabilityOf(table, now) {
  const { durability } = valuesOf2(table, now);
  return typeof durability === "number" && durability > 0 ? { durability } : {};
}
function tell(table, { card: card2, owner: owner2, seat, from, to, object, now, wasFaceDown }, { act: act3, rule, reveal }) {
  if (from === "") return;
  const data = { seat: owner2, to: seat, from, zone: to, act: act3 };
  const hidden = (hiddenZones.has(from) || wasFaceDown) && (hiddenZones.has(to) || rowOf3(table, now).faceDown);
  if (reveal === true && hidden) table.emit("cardRevealed", rule, { seat: owner2, card: card2, object });
  if (!hidden || reveal === true)
    return void table.emit("cardMoved", rule, decks.has(to) ? { ...data, card: card2, object } : { ...data, card: card2, object, now });
  const seen = from !== "mainDeck" || to !== "mainDeck";
  table.emit("cardMoved", rule, data, seen ? [{ seats: [owner2], data: { card: card2, object, now } }] : []);
}

function rest(object, rule) {
  return propose("rest", { object }, { rule });
}
function wakeUp(object, rule) {
  return propose("wakeUp", { object }, { rule });
}
var resting = ["rested"];
var waking = ["wokeUp"];
var restRule = {
  keys: () => resting,
  possible: (table, happening) => stands2(table, happening, false),
  commit: (table, list) => turn(table, list, true)
};
var wakeUpRule = {
  keys: () => waking,
  possible: (table, happening) => stands2(table, happening, true) && !forbids(table, happening.object, "wakeUp"),
  commit: (table, list) => turn(table, list, false)
};
function stands2(table, { object }, rested3) {
  return isOnField(table, object) && rowOf3(table, object).rested === rested3;
}
function turn(table, list, rested3) {
  for (const { object, data } of list) {
    setObject(table, object, "rested", rested3);
    table.emit(rested3 ? "rested" : "wokeUp", data.rule, { object, card: shownCard(table, object) });
  }
  return list;
}

var momentProcedure2 = { name: "moment", steps: [{ name: "next", rule: "2.5.1.5", run: next3 }] };
function momentOf(table, name, event) {
  const key = momentKey(name, "at");
  const queue = watchesFor(table, key).filter((watch) => watchReady(table, watch, key, event)).map(({ id }) => id);
  if (queue.length === 0) return null;
  return { call: "moment", locals: { key, event, queue, returned: null } };
}
function next3(table, locals2) {
  const [id, ...queue] = locals2.queue;
  if (id === void 0) return { done: null };
  table.local(locals2, "queue", queue);
  const watch = table.state.watches[id];
  const event = locals2.event;
  if (watch === void 0 || !watchReady(table, watch, locals2.key, event)) return { to: "next" };
  spendWatch(table, id, 1);
  return { call: "effect", locals: effectLocals(lastingEnv(watch, event), `${watch.program}/clauses`), then: "next" };
}

var none12 = [];
function lendees(table) {
  const { combat } = gameOf(table);
  if (combat === null || table.find(combat.attacker)?.zone !== "field") return none12;
  return combat.lent.length === 0 && lenders(table, combat.attacker).length === 0 ? none12 : [combat.attacker];
}
function lenders(table, attacker) {
  const { combat } = gameOf(table);
  const { order } = table.zone("intent");
  const cards2 = order.length === 0 ? none12 : order.filter((id) => table.object(id).attacker === attacker);
  const weapon = combat?.weapon ?? 0;
  return weapon !== 0 && table.find(weapon)?.zone === "field" ? [...cards2, weapon] : cards2;
}
var abilitiesNow = (table, id) => valuesOf2(table, id).abilities.map((path) => table.library.ability(path));
var bound2 = (path, ability2, bearer) => mentions(ability2, "bearer") ? patched(path, { parameters: { bearer: { id: bearer } } }) : path;
var roles = { attacks: "object", damage: "source", killed: "by" };
var waitsForItself = ({ event, if: when }) => roles[event] !== void 0 && when !== void 0 && speaksOfSelf(when, roles[event]);
function speaksOfSelf(when, role) {
  if ("all" in when) return when.all.some((one) => speaksOfSelf(one, role));
  if (!("object" in when) || typeof when.object !== "object" || !("event" in when.object)) return false;
  return when.object.event === role && when.is.is === "self";
}
function lentPaths(table, attacker) {
  return lenders(table, attacker).flatMap(
    (id) => abilitiesNow(table, id).flatMap(({ path, ability: ability2 }) => ability2.on?.some(waitsForItself) === true ? [bound2(path, ability2, id)] : [])
  );
}
function lentNow(table) {
  const [attacker] = lendees(table);
  if (attacker === void 0) return none12;
  const kept2 = gameOf(table).combat?.lent ?? none12;
  return kept2.length > 0 ? kept2 : lentPaths(table, attacker);
}
function lend(table, _row, values) {
  const found2 = lentNow(table);
  if (found2.length > 0) values.abilities = [...values.abilities, ...found2];
}

function combatOf(table) {
  const { combat } = gameOf(table);
  if (combat === null) throw new InvariantBroken("no combat is on");
  return combat;
}
function setCombat(table, change3) {
  putCombat(table, { ...combatOf(table), ...change3 });
}
function noteCombat(table, change3) {
  setGame(table, "combat", { ...combatOf(table), ...change3 });
}
function enterStep(table, step, rule) {
  setGame(table, "step", step);
  table.newMoment();
  table.emit("stepBegan", rule, { step, seat: gameOf(table).active });
  notice(table, `step:${step}`, { seat: gameOf(table).active, object: combatOf(table).attacker }, { step });
}
var intentOf = (table, attacker) => table.zone("intent").order.filter((id) => table.object(id).attacker === attacker);
function attackWith(table, attacker, weapon) {
  const found2 = [...intentOf(table, attacker)];
  if (isOnField(table, weapon)) found2.unshift(weapon);
  if (isOnField(table, attacker)) found2.unshift(attacker);
  return found2;
}
function attackPower(table, attacker, weapon) {
  const ranged2 = fieldsOf(table.object(attacker)).distant ? keywordSum(table, attacker, "ranged") : 0;
  return attackWith(table, attacker, weapon).reduce((sum, id) => sum + powerOf(table, id), ranged2);
}
var cleaves = (table, attacker, weapon) => attackWith(table, attacker, weapon).some((id) => hasKeyword(table, id, "cleave"));
function putCombat(table, combat) {
  const before = followsFromCombat(table);
  setGame(table, "combat", combat);
  if (before !== followsFromCombat(table)) table.journal.touch();
}
function followsFromCombat(table) {
  const { combat } = gameOf(table);
  if (combat === null) return "";
  const lent = lentNow(table);
  const retaliating2 = combat.retaliators.filter((id) => isOnField(table, id));
  return lent.length + retaliating2.length === 0 ? "" : `${combat.attacker} ${lent.join(" ")} ${retaliating2.join(" ")}`;
}

function attackers(table, seat) {
  return fieldOf2(table, seat).filter(
    (id) => (isUnit(table, id) || attacksAsUnit(table, id)) && mayAttack(table, id) && hasTarget(table, seat, id)
  );
}
var attacksAsUnit = (table, id) => rulesWith(table, id, "as").some(({ doing: doing2 }) => doing2 === "attack");
function hasTarget(table, seat, id) {
  const reaches2 = (weapon) => table.zone("field").order.some((other) => isAttackable(table, seat, id, other, weapon));
  return powerOf(table, id) > 0 && reaches2(0) || weaponsFor(table, seat, id).some(reaches2);
}
var mayAttack = (table, id) => !rowOf3(table, id).rested && obeys(table, id) && !forbids(table, id, "attack");
function weaponsFor(table, seat, unit, more = 0) {
  if (!isType(table, unit, "champion")) return [];
  const own = powerOf(table, unit) + more;
  return fieldOf2(table, seat).filter((id) => isType(table, id, "weapon") && !forbids(table, id, "attack") && own + powerOf(table, id) > 0);
}
function targetsOf2(table, seat, attacker, weapon = 0) {
  const found2 = table.zone("field").order.filter((id) => isAttackable(table, seat, attacker, id, weapon));
  const taunting = found2.filter((id) => !rowOf3(table, id).rested && hasKeyword(table, id, "taunt"));
  const bound3 = new Set(taunting.map((id) => table.controllerOf(table.object(id))));
  return found2.filter((id) => taunting.includes(id) || !bound3.has(table.controllerOf(table.object(id))));
}
function isAttackable(table, seat, attacker, id, weapon) {
  const row = table.find(id);
  if (row === null || row.zone !== "field" || !isUnit(table, id) || table.controllerOf(row) === seat || forbids(table, id, "beAttacked", attacker, seat))
    return false;
  return !hasKeyword(table, id, "stealth") || seesThrough(table, attacker, weapon);
}
function seesThrough(table, attacker, weapon) {
  return attackWith(table, attacker, weapon).some((id) => hasKeyword(table, id, "trueSight"));
}

var attackProcedure = {
  name: "attack",
  steps: [
    { name: "intent", rule: "1.7.4.5", run: enterIntent },
    { name: "weapon", rule: "2.6.5.2", run: askWeapon },
    { name: "weaponChosen", rule: "2.6.5.2", run: takeWeapon },
    { name: "target", rule: "2.6.3", run: askTarget },
    { name: "targetChosen", rule: "2.6.7.1", run: takeTarget },
    {
      name: "combat",
      rule: "2.6.7.1",
      run: () => ({ call: "combat", locals: { retaliating: [], returned: null, answer: null, answers: null } })
    },
    { name: "over", rule: "2.2.7.3.3", run: () => ({ done: null }) },
    { name: "fail", rule: "2.6.2.2", run: fail2 }
  ]
};
var locals = (seat, attacker, card2) => ({
  seat,
  attacker,
  card: card2,
  weapon: 0,
  returned: null,
  answer: null,
  answers: null
});
var declareLocals = (seat, attacker) => locals(seat, attacker, 0);
var attackLocals = (seat, champion4, card2) => locals(seat, champion4, card2);
function enterIntent(table, { seat, attacker, card: card2 }) {
  if (card2 === 0) return void 0;
  if (gameOf(table).combat !== null || !isOnField(table, attacker)) return { to: "fail" };
  return happen(
    table,
    [
      move(
        card2,
        { to: "intent", under: seat, attacker, prepared: table.object(card2).prepared === true },
        "1.7.4.5"
      )
    ],
    "weapon"
  );
}
var optionOf = (table, id) => ({
  id: `object:${id}`,
  label: "object",
  params: { card: shownCard(table, id), object: id },
  object: id
});
var none13 = { id: "none", label: "none" };
var barePower = (table, attacker) => table.zone("intent").order.reduce((sum, id) => sum + (table.object(id).attacker === attacker ? powerOf(table, id) : 0), 0);
function askWeapon(table, local, frame) {
  const attacker = local.attacker;
  const more = barePower(table, attacker);
  const weapons = weaponsFor(table, local.seat, attacker, more);
  const needed = powerOf(table, attacker) + more <= 0;
  if (weapons.length === 0) return { to: "target" };
  const options2 = weapons.map((id) => optionOf(table, id));
  if (needed && options2.length === 1) {
    table.local(local, "answer", { picks: [options2[0].id] });
    return { to: "weaponChosen" };
  }
  table.ask(frame, {
    seat: local.seat,
    kind: "weapon",
    rule: "2.6.5.2",
    params: { card: shownCard(table, attacker), object: attacker },
    domain: { type: "options", min: 1, max: 1, options: needed ? options2 : [none13, ...options2] }
  });
  return { wait: true };
}
var picked = (local) => {
  const [pick = ""] = picksOf(local.answer);
  return Number(pick.slice("object:".length));
};
function takeWeapon(table, local) {
  table.local(local, "weapon", picked(local));
}
function askTarget(table, local, frame) {
  const attacker = local.attacker;
  const weapon = local.weapon;
  if (attackPower(table, attacker, weapon) <= 0) return { to: "fail" };
  const options2 = cleaves(table, attacker, weapon) ? opponentsToCleave(table, local).map((seat) => ({ id: `player:${seat}`, label: "player", params: { seat } })) : targetsOf2(table, local.seat, attacker, weapon).map((id) => optionOf(table, id));
  if (options2.length === 0) return { to: "fail" };
  if (options2.length === 1) {
    table.local(local, "answer", { picks: [options2[0].id] });
    return { to: "targetChosen" };
  }
  table.ask(frame, {
    seat: local.seat,
    kind: "attack",
    rule: "2.6.7.1",
    params: { card: shownCard(table, attacker), object: attacker },
    domain: { type: "options", min: 1, max: 1, options: options2 }
  });
  return { wait: true };
}
function cleft(table, { seat, attacker, weapon }) {
  return table.zone("field").order.filter((id) => isAttackable(table, seat, attacker, id, weapon));
}
var opponentsToCleave = (table, local) => {
  const found2 = new Set(cleft(table, local).map((id) => table.controllerOf(table.object(id))));
  return turnOrder(table).filter((seat) => found2.has(seat));
};
function chosenTargets(table, local) {
  const [pick = ""] = picksOf(local.answer);
  if (!pick.startsWith("player:")) return [picked(local)];
  const seat = Number(pick.slice("player:".length));
  return cleft(table, local).filter((id) => table.controllerOf(table.object(id)) === seat);
}
function takeTarget(table, local) {
  const targets = chosenTargets(table, local);
  const [attacker, weapon, seat, card2] = [local.attacker, local.weapon, local.seat, local.card];
  putCombat(table, {
    attacker,
    seat,
    targets,
    weapon,
    firm: cleaves(table, attacker, weapon),
    present: [],
    retaliators: [],
    interceptor: 0,
    hit: [],
    lent: []
  });
  return card2 === 0 ? happen(table, [rest(attacker, "2.6.1.4")]) : void 0;
}
function fail2(table, { seat, attacker }) {
  table.emit("attackFailed", "2.6.2.2", { seat, object: attacker, card: shownCard(table, attacker) });
  if (gameOf(table).combat !== null) return void 0;
  return happen(
    table,
    table.zone("intent").order.map((id) => move(id, { to: "graveyard" }, "2.2.7.3.1.1"))
  );
}

var texts = /* @__PURE__ */ new WeakMap();
function playingTextOf(table, id) {
  const paths = valuesOf2(table, id).abilities;
  let text = texts.get(paths);
  if (text === void 0) {
    const abilities = paths.map((path) => table.library.ability(path));
    const marked2 = (mark2) => abilities.filter(({ ability: ability2 }) => ability2.marks?.cost === mark2);
    text = {
      spell: abilities.find(({ ability: ability2 }) => ability2.kind === "spell"),
      marked: { instead: marked2("instead"), usual: marked2("usual"), additional: marked2("additional"), optional: marked2("optional") }
    };
    texts.set(paths, text);
  }
  return text;
}

var waitingFor = (table, seat, card2) => rulesWith(table, idOfSeat(seat), "empower").reduce(
  (sum, { amount: amount3, where }) => sum + (fitsEntry(table, where, card2, idOfSeat(seat)) ? amount3 : 0),
  0
);
function moreFor(table, row, seat) {
  if (table.find(row.id) === null || row.zone === "field") return 0;
  return row.zone === "effectsStack" && !isOpenItem(row) ? fieldsOf(row).empowered : waitingFor(table, seat, row.id);
}
function levelFor(table, row) {
  const seat = table.controllerOf(row);
  return levelOf(table, seat) + moreFor(table, row, seat);
}
function empower(table, seat, item2) {
  const more = waitingFor(table, seat, item2);
  if (more > 0) setObject(table, item2, "empowered", more);
}

var noCost = { reserve: 0, memory: 0 };
function cardCost(table, seat, object, x = 0) {
  const { cost: cost2, costKind } = valuesOf2(table, object);
  if (costKind === null) return null;
  const kind = costKind;
  const base = isVariable(table, object) ? x : cost2;
  return costOf(kind, Math.max(0, base + changes(table, seat, object, kind)));
}
var costOf = (kind, amount3) => kind === "reserve" ? { reserve: amount3, memory: 0 } : { reserve: 0, memory: amount3 };
function costInstead(table, seat, object) {
  const kind = valuesOf2(table, object).costKind ?? "reserve";
  return costOf(kind, Math.max(0, changes(table, seat, object, kind)));
}
var isVariable = (table, object) => hasVariableCost(table, table.object(object));
var hasVariableCost = (table, row) => table.program(row).card.printed.cost?.amount === "X";
function changes(table, seat, object, kind) {
  let sum = kind === "reserve" && hasKeyword(table, object, "efficiency") ? -levelFor(table, table.object(object)) : 0;
  for (const bearer of [idOfSeat(seat), object]) {
    for (const entry2 of rulesWith(table, bearer, "cost")) {
      if (entry2.atLevel !== void 0 && levelFor(table, table.object(object)) < entry2.atLevel) continue;
      if (entry2.kind === kind && fitsEntry(table, entry2.where, object, bearer))
        sum += ((entry2.more ?? 0) - (entry2.less ?? 0)) * timesOf(table, entry2.each, object);
    }
  }
  return sum;
}
function timesOf(table, each, card2) {
  return each === void 0 ? 1 : table.zone("field").order.filter((id) => fitsEntry(table, each, id, card2)).length;
}
function abilityCost(table, env, { cost: cost2 = [] }) {
  const sum = (name) => cost2.reduce((total, verb2) => total + (verb2.verb === name ? amount(table, env, verb2.amount ?? 1) : 0), 0);
  return { reserve: sum("payReserve"), memory: sum("payMemory") };
}
var otherCosts = ({ cost: cost2 = [] }) => cost2.filter(({ verb: verb2 }) => verb2 !== "payReserve" && verb2 !== "payMemory");
var cardVerbs = ({ reserve: reserve2, memory }) => [
  ...reserve2 > 0 ? [{ verb: "payReserve", amount: reserve2 }] : [],
  ...memory > 0 ? [{ verb: "payMemory", amount: memory }] : []
];
var addCosts = (one, other) => ({ reserve: one.reserve + other.reserve, memory: one.memory + other.memory });
function floatingCards(table, seat) {
  return table.zoneOf("graveyard", seat).order.filter((id) => hasKeyword(table, id, "floatingMemory"));
}
function reservables(table, seat) {
  return fieldOf2(table, seat).filter((id) => !rowOf3(table, id).rested && hasKeyword(table, id, "reservable"));
}
function canPay(table, seat, { reserve: reserve2, memory }, played) {
  const others = (kind) => {
    const { order } = table.zoneOf(kind, seat);
    return order.includes(played) ? order.length - 1 : order.length;
  };
  if (reserve2 > 0 && others("hand") < reserve2 && others("hand") + reservables(table, seat).length < reserve2) return false;
  return memory === 0 || others("memory") + floatingCards(table, seat).filter((id) => id !== played).length >= memory;
}

var usualWay = "";
var freeWay = "free";
var none14 = [];
var usualOnly = [usualWay];
var isOpen3 = (table, seat, object, { ability: ability2, path }) => ability2.when === void 0 || holds(table, listenerEnv(table, { object, seat, ability: path }, null), ability2.when);
function waysOf(table, seat, object, allowed) {
  const { marked: marked2 } = playingTextOf(table, object);
  const zone = zoneOf(table, object);
  if (marked2.usual.length + marked2.instead.length === 0) return allowed || zone === "hand" ? usualOnly : none14;
  const here = ({ ability: ability2 }) => ability2.from === void 0 ? allowed || zone === "hand" : ability2.from.includes(zone);
  const open = (mark2) => marked2[mark2].filter((one) => here(one) && isOpen3(table, seat, object, one));
  const usual = allowed || zone === "hand" || open("usual").length > 0;
  const instead = open("instead").map(({ path }) => path);
  return usual ? [usualWay, ...instead] : instead;
}
var additionalOf = (table, seat, object) => openOf(table, seat, object, "additional");
var optionalOf = (table, seat, object) => openOf(table, seat, object, "optional");
function openOf(table, seat, object, mark2) {
  const marked2 = playingTextOf(table, object).marked[mark2];
  return marked2.length === 0 ? none14 : marked2.filter((one) => isOpen3(table, seat, object, one));
}
function ownCost(table, seat, object, way, x) {
  if (way === freeWay) return noCost;
  return way === usualWay ? cardCost(table, seat, object, x) : costInstead(table, seat, object);
}
function totalOf(table, seat, object, way, extras2, spell3, x, vars = {}) {
  const own = ownCost(table, seat, object, way, x);
  if (own === null) return null;
  const said4 = [...way === usualWay || way === freeWay ? [] : [way], ...extras2, ...spell3 === "" ? [] : [spell3]];
  const paths = said4.filter((path) => table.library.ability(path).ability.cost !== void 0);
  if (paths.length === 0) return { cards: own, others: none14 };
  const abilities = paths.map((path) => table.library.ability(path).ability);
  const cards2 = abilities.reduce(
    (sum, ability2, at) => addCosts(sum, abilityCost(table, { ...listenerEnv(table, { object, seat, ability: paths[at] }, null), vars }, ability2)),
    own
  );
  return { cards: cards2, others: abilities.flatMap((ability2, at) => pathsOf(ability2, paths[at])) };
}
function totalOfAbility(table, env, path) {
  const { ability: ability2 } = table.library.ability(path);
  return { cards: abilityCost(table, env, ability2), others: pathsOf(ability2, path) };
}
function pathsOf(ability2, path) {
  const others = otherCosts(ability2);
  return (ability2.cost ?? []).flatMap((verb2, at) => others.includes(verb2) ? [`${path}/cost/${at}`] : []);
}

var { read: announcementOf, note: note2 } = typedLocals();
var fresh = {
  item: 0,
  origin: null,
  from: "",
  champion: 0,
  parts: [],
  x: 0,
  allowed: false,
  way: usualWay,
  ways: [],
  extras: [],
  asking: [],
  cost: null,
  left: [],
  preparedBy: 0,
  triggered: false
};
function playLocals(table, seat, object, sort) {
  const ability2 = playingTextOf(table, object).spell?.path ?? "";
  return { ...effectLocals(listenerEnv(table, { object, seat, ability: ability2 }, null), ""), ...fresh, sort, ability: ability2 };
}
function allowedLocals(table, seat, object, sort, free3) {
  return { ...playLocals(table, seat, object, sort), allowed: true, way: free3 ? freeWay : usualWay };
}
function activateLocals(table, seat, object, ability2) {
  return { ...effectLocals(listenerEnv(table, { object, seat, ability: ability2 }, null), ""), ...fresh, sort: "ability", ability: ability2 };
}
function triggerLocals(trigger) {
  return { ...effectLocals(triggerEnv(trigger), ""), ...fresh, sort: "ability", ability: trigger.ability, triggered: true };
}
var announceEnv = (locals2) => envOf(locals2);

function levelUp(object, card2, rule) {
  return propose("levelUp", { object }, { with: card2, rule });
}
var levelling = ["entered", "leveledUp"];
var levelUpRule = {
  keys: () => levelling,
  // 2.11.7.8.6: a copy of an activation is nowhere but on the effects stack, and not in a lineage either (ruling:31).
  possible: (table, { object, data }) => isOnField(table, object) && ![void 0, "copy"].includes(table.find(data.with)?.kind),
  commit: (table, list) => list.map((happening) => carryOut3(table, happening))
};
function carryOut3(table, happening) {
  const { object, data } = happening;
  const champion4 = table.object(object);
  const above = table.object(data.with);
  const [card2, below] = [above.card, champion4.card];
  const top = { kind: above.kind, copy: typeof data.copy === "string" ? data.copy : fieldsOf(above).copy };
  const old = { kind: champion4.kind, copy: fieldsOf(champion4).copy };
  const now = place(table, above.id, { host: object, as: "under" });
  put3(table, object, card2, top);
  put3(table, now, below, old);
  table.set(table.object(now), "stamp", champion4.stamp);
  table.set(champion4, "stamp", table.nextStamp());
  table.journal.population++;
  table.journal.touch();
  setObject(table, object, "rested", false);
  table.emit("leveledUp", data.rule, { seat: champion4.owner, object, card: shownCard(table, object), before: below });
  return { ...happening, data: { ...data, to: "field", from: "effectsStack", now: object } };
}
function put3(table, id, card2, { kind, copy: copy2 }) {
  table.set(table.object(id), "card", card2);
  table.set(table.object(id), "kind", kind);
  setObject(table, id, "copy", copy2);
}

function championsToLevel(table, seat, card2) {
  return fieldOf2(table, seat).filter((id) => mayLevelUp(table, seat, id, card2));
}
function mayLevelUp(table, seat, champion4, card2) {
  const row = table.find(champion4);
  if (row === null || !isType(table, champion4, "champion") || row.owner !== seat || table.controllerOf(row) !== seat) return false;
  const level2 = printedLevel(table, table.object(card2));
  const below = printedLevel(table, row);
  return below !== null && level2 === below + 1 && isOfLineage(table, champion4, card2);
}
function isOfLineage(table, champion4, card2) {
  const { lineage } = table.program(table.object(card2)).card.printed;
  if (lineage === void 0) return true;
  return valuesOf2(table, champion4).name.some((name) => wordsOf4(name).includes(wordsOf4(lineage)));
}
var wordsOf4 = (name) => ` ${name.split(/[\s,]+/u).join(" ")} `;
function attackingChampions(table, seat) {
  return championsOf(table, seat).filter((id) => !forbids(table, id, "attack"));
}

var itemOf = (table, id) => itemOn(table, id);
var setItem = (table, id, item2) => setItemOn(table, id, item2);
var stateTriggerWaits = (table, ability2, source2) => waitsIn(table, "effectsStack", ability2, source2);

var targetsShown2 = (table, id) => targetsShown(table, id, shownCard);
function stillLegal(table, id) {
  const again3 = targetsAgain(table, id);
  return again3.some(({ kept: kept2 }) => kept2.some(({ choice: choice2, chosen, left }) => left < chosen && choice2.min !== 0)) ? null : again3.map(({ part }) => part);
}

var resolveProcedure = {
  name: "resolve",
  steps: [
    { name: "begin", rule: "2.3.4.2", run: begin4 },
    { name: "enter", rule: "2.3.4.5", run: enter },
    carryingOut("carryOut", "2.3.4.6"),
    { name: "finish", rule: "1.7.3.5", run: finish2 },
    { name: "unresolved", rule: "2.3.4.4.2.1", run: unresolved }
  ]
};
function resolveLocals(table, object) {
  return { object, you: table.controllerOf(table.object(object)), parts: [], env: {}, returned: null, answer: null, answers: null };
}
function begin4(table, locals2) {
  const id = locals2.object;
  const env = itemEnv(table, id);
  const { sort, vars } = itemOf(table, id);
  table.newMoment();
  const parts = stillLegal(table, id);
  if (parts === null || !isChampionLegal(table, id)) return { to: "unresolved" };
  table.local(locals2, "parts", parts);
  table.local(locals2, "env", envLocals({ ...env, vars }));
  table.emit("resolved", "2.3.4.1", { object: id, card: shownCard(table, id), seat: env.you });
  return sort === "ability" || isType(table, id, "action") ? { to: "carryOut" } : void 0;
}
function isChampionLegal(table, id) {
  const { sort, champion: champion4 } = itemOf(table, id);
  return sort === "ability" || !isType(table, id, "champion") || mayLevelUp(table, table.controllerOf(table.object(id)), champion4, id);
}
function enter(table, locals2) {
  const id = locals2.object;
  const seat = locals2.you;
  const { champion: champion4 } = itemOf(table, id);
  if (isType(table, id, "champion")) return happen(table, [levelUp(champion4, id, "1.7.1.4.3")], "carryOut");
  if (isType(table, id, "attack")) return { call: "attack", locals: attackLocals(seat, champion4, id), then: "carryOut" };
  return happen(table, [move(id, { to: "field", under: seat }, "2.3.4.5")], "carryOut");
}
function finish2(table, locals2) {
  const id = locals2.object;
  const row = table.find(id);
  if (row === null) return { done: null };
  if (row.kind === "item") vanish(table, id);
  else return happen(table, [move(id, { to: "graveyard" }, "1.7.3.5")]) ?? { done: null };
  return { done: null };
}
function unresolved(table, locals2) {
  const id = locals2.object;
  const { kind } = rowOf3(table, id);
  table.emit("notResolved", "2.3.4.4.2", { object: id, card: shownCard(table, id), seat: locals2.you });
  if (kind !== "item") return happen(table, [move(id, { to: "graveyard", act: "unresolved" }, "2.3.4.4.2.1")]) ?? { done: null };
  vanish(table, id);
  return { done: null };
}

function destroy(object, rule, by = 0, killer2 = 0) {
  return propose("destroy", { object }, { rule, by: by || killer2, act: killer2 === 0 ? "destroyed" : "killed" });
}
var destroying = ["toBeDestroyed"];
var destroyRule = {
  keys: () => destroying,
  possible: (table, { object }) => isOnField(table, object) && !isImmortal(table, object),
  contains: (_table, { object, data }) => [
    move(object, { to: "graveyard", act: data.act, by: data.by }, data.rule)
  ]
};
function cease(object, rule) {
  return propose("cease", { object }, { rule });
}
var leaving2 = ["left"];
var unwatched = [];
var ceaseRule = {
  keys: (table, { object }) => isOnField(table, object) ? leaving2 : unwatched,
  looksBack: () => true,
  leaves: () => true,
  possible: (table, { object }) => table.find(object) !== null,
  commit: (table, list) => list.map((happening) => {
    const { object, data } = happening;
    const row = table.find(object);
    if (row === null) return null;
    if (["field", "effectsStack", "intent"].includes(row.zone) || row.kind !== "card")
      table.emit("ceased", data.rule, { object, card: shownCard(table, object), seat: row.owner });
    for (const below of row.under) vanish(table, below);
    vanish(table, object);
    return { ...happening, data: { ...data, to: "" } };
  })
};

function loseGame(table, losses) {
  const now = losses.filter(({ seat }) => plays(table, seat));
  for (const { seat, rule } of now) {
    table.emit("playerLost", rule, { seat });
    setPlayer(table, seat, "out", true);
  }
  setGame(table, "lost", [...gameOf(table).lost, ...now.map(({ seat }) => seat)]);
  giveBack2(table);
  const left = table.seats().filter((seat) => plays(table, seat));
  if (left.length > 1) return;
  const first = must(now[0], "a loss that ends the game");
  if (left.length === 1) conclude(table, { winners: left, reason: first.reason, rule: table.seats().length > 2 ? "1.4.2.2" : first.rule });
  else conclude(table, { winners: [], reason: "draw", rule: table.seats().length > 2 ? "1.1.2.2" : "1.1.2.1" });
}
function giveBack2(table) {
  for (const id of [...table.zone("field").order, ...table.zone("intent").order]) {
    const row = table.object(id);
    if (!plays(table, row.controller) && plays(table, row.owner)) table.set(row, "controller", row.owner);
  }
}
function conclude(table, result) {
  const match = must(frameOf(table, "match"), "frame of a match");
  table.emit("gameEnded", result.rule, { game: matchOf(table).game, winners: [...result.winners], reason: result.reason });
  table.local(match.locals, "firstLost", firstLoser(table, result));
  table.local(match.locals, "ended", result);
  unwindTo(table, "match", "ended");
}
function firstLoser(table, { winners }) {
  if (winners.length === 0) return -1;
  const { lost: lost3 } = gameOf(table);
  const [first = -1, ...others] = lost3.length > 0 ? lost3.slice(0, 1) : table.seats().filter((seat) => !winners.includes(seat));
  return others.length === 0 ? first : -1;
}
function giveUp(table, seats, scope, reason) {
  const rule = reason === "judge" ? "1.4.3.7" : "1.4.3.5";
  if (frameOf(table, "game") === null || scope === "match" && table.seats().length === 2) {
    return endMatch(table, { winners: table.seats().filter((seat) => !seats.includes(seat)), reason, rule });
  }
  loseGame(
    table,
    seats.map((seat) => ({ seat, rule, reason }))
  );
  leaveMidway(table, seats);
}
function leaveMidway(table, seats) {
  if (frameOf(table, "turn") === null) return;
  if (seats.includes(gameOf(table).active)) return unwindTo(table, "turn", "cut");
  const frame = frameOf(table, "opportunity", "announce", "resolve");
  const mine = frame !== null && seats.includes(frame.procedure === "opportunity" ? frame.locals.seat : frame.locals.you);
  if (!mine) return;
  const around = frameOf(table, "opportunity", "resolve");
  if (around?.procedure === "resolve" && !seats.includes(around.locals.you)) return unwindTo(table, "announce", "reverse");
  unwindTo(table, "opportunity", frame.procedure === "resolve" ? "resolved" : "settle");
}
function agreeDraw(table, scope) {
  const result = { winners: [], reason: "agreedDraw", rule: "1.4.4" };
  if (scope === "game" && frameOf(table, "game") !== null) conclude(table, result);
  else endMatch(table, result);
}
function endMatch(table, result) {
  if (frameOf(table, "game") !== null)
    table.emit("gameEnded", result.rule, { game: matchOf(table).game, winners: [...result.winners], reason: result.reason });
  table.finish(result);
}

function lose(seat, reason, rule) {
  return propose("lose", { seat }, { reason, rule });
}
var losing = ["lost"];
var loseRule = {
  keys: () => losing,
  possible: (table, { seat }) => plays(table, seat) && !forbidsPlayer(table, seat, "lose"),
  commit: (table, list) => {
    loseGame(
      table,
      list.map(({ seat, data }) => ({ seat, rule: data.rule, reason: data.reason }))
    );
    return list;
  }
};

var nothing7 = [];
function stateBased(table) {
  const found2 = [];
  for (const seat of turnOrder(table)) {
    const loss = lossOf(table, seat);
    if (loss !== null) found2.push(loss);
    else addDestroyed(table, seat, found2);
  }
  return found2;
}
function lossOf(table, seat) {
  const loss = grounds(table, seat);
  return loss === null || forbidsPlayer(table, seat, "lose") ? null : loss;
}
function grounds(table, seat) {
  const { owes, begun } = playerOf2(table, seat);
  if (owes) return lose(seat, "deckOut", "1.4.3.3");
  if (!begun) return null;
  const champions3 = championsOf(table, seat);
  if (champions3.length === 0) return lose(seat, "noChampion", "1.4.3.2");
  return champions3.every((id) => isDefeated(table, id, lifeOf(table, id))) ? lose(seat, "defeated", "1.4.3.1") : null;
}
var perishable = keptInPlay(
  (table) => table.seats().map((seat) => {
    const mortals = [];
    const broken = [];
    for (const id of fieldOf2(table, seat)) {
      const life = lifeOf(table, id);
      if (life !== null) mortals.push({ id, life });
      if (isType(table, id, "weapon") && hasDurability(table, id) && countersOn(table, id, "durability") === 0) broken.push(id);
    }
    return { mortals, broken };
  })
);
function defeated(table, seat) {
  let found2 = null;
  for (const { id, life } of perishable(table)[seat].mortals) if (isDefeated(table, id, life)) (found2 ??= []).push(id);
  return found2 ?? nothing7;
}
var isDefeated = (table, id, life) => life !== null && rowOf3(table, id).damage >= life && !isImmortal(table, id);
function addDestroyed(table, seat, found2) {
  for (const id of defeated(table, seat)) addDeath(table, id, found2);
  for (const id of perishable(table)[seat].broken) found2.push(destroy(id, "2.11.7.8.4"));
}
function addDeath(table, id, found2) {
  if (isType(table, id, "ally")) found2.push(destroy(id, (lifeOf(table, id) ?? 0) <= 0 ? "1.7.2.6" : "2.11.7.8.3", 0, killer(table, id)));
  else if (isType(table, id, "champion")) found2.push(destroy(id, "2.11.6.2.3", 0, killer(table, id)));
}
var killer = (table, id) => {
  const { combat } = gameOf(table);
  return combat?.hit.includes(id) === true ? combat.attacker : 0;
};
function ceased(table) {
  if (!mayCease(table)) return nothing7;
  const found2 = [];
  for (const id of table.zone("field").order) {
    const { owner: owner2, kind } = table.object(id);
    if (!plays(table, owner2)) found2.push(cease(id, "1.4.5"));
    else if (kind === "copy") found2.push(cease(id, "2.11.7.8.6"));
  }
  for (const zone of Object.values(table.state.zones)) {
    if (zone.kind === "field") continue;
    for (const id of zone.order) {
      const row = table.object(id);
      if (!plays(table, row.owner)) found2.push(cease(id, "1.4.5"));
      else if (zone.kind === "effectsStack" && !plays(table, row.controller))
        found2.push(move(id, { to: "graveyard", act: "unresolved" }, "2.3.4.4.2.1"));
      else if (isStray(row, zone.kind)) found2.push(cease(id, row.kind === "token" ? "2.5.1.1.6" : "2.11.7.8.6"));
    }
  }
  return found2;
}
var made4 = /* @__PURE__ */ new WeakMap();
function madeOf(table) {
  const { nextId } = table.state.header;
  const undone = table.journal.writesOf(nothing7);
  const known4 = made4.get(table);
  if (known4?.undone === undone && known4.below === nextId) return known4.ids;
  const before = known4?.undone === undone && known4.below < nextId ? known4 : { below: 0, ids: nothing7 };
  const ids2 = before.ids.filter((id) => table.find(id) !== null);
  for (let id = before.below; id < nextId; id++) {
    const kind = table.find(id)?.kind;
    if (kind === "token" || kind === "copy") ids2.push(id);
  }
  made4.set(table, { undone, below: nextId, ids: ids2 });
  return ids2;
}
function mayCease(table) {
  if (table.seats().some((seat) => !plays(table, seat))) return true;
  return madeOf(table).some((id) => {
    const row = table.find(id);
    return row !== null && row.zone !== "" && isMisplaced(row, table.zone(row.zone).kind);
  });
}
var isMisplaced = (row, zone) => zone === "field" ? row.kind === "copy" : isStray(row, zone);
var isStray = ({ kind }, zone) => kind === "token" || kind === "copy" && zone !== "effectsStack";

function uniquesToSettle(table) {
  const found2 = severalOf(table);
  if (found2.every((one) => one === null)) return null;
  for (const seat of turnOrder(table)) if (found2[seat] !== null) return found2[seat];
  return null;
}
var severalOf = keptInPlay((table) => table.seats().map((seat) => severalOfOne(table, seat)));
function severalOfOne(table, seat) {
  const unique = fieldOf2(table, seat).filter((id) => hasSupertype(table, id, "unique"));
  if (unique.length < 2) return null;
  const byName2 = /* @__PURE__ */ new Map();
  for (const id of unique)
    for (const name of valuesOf2(table, id).name) byName2.set(name, [...byName2.get(name) ?? [], id]);
  const objects = [...byName2.values()].find((ids2) => ids2.length > 1 && !ids2.every((id) => staysAlive(table, id)));
  return objects === void 0 ? null : { seat, objects };
}
var keepUniqueProcedure = {
  name: "keepUnique",
  steps: [
    { name: "ask", rule: "1.7.8.2.1", run: ask2 },
    { name: "kept", rule: "1.7.8.2.1", run: sacrifice }
  ]
};
var uniqueLocals = ({ seat, objects }) => ({
  seat,
  objects,
  returned: null,
  answer: null,
  answers: null
});
function ask2(table, locals2, frame) {
  const objects = locals2.objects;
  const lasting2 = objects.filter((id) => staysAlive(table, id));
  const options2 = (lasting2.length > 0 ? lasting2 : objects).map(
    (id) => ({ id: `object:${id}`, label: "object", params: { card: shownCard(table, id), object: id }, object: id })
  );
  table.ask(frame, {
    seat: locals2.seat,
    kind: "keepUnique",
    rule: "1.7.8.2.1",
    domain: { type: "options", min: 1, max: 1, options: options2 }
  });
  return { wait: true };
}
function sacrifice(table, locals2) {
  if (!plays(table, locals2.seat)) return void 0;
  const kept2 = picksOf(locals2.answer)[0];
  const others = locals2.objects.filter((id) => `object:${id}` !== kept2);
  return happen(
    table,
    others.map((id) => move(id, { to: "graveyard", act: "sacrificed" }, "2.11.7.8.5"))
  );
}

var none15 = [];
function ownCosts(table, object, champion4, preparedBy = 0) {
  const rests = isType(table, object, "attack") ? [{ verb: "rest", what: { id: champion4 } }] : none15;
  return preparedBy === 0 ? rests : [...rests, { verb: "payCounters", what: { id: preparedBy }, kind: "preparation", amount: keywordAmount(table, object, "prepare") }];
}
function isAffordable(table, seat, object, total, own, env = listenerEnv(table, { object, seat, ability: "" }, null)) {
  if (total === null || !canPay(table, seat, total.cards, object)) return false;
  if (total.others.length + own.length === 0) return true;
  return payable(table, env, [...own, ...total.others.map((path) => table.library.node(path)), ...cardVerbs(total.cards)]);
}
function isPayable(table, seat, object, way, champion4 = 0) {
  const extras2 = additionalOf(table, seat, object).map(({ path }) => path);
  const total = totalOf(table, seat, object, way, extras2, playingTextOf(table, object).spell?.path ?? "", 0);
  const champions3 = champion4 === 0 && isType(table, object, "attack") ? attackingChampions(table, seat) : [champion4];
  return champions3.some((one) => isAffordable(table, seat, object, total, ownCosts(table, object, one)));
}
function isAnnounceable(table, seat, object) {
  const { spell: spell3 } = playingTextOf(table, object);
  if (spell3 === void 0) return true;
  const { ability: ability2, path } = spell3;
  const env = listenerEnv(table, { object, seat, ability: path }, null);
  return (ability2.when === void 0 || holds(table, env, ability2.when)) && announceable(table, env, path);
}

var enabledElements = (table, seat) => enabled(table)[seat];
var enabled = keptInPlay((table) => table.seats().map((seat) => enabledNow(table, seat)));
function enabledNow(table, seat) {
  const since = enabledSince(table, championsOf(table, seat));
  const found2 = new Set(since.keys());
  for (const { element } of rulesWith(table, idOfSeat(seat), "element")) {
    const last = entriesSince(table, seat, since.get(element) ?? 0).findLast(
      (entry2) => entry2.word === "element" && entry2.element === element
    );
    if (last === void 0) continue;
    if (last.enabled) found2.add(element);
    else found2.delete(element);
  }
  return found2;
}
function enabledSince(table, champions3) {
  const since = /* @__PURE__ */ new Map();
  for (const champion4 of champions3) {
    const { stamp, under } = table.object(champion4);
    const latest = (element) => table.object([champion4, ...under].find((id) => ownElements(table, id).includes(element)) ?? champion4).stamp;
    const each = valuesOf2(table, champion4).elements.map((element) => [element, latest(element)]);
    for (const [element, at] of [["norm", stamp], ...each]) since.set(element, Math.max(at, since.get(element) ?? 0));
  }
  return since;
}
function isEnabled(table, seat, card2) {
  const found2 = enabledElements(table, seat);
  return valuesOf2(table, card2).elements.every((element) => found2.has(element));
}

function actId(act3) {
  return act3.type === "activate" ? `activate:${act3.object}:${act3.ability}` : `${act3.type}:${act3.object}`;
}
function isSlowTiming(table, seat) {
  const { active, phase, combat } = gameOf(table);
  return active === seat && phase === "main" && combat === null && table.zone("effectsStack").order.length === 0;
}
function actsOf(table, seat) {
  const acts2 = [];
  const timing = timingOf(table, seat);
  for (const object of table.zoneOf("hand", seat).order)
    if (mayActivateCard(table, seat, object, timing)) acts2.push({ type: "play", object });
  for (const { object, compiled } of activatedOf(table, seat))
    if (mayActivate(table, seat, object, compiled.path)) acts2.push({ type: "activate", object, ability: compiled.path });
  const { workplaces } = table.library.openings;
  for (const kind of ownZones) {
    if (!workplaces.has(kind)) continue;
    for (const id of table.zoneOf(kind, seat).order) {
      if (kind !== "hand" && isActivatedFrom(table, id) && mayActivateCard(table, seat, id, timing))
        acts2.push({ type: "play", object: id });
      addActivations(table, seat, id, acts2);
    }
  }
  if (timing.slow) for (const object of attackers(table, seat)) acts2.push({ type: "attack", object });
  return acts2;
}
function isActivatedFrom(table, id) {
  const { usual, instead } = playingTextOf(table, id).marked;
  return [...usual, ...instead].some(({ ability: { from } }) => from?.includes(zoneOf(table, id)) === true);
}
function mayActivateCard(table, seat, object, timing) {
  return isTimely(table, seat, object, timing) && mayPlay(table, seat, object, "activation", waysOf(table, seat, object, false));
}
function mayPlay(table, seat, object, sort, ways) {
  if (isType(table, object, "champion") ? championsToLevel(table, seat, object).length === 0 : !isEnabled(table, seat, object))
    return false;
  if (forbidsPlayer(table, seat, sort === "activation" ? "activate" : "materialize", object) || isLocked(table, seat, object)) return false;
  return ways.some((way) => isPayable(table, seat, object, way)) && isAnnounceable(table, seat, object);
}
var mayPlayAllowed = (table, seat, object, sort, free3) => mayPlay(table, seat, object, sort, free3 ? [freeWay] : waysOf(table, seat, object, true));
function isLocked(table, seat, object) {
  if (hasKeyword(table, object, "classLocked") && !sharesClass(table, seat, object)) return true;
  return hasKeyword(table, object, "levelLocked") && baseLevelOf(table, seat) < keywordAmount(table, object, "levelLocked");
}
function timingOf(table, seat) {
  const slow = isSlowTiming(table, seat);
  return { slow, madeFast: slow ? [] : rulesWith(table, idOfSeat(seat), "fast") };
}
function isTimely(table, seat, object, { slow, madeFast }) {
  if (slow || valuesOf2(table, object).speed === "fast" || hasKeyword(table, object, "fastActivation")) return true;
  return madeFast.some(({ where }) => fitsEntry(table, where, object, idOfSeat(seat)));
}
var mayMaterialize = (table, seat, object) => mayPlay(table, seat, object, "materialization", usualOnly2);
var usualOnly2 = [usualWay];
var baseLevelOf = (table, seat) => fieldOf2(table, seat).reduce((most, id) => Math.max(most, printedLevel(table, table.object(id)) ?? 0), 0);
function addActivations(table, seat, object, acts2) {
  const row = table.object(object);
  for (const compiled of abilitiesOf(table, row)) {
    if (compiled.ability.kind === "activated" && functions(table, row, compiled) && mayActivate(table, seat, object, compiled.path))
      acts2.push({ type: "activate", object, ability: compiled.path });
  }
}
function mayActivate(table, seat, object, path) {
  const { ability: ability2 } = table.library.ability(path);
  const listener = { object, seat, ability: path };
  if (ability2.marks?.timing === "slow" && !isSlowTiming(table, seat)) return false;
  if (ability2.limit !== void 0 && usesLeft(table, listener, ability2.limit) <= 0) return false;
  const env = listenerEnv(table, listener, null);
  if (ability2.when !== void 0 && !holds(table, env, ability2.when)) return false;
  if (!obeys(table, object) || forbids(table, object, "activate") || forbidsPlayer(table, seat, "activate", object)) return false;
  const cards2 = abilityCost(table, env, ability2);
  return canPay(table, seat, cards2, 0) && payable(table, env, [...otherCosts(ability2), ...cardVerbs(cards2)]) && announceable(table, env, path);
}
function mightAct(table, seat) {
  return table.zoneOf("hand", seat).order.length > 0 || isSlowTiming(table, seat) || actsOf(table, seat).length > 0;
}

var presetOptions = passAheadOptions(["phase", "turn", "acted"]);
function beginTurnPresets(table, active) {
  endPassing(table, "turn");
  passAhead(table, active, "");
}

var placeTriggersProcedure = {
  name: "placeTriggers",
  steps: [
    { name: "order", rule: "2.1.9.3.1", run: () => ({ call: "orderTriggers", locals: orderLocals() }) },
    {
      name: "ordered",
      rule: "2.1.9.3.2",
      run: (table, locals2) => table.local(locals2, "queue", locals2.returned)
    },
    { name: "next", rule: "2.4.2.6", run: next4 }
  ]
};
var placeTriggersLocals = () => ({ queue: [], returned: null, answer: null, answers: null });
function next4(table, locals2) {
  const [id, ...queue] = locals2.queue;
  if (id === void 0) return { done: null };
  table.local(locals2, "queue", queue);
  const trigger = takeTrigger(table, id);
  if (!mayBePlaced(table, trigger)) {
    table.emit("triggerFailed", "2.4.2.4.1", { seat: trigger.seat, card: trigger.card, ability: trigger.ability });
    return { to: "next" };
  }
  return { call: "announce", locals: triggerLocals(trigger), then: "next" };
}
var mayBePlaced = (table, trigger) => announceable(table, triggerEnv(trigger), trigger.ability);

var opportunityProcedure = {
  name: "opportunity",
  steps: [
    { name: "settle", rule: "2.5.1.3", run: settle3 },
    { name: "offer", rule: "2.8.2.1.2", run: offer },
    { name: "acted", rule: "2.3.1.9", run: acted },
    { name: "announced", rule: "2.3.1.9", run: announced },
    { name: "resolved", rule: "2.8.2.1.6", run: resolved }
  ]
};
var opportunity = (name, rule, always) => ({
  name,
  rule,
  run: (table) => !always && isQuiet(table) ? void 0 : { call: "opportunity", locals: opportunityLocals(table, always) }
});
function opportunityLocals(table, always) {
  return { ...actingLocals(gameOf(table).active), always };
}
var looksAt = ["order", "damage", "owes", "begun", "active", "first"];
var settledAt = /* @__PURE__ */ new WeakMap();
function isInOrder(table) {
  const settled = settledAt.get(table);
  return settled !== void 0 && settled.writes === table.journal.writesOf(looksAt) && settled.age === abilityAge(table);
}
var isQuiet = (table) => topOfStack(table) === 0 && waitingTriggers(table).length === 0 && isSettled(table);
function isSettled(table) {
  if (isInOrder(table)) return true;
  if (table.seats().some((seat) => playerOf2(table, seat).owes) || !plays(table, gameOf(table).active)) return false;
  if (ceased(table).length > 0 || stateBased(table).length > 0 || uniquesToSettle(table) !== null) return false;
  noteOrder(table);
  return true;
}
function noteOrder(table) {
  settledAt.set(table, { age: abilityAge(table), writes: table.journal.writesOf(looksAt) });
}
var isEnding = (table) => frameOf(table, "turn")?.locals.ending === true;
function putInOrder(table) {
  const gone = ceased(table);
  if (gone.length > 0) return happen(table, gone, "settle");
  if (!plays(table, gameOf(table).active) && !isEnding(table)) return unwindTo(table, "turn", "cut") ?? { done: null };
  const batch = stateBased(table);
  if (batch.length > 0) return happen(table, batch, "settle");
  for (const seat of table.seats()) setPlayer(table, seat, "owes", false);
  const unique = uniquesToSettle(table);
  if (unique !== null) return { call: "keepUnique", locals: uniqueLocals(unique), then: "settle" };
  return void 0;
}
var stateCheckProcedure = {
  name: "stateCheck",
  steps: [{ name: "settle", rule: "2.5.1.3", run: settleState }]
};
var checkState = (table) => isSettled(table) ? void 0 : { call: "stateCheck", locals: { returned: null } };
var stateCheck = (name) => ({ name, rule: "2.5.1.3", run: checkState });
function settleState(table) {
  const control = putInOrder(table);
  if (control !== void 0) return control;
  noteOrder(table);
  return { done: null };
}
function settle3(table, locals2) {
  if (!isInOrder(table)) {
    const control = putInOrder(table);
    if (control !== void 0) return control;
    noteOrder(table);
  }
  dropTriggers(table, ({ seat }) => !plays(table, seat));
  if (waitingTriggers(table).length > 0) {
    actAgain(table, locals2, gameOf(table).active);
    return { call: "placeTriggers", locals: placeTriggersLocals(), then: "settle" };
  }
  if (!plays(table, locals2.seat)) table.local(locals2, "seat", nextSeat(table, locals2.seat));
  if (locals2.always !== true && topOfStack(table) === 0) return { done: null };
  return void 0;
}
var passOption = { id: "pass", label: "pass" };
function offer(table, locals2, frame) {
  const seat = locals2.seat;
  const able = isAskedWhereAble(table, seat);
  if (passesAhead(table, seat) || !able && !mightAct(table, seat)) return passed(table, locals2);
  const acts2 = offerActs(table, locals2, actsOf(table, seat), actId);
  if (able && acts2.length === 0) return passed(table, locals2);
  const options2 = acts2.map((act3) => ({ id: actId(act3), label: act3.type, params: paramsOf(table, act3), object: act3.object }));
  const { phase, step } = gameOf(table);
  table.ask(frame, {
    seat,
    kind: "act",
    rule: "2.8.2.1.2",
    params: { phase, step, stack: topOfStack(table) },
    domain: { type: "options", min: 1, max: 1, options: [passOption, ...options2, ...presetOptions, wishOption(table, seat)] }
  });
  return { wait: true };
}
function paramsOf(table, act3) {
  const { object } = act3;
  const { card: card2 } = table.object(object);
  return act3.type === "activate" ? { card: card2, object, ability: act3.ability } : { card: card2, object };
}
function acted(table, locals2) {
  const [pick] = picksOf(locals2.answer);
  const act3 = pickedAct(locals2, actId);
  const seat = locals2.seat;
  if (followWish(table, seat, pick)) return { to: "offer" };
  if (act3 === void 0) {
    passAhead(table, seat, passedFor(pick) ?? "");
    return passed(table, locals2);
  }
  stopPassing(table);
  beginAct(table, locals2);
  return { ...begin5(table, seat, act3), then: "announced" };
}
function begin5(table, seat, act3) {
  switch (act3.type) {
    case "play":
      return { call: "announce", locals: playLocals(table, seat, act3.object, "activation") };
    case "activate":
      return { call: "announce", locals: activateLocals(table, seat, act3.object, act3.ability) };
    case "attack":
      return { call: "attack", locals: declareLocals(seat, act3.object) };
  }
}
function announced(table, locals2) {
  const act3 = pickedAct(locals2, actId);
  if (endAct(table, locals2, act3 === void 0 ? void 0 : actId({ ...act3, object: table.idNow(act3.object) })))
    table.local(locals2, "seat", gameOf(table).active);
  return { to: "settle" };
}
function passed(table, locals2) {
  if (!passOn(table, locals2, turnOrder(table).length, (seat) => nextSeat(table, seat))) return { to: "settle" };
  const top = topOfStack(table);
  if (top === 0) {
    endPassing(table, "phase");
    return { done: null };
  }
  endPassing(table, "acted");
  return { call: "resolve", locals: resolveLocals(table, top), then: "resolved" };
}
function resolved(table, locals2) {
  actAgain(table, locals2, gameOf(table).active);
  return { to: "settle" };
}

function damage({ source: source2, to, amount: amount3, attack: attack2, firm = false, hit = false }, rule) {
  return propose("damage", { object: to }, { source: source2, amount: amount3, attack: attack2, firm, hit, rule });
}
var dealing = ["damage"];
var damageRule = {
  keys: () => dealing,
  possible: (table, { object, data }) => data.amount > 0 && isOnField(table, object) && isUnit(table, object),
  // 2.9.1.4.2, 2.9.1.6: to try to prevent it uses an instance up.
  attempted: true,
  commit: (table, list) => list.map((happening) => mark(table, happening))
};
function mark(table, happening) {
  const { object, data } = happening;
  const amount3 = data.amount;
  const damaged = table.number(rowOf3(table, object).damage + amount3);
  setObject(table, object, "damage", damaged);
  setObject(table, object, "hurt", table.seats());
  const source2 = data.source;
  table.emit("damageDealt", data.rule, {
    object,
    card: shownCard(table, object),
    source: source2,
    sourceCard: shownCard(table, source2),
    amount: amount3,
    attack: data.attack === true,
    damage: damaged
  });
  if (data.hit === true) noteCombat(table, { hit: [...combatOf(table).hit, object] });
  return happening;
}
function recover(object, amount3, rule) {
  return propose("recover", { object }, { amount: amount3, rule });
}
var recovering = ["recovered"];
var recoverRule = {
  keys: () => recovering,
  possible: (table, { object, data }) => isOnField(table, object) && data.amount > 0 && rowOf3(table, object).damage > 0,
  commit: (table, list) => list.map((happening) => {
    const { object, data } = happening;
    const had = rowOf3(table, object).damage;
    const amount3 = Math.min(had, data.amount);
    setObject(table, object, "damage", had - amount3);
    table.emit("damageRemoved", data.rule, { object, card: shownCard(table, object), amount: amount3 });
    return { ...happening, data: { ...data, amount: amount3 } };
  })
};
function clearMarked(table) {
  for (const id of table.zone("field").order)
    if (rowOf3(table, id).damage > 0 && !isType(table, id, "champion")) setObject(table, id, "damage", 0);
}

function dealCombatDamage(table) {
  return happen(table, [...attackDamage(table), ...retaliation(table)]);
}
function attackDamage(table) {
  const { attacker, targets, seat, weapon } = combatOf(table);
  const legal = isOnField(table, attacker) ? targets.filter((id) => isAttackable(table, seat, attacker, id, weapon)) : [];
  if (legal.length === 0) return [];
  const amount3 = Math.max(0, attackPower(table, attacker, weapon));
  const dealt = legal.map((to) => damage({ source: attacker, to, amount: amount3, attack: true, hit: true }, "2.2.7.2.2"));
  const worn = isOnField(table, weapon) && hasDurability(table, weapon) ? [removeCounters(weapon, "durability", 1, "1.7.6.4.3")] : [];
  return [...dealt, ...worn];
}
function retaliation(table) {
  const { attacker, retaliators } = combatOf(table);
  return retaliators.filter((id) => isOnField(table, id)).map((id) => damage({ source: id, to: attacker, amount: Math.max(0, powerOf(table, id)), attack: true }, "2.2.7.1.2.1"));
}

var combatProcedure = {
  name: "combat",
  steps: [
    { name: "declared", rule: "2.2.7.0.1", run: declared },
    opportunity("declaredOpportunity", "2.2.7.0.2", false),
    { name: "retaliation", rule: "2.2.7.1", run: beginRetaliation },
    // 2.2.7.1.1, 2.8.2.2.4
    opportunity("retaliationOpportunity", "2.2.7.1.1", true),
    { name: "who", rule: "2.2.7.1.2", run: (table, locals2) => table.local(locals2, "retaliating", [...turnOrder(table)]) },
    { name: "askRetaliators", rule: "2.2.7.1.2", run: askRetaliators },
    { name: "retaliatorsChosen", rule: "2.2.7.1.2.1", run: takeRetaliators },
    { name: "tellRetaliators", rule: "2.2.7.1.2.1", run: tellRetaliators },
    opportunity("retaliatedOpportunity", "2.2.7.1.3", false),
    { name: "damage", rule: "2.2.7.2", run: (table) => enterStep(table, "damage", "2.2.7.2") },
    // 2.2.7.2.1, 2.2.7.2.1.1, 2.8.2.2.4
    opportunity("damageOpportunity", "2.2.7.2.1", true),
    { name: "deal", rule: "2.2.7.2.2", run: dealCombatDamage },
    { name: "end", rule: "2.2.7.3.1", run: beginEnd },
    { name: "clear", rule: "2.2.7.3.1.1", run: clearIntent },
    opportunity("endOpportunity", "2.2.7.3.2", false),
    { name: "ends", rule: "2.2.0.5", run: endEffectsOfCombat },
    stateCheck("ended"),
    { name: "over", rule: "2.2.7.3.3", run: over2 },
    { name: "cut", rule: "2.2.8.1", run: cut }
  ]
};
function declared(table) {
  const { attacker, targets, seat, weapon, firm } = combatOf(table);
  const [target2 = 0] = targets;
  const cards2 = targets.map((id) => shownCard(table, id));
  setGame(table, "step", "declaration");
  table.newMoment();
  table.emit("attacked", "2.6.7.1", {
    seat,
    object: attacker,
    card: shownCard(table, attacker),
    target: target2,
    targetCard: cards2.length === 1 ? cards2[0] : cards2,
    weapon,
    weaponCard: shownCard(table, weapon)
  });
  notice(table, "attacks", { object: attacker, seat }, { target: target2, weapon });
  for (const object of targets)
    notice(table, "isAttacked", { object, seat: table.controllerOf(table.object(object)) }, { by: attacker, firm });
  return momentOf(table, "attacks", { object: attacker, seat, target: target2, weapon }) ?? void 0;
}
function beginRetaliation(table) {
  enterStep(table, "retaliation", "2.2.7.1");
  noteCombat(table, { present: table.zone("field").order.filter((id) => isUnit(table, id)) });
}
function isAmbushing(table, id) {
  return hasKeyword(table, id, "ambush") && table.controllerOf(table.object(id)) !== combatOf(table).seat;
}
function isSpared(table) {
  const { attacker, weapon } = combatOf(table);
  return attackWith(table, attacker, weapon).some((id) => forbids(table, id, "beRetaliated"));
}
function mayRetaliate(table, seat, id) {
  if (!isOnField(table, id) || !(combatOf(table).targets.includes(id) || isAmbushing(table, id)) || table.controllerOf(table.object(id)) !== seat)
    return false;
  return isUnit(table, id) && (!rowOf3(table, id).rested || hasKeyword(table, id, "steadfast")) && powerOf(table, id) > 0 && !forbids(table, id, "retaliate");
}
function askRetaliators(table, locals2, frame) {
  const [seat, ...others] = locals2.retaliating;
  if (seat === void 0) return { to: "tellRetaliators" };
  table.local(locals2, "retaliating", others);
  const found2 = combatOf(table).present.filter((id) => mayRetaliate(table, seat, id));
  if (found2.length === 0 || !isOnField(table, combatOf(table).attacker) || isSpared(table)) return { to: "askRetaliators" };
  const options2 = found2.map(
    (id) => ({ id: `object:${id}`, label: "object", params: { card: shownCard(table, id), object: id }, object: id })
  );
  const { attacker } = combatOf(table);
  table.ask(frame, {
    seat,
    kind: "retaliate",
    rule: "2.2.7.1.2",
    params: { card: shownCard(table, attacker), object: attacker },
    domain: { type: "options", min: 0, max: options2.length, options: options2 }
  });
  return { wait: true };
}
function takeRetaliators(table, locals2) {
  const ids2 = picksOf(locals2.answer).map((pick) => Number(pick.slice("object:".length)));
  setCombat(table, { retaliators: [...combatOf(table).retaliators, ...ids2] });
  return happen(
    table,
    ids2.filter((id) => !hasKeyword(table, id, "steadfast")).map((id) => rest(id, "2.2.7.1.2")),
    "askRetaliators"
  );
}
function tellRetaliators(table) {
  const { retaliators, attacker } = combatOf(table);
  for (const object of retaliators) {
    const seat = table.controllerOf(table.object(object));
    table.emit("retaliated", "2.2.7.1.2.1", { seat, object, card: shownCard(table, object), attacker });
    notice(table, "retaliates", { object, seat }, { attacker });
  }
}
function beginEnd(table) {
  enterStep(table, "endOfCombat", "2.2.7.3.1");
  setCombat(table, { lent: lentPaths(table, combatOf(table).attacker) });
}
function clearIntent(table) {
  return happen(
    table,
    table.zone("intent").order.map((id) => move(id, { to: "graveyard" }, "2.2.7.3.1.1"))
  );
}
function endEffectsOfCombat(table) {
  endLasting(table, "endOfCombat");
}
function over2(table) {
  leaveCombat(table);
  return { done: null };
}
function leaveCombat(table) {
  table.emit("combatEnded", "2.2.7.3.3", { seat: gameOf(table).active });
  endEffectsOfCombat(table);
  putCombat(table, null);
  setGame(table, "step", "");
}
function cut(table) {
  dropTriggers(table);
  const waiting3 = [...table.zone("effectsStack").order];
  const cards2 = waiting3.filter((id) => table.object(id).kind !== "item");
  for (const id of waiting3) if (!cards2.includes(id)) vanish(table, id);
  return happen(
    table,
    cards2.map((id) => move(id, { to: "banishment" }, "2.2.8.1")),
    "end"
  );
}

function becomeDistant(object, rule) {
  return propose("becomeDistant", { object }, { rule });
}
var becoming = ["becameDistant"];
var becomeDistantRule = {
  keys: () => becoming,
  possible: (table, { object }) => isOnField(table, object) && isUnit(table, object) && !rowOf3(table, object).distant,
  commit: (table, list) => {
    for (const { object, data } of list) {
      setObject(table, object, "distant", true);
      table.emit("becameDistant", data.rule, { object, card: shownCard(table, object) });
    }
    return list;
  }
};
function endDistance(table, active) {
  for (const id of fieldOf2(table, active)) setObject(table, id, "distant", false);
}

function draw(seat, amount3, rule, to = "hand") {
  return propose("draws", { seat }, { amount: amount3, to, rule });
}
var drawing = ["drew"];
var drawingSeveral = ["draws"];
var drawsRule = {
  keys: () => drawingSeveral,
  inOrder: true,
  contains: (_table, { seat, data }) => {
    const one = propose("draw", { seat }, { to: data.to, rule: data.rule });
    return Array.from({ length: data.amount }, () => one);
  }
};
var drawRule = {
  keys: () => drawing,
  possible: (table, { seat }) => !forbidsPlayer(table, seat, "draw"),
  commit: (table, list) => list.map((happening) => drawOne(table, happening))
};
function drawOne(table, happening) {
  const { seat, data } = happening;
  const [top] = table.zoneOf("mainDeck", seat).order;
  if (top === void 0) {
    setPlayer(table, seat, "owes", true);
    table.emit("deckRanOut", "2.10.6", { seat });
    return null;
  }
  const { card: card2 } = table.object(top);
  const now = place(table, top, { zone: `${data.to}:${seat}`, at: "bottom" });
  table.emit("cardDrawn", data.rule, { seat, zone: data.to }, [{ seats: [seat], data: { card: card2, object: now } }]);
  return { ...happening, data: { ...data, now } };
}

function foster(object, rule) {
  return propose("foster", { object }, { rule });
}
var fostering = ["fostered"];
var fosterRule = {
  keys: () => fostering,
  possible: (table, { object }) => isOnField(table, object) && isType(table, object, "ally") && !rowOf3(table, object).fostered,
  commit: (table, list) => {
    for (const { object, data } of list) {
      setObject(table, object, "fostered", true);
      table.emit("becameFostered", data.rule, { object, card: shownCard(table, object) });
    }
    return list;
  }
};
function forgetHurts(table, active) {
  for (const id of table.zone("field").order) {
    const { hurt } = rowOf3(table, id);
    if (hurt.includes(active))
      setObject(
        table,
        id,
        "hurt",
        hurt.filter((seat) => seat !== active)
      );
  }
}
var isHurt = (table, row) => fieldsOf(row).hurt.includes(table.controllerOf(row));

var waiting2 = "nextActivation:";
var untilNext2 = (seat) => `${waiting2}${seat}`;
var isUntilNext = ({ until: until2 }) => until2.startsWith(waiting2);
function nextActivated(table, seat, item2) {
  if (table.journal.size(table.state.effects) > 0) {
    empower(table, seat, item2);
    endEffects(table, (effect) => effect.until === untilNext2(seat) && speaksOf(table, effect, item2));
  }
  return momentOf(table, "activated", { object: item2, seat }) ?? void 0;
}
function speaksOf(table, effect, item2) {
  const { gain } = table.library.node(effect.program);
  const entries = gain?.rules ?? [];
  return entries.some(({ where }) => where === void 0 || matches(table, lastingEnv(effect), item2, where.tree));
}

function duration(table, env, name, verb2) {
  if (name === "nextActivation") return untilNext2(env.you);
  if (name === "endOfPhase" && gameOf(table).combat !== null) return "endOfCombat";
  return durationOf(table, env, name, verb2, gameOf(table).turn, isOnField);
}
function endOfPhase(table) {
  endLasting(table, "endOfPhase");
}
function endOfTurns2(table) {
  endOfTurns(table, gameOf(table).active, gameOf(table).turn);
  endEffects(table, isUntilNext);
}
function stabilise2(table) {
  endLapsed(table, isOnField);
  collectStates(table);
  return null;
}

function askMaterialize(table, locals2, frame) {
  const { active } = gameOf(table);
  const refused = locals2.refused.map((id) => table.idNow(id));
  const deck = table.zoneOf("materialDeck", active).order;
  if (deck.length === 0) return { to: "materialized" };
  const options2 = deck.filter((id) => !refused.includes(id) && mayMaterialize(table, active, id)).map((id) => ({ id: `object:${id}`, label: "materialize", params: { card: table.object(id).card, object: id }, object: id }));
  table.ask(frame, {
    seat: active,
    kind: "materialize",
    rule: "2.2.2.3",
    domain: { type: "options", min: 1, max: 1, options: [{ id: "pass", label: "none" }, ...options2] }
  });
  return { wait: true };
}
function takeMaterialize(table, locals2) {
  const [pick] = picksOf(locals2.answer);
  table.local(locals2, "returned", null);
  if (pick === "pass") return { to: "materialized" };
  const object = Number(pick.slice("object:".length));
  table.local(locals2, "refused", [...locals2.refused, object]);
  return { call: "announce", locals: playLocals(table, gameOf(table).active, object, "materialization"), then: "announced" };
}
function announcedMaterial(_table, locals2) {
  return locals2.returned?.done === false ? { to: "askMaterialize" } : { to: "materialized" };
}

var spirits2 = (table, seat) => table.zoneOf("materialDeck", seat).order.filter((id) => printedLevel(table, table.object(id)) === 0);
function askSpirit(table, locals2, frame) {
  const { active } = gameOf(table);
  const found2 = spirits2(table, active);
  const options2 = found2.map(
    (id) => ({ id: `object:${id}`, label: "object", params: { card: table.object(id).card, object: id }, object: id })
  );
  const [only4] = options2;
  if (options2.length < 2) {
    table.local(locals2, "answer", { picks: only4 === void 0 ? [] : [only4.id] });
    return void 0;
  }
  table.ask(frame, { seat: active, kind: "chooseSpirit", rule: "1.3.3", domain: { type: "options", min: 1, max: 1, options: options2 } });
  return { wait: true };
}
function putSpirit(table, locals2) {
  const { active } = gameOf(table);
  const [pick] = picksOf(locals2.answer);
  setPlayer(table, active, "begun", true);
  return pick === void 0 ? void 0 : happen(table, [move(Number(pick.slice("object:".length)), { to: "field", under: active }, "1.3.3")]);
}

var phaseEnds = (phase) => [
  { name: `${phase}Ends`, rule: "2.2.0.5", run: endOfPhase },
  stateCheck(`${phase}Over`)
];
var turnProcedure = {
  name: "turn",
  steps: [
    { name: "begin", rule: "2.2.0.1", run: begin6 },
    { name: "opening", rule: "1.3.3", run: (table) => enterPhase(table, "opening", "1.3.3") },
    { name: "askSpirit", rule: "1.3.3", run: askSpirit },
    { name: "putSpirit", rule: "1.7.1.2", run: putSpirit },
    opportunity("openingOpportunity", "1.3.3", false),
    ...phaseEnds("opening"),
    { name: "opened", rule: "1.3.4", run: opened },
    { name: "wakeUp", rule: "2.2.1", run: (table) => enterPhase(table, "wakeUp", "2.2.1.1") },
    { name: "wakeAll", rule: "2.2.1.1", run: wakeAll },
    opportunity("wakeUpOpportunity", "2.2.1.1.1", false),
    ...phaseEnds("wakeUp"),
    { name: "materialize", rule: "2.2.2", run: (table) => enterPhase(table, "materialize", "2.2.2.2") },
    opportunity("materializeOpportunity", "2.2.2.2", false),
    { name: "askMaterialize", rule: "2.2.2.3", run: askMaterialize },
    { name: "materializeChosen", rule: "2.2.2.3", run: takeMaterialize },
    { name: "announced", rule: "2.3.2.8", run: announcedMaterial },
    { name: "materialized", rule: "2.3.2.10", run: () => void 0 },
    opportunity("materializedOpportunity", "2.2.2.4", false),
    ...phaseEnds("materialize"),
    { name: "recollection", rule: "2.2.3", run: (table) => enterPhase(table, "recollection", "2.2.3.1") },
    // 2.2.3.1, 2.8.2.2.1
    opportunity("recollectionOpportunity", "2.2.3.1", true),
    { name: "recollect", rule: "2.2.3.2", run: recollect },
    opportunity("recollectedOpportunity", "2.2.3.3", false),
    ...phaseEnds("recollection"),
    { name: "draw", rule: "2.2.4", run: (table) => enterPhase(table, "draw", "2.2.4.1") },
    { name: "drawCard", rule: "2.2.4.1", run: (table) => happen(table, [draw(gameOf(table).active, 1, "2.2.4.1")]) },
    opportunity("drawOpportunity", "2.2.4.1.1", false),
    ...phaseEnds("draw"),
    { name: "main", rule: "2.2.5", run: (table) => enterPhase(table, "main", "2.2.5.1") },
    opportunity("mainOpportunity", "2.2.5.1", true),
    ...phaseEnds("main"),
    { name: "end", rule: "2.2.6", run: (table) => enterPhase(table, "end", "2.2.6.1") },
    // 2.2.6.3, 2.2.6.3.1, 2.8.2.2.1
    opportunity("endOpportunity", "2.2.6.3", true),
    { name: "cleanUp", rule: "2.2.6.4", run: cleanUp },
    { name: "cleanedUp", rule: "2.5.1.3", run: checkState },
    { name: "over", rule: "2.2.6.4.3", run: over3 },
    { name: "cut", rule: "2.2.8.2", run: cut2 },
    { name: "cutPhase", rule: "2.2.8.2", run: cutPhase },
    { name: "cutOver", rule: "2.5.1.3", run: checkState },
    { name: "lastPart", rule: "2.2.8.2", run: lastPart }
  ]
};
function turnLocals(seat) {
  return { seat, ending: false, refused: [], returned: null, answer: null, answers: null };
}
function begin6(table, locals2) {
  const seat = locals2.seat;
  const turn2 = gameOf(table).turn + 1;
  beginSpan(table, "turn");
  setGame(table, "turn", turn2);
  setGame(table, "active", seat);
  setPlayer(table, seat, "turns", playerOf2(table, seat).turns + 1);
  endUntilTurnOf(table, seat);
  beginTurnPresets(table, seat);
  table.newMoment();
  table.emit("turnBegan", "2.2.0.1", { seat, turn: turn2 });
  notice(table, "turnStart", { seat });
  return playerOf2(table, seat).turns === 1 ? void 0 : { to: "wakeUp" };
}
function enterPhase(table, phase, rule) {
  setGame(table, "phase", phase);
  table.newMoment();
  const { active } = gameOf(table);
  table.emit("phaseBegan", rule, { phase, seat: active });
  notice(table, `phase:${phase}`, { seat: active }, { phase });
  return checkState(table);
}
function opened(table) {
  const { active, first } = gameOf(table);
  return { to: table.seats().length === 2 && active === first ? "main" : "draw" };
}
function wakeAll(table) {
  return happen(
    table,
    fieldOf2(table, gameOf(table).active).map((id) => wakeUp(id, "2.2.1.1"))
  );
}
function recollect(table) {
  return happen(
    table,
    table.zoneOf("memory", gameOf(table).active).order.map((id) => move(id, { to: "hand", act: "recollected" }, "2.2.3.2"))
  );
}
function cleanUp(table, locals2) {
  table.local(locals2, "ending", true);
  clearMarked(table);
  endDistance(table, gameOf(table).active);
  forgetHurts(table, gameOf(table).active);
  endOfTurns2(table);
  endOfPhase(table);
}
function over3(table) {
  const { active, turn: turn2 } = gameOf(table);
  table.emit("turnEnded", "2.2.6.4.3", { seat: active, turn: turn2 });
  return { done: null };
}
function cut2(table, locals2) {
  table.local(locals2, "ending", true);
  dropTriggers(table);
  const gone = ceased(table);
  const ofPlayers2 = (kind) => table.zone(kind).order.filter((id) => plays(table, table.object(id).owner));
  const waiting3 = ofPlayers2("effectsStack");
  const cards2 = waiting3.filter((id) => table.object(id).kind !== "item");
  for (const id of waiting3) if (!cards2.includes(id)) vanish(table, id);
  return happen(table, [
    ...gone,
    ...cards2.map((id) => move(id, { to: "banishment" }, "2.2.8.2")),
    ...ofPlayers2("intent").map((id) => move(id, { to: "graveyard" }, "2.1.10.3"))
  ]);
}
function cutPhase(table) {
  if (gameOf(table).combat !== null) leaveCombat(table);
  if (gameOf(table).phase !== "end") endOfPhase(table);
}
function lastPart(table) {
  setGame(table, "phase", "end");
  return { to: "cleanUp" };
}

var newPlayer = { turns: 0, begun: false, owes: false, out: false, passing: "", asked: "everywhere", uses: {} };
var newGame = { turn: 0, active: -1, first: 0, phase: "between", step: "", combat: null, lost: [] };
var emptyTable = { player: newPlayer, game: newGame, ownZones, sharedZones };
function layOut(table, decks2) {
  layOutTable(table, emptyTable);
  beginMatch(table, decks2);
}
function resetRows(table) {
  resetTable(table, emptyTable);
}
function putDecks(table) {
  matchOf(table).decks.forEach(({ material, main }, seat) => layPiles(table, seat, { materialDeck: material, mainDeck: main }));
}
var gameProcedure = {
  name: "game",
  steps: [
    {
      name: "shuffle",
      rule: "1.3.1",
      run: (table) => table.seats().forEach((seat) => void reshuffle(table, `mainDeck:${seat}`, "1.3.1"))
    },
    { name: "decideFirst", rule: "1.3.2", run: decideFirst },
    { name: "nextTurn", rule: "1.3.5", run: nextTurn }
  ]
};
var gameLocals = (first = -1) => ({ first, answer: null, answers: null, returned: null });
function decideFirst(table, locals2) {
  const chosen = locals2.first;
  const first = chosen >= 0 ? chosen : table.random("firstPlayer", table.pins.seats, "1.3.2");
  setGame(table, "first", first);
  table.emit("firstPlayerDecided", chosen >= 0 ? "1.4.7.2" : "1.3.2", { seat: first });
}
function nextTurn(table) {
  const { active, first } = gameOf(table);
  const seat = active < 0 ? first : nextSeat(table, active);
  return { call: "turn", locals: turnLocals(seat), then: "nextTurn" };
}

var starts = {
  opening: "opening",
  wakeUp: "wakeUp",
  materialize: "materialize",
  recollection: "recollection",
  draw: "draw",
  main: "main",
  end: "end"
};
var piles = ["mainDeck", "materialDeck", "hand", "memory", "graveyard", "banishment"];
function arrange(table, arrangement) {
  const given2 = recordIn(arrangement, "the table");
  only3(given2, ["turn", "first", "players", "zones"], "the table");
  layOut(
    table,
    Array.from({ length: table.pins.seats }, () => ({ material: [], main: [], side: [] }))
  );
  const turn2 = given2.turn === void 0 ? {} : recordIn(given2.turn, "turn");
  only3(turn2, ["number", "seat", "phase"], "turn");
  const { seats } = table.pins;
  const number = integerIn(turn2.number, seats + 1, "turn.number");
  const first = integerIn(given2.first, 0, "first");
  const seat = integerIn(turn2.seat, (first + number - 1) % seats, "turn.seat");
  const phase = turn2.phase ?? "main";
  const step = starts[phase];
  if (step === void 0) throw new ArrangementError(`turn.phase must be one of ${Object.keys(starts).join(", ")}`);
  setGame(table, "turn", number);
  setGame(table, "active", seat);
  setGame(table, "first", first);
  for (const each of table.seats()) {
    const place2 = (each - first + seats) % seats;
    setPlayer(table, each, "turns", Math.max(0, Math.ceil((number - place2) / seats)));
  }
  const players2 = listIn(given2.players, "players");
  if (players2.length > seats) throw new ArrangementError(`there are ${seats} seats`);
  players2.forEach((player3, at) => arrangePlayer(table, at, recordIn(player3, `players[${at}]`)));
  const shared2 = given2.zones === void 0 ? {} : recordIn(given2.zones, "zones");
  only3(shared2, ["field"], "zones");
  listIn(shared2.field, "zones.field").forEach(
    (card2, at) => arrangeObject(table, recordIn(card2, `zones.field[${at}]`), number, `zones.field[${at}]`)
  );
  for (const each of table.seats()) if (each !== seat || phase !== "opening") setPlayer(table, each, "begun", hasChampion(table, each));
  standAt(table, "match", "ended", matchLocals());
  standAt(table, "game", "nextTurn", gameLocals());
  standAt(table, "turn", step, turnLocals(seat));
}
var hasChampion = (table, seat) => table.zone("field").order.some((id) => table.object(id).controller === seat && valuesOf2(table, id).types.includes("champion"));
function standAt(table, procedure, step, locals2) {
  table.push(procedure, locals2);
  table.journal.setQuietly(table.state.frames.at(-1), "step", table.library.label(procedure, step));
}
function only3(given2, known4, what2) {
  for (const key of Object.keys(given2)) if (!known4.includes(key)) throw new ArrangementError(`${what2} has no ${key}`);
}
function arrangePlayer(table, seat, given2) {
  const what2 = `players[${seat}]`;
  only3(given2, piles, what2);
  for (const zone of piles) {
    listIn(given2[zone], zone).forEach((card2, at) => {
      const id = place(table, table.create(cardIn(table, card2, `${what2}.${zone}[${at}]`), seat).id, {
        zone: `${zone}:${seat}`,
        at: "bottom"
      });
      if (isFlagged(card2, "faceDown")) setObject(table, id, "faceDown", true);
    });
  }
}
var isFlagged = (card2, name) => typeof card2 === "object" && card2 !== null && !Array.isArray(card2) && card2[name] === true;
function arrangeObject(table, row, turn2, what2) {
  only3(row, ["card", "as", "seat", "owner", "rested", "new", "damage", "counters", "under", "token", "distant", "fostered"], what2);
  const seat = integerIn(row.seat, 0, `${what2}.seat`);
  if (seat >= table.pins.seats) throw new ArrangementError(`there is no seat ${seat}`);
  const owner2 = integerIn(row.owner, seat, `${what2}.owner`);
  const id = place(table, table.create(cardIn(table, row, what2), owner2, row.token === true ? "token" : "card").id, {
    zone: "field",
    at: "bottom"
  });
  table.set(table.object(id), "controller", seat);
  listIn(row.under, `${what2}.under`).forEach(
    (card2, at) => void place(table, table.create(cardIn(table, card2, `${what2}.under[${at}]`), owner2).id, { host: id, as: "under", at: "bottom" })
  );
  setObject(table, id, "cameTurn", row.new === true ? turn2 : turn2 - 1);
  if (row.rested === true) setObject(table, id, "rested", true);
  if (row.fostered === true) setObject(table, id, "fostered", true);
  if (row.distant === true) setObject(table, id, "distant", true);
  if (row.damage !== void 0) setObject(table, id, "damage", integerIn(row.damage, 0, `${what2}.damage`));
  const counters3 = row.counters === void 0 ? {} : recordIn(row.counters, `${what2}.counters`);
  const own = counters3.durability === void 0 && hasDurability(table, id) ? { durability: valuesOf2(table, id).durability } : {};
  setObject(table, id, "counters", tallySum(own, counters3));
}

var plain2 = { may: { only: "data" } };
var numbered = { needs: { amount: "number" }, may: { only: "data" } };
var keywords = {
  floatingMemory: plain2,
  efficiency: plain2,
  fastActivation: plain2,
  classLocked: plain2,
  levelLocked: numbered,
  reservable: plain2,
  prepare: numbered,
  stealth: plain2,
  trueSight: plain2,
  taunt: plain2,
  intercept: plain2,
  spellshroud: plain2,
  vigor: plain2,
  hindered: plain2,
  pride: numbered,
  retort: numbered,
  ambush: plain2,
  steadfast: plain2,
  immortality: plain2,
  renewable: plain2,
  cleave: plain2,
  ranged: numbered,
  foster: plain2,
  divineRelic: plain2
};
var rules = {
  cant: { needs: { what: forbidden }, may: { where: "fits", by: ["opponent"] } },
  cost: { needs: { kind: costKinds }, may: { more: "amount", less: "amount", where: "fits", each: "fits", atLevel: "number" } },
  empower: { needs: { amount: "amount", where: "fits" } },
  fast: { needs: { where: "fits" } },
  as: { needs: { type: cardTypes, doing: ["attack"] } },
  element: { needs: { element: elements, enabled: "flag" } }
};
var vocabulary = {
  entries: { keywords: { words: keywords }, rules: { words: rules } },
  abilityWords: ["enlighten"],
  characteristics: [
    "abilities",
    "classes",
    "cost",
    "costKind",
    "durability",
    "elements",
    "keywords",
    "level",
    "life",
    "lineage",
    "name",
    "power",
    "rules",
    "speed",
    "subtypes",
    "supertypes",
    "types"
  ],
  words: { types: cardTypes, supertypes, elements, speed: speeds, costKind: costKinds },
  printed: [
    "classes",
    "cost",
    "durability",
    "elements",
    "keywords",
    "level",
    "life",
    "lineage",
    "power",
    "speed",
    "subtypes",
    "supertypes",
    "types"
  ],
  events: [
    ...phases.map((phase) => `phase:${phase}`),
    "abilityActivated",
    "activated",
    "attacks",
    "banished",
    "becameDistant",
    "counterPut",
    "counterRemoved",
    "created",
    "damage",
    "destroyed",
    "died",
    "draws",
    "drew",
    "entered",
    "fostered",
    "glimpsed",
    "isAttacked",
    "killed",
    "left",
    "leveledUp",
    "lost",
    "materialized",
    "moved",
    "recovered",
    "rested",
    "retaliates",
    "state",
    "step:damage",
    "step:declaration",
    "step:endOfCombat",
    "step:retaliation",
    "toBeDestroyed",
    "toGraveyard",
    "turnStart",
    "wokeUp"
  ],
  eventData: [
    "act",
    "amount",
    "attack",
    "attacker",
    "by",
    "card",
    "cards",
    "copy",
    "counters",
    "damage",
    "faceDown",
    "firm",
    "from",
    "hit",
    "kind",
    "lineage",
    "now",
    "object",
    "objects",
    "owner",
    "phase",
    "prepared",
    "reason",
    "rested",
    "rule",
    "seat",
    "source",
    "step",
    "target",
    "to",
    "token",
    "under",
    "weapon",
    "with",
    "x"
  ],
  durations: ["endOfCombat", "endOfPhase", "endOfTurn", "endOfYourNextTurn", "game", "leaves", "nextActivation", "while", "yourNextTurn"],
  spans: ["turn", "game"],
  refunds: [],
  marks: ["activating", "as", "cost", "inherited", "keyword", "only", "timing"],
  arguments: [
    "ability",
    "amount",
    "as",
    "at",
    "by",
    "choose",
    "copyOf",
    "deckOf",
    "divided",
    "except",
    "faceDown",
    "firm",
    "free",
    "intercepting",
    "kind",
    "left",
    "modifiers",
    "note",
    "player",
    "players",
    "rested",
    "retarget",
    "reveal",
    "set",
    "source",
    "to",
    "token",
    "under",
    "until",
    "what",
    "zh"
  ],
  phases: [...phases, "declaration", "retaliation", "damage", "endOfCombat"],
  playerAmounts: ["banishment", "graveyard", "hand", "mainDeck", "materialDeck", "memory"],
  matchAmounts: ["turn"],
  gameFields: [],
  purposes: [],
  faceKinds: []
};

var sideboard = { cards: 15, points: 15, main: 1, material: 3 };
var formats = {
  single: { id: "single", bestOf: 1, onTimeOut: "loseMatch", options: { decks: "constructed", sideboard } },
  match: { id: "match", bestOf: 3, onTimeOut: "loseMatch", options: { decks: "constructed", sideboard } },
  limited: { id: "limited", bestOf: 1, onTimeOut: "loseMatch", options: { decks: "limited" } },
  open: { id: "open", bestOf: 1, onTimeOut: "loseMatch", options: {} }
};
var sideboardLimits = ({ options: options2 }) => options2.sideboard === void 0 ? null : options2.sideboard;

var smallestMainDeck = 60;
var mostCopies = 4;
var largestMaterialDeck = 12;
var constructed = {
  main: smallestMainDeck,
  copies: mostCopies,
  material: largestMaterialDeck,
  rules: { main: "1.5.1.1", copies: "1.5.1.1", material: "1.5.1.2", champion: "1.5.1.3" }
};
var limited = {
  main: 30,
  copies: null,
  material: null,
  rules: { main: "1.5.2.1", copies: "1.5.2.1", material: "1.5.2.2", champion: "1.5.2.2" }
};
var malformedDeck = deckViolation("deck/malformed", "1.5.1", [], "A deck has lists of card ids: material and main.");
var factsOf3 = (card2) => card2.printed;
var isMaterial = (card2) => factsOf3(card2).types.includes("champion") || factsOf3(card2).supertypes.includes("regalia");
function validateDeck(cards2, format, value) {
  const deck = readDeck(value);
  if (deck === null) return [malformedDeck];
  const index = indexCards(cards2);
  const unknown = unknownCards("1.5.3", cardsOfDeck(deck), index);
  if (unknown.length > 0) return unknown;
  const limits3 = format.options.decks === "constructed" ? constructed : format.options.decks === "limited" ? limited : null;
  return [
    ...misplaced(deck, index),
    ...relics(deck, index),
    ...limits3 === null ? withoutChampion(deck, index, limited) : faults(deck, index, limits3),
    ...tooMuchAside(deck, index, sideboardLimits(format))
  ];
}
function misplaced(deck, index) {
  const wrong = (part, is) => [...new Set(deck[part])].filter((id) => isMaterial(index.card(id)) !== is);
  const [material, main] = [wrong("material", true), wrong("main", false)];
  return [
    ...material.length > 0 ? [deckViolation("deck/wrong-part", "1.3.1.1", material, "A material deck holds champions and regalia alone.")] : [],
    ...main.length > 0 ? [deckViolation("deck/wrong-part", "2.1.2.4", main, "Champions and regalia are in no main deck.")] : []
  ];
}
function faults(deck, index, limits3) {
  const { main, material, copies, rules: rules2 } = limits3;
  return [
    ...deck.main.length < main ? [
      deckViolation("deck/too-small", rules2.main, [], `The main deck has ${deck.main.length} cards, at least ${main} are needed.`, {
        count: deck.main.length,
        least: main
      })
    ] : [],
    ...material !== null && deck.material.length > material ? [
      deckViolation(
        "deck/too-large",
        rules2.material,
        [],
        `The material deck has ${deck.material.length} cards, at most ${material} are allowed.`,
        { count: deck.material.length, most: material }
      )
    ] : [],
    ...copies === null ? [] : tooMany(deck.main, copies, rules2.copies),
    ...material === null ? [] : tooMany(deck.material, 1, rules2.material),
    ...withoutChampion(deck, index, limits3)
  ];
}
function tooMuchAside({ side }, index, limits3) {
  if (limits3 === null) return [];
  const points = side.reduce((sum, id) => sum + limits3[isMaterial(index.card(id)) ? "material" : "main"], 0);
  return [
    ...side.length > limits3.cards ? [
      deckViolation("deck/side", "ruling:33", [], `The sideboard has ${side.length} cards, at most ${limits3.cards} are allowed.`, {
        count: side.length,
        most: limits3.cards
      })
    ] : [],
    ...points > limits3.points ? [
      deckViolation("deck/side", "ruling:33", [], `The sideboard counts ${points} points, at most ${limits3.points} are allowed.`, {
        points,
        most: limits3.points
      })
    ] : []
  ];
}
var compareDecks = (registered, now) => sameCards(registered, now) ? [] : [deckViolation("deck/other-cards", "ruling:33", [], "The decks hold other cards than the registered ones.")];
function relics(deck, index) {
  const found2 = deck.material.filter((id) => factsOf3(index.card(id)).keywords.some((keyword2) => keyword2 === "divineRelic"));
  return found2.length < 2 ? [] : [
    deckViolation("deck/too-many-copies", "ext.1.8", [...new Set(found2)], "A material deck holds one divine relic.", {
      count: found2.length,
      most: 1
    })
  ];
}
function tooMany(cards2, most, rule) {
  const counts2 = /* @__PURE__ */ new Map();
  for (const id of cards2) counts2.set(id, (counts2.get(id) ?? 0) + 1);
  return [...counts2].filter(([, count2]) => count2 > most).map(
    ([id, count2]) => deckViolation("deck/too-many-copies", rule, [id], `${id} is there ${count2} times, at most ${most} are allowed.`, { count: count2, most })
  );
}
function withoutChampion(deck, index, { rules: rules2 }) {
  return deck.material.some((id) => factsOf3(index.card(id)).level === 0) ? [] : [deckViolation("deck/no-champion", rules2.champion, [], "The material deck has no champion of level 0.")];
}

var title = /^#?\s*(material|main|side)(?: ?(?:deck|board))?\s*:?\s*(?:\(\d+\))?$/i;
var titled = (line) => title.exec(line)?.[1]?.toLowerCase() ?? null;
var bare5 = (line) => {
  const trimmed = line.replace(/\/\/.*$/, "").trim();
  return titled(trimmed) === null ? trimmed.replace(/#.*$/, "").trim() : trimmed;
};
var form = {
  parts: deckParts,
  bare: bare5,
  titled,
  place: (card2, under) => under === "side" ? "side" : isMaterial(card2) ? "material" : "main",
  titles: [
    ["material", "# Material"],
    ["main", "# Main"],
    ["side", "# Sideboard"]
  ],
  malformed: malformedDeck,
  unknown: "1.5.3"
};
var parseDeckText = (text, cards2) => readDeckText(text, cards2, form);
var printDeckText2 = (deck, cards2) => printDeckText(deck, cards2, form);
var deckForms = {
  text: (cards2, deck) => printDeckText2(deck, cards2)
};

var win = (seat, rule) => propose("win", { seat }, { rule });
var tie = (rule) => propose("tie", {}, { rule });
var endTurn = (rule) => propose("endTurn", {}, { rule });
var endCombat = (rule) => propose("endCombat", {}, { rule });
var unwatched2 = [];
var isOn = (table) => frameOf(table, "game") !== null;
var winRule = {
  keys: () => unwatched2,
  possible: (table, { seat }) => plays(table, seat),
  commit: (table, list) => {
    if (!isOn(table)) return list;
    const [{ seat, data }] = list;
    const winning = list.map((one) => one.seat);
    const areAll = table.seats().every((one) => winning.includes(one) || !plays(table, one));
    conclude(
      table,
      areAll ? { winners: [], reason: "draw", rule: "1.4.4.2" } : { winners: [seat], reason: "effect", rule: data.rule }
    );
    return list;
  }
};
var tieRule = {
  keys: () => unwatched2,
  possible: () => true,
  commit: (table, list) => {
    for (const { data } of list) if (isOn(table)) conclude(table, { winners: [], reason: "draw", rule: data.rule });
    return list;
  }
};
var endTurnRule = {
  keys: () => unwatched2,
  commit: (table, list) => {
    unwindTo(table, "turn", "cut");
    return list;
  }
};
var endCombatRule = {
  keys: () => unwatched2,
  possible: (table) => frameOf(table, "combat") !== null,
  commit: (table, list) => {
    unwindTo(table, "combat", "cut");
    return list;
  }
};

function create(seat, { token, amount: amount3, rested: rested3, copy: copy2, by }, rule) {
  return propose("create", { seat }, { token, amount: amount3, rested: rested3, copy: copy2, by, rule, objects: [] });
}
var creating = ["created"];
var createRule = {
  keys: () => creating,
  possible: (_table, { data }) => data.amount > 0,
  makes: (table, happening) => {
    const { seat, data } = happening;
    const objects = Array.from({ length: data.amount }, () => table.create(data.token, seat, "token").id);
    for (const id of objects) setObject(table, id, "copy", data.copy);
    return { ...happening, data: { ...data, objects } };
  },
  contains: (_table, { seat, data }) => data.objects.map(
    (id) => move(id, { to: "field", under: seat, rested: data.rested === true, by: data.by }, data.rule)
  ),
  commit: (table, list) => list.map((happening) => {
    const { seat, data } = happening;
    const objects = data.objects.filter((id) => arrived(table, id));
    if (objects.length === 0) return null;
    table.emit("tokensSummoned", data.rule, {
      seat,
      card: table.object(objects[0]).card,
      count: objects.length,
      objects
    });
    return { ...happening, data: { ...data, objects, amount: objects.length } };
  })
};
function arrived(table, id) {
  const zone = table.find(id)?.zone;
  if (zone === "") vanish(table, id);
  return zone === "field";
}

var happenings = {
  damage: damageRule,
  recover: recoverRule,
  removeCounters: removeCountersRule,
  rest: restRule,
  wakeUp: wakeUpRule,
  becomeDistant: becomeDistantRule,
  foster: fosterRule,
  destroy: destroyRule,
  move: moveRule,
  create: createRule,
  levelUp: levelUpRule,
  cease: ceaseRule,
  addCounters: addCountersRule,
  draws: drawsRule,
  draw: drawRule,
  lose: loseRule,
  win: winRule,
  tie: tieRule,
  endCombat: endCombatRule,
  endTurn: endTurnRule
};
var commitOrder = Object.keys(happenings);

var sideboarding = redividedDecks({
  kind: "sideboard",
  rule: "1.5.4",
  schema: "grand-archive/deck",
  event: "sideboarded",
  tell: (change3) => ({ in: [...broughtIn(change3, ["material", "main"])] }),
  swaps: ["main", "side"],
  read: readDeck,
  malformed: malformedDeck,
  validate: validateDeck,
  compare: compareDecks
});

var keywordAbilities = {
  // ext.2.6
  intercept: () => [
    {
      kind: "triggered",
      keyword: "intercept",
      on: [
        {
          event: "isAttacked",
          if: {
            all: [{ eventIs: "firm", equal: false }, { object: { event: "object" }, is: { types: "champion", controller: "you" } }, ready2]
          }
        }
      ],
      clauses: [{ if: ready2, may: true, do: [{ verb: "redirect", to: "self", intercepting: true }] }]
    }
  ],
  // ext.3.1
  vigor: () => [
    {
      kind: "triggered",
      keyword: "vigor",
      on: [{ event: "phase:end", if: { turnOf: "you" } }],
      clauses: [{ do: [{ verb: "wakeUp", what: "self" }] }]
    }
  ],
  // ext.3.6
  foster: () => [
    {
      kind: "triggered",
      keyword: "foster",
      on: [{ event: "phase:recollection", if: { turnOf: "you" } }],
      when: unhurt,
      clauses: [{ if: unhurt, do: [{ verb: "foster", what: "self" }] }]
    }
  ]
};
var unhurt = { object: "self", is: { hurt: false, fostered: false } };
var ready2 = { object: "self", is: { awake: true, obeys: true } };

var enlightened = {
  kind: "activated",
  keyword: "enlighten",
  cost: [{ verb: "payCounters", kind: "enlighten", amount: 3 }],
  clauses: [{ do: [{ verb: "draw" }] }]
};
function prepare(card2) {
  const printed2 = card2.printed;
  const keywords2 = printed2.keywords ?? [];
  const bound3 = keywords2.filter((keyword2) => typeof keyword2 !== "string" && keyword2.only !== void 0);
  const abilities = [
    ...card2.abilities.map((ability2) => restricted(ability2, printed2)),
    ...bound3.map((keyword2) => restrictedKeyword(keyword2, printed2))
  ];
  if (printed2.types?.includes("champion") === true) abilities.push(enlightened);
  if (bound3.length === 0) return { ...card2, abilities };
  const free3 = keywords2.filter((keyword2) => typeof keyword2 === "string" || keyword2.only === void 0);
  return { ...card2, printed: { ...card2.printed, keywords: free3 }, abilities };
}

function matchOfGames(bring2, reset, gameLocals2) {
  return {
    name: "match",
    steps: [
      { name: "bring", rule: "1.3.1", run: (table) => bring2(table) },
      {
        name: "game",
        rule: "1.3.2",
        run: (_table, locals2) => ({ call: "game", locals: gameLocals2(locals2.first ?? -1) })
      },
      { name: "ended", rule: "1.4.7.4", run: (table, locals2) => ended2(table, locals2, reset) },
      { name: "sideboard", rule: "1.5.4", run: sideboarding.ask },
      { name: "sideboarded", rule: "1.5.4", run: sideboarding.take },
      { name: "askFirst", rule: "1.4.7.2", run: askFirst },
      { name: "firstChosen", rule: "1.4.7.2", run: takeFirst }
    ]
  };
}
function ended2(table, locals2, reset) {
  if (concludeGame(table, locals2, "1.4.7.4", false)) return { done: null };
  reset(table);
  return void 0;
}
function askFirst(table, locals2, frame) {
  const loser = locals2.firstLost;
  table.local(locals2, "first", -1);
  if (loser < 0) return { to: "bring" };
  if (table.seats().length > 2) {
    table.local(locals2, "first", loser);
    return { to: "bring" };
  }
  const options2 = table.seats().map((seat) => ({ id: `player:${seat}`, label: "player", params: { seat } }));
  table.ask(frame, { seat: loser, kind: "chooseFirst", rule: "1.4.7.2", domain: { type: "options", min: 1, max: 1, options: options2 } });
  return { wait: true };
}
function takeFirst(table, locals2) {
  const [pick] = picksOf(locals2.answer);
  table.local(locals2, "answer", null);
  table.local(locals2, "first", Number(pick.slice("player:".length)));
  return { to: "bring" };
}

function payingEnv(locals2) {
  const plain4 = announceEnv(locals2);
  return { ...plain4, vars: { ...plain4.vars, ...choicesShown(announcementOf(locals2).parts) } };
}
function announcedTotal(table, locals2, x) {
  const { sort, item: item2, ability: ability2, way, extras: extras2 } = announcementOf(locals2);
  const env = payingEnv(locals2);
  return sort === "ability" ? totalOfAbility(table, env, ability2) : totalOf(table, env.you, item2, way, extras2, ability2, x, env.vars);
}
function isPaidFor(table, locals2, total, preparedBy) {
  const { item: item2, champion: champion4 } = announcementOf(locals2);
  return isAffordable(table, payingEnv(locals2).you, item2, total, ownCosts(table, item2, champion4, preparedBy), payingEnv(locals2));
}

var payCardsProcedure = {
  name: "payCards",
  steps: [
    { name: "reserve", rule: "2.3.3.1", run: askReserve },
    { name: "reserved", rule: "2.3.3.1.1", run: reserve },
    { name: "float", rule: "2.3.3.3", run: askFloating },
    { name: "floated", rule: "2.3.3.3", run: takeFloating },
    { name: "banish", rule: "2.3.3.2", run: banish }
  ]
};
function payLocals(seat, { reserve: reserve2, memory }, object, card2) {
  return { seat, reserve: reserve2, memory, object, card: card2, floating: [], returned: null, answer: null, answers: null };
}
var optionOf2 = (table, id) => ({
  id: `object:${id}`,
  label: "object",
  params: { card: table.object(id).card, object: id },
  object: id
});
var picked2 = (locals2) => picksOf(locals2.answer).map((pick) => Number(pick.slice("object:".length)));
function askReserve(table, locals2, frame) {
  const count2 = locals2.reserve;
  if (count2 === 0) return { to: "float" };
  const seat = locals2.seat;
  const options2 = [...table.zoneOf("hand", seat).order, ...reservables(table, seat)].map((id) => optionOf2(table, id));
  table.ask(frame, {
    seat,
    kind: "payReserve",
    rule: "2.3.3.1",
    params: { card: locals2.card, object: locals2.object, count: count2 },
    domain: { type: "options", min: count2, max: count2, options: options2 }
  });
  return { wait: true };
}
function reserve(table, locals2) {
  const ids2 = picked2(locals2);
  return happen(
    table,
    ids2.map((id) => zoneOf(table, id) === "field" ? rest(id, "ext.1.6") : move(id, { to: "memory", act: "reserved" }, "2.3.3.1"))
  );
}
function askFloating(table, locals2, frame) {
  const seat = locals2.seat;
  const count2 = locals2.memory;
  const found2 = count2 === 0 ? [] : floatingCards(table, seat);
  if (found2.length === 0) return { to: "banish" };
  const min = Math.max(0, count2 - table.zoneOf("memory", seat).order.length);
  table.ask(frame, {
    seat,
    kind: "payMemory",
    rule: "2.3.3.3",
    params: { card: locals2.card, object: locals2.object, count: count2 },
    domain: { type: "options", min, max: Math.min(count2, found2.length), options: found2.map((id) => optionOf2(table, id)) }
  });
  return { wait: true };
}
function takeFloating(table, locals2) {
  const ids2 = picked2(locals2);
  table.local(locals2, "floating", ids2);
  table.local(locals2, "memory", locals2.memory - ids2.length);
}
function banish(table, locals2) {
  const seat = locals2.seat;
  const left = [...table.zoneOf("memory", seat).order];
  const chosen = [...locals2.floating];
  for (let count2 = locals2.memory; count2 > 0 && left.length > 0; count2--) {
    const at = table.random("memory", left.length, "2.3.3.2.1", [seat]);
    chosen.push(...left.splice(at, 1));
  }
  return chosen.length === 0 ? void 0 : happen(
    table,
    chosen.map((id) => move(id, { to: "banishment", act: "banished" }, "2.3.3.2"))
  );
}

function askPrepare(table, locals2, frame) {
  const { sort, item: item2 } = announcementOf(locals2);
  const seat = locals2.you;
  const count2 = sort === "activation" ? keywordAmount(table, item2, "prepare") : 0;
  const { x } = announcementOf(locals2);
  const found2 = count2 === 0 ? [] : championsOf(table, seat).filter((id) => isPaidFor(table, locals2, announcedTotal(table, locals2, x), id));
  if (found2.length === 0) return { to: "total" };
  const options2 = found2.map(
    (id) => ({ id: `object:${id}`, label: "object", params: { card: shownCard(table, id), object: id }, object: id })
  );
  table.ask(frame, {
    seat,
    kind: "prepare",
    rule: "ext.1.7",
    params: { card: locals2.card, object: item2, count: count2 },
    domain: { type: "options", min: 1, max: 1, options: [{ id: "none", label: "none" }, ...options2] }
  });
  return { wait: true };
}
function takePrepare(table, locals2) {
  const [pick] = picksOf(locals2.answer);
  if (pick !== "none") note2(table, locals2, "preparedBy", Number(pick.slice("object:".length)));
}
function payPreparation(table, locals2) {
  const { preparedBy, item: item2 } = announcementOf(locals2);
  if (preparedBy === 0 || table.object(item2).prepared === true) return null;
  setObject(table, item2, "prepared", true);
  return happen(table, [removeCounters(preparedBy, "preparation", keywordAmount(table, item2, "prepare"), "ext.1.7")], "pay");
}

var announceProcedure = {
  name: "announce",
  steps: [
    { name: "propose", rule: "2.3.1.2", run: propose2 },
    { name: "champion", rule: "1.7.1.6.1", run: askChampion },
    { name: "championChosen", rule: "1.7.1.6.1", run: takeChampion },
    { name: "ways", rule: "2.3.1.6.3", run: askWay },
    { name: "wayChosen", rule: "2.3.1.6.3", run: takeWay },
    { name: "extras", rule: "2.3.1.6.2", run: extras },
    { name: "extraAsked", rule: "2.3.1.6.2", run: takeExtra },
    ...choosingSteps({
      rules: { modes: "2.3.1.4", target: "2.3.1.5", divide: "2.3.1.5.1" },
      show: (table, locals2) => show(table, locals2, true),
      next: "x"
    }),
    { name: "x", rule: "2.3.1.6.1", run: askX },
    { name: "xChosen", rule: "2.3.1.6.1", run: takeX },
    { name: "prepare", rule: "ext.1.7", run: askPrepare },
    { name: "prepared", rule: "ext.1.7", run: takePrepare },
    { name: "total", rule: "2.3.1.6", run: determineTotal },
    { name: "pay", rule: "2.3.1.8", run: pay },
    { name: "paid", rule: "2.3.1.8", run: paid },
    { name: "become", rule: "2.3.1.9", run: become },
    { name: "over", rule: "2.3.1.11", run: over4 },
    { name: "reverse", rule: "2.3.1.7", run: reverse }
  ]
};
function propose2(table, locals2) {
  const seat = locals2.you;
  const self = locals2.self;
  const { sort } = announcementOf(locals2);
  const isCard = sort !== "ability";
  if (isCard) {
    note2(table, locals2, "from", zoneOf(table, self));
    note2(
      table,
      locals2,
      "ways",
      sort === "materialization" && !announcementOf(locals2).allowed ? [usualWay] : waysOf(table, seat, self, announcementOf(locals2).allowed)
    );
    note2(table, locals2, "origin", originOf(table, self));
  }
  const item2 = place(table, isCard ? self : table.create("", seat, "item").id, { zone: "effectsStack" });
  if (table.object(item2).controller !== seat) table.set(table.object(item2), "controller", seat);
  note2(table, locals2, "item", item2);
  if (isCard) table.local(locals2, "self", item2);
  show(table, locals2, true);
}
function show(table, locals2, open) {
  const { self, card: card2, event, vars } = announceEnv(locals2);
  const { sort, ability: ability2, triggered: triggered3, parts, from, item: item2, champion: champion4 } = announcementOf(locals2);
  const shown = { sort, ability: ability2, source: self, card: card2, triggered: triggered3, event, vars, parts, from, champion: champion4, open };
  setItem(table, item2, shown);
}
function championsFor(table, locals2) {
  const { item: item2 } = announcementOf(locals2);
  const seat = locals2.you;
  if (isType(table, item2, "champion")) return championsToLevel(table, seat, item2);
  if (!isType(table, item2, "attack")) return null;
  const { way, ways } = announcementOf(locals2);
  return attackingChampions(table, seat).filter(
    (id) => (way === freeWay ? [freeWay] : ways).some((one) => isPayable(table, seat, item2, one, id))
  );
}
function askChampion(table, locals2, frame) {
  const found2 = championsFor(table, locals2);
  const [only4] = found2 ?? [];
  if (found2 === null) return { to: "ways" };
  if (only4 === void 0) return { to: "reverse" };
  if (found2.length === 1) {
    note2(table, locals2, "champion", only4);
    return { to: "ways" };
  }
  const { item: item2 } = announcementOf(locals2);
  const options2 = found2.map(
    (id) => ({ id: `object:${id}`, label: "object", params: { card: shownCard(table, id), object: id }, object: id })
  );
  const rule = isType(table, item2, "champion") ? "1.7.1.6.1" : "2.1.10.1.1";
  table.ask(frame, {
    seat: locals2.you,
    kind: "chooseChampion",
    rule,
    params: { card: locals2.card, object: item2 },
    domain: { type: "options", min: 1, max: 1, options: options2 }
  });
  return { wait: true };
}
function takeChampion(table, locals2) {
  const [pick] = picksOf(locals2.answer);
  note2(table, locals2, "champion", Number(pick.slice("object:".length)));
}
function askWay(table, locals2, frame) {
  const { sort, item: item2, way, ways, champion: champion4 } = announcementOf(locals2);
  const seat = locals2.you;
  if (sort === "ability") return { to: "modes" };
  if (way === freeWay) return { to: "extras" };
  const open = ways.filter((one) => isPayable(table, seat, item2, one, champion4));
  const [only4] = open;
  if (only4 === void 0) return { to: "reverse" };
  if (open.length === 1) {
    note2(table, locals2, "way", only4);
    return { to: "extras" };
  }
  const card2 = locals2.card;
  const options2 = open.map(
    (one) => one === usualWay ? { id: "usual", label: "usualCost" } : { id: `instead:${one}`, label: "insteadCost", params: { card: card2, object: item2, ability: one } }
  );
  table.ask(frame, {
    seat,
    kind: "chooseCost",
    rule: "2.3.1.6.3",
    params: { card: card2, object: item2 },
    domain: { type: "options", min: 1, max: 1, options: options2 }
  });
  return { wait: true };
}
function takeWay(table, locals2) {
  const [pick] = picksOf(locals2.answer);
  note2(table, locals2, "way", pick === "usual" ? usualWay : pick.slice("instead:".length));
}
function extras(table, locals2, frame) {
  const { item: item2, way, x, ability: ability2, extras: found2, asking, champion: champion4 } = announcementOf(locals2);
  const seat = locals2.you;
  if (found2.length === 0 && asking.length === 0) {
    note2(
      table,
      locals2,
      "extras",
      additionalOf(table, seat, item2).map(({ path }) => path)
    );
    note2(
      table,
      locals2,
      "asking",
      optionalOf(table, seat, item2).map(({ path }) => path)
    );
  }
  const [next6, ...left] = announcementOf(locals2).asking;
  if (next6 === void 0) return { to: "modes" };
  if (!isAffordable(
    table,
    seat,
    item2,
    totalOf(table, seat, item2, way, [...announcementOf(locals2).extras, next6], ability2, x),
    ownCosts(table, item2, champion4)
  )) {
    note2(table, locals2, "asking", left);
    return left.length === 0 ? { to: "modes" } : { to: "extras" };
  }
  table.ask(frame, {
    seat,
    kind: "useEffect",
    rule: "2.3.1.6.2",
    prompt: "payExtra",
    params: { card: locals2.card, object: item2, ability: next6 },
    domain: yesOrNo()
  });
  return { wait: true };
}
function takeExtra(table, locals2) {
  const { asking, extras: found2 } = announcementOf(locals2);
  const [next6, ...left] = asking;
  if (saidYes(locals2.answer)) {
    note2(table, locals2, "extras", [...found2, next6]);
    const { marks } = table.library.ability(next6).ability;
    if (typeof marks?.as === "string") bindVar(table, locals2, marks.as, 1);
  }
  note2(table, locals2, "asking", left);
  return left.length === 0 ? { to: "modes" } : { to: "extras" };
}
function askX(table, locals2, frame) {
  const { sort, item: item2, way } = announcementOf(locals2);
  if (sort === "ability" || !isVariable(table, item2) || way !== usualWay) return { to: "prepare" };
  const seat = locals2.you;
  const pays = (x) => isPaidFor(table, locals2, announcedTotal(table, locals2, x), 0);
  let max = 0;
  while (pays(max + 1)) max++;
  table.ask(frame, {
    seat,
    kind: "chooseX",
    rule: "2.3.1.6.1",
    params: { card: locals2.card, object: item2 },
    domain: { type: "number", min: 0, max }
  });
  return { wait: true };
}
function takeX(table, locals2) {
  const x = numberOfAnswer(locals2.answer);
  note2(table, locals2, "x", x);
  bindVar(table, locals2, "x", x);
  setObject(table, announcementOf(locals2).item, "x", x);
}
function determineTotal(table, locals2) {
  const { x, preparedBy } = announcementOf(locals2);
  const total = announcedTotal(table, locals2, x);
  if (total === null) return { to: "reverse" };
  note2(table, locals2, "left", total.others);
  note2(table, locals2, "cost", total.cards);
  return isPaidFor(table, locals2, total, preparedBy) ? void 0 : { to: "reverse" };
}
function pay(table, locals2) {
  const { left, champion: champion4, item: item2, cost: cost2 } = announcementOf(locals2);
  table.local(locals2, "returned", null);
  if (champion4 !== 0 && isType(table, item2, "attack") && table.find(champion4)?.rested === false) {
    return happen(table, [rest(champion4, "1.7.4.2")], "pay");
  }
  const preparation2 = payPreparation(table, locals2);
  if (preparation2 !== null) return preparation2;
  if (left.length === 0)
    return { call: "payCards", locals: payLocals(locals2.you, cost2 ?? noCost, item2, locals2.card), then: "become" };
  return payPart(table, locals2) ?? { to: "reverse" };
}
function paid(table, locals2) {
  partPaid(table, locals2);
  return { to: "pay" };
}
function become(table, locals2) {
  const { item: item2, sort, parts, ability: ability2, x, from, triggered: triggered3 } = announcementOf(locals2);
  const seat = locals2.you;
  show(table, locals2, false);
  const data = {
    seat,
    object: item2,
    card: shownCard(table, item2),
    targets: choicesShown(parts),
    aimedAt: targetsShown2(table, item2)
  };
  if (x > 0) data.x = x;
  table.newMoment();
  const source2 = locals2.self;
  if (sort === "ability") {
    const { limit } = table.library.ability(ability2).ability;
    if (limit !== void 0 && !triggered3) noteUse(table, { object: source2, seat, ability: ability2 }, limit);
    table.emit(triggered3 ? "abilityTriggered" : "abilityActivated", triggered3 ? "2.4.2.1" : "2.4.1.3", { ...data, source: source2, ability: ability2 });
    if (!triggered3) notice(table, "abilityActivated", { object: item2, seat }, { source: source2 });
    return { done: { done: true, item: item2 } };
  }
  table.emit(sort === "activation" ? "cardActivated" : "cardMaterialized", sort === "activation" ? "2.3.1.11" : "2.3.2.11", {
    ...data,
    from
  });
  notice(
    table,
    sort === "activation" ? "activated" : "materialized",
    { object: item2, seat },
    { from, prepared: table.object(item2).prepared === true }
  );
  return sort === "activation" ? nextActivated(table, seat, item2) : void 0;
}
function over4(_table, locals2) {
  return { done: { done: true, item: announcementOf(locals2).item } };
}
function reverse(table, locals2) {
  const { item: item2, origin, sort } = announcementOf(locals2);
  if (origin === null) vanish(table, item2);
  else restore(table, item2, origin);
  const object = origin === null ? locals2.self : showTo(table, origin.row.id, table.seats());
  table.emit("playReversed", sort === "materialization" ? "2.3.2.8" : "2.3.1.7", {
    seat: locals2.you,
    was: item2,
    object,
    card: locals2.card
  });
  return { done: { done: false } };
}

var copyItemsProcedure = copyingProcedure({
  rule: "2.11.7.13.4.1",
  targetRule: "2.11.7.13.7",
  copy: copyItem,
  canAim: canAimAnew,
  targeted: () => void 0,
  shownCard
});
function copyItem(table, original, seat) {
  const row = table.object(original);
  const { copy: copied2, x, prepared, bringing: bringing2, empowered, notes } = fieldsOf(row);
  const copy2 = placeCopy(table, row, seat, "effectsStack", { copy: copied2, x, prepared, bringing: bringing2, empowered, notes });
  table.emit("copied", "2.11.7.13.4.1", { seat, object: copy2, card: itemOf(table, copy2).card, of: original });
  return copy2;
}

var what = (table, verb2, env) => objectsOf(table, env, verb2.what);
var players = (table, verb2, env) => seatsOf(table, env, verb2.player ?? "you");
var count = (table, verb2, env) => Math.max(0, amount(table, env, verb2.amount ?? 1));

var glimpseProcedure = {
  name: "glimpse",
  steps: [
    { name: "look", rule: "ext.4.1", run: look2 },
    { name: "bottomChosen", rule: "ext.4.1", run: takeBottom },
    { name: "top", rule: "ext.4.1", run: askTop },
    { name: "topChosen", rule: "ext.4.1", run: (table, locals2) => table.local(locals2, "top", picked3(locals2)) },
    { name: "put", rule: "ext.4.1", run: put4 }
  ]
};
var optionOf3 = (table, id) => ({
  id: `object:${id}`,
  label: "object",
  params: { card: table.object(id).card, object: id },
  object: id
});
var picked3 = (locals2) => picksOf(locals2.answer).map((pick) => Number(pick.slice("object:".length)));
var idsOf = (locals2, name) => locals2[name];
var seatOf2 = (locals2) => locals2.seats[0];
function next5(table, locals2) {
  table.local(locals2, "seats", locals2.seats.slice(1));
  return { to: "look" };
}
function look2(table, locals2, frame) {
  if (locals2.seats.length === 0) return { done: { done: locals2.done } };
  const seat = seatOf2(locals2);
  const hidden = table.zoneOf("mainDeck", seat).order.slice(0, locals2.count);
  if (hidden.length === 0 || !plays(table, seat)) return next5(table, locals2);
  const top = hidden.map((id) => showTo(table, id, [seat]));
  table.emit("lookedAt", "ext.4.1", { seat, count: top.length, ...wereNamed(hidden, top) }, [
    { seats: [seat], data: { cards: top.map((id) => table.object(id).card), objects: [...top] } }
  ]);
  table.local(locals2, "top", top);
  table.ask(frame, {
    seat,
    kind: "glimpse",
    rule: "ext.4.1",
    params: { count: top.length },
    domain: { type: "options", min: 0, max: top.length, ordered: true, options: top.map((id) => optionOf3(table, id)) }
  });
  return { wait: true };
}
function takeBottom(table, locals2) {
  const bottom = picked3(locals2);
  table.local(locals2, "bottom", bottom);
  table.local(
    locals2,
    "top",
    idsOf(locals2, "top").filter((id) => !bottom.includes(id))
  );
}
function askTop(table, locals2, frame) {
  const top = idsOf(locals2, "top");
  if (top.length < 2) return { to: "put" };
  table.ask(frame, {
    seat: seatOf2(locals2),
    kind: "orderTop",
    rule: "ext.4.1",
    params: { count: top.length },
    domain: wholeOrder(top.map((id) => optionOf3(table, id)))
  });
  return { wait: true };
}
function put4(table, locals2) {
  const seat = seatOf2(locals2);
  const [top, bottom] = [idsOf(locals2, "top"), idsOf(locals2, "bottom")];
  const deck = table.zoneOf("mainDeck", seat);
  table.set(deck, "order", [...top, ...deck.order.filter((id) => !top.includes(id) && !bottom.includes(id)), ...bottom]);
  table.emit("glimpsed", "ext.4.1", { seat, count: top.length + bottom.length, bottom: bottom.length });
  notice(table, "glimpsed", { seat }, { amount: top.length + bottom.length });
  table.local(locals2, "done", true);
  return next5(table, locals2);
}
var glimpse = {
  rule: "ext.4.1",
  run: (table, verb2, env) => {
    const named4 = players(table, verb2, env);
    return {
      call: "glimpse",
      locals: {
        ...effectLocals(env, ""),
        seats: turnOrder(table).filter((seat) => named4.includes(seat)),
        count: count(table, verb2, env),
        top: [],
        bottom: [],
        done: false
      }
    };
  }
};

var pickings = {
  banish: {
    use: "leaves",
    rule: "2.1.7.1",
    make: (id, { self }, { faceDown }) => move(id, { to: "banishment", act: "banished", by: self, faceDown: faceDown === true }, "2.1.7.1"),
    fits: () => true
  },
  discard: {
    use: "leaves",
    rule: "2.1.6.1",
    make: (id, { self }) => move(id, { to: "graveyard", act: "discarded", by: self }, "2.1.6.1"),
    fits: (table, id) => zoneOf(table, id) === "hand"
  },
  sacrifice: {
    use: "leaves",
    rule: "2.1.6.1",
    make: (id, { self }) => move(id, { to: "graveyard", act: "sacrificed", by: self }, "2.1.6.1"),
    fits: (table, id) => isOnField(table, id) && !staysAlive(table, id)
  },
  rest: {
    use: "rests",
    rule: "2.11.7.14.2",
    make: (id) => rest(id, "2.11.7.14.2"),
    fits: (table, id) => isOnField(table, id) && !rowOf3(table, id).rested
  },
  takeCounter: {
    use: "keeps",
    rule: "2.11.4",
    make: (id, _env, { kind }) => removeCounters(id, kind, 1, "2.11.4"),
    fits: (table, id) => isOnField(table, id)
  }
};
function uses(table, env, verb2) {
  switch (verb2.verb) {
    case "restSelf":
      return [{ ids: [env.self], use: "rests" }];
    case "banishSelf":
    case "sacrificeSelf":
      return [{ ids: [env.self], use: "leaves" }];
    case "payReserve":
      return cardNeeds(table, env.you, env.self, { reserve: count(table, verb2, env), memory: 0 });
    case "payMemory":
      return cardNeeds(table, env.you, env.self, { reserve: 0, memory: count(table, verb2, env) });
    default:
      return null;
  }
}
function cardNeeds(table, seat, played, { reserve: reserve2, memory }) {
  const others = (ids2) => ids2.filter((id) => id !== played);
  const hand = others(table.zoneOf("hand", seat).order);
  const able = reservables(table, seat);
  const remembered = others([...table.zoneOf("memory", seat).order, ...floatingCards(table, seat)]);
  return [
    ...Array.from({ length: reserve2 }, () => ({ ids: [...hand, ...able], use: "rests" })),
    ...Array.from({ length: memory }, () => ({ ids: remembered, use: "leaves" }))
  ];
}
var counterSources = (table, env, verb2) => objectsOf(table, env, verb2.what ?? "self");
var pickingRules = {
  pickings,
  // Whose doing it is does not matter here for what it can be done to.
  doer: (_table, _verb, env) => env,
  // 1.6.4.2.4.1: a card that is being played pays for nothing.
  spares: (table, id, env) => id === env.self && zoneOf(table, id) !== "field",
  uses,
  payers: ["announce"],
  owed: (table, env, { cost: cost2, item: item2 }) => cost2 === null ? [] : cardNeeds(table, env.you, item2, cost2)
};
var countersHold = (table, env, cost2) => takesHold(
  cost2.flatMap(
    (verb2) => verb2.verb === "payCounters" ? counterSources(table, env, verb2).map(
      (id) => ({
        from: `${id}:${verb2.kind}`,
        count: count(table, verb2, env),
        there: countersOn(table, id, verb2.kind)
      })
    ) : []
  )
);
var paysTogether = (table, env, cost2) => countersHold(table, env, cost2) && usesHold(pickingRules, table, env, cost2);

var procedures = [
  matchOfGames(putDecks, resetRows, gameLocals),
  gameProcedure,
  turnProcedure,
  opportunityProcedure,
  stateCheckProcedure,
  placeTriggersProcedure,
  momentProcedure2,
  announceProcedure,
  payCardsProcedure,
  copyItemsProcedure,
  pickAndDo(pickingRules),
  chooseModesProcedure,
  chooseTargetsProcedure,
  resolveProcedure,
  attackProcedure,
  combatProcedure,
  glimpseProcedure,
  keepUniqueProcedure
];

var relations = {
  /** What it attacks, or is attacked by (2.11.7.14.6.1, 2.11.7.14.6.2). */
  fights: (table, { id }) => {
    const { combat } = gameOf(table);
    if (combat === null) return [];
    const others = id === combat.attacker ? combat.targets : combat.targets.includes(id) ? [combat.attacker] : [];
    return others.filter((other) => table.find(other) !== null);
  }
};
function inOrder3(table, objects) {
  if (objects.length < 2) return objects;
  const seats = turnOrder(table);
  const side = (id) => seats.indexOf(table.find(id)?.controller ?? 0);
  return [...objects].sort((a, b) => side(a) - side(b) || (table.find(a)?.stamp ?? 0) - (table.find(b)?.stamp ?? 0));
}

var none16 = [];
var bearers = (kind) => (table) => {
  let found2 = null;
  for (const id of table.zone("field").order) if (fieldsOf(table.object(id)).counters[kind] !== void 0) (found2 ??= []).push(id);
  return found2 ?? none16;
};
function buff(_table, row, values) {
  const { buff: count2 = 0 } = fieldsOf(row).counters;
  if (typeof values.power === "number") values.power += count2;
  if (typeof values.life === "number") values.life += count2;
}
function level(_table, row, values) {
  const { level: count2 = 0 } = fieldsOf(row).counters;
  if (typeof values.level === "number") values.level += count2;
}
var retaliating = (table) => {
  const retaliators = gameOf(table).combat?.retaliators ?? none16;
  return retaliators.length === 0 ? none16 : retaliators.filter((id) => table.find(id)?.zone === "field");
};
function retort(table, row, values) {
  if (typeof values.power === "number") values.power += keywordSum(table, row.id, "retort");
}
var layerRules = {
  level: { own: { on: bearers("level"), change: level } },
  abilities: { own: { on: lendees, change: lend } },
  values: { own: { on: retaliating, change: retort } },
  counters: { own: { on: bearers("buff"), change: buff } }
};

var history = {
  /** Mage action cards that a player activated; a copy is not activated (2.11.7.13.4). */
  mageActions: { on: ["activated"], by: "seat", keep: "count", per: "turn", if: isMageAction }
};
function isMageAction(table, { object }) {
  const { types, classes } = valuesOf2(table, object);
  return types.includes("action") && classes.includes("mage");
}

function mayBecomeTarget(table, target2) {
  const { combat } = gameOf(table);
  return combat !== null && !combat.targets.includes(target2) && isAttackable(table, combat.seat, combat.attacker, target2, combat.weapon);
}
function redirectTo(table, [target2 = 0], intercepting) {
  if (!mayBecomeTarget(table, target2)) return false;
  const { seat, attacker } = combatOf(table);
  noteCombat(table, { targets: [target2], ...intercepting ? { interceptor: target2 } : {} });
  table.emit("attackRedirected", "2.2.7.0.2", {
    seat,
    object: attacker,
    card: shownCard(table, attacker),
    target: target2,
    targetCard: shownCard(table, target2),
    intercepted: intercepting
  });
  return true;
}

var status = {
  /** 2.11.7.14.6.4 */
  rested: (_table, row) => fieldsOf(row).rested,
  /** 2.11.7.14.6.3 */
  awake: (_table, row) => !fieldsOf(row).rested,
  damage: (_table, row) => fieldsOf(row).damage,
  /** 2.11.7.14.6.5; what is not is undamaged (2.11.7.14.6.6). */
  damaged: (_table, row) => fieldsOf(row).damage > 0,
  /** It came to the field this turn. */
  cameThisTurn: (table, row) => fieldsOf(row).cameTurn === gameOf(table).turn,
  attacking: (table, row) => gameOf(table).combat?.attacker === row.id,
  defending: (table, row) => gameOf(table).combat?.targets.includes(row.id) === true,
  /** The attack that is on could be aimed at it instead. */
  attackable: (table, row) => mayBecomeTarget(table, row.id),
  /** 2.11.7.14.5.1 */
  prepared: (_table, row) => fieldsOf(row).prepared,
  /** Its keywords wherever it lies or lay; of what is in play the characteristic `keywords` says the same. */
  withKeyword: (table, row) => keywordsOf(table, row),
  fostered: (_table, row) => fieldsOf(row).fostered,
  hurt: isHurt,
  /** 2.11.7.14.6.7 */
  distant: (_table, row) => fieldsOf(row).distant,
  /** 2.11.7.14.6.9 */
  retaliating: (table, row) => gameOf(table).combat?.retaliators.includes(row.id) === true,
  /** 2.11.7.14.6.8 */
  intercepting: (table, row) => gameOf(table).combat?.interceptor === row.id,
  /** Pride lets it do what it is told (ext.3.3); what is gone does nothing. */
  obeys: (table, row) => table.find(row.id) !== null && obeys(table, row.id),
  /** Its owner could materialize, or activate, it now where an effect has him do so (2.3.1.12, 2.11.7.6.1, ruling:3). */
  materializable: (table, row) => mayPlayAllowed(table, row.owner, row.id, "materialization", false),
  activatable: (table, row) => mayPlayAllowed(table, row.owner, row.id, "activation", false),
  /** 1.6.3.2.2: the keys of its names, by which an effect names a card. */
  named: (table, row) => valuesOf2(table, row.id).name.map(cardId),
  token: (_table, row) => row.kind === "token",
  /** The level of its player's champion as it counts for it (ext.4.3). */
  championLevel: (table, row) => levelFor(table, row),
  empowered: (_table, row) => fieldsOf(row).empowered > 0,
  durabilityCounters: (_table, row) => fieldsOf(row).counters.durability ?? 0,
  preparationCounters: (_table, row) => fieldsOf(row).counters.preparation ?? 0,
  enlightenCounters: (_table, row) => fieldsOf(row).counters.enlighten ?? 0,
  lashCounters: (_table, row) => fieldsOf(row).counters.lash ?? 0,
  counters: (_table, row) => Object.keys(fieldsOf(row).counters),
  /** On the effects stack: an activation, a materialization, or an ability (2.7.2, 2.7.3). */
  item: (table, row) => row.zone === "effectsStack" ? itemOf(table, row.id).sort : null
};

function copyOf(table, verb2, env, path, of) {
  const values = copiedValues(table, env, of, verb2.except ?? null, `${path}/except`);
  return JSON.stringify(hasVariableCost(table, must(knownRow(table, of), "what is copied")) ? { ...values, cost: "X" } : values);
}
function kindsOf(table, verb2, env, path) {
  if (verb2.copyOf === void 0) return [{ token: verb2.token, copy: "" }];
  return presentOrPast(table, env, verb2.copyOf).map((of) => ({
    token: knownRow(table, of)?.card ?? "",
    copy: copyOf(table, verb2, env, path, of)
  }));
}
var copyingVerbs = {
  /** Tokens come to the field of `player`: `amount` of a `token` of the catalogue, or for each of `copyOf` copies of it (2.11.7.13.2), with exceptions; `rested`. */
  summon: {
    rule: "2.11.7.13.1",
    run: (table, verb2, env, path) => {
      const kinds2 = kindsOf(table, verb2, env, path);
      return {
        propose: players(table, verb2, env).flatMap(
          (seat) => kinds2.map(
            (kind) => create(seat, { ...kind, amount: count(table, verb2, env), rested: verb2.rested === true, by: env.self }, "2.11.7.13.1")
          )
        )
      };
    }
  },
  /** 2.11.7.13.4, 2.11.7.13.4.1: copies of each of `what` on the effects stack; with `retarget` their player may choose new targets. */
  copy: {
    rule: "2.11.7.13.4.1",
    run: (table, verb2, env) => {
      const queue = what(table, verb2, env).flatMap((id) => Array.from({ length: count(table, verb2, env) }, () => id));
      return queue.length === 0 ? { done: false } : { call: "copyItems", locals: copyingLocals(env, queue, verb2.retarget === true) };
    }
  },
  /** 2.11.7.13.3: in a replacement: the object comes to the field as a copy of `copyOf`. */
  entersAs: {
    rule: "2.11.7.13.3.1",
    run: (table, verb2, env, path) => {
      const [of] = presentOrPast(table, env, verb2.copyOf);
      if (of === void 0) return { done: false };
      const copy2 = copyOf(table, verb2, env, path, of);
      alter(
        table,
        env,
        (happening) => ({
          ...happening,
          data: { ...happening.data, copy: copy2 }
        })
      );
      return { done: true };
    }
  }
};

var endingVerbs = {
  winGame: { rule: "1.4.2.3", run: (table, verb2, env) => ({ propose: players(table, verb2, env).map((seat) => win(seat, "1.4.2.3")) }) },
  loseGame: {
    rule: "1.4.3.4",
    run: (table, verb2, env) => ({ propose: players(table, verb2, env).map((seat) => lose(seat, "effect", "1.4.3.4")) })
  },
  drawGame: { rule: "1.4.4.1", run: () => ({ propose: [tie("1.4.4.1")] }) },
  endTurn: { rule: "2.2.8.2", run: () => ({ propose: [endTurn("2.2.8.2")] }) },
  endCombat: { rule: "2.2.8.1", run: () => ({ propose: [endCombat("2.2.8.1")] }) }
};

var playing = (sort, rule) => ({
  rule,
  run: (table, verb2, env) => {
    const free3 = verb2.free === true;
    const seat = verb2.by === void 0 ? env.you : seatOf(table, env, verb2.by);
    const card2 = what(table, verb2, env).find((id) => mayPlayAllowed(table, seat, id, sort, free3));
    return card2 === void 0 ? { done: false } : { call: "announce", locals: allowedLocals(table, seat, card2, sort, free3) };
  }
});
function paying(kind, rule) {
  const costOf2 = (table, verb2, env) => ({
    ...noCost,
    [kind]: Math.max(0, amount(table, env, verb2.amount ?? 1))
  });
  return {
    rule,
    payable: (table, verb2, env) => canPay(table, env.you, costOf2(table, verb2, env), env.self),
    run: (table, verb2, env) => ({ call: "payCards", locals: payLocals(env.you, costOf2(table, verb2, env), 0, env.card) })
  };
}
var playingVerbs = {
  /** 2.3.2.1.1: the card `what` is materialized by you, for the cost that is printed on it, of whichever kind (2.3.2.4.1); `free` without it. */
  materialize: playing("materialization", "2.3.2.1.1"),
  /** 2.3.1.12: the card `what` is activated by you. */
  activate: playing("activation", "2.3.1.12"),
  payReserve: paying("reserve", "2.3.3.1"),
  payMemory: paying("memory", "2.3.3.2")
};

function moveOf(table, { to, under, at, rested: rested3, reveal, faceDown }, env) {
  return {
    to,
    by: env.self,
    rested: rested3 === true,
    reveal: reveal === true,
    faceDown: faceDown === true,
    ...under === void 0 ? {} : { under: seatOf(table, env, under) },
    ...at === void 0 ? {} : { at }
  };
}
function drawers(table, verb2, env) {
  const owner2 = verb2.deckOf === void 0 ? null : seatOf(table, env, verb2.deckOf);
  return players(table, verb2, env).filter((seat) => owner2 === null || seat === owner2);
}
var source = (table, ref2, env) => objectsOf(table, env, ref2 ?? "self");
function negations(table, ids2, to) {
  return ids2.map((id) => table.object(id).kind === "item" ? cease(id, "2.4.0.12") : move(id, { to, act: "negated" }, "1.7.4.4.1"));
}
function bringing(table, ids2, counters3) {
  for (const id of ids2) setObject(table, id, "bringing", tallySum(rowOf3(table, id).bringing, counters3));
  return ids2.length > 0;
}
function comingBack(table, id) {
  const past = table.state.past[id];
  if (past === void 0) return [];
  const { under, counters: counters3, damage: damage3 } = past.row;
  const isChampion = past.values.types.includes("champion");
  if (!isChampion) return [move(past.now, { to: "field" }, "2.11.5.1")];
  const lineage = under.flatMap((below) => table.state.past[below]?.now ?? []);
  return [move(past.now, { to: "field", counters: counters3, damage: damage3, lineage }, "1.7.1.4.4.2")];
}
var verbs2 = {
  /** `amount` cards, `to` the hand or the memory (2.10.1). `deckOf` another player nothing is drawn (2.1.8.5.1.1). */
  draw: {
    rule: "2.10.1",
    run: (table, verb2, env) => ({
      propose: drawers(table, verb2, env).map(
        (seat) => draw(seat, count(table, verb2, env), "2.10.1", verb2.to === "memory" ? "memory" : "hand")
      )
    })
  },
  /** The source deals damage to each of `to` (2.9.0.11.2, 2.9.0.11.3); `divided` names the choice that divided it, `firm`: it can't be prevented. */
  dealDamage: {
    rule: "2.9.0.12",
    run: (table, verb2, env) => ({
      propose: objectsOf(table, env, verb2.to).map(
        (to) => damage(
          {
            source: env.self,
            to,
            amount: verb2.divided === void 0 ? count(table, verb2, env) : partOf(env, verb2.divided, to),
            attack: false,
            firm: verb2.firm === true
          },
          "2.9.0.12"
        )
      )
    })
  },
  recover: {
    rule: "2.11.6.2.4",
    run: (table, verb2, env) => ({ propose: what(table, verb2, env).map((id) => recover(id, count(table, verb2, env), "2.11.6.2.4")) })
  },
  destroy: {
    rule: "2.1.6.2",
    run: (table, verb2, env) => ({ propose: what(table, verb2, env).map((id) => destroy(id, "2.1.6.2", env.self)) })
  },
  /** Moves `what` `to` a zone: `under` whom, `at` which place, `rested`, `faceDown`, shown to all (`reveal`). */
  move: {
    rule: "2.11.5.1",
    run: (table, verb2, env) => ({ propose: what(table, verb2, env).map((id) => move(id, moveOf(table, verb2, env), "2.11.5.1")) })
  },
  /** What is on the effects stack is negated: an ability is no more, a card goes to the graveyard, or to the banishment with `to`. */
  negate: {
    rule: "2.3.4.4",
    run: (table, verb2, env) => ({
      propose: negations(table, what(table, verb2, env), verb2.to === "banishment" ? "banishment" : "graveyard")
    })
  },
  addCounters: {
    rule: "2.11.4",
    run: (table, verb2, env) => ({
      propose: what(table, verb2, env).map((id) => addCounters(id, verb2.kind, count(table, verb2, env), "2.11.4"))
    })
  },
  /** A card on the effects stack comes to the field with `amount` counters of a kind more. */
  entersWith: {
    rule: "2.11.4",
    run: (table, verb2, env) => ({ done: bringing(table, what(table, verb2, env), { [verb2.kind]: count(table, verb2, env) }) })
  },
  removeCounters: {
    rule: "2.11.4",
    run: (table, verb2, env) => ({
      propose: what(table, verb2, env).map((id) => removeCounters(id, verb2.kind, count(table, verb2, env), "2.11.4"))
    })
  },
  /** Counters are removed as a cost: of the source, or of `what` (2.11.4). */
  payCounters: {
    rule: "2.11.4",
    payable: (table, verb2, env) => {
      const from = source(table, verb2.what, env);
      return from.length > 0 && from.every((id) => countersOn(table, id, verb2.kind) >= count(table, verb2, env));
    },
    run: (table, verb2, env) => ({
      propose: source(table, verb2.what, env).map(
        (id) => removeCounters(id, verb2.kind, count(table, verb2, env), "2.11.4")
      )
    })
  },
  wakeUp: { rule: "2.11.7.14.2", run: (table, verb2, env) => ({ propose: what(table, verb2, env).map((id) => wakeUp(id, "2.11.7.14.2")) }) },
  becomeDistant: {
    rule: "ext.2.11",
    run: (table, verb2, env) => ({ propose: what(table, verb2, env).map((id) => becomeDistant(id, "ext.2.11")) })
  },
  /** An ally becomes fostered, whatever it was dealt. */
  foster: { rule: "ext.3.6", run: (table, verb2, env) => ({ propose: what(table, verb2, env).map((id) => foster(id, "ext.3.6")) }) },
  /** The attack that is on is aimed at something else (2.2.7.0.2.1); `intercepting`: by intercept. */
  redirect: {
    rule: "2.2.7.0.2",
    run: (table, verb2, env) => ({ done: redirectTo(table, source(table, verb2.to, env), verb2.intercepting === true) })
  },
  /** Resting, sacrificing or banishing the source, as costs. */
  restSelf: {
    rule: "2.4.1.2",
    payable: (table, _verb, { self }) => isOnField(table, self) && !rowOf3(table, self).rested,
    run: (_table, _verb, { self }) => ({ propose: [rest(self, "2.4.1.2")] })
  },
  /** It means itself and no other object of its name, and in another's ability that one (2.11.7.11.3.2, 2.11.7.11.3.3). */
  sacrificeSelf: {
    rule: "2.4.1.2",
    payable: (table, _verb, { self }) => isOnField(table, self) && !staysAlive(table, self),
    run: (_table, _verb, { self }) => ({ propose: [move(self, { to: "graveyard", act: "sacrificed", by: self }, "2.4.1.2")] })
  },
  /** Also a card that is no object (2.11.7.11.2, ex:2.11.7.11.3.3#1, ex:2.1.7.6.2#1). */
  banishSelf: {
    rule: "2.4.1.2",
    payable: (table, _verb, { self }) => table.find(self) !== null,
    run: (_table, _verb, { self }) => ({ propose: [move(self, { to: "banishment", act: "banished", by: self }, "2.4.1.2")] })
  },
  /** What has left comes back to the field as it last stood there: a champion with its lineage, its counters and its damage (1.7.1.4.4.2). */
  bringBack: {
    rule: "1.7.1.4.4.2",
    run: (table, verb2, env) => ({ propose: presentOrPast(table, env, verb2.what).flatMap((id) => comingBack(table, id)) })
  },
  ...pickingVerbs(pickingRules),
  ...playingVerbs,
  ...copyingVerbs,
  glimpse,
  ...endingVerbs
};

function viewTurn(table) {
  const { turn: turn2, active, phase } = gameOf(table);
  return { number: turn2, seat: active < 0 ? null : active, phase };
}
function viewPlayer(table, seat) {
  const { passing: passing2, out } = playerOf2(table, seat);
  const count2 = (kind) => table.zoneOf(kind, seat).order.length;
  return {
    passing: passing2,
    out,
    hand: count2("hand"),
    memory: count2("memory"),
    mainDeck: count2("mainDeck"),
    materialDeck: count2("materialDeck"),
    graveyard: count2("graveyard"),
    banishment: count2("banishment")
  };
}
function viewMatch(table) {
  const { first, step, combat, lost: lost3 } = gameOf(table);
  const { game, wins, draws: draws2 } = matchOf(table);
  return {
    first,
    step,
    combat,
    lost: [...lost3],
    game,
    wins: [...wins],
    draws: draws2,
    bestOf: table.pins.format.bestOf
  };
}
function viewObject2(table, row) {
  const values = valuesOf2(table, row.id);
  const shown = {};
  for (const key in values) if (key !== "abilities") shown[key] = values[key];
  shown.keywords = [...keywordsOf(table, row)];
  const [name, ...names3] = values.name;
  if (names3.length === 0 && name !== void 0) shown.name = name;
  const { rested: rested3, faceDown, distant, fostered: fostered2, prepared, damage: damage3, counters: counters3, cameTurn, attacker } = fieldsOf(row);
  if (row.zone === "effectsStack") {
    const { sort, ability: ability2, card: card2 } = itemOf(table, row.id);
    shown.item = { sort, ability: ability2, card: card2 };
    shown.targets = targetsShown2(table, row.id);
  }
  return Object.assign(shown, { rested: rested3, faceDown, distant, fostered: fostered2, prepared, damage: damage3, counters: counters3, cameTurn, attacker });
}
var viewHidden = (table, row) => row.zone === "field" ? viewObject2(table, row) : { faceDown: true };

var cardOf2 = ({ params }) => typeof params?.card === "string" ? params.card : "";
var isObject = (option) => option.label === "object" && option.object !== void 0;
var seatOf3 = (table, id) => table.controllerOf(table.object(id));
function toldApart2(table, options2) {
  if (!options2.some(isObject)) return options2;
  const seats = /* @__PURE__ */ new Map();
  for (const option of options2) {
    if (!isObject(option) || table.find(option.object) === null) continue;
    const card2 = cardOf2(option);
    seats.set(card2, (seats.get(card2) ?? /* @__PURE__ */ new Set()).add(seatOf3(table, option.object)));
  }
  if (![...seats.values()].some(({ size }) => size > 1)) return options2;
  return options2.map((option) => {
    if (!isObject(option) || (seats.get(cardOf2(option))?.size ?? 0) < 2) return option;
    return { ...option, label: "theirs", params: { ...option.params, seat: seatOf3(table, option.object) } };
  });
}

var grandArchiveRules = {
  id: "grand-archive",
  names: { en: "Grand Archive", zh: "Grand Archive" },
  // 1.1.1: two or more; four are as many as have been played.
  seats: { min: 2, max: 4 },
  formats,
  decisionKinds,
  vocabulary,
  prepare,
  pinsDecks: true,
  procedures,
  verbs: verbs2,
  objectFields,
  happenings,
  commitOrder,
  history,
  setUp: (table) => {
    layOut(table, pinnedDecks(table.pins, readDeck));
    table.push("match", matchLocals());
  },
  arrange,
  // 2.1.1.5.1, 2.1.3.2, 2.1.5.3, 2.1.5.4, 2.1.8.2
  visibility: {
    mainDeck: "nobody",
    materialDeck: "owner",
    hand: "owner",
    memory: "owner",
    graveyard: "all",
    banishment: "faces",
    field: "all",
    effectsStack: "all",
    intent: "all"
  },
  // 2.1.1.5, 2.1.1.5.1, 2.4.0.14, 2.11.7.14.3.1, 2.11.7.14.3.1.1: what lies face down its controller may look at, but not what is banished.
  hides: (table, row, seat) => fieldsOf(row).faceDown && !(row.zone === "field" && table.controllerOf(row) === seat),
  // 2.11.5.1
  keepsIdentity: () => false,
  keepsKnowledge: (_table, _row, _from, to) => to === "hand" || to === "memory" || to === "materialDeck" || to === "mainDeck",
  remembers: (_table, _row, from) => from !== "mainDeck" && from !== "materialDeck" && from !== "",
  // 2.4.0.5, 2.4.0.6
  inPlay: ["field", "intent"],
  // What a card does as it resolves waits for no event.
  spellsFrom: [],
  distantFields,
  distantRelations: ["fights"],
  derivation: "inOrder",
  layers,
  layerRules,
  keywordAbilities,
  baseValues,
  finishValues,
  baseFields,
  copiable: { after: "copies", characteristics: copiableCharacteristics },
  // 1.7.1.4.4.5, 2.11.7.13: what a champion inherits stands on other cards, and so does what a copy says.
  borrowsText: (row) => row.under.length > 0 || fieldsOf(row).copy !== "",
  status,
  playerValues,
  modifierSources,
  abilitiesWork: () => true,
  relations,
  interjections: takingBack(),
  order: inOrder3,
  plays,
  seatOrder: turnOrder,
  paysTogether,
  allowed: () => true,
  stateTriggerWaits,
  stabilise: stabilise2,
  // 2.4.2.2.2: what triggers on a state may be told by anything.
  stabilisesAll: true,
  rules: {
    optionalEffect: "2.11.7.12.2",
    orderEffects: "2.1.9.3",
    replace: "2.5.2.2",
    chooseTargets: "2.3.1.5",
    payUnless: "2.11.7.12.3",
    concede: "2.11.7.3.1"
  },
  toldApart: toldApart2,
  canTarget,
  canTargetPlayer: (table, _env, seat) => plays(table, seat),
  duration,
  span: (table, name) => name === "turn" ? `turn ${gameOf(table).turn}` : name,
  playerAmount,
  matchAmount: (table, value) => value === "turn" ? gameOf(table).turn : unknownWord("value of the match", value),
  phase: (table) => gameOf(table).phase,
  step: (table) => gameOf(table).step,
  activeSeat: (table) => gameOf(table).active < 0 ? null : turnPlayer(table),
  endByConcession: giveUp,
  endByAgreement: agreeDraw,
  acceptBulk: sideboarding.accept,
  sampleBulk: sideboarding.sample,
  validateDeck,
  parseDeck: (cards2, text) => parseDeckText(text, cards2),
  deckForms,
  viewTurn,
  viewPlayer,
  viewMatch,
  viewObject: viewObject2,
  viewHidden
};
function modifierSources(table) {
  const [{ order: field3 }, { order: intent }, { order: stack }] = [table.zone("field"), table.zone("intent"), table.zone("effectsStack")];
  return intent.length + stack.length === 0 ? field3 : [...field3, ...intent, ...stack];
}
function canTarget(table, env, object) {
  return !isOpenItem(object) && !(hasKeyword(table, object.id, "spellshroud") && isSpell(table, env.self)) && !forbids(table, object.id, "beTargeted", env.self, env.you);
}
function isSpell(table, id) {
  return table.find(id) !== null && valuesOf2(table, id).subtypes.includes("spell");
}
function playerAmount(table, seat, value) {
  return table.zoneOf(value, seat).order.length;
}

var layoutWords = {
  slash: { en: "/", zh: "／" },
  hand: { en: "hand", zh: "手牌" },
  memory: { en: "memory", zh: "回忆区" },
  field: { en: "field", zh: "场地" },
  mainDeck: { en: "main deck", zh: "主牌库" },
  materialDeck: { en: "material deck", zh: "原质牌库" },
  graveyard: { en: "graveyard", zh: "墓地" },
  banishment: { en: "banishment", zh: "放逐区" },
  intent: { en: "intent", zh: "意图区" },
  effectsStack: { en: "effects stack", zh: "效果堆叠" },
  next: { en: "resolves next", zh: "下一个结算" },
  "sort.activation": { en: "activation", zh: "激活" },
  "sort.materialization": { en: "materialization", zh: "实现" },
  "sort.ability": { en: "ability", zh: "能力" },
  combatOn: { en: "combat", zh: "战斗" },
  attacks: { en: "attacks", zh: "攻击" },
  attacked: { en: "is attacked", zh: "被攻击" },
  retaliates: { en: "retaliates", zh: "反击" },
  weaponUsed: { en: "is attacked with", zh: "用于攻击" },
  noAttacker: { en: "no attacker", zh: "没有攻击者" },
  rested: { en: "rested", zh: "横置" },
  distant: { en: "distant", zh: "远距" },
  fostered: { en: "fostered", zh: "已养育" },
  prepared: { en: "prepared", zh: "已预谋" },
  faceDown: { en: "face-down card", zh: "正面朝下的牌" },
  lineage: { en: "lineage", zh: "血统世系" },
  damage: { en: "damage", zh: "伤害" },
  durability: { en: "durability", zh: "耐久" },
  levelOf: { en: "level ", zh: "等级 " },
  level: { en: "level", zh: "等级" },
  reserve: { en: "reserve", zh: "保留" },
  owner: { en: "owner", zh: "拥有者" },
  player: { en: "Player", zh: "玩家" },
  out: { en: "has lost", zh: "已输掉游戏" },
  gameNumber: { en: "Game $", zh: "第$局" },
  opening: { en: "first champion", zh: "放置0级勇士" },
  wakeUp: { en: "wake up phase", zh: "重置阶段" },
  materialize: { en: "materialize phase", zh: "实现阶段" },
  recollection: { en: "recollection phase", zh: "回收阶段" },
  drawing: { en: "draw phase", zh: "抽牌阶段" },
  draw: { en: "draw phase", zh: "抽牌阶段" },
  main: { en: "main phase", zh: "主要阶段" },
  end: { en: "end phase", zh: "结束阶段" },
  between: { en: "before the first turn", zh: "首回合之前" },
  "short.opening": { en: "Champion", zh: "勇士" },
  "short.wakeUp": { en: "Wake up", zh: "重置" },
  "short.materialize": { en: "Materialize", zh: "实现" },
  "short.recollection": { en: "Recollection", zh: "回收" },
  "short.draw": { en: "Draw", zh: "抽牌" },
  "short.main": { en: "Main", zh: "主要" },
  "short.end": { en: "End", zh: "结束" },
  "step.declaration": { en: "attack declaration", zh: "攻击宣言" },
  "step.retaliation": { en: "retaliation step", zh: "反击步骤" },
  "step.damage": { en: "damage step", zh: "伤害步骤" },
  "step.endOfCombat": { en: "end of combat", zh: "战斗结束" },
  champion: { en: "Champion", zh: "勇士" },
  ally: { en: "Ally", zh: "盟友" },
  action: { en: "Action", zh: "行动" },
  attack: { en: "Attack", zh: "攻击" },
  weapon: { en: "Weapon", zh: "武器" },
  item: { en: "Item", zh: "物品" },
  domain: { en: "Domain", zh: "领域" },
  phantasia: { en: "Phantasia", zh: "幻象" },
  unique: { en: "Unique", zh: "唯一" },
  regalia: { en: "Regalia", zh: "王装" },
  token: { en: "token", zh: "衍生物" },
  fast: { en: "fast", zh: "高速" },
  slow: { en: "slow", zh: "低速" },
  norm: { en: "norm", zh: "范式" },
  fire: { en: "fire", zh: "火" },
  water: { en: "water", zh: "水" },
  wind: { en: "wind", zh: "风" },
  arcane: { en: "arcane", zh: "奥术" },
  astra: { en: "astra", zh: "星辰" },
  crux: { en: "crux", zh: "交错" },
  exia: { en: "exia", zh: "溢界" },
  luxem: { en: "luxem", zh: "辉光" },
  neos: { en: "neos", zh: "新元" },
  tera: { en: "tera", zh: "大地" },
  umbra: { en: "umbra", zh: "暗影" },
  exalted: { en: "exalted", zh: "崇高" },
  buff: { en: "buff", zh: "增益" },
  debuff: { en: "debuff", zh: "减益" },
  enlighten: { en: "enlighten", zh: "启迪" },
  lash: { en: "lash", zh: "鞭打" },
  music: { en: "music", zh: "音乐" },
  preparation: { en: "preparation", zh: "预谋" },
  floatingMemory: { en: "Floating Memory", zh: "浮动回忆" },
  efficiency: { en: "Efficiency", zh: "效率" },
  fastActivation: { en: "Fast Activation", zh: "高速激活" },
  classLocked: { en: "Class Locked", zh: "职业锁定" },
  levelLocked: { en: "Level Locked", zh: "等级锁定" },
  reservable: { en: "Reservable", zh: "可保留" },
  prepare: { en: "Prepare", zh: "预谋" },
  stealth: { en: "Stealth", zh: "潜行" },
  trueSight: { en: "True Sight", zh: "真视" },
  taunt: { en: "Taunt", zh: "嘲讽" },
  intercept: { en: "Intercept", zh: "拦截" },
  spellshroud: { en: "Spellshroud", zh: "法术屏障" },
  vigor: { en: "Vigor", zh: "活力" },
  hindered: { en: "Hindered", zh: "受阻" },
  pride: { en: "Pride", zh: "傲慢" },
  retort: { en: "Retort", zh: "反驳" },
  ambush: { en: "Ambush", zh: "伏击" },
  steadfast: { en: "Steadfast", zh: "坚定" },
  immortality: { en: "Immortality", zh: "不朽" },
  renewable: { en: "Renewable", zh: "可再生" },
  cleave: { en: "Cleave", zh: "横扫" },
  ranged: { en: "Ranged", zh: "远程" },
  foster: { en: "Foster", zh: "养育" },
  divineRelic: { en: "Divine Relic", zh: "神圣遗物" }
};

var layout = {
  words: layoutWords,
  phases: [["wakeUp"], ["materialize"], ["recollection"], ["draw"], ["main"], ["end"]],
  // 1.3.3: in a player's first turn the first champion takes the place of the first phases.
  phasesDuring: { opening: [["opening"], ["draw"], ["main"], ["end"]] },
  player: {
    counts: ["hand", "memory"],
    tags: [
      { tag: "seat", value: "first", sign: "①" },
      { tag: "flag", value: "out", sign: "✕", word: "out" }
    ],
    hand: { zone: "hand" },
    spread: []
  },
  side: [
    [
      {
        area: "column",
        areas: [
          {
            area: "cards",
            zone: "field",
            word: "champion",
            where: { value: "types", has: ["champion"] },
            under: "lineage",
            beside: { zone: "intent", value: "attacker", word: "intent" }
          },
          { area: "pile", zone: "materialDeck", closed: true }
        ]
      },
      {
        area: "rows",
        zone: "field",
        without: { value: "types", has: ["champion"] },
        rows: [{ row: "allies", where: { value: "types", has: ["ally"] }, always: true }, { row: "others" }]
      },
      {
        area: "column",
        areas: [
          { area: "pile", zone: "memory", closed: true },
          { area: "pile", zone: "mainDeck", closed: true },
          { area: "pile", zone: "graveyard" },
          { area: "pile", zone: "banishment" }
        ]
      }
    ]
  ],
  waiting: {
    from: "zone",
    zone: "effectsStack",
    word: "effectsStack",
    show: "lines",
    sort: { value: "item", inside: "sort", usual: "activation" }
  },
  fight: {
    value: "combat",
    word: "combatOn",
    parts: [
      { part: "attacker", sign: "⚔", word: "attacks", nobody: "noAttacker" },
      { part: "weapon", sign: "†", word: "weaponUsed" },
      { part: "targets", sign: "◎", word: "attacked" },
      { part: "retaliators", sign: "↺", word: "retaliates" }
    ]
  },
  card: {
    shape: "tall",
    turned: { value: "rested", is: true },
    tint: {
      values: [{ value: "elements" }],
      without: ["norm"],
      several: "many",
      colours: { fire: "fire", water: "water", wind: "wind", "*": "darkness" },
      none: "void"
    },
    price: [
      { value: "cost", before: "◆", when: { value: "costKind", is: "memory" } },
      { value: "cost", unless: { value: "costKind", is: "memory" } }
    ],
    line: [
      { value: "supertypes", words: true },
      { value: "types", words: true },
      { value: "kind", words: true, when: { value: "kind", is: "token" } },
      { value: "level", beforeWord: "levelOf" }
    ],
    numbers: [
      { value: "power", before: "⚔" },
      { value: "life", before: " ♥" },
      { value: "counters", inside: "durability", before: " ◈" }
    ],
    compared: { values: ["power", "life"] },
    marks: [
      { mark: "flag", value: "rested", is: true, sign: "⟳", word: "rested" },
      { mark: "number", value: "damage", sign: "✶", word: "damage" },
      { mark: "counters", value: "counters", without: ["durability"] },
      { mark: "flag", value: "distant", is: true, word: "distant" },
      { mark: "flag", value: "fostered", is: true, word: "fostered" },
      { mark: "flag", value: "prepared", is: true, word: "prepared" }
    ],
    from: { value: "item", inside: "card" },
    details: [{ value: "elements", words: true, betweenWord: "slash" }, { value: "classes" }, { value: "subtypes" }],
    keywords: "keywords",
    underWord: "lineage"
  }
};

var events = {
  abilityActivated: { en: "{seat} activates an ability of {card}{aimedAt}.", zh: "{seat}激活{card}的能力{aimedAt}。" },
  abilityTriggered: { en: "An ability of {card} triggers{aimedAt}.", zh: "{card}的能力触发{aimedAt}。" },
  answerSealed: { en: "{seat} has answered.", zh: "{seat}已作答。" },
  attackRedirected: { en: "The attack of {card} is redirected to {targetCard}.", zh: "{card}的攻击改为攻击{targetCard}。" },
  attackFailed: { en: "The attack of {card} fails.", zh: "{card}的攻击失败。" },
  attacked: { en: "{seat} attacks {targetCard} with {card}{weaponCard}.", zh: "{seat}以{card}{weaponCard}攻击{targetCard}。" },
  becameDistant: { en: "{card} becomes distant.", zh: "{card}变为远离状态。" },
  becameFostered: { en: "{card} becomes fostered.", zh: "{card}被培育。" },
  cardActivated: { en: "{seat} activates {card}{aimedAt}.", zh: "{seat}激活{card}{aimedAt}。" },
  cardDrawn: { en: "{seat} draws {card}.", zh: "{seat}抽{card}。" },
  cardMaterialized: { en: "{seat} materializes {card}{aimedAt}.", zh: "{seat}实现{card}{aimedAt}。" },
  cardMoved: { en: "{card} goes from {from} to {zone}{act}.", zh: "{card}从{from}到{zone}{act}。" },
  cardRevealed: { en: "{seat} reveals {card}.", zh: "{seat}展示{card}。" },
  ceased: { en: "{card} is no more.", zh: "{card}不复存在。" },
  chanceDrawn: { en: "Chance ({what}, {from}): {result}", zh: "随机（{what}，{from}）：{result}" },
  combatEnded: { en: "The combat is over.", zh: "战斗结束。" },
  conceded: { en: "{seat} concedes the {scope}.", zh: "{seat}投降。" },
  copied: { en: "{seat} copies {card}.", zh: "{seat}复制{card}。" },
  countersChanged: { en: "{card} has {amount} counters ({kind}).", zh: "{card}上有{amount}个{kind}指示物。" },
  damageDealt: { en: "{sourceCard} deals {amount} damage to {card}.", zh: "{sourceCard}对{card}造成{amount}点伤害。" },
  damageRemoved: { en: "{card} recovers {amount}.", zh: "{card}恢复{amount}。" },
  deckRanOut: { en: "{seat} has no card left to draw.", zh: "{seat}无牌可抽。" },
  drawAgreed: { en: "The players agree on a draw.", zh: "玩家同意平局。" },
  effectGranted: { en: "The effect of {program} begins ({until}).", zh: "{program}的效果开始适用（{until}）。" },
  firstPlayerDecided: { en: "{seat} goes first.", zh: "{seat}为首回合玩家。" },
  gameEnded: { en: "The game is over ({reason}). Winner: {winners}", zh: "游戏结束（{reason}）。胜者：{winners}" },
  glimpsed: { en: "{seat} glimpses {count} and puts {bottom} on the bottom.", zh: "{seat}窥视{count}张牌，将其中{bottom}张置于牌库底。" },
  judgeLossGiven: { en: "A judge gives {seat} a {scope} loss.", zh: "裁判判{seat}负。" },
  leveledUp: { en: "{seat} levels {before} up to {card}.", zh: "{seat}将{before}升级为{card}。" },
  limitReached: { en: "A limit was reached ({limit}); the action is undone.", zh: "达到上限（{limit}），该动作已复原。" },
  lookedAt: { en: "{seat} looks at {cards}.", zh: "{seat}查看{cards}。" },
  matchEnded: { en: "The match is over ({reason}). Winner: {winners}", zh: "比赛结束（{reason}）。胜者：{winners}" },
  matchScore: { en: "After game {game}: {wins}", zh: "第{game}局后：{wins}" },
  notResolved: { en: "{card} does not resolve.", zh: "{card}不结算。" },
  phaseBegan: { en: "{seat}: {phase}.", zh: "{seat}：{phase}。" },
  playReversed: { en: "{card} can not be played after all.", zh: "{card}不能打出。" },
  playerLost: { en: "{seat} loses the game.", zh: "{seat}输掉游戏。" },
  replacementApplied: { en: "{card} changes what happens.", zh: "{card}改变此事件。" },
  resolved: { en: "{card} resolves.", zh: "{card}结算。" },
  rested: { en: "{card} is rested.", zh: "{card}横置。" },
  retaliated: { en: "{card} retaliates.", zh: "{card}反击。" },
  shuffled: { en: "A deck is shuffled ({count}).", zh: "牌库洗切（{count}张）。" },
  sideboarded: { en: "{seat} has exchanged cards.", zh: "{seat}更换了备牌。" },
  stepBegan: { en: "{step}.", zh: "{step}。" },
  timeRanOut: { en: "The time of {seat} is up.", zh: "{seat}的时间已到。" },
  tokensSummoned: { en: "{seat} summons {count} {card}.", zh: "{seat}召唤{count}个{card}。" },
  triggerFailed: { en: "The ability of {card} fails.", zh: "{card}的能力失败。" },
  turnBegan: { en: "Turn {turn}: {seat}.", zh: "第{turn}回合：{seat}。" },
  turnEnded: { en: "Turn {turn} is over.", zh: "第{turn}回合结束。" },
  watchBegan: { en: "{card} waits for something.", zh: "{card}等待时机。" },
  wokeUp: { en: "{card} wakes up.", zh: "{card}重置。" }
};

var prompts = {
  act: { en: "What do you do ({phase})?", zh: "{phase}：做什么？" },
  attack: { en: "What does {card} attack?", zh: "{card}攻击什么？" },
  chooseChampion: { en: "Which champion for {card}?", zh: "为{card}选择哪名勇士？" },
  chooseCost: { en: "How do you pay for {card}?", zh: "如何支付{card}的费用？" },
  chooseFirst: { en: "Who goes first?", zh: "谁为首回合玩家？" },
  chooseForEffect: { en: "Choose for {card}.", zh: "为{card}选择。" },
  chooseModes: { en: "Which of the modes of {card}?", zh: "选择{card}的哪些模式？" },
  chooseReplacement: { en: "What applies first?", zh: "先适用什么？" },
  chooseSpirit: { en: "Which champion of level 0?", zh: "放置哪名0级勇士？" },
  chooseTargets: { en: "Choose targets for {card}.", zh: "选择{card}的目标。" },
  chooseX: { en: "Which number is X for {card}?", zh: "{card}的X是多少？" },
  divide: { en: "Divide what {card} gives.", zh: "为{card}分配。" },
  glimpse: {
    en: "Which of the top {count} cards of your deck do you put on the bottom, and in which order?",
    zh: "将牌库顶{count}张牌中的哪些以何顺序置于牌库底？"
  },
  keepUnique: { en: "Which one do you keep?", zh: "保留哪一个？" },
  materialize: { en: "What do you materialize?", zh: "实现什么？" },
  newTargets: { en: "Do you choose new targets for {card}?", zh: "是否为{card}选择新的目标？" },
  orderEffects: { en: "In which order?", zh: "以什么顺序？" },
  orderTop: { en: "In which order do you put {count} cards back on top?", zh: "以何顺序将{count}张牌放回牌库顶？" },
  payCost: { en: "What do you pay for {card}?", zh: "为{card}支付什么？" },
  payExtra: { en: "Do you pay more for {card}{ability}?", zh: "是否为{card}支付额外费用{ability}？" },
  payMemory: { en: "Which cards do you banish from your graveyard for {card} ({count})?", zh: "为{card}从墓地放逐哪些卡牌（{count}）？" },
  payReserve: { en: "Which {count} cards do you reserve for {card}?", zh: "为{card}保留哪{count}张卡牌？" },
  payUnless: { en: "Do you pay?", zh: "是否支付？" },
  prepare: { en: "Do you prepare {card} ({count} preparation counters)?", zh: "是否预谋{card}（移除{count}个预谋指示物）？" },
  retaliate: { en: "What retaliates against {card}?", zh: "以什么反击{card}？" },
  sideboard: { en: "Exchange cards with your sideboard?", zh: "更换备牌？" },
  useEffect: { en: "Do you use the effect of {card}?", zh: "是否使用{card}的效果？" },
  weapon: { en: "With which weapon does {card} attack?", zh: "{card}使用哪把武器攻击？" }
};
var options = {
  ability: { en: "{card}{ability}", zh: "{card}{ability}" },
  activate: { en: "Activate an ability of {card}{ability}", zh: "激活{card}的能力{ability}" },
  attack: { en: "Attack with {card}", zh: "以{card}攻击" },
  askAll: { en: "Be asked wherever you might act again", zh: "恢复全部询问" },
  back: { en: "A card that you do not see", zh: "看不到的牌" },
  hiddenObject: { en: "A face-down card", zh: "正面朝下的牌" },
  insteadCost: { en: "{ability}", zh: "{ability}" },
  materialize: { en: "Materialize {card}", zh: "实现{card}" },
  mode: { en: "{number}: {mode}", zh: "{number}：{mode}" },
  no: { en: "No", zh: "否" },
  none: { en: "Nothing", zh: "放弃" },
  object: { en: "{card}", zh: "{card}" },
  pass: { en: "Pass", zh: "传递机会" },
  "pass:acted": { en: "Pass until something resolves or is done", zh: "有动作前传递机会" },
  "pass:phase": { en: "Pass until the phase ends", zh: "本阶段内传递机会" },
  "pass:turn": { en: "Pass until the turn ends", zh: "本回合内传递机会" },
  "pass:unable": { en: "Be asked only where you can do something, though others may notice", zh: "只在能行动时询问（对手可能察觉）" },
  play: { en: "Activate {card}", zh: "激活{card}" },
  player: { en: "{seat}", zh: "{seat}" },
  replacement: { en: "{card}{ability}", zh: "{card}{ability}" },
  stopPassing: { en: "Stop passing", zh: "不再传递机会" },
  usualCost: { en: "Its usual cost", zh: "通常的费用" },
  theirs: { en: "{card} of {seat}", zh: "{seat}的{card}" },
  yes: { en: "Yes", zh: "是" }
};

var typeTerms = {
  champion: phrase("champion", "勇士"),
  ally: phrase("ally", "盟友"),
  action: phrase("action", "行动"),
  attack: phrase("attack", "攻击"),
  weapon: phrase("weapon", "武器"),
  item: phrase("item", "物品"),
  domain: phrase("domain", "领域"),
  phantasia: phrase("phantasia", "幻象")
};
var supertypeTerms = {
  unique: phrase("unique", "唯一"),
  regalia: phrase("regalia", "王装")
};
var elementTerms = {
  norm: phrase("norm", "范式"),
  fire: phrase("fire", "火"),
  water: phrase("water", "水"),
  wind: phrase("wind", "风"),
  arcane: phrase("arcane", "奥术"),
  astra: phrase("astra", "星辰"),
  crux: phrase("crux", "交错"),
  exia: phrase("exia", "溢界"),
  luxem: phrase("luxem", "辉光"),
  neos: phrase("neos", "新元"),
  tera: phrase("tera", "大地"),
  umbra: phrase("umbra", "暗影"),
  exalted: phrase("exalted", "崇高")
};
var costTerms = { reserve: phrase("reserve", "保留"), memory: phrase("memory", "回忆") };
var speedTerms = { fast: phrase("fast", "高速"), slow: phrase("slow", "低速") };
var pileTerms = {
  mainDeck: phrase("deck", "牌库"),
  materialDeck: phrase("material deck", "原质牌库"),
  hand: phrase("hand", "手牌"),
  memory: phrase("memory", "回忆区"),
  graveyard: phrase("graveyard", "墓地"),
  banishment: phrase("banishment", "放逐区"),
  intent: phrase("intent", "意图区")
};
var phaseTerms = {
  opening: phrase("first champion", "放置0级勇士"),
  wakeUp: phrase("wake up phase", "重置阶段"),
  materialize: phrase("materialize phase", "实现阶段"),
  recollection: phrase("recollection phase", "回收阶段"),
  draw: phrase("draw phase", "抽牌阶段"),
  main: phrase("main phase", "主要阶段"),
  end: phrase("end phase", "结束阶段"),
  between: phrase("time before the first turn", "开始前")
};
var stepTerms = {
  declaration: phrase("attack declaration", "攻击宣言"),
  retaliation: phrase("retaliation step", "反击步骤"),
  damage: phrase("damage step", "伤害步骤"),
  endOfCombat: phrase("end of combat", "战斗结束")
};
var counterTerms = {
  buff: phrase("buff", "增益"),
  debuff: phrase("debuff", "减益"),
  durability: phrase("durability", "耐久"),
  enlighten: phrase("enlighten", "启迪"),
  lash: phrase("lash", "鞭打"),
  level: phrase("level", "等级"),
  music: phrase("music", "音乐"),
  preparation: phrase("preparation", "预谋")
};
var keywordTerms = {
  floatingMemory: phrase("floating memory", "浮动回忆"),
  efficiency: phrase("efficiency", "效率"),
  fastActivation: phrase("fast activation", "高速激活"),
  classLocked: phrase("class locked", "职业锁定"),
  levelLocked: phrase("level locked", "等级锁定"),
  reservable: phrase("reservable", "可保留"),
  prepare: phrase("prepare", "预谋"),
  stealth: phrase("stealth", "潜行"),
  trueSight: phrase("true sight", "真视"),
  taunt: phrase("taunt", "嘲讽"),
  intercept: phrase("intercept", "拦截"),
  spellshroud: phrase("spellshroud", "法术屏障"),
  vigor: phrase("vigor", "活力"),
  hindered: phrase("hindered", "受阻"),
  pride: phrase("pride", "傲慢"),
  retort: phrase("retort", "反驳"),
  ambush: phrase("ambush", "伏击"),
  steadfast: phrase("steadfast", "坚定"),
  immortality: phrase("immortality", "不朽"),
  renewable: phrase("renewable", "可再生"),
  cleave: phrase("cleave", "横扫"),
  ranged: phrase("ranged", "远程"),
  foster: phrase("foster", "养育"),
  divineRelic: phrase("divine relic", "神圣遗物")
};

var happenings2 = {
  abilityActivated: phrase("$2 activate%s an ability of $3", "$2激活$3的能力"),
  activated: phrase("$2 activate%s $1", "$2激活$1"),
  attacks: phrase("$1 attacks", "$1攻击"),
  banished: phrase("$1 is banished", "$1被放逐"),
  becameDistant: phrase("$1 becomes distant", "$1变为远距"),
  created: phrase("$2 summon%s tokens", "$2召唤衍生物"),
  counterPut: phrase("$5 is put on $1", "$1上放置$5"),
  counterRemoved: phrase("$5 is removed from $1", "从$1上移除$5"),
  damage: phrase("$3 deals damage", "$3造成伤害"),
  destroyed: phrase("$1 is destroyed", "$1被摧毁"),
  died: phrase("$1 dies", "$1死亡"),
  discarded: phrase("$1 is discarded", "$1被弃置"),
  draws: phrase("$2 draw%s cards", "$2抽牌"),
  drew: phrase("$2 draw%s a card", "$2抽牌"),
  entered: phrase("$1 enters $4", "$1进入$4"),
  fostered: phrase("$1 becomes fostered", "$1被养育"),
  glimpsed: phrase("$2 glimpse%s", "$2窥视"),
  isAttacked: phrase("$1 is attacked", "$1被攻击"),
  killed: phrase("$1 is killed", "$1被击杀"),
  left: phrase("$1 leaves the field", "$1离场"),
  leveledUp: phrase("$1 levels up", "$1升级"),
  lost: phrase("$2 lose%s the game", "$2输掉游戏"),
  materialized: phrase("$2 materialize%s $1", "$2实现$1"),
  moved: phrase("$1 moves", "$1移动"),
  recollected: phrase("$1 is recollected", "$1被回收"),
  recovered: phrase("$1 recovers", "$1恢复"),
  reserved: phrase("$1 is reserved", "$1被保留"),
  rested: phrase("$1 rests", "$1横置"),
  retaliates: phrase("$1 retaliates", "$1反击"),
  sacrificed: phrase("$1 is sacrificed", "$1被牺牲"),
  toBeDestroyed: phrase("$1 is destroyed", "$1被摧毁"),
  toGraveyard: phrase("$1 is put into a graveyard", "$1被置入墓地"),
  turnStart: phrase("$7 begins", "$7开始"),
  wokeUp: phrase("$1 wakes up", "$1重置")
};
var eventKeys = Object.keys(happenings2);
var manners = {
  "attack:true": phrase(" in combat", "（战斗伤害）"),
  "hit:true": phrase(" with an attack", "（以攻击）"),
  "hit:false": phrase(" other than by an attack", "（非攻击）"),
  "from:hand": phrase(" from a hand", "（从手牌）"),
  "from:memory": phrase(" from a memory", "（从回忆区）"),
  "from:graveyard": phrase(" from a graveyard", "（从墓地）"),
  "from:mainDeck": phrase(" from a deck", "（从牌库）"),
  "from:materialDeck": phrase(" from a material deck", "（从原质牌库）"),
  "from:field": phrase(" from the field", "（从场地）"),
  "to:memory": phrase(" into a memory", "（置入回忆区）"),
  "firm:false": phrase("", "")
};
var facts = {
  "attack:true": phrase("it is combat damage", "其为战斗伤害"),
  "hit:true": phrase("an attack dealt it", "其由攻击造成"),
  "hit:false": phrase("no attack dealt it", "其非由攻击造成"),
  "from:hand": phrase("it came from a hand", "其来自手牌"),
  "from:memory": phrase("it came from a memory", "其来自回忆区"),
  "from:graveyard": phrase("it came from a graveyard", "其来自墓地"),
  "from:field": phrase("it came from the field", "其来自场地"),
  "firm:false": phrase("the attack may be redirected", "该攻击可以改变目标")
};

var words = [
  ["Accessory", "饰品"],
  ["Adjuvant", "佐剂"],
  ["Aethercharge", "以太充能"],
  ["Aetherwing", "以太之翼"],
  ["Angel", "天使"],
  ["Animal", "动物"],
  ["Anomaly", "异象"],
  ["Apparition", "幻灵"],
  ["Armor", "护甲"],
  ["Arrow", "箭"],
  ["Artifact", "神器"],
  ["Assassin", "刺客"],
  ["Automaton", "自动人偶"],
  ["Avatar", "化身"],
  ["Axe", "斧"],
  ["Bauble", "小饰物"],
  ["Bear", "熊"],
  ["Beast", "野兽"],
  ["Bird", "鸟"],
  ["Bishop", "主教"],
  ["Book", "书"],
  ["Bow", "弓"],
  ["Bull", "公牛"],
  ["Bullet", "子弹"],
  ["Castle", "城堡"],
  ["Cat", "猫"],
  ["Cataclysm", "灾变"],
  ["Catalyst", "催化剂"],
  ["Chessman", "棋子"],
  ["Cleric", "牧师"],
  ["Command", "指令"],
  ["Component", "组件"],
  ["Construct", "构装体"],
  ["Craft", "工艺"],
  ["Crossroads", "十字路口"],
  ["Crystal", "水晶"],
  ["Curse", "诅咒"],
  ["Dagger", "匕首"],
  ["Device", "装置"],
  ["Distortion", "扭曲"],
  ["Fairy", "妖精"],
  ["Fan", "扇"],
  ["Fatebound", "命缚"],
  ["Fatestone", "命运石"],
  ["Fish", "鱼"],
  ["Fist", "拳"],
  ["Flower", "花"],
  ["Food", "食物"],
  ["Fractal", "分形"],
  ["Frog", "蛙"],
  ["Gate", "门"],
  ["Golem", "魔像"],
  ["Guardian", "守护者"],
  ["Gun", "枪"],
  ["Hammer", "锤"],
  ["Harmony", "和弦"],
  ["Herb", "草药"],
  ["Horse", "马"],
  ["Human", "人类"],
  ["Instrument", "乐器"],
  ["Kingdom", "王国"],
  ["Knight", "骑士"],
  ["Lash", "鞭"],
  ["Lion", "狮"],
  ["Mage", "法师"],
  ["Market", "市场"],
  ["Maul", "重锤"],
  ["Melody", "旋律"],
  ["Monkey", "猴"],
  ["Mouse", "鼠"],
  ["Mushroom", "蘑菇"],
  ["Obelisk", "方尖碑"],
  ["Ocean", "海洋"],
  ["Party", "派对"],
  ["Pawn", "兵"],
  ["Phoenix", "凤凰"],
  ["Polearm", "长柄武器"],
  ["Potion", "药水"],
  ["Queen", "皇后"],
  ["Rabbit", "兔"],
  ["Raccoon", "浣熊"],
  ["Ranger", "游侠"],
  ["Reaction", "反应"],
  ["Ring", "戒指"],
  ["River", "河流"],
  ["Robe", "长袍"],
  ["Rook", "战车"],
  ["Root", "根"],
  ["Scepter", "权杖"],
  ["Scripture", "经文"],
  ["Selkie", "海豹精"],
  ["Serpent", "大蛇"],
  ["Shard", "碎片"],
  ["Shield", "盾"],
  ["Siegeable", "可围攻"],
  ["Skill", "技能"],
  ["Slime", "史莱姆"],
  ["Specter", "幽魂"],
  ["Spell", "法术"],
  ["Spirit", "灵体"],
  ["Staff", "法杖"],
  ["Suited", "花色"],
  ["Sword", "剑"],
  ["Tamer", "驯兽师"],
  ["Trial", "试炼"],
  ["Turtle", "龟"],
  ["Ultimate", "终极"],
  ["Unicorn", "独角兽"],
  ["Wand", "魔杖"],
  ["Warrior", "战士"],
  ["Wolf", "狼"]
];
var subtypeTerms = Object.fromEntries(
  words.map(([en, zh]) => [en.toLowerCase(), phrase(en, zh)])
);

var label = (en, zh) => phrase(`[${en}]`, `【${zh}】`);
function restrictionLabel({ class: ofClass, element, level: level2, champion: champion4, damage: damage3, memory }) {
  return join(
    [
      ...ofClass === void 0 ? [] : [label("Class Bonus", "职业加成")],
      ...element === void 0 ? [] : [label("Element Bonus", "元素加成")],
      ...champion4 === void 0 ? [] : [label(`${champion4} Bonus`, `${champion4}加成`)],
      ...level2 === void 0 ? [] : [label(`Level ${level2}+`, `等级${level2}+`)],
      ...damage3 === void 0 ? [] : [label(`Damage ${damage3}+`, `伤害${damage3}+`)],
      ...memory === void 0 ? [] : [label(`Memory ${memory}+`, `回忆${memory}+`)]
    ],
    " ",
    ""
  );
}

function keywordWords(keyword2) {
  if (typeof keyword2 === "string") return wordOf2(keywordTerms, keyword2, "keyword");
  const { word: word3, amount: amount3 } = keyword2;
  const name = wordOf2(keywordTerms, word3, "keyword");
  return amount3 === void 0 ? name : template("$1 $2", "$1$2", name, phrase(String(amount3), String(amount3)));
}
function keywordLine(keyword2) {
  const words4 = keywordWords(keyword2);
  const title2 = phrase(
    words4.en.replace(/(^| )[a-z]/g, (letter) => letter.toUpperCase()),
    words4.zh
  );
  const { only: only4 } = typeof keyword2 === "object" ? keyword2 : {};
  return only4 === void 0 ? title2 : template("$1 $2", "$1$2", restrictionLabel(only4), title2);
}

var numberTerms = {
  power: phrase("power", "力量"),
  life: phrase("life", "生命"),
  durability: phrase("durability", "耐久"),
  level: phrase("level", "等级"),
  cost: phrase("cost", "费用"),
  championLevel: phrase("level of its controller’s champion", "其操控者的勇士的等级"),
  reserveCost: phrase("reserve cost", "保留费用"),
  memoryCost: phrase("memory cost", "回忆费用"),
  damage: phrase("damage", "伤害"),
  x: phrase("X", "X"),
  durabilityCounters: phrase("number of durability counters", "耐久指示物数量"),
  enlightenCounters: phrase("number of enlighten counters", "启迪指示物数量"),
  lashCounters: phrase("number of lash counters", "鞭打指示物数量")
};
var counterWords = (kind) => wordOf2(counterTerms, kind, "counter");
var typeWord = (type) => wordOf2(typeTerms, type, "type");
var subtypeWord = (subtype) => wordOf2(subtypeTerms, subtype, "subtype");
var elementWord = (element) => wordOf2(elementTerms, element, "element");
var byName = null;
function nameWords(given2) {
  const name = String(given2);
  byName ??= new Map(catalogue.map(({ names: names3 }) => [names3.en, names3.zh]));
  return phrase(`“${name}”`, `“${byName.get(name) ?? name}”`);
}
var kindOfCost = (_reader, wanted, negated) => {
  const kind = or(listOf2(wanted).map((one) => wordOf2(costTerms, one, "kind of cost")));
  return negated ? behind(template("without a $1 cost", "没有$1费用", kind), template("has no $1 cost", "没有$1费用", kind)) : behind(template("with a $1 cost", "具有$1费用", kind), template("has a $1 cost", "具有$1费用", kind));
};
var has2 = (reader, wanted, negated) => {
  const { relation, ...selector2 } = wanted;
  const one = reader.one(selector2);
  if (relation?.is === "fights")
    return negated ? behind(template("that doesn’t fight $1", "未与$1战斗", one), template("does not fight $1", "未与$1战斗", one)) : behind(template("that fights $1", "与$1战斗", one), template("fights $1", "与$1战斗", one));
  return negated ? behind(template("while there is not $1", "没有$1时", one), template("is there without $1", "没有$1", one)) : behind(template("while there is $1", "有$1时", one), template("is there with $1", "有$1", one));
};
var subtypes = (_reader, wanted, negated) => adjective(or(listOf2(wanted).map(subtypeWord)), negated);
var words2 = {
  is: identity,
  awake: flag(phrase("awake", "重置的"), phrase("rested", "横置的")),
  rested: flag(phrase("rested", "横置的"), phrase("awake", "重置的")),
  attacking: flag(phrase("attacking", "攻击中的"), phrase("nonattacking", "非攻击中的")),
  defending: flag(phrase("defending", "被攻击的"), phrase("nondefending", "未被攻击的")),
  retaliating: flag(phrase("retaliating", "反击中的"), phrase("nonretaliating", "非反击中的")),
  intercepting: flag(phrase("intercepting", "拦截中的"), phrase("nonintercepting", "非拦截中的")),
  distant: flag(phrase("distant", "远距的"), phrase("nondistant", "非远距的")),
  damaged: flag(phrase("damaged", "受伤的"), phrase("undamaged", "未受伤的")),
  prepared: flag(phrase("prepared", "已预谋的"), phrase("unprepared", "未预谋的")),
  empowered: flag(phrase("empowered", "已强化的"), phrase("unempowered", "未强化的")),
  fostered: flag(phrase("fostered", "已养育的"), phrase("nonfostered", "未养育的")),
  token: flag(phrase("token", "衍生物"), phrase("nontoken", "非衍生物")),
  faceDown: flag(phrase("face-down", "正面朝下的"), phrase("face-up", "正面朝上的")),
  supertypes: ofTable(supertypeTerms, "supertype"),
  elements: ofTable(elementTerms, "element", "元素"),
  speed: ofTable(speedTerms, "speed"),
  classes: subtypes,
  subtypes,
  controller: controllers("control", "控制"),
  owner: controllers("own", "拥有"),
  name: named3(nameWords),
  named: named3(() => phrase("the chosen name", "所选名称")),
  keywords: having(keywordWords),
  withKeyword: having(keywordWords),
  power: compared("power"),
  life: compared("life"),
  durability: compared("durability"),
  level: compared("level"),
  championLevel: compared("championLevel"),
  costKind: kindOfCost,
  cost: compared("cost"),
  reserveCost: compared("reserveCost"),
  memoryCost: compared("memoryCost"),
  damage: compared("damage"),
  counters: withCounters,
  durabilityCounters: counted5("durabilityCounters", "durability"),
  preparationCounters: counted5("preparationCounters", "preparation"),
  enlightenCounters: counted5("enlightenCounters", "enlighten"),
  lashCounters: counted5("lashCounters", "lash"),
  has: has2,
  obeys: fact(phrase("obeys", "听从命令"), phrase("does not obey", "不听从命令")),
  attackable: fact(phrase("could be attacked instead", "可以改为被攻击"), phrase("could not be attacked instead", "不能改为被攻击")),
  hurt: fact(
    phrase("was dealt damage since its controller’s last turn ended", "自其控制者上个回合结束后受到过伤害"),
    phrase("was not dealt damage since its controller’s last turn ended", "自其控制者上个回合结束后未受到伤害")
  ),
  cameThisTurn: fact(phrase("entered the field this turn", "本回合入场"), phrase("did not enter the field this turn", "非本回合入场"))
};
var nounKeys = ["item", "materializable", "activatable"];
var qualityKeys = [...Object.keys(words2), ...nounKeys, "types", "any", "not", "hasPlayer"];
var said2 = qualitiesBy(words2, nounKeys);
var qualitiesOf = (reader, predicate2, negated) => said2(reader, withCost(predicate2), negated);
function withCost(predicate2) {
  const { costKind, cost: cost2, ...rest2 } = predicate2;
  return typeof costKind === "string" && cost2 !== void 0 ? { ...rest2, [`${costKind}Cost`]: cost2 } : predicate2;
}

var same2 = (a, b) => JSON.stringify(a) === JSON.stringify(b);
var occasions = [
  [onEnter, phrase("On Enter", "入场")],
  [onAttack, phrase("On Attack", "攻击时")],
  [onHit, phrase("On Hit", "命中")],
  [onKill, phrase("On Kill", "击杀")],
  [onDeath, phrase("On Death", "死亡")]
];
function labelOf(on) {
  const found2 = on.map((one) => occasions.find(([trigger]) => same2(trigger, one))?.[1]);
  return found2.length > 0 && found2.every((one) => one !== void 0) ? or(found2) : null;
}
var activated2 = "activated";
function noun(zones, { item: item2 }, types) {
  if (zones.includes(activated2)) return types === null ? phrase("card", "卡牌") : template("$1 card", "$1卡牌", types);
  if (!zones.includes("effectsStack") || zones.length > 1) return null;
  if (item2 === "ability") return phrase("ability", "能力");
  const card2 = types === null ? phrase("card", "卡牌") : template("$1 card", "$1卡牌", types);
  if (item2 === "activation") return template("$1 activation", "$1的激活", card2);
  if (item2 === "materialization") return template("$1 materialization", "$1的实现", card2);
  return types === null ? phrase("card or ability on the effects stack", "效果堆叠上的卡牌或能力") : card2;
}
function shortNoun2(zones, { item: item2 }) {
  if (zones.includes(activated2)) return phrase("card", "卡牌");
  if (!zones.includes("effectsStack")) return null;
  return item2 === "ability" ? phrase("ability", "能力") : item2 === void 0 ? phrase("card or ability", "卡牌或能力") : phrase("card", "卡牌");
}
function champion3({ from, of, where = {}, except, relation, first }) {
  if (from !== "field" || except !== void 0 || relation !== void 0 || first !== void 0 || !same2(where, { types: "champion" }))
    return null;
  if (of === "you") return phrase("your champion", "你的勇士");
  if (of === "opponent") return phrase("your opponent’s champion", "对手的勇士");
  return of === "all" || of === void 0 ? many(phrase("all champions", "所有勇士")) : null;
}
var levelOf2 = (amount3) => same2(amount3, levelled) ? phrase("your champion’s level", "你的勇士的等级") : null;
function eventWords2(event, { about: about2, host, from }) {
  if (event === "damage" && about2.length > 0)
    return from.length > 0 ? phrase("$3 deals damage to $1", "$3对$1造成伤害") : phrase("$1 is dealt damage", "$1受到伤害");
  if (event === "killed" && host.length > 0) return phrase("$6 kills $1", "$6击杀$1");
  if ((event === "isAttacked" || event === "retaliates") && host.length > 0)
    return event === "isAttacked" ? phrase("$6 attacks $1", "$6攻击$1") : phrase("$1 retaliates against $6", "$1反击$6");
  return null;
}
var terms = {
  piles: pileTerms,
  field: phrase("field", "场地"),
  inPlay: ["field"],
  playedIn: activated2,
  playing: "activated",
  control: phrase("control", "控制"),
  ability: phrase("ability", "能力"),
  phases: phaseTerms,
  steps: stepTerms,
  numbers: numberTerms,
  playerNumbers: {},
  eventNumbers: { amount: phrase("that much", "同等数值") },
  notes: { x: phrase("X", "X") },
  variables: { x: phrase("X", "X"), prevented: phrase("the damage prevented", "所防止的伤害") },
  units: {},
  histories: { mageActions: phrase("Mage action cards that you activated this turn", "你本回合激活的法师行动牌") },
  happened: {
    mageActions: {
      first: phrase("it is the first that $1 activated this turn", "其为$1本回合激活的第一张"),
      once: phrase("$1 activated a Mage action card this turn", "$1本回合激活过法师行动牌"),
      often: phrase("$1 activated $2 Mage action cards this turn", "$1本回合激活了$2法师行动牌"),
      unit: "张"
    }
  },
  facts,
  manners,
  roles: {
    attacker: phrase("that attacker", "该攻击者"),
    by: phrase("that card", "该牌"),
    target: phrase("what it attacks", "其攻击的目标"),
    weapon: phrase("its weapon", "其武器"),
    now: phrase("that card", "该牌"),
    objects: many(phrase("those cards", "这些牌"))
  },
  players: {
    you: phrase("you", "你"),
    opponent: phrase("your opponent", "对手"),
    all: phrase("each player", "每位玩家"),
    active: phrase("the turn player", "回合玩家")
  },
  relations: { fights: phrase("that fights $1", "与$1战斗的") },
  events: happenings2,
  durations: {
    endOfTurn: phrase("until end of turn", "直到回合结束"),
    nextActivation: phrase("for the next such card this turn", "限本回合的下一张此类卡牌"),
    endOfCombat: phrase("for this attack", "直到此次攻击结束"),
    endOfPhase: phrase("until end of phase", "直到阶段结束"),
    yourNextTurn: phrase("until the beginning of your next turn", "直到你的下个回合开始"),
    endOfYourNextTurn: phrase("until the end of your next turn", "直到你的下个回合结束"),
    leaves: phrase("as long as this card stays on the field", "直到此牌离场"),
    game: phrase("for the rest of the game", "直到游戏结束")
  },
  changes: { amount: phrase("the number is $1 instead", "数值改为$1"), to: phrase("it goes to the $1 instead", "改为移动至$1") },
  destinations: { ...pileTerms, field: phrase("field", "场地") },
  typeWord,
  jointTypes: { "ally champion": phrase("unit", "单位") },
  noun,
  alike: ["regalia"],
  lying: (type) => template("$1 card", "$1牌", type),
  shortNoun: shortNoun2,
  nounKeys,
  qualities: qualitiesOf,
  spread: () => null,
  counter: counterWords,
  given: () => null,
  set: champion3,
  amount: levelOf2,
  existence: () => null,
  remembered: () => null,
  occasion: labelOf,
  eventWords: eventWords2,
  fieldOf: () => phrase("the field", "场地")
};

var fields4 = [
  "kind",
  "keyword",
  "from",
  "by",
  "on",
  "when",
  "x",
  "limit",
  "cost",
  "clauses",
  "targets",
  "modes",
  "then",
  "modifiers",
  "marks",
  "tier"
];
var marked = ["only", "inherited", "timing", "cost", "as"];
function abilityWords(reader, ability2) {
  onlyFields(ability2, "ability", fields4);
  onlyFields(ability2.marks ?? {}, "marks", marked);
  const { only: only4, inherited: inherited3 } = ability2.marks ?? {};
  const heads = [
    ...inherited3 === true ? [phrase("Inherited Effect —", "继承效果——")] : [],
    ...only4 === void 0 ? [] : [restrictionLabel(only4)]
  ];
  return join([...heads, ofKind(kinds, ability2)(reader, ability2)], " ", "");
}
var kinds = {
  spell: spell2,
  triggered: triggered2,
  activated: activated3,
  static: (reader, ability2) => ability2.marks?.cost === void 0 ? standingWords(reader, ability2) : payment(reader, ability2),
  replacement: replacingWords
};
function spell2(reader, ability2) {
  const { keyword: keyword2, cost: cost2 } = ability2;
  const paid2 = cost2 === void 0 ? nothing6 : sentence(template("as an additional cost to activate this card, $1", "作为激活此牌的额外费用，$1", costWords(reader, cost2)));
  const when = ability2.when === void 0 ? nothing6 : sentence(template("activate this card only if $1", "此牌仅当$1时可以激活", reader.condition(ability2.when)));
  return join([...keyword2 === void 0 ? [] : [keywordWords(keyword2)], paid2, when, effectWords(reader, ability2)], " ", "");
}
function triggered2(reader, ability2) {
  const { on = [], when, limit } = ability2;
  const label2 = labelOf(on);
  const occasion = label2 ?? occasionsOf(reader, on);
  const state = occasion.en === "";
  const condition2 = when === void 0 ? null : reader.condition(when);
  const effect = effectWords(reader, asked2(ability2));
  const behind2 = limit === void 0 ? nothing6 : limitWords(limit, phrase("This ability triggers only", "此能力"), phrase("trigger", "触发"));
  const main = label2 !== null ? condition2 === null ? template("$1: $2", "$1：$2", label2, effect) : template("$1: If $3, $2", "$1：若$3，$2", label2, lowered(effect), condition2) : condition2 === null ? template("$1, $2", "$1，$2", { ...occasion, en: capital(occasion.en) }, lowered(effect)) : state ? template("When $1, $2", "当$1时，$2", condition2, lowered(effect)) : template("$1, if $3, $2", "$1，若$3，$2", { ...occasion, en: capital(occasion.en) }, lowered(effect), condition2);
  return join([main, behind2], " ", "");
}
function asked2(ability2) {
  const { when, clauses = [] } = ability2;
  const [first, ...more] = clauses;
  if (first?.if === void 0 || JSON.stringify(first.if) !== JSON.stringify(when)) return ability2;
  const { if: _said, ...rest2 } = first;
  return { ...ability2, clauses: [rest2, ...more] };
}
function activated3(reader, ability2) {
  const cost2 = ability2.cost ?? [];
  const paid2 = cost2.length === 0 ? phrase("(0)", "（0）") : costWords(reader, cost2);
  return join(
    [template("$1: $2", "$1：$2", { ...paid2, en: capital(paid2.en) }, effectWords(reader, ability2)), ...limits2(reader, ability2)],
    " ",
    ""
  );
}
function limits2(reader, { from, when, limit, marks, by }) {
  return [
    ...by === void 0 ? [] : [
      phrase(
        by === "any" ? "Any player may activate this ability." : "Only opponents may activate this ability.",
        by === "any" ? "任意玩家均可激活此能力。" : "仅对手可以激活此能力。"
      )
    ],
    ...from === void 0 ? [] : [
      template(
        "Activate this ability only while this card is in your $1.",
        "此能力仅当此牌在你的$1中时可以激活。",
        or(from.map((zone) => wordOf2(pileTerms, zone, "zone")))
      )
    ],
    ...when === void 0 ? [] : [template("Activate this ability only if $1.", "此能力仅当$1时可以激活。", reader.condition(when))],
    ...limit === void 0 ? [] : [limitWords(limit, phrase("Activate this ability only", "此能力"), phrase("activate", "激活"))],
    ...marks?.timing === void 0 ? [] : [phrase("Activate this ability only at slow speed.", "此能力仅能以低速激活。")]
  ];
}
function limitWords({ uses: uses2, per }, head, verb2) {
  if (per !== "turn" && per !== "game") throw new UnknownWord("span", per);
  const times = uses2 === 1 ? phrase("once", "1次") : phrase(`${uses2} times`, `${uses2}次`);
  return template(
    "$1 $2 each $3.",
    `$1每$3只能${verb2.zh}$2。`,
    head,
    times,
    per === "turn" ? phrase("turn", "回合") : phrase("game", "局游戏")
  );
}
function payment(reader, ability2) {
  const { cost: cost2 = [], from, when, marks } = ability2;
  const paid2 = cost2.length === 0 ? nothing6 : costWords(reader, cost2);
  const where = from === void 0 ? nothing6 : template(" from your $1", "从你的$1中", or(from.map((zone) => wordOf2(pileTerms, zone, "zone"))));
  const condition2 = when === void 0 ? nothing6 : template("if $1, ", "若$1，", reader.condition(when));
  switch (marks?.cost) {
    case "additional":
      return sentence(template("$2as an additional cost to activate this card, $1", "$2作为激活此牌的额外费用，$1", paid2, condition2));
    case "optional":
      return sentence(template("$2as you activate this card, you may also $1", "$2激活此牌时，你可以额外$1", paid2, condition2));
    case "usual":
      return sentence(template("$1you may activate this card$2", "$1你可以$2激活此牌", condition2, where));
    default:
      return sentence(
        from === void 0 ? template("$2you may $1 rather than pay this card’s cost", "$2你可以$1而不支付此牌的费用", paid2, condition2) : template(
          "$2you may $1 to activate this card$3 without paying its cost",
          "$2你可以$1以$3激活此牌，无需支付其费用",
          paid2,
          condition2,
          where
        )
      );
  }
}

var forbidden2 = {
  attack: phrase("can’t attack$1", "不能攻击$1"),
  beAttacked: phrase("can’t be attacked$3", "不能被$1攻击"),
  retaliate: phrase("can’t retaliate$1", "不能反击$1"),
  beRetaliated: phrase("can’t be retaliated against$3", "不能被$1反击"),
  beTargeted: phrase("can’t be targeted$3$2", "不能成为$2$1的目标"),
  wakeUp: phrase("can’t wake up", "不能重置"),
  activate: phrase("can’t activate$1", "不能激活$1"),
  materialize: phrase("can’t materialize$1", "不能实现$1"),
  draw: phrase("can’t draw cards", "不能抽牌"),
  die: phrase("can’t die", "不会死亡"),
  lose: phrase("can’t lose the game", "不会输掉游戏")
};
function ruleWords(reader, given2, ofPlayer) {
  const rule = given2;
  switch (rule.word) {
    case "cant":
      return cannot(reader, rule);
    case "cost":
      return cost(reader, rule, ofPlayer);
    case "empower":
      return template(
        "activate[s|] and resolve[s|] $2 as though the level of your champion was $1 more",
        "激活并结算$2时视为勇士的等级增加$1",
        phrase(String(rule.amount), String(rule.amount)),
        reader.described(rule.where.tree, "many")
      );
    case "fast":
      return template("may activate $1 at fast speed", "可以以高速激活$1", reader.described(rule.where.tree, "many"));
    case "element":
      return template(
        rule.enabled ? "[has|have] the $1 element enabled" : "[has|have] the $1 element disabled",
        rule.enabled ? "启用$1元素" : "停用$1元素",
        elementWord(rule.element)
      );
    case "as":
      return template("can attack as though [it was|they were] $1", "可以如同$1一般攻击", typeWord(rule.type));
    default:
      throw new UnknownWord("rule", rule);
  }
}
function cannot(reader, { what: what2, where, by }) {
  const words4 = wordOf2(forbidden2, what2, "prohibition");
  const limit = where === void 0 ? phrase("", "") : reader.described(where.tree, "many", what2 === "activate" ? "hand" : "field");
  const shown = phrase(limit.en === "" ? "" : ` ${limit.en.replace(/ in any hand/, "")}`, limit.zh.replace("任意手牌中的", ""));
  return template(
    words4.en,
    words4.zh,
    shown,
    by === void 0 ? phrase("", "") : phrase(" by what your opponents control", "对手控制的"),
    template(limit.en === "" ? "" : " by$1", "", shown)
  );
}
function cost(reader, { kind, more, less, where, each }, ofPlayer) {
  const amount3 = phrase(String(more ?? less ?? 0), String(more ?? less ?? 0));
  const [how, zhHow] = less === void 0 ? ["more", "增加"] : ["less", "减少"];
  const [verb2, zhVerb] = kind === "reserve" ? ["activate", "激活"] : ["materialize", "实现"];
  const kinds2 = wordOf2(costTerms, kind, "kind of cost");
  if (!ofPlayer && where === void 0 && each !== void 0)
    return template(
      `[costs|cost] $1 ${how} to ${verb2} for each $3`,
      `的$2费用每有$3${zhHow}$1`,
      amount3,
      kinds2,
      reader.single({ from: "field", where: each.tree })
    );
  if (!ofPlayer && where === void 0) return template(`[costs|cost] $1 ${how} to ${verb2}`, `的$2费用${zhHow}$1`, amount3, kinds2);
  const what2 = where === void 0 ? phrase("cards", "卡牌") : reader.described(where.tree, "many");
  return template(`${verb2}[s|] $3 for $1 ${how}`, `${zhVerb}$3的$2费用${zhHow}$1`, amount3, kinds2, what2);
}

var signed = (value) => value < 0 ? `-${-value}` : `+${value}`;
function change2(reader, name, given2) {
  const amount3 = reader.fixed(given2);
  const what2 = wordOf2(numberTerms, name, "characteristic to add to");
  const plus = (sign) => template(`${sign} $1`, `${sign}$1`, what2);
  if (typeof amount3 === "number") return { words: plus(signed(amount3)), behind: nothing6 };
  if ("times" in amount3 && typeof amount3.times[0] === "number") {
    const per2 = perWords(reader, amount3.times[1]);
    if (per2 !== null) return { words: plus(signed(amount3.times[0])), behind: template(" for each $1", "（每有$1）", per2) };
  }
  const per = perWords(reader, amount3);
  if (per !== null) return { words: plus("+1"), behind: template(" for each $1", "（每有$1）", per) };
  return { words: plus("+X"), behind: template(", where X is $1", "（X为$1）", reader.measure(amount3)) };
}
function added2(reader, add2) {
  const parts = Object.entries(add2).map(([name, amount3]) => change2(reader, name, amount3));
  if (parts.length === 0) return [];
  const behind2 = [...new Map(parts.map((part) => [part.behind.en, part.behind])).values()].filter(({ en }) => en !== "");
  const all = and(parts.map(({ words: words4 }) => words4));
  return [template("[gets|get] $1$2", "得到$1$2", { ...all, zh: parts.map(({ words: words4 }) => words4.zh).join("、") }, behind2[0] ?? nothing6)];
}
function setTo(reader, set) {
  return Object.entries(set).map(([name, value]) => {
    if (name === "types") return template("[becomes|become] $1", "类型成为“$1”", listWords(value, typeWord));
    if (name === "subtypes" || name === "classes")
      return template("[becomes|become] $1", "成为$1", listWords(value, subtypeWord));
    if (name === "elements") return template("[becomes|become] $1", "元素成为$1", listWords(value, elementWord));
    const what2 = wordOf2(numberTerms, name, "characteristic to set");
    if (value === null) return template("[has|have] no $1", "没有$1", what2);
    return template(
      typeof value === "number" ? "[has|have] $2 $1" : "[has|have] $1 equal to $2",
      "$1成为$2",
      what2,
      reader.measure(value)
    );
  });
}
function gained2(reader, name, words4, ofPlayer) {
  switch (name) {
    case "keywords":
      return [template("[gains|gain] $1", "获得$1", listWords(words4, keywordWords))];
    case "rules":
      return words4.map((rule) => ruleWords(reader, rule, ofPlayer));
    case "types":
      return [template("[is|are] also $1", "额外具有类型“$1”", listWords(words4, typeWord))];
    case "supertypes":
      return [
        template(
          "[is|are] also $1",
          "额外具有超类型“$1”",
          listWords(words4, (one) => wordOf2(supertypeTerms, one, "supertype"))
        )
      ];
    case "subtypes":
    case "classes":
      return [template("[is|are] also $1", "额外具有子类型“$1”", listWords(words4, subtypeWord))];
    case "elements":
      return [template("[is|are] also $1", "额外具有$1元素", listWords(words4, elementWord))];
    case "name":
      return [template("[has|have] the name $1 as well", "额外具有名称$1", listWords(words4, nameWords))];
    default:
      throw new UnknownWord("list", name);
  }
}
function lost2(lose2) {
  const whole = lose2.abilities === "all";
  return [
    ...whole ? [phrase("[loses|lose] all abilities", "失去所有能力")] : [],
    ...Object.entries(lose2).flatMap(([name, words4]) => {
      if (whole && (name === "abilities" || name === "keywords" && words4 === "all")) return [];
      if (words4 === "all") return [template("[loses|lose] all $1", "失去所有$1", wordOf2(lists, name, "list to lose"))];
      if (name === "keywords") return [template("[loses|lose] $1", "失去$1", listWords(words4, keywordWords))];
      if (name === "types") return [template("[isn’t|aren’t] $1", "失去类型“$1”", listWords(words4, typeWord))];
      if (name === "subtypes") return [template("[isn’t|aren’t] $1", "失去子类型“$1”", listWords(words4, subtypeWord))];
      throw new UnknownWord("list to lose", name);
    })
  ];
}
var lists = {
  keywords: phrase("keywords", "关键词"),
  subtypes: phrase("subtypes", "子类型"),
  classes: phrase("classes", "职业"),
  elements: phrase("elements", "元素")
};
var said3 = /* @__PURE__ */ new Set([
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
  for (const key of Object.keys(modifier)) if (!said3.has(key)) throw new UnknownWord("field of modifier", key);
  const { lose: lose2, set, add: add2, gain, abilities, also, become: become2, controller } = modifier;
  return [
    ...become2 === void 0 ? [] : [template("[becomes|become] a copy of $1", "成为$1的复制", reader.ref(become2.copyOf))],
    ...controller === void 0 ? [] : [template("[is|are] controlled by $1", "由$1控制", reader.player(controller))],
    ...lose2 === void 0 ? [] : lost2(lose2),
    ...set === void 0 ? [] : setTo(reader, set),
    ...add2 === void 0 ? [] : added2(reader, add2),
    ...Object.entries(gain ?? {}).flatMap(([name, words4]) => gained2(reader, name, words4, modifier.players !== void 0)),
    ...(abilities ?? []).map((ability2) => template("[gains|gain] “$1”", "获得“$1”", reader.ability(ability2))),
    ...(also ?? []).flatMap((one) => changesOf(reader, one))
  ];
}

var places2 = {
  hand: phrase("put $1 into $2 hand", "将$1加入$2手牌"),
  memory: phrase("put $1 into $2 memory", "将$1置入$2回忆区"),
  field: phrase("put $1 onto the field", "将$1放置入场"),
  graveyard: phrase("put $1 into $2 graveyard", "将$1置入$2墓地"),
  banishment: phrase("put $1 into $2 banishment", "将$1置入$2放逐区"),
  mainDeck: phrase("put $1 into $2 deck", "将$1置入$2牌库"),
  "mainDeck:top": phrase("put $1 on top of $2 deck", "将$1放置于$2牌库顶"),
  "mainDeck:bottom": phrase("put $1 on the bottom of $2 deck", "将$1放置于$2牌库底"),
  materialDeck: phrase("put $1 into $2 material deck", "将$1置入$2原质牌库"),
  intent: phrase("put $1 into $2 intent", "将$1置入$2意图区")
};
var owner = (what2, yours2) => yours2 ? phrase("your", "你的") : what2.many === true ? phrase("their owners’", "其拥有者的") : phrase("its owner’s", "其拥有者的");
var move2 = says(
  (reader, verb2) => {
    const ref2 = verb2.what ?? "self";
    const words4 = wordOf2(places2, verb2.at === void 0 ? String(verb2.to) : `${String(verb2.to)}:${String(verb2.at)}`, "place");
    const what2 = fromPlace(whatOf(reader, verb2));
    const under = verb2.under === void 0 ? null : reader.possessive(verb2.under);
    const shown = verb2.reveal === true ? template("reveal $1 and ", "展示$1并", what2) : nothing6;
    const control = under !== null && verb2.to === "field" ? template(" under $1 control", "（由$1控制）", under) : nothing6;
    const rested3 = verb2.rested === true ? phrase(" rested", "（横置）") : nothing6;
    const down = verb2.faceDown === true ? phrase(" face down", "（正面朝下）") : nothing6;
    const by = reader.chosenBy(ref2)?.by ?? "you";
    const puts2 = by === "you" ? words4 : { ...words4, en: `${reader.player(by).en} ${words4.en.replace(/^put/, "puts")}`, zh: `${reader.player(by).zh}${words4.zh}` };
    return template(
      "$1$2$3$4$5",
      "$1$2$3$4$5",
      shown,
      template(
        puts2.en,
        puts2.zh,
        verb2.reveal === true ? phrase(what2.many === true ? "them" : "it", "之") : what2,
        under ?? owner(what2, reader.isYours(ref2))
      ),
      control,
      rested3,
      down
    );
  },
  "to",
  "at",
  "rested",
  "reveal",
  "under",
  "faceDown"
);
var picking = (en, zh, es = "s") => says(
  (reader, verb2) => {
    const player3 = doerOf(reader, verb2);
    const what2 = whatOf(reader, verb2);
    const down = verb2.faceDown === true ? phrase(" face down", "（正面朝下）") : nothing6;
    if (player3 === "you")
      return template(`${en} $1$2`, `${zh}$1$2`, en === "discard" ? bare3(what2, / (?:in|from) your hand/, /你的手牌中的/) : what2, down);
    const who = reader.player(player3);
    const words4 = bare3(
      what2,
      / (?:your opponent|each player|that player) controls| in (?:your opponent|each player|that player)’s hand/,
      /(?:对手|每位玩家|该玩家)(?:控制|的手牌中)的/
    );
    return template(`$2 ${en}${who.many === true ? "" : es} $1$3`, `$2${zh}$1$3`, words4, who, down);
  },
  "choose",
  "by",
  "faceDown"
);
var moveWords = {
  move: move2,
  draw: says(
    (reader, verb2) => done2(
      reader,
      playerOf(verb2),
      `draw%s $1${verb2.to === "memory" ? " into memory" : ""}`,
      verb2.to === "memory" ? "抽$1并置入回忆区" : "抽$1",
      things(reader, amountOf3(verb2), "card", "张牌")
    ),
    "amount",
    "player",
    "to"
  ),
  discard: picking("discard", "弃置"),
  sacrifice: picking("sacrifice", "牺牲"),
  banish: picking("banish", "放逐", "es"),
  glimpse: says(
    (reader, verb2) => done2(reader, playerOf(verb2), "glimpse%s $1", "窥视$1", reader.measure(amountOf3(verb2))),
    "amount",
    "player"
  ),
  destroy: says((reader, verb2) => template("destroy $1", "摧毁$1", whatOf(reader, verb2))),
  negate: says(
    (reader, verb2) => template(
      verb2.to === "banishment" ? "negate $1 and banish it" : "negate $1",
      verb2.to === "banishment" ? "无效$1并将其放逐" : "无效$1",
      whatOf(reader, verb2)
    ),
    "to"
  ),
  sacrificeSelf: says((reader) => template("sacrifice $1", "牺牲$1", reader.self)),
  banishSelf: says((reader) => template("banish $1", "放逐$1", reader.self))
};

var plain3 = lastingWords.later;
function nextTime({ en, zh }) {
  return phrase(en.replace(/^(?:when )?(.*?), /i, "the next time $1 this turn, "), zh.replace(/^当?(.*?)时?，/, "本回合中下一次$1时，"));
}
var isNext = (ability2) => ability2.on?.some(({ mark: mark2 }) => mark2 === "at") === true;
var once = ({ en, zh }) => phrase(en.replace(/^when an? (\w+ phase) begins/i, "at the beginning of the next $1"), zh.replace(/^当(?=\S+阶段开始时)/, "在下个"));
var nextWords = {
  later: {
    fields: plain3.fields,
    words: (reader, verb2) => isNext(verb2.ability) ? nextTime(plain3.words(reader, verb2)) : once(plain3.words(reader, verb2))
  }
};

var free2 = (verb2, en, zh) => verb2.free === true ? phrase(en, zh) : nothing6;
function tokens(reader, verb2) {
  const found2 = catalogue.find(({ id }) => id === verb2.token);
  const name = wordOf2({ [String(verb2.token)]: nameWords(found2?.names.en ?? "") }, String(found2?.id), "token");
  const amount3 = amountOf3(verb2);
  const many2 = things(reader, amount3, "token", "个衍生物");
  return template("$1 called $2", "$1，名为$2", many2, name);
}
function exceptions(reader, verb2) {
  if (verb2.except === void 0) return nothing6;
  const [words4 = nothing6] = changesOf(reader, { layer: "copies", ...verb2.except });
  return template(", except that it $1", "，但其$1", phrase(words4.en.replace(/\[([^|\]]*)\|[^\]]*\]/g, "$1"), words4.zh));
}
var rested2 = (verb2) => verb2.rested === true ? phrase(" rested", "（横置）") : nothing6;
var playingWords = {
  materialize: says(
    (reader, verb2) => done2(
      reader,
      verb2.by ?? "you",
      "materialize%s $1$2",
      "实现$1$2",
      whatOf(reader, verb2),
      free2(verb2, ", ignoring its costs", "，忽略其费用")
    ),
    "free",
    "by"
  ),
  activate: says(
    (reader, verb2) => done2(
      reader,
      verb2.by ?? "you",
      "activate%s $1$2",
      "激活$1$2",
      whatOf(reader, verb2),
      free2(verb2, " without paying its costs", "，无需支付其费用")
    ),
    "free",
    "by"
  ),
  summon: says(
    (reader, verb2) => {
      const what2 = verb2.copyOf === void 0 ? tokens(reader, verb2) : template(
        "$2 of $1$3",
        "$1的$2$3",
        reader.ref(verb2.copyOf),
        amountOf3(verb2) === 1 ? phrase("a token copy", "1个复制衍生物") : things(reader, amountOf3(verb2), "token copy", "个复制衍生物"),
        exceptions(reader, verb2)
      );
      return done2(reader, playerOf(verb2), "summon%s $1$2", "召唤$1$2", what2, rested2(verb2));
    },
    "token",
    "copyOf",
    "amount",
    "player",
    "rested",
    "except"
  ),
  copy: says(
    (reader, verb2) => template(
      "copy $1$3$2",
      "复制$1$3$2",
      whatOf(reader, verb2),
      verb2.retarget === true ? phrase("; you may choose new targets for the copy", "，你可以为复制选择新的目标") : nothing6,
      amountOf3(verb2) === 1 ? nothing6 : template(" $1 times", "$1次", reader.measure(amountOf3(verb2)))
    ),
    "amount",
    "retarget"
  ),
  entersAs: says(
    (reader, verb2) => template("it enters the field as a copy of $1$2", "其作为$1的复制入场$2", reader.ref(verb2.copyOf), exceptions(reader, verb2)),
    "copyOf",
    "except"
  ),
  bringBack: says(
    (reader, verb2) => template(
      "return $1 to the field with its lineage, its counters and its damage",
      "将$1连同其血统世系、指示物和伤害移回场上",
      whatOf(reader, verb2)
    )
  )
};

function counters2(reader, verb2) {
  const word3 = counterWords(String(verb2.kind));
  const amount3 = amountOf3(verb2);
  if (amount3 === 1) return template(/^[aeiou]/.test(word3.en) ? "an $1 counter" : "a $1 counter", "1个$1指示物", word3);
  if (typeof amount3 === "number") return template("$2 $1 counters", "$2个$1指示物", word3, reader.measure(amount3));
  return template("$1 counters equal to $2", "数量等同于$2的$1指示物", word3, reader.measure(amount3));
}
var additional = ({ en, zh }) => phrase(
  en.replace(/^(?:an?|(\d+)) /, (_, many2) => many2 === void 0 ? "an additional " : `${many2} additional `),
  `额外${zh}`
);
function measured(reader, amount3) {
  const words4 = reader.measure(amount3);
  return { words: words4, plain: typeof amount3 === "number" || typeof amount3 === "object" && ("event" in amount3 || "var" in amount3) };
}
var damage2 = says(
  (reader, verb2) => {
    const source2 = verb2.source === void 0 ? reader.self : reader.ref(verb2.source);
    const { words: words4, plain: plain4 } = measured(reader, amountOf3(verb2));
    const to = reader.ref(verb2.to);
    const all = listed([to.en === source2.en ? phrase("itself", "自身") : to], " and ", "和");
    const firm = verb2.firm === true ? phrase(", which can’t be prevented", "（此伤害不能被防止）") : nothing6;
    const deals2 = source2.many === true ? "deal" : "deals";
    if (verb2.divided !== void 0)
      return template(
        `$1 ${deals2} $2 damage divided as you choose among $3$4`,
        "$1对$3造成共$2点伤害，由你分配$4",
        source2,
        words4,
        all,
        firm
      );
    return plain4 ? template(`$1 ${deals2} $2 damage to $3$4`, "$1对$3造成$2点伤害$4", source2, words4, all, firm) : template(`$1 ${deals2} damage to $3 equal to $2$4`, "$1对$3造成等同于$2的伤害$4", source2, words4, all, firm);
  },
  "amount",
  "to",
  "source",
  "divided",
  "firm"
);
var recover2 = says((reader, verb2) => {
  const who = whatOf(reader, verb2);
  const { words: words4, plain: plain4 } = measured(reader, amountOf3(verb2));
  const much = plain4 ? words4 : template("damage equal to $1", "等同于$1的伤害", words4);
  if (who.en === "your champion") return template("recover $1", "恢复$1", much);
  return template("$1 recover%s $2", "$1恢复$2", who, much);
}, "amount");
var cards = (kind) => says(
  (reader, verb2) => template("pay $1 $2", "支付$1点$2费用", reader.measure(amountOf3(verb2)), wordOf2(costTerms, kind, "kind of cost")),
  "amount"
);
var ends = (en, zh) => says((reader, verb2) => done2(reader, playerOf(verb2), en, zh), "player");
var outcome = (en, zh) => says((reader, verb2) => template(`$1 ${en}`, `$1${zh}`, reader.player(playerOf(verb2))), "player");
var stateWords = {
  dealDamage: damage2,
  recover: recover2,
  rest: says((reader, verb2) => template("rest $1", "横置$1", whatOf(reader, verb2)), "choose"),
  restSelf: says((reader) => template("rest $1", "横置$1", reader.self)),
  wakeUp: says((reader, verb2) => template("wake up $1", "重置$1", whatOf(reader, verb2))),
  becomeDistant: says((reader, verb2) => template("$1 become%s distant", "$1变为远距", whatOf(reader, verb2))),
  foster: says((reader, verb2) => template("$1 become%s fostered", "$1被养育", whatOf(reader, verb2))),
  addCounters: says(
    (reader, verb2) => template("put $1 on $2", "在$2上放置$1", counters2(reader, verb2), whatOf(reader, verb2)),
    "kind",
    "amount"
  ),
  entersWith: says(
    (reader, verb2) => template("$2 enters the field with $1", "$2带着$1入场", additional(counters2(reader, verb2)), whatOf(reader, verb2)),
    "kind",
    "amount"
  ),
  removeCounters: says(
    (reader, verb2) => template("remove $1 from $2", "从$2移除$1", counters2(reader, verb2), whatOf(reader, verb2)),
    "kind",
    "amount"
  ),
  payCounters: says(
    (reader, verb2) => template("remove $1 from $2", "从$2移除$1", counters2(reader, verb2), whatOf(reader, verb2)),
    "kind",
    "amount"
  ),
  takeCounter: says(
    (reader, verb2) => template("remove a counter ($1) from $2", "从$2移除1个$1指示物", counterWords(String(verb2.kind)), whatOf(reader, verb2)),
    "choose",
    "kind"
  ),
  redirect: says(
    (reader, verb2) => template("redirect the attack to $1", "将该攻击改为攻击$1", reader.ref(verb2.to ?? "self")),
    "to",
    "intercepting"
  ),
  payReserve: cards("reserve"),
  payMemory: cards("memory"),
  winGame: outcome("win%s the game", "赢得游戏"),
  loseGame: outcome("lose%s the game", "输掉游戏"),
  drawGame: says(() => phrase("the game is a draw", "游戏平局")),
  endTurn: ends("end the turn", "结束本回合"),
  endCombat: ends("end the combat", "结束本次战斗")
};

var verbWords2 = { ...moveWords, ...playingWords, ...lastingWords, ...stateWords, ...nextWords };
var saidVerbs = Object.keys(verbWords2);

var grammar = { terms, self: phrase("this card", "此牌"), verbs: verbWords2, ability: abilityWords, changes: changesOf };
function cardText(card2, language) {
  return [...lineageLine(card2), ...keywordLines(card2), ...card2.abilities.map(wordsOf5)].map((line) => line[language]).filter((line) => line !== "").join("\n");
}
var asItself = (ability2) => JSON.parse(JSON.stringify(ability2).replaceAll('{"parameter":"bearer"}', '"self"'));
function wordsOf5(ability2) {
  const said4 = asItself(ability2);
  return abilityWords(readerFor(grammar, said4), said4);
}
function lineageLine({ printed: printed2 }) {
  const { lineage } = printed2;
  return lineage === void 0 ? [] : [template("$1 Lineage", "$1血统世系", phrase(lineage, lineage))];
}
function keywordLines({ printed: printed2 }) {
  const keywords2 = printed2.keywords ?? [];
  const bound3 = keywords2.filter((one) => typeof one === "object" && one !== null && "only" in one);
  return [join(keywords2.filter((one) => !bound3.includes(one)).map(keywordLine), ", ", "、"), ...bound3.map(keywordLine)];
}
var abilityText = (ability2, language) => wordsOf5(ability2)[language];
function modeText(ability2, mode, language) {
  const chosen = ability2.modes?.of[mode];
  return chosen === void 0 ? "" : clauseList(readerFor(grammar, { ...ability2, targets: chosen.targets ?? [] }), chosen.clauses ?? [])[language];
}

var places3 = {
  mainDeck: { en: "the main deck", zh: "主牌库" },
  materialDeck: { en: "the material deck", zh: "原质牌库" },
  hand: { en: "the hand", zh: "手牌" },
  memory: { en: "the memory", zh: "回忆区" },
  field: { en: "the field", zh: "场地" },
  graveyard: { en: "the graveyard", zh: "墓地" },
  banishment: { en: "the banishment", zh: "放逐区" },
  effectsStack: { en: "the effects stack", zh: "效果堆叠" },
  intent: { en: "intent", zh: "意图区" }
};
var phases2 = {
  opening: { en: "first champion", zh: "放置0级勇士" },
  wakeUp: { en: "wake up phase", zh: "重置阶段" },
  materialize: { en: "materialize phase", zh: "实现阶段" },
  recollection: { en: "recollection phase", zh: "回收阶段" },
  draw: { en: "draw phase", zh: "抽牌阶段" },
  main: { en: "main phase", zh: "主要阶段" },
  end: { en: "end phase", zh: "结束阶段" },
  between: { en: "before the first turn", zh: "开始前" }
};
var steps = {
  declaration: { en: "attack declaration", zh: "攻击宣言" },
  retaliation: { en: "retaliation step", zh: "反击步骤" },
  damage: { en: "damage step", zh: "伤害步骤" },
  endOfCombat: { en: "end of combat", zh: "战斗结束" }
};
var acts = {
  destroyed: { en: " (destroyed)", zh: "（摧毁）" },
  killed: { en: " (killed)", zh: "（击杀）" },
  sacrificed: { en: " (sacrificed)", zh: "（牺牲）" },
  discarded: { en: " (discarded)", zh: "（弃置）" },
  banished: { en: " (banished)", zh: "（放逐）" },
  reserved: { en: " (reserved)", zh: "（保留）" },
  recollected: { en: " (recollected)", zh: "（回收）" },
  negated: { en: " (negated)", zh: "（无效）" },
  unresolved: { en: " (not resolved)", zh: "（未结算）" }
};
var reasons = {
  defeated: { en: "all champions defeated", zh: "勇士被击败" },
  noChampion: { en: "no champion left", zh: "不控制勇士" },
  deckOut: { en: "no card to draw", zh: "无牌可抽" },
  draw: { en: "a draw", zh: "平局" },
  concession: { en: "concession", zh: "投降" },
  agreedDraw: { en: "agreed draw", zh: "同意平局" },
  judge: { en: "a judge's decision", zh: "裁判判定" },
  time: { en: "time ran out", zh: "时间用尽" },
  games: { en: "games won", zh: "胜局数" },
  effect: { en: "an effect", zh: "效果" }
};
var chances = {
  firstPlayer: { en: "who goes first", zh: "首回合玩家" },
  memory: { en: "a card of the memory", zh: "回忆区的卡牌" },
  shuffle: { en: "shuffle", zh: "洗切" },
  objects: { en: "a choice at random", zh: "随机选择" }
};
var scopes = { game: { en: "game", zh: "本局游戏" }, match: { en: "match", zh: "比赛" } };
var ends2 = {
  endOfTurn: { en: "until end of turn", zh: "直到回合结束" },
  nextActivation: { en: "for the next such card this turn", zh: "限本回合的下一张此类卡牌" },
  endOfCombat: { en: "for this attack", zh: "直到此次攻击结束" },
  endOfPhase: { en: "until end of phase", zh: "直到阶段结束" },
  yourNextTurn: { en: "until your next turn", zh: "直到你的下个回合" },
  leaves: { en: "as long as its source stays", zh: "来源在场期间" },
  while: { en: "as long as its condition holds", zh: "条件成立期间" },
  game: { en: "for the rest of the game", zh: "本局游戏中" }
};
var termsOf = {
  from: places3,
  zone: places3,
  phase: phases2,
  step: steps,
  act: acts,
  reason: reasons,
  what: chances,
  until: ends2,
  scope: scopes
};
var byId = new Map(catalogue.map(({ id, names: names3 }) => [id, names3]));
var { parameter } = parameters2({
  player: { en: "Player", zh: "玩家" },
  card: { en: "a card", zh: "一张牌" },
  names: (card2) => byId.get(card2),
  seats: /* @__PURE__ */ new Set(["seat", "winners"]),
  cards: /* @__PURE__ */ new Set(["card", "sourceCard", "targetCard", "before", "cards"]),
  terms: termsOf,
  text: textAt,
  own: (name, value, language) => name !== "weaponCard" ? null : value === "" || value === null ? "" : ` (${parameter("card", value, language)})`
});
function textAt(path) {
  const at = abilityAt(path);
  const card2 = catalogue.find((one) => one.id === at?.card);
  if (at === null || card2 === void 0) return silent;
  const abilities = prepare(card2).abilities;
  const program = card2.abilities[at.ability] ?? abilities[at.ability];
  if (program === void 0) return silent;
  const { mode } = at;
  if (mode !== null) return { en: modeText(program, mode, "en"), zh: modeText(program, mode, "zh") };
  return abilities.filter(isUsed).length < 2 ? silent : { en: `: ${abilityText(program, "en")}`, zh: `：${abilityText(program, "zh")}` };
}
var silent = { en: "", zh: "" };
var isUsed = ({ kind }) => kind === "activated" || kind === "triggered";

var words3 = {
  events,
  prompts,
  options,
  parameter,
  cardText,
  cardValues: (card2) => card2.printed
};

var grandArchive = {
  ...grandArchiveRules,
  cards: catalogue,
  presetDecks: playablePresets(catalogue),
  layout,
  words: words3
};

var ruleset = createRuleset(grandArchive);
export {
  ruleset
};
