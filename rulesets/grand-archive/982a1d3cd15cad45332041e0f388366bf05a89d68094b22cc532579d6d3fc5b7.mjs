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
var faultSentence = ({ card, place: place2, fault }) => `card ${JSON.stringify(card)}${place2 === "" ? "" : ` at ${place2}`}: ${fault}`;
function must(value, what3) {
  if (value === void 0 || value === null) throw new InvariantBroken(`missing: ${what3}`);
  return value;
}
function unknownWord(what3, word3) {
  throw new InvariantBroken(`unknown ${what3}: ${JSON.stringify(word3)}`);
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
function completed(table, decision, picked4) {
  return must(table.game.completePicks, "completePicks of the game")(table, decision, picked4);
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
  const next5 = /* @__PURE__ */ new Set();
  for (const weight of weightsOf(option)) for (const so of sums) next5.add(so + weight);
  return next5;
}
function reaches(options, sum) {
  return sumsOf(options).has(sum);
}
function completeToSum(domain, sum, picked4, rest2) {
  const low = bound([...picked4, ...rest2], Math.min);
  const high = bound([...picked4, ...rest2], Math.max);
  if (sum < low || sum > high) return null;
  return high - low < BITS && domain.groups !== true ? byMasks(domain, sum, low, picked4, rest2) : bySearch(domain, sum, picked4, rest2);
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
function byMasks(domain, sum, low, picked4, rest2) {
  const most = Math.min(domain.max - picked4.length, rest2.length);
  if (most < 0) return null;
  const least = Math.max(0, domain.min - picked4.length);
  const nothing8 = 1 << -low;
  const width = most + 1;
  const ahead = new Int32Array((rest2.length + 1) * width);
  ahead[rest2.length * width] = nothing8;
  for (let at = rest2.length - 1; at >= 0; at--) {
    for (let count2 = 0; count2 <= most; count2++) {
      const without2 = ahead[(at + 1) * width + count2];
      const taking = count2 === 0 ? 0 : withOption(ahead[(at + 1) * width + count2 - 1], rest2[at]);
      ahead[at * width + count2] = without2 | taking;
    }
  }
  const possible2 = (mask2, taken2, at) => {
    for (let count2 = Math.max(0, least - taken2); count2 + taken2 <= most; count2++) if (meets(mask2, ahead[at * width + count2], sum, low)) return true;
    return false;
  };
  let mask = nothing8;
  for (const option of picked4) mask = withOption(mask, option);
  if (!possible2(mask, 0, 0)) return null;
  const chosen = [];
  for (let at = 0; at < rest2.length; at++) {
    if (chosen.length >= least && mask >>> sum - low & 1) break;
    const option = rest2[at];
    const next5 = withOption(mask, option);
    if (chosen.length >= most || !possible2(next5, chosen.length + 1, at + 1)) continue;
    chosen.push(option);
    mask = next5;
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
function bySearch(domain, sum, picked4, rest2) {
  const dead = /* @__PURE__ */ new Set();
  const grouped = domain.groups === true;
  const search = (chosen, at, sums) => {
    if (chosen.length >= domain.min && chosen.length <= domain.max && sums.has(sum)) return chosen;
    if (at >= rest2.length || chosen.length >= domain.max) return null;
    const taken2 = grouped ? chosen.flatMap(({ group }) => group ?? []).sort().join("\n") : "";
    const key = `${at}|${chosen.length}|${[...sums].sort((a, b) => a - b).join()}|${taken2}`;
    if (dead.has(key)) return null;
    const option = rest2[at];
    const free2 = !grouped || option.group === void 0 || !chosen.some(({ group }) => group === option.group);
    const found2 = (free2 ? search([...chosen, option], at + 1, added(sums, option)) : null) ?? search(chosen, at + 1, sums);
    if (found2 === null) dead.add(key);
    return found2;
  };
  return search(picked4, 0, sumsOf(picked4));
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
function complete(domain, picked4) {
  if (domain.groups === true && !isApart(picked4)) return null;
  if (domain.sum === void 0) {
    const open = domain.options.filter((one) => !picked4.includes(one));
    const rest2 = domain.groups === true ? firstOfEach([...picked4, ...open]).slice(picked4.length) : open;
    const wanted = Math.max(0, domain.min - picked4.length);
    return picked4.length <= domain.max && rest2.length >= wanted ? [...picked4, ...rest2.slice(0, wanted)] : null;
  }
  return completeToSum(domain, domain.sum, picked4, domain.options.filter((one) => !picked4.includes(one)));
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
  for (let kept2 = drawn2.length; kept2 > 0; kept2 = kept2 >> 1) {
    const found2 = completed(table, decision, drawn2.slice(0, kept2));
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
  const count2 = domain.min + draw2(most - domain.min + 1);
  return apart.slice(0, count2).map((option) => option.id);
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
  word(position) {
    const wanted = Math.floor(position / 16);
    if (wanted !== this.blockNumber) {
      this.block = chachaBlock(this.key, wanted, [0, 0, 0]);
      this.blockNumber = wanted;
    }
    return this.block[position % 16];
  }
};
function uniform(n, next5) {
  if (!Number.isInteger(n) || n < 1 || n > 4294967296) throw new InvariantBroken(`can't draw from ${n}`);
  if (n === 4294967296) return next5();
  const last = 4294967295 - ((4294967295 >>> 0) % (n >>> 0) + 1) % n;
  for (; ; ) {
    const word3 = next5();
    if (word3 <= last) return (word3 >>> 0) % (n >>> 0);
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
function lastingEnv({ source: source2, sourceCard, controller, vars }, event = null) {
  return sourceEnv(source2, sourceCard, controller, event, vars);
}
function envOf(locals2) {
  const { self, card, you, event, vars, each, subject } = locals2;
  return { self, card, you, event, vars, each, subject, cut: uncut };
}
function about(env, subject) {
  const { self, card, you, event, vars, each, cut: cut4 } = env;
  return { self, card, you, event, vars, each, subject, cut: cut4 };
}
function envLocals(env) {
  return { self: env.self, card: env.card, you: env.you, event: env.event, vars: env.vars, each: env.each, subject: env.subject };
}
function once(find) {
  const known3 = /* @__PURE__ */ new WeakMap();
  const findAnew = find;
  const ask3 = (key, first, second, third, fourth) => {
    const kept2 = known3.get(key);
    if (kept2 !== void 0) return kept2;
    const found2 = findAnew(key, first, second, third, fourth);
    known3.set(key, found2);
    return found2;
  };
  return ask3;
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
function becomes(table, id, row, kind2) {
  const noted = table.state.past[id];
  if (noted !== void 0 && inSight(table, kind2)) table.journal.setRecord(noted, "now", row.id);
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
function rootsOf({ frames, triggers, watches, effects, decisions, players: players2, game, history: history2, objects }) {
  return [frames, triggers, watches, effects, decisions, players2, game, history2, objects];
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
function read(table, env, id, characteristic, cut4) {
  const status2 = table.game.status?.[characteristic];
  if (status2 !== void 0) return status2(table, rowOf(table, id), env);
  if (table.state.objects[id] === void 0) return pastValue(table, id, characteristic, cut4);
  if (cut4 === "printed") return table.program(table.object(id)).card.printed[characteristic];
  if (cut4 === "base") return table.derive(table, id, -1)[characteristic];
  if (table.ordered && cut4 !== void 0) return table.derive(table, id, table.library.cutOf(cut4))[characteristic];
  return table.derive(table, id, env.cut)[characteristic];
}
function pastValue(table, id, characteristic, cut4) {
  const past = table.state.past[id] ?? missing("object", id);
  return cut4 === "printed" ? table.program(past.row).card.printed[characteristic] : past.values[characteristic];
}
function idOfSeat(seat) {
  return -1 - seat;
}
function seatOfId(id) {
  return id < 0 ? -1 - id : null;
}
var isObjectId = (id) => id > 0;
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
  const { history: history2 } = table.state;
  const old = history2[field2];
  if (rule2.keep === "objects") {
    const list = Array.isArray(old) ? old : [];
    table.journal.setFact(field2, [...list, event[rule2.object ?? "object"]]);
    return;
  }
  if (rule2.keep === "words") {
    const list = Array.isArray(old) ? old : [];
    const fresh2 = wordsOf(table, event[rule2.object ?? "object"], rule2.words ?? "").filter((word3) => !list.includes(word3));
    if (fresh2.length > 0) table.journal.setFact(field2, [...list, ...fresh2]);
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
  return valuesOf(table, name2, seats).some((kept2) => Array.isArray(kept2) && words.some((word3) => kept2.includes(word3)));
}
function beginSpan(table, span) {
  const { history: history2 } = table.state;
  const rules3 = table.game.history ?? {};
  for (const field2 of Object.keys(history2)) {
    const [name2, ...whose] = field2.split(":");
    const rule2 = rules3[name2];
    if (rule2?.per !== span || rule2.on.length === 0) continue;
    const old = history2[field2];
    if (rule2.before !== void 0) table.journal.setFact([rule2.before, ...whose].join(":"), Array.isArray(old) ? old.length : old);
    table.journal.setFact(field2, rule2.keep === "objects" || rule2.keep === "words" ? [] : 0);
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
  table.set(row, "notes", Object.fromEntries(entries.sort(([one], [other]) => one < other ? -1 : 1)));
}
function noteMore(table, id, name2, objects) {
  const before = notedOn(table, id, name2);
  const left = Array.isArray(before) ? before.filter((one) => table.find(one) !== null && !objects.includes(one)) : [];
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
  const zones2 = table.zonesOf(kind2);
  if (seats !== null && seats.length === 1) {
    for (const { seat, order } of zones2) if (seat >= 0 && seat === seats[0]) return order;
  }
  for (const { seat, order } of zones2) {
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
  const zones2 = table.zonesOf(kind2);
  const [zone] = zones2;
  return zone !== void 0 && zones2.length === 1 && zone.seat < 0 ? zone.order : null;
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
  const bound3 = "var" in value ? env.vars[value.var] : void 0;
  return typeof bound3 === "string" || Array.isArray(bound3) ? bound3 : amount(table, env, value);
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
function setOf(table, env, set) {
  return typeof set === "object" && "from" in set ? select(table, env, set) : presentOrPast(table, env, set);
}
function valuesIn(table, env, set, of) {
  return setOf(table, env, set).map((id) => asNumber(read(table, env, id, of)));
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
  const rule2 = table.game.relations[relation.is] ?? missing("relation", relation.is);
  const to = table.game.pastRelations?.includes(relation.is) === true ? presentOrPast(table, env, relation.to) : objectsOf(table, env, relation.to);
  return to.length === 1 ? rule2(table, rowOf(table, to[0])) : [...new Set(to.flatMap((id) => rule2(table, rowOf(table, id))))];
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
  const fields3 = value;
  return Object.fromEntries(Object.keys(fields3).sort().map((key) => [key, inOrder(fields3[key])]));
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
  const fields3 = node;
  if (typeof fields3.parameter === "string" && fields3.parameter in parameters2) return parameters2[fields3.parameter];
  return Object.fromEntries(Object.entries(fields3).map(([key, child]) => [key, fillParameters(child, parameters2)]));
}
function replaceIn(node, words, fields3) {
  if (Array.isArray(node)) return node.map((child) => replaceIn(child, words, fields3));
  if (typeof node !== "object" || node === null) return node;
  return Object.fromEntries(Object.entries(node).map(([key, child]) => [key, fields3.has(key) ? replaceWords(child, words) : replaceIn(child, words, fields3)]));
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
  const { word: word3 } = entry2;
  return typeof word3 === "string" ? word3 : "";
}
function keywordPaths(game, entry2) {
  const word3 = wordOf(entry2);
  const expand = game.keywordAbilities?.[word3];
  if (expand === void 0) return noPaths;
  const { word: _word, ...parameters2 } = typeof entry2 === "string" ? { word: word3 } : entry2;
  const root = `${KEYWORD}${word3}${Object.keys(parameters2).length === 0 ? "" : canonical(parameters2)}`;
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
  const word3 = root.slice(KEYWORD.length, brace < 0 ? void 0 : brace);
  const expand = game.keywordAbilities?.[word3] ?? missing("expansion of keyword", word3);
  return { abilities: expand(brace < 0 ? {} : JSON.parse(root.slice(brace))) };
}
function effectSource({ self, card, you }, kind2, program) {
  return { object: self, card, seat: you, kind: kind2, program };
}
function reached(table, env, kind2, program, ids2) {
  const { affects } = table.game;
  if (affects === void 0 || ids2.length === 0) return ids2;
  const source2 = effectSource(env, kind2, program);
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
function agrees(base, row, fields3) {
  for (let at = 0; at < fields3.length; at++) if (base.fields[at] !== row[fields3[at]]) return false;
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
  constructor(count2, depends) {
    this.count = count2;
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
      const made3 = [];
      for (let other = 0; other < this.count; other++) if (other !== one && this.depends(one, other)) made3.push(other);
      this.known.set(one, found2 = made3);
    }
    return found2;
  }
  reaches(from, to) {
    const seen = /* @__PURE__ */ new Set([from]);
    const open = [from];
    for (let at = open.pop(); at !== void 0; at = open.pop()) {
      if (at === to) return true;
      for (const next5 of this.of(at)) {
        if (seen.has(next5)) continue;
        seen.add(next5);
        open.push(next5);
      }
    }
    return false;
  }
};
var isTree = (node) => typeof node === "object" && node !== null && !Array.isArray(node);
function hasValue(node, word3) {
  if (Array.isArray(node)) return node.some((one) => hasValue(one, word3));
  return isTree(node) ? Object.values(node).some((one) => hasValue(one, word3)) : node === word3;
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
  if (words.some((word3) => typeof word3 === "object")) return null;
  return (values) => {
    const value = values[key];
    return Array.isArray(value) ? words.some((word3) => hasWord(value, word3)) : words.includes(value);
  };
}
var near = /* @__PURE__ */ new Set(["slots", "attached", "under"]);
var bounds = /* @__PURE__ */ new Set(["atLeast", "atMost", "equal"]);
var amountFields = /* @__PURE__ */ new Set(["count", "countOf", "where", "sum", "of", "value", "cut", "player", "plus", "minus", "times", "quotient", "half", "atMost", "atLeast"]);
var conditionFields = /* @__PURE__ */ new Set(["all", "any", "not", "compare", "exists", "atLeast", "object", "is", "chosen", "equal", "turnOf", "phase", "game"]);
var selectorFields = /* @__PURE__ */ new Set(["from", "of", "where", "relation", "except", "first", "last"]);
var ANY = "*";
function hasMore(node, fields3) {
  return Object.keys(node).some((key) => !fields3.has(key));
}
var Reading = class {
  constructor(game) {
    this.game = game;
  }
  game;
  reads = /* @__PURE__ */ new Set();
  far = false;
  change(change2) {
    for (const fields3 of [change2.set, change2.add, change2.times, change2.gain]) for (const name2 in fields3) this.literal(fields3[name2]);
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
    const { status: status2, distantFields: distantFields2, partlyDistant: partlyDistant2 = {}, objectFields: objectFields2 } = this.game;
    if (status2?.[name2] === void 0) this.reads.add(name2);
    else if (distantFields2?.includes(name2) || name2 in partlyDistant2 || !(name2 in objectFields2)) this.far = true;
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
  const changes2 = [modifier, ...modifier.also ?? []];
  const parts2 = changes2.flatMap((change2, index) => stepsOf(game, change2).map((step) => compilePart(game, step, index === 0 ? path : `${path}/also/${index - 1}`, whole2)));
  parts2.sort((a, b) => a.layer - b.layer);
  if (parts2.some((part, index) => part.layer === parts2[index - 1]?.layer)) throw new InvariantBroken(`${path} has two parts in one layer`);
  return { path, modifier, condition: condition2, defining: modifier.defining === true, parts: parts2, far: whole2.far, test: testOf(game, modifier.of) };
}
function testOf(game, of) {
  if (typeof of !== "object" || of.relation !== void 0 || mentions([of.of, of.except], "subject")) return null;
  return plainTest(game, of.where);
}
function stepsOf(game, change2) {
  const { become: become2, layer } = change2;
  const steps = game.copiable?.steps;
  if (become2 === void 0 || steps === void 0) return [{ change: change2, takes: null }];
  if (steps[layer] === void 0) throw new InvariantBroken(`a copy effect names layer ${layer}, which is not among copiable.steps`);
  return Object.keys(steps).map((step) => ({ change: step === layer ? change2 : { layer: step, become: become2 }, takes: steps[step] }));
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
  const { set, add: add2, times, gain, lose: lose2, cantHave, swap, become: become2 } = change2;
  const writes = /* @__PURE__ */ new Set();
  for (const fields3 of [set, add2, times, gain, lose2, cantHave, become2?.except?.set]) for (const name2 in fields3) writes.add(name2);
  for (const name2 of swap ?? []) writes.add(name2);
  if (change2.abilities !== void 0) writes.add("abilities");
  if (change2.controller !== void 0) writes.add("controller");
  if (change2.words !== void 0) for (const name2 of ["abilities", ...game.text?.characteristics ?? []]) writes.add(name2);
  if (become2 !== void 0) for (const name2 of takes ?? ["abilities", ...game.copiable?.characteristics ?? []]) writes.add(name2);
  for (const name2 of game.consequences?.touches(change2) ?? []) writes.add(name2);
  return writes;
}
function isPlain(change2) {
  if (change2.become !== void 0 || change2.words !== void 0 || change2.controller !== void 0 || change2.abilities !== void 0) return false;
  return [change2.set, change2.add, change2.times, change2.gain].every((fields3) => fields3 === void 0 || Object.values(fields3).every((value) => !hasObject(value)));
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
function copiedValues(table, env, from, except, path) {
  const values = {};
  takeOver(table, values, copiableValues(table, from), except === null ? null : resolveRewriting(table, env, except, path));
  return values;
}
function resolve(table, env, part) {
  const { change: change2 } = part;
  if (part.plain) return change2;
  const { become: become2, words, controller, cantHave, swap } = change2;
  return { ...resolveRewriting(table, env, change2, part.path), copied: become2 === void 0 ? null : copied(table, env, become2.copyOf), takes: part.takes, except: become2?.except === void 0 ? null : resolveRewriting(table, env, become2.except, `${part.path}/become/except`), words: words === void 0 ? null : { [String(word(env, words.from))]: String(word(env, words.to)) }, controller: controller === void 0 ? null : seatsOf(table, env, controller).find((seat) => table.game.plays?.(table, seat) !== false) ?? null, ...cantHave === void 0 ? {} : { cantHave }, ...swap === void 0 ? {} : { swap } };
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
  const { set, times, add: add2, lose: lose2, gain, abilities } = change2;
  return { ...set === void 0 ? {} : { set: mapped(set, (value) => written(table, env, value)) }, ...times === void 0 ? {} : { times: mapped(times, (value) => counted2(table, env, value)) }, ...add2 === void 0 ? {} : { add: mapped(add2, (value) => addition(table, env, value)) }, ...lose2 === void 0 ? {} : { lose: lose2 }, ...gain === void 0 ? {} : { gain: mapped(gain, (list) => written(table, env, list)) }, ...abilities === void 0 ? {} : { abilities: abilities.map((ability2, index) => lentPath(env, `${path}/abilities/${index}`, ability2)) } };
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
      for (const value of [add2, times, set].flatMap((fields3) => Object.values(fields3 ?? {}))) if (isCounted(value)) fixed[JSON.stringify(value)] = amount(table, env, value);
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
function mapped(fields3, make) {
  const made3 = {};
  for (const name2 in fields3) made3[name2] = make(fields3[name2]);
  return made3;
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
function rewrite(table, values, resolved2) {
  const { copied: taken2, except, takes, words, controller, swap } = resolved2;
  if (taken2 !== null && taken2 !== void 0) takeOver(table, values, taken2, except ?? null, takes ?? null);
  if (words !== null && words !== void 0) reword(table, values, words);
  if (typeof controller === "number") values.controller = controller;
  rewriteFields(table, values, resolved2);
  for (const name2 in resolved2.cantHave) withhold(values, name2, resolved2.cantHave[name2]);
  if (swap !== void 0) {
    const [one, other] = swap;
    const kept2 = values[one];
    values[one] = values[other];
    values[other] = kept2;
  }
}
function rewriteFields(table, values, resolved2) {
  const { set, times, add: add2, lose: lose2, gain, abilities } = resolved2;
  for (const name2 in set) values[name2] = set[name2];
  for (const name2 in times) if (!isLacking(table, values, name2)) values[name2] = table.number(asNumber(values[name2]) * times[name2]);
  for (const name2 in add2) if (!isLacking(table, values, name2)) values[name2] = table.number(asNumber(values[name2]) + add2[name2]);
  for (const name2 in lose2) values[name2] = lose2[name2] === "all" ? noWords : without(values[name2], lose2[name2]);
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
function exceptOf({ set, times, add: add2, lose: lose2, gain, abilities }, names2) {
  const of = (fields3) => Object.fromEntries(Object.entries(fields3 ?? {}).filter(([name2]) => names2.includes(name2)));
  return { set: of(set), times: of(times), add: of(add2), lose: of(lose2), gain: of(gain), abilities: names2.includes("abilities") ? abilities ?? [] : [] };
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
  return asList(list).filter((one) => !words.includes(one) && !words.includes(wordOf(one)) && !words.some((word3) => sameEntry(word3, one)));
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
    const rules3 = game.layerRules;
    if (this.existing.length === 0 && rules3 === void 0) return;
    for (let layer = 0; layer < game.layers.length; layer++) {
      const own = rules3?.[game.layers[layer]]?.own;
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
    const steps = this.steps.get(id);
    if (steps === void 0) this.steps.set(id, [step]);
    else steps.push(step);
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
    const { standing: standing2 } = table.cache;
    const known3 = standing2[row.id];
    if (known3 !== void 0 && this.lent.size === 0 && known3.values === values && known3.stamp === row.stamp && known3.zone === row.zone && known3.slot === row.slot && known3.host === row.host) return known3.list;
    const abilities = table.library.staticsIn(asList(values.abilities), "abilities");
    const keywords2 = table.library.staticsIn(asList(values.keywords), "keywords");
    const list = abilities.length === 0 && keywords2.length === 0 ? empty : this.standingEffects(row, [...abilities, ...keywords2]);
    if (this.lent.size === 0) standing2[row.id] = { values, stamp: row.stamp, zone: row.zone, slot: row.slot, host: row.host, list };
    return list;
  }
  standingEffects(row, statics) {
    const { table } = this;
    const kind2 = kindOfPlace(table, row);
    const found2 = [];
    const seen = /* @__PURE__ */ new Map();
    for (const { path, ability: ability2, effects } of statics) {
      const before = seen.get(path) ?? 0;
      seen.set(path, before + 1);
      const at = `@${row.id}#${before}`;
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
  runLayer(layer) {
    const done2 = /* @__PURE__ */ new Set();
    for (; ; ) {
      const left = (this.byLayer[layer] ?? empty).filter((effect) => !done2.has(effect.key));
      if (left.length === 0) return;
      const first = left.filter((effect) => effect.compiled.defining);
      const next5 = this.next(first.length > 0 ? first : left, layer);
      done2.add(next5.key);
      this.apply(next5, partOf2(next5, layer));
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
    const none17 = (list, what3) => library.staticsIn(asList(list), what3).length === 0;
    const same = (what3) => old[what3] === values[what3] || none17(old[what3], what3) && none17(values[what3], what3);
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
function orderedValues(table, id, cut4) {
  const building = table.cache.building;
  if (building === null) {
    if (cut4 === void 0) return finalValues(table, id);
    const { final, steps } = worldOf(table);
    return (cut4 >= table.game.layers.length ? final.get(id) : after(steps.get(id), cut4)) ?? knownBase(table, id);
  }
  return (cut4 === void 0 || cut4 >= building.layer ? building.current.get(id) : after(building.steps.get(id), cut4)) ?? knownBase(table, id);
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
  const { steps } = worldOf(table);
  return steps.size === 0 ? null : after(steps.get(id), table.library.cutOf("copiable")) ?? null;
}
function after(steps, cut4) {
  let found2;
  for (const step of steps ?? []) if (step.layer <= cut4) found2 = step.values;
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
function valuesOf2(table, id, cut4) {
  if (table.ordered) return orderedValues(table, id, cut4);
  const { cache } = table;
  refresh(table);
  const age = ageOf(table, id);
  const last = table.game.layers.length - 1;
  const wanted = cut4 === void 0 || cut4 > last ? last : cut4;
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
  const listed = [];
  for (const active of found2) {
    const { modifier, objects, env } = active;
    if (modifier.players !== void 0) players2.push(active);
    else if (objects !== null) for (const id of objects) listFor(byObject, listed, id, open).push(active);
    else if (modifier.of === void 0 || modifier.of === "self") listFor(byObject, listed, env.self, open).push(active);
    else {
      for (const id of listed) byObject[id]?.push(active);
      open.push(active);
    }
  }
  return { farSighted: found2.some((active) => active.modifier.farSighted), players: players2, open, byObject };
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
  const kind2 = kindOfPlace(table, row);
  const list = [];
  for (const { ability: ability2, standing: standing2 } of table.program(row).statics) {
    if (!(ability2.from ?? table.game.inPlay).includes(kind2)) continue;
    for (const { modifier, layer, path } of standing2) {
      const env = { self: id, card, you: controller, event: null, vars: {}, each: 0, subject: 0, cut: layer - 1 };
      list.push({ modifier, path, layer, stamp, env, objects: null, seats: [], standing: true, source: sourceOf(table, env, "standing", path) });
    }
  }
  const made3 = { stamp, controller, zone, slot, host, card, list };
  table.cache.standing[id] = made3;
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
    const gained2 = modifier.gain[key].filter((word3) => typeof word3 === "object" || !old.includes(word3)).map((word3) => handedOut(env, word3));
    if (gained2.length > 0) values[key] = [...old, ...gained2];
  }
  for (const key in modifier.lose) {
    const lost2 = modifier.lose[key];
    values[key] = lost2 === "all" ? [] : asList(values[key]).filter((word3) => !lost2.includes(word3));
  }
  modifier.abilities?.forEach((_, index) => {
    values.abilities = [...asList(values.abilities), `${path}/abilities/${index}`];
  });
}
function handedOut(env, word3) {
  if (typeof word3 !== "object" || word3 === null || Array.isArray(word3)) return word3;
  const bound3 = Object.keys(env.vars).length > 0;
  if (!bound3 && !speaksOfSource(word3)) return word3;
  const fields3 = Object.entries(word3).map(([name2, field2]) => [name2, typeof field2 === "object" && field2 !== null && "tree" in field2 ? closed(env, field2.tree) : field2]);
  return Object.fromEntries(fields3);
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
function choosableSlots(table, env, asked2) {
  const side = asked2.seat === void 0 ? env.you : seatOf(table, env, asked2.seat);
  const [object] = asked2.object === void 0 ? [] : objectsOf(table, env, asked2.object);
  return table.game.slotsFor?.(table, env, asked2.for, side, object === void 0 ? null : table.object(object), asked2.args ?? {}) ?? [];
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
function isSpokenOf({ as, from, number, players: players2 }, later) {
  if (from === void 0 && number === void 0 || players2 !== void 0) return false;
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
function call({ name: name2 }, locals2, then) {
  const row = locals2;
  return then === void 0 ? { call: name2, locals: row } : { call: name2, locals: row, then };
}
function localsIn(frame, { name: name2 }) {
  return frame?.procedure === name2 ? frame.locals : null;
}
function returning(value) {
  return { done: jsonOf(value) };
}
function answersIn(locals2) {
  return must(locals2.answers, "answers");
}
function outcomeIn(locals2) {
  const { returned } = locals2;
  return isList(returned) ? null : returned;
}
function returnedListIn(locals2) {
  const { returned } = locals2;
  if (isList(returned)) return returned;
  throw new InvariantBroken("missing: a returned list");
}
function isList(returned) {
  return Array.isArray(returned);
}
function returnedIn(locals2) {
  return must(locals2.returned, "a returned value");
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
  const mark3 = uses2?.[ledgerKey(table, listener, limit)];
  return Array.isArray(mark3) && mark3[0] === table.game.span(table, limit.per, listener.seat) ? readAs(mark3)[1] : 0;
}
function write(table, listener, limit, count2) {
  const row = keeper(table, listener, limit);
  if (row === null) return;
  const mark3 = [table.game.span(table, limit.per, listener.seat), count2];
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
var abilityProcedure = defineProcedure({ name: "ability", steps: [{ name: "begin", run: (table, locals2, frame) => {
  const env = envOf(locals2);
  const path = locals2.ability;
  const { ability: ability2 } = table.library.ability(path);
  table.journal.setFrame(frame, "cause", { kind: "ability", seat: env.you, object: env.self, card: env.card });
  table.cause = frame.cause;
  const listener = { object: env.self, seat: env.you, ability: path };
  if (ability2.limit !== void 0) noteUse(table, listener, ability2.limit);
  table.newMoment();
  table.emit("abilityActivated", table.game.rules.optionalEffect, { object: env.self, card: env.card, seat: env.you, ability: path, ...ability2.keyword === void 0 ? {} : { keyword: ability2.keyword } });
  if (ability2.cost !== void 0 && ability2.cost.length > 0) return call(verbsRef, effectLocals(env, `${path}/cost`));
  return void 0;
} }, { name: "effect", run: (table, locals2) => {
  const path = locals2.ability;
  const { ability: ability2 } = table.library.ability(path);
  const paid3 = locals2.returned;
  if (paid3 !== null && !paid3.done) return { done: { done: false } };
  if (paid3?.vars !== void 0) table.local(locals2, "vars", paid3.vars);
  if (ability2.clauses === void 0 || ability2.clauses.length === 0) return { done: { done: true } };
  return call(effectRef, effectLocals(envOf(locals2), `${path}/clauses`), "end");
} }, { name: "end", run: (_table, locals2) => returning(locals2.returned) }] });
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
var batchOf = (locals2) => locals2.batch;
var fatesOf = (locals2) => locals2.fates;
function alteredFrame(table) {
  const { frames } = table.state;
  for (let at = frames.length - 1; at >= 0; at--) {
    const locals2 = localsIn(frames[at], happeningRef);
    if (locals2 !== null && locals2.altering !== -1) return locals2;
  }
  return null;
}
function compile(ability2, path, printedOn2, { layers: layers2, slotKinds }) {
  const triggers = (ability2.on ?? []).map((trigger) => ({ ...trigger, key: triggerKey(ability2, trigger) }));
  const standing2 = (ability2.modifiers ?? []).map((modifier, index) => {
    const { when } = ability2;
    const condition2 = when === void 0 ? modifier.if : modifier.if === void 0 ? when : { all: [when, modifier.if] };
    return { modifier: inOneShape(modifier, condition2, slotKinds?.names), layer: layers2.indexOf(modifier.layer), path: `${path}/modifiers/${index}` };
  });
  return { ability: ability2, path, triggers, printedOn: printedOn2, standing: standing2 };
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
  const fields3 = node;
  if ("player" in fields3 || "match" in fields3 || "game" in fields3 || "phase" in fields3 || "turnOf" in fields3 || "playerOf" in fields3) return true;
  const kinds = Array.isArray(fields3.from) ? fields3.from : fields3.from === void 0 ? [] : [fields3.from];
  return kinds.some((kind2) => !inSight2.has(kind2) && !slotKinds.includes(kind2)) || Object.entries(fields3).some(([key, child]) => namesElsewhere(key, child) || looksFar(child, slotKinds));
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
function triggerKey({ kind: kind2 }, { event, mark: mark3 }) {
  if (kind2 === "replacement") return replaceKey(event);
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
  const add2 = (row, keys2) => {
    if (borrowsText?.(row) === true) borrowers.push(row.id);
    else for (const key of keys2) {
      const ids2 = found2.get(key);
      if (ids2 === void 0) found2.set(key, [row.id]);
      else ids2.push(row.id);
    }
  };
  if (table.ordered) for (const { kind: kind2, order } of busyZones(table)) for (const id of order) {
    const row = table.object(id);
    const { keys: keys2, keysAt } = table.program(row);
    add2(row, keys2.length === 0 ? keys2 : keysAt.get(kind2) ?? noKeys);
  }
  else for (const row of Object.values(table.state.objects)) add2(row, table.program(row).keys);
  lists.set(anyKey, borrowers.sort(ascending));
  for (const [key, ids2] of found2) lists.set(key, (borrowers.length === 0 ? ids2 : [...ids2, ...borrowers]).sort(ascending));
}
var ascending = (one, other) => one - other;
function busyZones(table) {
  const { library, subscriptions } = table;
  if (subscriptions.zones.length > 0) return subscriptions.zones;
  const zones2 = Object.values(table.state.zones).filter(({ kind: kind2 }) => library.openings.listening.has(kind2));
  if (table.state.frames.length > 0) subscriptions.zones = zones2;
  return zones2;
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
  const { on, ...rest2 } = ability2;
  const text2 = lookAt(jsonOf(rest2));
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
function trial(table, ask3) {
  const { journal, cause, events: events2 } = table;
  const mark3 = journal.mark();
  const derived = holdDerived(table);
  table.events = [];
  table.trials++;
  try {
    return ask3();
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
    const { objects, effects, watches } = this.state;
    for (const id in objects) this.know(objects[id].card, cards);
    for (const text2 of textsIn([objects, effects, watches])) for (const [, card] of text2.matchAll(pathOfAbility)) if (this.library.has(card)) this.know(card, cards);
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
var namedField = (how, places3) => typeof how === "function" ? { reach: 1, isNear: how, places: places3, writes: 0 } : { reach: how, isNear: null, places: places3, writes: 0 };
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
  writesOf(fields3) {
    let writes = this.undone;
    for (const field2 of this.distant(fields3)) writes += field2.writes;
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
    const { players: players2 } = this.state;
    if (this.seating.length !== players2.length) this.seating = players2.map((_, seat) => seat);
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
  emit(type, rule2, data, secrets) {
    const { header } = this.state;
    if (this.events.length >= limits.eventsPerAction) throw new LimitExceeded("events per action");
    this.journal.setRecord(header, "events", header.events + 1);
    const event = { seq: header.events, action: header.version, moment: header.moment, type, rule: rule2, cause: this.parts.openCause(this, this.cause), ...this.parts.toldApart(this, data, secrets === void 0 ? void 0 : this.shared(secrets)) };
    this.events.push(event);
    return event;
  }
  shared(secrets) {
    const { seesAs } = this.game;
    if (seesAs === void 0) return secrets;
    return secrets.map(({ seats, data }) => ({ seats: this.seats().filter((seat) => seats.includes(seat) || seesAs(this, seat).some((other) => seats.includes(other))), data }));
  }
  newMoment() {
    this.journal.setRecord(this.state.header, "moment", this.state.header.moment + 1);
  }
  draw(n) {
    if (this.trials > 0) throw new InvariantBroken("a random draw is not allowed in a trial");
    const { chance } = this.state;
    const stream = this.stream ??= new WordStream(chance.key);
    return uniform(n, () => {
      const word3 = stream.word(chance.used);
      this.journal.setRecord(chance, "used", chance.used + 1);
      return word3;
    });
  }
  random(what3, n, rule2, audience) {
    const result = this.draw(n);
    if (audience === void 0) this.emit("chanceDrawn", rule2, { what: what3, from: n, result });
    else this.emit("chanceDrawn", rule2, { what: what3, from: n }, [{ seats: audience, data: { result } }]);
    return result;
  }
  shuffled(what3, list, rule2, data) {
    const out = [...list];
    const draws = [];
    for (let i = out.length - 1; i > 0; i--) {
      const j = this.draw(i + 1);
      draws.push(j);
      const swap = out[i];
      out[i] = out[j];
      out[j] = swap;
    }
    this.emit("shuffled", rule2, { what: what3, count: list.length, ...data }, [{ seats: [], data: { draws } }]);
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
    const { toldApart: toldApart3 } = this.game;
    if (toldApart3 === void 0 || domain.type !== "options" && domain.type !== "distribution" || domain.options.length < 2) return domain;
    const options = toldApart3(this, domain.options);
    return options === domain.options ? domain : { ...domain, options };
  }
  push(procedure, locals2) {
    const { header, frames } = this.state;
    if (frames.length >= limits.frameDepth) throw new LimitExceeded("frame depth");
    const id = header.nextFrame;
    this.journal.setRecord(header, "nextFrame", id + 1);
    this.library.procedure(procedure);
    const cause = frames[frames.length - 1]?.cause ?? this.cause;
    this.journal.push(frames, { id, procedure, step: 0, cause, locals: locals2 });
  }
  begin(procedure, locals2) {
    const begun = call(procedure, locals2);
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
  local(locals2, key, value) {
    this.journal.setFrame(locals2, key, value);
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
    if (ready(table, listener, key, event, table.game.judgesLate)) add(table, found2, { places: [at], key, back: back2, ability: listener.ability, source: listener.object, seat: listener.seat, watch: 0, instance: instanceOf(listeners, index), share: null }, event);
  }
  for (const watch of watches) {
    if (watchReady(table, watch, key, event)) add(table, found2, { places: [at], key, back: back2, ability: watch.program, source: watch.source, seat: watch.controller, watch: watch.id, instance: 0, share: null }, event);
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
    const same = found2.find((one) => one.ability === caught.ability && one.source === caught.source && one.watch === caught.watch && one.instance === caught.instance && (batch === void 0 ? one.places[0] === place2 : one.key === caught.key && one.share === share));
    if (same !== void 0) {
      if (batch !== void 0) same.places.push(place2);
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
    const places3 = one.places.filter((at) => happened[at] !== null && happened[at] !== void 0);
    if (places3.length === 0) continue;
    const events2 = places3.map((at) => eventOf(happened[at], one.key, one.back));
    const [first] = events2;
    const watch = table.state.watches[one.watch];
    if (one.watch !== 0 && watch === void 0) continue;
    if (watch === void 0 && isUsedUp(table, one)) continue;
    const event = isWhole(table, one) ? together(first, events2) : first;
    write2(table, one, watch?.left === 1 ? withAlternatives(event, happened, caught, one) : event, watch);
  }
}
function withAlternatives(event, happened, caught, { watch }) {
  const all = caught.filter((one) => one.watch === watch).flatMap(({ places: places3, key, back: back2 }) => places3.flatMap((at) => happened[at] === null || happened[at] === void 0 ? [] : [eventOf(happened[at], key, back2)]));
  return all.length < 2 ? event : { ...event, alternatives: all };
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
function write2(table, { ability: ability2, source: source2, seat }, event, watch) {
  const holder = watch === void 0 ? table.game.triggerHolder?.(table, source2, seat, event) ?? seat : seat;
  if (watch === void 0) noteLimit(table, source2, holder, ability2);
  addTrigger(table, { ability: ability2, source: source2, card: watch?.sourceCard ?? cardOf(table, source2), seat: holder, event, vars: watch?.vars ?? {}, kind: watch === void 0 ? "normal" : "delayed" });
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
  table.journal.setRecord(header, "nextEffect", id + 1);
  const { ability: ability2, source: source2, card, seat, event, vars, kind: kind2 } = given2;
  const row = { id, ability: ability2, source: source2, card, seat, event, vars, kind: kind2, moment: momentNow(table) };
  table.journal.insert(triggers, id, row);
  return row;
}
var noRules = [];
function notice(table, key, about2 = {}, data, seatOf4) {
  const found2 = [];
  const happening = propose(key, about2, data);
  for (const rule2 of table.library.facts.get(key) ?? noRules) {
    const event = eventOf(happening, key, true);
    const field2 = countsFor(table, rule2, event);
    if (field2 !== null) noteFact(table, rule2, field2, event);
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
  for (const row of Object.values(table.state.triggers)) if (row.kind === "state" && row.source === source2 && row.ability === ability2) return true;
  return table.game.stateTriggerWaits?.(table, ability2, source2) ?? false;
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
function triggerEnv({ source: source2, card, seat, event, vars }) {
  return sourceEnv(source2, card, seat, event, vars);
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
      const { object: source2, seat, ability: ability2 } = listener;
      if (source2 === newcomer && !isAboutItself(table.library.ability(ability2).ability)) continue;
      let replacement = `${ability2}@${source2}`;
      while (seen.includes(replacement)) replacement += "+";
      seen.push(replacement);
      if (!happening.applied.includes(replacement) && !offers.some((one) => one.replacement === replacement) && ready(table, listener, replaced, event)) offers.push({ at, key, ability: ability2, source: source2, card: table.object(source2).card, seat, watch: 0, replacement });
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
  return offers.every((one) => one.ability === first.ability && (one.source === first.source || anySource && one.seat === first.seat && one.watch === 0) && varsOf(one) === varsOf(first));
}
function shared(table, batch, offer2, lists) {
  const left = table.state.watches[offer2.watch]?.left ?? -1;
  if (left < 0) return [offer2];
  const same = lists.flatMap((offers) => offers.filter((one) => one.watch === offer2.watch));
  const wanted = same.reduce((sum, one) => sum + amountOf2(batch[one.at]), 0);
  return wanted > left ? same : [offer2];
}
function amountOf2({ data }) {
  return typeof data.amount === "number" ? data.amount : 1;
}
function withAll(table, batch, open, offer2) {
  if (table.library.ability(offer2.ability).ability.every !== true) return offer2;
  const along = open.filter((at) => at !== offer2.at && isPossible(table, batch[at]) && ofFirstTier(table, offersFor(table, batch[at], at)).some(({ replacement }) => replacement === offer2.replacement));
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
  const { at, key, source: source2, card, seat, watch, ability: ability2 } = offer2;
  const happening = batchOf(locals2)[at];
  const all = table.library.ability(ability2).ability.every === true ? { objects: placesOf(offer2).map((place2) => batchOf(locals2)[place2].object) } : {};
  const event = { ...eventOf(happening, key, true), ...all, together: together2(locals2, happening) };
  return sourceEnv(source2, card, seat, event, table.state.watches[watch]?.vars);
}
function together2(locals2, { type, data }) {
  const fates = fatesOf(locals2);
  return batchOf(locals2).flatMap((one, at) => one.type === type && fates[at] !== 2 && one.data.to === data.to && one.object > 0 ? [one.object] : []);
}
function finishAlteration(table, locals2) {
  const offer2 = must(locals2.offer, "the replacement that acts");
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
  if (isTold(table, offer2, ability2)) table.emit("replacementApplied", replacingRule(table), { object: offer2.source, card: offer2.card, ability: offer2.ability, type, about: object });
  if (ability2.then === void 0 || ability2.then.length === 0) return;
  const env = { ...alterationEnv(table, locals2, offer2), vars: { ...kept2, ...locals2.vars } };
  const follow2 = locals2.follow;
  const same = ability2.together === true ? follow2.findIndex(({ replacement }) => replacement === offer2.replacement) : -1;
  const next5 = { ...envLocals(env), program: `${offer2.ability}/then`, replacement: offer2.replacement };
  table.local(locals2, "follow", same < 0 ? [...follow2, next5] : follow2.with(same, joined(follow2[same], next5)));
}
function isTold(table, { source: source2 }, { clauses = [] }) {
  const row = table.find(source2);
  return clauses.length > 0 || row === null || table.seats().every((seat) => seesFace(table, row, seat));
}
function joined(first, second) {
  const taken2 = ({ vars }) => asNumber(vars.prevented);
  return { ...first, vars: { ...first.vars, prevented: taken2(first) + taken2(second) } };
}
function alter(table, env, change2) {
  const locals2 = alteredFrame(table);
  if (locals2 === null) throw new InvariantBroken("nothing is being altered");
  const at = locals2.altering;
  const old = batchOf(locals2)[at];
  const changed2 = change2(old);
  const along = locals2.offer?.along ?? [];
  table.local(locals2, "touched", true);
  table.local(locals2, "vars", { ...locals2.vars, ...env.vars });
  if (!Array.isArray(changed2)) {
    write3(table, locals2, at, changed2);
    for (const other of along) write3(table, locals2, other, change2(batchOf(locals2)[other]));
    return;
  }
  const { instead } = ruleOf(table, old.type);
  const made3 = changed2.map((one) => ({ ...unnamed(instead === void 0 ? one : instead(one), old.type), applied: old.applied, inside: old.inside }));
  const gone = [at, ...along];
  table.local(locals2, "fates", [...fatesOf(locals2).map((fate, place2) => gone.includes(place2) ? 2 : fate), ...made3.map(() => 0)]);
  table.local(locals2, "batch", [...batchOf(locals2), ...made3]);
  if (made3.length === 0 && gone.some((place2) => batchOf(locals2)[place2].inside === -1)) table.local(locals2, "lost", true);
}
function unnamed(made3, type) {
  return made3.type === type ? made3 : { ...made3, data: { ...made3.data, unnamed: true } };
}
function spendShield(table, by) {
  const locals2 = alteredFrame(table);
  const offer2 = locals2?.offer ?? null;
  if (locals2 === null || offer2 === null || offer2.watch === 0) return;
  table.local(locals2, "vars", withVar(locals2.vars, "spent", by));
  if (by > 0) spendWatch(table, offer2.watch, by);
}
function reduce(table, verb2, env) {
  const field2 = verb2.of ?? "amount";
  const locals2 = alteredFrame(table);
  const offer2 = locals2?.offer ?? null;
  const watch = offer2 === null ? void 0 : table.state.watches[offer2.watch];
  let taken2 = 0;
  let spared = verb2.by === "left";
  const old = locals2 === null ? null : batchOf(locals2)[locals2.altering];
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
  if (locals2 === null) return;
  table.local(locals2, "vars", withVar(locals2.vars, "prevented", taken2));
  if (taken2 > 0 && offer2 !== null) noteReduction(table, locals2, offer2, taken2, old);
  if (spared) spendShield(table, taken2);
}
function noteReduction(table, locals2, { replacement, source: source2, seat }, amount3, happening) {
  const all = locals2.reduced;
  const known3 = all.find((one2) => one2.replacement === replacement);
  const one = { replacement, source: source2, seat, amount: amount3 + (known3?.amount ?? 0), happenings: [...known3?.happenings ?? [], happening] };
  table.local(locals2, "reduced", [...all.filter((other) => other !== known3), one]);
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
  const made3 = proposalsOf(table, verb2.do, env, `${path}/do`);
  alter(table, env, () => made3);
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
function endsOf({ procedures: procedures2, formats: formats2 }, format) {
  return formats2 === void 0 || formats2.includes(format) ? Object.keys(procedures2) : [];
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
    const places3 = [];
    const list = [];
    for (let at = 0; at < batch.length; at++) {
      const happening = batch[at];
      if (happening.type !== type || !isPossible(table, happening)) continue;
      places3.push(at);
      list.push(happening);
    }
    if (list.length === 0) continue;
    const done2 = ruleOf(table, type).commit?.(table, list) ?? list;
    for (let index = 0; index < places3.length; index++) happened[places3[index]] = done2[index] ?? null;
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
    const locals2 = happeningLocals(batch);
    return call(happeningProcedure, joined2 ? { ...locals2, joined: joined2 } : locals2, then);
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
    const { contains, inOrder: inOrder4, makes } = ruleOf(table, happening.type);
    if (!isPossible(table, happening)) continue;
    if (makes !== void 0) return null;
    if (offersFor(table, happening, at).length > 0) return null;
    if (contains === void 0) continue;
    const inner3 = contains(table, happening);
    if (inOrder4 === true && inner3.length > 1) return null;
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
      const both3 = earlier.type === one.type ? joins(table, batch, earlier, one) : null;
      if (both3 === null) continue;
      batch[at] = both3;
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
    const what3 = happened[at] ?? null;
    if (what3 === null) {
      done2 = false;
      continue;
    }
    const { object, data } = what3;
    const now = typeof data.now === "number" ? data.now : object;
    if (Array.isArray(data.objects)) objects.push(...data.objects);
    else if (now > 0 && data.unnamed !== true) objects.push(now);
    total += typeof data.amount === "number" ? data.amount : 1;
  }
  return { done: done2, objects, total };
}
var happeningProcedure = defineProcedure({ ...happeningRef, steps: [{ name: "alter", run: alter2 }, { name: "chosen", run: (table, locals2) => begin(table, locals2, (locals2.offers ?? [])[Number(picksOf(locals2.answer)[0].slice("replacement:".length))]) }, { name: "altered", run: altered }, { name: "order", run: askOrder }, { name: "ordered", run: ordered }, { name: "commit", run: commit }, { name: "inner", run: inner }, { name: "counted", run: counted3 }, { name: "follow", run: follow }] });
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
    table.ask(frame, { seat: choice2.seat, kind: "chooseReplacement", rule: replacingRule(table), domain: { type: "options", min: 1, max: 1, options: optionsOf(batchOf(locals2), choice2.offers) } });
    return { wait: true };
  }
}
function openPlaces(locals2) {
  const open = [];
  fatesOf(locals2).forEach((fate, at) => {
    if (fate === 0) open.push(at);
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
  return call(effectRef, effectLocals(alterationEnv(table, locals2, offer2), `${offer2.ability}/clauses`), "altered");
}
function altered(table, locals2) {
  finishAlteration(table, locals2);
  return { to: "alter" };
}
function addContents(table, locals2, open) {
  const batch = [...batchOf(locals2)];
  const fates = [...fatesOf(locals2)];
  const later = [];
  let made3 = false;
  for (const at of open) {
    fates[at] = 1;
    const proposed = batch[at];
    const { contains, inOrder: inOrder4, makes } = ruleOf(table, proposed.type);
    if (contains === void 0 && makes === void 0 || !isPossible(table, proposed)) continue;
    const happening = makes === void 0 ? proposed : batch[at] = makes(table, proposed);
    if (makes !== void 0) made3 = true;
    if (contains === void 0) continue;
    const found2 = within(contains(table, happening), happening, at);
    if (inOrder4 === true && found2.length > 1) later.push(...found2);
    else for (const one of found2) addOrJoin(table, batch, one, batchOf(locals2).length);
  }
  while (fates.length < batch.length) fates.push(0);
  if (later.length > 0) table.local(locals2, "inner", [...locals2.inner, ...later]);
  if (open.length > 0) table.local(locals2, "fates", fates);
  if (batch.length === batchOf(locals2).length) {
    if (made3) table.local(locals2, "batch", batch);
    return false;
  }
  table.local(locals2, "batch", batch);
  return true;
}
function standing(locals2) {
  const places3 = [];
  fatesOf(locals2).forEach((fate, at) => {
    if (fate !== 2) places3.push(at);
  });
  return places3;
}
var noOrders = [];
var ordersOf = (locals2) => locals2.orders;
function askOrder(table, locals2, frame) {
  const batch = batchOf(locals2);
  const places3 = standing(locals2);
  const asked2 = (table.game.commitsToOrder?.(table, places3.map((at) => batch[at])) ?? noOrders)[ordersOf(locals2).length];
  if (asked2 === void 0) return { to: "commit" };
  table.local(locals2, "asked", { ...asked2, places: asked2.places.map((index) => places3[index]) });
  const options = asked2.places.map((index) => placeOption(table, asked2, places3[index], batch[places3[index]]));
  const { seat, kind: kind2 = "orderEffects", rule: rule2 = orderingRule(table), prompt } = asked2;
  table.ask(frame, { seat, kind: kind2, rule: rule2, ...prompt === void 0 ? {} : { prompt, params: { count: options.length } }, domain: asked2.one === true ? { type: "options", min: 1, max: 1, options } : wholeOrder(options) });
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
function ordered(table, locals2) {
  const { lastFirst, one, places: places3 } = must(locals2.asked, "the order that was asked for");
  const first = picksOf(locals2.answer).map((pick) => Number(pick.slice("happening:".length)));
  const others = places3.filter((at) => !first.includes(at));
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
  table.local(locals2, "fates", fatesOf(locals2).map((fate, at) => gone.includes(at) ? 2 : fate));
  table.local(locals2, "lost", true);
  return { to: "order" };
}
function commitPlaces(locals2) {
  let places3 = standing(locals2);
  for (const order of ordersOf(locals2)) {
    let taken2 = 0;
    places3 = places3.map((at) => order.includes(at) ? order[taken2++] : at);
  }
  return places3;
}
function placed(happening, at, orders2) {
  const order = orders2.find((one) => one.includes(at))?.indexOf(at);
  return order === void 0 ? happening : { ...happening, data: { ...happening.data, order } };
}
function commit(table, locals2) {
  const batch = batchOf(locals2);
  const fates = fatesOf(locals2);
  const places3 = commitPlaces(locals2);
  const done2 = commitBatch(table, places3.map((at) => placed(batch[at], at, ordersOf(locals2))), locals2.joined === true);
  const happened = batch.map(() => null);
  places3.forEach((at, index) => happened[at] = done2[index] ?? null);
  for (const reduction of locals2.reduced) table.game.reduced?.(table, reduction);
  const result = resultOf(table, batch, happened, fates);
  table.local(locals2, "result", { ...result, done: result.done && locals2.lost !== true });
  const left = locals2.inner.filter((one) => happened[one.inside] !== null);
  table.local(locals2, "inner", left.map((one) => ({ ...one, inside: -1 })));
  return { to: "inner" };
}
function inner(table, locals2) {
  const [next5, ...rest2] = locals2.inner;
  if (next5 === void 0) return { to: "follow" };
  table.local(locals2, "inner", rest2);
  return happen(table, [next5], "counted") ?? { to: "counted" };
}
function counted3(table, locals2) {
  const sum = must(locals2.result, "a result");
  const one = returnedIn(locals2);
  table.local(locals2, "result", { done: sum.done && one.done, objects: [...sum.objects, ...one.objects], total: sum.total + one.total });
  return { to: "inner" };
}
function follow(table, locals2) {
  const [next5, ...rest2] = locals2.follow;
  if (next5 === void 0) return returning(locals2.result);
  table.local(locals2, "follow", rest2);
  return call(effectRef, effectLocals(envOf(next5), next5.program), "follow");
}
var ENDED = 2;
function afterFailure(table, locals2) {
  const clauses = table.library.clauses(locals2.program);
  let at = locals2.at + 1;
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
function takeOver2(table, locals2, frame) {
  const { self, card, you } = envOf(locals2);
  if (frame.cause.kind === "ability" && frame.cause.object === self) return;
  table.journal.setFrame(frame, "cause", { kind: "ability", seat: you, object: self, card });
  table.cause = frame.cause;
}
var verbsProcedure = defineProcedure({ ...verbsRef, steps: [{ name: "run", run: runVerbs }] });
var again = "run";
function runVerbs(table, locals2, frame) {
  const verbs3 = table.library.node(locals2.program);
  takeOver2(table, locals2, frame);
  if (locals2.returned !== null) takeOutcome(table, locals2, verbs3);
  for (; ; ) {
    const at = locals2.at;
    const verb2 = verbs3[at];
    if (verb2 === void 0 || locals2.only !== -1 && at > locals2.only) return { done: { done: locals2.allDone, vars: locals2.vars } };
    if (locals2.together === true) {
      table.local(locals2, "at", verbs3.length);
      const control = happen(table, proposalsFor(table, verbs3, envOf(locals2), locals2.program, locals2.whole === true));
      if (control !== void 0) return { ...control, then: again };
      takeOutcome(table, locals2, verbs3);
      continue;
    }
    table.local(locals2, "at", at + 1);
    const outcome = table.library.verb(verb2.verb).run(table, verb2, envOf(locals2), `${locals2.program}/${at}`);
    if ("propose" in outcome) {
      const control = happen(table, outcome.propose);
      if (control !== void 0) return { ...control, then: again };
      takeOutcome(table, locals2, verbs3);
      if (table.game.mustStabiliseNow?.(table) === true) return { to: again };
      continue;
    }
    if ("call" in outcome) return { ...outcome, locals: locals2.joined === true ? { ...outcome.locals, joined: true } : outcome.locals, then: again };
    settle(table, locals2, verb2, outcome);
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
function settle(table, locals2, verb2, outcome) {
  if (!outcome.done) table.local(locals2, "allDone", false);
  if (typeof verb2.as === "string") table.local(locals2, "vars", withVar(locals2.vars, verb2.as, [...outcome.objects ?? []]));
  if (typeof verb2.note === "string") noteMore(table, locals2.self, verb2.note, outcome.objects ?? []);
  if (typeof verb2.total === "string") table.local(locals2, "vars", withVar(locals2.vars, verb2.total, outcome.total ?? 0));
  if (outcome.vars !== void 0) table.local(locals2, "vars", { ...locals2.vars, ...outcome.vars });
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
    const isOn2 = effect.objects?.includes(was) === true;
    const standing2 = table.state.effects[effect.id];
    if (standing2 === void 0) {
      if (isOn2) table.journal.insert(table.state.effects, effect.id, { ...effect, objects: [now], vars: renamed(effect.vars, was, now) });
      continue;
    }
    if (isOn2) table.set(standing2, "objects", [...standing2.objects ?? [], now]);
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
var ids = ["object", "objects", "now", "was", "were", "source", "host", "about"];
function toldApart(table, data, secrets) {
  const open = split(table, data, null);
  const parts2 = secrets?.map((secret) => split(table, secret.data, secret.seats));
  if (open.apart.length === 0 && (parts2 === void 0 || parts2.every(({ apart }) => apart.length === 0))) return { data, ...secrets === void 0 ? {} : { secrets } };
  const told2 = (secrets ?? []).map(({ seats }, at) => ({ seats, data: parts2[at]?.together ?? {} }));
  const all = [...told2, ...open.apart, ...(parts2 ?? []).flatMap(({ apart }) => apart)];
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
function place(table, named3, to) {
  const row = table.object(named3);
  const { id } = row;
  const from = kindOfPlace(table, row);
  const kind2 = placeKind(table, to);
  const same = from === "" || table.game.keepsIdentity(from, kind2);
  const known3 = !same && table.game.keepsKnowledge?.(table, row, from, kind2) === true ? whoSees(table, row) : nobody4;
  const following = !same && table.game.keepsEffects?.(from, kind2) === true ? followingOf(table, id) : null;
  if (!same) remember(table, row, from);
  lift(table, row);
  const moved2 = same ? row : renew(table, row);
  if (following !== null) carryOver(table, following, id, moved2.id);
  put(table, moved2, to);
  if (known3.length > 0) know(table, moved2, known3);
  if (!same) becomes(table, id, moved2, kind2);
  table.set(moved2, "stamp", table.nextStamp());
  const { inPlay } = table.game;
  noteStatics(table, moved2, inPlay.includes(from) || inPlay.includes(kind2));
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
function originOf(table, named3) {
  const row = table.object(named3);
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
  const again3 = bringBack(table, { ...was, zone: "" });
  put(table, again3, { zone: was.zone, at: index });
  table.set(again3, "controller", was.controller);
  for (const effect of effects) {
    const standing2 = table.state.effects[effect.id];
    if (standing2 === void 0) table.journal.insert(table.state.effects, effect.id, { ...effect });
    else table.set(standing2, "objects", effect.objects);
  }
  forgetPast(table, was.id);
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
function anew(table, named3) {
  const row = table.object(named3);
  const { id } = row;
  if (row.zone === "") throw new InvariantBroken(`object ${id} lies in no zone`);
  const { zone, knownTo: knownTo2 } = row;
  const at = table.zone(zone).order.indexOf(id);
  lift(table, row);
  const fresh2 = renew(table, row);
  put(table, fresh2, { zone, at });
  table.set(fresh2, "knownTo", knownTo2);
  table.set(fresh2, "stamp", table.nextStamp());
  return fresh2.id;
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
  const fresh2 = header.nextId;
  table.journal.setRecord(header, "nextId", fresh2 + 1);
  const now = bringBack(table, { ...row, id: fresh2 });
  table.set(table.zone(zone), "order", table.zone(zone).order.map((one) => one === id ? fresh2 : one));
  for (const one of now.attached) table.set(table.object(one), "host", fresh2);
  if (following !== null) carryOver(table, following, id, fresh2);
  table.journal.insert(table.state.past, id, { ...past, now: fresh2, renamed: true });
  return now;
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
    return put2(table, frame, env, by, choice2, { type: "options", min: 1, max: 1, options: choice2.oneOf.map((word3) => ({ id: word3, label: word3 })) }, asking);
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
  if (choice2.divide !== void 0) return Object.fromEntries(Object.entries(amountsOf(answer2)).map(([pick, amount3]) => [idOfPick(pick), amount3]));
  const picks = picksOf(answer2);
  if (choice2.oneOf !== void 0 || choice2.word !== void 0) return picks[0] ?? "";
  if (choice2.slot !== void 0) return (picks[0] ?? "").replace(/^slot:/, "");
  return picks.map((pick) => pick.startsWith(back) ? locals2[shuffledFor][idOfPick(pick)] : idOfPick(pick));
}
var shuffledFor = "backs";
var back = "card";
function idOfPick(pick) {
  const [kind2, id] = pick.split(":");
  return kind2 === "player" ? idOfSeat(Number(id)) : Number(id);
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
  return put2(table, frame, env, by, choice2, { type: "options", min: 1, max: 1, options: words.map((word3) => ({ id: word3, label: list, params: { word: word3 } })) }, asking);
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
  const fresh2 = found2.filter((id) => !hidden.includes(id)).map((id) => unseen[found2.indexOf(id)] === true ? nameAnew(table, id) : id);
  const { options } = objectsDomain(table, env, choice2, [...fresh2, ...hidden], seat);
  const backs = hidden.length === 0 ? [] : backsOf(table, frame, choice2, hidden, asking);
  return { ...domain, options: [...options.slice(0, fresh2.length), ...backs] };
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
var effectProcedure = defineProcedure({ ...effectRef, steps: [{ name: "run", run: (table, locals2, frame) => runClauses(table, locals2, frame, stages) }] });
var choicesProcedure = defineProcedure({ name: "choices", steps: [{ name: "run", run: (table, locals2, frame) => runClauses(table, locals2, frame, choosing) }] });
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
function begin2(inside) {
  return (table, locals2, _frame, clause2) => {
    if (inside === 0 && clause2.forEachPlayer !== void 0) return beginPlayers(table, locals2, clause2, clause2.forEachPlayer);
    if (clause2.if !== void 0 && !holds(table, envOf(locals2), clause2.if)) return go(table, locals2, "next");
    if (inside < 2 && clause2.forEach !== void 0) {
      if (clause2.together === true) return doForAll(table, locals2, clause2, clause2.forEach);
      return workOff(table, locals2, "each", [...select(table, envOf(locals2), clause2.forEach)]);
    }
    if (inside < 3 && clause2.repeat !== void 0) {
      return workOff(table, locals2, "times", amount(table, envOf(locals2), clause2.repeat));
    }
    return go(table, locals2, "may");
  };
}
function beginPlayers(table, locals2, clause2, players2) {
  const named3 = seatsOf(table, envOf(locals2), players2);
  const seats = table.game.seatOrder(table).filter((seat) => named3.includes(seat));
  const inTurn2 = clause2.forEach !== void 0 || clause2.repeat !== void 0;
  table.local(locals2, "returned", null);
  return inTurn2 ? workOff(table, locals2, "turns", seats) : workOff(table, locals2, "players", { left: seats, chosen: [] });
}
function inner2(locals2, env, stage, index = 0) {
  return { ...effectLocals(env, locals2.program), at: locals2.at, only: locals2.at, stage, index };
}
var withPlayer = (env, seat) => ({ ...env, vars: withVar(env.vars, "each", seat) });
var actor = (env, clause2) => clause2.forEachPlayer === void 0 ? env.you : env.vars.each;
var stages = { if: begin2(0), ifPlayer: begin2(1), ifObject: begin2(2), ifTime: begin2(3), players: (table, locals2) => {
  const { left, chosen } = locals2.queue;
  const all = locals2.returned === null ? chosen : [...chosen, locals2.returned];
  const [seat, ...rest2] = left;
  table.local(locals2, "returned", null);
  if (seat === void 0) return workOff(table, locals2, "actions", all);
  table.local(locals2, "queue", { left: rest2, chosen: all });
  return call(choicesProcedure, inner2(locals2, withPlayer(envOf(locals2), seat), "ifPlayer"), again2);
}, actions: (table, locals2, _frame, clause2) => {
  const queue = locals2.queue;
  if (clause2.together === true && clause2.do !== void 0 && queue.some(({ stage }) => stage === "do")) return doTogether(table, locals2, clause2, clause2.do, queue);
  const [next5, ...rest2] = queue;
  if (next5 === void 0) return go(table, locals2, "next");
  table.local(locals2, "queue", rest2);
  return call(effectRef, inner2(locals2, { ...envOf(locals2), vars: next5.vars }, next5.stage, next5.index), again2);
}, atOnce: (table, locals2) => {
  const { done: done2 } = outcomeOf(locals2.returned);
  if (!done2) table.local(locals2, "allDone", false);
  const queue = locals2.queue.map((one) => one.stage === "do" ? { ...one, stage: "follow", index: done2 ? 1 : 0 } : one);
  table.local(locals2, "queue", queue);
  return go(table, locals2, "actions");
}, turns: (table, locals2) => {
  const [seat, ...rest2] = locals2.queue;
  if (seat === void 0) return go(table, locals2, "next");
  table.local(locals2, "queue", rest2);
  return call(effectRef, inner2(locals2, withPlayer(envOf(locals2), seat), "ifPlayer"), again2);
}, each: (table, locals2) => {
  const [next5, ...rest2] = locals2.queue;
  if (next5 === void 0) return go(table, locals2, "next");
  table.local(locals2, "queue", rest2);
  return call(effectRef, inner2(locals2, { ...envOf(locals2), each: next5 }, "ifObject"), again2);
}, times: (table, locals2) => {
  const left = locals2.queue;
  if (left <= 0) return go(table, locals2, "next");
  table.local(locals2, "queue", left - 1);
  return call(effectRef, inner2(locals2, envOf(locals2), "ifTime"), again2);
}, may: (table, locals2, frame, clause2) => {
  if (clause2.may !== true) return go(table, locals2, "choose");
  if (!possible(table, envOf(locals2), clause2)) return go(table, locals2, "follow", false);
  const env = envOf(locals2);
  go(table, locals2, "mayAnswered");
  return askYesNo(table, frame, env, actor(env, clause2), "useEffect", table.game.rules.optionalEffect);
}, mayAnswered: (table, locals2) => saidYes(locals2.answer) ? go(table, locals2, "choose") : go(table, locals2, "follow", false), choose: (table, locals2, frame, clause2) => {
  const choice2 = clause2.choose?.[locals2.index];
  if (choice2 === void 0) {
    table.local(locals2, "index", 0);
    return go(table, locals2, clause2.unless === void 0 ? "cost" : "unless");
  }
  const bound3 = askChoice(table, frame, envOf(locals2), clause2.forEachPlayer === void 0 || choice2.by !== void 0 ? choice2 : { ...choice2, by: "each" });
  if (bound3 !== null) return bind(table, locals2, choice2.as, bound3);
  go(table, locals2, "chosen");
  return { wait: true, then: again2 };
}, chosen: (table, locals2, _frame, clause2) => {
  const choice2 = clause2.choose?.[locals2.index];
  bind(table, locals2, choice2.as, readChoice(choice2, locals2.answer, locals2));
  return go(table, locals2, "choose");
}, unless: (table, locals2, _frame, clause2) => {
  const named3 = clause2.unless === void 0 ? [] : seatsOf(table, envOf(locals2), clause2.unless.player);
  const queue = table.game.seatOrder(table).filter((seat) => named3.includes(seat));
  return workOff(table, locals2, "payer", queue);
}, payer: (table, locals2, frame, clause2) => {
  const queue = locals2.queue;
  const env = envOf(locals2);
  const at = queue.findIndex((seat) => payable(table, paidBy(env, seat), clause2.unless?.cost));
  if (at < 0) return go(table, locals2, "cost");
  table.local(locals2, "queue", queue.slice(at));
  go(table, locals2, "payerAnswered");
  return askYesNo(table, frame, env, queue[at], "payUnless", table.game.rules.payUnless ?? table.game.rules.optionalEffect);
}, payerAnswered: (table, locals2) => {
  const [seat, ...rest2] = locals2.queue;
  table.local(locals2, "queue", rest2);
  if (!saidYes(locals2.answer)) return go(table, locals2, "payer");
  go(table, locals2, "payerPaid");
  return callVerbs(locals2, paidBy(envOf(locals2), seat), "unless/cost");
}, payerPaid: (table, locals2) => {
  const { done: done2 } = takeReturned(table, locals2);
  return done2 ? go(table, locals2, "follow", false) : go(table, locals2, "payer");
}, cost: (table, locals2, _frame, clause2) => {
  if (clause2.cost === void 0 || clause2.cost.length === 0) return go(table, locals2, "do");
  const env = paidBy(envOf(locals2), actor(envOf(locals2), clause2));
  if (!payable(table, env, clause2.cost)) return fail(table, locals2);
  go(table, locals2, "paid");
  return callVerbs(locals2, env, "cost", clause2);
}, paid: (table, locals2) => {
  const { done: done2 } = takeReturned(table, locals2);
  return done2 ? go(table, locals2, "do") : fail(table, locals2);
}, do: (table, locals2, _frame, clause2) => {
  if (clause2.do === void 0 || clause2.do.length === 0) return go(table, locals2, "follow", true);
  go(table, locals2, "did");
  return callVerbs(locals2, envOf(locals2), "do", clause2);
}, did: (table, locals2) => {
  const { done: done2 } = takeReturned(table, locals2);
  if (done2) return go(table, locals2, "follow", true);
  table.local(locals2, "allDone", false);
  return fail(table, locals2);
}, follow: (table, locals2, _frame, clause2) => {
  const branch = locals2.index === 1 ? "then" : "otherwise";
  if (locals2.index !== ENDED) table.local(locals2, "index", 0);
  go(table, locals2, "next");
  const list = clause2[branch];
  if (list === void 0 || list.length === 0) return void 0;
  return call(effectRef, effectLocals(envOf(locals2), `${locals2.program}/${locals2.at}/${branch}`), again2);
}, next: (table, locals2) => {
  table.local(locals2, "at", locals2.index === ENDED ? afterFailure(table, locals2) : locals2.at + 1);
  table.local(locals2, "index", 0);
  return go(table, locals2, "if");
} };
function stopAt(stage) {
  return (_table, locals2) => ({ done: { stage, index: stage === "follow" ? locals2.index : 0, vars: locals2.vars } });
}
var choosing = { ...stages, unless: stopAt("unless"), cost: (table, locals2, frame, clause2) => stopAt(clause2.cost === void 0 || clause2.cost.length === 0 ? "do" : "cost")(table, locals2, frame, clause2), follow: stopAt("follow"), next: stopAt("next") };
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
function askYesNo(table, frame, env, seat, kind2, rule2) {
  table.ask(frame, { seat, kind: kind2, rule: rule2, params: { card: env.card, object: env.self }, domain: yesOrNo() });
  return { wait: true, then: again2 };
}
function go(table, locals2, stage, done2) {
  table.local(locals2, "stage", stage);
  if (done2 !== void 0) table.local(locals2, "index", done2 ? 1 : 0);
  return void 0;
}
function workOff(table, locals2, stage, queue) {
  table.local(locals2, "queue", queue);
  table.local(locals2, "stage", stage);
  return void 0;
}
function fail(table, locals2) {
  table.local(locals2, "index", table.game.stopsAtFailure === true ? ENDED : 0);
  return go(table, locals2, "follow");
}
function bind(table, locals2, name2, value) {
  table.local(locals2, "vars", withVar(locals2.vars, name2, value));
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
  return call(verbsRef, { ...child, ...clause2?.and === true ? { joined: true } : {}, ...part === "do" && clause2?.together === true ? { together: true } : {}, ...part === "do" && clause2?.whole === true ? { whole: true } : {} }, again2);
}
function takeReturned(table, locals2) {
  const { returned } = locals2;
  if (returned?.vars !== void 0) table.local(locals2, "vars", returned.vars);
  return { done: returned?.done ?? false };
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
function feedKnown(text2) {
  const { high, low } = known2.get(text2) ?? learn(text2);
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
function learn(text2) {
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
  add(place2, row) {
    const sum = new Int32Array(4);
    this.rows.set(row, { place: place2, sum, fields: /* @__PURE__ */ new Map() });
    for (const key in row) {
      digestField(place2, key, row[key]);
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
    for (const [section, entriesOf2] of Object.entries(game.openings ?? {})) for (const entry2 of entriesOf2(program)) add2(section, entry2);
  }
  return dataOf(found2);
}
function openingsTogether(one, other) {
  const found2 = /* @__PURE__ */ new Map();
  for (const data of [one, other]) for (const [section, entries] of Object.entries(data)) {
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
function factsByKey(history2) {
  const byKey = /* @__PURE__ */ new Map();
  for (const [name2, rule2] of Object.entries(history2 ?? {})) {
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
  const stepsOf2 = ({ steps }) => new Map(steps.map((step, index) => [step.name, index]));
  return { game, procedures: procedures2, labels: new Map([...procedures2.values()].map((procedure) => [procedure.name, stepsOf2(procedure)])), verbs: new Map([...Object.entries(kernelVerbs2), ...Object.entries(game.verbs)]), decisionKinds: new Set(game.decisionKinds), facts: factsByKey(game.history), reach: reachOf(game), newObject: { id: 0, card: "", kind: "card", owner: 0, controller: 0, zone: "", slot: "", host: 0, under: [], attached: [], stamp: 0, knownTo: 0, uses: {}, ...game.objectFields } };
}
var unread = ["passing", "asked", "lastAct", "loop"];
function reachOf({ unreadFields = [], distantFields: distantFields2 = [], partlyDistant: partlyDistant2 = {}, baseFields: baseFields2 = [], objectFields: objectFields2 }) {
  const found2 = /* @__PURE__ */ new Map();
  const declareOne = (field2, reach) => {
    if (found2.has(field2)) throw new InvariantBroken(`the field ${field2} is declared twice (unreadFields, distantFields, partlyDistant, baseFields)`);
    found2.set(field2, reach);
  };
  const declare = (fields3, reach) => fields3.forEach((field2) => declareOne(field2, reach));
  declare([...unread, ...unreadFields], 0);
  declare(distantFields2, 1);
  for (const [field2, concernsValues] of Object.entries(partlyDistant2)) declareOne(field2, concernsValues);
  declare(baseFields2, 3);
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
var within2 = (place2, outer) => place2.startsWith(outer) && [".", "[", void 0].includes(place2[outer.length]);
var rootOf = (name2) => name2.split(":")[0];
function scopeOf(abilities, place2, counts2) {
  return abilities.filter((ability2) => counts2(ability2) && within2(place2, ability2.place)).reduce((inner3, ability2) => ability2.place.length > inner3.length ? ability2.place : inner3, "");
}
var ownOfKernel = ["prevented"];
var isAnnounced = (place2, ability2) => ["cost", "targets", "modes"].some((field2) => within2(place2, `${ability2}.${field2}`));
function reaches2({ names: names2, abilities }, binding, reading) {
  if (rootOf(binding.name) !== rootOf(reading.name)) return false;
  if (binding.use === "announces") return true;
  const scope = scopeOf(abilities, binding.place, () => true);
  if (isAnnounced(binding.place, scope) && abilities.some(({ place: place2, announced: announced2 }) => announced2 && place2 === scope)) return true;
  const lent = scopeOf(abilities, reading.place, (ability2) => ability2.lent);
  const isBefore = names2.indexOf(binding) < names2.indexOf(reading) || [binding, reading].every(({ place: place2 }) => isAnnounced(place2, scope));
  return isBefore && within2(reading.place, scope) && within2(binding.place, lent);
}
var isOfKeyword = ({ place: place2 }) => /^(?:\.faces\[\d+\])?\.printed\.keywords\[\d+\]\.abilities\[/.test(place2);
var isLent = ({ abilities }, place2) => scopeOf(abilities, place2, ({ lent }) => lent) !== "";
var usedAs = (...uses2) => ({ use }) => uses2.includes(use);
function nameFaults(card, own, isField) {
  const { names: names2 } = card;
  const bindings = names2.filter(usedAs("binds", "calls", "announces"));
  const readings = names2.filter(usedAs("reads", "seat", "keeps"));
  const notes = names2.filter(usedAs("notes", "keeps", "announces"));
  const notesRead = names2.filter(usedAs("readsNote"));
  const isBound2 = (reading) => [...ownOfKernel, ...own.bound].includes(reading.name) || reading.use === "seat" && isField(reading.name, reading.place) || bindings.some((binding) => reaches2(card, binding, reading));
  const isNoted = ({ name: name2, place: place2 }) => isLent(card, place2) || own.noted.includes(name2) || notes.some((note3) => note3.name === name2);
  const isRead = (binding) => own.read.includes(binding.name) || readings.some((reading) => reaches2(card, binding, reading));
  const isNoteRead = ({ name: name2 }) => own.read.includes(name2) || notesRead.some((note3) => note3.name === name2);
  const faults2 = (of, faultOf, others) => of.map(({ name: name2, place: place2 }) => ({ place: place2, name: name2, fault: faultOf(JSON.stringify(name2)), others: others.map((other) => other.name).filter((other) => other !== name2) }));
  return [...faults2(readings.filter((one) => !isBound2(one)), (name2) => `the name ${name2} is not bound where it is read`, bindings), ...faults2(notesRead.filter((one) => !isNoted(one)), (name2) => `the note ${name2} is read but never noted`, notes), ...faults2(bindings.filter((one) => one.use === "binds" && !isRead(one)), (name2) => `the name ${name2} is bound but never read`, readings), ...faults2(notes.filter((one) => one.use !== "announces" && !isOfKeyword(one) && !isLent(card, one.place) && !isNoteRead(one)), (name2) => `the note ${name2} is never read`, notesRead)];
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
function abilityAround(abilities, place2) {
  const around = abilities.filter((ability2) => within2(place2, ability2.place)).sort((one, other) => other.place.length - one.place.length);
  const own = around.findIndex((ability2) => ability2.lent || ability2.on.length > 0);
  return around[own < 0 ? around.length - 1 : own];
}
function isReadLater({ fixesAmounts }, place2, ability2) {
  const modifier = /\.modifiers\[\d+\](?:\.also\[\d+\])?\.(\w+)/.exec(place2.slice(ability2.place.length));
  const fixed = fixesAmounts ? ["become", "add", "times", "set"] : ["become"];
  return modifier !== null && !fixed.includes(modifier[1]);
}
function readableAt(card, place2) {
  const ability2 = abilityAround(card.abilities, place2);
  if (ability2 === void 0 || isReadLater(card, place2, ability2)) return [];
  const ofTrigger = ability2.on.filter((awaited) => within2(place2, awaited.place));
  const asked2 = card.onlyFor.filter((clause2) => within2(place2, clause2.place) && within2(clause2.place, ability2.place));
  return (ofTrigger.length > 0 ? ofTrigger : ability2.on).filter(({ event }) => asked2.every((clause2) => clause2.event === event)).map((awaited) => ({ ...awaited, replaced: ability2.replaces, every: ability2.every }));
}
function carriedBy(forms2, { event, batch, marked, replaced, every }) {
  const form2 = formOfEvent(forms2, event) ?? {};
  const { always = [], sometimes = [], afterwards = [] } = form2;
  const own = [...always, ...sometimes].filter((field2) => !replaced || !afterwards.includes(field2));
  if (marked) return [...own, ...form2.marked ?? []];
  return [...own, ...ofEvery, ...always.includes("object") || sometimes.includes("object") ? ofObject : [], ...batch ? ofBatch : [], ...replaced ? ofReplacement : [], ...every ? ofEveryOne : []];
}
function isCarried(card, field2, place2) {
  const events2 = readableAt(card, place2);
  return events2.length > 0 && events2.every((event) => carriedBy(card.forms, event).includes(field2));
}
function fieldFaults(card, fields3) {
  return fields3.flatMap(({ field: field2, place: place2 }) => {
    const events2 = readableAt(card, place2);
    if (events2.length === 0) return [{ place: place2, name: field2, fault: `no event is read here that could carry ${JSON.stringify(field2)}`, others: [] }];
    const lacking = events2.find((event) => !carriedBy(card.forms, event).includes(field2));
    if (lacking === void 0) return [];
    const isLater = lacking.replaced && formOfEvent(card.forms, lacking.event)?.afterwards?.includes(field2) === true;
    const when = isLater ? " before it happens" : "";
    const fault = `the event ${JSON.stringify(lacking.event)} carries no ${JSON.stringify(field2)}${when}`;
    return [{ place: place2, name: field2, fault, others: carriedBy(card.forms, lacking) }];
  });
}
var isTree2 = (node) => typeof node === "object" && node !== null && !Array.isArray(node);
var isParameter = (node) => typeof node.parameter === "string" && Object.keys(node).length === 1;
var said = (node) => JSON.stringify(node)?.slice(0, 60) ?? "nothing";
var free = () => void 0;
var kindOf = (called, is) => (reader, node, place2) => is(node) ? void 0 : reader.wrong(place2, `expected ${called}, found ${said(node)}`);
var text = kindOf("a text", (node) => typeof node === "string");
var name = kindOf("a name", (node) => typeof node === "string" && node !== "");
var nameThat = (use) => (reader, node, place2) => {
  name(reader, node, place2);
  if (typeof node === "string" && node !== "") reader.name(use, node, place2);
};
var reads = nameThat("reads");
var flag = kindOf("true or false", (node) => typeof node === "boolean");
var mark = kindOf("true", (node) => node === true);
var whole = kindOf("a whole number", (node) => Number.isInteger(node));
var plain = kindOf("a plain value", (node) => node === null || ["string", "boolean"].includes(typeof node) || Number.isInteger(node));
var wordAmong = (what3, known3) => (reader, node, place2) => known3.includes(node) ? void 0 : reader.part(what3, typeof node === "string" ? node : said(node), known3, place2);
var word2 = (kind2) => (reader, node, place2) => {
  if (typeof node === "string") return reader.word(kind2, node, place2);
  reader.wrong(place2, `a ${kind2} is a word, not ${said(node)}`);
};
var listOf = (form2, length) => (reader, node, place2) => {
  if (!Array.isArray(node)) return reader.wrong(place2, `expected a list, found ${said(node)}`);
  if (length !== void 0 && node.length !== length) return reader.wrong(place2, `expected a list of ${length}, found ${said(node)}`);
  node.forEach((one, at) => form2(reader, one, `${place2}[${at}]`));
};
var oneOrMore = (form2) => (reader, node, place2) => (Array.isArray(node) ? listOf(form2) : form2)(reader, node, place2);
function readFields(reader, node, place2, what3, fields3, needs = []) {
  for (const field2 of needs) if (node[field2] === void 0) reader.wrong(place2, `${what3} needs ${JSON.stringify(field2)}`);
  const known3 = Object.keys(fields3);
  for (const key of Object.keys(node)) if (node[key] !== void 0 && !known3.includes(key)) reader.part(`field of ${what3}`, key, known3, place2);
  for (const key of known3) if (Object.hasOwn(node, key) && node[key] !== void 0) fields3[key]?.(reader, node[key], `${place2}.${key}`);
}
var tree = (what3, fields3, needs = []) => (reader, node, place2) => {
  if (!isTree2(node)) return reader.wrong(place2, `expected ${what3}, found ${said(node)}`);
  readFields(reader, node, place2, what3, fields3(), needs);
};
function readVariant(reader, node, place2, what3, variants2) {
  const found2 = variants2.find(([key2]) => key2 in node);
  if (found2 !== void 0) return readFields(reader, node, place2, `${what3} ${JSON.stringify(found2[0])}`, found2[1], found2[2]);
  if (isParameter(node)) return;
  const [key] = Object.keys(node);
  if (key === void 0) return reader.wrong(place2, `expected ${what3}, found an empty tree`);
  reader.part(`kind of ${what3}`, key, variants2.map(([known3]) => known3), place2);
}
var variants = (what3, words, known3) => (reader, node, place2) => {
  if (typeof node === "string") {
    if (!words.includes(node)) reader.part(what3, node, words, place2);
  } else if (isTree2(node)) readVariant(reader, node, place2, what3, known3());
  else reader.wrong(place2, `expected ${what3}, found ${said(node)}`);
};
function isBound(value) {
  const [key = "", more] = Object.keys(value);
  return more === void 0 && ["var", "noted", "chosen", "parameter"].includes(key) && typeof value[key] === "string";
}
function boundName(reader, value, place2) {
  for (const key of ["var", "chosen"]) if (value[key] !== void 0) reads(reader, value[key], `${place2}.${key}`);
  if (value.noted !== void 0) readsNote(reader, value.noted, `${place2}.noted`);
}
var readsNote = nameThat("readsNote");
var player = variants("player", ["you", "opponent", "all", "active", "each"], () => playerVariants);
var ref = variants("reference", ["self", "each", "subject"], () => refVariants);
var condition = (reader, node, place2) => {
  if (isTree2(node) && "eventIs" in node) return equalTo("eventIs", "field of events")(reader, node, place2);
  if (isTree2(node) && "game" in node) return equalTo("game", "field of the game")(reader, node, place2);
  variants("condition", [], () => conditionVariants)(reader, node, place2);
};
var amount2 = (reader, node, place2) => {
  if (typeof node === "number") return Number.isInteger(node) ? void 0 : reader.wrong(place2, `an amount is a whole number, not ${said(node)}`);
  if (isTree2(node)) return readVariant(reader, node, place2, "amount", amountVariants);
  reader.wrong(place2, `expected an amount, found ${said(node)}`);
};
var selector = tree("selector", () => selectorFields2, ["from"]);
var setOrRef = (reader, node, place2) => (isTree2(node) && "from" in node ? selector : ref)(reader, node, place2);
var predicate = (reader, node, place2) => {
  if (!isTree2(node)) return reader.wrong(place2, `expected a predicate, found ${said(node)}`);
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
  if (!isTree2(wanted)) return valueWord(reader, characteristic, wanted, place2);
  if (isParameter(wanted)) return;
  const [key = ""] = Object.keys(wanted);
  if (key === "noted" || key === "chosen") return readFields(reader, wanted, place2, "comparison", { [key]: key === "noted" ? readsNote : reads });
  if (key === "size") return readFields(reader, wanted, place2, "comparison", { size: sizeForm });
  const holds2 = reader.holds(characteristic);
  if (key === "includes" && (holds2 === "text" || holds2 === null)) return readFields(reader, wanted, place2, "comparison", { includes: text });
  if (!(key in bounds2)) return reader.part("comparison", key, ["noted", "chosen", "size", "includes", ...Object.keys(bounds2)], place2);
  if (holds2 !== null && holds2 !== "number") return reader.wrong(place2, `${JSON.stringify(characteristic)} holds no numbers to compare with ${said(wanted)}`);
  readFields(reader, wanted, place2, "comparison", bounds2);
}
var sizeForm = (reader, node, place2) => isTree2(node) ? readFields(reader, node, place2, "comparison", bounds2) : whole(reader, node, place2);
function valueWord(reader, characteristic, value, place2) {
  const entries = reader.entries(characteristic);
  if (entries !== null && "words" in entries) return typeof value === "string" ? reader.entry(characteristic, value, place2) : reader.wrong(place2, `expected a word, found ${said(value)}`);
  const form2 = reader.holds(characteristic);
  if (value === null && form2 !== "flag") return;
  plainValue(form2 ?? "any", characteristic)(reader, value, place2);
}
var plainValue = (form2, characteristic) => {
  if (typeof form2 !== "string") return (reader, value, place2) => form2.includes(value) ? void 0 : reader.part(`word of ${characteristic}`, typeof value === "string" ? value : said(value), form2, place2);
  return form2 === "number" ? whole : form2 === "flag" ? flag : form2 === "text" ? text : plain;
};
var numberOf2 = (reader, node, place2) => {
  word2("characteristic")(reader, node, place2);
  const form2 = typeof node === "string" ? reader.holds(node) : null;
  if (form2 !== null && form2 !== "number" && form2 !== "any") reader.wrong(place2, `${JSON.stringify(node)} holds no number`);
};
var refVariants = [["var", { var: reads }], ["event", { event: word2("field of events") }], ["became", { became: ref }], ["noted", { noted: readsNote }], ["history", { history: word2("fact"), of: player }], ["hostOf", { hostOf: ref }], ["under", { under: ref }], ["attachedTo", { attachedTo: ref }], ["id", { id: whole }], ["all", { all: selector }]];
var playerVariants = [["not", { not: player }], ["playerOf", { playerOf: word2("relation to players"), of: ref }, ["of"]], ["controllerOf", { controllerOf: ref }], ["ownerOf", { ownerOf: ref }], ["hostOf", { hostOf: ref }], ["seatVar", { seatVar: nameThat("seat") }], ["chosen", { chosen: reads }]];
var cut = (reader, node, place2) => ["printed", "base", "copiable"].includes(node) ? void 0 : word2("layer")(reader, node, place2);
var valueOf = (reader, node, place2) => isTree2(node) ? readFields(reader, node, place2, "value", { value: word2("characteristic"), of: ref, cut }, ["of"]) : amount2(reader, node, place2);
var take = wordAmong("choice among players", ["greatest", "least"]);
var two = listOf(amount2, 2);
var amountVariants = [["count", { count: selector }], ["countOf", { countOf: ref, where: predicate }], ["noted", { noted: readsNote }], ["history", { history: word2("fact"), of: player, take }], ["sum", { sum: selector, of: numberOf2 }, ["of"]], ["part", { part: reads, of: ref, player }], ["player", { player, value: word2("value of players"), take }, ["value"]], ["value", { value: numberOf2, of: ref, cut }, ["of"]], ["var", { var: reads }], ["event", { event: word2("field of events") }], ["match", { match: word2("value of the match") }], ["plus", { plus: listOf(amount2) }], ["minus", { minus: two }], ["times", { times: two }], ["quotient", { quotient: two }], ["half", { half: amount2 }], ["halfUp", { halfUp: amount2 }], ["max", { max: setOrRef, of: numberOf2 }, ["of"]], ["min", { min: setOrRef, of: numberOf2 }, ["of"]], ["distinct", { distinct: setOrRef, of: word2("characteristic") }, ["of"]], ["atMost", { atMost: two }], ["atLeast", { atLeast: two }]];
var comparisons = ["atLeast", "atMost", "equal", "more", "less"];
var compare = (reader, node, place2) => {
  if (!Array.isArray(node) || node.length !== 3) return reader.wrong(place2, `expected [amount, comparison, amount], found ${said(node)}`);
  amount2(reader, node[0], `${place2}[0]`);
  if (!comparisons.includes(node[1])) reader.part("comparison", String(node[1]), comparisons, `${place2}[1]`);
  amount2(reader, node[2], `${place2}[2]`);
};
var equalTo = (field2, kind2) => (reader, node, place2) => {
  if (!isTree2(node)) return;
  readFields(reader, node, place2, `condition ${JSON.stringify(field2)}`, { [field2]: word2(kind2), equal: plain }, ["equal"]);
  if (node[field2] === "key" && kind2 === "field of events") return word2("event")(reader, node.equal, `${place2}.equal`);
  const form2 = typeof node[field2] === "string" ? reader.holds(node[field2], kind2) : null;
  if (form2 !== null && node.equal !== void 0 && node.equal !== null) plainValue(form2, String(node[field2]))(reader, node.equal, `${place2}.equal`);
};
var conditions = listOf(condition);
var conditionVariants = [["fits", { fits: (reader, node, place2) => isTree2(node) && isParameter(node) ? void 0 : tree("handed out predicate", () => ({ tree: predicate }), ["tree"])(reader, node, place2), on: ref }, ["on"]], ["all", { all: conditions }], ["any", { any: conditions }], ["not", { not: condition }], ["compare", { compare }], ["exists", { exists: selector, atLeast: amount2 }], ["object", { object: ref, is: predicate }, ["is"]], ["turnOf", { turnOf: player }], ["phase", { phase: oneOrMore(word2("phase")) }], ["seat", { seat: nameThat("seat"), is: player }, ["is"]], ["chosen", { chosen: reads, equal: plain }, ["equal"]], ["noted", { noted: readsNote, equal: plain }, ["equal"]], ["remembered", { remembered: word2("fact"), of: player, words: listOf(plain) }, ["words"]]];
var selectorFields2 = { from: oneOrMore(word2("place")), of: player, where: predicate, relation: tree("relation", () => ({ is: word2("relation"), to: ref }), ["is", "to"]), except: ref, first: amount2, last: amount2 };
var predicateFields = { not: predicate, any: listOf((reader, node, place2) => predicate(reader, node, place2)), is: ref, controller: player, owner: player, has: selector, hasPlayer: tree("relation to players", () => ({ relation: word2("relation to players"), is: player }), ["relation", "is"]) };
var choiceFields = { from: selector, also: word2("set"), number: tree("number", () => ({ min: amount2, max: amount2 }), ["min"]), oneOf: listOf(text), word: word2("list of words"), name: text, divide: tree("division", () => ({ total: amount2, among: reads, least: amount2, most: numberOf2 }), ["total", "among"]), slot: tree("choice of a slot", () => ({ for: word2("purpose of slots"), seat: player, object: ref, args: anyTree }), ["for"]), all: flag, players: (reader, node, place2) => node === true ? void 0 : player(reader, node, place2), different: word2("characteristic"), notChosenFor: oneOrMore(reads), min: amount2, max: amount2, strict: flag, sum: tree("sum", () => ({ of: numberOf2, is: amount2 }), ["of", "is"]), by: player, target: flag, random: flag, blind: mark, as: nameThat("calls") };
var anyTree = (reader, node, place2) => isTree2(node) ? void 0 : reader.wrong(place2, `expected a tree, found ${said(node)}`);
var chosenOf = ["from", "number", "oneOf", "word", "name", "divide", "slot", "players"];
var choice = (reader, node, place2) => {
  tree("choice", () => choiceFields, ["as"])(reader, node, place2);
  if (isTree2(node) && !chosenOf.some((field2) => node[field2] !== void 0)) reader.wrong(place2, `a choice needs one of ${chosenOf.map((field2) => JSON.stringify(field2)).join(", ")}`);
};
var choices = listOf(choice);
var manyWords = 8;
var quoted = (list) => list.map((one) => JSON.stringify(one)).join(" or ");
function parameterReader(parts2) {
  const read2 = (reader, owner, { needs, may, oneOf }, all, place2) => {
    const known3 = { ...needs, ...may };
    const isLet = (name2) => isNamed(known3[name2]) && known3[name2].by === "binds";
    const order = [...Object.keys(known3).filter(isLet), ...Object.keys(known3).filter((name2) => !isLet(name2))];
    const given2 = Object.entries(all).filter(([, value]) => value !== void 0).sort(([one2], [other]) => order.indexOf(one2) - order.indexOf(other));
    const has2 = (parameter) => given2.some(([name2]) => name2 === parameter);
    for (const parameter of Object.keys(needs ?? {})) if (!has2(parameter)) reader.wrong(place2, `the ${owner.called} needs ${JSON.stringify(parameter)}`);
    if (oneOf !== void 0 && !oneOf.some(has2)) reader.wrong(place2, `the ${owner.called} needs ${quoted(oneOf)}`);
    for (const [parameter, value] of given2) {
      const form2 = Object.hasOwn(known3, parameter) ? known3[parameter] : void 0;
      if (form2 === void 0) reader.part(`parameter of the ${owner.called}`, parameter, Object.keys(known3), place2);
      else one(reader, { ...owner, called: `${JSON.stringify(parameter)} of the ${owner.called}` }, form2, value, `${place2}.${parameter}`);
    }
  };
  const one = (reader, owner, form2, value, place2) => {
    if (isTree2(value) && isParameter(value)) return;
    if (owner.binds && isTree2(value) && isBound(value) && form2 !== "ref" && form2 !== "player" && form2 !== "amount") return boundName(reader, value, place2);
    const fitting = formFor(owner, form2, value);
    if (fitting === null && isWords(form2) && form2.length > manyWords && typeof value === "string") reader.part(`word for ${owner.called}`, value, form2, place2);
    else if (fitting === null) reader.wrong(place2, `${owner.called} is ${described(form2)}, not ${said(value)}`);
    else fitting(reader, value, place2);
  };
  const formFor = (owner, form2, value) => {
    if (isWords(form2)) return form2.includes(value) ? free : null;
    if (form2 === "fits") return formFor(owner, { handedOut: "predicate" }, value);
    if (typeof form2 === "string") return plainForm(form2, value, parts2);
    if ("or" in form2) return form2.or.filter((other) => isMeant(other, value)).map((other) => formFor(owner, other, value)).find((found2) => found2 !== null) ?? null;
    if ("pattern" in form2) return typeof value === "string" && form2.pattern.test(value) ? free : null;
    if ("handedOut" in form2) return isTree2(value) && "tree" in value ? (reader, node, place2) => read2(reader, owner, { needs: { tree: form2.handedOut } }, node, place2) : null;
    if ("given" in form2) {
      const fitting = formFor(owner, form2.to, value);
      return fitting === null ? null : (reader, node, place2) => {
        for (const name2 of form2.given) reader.name("calls", name2, place2);
        fitting(reader, node, place2);
      };
    }
    if ("only" in form2) return value === form2.only ? free : null;
    if ("fields" in form2) return isTree2(value) ? (reader, node, place2) => read2(reader, owner, form2.fields, node, place2) : null;
    if ("listOf" in form2) {
      if (!Array.isArray(value) || form2.length !== void 0 && value.length !== form2.length) return null;
      return listOf((reader, node, place2) => one(reader, owner, form2.listOf, node, place2));
    }
    if (!isTree2(value)) return null;
    return (reader, node, place2) => {
      for (const [name2, inner3] of Object.entries(node)) {
        if (form2.by === "eventField") reader.word("field of events", name2, `${place2}.${name2}`);
        const called = `${JSON.stringify(name2)} in ${owner.called}`;
        if (form2.by === "binds" || form2.by === "notes") reader.name(form2.by, name2, `${place2}.${name2}`);
        const holds2 = form2.by === "eventField" && !isTree2(inner3) ? reader.holds(name2, "field of events") : null;
        if (holds2 === null) one(reader, { ...owner, called }, form2.named, inner3, `${place2}.${name2}`);
        else for (const entry2 of [inner3].flat()) plainValue(holds2, name2)(reader, entry2, `${place2}.${name2}`);
      }
    };
  };
  return { all: read2, one };
}
function isMeant(form2, value) {
  if (typeof form2 === "string" || !("fields" in form2) || !isTree2(value)) return true;
  return Object.keys(form2.fields.needs ?? {}).every((field2) => field2 in value);
}
var fits2 = (is) => is ? free : null;
function plainForm(form2, value, parts2) {
  switch (form2) {
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
      return typeof value === "string" && value !== "" ? nameThat(form2) : null;
    case "flag":
      return fits2(typeof value === "boolean");
    case "card":
      return typeof value === "string" ? (reader, node, place2) => reader.card(node, place2) : null;
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
      return Array.isArray(value) ? parts2()[form2] : null;
    case "rewriting":
    case "ability":
      return isTree2(value) ? parts2()[form2] : null;
    case "keyword":
      return parts2().keyword;
    case "abilityWord":
      return typeof value === "string" ? word2("keyword of an ability") : null;
    case "duration":
    case "place":
    case "phase":
    case "event":
      return typeof value === "string" ? word2(form2) : null;
    case "eventField":
      return typeof value === "string" ? word2("field of events") : null;
    case "choice":
      return isTree2(value) ? choice : null;
    case "choices":
      return Array.isArray(value) ? choices : null;
  }
}
var isNamed = (form2) => typeof form2 === "object" && "named" in form2;
var isWords = (form2) => Array.isArray(form2);
var plainly2 = { number: "a whole number", flag: "true or false", binds: "a name", calls: "a name", reads: "a name", seat: "a name", notes: "a name", keeps: "a name", readsNote: "a name", announces: "a name", cost: "a text or a list of verbs", amount: "an amount", card: "the id of a card", place: "a kind of zone", ability: "an ability", abilityWord: "a keyword of an ability", ref: "a reference", modifiers: "a list of modifiers", rewriting: "a tree of changes", event: "an event", eventField: "a field of events", literal: "an amount or a plain value", verbs: "a list of verbs", clauses: "a list of clauses", choices: "a list of choices", fits: "a predicate in a `tree`" };
function described(form2) {
  if (isWords(form2)) return quoted(form2);
  if (typeof form2 === "string") return plainly2[form2] ?? `a ${form2}`;
  if ("or" in form2) return form2.or.map(described).join(" or ");
  if ("pattern" in form2) return form2.called;
  if ("handedOut" in form2) return `${described(form2.handedOut)} in a \`tree\``;
  if ("given" in form2) return described(form2.to);
  if ("only" in form2) return JSON.stringify(form2.only);
  if ("fields" in form2) return "a tree";
  return "listOf" in form2 ? `a list${form2.length === void 0 ? "" : ` of ${form2.length}`}, each ${described(form2.listOf)}` : "a tree of names";
}
var everyVerb = { as: "binds", note: "notes", total: "binds" };
var lasting2 = { until: "duration", while: "condition", let: { named: "amount", by: "binds" } };
var watching = { needs: { ability: "ability" }, may: { ...lasting2, left: "amount" } };
var forms = { grant: { needs: { modifiers: "modifiers" }, may: { ...lasting2, to: "ref", players: "player" } }, note: { needs: { what: { or: ["reads", "ref"] }, as: "notes" } }, when: { needs: { ability: "ability" } }, later: watching, shield: watching, becomes: { needs: { set: { named: "literal", by: "eventField" } } }, reduceBy: { needs: { by: { or: ["amount", ["left"]] } }, may: { of: "eventField" } }, instead: { needs: { do: "verbs" } }, cancel: {} };
function kernelVerbForms({ endless }) {
  const { grant: grant2 } = forms;
  return endless === true ? forms : { ...forms, grant: { ...grant2, needs: { ...grant2.needs, until: "duration" } } };
}
function written2(reader, characteristic, value, place2) {
  if (Array.isArray(value)) return value.forEach((one, at) => (reader.entries(characteristic) === null ? written2 : entry)(reader, characteristic, one, `${place2}[${at}]`));
  if (!isTree2(value)) return valueWord(reader, characteristic, value, place2);
  if (isBound(value)) return boundName(reader, value, place2);
  if ("value" in value && !("player" in value)) return valueOf(reader, value, place2);
  if (amountVariants.some(([key]) => key in value)) return readVariant(reader, value, place2, "amount", amountVariants);
  reader.wrong(place2, `expected a word, an amount or a bound name, found ${said(value)}`);
}
function entry(reader, characteristic, value, place2) {
  const entries = reader.entries(characteristic);
  if (isTree2(value) && !("word" in value) && isBound(value)) return boundName(reader, value, place2);
  if (entries === null) return;
  const called = characteristic === "keywords" ? "keyword" : `entry of ${characteristic}`;
  if ("fields" in entries) return isTree2(value) ? parameters.all(reader, { called, binds: true }, entries.fields, value, place2) : reader.wrong(place2, `expected a tree, found ${said(value)}`);
  const name2 = wordOf(value);
  if (name2 === "") return reader.wrong(place2, `a word stands here, or a tree with a word, not ${said(value)}`);
  const form2 = Object.hasOwn(entries.words, name2) ? entries.words[name2] : void 0;
  if (form2 === void 0) return reader.entry(characteristic, name2, place2);
  const { word: _word, ...given2 } = isTree2(value) ? value : { word: name2 };
  parameters.all(reader, { called: `${called} "${name2}"`, binds: true }, form2, given2, place2);
}
var parameters = parameterReader(() => ({ modifiers, rewriting: tree("change", () => rewritingFields), verbs, clauses: listOf(clause), ability, keyword }));
var keyword = (reader, node, place2) => entry(reader, "keywords", node, place2);
var fieldsWith = (form2) => (reader, node, place2) => {
  if (!isTree2(node)) return reader.wrong(place2, `expected characteristics with their values, found ${said(node)}`);
  for (const [key, value] of Object.entries(node)) {
    reader.word("characteristic", key, `${place2}.${key}`);
    form2(reader, key, value, `${place2}.${key}`);
  }
};
var changed = fieldsWith(written2);
var counted4 = fieldsWith((reader, key, value, place2) => {
  const form2 = reader.holds(key);
  if (form2 !== null && form2 !== "number") return reader.wrong(place2, `${JSON.stringify(key)} holds no number`);
  amount2(reader, value, place2);
});
var lost = fieldsWith((reader, key, value, place2) => {
  if (value === "all") return;
  const named3 = (one, node, at) => !isTree2(node) ? valueWord(one, key, node, at) : (one.entries(key) === null ? written2 : entry)(one, key, node, at);
  listOf(named3)(reader, value, place2);
});
var gained = fieldsWith((reader, key, value, place2) => Array.isArray(value) ? written2(reader, key, value, place2) : isTree2(value) && isBound(value) ? boundName(reader, value, place2) : reader.wrong(place2, `expected a list, found ${said(value)}`));
var verb = (reader, node, place2) => {
  if (!isTree2(node)) return reader.wrong(place2, `expected a verb, found ${said(node)}`);
  word2("verb")(reader, node.verb, `${place2}.verb`);
  const form2 = reader.verb(String(node.verb));
  if (form2 === null) return;
  const { verb: name2, ...given2 } = node;
  if (given2.until === "while" !== "while" in given2) reader.wrong(place2, given2.until === "while" ? 'what lasts "while" something holds needs "while"' : '"while" stands only beside the duration "while"');
  parameters.all(reader, { called: `verb "${String(name2)}"`, binds: false }, withEveryVerb(form2), given2, place2);
};
var verbs = listOf(verb);
var withEveryVerb = ({ needs, may, oneOf }) => ({ needs, may: { ...may, ...Object.fromEntries(Object.entries(everyVerb).filter(([name2]) => !(name2 in { ...needs, ...may }))) }, oneOf });
var clauseFields = { if: condition, forEachPlayer: player, forEach: selector, repeat: amount2, may: flag, choose: choices, unless: tree("price", () => ({ player, cost: verbs }), ["player", "cost"]), cost: verbs, do: verbs, together: mark, whole: mark, and: mark, also: mark, then: listOf((reader, node, place2) => clause(reader, node, place2)), otherwise: listOf((reader, node, place2) => clause(reader, node, place2)) };
var deeds = ["do", "choose", "cost", "then", "otherwise"];
function eventAsked(asked2) {
  if (!isTree2(asked2)) return null;
  if (asked2.eventIs === "key") return typeof asked2.equal === "string" ? asked2.equal : null;
  return Array.isArray(asked2.all) ? asked2.all.map(eventAsked).find((event) => event !== null) ?? null : null;
}
var clause = (reader, node, place2) => {
  const event = isTree2(node) ? eventAsked(node.if) : null;
  if (event !== null) reader.onlyFor({ place: place2, event });
  tree("clause", () => clauseFields)(reader, node, place2);
  if (!isTree2(node)) return;
  const isRead = Object.keys(node).every((field2) => Object.hasOwn(clauseFields, field2));
  if (isRead && !deeds.some((field2) => node[field2] !== void 0)) reader.wrong(place2, "a clause does or chooses something");
  if (node.whole !== void 0 && node.together === void 0) reader.wrong(place2, '"whole" stands only beside "together"');
};
var rewritingFields = { add: counted4, set: changed, times: counted4, gain: gained, lose: lost, abilities: listOf((reader, node, place2) => anAbility(reader, node, place2, true)) };
var wordOrName = (reader, node, place2) => (isTree2(node) ? tree("bound name", () => ({ var: reads }), ["var"]) : text)(reader, node, place2);
var changeFields = { ...rewritingFields, layer: word2("layer"), become: tree("copy", () => ({ copyOf: ref, except: tree("exception", () => rewritingFields) }), ["copyOf"]), words: tree("change of words", () => ({ from: wordOrName, to: wordOrName }), ["from", "to"]), controller: player, cantHave: changed, swap: listOf(word2("characteristic"), 2) };
var modifierFields = { ...changeFields, of: (reader, node, place2) => node === "self" || node === "host" ? void 0 : selector(reader, node, place2), players: player, if: condition, defining: mark, also: listOf(tree("change", () => changeFields, ["layer"])) };
var modifiers = listOf(tree("modifier", () => modifierFields, ["layer"]));
var abilityKinds = ["triggered", "activated", "static", "spell", "replacement"];
var onlyIn = { modifiers: ["static"], tier: ["replacement"], again: ["replacement"], every: ["replacement"], then: ["replacement"], together: ["replacement"], modes: ["triggered", "activated", "spell"], targets: ["triggered", "activated", "spell", "static"], may: ["triggered"] };
var ability = (reader, node, place2) => anAbility(reader, node, place2, false);
function anAbility(reader, node, place2, lent) {
  if (!isTree2(node)) return reader.wrong(place2, `expected an ability, found ${said(node)}`);
  if (!abilityKinds.includes(node.kind)) return reader.part("kind of ability", String(node.kind), abilityKinds, place2);
  const announced2 = node.kind === "spell" || node.kind === "static";
  reader.ability({ place: place2, on: awaitedBy(node, place2), replaces: node.kind === "replacement", every: node.every === true, lent, announced: announced2 });
  readFields(reader, node, place2, "ability", abilityFields);
  for (const [field2, kinds] of Object.entries(onlyIn)) if (node[field2] !== void 0 && !kinds.includes(node.kind)) reader.wrong(place2, `${JSON.stringify(field2)} belongs to no ability of the kind ${JSON.stringify(node.kind)}`);
  if (node.kind === "replacement" && node.on === void 0) reader.wrong(place2, 'a replacement needs "on"');
}
var awaitedBy = ({ on }, place2) => (Array.isArray(on) ? on : []).flatMap((trigger, at) => isTree2(trigger) && typeof trigger.event === "string" ? [{ place: `${place2}.on[${at}]`, event: trigger.event, batch: trigger.batch !== void 0, marked: trigger.mark !== void 0 }] : []);
var abilityFields = { kind: text, keyword: word2("keyword of an ability"), from: listOf(word2("place")), by: (reader, node, place2) => node === "any" || node === "opponents" ? void 0 : reader.part("user", String(node), ["any", "opponents"], place2), on: listOf(tree("trigger", () => ({ event: word2("event"), mark: markOf, batch: batchOf3, if: condition, last: mark }), ["event"])), when: condition, marks: (reader, node, place2) => {
  if (!isTree2(node)) return reader.wrong(place2, `expected marks, found ${said(node)}`);
  for (const [key, value] of Object.entries(node)) {
    reader.word("mark", key, `${place2}.${key}`);
    const form2 = reader.form("mark", key);
    if (form2 !== null) parameters.one(reader, { called: `the mark ${JSON.stringify(key)}`, binds: false }, form2, value, `${place2}.${key}`);
  }
}, x: amount2, may: flag, limit: tree("limit", () => ({ uses: whole, per: word2("span"), scope: scopeOf2, as: name, refund: word2("refund") }), ["uses", "per", "scope"]), modes: tree("modes", () => ({ min: amount2, max: amount2, repeat: mark, by: player, of: listOf(tree("mode", () => ({ if: condition, targets: choices, clauses: listOf(clause) }))) }), ["min", "max", "of"]), cost: verbs, targets: choices, clauses: listOf(clause), tier: word2("tier"), again: mark, every: mark, then: listOf(clause), together: mark, modifiers };
var markOf = wordAmong("mark of a moment", ["before", "at", "after"]);
var batchOf3 = (reader, node, place2) => node === true ? void 0 : word2("field of events")(reader, node, place2);
var scopeOf2 = wordAmong("scope", ["object", "name", "player"]);
var namesForm = tree("names", () => ({ en: text, zh: text }), ["en", "zh"]);
var printed = (reader, node, place2) => {
  if (!isTree2(node)) return reader.wrong(place2, `expected printed values, found ${said(node)}`);
  for (const [key, value] of Object.entries(node)) {
    reader.word("printed value", key, `${place2}.${key}`);
    const form2 = reader.form("printed value", key);
    if (value === void 0 || form2 === null) continue;
    parameters.one(reader, { called: `the printed value ${JSON.stringify(key)}`, binds: false }, form2, value, `${place2}.${key}`);
  }
};
var faceFields = { kind: word2("kind of face"), names: namesForm, printed, abilities: listOf(ability) };
var cardForm = tree("card", () => ({ id: name, names: namesForm, printed, abilities: listOf(ability), faces: listOf(tree("face", () => faceFields, ["kind", "names", "printed", "abilities"])) }), ["id", "names", "printed", "abilities"]);
var places = ["slots", "attached", "under"];
var isKnown = (list, word3) => list.includes(word3) || list.some((one) => (one.endsWith(":") || one.endsWith(".")) && word3.length > one.length && word3.startsWith(one));
var characteristics = ["controller", "owner"];
var knownTo = once((vocabulary2, game) => ({ words: wordsOf2(game, vocabulary2), verbs: { ...kernelVerbForms(vocabulary2), ...vocabulary2.verbs } }));
function wordsOf2(game, vocabulary2) {
  const { keywords: keywords2 } = vocabulary2.entries;
  return { "keyword of an ability": [...keywords2 !== void 0 && "words" in keywords2 ? Object.keys(keywords2.words) : [], ...vocabulary2.abilityWords], verb: [...Object.keys(kernelVerbForms(vocabulary2)), ...Object.keys(game.verbs)], event: Object.keys(vocabulary2.events), "field of events": everyField(vocabulary2.events), characteristic: [...characteristics, ...Object.keys(vocabulary2.characteristics), ...Object.keys(game.status ?? {})], "printed value": Object.keys(vocabulary2.printed), duration: vocabulary2.durations, span: vocabulary2.spans, refund: vocabulary2.refunds, mark: Object.keys(vocabulary2.marks), place: [...places, ...Object.keys(game.visibility), ...game.slotKinds?.names ?? []], phase: vocabulary2.phases, "value of players": vocabulary2.playerAmounts, "value of the match": vocabulary2.matchAmounts, "field of the game": Object.keys(vocabulary2.gameFields), "purpose of slots": vocabulary2.purposes, layer: game.layers, tier: game.replacementTiers ?? [], relation: Object.keys(game.relations), "relation to players": Object.keys(game.playerRelations ?? {}), fact: Object.keys(game.history ?? {}), set: Object.keys(game.sets ?? {}), "list of words": Object.keys(game.wordLists ?? {}), "kind of face": vocabulary2.faceKinds };
}
var nearestOf = (list, word3) => nearNames(word3.toLowerCase(), list.map((one) => [one.toLowerCase(), one]));
function abilitiesOfKeywords(game, card) {
  const faces = (card.faces ?? []).map(({ printed: printed2 }, at) => [`.faces[${at}]`, printed2]);
  return [["", card.printed], ...faces].flatMap(([place2, { keywords: keywords2 }]) => (Array.isArray(keywords2) ? keywords2 : []).flatMap((keyword2, at) => keywordPaths(game, keyword2).flatMap((path, nth) => {
    const found2 = keywordTree(game, parsePath(path).root)?.abilities[nth];
    return found2 === void 0 ? [] : [[`${place2}.printed.keywords[${at}].abilities[${nth}]`, found2]];
  })));
}
function checkProgram(game, card, isCard) {
  const { vocabulary: vocabulary2 } = game;
  if (vocabulary2 === void 0) return [];
  const faults2 = [];
  const { words, verbs: verbs3 } = knownTo(vocabulary2, game);
  const names2 = [];
  const fields3 = [];
  const abilities = [];
  const onlyFor = [];
  const told2 = /* @__PURE__ */ new Set();
  const tell2 = (place2, fault, near2) => {
    const sentence = near2.length === 0 ? fault : `${fault}; did you mean ${near2.map((name2) => JSON.stringify(name2)).join(" or ")}?`;
    if (told2.size < told2.add(`${place2} ${sentence}`).size) faults2.push({ card: String(card.id), place: place2.slice(1), fault: sentence, near: near2 });
  };
  const unless = (list, kind2, word3, place2) => {
    if (!isKnown(list, word3)) tell2(place2, `unknown ${kind2} ${JSON.stringify(word3)}`, nearestOf(list, word3));
  };
  const reader = { word: (kind2, word3, place2) => {
    unless(words[kind2], kind2, word3, place2);
    if (kind2 === "field of events") fields3.push({ field: word3, place: place2 });
  }, holds: (word3, kind2) => {
    const forms2 = kind2 === void 0 ? vocabulary2.characteristics : kind2 === "field of events" ? vocabulary2.eventValues : vocabulary2.gameFields;
    const known3 = Object.keys(forms2).find((one) => isKnown([one], word3));
    return known3 === void 0 ? null : forms2[known3] ?? null;
  }, verb: (verb2) => Object.hasOwn(verbs3, verb2) ? verbs3[verb2] ?? null : null, form: (kind2, word3) => {
    const forms2 = kind2 === "mark" ? vocabulary2.marks : vocabulary2.printed;
    return Object.hasOwn(forms2, word3) ? forms2[word3] ?? null : null;
  }, name: (use, name2, place2) => void names2.push({ use, name: name2, place: place2 }), ability: (ability2) => void abilities.push(ability2), onlyFor: (clause2) => void onlyFor.push(clause2), card: (id, place2) => isCard(id) ? void 0 : tell2(place2, `unknown card ${JSON.stringify(id)}`, []), entries: (characteristic) => Object.hasOwn(vocabulary2.entries, characteristic) ? vocabulary2.entries[characteristic] ?? null : null, entry: (characteristic, word3, place2) => {
    const entries = vocabulary2.entries[characteristic];
    unless(entries !== void 0 && "words" in entries ? Object.keys(entries.words) : [], characteristic === "keywords" ? "keyword" : `entry of ${characteristic}`, word3, place2);
  }, part: (what3, found2, list, place2) => unless(list, what3, found2, place2), wrong: (place2, fault) => tell2(place2, fault, []) };
  cardForm(reader, card, "");
  if (faults2.length > 0) return faults2;
  for (const [place2, node] of abilitiesOfKeywords(game, card)) ability(reader, node, place2);
  const { bound: bound3, boundFor } = vocabulary2.names;
  const own = { ...vocabulary2.names, bound: [...bound3, ...boundFor?.[card.id] ?? []] };
  const events2 = { forms: vocabulary2.events, abilities, onlyFor, fixesAmounts: game.fixesAmounts === true };
  for (const { place: place2, fault, name: name2, others } of [...fieldFaults(events2, fields3), ...nameFaults({ names: names2, abilities }, own, (name3, place3) => isCarried(events2, name3, place3))]) tell2(place2, fault, nearestOf(others, name2));
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
    return this.worked ??= this.own.openings ?? openingsOf(this.game, programs(), (keywords2) => this.expansions(keywords2));
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
  cutOf(cut4) {
    const at = this.game.layers.indexOf(cut4 === "copiable" ? this.game.copiable?.after ?? "" : cut4);
    return at < 0 ? missing("cut", cut4) : at;
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
    const made3 = this.compiled.get(path) ?? (keeper2 === this ? compile(this.node(path), path, "", this.game) : keeper2.ability(path));
    this.compiled.set(path, made3);
    return made3;
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
    const made3 = plainTest(this.game, predicate2);
    this.tests.set(predicate2, made3);
    return made3;
  }
  staticsIn(list, what3) {
    let known3 = this.statics.get(list);
    if (known3 === void 0) {
      const paths = what3 === "abilities" ? list : list.flatMap((entry2) => keywordPaths(this.game, entry2));
      known3 = paths.map((path) => this.staticAt(path)).filter((one) => one.effects.length > 0);
      this.statics.set(list, known3);
    }
    return known3;
  }
  staticAt(path) {
    const { ability: ability2 } = this.ability(path);
    const count2 = ability2.kind === "static" ? ability2.modifiers?.length ?? 0 : 0;
    return { path, ability: ability2, effects: Array.from({ length: count2 }, (_, index) => this.effect(`${path}/modifiers/${index}`, path)) };
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
    const elsewhere = defines2 || statics.some(({ ability: ability2 }) => ability2.from?.some((kind2) => !this.game.inPlay.includes(kind2)) === true);
    const keys2 = /* @__PURE__ */ new Set([...byMoment.keys(), ...faces.flatMap((face) => face.keys)]);
    return { card, abilities, statics, byMoment, faces, paths: abilities.map((one) => one.path), defines: defines2 || faces.some((face) => face.defines), elsewhere: elsewhere || faces.some((face) => face.elsewhere), keys: [...keys2], keysAt: this.keysByZone(own, faces), lends: /* @__PURE__ */ new Set([...lends, ...faces.flatMap((face) => [...face.lends])]) };
  }
  keysByZone(own, faces) {
    const { inPlay, spellsFrom } = this.game;
    const found2 = /* @__PURE__ */ new Map();
    const note3 = (kind2, key) => {
      const keys2 = found2.get(kind2) ?? [];
      if (!keys2.includes(key)) keys2.push(key);
      found2.set(kind2, keys2);
    };
    for (const { ability: ability2, triggers } of own) for (const kind2 of ability2.from ?? (ability2.kind === "spell" ? spellsFrom : inPlay)) for (const { key } of triggers) note3(kind2, key);
    for (const face of faces) for (const [kind2, keys2] of face.keysAt) for (const key of keys2) note3(kind2, key);
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
  const rules3 = table.game.endOfRound;
  if (rules3 === void 0 || typeof name2 !== "string" || !endsOf(rules3, id).includes(name2)) return null;
  return rules3.procedures[name2] ?? null;
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
  const rules3 = table.game.endOfRound;
  if (end2 === null || rules3 === void 0) return { code: "time/not-offered", rule: null, detail: "The format of this match does not say what follows when time is called.", params: {} };
  if (calledTime(table) !== null) return { code: "time/called", rule: end2.rule, detail: "Time was called in this match.", params: {} };
  table.cause = { kind: "judge" };
  note2(table, { turnsLeft: end2.turns ?? 0, untilBehind: false });
  table.emit("timeCalled", end2.rule, { turns: end2.turns ?? 0 });
  const result = end2.turns === null || !rules3.isPlaying(table) ? resultAtTime(table) : null;
  if (result !== null) rules3.endMatch(table, result);
  return null;
}
function turnBegins(table) {
  const called = calledTime(table);
  const end2 = endOfRoundOf(table);
  const rules3 = table.game.endOfRound;
  if (called === null || end2 === null || rules3 === void 0 || called.untilBehind) return true;
  if (called.turnsLeft > 0) {
    note2(table, { ...called, turnsLeft: called.turnsLeft - 1 });
    table.emit("turnAfterTime", end2.rule, { number: (end2.turns ?? 0) - called.turnsLeft + 1, turns: end2.turns ?? 0 });
    return true;
  }
  const decides = (end2.level === "life" || end2.level === "untilBehind") && aheadOf(winsOf(table)) === null;
  const ahead = decides ? aheadOf(rules3.lives(table)) : null;
  if (decides && ahead === null && end2.level === "untilBehind") {
    playUntilBehind(table, called, end2);
    return true;
  }
  rules3.endGame(table, { winners: ahead === null ? [] : [ahead], reason: timeReason, rule: end2.rule });
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
function clearTable(table) {
  const { state, journal } = table;
  for (const zone of Object.values(state.zones)) if (zone.order.length > 0) table.set(zone, "order", []);
  for (const slot of Object.values(state.slots)) if (slot.object !== 0) table.set(slot, "object", 0);
  for (const rows of [state.objects, state.effects, state.past, state.triggers, state.watches]) {
    for (const id of Object.keys(rows)) journal.remove(rows, Number(id));
  }
  const rules3 = table.game.history ?? {};
  for (const fact of Object.keys(state.history)) journal.setFact(fact, rules3[fact.split(":")[0]]?.keep === "objects" ? [] : 0);
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
  const { frames } = table.state;
  for (let at = frames.length - 1; at >= framesBelow(table); at--) if (procedures2.includes(frames[at].procedure)) return frames[at];
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
  const fresh2 = openTable(library, pins, state, false);
  const demand = (what3, derive) => {
    if (!alike(derive(table), derive(fresh2))) throw new InvariantBroken(`remembered and recomputed differ: ${what3}`);
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
function unwindTo(table, procedure, step) {
  const { frames } = table.state;
  const floor = framesBelow(table);
  while (frames.length > floor && frames[frames.length - 1].procedure !== procedure) table.journal.pop(frames);
  dropQuestions(table);
  const frame = must(frames.length > floor ? frames[frames.length - 1] : void 0, `frame of ${procedure}`);
  table.journal.setFrame(frame, "step", table.library.label(procedure, step));
}
function dropQuestions(table) {
  const { decisions } = table.state;
  for (const id of Object.keys(decisions)) table.journal.remove(decisions, Number(id));
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
  const { plays: plays2 } = table.game;
  if (plays2 === void 0) return;
  for (; ; ) {
    const open = openDecisions(table).find(({ seat, subject }) => !plays2(table, seat) || !plays2(table, subject));
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
  const { what: what3 } = verb2;
  noteOn(table, env.self, verb2.as, typeof what3 === "object" ? [...objectsOf(table, env, what3)] : env.vars[what3] ?? null);
  return { done: table.find(env.self) !== null };
} };
function emptyState(key) {
  return { schema: 1, header: { version: 0, events: 0, moment: 0, nextId: 1, nextDecision: 1, nextFrame: 1, nextEffect: 1, nextStamp: 1, status: "running", result: null, limitReached: false }, chance: { key, used: 0 }, players: [], game: {}, history: {}, match: {}, zones: {}, slots: {}, objects: {}, effects: {}, past: {}, triggers: {}, watches: {}, suspended: {}, frames: [], decisions: {} };
}
var orderTriggersProcedure = defineProcedure({ name: "orderTriggers", steps: [{ name: "group", run: askGroup }, { name: "ordered", run: takeOrder }] });
function orderLocals() {
  return { order: [], groups: null, asked: null, answer: null, answers: null, returned: null };
}
function askGroup(table, locals2, frame) {
  const groups = locals2.groups ?? groupsOf2(table).map((group2) => group2.map((row) => row.id));
  const [group, ...rest2] = groups;
  table.local(locals2, "groups", rest2);
  if (group === void 0) return { done: locals2.order };
  const rows = group.map((id) => table.state.triggers[id]);
  if (rows.length < 2 || alike2(table, rows)) {
    table.local(locals2, "order", [...locals2.order, ...group]);
    return { to: "group" };
  }
  const options = rows.map((row) => ({ id: `trigger:${row.id}`, label: "ability", params: { card: row.card, ability: row.ability }, object: row.source }));
  table.ask(frame, { seat: rows[0].seat, kind: "orderEffects", rule: orderingRule(table), domain: wholeOrder(options) });
  return { wait: true };
}
function takeOrder(table, locals2) {
  const ids2 = picksOf(locals2.answer).map((pick) => Number(pick.slice("trigger:".length)));
  table.local(locals2, "order", [...locals2.order, ...ids2]);
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
function textOfTrigger(table, { ability: ability2, source: source2, event, vars }) {
  const { readsEvent, impersonal } = triggerTraitsOf(table, ability2);
  return JSON.stringify([ability2, impersonal ? 0 : source2, readsEvent || "alternatives" in event ? event : 0, vars]);
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
    let data = { ...event.data };
    for (const secret of secrets) if (viewer.role === "judge" || viewer.role === "player" && secret.seats.includes(viewer.seat)) data = { ...data, ...secret.data };
    return { ...open, data };
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
var hiddenPiles = (table) => Object.values(table.state.zones).filter(({ kind: kind2, seat }) => seat >= 0 && table.game.visibility[kind2] === "nobody");
var isAskedAbout = ({ decisions }, object) => Object.values(decisions).some(({ decision: { domain } }) => "options" in domain && domain.options.some((option) => option.object === object));
function drawnBy(events2, seat) {
  return events2.reduce((sum, { type, data }) => {
    if (data.seat !== seat) return sum;
    if (type === "cardDrawn") return sum + 1;
    const { count: count2, amount: amount3 } = readAs(data);
    return type === "cardsDrawn" ? sum + (count2 ?? amount3 ?? 0) : sum;
  }, 0);
}
var rule = "kernel.rewind";
function tablesOf(then, now, key) {
  if (now.header.version < then.header.version) throw new InvariantBroken(`version ${now.header.version} does not come after ${then.header.version}`);
  const { status: status2, result, limitReached } = then.header;
  return { ...then, header: { ...now.header, status: status2, result, limitReached }, chance: { key, used: 0 } };
}
function rewind(table, { piles: piles2 }, toVersion) {
  const { header } = table.state;
  table.journal.setRecord(header, "version", header.version + 1);
  table.newMoment();
  table.cause = { kind: "judge" };
  table.emit("rewound", rule, { version: toVersion });
  forgetPresets(table);
  const busy = busyIds(table);
  for (const [zone, kept2] of Object.entries(piles2)) shuffleUnknown(table, zone, kept2, busy);
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
  const work = frames.map(({ locals: locals2 }) => locals2);
  const questions = Object.values(decisions).map(({ decision: { prompt, domain } }) => [prompt.params, domain]);
  return new Set((JSON.stringify([work, questions]).match(/\d+/g) ?? []).map(Number));
}
function shuffleUnknown(table, zoneId, kept2, busy) {
  const zone = table.zone(zoneId);
  const isLoose = (id, at) => at >= kept2 && table.object(id).knownTo === 0 && !busy.has(id);
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
var endsByFormat = (formats2, rules3) => Object.fromEntries(Object.keys(formats2).map((id) => [id, endsOf(rules3, id)]).filter(([, names2]) => names2.length > 0));
var libraryOf = (game, catalogue) => Library.of(game, kernelProcedures, kernelVerbs, catalogue);
function withCards(game, library) {
  const withInline = once((cards) => library.with(readAs(cards)));
  const libraryFor = ({ inlineCards = [] }) => inlineCards.length === 0 ? library : withInline(inlineCards);
  const tableOf = (pins, state, trackDirty = false) => openTable(libraryFor(pins), pins, state, trackDirty);
  const begin7 = (pins, key, fillIn) => {
    const table = openTable(libraryFor(pins), pins, emptyState(key), false);
    fillIn(table);
    run(table);
    return stepOf(table);
  };
  return { start: (pins, key) => begin7(pins, key, (table) => game.setUp(table)), arrange: (pins, key, arrangement) => begin7(pins, key, (table) => game.arrange(table, arrangement)), apply: (pins, state, action) => {
    const table = tableOf(pins, copy(state));
    const refusal = act(table, action);
    return refusal === null ? { ok: true, step: stepOf(table) } : { ok: false, refusal };
  }, openSession: (pins, state, { fingerprints = false, rechecks = 0 } = {}) => {
    const table = tableOf(pins, copy(state), fingerprints);
    table.rechecks = rechecks;
    return openSession(table, fingerprints);
  }, view: (pins, state, viewer) => viewOf(tableOf(pins, state), viewer), pending: (state) => decisionsOf(state), pendingFor: (state, viewer) => pendingFor(decisionsOf(state), viewer), result: (state) => state.header.result, eventsFor, fingerprint: (state) => fingerprintOf(state), sample: (pins, state, decision, draw2) => sampleFrom(() => tableOf(pins, state), decision, draw2), defaultAnswer: (pins, state, decision) => leastAnswer(tableOf(pins, state), decision), validateDeck: (format, deck) => game.validateDeck(library.catalogue(), format, deck), parseDeck: (text2) => game.parseDeck(library.catalogue(), text2), printDeck: (deck, form2) => (game.deckForms?.[form2] ?? missing("form of decks", form2))(library.catalogue(), deck), rewinding: rewindingOf(tableOf) };
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
    const piles2 = new AbandonedPiles(table);
    for (const step of since) {
      if ("action" in step) {
        const refusal = act(table, step.action);
        if (refusal !== null) throw new InvariantBroken(`${step.action.type} was accepted and is now refused: ${refusal.detail}`);
        piles2.note(table, table.events);
      } else {
        const stood = must(kept2.get(step.rewoundTo), `version ${step.rewoundTo} since ${then.header.version}`);
        table = wentBack(pins, stood, table.state, step.order);
        piles2.noteRewind(table);
      }
      keep();
    }
    return piles2.toShuffle();
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
var none7 = [];
function targetsOf(table, at) {
  return at === "" ? none7 : table.library.node(at).targets ?? none7;
}
function targetable(table, env, at) {
  return allChoosable(table, env, strictTargets(table, at));
}
var strictTargets = (table, at) => madeStrict(targetsOf(table, at));
var madeStrict = once((targets) => targets.map((choice2) => ({ ...choice2, strict: true })));
function announceable(table, env, ability2) {
  if (ability2 === "") return true;
  const { modes } = table.library.ability(ability2).ability;
  if (modes !== void 0 && openModes(table, env, ability2).length === 0) return false;
  return targetable(table, env, ability2);
}
function openModes(table, env, ability2) {
  const of = table.library.ability(ability2).ability.modes?.of ?? [];
  return of.flatMap((mode, at) => (mode.if === void 0 || holds(table, env, mode.if)) && targetable(table, env, modePath(ability2, at)) ? [at] : []);
}
var modePath = (ability2, at) => `${ability2}/modes/of/${at}`;
function plainParts(ability2) {
  return ability2 === "" ? [] : [{ at: ability2, vars: {} }];
}
var chooseTargetsProcedure = defineProcedure({ name: "chooseTargets", steps: [{ name: "ask", run: askTargets }] });
function targetLocals(env, parts2, rules3) {
  const { self, card, you, event, vars, each } = env;
  return { self, card, you, event, vars, each, subject: 0, parts: parts2, part: 0, at: 0, rule: rules3.target, divideRule: rules3.divide, answer: null, answers: null, returned: null };
}
function partEnv(locals2, part) {
  const env = envOf(locals2);
  return { ...env, vars: { ...env.vars, ...part.vars } };
}
function askTargets(table, locals2, frame) {
  for (; ; ) {
    const parts2 = locals2.parts;
    const part = parts2[locals2.part];
    if (part === void 0) return returning(parts2);
    const choice2 = part.each === true ? void 0 : inTurn(targetsOf(table, part.at))[locals2.at];
    if (choice2 === void 0) {
      table.local(locals2, "part", locals2.part + 1);
      table.local(locals2, "at", 0);
      continue;
    }
    if (locals2.answer !== null) {
      bind2(table, locals2, parts2, choice2.as, readChoice(choice2, locals2.answer, locals2));
      table.local(locals2, "answer", null);
      continue;
    }
    const divides = choice2.divide !== void 0;
    const bound3 = askChoice(table, frame, partEnv(locals2, part), choice2, { kind: divides ? "divide" : "chooseTargets", rule: divides ? locals2.divideRule : locals2.rule, always: !divides, params: { ability: part.at } });
    if (bound3 === null) return { wait: true, then: "ask" };
    bind2(table, locals2, parts2, choice2.as, bound3);
  }
}
function inTurn(choices2) {
  return choices2.some(({ by }) => by !== void 0) ? [...choices2.filter(({ by }) => by === void 0), ...choices2.filter(({ by }) => by !== void 0)] : choices2;
}
function bind2(table, locals2, parts2, name2, value) {
  const at = locals2.part;
  const part = parts2[at];
  table.local(locals2, "parts", parts2.with(at, { ...part, vars: { ...part.vars, [name2]: value } }));
  table.local(locals2, "at", locals2.at + 1);
}
function choicesShown(parts2) {
  return parts2.length === 1 ? parts2[0].vars : Object.assign({}, ...parts2.map(({ vars }) => vars));
}
var chooseModesProcedure = defineProcedure({ name: "chooseModes", steps: [{ name: "ask", run: askModes }, { name: "chosen", run: takeModes }] });
function modeLocals(env, ability2, rule2, limits2 = {}) {
  const { self, card, you, event, vars, each } = env;
  return { self, card, you, event, vars, each, subject: 0, ability: ability2, rule: rule2, least: limits2.least ?? -1, most: limits2.most ?? -1, picked: [], answer: null, answers: null, returned: null };
}
function modeBounds(table, env, modes) {
  return { min: amount(table, env, modes.min), max: amount(table, env, modes.max) };
}
function askModes(table, locals2, frame) {
  const env = envOf(locals2);
  const ability2 = locals2.ability;
  const { modes } = table.library.ability(ability2).ability;
  if (modes === void 0) return returning(plainParts(ability2));
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
  const options = open.map((at) => ({ id: `mode:${at}`, label: "mode", params: { number: at + 1, mode: modePath(ability2, at) } }));
  table.ask(frame, { seat, kind: "chooseModes", rule: locals2.rule, params: { card: env.card, object: env.self, ability: ability2 }, domain: { type: "options", min, max, options } });
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
  const parts2 = [...picked4].sort((a, b) => a - b).map((at) => ({ at: modePath(ability2, at), vars: {} }));
  return returning(parts2);
}
function bindVar(table, locals2, name2, value) {
  table.local(locals2, "vars", withVar(locals2.vars, name2, value));
}
function chooseParts(table, locals2, rule2, limits2 = {}) {
  const ability2 = locals2.ability;
  if (ability2 !== "" && table.library.ability(ability2).ability.modes !== void 0) return call(chooseModesProcedure, modeLocals(envOf(locals2), ability2, rule2, limits2));
  table.local(locals2, "returned", plainParts(ability2));
  return void 0;
}
function takeParts(table, locals2) {
  table.local(locals2, "parts", returnedListIn(locals2));
}
function choosingSteps({ rules: rules3, show: show2, next: next5 }) {
  const keep = (table, locals2) => {
    takeParts(table, locals2);
    show2(table, locals2);
  };
  return [{ name: "modes", rule: rules3.modes, run: (table, locals2) => {
    table.local(locals2, "returned", null);
    return locals2.ability === "" ? { to: next5 } : chooseParts(table, locals2, rules3.modes);
  } }, { name: "targets", rule: rules3.target, run: (table, locals2) => {
    keep(table, locals2);
    const parts2 = locals2.parts;
    if (parts2.every(({ at }) => targetsOf(table, at).length === 0)) return { to: next5 };
    return call(chooseTargetsProcedure, targetLocals(envOf(locals2), parts2, rules3));
  } }, { name: "targeted", rule: rules3.target, run: keep }];
}
function fittingWhat(rules3, table, verb2, env, { fits: fits3 }) {
  const ids2 = objectsOf(table, env, verb2.what);
  if (ids2.length === 0) return ids2;
  const doer = rules3.doer(table, verb2, env);
  return ids2.filter((id) => fits3(table, id, doer));
}
function fittingChoice(rules3, table, verb2, env, { fits: fits3 }) {
  const doer = rules3.doer(table, verb2, env);
  return candidates(table, env, verb2.choose).filter((id) => fits3(table, id, doer) && !rules3.spares(table, id, env));
}
var leastOf2 = (table, env, { min }) => min === void 0 ? 1 : amount(table, env, min);
function needsOf(rules3, table, env, verb2) {
  const own = rules3.uses(table, env, verb2);
  if (own !== null) return own;
  const picking2 = rules3.pickings[verb2.verb];
  if (picking2 === void 0) return [];
  const { use } = picking2;
  if (verb2.choose === void 0) return fittingWhat(rules3, table, verb2, env, picking2).map((id) => ({ ids: [id], use }));
  const ids2 = fittingChoice(rules3, table, verb2, env, picking2);
  return Array.from({ length: leastOf2(table, env, verb2.choose) }, () => ({ ids: ids2, use }));
}
var goesOn = (before, after2) => before !== "leaves" && (before !== after2 || after2 === "keeps");
function satisfies([need, ...rest2], used2) {
  if (need === void 0) return true;
  const open = need.ids.filter((id) => used2.every((one) => one.id !== id || goesOn(one.use, need.use)));
  const byKind = /* @__PURE__ */ new Map();
  for (const id of open) {
    const kind2 = `${rest2.map(({ ids: ids2 }) => ids2.includes(id) ? "y" : "n").join("")} ${used2.flatMap((one) => one.id === id ? [one.use] : []).join(" ")}`;
    if (!byKind.has(kind2)) byKind.set(kind2, id);
  }
  const kinds = [...byKind].sort(([a], [b]) => askedFor(a) - askedFor(b));
  return kinds.some(([, id]) => satisfies(rest2, [...used2, { id, use: need.use }]));
}
var askedFor = (kind2) => kind2.split("y").length;
function usesHold(rules3, table, env, cost) {
  return satisfies(cost.flatMap((verb2) => needsOf(rules3, table, env, verb2)), []);
}
function takesHold(takes) {
  const left = /* @__PURE__ */ new Map();
  return takes.every(({ from, count: count2, there }) => {
    const rest2 = (left.get(from) ?? there) - count2;
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
  const list = path.slice(0, at);
  if (!list.endsWith("/cost")) return [];
  const paying2 = payingFor(rules3, table, env.self);
  const all = (verbs3) => verbs3.flatMap((one) => needsOf(rules3, table, env, one));
  if (paying2 === null) return all(table.library.node(list).slice(Number(path.slice(at + 1)) + 1));
  return [...all(paying2.left.map((one) => table.library.node(one))), ...paying2.owed?.(table, env) ?? []];
}
function payingFor({ paying: paying2 }, { state: { frames } }, object) {
  for (let at = frames.length - 1; at >= 0; at--) {
    const found2 = paying2(frames[at]);
    if (found2?.self === object) return found2;
  }
  return null;
}
function pickingVerbs(rules3) {
  return Object.fromEntries(Object.entries(rules3.pickings).map(([name2, picking2]) => [name2, pickable(rules3, picking2)]));
}
var pickAndDoRef = procedureRef("pickAndDo");
function pickAndDo(rules3) {
  return defineProcedure({ ...pickAndDoRef, steps: [{ name: "ask", run: (table, locals2, frame) => ask(rules3, table, locals2, frame) }, { name: "chosen", run: (table, locals2) => take2(rules3, table, locals2) }, { name: "act", run: (table, locals2) => act2(rules3, table, locals2) }, { name: "over", run: (table, locals2) => over(rules3, table, locals2) }] });
}
function pickable(rules3, picking2) {
  const isEnough2 = (table, verb2, env) => fittingChoice(rules3, table, verb2, env, picking2).length >= leastOf2(table, env, verb2.choose);
  return { rule: picking2.rule, payable: (table, verb2, env) => verb2.choose === void 0 ? fittingWhat(rules3, table, verb2, env, picking2).length > 0 : isEnough2(table, verb2, env), choosable: (table, verb2, env) => verb2.choose === void 0 || isEnough2(table, verb2, env), run: (table, verb2, env, path) => {
    if (verb2.choose !== void 0) return call(pickAndDoRef, { ...envLocals(env), program: path, chosen: [], returned: null, answer: null, answers: null });
    return { propose: fittingWhat(rules3, table, verb2, env, picking2).map((id) => picking2.make(id, env, verb2)) };
  } };
}
function choiceOf(rules3, table, verb2, env, picking2, path) {
  const choice2 = verb2.choose;
  const ids2 = sparing(rules3, table, env, path, verb2, fittingChoice(rules3, table, verb2, env, picking2));
  return { ...choice2, from: { from: choice2.from?.from ?? "field", ...choice2.from?.of === void 0 ? {} : { of: choice2.from.of }, where: { any: ids2.map((id) => ({ is: { id } })) } }, strict: isPartOfPrice(path) };
}
function given(rules3, table, locals2) {
  const verb2 = table.library.node(locals2.program);
  const picking2 = rules3.pickings[verb2.verb];
  const env = envOf(locals2);
  return { verb: verb2, picking: picking2, env, choice: choiceOf(rules3, table, verb2, env, picking2, locals2.program) };
}
function ask(rules3, table, locals2, frame) {
  const { env, choice: choice2, picking: picking2 } = given(rules3, table, locals2);
  if (select(table, env, { from: choice2.from?.from ?? "field", ...choice2.from?.of === void 0 ? {} : { of: choice2.from.of } }).length === 0) {
    table.local(locals2, "chosen", []);
    return { to: "act" };
  }
  const bound3 = askChoice(table, frame, env, choice2, { kind: "payCost", rule: picking2.rule });
  if (bound3 === null) return { wait: true };
  table.local(locals2, "chosen", bound3);
  return { to: "act" };
}
function take2(rules3, table, locals2) {
  table.local(locals2, "chosen", readChoice(given(rules3, table, locals2).choice, locals2.answer, locals2));
  table.local(locals2, "answer", null);
}
function act2(rules3, table, locals2) {
  const { verb: verb2, picking: picking2, env } = given(rules3, table, locals2);
  const ids2 = locals2.chosen;
  return ids2.length === 0 ? void 0 : happen(table, ids2.map((id) => picking2.make(id, env, verb2)));
}
function over(rules3, table, locals2) {
  const { verb: verb2, env } = given(rules3, table, locals2);
  const { as } = verb2.choose;
  const chosen = locals2.chosen;
  const result = locals2.returned;
  if (chosen.length === 0 && rules3.nothing?.(table, verb2, env) === true) return { done: { done: true, vars: { [as]: [] } } };
  return { done: { done: chosen.length > 0 && (result?.done ?? true), objects: [...result?.objects ?? []], vars: { [as]: chosen } } };
}
function payPart(table, locals2, at = 0) {
  const left = locals2.left;
  const path = left[at];
  const env = envOf(locals2);
  if (!payable(table, env, [table.library.node(path)])) return null;
  table.local(locals2, "left", left.toSpliced(at, 1));
  const cut4 = path.lastIndexOf("/");
  const index = Number(path.slice(cut4 + 1));
  return call(verbsRef, { ...effectLocals(env, path.slice(0, cut4)), at: index, only: index });
}
function partPaid(table, locals2) {
  const returned = outcomeIn(locals2);
  if (returned?.vars !== void 0) table.local(locals2, "vars", { ...locals2.vars, ...returned.vars });
  table.local(locals2, "returned", null);
  return returned?.done !== false;
}
var inOrder2 = (entries) => Object.fromEntries([...entries].sort(([one], [other]) => one < other ? -1 : 1));
function tallyWith(tally2, kind2, count2) {
  return inOrder2(Object.entries({ ...tally2, [kind2]: count2 }).filter(([, number]) => number > 0));
}
function tallySum(one, other) {
  const kinds = [.../* @__PURE__ */ new Set([...Object.keys(one), ...Object.keys(other)])];
  return inOrder2(kinds.map((kind2) => [kind2, (one[kind2] ?? 0) + (other[kind2] ?? 0)]));
}
function countersOn(table, object, kind2) {
  return table.object(object).counters[kind2] ?? 0;
}
function addCounters(object, kind2, amount3, rule2) {
  return propose("addCounters", { object }, { kind: kind2, amount: amount3, rule: rule2 });
}
function removeCounters(object, kind2, amount3, rule2) {
  return propose("removeCounters", { object }, { kind: kind2, amount: amount3, rule: rule2 });
}
var isThere = (table, { object }) => table.find(object) !== null;
function counterRules({ put: put5, removed, reaches: reaches3 = isThere, tell: tell2 }) {
  const [putKeys, removedKeys] = [[put5], [removed]];
  const change2 = (table, happening, to) => {
    const { object, data } = happening;
    const kind2 = data.kind;
    const there = countersOn(table, object, kind2);
    const count2 = table.number(to(there, data.amount));
    const row = table.object(object);
    table.set(row, "counters", tallyWith(row.counters, kind2, count2));
    tell2(table, happening, count2);
    const amount3 = Math.abs(count2 - there);
    return amount3 === data.amount ? happening : { ...happening, data: { ...data, amount: amount3 } };
  };
  return { addCountersRule: { keys: () => putKeys, possible: (table, happening) => happening.data.amount > 0 && reaches3(table, happening), commit: (table, list) => list.map((one) => change2(table, one, (there, amount3) => there + amount3)) }, removeCountersRule: { keys: () => removedKeys, possible: (table, happening) => reaches3(table, happening) && countersOn(table, happening.object, happening.data.kind) > 0, commit: (table, list) => list.map((one) => change2(table, one, (there, amount3) => Math.max(0, there - amount3))) } };
}
function itemOn(table, id) {
  return readAs(table.object(id).item);
}
function setItemOn(table, id, item) {
  table.set(table.object(id), "item", jsonOf(item));
}
function isOpenItem(row) {
  return readAs(row.item)?.open === true;
}
function waitsIn(table, zone, ability2, source2) {
  return table.zone(zone).order.some((id) => {
    const { item, kind: kind2 } = table.object(id);
    if (kind2 !== "item" || item === null) return false;
    const waiting2 = readAs(item);
    return waiting2.ability === ability2 && waiting2.source === source2;
  });
}
function itemEnv(table, id, part = 0) {
  const { source: source2, card, event, vars, parts: parts2 } = itemOn(table, id);
  const own = parts2[part]?.vars;
  return sourceEnv(source2, card, table.controllerOf(table.object(id)), event, own === void 0 ? vars : { ...vars, ...own });
}
function placeCopy(table, original, seat, zone, fields3) {
  const isItem = original.kind === "item";
  const copy2 = place(table, table.create(original.card, seat, isItem ? "item" : "copy").id, { zone });
  const row = table.object(copy2);
  if (table.object(copy2).controller !== seat) table.set(row, "controller", seat);
  for (const [field2, value] of Object.entries(fields3)) table.set(row, field2, value);
  const item = readAs(original.item);
  setItemOn(table, copy2, isItem ? item : { ...item, source: copy2 });
  return copy2;
}
function copyingProcedure(rules3) {
  return defineProcedure({ name: "copyItems", steps: [{ name: "next", rule: rules3.rule, run: (table, locals2, frame) => next(table, locals2, frame, rules3) }, { name: "asked", rule: rules3.targetRule, run: (table, locals2) => asked(table, locals2, rules3) }, { name: "targeted", rule: rules3.targetRule, run: (table, locals2) => targeted(table, locals2, rules3) }, { name: "over", rule: rules3.rule, run: (_table, locals2) => ({ done: { done: made2(locals2).length > 0, objects: locals2.made } }) }] });
}
function copyingLocals(env, queue, retarget) {
  return { ...envLocals(env), queue, retarget, made: [], returned: null, answer: null, answers: null };
}
var made2 = (locals2) => locals2.made;
var newest = (locals2) => made2(locals2).at(-1);
function next(table, locals2, frame, rules3) {
  const [original, ...queue] = locals2.queue;
  if (original === void 0) return { to: "over" };
  const seat = locals2.you;
  table.local(locals2, "queue", queue);
  const copy2 = rules3.copy(table, original, seat);
  if (copy2 === null) return { to: "next" };
  table.local(locals2, "made", [...made2(locals2), copy2]);
  if (locals2.retarget !== true || !rules3.canAim(table, copy2)) return { to: "targeted" };
  table.ask(frame, { seat, kind: "useEffect", rule: rules3.targetRule, prompt: "newTargets", params: { card: rules3.shownCard(table, copy2), object: copy2 }, domain: yesOrNo() });
  return { wait: true, then: "asked" };
}
function asked(table, locals2, { targetRule }) {
  const yes = saidYes(locals2.answer);
  table.local(locals2, "answer", null);
  table.local(locals2, "returned", null);
  if (!yes) return { to: "targeted" };
  const copy2 = newest(locals2);
  const { parts: parts2, vars } = itemOn(table, copy2);
  const bare4 = parts2.map(({ at }) => ({ at, vars: {} }));
  return call(chooseTargetsProcedure, targetLocals({ ...itemEnv(table, copy2), vars }, bare4, { target: targetRule, divide: targetRule }), "targeted");
}
function targeted(table, locals2, rules3) {
  const copy2 = newest(locals2);
  if (locals2.returned !== null) setItemOn(table, copy2, { ...itemOn(table, copy2), parts: locals2.returned });
  table.local(locals2, "returned", null);
  rules3.targeted(table, copy2, locals2.you);
  return { to: "next" };
}
var carryingOut = (name2, rule2) => ({ name: name2, rule: rule2, run: (table, locals2) => nextPart(table, locals2, name2) });
function nextPart(table, locals2, step) {
  const [part, ...rest2] = locals2.parts ?? [];
  if (part === void 0) return void 0;
  table.local(locals2, "parts", rest2);
  if ((table.library.node(part.at).clauses ?? []).length === 0) return { to: step };
  const env = envOf(must(locals2.env, "an environment"));
  return call(effectRef, effectLocals({ ...env, vars: { ...env.vars, ...part.vars } }, `${part.at}/clauses`), step);
}
var none8 = [];
var aims = (table, { at, each }) => each === true ? none8 : targetsOf(table, at).filter(({ target }) => target === true);
function targetsChosen(table, id) {
  return itemOn(table, id).parts.flatMap((one, part) => aims(table, one).map((choice2) => ({ part, choice: choice2, ids: one.vars[choice2.as] ?? [] })));
}
function targetIds(table, id) {
  return targetsChosen(table, id).flatMap(({ ids: ids2 }) => ids2);
}
function targetsShown(table, id, shownCard2) {
  return targetIds(table, id).map((target) => {
    const seat = seatOfId(target);
    return seat === null ? { object: target, card: shownCard2(table, target) } : `player:${seat}`;
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
function offerActs(table, locals2, acts, idOf) {
  const refused = locals2.refused;
  const offered = refused.length === 0 ? acts : acts.filter((act3) => !refused.includes(idOf(act3)));
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
  if (locals2.returned?.done === false) {
    table.local(locals2, "refused", [...locals2.refused, offeredAs]);
    return false;
  }
  forgetRefused(table, locals2);
  return true;
}
function forgetRefused(table, locals2) {
  if (locals2.refused.length > 0) table.local(locals2, "refused", []);
}
function passOn(table, locals2, players2, next5) {
  const passes = locals2.passes + 1;
  forgetRefused(table, locals2);
  if (passes >= players2) return true;
  table.local(locals2, "passes", passes);
  table.local(locals2, "seat", next5(locals2.seat));
  return false;
}
function actAgain(table, locals2, seat) {
  table.local(locals2, "passes", 0);
  table.local(locals2, "seat", seat);
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
function beginMatch(table, decks2) {
  const row = { game: 1, wins: Array.from({ length: table.pins.seats }, () => 0), draws: 0, registered: decks2, decks: decks2, chooser: -1 };
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
var matchRef = procedureRef("match");
var matchLocals = () => ({ ended: null, answer: null, answers: null, returned: null });
function noteGame(table, winners) {
  const { wins, draws, game, chooser } = matchOf(table);
  const losers = table.seats().filter((seat) => !winners.includes(seat));
  if (winners.length === 0) setMatch(table, "draws", draws + 1);
  else setMatch(table, "wins", wins.map((count2, seat) => winners.includes(seat) ? count2 + 1 : count2));
  setMatch(table, "chooser", winners.length === 0 ? chooser : losers[0] ?? chooser);
  setMatch(table, "game", game + 1);
}
function concludeGame(table, locals2, rule2, drawsCount) {
  const result = must(locals2.ended, "the game that ended");
  const { bestOf } = table.pins.format;
  noteGame(table, result.winners);
  const { wins, game, draws } = matchOf(table);
  table.emit("matchScore", rule2, { game: game - 1, wins: [...wins], draws });
  const decided = Math.max(...wins) >= winsNeeded(table) || drawsCount && game > bestOf;
  const atTime = bestOf > 1 && !decided ? resultAtTime(table) : null;
  if (bestOf > 1 && !decided && atTime === null) {
    clearTable(table);
    return false;
  }
  table.finish(bestOf === 1 ? result : atTime ?? { winners: leaders(wins), reason: "games", rule: rule2 });
  return true;
}
function leaders(wins) {
  const ahead = aheadOf(wins);
  return ahead === null ? [] : [ahead];
}
var readableCards = 1e3;
function deckViolation(code, rule2, cards, detail, params = {}) {
  return { code, rule: rule2, cards, detail, params };
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
function sameCards(one, other) {
  const sorted2 = (deck) => JSON.stringify([...cardsOfDeck(deck)].sort());
  return sorted2(one) === sorted2(other);
}
function sortedDeck(deck) {
  return readAs(Object.fromEntries(Object.entries(deck).map(([part, cards]) => [part, [...cards].sort()])));
}
function comingIn(before, now) {
  const left = [...before];
  return now.filter((card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
function looseName(name2) {
  return name2.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().replace(/æ/g, "ae").replace(/[’‘`]/g, "'").replace(/[“”]/g, '"').replace(/[‐‑–—−]/g, "-").replace(/[•·・]/g, "·").replace(/\s*\/+\s*/g, "/").replace(/\s+/g, " ").trim();
}
function cardId(name2) {
  return name2.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().replace(/['’,]/g, "").replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "");
}
function broughtIn({ before, now }, parts2) {
  const cards = (deck) => parts2.flatMap((part) => deck[part]);
  return comingIn(cards(before), cards(now));
}
function redividedDecks(rules3) {
  const accept = (table, decision, bulk) => accepted(table, decision, bulk, rules3);
  return { ask: (table, _locals, frame) => {
    const { game, decks: decks2 } = matchOf(table);
    for (const seat of table.seats()) {
      const parts2 = Object.fromEntries(Object.entries(decks2[seat]).map(([part, cards]) => [part, [...cards]]));
      table.ask(frame, { seat, kind: rules3.kind, rule: rules3.rule, sealed: true, params: { game, ...parts2 }, domain: { type: "bulk", schema: rules3.schema } });
    }
    return { wait: true };
  }, take: (table, locals2) => {
    const answers = answersIn(locals2);
    const before = matchOf(table).decks;
    const decks2 = table.seats().map((seat) => readAs(bulkOf(answers[seat])));
    setMatch(table, "decks", decks2);
    decks2.forEach((now, seat) => table.emit(rules3.event, rules3.rule, { seat }, [{ seats: [seat], data: rules3.tell({ seat, before: before[seat], now }) }]));
    return void 0;
  }, accept, sample: (table, decision, draw2) => {
    const now = matchOf(table).decks[decision.subject];
    const [played2, aside] = rules3.swaps.map((part) => [...now[part]]);
    for (let swaps = aside.length === 0 || played2.length === 0 ? 0 : draw2(4); swaps > 0; swaps--) {
      const [out, back2] = [draw2(played2.length), draw2(aside.length)];
      [played2[out], aside[back2]] = [aside[back2], played2[out]];
    }
    const deck = { ...now, [rules3.swaps[0]]: played2, [rules3.swaps[1]]: aside };
    return accept(table, decision, deck).ok ? deck : now;
  } };
}
function accepted(table, decision, bulk, rules3) {
  const deck = rules3.read(bulk);
  if (deck === null) return { ok: false, violations: [rules3.malformed] };
  const registered = matchOf(table).registered[decision.subject];
  const faultsOf = (one) => rules3.validate(table.library.catalogue(), table.pins.format, one);
  const changed2 = rules3.compare(registered, deck);
  const violations = changed2.length > 0 || faultsOf(registered).length > 0 ? changed2 : faultsOf(deck);
  return violations.length > 0 ? { ok: false, violations } : { ok: true, value: sortedDeck(deck) };
}
function indexCards(cards) {
  const byId = /* @__PURE__ */ new Map();
  const byName = /* @__PURE__ */ new Map();
  const decked = cards.filter(({ id }) => !id.includes(":"));
  for (const { id, faces = [] } of decked) for (const { names: names2 } of faces) for (const name2 of [names2.zh, names2.en]) byName.set(looseName(name2), id);
  for (const card of decked) {
    byId.set(card.id, card);
    for (const name2 of [card.id, card.names.zh, card.names.en]) byName.set(looseName(name2), card.id);
  }
  return { cards, card: (id) => byId.get(id) ?? null, named: (name2) => byName.get(looseName(name2)) ?? null };
}
function listedName(entry2, index) {
  const name2 = index.card(entry2)?.names.en;
  return name2 !== void 0 && index.named(name2) === entry2 ? name2 : entry2;
}
function readDeckList(text2, form2) {
  const deck = Object.fromEntries(form2.parts.map((part) => [part, []]));
  const unknown = [];
  let title2 = null;
  let cards = 0;
  for (const raw of text2.replace(/^\uFEFF/, "").split(/\r?\n|\r/)) {
    const line = form2.bare(raw);
    if (line === "") continue;
    const begun = form2.titled(line);
    if (begun !== null) {
      title2 = begun;
      continue;
    }
    const mark3 = form2.marked?.(line) ?? null;
    const { name: name2, count: count2 } = countedName(mark3 === null ? line : mark3.rest, form2.named);
    cards += count2;
    if (cards > readableCards) return { deck, unknown, tooLong: true };
    const card = form2.named(name2);
    if (card === null) unknown.push(name2);
    else deck[mark3?.part ?? form2.place?.(card, title2) ?? title2 ?? form2.parts[0]].push(...Array.from({ length: count2 }, () => card));
  }
  return { deck, unknown, tooLong: false };
}
function countedName(line, named3) {
  const counted6 = /^(\d+)\s*[xX×]?\s+(.+)$/.exec(line);
  if (counted6 === null || named3(line) !== null) return { name: line, count: 1 };
  return { name: counted6[2], count: Number(counted6[1]) };
}
function printDeckList(deck, titles, nameOf) {
  return titles.flatMap(([part, title2]) => [`${title2}:`, ...runsOf(deck[part]).map(([card, count2]) => `${count2} ${nameOf(card)}`), ""]).join("\n");
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
var endlessList = (rule2) => deckViolation("deck/malformed", rule2, [], `The list names more than ${readableCards} cards.`);
function unknownCards(rule2, entries, index) {
  return [...new Set(entries)].filter((entry2) => index.card(entry2) === null).map((entry2) => unknownCard(entry2, index.cards, rule2));
}
function readDeckText(text2, cards, form2) {
  const index = indexCards(cards);
  const { parts: parts2, bare: bare4, titled: titled2 } = form2;
  const { deck, unknown, tooLong } = readDeckList(text2, { parts: parts2, bare: bare4, titled: titled2, named: index.named, place: (id, title2) => form2.place(index.card(id), title2) });
  if (tooLong) return { ok: false, violations: [endlessList(form2.malformed.rule)] };
  return unknown.length === 0 ? { ok: true, deck } : { ok: false, violations: unknown.map((name2) => unknownCard(name2, cards, form2.unknown)) };
}
function printDeckText(value, cards, form2) {
  const deck = readDeckParts(value, form2.parts);
  if (deck === null) return { ok: false, violations: [form2.malformed] };
  const index = indexCards(cards);
  const unknown = unknownCards(form2.unknown, form2.parts.flatMap((part) => deck[part]), index);
  return unknown.length > 0 ? { ok: false, violations: unknown } : { ok: true, text: printDeckList(deck, form2.titles, (id) => listedName(id, index)) };
}
function layOutTable({ state, pins }, { player: player3, game, ownZones: ownZones2, sharedZones: sharedZones2 = [] }) {
  for (let seat = 0; seat < pins.seats; seat++) {
    state.players.push(readAs({ ...player3 }));
    for (const kind2 of ownZones2) state.zones[`${kind2}:${seat}`] = { id: `${kind2}:${seat}`, kind: kind2, seat, order: [] };
  }
  for (const kind2 of sharedZones2) state.zones[kind2] = { id: kind2, kind: kind2, seat: -1, order: [] };
  Object.assign(state.game, game);
}
function resetTable(table, { player: player3, game }) {
  for (const row of table.state.players) for (const [key, value] of Object.entries(player3)) table.set(row, key, value);
  for (const [key, value] of Object.entries(game)) table.set(table.state.game, key, value);
}
function layPiles(table, seat, piles2) {
  for (const [kind2, cards] of Object.entries(piles2)) for (const card of cards) place(table, table.create(card, seat).id, { zone: `${kind2}:${seat}`, at: "bottom" });
}
function recordIn(value, what3) {
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw new ArrangementError(`${what3} must be an object`);
  return value;
}
function refuseOtherFields(given2, known3, what3) {
  for (const key of Object.keys(given2)) if (!known3.includes(key)) throw new ArrangementError(`unknown field ${key} in ${what3}`);
}
function listIn(value, what3) {
  if (value === void 0) return [];
  if (!Array.isArray(value)) throw new ArrangementError(`${what3} must be a list`);
  return value;
}
function integerIn(value, fallback, what3) {
  if (value === void 0) return fallback;
  if (!Number.isSafeInteger(value)) throw new ArrangementError(`${what3} must be an integer`);
  return value;
}
function cardIn(table, value, what3) {
  const id = typeof value === "string" ? value : recordIn(value, what3).card;
  if (typeof id !== "string") throw new ArrangementError(`${what3} names no card`);
  const found2 = table.library.catalogue().find((card) => card.id === id || card.names.zh === id || card.names.en === id);
  if (found2 === void 0) throw new ArrangementError(`${what3}: there is no card ${JSON.stringify(id)}`);
  return found2.id;
}
function beginAt(table, procedure, step, locals2) {
  table.begin(procedure, locals2);
  table.journal.setFrame(table.state.frames.at(-1), "step", table.library.label(procedure.name, step));
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
  if ("all" in condition2 || "any" in condition2) return ("all" in condition2 ? condition2.all : condition2.any).flatMap((part) => watched(table, env, part));
  if ("object" in condition2) return presentOrPast(table, env, condition2.object);
  if ("compare" in condition2) return [condition2.compare[0], condition2.compare[2]].flatMap((value) => typeof value === "object" && "of" in value && "value" in value ? presentOrPast(table, env, value.of) : []);
  return [];
}
function durationOf(table, env, name2, verb2, turn2, stays) {
  switch (name2) {
    case void 0:
      return "game";
    case "yourNextTurn":
      return `${turning}${env.you}`;
    case "endOfYourNextTurn":
      return `${ending}${env.you}:${turn2}`;
    case "leaves":
      return stays(table, env.self) ? `${leaving}${env.self}` : null;
    case "while":
      return holdsOn(table, env, verb2.while, stays) ? name2 : null;
    default:
      return name2;
  }
}
function endLasting(table, until) {
  endEffects(table, (effect) => effect.until === until);
  endWatches(table, (watch) => watch.until === until);
}
function endUntilTurnOf(table, seat) {
  endLasting(table, `${turning}${seat}`);
}
function endOfTurns(table, active, turn2) {
  const isOver = ({ until }) => {
    if (until === "endOfTurn") return true;
    if (!until.startsWith(ending)) return false;
    const [seat, since] = until.slice(ending.length).split(":").map(Number);
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
  const { rules: rules3 } = seat === null ? valuesOf2(table, id) : playerValuesOf(table, seat);
  return readAs(rules3) ?? none9;
}
function entriesSince(table, seat, stamp) {
  return readAs(playerValuesSince(table, seat, stamp).rules) ?? none9;
}
function entriesWith(table, id, word3) {
  const all = entriesOf(table, id);
  return all.length === 0 ? none9 : all.filter((entry2) => entry2.word === word3);
}
function fitsEntry(table, tree2, id, bearer) {
  return tree2 === void 0 || fitsTree(table, jsonObjectOf(tree2), id, isObjectId(bearer) ? bearer : id);
}
function stampInOrder(table, ids2) {
  table.journal.valuesMayChange();
  for (const id of ids2) table.set(table.object(id), "stamp", table.nextStamp());
}
function typedRows() {
  return { gameOf: (table) => table.state.game, setGame: (table, key, value) => table.set(table.state.game, key, value), playerOf: (table, seat) => table.player(seat), setPlayer: (table, seat, key, value) => table.set(table.player(seat), key, value), rowOf: (table, id) => table.object(id), fieldsOf: (row) => row, setObject: (table, id, key, value) => table.set(table.object(id), key, value) };
}
var ages = { inputs: () => 0, population: ({ journal }) => journal.population, rewriting: rewritingEpoch, values: ageInPlay, abilities: abilityAge, near: ({ journal }) => journal.nearEpoch, everything: ({ journal }) => journal.epoch };
var places2 = 0;
function remembered(what3) {
  const place2 = places2++;
  const { basis } = what3;
  return (table) => {
    if (isBeingDerived(table, basis)) return what3.find(table, null);
    const kept2 = table.remembered[place2];
    if (kept2 !== void 0 && holdsStill(table, what3, null, kept2)) {
      if (table.rechecks > 0) recheckFound(table, what3, null, kept2.found);
      return kept2.found;
    }
    const found2 = what3.find(table, null);
    table.remembered[place2] = keptNow(table, what3, null, found2);
    return found2;
  };
}
var isBeingDerived = (table, basis) => basis === "values" && table.cache.building !== null;
var nothing6 = [];
function keptNow(table, what3, key, found2) {
  const { fields: fields3, inputs } = what3;
  const basis = what3.isFleeting?.(found2) === true ? "everything" : what3.basis;
  return { basis, age: ages[basis](table), writes: fields3 === void 0 ? 0 : table.journal.writesOf(fields3), inputs: inputs === void 0 ? nothing6 : inputs.map((input) => input(table, key)), found: found2 };
}
function holdsStill(table, { fields: fields3, inputs }, key, kept2) {
  if (kept2.age !== ages[kept2.basis](table)) return false;
  if (fields3 !== void 0 && kept2.writes !== table.journal.writesOf(fields3)) return false;
  if (inputs === void 0) return true;
  for (let at = 0; at < inputs.length; at++) if (inputs[at]?.(table, key) !== kept2.inputs[at]) return false;
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
function recheckFound(table, what3, key, kept2) {
  const now = unchecked(table, () => what3.find(table, key));
  if (!alike(now, kept2)) throw new InvariantBroken(`what is remembered of "${what3.name}"${key === null ? "" : ` (${key})`} no longer holds`);
}
var objectFields = { rested: false, faceDown: false, distant: false, damage: 0, counters: {}, cameTurn: 0, item: null, attacker: 0, x: 0, prepared: false, bringing: {}, empowered: 0, fostered: false, hurt: [], copy: "", notes: {} };
var distantFields = [...["turn", "active", "first", "phase", "step", "lost"], ...["turns", "begun", "owes"], ...["zone", "order", "stamp", "knownTo", "rested", "damage", "distant", "fostered", "hurt", "prepared", "bringing", "empowered", "cameTurn", "item", "uses"]];
var { gameOf, setGame, playerOf, setPlayer, rowOf: rowOf3, fieldsOf, setObject } = typedRows();
var plays = (table, seat) => !playerOf(table, seat).out;
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
    const next5 = (seat + step) % length;
    if (plays(table, next5)) return next5;
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
var { addCountersRule, removeCountersRule } = counterRules({ put: "counterPut", removed: "counterRemoved", tell: (table, { object, data }, amount3) => table.emit("countersChanged", data.rule, { object, card: shownCard(table, object), kind: data.kind, amount: amount3 }) });
var ownZones = ["mainDeck", "materialDeck", "hand", "memory", "graveyard", "banishment"];
var sharedZones = ["field", "effectsStack", "intent"];
var layers = ["copies", "types", "level", "abilities", "values", "counters", "rules"];
var phases = ["opening", "wakeUp", "materialize", "recollection", "draw", "main", "end"];
var decisionKinds = ["chooseSpirit", "materialize", "act", "orderEffects", "chooseTargets", "divide", "chooseModes", "chooseForEffect", "chooseX", "prepare", "glimpse", "orderTop", "chooseChampion", "chooseCost", "useEffect", "payUnless", "payReserve", "payMemory", "payCost", "weapon", "attack", "retaliate", "keepUnique", "chooseFirst", "sideboard", "chooseReplacement"];
var none10 = [];
var baseFields = ["card", "under", "x", "faceDown", "copy"];
var copiableCharacteristics = ["name", "types", "supertypes", "classes", "subtypes", "elements", "cost", "costKind", "speed", "power", "life", "durability", "level", "lineage", "keywords", "abilities"];
function baseValues(table, row) {
  const { x, faceDown } = fieldsOf(row);
  if (faceDown) return { ...printedValues(bare2), abilities: none10 };
  const values = printedOn(table, row);
  if (values.cost === "X") values.cost = x;
  if (row.under.length > 0) addLineage(table, row, values);
  return values;
}
var bare2 = {};
function printedOn(table, row) {
  const { copy: copy2 } = fieldsOf(row);
  if (copy2 !== "") return JSON.parse(copy2);
  const { card, paths } = table.program(row);
  return { ...printedValues(readAs(card.printed)), name: [card.names.en], abilities: paths };
}
function printedValues(printed2) {
  return { name: [], types: printed2.types ?? none10, supertypes: printed2.supertypes ?? none10, classes: printed2.classes ?? none10, subtypes: printed2.subtypes ?? none10, elements: printed2.elements ?? none10, costKind: printed2.cost?.kind ?? null, cost: printed2.cost?.amount ?? null, speed: printed2.speed ?? null, power: printed2.power ?? null, life: printed2.life ?? null, durability: printed2.durability ?? null, level: printed2.level ?? null, lineage: printed2.lineage ?? null, keywords: printed2.keywords ?? none10 };
}
function addLineage(table, row, values) {
  const found2 = [...values.elements];
  const abilities = [...values.abilities];
  for (const id of row.under) {
    const below = printedOn(table, table.object(id));
    for (const element of below.elements) if (!found2.includes(element)) found2.push(element);
    abilities.push(...inherited(table, below.abilities));
  }
  values.elements = found2;
  values.abilities = abilities;
}
var ownElements = (table, id) => printedOn(table, table.object(id)).elements;
var inherited = (table, paths) => paths.filter((path) => table.library.ability(path).ability.marks?.inherited === true);
function finishValues(values) {
  const words = values.keywords;
  if (words.length > 1 && new Set(words).size < words.length) values.keywords = [...new Set(words)];
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
  return (copy2 === "" ? readAs(table.program(row).card.printed).level : JSON.parse(copy2).level) ?? null;
}
var keptInPlay = (name2, find) => remembered({ name: name2, basis: "values", find });
var fields2 = keptInPlay("fields", (table) => {
  const found2 = table.seats().map(() => []);
  for (const id of table.zone("field").order) found2[table.controllerOf(table.object(id))]?.push(id);
  return found2;
});
var champions = keptInPlay("champions", (table) => fields2(table).map((ids2) => ids2.filter((id) => isType(table, id, "champion"))));
var fieldOf2 = (table, seat) => fields2(table)[seat];
var championsOf = (table, seat) => champions(table)[seat];
var activated = keptInPlay("activated abilities", (table) => {
  const works = ({ ability: ability2 }) => ability2.kind === "activated" && (ability2.from ?? table.game.inPlay).includes("field");
  return fields2(table).map((ids2) => {
    const borne = [];
    for (const object of ids2) for (const compiled of abilitiesOf(table, table.object(object))) if (works(compiled)) borne.push({ object, compiled });
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
  for (const one of restrictedIn(abilities, table)) if (isThere2(table, row, one) && !found2.includes(one.word)) found2 = [...found2, one.word];
  return found2;
}
function isThere2(table, { id, card, owner, zone }, { condition: condition2, activating }) {
  return holds(table, sourceEnv(id, card, owner), zone === "effectsStack" || zone.startsWith("hand:") ? activating : condition2);
}
var none11 = [];
var restrictedIn = once((abilities, table) => abilities.flatMap((path) => {
  const { marks, modifiers: modifiers2 } = table.library.ability(path).ability;
  return marks?.keyword === void 0 ? [] : [{ word: marks.keyword, condition: modifiers2?.[0]?.if, activating: readAs(marks.activating) }];
}));
var isOf = (one, keyword2) => one === keyword2 || typeof one === "object" && one.word === keyword2;
function hasKeyword(table, id, keyword2) {
  const row = table.object(id);
  const { keywords: keywords2, abilities } = valuesOf2(table, id);
  for (const one of keywords2) if (isOf(one, keyword2)) return true;
  if (table.game.inPlay.includes(row.zone)) return false;
  for (const one of restrictedIn(abilities, table)) if (isOf(one.word, keyword2) && isThere2(table, row, one)) return true;
  return false;
}
function amountsOf2(table, id, keyword2) {
  return keywordsOf(table, table.object(id)).flatMap((one) => typeof one === "object" && isOf(one, keyword2) ? [one.amount] : []);
}
var keywordAmount = (table, id, keyword2) => Math.max(0, ...amountsOf2(table, id, keyword2));
var keywordSum = (table, id, keyword2) => amountsOf2(table, id, keyword2).reduce((sum, one) => sum + one, 0);
function levelOf(table, seat) {
  return championsOf(table, seat).reduce((most, id) => Math.max(most, valuesOf2(table, id).level ?? 0), 0);
}
function sharesClass(table, seat, card) {
  const classes = valuesOf2(table, card).classes;
  return championsOf(table, seat).some((id) => valuesOf2(table, id).classes.some((word3) => classes.includes(word3)));
}
function obeys(table, id) {
  const pride = hasKeyword(table, id, "pride") ? keywordAmount(table, id, "pride") : 0;
  return pride === 0 || levelOf(table, table.controllerOf(table.object(id))) >= pride;
}
var forbidden = ["attack", "beAttacked", "retaliate", "beRetaliated", "beTargeted", "wakeUp", "activate", "materialize", "draw", "die", "lose"];
var rulesWith = (table, id, word3) => entriesWith(table, id, word3);
function forbids(table, id, what3, about2, by) {
  for (const rule2 of rulesWith(table, id, "cant")) {
    if (rule2.what !== what3) continue;
    if (rule2.by === "opponent" && (by === void 0 || by === (seatOfId(id) ?? table.controllerOf(table.object(id))))) continue;
    if (rule2.where === void 0 || about2 !== void 0 && fitsEntry(table, rule2.where, about2, id)) return true;
  }
  return false;
}
var forbidsPlayer = (table, seat, what3, about2) => forbids(table, idOfSeat(seat), what3, about2);
var isImmortal = (table, object) => isUnit(table, object) && (hasKeyword(table, object, "immortality") || forbids(table, object, "die"));
function move(object, { to, under = -1, at, rested = false, faceDown = false, act: act3 = "", counters, damage: damage2 = 0, lineage, attacker = 0, prepared = false, reveal = false, by = 0 }, rule2) {
  return propose("move", { object }, { to, under, at: at ?? "", rested, faceDown, act: act3, attacker, prepared, reveal, by, rule: rule2, ...counters === void 0 ? {} : { counters }, ...damage2 === 0 ? {} : { damage: damage2 }, ...lineage === void 0 ? {} : { lineage } });
}
var decks = /* @__PURE__ */ new Set(["mainDeck", "materialDeck"]);
var hiddenZones = /* @__PURE__ */ new Set(["mainDeck", "materialDeck", "hand", "memory"]);
function destinationOf(table, { object, data }) {
  const to = data.to;
  const regalia = hasSupertype(table, object, "regalia");
  const goes = to === "graveyard" && regalia ? "banishment" : to;
  if (goes === "banishment" && ["field", "intent"].includes(zoneOf(table, object)) && hasKeyword(table, object, "renewable")) return "materialDeck";
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
var moveRule = { keys: keysOf2, looksBack: (table, { object }) => zoneOf(table, object) === "field", leaves: () => true, possible: (table, happening) => table.find(happening.object) !== null && (destinationOf(table, happening) !== "graveyard" || !staysAlive(table, happening.object)), commit: (table, list) => {
  const later = [];
  const happened = list.map((happening) => table.find(happening.object) === null ? null : carryOut2(table, happening, later));
  for (const [told2, data] of later.sort(([one], [other]) => one.object - other.object)) tell(table, told2, data);
  return happened;
} };
function carryOut2(table, happening, later) {
  const { object, data } = happening;
  const row = table.object(object);
  const { card, owner, under } = row;
  const { x, bringing: bringing2 } = fieldsOf(row);
  const from = zoneOf(table, object);
  const to = destinationOf(table, happening);
  const wasFaceDown = fieldsOf(row).faceDown;
  const seat = (to === "field" || to === "intent") && data.under >= 0 ? data.under : owner;
  for (const below of under) carryOut2(table, { ...happening, object: below }, later);
  const now = place(table, object, { zone: zoneIdOf(to, owner), at: atOf(data, to) });
  if (table.object(now).controller !== seat) table.set(table.object(now), "controller", seat);
  if (x > 0 && (to === "field" || to === "intent")) setObject(table, now, "x", x);
  settle2(table, now, to, data);
  if (to === "field" && Object.keys(bringing2).length > 0) bring(table, now, bringing2);
  const told2 = { card, owner, seat, from, to, object, now, wasFaceDown };
  if (decks.has(to)) later.push([told2, data]);
  else tell(table, told2, data);
  const done2 = { ...data, to, from, now, owner };
  return { ...happening, data: data.act === "banished" && to !== "banishment" ? { ...done2, unnamed: true } : done2 };
}
function zoneIdOf(kind2, owner) {
  return kind2 === "field" || kind2 === "intent" ? kind2 : `${kind2}:${owner}`;
}
function atOf({ at }, to) {
  if (at !== "") return at;
  return to === "mainDeck" || to === "graveyard" ? "top" : "bottom";
}
function settle2(table, now, to, data) {
  if (typeof data.copy === "string") setObject(table, now, "copy", data.copy);
  if (data.rested === true || to === "field" && hasKeyword(table, now, "hindered")) setObject(table, now, "rested", true);
  if (data.faceDown === true) setObject(table, now, "faceDown", true);
  if (to === "intent") setObject(table, now, "attacker", data.attacker);
  if (data.prepared === true) setObject(table, now, "prepared", true);
  if (to !== "field") return;
  setObject(table, now, "cameTurn", gameOf(table).turn);
  for (const below of data.lineage ?? []) if (table.find(below) !== null) place(table, below, { host: now, as: "under", at: "bottom" });
  if (typeof data.damage === "number") setObject(table, now, "damage", data.damage);
  const counters = { ...data.counters ?? {}, ...durabilityOf(table, now) };
  if (Object.keys(counters).length > 0) setObject(table, now, "counters", counters);
}
function bring(table, now, bringing2) {
  setObject(table, now, "counters", tallySum(rowOf3(table, now).counters, bringing2));
}
function durabilityOf(table, now) {
  const { durability } = valuesOf2(table, now);
  return typeof durability === "number" && durability > 0 ? { durability } : {};
}
function tell(table, { card, owner, seat, from, to, object, now, wasFaceDown }, { act: act3, rule: rule2, reveal }) {
  if (from === "") return;
  const data = { seat: owner, to: seat, from, zone: to, act: act3 };
  const hidden = (hiddenZones.has(from) || wasFaceDown) && (hiddenZones.has(to) || rowOf3(table, now).faceDown);
  if (reveal === true && hidden) table.emit("cardRevealed", rule2, { seat: owner, card, object });
  if (!hidden || reveal === true) return void table.emit("cardMoved", rule2, decks.has(to) ? { ...data, card, object } : { ...data, card, object, now });
  const seen = from !== "mainDeck" || to !== "mainDeck";
  table.emit("cardMoved", rule2, data, seen ? [{ seats: [owner], data: { card, object, now } }] : []);
}
function rest(object, rule2) {
  return propose("rest", { object }, { rule: rule2 });
}
function wakeUp(object, rule2) {
  return propose("wakeUp", { object }, { rule: rule2 });
}
var resting = ["rested"];
var waking = ["wokeUp"];
var restRule = { keys: () => resting, possible: (table, happening) => stands2(table, happening, false), commit: (table, list) => turn(table, list, true) };
var wakeUpRule = { keys: () => waking, possible: (table, happening) => stands2(table, happening, true) && !forbids(table, happening.object, "wakeUp"), commit: (table, list) => turn(table, list, false) };
function stands2(table, { object }, rested) {
  return isOnField(table, object) && rowOf3(table, object).rested === rested;
}
function turn(table, list, rested) {
  for (const { object, data } of list) {
    setObject(table, object, "rested", rested);
    table.emit(rested ? "rested" : "wokeUp", data.rule, { object, card: shownCard(table, object) });
  }
  return list;
}
var momentProcedure = defineProcedure({ name: "moment", steps: [{ name: "next", rule: "2.5.1.5", run: next2 }] });
function momentOf(table, name2, event) {
  const key = momentKey(name2, "at");
  const queue = watchesFor(table, key).filter((watch) => watchReady(table, watch, key, event)).map(({ id }) => id);
  if (queue.length === 0) return null;
  return call(momentProcedure, { key, event, queue, returned: null });
}
function next2(table, locals2) {
  const [id, ...queue] = locals2.queue;
  if (id === void 0) return { done: null };
  table.local(locals2, "queue", queue);
  const watch = table.state.watches[id];
  const event = locals2.event;
  if (watch === void 0 || !watchReady(table, watch, locals2.key, event)) return { to: "next" };
  spendWatch(table, id, 1);
  return call(effectRef, effectLocals(lastingEnv(watch, event), `${watch.program}/clauses`), "next");
}
var combatRef = procedureRef("combat");
function combatOf(table) {
  const { combat } = gameOf(table);
  if (combat === null) throw new InvariantBroken("there is no combat");
  return combat;
}
function setCombat(table, change2) {
  setGame(table, "combat", { ...combatOf(table), ...change2 });
}
function enterStep(table, step, rule2) {
  setGame(table, "step", step);
  table.newMoment();
  table.emit("stepBegan", rule2, { step, seat: gameOf(table).active });
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
  const ranged = fieldsOf(table.object(attacker)).distant ? keywordSum(table, attacker, "ranged") : 0;
  return attackWith(table, attacker, weapon).reduce((sum, id) => sum + powerOf(table, id), ranged);
}
var cleaves = (table, attacker, weapon) => attackWith(table, attacker, weapon).some((id) => hasKeyword(table, id, "cleave"));
function attackers(table, seat) {
  return fieldOf2(table, seat).filter((id) => (isUnit(table, id) || attacksAsUnit(table, id)) && mayAttack(table, id) && hasTarget(table, seat, id));
}
var attacksAsUnit = (table, id) => rulesWith(table, id, "as").some(({ doing }) => doing === "attack");
function hasTarget(table, seat, id) {
  const reaches3 = (weapon) => table.zone("field").order.some((other) => isAttackable(table, seat, id, other, weapon));
  return powerOf(table, id) > 0 && reaches3(0) || weaponsFor(table, seat, id).some(reaches3);
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
  if (row === null || row.zone !== "field" || !isUnit(table, id) || table.controllerOf(row) === seat || forbids(table, id, "beAttacked", attacker, seat)) return false;
  return !hasKeyword(table, id, "stealth") || seesThrough(table, attacker, weapon);
}
function seesThrough(table, attacker, weapon) {
  return attackWith(table, attacker, weapon).some((id) => hasKeyword(table, id, "trueSight"));
}
var attackProcedure = defineProcedure({ name: "attack", steps: [{ name: "intent", rule: "1.7.4.5", run: enterIntent }, { name: "weapon", rule: "2.6.5.2", run: askWeapon }, { name: "weaponChosen", rule: "2.6.5.2", run: takeWeapon }, { name: "target", rule: "2.6.3", run: askTarget }, { name: "targetChosen", rule: "2.6.7.1", run: takeTarget }, { name: "combat", rule: "2.6.7.1", run: () => call(combatRef, { retaliating: [], returned: null, answer: null, answers: null }) }, { name: "over", rule: "2.2.7.3.3", run: () => ({ done: null }) }, { name: "fail", rule: "2.6.2.2", run: fail2 }] });
var locals = (seat, attacker, card) => ({ seat, attacker, card, weapon: 0, returned: null, answer: null, answers: null });
var declareLocals = (seat, attacker) => locals(seat, attacker, 0);
var attackLocals = (seat, champion2, card) => locals(seat, champion2, card);
function enterIntent(table, { seat, attacker, card }) {
  if (card === 0) return void 0;
  if (gameOf(table).combat !== null || !isOnField(table, attacker)) return { to: "fail" };
  return happen(table, [move(card, { to: "intent", under: seat, attacker, prepared: table.object(card).prepared === true }, "1.7.4.5")], "weapon");
}
var optionOf = (table, id) => ({ id: `object:${id}`, label: "object", params: { card: shownCard(table, id), object: id }, object: id });
var none12 = { id: "none", label: "none" };
var barePower = (table, attacker) => table.zone("intent").order.reduce((sum, id) => sum + (table.object(id).attacker === attacker ? powerOf(table, id) : 0), 0);
function askWeapon(table, local, frame) {
  const attacker = local.attacker;
  const more = barePower(table, attacker);
  const weapons = weaponsFor(table, local.seat, attacker, more);
  const needed = powerOf(table, attacker) + more <= 0;
  if (weapons.length === 0) return { to: "target" };
  const options = weapons.map((id) => optionOf(table, id));
  if (needed && options.length === 1) {
    table.local(local, "answer", { picks: [options[0].id] });
    return { to: "weaponChosen" };
  }
  table.ask(frame, { seat: local.seat, kind: "weapon", rule: "2.6.5.2", params: { card: shownCard(table, attacker), object: attacker }, domain: { type: "options", min: 1, max: 1, options: needed ? options : [none12, ...options] } });
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
  const options = cleaves(table, attacker, weapon) ? opponentsToCleave(table, local).map((seat) => ({ id: `player:${seat}`, label: "player", params: { seat } })) : targetsOf2(table, local.seat, attacker, weapon).map((id) => optionOf(table, id));
  if (options.length === 0) return { to: "fail" };
  if (options.length === 1) {
    table.local(local, "answer", { picks: [options[0].id] });
    return { to: "targetChosen" };
  }
  table.ask(frame, { seat: local.seat, kind: "attack", rule: "2.6.7.1", params: { card: shownCard(table, attacker), object: attacker }, domain: { type: "options", min: 1, max: 1, options } });
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
  const [attacker, weapon, seat, card] = [local.attacker, local.weapon, local.seat, local.card];
  setGame(table, "combat", { attacker, seat, targets, weapon, firm: cleaves(table, attacker, weapon), present: [], retaliators: [], interceptor: 0, hit: [], lent: [] });
  return card === 0 ? happen(table, [rest(attacker, "2.6.1.4")]) : void 0;
}
function fail2(table, { seat, attacker }) {
  table.emit("attackFailed", "2.6.2.2", { seat, object: attacker, card: shownCard(table, attacker) });
  if (gameOf(table).combat !== null) return void 0;
  return happen(table, table.zone("intent").order.map((id) => move(id, { to: "graveyard" }, "2.2.7.3.1.1")));
}
var textIn = once((paths, table) => {
  const abilities = paths.map((path) => table.library.ability(path));
  const marked = (mark3) => abilities.filter(({ ability: ability2 }) => ability2.marks?.cost === mark3);
  return { spell: abilities.find(({ ability: ability2 }) => ability2.kind === "spell"), marked: { instead: marked("instead"), usual: marked("usual"), additional: marked("additional"), optional: marked("optional") } };
});
var playingTextOf = (table, id) => textIn(valuesOf2(table, id).abilities, table);
var waitingFor = (table, seat, card) => rulesWith(table, idOfSeat(seat), "empower").reduce((sum, { amount: amount3, where }) => sum + (fitsEntry(table, where, card, idOfSeat(seat)) ? amount3 : 0), 0);
function moreFor(table, row, seat) {
  if (table.find(row.id) === null || row.zone === "field") return 0;
  return row.zone === "effectsStack" && !isOpenItem(row) ? fieldsOf(row).empowered : waitingFor(table, seat, row.id);
}
function levelFor(table, row) {
  const seat = table.controllerOf(row);
  return levelOf(table, seat) + moreFor(table, row, seat);
}
function empower(table, seat, item) {
  const more = waitingFor(table, seat, item);
  if (more > 0) setObject(table, item, "empowered", more);
}
var noCost = { reserve: 0, memory: 0 };
function cardCost(table, seat, object, x = 0) {
  const { cost, costKind } = valuesOf2(table, object);
  if (costKind === null) return null;
  const kind2 = costKind;
  const base = isVariable(table, object) ? x : cost;
  return costOf(kind2, Math.max(0, base + changes(table, seat, object, kind2)));
}
var costOf = (kind2, amount3) => kind2 === "reserve" ? { reserve: amount3, memory: 0 } : { reserve: 0, memory: amount3 };
function costInstead(table, seat, object) {
  const kind2 = valuesOf2(table, object).costKind ?? "reserve";
  return costOf(kind2, Math.max(0, changes(table, seat, object, kind2)));
}
var isVariable = (table, object) => hasVariableCost(table, table.object(object));
var hasVariableCost = (table, row) => table.program(row).card.printed.cost?.amount === "X";
function changes(table, seat, object, kind2) {
  let sum = kind2 === "reserve" && hasKeyword(table, object, "efficiency") ? -levelFor(table, table.object(object)) : 0;
  for (const bearer of [idOfSeat(seat), object]) {
    for (const entry2 of rulesWith(table, bearer, "cost")) {
      if (entry2.atLevel !== void 0 && levelFor(table, table.object(object)) < entry2.atLevel) continue;
      if (entry2.kind === kind2 && fitsEntry(table, entry2.where, object, bearer)) sum += ((entry2.more ?? 0) - (entry2.less ?? 0)) * timesOf(table, entry2.each, object);
    }
  }
  return sum;
}
function timesOf(table, each, card) {
  return each === void 0 ? 1 : table.zone("field").order.filter((id) => fitsEntry(table, each, id, card)).length;
}
function abilityCost(table, env, { cost = [] }) {
  const sum = (name2) => cost.reduce((total, verb2) => total + (verb2.verb === name2 ? amount(table, env, verb2.amount ?? 1) : 0), 0);
  return { reserve: sum("payReserve"), memory: sum("payMemory") };
}
var otherCosts = ({ cost = [] }) => cost.filter(({ verb: verb2 }) => verb2 !== "payReserve" && verb2 !== "payMemory");
var cardVerbs = ({ reserve: reserve2, memory }) => [...reserve2 > 0 ? [{ verb: "payReserve", amount: reserve2 }] : [], ...memory > 0 ? [{ verb: "payMemory", amount: memory }] : []];
var addCosts = (one, other) => ({ reserve: one.reserve + other.reserve, memory: one.memory + other.memory });
function floatingCards(table, seat) {
  return table.zoneOf("graveyard", seat).order.filter((id) => hasKeyword(table, id, "floatingMemory"));
}
function reservables(table, seat) {
  return fieldOf2(table, seat).filter((id) => !rowOf3(table, id).rested && hasKeyword(table, id, "reservable"));
}
function canPay(table, seat, { reserve: reserve2, memory }, played2) {
  const others = (kind2) => {
    const { order } = table.zoneOf(kind2, seat);
    return order.includes(played2) ? order.length - 1 : order.length;
  };
  if (reserve2 > 0 && others("hand") < reserve2 && others("hand") + reservables(table, seat).length < reserve2) return false;
  return memory === 0 || others("memory") + floatingCards(table, seat).filter((id) => id !== played2).length >= memory;
}
var usualWay = "";
var freeWay = "free";
var none13 = [];
var usualOnly = [usualWay];
var isOpen3 = (table, seat, object, { ability: ability2, path }) => ability2.when === void 0 || holds(table, listenerEnv(table, { object, seat, ability: path }, null), ability2.when);
function waysOf(table, seat, object, allowed) {
  const { marked } = playingTextOf(table, object);
  const zone = zoneOf(table, object);
  if (marked.usual.length + marked.instead.length === 0) return allowed || zone === "hand" ? usualOnly : none13;
  const here = ({ ability: ability2 }) => ability2.from === void 0 ? allowed || zone === "hand" : ability2.from.includes(zone);
  const open = (mark3) => marked[mark3].filter((one) => here(one) && isOpen3(table, seat, object, one));
  const usual = allowed || zone === "hand" || open("usual").length > 0;
  const instead = open("instead").map(({ path }) => path);
  return usual ? [usualWay, ...instead] : instead;
}
var additionalOf = (table, seat, object) => openOf(table, seat, object, "additional");
var optionalOf = (table, seat, object) => openOf(table, seat, object, "optional");
function openOf(table, seat, object, mark3) {
  const marked = playingTextOf(table, object).marked[mark3];
  return marked.length === 0 ? none13 : marked.filter((one) => isOpen3(table, seat, object, one));
}
function ownCost(table, seat, object, way, x) {
  if (way === freeWay) return noCost;
  return way === usualWay ? cardCost(table, seat, object, x) : costInstead(table, seat, object);
}
function totalOf(table, seat, object, way, extras2, spell, x, vars = {}) {
  const own = ownCost(table, seat, object, way, x);
  if (own === null) return null;
  const said2 = [...way === usualWay || way === freeWay ? [] : [way], ...extras2, ...spell === "" ? [] : [spell]];
  const paths = said2.filter((path) => table.library.ability(path).ability.cost !== void 0);
  if (paths.length === 0) return { cards: own, others: none13 };
  const abilities = paths.map((path) => table.library.ability(path).ability);
  const cards = abilities.reduce((sum, ability2, at) => addCosts(sum, abilityCost(table, { ...listenerEnv(table, { object, seat, ability: paths[at] }, null), vars }, ability2)), own);
  return { cards, others: abilities.flatMap((ability2, at) => pathsOf(ability2, paths[at])) };
}
function totalOfAbility(table, env, path) {
  const { ability: ability2 } = table.library.ability(path);
  return { cards: abilityCost(table, env, ability2), others: pathsOf(ability2, path) };
}
function pathsOf(ability2, path) {
  const others = otherCosts(ability2);
  return (ability2.cost ?? []).flatMap((verb2, at) => others.includes(verb2) ? [`${path}/cost/${at}`] : []);
}
var announceRef = procedureRef("announce");
var fresh = { item: 0, origin: null, from: "", champion: 0, parts: [], x: 0, allowed: false, way: usualWay, ways: [], extras: [], asking: [], cost: null, left: [], preparedBy: 0, triggered: false };
function playLocals(table, seat, object, sort) {
  const ability2 = playingTextOf(table, object).spell?.path ?? "";
  return { ...effectLocals(listenerEnv(table, { object, seat, ability: ability2 }, null), ""), ...fresh, sort, ability: ability2 };
}
function allowedLocals(table, seat, object, sort, free2) {
  return { ...playLocals(table, seat, object, sort), allowed: true, way: free2 ? freeWay : usualWay };
}
function activateLocals(table, seat, object, ability2) {
  return { ...effectLocals(listenerEnv(table, { object, seat, ability: ability2 }, null), ""), ...fresh, sort: "ability", ability: ability2 };
}
function triggerLocals(trigger) {
  return { ...effectLocals(triggerEnv(trigger), ""), ...fresh, sort: "ability", ability: trigger.ability, triggered: true };
}
function levelUp(object, card, rule2) {
  return propose("levelUp", { object }, { with: card, rule: rule2 });
}
var levelling = ["entered", "leveledUp"];
var levelUpRule = { keys: () => levelling, possible: (table, { object, data }) => isOnField(table, object) && ![void 0, "copy"].includes(table.find(data.with)?.kind), commit: (table, list) => list.map((happening) => carryOut3(table, happening)) };
function carryOut3(table, happening) {
  const { object, data } = happening;
  const champion2 = table.object(object);
  const above = table.object(data.with);
  const [card, below] = [above.card, champion2.card];
  const top = { kind: above.kind, copy: typeof data.copy === "string" ? data.copy : fieldsOf(above).copy };
  const old = { kind: champion2.kind, copy: fieldsOf(champion2).copy };
  const now = place(table, above.id, { host: object, as: "under" });
  put3(table, object, card, top);
  put3(table, now, below, old);
  table.set(table.object(now), "stamp", champion2.stamp);
  stampInOrder(table, [object]);
  setObject(table, object, "rested", false);
  table.emit("leveledUp", data.rule, { seat: champion2.owner, object, card: shownCard(table, object), before: below });
  return { ...happening, data: { ...data, to: "field", from: "effectsStack", now: object } };
}
function put3(table, id, card, { kind: kind2, copy: copy2 }) {
  table.set(table.object(id), "card", card);
  table.set(table.object(id), "kind", kind2);
  setObject(table, id, "copy", copy2);
}
function championsToLevel(table, seat, card) {
  return fieldOf2(table, seat).filter((id) => mayLevelUp(table, seat, id, card));
}
function mayLevelUp(table, seat, champion2, card) {
  const row = table.find(champion2);
  if (row === null || !isType(table, champion2, "champion") || row.owner !== seat || table.controllerOf(row) !== seat) return false;
  const level2 = printedLevel(table, table.object(card));
  const below = printedLevel(table, row);
  return below !== null && level2 === below + 1 && isOfLineage(table, champion2, card);
}
function isOfLineage(table, champion2, card) {
  const { lineage } = table.program(table.object(card)).card.printed;
  if (lineage === void 0) return true;
  return valuesOf2(table, champion2).name.some((name2) => wordsOf4(name2).includes(wordsOf4(lineage)));
}
var wordsOf4 = (name2) => ` ${name2.split(/[\s,]+/u).join(" ")} `;
function attackingChampions(table, seat) {
  return championsOf(table, seat).filter((id) => !forbids(table, id, "attack"));
}
var itemOf = (table, id) => itemOn(table, id);
var setItem = (table, id, item) => setItemOn(table, id, item);
var stateTriggerWaits = (table, ability2, source2) => waitsIn(table, "effectsStack", ability2, source2);
var targetsShown2 = (table, id) => targetsShown(table, id, shownCard);
function stillLegal(table, id) {
  const again3 = targetsAgain(table, id);
  return again3.some(({ kept: kept2 }) => kept2.some(({ choice: choice2, chosen, left }) => left < chosen && choice2.min !== 0)) ? null : again3.map(({ part }) => part);
}
var resolveRef = procedureRef("resolve");
var resolveProcedure = defineProcedure({ ...resolveRef, steps: [{ name: "begin", rule: "2.3.4.2", run: begin4 }, { name: "enter", rule: "2.3.4.5", run: enter }, carryingOut("carryOut", "2.3.4.6"), { name: "finish", rule: "1.7.3.5", run: finish2 }, { name: "unresolved", rule: "2.3.4.4.2.1", run: unresolved }] });
function resolveLocals(table, object) {
  return { object, you: table.controllerOf(table.object(object)), parts: [], env: {}, returned: null, answer: null, answers: null };
}
function begin4(table, locals2) {
  const id = locals2.object;
  const env = itemEnv(table, id);
  const { sort, vars } = itemOf(table, id);
  table.newMoment();
  const parts2 = stillLegal(table, id);
  if (parts2 === null || !isChampionLegal(table, id)) return { to: "unresolved" };
  table.local(locals2, "parts", parts2);
  table.local(locals2, "env", envLocals({ ...env, vars }));
  table.emit("resolved", "2.3.4.1", { object: id, card: shownCard(table, id), seat: env.you });
  return sort === "ability" || isType(table, id, "action") ? { to: "carryOut" } : void 0;
}
function isChampionLegal(table, id) {
  const { sort, champion: champion2 } = itemOf(table, id);
  return sort === "ability" || !isType(table, id, "champion") || mayLevelUp(table, table.controllerOf(table.object(id)), champion2, id);
}
function enter(table, locals2) {
  const id = locals2.object;
  const seat = locals2.you;
  const { champion: champion2 } = itemOf(table, id);
  if (isType(table, id, "champion")) return happen(table, [levelUp(champion2, id, "1.7.1.4.3")], "carryOut");
  if (isType(table, id, "attack")) return call(attackProcedure, attackLocals(seat, champion2, id), "carryOut");
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
  const { kind: kind2 } = rowOf3(table, id);
  table.emit("notResolved", "2.3.4.4.2", { object: id, card: shownCard(table, id), seat: locals2.you });
  if (kind2 !== "item") return happen(table, [move(id, { to: "graveyard", act: "unresolved" }, "2.3.4.4.2.1")]) ?? { done: null };
  vanish(table, id);
  return { done: null };
}
function destroy(object, rule2, by = 0, killer2 = 0) {
  return propose("destroy", { object }, { rule: rule2, by: by || killer2, act: killer2 === 0 ? "destroyed" : "killed" });
}
var destroying = ["toBeDestroyed"];
var destroyRule = { keys: () => destroying, possible: (table, { object }) => isOnField(table, object) && !isImmortal(table, object), contains: (_table, { object, data }) => [move(object, { to: "graveyard", act: data.act, by: data.by }, data.rule)] };
function cease(object, rule2) {
  return propose("cease", { object }, { rule: rule2 });
}
var leaving2 = ["left"];
var unwatched = [];
var ceaseRule = { keys: (table, { object }) => isOnField(table, object) ? leaving2 : unwatched, looksBack: () => true, leaves: () => true, possible: (table, { object }) => table.find(object) !== null, commit: (table, list) => list.map((happening) => {
  const { object, data } = happening;
  const row = table.find(object);
  if (row === null) return null;
  if (["field", "effectsStack", "intent"].includes(row.zone) || row.kind !== "card") table.emit("ceased", data.rule, { object, card: shownCard(table, object), seat: row.owner });
  for (const below of row.under) vanish(table, below);
  vanish(table, object);
  return { ...happening, data: { ...data, to: "" } };
}) };
var matchRef2 = procedureRef("match");
var opportunityRef = procedureRef("opportunity");
function loseGame(table, losses) {
  const now = losses.filter(({ seat }) => plays(table, seat));
  for (const { seat, rule: rule2 } of now) {
    table.emit("playerLost", rule2, { seat });
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
  const match = must(localsIn(frameOf(table, matchRef2.name), matchRef2), "frame of a match");
  table.emit("gameEnded", result.rule, { game: matchOf(table).game, winners: [...result.winners], reason: result.reason });
  table.local(match, "firstLost", firstLoser(table, result));
  table.local(match, "ended", result);
  unwindTo(table, matchRef2.name, "ended");
}
function firstLoser(table, { winners }) {
  if (winners.length === 0) return -1;
  const { lost: lost2 } = gameOf(table);
  const [first = -1, ...others] = lost2.length > 0 ? lost2.slice(0, 1) : table.seats().filter((seat) => !winners.includes(seat));
  return others.length === 0 ? first : -1;
}
function giveUp(table, seats, scope, reason) {
  const rule2 = reason === "judge" ? "1.4.3.7" : "1.4.3.5";
  if (frameOf(table, "game") === null || scope === "match" && table.seats().length === 2) {
    return endMatch(table, { winners: table.seats().filter((seat) => !seats.includes(seat)), reason, rule: rule2 });
  }
  loseGame(table, seats.map((seat) => ({ seat, rule: rule2, reason })));
  leaveMidway(table, seats);
}
function leaveMidway(table, seats) {
  if (frameOf(table, "turn") === null) return;
  if (seats.includes(gameOf(table).active)) return unwindTo(table, "turn", "cut");
  const frame = frameOf(table, opportunityRef.name, announceRef.name, resolveRef.name);
  const actor2 = localsIn(frame, opportunityRef)?.seat ?? (localsIn(frame, announceRef) ?? localsIn(frame, resolveRef))?.you;
  if (frame === null || actor2 === void 0 || !seats.includes(actor2)) return;
  const around = localsIn(frameOf(table, opportunityRef.name, resolveRef.name), resolveRef);
  if (around !== null && !seats.includes(around.you)) return unwindTo(table, announceRef.name, "reverse");
  unwindTo(table, opportunityRef.name, frame.procedure === resolveRef.name ? "resolved" : "settle");
}
function agreeDraw(table, scope) {
  const result = { winners: [], reason: "agreedDraw", rule: "1.4.4" };
  if (scope === "game" && frameOf(table, "game") !== null) conclude(table, result);
  else endMatch(table, result);
}
function endMatch(table, result) {
  if (frameOf(table, "game") !== null) table.emit("gameEnded", result.rule, { game: matchOf(table).game, winners: [...result.winners], reason: result.reason });
  table.finish(result);
}
var timeRule = "TRG End of Match";
var turnsAfterTime = 3;
var endOfRound = { procedures: { swiss: { rule: timeRule, turns: turnsAfterTime, level: "drawn" }, elimination: { rule: timeRule, turns: turnsAfterTime, level: "life" } }, isPlaying: (table) => frameOf(table, "game") !== null, lives: (table) => table.seats().map((seat) => plays(table, seat) ? championLife(table, seat) : -1), endGame: conclude, endMatch };
function championLife(table, seat) {
  return Math.max(0, ...championsOf(table, seat).map((id) => (lifeOf(table, id) ?? 0) - rowOf3(table, id).damage));
}
function lose(seat, reason, rule2) {
  return propose("lose", { seat }, { reason, rule: rule2 });
}
var losing = ["lost"];
var loseRule = { keys: () => losing, possible: (table, { seat }) => plays(table, seat) && !forbidsPlayer(table, seat, "lose"), commit: (table, list) => {
  loseGame(table, list.map(({ seat, data }) => ({ seat, rule: data.rule, reason: data.reason })));
  return list;
} };
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
  const { owes, begun } = playerOf(table, seat);
  if (owes) return lose(seat, "deckOut", "1.4.3.3");
  if (!begun) return null;
  const champions2 = championsOf(table, seat);
  if (champions2.length === 0) return lose(seat, "noChampion", "1.4.3.2");
  return champions2.every((id) => isDefeated(table, id, lifeOf(table, id))) ? lose(seat, "defeated", "1.4.3.1") : null;
}
var perishable = keptInPlay("what may perish", (table) => table.seats().map((seat) => {
  const mortals = [];
  const broken = [];
  for (const id of fieldOf2(table, seat)) {
    const life = lifeOf(table, id);
    if (life !== null) mortals.push({ id, life });
    if (isType(table, id, "weapon") && hasDurability(table, id) && countersOn(table, id, "durability") === 0) broken.push(id);
  }
  return { mortals, broken };
}));
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
    const { owner, kind: kind2 } = table.object(id);
    if (!plays(table, owner)) found2.push(cease(id, "1.4.5"));
    else if (kind2 === "copy") found2.push(cease(id, "2.11.7.8.6"));
  }
  for (const zone of Object.values(table.state.zones)) {
    if (zone.kind === "field") continue;
    for (const id of zone.order) {
      const row = table.object(id);
      if (!plays(table, row.owner)) found2.push(cease(id, "1.4.5"));
      else if (zone.kind === "effectsStack" && !plays(table, row.controller)) found2.push(move(id, { to: "graveyard", act: "unresolved" }, "2.3.4.4.2.1"));
      else if (isStray(row, zone.kind)) found2.push(cease(id, row.kind === "token" ? "2.5.1.1.6" : "2.11.7.8.6"));
    }
  }
  return found2;
}
var madeOf = remembered({ name: "tokens and copies", basis: "population", find: (table) => {
  const ids2 = [];
  const { objects } = table.state;
  for (const id in objects) if (objects[id]?.kind === "token" || objects[id]?.kind === "copy") ids2.push(Number(id));
  return ids2;
} });
function mayCease(table) {
  if (table.seats().some((seat) => !plays(table, seat))) return true;
  return madeOf(table).some((id) => {
    const row = table.find(id);
    return row !== null && row.zone !== "" && isMisplaced(row, table.zone(row.zone).kind);
  });
}
var isMisplaced = (row, zone) => zone === "field" ? row.kind === "copy" : isStray(row, zone);
var isStray = ({ kind: kind2 }, zone) => kind2 === "token" || kind2 === "copy" && zone !== "effectsStack";
function uniquesToSettle(table) {
  const found2 = severalOf(table);
  if (found2.every((one) => one === null)) return null;
  for (const seat of turnOrder(table)) if (found2[seat] !== null) return found2[seat];
  return null;
}
var severalOf = keptInPlay("unique objects", (table) => table.seats().map((seat) => severalOfOne(table, seat)));
function severalOfOne(table, seat) {
  const unique = fieldOf2(table, seat).filter((id) => hasSupertype(table, id, "unique"));
  if (unique.length < 2) return null;
  const byName = /* @__PURE__ */ new Map();
  for (const id of unique) for (const name2 of valuesOf2(table, id).name) byName.set(name2, [...byName.get(name2) ?? [], id]);
  const objects = [...byName.values()].find((ids2) => ids2.length > 1 && !ids2.every((id) => staysAlive(table, id)));
  return objects === void 0 ? null : { seat, objects };
}
var keepUniqueProcedure = defineProcedure({ name: "keepUnique", steps: [{ name: "ask", rule: "1.7.8.2.1", run: ask2 }, { name: "kept", rule: "1.7.8.2.1", run: sacrifice }] });
var uniqueLocals = ({ seat, objects }) => ({ seat, objects, returned: null, answer: null, answers: null });
function ask2(table, locals2, frame) {
  const objects = locals2.objects;
  const lasting3 = objects.filter((id) => staysAlive(table, id));
  const options = (lasting3.length > 0 ? lasting3 : objects).map((id) => ({ id: `object:${id}`, label: "object", params: { card: shownCard(table, id), object: id }, object: id }));
  table.ask(frame, { seat: locals2.seat, kind: "keepUnique", rule: "1.7.8.2.1", domain: { type: "options", min: 1, max: 1, options } });
  return { wait: true };
}
function sacrifice(table, locals2) {
  if (!plays(table, locals2.seat)) return void 0;
  const kept2 = picksOf(locals2.answer)[0];
  const others = locals2.objects.filter((id) => `object:${id}` !== kept2);
  return happen(table, others.map((id) => move(id, { to: "graveyard", act: "sacrificed" }, "2.11.7.8.5")));
}
var none14 = [];
function ownCosts(table, object, champion2, preparedBy = 0) {
  const rests = isType(table, object, "attack") ? [{ verb: "rest", what: { id: champion2 } }] : none14;
  return preparedBy === 0 ? rests : [...rests, { verb: "payCounters", what: { id: preparedBy }, kind: "preparation", amount: keywordAmount(table, object, "prepare") }];
}
function isAffordable(table, seat, object, total, own, env = listenerEnv(table, { object, seat, ability: "" }, null)) {
  if (total === null || !canPay(table, seat, total.cards, object)) return false;
  if (total.others.length + own.length === 0) return true;
  return payable(table, env, [...own, ...total.others.map((path) => table.library.node(path)), ...cardVerbs(total.cards)]);
}
function isPayable(table, seat, object, way, champion2 = 0) {
  const extras2 = additionalOf(table, seat, object).map(({ path }) => path);
  const total = totalOf(table, seat, object, way, extras2, playingTextOf(table, object).spell?.path ?? "", 0);
  const champions2 = champion2 === 0 && isType(table, object, "attack") ? attackingChampions(table, seat) : [champion2];
  return champions2.some((one) => isAffordable(table, seat, object, total, ownCosts(table, object, one)));
}
function isAnnounceable(table, seat, object) {
  const { spell } = playingTextOf(table, object);
  if (spell === void 0) return true;
  const { ability: ability2, path } = spell;
  const env = listenerEnv(table, { object, seat, ability: path }, null);
  return (ability2.when === void 0 || holds(table, env, ability2.when)) && announceable(table, env, path);
}
var enabledElements = (table, seat) => enabled(table)[seat];
var enabled = keptInPlay("enabled elements", (table) => table.seats().map((seat) => enabledNow(table, seat)));
function enabledNow(table, seat) {
  const since = enabledSince(table, championsOf(table, seat));
  const found2 = new Set(since.keys());
  for (const { element } of rulesWith(table, idOfSeat(seat), "element")) {
    const last = entriesSince(table, seat, since.get(element) ?? 0).findLast((entry2) => entry2.word === "element" && entry2.element === element);
    if (last === void 0) continue;
    if (last.enabled) found2.add(element);
    else found2.delete(element);
  }
  return found2;
}
function enabledSince(table, champions2) {
  const since = /* @__PURE__ */ new Map();
  for (const champion2 of champions2) {
    const { stamp, under } = table.object(champion2);
    const latest = (element) => table.object([champion2, ...under].find((id) => ownElements(table, id).includes(element)) ?? champion2).stamp;
    const each = valuesOf2(table, champion2).elements.map((element) => [element, latest(element)]);
    for (const [element, at] of [["norm", stamp], ...each]) since.set(element, Math.max(at, since.get(element) ?? 0));
  }
  return since;
}
function isEnabled(table, seat, card) {
  const found2 = enabledElements(table, seat);
  return valuesOf2(table, card).elements.every((element) => found2.has(element));
}
function actId(act3) {
  return act3.type === "activate" ? `activate:${act3.object}:${act3.ability}` : `${act3.type}:${act3.object}`;
}
function isSlowTiming(table, seat) {
  const { active, phase, combat } = gameOf(table);
  return active === seat && phase === "main" && combat === null && table.zone("effectsStack").order.length === 0;
}
function actsOf(table, seat) {
  const acts = [];
  const timing = timingOf(table, seat);
  for (const object of table.zoneOf("hand", seat).order) if (mayActivateCard(table, seat, object, timing)) acts.push({ type: "play", object });
  for (const { object, compiled } of activatedOf(table, seat)) if (mayActivate(table, seat, object, compiled.path)) acts.push({ type: "activate", object, ability: compiled.path });
  const { workplaces } = table.library.openings;
  for (const kind2 of ownZones) {
    if (!workplaces.has(kind2)) continue;
    for (const id of table.zoneOf(kind2, seat).order) {
      if (kind2 !== "hand" && isActivatedFrom(table, id) && mayActivateCard(table, seat, id, timing)) acts.push({ type: "play", object: id });
      addActivations(table, seat, id, acts);
    }
  }
  if (timing.slow) for (const object of attackers(table, seat)) acts.push({ type: "attack", object });
  return acts;
}
function isActivatedFrom(table, id) {
  const { usual, instead } = playingTextOf(table, id).marked;
  return [...usual, ...instead].some(({ ability: { from } }) => from?.includes(zoneOf(table, id)) === true);
}
function mayActivateCard(table, seat, object, timing) {
  return isTimely(table, seat, object, timing) && mayPlay(table, seat, object, "activation", waysOf(table, seat, object, false));
}
function mayPlay(table, seat, object, sort, ways) {
  if (isType(table, object, "champion") ? championsToLevel(table, seat, object).length === 0 : !isEnabled(table, seat, object)) return false;
  if (forbidsPlayer(table, seat, sort === "activation" ? "activate" : "materialize", object) || isLocked(table, seat, object)) return false;
  return ways.some((way) => isPayable(table, seat, object, way)) && isAnnounceable(table, seat, object);
}
var mayPlayAllowed = (table, seat, object, sort, free2) => mayPlay(table, seat, object, sort, free2 ? [freeWay] : waysOf(table, seat, object, true));
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
function addActivations(table, seat, object, acts) {
  const row = table.object(object);
  for (const compiled of abilitiesOf(table, row)) {
    if (compiled.ability.kind === "activated" && functions(table, row, compiled) && mayActivate(table, seat, object, compiled.path)) acts.push({ type: "activate", object, ability: compiled.path });
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
  const cards = abilityCost(table, env, ability2);
  return canPay(table, seat, cards, 0) && payable(table, env, [...otherCosts(ability2), ...cardVerbs(cards)]) && announceable(table, env, path);
}
function mightAct(table, seat) {
  return table.zoneOf("hand", seat).order.length > 0 || isSlowTiming(table, seat) || actsOf(table, seat).length > 0;
}
var presetOptions = passAheadOptions(["phase", "turn", "acted"]);
function beginTurnPresets(table, active) {
  endPassing(table, "turn");
  passAhead(table, active, "");
}
function payingEnv(locals2) {
  const plain3 = envOf(locals2);
  return { ...plain3, vars: { ...plain3.vars, ...choicesShown(locals2.parts) } };
}
function announcedTotal(table, locals2, x) {
  const { sort, item, ability: ability2, way, extras: extras2 } = locals2;
  const env = payingEnv(locals2);
  return sort === "ability" ? totalOfAbility(table, env, ability2) : totalOf(table, env.you, item, way, extras2, ability2, x, env.vars);
}
function isPaidFor(table, locals2, total, preparedBy) {
  const { item, champion: champion2 } = locals2;
  return isAffordable(table, payingEnv(locals2).you, item, total, ownCosts(table, item, champion2, preparedBy), payingEnv(locals2));
}
var payCardsProcedure = defineProcedure({ name: "payCards", steps: [{ name: "reserve", rule: "2.3.3.1", run: askReserve }, { name: "reserved", rule: "2.3.3.1.1", run: reserve }, { name: "float", rule: "2.3.3.3", run: askFloating }, { name: "floated", rule: "2.3.3.3", run: takeFloating }, { name: "banish", rule: "2.3.3.2", run: banish }] });
function payLocals(seat, { reserve: reserve2, memory }, object, card) {
  return { seat, reserve: reserve2, memory, object, card, floating: [], returned: null, answer: null, answers: null };
}
var optionOf2 = (table, id) => ({ id: `object:${id}`, label: "object", params: { card: table.object(id).card, object: id }, object: id });
var picked2 = (locals2) => picksOf(locals2.answer).map((pick) => Number(pick.slice("object:".length)));
function askReserve(table, locals2, frame) {
  const count2 = locals2.reserve;
  if (count2 === 0) return { to: "float" };
  const seat = locals2.seat;
  const options = [...table.zoneOf("hand", seat).order, ...reservables(table, seat)].map((id) => optionOf2(table, id));
  table.ask(frame, { seat, kind: "payReserve", rule: "2.3.3.1", params: { card: locals2.card, object: locals2.object, count: count2 }, domain: { type: "options", min: count2, max: count2, options } });
  return { wait: true };
}
function reserve(table, locals2) {
  const ids2 = picked2(locals2);
  return happen(table, ids2.map((id) => zoneOf(table, id) === "field" ? rest(id, "ext.1.6") : move(id, { to: "memory", act: "reserved" }, "2.3.3.1")));
}
function askFloating(table, locals2, frame) {
  const seat = locals2.seat;
  const count2 = locals2.memory;
  const found2 = count2 === 0 ? [] : floatingCards(table, seat);
  if (found2.length === 0) return { to: "banish" };
  const min = Math.max(0, count2 - table.zoneOf("memory", seat).order.length);
  table.ask(frame, { seat, kind: "payMemory", rule: "2.3.3.3", params: { card: locals2.card, object: locals2.object, count: count2 }, domain: { type: "options", min, max: Math.min(count2, found2.length), options: found2.map((id) => optionOf2(table, id)) } });
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
  return chosen.length === 0 ? void 0 : happen(table, chosen.map((id) => move(id, { to: "banishment", act: "banished" }, "2.3.3.2")));
}
function askPrepare(table, locals2, frame) {
  const { sort, item } = locals2;
  const seat = locals2.you;
  const count2 = sort === "activation" ? keywordAmount(table, item, "prepare") : 0;
  const { x } = locals2;
  const found2 = count2 === 0 ? [] : championsOf(table, seat).filter((id) => isPaidFor(table, locals2, announcedTotal(table, locals2, x), id));
  if (found2.length === 0) return { to: "total" };
  const options = found2.map((id) => ({ id: `object:${id}`, label: "object", params: { card: shownCard(table, id), object: id }, object: id }));
  table.ask(frame, { seat, kind: "prepare", rule: "ext.1.7", params: { card: locals2.card, object: item, count: count2 }, domain: { type: "options", min: 1, max: 1, options: [{ id: "none", label: "none" }, ...options] } });
  return { wait: true };
}
function takePrepare(table, locals2) {
  const [pick] = picksOf(locals2.answer);
  if (pick !== "none") table.local(locals2, "preparedBy", Number(pick.slice("object:".length)));
}
function payPreparation(table, locals2) {
  const { preparedBy, item } = locals2;
  if (preparedBy === 0 || table.object(item).prepared === true) return null;
  setObject(table, item, "prepared", true);
  return happen(table, [removeCounters(preparedBy, "preparation", keywordAmount(table, item, "prepare"), "ext.1.7")], "pay");
}
var waiting = "nextActivation:";
var untilNext = (seat) => `${waiting}${seat}`;
var isUntilNext = ({ until }) => until.startsWith(waiting);
function nextActivated(table, seat, item) {
  if (table.count("effects") > 0) {
    empower(table, seat, item);
    endEffects(table, (effect) => effect.until === untilNext(seat) && speaksOf(table, effect, item));
  }
  return momentOf(table, "activated", { object: item, seat }) ?? void 0;
}
function speaksOf(table, effect, item) {
  const { gain } = table.library.node(effect.program);
  const entries = readAs(gain?.rules ?? []);
  return entries.some(({ where }) => where === void 0 || matches(table, lastingEnv(effect), item, where.tree));
}
var announceProcedure = defineProcedure({ ...announceRef, steps: [{ name: "propose", rule: "2.3.1.2", run: propose2 }, { name: "champion", rule: "1.7.1.6.1", run: askChampion }, { name: "championChosen", rule: "1.7.1.6.1", run: takeChampion }, { name: "ways", rule: "2.3.1.6.3", run: askWay }, { name: "wayChosen", rule: "2.3.1.6.3", run: takeWay }, { name: "extras", rule: "2.3.1.6.2", run: extras }, { name: "extraAsked", rule: "2.3.1.6.2", run: takeExtra }, ...choosingSteps({ rules: { modes: "2.3.1.4", target: "2.3.1.5", divide: "2.3.1.5.1" }, show: (table, locals2) => show(table, locals2, true), next: "x" }), { name: "x", rule: "2.3.1.6.1", run: askX }, { name: "xChosen", rule: "2.3.1.6.1", run: takeX }, { name: "prepare", rule: "ext.1.7", run: askPrepare }, { name: "prepared", rule: "ext.1.7", run: takePrepare }, { name: "total", rule: "2.3.1.6", run: determineTotal }, { name: "pay", rule: "2.3.1.8", run: pay }, { name: "paid", rule: "2.3.1.8", run: paid }, { name: "become", rule: "2.3.1.9", run: become }, { name: "over", rule: "2.3.1.11", run: over2 }, { name: "reverse", rule: "2.3.1.7", run: reverse }] });
function propose2(table, locals2) {
  const seat = locals2.you;
  const self = locals2.self;
  const { sort } = locals2;
  const isCard = sort !== "ability";
  if (isCard) {
    table.local(locals2, "from", zoneOf(table, self));
    table.local(locals2, "ways", sort === "materialization" && !locals2.allowed ? [usualWay] : waysOf(table, seat, self, locals2.allowed));
    table.local(locals2, "origin", originOf(table, self));
  }
  const item = place(table, isCard ? self : table.create("", seat, "item").id, { zone: "effectsStack" });
  if (table.object(item).controller !== seat) table.set(table.object(item), "controller", seat);
  table.local(locals2, "item", item);
  if (isCard) table.local(locals2, "self", item);
  show(table, locals2, true);
}
function show(table, locals2, open) {
  const { self, card, event, vars } = envOf(locals2);
  const { sort, ability: ability2, triggered, parts: parts2, from, item, champion: champion2 } = locals2;
  const shown = { sort, ability: ability2, source: self, card, triggered, event, vars, parts: parts2, from, champion: champion2, open };
  setItem(table, item, shown);
}
function championsFor(table, locals2) {
  const { item } = locals2;
  const seat = locals2.you;
  if (isType(table, item, "champion")) return championsToLevel(table, seat, item);
  if (!isType(table, item, "attack")) return null;
  const { way, ways } = locals2;
  return attackingChampions(table, seat).filter((id) => (way === freeWay ? [freeWay] : ways).some((one) => isPayable(table, seat, item, one, id)));
}
function askChampion(table, locals2, frame) {
  const found2 = championsFor(table, locals2);
  const [only2] = found2 ?? [];
  if (found2 === null) return { to: "ways" };
  if (only2 === void 0) return { to: "reverse" };
  if (found2.length === 1) {
    table.local(locals2, "champion", only2);
    return { to: "ways" };
  }
  const { item } = locals2;
  const options = found2.map((id) => ({ id: `object:${id}`, label: "object", params: { card: shownCard(table, id), object: id }, object: id }));
  const rule2 = isType(table, item, "champion") ? "1.7.1.6.1" : "2.1.10.1.1";
  table.ask(frame, { seat: locals2.you, kind: "chooseChampion", rule: rule2, params: { card: locals2.card, object: item }, domain: { type: "options", min: 1, max: 1, options } });
  return { wait: true };
}
function takeChampion(table, locals2) {
  const [pick] = picksOf(locals2.answer);
  table.local(locals2, "champion", Number(pick.slice("object:".length)));
}
function askWay(table, locals2, frame) {
  const { sort, item, way, ways, champion: champion2 } = locals2;
  const seat = locals2.you;
  if (sort === "ability") return { to: "modes" };
  if (way === freeWay) return { to: "extras" };
  const open = ways.filter((one) => isPayable(table, seat, item, one, champion2));
  const [only2] = open;
  if (only2 === void 0) return { to: "reverse" };
  if (open.length === 1) {
    table.local(locals2, "way", only2);
    return { to: "extras" };
  }
  const card = locals2.card;
  const options = open.map((one) => one === usualWay ? { id: "usual", label: "usualCost" } : { id: `instead:${one}`, label: "insteadCost", params: { card, object: item, ability: one } });
  table.ask(frame, { seat, kind: "chooseCost", rule: "2.3.1.6.3", params: { card, object: item }, domain: { type: "options", min: 1, max: 1, options } });
  return { wait: true };
}
function takeWay(table, locals2) {
  const [pick] = picksOf(locals2.answer);
  table.local(locals2, "way", pick === "usual" ? usualWay : pick.slice("instead:".length));
}
function extras(table, locals2, frame) {
  const { item, way, x, ability: ability2, extras: found2, asking, champion: champion2 } = locals2;
  const seat = locals2.you;
  if (found2.length === 0 && asking.length === 0) {
    table.local(locals2, "extras", additionalOf(table, seat, item).map(({ path }) => path));
    table.local(locals2, "asking", optionalOf(table, seat, item).map(({ path }) => path));
  }
  const [next5, ...left] = locals2.asking;
  if (next5 === void 0) return { to: "modes" };
  if (!isAffordable(table, seat, item, totalOf(table, seat, item, way, [...locals2.extras, next5], ability2, x), ownCosts(table, item, champion2))) {
    table.local(locals2, "asking", left);
    return left.length === 0 ? { to: "modes" } : { to: "extras" };
  }
  table.ask(frame, { seat, kind: "useEffect", rule: "2.3.1.6.2", prompt: "payExtra", params: { card: locals2.card, object: item, ability: next5 }, domain: yesOrNo() });
  return { wait: true };
}
function takeExtra(table, locals2) {
  const { asking, extras: found2 } = locals2;
  const [next5, ...left] = asking;
  if (saidYes(locals2.answer)) {
    table.local(locals2, "extras", [...found2, next5]);
    const { marks } = table.library.ability(next5).ability;
    if (typeof marks?.as === "string") bindVar(table, locals2, marks.as, 1);
  }
  table.local(locals2, "asking", left);
  return left.length === 0 ? { to: "modes" } : { to: "extras" };
}
function askX(table, locals2, frame) {
  const { sort, item, way } = locals2;
  if (sort === "ability" || !isVariable(table, item) || way !== usualWay) return { to: "prepare" };
  const seat = locals2.you;
  const pays = (x) => isPaidFor(table, locals2, announcedTotal(table, locals2, x), 0);
  let max = 0;
  while (pays(max + 1)) max++;
  table.ask(frame, { seat, kind: "chooseX", rule: "2.3.1.6.1", params: { card: locals2.card, object: item }, domain: { type: "number", min: 0, max } });
  return { wait: true };
}
function takeX(table, locals2) {
  const x = numberOfAnswer(locals2.answer);
  table.local(locals2, "x", x);
  bindVar(table, locals2, "x", x);
  setObject(table, locals2.item, "x", x);
}
function determineTotal(table, locals2) {
  const { x, preparedBy } = locals2;
  const total = announcedTotal(table, locals2, x);
  if (total === null) return { to: "reverse" };
  table.local(locals2, "left", total.others);
  table.local(locals2, "cost", total.cards);
  return isPaidFor(table, locals2, total, preparedBy) ? void 0 : { to: "reverse" };
}
function pay(table, locals2) {
  const { left, champion: champion2, item, cost } = locals2;
  table.local(locals2, "returned", null);
  if (champion2 !== 0 && isType(table, item, "attack") && table.find(champion2)?.rested === false) {
    return happen(table, [rest(champion2, "1.7.4.2")], "pay");
  }
  const preparation = payPreparation(table, locals2);
  if (preparation !== null) return preparation;
  if (left.length === 0) return call(payCardsProcedure, payLocals(locals2.you, cost ?? noCost, item, locals2.card), "become");
  return payPart(table, locals2) ?? { to: "reverse" };
}
function paid(table, locals2) {
  partPaid(table, locals2);
  return { to: "pay" };
}
function become(table, locals2) {
  const { item, sort, parts: parts2, ability: ability2, x, from, triggered } = locals2;
  const seat = locals2.you;
  show(table, locals2, false);
  const data = { seat, object: item, card: shownCard(table, item), targets: choicesShown(parts2), aimedAt: targetsShown2(table, item) };
  if (x > 0) data.x = x;
  table.newMoment();
  const source2 = locals2.self;
  if (sort === "ability") {
    const { limit } = table.library.ability(ability2).ability;
    if (limit !== void 0 && !triggered) noteUse(table, { object: source2, seat, ability: ability2 }, limit);
    table.emit(triggered ? "abilityTriggered" : "abilityActivated", triggered ? "2.4.2.1" : "2.4.1.3", { ...data, source: source2, ability: ability2 });
    if (!triggered) notice(table, "abilityActivated", { object: item, seat }, { source: source2 });
    return { done: { done: true, item } };
  }
  table.emit(sort === "activation" ? "cardActivated" : "cardMaterialized", sort === "activation" ? "2.3.1.11" : "2.3.2.11", { ...data, from });
  notice(table, sort === "activation" ? "activated" : "materialized", { object: item, seat }, { from, prepared: table.object(item).prepared === true });
  return sort === "activation" ? nextActivated(table, seat, item) : void 0;
}
function over2(_table, locals2) {
  return { done: { done: true, item: locals2.item } };
}
function reverse(table, locals2) {
  const { item, origin, sort } = locals2;
  if (origin === null) vanish(table, item);
  else restore(table, item, origin);
  const object = origin === null ? locals2.self : showTo(table, origin.row.id, table.seats());
  table.emit("playReversed", sort === "materialization" ? "2.3.2.8" : "2.3.1.7", { seat: locals2.you, was: item, object, card: locals2.card });
  return { done: { done: false } };
}
var placeTriggersProcedure = defineProcedure({ name: "placeTriggers", steps: [{ name: "order", rule: "2.1.9.3.1", run: () => call(orderTriggersProcedure, orderLocals()) }, { name: "ordered", rule: "2.1.9.3.2", run: (table, locals2) => table.local(locals2, "queue", returnedIn(locals2)) }, { name: "next", rule: "2.4.2.6", run: next3 }] });
var placeTriggersLocals = () => ({ queue: [], returned: null, answer: null, answers: null });
function next3(table, locals2) {
  const [id, ...queue] = locals2.queue;
  if (id === void 0) return { done: null };
  table.local(locals2, "queue", queue);
  const trigger = takeTrigger(table, id);
  if (!mayBePlaced(table, trigger)) {
    table.emit("triggerFailed", "2.4.2.4.1", { seat: trigger.seat, card: trigger.card, ability: trigger.ability });
    return { to: "next" };
  }
  return call(announceProcedure, triggerLocals(trigger), "next");
}
var mayBePlaced = (table, trigger) => announceable(table, triggerEnv(trigger), trigger.ability);
var turnRef = procedureRef("turn");
var opportunityProcedure = defineProcedure({ ...opportunityRef, steps: [{ name: "settle", rule: "2.5.1.3", run: settle3 }, { name: "offer", rule: "2.8.2.1.2", run: offer }, { name: "acted", rule: "2.3.1.9", run: acted }, { name: "announced", rule: "2.3.1.9", run: announced }, { name: "resolved", rule: "2.8.2.1.6", run: resolved }] });
var opportunity = (name2, rule2, always) => ({ name: name2, rule: rule2, run: (table) => !always && isQuiet(table) ? void 0 : call(opportunityProcedure, opportunityLocals(table, always)) });
function opportunityLocals(table, always) {
  return { ...actingLocals(gameOf(table).active), always };
}
var looksAt = ["order", "damage", "owes", "begun", "active", "first"];
var isQuiet = (table) => topOfStack(table) === 0 && waitingTriggers(table).length === 0 && isSettled(table);
var isSettled = remembered({ name: "whether the state of the game asks for nothing", basis: "abilities", fields: looksAt, find: (table) => !table.seats().some((seat) => playerOf(table, seat).owes) && plays(table, gameOf(table).active) && ceased(table).length === 0 && stateBased(table).length === 0 && uniquesToSettle(table) === null });
var isEnding = (table) => localsIn(frameOf(table, turnRef.name), turnRef)?.ending === true;
function putInOrder(table) {
  const gone = ceased(table);
  if (gone.length > 0) return happen(table, gone, "settle");
  if (!plays(table, gameOf(table).active) && !isEnding(table)) return unwindTo(table, "turn", "cut") ?? { done: null };
  const batch = stateBased(table);
  if (batch.length > 0) return happen(table, batch, "settle");
  for (const seat of table.seats()) setPlayer(table, seat, "owes", false);
  const unique = uniquesToSettle(table);
  if (unique !== null) return call(keepUniqueProcedure, uniqueLocals(unique), "settle");
  return void 0;
}
var stateCheckProcedure = defineProcedure({ name: "stateCheck", steps: [{ name: "settle", rule: "2.5.1.3", run: settleState }] });
var checkState = (table) => isSettled(table) ? void 0 : call(stateCheckProcedure, { returned: null });
var stateCheck = (name2) => ({ name: name2, rule: "2.5.1.3", run: checkState });
function settleState(table) {
  return putInOrder(table) ?? { done: null };
}
function settle3(table, locals2) {
  if (!isSettled(table)) {
    const control = putInOrder(table);
    if (control !== void 0) return control;
  }
  dropTriggers(table, ({ seat }) => !plays(table, seat));
  if (waitingTriggers(table).length > 0) {
    actAgain(table, locals2, gameOf(table).active);
    return call(placeTriggersProcedure, placeTriggersLocals(), "settle");
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
  const acts = offerActs(table, locals2, actsOf(table, seat), actId);
  if (able && acts.length === 0) return passed(table, locals2);
  const options = acts.map((act3) => ({ id: actId(act3), label: act3.type, params: paramsOf(table, act3), object: act3.object }));
  const { phase, step } = gameOf(table);
  table.ask(frame, { seat, kind: "act", rule: "2.8.2.1.2", params: { phase, step, stack: topOfStack(table) }, domain: { type: "options", min: 1, max: 1, options: [passOption, ...options, ...presetOptions, wishOption(table, seat)] } });
  return { wait: true };
}
function paramsOf(table, act3) {
  const { object } = act3;
  const { card } = table.object(object);
  return act3.type === "activate" ? { card, object, ability: act3.ability } : { card, object };
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
      return call(announceProcedure, playLocals(table, seat, act3.object, "activation"));
    case "activate":
      return call(announceProcedure, activateLocals(table, seat, act3.object, act3.ability));
    case "attack":
      return call(attackProcedure, declareLocals(seat, act3.object));
  }
}
function announced(table, locals2) {
  const act3 = pickedAct(locals2, actId);
  if (endAct(table, locals2, act3 === void 0 ? void 0 : actId({ ...act3, object: table.idNow(act3.object) }))) table.local(locals2, "seat", gameOf(table).active);
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
  return call(resolveProcedure, resolveLocals(table, top), "resolved");
}
function resolved(table, locals2) {
  actAgain(table, locals2, gameOf(table).active);
  return { to: "settle" };
}
var none15 = [];
function lendees(table) {
  const { combat } = gameOf(table);
  if (combat === null || table.find(combat.attacker)?.zone !== "field") return none15;
  return combat.lent.length === 0 && lenders(table, combat).length === 0 ? none15 : [combat.attacker];
}
function lenders(table, { attacker, weapon }) {
  const { order } = table.zone("intent");
  const cards = order.length === 0 ? none15 : order.filter((id) => table.object(id).attacker === attacker);
  return weapon !== 0 && table.find(weapon)?.zone === "field" ? [...cards, weapon] : cards;
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
function lentPaths(table, combat) {
  return lenders(table, combat).flatMap((id) => abilitiesNow(table, id).flatMap(({ path, ability: ability2 }) => ability2.on?.some(waitsForItself) === true ? [bound2(path, ability2, id)] : []));
}
function lentIn(table, combat) {
  if (combat === null || table.find(combat.attacker)?.zone !== "field") return none15;
  return combat.lent.length > 0 ? combat.lent : lentPaths(table, combat);
}
var partlyDistant = { combat: (before, after2, table) => {
  const [was, is] = [readAs(before), readAs(after2)];
  if (!sameList(was?.retaliators ?? none15, is?.retaliators ?? none15)) return true;
  const isSame = was?.attacker === is?.attacker && was?.weapon === is?.weapon && sameList(was?.lent ?? none15, is?.lent ?? none15);
  if (isSame) return false;
  const [lent, lends] = [lentIn(table, was), lentIn(table, is)];
  return !sameList(lent, lends) || lends.length > 0 && was?.attacker !== is?.attacker;
} };
var sameList = (one, other) => one === other || one.length === other.length && one.every((value, at) => value === other[at]);
function lend(table, _row, values) {
  const found2 = lentIn(table, gameOf(table).combat);
  if (found2.length > 0) values.abilities = [...values.abilities, ...found2];
}
function damage({ source: source2, to, amount: amount3, attack, firm = false, hit = false }, rule2) {
  return propose("damage", { object: to }, { source: source2, amount: amount3, attack, firm, hit, rule: rule2 });
}
var dealing = ["damage"];
var damageRule = { keys: () => dealing, possible: (table, { object, data }) => data.amount > 0 && isOnField(table, object) && isUnit(table, object), attempted: true, commit: (table, list) => list.map((happening) => mark2(table, happening)) };
function mark2(table, happening) {
  const { object, data } = happening;
  const amount3 = data.amount;
  const damaged = table.number(rowOf3(table, object).damage + amount3);
  setObject(table, object, "damage", damaged);
  setObject(table, object, "hurt", table.seats());
  const source2 = data.source;
  table.emit("damageDealt", data.rule, { object, card: shownCard(table, object), source: source2, sourceCard: shownCard(table, source2), amount: amount3, attack: data.attack === true, damage: damaged });
  if (data.hit === true) setCombat(table, { hit: [...combatOf(table).hit, object] });
  return happening;
}
function recover(object, amount3, rule2) {
  return propose("recover", { object }, { amount: amount3, rule: rule2 });
}
var recovering = ["recovered"];
var recoverRule = { keys: () => recovering, possible: (table, { object, data }) => isOnField(table, object) && data.amount > 0 && rowOf3(table, object).damage > 0, commit: (table, list) => list.map((happening) => {
  const { object, data } = happening;
  const had = rowOf3(table, object).damage;
  const amount3 = Math.min(had, data.amount);
  setObject(table, object, "damage", had - amount3);
  table.emit("damageRemoved", data.rule, { object, card: shownCard(table, object), amount: amount3 });
  return { ...happening, data: { ...data, amount: amount3 } };
}) };
function clearMarked(table) {
  for (const id of table.zone("field").order) if (rowOf3(table, id).damage > 0 && !isType(table, id, "champion")) setObject(table, id, "damage", 0);
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
var combatProcedure = defineProcedure({ ...combatRef, steps: [{ name: "declared", rule: "2.2.7.0.1", run: declared }, opportunity("declaredOpportunity", "2.2.7.0.2", false), { name: "retaliation", rule: "2.2.7.1", run: beginRetaliation }, opportunity("retaliationOpportunity", "2.2.7.1.1", true), { name: "who", rule: "2.2.7.1.2", run: (table, locals2) => table.local(locals2, "retaliating", [...turnOrder(table)]) }, { name: "askRetaliators", rule: "2.2.7.1.2", run: askRetaliators }, { name: "retaliatorsChosen", rule: "2.2.7.1.2.1", run: takeRetaliators }, { name: "tellRetaliators", rule: "2.2.7.1.2.1", run: tellRetaliators }, opportunity("retaliatedOpportunity", "2.2.7.1.3", false), { name: "damage", rule: "2.2.7.2", run: (table) => enterStep(table, "damage", "2.2.7.2") }, opportunity("damageOpportunity", "2.2.7.2.1", true), { name: "deal", rule: "2.2.7.2.2", run: dealCombatDamage }, { name: "end", rule: "2.2.7.3.1", run: beginEnd }, { name: "clear", rule: "2.2.7.3.1.1", run: clearIntent }, opportunity("endOpportunity", "2.2.7.3.2", false), { name: "ends", rule: "2.2.0.5", run: endEffectsOfCombat }, stateCheck("ended"), { name: "over", rule: "2.2.7.3.3", run: over3 }, { name: "cut", rule: "2.2.8.1", run: cut2 }] });
function declared(table) {
  const { attacker, targets, seat, weapon, firm } = combatOf(table);
  const [target = 0] = targets;
  const cards = targets.map((id) => shownCard(table, id));
  setGame(table, "step", "declaration");
  table.newMoment();
  table.emit("attacked", "2.6.7.1", { seat, object: attacker, card: shownCard(table, attacker), target, targetCard: cards.length === 1 ? cards[0] : cards, weapon, weaponCard: shownCard(table, weapon) });
  notice(table, "attacks", { object: attacker, seat }, { target, weapon });
  for (const object of targets) notice(table, "isAttacked", { object, seat: table.controllerOf(table.object(object)) }, { by: attacker, firm });
  return momentOf(table, "attacks", { object: attacker, seat, target, weapon }) ?? void 0;
}
function beginRetaliation(table) {
  enterStep(table, "retaliation", "2.2.7.1");
  setCombat(table, { present: table.zone("field").order.filter((id) => isUnit(table, id)) });
}
function isAmbushing(table, id) {
  return hasKeyword(table, id, "ambush") && table.controllerOf(table.object(id)) !== combatOf(table).seat;
}
function isSpared(table) {
  const { attacker, weapon } = combatOf(table);
  return attackWith(table, attacker, weapon).some((id) => forbids(table, id, "beRetaliated"));
}
function mayRetaliate(table, seat, id) {
  if (!isOnField(table, id) || !(combatOf(table).targets.includes(id) || isAmbushing(table, id)) || table.controllerOf(table.object(id)) !== seat) return false;
  return isUnit(table, id) && (!rowOf3(table, id).rested || hasKeyword(table, id, "steadfast")) && powerOf(table, id) > 0 && !forbids(table, id, "retaliate");
}
function askRetaliators(table, locals2, frame) {
  const [seat, ...others] = locals2.retaliating;
  if (seat === void 0) return { to: "tellRetaliators" };
  table.local(locals2, "retaliating", others);
  const found2 = combatOf(table).present.filter((id) => mayRetaliate(table, seat, id));
  if (found2.length === 0 || !isOnField(table, combatOf(table).attacker) || isSpared(table)) return { to: "askRetaliators" };
  const options = found2.map((id) => ({ id: `object:${id}`, label: "object", params: { card: shownCard(table, id), object: id }, object: id }));
  const { attacker } = combatOf(table);
  table.ask(frame, { seat, kind: "retaliate", rule: "2.2.7.1.2", params: { card: shownCard(table, attacker), object: attacker }, domain: { type: "options", min: 0, max: options.length, options } });
  return { wait: true };
}
function takeRetaliators(table, locals2) {
  const ids2 = picksOf(locals2.answer).map((pick) => Number(pick.slice("object:".length)));
  setCombat(table, { retaliators: [...combatOf(table).retaliators, ...ids2] });
  return happen(table, ids2.filter((id) => !hasKeyword(table, id, "steadfast")).map((id) => rest(id, "2.2.7.1.2")), "askRetaliators");
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
  setCombat(table, { lent: lentPaths(table, combatOf(table)) });
}
function clearIntent(table) {
  return happen(table, table.zone("intent").order.map((id) => move(id, { to: "graveyard" }, "2.2.7.3.1.1")));
}
function endEffectsOfCombat(table) {
  endLasting(table, "endOfCombat");
}
function over3(table) {
  leaveCombat(table);
  return { done: null };
}
function leaveCombat(table) {
  table.emit("combatEnded", "2.2.7.3.3", { seat: gameOf(table).active });
  endEffectsOfCombat(table);
  setGame(table, "combat", null);
  setGame(table, "step", "");
}
function cut2(table) {
  dropTriggers(table);
  const waiting2 = [...table.zone("effectsStack").order];
  const cards = waiting2.filter((id) => table.object(id).kind !== "item");
  for (const id of waiting2) if (!cards.includes(id)) vanish(table, id);
  return happen(table, cards.map((id) => move(id, { to: "banishment" }, "2.2.8.1")), "end");
}
function becomeDistant(object, rule2) {
  return propose("becomeDistant", { object }, { rule: rule2 });
}
var becoming = ["becameDistant"];
var becomeDistantRule = { keys: () => becoming, possible: (table, { object }) => isOnField(table, object) && isUnit(table, object) && !rowOf3(table, object).distant, commit: (table, list) => {
  for (const { object, data } of list) {
    setObject(table, object, "distant", true);
    table.emit("becameDistant", data.rule, { object, card: shownCard(table, object) });
  }
  return list;
} };
function endDistance(table, active) {
  for (const id of fieldOf2(table, active)) setObject(table, id, "distant", false);
}
function draw(seat, amount3, rule2, to = "hand") {
  return propose("draws", { seat }, { amount: amount3, to, rule: rule2 });
}
var drawing = ["drew"];
var drawingSeveral = ["draws"];
var drawsRule = { keys: () => drawingSeveral, inOrder: true, contains: (_table, { seat, data }) => {
  const one = propose("draw", { seat }, { to: data.to, rule: data.rule });
  return Array.from({ length: data.amount }, () => one);
} };
var drawRule = { keys: () => drawing, possible: (table, { seat }) => !forbidsPlayer(table, seat, "draw"), commit: (table, list) => list.map((happening) => drawOne(table, happening)) };
function drawOne(table, happening) {
  const { seat, data } = happening;
  const [top] = table.zoneOf("mainDeck", seat).order;
  if (top === void 0) {
    setPlayer(table, seat, "owes", true);
    table.emit("deckRanOut", "2.10.6", { seat });
    return null;
  }
  const { card } = table.object(top);
  const now = place(table, top, { zone: `${data.to}:${seat}`, at: "bottom" });
  table.emit("cardDrawn", data.rule, { seat, zone: data.to }, [{ seats: [seat], data: { card, object: now } }]);
  return { ...happening, data: { ...data, now } };
}
function foster(object, rule2) {
  return propose("foster", { object }, { rule: rule2 });
}
var fostering = ["fostered"];
var fosterRule = { keys: () => fostering, possible: (table, { object }) => isOnField(table, object) && isType(table, object, "ally") && !rowOf3(table, object).fostered, commit: (table, list) => {
  for (const { object, data } of list) {
    setObject(table, object, "fostered", true);
    table.emit("becameFostered", data.rule, { object, card: shownCard(table, object) });
  }
  return list;
} };
function forgetHurts(table, active) {
  for (const id of table.zone("field").order) {
    const { hurt } = rowOf3(table, id);
    if (hurt.includes(active)) setObject(table, id, "hurt", hurt.filter((seat) => seat !== active));
  }
}
var isHurt = (table, row) => fieldsOf(row).hurt.includes(table.controllerOf(row));
function duration(table, env, name2, verb2) {
  if (name2 === "nextActivation") return untilNext(env.you);
  if (name2 === "endOfPhase" && gameOf(table).combat !== null) return "endOfCombat";
  return durationOf(table, env, name2, verb2, gameOf(table).turn, isOnField);
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
  const options = deck.filter((id) => !refused.includes(id) && mayMaterialize(table, active, id)).map((id) => ({ id: `object:${id}`, label: "materialize", params: { card: table.object(id).card, object: id }, object: id }));
  table.ask(frame, { seat: active, kind: "materialize", rule: "2.2.2.3", domain: { type: "options", min: 1, max: 1, options: [{ id: "pass", label: "none" }, ...options] } });
  return { wait: true };
}
function takeMaterialize(table, locals2) {
  const [pick] = picksOf(locals2.answer);
  table.local(locals2, "returned", null);
  if (pick === "pass") return { to: "materialized" };
  const object = Number(pick.slice("object:".length));
  table.local(locals2, "refused", [...locals2.refused, object]);
  return call(announceProcedure, playLocals(table, gameOf(table).active, object, "materialization"), "announced");
}
function announcedMaterial(_table, locals2) {
  return locals2.returned?.done === false ? { to: "askMaterialize" } : { to: "materialized" };
}
var spirits = (table, seat) => table.zoneOf("materialDeck", seat).order.filter((id) => printedLevel(table, table.object(id)) === 0);
function askSpirit(table, locals2, frame) {
  const { active } = gameOf(table);
  const found2 = spirits(table, active);
  const options = found2.map((id) => ({ id: `object:${id}`, label: "object", params: { card: table.object(id).card, object: id }, object: id }));
  const [only2] = options;
  if (options.length < 2) {
    table.local(locals2, "answer", { picks: only2 === void 0 ? [] : [only2.id] });
    return void 0;
  }
  table.ask(frame, { seat: active, kind: "chooseSpirit", rule: "1.3.3", domain: { type: "options", min: 1, max: 1, options } });
  return { wait: true };
}
function putSpirit(table, locals2) {
  const { active } = gameOf(table);
  const [pick] = picksOf(locals2.answer);
  setPlayer(table, active, "begun", true);
  return pick === void 0 ? void 0 : happen(table, [move(Number(pick.slice("object:".length)), { to: "field", under: active }, "1.3.3")]);
}
var phaseEnds = (phase) => [{ name: `${phase}Ends`, rule: "2.2.0.5", run: endOfPhase }, stateCheck(`${phase}Over`)];
var turnProcedure = defineProcedure({ ...turnRef, steps: [{ name: "begin", rule: "2.2.0.1", run: begin6 }, { name: "opening", rule: "1.3.3", run: (table) => enterPhase(table, "opening", "1.3.3") }, { name: "askSpirit", rule: "1.3.3", run: askSpirit }, { name: "putSpirit", rule: "1.7.1.2", run: putSpirit }, opportunity("openingOpportunity", "1.3.3", false), ...phaseEnds("opening"), { name: "opened", rule: "1.3.4", run: opened }, { name: "wakeUp", rule: "2.2.1", run: (table) => enterPhase(table, "wakeUp", "2.2.1.1") }, { name: "wakeAll", rule: "2.2.1.1", run: wakeAll }, opportunity("wakeUpOpportunity", "2.2.1.1.1", false), ...phaseEnds("wakeUp"), { name: "materialize", rule: "2.2.2", run: (table) => enterPhase(table, "materialize", "2.2.2.2") }, opportunity("materializeOpportunity", "2.2.2.2", false), { name: "askMaterialize", rule: "2.2.2.3", run: askMaterialize }, { name: "materializeChosen", rule: "2.2.2.3", run: takeMaterialize }, { name: "announced", rule: "2.3.2.8", run: announcedMaterial }, { name: "materialized", rule: "2.3.2.10", run: () => void 0 }, opportunity("materializedOpportunity", "2.2.2.4", false), ...phaseEnds("materialize"), { name: "recollection", rule: "2.2.3", run: (table) => enterPhase(table, "recollection", "2.2.3.1") }, opportunity("recollectionOpportunity", "2.2.3.1", true), { name: "recollect", rule: "2.2.3.2", run: recollect }, opportunity("recollectedOpportunity", "2.2.3.3", false), ...phaseEnds("recollection"), { name: "draw", rule: "2.2.4", run: (table) => enterPhase(table, "draw", "2.2.4.1") }, { name: "drawCard", rule: "2.2.4.1", run: (table) => happen(table, [draw(gameOf(table).active, 1, "2.2.4.1")]) }, opportunity("drawOpportunity", "2.2.4.1.1", false), ...phaseEnds("draw"), { name: "main", rule: "2.2.5", run: (table) => enterPhase(table, "main", "2.2.5.1") }, opportunity("mainOpportunity", "2.2.5.1", true), ...phaseEnds("main"), { name: "end", rule: "2.2.6", run: (table) => enterPhase(table, "end", "2.2.6.1") }, opportunity("endOpportunity", "2.2.6.3", true), { name: "cleanUp", rule: "2.2.6.4", run: cleanUp }, { name: "cleanedUp", rule: "2.5.1.3", run: checkState }, { name: "over", rule: "2.2.6.4.3", run: over4 }, { name: "cut", rule: "2.2.8.2", run: cut3 }, { name: "cutPhase", rule: "2.2.8.2", run: cutPhase }, { name: "cutOver", rule: "2.5.1.3", run: checkState }, { name: "lastPart", rule: "2.2.8.2", run: lastPart }] });
function turnLocals(seat) {
  return { seat, ending: false, refused: [], returned: null, answer: null, answers: null };
}
function begin6(table, locals2) {
  const seat = locals2.seat;
  const turn2 = gameOf(table).turn + 1;
  beginSpan(table, "turn");
  setGame(table, "turn", turn2);
  setGame(table, "active", seat);
  setPlayer(table, seat, "turns", playerOf(table, seat).turns + 1);
  endUntilTurnOf(table, seat);
  beginTurnPresets(table, seat);
  table.newMoment();
  table.emit("turnBegan", "2.2.0.1", { seat, turn: turn2 });
  notice(table, "turnStart", { seat });
  return playerOf(table, seat).turns === 1 ? void 0 : { to: "wakeUp" };
}
function enterPhase(table, phase, rule2) {
  setGame(table, "phase", phase);
  table.newMoment();
  const { active } = gameOf(table);
  table.emit("phaseBegan", rule2, { phase, seat: active });
  notice(table, `phase:${phase}`, { seat: active }, { phase });
  return checkState(table);
}
function opened(table) {
  const { active, first } = gameOf(table);
  return { to: table.seats().length === 2 && active === first ? "main" : "draw" };
}
function wakeAll(table) {
  return happen(table, fieldOf2(table, gameOf(table).active).map((id) => wakeUp(id, "2.2.1.1")));
}
function recollect(table) {
  return happen(table, table.zoneOf("memory", gameOf(table).active).order.map((id) => move(id, { to: "hand", act: "recollected" }, "2.2.3.2")));
}
function cleanUp(table, locals2) {
  table.local(locals2, "ending", true);
  clearMarked(table);
  endDistance(table, gameOf(table).active);
  forgetHurts(table, gameOf(table).active);
  endOfTurns2(table);
  endOfPhase(table);
}
function over4(table) {
  const { active, turn: turn2 } = gameOf(table);
  table.emit("turnEnded", "2.2.6.4.3", { seat: active, turn: turn2 });
  return { done: null };
}
function cut3(table, locals2) {
  table.local(locals2, "ending", true);
  dropTriggers(table);
  const gone = ceased(table);
  const ofPlayers2 = (kind2) => table.zone(kind2).order.filter((id) => plays(table, table.object(id).owner));
  const waiting2 = ofPlayers2("effectsStack");
  const cards = waiting2.filter((id) => table.object(id).kind !== "item");
  for (const id of waiting2) if (!cards.includes(id)) vanish(table, id);
  return happen(table, [...gone, ...cards.map((id) => move(id, { to: "banishment" }, "2.2.8.2")), ...ofPlayers2("intent").map((id) => move(id, { to: "graveyard" }, "2.1.10.3"))]);
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
var gameProcedure = defineProcedure({ name: "game", steps: [{ name: "shuffle", rule: "1.3.1", run: (table) => table.seats().forEach((seat) => void reshuffle(table, `mainDeck:${seat}`, "1.3.1")) }, { name: "decideFirst", rule: "1.3.2", run: decideFirst }, { name: "nextTurn", rule: "1.3.5", run: nextTurn }] });
var gameLocals = (first = -1) => ({ first, answer: null, answers: null, returned: null });
function decideFirst(table, locals2) {
  const chosen = locals2.first;
  const first = chosen >= 0 ? chosen : table.random("firstPlayer", table.pins.seats, "1.3.2");
  setGame(table, "first", first);
  table.emit("firstPlayerDecided", chosen >= 0 ? "1.4.7.2" : "1.3.2", { seat: first });
}
function nextTurn(table) {
  if (!turnBegins(table)) return void 0;
  const { active, first } = gameOf(table);
  const seat = active < 0 ? first : nextSeat(table, active);
  return call(turnProcedure, turnLocals(seat), "nextTurn");
}
var starts = { opening: "opening", wakeUp: "wakeUp", materialize: "materialize", recollection: "recollection", draw: "draw", main: "main", end: "end" };
var piles = ["mainDeck", "materialDeck", "hand", "memory", "graveyard", "banishment"];
function arrange(table, arrangement) {
  const given2 = recordIn(arrangement, "the table");
  refuseOtherFields(given2, ["turn", "first", "players", "zones"], "the table");
  layOut(table, Array.from({ length: table.pins.seats }, () => ({ material: [], main: [], side: [] })));
  const turn2 = given2.turn === void 0 ? {} : recordIn(given2.turn, "turn");
  refuseOtherFields(turn2, ["number", "seat", "phase"], "turn");
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
  if (players2.length > seats) throw new ArrangementError(`more players are given than the ${seats} seats`);
  players2.forEach((player3, at) => arrangePlayer(table, at, recordIn(player3, `players[${at}]`)));
  const shared2 = given2.zones === void 0 ? {} : recordIn(given2.zones, "zones");
  refuseOtherFields(shared2, ["field"], "zones");
  listIn(shared2.field, "zones.field").forEach((card, at) => arrangeObject(table, recordIn(card, `zones.field[${at}]`), number, `zones.field[${at}]`));
  for (const each of table.seats()) if (each !== seat || phase !== "opening") setPlayer(table, each, "begun", hasChampion(table, each));
  beginAt(table, matchRef2, "ended", matchLocals());
  beginAt(table, gameProcedure, "nextTurn", gameLocals());
  beginAt(table, turnProcedure, step, turnLocals(seat));
}
var hasChampion = (table, seat) => table.zone("field").order.some((id) => table.object(id).controller === seat && valuesOf2(table, id).types.includes("champion"));
function arrangePlayer(table, seat, given2) {
  const what3 = `players[${seat}]`;
  refuseOtherFields(given2, piles, what3);
  for (const zone of piles) {
    listIn(given2[zone], zone).forEach((card, at) => {
      const id = place(table, table.create(cardIn(table, card, `${what3}.${zone}[${at}]`), seat).id, { zone: `${zone}:${seat}`, at: "bottom" });
      if (isFlagged(card, "faceDown")) setObject(table, id, "faceDown", true);
    });
  }
}
var isFlagged = (card, name2) => typeof card === "object" && card !== null && !Array.isArray(card) && card[name2] === true;
function arrangeObject(table, row, turn2, what3) {
  refuseOtherFields(row, ["card", "as", "seat", "owner", "rested", "new", "damage", "counters", "under", "token", "distant", "fostered"], what3);
  const seat = integerIn(row.seat, 0, `${what3}.seat`);
  if (seat >= table.pins.seats) throw new ArrangementError(`there is no seat ${seat}`);
  const owner = integerIn(row.owner, seat, `${what3}.owner`);
  const id = place(table, table.create(cardIn(table, row, what3), owner, row.token === true ? "token" : "card").id, { zone: "field", at: "bottom" });
  table.set(table.object(id), "controller", seat);
  listIn(row.under, `${what3}.under`).forEach((card, at) => void place(table, table.create(cardIn(table, card, `${what3}.under[${at}]`), owner).id, { host: id, as: "under", at: "bottom" }));
  setObject(table, id, "cameTurn", row.new === true ? turn2 : turn2 - 1);
  if (row.rested === true) setObject(table, id, "rested", true);
  if (row.fostered === true) setObject(table, id, "fostered", true);
  if (row.distant === true) setObject(table, id, "distant", true);
  if (row.damage !== void 0) setObject(table, id, "damage", integerIn(row.damage, 0, `${what3}.damage`));
  const counters = row.counters === void 0 ? {} : recordIn(row.counters, `${what3}.counters`);
  const own = counters.durability === void 0 && hasDurability(table, id) ? { durability: valuesOf2(table, id).durability } : {};
  setObject(table, id, "counters", tallySum(own, counters));
}
var cardTypes = ["champion", "ally", "action", "attack", "weapon", "item", "domain", "phantasia"];
var supertypes = ["unique", "regalia"];
var elements = ["norm", "fire", "water", "wind", "arcane", "astra", "crux", "exia", "luxem", "neos", "tera", "umbra", "exalted"];
var costKinds = ["reserve", "memory"];
var speeds = ["fast", "slow"];
var moving = { always: ["act", "at", "attacker", "by", "faceDown", "from", "object", "owner", "prepared", "rested", "reveal", "rule", "to", "under"], afterwards: ["from", "owner"] };
var comingWith = ["copy", "counters", "damage", "lineage"];
var onField = { always: ["object", "rule"], sometimes: (moving.always ?? []).filter((field2) => !["object", "rule"].includes(field2)), afterwards: ["from", "owner"] };
var ofObject2 = { always: ["object", "rule"] };
var ofStep = { always: ["object", "seat", "step"] };
var ofCounters = { always: ["amount", "kind", "object", "rule"] };
var ofPhase = { always: ["phase", "seat"] };
var events = { ...Object.fromEntries(phases.map((phase) => [`phase:${phase}`, ofPhase])), abilityActivated: { always: ["object", "seat", "source"] }, activated: { always: ["from", "object", "prepared", "seat"] }, attacks: { always: ["object", "seat", "target", "weapon"] }, banished: moving, becameDistant: ofObject2, counterPut: ofCounters, counterRemoved: ofCounters, created: { always: ["amount", "by", "copy", "objects", "rested", "rule", "seat", "token"] }, damage: { always: ["amount", "attack", "firm", "hit", "object", "rule", "source"] }, destroyed: moving, died: moving, draws: { always: ["amount", "rule", "seat", "to"] }, drew: { always: ["object", "rule", "seat", "to"], afterwards: ["object"] }, entered: { ...onField, sometimes: [...onField.sometimes ?? [], ...comingWith, "with"] }, fostered: ofObject2, glimpsed: { always: ["amount", "seat"] }, isAttacked: { always: ["by", "firm", "object", "seat"] }, killed: moving, left: onField, leveledUp: { always: ["from", "object", "rule", "to", "with"], sometimes: ["copy"], afterwards: ["from", "to"] }, lost: { always: ["reason", "rule", "seat"] }, materialized: { always: ["from", "object", "prepared", "seat"] }, moved: { ...moving, sometimes: comingWith }, recovered: { always: ["amount", "object", "rule"] }, rested: ofObject2, retaliates: { always: ["attacker", "object", "seat"] }, state: {}, "step:damage": ofStep, "step:endOfCombat": ofStep, "step:retaliation": ofStep, toBeDestroyed: { always: ["act", "by", "object", "rule"] }, toGraveyard: moving, turnStart: { always: ["seat"] }, wokeUp: ofObject2 };
var zones = [...ownZones, ...sharedZones];
var kind = "text";
var what = { needs: { what: "ref" } };
var counted5 = { needs: { what: "ref", kind }, may: { amount: "amount" } };
var paid2 = { needs: { amount: "amount" } };
var played = { needs: { what: "ref" }, may: { free: "flag", by: "player" } };
var player2 = { may: { player: "player" } };
var picking = (may = {}, needs = {}) => ({ needs, may: { what: "ref", choose: "choice", ...may }, oneOf: ["what", "choose"] });
var verbForms = { draw: { may: { player: "player", amount: "amount", to: ["hand", "memory"], deckOf: "player" } }, dealDamage: { needs: { to: "ref" }, may: { amount: "amount", divided: "reads", firm: "flag" }, oneOf: ["amount", "divided"] }, recover: { needs: { what: "ref", amount: "amount" } }, destroy: what, move: { needs: { what: "ref", to: zones }, may: { under: "player", at: { or: [["top", "bottom"], "number"] }, rested: "flag", reveal: "flag", faceDown: "flag" } }, negate: { needs: { what: "ref" }, may: { to: ["graveyard", "banishment"] } }, addCounters: counted5, entersWith: counted5, removeCounters: counted5, payCounters: { needs: { kind }, may: { what: "ref", amount: "amount" } }, wakeUp: what, becomeDistant: what, foster: what, redirect: { needs: { to: "ref" }, may: { intercepting: "flag" } }, restSelf: {}, sacrificeSelf: {}, banishSelf: {}, bringBack: what, banish: picking({ faceDown: "flag" }), discard: picking(), sacrifice: picking(), rest: picking(), takeCounter: picking({}, { kind }), materialize: played, activate: played, payReserve: paid2, payMemory: paid2, summon: { may: { token: "card", copyOf: "ref", except: "rewriting", player: "player", amount: "amount", rested: "flag" }, oneOf: ["token", "copyOf"] }, copy: { needs: { what: "ref" }, may: { amount: "amount", retarget: "flag" } }, entersAs: { needs: { copyOf: "ref" }, may: { except: "rewriting" } }, glimpse: { needs: { amount: "amount" }, may: { player: "player" } }, winGame: player2, loseGame: player2, drawGame: {}, endTurn: {}, endCombat: {} };
var restriction = { fields: { may: { class: "flag", element: "flag", level: "number", champion: "text", damage: "number", memory: "number" } } };
var plain2 = { may: { only: restriction } };
var numbered = { needs: { amount: "number" }, may: { only: restriction } };
var keywords = { floatingMemory: plain2, efficiency: plain2, fastActivation: plain2, classLocked: plain2, levelLocked: numbered, reservable: plain2, prepare: numbered, stealth: plain2, trueSight: plain2, taunt: plain2, intercept: plain2, spellshroud: plain2, vigor: plain2, hindered: plain2, pride: numbered, retort: numbered, ambush: plain2, steadfast: plain2, immortality: plain2, renewable: plain2, cleave: plain2, ranged: numbered, foster: plain2, divineRelic: plain2 };
var rules = { cant: { needs: { what: forbidden }, may: { where: "fits", by: ["opponent"] } }, cost: { needs: { kind: costKinds }, may: { more: "amount", less: "amount", where: "fits", each: "fits", atLevel: "number" } }, empower: { needs: { amount: "amount", where: "fits" } }, fast: { needs: { where: "fits" } }, as: { needs: { type: cardTypes, doing: ["attack"] } }, element: { needs: { element: elements, enabled: "flag" } } };
var vocabulary = { entries: { keywords: { words: keywords }, rules: { words: rules } }, abilityWords: ["enlighten"], characteristics: { abilities: "any", activatable: "flag", attackable: "flag", attacking: "flag", awake: "flag", cameThisTurn: "flag", championLevel: "number", classes: "text", cost: "number", costKind: costKinds, damage: "number", damaged: "flag", defending: "flag", distant: "flag", durability: "number", durabilityCounters: "number", elements, empowered: "flag", enlightenCounters: "number", fostered: "flag", hurt: "flag", intercepting: "flag", item: ["ability", "activation"], keywords: "any", lashCounters: "number", level: "number", life: "number", lineage: "text", materializable: "flag", name: "text", named: "text", obeys: "flag", power: "number", preparationCounters: "number", prepared: "flag", rested: "flag", retaliating: "flag", rules: "any", speed: speeds, subtypes: "text", supertypes, token: "flag", types: cardTypes, withKeyword: Object.keys(keywords) }, printed: { classes: { listOf: "text" }, cost: { or: [{ fields: { needs: { kind: costKinds, amount: { or: ["number", ["X"]] } } } }, { only: null }] }, durability: "number", elements: { listOf: elements }, keywords: { listOf: "keyword" }, level: "number", life: "number", lineage: "text", power: "number", speed: speeds, subtypes: { listOf: "text" }, supertypes: { listOf: supertypes }, types: { listOf: cardTypes } }, events, eventValues: { amount: "number", attack: "flag", from: [...ownZones, ...sharedZones], hit: "flag", prepared: "flag", to: [...ownZones, ...sharedZones] }, names: { bound: ["x"], noted: [], read: [] }, durations: ["endOfCombat", "endOfPhase", "endOfTurn", "endOfYourNextTurn", "game", "leaves", "nextActivation", "while", "yourNextTurn"], spans: ["turn", "game"], refunds: [], marks: { activating: "condition", as: "announces", cost: ["additional", "instead", "optional", "usual"], inherited: "flag", keyword: Object.keys(keywords), only: restriction, timing: ["slow"] }, verbs: verbForms, phases: [...phases, "declaration", "retaliation", "damage", "endOfCombat"], playerAmounts: ["banishment", "graveyard", "hand", "mainDeck", "materialDeck", "memory"], matchAmounts: ["turn"], gameFields: {}, purposes: [], faceKinds: [] };
var deckParts = ["material", "main", "side"];
var readDeck = (deck) => readDeckParts(deck, deckParts);
var sideboard = { cards: 15, points: 15, main: 1, material: 3 };
var formats = { single: { id: "single", bestOf: 1, onTimeOut: "loseMatch", options: { decks: "constructed", sideboard } }, match: { id: "match", bestOf: 3, onTimeOut: "loseMatch", options: { decks: "constructed", sideboard } }, limited: { id: "limited", bestOf: 1, onTimeOut: "loseMatch", options: { decks: "limited" } }, open: { id: "open", bestOf: 1, onTimeOut: "loseMatch", options: {} } };
var sideboardLimits = ({ options }) => options.sideboard === void 0 ? null : readAs(options.sideboard);
var smallestMainDeck = 60;
var mostCopies = 4;
var largestMaterialDeck = 12;
var constructed = { main: smallestMainDeck, copies: mostCopies, material: largestMaterialDeck, rules: { main: "1.5.1.1", copies: "1.5.1.1", material: "1.5.1.2", champion: "1.5.1.3" } };
var limited = { main: 30, copies: null, material: null, rules: { main: "1.5.2.1", copies: "1.5.2.1", material: "1.5.2.2", champion: "1.5.2.2" } };
var malformedDeck = deckViolation("deck/malformed", "1.5.1", [], "A deck must have two lists of card ids: material and main.");
var factsOf2 = (card) => readAs(card.printed);
var isMaterial = (card) => factsOf2(card).types.includes("champion") || factsOf2(card).supertypes.includes("regalia");
function validateDeck(cards, format, value) {
  const deck = readDeck(value);
  if (deck === null) return [malformedDeck];
  const index = indexCards(cards);
  const unknown = unknownCards("1.5.3", cardsOfDeck(deck), index);
  if (unknown.length > 0) return unknown;
  const limits2 = format.options.decks === "constructed" ? constructed : format.options.decks === "limited" ? limited : null;
  return [...misplaced(deck, index), ...relics(deck, index), ...limits2 === null ? withoutChampion(deck, index, limited) : faults(deck, index, limits2), ...tooMuchAside(deck, index, sideboardLimits(format))];
}
function misplaced(deck, index) {
  const wrong = (part, is) => [...new Set(deck[part])].filter((id) => isMaterial(index.card(id)) !== is);
  const [material, main] = [wrong("material", true), wrong("main", false)];
  return [...material.length > 0 ? [deckViolation("deck/wrong-part", "1.3.1.1", material, "A material deck may hold only champions and regalia.")] : [], ...main.length > 0 ? [deckViolation("deck/wrong-part", "2.1.2.4", main, "Champions and regalia can't be in a main deck.")] : []];
}
function faults(deck, index, limits2) {
  const { main, material, copies, rules: rules3 } = limits2;
  return [...deck.main.length < main ? [deckViolation("deck/too-small", rules3.main, [], `The main deck has ${deck.main.length} cards, at least ${main} are needed.`, { count: deck.main.length, least: main })] : [], ...material !== null && deck.material.length > material ? [deckViolation("deck/too-large", rules3.material, [], `The material deck has ${deck.material.length} cards, at most ${material} are allowed.`, { count: deck.material.length, most: material })] : [], ...copies === null ? [] : tooMany(deck.main, copies, rules3.copies), ...material === null ? [] : tooMany(deck.material, 1, rules3.material), ...withoutChampion(deck, index, limits2)];
}
function tooMuchAside({ side }, index, limits2) {
  if (limits2 === null) return [];
  const points = side.reduce((sum, id) => sum + limits2[isMaterial(index.card(id)) ? "material" : "main"], 0);
  return [...side.length > limits2.cards ? [deckViolation("deck/side", "ruling:33", [], `The sideboard has ${side.length} cards, at most ${limits2.cards} are allowed.`, { count: side.length, most: limits2.cards })] : [], ...points > limits2.points ? [deckViolation("deck/side", "ruling:33", [], `The sideboard counts ${points} points, at most ${limits2.points} are allowed.`, { points, most: limits2.points })] : []];
}
var compareDecks = (registered, now) => sameCards(registered, now) ? [] : [deckViolation("deck/other-cards", "ruling:33", [], "The decks hold other cards than the registered ones.")];
function relics(deck, index) {
  const found2 = deck.material.filter((id) => factsOf2(index.card(id)).keywords.some((keyword2) => keyword2 === "divineRelic"));
  return found2.length < 2 ? [] : [deckViolation("deck/too-many-copies", "ext.1.8", [...new Set(found2)], "A material deck may hold only one divine relic.", { count: found2.length, most: 1 })];
}
function tooMany(cards, most, rule2) {
  const counts2 = /* @__PURE__ */ new Map();
  for (const id of cards) counts2.set(id, (counts2.get(id) ?? 0) + 1);
  return [...counts2].filter(([, count2]) => count2 > most).map(([id, count2]) => deckViolation("deck/too-many-copies", rule2, [id], `The deck has ${count2} copies of ${id}; the limit is ${most}.`, { count: count2, most }));
}
function withoutChampion(deck, index, { rules: rules3 }) {
  return deck.material.some((id) => factsOf2(index.card(id)).level === 0) ? [] : [deckViolation("deck/no-champion", rules3.champion, [], "The material deck has no champion of level 0.")];
}
var title = /^#?\s*(material|main|side)(?: ?(?:deck|board))?\s*:?\s*(?:\(\d+\))?$/i;
var titled = (line) => title.exec(line)?.[1]?.toLowerCase() ?? null;
var bare3 = (line) => {
  const trimmed = line.replace(/\/\/.*$/, "").trim();
  return titled(trimmed) === null ? trimmed.replace(/#.*$/, "").trim() : trimmed;
};
var form = { parts: deckParts, bare: bare3, titled, place: (card, under) => under === "side" ? "side" : isMaterial(card) ? "material" : "main", titles: [["material", "# Material"], ["main", "# Main"], ["side", "# Sideboard"]], malformed: malformedDeck, unknown: "1.5.3" };
var parseDeckText = (text2, cards) => readDeckText(text2, cards, form);
var printDeckText2 = (deck, cards) => printDeckText(deck, cards, form);
var deckForms = { text: (cards, deck) => printDeckText2(deck, cards) };
var win = (seat, rule2) => propose("win", { seat }, { rule: rule2 });
var tie = (rule2) => propose("tie", {}, { rule: rule2 });
var endTurn = (rule2) => propose("endTurn", {}, { rule: rule2 });
var endCombat = (rule2) => propose("endCombat", {}, { rule: rule2 });
var unwatched2 = [];
var isOn = (table) => frameOf(table, "game") !== null;
var winRule = { keys: () => unwatched2, possible: (table, { seat }) => plays(table, seat), commit: (table, list) => {
  if (!isOn(table)) return list;
  const [{ seat, data }] = list;
  const winning = list.map((one) => one.seat);
  const areAll = table.seats().every((one) => winning.includes(one) || !plays(table, one));
  conclude(table, areAll ? { winners: [], reason: "draw", rule: "1.4.4.2" } : { winners: [seat], reason: "effect", rule: data.rule });
  return list;
} };
var tieRule = { keys: () => unwatched2, possible: () => true, commit: (table, list) => {
  for (const { data } of list) if (isOn(table)) conclude(table, { winners: [], reason: "draw", rule: data.rule });
  return list;
} };
var endTurnRule = { keys: () => unwatched2, commit: (table, list) => {
  unwindTo(table, "turn", "cut");
  return list;
} };
var endCombatRule = { keys: () => unwatched2, possible: (table) => frameOf(table, "combat") !== null, commit: (table, list) => {
  unwindTo(table, "combat", "cut");
  return list;
} };
function create(seat, { token, amount: amount3, rested, copy: copy2, by }, rule2) {
  return propose("create", { seat }, { token, amount: amount3, rested, copy: copy2, by, rule: rule2, objects: [] });
}
var creating = ["created"];
var createRule = { keys: () => creating, possible: (_table, { data }) => data.amount > 0, makes: (table, happening) => {
  const { seat, data } = happening;
  const objects = Array.from({ length: data.amount }, () => table.create(data.token, seat, "token").id);
  for (const id of objects) setObject(table, id, "copy", data.copy);
  return { ...happening, data: { ...data, objects } };
}, contains: (_table, { seat, data }) => data.objects.map((id) => move(id, { to: "field", under: seat, rested: data.rested === true, by: data.by }, data.rule)), commit: (table, list) => list.map((happening) => {
  const { seat, data } = happening;
  const objects = data.objects.filter((id) => arrived(table, id));
  if (objects.length === 0) return null;
  table.emit("tokensSummoned", data.rule, { seat, card: table.object(objects[0]).card, count: objects.length, objects });
  return { ...happening, data: { ...data, objects, amount: objects.length } };
}) };
function arrived(table, id) {
  const zone = table.find(id)?.zone;
  if (zone === "") vanish(table, id);
  return zone === "field";
}
var happenings = { damage: damageRule, recover: recoverRule, removeCounters: removeCountersRule, rest: restRule, wakeUp: wakeUpRule, becomeDistant: becomeDistantRule, foster: fosterRule, destroy: destroyRule, move: moveRule, create: createRule, levelUp: levelUpRule, cease: ceaseRule, addCounters: addCountersRule, draws: drawsRule, draw: drawRule, lose: loseRule, win: winRule, tie: tieRule, endCombat: endCombatRule, endTurn: endTurnRule };
var commitOrder = Object.keys(happenings);
var sideboarding = redividedDecks({ kind: "sideboard", rule: "1.5.4", schema: "grand-archive/deck", event: "sideboarded", tell: (change2) => ({ in: [...broughtIn(change2, ["material", "main"])] }), swaps: ["main", "side"], read: readDeck, malformed: malformedDeck, validate: validateDeck, compare: compareDecks });
var keywordAbilities = { intercept: () => [{ kind: "triggered", keyword: "intercept", on: [{ event: "isAttacked", if: { all: [{ eventIs: "firm", equal: false }, { object: { event: "object" }, is: { types: "champion", controller: "you" } }, ready2] } }], clauses: [{ if: ready2, may: true, do: [{ verb: "redirect", to: "self", intercepting: true }] }] }], vigor: () => [{ kind: "triggered", keyword: "vigor", on: [{ event: "phase:end", if: { turnOf: "you" } }], clauses: [{ do: [{ verb: "wakeUp", what: "self" }] }] }], foster: () => [{ kind: "triggered", keyword: "foster", on: [{ event: "phase:recollection", if: { turnOf: "you" } }], when: unhurt, clauses: [{ if: unhurt, do: [{ verb: "foster", what: "self" }] }] }] };
var unhurt = { object: "self", is: { hurt: false, fostered: false } };
var ready2 = { object: "self", is: { awake: true, obeys: true } };
var champion = (where) => ({ exists: { from: "field", of: "you", where: { types: "champion", ...where } } });
var levelNow = (level2) => champion({ level: { atLeast: level2 } });
var levelForCard = (level2) => ({ compare: [{ value: "championLevel", of: "self" }, "atLeast", level2] });
function conditionOf2(only2, { classes = [], elements: elements2 = [] }, ofLevel = levelNow) {
  const found2 = [];
  if (only2.class === true) found2.push(champion({ any: classes.map((word3) => ({ classes: word3 })) }));
  if (only2.element === true) found2.push(champion({ any: elements2.map((word3) => ({ elements: word3 })) }));
  if (only2.level !== void 0) found2.push(ofLevel(only2.level));
  if (only2.champion !== void 0) found2.push(champion({ name: { includes: only2.champion } }));
  if (only2.damage !== void 0) found2.push(champion({ damage: { atLeast: only2.damage } }));
  if (only2.memory !== void 0) found2.push({ compare: [{ player: "you", value: "memory" }, "atLeast", only2.memory] });
  return found2.length === 1 ? found2[0] : { all: found2 };
}
var both2 = (condition2, other) => other === void 0 ? condition2 : { all: [condition2, other] };
var saysCost = ({ kind: kind2, marks, modifiers: modifiers2 = [] }) => kind2 === "static" && marks?.cost === void 0 && modifiers2.length > 0 && modifiers2.every(({ defining, gain }) => defining === true && gain?.rules !== void 0);
function fromLevel(ability2, { level: level2, ...only2 }) {
  const modifiers2 = (ability2.modifiers ?? []).map((modifier) => ({ ...modifier, gain: { rules: (modifier.gain?.rules ?? []).map((rule2) => ({ ...rule2, atLevel: level2 })) } }));
  return { ...ability2, marks: { ...ability2.marks, only: { ...only2 } }, modifiers: modifiers2 };
}
function restricted(ability2, printed2) {
  const only2 = ability2.marks?.only;
  if (only2 === void 0) return ability2;
  if (only2.level !== void 0 && saysCost(ability2)) return restricted(fromLevel(ability2, only2), printed2);
  const condition2 = conditionOf2(only2, printed2, ability2.kind === "spell" || ability2.marks?.cost !== void 0 ? levelForCard : levelNow);
  if (ability2.kind !== "static" || ability2.marks?.cost !== void 0) return { ...ability2, when: both2(condition2, ability2.when) };
  return { ...ability2, modifiers: (ability2.modifiers ?? []).map((modifier) => ({ ...modifier, if: both2(condition2, modifier.if) })) };
}
function restrictedKeyword({ only: only2, ...keyword2 }, printed2) {
  const word3 = keyword2.amount === void 0 ? keyword2.word : { ...keyword2 };
  const gains = { layer: "abilities", of: "self", if: conditionOf2(only2, printed2), gain: { keywords: [word3] } };
  return { kind: "static", marks: { only: { ...only2 }, keyword: word3, activating: jsonObjectOf(conditionOf2(only2, printed2, levelForCard)) }, modifiers: [gains] };
}
var enlightened = { kind: "activated", keyword: "enlighten", cost: [{ verb: "payCounters", kind: "enlighten", amount: 3 }], clauses: [{ do: [{ verb: "draw" }] }] };
function prepare(card) {
  const printed2 = readAs(card.printed);
  const keywords2 = printed2.keywords ?? [];
  const bound3 = keywords2.filter((keyword2) => typeof keyword2 !== "string" && keyword2.only !== void 0);
  const abilities = [...card.abilities.map((ability2) => restricted(ability2, printed2)), ...bound3.map((keyword2) => restrictedKeyword(keyword2, printed2))];
  if (printed2.types?.includes("champion") === true) abilities.push(enlightened);
  if (bound3.length === 0) return { ...card, abilities };
  const free2 = keywords2.filter((keyword2) => typeof keyword2 === "string" || keyword2.only === void 0);
  return { ...card, printed: jsonObjectOf({ ...card.printed, keywords: free2 }), abilities };
}
function matchOfGames(bring2, reset, gameLocals2) {
  return defineProcedure({ ...matchRef2, steps: [{ name: "bring", rule: "1.3.1", run: (table) => bring2(table) }, { name: "game", rule: "1.3.2", run: (_table, locals2) => call(gameProcedure, gameLocals2(locals2.first ?? -1)) }, { name: "ended", rule: "1.4.7.4", run: (table, locals2) => ended(table, locals2, reset) }, { name: "sideboard", rule: "1.5.4", run: sideboarding.ask }, { name: "sideboarded", rule: "1.5.4", run: sideboarding.take }, { name: "askFirst", rule: "1.4.7.2", run: askFirst }, { name: "firstChosen", rule: "1.4.7.2", run: takeFirst }] });
}
function ended(table, locals2, reset) {
  if (concludeGame(table, locals2, "1.4.7.4", false)) return { done: null };
  reset(table);
  return void 0;
}
function askFirst(table, locals2, frame) {
  const loser = locals2.firstLost ?? -1;
  table.local(locals2, "first", -1);
  if (loser < 0) return { to: "bring" };
  if (table.seats().length > 2) {
    table.local(locals2, "first", loser);
    return { to: "bring" };
  }
  const options = table.seats().map((seat) => ({ id: `player:${seat}`, label: "player", params: { seat } }));
  table.ask(frame, { seat: loser, kind: "chooseFirst", rule: "1.4.7.2", domain: { type: "options", min: 1, max: 1, options } });
  return { wait: true };
}
function takeFirst(table, locals2) {
  const [pick] = picksOf(locals2.answer);
  table.local(locals2, "answer", null);
  table.local(locals2, "first", Number(pick.slice("player:".length)));
  return { to: "bring" };
}
var copyItemsProcedure = copyingProcedure({ rule: "2.11.7.13.4.1", targetRule: "2.11.7.13.7", copy: copyItem, canAim: canAimAnew, targeted: () => void 0, shownCard });
function copyItem(table, original, seat) {
  const row = table.object(original);
  const { copy: copied2, x, prepared, bringing: bringing2, empowered, notes } = fieldsOf(row);
  const copy2 = placeCopy(table, row, seat, "effectsStack", { copy: copied2, x, prepared, bringing: bringing2, empowered, notes });
  table.emit("copied", "2.11.7.13.4.1", { seat, object: copy2, card: itemOf(table, copy2).card, of: original });
  return copy2;
}
var what2 = (table, verb2, env) => objectsOf(table, env, verb2.what);
var players = (table, verb2, env) => seatsOf(table, env, verb2.player ?? "you");
var count = (table, verb2, env) => Math.max(0, amount(table, env, verb2.amount ?? 1));
var glimpseProcedure = defineProcedure({ name: "glimpse", steps: [{ name: "look", rule: "ext.4.1", run: look2 }, { name: "bottomChosen", rule: "ext.4.1", run: takeBottom }, { name: "top", rule: "ext.4.1", run: askTop }, { name: "topChosen", rule: "ext.4.1", run: (table, locals2) => table.local(locals2, "top", picked3(locals2)) }, { name: "put", rule: "ext.4.1", run: put4 }] });
var optionOf3 = (table, id) => ({ id: `object:${id}`, label: "object", params: { card: table.object(id).card, object: id }, object: id });
var picked3 = (locals2) => picksOf(locals2.answer).map((pick) => Number(pick.slice("object:".length)));
var seatOf2 = (locals2) => locals2.seats[0];
function next4(table, locals2) {
  table.local(locals2, "seats", locals2.seats.slice(1));
  return { to: "look" };
}
function look2(table, locals2, frame) {
  if (locals2.seats.length === 0) return { done: { done: locals2.done } };
  const seat = seatOf2(locals2);
  const hidden = table.zoneOf("mainDeck", seat).order.slice(0, locals2.count);
  if (hidden.length === 0 || !plays(table, seat)) return next4(table, locals2);
  const top = hidden.map((id) => showTo(table, id, [seat]));
  table.emit("lookedAt", "ext.4.1", { seat, count: top.length, ...wereNamed(hidden, top) }, [{ seats: [seat], data: { cards: top.map((id) => table.object(id).card), objects: [...top] } }]);
  table.local(locals2, "top", top);
  table.ask(frame, { seat, kind: "glimpse", rule: "ext.4.1", params: { count: top.length }, domain: { type: "options", min: 0, max: top.length, ordered: true, options: top.map((id) => optionOf3(table, id)) } });
  return { wait: true };
}
function takeBottom(table, locals2) {
  const bottom = picked3(locals2);
  table.local(locals2, "bottom", bottom);
  table.local(locals2, "top", locals2.top.filter((id) => !bottom.includes(id)));
}
function askTop(table, locals2, frame) {
  const top = locals2.top;
  if (top.length < 2) return { to: "put" };
  table.ask(frame, { seat: seatOf2(locals2), kind: "orderTop", rule: "ext.4.1", params: { count: top.length }, domain: wholeOrder(top.map((id) => optionOf3(table, id))) });
  return { wait: true };
}
function put4(table, locals2) {
  const seat = seatOf2(locals2);
  const { top, bottom } = locals2;
  const deck = table.zoneOf("mainDeck", seat);
  table.set(deck, "order", [...top, ...deck.order.filter((id) => !top.includes(id) && !bottom.includes(id)), ...bottom]);
  table.emit("glimpsed", "ext.4.1", { seat, count: top.length + bottom.length, bottom: bottom.length });
  notice(table, "glimpsed", { seat }, { amount: top.length + bottom.length });
  table.local(locals2, "done", true);
  return next4(table, locals2);
}
var glimpse = { rule: "ext.4.1", run: (table, verb2, env) => {
  const named3 = players(table, verb2, env);
  return call(glimpseProcedure, { ...effectLocals(env, ""), seats: turnOrder(table).filter((seat) => named3.includes(seat)), count: count(table, verb2, env), top: [], bottom: [], done: false });
} };
var pickings = { banish: { use: "leaves", rule: "2.1.7.1", make: (id, { self }, { faceDown }) => move(id, { to: "banishment", act: "banished", by: self, faceDown: faceDown === true }, "2.1.7.1"), fits: () => true }, discard: { use: "leaves", rule: "2.1.6.1", make: (id, { self }) => move(id, { to: "graveyard", act: "discarded", by: self }, "2.1.6.1"), fits: (table, id) => zoneOf(table, id) === "hand" }, sacrifice: { use: "leaves", rule: "2.1.6.1", make: (id, { self }) => move(id, { to: "graveyard", act: "sacrificed", by: self }, "2.1.6.1"), fits: (table, id) => isOnField(table, id) && !staysAlive(table, id) }, rest: { use: "rests", rule: "2.11.7.14.2", make: (id) => rest(id, "2.11.7.14.2"), fits: (table, id) => isOnField(table, id) && !rowOf3(table, id).rested }, takeCounter: { use: "keeps", rule: "2.11.4", make: (id, _env, { kind: kind2 }) => removeCounters(id, kind2, 1, "2.11.4"), fits: (table, id) => isOnField(table, id) } };
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
function cardNeeds(table, seat, played2, { reserve: reserve2, memory }) {
  const others = (ids2) => ids2.filter((id) => id !== played2);
  const hand = others(table.zoneOf("hand", seat).order);
  const able = reservables(table, seat);
  const remembered2 = others([...table.zoneOf("memory", seat).order, ...floatingCards(table, seat)]);
  return [...Array.from({ length: reserve2 }, () => ({ ids: [...hand, ...able], use: "rests" })), ...Array.from({ length: memory }, () => ({ ids: remembered2, use: "leaves" }))];
}
var counterSources = (table, env, verb2) => objectsOf(table, env, verb2.what ?? "self");
var pickingRules = { pickings, doer: (_table, _verb, env) => env, spares: (table, id, env) => id === env.self && zoneOf(table, id) !== "field", uses, paying: (frame) => {
  const locals2 = localsIn(frame, announceRef);
  if (locals2 === null) return null;
  const { self, left, cost, item } = locals2;
  return { self, left, owed: (table, env) => cost === null ? [] : cardNeeds(table, env.you, item, cost) };
} };
var countersHold = (table, env, cost) => takesHold(cost.flatMap((verb2) => verb2.verb === "payCounters" ? counterSources(table, env, verb2).map((id) => ({ from: `${id}:${verb2.kind}`, count: count(table, verb2, env), there: countersOn(table, id, verb2.kind) })) : []));
var paysTogether = (table, env, cost) => countersHold(table, env, cost) && usesHold(pickingRules, table, env, cost);
var procedures = [matchOfGames(putDecks, resetRows, gameLocals), gameProcedure, turnProcedure, opportunityProcedure, stateCheckProcedure, placeTriggersProcedure, momentProcedure, announceProcedure, payCardsProcedure, copyItemsProcedure, pickAndDo(pickingRules), chooseModesProcedure, chooseTargetsProcedure, resolveProcedure, attackProcedure, combatProcedure, glimpseProcedure, keepUniqueProcedure];
var relations = { fights: (table, { id }) => {
  const { combat } = gameOf(table);
  if (combat === null) return [];
  const others = id === combat.attacker ? combat.targets : combat.targets.includes(id) ? [combat.attacker] : [];
  return others.filter((other) => table.find(other) !== null);
} };
function inOrder3(table, objects) {
  if (objects.length < 2) return objects;
  const seats = turnOrder(table);
  const side = (id) => seats.indexOf(table.find(id)?.controller ?? 0);
  return [...objects].sort((a, b) => side(a) - side(b) || (table.find(a)?.stamp ?? 0) - (table.find(b)?.stamp ?? 0));
}
var none16 = [];
var bearers = (kind2) => (table) => {
  let found2 = null;
  for (const id of table.zone("field").order) if (fieldsOf(table.object(id)).counters[kind2] !== void 0) (found2 ??= []).push(id);
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
var layerRules = { level: { own: { on: bearers("level"), change: level } }, abilities: { own: { on: lendees, change: lend } }, values: { own: { on: retaliating, change: retort } }, counters: { own: { on: bearers("buff"), change: buff } } };
var history = { mageActions: { on: ["activated"], by: "seat", keep: "count", per: "turn", if: isMageAction } };
function isMageAction(table, { object }) {
  const { types, classes } = valuesOf2(table, object);
  return types.includes("action") && classes.includes("mage");
}
function mayBecomeTarget(table, target) {
  const { combat } = gameOf(table);
  return combat !== null && !combat.targets.includes(target) && isAttackable(table, combat.seat, combat.attacker, target, combat.weapon);
}
function redirectTo(table, [target = 0], intercepting) {
  if (!mayBecomeTarget(table, target)) return false;
  const { seat, attacker } = combatOf(table);
  setCombat(table, { targets: [target], ...intercepting ? { interceptor: target } : {} });
  table.emit("attackRedirected", "2.2.7.0.2", { seat, object: attacker, card: shownCard(table, attacker), target, targetCard: shownCard(table, target), intercepted: intercepting });
  return true;
}
var status = { rested: (_table, row) => fieldsOf(row).rested, awake: (_table, row) => !fieldsOf(row).rested, damage: (_table, row) => fieldsOf(row).damage, damaged: (_table, row) => fieldsOf(row).damage > 0, cameThisTurn: (table, row) => fieldsOf(row).cameTurn === gameOf(table).turn, attacking: (table, row) => gameOf(table).combat?.attacker === row.id, defending: (table, row) => gameOf(table).combat?.targets.includes(row.id) === true, attackable: (table, row) => mayBecomeTarget(table, row.id), prepared: (_table, row) => fieldsOf(row).prepared, withKeyword: (table, row) => keywordsOf(table, row), fostered: (_table, row) => fieldsOf(row).fostered, hurt: isHurt, distant: (_table, row) => fieldsOf(row).distant, retaliating: (table, row) => gameOf(table).combat?.retaliators.includes(row.id) === true, intercepting: (table, row) => gameOf(table).combat?.interceptor === row.id, obeys: (table, row) => table.find(row.id) !== null && obeys(table, row.id), materializable: (table, row) => mayPlayAllowed(table, row.owner, row.id, "materialization", false), activatable: (table, row) => mayPlayAllowed(table, row.owner, row.id, "activation", false), named: (table, row) => valuesOf2(table, row.id).name.map(cardId), token: (_table, row) => row.kind === "token", championLevel: (table, row) => levelFor(table, row), empowered: (_table, row) => fieldsOf(row).empowered > 0, durabilityCounters: (_table, row) => fieldsOf(row).counters.durability ?? 0, preparationCounters: (_table, row) => fieldsOf(row).counters.preparation ?? 0, enlightenCounters: (_table, row) => fieldsOf(row).counters.enlighten ?? 0, lashCounters: (_table, row) => fieldsOf(row).counters.lash ?? 0, counters: (_table, row) => Object.keys(fieldsOf(row).counters), item: (table, row) => row.zone === "effectsStack" ? itemOf(table, row.id).sort : null };
function copyOf(table, verb2, env, path, of) {
  const values = copiedValues(table, env, of, verb2.except ?? null, `${path}/except`);
  return JSON.stringify(hasVariableCost(table, must(knownRow(table, of), "what is copied")) ? { ...values, cost: "X" } : values);
}
function kindsOf(table, verb2, env, path) {
  if (verb2.copyOf === void 0) return [{ token: verb2.token, copy: "" }];
  return presentOrPast(table, env, verb2.copyOf).map((of) => ({ token: knownRow(table, of)?.card ?? "", copy: copyOf(table, verb2, env, path, of) }));
}
var copyingVerbs = { summon: { rule: "2.11.7.13.1", run: (table, verb2, env, path) => {
  const kinds = kindsOf(table, verb2, env, path);
  return { propose: players(table, verb2, env).flatMap((seat) => kinds.map((kind2) => create(seat, { ...kind2, amount: count(table, verb2, env), rested: verb2.rested === true, by: env.self }, "2.11.7.13.1"))) };
} }, copy: { rule: "2.11.7.13.4.1", run: (table, verb2, env) => {
  const queue = what2(table, verb2, env).flatMap((id) => Array.from({ length: count(table, verb2, env) }, () => id));
  return queue.length === 0 ? { done: false } : call(copyItemsProcedure, copyingLocals(env, queue, verb2.retarget === true));
} }, entersAs: { rule: "2.11.7.13.3.1", run: (table, verb2, env, path) => {
  const [of] = presentOrPast(table, env, verb2.copyOf);
  if (of === void 0) return { done: false };
  const copy2 = copyOf(table, verb2, env, path, of);
  alter(table, env, (happening) => ({ ...happening, data: { ...happening.data, copy: copy2 } }));
  return { done: true };
} } };
var endingVerbs = { winGame: { rule: "1.4.2.3", run: (table, verb2, env) => ({ propose: players(table, verb2, env).map((seat) => win(seat, "1.4.2.3")) }) }, loseGame: { rule: "1.4.3.4", run: (table, verb2, env) => ({ propose: players(table, verb2, env).map((seat) => lose(seat, "effect", "1.4.3.4")) }) }, drawGame: { rule: "1.4.4.1", run: () => ({ propose: [tie("1.4.4.1")] }) }, endTurn: { rule: "2.2.8.2", run: () => ({ propose: [endTurn("2.2.8.2")] }) }, endCombat: { rule: "2.2.8.1", run: () => ({ propose: [endCombat("2.2.8.1")] }) } };
var playing = (sort, rule2) => ({ rule: rule2, run: (table, verb2, env) => {
  const free2 = verb2.free === true;
  const seat = verb2.by === void 0 ? env.you : seatOf(table, env, verb2.by);
  const card = what2(table, verb2, env).find((id) => mayPlayAllowed(table, seat, id, sort, free2));
  return card === void 0 ? { done: false } : call(announceProcedure, allowedLocals(table, seat, card, sort, free2));
} });
function paying(kind2, rule2) {
  const costOf2 = (table, verb2, env) => ({ ...noCost, [kind2]: Math.max(0, amount(table, env, verb2.amount ?? 1)) });
  return { rule: rule2, payable: (table, verb2, env) => canPay(table, env.you, costOf2(table, verb2, env), env.self), run: (table, verb2, env) => call(payCardsProcedure, payLocals(env.you, costOf2(table, verb2, env), 0, env.card)) };
}
var playingVerbs = { materialize: playing("materialization", "2.3.2.1.1"), activate: playing("activation", "2.3.1.12"), payReserve: paying("reserve", "2.3.3.1"), payMemory: paying("memory", "2.3.3.2") };
function moveOf(table, { to, under, at, rested, reveal, faceDown }, env) {
  return { to, by: env.self, rested: rested === true, reveal: reveal === true, faceDown: faceDown === true, ...under === void 0 ? {} : { under: seatOf(table, env, under) }, ...at === void 0 ? {} : { at } };
}
function drawers(table, verb2, env) {
  const owner = verb2.deckOf === void 0 ? null : seatOf(table, env, verb2.deckOf);
  return players(table, verb2, env).filter((seat) => owner === null || seat === owner);
}
var source = (table, ref2, env) => objectsOf(table, env, ref2 ?? "self");
function negations(table, ids2, to) {
  return ids2.map((id) => table.object(id).kind === "item" ? cease(id, "2.4.0.12") : move(id, { to, act: "negated" }, "1.7.4.4.1"));
}
function bringing(table, ids2, counters) {
  for (const id of ids2) setObject(table, id, "bringing", tallySum(rowOf3(table, id).bringing, counters));
  return ids2.length > 0;
}
function comingBack(table, id) {
  const past = table.state.past[id];
  if (past === void 0) return [];
  const { under, counters, damage: damage2 } = past.row;
  const isChampion = past.values.types.includes("champion");
  if (!isChampion) return [move(past.now, { to: "field" }, "2.11.5.1")];
  const lineage = under.flatMap((below) => table.state.past[below]?.now ?? []);
  return [move(past.now, { to: "field", counters, damage: damage2, lineage }, "1.7.1.4.4.2")];
}
var verbs2 = { draw: { rule: "2.10.1", run: (table, verb2, env) => ({ propose: drawers(table, verb2, env).map((seat) => draw(seat, count(table, verb2, env), "2.10.1", verb2.to === "memory" ? "memory" : "hand")) }) }, dealDamage: { rule: "2.9.0.12", run: (table, verb2, env) => ({ propose: objectsOf(table, env, verb2.to).map((to) => damage({ source: env.self, to, amount: verb2.divided === void 0 ? count(table, verb2, env) : partOf(env, verb2.divided, to), attack: false, firm: verb2.firm === true }, "2.9.0.12")) }) }, recover: { rule: "2.11.6.2.4", run: (table, verb2, env) => ({ propose: what2(table, verb2, env).map((id) => recover(id, count(table, verb2, env), "2.11.6.2.4")) }) }, destroy: { rule: "2.1.6.2", run: (table, verb2, env) => ({ propose: what2(table, verb2, env).map((id) => destroy(id, "2.1.6.2", env.self)) }) }, move: { rule: "2.11.5.1", run: (table, verb2, env) => ({ propose: what2(table, verb2, env).map((id) => move(id, moveOf(table, verb2, env), "2.11.5.1")) }) }, negate: { rule: "2.3.4.4", run: (table, verb2, env) => ({ propose: negations(table, what2(table, verb2, env), verb2.to === "banishment" ? "banishment" : "graveyard") }) }, addCounters: { rule: "2.11.4", run: (table, verb2, env) => ({ propose: what2(table, verb2, env).map((id) => addCounters(id, verb2.kind, count(table, verb2, env), "2.11.4")) }) }, entersWith: { rule: "2.11.4", run: (table, verb2, env) => ({ done: bringing(table, what2(table, verb2, env), { [verb2.kind]: count(table, verb2, env) }) }) }, removeCounters: { rule: "2.11.4", run: (table, verb2, env) => ({ propose: what2(table, verb2, env).map((id) => removeCounters(id, verb2.kind, count(table, verb2, env), "2.11.4")) }) }, payCounters: { rule: "2.11.4", payable: (table, verb2, env) => {
  const from = source(table, verb2.what, env);
  return from.length > 0 && from.every((id) => countersOn(table, id, verb2.kind) >= count(table, verb2, env));
}, run: (table, verb2, env) => ({ propose: source(table, verb2.what, env).map((id) => removeCounters(id, verb2.kind, count(table, verb2, env), "2.11.4")) }) }, wakeUp: { rule: "2.11.7.14.2", run: (table, verb2, env) => ({ propose: what2(table, verb2, env).map((id) => wakeUp(id, "2.11.7.14.2")) }) }, becomeDistant: { rule: "ext.2.11", run: (table, verb2, env) => ({ propose: what2(table, verb2, env).map((id) => becomeDistant(id, "ext.2.11")) }) }, foster: { rule: "ext.3.6", run: (table, verb2, env) => ({ propose: what2(table, verb2, env).map((id) => foster(id, "ext.3.6")) }) }, redirect: { rule: "2.2.7.0.2", run: (table, verb2, env) => ({ done: redirectTo(table, source(table, verb2.to, env), verb2.intercepting === true) }) }, restSelf: { rule: "2.4.1.2", payable: (table, _verb, { self }) => isOnField(table, self) && !rowOf3(table, self).rested, run: (_table, _verb, { self }) => ({ propose: [rest(self, "2.4.1.2")] }) }, sacrificeSelf: { rule: "2.4.1.2", payable: (table, _verb, { self }) => isOnField(table, self) && !staysAlive(table, self), run: (_table, _verb, { self }) => ({ propose: [move(self, { to: "graveyard", act: "sacrificed", by: self }, "2.4.1.2")] }) }, banishSelf: { rule: "2.4.1.2", payable: (table, _verb, { self }) => table.find(self) !== null, run: (_table, _verb, { self }) => ({ propose: [move(self, { to: "banishment", act: "banished", by: self }, "2.4.1.2")] }) }, bringBack: { rule: "1.7.1.4.4.2", run: (table, verb2, env) => ({ propose: presentOrPast(table, env, verb2.what).flatMap((id) => comingBack(table, id)) }) }, ...pickingVerbs(pickingRules), ...playingVerbs, ...copyingVerbs, glimpse, ...endingVerbs };
function viewTurn(table) {
  const { turn: turn2, active, phase } = gameOf(table);
  return { number: turn2, seat: active < 0 ? null : active, phase };
}
function viewPlayer(table, seat) {
  const { passing: passing2, out } = playerOf(table, seat);
  const count2 = (kind2) => table.zoneOf(kind2, seat).order.length;
  return { passing: passing2, out, hand: count2("hand"), memory: count2("memory"), mainDeck: count2("mainDeck"), materialDeck: count2("materialDeck"), graveyard: count2("graveyard"), banishment: count2("banishment") };
}
function viewMatch(table) {
  const { first, step, combat, lost: lost2 } = gameOf(table);
  const { game, wins, draws } = matchOf(table);
  return { first, step, combat: jsonOf(combat), lost: [...lost2], game, wins: [...wins], draws, bestOf: table.pins.format.bestOf };
}
function viewObject2(table, row) {
  const values = valuesOf2(table, row.id);
  const shown = {};
  for (const key in values) if (key !== "abilities") shown[key] = values[key];
  shown.keywords = [...keywordsOf(table, row)];
  const [name2, ...names2] = values.name;
  if (names2.length === 0 && name2 !== void 0) shown.name = name2;
  const { rested, faceDown, distant, fostered, prepared, damage: damage2, counters, cameTurn, attacker } = fieldsOf(row);
  if (row.zone === "effectsStack") {
    const { sort, ability: ability2, card } = itemOf(table, row.id);
    shown.item = { sort, ability: ability2, card };
    shown.targets = targetsShown2(table, row.id);
  }
  return Object.assign(shown, { rested, faceDown, distant, fostered, prepared, damage: damage2, counters, cameTurn, attacker });
}
var viewHidden = (table, row) => row.zone === "field" ? viewObject2(table, row) : { faceDown: true };
var cardOf2 = ({ params }) => typeof params?.card === "string" ? params.card : "";
var isObject = (option) => option.label === "object" && option.object !== void 0;
var seatOf3 = (table, id) => table.controllerOf(table.object(id));
function toldApart2(table, options) {
  if (!options.some(isObject)) return options;
  const seats = /* @__PURE__ */ new Map();
  for (const option of options) {
    if (!isObject(option) || table.find(option.object) === null) continue;
    const card = cardOf2(option);
    seats.set(card, (seats.get(card) ?? /* @__PURE__ */ new Set()).add(seatOf3(table, option.object)));
  }
  if (![...seats.values()].some(({ size }) => size > 1)) return options;
  return options.map((option) => {
    if (!isObject(option) || (seats.get(cardOf2(option))?.size ?? 0) < 2) return option;
    return { ...option, label: "theirs", params: { ...option.params, seat: seatOf3(table, option.object) } };
  });
}
var grandArchiveRules = { id: "grand-archive", names: { en: "Grand Archive", zh: "Grand Archive" }, seats: { min: 2, max: 4 }, formats, decisionKinds, vocabulary, prepare, pinsDecks: true, procedures, verbs: verbs2, objectFields, happenings, commitOrder, history, setUp: (table) => {
  layOut(table, pinnedDecks(table.pins, readDeck));
  table.begin(matchRef2, matchLocals());
}, arrange, visibility: { mainDeck: "nobody", materialDeck: "owner", hand: "owner", memory: "owner", graveyard: "all", banishment: "faces", field: "all", effectsStack: "all", intent: "all" }, hides: (table, row, seat) => fieldsOf(row).faceDown && !(row.zone === "field" && table.controllerOf(row) === seat), keepsIdentity: () => false, keepsKnowledge: (_table, _row, _from, to) => to === "hand" || to === "memory" || to === "materialDeck" || to === "mainDeck", remembers: (_table, _row, from) => from !== "mainDeck" && from !== "materialDeck" && from !== "", inPlay: ["field", "intent"], spellsFrom: [], distantFields, partlyDistant, distantRelations: ["fights"], derivation: "inOrder", layers, layerRules, keywordAbilities, baseValues, finishValues, baseFields, copiable: { after: "copies", characteristics: copiableCharacteristics }, borrowsText: (row) => row.under.length > 0 || fieldsOf(row).copy !== "", status, playerValues, modifierSources, abilitiesWork: () => true, relations, interjections: takingBack(), order: inOrder3, plays, seatOrder: turnOrder, paysTogether, allowed: () => true, stateTriggerWaits, stabilise: stabilise2, stabilisesAll: true, rules: { optionalEffect: "2.11.7.12.2", orderEffects: "2.1.9.3", replace: "2.5.2.2", chooseTargets: "2.3.1.5", payUnless: "2.11.7.12.3", concede: "2.11.7.3.1" }, toldApart: toldApart2, canTarget, canTargetPlayer: (table, _env, seat) => plays(table, seat), duration, span: (table, name2) => name2 === "turn" ? `turn ${gameOf(table).turn}` : name2, playerAmount, matchAmount: (table, value) => value === "turn" ? gameOf(table).turn : unknownWord("value of the match", value), phase: (table) => gameOf(table).phase, step: (table) => gameOf(table).step, activeSeat: (table) => gameOf(table).active < 0 ? null : turnPlayer(table), endByConcession: giveUp, endOfRound, endByAgreement: agreeDraw, acceptBulk: sideboarding.accept, sampleBulk: sideboarding.sample, validateDeck, parseDeck: (cards, text2) => parseDeckText(text2, cards), deckForms, viewTurn, viewPlayer, viewMatch, viewObject: viewObject2, viewHidden };
function modifierSources(table) {
  const [{ order: field2 }, { order: intent }, { order: stack }] = [table.zone("field"), table.zone("intent"), table.zone("effectsStack")];
  return intent.length + stack.length === 0 ? field2 : [...field2, ...intent, ...stack];
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
var rules2 = createRules(grandArchiveRules);
export {
  rules2 as rules
};
