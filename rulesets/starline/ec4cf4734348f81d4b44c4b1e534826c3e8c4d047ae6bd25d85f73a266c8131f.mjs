var { MAX_SAFE_INTEGER } = Number;
var mostOf = (option) => option.most ?? MAX_SAFE_INTEGER;
var leastOf = (option, min) => option.least === void 0 ? min : Math.max(min, option.least);
var isEnough = (option, amount3) => option.enough === void 0 || amount3 >= option.enough;
function faultIn(domain, amounts) {
  const { options, min, total } = domain;
  let sum = 0;
  let waiting = null;
  for (const [at, option] of options.entries()) {
    const amount3 = amounts[at] ?? 0;
    const least = leastOf(option, min);
    if (amount3 < least) return `${option.id} must get at least ${least}.`;
    if (amount3 > mostOf(option)) return `${option.id} can get at most ${mostOf(option)}.`;
    if (waiting !== null && amount3 > least) return `${option.id} gets more only once ${waiting.id} has ${waiting.enough}.`;
    if (waiting === null && !isEnough(option, amount3)) waiting = option;
    sum += amount3;
  }
  return sum === total ? null : `The amounts must add up to ${total}, not ${sum}.`;
}
function leasts({ options, min }) {
  const from = [];
  from[options.length] = 0;
  for (let at = options.length - 1; at >= 0; at--) from[at] = from[at + 1] + leastOf(options[at], min);
  return from;
}
function capacities(domain, least) {
  const { options } = domain;
  const from = [];
  from[options.length] = 0;
  for (let at = options.length - 1; at >= 0; at--) {
    const option = options[at];
    const behind = isEnough(option, mostOf(option)) ? from[at + 1] : least[at + 1];
    from[at] = Math.min(MAX_SAFE_INTEGER, mostOf(option) + behind);
  }
  return from;
}
function canDistribute(domain) {
  const { options, min, total } = domain;
  const least = leasts(domain);
  return options.every((option) => mostOf(option) >= leastOf(option, min)) && total >= least[0] && total <= capacities(domain, least)[0];
}
function boundsAt(domain, behind, room, at, left) {
  const { options, min } = domain;
  const option = options[at];
  const whole2 = left - behind[at + 1];
  const last = Math.min(mostOf(option), whole2);
  const first = Math.max(leastOf(option, min), option.enough ?? min, left - room[at + 1]);
  return first <= last ? { first, last } : { first: whole2, last: whole2 };
}
function walk(domain, take2) {
  const behind = leasts(domain);
  const room = capacities(domain, behind);
  let left = domain.total;
  return domain.options.map((_option, at) => {
    const { first, last } = boundsAt(domain, behind, room, at, left);
    const amount3 = take2(first, last);
    left -= amount3;
    return amount3;
  });
}
function drawAmounts(domain, draw) {
  return canDistribute(domain) ? walk(domain, (first, last) => first + draw(last - first + 1)) : null;
}
function plainAmounts(domain) {
  if (!canDistribute(domain)) return null;
  const { options, min } = domain;
  const amounts = options.map((option) => leastOf(option, min));
  let left = domain.total - amounts.reduce((sum, amount3) => sum + amount3, 0);
  const give = (at, upTo) => {
    const more = Math.max(0, Math.min(left, upTo - amounts[at]));
    amounts[at] = amounts[at] + more;
    left -= more;
  };
  const blocked = options.findIndex((option) => !isEnough(option, mostOf(option)));
  const reached2 = blocked < 0 ? options.length : blocked + 1;
  for (let at = 0; at < reached2; at++) give(at, Math.min(mostOf(options[at]), options[at].enough ?? min));
  for (let at = reached2 - 1; at >= 0; at--) give(at, mostOf(options[at]));
  return amounts;
}
function byOption(domain, amounts) {
  return Object.fromEntries(domain.options.map((option, at) => [option.id, amounts[at] ?? 0]));
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
  constructor(faults) {
    super(faults.map(faultSentence).join("\n"));
    this.faults = faults;
  }
  faults;
  name = "CardsRefused";
};
var faultSentence = ({ card, place: place3, fault }) => `card ${JSON.stringify(card)}${place3 === "" ? "" : ` at ${place3}`}: ${fault}`;
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
function objectionToAmounts(table, decision, amounts) {
  return must(table.game.acceptAmounts, "acceptAmounts of the game")(table, decision, amounts);
}
function completed(table, decision, picked) {
  return must(table.game.completePicks, "completePicks of the game")(table, decision, picked);
}
function someName(table, decision, from) {
  const keys2 = [...table.library.nameKeys().keys()];
  for (let at = 0; at < keys2.length; at++) {
    const key = keys2[(from + at) % keys2.length];
    const card = table.library.cardNamed(key);
    if (mayBeNamed(table, decision, card, key) === null) return NAME + key;
  }
  throw new InvariantBroken(`decision ${decision.id} (${decision.kind}) has no legal answer`);
}
function mayBeNamed(table, decision, card, key) {
  return table.game.acceptName?.(table, decision, card, key) ?? null;
}
function nameIn(pick) {
  return pick.startsWith(NAME) ? pick.slice(NAME.length) : null;
}
var { clz32 } = Math;
var single = [1];
var weightsOf = (option) => option.weight ?? single;
function sumsOf(options) {
  let sums = /* @__PURE__ */ new Set([0]);
  for (const option of options) sums = added(sums, option);
  return sums;
}
function added(sums, option) {
  const next2 = /* @__PURE__ */ new Set();
  for (const weight of weightsOf(option)) for (const so of sums) next2.add(so + weight);
  return next2;
}
function reaches(options, sum) {
  return sumsOf(options).has(sum);
}
function completeToSum(domain, sum, picked, rest) {
  const low = bound([...picked, ...rest], Math.min);
  const high = bound([...picked, ...rest], Math.max);
  if (sum < low || sum > high) return null;
  return high - low < BITS && domain.groups !== true ? byMasks(domain, sum, low, picked, rest) : bySearch(domain, sum, picked, rest);
}
function bound(options, pick) {
  let total = 0;
  for (const option of options) total += pick(0, ...weightsOf(option));
  return total;
}
var BITS = 31;
var moved = (mask, by) => by >= 0 ? mask << by : mask >>> -by;
function withOption(mask, option) {
  let next2 = 0;
  for (const weight of weightsOf(option)) next2 |= moved(mask, weight);
  return next2;
}
function byMasks(domain, sum, low, picked, rest) {
  const most = Math.min(domain.max - picked.length, rest.length);
  if (most < 0) return null;
  const least = Math.max(0, domain.min - picked.length);
  const nothing7 = 1 << -low;
  const width = most + 1;
  const ahead = new Int32Array((rest.length + 1) * width);
  ahead[rest.length * width] = nothing7;
  for (let at = rest.length - 1; at >= 0; at--) {
    for (let count = 0; count <= most; count++) {
      const without2 = ahead[(at + 1) * width + count];
      const taking = count === 0 ? 0 : withOption(ahead[(at + 1) * width + count - 1], rest[at]);
      ahead[at * width + count] = without2 | taking;
    }
  }
  const possible2 = (mask2, taken2, at) => {
    for (let count = Math.max(0, least - taken2); count + taken2 <= most; count++) if (meets(mask2, ahead[at * width + count], sum, low)) return true;
    return false;
  };
  let mask = nothing7;
  for (const option of picked) mask = withOption(mask, option);
  if (!possible2(mask, 0, 0)) return null;
  const chosen = [];
  for (let at = 0; at < rest.length; at++) {
    if (chosen.length >= least && mask >>> sum - low & 1) break;
    const option = rest[at];
    const next2 = withOption(mask, option);
    if (chosen.length >= most || !possible2(next2, chosen.length + 1, at + 1)) continue;
    chosen.push(option);
    mask = next2;
  }
  return [...picked, ...chosen];
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
function bySearch(domain, sum, picked, rest) {
  const dead = /* @__PURE__ */ new Set();
  const grouped = domain.groups === true;
  const search = (chosen, at, sums) => {
    if (chosen.length >= domain.min && chosen.length <= domain.max && sums.has(sum)) return chosen;
    if (at >= rest.length || chosen.length >= domain.max) return null;
    const taken2 = grouped ? chosen.flatMap(({ group }) => group ?? []).sort().join("\n") : "";
    const key = `${at}|${chosen.length}|${[...sums].sort((a, b) => a - b).join()}|${taken2}`;
    if (dead.has(key)) return null;
    const option = rest[at];
    const free3 = !grouped || option.group === void 0 || !chosen.some(({ group }) => group === option.group);
    const found2 = (free3 ? search([...chosen, option], at + 1, added(sums, option)) : null) ?? search(chosen, at + 1, sums);
    if (found2 === null) dead.add(key);
    return found2;
  };
  return search(picked, 0, sumsOf(picked));
}
function jsonOf(value) {
  return value;
}
function jsonObjectOf(value) {
  return value;
}
function readAs(value) {
  return value;
}
var nothing = [];
function asNumber(value) {
  return typeof value === "number" ? value : 0;
}
function asList(value) {
  return Array.isArray(value) ? value : nothing;
}
function hasWord(list, wanted) {
  for (const one of list) if (one === wanted || typeof one === "object" && one !== null && one.word === wanted && wanted !== void 0) return true;
  return false;
}
function checkAnswer(table, decision, answer2) {
  const { domain } = decision;
  if (typeof answer2 !== "object" || answer2 === null) return malformed(decision, "An answer is an object.");
  if (domain.type === "bulk") {
    if (!("bulk" in answer2)) return malformed(decision, "This decision takes a bulk answer.");
    const accepted = table.game.acceptBulk(table, decision, answer2.bulk);
    if (accepted.ok) return { answer: { bulk: accepted.value } };
    const [first] = accepted.violations;
    return { code: "deck/illegal", rule: first?.rule ?? decision.rule, detail: first?.detail ?? "The deck is not legal.", params: { violations: jsonOf(accepted.violations) } };
  }
  if (domain.type === "number") {
    if (!("number" in answer2) || !Number.isSafeInteger(answer2.number)) return malformed(decision, "This decision takes an integer.");
    if (answer2.number < domain.min || answer2.number > domain.max) return illegal(decision, `The number must lie between ${domain.min} and ${domain.max}.`);
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
  const given = new Map(Object.entries(answer2.amounts));
  for (const amount3 of given.values()) if (!Number.isSafeInteger(amount3)) return malformed(decision, "Amounts are integers.");
  for (const id of given.keys()) if (!domain.options.some((option) => option.id === id)) return notOffered(table, decision, id);
  const amounts = domain.options.map((option) => (given.get(option.id) ?? 0) + 0);
  const fault = faultIn(domain, amounts);
  if (fault !== null) return illegal(decision, fault);
  const kept2 = byOption(domain, amounts);
  const objection = domain.checked === true ? objectionToAmounts(table, decision, kept2) : null;
  return objection === null ? { answer: { amounts: kept2 } } : illegal(decision, objection.detail, objection.rule);
}
function checkName(table, decision, picks) {
  const [pick] = picks;
  if (pick === void 0 || picks.length > 1) return illegal(decision, "Give one name.");
  const key = nameIn(pick);
  const card = key === null ? void 0 : table.library.cardNamed(key);
  if (key === null || card === void 0) return illegal(decision, `${JSON.stringify(pick)} is no name of the catalogue.`);
  const objection = mayBeNamed(table, decision, card, key);
  return objection === null ? { answer: { picks: [pick] } } : illegal(decision, objection.detail, objection.rule);
}
function checkPicks(table, decision, domain, picks) {
  if (picks.length > 1 && new Set(picks).size !== picks.length) return illegal(decision, "An option can be picked once.");
  if (picks.length < domain.min || picks.length > domain.max) return illegal(decision, `Pick at least ${domain.min} and at most ${domain.max}.`);
  const chosen = [];
  for (const pick of picks) {
    const option = domain.options.find((one) => one.id === pick);
    if (option === void 0) return notOffered(table, decision, pick);
    chosen.push(option);
  }
  if (domain.groups === true && !isApart(chosen)) return illegal(decision, "Of options that belong together only one can be picked.");
  if (domain.sum !== void 0 && !reaches(chosen, domain.sum)) return illegal(decision, `The picks must add up to ${domain.sum}.`);
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
function isApart(options) {
  return firstOfEach(options).length === options.length;
}
function firstOfEach(options) {
  const seen = /* @__PURE__ */ new Set();
  return options.filter(({ group }) => {
    if (group === void 0) return true;
    const first = !seen.has(group);
    seen.add(group);
    return first;
  });
}
function complete(domain, picked) {
  if (domain.groups === true && !isApart(picked)) return null;
  if (domain.sum === void 0) {
    const open = domain.options.filter((one) => !picked.includes(one));
    const rest = domain.groups === true ? firstOfEach([...picked, ...open]).slice(picked.length) : open;
    const wanted = Math.max(0, domain.min - picked.length);
    return picked.length <= domain.max && rest.length >= wanted ? [...picked, ...rest.slice(0, wanted)] : null;
  }
  return completeToSum(domain, domain.sum, picked, domain.options.filter((one) => !picked.includes(one)));
}
function picksOf(answer2) {
  if (typeof answer2 === "object" && answer2 !== null && "picks" in answer2) return readAs(answer2.picks);
  throw new InvariantBroken("an answer with picks was expected");
}
function numberOfAnswer(answer2) {
  if (typeof answer2 === "object" && answer2 !== null && "number" in answer2) return readAs(answer2.number);
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
  if (typeof answer2 === "object" && answer2 !== null && "bulk" in answer2) return jsonOf(answer2.bulk);
  throw new InvariantBroken("a bulk answer was expected");
}
function sampleAnswer(table, decision, draw) {
  const { domain } = decision;
  if (domain.type === "bulk") return { bulk: table.game.sampleBulk(table, decision, draw) };
  if (domain.type === "name") return { picks: [someName(table, decision, draw(table.library.nameKeys().size))] };
  if (domain.type === "options" && domain.checked === true) return { picks: sampleChecked(table, decision, drawOptions(domain, draw)) };
  if (domain.type === "distribution" && domain.checked === true) return sampleAmounts(table, decision, domain, draw);
  return drawPicks(domain, draw);
}
function sampleAmounts(table, decision, domain, draw) {
  const drawn2 = drawAmounts(domain, draw);
  const amounts = drawn2 === null ? null : byOption(domain, drawn2);
  return amounts !== null && objectionToAmounts(table, decision, amounts) === null ? { amounts } : exampleOf(domain);
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
function isOpen(domain) {
  return domain.type === "number" || (domain.type === "distribution" || domain.type === "options") && domain.checked !== true;
}
function drawPicks(domain, draw) {
  switch (domain.type) {
    case "number":
      return { number: domain.min + draw(domain.max - domain.min + 1) };
    case "distribution":
      return domain.checked === true ? exampleOf(domain) : amountsAnswer(domain, drawAmounts(domain, draw));
    case "name":
      return { picks: must(domain.example, "example of a name") };
    case "options":
      return { picks: domain.checked === true ? must(domain.example, "example of checked picks") : drawOptions(domain, draw) };
  }
}
function drawOptions(domain, draw) {
  const shuffled = [...among(domain, draw)];
  for (let i = shuffled.length - 1; i > 0; i--) {
    const j = draw(i + 1);
    [shuffled[i], shuffled[j]] = [shuffled[j], shuffled[i]];
  }
  if (domain.sum !== void 0) {
    const found2 = complete({ ...domain, options: shuffled }, []);
    if (found2 === null) throw new InvariantBroken("a domain has no legal answer");
    return found2.map((option) => option.id);
  }
  const apart = domain.groups === true ? firstOfEach(shuffled) : shuffled;
  if (apart.length < domain.min) throw new InvariantBroken("a domain has no legal answer");
  const most = Math.min(domain.max, apart.length);
  const count = domain.min + draw(most - domain.min + 1);
  return apart.slice(0, count).map((option) => option.id);
}
function among(domain, draw) {
  const { options, min } = domain;
  if (options[options.length - 1]?.standing !== true) return options;
  const others = options.filter(({ standing: standing3 }) => standing3 !== true);
  return others.length < min || draw(10) === 0 ? options : others;
}
function amountsAnswer(domain, amounts) {
  if (amounts === null) throw new InvariantBroken("a domain has no legal answer");
  return { amounts: byOption(domain, amounts) };
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
  const words = [];
  for (let i = 0; i < 64; i += 8) {
    const bytes = [0, 2, 4, 6].map((at) => parseInt(hex.slice(i + at, i + at + 2), 16));
    words.push((bytes[0] | bytes[1] << 8 | bytes[2] << 16 | bytes[3] << 24) >>> 0);
  }
  return words;
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
function uniform(n, next2) {
  if (!Number.isInteger(n) || n < 1 || n > 4294967296) throw new InvariantBroken(`can't draw from ${n}`);
  if (n === 4294967296) return next2();
  const last = 4294967295 - ((4294967295 >>> 0) % (n >>> 0) + 1) % n;
  for (; ; ) {
    const word4 = next2();
    if (word4 <= last) return (word4 >>> 0) % (n >>> 0);
  }
}
var uncut = 1e3;
var noVars = {};
function sourceEnv(self, card, you, event = null, vars = noVars) {
  return { self, card, you, event, vars, each: 0, subject: 0, cut: uncut };
}
var EACH = "eachObject";
function lastingVars({ vars, each }) {
  return each === 0 ? vars : { ...vars, [EACH]: [each] };
}
function lastingEnv({ source, sourceCard, controller, vars }, event = null) {
  return sourceEnv(source, sourceCard, controller, event, vars);
}
function envOf(locals) {
  const { self, card, you, event, vars, each, subject } = locals;
  return { self, card, you, event, vars, each, subject, cut: uncut };
}
function about(env, subject) {
  const { self, card, you, event, vars, each, cut: cut2 } = env;
  return { self, card, you, event, vars, each, subject, cut: cut2 };
}
function envLocals(env) {
  return { self: env.self, card: env.card, you: env.you, event: env.event, vars: env.vars, each: env.each, subject: env.subject };
}
function once(find) {
  const known3 = /* @__PURE__ */ new WeakMap();
  const findAnew = find;
  const ask2 = (key, first, second, third, fourth) => {
    const kept2 = known3.get(key);
    if (kept2 !== void 0) return kept2;
    const found2 = findAnew(key, first, second, third, fourth);
    known3.set(key, found2);
    return found2;
  };
  return ask2;
}
function closed({ self, card, you, vars }, tree2) {
  return { tree: tree2, self, card, you, vars };
}
function closureEnv(table, closure, bearer) {
  const { self, card, you, vars } = readAs(closure);
  if (self !== void 0) return sourceEnv(self, card, you, null, vars);
  const row = table.object(bearer);
  return sourceEnv(bearer, row.card, table.controllerOf(row));
}
var speaksOfSource = (node) => typeof node === "object" && node !== null ? treeSpeaksOfSource(node) : node === "self";
var treeSpeaksOfSource = once((node) => "noted" in node || Object.values(node).some((child) => speaksOfSource(child)));
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
  return table.seats().every((seat) => knows(row, seat)) || isOpen2(table, row) && !table.seats().some((seat) => table.game.hides?.(table, row, seat) === true);
}
function knows(row, seat) {
  return (row.knownTo & 1 << seat) !== 0;
}
function showsObject(table, row, viewer) {
  if (viewer.role === "judge" || isOpen2(table, row)) return true;
  if (viewer.role === "player") return seesFace(table, row, viewer.seat) || !isPiled(table, row) && (isPrivate(table, row) ? [viewer.seat] : eyesOf(table, viewer.seat)).some((seat) => looksInto(table, row, seat));
  return showsFace(table, row, viewer);
}
function isOpen2(table, row) {
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
  if (table.state.past[id] !== void 0) table.journal.remove(table.state.past, id);
}
function becomes(table, id, row, kind) {
  const noted = table.state.past[id];
  if (noted !== void 0 && inSight(table, kind)) table.journal.setRecord(noted, "now", row.id);
}
var MOST_PAST = 400;
var SWEEP_EVERY = 64;
function sweepPast(table) {
  const { state } = table;
  if (table.journal.size(state.past) === 0) return;
  const named3 = /* @__PURE__ */ new Set();
  for (const root of rootsOf(state)) note(state, root, named3);
  for (const id of named3) note(state, { ...state.past[id], id: 0, row: { ...state.past[id].row, id: 0 } }, named3);
  for (const id of Object.keys(state.past).map(Number)) if (!named3.has(id)) table.journal.remove(state.past, id);
}
function rootsOf({ frames, triggers, watches, effects, decisions, players, game, history, objects: objects2 }) {
  return [frames, triggers, watches, effects, decisions, players, game, history, objects2];
}
var counted = /* @__PURE__ */ new Set(["stamp", "version"]);
function note(state, node, named3) {
  if (typeof node === "number") {
    if (state.past[node] !== void 0) named3.add(node);
    return;
  }
  if (typeof node !== "object" || node === null) return;
  for (const key in node) if (!counted.has(key)) note(state, node[key], named3);
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
  return ids2.flatMap((id) => seatOfId(id) ?? []);
}
var fields = /* @__PURE__ */ new Map();
function fieldOf(name2, seat) {
  let bySeat = fields.get(name2);
  if (bySeat === void 0) fields.set(name2, bySeat = []);
  return bySeat[seat] ??= `${name2}:${seat}`;
}
function countsFor(table, rule2, event) {
  if (rule2.if !== void 0 && !rule2.if(table, event)) return null;
  if (rule2.by === "match") return rule2.name;
  const seat = rule2.seat === void 0 ? event.seat : rule2.seat(table, event);
  return seat < 0 ? null : fieldOf(rule2.name, seat);
}
function noteFact(table, rule2, field2, event) {
  const { history } = table.state;
  const old = history[field2];
  if (rule2.keep === "objects") {
    const list = Array.isArray(old) ? old : [];
    table.journal.setFact(field2, [...list, event[rule2.object ?? "object"]]);
    return;
  }
  if (rule2.keep === "words") {
    const list = Array.isArray(old) ? old : [];
    const fresh = wordsOf(table, event[rule2.object ?? "object"], rule2.words ?? "").filter((word4) => !list.includes(word4));
    if (fresh.length > 0) table.journal.setFact(field2, [...list, ...fresh]);
    return;
  }
  const by = rule2.keep === "amount" && typeof event.amount === "number" ? event.amount : 1;
  table.journal.setFact(field2, table.number((typeof old === "number" ? old : 0) + by));
}
function wordsOf(table, id, characteristic) {
  const values = table.find(id) === null ? table.state.past[id]?.values : table.derive(table, id);
  const words = values?.[characteristic];
  return Array.isArray(words) ? words : [];
}
function remembers(table, name2, seats, words) {
  return valuesOf(table, name2, seats).some((kept2) => Array.isArray(kept2) && words.some((word4) => kept2.includes(word4)));
}
function factOf(table, name2, seats) {
  let total = 0;
  for (const value of valuesOf(table, name2, seats)) total += typeof value === "number" ? value : Array.isArray(value) ? value.length : 0;
  return total;
}
function objectsOfFact(table, name2, seats) {
  return valuesOf(table, name2, seats).flatMap((value) => Array.isArray(value) ? value : []);
}
function valuesOf(table, name2, seats) {
  const { history } = table.state;
  if (table.game.history?.[name2]?.by !== "seat") return [history[name2]];
  return (seats ?? table.seats()).map((seat) => history[fieldOf(name2, seat)]);
}
function noteOn(table, id, name2, value) {
  const row = table.find(id);
  if (row === null) return;
  if (row.notes === void 0) throw new InvariantBroken("the game keeps no notes");
  const entries = Object.entries({ ...row.notes, [name2]: value });
  table.set(row, "notes", Object.fromEntries(entries.sort(([one], [other]) => one < other ? -1 : 1)));
}
function noteMore(table, id, name2, objects2) {
  const before = notedOn(table, id, name2);
  const left = Array.isArray(before) ? before.filter((one) => table.find(one) !== null && !objects2.includes(one)) : [];
  noteOn(table, id, name2, [...left, ...objects2]);
}
function notedOn(table, id, name2) {
  const notes = knownRow(table, id)?.notes;
  return notes?.[name2];
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
function fewerThan(table, kinds, seats, most) {
  let there = 0;
  for (const kind of kinds) there += objectsIn(table, kind, seats).length;
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
    const rule2 = table.game.playerRelations?.[ref2.playerOf] ?? missing("relation", ref2.playerOf);
    const named3 = presentOrPast(table, env, ref2.of).flatMap((id2) => rule2(table, rowOf(table, id2)));
    return table.game.seatOrder(table).filter((seat2) => named3.includes(seat2));
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
var lone = Array.from({ length: 8 }, (_, seat) => [seat]);
var only = (seat) => lone[seat] ?? [seat];
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
  for (const id of ids2) if (table.state.objects[id] === void 0) return ids2.map((one) => knownRow(table, one)?.id ?? 0).filter((one) => one !== 0);
  return ids2;
}
function asIds(value) {
  if (typeof value === "number") return [value];
  return Array.isArray(value) ? value : none;
}
function existing(table, ids2) {
  const { objects: objects2 } = table.state;
  for (const id of ids2) if (objects2[id] === void 0) return ids2.map((one) => objects2[one] === void 0 ? tracedTo(table, one) : one).filter((one) => one !== 0);
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
  const bound2 = "var" in value ? env.vars[value.var] : void 0;
  return typeof bound2 === "string" || Array.isArray(bound2) ? bound2 : amount(table, env, value);
}
function quotientOf(whole2, parts3) {
  return parts3 === 0 ? 0 : Math.floor(whole2 / parts3);
}
function fixedAmounts(table, env, given) {
  if (given === void 0) return env;
  const vars = { ...env.vars };
  for (const [name2, value] of Object.entries(given)) vars[name2] = amount(table, env, value);
  return { ...env, vars };
}
function factAmount(table, env, { history, of, take: take2 }) {
  const seats = of === void 0 ? null : seatsOf(table, env, of);
  return take2 === void 0 || seats === null ? factOf(table, history, seats) : taken(seats.map((seat) => factOf(table, history, [seat])), take2);
}
function ofPlayers(table, env, value) {
  const seats = seatsOf(table, env, value.player);
  if ("part" in value) return partsOf(env, value.part, seats.map(idOfSeat));
  if (value.take === void 0) return seats.reduce((total, seat) => total + table.game.playerAmount(table, seat, value.value), 0);
  return taken(seats.map((seat) => table.game.playerAmount(table, seat, value.value)), value.take);
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
function partsOf(env, name2, ids2) {
  return ids2.reduce((total, id) => total + partOf(env, name2, id), 0);
}
function partOf(env, name2, id) {
  const given = env.vars[name2];
  return typeof given === "object" && given !== null && !Array.isArray(given) ? asNumber(given[id]) : 0;
}
function fitsTree(table, closure, id, bearer = id) {
  if (closure === void 0 || closure === null) return true;
  const { tree: tree2 } = readAs(closure);
  return matches(table, about(closureEnv(table, closure, bearer), id), id, tree2);
}
function holds(table, env, condition2) {
  if ("fits" in condition2) return presentOrPast(table, env, condition2.on).some((id) => fitsTree(table, condition2.fits, id, env.self));
  if ("all" in condition2) return condition2.all.every((part) => holds(table, env, part));
  if ("remembered" in condition2) return remembers(table, condition2.remembered, condition2.of === void 0 ? null : seatsOf(table, env, condition2.of), condition2.words);
  if ("any" in condition2) return condition2.any.some((part) => holds(table, env, part));
  if ("not" in condition2) return !holds(table, env, condition2.not);
  if ("compare" in condition2) return compares(amount(table, env, condition2.compare[0]), condition2.compare[1], amount(table, env, condition2.compare[2]));
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
      const named3 = seatsOf(table, about(env, id), { playerOf: relation, of: "subject" });
      return seatsOf(table, env, is).some((seat) => named3.includes(seat));
    }
    case "owner":
      return seatsOf(table, env, wanted).includes(rowOf(table, id).owner);
    default:
      return fits(table, env, read(table, env, id, key), wanted);
  }
}
function fits(table, env, value, wanted) {
  if (typeof wanted === "object" && wanted !== null && !Array.isArray(wanted)) {
    if ("noted" in wanted) return fits(table, env, value, notedOn(table, env.self, wanted.noted) ?? null);
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
  const kinds = typeof selector2.from === "string" ? [selector2.from] : selector2.from;
  const seats = selector2.of === void 0 ? null : seatsOf(table, env, selector2.of);
  const found2 = [];
  const related = selector2.relation === void 0 ? null : relatedObjects(table, env, selector2.relation);
  const excepted = selector2.except === void 0 ? none : objectsOf(table, env, selector2.except);
  const { where } = selector2;
  const test = where === void 0 ? null : table.library.testOf(where);
  for (const kind of kinds) {
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
    const count = amount(table, env, selector2.last);
    return count === 0 ? none : ordered2.slice(-count);
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
function isAmong(wanted, word4) {
  return typeof wanted === "string" ? wanted === word4 : wanted.includes(word4);
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
function canonical(value) {
  return JSON.stringify(inOrder(value)).replaceAll(SEPARATOR, "\\u002f").replaceAll(BAR, "\\u007c");
}
function inOrder(value) {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== "object" || value === null) return value;
  const fields2 = value;
  return Object.fromEntries(Object.keys(fields2).sort().map((key) => [key, inOrder(fields2[key])]));
}
function patched(path, patch) {
  const { patch: old } = parsePath(path);
  const before = old === "" ? {} : JSON.parse(old);
  const words = {};
  for (const [from, to] of Object.entries(before.words ?? {})) words[from] = patch.words?.[to] ?? to;
  for (const [from, to] of Object.entries(patch.words ?? {})) words[from] ??= to;
  for (const [from, to] of Object.entries(words)) if (from === to) delete words[from];
  const parameters2 = { ...before.parameters, ...patch.parameters };
  const merged = {};
  if (Object.keys(parameters2).length > 0) merged.parameters = parameters2;
  if (Object.keys(words).length > 0) merged.words = words;
  const base = old === "" ? path : path.slice(old.length + 1);
  return Object.keys(merged).length === 0 ? base : `${canonical(merged)}${BAR}${base}`;
}
function patchTree(game, tree2, patch) {
  const { words, parameters: parameters2 } = JSON.parse(patch);
  const filled = parameters2 === void 0 ? tree2 : fillParameters(tree2, parameters2);
  return words === void 0 ? filled : replaceIn(filled, words, new Set(game.text?.fields ?? []));
}
function fillParameters(node, parameters2) {
  if (Array.isArray(node)) return node.map((child) => fillParameters(child, parameters2));
  if (typeof node !== "object" || node === null) return node;
  const fields2 = node;
  if (typeof fields2.parameter === "string" && fields2.parameter in parameters2) return parameters2[fields2.parameter];
  return Object.fromEntries(Object.entries(fields2).map(([key, child]) => [key, fillParameters(child, parameters2)]));
}
function replaceIn(node, words, fields2) {
  if (Array.isArray(node)) return node.map((child) => replaceIn(child, words, fields2));
  if (typeof node !== "object" || node === null) return node;
  return Object.fromEntries(Object.entries(node).map(([key, child]) => [key, fields2.has(key) ? replaceWords(child, words) : replaceIn(child, words, fields2)]));
}
function replaceWords(value, words) {
  if (typeof value === "string") return words[value] ?? value;
  if (Array.isArray(value)) return value.map((child) => replaceWords(child, words));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, replaceWords(child, words)]));
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
  const { word: _word, ...parameters2 } = typeof entry2 === "string" ? { word: word4 } : entry2;
  const root = `${KEYWORD}${word4}${Object.keys(parameters2).length === 0 ? "" : canonical(parameters2)}`;
  return expand(parameters2).map((_, index) => `${root}/abilities/${index}`);
}
var noPaths = [];
function pathsOfKeywords(game, entries) {
  if (entries.length === 0) return noPaths;
  const { keywordsApart } = game;
  if (keywordsApart === void 0 || entries.length < 2) return entries.flatMap((entry2) => keywordPaths(game, entry2));
  return entries.flatMap((entry2, at) => {
    if (!keywordsApart.includes(wordOf(entry2))) return keywordPaths(game, entry2);
    const text2 = canonical(entry2);
    let nth = 0;
    for (let before = 0; before < at; before++) if (canonical(entries[before]) === text2) nth++;
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
function effectSource({ self, card, you }, kind, program) {
  return { object: self, card, seat: you, kind, program };
}
function reached(table, env, kind, program, ids2) {
  const { affects } = table.game;
  if (affects === void 0 || ids2.length === 0) return ids2;
  const source = effectSource(env, kind, program);
  return ids2.filter((id) => affects(table, source, table.object(id), env.cut));
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
  bases.unshift({ fields: baseFields.map((field2) => row[field2]), values });
  if (bases.length > MOST) bases.pop();
  return values;
}
var MOST = 16;
function agrees(base, row, fields2) {
  for (let at = 0; at < fields2.length; at++) if (base.fields[at] !== row[fields2[at]]) return false;
  return true;
}
function baseOfPast(table, row) {
  return made(table, row);
}
function made(table, row) {
  const values = table.game.baseValues(table, row);
  values.abilities ??= table.program(row).paths;
  table.game.finishValues?.(values, table);
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
  first() {
    for (let one = 0; one < this.count - 1; one++) if (this.of(one).every((other) => this.reaches(other, one))) return one;
    return this.count - 1;
  }
  of(one) {
    let found2 = this.known.get(one);
    if (found2 === void 0) {
      const made2 = [];
      for (let other = 0; other < this.count; other++) if (other !== one && this.depends(one, other)) made2.push(other);
      this.known.set(one, found2 = made2);
    }
    return found2;
  }
  reaches(from, to) {
    const seen = /* @__PURE__ */ new Set([from]);
    const open = [from];
    for (let at = open.pop(); at !== void 0; at = open.pop()) {
      if (at === to) return true;
      for (const next2 of this.of(at)) {
        if (seen.has(next2)) continue;
        seen.add(next2);
        open.push(next2);
      }
    }
    return false;
  }
};
var isTree = (node) => typeof node === "object" && node !== null && !Array.isArray(node);
function hasValue(node, word4) {
  if (Array.isArray(node)) return node.some((one) => hasValue(one, word4));
  return isTree(node) ? Object.values(node).some((one) => hasValue(one, word4)) : node === word4;
}
function namesRead(node, found2 = /* @__PURE__ */ new Set()) {
  if (Array.isArray(node)) for (const one of node) namesRead(one, found2);
  else if (isTree(node)) {
    if (typeof node.var === "string") found2.add(node.var);
    for (const one of Object.values(node)) namesRead(one, found2);
  }
  return found2;
}
var beyond = /* @__PURE__ */ new Set(["is", "controller", "owner", "has", "hasPlayer"]);
function plainTest(game, predicate2) {
  const tests = [];
  for (const [key, wanted] of Object.entries(predicate2 ?? {})) {
    if (wanted === void 0) continue;
    const test = fieldTest(game, key, wanted);
    if (test === null) return null;
    tests.push(test);
  }
  const [only2] = tests;
  return tests.length === 1 ? only2 : (values) => tests.every((test) => test(values));
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
  const words = Array.isArray(wanted) ? wanted : [wanted];
  if (words.some((word4) => typeof word4 === "object")) return null;
  return (values) => {
    const value = values[key];
    return Array.isArray(value) ? words.some((word4) => hasWord(value, word4)) : words.includes(value);
  };
}
var near = /* @__PURE__ */ new Set(["slots", "attached", "under"]);
var bounds = /* @__PURE__ */ new Set(["atLeast", "atMost", "equal"]);
var amountFields = /* @__PURE__ */ new Set(["count", "countOf", "where", "sum", "of", "value", "cut", "player", "plus", "minus", "times", "quotient", "half", "atMost", "atLeast"]);
var conditionFields = /* @__PURE__ */ new Set(["all", "any", "not", "compare", "exists", "atLeast", "object", "is", "chosen", "equal", "turnOf", "phase", "game"]);
var selectorFields = /* @__PURE__ */ new Set(["from", "of", "where", "relation", "except", "first", "last"]);
var ANY = "*";
function hasMore(node, fields2) {
  return Object.keys(node).some((key) => !fields2.has(key));
}
var Reading = class {
  constructor(game) {
    this.game = game;
  }
  game;
  reads = /* @__PURE__ */ new Set();
  far = false;
  change(change2) {
    for (const fields2 of [change2.set, change2.add, change2.times, change2.gain]) for (const name2 in fields2) this.literal(fields2[name2]);
    if (change2.controller !== void 0) this.player(change2.controller);
    if (change2.become !== void 0) {
      this.ref(change2.become.copyOf);
      for (const name2 of this.game.copiable?.characteristics ?? []) this.reads.add(name2);
      this.change({ ...change2.become.except, layer: change2.layer });
    }
  }
  anything() {
    this.reads.add(ANY);
    this.far = true;
  }
  characteristic(name2) {
    const { status, distantFields: distantFields2, partlyDistant = {}, objectFields: objectFields2 } = this.game;
    if (status?.[name2] === void 0) this.reads.add(name2);
    else if (distantFields2?.includes(name2) || name2 in partlyDistant || !(name2 in objectFields2)) this.far = true;
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
    for (const [key, bound2] of Object.entries(wanted)) {
      if (key === "includes") continue;
      if (key === "size") this.bounds(bound2);
      else if (bounds.has(key)) this.amount(bound2);
      else this.anything();
    }
  }
  selector(value) {
    if (hasMore(value, selectorFields)) this.anything();
    const kinds = typeof value.from === "string" ? [value.from] : value.from;
    if (kinds.some((kind) => !near.has(kind) && !this.game.inPlay.includes(kind) && this.game.slotKinds?.names.includes(kind) !== true)) this.far = true;
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
  const whole2 = new Reading(game);
  if (condition2 !== void 0) whole2.condition(condition2);
  if (typeof modifier.of === "object") whole2.selector(modifier.of);
  if (modifier.players !== void 0) whole2.player(modifier.players);
  if (ability2 !== null) for (const name2 of ofOwnAbility(path)) whole2.reads.add(name2);
  const changes = [modifier, ...modifier.also ?? []];
  const parts3 = changes.flatMap((change2, index) => stepsOf(game, change2).map((step) => compilePart(game, step, index === 0 ? path : `${path}/also/${index - 1}`, whole2)));
  parts3.sort((a, b) => a.layer - b.layer);
  if (parts3.some((part, index) => part.layer === parts3[index - 1]?.layer)) throw new InvariantBroken(`${path} has two parts in one layer`);
  return { path, modifier, condition: condition2, defining: modifier.defining === true, parts: parts3, far: whole2.far, test: testOf(game, modifier.of) };
}
function testOf(game, of) {
  if (typeof of !== "object" || of.relation !== void 0 || mentions([of.of, of.except], "subject")) return null;
  return plainTest(game, of.where);
}
function stepsOf(game, change2) {
  const { become, layer } = change2;
  const steps2 = game.copiable?.steps;
  if (become === void 0 || steps2 === void 0) return [{ change: change2, takes: null }];
  if (steps2[layer] === void 0) throw new InvariantBroken(`a copy effect names layer ${layer}, which is not among copiable.steps`);
  return Object.keys(steps2).map((step) => ({ change: step === layer ? change2 : { layer: step, become }, takes: steps2[step] }));
}
function compilePart(game, { change: change2, takes }, path, whole2) {
  const layer = game.layers.indexOf(change2.layer);
  if (layer < 0) throw new InvariantBroken(`no layer ${change2.layer} in ${path}`);
  const own = new Reading(game);
  own.change(change2);
  if (own.far) whole2.far = true;
  return { layer, change: change2, path, reads: /* @__PURE__ */ new Set([...whole2.reads, ...own.reads]), writes: writesOf(game, change2, takes), takes, plain: isPlain(change2), perObject: mentions(change2, "subject"), consequences: (game.consequences?.touches(change2).length ?? 0) > 0 };
}
function writesOf(game, change2, takes) {
  const { set, add: add2, times, gain, lose, cantHave, swap, become } = change2;
  const writes = /* @__PURE__ */ new Set();
  for (const fields2 of [set, add2, times, gain, lose, cantHave, become?.except?.set]) for (const name2 in fields2) writes.add(name2);
  for (const name2 of swap ?? []) writes.add(name2);
  if (change2.abilities !== void 0) writes.add("abilities");
  if (change2.controller !== void 0) writes.add("controller");
  if (change2.words !== void 0) for (const name2 of ["abilities", ...game.text?.characteristics ?? []]) writes.add(name2);
  if (become !== void 0) for (const name2 of takes ?? ["abilities", ...game.copiable?.characteristics ?? []]) writes.add(name2);
  for (const name2 of game.consequences?.touches(change2) ?? []) writes.add(name2);
  return writes;
}
function isPlain(change2) {
  if (change2.become !== void 0 || change2.words !== void 0 || change2.controller !== void 0 || change2.abilities !== void 0) return false;
  return [change2.set, change2.add, change2.times, change2.gain].every((fields2) => fields2 === void 0 || Object.values(fields2).every((value) => !hasObject(value)));
}
function hasObject(value) {
  if (Array.isArray(value)) return value.some(hasObject);
  return typeof value === "object" && value !== null;
}
function mentions(node, word4) {
  if (node === word4) return true;
  return typeof node === "object" && node !== null && Object.values(node).some((child) => mentions(child, word4));
}
function mayMeet(part, other) {
  if (part.reads.has(ANY)) return true;
  for (const name2 of other.writes) if (part.reads.has(name2)) return true;
  return false;
}
var COPIED = "copied";
function copiableValues(table, id) {
  const { copiable } = table.game;
  const values = copiable === void 0 ? {} : copiableNow(table, id);
  return Object.fromEntries((copiable?.characteristics ?? []).filter((name2) => values[name2] !== void 0).map((name2) => [name2, values[name2]]));
}
function copiableNow(table, id) {
  if (table.find(id) !== null) return table.derive(table, id, table.library.cutOf("copiable"));
  const past = table.state.past[id] ?? missing("object", id);
  return past.copiable ?? baseOfPast(table, past.row);
}
function resolve(table, env, part) {
  const { change: change2 } = part;
  if (part.plain) return change2;
  const { become, words, controller, cantHave, swap } = change2;
  return { ...resolveRewriting(table, env, change2, part.path), copied: become === void 0 ? null : copied(table, env, become.copyOf), takes: part.takes, except: become?.except === void 0 ? null : resolveRewriting(table, env, become.except, `${part.path}/become/except`), words: words === void 0 ? null : { [String(word(env, words.from))]: String(word(env, words.to)) }, controller: controller === void 0 ? null : seatsOf(table, env, controller).find((seat) => table.game.plays?.(table, seat) !== false) ?? null, ...cantHave === void 0 ? {} : { cantHave }, ...swap === void 0 ? {} : { swap } };
}
function copied(table, env, from) {
  const kept2 = env.vars[COPIED];
  if (kept2 !== void 0) return kept2;
  const [id] = objectsOf(table, env, from);
  return id === void 0 ? null : copiableValues(table, id);
}
function word(env, name2) {
  if (typeof name2 === "string") return name2;
  const value = env.vars[name2.var];
  return Array.isArray(value) ? value[0] ?? "" : value ?? "";
}
function resolveRewriting(table, env, change2, path) {
  const { set, times, add: add2, lose, gain, abilities } = change2;
  return { ...set === void 0 ? {} : { set: mapped(set, (value) => written(table, env, value)) }, ...times === void 0 ? {} : { times: mapped(times, (value) => counted2(table, env, value)) }, ...add2 === void 0 ? {} : { add: mapped(add2, (value) => addition(table, env, value)) }, ...lose === void 0 ? {} : { lose }, ...gain === void 0 ? {} : { gain: mapped(gain, (list) => written(table, env, list)) }, ...abilities === void 0 ? {} : { abilities: abilities.map((ability2, index) => lentPath(env, `${path}/abilities/${index}`, ability2)) } };
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
      for (const value of [add2, times, set].flatMap((fields2) => Object.values(fields2 ?? {}))) if (isCounted(value)) fixed[JSON.stringify(value)] = amount(table, env, value);
    }
  }
  return Object.keys(fixed).length === 0 ? env : { ...env, vars: { ...env.vars, [FIXED]: fixed } };
}
function isCounted(value) {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  return !["tree", "word", "var", "noted", "chosen"].some((key) => key in value) && !hasValue(value, "subject");
}
function counted2(table, env, value) {
  const fixed = env.vars[FIXED];
  return (typeof value === "object" ? fixed?.[JSON.stringify(value)] : void 0) ?? amount(table, env, value);
}
function addition(table, env, amount3) {
  const value = counted2(table, env, amount3);
  return table.game.addition === void 0 ? value : table.game.addition(amount3, value);
}
function mapped(fields2, make) {
  const made2 = {};
  for (const name2 in fields2) made2[name2] = make(fields2[name2]);
  return made2;
}
var looksUp = ["tree", "word", "var", "value", "count", "countOf", "noted", "history", "sum", "player", "event", "match", "plus", "minus", "times", "quotient", "half", "halfUp", "max", "min", "distinct", "part", "atMost", "atLeast"];
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
function rewrite(table, values, resolved) {
  const { copied: taken2, except, takes, words, controller, swap } = resolved;
  if (taken2 !== null && taken2 !== void 0) takeOver(table, values, taken2, except ?? null, takes ?? null);
  if (words !== null && words !== void 0) reword(table, values, words);
  if (typeof controller === "number") values.controller = controller;
  rewriteFields(table, values, resolved);
  for (const name2 in resolved.cantHave) withhold(values, name2, resolved.cantHave[name2]);
  if (swap !== void 0) {
    const [one, other] = swap;
    const kept2 = values[one];
    values[one] = values[other];
    values[other] = kept2;
  }
}
function rewriteFields(table, values, resolved) {
  const { set, times, add: add2, lose, gain, abilities } = resolved;
  for (const name2 in set) values[name2] = set[name2];
  for (const name2 in times) if (!isLacking(table, values, name2)) values[name2] = table.number(asNumber(values[name2]) * times[name2]);
  for (const name2 in add2) if (!isLacking(table, values, name2)) values[name2] = table.number(asNumber(values[name2]) + add2[name2]);
  for (const name2 in lose) values[name2] = lose[name2] === "all" ? noWords : without(values[name2], lose[name2]);
  for (const name2 in gain) values[name2] = withMore(table, values, name2, gain[name2]);
  if (abilities !== void 0 && abilities.length > 0) values.abilities = [...asList(values.abilities), ...abilities];
}
var isLacking = (table, values, name2) => values[name2] === null && table.game.mayLack?.includes(name2) === true;
function takeOver(table, values, taken2, except, takes = null) {
  for (const name2 of takes ?? table.game.copiable?.characteristics ?? []) {
    const value = taken2[name2];
    if (value === void 0) delete values[name2];
    else values[name2] = value;
  }
  if (except === null) return;
  rewriteFields(table, values, takes === null ? except : exceptOf(except, takes));
  const fixed = Object.keys(except.set ?? {});
  if (fixed.length > 0) values.abilities = asList(values.abilities).filter((path) => !defines(table, path, fixed));
}
function exceptOf({ set, times, add: add2, lose, gain, abilities }, names2) {
  const of = (fields2) => Object.fromEntries(Object.entries(fields2 ?? {}).filter(([name2]) => names2.includes(name2)));
  return { set: of(set), times: of(times), add: of(add2), lose: of(lose), gain: of(gain), abilities: names2.includes("abilities") ? abilities ?? [] : [] };
}
function defines(table, path, names2) {
  const modifiers2 = table.library.ability(path).ability.modifiers ?? [];
  return modifiers2.some((modifier) => modifier.defining === true && names2.some((name2) => name2 in { ...modifier.set, ...modifier.gain }));
}
function reword(table, values, words) {
  values.abilities = asList(values.abilities).map((path) => patched(path, { words }));
  for (const name2 of table.game.text?.characteristics ?? []) if (values[name2] !== void 0) values[name2] = replaceWords(values[name2], words);
}
var lengthenedBy = once((more) => once((old, table, values, name2) => lengthened(table, values, name2, old, more)));
function withMore(table, values, name2, more) {
  const old = asList(values[name2]);
  return values.cantHave === void 0 ? lengthenedBy(more)(old, table, values, name2) : lengthened(table, values, name2, old, more);
}
function lengthened(table, values, name2, old, more) {
  const withheld = asList(values.cantHave?.[name2]);
  const counts2 = (one) => typeof one === "object" || name2 === "keywords" && table.game.keywordAbilities?.[wordOf(one)] !== void 0;
  const gained2 = more.filter((one) => !withheld.includes(wordOf(one)) && (counts2(one) || !old.includes(one)));
  return gained2.length === 0 ? old : [...old, ...gained2];
}
function withhold(values, name2, words) {
  const before = values.cantHave ?? {};
  values.cantHave = { ...before, [name2]: [...asList(before[name2]), ...words] };
  values[name2] = without(values[name2], words);
}
function without(list, words) {
  return asList(list).filter((one) => !words.includes(one) && !words.includes(wordOf(one)) && !words.some((word4) => sameEntry(word4, one)));
}
function sameEntry(word4, one) {
  return typeof word4 === "object" && typeof one === "object" && JSON.stringify(word4) === JSON.stringify(one);
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
  return { key: `effect:${row.id}`, ability: "", compiled: table.library.effect(row.program, ""), source: row.source, row, stamp: row.stamp };
}
function isUnchanged(table) {
  const { game, journal, state, library, cache } = table;
  if (journal.size(state.effects) > 0 || table.cardsHere.anyDefines()) return false;
  for (const id of game.modifierSources(table)) {
    const row = table.object(id);
    const values = baseOf(table, row);
    if (cache.bare[id] === values) continue;
    if (library.staticsIn(asList(values.abilities), "abilities").length > 0 || library.staticsIn(asList(values.keywords), "keywords").length > 0) return false;
    cache.bare[id] = values;
  }
  for (const layer in game.layerRules) if ((game.layerRules[layer]?.own?.on(table, none2) ?? []).length > 0) return false;
  return true;
}
var Building = class {
  constructor(table, meets2) {
    this.table = table;
    this.meets = meets2;
  }
  table;
  meets;
  current = /* @__PURE__ */ new Map();
  steps = /* @__PURE__ */ new Map();
  layer = 0;
  far = false;
  existing = empty;
  byLayer = [];
  sources = [];
  sourceSet = null;
  begun = /* @__PURE__ */ new Map();
  kept = /* @__PURE__ */ new Map();
  lent = /* @__PURE__ */ new Map();
  touched = /* @__PURE__ */ new Set();
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
    if (game.finishValues !== void 0) for (const values of new Set(this.current.values())) game.finishValues(values, this.table);
  }
  effects() {
    return this.existing;
  }
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
  bring(id, change2) {
    const row = this.table.object(id);
    const values = { ...this.read(row) };
    change2(this.table, row, values);
    this.current.set(id, values);
    this.touched.add(id);
  }
  read(row) {
    return this.current.get(row.id) ?? baseOf(this.table, row);
  }
  allSources() {
    const { table } = this;
    const sources = table.game.modifierSources(table);
    if (!table.cardsHere.anyDefines()) return sources;
    const found2 = new Set(sources);
    for (const row of Object.values(table.state.objects)) if (table.program(row).defines) found2.add(row.id);
    return [...found2];
  }
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
  effectsOf(row) {
    const { table } = this;
    const values = this.read(row);
    const { standing: standing3 } = table.cache;
    const known3 = standing3[row.id];
    if (known3 !== void 0 && this.lent.size === 0 && known3.values === values && known3.stamp === row.stamp && known3.zone === row.zone && known3.slot === row.slot && known3.host === row.host) return known3.list;
    const abilities = table.library.staticsIn(asList(values.abilities), "abilities");
    const keywords2 = table.library.staticsIn(asList(values.keywords), "keywords");
    const list = abilities.length === 0 && keywords2.length === 0 ? empty : this.standingEffects(row, [...abilities, ...keywords2]);
    if (this.lent.size === 0) standing3[row.id] = { values, stamp: row.stamp, zone: row.zone, slot: row.slot, host: row.host, list };
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
      for (const compiled of effects) if (works || compiled.defining) found2.push({ key: compiled.path + at, ability: path + at, compiled, source: row.id, row: null, stamp });
    }
    return found2;
  }
  exists(effect) {
    if (effect.row !== null || this.kept.has(effect.key)) return true;
    return this.effectsOf(this.table.object(effect.source)).some((one) => one.key === effect.key);
  }
  runLayer(layer) {
    const done2 = /* @__PURE__ */ new Set();
    for (; ; ) {
      const left = (this.byLayer[layer] ?? empty).filter((effect) => !done2.has(effect.key));
      if (left.length === 0) return;
      const first = left.filter((effect) => effect.compiled.defining);
      const next2 = this.next(first.length > 0 ? first : left, layer);
      done2.add(next2.key);
      this.apply(next2, partOf2(next2, layer));
      if (this.stale) this.gather();
    }
  }
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
  depends(effect, other, layer, meanings) {
    const now = (one) => {
      let known3 = meanings.get(one);
      if (known3 === void 0) meanings.set(one, known3 = this.meaning(one, partOf2(one, layer)));
      return known3;
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
    const objects2 = this.begun.get(effect.key) ?? reached(this.table, env, effect.row === null ? "standing" : "lasting", effect.compiled.path, this.concerned(effect, env));
    if (objects2.length === 0) return effect.compiled.condition === void 0 || this.begun.has(effect.key) ? { objects: objects2, does: [] } : null;
    const does = part.perObject ? objects2.map((id) => resolve(this.table, envFor(env, part, id), part)) : [resolve(this.table, env, part)];
    return { objects: objects2, does };
  }
  concerned(effect, env) {
    const { table } = this;
    const { modifier, condition: condition2 } = effect.compiled;
    const { of } = modifier;
    const fits3 = (id) => condition2 === void 0 || holds(table, about(env, id), condition2);
    if (effect.row !== null && effect.row.objects !== null) return effect.row.objects.filter((id) => table.find(id) !== null && fits3(id));
    if (of === void 0 || of === "self") return table.find(env.self) !== null && fits3(env.self) ? [env.self] : [];
    if (of === "host") {
      const host = table.find(env.self)?.host ?? 0;
      return host !== 0 && table.find(host) !== null && fits3(host) ? [host] : [];
    }
    return this.selected(effect.compiled, of, env).filter(fits3);
  }
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
        if (verdicts[at] === true && (seats === null || seats.includes(controllerIn(values, row))) && !excepted.includes(id)) found2.push(id);
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
      const done2 = meaning.does[part.perObject ? index : 0];
      if ((done2.words === null || done2.words === void 0) && this.sameStatics(old, values)) return;
      this.stale = true;
      for (const path of done2.abilities ?? []) this.lent.set(`${path}@${id}`, effect.stamp);
      if (done2.words !== null && done2.words !== void 0) this.reword(id, done2.words);
    });
  }
  sameStatics(old, values) {
    const { library } = this.table;
    const none6 = (list, what) => library.staticsIn(asList(list), what).length === 0;
    const same = (what) => old[what] === values[what] || none6(old[what], what) && none6(values[what], what);
    return same("abilities") && same("keywords");
  }
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
  begin(effect, objects2) {
    this.begun.set(effect.key, objects2);
    if (effect.ability === "") return;
    for (const one of this.existing) if (one.ability === effect.ability) this.kept.set(one.key, one);
  }
  reword(id, words) {
    for (const effect of [...this.kept.values()]) {
      if (effect.source !== id) continue;
      this.kept.delete(effect.key);
      const at = effect.key.slice(effect.compiled.path.length);
      const ability2 = patched(effect.ability.slice(0, -at.length), { words });
      const compiled = this.table.library.effect(patched(effect.compiled.path, { words }), ability2);
      const renamed2 = { ...effect, key: compiled.path + at, ability: ability2 + at, compiled };
      this.kept.set(renamed2.key, renamed2);
      const objects2 = this.begun.get(effect.key);
      if (objects2 !== void 0) this.begun.set(renamed2.key, objects2);
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
  const known3 = cache.world;
  if (known3 !== null && known3.age === (cache.farSighted ? journal.epoch * 2 : journal.nearEpoch * 2 + 1)) return known3;
  return cache.world = deriveWorld(table, mayMeet);
}
var asPrinted = { final: /* @__PURE__ */ new Map(), steps: /* @__PURE__ */ new Map(), effects: [], players: [] };
function deriveWorld(table, meets2) {
  const { cache, journal } = table;
  if (isUnchanged(table)) {
    cache.farSighted = false;
    return { ...asPrinted, age: journal.nearEpoch * 2 + 1, playerValues: /* @__PURE__ */ new Map() };
  }
  const building = new Building(table, meets2);
  cache.building = building;
  try {
    building.run();
  } finally {
    cache.building = null;
  }
  cache.farSighted = building.far;
  const age = building.far ? journal.epoch * 2 : journal.nearEpoch * 2 + 1;
  return { age, final: building.current, steps: building.steps, effects: building.effects(), players: building.players(), playerValues: /* @__PURE__ */ new Map() };
}
function orderedValues(table, id, cut2) {
  const building = table.cache.building;
  if (building === null) {
    if (cut2 === void 0) return finalValues(table, id);
    const { final, steps: steps2 } = worldOf(table);
    return (cut2 >= table.game.layers.length ? final.get(id) : after(steps2.get(id), cut2)) ?? knownBase(table, id);
  }
  return (cut2 === void 0 || cut2 >= building.layer ? building.current.get(id) : after(building.steps.get(id), cut2)) ?? knownBase(table, id);
}
function finalValues(table, id) {
  const { cache, journal } = table;
  const { final: known3, finalAt } = cache;
  if (finalAt[id] === (cache.farSighted ? journal.epoch * 2 : journal.nearEpoch * 2 + 1)) return known3[id];
  const { age, final } = worldOf(table);
  const values = (final.size === 0 ? void 0 : final.get(id)) ?? knownBase(table, id);
  if (table.game.baseFields !== void 0) {
    known3[id] = values;
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
function after(steps2, cut2) {
  let found2;
  for (const step of steps2 ?? []) if (step.layer <= cut2) found2 = step.values;
  return found2;
}
function orderedPlayerValues(table, seat) {
  const { playerValues } = worldOf(table);
  const known3 = playerValues.get(seat);
  if (known3 !== void 0) return known3;
  const values = playerValuesSince(table, seat, 0);
  playerValues.set(seat, values);
  return values;
}
function playerValuesSince(table, seat, stamp) {
  const values = table.game.playerValues(table, seat);
  for (const effect of worldOf(table).players) {
    if (effect.stamp <= stamp) continue;
    const { modifier, condition: condition2, parts: parts3 } = effect.compiled;
    const env = envOf2(table, effect);
    const seats = effect.row !== null && effect.row.seats.length > 0 ? effect.row.seats : seatsOf(table, env, modifier.players);
    if (!seats.includes(seat) || condition2 !== void 0 && !holds(table, env, condition2)) continue;
    for (const part of parts3) rewrite(table, values, resolve(table, env, part));
  }
  return values;
}
function valuesOf2(table, id, cut2) {
  if (table.ordered) return orderedValues(table, id, cut2);
  const { cache } = table;
  refresh(table);
  const age = ageOf(table, id);
  const last = table.game.layers.length - 1;
  const wanted = cut2 === void 0 || cut2 > last ? last : cut2;
  const upTo = cache.limit < wanted ? cache.limit : wanted;
  if (upTo === last && cache.finalAt[id] === age) return cache.final[id];
  const key = id * LAYERS + upTo + 1;
  if (upTo < last) {
    const known3 = cache.below.get(key);
    if (known3?.age === age) return known3.values;
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
  if (values !== null) table.game.finishValues?.(values, table);
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
  table.game.finishValues?.(base, table);
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
  const known3 = cache.players.get(key);
  if (known3) return known3;
  const outer = cache.limit;
  cache.limit = -1;
  const values = table.game.playerValues(table, seat);
  for (const active of cache.modifiers.players) {
    if (active.layer > upTo) break;
    const players = active.modifier.players;
    cache.limit = active.layer - 1;
    const seats = active.objects !== null || active.seats.length > 0 ? active.seats : seatsOf(table, active.env, players);
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
  const list = valuesOf2(table, id)[characteristic];
  return Array.isArray(list) && list.includes(word4);
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
  const players = [];
  const open = [];
  const byObject = [];
  const listed = [];
  for (const active of found2) {
    const { modifier, objects: objects2, env } = active;
    if (modifier.players !== void 0) players.push(active);
    else if (objects2 !== null) for (const id of objects2) listFor(byObject, listed, id, open).push(active);
    else if (modifier.of === void 0 || modifier.of === "self") listFor(byObject, listed, env.self, open).push(active);
    else {
      for (const id of listed) byObject[id]?.push(active);
      open.push(active);
    }
  }
  return { farSighted: found2.some((active) => active.modifier.farSighted), players, open, byObject };
}
function listFor(byObject, listed, id, open) {
  const known3 = byObject[id];
  if (known3 !== void 0) return known3;
  listed.push(id);
  return byObject[id] = [...open];
}
function standingOf(table, row) {
  const { id, stamp, controller, zone, slot, host, card } = row;
  const known3 = table.cache.standing[id];
  if (known3 !== void 0 && known3.stamp === stamp && known3.controller === controller && known3.zone === zone && known3.slot === slot && known3.host === host && known3.card === card) return known3.list;
  const kind = kindOfPlace(table, row);
  const list = [];
  for (const { ability: ability2, standing: standing3 } of table.program(row).statics) {
    if (!(ability2.from ?? table.game.inPlay).includes(kind)) continue;
    for (const { modifier, layer, path } of standing3) {
      const env = { self: id, card, you: controller, event: null, vars: {}, each: 0, subject: 0, cut: layer - 1 };
      list.push({ modifier, path, layer, stamp, env, objects: null, seats: [], standing: true, source: sourceOf(table, env, "standing", path) });
    }
  }
  const made2 = { stamp, controller, zone, slot, host, card, list };
  table.cache.standing[id] = made2;
  return list;
}
function addLasting(table, found2) {
  const { game, library } = table;
  for (const key in table.state.effects) {
    const effect = table.state.effects[key];
    const modifier = library.modifier(effect.program);
    const layer = game.layers.indexOf(modifier.layer);
    const env = { self: effect.source, card: effect.sourceCard, you: effect.controller, event: null, vars: effect.vars, each: 0, subject: 0, cut: layer - 1 };
    found2.push({ modifier, path: effect.program, layer, stamp: effect.stamp, env, objects: effect.objects, seats: effect.seats, standing: false, source: sourceOf(table, env, "lasting", effect.program) });
  }
}
function sourceOf(table, env, kind, program) {
  return table.game.affects === void 0 ? null : effectSource(env, kind, program);
}
function stands(table, active) {
  return !active.standing || table.game.abilitiesWork(table, table.object(active.env.self), active.layer - 1);
}
function concerns(table, active, env, id) {
  const { modifier, objects: objects2 } = active;
  const { of } = modifier;
  if (objects2 === null && of !== void 0 && of !== "self") {
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
    const gained2 = modifier.gain[key].filter((word4) => typeof word4 === "object" || !old.includes(word4)).map((word4) => handedOut(env, word4));
    if (gained2.length > 0) values[key] = [...old, ...gained2];
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
  const fields2 = Object.entries(word4).map(([name2, field2]) => [name2, typeof field2 === "object" && field2 !== null && "tree" in field2 ? closed(env, field2.tree) : field2]);
  return Object.fromEntries(fields2);
}
function withVar(vars, name2, value) {
  return { ...vars, [name2]: value };
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
function rewrittenObjects(table) {
  return worldOf(table).final.keys();
}
function derivedAbilities(table, id) {
  const values = valuesOf2(table, id);
  const { borne } = table.cache;
  const known3 = borne[id];
  if (known3 !== void 0 && known3.values === values) return known3.list;
  const list = [...asList(values.abilities), ...pathsOfKeywords(table.game, asList(values.keywords))].map((path) => table.library.ability(path));
  borne[id] = { values, list };
  return list;
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
  const found2 = candidates(table, env, choice2);
  const there = choice2.different === void 0 ? found2.length : new Set(groupsOf(table, found2, choice2.different)).size;
  return there >= (choice2.strict === true ? least : 1) && (choice2.sum === void 0 || objectsDomain(table, env, choice2, found2, env.you).max > 0);
}
function choosableSlots(table, env, asked) {
  const side = asked.seat === void 0 ? env.you : seatOf(table, env, asked.seat);
  const [object] = asked.object === void 0 ? [] : objectsOf(table, env, asked.object);
  return table.game.slotsFor?.(table, env, asked.for, side, object === void 0 ? null : table.object(object), asked.args ?? {}) ?? [];
}
function objectsDomain(table, env, choice2, found2, by) {
  const least = choice2.min === void 0 ? 1 : amount(table, env, choice2.min);
  const groups = choice2.different === void 0 ? null : groupsOf(table, found2, choice2.different);
  const there = groups === null ? found2.length : new Set(groups).size;
  const most = Math.max(0, Math.min(there, choice2.max === void 0 ? Math.max(1, least) : amount(table, env, choice2.max)));
  const { sum } = choice2;
  if (choice2.strict === true && most < least) return { type: "options", options: [], min: 0, max: 0 };
  const options = found2.map((id, at) => {
    const seat = seatOfId(id);
    const group = groups === null ? void 0 : { group: groups[at] };
    if (seat !== null) return { ...playerOption(seat), ...group };
    const row = knownRow(table, id) ?? table.object(id);
    const open = facesSeat(table, row, by);
    const params = open ? { card: row.card, object: id } : { object: id };
    return { id: `object:${id}`, label: open ? "object" : "hiddenObject", params, object: id, ...sum === void 0 ? {} : { weight: weights(table, id, sum.of) }, ...group };
  });
  const plain3 = { type: "options", options, min: Math.max(0, Math.min(most, least)), max: most, ...groups === null ? {} : { groups: true } };
  if (sum === void 0) return plain3;
  const summed = { ...plain3, sum: amount(table, env, sum.is) };
  return complete(summed, []) === null ? { ...plain3, min: 0, max: 0 } : summed;
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
  const kinds = typeof from === "string" ? [from] : from;
  return kinds.some((kind) => {
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
  const zoned = choice2.from === void 0 ? nothing2 : select(table, env, choice2.from).filter((id) => choice2.target !== true || table.game.canTarget(table, env, table.object(id), choice2));
  const objects2 = choice2.also === void 0 ? zoned : [...zoned, ...othersFor(table, env, choice2, choice2.also, zoned)];
  if (choice2.players === void 0 && choice2.notChosenFor === void 0) return objects2;
  const found2 = [...objects2, ...playersFor(table, env, choice2).map(idOfSeat)];
  const taken2 = takenFor(env, choice2.notChosenFor ?? nothing2).map((id) => table.idNow(id));
  return found2.filter((id) => !taken2.includes(id));
}
var nothing2 = [];
function othersFor(table, env, { from }, set, zoned) {
  const rule2 = table.game.sets?.[set] ?? missing("set", set);
  return rule2(table).filter((id) => !zoned.includes(id) && knownRow(table, id) !== null && (from?.where === void 0 || matches(table, env, id, from.where)));
}
function playersFor(table, env, choice2) {
  if (choice2.players === void 0) return nothing2;
  const seats = choice2.players === true ? table.game.seatOrder(table) : seatsOf(table, env, choice2.players);
  return choice2.target === true ? seats.filter((seat) => table.game.canTargetPlayer?.(table, env, seat, choice2) !== false) : seats;
}
function takenFor(env, names2) {
  return (typeof names2 === "string" ? [names2] : names2).flatMap((name2) => {
    const value = env.vars[name2];
    if (typeof value === "number") return [value];
    return Array.isArray(value) ? value : nothing2;
  });
}
function allChoosable(table, env, [choice2, ...later]) {
  if (choice2 === void 0) return true;
  if (!choosable(table, env, choice2)) return false;
  if (!isSpokenOf(choice2, later)) return allChoosable(table, env, later);
  return possibleValues(table, env, choice2).some((value) => allChoosable(table, withBound(env, choice2.as, value), later));
}
var withBound = (env, name2, value) => ({ ...env, vars: withVar(env.vars, name2, value) });
var namesIn = once((choice2) => namesRead(choice2));
function isSpokenOf({ as, from, number: number2, players }, later) {
  if (from === void 0 && number2 === void 0 || players !== void 0) return false;
  return later.some((one) => namesIn(one).has(as));
}
function possibleValues(table, env, choice2) {
  const { number: number2 } = choice2;
  if (number2 === void 0) return candidates(table, env, choice2).map((id) => [id]);
  const [least, most] = [amount(table, env, number2.min), amount(table, env, number2.max ?? number2.min)];
  return Array.from({ length: Math.max(0, most - least + 1) }, (_, at) => least + at);
}
function procedureRef(name2) {
  return { name: name2 };
}
function call({ name: name2 }, locals, then) {
  const row = locals;
  return then === void 0 ? { call: name2, locals: row } : { call: name2, locals: row, then };
}
function localsIn(frame, { name: name2 }) {
  return frame?.procedure === name2 ? frame.locals : null;
}
function returning(value) {
  return { done: jsonOf(value) };
}
function answersIn(locals) {
  return must(locals.answers, "answers");
}
function returnedIn(locals) {
  return must(locals.returned, "a returned value");
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
  const uses = keeper(table, listener, limit)?.uses;
  const mark3 = uses?.[ledgerKey(table, listener, limit)];
  return Array.isArray(mark3) && mark3[0] === table.game.span(table, limit.per, listener.seat) ? readAs(mark3)[1] : 0;
}
function write(table, listener, limit, count) {
  const row = keeper(table, listener, limit);
  if (row === null) return;
  const mark3 = [table.game.span(table, limit.per, listener.seat), count];
  const entries = { ...row.uses, [ledgerKey(table, listener, limit)]: mark3 };
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
  const { nameOf: nameOf2 } = table.game;
  const name2 = nameOf2 !== void 0 && table.library.has(id) ? nameOf2(table.library.card(id).card) : id;
  return `${name2}#${as ?? ability2.slice(ability2.indexOf("/") + 1)}`;
}
function defineProcedure(definition) {
  return definition;
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
function usable(table, seat, key, event) {
  if (!table.library.openings.awaited.has(key)) return [];
  const found2 = [];
  for (const bucket of table.game.listeners?.(table, seat) ?? []) for (const id of bucket) addUsable(table, seat, id, key, event, found2);
  for (const id of table.game.hiddenListeners?.(table, seat) ?? []) addUsable(table, seat, id, key, event, found2);
  return found2;
}
function addUsable(table, seat, id, key, event, found2) {
  for (const compiled of abilitiesAt(table, table.object(id), key)) {
    if (compiled.ability.kind !== "activated" && compiled.ability.kind !== "spell") continue;
    const listener = { object: id, seat, ability: compiled.path };
    if (ready(table, listener, key, event)) found2.push(listener);
  }
}
var abilityProcedure = defineProcedure({ name: "ability", steps: [{ name: "begin", run: (table, locals, frame) => {
  const env = envOf(locals);
  const path = locals.ability;
  const { ability: ability2 } = table.library.ability(path);
  table.journal.setFrame(frame, "cause", { kind: "ability", seat: env.you, object: env.self, card: env.card });
  table.cause = frame.cause;
  const listener = { object: env.self, seat: env.you, ability: path };
  if (ability2.limit !== void 0) noteUse(table, listener, ability2.limit);
  table.newMoment();
  table.emit("abilityActivated", table.game.rules.optionalEffect, { object: env.self, card: env.card, seat: env.you, ability: path, ...ability2.keyword === void 0 ? {} : { keyword: ability2.keyword } });
  if (ability2.cost !== void 0 && ability2.cost.length > 0) return call(verbsRef, effectLocals(env, `${path}/cost`));
  return void 0;
} }, { name: "effect", run: (table, locals) => {
  const path = locals.ability;
  const { ability: ability2 } = table.library.ability(path);
  const paid = locals.returned;
  if (paid !== null && !paid.done) return { done: { done: false } };
  if (paid?.vars !== void 0) table.local(locals, "vars", paid.vars);
  if (ability2.clauses === void 0 || ability2.clauses.length === 0) return { done: { done: true } };
  return call(effectRef, effectLocals(envOf(locals), `${path}/clauses`), "end");
} }, { name: "end", run: (_table, locals) => returning(locals.returned) }] });
var effectRef = procedureRef("effect");
var verbsRef = procedureRef("verbs");
function effectLocals(env, program) {
  return { self: env.self, card: env.card, you: env.you, event: env.event, vars: env.vars, each: env.each, subject: 0, program, at: 0, stage: "if", only: -1, index: 0, queue: [], allDone: true, returned: null, answer: null, answers: null };
}
function orderingRule(table) {
  const { orderEffects } = table.game.rules;
  return typeof orderEffects === "string" ? orderEffects : orderEffects(table);
}
function replacingRule(table) {
  return table.game.rules.replace ?? orderingRule(table);
}
function wholeOrder(options) {
  return { type: "options", min: options.length, max: options.length, ordered: true, options };
}
function yesOrNo(about4) {
  const yes = { id: "yes", label: "yes" };
  return { type: "options", min: 1, max: 1, options: [about4 === void 0 ? yes : { ...yes, object: about4 }, { id: "no", label: "no" }] };
}
function saidYes(answer2) {
  return picksOf(answer2)[0] === "yes";
}
function ruleOf(table, type) {
  return table.game.happenings?.[type] ?? missing("happening", type);
}
function isPossible(table, happening) {
  return ruleOf(table, happening.type).possible?.(table, happening) ?? true;
}
var happeningRef = procedureRef("happening");
function happeningLocals(batch) {
  return { batch, fates: batch.map(() => 0), lost: false, asked: null, orders: [], offers: null, offer: null, altering: -1, touched: false, vars: {}, follow: [], reduced: [], inner: [], result: null, returned: null, answer: null, answers: null };
}
var batchOf = (locals) => locals.batch;
var fatesOf = (locals) => locals.fates;
function alteredFrame(table) {
  const { frames } = table.state;
  for (let at = frames.length - 1; at >= 0; at--) {
    const locals = localsIn(frames[at], happeningRef);
    if (locals !== null && locals.altering !== -1) return locals;
  }
  return null;
}
function compile(ability2, path, printedOn, { layers: layers2, slotKinds }) {
  const triggers = (ability2.on ?? []).map((trigger) => ({ ...trigger, key: triggerKey(ability2, trigger) }));
  const standing3 = (ability2.modifiers ?? []).map((modifier, index) => {
    const { when } = ability2;
    const condition2 = when === void 0 ? modifier.if : modifier.if === void 0 ? when : { all: [when, modifier.if] };
    return { modifier: inOneShape(modifier, condition2, slotKinds?.names), layer: layers2.indexOf(modifier.layer), path: `${path}/modifiers/${index}` };
  });
  return { ability: ability2, path, triggers, printedOn, standing: standing3 };
}
function inOneShape(modifier, condition2, slotKinds = noKinds) {
  const { layer, of, players, add: add2, set, times, gain, lose, abilities } = modifier;
  const farSighted = looksFar([of, players, condition2, add2, set, times], slotKinds);
  return { layer, of, players, if: condition2, add: add2, set, times, gain, lose, abilities, farSighted };
}
var noKinds = [];
var inSight2 = /* @__PURE__ */ new Set(["slots", "attached", "under"]);
function looksFar(node, slotKinds) {
  if (Array.isArray(node)) return node.some((child) => looksFar(child, slotKinds));
  if (typeof node !== "object" || node === null) return false;
  const fields2 = node;
  if ("player" in fields2 || "match" in fields2 || "game" in fields2 || "phase" in fields2 || "turnOf" in fields2 || "playerOf" in fields2) return true;
  const kinds = Array.isArray(fields2.from) ? fields2.from : fields2.from === void 0 ? [] : [fields2.from];
  return kinds.some((kind) => !inSight2.has(kind) && !slotKinds.includes(kind)) || Object.entries(fields2).some(([key, child]) => namesElsewhere(key, child) || looksFar(child, slotKinds));
}
var references = /* @__PURE__ */ new Set(["object", "of", "to", "is", "except", "hostOf", "under", "attachedTo", "became", "countOf", "controllerOf", "ownerOf", "max", "min", "distinct"]);
function namesElsewhere(key, child) {
  return references.has(key) && typeof child === "object" && child !== null && ("var" in child || "event" in child);
}
function momentKey(event, mark3) {
  let marks = keys.get(event);
  if (marks === void 0) keys.set(event, marks = { before: `${event}|before`, at: `${event}|at`, after: `${event}|after` });
  switch (mark3) {
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
function triggerKey({ kind }, { event, mark: mark3 }) {
  if (kind === "replacement") return replaceKey(event);
  return mark3 === void 0 ? event : momentKey(event, mark3);
}
var keys = /* @__PURE__ */ new Map();
var nobody = [];
var nothing3 = [];
function subscribers(table, key) {
  const { library } = table;
  if (!library.openings.awaited.has(key) || !table.cardsHere.awaits(key)) return nobody;
  const printed2 = printedWith(table, key);
  const found2 = [];
  for (const id of printed2) addListeners(table, id, key, found2);
  if (table.ordered) {
    for (const id of rewrittenObjects(table)) if (!printed2.includes(id) && table.find(id) !== null) addListeners(table, id, key, found2);
  } else if (library.openings.awaitedByLent.has(key)) {
    for (const kind of table.game.inPlay) for (const id of objectsIn(table, kind, null)) if (!printed2.includes(id)) addListeners(table, id, key, found2);
  }
  return found2;
}
function addListeners(table, id, key, found2) {
  const row = table.object(id);
  for (const { ability: ability2, path } of abilitiesAt(table, row, key)) {
    if (ability2.kind === "triggered" || ability2.kind === "replacement") found2.push({ object: id, seat: table.controllerOf(row), ability: path });
  }
}
function printedWith(table, key) {
  const { objects: objects2 } = kept(table);
  if (objects2.size === 0) listPrinted(table, objects2);
  return objects2.get(key) ?? objects2.get(anyKey) ?? noObjects;
}
var anyKey = "";
var noObjects = [];
var noKeys = [];
function listPrinted(table, lists) {
  const { borrowsText } = table.game;
  const found2 = /* @__PURE__ */ new Map();
  const borrowers = [];
  const add2 = (row, keys2) => {
    if (borrowsText?.(row) === true) borrowers.push(row.id);
    else for (const key of keys2) {
      const ids2 = found2.get(key);
      if (ids2 === void 0) found2.set(key, [row.id]);
      else ids2.push(row.id);
    }
  };
  if (table.ordered) for (const { kind, order } of busyZones(table)) for (const id of order) {
    const row = table.object(id);
    const { keys: keys2, keysAt } = table.program(row);
    add2(row, keys2.length === 0 ? keys2 : keysAt.get(kind) ?? noKeys);
  }
  else for (const row of Object.values(table.state.objects)) add2(row, table.program(row).keys);
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
  let rows2 = watches.get(key);
  if (rows2 === void 0) {
    rows2 = Object.values(table.state.watches).filter((row) => table.library.ability(row.program).triggers.some((trigger) => trigger.key === key));
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
var triggerTraitsOf = ({ library }, path) => traitsOf(library.ability(path).ability, library);
var traitsOf = once((ability2, library) => {
  const { on, ...rest } = ability2;
  const text2 = lookAt(jsonOf(rest));
  const impersonal = !text2.self && [...text2.verbs].every((verb2) => library.verb(verb2).impersonal === true);
  return { readsEvent: text2.event, impersonal, answersAlike: impersonal && !lookAt(jsonOf(on ?? null)).self };
});
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
  const { objects: objects2, watches } = subscriptions;
  const listed = subscriptions.population === population;
  subscriptions.population = NEVER;
  if (listed) {
    subscriptions.objects = /* @__PURE__ */ new Map();
    subscriptions.watches = /* @__PURE__ */ new Map();
  }
  return { takeUp: () => {
    if (holds2) {
      cache.farSighted = farSighted;
      cache.world = { ...world, age: ageOf2(farSighted, journal.epoch, journal.nearEpoch) };
    }
    if (listed) {
      subscriptions.population = journal.population;
      subscriptions.objects = objects2;
      subscriptions.watches = watches;
    }
    if (!journal.takeUpBase(baseEpoch)) return;
    const { nextId } = table.state.header;
    if (cache.baseAt.length > nextId) cache.baseAt.length = nextId;
    if (cache.base.length > nextId) cache.base.length = nextId;
  } };
}
var NEVER = -1;
var ageOf2 = (far, epoch, nearEpoch) => far ? epoch * 2 : nearEpoch * 2 + 1;
function trial(table, ask2) {
  const { journal, cause, events: events2 } = table;
  const mark3 = journal.mark();
  const derived = holdDerived(table);
  table.events = [];
  table.trials++;
  try {
    return ask2();
  } finally {
    table.trials--;
    table.events = events2;
    table.cause = cause;
    journal.undoTo(mark3);
    derived.takeUp();
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
  awaited = /* @__PURE__ */ new Map();
  answers = /* @__PURE__ */ new Map();
  awaits(key) {
    return this.awaited.get(key) ?? this.find(this.awaited, key, (card) => this.library.waitsFor(card, key));
  }
  anyDefines() {
    return this.any("defines", ({ defines: defines2 }) => defines2);
  }
  anyElsewhere() {
    return this.any("elsewhere", ({ elsewhere }) => elsewhere);
  }
  any(question, holds2) {
    return this.answers.get(question) ?? this.find(this.answers, question, (card) => holds2(this.library.card(card)));
  }
  add(card) {
    if (this.cards === null || this.cards.has(card)) return;
    this.know(card, this.cards);
    this.clear();
  }
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
    for (const card of this.all()) found2 ||= holds2(card);
    answers.set(key, found2);
    return found2;
  }
  all() {
    if (this.cards !== null) return this.cards;
    const cards = /* @__PURE__ */ new Set();
    const { objects: objects2, effects, watches } = this.state;
    for (const id in objects2) this.know(objects2[id].card, cards);
    for (const text2 of textsIn([objects2, effects, watches])) for (const [, card] of text2.matchAll(pathOfAbility)) if (this.library.has(card)) this.know(card, cards);
    return this.cards = cards;
  }
  know(card, cards) {
    if (cards.has(card)) return;
    cards.add(card);
    for (const named3 of this.library.namedBy(card)) this.know(named3, cards);
  }
};
var pathOfAbility = /([^\s"/,[\]{}]+)\/abilities\//g;
function textsIn(value, found2 = []) {
  for (const key in value) {
    const one = value[key];
    if (typeof one === "string") {
      if (one.includes("/abilities/")) found2.push(one);
    } else if (typeof one === "object" && one !== null) textsIn(one, found2);
  }
  return found2;
}
var rowReach = { effects: "values", objects: "population", watches: "population", past: "nothing", triggers: "nothing", decisions: "nothing", suspended: "nothing" };
var placingFields = ["card", "zone", "slot", "host"];
var ENTRY = 4;
var LARGE = 2e5;
var none4 = /* @__PURE__ */ new Map();
var namedField = (how, places2) => typeof how === "function" ? { reach: 1, isNear: how, places: places2, writes: 0 } : { reach: how, isNear: null, places: places2, writes: 0 };
var Journal = class {
  constructor(tracking, state, reach = none4) {
    this.tracking = tracking;
    this.state = state;
    for (const [name2, how] of Object.entries(rowReach)) this.tables.set(state[name2], { reach: how, size: -1 });
    for (const [field2, how] of reach) this.fields.set(field2, namedField(how, how === 3));
    for (const field2 of placingFields) this.fields.set(field2, namedField(reach.get(field2) ?? 2, true));
  }
  tracking;
  state;
  log = [];
  top = 0;
  changes = /* @__PURE__ */ new Map();
  worked = /* @__PURE__ */ new Set();
  tables = /* @__PURE__ */ new Map();
  epoch = 0;
  nearEpoch = 0;
  baseEpoch = 0;
  population = 0;
  undone = 0;
  fields = /* @__PURE__ */ new Map();
  lookedAt = /* @__PURE__ */ new WeakMap();
  writesOf(fields2) {
    let writes = this.undone;
    for (const field2 of this.distant(fields2)) writes += field2.writes;
    return writes;
  }
  distant(names2) {
    let found2 = this.lookedAt.get(names2);
    if (found2 === void 0) {
      found2 = names2.map((name2) => {
        const field2 = this.fields.get(name2);
        if (field2?.reach !== 1) throw new InvariantBroken(`${name2} is no distant field`);
        return field2;
      });
      this.lookedAt.set(names2, found2);
    }
    return found2;
  }
  mark() {
    return this.top;
  }
  set(row, key, value) {
    if (row[key] === value) return;
    const field2 = this.fields.get(key);
    if (field2 === void 0) {
      this.epoch++;
      this.nearEpoch++;
    } else {
      field2.writes++;
      if (field2.places) this.population++;
      if (field2.reach !== 0) {
        this.epoch++;
        if (field2.reach !== 1 || field2.isNear?.(row[key], value) === true) this.nearEpoch++;
        if (field2.reach === 3) this.baseEpoch++;
      }
    }
    this.write(row, key, value);
  }
  setFact(fact, value) {
    const { history } = this.state;
    if (history[fact] === value) return;
    this.epoch++;
    this.write(history, fact, value);
  }
  setRecord(row, key, value) {
    if (row[key] !== value) this.write(row, key, value);
  }
  setFrame(row, key, value) {
    const old = row[key];
    if (old === value) return;
    this.note(old !== void 0 || key in row ? 6 : 7, row, key, old);
    row[key] = value;
    if (this.tracking) this.worked.add(row);
  }
  write(row, key, value) {
    const old = row[key];
    this.note(old !== void 0 || key in row ? 0 : 1, row, key, old);
    row[key] = value;
    if (this.tracking) this.follow(row, key, old);
  }
  valuesMayChange() {
    this.epoch++;
    this.nearEpoch++;
  }
  insert(table, id, row) {
    if (id in table) throw new InvariantBroken(`row ${id} exists`);
    this.cameOrWent(table, 1);
    this.note(2, table, id, void 0);
    table[id] = row;
    if (this.tracking) this.came(row);
  }
  remove(table, id) {
    const row = table[id];
    if (row === void 0) throw new InvariantBroken(`row ${id} does not exist`);
    this.cameOrWent(table, -1);
    this.note(3, table, id, row);
    delete table[id];
    if (this.tracking) this.went(row);
  }
  cameOrWent(table, by) {
    const { reach } = this.count(table, by);
    switch (reach) {
      case "values":
        this.valuesMayChange();
        break;
      case "population":
        this.population++;
        break;
      case "nothing":
        break;
    }
  }
  size(table) {
    const known3 = this.known(table);
    if (known3.size < 0) known3.size = Object.keys(table).length;
    return known3.size;
  }
  count(table, by) {
    const known3 = this.known(table);
    if (known3.size >= 0) known3.size += by;
    return known3;
  }
  known(table) {
    const known3 = this.tables.get(table);
    if (known3 === void 0) throw new InvariantBroken("rows come and go only in tables of the state (rowReach)");
    return known3;
  }
  push(array, value) {
    this.note(4, array, array.length, void 0);
    array.push(value);
  }
  pop(array) {
    if (array.length === 0) throw new InvariantBroken("pop from an empty stack");
    this.note(5, array, array.length - 1, array[array.length - 1]);
    array.pop();
  }
  undoTo(mark3) {
    this.valuesMayChange();
    this.population++;
    this.baseEpoch++;
    this.undone++;
    const { log } = this;
    while (this.top > mark3) {
      this.top -= ENTRY;
      const kind = log[this.top];
      const target2 = log[this.top + 1];
      const key = log[this.top + 2];
      const old = log[this.top + 3];
      switch (kind) {
        case 0:
          if (this.tracking) this.follow(target2, key, target2[key]);
          target2[key] = old;
          break;
        case 1:
          if (this.tracking) this.follow(target2, key, target2[key]);
          delete target2[key];
          break;
        case 6:
          if (this.tracking) this.worked.add(target2);
          target2[key] = old;
          break;
        case 7:
          if (this.tracking) this.worked.add(target2);
          delete target2[key];
          break;
        case 2:
          if (this.tracking) this.went(target2[key]);
          delete target2[key];
          this.count(target2, -1);
          break;
        case 3:
          target2[key] = old;
          this.count(target2, 1);
          if (this.tracking) this.came(old);
          break;
        case 4:
          target2.pop();
          break;
        case 5:
          target2.push(old);
          break;
      }
    }
  }
  takeUpBase(epoch) {
    if (this.baseEpoch !== epoch + 1) return false;
    this.baseEpoch = epoch;
    return true;
  }
  forget() {
    this.top = 0;
    if (this.log.length > LARGE) this.log = [];
  }
  follow(row, key, old) {
    const change2 = this.changes.get(row);
    if (change2 === void 0) this.changes.set(row, { stood: true, stands: true, keys: [key], values: [old] });
    else if (change2.stood && !change2.keys.includes(key)) {
      change2.keys.push(key);
      change2.values.push(old);
    }
  }
  came(row) {
    const change2 = this.changes.get(row);
    if (change2 === void 0) this.changes.set(row, { stood: false, stands: true, keys: [], values: [] });
    else change2.stands = true;
  }
  went(row) {
    const change2 = this.changes.get(row);
    if (change2 === void 0) this.changes.set(row, { stood: true, stands: false, keys: [], values: [] });
    else change2.stands = false;
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
var limits = { stepsPerAction: 5e4, eventsPerAction: 2e4, frameDepth: 400, objects: 5e3, effects: 5e3, triggers: 5e3, anyNumber: 1e9, magnitude: Number.MAX_SAFE_INTEGER };
var Table = class {
  constructor(library, pins, state, tracking, parts3) {
    this.library = library;
    this.pins = pins;
    this.state = state;
    this.parts = parts3;
    this.derive = parts3.derive;
    const reach = [...library.reach].map(([field2, how]) => [field2, typeof how === "function" ? (before, after2) => how(before, after2, this) : how]);
    this.journal = new Journal(tracking, state, new Map(reach));
    this.ordered = library.game.derivation === "inOrder";
    this.cardsHere = new CardsHere(library, state);
  }
  library;
  pins;
  state;
  parts;
  journal;
  events = [];
  left = /* @__PURE__ */ new Map();
  cause = { kind: "rule" };
  steps = 0;
  stableAt = -1;
  cache = { epoch: -1, nearEpoch: -1, farSighted: true, final: [], finalAt: [], base: [], baseAt: [], below: /* @__PURE__ */ new Map(), players: /* @__PURE__ */ new Map(), modifiers: null, standing: [], world: null, shared: /* @__PURE__ */ new Map(), building: null, bare: [], borne: [], limit: uncut };
  ordered;
  subscriptions = { population: -1, objects: /* @__PURE__ */ new Map(), watches: /* @__PURE__ */ new Map(), zones: [] };
  remembered = [];
  rechecks = 0;
  trials = 0;
  stream = null;
  rows = [];
  rowsSince = 0;
  programs = [];
  programCards = [];
  cardsHere;
  derive;
  zonesByKind = /* @__PURE__ */ new Map();
  zonesOfKind = /* @__PURE__ */ new Map();
  slotsBySeat = [];
  everySlot = [];
  get game() {
    return this.library.game;
  }
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
  forgetRows() {
    this.rows = [];
    this.rowsSince = this.journal.undone;
  }
  zone(id) {
    return this.state.zones[id] ?? missing("zone", id);
  }
  zoneOf(kind, seat) {
    let rows2 = this.zonesByKind.get(kind);
    if (rows2 === void 0) this.zonesByKind.set(kind, rows2 = []);
    return rows2[seat] ??= Object.values(this.state.zones).find((zone) => zone.kind === kind && zone.seat === seat) ?? missing("zone", `${kind} of seat ${seat}`);
  }
  zonesOf(kind) {
    const known3 = this.zonesOfKind.get(kind);
    if (known3 !== void 0) return known3;
    const rows2 = Object.values(this.state.zones).filter((zone) => zone.kind === kind);
    if (this.state.frames.length > 0) this.zonesOfKind.set(kind, rows2);
    return rows2;
  }
  slotsOf(seat) {
    return this.slotsBySeat[seat + 1] ??= Object.values(this.state.slots).filter((slot) => slot.seat === seat);
  }
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
    const { id, card } = object;
    if (this.programCards[id] === card) return this.programs[id];
    const program = this.library.card(card);
    this.programs[id] = program;
    this.programCards[id] = card;
    return program;
  }
  controllerOf(row) {
    if (!this.ordered) return row.controller;
    const { objects: objects2, past } = this.state;
    const { controller } = objects2[row.id] === void 0 ? past[row.id]?.values ?? {} : this.derive(this, row.id);
    return typeof controller === "number" ? controller : row.controller;
  }
  seating = [];
  seats() {
    const { players } = this.state;
    if (this.seating.length !== players.length) this.seating = players.map((_, seat) => seat);
    return this.seating;
  }
  nextStamp() {
    const stamp = this.state.header.nextStamp;
    this.journal.setRecord(this.state.header, "nextStamp", stamp + 1);
    return stamp;
  }
  create(card, owner, kind = "card") {
    const { header, objects: objects2 } = this.state;
    const id = header.nextId;
    if (this.journal.size(objects2) >= limits.objects) throw new LimitExceeded("objects");
    this.journal.setRecord(header, "nextId", id + 1);
    const row = { ...this.library.newObject };
    row.id = id;
    row.card = card;
    row.kind = kind;
    row.owner = owner;
    row.controller = owner;
    this.journal.insert(objects2, id, row);
    this.cardsHere.add(card);
    return row;
  }
  count(name2) {
    return this.journal.size(this.state[name2]);
  }
  removeObject(id) {
    this.journal.remove(this.state.objects, id);
    this.rows[id] = void 0;
    this.cache.baseAt[id] = -1;
    this.cache.finalAt[id] = -1;
  }
  emit(type, rule2, data2, secrets) {
    const { header } = this.state;
    if (this.events.length >= limits.eventsPerAction) throw new LimitExceeded("events per action");
    this.journal.setRecord(header, "events", header.events + 1);
    const event = { seq: header.events, action: header.version, moment: header.moment, type, rule: rule2, cause: this.parts.openCause(this, this.cause), ...this.parts.toldApart(this, data2, secrets === void 0 ? void 0 : this.shared(secrets)) };
    this.events.push(event);
    return event;
  }
  shared(secrets) {
    const { seesAs } = this.game;
    if (seesAs === void 0) return secrets;
    return secrets.map(({ seats, data: data2 }) => ({ seats: this.seats().filter((seat) => seats.includes(seat) || seesAs(this, seat).some((other) => seats.includes(other))), data: data2 }));
  }
  newMoment() {
    this.journal.setRecord(this.state.header, "moment", this.state.header.moment + 1);
  }
  draw(n) {
    if (this.trials > 0) throw new InvariantBroken("a random draw is not allowed in a trial");
    const { chance } = this.state;
    const stream = this.stream ??= new WordStream(chance.key);
    return uniform(n, () => {
      const word4 = stream.word(chance.used);
      this.journal.setRecord(chance, "used", chance.used + 1);
      return word4;
    });
  }
  random(what, n, rule2, audience) {
    const result = this.draw(n);
    if (audience === void 0) this.emit("chanceDrawn", rule2, { what, from: n, result });
    else this.emit("chanceDrawn", rule2, { what, from: n }, [{ seats: audience, data: { result } }]);
    return result;
  }
  shuffled(what, list, rule2, data2) {
    const out = [...list];
    const draws = [];
    for (let i = out.length - 1; i > 0; i--) {
      const j = this.draw(i + 1);
      draws.push(j);
      const swap = out[i];
      out[i] = out[j];
      out[j] = swap;
    }
    this.emit("shuffled", rule2, { what, count: list.length, ...data2 }, [{ seats: [], data: { draws } }]);
    return out;
  }
  ask(frame, question) {
    if (this.trials > 0) throw new InvariantBroken(`${question.kind} is asked in a trial`);
    const { header, decisions } = this.state;
    const id = header.nextDecision;
    this.journal.setRecord(header, "nextDecision", id + 1);
    if (!this.library.decisionKinds.has(question.kind)) throw new InvariantBroken(`undeclared decision kind ${question.kind}`);
    const { decider } = this.game;
    const plain3 = { id, openedAt: header.version, seat: decider === void 0 ? question.seat : decider(this, question.seat), subject: question.subject ?? question.seat, kind: question.kind, rule: question.rule, prompt: { key: question.prompt ?? question.kind, params: question.params ?? {} }, domain: this.toldApart(question.domain), sealed: question.sealed ?? false };
    const decision = this.parts.withExample(this, plain3);
    this.journal.insert(decisions, id, { decision, asked: question.seat, frame: frame.id, answer: null });
    return decision;
  }
  toldApart(domain) {
    const { toldApart: toldApart2 } = this.game;
    if (toldApart2 === void 0 || domain.type !== "options" && domain.type !== "distribution" || domain.options.length < 2) return domain;
    const options = toldApart2(this, domain.options);
    return options === domain.options ? domain : { ...domain, options };
  }
  push(procedure, locals) {
    const { header, frames } = this.state;
    if (frames.length >= limits.frameDepth) throw new LimitExceeded("frame depth");
    const id = header.nextFrame;
    this.journal.setRecord(header, "nextFrame", id + 1);
    this.library.procedure(procedure);
    const cause = frames[frames.length - 1]?.cause ?? this.cause;
    this.journal.push(frames, { id, procedure, step: 0, cause, locals });
  }
  begin(procedure, locals) {
    const begun = call(procedure, locals);
    this.push(begun.call, begun.locals);
  }
  finish(result) {
    const { header, frames, decisions } = this.state;
    this.emit("matchEnded", result.rule, { winners: [...result.winners], reason: result.reason });
    this.journal.setRecord(header, "status", "ended");
    this.journal.setRecord(header, "result", result);
    while (frames.length > 0) this.journal.pop(frames);
    for (const id of Object.keys(decisions)) this.journal.remove(decisions, Number(id));
  }
  local(locals, key, value) {
    this.journal.setFrame(locals, key, value);
  }
  number(value) {
    if (!Number.isSafeInteger(value)) throw new LimitExceeded("magnitude");
    return value;
  }
};
function beginWatch(table, env, given) {
  const { header, watches } = table.state;
  if (table.journal.size(watches) >= limits.effects) throw new LimitExceeded("effects");
  const id = header.nextEffect;
  table.journal.setRecord(header, "nextEffect", id + 1);
  const row = { id, program: given.program, controller: env.you, source: env.self, sourceCard: env.card, vars: lastingVars(env), stamp: table.nextStamp(), until: given.until, left: given.left };
  table.journal.insert(watches, id, row);
  return row;
}
function removeWatch(table, watch) {
  table.journal.remove(table.state.watches, watch.id);
}
function spendWatch(table, id, by) {
  const watch = table.state.watches[id];
  if (watch === void 0 || watch.left < 0) return;
  if (watch.left <= by) removeWatch(table, watch);
  else table.journal.setRecord(watch, "left", watch.left - by);
}
function lasting(least) {
  return { run: (table, verb2, outer, path) => {
    const env = fixedAmounts(table, outer, verb2.let);
    const until = verb2.until === void 0 ? "" : table.game.duration(table, env, verb2.until, verb2);
    const left = verb2.left === void 0 ? least : amount(table, env, verb2.left);
    if (left === 0 || until === null) return { done: false };
    const { id } = beginWatch(table, env, { program: `${path}/ability`, until, left });
    const data2 = { object: env.self, card: env.card, seat: env.you, watch: id, program: path };
    table.emit("watchBegan", table.game.rules.chooseTargets, data2);
    return { done: true };
  } };
}
var watchVerbs = { later: lasting(1), shield: lasting(-1) };
function eventOf(happening, key, back2) {
  const { data: data2, type, object, seat } = happening;
  const now = typeof data2.now === "number" ? data2.now : object;
  return { ...data2, type, key, object: back2 ? object : now, seat, was: object, now };
}
function collect(table, happened, keys2, back2, found2) {
  for (let at = 0; at < happened.length; at++) {
    const happening = happened[at] ?? null;
    if (happening === null) continue;
    for (const key of keys2[at]) collectKey(table, happening, at, key, back2, found2);
  }
}
function collectKey(table, happening, at, key, back2, found2, seatOf4) {
  const listeners2 = subscribers(table, key);
  const watches = watchesFor(table, key);
  if (listeners2.length === 0 && watches.length === 0) return;
  const event = eventOf(happening, key, back2);
  for (let index = 0; index < listeners2.length; index++) {
    const listener = seenFrom(listeners2[index], seatOf4);
    if (ready(table, listener, key, event, table.game.judgesLate)) add(table, found2, { places: [at], key, back: back2, ability: listener.ability, source: listener.object, seat: listener.seat, watch: 0, instance: instanceOf(listeners2, index), share: null }, event);
  }
  for (const watch of watches) {
    if (watchReady(table, watch, key, event)) add(table, found2, { places: [at], key, back: back2, ability: watch.program, source: watch.source, seat: watch.controller, watch: watch.id, instance: 0, share: null }, event);
  }
}
function seenFrom(listener, seatOf4) {
  const seat = seatOf4?.(listener.object) ?? null;
  return seat === null ? listener : { ...listener, seat };
}
function instanceOf(listeners2, index) {
  const { ability: ability2, object } = listeners2[index];
  let instance = 0;
  for (let at = index - 1; at >= 0; at--) {
    const other = listeners2[at];
    if (other.object !== object) break;
    if (other.ability === ability2) instance++;
  }
  return instance;
}
function add(table, found2, caught, event) {
  const { triggers } = table.library.ability(caught.ability);
  const [place3] = caught.places;
  const batch = batchOf2(triggers, caught.key);
  const share = typeof batch === "string" ? event[batch] ?? null : null;
  if (batch !== void 0 || triggers.length > 1) {
    const same = found2.find((one) => one.ability === caught.ability && one.source === caught.source && one.watch === caught.watch && one.instance === caught.instance && (batch === void 0 ? one.places[0] === place3 : one.key === caught.key && one.share === share));
    if (same !== void 0) {
      if (batch !== void 0) same.places.push(place3);
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
    const places2 = one.places.filter((at) => happened[at] !== null && happened[at] !== void 0);
    if (places2.length === 0) continue;
    const events2 = places2.map((at) => eventOf(happened[at], one.key, one.back));
    const [first] = events2;
    const watch = table.state.watches[one.watch];
    if (one.watch !== 0 && watch === void 0) continue;
    if (watch === void 0 && isUsedUp(table, one)) continue;
    const event = isWhole(table, one) ? together(first, events2) : first;
    write2(table, one, watch?.left === 1 ? withAlternatives(event, happened, caught, one) : event, watch);
  }
}
function withAlternatives(event, happened, caught, { watch }) {
  const all2 = caught.filter((one) => one.watch === watch).flatMap(({ places: places2, key, back: back2 }) => places2.flatMap((at) => happened[at] === null || happened[at] === void 0 ? [] : [eventOf(happened[at], key, back2)]));
  return all2.length < 2 ? event : { ...event, alternatives: all2 };
}
function isWhole(table, { ability: ability2, key }) {
  return batchOf2(table.library.ability(ability2).triggers, key) !== void 0;
}
function together(first, events2) {
  return { ...first, objects: events2.map((event) => event.object), amount: events2.reduce((sum, event) => sum + amountOf(event), 0) };
}
function amountOf(event) {
  return typeof event.amount === "number" ? event.amount : 1;
}
function write2(table, { ability: ability2, source, seat }, event, watch) {
  const holder = watch === void 0 ? table.game.triggerHolder?.(table, source, seat, event) ?? seat : seat;
  if (watch === void 0) noteLimit(table, source, holder, ability2);
  addTrigger(table, { ability: ability2, source, card: watch?.sourceCard ?? cardOf(table, source), seat: holder, event, vars: watch?.vars ?? {}, kind: watch === void 0 ? "normal" : "delayed" });
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
function addTrigger(table, given) {
  const { header, triggers } = table.state;
  if (table.journal.size(triggers) >= limits.triggers) throw new LimitExceeded("triggers");
  const id = header.nextEffect;
  table.journal.setRecord(header, "nextEffect", id + 1);
  const { ability: ability2, source, card, seat, event, vars, kind } = given;
  const row = { id, ability: ability2, source, card, seat, event, vars, kind, moment: momentNow(table) };
  table.journal.insert(triggers, id, row);
  return row;
}
function waitingTriggers(table) {
  return table.journal.size(table.state.triggers) === 0 ? none5 : Object.values(table.state.triggers);
}
var none5 = [];
function momentNow(table) {
  return table.game.moments?.now(table) ?? table.state.header.moment;
}
var whenVerb = { run: (table, _verb, env, path) => {
  addTrigger(table, { ability: `${path}/ability`, source: env.self, card: env.card, seat: env.you, event: env.event ?? {}, vars: lastingVars(env), kind: "reflexive" });
  return { done: true };
} };
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
      if (!happening.applied.includes(replacement) && !offers.some((one) => one.replacement === replacement) && ready(table, listener, replaced, event)) offers.push({ at, key, ability: ability2, source, card: table.object(source).card, seat, watch: 0, replacement });
    }
    for (const watch of watchesFor(table, replaced)) {
      const replacement = `watch:${watch.id}`;
      if (!happening.applied.includes(replacement) && !offers.some((one) => one.replacement === replacement) && watchReady(table, watch, replaced, event)) offers.push({ at, key, ability: watch.program, source: watch.source, card: watch.sourceCard, seat: watch.controller, watch: watch.id, replacement });
    }
  }
  return offers;
}
var isAboutItself = once(({ on = [], when }) => on.every((trigger) => demandsItself(trigger.if) || demandsItself(when)));
function demandsItself(condition2) {
  if (condition2 === void 0) return false;
  if ("all" in condition2) return condition2.all.some(demandsItself);
  if ("any" in condition2) return condition2.any.every(demandsItself);
  return "object" in condition2 && isEventObject(condition2.object) && condition2.is.is === "self";
}
var isEventObject = (ref2) => typeof ref2 === "object" && "event" in ref2 && ref2.event === "object";
function ofFirstTier(table, offers) {
  for (const tier of table.game.replacementTiers ?? []) {
    const these = offers.filter((offer) => (table.library.ability(offer.ability).ability.tier ?? "") === tier);
    if (these.length > 0) return these;
  }
  return offers;
}
function chooserOf(table, happening, [first]) {
  if (table.game.replacementChooser !== void 0) return table.game.replacementChooser(table, happening, first === void 0 ? void 0 : table.library.ability(first.ability).ability.tier);
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
  const varsOf = (offer) => JSON.stringify(table.state.watches[offer.watch]?.vars ?? null);
  const anySource = triggerTraitsOf(table, first.ability).answersAlike;
  return offers.every((one) => one.ability === first.ability && (one.source === first.source || anySource && one.seat === first.seat && one.watch === 0) && varsOf(one) === varsOf(first));
}
function shared(table, batch, offer, lists) {
  const left = table.state.watches[offer.watch]?.left ?? -1;
  if (left < 0) return [offer];
  const same = lists.flatMap((offers) => offers.filter((one) => one.watch === offer.watch));
  const wanted = same.reduce((sum, one) => sum + amountOf2(batch[one.at]), 0);
  return wanted > left ? same : [offer];
}
function amountOf2({ data: data2 }) {
  return typeof data2.amount === "number" ? data2.amount : 1;
}
function withAll(table, batch, open, offer) {
  if (table.library.ability(offer.ability).ability.every !== true) return offer;
  const along = open.filter((at) => at !== offer.at && isPossible(table, batch[at]) && ofFirstTier(table, offersFor(table, batch[at], at)).some(({ replacement }) => replacement === offer.replacement));
  return along.length === 0 ? offer : { ...offer, along };
}
var placesOf = ({ at, along = [] }) => [at, ...along];
function optionsOf(batch, offers) {
  return offers.map((offer, index) => {
    const { type, object, seat } = batch[offer.at];
    const params = { card: offer.card, ability: offer.ability, type, about: object, seat };
    return { id: `replacement:${index}`, label: "replacement", params, object: offer.source };
  });
}
function write3(table, locals, at, happening) {
  table.local(locals, "batch", batchOf(locals).with(at, happening));
}
function noteApplied(table, locals, offer) {
  for (const at of placesOf(offer)) {
    const happening = batchOf(locals)[at];
    write3(table, locals, at, { ...happening, applied: [...happening.applied, offer.replacement] });
  }
}
function alterationEnv(table, locals, offer) {
  const { at, key, source, card, seat, watch, ability: ability2 } = offer;
  const happening = batchOf(locals)[at];
  const all2 = table.library.ability(ability2).ability.every === true ? { objects: placesOf(offer).map((place3) => batchOf(locals)[place3].object) } : {};
  const event = { ...eventOf(happening, key, true), ...all2, together: together2(locals, happening) };
  return sourceEnv(source, card, seat, event, table.state.watches[watch]?.vars);
}
function together2(locals, { type, data: data2 }) {
  const fates = fatesOf(locals);
  return batchOf(locals).flatMap((one, at) => one.type === type && fates[at] !== 2 && one.data.to === data2.to && one.object > 0 ? [one.object] : []);
}
function finishAlteration(table, locals) {
  const offer = must(locals.offer, "the replacement that acts");
  const { ability: ability2 } = table.library.ability(offer.ability);
  const batch = batchOf(locals);
  table.local(locals, "offer", null);
  table.local(locals, "altering", -1);
  if (locals.touched !== true && (ability2.clauses ?? []).length > 0) return;
  const kept2 = (ability2.clauses ?? []).length === 0 ? table.state.watches[offer.watch]?.vars ?? {} : {};
  if (offer.watch !== 0 && locals.vars.spent === void 0) spendWatch(table, offer.watch, 1);
  if (ability2.limit !== void 0) noteUse(table, { object: offer.source, seat: offer.seat, ability: offer.ability }, ability2.limit);
  if (ability2.again === true) {
    const happening = batch[offer.at];
    write3(table, locals, offer.at, { ...happening, applied: happening.applied.filter((one) => one !== offer.replacement) });
  }
  const { type, object } = batch[offer.at];
  if (isTold(table, offer, ability2)) table.emit("replacementApplied", replacingRule(table), { object: offer.source, card: offer.card, ability: offer.ability, type, about: object });
  if (ability2.then === void 0 || ability2.then.length === 0) return;
  const env = { ...alterationEnv(table, locals, offer), vars: { ...kept2, ...locals.vars } };
  const follow2 = locals.follow;
  const same = ability2.together === true ? follow2.findIndex(({ replacement }) => replacement === offer.replacement) : -1;
  const next2 = { ...envLocals(env), program: `${offer.ability}/then`, replacement: offer.replacement };
  table.local(locals, "follow", same < 0 ? [...follow2, next2] : follow2.with(same, joined(follow2[same], next2)));
}
function isTold(table, { source }, { clauses = [] }) {
  const row = table.find(source);
  return clauses.length > 0 || row === null || table.seats().every((seat) => seesFace(table, row, seat));
}
function joined(first, second) {
  const taken2 = ({ vars }) => asNumber(vars.prevented);
  return { ...first, vars: { ...first.vars, prevented: taken2(first) + taken2(second) } };
}
function alter(table, env, change2) {
  const locals = alteredFrame(table);
  if (locals === null) throw new InvariantBroken("nothing is being altered");
  const at = locals.altering;
  const old = batchOf(locals)[at];
  const changed2 = change2(old);
  const along = locals.offer?.along ?? [];
  table.local(locals, "touched", true);
  table.local(locals, "vars", { ...locals.vars, ...env.vars });
  if (!Array.isArray(changed2)) {
    write3(table, locals, at, changed2);
    for (const other of along) write3(table, locals, other, change2(batchOf(locals)[other]));
    return;
  }
  const { instead } = ruleOf(table, old.type);
  const made2 = changed2.map((one) => ({ ...unnamed(instead === void 0 ? one : instead(one), old.type), applied: old.applied, inside: old.inside }));
  const gone = [at, ...along];
  table.local(locals, "fates", [...fatesOf(locals).map((fate, place3) => gone.includes(place3) ? 2 : fate), ...made2.map(() => 0)]);
  table.local(locals, "batch", [...batchOf(locals), ...made2]);
  if (made2.length === 0 && gone.some((place3) => batchOf(locals)[place3].inside === -1)) table.local(locals, "lost", true);
}
function unnamed(made2, type) {
  return made2.type === type ? made2 : { ...made2, data: { ...made2.data, unnamed: true } };
}
function spendShield(table, by) {
  const locals = alteredFrame(table);
  const offer = locals?.offer ?? null;
  if (locals === null || offer === null || offer.watch === 0) return;
  table.local(locals, "vars", withVar(locals.vars, "spent", by));
  if (by > 0) spendWatch(table, offer.watch, by);
}
function reduce(table, verb2, env) {
  const field2 = verb2.of ?? "amount";
  const locals = alteredFrame(table);
  const offer = locals?.offer ?? null;
  const watch = offer === null ? void 0 : table.state.watches[offer.watch];
  let taken2 = 0;
  let spared = verb2.by === "left";
  const old = locals === null ? null : batchOf(locals)[locals.altering];
  alter(table, env, (happening) => {
    const value = happening.data[field2];
    if (typeof value !== "number") return happening;
    const rule2 = ruleOf(table, happening.type);
    const firm = rule2.firm?.(table, happening) ?? happening.data.firm === true;
    spared = verb2.by === "left" || firm && rule2.attempted !== true;
    if (firm) return happening;
    const most = verb2.by === "left" ? watch === void 0 || watch.left < 0 ? value : watch.left : amount(table, env, verb2.by);
    taken2 = Math.max(0, Math.min(value, most));
    return { ...happening, data: { ...happening.data, [field2]: value - taken2 } };
  });
  if (locals === null) return;
  table.local(locals, "vars", withVar(locals.vars, "prevented", taken2));
  if (taken2 > 0 && offer !== null) noteReduction(table, locals, offer, taken2, old);
  if (spared) spendShield(table, taken2);
}
function noteReduction(table, locals, { replacement, source, seat }, amount3, happening) {
  const all2 = locals.reduced;
  const known3 = all2.find((one2) => one2.replacement === replacement);
  const one = { replacement, source, seat, amount: amount3 + (known3?.amount ?? 0), happenings: [...known3?.happenings ?? [], happening] };
  table.local(locals, "reduced", [...all2.filter((other) => other !== known3), one]);
}
function proposalsOf(table, verbs3, env, path) {
  return verbs3.flatMap((verb2, index) => proposalOf(table, verb2, env, `${path}/${index}`));
}
function proposalOf(table, verb2, env, path) {
  const outcome = table.library.verb(verb2.verb).run(table, verb2, env, path);
  if (!("propose" in outcome)) throw new InvariantBroken(`verb ${verb2.verb} proposes no happening: it can be used neither in a replacement nor together with other verbs`);
  return outcome.propose;
}
var done = { done: true };
var alteringVerbs = { becomes: { impersonal: true, run: (table, verb2, env) => {
  const set = {};
  for (const [key, value] of Object.entries(verb2.set)) set[key] = literal(table, env, value);
  alter(table, env, (happening) => ({ ...happening, data: { ...happening.data, ...set } }));
  return done;
} }, reduceBy: { run: (table, verb2, env) => {
  reduce(table, verb2, env);
  return done;
} }, instead: { run: (table, verb2, env, path) => {
  const made2 = proposalsOf(table, verb2.do, env, `${path}/do`);
  alter(table, env, () => made2);
  return done;
} }, cancel: { impersonal: true, run: (table, _verb, env) => {
  alter(table, env, () => []);
  return done;
} } };
function aheadOf(amounts) {
  const most = Math.max(...amounts);
  const found2 = amounts.flatMap((amount3, seat) => amount3 === most ? [seat] : []);
  return found2.length === 1 ? found2[0] : null;
}
function endsOf({ procedures: procedures2, formats }, format) {
  return formats === void 0 || formats.includes(format) ? Object.keys(procedures2) : [];
}
function remember(table, row, kind) {
  const { past, header } = table.state;
  if (table.game.remembers === void 0 || past[row.id] !== void 0 || !table.game.remembers(table, row, kind)) return;
  const values = table.derive(table, row.id);
  const copiable = rewrittenCopiable(table, row.id);
  const noted = { id: row.id, kind, row: { ...row }, values, now: 0, version: header.version, ...copiable === null ? {} : { copiable } };
  table.journal.insert(past, row.id, noted);
}
function commitBatch(table, batch, joined2 = false) {
  if (batch.length === 0) return batch;
  const { all: keys2, back: keysBack, after: keysAfter } = keysOf(table, batch);
  const noted = noteLeaving(table, batch);
  const facts = table.library.facts.size === 0 ? noFacts : factsOf(table, batch, keys2);
  const back2 = [];
  if (keysBack !== null) collect(table, batch, keysBack, true, back2);
  if (!joined2) table.newMoment();
  const { moments, committed } = table.game;
  if (moments !== void 0) moments.begin(table, joined2);
  const happened = commitTypes(table, batch);
  for (const id of noted) if (table.find(id) !== null) forgetPast(table, id);
  for (const { at, rule: rule2, field: field2, key, back: back3 } of facts) if (happened[at] !== null) noteFact(table, rule2, field2, eventOf(happened[at], key, back3));
  const after2 = [];
  collect(table, happened, keysAfter, false, after2);
  if (back2.length > 0) writeTriggers(table, happened, back2);
  if (after2.length > 0) writeTriggers(table, happened, after2);
  if (committed !== void 0) committed(table, happened, keys2);
  return happened;
}
var noKeys2 = [];
function keysOf(table, batch) {
  const all2 = [];
  let back2 = null;
  let after2 = all2;
  for (let at = 0; at < batch.length; at++) {
    const happening = batch[at];
    const { keys: keys2, looksBack } = ruleOf(table, happening.type);
    const found2 = isPossible(table, happening) ? keys2(table, happening) : noKeys2;
    all2.push(found2);
    const looking = looksBack === void 0 ? noKeys2 : found2.filter((key) => looksBack(table, happening, key));
    if (back2 === null && looking.length > 0) {
      back2 = batch.map(() => noKeys2);
      after2 = all2.slice(0, -1);
    }
    if (back2 === null) continue;
    back2[at] = looking;
    after2.push(looking.length === 0 ? found2 : found2.filter((key) => !looking.includes(key)));
  }
  return { all: all2, back: back2, after: after2 };
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
      for (const rule2 of rules2) {
        const field2 = countsFor(table, rule2, event);
        if (field2 !== null) (found2 ??= []).push({ at, rule: rule2, field: field2, key, back: back2 });
      }
    }
  }
  return found2 ?? noFacts;
}
var nobody2 = [];
function noteLeaving(table, batch) {
  if (table.game.remembers === void 0) return nobody2;
  let noted = null;
  for (const happening of batch) {
    const row = happening.object <= 0 ? null : table.find(happening.object);
    if (row === null || ruleOf(table, happening.type).leaves?.(table, happening) !== true) continue;
    remember(table, row, kindOfPlace(table, row));
    (noted ??= []).push(row.id);
  }
  return noted ?? nobody2;
}
function commitTypes(table, batch) {
  const [first] = batch;
  if (first !== void 0 && batch.length === 1 && isPossible(table, first)) return ruleOf(table, first.type).commit?.(table, batch) ?? batch;
  const happened = batch.map(() => null);
  for (const type of typesOf(table, batch)) {
    const places2 = [];
    const list = [];
    for (let at = 0; at < batch.length; at++) {
      const happening = batch[at];
      if (happening.type !== type || !isPossible(table, happening)) continue;
      places2.push(at);
      list.push(happening);
    }
    if (list.length === 0) continue;
    const done2 = ruleOf(table, type).commit?.(table, list) ?? list;
    for (let index = 0; index < places2.length; index++) happened[places2[index]] = done2[index] ?? null;
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
function happen(table, batch, then, and = false) {
  const whole2 = unfold(table, batch);
  const { frames } = table.state;
  const caller = frames[frames.length - 1];
  const joined2 = and || caller?.locals.joined === true;
  if (whole2 === null) {
    const locals = happeningLocals(batch);
    return call(happeningProcedure, joined2 ? { ...locals, joined: joined2 } : locals, then);
  }
  const result = resultOf(table, whole2, commitBatch(table, whole2, joined2), null);
  if (caller !== void 0) table.local(caller.locals, "returned", jsonOf(result));
  return then === void 0 ? void 0 : { to: then };
}
function unfold(table, batch) {
  let whole2 = batch;
  let own = null;
  for (let at = 0; at < whole2.length; at++) {
    const happening = whole2[at];
    const { contains, inOrder: inOrder3, makes } = ruleOf(table, happening.type);
    if (!isPossible(table, happening)) continue;
    if (makes !== void 0) return null;
    if (offersFor(table, happening, at).length > 0) return null;
    if (contains === void 0) continue;
    const inner3 = contains(table, happening);
    if (inOrder3 === true && inner3.length > 1) return null;
    if (inner3.length === 0) continue;
    if (own === null) whole2 = own = [...batch];
    for (const one of within(inner3, happening, at)) addOrJoin(table, own, one, batch.length);
  }
  if (whole2.length > 1 && table.game.commitsToOrder !== void 0 && table.game.commitsToOrder(table, whole2).length > 0) return null;
  return whole2;
}
function within(inner3, { applied }, at) {
  return inner3.map((one) => ({ ...one, applied, inside: at }));
}
function addOrJoin(table, batch, one, from) {
  const { joins } = ruleOf(table, one.type);
  if (joins !== void 0) {
    for (let at = from; at < batch.length; at++) {
      const earlier = batch[at];
      const both2 = earlier.type === one.type ? joins(table, batch, earlier, one) : null;
      if (both2 === null) continue;
      batch[at] = both2;
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
  let done2 = batch.length > 0;
  let total = 0;
  const objects2 = [];
  for (let at = 0; at < batch.length; at++) {
    const happening = batch[at];
    if (fates?.[at] === 2 || ruleOf(table, happening.type).inOrder === true || !counts(table, batch, happening)) continue;
    const what = happened[at] ?? null;
    if (what === null) {
      done2 = false;
      continue;
    }
    const { object, data: data2 } = what;
    const now = typeof data2.now === "number" ? data2.now : object;
    if (Array.isArray(data2.objects)) objects2.push(...data2.objects);
    else if (now > 0 && data2.unnamed !== true) objects2.push(now);
    total += typeof data2.amount === "number" ? data2.amount : 1;
  }
  return { done: done2, objects: objects2, total };
}
var happeningProcedure = defineProcedure({ ...happeningRef, steps: [{ name: "alter", run: alter2 }, { name: "chosen", run: (table, locals) => begin(table, locals, (locals.offers ?? [])[Number(picksOf(locals.answer)[0].slice("replacement:".length))]) }, { name: "altered", run: altered }, { name: "order", run: askOrder }, { name: "ordered", run: ordered }, { name: "commit", run: commit }, { name: "inner", run: inner }, { name: "counted", run: counted3 }, { name: "follow", run: follow }] });
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
    table.ask(frame, { seat: choice2.seat, kind: "chooseReplacement", rule: replacingRule(table), domain: { type: "options", min: 1, max: 1, options: optionsOf(batchOf(locals), choice2.offers) } });
    return { wait: true };
  }
}
function openPlaces(locals) {
  const open = [];
  fatesOf(locals).forEach((fate, at) => {
    if (fate === 0) open.push(at);
  });
  return open;
}
function begin(table, locals, chosen) {
  const offer = withAll(table, batchOf(locals), openPlaces(locals), chosen);
  table.local(locals, "offers", null);
  table.local(locals, "offer", offer);
  table.local(locals, "altering", offer.at);
  table.local(locals, "touched", false);
  table.local(locals, "vars", {});
  noteApplied(table, locals, offer);
  if ((table.library.ability(offer.ability).ability.clauses ?? []).length === 0) return altered(table, locals);
  return call(effectRef, effectLocals(alterationEnv(table, locals, offer), `${offer.ability}/clauses`), "altered");
}
function altered(table, locals) {
  finishAlteration(table, locals);
  return { to: "alter" };
}
function addContents(table, locals, open) {
  const batch = [...batchOf(locals)];
  const fates = [...fatesOf(locals)];
  const later = [];
  let made2 = false;
  for (const at of open) {
    fates[at] = 1;
    const proposed = batch[at];
    const { contains, inOrder: inOrder3, makes } = ruleOf(table, proposed.type);
    if (contains === void 0 && makes === void 0 || !isPossible(table, proposed)) continue;
    const happening = makes === void 0 ? proposed : batch[at] = makes(table, proposed);
    if (makes !== void 0) made2 = true;
    if (contains === void 0) continue;
    const found2 = within(contains(table, happening), happening, at);
    if (inOrder3 === true && found2.length > 1) later.push(...found2);
    else for (const one of found2) addOrJoin(table, batch, one, batchOf(locals).length);
  }
  while (fates.length < batch.length) fates.push(0);
  if (later.length > 0) table.local(locals, "inner", [...locals.inner, ...later]);
  if (open.length > 0) table.local(locals, "fates", fates);
  if (batch.length === batchOf(locals).length) {
    if (made2) table.local(locals, "batch", batch);
    return false;
  }
  table.local(locals, "batch", batch);
  return true;
}
function standing(locals) {
  const places2 = [];
  fatesOf(locals).forEach((fate, at) => {
    if (fate !== 2) places2.push(at);
  });
  return places2;
}
var noOrders = [];
var ordersOf = (locals) => locals.orders;
function askOrder(table, locals, frame) {
  const batch = batchOf(locals);
  const places2 = standing(locals);
  const asked = (table.game.commitsToOrder?.(table, places2.map((at) => batch[at])) ?? noOrders)[ordersOf(locals).length];
  if (asked === void 0) return { to: "commit" };
  table.local(locals, "asked", { ...asked, places: asked.places.map((index) => places2[index]) });
  const options = asked.places.map((index) => placeOption(table, asked, places2[index], batch[places2[index]]));
  const { seat, kind = "orderEffects", rule: rule2 = orderingRule(table), prompt } = asked;
  table.ask(frame, { seat, kind, rule: rule2, ...prompt === void 0 ? {} : { prompt, params: { count: options.length } }, domain: asked.one === true ? { type: "options", min: 1, max: 1, options } : wholeOrder(options) });
  return { wait: true };
}
function placeOption(table, { seat, label }, at, { object, data: data2 }) {
  const row = table.find(object);
  const id = `happening:${at}`;
  if (row !== null && !showsObject(table, row, { role: "player", seat })) return { id, label: label ?? "hiddenObject", params: { ...data2 } };
  const params = row === null || seesFace(table, row, seat) ? { object, card: row?.card ?? "" } : { object };
  if (label !== void 0) return { id, label, object, params: { ...data2, ...params } };
  return { id, label: "card" in params ? "object" : "hiddenObject", object, params };
}
function ordered(table, locals) {
  const { lastFirst, one, places: places2 } = must(locals.asked, "the order that was asked for");
  const first = picksOf(locals.answer).map((pick) => Number(pick.slice("happening:".length)));
  const others = places2.filter((at) => !first.includes(at));
  if (one === true) return leaveOut(table, locals, others);
  const picked = [...first, ...others];
  table.local(locals, "orders", [...ordersOf(locals), lastFirst === true ? picked.reverse() : picked]);
  return { to: "order" };
}
function leaveOut(table, locals, others) {
  const gone = [...others];
  batchOf(locals).forEach(({ inside }, at) => {
    if (gone.includes(inside)) gone.push(at);
  });
  table.local(locals, "fates", fatesOf(locals).map((fate, at) => gone.includes(at) ? 2 : fate));
  table.local(locals, "lost", true);
  return { to: "order" };
}
function commitPlaces(locals) {
  let places2 = standing(locals);
  for (const order of ordersOf(locals)) {
    let taken2 = 0;
    places2 = places2.map((at) => order.includes(at) ? order[taken2++] : at);
  }
  return places2;
}
function placed(happening, at, orders) {
  const order = orders.find((one) => one.includes(at))?.indexOf(at);
  return order === void 0 ? happening : { ...happening, data: { ...happening.data, order } };
}
function commit(table, locals) {
  const batch = batchOf(locals);
  const fates = fatesOf(locals);
  const places2 = commitPlaces(locals);
  const done2 = commitBatch(table, places2.map((at) => placed(batch[at], at, ordersOf(locals))), locals.joined === true);
  const happened = batch.map(() => null);
  places2.forEach((at, index) => happened[at] = done2[index] ?? null);
  for (const reduction of locals.reduced) table.game.reduced?.(table, reduction);
  const result = resultOf(table, batch, happened, fates);
  table.local(locals, "result", { ...result, done: result.done && locals.lost !== true });
  const left = locals.inner.filter((one) => happened[one.inside] !== null);
  table.local(locals, "inner", left.map((one) => ({ ...one, inside: -1 })));
  return { to: "inner" };
}
function inner(table, locals) {
  const [next2, ...rest] = locals.inner;
  if (next2 === void 0) return { to: "follow" };
  table.local(locals, "inner", rest);
  return happen(table, [next2], "counted") ?? { to: "counted" };
}
function counted3(table, locals) {
  const sum = must(locals.result, "a result");
  const one = returnedIn(locals);
  table.local(locals, "result", { done: sum.done && one.done, objects: [...sum.objects, ...one.objects], total: sum.total + one.total });
  return { to: "inner" };
}
function follow(table, locals) {
  const [next2, ...rest] = locals.follow;
  if (next2 === void 0) return returning(locals.result);
  table.local(locals, "follow", rest);
  return call(effectRef, effectLocals(envOf(next2), next2.program), "follow");
}
var ENDED = 2;
function afterFailure(table, locals) {
  const clauses = table.library.clauses(locals.program);
  let at = locals.at + 1;
  while (at < clauses.length && clauses[at]?.also !== true) at++;
  return at;
}
function proposalsFor(table, verbs3, env, path, whole2) {
  const parts3 = verbs3.map((verb2, index) => proposalOf(table, verb2, env, `${path}/${index}`));
  if (whole2 && !verbs3.every((verb2, index) => isWhole2(table, verb2, env, parts3[index]))) return nothing5;
  return parts3.flat();
}
var nothing5 = [];
function isWhole2(table, verb2, env, proposed) {
  return proposed.length > 0 && proposed.every((happening) => isPossible(table, happening)) && table.library.verb(verb2.verb).payable?.(table, verb2, env) !== false;
}
function takeOver2(table, locals, frame) {
  const { self, card, you } = envOf(locals);
  if (frame.cause.kind === "ability" && frame.cause.object === self) return;
  table.journal.setFrame(frame, "cause", { kind: "ability", seat: you, object: self, card });
  table.cause = frame.cause;
}
var verbsProcedure = defineProcedure({ ...verbsRef, steps: [{ name: "run", run: runVerbs }] });
var again = "run";
function runVerbs(table, locals, frame) {
  const verbs3 = table.library.node(locals.program);
  takeOver2(table, locals, frame);
  if (locals.returned !== null) takeOutcome(table, locals, verbs3);
  for (; ; ) {
    const at = locals.at;
    const verb2 = verbs3[at];
    if (verb2 === void 0 || locals.only !== -1 && at > locals.only) return { done: { done: locals.allDone, vars: locals.vars } };
    if (locals.together === true) {
      table.local(locals, "at", verbs3.length);
      const control = happen(table, proposalsFor(table, verbs3, envOf(locals), locals.program, locals.whole === true));
      if (control !== void 0) return { ...control, then: again };
      takeOutcome(table, locals, verbs3);
      continue;
    }
    table.local(locals, "at", at + 1);
    const outcome = table.library.verb(verb2.verb).run(table, verb2, envOf(locals), `${locals.program}/${at}`);
    if ("propose" in outcome) {
      const control = happen(table, outcome.propose);
      if (control !== void 0) return { ...control, then: again };
      takeOutcome(table, locals, verbs3);
      if (table.game.mustStabiliseNow?.(table) === true) return { to: again };
      continue;
    }
    if ("call" in outcome) return { ...outcome, locals: locals.joined === true ? { ...outcome.locals, joined: true } : outcome.locals, then: again };
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
function followingOf(table, id) {
  const effects = effectsWith(table, ({ objects: objects2, vars }) => objects2?.includes(id) === true || names(vars, id));
  const watches = watchesOn(table, id);
  return effects.length === 0 && watches.length === 0 ? null : { effects, watches };
}
var noEffects = [];
var noWatches = [];
function effectsWith({ journal, state: { effects } }, fits3) {
  if (journal.size(effects) === 0) return noEffects;
  return Object.values(effects).filter(fits3).map((effect) => ({ ...effect }));
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
    const isOn = effect.objects?.includes(was) === true;
    const standing3 = table.state.effects[effect.id];
    if (standing3 === void 0) {
      if (isOn) table.journal.insert(table.state.effects, effect.id, { ...effect, objects: [now], vars: renamed(effect.vars, was, now) });
      continue;
    }
    if (isOn) table.set(standing3, "objects", [...standing3.objects ?? [], now]);
    if (names(standing3.vars, was)) table.set(standing3, "vars", renamed(standing3.vars, was, now));
  }
  for (const id of watches) {
    const watch = table.state.watches[id];
    if (watch !== void 0) table.journal.setRecord(watch, "vars", renamed(watch.vars, was, now));
  }
}
var renamed = (vars, was, now) => Object.fromEntries(Object.entries(vars).map(([name2, value]) => [name2, isListWith(value, was) ? value.map((one) => one === was ? now : one) : value]));
function grant(table, env, given) {
  const { header, effects } = table.state;
  const id = header.nextEffect;
  if (table.journal.size(effects) >= limits.effects) throw new LimitExceeded("effects");
  table.journal.setRecord(header, "nextEffect", id + 1);
  const row = { id, program: given.program, controller: env.you, source: env.self, sourceCard: env.card, objects: given.objects, seats: given.seats, vars: lastingVars(env), stamp: table.nextStamp(), until: given.until, carrier: given.carrier ?? 0 };
  table.journal.insert(effects, id, row);
  return row;
}
function endEffects(table, fits3) {
  if (table.journal.size(table.state.effects) === 0) return [];
  const ended = Object.values(table.state.effects).filter(fits3);
  for (const effect of ended) table.journal.remove(table.state.effects, effect.id);
  return ended;
}
function releaseObject(table, id) {
  const { effects } = table.state;
  if (table.journal.size(effects) === 0) return;
  for (const key in effects) {
    const effect = effects[key];
    if (effect.objects === null || !effect.objects.includes(id)) continue;
    const rest = effect.objects.filter((one) => one !== id);
    if (rest.length === 0) table.journal.remove(table.state.effects, effect.id);
    else table.set(effect, "objects", rest);
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
var grantVerb = { run: (table, verb2, outer, path) => {
  const modifiers2 = verb2.modifiers;
  const env = withFixedAmounts(table, fixedAmounts(table, outer, verb2.let), modifiers2);
  const objects2 = verb2.to === void 0 ? null : ableToHold(table, objectsOf(table, env, verb2.to));
  const seats = verb2.players === void 0 ? [] : seatsOf(table, env, verb2.players);
  if (objects2 !== null && objects2.length === 0) return { done: false };
  const until = table.game.duration(table, env, verb2.until, verb2);
  if (until === null) return { done: false };
  modifiers2.forEach((modifier, index) => grant(table, copying(table, env, modifier), { program: `${path}/modifiers/${index}`, objects: objects2, seats, until }));
  table.emit("effectGranted", table.game.rules.chooseTargets, { objects: objects2 === null ? [] : [...objects2], seats: [...seats], until: verb2.until ?? "", program: path });
  return { done: true, ...objects2 === null ? {} : { objects: objects2 } };
} };
var nobody3 = { open: false, seats: [] };
var everybody = { open: true, seats: [] };
function sightOf(table, row) {
  if (isOpen2(table, row)) return everybody;
  const seats = table.seats().filter((seat) => showsObject(table, row, { role: "player", seat }));
  return { open: seats.length === table.seats().length && showsObject(table, row, { role: "spectator" }), seats };
}
function sightOfId(table, id) {
  const row = table.state.objects[id];
  if (row !== void 0) return sightOf(table, row);
  const left = table.left.get(id);
  if (left !== void 0) return left;
  const past = table.state.past[id]?.row;
  return past !== void 0 && isOpen2(table, past) ? everybody : nobody3;
}
var ids = ["object", "objects", "now", "was", "were", "source", "host", "about"];
function toldApart(table, data2, secrets) {
  const open = split(table, data2, null);
  const parts3 = secrets?.map((secret) => split(table, secret.data, secret.seats));
  if (open.apart.length === 0 && (parts3 === void 0 || parts3.every(({ apart }) => apart.length === 0))) return { data: data2, ...secrets === void 0 ? {} : { secrets } };
  const told2 = (secrets ?? []).map(({ seats }, at) => ({ seats, data: parts3[at]?.together ?? {} }));
  const all2 = [...told2, ...open.apart, ...(parts3 ?? []).flatMap(({ apart }) => apart)];
  return { data: open.together, secrets: bySeats(all2) };
}
function split(table, data2, to) {
  const apart = [];
  for (const key in data2) {
    const value = data2[key];
    const sight = sightOn(table, value, isId(table, key), everybody);
    if (sight.open || to !== null && to.every((seat) => sight.seats.includes(seat))) continue;
    apart.push({ seats: to === null ? sight.seats : to.filter((seat) => sight.seats.includes(seat)), data: { [key]: value } });
  }
  if (apart.length === 0) return { together: data2, apart };
  const secret = new Set(apart.flatMap((one) => Object.keys(one.data)));
  return { together: Object.fromEntries(Object.entries(data2).filter(([key]) => !secret.has(key))), apart };
}
var isId = ({ game }, key) => ids.includes(key) || game.idFields?.includes(key) === true;
function sightOn(table, value, names2, sight) {
  if (typeof value === "number") return names2 && value > 0 ? both(sight, sightOfId(table, value)) : sight;
  if (typeof value !== "object" || value === null) return sight;
  if (Array.isArray(value)) return value.reduce((so, one) => sightOn(table, one, names2, so), sight);
  return Object.entries(value).reduce((so, [key, one]) => sightOn(table, one, isId(table, key), so), sight);
}
function both(one, other) {
  if (one.open) return other;
  return other.open ? one : { open: false, seats: one.seats.filter((seat) => other.seats.includes(seat)) };
}
function bySeats(secrets) {
  const found2 = /* @__PURE__ */ new Map();
  for (const { seats, data: data2 } of secrets) {
    const key = seats.join();
    found2.set(key, { seats, data: { ...found2.get(key)?.data, ...data2 } });
  }
  return [...found2.values()].filter(({ data: data2 }) => Object.keys(data2).length > 0);
}
function wereNamed(before, now) {
  return before.every((id, at) => id === now[at]) ? {} : { were: [...before] };
}
function openCause(table, cause) {
  if (cause.object === void 0 || sightOfId(table, cause.object).open) return cause;
  const { object: _hidden, ...rest } = cause;
  return rest;
}
function place(table, named3, to) {
  const row = table.object(named3);
  const { id } = row;
  const from = kindOfPlace(table, row);
  const kind = placeKind(table, to);
  const same = from === "" || table.game.keepsIdentity(from, kind);
  const known3 = !same && table.game.keepsKnowledge?.(table, row, from, kind) === true ? whoSees(table, row) : nobody4;
  const following = !same && table.game.keepsEffects?.(from, kind) === true ? followingOf(table, id) : null;
  if (!same) remember(table, row, from);
  lift(table, row);
  const moved2 = same ? row : renew(table, row);
  if (following !== null) carryOver(table, following, id, moved2.id);
  put(table, moved2, to);
  if (known3.length > 0) know(table, moved2, known3);
  if (!same) becomes(table, id, moved2, kind);
  table.set(moved2, "stamp", table.nextStamp());
  const { inPlay } = table.game;
  noteStatics(table, moved2, inPlay.includes(from) || inPlay.includes(kind));
  return moved2.id;
}
function noteStatics(table, row, inPlay = true) {
  const { statics, elsewhere } = table.program(row);
  if (table.ordered ? inPlay || elsewhere : statics.length > 0) table.journal.valuesMayChange();
}
function vanish(table, named3) {
  const row = table.object(named3);
  const { id } = row;
  const from = kindOfPlace(table, row);
  remember(table, row, from);
  letGo(table, row);
  lift(table, row);
  noteStatics(table, row, table.game.inPlay.includes(from));
  releaseObject(table, id);
  table.removeObject(id);
}
function hasPlace(row) {
  return row.zone !== "" || row.slot !== "";
}
function bringBack(table, was) {
  const row = Object.assign({ ...table.library.newObject }, was);
  table.journal.insert(table.state.objects, row.id, row);
  table.journal.valuesMayChange();
  return row;
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
function anew(table, named3) {
  const row = table.object(named3);
  const { id } = row;
  if (row.zone === "") throw new InvariantBroken(`object ${id} lies in no zone`);
  const { zone, knownTo: knownTo2 } = row;
  const at = table.zone(zone).order.indexOf(id);
  lift(table, row);
  const fresh = renew(table, row);
  put(table, fresh, { zone, at });
  table.set(fresh, "knownTo", knownTo2);
  table.set(fresh, "stamp", table.nextStamp());
  return fresh.id;
}
function showTo(table, id, seats) {
  const row = table.object(id);
  const isNews = seats.some((seat) => !seesFace(table, row, seat));
  const now = isNews && !isOpen2(table, row) ? underFreshId(table, row) : row;
  know(table, now, seats);
  return now.id;
}
function nameAnew(table, id) {
  return underFreshId(table, table.object(id)).id;
}
function underFreshId(table, row) {
  const { id, zone } = row;
  const { header } = table.state;
  const following = followingOf(table, id);
  const past = { id, kind: table.zone(zone).kind, row: { ...row }, values: table.derive(table, id), version: header.version };
  noteSight(table, row);
  releaseObject(table, id);
  table.removeObject(id);
  const fresh = header.nextId;
  table.journal.setRecord(header, "nextId", fresh + 1);
  const now = bringBack(table, { ...row, id: fresh });
  table.set(table.zone(zone), "order", table.zone(zone).order.map((one) => one === id ? fresh : one));
  for (const one of now.attached) table.set(table.object(one), "host", fresh);
  if (following !== null) carryOver(table, following, id, fresh);
  table.journal.insert(table.state.past, id, { ...past, now: fresh, renamed: true });
  return now;
}
function learn(table, id, seats) {
  know(table, table.object(id), seats);
}
var nobody4 = [];
function know(table, row, seats) {
  table.set(row, "knownTo", seats.reduce((bits, seat) => bits | 1 << seat, row.knownTo));
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
  takeOut(table, row);
}
function takeOut(table, row) {
  if (row.zone !== "") {
    const zone = table.zone(row.zone);
    table.set(zone, "order", zone.order.filter((one) => one !== row.id));
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
    if (host.attached.includes(row.id)) table.set(host, "attached", host.attached.filter((one) => one !== row.id));
    else table.set(host, "under", host.under.filter((one) => one !== row.id));
  }
  table.set(row, "host", 0);
}
function letGo(table, row) {
  if (row.under.length === 0 && row.attached.length === 0) return;
  const attached = row.attached.map((id) => table.object(id));
  if (row.under.length > 0 || !attached.every(hasPlace)) throw new InvariantBroken(`objects that lie with object ${row.id} must be moved first`);
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
    return put2(table, frame, env, by, choice2, { type: "options", min: 1, max: 1, options: choice2.oneOf.map((word4) => ({ id: word4, label: word4 })) }, asking);
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
  if (choice2.divide !== void 0) return Object.fromEntries(Object.entries(amountsOf(answer2)).map(([pick, amount3]) => [idOfPick(pick), amount3]));
  const picks = picksOf(answer2);
  if (choice2.oneOf !== void 0 || choice2.word !== void 0) return picks[0] ?? "";
  if (choice2.slot !== void 0) return (picks[0] ?? "").replace(/^slot:/, "");
  return picks.map((pick) => pick.startsWith(back) ? locals[shuffledFor][idOfPick(pick)] : idOfPick(pick));
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
  table.ask(frame, { seat, subject: env.you, kind: asking.kind ?? (choice2.slot === void 0 ? "chooseForEffect" : "chooseSlot"), rule: asking.rule ?? askingRule(table, choice2), ...asking.prompt === void 0 ? {} : { prompt: asking.prompt }, params: { card: env.card, object: env.self, as: choice2.as, ...asking.params }, domain });
  return null;
}
function askWord(table, frame, env, by, choice2, list, asking) {
  const words = table.game.wordLists?.[list] ?? missing("list of words", list);
  return put2(table, frame, env, by, choice2, { type: "options", min: 1, max: 1, options: words.map((word4) => ({ id: word4, label: list, params: { word: word4 } })) }, asking);
}
function askSlot(table, frame, env, seat, choice2, asking) {
  const slots = choosableSlots(table, env, choice2.slot);
  const min = choice2.min === void 0 ? 1 : amount(table, env, choice2.min);
  if (slots.length === 0 || slots.length === 1 && min > 0 && asking.always !== true) return slots[0] ?? "";
  const options = slots.map((slot) => ({ id: `slot:${slot}`, label: "slot", params: { slot } }));
  return put2(table, frame, env, seat, choice2, { type: "options", min, max: 1, options }, asking);
}
function askObjects(table, frame, env, seat, choice2, asking) {
  const found2 = candidates(table, env, choice2);
  if (choice2.all === true) return [...found2];
  const domain = objectsDomain(table, env, choice2, found2, seat);
  if (choice2.blind === true && domain.max > 0) return put2(table, frame, env, seat, choice2, { type: "options", min: domain.min, max: domain.max, options: backsOf(table, frame, choice2, found2, asking) }, asking);
  if (choice2.random === true) return drawn(table, found2, domain.max, choice2.different);
  const forced = domain.max === 0 || asking.always !== true && domain.sum === void 0 && domain.min === found2.length;
  if (forced && (choice2.from === void 0 || !hiddenFrom(table, env, choice2.from))) return domain.max === 0 ? [] : [...found2];
  const offered2 = domain.max === 0 ? domain : withoutOldIds(table, frame, env, seat, choice2, found2, domain, asking);
  return put2(table, frame, env, seat, choice2, asking.checked === true ? { ...offered2, checked: true } : offered2, asking);
}
function withoutOldIds(table, frame, env, seat, choice2, found2, domain, asking) {
  const by = table.game.decider?.(table, seat) ?? seat;
  const rows2 = found2.map((id) => seatOfId(id) === null ? table.find(id) : null);
  const unseen = rows2.map((row) => row !== null && !showsObject(table, row, { role: "player", seat: by }));
  if (!unseen.includes(true)) return domain;
  const hidden = found2.filter((_, at) => unseen[at] === true && !isLookedThrough(table, rows2[at]));
  const fresh = found2.filter((id) => !hidden.includes(id)).map((id) => unseen[found2.indexOf(id)] === true ? nameAnew(table, id) : id);
  const { options } = objectsDomain(table, env, choice2, [...fresh, ...hidden], seat);
  const backs = hidden.length === 0 ? [] : backsOf(table, frame, choice2, hidden, asking);
  return { ...domain, options: [...options.slice(0, fresh.length), ...backs] };
}
function backsOf(table, frame, choice2, objects2, asking) {
  const backs = table.shuffled("objects", objects2, asking.rule ?? askingRule(table, choice2), {});
  table.local(frame.locals, shuffledFor, backs);
  return backs.map((_, at) => ({ id: `${back}:${at}`, label: "back" }));
}
function askDivision(table, frame, env, seat, choice2, divide, asking) {
  const among2 = env.vars[divide.among];
  const found2 = (Array.isArray(among2) ? among2 : []).filter((id) => seatOfId(id) !== null || table.find(id) !== null);
  const options = found2.map((id) => {
    const player3 = seatOfId(id);
    if (player3 !== null) return playerOption(player3);
    const most = divide.most === void 0 ? {} : { most: numberOf(table, id, divide.most) };
    return { id: `object:${id}`, label: "object", params: { card: table.object(id).card, object: id }, object: id, ...most };
  });
  const domain = { type: "distribution", options, total: amount(table, env, divide.total), min: divide.least === void 0 ? 0 : amount(table, env, divide.least) };
  if (domain.total <= 0 || !canDistribute(domain)) return {};
  if (found2.length === 1 && asking.always !== true) return { [found2[0]]: domain.total };
  return put2(table, frame, env, seat, choice2, domain, asking);
}
function drawn(table, found2, count, different) {
  const groups = different === void 0 ? null : groupsOf(table, found2, different);
  let rest = found2.map((id, at) => ({ id, group: groups?.[at] ?? String(id) }));
  const taken2 = [];
  while (taken2.length < count) {
    const one = rest[table.random("objects", rest.length, table.game.rules.chooseTargets, [])];
    taken2.push(one.id);
    rest = rest.filter(({ group }) => group !== one.group);
  }
  return taken2;
}
var effectProcedure = defineProcedure({ ...effectRef, steps: [{ name: "run", run: (table, locals, frame) => runClauses(table, locals, frame, stages) }] });
var choicesProcedure = defineProcedure({ name: "choices", steps: [{ name: "run", run: (table, locals, frame) => runClauses(table, locals, frame, choosing) }] });
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
function begin2(inside) {
  return (table, locals, _frame, clause2) => {
    if (inside === 0 && clause2.forEachPlayer !== void 0) return beginPlayers(table, locals, clause2, clause2.forEachPlayer);
    if (clause2.if !== void 0 && !holds(table, envOf(locals), clause2.if)) return go(table, locals, "next");
    if (inside < 2 && clause2.forEach !== void 0) {
      if (clause2.together === true) return doForAll(table, locals, clause2, clause2.forEach);
      return workOff(table, locals, "each", [...select(table, envOf(locals), clause2.forEach)]);
    }
    if (inside < 3 && clause2.repeat !== void 0) {
      return workOff(table, locals, "times", amount(table, envOf(locals), clause2.repeat));
    }
    return go(table, locals, "may");
  };
}
function beginPlayers(table, locals, clause2, players) {
  const named3 = seatsOf(table, envOf(locals), players);
  const seats = table.game.seatOrder(table).filter((seat) => named3.includes(seat));
  const inTurn = clause2.forEach !== void 0 || clause2.repeat !== void 0;
  table.local(locals, "returned", null);
  return inTurn ? workOff(table, locals, "turns", seats) : workOff(table, locals, "players", { left: seats, chosen: [] });
}
function inner2(locals, env, stage, index = 0) {
  return { ...effectLocals(env, locals.program), at: locals.at, only: locals.at, stage, index };
}
var withPlayer = (env, seat) => ({ ...env, vars: withVar(env.vars, "each", seat) });
var actor = (env, clause2) => clause2.forEachPlayer === void 0 ? env.you : env.vars.each;
var stages = { if: begin2(0), ifPlayer: begin2(1), ifObject: begin2(2), ifTime: begin2(3), players: (table, locals) => {
  const { left, chosen } = locals.queue;
  const all2 = locals.returned === null ? chosen : [...chosen, locals.returned];
  const [seat, ...rest] = left;
  table.local(locals, "returned", null);
  if (seat === void 0) return workOff(table, locals, "actions", all2);
  table.local(locals, "queue", { left: rest, chosen: all2 });
  return call(choicesProcedure, inner2(locals, withPlayer(envOf(locals), seat), "ifPlayer"), again2);
}, actions: (table, locals, _frame, clause2) => {
  const queue = locals.queue;
  if (clause2.together === true && clause2.do !== void 0 && queue.some(({ stage }) => stage === "do")) return doTogether(table, locals, clause2, clause2.do, queue);
  const [next2, ...rest] = queue;
  if (next2 === void 0) return go(table, locals, "next");
  table.local(locals, "queue", rest);
  return call(effectRef, inner2(locals, { ...envOf(locals), vars: next2.vars }, next2.stage, next2.index), again2);
}, atOnce: (table, locals) => {
  const { done: done2 } = outcomeOf(locals.returned);
  if (!done2) table.local(locals, "allDone", false);
  const queue = locals.queue.map((one) => one.stage === "do" ? { ...one, stage: "follow", index: done2 ? 1 : 0 } : one);
  table.local(locals, "queue", queue);
  return go(table, locals, "actions");
}, turns: (table, locals) => {
  const [seat, ...rest] = locals.queue;
  if (seat === void 0) return go(table, locals, "next");
  table.local(locals, "queue", rest);
  return call(effectRef, inner2(locals, withPlayer(envOf(locals), seat), "ifPlayer"), again2);
}, each: (table, locals) => {
  const [next2, ...rest] = locals.queue;
  if (next2 === void 0) return go(table, locals, "next");
  table.local(locals, "queue", rest);
  return call(effectRef, inner2(locals, { ...envOf(locals), each: next2 }, "ifObject"), again2);
}, times: (table, locals) => {
  const left = locals.queue;
  if (left <= 0) return go(table, locals, "next");
  table.local(locals, "queue", left - 1);
  return call(effectRef, inner2(locals, envOf(locals), "ifTime"), again2);
}, may: (table, locals, frame, clause2) => {
  if (clause2.may !== true) return go(table, locals, "choose");
  if (!possible(table, envOf(locals), clause2)) return go(table, locals, "follow", false);
  const env = envOf(locals);
  go(table, locals, "mayAnswered");
  return askYesNo(table, frame, env, actor(env, clause2), "useEffect", table.game.rules.optionalEffect);
}, mayAnswered: (table, locals) => saidYes(locals.answer) ? go(table, locals, "choose") : go(table, locals, "follow", false), choose: (table, locals, frame, clause2) => {
  const choice2 = clause2.choose?.[locals.index];
  if (choice2 === void 0) {
    table.local(locals, "index", 0);
    return go(table, locals, clause2.unless === void 0 ? "cost" : "unless");
  }
  const bound2 = askChoice(table, frame, envOf(locals), clause2.forEachPlayer === void 0 || choice2.by !== void 0 ? choice2 : { ...choice2, by: "each" });
  if (bound2 !== null) return bind(table, locals, choice2.as, bound2);
  go(table, locals, "chosen");
  return { wait: true, then: again2 };
}, chosen: (table, locals, _frame, clause2) => {
  const choice2 = clause2.choose?.[locals.index];
  bind(table, locals, choice2.as, readChoice(choice2, locals.answer, locals));
  return go(table, locals, "choose");
}, unless: (table, locals, _frame, clause2) => {
  const named3 = clause2.unless === void 0 ? [] : seatsOf(table, envOf(locals), clause2.unless.player);
  const queue = table.game.seatOrder(table).filter((seat) => named3.includes(seat));
  return workOff(table, locals, "payer", queue);
}, payer: (table, locals, frame, clause2) => {
  const queue = locals.queue;
  const env = envOf(locals);
  const at = queue.findIndex((seat) => payable(table, paidBy(env, seat), clause2.unless?.cost));
  if (at < 0) return go(table, locals, "cost");
  table.local(locals, "queue", queue.slice(at));
  go(table, locals, "payerAnswered");
  return askYesNo(table, frame, env, queue[at], "payUnless", table.game.rules.payUnless ?? table.game.rules.optionalEffect);
}, payerAnswered: (table, locals) => {
  const [seat, ...rest] = locals.queue;
  table.local(locals, "queue", rest);
  if (!saidYes(locals.answer)) return go(table, locals, "payer");
  go(table, locals, "payerPaid");
  return callVerbs(locals, paidBy(envOf(locals), seat), "unless/cost");
}, payerPaid: (table, locals) => {
  const { done: done2 } = takeReturned(table, locals);
  return done2 ? go(table, locals, "follow", false) : go(table, locals, "payer");
}, cost: (table, locals, _frame, clause2) => {
  if (clause2.cost === void 0 || clause2.cost.length === 0) return go(table, locals, "do");
  const env = paidBy(envOf(locals), actor(envOf(locals), clause2));
  if (!payable(table, env, clause2.cost)) return fail(table, locals);
  go(table, locals, "paid");
  return callVerbs(locals, env, "cost", clause2);
}, paid: (table, locals) => {
  const { done: done2 } = takeReturned(table, locals);
  return done2 ? go(table, locals, "do") : fail(table, locals);
}, do: (table, locals, _frame, clause2) => {
  if (clause2.do === void 0 || clause2.do.length === 0) return go(table, locals, "follow", true);
  go(table, locals, "did");
  return callVerbs(locals, envOf(locals), "do", clause2);
}, did: (table, locals) => {
  const { done: done2 } = takeReturned(table, locals);
  if (done2) return go(table, locals, "follow", true);
  table.local(locals, "allDone", false);
  return fail(table, locals);
}, follow: (table, locals, _frame, clause2) => {
  const branch = locals.index === 1 ? "then" : "otherwise";
  if (locals.index !== ENDED) table.local(locals, "index", 0);
  go(table, locals, "next");
  const list = clause2[branch];
  if (list === void 0 || list.length === 0) return void 0;
  return call(effectRef, effectLocals(envOf(locals), `${locals.program}/${locals.at}/${branch}`), again2);
}, next: (table, locals) => {
  table.local(locals, "at", locals.index === ENDED ? afterFailure(table, locals) : locals.at + 1);
  table.local(locals, "index", 0);
  return go(table, locals, "if");
} };
function stopAt(stage) {
  return (_table, locals) => ({ done: { stage, index: stage === "follow" ? locals.index : 0, vars: locals.vars } });
}
var choosing = { ...stages, unless: stopAt("unless"), cost: (table, locals, frame, clause2) => stopAt(clause2.cost === void 0 || clause2.cost.length === 0 ? "do" : "cost")(table, locals, frame, clause2), follow: stopAt("follow"), next: stopAt("next") };
function doForAll(table, locals, clause2, set) {
  const env = envOf(locals);
  const path = `${locals.program}/${locals.at}/do`;
  const batch = select(table, env, set).flatMap((each) => {
    const about4 = { ...env, each };
    return clause2.if === void 0 || holds(table, about4, clause2.if) ? proposalsFor(table, clause2.do ?? [], about4, path, clause2.whole === true) : [];
  });
  go(table, locals, "did");
  const control = happen(table, batch, void 0, clause2.and === true);
  return control === void 0 ? void 0 : { ...control, then: again2 };
}
function doTogether(table, locals, clause2, verbs3, queue) {
  const path = `${locals.program}/${locals.at}/do`;
  const batch = queue.filter(({ stage }) => stage === "do").flatMap(({ vars }) => proposalsFor(table, verbs3, { ...envOf(locals), vars }, path, clause2.whole === true));
  go(table, locals, "atOnce");
  const control = happen(table, batch, void 0, clause2.and === true);
  return control === void 0 ? void 0 : { ...control, then: again2 };
}
var paidBy = (env, seat) => env.you === seat ? env : { ...env, you: seat };
function askYesNo(table, frame, env, seat, kind, rule2) {
  table.ask(frame, { seat, kind, rule: rule2, params: { card: env.card, object: env.self }, domain: yesOrNo() });
  return { wait: true, then: again2 };
}
function go(table, locals, stage, done2) {
  table.local(locals, "stage", stage);
  if (done2 !== void 0) table.local(locals, "index", done2 ? 1 : 0);
  return void 0;
}
function workOff(table, locals, stage, queue) {
  table.local(locals, "queue", queue);
  table.local(locals, "stage", stage);
  return void 0;
}
function fail(table, locals) {
  table.local(locals, "index", table.game.stopsAtFailure === true ? ENDED : 0);
  return go(table, locals, "follow");
}
function bind(table, locals, name2, value) {
  table.local(locals, "vars", withVar(locals.vars, name2, value));
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
function callVerbs(locals, env, part, clause2) {
  const child = effectLocals(env, `${locals.program}/${locals.at}/${part}`);
  return call(verbsRef, { ...child, ...clause2?.and === true ? { joined: true } : {}, ...part === "do" && clause2?.together === true ? { together: true } : {}, ...part === "do" && clause2?.whole === true ? { whole: true } : {} }, again2);
}
function takeReturned(table, locals) {
  const { returned } = locals;
  if (returned?.vars !== void 0) table.local(locals, "vars", returned.vars);
  return { done: returned?.done ?? false };
}
var { imul } = Math;
var lanes = new Int32Array(4);
function begin3(place3) {
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
function feedKnown(text2) {
  const { high, low } = known2.get(text2) ?? learn2(text2);
  feed(high);
  feed(low);
}
var SHORT = 16;
function feedText(text2) {
  if (text2.length > SHORT) return feedKnown(text2);
  look(text2);
  feed(text64[0]);
  feed(text64[1]);
}
var known2 = /* @__PURE__ */ new Map();
var MOST_TEXTS = 4e3;
function learn2(text2) {
  if (known2.size >= MOST_TEXTS) known2.clear();
  look(text2);
  const found2 = { high: text64[0], low: text64[1] };
  known2.set(text2, found2);
  return found2;
}
function look(text2) {
  const { length } = text2;
  let high = 461845907 ^ length;
  let low = 1374496523 ^ length;
  for (let at = 0; at < length; at++) {
    const unit = text2.charCodeAt(at);
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
      feed(6);
      return feedText(value);
    case "boolean":
      return feed(value ? 2 : 3);
    case "object":
      if (value === null) return feed(1);
      if (!Array.isArray(value)) return feedRecord(value);
      feed(7);
      feed(value.length);
      for (const one of value) feedValue(one);
      return;
    default:
      return feed(1);
  }
}
function feedNumber(value) {
  const small = value | 0;
  if (small === value) {
    feed(4);
    return feed(small);
  }
  wide[0] = value;
  feed(5);
  feed(halves[0]);
  feed(halves[1]);
}
function feedRecord(record, without2) {
  feed(8);
  for (const key in record) {
    const value = record[key];
    if (value === void 0 || key === without2) continue;
    feedKnown(key);
    feedValue(value);
  }
  feed(9);
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
  for (const { id, weight, group, least, most, enough } of domain.options) {
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
function digest(value, place3 = 0) {
  begin3(place3);
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
  rows = /* @__PURE__ */ new Map();
  frames = [];
  refresh(journal) {
    for (const [row, change2] of journal.changes) {
      if (change2.stands) this.change(row, change2);
      else if (change2.stood) this.drop(row);
    }
    this.follow(journal.worked);
    journal.changes.clear();
    journal.worked.clear();
  }
  hex() {
    let text2 = "";
    for (const lane of this.total) text2 += (lane >>> 0).toString(16).padStart(8, "0");
    return text2;
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
  add(place3, row) {
    const sum = new Int32Array(4);
    this.rows.set(row, { place: place3, sum, fields: /* @__PURE__ */ new Map() });
    for (const key in row) {
      digestField(place3, key, row[key]);
      accumulate(sum, lanes, 1);
    }
    accumulate(this.total, sum, 1);
  }
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
function digestField(place3, key, value) {
  if (value === void 0) {
    lanes.fill(0);
    return;
  }
  begin3(place3);
  feedKnown(typeof key === "string" ? key : String(key));
  if (key === "decision" && place3 >>> 28 === DECISIONS >>> 28) feedDecision(value);
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
  const rows2 = [[HEADER, state.header], [CHANCE, state.chance], [GAME, state.game], [HISTORY, state.history], [MATCH, state.match]];
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
  throw new InvariantBroken("a changed row is in no known table");
}
function catalogueOf(cards, openings = null) {
  const byId = /* @__PURE__ */ new Map();
  for (const card of cards) {
    if (card.id === "" || !isCardId(card.id)) throw new InvariantBroken(`no card id: ${JSON.stringify(card.id)}`);
    if (byId.has(card.id)) throw new InvariantBroken(`two cards with id ${card.id}`);
    byId.set(card.id, card);
  }
  return { cards: byId, openings };
}
var Openings = class {
  constructor(data2) {
    this.data = data2;
    const set = (section) => new Set(this.section(section));
    this.awaited = set("awaited");
    this.awaitedByLent = set("awaitedByLent");
    this.listening = set("listening");
    this.workplaces = set("workplaces");
    for (const act3 of this.section("hidden")) {
      const acts = this.hidden.get(act3.key);
      if (acts === void 0) this.hidden.set(act3.key, [act3]);
      else acts.push(act3);
    }
  }
  data;
  awaited;
  awaitedByLent;
  listening;
  workplaces;
  hidden = /* @__PURE__ */ new Map();
  hiddenAt(key) {
    return this.hidden.get(key) ?? [];
  }
  section(name2) {
    return this.data[name2] ?? [];
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
    for (const [section, entriesOf] of Object.entries(game.openings ?? {})) for (const entry2 of entriesOf(program)) add2(section, entry2);
  }
  return dataOf(found2);
}
function openingsTogether(one, other) {
  const found2 = /* @__PURE__ */ new Map();
  for (const data2 of [one, other]) for (const [section, entries] of Object.entries(data2)) {
    const known3 = found2.get(section) ?? /* @__PURE__ */ new Map();
    for (const entry2 of entries) known3.set(JSON.stringify(entry2), entry2);
    found2.set(section, known3);
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
      if (actsFromHidden(ability2, game)) add2("hidden", jsonOf(hiddenAct(game, program, ability2, trigger.key, trigger.if)));
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
function hiddenAct(game, { card }, { when }, key, condition2) {
  const facts = game.openFacts?.(card);
  return { key, ...when === void 0 ? {} : { when }, ...condition2 === void 0 ? {} : { if: condition2 }, ...facts === void 0 ? {} : { facts } };
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
function factsByKey(history) {
  const byKey = /* @__PURE__ */ new Map();
  for (const [name2, rule2] of Object.entries(history ?? {})) {
    for (const key of rule2.on) byKey.set(key, [...byKey.get(key) ?? [], { ...rule2, name: name2 }]);
  }
  return byKey;
}
function partsOf2(game, kernelProcedures2, kernelVerbs2) {
  const procedures2 = /* @__PURE__ */ new Map();
  for (const procedure of [...kernelProcedures2, ...game.procedures]) {
    if (procedures2.has(procedure.name)) throw new InvariantBroken(`two procedures named ${procedure.name}`);
    procedures2.set(procedure.name, procedure);
  }
  const stepsOf2 = ({ steps: steps2 }) => new Map(steps2.map((step, index) => [step.name, index]));
  return { game, procedures: procedures2, labels: new Map([...procedures2.values()].map((procedure) => [procedure.name, stepsOf2(procedure)])), verbs: new Map([...Object.entries(kernelVerbs2), ...Object.entries(game.verbs)]), decisionKinds: new Set(game.decisionKinds), facts: factsByKey(game.history), reach: reachOf(game), newObject: { id: 0, card: "", kind: "card", owner: 0, controller: 0, zone: "", slot: "", host: 0, under: [], attached: [], stamp: 0, knownTo: 0, uses: {}, ...game.objectFields } };
}
var unread = ["passing", "asked", "lastAct", "loop"];
function reachOf({ unreadFields = [], distantFields: distantFields2 = [], partlyDistant = {}, baseFields = [], objectFields: objectFields2 }) {
  const found2 = /* @__PURE__ */ new Map();
  const declareOne = (field2, reach) => {
    if (found2.has(field2)) throw new InvariantBroken(`the field ${field2} is declared twice (unreadFields, distantFields, partlyDistant, baseFields)`);
    found2.set(field2, reach);
  };
  const declare = (fields2, reach) => fields2.forEach((field2) => declareOne(field2, reach));
  declare([...unread, ...unreadFields], 0);
  declare(distantFields2, 1);
  for (const [field2, concernsValues] of Object.entries(partlyDistant)) declareOne(field2, concernsValues);
  declare(baseFields, 3);
  for (const [field2, reach] of found2) if (reach === 0 && field2 in objectFields2) throw new InvariantBroken(`unreadFields may not contain the object field ${field2}`);
  return found2;
}
var tolerated = (letters) => letters < 4 ? 0 : letters < 8 ? 1 : letters < 15 ? 2 : 3;
function letterDistance(one, other, most) {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let [older, before] = [[], Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let row = 1; row <= one.length; row++) {
    const now = [row];
    for (let at = 1; at <= other.length; at++) {
      const same = one[row - 1] === other[at - 1];
      let least = Math.min(before[at] + 1, now[at - 1] + 1, before[at - 1] + (same ? 0 : 1));
      if (row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1]) least = Math.min(least, older[at - 2] + 1);
      now.push(least);
    }
    if (Math.min(...now) > most) return most + 1;
    [older, before] = [before, now];
  }
  return Math.min(before[other.length], most + 1);
}
function nearNames(name2, known3) {
  const letters = [...name2];
  const most = tolerated(letters.length);
  if (most === 0) return [];
  const near2 = [];
  for (const [compared, shown] of known3) {
    if (compared.length > 2 * (letters.length + most) || 2 * compared.length < letters.length - most) continue;
    const distance = letterDistance(letters, [...compared], most);
    if (distance <= most) near2.push({ shown, distance });
  }
  const nearest = Math.min(...near2.map(({ distance }) => distance));
  return [...new Set(near2.filter(({ distance }) => distance === nearest).map(({ shown }) => shown))].sort().slice(0, 3);
}
var within2 = (place3, outer) => place3.startsWith(outer) && [".", "[", void 0].includes(place3[outer.length]);
var rootOf = (name2) => name2.split(":")[0];
function scopeOf(abilities, place3, counts2) {
  return abilities.filter((ability2) => counts2(ability2) && within2(place3, ability2.place)).reduce((inner3, ability2) => ability2.place.length > inner3.length ? ability2.place : inner3, "");
}
var ownOfKernel = ["prevented"];
var isAnnounced = (place3, ability2) => ["cost", "targets", "modes"].some((field2) => within2(place3, `${ability2}.${field2}`));
function reaches2({ names: names2, abilities }, binding, reading) {
  if (rootOf(binding.name) !== rootOf(reading.name)) return false;
  if (binding.use === "announces") return true;
  const scope = scopeOf(abilities, binding.place, () => true);
  if (isAnnounced(binding.place, scope) && abilities.some(({ place: place3, announced }) => announced && place3 === scope)) return true;
  const lent = scopeOf(abilities, reading.place, (ability2) => ability2.lent);
  const isBefore = names2.indexOf(binding) < names2.indexOf(reading) || [binding, reading].every(({ place: place3 }) => isAnnounced(place3, scope));
  return isBefore && within2(reading.place, scope) && within2(binding.place, lent);
}
var isOfKeyword = ({ place: place3 }) => /^(?:\.faces\[\d+\])?\.printed\.keywords\[\d+\]\.abilities\[/.test(place3);
var isLent = ({ abilities }, place3) => scopeOf(abilities, place3, ({ lent }) => lent) !== "";
var usedAs = (...uses) => ({ use: use2 }) => uses.includes(use2);
function nameFaults(card, own, isField2) {
  const { names: names2 } = card;
  const bindings = names2.filter(usedAs("binds", "calls", "announces"));
  const readings = names2.filter(usedAs("reads", "seat", "keeps"));
  const notes = names2.filter(usedAs("notes", "keeps", "announces"));
  const notesRead = names2.filter(usedAs("readsNote"));
  const isBound2 = (reading) => [...ownOfKernel, ...own.bound].includes(reading.name) || reading.use === "seat" && isField2(reading.name, reading.place) || bindings.some((binding) => reaches2(card, binding, reading));
  const isNoted = ({ name: name2, place: place3 }) => isLent(card, place3) || own.noted.includes(name2) || notes.some((note3) => note3.name === name2);
  const isRead = (binding) => own.read.includes(binding.name) || readings.some((reading) => reaches2(card, binding, reading));
  const isNoteRead = ({ name: name2 }) => own.read.includes(name2) || notesRead.some((note3) => note3.name === name2);
  const faults = (of, faultOf, others) => of.map(({ name: name2, place: place3 }) => ({ place: place3, name: name2, fault: faultOf(JSON.stringify(name2)), others: others.map((other) => other.name).filter((other) => other !== name2) }));
  return [...faults(readings.filter((one) => !isBound2(one)), (name2) => `the name ${name2} is not bound where it is read`, bindings), ...faults(notesRead.filter((one) => !isNoted(one)), (name2) => `the note ${name2} is read but never noted`, notes), ...faults(bindings.filter((one) => one.use === "binds" && !isRead(one)), (name2) => `the name ${name2} is bound but never read`, readings), ...faults(notes.filter((one) => one.use !== "announces" && !isOfKeyword(one) && !isLent(card, one.place) && !isNoteRead(one)), (name2) => `the note ${name2} is never read`, notesRead)];
}
var ofEvery = ["type", "key"];
var ofObject = ["was", "now"];
var ofBatch = ["objects", "amount"];
var ofReplacement = ["together"];
var ofEveryOne = ["objects"];
var everyField = (forms2) => [.../* @__PURE__ */ new Set([...ofEvery, ...ofObject, ...ofBatch, ...ofReplacement, ...ofEveryOne, ...Object.values(forms2).flatMap(({ always = [], sometimes = [], marked = [] }) => [...always, ...sometimes, ...marked])])];
function formOfEvent(forms2, event) {
  if (Object.hasOwn(forms2, event)) return forms2[event];
  const begun = Object.keys(forms2).find((one) => one.endsWith(":") && event.length > one.length && event.startsWith(one));
  return begun === void 0 ? void 0 : forms2[begun];
}
function abilityAround(abilities, place3) {
  const around = abilities.filter((ability2) => within2(place3, ability2.place)).sort((one, other) => other.place.length - one.place.length);
  const own = around.findIndex((ability2) => ability2.lent || ability2.on.length > 0);
  return around[own < 0 ? around.length - 1 : own];
}
function isReadLater({ fixesAmounts }, place3, ability2) {
  const modifier = /\.modifiers\[\d+\](?:\.also\[\d+\])?\.(\w+)/.exec(place3.slice(ability2.place.length));
  const fixed = fixesAmounts ? ["become", "add", "times", "set"] : ["become"];
  return modifier !== null && !fixed.includes(modifier[1]);
}
function readableAt(card, place3) {
  const ability2 = abilityAround(card.abilities, place3);
  if (ability2 === void 0 || isReadLater(card, place3, ability2)) return [];
  const ofTrigger = ability2.on.filter((awaited) => within2(place3, awaited.place));
  const asked = card.onlyFor.filter((clause2) => within2(place3, clause2.place) && within2(clause2.place, ability2.place));
  return (ofTrigger.length > 0 ? ofTrigger : ability2.on).filter(({ event }) => asked.every((clause2) => clause2.event === event)).map((awaited) => ({ ...awaited, replaced: ability2.replaces, every: ability2.every }));
}
function carriedBy(forms2, { event, batch, marked, replaced, every }) {
  const form = formOfEvent(forms2, event) ?? {};
  const { always = [], sometimes = [], afterwards = [] } = form;
  const own = [...always, ...sometimes].filter((field2) => !replaced || !afterwards.includes(field2));
  if (marked) return [...own, ...form.marked ?? []];
  return [...own, ...ofEvery, ...always.includes("object") || sometimes.includes("object") ? ofObject : [], ...batch ? ofBatch : [], ...replaced ? ofReplacement : [], ...every ? ofEveryOne : []];
}
function isCarried(card, field2, place3) {
  const events2 = readableAt(card, place3);
  return events2.length > 0 && events2.every((event) => carriedBy(card.forms, event).includes(field2));
}
function fieldFaults(card, fields2) {
  return fields2.flatMap(({ field: field2, place: place3 }) => {
    const events2 = readableAt(card, place3);
    if (events2.length === 0) return [{ place: place3, name: field2, fault: `no event is read here that could carry ${JSON.stringify(field2)}`, others: [] }];
    const lacking = events2.find((event) => !carriedBy(card.forms, event).includes(field2));
    if (lacking === void 0) return [];
    const isLater = lacking.replaced && formOfEvent(card.forms, lacking.event)?.afterwards?.includes(field2) === true;
    const when = isLater ? " before it happens" : "";
    const fault = `the event ${JSON.stringify(lacking.event)} carries no ${JSON.stringify(field2)}${when}`;
    return [{ place: place3, name: field2, fault, others: carriedBy(card.forms, lacking) }];
  });
}
var isTree2 = (node) => typeof node === "object" && node !== null && !Array.isArray(node);
var isParameter = (node) => typeof node.parameter === "string" && Object.keys(node).length === 1;
var said = (node) => JSON.stringify(node)?.slice(0, 60) ?? "nothing";
var free = () => void 0;
var kindOf = (called, is) => (reader, node, place3) => is(node) ? void 0 : reader.wrong(place3, `expected ${called}, found ${said(node)}`);
var text = kindOf("a text", (node) => typeof node === "string");
var name = kindOf("a name", (node) => typeof node === "string" && node !== "");
var nameThat = (use2) => (reader, node, place3) => {
  name(reader, node, place3);
  if (typeof node === "string" && node !== "") reader.name(use2, node, place3);
};
var reads = nameThat("reads");
var flag = kindOf("true or false", (node) => typeof node === "boolean");
var mark = kindOf("true", (node) => node === true);
var whole = kindOf("a whole number", (node) => Number.isInteger(node));
var plain = kindOf("a plain value", (node) => node === null || ["string", "boolean"].includes(typeof node) || Number.isInteger(node));
var wordAmong = (what, known3) => (reader, node, place3) => known3.includes(node) ? void 0 : reader.part(what, typeof node === "string" ? node : said(node), known3, place3);
var word2 = (kind) => (reader, node, place3) => {
  if (typeof node === "string") return reader.word(kind, node, place3);
  reader.wrong(place3, `a ${kind} is a word, not ${said(node)}`);
};
var listOf = (form, length) => (reader, node, place3) => {
  if (!Array.isArray(node)) return reader.wrong(place3, `expected a list, found ${said(node)}`);
  if (length !== void 0 && node.length !== length) return reader.wrong(place3, `expected a list of ${length}, found ${said(node)}`);
  node.forEach((one, at) => form(reader, one, `${place3}[${at}]`));
};
var oneOrMore = (form) => (reader, node, place3) => (Array.isArray(node) ? listOf(form) : form)(reader, node, place3);
function readFields(reader, node, place3, what, fields2, needs = []) {
  for (const field2 of needs) if (node[field2] === void 0) reader.wrong(place3, `${what} needs ${JSON.stringify(field2)}`);
  const known3 = Object.keys(fields2);
  for (const key of Object.keys(node)) if (node[key] !== void 0 && !known3.includes(key)) reader.part(`field of ${what}`, key, known3, place3);
  for (const key of known3) if (Object.hasOwn(node, key) && node[key] !== void 0) fields2[key]?.(reader, node[key], `${place3}.${key}`);
}
var tree = (what, fields2, needs = []) => (reader, node, place3) => {
  if (!isTree2(node)) return reader.wrong(place3, `expected ${what}, found ${said(node)}`);
  readFields(reader, node, place3, what, fields2(), needs);
};
function readVariant(reader, node, place3, what, variants2) {
  const found2 = variants2.find(([key2]) => key2 in node);
  if (found2 !== void 0) return readFields(reader, node, place3, `${what} ${JSON.stringify(found2[0])}`, found2[1], found2[2]);
  if (isParameter(node)) return;
  const [key] = Object.keys(node);
  if (key === void 0) return reader.wrong(place3, `expected ${what}, found an empty tree`);
  reader.part(`kind of ${what}`, key, variants2.map(([known3]) => known3), place3);
}
var variants = (what, words, known3) => (reader, node, place3) => {
  if (typeof node === "string") {
    if (!words.includes(node)) reader.part(what, node, words, place3);
  } else if (isTree2(node)) readVariant(reader, node, place3, what, known3());
  else reader.wrong(place3, `expected ${what}, found ${said(node)}`);
};
function isBound(value) {
  const [key = "", more] = Object.keys(value);
  return more === void 0 && ["var", "noted", "chosen", "parameter"].includes(key) && typeof value[key] === "string";
}
function boundName(reader, value, place3) {
  for (const key of ["var", "chosen"]) if (value[key] !== void 0) reads(reader, value[key], `${place3}.${key}`);
  if (value.noted !== void 0) readsNote(reader, value.noted, `${place3}.noted`);
}
var readsNote = nameThat("readsNote");
var player = variants("player", ["you", "opponent", "all", "active", "each"], () => playerVariants);
var ref = variants("reference", ["self", "each", "subject"], () => refVariants);
var condition = (reader, node, place3) => {
  if (isTree2(node) && "eventIs" in node) return equalTo("eventIs", "field of events")(reader, node, place3);
  if (isTree2(node) && "game" in node) return equalTo("game", "field of the game")(reader, node, place3);
  variants("condition", [], () => conditionVariants)(reader, node, place3);
};
var amount2 = (reader, node, place3) => {
  if (typeof node === "number") return Number.isInteger(node) ? void 0 : reader.wrong(place3, `an amount is a whole number, not ${said(node)}`);
  if (isTree2(node)) return readVariant(reader, node, place3, "amount", amountVariants);
  reader.wrong(place3, `expected an amount, found ${said(node)}`);
};
var selector = tree("selector", () => selectorFields2, ["from"]);
var setOrRef = (reader, node, place3) => (isTree2(node) && "from" in node ? selector : ref)(reader, node, place3);
var predicate = (reader, node, place3) => {
  if (!isTree2(node)) return reader.wrong(place3, `expected a predicate, found ${said(node)}`);
  for (const [key, wanted] of Object.entries(node)) {
    if (wanted === void 0) continue;
    const own = Object.hasOwn(predicateFields, key) ? predicateFields[key] : void 0;
    if (own !== void 0) own(reader, wanted, `${place3}.${key}`);
    else {
      reader.word("characteristic", key, `${place3}.${key}`);
      matcher(reader, key, wanted, `${place3}.${key}`);
    }
  }
};
var bounds2 = { atLeast: amount2, atMost: amount2, equal: amount2 };
function matcher(reader, characteristic, wanted, place3) {
  if (Array.isArray(wanted)) return wanted.forEach((one, at) => matcher(reader, characteristic, one, `${place3}[${at}]`));
  if (!isTree2(wanted)) return valueWord(reader, characteristic, wanted, place3);
  if (isParameter(wanted)) return;
  const [key = ""] = Object.keys(wanted);
  if (key === "noted" || key === "chosen") return readFields(reader, wanted, place3, "comparison", { [key]: key === "noted" ? readsNote : reads });
  if (key === "size") return readFields(reader, wanted, place3, "comparison", { size: sizeForm });
  const holds2 = reader.holds(characteristic);
  if (key === "includes" && (holds2 === "text" || holds2 === null)) return readFields(reader, wanted, place3, "comparison", { includes: text });
  if (!(key in bounds2)) return reader.part("comparison", key, ["noted", "chosen", "size", "includes", ...Object.keys(bounds2)], place3);
  if (holds2 !== null && holds2 !== "number") return reader.wrong(place3, `${JSON.stringify(characteristic)} holds no numbers to compare with ${said(wanted)}`);
  readFields(reader, wanted, place3, "comparison", bounds2);
}
var sizeForm = (reader, node, place3) => isTree2(node) ? readFields(reader, node, place3, "comparison", bounds2) : whole(reader, node, place3);
function valueWord(reader, characteristic, value, place3) {
  const entries = reader.entries(characteristic);
  if (entries !== null && "words" in entries) return typeof value === "string" ? reader.entry(characteristic, value, place3) : reader.wrong(place3, `expected a word, found ${said(value)}`);
  const form = reader.holds(characteristic);
  if (value === null && form !== "flag") return;
  plainValue(form ?? "any", characteristic)(reader, value, place3);
}
var plainValue = (form, characteristic) => {
  if (typeof form !== "string") return (reader, value, place3) => form.includes(value) ? void 0 : reader.part(`word of ${characteristic}`, typeof value === "string" ? value : said(value), form, place3);
  return form === "number" ? whole : form === "flag" ? flag : form === "text" ? text : plain;
};
var numberOf2 = (reader, node, place3) => {
  word2("characteristic")(reader, node, place3);
  const form = typeof node === "string" ? reader.holds(node) : null;
  if (form !== null && form !== "number" && form !== "any") reader.wrong(place3, `${JSON.stringify(node)} holds no number`);
};
var refVariants = [["var", { var: reads }], ["event", { event: word2("field of events") }], ["became", { became: ref }], ["noted", { noted: readsNote }], ["history", { history: word2("fact"), of: player }], ["hostOf", { hostOf: ref }], ["under", { under: ref }], ["attachedTo", { attachedTo: ref }], ["id", { id: whole }], ["all", { all: selector }]];
var playerVariants = [["not", { not: player }], ["playerOf", { playerOf: word2("relation to players"), of: ref }, ["of"]], ["controllerOf", { controllerOf: ref }], ["ownerOf", { ownerOf: ref }], ["hostOf", { hostOf: ref }], ["seatVar", { seatVar: nameThat("seat") }], ["chosen", { chosen: reads }]];
var cut = (reader, node, place3) => ["printed", "base", "copiable"].includes(node) ? void 0 : word2("layer")(reader, node, place3);
var valueOf = (reader, node, place3) => isTree2(node) ? readFields(reader, node, place3, "value", { value: word2("characteristic"), of: ref, cut }, ["of"]) : amount2(reader, node, place3);
var take = wordAmong("choice among players", ["greatest", "least"]);
var two = listOf(amount2, 2);
var amountVariants = [["count", { count: selector }], ["countOf", { countOf: ref, where: predicate }], ["noted", { noted: readsNote }], ["history", { history: word2("fact"), of: player, take }], ["sum", { sum: selector, of: numberOf2 }, ["of"]], ["part", { part: reads, of: ref, player }], ["player", { player, value: word2("value of players"), take }, ["value"]], ["value", { value: numberOf2, of: ref, cut }, ["of"]], ["var", { var: reads }], ["event", { event: word2("field of events") }], ["match", { match: word2("value of the match") }], ["plus", { plus: listOf(amount2) }], ["minus", { minus: two }], ["times", { times: two }], ["quotient", { quotient: two }], ["half", { half: amount2 }], ["halfUp", { halfUp: amount2 }], ["max", { max: setOrRef, of: numberOf2 }, ["of"]], ["min", { min: setOrRef, of: numberOf2 }, ["of"]], ["distinct", { distinct: setOrRef, of: word2("characteristic") }, ["of"]], ["atMost", { atMost: two }], ["atLeast", { atLeast: two }]];
var comparisons = ["atLeast", "atMost", "equal", "more", "less"];
var compare = (reader, node, place3) => {
  if (!Array.isArray(node) || node.length !== 3) return reader.wrong(place3, `expected [amount, comparison, amount], found ${said(node)}`);
  amount2(reader, node[0], `${place3}[0]`);
  if (!comparisons.includes(node[1])) reader.part("comparison", String(node[1]), comparisons, `${place3}[1]`);
  amount2(reader, node[2], `${place3}[2]`);
};
var equalTo = (field2, kind) => (reader, node, place3) => {
  if (!isTree2(node)) return;
  readFields(reader, node, place3, `condition ${JSON.stringify(field2)}`, { [field2]: word2(kind), equal: plain }, ["equal"]);
  if (node[field2] === "key" && kind === "field of events") return word2("event")(reader, node.equal, `${place3}.equal`);
  const form = typeof node[field2] === "string" ? reader.holds(node[field2], kind) : null;
  if (form !== null && node.equal !== void 0 && node.equal !== null) plainValue(form, String(node[field2]))(reader, node.equal, `${place3}.equal`);
};
var conditions = listOf(condition);
var conditionVariants = [["fits", { fits: (reader, node, place3) => isTree2(node) && isParameter(node) ? void 0 : tree("handed out predicate", () => ({ tree: predicate }), ["tree"])(reader, node, place3), on: ref }, ["on"]], ["all", { all: conditions }], ["any", { any: conditions }], ["not", { not: condition }], ["compare", { compare }], ["exists", { exists: selector, atLeast: amount2 }], ["object", { object: ref, is: predicate }, ["is"]], ["turnOf", { turnOf: player }], ["phase", { phase: oneOrMore(word2("phase")) }], ["seat", { seat: nameThat("seat"), is: player }, ["is"]], ["chosen", { chosen: reads, equal: plain }, ["equal"]], ["noted", { noted: readsNote, equal: plain }, ["equal"]], ["remembered", { remembered: word2("fact"), of: player, words: listOf(plain) }, ["words"]]];
var selectorFields2 = { from: oneOrMore(word2("place")), of: player, where: predicate, relation: tree("relation", () => ({ is: word2("relation"), to: ref }), ["is", "to"]), except: ref, first: amount2, last: amount2 };
var predicateFields = { not: predicate, any: listOf((reader, node, place3) => predicate(reader, node, place3)), is: ref, controller: player, owner: player, has: selector, hasPlayer: tree("relation to players", () => ({ relation: word2("relation to players"), is: player }), ["relation", "is"]) };
var choiceFields = { from: selector, also: word2("set"), number: tree("number", () => ({ min: amount2, max: amount2 }), ["min"]), oneOf: listOf(text), word: word2("list of words"), name: text, divide: tree("division", () => ({ total: amount2, among: reads, least: amount2, most: numberOf2 }), ["total", "among"]), slot: tree("choice of a slot", () => ({ for: word2("purpose of slots"), seat: player, object: ref, args: anyTree }), ["for"]), all: flag, players: (reader, node, place3) => node === true ? void 0 : player(reader, node, place3), different: word2("characteristic"), notChosenFor: oneOrMore(reads), min: amount2, max: amount2, strict: flag, sum: tree("sum", () => ({ of: numberOf2, is: amount2 }), ["of", "is"]), by: player, target: flag, random: flag, blind: mark, as: nameThat("calls") };
var anyTree = (reader, node, place3) => isTree2(node) ? void 0 : reader.wrong(place3, `expected a tree, found ${said(node)}`);
var chosenOf = ["from", "number", "oneOf", "word", "name", "divide", "slot", "players"];
var choice = (reader, node, place3) => {
  tree("choice", () => choiceFields, ["as"])(reader, node, place3);
  if (isTree2(node) && !chosenOf.some((field2) => node[field2] !== void 0)) reader.wrong(place3, `a choice needs one of ${chosenOf.map((field2) => JSON.stringify(field2)).join(", ")}`);
};
var choices = listOf(choice);
var manyWords = 8;
var quoted = (list) => list.map((one) => JSON.stringify(one)).join(" or ");
function parameterReader(parts3) {
  const read2 = (reader, owner, { needs, may, oneOf: oneOf2 }, all2, place3) => {
    const known3 = { ...needs, ...may };
    const isLet = (name2) => isNamed(known3[name2]) && known3[name2].by === "binds";
    const order = [...Object.keys(known3).filter(isLet), ...Object.keys(known3).filter((name2) => !isLet(name2))];
    const given = Object.entries(all2).filter(([, value]) => value !== void 0).sort(([one2], [other]) => order.indexOf(one2) - order.indexOf(other));
    const has2 = (parameter) => given.some(([name2]) => name2 === parameter);
    for (const parameter of Object.keys(needs ?? {})) if (!has2(parameter)) reader.wrong(place3, `the ${owner.called} needs ${JSON.stringify(parameter)}`);
    if (oneOf2 !== void 0 && !oneOf2.some(has2)) reader.wrong(place3, `the ${owner.called} needs ${quoted(oneOf2)}`);
    for (const [parameter, value] of given) {
      const form = Object.hasOwn(known3, parameter) ? known3[parameter] : void 0;
      if (form === void 0) reader.part(`parameter of the ${owner.called}`, parameter, Object.keys(known3), place3);
      else one(reader, { ...owner, called: `${JSON.stringify(parameter)} of the ${owner.called}` }, form, value, `${place3}.${parameter}`);
    }
  };
  const one = (reader, owner, form, value, place3) => {
    if (isTree2(value) && isParameter(value)) return;
    if (owner.binds && isTree2(value) && isBound(value) && form !== "ref" && form !== "player" && form !== "amount") return boundName(reader, value, place3);
    const fitting = formFor(owner, form, value);
    if (fitting === null && isWords(form) && form.length > manyWords && typeof value === "string") reader.part(`word for ${owner.called}`, value, form, place3);
    else if (fitting === null) reader.wrong(place3, `${owner.called} is ${described(form)}, not ${said(value)}`);
    else fitting(reader, value, place3);
  };
  const formFor = (owner, form, value) => {
    if (isWords(form)) return form.includes(value) ? free : null;
    if (form === "fits") return formFor(owner, { handedOut: "predicate" }, value);
    if (typeof form === "string") return plainForm(form, value, parts3);
    if ("or" in form) return form.or.filter((other) => isMeant(other, value)).map((other) => formFor(owner, other, value)).find((found2) => found2 !== null) ?? null;
    if ("pattern" in form) return typeof value === "string" && form.pattern.test(value) ? free : null;
    if ("handedOut" in form) return isTree2(value) && "tree" in value ? (reader, node, place3) => read2(reader, owner, { needs: { tree: form.handedOut } }, node, place3) : null;
    if ("given" in form) {
      const fitting = formFor(owner, form.to, value);
      return fitting === null ? null : (reader, node, place3) => {
        for (const name2 of form.given) reader.name("calls", name2, place3);
        fitting(reader, node, place3);
      };
    }
    if ("only" in form) return value === form.only ? free : null;
    if ("fields" in form) return isTree2(value) ? (reader, node, place3) => read2(reader, owner, form.fields, node, place3) : null;
    if ("listOf" in form) {
      if (!Array.isArray(value) || form.length !== void 0 && value.length !== form.length) return null;
      return listOf((reader, node, place3) => one(reader, owner, form.listOf, node, place3));
    }
    if (!isTree2(value)) return null;
    return (reader, node, place3) => {
      for (const [name2, inner3] of Object.entries(node)) {
        if (form.by === "eventField") reader.word("field of events", name2, `${place3}.${name2}`);
        const called = `${JSON.stringify(name2)} in ${owner.called}`;
        if (form.by === "binds" || form.by === "notes") reader.name(form.by, name2, `${place3}.${name2}`);
        const holds2 = form.by === "eventField" && !isTree2(inner3) ? reader.holds(name2, "field of events") : null;
        if (holds2 === null) one(reader, { ...owner, called }, form.named, inner3, `${place3}.${name2}`);
        else for (const entry2 of [inner3].flat()) plainValue(holds2, name2)(reader, entry2, `${place3}.${name2}`);
      }
    };
  };
  return { all: read2, one };
}
function isMeant(form, value) {
  if (typeof form === "string" || !("fields" in form) || !isTree2(value)) return true;
  return Object.keys(form.fields.needs ?? {}).every((field2) => field2 in value);
}
var fits2 = (is) => is ? free : null;
function plainForm(form, value, parts3) {
  switch (form) {
    case "number":
      return fits2(Number.isInteger(value));
    case "text":
      return fits2(typeof value === "string");
    case "name":
      return fits2(typeof value === "string" && value !== "");
    case "binds":
    case "calls":
    case "reads":
    case "seat":
    case "notes":
    case "keeps":
    case "readsNote":
    case "announces":
      return typeof value === "string" && value !== "" ? nameThat(form) : null;
    case "flag":
      return fits2(typeof value === "boolean");
    case "card":
      return typeof value === "string" ? (reader, node, place3) => reader.card(node, place3) : null;
    case "cost":
      return typeof value === "string" ? free : Array.isArray(value) ? parts3().verbs : null;
    case "literal":
      return isTree2(value) ? amount2 : free;
    case "amount":
      return typeof value === "number" || isTree2(value) ? amount2 : null;
    case "condition":
      return isTree2(value) ? condition : null;
    case "predicate":
      return isTree2(value) ? predicate : null;
    case "selector":
      return isTree2(value) && "from" in value ? selector : null;
    case "player":
      return typeof value === "string" || isTree2(value) ? player : null;
    case "ref":
      return typeof value === "string" || isTree2(value) ? ref : null;
    case "modifiers":
    case "verbs":
    case "clauses":
      return Array.isArray(value) ? parts3()[form] : null;
    case "rewriting":
    case "ability":
      return isTree2(value) ? parts3()[form] : null;
    case "keyword":
      return parts3().keyword;
    case "abilityWord":
      return typeof value === "string" ? word2("keyword of an ability") : null;
    case "duration":
    case "place":
    case "phase":
    case "event":
      return typeof value === "string" ? word2(form) : null;
    case "eventField":
      return typeof value === "string" ? word2("field of events") : null;
    case "choice":
      return isTree2(value) ? choice : null;
    case "choices":
      return Array.isArray(value) ? choices : null;
  }
}
var isNamed = (form) => typeof form === "object" && "named" in form;
var isWords = (form) => Array.isArray(form);
var plainly2 = { number: "a whole number", flag: "true or false", binds: "a name", calls: "a name", reads: "a name", seat: "a name", notes: "a name", keeps: "a name", readsNote: "a name", announces: "a name", cost: "a text or a list of verbs", amount: "an amount", card: "the id of a card", place: "a kind of zone", ability: "an ability", abilityWord: "a keyword of an ability", ref: "a reference", modifiers: "a list of modifiers", rewriting: "a tree of changes", event: "an event", eventField: "a field of events", literal: "an amount or a plain value", verbs: "a list of verbs", clauses: "a list of clauses", choices: "a list of choices", fits: "a predicate in a `tree`" };
function described(form) {
  if (isWords(form)) return quoted(form);
  if (typeof form === "string") return plainly2[form] ?? `a ${form}`;
  if ("or" in form) return form.or.map(described).join(" or ");
  if ("pattern" in form) return form.called;
  if ("handedOut" in form) return `${described(form.handedOut)} in a \`tree\``;
  if ("given" in form) return described(form.to);
  if ("only" in form) return JSON.stringify(form.only);
  if ("fields" in form) return "a tree";
  return "listOf" in form ? `a list${form.length === void 0 ? "" : ` of ${form.length}`}, each ${described(form.listOf)}` : "a tree of names";
}
var everyVerb = { as: "binds", note: "notes", total: "binds" };
var lasting2 = { until: "duration", while: "condition", let: { named: "amount", by: "binds" } };
var watching = { needs: { ability: "ability" }, may: { ...lasting2, left: "amount" } };
var forms = { grant: { needs: { modifiers: "modifiers" }, may: { ...lasting2, to: "ref", players: "player" } }, note: { needs: { what: { or: ["reads", "ref"] }, as: "notes" } }, when: { needs: { ability: "ability" } }, later: watching, shield: watching, becomes: { needs: { set: { named: "literal", by: "eventField" } } }, reduceBy: { needs: { by: { or: ["amount", ["left"]] } }, may: { of: "eventField" } }, instead: { needs: { do: "verbs" } }, cancel: {} };
function kernelVerbForms({ endless }) {
  const { grant: grant2 } = forms;
  return endless === true ? forms : { ...forms, grant: { ...grant2, needs: { ...grant2.needs, until: "duration" } } };
}
function written2(reader, characteristic, value, place3) {
  if (Array.isArray(value)) return value.forEach((one, at) => (reader.entries(characteristic) === null ? written2 : entry)(reader, characteristic, one, `${place3}[${at}]`));
  if (!isTree2(value)) return valueWord(reader, characteristic, value, place3);
  if (isBound(value)) return boundName(reader, value, place3);
  if ("value" in value && !("player" in value)) return valueOf(reader, value, place3);
  if (amountVariants.some(([key]) => key in value)) return readVariant(reader, value, place3, "amount", amountVariants);
  reader.wrong(place3, `expected a word, an amount or a bound name, found ${said(value)}`);
}
function entry(reader, characteristic, value, place3) {
  const entries = reader.entries(characteristic);
  if (isTree2(value) && !("word" in value) && isBound(value)) return boundName(reader, value, place3);
  if (entries === null) return;
  const called = characteristic === "keywords" ? "keyword" : `entry of ${characteristic}`;
  if ("fields" in entries) return isTree2(value) ? parameters.all(reader, { called, binds: true }, entries.fields, value, place3) : reader.wrong(place3, `expected a tree, found ${said(value)}`);
  const name2 = wordOf(value);
  if (name2 === "") return reader.wrong(place3, `a word stands here, or a tree with a word, not ${said(value)}`);
  const form = Object.hasOwn(entries.words, name2) ? entries.words[name2] : void 0;
  if (form === void 0) return reader.entry(characteristic, name2, place3);
  const { word: _word, ...given } = isTree2(value) ? value : { word: name2 };
  parameters.all(reader, { called: `${called} "${name2}"`, binds: true }, form, given, place3);
}
var parameters = parameterReader(() => ({ modifiers, rewriting: tree("change", () => rewritingFields), verbs, clauses: listOf(clause), ability, keyword }));
var keyword = (reader, node, place3) => entry(reader, "keywords", node, place3);
var fieldsWith = (form) => (reader, node, place3) => {
  if (!isTree2(node)) return reader.wrong(place3, `expected characteristics with their values, found ${said(node)}`);
  for (const [key, value] of Object.entries(node)) {
    reader.word("characteristic", key, `${place3}.${key}`);
    form(reader, key, value, `${place3}.${key}`);
  }
};
var changed = fieldsWith(written2);
var counted4 = fieldsWith((reader, key, value, place3) => {
  const form = reader.holds(key);
  if (form !== null && form !== "number") return reader.wrong(place3, `${JSON.stringify(key)} holds no number`);
  amount2(reader, value, place3);
});
var lost = fieldsWith((reader, key, value, place3) => {
  if (value === "all") return;
  const named3 = (one, node, at) => !isTree2(node) ? valueWord(one, key, node, at) : (one.entries(key) === null ? written2 : entry)(one, key, node, at);
  listOf(named3)(reader, value, place3);
});
var gained = fieldsWith((reader, key, value, place3) => Array.isArray(value) ? written2(reader, key, value, place3) : isTree2(value) && isBound(value) ? boundName(reader, value, place3) : reader.wrong(place3, `expected a list, found ${said(value)}`));
var verb = (reader, node, place3) => {
  if (!isTree2(node)) return reader.wrong(place3, `expected a verb, found ${said(node)}`);
  word2("verb")(reader, node.verb, `${place3}.verb`);
  const form = reader.verb(String(node.verb));
  if (form === null) return;
  const { verb: name2, ...given } = node;
  if (given.until === "while" !== "while" in given) reader.wrong(place3, given.until === "while" ? 'what lasts "while" something holds needs "while"' : '"while" stands only beside the duration "while"');
  parameters.all(reader, { called: `verb "${String(name2)}"`, binds: false }, withEveryVerb(form), given, place3);
};
var verbs = listOf(verb);
var withEveryVerb = ({ needs, may, oneOf: oneOf2 }) => ({ needs, may: { ...may, ...Object.fromEntries(Object.entries(everyVerb).filter(([name2]) => !(name2 in { ...needs, ...may }))) }, oneOf: oneOf2 });
var clauseFields = { if: condition, forEachPlayer: player, forEach: selector, repeat: amount2, may: flag, choose: choices, unless: tree("price", () => ({ player, cost: verbs }), ["player", "cost"]), cost: verbs, do: verbs, together: mark, whole: mark, and: mark, also: mark, then: listOf((reader, node, place3) => clause(reader, node, place3)), otherwise: listOf((reader, node, place3) => clause(reader, node, place3)) };
var deeds = ["do", "choose", "cost", "then", "otherwise"];
function eventAsked(asked) {
  if (!isTree2(asked)) return null;
  if (asked.eventIs === "key") return typeof asked.equal === "string" ? asked.equal : null;
  return Array.isArray(asked.all) ? asked.all.map(eventAsked).find((event) => event !== null) ?? null : null;
}
var clause = (reader, node, place3) => {
  const event = isTree2(node) ? eventAsked(node.if) : null;
  if (event !== null) reader.onlyFor({ place: place3, event });
  tree("clause", () => clauseFields)(reader, node, place3);
  if (!isTree2(node)) return;
  const isRead = Object.keys(node).every((field2) => Object.hasOwn(clauseFields, field2));
  if (isRead && !deeds.some((field2) => node[field2] !== void 0)) reader.wrong(place3, "a clause does or chooses something");
  if (node.whole !== void 0 && node.together === void 0) reader.wrong(place3, '"whole" stands only beside "together"');
};
var rewritingFields = { add: counted4, set: changed, times: counted4, gain: gained, lose: lost, abilities: listOf((reader, node, place3) => anAbility(reader, node, place3, true)) };
var wordOrName = (reader, node, place3) => (isTree2(node) ? tree("bound name", () => ({ var: reads }), ["var"]) : text)(reader, node, place3);
var changeFields = { ...rewritingFields, layer: word2("layer"), become: tree("copy", () => ({ copyOf: ref, except: tree("exception", () => rewritingFields) }), ["copyOf"]), words: tree("change of words", () => ({ from: wordOrName, to: wordOrName }), ["from", "to"]), controller: player, cantHave: changed, swap: listOf(word2("characteristic"), 2) };
var modifierFields = { ...changeFields, of: (reader, node, place3) => node === "self" || node === "host" ? void 0 : selector(reader, node, place3), players: player, if: condition, defining: mark, also: listOf(tree("change", () => changeFields, ["layer"])) };
var modifiers = listOf(tree("modifier", () => modifierFields, ["layer"]));
var abilityKinds = ["triggered", "activated", "static", "spell", "replacement"];
var onlyIn = { modifiers: ["static"], tier: ["replacement"], again: ["replacement"], every: ["replacement"], then: ["replacement"], together: ["replacement"], modes: ["triggered", "activated", "spell"], targets: ["triggered", "activated", "spell", "static"], may: ["triggered"] };
var ability = (reader, node, place3) => anAbility(reader, node, place3, false);
function anAbility(reader, node, place3, lent) {
  if (!isTree2(node)) return reader.wrong(place3, `expected an ability, found ${said(node)}`);
  if (!abilityKinds.includes(node.kind)) return reader.part("kind of ability", String(node.kind), abilityKinds, place3);
  const announced = node.kind === "spell" || node.kind === "static";
  reader.ability({ place: place3, on: awaitedBy(node, place3), replaces: node.kind === "replacement", every: node.every === true, lent, announced });
  readFields(reader, node, place3, "ability", abilityFields);
  for (const [field2, kinds] of Object.entries(onlyIn)) if (node[field2] !== void 0 && !kinds.includes(node.kind)) reader.wrong(place3, `${JSON.stringify(field2)} belongs to no ability of the kind ${JSON.stringify(node.kind)}`);
  if (node.kind === "replacement" && node.on === void 0) reader.wrong(place3, 'a replacement needs "on"');
}
var awaitedBy = ({ on }, place3) => (Array.isArray(on) ? on : []).flatMap((trigger, at) => isTree2(trigger) && typeof trigger.event === "string" ? [{ place: `${place3}.on[${at}]`, event: trigger.event, batch: trigger.batch !== void 0, marked: trigger.mark !== void 0 }] : []);
var abilityFields = { kind: text, keyword: word2("keyword of an ability"), from: listOf(word2("place")), by: (reader, node, place3) => node === "any" || node === "opponents" ? void 0 : reader.part("user", String(node), ["any", "opponents"], place3), on: listOf(tree("trigger", () => ({ event: word2("event"), mark: markOf, batch: batchOf3, if: condition, last: mark }), ["event"])), when: condition, marks: (reader, node, place3) => {
  if (!isTree2(node)) return reader.wrong(place3, `expected marks, found ${said(node)}`);
  for (const [key, value] of Object.entries(node)) {
    reader.word("mark", key, `${place3}.${key}`);
    const form = reader.form("mark", key);
    if (form !== null) parameters.one(reader, { called: `the mark ${JSON.stringify(key)}`, binds: false }, form, value, `${place3}.${key}`);
  }
}, x: amount2, may: flag, limit: tree("limit", () => ({ uses: whole, per: word2("span"), scope: scopeOf2, as: name, refund: word2("refund") }), ["uses", "per", "scope"]), modes: tree("modes", () => ({ min: amount2, max: amount2, repeat: mark, by: player, of: listOf(tree("mode", () => ({ if: condition, targets: choices, clauses: listOf(clause) }))) }), ["min", "max", "of"]), cost: verbs, targets: choices, clauses: listOf(clause), tier: word2("tier"), again: mark, every: mark, then: listOf(clause), together: mark, modifiers };
var markOf = wordAmong("mark of a moment", ["before", "at", "after"]);
var batchOf3 = (reader, node, place3) => node === true ? void 0 : word2("field of events")(reader, node, place3);
var scopeOf2 = wordAmong("scope", ["object", "name", "player"]);
var namesForm = tree("names", () => ({ en: text, zh: text }), ["en", "zh"]);
var printed = (reader, node, place3) => {
  if (!isTree2(node)) return reader.wrong(place3, `expected printed values, found ${said(node)}`);
  for (const [key, value] of Object.entries(node)) {
    reader.word("printed value", key, `${place3}.${key}`);
    const form = reader.form("printed value", key);
    if (value === void 0 || form === null) continue;
    parameters.one(reader, { called: `the printed value ${JSON.stringify(key)}`, binds: false }, form, value, `${place3}.${key}`);
  }
};
var faceFields = { kind: word2("kind of face"), names: namesForm, printed, abilities: listOf(ability) };
var cardForm = tree("card", () => ({ id: name, names: namesForm, printed, abilities: listOf(ability), faces: listOf(tree("face", () => faceFields, ["kind", "names", "printed", "abilities"])) }), ["id", "names", "printed", "abilities"]);
var places = ["slots", "attached", "under"];
var isKnown = (list, word4) => list.includes(word4) || list.some((one) => (one.endsWith(":") || one.endsWith(".")) && word4.length > one.length && word4.startsWith(one));
var characteristics = ["controller", "owner"];
var knownTo = once((vocabulary2, game) => ({ words: wordsOf2(game, vocabulary2), verbs: { ...kernelVerbForms(vocabulary2), ...vocabulary2.verbs } }));
function wordsOf2(game, vocabulary2) {
  const { keywords: keywords2 } = vocabulary2.entries;
  return { "keyword of an ability": [...keywords2 !== void 0 && "words" in keywords2 ? Object.keys(keywords2.words) : [], ...vocabulary2.abilityWords], verb: [...Object.keys(kernelVerbForms(vocabulary2)), ...Object.keys(game.verbs)], event: Object.keys(vocabulary2.events), "field of events": everyField(vocabulary2.events), characteristic: [...characteristics, ...Object.keys(vocabulary2.characteristics), ...Object.keys(game.status ?? {})], "printed value": Object.keys(vocabulary2.printed), duration: vocabulary2.durations, span: vocabulary2.spans, refund: vocabulary2.refunds, mark: Object.keys(vocabulary2.marks), place: [...places, ...Object.keys(game.visibility), ...game.slotKinds?.names ?? []], phase: vocabulary2.phases, "value of players": vocabulary2.playerAmounts, "value of the match": vocabulary2.matchAmounts, "field of the game": Object.keys(vocabulary2.gameFields), "purpose of slots": vocabulary2.purposes, layer: game.layers, tier: game.replacementTiers ?? [], relation: Object.keys(game.relations), "relation to players": Object.keys(game.playerRelations ?? {}), fact: Object.keys(game.history ?? {}), set: Object.keys(game.sets ?? {}), "list of words": Object.keys(game.wordLists ?? {}), "kind of face": vocabulary2.faceKinds };
}
var nearestOf = (list, word4) => nearNames(word4.toLowerCase(), list.map((one) => [one.toLowerCase(), one]));
function abilitiesOfKeywords(game, card) {
  const faces = (card.faces ?? []).map(({ printed: printed2 }, at) => [`.faces[${at}]`, printed2]);
  return [["", card.printed], ...faces].flatMap(([place3, { keywords: keywords2 }]) => (Array.isArray(keywords2) ? keywords2 : []).flatMap((keyword2, at) => keywordPaths(game, keyword2).flatMap((path, nth) => {
    const found2 = keywordTree(game, parsePath(path).root)?.abilities[nth];
    return found2 === void 0 ? [] : [[`${place3}.printed.keywords[${at}].abilities[${nth}]`, found2]];
  })));
}
function checkProgram(game, card, isCard) {
  const { vocabulary: vocabulary2 } = game;
  if (vocabulary2 === void 0) return [];
  const faults = [];
  const { words, verbs: verbs3 } = knownTo(vocabulary2, game);
  const names2 = [];
  const fields2 = [];
  const abilities = [];
  const onlyFor = [];
  const told2 = /* @__PURE__ */ new Set();
  const tell = (place3, fault, near2) => {
    const sentence = near2.length === 0 ? fault : `${fault}; did you mean ${near2.map((name2) => JSON.stringify(name2)).join(" or ")}?`;
    if (told2.size < told2.add(`${place3} ${sentence}`).size) faults.push({ card: String(card.id), place: place3.slice(1), fault: sentence, near: near2 });
  };
  const unless = (list, kind, word4, place3) => {
    if (!isKnown(list, word4)) tell(place3, `unknown ${kind} ${JSON.stringify(word4)}`, nearestOf(list, word4));
  };
  const reader = { word: (kind, word4, place3) => {
    unless(words[kind], kind, word4, place3);
    if (kind === "field of events") fields2.push({ field: word4, place: place3 });
  }, holds: (word4, kind) => {
    const forms2 = kind === void 0 ? vocabulary2.characteristics : kind === "field of events" ? vocabulary2.eventValues : vocabulary2.gameFields;
    const known3 = Object.keys(forms2).find((one) => isKnown([one], word4));
    return known3 === void 0 ? null : forms2[known3] ?? null;
  }, verb: (verb2) => Object.hasOwn(verbs3, verb2) ? verbs3[verb2] ?? null : null, form: (kind, word4) => {
    const forms2 = kind === "mark" ? vocabulary2.marks : vocabulary2.printed;
    return Object.hasOwn(forms2, word4) ? forms2[word4] ?? null : null;
  }, name: (use2, name2, place3) => void names2.push({ use: use2, name: name2, place: place3 }), ability: (ability2) => void abilities.push(ability2), onlyFor: (clause2) => void onlyFor.push(clause2), card: (id, place3) => isCard(id) ? void 0 : tell(place3, `unknown card ${JSON.stringify(id)}`, []), entries: (characteristic) => Object.hasOwn(vocabulary2.entries, characteristic) ? vocabulary2.entries[characteristic] ?? null : null, entry: (characteristic, word4, place3) => {
    const entries = vocabulary2.entries[characteristic];
    unless(entries !== void 0 && "words" in entries ? Object.keys(entries.words) : [], characteristic === "keywords" ? "keyword" : `entry of ${characteristic}`, word4, place3);
  }, part: (what, found2, list, place3) => unless(list, what, found2, place3), wrong: (place3, fault) => tell(place3, fault, []) };
  cardForm(reader, card, "");
  if (faults.length > 0) return faults;
  for (const [place3, node] of abilitiesOfKeywords(game, card)) ability(reader, node, place3);
  const { bound: bound2, boundFor } = vocabulary2.names;
  const own = { ...vocabulary2.names, bound: [...bound2, ...boundFor?.[card.id] ?? []] };
  const events2 = { forms: vocabulary2.events, abilities, onlyFor, fixesAmounts: game.fixesAmounts === true };
  for (const { place: place3, fault, name: name2, others } of [...fieldFaults(events2, fields2), ...nameFaults({ names: names2, abilities }, own, (name3, place4) => isCarried(events2, name3, place4))]) tell(place3, fault, nearestOf(others, name2));
  return faults;
}
function refuseFaultyCards(game, cards, isCard) {
  const faults = cards.flatMap((card) => checkProgram(game, card, isCard));
  if (faults.length > 0) throw new CardsRefused(faults);
}
var noCard = { id: "", names: { en: "", zh: "" }, printed: {}, abilities: [] };
var Library = class _Library {
  constructor(parts3, own, base) {
    this.parts = parts3;
    this.own = own;
    this.base = base;
    this.nothing = base?.nothing ?? this.compileCard(noCard, "");
  }
  parts;
  own;
  base;
  programs = /* @__PURE__ */ new Map();
  nothing;
  nodes = /* @__PURE__ */ new Map();
  modifiers = /* @__PURE__ */ new Map();
  compiled = /* @__PURE__ */ new Map();
  named = /* @__PURE__ */ new Map();
  keysOfNames = /* @__PURE__ */ new Map();
  effects = /* @__PURE__ */ new Map();
  tests = /* @__PURE__ */ new WeakMap();
  statics = /* @__PURE__ */ new WeakMap();
  mentioned = /* @__PURE__ */ new Map();
  everyCard = null;
  known = null;
  worked = null;
  static of(game, kernelProcedures2, kernelVerbs2, catalogue) {
    return new _Library(partsOf2(game, kernelProcedures2, kernelVerbs2), catalogue, null);
  }
  with(inline) {
    const own = new Set(inline.map(({ id }) => id));
    refuseFaultyCards(this.game, inline, (id) => own.has(id) || this.has(id));
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
  get facts() {
    return this.parts.facts;
  }
  get reach() {
    return this.parts.reach;
  }
  get newObject() {
    return this.parts.newObject;
  }
  checkCards() {
    this.ownOpenings();
  }
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
  card(id) {
    return this.programs.get(id) ?? this.firstTime(id);
  }
  firstTime(id) {
    if (id === "") return this.nothing;
    const given = this.own.cards.get(id);
    if (given === void 0) return this.base?.card(id) ?? missing("card", id);
    const card = this.game.prepare?.(given) ?? given;
    const program = this.compileCard(card, card.id);
    this.programs.set(id, program);
    return program;
  }
  waitsFor(id, key) {
    const { keys: keys2, lends } = this.card(id);
    return keys2.includes(key) || lends.has(key);
  }
  namedBy(id) {
    let found2 = this.mentioned.get(id);
    if (found2 === void 0) {
      const ids2 = /* @__PURE__ */ new Set();
      noteCards(this.card(id).card, (text2) => this.has(text2), ids2);
      this.mentioned.set(id, found2 = [...ids2]);
    }
    return found2;
  }
  has(id) {
    return this.own.cards.has(id) || (this.base?.has(id) ?? false);
  }
  catalogue() {
    return this.everyCard ??= [...this.base?.catalogue() ?? [], ...this.own.cards.values()];
  }
  procedure(name2) {
    return this.parts.procedures.get(name2) ?? missing("procedure", name2);
  }
  label(procedure, step) {
    return this.parts.labels.get(procedure)?.get(step) ?? missing(`step of ${procedure}`, step);
  }
  verb(name2) {
    return this.parts.verbs.get(name2) ?? missing("verb", name2);
  }
  nameKeys() {
    if (this.named.size === 0) for (const card of this.catalogue()) for (const key of this.game.nameKeys?.(card) ?? [card.id]) this.named.set(key, card.id);
    return this.named;
  }
  cardNamed(key) {
    const id = this.nameKeys().get(key);
    return id === void 0 ? void 0 : this.written(id);
  }
  cardOfName(name2) {
    if (this.keysOfNames.size === 0) for (const { id: id2, names: names2 } of this.catalogue()) this.keysOfNames.set(names2.en, id2);
    const id = this.keysOfNames.get(name2);
    return id === void 0 ? null : this.written(id);
  }
  written(id) {
    return this.own.cards.get(id) ?? this.base?.written(id) ?? missing("card", id);
  }
  keeper(root) {
    return this.base === null || this.own.cards.has(root) ? this : this.base;
  }
  node(path) {
    const known3 = this.nodes.get(path);
    if (known3 !== void 0) return known3;
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
  cutOf(cut2) {
    const at = this.game.layers.indexOf(cut2 === "copiable" ? this.game.copiable?.after ?? "" : cut2);
    return at < 0 ? missing("cut", cut2) : at;
  }
  clauses(path) {
    return this.node(path);
  }
  modifier(path) {
    let known3 = this.modifiers.get(path);
    if (known3 === void 0) {
      const keeper2 = this.keeper(parsePath(path).root);
      const modifier = this.node(path);
      known3 = keeper2 === this ? inOneShape(modifier, modifier.if, this.game.slotKinds?.names) : keeper2.modifier(path);
      this.modifiers.set(path, known3);
    }
    return known3;
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
  effect(path, ability2) {
    let known3 = this.effects.get(path);
    if (known3 === void 0) {
      const keeper2 = this.keeper(parsePath(path).root);
      known3 = keeper2 === this ? this.compileEffect(path, ability2) : keeper2.effect(path, ability2);
      this.effects.set(path, known3);
    }
    return known3;
  }
  compileEffect(path, ability2) {
    return compileEffect(this.game, path, this.node(path), ability2 === "" ? null : this.node(ability2));
  }
  testOf(predicate2) {
    const known3 = this.tests.get(predicate2);
    if (known3 === void 0) {
      this.tests.set(predicate2, "seen");
      return null;
    }
    if (known3 !== "seen") return known3;
    const made2 = plainTest(this.game, predicate2);
    this.tests.set(predicate2, made2);
    return made2;
  }
  staticsIn(list, what) {
    let known3 = this.statics.get(list);
    if (known3 === void 0) {
      const paths = what === "abilities" ? list : list.flatMap((entry2) => keywordPaths(this.game, entry2));
      known3 = paths.map((path) => this.staticAt(path)).filter((one) => one.effects.length > 0);
      this.statics.set(list, known3);
    }
    return known3;
  }
  staticAt(path) {
    const { ability: ability2 } = this.ability(path);
    const count = ability2.kind === "static" ? ability2.modifiers?.length ?? 0 : 0;
    return { path, ability: ability2, effects: Array.from({ length: count }, (_, index) => this.effect(`${path}/modifiers/${index}`, path)) };
  }
  compileCard(card, root) {
    const abilities = card.abilities.map((ability2, index) => compile(ability2, `${root}/abilities/${index}`, card.id, this.game));
    const byMoment = /* @__PURE__ */ new Map();
    for (const compiled of abilities) this.compiled.set(compiled.path, compiled);
    const own = [...abilities, ...this.expansions(card.printed.keywords)];
    for (const compiled of own) {
      for (const { key } of compiled.triggers) {
        const list = byMoment.get(key) ?? [];
        if (!list.includes(compiled)) list.push(compiled);
        byMoment.set(key, list);
      }
    }
    const lends = own.flatMap(({ ability: ability2 }) => [...keysLentBy(ability2, (keywords2) => this.expansions(keywords2))]);
    const faces = (card.faces ?? []).map((face, at) => this.compileCard({ id: card.id, names: face.names, printed: face.printed, abilities: face.abilities }, `${root}/faces/${at}`));
    const defines2 = own.some(({ ability: ability2 }) => ability2.modifiers?.some((modifier) => modifier.defining) ?? false);
    const statics = own.filter((one) => one.ability.kind === "static");
    const elsewhere = defines2 || statics.some(({ ability: ability2 }) => ability2.from?.some((kind) => !this.game.inPlay.includes(kind)) === true);
    const keys2 = /* @__PURE__ */ new Set([...byMoment.keys(), ...faces.flatMap((face) => face.keys)]);
    return { card, abilities, statics, byMoment, faces, paths: abilities.map((one) => one.path), defines: defines2 || faces.some((face) => face.defines), elsewhere: elsewhere || faces.some((face) => face.elsewhere), keys: [...keys2], keysAt: this.keysByZone(own, faces), lends: /* @__PURE__ */ new Set([...lends, ...faces.flatMap((face) => [...face.lends])]) };
  }
  keysByZone(own, faces) {
    const { inPlay, spellsFrom } = this.game;
    const found2 = /* @__PURE__ */ new Map();
    const note3 = (kind, key) => {
      const keys2 = found2.get(kind) ?? [];
      if (!keys2.includes(key)) keys2.push(key);
      found2.set(kind, keys2);
    };
    for (const { ability: ability2, triggers } of own) for (const kind of ability2.from ?? (ability2.kind === "spell" ? spellsFrom : inPlay)) for (const { key } of triggers) note3(kind, key);
    for (const face of faces) for (const [kind, keys2] of face.keysAt) for (const key of keys2) note3(kind, key);
    return found2;
  }
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
var timeReason = "timeCalled";
var bothLoseReason = "bothLose";
function endOfRoundOf(table) {
  const { id, options } = table.pins.format;
  const { endOfRound: name2 } = options;
  const rules2 = table.game.endOfRound;
  if (rules2 === void 0 || typeof name2 !== "string" || !endsOf(rules2, id).includes(name2)) return null;
  return rules2.procedures[name2] ?? null;
}
function calledTime(table) {
  const { timeCalled } = table.state.match;
  return timeCalled === void 0 ? null : readAs(timeCalled);
}
function note2(table, { turnsLeft, untilBehind }) {
  table.set(table.state.match, "timeCalled", { turnsLeft, untilBehind });
}
function callTime(table) {
  const end2 = endOfRoundOf(table);
  const rules2 = table.game.endOfRound;
  if (end2 === null || rules2 === void 0) return { code: "time/not-offered", rule: null, detail: "The format of this match does not say what follows when time is called.", params: {} };
  if (calledTime(table) !== null) return { code: "time/called", rule: end2.rule, detail: "Time was called in this match.", params: {} };
  table.cause = { kind: "judge" };
  note2(table, { turnsLeft: end2.turns ?? 0, untilBehind: false });
  table.emit("timeCalled", end2.rule, { turns: end2.turns ?? 0 });
  const result = end2.turns === null || !rules2.isPlaying(table) ? resultAtTime(table) : null;
  if (result !== null) rules2.endMatch(table, result);
  return null;
}
function turnBegins(table) {
  const called = calledTime(table);
  const end2 = endOfRoundOf(table);
  const rules2 = table.game.endOfRound;
  if (called === null || end2 === null || rules2 === void 0 || called.untilBehind) return true;
  if (called.turnsLeft > 0) {
    note2(table, { ...called, turnsLeft: called.turnsLeft - 1 });
    table.emit("turnAfterTime", end2.rule, { number: (end2.turns ?? 0) - called.turnsLeft + 1, turns: end2.turns ?? 0 });
    return true;
  }
  const decides = (end2.level === "life" || end2.level === "untilBehind") && aheadOf(winsOf(table)) === null;
  const ahead = decides ? aheadOf(rules2.lives(table)) : null;
  if (decides && ahead === null && end2.level === "untilBehind") {
    playUntilBehind(table, called, end2);
    return true;
  }
  rules2.endGame(table, { winners: ahead === null ? [] : [ahead], reason: timeReason, rule: end2.rule });
  return false;
}
function playUntilBehind(table, called, end2) {
  note2(table, { ...called, turnsLeft: 0, untilBehind: true });
  table.emit("playedUntilBehind", end2.rule, {});
}
function winsOf(table) {
  return readAs(table.state.match).wins ?? table.seats().map(() => 0);
}
function resultAtTime(table) {
  const called = calledTime(table);
  const end2 = endOfRoundOf(table);
  if (called === null || end2 === null) return null;
  if (end2.level === "bothLose") return { winners: [], reason: bothLoseReason, rule: end2.rule };
  const ahead = aheadOf(winsOf(table));
  if (ahead !== null) return { winners: [ahead], reason: timeReason, rule: end2.rule };
  if (end2.level !== "untilBehind") return { winners: [], reason: timeReason, rule: end2.rule };
  if (!called.untilBehind) playUntilBehind(table, called, end2);
  return null;
}
var parts = { derive: valuesOf2, toldApart, openCause, withExample };
function openTable(library, pins, state, tracking) {
  return new Table(library, pins, state, tracking, parts);
}
function alike(one, other) {
  if (Object.is(one, other)) return true;
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return false;
  if (Array.isArray(one)) return Array.isArray(other) && one.length === other.length && one.every((value, at) => alike(value, other[at]));
  if (one instanceof Map) {
    return other instanceof Map && one.size === other.size && [...one].every(([key, value]) => other.has(key) && alike(value, other.get(key)));
  }
  if (one instanceof Set) return other instanceof Set && one.size === other.size && [...one].every((value) => other.has(value));
  const [names2, others] = [Object.keys(one), Object.keys(other)];
  return names2.length === others.length && names2.every((name2) => name2 in other && alike(one[name2], other[name2]));
}
function recheck(table) {
  const { library, pins, state } = table;
  const fresh = openTable(library, pins, state, false);
  const demand = (what, derive) => {
    if (!alike(derive(table), derive(fresh))) throw new InvariantBroken(`remembered and recomputed differ: ${what}`);
  };
  for (const row of Object.values(state.objects)) {
    demand(`object ${row.id}`, (on) => on.object(row.id));
    demand(`program of object ${row.id}`, (on) => on.program(row));
    demand(`values of object ${row.id}`, (on) => valuesOf2(on, row.id));
    demand(`abilities of object ${row.id}`, (on) => abilitiesOf(on, row));
    demand(`controller of object ${row.id}`, (on) => on.controllerOf(row));
  }
  for (const seat of table.seats()) demand(`values of player ${seat}`, (on) => playerValuesOf(on, seat));
  for (const key of library.openings.awaited) {
    demand(`objects that wait for ${key}`, (on) => subscribers(on, key));
    demand(`watches that wait for ${key}`, (on) => watchesFor(on, key));
  }
}
function run(table) {
  const { state, library } = table;
  let procedure = null;
  while (state.frames.length > 0 && state.header.status === "running") {
    if ((++table.steps & 63) === 0) weigh(table);
    if (table.rechecks > 0 && table.steps % table.rechecks === 0) recheck(table);
    if (stabilise(table)) continue;
    const frame = state.frames[state.frames.length - 1];
    if (procedure === null || procedure.name !== frame.procedure) procedure = library.procedure(frame.procedure);
    const step = procedure.steps[frame.step];
    if (step === void 0) {
      finishFrame(table, true);
      continue;
    }
    table.journal.setFrame(frame, "step", frame.step + 1);
    table.cause = frame.cause;
    const control = step.run(table, frame.locals, frame);
    if (control !== void 0 && obey(table, frame, control)) return;
  }
  if (state.frames.length === 0 && state.header.status === "running") throw new InvariantBroken("the work stack is empty but the match is not over");
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
    table.journal.setFrame(frame, "step", table.library.label(frame.procedure, control.to));
    return false;
  }
  if (control.then !== void 0) table.journal.setFrame(frame, "step", table.library.label(frame.procedure, control.then));
  if ("wait" in control) {
    if (table.journal.size(table.state.decisions) === 0) throw new InvariantBroken(`${frame.procedure} waits, but nobody was asked`);
    return true;
  }
  table.push(control.call, control.locals);
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
  const refusal = carryOut(table, action);
  if (refusal === null) answerForAbsent(table);
  return refusal;
}
function answerForAbsent(table) {
  const { plays } = table.game;
  if (plays === void 0) return;
  for (; ; ) {
    const open = openDecisions(table).find(({ seat, subject }) => !plays(table, seat) || !plays(table, subject));
    const row = open === void 0 ? null : rowOf2(table, open.id);
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
  table.journal.setRecord(state.header, "version", state.header.version + 1);
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
      if (!table.seats().includes(action.seat)) return refuse("action/not-possible", game.rules.concede, `Seat ${action.seat} does not play.`);
      table.cause = { kind: "player", seat: action.seat };
      table.emit("conceded", game.rules.concede, { seat: action.seat, scope: action.scope });
      game.endByConcession(table, [action.seat], action.scope, "concession");
      break;
    case "judgeLoss":
      if (!table.seats().includes(action.seat)) return refuse("action/not-possible", game.rules.concede, `Seat ${action.seat} does not play.`);
      table.cause = { kind: "judge" };
      table.emit("judgeLossGiven", action.rules[0] ?? game.rules.concede, { seat: action.seat, scope: action.scope, rules: [...action.rules] });
      game.endByConcession(table, [action.seat], action.scope, "judge");
      break;
    case "agreeDraw":
      table.cause = { kind: "player" };
      table.emit("drawAgreed", game.rules.concede, { scope: action.scope });
      game.endByAgreement(table, action.scope);
      break;
    case "timeCalled": {
      const refusal = callTime(table);
      if (refusal !== null) return refusal;
      break;
    }
  }
  goOn(table);
  return null;
}
function goOn(table) {
  table.cause = { kind: "rule" };
  table.journal.setRecord(table.state.header, "limitReached", false);
  if (table.journal.size(table.state.decisions) === 0) run(table);
}
function answer(table, seat, id, given) {
  const { state } = table;
  const row = rowOf2(table, id);
  if (row === null) return missing2(table, id);
  if (row.decision.seat !== seat) return interject(table, seat, given) ? null : refuse("decision/not-yours", row.decision.rule, `Decision ${id} is for another player.`);
  if (state.header.limitReached) return refuse("action/not-possible", null, "The match reached a limit; concede, agree on a draw or call a judge.");
  const checked = checkAnswer(table, row.decision, given);
  if ("code" in checked) return checked;
  deliver(table, row, checked.answer);
  return null;
}
function interject(table, seat, given) {
  const { interjections } = table.game;
  if (interjections === void 0 || !table.seats().includes(seat) || typeof given !== "object" || given === null || !("picks" in given)) return false;
  const { picks } = given;
  const option = Array.isArray(picks) && picks.length === 1 ? interjections.of(table, seat).find(({ id }) => id === picks[0]) : void 0;
  if (option === void 0) return false;
  table.cause = { kind: "player", seat };
  interjections.say(table, seat, option.id);
  return true;
}
function missing2(table, id) {
  return id >= 1 && id < table.state.header.nextDecision ? refuse("decision/closed", null, `Decision ${id} is closed.`, { decision: id }) : refuse("decision/unknown", null, `There is no decision ${id}.`, { decision: id });
}
function deliver(table, row, given) {
  const { state, journal } = table;
  journal.setRecord(row, "answer", given);
  table.cause = { kind: "player", seat: row.decision.seat };
  table.game.answered?.(table, row.decision, given);
  const round = roundOf(table, row);
  if (!isComplete(round)) {
    table.emit("answerSealed", row.decision.rule, { seat: row.decision.seat, decision: row.decision.id });
    return;
  }
  const frame = frameOf(table, row.frame);
  const answers = {};
  for (const one of round) {
    answers[one.asked] = jsonOf(one.answer);
    journal.remove(state.decisions, one.decision.id);
  }
  table.local(frame.locals, "answers", answers);
  table.local(frame.locals, "answer", round[0].answer);
  table.cause = { kind: "rule" };
  run(table);
}
function frameOf(table, id) {
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
    table.journal.setRecord(table.state.header, "limitReached", false);
    deliver(table, row, leastAnswer(table, row.decision));
    return null;
  }
  table.game.endByConcession(table, [seat], onTimeOut === "loseMatch" ? "match" : "game", "time");
  goOn(table);
  return null;
}
var noteVerb = { run: (table, verb2, env) => {
  const { what } = verb2;
  noteOn(table, env.self, verb2.as, typeof what === "object" ? [...objectsOf(table, env, what)] : env.vars[what] ?? null);
  return { done: table.find(env.self) !== null };
} };
function emptyState(key) {
  return { schema: 1, header: { version: 0, events: 0, moment: 0, nextId: 1, nextDecision: 1, nextFrame: 1, nextEffect: 1, nextStamp: 1, status: "running", result: null, limitReached: false }, chance: { key, used: 0 }, players: [], game: {}, history: {}, match: {}, zones: {}, slots: {}, objects: {}, effects: {}, past: {}, triggers: {}, watches: {}, suspended: {}, frames: [], decisions: {} };
}
var orderTriggersProcedure = defineProcedure({ name: "orderTriggers", steps: [{ name: "group", run: askGroup }, { name: "ordered", run: takeOrder }] });
function askGroup(table, locals, frame) {
  const groups = locals.groups ?? groupsOf2(table).map((group2) => group2.map((row) => row.id));
  const [group, ...rest] = groups;
  table.local(locals, "groups", rest);
  if (group === void 0) return { done: locals.order };
  const rows2 = group.map((id) => table.state.triggers[id]);
  if (rows2.length < 2 || alike2(table, rows2)) {
    table.local(locals, "order", [...locals.order, ...group]);
    return { to: "group" };
  }
  const options = rows2.map((row) => ({ id: `trigger:${row.id}`, label: "ability", params: { card: row.card, ability: row.ability }, object: row.source }));
  table.ask(frame, { seat: rows2[0].seat, kind: "orderEffects", rule: orderingRule(table), domain: wholeOrder(options) });
  return { wait: true };
}
function takeOrder(table, locals) {
  const ids2 = picksOf(locals.answer).map((pick) => Number(pick.slice("trigger:".length)));
  table.local(locals, "order", [...locals.order, ...ids2]);
  return { to: "group" };
}
function alike2(table, rows2) {
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
var named2 = (role, name2) => {
  const read2 = typeof name2 === "string" ? /^(object|player):(\d+)$/.exec(name2) : null;
  if (read2 === null) return [];
  return [read2[1] === "object" ? { role, object: Number(read2[2]) } : { role, player: Number(read2[2]) }];
};
function aboutOf({ object, params = {} }) {
  const subject = object ?? (typeof params.object === "number" ? params.object : void 0);
  return [...subject === void 0 ? [] : [{ role: "subject", object: subject }], ...named2("target", params.target), ...typeof params.slot === "string" ? [{ role: "place", place: params.slot }] : [], ...typeof params.seat === "number" ? [{ role: "player", player: params.seat }] : [], ...subject === void 0 && typeof params.card === "string" ? [{ role: "card", card: params.card }] : []];
}
var told = (option) => {
  const about4 = aboutOf(option);
  return about4.length === 0 ? option : { ...option, about: about4 };
};
var optionsTold = (options) => options.map(told);
function decisionTold(decision) {
  const { domain } = decision;
  return "options" in domain ? { ...decision, domain: { ...domain, options: optionsTold(domain.options) } } : decision;
}
function viewOf(table, viewer) {
  const { state, game } = table;
  const called = calledTime(table);
  return { version: state.header.version, status: state.header.status, result: state.header.result, turn: game.viewTurn(table), players: table.seats().map((seat) => ({ seat, values: game.viewPlayer(table, seat) })), zones: Object.values(state.zones).map((zone) => viewZone(table, zone, viewer)), slots: Object.values(state.slots).map((slot) => ({ id: slot.id, seat: slot.seat < 0 ? null : slot.seat, column: slot.column, row: slot.row, object: slot.object === 0 ? null : viewObject(table, table.object(slot.object), viewer) })), pending: pendingOn(table, viewer), values: game.viewMatch(table), ...called === null ? {} : { timeCalled: called } };
}
function viewZone(table, zone, viewer) {
  const objects2 = zone.order.map((id) => table.object(id)).filter((row) => showsObject(table, row, viewer));
  return { id: zone.id, kind: zone.kind, seat: zone.seat < 0 ? null : zone.seat, count: zone.order.length, objects: objects2.map((row) => viewObject(table, row, viewer)) };
}
function viewObject(table, row, viewer) {
  const { game } = table;
  const open = showsFace(table, row, viewer);
  const attached = row.attached.filter((id) => hasPlace(table.object(id)));
  return { id: row.id, ...open && row.card !== "" ? { card: row.card } : {}, ...row.kind === "card" ? {} : { kind: row.kind }, owner: row.owner, controller: table.controllerOf(row), values: open ? game.viewObject(table, row) : game.viewHidden?.(table, row) ?? {}, attachments: row.attached.map((id) => table.object(id)).filter((one) => !hasPlace(one)).map((one) => viewObject(table, one, viewer)), under: row.under.map((id) => viewObject(table, table.object(id), viewer)), ...attached.length > 0 ? { attached } : {}, ...hostOf(row) };
}
function hostOf(row) {
  if (row.host === 0 || !hasPlace(row)) return {};
  const seat = seatOfId(row.host);
  return seat === null ? { host: row.host } : { hostSeat: seat };
}
function pendingOn(table, viewer) {
  const may = viewer.role === "player" ? table.game.interjections?.of(table, viewer.seat) : void 0;
  return pendingFor(openDecisions(table), viewer, may);
}
function pendingFor(decisions, viewer, may = []) {
  return decisions.map((decision) => viewer.role === "judge" || viewer.role === "player" && viewer.seat === decision.seat ? { yours: true, decision: decisionTold(decision) } : { yours: false, id: decision.id, openedAt: decision.openedAt, seat: decision.seat, ...may.length === 0 ? {} : { may: optionsTold(may) } });
}
function eventsFor(events2, viewer) {
  return events2.map((event) => {
    if (event.secrets === void 0) return event;
    const { secrets, ...open } = event;
    let data2 = { ...event.data };
    for (const secret of secrets) if (viewer.role === "judge" || viewer.role === "player" && secret.seats.includes(viewer.seat)) data2 = { ...data2, ...secret.data };
    return { ...open, data: data2 };
  });
}
var AbandonedPiles = class {
  piles;
  constructor(table) {
    this.piles = new Map(hiddenPiles(table).map(({ id, seat, order }) => [id, { seat, order, known: new Map(order.map((one) => [one, table.object(one).knownTo])), gone: 0, drawn: 0, disturbed: false }]));
    this.follow(table, () => 0);
  }
  note(table, events2) {
    this.follow(table, (pile) => pile.gone + drawnBy(events2, pile.seat));
  }
  noteRewind(table) {
    this.follow(table, (pile, zone) => pile.order.length - table.zone(zone).order.length);
  }
  toShuffle() {
    return Object.fromEntries([...this.piles].filter(([, { disturbed }]) => disturbed).map(([zone, { drawn: drawn2 }]) => [zone, drawn2]));
  }
  follow(table, expected) {
    for (const [zone, pile] of this.piles) {
      if (pile.disturbed) continue;
      const { order } = table.zone(zone);
      const gone = expected(pile, zone);
      const isWhole3 = order.length === pile.order.length - gone && order.every((id, at) => id === pile.order[gone + at]);
      const isLookedAt = order.some((id) => table.object(id).knownTo !== pile.known.get(id) || isAskedAbout(table.state, id));
      this.piles.set(zone, isWhole3 && !isLookedAt ? { ...pile, gone, drawn: Math.max(gone, pile.drawn) } : { ...pile, disturbed: true });
    }
  }
};
var hiddenPiles = (table) => Object.values(table.state.zones).filter(({ kind, seat }) => seat >= 0 && table.game.visibility[kind] === "nobody");
var isAskedAbout = ({ decisions }, object) => Object.values(decisions).some(({ decision: { domain } }) => "options" in domain && domain.options.some((option) => option.object === object));
function drawnBy(events2, seat) {
  return events2.reduce((sum, { type, data: data2 }) => {
    if (data2.seat !== seat) return sum;
    if (type === "cardDrawn") return sum + 1;
    const { count, amount: amount3 } = readAs(data2);
    return type === "cardsDrawn" ? sum + (count ?? amount3 ?? 0) : sum;
  }, 0);
}
var rule = "kernel.rewind";
function tablesOf(then, now, key) {
  if (now.header.version < then.header.version) throw new InvariantBroken(`version ${now.header.version} does not come after ${then.header.version}`);
  const { status, result, limitReached } = then.header;
  return { ...then, header: { ...now.header, status, result, limitReached }, chance: { key, used: 0 } };
}
function rewind(table, { piles }, toVersion) {
  const { header } = table.state;
  table.journal.setRecord(header, "version", header.version + 1);
  table.newMoment();
  table.cause = { kind: "judge" };
  table.emit("rewound", rule, { version: toVersion });
  forgetPresets(table);
  const busy = busyIds(table);
  for (const [zone, kept2] of Object.entries(piles)) shuffleUnknown(table, zone, kept2, busy);
  askAgain(table);
}
function forgetPresets(table) {
  for (const seat of table.seats()) {
    const player3 = table.player(seat);
    if (typeof player3.passing === "string" && player3.passing !== "") table.journal.set(player3, "passing", "");
    if (typeof player3.asked === "string" && player3.asked !== "everywhere") table.journal.set(player3, "asked", "everywhere");
  }
}
function busyIds({ state: { frames, decisions } }) {
  const work = frames.map(({ locals }) => locals);
  const questions = Object.values(decisions).map(({ decision: { prompt, domain } }) => [prompt.params, domain]);
  return new Set((JSON.stringify([work, questions]).match(/\d+/g) ?? []).map(Number));
}
function shuffleUnknown(table, zoneId, kept2, busy) {
  const zone = table.zone(zoneId);
  const isLoose = (id, at) => at >= kept2 && table.object(id).knownTo === 0 && !busy.has(id);
  const loose = new Set(zone.order.filter(isLoose));
  const shuffled = table.shuffled("zone", [...loose], rule, { zone: zoneId });
  let next2 = 0;
  table.set(zone, "order", zone.order.map((id) => loose.has(id) ? shuffled[next2++] : id));
  for (const id of shuffled) anew(table, id);
}
function askAgain(table) {
  const { decisions, header } = table.state;
  const rows2 = Object.values(decisions);
  for (const { decision } of rows2) table.journal.remove(decisions, decision.id);
  for (const row of rows2) {
    const id = header.nextDecision;
    table.journal.setRecord(header, "nextDecision", id + 1);
    table.journal.insert(decisions, id, { ...row, decision: { ...row.decision, id, openedAt: header.version } });
  }
}
var kernelProcedures = [effectProcedure, choicesProcedure, verbsProcedure, abilityProcedure, happeningProcedure, orderTriggersProcedure];
var foundingActions = ["answer", "timeOut", "concede", "judgeLoss", "agreeDraw"];
var kernelVerbs = { grant: grantVerb, note: noteVerb, when: whenVerb, ...watchVerbs, ...alteringVerbs };
function createRules(game) {
  return { contract: 2, game: game.id, seats: game.seats, formats: game.formats, decisionKinds: game.decisionKinds, pinsDecks: game.pinsDecks === true, deckForms: Object.keys(game.deckForms ?? {}), ...game.endOfRound === void 0 ? {} : { actions: [...foundingActions, "timeCalled"], endsOfRound: endsByFormat(game.formats, game.endOfRound) }, withCards: (catalogue) => withCards(game, libraryOf(game, catalogue)), faultsOf: (cards) => {
    const ids2 = new Set(cards.map(({ id }) => id));
    return cards.flatMap((card) => checkProgram(game, readAs(card), (id) => ids2.has(id)));
  }, openingsOf: (cards) => jsonObjectOf(libraryOf(game, catalogueOf(cards)).openings.data) };
}
var endsByFormat = (formats, rules2) => Object.fromEntries(Object.keys(formats).map((id) => [id, endsOf(rules2, id)]).filter(([, names2]) => names2.length > 0));
var libraryOf = (game, catalogue) => Library.of(game, kernelProcedures, kernelVerbs, catalogue);
function withCards(game, library) {
  const withInline = once((cards) => library.with(readAs(cards)));
  const libraryFor = ({ inlineCards = [] }) => inlineCards.length === 0 ? library : withInline(inlineCards);
  const tableOf = (pins, state, trackDirty = false) => openTable(libraryFor(pins), pins, state, trackDirty);
  const begin5 = (pins, key, fillIn) => {
    const table = openTable(libraryFor(pins), pins, emptyState(key), false);
    fillIn(table);
    run(table);
    return stepOf(table);
  };
  return { start: (pins, key) => begin5(pins, key, (table) => game.setUp(table)), arrange: (pins, key, arrangement) => begin5(pins, key, (table) => game.arrange(table, arrangement)), apply: (pins, state, action) => {
    const table = tableOf(pins, copy(state));
    const refusal = act(table, action);
    return refusal === null ? { ok: true, step: stepOf(table) } : { ok: false, refusal };
  }, openSession: (pins, state, { fingerprints = false, rechecks = 0 } = {}) => {
    const table = tableOf(pins, copy(state), fingerprints);
    table.rechecks = rechecks;
    return openSession(table, fingerprints);
  }, view: (pins, state, viewer) => viewOf(tableOf(pins, state), viewer), pending: (state) => decisionsOf(state), pendingFor: (state, viewer) => pendingFor(decisionsOf(state), viewer), result: (state) => state.header.result, eventsFor, fingerprint: (state) => fingerprintOf(state), sample: (pins, state, decision, draw) => sampleFrom(() => tableOf(pins, state), decision, draw), defaultAnswer: (pins, state, decision) => leastAnswer(tableOf(pins, state), decision), validateDeck: (format, deck) => game.validateDeck(library.catalogue(), format, deck), parseDeck: (text2) => game.parseDeck(library.catalogue(), text2), printDeck: (deck, form) => (game.deckForms?.[form] ?? missing("form of decks", form))(library.catalogue(), deck), rewinding: rewindingOf(tableOf) };
}
function rewindingOf(tableOf) {
  const wentBack = (pins, then, now, order) => {
    const table = tableOf(pins, copy(tablesOf(then, now, order.key)));
    rewind(table, order, then.header.version);
    return table;
  };
  return { pilesToShuffle: (pins, then, since) => {
    const targets = new Set(since.flatMap((step) => "action" in step ? [] : [step.rewoundTo]));
    const kept2 = /* @__PURE__ */ new Map();
    let table = tableOf(pins, copy(then));
    const keep = () => {
      const { version } = table.state.header;
      if (targets.has(version)) kept2.set(version, copy(table.state));
    };
    keep();
    const piles = new AbandonedPiles(table);
    for (const step of since) {
      if ("action" in step) {
        const refusal = act(table, step.action);
        if (refusal !== null) throw new InvariantBroken(`${step.action.type} was accepted and is now refused: ${refusal.detail}`);
        piles.note(table, table.events);
      } else {
        const stood = must(kept2.get(step.rewoundTo), `version ${step.rewoundTo} since ${then.header.version}`);
        table = wentBack(pins, stood, table.state, step.order);
        piles.noteRewind(table);
      }
      keep();
    }
    return piles.toShuffle();
  }, rewind: (pins, then, now, order) => stepOf(wentBack(pins, then, now, order)) };
}
function act(table, action) {
  table.journal.forget();
  const mark3 = table.journal.mark();
  try {
    const refusal = perform(table, action);
    if (refusal !== null) table.journal.undoTo(mark3);
    return refusal;
  } catch (error) {
    table.journal.undoTo(mark3);
    if (!(error instanceof LimitExceeded)) throw error;
    recordLimit(table, error);
    return null;
  }
}
function recordLimit(table, error) {
  const { header } = table.state;
  table.events = [];
  table.journal.setRecord(header, "version", header.version + 1);
  table.newMoment();
  table.cause = { kind: "rule" };
  table.emit("limitReached", "kernel.limit", { limit: error.limit });
  table.journal.setRecord(header, "limitReached", true);
}
function openSession(table, fingerprints) {
  const keeper2 = fingerprints ? new FingerprintKeeper(table.state) : null;
  let undoable = false;
  return { version: () => table.state.header.version, act: (action) => {
    undoable = false;
    const refusal = act(table, action);
    if (table.rechecks > 0) recheck(table);
    if (refusal !== null) return { ok: false, refusal };
    undoable = true;
    return { ok: true, events: table.events };
  }, undo: () => {
    if (!undoable) throw new InvariantBroken("there is no action to undo");
    undoable = false;
    table.journal.undoTo(0);
    table.events = [];
  }, pending: () => openDecisions(table), result: () => table.state.header.result, fingerprint: () => {
    if (keeper2 === null) return fingerprintOf(table.state);
    keeper2.refresh(table.journal);
    return keeper2.hex();
  }, sample: (decision, draw) => sampleFrom(() => table, decision, draw), state: () => copy(table.state), view: (viewer) => viewOf(table, viewer), pendingFor: (viewer) => pendingOn(table, viewer) };
}
function sampleFrom(tableOf, decision, draw) {
  const { domain } = decision;
  return domain.type !== "bulk" && isOpen(domain) ? drawPicks(domain, draw) : sampleAnswer(tableOf(), decision, draw);
}
function decisionsOf(state) {
  return Object.values(state.decisions).filter((row) => row.answer === null).map((row) => row.decision);
}
function stepOf(table) {
  return { state: table.state, events: table.events, pending: openDecisions(table), result: table.state.header.result };
}
function copy(state) {
  const from = state;
  const copied2 = { ...from, header: { ...from.header }, chance: { ...from.chance }, players: from.players.map(copyRow), game: copyRow(from.game), history: copyRow(from.history), match: copyRow(from.match), zones: copyRows(from.zones), slots: copyRows(from.slots), objects: copyRows(from.objects), effects: copyRows(from.effects), past: copyRows(from.past), triggers: copyRows(from.triggers), watches: copyRows(from.watches), suspended: JSON.parse(JSON.stringify(from.suspended)), frames: from.frames.map((frame) => ({ ...frame, locals: copyRow(frame.locals) })), decisions: copyRows(from.decisions) };
  return copied2;
}
var copyRow = (row) => ({ ...row });
function copyRows(rows2) {
  const copied2 = {};
  for (const id in rows2) copied2[id] = copyRow(rows2[id]);
  return copied2;
}
function mightRespond(table, seat, key, event) {
  const acts = table.library.openings.hiddenAt(key);
  if (acts.length === 0 || (table.game.hiddenListeners?.(table, seat) ?? []).length === 0) return false;
  const env = sourceEnv(0, "", seat, event);
  const might = (condition2) => condition2 === void 0 || publicly(table, env, condition2) !== "no";
  return acts.some((act3) => table.game.mightHold?.(table, seat, act3.facts ?? {}) !== false && might(act3.if) && might(act3.when));
}
function publicly(table, env, condition2) {
  if ("all" in condition2) return worst(table, env, condition2.all, false);
  if ("any" in condition2) return opposite(worst(table, env, condition2.any, true));
  if ("not" in condition2) return opposite(publicly(table, env, condition2.not));
  if (isSecret(table, condition2)) return "unknown";
  return holds(table, env, condition2) ? "yes" : "no";
}
function worst(table, env, parts3, opposed) {
  let found2 = "yes";
  for (const part of parts3) {
    const verdict = publicly(table, env, part);
    if (verdict === (opposed ? "yes" : "no")) return "no";
    if (verdict === "unknown") found2 = verdict;
  }
  return found2;
}
function opposite(verdict) {
  if (verdict === "unknown") return verdict;
  return verdict === "yes" ? "no" : "yes";
}
var secretWith = once((condition2, table) => speaksOfSecrets(table, condition2));
var isSecret = (table, condition2) => secretWith(condition2, table);
function speaksOfSecrets(table, node, sums = false) {
  if (node === "self") return true;
  if (Array.isArray(node)) return node.some((child) => speaksOfSecrets(table, child));
  if (typeof node !== "object" || node === null) return false;
  const fields2 = node;
  const kinds = typeof fields2.from === "string" ? [fields2.from] : Array.isArray(fields2.from) ? fields2.from : [];
  const countsOnly = fields2.where === void 0 && fields2.relation === void 0 && !sums;
  if (!countsOnly && kinds.some((kind) => kind in table.game.visibility && table.game.visibility[kind] !== "all")) return true;
  const reads2 = typeof fields2.of === "string" && ["sum", "max", "min", "distinct"].some((key) => key in fields2);
  return Object.values(fields2).some((child) => speaksOfSecrets(table, child, reads2));
}
function moment(table, event, mark3, data2, then) {
  const key = momentKey(event, mark3);
  if (!table.library.openings.awaited.has(key)) return then === void 0 ? void 0 : { to: then };
  const queue = table.cardsHere.awaits(key) ? collect2(table, key, data2) : [];
  const seats = table.game.seatOrder(table);
  const quiet = queue.length === 0 && !seats.some((seat) => mightRespond(table, seat, key, data2));
  if (quiet) return then === void 0 ? void 0 : { to: then };
  const locals = { event, mark: mark3, data: data2, queue, seats: [...seats], asked: null, answer: null, answers: null, returned: null };
  return call(momentProcedure, locals, then);
}
var bucketsOf = (table, seat) => table.game.listeners?.(table, seat) ?? [];
function collect2(table, key, data2) {
  const found2 = [];
  for (const seat of table.game.seatOrder(table)) {
    for (const bucket of bucketsOf(table, seat)) {
      for (const object of bucket) {
        for (const compiled of abilitiesAt(table, table.object(object), key)) {
          if (compiled.ability.kind !== "triggered") continue;
          const listener = { object, seat, ability: compiled.path };
          if (ready(table, listener, key, data2)) found2.push(listener);
        }
      }
    }
    found2.push(...revealedListeners(table, seat, key, data2));
  }
  return found2;
}
function revealedListeners(table, seat, key, data2) {
  const id = data2.object;
  if (typeof id !== "number") return [];
  const row = table.find(id);
  if (row === null || row.zone === "") return [];
  const zone = table.zone(row.zone);
  if (zone.seat !== seat || table.game.visibility[zone.kind] === "all") return [];
  return abilitiesAt(table, row, key).filter((compiled) => compiled.ability.kind === "triggered").map((compiled) => ({ object: id, seat, ability: compiled.path })).filter((listener) => ready(table, listener, key, data2));
}
var momentProcedure = defineProcedure({ name: "moment", steps: [{ name: "order", run: askOrder2 }, { name: "next", run: next }, { name: "offered", run: offered }, { name: "window", run: openWindow }, { name: "responded", run: responded }] });
function queueOf(locals) {
  return locals.queue;
}
function setQueue(table, locals, queue) {
  table.local(locals, "queue", queue);
}
function keyOf(locals) {
  return momentKey(locals.event, locals.mark);
}
function askOrder2(table, locals, frame) {
  if (locals.asked !== null) {
    const order = picksOf(locals.answer).map(Number);
    const group2 = locals.asked;
    const old = queueOf(locals);
    const sorted2 = order.map((at) => old[at]);
    let taken2 = 0;
    setQueue(table, locals, old.map((listener, at) => group2.includes(at) ? sorted2[taken2++] : listener));
    table.local(locals, "settled", [...locals.settled ?? [], ...group2]);
    table.local(locals, "asked", null);
  }
  const settled = locals.settled ?? [];
  const group = unorderedGroup(table, queueOf(locals), settled);
  if (group === null) return void 0;
  const [first] = group;
  const { seat } = queueOf(locals)[first];
  table.local(locals, "asked", group);
  const options = group.map((at) => {
    const listener = queueOf(locals)[at];
    return { id: String(at), label: "ability", params: { card: table.object(listener.object).card, ability: listener.ability }, object: listener.object };
  });
  table.ask(frame, { seat, kind: "orderEffects", rule: orderingRule(table), domain: wholeOrder(options) });
  return { wait: true, then: "order" };
}
function unorderedGroup(table, queue, settled) {
  if (queue.length < 2) return null;
  const groups = /* @__PURE__ */ new Map();
  queue.forEach((listener, at) => {
    const bucket = bucketsOf(table, listener.seat).findIndex((objects2) => objects2.includes(listener.object));
    const key = `${listener.seat}:${bucket}`;
    groups.set(key, [...groups.get(key) ?? [], at]);
  });
  for (const group of groups.values()) if (group.length > 1 && !settled.includes(group[0])) return group;
  return null;
}
function next(table, locals, frame) {
  const [seat, ...seats] = locals.seats;
  if (seat === void 0) return { done: null };
  const queue = queueOf(locals);
  const at = queue.findIndex((one) => one.seat === seat);
  if (at < 0) {
    table.local(locals, "seats", seats);
    table.local(locals, "windowSeat", seat);
    return { to: "window" };
  }
  const listener = queue[at];
  setQueue(table, locals, queue.filter((_, index) => index !== at));
  if (!ready(table, listener, keyOf(locals), locals.data)) return { to: "next" };
  const { ability: ability2 } = table.library.ability(listener.ability);
  if (ability2.may !== true) return { ...use(table, listener, locals), then: "next" };
  table.local(locals, "offer", listener);
  table.ask(frame, { seat, kind: "useEffect", rule: table.game.rules.optionalEffect, params: { card: table.object(listener.object).card, object: listener.object, ability: listener.ability }, domain: yesOrNo(listener.object) });
  return { wait: true };
}
function offered(table, locals) {
  const listener = must(locals.offer, "an offer");
  const accepted = saidYes(locals.answer) && ready(table, listener, keyOf(locals), locals.data);
  return accepted ? { ...use(table, listener, locals), then: "next" } : { to: "next" };
}
function openWindow(table, locals, frame) {
  const seat = must(locals.windowSeat, "whose window is open");
  const key = keyOf(locals);
  const data2 = locals.data;
  if (!mightRespond(table, seat, key, data2)) return { to: "next" };
  const used2 = locals.used ?? [];
  const listeners2 = handListeners(table, seat, key, data2).filter((listener) => !used2.includes(useKey(listener)));
  table.local(locals, "offers", listeners2);
  const options = listeners2.map((listener, at) => ({ id: `use:${at}`, label: "use", params: { card: table.object(listener.object).card, ability: listener.ability }, object: listener.object }));
  table.ask(frame, { seat, kind: "respond", rule: table.game.rules.respond ?? table.game.rules.optionalEffect, params: { event: locals.event, mark: locals.mark }, domain: { type: "options", min: 1, max: 1, options: [{ id: "pass", label: "pass" }, ...options] } });
  return { wait: true };
}
function useKey(listener) {
  return `${listener.object}:${listener.ability}`;
}
function handListeners(table, seat, key, data2) {
  const hidden = table.game.hiddenListeners?.(table, seat) ?? [];
  const found2 = usable(table, seat, key, data2).filter((listener) => hidden.includes(listener.object));
  for (const object of hidden) {
    for (const compiled of abilitiesAt(table, table.object(object), key)) {
      if (compiled.ability.kind !== "triggered" || data2.object === object) continue;
      const listener = { object, seat, ability: compiled.path };
      if (ready(table, listener, key, data2)) found2.push(listener);
    }
  }
  return found2;
}
function responded(table, locals) {
  const [pick] = picksOf(locals.answer);
  if (pick === "pass" || pick === void 0) return { to: "next" };
  const listener = (locals.offers ?? [])[Number(pick.replace("use:", ""))];
  if (table.library.ability(listener.ability).ability.kind === "triggered") {
    table.local(locals, "used", [...locals.used ?? [], useKey(listener)]);
  }
  return { ...use(table, listener, locals), then: "window" };
}
function use(table, listener, locals) {
  return (table.game.useAbility ?? callAbility)(table, listener, locals.data);
}
function callAbility(table, listener, event) {
  const env = listenerEnv(table, listener, event);
  return call(abilityProcedure, { ...effectLocals(env, ""), ability: listener.ability });
}
function deckViolation(code, rule2, cards, detail, params = {}) {
  return { code, rule: rule2, cards, detail, params };
}
function looseName(name2) {
  return name2.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().replace(/æ/g, "ae").replace(/[’‘`]/g, "'").replace(/[“”]/g, '"').replace(/[‐‑–—−]/g, "-").replace(/[•·・]/g, "·").replace(/\s*\/+\s*/g, "/").replace(/\s+/g, " ").trim();
}
var namesOf = once((cards) => {
  const [decked, ids2] = [/* @__PURE__ */ new Map(), /* @__PURE__ */ new Map()];
  const tokens = /* @__PURE__ */ new Set();
  for (const { id, names: names2, faces = [] } of cards) {
    const written3 = [names2, ...faces.map((face) => face.names)].flatMap(({ en, zh }) => [zh, en]);
    if (id.includes(":")) {
      for (const name2 of [id, ...written3]) tokens.add(looseName(name2));
      continue;
    }
    ids2.set(looseName(id), id);
    for (const name2 of written3) decked.set(looseName(name2), name2);
  }
  return { names: decked, ids: ids2, tokens };
});
var isId2 = /^[a-z0-9]+(?:-[a-z0-9]+)+$/;
function unknownCard(entry2, cards, inDecks, called = null) {
  const { names: names2, ids: ids2, tokens } = namesOf(cards);
  const compared = looseName(entry2);
  if (tokens.has(compared)) return deckViolation("deck/unknown-card", inDecks, [entry2], `${JSON.stringify(entry2)} is a token, and tokens are in no deck.`);
  const near2 = nearNames(compared, isId2.test(entry2) ? ids2 : names2);
  const missing3 = `Arbiter has no program for ${called ?? JSON.stringify(entry2)}.`;
  if (near2.length === 0) return deckViolation("deck/unknown-card", null, [entry2], missing3);
  return deckViolation("deck/unknown-card", null, [entry2], `${missing3} Did you mean ${near2.map((name2) => JSON.stringify(name2)).join(" or ")}?`, { near: [...near2] });
}
function recordIn(value, what) {
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw new ArrangementError(`${what} must be an object`);
  return value;
}
function refuseOtherFields(given, known3, what) {
  for (const key of Object.keys(given)) if (!known3.includes(key)) throw new ArrangementError(`unknown field ${key} in ${what}`);
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
  const found2 = table.library.catalogue().find((card) => card.id === id || card.names.zh === id || card.names.en === id);
  if (found2 === void 0) throw new ArrangementError(`${what}: there is no card ${JSON.stringify(id)}`);
  return found2.id;
}
function beginAt(table, procedure, step, locals) {
  table.begin(procedure, locals);
  table.journal.setFrame(table.state.frames.at(-1), "step", table.library.label(procedure.name, step));
}
function typedRows() {
  return { gameOf: (table) => table.state.game, setGame: (table, key, value) => table.set(table.state.game, key, value), playerOf: (table, seat) => table.player(seat), setPlayer: (table, seat, key, value) => table.set(table.player(seat), key, value), rowOf: (table, id) => table.object(id), fieldsOf: (row) => row, setObject: (table, id, key, value) => table.set(table.object(id), key, value) };
}
var objectFields = { stance: "upright", arrivedTurn: -1, heldInFront: 0, attackedTurn: 0, target: "", redirectedTo: 0, marked: "", prevented: false, immediateNegated: false, role: "", exposed: [] };
var { gameOf, setGame, playerOf, setPlayer, rowOf: unitOf, setObject: setUnit } = typedRows();
function opponentOf(seat) {
  return 1 - seat;
}
function hasKeyword(table, id, keyword2) {
  return valuesOf2(table, id).keywords.includes(keyword2);
}
function cannot(table, id, what) {
  return valuesOf2(table, id).cannot.includes(what);
}
function playerCannot(table, seat, what) {
  const list = playerValuesOf(table, seat).cannot;
  return Array.isArray(list) && list.includes(what);
}
function attackOf(table, id) {
  return valuesOf2(table, id).attack;
}
function scoreOf(table, id) {
  return valuesOf2(table, id).score;
}
function nameOf(table, id) {
  return table.program(table.object(id)).card.names.zh;
}
function isTraveller(table, id) {
  return table.object(id).card === travellerId;
}
function isMerged(table, id) {
  return table.object(id).under.some((one) => unitOf(table, one).role === "merged");
}
var travellerId = "traveller";
function totalScore(table, seat) {
  let total = playerOf(table, seat).reward;
  for (const id of unitsOf(table, seat)) total += scoreOf(table, id);
  return total;
}
function standing2(table, id) {
  const row = table.find(id);
  return row === null || row.slot === "" ? null : unitOf(table, id);
}
function unitsOf(table, seat) {
  const found2 = [];
  for (const { object } of table.slotsOf(seat)) if (object !== 0) found2.push(object);
  return found2;
}
function valueOf2(table, id, characteristic) {
  return valuesOf2(table, id)[characteristic];
}
function ruleEnv(seat, self = 0) {
  return sourceEnv(self, "", seat);
}
var lanes2 = [1, 2, 3, 4, 5];
var rows = ["front", "back"];
function slotId({ seat, row, lane }) {
  return `${seat}:${row}:${lane}`;
}
var positions = new Map([0, 1].flatMap((seat) => lanes2.flatMap((lane) => rows.map((row) => [slotId({ seat, row, lane }), { seat, row, lane }]))));
var idsOf = [0, 1].map((seat) => ({ front: lanes2.map((lane) => slotId({ seat, row: "front", lane })), back: lanes2.map((lane) => slotId({ seat, row: "back", lane })) }));
var sides = [0, 1].map((seat) => lanes2.flatMap((lane) => rows.map((row) => slotId({ seat, row, lane }))));
function positionOf(slot) {
  return must(positions.get(slot), "place on the board");
}
function slotsOf(seat) {
  return must(sides[seat], "side of the board");
}
function objectAt(table, slot) {
  return table.slot(slot).object;
}
function freeSlots(table, seat, row) {
  const places2 = row === void 0 ? slotsOf(seat) : must(idsOf[seat], "side of the board")[row];
  return places2.filter((slot) => objectAt(table, slot) === 0);
}
function once2(rule2) {
  const known3 = new Map([...positions.keys()].map((slot) => [slot, rule2(slot)]));
  return (slot) => must(known3.get(slot), "place on the board");
}
var slotsAhead = once2((slot) => {
  const { seat, row, lane } = positionOf(slot);
  const enemy = opponentOf(seat);
  const own = row === "back" ? [slotId({ seat, row: "front", lane })] : [];
  return [...own, slotId({ seat: enemy, row: "front", lane }), slotId({ seat: enemy, row: "back", lane })];
});
var enemySlotsAhead = once2((slot) => {
  const { seat, lane } = positionOf(slot);
  return rows.map((row) => slotId({ seat: opponentOf(seat), row, lane }));
});
function enemiesAhead(table, slot) {
  return slot === "" ? [] : present(table, enemySlotsAhead(slot));
}
function present(table, slots) {
  const found2 = [];
  for (const slot of slots) {
    const id = objectAt(table, slot);
    if (id !== 0) found2.push(id);
  }
  return found2;
}
function slotBehind(slot) {
  const { seat, row, lane } = positionOf(slot);
  return row === "front" ? slotId({ seat, row: "back", lane }) : null;
}
var slotsBeside = once2((slot) => {
  const { seat, row, lane } = positionOf(slot);
  return [lane - 1, lane + 1].filter((one) => one >= 1 && one <= 5).map((one) => slotId({ seat, row, lane: one }));
});
function inOrder2(table, objects2) {
  const { active } = gameOf(table);
  const standing3 = present(table, [...slotsOf(active), ...slotsOf(opponentOf(active))]).filter((id) => objects2.includes(id));
  return [...standing3, ...objects2.filter((id) => !standing3.includes(id))];
}
function entrySlots(table, object, owner, side) {
  const placements2 = valuesOf2(table, object.id).placements;
  if (side === owner) {
    const front2 = freeSlots(table, side, "front");
    const back3 = freeSlots(table, side, "back");
    return front2.length === 0 || placements2.includes("ownBack") ? [...front2, ...back3] : front2;
  }
  const front = freeSlots(table, side, "front");
  const back2 = freeSlots(table, side, "back");
  if (placements2.includes("enemyBack") && !placements2.includes("enemyFront")) return back2;
  return front.length === 0 || placements2.includes("enemyBack") ? [...front, ...back2] : front;
}
function sidesFor(table, id, seat) {
  const placements2 = valuesOf2(table, id).placements;
  const enemy = placements2.some((one) => one.startsWith("enemy"));
  return enemy ? [seat, opponentOf(seat)] : [seat];
}
function sideOptions(sides2, seat) {
  return sides2.map((side) => ({ id: `seat:${side}`, label: side === seat ? "ownSide" : "enemySide", params: { seat: side } }));
}
function dropCarrier(table, effect) {
  const card = table.find(effect.carrier);
  if (card === null) return;
  const { card: name2, owner, id } = card;
  const now = place(table, id, { zone: `graveyard:${owner}` });
  table.emit("cardMoved", "七.4", { card: name2, was: id, object: now, seat: owner, from: "attached", to: "graveyard" });
}
function durationKey(table, env, name2) {
  const { turn, active, phase } = gameOf(table);
  const before = phase === "draw" || phase === "defence";
  switch (name2) {
    case "turnEnd":
      return `turn:${turn}`;
    case "nextTurnEnd":
      return `turn:${turn + 1}`;
    case "opponentNextTurnEnd":
      return `turn:${active === env.you ? turn + 1 : turn + 2}`;
    case "yourNextMainPhase":
      return `main:${nextMain(turn, active === env.you, before)}`;
    case "opponentNextMainPhase":
      return `main:${nextMain(turn, active !== env.you, before)}`;
    case "thisMainPhase":
      return `main:${turn}`;
    case "summonPhaseEnd":
      return `summon:${turn}`;
    case "fightEnd":
      return `fight:${turn}`;
    case "battleEnd":
      return `battle:${before ? turn : turn + 1}`;
    case "stays":
    case "game":
      return "";
  }
  return "";
}
function nextMain(turn, theirTurn, beforeMain) {
  if (!theirTurn) return turn + 1;
  return beforeMain ? turn : turn + 2;
}
function expire(table, key) {
  finish2(table, (until) => until === key);
}
function expireTurn(table, turn) {
  const end2 = `:${turn}`;
  finish2(table, (until) => until.endsWith(end2));
}
function finish2(table, over2) {
  for (const effect of endEffects(table, ({ until }) => over2(until))) dropCarrier(table, effect);
}
function drawCards(table, seat, count, rule2) {
  const top = table.zone(`deck:${seat}`).order.slice(0, Math.max(0, count));
  const drawn2 = top.map((id) => {
    const { knownTo: knownTo2 } = table.object(id);
    const now = place(table, id, { zone: `hand:${seat}`, at: "bottom" });
    learn(table, now, table.seats().filter((one) => (knownTo2 & 1 << one) !== 0));
    return now;
  });
  table.newMoment();
  table.emit("cardsDrawn", rule2, { seat, count: drawn2.length, asked: count }, [{ seats: [seat], data: { objects: drawn2, cards: drawn2.map((id) => table.object(id).card) } }]);
  return drawn2;
}
var rulings = { missingRuleElevenSix: { id: "ruling:1", rules: ["十一.7", "十一.8(6)", "十一.8(7)"], question: "What does the missing number 十一.6 say, and what does 十一.7 add?", reading: "Nothing is invented for 十一.6; 十一.7 is the same act as 十一.8(6) and (7).", reason: "The text goes from 十一.5 to 十一.7, and 十一.7 repeats the two later lines." }, overloadIsDeckBuildingOnly: { id: "ruling:2", rules: ["十五.超載.1", "一.2(1)"], question: "Does overload do anything outside deck building?", reading: "No. It lifts the limit of one copy per name to three; in play the card is an ordinary card.", reason: "The keyword has one rule, which speaks of the deck; printed cards carry the word beside other effects." }, resistanceForbidsTargeting: { id: "ruling:3", rules: ["十五.魔法抗性.1", "十五.效果抗性.1"], question: "Both resistances lack a word and the seventh class repeats the heading of the fifth: what is meant?", reading: "The unit cannot be chosen as a target by any player's magic, or by any player's unit effects. Headings have no weight.", reason: "The second rule of each keyword says the same of the enemy, with the sentence complete." }, immediateOnPlayOnly: { id: "ruling:4", rules: ["十二.2", "十二.6", "十五.掩護.2", "十五.搭乘.1"], question: "When does an immediate effect happen?", reading: "When the unit is played, extra plays by an effect included; not when it is summoned.", reason: "十二.2 and 十五.掩護.2 name playing only, and 十五.搭乘.1 names both words where both are meant." }, boardAndTravellerAreGameData: { id: "ruling:5", rules: ["三.1", "四.4", "四.6", "十四.3", "十四.5"], question: "How many lanes are there, and what are a traveller's attack and score?", reading: "Five lanes; the traveller's numbers are data of the game.", reason: "Five turns of countdown turn one line each, and the first line ends the game." }, sidewaysUntilTurned: { id: "ruling:6", rules: ["八.3", "十五.衰退.1"], question: "Does a sideways unit become upright by itself?", reading: "No; only an effect, a merge or a split turns it.", reason: "No phase does it, decay needs it to last for a whole turn cycle, and cards print it as an effect." }, countdownStartsNextTurn: { id: "ruling:7", rules: ["三.1", "十四.3", "十四.5", "十三.1"], question: "Is the turn that enters the countdown one of the five?", reading: "No; the first line is turned in the end phase of the next turn, and the fifth turn after is the last.", reason: "十四.3 turns lines from then on, and only so do both players get the same number of turns." }, betweenTurnsOrder: { id: "ruling:8", rules: ["十四.5※", "六.1", "十四.5"], question: "Whose effects go first between two turns?", reading: "Those of the player whose turn just ended; none happen if the game ended at 十四.5.", reason: "They belong to nobody's turn, but 六.1 needs an order, and the ended turn is the nearest." }, claimTestsItsOwnCondition: { id: "ruling:9", rules: ["三.2", "十二.1", "十四.4", "十四.4(2)"], question: "Which condition of an early end is tested again, when, and by whom may it be claimed?", reading: "Only the one that was named, before the claimant's next main phase, even if the defence phase was skipped or the countdown has begun. Each player may have one claim open; a failed claim may be made again.", reason: "The rules speak of the claimed condition, bar only new claims in the countdown, and limit neither player nor repetition." }, stackCountsAsOneUnit: { id: "ruling:10", rules: ["十四.4(2)", "三.2", "十五.合體的共同特點.1", "十五.搭乘.1"], question: "How are units counted for a claim?", reading: "A stack is one unit, a traveller on a lane is one, riders and covered cards are none.", reason: "Merging makes one unit, and riders lie under a unit." }, emptyDeckDrawsTheRest: { id: "ruling:11", rules: ["二.1", "六.2", "十四.2"], question: "What if the deck cannot give all cards of a draw, and who picks what the hand limit exiles?", reading: "The player draws what is there and does not lose; he picks the exiled cards himself.", reason: "六.2 does what can be done, and section 三 knows no such end." }, magicValueIsATotal: { id: "ruling:12", rules: ["一.2(4)"], question: "Is the magic value of 15 a limit per card or for the deck, and is it ever paid?", reading: "For the deck, all magic cards added up; it is never paid.", reason: "A later wording of the rule says total, and no rule pays it." }, identitiesStayHidden: { id: "ruling:13", rules: ["一.1", "一.2", "一.3", "四.6"], question: "Is deck building open, and which cards lie in the forest?", reading: "Decks are built secretly and at the same time; the forest is a finite number of equal travellers without identity.", reason: "The faces of forest cards are never used, and only the number of deck and hand is public." }, oneFieldZoneEach: { id: "ruling:14", rules: ["四.5", "四.4", "七.4"], question: "Is there one field zone or one for each player?", reading: "One for each player.", reason: "Only the star line is called shared, and cards speak of the enemy's field card." }, optionalWhereItSaysMay: { id: "ruling:15", rules: ["六.1"], question: "Are effects optional, and in which order do several in one place happen?", reading: "Optional where the effect says it may happen, forced otherwise; declining is final for that moment. Several in one unit, one graveyard or one hand go in the order that their owner chooses.", reason: "The rule orders places only." }, collectedOnceRetestedWhenReached: { id: "ruling:16", rules: ["六.1"], question: "When are the conditions of simultaneous effects tested?", reading: "They are collected and ordered once and tested again when reached; a unit that moved keeps its place in the order.", reason: "An order that changed while it is worked off would have no fixed end." }, targetsFrozenWhenChosen: { id: "ruling:17", rules: ["六.6", "六.2"], question: "Does the lane order of several targets follow their later moves?", reading: "No; it is fixed when they are chosen, and a target that is gone is skipped.", reason: "The rule chooses all targets first; 六.2 leaves out what cannot be done." }, exactMomentsBetweenInstructions: { id: "ruling:18", rules: ["六.3", "六.4", "六.1"], question: "Where exactly can an exact-moment effect cut in?", reading: "At the marks before, at and after an event and between two instructions, never inside one simultaneous act; in the order of 六.1, and nested ones finish first.", reason: "六.4 names the three marks; what is simultaneous has no inside." }, actsAlternateBeforeFights: { id: "ruling:19", rules: ["十一.8(1)", "十一.8(7)"], question: "Who begins before a fight, how do the players alternate, and does the chance return for each fight?", reading: "The player whose turn it is begins, then one act each until both pass in a row; it returns before each fight.", reason: "六.1 puts that player first, and 十一.8(7) repeats the whole list." }, winnerActsBeforeLoser: { id: "ruling:20", rules: ["十一.8(3)", "十一.8(4)", "六.1"], question: "After a fight, does its winner or the player whose turn it is act first?", reading: "The winner.", reason: "The special rule goes before the general one." }, offTurnOnlyExactMoments: { id: "ruling:21", rules: ["二.3", "六.1", "六.3"], question: "May a player act in the other's turn outside the defence phase?", reading: "Only with exact-moment cards and with effects that trigger.", reason: "The phases speak of the player whose turn it is, and 六.3 is the one way in." }, targetFixedWhenFightBegins: { id: "ruling:22", rules: ["十一.4", "十一.8(2)", "十五.遠程.1"], question: "When is the target of an attack fixed?", reading: "At 十一.8(2) of its fight; only a ranged unit names a place when it attacks.", reason: "十一.4 speaks of the defence phase, 十五.遠程.1 of the attack." }, attackHeldDuringItsFight: { id: "ruling:23", rules: ["十一.3", "十五.阻擋.3", "十一.8(2)", "十一.8(6)"], question: "Does an attacker become upright at once if its target goes away during the fight?", reading: "Not from 十一.8(2) to (6) of its own fight.", reason: "Otherwise destroying the defender in (3) would cancel (5) and (6)." }, sneakAttackAfterTheWin: { id: "ruling:24", rules: ["十五.偷襲.1", "十一.8(3)", "十一.8(5)", "十五.劇毒.1"], question: "When may a sneak attacker return, and what of the judgement of destruction?", reading: "From 十一.8(3) of a won fight until (6). A rear fight not yet fought is given up; (5) still judges every unit already beaten by the facts of (2), so poison counts although its bearer left.", reason: "The keyword ends only its own bearer's part; the fight was settled at (2)." }, sneakAttackNeedsOneWin: { id: "ruling:25", rules: ["十五.偷襲.4", "十五.偷襲.1"], question: "May a piercing sneak attacker still return after it lost the second fight?", reading: "Yes, before 十一.8(5).", reason: "One success is enough." }, rangedSurvivesPoison: { id: "ruling:26", rules: ["十五.遠程.2", "十五.劇毒.1", "十五.劇毒.2", "十五.破壞抗性.1"], question: "Does poison destroy an attacking ranged unit, or a unit that resists destruction?", reading: "Neither.", reason: "Poison overrides effect resistance only; the other two speak of every fight, and of any reason." }, attackerWinsMutualDismantling: { id: "ruling:27", rules: ["十五.拆卸.1", "十一.8(2)", "十五.阻擋.2"], question: "Who wins when both units dismantle, and may a dismantler attack a blocker?", reading: "The attacker wins; it may not attack a blocker.", reason: "Ties go to the attacker in 十一.8(2), and only armour break opens a blocker." }, pierceNeedsOneLegalEnemy: { id: "ruling:28", rules: ["十五.貫穿.2", "十五.遠程.3", "十五.遠程.1"], question: "What does a piercing unit need when the front place is empty, and when it is ranged too?", reading: "The condition is tested on the first enemy ahead. With both keywords no place is named, all legal enemies ahead are fought, and without any the unit becomes upright.", reason: "十五.遠程.3 asks for any one legal unit, and 十一.4 speaks of the first enemy." }, blockerFightsWithItsScore: { id: "ruling:29", rules: ["十五.破甲.1", "十五.破甲.2", "十五.獎勵.1"], question: "Which score is a blocker's attack against armour break, and can it be negative?", reading: "Its current score with all additions; negative values stay.", reason: "Cards print negative values; only rewards have a floor." }, glideTestedAfterTheMove: { id: "ruling:30", rules: ["十五.滑行.1", "十五.滑行.2", "十五.禁錮.1"], question: "When is a gliding unit's right to attack tested?", reading: "After its move; an imprisoned unit cannot glide.", reason: "It moves to a place from where it can attack, and imprisonment forbids moving." }, topAloneIsDevoured: { id: "ruling:31", rules: ["十五.吞食合體.2", "十五.合體的共同特點.1"], question: "Only unmerged units merge, yet a stack may be devoured: how?", reading: "Its top is taken alone for that moment; any other merge with a stack is refused.", reason: "The special rule names the one exception." }, mergingPlayerChoosesExposure: { id: "ruling:32", rules: ["十五.合體的共同特點.2"], question: "Who decides which part of a lower card shows?", reading: "The player of the merging effect, at the merge, among the parts that the card lists; piercing, poison and ranged follow a shown attack.", reason: "The rule ties those keywords to choosing the attack." }, thisCardIsTheTop: { id: "ruling:33", rules: ["十五.合體的共同特點.5", "十五.偷襲.5"], question: "Does an effect on a stack move all of it?", reading: "Yes, except that an effect on the card itself means the top only.", reason: "That is the reason 十五.偷襲.5 gives." }, ownersGetTheirCardsBack: { id: "ruling:34", rules: ["十.7", "十五.合體的共同特點.5"], question: "Who controls a stack with cards of both players, and where do they go?", reading: "The side it stands on; when it leaves, each owner gets his cards in the same kind of zone, without triggers.", reason: "The rule returns them to the matching zone and denies them their effects." }, leavingLosesAllBestowedMagic: { id: "ruling:35", rules: ["十.6", "十五.偷襲.2", "十五.合體的共同特點.4", "十五.分開.3"], question: "Which bestowed magic is lost: all, or the permanent kind?", reading: "Leaving loses all; merging or splitting in place loses the permanent kind, the rest runs out by itself.", reason: "十.6 is general, the others name one kind for units that stay." }, brokenTributeDropsThePlay: { id: "ruling:36", rules: ["十二.3", "十二.2", "十五.禁錮.1"], question: "What if a chosen tribute escapes or is imprisoned before its turn?", reading: "The play is dropped: the unit stays in hand, nothing is refunded, and the duty of the phase remains. A tribute that its own effect moved counts as sacrificed.", reason: "The cost cannot be completed, and what has happened has happened." }, fullBoardDropsThePlay: { id: "ruling:37", rules: ["九.3", "十.2", "十.3", "十二.3"], question: "What if the places fill up while tributes are paid, and is a marked unit's place free?", reading: "The play is dropped as in ruling:36; a unit marked as destroyed or sacrificed keeps its place until it has moved.", reason: "Such a unit is still on the board." }, cannotPlayMeans: { id: "ruling:38", rules: ["十二.2", "十二.5", "十二.4", "十三.2"], question: "When is a player unable to play or summon?", reading: "When there is neither a traveller nor a playable unit. Units whose tributes can be paid count unless the board is full; blue-star units never force and never serve for the formation.", reason: "十二.5 names the full board, and blue-star units belong to neither kind." }, becomingIsLeavingAndEntering: { id: "ruling:39", rules: ["十五.變為.1", "十五.變為.2", "九.1", "十一.3"], question: "Does a unit that becomes another leave and enter?", reading: "Yes: the old one leaves with its effects (a traveller goes to the forest), the new one enters in the old state, even attacking, and then 十一.3 is tested; its immediate effect does not happen.", reason: "The old card goes to the graveyard, and the new one is put there, not played." }, coverIsAMove: { id: "ruling:40", rules: ["十五.掩護.1", "十五.禁錮.1"], question: "Where and for whom does cover work?", reading: "On its own side only, if the place behind is free, not for a unit already in the rear; it is a move, so imprisonment forbids it.", reason: "The keyword says move, to the place behind the new unit." }, energyIsPerPlayer: { id: "ruling:41", rules: ["十五.充能.1", "十五.耗能.1", "十五.耗能.3", "七.3"], question: "Whose is the energy, and when is its cost tested?", reading: "Each player has one count, and surplus is lost. Enough is needed when an effect starts; magic tests again when it is processed, and too little then means 七.3.", reason: "It is kept with markers beside the board, between zero and five." }, reviveSumsExactly: { id: "ruling:42", rules: ["十五.還魂.1", "十五.亡魂.1"], question: "When are the cards of a revival chosen, and from where?", reading: "When it is processed, from the player's own graveyard, with exactly that sum; a card with several values uses any one.", reason: "The choice belongs to the effect, and the rule says exactly." } };
function endByScore(table, reason, rule2, by = rule2) {
  const { first } = gameOf(table);
  const second = opponentOf(first);
  const scores = table.seats().map((seat) => totalScore(table, seat));
  const winner2 = scores[first] > scores[second] ? first : second;
  table.emit("gameEnded", by, { reason, scores, winner: winner2 });
  table.finish({ winners: [winner2], reason, rule: scores[first] === scores[second] ? "三.2※" : rule2 });
}
var afterTheTurn = { rule: "platform.endOfRound", turns: 0, level: "drawn" };
var endOfRound = { procedures: { swiss: afterTheTurn, elimination: afterTheTurn }, isPlaying: () => true, lives: (table) => table.seats().map((seat) => totalScore(table, seat)), endGame: finishMatch, endMatch: finishMatch };
function finishMatch(table, result) {
  const scores = table.seats().map((seat) => totalScore(table, seat));
  table.emit("gameEnded", result.rule, { reason: result.reason, scores, winner: result.winners[0] ?? null });
  table.finish(result);
}
var defencePhaseRef = procedureRef("defencePhase");
var endPhaseRef = procedureRef("endPhase");
function canMove(table, id) {
  return !hasKeyword(table, id, "imprisoned") && !cannot(table, id, "move");
}
var moves = /* @__PURE__ */ new Set(["move", "swap", "parasiteMerge"]);
function movesItself({ clauses = [] }) {
  return clauses.flatMap(({ do: verbs3 = [] }) => verbs3).every((verb2) => moves.has(verb2.verb) && [verb2.objects, verb2.a, verb2.b].includes("self"));
}
function relocate(table, id, slot) {
  place(table, id, { slot });
  if (positionOf(slot).row === "back") setUnit(table, id, "heldInFront", 0);
}
var moveUnitProcedure = defineProcedure({ name: "moveUnit", steps: [{ name: "move", run: (table, locals) => {
  const id = locals.object;
  const slot = locals.slot;
  const row = standing2(table, id);
  if (row === null || slot === "" || table.slot(slot).object !== 0 || !canMove(table, id)) return { done: { done: false, objects: [] } };
  table.local(locals, "from", row.slot);
  relocate(table, id, slot);
  table.newMoment();
  table.emit("unitMoved", locals.rule ?? "五.3", { object: id, card: row.card, seat: row.controller, from: locals.from, to: slot });
  return void 0;
} }, { name: "moved", run: (table, locals) => moment(table, "unitMoved", "after", { object: locals.object, seat: table.find(locals.object)?.controller ?? 0, from: locals.from, to: locals.slot }) }, { name: "end", run: (_table, locals) => ({ done: { done: true, objects: [locals.object] } }) }] });
function swapPlaces(table, a, b, rule2) {
  const from = table.object(a).slot;
  const to = table.object(b).slot;
  place(table, b, { zone: "limbo" });
  relocate(table, a, to);
  relocate(table, b, from);
  table.newMoment();
  table.emit("unitMoved", rule2, { object: a, card: table.object(a).card, seat: table.object(a).controller, from, to });
  table.emit("unitMoved", rule2, { object: b, card: table.object(b).card, seat: table.object(b).controller, from: to, to: from });
}
function turnUnits(order) {
  return call(turnUnitsProcedure, { objects: [...order.objects], to: order.to, rule: order.rule, by: order.by, index: 0, done: order.objects.length > 0, returned: null });
}
var turnUnitsProcedure = defineProcedure({ name: "turnUnits", steps: [{ name: "turn", run: (table, locals) => {
  const objects2 = locals.objects;
  const id = objects2[locals.index];
  if (id === void 0) return { done: { done: locals.done, objects: objects2 } };
  table.local(locals, "index", locals.index + 1);
  const row = standing2(table, id);
  const to = locals.to;
  if (row === null || row.stance === to) {
    table.local(locals, "done", false);
    return { to: "turn" };
  }
  const cancels = to === "sideways" && locals.by === "effect" && row.stance === "attacking";
  setStance(table, id, to, cancels ? "十五.橫放.2" : locals.rule, locals.by);
  return moment(table, to === "upright" ? "turnedUpright" : "turnedSideways", "at", { object: id, seat: row.controller, by: locals.by });
} }, { name: "after", run: (table, locals) => {
  const id = locals.objects[locals.index - 1];
  const row = table.find(id);
  const name2 = locals.to === "upright" ? "turnedUpright" : "turnedSideways";
  return moment(table, name2, "after", { object: id, seat: row?.controller ?? 0, by: locals.by }, "turn") ?? { to: "turn" };
} }] });
function setStance(table, id, to, rule2, by) {
  const row = table.object(id);
  setUnit(table, id, "stance", to);
  if (to !== "attacking") {
    setUnit(table, id, "target", "");
    setUnit(table, id, "redirectedTo", 0);
  }
  table.newMoment();
  table.emit(to === "upright" ? "turnedUpright" : to === "sideways" ? "turnedSideways" : "attackDeclared", rule2, { object: id, card: row.card, seat: row.controller, by });
}
function attackable(table, attacker2, defender) {
  if (cannot(table, defender, "beAttacked")) return false;
  return !hasKeyword(table, defender, "blocker") || hasKeyword(table, attacker2, "armorBreak");
}
function attackTargets(table, attacker2) {
  const row = unitOf(table, attacker2);
  if (row.redirectedTo !== 0) {
    const to = standing2(table, row.redirectedTo);
    return to !== null && attackable(table, attacker2, to.id) ? [to.id] : [];
  }
  const ahead = enemiesAhead(table, row.slot);
  const legal = ahead.filter((id) => attackable(table, attacker2, id));
  const pierce = hasKeyword(table, attacker2, "pierce");
  const ranged = hasKeyword(table, attacker2, "ranged");
  if (pierce && ranged) return legal;
  if (ranged && row.target !== "") {
    const named3 = objectAt(table, row.target);
    return legal.includes(named3) ? [named3] : [];
  }
  if (legal[0] !== ahead[0]) return [];
  return pierce ? legal : legal.slice(0, 1);
}
function rangedPlaces(table, row) {
  return enemySlotsAhead(row.slot).filter((slot) => objectAt(table, slot) !== 0 && attackable(table, row.id, objectAt(table, slot)));
}
function mayAttack(table, id) {
  const row = unitOf(table, id);
  const { turn } = gameOf(table);
  return row.stance === "upright" && row.attackedTurn !== turn && keepsAttackRight(table, id);
}
function keepsAttackRight(table, id) {
  return !hasKeyword(table, id, "blocker") && !cannot(table, id, "attack") && !playerCannot(table, table.object(id).controller, "attack");
}
function couldAttackFrom(table, id, slot) {
  const ahead = enemiesAhead(table, slot);
  const inReach = hasKeyword(table, id, "ranged") ? ahead : ahead.slice(0, 1);
  return inReach.some((one) => attackable(table, id, one));
}
function glidePlaces(table, id) {
  const row = table.object(id);
  if (!hasKeyword(table, id, "glide") || !canMove(table, id)) return [];
  return freeSlots(table, positionOf(row.slot).seat).filter((slot) => couldAttackFrom(table, id, slot));
}
function possibleAttackers(table, seat) {
  return unitsOf(table, seat).filter((id) => mayAttack(table, id) && (couldAttackFrom(table, id, table.object(id).slot) || glidePlaces(table, id).length > 0));
}
function stillAttacks(table, id) {
  return keepsAttackRight(table, id) && attackTargets(table, id).length > 0;
}
function leave(order) {
  return call(leaveProcedure, { objects: [...order.objects], how: order.how, by: order.by ?? "effect", opponent: order.opponent ?? 0, for: order.for ?? 0, at: order.at ?? "top", rule: order.rule ?? "", topOnly: order.topOnly ?? false, word: order.word ?? "", index: 0, allDone: true, left: [], returned: null });
}
var leaveProcedure = defineProcedure({ name: "leave", steps: [{ name: "each", run: (_table, locals) => {
  const objects2 = locals.objects;
  const object = objects2[locals.index];
  if (object === void 0) return { done: { done: locals.allDone, objects: locals.left } };
  return call(leaveOneProcedure, oneOf(locals, object));
} }, { name: "collect", run: (table, locals) => {
  const { done: done2, object } = returnedIn(locals);
  if (!done2) table.local(locals, "allDone", false);
  if (object !== 0) table.local(locals, "left", [...locals.left, object]);
  table.local(locals, "index", locals.index + 1);
  return { to: "each" };
} }] });
function oneOf({ how, by, opponent, for: reason, at, rule: rule2, topOnly, word: word4 }, object) {
  return { how, by, opponent, for: reason, at, rule: rule2, topOnly, word: word4, object, was: object, seat: 0, slot: "", from: "", to: "", now: 0, owner: 0, returned: null };
}
var destinations = { destroy: "graveyard", sacrifice: "graveyard", toGraveyard: "graveyard", become: "graveyard", exile: "exile", toHand: "hand", toDeck: "deck" };
var leaveOneProcedure = defineProcedure({ name: "leaveOne", steps: [{ name: "check", rule: "十.1", run: check }, { name: "before", rule: "六.4", run: (table, locals) => eventMoment(table, locals, "before") }, { name: "mark", rule: "十.2", run: mark2 }, { name: "at", rule: "六.4", run: (table, locals) => eventMoment(table, locals, "at") }, { name: "leaving", run: (table, locals) => onBoard(table, locals) ? moment(table, "unitLeft", "before", leftData(locals)) : void 0 }, { name: "go", rule: "十.1", run: go2 }, { name: "arrived", run: arrived }, { name: "left", run: (table, locals) => locals.slot === "" ? void 0 : moment(table, "unitLeft", "after", leftData(locals)) }, { name: "after", rule: "六.4", run: (table, locals) => eventMoment(table, locals, "after") }, { name: "end", run: (_table, locals) => ({ done: { done: true, object: locals.now ?? 0 } }) }] });
function onBoard(table, locals) {
  return standing2(table, locals.object) !== null;
}
var failed = { done: { done: false, object: 0 } };
function check(table, locals) {
  const id = locals.object;
  const row = table.find(id);
  if (row === null) return failed;
  setUnit(table, id, "prevented", false);
  table.local(locals, "seat", row.controller);
  table.local(locals, "slot", row.slot);
  table.local(locals, "to", destinations[locals.how]);
  if (row.slot === "") return leavesFromElsewhere(table, row, locals.how) ? void 0 : failed;
  if (locals.how === "destroy" && resists(table, id, locals.by)) {
    table.emit("destructionResisted", hasKeyword(table, id, "destructionResistance") ? "十五.破壞抗性.1" : "六.7", { object: id, card: row.card, seat: row.controller });
    return failed;
  }
  return void 0;
}
function leavesFromElsewhere(table, row, how) {
  if (how === "destroy") return kindOfPlace(table, row) === "field";
  if (how === "sacrifice") return false;
  return row.host === 0 || how === "toHand" || how === "toGraveyard" || how === "exile";
}
function resists(table, id, by) {
  return hasKeyword(table, id, "destructionResistance") || cannot(table, id, "beDestroyed") || by === "battle" && cannot(table, id, "beDestroyedInBattle");
}
var eventNames = { destroy: "unitDestroyed", sacrifice: "unitSacrificed" };
function eventMoment(table, locals, mark3) {
  const how = locals.how;
  if (how === "exile" && mark3 === "before") return moment(table, "exiled", "before", { object: locals.object, seat: locals.seat, from: fromName(table, locals) });
  const name2 = eventNames[how];
  if (name2 === void 0) return void 0;
  if (locals.slot === "") return moment(table, "fieldCardDestroyed", mark3, { object: objectNow(table, locals), seat: locals.seat });
  return moment(table, name2, mark3, { object: objectNow(table, locals), was: locals.was, seat: locals.seat, by: locals.by, opponent: locals.opponent, for: locals.for, slot: locals.slot });
}
function objectNow(table, locals) {
  return table.find(locals.object) === null ? locals.now : locals.object;
}
function fromName(table, locals) {
  if (locals.slot !== "") return "slots";
  const { zone } = table.object(locals.object);
  return zone === "" ? "attached" : table.zone(zone).kind;
}
function leftData(locals) {
  return { object: locals.now === 0 ? locals.object : locals.now, was: locals.was, seat: locals.seat, to: locals.to, how: locals.how, by: locals.by, slot: locals.slot };
}
function mark2(table, locals) {
  const id = locals.object;
  const row = table.find(id);
  if (row === null) return failed;
  if (unitOf(table, id).prevented) return failed;
  const how = locals.how;
  if (how === "destroy" || how === "sacrifice") {
    setUnit(table, id, "marked", how);
    table.newMoment();
    const data2 = { object: id, card: row.card, seat: row.controller, slot: row.slot, by: locals.by };
    table.emit(how === "destroy" ? "unitDestroyed" : "unitSacrificed", locals.rule || (how === "destroy" ? "十.2" : "十.3"), data2);
  }
  return void 0;
}
function go2(table, locals) {
  const id = locals.object;
  if (locals.slot === "" ? table.find(id) === null : !onBoard(table, locals)) return { to: "after" };
  if (unitOf(table, id).prevented) {
    setUnit(table, id, "marked", "");
    return failed;
  }
  const how = locals.how;
  const traveller = isTraveller(table, id);
  const { owner } = table.object(id);
  table.local(locals, "from", fromName(table, locals));
  const now = depart(table, id, destinations[how], locals.at ?? "top", locals.topOnly, how, how === "toGraveyard" ? locals.rule : "");
  table.local(locals, "now", now);
  table.local(locals, "owner", owner);
  if (traveller) table.local(locals, "to", "forest");
  return void 0;
}
function arrived(table, locals) {
  const now = locals.now;
  if (locals.to === "forest") return moment(table, "travellerReturned", "at", { seat: locals.owner });
  const data2 = { object: now, was: locals.was, seat: locals.owner, from: locals.from, how: locals.word || locals.how, by: locals.by };
  switch (locals.to) {
    case "graveyard":
      return moment(table, "enteredGraveyard", "at", data2);
    case "exile":
      return moment(table, "exiled", "at", data2);
    case "hand":
      return moment(table, "returnedToHand", "at", data2);
    case "deck":
      return moment(table, "shuffledIntoDeck", "at", data2);
    default:
      return void 0;
  }
}
function depart(table, id, kind, at, topOnly, how, ordered2 = "") {
  const row = table.object(id);
  const slot = row.slot;
  const rule2 = ordered2 !== "" ? ordered2 : how === "destroy" ? "十.2" : how === "sacrifice" ? "十.3" : how === "exile" ? "十.4" : "十.1";
  dropAttached(table, id, { rule: topOnly ? "十五.偷襲.2" : "十.6" });
  const parts3 = row.under.filter((one) => unitOf(table, one).role === "merged");
  for (const rider of row.under.filter((one) => unitOf(table, one).role === "rider")) toForest(table, rider);
  if (topOnly) setAside(table, parts3);
  else for (const part of parts3) moveCard(table, part, kind, at, table.object(part).owner === row.controller ? "十五.合體的共同特點.5" : "十.7");
  endEffects(table, (effect) => effect.carrier === id);
  const from = slot !== "" ? slot : row.host !== 0 ? "attached" : row.zone;
  const now = moveCard(table, id, kind, at, rule2, from);
  if (topOnly) promote(table, slot, parts3);
  return now;
}
function setAside(table, parts3) {
  for (const part of parts3) place(table, part, { zone: "limbo" });
}
function promote(table, slot, parts3) {
  const [top, ...rest] = parts3;
  if (top === void 0) return;
  const unit = place(table, top, { slot });
  setUnit(table, unit, "role", "");
  setUnit(table, unit, "exposed", []);
  for (const part of [...rest].reverse()) place(table, part, { host: unit, as: "under" });
  table.emit("turnedUpright", "十五.偷襲.5", { object: unit, card: table.object(unit).card, seat: table.object(unit).controller });
}
function dropAttached(table, id, by) {
  for (const magic of table.object(id).attached) {
    const { magicKind } = table.program(table.object(magic)).card.printed;
    if (by.permanentOnly === true && magicKind !== "permanent") continue;
    endEffects(table, (effect) => effect.carrier === magic);
    moveCard(table, magic, "graveyard", "top", by.rule, "attached");
  }
}
function toForest(table, id) {
  const { owner, slot } = table.object(id);
  vanish(table, id);
  setPlayer(table, owner, "forest", playerOf(table, owner).forest + 1);
  table.emit("travellerReturned", "十.5", { object: id, seat: owner, slot });
}
function moveCard(table, id, kind, at, rule2, from = "slots") {
  const { card, owner } = table.object(id);
  if (card === travellerId) {
    toForest(table, id);
    return 0;
  }
  const zone = `${kind}:${owner}`;
  const now = place(table, id, { zone, at: at === "bottom" ? "bottom" : "top" });
  const secret = (kind === "hand" || kind === "deck") && (from.startsWith("hand") || from.startsWith("deck"));
  const data2 = { card, object: now, seat: owner, from, to: kind, was: id };
  if (!secret) {
    table.emit("cardMoved", rule2, data2);
    learn(table, now, table.seats());
  } else table.emit("cardMoved", rule2, { seat: owner, from, to: kind }, [{ seats: [owner], data: data2 }]);
  if (at !== "shuffle") return now;
  reshuffle(table, zone, "六.2");
  return 0;
}
var mergeRules = { machine: "十五.機械合體.2", devour: "十五.吞食合體.1", parasite: "十五.寄生合體.1" };
var mergingLoses = { rule: "十五.合體的共同特點.4", permanentOnly: true };
function parts2(table, id) {
  return table.program(table.object(id)).card.printed.exposes ?? [];
}
var mergeUnderProcedure = defineProcedure({ name: "mergeUnder", steps: [{ name: "part", rule: "十五.合體的共同特點.1", run: (table, locals, frame) => {
  const list = locals.parts;
  const top = locals.top;
  const part = list[locals.index];
  if (part === void 0) return { to: "finish" };
  dropAttached(table, top, mergingLoses);
  dropAttached(table, part, mergingLoses);
  moveAttached(table, part, top);
  releaseObject(table, part);
  place(table, part, { host: top, as: "under", at: "bottom" });
  setUnit(table, part, "role", "merged");
  setUnit(table, part, "stance", "upright");
  return askPart(table, locals, frame, part);
} }, { name: "shown", rule: "十五.合體的共同特點.2", run: (table, locals) => {
  const part = locals.parts[locals.index];
  expose(table, part, [...picksOf(locals.answer)]);
  table.local(locals, "index", locals.index + 1);
  return { to: "part" };
} }, { name: "finish", rule: "十五.合體的共同特點.3", run: (table, locals) => {
  const top = locals.top;
  const { turn, active } = gameOf(table);
  if (unitOf(table, top).stance !== "upright") setStance(table, top, "upright", "十五.合體的共同特點.3", "rule");
  const { row, seat } = positionOf(table.object(top).slot);
  setUnit(table, top, "arrivedTurn", turn);
  setUnit(table, top, "heldInFront", row === "front" && seat === active ? turn : 0);
  table.set(table.object(top), "uses", {});
  table.newMoment();
  table.emit("unitsMerged", mergeRules[locals.how], { object: top, card: table.object(top).card, seat: table.object(top).controller, parts: locals.parts, how: locals.how });
  if (locals.how === "machine") return void 0;
  return moment(table, "unitsMerged", "at", { object: top, seat: table.object(top).controller, parts: locals.parts, how: locals.how });
} }, { name: "entered", rule: "十五.合體的共同特點.3", run: (table, locals) => {
  const top = locals.top;
  if (table.find(top) === null || locals.how === "devour") return void 0;
  return moment(table, "unitEntered", "at", { object: top, seat: table.object(top).controller, how: "merge" });
} }, { name: "end", run: (_table, locals) => ({ done: { done: true, objects: [locals.top] } }) }] });
function moveAttached(table, from, to) {
  for (const magic of table.object(from).attached) {
    place(table, magic, { host: to, as: "attached", at: "bottom" });
    for (const effect of Object.values(table.state.effects)) if (effect.carrier === magic) table.set(effect, "objects", [to]);
  }
}
function askPart(table, locals, frame, part) {
  const choices2 = parts2(table, part);
  if (choices2.length <= 1) {
    expose(table, part, choices2);
    table.local(locals, "index", locals.index + 1);
    return { to: "part" };
  }
  table.ask(frame, { seat: locals.seat, kind: "exposePart", rule: "十五.合體的共同特點.2", params: { object: part, card: table.object(part).card }, domain: { type: "options", min: 1, max: 1, options: choices2.map((word4) => ({ id: word4, label: word4, object: part })) } });
  return { wait: true };
}
function expose(table, part, shown) {
  setUnit(table, part, "exposed", shown);
  table.emit("partExposed", "十五.合體的共同特點.2", { object: part, card: table.object(part).card, shown: [...shown], ruling: rulings.mergingPlayerChoosesExposure.id });
}
var machineMergeProcedure = defineProcedure({ name: "machineMerge", steps: [{ name: "begin", rule: "十五.機械合體.1", run: (table, locals) => {
  setPlayer(table, locals.seat, "machinePhaseUsed", true);
  table.emit("machineMergePhaseBegan", "十五.機械合體.1", { seat: locals.seat });
} }, { name: "ask", rule: "十五.機械合體.3", run: (table, locals, frame) => {
  const seat = locals.seat;
  const units = machineMergers(table, seat);
  if (units.length === 0) return { to: "end" };
  table.ask(frame, { seat, kind: "machineMerge", rule: "十五.機械合體.2", domain: { type: "options", min: 1, max: 1, options: [{ id: "end", label: "endMerging" }, ...units.map((id) => objectOption(table, id))] } });
  return { wait: true };
} }, { name: "target", rule: "十五.機械合體.2", run: (table, locals, frame) => {
  const pick = picksOf(locals.answer)[0];
  if (pick === "end") return { to: "end" };
  const unit = Number(pick.replace("object:", ""));
  table.local(locals, "unit", unit);
  const seat = locals.seat;
  table.ask(frame, { seat, kind: "machineMergeTarget", rule: "十五.機械合體.2", params: { object: unit, card: table.object(unit).card }, domain: { type: "options", min: 1, max: 1, options: mergeTargets(table, seat, unit).map((id) => objectOption(table, id)) } });
  return { wait: true };
} }, { name: "effects", rule: "十五.機械合體.5", run: (table, locals) => {
  const unit = locals.unit;
  const target2 = Number(picksOf(locals.answer)[0].replace("object:", ""));
  table.local(locals, "target", target2);
  setGame(table, "mergedNames", [...gameOf(table).mergedNames, nameOf(table, unit), nameOf(table, target2)]);
  setGame(table, "merging", [unit, target2]);
  return moment(table, "unitsMerged", "at", { object: unit, seat: locals.seat, parts: [target2], how: "machine" });
} }, { name: "top", rule: "十五.機械合體.2", run: (table, locals, frame) => {
  setGame(table, "merging", []);
  const both2 = [locals.unit, locals.target];
  if (!both2.every((id) => table.find(id) !== null && table.object(id).slot !== "")) return { to: "ask" };
  table.ask(frame, { seat: locals.seat, kind: "chooseTop", rule: "十五.機械合體.2", domain: { type: "options", min: 1, max: 1, options: both2.map((id) => objectOption(table, id)) } });
  return { wait: true };
} }, { name: "merge", rule: "十五.機械合體.2", run: (table, locals) => {
  const unit = locals.unit;
  const target2 = locals.target;
  const top = Number(picksOf(locals.answer)[0].replace("object:", ""));
  const slot = table.object(target2).slot;
  const below = top === unit ? target2 : unit;
  place(table, below, { zone: "limbo" });
  if (top === unit) place(table, unit, { slot });
  return call(mergeUnderProcedure, { top, parts: [below], seat: locals.seat, index: 0, how: "machine", answer: null, answers: null, returned: null }, "ask");
} }, { name: "end", rule: "十五.機械合體.3", run: (table, locals) => {
  setGame(table, "mergedNames", []);
  table.emit("machineMergePhaseEnded", "十五.機械合體.3", { seat: locals.seat });
  return { done: null };
} }] });
function objectOption(table, id) {
  return { id: `object:${id}`, label: "object", params: { card: table.object(id).card, object: id }, object: id };
}
function machineMergers(table, seat) {
  return unitsOf(table, seat).filter((id) => hasKeyword(table, id, "machineMerge") && canMove(table, id) && free2(table, id) && mergeTargets(table, seat, id).length > 0);
}
function free2(table, id) {
  return !isMerged(table, id) && !gameOf(table).mergedNames.includes(nameOf(table, id));
}
function mergeTargets(table, seat, unit) {
  return unitsOf(table, seat).filter((id) => id !== unit && free2(table, id) && nameOf(table, id) !== nameOf(table, unit) && isMachine(table, id));
}
function isMachine(table, id) {
  return table.program(table.object(id)).card.printed.subtypes.includes("機械");
}
function canMachineMerge(table, seat) {
  return !playerOf(table, seat).machinePhaseUsed && machineMergers(table, seat).length > 0;
}
function enter(order) {
  return call(enterProcedure, { object: order.object, by: order.by, side: order.side, how: order.how, slot: order.slot ?? "", stance: order.stance ?? "upright", tributes: [...order.tributes ?? []], devoured: [...order.devoured ?? []], source: order.source ?? 0, hadImmediate: false, from: "", unit: 0, answer: null, answers: null, returned: null, queue: [] });
}
var failed2 = { done: { done: false, objects: [] } };
var enterProcedure = defineProcedure({ name: "enter", steps: [{ name: "chooseSide", rule: "九.2", run: chooseSide }, { name: "sideChosen", run: (table, locals) => table.local(locals, "side", Number(picksOf(locals.answer)[0].replace("seat:", ""))) }, { name: "choosePlace", rule: "九.2", run: choosePlace }, { name: "chosen", run: (table, locals) => table.local(locals, "slot", (picksOf(locals.answer)[0] ?? "").replace("slot:", "")) }, { name: "place", rule: "九.2", run: putDown }, { name: "ride", rule: "十五.搭乘.1", run: ride }, { name: "devour", rule: "十五.吞食合體.1", run: devour }, { name: "at", rule: "六.4", run: (table, locals) => moment(table, momentName(locals), "at", momentData(locals)) }, { name: "entered", rule: "九.1", run: (table, locals) => moment(table, "unitEntered", "at", { ...momentData(locals), how: locals.how }) }, { name: "immediate", rule: "十二.2", run: immediate }, { name: "after", rule: "六.4", run: (table, locals) => moment(table, momentName(locals), "after", momentData(locals)) }, { name: "cover", rule: "十五.掩護.1", run: cover }, { name: "covered", run: covered }, { name: "end", run: (table, locals) => ({ done: { done: true, objects: table.find(locals.unit) === null ? [] : [locals.unit] } }) }] });
function placed2(locals) {
  return locals.how === "play" || locals.how === "extra" || locals.how === "summon";
}
function momentName(locals) {
  return locals.how === "play" || locals.how === "extra" ? "unitPlayed" : locals.how === "summon" ? "unitSummoned" : "becameUnit";
}
function momentData(locals) {
  return { object: locals.unit, seat: locals.by, side: locals.side, extra: locals.how === "extra", tributes: locals.tributes, how: locals.how, source: locals.source, from: locals.from };
}
function chooseSide(table, locals, frame) {
  const object = locals.object;
  if (object !== 0 && table.find(object) === null) return failed2;
  if (locals.side >= 0) return { to: "choosePlace" };
  const by = locals.by;
  const sides2 = sidesFor(table, object, by).filter((side) => entrySlots(table, table.object(object), by, side).length > 0);
  if (sides2.length <= 1) {
    table.local(locals, "side", sides2[0] ?? by);
    return { to: "choosePlace" };
  }
  table.ask(frame, { seat: by, kind: "chooseSide", rule: "九.2", params: { object, card: table.object(object).card }, domain: { type: "options", min: 1, max: 1, options: sideOptions(sides2, by) } });
  return { wait: true };
}
function choosePlace(table, locals, frame) {
  const object = locals.object;
  const by = locals.by;
  const side = locals.side;
  if (object === 0 && playerOf(table, by).forest <= 0) return failed2;
  const slots = openPlaces2(table, locals);
  if (slots.length === 0) {
    table.emit("entryNotCarriedOut", "九.3", { object, seat: by, side });
    return failed2;
  }
  if (slots.length === 1) {
    table.local(locals, "slot", slots[0]);
    return { to: "place" };
  }
  table.ask(frame, { seat: by, kind: "chooseSlot", rule: "九.2", params: { card: object === 0 ? travellerId : table.object(object).card, side }, domain: { type: "options", min: 1, max: 1, options: slots.map((slot) => ({ id: `slot:${slot}`, label: "slot", params: { slot } })) } });
  return { wait: true };
}
function openPlaces2(table, locals) {
  const side = locals.side;
  const fixed = locals.slot;
  if (fixed !== "") return table.slot(fixed).object === 0 ? [fixed] : [];
  const object = locals.object;
  if (object === 0) {
    const front = freeSlots(table, side, "front");
    return front.length > 0 ? front : freeSlots(table, side, "back");
  }
  return entrySlots(table, table.object(object), locals.by, side);
}
function putDown(table, locals) {
  const slot = locals.slot;
  const by = locals.by;
  const object = locals.object;
  const id = object === 0 ? makeTraveller(table, by) : object;
  const from = object === 0 ? "forest" : kindOfPlace(table, table.object(id));
  table.local(locals, "from", from);
  const enters = table.program(table.object(id)).card.printed.enters === "sideways" && locals.stance === "upright" ? "sideways" : locals.stance;
  const unit = place(table, id, { slot });
  const { turn, active } = gameOf(table);
  const { seat, row } = positionOf(slot);
  setUnit(table, unit, "stance", enters);
  setUnit(table, unit, "arrivedTurn", turn);
  setUnit(table, unit, "heldInFront", row === "front" && seat === active ? turn : 0);
  table.local(locals, "unit", unit);
  if (object !== 0 && locals.source === object) table.local(locals, "source", unit);
  if (placed2(locals)) setPlayer(table, by, "placed", playerOf(table, by).placed + 1);
  table.newMoment();
  const type = locals.how === "play" || locals.how === "extra" ? "unitPlayed" : locals.how === "summon" ? "unitSummoned" : "unitEntered";
  table.emit(type, entryRule(locals), { object: unit, card: table.object(unit).card, seat: by, slot, from, how: locals.how });
}
function entryRule(locals) {
  if (locals.how === "become") return "十五.變為.2";
  if (locals.how === "extra" || locals.how === "summon" && locals.source !== 0) return "十二.6";
  return locals.object === 0 ? "四.6" : "九.2";
}
function makeTraveller(table, seat) {
  setPlayer(table, seat, "forest", playerOf(table, seat).forest - 1);
  return table.create(travellerId, seat).id;
}
function ride(table, locals) {
  if (!placed2(locals)) return;
  const unit = locals.unit;
  const capacity = table.program(table.object(unit)).card.printed.ride ?? 0;
  const { owner } = table.object(unit);
  const count = Math.min(capacity, playerOf(table, owner).forest);
  for (let i = 0; i < count; i++) putRider(table, unit, makeTraveller(table, owner));
  if (count > 0) table.emit("travellersRide", "十五.搭乘.1", { object: unit, card: table.object(unit).card, seat: owner, count });
}
function putRider(table, unit, traveller) {
  const id = place(table, traveller, { host: unit, as: "under", at: "bottom" });
  setUnit(table, id, "role", "rider");
}
function devour(table, locals) {
  const devoured = locals.devoured;
  if (devoured.length === 0) return void 0;
  return call(mergeUnderProcedure, { top: locals.unit, parts: devoured, seat: locals.by, index: 0, how: "devour", answer: null, answers: null, returned: null });
}
function immediate(table, locals) {
  if (locals.how !== "play" && locals.how !== "extra") return void 0;
  const unit = locals.unit;
  const row = standing2(table, unit);
  if (row === null || row.immediateNegated || cannot(table, unit, "immediate")) return void 0;
  const effects = moment(table, "immediate", "at", momentData(locals));
  if (effects !== void 0) table.local(locals, "hadImmediate", true);
  return effects;
}
function cover(table, locals, frame) {
  const { slot } = locals;
  if (!placed2(locals)) return { to: "end" };
  const asked = locals.queue;
  const side = locals.side;
  const unit = slotsBeside(slot).map((one) => table.slot(one).object).find((id) => id !== 0 && !asked.includes(id) && canCover(table, id));
  if (unit === void 0) return { to: "end" };
  table.local(locals, "queue", [...asked, unit]);
  table.ask(frame, { seat: side, kind: "cover", rule: locals.hadImmediate === true ? "十五.掩護.2" : "十五.掩護.1", params: { object: unit, card: table.object(unit).card }, domain: yesOrNo(unit) });
  return { wait: true };
}
function canCover(table, id) {
  if (!hasKeyword(table, id, "cover") || !canMove(table, id)) return false;
  const behind = slotBehind(table.object(id).slot);
  return behind !== null && table.slot(behind).object === 0;
}
function covered(table, locals) {
  if (!saidYes(locals.answer)) return { to: "cover" };
  const asked = locals.queue;
  const unit = asked[asked.length - 1];
  return call(moveUnitProcedure, { object: unit, slot: slotBehind(table.object(unit).slot), rule: "十五.掩護.1", returned: null, from: "" }, "cover");
}
function useAbility(table, listener, event) {
  const { ability: ability2 } = table.library.ability(listener.ability);
  if (ability2.kind !== "spell") return callAbility(table, listener, event);
  return call(useMagicProcedure, { ...effectLocals(listenerEnv(table, listener, event), ""), ability: listener.ability });
}
function magicAllowed(table, seat, id) {
  const values = playerValuesOf(table, seat);
  const { names: names2 } = table.program(table.object(id)).card;
  if (values.cannot.includes("useMagic")) return false;
  if (values.cannotUse.includes(names2.zh)) return false;
  return playerOf(table, seat).magicUsed < values.magicLimit;
}
var useMagicProcedure = defineProcedure({ name: "useMagic", steps: [{ name: "use", rule: "七.1", run: (table, locals) => {
  const seat = locals.you;
  const card = table.object(locals.self).card;
  const before = locals.self;
  const id = place(table, before, { zone: "limbo" });
  table.local(locals, "self", id);
  setPlayer(table, seat, "magicUsed", playerOf(table, seat).magicUsed + 1);
  table.emit("magicUsed", "七.1", { object: id, card, seat, ability: locals.ability }, [{ seats: [seat], data: { was: before } }]);
  return moment(table, "magicUsed", "at", { object: id, seat });
} }, { name: "check", rule: "七.3", run: recheck2 }, { name: "effect", rule: "七.2", run: (table, locals) => {
  const path = locals.ability;
  const { ability: ability2 } = table.library.ability(path);
  if (ability2.clauses === void 0) return void 0;
  return call(effectRef, effectLocals(envOf(locals), `${path}/clauses`));
} }, { name: "clearField", rule: "七.4", run: clearField }, { name: "settle", rule: "七.2", run: settle2 }, { name: "after", rule: "六.4", run: (table, locals) => moment(table, "magicUsed", "after", { object: locals.self, seat: locals.you }) }, { name: "end", run: () => ({ done: null }) }] });
function recheck2(table, locals) {
  const id = locals.self;
  const row = table.object(id);
  const seat = locals.you;
  if (table.state.game.negated === id) {
    table.emit("magicNegated", "七.3", { object: id, card: row.card, seat });
    return leaveNow(table, id);
  }
  const { ability: ability2 } = table.library.ability(locals.ability);
  const env = envOf(locals);
  if (ability2.when !== void 0 && !holds(table, env, ability2.when) || !feasible(table, env, ability2.clauses ?? [])) {
    table.emit("magicWithoutEffect", "七.3", { object: id, card: row.card, seat });
    return leaveNow(table, id);
  }
  return void 0;
}
function leaveNow(_table, id) {
  return { ...leave({ objects: [id], how: "toGraveyard", rule: "七.3" }), then: "after" };
}
function isField(table, locals) {
  const row = table.find(locals.self);
  return row !== null && table.program(row).card.printed.magicKind === "field";
}
function clearField(table, locals) {
  if (!isField(table, locals)) return void 0;
  return leave({ objects: table.zone(`field:${locals.you}`).order, how: "destroy", rule: "四.5" });
}
function settle2(table, locals) {
  const id = locals.self;
  const row = table.find(id);
  if (row === null || row.zone !== "limbo") return void 0;
  if (isField(table, locals)) {
    const seat = locals.you;
    const now = place(table, id, { zone: `field:${seat}` });
    table.local(locals, "self", now);
    table.emit("cardMoved", "七.4", { card: row.card, was: id, object: now, seat, from: "limbo", to: "field" });
    return void 0;
  }
  return leave({ objects: [id], how: "toGraveyard", rule: "七.2" });
}
function tributeOptions(table, seat, card) {
  const { race, name: name2 } = valuesOf2(table, card);
  const { tributesMustBe: mustBe = {} } = table.program(table.object(card)).card.printed;
  return unitsOf(table, seat).filter((id) => !hasKeyword(table, id, "imprisoned") && !cannot(table, id, "beSacrificed") && matches(table, ruleEnv(seat, card), id, mustBe)).map((id) => ({ id: `object:${id}`, label: "object", params: { card: table.object(id).card, object: id }, object: id, weight: worth(table, id, [race, name2]) }));
}
function worth(table, id, payFor) {
  const values = valuesOf2(table, id);
  const most = values.tributeWorthFor === "" || payFor.includes(values.tributeWorthFor) ? values.tributeWorth : 1;
  return Array.from({ length: most }, (_, at) => at + 1);
}
function tributesNeeded(table, card) {
  return Math.max(0, valuesOf2(table, card).tributes);
}
function mayPlace(table, seat) {
  return !playerCannot(table, seat, "playUnits") && playerOf(table, seat).placed < playerValuesOf(table, seat).playLimit;
}
function playable(table, seat, id) {
  const values = valuesOf2(table, id);
  if (values.type !== "unit" || !mayPlace(table, seat)) return false;
  if (values.blueStar === true) return blueStarAllows(table, seat, id);
  const needed = tributesNeeded(table, id);
  if (needed > 0) return payable2(tributeOptions(table, seat, id), needed);
  return sidesFor(table, id, seat).some((side) => entrySlots(table, table.object(id), seat, side).length > 0);
}
function payable2(options, needed) {
  return complete({ type: "options", options, min: 0, max: options.length, sum: needed }, []) !== null;
}
function blueStarAbility(table, id) {
  const found2 = table.program(table.object(id)).abilities.find((one) => one.ability.kind === "static" && one.ability.marks?.blueStar === true);
  return found2 === void 0 ? null : found2.path;
}
function blueStarAllows(table, seat, id) {
  const path = blueStarAbility(table, id);
  if (path === null) return false;
  const { ability: ability2 } = table.library.ability(path);
  const env = listenerEnv(table, { object: id, seat, ability: path }, null);
  if (ability2.when !== void 0 && !holds(table, env, ability2.when)) return false;
  if (ability2.cost !== void 0 && !ability2.cost.every((verb2) => table.library.verb(verb2.verb).payable?.(table, verb2, env) ?? true)) return false;
  return sidesFor(table, id, seat).some((side) => entrySlots(table, table.object(id), seat, side).length > 0);
}
function playUnit(seat, object) {
  return call(playUnitProcedure, { seat, object, tributes: [], sacrificed: [], devoured: [], index: 0, answer: null, answers: null, returned: null });
}
var dropped = { done: { done: false, objects: [] } };
var playUnitProcedure = defineProcedure({ name: "playUnit", steps: [{ name: "show", rule: "十二.3", run: (table, locals) => {
  const id = locals.object;
  const values = valuesOf2(table, id);
  if (tributesNeeded(table, id) > 0 || values.blueStar === true) {
    table.emit("cardShown", values.blueStar === true ? "十二.4" : "十二.3", { object: id, card: table.object(id).card, seat: locals.seat });
  }
} }, { name: "side", rule: "九.2", run: (table, locals, frame) => {
  const seat = locals.seat;
  const sides2 = sidesFor(table, locals.object, seat).filter((side) => tributesNeeded(table, locals.object) > 0 || entrySlots(table, table.object(locals.object), seat, side).length > 0);
  if (sides2.length <= 1) {
    table.local(locals, "side", sides2[0] ?? seat);
    return { to: "blueStar" };
  }
  table.ask(frame, { seat, kind: "chooseSide", rule: "九.2", params: { object: locals.object, card: table.object(locals.object).card }, domain: { type: "options", min: 1, max: 1, options: sideOptions(sides2, seat) } });
  return { wait: true };
} }, { name: "sideChosen", run: (table, locals) => table.local(locals, "side", Number(picksOf(locals.answer)[0].replace("seat:", ""))) }, { name: "blueStar", rule: "十二.4", run: (table, locals) => {
  const id = locals.object;
  if (valuesOf2(table, id).blueStar !== true) return { to: "tributes" };
  const path = blueStarAbility(table, id);
  const { ability: ability2 } = table.library.ability(path);
  if (ability2.cost === void 0) return { to: "tributes" };
  const env = listenerEnv(table, { object: id, seat: locals.seat, ability: path }, null);
  return call(verbsRef, effectLocals(env, `${path}/cost`));
} }, { name: "actDone", run: (_table, locals) => returnedIn(locals).done ? void 0 : dropped }, { name: "tributes", rule: "十二.3", run: askTributes }, { name: "tributesChosen", rule: "十二.3", run: (table, locals) => table.local(locals, "tributes", [...inOrder2(table, picksOf(locals.answer).map((pick) => Number(pick.replace("object:", ""))))]) }, { name: "sacrifice", rule: "十二.3", run: sacrificeNext }, { name: "sacrificed", rule: "十二.3", run: noteSacrifice }, { name: "enter", rule: "九.2", run: putOnBoard }, { name: "end", run: (_table, locals) => ({ done: locals.returned }) }] });
function askTributes(table, locals, frame) {
  const id = locals.object;
  if (table.find(id) === null) return dropped;
  const needed = tributesNeeded(table, id);
  if (needed === 0) return { to: "enter" };
  const options = tributeOptions(table, locals.seat, id);
  table.ask(frame, { seat: locals.seat, kind: "chooseTributes", rule: "十二.3", params: { object: id, card: table.object(id).card, tributes: needed }, domain: { type: "options", options, min: 1, max: options.length, sum: needed } });
  return { wait: true };
}
function sacrificeNext(table, locals) {
  const tributes = locals.tributes;
  const id = tributes[locals.index];
  if (id === void 0) return { to: "enter" };
  const row = standing2(table, id);
  if (row === null || row.controller !== locals.seat || hasKeyword(table, id, "imprisoned")) {
    table.emit("playDropped", "十二.3", { object: locals.object, seat: locals.seat, ruling: rulings.brokenTributeDropsThePlay.id });
    return dropped;
  }
  if (hasKeyword(table, id, "devourMerge")) return call(devourTributeProcedure, { object: id, for: locals.object, returned: null });
  return leave({ objects: [id], how: "sacrifice", for: locals.object });
}
function noteSacrifice(table, locals) {
  const outcome = returnedIn(locals);
  if (!outcome.done) {
    table.emit("playDropped", "十二.3", { object: locals.object, seat: locals.seat, ruling: rulings.brokenTributeDropsThePlay.id });
    return dropped;
  }
  table.local(locals, "sacrificed", [...locals.sacrificed, ...outcome.objects]);
  table.local(locals, "devoured", [...locals.devoured, ...outcome.devoured ?? []]);
  table.local(locals, "index", locals.index + 1);
  return { to: "sacrifice" };
}
function putOnBoard(table, locals) {
  const id = locals.object;
  const seat = locals.seat;
  const side = must(locals.side, "a side of the board");
  if (table.find(id) === null || entrySlots(table, table.object(id), seat, side).length === 0) {
    table.emit("playDropped", "九.3", { object: id, seat, ruling: rulings.fullBoardDropsThePlay.id });
    for (const part of locals.devoured) place(table, part, { zone: `graveyard:${table.object(part).owner}` });
    return dropped;
  }
  return enter({ object: id, by: seat, side, how: "play", tributes: locals.sacrificed, devoured: locals.devoured });
}
var devourTributeProcedure = defineProcedure({ name: "devourTribute", steps: [{ name: "take", rule: "十五.吞食合體.1", run: (table, locals) => {
  const id = locals.object;
  const row = table.object(id);
  table.emit("unitSacrificed", "十五.吞食合體.1", { object: id, card: row.card, seat: row.controller, slot: row.slot, by: "devour" });
  setUnit(table, id, "marked", "sacrifice");
  return leave({ objects: row.under, how: "toGraveyard", rule: "十五.吞食合體.2" });
} }, { name: "at", rule: "十二.3", run: (table, locals) => {
  const id = locals.object;
  const row = standing2(table, id);
  if (row === null) return void 0;
  return moment(table, "unitSacrificed", "at", { object: id, was: id, seat: row.controller, by: "devour", opponent: 0, for: locals.for, slot: row.slot });
} }, { name: "aside", rule: "十五.吞食合體.1", run: (table, locals) => {
  const id = locals.object;
  if (standing2(table, id) === null) return { done: { done: true, objects: [] } };
  setUnit(table, id, "marked", "");
  place(table, id, { zone: "limbo" });
  return { done: { done: true, objects: [], devoured: [id] } };
} }] });
function objectOption2(table, id) {
  return { id: `object:${id}`, label: "object", params: { card: table.object(id).card, object: id }, object: id };
}
function slotOption(slot) {
  return { id: `slot:${slot}`, label: "slot", params: { slot } };
}
var declareAttacksProcedure = defineProcedure({ name: "declareAttacks", steps: [{ name: "ask", rule: "十一.1", run: (table, locals, frame) => {
  const seat = locals.seat;
  const declared = locals.declared.length;
  const units = possibleAttackers(table, seat);
  if (units.length === 0) return { to: "end" };
  const options = units.map((id) => objectOption2(table, id));
  table.ask(frame, { seat, kind: "declareAttack", rule: "十一.1", domain: { type: "options", min: 1, max: 1, options: declared > 0 ? [{ id: "done", label: "doneAttacking" }, ...options] : options } });
  return { wait: true };
} }, { name: "glide", rule: "十五.滑行.1", run: (table, locals, frame) => {
  const pick = picksOf(locals.answer)[0];
  if (pick === "done") return { to: "end" };
  const unit = Number(pick.replace("object:", ""));
  table.local(locals, "unit", unit);
  const places2 = glidePlaces(table, unit);
  if (places2.length === 0) return { to: "aim" };
  const stay = couldAttackFrom(table, unit, table.object(unit).slot) ? [{ id: "stay", label: "stay" }] : [];
  table.ask(frame, { seat: locals.seat, kind: "glide", rule: "十五.滑行.1", params: { object: unit, card: table.object(unit).card }, domain: { type: "options", min: 1, max: 1, options: [...stay, ...places2.map(slotOption)] } });
  return { wait: true };
} }, { name: "glided", rule: "十五.滑行.2", run: (table, locals) => {
  const pick = picksOf(locals.answer)[0];
  if (pick === "stay") return void 0;
  return call(moveUnitProcedure, { object: locals.unit, slot: pick.replace("slot:", ""), rule: "十五.滑行.1", from: "", returned: null });
} }, { name: "aim", rule: "十五.遠程.1", run: (table, locals, frame) => {
  const unit = locals.unit;
  const row = standing2(table, unit);
  if (row === null) return { to: "ask" };
  if (!hasKeyword(table, unit, "ranged") || hasKeyword(table, unit, "pierce")) return { to: "declare" };
  const places2 = rangedPlaces(table, row);
  if (places2.length <= 1) {
    setUnit(table, unit, "target", places2[0] ?? "");
    return { to: "declare" };
  }
  table.ask(frame, { seat: locals.seat, kind: "aim", rule: "十五.遠程.1", params: { object: unit, card: row.card }, domain: { type: "options", min: 1, max: 1, options: places2.map(slotOption) } });
  return { wait: true };
} }, { name: "aimed", rule: "十五.遠程.1", run: (table, locals) => setUnit(table, locals.unit, "target", picksOf(locals.answer)[0].replace("slot:", "")) }, { name: "declare", rule: "八.2", run: (table, locals) => {
  const unit = locals.unit;
  const { target: target2 } = unitOf(table, unit);
  setUnit(table, unit, "attackedTurn", gameOf(table).turn);
  setStance(table, unit, "attacking", attackRule(table, unit), target2 === "" ? "declaration" : `declaration ${target2}`);
  table.local(locals, "declared", [...locals.declared, unit]);
  return moment(table, "attackDeclared", "at", { object: unit, seat: locals.seat });
} }, { name: "again", run: () => ({ to: "ask" }) }, { name: "end", rule: "十一.2", run: (table, locals) => moment(table, "tacticChosen", "at", { seat: locals.seat, tactic: "attack" }) }, { name: "done", run: (_table, locals) => ({ done: locals.declared }) }] });
function attackRule(table, unit) {
  const [first] = enemiesAhead(table, table.object(unit).slot);
  if (first === void 0) return "八.2";
  if (!attackable(table, unit, first)) return "十五.遠程.3";
  if (!hasKeyword(table, first, "blocker")) return "八.2";
  return hasKeyword(table, first, "effectResistance") || hasKeyword(table, first, "enemyEffectResistance") ? "十五.破甲.3" : "十五.破甲.1";
}
var arrangeProcedure = defineProcedure({ name: "arrange", steps: [{ name: "ask", rule: "十三.3", run: (table, locals, frame) => {
  const seat = locals.seat;
  const units = unitsOf(table, seat).filter((id) => arrangeSlots(table, seat, id).length > 0);
  const options = [{ id: "done", label: "doneArranging" }, ...units.map((id) => objectOption2(table, id))];
  table.ask(frame, { seat, kind: "arrangeUnit", rule: "十三.3", domain: { type: "options", min: 1, max: 1, options } });
  return { wait: true };
} }, { name: "where", rule: "十三.3", run: (table, locals, frame) => {
  const pick = picksOf(locals.answer)[0];
  if (pick === "done") return { done: null };
  const unit = Number(pick.replace("object:", ""));
  const seat = locals.seat;
  table.local(locals, "unit", unit);
  table.ask(frame, { seat, kind: "arrangeSlot", rule: "十三.3", params: { object: unit, card: table.object(unit).card }, domain: { type: "options", min: 1, max: 1, options: arrangeSlots(table, seat, unit).map(slotOption) } });
  return { wait: true };
} }, { name: "move", rule: "十三.3", run: arrangeMove }, { name: "again", run: () => ({ to: "ask" }) }] });
function mayStandAt(table, id, slot) {
  return positionOf(slot).row === "front" || unitOf(table, id).heldInFront !== gameOf(table).turn;
}
function arrangeSlots(table, seat, id) {
  if (!canMove(table, id)) return [];
  const from = table.object(id).slot;
  return slotsOf(seat).filter((slot) => {
    if (slot === from || !mayStandAt(table, id, slot)) return false;
    const other = table.slot(slot).object;
    return other === 0 || canMove(table, other) && mayStandAt(table, other, from);
  });
}
function arrangeMove(table, locals) {
  const unit = locals.unit;
  const slot = picksOf(locals.answer)[0].replace("slot:", "");
  const other = table.slot(slot).object;
  const from = table.object(unit).slot;
  const seat = locals.seat;
  if (other !== 0) {
    swapPlaces(table, unit, other, "十三.3");
    return moment(table, "unitMoved", "after", { object: unit, seat, from, to: slot });
  }
  relocate(table, unit, slot);
  table.emit("unitMoved", "十三.3", { object: unit, card: table.object(unit).card, seat, from, to: slot });
  return moment(table, "unitMoved", "after", { object: unit, seat, from, to: slot });
}
var mainWindowProcedure = defineProcedure({ name: "mainWindow", steps: [{ name: "ask", rule: "十二.2", run: ask }, { name: "act", rule: "六.1", run: act2 }, { name: "placed", rule: "十二.2", run: placed3 }, { name: "formationBegun", rule: "二.4(1)", run: formationBegun }, { name: "attackBegun", rule: "二.4(2)", run: attackBegun }, { name: "end", run: () => ({ done: null }) }] });
function seatOf2(locals) {
  return locals.seat;
}
function usableNow(table, locals) {
  const seat = seatOf2(locals);
  const found2 = ["main", locals.phase].flatMap((window2) => usable(table, seat, `window.${window2}|at`, null));
  return [...new Map(found2.map((one) => [`${one.object} ${one.ability}`, one])).values()];
}
function placeable(table, seat, phase) {
  const hand = table.zone(`hand:${seat}`).order.filter((id) => playable(table, seat, id));
  if (phase === "summon") return hand;
  const withTributes = playerValuesOf(table, seat).formationTributes === true;
  return hand.filter((id) => valuesOf2(table, id).blueStar !== true && (tributesNeeded(table, id) === 0 || withTributes));
}
function travellerPossible(table, seat) {
  return playerOf(table, seat).forest > 0 && freeSlots(table, seat).length > 0 && mayPlace(table, seat);
}
function dutyBinds(table, seat, phase) {
  if (travellerPossible(table, seat)) return true;
  const full = freeSlots(table, seat).length === 0;
  return placeable(table, seat, phase).some((id) => valuesOf2(table, id).blueStar !== true && !(full && tributesNeeded(table, id) > 0));
}
function objectOption3(table, verb2, id) {
  return { id: `${verb2}:${id}`, label: verb2, params: { card: table.object(id).card, object: id }, object: id };
}
function placeOptions(table, seat, phase) {
  const options = placeable(table, seat, phase).map((id) => objectOption3(table, "play", id));
  if (travellerPossible(table, seat)) options.push({ id: "traveller", label: "traveller" });
  return options;
}
function ask(table, locals, frame) {
  const seat = seatOf2(locals);
  const phase = locals.phase;
  const options = [];
  if (phase === "summon") {
    const done2 = playerOf(table, seat).dutyDone;
    if (!done2) options.push(...placeOptions(table, seat, phase));
    if (done2 || !dutyBinds(table, seat, phase)) options.push({ id: "end", label: "endPhase", params: { phase } });
  } else options.push(...tacticOptions(table, locals, seat));
  const listeners2 = usableNow(table, locals);
  table.local(locals, "offers", listeners2);
  listeners2.forEach((listener, at) => options.push({ id: `use:${at}`, label: "use", params: { card: table.object(listener.object).card, ability: listener.ability }, object: listener.object }));
  if (canMachineMerge(table, seat)) options.push({ id: "machineMerge", label: "machineMerge" });
  table.ask(frame, { seat, kind: "mainAction", rule: askingRule2(table, locals, seat), params: { phase }, domain: { type: "options", min: 1, max: 1, options } });
  return { wait: true };
}
function askingRule2(table, locals, seat) {
  const phase = locals.phase;
  if (phase === "summon") return playerOf(table, seat).dutyDone || dutyBinds(table, seat, phase) ? "十二.2" : "十二.5";
  if (gameOf(table).tactic !== "formation") return "二.4";
  if (locals.tacticDone === true) return "十三.3";
  return dutyBinds(table, seat, phase) ? "十三.2" : "十三.4";
}
function tacticOptions(table, locals, seat) {
  const { tactic: tactic2 } = gameOf(table);
  const phase = locals.phase;
  const end2 = { id: "end", label: "endPhase", params: { phase } };
  if (tactic2 === "") {
    const options2 = [{ id: "formation", label: "formation" }];
    if (possibleAttackers(table, seat).length > 0) options2.push({ id: "attack", label: "attack" });
    return options2;
  }
  const options = [];
  if (tactic2 === "formation") {
    const unitPlaced = locals.tacticDone === true;
    const binds = !unitPlaced && dutyBinds(table, seat, phase);
    if (!unitPlaced) options.push(...placeOptions(table, seat, phase));
    if (!binds && locals.arranged !== true) options.push({ id: "arrange", label: "arrange" });
    if (!binds) options.push(end2);
    return options;
  }
  return [end2];
}
function act2(table, locals) {
  const seat = seatOf2(locals);
  const pick = picksOf(locals.answer)[0];
  const [verb2, argument] = pick.split(":");
  switch (verb2) {
    case "end":
      return { to: "end" };
    case "play":
      return { ...playUnit(seat, Number(argument)), then: "placed" };
    case "traveller":
      return { ...enter({ object: 0, by: seat, side: seat, how: "summon" }), then: "placed" };
    case "use":
      return { ...useAbility(table, locals.offers[Number(argument)], null), then: "ask" };
    case "machineMerge":
      return call(machineMergeProcedure, { seat, unit: 0, target: 0, answer: null, answers: null, returned: null }, "ask");
    case "arrange":
      table.local(locals, "arranged", true);
      return call(arrangeProcedure, { seat, unit: 0, answer: null, answers: null, returned: null }, "ask");
    case "formation":
      return { to: "formationBegun" };
    default:
      return { to: "attackBegun" };
  }
}
function placed3(table, locals) {
  const { done: done2 } = returnedIn(locals);
  if (done2) {
    setPlayer(table, seatOf2(locals), "dutyDone", true);
    table.local(locals, "tacticDone", true);
  }
  return { to: "ask" };
}
function chooseTactic(table, seat, tactic2, rule2) {
  setGame(table, "tactic", tactic2);
  table.emit("tacticChosen", rule2, { seat, tactic: tactic2 });
}
function formationBegun(table, locals) {
  const seat = seatOf2(locals);
  chooseTactic(table, seat, "formation", "二.4(1)");
  return moment(table, "tacticChosen", "at", { seat, tactic: "formation" }, "ask") ?? { to: "ask" };
}
function attackBegun(table, locals) {
  const seat = seatOf2(locals);
  chooseTactic(table, seat, "attack", "二.4(2)");
  return call(declareAttacksProcedure, { seat, unit: 0, declared: [], answer: null, answers: null, returned: null }, "ask");
}
function seatOf3(locals) {
  return locals.seat;
}
function beginPhase(table, phase, rule2) {
  setGame(table, "phase", phase);
  table.newMoment();
  table.emit("phaseBegan", rule2, { phase, seat: gameOf(table).active, turn: gameOf(table).turn });
}
var turnProcedure = defineProcedure({ name: "turn", steps: [{ name: "begin", rule: "二", run: begin4 }, { name: "draw", rule: "二.1", run: (table) => (beginPhase(table, "draw", "二.1"), moment(table, "phaseBegan", "at", { phase: "draw", seat: gameOf(table).active })) }, { name: "drawTwo", rule: "二.1", run: (table, locals) => {
  const drawn2 = drawCards(table, seatOf3(locals), 2, "二.1");
  return moment(table, "cardsDrawn", "at", { seat: seatOf3(locals), objects: drawn2 });
} }, { name: "drawEnd", run: (table, locals) => moment(table, "phaseEnded", "at", { phase: "draw", seat: seatOf3(locals) }) }, { name: "defence", rule: "十一.5", run: defence }, { name: "claim", rule: "十二.1", run: testClaim }, { name: "main", rule: "二", run: (table, locals) => {
  beginPhase(table, "summon", "二.3");
  expire(table, `main:${gameOf(table).turn}`);
  return moment(table, "phaseBegan", "at", { phase: "main", seat: seatOf3(locals) });
} }, { name: "summon", rule: "二.3", run: (table, locals) => moment(table, "phaseBegan", "at", { phase: "summon", seat: seatOf3(locals) }) }, { name: "summonActs", rule: "十二.2", run: (_table, locals) => call(mainWindowProcedure, windowLocals(seatOf3(locals), "summon")) }, { name: "summonEnd", rule: "二.3", run: (table, locals) => (expire(table, `summon:${gameOf(table).turn}`), moment(table, "phaseEnded", "at", { phase: "summon", seat: seatOf3(locals) })) }, { name: "tactic", rule: "十三.1", run: tactic }, { name: "tacticActs", rule: "二.4", run: (_table, locals) => call(mainWindowProcedure, windowLocals(seatOf3(locals), "tactic")) }, { name: "tacticEnd", rule: "二.4", run: (table, locals) => moment(table, "phaseEnded", "at", { phase: "tactic", seat: seatOf3(locals) }) }, { name: "tacticAfter", run: (table, locals) => moment(table, "phaseEnded", "after", { phase: "tactic", seat: seatOf3(locals) }) }, { name: "end", rule: "二.5", run: (_table, locals) => call(endPhaseRef, { seat: seatOf3(locals), queue: [], answer: null, answers: null, returned: null }) }, { name: "done", run: () => ({ done: null }) }] });
function windowLocals(seat, phase) {
  return { seat, phase, tacticDone: false, arranged: false, unit: 0, offers: [], answer: null, answers: null, returned: null };
}
function begin4(table, locals) {
  const seat = seatOf3(locals);
  setGame(table, "turn", gameOf(table).turn + 1);
  setGame(table, "active", seat);
  setGame(table, "tactic", "");
  for (const one of table.seats()) {
    setPlayer(table, one, "placed", 0);
    setPlayer(table, one, "magicUsed", 0);
    setPlayer(table, one, "dutyDone", false);
    setPlayer(table, one, "machinePhaseUsed", false);
  }
  table.newMoment();
  table.emit("turnBegan", "二", { seat, turn: gameOf(table).turn });
}
function defence(table, locals) {
  const seat = seatOf3(locals);
  if (!unitsOf(table, opponentOf(seat)).some((id) => unitOf(table, id).stance === "attacking")) {
    table.emit("phaseSkipped", "十一.5", { phase: "defence", seat });
    return { to: "claim" };
  }
  return call(defencePhaseRef, { seat, attacker: 0, answer: null, answers: null, returned: null });
}
function testClaim(table, locals) {
  const seat = seatOf3(locals);
  const { claim } = playerOf(table, seat);
  if (claim === "") return void 0;
  setPlayer(table, seat, "claim", "");
  const holds2 = claimHolds(table, seat, claim);
  table.emit("claimTested", "十二.1", { seat, claim, holds: holds2, ruling: rulings.claimTestsItsOwnCondition.id });
  if (!holds2) return void 0;
  endByScore(table, "earlyEnd", "三.2");
  return { done: null };
}
function claimHolds(table, seat, claim) {
  if (claim === "score") return totalScore(table, seat) >= 15;
  return unitsOf(table, seat).length - unitsOf(table, opponentOf(seat)).length >= 3;
}
function tactic(table, locals) {
  const seat = seatOf3(locals);
  const { turn, linesTurned } = gameOf(table);
  const skipped = (turn === 1 || linesTurned === 4) && playerValuesOf(table, seat).noTacticSkip !== true;
  if (skipped) {
    table.emit("phaseSkipped", "十三.1", { phase: "tactic", seat });
    return { to: "end" };
  }
  beginPhase(table, "tactic", "二.4");
  return moment(table, "phaseBegan", "at", { phase: "tactic", seat });
}
var ownZones = ["deck", "hand", "graveyard", "exile", "field", "aside"];
function layOut(table) {
  const { state } = table;
  const forest = table.pins.format.options.forest;
  state.game = { turn: 0, active: -1, first: 0, phase: "preparation", countdownEntered: 0, linesTurned: 0, tactic: "", fight: null, mergedNames: [], merging: [], negated: 0 };
  for (let seat = 0; seat < table.pins.seats; seat++) {
    state.players.push({ race: "", reward: 0, energy: 0, forest: typeof forest === "number" ? forest : 20, claim: "", placed: 0, magicUsed: 0, dutyDone: false, machinePhaseUsed: false, uses: {} });
    for (const kind of ownZones) state.zones[`${kind}:${seat}`] = { id: `${kind}:${seat}`, kind, seat, order: [] };
    for (const slot of slotsOf(seat)) {
      const { row, lane } = positionOf(slot);
      state.slots[slot] = { id: slot, seat, row, column: lanes2.indexOf(lane), object: 0 };
    }
  }
  state.zones.limbo = { id: "limbo", kind: "limbo", seat: -1, order: [] };
}
var matchProcedure = defineProcedure({ name: "match", steps: [{ name: "declareRaces", rule: "一.1", run: askRaces }, { name: "revealRaces", rule: "一.1", run: revealRaces }, { name: "buildDecks", rule: "一.2", run: askDecks }, { name: "layDecks", rule: "一.3", run: layDecks }, { name: "decideFirst", rule: "一.4", run: decideFirst }, { name: "openingHands", rule: "一.5", run: openingHands }, { name: "mulliganFirst", rule: "一.5", run: (table, _locals, frame) => askMulligan(table, frame, gameOf(table).first) }, { name: "redrawFirst", rule: "一.5", run: (table, locals) => redraw(table, locals, gameOf(table).first) }, { name: "mulliganSecond", rule: "一.5", run: (table, _locals, frame) => askMulligan(table, frame, 1 - gameOf(table).first) }, { name: "redrawSecond", rule: "一.5", run: (table, locals) => redraw(table, locals, 1 - gameOf(table).first) }, { name: "nextTurn", rule: "二", run: nextTurn }] });
function nextTurn(table) {
  if (!turnBegins(table)) return void 0;
  const { active, first } = gameOf(table);
  return call(turnProcedure, { seat: active < 0 ? first : 1 - active, answer: null, answers: null, returned: null, queue: [] }, "nextTurn");
}
function declarableRaces(table) {
  return table.library.openings.section("races").filter((race) => race !== "neutral");
}
function askRaces(table, _locals, frame) {
  const options = declarableRaces(table).map((race) => ({ id: race, label: "race", params: { race } }));
  for (const seat of table.seats()) table.ask(frame, { seat, kind: "declareRace", rule: "一.1", sealed: true, domain: { type: "options", min: 1, max: 1, options } });
  return { wait: true };
}
function revealRaces(table, locals) {
  const answers = answersIn(locals);
  for (const seat of table.seats()) {
    const race = picksOf(answers[seat])[0];
    setPlayer(table, seat, "race", race);
    table.emit("raceRevealed", "一.1", { seat, race });
  }
}
function askDecks(table, _locals, frame) {
  for (const seat of table.seats()) {
    table.ask(frame, { seat, kind: "buildDeck", rule: "一.2", sealed: true, params: { race: playerOf(table, seat).race, enemyRace: playerOf(table, 1 - seat).race }, domain: { type: "bulk", schema: "starline/deck" } });
  }
  return { wait: true };
}
function layDecks(table, locals) {
  const answers = answersIn(locals);
  for (const seat of table.seats()) {
    const deck = bulkOf(answers[seat]);
    for (const card of deck.cards) place(table, table.create(card, seat).id, { zone: `deck:${seat}`, at: "bottom" });
    table.emit("deckLaid", "一.3", { seat, count: deck.cards.length, forest: playerOf(table, seat).forest });
    reshuffle(table, `deck:${seat}`, "一.3");
  }
}
function decideFirst(table) {
  const { first } = table.pins.format.options;
  const seat = typeof first === "number" ? first : table.random("first player", table.pins.seats, "一.4");
  setGame(table, "first", seat);
  table.emit("firstPlayerDecided", "一.4", { seat });
}
function openingHands(table) {
  const { first } = gameOf(table);
  for (const seat of [first, 1 - first]) drawCards(table, seat, 4, "一.5");
}
function askMulligan(table, frame, seat) {
  const options = table.zone(`hand:${seat}`).order.map((id) => ({ id: `object:${id}`, label: "object", params: { card: table.object(id).card, object: id }, object: id }));
  table.ask(frame, { seat, kind: "mulligan", rule: "一.5", domain: { type: "options", min: 0, max: options.length, options } });
  return { wait: true };
}
function redraw(table, locals, seat) {
  const aside = picksOf(locals.answer).map((pick) => Number(pick.replace("object:", "")));
  table.emit("mulliganTaken", "一.5", { seat, count: aside.length });
  if (aside.length === 0) return;
  const kept2 = aside.map((id) => place(table, id, { zone: `aside:${seat}` }));
  drawCards(table, seat, kept2.length, "一.5");
  for (const id of kept2) place(table, id, { zone: `deck:${seat}`, at: "bottom" });
  reshuffle(table, `deck:${seat}`, "一.5");
}
var steps = { draw: "draw", defence: "defence", main: "claim", summon: "main", tactic: "tactic", end: "end" };
function word3(value, fallback, allowed, what) {
  if (value === void 0) return fallback;
  if (!allowed.includes(value)) throw new ArrangementError(`${what} must be one of ${allowed.join(", ")}`);
  return value;
}
function arrange(table, arrangement) {
  const given = recordIn(arrangement, "the table");
  refuseOtherFields(given, ["turn", "first", "countdown", "players", "board"], "the table");
  layOut(table);
  const turn = given.turn === void 0 ? {} : recordIn(given.turn, "turn");
  const number2 = integerIn(turn.number, 3, "turn.number");
  const first = integerIn(given.first, 0, "first");
  const seat = integerIn(turn.seat, number2 % 2 === 1 ? first : 1 - first, "turn.seat");
  const phase = word3(turn.phase, "summon", Object.keys(steps), "turn.phase");
  const countdown2 = given.countdown === void 0 ? null : integerIn(given.countdown, 5, "countdown");
  Object.assign(table.state.game, { turn: number2, active: seat, first, phase: phase === "main" ? "summon" : phase, countdownEntered: countdown2 === null ? 0 : 1, linesTurned: countdown2 === null ? 0 : 5 - countdown2 });
  listIn(given.players, "players").forEach((player3, at) => arrangePlayer(table, at, recordIn(player3, `players[${at}]`)));
  for (const at of table.seats()) if (playerOf(table, at).race === "") table.set(table.player(at), "race", "orc");
  listIn(given.board, "board").forEach((unit, at) => arrangeUnit(table, recordIn(unit, `board[${at}]`), `board[${at}]`));
  beginAt(table, matchProcedure, "nextTurn", {});
  beginAt(table, turnProcedure, steps[phase], { seat, answer: null, answers: null, returned: null, queue: [] });
}
function arrangePlayer(table, seat, given) {
  if (seat >= table.pins.seats) throw new ArrangementError(`there is no seat ${seat}`);
  const known3 = ["race", "deck", "hand", "graveyard", "exile", "forest", "reward", "energy", "fieldCard", "claim"];
  refuseOtherFields(given, known3, `players[${seat}]`);
  for (const zone of ["deck", "hand", "graveyard", "exile"]) {
    listIn(given[zone], zone).forEach((card, at) => place(table, table.create(cardIn(table, card, `players[${seat}].${zone}[${at}]`), seat).id, { zone: `${zone}:${seat}`, at: "bottom" }));
  }
  if (given.fieldCard !== void 0 && given.fieldCard !== null) place(table, table.create(cardIn(table, given.fieldCard, `players[${seat}].fieldCard`), seat).id, { zone: `field:${seat}` });
  const row = readAs(table.player(seat));
  row.race = typeof given.race === "string" ? given.race : guessRace(table, seat);
  row.forest = integerIn(given.forest, row.forest, "forest");
  row.reward = integerIn(given.reward, 0, "reward");
  row.energy = integerIn(given.energy, 0, "energy");
  row.claim = given.claim === void 0 || given.claim === null ? "" : word3(given.claim, "score", ["score", "units"], "claim");
}
function guessRace(table, seat) {
  for (const row of Object.values(table.state.objects)) {
    const race = table.program(row).card.printed.race;
    if (row.owner === seat && race !== "neutral") return race;
  }
  return "";
}
function arrangeUnit(table, given, what) {
  const known3 = ["seat", "lane", "row", "card", "as", "state", "target", "owner", "under", "bestowed", "travellers", "arrived", "marks"];
  refuseOtherFields(given, known3, what);
  const seat = integerIn(given.seat, 0, `${what}.seat`);
  const lane = integerIn(given.lane, 1, `${what}.lane`);
  const row = word3(given.row, "front", ["front", "back"], `${what}.row`);
  const slot = slotId({ seat, row, lane });
  if (table.state.slots[slot] === void 0) throw new ArrangementError(`${what}: there is no place ${slot}`);
  if (table.slot(slot).object !== 0) throw new ArrangementError(`${what}: ${slot} is taken`);
  const owner = integerIn(given.owner, seat, `${what}.owner`);
  const unit = place(table, table.create(cardIn(table, given.card ?? null, what), owner).id, { slot });
  const { turn, active } = table.state.game;
  const arrivedNow = word3(given.arrived, "before", ["before", "thisTurn"], `${what}.arrived`) === "thisTurn";
  const stance = word3(given.state, "upright", ["upright", "attacking", "sideways"], `${what}.state`);
  setUnit(table, unit, "stance", stance);
  setUnit(table, unit, "arrivedTurn", arrivedNow ? turn : turn - 1);
  setUnit(table, unit, "heldInFront", arrivedNow && row === "front" && seat === active ? turn : 0);
  setUnit(table, unit, "attackedTurn", stance === "attacking" ? turn - 1 : 0);
  if (typeof given.target === "string") setUnit(table, unit, "target", given.target);
  listIn(given.under, `${what}.under`).forEach((part, at) => arrangePart(table, unit, recordIn(part, `${what}.under[${at}]`), owner, `${what}.under[${at}]`));
  listIn(given.bestowed, `${what}.bestowed`).forEach((magic, at) => arrangeMagic(table, unit, recordIn(magic, `${what}.bestowed[${at}]`), seat, `${what}.bestowed[${at}]`));
  for (let i = integerIn(given.travellers, 0, `${what}.travellers`); i > 0; i--) setUnit(table, place(table, table.create(travellerId, owner).id, { host: unit, as: "under", at: "bottom" }), "role", "rider");
}
function arrangePart(table, unit, given, owner, what) {
  const id = table.create(cardIn(table, given, what), integerIn(given.owner, owner, `${what}.owner`)).id;
  const part = place(table, id, { host: unit, as: "under", at: "bottom" });
  setUnit(table, part, "role", "merged");
  const exposed = listIn(given.exposed, `${what}.exposed`).map((one) => word3(one === "keywords" ? "text" : one, "attack", ["attack", "score", "text"], `${what}.exposed`));
  setUnit(table, part, "exposed", exposed);
}
function arrangeMagic(table, unit, given, side, what) {
  const card = cardIn(table, given, what);
  const seat = integerIn(given.seat, side, `${what}.seat`);
  const carrier = place(table, table.create(card, seat).id, { host: unit, as: "attached", at: "bottom" });
  const env = { ...ruleEnv(seat, carrier), card };
  for (const { ability: ability2, path } of table.library.card(card).abilities) {
    ability2.clauses?.forEach((clause2, at) => clause2.do?.forEach((verb2, index) => {
      if (verb2.verb !== "bestow") return;
      const until = durationKey(table, env, verb2.until);
      verb2.modifiers.forEach((_, number2) => grant(table, env, { program: `${path}/clauses/${at}/do/${index}/modifiers/${number2}`, objects: [unit], seats: [], until, carrier }));
    }));
  }
}
function all() {
  return (list) => list;
}
var durations = all()(["turnEnd", "nextTurnEnd", "yourNextMainPhase", "opponentNextMainPhase", "thisMainPhase", "summonPhaseEnd", "battleEnd", "fightEnd", "opponentNextTurnEnd", "stays", "game"]);
var prohibitions = all()(["attack", "move", "beSacrificed", "beAttacked", "beDestroyed", "beDestroyedInBattle", "immediate", "decay", "useMagic", "playUnits"]);
var placements = ["ownBack", "enemyFront", "enemyBack"];
var playerAmounts = ["score", "reward", "energy", "hand", "deck", "graveyard", "units", "forest"];
var matchAmounts = ["countdown", "turn"];
var slotPurposes = ["summon", "move", "moveOwn", "directlyAhead", "placeOf"];
var phases = ["draw", "defence", "main", "summon", "tactic", "end"];
var spans = ["turn", "game"];
var ofPhase = { always: ["phase", "seat"] };
var about2 = { always: ["object", "seat"] };
var counted5 = { always: ["amount", "object", "seat"] };
var fought = { always: ["object", "opponent", "role", "seat"] };
var coming = ["extra", "from", "side", "source", "tributes"];
var comes = { always: [...coming, "how", "object", "seat"] };
var going = ["by", "from", "how", "object", "seat", "was"];
var data = { phaseBegan: ofPhase, phaseEnded: ofPhase, turnEnded: { always: ["seat"] }, cardsDrawn: { always: ["objects", "seat"] }, unitPlayed: comes, unitSummoned: comes, unitEntered: { always: ["how", "object", "seat"], sometimes: coming }, immediate: comes, unitSacrificed: { always: ["for", "object", "seat", "was"], sometimes: ["by", "opponent", "own", "slot"] }, unitDestroyed: { always: ["by", "for", "opponent", "seat", "slot", "was"], sometimes: ["object"] }, fieldCardDestroyed: { always: ["seat"], sometimes: ["object"] }, unitLeft: { always: ["by", "how", "seat", "slot", "to", "was"], sometimes: ["object"] }, enteredGraveyard: { always: going }, exiled: { always: ["from", "object", "seat"], sometimes: ["by", "how", "was"] }, returnedToHand: { always: going }, shuffledIntoDeck: { always: ["by", "from", "how", "seat", "was"], sometimes: ["object"] }, travellerReturned: { always: ["seat"] }, tacticChosen: { always: ["seat", "tactic"] }, attackDeclared: about2, fightBegan: { always: ["attacker", "defender", "seat"] }, fightWon: fought, fightLost: fought, ambushSucceeded: { always: ["object", "own", "seat", "was"] }, turnedSideways: { always: ["by", "object", "seat"] }, turnedUpright: { always: ["by", "object", "seat"] }, unitMoved: { always: ["from", "object", "seat", "to"] }, unitsMerged: { always: ["how", "object", "parts", "seat"] }, unitSplit: about2, magicUsed: about2, revealed: { always: ["from", "object", "seat"] }, rewardGained: counted5, boarded: counted5, alighted: counted5, energyChanged: { always: ["amount", "seat"] }, becameUnit: comes, countdownEntered: { always: ["seat"] }, earlyEndClaimed: { always: ["claim", "seat"] }, "window.main": {}, "window.summon": {}, "window.tactic": {}, "window.defence": { always: ["attacker", "defender"] } };
var events = data;
var subtypes = ["人型", "神族", "魔族", "不死族", "機械", "麻將", "寶物", "裝備", "中立單位", "顏料", "最後的", "香蕉", "強盜", "陶俑", "山羊", "虛擬", "酒客", "亡靈", "病毒", "電廠", "核廢料", "碳", "塑膠", "運輸", "勇者"];
var objects = { needs: { objects: "ref" } };
var place2 = { side: "player", slot: "seat" };
var payout = { needs: { player: "player", amount: "amount" } };
var verbForms = { draw: { needs: { player: "player", count: "amount" } }, discard: objects, destroy: objects, sacrifice: objects, exile: objects, toHand: { ...objects, may: { how: ["recall"] } }, toDeck: { needs: { objects: "ref", at: ["top", "bottom", "shuffle"] } }, toGraveyard: objects, summon: { ...objects, may: { ...place2, stance: ["upright", "sideways"] } }, summonTravellers: { needs: { count: "amount" }, may: { ...place2, by: "player" } }, playExtra: { ...objects, may: place2 }, turn: { needs: { objects: "ref", to: ["upright", "sideways"] } }, move: { needs: { objects: "ref", slot: "seat" } }, swap: { needs: { a: "ref", b: "ref" } }, become: { needs: { objects: "ref", into: "ref" } }, reward: payout, charge: payout, spendEnergy: { needs: { amount: "amount" } }, shuffleDeck: { needs: { player: "player" } }, reveal: objects, look: objects, bestow: { needs: { to: "ref", modifiers: "modifiers", until: "duration" } }, destroyField: objects, negateMagic: {}, negateImmediate: objects, prevent: objects, parasiteMerge: { needs: { objects: "ref", onto: "ref" } }, split: objects, board: { needs: { travellers: "ref", onto: "ref" } }, alight: { needs: { objects: "ref", amount: "amount" } }, redirectAttack: { needs: { attackers: "ref", to: "ref" } }, skipSummonDuty: {}, triggerAmbush: objects, triggerSacrificed: objects, cancelClaim: { needs: { player: "player" } } };
var races = { neutral: "中立", art: "藝術品", orc: "獸人", cat: "喵喵賊", yokai: "妖怪村莊", virtual: "虛擬世界", island: "歡樂島", power: "發電獸", carbon: "碳碳族", hero: "勇者公會" };
var keywords = { pierce: "貫穿", ranged: "遠程", venom: "劇毒", blocker: "阻擋", ambush: "偷襲", dismantle: "拆卸", armorBreak: "破甲", glide: "滑行", machineMerge: "機械合體", devourMerge: "吞食合體", cover: "掩護", magicResistance: "魔法抗性", enemyMagicResistance: "敵方魔法抗性", destructionResistance: "破壞抗性", effectResistance: "效果抗性", enemyEffectResistance: "敵方效果抗性", imprisoned: "禁錮", decay: "衰退" };
var layers = ["silence", "types", "keywords", "set", "add", "multiply", "rules"];
var plain2 = {};
var everyWord = (words) => Object.keys(words);
var vocabulary = { entries: { keywords: { words: Object.fromEntries(everyWord(keywords).map((word4) => [word4, plain2])) } }, abilityWords: ["immediate", "parasiteMerge", "board", "alight"], characteristics: { arrivedThisTurn: "flag", attack: "number", baseAttack: "number", bestowed: "number", blueStar: "flag", cannot: prohibitions, cannotUse: "text", card: "text", defending: "flag", energyDiscount: "number", fighting: "flag", formationTributes: "flag", hasAttack: "flag", keywords: "any", lane: "number", magicKind: ["consumable", "permanent", "field"], magicLimit: "number", mana: "number", merged: "flag", name: "text", noTacticSkip: "flag", placements, playLimit: "number", race: everyWord(races), rewardBonus: "number", rideCapacity: "number", row: ["front", "back"], score: "number", silenced: "flag", souls: "number", stance: ["upright", "attacking", "sideways"], subtypes, traveller: "flag", travellersUnder: "number", tributeWorth: "number", tributeWorthFor: "text", tributes: "number", type: ["unit", "magic"], winsTies: "flag", zone: "text" }, printed: { type: ["unit", "magic"], race: everyWord(races), subtypes: { listOf: subtypes }, attack: { or: ["number", { only: null }] }, score: "number", tributes: "number", blueStar: "flag", keywords: { listOf: "keyword" }, placements: { listOf: placements }, tributesMustBe: "predicate", ride: "number", enters: ["sideways"], souls: { listOf: "number" }, overload: "flag", exposes: { listOf: ["attack", "score", "text"] }, mana: "number", magicKind: ["consumable", "permanent", "field"] }, events, eventValues: { by: ["battle", "effect"], extra: "flag", phase: phases, role: ["attacker", "defender"], tactic: ["attack", "formation"], claim: ["score", "units"], amount: "number" }, names: { bound: [], noted: [], read: [] }, durations, spans, refunds: [], marks: { blueStar: "flag" }, verbs: verbForms, phases, playerAmounts, matchAmounts, gameFields: {}, purposes: slotPurposes, faceKinds: [] };
var deckSize = 20;
var magicBudget = 15;
var overloadCopies = 3;
function readDeck(deck, race) {
  if (Array.isArray(deck)) return race !== void 0 && deck.every((card) => typeof card === "string") ? { race, cards: deck } : null;
  if (typeof deck !== "object" || deck === null) return null;
  const { cards } = deck;
  const named3 = deck.race ?? race;
  if (typeof named3 !== "string" || !Array.isArray(cards) || !cards.every((card) => typeof card === "string")) return null;
  return { race: named3, cards };
}
function checkDeck(deck, catalogue) {
  const byId = new Map(catalogue.map((card) => [card.id, card]));
  const unknown = [...new Set(deck.cards)].filter((id) => id === travellerId || !byId.has(id));
  if (unknown.length > 0) return unknown.map((id) => notInDecks(id, catalogue));
  const cards = deck.cards.map((id) => byId.get(id));
  const found2 = [];
  if (cards.length !== deckSize) found2.push(deckViolation("deck/size", "一.2(1)", [], `A deck has exactly ${deckSize} cards, this one ${cards.length}.`, { cards: cards.length, wanted: deckSize }));
  found2.push(...copies(cards));
  const foreign = cards.filter((card) => card.printed.race !== deck.race && card.printed.race !== "neutral");
  if (foreign.length > 0) found2.push(deckViolation("deck/race", "一.2(2)", foreign.map((card) => card.id), `Only ${deck.race} and neutral cards may be used.`, { race: deck.race }));
  if (deck.race === "neutral" || !cards.some((card) => card.printed.race === deck.race)) found2.push(deckViolation("deck/no-own-race", "一.2(3)", [], `At least one card must be of the declared race ${deck.race}.`, { race: deck.race }));
  const mana = cards.reduce((total, card) => total + manaOf(card), 0);
  if (mana > magicBudget) found2.push(deckViolation("deck/magic-value", "一.2(4)", cards.filter((card) => manaOf(card) > 0).map((card) => card.id), `The magic value is at most ${magicBudget} in total; this deck has ${mana}.`, { mana, limit: magicBudget }));
  return found2;
}
function notInDecks(entry2, catalogue) {
  return entry2 === travellerId ? deckViolation("deck/unknown-card", "一.2", [entry2], "Travellers can't be put into a deck.") : unknownCard(entry2, catalogue, "一.2");
}
function manaOf(card) {
  return card.printed.type === "magic" ? card.printed.mana : 0;
}
function copies(cards) {
  const counts2 = /* @__PURE__ */ new Map();
  for (const card of cards) counts2.set(card.names.zh, [...counts2.get(card.names.zh) ?? [], card]);
  const found2 = [];
  for (const group of counts2.values()) {
    const [card] = group;
    const overload = card.printed.overload === true;
    const allowed = overload ? overloadCopies : 1;
    if (group.length > allowed) found2.push(deckViolation("deck/copies", overload ? "十五.超載.1" : "一.2(1)", [card.id], `The deck has ${group.length} copies of ${card.names.en}; the limit is ${allowed}.`, { count: group.length, allowed }));
  }
  return found2;
}
var malformedDeck = deckViolation("deck/malformed", "一.2", [], "A deck is an object with a race and a list of card ids.");
function parseDeckText(text2, cards) {
  const byName = /* @__PURE__ */ new Map();
  for (const card of cards) for (const name2 of [card.id, card.names.en, card.names.zh]) byName.set(name2.toLowerCase(), card.id);
  const ids2 = [];
  const violations = [];
  let race = "";
  for (const raw of text2.split(/\r?\n/)) {
    const line = raw.replace(/#.*$/, "").trim();
    if (line === "") continue;
    const header = /^race\s*:\s*(.+)$/i.exec(line);
    if (header) {
      race = header[1].trim();
      continue;
    }
    const counted6 = /^(\d+)\s*[xX×]?\s+(.+)$/.exec(line);
    const name2 = counted6 ? counted6[2] : line;
    const id = byName.get(name2.toLowerCase());
    const count = counted6 ? Number(counted6[1]) : 1;
    if (id === void 0) violations.push(notInDecks(name2, cards));
    else if (count > deckSize) violations.push(deckViolation("deck/size", "一.2(1)", [id], `${count} copies are more than a deck holds.`));
    else for (let i = 0; i < count; i++) ids2.push(id);
  }
  if (violations.length > 0) return { ok: false, violations };
  const races2 = new Set(ids2.map((id) => cards.find((card) => card.id === id)?.printed.race).filter((one) => one !== "neutral"));
  if (race === "") race = races2.size === 1 ? [...races2][0] : "";
  if (race === "") return { ok: false, violations: [deckViolation("deck/malformed", "一.1", [], "The list names no race: begin it with a line such as `race: orc`.")] };
  return { ok: true, deck: { race, cards: ids2 } };
}
function sampleDeck(race, cards, draw) {
  const shuffle = (list) => {
    const out = [...list];
    for (let i = out.length - 1; i > 0; i--) {
      const j = draw(i + 1);
      [out[i], out[j]] = [out[j], out[i]];
    }
    return out;
  };
  const own = shuffle(cards.filter((card) => card.printed.race === race && card.id !== travellerId));
  const neutral = shuffle(cards.filter((card) => card.printed.race === "neutral" && card.id !== travellerId));
  const first = own.find((card) => manaOf(card) === 0) ?? own[0];
  const rest = shuffle([...own.filter((card) => card !== first), ...neutral]);
  const chosen = first === void 0 ? [] : [first];
  const names2 = new Set(chosen.map((card) => card.names.zh));
  let mana = chosen.reduce((total, card) => total + manaOf(card), 0);
  for (const card of rest) {
    if (chosen.length >= deckSize) break;
    if (names2.has(card.names.zh) || mana + manaOf(card) > magicBudget) continue;
    chosen.push(card);
    names2.add(card.names.zh);
    mana += manaOf(card);
  }
  return { race, cards: chosen.map((card) => card.id) };
}
function refusalRule(table, decision, pick) {
  const { seat } = decision;
  const id = Number(/^(?:[a-zA-Z]+:)?(\d{1,9})$/.exec(pick)?.[1] ?? 0);
  const row = pick.startsWith("use:") ? null : table.find(id);
  const inHand = row !== null && row.zone === `hand:${seat}`;
  const unit = row !== null && row.slot !== "" ? row.id : 0;
  switch (decision.kind) {
    case "mainAction":
      return inHand ? handCard(table, seat, id) : row === null ? mainWord(table, seat, pick) : unit === 0 ? null : ownUnit(table, seat, unit);
    case "declareAttack":
      return inHand || pick.startsWith("use:") ? "十一.2" : unit === 0 ? null : attacker(table, unit);
    case "arrangeUnit":
      return inHand || pick.startsWith("use:") ? "十三.5" : unit !== 0 ? moving(table, unit) : null;
    case "chooseTributes":
      return unit === 0 ? null : hasKeyword(table, unit, "imprisoned") ? "十五.禁錮.1" : cannot(table, unit, "beSacrificed") ? "六.7" : null;
    case "machineMerge":
      return unit !== 0 && row?.controller === seat && hasKeyword(table, unit, "machineMerge") ? merger(table, unit) : inHand || unit !== 0 || pick.startsWith("use:") ? "十五.機械合體.6" : null;
    case "machineMergeTarget":
      return unit === 0 ? null : isMerged(table, unit) ? "十五.合體的共同特點.1" : gameOf(table).mergedNames.includes(nameOf(table, unit)) ? "十五.機械合體.4" : null;
    case "chooseForEffect":
      return unit === 0 ? null : target(table, decision, unit);
    case "handLimit":
      return "十四.2";
    case "claimEarlyEnd":
      return "十四.4";
    case "glide":
      return "十五.滑行.2";
    case "defenceWindow":
      return inHand ? "七.1" : null;
    default:
      return null;
  }
}
function mainWord(table, seat, pick) {
  const player3 = playerOf(table, seat);
  switch (pick) {
    case "traveller":
      return player3.forest <= 0 ? "四.6" : freeSlots(table, seat).length === 0 ? "九.3" : null;
    case "attack":
      return gameOf(table).phase === "tactic" && gameOf(table).tactic === "" ? "十一.1" : null;
    case "arrange":
      return gameOf(table).tactic === "formation" ? "十三.4" : null;
    case "machineMerge":
      return "十五.機械合體.1";
    default:
      return null;
  }
}
function ownUnit(table, seat, id) {
  if (table.object(id).controller !== seat) return null;
  return hasKeyword(table, id, "imprisoned") ? "十五.禁錮.2" : lacksX(table, seat, id) ? "六.2※" : null;
}
function lacksX(table, seat, id) {
  return table.program(table.object(id)).abilities.some(({ ability: ability2, path }) => ability2.x !== void 0 && amount(table, listenerEnv(table, { object: id, seat, ability: path }, null), ability2.x) < 1);
}
function handCard(table, seat, id) {
  const { type, blueStar } = valuesOf2(table, id);
  const inFormation = gameOf(table).phase === "tactic";
  if (type === "magic") return lacksX(table, seat, id) ? "六.2※" : "七.1";
  if (blueStar === true) return inFormation ? "十二.4※" : "十二.4";
  if (tributesNeeded(table, id) === 0) return null;
  if (inFormation) return "十三.2";
  return playerOf(table, seat).dutyDone ? null : "十二.3";
}
function attacker(table, id) {
  const unit = unitOf(table, id);
  if (hasKeyword(table, id, "blocker")) return "十五.阻擋.1";
  if (cannot(table, id, "attack")) return "六.7";
  if (unit.attackedTurn === gameOf(table).turn) return "十一.3";
  if (unit.stance === "sideways") return "八.3";
  const ahead = enemiesAhead(table, unit.slot);
  const [first] = ahead;
  if (first === void 0 || attackable(table, id, first)) return null;
  if (!hasKeyword(table, first, "blocker")) return "六.7";
  return hasKeyword(table, id, "pierce") ? "十五.貫穿.2" : "十五.阻擋.2";
}
function moving(table, id) {
  return hasKeyword(table, id, "imprisoned") ? "十五.禁錮.1" : cannot(table, id, "move") ? "六.7" : null;
}
function merger(table, id) {
  if (isMerged(table, id)) return "十五.合體的共同特點.1";
  if (hasKeyword(table, id, "imprisoned")) return "十五.禁錮.2";
  return gameOf(table).mergedNames.includes(nameOf(table, id)) ? "十五.機械合體.4" : null;
}
function target(table, decision, id) {
  if (isTributeUnderway(table, id)) return "十二.3※";
  const byMagic = table.library.card(decision.prompt.params.card).card.printed.type === "magic";
  if (byMagic) return hasKeyword(table, id, "magicResistance") ? "十五.魔法抗性.1" : hasKeyword(table, id, "enemyMagicResistance") ? "十五.魔法抗性.2" : null;
  return hasKeyword(table, id, "effectResistance") ? "十五.效果抗性.1" : hasKeyword(table, id, "enemyEffectResistance") ? "十五.效果抗性.2" : null;
}
function isTributeUnderway(table, id) {
  return table.state.frames.some((frame) => localsIn(frame, playUnitProcedure)?.tributes.includes(id));
}
function fromSlot(rule2) {
  return (table, object) => object.slot === "" ? [] : present(table, rule2(object.slot));
}
function handSide(table, object, left) {
  if (object.slot === "") return [];
  const { seat, row, lane } = positionOf(object.slot);
  const next2 = lane + (seat === gameOf(table).first ? left : -left);
  return next2 < 1 || next2 > 5 ? [] : present(table, [slotId({ seat, row, lane: next2 })]);
}
function attackingUnits(table) {
  return table.allSlots().map(({ object }) => object).filter((id) => id !== 0 && unitOf(table, id).stance === "attacking");
}
var relations = { beside: fromSlot(slotsBeside), ahead: fromSlot(slotsAhead), directlyAhead: fromSlot((slot) => {
  const { seat, row, lane } = positionOf(slot);
  return row === "front" ? [slotId({ seat: opponentOf(seat), row: "front", lane })] : [];
}), firstEnemyAhead: (table, object) => enemiesAhead(table, object.slot).slice(0, 1), behind: fromSlot((slot) => {
  const behind = slotBehind(slot);
  return behind === null ? [] : [behind];
}), directlyBehind: fromSlot((slot) => {
  const behind = slotBehind(slot);
  return behind === null ? [] : [behind];
}), firstBothWays: (table, object) => {
  if (object.slot === "") return [];
  const ahead = present(table, slotsAhead(object.slot)).slice(0, 1);
  const behind = slotBehind(object.slot);
  return [...ahead, ...behind === null ? [] : present(table, [behind])];
}, sameRow: (table, object) => {
  if (object.slot === "") return [];
  const { seat, row } = positionOf(object.slot);
  return present(table, lanes2.map((lane) => slotId({ seat, row, lane })).filter((slot) => slot !== object.slot));
}, leftOf: (table, object) => handSide(table, object, 1), rightOf: (table, object) => handSide(table, object, -1), attackersOf: (table, object) => attackingUnits(table).filter((id) => attackTargets(table, id).includes(object.id)), attackTargets: (table, object) => unitOf(table, object.id).stance === "attacking" ? attackTargets(table, object.id) : [], fightingWith: (table, object) => {
  const fight = gameOf(table).fight;
  if (fight === null) return [];
  if (fight.attacker === object.id) return [fight.defender];
  return fight.defender === object.id ? [fight.attacker] : [];
} };
function fightOf(table) {
  return readAs(gameOf(table).fight);
}
function setFight(table, fight) {
  setGame(table, "fight", jsonOf(fight));
}
var defencePhaseProcedure = defineProcedure({ ...defencePhaseRef, steps: [{ name: "before", rule: "六.4", run: (table, locals) => moment(table, "phaseBegan", "before", { phase: "defence", seat: locals.seat }) }, { name: "begin", rule: "二.2", run: (table, locals) => (beginPhase(table, "defence", "二.2"), moment(table, "phaseBegan", "at", { phase: "defence", seat: locals.seat })) }, { name: "next", rule: "十一.8(1)", run: (table, locals) => {
  const seat = locals.seat;
  const attacker2 = unitsOf(table, opponentOf(seat)).find((id) => unitOf(table, id).stance === "attacking");
  if (attacker2 === void 0) return { to: "end" };
  table.local(locals, "attacker", attacker2);
  return call(fightWindowProcedure, { seats: [seat, opponentOf(seat)], at: 0, passes: 0, rule: "十一.8(1)", attacker: attacker2, offers: [], answer: null, answers: null, returned: null });
} }, { name: "fight", rule: "十一.8(2)", run: (table, locals) => {
  const attacker2 = locals.attacker;
  if (!attacks(table, attacker2)) return { to: "next" };
  return call(fightProcedure, { attacker: attacker2, targets: [...attackTargets(table, attacker2)], index: 0, judged: [], answer: null, answers: null, returned: null }, "next");
} }, { name: "end", rule: "十一.8(8)", run: (table, locals) => {
  expire(table, `battle:${gameOf(table).turn}`);
  table.newMoment();
  table.emit("phaseEnded", "十一.8(8)", { phase: "defence", seat: locals.seat });
  return moment(table, "phaseEnded", "at", { phase: "defence", seat: locals.seat });
} }, { name: "done", run: () => ({ done: null }) }] });
var fightWindowProcedure = defineProcedure({ name: "fightWindow", steps: [{ name: "ask", rule: "十一.8(1)", run: (table, locals, frame) => {
  const seats = locals.seats;
  if (locals.passes >= seats.length) return { done: null };
  const seat = seats[locals.at % seats.length];
  const listeners2 = usable(table, seat, "window.defence|at", windowEvent(table, locals));
  table.local(locals, "offers", listeners2);
  const options = [{ id: "pass", label: "pass" }];
  if (canAmbush(table, seat)) options.push({ id: "ambush", label: "ambush", object: fightOf(table).attacker });
  listeners2.forEach((listener, at) => options.push({ id: `use:${at}`, label: "use", params: { card: table.object(listener.object).card, ability: listener.ability }, object: listener.object }));
  table.ask(frame, { seat, kind: "defenceWindow", rule: locals.rule, domain: { type: "options", min: 1, max: 1, options } });
  return { wait: true };
} }, { name: "act", run: (table, locals) => {
  const pick = picksOf(locals.answer)[0];
  if (pick === "pass") {
    table.local(locals, "passes", locals.passes + 1);
    table.local(locals, "at", locals.at + 1);
    return { to: "ask" };
  }
  table.local(locals, "passes", 0);
  table.local(locals, "at", locals.at + 1);
  if (pick === "ambush") return call(ambushProcedure, { object: fightOf(table).attacker, returned: null }, "ask");
  const listener = locals.offers[Number(pick.replace("use:", ""))];
  return { ...useAbility(table, listener, windowEvent(table, locals)), then: "ask" };
} }] });
function windowEvent(table, { attacker: attacker2 }) {
  if (gameOf(table).fight !== null) return { attacker: fightOf(table).attacker, defender: fightOf(table).defender };
  return { attacker: attacker2, defender: attacks(table, attacker2) ? attackTargets(table, attacker2)[0] ?? 0 : 0 };
}
function attacks(table, id) {
  return standing2(table, id)?.stance === "attacking";
}
function canAmbush(table, seat) {
  if (gameOf(table).fight === null) return false;
  const { attacker: attacker2, results } = fightOf(table);
  return attacks(table, attacker2) && table.object(attacker2).controller === seat && results.some((result) => result.attackerWon) && hasKeyword(table, attacker2, "ambush");
}
function winner(table) {
  const { results, seat } = fightOf(table);
  const last = results[results.length - 1];
  return last.attackerWon ? seat : opponentOf(seat);
}
var fightProcedure = defineProcedure({ name: "fight", steps: [{ name: "settle", rule: "十一.8(2)", run: settle3 }, { name: "compare", rule: "十一.8(2)", run: compare2 }, { name: "won", rule: "十一.8(3)", run: (table) => fightMoment(table, true, "at") }, { name: "winnerWindow", rule: "十一.8(3)", run: (table) => window(winner(table), "十一.8(3)") }, { name: "wonAfter", rule: "六.4", run: (table) => fightMoment(table, true, "after") }, { name: "lost", rule: "十一.8(4)", run: (table) => fightMoment(table, false, "at") }, { name: "loserWindow", rule: "十一.8(4)", run: (table) => window(opponentOf(winner(table)), "十一.8(4)") }, { name: "lostAfter", rule: "六.4", run: (table) => fightMoment(table, false, "after") }, { name: "more", rule: "十五.貫穿.3", run: (table, locals) => {
  table.local(locals, "index", locals.index + 1);
  return { to: "settle" };
} }, { name: "judge", rule: "十一.8(5)", run: judge }, { name: "judged", rule: "十一.8(5)", run: () => ({ to: "judge" }) }, { name: "lastAmbush", rule: "十五.偷襲.1", run: lastAmbush }, { name: "ambushAnswer", rule: "十五.偷襲.1", run: (table, locals) => saidYes(locals.answer) ? call(ambushProcedure, { object: fightOf(table).attacker, returned: null }) : void 0 }, { name: "sideways", rule: "十一.8(6)", run: layDown }, { name: "end", rule: "十一.8(7)", run: (table, locals) => {
  table.newMoment();
  table.emit("fightEnded", "十一.8(7)", { attacker: locals.attacker });
  setFight(table, null);
  expire(table, `fight:${gameOf(table).turn}`);
  return { done: null };
} }] });
function window(seat, rule2) {
  return call(fightWindowProcedure, { seats: [seat], at: 0, passes: 0, rule: rule2, attacker: 0, offers: [], answer: null, answers: null, returned: null });
}
function settle3(table, locals) {
  const attacker2 = locals.attacker;
  const defender = locals.targets[locals.index];
  if (defender === void 0 || !attacks(table, attacker2)) return { to: "judge" };
  if (standing2(table, defender) === null) return { to: "more" };
  const seat = table.object(attacker2).controller;
  const results = gameOf(table).fight === null ? [] : fightOf(table).results;
  setFight(table, { attacker: attacker2, defender, seat, results });
  return moment(table, "fightBegan", "at", { attacker: attacker2, defender, seat });
}
function compare2(table, locals) {
  const { attacker: attacker2, defender, seat, results } = fightOf(table);
  if ([attacker2, defender].some((id) => standing2(table, id) === null)) return { to: "judge" };
  const attack = attackOf(table, attacker2);
  const defence2 = hasKeyword(table, defender, "blocker") ? scoreOf(table, defender) : attackOf(table, defender);
  const dismantled = hasKeyword(table, attacker2, "dismantle") && isMerged(table, defender);
  const dismantles = hasKeyword(table, defender, "dismantle") && isMerged(table, attacker2);
  const tie = attack === defence2 && valuesOf2(table, defender).winsTies === true && valuesOf2(table, attacker2).winsTies !== true;
  const attackerWon = dismantled || !dismantles && attack >= defence2 && !tie;
  const result = { defender, attackerWon, attackerVenom: hasKeyword(table, attacker2, "venom"), defenderVenom: hasKeyword(table, defender, "venom"), attackerRanged: hasKeyword(table, attacker2, "ranged") };
  setFight(table, { attacker: attacker2, defender, seat, results: [...results, result] });
  table.newMoment();
  const rule2 = dismantled || dismantles ? dismantlingRule(table, dismantled ? defender : attacker2) : hasKeyword(table, defender, "blocker") ? blockerRule(table, defender) : results.length > 0 ? "十五.貫穿.3" : locals.targets.length > 1 ? "十五.貫穿.1" : "十一.8(2)";
  table.emit("fightSettled", rule2, { attacker: attacker2, attackerCard: table.object(attacker2).card, defender, defenderCard: table.object(defender).card, attack, defence: defence2, winner: attackerWon ? attacker2 : defender, winnerCard: table.object(attackerWon ? attacker2 : defender).card, seat });
  return void 0;
}
function resistsEffects(table, id) {
  return hasKeyword(table, id, "effectResistance") || hasKeyword(table, id, "enemyEffectResistance");
}
function dismantlingRule(table, beaten) {
  return resistsEffects(table, beaten) ? "十五.拆卸.2" : "十五.拆卸.1";
}
function poisonRule(table, poisoned) {
  return resistsEffects(table, poisoned) ? "十五.劇毒.2" : "十五.劇毒.1";
}
function blockerRule(table, blocker) {
  return scoreOf(table, blocker) === valuesOf2(table, blocker, 0).score ? "十五.破甲.1" : "十五.破甲.2";
}
function fightMoment(table, won, mark3) {
  const { attacker: attacker2, defender, seat, results } = fightOf(table);
  const last = results[results.length - 1];
  const attackerSide = last.attackerWon === won;
  const object = attackerSide ? attacker2 : defender;
  const data2 = { object, seat: attackerSide ? seat : opponentOf(seat), role: attackerSide ? "attacker" : "defender", opponent: attackerSide ? defender : attacker2 };
  return moment(table, won ? "fightWon" : "fightLost", mark3, data2);
}
function judge(table, locals) {
  const { attacker: attacker2, results } = fightOf(table);
  const judged = locals.judged;
  const next2 = results.find((result) => !judged.includes(result.defender));
  if (next2 !== void 0) {
    table.local(locals, "judged", [...judged, next2.defender]);
    return destroyIf(table, next2.defender, { beaten: next2.attackerWon, poisoned: next2.attackerVenom, opponent: attacker2 });
  }
  if (judged.includes(attacker2)) return { to: "lastAmbush" };
  table.local(locals, "judged", [...judged, attacker2]);
  const beaten = results.some((result) => !result.attackerRanged && !result.attackerWon);
  const poisoned = results.some((result) => !result.attackerRanged && result.defenderVenom);
  const opponent = results.find((result) => !result.attackerWon || result.defenderVenom)?.defender ?? 0;
  if (beaten || poisoned) return destroyIf(table, attacker2, { beaten, poisoned, opponent });
  const spared = opponent === 0 ? null : standing2(table, attacker2);
  if (spared !== null) table.emit("destructionResisted", "十五.遠程.2", { object: attacker2, card: spared.card, seat: spared.controller });
  return { to: "judged" };
}
function destroyIf(table, id, { beaten, poisoned, opponent }) {
  if (!beaten && !poisoned || standing2(table, id) === null) return { to: "judged" };
  return leave({ objects: [id], how: "destroy", by: "battle", opponent, rule: beaten ? "十一.8(5)" : poisonRule(table, id) });
}
function lastAmbush(table, _locals, frame) {
  const { attacker: attacker2, results, seat } = fightOf(table);
  if (!canAmbush(table, seat)) return { to: "sideways" };
  table.ask(frame, { seat, kind: "ambush", rule: results.some((result) => !result.attackerWon) ? "十五.偷襲.4" : "十五.偷襲.1", params: { object: attacker2, card: table.object(attacker2).card }, domain: yesOrNo(attacker2) });
  return { wait: true };
}
function layDown(table) {
  const { attacker: attacker2 } = fightOf(table);
  if (!attacks(table, attacker2)) return void 0;
  return turnUnits({ objects: [attacker2], to: "sideways", rule: "十一.8(6)", by: "rule" });
}
var ambushProcedure = defineProcedure({ name: "ambush", steps: [{ name: "return", rule: "十五.偷襲.1", run: (table, locals) => {
  const { owner, card } = table.object(locals.object);
  table.local(locals, "owner", owner);
  table.local(locals, "name", card);
  return { ...leave({ objects: [locals.object], how: "toHand", topOnly: true }), then: "own" };
} }, { name: "own", rule: "十五.偷襲.3", run: (table, locals) => {
  const { objects: objects2 } = returnedIn(locals);
  const [card] = objects2;
  if (card === void 0) return { done: null };
  table.local(locals, "card", card);
  const seat = must(locals.owner, "an owner");
  table.newMoment();
  const rule2 = fightOf(table).results.some((result) => !result.attackerWon) ? "十五.偷襲.4" : "十五.偷襲.1";
  table.emit("ambushSucceeded", rule2, { object: card, was: locals.object, card: must(locals.name, "a card"), seat });
  return moment(table, "ambushSucceeded", "at", { object: card, was: locals.object, seat, own: true });
} }, { name: "others", rule: "十五.偷襲.3", run: (table, locals) => {
  const card = must(locals.card, "a card in hand");
  const seat = fightOf(table).seat;
  const effects = moment(table, "ambushSucceeded", "at", { object: card, was: locals.object, seat, own: false });
  if (effects !== void 0) table.emit("ambushFollowed", "十五.偷襲.3", { seat, object: card, card: must(locals.name, "a card") });
  return effects;
} }, { name: "end", run: () => ({ done: null }) }] });
function facesBlocker(table, id) {
  const { redirectedTo, target: target2 } = unitOf(table, id);
  const faced = redirectedTo !== 0 ? redirectedTo : target2 !== "" ? table.slot(target2).object : enemiesAhead(table, table.object(id).slot)[0] ?? 0;
  return table.find(faced) !== null && hasKeyword(table, faced, "blocker") && !attackable(table, id, faced);
}
function strayAttacker(table) {
  for (const { object: id } of table.allSlots()) {
    if (id === 0 || unitOf(table, id).stance !== "attacking") continue;
    if (gameOf(table).fight !== null && id === fightOf(table).attacker) continue;
    if (stillAttacks(table, id)) continue;
    return { id, rule: facesBlocker(table, id) ? "十五.阻擋.3" : hasKeyword(table, id, "ranged") ? "十五.遠程.1" : "十一.3" };
  }
  return null;
}
var becomeProcedure = defineProcedure({ name: "become", steps: [{ name: "leave", rule: "十五.變為.1", run: (table, locals) => {
  const id = locals.object;
  const unit = unitOf(table, id);
  table.local(locals, "slot", unit.slot);
  table.local(locals, "stance", unit.stance);
  table.local(locals, "arrivedTurn", unit.arrivedTurn);
  table.local(locals, "heldInFront", unit.heldInFront);
  table.local(locals, "attackedTurn", unit.attackedTurn);
  table.local(locals, "side", unit.controller);
  table.emit("unitBecomes", "十五.變為.1", { object: id, card: unit.card, into: table.object(locals.into).card, seat: unit.controller, ruling: rulings.becomingIsLeavingAndEntering.id });
  return leave({ objects: [id], how: "become" });
} }, { name: "enter", rule: "十五.變為.2", run: (_table, locals) => enter({ object: locals.into, by: locals.you, side: locals.side, how: "become", slot: locals.slot, ...locals.stance === "" ? {} : { stance: locals.stance } }) }, { name: "inherit", rule: "十五.變為.3", run: inherit }] });
function inherit(table, locals) {
  const { objects: objects2 } = returnedIn(locals);
  const [unit] = objects2;
  if (unit === void 0) return { done: { done: false, objects: [] } };
  setUnit(table, unit, "arrivedTurn", locals.arrivedTurn);
  setUnit(table, unit, "heldInFront", locals.heldInFront);
  setUnit(table, unit, "attackedTurn", locals.attackedTurn);
  return { done: { done: true, objects: [unit] } };
}
var handLimit = 10;
var lineCount = 5;
var endPhaseProcedure = defineProcedure({ ...endPhaseRef, steps: [{ name: "effects", rule: "二.5(1)", run: (table, locals) => {
  beginPhase(table, "end", "二.5");
  const effects = moment(table, "phaseBegan", "at", phaseData(locals));
  if (effects === void 0) return { to: "decay" };
  table.emit("endEffectsBegan", "二.5(1)", { seat: locals.seat });
  return effects;
} }, { name: "effectsDone", rule: "十四.1", run: (table, locals) => void table.emit("endEffectsDone", "十四.1", { seat: locals.seat }) }, { name: "decay", rule: "十五.衰退.2", run: (table, locals) => {
  const decaying = unitsOf(table, locals.seat).filter((id) => hasKeyword(table, id, "decay") && !cannot(table, id, "decay"));
  table.local(locals, "queue", decaying);
} }, { name: "decayOne", rule: "十五.衰退.1", run: decayOne }, { name: "handLimit", rule: "十四.2", run: askHandLimit }, { name: "exileExcess", rule: "十四.2", run: exileExcess }, { name: "countdown", rule: "十四.3", run: countdown }, { name: "claim", rule: "十四.4", run: askClaim }, { name: "claimed", rule: "十四.4", run: noteClaim }, { name: "over", rule: "十四.5", run: over }, { name: "between", rule: "十四.5※", run: (table, locals) => {
  setGame(table, "phase", "between");
  expireTurn(table, gameOf(table).turn);
  table.newMoment();
  table.emit("turnEnded", "二.5(5)", { seat: locals.seat, turn: gameOf(table).turn });
  const effects = moment(table, "turnEnded", "after", { seat: locals.seat });
  if (effects !== void 0) table.emit("betweenTurns", "十四.5※", { turn: gameOf(table).turn });
  return effects;
} }, { name: "done", rule: "十四.5※", run: (table) => (expireTurn(table, gameOf(table).turn), { done: null }) }] });
function phaseData(locals) {
  return { phase: "end", seat: locals.seat };
}
function decayRule(table, locals, id) {
  const row = table.object(id);
  const waiting = table.program(row).byMoment.get(momentKey("phaseBegan", "at")) ?? [];
  const others = waiting.some(({ path, triggers }) => {
    const env = listenerEnv(table, { object: id, seat: row.controller, ability: path }, phaseData(locals));
    return triggers.some((trigger) => trigger.event === "phaseBegan" && (trigger.if === void 0 || holds(table, env, trigger.if)));
  });
  return others ? "十五.衰退.2" : "十五.衰退.1";
}
function decayOne(table, locals) {
  const [id, ...rest] = locals.queue;
  if (id === void 0) return void 0;
  table.local(locals, "queue", rest);
  const unit = standing2(table, id);
  if (unit === null || !hasKeyword(table, id, "decay")) return { to: "decayOne" };
  const { stance } = unit;
  if (stance === "upright") return { ...turnUnits({ objects: [id], to: "sideways", rule: decayRule(table, locals, id), by: "rule" }), then: "decayOne" };
  if (stance === "sideways") return { ...leave({ objects: [id], how: "destroy", rule: decayRule(table, locals, id) }), then: "decayOne" };
  return { to: "decayOne" };
}
function askHandLimit(table, locals, frame) {
  const seat = locals.seat;
  const hand = table.zone(`hand:${seat}`).order;
  const excess = hand.length - handLimit;
  if (excess <= 0) return { to: "countdown" };
  const options = hand.map((id) => ({ id: `object:${id}`, label: "object", params: { card: table.object(id).card, object: id }, object: id }));
  table.ask(frame, { seat, kind: "handLimit", rule: "二.5(2)", domain: { type: "options", min: excess, max: excess, options } });
  return { wait: true };
}
function exileExcess(table, locals) {
  const seat = locals.seat;
  for (const pick of picksOf(locals.answer)) {
    const id = Number(pick.replace("object:", ""));
    const { card } = table.object(id);
    const now = place(table, id, { zone: `exile:${seat}` });
    table.emit("cardMoved", "十四.2", { card, object: now, seat, from: "hand", to: "exile", was: id });
  }
}
function countdown(table, locals) {
  const { countdownEntered, linesTurned, turn } = gameOf(table);
  const seat = locals.seat;
  if (countdownEntered > 0) {
    setGame(table, "linesTurned", linesTurned + 1);
    table.emit("lineTurned", "十四.3", { seat, line: lineCount - linesTurned });
    return void 0;
  }
  if (table.zone(`deck:${seat}`).order.length > 0) return void 0;
  setGame(table, "countdownEntered", turn);
  table.emit("countdownEntered", "二.5(3)", { seat, ruling: rulings.countdownStartsNextTurn.id });
  return moment(table, "countdownEntered", "at", { seat });
}
function askClaim(table, locals, frame) {
  const seat = locals.seat;
  if (gameOf(table).countdownEntered > 0) return { to: "over" };
  const claims = ["score", "units"].filter((claim) => claimHolds(table, seat, claim));
  if (claims.length === 0) return { to: "over" };
  const options = [{ id: "no", label: "noClaim" }, ...claims.map((claim) => ({ id: claim, label: `claim-${claim}` }))];
  table.ask(frame, { seat, kind: "claimEarlyEnd", rule: "二.5(4)", domain: { type: "options", min: 1, max: 1, options } });
  return { wait: true };
}
function noteClaim(table, locals) {
  const claim = picksOf(locals.answer)[0];
  if (claim === "no") return void 0;
  const seat = locals.seat;
  setPlayer(table, seat, "claim", claim);
  table.emit("earlyEndClaimed", claim === "score" ? "十四.4(1)" : "十四.4(2)", { seat, claim });
  return moment(table, "earlyEndClaimed", "at", { seat, claim });
}
function over(table) {
  if (gameOf(table).linesTurned < lineCount) return void 0;
  endByScore(table, "countdown", "三.1", "十四.5");
  return { done: null };
}
var enterAllProcedure = defineProcedure({ name: "enterAll", steps: [{ name: "each", rule: "九.1", run: (_table, locals) => {
  const { index } = locals;
  const object = locals.objects[index];
  if (object === void 0) return { done: { done: locals.done, objects: locals.entered } };
  return enter({ object, by: locals.by, side: locals.side, how: locals.how, slot: index === 0 ? locals.slot : "", stance: locals.stance, source: locals.source });
} }, { name: "collect", run: (table, locals) => {
  const { done: done2, objects: objects2 } = returnedIn(locals);
  if (!done2) table.local(locals, "done", false);
  table.local(locals, "entered", [...locals.entered, ...objects2]);
  table.local(locals, "index", locals.index + 1);
  return { to: "each" };
} }] });
var momentsProcedure = defineProcedure({ name: "moments", steps: [{ name: "each", rule: "六.4", run: (table, locals) => {
  const next2 = locals.moments[locals.index];
  if (next2 === void 0) return returning(locals.result);
  table.local(locals, "index", locals.index + 1);
  return moment(table, next2.event, next2.mark, next2.data, "each") ?? { to: "each" };
} }] });
function splitUnit(object, by) {
  return call(splitProcedure, { object, by, parts: [], index: 0, slot: "", out: [], answer: null, answers: null, returned: null });
}
function placesFor(table, id) {
  const { seat, row } = positionOf(table.object(id).slot);
  const front = freeSlots(table, seat, "front");
  return row === "front" && front.length > 0 ? front : freeSlots(table, seat);
}
var splitProcedure = defineProcedure({ name: "split", steps: [{ name: "begin", rule: "十五.分開.3", run: (table, locals) => {
  const id = locals.object;
  const parts3 = table.object(id).under.filter((one) => unitOf(table, one).role === "merged");
  if (parts3.length === 0) return { done: { done: false, objects: [] } };
  dropAttached(table, id, { rule: "十五.分開.3", permanentOnly: true });
  table.local(locals, "parts", parts3);
  return void 0;
} }, { name: "next", rule: "十五.分開.2", run: (table, locals, frame) => {
  const part = locals.parts[locals.index];
  if (part === void 0) return { to: "finish" };
  table.local(locals, "index", locals.index + 1);
  const slots = placesFor(table, locals.object);
  if (slots.length === 0) return { to: "finish" };
  if (slots.length === 1) {
    table.local(locals, "slot", slots[0]);
    return { to: "put" };
  }
  const { card } = table.object(part);
  table.ask(frame, { seat: locals.by, kind: "chooseSlot", rule: "十五.分開.2", params: { card }, domain: { type: "options", min: 1, max: 1, options: slots.map((slot) => ({ id: `slot:${slot}`, label: "slot", params: { slot } })) } });
  return { wait: true };
} }, { name: "chosen", run: (table, locals) => table.local(locals, "slot", picksOf(locals.answer)[0].replace("slot:", "")) }, { name: "put", rule: "十五.分開.1", run: putPart }, { name: "finish", rule: "十五.分開.1", run: finish3 }, { name: "end", run: (_table, locals) => ({ done: locals.returned }) }] });
function putPart(table, locals) {
  const part = locals.parts[locals.index - 1];
  const slot = locals.slot;
  const { turn, active } = gameOf(table);
  const { row, seat } = positionOf(slot);
  place(table, part, { slot });
  setUnit(table, part, "role", "");
  setUnit(table, part, "exposed", []);
  setUnit(table, part, "arrivedTurn", turn);
  setUnit(table, part, "heldInFront", row === "front" && seat === active ? turn : 0);
  table.local(locals, "out", [...locals.out, part]);
  return { to: "next" };
}
function finish3(table, locals) {
  const id = locals.object;
  const out = locals.out;
  const { card, controller } = table.object(id);
  setUnit(table, id, "stance", "upright");
  table.newMoment();
  table.emit("unitSplit", "十五.分開.1", { object: id, card, seat: controller, parts: [...out] });
  const entries = out.map((one) => ({ event: "unitEntered", mark: "at", data: { object: one, seat: controller, how: "split" } }));
  const moments = [{ event: "unitSplit", mark: "at", data: { object: id, seat: controller } }, ...entries];
  const result = { done: out.length === locals.parts.length, objects: [id, ...out] };
  return call(momentsProcedure, { moments, index: 0, result, returned: null });
}
function baseValues(table, row) {
  const unit = row;
  const { card } = table.program(row);
  const { printed: printed2 } = card;
  const onBoard2 = row.slot !== "";
  const attack = printed2.attack;
  const values = { name: card.names.zh, card: card.id, race: printed2.race, type: onBoard2 ? "unit" : printed2.type, subtypes: printed2.subtypes, attack: attack ?? 0, hasAttack: attack !== null, score: printed2.score ?? 0, tributes: printed2.tributes ?? 0, blueStar: printed2.blueStar === true, keywords: printed2.keywords ?? [], cannot: [], abilities: [], silenced: false, stance: unit.stance, row: "", lane: 0, traveller: card.id === "traveller", merged: false, tributeWorth: 1, tributeWorthFor: "", defending: false, fighting: false, arrivedThisTurn: unit.arrivedTurn === gameOf(table).turn, mana: printed2.mana ?? 0, magicKind: printed2.magicKind ?? "", souls: printed2.souls ?? [], rideCapacity: printed2.ride ?? 0, travellersUnder: 0, bestowed: row.attached.length, winsTies: false, rewardBonus: 0, baseAttack: attack ?? 0, placements: printed2.placements ?? [], zone: kindOfPlace(table, row) };
  if (onBoard2) composeBoard(table, unit, values);
  return values;
}
function composeBoard(table, unit, values) {
  const { row, lane } = positionOf(unit.slot);
  values.row = row;
  values.lane = lane;
  const fight = gameOf(table).fight;
  if (fight !== null) {
    values.defending = fight.defender === unit.id;
    values.fighting = fight.defender === unit.id || fight.attacker === unit.id;
  }
  for (const id of unit.under) addPart(table, unitOf(table, id), values);
  values.baseAttack = values.attack;
}
function withoutBlockersAttack(values) {
  if (!values.keywords.includes("blocker")) return;
  values.hasAttack = false;
  values.attack = 0;
}
function addPart(table, part, values) {
  if (part.role === "rider") {
    values.travellersUnder = values.travellersUnder + 1;
    return;
  }
  values.merged = true;
  const { printed: printed2 } = table.program(part).card;
  const keywords2 = printed2.keywords ?? [];
  let shown = [];
  if (part.exposed.includes("attack")) {
    values.attack = values.attack + (printed2.attack ?? 0);
    shown = keywords2.filter((word4) => word4 === "pierce" || word4 === "venom" || word4 === "ranged" || word4 === "blocker");
  }
  if (part.exposed.includes("score")) values.score = values.score + printed2.score;
  if (part.exposed.includes("text")) shown = [...shown, ...keywords2.filter((word4) => !shown.includes(word4))];
  const old = values.keywords;
  values.keywords = [...old, ...shown.filter((word4) => !old.includes(word4))];
}
var noLimit = Number.MAX_SAFE_INTEGER;
function basePlayerValues(_table, _seat) {
  return { cannot: [], cannotUse: [], playLimit: noLimit, magicLimit: noLimit, noTacticSkip: false, formationTributes: false, energyDiscount: 0 };
}
var silenceLayer = layers.indexOf("silence");
function abilitiesWork(table, row, below = silenceLayer) {
  return valuesOf2(table, row.id, Math.min(silenceLayer, below)).silenced !== true;
}
function modifierSources(table) {
  const found2 = [];
  for (const kind of staticZones) for (const { order } of table.zonesOf(kind)) found2.push(...order);
  for (const { object } of table.allSlots()) if (object !== 0) found2.push(object, ...table.object(object).under);
  return found2.filter((id) => hasStatics(table, id));
}
var staticZones = ["field", "hand", "graveyard"];
function hasStatics(table, id) {
  return table.program(table.object(id)).statics.length > 0;
}
var distantFields = [...["zone", "order", "stamp", "knownTo", "uses"], ...["attackedTurn", "heldInFront", "marked", "prevented", "immediateNegated"], ...["placed", "magicUsed", "dutyDone", "machinePhaseUsed", "claim", "forest", "energy", "reward"], ...["phase", "tactic", "countdownEntered", "linesTurned", "mergedNames", "merging", "negated"]];
function ownEffects(table, objects2, event, result) {
  const listeners2 = objects2.flatMap((id) => listenersOf(table, id, event));
  return call(ownEffectsProcedure, { event, listeners: listeners2, index: 0, result, returned: null });
}
function about3(table, object) {
  return { object, was: object, seat: table.object(object).controller };
}
function listenersOf(table, object, event) {
  const row = table.object(object);
  if (!abilitiesWork(table, row)) return [];
  const data2 = about3(table, object);
  const waiting = table.program(row).byMoment.get(momentKey(event, "at")) ?? [];
  return waiting.map((compiled) => ({ compiled, listener: { object, seat: row.controller, ability: compiled.path } })).filter(({ compiled, listener }) => {
    const env = listenerEnv(table, listener, data2);
    const { when } = compiled.ability;
    const heard = compiled.triggers.some((trigger) => trigger.event === event && trigger.if !== void 0 && holds(table, env, trigger.if));
    return compiled.ability.kind === "triggered" && heard && (when === void 0 || holds(table, env, when));
  }).map(({ listener }) => listener);
}
var ownEffectsProcedure = defineProcedure({ name: "ownEffects", steps: [{ name: "each", rule: "六.1", run: (table, locals) => {
  const next2 = locals.listeners[locals.index];
  if (next2 === void 0) return returning(locals.result);
  table.local(locals, "index", locals.index + 1);
  if (table.find(next2.object) === null) return { to: "each" };
  return { ...callAbility(table, next2, about3(table, next2.object)), then: "each" };
} }] });
var procedures = [momentProcedure, matchProcedure, turnProcedure, mainWindowProcedure, playUnitProcedure, devourTributeProcedure, enterProcedure, leaveProcedure, leaveOneProcedure, moveUnitProcedure, turnUnitsProcedure, mergeUnderProcedure, machineMergeProcedure, useMagicProcedure, declareAttacksProcedure, arrangeProcedure, defencePhaseProcedure, fightWindowProcedure, fightProcedure, ambushProcedure, becomeProcedure, splitProcedure, endPhaseProcedure, enterAllProcedure, momentsProcedure, ownEffectsProcedure];
var energyLimit = 5;
function refs(table, env, verb2, key = "objects") {
  return table.game.order(table, objectsOf(table, env, verb2[key]));
}
function player2(table, env, verb2, key = "player") {
  return seatOf(table, env, verb2[key]);
}
function number(table, env, verb2, key) {
  return amount(table, env, verb2[key]);
}
var nothing6 = { done: false, objects: [] };
function afterMoments(table, moments, result) {
  const awaited = moments.filter((one) => table.library.openings.awaited.has(`${one.event}|${one.mark}`));
  if (awaited.length === 0) return result;
  return call(momentsProcedure, { moments: awaited, index: 0, result, returned: null });
}
function leaving(how) {
  return { rule: "十.1", payable: (table, verb2, env) => objectsOf(table, env, verb2.objects).length > 0, run: (table, verb2, env) => {
    const objects2 = refs(table, env, verb2);
    if (objects2.length === 0) return nothing6;
    return leave({ objects: objects2, how, word: verb2.how, at: verb2.at });
  } };
}
function entering(how) {
  return { rule: "十二.6", run: (table, verb2, env) => {
    const objects2 = refs(table, env, verb2).filter((id) => id === env.self || valueOf2(table, id, "blueStar") !== true);
    if (objects2.length === 0 || noPlace(env, verb2)) return nothing6;
    return enterAll(table, env, verb2, objects2, how, env.you);
  } };
}
function enterAll(table, env, verb2, objects2, how, by) {
  const slot = slotVar(env, verb2);
  const side = verb2.side !== void 0 ? player2(table, env, verb2, "side") : slot !== "" ? positionOf(slot).seat : objects2.includes(0) ? env.you : -1;
  return call(enterAllProcedure, { objects: [...objects2], by, side, how, slot, stance: verb2.stance ?? "upright", source: env.self, index: 0, done: true, entered: [], returned: null });
}
function noPlace(env, verb2) {
  return typeof verb2.slot === "string" && slotVar(env, verb2) === "";
}
function slotVar(env, verb2) {
  const name2 = verb2.slot;
  return env.vars[name2] ?? env.event?.[name2] ?? "";
}
var verbs2 = { draw: { rule: "六.2", run: (table, verb2, env) => {
  let done2 = true;
  const drawn2 = [];
  for (const seat of seatsOf(table, env, verb2.player)) {
    const count = number(table, env, verb2, "count");
    const cards = drawCards(table, seat, count, "六.2");
    drawn2.push(...cards);
    if (cards.length < count) done2 = false;
  }
  return { done: done2, objects: drawn2 };
} }, discard: leaving("toGraveyard"), destroy: leaving("destroy"), destroyField: leaving("destroy"), sacrifice: leaving("sacrifice"), exile: leaving("exile"), toHand: leaving("toHand"), toDeck: leaving("toDeck"), toGraveyard: leaving("toGraveyard"), summon: entering("summon"), playExtra: entering("extra"), summonTravellers: { rule: "四.6", run: (table, verb2, env) => {
  const count = number(table, env, verb2, "count");
  const by = verb2.by === void 0 ? env.you : player2(table, env, verb2, "by");
  return count <= 0 || noPlace(env, verb2) ? nothing6 : enterAll(table, env, verb2, Array.from({ length: count }, () => 0), "summon", by);
} }, turn: { rule: "十五.橫放.1", payable: (table, verb2, env) => {
  const objects2 = objectsOf(table, env, verb2.objects);
  return objects2.length > 0 && objects2.every((id) => table.object(id).slot !== "" && unitOf(table, id).stance !== verb2.to);
}, run: (table, verb2, env) => {
  const to = verb2.to;
  return turnUnits({ objects: refs(table, env, verb2), to, rule: to === "sideways" ? "十五.橫放.1" : "八.1", by: "effect" });
} }, move: { rule: "十五.禁錮.1", run: (table, verb2, env) => {
  const [object = 0] = refs(table, env, verb2);
  return call(moveUnitProcedure, { object, slot: slotVar(env, verb2), rule: "六.2", from: "", returned: null });
} }, swap: { rule: "十五.禁錮.1", run: (table, verb2, env) => {
  const [a] = refs(table, env, verb2, "a");
  const [b] = refs(table, env, verb2, "b");
  if (a === void 0 || b === void 0 || a === b || !canMove(table, a) || !canMove(table, b)) return nothing6;
  if (table.object(a).slot === "" || table.object(b).slot === "") return nothing6;
  const [from, to] = [table.object(a).slot, table.object(b).slot];
  swapPlaces(table, a, b, "六.2");
  return afterMoments(table, [{ event: "unitMoved", mark: "after", data: { object: a, seat: table.object(a).controller, from, to } }, { event: "unitMoved", mark: "after", data: { object: b, seat: table.object(b).controller, from: to, to: from } }], { done: true, objects: [a, b] });
} }, become: { rule: "十五.變為.1", run: (table, verb2, env) => {
  const [object = 0] = refs(table, env, verb2);
  const [into] = refs(table, env, verb2, "into");
  if (into === void 0 || standing2(table, object) === null) return nothing6;
  return call(becomeProcedure, { object, into, you: env.you, side: 0, slot: "", stance: "", arrivedTurn: 0, heldInFront: 0, attackedTurn: 0, returned: null });
} }, reward: { rule: "十五.獎勵.1", payable: (table, verb2, env) => playerOf(table, player2(table, env, verb2)).reward + number(table, env, verb2, "amount") >= 0, run: (table, verb2, env) => {
  const seat = player2(table, env, verb2);
  const bonus = seat === env.you && table.find(env.self) !== null ? numberOf(table, env.self, "rewardBonus") : 0;
  const asked = number(table, env, verb2, "amount");
  const wanted = asked > 0 ? asked + bonus : asked;
  const old = playerOf(table, seat).reward;
  const next2 = Math.max(0, old + wanted);
  setPlayer(table, seat, "reward", next2);
  table.emit("rewardChanged", wanted < 0 ? "十五.獎勵.1" : "十五.獎勵.2", { seat, amount: next2 - old, total: next2 });
  const outcome = { done: next2 - old === wanted };
  return wanted > 0 ? afterMoments(table, [{ event: "rewardGained", mark: "at", data: { seat, amount: wanted, object: env.self } }], outcome) : outcome;
} }, charge: { rule: "十五.充能.1", run: (table, verb2, env) => {
  const seat = player2(table, env, verb2);
  const wanted = Math.max(0, number(table, env, verb2, "amount"));
  return changeEnergy(table, seat, Math.min(energyLimit, playerOf(table, seat).energy + wanted), wanted > 0 ? "十五.充能.1" : "十五.充能.2", wanted > 0);
} }, spendEnergy: { rule: "十五.耗能.1", payable: (table, verb2, env) => playerOf(table, env.you).energy >= energyCost(table, verb2, env), run: (table, verb2, env) => {
  const cost = energyCost(table, verb2, env);
  const { energy } = playerOf(table, env.you);
  return energy < cost ? nothing6 : changeEnergy(table, env.you, energy - cost, spendingRule(table, verb2, env), true);
} }, shuffleDeck: { rule: "六.2", run: (table, verb2, env) => {
  for (const seat of seatsOf(table, env, verb2.player)) reshuffle(table, `deck:${seat}`, "六.2");
  return { done: true };
} }, reveal: { rule: "四.2", run: (table, verb2, env) => {
  const hidden = refs(table, env, verb2);
  if (hidden.length === 0) return nothing6;
  const objects2 = hidden.map((id) => showTo(table, id, table.seats()));
  objects2.forEach((id, at) => table.emit("cardRevealed", "四.1", { object: id, was: hidden[at] ?? id, card: table.object(id).card, seat: table.object(id).owner, from: table.object(id).zone }));
  return afterMoments(table, objects2.map((id) => ({ event: "revealed", mark: "at", data: { object: id, seat: table.object(id).owner, from: table.object(id).zone.split(":")[0] } })), { done: true, objects: objects2 });
} }, look: { rule: "四.2", run: (table, verb2, env) => {
  const hidden = refs(table, env, verb2);
  if (hidden.length === 0) return nothing6;
  const objects2 = hidden.map((id) => showTo(table, id, [env.you]));
  table.emit("cardsLookedAt", "四.2", { seat: env.you, count: objects2.length, ...wereNamed(hidden, objects2) }, [{ seats: [env.you], data: { objects: [...objects2], cards: objects2.map((id) => table.object(id).card) } }]);
  return { done: true, objects: objects2 };
} }, bestow: { rule: "七.4", run: (table, verb2, env, path) => {
  const [target2] = refs(table, env, verb2, "to");
  const card = table.find(env.self);
  if (target2 === void 0 || table.object(target2).slot === "" || card?.zone !== "limbo") return nothing6;
  const name2 = verb2.until;
  const carrier = place(table, env.self, { host: target2, as: "attached", at: "bottom" });
  const until = durationKey(table, env, name2);
  verb2.modifiers.forEach((_, index) => grant(table, env, { program: `${path}/modifiers/${index}`, objects: [target2], seats: [], until, carrier }));
  table.emit("magicBestowed", "七.4", { object: carrier, card: card.card, to: target2, toCard: table.object(target2).card, seat: env.you, until: name2 });
  return { done: true, objects: [target2] };
} }, negateMagic: { rule: "七.3", run: (table, _verb, env) => {
  const id = env.event?.object ?? 0;
  if (table.find(id) === null) return nothing6;
  table.set(table.state.game, "negated", id);
  return { done: true };
} }, negateImmediate: { rule: "六.3", run: (table, verb2, env) => {
  const [object] = refs(table, env, verb2);
  if (object === void 0) return nothing6;
  setUnit(table, object, "immediateNegated", true);
  return { done: true, objects: [object] };
} }, prevent: { rule: "九.3", run: (table, verb2, env) => {
  const [object] = refs(table, env, verb2);
  if (object === void 0) return nothing6;
  setUnit(table, object, "prevented", true);
  return { done: true, objects: [object] };
} }, parasiteMerge: { rule: "十五.寄生合體.1", run: (table, verb2, env) => {
  const [object] = refs(table, env, verb2);
  const [top] = refs(table, env, verb2, "onto");
  if (object === void 0 || top === void 0 || object === top) return nothing6;
  const merged = [object, top].some((id) => valueOf2(table, id, "merged") === true);
  const away = table.object(top).slot === "" || table.object(object).slot === "" && table.object(object).host === 0;
  if (merged || away || !canMove(table, object)) return nothing6;
  return call(mergeUnderProcedure, { top, parts: [object], seat: env.you, index: 0, how: "parasite", answer: null, answers: null, returned: null });
} }, split: { rule: "十五.分開.1", run: (table, verb2, env) => {
  const [object] = refs(table, env, verb2);
  return object === void 0 ? nothing6 : splitUnit(object, env.you);
} }, board: { rule: "十五.上車.1", run: (table, verb2, env) => {
  const [unit] = refs(table, env, verb2, "onto");
  const travellers = refs(table, env, verb2, "travellers").filter((id) => isTraveller(table, id));
  if (unit === void 0) return nothing6;
  const room = numberOf(table, unit, "rideCapacity") - numberOf(table, unit, "travellersUnder");
  const boarding = travellers.slice(0, Math.max(0, room)).filter((id) => canMove(table, id));
  for (const id of boarding) putRider(table, unit, id);
  if (boarding.length === 0) return nothing6;
  table.emit("travellersBoarded", boarding.length < travellers.length ? "十五.搭乘.2" : "十五.上車.1", { object: unit, card: table.object(unit).card, count: boarding.length, seat: table.object(unit).controller });
  return afterMoments(table, [{ event: "boarded", mark: "at", data: { object: unit, seat: table.object(unit).controller, amount: boarding.length } }], { done: boarding.length === travellers.length, objects: [unit] });
} }, alight: { rule: "十五.下車.1", payable: (table, verb2, env) => {
  const [unit] = objectsOf(table, env, verb2.objects);
  return unit !== void 0 && numberOf(table, unit, "travellersUnder") >= number(table, env, verb2, "amount");
}, run: (table, verb2, env) => {
  const [unit] = refs(table, env, verb2);
  const count = number(table, env, verb2, "amount");
  if (unit === void 0 || numberOf(table, unit, "travellersUnder") < count) return nothing6;
  const riders = table.object(unit).under.filter((one) => unitOf(table, one).role === "rider").slice(0, count);
  for (const rider of riders) {
    const { owner } = table.object(rider);
    vanish(table, rider);
    setPlayer(table, owner, "forest", playerOf(table, owner).forest + 1);
  }
  const seat = table.object(unit).controller;
  table.emit("travellersAlighted", "十五.下車.1", { object: unit, card: table.object(unit).card, count, seat });
  return afterMoments(table, [{ event: "alighted", mark: "at", data: { object: unit, seat, amount: count } }, ...riders.map(() => ({ event: "travellerReturned", mark: "at", data: { seat } }))], { done: true, objects: [unit] });
} }, redirectAttack: { rule: "十一.4", run: (table, verb2, env) => {
  const [to] = refs(table, env, verb2, "to");
  const attackers = refs(table, env, verb2, "attackers").filter((id) => unitOf(table, id).stance === "attacking");
  if (to === void 0 || attackers.length === 0) return nothing6;
  for (const id of attackers) {
    setUnit(table, id, "redirectedTo", to);
    table.emit("attackRedirected", "十一.4", { object: id, card: table.object(id).card, to, toCard: table.object(to).card, seat: table.object(id).controller });
  }
  return { done: true, objects: attackers };
} }, skipSummonDuty: { rule: "十二.2", run: (table, _verb, env) => {
  setPlayer(table, env.you, "dutyDone", true);
  return { done: true };
} }, triggerAmbush: { rule: "十五.偷襲.3", run: (table, verb2, env) => {
  const objects2 = refs(table, env, verb2);
  return objects2.length === 0 ? nothing6 : ownEffects(table, objects2, "ambushSucceeded", { done: true, objects: objects2 });
} }, triggerSacrificed: { rule: "十二.3", run: (table, verb2, env) => {
  const objects2 = refs(table, env, verb2);
  return objects2.length === 0 ? nothing6 : afterMoments(table, objects2.map((id) => ({ event: "unitSacrificed", mark: "at", data: { object: id, was: id, seat: table.object(id).controller, for: 0, own: true } })), { done: true, objects: objects2 });
} }, cancelClaim: { rule: "十四.4", run: (table, verb2, env) => {
  const seat = player2(table, env, verb2);
  const { claim } = playerOf(table, seat);
  if (claim === "") return nothing6;
  setPlayer(table, seat, "claim", "");
  table.emit("claimCancelled", "十四.4", { seat, claim });
  return { done: true };
} } };
function energyCost(table, verb2, env) {
  return Math.max(1, number(table, env, verb2, "amount") - playerValuesOf(table, env.you).energyDiscount);
}
function spendingRule(table, verb2, env) {
  if (number(table, env, verb2, "amount") - playerValuesOf(table, env.you).energyDiscount < 1) return "十五.耗能.2";
  return table.library.card(env.card).card.printed.type === "magic" ? "十五.耗能.3" : "十五.耗能.1";
}
function changeEnergy(table, seat, next2, rule2, done2) {
  const old = playerOf(table, seat).energy;
  setPlayer(table, seat, "energy", next2);
  table.emit("energyChanged", rule2, { seat, amount: next2 - old, total: next2 });
  return afterMoments(table, [{ event: "energyChanged", mark: "at", data: { seat, amount: next2 - old } }], { done: done2 });
}
var decisionKinds = ["declareRace", "buildDeck", "mulligan", "mainAction", "chooseSide", "chooseSlot", "chooseTributes", "useEffect", "chooseForEffect", "orderEffects", "respond", "declareAttack", "glide", "aim", "arrangeUnit", "arrangeSlot", "defenceWindow", "ambush", "cover", "exposePart", "machineMerge", "machineMergeTarget", "chooseTop", "handLimit", "claimEarlyEnd"];
var stays = /* @__PURE__ */ new Set(["slots", "under", "attached", "limbo"]);
var starlineRules = { id: "starline", names: { en: "Starline", zh: "星星戰線" }, seats: { min: 2, max: 2 }, formats: { standard: { id: "standard", bestOf: 1, onTimeOut: "loseMatch", options: { forest: 20, first: "chance" } }, casual: { id: "casual", bestOf: 1, onTimeOut: "defaultAnswer", options: { forest: 20, first: "chance" } } }, decisionKinds, vocabulary, procedures, verbs: verbs2, objectFields, setUp: (table) => {
  layOut(table);
  table.begin(matchProcedure, {});
}, arrange, visibility: { deck: "nobody", hand: "owner", aside: "owner", graveyard: "all", exile: "all", field: "all", limbo: "all" }, keepsIdentity: (from, to) => stays.has(from) && stays.has(to), inPlay: ["slots", "field"], spellsFrom: ["hand"], layers, distantFields, nameOf: (card) => card.names.zh, baseValues, finishValues: withoutBlockersAttack, playerValues: basePlayerValues, modifierSources, abilitiesWork, relations, order: inOrder2, seatOrder: (table) => {
  const { active } = gameOf(table);
  return [active, opponentOf(active)];
}, listeners, hiddenListeners: (table, seat) => table.zoneOf("hand", seat).order, openings: { races: ({ card }) => [card.printed.race] }, openFacts: (card) => ({ race: card.printed.race }), mightHold: (table, seat, { race }) => race === "neutral" || race === playerOf(table, seat).race, useAbility, allowed: (table, listener, event) => {
  const { ability: ability2 } = table.library.ability(listener.ability);
  if (event !== null && "own" in event && event.own === true !== (listener.object === event.object)) return false;
  if (ability2.x !== void 0 && amount(table, listenerEnv(table, listener, event), ability2.x) < 1) return false;
  if (movesItself(ability2) && !canMove(table, listener.object)) return false;
  return ability2.kind !== "spell" || magicAllowed(table, listener.seat, listener.object);
}, stabilise: (table) => {
  const stray = strayAttacker(table);
  return stray === null ? null : turnUnits({ objects: [stray.id], to: "upright", rule: stray.rule, by: "rule" });
}, rules: { optionalEffect: "六.1", orderEffects: (table) => gameOf(table).merging.length === 0 ? "六.1" : "十五.機械合體.5", respond: "六.3", chooseTargets: "六.6", chooseSum: { souls: "十五.還魂.1" }, concede: "platform.concession" }, refusalRule, canTarget, slotsFor, duration: durationKey, span: (table, name2) => name2 === "game" ? name2 : `turn ${gameOf(table).turn}`, playerAmount, matchAmount: (table, value) => {
  const { countdownEntered, linesTurned, turn } = gameOf(table);
  if (value === "countdown") return countdownEntered > 0 ? 5 - linesTurned : 0;
  return value === "turn" ? turn : unknownWord("value of the match", value);
}, phase: (table) => gameOf(table).phase, activeSeat: turnPlayer, endByConcession: (table, seats, _scope, reason) => table.finish({ winners: table.seats().filter((seat) => !seats.includes(seat)), reason, rule: "platform.concession" }), endOfRound, endByAgreement: (table) => table.finish({ winners: [], reason: "agreedDraw", rule: "platform.concession" }), acceptBulk: (table, decision, bulk) => {
  const { race } = playerOf(table, decision.seat);
  const read2 = readDeck(bulk, race);
  const deck = read2 === null ? null : { ...read2, race };
  const violations = faultsOf(deck, table.library.catalogue());
  return violations.length > 0 ? { ok: false, violations } : { ok: true, value: jsonOf(deck) };
}, sampleBulk: (table, decision, draw) => ({ ...sampleDeck(playerOf(table, decision.seat).race, table.library.catalogue(), draw) }), validateDeck: (cards, _format, deck) => faultsOf(readDeck(deck), cards), parseDeck: (cards, text2) => parseDeckText(text2, cards), viewTurn: (table) => {
  const { turn, phase } = gameOf(table);
  return { number: turn, seat: turnPlayer(table), phase };
}, viewPlayer: (table, seat) => {
  const { race, reward, energy, forest, claim, placed: placed4, magicUsed } = playerOf(table, seat);
  return { race, score: totalScore(table, seat), reward, energy, forest, claim, placed: placed4, magicUsed, hand: table.zone(`hand:${seat}`).order.length, deck: table.zone(`deck:${seat}`).order.length, units: unitsOf(table, seat).length };
}, viewMatch: (table) => {
  const { first, countdownEntered, linesTurned, tactic: tactic2, fight } = gameOf(table);
  return { first, countdown: countdownEntered > 0 ? 5 - linesTurned : null, linesTurned, tactic: tactic2, fight };
}, viewObject: (table, row) => {
  const values = valuesOf2(table, row.id);
  const shown = {};
  for (const key in values) if (key !== "abilities" && key !== "zone") shown[key] = values[key];
  const { stance, arrivedTurn, target: target2, marked, role, exposed } = unitOf(table, row.id);
  return Object.assign(shown, { state: stance, arrivedTurn, target: target2, marked, role, exposed });
} };
function turnPlayer(table) {
  const { active } = gameOf(table);
  return active < 0 ? null : active;
}
function faultsOf(deck, cards) {
  return deck === null ? [malformedDeck] : checkDeck(deck, cards);
}
function listeners(table, seat) {
  const { merging } = gameOf(table);
  const together3 = [];
  const groups = [table.zoneOf("field", seat).order, together3];
  for (const { object } of table.slotsOf(seat)) {
    if (object === 0) continue;
    const { under } = table.object(object);
    if (merging.includes(object)) together3.push(object, ...under);
    else groups.push([object, ...under]);
  }
  groups.push(table.zoneOf("graveyard", seat).order);
  return groups;
}
function canTarget(table, env, object) {
  if (object.slot === "") return true;
  if (isTributeUnderway(table, object.id)) return false;
  const byMagic = table.library.card(env.card).card.printed.type === "magic";
  const enemy = object.controller !== env.you;
  const words = byMagic ? ["magicResistance", "enemyMagicResistance"] : ["effectResistance", "enemyEffectResistance"];
  return !hasKeyword(table, object.id, words[0]) && !(enemy && hasKeyword(table, object.id, words[1]));
}
function slotsFor(table, env, purpose, seat, object) {
  const place3 = object?.slot ?? "";
  switch (purpose) {
    case "summon": {
      if (object !== null) return entrySlots(table, object, env.you, seat);
      const front = freeSlots(table, seat, "front");
      return front.length > 0 ? front : freeSlots(table, seat, "back");
    }
    case "moveOwn":
      return place3 === "" ? [] : freeSlots(table, positionOf(place3).seat);
    case "directlyAhead": {
      if (place3 === "") return [];
      const { seat: side, row, lane } = positionOf(place3);
      const slot = slotId({ seat: opponentOf(side), row: "front", lane });
      return row === "front" && table.slot(slot).object === 0 ? [slot] : [];
    }
    case "placeOf":
      return place3 === "" ? [] : [place3];
    default:
      return freeSlots(table, seat);
  }
}
function playerAmount(table, seat, value) {
  switch (value) {
    case "score":
      return totalScore(table, seat);
    case "hand":
    case "deck":
    case "graveyard":
      return table.zoneOf(value, seat).order.length;
    case "units":
      return unitsOf(table, seat).length;
    case "reward":
    case "energy":
    case "forest":
      return playerOf(table, seat)[value];
    default:
      return unknownWord("value of a player", value);
  }
}
var rules = createRules(starlineRules);
export {
  rules
};
