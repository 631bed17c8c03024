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
function walk(domain, take5) {
  const behind = leasts(domain);
  const room = capacities(domain, behind);
  let left = domain.total;
  return domain.options.map((_option, at) => {
    const { first, last } = boundsAt(domain, behind, room, at, left);
    const amount3 = take5(first, last);
    left -= amount3;
    return amount3;
  });
}
function drawAmounts(domain, draw2) {
  return canDistribute(domain) ? walk(domain, (first, last) => first + draw2(last - first + 1)) : null;
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
function completed(table, decision, picked2) {
  return must(table.game.completePicks, "completePicks of the game")(table, decision, picked2);
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
  let sums2 = /* @__PURE__ */ new Set([0]);
  for (const option of options) sums2 = added(sums2, option);
  return sums2;
}
function added(sums2, option) {
  const next3 = /* @__PURE__ */ new Set();
  for (const weight of weightsOf(option)) for (const so of sums2) next3.add(so + weight);
  return next3;
}
function reaches(options, sum) {
  return sumsOf(options).has(sum);
}
function completeToSum(domain, sum, picked2, rest2) {
  const low = bound([...picked2, ...rest2], Math.min);
  const high = bound([...picked2, ...rest2], Math.max);
  if (sum < low || sum > high) return null;
  return high - low < BITS && domain.groups !== true ? byMasks(domain, sum, low, picked2, rest2) : bySearch(domain, sum, picked2, rest2);
}
function bound(options, pick) {
  let total = 0;
  for (const option of options) total += pick(0, ...weightsOf(option));
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
  const nothing9 = 1 << -low;
  const width = most2 + 1;
  const ahead = new Int32Array((rest2.length + 1) * width);
  ahead[rest2.length * width] = nothing9;
  for (let at = rest2.length - 1; at >= 0; at--) {
    for (let count3 = 0; count3 <= most2; count3++) {
      const without2 = ahead[(at + 1) * width + count3];
      const taking = count3 === 0 ? 0 : withOption(ahead[(at + 1) * width + count3 - 1], rest2[at]);
      ahead[at * width + count3] = without2 | taking;
    }
  }
  const possible2 = (mask2, taken2, at) => {
    for (let count3 = Math.max(0, least - taken2); count3 + taken2 <= most2; count3++) if (meets(mask2, ahead[at * width + count3], sum, low)) return true;
    return false;
  };
  let mask = nothing9;
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
  const search = (chosen2, at, sums2) => {
    if (chosen2.length >= domain.min && chosen2.length <= domain.max && sums2.has(sum)) return chosen2;
    if (at >= rest2.length || chosen2.length >= domain.max) return null;
    const taken2 = grouped ? chosen2.flatMap(({ group }) => group ?? []).sort().join("\n") : "";
    const key = `${at}|${chosen2.length}|${[...sums2].sort((a, b) => a - b).join()}|${taken2}`;
    if (dead.has(key)) return null;
    const option = rest2[at];
    const free3 = !grouped || option.group === void 0 || !chosen2.some(({ group }) => group === option.group);
    const found2 = (free3 ? search([...chosen2, option], at + 1, added(sums2, option)) : null) ?? search(chosen2, at + 1, sums2);
    if (found2 === null) dead.add(key);
    return found2;
  };
  return search(picked2, 0, sumsOf(picked2));
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
function checkAnswer(table, decision, answer3) {
  const { domain } = decision;
  if (typeof answer3 !== "object" || answer3 === null) return malformed(decision, "An answer is an object.");
  if (domain.type === "bulk") {
    if (!("bulk" in answer3)) return malformed(decision, "This decision takes a bulk answer.");
    const accepted2 = table.game.acceptBulk(table, decision, answer3.bulk);
    if (accepted2.ok) return { answer: { bulk: accepted2.value } };
    const [first] = accepted2.violations;
    return { code: "deck/illegal", rule: first?.rule ?? decision.rule, detail: first?.detail ?? "The deck is not legal.", params: { violations: jsonOf(accepted2.violations) } };
  }
  if (domain.type === "number") {
    if (!("number" in answer3) || !Number.isSafeInteger(answer3.number)) return malformed(decision, "This decision takes an integer.");
    if (answer3.number < domain.min || answer3.number > domain.max) return illegal(decision, `The number must lie between ${domain.min} and ${domain.max}.`);
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
function complete(domain, picked2) {
  if (domain.groups === true && !isApart(picked2)) return null;
  if (domain.sum === void 0) {
    const open = domain.options.filter((one) => !picked2.includes(one));
    const rest2 = domain.groups === true ? firstOfEach([...picked2, ...open]).slice(picked2.length) : open;
    const wanted = Math.max(0, domain.min - picked2.length);
    return picked2.length <= domain.max && rest2.length >= wanted ? [...picked2, ...rest2.slice(0, wanted)] : null;
  }
  return completeToSum(domain, domain.sum, picked2, domain.options.filter((one) => !picked2.includes(one)));
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
function standingIn(options) {
  let count3 = 0;
  while (options[options.length - 1 - count3]?.standing === true) count3++;
  return count3;
}
function hasSecondSet(domain) {
  const found2 = complete(domain, []);
  if (found2 === null) return false;
  if (domain.ordered === true && found2.length > 1) return true;
  return domain.options.some((option) => found2.includes(option) ? complete({ ...domain, options: domain.options.filter((one) => one !== option) }, []) !== null : complete(domain, [option]) !== null);
}
function picksOf(answer3) {
  if (typeof answer3 === "object" && answer3 !== null && "picks" in answer3) return readAs(answer3.picks);
  throw new InvariantBroken("an answer with picks was expected");
}
function numberOfAnswer(answer3) {
  if (typeof answer3 === "object" && answer3 !== null && "number" in answer3) return readAs(answer3.number);
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
  if (typeof answer3 === "object" && answer3 !== null && "bulk" in answer3) return jsonOf(answer3.bulk);
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
  const most2 = Math.min(domain.max, apart.length);
  const count3 = domain.min + draw2(most2 - domain.min + 1);
  return apart.slice(0, count3).map((option) => option.id);
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
function uniform(n, next3) {
  if (!Number.isInteger(n) || n < 1 || n > 4294967296) throw new InvariantBroken(`can't draw from ${n}`);
  if (n === 4294967296) return next3();
  const last = 4294967295 - ((4294967295 >>> 0) % (n >>> 0) + 1) % n;
  for (; ; ) {
    const word3 = next3();
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
  const ask6 = (key, first, second, third, fourth) => {
    const kept3 = known3.get(key);
    if (kept3 !== void 0) return kept3;
    const found2 = findAnew(key, first, second, third, fourth);
    known3.set(key, found2);
    return found2;
  };
  return ask6;
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
  const named5 = /* @__PURE__ */ new Set();
  for (const root of rootsOf(state)) note(state, root, named5);
  for (const id of named5) note(state, { ...state.past[id], id: 0, row: { ...state.past[id].row, id: 0 } }, named5);
  for (const id of Object.keys(state.past).map(Number)) if (!named5.has(id)) table.journal.remove(state.past, id);
}
function rootsOf({ frames, triggers, watches, effects, decisions, players: players2, game, history: history2, objects }) {
  return [frames, triggers, watches, effects, decisions, players2, game, history2, objects];
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
  const status2 = table.game.status?.[characteristic];
  if (status2 !== void 0) return status2(table, rowOf(table, id), env);
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
  return valuesOf(table, name2, seats).some((kept3) => Array.isArray(kept3) && words.some((word3) => kept3.includes(word3)));
}
function beginSpan(table, span) {
  const { history: history2 } = table.state;
  const rules4 = table.game.history ?? {};
  for (const field2 of Object.keys(history2)) {
    const [name2, ...whose] = field2.split(":");
    const rule2 = rules4[name2];
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
function fewerThan(table, kinds2, seats, most2) {
  let there = 0;
  for (const kind2 of kinds2) there += objectsIn(table, kind2, seats).length;
  return there < most2;
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
    const named5 = presentOrPast(table, env, ref2.of).flatMap((id2) => rule2(table, rowOf(table, id2)));
    return table.game.seatOrder(table).filter((seat2) => named5.includes(seat2));
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
function factAmount(table, env, { history: history2, of, take: take5 }) {
  const seats = of === void 0 ? null : seatsOf(table, env, of);
  return take5 === void 0 || seats === null ? factOf(table, history2, seats) : taken(seats.map((seat) => factOf(table, history2, [seat])), take5);
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
function taken(values, take5) {
  if (values.length === 0) return 0;
  return take5 === "greatest" ? Math.max(...values) : Math.min(...values);
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
      const named5 = seatsOf(table, about(env, id), { playerOf: relation, of: "subject" });
      return seatsOf(table, env, is).some((seat) => named5.includes(seat));
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
  const kinds2 = typeof selector2.from === "string" ? [selector2.from] : selector2.from;
  const seats = selector2.of === void 0 ? null : seatsOf(table, env, selector2.of);
  const found2 = [];
  const related = selector2.relation === void 0 ? null : relatedObjects(table, env, selector2.relation);
  const excepted = selector2.except === void 0 ? none : objectsOf(table, env, selector2.except);
  const { where } = selector2;
  const test = where === void 0 ? null : table.library.testOf(where);
  for (const kind2 of kinds2) {
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
    const count3 = amount(table, env, selector2.last);
    return count3 === 0 ? none : ordered2.slice(-count3);
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
  for (const kind2 of typeof from === "string" ? [from] : from) {
    const shared2 = test === null || seats === null ? null : sharedZone(table, kind2);
    for (const id of shared2 ?? objectsIn(table, kind2, seats)) {
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
  constructor(count3, depends) {
    this.count = count3;
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
      for (const next3 of this.of(at)) {
        if (seen.has(next3)) continue;
        seen.add(next3);
        open.push(next3);
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
  change(change3) {
    for (const fields2 of [change3.set, change3.add, change3.times, change3.gain]) for (const name2 in fields2) this.literal(fields2[name2]);
    if (change3.controller !== void 0) this.player(change3.controller);
    if (change3.become !== void 0) {
      this.ref(change3.become.copyOf);
      for (const name2 of this.game.copiable?.characteristics ?? []) this.reads.add(name2);
      this.change({ ...change3.become.except, layer: change3.layer });
    }
  }
  anything() {
    this.reads.add(ANY);
    this.far = true;
  }
  characteristic(name2) {
    const { status: status2, distantFields: distantFields2, partlyDistant = {}, objectFields: objectFields2 } = this.game;
    if (status2?.[name2] === void 0) this.reads.add(name2);
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
    const kinds2 = typeof value.from === "string" ? [value.from] : value.from;
    if (kinds2.some((kind2) => !near.has(kind2) && !this.game.inPlay.includes(kind2) && this.game.slotKinds?.names.includes(kind2) !== true)) this.far = true;
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
  const changes3 = [modifier, ...modifier.also ?? []];
  const parts2 = changes3.flatMap((change3, index) => stepsOf(game, change3).map((step) => compilePart(game, step, index === 0 ? path : `${path}/also/${index - 1}`, whole2)));
  parts2.sort((a, b) => a.layer - b.layer);
  if (parts2.some((part, index) => part.layer === parts2[index - 1]?.layer)) throw new InvariantBroken(`${path} has two parts in one layer`);
  return { path, modifier, condition: condition2, defining: modifier.defining === true, parts: parts2, far: whole2.far, test: testOf(game, modifier.of) };
}
function testOf(game, of) {
  if (typeof of !== "object" || of.relation !== void 0 || mentions([of.of, of.except], "subject")) return null;
  return plainTest(game, of.where);
}
function stepsOf(game, change3) {
  const { become: become2, layer } = change3;
  const steps = game.copiable?.steps;
  if (become2 === void 0 || steps === void 0) return [{ change: change3, takes: null }];
  if (steps[layer] === void 0) throw new InvariantBroken(`a copy effect names layer ${layer}, which is not among copiable.steps`);
  return Object.keys(steps).map((step) => ({ change: step === layer ? change3 : { layer: step, become: become2 }, takes: steps[step] }));
}
function compilePart(game, { change: change3, takes }, path, whole2) {
  const layer = game.layers.indexOf(change3.layer);
  if (layer < 0) throw new InvariantBroken(`no layer ${change3.layer} in ${path}`);
  const own = new Reading(game);
  own.change(change3);
  if (own.far) whole2.far = true;
  return { layer, change: change3, path, reads: /* @__PURE__ */ new Set([...whole2.reads, ...own.reads]), writes: writesOf(game, change3, takes), takes, plain: isPlain(change3), perObject: mentions(change3, "subject"), consequences: (game.consequences?.touches(change3).length ?? 0) > 0 };
}
function writesOf(game, change3, takes) {
  const { set, add: add3, times, gain, lose: lose2, cantHave, swap, become: become2 } = change3;
  const writes = /* @__PURE__ */ new Set();
  for (const fields2 of [set, add3, times, gain, lose2, cantHave, become2?.except?.set]) for (const name2 in fields2) writes.add(name2);
  for (const name2 of swap ?? []) writes.add(name2);
  if (change3.abilities !== void 0) writes.add("abilities");
  if (change3.controller !== void 0) writes.add("controller");
  if (change3.words !== void 0) for (const name2 of ["abilities", ...game.text?.characteristics ?? []]) writes.add(name2);
  if (become2 !== void 0) for (const name2 of takes ?? ["abilities", ...game.copiable?.characteristics ?? []]) writes.add(name2);
  for (const name2 of game.consequences?.touches(change3) ?? []) writes.add(name2);
  return writes;
}
function isPlain(change3) {
  if (change3.become !== void 0 || change3.words !== void 0 || change3.controller !== void 0 || change3.abilities !== void 0) return false;
  return [change3.set, change3.add, change3.times, change3.gain].every((fields2) => fields2 === void 0 || Object.values(fields2).every((value) => !hasObject(value)));
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
  const { change: change3 } = part;
  if (part.plain) return change3;
  const { become: become2, words, controller, cantHave, swap } = change3;
  return { ...resolveRewriting(table, env, change3, part.path), copied: become2 === void 0 ? null : copied(table, env, become2.copyOf), takes: part.takes, except: become2?.except === void 0 ? null : resolveRewriting(table, env, become2.except, `${part.path}/become/except`), words: words === void 0 ? null : { [String(word(env, words.from))]: String(word(env, words.to)) }, controller: controller === void 0 ? null : seatsOf(table, env, controller).find((seat) => table.game.plays?.(table, seat) !== false) ?? null, ...cantHave === void 0 ? {} : { cantHave }, ...swap === void 0 ? {} : { swap } };
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
function resolveRewriting(table, env, change3, path) {
  const { set, times, add: add3, lose: lose2, gain, abilities } = change3;
  return { ...set === void 0 ? {} : { set: mapped(set, (value) => written(table, env, value)) }, ...times === void 0 ? {} : { times: mapped(times, (value) => counted2(table, env, value)) }, ...add3 === void 0 ? {} : { add: mapped(add3, (value) => addition(table, env, value)) }, ...lose2 === void 0 ? {} : { lose: lose2 }, ...gain === void 0 ? {} : { gain: mapped(gain, (list) => written(table, env, list)) }, ...abilities === void 0 ? {} : { abilities: abilities.map((ability2, index) => lentPath(env, `${path}/abilities/${index}`, ability2)) } };
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
      for (const value of [add3, times, set].flatMap((fields2) => Object.values(fields2 ?? {}))) if (isCounted(value)) fixed[JSON.stringify(value)] = amount(table, env, value);
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
  const made3 = {};
  for (const name2 in fields2) made3[name2] = make(fields2[name2]);
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
    const kept3 = values[one];
    values[one] = values[other];
    values[other] = kept3;
  }
}
function rewriteFields(table, values, resolved2) {
  const { set, times, add: add3, lose: lose2, gain, abilities } = resolved2;
  for (const name2 in set) values[name2] = set[name2];
  for (const name2 in times) if (!isLacking(table, values, name2)) values[name2] = table.number(asNumber(values[name2]) * times[name2]);
  for (const name2 in add3) if (!isLacking(table, values, name2)) values[name2] = table.number(asNumber(values[name2]) + add3[name2]);
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
function exceptOf({ set, times, add: add3, lose: lose2, gain, abilities }, names2) {
  const of = (fields2) => Object.fromEntries(Object.entries(fields2 ?? {}).filter(([name2]) => names2.includes(name2)));
  return { set: of(set), times: of(times), add: of(add3), lose: of(lose2), gain: of(gain), abilities: names2.includes("abilities") ? abilities ?? [] : [] };
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
  constructor(table, meets3) {
    this.table = table;
    this.meets = meets3;
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
    const rules4 = game.layerRules;
    if (this.existing.length === 0 && rules4 === void 0) return;
    for (let layer = 0; layer < game.layers.length; layer++) {
      const own = rules4?.[game.layers[layer]]?.own;
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
    const found2 = this.existing.filter((effect2) => effect2.compiled.modifier.players !== void 0);
    return found2.length > 1 ? [...found2].sort((a, b) => a.stamp - b.stamp) : found2;
  }
  note(id, layer) {
    const step = { layer, values: this.current.get(id) };
    const steps = this.steps.get(id);
    if (steps === void 0) this.steps.set(id, [step]);
    else steps.push(step);
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
      for (const part of effect2.compiled.parts) (this.byLayer[part.layer] ??= []).push(effect2);
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
    const keywords3 = table.library.staticsIn(asList(values.keywords), "keywords");
    const list = abilities.length === 0 && keywords3.length === 0 ? empty : this.standingEffects(row, [...abilities, ...keywords3]);
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
  exists(effect2) {
    if (effect2.row !== null || this.kept.has(effect2.key)) return true;
    return this.effectsOf(this.table.object(effect2.source)).some((one) => one.key === effect2.key);
  }
  runLayer(layer) {
    const done2 = /* @__PURE__ */ new Set();
    for (; ; ) {
      const left = (this.byLayer[layer] ?? empty).filter((effect2) => !done2.has(effect2.key));
      if (left.length === 0) return;
      const first = left.filter((effect2) => effect2.compiled.defining);
      const next3 = this.next(first.length > 0 ? first : left, layer);
      done2.add(next3.key);
      this.apply(next3, partOf2(next3, layer));
      if (this.stale) this.gather();
    }
  }
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
  depends(effect2, other, layer, meanings) {
    const now = (one) => {
      let known3 = meanings.get(one);
      if (known3 === void 0) meanings.set(one, known3 = this.meaning(one, partOf2(one, layer)));
      return known3;
    };
    const before = now(effect2);
    const tried = now(other);
    if (tried === null) return false;
    const kept3 = tried.objects.map((id) => this.current.get(id));
    this.commit(partOf2(other, layer), tried);
    const part = partOf2(effect2, layer);
    const changed3 = !this.exists(effect2) || !sameMeaning(part, before, this.meaning(effect2, part));
    tried.objects.forEach((id, index) => {
      const values = kept3[index];
      if (values === void 0) this.current.delete(id);
      else this.current.set(id, values);
    });
    return changed3;
  }
  meaning(effect2, part) {
    const env = envOf2(this.table, effect2);
    const objects = this.begun.get(effect2.key) ?? reached(this.table, env, effect2.row === null ? "standing" : "lasting", effect2.compiled.path, this.concerned(effect2, env));
    if (objects.length === 0) return effect2.compiled.condition === void 0 || this.begun.has(effect2.key) ? { objects, does: [] } : null;
    const does = part.perObject ? objects.map((id) => resolve(this.table, envFor(env, part, id), part)) : [resolve(this.table, env, part)];
    return { objects, does };
  }
  concerned(effect2, env) {
    const { table } = this;
    const { modifier, condition: condition2 } = effect2.compiled;
    const { of } = modifier;
    const fits4 = (id) => condition2 === void 0 || holds(table, about(env, id), condition2);
    if (effect2.row !== null && effect2.row.objects !== null) return effect2.row.objects.filter((id) => table.find(id) !== null && fits4(id));
    if (of === void 0 || of === "self") return table.find(env.self) !== null && fits4(env.self) ? [env.self] : [];
    if (of === "host") {
      const host = table.find(env.self)?.host ?? 0;
      return host !== 0 && table.find(host) !== null && fits4(host) ? [host] : [];
    }
    return this.selected(effect2.compiled, of, env).filter(fits4);
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
  apply(effect2, part) {
    const meaning = this.meaning(effect2, part);
    if (meaning === null) return;
    if (!this.begun.has(effect2.key)) this.begin(effect2, meaning.objects);
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
      for (const path of done2.abilities ?? []) this.lent.set(`${path}@${id}`, effect2.stamp);
      if (done2.words !== null && done2.words !== void 0) this.reword(id, done2.words);
    });
  }
  sameStatics(old, values) {
    const { library } = this.table;
    const none24 = (list, what3) => library.staticsIn(asList(list), what3).length === 0;
    const same = (what3) => old[what3] === values[what3] || none24(old[what3], what3) && none24(values[what3], what3);
    return same("abilities") && same("keywords");
  }
  commit(part, meaning) {
    const { table } = this;
    const share2 = !part.perObject && !part.consequences;
    const olds = [];
    const news = [];
    meaning.objects.forEach((id, index) => {
      const row = table.object(id);
      const old = this.read(row);
      const at = share2 ? olds.indexOf(old) : -1;
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
    for (const one of this.existing) if (one.ability === effect2.ability) this.kept.set(one.key, one);
  }
  reword(id, words) {
    for (const effect2 of [...this.kept.values()]) {
      if (effect2.source !== id) continue;
      this.kept.delete(effect2.key);
      const at = effect2.key.slice(effect2.compiled.path.length);
      const ability2 = patched(effect2.ability.slice(0, -at.length), { words });
      const compiled = this.table.library.effect(patched(effect2.compiled.path, { words }), ability2);
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
function sameMeaning(part, one, other) {
  if (one === null || other === null) return one === other;
  if (one.objects.length !== other.objects.length || !one.objects.every((id, at) => id === other.objects[at])) return false;
  return part.plain || JSON.stringify(one.does) === JSON.stringify(other.does);
}
function partOf2(effect2, layer) {
  return effect2.compiled.parts.find((part) => part.layer === layer);
}
var empty = [];
function worldOf(table) {
  const { cache, journal } = table;
  const known3 = cache.world;
  if (known3 !== null && known3.age === (cache.farSighted ? journal.epoch * 2 : journal.nearEpoch * 2 + 1)) return known3;
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
  return { age, final: building.current, steps: building.steps, effects: building.effects(), players: building.players(), playerValues: /* @__PURE__ */ new Map() };
}
function standingEffects(table) {
  return worldOf(table).effects;
}
function orderedValues(table, id, cut2) {
  const building = table.cache.building;
  if (building === null) {
    if (cut2 === void 0) return finalValues(table, id);
    const { final, steps } = worldOf(table);
    return (cut2 >= table.game.layers.length ? final.get(id) : after(steps.get(id), cut2)) ?? knownBase(table, id);
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
  const { steps } = worldOf(table);
  return steps.size === 0 ? null : after(steps.get(id), table.library.cutOf("copiable")) ?? null;
}
function after(steps, cut2) {
  let found2;
  for (const step of steps ?? []) if (step.layer <= cut2) found2 = step.values;
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
  for (const effect2 of worldOf(table).players) {
    if (effect2.stamp <= stamp) continue;
    const { modifier, condition: condition2, parts: parts2 } = effect2.compiled;
    const env = envOf2(table, effect2);
    const seats = effect2.row !== null && effect2.row.seats.length > 0 ? effect2.row.seats : seatsOf(table, env, modifier.players);
    if (!seats.includes(seat) || condition2 !== void 0 && !holds(table, env, condition2)) continue;
    for (const part of parts2) rewrite(table, values, resolve(table, env, part));
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
    const effect2 = table.state.effects[key];
    const modifier = library.modifier(effect2.program);
    const layer = game.layers.indexOf(modifier.layer);
    const env = { self: effect2.source, card: effect2.sourceCard, you: effect2.controller, event: null, vars: effect2.vars, each: 0, subject: 0, cut: layer - 1 };
    found2.push({ modifier, path: effect2.program, layer, stamp: effect2.stamp, env, objects: effect2.objects, seats: effect2.seats, standing: false, source: sourceOf(table, env, "lasting", effect2.program) });
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
  const bound2 = Object.keys(env.vars).length > 0;
  if (!bound2 && !speaksOfSource(word3)) return word3;
  const fields2 = Object.entries(word3).map(([name2, field2]) => [name2, typeof field2 === "object" && field2 !== null && "tree" in field2 ? closed(env, field2.tree) : field2]);
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
  const most2 = Math.max(0, Math.min(there, choice2.max === void 0 ? Math.max(1, least) : amount(table, env, choice2.max)));
  const { sum } = choice2;
  if (choice2.strict === true && most2 < least) return { type: "options", options: [], min: 0, max: 0 };
  const options = found2.map((id, at) => {
    const seat = seatOfId(id);
    const group = groups === null ? void 0 : { group: groups[at] };
    if (seat !== null) return { ...playerOption(seat), ...group };
    const row = knownRow(table, id) ?? table.object(id);
    const open = facesSeat(table, row, by);
    const params = open ? { card: row.card, object: id } : { object: id };
    return { id: `object:${id}`, label: open ? "object" : "hiddenObject", params, object: id, ...sum === void 0 ? {} : { weight: weights(table, id, sum.of) }, ...group };
  });
  const plain4 = { type: "options", options, min: Math.max(0, Math.min(most2, least)), max: most2, ...groups === null ? {} : { groups: true } };
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
  return kinds2.some((kind2) => {
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
function allChoosable(table, env, [choice2, ...later2]) {
  if (choice2 === void 0) return true;
  if (!choosable(table, env, choice2)) return false;
  if (!isSpokenOf(choice2, later2)) return allChoosable(table, env, later2);
  return possibleValues(table, env, choice2).some((value) => allChoosable(table, withBound(env, choice2.as, value), later2));
}
var withBound = (env, name2, value) => ({ ...env, vars: withVar(env.vars, name2, value) });
var namesIn = once((choice2) => namesRead(choice2));
function isSpokenOf({ as, from, number, players: players2 }, later2) {
  if (from === void 0 && number === void 0 || players2 !== void 0) return false;
  return later2.some((one) => namesIn(one).has(as));
}
function possibleValues(table, env, choice2) {
  const { number } = choice2;
  if (number === void 0) return candidates(table, env, choice2).map((id) => [id]);
  const [least, most2] = [amount(table, env, number.min), amount(table, env, number.max ?? number.min)];
  return Array.from({ length: Math.max(0, most2 - least + 1) }, (_, at) => least + at);
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
function used(table, listener, limit) {
  const uses2 = keeper(table, listener, limit)?.uses;
  const mark2 = uses2?.[ledgerKey(table, listener, limit)];
  return Array.isArray(mark2) && mark2[0] === table.game.span(table, limit.per, listener.seat) ? readAs(mark2)[1] : 0;
}
function write(table, listener, limit, count3) {
  const row = keeper(table, listener, limit);
  if (row === null) return;
  const mark2 = [table.game.span(table, limit.per, listener.seat), count3];
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
function yesOrNo(about3) {
  const yes = { id: "yes", label: "yes" };
  return { type: "options", min: 1, max: 1, options: [about3 === void 0 ? yes : { ...yes, object: about3 }, { id: "no", label: "no" }] };
}
function saidYes(answer3) {
  return picksOf(answer3)[0] === "yes";
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
  const standing2 = (ability2.modifiers ?? []).map((modifier, index) => {
    const { when } = ability2;
    const condition2 = when === void 0 ? modifier.if : modifier.if === void 0 ? when : { all: [when, modifier.if] };
    return { modifier: inOneShape(modifier, condition2, slotKinds?.names), layer: layers2.indexOf(modifier.layer), path: `${path}/modifiers/${index}` };
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
  const fields2 = node;
  if ("player" in fields2 || "match" in fields2 || "game" in fields2 || "phase" in fields2 || "turnOf" in fields2 || "playerOf" in fields2) return true;
  const kinds2 = Array.isArray(fields2.from) ? fields2.from : fields2.from === void 0 ? [] : [fields2.from];
  return kinds2.some((kind2) => !inSight2.has(kind2) && !slotKinds.includes(kind2)) || Object.entries(fields2).some(([key, child]) => namesElsewhere(key, child) || looksFar(child, slotKinds));
}
var references = /* @__PURE__ */ new Set(["object", "of", "to", "is", "except", "hostOf", "under", "attachedTo", "became", "countOf", "controllerOf", "ownerOf", "max", "min", "distinct"]);
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
  const add3 = (row, keys2) => {
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
    add3(row, keys2.length === 0 ? keys2 : keysAt.get(kind2) ?? noKeys);
  }
  else for (const row of Object.values(table.state.objects)) add3(row, table.program(row).keys);
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
function trial(table, ask6) {
  const { journal, cause, events: events2 } = table;
  const mark2 = journal.mark();
  const derived = holdDerived(table);
  table.events = [];
  table.trials++;
  try {
    return ask6();
  } finally {
    table.trials--;
    table.events = events2;
    table.cause = cause;
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
    return this.any("elsewhere", ({ elsewhere: elsewhere2 }) => elsewhere2);
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
    for (const named5 of this.library.namedBy(card)) this.know(named5, cards);
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
    const reach = [...library.reach].map(([field2, how]) => [field2, typeof how === "function" ? (before, after3) => how(before, after3, this) : how]);
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
    const plain4 = { id, openedAt: header.version, seat: decider === void 0 ? question.seat : decider(this, question.seat), subject: question.subject ?? question.seat, kind: question.kind, rule: question.rule, prompt: { key: question.prompt ?? question.kind, params: question.params ?? {} }, domain: this.toldApart(question.domain), sealed: question.sealed ?? false };
    const decision = this.parts.withExample(this, plain4);
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
function beginWatch(table, env, given2) {
  const { header, watches } = table.state;
  if (table.journal.size(watches) >= limits.effects) throw new LimitExceeded("effects");
  const id = header.nextEffect;
  table.journal.setRecord(header, "nextEffect", id + 1);
  const row = { id, program: given2.program, controller: env.you, source: env.self, sourceCard: env.card, vars: lastingVars(env), stamp: table.nextStamp(), until: given2.until, left: given2.left };
  table.journal.insert(watches, id, row);
  return row;
}
function endWatches(table, fits4) {
  const ended2 = Object.values(table.state.watches).filter(fits4);
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
    const same = found2.find((one) => one.ability === caught.ability && one.source === caught.source && one.watch === caught.watch && one.instance === caught.instance && (batch === void 0 ? one.places[0] === place2 : one.key === caught.key && one.share === share2));
    if (same !== void 0) {
      if (batch !== void 0) same.places.push(place2);
      return;
    }
  }
  found2.push(share2 === null ? caught : { ...caught, share: share2 });
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
  const all2 = caught.filter((one) => one.watch === watch).flatMap(({ places: places3, key, back: back2 }) => places3.flatMap((at) => happened[at] === null || happened[at] === void 0 ? [] : [eventOf(happened[at], key, back2)]));
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
function notice(table, key, about3 = {}, data, seatOf2) {
  const found2 = [];
  const happening = propose(key, about3, data);
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
    const replaced2 = replaceKey(key);
    if (!awaits(table, replaced2)) continue;
    const event = eventOf(happening, key, true);
    const seen = [];
    for (const listener of subscribers(table, replaced2)) {
      const { object: source2, seat, ability: ability2 } = listener;
      if (source2 === newcomer && !isAboutItself(table.library.ability(ability2).ability)) continue;
      let replacement = `${ability2}@${source2}`;
      while (seen.includes(replacement)) replacement += "+";
      seen.push(replacement);
      if (!happening.applied.includes(replacement) && !offers.some((one) => one.replacement === replacement) && ready(table, listener, replaced2, event)) offers.push({ at, key, ability: ability2, source: source2, card: table.object(source2).card, seat, watch: 0, replacement });
    }
    for (const watch of watchesFor(table, replaced2)) {
      const replacement = `watch:${watch.id}`;
      if (!happening.applied.includes(replacement) && !offers.some((one) => one.replacement === replacement) && watchReady(table, watch, replaced2, event)) offers.push({ at, key, ability: watch.program, source: watch.source, card: watch.sourceCard, seat: watch.controller, watch: watch.id, replacement });
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
  const { at, key, source: source2, card, seat, watch, ability: ability2 } = offer2;
  const happening = batchOf(locals)[at];
  const all2 = table.library.ability(ability2).ability.every === true ? { objects: placesOf(offer2).map((place2) => batchOf(locals)[place2].object) } : {};
  const event = { ...eventOf(happening, key, true), ...all2, together: together2(locals, happening) };
  return sourceEnv(source2, card, seat, event, table.state.watches[watch]?.vars);
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
  const next3 = { ...envLocals(env), program: `${offer2.ability}/then`, replacement: offer2.replacement };
  table.local(locals, "follow", same < 0 ? [...follow2, next3] : follow2.with(same, joined(follow2[same], next3)));
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
  const old = batchOf(locals)[at];
  const changed3 = change3(old);
  const along = locals.offer?.along ?? [];
  table.local(locals, "touched", true);
  table.local(locals, "vars", { ...locals.vars, ...env.vars });
  if (!Array.isArray(changed3)) {
    write3(table, locals, at, changed3);
    for (const other of along) write3(table, locals, other, change3(batchOf(locals)[other]));
    return;
  }
  const { instead } = ruleOf(table, old.type);
  const made3 = changed3.map((one) => ({ ...unnamed(instead === void 0 ? one : instead(one), old.type), applied: old.applied, inside: old.inside }));
  const gone = [at, ...along];
  table.local(locals, "fates", [...fatesOf(locals).map((fate, place2) => gone.includes(place2) ? 2 : fate), ...made3.map(() => 0)]);
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
  const offer2 = locals?.offer ?? null;
  const watch = offer2 === null ? void 0 : table.state.watches[offer2.watch];
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
    const most2 = verb2.by === "left" ? watch === void 0 || watch.left < 0 ? value : watch.left : amount(table, env, verb2.by);
    taken2 = Math.max(0, Math.min(value, most2));
    return { ...happening, data: { ...happening.data, [field2]: value - taken2 } };
  });
  if (locals === null) return;
  table.local(locals, "vars", withVar(locals.vars, "prevented", taken2));
  if (taken2 > 0 && offer2 !== null) noteReduction(table, locals, offer2, taken2, old);
  if (spared) spendShield(table, taken2);
}
function noteReduction(table, locals, { replacement, source: source2, seat }, amount3, happening) {
  const all2 = locals.reduced;
  const known3 = all2.find((one2) => one2.replacement === replacement);
  const one = { replacement, source: source2, seat, amount: amount3 + (known3?.amount ?? 0), happenings: [...known3?.happenings ?? [], happening] };
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
  const made3 = proposalsOf(table, verb2.do, env, `${path}/do`);
  alter(table, env, () => made3);
  return done;
} }, cancel: { impersonal: true, run: (table, _verb, env) => {
  alter(table, env, () => []);
  return done;
} } };
function aheadOf(amounts) {
  const most2 = Math.max(...amounts);
  const found2 = amounts.flatMap((amount3, seat) => amount3 === most2 ? [seat] : []);
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
  const after3 = [];
  collect(table, happened, keysAfter, false, after3);
  if (back2.length > 0) writeTriggers(table, happened, back2);
  if (after3.length > 0) writeTriggers(table, happened, after3);
  if (committed !== void 0) committed(table, happened, keys2);
  return happened;
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
      const rules4 = table.library.facts.get(key);
      if (rules4 === void 0) continue;
      const happening = batch[at];
      const back2 = ruleOf(table, happening.type).looksBack?.(table, happening, key) ?? false;
      const event = eventOf(happening, key, back2);
      for (const rule2 of rules4) {
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
function begin(table, locals, chosen2) {
  const offer2 = withAll(table, batchOf(locals), openPlaces(locals), chosen2);
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
function addContents(table, locals, open) {
  const batch = [...batchOf(locals)];
  const fates = [...fatesOf(locals)];
  const later2 = [];
  let made3 = false;
  for (const at of open) {
    fates[at] = 1;
    const proposed = batch[at];
    const { contains, inOrder: inOrder5, makes } = ruleOf(table, proposed.type);
    if (contains === void 0 && makes === void 0 || !isPossible(table, proposed)) continue;
    const happening = makes === void 0 ? proposed : batch[at] = makes(table, proposed);
    if (makes !== void 0) made3 = true;
    if (contains === void 0) continue;
    const found2 = within(contains(table, happening), happening, at);
    if (inOrder5 === true && found2.length > 1) later2.push(...found2);
    else for (const one of found2) addOrJoin(table, batch, one, batchOf(locals).length);
  }
  while (fates.length < batch.length) fates.push(0);
  if (later2.length > 0) table.local(locals, "inner", [...locals.inner, ...later2]);
  if (open.length > 0) table.local(locals, "fates", fates);
  if (batch.length === batchOf(locals).length) {
    if (made3) table.local(locals, "batch", batch);
    return false;
  }
  table.local(locals, "batch", batch);
  return true;
}
function standing(locals) {
  const places3 = [];
  fatesOf(locals).forEach((fate, at) => {
    if (fate !== 2) places3.push(at);
  });
  return places3;
}
var noOrders = [];
var ordersOf = (locals) => locals.orders;
function askOrder(table, locals, frame) {
  const batch = batchOf(locals);
  const places3 = standing(locals);
  const asked2 = (table.game.commitsToOrder?.(table, places3.map((at) => batch[at])) ?? noOrders)[ordersOf(locals).length];
  if (asked2 === void 0) return { to: "commit" };
  table.local(locals, "asked", { ...asked2, places: asked2.places.map((index) => places3[index]) });
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
function ordered(table, locals) {
  const { lastFirst, one, places: places3 } = must(locals.asked, "the order that was asked for");
  const first = picksOf(locals.answer).map((pick) => Number(pick.slice("happening:".length)));
  const others = places3.filter((at) => !first.includes(at));
  if (one === true) return leaveOut(table, locals, others);
  const picked2 = [...first, ...others];
  table.local(locals, "orders", [...ordersOf(locals), lastFirst === true ? picked2.reverse() : picked2]);
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
  let places3 = standing(locals);
  for (const order of ordersOf(locals)) {
    let taken2 = 0;
    places3 = places3.map((at) => order.includes(at) ? order[taken2++] : at);
  }
  return places3;
}
function placed(happening, at, orders) {
  const order = orders.find((one) => one.includes(at))?.indexOf(at);
  return order === void 0 ? happening : { ...happening, data: { ...happening.data, order } };
}
function commit(table, locals) {
  const batch = batchOf(locals);
  const fates = fatesOf(locals);
  const places3 = commitPlaces(locals);
  const done2 = commitBatch(table, places3.map((at) => placed(batch[at], at, ordersOf(locals))), locals.joined === true);
  const happened = batch.map(() => null);
  places3.forEach((at, index) => happened[at] = done2[index] ?? null);
  for (const reduction of locals.reduced) table.game.reduced?.(table, reduction);
  const result = resultOf(table, batch, happened, fates);
  table.local(locals, "result", { ...result, done: result.done && locals.lost !== true });
  const left = locals.inner.filter((one) => happened[one.inside] !== null);
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
  const sum = must(locals.result, "a result");
  const one = returnedIn(locals);
  table.local(locals, "result", { done: sum.done && one.done, objects: [...sum.objects, ...one.objects], total: sum.total + one.total });
  return { to: "inner" };
}
function follow(table, locals) {
  const [next3, ...rest2] = locals.follow;
  if (next3 === void 0) return returning(locals.result);
  table.local(locals, "follow", rest2);
  return call(effectRef, effectLocals(envOf(next3), next3.program), "follow");
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
function effectsOn(table, id) {
  return effectsWith(table, ({ objects }) => objects?.includes(id) === true);
}
function effectsWith({ journal, state: { effects } }, fits4) {
  if (journal.size(effects) === 0) return noEffects;
  return Object.values(effects).filter(fits4).map((effect2) => ({ ...effect2 }));
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
function endEffects(table, fits4) {
  if (table.journal.size(table.state.effects) === 0) return [];
  const ended2 = Object.values(table.state.effects).filter(fits4);
  for (const effect2 of ended2) table.journal.remove(table.state.effects, effect2.id);
  return ended2;
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
  const all2 = [...told2, ...open.apart, ...(parts2 ?? []).flatMap(({ apart }) => apart)];
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
function place(table, named5, to) {
  const row = table.object(named5);
  const { id } = row;
  const from = kindOfPlace(table, row);
  const kind2 = placeKind(table, to);
  const same = from === "" || table.game.keepsIdentity(from, kind2);
  const known3 = !same && table.game.keepsKnowledge?.(table, row, from, kind2) === true ? whoSees(table, row) : nobody4;
  const following = !same && table.game.keepsEffects?.(from, kind2) === true ? followingOf(table, id) : null;
  if (!same) remember(table, row, from);
  lift(table, row);
  const moved3 = same ? row : renew(table, row);
  if (following !== null) carryOver(table, following, id, moved3.id);
  put(table, moved3, to);
  if (known3.length > 0) know(table, moved3, known3);
  if (!same) becomes(table, id, moved3, kind2);
  table.set(moved3, "stamp", table.nextStamp());
  const { inPlay } = table.game;
  noteStatics(table, moved3, inPlay.includes(from) || inPlay.includes(kind2));
  return moved3.id;
}
function noteStatics(table, row, inPlay = true) {
  const { statics, elsewhere: elsewhere2 } = table.program(row);
  if (table.ordered ? inPlay || elsewhere2 : statics.length > 0) table.journal.valuesMayChange();
}
function vanish(table, named5) {
  const row = table.object(named5);
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
function suppose(table, id, zoneId, controller) {
  const row = table.object(id);
  const from = kindOfPlace(table, row);
  takeOut(table, row);
  put(table, row, { zone: zoneId, at: "bottom" });
  table.set(row, "controller", controller);
  table.set(row, "stamp", table.nextStamp());
  const { inPlay } = table.game;
  noteStatics(table, row, inPlay.includes(from) || inPlay.includes(table.zone(zoneId).kind));
}
function hasPlace(row) {
  return row.zone !== "" || row.slot !== "";
}
function originOf(table, named5) {
  const row = table.object(named5);
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
  for (const effect2 of effects) {
    const standing2 = table.state.effects[effect2.id];
    if (standing2 === void 0) table.journal.insert(table.state.effects, effect2.id, { ...effect2 });
    else table.set(standing2, "objects", effect2.objects);
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
function anew(table, named5) {
  const row = table.object(named5);
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
  table.set(row, "knownTo", seats.reduce((bits2, seat) => bits2 | 1 << seat, row.knownTo));
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
function readChoice(choice2, answer3, locals) {
  if (choice2.number !== void 0) return numberOfAnswer(answer3);
  if (choice2.name !== void 0) return nameOfAnswer(answer3);
  if (choice2.divide !== void 0) return Object.fromEntries(Object.entries(amountsOf(answer3)).map(([pick, amount3]) => [idOfPick(pick), amount3]));
  const picks = picksOf(answer3);
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
    const player2 = seatOfId(id);
    if (player2 !== null) return playerOption(player2);
    const most2 = divide.most === void 0 ? {} : { most: numberOf(table, id, divide.most) };
    return { id: `object:${id}`, label: "object", params: { card: table.object(id).card, object: id }, object: id, ...most2 };
  });
  const domain = { type: "distribution", options, total: amount(table, env, divide.total), min: divide.least === void 0 ? 0 : amount(table, env, divide.least) };
  if (domain.total <= 0 || !canDistribute(domain)) return {};
  if (found2.length === 1 && asking.always !== true) return { [found2[0]]: domain.total };
  return put2(table, frame, env, seat, choice2, domain, asking);
}
function drawn(table, found2, count3, different) {
  const groups = different === void 0 ? null : groupsOf(table, found2, different);
  let rest2 = found2.map((id, at) => ({ id, group: groups?.[at] ?? String(id) }));
  const taken2 = [];
  while (taken2.length < count3) {
    const one = rest2[table.random("objects", rest2.length, table.game.rules.chooseTargets, [])];
    taken2.push(one.id);
    rest2 = rest2.filter(({ group }) => group !== one.group);
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
function beginPlayers(table, locals, clause2, players2) {
  const named5 = seatsOf(table, envOf(locals), players2);
  const seats = table.game.seatOrder(table).filter((seat) => named5.includes(seat));
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
  const { left, chosen: chosen2 } = locals.queue;
  const all2 = locals.returned === null ? chosen2 : [...chosen2, locals.returned];
  const [seat, ...rest2] = left;
  table.local(locals, "returned", null);
  if (seat === void 0) return workOff(table, locals, "actions", all2);
  table.local(locals, "queue", { left: rest2, chosen: all2 });
  return call(choicesProcedure, inner2(locals, withPlayer(envOf(locals), seat), "ifPlayer"), again2);
}, actions: (table, locals, _frame, clause2) => {
  const queue = locals.queue;
  if (clause2.together === true && clause2.do !== void 0 && queue.some(({ stage }) => stage === "do")) return doTogether(table, locals, clause2, clause2.do, queue);
  const [next3, ...rest2] = queue;
  if (next3 === void 0) return go(table, locals, "next");
  table.local(locals, "queue", rest2);
  return call(effectRef, inner2(locals, { ...envOf(locals), vars: next3.vars }, next3.stage, next3.index), again2);
}, atOnce: (table, locals) => {
  const { done: done2 } = outcomeOf(locals.returned);
  if (!done2) table.local(locals, "allDone", false);
  const queue = locals.queue.map((one) => one.stage === "do" ? { ...one, stage: "follow", index: done2 ? 1 : 0 } : one);
  table.local(locals, "queue", queue);
  return go(table, locals, "actions");
}, turns: (table, locals) => {
  const [seat, ...rest2] = locals.queue;
  if (seat === void 0) return go(table, locals, "next");
  table.local(locals, "queue", rest2);
  return call(effectRef, inner2(locals, withPlayer(envOf(locals), seat), "ifPlayer"), again2);
}, each: (table, locals) => {
  const [next3, ...rest2] = locals.queue;
  if (next3 === void 0) return go(table, locals, "next");
  table.local(locals, "queue", rest2);
  return call(effectRef, inner2(locals, { ...envOf(locals), each: next3 }, "ifObject"), again2);
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
  const named5 = clause2.unless === void 0 ? [] : seatsOf(table, envOf(locals), clause2.unless.player);
  const queue = table.game.seatOrder(table).filter((seat) => named5.includes(seat));
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
  const [seat, ...rest2] = locals.queue;
  table.local(locals, "queue", rest2);
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
    const about3 = { ...env, each };
    return clause2.if === void 0 || holds(table, about3, clause2.if) ? proposalsFor(table, clause2.do ?? [], about3, path, clause2.whole === true) : [];
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
function askYesNo(table, frame, env, seat, kind2, rule2) {
  table.ask(frame, { seat, kind: kind2, rule: rule2, params: { card: env.card, object: env.self }, domain: yesOrNo() });
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
  rows = /* @__PURE__ */ new Map();
  frames = [];
  refresh(journal) {
    for (const [row, change3] of journal.changes) {
      if (change3.stands) this.change(row, change3);
      else if (change3.stood) this.drop(row);
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
function noteProgram(game, program, expansions, add3) {
  for (const kind2 of program.keysAt.keys()) add3("listening", kind2);
  for (const compiled of [...program.abilities, ...expansions(program.card.printed.keywords)]) {
    const { ability: ability2, triggers } = compiled;
    for (const trigger of triggers) {
      add3("awaited", trigger.key);
      if (actsFromHidden(ability2, game)) add3("hidden", jsonOf(hiddenAct(game, program, ability2, trigger.key, trigger.if)));
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
function hiddenAct(game, { card }, { when }, key, condition2) {
  const facts = game.openFacts?.(card);
  return { key, ...when === void 0 ? {} : { when }, ...condition2 === void 0 ? {} : { if: condition2 }, ...facts === void 0 ? {} : { facts } };
}
function noteWorkplaces({ from }, add3) {
  for (const kind2 of from ?? []) add3("workplaces", kind2);
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
function reachOf({ unreadFields = [], distantFields: distantFields2 = [], partlyDistant = {}, baseFields: baseFields2 = [], objectFields: objectFields2 }) {
  const found2 = /* @__PURE__ */ new Map();
  const declareOne = (field2, reach) => {
    if (found2.has(field2)) throw new InvariantBroken(`the field ${field2} is declared twice (unreadFields, distantFields, partlyDistant, baseFields)`);
    found2.set(field2, reach);
  };
  const declare = (fields2, reach) => fields2.forEach((field2) => declareOne(field2, reach));
  declare([...unread, ...unreadFields], 0);
  declare(distantFields2, 1);
  for (const [field2, concernsValues] of Object.entries(partlyDistant)) declareOne(field2, concernsValues);
  declare(baseFields2, 3);
  for (const [field2, reach] of found2) if (reach === 0 && field2 in objectFields2) throw new InvariantBroken(`unreadFields may not contain the object field ${field2}`);
  return found2;
}
var tolerated = (letters2) => letters2 < 4 ? 0 : letters2 < 8 ? 1 : letters2 < 15 ? 2 : 3;
function letterDistance(one, other, most2) {
  if (Math.abs(one.length - other.length) > most2) return most2 + 1;
  let [older, before] = [[], Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let row = 1; row <= one.length; row++) {
    const now = [row];
    for (let at = 1; at <= other.length; at++) {
      const same = one[row - 1] === other[at - 1];
      let least = Math.min(before[at] + 1, now[at - 1] + 1, before[at - 1] + (same ? 0 : 1));
      if (row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1]) least = Math.min(least, older[at - 2] + 1);
      now.push(least);
    }
    if (Math.min(...now) > most2) return most2 + 1;
    [older, before] = [before, now];
  }
  return Math.min(before[other.length], most2 + 1);
}
function nearNames(name2, known3) {
  const letters2 = [...name2];
  const most2 = tolerated(letters2.length);
  if (most2 === 0) return [];
  const near2 = [];
  for (const [compared, shown] of known3) {
    if (compared.length > 2 * (letters2.length + most2) || 2 * compared.length < letters2.length - most2) continue;
    const distance = letterDistance(letters2, [...compared], most2);
    if (distance <= most2) near2.push({ shown, distance });
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
  const faults = (of, faultOf, others) => of.map(({ name: name2, place: place2 }) => ({ place: place2, name: name2, fault: faultOf(JSON.stringify(name2)), others: others.map((other) => other.name).filter((other) => other !== name2) }));
  return [...faults(readings.filter((one) => !isBound2(one)), (name2) => `the name ${name2} is not bound where it is read`, bindings), ...faults(notesRead.filter((one) => !isNoted(one)), (name2) => `the note ${name2} is read but never noted`, notes), ...faults(bindings.filter((one) => one.use === "binds" && !isRead(one)), (name2) => `the name ${name2} is bound but never read`, readings), ...faults(notes.filter((one) => one.use !== "announces" && !isOfKeyword(one) && !isLent(card, one.place) && !isNoteRead(one)), (name2) => `the note ${name2} is never read`, notesRead)];
}
var ofEvery = ["type", "key"];
var ofObject = ["was", "now"];
var ofBatch = ["objects", "amount"];
var ofReplacement = ["together"];
var ofEveryOne = ["objects"];
var everyField = (forms2) => [.../* @__PURE__ */ new Set([...ofEvery, ...ofObject, ...ofBatch, ...ofReplacement, ...ofEveryOne, ...Object.values(forms2).flatMap(({ always: always3 = [], sometimes = [], marked = [] }) => [...always3, ...sometimes, ...marked])])];
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
function carriedBy(forms2, { event, batch, marked, replaced: replaced2, every }) {
  const form2 = formOfEvent(forms2, event) ?? {};
  const { always: always3 = [], sometimes = [], afterwards = [] } = form2;
  const own = [...always3, ...sometimes].filter((field2) => !replaced2 || !afterwards.includes(field2));
  if (marked) return [...own, ...form2.marked ?? []];
  return [...own, ...ofEvery, ...always3.includes("object") || sometimes.includes("object") ? ofObject : [], ...batch ? ofBatch : [], ...replaced2 ? ofReplacement : [], ...every ? ofEveryOne : []];
}
function isCarried(card, field2, place2) {
  const events2 = readableAt(card, place2);
  return events2.length > 0 && events2.every((event) => carriedBy(card.forms, event).includes(field2));
}
function fieldFaults(card, fields2) {
  return fields2.flatMap(({ field: field2, place: place2 }) => {
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
function readFields(reader, node, place2, what3, fields2, needs = []) {
  for (const field2 of needs) if (node[field2] === void 0) reader.wrong(place2, `${what3} needs ${JSON.stringify(field2)}`);
  const known3 = Object.keys(fields2);
  for (const key of Object.keys(node)) if (node[key] !== void 0 && !known3.includes(key)) reader.part(`field of ${what3}`, key, known3, place2);
  for (const key of known3) if (Object.hasOwn(node, key) && node[key] !== void 0) fields2[key]?.(reader, node[key], `${place2}.${key}`);
}
var tree = (what3, fields2, needs = []) => (reader, node, place2) => {
  if (!isTree2(node)) return reader.wrong(place2, `expected ${what3}, found ${said(node)}`);
  readFields(reader, node, place2, what3, fields2(), needs);
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
  const read2 = (reader, owner, { needs, may, oneOf }, all2, place2) => {
    const known3 = { ...needs, ...may };
    const isLet = (name2) => isNamed(known3[name2]) && known3[name2].by === "binds";
    const order = [...Object.keys(known3).filter(isLet), ...Object.keys(known3).filter((name2) => !isLet(name2))];
    const given2 = Object.entries(all2).filter(([, value]) => value !== void 0).sort(([one2], [other]) => order.indexOf(one2) - order.indexOf(other));
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
  const named5 = (one, node, at) => !isTree2(node) ? valueWord(one, key, node, at) : (one.entries(key) === null ? written2 : entry)(one, key, node, at);
  listOf(named5)(reader, value, place2);
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
  for (const [field2, kinds2] of Object.entries(onlyIn)) if (node[field2] !== void 0 && !kinds2.includes(node.kind)) reader.wrong(place2, `${JSON.stringify(field2)} belongs to no ability of the kind ${JSON.stringify(node.kind)}`);
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
  const { keywords: keywords3 } = vocabulary2.entries;
  return { "keyword of an ability": [...keywords3 !== void 0 && "words" in keywords3 ? Object.keys(keywords3.words) : [], ...vocabulary2.abilityWords], verb: [...Object.keys(kernelVerbForms(vocabulary2)), ...Object.keys(game.verbs)], event: Object.keys(vocabulary2.events), "field of events": everyField(vocabulary2.events), characteristic: [...characteristics, ...Object.keys(vocabulary2.characteristics), ...Object.keys(game.status ?? {})], "printed value": Object.keys(vocabulary2.printed), duration: vocabulary2.durations, span: vocabulary2.spans, refund: vocabulary2.refunds, mark: Object.keys(vocabulary2.marks), place: [...places, ...Object.keys(game.visibility), ...game.slotKinds?.names ?? []], phase: vocabulary2.phases, "value of players": vocabulary2.playerAmounts, "value of the match": vocabulary2.matchAmounts, "field of the game": Object.keys(vocabulary2.gameFields), "purpose of slots": vocabulary2.purposes, layer: game.layers, tier: game.replacementTiers ?? [], relation: Object.keys(game.relations), "relation to players": Object.keys(game.playerRelations ?? {}), fact: Object.keys(game.history ?? {}), set: Object.keys(game.sets ?? {}), "list of words": Object.keys(game.wordLists ?? {}), "kind of face": vocabulary2.faceKinds };
}
var nearestOf = (list, word3) => nearNames(word3.toLowerCase(), list.map((one) => [one.toLowerCase(), one]));
function abilitiesOfKeywords(game, card) {
  const faces = (card.faces ?? []).map(({ printed: printed2 }, at) => [`.faces[${at}]`, printed2]);
  return [["", card.printed], ...faces].flatMap(([place2, { keywords: keywords3 }]) => (Array.isArray(keywords3) ? keywords3 : []).flatMap((keyword2, at) => keywordPaths(game, keyword2).flatMap((path, nth) => {
    const found2 = keywordTree(game, parsePath(path).root)?.abilities[nth];
    return found2 === void 0 ? [] : [[`${place2}.printed.keywords[${at}].abilities[${nth}]`, found2]];
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
  const tell2 = (place2, fault, near2) => {
    const sentence = near2.length === 0 ? fault : `${fault}; did you mean ${near2.map((name2) => JSON.stringify(name2)).join(" or ")}?`;
    if (told2.size < told2.add(`${place2} ${sentence}`).size) faults.push({ card: String(card.id), place: place2.slice(1), fault: sentence, near: near2 });
  };
  const unless2 = (list, kind2, word3, place2) => {
    if (!isKnown(list, word3)) tell2(place2, `unknown ${kind2} ${JSON.stringify(word3)}`, nearestOf(list, word3));
  };
  const reader = { word: (kind2, word3, place2) => {
    unless2(words[kind2], kind2, word3, place2);
    if (kind2 === "field of events") fields2.push({ field: word3, place: place2 });
  }, holds: (word3, kind2) => {
    const forms2 = kind2 === void 0 ? vocabulary2.characteristics : kind2 === "field of events" ? vocabulary2.eventValues : vocabulary2.gameFields;
    const known3 = Object.keys(forms2).find((one) => isKnown([one], word3));
    return known3 === void 0 ? null : forms2[known3] ?? null;
  }, verb: (verb2) => Object.hasOwn(verbs3, verb2) ? verbs3[verb2] ?? null : null, form: (kind2, word3) => {
    const forms2 = kind2 === "mark" ? vocabulary2.marks : vocabulary2.printed;
    return Object.hasOwn(forms2, word3) ? forms2[word3] ?? null : null;
  }, name: (use, name2, place2) => void names2.push({ use, name: name2, place: place2 }), ability: (ability2) => void abilities.push(ability2), onlyFor: (clause2) => void onlyFor.push(clause2), card: (id, place2) => isCard(id) ? void 0 : tell2(place2, `unknown card ${JSON.stringify(id)}`, []), entries: (characteristic) => Object.hasOwn(vocabulary2.entries, characteristic) ? vocabulary2.entries[characteristic] ?? null : null, entry: (characteristic, word3, place2) => {
    const entries = vocabulary2.entries[characteristic];
    unless2(entries !== void 0 && "words" in entries ? Object.keys(entries.words) : [], characteristic === "keywords" ? "keyword" : `entry of ${characteristic}`, word3, place2);
  }, part: (what3, found2, list, place2) => unless2(list, what3, found2, place2), wrong: (place2, fault) => tell2(place2, fault, []) };
  cardForm(reader, card, "");
  if (faults.length > 0) return faults;
  for (const [place2, node] of abilitiesOfKeywords(game, card)) ability(reader, node, place2);
  const { bound: bound2, boundFor } = vocabulary2.names;
  const own = { ...vocabulary2.names, bound: [...bound2, ...boundFor?.[card.id] ?? []] };
  const events2 = { forms: vocabulary2.events, abilities, onlyFor, fixesAmounts: game.fixesAmounts === true };
  for (const { place: place2, fault, name: name2, others } of [...fieldFaults(events2, fields2), ...nameFaults({ names: names2, abilities }, own, (name3, place3) => isCarried(events2, name3, place3))]) tell2(place2, fault, nearestOf(others, name2));
  return faults;
}
function refuseFaultyCards(game, cards, isCard) {
  const faults = cards.flatMap((card) => checkProgram(game, card, isCard));
  if (faults.length > 0) throw new CardsRefused(faults);
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
    return this.worked ??= this.own.openings ?? openingsOf(this.game, programs(), (keywords3) => this.expansions(keywords3));
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
    const { keys: keys2, lends: lends2 } = this.card(id);
    return keys2.includes(key) || lends2.has(key);
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
    const count3 = ability2.kind === "static" ? ability2.modifiers?.length ?? 0 : 0;
    return { path, ability: ability2, effects: Array.from({ length: count3 }, (_, index) => this.effect(`${path}/modifiers/${index}`, path)) };
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
    const lends2 = own.flatMap(({ ability: ability2 }) => [...keysLentBy(ability2, (keywords3) => this.expansions(keywords3))]);
    const faces = (card.faces ?? []).map((face, at) => this.compileCard({ id: card.id, names: face.names, printed: face.printed, abilities: face.abilities }, `${root}/faces/${at}`));
    const defines2 = own.some(({ ability: ability2 }) => ability2.modifiers?.some((modifier) => modifier.defining) ?? false);
    const statics = own.filter((one) => one.ability.kind === "static");
    const elsewhere2 = defines2 || statics.some(({ ability: ability2 }) => ability2.from?.some((kind2) => !this.game.inPlay.includes(kind2)) === true);
    const keys2 = /* @__PURE__ */ new Set([...byMoment.keys(), ...faces.flatMap((face) => face.keys)]);
    return { card, abilities, statics, byMoment, faces, paths: abilities.map((one) => one.path), defines: defines2 || faces.some((face) => face.defines), elsewhere: elsewhere2 || faces.some((face) => face.elsewhere), keys: [...keys2], keysAt: this.keysByZone(own, faces), lends: /* @__PURE__ */ new Set([...lends2, ...faces.flatMap((face) => [...face.lends])]) };
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
  expansions(keywords3) {
    if (!Array.isArray(keywords3)) return [];
    return pathsOfKeywords(this.game, keywords3).map((path) => this.ability(path));
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
  const rules4 = table.game.endOfRound;
  if (rules4 === void 0 || typeof name2 !== "string" || !endsOf(rules4, id).includes(name2)) return null;
  return rules4.procedures[name2] ?? null;
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
  const rules4 = table.game.endOfRound;
  if (end2 === null || rules4 === void 0) return { code: "time/not-offered", rule: null, detail: "The format of this match does not say what follows when time is called.", params: {} };
  if (calledTime(table) !== null) return { code: "time/called", rule: end2.rule, detail: "Time was called in this match.", params: {} };
  table.cause = { kind: "judge" };
  note2(table, { turnsLeft: end2.turns ?? 0, untilBehind: false });
  table.emit("timeCalled", end2.rule, { turns: end2.turns ?? 0 });
  const result = end2.turns === null || !rules4.isPlaying(table) ? resultAtTime(table) : null;
  if (result !== null) rules4.endMatch(table, result);
  return null;
}
function turnBegins(table) {
  const called = calledTime(table);
  const end2 = endOfRoundOf(table);
  const rules4 = table.game.endOfRound;
  if (called === null || end2 === null || rules4 === void 0 || called.untilBehind) return true;
  if (called.turnsLeft > 0) {
    note2(table, { ...called, turnsLeft: called.turnsLeft - 1 });
    table.emit("turnAfterTime", end2.rule, { number: (end2.turns ?? 0) - called.turnsLeft + 1, turns: end2.turns ?? 0 });
    return true;
  }
  const decides = (end2.level === "life" || end2.level === "untilBehind") && aheadOf(winsOf(table)) === null;
  const ahead = decides ? aheadOf(rules4.lives(table)) : null;
  if (decides && ahead === null && end2.level === "untilBehind") {
    playUntilBehind(table, called, end2);
    return true;
  }
  rules4.endGame(table, { winners: ahead === null ? [] : [ahead], reason: timeReason, rule: end2.rule });
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
function seatsBehind(table) {
  if (calledTime(table)?.untilBehind !== true) return nobody5;
  const lives = table.game.endOfRound?.lives(table) ?? [];
  const most2 = Math.max(...lives);
  return lives.flatMap((life2, seat) => life2 < most2 ? [seat] : []);
}
var nobody5 = [];
function clearTable(table) {
  const { state, journal } = table;
  for (const zone of Object.values(state.zones)) if (zone.order.length > 0) table.set(zone, "order", []);
  for (const slot of Object.values(state.slots)) if (slot.object !== 0) table.set(slot, "object", 0);
  for (const rows of [state.objects, state.effects, state.past, state.triggers, state.watches]) {
    for (const id of Object.keys(rows)) journal.remove(rows, Number(id));
  }
  const rules4 = table.game.history ?? {};
  for (const fact of Object.keys(state.history)) journal.setFact(fact, rules4[fact.split(":")[0]]?.keep === "objects" ? [] : 0);
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
function askGroup(table, locals, frame) {
  const groups = locals.groups ?? groupsOf2(table).map((group2) => group2.map((row) => row.id));
  const [group, ...rest2] = groups;
  table.local(locals, "groups", rest2);
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
  const about3 = aboutOf(option);
  return about3.length === 0 ? option : { ...option, about: about3 };
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
    const { count: count3, amount: amount3 } = readAs(data);
    return type === "cardsDrawn" ? sum + (count3 ?? amount3 ?? 0) : sum;
  }, 0);
}
var rule = "kernel.rewind";
function tablesOf(then, now, key) {
  if (now.header.version < then.header.version) throw new InvariantBroken(`version ${now.header.version} does not come after ${then.header.version}`);
  const { status: status2, result, limitReached } = then.header;
  return { ...then, header: { ...now.header, status: status2, result, limitReached }, chance: { key, used: 0 } };
}
function rewind(table, { piles: piles3 }, toVersion) {
  const { header } = table.state;
  table.journal.setRecord(header, "version", header.version + 1);
  table.newMoment();
  table.cause = { kind: "judge" };
  table.emit("rewound", rule, { version: toVersion });
  forgetPresets(table);
  const busy = busyIds(table);
  for (const [zone, kept3] of Object.entries(piles3)) shuffleUnknown(table, zone, kept3, busy);
  askAgain(table);
}
function forgetPresets(table) {
  for (const seat of table.seats()) {
    const player2 = table.player(seat);
    if (typeof player2.passing === "string" && player2.passing !== "") table.journal.set(player2, "passing", "");
    if (typeof player2.asked === "string" && player2.asked !== "everywhere") table.journal.set(player2, "asked", "everywhere");
  }
}
function busyIds({ state: { frames, decisions } }) {
  const work = frames.map(({ locals }) => locals);
  const questions = Object.values(decisions).map(({ decision: { prompt, domain } }) => [prompt.params, domain]);
  return new Set((JSON.stringify([work, questions]).match(/\d+/g) ?? []).map(Number));
}
function shuffleUnknown(table, zoneId, kept3, busy) {
  const zone = table.zone(zoneId);
  const isLoose = (id, at) => at >= kept3 && table.object(id).knownTo === 0 && !busy.has(id);
  const loose = new Set(zone.order.filter(isLoose));
  const shuffled = table.shuffled("zone", [...loose], rule, { zone: zoneId });
  let next3 = 0;
  table.set(zone, "order", zone.order.map((id) => loose.has(id) ? shuffled[next3++] : id));
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
var endsByFormat = (formats2, rules4) => Object.fromEntries(Object.keys(formats2).map((id) => [id, endsOf(rules4, id)]).filter(([, names2]) => names2.length > 0));
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
    const kept3 = /* @__PURE__ */ new Map();
    let table = tableOf(pins, copy(then));
    const keep = () => {
      const { version } = table.state.header;
      if (targets.has(version)) kept3.set(version, copy(table.state));
    };
    keep();
    const piles3 = new AbandonedPiles(table);
    for (const step of since) {
      if ("action" in step) {
        const refusal = act(table, step.action);
        if (refusal !== null) throw new InvariantBroken(`${step.action.type} was accepted and is now refused: ${refusal.detail}`);
        piles3.note(table, table.events);
      } else {
        const stood = must(kept3.get(step.rewoundTo), `version ${step.rewoundTo} since ${then.header.version}`);
        table = wentBack(pins, stood, table.state, step.order);
        piles3.noteRewind(table);
      }
      keep();
    }
    return piles3.toShuffle();
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
function speaksOfSecrets(table, node, sums2 = false) {
  if (node === "self") return true;
  if (Array.isArray(node)) return node.some((child) => speaksOfSecrets(table, child));
  if (typeof node !== "object" || node === null) return false;
  const fields2 = node;
  const kinds2 = typeof fields2.from === "string" ? [fields2.from] : Array.isArray(fields2.from) ? fields2.from : [];
  const countsOnly = fields2.where === void 0 && fields2.relation === void 0 && !sums2;
  if (!countsOnly && kinds2.some((kind2) => kind2 in table.game.visibility && table.game.visibility[kind2] !== "all")) return true;
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
function targetLocals(env, parts2, rules4) {
  const { self, card, you, event, vars, each } = env;
  return { self, card, you, event, vars, each, subject: 0, parts: parts2, part: 0, at: 0, rule: rules4.target, divideRule: rules4.divide, answer: null, answers: null, returned: null };
}
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
function askModes(table, locals, frame) {
  const env = envOf(locals);
  const ability2 = locals.ability;
  const { modes } = table.library.ability(ability2).ability;
  if (modes === void 0) return returning(plainParts(ability2));
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
  const options = open.map((at) => ({ id: `mode:${at}`, label: "mode", params: { number: at + 1, mode: modePath(ability2, at) } }));
  table.ask(frame, { seat, kind: "chooseModes", rule: locals.rule, params: { card: env.card, object: env.self, ability: ability2 }, domain: { type: "options", min, max, options } });
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
  const parts2 = [...picked2].sort((a, b) => a - b).map((at) => ({ at: modePath(ability2, at), vars: {} }));
  return returning(parts2);
}
function bindVar(table, locals, name2, value) {
  table.local(locals, "vars", withVar(locals.vars, name2, value));
}
function chooseParts(table, locals, rule2, limits2 = {}) {
  const ability2 = locals.ability;
  if (ability2 !== "" && table.library.ability(ability2).ability.modes !== void 0) return call(chooseModesProcedure, modeLocals(envOf(locals), ability2, rule2, limits2));
  table.local(locals, "returned", plainParts(ability2));
  return void 0;
}
function takeParts(table, locals) {
  table.local(locals, "parts", returnedListIn(locals));
}
function choosingSteps({ rules: rules4, show: show2, next: next3 }) {
  const keep = (table, locals) => {
    takeParts(table, locals);
    show2(table, locals);
  };
  return [{ name: "modes", rule: rules4.modes, run: (table, locals) => {
    table.local(locals, "returned", null);
    return locals.ability === "" ? { to: next3 } : chooseParts(table, locals, rules4.modes);
  } }, { name: "targets", rule: rules4.target, run: (table, locals) => {
    keep(table, locals);
    const parts2 = locals.parts;
    if (parts2.every(({ at }) => targetsOf(table, at).length === 0)) return { to: next3 };
    return call(chooseTargetsProcedure, targetLocals(envOf(locals), parts2, rules4));
  } }, { name: "targeted", rule: rules4.target, run: keep }];
}
var isFree = ({ life: life2, needs }) => (life2 ?? 0) === 0 && needs === void 0;
function unitsAdded({ units: units2, unitsForSources }) {
  return units2.map((main, at) => ({ main, feed: (unitsForSources ?? units2)[at] }));
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
function gather(units2, sources, life2) {
  const fixed = [...units2];
  let ways = [{ units: [], life: 0 }];
  for (const { outputs } of sources) {
    const plain4 = outputs.filter(({ needs }) => needs === void 0);
    const open = openUnit(plain4);
    if (open !== null) fixed.push(open);
    else if (plain4.length === 1 && isFree(plain4[0])) fixed.push(...unitsAdded(plain4[0]));
    else ways = extended(ways, plain4, life2);
  }
  return ways.map((way) => ({ units: [...fixed, ...way.units], life: way.life }));
}
function extended(ways, outputs, life2) {
  const next3 = /* @__PURE__ */ new Map();
  const choices2 = outputs.some(isFree) ? outputs : [...outputs, { units: [] }];
  for (const way of ways) {
    for (const output of choices2) {
      const units2 = [...way.units, ...unitsAdded(output)].sort((a, b) => a.main - b.main || a.feed - b.feed);
      const one = { units: units2, life: way.life + (output.life ?? 0) };
      if (one.life <= life2) next3.set(`${one.life};${units2.map(({ main, feed: feed2 }) => `${main}/${feed2}`).join()}`, one);
    }
  }
  return [...next3.values()];
}
function supplyOf({ units: units2, life: life2 }) {
  const counted6 = /* @__PURE__ */ new Map();
  for (const { main } of units2) if (main !== 0) counted6.set(main, (counted6.get(main) ?? 0) + 1);
  const masks = [...counted6.keys()].sort((a, b) => a - b);
  return { masks, counts: masks.map((mask) => counted6.get(mask)), life: life2 };
}
function meansOf(units2, sources = [], life2 = 0, unitsForSources = units2) {
  const pool = units2.map((main, at) => ({ main, feed: unitsForSources[at] }));
  return { supplies: gather(pool, sources, life2).map(supplyOf), units: pool, sources, converting: sources.some(({ outputs }) => outputs.some(({ needs }) => needs !== void 0)), life: life2 };
}
function meets2(demand, supply) {
  return meetsWith(demand, supply, 0, 0);
}
function meetsAfter(demand, supply, before, unit) {
  const { unions: unions2, within: within3 } = demand;
  const { masks, counts: counts2 } = supply;
  for (let at = unions2.length - 1; at >= 0; at--) {
    const union = unions2[at];
    let missing3 = within3[at];
    if ((before & union) !== 0) missing3++;
    if ((unit & union) !== 0) missing3--;
    for (let kind2 = 0; missing3 > 0 && kind2 < masks.length; kind2++) if ((masks[kind2] & union) !== 0) missing3 -= counts2[kind2];
    if (missing3 > 0) return false;
  }
  return true;
}
function meetsWith(demand, supply, unit, need) {
  const { unions: unions2, within: within3 } = demand;
  const { masks, counts: counts2 } = supply;
  for (let at = unions2.length - 1; at >= 0; at--) {
    const union = unions2[at];
    let missing3 = within3[at];
    if (need !== 0 && (need & ~union) === 0) missing3--;
    if ((unit & union) !== 0) missing3++;
    for (let kind2 = 0; missing3 > 0 && kind2 < masks.length; kind2++) if ((masks[kind2] & union) !== 0) missing3 -= counts2[kind2];
    if (missing3 > 0) return false;
  }
  return true;
}
var looks = 2e3;
function assignable(needs, payers, turn2) {
  const usedBy = new Int16Array(payers.length).fill(-1);
  const fits4 = ({ mask, of }, { main, feed: feed2, by }) => {
    if (((of < 0 ? main : feed2) & mask) === 0) return false;
    if (of < 0 || by < 0) return true;
    return turn2 === null ? by !== of : turn2[by] < turn2[of];
  };
  const place2 = (need, seen) => {
    for (let at = 0; at < payers.length; at++) {
      if (seen[at] === 1 || !fits4(needs[need], payers[at])) continue;
      seen[at] = 1;
      const other = usedBy[at];
      if (other >= 0 && !place2(other, seen)) continue;
      usedBy[at] = need;
      return true;
    }
    return false;
  };
  return needs.every((_, need) => place2(need, new Uint8Array(payers.length)));
}
var needsIn = ({ masks, counts: counts2 }) => masks.flatMap((mask, at) => Array.from({ length: counts2[at] }, () => mask));
function ordersOf2(n) {
  if (n === 0) return [[]];
  return ordersOf2(n - 1).flatMap((before) => Array.from({ length: n }, (_, turn2) => [...before.map((one) => one >= turn2 ? one + 1 : one), turn2]));
}
function gainOf({ outputs }) {
  return Math.max(0, ...outputs.map(({ units: units2, needs }) => units2.length - (needs === void 0 ? 0 : Math.min(...needs.map(({ size }) => size)))));
}
function conceivable(demands2, { units: units2, sources }) {
  const most2 = units2.length + sources.reduce((sum, source2) => sum + gainOf(source2), 0);
  const best = sources.flatMap(({ outputs }) => {
    const mask = outputs.reduce((all2, output) => output.units.reduce((seen, one) => seen | one, all2), 0);
    return Array.from({ length: Math.max(0, ...outputs.map((output) => output.units.length)) }, () => mask);
  });
  const [supply] = meansOf([...units2.map(({ main }) => main), ...best]).supplies;
  return demands2.filter((demand) => demand.size <= most2 && meets2(demand, supply));
}
function conversionsFor(all2, means) {
  const demands2 = conceivable(all2, means);
  if (demands2.length === 0) return null;
  const usesBySource = usesOf(means);
  const twins = twinsOf(means, usesBySource);
  let left = looks;
  let sets = [[]];
  while (sets.length > 0) {
    const next3 = [];
    for (const set of sets) {
      if (--left < 0) return null;
      const found2 = orderThatPays(demands2, set, means);
      if (found2 !== null) return found2;
      next3.push(...larger(set, usesBySource, twins));
    }
    sets = next3;
  }
  return null;
}
function usesOf({ sources, life: life2 }) {
  return sources.map(({ outputs }, source2) => outputs.flatMap((output, index) => {
    if (output.needs === void 0) return [];
    const added3 = output.units.map((main, at) => ({ main, feed: (output.unitsForSources ?? output.units)[at] }));
    return output.needs.map((demand) => ({ source: source2, output: index, needs: needsIn(demand), added: added3, life: demand.life + (output.life ?? 0) })).filter((use) => use.life <= life2);
  }));
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
function orderThatPays(demands2, set, means) {
  const life2 = means.life - set.reduce((sum, use) => sum + use.life, 0);
  if (life2 < 0) return null;
  const used2 = new Set(set.map(({ source: source2 }) => source2));
  const asked2 = set.flatMap(({ needs }, of) => needs.map((mask) => ({ mask, of })));
  const added3 = set.flatMap(({ added: units2 }, by) => units2.map((unit) => ({ ...unit, by })));
  for (const way of gather(means.units, means.sources.filter((_, at) => !used2.has(at)), life2)) {
    const payers = [...way.units.map((unit) => ({ ...unit, by: -1 })), ...added3];
    for (const demand of demands2) {
      if (way.life + demand.life > life2) continue;
      const needs = [...asked2, ...needsIn(demand).map((mask) => ({ mask, of: -1 }))];
      if (needs.length > payers.length || !assignable(needs, payers, null)) continue;
      const turn2 = ordersOf2(set.length).find((order) => assignable(needs, payers, order));
      if (turn2 !== void 0) return set.map((use, at) => ({ use, at: turn2[at] })).sort((a, b) => a.at - b.at).map(({ use: { source: source2, output } }) => ({ source: source2, output }));
    }
  }
  return null;
}
function metPlainly(demands2, { supplies, life: life2 }) {
  for (const demand of demands2) {
    for (const supply of supplies) if (demand.life + supply.life <= life2 && meets2(demand, supply)) return true;
  }
  return false;
}
function affords(demands2, means) {
  return metPlainly(demands2, means) || means.converting && conversionsFor(demands2, means) !== null;
}
function conversionsNeeded(demands2, means) {
  if (metPlainly(demands2, means)) return [];
  return means.converting ? conversionsFor(demands2, means) : null;
}
function nextActivations(demands2, means) {
  const found2 = [];
  const known3 = /* @__PURE__ */ new Map();
  means.sources.forEach(({ outputs }, source2) => {
    const open = means.converting ? null : openUnit(outputs);
    outputs.forEach(({ units: units2 }, output) => {
      const verdict = open === null ? verdictOn(demands2, means, source2, output) : remembered(known3, demands2, means, open.main, units2[0]);
      if (verdict !== null) found2.push({ source: source2, output, helps: verdict.helps });
    });
  });
  return found2;
}
function remembered(known3, demands2, means, open, unit) {
  const key = open * 256 + unit;
  let verdict = known3.get(key);
  if (verdict === void 0) {
    verdict = openVerdict(demands2, means, open, unit);
    known3.set(key, verdict);
  }
  return verdict;
}
function openVerdict(demands2, { supplies, life: life2 }, open, unit) {
  let leads = false;
  for (const demand of demands2) {
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
  return waysFromPool(output.needs, feeds, life2).map(({ places: places3, life: left }) => {
    const kept3 = (_, place2) => !places3.includes(place2);
    return meansOf(masks.filter(kept3), rest2, left, unitsForSources.filter(kept3));
  });
}
function verdictOn(demands2, means, source2, output) {
  const later2 = after2(means, source2, output).filter((one) => affords(demands2, one));
  if (later2.length === 0) return null;
  const { units: units2 } = means.sources[source2].outputs[output];
  return { helps: later2.some((one) => one.converting || units2.some((mask) => takesPart(demands2, one, mask))) };
}
function takesPart(demands2, { supplies, life: life2 }, mask) {
  return demands2.some((demand) => supplies.some((supply) => demand.life + supply.life <= life2 && demand.masks.some((need) => (need & mask) !== 0 && meetsWith(demand, supply, mask, need))));
}
function waysFromPool(demands2, masks, life2) {
  const found2 = /* @__PURE__ */ new Map();
  const most2 = Math.max(...demands2.map(({ size }) => size));
  const walk2 = (chosen2, from) => {
    const spent = chosen2.map((place2) => masks[place2]);
    const left = paysExactly(demands2, spent, life2);
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
function paysExactly(demands2, masks, life2) {
  const means = meansOf(masks, [], life2);
  for (const demand of demands2) if (demand.size === masks.length && demand.life <= life2 && meets2(demand, means.supplies[0])) return life2 - demand.life;
  return null;
}
function demandOfNeeds(needs, life2) {
  const counted6 = /* @__PURE__ */ new Map();
  for (const [mask, count3] of needs) if (count3 > 0) counted6.set(mask, (counted6.get(mask) ?? 0) + count3);
  const masks = [...counted6.keys()].sort((a, b) => a - b);
  const counts2 = masks.map((mask) => counted6.get(mask));
  const unions2 = /* @__PURE__ */ new Set();
  for (const mask of masks) for (const union of [0, ...unions2]) unions2.add(union | mask);
  const list = [...unions2].sort((a, b) => a - b);
  const within3 = list.map((union) => masks.reduce((sum, mask, at) => (mask & ~union) === 0 ? sum + counts2[at] : sum, 0));
  return { masks, counts: counts2, unions: list, within: within3, size: counts2.reduce((sum, count3) => sum + count3, 0), life: life2 };
}
function fittingWhat(rules4, table, verb2, env, { fits: fits4 }) {
  const ids2 = objectsOf(table, env, verb2.what);
  if (ids2.length === 0) return ids2;
  const doer2 = rules4.doer(table, verb2, env);
  return ids2.filter((id) => fits4(table, id, doer2));
}
function fittingChoice(rules4, table, verb2, env, { fits: fits4 }) {
  const doer2 = rules4.doer(table, verb2, env);
  return candidates(table, env, verb2.choose).filter((id) => fits4(table, id, doer2) && !rules4.spares(table, id, env));
}
var leastOf2 = (table, env, { min }) => min === void 0 ? 1 : amount(table, env, min);
function needsOf(rules4, table, env, verb2) {
  const own = rules4.uses(table, env, verb2);
  if (own !== null) return own;
  const picking2 = rules4.pickings[verb2.verb];
  if (picking2 === void 0) return [];
  const { use } = picking2;
  if (verb2.choose === void 0) return fittingWhat(rules4, table, verb2, env, picking2).map((id) => ({ ids: [id], use }));
  const ids2 = fittingChoice(rules4, table, verb2, env, picking2);
  return Array.from({ length: leastOf2(table, env, verb2.choose) }, () => ({ ids: ids2, use }));
}
var goesOn = (before, after3) => before !== "leaves" && (before !== after3 || after3 === "keeps");
function satisfies([need, ...rest2], used2) {
  if (need === void 0) return true;
  const open = need.ids.filter((id) => used2.every((one) => one.id !== id || goesOn(one.use, need.use)));
  const byKind = /* @__PURE__ */ new Map();
  for (const id of open) {
    const kind2 = `${rest2.map(({ ids: ids2 }) => ids2.includes(id) ? "y" : "n").join("")} ${used2.flatMap((one) => one.id === id ? [one.use] : []).join(" ")}`;
    if (!byKind.has(kind2)) byKind.set(kind2, id);
  }
  const kinds2 = [...byKind].sort(([a], [b]) => askedFor(a) - askedFor(b));
  return kinds2.some(([, id]) => satisfies(rest2, [...used2, { id, use: need.use }]));
}
var askedFor = (kind2) => kind2.split("y").length;
function usesHold(rules4, table, env, cost) {
  return satisfies(cost.flatMap((verb2) => needsOf(rules4, table, env, verb2)), []);
}
function takesHold(takes) {
  const left = /* @__PURE__ */ new Map();
  return takes.every(({ from, count: count3, there }) => {
    const rest2 = (left.get(from) ?? there) - count3;
    left.set(from, rest2);
    return rest2 >= 0;
  });
}
function sparing(rules4, table, env, path, verb2, ids2) {
  const rest2 = restOf(rules4, table, env, path);
  const use = rules4.pickings[verb2.verb]?.use;
  if (rest2.length === 0 || use === void 0) return ids2;
  const others = Array.from({ length: leastOf2(table, env, verb2.choose) - 1 }, () => ({ ids: ids2, use }));
  return ids2.filter((id) => satisfies([...others, ...rest2], [{ id, use }]));
}
function restOf(rules4, table, env, path) {
  const at = path.lastIndexOf("/");
  const list = path.slice(0, at);
  if (!list.endsWith("/cost")) return [];
  const paying = payingFor(rules4, table, env.self);
  const all2 = (verbs3) => verbs3.flatMap((one) => needsOf(rules4, table, env, one));
  if (paying === null) return all2(table.library.node(list).slice(Number(path.slice(at + 1)) + 1));
  return [...all2(paying.left.map((one) => table.library.node(one))), ...paying.owed?.(table, env) ?? []];
}
function payingFor({ paying }, { state: { frames } }, object) {
  for (let at = frames.length - 1; at >= 0; at--) {
    const found2 = paying(frames[at]);
    if (found2?.self === object) return found2;
  }
  return null;
}
function pickingVerbs(rules4) {
  return Object.fromEntries(Object.entries(rules4.pickings).map(([name2, picking2]) => [name2, pickable(rules4, picking2)]));
}
var pickAndDoRef = procedureRef("pickAndDo");
function pickAndDo(rules4) {
  return defineProcedure({ ...pickAndDoRef, steps: [{ name: "ask", run: (table, locals, frame) => ask(rules4, table, locals, frame) }, { name: "chosen", run: (table, locals) => take2(rules4, table, locals) }, { name: "act", run: (table, locals) => act2(rules4, table, locals) }, { name: "over", run: (table, locals) => over(rules4, table, locals) }] });
}
function pickable(rules4, picking2) {
  const isEnough2 = (table, verb2, env) => fittingChoice(rules4, table, verb2, env, picking2).length >= leastOf2(table, env, verb2.choose);
  return { rule: picking2.rule, payable: (table, verb2, env) => verb2.choose === void 0 ? fittingWhat(rules4, table, verb2, env, picking2).length > 0 : isEnough2(table, verb2, env), choosable: (table, verb2, env) => verb2.choose === void 0 || isEnough2(table, verb2, env), run: (table, verb2, env, path) => {
    if (verb2.choose !== void 0) return call(pickAndDoRef, { ...envLocals(env), program: path, chosen: [], returned: null, answer: null, answers: null });
    return { propose: fittingWhat(rules4, table, verb2, env, picking2).map((id) => picking2.make(id, env, verb2)) };
  } };
}
function choiceOf(rules4, table, verb2, env, picking2, path) {
  const choice2 = verb2.choose;
  const ids2 = sparing(rules4, table, env, path, verb2, fittingChoice(rules4, table, verb2, env, picking2));
  return { ...choice2, from: { from: choice2.from?.from ?? "field", ...choice2.from?.of === void 0 ? {} : { of: choice2.from.of }, where: { any: ids2.map((id) => ({ is: { id } })) } }, strict: isPartOfPrice(path) };
}
function given(rules4, table, locals) {
  const verb2 = table.library.node(locals.program);
  const picking2 = rules4.pickings[verb2.verb];
  const env = envOf(locals);
  return { verb: verb2, picking: picking2, env, choice: choiceOf(rules4, table, verb2, env, picking2, locals.program) };
}
function ask(rules4, table, locals, frame) {
  const { env, choice: choice2, picking: picking2 } = given(rules4, table, locals);
  if (select(table, env, { from: choice2.from?.from ?? "field", ...choice2.from?.of === void 0 ? {} : { of: choice2.from.of } }).length === 0) {
    table.local(locals, "chosen", []);
    return { to: "act" };
  }
  const bound2 = askChoice(table, frame, env, choice2, { kind: "payCost", rule: picking2.rule });
  if (bound2 === null) return { wait: true };
  table.local(locals, "chosen", bound2);
  return { to: "act" };
}
function take2(rules4, table, locals) {
  table.local(locals, "chosen", readChoice(given(rules4, table, locals).choice, locals.answer, locals));
  table.local(locals, "answer", null);
}
function act2(rules4, table, locals) {
  const { verb: verb2, picking: picking2, env } = given(rules4, table, locals);
  const ids2 = locals.chosen;
  return ids2.length === 0 ? void 0 : happen(table, ids2.map((id) => picking2.make(id, env, verb2)));
}
function over(rules4, table, locals) {
  const { verb: verb2, env } = given(rules4, table, locals);
  const { as } = verb2.choose;
  const chosen2 = locals.chosen;
  const result = locals.returned;
  if (chosen2.length === 0 && rules4.nothing?.(table, verb2, env) === true) return { done: { done: true, vars: { [as]: [] } } };
  return { done: { done: chosen2.length > 0 && (result?.done ?? true), objects: [...result?.objects ?? []], vars: { [as]: chosen2 } } };
}
function payPart(table, locals, at = 0) {
  const left = locals.left;
  const path = left[at];
  const env = envOf(locals);
  if (!payable(table, env, [table.library.node(path)])) return null;
  table.local(locals, "left", left.toSpliced(at, 1));
  const cut2 = path.lastIndexOf("/");
  const index = Number(path.slice(cut2 + 1));
  return call(verbsRef, { ...effectLocals(env, path.slice(0, cut2)), at: index, only: index });
}
function partPaid(table, locals) {
  const returned = outcomeIn(locals);
  if (returned?.vars !== void 0) table.local(locals, "vars", { ...locals.vars, ...returned.vars });
  table.local(locals, "returned", null);
  return returned?.done !== false;
}
function nextUnits(demands2, masks, chosen2, life2 = 0) {
  const results = /* @__PURE__ */ new Map();
  const ways = payable2(demands2, masks, life2);
  return masks.flatMap((mask, place2) => {
    if (mask === 0 || chosen2.includes(place2)) return [];
    let leads = results.get(mask);
    if (leads === void 0) {
      leads = extendable(ways, masks, [...chosen2, place2]);
      results.set(mask, leads);
    }
    return leads ? [place2] : [];
  });
}
function extendable(demands2, masks, chosen2) {
  return demands2.some((demand) => demand.size >= chosen2.length && allPlaced(demand, chosen2.map((place2) => masks[place2])));
}
function payable2(demands2, masks, life2) {
  const [supply] = meansOf(masks).supplies;
  return demands2.filter((demand) => demand.life <= life2 && meets2(demand, supply));
}
function allPlaced(demand, units2) {
  const needs = demand.masks.flatMap((mask, at) => Array.from({ length: Math.min(demand.counts[at], units2.length) }, () => mask));
  const filledBy = needs.map(() => -1);
  const place2 = (unit, seen) => needs.some((need, at) => {
    if (seen.has(at) || (need & units2[unit]) === 0) return false;
    seen.add(at);
    if (filledBy[at] >= 0 && !place2(filledBy[at], seen)) return false;
    filledBy[at] = unit;
    return true;
  });
  return units2.every((_, unit) => place2(unit, /* @__PURE__ */ new Set()));
}
function bits(mask) {
  let count3 = 0;
  for (let left = mask; left !== 0; left &= left - 1) count3++;
  return count3;
}
var using = (means, kept3, life2) => meansOf(means.units.map(({ main }) => main), kept3.map(({ source: source2 }) => source2), life2, means.units.map(({ feed: feed2 }) => feed2));
var largestOutput = ({ outputs }) => Math.max(0, ...outputs.map(({ units: units2 }) => units2.length));
function worth({ outputs }) {
  const price = outputs.every(({ needs }) => needs !== void 0) ? 200 : outputs.every(({ life: life2 }) => (life2 ?? 0) > 0) ? 100 : 0;
  return price + bits(madeBy(outputs)) + (outputs.length > 1 ? 1 : 0);
}
var madeBy = (outputs) => outputs.reduce((mask, { units: units2 }) => units2.reduce((all2, one) => all2 | one, mask), 0);
function leave(demands2, means, life2, order) {
  let kept3 = means.sources.map((source2, at) => ({ source: source2, at }));
  for (const at of order) {
    const without2 = kept3.filter((one) => one.at !== at);
    if (affords(demands2, using(means, without2, life2))) kept3 = without2;
  }
  return kept3;
}
var added2 = (kept3) => kept3.reduce((sum, { source: source2 }) => sum + largestOutput(source2), 0);
function fewest(demands2, means, life2, plain4) {
  const places3 = means.sources.map((_, at) => at);
  const value = (at) => worth(means.sources[at]);
  const size = (at) => largestOutput(means.sources[at]);
  const isPlain3 = (at) => (madeBy(means.sources[at].outputs) & ~plain4) === 0 ? 1 : 0;
  const sparing2 = leave(demands2, means, life2, [...places3].sort((a, b) => value(b) - value(a) || size(b) - size(a) || isPlain3(a) - isPlain3(b) || b - a));
  if (places3.every((at) => size(at) <= 1)) return sparing2;
  const large = leave(demands2, means, life2, [...places3].sort((a, b) => size(a) - size(b) || value(b) - value(a) || isPlain3(a) - isPlain3(b) || b - a));
  return large.length < sparing2.length || large.length === sparing2.length && added2(large) < added2(sparing2) ? large : sparing2;
}
function settled(demands2, means, kept3, life2) {
  let sources = kept3;
  const uses2 = [];
  for (const { at, source: source2 } of kept3) {
    const output = source2.outputs.findIndex((one) => affords(demands2, using(means, replaced(sources, at, one), life2)));
    uses2.push({ source: at, output });
    sources = replaced(sources, at, source2.outputs[output]);
  }
  return { uses: uses2, sources };
}
function replaced(kept3, at, output) {
  return kept3.map((one) => one.at === at ? { at, source: { outputs: [output] } } : one);
}
function smallestPlan(demands2, means, plain4 = 0) {
  if (!affords(demands2, means)) return null;
  let life2 = 0;
  while (life2 < means.life && !affords(demands2, using(means, means.sources.map((source2, at) => ({ source: source2, at })), life2))) life2++;
  const { uses: uses2, sources } = settled(demands2, means, fewest(demands2, means, life2, plain4), life2);
  const converting = conversionsNeeded(demands2, using(means, sources, life2)) ?? [];
  const order = converting.map(({ source: source2 }) => sources[source2].at);
  const later2 = new Set(order);
  return { uses: [...uses2.filter(({ source: source2 }) => !later2.has(source2)), ...order.flatMap((at) => uses2.filter(({ source: source2 }) => source2 === at))], life: life2 };
}
function atOnceSteps(kind2) {
  const { rules: rules4 } = kind2;
  return [{ name: "begin", rule: rules4.begin, run: (table, locals) => begin4(table, locals, kind2) }, { name: "pay", rule: rules4.pay, run: (table, locals, frame) => pay(table, locals, frame, kind2) }, { name: "effect", rule: rules4.effect, run: effect }, { name: "triggered", rule: rules4.triggered, run: (table, _locals, frame) => triggered(table, frame, kind2) }];
}
function atOnceLocals(table, seat, use, { settled: settled2 }) {
  const env = listenerEnv(table, { object: use.object, seat, ability: use.path }, null);
  const vars = use.choices === void 0 ? {} : { [settled2]: use.choices };
  return { ...effectLocals({ ...env, vars }, ""), ability: use.path, stage: "" };
}
function begin4(table, locals, { rules: rules4, event, noticed }) {
  const env = envOf(locals);
  const path = locals.ability;
  const { limit } = table.library.ability(path).ability;
  if (limit !== void 0) noteUse(table, { object: env.self, seat: env.you, ability: path }, limit);
  table.newMoment();
  table.emit(event, rules4.begin, { seat: env.you, object: env.self, source: env.self, card: env.card, ability: path });
  notice(table, noticed, { object: env.self, seat: env.you });
}
function pay(table, locals, frame, { paidFirst }) {
  const path = locals.ability;
  const compiled = table.library.ability(path);
  const cost = compiled.ability.cost ?? [];
  if (paidFirst !== void 0 && locals.stage === "") {
    const control = paidFirst.pay(table, locals);
    if (control !== void 0) {
      table.local(locals, "stage", "paying");
      return "call" in control ? { ...control, then: "pay" } : control;
    }
  }
  if (cost.length === 0) return void 0;
  if (paidFirst !== void 0 && cost.some(paidFirst.is)) return payRest(table, locals, cost, paidFirst);
  const { cost: lone2 } = loneVerbs(compiled);
  return lone2 === null ? call(verbsRef, effectLocals(envOf(locals), `${path}/cost`)) : carryOut2(table, locals, frame, lone2, `${path}/cost/0`);
}
function payRest(table, locals, cost, { is }) {
  if (!partPaid(table, locals)) return { done: null };
  table.local(locals, "stage", "paying");
  const at = cost.findIndex((verb2, place2) => place2 >= locals.at && !is(verb2));
  if (at < 0) return void 0;
  table.local(locals, "at", at + 1);
  return call(verbsRef, { ...effectLocals(envOf(locals), `${locals.ability}/cost`), at, only: at }, "pay");
}
function effect(table, locals, frame) {
  const { done: done2, vars } = outcomeOf(locals.returned);
  if (vars !== void 0) table.local(locals, "vars", { ...locals.vars, ...vars });
  if (!done2) return { done: null };
  const path = locals.ability;
  const compiled = table.library.ability(path);
  if ((compiled.ability.clauses ?? []).length === 0) return void 0;
  const { effect: lone2 } = loneVerbs(compiled);
  return lone2 === null ? call(effectRef, effectLocals(envOf(locals), `${path}/clauses`)) : carryOut2(table, locals, frame, lone2, `${path}/clauses/0/do/0`);
}
function triggered(table, frame, kind2) {
  const { frames } = table.state;
  const caller = frames[frames.length - 2];
  if (caller !== void 0 && frame.cause !== caller.cause) {
    table.journal.setFrame(frame, "cause", caller.cause);
    table.cause = caller.cause;
  }
  return runTriggeredAtOnce(table, kind2, "triggered") ?? { done: null };
}
var loneVerbs = once(({ ability: { cost = [], clauses = [] } }) => {
  const [clause2] = clauses;
  const plain4 = clauses.length === 1 && clause2 !== void 0 && Object.keys(clause2).every((key) => key === "do");
  return { cost: loneOf(cost), effect: plain4 ? loneOf(clause2.do ?? []) : null };
});
function loneOf(verbs3) {
  const [verb2] = verbs3;
  return verbs3.length === 1 && verb2 !== void 0 && verb2.as === void 0 && verb2.note === void 0 && verb2.total === void 0 ? verb2 : null;
}
function carryOut2(table, locals, frame, verb2, path) {
  takeOver2(table, locals, frame);
  const outcome = table.library.verb(verb2.verb).run(table, verb2, envOf(locals), path);
  if ("propose" in outcome) return happen(table, outcome.propose);
  if ("call" in outcome) return outcome;
  table.local(locals, "returned", outcome);
  return void 0;
}
function runTriggeredAtOnce(table, { isOfKind, rules: rules4, triggeredEvent }, then) {
  const trigger = waitingTriggers(table).find(({ ability: ability2 }) => isOfKind(table.library.ability(ability2)));
  if (trigger === void 0) return void 0;
  const env = triggerEnv(takeTrigger(table, trigger.id));
  if (triggeredEvent !== void 0) table.emit(triggeredEvent, rules4.triggered, { card: env.card, object: env.self, seat: env.you });
  return call(effectRef, effectLocals(env, `${trigger.ability}/clauses`), then);
}
var inOrder2 = (entries) => Object.fromEntries([...entries].sort(([one], [other]) => one < other ? -1 : 1));
function tallyWith(tally2, kind2, count3) {
  return inOrder2(Object.entries({ ...tally2, [kind2]: count3 }).filter(([, number]) => number > 0));
}
function tallySum(one, other) {
  const kinds2 = [.../* @__PURE__ */ new Set([...Object.keys(one), ...Object.keys(other)])];
  return inOrder2(kinds2.map((kind2) => [kind2, (one[kind2] ?? 0) + (other[kind2] ?? 0)]));
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
function counterRules({ put: put6, removed, reaches: reaches3 = isThere, tell: tell2 }) {
  const [putKeys, removedKeys] = [[put6], [removed]];
  const change3 = (table, happening, to) => {
    const { object, data } = happening;
    const kind2 = data.kind;
    const there = countersOn(table, object, kind2);
    const count3 = table.number(to(there, data.amount));
    const row = table.object(object);
    table.set(row, "counters", tallyWith(row.counters, kind2, count3));
    tell2(table, happening, count3);
    const amount3 = Math.abs(count3 - there);
    return amount3 === data.amount ? happening : { ...happening, data: { ...data, amount: amount3 } };
  };
  return { addCountersRule: { keys: () => putKeys, possible: (table, happening) => happening.data.amount > 0 && reaches3(table, happening), commit: (table, list) => list.map((one) => change3(table, one, (there, amount3) => there + amount3)) }, removeCountersRule: { keys: () => removedKeys, possible: (table, happening) => reaches3(table, happening) && countersOn(table, happening.object, happening.data.kind) > 0, commit: (table, list) => list.map((one) => change3(table, one, (there, amount3) => Math.max(0, there - amount3))) } };
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
    const waiting = readAs(item);
    return waiting.ability === ability2 && waiting.source === source2;
  });
}
function itemEnv(table, id, part = 0) {
  const { source: source2, card, event, vars, parts: parts2 } = itemOn(table, id);
  const own = parts2[part]?.vars;
  return sourceEnv(source2, card, table.controllerOf(table.object(id)), event, own === void 0 ? vars : { ...vars, ...own });
}
function placeCopy(table, original, seat, zone, fields2) {
  const isItem = original.kind === "item";
  const copy2 = place(table, table.create(original.card, seat, isItem ? "item" : "copy").id, { zone });
  const row = table.object(copy2);
  if (table.object(copy2).controller !== seat) table.set(row, "controller", seat);
  for (const [field2, value] of Object.entries(fields2)) table.set(row, field2, value);
  const item = readAs(original.item);
  setItemOn(table, copy2, isItem ? item : { ...item, source: copy2 });
  return copy2;
}
function copyingProcedure(rules4) {
  return defineProcedure({ name: "copyItems", steps: [{ name: "next", rule: rules4.rule, run: (table, locals, frame) => next(table, locals, frame, rules4) }, { name: "asked", rule: rules4.targetRule, run: (table, locals) => asked(table, locals, rules4) }, { name: "targeted", rule: rules4.targetRule, run: (table, locals) => targeted(table, locals, rules4) }, { name: "over", rule: rules4.rule, run: (_table, locals) => ({ done: { done: made2(locals).length > 0, objects: locals.made } }) }] });
}
function copyingLocals(env, queue, retarget) {
  return { ...envLocals(env), queue, retarget, made: [], returned: null, answer: null, answers: null };
}
var made2 = (locals) => locals.made;
var newest = (locals) => made2(locals).at(-1);
function next(table, locals, frame, rules4) {
  const [original, ...queue] = locals.queue;
  if (original === void 0) return { to: "over" };
  const seat = locals.you;
  table.local(locals, "queue", queue);
  const copy2 = rules4.copy(table, original, seat);
  if (copy2 === null) return { to: "next" };
  table.local(locals, "made", [...made2(locals), copy2]);
  if (locals.retarget !== true || !rules4.canAim(table, copy2)) return { to: "targeted" };
  table.ask(frame, { seat, kind: "useEffect", rule: rules4.targetRule, prompt: "newTargets", params: { card: rules4.shownCard(table, copy2), object: copy2 }, domain: yesOrNo() });
  return { wait: true, then: "asked" };
}
function asked(table, locals, { targetRule }) {
  const yes = saidYes(locals.answer);
  table.local(locals, "answer", null);
  table.local(locals, "returned", null);
  if (!yes) return { to: "targeted" };
  const copy2 = newest(locals);
  const { parts: parts2, vars } = itemOn(table, copy2);
  const bare2 = parts2.map(({ at }) => ({ at, vars: {} }));
  return call(chooseTargetsProcedure, targetLocals({ ...itemEnv(table, copy2), vars }, bare2, { target: targetRule, divide: targetRule }), "targeted");
}
function targeted(table, locals, rules4) {
  const copy2 = newest(locals);
  if (locals.returned !== null) setItemOn(table, copy2, { ...itemOn(table, copy2), parts: locals.returned });
  table.local(locals, "returned", null);
  rules4.targeted(table, copy2, locals.you);
  return { to: "next" };
}
var carryingOut = (name2, rule2) => ({ name: name2, rule: rule2, run: (table, locals) => nextPart(table, locals, name2) });
function nextPart(table, locals, step) {
  const [part, ...rest2] = locals.parts ?? [];
  if (part === void 0) return void 0;
  table.local(locals, "parts", rest2);
  if ((table.library.node(part.at).clauses ?? []).length === 0) return { to: step };
  const env = envOf(must(locals.env, "an environment"));
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
    const kept3 = [];
    for (const choice2 of aims(table, part)) {
      const chosen2 = vars[choice2.as];
      if (!Array.isArray(chosen2) || chosen2.length === 0) continue;
      const legal = candidates(table, env, choice2);
      const left = chosen2.filter((one) => legal.includes(one));
      vars[choice2.as] = left;
      kept3.push({ choice: choice2, chosen: chosen2.length, left: left.length });
    }
    return { part: { at: part.at, vars }, kept: kept3 };
  });
}
function actingLocals(seat) {
  return { seat, passes: 0, acts: [], refused: [], answer: null, answers: null, returned: null };
}
function offerActs(table, locals, acts, idOf) {
  const refused = locals.refused;
  const offered = refused.length === 0 ? acts : acts.filter((act3) => !refused.includes(idOf(act3)));
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
  if (locals.returned?.done === false) {
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
var askAllOption = { id: "askAll", label: "askAll", standing: true };
var isAskedWhereAble = (table, seat) => table.player(seat).asked === "able";
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
  else setMatch(table, "wins", wins.map((count3, seat) => winners.includes(seat) ? count3 + 1 : count3));
  setMatch(table, "chooser", winners.length === 0 ? chooser : losers[0] ?? chooser);
  setMatch(table, "game", game + 1);
}
function concludeGame(table, locals, rule2, drawsCount) {
  const result = must(locals.ended, "the game that ended");
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
function broughtIn({ before, now }, parts2) {
  const cards = (deck) => parts2.flatMap((part) => deck[part]);
  return comingIn(cards(before), cards(now));
}
function redividedDecks(rules4) {
  const accept = (table, decision, bulk) => accepted(table, decision, bulk, rules4);
  return { ask: (table, _locals, frame) => {
    const { game, decks } = matchOf(table);
    for (const seat of table.seats()) {
      const parts2 = Object.fromEntries(Object.entries(decks[seat]).map(([part, cards]) => [part, [...cards]]));
      table.ask(frame, { seat, kind: rules4.kind, rule: rules4.rule, sealed: true, params: { game, ...parts2 }, domain: { type: "bulk", schema: rules4.schema } });
    }
    return { wait: true };
  }, take: (table, locals) => {
    const answers = answersIn(locals);
    const before = matchOf(table).decks;
    const decks = table.seats().map((seat) => readAs(bulkOf(answers[seat])));
    setMatch(table, "decks", decks);
    decks.forEach((now, seat) => table.emit(rules4.event, rules4.rule, { seat }, [{ seats: [seat], data: rules4.tell({ seat, before: before[seat], now }) }]));
    return void 0;
  }, accept, sample: (table, decision, draw2) => {
    const now = matchOf(table).decks[decision.subject];
    const [played2, aside] = rules4.swaps.map((part) => [...now[part]]);
    for (let swaps = aside.length === 0 || played2.length === 0 ? 0 : draw2(4); swaps > 0; swaps--) {
      const [out, back2] = [draw2(played2.length), draw2(aside.length)];
      [played2[out], aside[back2]] = [aside[back2], played2[out]];
    }
    const deck = { ...now, [rules4.swaps[0]]: played2, [rules4.swaps[1]]: aside };
    return accept(table, decision, deck).ok ? deck : now;
  } };
}
function accepted(table, decision, bulk, rules4) {
  const deck = rules4.read(bulk);
  if (deck === null) return { ok: false, violations: [rules4.malformed] };
  const registered = matchOf(table).registered[decision.subject];
  const faultsOf2 = (one) => rules4.validate(table.library.catalogue(), table.pins.format, one);
  const changed3 = rules4.compare(registered, deck);
  const violations = changed3.length > 0 || faultsOf2(registered).length > 0 ? changed3 : faultsOf2(deck);
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
    const mark2 = form2.marked?.(line) ?? null;
    const { name: name2, count: count3 } = countedName(mark2 === null ? line : mark2.rest, form2.named);
    cards += count3;
    if (cards > readableCards) return { deck, unknown, tooLong: true };
    const card = form2.named(name2);
    if (card === null) unknown.push(name2);
    else deck[mark2?.part ?? form2.place?.(card, title2) ?? title2 ?? form2.parts[0]].push(...Array.from({ length: count3 }, () => card));
  }
  return { deck, unknown, tooLong: false };
}
function countedName(line, named5) {
  const counted6 = /^(\d+)\s*[xX×]?\s+(.+)$/.exec(line);
  if (counted6 === null || named5(line) !== null) return { name: line, count: 1 };
  return { name: counted6[2], count: Number(counted6[1]) };
}
function printDeckList(deck, titles, nameOf) {
  return titles.flatMap(([part, title2]) => [`${title2}:`, ...runsOf(deck[part]).map(([card, count3]) => `${count3} ${nameOf(card)}`), ""]).join("\n");
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
  const { parts: parts2, bare: bare2, titled: titled2 } = form2;
  const { deck, unknown, tooLong } = readDeckList(text2, { parts: parts2, bare: bare2, titled: titled2, named: index.named, place: (id, title2) => form2.place(index.card(id), title2) });
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
var noLoop = { count: 0, outlines: [], positions: [] };
var patience = 12;
var kept2 = 64;
var most = 1e3;
function loopAfter(table, loop, passing4, numbers) {
  const count3 = loop.count + 1;
  if (count3 > most) throw new LimitExceeded("resolutions in a row without a choice");
  if (count3 < patience) return { ...loop, count: count3 };
  const lying = Object.values(table.state.zones).map(({ order }) => order.length);
  const outline = [...lying, ...numbers].join(" ");
  if (!loop.outlines.includes(outline)) return { ...loop, count: count3, outlines: [...loop.outlines.slice(1 - kept2), outline] };
  const position = positionOf(table, passing4);
  return loop.positions.includes(position) ? "repeats" : { ...loop, count: count3, positions: [...loop.positions.slice(1 - kept2), position] };
}
var loopOf = (table) => readAs(table.state.game.loop);
var noteLoop = (table, loop) => table.journal.set(table.state.game, "loop", jsonOf(loop));
function findLoop(table, passing4, numbers, rule2) {
  const loop = loopOf(table);
  const next3 = loopAfter(table, loop, passing4, numbers);
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
  const places3 = /* @__PURE__ */ new Map();
  for (const zone of Object.values(state.zones)) for (const id of zone.order) places3.set(id, places3.size + 1);
  for (const row of Object.values(state.objects)) if (!places3.has(row.id)) places3.set(row.id, places3.size + 1);
  const numbers = new Set(passing4.numbers);
  const named5 = (value) => {
    if (typeof value === "number") {
      const place2 = places3.get(value);
      if (place2 !== void 0) return `object ${place2}`;
      return state.past[value] === void 0 ? value : `past ${state.past[value].row.card}`;
    }
    if (Array.isArray(value)) return value.map(named5);
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, numbers.has(key) ? one : named5(one)]));
  };
  const shown = (row, without2) => Object.entries(row).flatMap(([key, value]) => without2.includes(key) ? [] : [[key, numbers.has(key) ? value : named5(value)]]);
  const objects = [...places3.keys()].map((id) => shown(state.objects[id], [...always, ...passing4.objects]));
  const lasting3 = passing4.byValues === true ? [...places3.keys()].map((id) => named5(table.derive(table, id))) : [...Object.values(state.effects), ...Object.values(state.watches)].map((row) => shown(row, always));
  const triggers = Object.values(state.triggers).map((row) => shown(row, [...always, "moment"]));
  const position = { players: state.players.map((row) => shown(row, passing4.players)), game: shown(state.game, passing4.game), zones: Object.values(state.zones).map(({ id, order }) => [id, order.length]), objects, lasting: lasting3, triggers };
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
  table.journal.set(table.state.game, "lastAct", option === "" ? "" : `${seat} ${option}`);
}
var forgetDone = (table) => table.journal.set(table.state.game, "lastAct", "");
function doneLast(table, seat) {
  const last = table.state.game.lastAct;
  const theirs = `${seat} `;
  return last.startsWith(theirs) ? last.slice(theirs.length) : "";
}
var repeatId = "repeat";
function repeatOption(table, object, label) {
  return { id: repeatId, label, params: aboutRepeated(table, object), object, standing: true };
}
function repeatLocals(table, seat) {
  const act3 = doneLast(table, seat);
  return { seat, act: act3, object: Number(act3.split(":")[1]), times: 0, answer: null, answers: null, returned: null };
}
var setRepetition = (table, { field: field2 }, repetition) => table.journal.set(table.state.game, field2, jsonOf(repetition));
var heightOf = (table, { zone }) => table.zone(zone).order.length;
function beginRepetition(table, rules4, repetition) {
  setRepetition(table, rules4, { ...repetition, begun: 0, height: heightOf(table, rules4) });
}
function followRepetition(table, rules4, repetition, seat) {
  if (seat !== repetition.seat || heightOf(table, rules4) !== repetition.height) return "wait";
  const { left, begun } = repetition;
  if (left === 0 || wentFar(table)) return "over";
  setRepetition(table, rules4, { ...repetition, left: left - 1, begun: begun + 1 });
  return "act";
}
function endRepetition(table, rules4) {
  const repetition = readAs(table.state.game[rules4.field]);
  if (repetition === null) return;
  table.emit(rules4.ended, rules4.rule, { seat: repetition.seat, times: repetition.begun });
  setRepetition(table, rules4, null);
}
function layOutTable({ state, pins }, { player: player2, game, ownZones: ownZones2, sharedZones: sharedZones2 = [] }) {
  for (let seat = 0; seat < pins.seats; seat++) {
    state.players.push(readAs({ ...player2 }));
    for (const kind2 of ownZones2) state.zones[`${kind2}:${seat}`] = { id: `${kind2}:${seat}`, kind: kind2, seat, order: [] };
  }
  for (const kind2 of sharedZones2) state.zones[kind2] = { id: kind2, kind: kind2, seat: -1, order: [] };
  Object.assign(state.game, game);
}
function resetTable(table, { player: player2, game }) {
  for (const row of table.state.players) for (const [key, value] of Object.entries(player2)) table.set(row, key, value);
  for (const [key, value] of Object.entries(game)) table.set(table.state.game, key, value);
}
function layPiles(table, seat, piles3) {
  for (const [kind2, cards] of Object.entries(piles3)) for (const card of cards) place(table, table.create(card, seat).id, { zone: `${kind2}:${seat}`, at: "bottom" });
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
function beginAt(table, procedure, step, locals) {
  table.begin(procedure, locals);
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
  endEffects(table, (effect2) => effect2.until === until);
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
  if (table.journal.size(effects) > 0) endEffects(table, (effect2) => hasLapsed(table, effect2, stays));
  if (table.journal.size(watches) > 0) endWatches(table, (watch) => hasLapsed(table, watch, stays));
}
var none9 = [];
function entriesOf(table, id) {
  const seat = seatOfId(id);
  const { rules: rules4 } = seat === null ? valuesOf2(table, id) : playerValuesOf(table, seat);
  return readAs(rules4) ?? none9;
}
function entriesWith(table, id, word3) {
  const all2 = entriesOf(table, id);
  return all2.length === 0 ? none9 : all2.filter((entry2) => entry2.word === word3);
}
function fitsEntry(table, tree2, id, bearer) {
  return tree2 === void 0 || fitsTree(table, jsonObjectOf(tree2), id, isObjectId(bearer) ? bearer : id);
}
function numberBy(entries, base) {
  let value = base;
  for (const { is, more = 0 } of entries) value = (is === void 0 ? value : is ?? Infinity) + more;
  return Math.max(0, value);
}
function stampsMatter(table, ids2) {
  const borne = ids2.map((id) => partsOf3(table, id)).filter((parts2) => parts2.length > 0);
  return borne.some((parts2, at) => borne.slice(at + 1).some((others) => parts2.some((part) => others.some((other) => collide(part, other)))));
}
function stampInOrder(table, ids2) {
  table.journal.valuesMayChange();
  for (const id of ids2) table.set(table.object(id), "stamp", table.nextStamp());
}
function partsOf3(table, id) {
  const { abilities, keywords: keywords3 } = table.derive(table, id);
  const { library } = table;
  const statics = [...library.staticsIn(asList(abilities), "abilities"), ...library.staticsIn(asList(keywords3), "keywords")];
  return statics.flatMap(({ effects }) => effects.flatMap(({ parts: parts2, modifier: { of, players: players2 } }) => parts2.map((part) => ({ part, own: players2 === void 0 && (of === void 0 || of === "self") }))));
}
function collide({ part, own }, { part: other, own: otherOwn }) {
  if (part.layer !== other.layer || own && otherOwn) return false;
  if (mayMeet(part, other) || mayMeet(other, part)) return true;
  return !commute(part.change, other.change) && [...part.writes].some((name2) => other.writes.has(name2));
}
var sums = /* @__PURE__ */ new Set(["add"]);
var unions = /* @__PURE__ */ new Set(["gain", "abilities"]);
var changes = ["set", "add", "times", "gain", "lose", "abilities", "cantHave", "swap", "become", "words", "controller"];
function commute(change3, other) {
  const made3 = changes.filter((name2) => change3[name2] !== void 0 || other[name2] !== void 0);
  return made3.every((name2) => sums.has(name2)) || made3.every((name2) => unions.has(name2));
}
function typedRows() {
  return { gameOf: (table) => table.state.game, setGame: (table, key, value) => table.set(table.state.game, key, value), playerOf: (table, seat) => table.player(seat), setPlayer: (table, seat, key, value) => table.set(table.player(seat), key, value), rowOf: (table, id) => table.object(id), fieldsOf: (row) => row, setObject: (table, id, key, value) => table.set(table.object(id), key, value) };
}
var ages = { inputs: () => 0, population: ({ journal }) => journal.population, rewriting: rewritingEpoch, values: ageInPlay, abilities: abilityAge, near: ({ journal }) => journal.nearEpoch, everything: ({ journal }) => journal.epoch };
var places2 = 0;
function remembered2(what3) {
  const place2 = places2++;
  const { basis } = what3;
  return (table) => {
    if (isBeingDerived(table, basis)) return what3.find(table, null);
    const kept3 = table.remembered[place2];
    if (kept3 !== void 0 && holdsStill(table, what3, null, kept3)) {
      if (table.rechecks > 0) recheckFound(table, what3, null, kept3.found);
      return kept3.found;
    }
    const found2 = what3.find(table, null);
    table.remembered[place2] = keptNow(table, what3, null, found2);
    return found2;
  };
}
function rememberedBy(what3) {
  const place2 = places2++;
  const { basis } = what3;
  return (table, key) => {
    if (isBeingDerived(table, basis)) return what3.find(table, key);
    const answers = table.remembered[place2] ??= [];
    const kept3 = answers[key];
    if (kept3 !== void 0 && holdsStill(table, what3, key, kept3)) {
      if (table.rechecks > 0) recheckFound(table, what3, key, kept3.found);
      return kept3.found;
    }
    const found2 = what3.find(table, key);
    answers[key] = keptNow(table, what3, key, found2);
    return found2;
  };
}
var isBeingDerived = (table, basis) => basis === "values" && table.cache.building !== null;
var nothing6 = [];
function keptNow(table, what3, key, found2) {
  const { fields: fields2, inputs } = what3;
  const basis = what3.isFleeting?.(found2) === true ? "everything" : what3.basis;
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
function recheckFound(table, what3, key, kept3) {
  const now = unchecked(table, () => what3.find(table, key));
  if (!alike(now, kept3)) throw new InvariantBroken(`what is remembered of "${what3.name}"${key === null ? "" : ` (${key})`} no longer holds`);
}
var cardTypes = ["ruler", "jRuler", "resonator", "chant", "addition", "regalia", "magicStone"];
var attributes = ["light", "fire", "water", "wind", "darkness"];
var willLetters = { W: "light", R: "fire", U: "water", G: "wind", B: "darkness", M: "moon" };
var faceKinds = ["jRuler", "future"];
var oldChants = ["chant", "instant", "standby"];
var oldAdditions = ["field", "resonator", "ruler", "jRuler", "jResonator", "jRulerOrRuler"];
var plainKeywords = ["pierce", "precision", "firstStrike", "explode", "flying", "swiftness", "imperishable", "quickcast", "remnant", "barrier", "bloodlust"];
var objectFields = { rested: false, faceDown: false, face: 0, damage: 0, counters: {}, cameTurn: 0, heldTurn: 0, judgmentLost: false, item: null, x: 0, notes: {}, copy: "", lent: null };
var distantFields = [...["turn", "active", "first", "phase", "step", "battle", "battleBarred", "revealed"], ...["life", "pool", "turns", "calledTurn", "judgedTurn", "owes", "chances"], ...["zone", "order", "stamp", "knownTo", "rested", "damage", "cameTurn", "heldTurn", "item", "uses"]];
var { gameOf, setGame, playerOf, setPlayer, rowOf: rowOf3, fieldsOf, setObject } = typedRows();
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
  const ruler = table.zoneOf("rulerArea", seat).order;
  const field2 = fieldOf2(table, seat);
  return ruler.length === 0 ? field2 : [...ruler, ...field2];
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
  const kind2 = zoneOf(table, id);
  return kind2 === "field" || kind2 === "rulerArea";
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
var formats = { single: { id: "single", bestOf: 1, onTimeOut: "loseMatch", options: { sideDeck } }, match: { id: "match", bestOf: 3, onTimeOut: "loseMatch", options: { sideDeck, graveyardOrder: true } }, valhallaMatch: { id: "valhallaMatch", bestOf: 3, onTimeOut: "loseMatch", options: { sideDeck, valhalla: true, graveyardOrder: true } }, valhalla: { id: "valhalla", bestOf: 1, onTimeOut: "loseMatch", options: { sideDeck, valhalla: true } }, open: { id: "open", bestOf: 1, onTimeOut: "loseMatch", options: {} } };
var limitsOf = ({ options }) => ({ sideDeck: typeof options.sideDeck === "number" ? options.sideDeck : null });
var hasValhallaRule = ({ options }) => options.valhalla === true;
var forbidden = ["attack", "block", "beAttacked", "beBlocked", "beTargeted", "beDestroyed", "beAddedTo", "beCanceled", "beAnswered", "recover", "play", "bePlayed", "activate", "trigger", "callStones", "judge", "lifebreak", "draw", "gainLife", "loseLife", "loseGame", "enter"];
var permitted = ["attackRecovered", "attackAtOnce", "playFrom", "payAsAny", "playAtOnce", "spendMoonAsWind"];
var rulesOf = (table, id) => entriesOf(table, id);
var rulesWith = (table, id, word3) => entriesWith(table, id, word3);
function forbids(table, id, what3, about3, by) {
  for (const rule2 of rulesWith(table, id, "cant")) {
    if (rule2.what !== what3) continue;
    if (rule2.by === "opponent" && (by === void 0 || by === (seatOfId(id) ?? table.object(id).controller))) continue;
    if (rule2.where === void 0 || about3 !== void 0 && fitsEntry(table, rule2.where, about3, id)) return true;
  }
  return false;
}
function permits(table, id, what3) {
  return rulesWith(table, id, "may").some((rule2) => rule2.what === what3);
}
function demands(table, id, what3) {
  return rulesWith(table, id, "must").some((rule2) => rule2.what === what3);
}
function numberFor(table, seat, of, base) {
  return numberBy(rulesWith(table, idOfSeat(seat), "number").filter((rule2) => rule2.of === of), base);
}
var typesByOld = { resonator: ["resonator"], ruler: ["ruler"], jRuler: ["jRuler"], jResonator: ["jRuler", "resonator"], jRulerOrRuler: ["jRuler", "ruler"] };
var bestowable = ["resonator"];
function needsHost(table, id) {
  const { old, types } = valuesOf2(table, id);
  return types.includes("addition") && typesByOld[old] !== void 0;
}
function attachable(table, addition2, host) {
  if (host === addition2 || !isInBattleArea(table, host)) return false;
  const { old, types } = valuesOf2(table, addition2);
  if (!types.includes("addition")) return false;
  const wanted = typesByOld[old] ?? bestowable;
  return valuesOf2(table, host).types.some((type) => wanted.includes(type)) && !forbids(table, host, "beAddedTo", addition2, table.object(addition2).controller);
}
function hostsFor(table, addition2) {
  return table.seats().flatMap((seat) => battleAreaOf(table, seat).filter((host) => attachable(table, addition2, host)));
}
function isCost(text2) {
  return /^(\{([WRUGBMX]|\d+)\})*$/.test(text2);
}
var parsed = /* @__PURE__ */ new Map();
function parseCost(text2) {
  let known3 = parsed.get(text2);
  if (known3 === void 0) parsed.set(text2, known3 = readCost(text2));
  return known3;
}
function readCost(text2) {
  if (!isCost(text2)) throw new Error(`not a will cost: ${text2}`);
  const found2 = {};
  let [moon, free3, x] = [0, 0, 0];
  for (const [, symbol = ""] of text2.matchAll(/\{([^}]*)\}/g)) {
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
var letterOf = Object.fromEntries(Object.entries(willLetters).map(([letter, kind2]) => [kind2, letter]));
var printCost = once(({ attributes: byAttribute, moon, free: free3, x }) => {
  const symbols = Object.entries(byAttribute).flatMap(([attribute, count3]) => Array.from({ length: count3 }, () => `{${letterOf[attribute] ?? ""}}`));
  const text2 = [...symbols, ...Array.from({ length: moon }, () => "{M}"), ...Array.from({ length: x }, () => "{X}"), ...free3 > 0 ? [`{${free3}}`] : []].join("");
  return text2 === "" ? "{0}" : text2;
});
function totalCost({ attributes: byAttribute, moon, free: free3, x }, chosen2 = 0) {
  let sum = moon + free3 + x * chosen2;
  for (const attribute in byAttribute) sum += byAttribute[attribute];
  return sum;
}
function addCosts(one, other) {
  if (one === noCost) return other;
  if (other === noCost) return one;
  const found2 = { ...one.attributes };
  for (const [attribute, count3] of Object.entries(other.attributes)) found2[attribute] = (found2[attribute] ?? 0) + count3;
  return { attributes: inOrder3(found2), moon: one.moon + other.moon, free: one.free + other.free, x: one.x + other.x };
}
function withX(cost, x) {
  return cost.x === 0 ? cost : { ...cost, free: cost.free + cost.x * x, x: 0 };
}
var isNothing = (cost) => cost.x === 0 && totalCost(cost) === 0;
var isFree2 = (cost) => totalCost(cost) === 0;
var noCost = parseCost("");
var bitOf = { light: 1, fire: 2, water: 4, wind: 8, darkness: 16, none: 32 };
var anyKind = 63;
var moonBit = 64;
function demandsOf(cost, asAny = false) {
  return asAny ? [demandOfNeeds(needsOf2(cost, anyAttribute), 0)] : usualDemandsOf(cost);
}
var usualDemandsOf = once((cost) => [demandOfNeeds(needsOf2(cost, 0), 0)]);
var anyAttribute = 31;
function needsOf2(cost, more) {
  const byAttribute = Object.entries(cost.attributes).map(([attribute, count3]) => [bitOf[attribute] | more, count3]);
  return [...byAttribute, [moonBit, cost.moon], [anyKind, cost.free]];
}
var none10 = [];
var baseFields = ["face", "copy", "judgmentLost", "x"];
var copiableCharacteristics = ["name", "types", "cost", "totalCost", "attributes", "races", "keywords", "atk", "def", "special", "stones", "old", "abilities"];
var copyingSteps = { abilities: ["keywords", "abilities"], information: ["name", "types", "attributes", "races", "special", "stones", "old"], values: ["cost", "totalCost", "atk", "def"] };
function baseValues(table, row) {
  const { copy: copy2, x, judgmentLost } = fieldsOf(row);
  const values = copy2 === "" ? printedValues(table.program(row), fieldsOf(row).face) : JSON.parse(copy2);
  if (x > 0 && typeof values.cost === "string") values.totalCost = totalCost(parseCost(values.cost), x);
  if (judgmentLost) values.abilities = values.abilities.filter((path) => table.library.ability(path).ability.keyword !== "judgment");
  return values;
}
function printedValues(program, face) {
  const { card, paths } = program.card.faces?.[face - 1] === void 0 ? program : program.faces[face - 1];
  const { printed: printed2, names: names2 } = card;
  return { name: [names2.en], types: printed2.kind === void 0 ? none10 : [printed2.kind], cost: printed2.cost ?? null, totalCost: typeof printed2.cost === "string" ? totalCost(parseCost(printed2.cost)) : 0, attributes: printed2.attributes ?? none10, races: printed2.races ?? none10, keywords: printed2.keywords ?? none10, atk: printed2.atk ?? null, def: printed2.def ?? null, special: printed2.special ?? false, stones: printed2.stones ?? none10, old: printed2.old ?? "", abilities: paths };
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
function isJResonator(table, id) {
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
  return typeof atk === "number" && typeof def === "number" && isJResonator(table, id);
}
var ownZones = ["mainDeck", "magicStoneDeck", "hand", "field", "rulerArea", "graveyard", "standby", "removed", "lifebreak", "sideDeck"];
var sharedZones = ["chase"];
var battleArea = ["field", "rulerArea"];
var layers = ["base", "abilities", "information", "values", "counters", "rules"];
var phases = ["draw", "recovery", "main", "end"];
var decisionKinds = ["mulligan", "act", "pickTrigger", "reveal", "repeatAct", "shortenRepetition", "orderEffects", "orderCards", "chooseTargets", "divide", "chooseModes", "chooseForEffect", "chooseX", "useEffect", "payUnless", "payCost", "produceWill", "chooseWill", "spendWill", "attack", "block", "pierce", "discardToHandSize", "chooseReplacement", "sideDeck"];
function supposeOnField(table, { object, data }) {
  if (data.to !== "field" || zoneOf(table, object) === "field") return;
  const row = table.object(object);
  const seat = data.under >= 0 ? data.under : row.owner;
  suppose(table, object, `field:${seat}`, seat);
  setObject(table, object, "face", Math.max(0, data.face));
}
function addTo(object, host, rule2) {
  return propose("attach", { object }, { host, rule: rule2 });
}
var attaching = ["attached"];
var attachRule = { keys: () => attaching, possible: (table, { object, data }) => isOnField(table, object) && table.object(object).host !== data.host && attachable(table, object, data.host), commit: (table, list) => {
  for (const { object, data } of list) bindTo(table, object, data.host, data.rule);
  return list;
} };
function bindTo(table, object, host, rule2) {
  attach(table, object, host);
  table.emit("attached", rule2, { object, card: shownCard(table, object), to: host, toCard: shownCard(table, host) });
}
function comeAttached(table, object, host, rule2) {
  bindTo(table, object, host, rule2);
  notice(table, "attached", { object }, { host });
}
function move(object, { to, under = -1, at, rested = false, faceDown = false, face = -1, act: act3 = "", counters: counters2, notes, host = 0, reveal: reveal3 = false, by = 0, playedFrom = "", lent }, rule2) {
  const data = { to, under, at: at ?? "", rested, faceDown, face, act: act3, host, reveal: reveal3, by, playedFrom, rule: rule2 };
  return propose("move", { object }, { ...data, ...counters2 === void 0 ? {} : { counters: counters2 }, ...notes === void 0 ? {} : { notes }, ...lent === void 0 ? {} : { lent } });
}
var isHiddenPile = (kind2) => kind2 === "mainDeck" || kind2 === "magicStoneDeck" || kind2 === "lifebreak";
var isBattle = (kind2) => battleArea.includes(kind2);
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
  const has2 = (type) => isType(table, object, type);
  if (to === "field" && zoneOf(table, object) !== "field" && forbids(table, object, "enter")) return false;
  if (has2("ruler")) return to === "rulerArea" || to === "graveyard" || data.act === "judged";
  if (has2("jRuler")) return to === "rulerArea" || to === "field";
  if (has2("magicStone")) return to !== "hand" && to !== "mainDeck" && to !== "rulerArea";
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
var moveRule = { keys: keysOf2, looksBack, leaves: () => true, possible: (table, happening) => table.find(happening.object) !== null && mayMove(table, happening), supposed: supposeOnField, commit: (table, list) => {
  const later2 = [];
  const happened = list.map((happening) => table.find(happening.object) === null ? null : carryOut3(table, happening, later2));
  for (const [what3, data] of later2.sort(([one], [other]) => one.object - other.object)) tell(table, what3, data);
  return happened;
} };
function carryOut3(table, happening, later2) {
  const { object, data } = happening;
  const row = table.object(object);
  const { card, owner, kind: kind2, host: held } = row;
  const from = zoneOf(table, object);
  const to = destinationOf(table, happening);
  const wasFaceDown = fieldsOf(row).faceDown;
  const known3 = seesFace(table, row, owner);
  const seat = to === "field" && data.under >= 0 ? data.under : owner;
  const { stamp } = row;
  const now = place(table, object, { zone: `${to}:${seat}`, at: atOf(data, to) });
  if (from === "field" && to === "field") table.set(table.object(now), "stamp", stamp);
  settle2(table, now, from, to, data);
  if (isHiddenPile(to) && data.order !== void 0) table.set(table.object(now), "knownTo", table.object(now).knownTo & 1 << owner);
  const told2 = { card, owner, seat, from, to, object, now, wasFaceDown, seen: known3 || seesFace(table, table.object(now), owner) };
  if (isHiddenPile(to)) later2.push([told2, data]);
  else tell(table, told2, data);
  const host = data.host || held;
  if (to === "field" && attachable(table, now, host)) comeAttached(table, now, host, data.rule);
  const done2 = { ...happening, data: { ...data, to, from, now } };
  if (kind2 === "token" && to !== "field" || kind2 === "copy" && from !== "" && from !== to) vanish(table, now);
  return done2;
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
function tell(table, { card, owner, seat, from, to, object, now, wasFaceDown, seen }, { act: act3, rule: rule2, reveal: reveal3 }) {
  if (from === "") return;
  const data = { seat: owner, to: seat, from, zone: to, act: act3 };
  const shown = reveal3 === true || !(hiddenZones.has(from) || wasFaceDown) || !(hiddenZones.has(to) || rowOf3(table, now).faceDown);
  if (reveal3 === true && hiddenZones.has(from) && hiddenZones.has(to)) table.emit("cardRevealed", "1005.1", { seat: owner, card, object });
  if (shown) return void table.emit("cardMoved", rule2, isHiddenPile(to) ? { ...data, card, object } : { ...data, card, object, now });
  table.emit("cardMoved", rule2, data, seen ? [{ seats: [owner], data: { card, object, now } }] : []);
}
function destroyedTo(table, object, rule2, by) {
  return isType(table, object, "jRuler") ? move(object, { to: "rulerArea", face: 0, act: "destroyed", by }, rule2) : move(object, { to: "graveyard", act: "destroyed", by }, rule2);
}
function futureOf(table, row) {
  if (row.kind !== "card") return 0;
  const { faces } = table.program(row).card;
  return faces === void 0 ? 0 : faces.findIndex(({ kind: kind2 }) => kind2 === "future") + 1;
}
function isPastUp(table, row) {
  return futureOf(table, row) > 0 && fieldsOf(row).face === 0;
}
var none11 = [];
var partsOf4 = once(({ cost = none11 }) => ({ will: cost.filter(({ verb: verb2 }) => verb2 === "payWill").map(({ will: will2 }) => will2).join(""), others: cost.filter(({ verb: verb2 }) => verb2 !== "payWill"), usesItself: cost.some(({ verb: verb2 }) => verb2 === "restSelf" || verb2 === "banishSelf"), restsItself: cost.some(({ verb: verb2 }) => verb2 === "restSelf") }));
var willIn = (ability2) => partsOf4(ability2).will;
var usesItself = (ability2) => partsOf4(ability2).usesItself;
var restsItself = (ability2) => partsOf4(ability2).restsItself;
var costBesidesWill = (ability2) => partsOf4(ability2).others;
function printedCost(table, object, way) {
  const { cost } = valuesOf2(table, object);
  return isPrinted(way) ? printedCostOf(cost) : noCost;
}
var isPrinted = (way) => way !== "standby" && way !== "stealth" && way !== "incarnation" && way !== "free";
function printedCostOf(cost) {
  return typeof cost === "string" ? parseCost(cost) : noCost;
}
var abilityCost = (ability2) => parseCost(willIn(ability2));
function changedCost(table, seat, base, subject) {
  return costVariants(table, seat, base, subject)[0] ?? base;
}
function costVariants(table, seat, base, subject) {
  const bearers = [idOfSeat(seat), subject.object];
  if (bearers.every((bearer) => rulesWith(table, bearer, "cost").length === 0)) return [base];
  const entries = bearers.flatMap((bearer) => rulesWith(table, bearer, "cost").filter((entry2) => applies(table, entry2, subject, bearer)));
  const more = entries.reduce((cost, { more: text2, times = 1 }) => text2 === void 0 ? cost : addTimes(cost, parseCost(text2), times), base);
  let found2 = [more];
  for (const { less, times = 1 } of entries) {
    if (less === void 0) continue;
    const ways = typeof less === "string" ? [less] : less;
    found2 = found2.flatMap((cost) => ways.map((text2) => takeTimes(cost, parseCost(text2), times)));
  }
  return [...new Map(found2.map((cost) => [printCost(cost), cost])).values()];
}
function applies(table, { of, keyword: keyword2, where }, subject, bearer) {
  if (of !== subject.of || keyword2 !== void 0 && keyword2 !== subject.keyword) return false;
  return fitsEntry(table, where, subject.object, bearer);
}
function addTimes(cost, more, times) {
  return times <= 0 ? cost : addTimes(addCosts(cost, more), more, times - 1);
}
function lessened(cost, { less, times }) {
  if (less === void 0) return cost;
  return typeof less === "string" && times === void 0 ? takeTimes(cost, parseCost(less), 1) : noCost;
}
function takeTimes(cost, less, times) {
  if (times <= 0) return cost;
  const attributes2 = Object.fromEntries(Object.entries(cost.attributes).map(([attribute, count3]) => [attribute, Math.max(0, count3 - (less.attributes[attribute] ?? 0))]).filter(([, count3]) => count3 > 0));
  return takeTimes({ ...cost, attributes: attributes2, moon: Math.max(0, cost.moon - less.moon), free: Math.max(0, cost.free - less.free) }, less, times - 1);
}
var textIn = once((values, table, id) => readText(values, abilitiesOf(table, table.object(id))));
var playTextOf = (table, id) => textIn(valuesOf2(table, id), table, id);
var noRules2 = [];
var none12 = [];
var neverPlayed = /* @__PURE__ */ new Set(["magicStone", "ruler"]);
function readText(values, abilities) {
  const types = values.types;
  const words = values.keywords;
  const rules4 = readAs(values.rules ?? noRules2);
  const may = (what3) => rules4.some((rule2) => rule2.word === "may" && rule2.what === what3);
  const spell = abilities.find(({ ability: ability2 }) => ability2.kind === "spell");
  const textCost = spell === void 0 ? noCost : abilityCost(spell.ability);
  return { isPlayed: types.length > 0 && !types.some((type) => neverPlayed.has(type)), spell, atOnce: words.includes("quickcast") || may("playAtOnce"), opens: may("playFrom"), asAny: may("payAsAny"), barred: rules4.some((rule2) => rule2.word === "cant" && rule2.what === "bePlayed" && rule2.by === void 0), changesCost: rules4.some(({ word: word3 }) => word3 === "cost"), textCost, wholeCost: addCosts(printedCostOf(values.cost), textCost), besides: spell === void 0 ? none12 : costBesidesWill(spell.ability), remnant: words.includes("remnant"), incarnation: abilities.find(({ ability: ability2 }) => ability2.keyword === "incarnation"), shifts: abilities.some(({ ability: ability2 }) => ability2.keyword === "shift"), activated: abilities.filter(({ ability: ability2 }) => ability2.kind === "activated" && ability2.keyword !== "judgment") };
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
function playableIn(table, seat, kind2) {
  const { order } = table.zoneOf(kind2, seat);
  return order.length === 0 || kind2 === "hand" || kind2 === "standby" ? order : openIn[kind2](table, seat);
}
var openCardsOf = (kind2) => rememberedBy({ name: `cards in the ${kind2} that may be played`, basis: "rewriting", inputs: [(table, seat) => table.zoneOf(kind2, seat).order], find: (table, seat) => table.zoneOf(kind2, seat).order.filter((id) => isOpen3(table, id, kind2)) });
var openIn = { graveyard: openCardsOf("graveyard"), removed: openCardsOf("removed") };
function isOpen3(table, id, kind2) {
  const { isPlayed, remnant: remnant2, opens } = playTextOf(table, id);
  return isPlayed && (kind2 === "graveyard" && remnant2 || opens);
}
function waysOf(table, seat, id, kind2 = zoneOf(table, id)) {
  const text2 = playTextOf(table, id);
  if (!text2.isPlayed) return none13;
  const form2 = triggerForm(text2.spell);
  if (kind2 === "standby") return waysInStandby(table, seat, id, form2);
  const remains = kind2 === "graveyard" && text2.remnant;
  const opens = kind2 === "hand" || text2.opens;
  if (form2 === "event" || form2 === null && !isTimely(table, seat, text2)) return none13;
  const usual = opens ? usualWays(table, id, text2) : none13;
  if (!remains) return usual;
  return usual.length === 0 ? remnant : [...usual, ...remnant];
}
function usualWays(table, id, { incarnation, shifts }) {
  if (incarnation !== void 0) return plainOrIncarnation;
  return shifts && isPastUp(table, table.object(id)) ? eitherSide : plain2;
}
var incarnationOf = (table, id) => playTextOf(table, id).incarnation;
function waysInStandby(table, seat, id, form2) {
  if (form2 === "own") return rowOf3(table, id).cameTurn === gameOf(table).turn ? none13 : standby;
  const hides = abilitiesOf(table, table.object(id)).some(({ ability: ability2, path }) => ability2.keyword === "stealth" && ability2.on === void 0 && (ability2.when === void 0 || holds(table, listenerEnv(table, { object: id, seat, ability: path }, null), ability2.when)));
  if (hides) return stealth;
  const text2 = playTextOf(table, id);
  return form2 === null && isTimely(table, seat, text2) && text2.opens ? plain2 : none13;
}
function isTimely(table, seat, { atOnce }) {
  return atOnce || isMainTiming(table, seat);
}
var none13 = [];
var plain2 = [""];
var plainOrIncarnation = ["", "incarnation"];
var eitherSide = ["", "future"];
var standby = ["standby"];
var stealth = ["stealth"];
var remnant = ["remnant"];
var announceRef = procedureRef("announce");
var fresh = { item: 0, way: "", origin: null, from: "", optional: [], paid: [], parts: [], cost: null, x: 0, left: [], spent: [], made: [], untimed: false, quick: false, triggered: false };
function playLocals(table, seat, object, way, trigger = null) {
  const ability2 = spellOf(table, object)?.path ?? "";
  const paid = way === "incarnation" ? [incarnationOf(table, object)?.path ?? ""] : [];
  return { ...effectLocals(listenerEnv(table, { object, seat, ability: ability2 }, trigger), ""), ...fresh, sort: "card", ability: ability2, way, paid, triggered: trigger !== null };
}
function activateLocals(table, seat, object, ability2) {
  const sort = table.library.ability(ability2).ability.keyword === "judgment" ? "judgment" : "ability";
  return { ...effectLocals(listenerEnv(table, { object, seat, ability: ability2 }, null), ""), ...fresh, sort, ability: ability2 };
}
function triggerLocals(trigger) {
  return { ...effectLocals(triggerEnv(trigger), ""), ...fresh, sort: "ability", ability: trigger.ability, triggered: true };
}
var kindOf2 = { W: { kind: "light" }, R: { kind: "fire" }, U: { kind: "water" }, G: { kind: "wind" }, B: { kind: "darkness" }, M: { kind: "none", moon: true } };
var unitsByText = /* @__PURE__ */ new Map();
function unitsIn(text2) {
  let known3 = unitsByText.get(text2);
  if (known3 === void 0) unitsByText.set(text2, known3 = readUnits(text2));
  return known3;
}
function readUnits(text2) {
  return [...text2.matchAll(/\{([^}]*)\}/g)].flatMap(([, symbol = ""]) => {
    const kind2 = kindOf2[symbol];
    return kind2 === void 0 ? Array.from({ length: Number(symbol) }, () => ({ kind: "none" })) : [kind2];
  });
}
function waysOf2(table, env, { will: will2, amount: many }) {
  const times = many === void 0 ? 1 : Math.max(0, amount(table, env, many));
  const texts = typeof will2 === "string" ? [will2] : will2;
  return texts.map((text2) => Array.from({ length: times }, () => unitsIn(text2)).flat());
}
var producingVerbs = once(({ ability: ability2, path }) => verbsIn(ability2.clauses, `${path}/clauses`));
function verbsIn(node, path) {
  if (typeof node !== "object" || node === null || isAbility(node)) return [];
  if (node.verb === "produce") return [{ path, verb: node }];
  return Object.entries(node).flatMap(([key, child]) => verbsIn(child, `${path}/${key}`));
}
var abilityKinds2 = /* @__PURE__ */ new Set(["triggered", "activated", "static", "spell", "replacement"]);
var isAbility = (node) => abilityKinds2.has(node.kind);
var isWillAbility = once((compiled) => producesWill(compiled) && !hasTargets(compiled.ability));
function isTriggeredWillAbility(compiled) {
  const { kind: kind2, on = [] } = compiled.ability;
  return kind2 === "triggered" && on.every(({ event }) => event === "willAbility") && producesWill(compiled) && !hasTargets(compiled.ability);
}
var producesWill = (compiled) => producingVerbs(compiled).length > 0;
function hasTargets(node) {
  return node.target === true || Object.values(node).some((child) => typeof child === "object" && child !== null && !isAbility(child) && hasTargets(child));
}
var activatingPlaces = ["rulerArea", "field", "hand", "graveyard", "removed"];
var none14 = [];
function activatingIn(table, seat, place2) {
  return table.zoneOf(place2, seat).order.length === 0 ? none14 : foundIn[place2](table, seat);
}
var findIn = (place2) => rememberedBy({ name: `activate abilities in the place ${place2}`, basis: "rewriting", inputs: [(table, seat) => table.zoneOf(place2, seat).order], find: (table, seat) => abilitiesIn(table, place2, table.zoneOf(place2, seat).order) });
var foundIn = { rulerArea: findIn("rulerArea"), field: findIn("field"), hand: findIn("hand"), graveyard: findIn("graveyard"), removed: findIn("removed") };
function abilitiesIn(table, place2, ids2) {
  if ((place2 === "hand" || place2 === "graveyard") && !table.library.openings.workplaces.has(place2)) return none14;
  const found2 = [];
  for (const object of ids2) {
    if (place2 === "removed" && rowOf3(table, object).faceDown) continue;
    for (const compiled of playTextOf(table, object).activated) found2.push({ object, compiled, will: isWillAbility(compiled), works: worksAt(table, place2, compiled) });
  }
  return found2.length === 0 ? none14 : found2;
}
var worksAt = (table, place2, { ability: ability2 }) => (ability2.from ?? table.game.inPlay).includes(place2);
var asksOfHidden = (table, ability2) => abilityAsksOfHidden(ability2, table);
var abilityAsksOfHidden = once(({ cost, when, targets, modes }, table) => looksHidden(table, [cost, when, targets, modes]));
function looksHidden(table, node) {
  if (typeof node !== "object" || node === null) return false;
  const { from } = node;
  const { visibility } = table.game;
  if ([from].flat().some((kind2) => (visibility[kind2] ?? "all") !== "all")) return true;
  return Object.values(node).some((child) => looksHidden(table, child));
}
var willPlaces = ["rulerArea", "field", "removed"];
function willAbilitiesOf(table, seat) {
  const usable2 = [];
  let steady = isPermanent(table, idOfSeat(seat));
  let secret = false;
  for (const place2 of willPlaces) {
    for (const { object, compiled, will: will2 } of activatingIn(table, seat, place2)) {
      if (!will2) continue;
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
var steadyCosts = /* @__PURE__ */ new Set(["restSelf", "banishSelf", "payWill"]);
var isSteady = once((compiled) => {
  const { when, limit, cost = [] } = compiled.ability;
  return when === void 0 && limit === void 0 && cost.every(({ verb: verb2 }) => steadyCosts.has(verb2)) && producingVerbs(compiled).every(({ verb: verb2 }) => verb2.amount === void 0);
});
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
  return readAs(playerOf(table, seat).pool);
}
function setPool(table, seat, pool) {
  setPlayer(table, seat, "pool", jsonOf(pool));
}
var kinds = [...attributes, "none"];
var letters = Object.fromEntries(Object.entries(willLetters).map(([letter, kind2]) => [kind2, letter]));
function printWill(units2) {
  let text2 = "";
  for (const kind2 of kinds) for (const unit of units2) if (unit.kind === kind2) text2 += unit.moon === true ? "{M}" : `{${letters[kind2] ?? "1"}}`;
  return text2;
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
var maskOfUnit = ({ kind: kind2, moon }, moonAs) => bitOf[kind2] | (moon === true ? moonBit | moonAs : 0);
var moonFor = (table, seat) => permits(table, idOfSeat(seat), "spendMoonAsWind") ? bitOf.wind : 0;
function maySpend(table, seat, source2, only2, { purpose, object, keyword: keyword2, passesFor }) {
  if (only2 === void 0 || only2.also !== void 0 && only2.also === passesFor) return true;
  if (only2.on !== void 0 && !only2.on.includes(purpose)) return false;
  if (only2.keyword !== void 0 && only2.keyword !== keyword2) return false;
  return only2.where === void 0 || object !== 0 && fitsSpender(table, seat, source2, object, only2.where);
}
function fitsSpender(table, seat, source2, object, where) {
  return matches(table, { ...sourceEnv(source2, "", seat), subject: object }, object, where);
}
function masksOf(table, seat, spender) {
  const moonAs = moonFor(table, seat);
  return poolOf(table, seat).map((unit) => maySpend(table, seat, unit.source, unit.only, spender) ? maskOfUnit(unit, moonAs) : 0);
}
var abilitiesNow = rememberedBy({ name: "will abilities", basis: "abilities", isFleeting: ({ steady }) => !steady, fields: ["rested", "cameTurn", "heldTurn", "turn"], inputs: [(table, seat) => table.zoneOf("removed", seat).order], find: willAbilitiesOf });
var madeBefore = rememberedBy({ name: "what purses are made of", basis: "inputs", inputs: [poolOf, abilitiesNow], find: (table, seat) => {
  const [pool, abilities] = [poolOf(table, seat), abilitiesNow(table, seat)];
  const restricted = pool.some(({ only: only2 }) => only2 !== void 0) || abilities.usable.some(({ path }) => producingVerbs(table.library.ability(path)).some(({ verb: verb2 }) => verb2.only !== void 0));
  return { pool, abilities, restricted };
} });
var presentOrPast2 = rememberedBy({ name: "purses", basis: "everything", find: madeBefore });
var usableWillAbilities = (table, seat) => presentOrPast2(table, seat).abilities.usable;
function mightPay(table, seat) {
  const { pool, abilities } = presentOrPast2(table, seat);
  return pool.length > 0 || abilities.secret || abilities.usable.length > 0;
}
function purseOf(table, seat, spender = anySpender, without2 = []) {
  const known3 = presentOrPast2(table, seat);
  const { restricted } = known3;
  const abilities = known3.abilities.usable;
  if (restricted || abilities.some(({ object }) => without2.includes(object))) return madeOf(table, seat, abilities, spender, without2);
  return commonPurse(table, seat);
}
var commonPurse = rememberedBy({ name: "purse of all spenders", basis: "inputs", inputs: [presentOrPast2], find: (table, seat) => madeOf(table, seat, presentOrPast2(table, seat).abilities.usable, anySpender, []) });
function madeOf(table, seat, abilities, spender, without2) {
  const sources = [];
  const uses2 = [];
  let last = 0;
  for (const ability2 of abilities) {
    if (without2.includes(ability2.object)) continue;
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
  return { means: meansOf(masksOf(table, seat, spender), sources), uses: uses2 };
}
function outputsOf(table, seat, ability2, spender) {
  const compiled = table.library.ability(ability2.path);
  const moonAs = moonFor(table, seat);
  const plain4 = moonAs === 0 && isSteady(compiled) && producingVerbs(compiled).every(({ verb: verb2 }) => verb2.only === void 0);
  const found2 = plain4 ? plainYields(compiled, table, seat, ability2, spender) : yieldsOf(table, seat, ability2, spender, moonAs);
  return found2.map(({ output, choices: choices2 }) => ({ output, use: { ...ability2, choices: choices2 } }));
}
var plainYields = once((_compiled, table, seat, ability2, spender) => yieldsOf(table, seat, ability2, spender, 0));
function yieldsOf(table, seat, ability2, spender, moonAs) {
  const compiled = table.library.ability(ability2.path);
  const env = listenerEnv(table, { object: ability2.object, seat, ability: ability2.path }, null);
  const needs = willIn(compiled.ability);
  let found2 = [{ units: [], unitsForSources: [], choices: {} }];
  for (const { path, verb: verb2 } of producingVerbs(compiled)) {
    const may = (whom) => maySpend(table, seat, ability2.object, verb2.only, whom) ? ~0 : 0;
    const [main, feed2] = [may(spender), may({ purpose: "ability", object: ability2.object })];
    found2 = found2.flatMap((one) => waysOf2(table, env, verb2).map((units2) => ({ units: [...one.units, ...units2.map((unit) => maskOfUnit(unit, moonAs) & main)], unitsForSources: [...one.unitsForSources, ...units2.map((unit) => maskOfUnit(unit, moonAs) & feed2)], choices: { ...one.choices, [path]: units2 } })));
  }
  return found2.map(({ units: units2, unitsForSources, choices: choices2 }) => ({ choices: choices2, output: { units: units2, ...unitsForSources.every((mask, at) => mask === units2[at]) ? {} : { unitsForSources }, ...needs === "" ? {} : { needs: demandsOf(parseCost(needs)) } } }));
}
function canAfford(purse, cost, asAny = false) {
  return asAny ? affords(demandsOf(cost, asAny), purse.means) : affordableBy(purse)(cost);
}
var affordableBy = once(({ means }) => once((cost) => affords(demandsOf(cost), means)));
var mostUnits = ({ means }) => means.units.length + means.sources.reduce((sum, { outputs }) => sum + Math.max(0, ...outputs.map(({ units: units2 }) => units2.length)), 0);
function largestX(purse, { asAny }, withX2) {
  let x = 0;
  while (withX2(x + 1).some((one) => canAfford(purse, one, asAny))) x++;
  return x;
}
var useOf = ({ uses: uses2 }, { source: source2, output }) => uses2[source2][output];
function helpfulUses(purse, cost, asAny) {
  return nextActivations(demandsOf(cost, asAny), purse.means).filter(({ helps }) => helps).map((use) => useOf(purse, use));
}
function automaticPayment(purse, cost, asAny) {
  return smallestPlan(demandsOf(cost, asAny), purse.means)?.uses.map((use) => useOf(purse, use)) ?? null;
}
function unitsNeeded(masks, cost, asAny) {
  const needed = totalCost(cost);
  if (needed === 0) return 0;
  return masks.length < needed || !affords(demandsOf(cost, asAny), meansOf(masks)) ? null : needed;
}
function spendable(masks, cost, chosen2, asAny) {
  return nextUnits(demandsOf(cost, asAny), masks, chosen2);
}
var noBattle = { attacker: 0, target: 0, blocker: 0, blocked: false, struck: false, answered: false };
var battleRef = procedureRef("battle");
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
var unitOption = (table, id) => ({ id: `object:${id}`, label: "object", params: { card: table.object(id).card, object: id }, object: id });
var none15 = { id: "none", label: "none" };
var idIn = (pick) => pick.startsWith("player:") ? idOfSeat(Number(pick.slice("player:".length))) : Number(pick.slice("object:".length));
function attackedShown(table, id) {
  const seat = seatOfId(id);
  return seat === null ? { target: id, targetCard: table.find(id)?.card ?? "" } : { targetSeat: seat };
}
function reveal(object, rule2) {
  return propose("reveal", { object }, { rule: rule2 });
}
function isRevealed(table, id) {
  return gameOf(table).revealed.includes(id);
}
var revealing = ["revealed"];
var revealRule = { keys: () => revealing, possible: (table, { object }) => table.find(object) !== null, commit: (table, list) => {
  const shown = list.map((happening) => ({ ...happening, object: showTo(table, happening.object, table.seats()) }));
  shown.forEach(({ object, data }, at) => {
    const { card, owner } = table.object(object);
    table.emit("cardRevealed", data.rule, { seat: owner, card, object, was: list[at]?.object ?? object });
  });
  setGame(table, "revealed", [...gameOf(table).revealed, ...shown.map(({ object }) => object)]);
  return shown;
} };
var nothing7 = [];
function endRevealing(table) {
  setGame(table, "revealed", nothing7);
}
var chosenWill = "chosenWill";
var willAbility = { name: "activateWill", rules: { begin: "907.2", pay: "903.2f", effect: "907.3", triggered: "907.1" }, event: "abilityPlayed", noticed: "willAbility", isOfKind: isTriggeredWillAbility, settled: chosenWill };
var activateWillProcedure = defineProcedure({ name: willAbility.name, steps: [{ name: "answer", rule: "803.6", run: (table, { you }) => noteAnswered(table, you) }, ...atOnceSteps(willAbility)] });
var activateWillLocals = (table, seat, use) => atOnceLocals(table, seat, use, willAbility);
var runTriggeredWill = (table, then) => runTriggeredAtOnce(table, willAbility, then);
var payWillProcedure = defineProcedure({ name: "payWill", steps: [{ name: "gather", rule: "1003.5", run: gather2 }, { name: "produce", rule: "1003.5", run: produce }, { name: "choose", rule: "1003.1", run: choose }, { name: "chosen", rule: "1003.1", run: chosen }] });
var payingOf = (locals) => locals;
function payWillLocals(seat, cost, given2) {
  const { object, card, spender, without: without2 = [], cancel: cancel2 = false } = given2;
  return { seat, cost, object, card, spender, without: without2, cancel: cancel2, queue: [], offers: [], spent: [], made: [], answer: null, answers: null, returned: null };
}
var asAnyOf = ({ spender }) => spender.asAny === true;
function gather2(table, locals, frame) {
  const paying = payingOf(locals);
  const { seat, cost, object, card, spender, without: without2 } = paying;
  const [next3, ...rest2] = locals.queue;
  if (next3 !== void 0) {
    table.local(locals, "queue", rest2);
    if (isPlain2(table, next3.path)) table.local(locals, "made", [...paying.made, next3.object]);
    return call(activateWillProcedure, activateWillLocals(table, seat, next3), "gather");
  }
  if (unitsNeeded(masksOf(table, seat, spender), cost, asAnyOf(paying)) !== null) return choose(table, locals, frame);
  const offers = helpfulUses(purseOf(table, seat, spender, without2), cost, asAnyOf(paying));
  table.local(locals, "offers", offers);
  const options = offers.map((offer2, at) => {
    const { card: from } = table.object(offer2.object);
    const units2 = Object.values(offer2.choices).flat().map((unit) => ({ ...unit, source: 0 }));
    return { id: `will:${at}`, label: "produce", params: { card: from, object: offer2.object, ability: offer2.path, will: printWill(units2) }, object: offer2.object };
  });
  const first = offers.length === 0 ? [] : [{ id: "automatic", label: "automatic" }];
  const last = paying.cancel || offers.length === 0 ? [{ id: "cancel", label: "cancel" }] : [];
  table.ask(frame, { seat, kind: "produceWill", rule: "1003.5", params: { cost: printCost(cost), card, object }, domain: { type: "options", min: 1, max: 1, options: [...first, ...options, ...last] } });
  return { wait: true };
}
function isPlain2(table, path) {
  const { cost = [], clauses = [] } = table.library.ability(path).ability;
  return cost.every(({ verb: verb2 }) => verb2 === "restSelf") && clauses.every((clause2) => (clause2.do ?? []).every(({ verb: verb2 }) => verb2 === "produce"));
}
function refund(table, seat, spent, made3) {
  if (spent.length > 0) setPool(table, seat, [...poolOf(table, seat), ...spent]);
  takeBack(table, { seat, made: made3 });
}
function takeBack(table, { seat, made: made3 }) {
  for (const id of made3) {
    if (table.find(id) === null || !rowOf3(table, id).rested || !poolOf(table, seat).some(({ source: source2 }) => source2 === id)) continue;
    setObject(table, id, "rested", false);
    setPool(table, seat, poolOf(table, seat).filter(({ source: source2 }) => source2 !== id));
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
  const { seat, cost, object, card, spent, spender } = paying;
  const masks = masksOf(table, seat, spender);
  const needed = unitsNeeded(masks, cost, asAnyOf(paying));
  if (needed === masks.length) return finish2(table, paying, groupsOf3(poolOf(table, seat)).flatMap(({ places: places4 }) => places4));
  const places3 = spendable(masks, cost, spent, asAnyOf(paying));
  if (places3.length === 0) return finish2(table, paying, spent);
  const groups = groupsOf3(poolOf(table, seat)).flatMap(({ unit, places: equal }) => {
    const place2 = equal.find((one) => places3.includes(one));
    return place2 === void 0 ? [] : [{ unit, place: place2 }];
  });
  if (groups.length === 1 || places3.length + spent.length === needed) {
    table.local(locals, "spent", [...spent, groups[0].place]);
    return { to: "choose" };
  }
  const options = groups.map(({ unit, place: place2 }) => ({ id: `unit:${place2}`, label: "will", params: { will: printWill([unit]), source: unit.source } }));
  table.ask(frame, { seat, kind: "spendWill", rule: "1003.1", params: { cost: printCost(cost), card, object }, domain: { type: "options", min: 1, max: 1, options } });
  return { wait: true, then: "chosen" };
}
function chosen(table, locals) {
  const [pick] = picksOf(locals.answer);
  table.local(locals, "spent", [...locals.spent, Number(pick.slice("unit:".length))]);
  return { to: "choose" };
}
function finish2(table, { seat, made: made3 }, spent) {
  const pool = poolOf(table, seat);
  const units2 = spent.map((place2) => pool[place2]);
  if (units2.length > 0) {
    setPool(table, seat, pool.filter((_, place2) => !spent.includes(place2)));
    table.emit("willSpent", "1003.1", { seat, will: printWill(units2) });
  }
  return { done: { done: true, units: jsonOf(units2), made: made3 } };
}
var itemOf = (table, id) => itemOn(table, id);
var setItem = (table, id, item) => setItemOn(table, id, item);
var stateTriggerWaits = (table, ability2, source2) => waitsIn(table, "chase", ability2, source2);
var targetsShown2 = (table, id) => targetsShown(table, id, shownCard);
var stillLegal = (table, id) => targetsAgain(table, id).map(({ part }) => part);
var announceProcedure = defineProcedure({ ...announceRef, steps: [{ name: "propose", rule: "903.2b", run: propose2 }, { name: "option", rule: "1109.2", run: askOption }, { name: "optionTaken", rule: "1109.2", run: takeOption }, ...choosingSteps({ rules: { modes: "903.2c", target: "903.2d", divide: "903.2d" }, show: (table, locals) => show(table, locals, true), next: "x" }), { name: "x", rule: "903.2e", run: askX }, { name: "xChosen", rule: "903.2e", run: takeX }, { name: "total", rule: "903.2e", run: determineTotal }, { name: "totalChosen", rule: "903.2e-v", run: takeTotal }, { name: "will", rule: "1003.3", run: payWill }, { name: "willPaid", rule: "903.2f", run: willPaid }, { name: "pay", rule: "903.2f", run: payNext }, { name: "paid", rule: "903.2f", run: (table, locals) => (partPaid(table, locals), { to: "pay" }) }, { name: "become", rule: "903.2", run: become }, { name: "reverse", rule: "903.2f", run: reverse }, { name: "reversed", rule: "903.2f", run: () => ({ done: { done: false } }) }] });
function propose2(table, locals) {
  const seat = locals.you;
  const self = locals.self;
  const { sort, way } = locals;
  if (sort === "card") {
    table.local(locals, "quick", !isMainTiming(table, seat));
    table.local(locals, "from", zoneOf(table, self));
    table.local(locals, "origin", originOf(table, self));
  }
  const item = place(table, sort === "card" ? self : table.create("", seat, "item").id, { zone: "chase" });
  table.set(table.object(item), "controller", seat);
  table.local(locals, "item", item);
  if (way === "future") setObject(table, item, "face", futureOf(table, table.object(item)));
  if (sort === "card") table.local(locals, "self", item);
  if (sort === "card" && amount(table, envOf(locals), { history: "cardsPlayed", of: "you" }) > 0) remember2(table, locals, "torrent");
  show(table, locals, true);
  if (sort === "card") table.local(locals, "optional", abilitiesOf(table, table.object(item)).flatMap(({ ability: ability2, path }) => ability2.keyword === "awakening" ? [path] : []));
}
function remember2(table, locals, word3) {
  const { item } = locals;
  setObject(table, item, "notes", { ...rowOf3(table, item).notes, [word3]: 1 });
}
function noteAwakening(table, locals, key) {
  const { item } = locals;
  const { notes } = rowOf3(table, item);
  const awakenings = [...notes.awakenings ?? [], key];
  setObject(table, item, "notes", { ...notes, awakenings });
}
function show(table, locals, open) {
  const { self, card, event, vars } = envOf(locals);
  const { sort, ability: ability2, triggered: triggered2, parts: parts2, way, from, item } = locals;
  const shown = { sort, ability: ability2, source: self, card, triggered: triggered2, event, vars, parts: parts2, way, from, open };
  setItem(table, item, shown);
}
function askOption(table, locals, frame) {
  const { optional, item, paid, ability: spell } = locals;
  const [path] = optional;
  if (path === void 0) return { to: "modes" };
  const env = envOf(locals);
  const others = [spell, ...paid, path].flatMap((one) => costBesidesWill(textOf(table, one)));
  const spender = spenderOf(table, locals);
  const purse = purseOf(table, env.you, spender);
  const base = addCosts(baseCost(table, locals), optionCost(table, locals, path));
  const costs = costVariants(table, env.you, base, subjectOf(table, locals));
  if (!payable(table, env, others) || !costs.some((cost) => canAfford(purse, withX(cost, 0), spender.asAny))) {
    table.local(locals, "optional", optional.slice(1));
    return { to: "option" };
  }
  table.ask(frame, { seat: env.you, kind: "useEffect", rule: "1109.2", prompt: "awaken", params: { card: env.card, object: item, ability: path }, domain: yesOrNo() });
  return { wait: true };
}
function takeOption(table, locals) {
  const { optional, paid } = locals;
  const [path, ...rest2] = optional;
  table.local(locals, "optional", rest2);
  if (saidYes(locals.answer)) {
    table.local(locals, "paid", [...paid, path]);
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
  const { sort, item, ability: ability2 } = locals;
  if (sort === "card") return { of: "play", object: item };
  const { keyword: keyword2 } = table.library.ability(ability2).ability;
  return { of: sort === "judgment" ? "judgment" : "activate", object: locals.self, ...keyword2 === void 0 ? {} : { keyword: keyword2 } };
}
function passing2(table, ability2) {
  const mark2 = textOf(table, ability2).marks?.spendsAs;
  return typeof mark2 === "string" ? { passesFor: mark2 } : {};
}
function spenderOf(table, locals) {
  const { sort, item, ability: ability2 } = locals;
  const keyword2 = sort === "card" ? void 0 : table.library.ability(ability2).ability.keyword;
  const asAny = sort === "card" && permits(table, item, "payAsAny");
  return { purpose: sort === "card" ? "card" : "ability", object: locals.self, ...keyword2 === void 0 ? {} : { keyword: keyword2 }, ...passing2(table, ability2), asAny };
}
function baseCost(table, locals) {
  const { item, ability: ability2, paid, way } = locals;
  const own = addCosts(printedCost(table, item, way), abilityCost(textOf(table, ability2)));
  return paid.reduce((cost, path) => addCosts(cost, optionCost(table, locals, path)), own);
}
function optionCost(table, locals, path) {
  return changedCost(table, locals.you, abilityCost(table.library.ability(path).ability), { of: "awaken", object: locals.item });
}
function askX(table, locals, frame) {
  const cost = baseCost(table, locals);
  if (cost.x === 0) return { to: "total" };
  const spender = spenderOf(table, locals);
  const max = largestX(purseOf(table, locals.you, spender), spender, (x) => changed2(table, locals, withX(cost, x)));
  table.ask(frame, { seat: locals.you, kind: "chooseX", rule: "903.2e", params: { card: locals.card, object: locals.item }, domain: { type: "number", min: 0, max } });
  return { wait: true };
}
function takeX(table, locals) {
  const x = numberOfAnswer(locals.answer);
  table.local(locals, "answer", null);
  table.local(locals, "x", x);
  bindVar(table, locals, "x", x);
  if (locals.sort === "card") setObject(table, locals.item, "x", x);
}
function changed2(table, locals, cost) {
  const { sort, triggered: triggered2 } = locals;
  return triggered2 && sort !== "card" ? [cost] : costVariants(table, locals.you, cost, subjectOf(table, locals));
}
function totals(table, locals) {
  const variants2 = changed2(table, locals, withX(baseCost(table, locals), locals.x));
  if (variants2.length === 1) return variants2;
  const spender = spenderOf(table, locals);
  const purse = purseOf(table, locals.you, spender);
  const payable3 = variants2.filter((cost) => canAfford(purse, cost, spender.asAny));
  return payable3.length === 0 ? variants2 : payable3;
}
function determineTotal(table, locals, frame) {
  const { ability: ability2, paid, item } = locals;
  table.local(locals, "left", [ability2, ...paid].flatMap((path) => (textOf(table, path).cost ?? []).flatMap(({ verb: verb2 }, at) => verb2 === "payWill" ? [] : [`${path}/cost/${at}`])));
  const found2 = totals(table, locals);
  table.local(locals, "cost", found2[0] ?? noCost);
  if (found2.length < 2) return { to: "will" };
  const options = found2.map((cost, at) => ({ id: `cost:${at}`, label: "will", params: { will: printCost(cost) } }));
  table.ask(frame, { seat: locals.you, kind: "payCost", rule: "903.2e-iv", params: { card: locals.card, object: item }, domain: { type: "options", min: 1, max: 1, options } });
  return { wait: true };
}
function takeTotal(table, locals) {
  const [pick] = picksOf(locals.answer);
  table.local(locals, "answer", null);
  table.local(locals, "cost", totals(table, locals)[Number(pick.slice("cost:".length))] ?? noCost);
}
function payWill(table, locals) {
  const { cost, item, ability: ability2, sort, triggered: triggered2 } = locals;
  if (isFree2(cost ?? noCost)) return { to: "pay" };
  const without2 = usesItself(textOf(table, ability2)) ? [locals.self] : [];
  return call(payWillProcedure, payWillLocals(locals.you, cost ?? noCost, { object: item, card: locals.card, spender: spenderOf(table, locals), without: without2, cancel: !triggered2 || sort !== "card" }));
}
function willPaid(table, locals) {
  const paid = outcomeIn(locals);
  table.local(locals, "returned", null);
  if (paid?.done === false) return { to: "reverse" };
  table.local(locals, "spent", paid?.units ?? []);
  table.local(locals, "made", paid?.made ?? []);
  return void 0;
}
function payNext(table, locals) {
  if (locals.left.length === 0) return { to: "become" };
  return payPart(table, locals) ?? { to: "reverse" };
}
function become(table, locals) {
  const { item, sort, parts: parts2, ability: ability2, x, from, way, triggered: triggered2 } = locals;
  const seat = locals.you;
  if (isTooLate(table, locals)) return { to: "reverse" };
  endRevealing(table);
  show(table, locals, false);
  const data = { seat, object: item, card: shownCard(table, item), targets: choicesShown(parts2), aimedAt: targetsShown2(table, item) };
  if (x > 0) data.x = x;
  table.newMoment();
  noteAnswered(table, seat);
  const source2 = locals.self;
  if (sort === "card") {
    table.emit("cardPlayed", "903.2", { ...data, from, way });
    notice(table, "played", { object: item, seat }, { from, way, triggered: triggered2 });
    if (rowOf3(table, item).notes.awakened === 1) notice(table, "awakened", { object: item, seat });
  } else {
    const { keyword: keyword2, limit } = table.library.ability(ability2).ability;
    if (limit !== void 0 && !triggered2) noteUse(table, { object: source2, seat, ability: ability2 }, limit);
    if (sort === "judgment") {
      setPlayer(table, seat, "judgedTurn", gameOf(table).turn);
      table.emit("judgmentBegan", "705.2", { seat, object: item, card: locals.card, source: source2 });
    } else {
      table.emit(triggered2 ? "abilityTriggered" : "abilityPlayed", triggered2 ? "906.5" : "903.2", { ...data, source: source2, ability: ability2 });
      if (!triggered2) notice(table, "activated", { object: item, seat }, { source: source2, keyword: keyword2 ?? "" });
    }
  }
  noticeTargets(table, item, seat, parts2);
  return { done: { done: true, item } };
}
function isTooLate(table, locals) {
  const { sort, quick, untimed, triggered: triggered2, item, origin, ability: ability2, way } = locals;
  if (sort !== "card" || !quick || untimed || triggered2 || origin === null || hasKeyword(table, item, "quickcast") || permits(table, item, "playAtOnce")) return false;
  if (textOf(table, ability2).keyword === "trigger") return false;
  return !trial(table, () => (restore(table, item, origin), waysOf(table, locals.you, origin.row.id).includes(way)));
}
function noticeTargets(table, item, seat, parts2) {
  for (const { at, vars } of parts2) {
    for (const choice2 of targetsOf(table, at)) {
      if (choice2.target !== true) continue;
      for (const id of vars[choice2.as] ?? []) if (table.find(id) !== null) notice(table, "becameTarget", { object: id, seat }, { by: item });
    }
  }
}
function reverse(table, locals) {
  const { item, origin, triggered: triggered2, spent, made: made3 } = locals;
  const seat = locals.you;
  refund(table, seat, spent, made3);
  endRevealing(table);
  const card = locals.card;
  const revealed2 = origin !== null && triggered2;
  if (origin === null) vanish(table, item);
  else if (!revealed2) restore(table, item, origin);
  table.emit("playReversed", triggered2 ? "906.6a" : "903.2f", { seat, was: item, object: origin?.row.id ?? locals.self, card });
  if (revealed2) return happen(table, [move(item, { to: "graveyard" }, "906.6a")], "reversed") ?? { to: "reversed" };
  return { done: { done: false } };
}
var lifebreakCards = 4;
var playsValhalla = (table) => hasValhallaRule(table.pins.format);
function layLifebreaks(table) {
  const moves = turnOrder(table).flatMap((seat) => table.zoneOf("mainDeck", seat).order.slice(0, lifebreakCards).map((id) => move(id, { to: "lifebreak" }, "1415.1c")));
  return happen(table, moves);
}
function mayLifebreak(table, seat) {
  const [top] = table.zoneOf("lifebreak", seat).order;
  if (top === void 0 || forbids(table, idOfSeat(seat), "lifebreak")) return 0;
  return table.zoneOf("lifebreak", seat).order.length > Math.floor((playerOf(table, seat).life - 1) / 1e3) ? top : 0;
}
var lifebreakLocals = (seat) => ({ seat, object: 0, returned: null });
var lifebreakProcedure = defineProcedure({ name: "lifebreak", steps: [{ name: "remove", rule: "1415.1d-i", run: (table, { seat }) => happen(table, [move(mayLifebreak(table, seat), { to: "removed", act: "broken" }, "1415.1d-i")]) }, { name: "play", rule: "1415.1d-ii", run: play }, { name: "played", rule: "1415.1d-iii", run: played }, { name: "done", rule: "1415.1d-iii", run: () => ({ done: { done: true } }) }] });
function play(table, locals) {
  const moved3 = locals.returned;
  const now = moved3?.objects?.[0];
  if (now === void 0 || zoneOf(table, now) !== "removed") return { to: "done" };
  table.local(locals, "object", now);
  const path = breakOf(table, locals.seat, now);
  return path === null ? { to: "played" } : call(announceProcedure, activateLocals(table, locals.seat, now, path), "played");
}
function breakOf(table, seat, object) {
  for (const { ability: ability2, path } of abilitiesOf(table, table.object(object))) {
    if (ability2.keyword !== "break") continue;
    const env = listenerEnv(table, { object, seat, ability: path }, null);
    const costs = costBesidesWill(ability2);
    const isFree4 = table.zone("chase").order.every((id) => !forbids(table, id, "beAnswered", void 0, seat));
    if (isFree4 && payable(table, env, costs) && canAfford(purseOf(table, seat, { purpose: "ability", object }), abilityCost(ability2)) && announceable(table, env, path)) return path;
  }
  return null;
}
function played(table, locals) {
  const object = locals.object;
  const item = locals.returned?.item;
  if (table.find(object) === null) return void 0;
  if (item === void 0) return happen(table, [move(object, { to: "graveyard" }, "1415.1d-iii")]);
  setObject(table, object, "notes", { ...rowOf3(table, object).notes, broken: item });
  return void 0;
}
var none16 = [];
function lifebreakProcessing(table) {
  if (!playsValhalla(table)) return none16;
  return table.seats().flatMap((seat) => [...table.zoneOf("removed", seat).order.filter((id) => hasResolved(table, rowOf3(table, id).notes)).map((id) => move(id, { to: "graveyard" }, "1415.1d-iii")), ...table.zoneOf("lifebreak", seat).order.slice(numberFor(table, seat, "lifebreaks", lifebreakCards)).map((id) => move(id, { to: "graveyard" }, "1415.1e-i"))]);
}
var hasResolved = (table, { broken }) => typeof broken === "number" && table.find(broken) === null;
function draw(seat, amount3, rule2) {
  return propose("draws", { seat }, { amount: amount3, rule: rule2 });
}
var drawing = ["drew"];
var drawingSeveral = ["draws"];
var drawsRule = { keys: () => drawingSeveral, possible: (_table, { data }) => data.amount > 0, inOrder: true, contains: (_table, { seat, data }) => Array.from({ length: data.amount }, () => propose("draw", { seat }, { rule: data.rule })) };
var drawRule = { keys: () => drawing, possible: (table, { seat }) => !forbids(table, idOfSeat(seat), "draw"), commit: (table, list) => list.map((happening) => drawOne(table, happening)) };
function drawOne(table, happening) {
  const { seat, data } = happening;
  const [top] = table.zoneOf("mainDeck", seat).order;
  if (top === void 0) {
    const { phase, active } = gameOf(table);
    if (phase === "draw" && active === seat) setPlayer(table, seat, "owes", true);
    table.emit("deckRanOut", data.rule, { seat });
    return null;
  }
  const { card } = table.object(top);
  const now = place(table, top, { zone: `hand:${seat}`, at: "bottom" });
  table.emit("cardDrawn", data.rule, { seat }, [{ seats: [seat], data: { card, object: now } }]);
  return { ...happening, data: { ...data, now } };
}
var letterOf2 = Object.fromEntries(Object.entries(willLetters).map(([letter, kind2]) => [kind2, letter]));
var lettersOf = (kinds2) => attributes.filter((one) => kinds2.includes(one)).map((one) => letterOf2[one]);
var coinFor = (kinds2) => `token:will-coin-${lettersOf(kinds2).join("").toLowerCase()}`;
function coin(kinds2) {
  const will2 = lettersOf(kinds2).map((letter) => `{${letter}}`);
  return { id: coinFor(kinds2), names: { en: "Will Coin", zh: "魔力代币" }, printed: { attributes: [], races: [], keywords: [] }, abilities: [{ kind: "activated", from: ["removed"], cost: [{ verb: "banishSelf" }], clauses: [{ do: [{ verb: "produce", will: will2.length === 1 ? will2[0] : will2 }] }] }] };
}
var willCoins = attributes.flatMap((one, at) => [coin([one]), ...attributes.slice(at + 1).map((other) => coin([one, other]))]);
function beginWithRulers(table) {
  for (const seat of table.seats()) {
    for (const ruler of table.zoneOf("rulerArea", seat).order) {
      putMana(table, ruler);
      const { energize } = table.program(table.object(ruler)).card.printed;
      if (energize === void 0 || seat === gameOf(table).first) continue;
      const token = coinFor(energize);
      const object = place(table, table.create(token, seat, "token").id, { zone: `removed:${seat}`, at: "bottom" });
      table.emit("tokenCreated", "1119.2", { seat, object, card: token });
    }
  }
}
function putMana(table, ruler) {
  const keywords3 = valuesOf2(table, ruler).keywords;
  const amount3 = keywords3.reduce((sum, { word: word3, n }) => word3 === "mana" ? sum + (n ?? 0) : sum, 0);
  if (amount3 === 0) return;
  setObject(table, ruler, "counters", { ...rowOf3(table, ruler).counters, mana: amount3 });
  table.emit("countersChanged", "1122.2a", { object: ruler, card: rowOf3(table, ruler).card, kind: "mana", amount: amount3 });
}
var keywords = /* @__PURE__ */ new Set(["reveal", "stealth"]);
var dormantReveals = ({ card, abilities }) => abilities.flatMap(({ ability: { keyword: keyword2, when }, triggers }) => keywords.has(keyword2) ? triggers.map(({ key, if: condition2 }) => {
  const cost = isCheapened(card) ? null : totalCost(printedCostOf(card.printed.cost), 0);
  const dormant = { key, ...when === void 0 ? {} : { when }, ...condition2 === void 0 ? {} : { if: condition2 }, stealth: keyword2 === "stealth", cost };
  return jsonOf(dormant);
}) : []);
var isCheapened = (card) => hasTree(card.abilities, (tree2) => "less" in tree2);
var dormantIn = once(({ openings }) => {
  const found2 = /* @__PURE__ */ new Map();
  for (const one of openings.section("dormantReveals")) found2.set(one.key, [...found2.get(one.key) ?? [], one]);
  return found2;
});
var chancesOf = (table, seat) => readAs(playerOf(table, seat).chances);
function noteBatch(table, happened, keys2) {
  if (dormantIn(table.library).size === 0) return;
  happened.forEach((happening, at) => {
    if (happening !== null) for (const key of keys2[at] ?? []) noteEvent(table, happening, key, lookedBack(happening, key));
  });
}
var lookedBack = ({ type, data }, key) => type === "move" && looksBackBetween(data.from, data.to, key);
function noteEvent(table, happening, key, back2 = false) {
  const dormant = dormantIn(table.library).get(key);
  if (dormant === void 0) return;
  const event = eventOf(happening, key, back2);
  for (const seat of table.seats()) {
    const purse = purseOf(table, seat);
    if (!dormant.some((one) => mightLie(table, seat, one, purse) && mightAnswer(table, seat, one, event))) continue;
    const chance = { key, event, stamp: table.state.header.nextStamp };
    setPlayer(table, seat, "chances", jsonOf([...chancesOf(table, seat), chance]));
  }
}
function mightLie(table, seat, { stealth: stealth2, cost }, purse) {
  const { turn: turn2 } = gameOf(table);
  if (table.zoneOf("standby", seat).order.some((id) => stealth2 || rowOf3(table, id).cameTurn !== turn2)) return true;
  if (stealth2 || table.zoneOf("hand", seat).order.length === 0) return false;
  return cost === null || rulesOf(table, idOfSeat(seat)).some(({ word: word3 }) => word3 === "cost") || mostUnits(purse) >= cost;
}
function mightAnswer(table, seat, { when, if: condition2 }, event) {
  const env = sourceEnv(0, "", seat, event);
  const might = (one) => one === void 0 || publicly(table, env, one) !== "no";
  return might(when) && might(condition2);
}
function reveals(table, seat) {
  return chancesOf(table, seat).flatMap((chance) => ["standby", "hand"].flatMap((kind2) => table.zoneOf(kind2, seat).order.filter((id) => table.object(id).stamp < chance.stamp).flatMap((id) => answersOf(table, seat, id, chance))));
}
function answersOf(table, seat, id, { key, event }) {
  const row = table.object(id);
  return abilitiesOf(table, row).flatMap((compiled) => {
    const { ability: ability2, path, triggers } = compiled;
    if (!keywords.has(ability2.keyword) || !functions(table, row, compiled) || !mayTriggerThere(table, id, ability2.keyword)) return [];
    const env = listenerEnv(table, { object: id, seat, ability: path }, event);
    const fits4 = (condition2) => condition2 === void 0 || holds(table, env, condition2);
    return fits4(ability2.when) && triggers.some((trigger) => trigger.key === key && fits4(trigger.if)) ? [{ source: id, ability: path, event }] : [];
  });
}
function mightReveal(table, seat) {
  return playerOf(table, seat).chances.length > 0;
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
var restRule = { keys: () => resting, possible: (table, happening) => stands2(table, happening, false), commit: (table, list) => turn(table, list, true) };
var recoverRule = { keys: () => recovering, possible: (table, happening) => stands2(table, happening, true) && !forbids(table, happening.object, "recover"), commit: (table, list) => turn(table, list, false) };
function stands2(table, { object }, rested) {
  return isInBattleArea(table, object) && rowOf3(table, object).rested === rested;
}
function turn(table, list, rested) {
  for (const { object, data } of list) {
    setObject(table, object, "rested", rested);
    table.emit(rested ? "rested" : "recovered", data.rule, { object, card: shownCard(table, object) });
  }
  return list;
}
var spenderFor = (object) => ({ purpose: "other", object });
function willOf(table, asked2) {
  return asked2.reduce((cost, path) => addCosts(cost, abilityCost(table.library.ability(path).ability)), noCost);
}
var othersOf = (table, path) => costBesidesWill(table.library.ability(path).ability);
function canPayAsked(table, env, asked2, without2) {
  return canAfford(purseOf(table, env.you, spenderFor(env.self), without2), willOf(table, asked2)) && payable(table, env, asked2.flatMap((path) => othersOf(table, path)));
}
var payAskedRef = procedureRef("payAsked");
var payAskedProcedure = defineProcedure({ ...payAskedRef, steps: [{ name: "will", rule: "1003.1", run: payWill2 }, { name: "willPaid", rule: "1003.4", run: willPaid2 }, { name: "next", run: next2 }, { name: "paid", run: (table, locals) => partPaid(table, locals) ? { to: "next" } : { done: { done: false } } }] });
function payAskedLocals(env, asked2, without2) {
  return { ...envLocals(env), asked: asked2, without: without2, left: [], returned: null, answer: null, answers: null };
}
function payWill2(table, locals) {
  const env = envOf(locals);
  const cost = willOf(table, locals.asked);
  return call(payWillProcedure, payWillLocals(env.you, cost, { object: env.self, card: env.card, spender: spenderFor(env.self), without: locals.without, cancel: true }));
}
function willPaid2(table, locals) {
  if (locals.returned?.done === false) return { done: { done: false } };
  const left = locals.asked.flatMap((path) => (table.library.ability(path).ability.cost ?? []).flatMap(({ verb: verb2 }, at) => verb2 === "payWill" ? [] : [`${path}/cost/${at}`]));
  table.local(locals, "left", left);
  table.local(locals, "returned", null);
  return void 0;
}
function next2(table, locals) {
  if (locals.left.length === 0) return { done: { done: true } };
  return payPart(table, locals) ?? { done: { done: false } };
}
function tollsFor(table, id, part) {
  return abilitiesOf(table, table.object(id)).flatMap(({ ability: ability2, path }) => ability2.keyword === "toll" && ability2.marks?.for === part ? [path] : []);
}
var envFor2 = (table, id) => sourceEnv(id, table.object(id).card, table.controllerOf(table.object(id)), null);
function canPayTolls(table, id, part) {
  const asked2 = tollsFor(table, id, part);
  return asked2.length === 0 || canPayAsked(table, envFor2(table, id), asked2, [id]);
}
function payTolls(table, id, part) {
  const asked2 = tollsFor(table, id, part);
  return asked2.length === 0 ? void 0 : call(payAskedProcedure, payAskedLocals(envFor2(table, id), asked2, [id]));
}
function restFor(table, id, returned, rule2) {
  const paid = returned?.done !== false;
  if (!paid || !isOnField(table, id) || rowOf3(table, id).rested) return null;
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
  const units2 = fieldOf2(table, foe).filter((id) => canFight(table, id) && (precise || rowOf3(table, id).rested) && !forbids(table, id, "beAttacked", attacker));
  return forbids(table, idOfSeat(foe), "beAttacked", attacker) ? units2 : [idOfSeat(foe), ...units2];
}
function attackers(table, seat) {
  const able = fieldOf2(table, seat).filter((id) => mayAttack(table, id) && attackTargets(table, id, seat).length > 0 && canPayTolls(table, id, "attack"));
  const first = able.filter((id) => demands(table, id, "attackFirst"));
  return first.length > 0 ? first : able;
}
function mustAttack(table, seat) {
  return attackers(table, seat).filter((id) => (hasKeyword(table, id, "bloodlust") || demands(table, id, "attack")) && tollsFor(table, id, "attack").length === 0);
}
function mustAttackNow(table, seat) {
  return mustAttack(table, seat).length > 0;
}
var standbyCost = parseCost("{2}");
var standbyLocals = (seat, object) => ({ seat, object, returned: null });
var putStandbyProcedure = defineProcedure({ name: "putStandby", steps: [{ name: "pay", rule: "706.1", run: pay2 }, { name: "put", rule: "706.2", run: put3 }] });
function pay2(table, { seat, object }) {
  const { card } = table.object(object);
  return call(payWillProcedure, payWillLocals(seat, standbyCost, { object, card, spender: anySpender, cancel: true }));
}
function put3(table, locals) {
  if (locals.returned?.done === false) return { done: { done: false } };
  return happen(table, [move(locals.object, { to: "standby", faceDown: true }, "706.2")]);
}
function judgments(table, seat) {
  if (playerOf(table, seat).judgedTurn === gameOf(table).turn) return [];
  return table.zoneOf("rulerArea", seat).order.flatMap((object) => rowOf3(table, object).rested || forbids(table, object, "judge") || forbids(table, idOfSeat(seat), "judge", object) ? [] : abilitiesFor(table, seat, object));
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
    return costVariants(table, seat, abilityCost(ability2), { of: "judgment", object }).some((cost) => canAfford(purse, cost)) ? [{ object, ability: path }] : [];
  });
}
function jRulerOf(table, id) {
  const row = table.find(id);
  if (row === null || zoneOf(table, id) !== "rulerArea" || rowOf3(table, id).judgmentLost) return 0;
  return (table.program(row).card.faces?.findIndex(({ kind: kind2 }) => kind2 === "jRuler") ?? -1) + 1;
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
  const { calledTurn, judgedTurn } = playerOf(table, seat);
  const { turn: turn2 } = gameOf(table);
  if (calledTurn === turn2 || judgedTurn === turn2 || table.zoneOf("magicStoneDeck", seat).order.length === 0) return none17;
  if (forbids(table, idOfSeat(seat), "callStones")) return none17;
  return battleAreaOf(table, seat).filter((id) => (isType(table, id, "ruler") || isType(table, id, "jRuler")) && !rowOf3(table, id).rested);
}
var none17 = [];
var callStoneLocals = (seat, object) => ({ seat, object, returned: null });
var callStoneProcedure = defineProcedure({ name: "callStone", steps: [{ name: "rest", rule: "709.1", run: (table, { object }) => happen(table, [rest(object, "709.1")]) }, { name: "call", rule: "709.1", run: call2 }] });
function call2(table, { seat }) {
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
  const acts = [];
  const chased = mayChase(table, seat);
  if (chased) for (const kind2 of ["hand", "standby", "graveyard", "removed"]) for (const id of playableIn(table, seat, kind2)) addPlays(table, seat, id, kind2, acts);
  const looking = { seat, chased, usable: usableWillAbilities(table, seat), acts };
  for (const place2 of activatingPlaces) addActivations(table, activatingIn(table, seat, place2), looking);
  if (mayLifebreak(table, seat) !== 0) acts.push({ type: "lifebreak", object: 0 });
  if (!isMainTiming(table, seat)) return acts;
  for (const { object, ability: ability2 } of judgments(table, seat)) acts.push({ type: "judge", object, ability: ability2 });
  for (const object of stoneCallers(table, seat)) acts.push({ type: "callStone", object });
  if (canAfford(purseOf(table, seat), standbyCost)) for (const id of table.zoneOf("hand", seat).order) acts.push({ type: "standby", object: id });
  if (!gameOf(table).battleBarred) acts.push({ type: "battle", object: 0 });
  return acts;
}
function mayChase(table, seat) {
  return table.zone("chase").order.every((id) => !forbids(table, id, "beAnswered", void 0, seat));
}
function addPlays(table, seat, object, kind2, acts) {
  for (const way of waysOf(table, seat, object, kind2)) if (mayPlay(table, seat, object, way)) acts.push({ type: "play", object, way });
}
function mayPlay(table, seat, object, way, event = null) {
  if (way === "future") return trial(table, () => (setObject(table, object, "face", futureOf(table, table.object(object))), mayPlay(table, seat, object, "", event)));
  const text2 = playTextOf(table, object);
  if (text2.barred || forbids(table, idOfSeat(seat), "play", object) || !isPayable(table, seat, object, way, event)) return false;
  const { spell } = text2;
  if (spell === void 0) return true;
  const { ability: ability2, path } = spell;
  const env = listenerEnv(table, { object, seat, ability: path }, event);
  if (event === null && ability2.when !== void 0 && !holds(table, env, ability2.when)) return false;
  return announceable(table, env, path);
}
function isPayable(table, seat, object, way, event = null) {
  const { spell, incarnation, asAny, changesCost, textCost, wholeCost, besides } = playTextOf(table, object);
  const base = isPrinted(way) ? wholeCost : textCost;
  const spender = { purpose: "card", object, asAny };
  const purse = purseOf(table, seat, spender);
  const pays = (cost) => canAfford(purse, withX(cost, 0), asAny);
  if (changesCost || rulesWith(table, idOfSeat(seat), "cost").length > 0 ? !costVariants(table, seat, base, { of: "play", object }).some(pays) : !pays(base)) return false;
  const costs = way === "incarnation" ? [...besides, ...costBesidesWill(incarnation.ability)] : besides;
  return costs.length === 0 || payable(table, listenerEnv(table, { object, seat, ability: (spell ?? incarnation)?.path ?? "" }, event), costs);
}
function addActivations(table, list, { seat, chased, usable: usable2, acts }) {
  for (const { object, compiled, will: will2, works } of list) {
    const { path } = compiled;
    if (!works || (will2 ? !isUsable(usable2, object, path) : !chased)) continue;
    if (will2 && asksForNoMore(compiled) || mayActivate(table, seat, object, path)) acts.push({ type: will2 ? "will" : "activate", object, ability: path });
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
  const isAffordable = (cost) => isNothing(cost) || canAfford(purseOf(table, seat, { purpose: "ability", object, ...keyword2, ...passes }, usesItself(ability2) ? [object] : []), withX(cost, 0));
  if (!costVariants(table, seat, abilityCost(ability2), { of: "activate", object, ...keyword2 }).some(isAffordable) || !payable(table, env, costBesidesWill(ability2))) return false;
  return announceable(table, env, path);
}
function mayPass(table, seat) {
  return !isMainTiming(table, seat) || gameOf(table).battleBarred || !mustAttackNow(table, seat);
}
var hiddenPlaces = ["hand", "standby", "removed"];
var dormantWithoutWill = ({ card }) => hiddenPlaces.flatMap((place2) => [...plays(card, place2), ...place2 === "hand" ? activations(card) : []].map((chance) => jsonOf({ ...chance, place: place2 })));
var dormantIn2 = ({ library }, place2) => byPlace(library).get(place2) ?? [];
var byPlace = once(({ openings }) => {
  const everywhere = openings.section("dormantWithoutWill");
  return new Map(hiddenPlaces.map((one) => [one, everywhere.filter(({ place: place2 }) => place2 === one)]));
});
var always2 = { all: [] };
var all = (...conditions2) => ({ all: conditions2.filter((one) => one !== void 0) });
var soon = (condition2) => ({ condition: condition2, early: true });
var later = (condition2) => ({ condition: condition2, early: false });
function plays(card, place2) {
  const spell = card.abilities.find((ability2) => ability2.kind === "spell");
  const text2 = spell === void 0 ? noCost : abilityCost(spell);
  const help = helpIn(card, place2);
  const found2 = [];
  if (place2 === "standby") {
    if (spell?.keyword === "trigger" && spell.on === void 0) found2.push(...free2(text2, help, all(spell.when, ...aims2(spell))).map(later));
    for (const { keyword: keyword2, on, when } of card.abilities) if (keyword2 === "stealth" && on === void 0) found2.push(...free2(text2, help, when).map(soon));
  }
  if (spell?.keyword === "trigger" && spell.on !== void 0) return found2;
  const sooner = isQuick(card) || spell?.keyword === "trigger" ? always2 : help.sooner;
  const open = place2 === "hand" ? always2 : help.open;
  if (sooner === null || open === null) return found2;
  const condition2 = all(sooner, open, spell?.when, ...aims2(spell));
  if (card.abilities.some(({ keyword: keyword2 }) => keyword2 === "incarnation")) found2.push(...free2(text2, help, condition2).map(soon));
  for (const { printed: printed2 } of [card, ...card.faces ?? []]) found2.push(...free2(addCosts(printedCostOf(printed2.cost), text2), help, condition2).map(soon));
  return found2;
}
function activations(card) {
  return card.abilities.flatMap((ability2) => {
    const { kind: kind2, from, when, marks } = ability2;
    if (kind2 !== "activated" || marks?.timing === "main" || from?.includes("hand") !== true) return [];
    return free2(abilityCost(ability2), helpIn(card, "hand"), all(when, ...aims2(ability2))).map(soon);
  });
}
function aims2(ability2) {
  return (ability2?.targets ?? []).flatMap(({ from, min = 1, players: players2 }) => from === void 0 || players2 !== void 0 ? [] : [{ exists: from, atLeast: min }]);
}
function free2(cost, { less, cheaper }, condition2) {
  if (isFree2(cost)) return [all(condition2)];
  return isFree2(less.reduce((left, entry2) => lessened(left, entry2), cost)) ? [all(condition2, cheaper ?? void 0)] : [];
}
function isQuick({ printed: printed2 }) {
  return (printed2.keywords ?? []).includes("quickcast");
}
function helpIn({ abilities }, place2) {
  const there = abilities.filter(({ from }) => from?.includes(place2) === true).flatMap((ability2) => (ability2.modifiers ?? []).map((modifier) => ({ modifier, condition: all(ability2.when, modifier.if) })));
  const onCondition = (helps) => {
    const conditions2 = there.filter(({ modifier }) => helps(modifier)).map(({ condition: condition2 }) => condition2);
    return conditions2.length === 0 ? null : { any: conditions2 };
  };
  return { sooner: onCondition((modifier) => lends(modifier) || speaksOf(modifier, soonerWords)), open: onCondition((modifier) => lends(modifier) || speaksOf(modifier, openWords)), cheaper: onCondition((modifier) => saysLess(modifier)), less: there.flatMap(({ modifier: { gain } }) => readAs(gain?.rules ?? [])) };
}
var soonerWords = ["quickcast", "playAtOnce"];
var openWords = ["playFrom"];
var speaksOf = (node, words) => words.some((word3) => hasValue(node, word3));
var saysLess = (node) => hasTree(node, (tree2) => "less" in tree2);
var lends = ({ abilities, become: become2 }) => abilities !== void 0 || become2 !== void 0;
function reachesHidden(table, { compiled, row }) {
  const { modifier } = compiled;
  if (!isHelpful(modifier)) return false;
  const { of } = modifier;
  if (row !== null && row.objects !== null) return row.objects.some((id) => isHidden(table, id));
  return typeof of === "object" && hiddenPlaces.some((place2) => of.from.includes(place2));
}
var isHelpful = once((modifier) => lends(modifier) || speaksOf(modifier, [...soonerWords, ...openWords]) || saysLess(modifier));
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
  return dormantIn2(table, place2).some(({ condition: condition2, early }) => (early || isReady) && publicly(table, sourceEnv(0, "", seat, null), condition2) !== "no");
}
function isHelped(table, seat) {
  return rulesWith(table, idOfSeat(seat), "cost").some(({ of, less }) => (of === "play" || of === "activate") && less !== void 0) || standingEffects(table).some((effect2) => reachesHidden(table, effect2));
}
function mightActOpenly(table, seat) {
  if (mayLifebreak(table, seat) !== 0) return true;
  if (!mayChase(table, seat)) return false;
  const pays = mightPay(table, seat);
  for (const place2 of openPlaces2) for (const one of activatingIn(table, seat, place2)) if (mightActivate(table, seat, one, pays)) return true;
  for (const id of playableIn(table, seat, "graveyard")) if (mightPlay(table, seat, id)) return true;
  for (const id of playableIn(table, seat, "removed")) if (!rowOf3(table, id).faceDown && mightPlay(table, seat, id)) return true;
  return false;
}
var openPlaces2 = ["rulerArea", "field", "graveyard"];
function mightPlay(table, seat, id) {
  return waysOf(table, seat, id).some((way) => asksOfHidden(table, spellOf(table, id)?.ability ?? nothing8) || mayPlay(table, seat, id, way));
}
var nothing8 = { kind: "spell" };
function mightActivate(table, seat, { object, compiled, will: will2, works }, pays) {
  if (will2 || !works || !(pays || mightBeFree(table, seat, object, compiled))) return false;
  return asksOfHidden(table, compiled.ability) ? couldActivate(table, seat, object, compiled) : mayActivate(table, seat, object, compiled.path);
}
var mightBeFree = (table, seat, id, { ability: ability2 }) => isFree2(abilityCost(ability2)) || rulesWith(table, id, "cost").length > 0 || rulesWith(table, idOfSeat(seat), "cost").length > 0;
function couldActivate(table, seat, id, { ability: ability2, path }) {
  if (ability2.marks?.timing === "main") return false;
  return payable(table, listenerEnv(table, { object: id, seat, ability: path }, null), (ability2.cost ?? []).filter((verb2) => verb2.verb !== "payWill" && !looksHidden(table, verb2)));
}
var rules = { field: "repetition", zone: "chase", ended: "repetitionEnded", rule: "1301.1a" };
var none18 = [];
var setSpent = (table, word3) => table.set(table.state.game, "spentAct", word3);
function noteRepeatable(table, seat, act3) {
  noteDone(table, seat, act3.type === "activate" ? actId(act3) : "");
  if (gameOf(table).spentAct.startsWith(`${seat} `)) setSpent(table, "");
}
function forgetActs(table) {
  forgetDone(table);
  setSpent(table, "");
}
function withoutSpent(table, seat, acts) {
  const { spentAct } = gameOf(table);
  return spentAct === "" ? acts : acts.filter((act3) => `${seat} ${actId(act3)}` !== spentAct);
}
function repeatOption2(table, seat, acts) {
  const did = doneLast(table, seat);
  const act3 = did === "" ? void 0 : acts.find((one) => actId(one) === did);
  return act3 === void 0 ? none18 : [repeatOption(table, act3.object, "repeat")];
}
var repeatProcedure = defineProcedure({ name: "repeatAct", steps: [{ name: "name", rule: "1301.1a", run: askNumber }, { name: "named", rule: "1301.1a", run: named3 }, { name: "ask", rule: "1301.1b", run: askOther }, { name: "answered", rule: "1301.1b", run: answered }, { name: "begin", rule: "1301.1b", run: begin5 }] });
function askNumber(table, locals, frame) {
  table.ask(frame, { seat: locals.seat, kind: "repeatAct", rule: "1301.1a", params: aboutRepeated(table, locals.object), domain: repeatedTimes });
  return { wait: true };
}
function named3(table, locals) {
  const times = numberOfAnswer(locals.answer);
  table.local(locals, "times", times);
  table.local(locals, "answer", null);
  table.emit("repetitionNamed", "1301.1a", { seat: locals.seat, times, ...aboutRepeated(table, locals.object) });
}
function askOther(table, locals, frame) {
  const other = opponentOf(locals.seat);
  if (!mightActYet(table, other)) return { to: "begin" };
  const times = locals.times;
  table.ask(frame, { seat: other, kind: "shortenRepetition", rule: "1301.1b", params: { times, ...aboutRepeated(table, locals.object) }, domain: { type: "number", min: 0, max: times } });
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
  const { cost = [], limit } = table.library.ability(act3.split(":").slice(2).join(":")).ability;
  return limit === void 0 && cost.every(({ will: will2 }) => will2 === "{0}");
}
function cutRepetition(table, repetition) {
  table.set(table.state.game, rules.field, jsonOf(repetition));
  endRepetition2(table);
}
var endRepetition2 = (table) => endRepetition(table, rules);
function endGame(table, losses2) {
  for (const { seat, rule: rule2 } of losses2) table.emit("playerLost", rule2, { seat });
  const winners = table.seats().filter((seat) => !losses2.some((loss) => loss.seat === seat));
  conclude(table, { winners, reason: winners.length === 0 ? "draw" : losses2[0]?.reason ?? "lost", rule: winners.length === 0 ? "103.3" : losses2[0]?.rule ?? "103.2" });
}
function conclude(table, result) {
  const match = must(localsIn(frameOf(table, matchRef.name), matchRef), "frame of a match");
  table.emit("gameEnded", result.rule, { game: matchOf(table).game, winners: [...result.winners], reason: result.reason });
  table.local(match, "ended", result);
  unwindTo(table, matchRef.name, "ended");
}
function giveUp(table, seats, scope, reason) {
  const runs = frameOf(table, "game") !== null;
  if (scope === "game" && runs) return endGame(table, seats.map((seat) => ({ seat, rule: "103.4", reason })));
  endMatch(table, { winners: table.seats().filter((seat) => !seats.includes(seat)), reason, rule: "103.4" });
}
function agreeDraw(table, scope) {
  const result = { winners: [], reason: "agreedDraw", rule: "103.3" };
  if (scope === "game" && frameOf(table, "game") !== null) conclude(table, result);
  else endMatch(table, result);
}
function endMatch(table, result) {
  if (frameOf(table, "game") !== null) table.emit("gameEnded", result.rule, { game: matchOf(table).game, winners: [...result.winners], reason: result.reason });
  table.finish(result);
}
var timeRule = "platform.endOfRound";
var turnsAfterTime = 5;
var endOfRound = { procedures: { swiss: { rule: timeRule, turns: turnsAfterTime, level: "drawn" }, elimination: { rule: timeRule, turns: turnsAfterTime, level: "untilBehind" } }, isPlaying: (table) => frameOf(table, "game") !== null, lives: (table) => table.seats().map((seat) => playerOf(table, seat).life), endGame: conclude, endMatch };
function destroy(object, rule2, by = 0, ruler = false) {
  return propose("destroy", { object }, { rule: rule2, by, ruler });
}
var destroying = ["destroyed"];
var destroyRule = { keys: () => destroying, looksBack: () => true, possible: (table, { object, data }) => isInBattleArea(table, object) && !isProtected(table, object, data.by) && (zoneOf(table, object) === "field" || data.ruler === true), contains: (table, happening) => {
  const { object, data } = happening;
  const [rule2, by] = [data.rule, data.by];
  if (isType(table, object, "ruler")) return [move(object, { to: "graveyard", act: "destroyed", by }, "1010.2")];
  const falls = isType(table, object, "jRuler") && !hasKeyword(table, object, "imperishable");
  return falls ? [destroyedTo(table, object, rule2, by), propose("fall", { object }, { rule: "1010.1a" })] : [destroyedTo(table, object, rule2, by)];
} };
function isProtected(table, object, by) {
  const source2 = knownRow(table, by);
  return source2 === null ? forbids(table, object, "beDestroyed") : forbids(table, object, "beDestroyed", by, source2.controller);
}
var unwatched = [];
var fallRule = { keys: () => unwatched, possible: (table, { object }) => table.find(object) !== null, commit: (table, list) => {
  for (const { object } of list) {
    if (zoneOf(table, object) !== "rulerArea") continue;
    const { counters: counters2, card } = rowOf3(table, object);
    setObject(table, object, "counters", { ...counters2, astral: (counters2.astral ?? 0) + 1 });
    setObject(table, object, "judgmentLost", true);
    table.emit("judgmentLost", "1010.1a", { object, card });
  }
  return list;
} };
function isDestructible(table, id) {
  return !forbids(table, id, "beDestroyed");
}
function lose(seat, reason, rule2) {
  return propose("lose", { seat }, { reason, rule: rule2 });
}
var losing = ["lost"];
var loseRule = { keys: () => losing, possible: (table, { seat }) => !forbids(table, idOfSeat(seat), "loseGame"), commit: (table, list) => {
  endGame(table, list.map(({ seat, data }) => ({ seat, rule: data.rule, reason: data.reason })));
  return list;
} };
function strayAdditions(table) {
  return table.seats().flatMap((seat) => fieldOf2(table, seat).filter((id) => isStray(table, id)).map((id) => move(id, { to: "graveyard" }, "1406.4a")));
}
function isStray(table, id) {
  return needsHost(table, id) && !attachable(table, id, table.object(id).host);
}
function ruleProcessing(table) {
  const lost2 = losses(table);
  const broken = lifebreakProcessing(table);
  return [...lost2, ...onFields(table), ...broken];
}
var none19 = [];
var onFields = remembered2({ name: "what the rules do to the fields", basis: "abilities", fields: ["damage"], find: (table) => [...destructions(table), ...strayAdditions(table)] });
function losses(table) {
  let found2 = none19;
  const behind = seatsBehind(table);
  for (const seat of table.seats()) {
    const { life: life2, owes } = playerOf(table, seat);
    const lost2 = life2 <= 0 || owes;
    if (!lost2 && !behind.includes(seat) || forbids(table, idOfSeat(seat), "loseGame")) continue;
    if (!lost2) found2 = [...found2, lose(seat, "timeCalled", timeRule)];
    else found2 = [...found2, life2 <= 0 ? lose(seat, "life", "1202.1") : lose(seat, "deckOut", "1202.2")];
  }
  return found2;
}
function destructions(table) {
  const found2 = [];
  for (const seat of table.seats()) {
    for (const id of fieldOf2(table, seat)) {
      const def = defOf(table, id);
      if (def === null || !isJResonator(table, id)) continue;
      const { damage: damage2 } = rowOf3(table, id);
      if (damage2 < def) continue;
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
var passing3 = { objects: [], players: ["chances"], game: ["loop"], numbers: ["life", "turns", "turn", "cameTurn", "heldTurn", "calledTurn", "judgedTurn", "owner", "controller", "seat", "damage", "x", "amount", "face", "active", "first", "add", "atk", "def", "counters"] };
function noteResolution(table) {
  if (!findLoop(table, passing3, table.seats().map((seat) => playerOf(table, seat).life), "1301.1c")) return false;
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
  if (to.length === table.seats().length) table.emit("cardRevealed", "1005.1", { seat, card: row.card, object: now, ...wereNamed([top], [now]) });
  else table.emit("lookedAt", "302.2", { seat, count: 1, ...wereNamed([top], [now]) }, [{ seats: to, data: { cards: [row.card], objects: [now] } }]);
}
var pickTriggerProcedure = defineProcedure({ name: "pickTrigger", steps: [{ name: "ask", rule: "603.2", run: ask2 }, { name: "picked", rule: "603.3", run: picked }, { name: "played", rule: "603.3", run: () => ({ done: null }) }] });
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
  return rows.every(({ ability: ability2, source: source2, event }) => ability2 === first?.ability && source2 === first.source && JSON.stringify(event) === JSON.stringify(first.event));
}
var optionOf = (row) => ({ id: `trigger:${row.id}`, label: "ability", params: { card: row.card, ability: row.ability }, object: row.source });
var revealOption = (table, { source: source2, ability: ability2 }, at) => ({ id: `reveal:${at}`, label: "reveal", params: { card: table.object(source2).card, ability: ability2 }, object: source2 });
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
  const options = [...rows.map(optionOf), ...offers.map((one, at) => revealOption(table, one, at))];
  table.ask(frame, { seat, kind: rows.length > 0 ? "pickTrigger" : "reveal", rule: rows.length > 0 ? "603.2" : "708.2", domain: { type: "options", min: rows.length > 0 ? 1 : 0, max: 1, options } });
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
  if (pick.startsWith("reveal:")) return reveal2(table, seat, locals.offers[Number(pick.slice("reveal:".length))]);
  const trigger = takeTrigger(table, Number(pick.slice("trigger:".length)));
  if (!isPlayable(table, trigger)) {
    table.emit("triggerNotPlayed", "906.6", { seat: trigger.seat, card: trigger.card, ability: trigger.ability });
    return { done: null };
  }
  return call(announceProcedure, triggerLocals(trigger), "played");
}
function isPlayable(table, trigger) {
  const env = triggerEnv(trigger);
  const { ability: ability2 } = table.library.ability(trigger.ability);
  if (!payable(table, env, costBesidesWill(ability2))) return false;
  return canAfford(purseOf(table, trigger.seat, { purpose: "ability", object: trigger.source }), abilityCost(ability2)) && announceable(table, env, trigger.ability);
}
function wayOf(table, { source: source2, ability: ability2 }) {
  if (table.library.ability(ability2).ability.keyword === "stealth") return "stealth";
  return zoneOf(table, source2) === "standby" ? "standby" : "";
}
function reveal2(table, seat, one) {
  const { source: source2, event } = one;
  const { card } = table.object(source2);
  table.emit("cardRevealed", "708.2", { seat, card, object: source2 });
  const way = wayOf(table, one);
  if (mayPlay(table, seat, source2, way, event)) return call(announceProcedure, playLocals(table, seat, source2, way, event), "played");
  table.emit("playReversed", "906.6a", { seat, was: source2, object: source2, card });
  return happen(table, [move(source2, { to: "graveyard" }, "708.3a")], "played") ?? { to: "played" };
}
var resolveProcedure = defineProcedure({ name: "resolve", steps: [{ name: "begin", rule: "903.3", run: begin6 }, { name: "enter", rule: "702.3", run: enter }, carryingOut("carryOut", "903.3b"), { name: "finish", rule: "903.3b", run: finish3 }] });
function begin6(table, locals) {
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
  const parts2 = locals.parts ?? [];
  if (row.kind === "copy") return { to: "finish" };
  const [asked2] = parts2;
  const host = asked2?.vars.host?.[0];
  if (asked2 !== void 0 && host === void 0) return happen(table, [move(id, { to: "graveyard" }, "1406.2b")], "finish") ?? { to: "finish" };
  const notes = { ...row.notes, x: row.x };
  return happen(table, [move(id, { to: "field", under: row.controller, host: host ?? 0, face: row.face, notes, playedFrom: way === "summoned" ? "" : from }, "702.3")], "finish") ?? { to: "finish" };
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
var priorityProcedure = defineProcedure({ name: "priority", steps: [{ name: "settle", rule: "602.1a", run: settle3 }, { name: "offer", rule: "604.1", run: offer }, { name: "acted", rule: "605.1a", run: acted }, { name: "announced", rule: "605.1a", run: announced }, { name: "resolved", rule: "605.1b", run: resolved }] });
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
  return runTriggeredWill(table, "settle") ?? call(pickTriggerProcedure, pickTriggerLocals(), "settle");
}
var passOption = { id: "pass", label: "pass" };
function offer(table, locals, frame) {
  const seat = locals.seat;
  const passes = mayPass(table, seat);
  const { repetition } = gameOf(table);
  const follows = repetition === null ? "ask" : followRepetition2(table, repetition, seat);
  if (follows === "pass" || follows === "ask" && passes && (passesAhead(table, seat) || !mightAct(table, seat))) return passed(table, locals);
  const acts = offerActs(table, locals, withoutSpent(table, seat, actsOf(table, seat)), actId);
  if (repetition !== null && follows === "act") {
    if (acts.some((act3) => actId(act3) === repetition.act)) {
      table.local(locals, "answer", { picks: [repetition.act] });
      forgetLoop(table);
      return { to: "acted" };
    }
    cutRepetition(table, repetition);
  }
  const options = acts.map((act3) => ({ id: actId(act3), label: act3.type, params: paramsOf(table, act3), ...act3.object === 0 ? {} : { object: act3.object } }));
  const { phase, step } = gameOf(table);
  table.ask(frame, { seat, kind: "act", rule: passes ? "604.1" : "710.2", params: { phase, step, chase: topOfChase(table) }, domain: { type: "options", min: 1, max: 1, options: [...passes ? [passOption] : [], ...options, ...repeatOption2(table, seat, acts), ...passes ? presetOptions : []] } });
  return { wait: true };
}
function paramsOf(table, act3) {
  if (act3.type === "battle" || act3.type === "lifebreak") return {};
  const { object } = act3;
  const { card } = table.object(object);
  switch (act3.type) {
    case "play":
      return { card, object, way: act3.way };
    case "activate":
    case "will":
    case "judge":
      return { card, object, ability: act3.ability };
    case "callStone":
    case "standby":
      return { card, object };
  }
}
function acted(table, locals) {
  const [pick] = picksOf(locals.answer);
  const act3 = pickedAct(locals, actId);
  const seat = locals.seat;
  if (pick === repeatId) return call(repeatProcedure, repeatLocals(table, seat), "settle");
  if (act3 === void 0) {
    passAhead(table, seat, passedFor(pick) ?? "");
    return passed(table, locals);
  }
  if (act3.type !== "will") {
    stopPassing(table);
    noteRepeatable(table, seat, act3);
  }
  beginAct(table, locals);
  return { ...begin7(table, seat, act3), then: "announced" };
}
function begin7(table, seat, act3) {
  switch (act3.type) {
    case "play":
      return call(announceProcedure, playLocals(table, seat, act3.object, act3.way));
    case "activate":
    case "judge":
      return call(announceProcedure, activateLocals(table, seat, act3.object, act3.ability));
    case "will":
      return call(activateWillProcedure, activateWillLocals(table, seat, { object: act3.object, path: act3.ability }));
    case "callStone":
      return call(callStoneProcedure, callStoneLocals(seat, act3.object));
    case "standby":
      return call(putStandbyProcedure, standbyLocals(seat, act3.object));
    case "lifebreak":
      return call(lifebreakProcedure, lifebreakLocals(seat));
    case "battle":
      return call(battleRef, battleLocals());
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
  return call(resolveProcedure, { object: top, returned: null, answer: null, answers: null }, "resolved");
}
function resolved(table, locals) {
  if (noteResolution(table)) return { done: null };
  actAgain(table, locals, gameOf(table).active);
  return { to: "settle" };
}
var duration = (table, env, name2, verb2) => durationOf(table, env, name2, verb2, gameOf(table).turn, isInBattleArea);
var endOfTurns2 = (table) => endOfTurns(table, gameOf(table).active, gameOf(table).turn);
var endLapsed2 = (table) => endLapsed(table, isInBattleArea);
var handLimit = 7;
var priority = (name2, rule2) => ({ name: name2, rule: rule2, run: (table) => call(priorityProcedure, priorityLocals(table)) });
var turnProcedure = defineProcedure({ name: "turn", steps: [{ name: "begin", rule: "501.1", run: begin8 }, { name: "draw", rule: "502.1", run: (table) => beginDrawPhase(table) }, priority("drawPriority", "502.2"), { name: "drawCard", rule: "502.3", run: drawCard }, priority("drawnPriority", "502.4"), { name: "recovery", rule: "503.1", run: beginRecovery }, priority("recoveryPriority", "503.3"), { name: "emptyPools", rule: "503.4", run: (table) => emptyPools(table, "503.4") }, { name: "recover", rule: "503.5", run: recoverAll }, { name: "recovered", rule: "503.6", run: (table) => notice(table, "phaseEnd:recovery", { seat: gameOf(table).active }) }, priority("recoveredPriority", "503.7"), { name: "main", rule: "504.1", run: (table) => enterPhase(table, "main", "504.1") }, priority("mainPriority", "504.2"), { name: "end", rule: "505.1", run: (table) => enterPhase(table, "end", "505.1") }, priority("endPriority", "505.2"), { name: "endOfTurn", rule: "505.3", run: (table) => notice(table, "turnEnd", { seat: gameOf(table).active }) }, priority("endOfTurnPriority", "505.4"), { name: "last", rule: "505.5", run: lastStep }, { name: "discard", rule: "505.5d", run: askDiscard }, { name: "discarded", rule: "505.5d", run: discard }, { name: "quiet", rule: "505.5e", run: (table) => isQuiet(table) && !anyTriggered(table) ? { to: "over" } : void 0 }, priority("lastPriority", "505.5e"), { name: "again", rule: "505.5e", run: () => ({ to: "last" }) }, { name: "over", rule: "505.6", run: over2 }] });
function turnLocals(seat) {
  return { seat, returned: null, answer: null, answers: null };
}
function begin8(table, locals) {
  const seat = locals.seat;
  const turn2 = gameOf(table).turn + 1;
  beginSpan(table, "turn");
  setGame(table, "turn", turn2);
  setGame(table, "active", seat);
  setGame(table, "battleBarred", false);
  setPlayer(table, seat, "turns", playerOf(table, seat).turns + 1);
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
  return turn2 === 1 ? void 0 : happen(table, [draw(active, 1, "502.3")]);
}
function beginRecovery(table) {
  const { active } = gameOf(table);
  if (playerOf(table, active).turns === 1) {
    table.emit("phaseSkipped", "503.1", { seat: active, phase: "recovery" });
    return { to: "main" };
  }
  enterPhase(table, "recovery", "503.2");
  return void 0;
}
function recoverAll(table) {
  return happen(table, battleAreaOf(table, gameOf(table).active).map((id) => recover(id, "503.5")));
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
  const count3 = hand.length - numberFor(table, active, "handSize", handLimit);
  if (count3 <= 0) return { to: "quiet" };
  const options = hand.map((id) => ({ id: `object:${id}`, label: "object", params: { card: table.object(id).card, object: id }, object: id }));
  table.ask(frame, { seat: active, kind: "discardToHandSize", rule: "505.5d", params: { count: count3 }, domain: { type: "options", min: count3, max: count3, options } });
  return { wait: true };
}
function discard(table, locals) {
  const objects = picksOf(locals.answer).map((pick) => Number(pick.slice("object:".length)));
  return happen(table, objects.map((object) => move(object, { to: "graveyard", act: "discarded" }, "505.5d")));
}
function over2(table) {
  const { active, turn: turn2 } = gameOf(table);
  table.emit("turnEnded", "505.6", { seat: active, turn: turn2 });
  return { done: null };
}
var startingLife = 4e3;
var openingHand = 5;
var newPlayer = { life: startingLife, pool: [], turns: 0, calledTurn: 0, judgedTurn: 0, owes: false, passing: "", chances: [], uses: {} };
var newGame = { turn: 0, active: -1, first: 0, phase: "between", step: "", battle: null, battleBarred: false, revealed: [], loop: noLoop, repetition: null, lastAct: "", spentAct: "" };
var emptyTable = { player: newPlayer, game: newGame, ownZones, sharedZones };
function layOut(table, decks) {
  layOutTable(table, emptyTable);
  beginMatch(table, decks);
}
function resetRows(table) {
  resetTable(table, emptyTable);
}
function putDecks(table) {
  matchOf(table).decks.forEach(({ ruler, main, magicStones, side }, seat) => layPiles(table, seat, { mainDeck: main, magicStoneDeck: magicStones, sideDeck: side, rulerArea: ruler }));
}
var gameProcedure = defineProcedure({ name: "game", steps: [{ name: "shuffle", rule: "403.1", run: shuffleDecks }, { name: "decideFirst", rule: "403.3", run: decideFirst }, { name: "drawHands", rule: "403.4", run: (table) => happen(table, turnOrder(table).map((seat) => draw(seat, openingHand, "403.4"))) }, { name: "mulligans", rule: "403.4", run: askMulligan }, { name: "mulligansChosen", rule: "403.4", run: takeMulligan }, { name: "exchange", rule: "403.4", run: exchange }, { name: "begin", rule: "1122.2a", run: beginWithRulers }, { name: "lifebreaks", rule: "1415.1c", run: layLifebreaks }, { name: "nextTurn", rule: "505.6", run: nextTurn }] });
var gameLocals = () => ({ asking: [], returning: [], answer: null, answers: null, returned: null });
function shuffleDecks(table) {
  for (const seat of table.seats()) for (const kind2 of ["mainDeck", "magicStoneDeck"]) reshuffle(table, `${kind2}:${seat}`, "403.1");
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
  const options = hand.map((id) => ({ id: `object:${id}`, label: "object", params: { card: table.object(id).card, object: id }, object: id }));
  table.ask(frame, { seat, kind: "mulligan", rule: "403.4", domain: { type: "options", min: 0, max: options.length, ordered: true, options } });
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
  const returning2 = locals.returning;
  for (const { seat, objects } of returning2) for (const id of objects) place(table, id, { zone: `mainDeck:${seat}`, at: "bottom" });
  return happen(table, returning2.map(({ seat, objects }) => draw(seat, objects.length, "403.4")));
}
function nextTurn(table) {
  if (!turnBegins(table)) return void 0;
  const { active, first } = gameOf(table);
  return call(turnProcedure, turnLocals(active < 0 ? first : opponentOf(active)), "nextTurn");
}
var starts = { draw: "draw", recovery: "recovery", main: "main", end: "end" };
var piles = ["mainDeck", "magicStoneDeck", "hand", "graveyard", "lifebreak", "sideDeck"];
function arrange(table, arrangement) {
  const given2 = recordIn(arrangement, "the table");
  refuseOtherFields(given2, ["turn", "first", "players"], "the table");
  layOut(table, Array.from({ length: table.pins.seats }, () => ({ ruler: [], main: [], magicStones: [], side: [] })));
  const turn2 = given2.turn === void 0 ? {} : recordIn(given2.turn, "turn");
  refuseOtherFields(turn2, ["number", "seat", "phase"], "turn");
  const number = integerIn(turn2.number, 3, "turn.number");
  const first = integerIn(given2.first, 0, "first");
  const seat = integerIn(turn2.seat, number % 2 === 1 ? first : 1 - first, "turn.seat");
  const phase = turn2.phase ?? "main";
  if (phase === "setup") {
    listIn(given2.players, "players").forEach((player2, at) => arrangePlayer(table, at, recordIn(player2, `players[${at}]`), 0));
    beginAt(table, matchRef, "ended", matchLocals());
    beginAt(table, gameProcedure, "shuffle", gameLocals());
    return;
  }
  const step = starts[phase];
  if (step === void 0) throw new ArrangementError(`turn.phase must be one of ${["setup", ...Object.keys(starts)].join(", ")}`);
  setGame(table, "turn", number);
  setGame(table, "active", seat);
  setGame(table, "first", first);
  for (const each of table.seats()) setPlayer(table, each, "turns", Math.floor((number + (each === first ? 1 : 0)) / 2));
  listIn(given2.players, "players").forEach((player2, at) => arrangePlayer(table, at, recordIn(player2, `players[${at}]`), number));
  beginAt(table, matchRef, "ended", matchLocals());
  beginAt(table, gameProcedure, "nextTurn", gameLocals());
  beginAt(table, turnProcedure, step, turnLocals(seat));
}
function arrangePlayer(table, seat, given2, turn2) {
  const what3 = `players[${seat}]`;
  if (seat >= table.pins.seats) throw new ArrangementError(`there is no seat ${seat}`);
  refuseOtherFields(given2, ["life", "will", "ruler", "stones", "field", "standby", "removed", ...piles], what3);
  for (const zone of piles) listIn(given2[zone], zone).forEach((card, at) => put4(table, card, seat, zone, `${what3}.${zone}[${at}]`));
  if (given2.life !== void 0) setPlayer(table, seat, "life", integerIn(given2.life, 4e3, `${what3}.life`));
  if (typeof given2.will === "string") setPool(table, seat, unitsIn(given2.will).map((unit) => ({ ...unit, source: 0 })));
  arrangeField(table, listIn(given2.field, "field"), seat, turn2, `${what3}.field`);
  if (given2.ruler !== void 0) arrangeRuler(table, given2.ruler, seat, turn2, `${what3}.ruler`);
  if (typeof given2.stones === "string") arrangeStones(table, given2.stones, seat, turn2, `${what3}.stones`);
  listIn(given2.standby, "standby").forEach((card, at) => hide(table, put4(table, card, seat, "standby", `${what3}.standby[${at}]`), card, turn2));
  listIn(given2.removed, "removed").forEach((card, at) => {
    const id = put4(table, card, seat, "removed", `${what3}.removed[${at}]`);
    if (flag2(card, "faceDown")) setObject(table, id, "faceDown", true);
  });
}
var put4 = (table, card, seat, kind2, what3, owner = seat) => place(table, table.create(cardIn(table, card, what3), owner).id, { zone: `${kind2}:${seat}`, at: "bottom" });
var flag2 = (card, name2) => typeof card === "object" && card !== null && !Array.isArray(card) && card[name2] === true;
function hide(table, id, card, turn2) {
  setObject(table, id, "faceDown", true);
  setObject(table, id, "cameTurn", flag2(card, "new") ? turn2 : turn2 - 1);
}
function arrangeRuler(table, given2, seat, turn2, what3) {
  const row = typeof given2 === "string" ? { card: given2 } : recordIn(given2, what3);
  refuseOtherFields(row, ["card", "as", "rested", "judged", "new", "counters", "judgmentLost", "damage"], what3);
  const id = put4(table, row, seat, row.judged === true ? "field" : "rulerArea", what3);
  const face = table.program(table.object(id)).card.faces?.findIndex(({ kind: kind2 }) => kind2 === "jRuler") ?? -1;
  if (row.judged === true) setObject(table, id, "face", face + 1);
  if (row.judgmentLost === true) setObject(table, id, "judgmentLost", true);
  settle4(table, id, row, turn2, what3);
}
function arrangeStones(table, given2, seat, turn2, what3) {
  for (const letter of given2) {
    const kind2 = willLetters[letter];
    const attribute = attributes.find((one) => one === kind2);
    if (attribute === void 0) throw new ArrangementError(`${what3}: ${letter} names no attribute`);
    arrangeCard(table, `${attribute}-magic-stone`, seat, turn2, what3);
  }
}
function arrangeCard(table, given2, seat, turn2, what3) {
  const row = typeof given2 === "string" ? { card: given2 } : recordIn(given2, what3);
  refuseOtherFields(row, ["card", "as", "owner", "rested", "new", "damage", "counters", "face", "addedTo"], what3);
  const id = put4(table, row, seat, "field", what3, integerIn(row.owner, seat, `${what3}.owner`));
  if (row.face !== void 0) setObject(table, id, "face", integerIn(row.face, 0, `${what3}.face`));
  settle4(table, id, row, turn2, what3);
  return id;
}
function arrangeField(table, cards, seat, turn2, what3) {
  const ids2 = cards.map((card, at) => arrangeCard(table, card, seat, turn2, `${what3}[${at}]`));
  cards.forEach((card, at) => {
    const host = typeof card === "object" && card !== null ? card.addedTo : void 0;
    if (host === void 0) return;
    const to = ids2[integerIn(host, 0, `${what3}[${at}].addedTo`)];
    if (to === void 0) throw new ArrangementError(`${what3}[${at}].addedTo names no card on this field`);
    attach(table, ids2[at], to);
  });
}
function settle4(table, id, row, turn2, what3) {
  const came = row.new === true ? turn2 : turn2 - 1;
  setObject(table, id, "cameTurn", came);
  setObject(table, id, "heldTurn", came);
  if (row.rested === true) setObject(table, id, "rested", true);
  if (row.damage !== void 0) setObject(table, id, "damage", integerIn(row.damage, 0, `${what3}.damage`));
  if (row.counters !== void 0) setObject(table, id, "counters", recordIn(row.counters, `${what3}.counters`));
}
var moving = ["act", "at", "by", "face", "faceDown", "from", "host", "object", "playedFrom", "rested", "reveal", "rule", "to", "under"];
var moved2 = (...sometimes) => ({ always: moving, sometimes, afterwards: ["from"] });
var about2 = { always: ["object", "seat"] };
var ofObject2 = { always: ["object", "rule"] };
var ofTurn = { always: ["seat"] };
var ofStep = { always: ["seat", "step"] };
var ofAttack = { ...ofStep, sometimes: ["object"] };
var ofDamage = { always: ["object", "seat", "step"] };
var ofLife = { always: ["amount", "rule", "seat"] };
var ofCounters = { always: ["amount", "kind", "object", "rule"] };
var ofPhase = { always: ["phase", "seat"] };
var events = { ...Object.fromEntries(phases.map((phase) => [`phase:${phase}`, ofPhase])), "phaseEnd:recovery": ofTurn, "step:battleStart": ofStep, "step:attackDeclaration": ofStep, "step:blockDeclaration": ofAttack, "step:firstStrike": ofDamage, "step:normalDamage": ofDamage, "step:battleEnd": ofAttack, activated: { always: ["keyword", "object", "seat", "source"] }, attached: { always: ["host", "object"], sometimes: ["rule"] }, attacks: { always: ["object", "player", "seat", "target"] }, awakened: about2, becameTarget: { always: ["by", "object", "seat"] }, blocks: { always: ["attacker", "object", "seat"] }, canceled: { always: ["by", "object", "rule"] }, controlChanged: moved2("counters", "lent"), counterPut: ofCounters, counterRemoved: ofCounters, created: { always: ["amount", "by", "copy", "kind", "objects", "rested", "rule", "seat", "token", "zone", "object"], afterwards: ["object"] }, damage: { always: ["amount", "battle", "firm", "rule", "source"], sometimes: ["object", "seat"] }, damaged: { always: ["amount", "battle", "firm", "object", "rule", "source"] }, damagePrevented: { always: ["amount", "by", "bySeat", "source"], sometimes: ["object", "seat"] }, destroyed: { always: ["by", "object", "rule", "ruler"] }, discarded: { sometimes: [...moving, "seat"], afterwards: ["from"] }, draws: ofLife, drew: { always: ["object", "rule", "seat"], afterwards: ["object"] }, entered: moved2("counters", "notes", "seat", "token"), gainedLife: ofLife, gameStart: ofTurn, isAttacked: { always: ["by", "object", "seat"] }, isBlocked: { always: ["by", "object", "seat"] }, left: moved2("counters"), lookedAt: about2, lost: { always: ["reason", "rule", "seat"] }, lostLife: ofLife, moved: moved2("counters", "lent", "notes", "seat", "token"), played: { always: ["from", "object", "seat", "triggered", "way"] }, playerDamaged: { always: ["amount", "battle", "firm", "rule", "seat", "source"] }, produced: { always: ["rule", "seat", "source", "units"] }, recovered: ofObject2, removed: moved2("counters"), rested: ofObject2, revealed: ofObject2, rolled: { always: ["amount", "by", "dice", "seat"], afterwards: ["amount"] }, shifted: ofObject2, shuffled: { always: ["except", "rule", "seat", "zone"] }, state: {}, toGraveyard: moved2("counters", "seat", "token"), toHand: moved2("counters"), turnEnd: ofTurn, turnStart: ofTurn, willAbility: about2 };
var zones = [...ownZones, ...sharedZones];
var kind = "text";
var will = { pattern: /^(\{([WRUGBMX]|\d+)\})+$/, called: "a cost in will" };
var units = { pattern: /^(\{([WRUGBM]|\d+)\})+$/, called: "units of will" };
var what = { needs: { what: "ref" } };
var counted5 = { needs: { what: "ref", kind }, may: { amount: "amount" } };
var life = { needs: { amount: "amount" }, may: { player: "player" } };
var created = { player: "player", amount: "amount", rested: "flag" };
var counters = { named: "amount" };
var picking = (may = {}, needs = {}) => ({ needs, may: { what: "ref", choose: "choice", by: "player", ...may }, oneOf: ["what", "choose"] });
var verbForms = { draw: { may: { player: "player", amount: "amount" } }, destroy: { needs: { what: "ref" }, may: { ruler: "flag" } }, cancel: what, move: { needs: { what: "ref", to: zones }, may: { under: "player", at: { or: [["top", "bottom"], "number"] }, rested: "flag", counters, reveal: "flag", faceDown: "flag", face: "number" } }, banishSelf: {}, shuffle: { may: { player: "player", zone: ["mainDeck", "magicStoneDeck"], except: "ref" } }, create: { needs: { token: "card" }, may: created }, attach: { needs: { what: "ref", to: "ref" }, may: { under: "player" } }, copy: { needs: { what: "ref" }, may: { ...created, retarget: "flag" } }, createCopy: { needs: { what: "ref" }, may: created }, banish: picking(), discard: picking(), remove: picking({ faceDown: "flag" }), rest: picking(), returnToHand: picking(), reveal: picking(), takeCounter: picking({}, { kind }), restSelf: {}, payCounters: { needs: { kind }, may: { what: "ref", amount: "amount" } }, shift: what, recover: what, addCounters: counted5, removeCounters: counted5, dealDamage: { needs: { amount: "amount" }, may: { to: "ref", player: "player", source: "ref", divided: "reads", firm: "flag" }, oneOf: ["to", "player"] }, gainLife: life, loseLife: life, setLife: { needs: { amount: "amount", player: "player" } }, payLife: { needs: { amount: "amount" } }, produce: { needs: { will: { or: [units, { listOf: units }] } }, may: { amount: "amount", player: "player", only: { fields: { may: { on: { listOf: ["card", "ability", "other"] }, where: "predicate", also: "text", keyword: "abilityWord" } } } } }, payWill: { needs: { will }, may: { x: "amount" } }, force: { needs: { amount: "amount" } }, entersWith: { may: { counters, rested: "flag" }, oneOf: ["counters", "rested"] }, incarnate: { needs: { attributes: { listOf: { listOf: attributes } } } }, play: { needs: { what: "ref" }, may: { free: "flag" } }, look: what, summon: what, becomeJRuler: what, discardHand: { may: { player: "player" } }, moveCounters: { needs: { what: "ref", to: "ref", kind }, may: { amount: "amount" } }, removeDamage: what };
var plain3 = {};
var keywords2 = { pierce: plain3, precision: plain3, firstStrike: plain3, explode: plain3, flying: plain3, swiftness: plain3, imperishable: plain3, quickcast: plain3, remnant: plain3, barrier: { may: { where: "predicate" } }, bloodlust: plain3, limit: { needs: { n: "number" } }, mana: { needs: { n: "number" } } };
var rules2 = { cant: { needs: { what: forbidden }, may: { where: "fits", by: ["opponent"] } }, may: { needs: { what: permitted } }, must: { needs: { what: ["attack", "attackFirst", "block"] } }, cost: { needs: { of: ["play", "activate", "judgment", "awaken"] }, may: { more: will, less: { or: [will, { listOf: will }] }, times: "amount", where: "fits", keyword: "text" } }, control: { needs: { seat: "amount" } }, top: { needs: { to: ["you", "all"] } }, number: { needs: { of: ["handSize", "lifebreaks"] }, may: { is: "amount", more: "amount" } } };
var vocabulary = { entries: { keywords: { words: keywords2 }, rules: { words: rules2 } }, abilityWords: ["awakening", "bestow", "break", "evolution", "godsArt", "incarnation", "inheritance", "judgment", "resonance", "reveal", "shift", "stealth", "toll", "trigger"], characteristics: { abilities: "any", added: "flag", atk: "number", attacked: "flag", attacking: "flag", attributes, automatic: "flag", awakened: "flag", awakenings: "text", blocking: "flag", cameThisTurn: "flag", cost: "any", counters: "text", damage: "number", def: "number", hopeCounters: "number", item: ["card", "ability"], keywords: "any", manaCounters: "number", name: "text", old: [...oldChants, ...oldAdditions], races: "text", recovered: "flag", rested: "flag", rules: "any", special: "flag", stealth: "flag", stones: attributes, token: "flag", torrent: "flag", totalCost: "number", types: cardTypes }, printed: { atk: "number", attributes: { listOf: attributes }, copies: "flag", cost: { or: [will, { only: "" }, { only: null }] }, def: "number", energize: { listOf: attributes }, judgment: will, keywords: { listOf: "keyword" }, kind: cardTypes, old: [...oldChants, ...oldAdditions], races: { listOf: "text" }, special: "flag", stones: { listOf: attributes } }, events, eventValues: { amount: "number", battle: "flag", dice: "number", from: [...ownZones, ...sharedZones], player: "number", playedFrom: [...ownZones, ...sharedZones], to: [...ownZones, ...sharedZones], token: "flag" }, names: { bound: ["x"], noted: ["x"], read: [] }, durations: ["endOfBattle", "endOfTurn", "endOfYourNextTurn", "game", "leaves", "while", "yourNextTurn"], endless: true, spans: ["turn", "game"], refunds: [], marks: { for: ["attack", "block"], key: "name", spendsAs: "text", timing: ["main"] }, verbs: verbForms, phases: [...phases, "battleStart", "attackDeclaration", "blockDeclaration", "firstStrike", "normalDamage", "battleEnd", "last"], playerAmounts: ["life", "seat", "seen:", "hand", "mainDeck", "magicStoneDeck", "graveyard", "removed", "standby", "lifebreak"], matchAmounts: ["turn"], gameFields: {}, purposes: [], faceKinds: [...faceKinds] };
var deckParts = ["ruler", "main", "magicStones", "side"];
var readDeck = (deck) => readDeckParts(deck, deckParts);
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
  if (typeof value === "object" && value !== null && sound.has(value)) return readAs(value);
  const faults = printedFaults(value);
  if (faults.length > 0) throw new PrintedError(faults);
  sound.add(value);
  return readAs(value);
}
var everyFace = ["kind", "attributes", "races", "keywords"];
var playable = [...everyFace, "cost", "copies"];
var keysOf3 = { ruler: [...everyFace, "judgment", "energize"], jRuler: [...everyFace, "atk", "def"], resonator: [...playable, "atk", "def"], chant: [...playable, "old"], addition: [...playable, "old"], regalia: playable, magicStone: [...everyFace, "special", "stones"] };
function printedFaults(value) {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return ["printed facts must be an object"];
  const facts = value;
  if (!isOneOf(facts.kind, cardTypes)) return [`kind must be one of ${cardTypes.join(", ")}`];
  const keys2 = keysOf3[facts.kind];
  return [...Object.keys(facts).filter((key) => !keys2.includes(key)).map((key) => `${String(facts.kind)} has no ${key}`), ...commonFaults(facts), ...faultsOf(facts, facts.kind)];
}
function commonFaults({ attributes: icons, races, keywords: keywords3 }) {
  return [...unless(isListOf(icons, attributes), `attributes must be from ${attributes.join(", ")}`), ...unless(isNames(races), "races must be a list of words"), ...unless(isKeywords(keywords3), `keywords must be from ${plainKeywords.join(", ")}, or limit or mana with a number, or barrier against attributes or types`)];
}
function faultsOf(facts, kind2) {
  switch (kind2) {
    case "ruler":
      return [...unless(facts.judgment === void 0 || isCost2(facts.judgment), "judgment must be a cost"), ...unless(facts.energize === void 0 || isListOf(facts.energize, attributes) && [1, 2].includes(facts.energize.length), "energize must name one or two attributes")];
    case "jRuler":
      return fightingFaults(facts);
    case "resonator":
      return [...playedFaults(facts), ...fightingFaults(facts)];
    case "chant":
      return [...playedFaults(facts), ...oldFaults(facts, oldChants)];
    case "addition":
      return [...playedFaults(facts), ...oldFaults(facts, oldAdditions)];
    case "regalia":
      return playedFaults(facts);
    case "magicStone":
      return [...unless(typeof facts.special === "boolean", "special must say whether it is a special magic stone"), ...unless(isListOf(facts.stones, attributes), "stones must be kinds of magic stone")];
  }
}
var playedFaults = ({ cost, copies }) => [...unless(cost === null || isCost2(cost), "cost must be written in symbols, or be null"), ...unless(copies === void 0 || typeof copies === "number" && Number.isInteger(copies) && copies > 0, "copies must be a number of cards")];
var oldFaults = ({ old }, words) => unless(old === void 0 || isOneOf(old, words), `old must be one of ${words.join(", ")}`);
var fightingFaults = (facts) => ["atk", "def"].flatMap((key) => unless(facts[key] === void 0 || isHundreds(facts[key]), `${key} must be a number in hundreds`));
function isKeywords(value) {
  if (!Array.isArray(value)) return false;
  const list = value;
  const plain4 = list.filter((one) => typeof one === "string");
  return isListOf(plain4, plainKeywords) && list.every((one) => typeof one === "string" || isWideKeyword(one));
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
var isOneOf = (value, words) => typeof value === "string" && words.includes(value);
var isListOf = (value, words) => Array.isArray(value) && value.every((one) => isOneOf(one, words)) && new Set(value).size === value.length;
var isNames = (value) => Array.isArray(value) && value.every((one) => typeof one === "string" && one !== "") && new Set(value).size === value.length;
var isHundreds = (value) => typeof value === "number" && Number.isInteger(value) && value >= 0 && value % 100 === 0;
var isCost2 = (value) => typeof value === "string" && /^(?:\{[WRUGBMX]\})*(?:\{\d+\})?(?:\{X\})?$/.test(value) && value !== "";
var smallestMainDeck = 40;
var magicStoneDeckSize = [10, 20];
var copiesOfName = 4;
var malformedDeck = deckViolation("deck/malformed", "402.1", [], "A deck is an object with the card ids of `ruler`, `main`, `magicStones` and `side`.");
function partOf3(card) {
  const { kind: kind2 } = readPrinted(card.printed);
  return kind2 === "ruler" ? "ruler" : kind2 === "magicStone" ? "magicStones" : "main";
}
function checkDeck(deck, index, limits2) {
  return [...unknownCards("402.1", cardsOfDeck(deck), index), ...checkSizes(deck, limits2), ...checkParts(deck, index), ...checkCopies(deck, index, limits2)];
}
function checkSizes({ ruler, main, magicStones, side }, { sideDeck: sideDeck2 }) {
  const [least, most2] = magicStoneDeckSize;
  return [...ruler.length === 1 ? [] : [deckViolation("deck/ruler", "402.2", [...ruler], `A deck must have exactly one ruler; this one has ${ruler.length}.`, { cards: ruler.length })], ...main.length >= smallestMainDeck ? [] : [deckViolation("deck/size", "402.3", [], `A main deck has at least ${smallestMainDeck} cards, this one ${main.length}.`, { cards: main.length, least: smallestMainDeck })], ...magicStones.length >= least && magicStones.length <= most2 ? [] : [deckViolation("deck/magic-stones", "402.4", [], `A magic stone deck has ${least} to ${most2} cards, this one ${magicStones.length}.`, { cards: magicStones.length, least, most: most2 })], ...sideDeck2 === null || side.length <= sideDeck2 ? [] : [deckViolation("deck/side", "315.1b", [], `A side deck has at most ${sideDeck2} cards, this one ${side.length}.`, { cards: side.length, most: sideDeck2 })]];
}
var partRules = { ruler: ["402.2", "among the rulers"], main: ["402.3", "in the main deck"], magicStones: ["402.4", "in the magic stone deck"] };
function checkParts(deck, index) {
  return ["ruler", "main", "magicStones"].flatMap((part) => {
    const wrong = [...new Set(deck[part])].filter((id) => {
      const card = index.card(id);
      return card !== null && partOf3(card) !== part;
    });
    const [rule2, name2] = partRules[part];
    return wrong.length === 0 ? [] : [deckViolation("deck/wrong-part", rule2, wrong, `${wrong.map((id) => index.card(id)?.names.en ?? id).join(", ")} can't be ${name2}.`, { part })];
  });
}
function copiesAllowed(card) {
  const printed2 = readPrinted(card.printed);
  if (printed2.kind === "magicStone") return printed2.special ? copiesOfName : Infinity;
  return printed2.copies ?? copiesOfName;
}
function checkCopies({ side, ...played2 }, index, { sideDeck: sideDeck2 }) {
  const names2 = /* @__PURE__ */ new Map();
  for (const id of [...cardsOfDeck(played2), ...sideDeck2 === null ? [] : side]) {
    const card = index.card(id);
    if (card === null) continue;
    const counted6 = names2.get(card.names.en) ?? { card, ids: /* @__PURE__ */ new Set(), count: 0 };
    counted6.ids.add(id);
    counted6.count++;
    names2.set(card.names.en, counted6);
  }
  return [...names2].flatMap(([name2, { card, ids: ids2, count: count3 }]) => {
    const allowed = copiesAllowed(card);
    return count3 <= allowed ? [] : [deckViolation("deck/copies", "402.5", [...ids2], `The deck has ${count3} copies of ${name2}; the limit is ${allowed}.`, { name: name2, count: count3, allowed })];
  });
}
function compareDecks(registered, now) {
  if (!sameCards(registered, now)) return [deckViolation("deck/other-cards", "315.1b", [], "The decks hold other cards than the registered ones.")];
  const [before, after3] = [registered.side.length, now.side.length];
  return before === after3 ? [] : [deckViolation("deck/other-size", "315.1b", [], `The side deck had ${before} cards, now ${after3}.`, { part: "side", cards: after3, registered: before })];
}
var title = /^(ruler|main|deck|magic ?stone|stone|side)s?(?: ?(?:deck|board))?\s*:?\s*(?:\(\d+\))?$/i;
var titled = (line) => {
  const word3 = title.exec(line)?.[1]?.toLowerCase();
  return word3 === void 0 ? null : word3 === "side" ? "side" : "main";
};
var form = { parts: deckParts, bare: (line) => line.replace(/(?:\/\/|#).*$/, "").trim(), titled, place: (card, under) => under === "side" ? "side" : partOf3(card), titles: [["ruler", "Ruler"], ["main", "Main"], ["magicStones", "Magic Stones"], ["side", "Side"]], malformed: malformedDeck, unknown: "402.1" };
var parseDeckText = (text2, cards) => readDeckText(text2, cards, form);
var printDeckText2 = (deck, cards) => printDeckText(deck, cards, form);
var deckForms = { text: (cards, deck) => printDeckText2(deck, cards) };
var indexOf = once(indexCards);
function validateDeck(cards, format, deck) {
  const read2 = readDeck(deck);
  return read2 === null ? [malformedDeck] : checkDeck(read2, indexOf(cards), limitsOf(format));
}
function parseDeck(cards, text2) {
  const read2 = parseDeckText(text2, cards);
  return read2.ok ? { ok: true, deck: jsonOf({ ...read2.deck }) } : read2;
}
function loseLife(seat, amount3, rule2) {
  return propose("loseLife", { seat }, { amount: amount3, rule: rule2 });
}
function gainLife(seat, amount3, rule2) {
  return propose("gainLife", { seat }, { amount: amount3, rule: rule2 });
}
var losing2 = ["lostLife"];
var gaining = ["gainedLife"];
var loseLifeRule = { keys: () => losing2, possible: (table, { seat, data }) => data.amount > 0 && !forbids(table, idOfSeat(seat), "loseLife"), commit: (table, list) => change2(table, list, -1) };
var gainLifeRule = { keys: () => gaining, possible: (table, { seat, data }) => data.amount > 0 && !forbids(table, idOfSeat(seat), "gainLife"), commit: (table, list) => change2(table, list, 1) };
function setLife(table, seat, total, rule2) {
  const { life: life2 } = playerOf(table, seat);
  return [total > life2 ? gainLife(seat, total - life2, rule2) : loseLife(seat, life2 - total, rule2)];
}
function canPayLife(table, seat, amount3) {
  return amount3 <= 0 || amount3 % 100 === 0 && playerOf(table, seat).life >= amount3 && !forbids(table, idOfSeat(seat), "loseLife");
}
function change2(table, list, sign) {
  return list.map((happening) => {
    const { seat, data } = happening;
    const had = playerOf(table, seat).life;
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
var damageRule = { keys: (_table, { object }) => object === 0 ? toPlayer : toCard, firm: (_table, { data }) => data.firm === true, possible: (table, { object, data }) => data.amount > 0 && (object === 0 || isOnField(table, object) && isJResonator(table, object) && defOf(table, object) !== null), contains: (_table, { object, seat, data }) => {
  const amount3 = data.amount;
  return [object === 0 ? loseLife(seat, amount3, "1007.2") : propose("markDamage", { object }, { amount: amount3 })];
}, commit: (table, list) => {
  for (const { object, seat, data } of list) {
    const source2 = data.source;
    if (data.battle === true) noteStrike(table);
    const to = object === 0 ? { seat, struck: `player:${seat}` } : { object, card: shownCard(table, object), struck: shownCard(table, object) };
    table.emit("damageDealt", data.rule, { ...to, source: source2, sourceCard: knownRow(table, source2)?.card ?? "", amount: data.amount, battle: data.battle === true });
  }
  return list;
} };
function noteStrike(table) {
  setGame(table, "battle", { ...gameOf(table).battle, struck: true });
}
var unwatched2 = [];
var markDamageRule = { keys: () => unwatched2, possible: (table, { object }) => table.find(object) !== null, commit: (table, list) => {
  for (const { object, data } of list) setObject(table, object, "damage", table.number(rowOf3(table, object).damage + data.amount));
  return list;
} };
function clearDamage(object) {
  return propose("clearDamage", { object }, {});
}
var clearDamageRule = { keys: () => unwatched2, possible: (table, { object }) => table.find(object) !== null, commit: (table, list) => {
  for (const { object } of list) {
    setObject(table, object, "damage", 0);
    table.emit("damageRemoved", "1007.1", { object, card: shownCard(table, object) });
  }
  return list;
} };
function damagePrevented(table, { source: source2, seat, amount: amount3, happenings: happenings2 }) {
  const [first] = happenings2;
  if (first?.type !== "damage") return;
  table.emit("damagePrevented", "1018.1", { object: source2, card: shownCard(table, source2), amount: amount3 });
  notice(table, "damagePrevented", { object: first.object, seat: first.seat }, { by: source2, bySeat: seat, amount: amount3, source: first.data.source });
}
function cancel(object, rule2, by) {
  return propose("cancel", { object }, { rule: rule2, by });
}
var canceling = ["canceled"];
var cancelRule = { keys: () => canceling, looksBack: () => true, possible: (table, { object }) => table.find(object) !== null && zoneOf(table, object) === "chase" && !forbids(table, object, "beCanceled"), contains: (table, { object, data }) => table.object(object).kind === "item" ? [propose("cease", { object })] : [move(object, { to: "graveyard", act: "canceled", by: data.by }, data.rule)], commit: (table, list) => {
  for (const { object, data } of list) table.emit("canceled", data.rule, { object, card: shownCard(table, object), source: data.by });
  return list;
} };
var ceaseRule = { keys: () => [], commit: (table, list) => {
  for (const { object } of list) vanish(table, object);
  return list;
} };
var { addCountersRule, removeCountersRule } = counterRules({ put: "counterPut", removed: "counterRemoved", tell: (table, { object, data }, amount3) => table.emit("countersChanged", data.rule, { object, card: shownCard(table, object), kind: data.kind, amount: amount3 }) });
function create(seat, { token, amount: amount3, kind: kind2 = "token", zone = "field", rested, copy: copy2 = "", by }, rule2) {
  return propose("create", { seat }, { token, amount: amount3, kind: kind2, zone, rested, copy: copy2, by, rule: rule2, objects: [] });
}
var creating = ["created"];
var createRule = { keys: () => creating, possible: (_table, { data }) => data.amount > 0, makes: (table, happening) => {
  const { seat, data } = happening;
  const objects = Array.from({ length: data.amount }, () => table.create(data.token, seat, data.kind).id);
  for (const id of objects) setObject(table, id, "copy", data.copy);
  return { ...happening, data: { ...data, objects } };
}, contains: (_table, { seat, data }) => data.zone === "field" ? data.objects.map((id) => entering(id, seat, data)) : [], commit: (table, list) => list.map((happening) => carryOut4(table, happening)) };
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
var sides = 6;
function roll(seat, dice, by) {
  return propose("roll", { seat }, { dice, by });
}
var rolling = ["rolled"];
var rollRule = { keys: () => rolling, possible: (_table, { data }) => data.dice > 0, commit: (table, list) => list.map((happening) => {
  const { seat, data } = happening;
  const amount3 = sumOf(table, data.dice);
  table.emit("diceRolled", "1023.1", { seat, dice: data.dice, amount: amount3 });
  return { ...happening, data: { ...data, amount: amount3 } };
}) };
function sumOf(table, dice) {
  let sum = 0;
  for (let at = 0; at < dice; at++) sum += table.random("die", sides, "1023.1a") + 1;
  return sum;
}
function shift(object, rule2) {
  return propose("shift", { object }, { rule: rule2 });
}
var shifting = ["shifted"];
var isShiftable = (table, id) => isInBattleArea(table, id) && isPastUp(table, table.object(id));
var shiftRule = { keys: () => shifting, possible: (table, { object }) => isShiftable(table, object), commit: (table, list) => {
  for (const { object, data } of list) {
    setObject(table, object, "face", futureOf(table, table.object(object)));
    stampInOrder(table, [object]);
    table.emit("shifted", data.rule, { object, card: rowOf3(table, object).card });
  }
  return list;
} };
function shuffle(seat, zone, rule2, except = []) {
  return propose("shuffle", { seat }, { zone, rule: rule2, except: [...except] });
}
var shuffling = ["shuffled"];
var shuffleRule = { keys: () => shuffling, commit: (table, list) => {
  for (const { seat, data } of list) carryOut5(table, `${data.zone}:${seat}`, data.rule, data.except);
  return list;
} };
function carryOut5(table, id, rule2, except) {
  const zone = table.zone(id);
  const kept3 = except.filter((one) => zone.order.includes(one));
  table.set(zone, "order", zone.order.filter((one) => !kept3.includes(one)));
  reshuffle(table, id, rule2);
  table.set(zone, "order", [...kept3, ...zone.order]);
}
function produce2(seat, units2, source2, rule2) {
  return propose("produce", { seat }, { units: jsonOf(units2), source: source2, rule: rule2 });
}
var producing = ["produced"];
var produceRule = { keys: () => producing, possible: (_table, { data }) => data.units.length > 0, commit: (table, list) => {
  for (const { seat, data } of list) {
    const units2 = readAs(data.units);
    setPool(table, seat, [...poolOf(table, seat), ...units2]);
    table.emit("willProduced", data.rule, { seat, will: printWill(units2), object: data.source });
  }
  return list;
} };
var happenings = { damage: damageRule, markDamage: markDamageRule, clearDamage: clearDamageRule, gainLife: gainLifeRule, loseLife: loseLifeRule, removeCounters: removeCountersRule, produce: produceRule, rest: restRule, recover: recoverRule, destroy: destroyRule, cancel: cancelRule, cease: ceaseRule, move: moveRule, create: createRule, attach: attachRule, fall: fallRule, shift: shiftRule, addCounters: addCountersRule, reveal: revealRule, roll: rollRule, shuffle: shuffleRule, draws: drawsRule, draw: drawRule, lose: loseRule };
var commitOrder = Object.keys(happenings);
var none20 = [];
function batchOrders(table, batch) {
  const moves = batch.map((happening) => happening.type === "move" && !comesFromDeck(table, happening) && isPossible(table, happening) ? destinationOf(table, happening) : "");
  if (moves.filter((to) => to !== "").length < 2) return none20;
  return [...stampOrder(table, batch, moves), ...pileOrders(table, batch, moves)];
}
function comesFromDeck(table, { object }) {
  const kind2 = table.find(object) === null ? "" : zoneOf(table, object);
  return kind2 === "mainDeck" || kind2 === "magicStoneDeck";
}
function stampOrder(table, batch, moves) {
  const places3 = placesOf2(moves, (to) => to === "field");
  if (places3.length < 2 || !stampsMatter(table, places3.map((at) => batch[at].object))) return none20;
  return [{ seat: turnPlayer(table), places: places3, rule: "909.3b", prompt: "orderStamps" }];
}
function pileOrders(table, batch, moves) {
  const graveyards = table.pins.format.options.graveyardOrder === true;
  const isPile = (to, at) => {
    if (to === "graveyard") return graveyards && table.object(batch[at].object).kind === "card";
    return to === "lifebreak" || isHiddenPile(to) && batch[at].data.at !== "";
  };
  const piles3 = /* @__PURE__ */ new Map();
  for (const at of placesOf2(moves, isPile)) {
    const { object, data } = batch[at];
    const key = `${moves[at]} ${String(data.at)} ${table.object(object).owner}`;
    piles3.set(key, [...piles3.get(key) ?? [], at]);
  }
  return [...piles3.values()].filter(({ length }) => length > 1).map((places3) => {
    const { object, data } = batch[places3[0]];
    const seat = table.object(object).owner;
    return { seat, places: places3, kind: "orderCards", rule: "302.4", prompt: "orderCards", ...data.at === "bottom" ? {} : { lastFirst: true } };
  });
}
function placesOf2(moves, fits4) {
  return moves.flatMap((to, at) => fits4(to, at) ? [at] : []);
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
var sideDecking = redividedDecks({ kind: "sideDeck", rule: "315.1b", schema: "force-of-will/deck", event: "sideDecked", tell: (change3) => ({ in: [...broughtIn(change3, ["ruler", "main", "magicStones"])] }), swaps: ["main", "side"], read: readDeck, malformed: malformedDeck, validate: validateDeck, compare: compareDecks });
function matchOfGames(bring, reset, gameLocals2) {
  return defineProcedure({ ...matchRef, steps: [{ name: "bring", rule: "403.1", run: (table) => bring(table) }, { name: "game", rule: "403.3", run: () => call(gameProcedure, gameLocals2()) }, { name: "ended", rule: "103.2", run: (table, locals) => ended(table, locals, reset) }, { name: "sideDeck", rule: "315.1b", run: sideDecking.ask }, { name: "sideDecked", rule: "315.1b", run: sideDecking.take }, { name: "next", rule: "103.2", run: () => ({ to: "bring" }) }] });
}
function ended(table, locals, reset) {
  if (concludeGame(table, locals, "103.2", true)) return { done: null };
  reset(table);
  return void 0;
}
function prepare(card) {
  const abilities = withTiers([...card.abilities, ...ownAbilities(card), ...card.abilities.flatMap(revealed)].map(prepared));
  const printed2 = asToday(card.printed);
  const faces = card.faces?.map((face) => ({ ...face, printed: asToday(face.printed), abilities: withTiers(face.abilities.map(prepared)) }));
  return { ...card, printed: printed2, abilities, ...faces === void 0 ? {} : { faces } };
}
function ownAbilities({ printed: printed2 }) {
  if (printed2.kind === void 0) return none21;
  const facts = readAs(printed2);
  switch (facts.kind) {
    case "ruler":
      return facts.judgment === void 0 ? none21 : [{ kind: "activated", keyword: "judgment", cost: [{ verb: "payWill", will: facts.judgment }] }];
    case "magicStone":
      return facts.special ? none21 : facts.stones.map(produces);
    case "addition":
      return facts.old === void 0 || facts.old === "field" ? none21 : [{ kind: "spell", targets: [hostFor(facts.old)] }];
    case "jRuler":
    case "resonator":
    case "chant":
    case "regalia":
      return none21;
  }
}
function revealed({ kind: kind2, keyword: keyword2, on, when }) {
  if (kind2 !== "spell" || keyword2 !== "trigger" || on === void 0) return none21;
  return [{ kind: "triggered", keyword: "reveal", from: ["standby", "hand"], on, ...when === void 0 ? {} : { when } }];
}
var none21 = [];
var letterOf3 = Object.fromEntries(Object.entries(willLetters).map(([letter, kind2]) => [kind2, letter]));
function produces(attribute) {
  return { kind: "activated", cost: [{ verb: "restSelf" }], clauses: [{ do: [{ verb: "produce", will: `{${letterOf3[attribute] ?? ""}}` }] }] };
}
var hosts = { resonator: ["resonator"], ruler: ["ruler"], jRuler: ["jRuler"], jResonator: ["jRuler", "resonator"], jRulerOrRuler: ["jRuler", "ruler"] };
function hostFor(old) {
  return { as: "host", target: true, from: { from: ["field", "rulerArea"], where: { any: hosts[old].map((types) => ({ types })) } } };
}
function asToday(printed2) {
  return printed2.kind === "chant" && printed2.old === "instant" ? { ...printed2, keywords: [...printed2.keywords ?? [], "quickcast"] } : printed2;
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
  const options = found2.map((id) => unitOption(table, id));
  table.ask(frame, { seat: active, kind: "attack", rule: "803.3", prompt: "attacker", domain: { type: "options", min: 1, max: 1, options: forced.length > 0 ? options : [none15, ...options] } });
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
  const options = attackTargets(table, attacker, active).map((id) => {
    const seat = seatOfId(id);
    return seat === null ? unitOption(table, id) : { id: `player:${seat}`, label: "player", params: { seat } };
  });
  if (options.length === 1) {
    table.local(locals, "answer", { picks: [options[0].id] });
    return void 0;
  }
  table.ask(frame, { seat: active, kind: "attack", rule: "803.3b", prompt: "attackTarget", params: { card: table.object(attacker).card, object: attacker }, domain: { type: "options", min: 1, max: 1, options } });
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
  const { attacker, target } = battleOf(table);
  const { active } = gameOf(table);
  table.newMoment();
  table.emit("attacked", "803.5", { seat: active, object: attacker, card: table.object(attacker).card, ...attackedShown(table, target) });
  notice(table, "attacks", { object: attacker, seat: active }, { target: Math.max(target, 0), player: seatOfId(target) ?? -1 });
  if (target > 0) notice(table, "isAttacked", { object: target, seat: opponentOf(active) }, { by: attacker });
}
function blockers(table) {
  const { attacker, target } = battleOf(table);
  return fieldOf2(table, opponentOf(gameOf(table).active)).filter((id) => id !== target && !rowOf3(table, id).rested && canFight(table, id) && mayBlock(table, id, attacker) && canPayTolls(table, id, "block"));
}
function askBlocker(table, locals, frame) {
  const { attacker } = battleOf(table);
  const refused = locals.refused;
  const found2 = attacker === 0 ? [] : blockers(table).filter((id) => !refused.includes(id));
  if (found2.length === 0) return { to: "blockedPriority" };
  const forced = found2.filter((id) => demands(table, id, "block") && tollsFor(table, id, "block").length === 0);
  const options = forced.length > 0 ? forced.map((id) => unitOption(table, id)) : [none15, ...found2.map((id) => unitOption(table, id))];
  table.ask(frame, { seat: opponentOf(gameOf(table).active), kind: "block", rule: "804.3", params: { card: table.object(attacker).card, object: attacker }, domain: { type: "options", min: 1, max: 1, options } });
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
    table.emit("blockReversed", "804.4", { seat: opponentOf(gameOf(table).active), object: blocker, card: table.find(blocker)?.card ?? "" });
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
function attackedStill(table, { target }) {
  if (seatOfId(target) !== null) return target;
  return isOnField(table, target) && isJResonator(table, target) ? target : 0;
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
  table.ask(frame, { seat: gameOf(table).active, kind: "pierce", rule: "1102.2", params: { card: table.object(attacker).card, object: attacker }, domain: { type: "number", min: 0, max: most2 } });
  return { wait: true };
};
function takePierce(table, locals) {
  table.local(locals, "pierced", numberOfAnswer(locals.answer) * 100);
}
var priority2 = (name2, rule2) => ({ name: name2, rule: rule2, run: (table) => call(priorityProcedure, priorityLocals(table)) });
var begins = (step, rule2) => ({ name: step, rule: rule2, run: (table) => enterStep(table, step, rule2) });
var battleProcedure = defineProcedure({ ...battleRef, steps: [{ name: "begin", rule: "704.1", run: (table) => setGame(table, "battle", noBattle) }, begins("battleStart", "802.1"), priority2("startPriority", "802.2"), begins("attackDeclaration", "803.1"), priority2("attackPriority", "803.2"), { name: "askAttacker", rule: "803.3", run: askAttacker }, { name: "attackerChosen", rule: "803.3a", run: takeAttacker }, { name: "askTarget", rule: "803.3b", run: askTarget }, { name: "targetChosen", rule: "803.5", run: takeTarget }, { name: "attackPaid", rule: "803.5", run: restAttacker }, { name: "attack", rule: "803.5", run: (table) => tellAttack(table) }, priority2("attackedPriority", "803.7"), begins("blockDeclaration", "804.1"), priority2("blockPriority", "804.2"), { name: "askBlocker", rule: "804.3", run: askBlocker }, { name: "blockerChosen", rule: "804.4", run: takeBlocker }, { name: "blockPaid", rule: "804.4", run: restBlocker }, { name: "block", rule: "804.4", run: (table) => tellBlock(table) }, priority2("blockedPriority", "804.6"), { name: "firstStrike", rule: "805.1", run: (table) => withAttacker(table, "firstStrike", "805.1") }, { name: "askFirstPierce", rule: "1102.2", run: askPierce(strikesFirst) }, { name: "firstPierce", rule: "1102.2", run: takePierce }, { name: "strike", rule: "805.2", run: (table, { pierced }) => firstStrike(table, pierced) }, priority2("strikePriority", "805.3"), { name: "normalDamage", rule: "806.1", run: (table) => withAttacker(table, "normalDamage", "806.1") }, { name: "askPierce", rule: "1102.2", run: askPierce(strikesNow) }, { name: "pierce", rule: "1102.2", run: takePierce }, { name: "damage", rule: "806.2", run: (table, { pierced }) => normalDamage(table, pierced) }, priority2("damagePriority", "806.4"), begins("battleEnd", "807.1"), priority2("endPriority", "807.2"), { name: "last", rule: "807.3a", run: (table) => endLasting(table, "endOfBattle") }, { name: "quiet", rule: "807.3b", run: (table) => isQuiet(table) && !anyTriggered(table) ? { to: "over" } : void 0 }, priority2("lastPriority", "807.3b"), { name: "again", rule: "807.3b", run: () => ({ to: "last" }) }, { name: "over", rule: "807.4", run: over3 }] });
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
function speaksOfControl({ library }, id) {
  const { card } = library.card(id);
  return givesControl(card);
}
var givesControl = once((card) => hasTree(card, ({ word: word3 }) => word3 === "control"));
function mayLieElsewhere(table) {
  for (const key in table.state.effects) if (speaksOfControl(table, table.state.effects[key]?.sourceCard ?? "")) return true;
  for (const seat of table.seats()) {
    for (const id of battleAreaOf(table, seat)) {
      const { card, lent } = rowOf3(table, id);
      if (lent !== null || speaksOfControl(table, card)) return true;
    }
  }
  return false;
}
var mayBeMisplaced = remembered2({ name: "whether a card may lie on another field than its own", basis: "near", find: mayLieElsewhere });
var none22 = [];
function misplaced(table) {
  if (!mayBeMisplaced(table)) return none22;
  return table.seats().flatMap((seat) => fieldOf2(table, seat).flatMap((id) => {
    const home = rowOf3(table, id).lent?.home ?? seat;
    const due = rulesWith(table, id, "control").at(-1)?.seat ?? home;
    return due === seat ? none22 : [move(id, { to: "field", under: due, ...due === home ? {} : { lent: { home } } }, "313.2")];
  }));
}
function controlWork(table) {
  return misplaced(table).length === 0 ? null : call(settleControlProcedure, { joined: true, returned: null, answer: null, answers: null });
}
var settleControlProcedure = defineProcedure({ name: "settleControl", steps: [{ name: "move", rule: "313.2", run: (table) => happen(table, misplaced(table)) }] });
var copyItemsProcedure = copyingProcedure({ rule: "1017.1", targetRule: "1017.1c", copy: copyItem, canAim: canAimAnew, targeted: (table, copy2, seat) => noticeTargets(table, copy2, seat, itemOf(table, copy2).parts), shownCard });
function copyItem(table, original, seat) {
  const row = table.object(original);
  if (itemOf(table, original).sort === "judgment") return null;
  const { face, copy: copied2, x, notes } = fieldsOf(row);
  const copy2 = placeCopy(table, row, seat, "chase", { face, copy: copied2, x, notes });
  table.emit("copied", "1017.1", { seat, object: copy2, card: itemOf(table, copy2).card, of: original });
  return copy2;
}
var procedures = [gameProcedure, turnProcedure, priorityProcedure, pickTriggerProcedure, repeatProcedure, announceProcedure, payAskedProcedure, copyItemsProcedure, chooseModesProcedure, chooseTargetsProcedure, activateWillProcedure, payWillProcedure, resolveProcedure, callStoneProcedure, putStandbyProcedure, lifebreakProcedure, settleControlProcedure, battleProcedure];
var relations = { addedTo: (_table, { attached }) => attached, fights: (table, { id }) => {
  const { battle } = gameOf(table);
  if (battle === null) return [];
  const other = battle.blocker !== 0 ? battle.blocker : battle.target;
  return id === battle.attacker ? [other] : id === other ? [battle.attacker] : [];
} };
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
function counterBonus(kind2) {
  let known3 = changes2.get(kind2);
  if (known3 === void 0) {
    const found2 = /^([+-]?\d+)\/([+-]?\d+)$/.exec(kind2);
    changes2.set(kind2, known3 = found2 === null ? null : { atk: Number(found2[1]), def: Number(found2[2]) });
  }
  return known3;
}
function changedByCounters(row) {
  for (const kind2 in fieldsOf(row).counters) if (counterBonus(kind2) !== null) return true;
  return false;
}
function withCounters(table) {
  let found2 = null;
  for (const seat of table.seats()) for (const id of fieldOf2(table, seat)) if (changedByCounters(table.object(id))) (found2 ??= []).push(id);
  return found2 ?? none23;
}
var none23 = [];
function count(_table, row, values) {
  const types = values.types;
  if (!types.includes("resonator") && !types.includes("jRuler")) return;
  const { counters: counters2 } = fieldsOf(row);
  for (const kind2 in counters2) {
    const bonus = counterBonus(kind2);
    if (bonus === null) continue;
    if (typeof values.atk === "number") values.atk += bonus.atk * counters2[kind2];
    if (typeof values.def === "number") values.def += bonus.def * counters2[kind2];
  }
}
var layerRules = { counters: { own: { on: withCounters, change: count } } };
var history = { cardsPlayed: { on: ["played"], by: "seat", keep: "count", per: "turn" }, hurt: { on: ["playerDamaged"], by: "seat", keep: "count", per: "turn", if: (table, event) => isHurtBy(table, event, ["resonator", "jRuler"]) }, hurtByResonators: { on: ["playerDamaged"], by: "seat", keep: "count", per: "turn", if: (table, event) => isHurtBy(table, event, ["resonator"]) }, resonatorsLost: { on: ["left"], by: "seat", keep: "count", per: "turn", seat: (table, event) => controllerOf(table, event.object), if: (table, { object, to }) => to === "graveyard" && hasType(table, object, ["resonator"]) }, dealtDamage: { on: ["damage"], by: "match", keep: "objects", object: "source", per: "turn" }, attacked: { on: ["attacks"], by: "match", keep: "objects", object: "object", per: "turn" }, enteredRaces: { on: ["entered"], by: "seat", keep: "words", words: "races", per: "turn", seat: fieldOwner } };
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
var explode = { kind: "triggered", keyword: "explode", on: [{ event: "damage", if: { all: [{ object: { event: "source" }, is: { is: "self" } }, { eventIs: "battle", equal: true }, { object: "self", is: { types: "resonator" } }] } }], clauses: [{ do: [{ verb: "destroy", what: "self" }] }, { if: { object: { event: "object" }, is: { types: "resonator" } }, do: [{ verb: "destroy", what: { event: "object" } }] }] };
var barrier = (where) => ({ kind: "static", keyword: "barrier", modifiers: [{ layer: "rules", of: "self", gain: { rules: [{ word: "cant", what: "beTargeted", by: "opponent", ...where === void 0 ? {} : { where: { tree: where } } }] } }] });
var itself = { object: { event: "object" }, is: { is: "self" } };
var comesWith = (keyword2, kind2, count3) => ({ kind: "replacement", keyword: keyword2, on: [{ event: "entered", if: itself }], clauses: [{ do: [{ verb: "entersWith", counters: { [kind2]: count3 } }] }] });
var losesLimit = { kind: "triggered", keyword: "limit", on: [{ event: "attacks", if: itself }, { event: "blocks", if: itself }], clauses: [{ do: [{ verb: "removeCounters", what: "self", kind: "limit" }] }] };
var keywordAbilities = { explode: () => [explode], barrier: ({ where }) => [barrier(where)], limit: ({ n }) => [comesWith("limit", "limit", n), losesLimit], mana: ({ n }) => [comesWith("mana", "mana", n)] };
var status = { rested: (_table, row) => fieldsOf(row).rested, recovered: (_table, row) => !fieldsOf(row).rested, damage: (_table, row) => fieldsOf(row).damage, cameThisTurn: (table, row) => fieldsOf(row).cameTurn === gameOf(table).turn, attacking: (table, row) => gameOf(table).battle?.attacker === row.id, blocking: (table, row) => gameOf(table).battle?.blocker === row.id, attacked: (table, row) => gameOf(table).battle?.target === row.id, added: (_table, row) => row.host !== 0, token: (_table, row) => row.kind === "token", hopeCounters: (_table, row) => fieldsOf(row).counters.hope ?? 0, manaCounters: (_table, row) => fieldsOf(row).counters.mana ?? 0, counters: (_table, row) => Object.keys(fieldsOf(row).counters), awakened: (_table, row) => fieldsOf(row).notes.awakened === 1, awakenings: (_table, row) => fieldsOf(row).notes.awakenings ?? [], automatic: (table, row) => row.zone === "chase" && itemOf(table, row.id).sort === "ability" && itemOf(table, row.id).triggered, torrent: (_table, row) => fieldsOf(row).notes.torrent === 1, stealth: (table, row) => abilitiesOf(table, row).some(({ ability: ability2 }) => ability2.keyword === "stealth"), item: (_table, row) => row.zone === "chase" ? itemOf(_table, row.id).sort : null };
function noteEmptyDiscard(table, seat) {
  table.emit("discardedNothing", "1019.2a", { seat });
  notice(table, "discarded", { object: 0, seat });
}
function named4(table, env, ref2) {
  if (typeof ref2 === "string" || !("var" in ref2)) return objectsOf(table, env, ref2);
  const value = env.vars[ref2.var];
  return Array.isArray(value) ? value.filter((id) => seatOfId(id) !== null || table.find(id) !== null) : [];
}
var what2 = (table, verb2, env) => objectsOf(table, env, verb2.what);
var players = (table, verb2, env) => seatsOf(table, env, verb2.player ?? "you");
var count2 = (table, verb2, env) => Math.max(0, amount(table, env, verb2.amount ?? 1));
function summon(table, seat, id) {
  const from = zoneOf(table, id);
  const item = place(table, id, { zone: "chase" });
  table.set(table.object(item), "controller", seat);
  setItem(table, item, { sort: "card", ability: "", source: item, card: table.object(item).card, triggered: false, event: null, vars: {}, parts: [], way: "summoned", from, open: false });
  table.emit("summoned", "1006.1", { seat, object: item, card: shownCard(table, item) });
  return item;
}
var actionVerbs = { summon: { rule: "1006.1", run: (table, verb2, env) => {
  if (!mayChase(table, env.you)) return { done: false };
  const items = what2(table, verb2, env).filter((id) => isType(table, id, "resonator")).map((id) => summon(table, env.you, id));
  return { done: items.length > 0, objects: items };
} }, becomeJRuler: { rule: "1010.1b", run: (table, verb2, env) => {
  const found2 = what2(table, verb2, env).filter((id) => zoneOf(table, id) === "rulerArea");
  for (const id of found2) if (jRulerOf(table, id) === 0) table.emit("judgmentFailed", "1010.1b", { seat: table.object(id).owner, object: id });
  return { propose: found2.flatMap((id) => jRulerOf(table, id) === 0 ? [] : [move(id, { to: "field", under: table.object(id).owner, face: jRulerOf(table, id), act: "judged" }, "705.3")]) };
} }, discardHand: { rule: "1019.2", run: (table, verb2, env) => {
  const hands = players(table, verb2, env).map((seat) => ({ seat, cards: table.zoneOf("hand", seat).order }));
  for (const { seat, cards } of hands) if (cards.length === 0) noteEmptyDiscard(table, seat);
  return { propose: hands.flatMap(({ cards }) => cards.map((id) => move(id, { to: "graveyard", act: "discarded", by: env.self }, "1019.2"))) };
} }, moveCounters: { rule: "1022.4", run: (table, verb2, env) => {
  const [to] = what2(table, { ...verb2, what: verb2.to }, env);
  if (to === void 0) return { done: false };
  const kind2 = verb2.kind;
  return { propose: what2(table, verb2, env).flatMap((id) => {
    const there = countersOn(table, id, kind2);
    const amount3 = verb2.amount === void 0 ? there : Math.min(there, count2(table, verb2, env));
    return amount3 === 0 || id === to ? [] : [removeCounters(id, kind2, amount3, "1022.4"), addCounters(to, kind2, amount3, "1022.4")];
  }) };
} }, removeDamage: { rule: "1007.1", run: (table, verb2, env) => ({ propose: what2(table, verb2, env).filter((id) => rowOf3(table, id).damage > 0).map((id) => clearDamage(id)) }) } };
var chanceVerbs = { force: { rule: "1023.1", run: (table, verb2, env) => ({ propose: [roll(env.you, count2(table, verb2, env), env.self)] }) } };
var enteringVerbs = { entersWith: { rule: "1022.1", run: (table, verb2, env) => {
  const more = countersOf(table, verb2.counters, env);
  alter(table, env, (happening) => ({ ...happening, data: { ...happening.data, counters: tallySum(happening.data.counters ?? {}, more), ...verb2.rested === true ? { rested: true } : {} } }));
  return { done: true };
} } };
function countersOf(table, counted6, env) {
  return Object.fromEntries(Object.entries(counted6 ?? {}).map(([kind2, value]) => [kind2, Math.max(0, amount(table, env, value))]).filter(([, count3]) => count3 > 0));
}
var fits3 = (table, id, slot) => valuesOf2(table, id).attributes.some((one) => slot.includes(one));
function fillable(table, slots, ids2) {
  const [slot, ...rest2] = slots;
  return slot === void 0 || ids2.some((id) => fits3(table, id, slot) && fillable(table, rest2, ids2.filter((one) => one !== id)));
}
var resonatorsOf = (table, seat) => fieldOf2(table, seat).filter((id) => isType(table, id, "resonator"));
function nextOf(table, { you }, slots, chosen2) {
  const left = resonatorsOf(table, you).filter((id) => !chosen2.includes(id));
  const [slot = [], ...rest2] = slots.slice(chosen2.length);
  return left.filter((id) => fits3(table, id, slot) && fillable(table, rest2, left.filter((one) => one !== id)));
}
function incarnable(table, verb2, { you }) {
  return verb2.attributes.map((slot) => resonatorsOf(table, you).filter((id) => fits3(table, id, slot)));
}
var incarnateVerbs = { incarnate: { rule: "1110.2", payable: (table, verb2, env) => fillable(table, verb2.attributes, resonatorsOf(table, env.you)), run: (_table, _verb, env, path) => call(incarnateProcedure, { ...envLocals(env), program: path, chosen: [], returned: null, answer: null, answers: null }) } };
var incarnateProcedure = defineProcedure({ name: "incarnate", steps: [{ name: "ask", rule: "1110.2", run: ask3 }, { name: "chosen", rule: "1110.2", run: take3 }, { name: "banish", rule: "1110.2", run: banish }, { name: "over", rule: "1110.2", run: over4 }] });
function ask3(table, locals, frame) {
  const env = envOf(locals);
  const { attributes: attributes2 } = table.library.node(locals.program);
  const chosen2 = locals.chosen;
  if (chosen2.length === attributes2.length) return { to: "banish" };
  const options = nextOf(table, env, attributes2, chosen2).map((id) => ({ id: `object:${id}`, label: "object", params: { card: table.object(id).card, object: id }, object: id }));
  table.ask(frame, { seat: env.you, kind: "payCost", rule: "1110.2", params: { card: env.card, object: env.self }, domain: { type: "options", min: 1, max: 1, options } });
  return { wait: true };
}
function take3(table, locals) {
  const [pick] = picksOf(locals.answer);
  table.local(locals, "answer", null);
  table.local(locals, "chosen", [...locals.chosen, Number(pick.slice("object:".length))]);
  return { to: "ask" };
}
function banish(table, locals) {
  const { self } = envOf(locals);
  return happen(table, locals.chosen.map((id) => move(id, { to: "graveyard", act: "banished", by: self }, "1011.1")));
}
function over4(_table, locals) {
  const result = locals.returned;
  return { done: { done: true, objects: [...result?.objects ?? []] } };
}
var attachVerb = { rule: "1002.1", run: (table, verb2, env) => {
  const [host] = objectsOf(table, env, verb2.to);
  if (host === void 0) return { done: false };
  const under = verb2.under === void 0 ? {} : { under: seatOf(table, env, verb2.under) };
  return { propose: what2(table, verb2, env).map((id) => zoneOf(table, id) === "field" ? addTo(id, host, "1002.2a") : move(id, { to: "field", host, by: env.self, ...under }, "1002.1")) };
} };
var attachingVerbs = { attach: attachVerb };
function asksForHosts(table, ids2, to) {
  return to === "field" && ids2.some((id) => zoneOf(table, id) !== "field" && needsHost(table, id));
}
var putAddedProcedure = defineProcedure({ name: "putAdded", steps: [{ name: "ask", rule: "1406.3", run: ask4 }, { name: "chosen", rule: "1406.3", run: choose2 }, { name: "put", rule: "1406.3", run: put5 }, { name: "over", rule: "1406.3", run: (_table, locals) => ({ done: locals.returned }) }] });
function putAddedLocals(env, moves) {
  return { ...envLocals(env), moves, at: 0, answer: null, answers: null, returned: null };
}
var movesOf = (locals) => locals.moves;
function ask4(table, locals, frame) {
  const added3 = movesOf(locals)[locals.at];
  if (added3 === void 0) return { to: "put" };
  const hosts2 = needsHost(table, added3.object) && zoneOf(table, added3.object) !== "field" ? hostsFor(table, added3.object) : [];
  if (hosts2.length < 2) {
    take4(table, locals, hosts2[0] ?? 0);
    return { to: "ask" };
  }
  const options = hosts2.map((id) => ({ id: `object:${id}`, label: "object", params: { card: shownCard(table, id), object: id }, object: id }));
  const { you } = envOf(locals);
  table.ask(frame, { seat: you, kind: "chooseForEffect", rule: "1406.3", params: { card: shownCard(table, added3.object), object: added3.object }, domain: { type: "options", min: 1, max: 1, options } });
  return { wait: true };
}
function choose2(table, locals) {
  const [pick] = picksOf(locals.answer);
  table.local(locals, "answer", null);
  take4(table, locals, Number(pick.slice("object:".length)));
  return { to: "ask" };
}
function take4(table, locals, host) {
  const at = locals.at;
  const moves = movesOf(locals);
  const one = moves[at];
  table.local(locals, "moves", moves.with(at, { ...one, how: { ...one.how, host } }));
  table.local(locals, "at", at + 1);
}
function put5(table, locals) {
  return happen(table, movesOf(locals).map(({ object, how }) => move(object, how, "1406.3")));
}
var putAdded = (env, ids2, how) => call(putAddedProcedure, putAddedLocals(env, ids2.map((object) => ({ object, how }))));
function copiesOf(table, verb2, env, kind2, ids2) {
  return ids2.flatMap((id) => {
    const row = table.object(id);
    const zone = kind2 === "token" ? "field" : zoneOf(table, id);
    const copy2 = JSON.stringify(copiedValues(table, env, id, null, ""));
    return players(table, verb2, env).map((seat) => create(seat, { token: row.card, kind: kind2, zone, amount: count2(table, verb2, env), rested: verb2.rested === true, copy: copy2, by: env.self }, "1017.1"));
  });
}
var copyingVerbs = { copy: { rule: "1017.1", run: (table, verb2, env) => {
  const ids2 = what2(table, verb2, env);
  const chased = ids2.filter((id) => zoneOf(table, id) === "chase");
  if (chased.length > 0) return call(copyItemsProcedure, copyingLocals(env, chased, verb2.retarget === true));
  return { propose: copiesOf(table, verb2, env, "copy", ids2) };
} }, createCopy: { rule: "1303.1", run: (table, verb2, env) => ({ propose: copiesOf(table, verb2, env, "token", what2(table, verb2, env)) }) } };
var hundred = 100;
var dealDamage = { rule: "1007.1", run: (table, verb2, env) => {
  const sources = verb2.source === void 0 ? [env.self] : presentOrPast(table, env, verb2.source);
  return { propose: sources.flatMap((source2) => receivers(table, verb2, env).map((to) => damage({ source: source2, to, amount: share(table, verb2, env, to), battle: false, firm: verb2.firm === true }, "1007.1"))) };
} };
function receivers(table, verb2, env) {
  const objects = verb2.to === void 0 ? [] : named4(table, env, verb2.to);
  return verb2.player === void 0 ? objects : [...objects, ...seatsOf(table, env, verb2.player).map(idOfSeat)];
}
function share(table, verb2, env, to) {
  return verb2.divided === void 0 ? count2(table, verb2, env) : hundred * partOf(env, verb2.divided, to);
}
var lifeAndDamageVerbs = { dealDamage, gainLife: { rule: "105.4", run: (table, verb2, env) => ({ propose: players(table, verb2, env).map((seat) => gainLife(seat, count2(table, verb2, env), "105.4")) }) }, loseLife: { rule: "105.4", run: (table, verb2, env) => ({ propose: players(table, verb2, env).map((seat) => loseLife(seat, count2(table, verb2, env), "105.4")) }) }, setLife: { rule: "104.6", run: (table, verb2, env) => ({ propose: players(table, verb2, env).flatMap((seat) => setLife(table, seat, amount(table, env, verb2.amount), "104.6")) }) }, payLife: { rule: "105.4a", payable: (table, verb2, env) => canPayLife(table, env.you, count2(table, verb2, env)), run: (table, verb2, env) => ({ propose: [loseLife(env.you, count2(table, verb2, env), "105.4a")] }) } };
function moveOf(table, { to, under, at, rested, counters: counters2, reveal: reveal3, faceDown, face }, env) {
  return { to, by: env.self, rested: rested === true, reveal: reveal3 === true, faceDown: faceDown === true, ...typeof face === "number" ? { face } : {}, ...under === void 0 ? {} : { under: seatOf(table, env, under) }, ...at === void 0 ? {} : { at }, counters: countersOf(table, counters2, env) };
}
var moveVerbs = { draw: { rule: "1009.1", run: (table, verb2, env) => ({ propose: players(table, verb2, env).map((seat) => draw(seat, count2(table, verb2, env), "1009.1")) }) }, destroy: { rule: "1010.1", run: (table, verb2, env) => ({ propose: what2(table, verb2, env).map((id) => destroy(id, "1010.1", env.self, verb2.ruler === true)) }) }, cancel: { rule: "1012.1", run: (table, verb2, env) => ({ propose: what2(table, verb2, env).map((id) => cancel(id, "1012.1", env.self)) }) }, move: { rule: "302.3", run: (table, verb2, env) => {
  const ids2 = what2(table, verb2, env);
  const how = moveOf(table, verb2, env);
  return asksForHosts(table, ids2, how.to) ? putAdded(env, ids2, how) : { propose: ids2.map((id) => move(id, how, "302.3")) };
} }, banishSelf: { rule: "1011.1", payable: (table, _verb, env) => table.find(env.self) !== null && table.object(env.self).controller === env.you, run: (_table, _verb, { self }) => ({ propose: [move(self, { to: "graveyard", act: "banished", by: self }, "1011.1")] }) }, shuffle: { rule: "1021.1", run: (table, verb2, env) => ({ propose: players(table, verb2, env).map((seat) => shuffle(seat, verb2.zone ?? "mainDeck", "1021.1", verb2.except === void 0 ? [] : what2(table, { ...verb2, what: verb2.except }, env))) }) }, create: { rule: "1303.1", run: (table, verb2, env) => ({ propose: players(table, verb2, env).map((seat) => create(seat, { token: verb2.token, amount: count2(table, verb2, env), rested: verb2.rested === true, by: env.self }, "1303.1")) }) } };
function doer(table, verb2, env) {
  const by = verb2.by ?? verb2.choose?.by;
  return by === void 0 ? env : { ...env, you: seatOf(table, env, by) };
}
var isYours = (table, id, { you }) => table.object(id).controller === you;
var pickings = { banish: { use: "leaves", rule: "1011.1", make: (id, { self }) => move(id, { to: "graveyard", act: "banished", by: self }, "1011.1"), fits: (table, id, env) => isYours(table, id, env) && zoneOf(table, id) === "field" && !isType(table, id, "jRuler") }, discard: { use: "leaves", rule: "1019.1", make: (id, { self }) => move(id, { to: "graveyard", act: "discarded", by: self }, "1019.1"), fits: (table, id) => zoneOf(table, id) === "hand" }, remove: { use: "leaves", rule: "1004.1", make: (id, { self }, { faceDown }) => move(id, { to: "removed", act: "removed", faceDown: faceDown === true, by: self }, "1004.1"), fits: () => true }, rest: { use: "rests", rule: "1013.1", make: (id) => rest(id, "1013.1"), fits: (table, id) => table.object(id).rested === false && ["field", "rulerArea"].includes(zoneOf(table, id)) }, returnToHand: { use: "leaves", rule: "302.3", make: (id, { self }) => move(id, { to: "hand", by: self }, "302.3"), fits: () => true }, reveal: { use: "shows", rule: "1005.1", make: (id) => reveal(id, "1005.1"), fits: (table, id) => !isRevealed(table, id) }, takeCounter: { use: "keeps", rule: "1022.1", make: (id, _env, { kind: kind2 }) => removeCounters(id, kind2, 1, "1022.1"), fits: () => true } };
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
var pickingRules = { pickings, doer, spares: (table, id, env) => id === env.self && zoneOf(table, id) === "hand", uses, paying: (frame) => localsIn(frame, announceRef) ?? localsIn(frame, payAskedRef), nothing: (table, verb2, env) => {
  if (verb2.verb !== "discard") return null;
  noteEmptyDiscard(table, seatOf(table, env, verb2.choose.by ?? "you"));
  return true;
} };
var playingVerbs = { play: { rule: "903.2", run: (table, verb2, env) => {
  const way = verb2.free === true ? "free" : "";
  const card = mayChase(table, env.you) ? what2(table, verb2, env).find((id) => mayPlay(table, env.you, id, way)) : void 0;
  return card === void 0 ? { done: false } : call(announceProcedure, { ...playLocals(table, env.you, card, way), untimed: true });
} } };
function lookAt2(table, seat, hidden) {
  const ids2 = hidden.map((id) => showTo(table, id, [seat]));
  table.emit("lookedAt", "302.2", { seat, count: ids2.length, ...wereNamed(hidden, ids2) }, [{ seats: [seat], data: { cards: ids2.map((id) => table.object(id).card), objects: [...ids2] } }]);
  return ids2;
}
var showingVerbs = { look: { rule: "302.2", run: (table, verb2, env) => {
  const hidden = what2(table, verb2, env);
  if (hidden.length === 0) return { done: false };
  const ids2 = lookAt2(table, env.you, hidden);
  notice(table, "lookedAt", { object: ids2[0], seat: env.you });
  return { done: true, objects: ids2 };
} } };
function isSettled(table, id) {
  const { cameTurn, heldTurn } = rowOf3(table, id);
  const { turn: turn2 } = gameOf(table);
  if (hasKeyword(table, id, "swiftness")) return true;
  if (isType(table, id, "jRuler")) return cameTurn !== turn2;
  return !isType(table, id, "resonator") || heldTurn !== turn2;
}
var restSelf = { rule: "1013.2", payable: (table, _verb, { self }) => isInBattleArea(table, self) && !rowOf3(table, self).rested && isSettled(table, self), run: (_table, _verb, { self }) => ({ propose: [rest(self, "1013.2")] }) };
var payCounters = { rule: "1022.1", payable: (table, verb2, env) => {
  const from = source(table, verb2.what, env);
  return from.length > 0 && from.every((id) => countersOn(table, id, verb2.kind) >= count2(table, verb2, env));
}, run: (table, verb2, env) => ({ propose: source(table, verb2.what, env).map((id) => removeCounters(id, verb2.kind, count2(table, verb2, env), "1022.1")) }) };
var source = (table, ref2, env) => objectsOf(table, env, ref2 ?? "self");
var stateVerbs = { restSelf, payCounters, shift: { rule: "1117.2", run: (table, verb2, env) => ({ propose: what2(table, verb2, env).map((id) => shift(id, "1117.2")) }) }, recover: { rule: "1013.1", run: (table, verb2, env) => ({ propose: what2(table, verb2, env).map((id) => recover(id, "1013.1")) }) }, addCounters: { rule: "1022.1", run: (table, verb2, env) => ({ propose: what2(table, verb2, env).map((id) => addCounters(id, verb2.kind, count2(table, verb2, env), "1022.1")) }) }, removeCounters: { rule: "1022.1", run: (table, verb2, env) => ({ propose: what2(table, verb2, env).map((id) => removeCounters(id, verb2.kind, count2(table, verb2, env), "1022.1")) }) } };
function producing2(verb2, env, seat, units2) {
  return produce2(seat, units2.map((unit) => ({ ...unit, source: env.self, ...verb2.only === void 0 ? {} : { only: verb2.only } })), env.self, "907.4");
}
var produceVerb = { rule: "907.4", run: (table, given2, env, path) => {
  const verb2 = given2;
  const seat = verb2.player === void 0 ? env.you : seatOf(table, env, verb2.player);
  const ways = waysOf2(table, env, verb2);
  const settled2 = env.vars[chosenWill]?.[path];
  const units2 = settled2 ?? (ways.length === 1 ? ways[0] : void 0);
  if (units2 !== void 0) return { propose: [producing2(verb2, env, seat, units2)] };
  return call(chooseWillProcedure, { ...envLocals(env), path, seat, ways, answer: null, answers: null, returned: null });
} };
var chooseWillProcedure = defineProcedure({ name: "chooseWill", steps: [{ name: "ask", rule: "907.4", run: ask5 }, { name: "produce", rule: "907.4", run: add2 }, { name: "produced", rule: "907.4", run: (_table, locals) => ({ done: locals.returned }) }] });
function ask5(table, locals, frame) {
  const ways = locals.ways;
  const options = ways.map((units2, at) => ({ id: `will:${at}`, label: "will", params: { will: printWill(units2.map((unit) => ({ ...unit, source: 0 }))) } }));
  table.ask(frame, { seat: locals.seat, kind: "chooseWill", rule: "907.4", params: { card: locals.card, object: locals.self }, domain: { type: "options", min: 1, max: 1, options } });
  return { wait: true };
}
function add2(table, locals) {
  const [pick] = picksOf(locals.answer);
  const units2 = locals.ways[Number(pick.slice("will:".length))];
  const verb2 = table.library.node(locals.path);
  return happen(table, [producing2(verb2, envOf(locals), locals.seat, units2)]);
}
var payWillVerb = { rule: "1003.1", payable: (table, verb2, env) => canAfford(purseOf(table, env.you), costOf(table, env, verb2)), run: (table, verb2, env, path) => call(payWillProcedure, payWillLocals(env.you, costOf(table, env, verb2), { object: env.self, card: env.card, ...spendingOf(table, env, path) })) };
function spendingOf(table, env, path) {
  const [, ability2] = /^(.*)\/cost\/\d+$/.exec(path) ?? [];
  if (ability2 === void 0 || /\/(clauses|then)\//.test(ability2)) return { spender: anySpender, without: [] };
  return { spender: { purpose: "ability", object: env.self }, without: usesItself(table.library.ability(ability2).ability) ? [env.self] : [] };
}
function costOf(table, env, verb2) {
  const cost = parseCost(verb2.will);
  return cost.x === 0 ? cost : withX(cost, amount(table, env, verb2.x ?? { var: "x" }));
}
var willVerbs = { produce: produceVerb, payWill: payWillVerb };
var verbs2 = { ...moveVerbs, ...attachingVerbs, ...copyingVerbs, ...pickingVerbs(pickingRules), ...stateVerbs, ...lifeAndDamageVerbs, ...willVerbs, ...chanceVerbs, ...enteringVerbs, ...incarnateVerbs, ...playingVerbs, ...showingVerbs, ...actionVerbs };
var verbProcedures = [pickAndDo(pickingRules), putAddedProcedure, incarnateProcedure, chooseWillProcedure];
function sumsHold(table, env, cost) {
  const life2 = cost.filter(({ verb: verb2 }) => verb2 === "payLife").reduce((sum, verb2) => sum + count2(table, verb2, env), 0);
  if (!canPayLife(table, env.you, life2)) return false;
  return takesHold(cost.flatMap((verb2) => verb2.verb === "payCounters" ? counterSources(table, env, verb2).map((id) => ({ from: `${id}:${verb2.kind}`, count: count2(table, verb2, env), there: countersOn(table, id, verb2.kind) })) : []));
}
function paysTogether(table, env, cost) {
  return sumsHold(table, env, cost) && usesHold(pickingRules, table, env, cost);
}
function viewTurn(table) {
  const { turn: turn2, active, phase } = gameOf(table);
  return { number: turn2, seat: active < 0 ? null : active, phase };
}
function viewPlayer(table, seat) {
  const { life: life2, passing: passing4 } = playerOf(table, seat);
  const count3 = (kind2) => table.zoneOf(kind2, seat).order.length;
  return { life: life2, passing: passing4, will: printWill(poolOf(table, seat)), hand: count3("hand"), mainDeck: count3("mainDeck"), magicStoneDeck: count3("magicStoneDeck"), standby: count3("standby"), lifebreak: count3("lifebreak") };
}
function viewMatch(table) {
  const { first, step, battle } = gameOf(table);
  const { game, wins, draws } = matchOf(table);
  return { first, step, battle: jsonOf(battle), game, wins: [...wins], draws, bestOf: table.pins.format.bestOf, valhalla: playsValhalla(table) };
}
function viewObject2(table, row) {
  const values = valuesOf2(table, row.id);
  const shown = {};
  for (const key in values) if (key !== "abilities") shown[key] = values[key];
  const [name2, ...names2] = values.name;
  if (names2.length === 0 && name2 !== void 0) shown.name = name2;
  const { rested, faceDown, face, damage: damage2, counters: counters2, cameTurn, judgmentLost } = fieldsOf(row);
  if (row.zone === "chase") {
    const { sort, ability: ability2, card } = itemOf(table, row.id);
    shown.item = { sort, ability: ability2, card };
    shown.targets = targetsShown2(table, row.id);
  }
  return Object.assign(shown, { rested, faceDown, face, damage: damage2, counters: counters2, cameTurn, judgmentLost });
}
function viewHidden(_table, row) {
  const { cameTurn } = fieldsOf(row);
  return { faceDown: true, cameTurn };
}
var allProcedures = [matchOfGames(putDecks, resetRows, gameLocals), ...procedures, ...verbProcedures];
var forceOfWillRules = { id: "force-of-will", names: { en: "Force of Will", zh: "力量之意志" }, seats: { min: 2, max: 2 }, formats, decisionKinds, vocabulary, prepare, pinsDecks: true, procedures: allProcedures, verbs: verbs2, objectFields, paysTogether, happenings, commitOrder, history, commitsToOrder: batchOrders, replacementTiers, replacementChooser, reduced: damagePrevented, setUp: (table) => {
  layOut(table, pinnedDecks(table.pins, readDeck));
  table.begin(matchRef, matchLocals());
}, arrange, visibility: { mainDeck: "nobody", magicStoneDeck: "nobody", hand: "owner", field: "all", rulerArea: "all", graveyard: "all", standby: "faces", removed: "faces", lifebreak: "nobody", chase: "all", sideDeck: "ownerAlone" }, hides: (_table, row, seat) => fieldsOf(row).faceDown && !(row.owner === seat && row.zone.startsWith("standby:")), keepsIdentity: (from, to) => inBattle.has(from) && inBattle.has(to), keepsKnowledge: (_table, _row, _from, to) => to === "hand" || to === "mainDeck" || to === "standby" || to === "removed", remembers: (_table, _row, from) => isRemembered(from), openings: { dormantReveals, dormantWithoutWill }, inPlay: battleArea, spellsFrom: ["hand", "standby", "graveyard", "chase"], distantFields, unreadFields: ["repetition", "spentAct"], distantRelations: ["fights"], derivation: "inOrder", layers, layerRules, keywordAbilities, baseValues, baseFields, finishValues, mayLack: ["atk", "def"], copiable: { after: "base", characteristics: copiableCharacteristics, steps: copyingSteps }, status, playerValues, modifierSources, abilitiesWork: () => true, relations, interjections: takingBack(), order: inOrder4, seatOrder: turnOrder, answered: noteAnswer, allowed: (table, { object, ability: ability2 }, event) => {
  const { kind: kind2, keyword: keyword2 } = table.library.ability(ability2).ability;
  if (gameOf(table).turn === 0) return false;
  return maySound(table, object, keyword2) && (kind2 !== "triggered" || !forbids(table, object, "trigger", event?.object));
}, stateTriggerWaits, judgesLate: "cost", noticed: noteEvent, committed: noteBatch, stabilise: stabilise2, stabilisesAll: true, rules: { optionalEffect: "903.3b", orderEffects: "909.3b", replace: "910.2", chooseTargets: "1014.1", concede: "103.4" }, canTarget: (table, env, object) => !isOpenItem(object) && !forbids(table, object.id, "beTargeted", env.self, env.you), duration, span: (table, name2) => name2 === "turn" ? `turn ${gameOf(table).turn}` : name2, playerAmount, matchAmount: (table, value) => value === "turn" ? gameOf(table).turn : unknownWord("value of the match", value), phase: (table) => gameOf(table).phase, step: (table) => gameOf(table).step, activeSeat: (table) => gameOf(table).active < 0 ? null : turnPlayer(table), endByConcession: giveUp, endOfRound, endByAgreement: agreeDraw, acceptBulk: sideDecking.accept, sampleBulk: sideDecking.sample, validateDeck, parseDeck, deckForms, viewTurn, viewPlayer, viewMatch, viewObject: viewObject2, viewHidden };
var isRemembered = (from) => from !== "mainDeck" && from !== "magicStoneDeck" && from !== "lifebreak" && from !== "";
var inBattle = new Set(battleArea);
var elsewhere = [...ownZones, ...sharedZones].filter((kind2) => !inBattle.has(kind2));
function modifierSources(table) {
  const found2 = [];
  for (const seat of table.seats()) found2.push(...battleAreaOf(table, seat));
  if (table.cardsHere.anyElsewhere()) found2.push(...sourcesElsewhere(table));
  return found2;
}
var sourcesElsewhere = remembered2({ name: "modifiers that stand outside the battle areas", basis: "population", find: (table) => {
  const ids2 = [];
  for (const kind2 of elsewhere) {
    if (!table.library.openings.workplaces.has(kind2)) continue;
    for (const { order } of table.zonesOf(kind2)) for (const id of order) if (standsIn(table, table.object(id), kind2)) ids2.push(id);
  }
  return ids2;
} });
function standsIn(table, row, kind2) {
  const { elsewhere: elsewhere2, statics } = table.program(row);
  return elsewhere2 && statics.some(({ ability: ability2 }) => ability2.modifiers !== void 0 && ability2.from?.includes(kind2) === true);
}
function playerAmount(table, seat, value) {
  if (value === "life") return playerOf(table, seat).life;
  if (value === "seat") return seat;
  if (value.startsWith("seen:")) return table.zoneOf(value.slice("seen:".length), seat).order.every((id) => table.seats().every((one) => seesFace(table, table.object(id), one))) ? 1 : 0;
  return ["hand", "mainDeck", "magicStoneDeck", "graveyard", "removed", "standby", "lifebreak"].includes(value) ? table.zoneOf(value, seat).order.length : unknownWord("value of a player", value);
}
var rules3 = createRules(forceOfWillRules);
export {
  rules3 as rules
};
