var { MAX_SAFE_INTEGER } = Number;
var mostOf = (option) => option.most ?? MAX_SAFE_INTEGER;
var leastOf = (option, min) => option.least === void 0 ? min : Math.max(min, option.least);
var isEnough = (option, amount3) => option.enough === void 0 || amount3 >= option.enough;
function faultIn(domain, amounts) {
  const { options, min, total } = domain;
  let sum = 0;
  let waiting2 = null;
  for (const [at, option] of options.entries()) {
    const amount3 = amounts[at] ?? 0;
    const least = leastOf(option, min);
    if (amount3 < least) return `${option.id} must get at least ${least}.`;
    if (amount3 > mostOf(option)) return `${option.id} can get at most ${mostOf(option)}.`;
    if (waiting2 !== null && amount3 > least) return `${option.id} gets more only once ${waiting2.id} has ${waiting2.enough}.`;
    if (waiting2 === null && !isEnough(option, amount3)) waiting2 = option;
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
function walk(domain, take3) {
  const behind = leasts(domain);
  const room = capacities(domain, behind);
  let left = domain.total;
  return domain.options.map((_option, at) => {
    const { first, last } = boundsAt(domain, behind, room, at, left);
    const amount3 = take3(first, last);
    left -= amount3;
    return amount3;
  });
}
function drawAmounts(domain, draw2) {
  return canDistribute(domain) ? walk(domain, (first, last) => first + draw2(last - first + 1)) : null;
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
  constructor(faults2) {
    super(faults2.map(faultSentence).join("\n"));
    this.faults = faults2;
  }
  faults;
  name = "CardsRefused";
};
var faultSentence = ({ card, place: place3, fault }) => `card ${JSON.stringify(card)}${place3 === "" ? "" : ` at ${place3}`}: ${fault}`;
function must(value, what2) {
  if (value === void 0 || value === null) throw new InvariantBroken(`missing: ${what2}`);
  return value;
}
function nonEmpty(list2, what2) {
  if (hasEntries(list2)) return list2;
  throw new InvariantBroken(`missing: ${what2}`);
}
function hasEntries(list2) {
  return list2 !== void 0 && list2 !== null && list2.length > 0;
}
function unknownWord(what2, word4) {
  throw new InvariantBroken(`unknown ${what2}: ${JSON.stringify(word4)}`);
}
function missing(kind2, id) {
  throw new InvariantBroken(`missing: ${kind2} ${id}`);
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
  const keys4 = [...table.library.nameKeys().keys()];
  for (let at = 0; at < keys4.length; at++) {
    const key = keys4[(from + at) % keys4.length];
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
  const next5 = /* @__PURE__ */ new Set();
  for (const weight of weightsOf(option)) for (const so of sums) next5.add(so + weight);
  return next5;
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
  let next5 = 0;
  for (const weight of weightsOf(option)) next5 |= moved(mask, weight);
  return next5;
}
function byMasks(domain, sum, low, picked, rest) {
  const most = Math.min(domain.max - picked.length, rest.length);
  if (most < 0) return null;
  const least = Math.max(0, domain.min - picked.length);
  const nothing8 = 1 << -low;
  const width = most + 1;
  const ahead = new Int32Array((rest.length + 1) * width);
  ahead[rest.length * width] = nothing8;
  for (let at = rest.length - 1; at >= 0; at--) {
    for (let count = 0; count <= most; count++) {
      const without2 = ahead[(at + 1) * width + count];
      const taking = count === 0 ? 0 : withOption(ahead[(at + 1) * width + count - 1], rest[at]);
      ahead[at * width + count] = without2 | taking;
    }
  }
  const possible3 = (mask2, taken3, at) => {
    for (let count = Math.max(0, least - taken3); count + taken3 <= most; count++) if (meets(mask2, ahead[at * width + count], sum, low)) return true;
    return false;
  };
  let mask = nothing8;
  for (const option of picked) mask = withOption(mask, option);
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
  return [...picked, ...chosen8];
}
function meets(one, other2, sum, low) {
  if (other2 === 0) return false;
  for (let left = one; left !== 0; left &= left - 1) {
    const bit2 = 31 - clz32(left & -left);
    const wanted2 = sum - (bit2 + low) - low;
    if (wanted2 >= 0 && wanted2 < BITS && other2 >>> wanted2 & 1) return true;
  }
  return false;
}
function bySearch(domain, sum, picked, rest) {
  const dead = /* @__PURE__ */ new Set();
  const grouped = domain.groups === true;
  const search2 = (chosen8, at, sums) => {
    if (chosen8.length >= domain.min && chosen8.length <= domain.max && sums.has(sum)) return chosen8;
    if (at >= rest.length || chosen8.length >= domain.max) return null;
    const taken3 = grouped ? chosen8.flatMap(({ group }) => group ?? []).sort().join("\n") : "";
    const key = `${at}|${chosen8.length}|${[...sums].sort((a, b) => a - b).join()}|${taken3}`;
    if (dead.has(key)) return null;
    const option = rest[at];
    const free2 = !grouped || option.group === void 0 || !chosen8.some(({ group }) => group === option.group);
    const found2 = (free2 ? search2([...chosen8, option], at + 1, added(sums, option)) : null) ?? search2(chosen8, at + 1, sums);
    if (found2 === null) dead.add(key);
    return found2;
  };
  return search2(picked, 0, sumsOf(picked));
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
function hasWord(list2, wanted2) {
  for (const one of list2) if (one === wanted2 || typeof one === "object" && one !== null && one.word === wanted2 && wanted2 !== void 0) return true;
  return false;
}
function checkAnswer(table, decision, answer2) {
  const { domain } = decision;
  if (typeof answer2 !== "object" || answer2 === null) return malformed(decision, "An answer is an object.");
  if (domain.type === "bulk") {
    if (!("bulk" in answer2)) return malformed(decision, "This decision takes a bulk answer.");
    const accepted2 = table.game.acceptBulk(table, decision, answer2.bulk);
    if (accepted2.ok) return { answer: { bulk: accepted2.value } };
    const [first] = accepted2.violations;
    return { code: "deck/illegal", rule: first?.rule ?? decision.rule, detail: first?.detail ?? "The deck is not legal.", params: { violations: jsonOf(accepted2.violations) } };
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
  const given2 = new Map(Object.entries(answer2.amounts));
  for (const amount3 of given2.values()) if (!Number.isSafeInteger(amount3)) return malformed(decision, "Amounts are integers.");
  for (const id of given2.keys()) if (!domain.options.some((option) => option.id === id)) return notOffered(table, decision, id);
  const amounts = domain.options.map((option) => (given2.get(option.id) ?? 0) + 0);
  const fault = faultIn(domain, amounts);
  if (fault !== null) return illegal(decision, fault);
  const kept3 = byOption(domain, amounts);
  const objection = domain.checked === true ? objectionToAmounts(table, decision, kept3) : null;
  return objection === null ? { answer: { amounts: kept3 } } : illegal(decision, objection.detail, objection.rule);
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
  const chosen8 = [];
  for (const pick of picks) {
    const option = domain.options.find((one) => one.id === pick);
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
function illegal(decision, detail, rule3) {
  return { code: "answer/illegal", rule: rule3 ?? decision.rule, detail, params: { decision: decision.id } };
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
    const open3 = domain.options.filter((one) => !picked.includes(one));
    const rest = domain.groups === true ? firstOfEach([...picked, ...open3]).slice(picked.length) : open3;
    const wanted2 = Math.max(0, domain.min - picked.length);
    return picked.length <= domain.max && rest.length >= wanted2 ? [...picked, ...rest.slice(0, wanted2)] : null;
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
function sampleAnswer(table, decision, draw2) {
  const { domain } = decision;
  if (domain.type === "bulk") return { bulk: table.game.sampleBulk(table, decision, draw2) };
  if (domain.type === "name") return { picks: [someName(table, decision, draw2(table.library.nameKeys().size))] };
  if (domain.type === "options" && domain.checked === true) return { picks: sampleChecked(table, decision, drawOptions(domain, draw2)) };
  if (domain.type === "distribution" && domain.checked === true) return sampleAmounts(table, decision, domain, draw2);
  return drawPicks(domain, draw2);
}
function sampleAmounts(table, decision, domain, draw2) {
  const drawn2 = drawAmounts(domain, draw2);
  const amounts = drawn2 === null ? null : byOption(domain, drawn2);
  return amounts !== null && objectionToAmounts(table, decision, amounts) === null ? { amounts } : exampleOf(domain);
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
function isOpen(domain) {
  return domain.type === "number" || (domain.type === "distribution" || domain.type === "options") && domain.checked !== true;
}
function drawPicks(domain, draw2) {
  switch (domain.type) {
    case "number":
      return { number: domain.min + draw2(domain.max - domain.min + 1) };
    case "distribution":
      return domain.checked === true ? exampleOf(domain) : amountsAnswer(domain, drawAmounts(domain, draw2));
    case "name":
      return { picks: must(domain.example, "example of a name") };
    case "options":
      return { picks: domain.checked === true ? must(domain.example, "example of checked picks") : drawOptions(domain, draw2) };
  }
}
function drawOptions(domain, draw2) {
  const shuffled = [...among(domain, draw2)];
  for (let i = shuffled.length - 1; i > 0; i--) {
    const j = draw2(i + 1);
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
  const count = domain.min + draw2(most - domain.min + 1);
  return apart.slice(0, count).map((option) => option.id);
}
function among(domain, draw2) {
  const { options, min } = domain;
  if (options[options.length - 1]?.standing !== true) return options;
  const others = options.filter(({ standing: standing2 }) => standing2 !== true);
  return others.length < min || draw2(10) === 0 ? options : others;
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
  word(position2) {
    const wanted2 = Math.floor(position2 / 16);
    if (wanted2 !== this.blockNumber) {
      this.block = chachaBlock(this.key, wanted2, [0, 0, 0]);
      this.blockNumber = wanted2;
    }
    return this.block[position2 % 16];
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
  const { self, card, you, event, vars, each, cut: cut3 } = env;
  return { self, card, you, event, vars, each, subject, cut: cut3 };
}
function envLocals(env) {
  return { self: env.self, card: env.card, you: env.you, event: env.event, vars: env.vars, each: env.each, subject: env.subject };
}
function once(find) {
  const known3 = /* @__PURE__ */ new WeakMap();
  const findAnew = find;
  const ask14 = (key, first, second, third, fourth) => {
    const kept3 = known3.get(key);
    if (kept3 !== void 0) return kept3;
    const found2 = findAnew(key, first, second, third, fourth);
    known3.set(key, found2);
    return found2;
  };
  return ask14;
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
  return seesAs !== void 0 && !isPrivate(table, row) && seesAs(table, seat).some((other2) => seesItself(table, row, other2));
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
function inSight({ game: { visibility } }, kind2) {
  const who = visibility[kind2];
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
  const { visibility, hides: hides2 } = table.game;
  return row.zone !== "" && visibility[table.zone(row.zone).kind] === "pile" && table.seats().some((seat) => hides2?.(table, row, seat) === true);
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
function becomes(table, id, row, kind2) {
  const noted = table.state.past[id];
  if (noted !== void 0 && inSight(table, kind2)) table.journal.setRecord(noted, "now", row.id);
}
var MOST_PAST = 400;
var SWEEP_EVERY = 64;
function sweepPast(table) {
  const { state } = table;
  if (table.journal.size(state.past) === 0) return;
  const named4 = /* @__PURE__ */ new Set();
  for (const root of rootsOf(state)) note(state, root, named4);
  for (const id of named4) note(state, { ...state.past[id], id: 0, row: { ...state.past[id].row, id: 0 } }, named4);
  for (const id of Object.keys(state.past).map(Number)) if (!named4.has(id)) table.journal.remove(state.past, id);
}
function rootsOf({ frames: frames2, triggers, watches, effects, decisions, players, game, history: history2, objects }) {
  return [frames2, triggers, watches, effects, decisions, players, game, history2, objects];
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
  const status = table.game.status?.[characteristic];
  if (status !== void 0) return status(table, rowOf(table, id), env);
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
  return ids2.flatMap((id) => seatOfId(id) ?? []);
}
var fields = /* @__PURE__ */ new Map();
function fieldOf(name2, seat) {
  let bySeat = fields.get(name2);
  if (bySeat === void 0) fields.set(name2, bySeat = []);
  return bySeat[seat] ??= `${name2}:${seat}`;
}
function countsFor(table, rule3, event) {
  if (rule3.if !== void 0 && !rule3.if(table, event)) return null;
  if (rule3.by === "match") return rule3.name;
  const seat = rule3.seat === void 0 ? event.seat : rule3.seat(table, event);
  return seat < 0 ? null : fieldOf(rule3.name, seat);
}
function noteFact(table, rule3, field2, event) {
  const { history: history2 } = table.state;
  const old = history2[field2];
  if (rule3.keep === "objects") {
    const list2 = Array.isArray(old) ? old : [];
    table.journal.setFact(field2, [...list2, event[rule3.object ?? "object"]]);
    return;
  }
  if (rule3.keep === "words") {
    const list2 = Array.isArray(old) ? old : [];
    const fresh = wordsOf(table, event[rule3.object ?? "object"], rule3.words ?? "").filter((word4) => !list2.includes(word4));
    if (fresh.length > 0) table.journal.setFact(field2, [...list2, ...fresh]);
    return;
  }
  const by = rule3.keep === "amount" && typeof event.amount === "number" ? event.amount : 1;
  table.journal.setFact(field2, table.number((typeof old === "number" ? old : 0) + by));
}
function wordsOf(table, id, characteristic) {
  const values = table.find(id) === null ? table.state.past[id]?.values : table.derive(table, id);
  const words = values?.[characteristic];
  return Array.isArray(words) ? words : [];
}
function remembers(table, name2, seats, words) {
  return valuesOf(table, name2, seats).some((kept3) => Array.isArray(kept3) && words.some((word4) => kept3.includes(word4)));
}
function beginSpan(table, span) {
  const { history: history2 } = table.state;
  const rules5 = table.game.history ?? {};
  for (const field2 of Object.keys(history2)) {
    const [name2, ...whose] = field2.split(":");
    const rule3 = rules5[name2];
    if (rule3?.per !== span || rule3.on.length === 0) continue;
    const old = history2[field2];
    if (rule3.before !== void 0) table.journal.setFact([rule3.before, ...whose].join(":"), Array.isArray(old) ? old.length : old);
    table.journal.setFact(field2, rule3.keep === "objects" || rule3.keep === "words" ? [] : 0);
  }
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
  const { history: history2 } = table.state;
  if (table.game.history?.[name2]?.by !== "seat") return [history2[name2]];
  return (seats ?? table.seats()).map((seat) => history2[fieldOf(name2, seat)]);
}
function noteOn(table, id, name2, value) {
  const row = table.find(id);
  if (row === null) return;
  if (row.notes === void 0) throw new InvariantBroken("the game keeps no notes");
  const entries = Object.entries({ ...row.notes, [name2]: value });
  table.set(row, "notes", Object.fromEntries(entries.sort(([one], [other2]) => one < other2 ? -1 : 1)));
}
function noteMore(table, id, name2, objects) {
  const before2 = notedOn(table, id, name2);
  const left = Array.isArray(before2) ? before2.filter((one) => table.find(one) !== null && !objects.includes(one)) : [];
  noteOn(table, id, name2, [...left, ...objects]);
}
function notedOn(table, id, name2) {
  const notes = knownRow(table, id)?.notes;
  return notes?.[name2];
}
function objectsIn(table, kind2, seats) {
  const found2 = [];
  if (kind2 === "slots") return inSlots(table, null, seats, found2);
  if (kind2 === "attached" || kind2 === "under") {
    for (const host of objectsIn(table, "slots", null)) {
      for (const id of table.object(host)[kind2]) {
        const row = table.object(id);
        if (row.zone === "" && row.slot === "" && (seats === null || seats.includes(table.controllerOf(row)))) found2.push(id);
      }
    }
    return found2;
  }
  if (table.game.slotKinds?.names.includes(kind2) === true) return inSlots(table, kind2, seats, found2);
  const zones = table.zonesOf(kind2);
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
  for (const kind2 of kinds) there += objectsIn(table, kind2, seats).length;
  return there < most;
}
function sharedZone(table, kind2) {
  const zones = table.zonesOf(kind2);
  const [zone] = zones;
  return zone !== void 0 && zones.length === 1 && zone.seat < 0 ? zone.order : null;
}
function inSlots(table, kind2, seats, found2) {
  for (const slot of table.allSlots()) {
    if (slot.object === 0) continue;
    const row = table.object(slot.object);
    if (kind2 !== null && kindOfSlot(table, slot, row) !== kind2) continue;
    if (seats === null || seats.includes(table.controllerOf(row))) found2.push(row.id);
  }
  return found2;
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
    const others = seatsOf(table, env, ref2.not);
    return table.game.seatOrder(table).filter((seat2) => !others.includes(seat2));
  }
  if ("playerOf" in ref2) {
    const rule3 = table.game.playerRelations?.[ref2.playerOf] ?? missing("relation", ref2.playerOf);
    const named4 = presentOrPast(table, env, ref2.of).flatMap((id2) => rule3(table, rowOf(table, id2)));
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
  const { objects } = table.state;
  for (const id of ids2) if (objects[id] === void 0) return ids2.map((one) => objects[one] === void 0 ? tracedTo(table, one) : one).filter((one) => one !== 0);
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
function quotientOf(whole2, parts2) {
  return parts2 === 0 ? 0 : Math.floor(whole2 / parts2);
}
function fixedAmounts(table, env, given2) {
  if (given2 === void 0) return env;
  const vars = { ...env.vars };
  for (const [name2, value] of Object.entries(given2)) vars[name2] = amount(table, env, value);
  return { ...env, vars };
}
function factAmount(table, env, { history: history2, of, take: take3 }) {
  const seats = of === void 0 ? null : seatsOf(table, env, of);
  return take3 === void 0 || seats === null ? factOf(table, history2, seats) : taken(seats.map((seat) => factOf(table, history2, [seat])), take3);
}
function ofPlayers(table, env, value) {
  const seats = seatsOf(table, env, value.player);
  if ("part" in value) return partsOf(env, value.part, seats.map(idOfSeat));
  if (value.take === void 0) return seats.reduce((total, seat) => total + table.game.playerAmount(table, seat, value.value), 0);
  return taken(seats.map((seat) => table.game.playerAmount(table, seat, value.value)), value.take);
}
function setOf(table, env, set2) {
  return typeof set2 === "object" && "from" in set2 ? select(table, env, set2) : presentOrPast(table, env, set2);
}
function valuesIn(table, env, set2, of) {
  return setOf(table, env, set2).map((id) => asNumber(read(table, env, id, of)));
}
function taken(values, take3) {
  if (values.length === 0) return 0;
  return take3 === "greatest" ? Math.max(...values) : Math.min(...values);
}
function partsOf(env, name2, ids2) {
  return ids2.reduce((total, id) => total + partOf(env, name2, id), 0);
}
function partOf(env, name2, id) {
  const given2 = env.vars[name2];
  return typeof given2 === "object" && given2 !== null && !Array.isArray(given2) ? asNumber(given2[id]) : 0;
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
function compares(a, how2, b) {
  switch (how2) {
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
      return never(how2);
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
      return wanted2.some((one) => matches(table, env, id, one));
    case "is":
      return presentOrPast(table, env, wanted2).includes(id);
    case "controller":
      return seatsOf(table, env, wanted2).includes(table.controllerOf(rowOf(table, id)));
    case "has":
      return select(table, about(env, id), wanted2).length > 0;
    case "hasPlayer": {
      const { relation, is } = wanted2;
      const named4 = seatsOf(table, about(env, id), { playerOf: relation, of: "subject" });
      return seatsOf(table, env, is).some((seat) => named4.includes(seat));
    }
    case "owner":
      return seatsOf(table, env, wanted2).includes(rowOf(table, id).owner);
    default:
      return fits(table, env, read(table, env, id, key), wanted2);
  }
}
function fits(table, env, value, wanted2) {
  if (typeof wanted2 === "object" && wanted2 !== null && !Array.isArray(wanted2)) {
    if ("noted" in wanted2) return fits(table, env, value, notedOn(table, env.self, wanted2.noted) ?? null);
    const { chosen: chosen8 } = wanted2;
    if (chosen8 !== void 0) return fits(table, env, value, env.vars[chosen8] ?? null);
    if ("size" in wanted2) return fits(table, env, Array.isArray(value) ? value.length : 0, wanted2.size);
    if (Array.isArray(value)) return value.some((one) => fits(table, env, one, wanted2));
    if ("includes" in wanted2) return typeof value === "string" && value.includes(wanted2.includes);
    if (typeof value !== "number") return false;
    const bounds3 = wanted2;
    if (bounds3.atLeast !== void 0 && value < amount(table, env, bounds3.atLeast)) return false;
    if (bounds3.atMost !== void 0 && value > amount(table, env, bounds3.atMost)) return false;
    return bounds3.equal === void 0 || value === amount(table, env, bounds3.equal);
  }
  if (Array.isArray(wanted2)) return wanted2.some((one) => fits(table, env, value, one));
  return Array.isArray(value) ? hasWord(value, wanted2) : value === wanted2;
}
function select(table, env, selector2) {
  const kinds = typeof selector2.from === "string" ? [selector2.from] : selector2.from;
  const seats = selector2.of === void 0 ? null : seatsOf(table, env, selector2.of);
  const found2 = [];
  const related = selector2.relation === void 0 ? null : relatedObjects(table, env, selector2.relation);
  const excepted = selector2.except === void 0 ? none : objectsOf(table, env, selector2.except);
  const { where } = selector2;
  const test = where === void 0 ? null : table.library.testOf(where);
  for (const kind2 of kinds) {
    for (const id of objectsIn(table, kind2, seats)) {
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
  for (const kind2 of typeof from === "string" ? [from] : from) {
    const shared2 = test === null || seats === null ? null : sharedZone(table, kind2);
    for (const id of shared2 ?? objectsIn(table, kind2, seats)) {
      if (where !== void 0 && !(test === null ? matches(table, env, id, where) : test(table.derive(table, id, env.cut)))) continue;
      if (excepted.includes(id) || shared2 !== null && seats?.includes(table.controllerOf(table.object(id))) === false) continue;
      found2++;
      if (found2 >= most) return found2;
    }
  }
  return found2;
}
function relatedObjects(table, env, relation) {
  const rule3 = table.game.relations[relation.is] ?? missing("relation", relation.is);
  const to = table.game.pastRelations?.includes(relation.is) === true ? presentOrPast(table, env, relation.to) : objectsOf(table, env, relation.to);
  return to.length === 1 ? rule3(table, rowOf(table, to[0])) : [...new Set(to.flatMap((id) => rule3(table, rowOf(table, id))))];
}
function selects(table, env, selector2, id) {
  const row = table.object(id);
  const kind2 = kindOfPlace(table, row);
  if (!isAmong(selector2.from, kind2) && (row.slot === "" || !isAmong(selector2.from, "slots"))) return false;
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
  const fields2 = value;
  return Object.fromEntries(Object.keys(fields2).sort().map((key) => [key, inOrder(fields2[key])]));
}
function patched(path, patch) {
  const { patch: old } = parsePath(path);
  const before2 = old === "" ? {} : JSON.parse(old);
  const words = {};
  for (const [from, to] of Object.entries(before2.words ?? {})) words[from] = patch.words?.[to] ?? to;
  for (const [from, to] of Object.entries(patch.words ?? {})) words[from] ??= to;
  for (const [from, to] of Object.entries(words)) if (from === to) delete words[from];
  const parameters2 = { ...before2.parameters, ...patch.parameters };
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
    for (let before2 = 0; before2 < at; before2++) if (canonical(entries[before2]) === text2) nth++;
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
function effectSource({ self, card, you }, kind2, program) {
  return { object: self, card, seat: you, kind: kind2, program };
}
function reached(table, env, kind2, program, ids2) {
  const { affects: affects2 } = table.game;
  if (affects2 === void 0 || ids2.length === 0) return ids2;
  const source = effectSource(env, kind2, program);
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
    for (let one = 0; one < this.count - 1; one++) if (this.of(one).every((other2) => this.reaches(other2, one))) return one;
    return this.count - 1;
  }
  of(one) {
    let found2 = this.known.get(one);
    if (found2 === void 0) {
      const made2 = [];
      for (let other2 = 0; other2 < this.count; other2++) if (other2 !== one && this.depends(one, other2)) made2.push(other2);
      this.known.set(one, found2 = made2);
    }
    return found2;
  }
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
var isTree = (node) => typeof node === "object" && node !== null && !Array.isArray(node);
function hasTree(node, isIt) {
  if (Array.isArray(node)) return node.some((one) => hasTree(one, isIt));
  if (!isTree(node)) return false;
  return isIt(node) || Object.values(node).some((one) => hasTree(one, isIt));
}
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
  for (const [key, wanted2] of Object.entries(predicate2 ?? {})) {
    if (wanted2 === void 0) continue;
    const test = fieldTest(game, key, wanted2);
    if (test === null) return null;
    tests.push(test);
  }
  const [only2] = tests;
  return tests.length === 1 ? only2 : (values) => tests.every((test) => test(values));
}
function fieldTest(game, key, wanted2) {
  if (key === "not") {
    const inner3 = plainTest(game, wanted2);
    return inner3 === null ? null : (values) => !inner3(values);
  }
  if (key === "any") {
    const inner3 = wanted2.map((one) => plainTest(game, one));
    return inner3.includes(null) ? null : (values) => inner3.some((test) => test(values));
  }
  if (beyond.has(key) || game.status?.[key] !== void 0) return null;
  const words = Array.isArray(wanted2) ? wanted2 : [wanted2];
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
  change(change4) {
    for (const fields2 of [change4.set, change4.add, change4.times, change4.gain]) for (const name2 in fields2) this.literal(fields2[name2]);
    if (change4.controller !== void 0) this.player(change4.controller);
    if (change4.become !== void 0) {
      this.ref(change4.become.copyOf);
      for (const name2 of this.game.copiable?.characteristics ?? []) this.reads.add(name2);
      this.change({ ...change4.become.except, layer: change4.layer });
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
    for (const [key, wanted2] of Object.entries(value)) {
      if (key === "not") this.predicate(wanted2);
      else if (key === "any") wanted2.forEach((one) => this.predicate(one));
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
    if (Array.isArray(wanted2)) return wanted2.forEach((one) => this.bounds(one));
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
    const kinds = typeof value.from === "string" ? [value.from] : value.from;
    if (kinds.some((kind2) => !near.has(kind2) && !this.game.inPlay.includes(kind2) && this.game.slotKinds?.names.includes(kind2) !== true)) this.far = true;
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
  const parts2 = changes.flatMap((change4, index) => stepsOf(game, change4).map((step2) => compilePart(game, step2, index === 0 ? path : `${path}/also/${index - 1}`, whole2)));
  parts2.sort((a, b) => a.layer - b.layer);
  if (parts2.some((part, index) => part.layer === parts2[index - 1]?.layer)) throw new InvariantBroken(`${path} has two parts in one layer`);
  return { path, modifier, condition: condition2, defining: modifier.defining === true, parts: parts2, far: whole2.far, test: testOf(game, modifier.of) };
}
function testOf(game, of) {
  if (typeof of !== "object" || of.relation !== void 0 || mentions([of.of, of.except], "subject")) return null;
  return plainTest(game, of.where);
}
function stepsOf(game, change4) {
  const { become, layer: layer2 } = change4;
  const steps2 = game.copiable?.steps;
  if (become === void 0 || steps2 === void 0) return [{ change: change4, takes: null }];
  if (steps2[layer2] === void 0) throw new InvariantBroken(`a copy effect names layer ${layer2}, which is not among copiable.steps`);
  return Object.keys(steps2).map((step2) => ({ change: step2 === layer2 ? change4 : { layer: step2, become }, takes: steps2[step2] }));
}
function compilePart(game, { change: change4, takes }, path, whole2) {
  const layer2 = game.layers.indexOf(change4.layer);
  if (layer2 < 0) throw new InvariantBroken(`no layer ${change4.layer} in ${path}`);
  const own = new Reading(game);
  own.change(change4);
  if (own.far) whole2.far = true;
  return { layer: layer2, change: change4, path, reads: /* @__PURE__ */ new Set([...whole2.reads, ...own.reads]), writes: writesOf(game, change4, takes), takes, plain: isPlain(change4), perObject: mentions(change4, "subject"), consequences: (game.consequences?.touches(change4).length ?? 0) > 0 };
}
function writesOf(game, change4, takes) {
  const { set: set2, add: add2, times, gain, lose, cantHave, swap, become } = change4;
  const writes = /* @__PURE__ */ new Set();
  for (const fields2 of [set2, add2, times, gain, lose, cantHave, become?.except?.set]) for (const name2 in fields2) writes.add(name2);
  for (const name2 of swap ?? []) writes.add(name2);
  if (change4.abilities !== void 0) writes.add("abilities");
  if (change4.controller !== void 0) writes.add("controller");
  if (change4.words !== void 0) for (const name2 of ["abilities", ...game.text?.characteristics ?? []]) writes.add(name2);
  if (become !== void 0) for (const name2 of takes ?? ["abilities", ...game.copiable?.characteristics ?? []]) writes.add(name2);
  for (const name2 of game.consequences?.touches(change4) ?? []) writes.add(name2);
  return writes;
}
function isPlain(change4) {
  if (change4.become !== void 0 || change4.words !== void 0 || change4.controller !== void 0 || change4.abilities !== void 0) return false;
  return [change4.set, change4.add, change4.times, change4.gain].every((fields2) => fields2 === void 0 || Object.values(fields2).every((value) => !hasObject(value)));
}
function hasObject(value) {
  if (Array.isArray(value)) return value.some(hasObject);
  return typeof value === "object" && value !== null;
}
function mentions(node, word4) {
  if (node === word4) return true;
  return typeof node === "object" && node !== null && Object.values(node).some((child) => mentions(child, word4));
}
function mayMeet(part, other2) {
  if (part.reads.has(ANY)) return true;
  for (const name2 of other2.writes) if (part.reads.has(name2)) return true;
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
  const { change: change4 } = part;
  if (part.plain) return change4;
  const { become, words, controller, cantHave, swap } = change4;
  return { ...resolveRewriting(table, env, change4, part.path), copied: become === void 0 ? null : copied(table, env, become.copyOf), takes: part.takes, except: become?.except === void 0 ? null : resolveRewriting(table, env, become.except, `${part.path}/become/except`), words: words === void 0 ? null : { [String(word(env, words.from))]: String(word(env, words.to)) }, controller: controller === void 0 ? null : seatsOf(table, env, controller).find((seat) => table.game.plays?.(table, seat) !== false) ?? null, ...cantHave === void 0 ? {} : { cantHave }, ...swap === void 0 ? {} : { swap } };
}
function copied(table, env, from) {
  const kept3 = env.vars[COPIED];
  if (kept3 !== void 0) return kept3;
  const [id] = objectsOf(table, env, from);
  return id === void 0 ? null : copiableValues(table, id);
}
function word(env, name2) {
  if (typeof name2 === "string") return name2;
  const value = env.vars[name2.var];
  return Array.isArray(value) ? value[0] ?? "" : value ?? "";
}
function resolveRewriting(table, env, change4, path) {
  const { set: set2, times, add: add2, lose, gain, abilities } = change4;
  return { ...set2 === void 0 ? {} : { set: mapped(set2, (value) => written(table, env, value)) }, ...times === void 0 ? {} : { times: mapped(times, (value) => counted2(table, env, value)) }, ...add2 === void 0 ? {} : { add: mapped(add2, (value) => addition(table, env, value)) }, ...lose === void 0 ? {} : { lose }, ...gain === void 0 ? {} : { gain: mapped(gain, (list2) => written(table, env, list2)) }, ...abilities === void 0 ? {} : { abilities: abilities.map((ability2, index) => lentPath(env, `${path}/abilities/${index}`, ability2)) } };
}
function lentPath(env, path, ability2) {
  return ability2.limit !== void 0 || mentions(ability2, "lender") ? patched(path, { parameters: { lender: { id: env.self } } }) : path;
}
var FIXED = "fixedAmounts";
function withFixedAmounts(table, env, modifiers2) {
  if (table.game.fixesAmounts !== true) return env;
  const fixed = {};
  for (const modifier of modifiers2) {
    for (const { add: add2, times, set: set2 } of [modifier, ...modifier.also ?? []]) {
      for (const value of [add2, times, set2].flatMap((fields2) => Object.values(fields2 ?? {}))) if (isCounted(value)) fixed[JSON.stringify(value)] = amount(table, env, value);
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
function rewrite(table, values, resolved3) {
  const { copied: taken3, except, takes, words, controller, swap } = resolved3;
  if (taken3 !== null && taken3 !== void 0) takeOver(table, values, taken3, except ?? null, takes ?? null);
  if (words !== null && words !== void 0) reword(table, values, words);
  if (typeof controller === "number") values.controller = controller;
  rewriteFields(table, values, resolved3);
  for (const name2 in resolved3.cantHave) withhold(values, name2, resolved3.cantHave[name2]);
  if (swap !== void 0) {
    const [one, other2] = swap;
    const kept3 = values[one];
    values[one] = values[other2];
    values[other2] = kept3;
  }
}
function rewriteFields(table, values, resolved3) {
  const { set: set2, times, add: add2, lose, gain, abilities } = resolved3;
  for (const name2 in set2) values[name2] = set2[name2];
  for (const name2 in times) if (!isLacking(table, values, name2)) values[name2] = table.number(asNumber(values[name2]) * times[name2]);
  for (const name2 in add2) if (!isLacking(table, values, name2)) values[name2] = table.number(asNumber(values[name2]) + add2[name2]);
  for (const name2 in lose) values[name2] = lose[name2] === "all" ? noWords : without(values[name2], lose[name2]);
  for (const name2 in gain) values[name2] = withMore(table, values, name2, gain[name2]);
  if (abilities !== void 0 && abilities.length > 0) values.abilities = [...asList(values.abilities), ...abilities];
}
var isLacking = (table, values, name2) => values[name2] === null && table.game.mayLack?.includes(name2) === true;
function takeOver(table, values, taken3, except, takes = null) {
  for (const name2 of takes ?? table.game.copiable?.characteristics ?? []) {
    const value = taken3[name2];
    if (value === void 0) delete values[name2];
    else values[name2] = value;
  }
  if (except === null) return;
  rewriteFields(table, values, takes === null ? except : exceptOf(except, takes));
  const fixed = Object.keys(except.set ?? {});
  if (fixed.length > 0) values.abilities = asList(values.abilities).filter((path) => !defines(table, path, fixed));
}
function exceptOf({ set: set2, times, add: add2, lose, gain, abilities }, names3) {
  const of = (fields2) => Object.fromEntries(Object.entries(fields2 ?? {}).filter(([name2]) => names3.includes(name2)));
  return { set: of(set2), times: of(times), add: of(add2), lose: of(lose), gain: of(gain), abilities: names3.includes("abilities") ? abilities ?? [] : [] };
}
function defines(table, path, names3) {
  const modifiers2 = table.library.ability(path).ability.modifiers ?? [];
  return modifiers2.some((modifier) => modifier.defining === true && names3.some((name2) => name2 in { ...modifier.set, ...modifier.gain }));
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
  const before2 = values.cantHave ?? {};
  values.cantHave = { ...before2, [name2]: [...asList(before2[name2]), ...words] };
  values[name2] = without(values[name2], words);
}
function without(list2, words) {
  return asList(list2).filter((one) => !words.includes(one) && !words.includes(wordOf(one)) && !words.some((word4) => sameEntry(word4, one)));
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
  for (const layer2 in game.layerRules) if ((game.layerRules[layer2]?.own?.on(table, none2) ?? []).length > 0) return false;
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
    const rules5 = game.layerRules;
    if (this.existing.length === 0 && rules5 === void 0) return;
    for (let layer2 = 0; layer2 < game.layers.length; layer2++) {
      const own = rules5?.[game.layers[layer2]]?.own;
      if (own === void 0 && this.byLayer[layer2] === void 0) continue;
      this.layer = layer2;
      this.runLayer(layer2);
      if (own !== void 0) for (const id of own.on(this.table, this.touched)) this.bring(id, own.change);
      for (const id of this.touched) this.note(id, layer2);
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
  note(id, layer2) {
    const step2 = { layer: layer2, values: this.current.get(id) };
    const steps2 = this.steps.get(id);
    if (steps2 === void 0) this.steps.set(id, [step2]);
    else steps2.push(step2);
  }
  bring(id, change4) {
    const row = this.table.object(id);
    const values = { ...this.read(row) };
    change4(this.table, row, values);
    this.current.set(id, values);
    this.touched.add(id);
  }
  read(row) {
    return this.current.get(row.id) ?? baseOf(this.table, row);
  }
  allSources() {
    const { table } = this;
    const sources3 = table.game.modifierSources(table);
    if (!table.cardsHere.anyDefines()) return sources3;
    const found2 = new Set(sources3);
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
      const keys4 = new Set(found2.map((effect) => effect.key));
      for (const effect of this.kept.values()) if (!keys4.has(effect.key)) found2.push(effect);
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
    const { standing: standing2 } = table.cache;
    const known3 = standing2[row.id];
    if (known3 !== void 0 && this.lent.size === 0 && known3.values === values && known3.stamp === row.stamp && known3.zone === row.zone && known3.slot === row.slot && known3.host === row.host) return known3.list;
    const abilities = table.library.staticsIn(asList(values.abilities), "abilities");
    const keywords = table.library.staticsIn(asList(values.keywords), "keywords");
    const list2 = abilities.length === 0 && keywords.length === 0 ? empty : this.standingEffects(row, [...abilities, ...keywords]);
    if (this.lent.size === 0) standing2[row.id] = { values, stamp: row.stamp, zone: row.zone, slot: row.slot, host: row.host, list: list2 };
    return list2;
  }
  standingEffects(row, statics) {
    const { table } = this;
    const kind2 = kindOfPlace(table, row);
    const found2 = [];
    const seen = /* @__PURE__ */ new Map();
    for (const { path, ability: ability2, effects } of statics) {
      const before2 = seen.get(path) ?? 0;
      seen.set(path, before2 + 1);
      const at = `@${row.id}#${before2}`;
      const works = (ability2.from ?? table.game.inPlay).includes(kind2);
      const stamp = Math.max(row.stamp, this.lent.size === 0 ? 0 : this.lent.get(`${path}@${row.id}`) ?? 0);
      for (const compiled of effects) if (works || compiled.defining) found2.push({ key: compiled.path + at, ability: path + at, compiled, source: row.id, row: null, stamp });
    }
    return found2;
  }
  exists(effect) {
    if (effect.row !== null || this.kept.has(effect.key)) return true;
    return this.effectsOf(this.table.object(effect.source)).some((one) => one.key === effect.key);
  }
  runLayer(layer2) {
    const done2 = /* @__PURE__ */ new Set();
    for (; ; ) {
      const left = (this.byLayer[layer2] ?? empty).filter((effect) => !done2.has(effect.key));
      if (left.length === 0) return;
      const first = left.filter((effect) => effect.compiled.defining);
      const next5 = this.next(first.length > 0 ? first : left, layer2);
      done2.add(next5.key);
      this.apply(next5, partOf2(next5, layer2));
      if (this.stale) this.gather();
    }
  }
  next(effects, layer2) {
    if (effects.length === 1) return effects[0];
    const meanings = /* @__PURE__ */ new Map();
    const dependencies = new Dependencies(effects.length, (one, other2) => {
      const effect = effects[one];
      const before2 = effects[other2];
      return this.meets(partOf2(effect, layer2), partOf2(before2, layer2)) && this.depends(effect, before2, layer2, meanings);
    });
    return effects[dependencies.first()];
  }
  depends(effect, other2, layer2, meanings) {
    const now = (one) => {
      let known3 = meanings.get(one);
      if (known3 === void 0) meanings.set(one, known3 = this.meaning(one, partOf2(one, layer2)));
      return known3;
    };
    const before2 = now(effect);
    const tried = now(other2);
    if (tried === null) return false;
    const kept3 = tried.objects.map((id) => this.current.get(id));
    this.commit(partOf2(other2, layer2), tried);
    const part = partOf2(effect, layer2);
    const changed4 = !this.exists(effect) || !sameMeaning(part, before2, this.meaning(effect, part));
    tried.objects.forEach((id, index) => {
      const values = kept3[index];
      if (values === void 0) this.current.delete(id);
      else this.current.set(id, values);
    });
    return changed4;
  }
  meaning(effect, part) {
    const env = envOf2(this.table, effect);
    const objects = this.begun.get(effect.key) ?? reached(this.table, env, effect.row === null ? "standing" : "lasting", effect.compiled.path, this.concerned(effect, env));
    if (objects.length === 0) return effect.compiled.condition === void 0 || this.begun.has(effect.key) ? { objects, does: [] } : null;
    const does = part.perObject ? objects.map((id) => resolve(this.table, envFor(env, part, id), part)) : [resolve(this.table, env, part)];
    return { objects, does };
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
    for (const kind2 of typeof of.from === "string" ? [of.from] : of.from) {
      for (const id of objectsIn(table, kind2, null)) {
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
    const before2 = meaning.objects.map((id) => this.read(this.table.object(id)));
    this.commit(part, meaning);
    meaning.objects.forEach((id, index) => {
      this.touched.add(id);
      const old = before2[index];
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
    const none12 = (list2, what2) => library.staticsIn(asList(list2), what2).length === 0;
    const same = (what2) => old[what2] === values[what2] || none12(old[what2], what2) && none12(values[what2], what2);
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
  begin(effect, objects) {
    this.begun.set(effect.key, objects);
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
      const objects = this.begun.get(effect.key);
      if (objects !== void 0) this.begun.set(renamed2.key, objects);
    }
  }
};
function controllerIn(values, row) {
  return typeof values.controller === "number" ? values.controller : row.controller;
}
function sameMeaning(part, one, other2) {
  if (one === null || other2 === null) return one === other2;
  if (one.objects.length !== other2.objects.length || !one.objects.every((id, at) => id === other2.objects[at])) return false;
  return part.plain || JSON.stringify(one.does) === JSON.stringify(other2.does);
}
function partOf2(effect, layer2) {
  return effect.compiled.parts.find((part) => part.layer === layer2);
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
function after(steps2, cut3) {
  let found2;
  for (const step2 of steps2 ?? []) if (step2.layer <= cut3) found2 = step2.values;
  return found2;
}
function orderedPlayerValues(table, seat) {
  const { playerValues: playerValues2 } = worldOf(table);
  const known3 = playerValues2.get(seat);
  if (known3 !== void 0) return known3;
  const values = playerValuesSince(table, seat, 0);
  playerValues2.set(seat, values);
  return values;
}
function playerValuesSince(table, seat, stamp) {
  const values = table.game.playerValues(table, seat);
  for (const effect of worldOf(table).players) {
    if (effect.stamp <= stamp) continue;
    const { modifier, condition: condition2, parts: parts2 } = effect.compiled;
    const env = envOf2(table, effect);
    const seats = effect.row !== null && effect.row.seats.length > 0 ? effect.row.seats : seatsOf(table, env, modifier.players);
    if (!seats.includes(seat) || condition2 !== void 0 && !holds(table, env, condition2)) continue;
    for (const part of parts2) rewrite(table, values, resolve(table, env, part));
  }
  return values;
}
function valuesOf2(table, id, cut3) {
  if (table.ordered) return orderedValues(table, id, cut3);
  const { cache } = table;
  refresh(table);
  const age = ageOf(table, id);
  const last = table.game.layers.length - 1;
  const wanted2 = cut3 === void 0 || cut3 > last ? last : cut3;
  const upTo = cache.limit < wanted2 ? cache.limit : wanted2;
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
  const list2 = valuesOf2(table, id)[characteristic];
  return Array.isArray(list2) && list2.includes(word4);
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
  const found2 = [];
  for (const id of table.game.modifierSources(table)) for (const active of standingOf(table, table.object(id))) found2.push(active);
  if (table.journal.size(table.state.effects) > 0) addLasting(table, found2);
  if (found2.length > 1) found2.sort((a, b) => a.layer - b.layer || a.stamp - b.stamp);
  return sorted(found2);
}
function sorted(found2) {
  const players = [];
  const open3 = [];
  const byObject = [];
  const listed2 = [];
  for (const active of found2) {
    const { modifier, objects, env } = active;
    if (modifier.players !== void 0) players.push(active);
    else if (objects !== null) for (const id of objects) listFor(byObject, listed2, id, open3).push(active);
    else if (modifier.of === void 0 || modifier.of === "self") listFor(byObject, listed2, env.self, open3).push(active);
    else {
      for (const id of listed2) byObject[id]?.push(active);
      open3.push(active);
    }
  }
  return { farSighted: found2.some((active) => active.modifier.farSighted), players, open: open3, byObject };
}
function listFor(byObject, listed2, id, open3) {
  const known3 = byObject[id];
  if (known3 !== void 0) return known3;
  listed2.push(id);
  return byObject[id] = [...open3];
}
function standingOf(table, row) {
  const { id, stamp, controller, zone, slot, host, card } = row;
  const known3 = table.cache.standing[id];
  if (known3 !== void 0 && known3.stamp === stamp && known3.controller === controller && known3.zone === zone && known3.slot === slot && known3.host === host && known3.card === card) return known3.list;
  const kind2 = kindOfPlace(table, row);
  const list2 = [];
  for (const { ability: ability2, standing: standing2 } of table.program(row).statics) {
    if (!(ability2.from ?? table.game.inPlay).includes(kind2)) continue;
    for (const { modifier, layer: layer2, path } of standing2) {
      const env = { self: id, card, you: controller, event: null, vars: {}, each: 0, subject: 0, cut: layer2 - 1 };
      list2.push({ modifier, path, layer: layer2, stamp, env, objects: null, seats: [], standing: true, source: sourceOf(table, env, "standing", path) });
    }
  }
  const made2 = { stamp, controller, zone, slot, host, card, list: list2 };
  table.cache.standing[id] = made2;
  return list2;
}
function addLasting(table, found2) {
  const { game, library } = table;
  for (const key in table.state.effects) {
    const effect = table.state.effects[key];
    const modifier = library.modifier(effect.program);
    const layer2 = game.layers.indexOf(modifier.layer);
    const env = { self: effect.source, card: effect.sourceCard, you: effect.controller, event: null, vars: effect.vars, each: 0, subject: 0, cut: layer2 - 1 };
    found2.push({ modifier, path: effect.program, layer: layer2, stamp: effect.stamp, env, objects: effect.objects, seats: effect.seats, standing: false, source: sourceOf(table, env, "lasting", effect.program) });
  }
}
function sourceOf(table, env, kind2, program) {
  return table.game.affects === void 0 ? null : effectSource(env, kind2, program);
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
  const kind2 = kindOfPlace(table, row);
  if (!(ability2.from ?? (ability2.kind === "spell" ? game.spellsFrom : game.inPlay)).includes(kind2)) return false;
  if (table.ordered) return bears(table, row, compiled.path);
  return !game.inPlay.includes(kind2) || game.abilitiesWork(table, row);
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
  const known3 = borne[id];
  if (known3 !== void 0 && known3.values === values) return known3.list;
  const list2 = [...asList(values.abilities), ...pathsOfKeywords(table.game, asList(values.keywords))].map((path) => table.library.ability(path));
  borne[id] = { values, list: list2 };
  return list2;
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
  const options = found2.map((id, at) => {
    const seat = seatOfId(id);
    const group = groups === null ? void 0 : { group: groups[at] };
    if (seat !== null) return { ...playerOption(seat), ...group };
    const row = knownRow(table, id) ?? table.object(id);
    const open3 = facesSeat(table, row, by);
    const params = open3 ? { card: row.card, object: id } : { object: id };
    return { id: `object:${id}`, label: open3 ? "object" : "hiddenObject", params, object: id, ...sum === void 0 ? {} : { weight: weights(table, id, sum.of) }, ...group };
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
  return kinds.some((kind2) => {
    const who = table.game.visibility[kind2];
    if (who === void 0 || who === "all") return false;
    return who !== "faces" && who !== "pile" || select(table, env, of === void 0 ? { from: kind2 } : { from: kind2, of }).some((id) => showsBack(table, id));
  });
}
function showsBack(table, id) {
  const row = table.object(id);
  return table.seats().some((seat) => table.game.hides?.(table, row, seat) === true);
}
function candidates(table, env, choice2) {
  const zoned = choice2.from === void 0 ? nothing2 : select(table, env, choice2.from).filter((id) => choice2.target !== true || table.game.canTarget(table, env, table.object(id), choice2));
  const objects = choice2.also === void 0 ? zoned : [...zoned, ...othersFor(table, env, choice2, choice2.also, zoned)];
  if (choice2.players === void 0 && choice2.notChosenFor === void 0) return objects;
  const found2 = [...objects, ...playersFor(table, env, choice2).map(idOfSeat)];
  const taken3 = takenFor(env, choice2.notChosenFor ?? nothing2).map((id) => table.idNow(id));
  return found2.filter((id) => !taken3.includes(id));
}
var nothing2 = [];
function othersFor(table, env, { from }, set2, zoned) {
  const rule3 = table.game.sets?.[set2] ?? missing("set", set2);
  return rule3(table).filter((id) => !zoned.includes(id) && knownRow(table, id) !== null && (from?.where === void 0 || matches(table, env, id, from.where)));
}
function playersFor(table, env, choice2) {
  if (choice2.players === void 0) return nothing2;
  const seats = choice2.players === true ? table.game.seatOrder(table) : seatsOf(table, env, choice2.players);
  return choice2.target === true ? seats.filter((seat) => table.game.canTargetPlayer?.(table, env, seat, choice2) !== false) : seats;
}
function takenFor(env, names3) {
  return (typeof names3 === "string" ? [names3] : names3).flatMap((name2) => {
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
function sparingLater(table, env, choice2, later) {
  const { from } = choice2;
  if (from === void 0 || !isSpokenOf(choice2, later)) return choice2;
  const left = candidates(table, env, choice2).filter((id) => allChoosable(table, withBound(env, choice2.as, [id]), later));
  return { ...choice2, from: { ...from, where: { any: left.map((id) => ({ is: { id } })) } } };
}
var withBound = (env, name2, value) => ({ ...env, vars: withVar(env.vars, name2, value) });
var namesIn = once((choice2) => namesRead(choice2));
function isSpokenOf({ as, from, number, players }, later) {
  if (from === void 0 && number === void 0 || players !== void 0) return false;
  return later.some((one) => namesIn(one).has(as));
}
function possibleValues(table, env, choice2) {
  const { number } = choice2;
  if (number === void 0) return candidates(table, env, choice2).map((id) => [id]);
  const [least, most] = [amount(table, env, number.min), amount(table, env, number.max ?? number.min)];
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
function outcomeIn(locals) {
  const { returned } = locals;
  return isList(returned) ? null : returned;
}
function returnedListIn(locals) {
  const { returned } = locals;
  if (isList(returned)) return returned;
  throw new InvariantBroken("missing: a returned list");
}
function isList(returned) {
  return Array.isArray(returned);
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
function giveBack(table, listener, limit) {
  const count = used(table, listener, limit);
  if (count > 0) write(table, listener, limit, count - 1);
}
function used(table, listener, limit) {
  const uses = keeper(table, listener, limit)?.uses;
  const mark2 = uses?.[ledgerKey(table, listener, limit)];
  return Array.isArray(mark2) && mark2[0] === table.game.span(table, limit.per, listener.seat) ? readAs(mark2)[1] : 0;
}
function write(table, listener, limit, count) {
  const row = keeper(table, listener, limit);
  if (row === null) return;
  const mark2 = [table.game.span(table, limit.per, listener.seat), count];
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
  const name2 = nameOf !== void 0 && table.library.has(id) ? nameOf(table.library.card(id).card) : id;
  return `${name2}#${as ?? ability2.slice(ability2.indexOf("/") + 1)}`;
}
function defineProcedure(definition) {
  return definition;
}
function listenerEnv(table, listener, event) {
  return sourceEnv(listener.object, table.object(listener.object).card, listener.seat, event);
}
function isUsedBy({ by }, own) {
  return by === void 0 ? own : by === "any" || !own;
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
function yesOrNo(about2) {
  const yes = { id: "yes", label: "yes" };
  return { type: "options", min: 1, max: 1, options: [about2 === void 0 ? yes : { ...yes, object: about2 }, { id: "no", label: "no" }] };
}
function saidYes(answer2) {
  return picksOf(answer2)[0] === "yes";
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
var happeningRef = procedureRef("happening");
function happeningLocals(batch) {
  return { batch, fates: batch.map(() => 0), lost: false, asked: null, orders: [], offers: null, offer: null, altering: -1, touched: false, vars: {}, follow: [], reduced: [], inner: [], result: null, returned: null, answer: null, answers: null };
}
var batchOf = (locals) => locals.batch;
var fatesOf = (locals) => locals.fates;
function alteredFrame(table) {
  const { frames: frames2 } = table.state;
  for (let at = frames2.length - 1; at >= 0; at--) {
    const locals = localsIn(frames2[at], happeningRef);
    if (locals !== null && locals.altering !== -1) return locals;
  }
  return null;
}
function compile(ability2, path, printedOn, { layers: layers2, slotKinds: slotKinds2 }) {
  const triggers = (ability2.on ?? []).map((trigger) => ({ ...trigger, key: triggerKey(ability2, trigger) }));
  const standing2 = (ability2.modifiers ?? []).map((modifier, index) => {
    const { when } = ability2;
    const condition2 = when === void 0 ? modifier.if : modifier.if === void 0 ? when : { all: [when, modifier.if] };
    return { modifier: inOneShape(modifier, condition2, slotKinds2?.names), layer: layers2.indexOf(modifier.layer), path: `${path}/modifiers/${index}` };
  });
  return { ability: ability2, path, triggers, printedOn, standing: standing2 };
}
function inOneShape(modifier, condition2, slotKinds2 = noKinds) {
  const { layer: layer2, of, players, add: add2, set: set2, times, gain, lose, abilities } = modifier;
  const farSighted = looksFar([of, players, condition2, add2, set2, times], slotKinds2);
  return { layer: layer2, of, players, if: condition2, add: add2, set: set2, times, gain, lose, abilities, farSighted };
}
var noKinds = [];
var inSight2 = /* @__PURE__ */ new Set(["slots", "attached", "under"]);
function looksFar(node, slotKinds2) {
  if (Array.isArray(node)) return node.some((child) => looksFar(child, slotKinds2));
  if (typeof node !== "object" || node === null) return false;
  const fields2 = node;
  if ("player" in fields2 || "match" in fields2 || "game" in fields2 || "phase" in fields2 || "turnOf" in fields2 || "playerOf" in fields2) return true;
  const kinds = Array.isArray(fields2.from) ? fields2.from : fields2.from === void 0 ? [] : [fields2.from];
  return kinds.some((kind2) => !inSight2.has(kind2) && !slotKinds2.includes(kind2)) || Object.entries(fields2).some(([key, child]) => namesElsewhere(key, child) || looksFar(child, slotKinds2));
}
var references = /* @__PURE__ */ new Set(["object", "of", "to", "is", "except", "hostOf", "under", "attachedTo", "became", "countOf", "controllerOf", "ownerOf", "max", "min", "distinct"]);
function namesElsewhere(key, child) {
  return references.has(key) && typeof child === "object" && child !== null && ("var" in child || "event" in child);
}
function momentKey(event, mark2) {
  let marks2 = keys.get(event);
  if (marks2 === void 0) keys.set(event, marks2 = { before: `${event}|before`, at: `${event}|at`, after: `${event}|after` });
  switch (mark2) {
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
function triggerKey({ kind: kind2 }, { event, mark: mark2 }) {
  if (kind2 === "replacement") return replaceKey(event);
  return mark2 === void 0 ? event : momentKey(event, mark2);
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
    for (const kind2 of table.game.inPlay) for (const id of objectsIn(table, kind2, null)) if (!printed2.includes(id)) addListeners(table, id, key, found2);
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
  const add2 = (row, keys4) => {
    if (borrowsText?.(row) === true) borrowers.push(row.id);
    else for (const key of keys4) {
      const ids2 = found2.get(key);
      if (ids2 === void 0) found2.set(key, [row.id]);
      else ids2.push(row.id);
    }
  };
  if (table.ordered) for (const { kind: kind2, order } of busyZones(table)) for (const id of order) {
    const row = table.object(id);
    const { keys: keys4, keysAt } = table.program(row);
    add2(row, keys4.length === 0 ? keys4 : keysAt.get(kind2) ?? noKeys);
  }
  else for (const row of Object.values(table.state.objects)) add2(row, table.program(row).keys);
  lists.set(anyKey, borrowers.sort(ascending));
  for (const [key, ids2] of found2) lists.set(key, (borrowers.length === 0 ? ids2 : [...ids2, ...borrowers]).sort(ascending));
}
var ascending = (one, other2) => one - other2;
function busyZones(table) {
  const { library, subscriptions } = table;
  if (subscriptions.zones.length > 0) return subscriptions.zones;
  const zones = Object.values(table.state.zones).filter(({ kind: kind2 }) => library.openings.listening.has(kind2));
  if (table.state.frames.length > 0) subscriptions.zones = zones;
  return zones;
}
function watchesFor(table, key) {
  if (table.journal.size(table.state.watches) === 0) return nothing3;
  const { watches } = kept(table);
  let rows = watches.get(key);
  if (rows === void 0) {
    rows = Object.values(table.state.watches).filter((row) => table.library.ability(row.program).triggers.some((trigger) => trigger.key === key));
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
  const { objects, watches } = subscriptions;
  const listed2 = subscriptions.population === population;
  subscriptions.population = NEVER;
  if (listed2) {
    subscriptions.objects = /* @__PURE__ */ new Map();
    subscriptions.watches = /* @__PURE__ */ new Map();
  }
  return { takeUp: () => {
    if (holds2) {
      cache.farSighted = farSighted;
      cache.world = { ...world, age: ageOf2(farSighted, journal.epoch, journal.nearEpoch) };
    }
    if (listed2) {
      subscriptions.population = journal.population;
      subscriptions.objects = objects;
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
function trial(table, ask14) {
  const { journal, cause: cause2, events: events2 } = table;
  const mark2 = journal.mark();
  const derived = holdDerived(table);
  table.events = [];
  table.trials++;
  try {
    return ask14();
  } finally {
    table.trials--;
    table.events = events2;
    table.cause = cause2;
    journal.undoTo(mark2);
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
    const { objects, effects, watches } = this.state;
    for (const id in objects) this.know(objects[id].card, cards);
    for (const text2 of textsIn([objects, effects, watches])) for (const [, card] of text2.matchAll(pathOfAbility)) if (this.library.has(card)) this.know(card, cards);
    return this.cards = cards;
  }
  know(card, cards) {
    if (cards.has(card)) return;
    cards.add(card);
    for (const named4 of this.library.namedBy(card)) this.know(named4, cards);
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
var namedField = (how2, places5) => typeof how2 === "function" ? { reach: 1, isNear: how2, places: places5, writes: 0 } : { reach: how2, isNear: null, places: places5, writes: 0 };
var Journal = class {
  constructor(tracking, state, reach3 = none4) {
    this.tracking = tracking;
    this.state = state;
    for (const [name2, how2] of Object.entries(rowReach)) this.tables.set(state[name2], { reach: how2, size: -1 });
    for (const [field2, how2] of reach3) this.fields.set(field2, namedField(how2, how2 === 3));
    for (const field2 of placingFields) this.fields.set(field2, namedField(reach3.get(field2) ?? 2, true));
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
  distant(names3) {
    let found2 = this.lookedAt.get(names3);
    if (found2 === void 0) {
      found2 = names3.map((name2) => {
        const field2 = this.fields.get(name2);
        if (field2?.reach !== 1) throw new InvariantBroken(`${name2} is no distant field`);
        return field2;
      });
      this.lookedAt.set(names3, found2);
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
    const { history: history2 } = this.state;
    if (history2[fact] === value) return;
    this.epoch++;
    this.write(history2, fact, value);
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
    const { reach: reach3 } = this.count(table, by);
    switch (reach3) {
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
  undoTo(mark2) {
    this.valuesMayChange();
    this.population++;
    this.baseEpoch++;
    this.undone++;
    const { log } = this;
    while (this.top > mark2) {
      this.top -= ENTRY;
      const kind2 = log[this.top];
      const target = log[this.top + 1];
      const key = log[this.top + 2];
      const old = log[this.top + 3];
      switch (kind2) {
        case 0:
          if (this.tracking) this.follow(target, key, target[key]);
          target[key] = old;
          break;
        case 1:
          if (this.tracking) this.follow(target, key, target[key]);
          delete target[key];
          break;
        case 6:
          if (this.tracking) this.worked.add(target);
          target[key] = old;
          break;
        case 7:
          if (this.tracking) this.worked.add(target);
          delete target[key];
          break;
        case 2:
          if (this.tracking) this.went(target[key]);
          delete target[key];
          this.count(target, -1);
          break;
        case 3:
          target[key] = old;
          this.count(target, 1);
          if (this.tracking) this.came(old);
          break;
        case 4:
          target.pop();
          break;
        case 5:
          target.push(old);
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
    const change4 = this.changes.get(row);
    if (change4 === void 0) this.changes.set(row, { stood: true, stands: true, keys: [key], values: [old] });
    else if (change4.stood && !change4.keys.includes(key)) {
      change4.keys.push(key);
      change4.values.push(old);
    }
  }
  came(row) {
    const change4 = this.changes.get(row);
    if (change4 === void 0) this.changes.set(row, { stood: false, stands: true, keys: [], values: [] });
    else change4.stands = true;
  }
  went(row) {
    const change4 = this.changes.get(row);
    if (change4 === void 0) this.changes.set(row, { stood: true, stands: false, keys: [], values: [] });
    else change4.stands = false;
  }
  note(kind2, target, key, old) {
    const { log, top } = this;
    log[top] = kind2;
    log[top + 1] = target;
    log[top + 2] = key;
    log[top + 3] = old;
    this.top = top + ENTRY;
  }
};
var limits = { stepsPerAction: 5e4, eventsPerAction: 2e4, frameDepth: 400, objects: 5e3, effects: 5e3, triggers: 5e3, anyNumber: 1e9, magnitude: Number.MAX_SAFE_INTEGER };
var Table = class {
  constructor(library, pins, state, tracking, parts2) {
    this.library = library;
    this.pins = pins;
    this.state = state;
    this.parts = parts2;
    this.derive = parts2.derive;
    const reach3 = [...library.reach].map(([field2, how2]) => [field2, typeof how2 === "function" ? (before2, after3) => how2(before2, after3, this) : how2]);
    this.journal = new Journal(tracking, state, new Map(reach3));
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
  zoneOf(kind2, seat) {
    let rows = this.zonesByKind.get(kind2);
    if (rows === void 0) this.zonesByKind.set(kind2, rows = []);
    return rows[seat] ??= Object.values(this.state.zones).find((zone) => zone.kind === kind2 && zone.seat === seat) ?? missing("zone", `${kind2} of seat ${seat}`);
  }
  zonesOf(kind2) {
    const known3 = this.zonesOfKind.get(kind2);
    if (known3 !== void 0) return known3;
    const rows = Object.values(this.state.zones).filter((zone) => zone.kind === kind2);
    if (this.state.frames.length > 0) this.zonesOfKind.set(kind2, rows);
    return rows;
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
    const { objects, past } = this.state;
    const { controller } = objects[row.id] === void 0 ? past[row.id]?.values ?? {} : this.derive(this, row.id);
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
  create(card, owner, kind2 = "card") {
    const { header, objects } = this.state;
    const id = header.nextId;
    if (this.journal.size(objects) >= limits.objects) throw new LimitExceeded("objects");
    this.journal.setRecord(header, "nextId", id + 1);
    const row = { ...this.library.newObject };
    row.id = id;
    row.card = card;
    row.kind = kind2;
    row.owner = owner;
    row.controller = owner;
    this.journal.insert(objects, id, row);
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
  emit(type, rule3, data, secrets) {
    const { header } = this.state;
    if (this.events.length >= limits.eventsPerAction) throw new LimitExceeded("events per action");
    this.journal.setRecord(header, "events", header.events + 1);
    const event = { seq: header.events, action: header.version, moment: header.moment, type, rule: rule3, cause: this.parts.openCause(this, this.cause), ...this.parts.toldApart(this, data, secrets === void 0 ? void 0 : this.shared(secrets)) };
    this.events.push(event);
    return event;
  }
  shared(secrets) {
    const { seesAs } = this.game;
    if (seesAs === void 0) return secrets;
    return secrets.map(({ seats, data }) => ({ seats: this.seats().filter((seat) => seats.includes(seat) || seesAs(this, seat).some((other2) => seats.includes(other2))), data }));
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
  random(what2, n, rule3, audience) {
    const result = this.draw(n);
    if (audience === void 0) this.emit("chanceDrawn", rule3, { what: what2, from: n, result });
    else this.emit("chanceDrawn", rule3, { what: what2, from: n }, [{ seats: audience, data: { result } }]);
    return result;
  }
  shuffled(what2, list2, rule3, data) {
    const out = [...list2];
    const draws = [];
    for (let i = out.length - 1; i > 0; i--) {
      const j = this.draw(i + 1);
      draws.push(j);
      const swap = out[i];
      out[i] = out[j];
      out[j] = swap;
    }
    this.emit("shuffled", rule3, { what: what2, count: list2.length, ...data }, [{ seats: [], data: { draws } }]);
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
    const { header, frames: frames2 } = this.state;
    if (frames2.length >= limits.frameDepth) throw new LimitExceeded("frame depth");
    const id = header.nextFrame;
    this.journal.setRecord(header, "nextFrame", id + 1);
    this.library.procedure(procedure);
    const cause2 = frames2[frames2.length - 1]?.cause ?? this.cause;
    this.journal.push(frames2, { id, procedure, step: 0, cause: cause2, locals });
  }
  begin(procedure, locals) {
    const begun = call(procedure, locals);
    this.push(begun.call, begun.locals);
  }
  finish(result) {
    const { header, frames: frames2, decisions } = this.state;
    this.emit("matchEnded", result.rule, { winners: [...result.winners], reason: result.reason });
    this.journal.setRecord(header, "status", "ended");
    this.journal.setRecord(header, "result", result);
    while (frames2.length > 0) this.journal.pop(frames2);
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
function beginWatch(table, env, given2) {
  const { header, watches } = table.state;
  if (table.journal.size(watches) >= limits.effects) throw new LimitExceeded("effects");
  const id = header.nextEffect;
  table.journal.setRecord(header, "nextEffect", id + 1);
  const row = { id, program: given2.program, controller: env.you, source: env.self, sourceCard: env.card, vars: lastingVars(env), stamp: table.nextStamp(), until: given2.until, left: given2.left };
  table.journal.insert(watches, id, row);
  return row;
}
function endWatches(table, fits3) {
  const ended2 = Object.values(table.state.watches).filter(fits3);
  for (const watch of ended2) removeWatch(table, watch);
  return ended2;
}
function removeWatch(table, watch) {
  table.journal.remove(table.state.watches, watch.id);
}
function releaseWatched(table, id) {
  const { watches, triggers } = table.state;
  for (const row of [...Object.values(watches), ...Object.values(triggers).filter(({ kind: kind2 }) => kind2 === "delayed")]) {
    const without2 = Object.entries(row.vars).map(([name2, value]) => [name2, Array.isArray(value) && value.includes(id) ? value.filter((one) => one !== id) : value]);
    if (without2.some(([name2, value]) => row.vars[name2] !== value)) table.journal.setRecord(row, "vars", Object.fromEntries(without2));
  }
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
    const data = { object: env.self, card: env.card, seat: env.you, watch: id, program: path };
    table.emit("watchBegan", table.game.rules.chooseTargets, data);
    return { done: true };
  } };
}
var watchVerbs = { later: lasting(1), shield: lasting(-1) };
function eventOf(happening, key, back2) {
  const { data, type, object, seat } = happening;
  const now = typeof data.now === "number" ? data.now : object;
  return { ...data, type, key, object: back2 ? object : now, seat, was: object, now };
}
function collect(table, happened, keys4, back2, found2) {
  for (let at = 0; at < happened.length; at++) {
    const happening = happened[at] ?? null;
    if (happening === null) continue;
    for (const key of keys4[at]) collectKey(table, happening, at, key, back2, found2);
  }
}
function collectKey(table, happening, at, key, back2, found2, seatOf2) {
  const listeners = subscribers(table, key);
  const watches = watchesFor(table, key);
  if (listeners.length === 0 && watches.length === 0) return;
  const event = eventOf(happening, key, back2);
  for (let index = 0; index < listeners.length; index++) {
    const listener = seenFrom(listeners[index], seatOf2);
    if (ready(table, listener, key, event, table.game.judgesLate)) add(table, found2, { places: [at], key, back: back2, ability: listener.ability, source: listener.object, seat: listener.seat, watch: 0, instance: instanceOf(listeners, index), share: null }, event);
  }
  for (const watch of watches) {
    if (watchReady(table, watch, key, event)) add(table, found2, { places: [at], key, back: back2, ability: watch.program, source: watch.source, seat: watch.controller, watch: watch.id, instance: 0, share: null }, event);
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
    const other2 = listeners[at];
    if (other2.object !== object) break;
    if (other2.ability === ability2) instance++;
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
    const places5 = one.places.filter((at) => happened[at] !== null && happened[at] !== void 0);
    if (places5.length === 0) continue;
    const events2 = places5.map((at) => eventOf(happened[at], one.key, one.back));
    const [first] = events2;
    const watch = table.state.watches[one.watch];
    if (one.watch !== 0 && watch === void 0) continue;
    if (watch === void 0 && isUsedUp(table, one)) continue;
    const event = isWhole(table, one) ? together(first, events2) : first;
    write2(table, one, watch?.left === 1 ? withAlternatives(event, happened, caught, one) : event, watch);
  }
}
function withAlternatives(event, happened, caught, { watch }) {
  const all2 = caught.filter((one) => one.watch === watch).flatMap(({ places: places5, key, back: back2 }) => places5.flatMap((at) => happened[at] === null || happened[at] === void 0 ? [] : [eventOf(happened[at], key, back2)]));
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
function addTrigger(table, given2) {
  const { header, triggers } = table.state;
  if (table.journal.size(triggers) >= limits.triggers) throw new LimitExceeded("triggers");
  const id = header.nextEffect;
  table.journal.setRecord(header, "nextEffect", id + 1);
  const { ability: ability2, source, card, seat, event, vars, kind: kind2 } = given2;
  const row = { id, ability: ability2, source, card, seat, event, vars, kind: kind2, moment: momentNow(table) };
  table.journal.insert(triggers, id, row);
  return row;
}
var noRules = [];
function notice(table, key, about2 = {}, data, seatOf2) {
  const found2 = [];
  const happening = propose(key, about2, data);
  for (const rule3 of table.library.facts.get(key) ?? noRules) {
    const event = eventOf(happening, key, true);
    const field2 = countsFor(table, rule3, event);
    if (field2 !== null) noteFact(table, rule3, field2, event);
  }
  table.game.noticed?.(table, happening, key);
  collectKey(table, happening, 0, key, false, found2, seatOf2);
  if (found2.length > 0) writeTriggers(table, [happening], found2);
}
function waitingTriggers(table) {
  return table.journal.size(table.state.triggers) === 0 ? none5 : Object.values(table.state.triggers);
}
var none5 = [];
function momentNow(table) {
  return table.game.moments?.now(table) ?? table.state.header.moment;
}
function takeTrigger(table, id) {
  const row = table.state.triggers[id];
  table.journal.remove(table.state.triggers, id);
  return row;
}
function dropTriggers(table, fits3 = () => true) {
  for (const row of waitingTriggers(table)) if (fits3(row)) takeTrigger(table, row.id);
}
function triggerEnv({ source, card, seat, event, vars }) {
  return sourceEnv(source, card, seat, event, vars);
}
var whenVerb = { run: (table, _verb, env, path) => {
  addTrigger(table, { ability: `${path}/ability`, source: env.self, card: env.card, seat: env.you, event: env.event ?? {}, vars: lastingVars(env), kind: "reflexive" });
  return { done: true };
} };
var nothing4 = [];
function offersFor(table, happening, at) {
  const rule3 = ruleOf(table, happening.type);
  const keys4 = rule3.keys(table, happening);
  let awaited = false;
  for (const key of keys4) if (awaits(table, replaceKey(key))) awaited = true;
  if (!awaited) return nothing4;
  const { supposed } = rule3;
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
    const these = offers.filter((offer2) => (table.library.ability(offer2.ability).ability.tier ?? "") === tier);
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
function nextChoice(table, batch, open3) {
  const bySeat = /* @__PURE__ */ new Map();
  for (const at of open3) {
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
  return offers.every((one) => one.ability === first.ability && (one.source === first.source || anySource && one.seat === first.seat && one.watch === 0) && varsOf(one) === varsOf(first));
}
function shared(table, batch, offer2, lists) {
  const left = table.state.watches[offer2.watch]?.left ?? -1;
  if (left < 0) return [offer2];
  const same = lists.flatMap((offers) => offers.filter((one) => one.watch === offer2.watch));
  const wanted2 = same.reduce((sum, one) => sum + amountOf2(batch[one.at]), 0);
  return wanted2 > left ? same : [offer2];
}
function amountOf2({ data }) {
  return typeof data.amount === "number" ? data.amount : 1;
}
function withAll(table, batch, open3, offer2) {
  if (table.library.ability(offer2.ability).ability.every !== true) return offer2;
  const along = open3.filter((at) => at !== offer2.at && isPossible(table, batch[at]) && ofFirstTier(table, offersFor(table, batch[at], at)).some(({ replacement }) => replacement === offer2.replacement));
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
  const { at, key, source, card, seat, watch, ability: ability2 } = offer2;
  const happening = batchOf(locals)[at];
  const all2 = table.library.ability(ability2).ability.every === true ? { objects: placesOf(offer2).map((place3) => batchOf(locals)[place3].object) } : {};
  const event = { ...eventOf(happening, key, true), ...all2, together: together2(locals, happening) };
  return sourceEnv(source, card, seat, event, table.state.watches[watch]?.vars);
}
function together2(locals, { type, data }) {
  const fates = fatesOf(locals);
  return batchOf(locals).flatMap((one, at) => one.type === type && fates[at] !== 2 && one.data.to === data.to && one.object > 0 ? [one.object] : []);
}
function finishAlteration(table, locals) {
  const offer2 = must(locals.offer, "the replacement that acts");
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
  if (isTold(table, offer2, ability2)) table.emit("replacementApplied", replacingRule(table), { object: offer2.source, card: offer2.card, ability: offer2.ability, type, about: object });
  if (ability2.then === void 0 || ability2.then.length === 0) return;
  const env = { ...alterationEnv(table, locals, offer2), vars: { ...kept3, ...locals.vars } };
  const follow2 = locals.follow;
  const same = ability2.together === true ? follow2.findIndex(({ replacement }) => replacement === offer2.replacement) : -1;
  const next5 = { ...envLocals(env), program: `${offer2.ability}/then`, replacement: offer2.replacement };
  table.local(locals, "follow", same < 0 ? [...follow2, next5] : follow2.with(same, joined(follow2[same], next5)));
}
function isTold(table, { source }, { clauses = [] }) {
  const row = table.find(source);
  return clauses.length > 0 || row === null || table.seats().every((seat) => seesFace(table, row, seat));
}
function joined(first, second) {
  const taken3 = ({ vars }) => asNumber(vars.prevented);
  return { ...first, vars: { ...first.vars, prevented: taken3(first) + taken3(second) } };
}
function alter(table, env, change4) {
  const locals = alteredFrame(table);
  if (locals === null) throw new InvariantBroken("nothing is being altered");
  const at = locals.altering;
  const old = batchOf(locals)[at];
  const changed4 = change4(old);
  const along = locals.offer?.along ?? [];
  table.local(locals, "touched", true);
  table.local(locals, "vars", { ...locals.vars, ...env.vars });
  if (!Array.isArray(changed4)) {
    write3(table, locals, at, changed4);
    for (const other2 of along) write3(table, locals, other2, change4(batchOf(locals)[other2]));
    return;
  }
  const { instead } = ruleOf(table, old.type);
  const made2 = changed4.map((one) => ({ ...unnamed(instead === void 0 ? one : instead(one), old.type), applied: old.applied, inside: old.inside }));
  const gone3 = [at, ...along];
  table.local(locals, "fates", [...fatesOf(locals).map((fate, place3) => gone3.includes(place3) ? 2 : fate), ...made2.map(() => 0)]);
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
  const field2 = verb2.of ?? "amount";
  const locals = alteredFrame(table);
  const offer2 = locals?.offer ?? null;
  const watch = offer2 === null ? void 0 : table.state.watches[offer2.watch];
  let taken3 = 0;
  let spared = verb2.by === "left";
  const old = locals === null ? null : batchOf(locals)[locals.altering];
  alter(table, env, (happening) => {
    const value = happening.data[field2];
    if (typeof value !== "number") return happening;
    const rule3 = ruleOf(table, happening.type);
    const firm = rule3.firm?.(table, happening) ?? happening.data.firm === true;
    spared = verb2.by === "left" || firm && rule3.attempted !== true;
    if (firm) return happening;
    const most = verb2.by === "left" ? watch === void 0 || watch.left < 0 ? value : watch.left : amount(table, env, verb2.by);
    taken3 = Math.max(0, Math.min(value, most));
    return { ...happening, data: { ...happening.data, [field2]: value - taken3 } };
  });
  if (locals === null) return;
  table.local(locals, "vars", withVar(locals.vars, "prevented", taken3));
  if (taken3 > 0 && offer2 !== null) noteReduction(table, locals, offer2, taken3, old);
  if (spared) spendShield(table, taken3);
}
function noteReduction(table, locals, { replacement, source, seat }, amount3, happening) {
  const all2 = locals.reduced;
  const known3 = all2.find((one2) => one2.replacement === replacement);
  const one = { replacement, source, seat, amount: amount3 + (known3?.amount ?? 0), happenings: [...known3?.happenings ?? [], happening] };
  table.local(locals, "reduced", [...all2.filter((other2) => other2 !== known3), one]);
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
  const set2 = {};
  for (const [key, value] of Object.entries(verb2.set)) set2[key] = literal(table, env, value);
  alter(table, env, (happening) => ({ ...happening, data: { ...happening.data, ...set2 } }));
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
function remember(table, row, kind2) {
  const { past, header } = table.state;
  if (table.game.remembers === void 0 || past[row.id] !== void 0 || !table.game.remembers(table, row, kind2)) return;
  const values = table.derive(table, row.id);
  const copiable = rewrittenCopiable(table, row.id);
  const noted = { id: row.id, kind: kind2, row: { ...row }, values, now: 0, version: header.version, ...copiable === null ? {} : { copiable } };
  table.journal.insert(past, row.id, noted);
}
function commitBatch(table, batch, joined2 = false) {
  if (batch.length === 0) return batch;
  const { all: keys4, back: keysBack, after: keysAfter } = keysOf(table, batch);
  const noted = noteLeaving(table, batch);
  const facts = table.library.facts.size === 0 ? noFacts : factsOf(table, batch, keys4);
  const back2 = [];
  if (keysBack !== null) collect(table, batch, keysBack, true, back2);
  if (!joined2) table.newMoment();
  const { moments, committed } = table.game;
  if (moments !== void 0) moments.begin(table, joined2);
  const happened = commitTypes(table, batch);
  for (const id of noted) if (table.find(id) !== null) forgetPast(table, id);
  for (const { at, rule: rule3, field: field2, key, back: back3 } of facts) if (happened[at] !== null) noteFact(table, rule3, field2, eventOf(happened[at], key, back3));
  const after3 = [];
  collect(table, happened, keysAfter, false, after3);
  if (back2.length > 0) writeTriggers(table, happened, back2);
  if (after3.length > 0) writeTriggers(table, happened, after3);
  if (committed !== void 0) committed(table, happened, keys4);
  return happened;
}
var noKeys2 = [];
function keysOf(table, batch) {
  const all2 = [];
  let back2 = null;
  let after3 = all2;
  for (let at = 0; at < batch.length; at++) {
    const happening = batch[at];
    const { keys: keys4, looksBack } = ruleOf(table, happening.type);
    const found2 = isPossible(table, happening) ? keys4(table, happening) : noKeys2;
    all2.push(found2);
    const looking = looksBack === void 0 ? noKeys2 : found2.filter((key) => looksBack(table, happening, key));
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
function factsOf(table, batch, keys4) {
  let found2 = null;
  for (let at = 0; at < batch.length; at++) {
    for (const key of keys4[at]) {
      const rules5 = table.library.facts.get(key);
      if (rules5 === void 0) continue;
      const happening = batch[at];
      const back2 = ruleOf(table, happening.type).looksBack?.(table, happening, key) ?? false;
      const event = eventOf(happening, key, back2);
      for (const rule3 of rules5) {
        const field2 = countsFor(table, rule3, event);
        if (field2 !== null) (found2 ??= []).push({ at, rule: rule3, field: field2, key, back: back2 });
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
    const places5 = [];
    const list2 = [];
    for (let at = 0; at < batch.length; at++) {
      const happening = batch[at];
      if (happening.type !== type || !isPossible(table, happening)) continue;
      places5.push(at);
      list2.push(happening);
    }
    if (list2.length === 0) continue;
    const done2 = ruleOf(table, type).commit?.(table, list2) ?? list2;
    for (let index = 0; index < places5.length; index++) happened[places5[index]] = done2[index] ?? null;
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
  const { frames: frames2 } = table.state;
  const caller = frames2[frames2.length - 1];
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
    const { contains, inOrder: inOrder5, makes } = ruleOf(table, happening.type);
    if (!isPossible(table, happening)) continue;
    if (makes !== void 0) return null;
    if (offersFor(table, happening, at).length > 0) return null;
    if (contains === void 0) continue;
    const inner3 = contains(table, happening);
    if (inOrder5 === true && inner3.length > 1) return null;
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
  const objects = [];
  for (let at = 0; at < batch.length; at++) {
    const happening = batch[at];
    if (fates?.[at] === 2 || ruleOf(table, happening.type).inOrder === true || !counts(table, batch, happening)) continue;
    const what2 = happened[at] ?? null;
    if (what2 === null) {
      done2 = false;
      continue;
    }
    const { object, data } = what2;
    const now = typeof data.now === "number" ? data.now : object;
    if (Array.isArray(data.objects)) objects.push(...data.objects);
    else if (now > 0 && data.unnamed !== true) objects.push(now);
    total += typeof data.amount === "number" ? data.amount : 1;
  }
  return { done: done2, objects, total };
}
var happeningProcedure = defineProcedure({ ...happeningRef, steps: [{ name: "alter", run: alter2 }, { name: "chosen", run: (table, locals) => begin(table, locals, (locals.offers ?? [])[Number(picksOf(locals.answer)[0].slice("replacement:".length))]) }, { name: "altered", run: altered }, { name: "order", run: askOrder }, { name: "ordered", run: ordered }, { name: "commit", run: commit }, { name: "inner", run: inner }, { name: "counted", run: counted3 }, { name: "follow", run: follow }] });
function alter2(table, locals, frame) {
  for (; ; ) {
    const open3 = openPlaces(locals);
    const choice2 = nextChoice(table, batchOf(locals), open3);
    if (choice2 === null) {
      if (!addContents(table, locals, open3)) return { to: "order" };
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
  const open3 = [];
  fatesOf(locals).forEach((fate, at) => {
    if (fate === 0) open3.push(at);
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
  return call(effectRef, effectLocals(alterationEnv(table, locals, offer2), `${offer2.ability}/clauses`), "altered");
}
function altered(table, locals) {
  finishAlteration(table, locals);
  return { to: "alter" };
}
function addContents(table, locals, open3) {
  const batch = [...batchOf(locals)];
  const fates = [...fatesOf(locals)];
  const later = [];
  let made2 = false;
  for (const at of open3) {
    fates[at] = 1;
    const proposed = batch[at];
    const { contains, inOrder: inOrder5, makes } = ruleOf(table, proposed.type);
    if (contains === void 0 && makes === void 0 || !isPossible(table, proposed)) continue;
    const happening = makes === void 0 ? proposed : batch[at] = makes(table, proposed);
    if (makes !== void 0) made2 = true;
    if (contains === void 0) continue;
    const found2 = within(contains(table, happening), happening, at);
    if (inOrder5 === true && found2.length > 1) later.push(...found2);
    else for (const one of found2) addOrJoin(table, batch, one, batchOf(locals).length);
  }
  while (fates.length < batch.length) fates.push(0);
  if (later.length > 0) table.local(locals, "inner", [...locals.inner, ...later]);
  if (open3.length > 0) table.local(locals, "fates", fates);
  if (batch.length === batchOf(locals).length) {
    if (made2) table.local(locals, "batch", batch);
    return false;
  }
  table.local(locals, "batch", batch);
  return true;
}
function standing(locals) {
  const places5 = [];
  fatesOf(locals).forEach((fate, at) => {
    if (fate !== 2) places5.push(at);
  });
  return places5;
}
var noOrders = [];
var ordersOf = (locals) => locals.orders;
function askOrder(table, locals, frame) {
  const batch = batchOf(locals);
  const places5 = standing(locals);
  const asked3 = (table.game.commitsToOrder?.(table, places5.map((at) => batch[at])) ?? noOrders)[ordersOf(locals).length];
  if (asked3 === void 0) return { to: "commit" };
  table.local(locals, "asked", { ...asked3, places: asked3.places.map((index) => places5[index]) });
  const options = asked3.places.map((index) => placeOption(table, asked3, places5[index], batch[places5[index]]));
  const { seat, kind: kind2 = "orderEffects", rule: rule3 = orderingRule(table), prompt } = asked3;
  table.ask(frame, { seat, kind: kind2, rule: rule3, ...prompt === void 0 ? {} : { prompt, params: { count: options.length } }, domain: asked3.one === true ? { type: "options", min: 1, max: 1, options } : wholeOrder(options) });
  return { wait: true };
}
function placeOption(table, { seat, label }, at, { object, data }) {
  const row = table.find(object);
  const id = `happening:${at}`;
  if (row !== null && !showsObject(table, row, { role: "player", seat })) return { id, label: label ?? "hiddenObject", params: { ...data } };
  const params = row === null || seesFace(table, row, seat) ? { object, card: row?.card ?? "" } : { object };
  if (label !== void 0) return { id, label, object, params: { ...data, ...params } };
  return { id, label: "card" in params ? "object" : "hiddenObject", object, params };
}
function ordered(table, locals) {
  const { lastFirst, one, places: places5 } = must(locals.asked, "the order that was asked for");
  const first = picksOf(locals.answer).map((pick) => Number(pick.slice("happening:".length)));
  const others = places5.filter((at) => !first.includes(at));
  if (one === true) return leaveOut(table, locals, others);
  const picked = [...first, ...others];
  table.local(locals, "orders", [...ordersOf(locals), lastFirst === true ? picked.reverse() : picked]);
  return { to: "order" };
}
function leaveOut(table, locals, others) {
  const gone3 = [...others];
  batchOf(locals).forEach(({ inside }, at) => {
    if (gone3.includes(inside)) gone3.push(at);
  });
  table.local(locals, "fates", fatesOf(locals).map((fate, at) => gone3.includes(at) ? 2 : fate));
  table.local(locals, "lost", true);
  return { to: "order" };
}
function commitPlaces(locals) {
  let places5 = standing(locals);
  for (const order of ordersOf(locals)) {
    let taken3 = 0;
    places5 = places5.map((at) => order.includes(at) ? order[taken3++] : at);
  }
  return places5;
}
function placed(happening, at, orders) {
  const order = orders.find((one) => one.includes(at))?.indexOf(at);
  return order === void 0 ? happening : { ...happening, data: { ...happening.data, order } };
}
function commit(table, locals) {
  const batch = batchOf(locals);
  const fates = fatesOf(locals);
  const places5 = commitPlaces(locals);
  const done2 = commitBatch(table, places5.map((at) => placed(batch[at], at, ordersOf(locals))), locals.joined === true);
  const happened = batch.map(() => null);
  places5.forEach((at, index) => happened[at] = done2[index] ?? null);
  for (const reduction of locals.reduced) table.game.reduced?.(table, reduction);
  const result = resultOf(table, batch, happened, fates);
  table.local(locals, "result", { ...result, done: result.done && locals.lost !== true });
  const left = locals.inner.filter((one) => happened[one.inside] !== null);
  table.local(locals, "inner", left.map((one) => ({ ...one, inside: -1 })));
  return { to: "inner" };
}
function inner(table, locals) {
  const [next5, ...rest] = locals.inner;
  if (next5 === void 0) return { to: "follow" };
  table.local(locals, "inner", rest);
  return happen(table, [next5], "counted") ?? { to: "counted" };
}
function counted3(table, locals) {
  const sum = must(locals.result, "a result");
  const one = returnedIn(locals);
  table.local(locals, "result", { done: sum.done && one.done, objects: [...sum.objects, ...one.objects], total: sum.total + one.total });
  return { to: "inner" };
}
function follow(table, locals) {
  const [next5, ...rest] = locals.follow;
  if (next5 === void 0) return returning(locals.result);
  table.local(locals, "follow", rest);
  return call(effectRef, effectLocals(envOf(next5), next5.program), "follow");
}
var ENDED = 2;
function afterFailure(table, locals) {
  const clauses = table.library.clauses(locals.program);
  let at = locals.at + 1;
  while (at < clauses.length && clauses[at]?.also !== true) at++;
  return at;
}
function proposalsFor(table, verbs3, env, path, whole2) {
  const parts2 = verbs3.map((verb2, index) => proposalOf(table, verb2, env, `${path}/${index}`));
  if (whole2 && !verbs3.every((verb2, index) => isWhole2(table, verb2, env, parts2[index]))) return nothing5;
  return parts2.flat();
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
  const effects = effectsWith(table, ({ objects, vars }) => objects?.includes(id) === true || names(vars, id));
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
    const standing2 = table.state.effects[effect.id];
    if (standing2 === void 0) {
      if (isOn) table.journal.insert(table.state.effects, effect.id, { ...effect, objects: [now], vars: renamed(effect.vars, was, now) });
      continue;
    }
    if (isOn) table.set(standing2, "objects", [...standing2.objects ?? [], now]);
    if (names(standing2.vars, was)) table.set(standing2, "vars", renamed(standing2.vars, was, now));
  }
  for (const id of watches) {
    const watch = table.state.watches[id];
    if (watch !== void 0) table.journal.setRecord(watch, "vars", renamed(watch.vars, was, now));
  }
}
var renamed = (vars, was, now) => Object.fromEntries(Object.entries(vars).map(([name2, value]) => [name2, isListWith(value, was) ? value.map((one) => one === was ? now : one) : value]));
function grant(table, env, given2) {
  const { header, effects } = table.state;
  const id = header.nextEffect;
  if (table.journal.size(effects) >= limits.effects) throw new LimitExceeded("effects");
  table.journal.setRecord(header, "nextEffect", id + 1);
  const row = { id, program: given2.program, controller: env.you, source: env.self, sourceCard: env.card, objects: given2.objects, seats: given2.seats, vars: lastingVars(env), stamp: table.nextStamp(), until: given2.until, carrier: given2.carrier ?? 0 };
  table.journal.insert(effects, id, row);
  return row;
}
function endEffects(table, fits3) {
  if (table.journal.size(table.state.effects) === 0) return [];
  const ended2 = Object.values(table.state.effects).filter(fits3);
  for (const effect of ended2) table.journal.remove(table.state.effects, effect.id);
  return ended2;
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
  const { holdsEffects: holdsEffects2 } = table.game;
  return holdsEffects2 === void 0 ? ids2 : ids2.filter((id) => holdsEffects2(table, table.object(id)));
}
function copying(table, env, modifier) {
  const [id] = modifier.become === void 0 ? [] : objectsOf(table, env, modifier.become.copyOf);
  return id === void 0 ? env : { ...env, vars: { ...env.vars, [COPIED]: copiableValues(table, id) } };
}
var grantVerb = { run: (table, verb2, outer, path) => {
  const modifiers2 = verb2.modifiers;
  const env = withFixedAmounts(table, fixedAmounts(table, outer, verb2.let), modifiers2);
  const objects = verb2.to === void 0 ? null : ableToHold(table, objectsOf(table, env, verb2.to));
  const seats = verb2.players === void 0 ? [] : seatsOf(table, env, verb2.players);
  if (objects !== null && objects.length === 0) return { done: false };
  const until = table.game.duration(table, env, verb2.until, verb2);
  if (until === null) return { done: false };
  modifiers2.forEach((modifier, index) => grant(table, copying(table, env, modifier), { program: `${path}/modifiers/${index}`, objects, seats, until }));
  table.emit("effectGranted", table.game.rules.chooseTargets, { objects: objects === null ? [] : [...objects], seats: [...seats], until: verb2.until ?? "", program: path });
  return { done: true, ...objects === null ? {} : { objects } };
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
function isNamedToAll(table, id) {
  const row = table.state.objects[id] ?? table.state.past[id]?.row;
  return row !== void 0 && isOpen2(table, row);
}
var ids = ["object", "objects", "now", "was", "were", "source", "host", "about"];
function toldApart(table, data, secrets) {
  const open3 = split(table, data, null);
  const parts2 = secrets?.map((secret) => split(table, secret.data, secret.seats));
  if (open3.apart.length === 0 && (parts2 === void 0 || parts2.every(({ apart }) => apart.length === 0))) return { data, ...secrets === void 0 ? {} : { secrets } };
  const told3 = (secrets ?? []).map(({ seats }, at) => ({ seats, data: parts2[at]?.together ?? {} }));
  const all2 = [...told3, ...open3.apart, ...(parts2 ?? []).flatMap(({ apart }) => apart)];
  return { data: open3.together, secrets: bySeats(all2) };
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
function both(one, other2) {
  if (one.open) return other2;
  return other2.open ? one : { open: false, seats: one.seats.filter((seat) => other2.seats.includes(seat)) };
}
function bySeats(secrets) {
  const found2 = /* @__PURE__ */ new Map();
  for (const { seats, data } of secrets) {
    const key = seats.join();
    found2.set(key, { seats, data: { ...found2.get(key)?.data, ...data } });
  }
  return [...found2.values()].filter(({ data }) => Object.keys(data).length > 0);
}
function openCause(table, cause2) {
  if (cause2.object === void 0 || sightOfId(table, cause2.object).open) return cause2;
  const { object: _hidden, ...rest } = cause2;
  return rest;
}
function place(table, named4, to) {
  const row = table.object(named4);
  const { id } = row;
  const from = kindOfPlace(table, row);
  const kind2 = placeKind(table, to);
  const same = from === "" || table.game.keepsIdentity(from, kind2);
  const known3 = !same && table.game.keepsKnowledge?.(table, row, from, kind2) === true ? whoSees(table, row) : nobody4;
  const following = !same && table.game.keepsEffects?.(from, kind2) === true ? followingOf(table, id) : null;
  if (!same) remember(table, row, from);
  lift(table, row);
  const moved4 = same ? row : renew(table, row);
  if (following !== null) carryOver(table, following, id, moved4.id);
  put(table, moved4, to);
  if (known3.length > 0) know(table, moved4, known3);
  if (!same) becomes(table, id, moved4, kind2);
  table.set(moved4, "stamp", table.nextStamp());
  const { inPlay } = table.game;
  noteStatics(table, moved4, inPlay.includes(from) || inPlay.includes(kind2));
  return moved4.id;
}
function noteStatics(table, row, inPlay = true) {
  const { statics, elsewhere } = table.program(row);
  if (table.ordered ? inPlay || elsewhere : statics.length > 0) table.journal.valuesMayChange();
}
function vanish(table, named4) {
  const row = table.object(named4);
  const { id } = row;
  const from = kindOfPlace(table, row);
  remember(table, row, from);
  letGo(table, row);
  lift(table, row);
  noteStatics(table, row, table.game.inPlay.includes(from));
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
function bringBack(table, was) {
  const row = Object.assign({ ...table.library.newObject }, was);
  table.journal.insert(table.state.objects, row.id, row);
  table.journal.valuesMayChange();
  return row;
}
function reshuffle(table, zoneId, rule3) {
  const zone = table.zone(zoneId);
  const order = table.shuffled("zone", zone.order, rule3, { zone: zoneId });
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
function anew(table, named4) {
  const row = table.object(named4);
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
  const [kind2, id] = pick.split(":");
  return kind2 === "player" ? idOfSeat(Number(id)) : Number(id);
}
function askingRule(table, choice2) {
  const { chooseSum, chooseTargets: chooseTargets2 } = table.game.rules;
  const of = choice2.sum?.of;
  return (of === void 0 ? void 0 : chooseSum?.[of]) ?? chooseTargets2;
}
function put2(table, frame, env, seat, choice2, domain, asking) {
  table.ask(frame, { seat, subject: env.you, kind: asking.kind ?? (choice2.slot === void 0 ? "chooseForEffect" : "chooseSlot"), rule: asking.rule ?? askingRule(table, choice2), ...asking.prompt === void 0 ? {} : { prompt: asking.prompt }, params: { card: env.card, object: env.self, as: choice2.as, ...asking.params }, domain });
  return null;
}
function askWord(table, frame, env, by, choice2, list2, asking) {
  const words = table.game.wordLists?.[list2] ?? missing("list of words", list2);
  return put2(table, frame, env, by, choice2, { type: "options", min: 1, max: 1, options: words.map((word4) => ({ id: word4, label: list2, params: { word: word4 } })) }, asking);
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
  const offered = domain.max === 0 ? domain : withoutOldIds(table, frame, env, seat, choice2, found2, domain, asking);
  return put2(table, frame, env, seat, choice2, asking.checked === true ? { ...offered, checked: true } : offered, asking);
}
function withoutOldIds(table, frame, env, seat, choice2, found2, domain, asking) {
  const by = table.game.decider?.(table, seat) ?? seat;
  const rows = found2.map((id) => seatOfId(id) === null ? table.find(id) : null);
  const unseen = rows.map((row) => row !== null && !showsObject(table, row, { role: "player", seat: by }));
  if (!unseen.includes(true)) return domain;
  const hidden = found2.filter((_, at) => unseen[at] === true && !isLookedThrough(table, rows[at]));
  const fresh = found2.filter((id) => !hidden.includes(id)).map((id) => unseen[found2.indexOf(id)] === true ? nameAnew(table, id) : id);
  const { options } = objectsDomain(table, env, choice2, [...fresh, ...hidden], seat);
  const backs = hidden.length === 0 ? [] : backsOf(table, frame, choice2, hidden, asking);
  return { ...domain, options: [...options.slice(0, fresh.length), ...backs] };
}
function backsOf(table, frame, choice2, objects, asking) {
  const backs = table.shuffled("objects", objects, asking.rule ?? askingRule(table, choice2), {});
  table.local(frame.locals, shuffledFor, backs);
  return backs.map((_, at) => ({ id: `${back}:${at}`, label: "back" }));
}
function askDivision(table, frame, env, seat, choice2, divide, asking) {
  const among2 = env.vars[divide.among];
  const found2 = (Array.isArray(among2) ? among2 : []).filter((id) => seatOfId(id) !== null || table.find(id) !== null);
  const options = found2.map((id) => {
    const player2 = seatOfId(id);
    if (player2 !== null) return playerOption(player2);
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
  const taken3 = [];
  while (taken3.length < count) {
    const one = rest[table.random("objects", rest.length, table.game.rules.chooseTargets, [])];
    taken3.push(one.id);
    rest = rest.filter(({ group }) => group !== one.group);
  }
  return taken3;
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
  const named4 = seatsOf(table, envOf(locals), players);
  const seats = table.game.seatOrder(table).filter((seat) => named4.includes(seat));
  const inTurn2 = clause2.forEach !== void 0 || clause2.repeat !== void 0;
  table.local(locals, "returned", null);
  return inTurn2 ? workOff(table, locals, "turns", seats) : workOff(table, locals, "players", { left: seats, chosen: [] });
}
function inner2(locals, env, stage, index = 0) {
  return { ...effectLocals(env, locals.program), at: locals.at, only: locals.at, stage, index };
}
var withPlayer = (env, seat) => ({ ...env, vars: withVar(env.vars, "each", seat) });
var actor = (env, clause2) => clause2.forEachPlayer === void 0 ? env.you : env.vars.each;
var stages = { if: begin2(0), ifPlayer: begin2(1), ifObject: begin2(2), ifTime: begin2(3), players: (table, locals) => {
  const { left, chosen: chosen8 } = locals.queue;
  const all2 = locals.returned === null ? chosen8 : [...chosen8, locals.returned];
  const [seat, ...rest] = left;
  table.local(locals, "returned", null);
  if (seat === void 0) return workOff(table, locals, "actions", all2);
  table.local(locals, "queue", { left: rest, chosen: all2 });
  return call(choicesProcedure, inner2(locals, withPlayer(envOf(locals), seat), "ifPlayer"), again2);
}, actions: (table, locals, _frame, clause2) => {
  const queue = locals.queue;
  if (clause2.together === true && clause2.do !== void 0 && queue.some(({ stage }) => stage === "do")) return doTogether(table, locals, clause2, clause2.do, queue);
  const [next5, ...rest] = queue;
  if (next5 === void 0) return go(table, locals, "next");
  table.local(locals, "queue", rest);
  return call(effectRef, inner2(locals, { ...envOf(locals), vars: next5.vars }, next5.stage, next5.index), again2);
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
  const [next5, ...rest] = locals.queue;
  if (next5 === void 0) return go(table, locals, "next");
  table.local(locals, "queue", rest);
  return call(effectRef, inner2(locals, { ...envOf(locals), each: next5 }, "ifObject"), again2);
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
  const named4 = clause2.unless === void 0 ? [] : seatsOf(table, envOf(locals), clause2.unless.player);
  const queue = table.game.seatOrder(table).filter((seat) => named4.includes(seat));
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
  const list2 = clause2[branch];
  if (list2 === void 0 || list2.length === 0) return void 0;
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
function doForAll(table, locals, clause2, set2) {
  const env = envOf(locals);
  const path = `${locals.program}/${locals.at}/do`;
  const batch = select(table, env, set2).flatMap((each) => {
    const about2 = { ...env, each };
    return clause2.if === void 0 || holds(table, about2, clause2.if) ? proposalsFor(table, clause2.do ?? [], about2, path, clause2.whole === true) : [];
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
function askYesNo(table, frame, env, seat, kind2, rule3) {
  table.ask(frame, { seat, kind: kind2, rule: rule3, params: { card: env.card, object: env.self }, domain: yesOrNo() });
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
    for (const [row, change4] of journal.changes) {
      if (change4.stands) this.change(row, change4);
      else if (change4.stood) this.drop(row);
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
  change(row, { stood, keys: keys4, values }) {
    if (!stood) return this.add(placeOf2(this.state, row), row);
    const counted5 = this.rows.get(row);
    for (let at = 0; at < keys4.length; at++) {
      const key = keys4[at];
      let field2 = counted5.fields.get(key);
      if (field2 === void 0) {
        field2 = new Int32Array(4);
        digestField(counted5.place, key, values[at]);
        field2.set(lanes);
        counted5.fields.set(key, field2);
      }
      accumulate(counted5.sum, field2, -1);
      accumulate(this.total, field2, -1);
      digestField(counted5.place, key, row[key]);
      field2.set(lanes);
      accumulate(counted5.sum, field2, 1);
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
    const { frames: frames2 } = this.state;
    while (this.frames.length > frames2.length) accumulate(this.total, this.frames.pop().lanes, -1);
    for (let at = 0; at < frames2.length; at++) {
      const frame = frames2[at];
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
  const rows = [[HEADER, state.header], [CHANCE, state.chance], [GAME, state.game], [HISTORY, state.history], [MATCH, state.match]];
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
  constructor(data) {
    this.data = data;
    const set2 = (section) => new Set(this.section(section));
    this.awaited = set2("awaited");
    this.awaitedByLent = set2("awaitedByLent");
    this.listening = set2("listening");
    this.workplaces = set2("workplaces");
    for (const act4 of this.section("hidden")) {
      const acts = this.hidden.get(act4.key);
      if (acts === void 0) this.hidden.set(act4.key, [act4]);
      else acts.push(act4);
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
    for (const [section, entriesOf2] of Object.entries(game.openings ?? {})) for (const entry2 of entriesOf2(program)) add2(section, entry2);
  }
  return dataOf(found2);
}
function openingsTogether(one, other2) {
  const found2 = /* @__PURE__ */ new Map();
  for (const data of [one, other2]) for (const [section, entries] of Object.entries(data)) {
    const known3 = found2.get(section) ?? /* @__PURE__ */ new Map();
    for (const entry2 of entries) known3.set(JSON.stringify(entry2), entry2);
    found2.set(section, known3);
  }
  return dataOf(found2);
}
function dataOf(found2) {
  const sections2 = [...found2].sort(byText).map(([section, entries]) => [section, [...entries].sort(byText).map(([, entry2]) => entry2)]);
  return Object.fromEntries(sections2);
}
var byText = ([one], [other2]) => one < other2 ? -1 : one > other2 ? 1 : 0;
function noteProgram(game, program, expansions, add2) {
  for (const kind2 of program.keysAt.keys()) add2("listening", kind2);
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
  for (const kind2 of from ?? []) add2("workplaces", kind2);
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
function factsByKey(history2) {
  const byKey2 = /* @__PURE__ */ new Map();
  for (const [name2, rule3] of Object.entries(history2 ?? {})) {
    for (const key of rule3.on) byKey2.set(key, [...byKey2.get(key) ?? [], { ...rule3, name: name2 }]);
  }
  return byKey2;
}
function partsOf2(game, kernelProcedures2, kernelVerbs2) {
  const procedures2 = /* @__PURE__ */ new Map();
  for (const procedure of [...kernelProcedures2, ...game.procedures]) {
    if (procedures2.has(procedure.name)) throw new InvariantBroken(`two procedures named ${procedure.name}`);
    procedures2.set(procedure.name, procedure);
  }
  const stepsOf2 = ({ steps: steps2 }) => new Map(steps2.map((step2, index) => [step2.name, index]));
  return { game, procedures: procedures2, labels: new Map([...procedures2.values()].map((procedure) => [procedure.name, stepsOf2(procedure)])), verbs: new Map([...Object.entries(kernelVerbs2), ...Object.entries(game.verbs)]), decisionKinds: new Set(game.decisionKinds), facts: factsByKey(game.history), reach: reachOf(game), newObject: { id: 0, card: "", kind: "card", owner: 0, controller: 0, zone: "", slot: "", host: 0, under: [], attached: [], stamp: 0, knownTo: 0, uses: {}, ...game.objectFields } };
}
var unread = ["passing", "asked", "lastAct", "loop"];
function reachOf({ unreadFields = [], distantFields: distantFields2 = [], partlyDistant = {}, baseFields = [], objectFields: objectFields2 }) {
  const found2 = /* @__PURE__ */ new Map();
  const declareOne = (field2, reach3) => {
    if (found2.has(field2)) throw new InvariantBroken(`the field ${field2} is declared twice (unreadFields, distantFields, partlyDistant, baseFields)`);
    found2.set(field2, reach3);
  };
  const declare2 = (fields2, reach3) => fields2.forEach((field2) => declareOne(field2, reach3));
  declare2([...unread, ...unreadFields], 0);
  declare2(distantFields2, 1);
  for (const [field2, concernsValues] of Object.entries(partlyDistant)) declareOne(field2, concernsValues);
  declare2(baseFields, 3);
  for (const [field2, reach3] of found2) if (reach3 === 0 && field2 in objectFields2) throw new InvariantBroken(`unreadFields may not contain the object field ${field2}`);
  return found2;
}
var tolerated = (letters2) => letters2 < 4 ? 0 : letters2 < 8 ? 1 : letters2 < 15 ? 2 : 3;
function letterDistance(one, other2, most) {
  if (Math.abs(one.length - other2.length) > most) return most + 1;
  let [older, before2] = [[], Array.from({ length: other2.length + 1 }, (_, at) => at)];
  for (let row = 1; row <= one.length; row++) {
    const now = [row];
    for (let at = 1; at <= other2.length; at++) {
      const same = one[row - 1] === other2[at - 1];
      let least = Math.min(before2[at] + 1, now[at - 1] + 1, before2[at - 1] + (same ? 0 : 1));
      if (row > 1 && at > 1 && one[row - 1] === other2[at - 2] && one[row - 2] === other2[at - 1]) least = Math.min(least, older[at - 2] + 1);
      now.push(least);
    }
    if (Math.min(...now) > most) return most + 1;
    [older, before2] = [before2, now];
  }
  return Math.min(before2[other2.length], most + 1);
}
function nearNames(name2, known3) {
  const letters2 = [...name2];
  const most = tolerated(letters2.length);
  if (most === 0) return [];
  const near2 = [];
  for (const [compared, shown2] of known3) {
    if (compared.length > 2 * (letters2.length + most) || 2 * compared.length < letters2.length - most) continue;
    const distance = letterDistance(letters2, [...compared], most);
    if (distance <= most) near2.push({ shown: shown2, distance });
  }
  const nearest = Math.min(...near2.map(({ distance }) => distance));
  return [...new Set(near2.filter(({ distance }) => distance === nearest).map(({ shown: shown2 }) => shown2))].sort().slice(0, 3);
}
var within2 = (place3, outer) => place3.startsWith(outer) && [".", "[", void 0].includes(place3[outer.length]);
var rootOf = (name2) => name2.split(":")[0];
function scopeOf(abilities, place3, counts2) {
  return abilities.filter((ability2) => counts2(ability2) && within2(place3, ability2.place)).reduce((inner3, ability2) => ability2.place.length > inner3.length ? ability2.place : inner3, "");
}
var ownOfKernel = ["prevented"];
var isAnnounced = (place3, ability2) => ["cost", "targets", "modes"].some((field2) => within2(place3, `${ability2}.${field2}`));
function reaches2({ names: names3, abilities }, binding, reading) {
  if (rootOf(binding.name) !== rootOf(reading.name)) return false;
  if (binding.use === "announces") return true;
  const scope = scopeOf(abilities, binding.place, () => true);
  if (isAnnounced(binding.place, scope) && abilities.some(({ place: place3, announced }) => announced && place3 === scope)) return true;
  const lent = scopeOf(abilities, reading.place, (ability2) => ability2.lent);
  const isBefore = names3.indexOf(binding) < names3.indexOf(reading) || [binding, reading].every(({ place: place3 }) => isAnnounced(place3, scope));
  return isBefore && within2(reading.place, scope) && within2(binding.place, lent);
}
var isOfKeyword = ({ place: place3 }) => /^(?:\.faces\[\d+\])?\.printed\.keywords\[\d+\]\.abilities\[/.test(place3);
var isLent = ({ abilities }, place3) => scopeOf(abilities, place3, ({ lent }) => lent) !== "";
var usedAs = (...uses) => ({ use }) => uses.includes(use);
function nameFaults(card, own, isField3) {
  const { names: names3 } = card;
  const bindings = names3.filter(usedAs("binds", "calls", "announces"));
  const readings = names3.filter(usedAs("reads", "seat", "keeps"));
  const notes = names3.filter(usedAs("notes", "keeps", "announces"));
  const notesRead = names3.filter(usedAs("readsNote"));
  const isBound3 = (reading) => [...ownOfKernel, ...own.bound].includes(reading.name) || reading.use === "seat" && isField3(reading.name, reading.place) || bindings.some((binding) => reaches2(card, binding, reading));
  const isNoted = ({ name: name2, place: place3 }) => isLent(card, place3) || own.noted.includes(name2) || notes.some((note3) => note3.name === name2);
  const isRead = (binding) => own.read.includes(binding.name) || readings.some((reading) => reaches2(card, binding, reading));
  const isNoteRead = ({ name: name2 }) => own.read.includes(name2) || notesRead.some((note3) => note3.name === name2);
  const faults2 = (of, faultOf, others) => of.map(({ name: name2, place: place3 }) => ({ place: place3, name: name2, fault: faultOf(JSON.stringify(name2)), others: others.map((other2) => other2.name).filter((other2) => other2 !== name2) }));
  return [...faults2(readings.filter((one) => !isBound3(one)), (name2) => `the name ${name2} is not bound where it is read`, bindings), ...faults2(notesRead.filter((one) => !isNoted(one)), (name2) => `the note ${name2} is read but never noted`, notes), ...faults2(bindings.filter((one) => one.use === "binds" && !isRead(one)), (name2) => `the name ${name2} is bound but never read`, readings), ...faults2(notes.filter((one) => one.use !== "announces" && !isOfKeyword(one) && !isLent(card, one.place) && !isNoteRead(one)), (name2) => `the note ${name2} is never read`, notesRead)];
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
  const around = abilities.filter((ability2) => within2(place3, ability2.place)).sort((one, other2) => other2.place.length - one.place.length);
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
  const asked3 = card.onlyFor.filter((clause2) => within2(place3, clause2.place) && within2(clause2.place, ability2.place));
  return (ofTrigger.length > 0 ? ofTrigger : ability2.on).filter(({ event }) => asked3.every((clause2) => clause2.event === event)).map((awaited) => ({ ...awaited, replaced: ability2.replaces, every: ability2.every }));
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
var nameThat = (use) => (reader, node, place3) => {
  name(reader, node, place3);
  if (typeof node === "string" && node !== "") reader.name(use, node, place3);
};
var reads = nameThat("reads");
var flag = kindOf("true or false", (node) => typeof node === "boolean");
var mark = kindOf("true", (node) => node === true);
var whole = kindOf("a whole number", (node) => Number.isInteger(node));
var plain = kindOf("a plain value", (node) => node === null || ["string", "boolean"].includes(typeof node) || Number.isInteger(node));
var wordAmong = (what2, known3) => (reader, node, place3) => known3.includes(node) ? void 0 : reader.part(what2, typeof node === "string" ? node : said(node), known3, place3);
var word2 = (kind2) => (reader, node, place3) => {
  if (typeof node === "string") return reader.word(kind2, node, place3);
  reader.wrong(place3, `a ${kind2} is a word, not ${said(node)}`);
};
var listOf = (form, length) => (reader, node, place3) => {
  if (!Array.isArray(node)) return reader.wrong(place3, `expected a list, found ${said(node)}`);
  if (length !== void 0 && node.length !== length) return reader.wrong(place3, `expected a list of ${length}, found ${said(node)}`);
  node.forEach((one, at) => form(reader, one, `${place3}[${at}]`));
};
var oneOrMore = (form) => (reader, node, place3) => (Array.isArray(node) ? listOf(form) : form)(reader, node, place3);
function readFields(reader, node, place3, what2, fields2, needs = []) {
  for (const field2 of needs) if (node[field2] === void 0) reader.wrong(place3, `${what2} needs ${JSON.stringify(field2)}`);
  const known3 = Object.keys(fields2);
  for (const key of Object.keys(node)) if (node[key] !== void 0 && !known3.includes(key)) reader.part(`field of ${what2}`, key, known3, place3);
  for (const key of known3) if (Object.hasOwn(node, key) && node[key] !== void 0) fields2[key]?.(reader, node[key], `${place3}.${key}`);
}
var tree = (what2, fields2, needs = []) => (reader, node, place3) => {
  if (!isTree2(node)) return reader.wrong(place3, `expected ${what2}, found ${said(node)}`);
  readFields(reader, node, place3, what2, fields2(), needs);
};
function readVariant(reader, node, place3, what2, variants2) {
  const found2 = variants2.find(([key2]) => key2 in node);
  if (found2 !== void 0) return readFields(reader, node, place3, `${what2} ${JSON.stringify(found2[0])}`, found2[1], found2[2]);
  if (isParameter(node)) return;
  const [key] = Object.keys(node);
  if (key === void 0) return reader.wrong(place3, `expected ${what2}, found an empty tree`);
  reader.part(`kind of ${what2}`, key, variants2.map(([known3]) => known3), place3);
}
var variants = (what2, words, known3) => (reader, node, place3) => {
  if (typeof node === "string") {
    if (!words.includes(node)) reader.part(what2, node, words, place3);
  } else if (isTree2(node)) readVariant(reader, node, place3, what2, known3());
  else reader.wrong(place3, `expected ${what2}, found ${said(node)}`);
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
  for (const [key, wanted2] of Object.entries(node)) {
    if (wanted2 === void 0) continue;
    const own = Object.hasOwn(predicateFields, key) ? predicateFields[key] : void 0;
    if (own !== void 0) own(reader, wanted2, `${place3}.${key}`);
    else {
      reader.word("characteristic", key, `${place3}.${key}`);
      matcher(reader, key, wanted2, `${place3}.${key}`);
    }
  }
};
var bounds2 = { atLeast: amount2, atMost: amount2, equal: amount2 };
function matcher(reader, characteristic, wanted2, place3) {
  if (Array.isArray(wanted2)) return wanted2.forEach((one, at) => matcher(reader, characteristic, one, `${place3}[${at}]`));
  if (!isTree2(wanted2)) return valueWord(reader, characteristic, wanted2, place3);
  if (isParameter(wanted2)) return;
  const [key = ""] = Object.keys(wanted2);
  if (key === "noted" || key === "chosen") return readFields(reader, wanted2, place3, "comparison", { [key]: key === "noted" ? readsNote : reads });
  if (key === "size") return readFields(reader, wanted2, place3, "comparison", { size: sizeForm });
  const holds2 = reader.holds(characteristic);
  if (key === "includes" && (holds2 === "text" || holds2 === null)) return readFields(reader, wanted2, place3, "comparison", { includes: text });
  if (!(key in bounds2)) return reader.part("comparison", key, ["noted", "chosen", "size", "includes", ...Object.keys(bounds2)], place3);
  if (holds2 !== null && holds2 !== "number") return reader.wrong(place3, `${JSON.stringify(characteristic)} holds no numbers to compare with ${said(wanted2)}`);
  readFields(reader, wanted2, place3, "comparison", bounds2);
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
var equalTo = (field2, kind2) => (reader, node, place3) => {
  if (!isTree2(node)) return;
  readFields(reader, node, place3, `condition ${JSON.stringify(field2)}`, { [field2]: word2(kind2), equal: plain }, ["equal"]);
  if (node[field2] === "key" && kind2 === "field of events") return word2("event")(reader, node.equal, `${place3}.equal`);
  const form = typeof node[field2] === "string" ? reader.holds(node[field2], kind2) : null;
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
var quoted = (list2) => list2.map((one) => JSON.stringify(one)).join(" or ");
function parameterReader(parts2) {
  const read2 = (reader, owner, { needs, may: may2, oneOf }, all2, place3) => {
    const known3 = { ...needs, ...may2 };
    const isLet = (name2) => isNamed(known3[name2]) && known3[name2].by === "binds";
    const order = [...Object.keys(known3).filter(isLet), ...Object.keys(known3).filter((name2) => !isLet(name2))];
    const given2 = Object.entries(all2).filter(([, value]) => value !== void 0).sort(([one2], [other2]) => order.indexOf(one2) - order.indexOf(other2));
    const has2 = (parameter) => given2.some(([name2]) => name2 === parameter);
    for (const parameter of Object.keys(needs ?? {})) if (!has2(parameter)) reader.wrong(place3, `the ${owner.called} needs ${JSON.stringify(parameter)}`);
    if (oneOf !== void 0 && !oneOf.some(has2)) reader.wrong(place3, `the ${owner.called} needs ${quoted(oneOf)}`);
    for (const [parameter, value] of given2) {
      const form = Object.hasOwn(known3, parameter) ? known3[parameter] : void 0;
      if (form === void 0) reader.part(`parameter of the ${owner.called}`, parameter, Object.keys(known3), place3);
      else one(reader, { ...owner, called: `${JSON.stringify(parameter)} of the ${owner.called}` }, form, value, `${place3}.${parameter}`);
    }
  };
  const one = (reader, owner, form, value, place3) => {
    if (isTree2(value) && isParameter(value)) return;
    if (owner.binds && isTree2(value) && isBound(value) && form !== "ref" && form !== "player" && form !== "amount") return boundName(reader, value, place3);
    const fitting3 = formFor(owner, form, value);
    if (fitting3 === null && isWords(form) && form.length > manyWords && typeof value === "string") reader.part(`word for ${owner.called}`, value, form, place3);
    else if (fitting3 === null) reader.wrong(place3, `${owner.called} is ${described(form)}, not ${said(value)}`);
    else fitting3(reader, value, place3);
  };
  const formFor = (owner, form, value) => {
    if (isWords(form)) return form.includes(value) ? free : null;
    if (form === "fits") return formFor(owner, { handedOut: "predicate" }, value);
    if (typeof form === "string") return plainForm(form, value, parts2);
    if ("or" in form) return form.or.filter((other2) => isMeant(other2, value)).map((other2) => formFor(owner, other2, value)).find((found2) => found2 !== null) ?? null;
    if ("pattern" in form) return typeof value === "string" && form.pattern.test(value) ? free : null;
    if ("handedOut" in form) return isTree2(value) && "tree" in value ? (reader, node, place3) => read2(reader, owner, { needs: { tree: form.handedOut } }, node, place3) : null;
    if ("given" in form) {
      const fitting3 = formFor(owner, form.to, value);
      return fitting3 === null ? null : (reader, node, place3) => {
        for (const name2 of form.given) reader.name("calls", name2, place3);
        fitting3(reader, node, place3);
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
function plainForm(form, value, parts2) {
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
      return typeof value === "string" ? free : Array.isArray(value) ? parts2().verbs : null;
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
      return Array.isArray(value) ? parts2()[form] : null;
    case "rewriting":
    case "ability":
      return isTree2(value) ? parts2()[form] : null;
    case "keyword":
      return parts2().keyword;
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
  const { word: _word, ...given2 } = isTree2(value) ? value : { word: name2 };
  parameters.all(reader, { called: `${called} "${name2}"`, binds: true }, form, given2, place3);
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
  const named4 = (one, node, at) => !isTree2(node) ? valueWord(one, key, node, at) : (one.entries(key) === null ? written2 : entry)(one, key, node, at);
  listOf(named4)(reader, value, place3);
});
var gained = fieldsWith((reader, key, value, place3) => Array.isArray(value) ? written2(reader, key, value, place3) : isTree2(value) && isBound(value) ? boundName(reader, value, place3) : reader.wrong(place3, `expected a list, found ${said(value)}`));
var verb = (reader, node, place3) => {
  if (!isTree2(node)) return reader.wrong(place3, `expected a verb, found ${said(node)}`);
  word2("verb")(reader, node.verb, `${place3}.verb`);
  const form = reader.verb(String(node.verb));
  if (form === null) return;
  const { verb: name2, ...given2 } = node;
  if (given2.until === "while" !== "while" in given2) reader.wrong(place3, given2.until === "while" ? 'what lasts "while" something holds needs "while"' : '"while" stands only beside the duration "while"');
  parameters.all(reader, { called: `verb "${String(name2)}"`, binds: false }, withEveryVerb(form), given2, place3);
};
var verbs = listOf(verb);
var withEveryVerb = ({ needs, may: may2, oneOf }) => ({ needs, may: { ...may2, ...Object.fromEntries(Object.entries(everyVerb).filter(([name2]) => !(name2 in { ...needs, ...may2 }))) }, oneOf });
var clauseFields = { if: condition, forEachPlayer: player, forEach: selector, repeat: amount2, may: flag, choose: choices, unless: tree("price", () => ({ player, cost: verbs }), ["player", "cost"]), cost: verbs, do: verbs, together: mark, whole: mark, and: mark, also: mark, then: listOf((reader, node, place3) => clause(reader, node, place3)), otherwise: listOf((reader, node, place3) => clause(reader, node, place3)) };
var deeds = ["do", "choose", "cost", "then", "otherwise"];
function eventAsked(asked3) {
  if (!isTree2(asked3)) return null;
  if (asked3.eventIs === "key") return typeof asked3.equal === "string" ? asked3.equal : null;
  return Array.isArray(asked3.all) ? asked3.all.map(eventAsked).find((event) => event !== null) ?? null : null;
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
var isKnown = (list2, word4) => list2.includes(word4) || list2.some((one) => (one.endsWith(":") || one.endsWith(".")) && word4.length > one.length && word4.startsWith(one));
var characteristics = ["controller", "owner"];
var knownTo = once((vocabulary2, game) => ({ words: wordsOf2(game, vocabulary2), verbs: { ...kernelVerbForms(vocabulary2), ...vocabulary2.verbs } }));
function wordsOf2(game, vocabulary2) {
  const { keywords } = vocabulary2.entries;
  return { "keyword of an ability": [...keywords !== void 0 && "words" in keywords ? Object.keys(keywords.words) : [], ...vocabulary2.abilityWords], verb: [...Object.keys(kernelVerbForms(vocabulary2)), ...Object.keys(game.verbs)], event: Object.keys(vocabulary2.events), "field of events": everyField(vocabulary2.events), characteristic: [...characteristics, ...Object.keys(vocabulary2.characteristics), ...Object.keys(game.status ?? {})], "printed value": Object.keys(vocabulary2.printed), duration: vocabulary2.durations, span: vocabulary2.spans, refund: vocabulary2.refunds, mark: Object.keys(vocabulary2.marks), place: [...places, ...Object.keys(game.visibility), ...game.slotKinds?.names ?? []], phase: vocabulary2.phases, "value of players": vocabulary2.playerAmounts, "value of the match": vocabulary2.matchAmounts, "field of the game": Object.keys(vocabulary2.gameFields), "purpose of slots": vocabulary2.purposes, layer: game.layers, tier: game.replacementTiers ?? [], relation: Object.keys(game.relations), "relation to players": Object.keys(game.playerRelations ?? {}), fact: Object.keys(game.history ?? {}), set: Object.keys(game.sets ?? {}), "list of words": Object.keys(game.wordLists ?? {}), "kind of face": vocabulary2.faceKinds };
}
var nearestOf = (list2, word4) => nearNames(word4.toLowerCase(), list2.map((one) => [one.toLowerCase(), one]));
function abilitiesOfKeywords(game, card) {
  const faces = (card.faces ?? []).map(({ printed: printed2 }, at) => [`.faces[${at}]`, printed2]);
  return [["", card.printed], ...faces].flatMap(([place3, { keywords }]) => (Array.isArray(keywords) ? keywords : []).flatMap((keyword2, at) => keywordPaths(game, keyword2).flatMap((path, nth) => {
    const found2 = keywordTree(game, parsePath(path).root)?.abilities[nth];
    return found2 === void 0 ? [] : [[`${place3}.printed.keywords[${at}].abilities[${nth}]`, found2]];
  })));
}
function checkProgram(game, card, isCard) {
  const { vocabulary: vocabulary2 } = game;
  if (vocabulary2 === void 0) return [];
  const faults2 = [];
  const { words, verbs: verbs3 } = knownTo(vocabulary2, game);
  const names3 = [];
  const fields2 = [];
  const abilities = [];
  const onlyFor = [];
  const told3 = /* @__PURE__ */ new Set();
  const tell2 = (place3, fault, near2) => {
    const sentence = near2.length === 0 ? fault : `${fault}; did you mean ${near2.map((name2) => JSON.stringify(name2)).join(" or ")}?`;
    if (told3.size < told3.add(`${place3} ${sentence}`).size) faults2.push({ card: String(card.id), place: place3.slice(1), fault: sentence, near: near2 });
  };
  const unless2 = (list2, kind2, word4, place3) => {
    if (!isKnown(list2, word4)) tell2(place3, `unknown ${kind2} ${JSON.stringify(word4)}`, nearestOf(list2, word4));
  };
  const reader = { word: (kind2, word4, place3) => {
    unless2(words[kind2], kind2, word4, place3);
    if (kind2 === "field of events") fields2.push({ field: word4, place: place3 });
  }, holds: (word4, kind2) => {
    const forms2 = kind2 === void 0 ? vocabulary2.characteristics : kind2 === "field of events" ? vocabulary2.eventValues : vocabulary2.gameFields;
    const known3 = Object.keys(forms2).find((one) => isKnown([one], word4));
    return known3 === void 0 ? null : forms2[known3] ?? null;
  }, verb: (verb2) => Object.hasOwn(verbs3, verb2) ? verbs3[verb2] ?? null : null, form: (kind2, word4) => {
    const forms2 = kind2 === "mark" ? vocabulary2.marks : vocabulary2.printed;
    return Object.hasOwn(forms2, word4) ? forms2[word4] ?? null : null;
  }, name: (use, name2, place3) => void names3.push({ use, name: name2, place: place3 }), ability: (ability2) => void abilities.push(ability2), onlyFor: (clause2) => void onlyFor.push(clause2), card: (id, place3) => isCard(id) ? void 0 : tell2(place3, `unknown card ${JSON.stringify(id)}`, []), entries: (characteristic) => Object.hasOwn(vocabulary2.entries, characteristic) ? vocabulary2.entries[characteristic] ?? null : null, entry: (characteristic, word4, place3) => {
    const entries = vocabulary2.entries[characteristic];
    unless2(entries !== void 0 && "words" in entries ? Object.keys(entries.words) : [], characteristic === "keywords" ? "keyword" : `entry of ${characteristic}`, word4, place3);
  }, part: (what2, found2, list2, place3) => unless2(list2, what2, found2, place3), wrong: (place3, fault) => tell2(place3, fault, []) };
  cardForm(reader, card, "");
  if (faults2.length > 0) return faults2;
  for (const [place3, node] of abilitiesOfKeywords(game, card)) ability(reader, node, place3);
  const { bound: bound2, boundFor } = vocabulary2.names;
  const own = { ...vocabulary2.names, bound: [...bound2, ...boundFor?.[card.id] ?? []] };
  const events2 = { forms: vocabulary2.events, abilities, onlyFor, fixesAmounts: game.fixesAmounts === true };
  for (const { place: place3, fault, name: name2, others } of [...fieldFaults(events2, fields2), ...nameFaults({ names: names3, abilities }, own, (name3, place4) => isCarried(events2, name3, place4))]) tell2(place3, fault, nearestOf(others, name2));
  return faults2;
}
function refuseFaultyCards(game, cards, isCard) {
  const faults2 = cards.flatMap((card) => checkProgram(game, card, isCard));
  if (faults2.length > 0) throw new CardsRefused(faults2);
}
var noCard = { id: "", names: { en: "", zh: "" }, printed: {}, abilities: [] };
var Library = class _Library {
  constructor(parts2, own, base) {
    this.parts = parts2;
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
    return this.worked ??= this.own.openings ?? openingsOf(this.game, programs(), (keywords) => this.expansions(keywords));
  }
  card(id) {
    return this.programs.get(id) ?? this.firstTime(id);
  }
  firstTime(id) {
    if (id === "") return this.nothing;
    const given2 = this.own.cards.get(id);
    if (given2 === void 0) return this.base?.card(id) ?? missing("card", id);
    const card = this.game.prepare?.(given2) ?? given2;
    const program = this.compileCard(card, card.id);
    this.programs.set(id, program);
    return program;
  }
  waitsFor(id, key) {
    const { keys: keys4, lends } = this.card(id);
    return keys4.includes(key) || lends.has(key);
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
  label(procedure, step2) {
    return this.parts.labels.get(procedure)?.get(step2) ?? missing(`step of ${procedure}`, step2);
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
    if (this.keysOfNames.size === 0) for (const { id: id2, names: names3 } of this.catalogue()) this.keysOfNames.set(names3.en, id2);
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
  cutOf(cut3) {
    const at = this.game.layers.indexOf(cut3 === "copiable" ? this.game.copiable?.after ?? "" : cut3);
    return at < 0 ? missing("cut", cut3) : at;
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
  staticsIn(list2, what2) {
    let known3 = this.statics.get(list2);
    if (known3 === void 0) {
      const paths = what2 === "abilities" ? list2 : list2.flatMap((entry2) => keywordPaths(this.game, entry2));
      known3 = paths.map((path) => this.staticAt(path)).filter((one) => one.effects.length > 0);
      this.statics.set(list2, known3);
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
        const list2 = byMoment.get(key) ?? [];
        if (!list2.includes(compiled)) list2.push(compiled);
        byMoment.set(key, list2);
      }
    }
    const lends = own.flatMap(({ ability: ability2 }) => [...keysLentBy(ability2, (keywords) => this.expansions(keywords))]);
    const faces = (card.faces ?? []).map((face, at) => this.compileCard({ id: card.id, names: face.names, printed: face.printed, abilities: face.abilities }, `${root}/faces/${at}`));
    const defines2 = own.some(({ ability: ability2 }) => ability2.modifiers?.some((modifier) => modifier.defining) ?? false);
    const statics = own.filter((one) => one.ability.kind === "static");
    const elsewhere = defines2 || statics.some(({ ability: ability2 }) => ability2.from?.some((kind2) => !this.game.inPlay.includes(kind2)) === true);
    const keys4 = /* @__PURE__ */ new Set([...byMoment.keys(), ...faces.flatMap((face) => face.keys)]);
    return { card, abilities, statics, byMoment, faces, paths: abilities.map((one) => one.path), defines: defines2 || faces.some((face) => face.defines), elsewhere: elsewhere || faces.some((face) => face.elsewhere), keys: [...keys4], keysAt: this.keysByZone(own, faces), lends: /* @__PURE__ */ new Set([...lends, ...faces.flatMap((face) => [...face.lends])]) };
  }
  keysByZone(own, faces) {
    const { inPlay, spellsFrom } = this.game;
    const found2 = /* @__PURE__ */ new Map();
    const note3 = (kind2, key) => {
      const keys4 = found2.get(kind2) ?? [];
      if (!keys4.includes(key)) keys4.push(key);
      found2.set(kind2, keys4);
    };
    for (const { ability: ability2, triggers } of own) for (const kind2 of ability2.from ?? (ability2.kind === "spell" ? spellsFrom : inPlay)) for (const { key } of triggers) note3(kind2, key);
    for (const face of faces) for (const [kind2, keys4] of face.keysAt) for (const key of keys4) note3(kind2, key);
    return found2;
  }
  expansions(keywords) {
    if (!Array.isArray(keywords)) return [];
    return pathsOfKeywords(this.game, keywords).map((path) => this.ability(path));
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
  const rules5 = table.game.endOfRound;
  if (rules5 === void 0 || typeof name2 !== "string" || !endsOf(rules5, id).includes(name2)) return null;
  return rules5.procedures[name2] ?? null;
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
  const rules5 = table.game.endOfRound;
  if (end2 === null || rules5 === void 0) return { code: "time/not-offered", rule: null, detail: "The format of this match does not say what follows when time is called.", params: {} };
  if (calledTime(table) !== null) return { code: "time/called", rule: end2.rule, detail: "Time was called in this match.", params: {} };
  table.cause = { kind: "judge" };
  note2(table, { turnsLeft: end2.turns ?? 0, untilBehind: false });
  table.emit("timeCalled", end2.rule, { turns: end2.turns ?? 0 });
  const result = end2.turns === null || !rules5.isPlaying(table) ? resultAtTime(table) : null;
  if (result !== null) rules5.endMatch(table, result);
  return null;
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
function clearTable(table) {
  const { state, journal } = table;
  for (const zone of Object.values(state.zones)) if (zone.order.length > 0) table.set(zone, "order", []);
  for (const slot of Object.values(state.slots)) if (slot.object !== 0) table.set(slot, "object", 0);
  for (const rows of [state.objects, state.effects, state.past, state.triggers, state.watches]) {
    for (const id of Object.keys(rows)) journal.remove(rows, Number(id));
  }
  const rules5 = table.game.history ?? {};
  for (const fact of Object.keys(state.history)) journal.setFact(fact, rules5[fact.split(":")[0]]?.keep === "objects" ? [] : 0);
  journal.valuesMayChange();
  table.forgetRows();
  table.cache.baseAt.length = 0;
}
var none6 = [];
function gamesBelow(table) {
  const { suspended } = table.state;
  return table.journal.size(suspended) === 0 ? none6 : Object.values(suspended);
}
function framesBelow(table) {
  const row = gamesBelow(table).at(-1);
  return row === void 0 ? 0 : row.frames - 1;
}
function frameOf(table, ...procedures2) {
  const { frames: frames2 } = table.state;
  for (let at = frames2.length - 1; at >= framesBelow(table); at--) if (procedures2.includes(frames2[at].procedure)) return frames2[at];
  return null;
}
var parts = { derive: valuesOf2, toldApart, openCause, withExample };
function openTable(library, pins, state, tracking) {
  return new Table(library, pins, state, tracking, parts);
}
function alike(one, other2) {
  if (Object.is(one, other2)) return true;
  if (typeof one !== "object" || typeof other2 !== "object" || one === null || other2 === null) return false;
  if (Array.isArray(one)) return Array.isArray(other2) && one.length === other2.length && one.every((value, at) => alike(value, other2[at]));
  if (one instanceof Map) {
    return other2 instanceof Map && one.size === other2.size && [...one].every(([key, value]) => other2.has(key) && alike(value, other2.get(key)));
  }
  if (one instanceof Set) return other2 instanceof Set && one.size === other2.size && [...one].every((value) => other2.has(value));
  const [names3, others] = [Object.keys(one), Object.keys(other2)];
  return names3.length === others.length && names3.every((name2) => name2 in other2 && alike(one[name2], other2[name2]));
}
function recheck(table) {
  const { library, pins, state } = table;
  const fresh = openTable(library, pins, state, false);
  const demand = (what2, derive) => {
    if (!alike(derive(table), derive(fresh))) throw new InvariantBroken(`remembered and recomputed differ: ${what2}`);
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
    const step2 = procedure.steps[frame.step];
    if (step2 === void 0) {
      finishFrame(table, true);
      continue;
    }
    table.journal.setFrame(frame, "step", frame.step + 1);
    table.cause = frame.cause;
    const control = step2.run(table, frame.locals, frame);
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
  const { frames: frames2 } = table.state;
  const silent = frames2[frames2.length - 1]?.locals.silent === true;
  table.journal.pop(frames2);
  if (silent) return;
  const caller = frames2[frames2.length - 1];
  if (caller) table.local(caller.locals, "returned", value);
}
function unwindTo(table, procedure, step2) {
  const { frames: frames2 } = table.state;
  const floor = framesBelow(table);
  while (frames2.length > floor && frames2[frames2.length - 1].procedure !== procedure) table.journal.pop(frames2);
  dropQuestions(table);
  const frame = must(frames2.length > floor ? frames2[frames2.length - 1] : void 0, `frame of ${procedure}`);
  table.journal.setFrame(frame, "step", table.library.label(procedure, step2));
}
function dropQuestions(table) {
  const { decisions } = table.state;
  for (const id of Object.keys(decisions)) table.journal.remove(decisions, Number(id));
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
function refuse(code, rule3, detail, params = {}) {
  return { code, rule: rule3, detail, params };
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
function answer(table, seat, id, given2) {
  const { state } = table;
  const row = rowOf2(table, id);
  if (row === null) return missing2(table, id);
  if (row.decision.seat !== seat) return interject(table, seat, given2) ? null : refuse("decision/not-yours", row.decision.rule, `Decision ${id} is for another player.`);
  if (state.header.limitReached) return refuse("action/not-possible", null, "The match reached a limit; concede, agree on a draw or call a judge.");
  const checked = checkAnswer(table, row.decision, given2);
  if ("code" in checked) return checked;
  deliver(table, row, checked.answer);
  return null;
}
function interject(table, seat, given2) {
  const { interjections } = table.game;
  if (interjections === void 0 || !table.seats().includes(seat) || typeof given2 !== "object" || given2 === null || !("picks" in given2)) return false;
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
  journal.setRecord(row, "answer", given2);
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
    answers[one.asked] = jsonOf(one.answer);
    journal.remove(state.decisions, one.decision.id);
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
  const { what: what2 } = verb2;
  noteOn(table, env.self, verb2.as, typeof what2 === "object" ? [...objectsOf(table, env, what2)] : env.vars[what2] ?? null);
  return { done: table.find(env.self) !== null };
} };
function emptyState(key) {
  return { schema: 1, header: { version: 0, events: 0, moment: 0, nextId: 1, nextDecision: 1, nextFrame: 1, nextEffect: 1, nextStamp: 1, status: "running", result: null, limitReached: false }, chance: { key, used: 0 }, players: [], game: {}, history: {}, match: {}, zones: {}, slots: {}, objects: {}, effects: {}, past: {}, triggers: {}, watches: {}, suspended: {}, frames: [], decisions: {} };
}
var orderTriggersProcedure = defineProcedure({ name: "orderTriggers", steps: [{ name: "group", run: askGroup }, { name: "ordered", run: takeOrder }] });
function orderLocals() {
  return { order: [], groups: null, asked: null, answer: null, answers: null, returned: null };
}
function askGroup(table, locals, frame) {
  const groups = locals.groups ?? groupsOf2(table).map((group2) => group2.map((row) => row.id));
  const [group, ...rest] = groups;
  table.local(locals, "groups", rest);
  if (group === void 0) return { done: locals.order };
  const rows = group.map((id) => table.state.triggers[id]);
  if (rows.length < 2 || alike2(table, rows)) {
    table.local(locals, "order", [...locals.order, ...group]);
    return { to: "group" };
  }
  const options = rows.map((row) => ({ id: `trigger:${row.id}`, label: "ability", params: { card: row.card, ability: row.ability }, object: row.source }));
  table.ask(frame, { seat: rows[0].seat, kind: "orderEffects", rule: orderingRule(table), domain: wholeOrder(options) });
  return { wait: true };
}
function takeOrder(table, locals) {
  const ids2 = picksOf(locals.answer).map((pick) => Number(pick.slice("trigger:".length)));
  table.local(locals, "order", [...locals.order, ...ids2]);
  return { to: "group" };
}
function alike2(table, rows) {
  const texts = /* @__PURE__ */ new Set();
  for (const row of rows) {
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
  const rows = waitingTriggers(table);
  if (table.game.triggerOrder !== void 0) return table.game.triggerOrder(table, rows).filter((group) => group.length > 0);
  return table.game.seatOrder(table).map((seat) => rows.filter((row) => row.seat === seat)).filter((group) => group.length > 0);
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
  const about2 = aboutOf(option);
  return about2.length === 0 ? option : { ...option, about: about2 };
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
  const objects = zone.order.map((id) => table.object(id)).filter((row) => showsObject(table, row, viewer));
  return { id: zone.id, kind: zone.kind, seat: zone.seat < 0 ? null : zone.seat, count: zone.order.length, objects: objects.map((row) => viewObject(table, row, viewer)) };
}
function viewObject(table, row, viewer) {
  const { game } = table;
  const open3 = showsFace(table, row, viewer);
  const attached = row.attached.filter((id) => hasPlace(table.object(id)));
  return { id: row.id, ...open3 && row.card !== "" ? { card: row.card } : {}, ...row.kind === "card" ? {} : { kind: row.kind }, owner: row.owner, controller: table.controllerOf(row), values: open3 ? game.viewObject(table, row) : game.viewHidden?.(table, row) ?? {}, attachments: row.attached.map((id) => table.object(id)).filter((one) => !hasPlace(one)).map((one) => viewObject(table, one, viewer)), under: row.under.map((id) => viewObject(table, table.object(id), viewer)), ...attached.length > 0 ? { attached } : {}, ...hostOf(row) };
}
function hostOf(row) {
  if (row.host === 0 || !hasPlace(row)) return {};
  const seat = seatOfId(row.host);
  return seat === null ? { host: row.host } : { hostSeat: seat };
}
function pendingOn(table, viewer) {
  const may2 = viewer.role === "player" ? table.game.interjections?.of(table, viewer.seat) : void 0;
  return pendingFor(openDecisions(table), viewer, may2);
}
function pendingFor(decisions, viewer, may2 = []) {
  return decisions.map((decision) => viewer.role === "judge" || viewer.role === "player" && viewer.seat === decision.seat ? { yours: true, decision: decisionTold(decision) } : { yours: false, id: decision.id, openedAt: decision.openedAt, seat: decision.seat, ...may2.length === 0 ? {} : { may: optionsTold(may2) } });
}
function eventsFor(events2, viewer) {
  return events2.map((event) => {
    if (event.secrets === void 0) return event;
    const { secrets, ...open3 } = event;
    let data = { ...event.data };
    for (const secret of secrets) if (viewer.role === "judge" || viewer.role === "player" && secret.seats.includes(viewer.seat)) data = { ...data, ...secret.data };
    return { ...open3, data };
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
      const gone3 = expected(pile, zone);
      const isWhole3 = order.length === pile.order.length - gone3 && order.every((id, at) => id === pile.order[gone3 + at]);
      const isLookedAt = order.some((id) => table.object(id).knownTo !== pile.known.get(id) || isAskedAbout(table.state, id));
      this.piles.set(zone, isWhole3 && !isLookedAt ? { ...pile, gone: gone3, drawn: Math.max(gone3, pile.drawn) } : { ...pile, disturbed: true });
    }
  }
};
var hiddenPiles = (table) => Object.values(table.state.zones).filter(({ kind: kind2, seat }) => seat >= 0 && table.game.visibility[kind2] === "nobody");
var isAskedAbout = ({ decisions }, object) => Object.values(decisions).some(({ decision: { domain } }) => "options" in domain && domain.options.some((option) => option.object === object));
function drawnBy(events2, seat) {
  return events2.reduce((sum, { type, data }) => {
    if (data.seat !== seat) return sum;
    if (type === "cardDrawn") return sum + 1;
    const { count, amount: amount3 } = readAs(data);
    return type === "cardsDrawn" ? sum + (count ?? amount3 ?? 0) : sum;
  }, 0);
}
var rule = "kernel.rewind";
function tablesOf(then, now, key) {
  if (now.header.version < then.header.version) throw new InvariantBroken(`version ${now.header.version} does not come after ${then.header.version}`);
  const { status, result, limitReached } = then.header;
  return { ...then, header: { ...now.header, status, result, limitReached }, chance: { key, used: 0 } };
}
function rewind(table, { piles: piles2 }, toVersion) {
  const { header } = table.state;
  table.journal.setRecord(header, "version", header.version + 1);
  table.newMoment();
  table.cause = { kind: "judge" };
  table.emit("rewound", rule, { version: toVersion });
  forgetPresets(table);
  const busy = busyIds(table);
  for (const [zone, kept3] of Object.entries(piles2)) shuffleUnknown(table, zone, kept3, busy);
  askAgain(table);
}
function forgetPresets(table) {
  for (const seat of table.seats()) {
    const player2 = table.player(seat);
    if (typeof player2.passing === "string" && player2.passing !== "") table.journal.set(player2, "passing", "");
    if (typeof player2.asked === "string" && player2.asked !== "everywhere") table.journal.set(player2, "asked", "everywhere");
  }
}
function busyIds({ state: { frames: frames2, decisions } }) {
  const work = frames2.map(({ locals }) => locals);
  const questions = Object.values(decisions).map(({ decision: { prompt, domain } }) => [prompt.params, domain]);
  return new Set((JSON.stringify([work, questions]).match(/\d+/g) ?? []).map(Number));
}
function shuffleUnknown(table, zoneId, kept3, busy) {
  const zone = table.zone(zoneId);
  const isLoose = (id, at) => at >= kept3 && table.object(id).knownTo === 0 && !busy.has(id);
  const loose = new Set(zone.order.filter(isLoose));
  const shuffled = table.shuffled("zone", [...loose], rule, { zone: zoneId });
  let next5 = 0;
  table.set(zone, "order", zone.order.map((id) => loose.has(id) ? shuffled[next5++] : id));
  for (const id of shuffled) anew(table, id);
}
function askAgain(table) {
  const { decisions, header } = table.state;
  const rows = Object.values(decisions);
  for (const { decision } of rows) table.journal.remove(decisions, decision.id);
  for (const row of rows) {
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
var endsByFormat = (formats, rules5) => Object.fromEntries(Object.keys(formats).map((id) => [id, endsOf(rules5, id)]).filter(([, names3]) => names3.length > 0));
var libraryOf = (game, catalogue) => Library.of(game, kernelProcedures, kernelVerbs, catalogue);
function withCards(game, library) {
  const withInline = once((cards) => library.with(readAs(cards)));
  const libraryFor = ({ inlineCards = [] }) => inlineCards.length === 0 ? library : withInline(inlineCards);
  const tableOf = (pins, state, trackDirty = false) => openTable(libraryFor(pins), pins, state, trackDirty);
  const begin9 = (pins, key, fillIn) => {
    const table = openTable(libraryFor(pins), pins, emptyState(key), false);
    fillIn(table);
    run(table);
    return stepOf(table);
  };
  return { start: (pins, key) => begin9(pins, key, (table) => game.setUp(table)), arrange: (pins, key, arrangement) => begin9(pins, key, (table) => game.arrange(table, arrangement)), apply: (pins, state, action) => {
    const table = tableOf(pins, copy(state));
    const refusal = act(table, action);
    return refusal === null ? { ok: true, step: stepOf(table) } : { ok: false, refusal };
  }, openSession: (pins, state, { fingerprints = false, rechecks = 0 } = {}) => {
    const table = tableOf(pins, copy(state), fingerprints);
    table.rechecks = rechecks;
    return openSession(table, fingerprints);
  }, view: (pins, state, viewer) => viewOf(tableOf(pins, state), viewer), pending: (state) => decisionsOf(state), pendingFor: (state, viewer) => pendingFor(decisionsOf(state), viewer), result: (state) => state.header.result, eventsFor, fingerprint: (state) => fingerprintOf(state), sample: (pins, state, decision, draw2) => sampleFrom(() => tableOf(pins, state), decision, draw2), defaultAnswer: (pins, state, decision) => leastAnswer(tableOf(pins, state), decision), validateDeck: (format, deck) => game.validateDeck(library.catalogue(), format, deck), parseDeck: (text2) => game.parseDeck(library.catalogue(), text2), printDeck: (deck, form) => (game.deckForms?.[form] ?? missing("form of decks", form))(library.catalogue(), deck), rewinding: rewindingOf(tableOf) };
}
function rewindingOf(tableOf) {
  const wentBack = (pins, then, now, order) => {
    const table = tableOf(pins, copy(tablesOf(then, now, order.key)));
    rewind(table, order, then.header.version);
    return table;
  };
  return { pilesToShuffle: (pins, then, since) => {
    const targets = new Set(since.flatMap((step2) => "action" in step2 ? [] : [step2.rewoundTo]));
    const kept3 = /* @__PURE__ */ new Map();
    let table = tableOf(pins, copy(then));
    const keep = () => {
      const { version } = table.state.header;
      if (targets.has(version)) kept3.set(version, copy(table.state));
    };
    keep();
    const piles2 = new AbandonedPiles(table);
    for (const step2 of since) {
      if ("action" in step2) {
        const refusal = act(table, step2.action);
        if (refusal !== null) throw new InvariantBroken(`${step2.action.type} was accepted and is now refused: ${refusal.detail}`);
        piles2.note(table, table.events);
      } else {
        const stood = must(kept3.get(step2.rewoundTo), `version ${step2.rewoundTo} since ${then.header.version}`);
        table = wentBack(pins, stood, table.state, step2.order);
        piles2.noteRewind(table);
      }
      keep();
    }
    return piles2.toShuffle();
  }, rewind: (pins, then, now, order) => stepOf(wentBack(pins, then, now, order)) };
}
function act(table, action) {
  table.journal.forget();
  const mark2 = table.journal.mark();
  try {
    const refusal = perform(table, action);
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
  }, sample: (decision, draw2) => sampleFrom(() => table, decision, draw2), state: () => copy(table.state), view: (viewer) => viewOf(table, viewer), pendingFor: (viewer) => pendingOn(table, viewer) };
}
function sampleFrom(tableOf, decision, draw2) {
  const { domain } = decision;
  return domain.type !== "bulk" && isOpen(domain) ? drawPicks(domain, draw2) : sampleAnswer(tableOf(), decision, draw2);
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
function copyRows(rows) {
  const copied2 = {};
  for (const id in rows) copied2[id] = copyRow(rows[id]);
  return copied2;
}
function publicly(table, env, condition2) {
  if ("all" in condition2) return worst(table, env, condition2.all, false);
  if ("any" in condition2) return opposite(worst(table, env, condition2.any, true));
  if ("not" in condition2) return opposite(publicly(table, env, condition2.not));
  if (isSecret(table, condition2)) return "unknown";
  return holds(table, env, condition2) ? "yes" : "no";
}
function worst(table, env, parts2, opposed) {
  let found2 = "yes";
  for (const part of parts2) {
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
  if (!countsOnly && kinds.some((kind2) => kind2 in table.game.visibility && table.game.visibility[kind2] !== "all")) return true;
  const reads2 = typeof fields2.of === "string" && ["sum", "max", "min", "distinct"].some((key) => key in fields2);
  return Object.values(fields2).some((child) => speaksOfSecrets(table, child, reads2));
}
var none7 = [];
function targetsOf(table, at) {
  return at === "" ? none7 : table.library.node(at).targets ?? none7;
}
function targetable(table, env, at) {
  return allChoosable(table, env, strictTargets(table, at));
}
var strictTargets = (table, at) => madeStrict(targetsOf(table, at));
var madeStrict = once((targets) => targets.map((choice2) => ({ ...choice2, strict: true })));
function openModes(table, env, ability2) {
  const of = table.library.ability(ability2).ability.modes?.of ?? [];
  return of.flatMap((mode, at) => (mode.if === void 0 || holds(table, env, mode.if)) && targetable(table, env, modePath(ability2, at)) ? [at] : []);
}
var modePath = (ability2, at) => `${ability2}/modes/of/${at}`;
function plainParts(ability2) {
  return ability2 === "" ? [] : [{ at: ability2, vars: {} }];
}
var chooseTargetsProcedure = defineProcedure({ name: "chooseTargets", steps: [{ name: "ask", run: askTargets }] });
function partEnv(locals, part) {
  const env = envOf(locals);
  return { ...env, vars: { ...env.vars, ...part.vars } };
}
function askTargets(table, locals, frame) {
  for (; ; ) {
    const parts2 = locals.parts;
    const part = parts2[locals.part];
    if (part === void 0) return returning(parts2);
    const choice2 = part.each === true ? void 0 : inTurn(targetsOf(table, part.at))[locals.at];
    if (choice2 === void 0) {
      table.local(locals, "part", locals.part + 1);
      table.local(locals, "at", 0);
      continue;
    }
    if (locals.answer !== null) {
      bind2(table, locals, parts2, choice2.as, readChoice(choice2, locals.answer, locals));
      table.local(locals, "answer", null);
      continue;
    }
    const divides = choice2.divide !== void 0;
    const bound2 = askChoice(table, frame, partEnv(locals, part), choice2, { kind: divides ? "divide" : "chooseTargets", rule: divides ? locals.divideRule : locals.rule, always: !divides, params: { ability: part.at } });
    if (bound2 === null) return { wait: true, then: "ask" };
    bind2(table, locals, parts2, choice2.as, bound2);
  }
}
function inTurn(choices2) {
  return choices2.some(({ by }) => by !== void 0) ? [...choices2.filter(({ by }) => by === void 0), ...choices2.filter(({ by }) => by !== void 0)] : choices2;
}
function bind2(table, locals, parts2, name2, value) {
  const at = locals.part;
  const part = parts2[at];
  table.local(locals, "parts", parts2.with(at, { ...part, vars: { ...part.vars, [name2]: value } }));
  table.local(locals, "at", locals.at + 1);
}
var chooseModesProcedure = defineProcedure({ name: "chooseModes", steps: [{ name: "ask", run: askModes }, { name: "chosen", run: takeModes }] });
function modeBounds(table, env, modes) {
  return { min: amount(table, env, modes.min), max: amount(table, env, modes.max) };
}
function askModes(table, locals, frame) {
  const env = envOf(locals);
  const ability2 = locals.ability;
  const { modes } = table.library.ability(ability2).ability;
  if (modes === void 0) return returning(plainParts(ability2));
  const open3 = openModes(table, env, ability2);
  const bounds3 = modeBounds(table, env, modes);
  const most = locals.most >= 0 ? locals.most : bounds3.max;
  const least = locals.least >= 0 ? locals.least : bounds3.min;
  const [seat = env.you] = modes.by === void 0 ? [env.you] : seatsOf(table, env, modes.by);
  const picked = locals.picked;
  const left = most - picked.length;
  if (modes.repeat === true && (left <= 0 || open3.length === 0)) return finished(ability2, picked);
  const one = modes.repeat === true;
  const max = one ? 1 : Math.min(most, open3.length);
  const min = one ? picked.length < least ? 1 : 0 : Math.min(least, max);
  if (max === 0) return finished(ability2, []);
  const options = open3.map((at) => ({ id: `mode:${at}`, label: "mode", params: { number: at + 1, mode: modePath(ability2, at) } }));
  table.ask(frame, { seat, kind: "chooseModes", rule: locals.rule, params: { card: env.card, object: env.self, ability: ability2 }, domain: { type: "options", min, max, options } });
  return { wait: true };
}
function takeModes(table, locals) {
  const ability2 = locals.ability;
  const { modes } = table.library.ability(ability2).ability;
  const now = picksOf(locals.answer).map((pick) => Number(pick.slice("mode:".length)));
  const picked = [...locals.picked, ...now];
  if (modes?.repeat !== true || now.length === 0) return finished(ability2, picked);
  table.local(locals, "picked", picked);
  return { to: "ask" };
}
function finished(ability2, picked) {
  const parts2 = [...picked].sort((a, b) => a - b).map((at) => ({ at: modePath(ability2, at), vars: {} }));
  return returning(parts2);
}
var inOrder2 = (entries) => Object.fromEntries([...entries].sort(([one], [other2]) => one < other2 ? -1 : 1));
function tallyWith(tally2, kind2, count) {
  return inOrder2(Object.entries({ ...tally2, [kind2]: count }).filter(([, number]) => number > 0));
}
function countersOn(table, object, kind2) {
  return table.object(object).counters[kind2] ?? 0;
}
var isThere = (table, { object }) => table.find(object) !== null;
function counterRules({ put: put5, removed, reaches: reaches4 = isThere, tell: tell2 }) {
  const [putKeys, removedKeys] = [[put5], [removed]];
  const change4 = (table, happening, to) => {
    const { object, data } = happening;
    const kind2 = data.kind;
    const there = countersOn(table, object, kind2);
    const count = table.number(to(there, data.amount));
    const row = table.object(object);
    table.set(row, "counters", tallyWith(row.counters, kind2, count));
    tell2(table, happening, count);
    const amount3 = Math.abs(count - there);
    return amount3 === data.amount ? happening : { ...happening, data: { ...data, amount: amount3 } };
  };
  return { addCountersRule: { keys: () => putKeys, possible: (table, happening) => happening.data.amount > 0 && reaches4(table, happening), commit: (table, list2) => list2.map((one) => change4(table, one, (there, amount3) => there + amount3)) }, removeCountersRule: { keys: () => removedKeys, possible: (table, happening) => reaches4(table, happening) && countersOn(table, happening.object, happening.data.kind) > 0, commit: (table, list2) => list2.map((one) => change4(table, one, (there, amount3) => Math.max(0, there - amount3))) } };
}
var carryingOut = (name2, rule3) => ({ name: name2, rule: rule3, run: (table, locals) => nextPart(table, locals, name2) });
function nextPart(table, locals, step2) {
  const [part, ...rest] = locals.parts ?? [];
  if (part === void 0) return void 0;
  table.local(locals, "parts", rest);
  if ((table.library.node(part.at).clauses ?? []).length === 0) return { to: step2 };
  const env = envOf(must(locals.env, "an environment"));
  return call(effectRef, effectLocals({ ...env, vars: { ...env.vars, ...part.vars } }, `${part.at}/clauses`), step2);
}
var passing = (table, seat) => table.player(seat).passing;
function passAheadOptions(times, label = (time) => `pass:${time}`) {
  return times.map((time) => ({ id: `pass:${time}`, label: label(time), standing: true }));
}
function passedFor(pick) {
  if (pick === "pass") return "";
  return pick.startsWith("pass:") ? pick.slice("pass:".length) : null;
}
function passAhead(table, seat, time) {
  if (passing(table, seat) !== time) table.journal.set(table.player(seat), "passing", time);
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
  if (table.player(seat).asked !== where) table.journal.set(table.player(seat), "asked", where);
}
var stopOption = { id: "stopPassing", label: "stopPassing" };
function takingBack(decides = (_table, by) => [by]) {
  return { of: (table, by) => {
    const seats = decides(table, by);
    return [...seats.some((seat) => passesAhead(table, seat)) ? [stopOption] : [], ...seats.some((seat) => isAskedWhereAble(table, seat)) ? [askAllOption] : []];
  }, say: (table, by, id) => {
    for (const seat of decides(table, by)) {
      if (id === stopOption.id) passAhead(table, seat, "");
      else askIn(table, seat, "everywhere");
    }
  } };
}
function matchOf(table) {
  return readAs(table.state.match);
}
function setMatch(table, key, value) {
  table.set(table.state.match, key, value);
}
function beginMatch(table, decks) {
  const row = { game: 1, wins: Array.from({ length: table.pins.seats }, () => 0), draws: 0, registered: decks, decks, chooser: -1 };
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
var matchRef = procedureRef("match");
var matchLocals = () => ({ ended: null, answer: null, answers: null, returned: null });
function noteGame(table, winners) {
  const { wins, draws, game, chooser } = matchOf(table);
  const losers = table.seats().filter((seat) => !winners.includes(seat));
  if (winners.length === 0) setMatch(table, "draws", draws + 1);
  else setMatch(table, "wins", wins.map((count, seat) => winners.includes(seat) ? count + 1 : count));
  setMatch(table, "chooser", winners.length === 0 ? chooser : losers[0] ?? chooser);
  setMatch(table, "game", game + 1);
}
function concludeGame(table, locals, rule3, drawsCount) {
  const result = must(locals.ended, "the game that ended");
  const { bestOf } = table.pins.format;
  noteGame(table, result.winners);
  const { wins, game, draws } = matchOf(table);
  table.emit("matchScore", rule3, { game: game - 1, wins: [...wins], draws });
  const decided = Math.max(...wins) >= winsNeeded(table) || drawsCount && game > bestOf;
  const atTime = bestOf > 1 && !decided ? resultAtTime(table) : null;
  if (bestOf > 1 && !decided && atTime === null) {
    clearTable(table);
    return false;
  }
  table.finish(bestOf === 1 ? result : atTime ?? { winners: leaders(wins), reason: "games", rule: rule3 });
  return true;
}
function leaders(wins) {
  const ahead = aheadOf(wins);
  return ahead === null ? [] : [ahead];
}
var readableCards = 1e3;
function deckViolation(code, rule3, cards, detail, params = {}) {
  return { code, rule: rule3, cards, detail, params };
}
function readDeckParts(deck, parts2) {
  if (typeof deck !== "object" || deck === null || Array.isArray(deck)) return null;
  const given2 = deck;
  const read2 = parts2.map((part, at) => [part, idsIn(at === 0 || given2[part] !== void 0 ? given2[part] : [])]);
  return read2.every(([, cards]) => cards !== null) ? Object.fromEntries(read2) : null;
}
function idsIn(value) {
  if (!Array.isArray(value) || value.length > readableCards) return null;
  return value.every((one) => typeof one === "string") ? value : null;
}
function cardsOfDeck(deck) {
  return Object.values(deck).flat();
}
function sameCards(one, other2) {
  const sorted2 = (deck) => JSON.stringify([...cardsOfDeck(deck)].sort());
  return sorted2(one) === sorted2(other2);
}
function sortedDeck(deck) {
  return readAs(Object.fromEntries(Object.entries(deck).map(([part, cards]) => [part, [...cards].sort()])));
}
function comingIn(before2, now) {
  const left = [...before2];
  return now.filter((card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
function looseName(name2) {
  return name2.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().replace(/æ/g, "ae").replace(/[’‘`]/g, "'").replace(/[“”]/g, '"').replace(/[‐‑–—−]/g, "-").replace(/[•·・]/g, "·").replace(/\s*\/+\s*/g, "/").replace(/\s+/g, " ").trim();
}
function broughtIn({ before: before2, now }, parts2) {
  const cards = (deck) => parts2.flatMap((part) => deck[part]);
  return comingIn(cards(before2), cards(now));
}
function redividedDecks(rules5) {
  const accept = (table, decision, bulk) => accepted(table, decision, bulk, rules5);
  return { ask: (table, _locals, frame) => {
    const { game, decks } = matchOf(table);
    for (const seat of table.seats()) {
      const parts2 = Object.fromEntries(Object.entries(decks[seat]).map(([part, cards]) => [part, [...cards]]));
      table.ask(frame, { seat, kind: rules5.kind, rule: rules5.rule, sealed: true, params: { game, ...parts2 }, domain: { type: "bulk", schema: rules5.schema } });
    }
    return { wait: true };
  }, take: (table, locals) => {
    const answers = answersIn(locals);
    const before2 = matchOf(table).decks;
    const decks = table.seats().map((seat) => readAs(bulkOf(answers[seat])));
    setMatch(table, "decks", decks);
    decks.forEach((now, seat) => table.emit(rules5.event, rules5.rule, { seat }, [{ seats: [seat], data: rules5.tell({ seat, before: before2[seat], now }) }]));
    return void 0;
  }, accept, sample: (table, decision, draw2) => {
    const now = matchOf(table).decks[decision.subject];
    const [played, aside] = rules5.swaps.map((part) => [...now[part]]);
    for (let swaps = aside.length === 0 || played.length === 0 ? 0 : draw2(4); swaps > 0; swaps--) {
      const [out, back2] = [draw2(played.length), draw2(aside.length)];
      [played[out], aside[back2]] = [aside[back2], played[out]];
    }
    const deck = { ...now, [rules5.swaps[0]]: played, [rules5.swaps[1]]: aside };
    return accept(table, decision, deck).ok ? deck : now;
  } };
}
function accepted(table, decision, bulk, rules5) {
  const deck = rules5.read(bulk);
  if (deck === null) return { ok: false, violations: [rules5.malformed] };
  const registered = matchOf(table).registered[decision.subject];
  const faultsOf = (one) => rules5.validate(table.library.catalogue(), table.pins.format, one);
  const changed4 = rules5.compare(registered, deck);
  const violations = changed4.length > 0 || faultsOf(registered).length > 0 ? changed4 : faultsOf(deck);
  return violations.length > 0 ? { ok: false, violations } : { ok: true, value: sortedDeck(deck) };
}
function listedName(entry2, index) {
  const name2 = index.card(entry2)?.names.en;
  return name2 !== void 0 && index.named(name2) === entry2 ? name2 : entry2;
}
function readDeckList(text2, form) {
  const deck = Object.fromEntries(form.parts.map((part) => [part, []]));
  const unknown = [];
  let title = null;
  let cards = 0;
  for (const raw of text2.replace(/^\uFEFF/, "").split(/\r?\n|\r/)) {
    const line = form.bare(raw);
    if (line === "") continue;
    const begun = form.titled(line);
    if (begun !== null) {
      title = begun;
      continue;
    }
    const mark2 = form.marked?.(line) ?? null;
    const { name: name2, count } = countedName(mark2 === null ? line : mark2.rest, form.named);
    cards += count;
    if (cards > readableCards) return { deck, unknown, tooLong: true };
    const card = form.named(name2);
    if (card === null) unknown.push(name2);
    else deck[mark2?.part ?? form.place?.(card, title) ?? title ?? form.parts[0]].push(...Array.from({ length: count }, () => card));
  }
  return { deck, unknown, tooLong: false };
}
function countedName(line, named4) {
  const counted5 = /^(\d+)\s*[xX×]?\s+(.+)$/.exec(line);
  if (counted5 === null || named4(line) !== null) return { name: line, count: 1 };
  return { name: counted5[2], count: Number(counted5[1]) };
}
function printDeckList(deck, titles, nameOf) {
  return titles.flatMap(([part, title]) => [`${title}:`, ...runsOf(deck[part]).map(([card, count]) => `${count} ${nameOf(card)}`), ""]).join("\n");
}
function runsOf(cards) {
  const runs = [];
  for (const card of cards) {
    const last = runs.at(-1);
    if (last?.[0] === card) last[1]++;
    else runs.push([card, 1]);
  }
  return runs;
}
var namesOf = once((cards) => {
  const [decked, ids2] = [/* @__PURE__ */ new Map(), /* @__PURE__ */ new Map()];
  const tokens = /* @__PURE__ */ new Set();
  for (const { id, names: names3, faces = [] } of cards) {
    const written3 = [names3, ...faces.map((face) => face.names)].flatMap(({ en, zh }) => [zh, en]);
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
  const { names: names3, ids: ids2, tokens } = namesOf(cards);
  const compared = looseName(entry2);
  if (tokens.has(compared)) return deckViolation("deck/unknown-card", inDecks, [entry2], `${JSON.stringify(entry2)} is a token, and tokens are in no deck.`);
  const near2 = nearNames(compared, isId2.test(entry2) ? ids2 : names3);
  const missing3 = `Arbiter has no program for ${called ?? JSON.stringify(entry2)}.`;
  if (near2.length === 0) return deckViolation("deck/unknown-card", null, [entry2], missing3);
  return deckViolation("deck/unknown-card", null, [entry2], `${missing3} Did you mean ${near2.map((name2) => JSON.stringify(name2)).join(" or ")}?`, { near: [...near2] });
}
var endlessList = (rule3) => deckViolation("deck/malformed", rule3, [], `The list names more than ${readableCards} cards.`);
function layOutTable({ state, pins }, { player: player2, game, ownZones: ownZones2, sharedZones = [] }) {
  for (let seat = 0; seat < pins.seats; seat++) {
    state.players.push(readAs({ ...player2 }));
    for (const kind2 of ownZones2) state.zones[`${kind2}:${seat}`] = { id: `${kind2}:${seat}`, kind: kind2, seat, order: [] };
  }
  for (const kind2 of sharedZones) state.zones[kind2] = { id: kind2, kind: kind2, seat: -1, order: [] };
  Object.assign(state.game, game);
}
function resetTable(table, { player: player2, game }) {
  for (const row of table.state.players) for (const [key, value] of Object.entries(player2)) table.set(row, key, value);
  for (const [key, value] of Object.entries(game)) table.set(table.state.game, key, value);
}
function layPiles(table, seat, piles2) {
  for (const [kind2, cards] of Object.entries(piles2)) for (const card of cards) place(table, table.create(card, seat).id, { zone: `${kind2}:${seat}`, at: "bottom" });
}
function recordIn(value, what2) {
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw new ArrangementError(`${what2} must be an object`);
  return value;
}
function refuseOtherFields(given2, known3, what2) {
  for (const key of Object.keys(given2)) if (!known3.includes(key)) throw new ArrangementError(`unknown field ${key} in ${what2}`);
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
  const found2 = table.library.catalogue().find((card) => card.id === id || card.names.zh === id || card.names.en === id);
  if (found2 === void 0) throw new ArrangementError(`${what2}: there is no card ${JSON.stringify(id)}`);
  return found2.id;
}
function beginAt(table, procedure, step2, locals) {
  table.begin(procedure, locals);
  table.journal.setFrame(table.state.frames.at(-1), "step", table.library.label(procedure.name, step2));
}
function typedRows() {
  return { gameOf: (table) => table.state.game, setGame: (table, key, value) => table.set(table.state.game, key, value), playerOf: (table, seat) => table.player(seat), setPlayer: (table, seat, key, value) => table.set(table.player(seat), key, value), rowOf: (table, id) => table.object(id), fieldsOf: (row) => row, setObject: (table, id, key, value) => table.set(table.object(id), key, value) };
}
var ages = { inputs: () => 0, population: ({ journal }) => journal.population, rewriting: rewritingEpoch, values: ageInPlay, abilities: abilityAge, near: ({ journal }) => journal.nearEpoch, everything: ({ journal }) => journal.epoch };
var places2 = 0;
function remembered(what2) {
  const place3 = places2++;
  const { basis } = what2;
  return (table) => {
    if (isBeingDerived(table, basis)) return what2.find(table, null);
    const kept3 = table.remembered[place3];
    if (kept3 !== void 0 && holdsStill(table, what2, null, kept3)) {
      if (table.rechecks > 0) recheckFound(table, what2, null, kept3.found);
      return kept3.found;
    }
    const found2 = what2.find(table, null);
    table.remembered[place3] = keptNow(table, what2, null, found2);
    return found2;
  };
}
function rememberedBy(what2) {
  const place3 = places2++;
  const { basis } = what2;
  return (table, key) => {
    if (isBeingDerived(table, basis)) return what2.find(table, key);
    const answers = table.remembered[place3] ??= [];
    const kept3 = answers[key];
    if (kept3 !== void 0 && holdsStill(table, what2, key, kept3)) {
      if (table.rechecks > 0) recheckFound(table, what2, key, kept3.found);
      return kept3.found;
    }
    const found2 = what2.find(table, key);
    answers[key] = keptNow(table, what2, key, found2);
    return found2;
  };
}
var isBeingDerived = (table, basis) => basis === "values" && table.cache.building !== null;
var nothing6 = [];
function keptNow(table, what2, key, found2) {
  const { fields: fields2, inputs } = what2;
  const basis = what2.isFleeting?.(found2) === true ? "everything" : what2.basis;
  return { basis, age: ages[basis](table), writes: fields2 === void 0 ? 0 : table.journal.writesOf(fields2), inputs: inputs === void 0 ? nothing6 : inputs.map((input) => input(table, key)), found: found2 };
}
function holdsStill(table, { fields: fields2, inputs }, key, kept3) {
  if (kept3.age !== ages[kept3.basis](table)) return false;
  if (fields2 !== void 0 && kept3.writes !== table.journal.writesOf(fields2)) return false;
  if (inputs === void 0) return true;
  for (let at = 0; at < inputs.length; at++) if (inputs[at]?.(table, key) !== kept3.inputs[at]) return false;
  return true;
}
function unchecked(table, find) {
  const { rechecks } = table;
  table.rechecks = 0;
  try {
    return find();
  } finally {
    table.rechecks = rechecks;
  }
}
function recheckFound(table, what2, key, kept3) {
  const now = unchecked(table, () => what2.find(table, key));
  if (!alike(now, kept3)) throw new InvariantBroken(`what is remembered of "${what2.name}"${key === null ? "" : ` (${key})`} no longer holds`);
}
var lanes2 = [1, 2, 3, 4, 5];
var extraLanes = [2, 4];
var sharedSeat = -1;
function slotId({ seat, row, lane }) {
  return seat === sharedSeat ? `x:${row}:${lane}` : `${seat}:${row}:${lane}`;
}
var all = [...[0, 1].flatMap((seat) => [...lanes2.map((lane) => ({ seat, row: "monster", lane })), ...lanes2.map((lane) => ({ seat, row: "spellTrap", lane })), { seat, row: "field", lane: 1 }]), ...extraLanes.map((lane) => ({ seat: sharedSeat, row: "extra", lane }))];
var positions = new Map(all.map((one) => [slotId(one), one]));
var everySlot = all;
function positionOf(slot) {
  return must(positions.get(slot), "place of the field");
}
var listed = (seat, row) => all.filter((one) => one.seat === seat && one.row === row).map(slotId);
var ownRows = { monster: [listed(0, "monster"), listed(1, "monster")], spellTrap: [listed(0, "spellTrap"), listed(1, "spellTrap")], field: [listed(0, "field"), listed(1, "field")] };
var extraSlots = listed(sharedSeat, "extra");
function slotsIn(seat, row) {
  return must(ownRows[row]?.[seat], "side of the field");
}
function freeSlots(table, seat, row) {
  return slotsIn(seat, row).filter((slot) => table.slot(slot).object === 0);
}
function present(table, slots) {
  const found2 = [];
  for (const slot of slots) {
    const id = table.slot(slot).object;
    if (id !== 0) found2.push(id);
  }
  return found2;
}
var sidesOf = remembered({ name: "sides of the field", basis: "near", find: (table) => {
  const extra = present(table, extraSlots);
  return { monsters: table.seats().map((seat) => [...present(table, slotsIn(seat, "monster")), ...extra.filter((id) => table.object(id).controller === seat)]), backrow: table.seats().map((seat) => [...present(table, slotsIn(seat, "spellTrap")), ...present(table, slotsIn(seat, "field"))]) };
} });
function monstersOf(table, seat) {
  return sidesOf(table).monsters[seat];
}
function backrowOf(table, seat) {
  return sidesOf(table).backrow[seat];
}
function isMonsterSlot(slot) {
  if (slot === "") return false;
  const { row } = positionOf(slot);
  return row === "monster" || row === "extra";
}
function facing(lane) {
  return 6 - lane;
}
function columnOf(slot) {
  const { seat, row, lane } = positionOf(slot);
  if (row === "field") return 0;
  return seat === 1 ? facing(lane) : lane;
}
var objectFields = { faceUp: true, position: "", role: "", arriving: false, doomed: false, setTurn: 0, cameTurn: 0, summonedBy: "", summonedFrom: "", proper: false, positionTurn: 0, attacks: 0, attackTurn: 0, targets: [], counters: {}, cameFrom: null, materials: [], gemini: false, notes: {}, shown: false };
var distantFields = [...["order", "knownTo", "uses", "cameFrom", "proper", "setTurn", "positionTurn", "doomed"], ...["phase", "step", "ending", "answerable", "happened", "moment", "answerMoment", "chain", "chains", "spent", "loans", "away"], ...["life", "skips", "owes", "normalSummons", "pendulumSummoned", "summonedSpecially"]];
var { gameOf, setGame, playerOf, setPlayer, rowOf: rowOf3, fieldsOf, setObject } = typedRows();
function rowOnField(table, id) {
  const row = table.find(id);
  return row === null || row.slot === "" ? null : row;
}
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
var forbidden = ["attack", "declareAttack", "attackDirectly", "beAttacked", "activate", "normalSummon", "set", "specialSummon", "flipSummon", "changePosition", "beTargeted", "beDestroyed", "beTributed", "beMaterial", "useMaterial", "place", "banish", "draw", "enterBattle", "gainLife", "addFromDeck"];
var allowances = ["attackDirectly", "attackTimes", "attackEach", "activateSetThisTurn", "normalSummonMore", "countAsTwoTributes"];
var none8 = [];
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
function cannot(table, id, what2, { by, other: other2 = 0, foreign } = {}) {
  return rulesOf(table, id).some((entry2) => entry2.cant === what2 && (entry2.by === void 0 || entry2.by === by || foreign === true && entry2.by === "opponentEffect" && by === "effect") && covers(table, entry2, other2, id));
}
function playerCannot(table, seat, what2, object = 0) {
  return playerRules(table, seat).some((entry2) => entry2.cant === what2 && covers(table, entry2, object));
}
function may(table, id, what2) {
  return rulesOf(table, id).some((entry2) => entry2.may === what2);
}
function mayFor(table, id, what2, other2) {
  return rulesOf(table, id).some((entry2) => entry2.may === what2 && covers(table, entry2, other2));
}
function mostOf2(table, id, what2) {
  return rulesOf(table, id).reduce((most, entry2) => entry2.may === what2 ? Math.max(most, entry2.n ?? 1) : most, 0);
}
function moreOf(table, seat, what2, object) {
  return playerRules(table, seat).reduce((sum, entry2) => entry2.may === what2 && covers(table, entry2, object) ? sum + (entry2.n ?? 1) : sum, 0);
}
function must2(table, id, what2) {
  return rulesOf(table, id).some((entry2) => entry2.must === what2);
}
function attackPrice(table, seat, id) {
  return [...rulesOf(table, id), ...playerRules(table, seat)].reduce((sum, { price: price2, n = 0 }) => price2 === "attack" ? sum + n : sum, 0);
}
function deals(table, id, what2) {
  return countOf(rulesOf(table, id), what2) > 0;
}
var countOf = (entries, what2) => entries.filter(({ damage: damage2 }) => damage2 === what2).length;
function damageChanges(table, seat, own, other2) {
  const taken3 = [...playerRules(table, seat), ...own === 0 ? none8 : rulesOf(table, own)];
  const dealt = other2 === 0 ? none8 : rulesOf(table, other2);
  return { none: countOf(taken3, "none") + countOf(dealt, "dealsNone") > 0, toOther: countOf(taken3, "toOther") > 0, halved: countOf(taken3, "half") + countOf(dealt, "dealsHalf"), doubled: countOf(taken3, "double") + countOf(dealt, "dealsDouble") };
}
function byRule(rule3, reason = "rule", seat = -1) {
  return { reason, rule: rule3, by: 0, byCard: "", bySeat: seat };
}
function byEffect(env, rule3, reason = "effect") {
  return { reason, rule: rule3, by: env.self, byCard: env.card, bySeat: env.you };
}
function byBattle(table, id, rule3) {
  const row = table.find(id);
  return { reason: "battle", rule: rule3, by: id, byCard: row?.card ?? "", bySeat: row?.controller ?? -1 };
}
function shownDoing({ reason, by, byCard, bySeat }) {
  return { reason, ...by === 0 ? {} : { by, byCard }, ...bySeat < 0 ? {} : { bySeat } };
}
var doingOf = (data) => readAs(data);
function draw(seat, amount3, doing, normal = false) {
  return propose("draw", { seat }, jsonObjectOf({ ...doing, amount: amount3, normal }));
}
var keys2 = ["drew", "addedToHand"];
var unwatched = [];
var drawRule = { keys: (table, { seat }) => table.zoneOf("mainDeck", seat).order.length > 0 ? keys2 : unwatched, possible: (table, { seat, data }) => data.amount > 0 && (data.normal === true || !playerCannot(table, seat, "draw")), commit: (table, list2) => list2.map((happening) => drawCards(table, happening)) };
function drawCards(table, happening) {
  const { seat, data } = happening;
  const { rule: rule3 } = doingOf(data);
  const wanted2 = data.amount;
  const drawn2 = [];
  const cards = [];
  while (drawn2.length < wanted2) {
    const [top] = table.zoneOf("mainDeck", seat).order;
    if (top === void 0) break;
    const { card } = table.object(top);
    const now = place(table, top, { zone: `hand:${seat}`, at: "bottom" });
    drawn2.push(now);
    cards.push({ card, object: now });
  }
  if (drawn2.length > 0) table.emit("cardsDrawn", rule3, { seat, amount: drawn2.length }, [{ seats: [seat], data: { cards } }]);
  if (drawn2.length < wanted2) {
    setPlayer(table, seat, "owes", true);
    table.emit("deckRanOut", "base.1.7", { seat, missing: wanted2 - drawn2.length });
  }
  return { ...happening, data: { ...data, amount: drawn2.length, objects: drawn2 } };
}
var deckParts = ["main", "extra", "side"];
var partsOf3 = (make) => ({ main: make("main"), extra: make("extra"), side: make("side") });
var readDeck = (deck) => readDeckParts(deck, deckParts);
var prefix = "passcode:";
function passcodeOfEntry(entry2) {
  const digits = entry2.startsWith(prefix) ? entry2.slice(prefix.length) : "";
  return /^\d{1,10}$/.test(digits) && Number(digits) <= 4294967295 ? Number(digits) : null;
}
function indexCards2(cards) {
  const byId = /* @__PURE__ */ new Map();
  const byPasscode = /* @__PURE__ */ new Map();
  const others = /* @__PURE__ */ new Map();
  const byName = /* @__PURE__ */ new Map();
  for (const card of cards) {
    const { passcode, otherPasscodes } = card.printed;
    if (typeof passcode !== "number") continue;
    byId.set(card.id, card);
    byPasscode.set(passcode, card);
    if (Array.isArray(otherPasscodes)) for (const other2 of otherPasscodes) others.set(other2, card);
    for (const name2 of [card.id, card.names.zh, card.names.en]) byName.set(looseName(name2), card.id);
  }
  const at = (passcode) => byPasscode.get(passcode) ?? others.get(passcode) ?? null;
  return { cards, card: (entry2) => byId.get(entry2) ?? at(passcodeOfEntry(entry2)), entry: (passcode) => byPasscode.get(passcode)?.id ?? `${prefix}${passcode}`, passcode: (entry2) => byId.get(entry2)?.printed.passcode ?? passcodeOfEntry(entry2), named: (name2) => byName.get(looseName(name2)) ?? null };
}
function resolveDeck(deck, index) {
  const parts2 = partsOf3((part) => deck[part].map((entry2) => index.card(entry2)?.id ?? ""));
  return deckParts.some((part) => parts2[part].includes("")) ? null : parts2;
}
var attributes = ["DARK", "DIVINE", "EARTH", "FIRE", "LIGHT", "WATER", "WIND"];
var races = ["Aqua", "Beast", "Beast-Warrior", "Creator God", "Cyberse", "Dinosaur", "Divine-Beast", "Dragon", "Fairy", "Fiend", "Fish", "Insect", "Machine", "Plant", "Psychic", "Pyro", "Reptile", "Rock", "Sea Serpent", "Spellcaster", "Thunder", "Warrior", "Winged Beast", "Wyrm", "Zombie"];
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
var sound = /* @__PURE__ */ new WeakSet();
function readPrinted(value) {
  if (typeof value === "object" && value !== null && sound.has(value)) return readAs(value);
  const faults2 = printedFaults(value);
  if (faults2.length > 0) throw new PrintedError(faults2);
  sound.add(value);
  return readAs(value);
}
function printedFaults(value) {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return ["printed facts must be an object"];
  const facts = value;
  const keys4 = typeof facts.kind === "string" ? keysOf2[facts.kind] : void 0;
  if (keys4 === void 0) return ["kind must be monster, spell or trap"];
  return [...Object.keys(facts).filter((key) => !keys4.includes(key)).map((key) => `${String(facts.kind)} has no ${key}`), ...commonFaults(facts), ...facts.kind === "monster" ? monsterFaults(facts) : facts.kind === "spell" ? within3(facts, "property", spellProperties) : within3(facts, "property", trapProperties)];
}
var commonKeys = ["kind", "passcode", "otherPasscodes", "groups", "alwaysNamed"];
var monsterKeys = ["frame", "effect", "marks", "attribute", "race", "level", "rank", "link", "arrows", "scale", "pendulumEffect", "atk", "def", "questionMarks", "materials"];
var keysOf2 = { monster: [...commonKeys, ...monsterKeys], spell: [...commonKeys, "property"], trap: [...commonKeys, "property"] };
var unless = (holds2, fault) => holds2 ? [] : [fault];
var isNumber = (value, least, most) => typeof value === "number" && Number.isInteger(value) && value >= least && value <= most;
var isPasscode = (value) => isNumber(value, 1, 4294967295);
var isListOf = (value, words) => Array.isArray(value) && value.every((one) => typeof one === "string" && words.includes(one)) && new Set(value).size === value.length;
var within3 = (facts, key, words) => unless(typeof facts[key] === "string" && words.includes(facts[key]), `${key} must be one of ${words.join(", ")}`);
var absent = (facts, ...keys4) => keys4.filter((key) => facts[key] !== void 0).map((key) => `a ${String(facts.frame)} monster has no ${key}`);
function commonFaults({ passcode, otherPasscodes, groups, alwaysNamed }) {
  return [...unless(passcode === void 0 || isPasscode(passcode), "passcode must be a number of 32 bits"), ...unless(otherPasscodes === void 0 || Array.isArray(otherPasscodes) && otherPasscodes.every(isPasscode), "otherPasscodes must be numbers of 32 bits"), ...unless(Array.isArray(groups) && groups.every((group) => typeof group === "string" && group !== ""), "groups must be a list of names"), ...unless(alwaysNamed === void 0 || typeof alwaysNamed === "string" && alwaysNamed !== "", "alwaysNamed must be a name")];
}
function monsterFaults(facts) {
  const { frame, effect, scale, atk, questionMarks } = facts;
  return [...within3(facts, "frame", frames), ...within3(facts, "attribute", attributes), ...within3(facts, "race", races), ...unless(typeof effect === "boolean" && (frame === "effect" ? effect : frame === "normal" ? !effect : true), "effect must say whether it is an Effect Monster, as the frame does"), ...unless(isListOf(facts.marks, marks), `marks must be from ${marks.join(", ")}`), ...unless(isNumber(atk, 0, 1e4), "atk must be a number from 0"), ...unless(scale === void 0 || isNumber(scale, 0, 13), "scale must be a number from 0 to 13"), ...unless(facts.pendulumEffect === void 0 || facts.pendulumEffect === true && scale !== void 0, "a Pendulum Effect must come with a scale"), ...unless(questionMarks === void 0 || isListOf(questionMarks, ["atk", "def"]) && questionMarks.every((key) => facts[key] === 0), 'what is printed as "?" must be 0'), ...materialFaults(facts), ...sizeFaults(facts)];
}
function sizeFaults(facts) {
  const def = unless(facts.frame === "link" || isNumber(facts.def, 0, 1e4), "def must be a number from 0");
  if (facts.frame === "xyz") return [...def, ...unless(isNumber(facts.rank, 0, 13), "rank must be a number"), ...absent(facts, "level", "link", "arrows")];
  if (facts.frame !== "link") return [...def, ...unless(isNumber(facts.level, 0, 12), "level must be a number from 0 to 12"), ...absent(facts, "rank", "link", "arrows")];
  return [...unless(isListOf(facts.arrows, arrows) && facts.arrows.length === facts.link && facts.arrows.length > 0, "link must be the number of the arrows"), ...absent(facts, "level", "rank", "def", "scale")];
}
function materialFaults({ frame, materials }) {
  if (!extraDeckFrames.has(frame)) return unless(materials === void 0, "only monsters of the Extra Deck may list materials");
  const sound2 = Array.isArray(materials) && materials.length > 0 && materials.every(isPart);
  return unless(sound2, "materials must be a list of parts, each with what fits and how many");
}
function isPart(part) {
  if (typeof part !== "object" || part === null || Array.isArray(part)) return false;
  const { is, count, more, ...rest } = part;
  return typeof is === "object" && is !== null && !Array.isArray(is) && isNumber(count, 1, 15) && (more === void 0 || more === true) && Object.keys(rest).length === 0;
}
var printedOf = once(({ printed: printed2 }) => readPrinted(printed2));
var valuesOf3 = once((card) => printedValues(card, printedOf(card)));
function printedValues(card, printed2) {
  const shared2 = { kinds: printed2.kind, names: [card.names.en, ...printed2.alwaysNamed === void 0 ? [] : [printed2.alwaysNamed]], groups: printed2.groups, token: false, holds: card.abilities.flatMap(({ marks: marks3 }) => marks3?.holds ?? []) };
  if (printed2.kind !== "monster") return { ...shared2, property: printed2.property, pendulum: false };
  const { race, attribute, level, rank, link: link2, atk, def, frame, marks: marks2, effect, scale } = printed2;
  return { ...shared2, races: race, attribute, level, rank, link: link2, atk, def, frame, marks: marks2, tuner: marks2.includes("tuner"), effectMonster: effect, normalMonster: frame === "normal", pendulum: scale !== void 0 };
}
var ocg = { id: "ocg", date: "2026-11", forbidden: [[21044178, "Abyss Dweller"], [62320425, "Agido the Ancient Sentinel"], [4280258, "Apollousa, Bow of the Goddess"], [20292186, "Artifact Scythe"], [27552504, "Beatrice, Lady of the Eternal"], [11384280, "Cannon Soldier"], [14702066, "Cannon Soldier MK-2"], [57953380, "Card of Safe Return"], [95727991, "Catapult Turtle"], [50588353, "Crystron Halqifibrax"], [78706415, "Fiber Jar"], [93369354, "Fishborg Blaster"], [52119435, "Geonator Transverser"], [42703248, "Giant Trunade"], [79571449, "Graceful Charity"], [75732622, "Grinder Golem"], [86148577, "Guardragon Elpy"], [35059553, "Kaiser Colosseum"], [25926710, "Kelbek the Ancient Vanguard"], [3679218, "Knightmare Mermaid"], [57421866, "Level Eater"], [17178486, "Life Equalizer"], [34206604, "Magical Scientist"], [41482598, "Mirage of Nightmare"], [76375976, "Mystic Mine"], [55144522, "Pot of Greed"], [93016201, "Royal Oppression"], [42829885, "The Forceful Sentry"], [79875176, "Toon Cannon Soldier"], [64697231, "Trap Dustshoot"], [88581108, "True King of All Calamities"], [80604091, "Ultimate Offering"], [16923472, "Wind-Up Hunter"]], limited: [[1475311, "Allure of Darkness"], [58921041, "Anti-Spell Fragrance"], [85106525, "Bonfire"], [65681983, "Crossout Designator"], [83326048, "Dimensional Barrier"], [94145021, "Droll & Lock Bird"], [17412721, "Elder Entity Norden"], [33396948, "Exodia the Forbidden One"], [60764609, "Fiendsmith Engraver"], [98567237, "Fiendsmith's Tract"], [81439173, "Foolish Burial"], [27970830, "Gateway of the Six"], [75500286, "Gold Sarcophagus"], [53334471, "Gozen Match"], [18144506, "Harpie's Feather Duster"], [19613556, "Heavy Storm"], [17266660, "Herald of Orange Light"], [79606837, "Herald of the Arc Light"], [1845204, "Instant Fusion"], [17209452, "Kewl Tune Rotary"], [7902349, "Left Arm of the Forbidden One"], [44519536, "Left Leg of the Forbidden One"], [32061192, "Maliss <P> Dormouse"], [20938824, "Maliss <P> March Hare"], [10966439, "Marshmao☆Yummy"], [99937011, "Mudora the Sword Oracle"], [84211599, "Pot of Prosperity"], [23701465, "Primal Seed"], [77103950, "Primeval Planet Perlereino"], [38814750, "PSY-Framegear Gamma"], [74586817, "PSY-Framelord Omega"], [32548318, "Rahu Dracotail"], [32807846, "Reinforcement of the Army"], [70903634, "Right Arm of the Forbidden One"], [8124921, "Right Leg of the Forbidden One"], [92107604, "Runick Fountain"], [29301450, "S:P Little Knight"], [66730191, "Sangen Kaimen"], [30336082, "Sangen Summoning"], [68462976, "Secret Village of the Spellcasters"], [9674034, "Snake-Eye Ash"], [41420027, "Solemn Judgment"], [90361010, "Superheavy Samurai Soulpiercer"], [43387895, "Supreme King Dragon Starving Venom"], [99243014, "Synchro Overtake"], [37961969, "Tearlaments Havnis"], [74078255, "Tearlaments Merrli"], [11110587, "That Grass Looks Greener"], [32731036, "The Bystial Lubellion"], [24207889, "There Can Be Only One"]], semiLimited: [[14558127, "Ash Blossom & Joyous Spring"], [72270339, "Diabellstar the Black Witch"], [40366667, "Dominus Impulse"], [78058681, "Kewl Tune Synchro"], [36521307, "Mathmech Circular"], [46411259, "Metamorphosis"], [13203964, "Perfectron Hydradrive Dragon"], [49238328, "Pot of Extravagance"], [84749824, "Solemn Warning"]] };
var tcg = { id: "tcg", date: "2026-11", forbidden: [[21044178, "Abyss Dweller"], [62320425, "Agido the Ancient Sentinel"], [4280258, "Apollousa, Bow of the Goddess"], [6728559, "Archnemeses Protos"], [80237445, "Artifact Mjollnir"], [20292186, "Artifact Scythe"], [84815190, "Baronne de Fleur"], [19740112, "Barrier Statue of the Drought"], [10963799, "Barrier Statue of the Torrent"], [27552504, "Beatrice, Lady of the Eternal"], [27548199, "Borreload Savage Dragon"], [57953380, "Card of Safe Return"], [50588353, "Crystron Halqifibrax"], [83326048, "Dimensional Barrier"], [17412721, "Elder Entity Norden"], [78706415, "Fiber Jar"], [93369354, "Fishborg Blaster"], [42703248, "Giant Trunade"], [79571449, "Graceful Charity"], [75732622, "Grinder Golem"], [86148577, "Guardragon Elpy"], [19613556, "Heavy Storm"], [79606837, "Herald of the Arc Light"], [59934749, "Isolde, Two Tales of the Noble Knights"], [47960073, "K9-04 Noroi"], [35059553, "Kaiser Colosseum"], [25926710, "Kelbek the Ancient Vanguard"], [11398059, "King of the Feral Imps"], [3679218, "Knightmare Mermaid"], [57421866, "Level Eater"], [34206604, "Magical Scientist"], [95454996, "Maliss <Q> White Binder"], [23434538, 'Maxx "C"'], [41482598, "Mirage of Nightmare"], [76375976, "Mystic Mine"], [10389142, "Number 42: Galaxy Tomahawk"], [55144522, "Pot of Greed"], [93016201, "Royal Oppression"], [57585212, "Self-Destruct Button"], [54447022, "Soul Charge"], [91258852, "SPYRAL Master Plan"], [43387895, "Supreme King Dragon Starving Venom"], [42829885, "The Forceful Sentry"], [64697231, "Trap Dustshoot"], [88581108, "True King of All Calamities"], [80604091, "Ultimate Offering"], [81122844, "Wind-Up Carrier Zenmaity"]], limited: [[80181649, '"A Case for K9"'], [13332685, "Ame no Habakiri no Mitsurugi"], [58921041, "Anti-Spell Fragrance"], [85106525, "Bonfire"], [59750328, "Card of Demise"], [65681983, "Crossout Designator"], [31603289, "Cupsy★Yummy Way"], [581014, "Daigusto Emeral"], [33396948, "Exodia the Forbidden One"], [55623480, "Fairy Tail - Snow"], [46640168, "Fiendsmith's Lacrima"], [81439173, "Foolish Burial"], [27970830, "Gateway of the Six"], [39512984, "Gem-Knight Master Diamond"], [75500286, "Gold Sarcophagus"], [53334471, "Gozen Match"], [18144506, "Harpie's Feather Duster"], [1845204, "Instant Fusion"], [7902349, "Left Arm of the Forbidden One"], [44519536, "Left Leg of the Forbidden One"], [41999284, "Linkuriboh"], [71650854, "Magical Mid-Breaker Field"], [32061192, "Maliss <P> Dormouse"], [69272449, "Maliss <P> White Rabbit"], [36521307, "Mathmech Circular"], [46411259, "Metamorphosis"], [43040603, "Monster Gate"], [99937011, "Mudora the Sword Oracle"], [84211599, "Pot of Prosperity"], [38814750, "PSY-Framegear Gamma"], [74586817, "PSY-Framelord Omega"], [67115133, "Radiant Typhoon Chant"], [32548318, "Rahu Dracotail"], [32807846, "Reinforcement of the Army"], [70903634, "Right Arm of the Forbidden One"], [8124921, "Right Leg of the Forbidden One"], [34909328, "Ryzeal Detonator"], [66730191, "Sangen Kaimen"], [30336082, "Sangen Summoning"], [71344451, "Slash Draw"], [41420027, "Solemn Judgment"], [99243014, "Synchro Overtake"], [37961969, "Tearlaments Havnis"], [74078255, "Tearlaments Merrli"], [11110587, "That Grass Looks Greener"], [24207889, "There Can Be Only One"]], semiLimited: [[33760966, "Dracotail Arthalion"], [75003700, "Dracotail Lukias"], [94145021, "Droll & Lock Bird"], [68337209, "Maliss in Underground"], [92107604, "Runick Fountain"], [41165831, "Unchained Soul of Sharvara"]] };
function limitsOf({ forbidden: forbidden2, limited, semiLimited }) {
  return new Map([forbidden2, limited, semiLimited].flatMap((cards, copies) => cards.map(([passcode]) => [passcode, copies])));
}
var limitLists = { ocg, tcg };
var listedNames = new Map(Object.values(limitLists).flatMap(({ forbidden: forbidden2, limited, semiLimited }) => [...forbidden2, ...limited, ...semiLimited]));
function unknownEntry(entry2, index) {
  const passcode = passcodeOfEntry(entry2);
  if (passcode === null) return unknownCard(entry2, index.cards, "base.2.8");
  const name2 = listedNames.get(passcode);
  return unknownCard(entry2, index.cards, "base.2.8", name2 === void 0 ? `the card with the passcode ${passcode}` : `${JSON.stringify(name2)} (passcode ${passcode})`);
}
var deckSizes = { main: [40, 60], extra: [0, 15], side: [0, 15] };
var copiesOfName = 3;
var partNames = { main: "Main Deck", extra: "Extra Deck", side: "Side Deck" };
var sizeRules = { main: ["deck/size", "base.2.1"], extra: ["deck/extra", "base.2.2"], side: ["deck/side", "base.2.3"] };
var malformedDeck = deckViolation("deck/malformed", "base.2.12", [], "A deck is an object with the card ids of `main`, `extra` and `side`.");
function checkSizes(deck) {
  return deckParts.flatMap((part) => {
    const [[least, most], [code, rule3], cards] = [deckSizes[part], sizeRules[part], deck[part].length];
    if (cards >= least && cards <= most) return [];
    const wanted2 = least === 0 ? `at most ${most}` : `${least} to ${most}`;
    return [deckViolation(code, rule3, [], `The ${partNames[part]} has ${wanted2} cards, this one ${cards}.`, { cards, least, most })];
  });
}
function countedName2(entry2, index) {
  const card = index.card(entry2);
  if (card === null) return entry2;
  return typeof card.printed.alwaysNamed === "string" ? card.printed.alwaysNamed : card.names.en;
}
function countNames(deck, index) {
  const names3 = /* @__PURE__ */ new Map();
  for (const entry2 of cardsOfDeck(deck)) {
    const name2 = countedName2(entry2, index);
    const copies = names3.get(name2) ?? { entries: /* @__PURE__ */ new Set(), count: 0 };
    copies.entries.add(entry2);
    copies.count++;
    names3.set(name2, copies);
  }
  return names3;
}
function checkCopies(deck, index) {
  return [...countNames(deck, index)].flatMap(([name2, { entries, count }]) => count > copiesOfName ? [deckViolation("deck/copies", "base.2.4", [...entries], `The deck has ${count} copies of ${name2}; the limit is ${copiesOfName}.`, { name: name2, count, allowed: copiesOfName })] : []);
}
function checkList(deck, index, list2) {
  const limits2 = limitsOf(list2);
  return [...countNames(deck, index)].flatMap(([name2, { entries, count }]) => {
    const allowed = Math.min(...[...entries].map((entry2) => allowedBy(limits2, entry2, index)));
    if (count <= allowed || allowed >= copiesOfName) return [];
    const word4 = ["forbidden", "limited to 1", "limited to 2"][allowed];
    return [deckViolation("deck/list", "base.2.9", [...entries], `${name2} is ${word4} by the list ${list2.id} of ${list2.date}, here ${count}.`, { name: name2, count, allowed, list: list2.id, date: list2.date })];
  });
}
function allowedBy(limits2, entry2, index) {
  const passcode = index.card(entry2)?.printed.passcode ?? index.passcode(entry2);
  return limits2.get(passcode) ?? copiesOfName;
}
function checkParts(deck, index) {
  const wrong = (part) => {
    const cards = [...new Set(deck[part])].filter((entry2) => {
      const card = index.card(entry2);
      return card !== null && isOfExtraDeck(card) !== (part === "extra");
    });
    const names3 = cards.map((entry2) => index.card(entry2)?.names.en ?? entry2).join(", ");
    return cards.length === 0 ? [] : [deckViolation("deck/wrong-part", "base.2.6", cards, `${names3} can't be in the ${partNames[part]}.`, { part })];
  };
  return [...wrong("main"), ...wrong("extra")];
}
function isOfExtraDeck(card) {
  const printed2 = printedOf(card);
  return printed2.kind === "monster" && extraDeckFrames.has(printed2.frame);
}
function checkKnown(deck, index) {
  const unknown = [...new Set(cardsOfDeck(deck))].filter((entry2) => index.card(entry2) === null);
  return unknown.map((entry2) => unknownEntry(entry2, index));
}
function checkDeck(deck, index, list2) {
  return [...checkKnown(deck, index), ...checkSizes(deck), ...checkParts(deck, index), ...checkCopies(deck, index), ...list2 === null ? [] : checkList(deck, index, list2)];
}
function compareDecks(registered, now) {
  const moved4 = deckParts.filter((part) => registered[part].length !== now[part].length);
  const sizes = moved4.map((part) => deckViolation("deck/other-size", "base.1.18", [], `The ${partNames[part]} had ${registered[part].length} cards, now ${now[part].length}.`, { part, cards: now[part].length, registered: registered[part].length }));
  return sameCards(registered, now) ? sizes : [deckViolation("deck/other-cards", "base.1.16", [], "Main, Extra and Side Deck hold other cards than the registered ones."), ...sizes];
}
var headings = { main: "main", deck: "main", extra: "extra", side: "side" };
var heading = /^(main|deck|extra|side)(?: ?deck)?\s*:?\s*(?:\(\d+\))?$/i;
function readNames(text2, index) {
  const { deck, unknown, tooLong } = readDeckList(text2, { parts: deckParts, bare: (line) => line.replace(/\/\/.*$/, "").replace(/^\s*#.*$/, "").trim(), titled: (line) => headings[heading.exec(line)?.[1]?.toLowerCase() ?? ""] ?? null, named: (name2) => index.named(name2) ?? (index.passcode(name2) === null ? null : name2) });
  if (tooLong) return { ok: false, violations: [endlessList("base.2.12")] };
  return unknown.length === 0 ? { ok: true, deck } : { ok: false, violations: unknown.map((name2) => unknownEntry(name2, index)) };
}
function printNames(deck, index) {
  return printDeckList(deck, [["main", "Main"], ["extra", "Extra"], ["side", "Side"]], (entry2) => listedName(entry2, index));
}
var malformed2 = (detail, params = {}) => ({ ok: false, violations: [{ code: "deck/malformed", rule: "base.2.12", cards: [], detail, params }] });
var sections = { "#main": "main", "#extra": "extra", "!side": "side" };
function looksLikeYdk(text2) {
  const lines = text2.split(/\r?\n/).map((line) => line.trim()).filter((line) => line !== "");
  return lines.some((line) => line in sections) || lines.length > 0 && lines.every((line) => /^(?:\d+|[#!].*)$/.test(line));
}
function readYdk(text2) {
  const deck = { main: [], extra: [], side: [] };
  let part = "main";
  const lines = text2.replace(/^\uFEFF/, "").split(/\r?\n|\r/);
  for (const [index, raw] of lines.entries()) {
    const line = raw.trim();
    const section = Object.hasOwn(sections, line) ? sections[line] : void 0;
    if (section !== void 0) part = section;
    else if (/^\d{1,10}$/.test(line) && Number(line) <= 4294967295) deck[part].push(Number(line));
    else if (line !== "" && !line.startsWith("#")) return malformed2(`Line ${index + 1} is neither a passcode nor a section: ${JSON.stringify(line.slice(0, 40))}.`, { line: index + 1 });
  }
  if (deck.main.length + deck.extra.length + deck.side.length > readableCards) return malformed2(`The file names more than ${readableCards} cards.`);
  return { ok: true, deck };
}
function printYdk({ main: main2, extra, side }) {
  return ["#created by Arbiter", "#main", ...main2, "#extra", ...extra, "!side", ...side, ""].join("\n");
}
var letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
function toBase64(bytes) {
  let text2 = "";
  for (let at = 0; at < bytes.length; at += 3) {
    const [first = 0, second, third] = bytes.slice(at, at + 3);
    const bits = first << 16 | (second ?? 0) << 8 | (third ?? 0);
    const sextets = [bits >> 18, bits >> 12, bits >> 6, bits].map((shifted) => letters.charAt(shifted & 63));
    text2 += sextets.slice(0, second === void 0 ? 2 : third === void 0 ? 3 : 4).join("").padEnd(4, "=");
  }
  return text2;
}
function fromBase64(text2) {
  const plain3 = text2.replace(/-/g, "+").replace(/_/g, "/").replace(/={1,2}$/, "");
  if (plain3.length % 4 === 1) return null;
  const bytes = [];
  let [bits, held] = [0, 0];
  for (const letter of plain3) {
    const value = letters.indexOf(letter);
    if (value < 0) return null;
    bits = (bits << 6 | value) & 65535;
    held += 6;
    if (held >= 8) {
      held -= 8;
      bytes.push(bits >> held & 255);
    }
  }
  return (bits & (1 << held) - 1) === 0 ? bytes : null;
}
var scheme = "ydke://";
var looksLikeYdke = (text2) => text2.trim().toLowerCase().startsWith(scheme);
function passcodesIn(part) {
  const bytes = fromBase64(part);
  if (bytes === null || bytes.length % 4 !== 0) return null;
  return Array.from({ length: bytes.length / 4 }, (_, at) => bytes.slice(at * 4, at * 4 + 4).reduceRight((value, byte) => value * 256 + byte, 0));
}
var bytesOf = (passcode) => [0, 8, 16, 24].map((shift2) => passcode >>> shift2 & 255);
function readYdke(text2) {
  const body = text2.trim().slice(scheme.length);
  const parts2 = body.split("!");
  if (parts2.length === 4 && parts2[3] === "") parts2.pop();
  if (!looksLikeYdke(text2) || parts2.length !== 3) return malformed2("A ydke:// link has three parts, each with ! after it.");
  const [main2, extra, side] = parts2.map(passcodesIn);
  const broken = deckParts.filter((_, at) => [main2, extra, side][at] === null);
  if (!main2 || !extra || !side) return malformed2(`The part of the ${broken.join(" and ")} deck is no list of passcodes.`, { parts: broken });
  if (main2.length + extra.length + side.length > readableCards) return malformed2(`The link names more than ${readableCards} cards.`);
  return { ok: true, deck: { main: main2, extra, side } };
}
function printYdke(deck) {
  return scheme + deckParts.map((part) => `${toBase64(deck[part].flatMap(bytesOf))}!`).join("");
}
var deckFormNames = ["ydk", "ydke", "text"];
function parseDeckText(text2, cards) {
  const index = indexCards2(cards);
  const byPasscode = looksLikeYdke(text2) ? readYdke(text2) : looksLikeYdk(text2) ? readYdk(text2) : null;
  if (byPasscode === null) return readNames(text2, index);
  return byPasscode.ok ? { ok: true, deck: entriesOf(byPasscode.deck, index) } : byPasscode;
}
var entriesOf = (deck, index) => partsOf3((part) => deck[part].map(index.entry));
function passcodesOf(deck, index) {
  const nameless = [...new Set(deckParts.flatMap((part) => deck[part]))].filter((entry2) => index.passcode(entry2) === null);
  if (nameless.length > 0) return { ok: false, violations: [{ code: "deck/unknown-card", rule: "base.2.12", cards: nameless, detail: `A list of passcodes can't contain cards without one: ${nameless.join(", ")}.`, params: {} }] };
  return { ok: true, deck: partsOf3((part) => deck[part].map((entry2) => index.passcode(entry2))) };
}
function printDeckAs(form, deck, cards) {
  const read2 = readDeck(deck);
  if (read2 === null) return { ok: false, violations: [malformedDeck] };
  const index = indexCards2(cards);
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
var deckForms = Object.fromEntries(deckFormNames.map((form) => [form, (cards, deck) => printDeckAs(form, deck, cards)]));
function listOf2({ options }) {
  return typeof options.list === "string" ? limitLists[options.list] ?? null : null;
}
var indexOf = once(indexCards2);
function validateDeck(cards, format, deck) {
  const read2 = readDeck(deck);
  return read2 === null ? [malformedDeck] : checkDeck(read2, indexOf(cards), listOf2(format));
}
function parseDeck(cards, text2) {
  const read2 = parseDeckText(text2, cards);
  return read2.ok ? { ok: true, deck: { main: [...read2.deck.main], extra: [...read2.deck.extra], side: [...read2.deck.side] } } : read2;
}
var ownZones = ["mainDeck", "extraDeck", "hand", "graveyard", "banished", "sideDeck"];
var slotRows = ["monster", "spellTrap", "field", "extra"];
var slotKinds = ["monsterZone", "spellTrapZone", "pendulumZone", "fieldZone"];
var arrivingKind = "arriving";
var layers = ["reach", "identity", "kinds", "level", "original", "stats", "position", "rules"];
var phases = ["draw", "standby", "main1", "battle", "main2", "end"];
var damageSteps = ["damageStart", "damageBefore", "damageCalculation", "damageAfter", "damageEnd"];
var summonKinds = ["normal", "tribute", "flip", "special", "ritual", "fusion", "synchro", "xyz", "pendulum", "link"];
var decisionKinds = ["chooseFirst", "openAction", "fastEffect", "chainTrigger", "orderEffects", "chooseTargets", "chooseModes", "chooseForEffect", "chooseSlot", "useEffect", "payUnless", "payCost", "chooseTributes", "chooseMaterials", "chooseMonsters", "chooseZone", "choosePosition", "chooseAttackTarget", "replay", "discardToHandSize", "orderCards", "phaseEffect", "sideDeck", "chooseReplacement", "respond"];
var coinSides = ["heads", "tails"];
var startingLife = 8e3;
var openingHand = 5;
var newPlayer = { life: startingLife, normalSummons: 0, pendulumSummoned: false, summonedSpecially: 0, uses: {}, skips: [], passing: "", asked: "everywhere", owes: false };
var newDuel = { turn: 0, active: -1, first: 0, phase: "between", step: "", chain: [], activating: 0, resolving: 0, moment: 0, answerMoment: 0, answerable: [], happened: [], chains: 0, spent: [], attack: null, loans: [], away: [], ending: "" };
var emptyTable = { player: newPlayer, game: newDuel, ownZones };
function layOut(table, decks) {
  layOutTable(table, emptyTable);
  for (const position2 of everySlot) {
    const id = slotId(position2);
    table.state.slots[id] = { id, seat: position2.seat, row: position2.row, column: position2.lane - 1, object: 0 };
  }
  beginMatch(table, decks);
}
function resetRows(table) {
  resetTable(table, emptyTable);
}
function playableDecks(table) {
  return pinnedDecks(table.pins, (pinned) => {
    const read2 = readDeck(pinned);
    const known3 = (entry2) => table.library.has(entry2);
    return read2 === null || cardsOfDeck(read2).every(known3) ? read2 : resolveDeck(read2, indexOf(table.library.catalogue()));
  });
}
function putDecks(table) {
  matchOf(table).decks.forEach(({ main: main2, extra, side }, seat) => {
    layPiles(table, seat, { mainDeck: main2 });
    for (const card of extra) setObject(table, place(table, table.create(card, seat).id, { zone: `extraDeck:${seat}`, at: "bottom" }), "faceUp", false);
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
  if (playerOf(table, seat).life < attackPrice(table, seat, id)) return false;
  return attackTargets(table, seat, id).length > 0;
}
function attacksEach(table, id) {
  const { attacks, attackTurn } = rowOf3(table, id);
  const { turn: turn2, attack } = gameOf(table);
  const declared = attackTurn !== turn2 ? 0 : attack?.attacker === id ? attacks - 1 : attacks;
  return declared >= attacksAllowed(table, id) && may(table, id, "attackEach");
}
function attackTargets(table, seat, id) {
  const monsters2 = monstersOf(table, opponentOf(seat));
  const again3 = attacksEach(table, id);
  const direct = !again3 && (monsters2.length === 0 || may(table, id, "attackDirectly")) && !cannot(table, id, "attackDirectly");
  const { targets: before2 } = rowOf3(table, id);
  const targets = monsters2.filter((one) => !cannot(table, one, "beAttacked", { other: id }) && !(again3 && (before2.includes(one) || !mayFor(table, id, "attackEach", one))));
  return direct ? [0, ...targets] : targets;
}
function attackIsOwed(table, seat) {
  return monstersOf(table, seat).some((id) => must2(table, id, "attack") && mayAttack(table, seat, id));
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
var announceRef = procedureRef("announce");
function announceRow(env, ability2, act4) {
  return { ...envLocals(env), ability: ability2, act: act4, slot: "", snapshot: null, parts: [], returned: null, answer: null, answers: null };
}
function announceLocals(table, { object, seat, ability: ability2 }, event) {
  const { kind: kind2 } = table.library.ability(ability2).ability;
  return announceRow(sourceEnv(object, table.object(object).card, seat, event), ability2, kind2 === "spell" ? "card" : "effect");
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
  const top = topLink(table);
  return top === null || Math.max(2, speedOf(ability2)) >= top.speed;
}
function speedAgainst(table, ability2) {
  const top = topLink(table);
  return top === null || speedOf(ability2) >= Math.max(2, top.speed);
}
var sources = ["mainDeck", "extraDeck", "graveyard", "banished", "hand"];
var summoning = /* @__PURE__ */ new Set(["fusionSummon", "ritualSummon", "createTokens"]);
var materialVerbs = { sent: "sendToGY", tributed: "tribute", banished: "banish", fusionSummon: "sendToGY", ritualSummon: "tribute" };
function categoriesOf(table, parts2, targets, place3) {
  const found2 = new Set(targets ? ["target"] : []);
  for (const { at } of parts2) {
    const { clauses = null, targets: chosen8 = null } = table.library.node(at);
    walk2(clauses, found2, sources.filter((one) => names2(chosen8, one)), place3);
  }
  return [...found2];
}
function walk2(node, found2, aimed, own) {
  if (typeof node !== "object" || node === null) return;
  const fields2 = node;
  if (Array.isArray(fields2.do)) {
    const places5 = sources.filter((place3) => aimed.includes(place3) || names2(fields2.choose, place3) || names2(fields2.do, place3));
    for (const verb2 of fields2.do) {
      found2.add(verb2.verb);
      if (summoning.has(verb2.verb)) found2.add("specialSummon");
      for (const place3 of places5) found2.add(`${verb2.verb}:${place3}`);
      if (isItself(verb2.what)) found2.add(`${verb2.verb}:${own}`);
      if (Array.isArray(verb2.from)) for (const place3 of verb2.from) found2.add(`${materialVerbs[verb2.act ?? verb2.verb]}:${place3}`);
    }
  }
  for (const child of Object.values(fields2)) walk2(child, found2, aimed, own);
}
function isItself(what2) {
  return what2 === "self" || typeof what2 === "object" && what2 !== null && what2.became === "self";
}
function names2(node, place3) {
  if (typeof node !== "object" || node === null) return false;
  const { from } = node;
  if (from === place3 || Array.isArray(from) && from.includes(place3)) return true;
  return Object.values(node).some((child) => names2(child, place3));
}
var ownWays = /* @__PURE__ */ new Set(["ritual", "fusion", "synchro", "xyz", "link"]);
var wordOf2 = (how2) => how2 === "own" ? "special" : how2 === "special" ? "" : how2;
function allowsKind({ card, abilities }, { proper, faceUp, zone }, how2) {
  if (card.printed.marks?.includes("spirit") === true) return false;
  const marks2 = abilities.find(({ ability: ability2 }) => ability2.marks?.mustBe !== void 0)?.ability.marks;
  if (marks2?.mustBe !== void 0 && marks2.mustBe !== wordOf2(how2) && !(marks2.mustFirst === true && proper)) return false;
  const frame = card.printed.frame;
  return !ownWays.has(frame) || frame === how2 || proper || zone.startsWith("extraDeck:") && !faceUp;
}
function liesRightToCome({ abilities }, { cameFrom: cameFrom2 }, place3) {
  const marks2 = abilities.find(({ ability: ability2 }) => ability2.marks?.summonedOnlyFrom !== void 0)?.ability.marks;
  if (marks2 === void 0) return true;
  return place3 === marks2.summonedOnlyFrom && (marks2.sentFrom !== "field" || String(cameFrom2?.place ?? "").endsWith("Zone"));
}
var steps = { up: [0, 1], upRight: [1, 1], right: [1, 0], downRight: [1, -1], down: [0, -1], downLeft: [-1, -1], left: [-1, 0], upLeft: [-1, 1] };
function slotAt(x, y) {
  if (x < 1 || x > 5) return null;
  if (y === 0) return slotId({ seat: 0, row: "monster", lane: x });
  if (y === 2) return slotId({ seat: 1, row: "monster", lane: facing(x) });
  return y === 1 && extraLanes.includes(x) ? slotId({ seat: sharedSeat, row: "extra", lane: x }) : null;
}
function pointedFrom(slot, controller, arrows2) {
  if (!isMonsterSlot(slot)) return [];
  const { seat, row, lane } = positionOf(slot);
  const [x, y] = row === "extra" ? [lane, 1] : seat === 0 ? [lane, 0] : [facing(lane), 2];
  const turn2 = controller === 0 ? 1 : -1;
  return arrows2.flatMap((arrow) => {
    const [dx, dy] = steps[arrow];
    const found2 = slotAt(x + dx * turn2, y + dy * turn2);
    return found2 === null ? [] : [found2];
  });
}
function pointsAt(table, row) {
  const { arrows: arrows2 } = valuesOf2(table, row.id);
  return Array.isArray(arrows2) ? pointedFrom(row.slot, row.controller, arrows2) : [];
}
function linkedSlots(table) {
  const found2 = /* @__PURE__ */ new Set();
  for (const id of monsters(table)) for (const slot of pointsAt(table, table.object(id))) found2.add(slot);
  return found2;
}
function linkedTo(table, row) {
  const pointed = present(table, pointsAt(table, row));
  return [.../* @__PURE__ */ new Set([...pointed, ...monsters(table).filter((id) => id !== row.id && pointsAt(table, table.object(id)).includes(row.slot))])];
}
function pointedAt(table, row) {
  return present(table, pointsAt(table, row));
}
var monsters = (table) => present(table, monsterSlots);
var monsterSlots = everySlot.map(slotId).filter(isMonsterSlot);
function joinsUp(table, from, to, { seat, object }) {
  const { arrows: arrows2 } = valuesOf2(table, object);
  if (!Array.isArray(arrows2)) return false;
  const pointed = new Map(monsters(table).map((id) => [table.object(id).slot, pointsAt(table, table.object(id))]));
  pointed.set(to, pointedFrom(to, seat, arrows2));
  const reached2 = /* @__PURE__ */ new Set([from]);
  for (const slot of reached2) for (const next5 of pointed.get(slot) ?? []) if (pointed.get(next5)?.includes(slot) === true) reached2.add(next5);
  return pointed.has(from) && reached2.has(to);
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
function hasRoom(table, side, pointedBy, fromExtra) {
  const free2 = [...freeSlots(table, side, "monster"), ...fromExtra ? extraFree(table, side) : []];
  const pointer = table.find(pointedBy);
  return pointer === null ? free2.length > 0 : pointsAt(table, pointer).some((slot) => free2.includes(slot));
}
function isBound2(table, object) {
  const row = rowOf3(table, object);
  return row.zone.startsWith("extraDeck:") && (row.faceUp || valuesOf2(table, object).frame === "link");
}
function zonesLeft(slots, taken3) {
  const units = new Set(taken3.map(unitOf));
  return slots.filter((slot) => !units.has(unitOf(slot)));
}
var unitOf = (slot) => extraSlots.includes(slot) ? "extra" : slot;
function completableZones(choices2) {
  const [first = [], ...rest] = choices2;
  return first.filter((slot) => canPlaceAll(rest.map((slots) => zonesLeft(slots, [slot]))));
}
function canPlaceAll(choices2) {
  return mostPlaced(choices2) === choices2.length;
}
function mostPlaced(choices2) {
  const taken3 = /* @__PURE__ */ new Map();
  const tryPlace = (at, seen) => {
    for (const slot of choices2[at] ?? []) {
      const unit = unitOf(slot);
      if (seen.has(unit)) continue;
      seen.add(unit);
      const holder = taken3.get(unit);
      if (holder === void 0 || tryPlace(holder, seen)) {
        taken3.set(unit, at);
        return true;
      }
    }
    return false;
  };
  return choices2.filter((_, at) => tryPlace(at, /* @__PURE__ */ new Set())).length;
}
function maySpecialSummon(table, seat, id, how2) {
  const row = table.find(id);
  if (row === null || row.slot !== "" && !risesFromField(table, row) || playerCannot(table, seat, "specialSummon", id) || cannot(table, id, "specialSummon")) return false;
  const values = valuesOf2(table, id);
  if (!values.kinds.includes("monster") && values.trapMonster !== true && row.slot === "") return false;
  return liesRightToCome(table.program(row), rowOf3(table, id), kindOfPlace(table, row)) && allowsKind(table.program(row), rowOf3(table, id), how2);
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
function canBeSummoned(table, seat, id, how2) {
  return maySpecialSummon(table, seat, id, how2) && summonZones(table, seat, id).length > 0;
}
function objectOption(table, id) {
  return { id: `object:${id}`, label: "object", params: { card: table.object(id).card, object: id }, object: id };
}
function objectsIn2(picks) {
  return picks.map((pick) => Number(pick.slice("object:".length)));
}
function askZone(table, locals, frame, { seat, object, slots, rule: rule3 = "base.4.9" }) {
  const options = slots.map((slot) => ({ id: `slot:${slot}`, label: "slot", params: { slot } }));
  if (options.length === 1) {
    table.local(locals, "answer", { picks: options.map(({ id }) => id) });
    return void 0;
  }
  table.ask(frame, { seat, kind: "chooseZone", rule: rule3, params: { card: table.object(object).card, object }, domain: { type: "options", min: 1, max: 1, options } });
  return { wait: true };
}
function takeZone(table, locals) {
  const [pick = ""] = picksOf(locals.answer);
  table.local(locals, "answer", null);
  return pick.slice("slot:".length);
}
function whatOf(table, verb2, env) {
  return objectsOf(table, env, verb2.what ?? "self");
}
function whoOf(table, verb2, env) {
  return seatsOf(table, env, verb2.who ?? "you");
}
function amountOf3(table, verb2, env, fallback = 1) {
  return verb2.amount === void 0 ? fallback : amount(table, env, verb2.amount);
}
function isCost(path) {
  return path.includes("/cost/");
}
function doingAt(env, path, rule3) {
  return byEffect(env, rule3, isCost(path) ? "cost" : "effect");
}
function couldName(table, verb2, env) {
  return whatOf(table, verb2, env).length > 0;
}
function isBoundLater({ what: what2 }, env) {
  return typeof what2 === "object" && what2 !== null && "var" in what2 && env.vars[what2.var] === void 0;
}
function fitting(table, verb2, env, path, { fits: fits3, rule: rule3 }) {
  const doing = doingAt(env, path, rule3);
  return candidates(table, env, verb2.choose).filter((id) => fits3(table, verb2, id, doing));
}
var leastOf2 = ({ min }) => typeof min === "number" ? min : 1;
function choiceOf(table, verb2, env, path, picking, bond) {
  const choice2 = verb2.choose;
  const found2 = fitting(table, verb2, env, path, picking);
  const ids2 = bond === void 0 || !isCost(path) ? found2 : bond.sparing(table, env, path, found2, leastOf2(choice2));
  const from = choice2.from;
  return { ...choice2, from: { from: from.from, of: from.of, where: { any: ids2.map((id) => ({ is: { id } })) } }, strict: true };
}
function enough(table, verb2, env, path, picking) {
  const choice2 = choiceOf(table, verb2, env, path, picking);
  return candidates(table, env, choice2).length >= leastOf2(choice2);
}
var pickAndDoRef = procedureRef("pickAndDo");
function pickCall(verb2, env, path) {
  return call(pickAndDoRef, { ...envLocals(env), program: path, verb: verb2.verb, chosen: [], returned: null, answer: null, answers: null });
}
function pickingProcedure(pickings2, bond) {
  const of = (table, locals) => {
    const path = locals.program;
    const verb2 = table.library.node(path);
    const picking = pickings2[verb2.verb];
    const env = envOf(locals);
    return { verb: verb2, picking, env, choice: choiceOf(table, verb2, env, path, picking, bond) };
  };
  const ask14 = (table, locals, frame) => {
    const { env, choice: choice2, picking } = of(table, locals);
    const path = locals.program;
    const bound2 = askChoice(table, frame, env, choice2, { kind: "payCost", rule: picking.rule, checked: choice2.max !== 1 && isCost(path) && bond.isTied(table, env, path) });
    if (bound2 === null) return { wait: true };
    table.local(locals, "chosen", bound2);
    return { to: "act" };
  };
  const take3 = (table, locals) => {
    table.local(locals, "chosen", readChoice(of(table, locals).choice, locals.answer, locals));
    table.local(locals, "answer", null);
  };
  const act4 = (table, locals) => {
    const { verb: verb2, picking, env } = of(table, locals);
    const doing = doingAt(env, locals.program, picking.rule);
    const ids2 = locals.chosen;
    if (ids2.length === 0) return void 0;
    return happen(table, ids2.map((id) => picking.make(table, verb2, id, doing)));
  };
  const over9 = (table, locals) => {
    const { choice: choice2 } = of(table, locals);
    const chosen8 = locals.chosen;
    const { done: done2, objects } = locals.returned ?? { done: false, objects: [] };
    return { done: { done: done2, objects: [...objects], vars: { [choice2.as]: chosen8 } } };
  };
  return defineProcedure({ ...pickAndDoRef, steps: [{ name: "ask", rule: "3.3-2", run: ask14 }, { name: "chosen", rule: "3.3-2", run: take3 }, { name: "act", rule: "3.3-2", run: act4 }, { name: "over", rule: "3.3-2", run: over9 }] });
}
function pickable(picking, plain3) {
  const could = (table, verb2, env) => verb2.choose === void 0 ? plain3.payable(table, verb2, env) : enough(table, verb2, env, "/cost/", picking);
  return { rule: picking.rule, run: (table, verb2, env, path) => verb2.choose === void 0 ? plain3.run(table, verb2, env, path) : pickCall(verb2, env, path), payable: could, choosable: (table, verb2, env) => verb2.choose === void 0 ? plain3.choosable(table, verb2, env) : enough(table, verb2, env, "", picking) };
}
var durations = ["endPhase", "turnEnd", "nextTurnEnd", "yourNextTurnEnd", "opponentNextEndPhase", "battleEnd", "damageStepEnd", "damageCalculationEnd", "equipped", "stays", "duel"];
function durationKey(table, env, name2) {
  const { turn: turn2, active } = gameOf(table);
  switch (name2) {
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
    case "equipped":
      return `equip:${env.self}`;
    case "stays":
    case "duel":
      return "";
  }
  return "";
}
function expire(table, key) {
  endEffects(table, ({ until }) => until === key);
  endWatches(table, ({ until }) => until === key);
}
var rule2 = "base.5.2";
var orderTopProcedure = defineProcedure({ name: "orderTop", steps: [{ name: "ask", rule: rule2, run: ask }, { name: "put", rule: rule2, run: put3 }] });
var orderTopLocals = (seat, owner, amount3) => ({ seat, owner, amount: amount3, returned: null, answer: null, answers: null });
function ask(table, locals, frame) {
  const owner = locals.owner;
  const seat = locals.seat;
  const hidden = table.zoneOf("mainDeck", owner).order.slice(0, locals.amount);
  if (hidden.length === 0) return { done: { done: false } };
  const ids2 = hidden.map((id) => showTo(table, id, [seat]));
  const options = ids2.map((id) => objectOption(table, id));
  table.ask(frame, { seat, kind: "orderCards", rule: rule2, params: { count: ids2.length }, domain: wholeOrder(options) });
  return { wait: true };
}
function put3(table, locals) {
  const owner = locals.owner;
  const seat = locals.seat;
  const picked = objectsIn2(picksOf(locals.answer));
  table.local(locals, "answer", null);
  for (const id of [...picked].reverse()) place(table, id, { zone: `mainDeck:${owner}`, at: "top" });
  table.emit("topArranged", rule2, { seat, owner, amount: picked.length });
  return { done: { done: true, objects: picked } };
}
var extraFrames = /* @__PURE__ */ new Set(["fusion", "synchro", "xyz", "link"]);
function belongsToExtraDeck(table, row) {
  return extraFrames.has(table.program(row).card.printed.frame ?? "");
}
function finalPlace(table, row, data) {
  const to = data.to;
  const isPendulum = table.program(row).card.printed.scale !== void 0;
  if ((to === "hand" || to === "mainDeck" || to === "extraDeck") && belongsToExtraDeck(table, row)) return { to: "extraDeck", faceUp: to === "extraDeck" && isPendulum };
  if (to === "graveyard" && row.slot !== "" && !row.arriving && data.unplaced !== true && isPendulum) return { to: "extraDeck", faceUp: true };
  return { to, faceUp: data.faceDown !== true };
}
var places3 = /* @__PURE__ */ new Set(["graveyard", "banished"]);
function kept2(row, to, faceUp) {
  return { proper: row.proper && (places3.has(to) || to === "extraDeck" && faceUp) };
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
function move(object, { to, act: act4, at, faceDown, until, show, unplaced, searched, excavated, inOrder: inOrder5 }, doing) {
  return propose("move", { object }, { ...doing, to, act: act4, at: at ?? "", ...faceDown === true ? { faceDown } : {}, ...until !== void 0 && until !== "" ? { until } : {}, ...show === true ? { show } : {}, ...unplaced === true ? { unplaced } : {}, ...searched === true ? { searched } : {}, ...excavated === true ? { excavated } : {}, ...inOrder5 === true ? { inOrder: inOrder5 } : {} });
}
var moved2 = ["moved"];
function keysOf3(table, { object, data }) {
  const row = table.object(object);
  const found2 = [...moved2];
  if (row.slot !== "" && data.unplaced !== true && !fieldsOf(row).arriving) found2.push("leftField");
  if (data.act === "tributed") found2.push("tributed");
  if (data.act === "discarded") found2.push("discarded");
  if (data.to === "graveyard") found2.push("goesToGY");
  found2.push(...arrivalKeys(table, row, data));
  if (data.act === "returned") found2.push("returned");
  if (data.reason === "material") found2.push("usedAsMaterial");
  return found2;
}
function arrivalKeys(table, row, data) {
  if (row.kind === "token") return data.to === "banished" ? tokenBanished : unwatched2;
  const { to } = finalPlace(table, row, data);
  if (to === "graveyard" && data.act === "returned") return unwatched2;
  return arrivalKey[to] ?? unwatched2;
}
var unwatched2 = [];
var tokenBanished = ["banishedCard"];
var arrivalKey = { graveyard: ["sentToGY"], banished: tokenBanished, hand: ["addedToHand"] };
var leaving2 = /* @__PURE__ */ new Set(["leftField", "tributed", "usedAsMaterial"]);
var banishers = (table, data) => data.bySeat >= 0 ? [data.bySeat] : table.seats();
function isForbidden(table, { object, data }) {
  if (data.to === "banished" && banishers(table, data).some((seat) => playerCannot(table, seat, "banish", object))) return true;
  const { zone, owner } = table.object(object);
  if (data.to === "hand" && zone.startsWith("mainDeck:") && playerCannot(table, owner, "addFromDeck", object)) return true;
  return data.act === "tributed" && cannot(table, object, "beTributed", { by: data.rule === "base.8.5" ? "summon" : "effect" });
}
var moveRule = { keys: keysOf3, looksBack: (_table, _happening, key) => leaving2.has(key), leaves: () => true, possible: (table, happening) => table.find(happening.object) !== null && !isForbidden(table, happening), contains: (table, { object, data }) => table.object(object).under.map((id) => move(id, { to: "graveyard", act: "sent" }, { ...doingOf(data), reason: "rule", rule: "base.12.7" })), commit: (table, list2) => {
  const order = [...list2.keys()].sort((a, b) => hosted(table, list2[b]) - hosted(table, list2[a]));
  const done2 = list2.map(() => null);
  const searched = searchedDecks(table, list2);
  for (const index of order) done2[index] = moveOne(table, list2[index]);
  for (const zone of searched) reshuffle(table, zone, "base.5.10");
  return done2;
} };
function searchedDecks(table, list2) {
  const found2 = /* @__PURE__ */ new Set();
  for (const { object, data } of list2) {
    const zone = table.find(object)?.zone ?? "";
    if (data.searched === true && zone.startsWith("mainDeck:")) found2.add(zone);
  }
  return found2;
}
var hosted = (table, { object }) => kindOfPlace(table, table.object(object)) === "under" ? 1 : 0;
function moveOne(table, happening) {
  const { object, data } = happening;
  const found2 = table.find(object);
  if (found2 === null) return null;
  const row = found2;
  const doing = doingOf(data);
  const from = kindOfPlace(table, row);
  const final = finalPlace(table, row, data);
  if (liesInHand(row) && !isShown(final, data)) blurHand(table, row);
  const was = { card: row.card, owner: row.owner, controller: row.controller, slot: row.slot, position: row.position, faceUp: row.faceUp, open: showsFace(table, row, { role: "spectator" }), saw: whoSees(table, row) };
  if (row.kind === "token") {
    vanish(table, object);
    table.emit("cardMoved", doing.rule, { card: was.card, object, from, to: "gone", seat: was.owner, act: data.act, ...shownDoing(doing) });
    return { ...happening, data: { ...data, from, now: 0, to: "gone" } };
  }
  const { to, faceUp } = final;
  const carried = kept2(row, to, faceUp);
  const at = data.at;
  const now = place(table, object, { zone: `${to}:${was.owner}`, at: at === "" ? to === "hand" ? "bottom" : "top" : at });
  if (!faceUp) setObject(table, now, "faceUp", false);
  restoreKept(table, now, carried);
  setObject(table, now, "cameFrom", { place: from, reason: doing.reason, how: data.how ?? "", turn: gameOf(table).turn, paidFor: doing.reason === "cost" ? paidFor(table, doing) : "" });
  if (data.show === true) learn(table, now, table.seats());
  if (data.until !== void 0 && to === "banished") noteAway(table, { object: now, until: data.until, from, seat: was.controller, position: was.position, faceUp: was.faceUp });
  emitMove(table, { ...was, object, now, from, to, act: data.act, shown: isShown(final, data) }, doing);
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
function emitMove(table, { card, owner, controller, object, now, from, to, act: act4, open: open3, saw, shown: shown2 }, doing) {
  const data = { seat: owner, from, to, act: act4, ...shownDoing(doing) };
  const named4 = { card, object, now, controller };
  if (shown2 || open3 && from !== "hand" && from !== "mainDeck" && to !== "mainDeck" && to !== "hand") return void table.emit("cardMoved", doing.rule, { ...data, ...named4 });
  const seats = table.seats().filter((seat) => saw.includes(seat) || seesFace(table, table.object(now), seat));
  table.emit("cardMoved", doing.rule, { ...data, ...open3 ? { card, object } : {} }, [{ seats, data: named4 }]);
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
function arrives(table, id, to, act4) {
  const row = rowOf3(table, id);
  if (row.kind === "token") return false;
  const proposed = move(id, { to, act: act4 }, byRule("3.3.3-5", "cost"));
  if (finalPlace(table, row, proposed.data).to !== to) return false;
  return offersFor(table, proposed, 0).every(({ ability: ability2 }) => staysOnItsWay(table, ability2, to));
}
function staysOnItsWay(table, ability2, to) {
  return redirectsTo(table, ability2) === to || (table.library.ability(ability2).ability.clauses ?? []).length === 0;
}
function destroy(object, doing, unplaced) {
  return propose("destroy", { object }, jsonObjectOf({ ...doing, ...unplaced === true ? { unplaced } : {} }));
}
var keys3 = ["destroyed"];
var destroyRule = { keys: () => keys3, looksBack: () => true, possible: (table, { object, data }) => destructible(table, object) && !cannot(table, object, "beDestroyed", { by: data.reason, foreign: data.bySeat !== (table.find(object)?.controller ?? data.bySeat), other: data.by }), contains: (_table, { object, data }) => [move(object, { to: "graveyard", act: "destroyed" }, doingOf(data))], commit: (table, list2) => {
  for (const { object, data } of list2) emitDestroyed(table, object, doingOf(data));
  return list2;
} };
function destructible(table, object) {
  const row = table.find(object);
  return row !== null && (row.slot !== "" || row.zone.startsWith("hand:") || row.zone.startsWith("mainDeck:"));
}
function emitDestroyed(table, object, doing) {
  const { card, controller } = table.object(object);
  table.emit("cardDestroyed", doing.rule, { object, card, seat: controller, ...shownDoing(doing) });
}
var pickings = {};
function moving(name2, { act: act4, to, rule: rule3, demands: demands2, more = () => ({}) }) {
  const make = (_table, verb2, id, doing) => move(id, { to, act: act4, ...searching(verb2), ...verb2.excavated === true ? { excavated: true } : {}, ...more(verb2) }, doing);
  const picking = { rule: rule3, make, fits: (table, verb2, id, doing) => isPossible(table, make(table, verb2, id, doing)) && (demands2 !== true || doing.reason !== "cost" || arrives(table, id, to, act4)) };
  pickings[name2] = picking;
  return pickable(picking, { rule: rule3, run: (table, verb2, env, path) => ({ propose: whatOf(table, verb2, env).map((id) => make(table, timed(table, verb2, env), id, doingAt(env, path, rule3))) }), payable: (table, verb2, env) => canMove(table, verb2, env, "/cost/", picking), choosable: (table, verb2, env) => canMove(table, verb2, env, "", picking) });
}
function timed(table, verb2, env) {
  return { ...verb2, until: durationKey(table, env, verb2.until) };
}
function searching({ what: what2, choose, excavated }) {
  const chosen8 = choose !== void 0 || typeof what2 === "object" && what2 !== null && "var" in what2;
  return chosen8 && excavated !== true ? { searched: true } : {};
}
function canMove(table, verb2, env, path, picking) {
  const { what: what2 } = verb2;
  if (typeof what2 === "object" && what2 !== null && "var" in what2 && env.vars[what2.var] === void 0) return true;
  const named4 = whatOf(table, verb2, env);
  const doing = doingAt(env, path, picking.rule);
  const fit = named4.filter((id) => picking.fits(table, verb2, id, doing));
  return isCost(path) ? named4.length > 0 && fit.length === named4.length : fit.length > 0;
}
function neverPlaced(table, id) {
  return rowOf3(table, id).arriving || gameOf(table).chain.some(({ source, act: act4, activationNegated }) => source === id && act4 === "card" && activationNegated);
}
var moveVerbs = { destroy: { rule: "base.20.1", run: (table, verb2, env, path) => ({ propose: whatOf(table, verb2, env).map((id) => destroy(id, doingAt(env, path, "base.20.1"), neverPlaced(table, id))) }), choosable: (table, verb2, env) => whatOf(table, verb2, env).some((id) => isPossible(table, destroy(id, doingAt(env, "", "base.20.1")))) }, sendToGY: moving("sendToGY", { act: "sent", to: "graveyard", rule: "base.20.2", demands: true }), discardToGY: moving("discardToGY", { act: "discarded", to: "graveyard", rule: "base.20.6", demands: true }), discard: moving("discard", { act: "discarded", to: "graveyard", rule: "base.20.6" }), tribute: moving("tribute", { act: "tributed", to: "graveyard", rule: "3.3.1-1" }), banish: moving("banish", { act: "banished", to: "banished", rule: "base.22.1", demands: true, more: (verb2) => ({ ...verb2.faceDown === true ? { faceDown: true } : {}, until: verb2.until ?? "" }) }), returnToHand: moving("returnToHand", { act: "returned", to: "hand", rule: "base.20.7" }), addToHand: moving("addToHand", { act: "added", to: "hand", rule: "base.5.9", more: (verb2) => verb2.show === true ? { show: true } : {} }), returnToDeck: moving("returnToDeck", { act: "returned", to: "mainDeck", rule: "base.20.7", more: ({ at }) => at === void 0 ? { at: "top" } : { at, inOrder: true } }), toExtraDeck: moving("toExtraDeck", { act: "placed", to: "extraDeck", rule: "base.22.6" }), returnToGY: moving("returnToGY", { act: "returned", to: "graveyard", rule: "base.20.2" }), placeOnTop: moving("placeOnTop", { act: "placed", to: "mainDeck", rule: "base.20.7", more: () => ({ at: "top", inOrder: true }) }), orderTop: { rule: "base.5.2", run: (table, verb2, env) => call(orderTopProcedure, orderTopLocals(env.you, whoOf(table, verb2, env)[0] ?? env.you, amountOf3(table, verb2, env))), choosable: (table, verb2, env) => whoOf(table, verb2, env).some((seat) => table.zoneOf("mainDeck", seat).order.length > 0) }, reveal: { rule: "base.5.11", run: (table, verb2, env) => {
  const hidden = whatOf(table, verb2, env);
  const objects = verb2.keep === true ? hidden.map((id) => keepOpen(table, id)) : hidden;
  objects.forEach((id, at) => table.emit("cardRevealed", "base.5.11", { seat: table.object(id).owner, card: table.object(id).card, object: id, was: hidden[at] ?? id }));
  return { done: objects.length > 0, objects };
}, choosable: (table, verb2, env) => whatOf(table, verb2, env).length > 0, payable: (table, verb2, env) => whatOf(table, verb2, env).length > 0 }, prove: { rule: "base.5.13", run: (table, verb2, env) => {
  for (const seat of whoOf(table, verb2, env)) for (const id of table.zoneOf("hand", seat).order) table.emit("cardRevealed", "base.5.13", { seat, card: table.object(id).card, object: id });
  return { done: true };
} }, excavate: { rule: "base.5.12", run: (table, verb2, env) => {
  const objects = whoOf(table, verb2, env).flatMap((seat) => table.zoneOf("mainDeck", seat).order.slice(0, amountOf3(table, verb2, env)).map((id) => showTo(table, id, table.seats())));
  if (objects.length > 0) table.emit("cardsExcavated", "base.5.12", { seat: env.you, cards: objects.map((id) => ({ object: id, card: table.object(id).card })) });
  return { done: objects.length > 0, objects };
}, choosable: (table, verb2, env) => whoOf(table, verb2, env).some((seat) => table.zoneOf("mainDeck", seat).order.length > 0) }, mill: { rule: "base.20.2", impersonal: true, run: (table, verb2, env, path) => ({ propose: whoOf(table, verb2, env).flatMap((seat) => table.zoneOf("mainDeck", seat).order.slice(0, amountOf3(table, verb2, env)).map((id) => move(id, { to: "graveyard", act: "sent" }, doingAt(env, path, "base.20.2")))) }), payable: deep, choosable: deep }, draw: { rule: "5.3.3-1", impersonal: true, run: (table, verb2, env, path) => ({ propose: whoOf(table, verb2, env).map((seat) => draw(seat, amountOf3(table, verb2, env), doingAt(env, path, "5.3.3-1"))) }), choosable: (table, verb2, env) => deep(table, verb2, env) && whoOf(table, verb2, env).some((seat) => !playerCannot(table, seat, "draw")) }, shuffleDeck: { rule: "base.5.10", run: (table, verb2, env) => {
  for (const seat of whoOf(table, verb2, env)) reshuffle(table, `mainDeck:${seat}`, "base.5.10");
  return { done: true };
} } };
function keepOpen(table, id) {
  const now = showTo(table, id, table.seats());
  setObject(table, now, "shown", true);
  return now;
}
function deep(table, verb2, env) {
  return whoOf(table, verb2, env).every((seat) => table.zoneOf("mainDeck", seat).order.length >= amountOf3(table, verb2, env));
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
  return { ids: fitting(table, verb2, env, costPath, movePickings[verb2.verb]), count: leastOf2(verb2.choose) };
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
function paymentWith(table, env, costPath, { ids: ids2, count }, picked) {
  const { rest, needs } = besides(table, env, costPath);
  const payment = paymentOf([{ ids: ids2, count: count - picked.length }, ...rest], needs, new Set(picked));
  return payment === null ? null : [...payment].slice(0, Math.max(count, picked.length));
}
var costBond = { sparing: (table, env, costPath, ids2, count) => ids2.filter((id) => paymentWith(table, env, costPath, { ids: ids2, count }, [id]) !== null), isTied };
var costJudge = { accept: (table, { rule: rule3 }, picks) => paymentNow(table, picks) === null ? { rule: rule3, detail: "Paying with these cards leaves too few for the other costs or the targets." } : null, complete: (table, _decision, picked) => paymentNow(table, picked)?.map((id) => `object:${id}`) ?? null };
function paymentNow(table, picks) {
  const locals = must(localsIn(frameOf(table, pickAndDoRef.name), pickAndDoRef), "the frame of the procedure that asked");
  const path = locals.program;
  const env = envOf(locals);
  return paymentWith(table, env, path, pickOf(table, table.library.node(path), env, path), objectsIn2(picks));
}
var freeing = /* @__PURE__ */ new Set(["tribute", "sendToGY", "banish", "returnToHand", "destroy"]);
function freedZones(table, env, cost) {
  const ids2 = cost.filter(({ verb: verb2 }) => freeing.has(verb2)).flatMap((verb2) => verb2.choose === void 0 ? whatOf(table, verb2, env) : candidates(table, env, verb2.choose));
  return ids2.map((id) => table.find(id)?.slot ?? "").filter(isMonsterSlot);
}
var freedIn = ({ vars }) => vars.freed ?? [];
var freesMain = (env, side) => freedIn(env).some((slot) => positionOf(slot).seat === side);
var freesAny = (env, side) => freesMain(env, side) || freedIn(env).some((slot) => extraSlots.includes(slot));
function startable(table, env, ability2) {
  const { ability: tree2 } = table.library.ability(ability2);
  if (!targetable(table, env, ability2) || !paysTogether(table, env, ability2)) return false;
  const freed = freedZones(table, env, tree2.cost ?? []);
  const must3 = tree2.kind === "triggered" && tree2.may !== true;
  const paid = { ...env, vars: { ...env.vars, freed, must: must3 } };
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
function stays(table, card) {
  return staying.has(table.library.card(card).card.printed.property ?? "");
}
function couldDo(table, env, clauses, targets = []) {
  if (clauses.length === 0) return true;
  let broken = false;
  for (const clause2 of clauses) {
    if (broken && clause2.also !== true) continue;
    if (clause2.if !== void 0 && !bindsLater(clause2.if) && !holds(table, env, clause2.if)) continue;
    if (possible2(table, env, clause2, targets)) return true;
    broken = broken || clause2.may !== true;
  }
  return false;
}
function possible2(table, env, clause2, targets) {
  if (clause2.forEach !== void 0 && !bindsLater(clause2.forEach) && select(table, env, clause2.forEach).length === 0) return false;
  if (clause2.repeat !== void 0 && !bindsLater(clause2.repeat) && amount(table, env, clause2.repeat) <= 0) return false;
  if (!payable(table, env, clause2.cost)) return false;
  if (!(clause2.choose ?? []).every((choice2) => bindsLater(choice2) || hasChoice(table, env, choice2))) return false;
  const verbs3 = clause2.do ?? [];
  if (verbs3.length === 0) return couldDo(table, env, clause2.then ?? [], targets);
  const could = (verb2) => isBoundLater2(verb2) ? couldBegin(table, env, verb2, clause2, targets) : drawsAnyway(table, env, verb2) || table.library.verb(verb2.verb).choosable?.(table, verb2, env) !== false;
  return clause2.whole === true ? verbs3.every(could) : verbs3.some(could);
}
function drawsAnyway(table, env, { verb: verb2, who }) {
  return verb2 === "draw" && env.vars.must === true && seatsOf(table, env, who ?? "you").some((seat) => !playerCannot(table, seat, "draw"));
}
function couldBegin(table, env, whole2, { choose = [] }, targets) {
  const { verb: verb2, to, pointedBy, using } = whole2;
  if (using !== void 0) return bindsLater(using) || table.library.verb(verb2).choosable?.(table, whole2, env) !== false;
  if (verb2 !== "takeControl" && verb2 !== "specialSummon") return couldTake(table, env, whole2, verb2 === "banish" ? [...choose, ...targets] : choose);
  const [side = env.you] = to === void 0 ? [] : seatsOf(table, env, to);
  if (verb2 === "takeControl") return freesMain(env, side) || freeSlots(table, side, "monster").length > 0;
  const pointer = pointedBy === void 0 ? 0 : objectsOf(table, env, pointedBy)[0] ?? 0;
  const fromExtra = choose.some(({ from }) => [from?.from ?? []].flat().includes("extraDeck"));
  return !summonsNothing(table, env.you) && ((fromExtra ? freesAny : freesMain)(env, side) || hasRoom(table, side, pointer, fromExtra));
}
function couldTake(table, env, { what: what2, ...rest }, choose) {
  const choice2 = choose.find(({ as }) => what2?.var === as);
  if (choice2?.from === void 0 || bindsLater(choice2) || isBoundLater2(rest) || isForeign(table, env, choice2.from)) return true;
  return candidates(table, env, choice2).some((id) => table.library.verb(rest.verb).choosable?.(table, { ...rest, what: what2 }, { ...env, vars: { ...env.vars, [choice2.as]: [id] } }) !== false);
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
  const kinds = typeof from === "string" ? [from] : from;
  if (!kinds.some((kind2) => hiddenZones.has(kind2))) return false;
  return of === void 0 || seatsOf(table, env, of).some((seat) => seat !== env.you);
}
var isBoundLater2 = (verb2) => Object.entries(verb2).some(([name2, part]) => name2 !== "modifiers" && bindsLater(part));
function bindsLater(node) {
  return node === "each" || typeof node === "object" && node !== null && treeBindsLater(node);
}
var treeBindsLater = once((tree2) => "var" in tree2 || "chosen" in tree2 || Object.values(tree2).some(bindsLater));
function targetsIn(table, parts2) {
  return parts2.flatMap(({ at, vars }) => targetsOf(table, at).flatMap((choice2) => {
    const chosen8 = vars[choice2.as];
    return choice2.target === true ? chosen8 : [];
  }));
}
var chooseTargetsProcedure2 = defineProcedure({ name: "chooseTargets", steps: [{ name: "modes", rule: "base.23.23", run: askModes2 }, { name: "modesChosen", rule: "base.23.23", run: takeModes2 }, { name: "next", rule: "4.3-1", run: next }, { name: "chosen", rule: "4.3-1", run: chosen }] });
function targetLocals2(env, ability2) {
  const { self, card, you, event, vars, each } = env;
  return { self, card, you, event, vars, each, subject: 0, ability: ability2, parts: [], part: 0, at: 0, answer: null, answers: null, returned: null };
}
var partsOf4 = (locals) => locals.parts;
var setParts = (table, locals, parts2) => table.local(locals, "parts", parts2);
function askModes2(table, locals, frame) {
  const ability2 = locals.ability;
  const { modes } = table.library.ability(ability2).ability;
  if (modes === void 0) {
    setParts(table, locals, [{ at: ability2, vars: {} }]);
    return { to: "next" };
  }
  const env = envOf(locals);
  const open3 = startableModes(table, env, ability2);
  if (open3.length === 0) return { to: "next" };
  const options = open3.map((at) => ({ id: `mode:${at}`, label: "mode", params: { number: at + 1, mode: modePath(ability2, at) } }));
  const max = Math.min(amount(table, env, modes.max), open3.length);
  table.ask(frame, { seat: env.you, kind: "chooseModes", rule: "base.23.23", params: { card: env.card, object: env.self, ability: ability2 }, domain: { type: "options", min: Math.min(amount(table, env, modes.min), max), max, options } });
  return { wait: true };
}
function takeModes2(table, locals) {
  const picked = picksOf(locals.answer).map((pick) => Number(pick.slice("mode:".length))).sort((a, b) => a - b);
  table.local(locals, "answer", null);
  setParts(table, locals, picked.map((at) => ({ at: modePath(locals.ability, at), vars: {} })));
}
function next(table, locals, frame) {
  for (; ; ) {
    const part = partsOf4(locals)[locals.part];
    if (part === void 0) return returning(partsOf4(locals));
    const choice2 = choiceNow(table, locals, part);
    if (choice2 === void 0) {
      table.local(locals, "part", locals.part + 1);
      table.local(locals, "at", 0);
      continue;
    }
    const target = choice2.target === true;
    const bound2 = askChoice(table, frame, envFor2(locals, part), choice2, { kind: target ? "chooseTargets" : "chooseForEffect", rule: target ? "4.3-1" : "4.3.1-1", always: target, params: { ability: part.at } });
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
function bind3(table, locals, part, name2, value) {
  setParts(table, locals, partsOf4(locals).with(locals.part, { ...part, vars: { ...part.vars, [name2]: value } }));
  table.local(locals, "at", locals.at + 1);
}
function envFor2(locals, part) {
  const env = envOf(locals);
  return { ...env, vars: { ...env.vars, ...part.vars } };
}
var staying2 = /* @__PURE__ */ new Set(["continuous", "equip", "field"]);
function isSpent(table, id) {
  const { card } = table.library.card(id);
  return !staying2.has(card.printed.property ?? "continuous") && !card.abilities.some(({ marks: marks2 }) => marks2?.stays === true);
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
function addLink(table, env, { ability: ability2, act: act4, parts: parts2, snapshot }) {
  const { chain } = gameOf(table);
  const { marks: marks2 } = table.library.ability(ability2).ability;
  const targets = targetsIn(table, parts2);
  const spent = act4 === "card" && isSpent(table, env.card);
  const link2 = { number: chain.length + 1, seat: env.you, ability: ability2, act: act4, speed: speedOf(table.library.ability(ability2).ability), source: env.self, card: env.card, snapshot, event: env.event, vars: env.vars, targets, parts: parts2, categories: categoriesOf(table, parts2, targets.length > 0, ownPlace(table, env, snapshot)), needsSource: marks2?.needsSource === true || (act4 === "card" ? !spent : appliesFromField(table, env.self, ability2)), stamp: table.nextStamp(), activationNegated: false, effectNegated: false };
  setGame(table, "chain", [...chain, link2]);
  setGame(table, "activating", 0);
  if (spent) setGame(table, "spent", [...gameOf(table).spent, env.self]);
  return link2;
}
var spellTrapPlaces = /* @__PURE__ */ new Set(["spellTrapZone", "fieldZone", "pendulumZone"]);
function appliesFromField(table, source, ability2) {
  const row = table.find(source);
  return row !== null && spellTrapPlaces.has(kindOfPlace(table, row)) && table.program(row).abilities.some(({ path }) => path === ability2);
}
function plainValues(table, id) {
  const shown2 = {};
  for (const [name2, value] of Object.entries(valuesOf2(table, id))) if (name2 !== "abilities" && name2 !== "rules") shown2[name2] = value;
  return shown2;
}
function activatedEvent(link2) {
  const values = link2.snapshot.values;
  return { key: "activated", link: link2.number, seat: link2.seat, object: link2.source, card: link2.card, act: link2.act, ability: link2.ability, kinds: values.kinds ?? [], property: values.property ?? "", races: values.races ?? [], attribute: values.attribute ?? "", place: link2.snapshot.place ?? "", categories: link2.categories, targets: link2.targets, speed: link2.speed };
}
function setLink(table, number, change4) {
  setGame(table, "chain", gameOf(table).chain.map((link2) => link2.number === number ? { ...link2, ...change4 } : link2));
}
function linkOf(table, number) {
  return gameOf(table).chain.find((link2) => link2.number === number) ?? null;
}
function admitsDamageStep(table, tree2, object = 0, event = null) {
  const { step: step2 } = gameOf(table);
  const mark2 = tree2.marks?.damageStep;
  if (!damageSteps.includes(step2)) return mark2 !== "calculation";
  if (mark2 === "never") return false;
  if (tree2.marks?.speed === 3 || mark2 === "stated" || mark2 === "negates" || negatesActivation(tree2)) return true;
  if (mark2 === "stats") return step2 === "damageStart" || step2 === "damageBefore";
  if (mark2 === "calculation") return step2 === "damageCalculation";
  return tree2.kind === "triggered" && (tree2.may !== true || event === null || concerns2(event, object));
}
function concerns2(event, object) {
  return event.key === "battled" || event.reason === "battle" && event.key !== "flipped" || event.object === object;
}
var negatesActivation = once(({ clauses, modes }) => hasTree([clauses, modes], ({ verb: verb2 }) => verb2 === "negateActivation"));
var dormantInHand = (program) => dormantOf(program, ({ ability: ability2 }) => ability2.from?.includes("hand") === true ? ability2.kind === "spell" && program.card.printed.kind === "spell" ? { spell: true } : {} : null);
var dormantSet = (program) => dormantOf(program, ({ ability: ability2 }) => ability2.kind === "spell" ? {} : null);
var dormantTriggers = (program) => dormantOf(program, ({ ability: ability2 }, { key }) => {
  if (ability2.may !== true) return null;
  if (ability2.from?.includes("hand") === true) return {};
  return isLeaving(key) ? { card: program.card.id } : null;
});
function dormantOf({ abilities }, extra) {
  return abilities.flatMap((compiled) => compiled.triggers.flatMap((trigger) => {
    const more = extra(compiled, trigger);
    if (more === null) return [];
    const { key, if: condition2, last } = trigger;
    const found2 = { key, ...condition2 === void 0 ? {} : { if: condition2 }, ...last === void 0 ? {} : { last }, ability: outline(compiled.ability), ...more };
    return [jsonOf(found2)];
  }));
}
function outline(ability2) {
  const { kind: kind2, may: may2, when, targets, marks: marks2 } = ability2;
  return { kind: kind2, ...may2 === void 0 ? {} : { may: may2 }, ...when === void 0 ? {} : { when }, ...targets === void 0 ? {} : { targets: targets.map(({ as, from }) => from === void 0 ? { as } : { as, from }) }, ...marks2 === void 0 ? {} : { marks: marks2 }, ...negatesActivation(ability2) ? { clauses: [{ do: [{ verb: "negateActivation" }] }] } : {} };
}
function byKey(entries) {
  const found2 = /* @__PURE__ */ new Map();
  for (const one of entries) {
    const list2 = found2.get(one.key);
    if (list2 === void 0) found2.set(one.key, [one]);
    else list2.push(one);
  }
  for (const list2 of found2.values()) list2.sort((one, other2) => demands(one) - demands(other2));
  return found2;
}
function demands({ ability: ability2, if: condition2 }) {
  return (ability2.when === void 0 ? 0 : 1) + (ability2.targets ?? []).length + (condition2 === void 0 ? 0 : 1);
}
function mightFit(table, seat, ability2, triggers, { key, event, past }) {
  const env = sourceEnv(0, "", seat, event);
  if (!admitsDamageStep(table, ability2)) return false;
  if (ability2.when !== void 0 && publicly(table, env, ability2.when) === "no") return false;
  const fits3 = triggers.some((trigger) => trigger.key === key && !(past === true && trigger.last === true) && (trigger.if === void 0 || publicly(table, env, trigger.if) !== "no"));
  return fits3 && (ability2.targets ?? []).every((choice2) => mightChoose(table, env, choice2));
}
function mightChoose(table, env, { from }) {
  if (from === void 0 || [from.from].flat().includes("hand")) return true;
  const { where = {}, of } = from;
  return select(table, env, { from: from.from, of }).some((id) => liesDown(table, id) || speaksOfMore(where) || matches(table, env, id, where));
}
var liesDown = (table, id) => !rowOf3(table, id).faceUp;
function speaksOfMore(node) {
  return node === "self" || typeof node === "object" && node !== null && treeSpeaksOfMore(node);
}
var treeSpeaksOfMore = once((tree2) => "var" in tree2 || "chosen" in tree2 || Object.values(tree2).some(speaksOfMore));
var dormantIn = once(({ openings }) => byKey(openings.section("dormantTriggers")));
function wakesHidden(table, key) {
  return dormantIn(table.library).has(key);
}
function mightHaveTriggered(table, seat) {
  const dormant = dormantIn(table.library);
  if (dormant.size === 0 || table.zoneOf("hand", seat).order.length === 0) return false;
  const { answerable, answerMoment } = gameOf(table);
  return answerable.some(({ key, data, moment }) => (dormant.get(key) ?? []).some((one) => mightBe(table, seat, data, one) && mightFit(table, seat, one.ability, [one], { key, event: data, past: moment !== answerMoment })));
}
function mightBe(table, seat, { to, was, wasFaceUp }, { card }) {
  if (card === void 0) return true;
  const past = table.state.past[was]?.row;
  return to === "hand" && past?.owner === seat && (wasFaceUp !== true || past.card === card);
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
  const found2 = [];
  happened.forEach((happening, at) => {
    if (happening !== null) {
      for (const key of keys4[at] ?? []) if (isAnswered(table, key)) found2.push({ key, data: eventOf(happening, key, false) });
    }
  });
  for (const { key, data } of found2) noteTiming(table, key, { ...data, ...together3(found2.filter((one) => one.key === key)) });
}
function together3(events2) {
  return { objects: events2.map(({ data }) => data.object), were: events2.map(({ data }) => data.was) };
}
function openTiming(table) {
  const { happened, moment } = gameOf(table);
  setGame(table, "answerable", happened);
  setGame(table, "happened", []);
  setGame(table, "answerMoment", moment);
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
    if (source === row.source ? !functions(table, object, table.library.ability(row.ability)) : object.zone.startsWith("mainDeck:")) return false;
    if (!object.faceUp) return false;
    if (playerCannot(table, row.seat, "activate", source)) return false;
    if (ability2.limit !== void 0 && usesLeft(table, { object: source, seat: row.seat, ability: row.ability }, ability2.limit) <= 0) return false;
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
      if (!isHidden(table, sourceOf2(table, row))) table.emit("triggerMissed", missed(table, row) ? "4.2-4" : "base.20.10", { card: row.card, seat: row.seat, ability: row.ability });
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
  const top = topLink(table);
  if (top !== null) keys4.push({ key: "activated|at", event: activatedEvent(top) });
  if (window === "summoning") return answerable.map(({ key, data }) => ({ key: momentKey(key, "at"), event: data }));
  for (let at = answerable.length - 1; at >= 0; at--) {
    const { key, data, moment } = answerable[at];
    keys4.push({ key: momentKey(key, "at"), event: data, past: moment !== answerMoment });
  }
  if (window === "main") keys4.push({ key: "main|at", event: null });
  if (!answersOnly.has(gameOf(table).step)) keys4.push({ key: "fast|at", event: null });
  return keys4;
}
function offersOf(table, seat, window) {
  const found2 = [];
  const seen = /* @__PURE__ */ new Set();
  for (const { key, event, past } of keysOf4(table, window)) {
    for (const listener of usable(table, seat, key, event)) {
      const id = `${listener.object}:${listener.ability}`;
      if (seen.has(id) || !speedAgainst(table, table.library.ability(listener.ability).ability) || past === true && asksForLast(table, listener.ability, key)) continue;
      seen.add(id);
      found2.push({ type: "use", listener, event });
    }
  }
  for (const { id } of hiddenTriggers(table, seat)) found2.push({ type: "trigger", trigger: id });
  return found2;
}
function asksForLast(table, path, key) {
  return (table.library.ability(path).ability.on ?? []).some((trigger) => `${trigger.event}|${trigger.mark ?? ""}` === key && trigger.last === true);
}
function hiddenTriggers(table, seat) {
  return waitingTriggers(table).filter((row) => row.seat === seat && !isHeld(table, row.event) && isHidden(table, sourceOf2(table, row)) && isAnsweredNow(table, row) && triggersAgainst(table, table.library.ability(row.ability).ability) && placeable(table, row));
}
function isAnsweredNow(table, { event, moment }) {
  return gameOf(table).answerable.some((one) => one.key === event.key && one.moment === moment);
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
  return playerOf(table, seat).asked === "everywhere" ? [idleOption, wishOption(table, seat)] : [askAllOption];
}
function followAnyWish(table, seat, pick) {
  if (pick !== idleOption.id) return followWish(table, seat, pick);
  askIn(table, seat, "acting");
  return true;
}
function clearActedPresets(table, by) {
  if (playerOf(table, opponentOf(by)).passing === "acted") passAhead(table, opponentOf(by), "");
}
function isPending(table, id) {
  const { chain, resolving, activating } = gameOf(table);
  if (activating !== 0 && activating === id) return true;
  return chain.length > 0 && chain.some(({ source, act: act4, number, activationNegated }) => source === id && act4 === "card" && (activationNegated || resolving === 0 || number < resolving));
}
var piles = ["graveyard", "banished", "extraDeck"];
var awakeIn = (pile) => rememberedBy({ name: `cards of the ${pile} with abilities that work there`, basis: "inputs", inputs: [(table, seat) => table.zoneOf(pile, seat).order], find: (table, seat) => table.zoneOf(pile, seat).order.filter((one) => table.program(table.object(one)).abilities.some(({ ability: ability2 }) => ability2.from?.includes(pile) === true)) });
var awake = piles.map(awakeIn);
var servesOthers = once((program) => program.abilities.some(({ ability: ability2 }) => ability2.by !== void 0));
var openPlaces2 = rememberedBy({ name: "open places", basis: "near", find: findOpen });
function findOpen(table, seat) {
  const found2 = [];
  const add2 = (ids2) => {
    for (const id of ids2) if (rowOf3(table, id).faceUp) found2.push(id);
  };
  add2(monstersOf(table, seat));
  add2(backrowOf(table, seat));
  const other2 = opponentOf(seat);
  for (const ids2 of [monstersOf(table, other2), backrowOf(table, other2)]) add2(ids2.filter((id) => servesOthers(table.program(table.object(id)))));
  for (const cardsOf of awake) add2(cardsOf(table, seat));
  return found2;
}
var catalogueOf2 = once(({ openings }) => ({ fromHand: byKey(openings.section("dormantInHand")), fromSet: byKey(openings.section("dormantSet")) }));
function mightAct(table, seat, window) {
  return answered[window](table, seat);
}
var answeredIn = (window) => rememberedBy({ name: `whether a seat might act in the window ${window}`, basis: "everything", find: (table, seat) => judge(table, seat, window) });
var answered = { chain: answeredIn("chain"), timing: answeredIn("timing"), goOn: answeredIn("goOn"), open: answeredIn("open"), main: answeredIn("main"), summoning: answeredIn("summoning") };
function judge(table, seat, window) {
  return mightAnswer(table, seat, keysOf4(table, window)) || mightHaveTriggered(table, seat);
}
function mayAnswerFirst(table, seat) {
  return mightAnswer(table, seat, keysOf4(table, "timing").filter(({ event }) => event !== null)) || mightHaveTriggered(table, seat);
}
function mightAnswer(table, seat, keys4) {
  const known3 = keys4.filter(({ key }) => table.library.openings.awaited.has(key));
  if (known3.length === 0) return false;
  const { fromHand, fromSet } = catalogueOf2(table.library);
  const { turn: turn2, active } = gameOf(table);
  const might = (cards, fits3) => known3.some((key) => (cards.get(key.key) ?? nobody5).some((one) => fits3(one) && speedAgainst(table, one.ability) && mightFit(table, seat, one.ability, [one], key)));
  if (table.zoneOf("hand", seat).order.length > 0 && might(fromHand, ({ spell }) => spell !== true || active === seat)) return true;
  const set2 = backrowOf(table, seat).filter((id) => !rowOf3(table, id).faceUp && rowOf3(table, id).setTurn < turn2);
  if (set2.length > 0 && might(fromSet, everyone)) return true;
  return openPlaces2(table, seat).some((id) => known3.some((key) => opensBy(table, seat, id, key)));
}
var nobody5 = [];
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
var fastWindowProcedure = defineProcedure({ name: "fastWindow", steps: [{ name: "ask", rule: "base.7.4", run: ask2 }, { name: "act", rule: "base.7.4", run: act2 }, { name: "acted", run: () => ({ done: true }) }] });
var windowLocals = (seat, window) => ({ seat, window, offers: [], returned: null, answer: null, answers: null });
function ask2(table, locals, frame) {
  const seat = locals.seat;
  const window = locals.window;
  if (passesAhead(table, seat) || !mightAct(table, seat, window)) return { done: false };
  const offers = offersOf(table, seat, window);
  if (offers.length === 0 && isAskedWhereAble(table, seat)) return { done: false };
  table.local(locals, "offers", offers);
  const options = offers.map((offer2, at) => offerOption(table, offer2, at));
  table.ask(frame, { seat, kind: "fastEffect", rule: window === "chain" ? "4.4.2-1" : "base.7.4", params: { window, chain: gameOf(table).chain.length, phase: gameOf(table).phase }, domain: { type: "options", min: 1, max: 1, options: [{ id: "pass", label: "pass" }, ...options, ...presetOptions, wishOption(table, seat)] } });
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
  if (offer2.type === "use") return call(announceRef, announceLocals(table, offer2.listener, offer2.event));
  return call(announceRef, announceTrigger(table, takeTrigger(table, offer2.trigger)));
}
var none9 = [];
var list = (value) => value ?? none9;
var numberOr = (value, fallback) => typeof value === "number" ? value : fallback;
function baseValues(table, object) {
  const row = object;
  if (!row.faceUp && row.zone.startsWith("banished:")) return unknownValues(table, row);
  const program = table.program(row);
  const { card } = program;
  const { names: names3 } = card;
  const printed2 = row.role === "trapMonster" ? trapMonsterIn(program) ?? card.printed : card.printed;
  const place3 = kindOfPlace(table, row);
  const kinds = kindsOf(printed2.kind, place3, row);
  const marks2 = list(printed2.marks);
  const frame = printed2.frame ?? "";
  const monster = kinds.includes("monster");
  const atk = numberOr(printed2.atk, 0);
  const def = numberOr(printed2.def, 0);
  const turn2 = gameOf(table).turn;
  const values = { card: card.id, ownName: names3.en, originalName: printed2.alwaysNamed ?? names3.en, names: namedIn(program, place3) ?? [names3.en, ...printed2.alwaysNamed === void 0 ? [] : [printed2.alwaysNamed]], kinds, frame, holds: heldBy(program), marks: marks2, effectMonster: monster && printed2.effect === true && !(marks2.includes("gemini") && isPlainGemini(row, place3)), normalMonster: monster && (frame === "normal" || marks2.includes("gemini") && isPlainGemini(row, place3)), attribute: printed2.attribute ?? "", races: printed2.race === void 0 ? none9 : [printed2.race], property: printed2.property ?? "", groups: list(printed2.groups), atk, def, originalAtk: atk, originalDef: def, faceUp: row.faceUp, set: row.slot !== "" && !row.faceUp, position: row.position, place: place3, role: row.role, tuner: marks2.includes("tuner"), pendulum: printed2.scale !== void 0, summonedBy: row.summonedBy, summonedFrom: row.summonedFrom, cameThisTurn: row.cameTurn !== 0 && row.cameTurn === turn2, sentThisTurn: row.cameFrom?.turn === turn2, paidFor: row.cameFrom?.paidFor ?? "", materialFor: row.cameFrom?.reason === "material" ? row.cameFrom.how ?? "" : "", token: row.kind === "token", monsterCard: printed2.kind === "monster", trapMonster: trapMonsterIn(program) !== null, normalSummonable: row.kind !== "token" && refusesNone(program), comesFromHere: monster && row.slot === "" && liesRightToCome(program, row, place3) && allowsKind(program, row, "special"), attackedThisTurn: row.attackTurn === turn2, fighting: isFighting(table, row.id), materials: row.under.length, negated: false, abilities: none9, rules: none9, unaffected: none9 };
  if (printed2.level !== void 0) {
    values.level = printed2.level;
    values.originalLevel = printed2.level;
  }
  if (printed2.rank !== void 0) values.rank = printed2.rank;
  if (printed2.link !== void 0) {
    values.link = printed2.link;
    values.arrows = list(printed2.arrows);
  }
  if (frame === "link") {
    delete values.def;
    values.materialRatings = row.materials.reduce((sum, id) => sum + numberOr(table.library.card(id).card.printed.link, 0), 0);
  }
  if (printed2.scale !== void 0) values.scale = printed2.scale;
  for (const kind2 in row.counters) values[`counters.${kind2}`] = row.counters[kind2] ?? 0;
  return values;
}
function unknownValues(table, row) {
  return { card: row.card, names: none9, kinds: none9, frame: "", holds: none9, marks: none9, effectMonster: false, normalMonster: false, attribute: "", races: none9, property: "", groups: none9, faceUp: false, set: false, position: "", place: kindOfPlace(table, row), token: false, comesFromHere: false, negated: false, abilities: none9, rules: none9, unaffected: none9 };
}
function namedIn(program, place3) {
  const renamed2 = renamedIn(program);
  return renamed2 !== null && renamed2.from.includes(place3) ? renamed2.names : null;
}
var renamedIn = once(({ card }) => {
  const ability2 = card.abilities.find(({ marks: marks2 }) => marks2?.named !== void 0);
  return ability2 === void 0 ? null : { from: ability2.from ?? [], names: [ability2.marks?.named] };
});
var heldBy = once(({ card }) => card.abilities.flatMap(({ marks: marks2 }) => marks2?.holds === void 0 ? [] : [marks2.holds]));
function isFighting(table, id) {
  const { attack } = gameOf(table);
  return attack !== null && (attack.attacker === id || attack.target === id);
}
var trapMonsterIn = once(({ card }) => {
  const said2 = card.abilities.find(({ marks: marks2 }) => marks2?.trapMonster !== void 0)?.marks?.trapMonster;
  return said2 === void 0 ? null : { ...card.printed, ...said2 };
});
function refusesNone({ card, abilities }) {
  return (card.printed.frame === "normal" || card.printed.frame === "effect") && !abilities.some(({ ability: ability2 }) => ability2.marks?.cannotNormalSummon === true);
}
function kindsOf(kind2, place3, row) {
  if (place3 === "pendulumZone" || row.role === "equip") return spellOnly;
  if (row.role === "trapMonster") return monsterAndTrap;
  return [kind2];
}
var spellOnly = ["spell"];
var monsterAndTrap = ["monster", "trap"];
function isPlainGemini(row, place3) {
  return place3 === "graveyard" || row.slot !== "" && !row.gemini;
}
function isAsleep(table, row) {
  return !row.gemini && (table.program(row).card.printed.marks?.includes("gemini") ?? false);
}
var groupsOf3 = ({ library }, name2) => library.cardOfName(name2)?.printed.groups ?? [];
function addGroups(values, table) {
  const names3 = values.names;
  if (names3.length === 1 && names3[0] === values.ownName) return;
  values.groups = [.../* @__PURE__ */ new Set([...values.groups, ...names3.flatMap((name2) => groupsOf3(table, name2))])];
}
function finishValues(values, table) {
  addGroups(values, table);
  if (values.atk < 0) values.atk = 0;
  if (values.def < 0) values.def = 0;
}
function playerValues() {
  return { rules: none9 };
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
var saysUnaffected = ({ card }) => hasTree(card.abilities, (tree2) => "unaffected" in tree2) ? [true] : [];
function isSaid({ library }) {
  return library.openings.section("unaffected").length > 0;
}
function affects(table, source, target) {
  if (target.slot === "" || source.object === target.id || !isSaid(table)) return true;
  const unaffected2 = valuesOf2(table, target.id, reach).unaffected;
  if (unaffected2.length === 0) return true;
  const negated = valuesOf2(table, target.id, settled).negated === true;
  return !unaffected2.some((entry2) => (entry2.lent === true || !negated) && speaksOf(table, entry2, source, target));
}
function speaksOf(table, { by, of, activated, butPendulum, butLink, butLender }, source, target) {
  if (activated === true && source.kind === "standing") return false;
  if (butLender !== void 0 && butLender.self === source.object) return false;
  if (butPendulum === true && table.library.card(source.card).card.printed.scale !== void 0) return false;
  if (butLink === true && table.library.card(source.card).card.printed.frame === "link") return false;
  if (of === "opponent" && source.seat === target.controller) return false;
  return by === void 0 || kindOf2(table, source) === by;
}
function kindOf2(table, { object, card }) {
  const row = table.find(object);
  if (row !== null) return String(valuesOf2(table, object, reach).kinds[0]);
  return String(table.library.card(card).card.printed.kind);
}
function holdsEffects(_table, row) {
  return !isMonsterSlot(row.slot) || fieldsOf(row).faceUp;
}
function withinReach(rule3) {
  return { ...rule3, possible: (table, happening) => isReached(table, happening) && (rule3.possible?.(table, happening) ?? true) };
}
function reaches3(table, object, doing) {
  return isReached(table, { object, data: jsonObjectOf(doing) });
}
function isReached(table, { object, data }) {
  const target = table.find(object);
  if (target === null || data.reason !== "effect") return true;
  const { by, byCard, bySeat } = doingOf(data);
  return affects(table, { object: by, card: byCard, seat: bySeat, kind: "act", program: "" }, target);
}
var layer = layers.indexOf("identity");
var cut2 = layer - 1;
var negates = (modifier) => modifier.set?.negated === true;
var printedNegations = once(({ statics }) => statics.flatMap(({ standing: standing2 }) => standing2.filter(({ modifier }) => negates(modifier))));
function standingNegations(table, row) {
  const env = { ...sourceEnv(row.id, row.card, row.controller), cut: cut2 };
  return printedNegations(table.program(row)).map(({ modifier, path }) => ({ modifier, path, env, objects: null, kind: "standing" }));
}
var lies = everySlot.map(slotId);
function negators(table) {
  return present(table, lies).map((id) => table.object(id)).filter((row) => fieldsOf(row).faceUp && !fieldsOf(row).arriving && !isPending(table, row.id) && printedNegations(table.program(row)).length > 0);
}
function lastingNegations(table) {
  return Object.values(table.state.effects).flatMap((effect) => {
    const modifier = table.library.modifier(effect.program);
    return negates(modifier) ? [{ modifier, path: effect.program, env: { ...lastingEnv(effect), cut: cut2 }, objects: effect.objects, kind: "lasting" }] : [];
  });
}
function isAbout(table, { modifier: { of }, env, objects }, row) {
  if (objects !== null) return objects.includes(row.id);
  if (of === "host") return table.find(env.self)?.host === row.id;
  return typeof of === "object" && select(table, env, of).includes(row.id);
}
function strikes(table, negation, row) {
  const { modifier, path, env, kind: kind2 } = negation;
  if (!isAbout(table, negation, row)) return false;
  if (!affects(table, effectSource(env, kind2, path), row)) return false;
  return modifier.if === void 0 || holds(table, about(env, row.id), modifier.if);
}
var strikesBy = (table, source, row) => standingNegations(table, source).some((one) => strikes(table, one, row));
function isStruck(table, row) {
  if (lastingNegations(table).some((one) => strikes(table, one, row))) return true;
  const all2 = negators(table);
  return all2.length > 0 && struckBy(table, row, all2, []);
}
function struckBy(table, row, all2, asked3) {
  return all2.some((source) => {
    if (source.id === row.id || asked3.includes(source.id) || !strikesBy(table, source, row)) return false;
    if (source.stamp > row.stamp && strikesBy(table, row, source)) return false;
    if (lastingNegations(table).some((one) => strikes(table, one, source))) return false;
    return !struckBy(table, source, all2, [...asked3, row.id]);
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
    const { life, owes } = playerOf(table, seat);
    if (life <= 0) losses.push({ seat, rule: "base.1.6" });
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
  if (!isWinnable(table)) return nobody6;
  return table.seats().filter((seat) => [...table.zoneOf("hand", seat).order, ...monstersOf(table, seat), ...backrowOf(table, seat)].some((id) => hasWon(table, seat, id)));
}
var nobody6 = [];
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
var saysSo = once(({ abilities }) => abilities.some(({ ability: ability2 }) => ability2.marks?.wins === true));
var isWinnable = ({ cardsHere }) => cardsHere.any("wins", saysSo);
function endDuel(table, losses, reason) {
  for (const { seat, rule: rule4 } of losses) table.emit("playerLost", rule4, { seat });
  const winners = table.seats().filter((seat) => !losses.some((loss) => loss.seat === seat));
  const rule3 = winners.length === 0 ? "base.1.9" : losses[0]?.rule ?? "base.1.6";
  concludeDuel(table, { winners, reason: reason ?? reasons[losses[0]?.rule ?? ""] ?? "lost", rule: rule3 });
}
function winDuel(table, seats) {
  const both2 = seats.length !== 1;
  concludeDuel(table, { winners: both2 ? [] : seats, reason: "effect", rule: both2 ? "base.1.9" : "base.1.8" });
}
function concludeDuel(table, result) {
  const match = must(localsIn(frameOf(table, matchRef.name), matchRef), "frame of a match");
  showSetMonsters(table);
  table.emit("gameEnded", result.rule, { game: matchOf(table).game, winners: [...result.winners], reason: result.reason });
  table.local(match, "ended", result);
  unwindTo(table, matchRef.name, "ended");
}
function showSetMonsters(table) {
  for (const seat of table.seats()) {
    for (const id of present(table, slotsIn(seat, "monster"))) {
      const { faceUp, card } = rowOf3(table, id);
      if (!faceUp) table.emit("cardRevealed", "base.5.13", { seat, card, object: id });
    }
  }
}
function giveUp(table, seats, scope, reason) {
  const rule3 = "base.1.10";
  if (scope === "game" && frameOf(table, "duel") !== null) return endDuel(table, seats.map((seat) => ({ seat, rule: rule3 })), reason);
  endMatch(table, { winners: table.seats().filter((seat) => !seats.includes(seat)), reason, rule: rule3 });
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
var endOfRound = { procedures: { swiss: { rule: "KTP V.B", turns: null, level: "bothLose" } }, formats: ["tcg", "open"], isPlaying: (table) => frameOf(table, "duel") !== null, lives: (table) => table.seats().map((seat) => playerOf(table, seat).life), endGame: concludeDuel, endMatch };
function addCounters2(object, kind2, amount3, doing) {
  return propose("addCounters", { object }, jsonObjectOf({ ...doing, kind: kind2, amount: amount3 }));
}
function removeCounters2(object, kind2, amount3, doing) {
  return propose("removeCounters", { object }, jsonObjectOf({ ...doing, kind: kind2, amount: amount3 }));
}
var standsFaceUp = (table, object) => {
  return rowOnField(table, object)?.faceUp === true;
};
var { addCountersRule, removeCountersRule } = counterRules({ put: "counterPlaced", removed: "counterRemoved", reaches: (table, { object, data }) => data.amount > 0 && standsFaceUp(table, object), tell: (table, { object, data }, amount3) => {
  const { card, controller } = table.object(object);
  table.emit("countersChanged", "base.21.4", { object, card, seat: controller, kind: data.kind, amount: amount3, ...shownDoing(doingOf(data)) });
} });
function equip(object, to, doing) {
  return propose("equip", { object }, jsonObjectOf({ ...doing, to }));
}
function canBearEquip(table, id) {
  const row = rowOnField(table, id);
  return row !== null && isMonsterSlot(row.slot) && row.faceUp;
}
var anything = {};
var asks = once(({ abilities, printed: printed2 }) => {
  const from = abilities.find(({ kind: kind2 }) => kind2 === "spell")?.targets?.[0]?.from;
  return printed2.property === "equip" && from?.from === "monsterZone" ? from.where ?? anything : anything;
});
function fitsEquip(table, id, host) {
  if (!canBearEquip(table, host)) return false;
  const row = table.object(id);
  return matches(table, sourceEnv(id, row.card, row.controller), host, asks(table.program(row).card));
}
function becomeEquip(table, id) {
  setObject(table, id, "counters", {});
  setObject(table, id, "notes", {});
  releaseObject(table, id);
}
var equipRule = { keys: () => ["equipped"], possible: (table, { object, data }) => rowOnField(table, object)?.faceUp === true && fitsEquip(table, object, data.to), commit: (table, list2) => list2.map((happening) => {
  const { object, data } = happening;
  const host = data.to;
  attach(table, object, host);
  setObject(table, object, "role", "equip");
  const { card, controller } = table.object(object);
  const doing = doingOf(data);
  table.emit("cardEquipped", doing.rule, { object, card, seat: controller, to: host, ...shownDoing(doing) });
  return happening;
}) };
function flipUp(object, position2, doing, how2 = "effect") {
  return propose("flip", { object }, jsonObjectOf({ ...doing, position: position2, how: how2 }));
}
function turnDown(object, doing) {
  return propose("turnDown", { object }, jsonObjectOf({ ...doing }));
}
function changePosition(object, position2, doing) {
  return propose("changePosition", { object }, jsonObjectOf({ ...doing, position: position2 }));
}
var flipped = ["flipped"];
var plain2 = [];
var changed2 = ["positionChanged"];
var bondsOf = once(({ abilities }) => abilities.flatMap(({ ability: ability2 }) => typeof ability2.marks?.bond === "string" ? [ability2.marks.bond] : []));
var lies2 = everySlot.map(slotId);
function breakBonds(table, id) {
  for (const other2 of present(table, lies2)) {
    for (const name2 of bondsOf(table.program(table.object(other2)))) {
      const noted = notedOn(table, other2, name2);
      if (Array.isArray(noted) && noted.includes(id)) noteOn(table, other2, name2, noted.filter((one) => one !== id));
    }
  }
}
var flipRule = { keys: (table, { object }) => isMonsterSlot(table.object(object).slot) ? flipped : plain2, possible: (table, { object }) => {
  const row = rowOnField(table, object);
  return row !== null && !row.faceUp;
}, commit: (table, list2) => list2.map((happening) => {
  const { object, data } = happening;
  setObject(table, object, "faceUp", true);
  setObject(table, object, "setTurn", 0);
  setObject(table, object, "position", data.position);
  table.set(table.object(object), "stamp", table.nextStamp());
  const { card, controller, slot } = table.object(object);
  const doing = doingOf(data);
  table.emit("flippedUp", doing.rule, { object, card, seat: controller, slot, how: data.how, position: data.position, ...shownDoing(doing) });
  return happening;
}) };
var turnDownRule = { keys: () => ["turnedDown"], possible: (table, { object }) => {
  const row = rowOnField(table, object);
  return row !== null && row.faceUp && row.kind !== "token" && table.program(row).card.printed.frame !== "link";
}, commit: (table, list2) => list2.map((happening) => {
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
  const doing = doingOf(data);
  table.emit("turnedDown", doing.rule, { object, card: row.card, seat: row.controller, slot: row.slot, ...shownDoing(doing) });
  return happening;
}) };
var changePositionRule = { keys: () => changed2, possible: (table, { object, data }) => {
  const row = rowOnField(table, object);
  return row !== null && !cannot(table, object, "changePosition", { by: data.reason === "effect" ? "effect" : "player" }) && row.position !== data.position && table.program(row).card.printed.frame !== "link";
}, commit: (table, list2) => list2.map((happening) => {
  const { object, data } = happening;
  setObject(table, object, "position", data.position);
  const { card, controller, slot } = table.object(object);
  const doing = doingOf(data);
  table.emit("positionChanged", doing.rule, { object, card, seat: controller, slot, position: data.position, ...shownDoing(doing) });
  return happening;
}) };
function takeControl(object, seat, slot, until, doing) {
  return propose("takeControl", { object, seat }, jsonObjectOf({ ...doing, slot, until }));
}
function dropLoans(table, id) {
  setGame(table, "loans", gameOf(table).loans.filter(({ object }) => object !== id));
}
var takeControlRule = { keys: () => ["controlChanged"], commit: (table, list2) => list2.map((happening) => takeOver3(table, happening)) };
function takeOver3(table, happening) {
  const { object, seat, data } = happening;
  const from = table.object(object).controller;
  place(table, object, { slot: data.slot });
  const until = data.until;
  if (until !== "back") setGame(table, "loans", [...gameOf(table).loans, { object, to: seat, until }]);
  const doing = doingOf(data);
  table.emit("controlChanged", doing.rule, { object, seat, before: from, slot: data.slot, until, ...shownDoing(doing) });
  return { ...happening, data: { ...data, before: from } };
}
var takeControlProcedure = defineProcedure({ name: "takeControl", steps: [{ name: "zone", rule: "base.21.6", run: ask3 }, { name: "chosen", rule: "base.21.6", run: take2 }, { name: "next", rule: "base.21.6", run: (table, locals) => (table.local(locals, "at", locals.at + 1), { to: "zone" }) }] });
function controlLocals(seat, objects, until, doing) {
  return { seat, objects, until, doing, at: 0, failed: false, returned: null, answer: null, answers: null };
}
function ask3(table, locals, frame) {
  const object = locals.objects[locals.at];
  if (object === void 0) return { done: { done: locals.failed !== true && locals.at > 0, objects: locals.objects } };
  const seat = locals.seat;
  const slots = freeSlots(table, seat, "monster");
  if (slots.length === 0) {
    table.local(locals, "failed", true);
    return { to: "next" };
  }
  return askZone(table, locals, frame, { seat, object, slots, rule: "base.21.6" });
}
function take2(table, locals) {
  const object = locals.objects[locals.at];
  const slot = takeZone(table, locals);
  return happen(table, [takeControl(object, locals.seat, slot, locals.until, locals.doing)]);
}
var endLoansProcedure = defineProcedure({ name: "endLoans", steps: [{ name: "next", rule: "base.21.8", run: nextLoan }] });
var endLoansLocals = (key) => ({ key, returned: null, answer: null, answers: null });
function nextLoan(table, locals) {
  const { loans } = gameOf(table);
  const due = loans.find(({ until }) => until === locals.key);
  if (due === void 0) return { done: null };
  const rest = loans.filter((loan) => loan !== due);
  setGame(table, "loans", rest);
  const row = table.find(due.object);
  if (row === null) return { to: "next" };
  const seat = rest.filter(({ object }) => object === due.object).at(-1)?.to ?? row.owner;
  if (row.controller === seat) return { to: "next" };
  if (freeSlots(table, seat, "monster").length === 0) return happen(table, [move(due.object, { to: "graveyard", act: "sent" }, byRule("base.21.8"))], "next");
  return call(takeControlProcedure, controlLocals(seat, [due.object], "back", byRule("base.21.8")), "next");
}
function shift(object, slot, doing) {
  return propose("shift", { object }, jsonObjectOf({ ...doing, slot }));
}
var shiftRule = { keys: () => ["zoneChanged"], commit: (table, list2) => list2.map((happening) => shiftOne(table, happening)) };
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
  const { card, controller, faceUp } = rowOf3(table, object);
  const doing = doingOf(data);
  table.emit("zoneChanged", doing.rule, { object, seat: controller, before: before2, slot, ...faceUp ? { card } : {}, ...shownDoing(doing) }, faceUp ? [] : [{ seats: [controller], data: { card } }]);
  return { ...happening, data: { ...data, before: before2 } };
}
var shiftProcedure = defineProcedure({ name: "shiftMonster", steps: [{ name: "zone", rule: "base.4.9", run: ask4 }, { name: "chosen", rule: "base.4.10", run: go2 }, { name: "over", rule: "base.4.10", run: (_table, locals) => returning(locals.returned) }] });
var shiftLocals = (object, row, doing) => ({ object, row, doing, returned: null, answer: null, answers: null });
function ask4(table, locals, frame) {
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
var stabiliseProcedure = defineProcedure({ name: "stabilise", steps: [{ name: "act", rule: "base.16.12", run: (table) => happen(table, faults(table)) }, { name: "control", rule: "base.21.11", run: endLapsed }, { name: "moreControl", rule: "base.21.11", run: (table) => lapsedLoan(table) === null ? void 0 : { to: "control" } }, { name: "traps", rule: "base.16.21", run: setTrap }, { name: "over", run: (table) => fallenTrap(table) === null ? { done: null } : { to: "traps" } }] });
function lapsedLoan(table) {
  const lapsed = gameOf(table).loans.find(({ until, object }) => until.startsWith("equip:") && table.find(Number(until.slice("equip:".length)))?.host !== object);
  return lapsed?.until ?? null;
}
function tidyField(table) {
  return faults(table).length === 0 && lapsedLoan(table) === null && fallenTrap(table) === null ? void 0 : call(stabiliseProcedure, { joined: true, returned: null, answer: null, answers: null });
}
function endLapsed(table) {
  const key = lapsedLoan(table);
  return key === null ? void 0 : call(endLoansProcedure, endLoansLocals(key));
}
function fallenTrap(table) {
  const lies3 = (id) => rowOf3(table, id).role === "trapMonster" && !rowOf3(table, id).faceUp;
  return table.seats().flatMap((seat) => monstersOf(table, seat)).find(lies3) ?? null;
}
function setTrap(table) {
  const id = fallenTrap(table);
  if (id === null) return void 0;
  const doing = byRule("base.16.21");
  if (freeSlots(table, table.object(id).controller, "spellTrap").length === 0) return happen(table, [move(id, { to: "graveyard", act: "sent" }, doing)]);
  return call(shiftProcedure, shiftLocals(id, "spellTrap", doing));
}
function faults(table) {
  const found2 = [];
  for (const seat of table.seats()) {
    for (const id of present(table, slotsIn(seat, "spellTrap"))) {
      const { faceUp, role, host } = rowOf3(table, id);
      if (!faceUp) continue;
      if (role === "equip") {
        if (!fitsEquip(table, id, host)) found2.push(destroy(id, byRule("base.16.12")));
      } else if (isUnused(table, id)) found2.push(move(id, { to: "graveyard", act: "sent" }, byRule("base.16.13")));
    }
    if (isDemanded(table)) {
      for (const id of monstersOf(table, seat)) if (standsUp(table, id) && must2(table, id, "defense")) found2.push(changePosition(id, "defense", byRule("base.15.5", "effect")));
    }
  }
  for (const seat of table.seats()) for (const ids2 of [monstersOf(table, seat), backrowOf(table, seat)]) for (const id of ids2) found2.push(...lostCounters(table, id));
  return found2;
}
function lostCounters(table, id) {
  const { counters } = rowOf3(table, id);
  const found2 = [];
  for (const kind2 in counters) {
    const count = counters[kind2];
    if (valuesOf2(table, id).holds.includes(kind2) && isNegated(table, id)) found2.push(removeCounters2(id, kind2, count, byRule("base.21.5")));
  }
  return found2;
}
function standsUp(table, id) {
  const { faceUp, position: position2 } = rowOf3(table, id);
  return faceUp && position2 === "attack";
}
var isDemanded = ({ cardsHere }) => cardsHere.any("demands a position", ({ card }) => hasTree(card.abilities, ({ must: must3 }) => must3 === "defense"));
function isUnused(table, id) {
  if (table.program(table.object(id)).card.printed.property !== "equip") return false;
  const { chain, resolving } = gameOf(table);
  return !chain.some(({ source, number }) => source === id && number < resolving);
}
var phaseBegins = (phase, seat, turn2) => propose("phase", { seat }, { phase, turn: turn2 });
var linkResolved = (object, seat, data) => propose("resolvedLink", { object, seat }, data);
var battleMoment = (key, attacker, target, seat) => propose("battleMoment", { object: attacker, seat }, { moment: key, attacker, target });
var saying = (key) => ({ keys: (_table, { data }) => [key(data)], commit: (_table, list2) => list2 });
var phaseRule = saying(({ phase }) => `phase:${phase}`);
var resolvedLinkRule = saying(() => "resolvedLink");
var battleMomentRule = saying(({ moment }) => moment);
var finishChainProcedure = defineProcedure({ name: "finishChain", steps: [{ name: "spent", rule: "4.4.3-4", run: sendSpent }, { name: "over", rule: "4.4.3-4", run: over }] });
function sendSpent(table) {
  const { spent, chain } = gameOf(table);
  const negated = chain.filter(({ act: act4, activationNegated }) => act4 === "card" && activationNegated).map(({ source }) => source);
  const lies3 = (id) => (table.find(id)?.slot ?? "") !== "";
  const batch = [.../* @__PURE__ */ new Set([...spent, ...negated])].filter(lies3).map((id) => move(id, { to: "graveyard", act: "sent", ...negated.includes(id) ? { unplaced: true } : {} }, byRule("4.4.3-4")));
  return batch.length === 0 ? void 0 : happen(table, batch);
}
function over(table) {
  const links = gameOf(table).chain.length;
  setGame(table, "chain", []);
  setGame(table, "resolving", 0);
  setGame(table, "spent", []);
  setGame(table, "chains", gameOf(table).chains + 1);
  table.emit("chainEnded", "4.4.3-4", { links });
  notice(table, "chainEnded", {}, { links });
}
var resolveProcedure = defineProcedure({ name: "resolve", steps: [{ name: "next", rule: "4.4.3-2", run: next2 }, carryingOut("part", "4.4.3-2"), { name: "field", rule: "base.16.12", run: tidyField }, { name: "resolved", rule: "4.4.3-3", run: resolved }, { name: "judged", rule: "base.1.13", run: judged }, { name: "finish", rule: "4.4.3-4", run: () => call(finishChainProcedure, { joined: true, returned: null }) }, { name: "over", run: () => ({ done: null }) }] });
function next2(table, locals) {
  const { chain, resolving, moment } = gameOf(table);
  const number = resolving === 0 ? chain.length : resolving - 1;
  if (number <= 0) return { to: "finish" };
  const link2 = linkOf(table, number);
  setGame(table, "resolving", number);
  table.newMoment();
  setGame(table, "moment", moment + 1);
  const why = doesNothing(table, link2);
  table.emit(why === null ? "linkResolves" : "linkDoesNothing", why ?? "4.4.3-2", { link: number, seat: link2.seat, object: link2.source, card: link2.card, ability: link2.ability });
  table.local(locals, "env", envLocals(sourceEnv(link2.source, link2.card, link2.seat, link2.event, link2.vars)));
  table.local(locals, "parts", why === null ? link2.parts : []);
  return { to: "part" };
}
function doesNothing(table, link2) {
  if (link2.activationNegated) return "base.23.6";
  if (link2.effectNegated) return "base.23.7";
  const row = table.find(link2.source);
  const there = row !== null && kindOfPlace(table, row) === link2.snapshot.place;
  const open3 = row !== null && rowOf3(table, link2.source).faceUp;
  if (there && row.slot !== "" && isNegated(table, link2.source)) return "base.23.8";
  if (link2.needsSource && !(there && open3)) return link2.act === "card" ? "base.16.9" : "5.1-1";
  return null;
}
function resolved(table) {
  const { number, source, seat, act: act4, activationNegated, effectNegated, snapshot, targets, stamp } = linkOf(table, gameOf(table).resolving);
  const { kinds = [] } = snapshot.values;
  return happen(table, [linkResolved(source, seat, { link: number, act: act4, kinds, targets, negated: activationNegated || effectNegated, activationNegated, witnesses: witnesses(table, stamp) })], void 0, true);
}
function witnesses(table, stamp) {
  return present(table, everySlot.map(slotId)).filter((id) => rowOf3(table, id).stamp < stamp);
}
function judged(table) {
  checkVictory(table);
  return { to: "next" };
}
var buildProcedure = defineProcedure({ name: "build", steps: [{ name: "ask", rule: "4.4.2-1", run: (_table, locals) => call(fastWindowProcedure, windowLocals(locals.seat, "chain")) }, { name: "answered", rule: "4.4.2-2", run: answered2 }, { name: "resolve", rule: "4.4.3-1", run: () => call(resolveProcedure, { env: null, parts: [], returned: null, answer: null, answers: null }) }, { name: "over", run: () => ({ done: null }) }] });
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
function arrive(object, arrival, doing) {
  return propose("arrive", { object, seat: arrival.seat }, jsonObjectOf({ ...doing, ...arrival }));
}
var unwatched3 = [];
function putOnField(table, object, { slot, seat, faceUp, position: position2, role = "" }) {
  const { turn: turn2 } = gameOf(table);
  const row = rowOf3(table, object);
  const { proper } = row;
  if (!faceUp && liesInHand(row)) blurHand(table, row);
  const now = place(table, object, { slot, controller: seat });
  setObject(table, now, "faceUp", faceUp);
  if (proper) setObject(table, now, "proper", true);
  setObject(table, now, "position", position2);
  setObject(table, now, "role", role);
  setObject(table, now, "cameTurn", turn2);
  if (!faceUp) setObject(table, now, "setTurn", turn2);
  return now;
}
var arriveRule = { keys: (_table, { data }) => data.faceUp === true || data.back === true ? unwatched3 : settingKeys, commit: (table, list2) => list2.map((happening) => arriveOne(table, happening)) };
var settingKeys = ["cardSet"];
function arriveOne(table, happening) {
  const { object, seat, data } = happening;
  const arrival = readAs(data);
  const { card, controller } = table.object(object);
  const from = kindOfPlace(table, table.object(object));
  dropLoans(table, object);
  const now = putOnField(table, object, arrival);
  if (data.arriving === true) {
    setObject(table, now, "arriving", true);
    setObject(table, now, "summonedFrom", from);
  }
  const doing = doingOf(data);
  const shown2 = { seat, slot: arrival.slot, from, position: arrival.position, ...shownDoing(doing) };
  if (arrival.faceUp) table.emit("cardPlaced", doing.rule, { ...shown2, object: now, card });
  else table.emit("cardSet", doing.rule, { ...shown2, object: now }, [{ seats: [seat], data: { card } }]);
  return { ...happening, data: { ...data, from, now, left: controller } };
}
function summon(object, summoning2, doing) {
  return propose("summon", { object, seat: summoning2.seat }, jsonObjectOf({ ...doing, ...summoning2 }));
}
var summonKeys = ["summoned"];
var specialKinds = /* @__PURE__ */ new Set(["special", "ritual", "fusion", "synchro", "xyz", "pendulum", "link"]);
function isSpecial(how2) {
  return specialKinds.has(how2);
}
var summonRule = { keys: () => summonKeys, commit: (table, list2) => list2.map((happening) => summonOne(table, happening)) };
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
  const { how: how2, slot, position: position2, faceUp, proper } = readAs(data);
  const before2 = kindOfPlace(table, table.object(object));
  const origin = slot === "" ? cameFrom(table, object) : before2;
  const again3 = how2 === "normal" && !rowOf3(table, object).arriving;
  const now = slot === "" ? object : putOnField(table, object, { slot, seat, faceUp, position: position2, role: roleOfMonster(table, object) });
  endArriving(table, now);
  setObject(table, now, "summonedBy", how2);
  setObject(table, now, "summonedFrom", origin);
  if (proper) setObject(table, now, "proper", true);
  if (again3) setObject(table, now, "gemini", true);
  if (isSpecial(how2)) setPlayer(table, seat, "summonedSpecially", playerOf(table, seat).summonedSpecially + 1);
  const row = table.object(now);
  const doing = doingOf(data);
  const shown2 = { seat, how: how2, from: origin, slot: row.slot, position: position2, object: now, ...shownDoing(doing) };
  if (faceUp) table.emit("monsterSummoned", doing.rule, { ...shown2, card: row.card });
  else table.emit("monsterSummoned", doing.rule, shown2, [{ seats: [row.controller], data: { card: row.card } }]);
  return { ...happening, data: { ...data, from: shown2.from, now, special: isSpecial(how2) } };
}
function maySetCard(table, seat, id) {
  if (!isSpell(table, id) && !isTrap(table, id)) return false;
  if (playerCannot(table, seat, "set", id)) return false;
  return isField(table, id) || freeSlots(table, seat, "spellTrap").length > 0;
}
var isField = (table, id) => table.program(table.object(id)).card.printed.property === "field";
var setCardProcedure = defineProcedure({ name: "setCard", steps: [{ name: "zone", rule: "base.4.9", run: ask5 }, { name: "zoneChosen", rule: "base.4.9", run: (table, locals) => table.local(locals, "slot", takeZone(table, locals)) }, { name: "clear", rule: "base.16.15", run: clear }, { name: "set", rule: "base.16.3", run: set }, { name: "over", run: over2 }] });
var actLocals = (seat, object, doing = null) => ({ seat, object, slot: "", deck: "", doing, returned: null, answer: null, answers: null });
function ask5(table, locals, frame) {
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
  return happen(table, [arrive(object, { slot: locals.slot, seat, faceUp: false, position: "" }, locals.doing ?? byRule("base.16.3", "rule", seat))]);
}
function over2(table, locals) {
  if (locals.deck !== "") reshuffle(table, locals.deck, "base.5.10");
  return { done: locals.returned };
}
function normalSummonsLeft(table, seat, id) {
  return 1 + moreOf(table, seat, "normalSummonMore", id) - playerOf(table, seat).normalSummons;
}
function tributesNeeded(table, id) {
  const level = levelOf(table, id);
  return level <= 4 ? 0 : level <= 6 ? 1 : 2;
}
function tributable(table, seat) {
  return monstersOf(table, seat).filter((id) => !cannot(table, id, "beTributed", { by: "summon" }));
}
function tributeWorth(table, id, summoned) {
  return mayFor(table, id, "countAsTwoTributes", summoned) ? 2 : 1;
}
function areTributes(table, summoned, tributes) {
  return tributes.reduce((sum, id) => sum + tributeWorth(table, id, summoned), 0) >= tributesNeeded(table, summoned);
}
var inMain = (table, id) => positionOf(table.object(id).slot).row === "monster";
function leavesZone(table, seat, tributes) {
  return freeSlots(table, seat, "monster").length > 0 || tributes.some((id) => inMain(table, id));
}
function mayPlaceAs(table, seat, id, set2) {
  return !playerCannot(table, seat, set2 ? "set" : "normalSummon", id) && (set2 || !refusesNormalSummon(table, seat, id));
}
function refusesNormalSummon(table, seat, id) {
  return table.program(table.object(id)).abilities.some(({ ability: ability2, path }) => ability2.marks?.noNormalSummon === true && (ability2.when === void 0 || holds(table, listenerEnv(table, { object: id, seat, ability: path }, null), ability2.when)));
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
function completedTributes(table, seat, summoned, there, picked) {
  if (areTributes(table, summoned, picked) && leavesZone(table, seat, picked)) return picked;
  if (picked.length >= tributesNeeded(table, summoned)) return null;
  let best = null;
  for (const id of there) {
    if (picked.includes(id)) continue;
    const found2 = completedTributes(table, seat, summoned, there, [...picked, id]);
    if (found2 !== null && (best === null || found2.length < best.length)) best = found2;
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
  if (must2(table, id, "defense")) return false;
  if (cannot(table, id, "changePosition", { by: "player" }) || playerCannot(table, seat, "changePosition", id)) return false;
  return isUnmoved(table, row);
}
var arrivalRef = procedureRef("arrival");
var arrivalProcedure = defineProcedure({ ...arrivalRef, steps: [{ name: "begin", rule: "base.8.13", run: begin4 }, { name: "first", rule: "base.7.4", run: (table) => call(fastWindowProcedure, windowLocals(turnPlayer(table), "summoning")) }, { name: "firstDone", rule: "base.7.4", run: (_table, locals) => locals.returned === true ? { to: "answered" } : void 0 }, { name: "second", rule: "base.7.4", run: (table) => call(fastWindowProcedure, windowLocals(opponentOf(turnPlayer(table)), "summoning")) }, { name: "secondDone", rule: "base.7.4", run: (_table, locals) => locals.returned === true ? void 0 : { to: "succeed" } }, { name: "answered", rule: "4.4.2-1", run: (table) => call(buildProcedure, buildLocals(opponentOf(topLink(table)?.seat ?? turnPlayer(table)))) }, { name: "succeed", rule: "base.8.16", run: succeed }, { name: "over", run: over3 }] });
function arrivalLocals({ objects, seat, how: how2, proper, doing }) {
  return { objects, seat, how: how2, proper, doing: doing ?? null, negated: [], returned: null, answer: null, answers: null };
}
function begin4(table, locals) {
  const { objects, seat, how: how2 } = locals;
  const data = { objects, how: how2, from: cameFrom(table, objects[0]), special: isSpecial(how2) };
  if (gameOf(table).resolving > 0) return { to: "succeed" };
  setGame(table, "answerable", [{ key: "summoning", data: { ...data, key: "summoning", object: objects[0], seat }, moment: gameOf(table).moment }]);
  return void 0;
}
function succeed(table, locals) {
  const { objects, seat, how: how2, proper } = locals;
  const negated = locals.negated;
  const left = objects.filter((id) => !negated.includes(id) && (table.find(id)?.slot ?? "") !== "");
  for (const id of negated) if (table.find(id) !== null) endArriving(table, id);
  const position2 = (id) => rowOf3(table, id).position === "defense" ? "defense" : "attack";
  const rule3 = how2 === "flip" ? "base.8.10" : "base.8.16";
  return happen(table, left.map((id) => summon(id, { how: how2, seat, slot: "", position: position2(id), faceUp: true, proper }, locals.doing ?? byRule(rule3, "rule", seat))));
}
function over3(_table, { returned }) {
  const { objects } = must(typeof returned === "object" ? returned : null, "what was summoned");
  return { done: [...objects] };
}
var normalSummonProcedure = defineProcedure({ name: "normalSummon", steps: [{ name: "tributes", rule: "base.8.3", run: askTributes }, { name: "tribute", rule: "base.8.5", run: tribute }, { name: "zone", rule: "base.4.9", run: askForZone }, { name: "zoneChosen", rule: "base.4.9", run: (table, locals) => table.local(locals, "slot", takeZone(table, locals)) }, { name: "arrive", rule: "base.8.6", run: comeIn }, { name: "arrived", rule: "base.8.6", run: arrived }, { name: "over", run: () => ({ done: null }) }] });
function normalLocals(seat, object, set2, { free: free2 = false, untributed = false } = {}) {
  return { seat, object, set: set2, free: free2, untributed, tributes: 0, slot: "", returned: null, answer: null, answers: null };
}
function askTributes(table, locals, frame) {
  const seat = locals.seat;
  const object = locals.object;
  const needed = locals.untributed === true ? 0 : tributesNeeded(table, object);
  table.local(locals, "tributes", needed);
  if (locals.free !== true) setPlayer(table, seat, "normalSummons", playerOf(table, seat).normalSummons + 1);
  if (needed === 0) return { to: "zone" };
  const there = tributable(table, seat);
  const least = completedTributes(table, seat, object, there, [])?.length ?? needed;
  const options = there.map((id) => objectOption(table, id));
  table.ask(frame, { seat, kind: "chooseTributes", rule: "base.8.3", params: { card: table.object(object).card, object, count: needed }, domain: { type: "options", min: least, max: needed, checked: true, options } });
  return { wait: true };
}
var asked = (table) => must(localsIn(frameOf(table, "normalSummon"), normalSummonProcedure), "the frame of the procedure that asked").object;
var tributeJudge = { accept: (table, { seat }, picks) => {
  if (!areTributes(table, asked(table), objectsIn2(picks))) return { rule: "base.8.3", detail: "These are not enough Tributes." };
  return leavesZone(table, seat, objectsIn2(picks)) ? null : { rule: "base.4.6", detail: "No Main Monster Zone would be free." };
}, complete: (table, { seat, domain }, picked) => {
  if (domain.type !== "options") return null;
  const whole2 = completedTributes(table, seat, asked(table), objectsIn2(domain.options.map(({ id }) => id)), objectsIn2(picked));
  return whole2 === null ? null : [...picked, ...whole2.map((id) => `object:${id}`).filter((id) => !picked.includes(id))];
} };
function tribute(table, locals) {
  const doing = byRule("base.8.5", "tribute", locals.seat);
  const ids2 = objectsIn2(picksOf(locals.answer));
  table.local(locals, "answer", null);
  return happen(table, ids2.map((id) => move(id, { to: "graveyard", act: "tributed" }, doing)));
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
  return happen(table, [arrive(locals.object, set2 ? arrival : { ...arrival, arriving: true }, byRule("base.8.6", "rule", seat))]);
}
function arrived(table, locals) {
  if (locals.set === true) return { to: "over" };
  const { objects } = returnedIn(locals);
  const how2 = locals.tributes > 0 ? "tribute" : "normal";
  return call(arrivalProcedure, arrivalLocals({ objects, seat: locals.seat, how: how2, proper: false }), "over");
}
var candidate = (material, parts2, fits3, worths) => ({ id: material.id, parts: parts2.flatMap((part, at) => fits3(material, part) ? [at] : []), worths });
function materialQuestion(facts, materials, fits3, frees2) {
  const parts2 = facts.materials ?? [];
  const candidates2 = materials.filter(({ levels }) => facts.frame !== "xyz" || levels.length > 0).map((material) => candidate(material, parts2, fits3, facts.frame === "link" ? linkWorths(material) : material.levels));
  const sum = facts.frame === "synchro" ? facts.level : facts.link;
  return { demand: { parts: parts2, ...sum === void 0 ? {} : { sum: { is: sum } }, oneOf: frees2 }, candidates: candidates2 };
}
var linkWorths = ({ link: link2 = 1 }) => [1, link2];
function ritualQuestion(levels, materials, frees2) {
  const candidates2 = materials.map((one) => ({ id: one.id, parts: [0], worths: one.levels }));
  return { demand: { parts: [{ count: 1, more: true }], sum: levels, oneOf: frees2 }, candidates: candidates2 };
}
function findMaterials(demand, candidates2, picked = []) {
  if (picked.some((id) => !candidates2.some((one) => one.id === id))) return null;
  return search(demand, inOrder3(demand, candidates2), new Set(picked));
}
function areMaterials(demand, candidates2, picked) {
  return findMaterials(demand, candidates2.filter(({ id }) => picked.includes(id)), picked) !== null;
}
function usable2(demand, candidates2) {
  return candidates2.filter(({ id }) => findMaterials(demand, candidates2, [id]) !== null).map(({ id }) => id);
}
function inOrder3({ sum }, candidates2) {
  if (sum === void 0) return candidates2.map((one) => ({ ...one, worths: [0] }));
  return [...candidates2].sort((left, right) => right.worths[0] - left.worths[0]);
}
function search(demand, candidates2, wanted2) {
  const dead = /* @__PURE__ */ new Set();
  const goOn2 = (at, standing2) => {
    const candidate2 = candidates2[at];
    if (candidate2 === void 0) return isEnough2(demand, standing2) ? [] : null;
    const key = `${at}:${standing2.filled.join()}:${standing2.sum}:${standing2.met}`;
    if (dead.has(key)) return null;
    for (const next5 of takings(demand, candidate2, standing2)) {
      const rest = goOn2(at + 1, next5);
      if (rest !== null) return [candidate2.id, ...rest];
    }
    const without2 = wanted2.has(candidate2.id) ? null : goOn2(at + 1, standing2);
    if (without2 === null) dead.add(key);
    return without2;
  };
  return goOn2(0, { filled: demand.parts.map(() => 0), sum: 0, met: demand.oneOf === void 0 });
}
function isEnough2({ parts: parts2, sum }, standing2) {
  if (!standing2.met || parts2.some(({ count }, part) => standing2.filled[part] < count)) return false;
  if (sum === void 0) return true;
  return "is" in sum ? standing2.sum === sum.is : standing2.sum >= sum.atLeast;
}
function takings({ parts: parts2, sum, oneOf }, { id, parts: fits3, worths }, standing2) {
  const met = standing2.met || oneOf?.has(id) === true;
  const sums = worths.filter((worth) => sum === void 0 || ("is" in sum ? standing2.sum + worth <= sum.is : standing2.sum < sum.atLeast)).map((worth) => standing2.sum + worth);
  return fits3.flatMap((part) => {
    const demanded = parts2[part];
    if (standing2.filled[part] === demanded.count && demanded.more !== true) return [];
    const filled = standing2.filled.map((count, at) => at === part ? Math.min(count + 1, demanded.count) : count);
    return sums.map((total) => ({ filled, sum: total, met }));
  });
}
function fieldSpec(seat, object, how2) {
  return { seat, object, how: how2, from: ["monsterZone"] };
}
var openKinds = /* @__PURE__ */ new Set(["synchro", "xyz", "link"]);
function sources2(table, { seat, object, how: how2, from, where = {} }) {
  const env = sourceEnv(object, table.object(object).card, seat);
  const ids2 = from.flatMap((kind2) => kind2 === "monsterZone" ? monstersOf(table, seat) : table.zoneOf(kind2, seat).order);
  return ids2.filter((id) => {
    if (id === object || !mayBeMaterial(table, { seat, object, how: how2 }, id)) return false;
    return matches(table, env, id, where);
  });
}
function mayBeMaterial(table, { seat, object, how: how2 }, id) {
  const row = rowOf3(table, id);
  if (!isMonster(table, id)) return false;
  if (openKinds.has(how2) && !row.faceUp) return false;
  if (cannot(table, id, how2 === "ritual" ? "beTributed" : "beMaterial", { by: how2 === "ritual" ? "effect" : how2, other: object })) return false;
  if (how2 !== "ritual" && playerCannot(table, seat, "useMaterial", id)) return false;
  return how2 !== "xyz" || row.kind !== "token";
}
function materialOf(table, id, how2) {
  const { level, link: link2 } = valuesOf2(table, id);
  const levels = typeof level === "number" ? [level, ...how2 === "synchro" ? otherLevels(table, id) : []] : [];
  return { id, levels, link: link2 };
}
function otherLevels(table, id) {
  if (isNegated(table, id)) return [];
  return table.program(table.object(id)).abilities.flatMap(({ ability: { marks: marks2 } }) => typeof marks2?.synchroLevel === "number" ? [marks2.synchroLevel] : []);
}
function ontoQuestion(table, env, all2) {
  const { ability: ability2 } = table.program(table.object(env.self)).abilities.find(({ ability: { marks: marks2 } }) => marks2?.onto !== void 0) ?? {};
  if (ability2 === void 0 || ability2.when !== void 0 && !holds(table, env, ability2.when)) return [];
  const fitting3 = all2.filter(({ id }) => matches(table, env, id, readAs(ability2.marks?.onto)));
  return [{ demand: { parts: [{ count: 1 }] }, candidates: fitting3.map(({ id }) => ({ id, parts: [0], worths: [] })) }];
}
function waysIn(table, seat, object) {
  const free2 = summonZones(table, seat, object);
  const mine = monstersOf(table, seat);
  const inExtra = mine.filter((id) => rowOf3(table, id).slot.startsWith("x:"));
  const fromExtra = rowOf3(table, object).zone.startsWith("extraDeck:");
  if (!isBound2(table, object)) return free2.length > 0 ? [{}] : [{ oneOf: new Set(fromExtra ? mine : mine.filter((id) => !inExtra.includes(id))) }];
  if (free2.some((slot) => slot.startsWith("x:"))) return [{}];
  const ways = [{ oneOf: new Set(inExtra) }];
  const own = new Set(slotsIn(seat, "monster"));
  for (const pointer of present(table, everySlot.map(slotId).filter(isMonsterSlot))) {
    const row = rowOf3(table, pointer);
    for (const slot of pointsAt(table, row)) {
      const { object: occupant } = table.slot(slot);
      if (!own.has(slot)) continue;
      ways.push({ ...occupant === 0 ? {} : { oneOf: /* @__PURE__ */ new Set([occupant]) }, without: pointer });
    }
  }
  return ways;
}
function questionsOf(table, spec) {
  const { seat, object, how: how2, levels } = spec;
  const facts = readAs(table.program(table.object(object)).card.printed);
  const env = sourceEnv(object, table.object(object).card, seat);
  const all2 = sources2(table, spec).map((id) => materialOf(table, id, how2));
  if (all2.length === 0 || levels === void 0 && all2.length < fewest(facts) && !isPutOnto(table, object)) return [];
  const standIns = how2 === "fusion" && (facts.materials ?? []).some(isNamed2) ? all2.filter(({ id }) => mayStandIn(table, id)) : [];
  const listed2 = ({ id }, { is }) => matches(table, env, id, is);
  const fitting3 = [listed2, ...standIns.map((one) => (material, part) => material.id === one.id ? isNamed2(part) : listed2(material, part))];
  const asked3 = (materials, oneOf) => levels !== void 0 ? [ritualQuestion(levels, materials, oneOf)] : [...ontoQuestion(table, env, materials), ...fitting3.map((fits3) => materialQuestion(facts, materials, fits3, oneOf))];
  if (findSet(asked3(all2)) === null) return [];
  return waysIn(table, seat, object).flatMap(({ oneOf, without: without2 }) => asked3(all2.filter(({ id }) => id !== without2), oneOf));
}
var fewestMaterials = (table, object) => isPutOnto(table, object) ? 1 : fewest(readAs(table.program(table.object(object)).card.printed));
var isPutOnto = (table, id) => table.program(table.object(id)).abilities.some(({ ability: { marks: marks2 } }) => marks2?.onto !== void 0);
var fewest = ({ materials = [] }) => materials.reduce((sum, { count }) => sum + count, 0);
var isNamed2 = ({ is }) => is.names !== void 0;
function mayStandIn(table, id) {
  return table.program(table.object(id)).abilities.some(({ ability: ability2 }) => ability2.marks?.fusionSubstitute === true);
}
function findSet(questions, picked = []) {
  for (const { demand, candidates: candidates2 } of questions) {
    const found2 = findMaterials(demand, candidates2, picked);
    if (found2 !== null) return found2;
  }
  return null;
}
function isSet(questions, picked) {
  return questions.some(({ demand, candidates: candidates2 }) => areMaterials(demand, candidates2, picked));
}
function usableIn(questions) {
  return [...new Set(questions.flatMap(({ demand, candidates: candidates2 }) => usable2(demand, candidates2)))];
}
function isOnly(questions, set2) {
  if (usableIn(questions).some((id) => !set2.includes(id))) return false;
  return set2.every((id) => questions.every(({ demand, candidates: candidates2 }) => findMaterials(demand, candidates2.filter((one) => one.id !== id)) === null));
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
function mayUseField(table, seat, { object: id, kind: how2 }) {
  return maySpecialSummon(table, seat, id, how2) && hasMaterials(table, fieldSpec(seat, id, how2));
}
function summonableFromField(table, seat) {
  const there = openMonsters(table, seat);
  if (there === 0) return nobody7;
  const judged2 = /* @__PURE__ */ new Map();
  const found2 = [];
  for (const object of table.zoneOf("extraDeck", seat).order) {
    const kind2 = fieldKindOf(table, object);
    if (kind2 === null) continue;
    const { card } = table.object(object);
    let may2 = judged2.get(card);
    if (may2 === void 0) judged2.set(card, may2 = fewestMaterials(table, object) <= there && mayUseField(table, seat, { object, kind: kind2 }));
    if (may2) found2.push({ object, kind: kind2 });
  }
  return found2;
}
var nobody7 = [];
function openMonsters(table, seat) {
  let count = 0;
  for (const id of monstersOf(table, seat)) if (rowOf3(table, id).faceUp) count++;
  return count;
}
var proceduresOf = once(({ abilities }) => abilities.filter(({ ability: ability2 }) => ability2.marks?.summon === "special"));
function ownProcedure(table, seat, id) {
  const row = table.object(id);
  for (const compiled of proceduresOf(table.program(row))) {
    if (!functions(table, row, compiled)) continue;
    const { ability: ability2, path } = compiled;
    const listener = { object: id, seat, ability: path };
    const env = listenerEnv(table, listener, null);
    if (ability2.when !== void 0 && !holds(table, env, ability2.when)) continue;
    if (ability2.limit !== void 0 && usesLeft(table, listener, ability2.limit) <= 0) continue;
    const fits3 = ability2.marks?.freesZone === true ? maySpecialSummon(table, seat, id, "own") : canBeSummoned(table, seat, id, "own");
    if (fits3 && payable(table, env, ability2.cost)) return listener;
  }
  return null;
}
var summonByEffectProcedure = defineProcedure({ name: "summonByEffect", steps: [{ name: "begin", rule: "base.9.10", run: begin5 }, { name: "which", rule: "base.9.10", run: takeWhich }, { name: "position", rule: "base.9.4", run: askPosition }, { name: "positionChosen", rule: "base.9.4", run: takePosition }, { name: "zone", rule: "base.4.9", run: askForZone2 }, { name: "zoneChosen", rule: "base.4.9", run: noteZone }, { name: "summon", rule: "base.9.3", run: comeIn2 }, { name: "over", rule: "base.5.10", run: over4 }] });
function effectSummonLocals(given2) {
  return { ...given2, at: 0, positions: [], slots: [], decks: [], fewer: false, returned: null, answer: null, answers: null };
}
var given = (locals) => locals;
var sideFor = (table, { side, owners }, id) => owners === true ? table.object(id).owner : side;
var chooserFor = (table, { seat, owners }, id) => owners === true ? table.object(id).owner : seat;
function zonesOf(table, where, id) {
  const { pointedBy = 0 } = where;
  const slots = summonZones(table, sideFor(table, where, id), id);
  if (pointedBy === 0) return slots;
  const pointer = table.find(pointedBy);
  const pointed = pointer === null ? [] : pointsAt(table, pointer);
  return slots.filter((slot) => pointed.includes(slot));
}
function begin5(table, locals, frame) {
  const summoning2 = given(locals);
  const { seat, how: how2, owners } = summoning2;
  const objects = owners === true ? turnOrder(table).flatMap((one) => summoning2.objects.filter((id) => table.object(id).owner === one)) : summoning2.objects;
  const able = objects.filter((id) => maySpecialSummon(table, chooserFor(table, summoning2, id), id, how2) && zonesOf(table, summoning2, id).length > 0);
  const room = mostPlaced(able.map((id) => zonesOf(table, summoning2, id)));
  if (room < objects.length) table.local(locals, "fewer", true);
  table.local(locals, "objects", able);
  if (room === able.length) return void 0;
  const options = able.map((id) => objectOption(table, id));
  table.ask(frame, { seat, kind: "chooseMonsters", rule: "base.9.10", params: {}, domain: { type: "options", min: room, max: room, checked: true, options } });
  return { wait: true };
}
function fitTogether(table, seat, picks) {
  const summoning2 = localsIn(frameOf(table, "summonByEffect"), summonByEffectProcedure) ?? { side: seat };
  return canPlaceAll(objectsIn2(picks).map((id) => zonesOf(table, summoning2, id)));
}
function takeWhich(table, locals) {
  if (locals.answer !== null) table.local(locals, "objects", [...objectsIn2(picksOf(locals.answer))]);
  table.local(locals, "answer", null);
  table.local(locals, "decks", given(locals).excavated === true ? [] : table.seats().filter((one) => given(locals).objects.some((id) => table.object(id).zone === `mainDeck:${one}`)));
}
function askPosition(table, locals, frame) {
  const { objects, position: position2 } = given(locals);
  const id = objects[locals.at];
  if (id === void 0) return { to: "summon" };
  const fixed = valuesOf2(table, id).frame === "link" ? "attack" : position2;
  const seat = chooserFor(table, given(locals), id);
  if (fixed !== "any" && fixed !== "attackOrSet") {
    table.local(locals, "answer", { picks: [fixed === "attack" ? "attack" : "defense"] });
    return { to: "positionChosen" };
  }
  const options = [{ id: "attack", label: "attackPosition" }, fixed === "any" ? { id: "defense", label: "defensePosition" } : { id: "set", label: "setPosition" }];
  table.ask(frame, { seat, kind: "choosePosition", rule: "base.9.4", params: { card: table.object(id).card, object: id }, domain: { type: "options", min: 1, max: 1, options } });
  return { wait: true };
}
function takePosition(table, locals) {
  table.local(locals, "positions", [...locals.positions, picksOf(locals.answer)[0]]);
  table.local(locals, "answer", null);
}
function askForZone2(table, locals, frame) {
  const { objects } = given(locals);
  const at = locals.at;
  const taken3 = locals.slots;
  const choices2 = objects.slice(at).map((id2) => zonesLeft(zonesOf(table, given(locals), id2), taken3));
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
  const { objects, side, how: how2, position: position2, proper, doing, arriving } = given(locals);
  const positions2 = locals.positions;
  const slots = locals.slots;
  if (arriving === true) return happen(table, objects.map((id, at) => arrive(id, { slot: slots[at], seat: side, faceUp: true, position: positions2[at], arriving: true }, doing)));
  const batch = objects.map((id, at) => summon(id, { how: how2, seat: sideFor(table, given(locals), id), slot: slots[at], position: positions2[at] === "attack" ? "attack" : "defense", faceUp: position2 !== "faceDownDefense" && positions2[at] !== "set", proper }, doing));
  return happen(table, batch);
}
function over4(table, locals) {
  for (const seat of locals.decks) reshuffle(table, `mainDeck:${seat}`, "base.5.10");
  return returning({ ...returnedIn(locals), done: locals.fewer !== true });
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
  if (playerOf(table, seat).pendulumSummoned) return [];
  const scales = (pendulumPair(table, seat) ?? []).map((id) => valuesOf2(table, id).scale);
  const [low, high] = [Math.min(...scales), Math.max(...scales)];
  const there = [...table.zoneOf("hand", seat).order, ...table.zoneOf("extraDeck", seat).order.filter((id) => rowOf3(table, id).faceUp)];
  return there.filter((id) => {
    const { level } = valuesOf2(table, id);
    return level > low && level < high && canBeSummoned(table, seat, id, "pendulum");
  });
}
var pendulumSummonProcedure = defineProcedure({ name: "pendulumSummon", steps: [{ name: "choose", rule: "base.13.2", run: ask6 }, { name: "chosen", rule: "base.13.2", run: chosen2 }, { name: "arrived", rule: "base.13.5", run: arrived2 }, { name: "over", run: () => ({ done: null }) }] });
function ask6(table, locals, frame) {
  const seat = locals.seat;
  const options = pendulumMonsters(table, seat).map((id) => objectOption(table, id));
  setPlayer(table, seat, "pendulumSummoned", true);
  if (options.length === 1) {
    table.local(locals, "answer", { picks: options.map(({ id }) => id) });
    return void 0;
  }
  table.ask(frame, { seat, kind: "chooseMonsters", rule: "base.13.2", params: {}, domain: { type: "options", min: 1, max: options.length, checked: true, options } });
  return { wait: true };
}
var zonesJudge = { accept: (table, { seat, rule: rule3 }, picks) => fitTogether(table, seat, picks) ? null : { rule: rule3, detail: "There is no zone for each of them." }, complete: (table, { seat, domain }, picked) => {
  if (domain.type !== "options" || !fitTogether(table, seat, picked)) return null;
  let whole2 = picked;
  for (const { id } of domain.options) if (whole2.length < domain.min && !whole2.includes(id) && fitTogether(table, seat, [...whole2, id])) whole2 = [...whole2, id];
  return whole2.length < domain.min ? null : whole2;
} };
function chosen2(table, locals) {
  const seat = locals.seat;
  const objects = objectsIn2(picksOf(locals.answer));
  table.local(locals, "answer", null);
  return call(summonByEffectProcedure, effectSummonLocals({ seat, side: seat, objects, how: "pendulum", position: "any", proper: false, doing: byRule("base.13.2", "rule", seat), arriving: true }));
}
function arrived2(_table, locals) {
  const { objects = [] } = must(outcomeIn(locals), "what was summoned");
  if (objects.length === 0) return { to: "over" };
  return call(arrivalProcedure, arrivalLocals({ objects, seat: locals.seat, how: "pendulum", proper: false }), "over");
}
function stack(object, stacking, doing) {
  return propose("stack", { object, seat: stacking.seat }, jsonObjectOf({ ...doing, ...stacking }));
}
var none10 = [];
var places4 = everySlot.map(slotId);
var waitingPlace = (table) => places4.find((slot) => table.slot(slot).object === 0);
var stackRule = { keys: () => none10, commit: (table, list2) => list2.map((happening) => stackOne(table, happening)) };
function stackOne(table, happening) {
  const { object, seat, data } = happening;
  const stacking = readAs(data);
  const { card } = table.object(object);
  const from = kindOfPlace(table, table.object(object));
  const { slot, position: position2 } = stacking;
  const below = table.slot(slot).object;
  const waits = below === 0 ? slot : waitingPlace(table);
  const aside = waits === void 0 ? layAside(table, below) : null;
  const at = waits ?? slot;
  const now = putOnField(table, object, { slot: at, seat, faceUp: true, position: position2 });
  setObject(table, now, "arriving", true);
  setObject(table, now, "summonedFrom", from);
  const doing = doingOf(data);
  const under = stacking.materials.map((id) => id === below && aside !== null ? aside(now, doing) : putUnder(table, id, now, doing));
  if (at !== slot) place(table, now, { slot, controller: seat });
  table.emit("cardPlaced", doing.rule, { seat, slot, from, position: position2, ...shownDoing(doing), object: now, card });
  return { ...happening, data: { ...data, from, now, materials: jsonOf(under) } };
}
function layAside(table, id) {
  const was = lying(table, id);
  const other2 = present(table, places4).find((one) => one !== id);
  const aside = [...table.object(id).under, id].map((one) => place(table, one, { host: other2, as: "under", at: "bottom" }));
  return (host, doing) => {
    const now = aside.map((one) => place(table, one, { host, as: "under", at: "bottom" }));
    return told2(table, was, now[now.length - 1], host, doing);
  };
}
var lying = (table, id) => ({ seat: table.object(id).controller, card: table.object(id).card, from: kindOfPlace(table, table.object(id)) });
function told2(table, { seat, card, from }, object, host, doing) {
  table.emit("becameMaterial", "base.12.3", { seat, card, object, host, from, ...shownDoing(doing) });
  return object;
}
function putUnder(table, id, host, doing) {
  for (const below of table.object(id).under) place(table, below, { host, as: "under", at: "bottom" });
  const was = lying(table, id);
  return told2(table, was, place(table, id, { host, as: "under", at: "top" }), host, doing);
}
var chooseMaterialsProcedure = defineProcedure({ name: "chooseMaterials", steps: [{ name: "ask", rule: "base.10.8", run: ask7 }, { name: "take", rule: "base.10.8", run: (_table, locals) => ({ done: [...objectsIn2(picksOf(locals.answer))] }) }] });
function materialLocals(spec) {
  return { spec, returned: null, answer: null, answers: null };
}
var rules = { synchro: "base.11.1", xyz: "base.12.1", link: "base.14.1", fusion: "base.10.8", ritual: "base.10.2" };
function ask7(table, locals, frame) {
  const spec = specOf(locals);
  const questions = questionsOf(table, spec);
  const found2 = must(findSet(questions), "materials");
  if (isOnly(questions, found2)) return { done: [...found2] };
  const options = usableIn(questions).map((id) => objectOption(table, id));
  const { card } = table.object(spec.object);
  table.ask(frame, { seat: spec.seat, kind: "chooseMaterials", rule: rules[spec.how], params: { card, object: spec.object, how: spec.how }, domain: { type: "options", min: 1, max: options.length, checked: true, options } });
  return { wait: true };
}
var asked2 = (table) => specOf(must(localsIn(frameOf(table, "chooseMaterials"), chooseMaterialsProcedure), "the frame of the procedure that asked"));
var materialJudge = { accept: (table, { rule: rule3 }, picks) => {
  const spec = asked2(table);
  return isSet(questionsOf(table, spec), objectsIn2(picks)) ? null : { rule: rule3, detail: "These are not its materials." };
}, complete: (table, _decision, picked) => {
  const found2 = findSet(questionsOf(table, asked2(table)), objectsIn2(picked));
  return found2 === null ? null : [...picked, ...found2.map((id) => `object:${id}`).filter((one) => !picked.includes(one))];
} };
var specialSummonProcedure = defineProcedure({ name: "specialSummon", steps: [{ name: "begin", rule: "base.9.1", run: begin6 }, { name: "materials", rule: "base.11.2", run: takeMaterials }, { name: "pay", rule: "base.9.2", run: pay }, { name: "judged", rule: "base.1.13", run: (table) => void checkVictory(table) }, { name: "position", rule: "base.9.4", run: askPosition2 }, { name: "positionChosen", rule: "base.9.4", run: takePosition2 }, { name: "zone", rule: "base.4.9", run: askForZone3 }, { name: "zoneChosen", rule: "base.4.9", run: (table, row) => table.local(row, "slot", takeZone(table, row)) }, { name: "arrive", rule: "base.8.13", run: comeIn3 }, { name: "arrived", rule: "base.8.13", run: arrived3 }, { name: "summoned", rule: "base.9.13", run: noteSummon }, { name: "over", run: (_table, row) => ({ done: { done: true, objects: [row.came] } }) }] });
function fieldLocals(seat, object, how2) {
  return { seat, object, how: how2, ability: "", limit: null, env: {}, doing: null, materials: [], cards: [], position: "", slot: "", came: 0, returned: null, answer: null, answers: null };
}
function effectXyzLocals(table, seat, object, materials, doing) {
  return { ...fieldLocals(seat, object, "xyz"), materials: [...materials], cards: materials.map((id) => table.object(id).card), doing };
}
function procedureLocals(table, listener) {
  const { marks: marks2, limit = null } = table.library.ability(listener.ability).ability;
  return { ...fieldLocals(listener.seat, listener.object, "special"), ability: listener.ability, limit, position: marks2?.position ?? "", env: envLocals(listenerEnv(table, listener, null)) };
}
var howOf = (row) => row.how;
var rules2 = { special: "base.9.2", synchro: "base.11.1", xyz: "base.12.1", link: "base.14.1" };
function begin6(_table, row) {
  if (howOf(row) === "special") return { to: "pay" };
  if (row.doing !== null) return { to: "position" };
  return call(chooseMaterialsProcedure, materialLocals(fieldSpec(row.seat, row.object, howOf(row))));
}
function takeMaterials(table, row) {
  const materials = returnedIn(row);
  table.local(row, "cards", materials.map((id) => table.object(id).card));
  table.local(row, "returned", null);
  if (howOf(row) === "xyz") {
    table.local(row, "materials", [...materials]);
    return { to: "position" };
  }
  const doing = { ...byRule(rules2[howOf(row)], "material", row.seat), how: howOf(row) };
  return happen(table, materials.map((id) => move(id, { to: "graveyard", act: "sent" }, doing)), "position");
}
function pay(table, row) {
  const path = row.ability;
  return table.library.ability(path).ability.cost === void 0 ? void 0 : call(verbsRef, effectLocals(envOf(row.env), `${path}/cost`));
}
function askPosition2(table, row, frame) {
  const object = row.object;
  table.local(row, "returned", null);
  if (table.find(object) === null) return { to: "over" };
  if (valuesOf2(table, object).frame === "link") table.local(row, "position", "attack");
  if (row.position !== "") return { to: "zone" };
  const options = [{ id: "attack", label: "attackPosition" }, { id: "defense", label: "defensePosition" }];
  table.ask(frame, { seat: row.seat, kind: "choosePosition", rule: "base.9.4", params: { card: table.object(object).card, object }, domain: { type: "options", min: 1, max: 1, options } });
  return { wait: true };
}
function takePosition2(table, row) {
  table.local(row, "position", picksOf(row.answer)[0]);
  table.local(row, "answer", null);
}
function zonesFor(table, row) {
  const seat = row.seat;
  const free2 = summonZones(table, seat, row.object);
  const under = row.materials.map((id) => table.object(id).slot);
  return [.../* @__PURE__ */ new Set([...free2, ...under])];
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
  const doing = row.doing ?? byRule(rules2[howOf(row)], "rule", seat);
  return happen(table, [stack(object, { slot: row.slot, seat, position: row.position, materials: row.materials }, doing)]);
}
function arrived3(table, row) {
  const { objects } = row.returned;
  const seat = row.seat;
  const how2 = howOf(row);
  const now = objects[0];
  table.local(row, "came", now);
  setObject(table, now, "materials", row.cards);
  for (const id of table.object(now).under) notice(table, "usedAsMaterial", { object: id, seat }, { host: now, how: how2, reason: "material" });
  return call(arrivalProcedure, arrivalLocals({ objects: [now], seat, how: how2, proper: true, doing: row.doing }), "summoned");
}
function noteSummon(table, row) {
  const isSummoned = row.returned.includes(row.came);
  if (row.limit !== null && isSummoned) noteUse(table, { object: row.object, seat: row.seat, ability: row.ability }, row.limit);
}
function lifeHappening(type, seat, amount3, doing, more = {}) {
  return propose(type, { seat }, jsonObjectOf({ ...doing, amount: amount3, ...more }));
}
var damage = (seat, amount3, doing, battle = false) => lifeHappening("damage", seat, amount3, doing, { battle });
var loseLife = (seat, amount3, doing) => lifeHappening("loseLife", seat, amount3, doing);
var payLife = (seat, amount3, doing) => lifeHappening("payLife", seat, amount3, doing);
var gainLife = (seat, amount3, doing) => lifeHappening("gainLife", seat, amount3, doing);
var setLife = (seat, amount3, doing) => lifeHappening("setLife", seat, amount3, doing);
function change2(table, seat, to, rule3, data) {
  const { life } = playerOf(table, seat);
  const now = table.number(Math.max(0, to));
  setPlayer(table, seat, "life", now);
  table.emit("lifeChanged", rule3, { seat, change: now - life, life: now, ...data });
}
var isSome = (_table, { data }) => data.amount > 0;
function lifeRule(key, kind2, after3) {
  const plain3 = [key];
  return { keys: () => plain3, possible: isSome, commit: (table, list2) => list2.map((happening) => {
    const { seat, data } = happening;
    const doing = doingOf(data);
    change2(table, seat, after3(playerOf(table, seat).life, data.amount), doing.rule, { kind: kind2, ...shownDoing(doing) });
    return happening;
  }) };
}
var battleKeys = ["damaged", "battleDamage"];
var effectKeys = ["damaged"];
var damageRule = { ...lifeRule("damaged", "damage", (life, amount3) => life - amount3), keys: (_table, { data }) => data.battle === true ? battleKeys : effectKeys };
var loseLifeRule = lifeRule("lostLife", "loseLife", (life, amount3) => life - amount3);
var payLifeRule = lifeRule("paidLife", "payLife", (life, amount3) => life - amount3);
var gainLifeRule = { ...lifeRule("gainedLife", "gainLife", (life, amount3) => life + amount3), possible: (table, happening) => isSome(table, happening) && !playerCannot(table, happening.seat, "gainLife") };
var setLifeRule = { ...lifeRule("lifeSet", "setLife", (_life, amount3) => amount3), possible: () => true };
var declareAttackProcedure = defineProcedure({ name: "declareAttack", steps: [{ name: "target", rule: "base.17.4", run: askTarget }, { name: "price", rule: "base.1.12", run: payPrice }, { name: "declare", rule: "base.17.2", run: declare }, { name: "over", run: () => ({ done: null }) }] });
function targetOptions(table, targets) {
  return targets.map((id) => {
    if (id === 0) return { id: "direct", label: "direct" };
    const { faceUp, card } = rowOf3(table, id);
    return { id: `object:${id}`, label: faceUp ? "object" : "hiddenObject", params: faceUp ? { card, object: id } : { object: id }, object: id };
  });
}
var targetOf = (pick) => pick === "direct" ? 0 : Number(pick.slice("object:".length));
function askTarget(table, locals, frame) {
  const seat = locals.seat;
  const object = locals.object;
  const targets = attackTargets(table, seat, object);
  if (targets.length === 1 && targets[0] === 0) {
    table.local(locals, "answer", { picks: ["direct"] });
    return void 0;
  }
  table.ask(frame, { seat, kind: "chooseAttackTarget", rule: "base.17.4", params: { card: table.object(object).card, object }, domain: { type: "options", min: 1, max: 1, options: targetOptions(table, targets) } });
  return { wait: true };
}
function payPrice(table, locals) {
  const seat = locals.seat;
  const price2 = attackPrice(table, seat, locals.object);
  return price2 === 0 ? void 0 : happen(table, [payLife(seat, price2, byRule("base.17.2", "cost", seat))]);
}
function declare(table, locals) {
  const seat = locals.seat;
  const attacker = locals.object;
  const target = targetOf(picksOf(locals.answer)[0]);
  const row = rowOf3(table, attacker);
  const { turn: turn2 } = gameOf(table);
  setObject(table, attacker, "attacks", row.attackTurn === turn2 ? row.attacks + 1 : 1);
  if (row.attackTurn !== turn2) setObject(table, attacker, "targets", []);
  setObject(table, attacker, "attackTurn", turn2);
  aim(table, attacker, target);
  table.newMoment();
  setGame(table, "moment", gameOf(table).moment + 1);
  const direct = target === 0;
  const open3 = !direct && rowOf3(table, target).faceUp;
  table.emit("attackDeclared", "base.17.2", { seat, object: attacker, card: row.card, direct, ...direct ? {} : { target, ...open3 ? { targetCard: table.object(target).card } : {} } });
  tell(table, "attackDeclared", attacker, seat, { target, direct });
  if (!direct) tell(table, "attackTargeted", target, opponentOf(seat), { attacker });
}
function aim(table, attacker, target) {
  setGame(table, "attack", { attacker, target, changed: false, negated: false, losers: [], wasSet: target !== 0 && !rowOf3(table, target).faceUp });
}
function endAttack(table) {
  const attack = gameOf(table).attack;
  if (attack.target !== 0 && table.find(attack.attacker) !== null) setObject(table, attack.attacker, "targets", [...rowOf3(table, attack.attacker).targets, attack.target]);
  setGame(table, "attack", null);
}
function tell(table, key, object, seat, data) {
  notice(table, key, { object, seat }, data);
  if (isAnswered(table, key)) noteTiming(table, key, { ...data, key, object, seat });
}
var flipSummonProcedure = defineProcedure({ name: "flipSummon", steps: [{ name: "turn", rule: "base.8.10", run: turn }, { name: "window", rule: "base.8.13", run: (_table, locals) => call(arrivalProcedure, arrivalLocals({ objects: [locals.object], seat: locals.seat, how: "flip", proper: false })) }, { name: "over", run: () => ({ done: null }) }] });
function turn(table, locals) {
  const object = locals.object;
  setObject(table, object, "cameTurn", gameOf(table).turn);
  return happen(table, [flipUp(object, "attack", byRule("base.8.10", "rule", locals.seat), "flipSummon")]);
}
var summonAgainProcedure = defineProcedure({ name: "summonAgain", steps: [{ name: "window", rule: "base.3.12", run: summonAgain }, { name: "over", run: () => ({ done: null }) }] });
function summonAgain(table, locals) {
  const seat = locals.seat;
  setPlayer(table, seat, "normalSummons", playerOf(table, seat).normalSummons + 1);
  return call(arrivalProcedure, arrivalLocals({ objects: [locals.object], seat, how: "normal", proper: false }));
}
var changePositionProcedure = defineProcedure({ name: "changePosition", steps: [{ name: "change", rule: "base.15.2", run: change3 }, { name: "over", run: () => ({ done: null }) }] });
function change3(table, locals) {
  const object = locals.object;
  const position2 = rowOf3(table, object).position === "attack" ? "defense" : "attack";
  setObject(table, object, "positionTurn", gameOf(table).turn);
  return happen(table, [changePosition(object, position2, byRule("base.15.2", "rule", locals.seat))]);
}
var actId = ({ kind: kind2, object }) => `${kind2}:${object}`;
function actsOf(table, seat, allowed) {
  if (allowed === "battle") return monstersOf(table, seat).filter((id) => mayAttack(table, seat, id)).map((object) => ({ kind: "attack", object }));
  if (allowed !== "main") return [];
  const found2 = [];
  for (const object of table.zoneOf("hand", seat).order) {
    if (mayNormalSummon(table, seat, object)) {
      if (mayPlaceAs(table, seat, object, false)) found2.push({ kind: tributesNeeded(table, object) > 0 ? "tributeSummon" : "normalSummon", object });
      if (mayPlaceAs(table, seat, object, true)) found2.push({ kind: "set", object });
    } else if (maySetCard(table, seat, object)) found2.push({ kind: "set", object });
  }
  for (const zone of ["hand", "graveyard", "banished", "extraDeck"]) for (const object of table.zoneOf(zone, seat).order) if (ownProcedure(table, seat, object) !== null) found2.push({ kind: "special", object });
  found2.push(...summonableFromField(table, seat));
  const [pendulum] = pendulumPair(table, seat) ?? [];
  if (pendulum !== void 0 && pendulumMonsters(table, seat).length > 0) found2.push({ kind: "pendulum", object: pendulum });
  for (const object of monstersOf(table, seat)) {
    if (mayAwaken(table, seat, object)) found2.push({ kind: "normalSummon", object });
    if (mayFlip(table, seat, object)) found2.push({ kind: "flip", object });
    else if (mayChangePosition(table, seat, object)) found2.push({ kind: "position", object });
  }
  return found2;
}
function actOption(table, act4) {
  const { kind: kind2, object } = act4;
  return { id: actId(act4), label: kind2, params: { card: table.object(object).card, object }, object };
}
function startAct(table, seat, { kind: kind2, object }) {
  switch (kind2) {
    case "normalSummon":
    case "tributeSummon":
      if (rowOf3(table, object).slot !== "") return call(summonAgainProcedure, actLocals(seat, object));
      return call(normalSummonProcedure, normalLocals(seat, object, false));
    case "set":
      return maySetCard(table, seat, object) ? call(setCardProcedure, actLocals(seat, object)) : call(normalSummonProcedure, normalLocals(seat, object, true));
    case "flip":
      return call(flipSummonProcedure, actLocals(seat, object));
    case "position":
      return call(changePositionProcedure, actLocals(seat, object));
    case "special":
      return call(specialSummonProcedure, procedureLocals(table, must(ownProcedure(table, seat, object), "procedure of its own")));
    case "synchro":
    case "xyz":
    case "link":
      return call(specialSummonProcedure, fieldLocals(seat, object, kind2));
    case "pendulum":
      return call(pendulumSummonProcedure, actLocals(seat, object));
    case "attack":
      return call(declareAttackProcedure, actLocals(seat, object));
  }
}
function hasNothing(table, seat, allowed, acts) {
  if (allowed === "main" && monstersOf(table, seat).length > 0 && table.zoneOf("extraDeck", seat).order.length > 0) return false;
  if (backrowOf(table, seat).some((id) => !rowOf3(table, id).faceUp)) return false;
  return acts().length === 0;
}
var timingProcedure = defineProcedure({ name: "timing", steps: [{ name: "field", rule: "base.16.12", run: tidyField }, { name: "flush", rule: "base.7.3", run: flush }, { name: "forced", rule: "4.4.2.1-1", run: orderForced }, { name: "forcedNext", rule: "4.4.2.1-1", run: forcedNext }, { name: "optional", rule: "4.4.2.1-1", run: askOptional }, { name: "optionalChosen", rule: "4.4.2.1-1", run: takeOptional }, { name: "built", rule: "4.4.2.1-2", run: built }, { name: "fastFirst", rule: "base.7.4", run: fastFirst }, { name: "fastFirstDone", rule: "base.7.4", run: (_table, locals) => locals.returned === true ? { to: "answered" } : void 0 }, { name: "fastSecond", rule: "base.7.4", run: fastSecond }, { name: "fastSecondDone", rule: "base.7.5", run: (_table, locals) => ({ to: locals.returned === true ? "answered" : "close" }) }, { name: "answered", rule: "base.7.6", run: (table) => call(buildProcedure, buildLocals(opponentOf(topLink(table)?.seat ?? turnPlayer(table))), "resolved") }, { name: "resolved", rule: "base.7.3", run: resolved2 }, { name: "close", rule: "base.7.5", run: close }] });
function timingLocals({ once: once2 = false } = {}) {
  return { once: once2, queue: [], seats: [], waited: [], returned: null, answer: null, answers: null };
}
function flush(table, locals) {
  openTiming(table);
  flushTriggers(table);
  table.local(locals, "seats", [...turnOrder(table)]);
  table.local(locals, "waited", waitingTriggers(table).filter(({ event }) => !isHeld(table, event)).map(({ id }) => id));
  return waitingTriggers(table).some(({ event }) => !isHeld(table, event)) ? void 0 : { to: "fastFirst" };
}
function orderForced() {
  return call(orderTriggersProcedure, orderLocals());
}
function triggerOrder(table, rows) {
  return turnOrder(table).map((seat) => rows.filter((row) => row.seat === seat && !isHeld(table, row.event) && mandatory(table, row)));
}
var isOrder = (returned) => Array.isArray(returned);
function forcedNext(table, locals) {
  const queue = isOrder(locals.returned) ? locals.returned : locals.queue;
  const [id, ...rest] = queue;
  table.local(locals, "queue", rest);
  if (id === void 0) return { to: "optional" };
  const row = takeTrigger(table, id);
  if (!placeable(table, row)) return { to: "forcedNext" };
  return call(announceRef, announceTrigger(table, row), "forcedNext");
}
function askOptional(table, locals, frame) {
  const [seat, ...rest] = locals.seats;
  if (seat === void 0) return { to: "built" };
  const rows = openTriggers(table, seat).filter((row) => placeable(table, row));
  if (rows.length === 0) {
    table.local(locals, "seats", rest);
    return { to: "optional" };
  }
  const options = rows.map((row) => triggerOption(table, row));
  table.ask(frame, { seat, kind: "chainTrigger", rule: "4.4.2.1-1", params: { chain: gameOf(table).chain.length }, domain: { type: "options", min: 1, max: 1, options: [{ id: "pass", label: "pass" }, ...options] } });
  return { wait: true };
}
function openTriggers(table, seat) {
  const { answerMoment } = gameOf(table);
  return waitingTriggers(table).filter((row) => row.seat === seat && row.moment <= answerMoment && !isHeld(table, row.event) && !isHidden(table, sourceOf2(table, row)));
}
function takeOptional(table, locals) {
  const [pick = "pass"] = picksOf(locals.answer);
  const [seat] = locals.seats;
  if (!pick.startsWith("trigger:")) {
    const declined = openTriggers(table, seat).map(({ id }) => id);
    dropTriggers(table, ({ id }) => declined.includes(id));
    return { to: "optional" };
  }
  return call(announceRef, announceTrigger(table, takeTrigger(table, triggerPicked(pick))), "optional");
}
function built(table) {
  return gameOf(table).chain.length > 0 ? { to: "answered" } : void 0;
}
function resolved2(table, locals) {
  if (checkVictory(table)) return { done: null };
  const waited = locals.waited;
  dropTriggers(table, ({ id }) => waited.includes(id));
  return { to: locals.once === true ? "close" : "field" };
}
function fastFirst(table) {
  const seat = turnPlayer(table);
  if (!mayAnswerFirst(table, seat) && !mightAct(table, opponentOf(seat), "timing") && gameOf(table).step === "") return { to: "fastSecond" };
  return call(fastWindowProcedure, windowLocals(seat, "timing"));
}
function fastSecond(table) {
  return call(fastWindowProcedure, windowLocals(opponentOf(turnPlayer(table)), "timing"));
}
function close(table) {
  closeTiming(table);
  dropTriggers(table, ({ event }) => !isHeld(table, event));
  return { done: null };
}
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
function beginStep(table, step2, rule3) {
  setGame(table, "step", step2);
  table.newMoment();
  table.emit("stepBegan", rule3, { step: step2, seat: turnPlayer(table) });
}
function skipped(table, phase) {
  const seat = turnPlayer(table);
  const { skips } = playerOf(table, seat);
  const at = skips.indexOf(phase);
  if (at < 0) return false;
  setPlayer(table, seat, "skips", skips.filter((_, index) => index !== at));
  table.emit("phaseSkipped", "base.6.16", { phase, seat });
  return true;
}
var nothing7 = { toAttacker: 0, toTarget: 0, attackerLoses: false, targetLoses: false };
function calculate(attacker, target) {
  if (target === null) return { ...nothing7, toTarget: attacker.atk };
  const outcome = target.position === "attack" ? againstAttack(attacker.atk, target.atk) : againstDefense(attacker, target.def);
  return { ...outcome, attackerLoses: outcome.attackerLoses && attacker.survives !== true, targetLoses: outcome.targetLoses && target.survives !== true };
}
function againstAttack(atk, other2) {
  if (atk > other2) return { ...nothing7, toTarget: atk - other2, targetLoses: true };
  if (atk < other2) return { ...nothing7, toAttacker: other2 - atk, attackerLoses: true };
  return atk === 0 ? nothing7 : { ...nothing7, attackerLoses: true, targetLoses: true };
}
function againstDefense({ atk, pierces }, def) {
  if (atk > def) return { ...nothing7, toTarget: pierces === true ? atk - def : 0, targetLoses: true };
  return { ...nothing7, toAttacker: def - atk };
}
function settleDamage({ toAttacker, toTarget }, changes) {
  const [attackerGives, targetGives] = [changes.attacker?.toOther === true, changes.target?.toOther === true];
  return { toAttacker: changed3((attackerGives ? 0 : toAttacker) + (targetGives ? toTarget : 0), changes.attacker), toTarget: changed3((targetGives ? 0 : toTarget) + (attackerGives ? toAttacker : 0), changes.target) };
}
function changed3(damage2, { none: none12, doubled = 0, halved = 0 } = {}) {
  if (none12 === true) return 0;
  let amount3 = damage2 * 2 ** doubled;
  for (let times = 0; times < halved; times++) amount3 = Math.round(amount3 / 2);
  return amount3;
}
var damageStepProcedure = defineProcedure({ name: "damageStep", steps: [{ name: "start", rule: "base.18.6", run: (table) => (beginStep(table, "damageStart", "base.18.1"), reach2(table, "damageStepBegins")) }, { name: "startTiming", rule: "base.18.6", run: () => timing() }, { name: "before", rule: "base.18.2", run: before }, { name: "beforeTiming", rule: "base.18.6", run: () => timing() }, { name: "calculation", rule: "base.18.7", run: calculation }, { name: "calculationTiming", rule: "base.18.7", run: () => timing({ once: true }) }, { name: "calculate", rule: "base.19.9", run: settle2 }, { name: "calculated", rule: "base.1.13", run: (table) => void checkVictory(table) }, { name: "after", rule: "base.18.8", run: after2 }, { name: "end", rule: "base.18.9", run: (table) => (beginStep(table, "damageEnd", "base.18.1"), happen(table, defeated(table))) }, { name: "ends", rule: "base.18.9", run: (table) => reach2(table, "damageStepEnds") }, { name: "endTiming", rule: "base.18.9", run: () => timing() }, { name: "over", rule: "base.18.14", run: over5 }] });
var timing = (how2 = {}) => call(timingProcedure, timingLocals(how2));
var attackOf = (table) => gameOf(table).attack;
function before(table) {
  beginStep(table, "damageBefore", "base.18.1");
  const { target, attacker } = attackOf(table);
  return happen(table, [flipUp(target, "defense", byBattle(table, attacker, "base.18.2"), "battle")]);
}
function stillBattles(table) {
  const { attacker, target } = attackOf(table);
  const row = table.find(attacker);
  if (row === null || row.controller !== turnPlayer(table) || rowOf3(table, attacker).position !== "attack") return false;
  if (target === 0) return true;
  const other2 = table.find(target);
  return other2 !== null && isMonsterSlot(other2.slot) && other2.controller !== row.controller;
}
function calculation(table) {
  if (!stillBattles(table)) {
    table.emit("noBattle", "base.18.11", { seat: turnPlayer(table) });
    return { to: "after" };
  }
  beginStep(table, "damageCalculation", "base.18.1");
  return reach2(table, "damageCalculation");
}
function fighter(table, id, other2) {
  const { position: position2 } = rowOf3(table, id);
  return { atk: atkOf(table, id), def: defOf(table, id), position: position2 === "defense" ? "defense" : "attack", survives: cannot(table, id, "beDestroyed", { by: "battle", other: other2 }), pierces: deals(table, id, "pierce") };
}
function settle2(table) {
  if (!stillBattles(table)) return { to: "after" };
  const attack = attackOf(table);
  const { attacker, target } = attack;
  const outcome = calculate(fighter(table, attacker, target), target === 0 ? null : fighter(table, target, attacker));
  const losers = [...outcome.attackerLoses ? [attacker] : [], ...outcome.targetLoses ? [target] : []];
  for (const id of losers) setObject(table, id, "doomed", true);
  setGame(table, "attack", { ...attack, losers });
  table.emit("battleCalculated", "base.19.15", { attacker, target, atk: atkOf(table, attacker), ...target === 0 ? {} : { position: rowOf3(table, target).position, value: rowOf3(table, target).position === "attack" ? atkOf(table, target) : defOf(table, target) }, losers });
  expire(table, `calculation:${gameOf(table).turn}`);
  return happen(table, taken2(table, attack, outcome));
}
function taken2(table, { attacker, target }, outcome) {
  const seat = turnPlayer(table);
  const other2 = opponentOf(seat);
  const { toAttacker, toTarget } = settleDamage(outcome, { attacker: damageChanges(table, seat, attacker, target), target: damageChanges(table, other2, target, attacker) });
  const by = (id) => byBattle(table, id, target === 0 ? "base.19.7" : "base.19.9");
  return [damage(seat, toAttacker, by(outcome.toAttacker > 0 ? target : attacker), true), damage(other2, toTarget, by(outcome.toTarget > 0 ? attacker : target), true)];
}
function after2(table) {
  beginStep(table, "damageAfter", "base.18.1");
  const { attacker, target } = attackOf(table);
  const seat = turnPlayer(table);
  if (table.find(attacker) !== null && table.find(target) !== null) {
    tell(table, "battled", attacker, seat, { other: target });
    tell(table, "battled", target, opponentOf(seat), { other: attacker });
  }
  return timing();
}
function defeated(table) {
  const { attacker, target, losers } = attackOf(table);
  return losers.flatMap((id) => {
    const row = table.find(id);
    if (row === null || !isMonsterSlot(row.slot)) return [];
    const by = id === attacker ? target : attacker;
    return [destroy(id, byBattle(table, by, "base.18.9"))];
  });
}
function reach2(table, key) {
  const { attacker, target } = attackOf(table);
  return happen(table, [battleMoment(key, attacker, target, turnPlayer(table))], void 0, true);
}
function over5(table) {
  for (const id of attackOf(table).losers) if (table.find(id) !== null) setObject(table, id, "doomed", false);
  expire(table, `damage:${gameOf(table).turn}`);
  beginStep(table, "battle", "base.18.14");
}
var attackGoesOnProcedure = defineProcedure({ name: "attackGoesOn", steps: [{ name: "look", rule: "base.17.12", run: look2 }, { name: "replay", rule: "base.17.9", run: takeReplay }, { name: "damageStep", rule: "base.17.7", run: () => call(damageStepProcedure, { returned: null, answer: null, answers: null }) }, { name: "stop", rule: "base.17.11", run: (table) => (endAttack(table), { done: null }) }] });
function look2(table, _locals, frame) {
  const attack = gameOf(table).attack;
  const seat = turnPlayer(table);
  const { attacker, target, changed: changed4, negated } = attack;
  if (negated || gameOf(table).ending !== "") return stopped(table, attacker, "base.17.13");
  if (!canAttack(table, seat, attacker)) return stopped(table, attacker, "base.17.12");
  const targets = attackTargets(table, seat, attacker);
  if (!changed4 && targets.includes(target)) return { to: "damageStep" };
  table.emit("replay", "base.17.8", { seat, object: attacker, card: table.object(attacker).card });
  table.ask(frame, { seat, kind: "replay", rule: "base.17.9", params: { card: table.object(attacker).card, object: attacker }, domain: { type: "options", min: 1, max: 1, options: [{ id: "stop", label: "stopAttack" }, ...targetOptions(table, targets)] } });
  return { wait: true };
}
function stopped(table, attacker, rule3) {
  table.emit("attackStopped", rule3, { object: attacker, ...table.find(attacker) === null ? {} : { card: table.object(attacker).card } });
  return { to: "stop" };
}
function takeReplay(table, locals) {
  const [pick = "stop"] = picksOf(locals.answer);
  const { attacker } = gameOf(table).attack;
  if (pick === "stop") return stopped(table, attacker, "base.17.9");
  aim(table, attacker, targetOf(pick));
  return { to: "damageStep" };
}
function noteBattlefield(table, happened) {
  const { attack, step: step2 } = gameOf(table);
  if (attack === null || step2 !== "battle") return;
  const side = opponentOf(turnPlayer(table));
  if (happened.some((one) => one !== null && concerns3(one, side))) setGame(table, "attack", { ...attack, changed: true });
}
function concerns3({ type, seat, data }, side) {
  if (type === "arrive" || type === "summon") return seat === side && isMonsterSlot(data.slot) || data.from === "monsterZone" && data.left === side;
  if (type === "takeControl") return true;
  return data.from === "monsterZone" && data.controller === side;
}
var openStateProcedure = defineProcedure({ name: "openState", steps: [{ name: "settle", rule: "base.7.3", run: settle3 }, { name: "attack", rule: "base.17.7", run: (table) => gameOf(table).attack === null ? void 0 : call(attackGoesOnProcedure, { returned: null, answer: null, answers: null }, "acted") }, { name: "offer", rule: "base.7.2", run: offer }, { name: "act", rule: "base.7.2", run: act3 }, { name: "acted", rule: "base.7.3", run: acted }, { name: "activated", rule: "4.4.2-1", run: (table) => call(buildProcedure, buildLocals(opponentOf(turnPlayer(table))), "acted") }, { name: "goOn", rule: "base.7.8", run: (table) => call(fastWindowProcedure, windowLocals(opponentOf(turnPlayer(table)), "goOn")) }, { name: "gone", rule: "base.7.8", run: gone }, { name: "answered", rule: "4.4.2-1", run: (table) => call(buildProcedure, buildLocals(turnPlayer(table)), "acted") }] });
function openLocals(allowed) {
  return { allowed, wants: "next", done: false, acts: [], offers: [], returned: null, answer: null, answers: null };
}
function settle3(table, locals) {
  if (checkVictory(table)) return void 0;
  if (locals.done !== true && !timingOpen(table)) return void 0;
  table.local(locals, "done", false);
  return call(timingProcedure, timingLocals(), "settle");
}
function acted(table, locals) {
  table.local(locals, "done", true);
  return { to: "settle" };
}
function isEnded(table, allowed) {
  const { ending } = gameOf(table);
  return ending === "turn" || ending === "battle" && (allowed === "battle" || allowed === "start");
}
function offer(table, locals, frame) {
  const seat = turnPlayer(table);
  const allowed = locals.allowed;
  if (isEnded(table, allowed)) return { done: "next" };
  const main2 = allowed === "main";
  const acting = main2 || allowed === "battle";
  const { asked: asked3 } = playerOf(table, seat);
  const might = (window) => asked3 === "able" ? offersOf(table, seat, window).length > 0 : mightAct(table, seat, window);
  const quiet = !acting && (asked3 === "acting" || passesAhead(table, seat) || !might("open"));
  let known3 = null;
  const actsNow = () => known3 ??= actsOf(table, seat, allowed);
  const isDone = () => asked3 === "able" ? actsNow().length === 0 : hasNothing(table, seat, allowed, actsNow);
  if (quiet || isDone() && !might(main2 ? "main" : "open") && !mayEnterBattle(table)) {
    table.local(locals, "wants", "next");
    return { to: "goOn" };
  }
  const acts = actsNow();
  const offers = offersOf(table, seat, main2 ? "main" : "open");
  table.local(locals, "acts", acts);
  table.local(locals, "offers", offers);
  const options = [...acts.map((one) => actOption(table, one)), ...offers.map((one, at) => offerOption(table, one, at))];
  const owed = allowed === "battle" && attackIsOwed(table, seat);
  if (mayEnterBattle(table)) options.push({ id: "battlePhase", label: "battlePhase" });
  const standing2 = acting ? wishes(table, seat) : [...presetOptions, ...wishes(table, seat)];
  table.ask(frame, { seat, kind: acting ? "openAction" : "fastEffect", rule: "base.7.2", params: { window: "open", phase: gameOf(table).phase, step: gameOf(table).step }, domain: { type: "options", min: 1, max: 1, options: [...owed ? [] : [{ id: "pass", label: "goOn" }], ...options, ...standing2] } });
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
    return { ...startOffer(table, locals.offers[Number(pick.slice("use:".length))]), then: "activated" };
  }
  if (followAnyWish(table, seat, pick)) return { to: "offer" };
  const chosen8 = locals.acts.find((one) => actId(one) === pick);
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
var phaseEffectsProcedure = defineProcedure({ name: "phaseEffects", steps: [{ name: "settle", rule: "base.7.3", run: settle4 }, { name: "ask", rule: "base.6.10", run: ask8 }, { name: "chosen", rule: "base.6.10", run: chosen3 }, { name: "activated", rule: "4.4.2-1", run: (_table, locals) => call(buildProcedure, buildLocals(opponentOf(locals.seat)), "after") }, { name: "after", rule: "base.7.3", run: () => call(timingProcedure, timingLocals(), "settle") }, { name: "over", rule: "base.6.11", run: over6 }] });
function phaseEffects(table) {
  if (!waitingTriggers(table).some(({ event }) => isPhaseEvent(event))) return void 0;
  return call(phaseEffectsProcedure, { seat: -1, offers: [], returned: null, answer: null, answers: null });
}
function settle4(table, locals) {
  if (checkVictory(table)) return void 0;
  if (timingOpen(table)) return { to: "after" };
  if (locals.seat < 0) table.local(locals, "seat", turnPlayer(table));
  return void 0;
}
var isMaintenance = (table, { ability: ability2 }) => table.library.ability(ability2).ability.marks?.maintenance === true;
function waiting(table, seat) {
  return waitingTriggers(table).filter((row) => row.seat === seat && placeable(table, row) && !isStill(table, row));
}
function isStill(table, row) {
  return row.kind === "normal" && isMaintenance(table, row) && isNegated(table, row.source);
}
function ask8(table, locals, frame) {
  const seat = locals.seat;
  if (gameOf(table).ending === "turn") return { to: "over" };
  const rows = waiting(table, seat);
  if (rows.length === 0) {
    if (seat !== turnPlayer(table)) return { to: "over" };
    table.local(locals, "seat", opponentOf(seat));
    return { to: "settle" };
  }
  const forced = rows.some((row) => mandatory(table, row));
  const { asked: asked3 } = playerOf(table, seat);
  const mayActBefore = seat === turnPlayer(table) && asked3 !== "acting" && !passesAhead(table, seat) && mightAct(table, seat, "open");
  const offers = mayActBefore ? offersOf(table, seat, "open") : [];
  const isAsked = asked3 === "able" ? offers.length > 0 : mayActBefore;
  if (rows.length === 1 && forced && !isAsked) return start(table, rows[0]);
  table.local(locals, "offers", offers);
  const options = [...rows.map(triggerOption2), ...offers.map((one, at) => offerOption(table, one, at))];
  table.ask(frame, { seat, kind: "phaseEffect", rule: forced ? "base.6.11" : "base.6.10", domain: { type: "options", min: 1, max: 1, options: forced ? options : [{ id: "pass", label: "pass" }, ...options] } });
  return { wait: true };
}
function triggerOption2(row) {
  return { id: `trigger:${row.id}`, label: "activate", params: { card: row.card, object: row.source, ability: row.ability }, object: row.source };
}
function start(table, row) {
  if (isMaintenance(table, row)) return call(effectRef, effectLocals(triggerEnv(takeTrigger(table, row.id)), `${row.ability}/clauses`), "after");
  return call(announceRef, announceTrigger(table, takeTrigger(table, row.id)), "activated");
}
function chosen3(table, locals) {
  const [pick = "pass"] = picksOf(locals.answer);
  const seat = locals.seat;
  table.local(locals, "answer", null);
  if (pick.startsWith("trigger:")) return start(table, table.state.triggers[Number(pick.slice("trigger:".length))]);
  if (pick.startsWith("use:")) {
    clearActedPresets(table, seat);
    return { ...startOffer(table, locals.offers[Number(pick.slice("use:".length))]), then: "activated" };
  }
  const declined = waiting(table, seat).map(({ id }) => id);
  dropTriggers(table, ({ id }) => declined.includes(id));
  return { to: "settle" };
}
function over6(table) {
  dropTriggers(table, ({ event }) => isPhaseEvent(event));
  return { done: null };
}
var battlePhaseProcedure = defineProcedure({ name: "battlePhase", steps: [{ name: "start", rule: "base.17.18", run: (table) => step(table, "start") }, { name: "battle", rule: "base.17.2", run: (table) => step(table, "battle") }, { name: "endStep", rule: "base.17.17", run: endStep }, { name: "over", rule: "base.17.18", run: over7 }, { name: "tidied", rule: "base.16.12", run: tidyField }] });
var open = (allowed) => call(openStateProcedure, openLocals(allowed));
function step(table, name2) {
  if (gameOf(table).ending !== "") return { to: "endStep" };
  beginStep(table, name2, "base.17.1");
  return open(name2);
}
function endStep(table) {
  if (gameOf(table).ending === "turn") return { to: "over" };
  beginStep(table, "endStep", "base.17.17");
  return open("other");
}
function over7(table) {
  expire(table, `battle:${gameOf(table).turn}`);
  setGame(table, "step", "");
}
var comeBackProcedure = defineProcedure({ name: "comeBack", steps: [{ name: "next", rule: "base.22.3", run: next3 }, { name: "chosen", rule: "base.22.4", run: chosen4 }, { name: "there", rule: "base.22.4", run: () => ({ to: "next" }) }] });
var comeBackLocals = (key) => ({ key, due: null, returned: null, answer: null, answers: null });
function next3(table, locals, frame) {
  const { away } = gameOf(table);
  const due = away.find(({ until }) => until === locals.key);
  if (due === void 0) return { done: null };
  setGame(table, "away", away.filter((one) => one !== due));
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
function chosen4(table, locals) {
  const slot = takeZone(table, locals);
  const away = must(locals.due, "what comes back");
  const { object, from, seat, faceUp } = away;
  const role = from === "pendulumZone" ? { role: "pendulum" } : {};
  return happen(table, [arrive(object, { slot, seat, faceUp, position: isMonster2(table, away) ? away.position : "", ...role, back: true }, byRule("base.22.4"))]);
}
var handLimit = 6;
var endPhaseProcedure = defineProcedure({ name: "endPhase", steps: [{ name: "expire", rule: "base.6.12", run: (table) => expire(table, `endPhase:${gameOf(table).turn}`) }, { name: "loans", rule: "base.21.8", run: (table) => call(endLoansProcedure, endLoansLocals(`endPhase:${gameOf(table).turn}`)) }, { name: "returns", rule: "base.22.3", run: (table) => call(comeBackProcedure, comeBackLocals(`endPhase:${gameOf(table).turn}`)) }, { name: "begun", rule: "base.16.12", run: tidyField }, { name: "told", rule: "base.6.1", run: (table, locals) => locals.leftOut === true ? { to: "over" } : tellPhase(table, "end") }, { name: "effects", rule: "base.6.10", run: phaseEffects }, { name: "open", rule: "base.7.1", run: () => call(openStateProcedure, openLocals("other")) }, { name: "limit", rule: "base.6.13", run: askDiscard }, { name: "discard", rule: "base.6.13", run: discard }, { name: "after", rule: "base.6.14", run: () => call(timingProcedure, timingLocals(), "limit") }, { name: "over", rule: "base.21.8", run: (table) => call(endLoansProcedure, endLoansLocals(`turn:${gameOf(table).turn}`)) }, { name: "expired", rule: "base.6.12", run: (table) => expire(table, `turn:${gameOf(table).turn}`) }, { name: "tidied", rule: "base.16.12", run: tidyField }, { name: "ended", rule: "base.6.12", run: over8 }] });
function askDiscard(table, locals, frame) {
  const seat = locals.seat;
  const hand = table.zoneOf("hand", seat).order;
  const count = hand.length - handLimit;
  if (count <= 0) return { to: "over" };
  const options = hand.map((id) => objectOption(table, id));
  table.ask(frame, { seat, kind: "discardToHandSize", rule: "base.6.13", params: { count }, domain: { type: "options", min: count, max: count, options } });
  return { wait: true };
}
function discard(table, locals) {
  const seat = locals.seat;
  const picked = objectsIn2(picksOf(locals.answer));
  return happen(table, picked.map((id) => move(id, { to: "graveyard", act: "discarded" }, byRule("base.6.13", "rule", seat))));
}
function over8(table) {
  table.emit("turnEnded", "base.6.12", { seat: gameOf(table).active, turn: gameOf(table).turn });
  return { done: null };
}
var turnProcedure = defineProcedure({ name: "turn", steps: [{ name: "begin", rule: "base.6.1", run: begin7 }, { name: "draw", rule: "base.6.2", run: (table) => enter(table, "draw", "standby") }, { name: "normalDraw", rule: "base.6.3", run: normalDraw }, { name: "drawEffects", rule: "base.6.10", run: phaseEffects }, { name: "drawOpen", rule: "base.7.1", run: () => open2("other") }, { name: "standby", rule: "base.6.1", run: (table) => enter(table, "standby", "main1") }, { name: "standbyOpen", rule: "base.6.10", run: phaseEffects }, { name: "standbyEnd", rule: "base.7.1", run: () => open2("other") }, { name: "main1", rule: "base.6.9", run: (table) => enter(table, "main1", "end") }, { name: "main1Effects", rule: "base.6.10", run: phaseEffects }, { name: "main1Open", rule: "base.6.5", run: () => open2("main") }, { name: "leaveMain1", rule: "base.6.5", run: (_table, locals) => locals.returned === "battlePhase" ? void 0 : { to: "end" } }, { name: "battle", rule: "base.17.1", run: (table) => enter(table, "battle", "end") }, { name: "battleEffects", rule: "base.6.10", run: phaseEffects }, { name: "battlePhase", rule: "base.17.1", run: () => call(battlePhaseProcedure, { returned: null, answer: null, answers: null }) }, { name: "main2", rule: "base.6.6", run: (table) => enter(table, "main2", "end") }, { name: "main2Effects", rule: "base.6.10", run: phaseEffects }, { name: "main2Open", rule: "base.6.9", run: () => open2("main") }, { name: "end", rule: "base.6.12", run: enterEnd }, { name: "over", rule: "base.6.15", run: () => ({ done: null }) }] });
var turnLocals = (seat) => ({ seat, returned: null, answer: null, answers: null });
var open2 = (allowed) => call(openStateProcedure, openLocals(allowed));
function enter(table, phase, otherwise) {
  if (gameOf(table).ending === "turn") return { to: "end" };
  if (skipped(table, phase)) return { to: otherwise };
  return beginPhase(table, phase);
}
function enterEnd(table, locals) {
  setGame(table, "ending", "");
  const leftOut = skipped(table, "end");
  if (!leftOut) enterPhase(table, "end");
  return call(endPhaseProcedure, { seat: locals.seat, leftOut, returned: null, answer: null, answers: null });
}
function begin7(table, locals) {
  const seat = locals.seat;
  setGame(table, "turn", gameOf(table).turn + 1);
  setGame(table, "active", seat);
  beginSpan(table, "turn");
  for (const one of table.seats()) {
    setPlayer(table, one, "normalSummons", 0);
    setPlayer(table, one, "pendulumSummoned", false);
    setPlayer(table, one, "summonedSpecially", 0);
  }
  endPassing(table, "turn");
  table.newMoment();
  table.emit("turnBegan", "base.6.1", { seat, turn: gameOf(table).turn });
}
function normalDraw(table, locals) {
  if (gameOf(table).turn === 1) return void 0;
  return happen(table, [draw(locals.seat, 1, byRule("base.6.2"), true)]);
}
var duelProcedure = defineProcedure({ name: "duel", steps: [{ name: "chooser", rule: "base.1.2", run: askFirst }, { name: "first", rule: "base.1.2", run: takeFirst }, { name: "shuffle", rule: "base.1.4", run: (table) => table.seats().forEach((seat) => reshuffle(table, `mainDeck:${seat}`, "base.1.4")) }, { name: "hands", rule: "base.1.5", run: (table) => happen(table, turnOrder(table).map((seat) => draw(seat, openingHand, byRule("base.1.5")))) }, { name: "nextTurn", rule: "base.6.15", run: nextTurn }] });
var duelLocals = (chooser) => ({ chooser, answer: null, answers: null, returned: null });
function askFirst(table, locals, frame) {
  let chooser = locals.chooser;
  if (chooser < 0) {
    chooser = table.random("chooser", table.pins.seats, "base.1.2");
    setMatch(table, "chooser", chooser);
  }
  table.ask(frame, { seat: chooser, kind: "chooseFirst", rule: chooser === locals.chooser ? "base.1.3" : "base.1.2", domain: { type: "options", min: 1, max: 1, options: [chooser, opponentOf(chooser)].map((seat) => ({ id: `player:${seat}`, label: "player", params: { seat } })) } });
  return { wait: true };
}
function takeFirst(table, locals) {
  const first = Number(picksOf(locals.answer)[0].slice("player:".length));
  table.local(locals, "answer", null);
  setGame(table, "first", first);
  table.emit("firstPlayerDecided", "base.1.2", { seat: first });
}
function nextTurn(table) {
  const { active, first } = gameOf(table);
  return call(turnProcedure, turnLocals(active < 0 ? first : opponentOf(active)), "nextTurn");
}
var sideDecking = redividedDecks({ kind: "sideDeck", rule: "base.1.16", schema: "yugioh/deck", event: "sideDecked", tell: (change4) => ({ in: [...broughtIn(change4, ["main", "extra"])] }), swaps: ["main", "side"], read: readDeck, malformed: malformedDeck, validate: validateDeck, compare: compareDecks });
var matchProcedure = defineProcedure({ ...matchRef, steps: [{ name: "bring", rule: "base.1.19", run: (table) => putDecks(table) }, { name: "duel", rule: "base.1.1", run: (table) => call(duelProcedure, duelLocals(matchOf(table).chooser)) }, { name: "ended", rule: "base.1.14", run: ended }, { name: "sideDeck", rule: "base.1.16", run: sideDecking.ask }, { name: "sideDecked", rule: "base.1.17", run: sideDecking.take }, { name: "next", rule: "base.1.14", run: () => ({ to: "bring" }) }] });
function ended(table, locals) {
  if (concludeGame(table, locals, "base.1.14", true)) return { done: null };
  resetRows(table);
  return void 0;
}
var starts = { draw: "draw", standby: "standby", main1: "main1", battle: "battle", main2: "main2", end: "end" };
function word3(value, fallback, allowed, what2) {
  if (value === void 0) return fallback;
  if (!allowed.includes(value)) throw new ArrangementError(`${what2} must be one of ${allowed.join(", ")}`);
  return value;
}
function arrange(table, arrangement) {
  const given2 = recordIn(arrangement, "the table");
  refuseOtherFields(given2, ["turn", "first", "players", "board"], "the table");
  layOut(table, table.seats().length > 0 ? [] : noDecks(table));
  const turn2 = given2.turn === void 0 ? {} : recordIn(given2.turn, "turn");
  refuseOtherFields(turn2, ["number", "seat", "phase"], "turn");
  const number = integerIn(turn2.number, 3, "turn.number");
  const first = integerIn(given2.first, 0, "first");
  const seat = integerIn(turn2.seat, number % 2 === 1 ? first : 1 - first, "turn.seat");
  const phase = word3(turn2.phase, "main1", Object.keys(starts), "turn.phase");
  setGame(table, "turn", number);
  setGame(table, "active", seat);
  setGame(table, "first", first);
  listIn(given2.players, "players").forEach((player2, at) => arrangePlayer(table, at, recordIn(player2, `players[${at}]`)));
  listIn(given2.board, "board").forEach((one, at) => arrangeCard(table, recordIn(one, `board[${at}]`), `board[${at}]`, number));
  beginAt(table, matchProcedure, "ended", matchLocals());
  beginAt(table, duelProcedure, "nextTurn", duelLocals(-1));
  beginAt(table, turnProcedure, starts[phase], turnLocals(seat));
}
var noDecks = (table) => Array.from({ length: table.pins.seats }, () => ({ main: [], extra: [], side: [] }));
function arrangePlayer(table, seat, given2) {
  if (seat >= table.pins.seats) throw new ArrangementError(`there is no seat ${seat}`);
  const piles2 = ["mainDeck", "extraDeck", "hand", "graveyard", "banished", "sideDeck"];
  refuseOtherFields(given2, ["life", "normalSummons", "extraFaceUp", "banishedFaceDown", ...piles2], `players[${seat}]`);
  const put5 = (cards, zone, faceUp, what2) => listIn(cards, what2).forEach((card, at) => {
    const id = place(table, table.create(cardIn(table, card, `players[${seat}].${what2}[${at}]`), seat).id, { zone: `${zone}:${seat}`, at: "bottom" });
    if (!(flagOf(card, "faceUp") ?? faceUp)) setObject(table, id, "faceUp", false);
    if (flagOf(card, "proper") === true) setObject(table, id, "proper", true);
  });
  for (const zone of piles2) put5(given2[zone], zone, zone !== "extraDeck", zone);
  put5(given2.extraFaceUp, "extraDeck", true, "extraFaceUp");
  put5(given2.banishedFaceDown, "banished", false, "banishedFaceDown");
  if (given2.life !== void 0) setPlayer(table, seat, "life", integerIn(given2.life, 8e3, "life"));
  if (given2.normalSummons !== void 0) setPlayer(table, seat, "normalSummons", integerIn(given2.normalSummons, 0, "normalSummons"));
}
function flagOf(card, name2) {
  const value = card !== null && typeof card === "object" && !Array.isArray(card) ? card[name2] : void 0;
  return typeof value === "boolean" ? value : void 0;
}
var fieldKeys = ["seat", "row", "lane", "card", "as", "owner", "position", "faceUp", "under", "counters", "pendulum", "setTurn", "cameTurn", "proper"];
function arrangeCard(table, given2, what2, turn2) {
  refuseOtherFields(given2, fieldKeys, what2);
  const seat = integerIn(given2.seat, 0, `${what2}.seat`);
  const row = word3(given2.row, "monster", slotRows, `${what2}.row`);
  const lane = integerIn(given2.lane, 1, `${what2}.lane`);
  const slot = slotId({ seat: row === "extra" ? sharedSeat : seat, row, lane });
  if (table.state.slots[slot] === void 0) throw new ArrangementError(`${what2}: there is no place ${slot}`);
  if (table.slot(slot).object !== 0) throw new ArrangementError(`${what2}: ${slot} is taken`);
  const id = place(table, table.create(cardIn(table, given2.card ?? null, what2), integerIn(given2.owner, seat, `${what2}.owner`)).id, positionOf(slot).seat === sharedSeat ? { slot, controller: seat } : { slot });
  const monster = row === "monster" || row === "extra";
  const faceUp = given2.faceUp === void 0 ? true : given2.faceUp === true;
  const before2 = (value) => word3(value, "before", ["before", "thisTurn"], what2) === "thisTurn" ? turn2 : turn2 - 1;
  setObject(table, id, "faceUp", faceUp);
  if (monster) setObject(table, id, "position", word3(given2.position, faceUp ? "attack" : "defense", ["attack", "defense"], `${what2}.position`));
  if (given2.pendulum === true) setObject(table, id, "role", "pendulum");
  setObject(table, id, "cameTurn", before2(given2.cameTurn ?? given2.setTurn));
  if (!faceUp) setObject(table, id, "setTurn", before2(given2.setTurn));
  if (given2.proper === true) setObject(table, id, "proper", true);
  if (given2.counters !== void 0) setObject(table, id, "counters", recordIn(given2.counters, `${what2}.counters`));
  arrangeUnder(table, id, given2.under, seat, `${what2}.under`);
  const object = table.object(id);
  table.set(object, "stamp", table.nextStamp());
}
function arrangeUnder(table, host, given2, seat, what2) {
  listIn(given2, what2).forEach((card, at) => place(table, table.create(cardIn(table, card, `${what2}[${at}]`), rowOf3(table, host).owner ?? seat).id, { host, as: "under", at: "bottom" }));
}
var answered3 = ["key", "type", "was", "now", "objects", "were"];
var cause = ["by", "byCard", "bySeat", "reason", "rule"];
var moving2 = ["act", "at", ...cause, "object", "to"];
var afterMoving = ["controller", "from", "wasFaceUp"];
var moved3 = (...sometimes) => ({ always: moving2, sometimes: [...afterMoving, "searched", ...sometimes], afterwards: afterMoving, marked: answered3 });
var ofObject2 = { always: [...cause, "object"], marked: answered3 };
var ofLife = { always: ["amount", ...cause, "seat"], marked: ["key", "type"] };
var ofDamage = { always: ["amount", "battle", ...cause, "seat"], marked: ["key", "type"] };
var ofBattle = { always: ["attacker", "moment", "object", "seat", "target"], marked: answered3 };
var placed2 = ["faceUp", "from", "object", "position", "seat", "slot"];
var ofPhase = { always: ["phase", "seat", "turn"], marked: ["key", "type"] };
var events = { ...Object.fromEntries(phases.map((phase) => [`phase:${phase}`, ofPhase])), activated: { always: [...["ability", "act", "attribute", "card", "categories", "kinds", "link", "object", "place", "property", "races", "seat", "speed"], "targets"], marked: ["key"] }, addedToHand: { always: cause, sometimes: ["act", "at", "object", "to", ...afterMoving, "excavated", "searched", "show", "amount", "normal", "objects", "seat"], afterwards: [...afterMoving, "objects"], marked: answered3 }, attackDeclared: { always: ["direct", "object", "seat", "target"], marked: ["key"] }, attackTargeted: { always: ["attacker", "object", "seat"], marked: ["key"] }, banishedCard: moved3("faceDown", "how", "unplaced", "until"), battled: { always: ["object", "other", "seat"], marked: ["key"] }, battleDamage: ofDamage, cardSet: { always: [...cause, ...placed2, "left"], afterwards: ["from", "left"], marked: answered3 }, chainEnded: { always: ["links"] }, controlChanged: { always: ["before", ...cause, "object", "seat", "slot", "until"], afterwards: ["before"], marked: answered3 }, counterPlaced: { always: ["amount", ...cause, "kind", "object"], marked: answered3 }, damageCalculation: ofBattle, damaged: ofDamage, damageStepBegins: ofBattle, damageStepEnds: ofBattle, destroyed: { always: [...cause, "object"], sometimes: ["unplaced"], marked: answered3 }, discarded: moved3(), drew: { always: ["amount", ...cause, "normal", "objects", "seat"], afterwards: ["objects"], marked: ["key", "type"] }, equipped: { always: [...cause, "object", "to"], marked: answered3 }, fast: {}, flipped: { always: [...cause, "how", "object", "position"], marked: answered3 }, gainedLife: ofLife, goesToGY: moved3("excavated", "how", "unplaced"), leftField: moved3("faceDown", "how", "inOrder", "until"), lostLife: ofLife, main: {}, moved: moved3("excavated", "faceDown", "how", "inOrder", "show", "unplaced", "until"), paidLife: ofLife, positionChanged: { always: [...cause, "object", "position"], marked: answered3 }, resolvedLink: { always: ["act", "activationNegated", "kinds", "link", "negated", "object", "seat", "targets", "witnesses"], marked: answered3 }, returned: moved3("inOrder"), sentToGY: moved3("excavated", "how", "unplaced"), summoned: { always: [...cause, ...placed2, "how", "proper", "special"], afterwards: ["from", "special"], marked: answered3 }, summoning: { always: ["from", "how", "object", "objects", "seat", "special"], marked: ["key"] }, targeted: { always: ["by", "link", "object", "seat"] }, tributed: moved3("how"), turnedDown: ofObject2, usedAsMaterial: { always: ["how", "object", "reason"], sometimes: ["act", "at", "by", "byCard", "bySeat", "rule", "to", ...afterMoving, "searched", "host", "seat"], afterwards: [...afterMoving, "host", "seat"], marked: answered3 }, zoneChanged: { always: ["before", ...cause, "object", "slot"], afterwards: ["before"], marked: answered3 } };
var kind = "text";
var what = { needs: { what: "ref" } };
var points = { needs: { amount: "amount" }, may: { who: "player" } };
var position = ["attack", "defense"];
var named3 = { needs: { name: "calls" } };
var moving3 = (may2 = {}) => ({ may: { what: "ref", choose: "choice", excavated: "flag", ...may2 }, oneOf: ["what", "choose"] });
var withMaterials = { may: { where: "predicate", from: { listOf: "place" }, materials: "predicate", levels: ["exactly", "atLeast"], act: ["sent", "tributed", "banished"] } };
var verbForms = { destroy: what, sendToGY: moving3(), discardToGY: moving3(), discard: moving3(), tribute: moving3(), banish: moving3({ faceDown: "flag", until: "duration" }), returnToHand: moving3(), addToHand: moving3({ show: "flag" }), returnToDeck: moving3({ at: ["top", "bottom"] }), toExtraDeck: moving3(), returnToGY: moving3(), placeOnTop: moving3(), orderTop: points, reveal: { needs: { what: "ref" }, may: { keep: "flag" } }, prove: { needs: { who: "player" } }, excavate: points, mill: points, draw: points, shuffleDeck: { may: { who: "player" } }, damage: { needs: { amount: "amount", who: "player" } }, loseLife: points, gainLife: points, setLife: points, payLife: { may: { amount: "amount", half: "flag", who: "player" }, oneOf: ["amount", "half"] }, flipFaceUp: { needs: { what: "ref" }, may: { position } }, turnFaceDown: what, changePosition: { needs: { what: "ref" }, may: { position } }, addCounters: { needs: { what: "ref", kind }, may: { amount: { or: ["amount", ["all"]] } } }, removeCounters: { needs: { amount: { or: ["amount", ["all"]] }, kind }, may: { what: "ref" } }, count: { needs: { amount: "amount", name: "calls" } }, noteName: { may: { what: "ref", declared: "reads", name: "calls", names: "calls", attribute: "calls" }, oneOf: ["name", "names", "attribute"] }, tossCoin: { needs: named3.needs ?? {}, may: { amount: "amount", call: { or: [coinSides, "reads"] } } }, rollDie: named3, loseStats: { needs: { what: "ref", until: "duration", modifiers: "modifiers" }, may: { atk: "amount", def: "amount" }, oneOf: ["atk", "def"] }, multiplyStats: { needs: { what: "ref", until: "duration", modifiers: "modifiers", times: "number" } }, takeControl: { needs: { what: "ref" }, may: { to: "player", until: "duration" } }, moveZone: what, equip: { needs: { what: "ref", to: "ref" } }, placeAsPendulum: { may: { what: "ref" } }, setCard: what, createTokens: { needs: { token: "card", amount: "amount" }, may: { position: [...position, "faceDownDefense", "attackOrSet"], to: "player" } }, attachMaterial: { needs: { what: "ref", to: "ref" } }, detach: { may: { what: "ref", amount: "amount" } }, specialSummon: { may: { what: "ref", how: summonKinds, position: ["any", "attack", "defense", "faceDownDefense", "attackOrSet"], to: "player", sides: ["owner"], using: "ref", proper: "flag", excavated: "flag", pointedBy: "ref" } }, normalSummonNow: { may: { where: "predicate", untributed: "flag", faceUp: "flag", ofTurn: "flag" } }, fusionSummon: withMaterials, ritualSummon: withMaterials, negateActivation: {}, negateEffect: {}, negateSummon: {}, negateAttack: {}, endBattlePhase: {}, endTurn: {}, skipPhase: { needs: { phase: phases }, may: { who: "player", times: "number" } } };
var rules3 = { may: { cant: forbidden, may: allowances, must: ["attack", "defense"], price: ["attack"], damage: ["pierce", "none", "half", "double", "toOther", "dealsNone", "dealsHalf", "dealsDouble"], by: ["effect", "opponentEffect", "battle", "summon", "player", "opponent", "you", ...summonKinds], n: "amount", of: "fits", but: "fits" } };
var unaffected = { may: { by: ["monster", "spell", "trap"], of: ["opponent", "others"], activated: "flag", butPendulum: "flag", butLink: "flag", butLender: "fits", lent: "flag" } };
var vocabulary = { entries: { rules: { fields: rules3 }, unaffected: { fields: unaffected } }, abilityWords: [], characteristics: { arrows, atk: "number", attackedThisTurn: "flag", attribute: attributes, cameThisTurn: "flag", card: "text", comesFromHere: "flag", "counters.": "number", def: "number", effectMonster: "flag", faceUp: "flag", fighting: "flag", frame: frames, groups: "text", holds: "text", kinds: ["monster", "spell", "trap"], level: "number", link: "number", marks, materialFor: summonKinds, materialRatings: "any", materials: "number", monsterCard: "flag", names: "text", negated: "flag", normalMonster: "flag", normalSummonable: "flag", originalAtk: "number", originalDef: "number", originalLevel: "number", originalName: "text", ownName: "text", paidFor: attributes, pendulum: "flag", place: [...ownZones, ...slotKinds], position: ["attack", "defense"], property: [.../* @__PURE__ */ new Set([...spellProperties, ...trapProperties])], races, rank: "number", role: ["equip", "trapMonster", "pendulum"], rules: "any", scale: "number", sentThisTurn: "flag", set: "flag", summonable: "flag", summonedBy: summonKinds, summonedFrom: [...ownZones, ...slotKinds], token: "flag", tuner: "flag", unaffected: "any" }, printed: { alwaysNamed: "text", arrows: { listOf: arrows }, atk: "number", attribute: attributes, def: "number", effect: "flag", frame: frames, groups: { listOf: "text" }, kind: ["monster", "spell", "trap"], level: "number", link: "number", marks: { listOf: marks }, materials: { listOf: { fields: { needs: { is: "predicate", count: "number" }, may: { more: "flag" } } } }, otherPasscodes: { listOf: "number" }, passcode: "number", pendulumEffect: "flag", property: [.../* @__PURE__ */ new Set([...spellProperties, ...trapProperties])], questionMarks: { listOf: ["atk", "def"] }, race: races, rank: "number", scale: "number" }, events, eventValues: { act: ["card", "effect", "destroyed", "discarded", "sent", "tributed", "banished", "returned", "added", "placed"], activationNegated: "flag", at: ["top", "bottom"], attribute: attributes, direct: "flag", excavated: "flag", from: [...ownZones, ...slotKinds], how: summonKinds, kinds: ["monster", "spell", "trap"], negated: "flag", normal: "flag", place: [...ownZones, ...slotKinds], reason: ["battle", "effect", "cost", "rule", "material", "tribute", "discard"], special: "flag", to: [...ownZones, ...slotKinds] }, names: { bound: ["atkLost", "defLost", "atkTimes", "defTimes"], noted: [], read: [] }, durations: [...durations], spans: ["turn", "chain", "duel"], refunds: ["negated"], marks: { bond: "name", cannotNormalSummon: "flag", damageStep: ["stated", "stats", "calculation", "negates", "never"], freesZone: "flag", fromHand: "flag", fusionSubstitute: "flag", holds: "text", maintenance: "flag", mustBe: ["never", ...summonKinds], mustFirst: "flag", named: "text", needsSource: "flag", noNormalSummon: "flag", onto: "predicate", pendulum: "flag", pendulumCard: "flag", position: ["attack", "defense"], quick: "flag", sentFrom: ["field"], speed: "number", stays: "flag", summon: ["special", "onto"], summonedOnlyFrom: "place", synchroLevel: "number", targetsFirst: "flag", trapMonster: { fields: { needs: { race: races, attribute: attributes, level: "number", atk: "number", def: "number" }, may: { frame: frames, effect: "flag" } } }, wins: "flag" }, verbs: verbForms, phases: [...phases, "start", ...damageSteps, "endStep"], playerAmounts: ["banished", "extraDeck", "freeZones", "graveyard", "hand", "life", "mainDeck", "monsters"], matchAmounts: ["chain", "turn"], gameFields: { step: ["start", ...damageSteps, "battle", "endStep"] }, purposes: [], faceKinds: [] };
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
  const { kind: kind2, marks: marks2 } = table.library.ability(ability2).ability;
  if (isAsleep(table, row)) return false;
  if (marks2?.pendulum !== void 0 && row.role === "pendulum" !== (marks2.pendulum === true)) return false;
  return kind2 === "spell" ? !row.faceUp : row.faceUp;
}
function cardAllowed(table, { object, seat, ability: ability2 }) {
  const row = rowOf3(table, object);
  const { kind: kind2, property } = table.program(row).card.printed;
  const { turn: turn2, active } = gameOf(table);
  const set2 = row.slot !== "";
  if (table.library.ability(ability2).ability.marks?.pendulumCard === true) return freePendulumSlots(table, seat).length > 0;
  const early = may(table, object, "activateSetThisTurn");
  if (kind2 === "trap") return set2 ? early || row.setTurn < turn2 : hasZone(table, seat);
  if (property === "quickPlay") return set2 ? early || row.setTurn < turn2 : active === seat && hasZone(table, seat);
  return set2 || property === "field" || hasZone(table, seat);
}
var hasZone = (table, seat) => freeSlots(table, seat, "spellTrap").length > 0;
var happenings = { flip: withinReach(flipRule), turnDown: withinReach(turnDownRule), changePosition: withinReach(changePositionRule), removeCounters: withinReach(removeCountersRule), addCounters: withinReach(addCountersRule), damage: damageRule, loseLife: loseLifeRule, payLife: payLifeRule, gainLife: gainLifeRule, setLife: setLifeRule, takeControl: withinReach(takeControlRule), shift: withinReach(shiftRule), equip: withinReach(equipRule), destroy: withinReach(destroyRule), move: withinReach(moveRule), draw: drawRule, arrive: arriveRule, stack: stackRule, summon: summonRule, phase: phaseRule, resolvedLink: resolvedLinkRule, battleMoment: battleMomentRule };
var commitOrder = Object.keys(happenings);
var none11 = [];
function pileOrders(table, batch) {
  if (batch.length < 2) return none11;
  return [...graveyardOrders(table, batch), ...deckOrders(table, batch)];
}
function graveyardOrders(table, batch) {
  if (table.pins.format.options.graveyardOrder !== true) return none11;
  return together4(table, batch, "graveyard", () => true).map(([seat, places5]) => ({ seat, places: places5, kind: "orderCards", rule: "base.20.12", prompt: "orderGraveyard", lastFirst: true }));
}
function deckOrders(table, batch) {
  return together4(table, batch, "mainDeck", ({ data }) => data.inOrder === true).map(([, places5]) => {
    const { data } = batch[places5[0]];
    return { seat: data.bySeat, places: places5, kind: "orderCards", rule: "base.20.15", prompt: "orderDeck", ...data.at === "bottom" ? {} : { lastFirst: true } };
  });
}
function together4(table, batch, pile, fits3) {
  const places5 = /* @__PURE__ */ new Map();
  batch.forEach((happening, at) => {
    if (happening.type !== "move" || !fits3(happening) || !isPossible(table, happening)) return;
    const row = rowOf3(table, happening.object);
    if (row.kind === "card" && finalPlace(table, row, happening.data).to === pile) places5.set(row.owner, [...places5.get(row.owner) ?? [], at]);
  });
  return [...places5].filter(([, mine]) => mine.length > 1);
}
var history = { summonedSpecially: { on: ["summoned"], by: "seat", keep: "objects", object: "now", per: "turn", if: (_table, { how: how2 }) => specialKinds2.has(String(how2)) }, summonedMonsters: { on: ["summoned"], by: "seat", keep: "objects", object: "now", per: "turn" } };
var specialKinds2 = /* @__PURE__ */ new Set(["special", "ritual", "fusion", "synchro", "xyz", "pendulum", "link"]);
var judges = { chooseTributes: tributeJudge, chooseMaterials: materialJudge, chooseMonsters: zonesJudge, payCost: costJudge };
var isTree3 = (node) => typeof node === "object" && node !== null && !Array.isArray(node);
function namesIn2(node, found2) {
  if (Array.isArray(node)) return node.forEach((child) => namesIn2(child, found2));
  if (!isTree3(node)) return;
  if (node.verb === "specialSummon" && isTree3(node.what) && typeof node.what.var === "string") found2.add(node.what.var);
  for (const child of Object.values(node)) namesIn2(child, found2);
}
function narrowed(node, names3) {
  if (Array.isArray(node)) return node.map((child) => narrowed(child, names3));
  if (!isTree3(node)) return node;
  const { from } = node;
  if (names3.has(node.as) && isTree3(from) && node.verb === void 0) {
    return { ...node, from: { ...from, where: { ...from.where, summonable: true } } };
  }
  return Object.fromEntries(Object.entries(node).map(([key, child]) => [key, narrowed(child, names3)]));
}
function withSummonable(ability2) {
  const names3 = /* @__PURE__ */ new Set();
  namesIn2(jsonOf(ability2), names3);
  return readAs(narrowed(jsonOf(ability2), names3));
}
function prepare(card) {
  const abilities = card.printed.scale === void 0 || card.abilities.some(({ marks: marks2 }) => marks2?.pendulumCard === true) ? card.abilities : [...card.abilities, asPendulumCard];
  return { ...card, abilities: abilities.map((ability2) => prepared(card, ability2)) };
}
var asPendulumCard = { kind: "spell", from: ["hand"], marks: { pendulumCard: true }, clauses: [] };
var main = [{ event: "main", mark: "at" }];
var fast = [{ event: "fast", mark: "at" }];
function prepared(card, written3) {
  const ability2 = withSummonable(written3);
  const speed = speedIn(card, ability2);
  const marks2 = ability2.kind === "static" || ability2.kind === "replacement" ? ability2.marks : { speed, ...ability2.marks };
  const on = ability2.on ?? windowsOf(ability2, speed);
  const from = ability2.from ?? placesOf2(card, ability2);
  return { ...ability2, ...on === void 0 ? {} : { on }, ...from === void 0 ? {} : { from }, ...marks2 === void 0 ? {} : { marks: marks2 } };
}
function speedIn({ printed: printed2 }, { kind: kind2, marks: marks2 }) {
  if (kind2 !== "spell") return marks2?.quick === true ? 2 : 1;
  if (printed2.property === "counter") return 3;
  return printed2.kind === "trap" || printed2.property === "quickPlay" ? 2 : 1;
}
function windowsOf({ kind: kind2 }, speed) {
  if (kind2 !== "spell" && kind2 !== "activated") return void 0;
  return speed === 1 ? main : fast;
}
function placesOf2({ printed: printed2 }, { kind: kind2, marks: marks2 }) {
  if (kind2 !== "spell") return printed2.kind === "monster" && marks2?.pendulum === void 0 ? ["monsterZone"] : void 0;
  const lying2 = printed2.property === "field" ? "fieldZone" : "spellTrapZone";
  return printed2.kind === "trap" && marks2?.fromHand !== true ? [lying2] : ["hand", lying2];
}
var added2 = /* @__PURE__ */ new Set(["activated", "targeted"]);
function answersAtOnce(table, { ability: ability2, event }) {
  return added2.has(event.key) && table.library.ability(ability2).ability.marks?.quick === true;
}
var forcedAnswersProcedure = defineProcedure({ name: "forcedAnswers", steps: [{ name: "next", rule: "4.4.2.1-1", run: next4 }, { name: "chosen", rule: "4.4.2.1-3", run: chosen5 }, { name: "over", run: () => ({ done: null }) }] });
var forcedLocals = () => ({ returned: null, answer: null, answers: null });
function next4(table, _locals, frame) {
  const top = topLink(table);
  const rows = waitingTriggers(table).filter((row) => answersAtOnce(table, row));
  if (rows.length === 0) return { to: "over" };
  const fits3 = (row) => row.event.link === top.number && speedAgainst(table, table.library.ability(row.ability).ability) && placeable(table, row);
  for (const seat of turnOrder(table)) {
    const able = rows.filter((one) => one.seat === seat && fits3(one));
    const [first, ...others] = able;
    if (first === void 0) continue;
    if (others.length === 0) return place2(table, first.id);
    const options = able.map((row) => triggerOption(table, row));
    table.ask(frame, { seat, kind: "chainTrigger", rule: "4.4.2.1-3", params: { chain: gameOf(table).chain.length }, domain: { type: "options", min: 1, max: 1, options } });
    return { wait: true };
  }
  dropTriggers(table, (row) => answersAtOnce(table, row));
  return { to: "over" };
}
var place2 = (table, id) => call(announceRef, announceTrigger(table, takeTrigger(table, id)), "next");
function chosen5(table, locals) {
  const [pick] = picksOf(locals.answer);
  return place2(table, triggerPicked(pick));
}
var announceProcedure = defineProcedure({ ...announceRef, steps: [{ name: "begin", rule: "base.16.1", run: begin8 }, { name: "zoneChosen", rule: "base.4.9", run: noteZone2 }, { name: "clear", rule: "base.16.15", run: clearField }, { name: "place", rule: "base.16.1", run: putCard }, { name: "placed", rule: "base.16.1", run: takePlaced }, { name: "turnUp", rule: "base.16.1", run: turnUp }, { name: "identify", rule: "base.7.13", run: identify }, { name: "targetsFirst", rule: "4.3-1", run: (table, locals) => costFirst(table, locals) ? { to: "cost" } : chooseTargets(locals, "targeted") }, { name: "targeted", rule: "4.3-1", run: takeParts }, { name: "cost", rule: "3.3-2", run: pay2 }, { name: "paid", rule: "3.3-2", run: takePaid }, { name: "targets", rule: "4.3-1", run: (table, locals) => costFirst(table, locals) ? chooseTargets(locals, "targetsTaken") : { to: "link" } }, { name: "targetsTaken", rule: "4.3-1", run: takeParts }, { name: "link", rule: "4.4.2-1", run: link }, { name: "judged", rule: "base.1.13", run: (table) => void checkVictory(table) }, { name: "forced", rule: "4.4.2.1-1", run: () => call(forcedAnswersProcedure, forcedLocals()) }, { name: "over", run: () => ({ done: null }) }] });
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
  return happen(table, [arrive(locals.self, { slot: locals.slot, seat: locals.you, faceUp: true, position: "", ...isPendulumCard(table, locals) ? { role: "pendulum" } : {} }, byRule("base.16.1", "rule", locals.you))]);
}
function takePlaced(table, locals) {
  const [now] = nonEmpty(outcomeIn(locals)?.objects, "the card that was put there");
  table.local(locals, "self", now);
  beginActivating(table, now);
  return { to: "identify" };
}
function beginActivating(table, self) {
  setGame(table, "activating", self);
}
function turnUp(table, locals) {
  beginActivating(table, locals.self);
  return happen(table, [flipUp(locals.self, "", byRule("base.16.1", "rule", locals.you), "activation")]);
}
function identify(table, locals) {
  table.local(locals, "snapshot", snapshotOf(table, locals.self));
}
function chooseTargets(locals, then) {
  return call(chooseTargetsProcedure2, targetLocals2(envOf(locals), locals.ability), then);
}
function takeParts(table, locals) {
  table.local(locals, "parts", returnedListIn(locals));
}
function pay2(table, locals) {
  const path = locals.ability;
  const { cost } = table.library.ability(path).ability;
  if (cost === void 0) return void 0;
  const parts2 = locals.parts;
  const env = envOf(locals);
  return call(verbsRef, effectLocals({ ...env, vars: { ...env.vars, ...parts2[0]?.vars } }, `${path}/cost`));
}
function takePaid(table, locals) {
  const paid = outcomeIn(locals);
  if (paid?.vars !== void 0) table.local(locals, "vars", paid.vars);
}
function link(table, locals) {
  const env = envOf(locals);
  const path = locals.ability;
  const parts2 = locals.parts;
  const { limit } = table.library.ability(path).ability;
  if (limit !== void 0) noteUse(table, { object: env.self, seat: env.you, ability: path }, limit);
  const made2 = addLink(table, env, { ability: path, act: locals.act, parts: parts2, snapshot: must(locals.snapshot, "the source as it was activated") });
  table.newMoment();
  table.emit("activated", "4.4.2-1", { seat: env.you, object: env.self, card: env.card, ability: path, act: made2.act, link: made2.number, speed: made2.speed, aimedAt: made2.targets.map((target) => shown(table, target)) });
  notice(table, "activated", { object: env.self, seat: env.you }, activatedEvent(made2));
  for (const target of made2.targets) if (table.find(target) !== null) notice(table, "targeted", { object: target, seat: env.you }, { by: env.self, link: made2.number });
}
function shown(table, id) {
  const row = table.find(id);
  if (row === null) return { object: id };
  return rowOf3(table, id).faceUp ? { object: id, card: row.card } : { object: id };
}
var detachProcedure = defineProcedure({ name: "detach", steps: [{ name: "choose", rule: "base.12.6", run: ask9 }, { name: "detach", rule: "base.12.6", run: send }, { name: "over", run: (_table, locals) => ({ done: locals.returned }) }] });
function detachLocals(host, seat, amount3, doing) {
  return { host, seat, amount: amount3, doing, returned: null, answer: null, answers: null };
}
function ask9(table, locals, frame) {
  const { under, card } = table.object(locals.host);
  const amount3 = Math.min(locals.amount, under.length);
  const options = under.map((id) => objectOption(table, id));
  if (options.length === amount3) {
    table.local(locals, "answer", { picks: options.map(({ id }) => id) });
    return void 0;
  }
  table.ask(frame, { seat: locals.seat, kind: "chooseMaterials", rule: "base.12.6", params: { card, object: locals.host, how: "detach" }, domain: { type: "options", min: amount3, max: amount3, options } });
  return { wait: true };
}
function send(table, locals) {
  const ids2 = objectsIn2(picksOf(locals.answer));
  table.local(locals, "answer", null);
  return happen(table, ids2.map((id) => move(id, { to: "graveyard", act: "detached" }, locals.doing)));
}
function waysOf(table, { seat, where, untributed, faceUp, ofTurn }) {
  const fits3 = (id) => matches(table, sourceEnv(id, table.object(id).card, seat), id, where);
  const left = (id) => !ofTurn || normalSummonsLeft(table, seat, id) > 0;
  return table.zoneOf("hand", seat).order.filter((id) => fits3(id) && left(id) && couldNormalSummon(table, seat, id, untributed)).flatMap((object) => {
    const params = { card: table.object(object).card, object };
    const summon2 = !untributed && tributesNeeded(table, object) > 0 ? "tributeSummon" : "normalSummon";
    return [...mayPlaceAs(table, seat, object, false) ? [{ id: `${summon2}:${object}`, label: summon2, params, object }] : [], ...!faceUp && mayPlaceAs(table, seat, object, true) ? [{ id: `set:${object}`, label: "set", params, object }] : []];
  });
}
function hasNormalSummon(table, how2) {
  return waysOf(table, how2).length > 0;
}
var normalSummonNowProcedure = defineProcedure({ name: "normalSummonNow", steps: [{ name: "ask", rule: "base.8.9", run: ask10 }, { name: "chosen", rule: "base.8.9", run: chosen6 }, { name: "over", run: () => ({ done: { done: true } }) }] });
var normalNowLocals = (how2) => ({ ...how2, returned: null, answer: null, answers: null });
var howOf2 = (locals) => locals;
function ask10(table, locals, frame) {
  const { seat } = howOf2(locals);
  const options = waysOf(table, howOf2(locals));
  if (options.length === 0) return { done: { done: false } };
  table.ask(frame, { seat, kind: "chooseForEffect", rule: "base.8.9", params: {}, prompt: "normalSummonNow", domain: { type: "options", min: 1, max: 1, options } });
  return { wait: true };
}
function chosen6(table, locals) {
  const [kind2 = "", object = ""] = picksOf(locals.answer)[0].split(":");
  table.local(locals, "answer", null);
  const { seat, ofTurn, untributed } = howOf2(locals);
  return call(normalSummonProcedure, normalLocals(seat, Number(object), kind2 === "set", { free: !ofTurn, untributed }), "over");
}
function specFor(table, { seat, how: how2, from, materials, levels }, object) {
  const level = valuesOf2(table, object).level;
  return { seat, object, how: how2, from, ...how2 === "fusion" ? {} : { levels: levels === "exactly" ? { is: level } : { atLeast: level } }, where: materials ?? {} };
}
function summonableWith(table, summoning2) {
  const { seat, how: how2, zone, where } = summoning2;
  return table.zoneOf(zone, seat).order.filter((id) => {
    if (valuesOf2(table, id).frame !== how2 || zone === "extraDeck" && rowOf3(table, id).faceUp) return false;
    const env = sourceEnv(id, table.object(id).card, seat);
    return matches(table, env, id, where) && maySpecialSummon(table, seat, id, how2) && hasMaterials(table, specFor(table, summoning2, id));
  });
}
var materialSummonProcedure = defineProcedure({ name: "materialSummon", steps: [{ name: "choose", rule: "base.10.7", run: ask11 }, { name: "chosen", rule: "base.10.7", run: chosen7 }, { name: "materials", rule: "base.10.8", run: takeMaterials2 }, { name: "summon", rule: "base.10.11", run: comeIn4 }, { name: "over", run: (_table, locals) => ({ done: locals.returned }) }] });
function materialSummonLocals(summoning2, doing) {
  return { summoning: summoning2, doing, object: 0, returned: null, answer: null, answers: null };
}
var summoningOf = (locals) => locals.summoning;
function ask11(table, locals, frame) {
  const summoning2 = summoningOf(locals);
  const found2 = summonableWith(table, summoning2);
  if (found2.length === 0) return { done: { done: false } };
  const options = found2.map((id) => objectOption(table, id));
  if (options.length === 1) {
    table.local(locals, "answer", { picks: options.map(({ id }) => id) });
    return void 0;
  }
  const { byCard, by } = locals.doing;
  table.ask(frame, { seat: summoning2.seat, kind: "chooseForEffect", rule: "base.10.7", params: { card: byCard, object: by }, domain: { type: "options", min: 1, max: 1, options } });
  return { wait: true };
}
function chosen7(table, locals) {
  const object = objectsIn2(picksOf(locals.answer))[0];
  table.local(locals, "object", object);
  table.local(locals, "answer", null);
  return call(chooseMaterialsProcedure, materialLocals(specFor(table, summoningOf(locals), object)));
}
function takeMaterials2(table, locals) {
  const ids2 = returnedIn(locals);
  const { act: act4, how: how2 } = summoningOf(locals);
  const doing = { ...locals.doing, reason: act4 === "tributed" ? "tribute" : "material", how: how2 };
  return happen(table, ids2.map((id) => move(id, { to: act4 === "banished" ? "banished" : "graveyard", act: act4, searched: true }, doing)));
}
function comeIn4(table, locals) {
  const { seat, how: how2 } = summoningOf(locals);
  table.local(locals, "returned", null);
  return call(summonByEffectProcedure, effectSummonLocals({ seat, side: seat, objects: [locals.object], how: how2, position: "any", proper: true, doing: { ...locals.doing, reason: "effect" } }));
}
var procedures = [turnProcedure, phaseEffectsProcedure, endPhaseProcedure, openStateProcedure, timingProcedure, fastWindowProcedure, announceProcedure, chooseTargetsProcedure2, buildProcedure, forcedAnswersProcedure, resolveProcedure, finishChainProcedure, normalSummonProcedure, normalSummonNowProcedure, flipSummonProcedure, summonAgainProcedure, changePositionProcedure, arrivalProcedure, chooseMaterialsProcedure, detachProcedure, specialSummonProcedure, pendulumSummonProcedure, materialSummonProcedure, summonByEffectProcedure, setCardProcedure, battlePhaseProcedure, declareAttackProcedure, attackGoesOnProcedure, damageStepProcedure];
function sameColumn(table, row) {
  if (row.slot === "") return [];
  const column = columnOf(row.slot);
  if (column === 0) return [];
  return present(table, everySlot.map(slotId).filter((slot) => slot !== row.slot && columnOf(slot) === column));
}
var namesOf2 = (table, id) => valuesOf2(table, id).names ?? [];
function withName(table, names3) {
  const places5 = [...table.seats().flatMap((seat) => table.zoneOf("graveyard", seat).order), ...present(table, everySlot.map(slotId)).filter((id) => rowOf3(table, id).faceUp)];
  return places5.filter((id) => namesOf2(table, id).some((name2) => names3.includes(name2)));
}
var relations = { sameColumn, linkedTo, pointedAt, sameName: (table, row) => withName(table, namesOf2(table, row.id)), materials: (_table, row) => row.under, equippedWith: (_table, row) => row.attached, battling: (table, row) => {
  const { attack } = gameOf(table);
  if (attack === null) return [];
  const other2 = attack.attacker === row.id ? attack.target : attack.target === row.id ? attack.attacker : 0;
  return table.find(other2) === null ? [] : [other2];
} };
function inOrder4(table, objects) {
  if (objects.length < 2) return objects;
  const { active } = gameOf(table);
  const side = (id) => (table.find(id)?.controller ?? active) === active ? 0 : 1;
  return objects.map((id) => ({ id, side: side(id) })).sort((a, b) => a.side - b.side).map(({ id }) => id);
}
function tossed(table, count) {
  return Array.from({ length: count }, () => coinSides[table.random("coin", 2, "base.24.1")]);
}
var chanceVerbs = { tossCoin: { rule: "base.24.1", run: (table, verb2, env) => {
  const { call: call2 } = verb2;
  const wanted2 = call2 === void 0 ? "heads" : coinSides.includes(call2) ? call2 : String(env.vars[call2]);
  const right = tossed(table, amountOf3(table, verb2, env)).filter((side) => side === wanted2).length;
  return { done: true, total: right, vars: { [verb2.name]: right } };
} }, rollDie: { rule: "base.24.1", run: (table, verb2) => {
  const rolled = table.random("die", 6, "base.24.1") + 1;
  return { done: true, total: rolled, vars: { [verb2.name]: rolled } };
} } };
function wanted(table, verb2, env, id) {
  if (verb2.amount === "all") return countersOn(table, id, verb2.kind);
  return verb2.amount === void 0 ? 1 : amount(table, about(env, id), verb2.amount);
}
var bearing = (table, verb2, env) => whatOf(table, verb2, env).filter((id) => countersOn(table, id, verb2.kind) > 0);
var enough2 = (table, verb2, env) => {
  const objects = whatOf(table, verb2, env);
  return objects.length > 0 && objects.every((id) => countersOn(table, id, verb2.kind) >= Math.max(1, wanted(table, verb2, env, id)));
};
var counterVerbs = { addCounters: { rule: "base.21.4", run: (table, verb2, env, path) => ({ propose: whatOf(table, verb2, env).map((id) => addCounters2(id, verb2.kind, wanted(table, verb2, env, id), doingAt(env, path, "base.21.4"))) }), choosable: (table, verb2, env) => whatOf(table, verb2, env).length > 0 }, removeCounters: { rule: "base.21.4", run: (table, verb2, env, path) => ({ propose: bearing(table, verb2, env).map((id) => removeCounters2(id, verb2.kind, wanted(table, verb2, env, id), doingAt(env, path, "base.21.4"))) }), payable: enough2, choosable: (table, verb2, env) => bearing(table, verb2, env).length > 0 } };
var countingVerbs = { count: { impersonal: true, run: (table, verb2, env) => {
  const total = amount(table, env, verb2.amount);
  return { done: true, total, vars: { [verb2.name]: total } };
} }, noteName: { impersonal: true, run: (table, verb2, env) => {
  if (typeof verb2.declared === "string") {
    const { names: names4, printed: printed2 } = table.library.card(String(env.vars[verb2.declared])).card;
    return { done: true, vars: { [verb2.name]: printed2.alwaysNamed ?? names4.en } };
  }
  const [id] = whatOf(table, verb2, env);
  if (id === void 0) return { done: false };
  const [called = ""] = valuesOf2(table, id).names;
  const { names: names3, attribute } = valuesOf2(table, id);
  return { done: true, vars: { ...verb2.name === void 0 ? {} : { [verb2.name]: called }, ...verb2.names === void 0 ? {} : { [verb2.names]: names3 }, ...verb2.attribute === void 0 ? {} : { [verb2.attribute]: attribute } } };
} } };
var other = (table, id) => rowOf3(table, id).position === "attack" ? "defense" : "attack";
var facingVerbs = { flipFaceUp: { rule: "base.15.6", run: (table, verb2, env, path) => ({ propose: whatOf(table, verb2, env).map((id) => flipUp(id, verb2.position ?? "defense", doingAt(env, path, "base.15.6"))) }), choosable: couldName }, turnFaceDown: { rule: "base.15.7", run: (table, verb2, env, path) => ({ propose: whatOf(table, verb2, env).map((id) => turnDown(id, doingAt(env, path, "base.15.7"))) }), choosable: couldName }, changePosition: { rule: "base.15.5", run: (table, verb2, env, path) => ({ propose: whatOf(table, verb2, env).map((id) => {
  const to = verb2.position ?? other(table, id);
  const doing = doingAt(env, path, "base.15.5");
  return rowOf3(table, id).faceUp ? changePosition(id, to, doing) : flipUp(id, to, doing);
}) }), choosable: couldName } };
var equipAsProcedure = defineProcedure({ name: "equipAs", steps: [{ name: "zone", rule: "base.4.9", run: ask12 }, { name: "zoneChosen", rule: "base.4.9", run: (table, locals) => table.local(locals, "slot", takeZone(table, locals)) }, { name: "come", rule: "base.16.14", run: come }, { name: "equip", rule: "base.16.14", run: putOn }, { name: "over", run: (_table, locals) => ({ done: { done: true, objects: [locals.object] } }) }] });
var equipAsLocals = (seat, object, to, doing) => ({ seat, object, to, doing, slot: "", joined: true, returned: null, answer: null, answers: null });
function mayEquipAs(table, seat, object, to) {
  const row = table.object(object);
  return row.kind !== "token" && object !== to && (row.slot !== "" || !playerCannot(table, seat, "place", object)) && canBearEquip(table, to) && freeSlots(table, seat, "spellTrap").length > 0;
}
var doingIn = (locals) => locals.doing;
function ask12(table, locals, frame) {
  const seat = locals.seat;
  const object = locals.object;
  if (!mayEquipAs(table, seat, object, locals.to) || !reaches3(table, object, doingIn(locals))) return { done: { done: false } };
  return askZone(table, locals, frame, { seat, object, slots: freeSlots(table, seat, "spellTrap") });
}
function come(table, locals) {
  const object = locals.object;
  const arrival = { slot: locals.slot, seat: locals.seat, faceUp: true, position: "", role: "equip" };
  const under = table.object(object).under.map((id) => move(id, { to: "graveyard", act: "sent" }, { ...doingIn(locals), reason: "rule", rule: "base.12.7" }));
  return happen(table, [arrive(object, arrival, doingIn(locals)), ...under]);
}
function putOn(table, locals) {
  const [now] = returnedIn(locals).objects;
  becomeEquip(table, now);
  table.local(locals, "object", now);
  return happen(table, [equip(now, locals.to, doingIn(locals))]);
}
var placePendulumProcedure = defineProcedure({ name: "placeAsPendulum", steps: [{ name: "zone", rule: "base.4.9", run: ask13 }, { name: "chosen", rule: "base.4.3", run: put4 }, { name: "over", rule: "base.4.3", run: (_table, locals) => ({ done: locals.returned ?? null }) }] });
var placePendulumLocals = (seat, object, doing) => ({ seat, object, doing, returned: null, answer: null, answers: null });
function mayPlaceAsPendulum(table, seat, id) {
  return table.program(table.object(id)).card.printed.scale !== void 0 && !playerCannot(table, seat, "place", id) && freePendulumSlots(table, seat).length > 0;
}
function ask13(table, locals, frame) {
  const seat = locals.seat;
  return askZone(table, locals, frame, { seat, object: locals.object, slots: freePendulumSlots(table, seat) });
}
function put4(table, locals) {
  const slot = takeZone(table, locals);
  return happen(table, [arrive(locals.object, { slot, seat: locals.seat, faceUp: true, position: "", role: "pendulum" }, locals.doing)]);
}
var attachProcedure = defineProcedure({ name: "attachMaterial", steps: [{ name: "spread", rule: "base.12.7", run: spread }, { name: "attach", rule: "base.12.3", run: attach2 }] });
var attachLocals = (objects, host, doing) => ({ objects, host, doing, returned: null });
var doingIn2 = (locals) => locals.doing;
function fitting2(table, locals) {
  return locals.objects.filter((id) => id !== locals.host && table.object(id).kind !== "token" && reaches3(table, id, doingIn2(locals)));
}
function spread(table, locals) {
  const below = fitting2(table, locals).flatMap((id) => rowOf3(table, id).under);
  return below.length === 0 ? void 0 : happen(table, below.map((id) => move(id, { to: "graveyard", act: "sent" }, { ...doingIn2(locals), reason: "rule", rule: "base.12.7" })));
}
function attach2(table, locals) {
  const objects = fitting2(table, locals).map((id) => putUnder(table, id, locals.host, doingIn2(locals)));
  return { done: { done: objects.length > 0, objects } };
}
var sideOf = (table, verb2, env) => verb2.to === void 0 ? env.you : seatsOf(table, env, verb2.to)[0] ?? env.you;
function takeable(table, verb2, env) {
  const seat = sideOf(table, verb2, env);
  return whatOf(table, verb2, env).filter((id) => isMonsterSlot(table.object(id).slot) && table.object(id).controller !== seat);
}
var movable = (table, verb2, env) => whatOf(table, verb2, env).filter((id) => isMonsterSlot(table.find(id)?.slot ?? "") && freeSlots(table, table.object(id).controller, "monster").length > 0);
var hostOf2 = (table, verb2, env) => objectsOf(table, env, verb2.to)[0] ?? 0;
var liesAsSpell = (table, id) => kindOfPlace(table, table.object(id)) === "spellTrapZone";
var fieldVerbs = { takeControl: { rule: "base.21.6", run: (table, verb2, env, path) => call(takeControlProcedure, controlLocals(sideOf(table, verb2, env), takeable(table, verb2, env), durationKey(table, env, verb2.until), doingAt(env, path, "base.21.6"))), choosable: (table, verb2, env) => takeable(table, verb2, env).length > 0 && (freesMain(env, sideOf(table, verb2, env)) || freeSlots(table, sideOf(table, verb2, env), "monster").length > 0) }, moveZone: { rule: "base.4.10", run: (table, verb2, env, path) => {
  const [object] = movable(table, verb2, env);
  return object === void 0 ? { done: false } : call(shiftProcedure, shiftLocals(object, "monster", doingAt(env, path, "base.4.10")));
}, choosable: (table, verb2, env) => movable(table, verb2, env).length > 0 }, equip: { rule: "base.16.11", run: (table, verb2, env, path) => {
  const to = hostOf2(table, verb2, env);
  const [first] = whatOf(table, verb2, env);
  if (first === void 0) return { done: false };
  if (!liesAsSpell(table, first)) return call(equipAsProcedure, equipAsLocals(env.you, first, to, doingAt(env, path, "base.16.14")));
  return { propose: [equip(first, to, doingAt(env, path, "base.16.11"))] };
}, choosable: (table, verb2, env) => {
  const to = hostOf2(table, verb2, env);
  return canBearEquip(table, to) && whatOf(table, verb2, env).some((id) => liesAsSpell(table, id) || mayEquipAs(table, env.you, id, to));
} }, placeAsPendulum: { rule: "base.4.3", run: (table, verb2, env, path) => {
  const [id] = whatOf(table, verb2, env);
  if (id === void 0 || !mayPlaceAsPendulum(table, env.you, id)) return { done: false };
  return call(placePendulumProcedure, placePendulumLocals(env.you, id, doingAt(env, path, "base.4.3")));
}, choosable: (table, verb2, env) => freePendulumSlots(table, env.you).length > 0 && (isBoundLater(verb2, env) || whatOf(table, verb2, env).some((id) => mayPlaceAsPendulum(table, env.you, id))) }, setCard: { rule: "base.16.3", run: (table, verb2, env, path) => {
  const [id] = whatOf(table, verb2, env);
  if (id === void 0 || !maySetCard(table, env.you, id)) return { done: false };
  return call(setCardProcedure, actLocals(env.you, id, doingAt(env, path, "base.16.3")));
}, choosable: (table, verb2, env) => isBoundLater(verb2, env) || whatOf(table, verb2, env).some((id) => maySetCard(table, env.you, id)) }, createTokens: { rule: "base.21.1", run: (table, verb2, env, path) => {
  const count = amountOf3(table, verb2, env);
  const side = sideOf(table, verb2, env);
  if (!hasRoomFor(table, verb2, env)) return { done: false };
  const objects = Array.from({ length: count }, () => table.create(verb2.token, env.you, "token").id);
  return call(summonByEffectProcedure, effectSummonLocals({ seat: env.you, side, objects, how: "special", position: verb2.position ?? "any", proper: false, doing: doingAt(env, path, "base.21.1") }));
}, choosable: hasRoomFor } };
function hasRoomFor(table, verb2, env) {
  const side = sideOf(table, verb2, env);
  return freeSlots(table, side, "monster").length >= amountOf3(table, verb2, env) && !summonsNothing(table, env.you);
}
function changing(make, rule3, more = {}) {
  return { rule: rule3, ...more, run: (table, verb2, env, path) => ({ propose: whoOf(table, verb2, env).map((seat) => make(seat, amountOf3(table, verb2, env), doingAt(env, path, rule3))) }) };
}
function price(table, verb2, env, seat) {
  if (verb2.half === true) return Math.floor(playerOf(table, seat).life / 2);
  return amount(table, env, verb2.amount ?? 0);
}
function canPay(table, verb2, env) {
  return whoOf(table, verb2, env).every((seat) => playerOf(table, seat).life >= price(table, verb2, env, seat) && (verb2.half !== true || playerOf(table, seat).life > 1));
}
var lifeVerbs = { damage: changing((seat, points2, doing) => damage(seat, points2, doing), "base.19.14"), loseLife: changing(loseLife, "base.1.11", { impersonal: true }), gainLife: { ...changing(gainLife, "base.1.20", { impersonal: true }), choosable: (table, verb2, env) => whoOf(table, verb2, env).some((seat) => !playerCannot(table, seat, "gainLife")) }, setLife: changing(setLife, "base.1.11"), payLife: { rule: "3.3-2", run: (table, verb2, env) => ({ propose: whoOf(table, verb2, env).map((seat) => payLife(seat, price(table, verb2, env, seat), byEffect(env, "3.3-2", "cost"))) }), payable: canPay, choosable: canPay } };
var stats = ["atk", "def"];
var valueIn = (values, name2) => values[name2] ?? 0;
function fixedChange(rule3, fixing) {
  return { rule: rule3, run: (table, verb2, env, path) => {
    const doing = doingAt(env, path, rule3);
    const objects = whatOf(table, verb2, env).filter((id) => reaches3(table, id, doing) && holdsEffects(table, table.object(id)));
    const until = durationKey(table, env, verb2.until);
    const fixed = objects.map((id) => [id, { ...env, vars: { ...env.vars, ...fixing(table, verb2, env, valuesOf2(table, id)) } }]);
    for (const [id, own] of fixed) verb2.modifiers.forEach((_, at) => grant(table, own, { program: `${path}/modifiers/${at}`, objects: [id], seats: [], until }));
    if (objects.length > 0) table.emit("effectGranted", rule3, { objects: [...objects], seats: [], until: verb2.until, program: path });
    return { done: objects.length > 0, objects };
  }, choosable: (table, verb2, env) => whatOf(table, verb2, env).length > 0 };
}
var statVerbs = { loseStats: fixedChange("2.5-1", (table, verb2, env, values) => Object.fromEntries(stats.filter((name2) => verb2[name2] !== void 0).map((name2) => [`${name2}Lost`, Math.min(amount(table, env, verb2[name2]), valueIn(values, name2))]))), multiplyStats: fixedChange("base.23.18", (_table, { times }, _env, values) => Object.fromEntries(stats.map((name2) => [`${name2}Times`, valueIn(values, name2) * times]))) };
var hostOf3 = (table, verb2, env) => whatOf(table, verb2, env)[0] ?? 0;
var materialsOf = (table, host) => table.find(host)?.under.length ?? 0;
function hasMaterials2(table, verb2, env) {
  return materialsOf(table, hostOf3(table, verb2, env)) >= amountOf3(table, verb2, env);
}
var materialVerbs2 = { attachMaterial: { rule: "base.12.3", run: (table, verb2, env, path) => {
  const host = objectsOf(table, env, verb2.to)[0];
  return host === void 0 ? { done: false } : call(attachProcedure, attachLocals(whatOf(table, verb2, env), host, doingAt(env, path, "base.12.3")));
}, choosable: (table, verb2, env) => whatOf(table, verb2, env).length > 0 }, detach: { rule: "base.12.6", run: (table, verb2, env, path) => {
  const host = hostOf3(table, verb2, env);
  if (materialsOf(table, host) === 0) return { done: false };
  const doing = doingAt(env, path, "base.12.6");
  return reaches3(table, host, doing) ? call(detachProcedure, detachLocals(host, env.you, amountOf3(table, verb2, env), doing)) : { done: false };
}, payable: hasMaterials2, choosable: hasMaterials2 } };
function answered4(table, { event }) {
  const { link: link2 = 0 } = event ?? {};
  return linkOf(table, link2);
}
function emitNegated(table, env, what2, object, card, rule3) {
  table.emit("negated", rule3, { object, card, what: what2, by: env.self, byCard: env.card, bySeat: env.you });
}
function negateLink(flag2, rule3) {
  return { rule: rule3, run: (table, _verb, env) => {
    const link2 = answered4(table, env);
    if (link2 === null || link2.number >= gameOf(table).resolving || link2.activationNegated || link2[flag2]) return { done: false };
    setLink(table, link2.number, { [flag2]: true });
    if (flag2 === "activationNegated") takeBack(table, link2);
    emitNegated(table, env, flag2 === "activationNegated" ? "activation" : "effect", link2.source, link2.card, rule3);
    return { done: true, objects: [link2.source] };
  } };
}
function takeBack(table, link2) {
  dropTriggers(table, ({ event }) => event.link === link2.number && (event.key === "activated" && event.object === link2.source || event.key === "targeted" && event.by === link2.source));
  countBack(table, link2);
}
function countBack(table, { ability: ability2, source, seat }) {
  const { limit } = table.library.ability(ability2).ability;
  if (limit?.refund === "negated") giveBack(table, { object: source, seat, ability: ability2 }, limit);
}
var negationVerbs = { negateActivation: negateLink("activationNegated", "base.23.6"), negateEffect: negateLink("effectNegated", "base.23.7"), negateSummon: { rule: "base.8.14", run: (table, _verb, env) => {
  const arrival = localsIn(frameOf(table, arrivalRef.name), arrivalRef);
  if (arrival === null) return { done: false };
  const objects = arrival.objects.filter((id) => table.find(id) !== null);
  table.local(arrival, "negated", objects);
  for (const id of objects) emitNegated(table, env, "summon", id, table.object(id).card, "base.8.14");
  return { done: objects.length > 0, objects };
} }, negateAttack: { rule: "base.17.13", run: (table, _verb, env, path) => {
  const { attack } = gameOf(table);
  if (attack === null || attack.negated || !canAttack(table, turnPlayer(table), attack.attacker) || !reaches3(table, attack.attacker, doingAt(env, path, "base.17.13"))) return { done: false };
  setGame(table, "attack", { ...attack, negated: true });
  emitNegated(table, env, "attack", attack.attacker, table.object(attack.attacker).card, "base.17.13");
  return { done: true, objects: [attack.attacker] };
} }, endBattlePhase: { rule: "base.6.17", run: (table) => {
  if (gameOf(table).phase !== "battle") return { done: false };
  setGame(table, "ending", "battle");
  return { done: true };
} }, endTurn: { rule: "base.6.17", run: (table) => {
  if (gameOf(table).phase === "end") return { done: false };
  setGame(table, "ending", "turn");
  return { done: true };
} } };
function sideOf2(table, verb2, env) {
  return verb2.to === void 0 ? env.you : seatsOf(table, env, verb2.to)[0] ?? env.you;
}
var how = (verb2) => verb2.how ?? "special";
var frees = (table, env, side, id) => (table.object(id).zone.startsWith("extraDeck:") ? freesAny : freesMain)(env, side);
function summonable(table, verb2, env, ids2) {
  return ids2.some((id) => {
    const isOwners = verb2.sides === "owner";
    const [who, side] = isOwners ? [table.object(id).owner, table.object(id).owner] : [env.you, sideOf2(table, verb2, env)];
    return maySpecialSummon(table, who, id, how(verb2)) && (frees(table, env, side, id) || summonZones(table, side, id).length > 0);
  });
}
function withMaterials2(kind2, zone, act4) {
  const read2 = (verb2, { you }) => ({ seat: you, how: kind2, zone, where: verb2.where ?? {}, from: verb2.from ?? ["hand", "monsterZone"], materials: verb2.materials ?? null, levels: verb2.levels ?? "exactly", act: verb2.act ?? act4 });
  const rule3 = kind2 === "fusion" ? "base.10.7" : "base.10.1";
  return { rule: rule3, run: (table, verb2, env, path) => call(materialSummonProcedure, materialSummonLocals(read2(verb2, env), doingAt(env, path, rule3))), choosable: (table, verb2, env) => summonableWith(table, read2(verb2, env)).length > 0 };
}
function normalNow({ where, untributed, faceUp, ofTurn }, { you }) {
  return { seat: you, where: where ?? {}, untributed: untributed === true, faceUp: faceUp === true, ofTurn: ofTurn === true };
}
var usedBy = (table, verb2, env) => objectsOf(table, env, verb2.using).filter((id) => table.object(id).slot !== "" && table.object(id).controller === env.you && mayBeMaterial(table, { seat: env.you, object: 0, how: "xyz" }, id));
function summonWith(table, verb2, env, object, path) {
  const materials = usedBy(table, verb2, env);
  if (materials.length === 0 || !maySpecialSummon(table, env.you, object, "xyz")) return { done: false };
  return call(specialSummonProcedure, effectXyzLocals(table, env.you, object, materials, doingAt(env, path, "base.12.11")));
}
var gone2 = -1;
var summoningVerbs = { specialSummon: { rule: "base.9.3", run: (table, verb2, env, path) => {
  const objects = whatOf(table, verb2, env);
  if (objects.length === 0) return { done: false };
  const kind2 = how(verb2);
  if (verb2.using !== void 0) return summonWith(table, verb2, env, objects[0], path);
  return call(summonByEffectProcedure, effectSummonLocals({ seat: env.you, side: sideOf2(table, verb2, env), objects, how: kind2, position: verb2.position ?? "any", proper: kind2 !== "special" || verb2.proper === true, doing: doingAt(env, path, "base.9.3"), ...verb2.excavated === true ? { excavated: true } : {}, ...verb2.sides === "owner" ? { owners: true } : {}, ...verb2.pointedBy === void 0 ? {} : { pointedBy: objectsOf(table, env, verb2.pointedBy)[0] ?? gone2 } }));
}, choosable: (table, verb2, env) => {
  if (verb2.using !== void 0) return usedBy(table, verb2, env).length > 0 && !summonsNothing(table, env.you);
  const what2 = verb2.what ?? "self";
  return summonable(table, verb2, env, objectsOf(table, env, what2));
} }, normalSummonNow: { rule: "base.8.9", run: (_table, verb2, env) => call(normalSummonNowProcedure, normalNowLocals(normalNow(verb2, env))), choosable: (table, verb2, env) => hasNormalSummon(table, normalNow(verb2, env)) }, fusionSummon: withMaterials2("fusion", "extraDeck", "sent"), ritualSummon: withMaterials2("ritual", "hand", "tributed") };
var turnVerbs = { skipPhase: { rule: "base.6.16", run: (table, verb2, env) => {
  const times = verb2.times ?? 1;
  for (const seat of whoOf(table, verb2, env)) {
    const { skips } = playerOf(table, seat);
    const due = skips.filter((phase) => phase === verb2.phase).length;
    setPlayer(table, seat, "skips", [...skips, ...Array.from({ length: times - due }, () => verb2.phase)]);
  }
  return { done: true };
} } };
var verbs2 = { ...moveVerbs, ...lifeVerbs, ...facingVerbs, ...counterVerbs, ...countingVerbs, ...chanceVerbs, ...statVerbs, ...fieldVerbs, ...summoningVerbs, ...materialVerbs2, ...negationVerbs, ...turnVerbs };
var verbProcedures = [pickingProcedure(movePickings, costBond), takeControlProcedure, endLoansProcedure, equipAsProcedure, comeBackProcedure, shiftProcedure, placePendulumProcedure, attachProcedure, orderTopProcedure, stabiliseProcedure];
function viewTurn(table) {
  const { turn: turn2, active, phase } = gameOf(table);
  return { number: turn2, seat: active < 0 ? null : active, phase };
}
function viewPlayer(table, seat) {
  const { life, normalSummons, summonedSpecially, passing: passing2 } = playerOf(table, seat);
  return { life, normalSummons, summonedSpecially, passing: passing2, hand: table.zoneOf("hand", seat).order.length, mainDeck: table.zoneOf("mainDeck", seat).order.length, extraDeck: table.zoneOf("extraDeck", seat).order.length, monsters: monstersOf(table, seat).length };
}
function viewMatch(table) {
  const { first, step: step2, chain, resolving, attack } = gameOf(table);
  const { game, wins, draws } = matchOf(table);
  return { first, step: step2, chain: chain.map((link2) => viewLink(table, link2)), resolving, attack: jsonOf(attack), game, wins: [...wins], draws, bestOf: table.pins.format.bestOf };
}
function viewLink(table, { number, seat, card, source, ability: ability2, act: act4, speed, targets, activationNegated, effectNegated }) {
  return { number, seat, card, ...isNamedToAll(table, source) ? { object: source } : {}, ability: ability2, act: act4, speed, targets: targets.map((id) => viewTarget(table, id)), activationNegated, effectNegated };
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
  const { faceUp, position: position2, setTurn } = fieldsOf(row);
  return { faceUp, position: position2, setTurn };
}
var yugiohRules = { id: "yugioh", names: { en: "Yu-Gi-Oh!", zh: "游戏王" }, seats: { min: 2, max: 2 }, formats: { ocg: { id: "ocg", bestOf: 1, onTimeOut: "loseMatch", options: { list: "ocg" } }, ocgMatch: { id: "ocgMatch", bestOf: 3, onTimeOut: "loseMatch", options: { list: "ocg" } }, tcg: { id: "tcg", bestOf: 3, onTimeOut: "loseMatch", options: { list: "tcg" } }, open: { id: "open", bestOf: 1, onTimeOut: "loseMatch", options: {} } }, decisionKinds, vocabulary, prepare, pinsDecks: true, procedures: [matchProcedure, duelProcedure, ...procedures, ...verbProcedures], verbs: verbs2, objectFields, happenings, commitOrder, commitsToOrder: pileOrders, history, replacementTiers: ["prevent", "instead", "place"], moments: { begin: (table, joined2) => joined2 ? void 0 : setGame(table, "moment", gameOf(table).moment + 1), now: (table) => gameOf(table).moment }, committed: (table, happened, keys4) => {
  noteCommitted(table, happened, keys4);
  noteBattlefield(table, happened);
}, stopsAtFailure: true, judgesLate: true, triggerHolder, setUp: (table) => {
  layOut(table, playableDecks(table));
  table.begin(matchProcedure, matchLocals());
}, arrange, visibility: { mainDeck: "nobody", extraDeck: "pile", hand: "owner", graveyard: "all", banished: "faces", sideDeck: "ownerAlone" }, hides, idFields: ["by", "to", "attacker", "target"], keepsKnowledge, nameOf: nameKey, slotKinds: { names: [...slotKinds, arrivingKind], of: (slot, row) => kindOfSlot2(slot.row, row) }, keepsIdentity: (from, to) => fieldKinds2.has(from) && fieldKinds2.has(to), remembers: (_table, _row, from) => from !== "mainDeck", openings: { dormantInHand, dormantSet, dormantTriggers, unaffected: saysUnaffected }, inPlay: slotKinds, spellsFrom: ["hand", "spellTrapZone", "fieldZone"], distantFields, layers, baseValues, finishValues, playerValues, modifierSources, abilitiesWork, affects, holdsEffects, relations, status: { summonable: isSummonable }, order: inOrder4, seatOrder: turnOrder, triggerOrder, interjections: takingBack(), listeners: (table, seat) => [openPlaces2(table, seat)], hiddenListeners, allowed: mayActivate, rules: { optionalEffect: "4.1-1", orderEffects: "4.4.2.1-3", replace: "base.20.4", chooseTargets: "4.3.1-1", concede: "base.1.10" }, canTarget: (table, env, object) => !cannot(table, object.id, "beTargeted", { by: env.you === object.controller ? "you" : "opponent" }), acceptPicks: (table, decision, picks) => judges[decision.kind]?.accept(table, decision, picks) ?? null, completePicks: (table, decision, picked) => judges[decision.kind]?.complete(table, decision, picked) ?? null, duration: durationKey, span: (table, name2) => name2 === "duel" ? "duel" : name2 === "chain" ? `chain ${gameOf(table).chains}` : `turn ${gameOf(table).turn}`, playerAmount: (table, seat, value) => {
  const kind2 = ["hand", "mainDeck", "graveyard", "banished", "extraDeck"].find((one) => one === value);
  if (kind2 !== void 0) return table.zoneOf(kind2, seat).order.length;
  if (value === "freeZones") return freeSlots(table, seat, "monster").length;
  if (value === "monsters") return monstersOf(table, seat).length;
  return value === "life" ? playerOf(table, seat).life : unknownWord("value of a player", value);
}, matchAmount: (table, value) => {
  if (value === "chain") return gameOf(table).chain.length;
  return value === "turn" ? gameOf(table).turn : unknownWord("value of the match", value);
}, phase: (table) => gameOf(table).phase, step: (table) => gameOf(table).step, activeSeat: (table) => gameOf(table).active < 0 ? null : gameOf(table).active, endByConcession: giveUp, endOfRound, endByAgreement: agreeDraw, acceptBulk: sideDecking.accept, sampleBulk: sideDecking.sample, validateDeck, parseDeck, deckForms, viewTurn, viewPlayer, viewMatch, viewObject: viewObject2, viewHidden };
function nameKey({ names: names3, printed: printed2 }) {
  return printed2.alwaysNamed ?? names3.en;
}
var fieldKinds2 = /* @__PURE__ */ new Set([...slotKinds, arrivingKind]);
function kindOfSlot2(name2, row) {
  if (name2 === "field") return "fieldZone";
  if (name2 === "spellTrap") return row !== null && fieldsOf(row).role === "pendulum" ? "pendulumZone" : "spellTrapZone";
  return row !== null && fieldsOf(row).arriving ? arrivingKind : "monsterZone";
}
function hides(_table, row, seat) {
  if (fieldsOf(row).faceUp) return false;
  return row.controller !== seat;
}
function hiddenListeners(table, seat) {
  const { order } = table.zoneOf("hand", seat);
  const set2 = backrowOf(table, seat).filter((id) => !rowOf3(table, id).faceUp);
  return set2.length === 0 ? order : [...order, ...set2];
}
function modifierSources(table) {
  const found2 = [];
  for (const { object } of table.allSlots()) {
    if (object !== 0 && rowOf3(table, object).faceUp && table.program(table.object(object)).statics.length > 0) found2.push(object);
  }
  return found2;
}
var rules4 = createRules(yugiohRules);
export {
  rules4 as rules
};
