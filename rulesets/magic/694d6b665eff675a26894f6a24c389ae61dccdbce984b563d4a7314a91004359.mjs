var { MAX_SAFE_INTEGER } = Number;
var mostOf = (option) => option.most ?? MAX_SAFE_INTEGER;
var leastOf = (option, min) => option.least === void 0 ? min : Math.max(min, option.least);
var isEnough = (option, amount3) => option.enough === void 0 || amount3 >= option.enough;
function faultIn(domain, amounts) {
  const { options, min, total } = domain;
  let sum2 = 0;
  let waiting = null;
  for (const [at, option] of options.entries()) {
    const amount3 = amounts[at] ?? 0;
    const least = leastOf(option, min);
    if (amount3 < least) return `${option.id} must get at least ${least}.`;
    if (amount3 > mostOf(option)) return `${option.id} can get at most ${mostOf(option)}.`;
    if (waiting !== null && amount3 > least) return `${option.id} gets more only once ${waiting.id} has ${waiting.enough}.`;
    if (waiting === null && !isEnough(option, amount3)) waiting = option;
    sum2 += amount3;
  }
  return sum2 === total ? null : `The amounts must add up to ${total}, not ${sum2}.`;
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
  const first2 = Math.max(leastOf(option, min), option.enough ?? min, left - room[at + 1]);
  return first2 <= last ? { first: first2, last } : { first: whole2, last: whole2 };
}
function walk(domain, take5) {
  const behind = leasts(domain);
  const room = capacities(domain, behind);
  let left = domain.total;
  return domain.options.map((_option, at) => {
    const { first: first2, last } = boundsAt(domain, behind, room, at, left);
    const amount3 = take5(first2, last);
    left -= amount3;
    return amount3;
  });
}
function drawAmounts(domain, draw2) {
  return canDistribute(domain) ? walk(domain, (first2, last) => first2 + draw2(last - first2 + 1)) : null;
}
function hasSecondDistribution(domain) {
  if (!canDistribute(domain)) return false;
  let second = false;
  walk(domain, (first2, last) => {
    second ||= last > first2;
    return first2;
  });
  return second;
}
function plainAmounts(domain) {
  if (!canDistribute(domain)) return null;
  const { options, min } = domain;
  const amounts = options.map((option) => leastOf(option, min));
  let left = domain.total - amounts.reduce((sum2, amount3) => sum2 + amount3, 0);
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
function must(value, what3) {
  if (value === void 0 || value === null) throw new InvariantBroken(`missing: ${what3}`);
  return value;
}
function nonEmpty(list, what3) {
  if (hasEntries(list)) return list;
  throw new InvariantBroken(`missing: ${what3}`);
}
function hasEntries(list) {
  return list !== void 0 && list !== null && list.length > 0;
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
  const keys6 = [...table.library.nameKeys().keys()];
  for (let at = 0; at < keys6.length; at++) {
    const key = keys6[(from + at) % keys6.length];
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
  const next8 = /* @__PURE__ */ new Set();
  for (const weight of weightsOf(option)) for (const so of sums2) next8.add(so + weight);
  return next8;
}
function reaches(options, sum2) {
  return sumsOf(options).has(sum2);
}
function completeToSum(domain, sum2, picked2, rest2) {
  const low = bound([...picked2, ...rest2], Math.min);
  const high = bound([...picked2, ...rest2], Math.max);
  if (sum2 < low || sum2 > high) return null;
  return high - low < BITS && domain.groups !== true ? byMasks(domain, sum2, low, picked2, rest2) : bySearch(domain, sum2, picked2, rest2);
}
function bound(options, pick) {
  let total = 0;
  for (const option of options) total += pick(0, ...weightsOf(option));
  return total;
}
var BITS = 31;
var moved = (mask, by) => by >= 0 ? mask << by : mask >>> -by;
function withOption(mask, option) {
  let next8 = 0;
  for (const weight of weightsOf(option)) next8 |= moved(mask, weight);
  return next8;
}
function byMasks(domain, sum2, low, picked2, rest2) {
  const most3 = Math.min(domain.max - picked2.length, rest2.length);
  if (most3 < 0) return null;
  const least = Math.max(0, domain.min - picked2.length);
  const nothing11 = 1 << -low;
  const width = most3 + 1;
  const ahead = new Int32Array((rest2.length + 1) * width);
  ahead[rest2.length * width] = nothing11;
  for (let at = rest2.length - 1; at >= 0; at--) {
    for (let count2 = 0; count2 <= most3; count2++) {
      const without2 = ahead[(at + 1) * width + count2];
      const taking = count2 === 0 ? 0 : withOption(ahead[(at + 1) * width + count2 - 1], rest2[at]);
      ahead[at * width + count2] = without2 | taking;
    }
  }
  const possible4 = (mask2, taken2, at) => {
    for (let count2 = Math.max(0, least - taken2); count2 + taken2 <= most3; count2++) if (meets(mask2, ahead[at * width + count2], sum2, low)) return true;
    return false;
  };
  let mask = nothing11;
  for (const option of picked2) mask = withOption(mask, option);
  if (!possible4(mask, 0, 0)) return null;
  const chosen6 = [];
  for (let at = 0; at < rest2.length; at++) {
    if (chosen6.length >= least && mask >>> sum2 - low & 1) break;
    const option = rest2[at];
    const next8 = withOption(mask, option);
    if (chosen6.length >= most3 || !possible4(next8, chosen6.length + 1, at + 1)) continue;
    chosen6.push(option);
    mask = next8;
  }
  return [...picked2, ...chosen6];
}
function meets(one, other, sum2, low) {
  if (other === 0) return false;
  for (let left = one; left !== 0; left &= left - 1) {
    const bit = 31 - clz32(left & -left);
    const wanted = sum2 - (bit + low) - low;
    if (wanted >= 0 && wanted < BITS && other >>> wanted & 1) return true;
  }
  return false;
}
function bySearch(domain, sum2, picked2, rest2) {
  const dead = /* @__PURE__ */ new Set();
  const grouped = domain.groups === true;
  const search3 = (chosen6, at, sums2) => {
    if (chosen6.length >= domain.min && chosen6.length <= domain.max && sums2.has(sum2)) return chosen6;
    if (at >= rest2.length || chosen6.length >= domain.max) return null;
    const taken2 = grouped ? chosen6.flatMap(({ group }) => group ?? []).sort().join("\n") : "";
    const key = `${at}|${chosen6.length}|${[...sums2].sort((a, b) => a - b).join()}|${taken2}`;
    if (dead.has(key)) return null;
    const option = rest2[at];
    const free2 = !grouped || option.group === void 0 || !chosen6.some(({ group }) => group === option.group);
    const found3 = (free2 ? search3([...chosen6, option], at + 1, added(sums2, option)) : null) ?? search3(chosen6, at + 1, sums2);
    if (found3 === null) dead.add(key);
    return found3;
  };
  return search3(picked2, 0, sumsOf(picked2));
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
    const [first2] = accepted2.violations;
    return { code: "deck/illegal", rule: first2?.rule ?? decision.rule, detail: first2?.detail ?? "The deck is not legal.", params: { violations: jsonOf(accepted2.violations) } };
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
  const kept5 = byOption(domain, amounts);
  const objection = domain.checked === true ? objectionToAmounts(table, decision, kept5) : null;
  return objection === null ? { answer: { amounts: kept5 } } : illegal(decision, objection.detail, objection.rule);
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
  const chosen6 = [];
  for (const pick of picks) {
    const option = domain.options.find((one) => one.id === pick);
    if (option === void 0) return notOffered(table, decision, pick);
    chosen6.push(option);
  }
  if (domain.groups === true && !isApart(chosen6)) return illegal(decision, "Of options that belong together only one can be picked.");
  if (domain.sum !== void 0 && !reaches(chosen6, domain.sum)) return illegal(decision, `The picks must add up to ${domain.sum}.`);
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
    const first2 = !seen.has(group);
    seen.add(group);
    return first2;
  });
}
function complete(domain, picked2) {
  if (domain.groups === true && !isApart(picked2)) return null;
  if (domain.sum === void 0) {
    const open2 = domain.options.filter((one) => !picked2.includes(one));
    const rest2 = domain.groups === true ? firstOfEach([...picked2, ...open2]).slice(picked2.length) : open2;
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
  const most3 = Math.min(domain.max, length);
  if (most3 === 0) return false;
  return domain.min < length || length > 1 && domain.ordered === true;
}
function standingIn(options) {
  let count2 = 0;
  while (options[options.length - 1 - count2]?.standing === true) count2++;
  return count2;
}
function hasSecondSet(domain) {
  const found3 = complete(domain, []);
  if (found3 === null) return false;
  if (domain.ordered === true && found3.length > 1) return true;
  return domain.options.some((option) => found3.includes(option) ? complete({ ...domain, options: domain.options.filter((one) => one !== option) }, []) !== null : complete(domain, [option]) !== null);
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
  const drawn4 = drawAmounts(domain, draw2);
  const amounts = drawn4 === null ? null : byOption(domain, drawn4);
  return amounts !== null && objectionToAmounts(table, decision, amounts) === null ? { amounts } : exampleOf(domain);
}
function exampleOf({ example: example2 }) {
  return { amounts: must(example2, "example of checked amounts") };
}
function sampleChecked(table, decision, drawn4) {
  if (objectionTo(table, decision, drawn4) === null) return drawn4;
  for (let kept5 = drawn4.length; kept5 > 0; kept5 = kept5 >> 1) {
    const found3 = completed(table, decision, drawn4.slice(0, kept5));
    if (found3 !== null) return found3;
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
    const found3 = complete({ ...domain, options: shuffled }, []);
    if (found3 === null) throw new InvariantBroken("a domain has no legal answer");
    return found3.map((option) => option.id);
  }
  const apart3 = domain.groups === true ? firstOfEach(shuffled) : shuffled;
  if (apart3.length < domain.min) throw new InvariantBroken("a domain has no legal answer");
  const most3 = Math.min(domain.max, apart3.length);
  const count2 = domain.min + draw2(most3 - domain.min + 1);
  return apart3.slice(0, count2).map((option) => option.id);
}
function among(domain, draw2) {
  const { options, min } = domain;
  if (options[options.length - 1]?.standing !== true) return options;
  const others3 = options.filter(({ standing: standing3 }) => standing3 !== true);
  return others3.length < min || draw2(10) === 0 ? options : others3;
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
  const found3 = complete(domain, []);
  if (found3 === null) throw new InvariantBroken(`decision ${decision.id} (${decision.kind}) has no legal answer`);
  return { picks: found3.map((option) => option.id) };
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
function chachaBlock(key, counter2, nonce) {
  const initial = Int32Array.from([...SIGMA, ...key, counter2, ...nonce]);
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
    const wanted = Math.floor(position / 16);
    if (wanted !== this.blockNumber) {
      this.block = chachaBlock(this.key, wanted, [0, 0, 0]);
      this.blockNumber = wanted;
    }
    return this.block[position % 16];
  }
};
function uniform(n2, next8) {
  if (!Number.isInteger(n2) || n2 < 1 || n2 > 4294967296) throw new InvariantBroken(`can't draw from ${n2}`);
  if (n2 === 4294967296) return next8();
  const last = 4294967295 - ((4294967295 >>> 0) % (n2 >>> 0) + 1) % n2;
  for (; ; ) {
    const word3 = next8();
    if (word3 <= last) return (word3 >>> 0) % (n2 >>> 0);
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
function envOf(locals2) {
  const { self, card, you, event, vars, each, subject } = locals2;
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
  const ask13 = (key, first2, second, third, fourth) => {
    const kept5 = known3.get(key);
    if (kept5 !== void 0) return kept5;
    const found3 = findAnew(key, first2, second, third, fourth);
    known3.set(key, found3);
    return found3;
  };
  return ask13;
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
  const { seesAs: seesAs2 } = table.game;
  return seesAs2 !== void 0 && !isPrivate(table, row) && seesAs2(table, seat).some((other) => seesItself(table, row, other));
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
  const { seesAs: seesAs2 } = table.game;
  return seesAs2 === void 0 ? [seat] : [seat, ...seesAs2(table, seat)];
}
function knownRow(table, id) {
  const noted = table.state.past[id];
  return table.state.objects[id] ?? (noted?.renamed === true ? knownRow(table, noted.now) : noted?.row) ?? null;
}
function trace(table, id) {
  const row = table.object(id);
  const { past, header: header2 } = table.state;
  const known3 = past[id];
  if (known3 !== void 0) return void table.journal.setRecord(known3, "traced", true);
  const noted = { id, kind: table.zone(row.zone).kind, row: { ...row }, values: table.derive(table, id), now: 0, version: header2.version, traced: true };
  table.journal.insert(past, id, noted);
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
function rootsOf({ frames, triggers, watches, effects, decisions, players: players3, game, history: history2, objects }) {
  return [frames, triggers, watches, effects, decisions, players3, game, history2, objects];
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
  const words3 = values?.[characteristic];
  return Array.isArray(words3) ? words3 : [];
}
function remembers(table, name2, seats, words3) {
  return valuesOf(table, name2, seats).some((kept5) => Array.isArray(kept5) && words3.some((word3) => kept5.includes(word3)));
}
function beginSpan(table, span) {
  const { history: history2 } = table.state;
  const rules5 = table.game.history ?? {};
  for (const field2 of Object.keys(history2)) {
    const [name2, ...whose] = field2.split(":");
    const rule2 = rules5[name2];
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
  const found3 = [];
  if (kind2 === "slots") return inSlots(table, null, seats, found3);
  if (kind2 === "attached" || kind2 === "under") {
    for (const host of objectsIn(table, "slots", null)) {
      for (const id of table.object(host)[kind2]) {
        const row = table.object(id);
        if (row.zone === "" && row.slot === "" && (seats === null || seats.includes(table.controllerOf(row)))) found3.push(id);
      }
    }
    return found3;
  }
  if (table.game.slotKinds?.names.includes(kind2) === true) return inSlots(table, kind2, seats, found3);
  const zones2 = table.zonesOf(kind2);
  if (seats !== null && seats.length === 1) {
    for (const { seat, order: order2 } of zones2) if (seat >= 0 && seat === seats[0]) return order2;
  }
  for (const { seat, order: order2 } of zones2) {
    if (seats === null || seat >= 0) {
      if (seats === null || seats.includes(seat)) for (const one of order2) found3.push(one);
    } else for (const one of order2) if (seats.includes(table.controllerOf(table.object(one)))) found3.push(one);
  }
  return found3;
}
function fewerThan(table, kinds, seats, most3) {
  let there2 = 0;
  for (const kind2 of kinds) there2 += objectsIn(table, kind2, seats).length;
  return there2 < most3;
}
function sharedZone(table, kind2) {
  const zones2 = table.zonesOf(kind2);
  const [zone] = zones2;
  return zone !== void 0 && zones2.length === 1 && zone.seat < 0 ? zone.order : null;
}
function inSlots(table, kind2, seats, found3) {
  for (const slot of table.allSlots()) {
    if (slot.object === 0) continue;
    const row = table.object(slot.object);
    if (kind2 !== null && kindOfSlot(table, slot, row) !== kind2) continue;
    if (seats === null || seats.includes(table.controllerOf(row))) found3.push(row.id);
  }
  return found3;
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
function objectEnv(table, row) {
  return sourceEnv(row.id, row.card, table.controllerOf(row));
}
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
    const chosen6 = env.vars[ref2.chosen];
    return Array.isArray(chosen6) ? playersIn(chosen6) : [];
  }
  if ("seatVar" in ref2) return seatIn(env.event?.[ref2.seatVar] ?? env.vars[ref2.seatVar]);
  if ("not" in ref2) {
    const others3 = seatsOf(table, env, ref2.not);
    return table.game.seatOrder(table).filter((seat2) => !others3.includes(seat2));
  }
  if ("playerOf" in ref2) {
    const rule2 = table.game.playerRelations?.[ref2.playerOf] ?? missing("relation", ref2.playerOf);
    const named4 = presentOrPast(table, env, ref2.of).flatMap((id2) => rule2(table, rowOf(table, id2)));
    return table.game.seatOrder(table).filter((seat2) => named4.includes(seat2));
  }
  const whose = "controllerOf" in ref2 ? ref2.controllerOf : ref2.ownerOf;
  const [first2] = named(table, env, whose, presentOrPast);
  const seat = first2 === void 0 ? null : seatOfId(first2);
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
    const found3 = env.vars[value.var];
    return Array.isArray(found3) ? found3.length : asNumber(found3);
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
function quotientOf(whole2, parts2) {
  return parts2 === 0 ? 0 : Math.floor(whole2 / parts2);
}
function fixedAmounts(table, env, given) {
  if (given === void 0) return env;
  const vars = { ...env.vars };
  for (const [name2, value] of Object.entries(given)) vars[name2] = amount(table, env, value);
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
  if ("all" in condition2) return condition2.all.every((part2) => holds(table, env, part2));
  if ("remembered" in condition2) return remembers(table, condition2.remembered, condition2.of === void 0 ? null : seatsOf(table, env, condition2.of), condition2.words);
  if ("any" in condition2) return condition2.any.some((part2) => holds(table, env, part2));
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
    const { phase: phase2, step } = table.game;
    const wanted = condition2.phase;
    return isAmong(wanted, phase2(table)) || step !== void 0 && isAmong(wanted, step(table));
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
    if ("noted" in wanted) return fits(table, env, value, notedOn(table, env.self, wanted.noted) ?? null);
    const { chosen: chosen6 } = wanted;
    if (chosen6 !== void 0) return fits(table, env, value, env.vars[chosen6] ?? null);
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
  const found3 = [];
  const related = selector2.relation === void 0 ? null : relatedObjects(table, env, selector2.relation);
  const excepted = selector2.except === void 0 ? none : objectsOf(table, env, selector2.except);
  const { where } = selector2;
  const test = where === void 0 ? null : table.library.testOf(where);
  for (const kind2 of kinds) {
    for (const id of objectsIn(table, kind2, seats)) {
      if (related !== null && !related.includes(id)) continue;
      if (excepted.includes(id)) continue;
      if (where !== void 0 && !(test === null ? matches(table, env, id, where) : test(table.derive(table, id, env.cut)))) continue;
      found3.push(id);
    }
  }
  const ordered3 = related === null ? table.game.order(table, found3) : related.filter((id) => found3.includes(id));
  if (selector2.first !== void 0) return ordered3.slice(0, amount(table, env, selector2.first));
  if (selector2.last !== void 0) {
    const count2 = amount(table, env, selector2.last);
    return count2 === 0 ? none : ordered3.slice(-count2);
  }
  return ordered3;
}
function tally(table, env, selector2, most3) {
  const { from, of, except, where, relation, first: first2, last } = selector2;
  if (relation !== void 0 || first2 !== void 0 || last !== void 0) return select(table, env, selector2).length;
  let found3 = 0;
  const seats = of === void 0 ? null : seatsOf(table, env, of);
  const excepted = except === void 0 ? none : objectsOf(table, env, except);
  const test = where === void 0 ? null : table.library.testOf(where);
  if (most3 > 1 && most3 < Infinity && fewerThan(table, typeof from === "string" ? [from] : from, seats, most3)) return 0;
  for (const kind2 of typeof from === "string" ? [from] : from) {
    const shared2 = test === null || seats === null ? null : sharedZone(table, kind2);
    for (const id of shared2 ?? objectsIn(table, kind2, seats)) {
      if (where !== void 0 && !(test === null ? matches(table, env, id, where) : test(table.derive(table, id, env.cut)))) continue;
      if (excepted.includes(id) || shared2 !== null && seats?.includes(table.controllerOf(table.object(id))) === false) continue;
      found3++;
      if (found3 >= most3) return found3;
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
  const [root, ...keys6] = path.slice(bar + 1).split(SEPARATOR);
  return { patch: bar < 0 ? "" : path.slice(0, bar), root, keys: keys6 };
}
function isPartOfCost(path) {
  const { keys: keys6 } = parsePath(path);
  return keys6.at(-2) === "cost" && keys6.at(-4) === "abilities";
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
  const words3 = {};
  for (const [from, to] of Object.entries(before.words ?? {})) words3[from] = patch.words?.[to] ?? to;
  for (const [from, to] of Object.entries(patch.words ?? {})) words3[from] ??= to;
  for (const [from, to] of Object.entries(words3)) if (from === to) delete words3[from];
  const parameters3 = { ...before.parameters, ...patch.parameters };
  const merged = {};
  if (Object.keys(parameters3).length > 0) merged.parameters = parameters3;
  if (Object.keys(words3).length > 0) merged.words = words3;
  const base = old === "" ? path : path.slice(old.length + 1);
  return Object.keys(merged).length === 0 ? base : `${canonical(merged)}${BAR}${base}`;
}
function wordsOf2(path) {
  const { patch } = parsePath(path);
  return patch === "" ? null : JSON.parse(patch).words ?? null;
}
function patchTree(game, tree2, patch) {
  const { words: words3, parameters: parameters3 } = JSON.parse(patch);
  const filled = parameters3 === void 0 ? tree2 : fillParameters(tree2, parameters3);
  return words3 === void 0 ? filled : replaceIn(filled, words3, new Set(game.text?.fields ?? []));
}
function fillParameters(node, parameters3) {
  if (Array.isArray(node)) return node.map((child) => fillParameters(child, parameters3));
  if (typeof node !== "object" || node === null) return node;
  const fields2 = node;
  if (typeof fields2.parameter === "string" && fields2.parameter in parameters3) return parameters3[fields2.parameter];
  return Object.fromEntries(Object.entries(fields2).map(([key, child]) => [key, fillParameters(child, parameters3)]));
}
function replaceIn(node, words3, fields2) {
  if (Array.isArray(node)) return node.map((child) => replaceIn(child, words3, fields2));
  if (typeof node !== "object" || node === null) return node;
  return Object.fromEntries(Object.entries(node).map(([key, child]) => [key, fields2.has(key) ? replaceWords(child, words3) : replaceIn(child, words3, fields2)]));
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
  const { keywordsApart: keywordsApart2 } = game;
  if (keywordsApart2 === void 0 || entries.length < 2) return entries.flatMap((entry2) => keywordPaths(game, entry2));
  return entries.flatMap((entry2, at) => {
    if (!keywordsApart2.includes(wordOf(entry2))) return keywordPaths(game, entry2);
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
  const source = effectSource(env, kind2, program);
  return ids2.filter((id) => affects(table, source, table.object(id), env.cut));
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
    let found3 = this.known.get(one);
    if (found3 === void 0) {
      const made2 = [];
      for (let other = 0; other < this.count; other++) if (other !== one && this.depends(one, other)) made2.push(other);
      this.known.set(one, found3 = made2);
    }
    return found3;
  }
  reaches(from, to) {
    const seen = /* @__PURE__ */ new Set([from]);
    const open2 = [from];
    for (let at = open2.pop(); at !== void 0; at = open2.pop()) {
      if (at === to) return true;
      for (const next8 of this.of(at)) {
        if (seen.has(next8)) continue;
        seen.add(next8);
        open2.push(next8);
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
function namesRead(node, found3 = /* @__PURE__ */ new Set()) {
  if (Array.isArray(node)) for (const one of node) namesRead(one, found3);
  else if (isTree(node)) {
    if (typeof node.var === "string") found3.add(node.var);
    for (const one of Object.values(node)) namesRead(one, found3);
  }
  return found3;
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
  const words3 = Array.isArray(wanted) ? wanted : [wanted];
  if (words3.some((word3) => typeof word3 === "object")) return null;
  return (values) => {
    const value = values[key];
    return Array.isArray(value) ? words3.some((word3) => hasWord(value, word3)) : words3.includes(value);
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
  change(change6) {
    for (const fields2 of [change6.set, change6.add, change6.times, change6.gain]) for (const name2 in fields2) this.literal(fields2[name2]);
    if (change6.controller !== void 0) this.player(change6.controller);
    if (change6.become !== void 0) {
      this.ref(change6.become.copyOf);
      for (const name2 of this.game.copiable?.characteristics ?? []) this.reads.add(name2);
      this.change({ ...change6.become.except, layer: change6.layer });
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
  const parts2 = changes2.flatMap((change6, index) => stepsOf(game, change6).map((step) => compilePart(game, step, index === 0 ? path : `${path}/also/${index - 1}`, whole2)));
  parts2.sort((a, b) => a.layer - b.layer);
  if (parts2.some((part2, index) => part2.layer === parts2[index - 1]?.layer)) throw new InvariantBroken(`${path} has two parts in one layer`);
  return { path, modifier, condition: condition2, defining: modifier.defining === true, parts: parts2, far: whole2.far, test: testOf(game, modifier.of) };
}
function testOf(game, of) {
  if (typeof of !== "object" || of.relation !== void 0 || mentions([of.of, of.except], "subject")) return null;
  return plainTest(game, of.where);
}
function stepsOf(game, change6) {
  const { become: become2, layer } = change6;
  const steps3 = game.copiable?.steps;
  if (become2 === void 0 || steps3 === void 0) return [{ change: change6, takes: null }];
  if (steps3[layer] === void 0) throw new InvariantBroken(`a copy effect names layer ${layer}, which is not among copiable.steps`);
  return Object.keys(steps3).map((step) => ({ change: step === layer ? change6 : { layer: step, become: become2 }, takes: steps3[step] }));
}
function compilePart(game, { change: change6, takes }, path, whole2) {
  const layer = game.layers.indexOf(change6.layer);
  if (layer < 0) throw new InvariantBroken(`no layer ${change6.layer} in ${path}`);
  const own2 = new Reading(game);
  own2.change(change6);
  if (own2.far) whole2.far = true;
  return { layer, change: change6, path, reads: /* @__PURE__ */ new Set([...whole2.reads, ...own2.reads]), writes: writesOf(game, change6, takes), takes, plain: isPlain(change6), perObject: mentions(change6, "subject"), consequences: (game.consequences?.touches(change6).length ?? 0) > 0 };
}
function writesOf(game, change6, takes) {
  const { set, add: add5, times, gain, lose: lose2, cantHave, swap, become: become2 } = change6;
  const writes = /* @__PURE__ */ new Set();
  for (const fields2 of [set, add5, times, gain, lose2, cantHave, become2?.except?.set]) for (const name2 in fields2) writes.add(name2);
  for (const name2 of swap ?? []) writes.add(name2);
  if (change6.abilities !== void 0) writes.add("abilities");
  if (change6.controller !== void 0) writes.add("controller");
  if (change6.words !== void 0) for (const name2 of ["abilities", ...game.text?.characteristics ?? []]) writes.add(name2);
  if (become2 !== void 0) for (const name2 of takes ?? ["abilities", ...game.copiable?.characteristics ?? []]) writes.add(name2);
  for (const name2 of game.consequences?.touches(change6) ?? []) writes.add(name2);
  return writes;
}
function isPlain(change6) {
  if (change6.become !== void 0 || change6.words !== void 0 || change6.controller !== void 0 || change6.abilities !== void 0) return false;
  return [change6.set, change6.add, change6.times, change6.gain].every((fields2) => fields2 === void 0 || Object.values(fields2).every((value) => !hasObject(value)));
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
  for (const name2 of other.writes) if (part2.reads.has(name2)) return true;
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
function resolve(table, env, part2) {
  const { change: change6 } = part2;
  if (part2.plain) return change6;
  const { become: become2, words: words3, controller, cantHave, swap } = change6;
  return { ...resolveRewriting(table, env, change6, part2.path), copied: become2 === void 0 ? null : copied(table, env, become2.copyOf), takes: part2.takes, except: become2?.except === void 0 ? null : resolveRewriting(table, env, become2.except, `${part2.path}/become/except`), words: words3 === void 0 ? null : { [String(word(env, words3.from))]: String(word(env, words3.to)) }, controller: controller === void 0 ? null : seatsOf(table, env, controller).find((seat) => table.game.plays?.(table, seat) !== false) ?? null, ...cantHave === void 0 ? {} : { cantHave }, ...swap === void 0 ? {} : { swap } };
}
function copied(table, env, from) {
  const kept5 = env.vars[COPIED];
  if (kept5 !== void 0) return kept5;
  const [id] = objectsOf(table, env, from);
  return id === void 0 ? null : copiableValues(table, id);
}
function word(env, name2) {
  if (typeof name2 === "string") return name2;
  const value = env.vars[name2.var];
  return Array.isArray(value) ? value[0] ?? "" : value ?? "";
}
function resolveRewriting(table, env, change6, path) {
  const { set, times, add: add5, lose: lose2, gain, abilities } = change6;
  return { ...set === void 0 ? {} : { set: mapped(set, (value) => written(table, env, value)) }, ...times === void 0 ? {} : { times: mapped(times, (value) => counted2(table, env, value)) }, ...add5 === void 0 ? {} : { add: mapped(add5, (value) => addition(table, env, value)) }, ...lose2 === void 0 ? {} : { lose: lose2 }, ...gain === void 0 ? {} : { gain: mapped(gain, (list) => written(table, env, list)) }, ...abilities === void 0 ? {} : { abilities: abilities.map((ability2, index) => lentPath(env, `${path}/abilities/${index}`, ability2)) } };
}
function lentPath(env, path, ability2) {
  return ability2.limit !== void 0 || mentions(ability2, "lender") ? patched(path, { parameters: { lender: { id: env.self } } }) : path;
}
var FIXED = "fixedAmounts";
function withFixedAmounts(table, env, modifiers2) {
  if (table.game.fixesAmounts !== true) return env;
  const fixed = {};
  for (const modifier of modifiers2) {
    for (const { add: add5, times, set } of [modifier, ...modifier.also ?? []]) {
      for (const value of [add5, times, set].flatMap((fields2) => Object.values(fields2 ?? {}))) if (isCounted(value)) fixed[JSON.stringify(value)] = amount(table, env, value);
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
function mapped(fields2, make2) {
  const made2 = {};
  for (const name2 in fields2) made2[name2] = make2(fields2[name2]);
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
function rewrite(table, values, resolved2) {
  const { copied: taken2, except, takes, words: words3, controller, swap } = resolved2;
  if (taken2 !== null && taken2 !== void 0) takeOver(table, values, taken2, except ?? null, takes ?? null);
  if (words3 !== null && words3 !== void 0) reword(table, values, words3);
  if (typeof controller === "number") values.controller = controller;
  rewriteFields(table, values, resolved2);
  for (const name2 in resolved2.cantHave) withhold(values, name2, resolved2.cantHave[name2]);
  if (swap !== void 0) {
    const [one, other] = swap;
    const kept5 = values[one];
    values[one] = values[other];
    values[other] = kept5;
  }
}
function rewriteFields(table, values, resolved2) {
  const { set, times, add: add5, lose: lose2, gain, abilities } = resolved2;
  for (const name2 in set) values[name2] = set[name2];
  for (const name2 in times) if (!isLacking(table, values, name2)) values[name2] = table.number(asNumber(values[name2]) * times[name2]);
  for (const name2 in add5) if (!isLacking(table, values, name2)) values[name2] = table.number(asNumber(values[name2]) + add5[name2]);
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
function exceptOf({ set, times, add: add5, lose: lose2, gain, abilities }, names3) {
  const of = (fields2) => Object.fromEntries(Object.entries(fields2 ?? {}).filter(([name2]) => names3.includes(name2)));
  return { set: of(set), times: of(times), add: of(add5), lose: of(lose2), gain: of(gain), abilities: names3.includes("abilities") ? abilities ?? [] : [] };
}
function defines(table, path, names3) {
  const modifiers2 = table.library.ability(path).ability.modifiers ?? [];
  return modifiers2.some((modifier) => modifier.defining === true && names3.some((name2) => name2 in { ...modifier.set, ...modifier.gain }));
}
function reword(table, values, words3) {
  values.abilities = asList(values.abilities).map((path) => patched(path, { words: words3 }));
  for (const name2 of table.game.text?.characteristics ?? []) if (values[name2] !== void 0) values[name2] = replaceWords(values[name2], words3);
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
function withhold(values, name2, words3) {
  const before = values.cantHave ?? {};
  values.cantHave = { ...before, [name2]: [...asList(before[name2]), ...words3] };
  values[name2] = without(values[name2], words3);
}
function without(list, words3) {
  return asList(list).filter((one) => !words3.includes(one) && !words3.includes(wordOf(one)) && !words3.some((word3) => sameEntry(word3, one)));
}
function sameEntry(word3, one) {
  return typeof word3 === "object" && typeof one === "object" && JSON.stringify(word3) === JSON.stringify(one);
}
var noWords = [];
function envFor(env, part2, id) {
  return part2.perObject ? about(env, id) : env;
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
    const rules5 = game.layerRules;
    if (this.existing.length === 0 && rules5 === void 0) return;
    for (let layer = 0; layer < game.layers.length; layer++) {
      const own2 = rules5?.[game.layers[layer]]?.own;
      if (own2 === void 0 && this.byLayer[layer] === void 0) continue;
      this.layer = layer;
      this.runLayer(layer);
      if (own2 !== void 0) for (const id of own2.on(this.table, this.touched)) this.bring(id, own2.change);
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
    const found3 = this.existing.filter((effect2) => effect2.compiled.modifier.players !== void 0);
    return found3.length > 1 ? [...found3].sort((a, b) => a.stamp - b.stamp) : found3;
  }
  note(id, layer) {
    const step = { layer, values: this.current.get(id) };
    const steps3 = this.steps.get(id);
    if (steps3 === void 0) this.steps.set(id, [step]);
    else steps3.push(step);
  }
  bring(id, change6) {
    const row = this.table.object(id);
    const values = { ...this.read(row) };
    change6(this.table, row, values);
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
    const found3 = new Set(sources);
    for (const row of Object.values(table.state.objects)) if (table.program(row).defines) found3.add(row.id);
    return [...found3];
  }
  gather() {
    const { table } = this;
    const found3 = [];
    for (const id of this.sources) found3.push(...this.effectsOf(table.object(id)));
    for (const id of this.current.keys()) if (!this.isSource(id)) found3.push(...this.effectsOf(table.object(id)));
    for (const key in table.state.effects) found3.push(lastingEffect(table, table.state.effects[key]));
    if (this.kept.size > 0) {
      const keys6 = new Set(found3.map((effect2) => effect2.key));
      for (const effect2 of this.kept.values()) if (!keys6.has(effect2.key)) found3.push(effect2);
    }
    if (found3.length > 1) found3.sort((a, b) => a.stamp - b.stamp || a.source - b.source);
    this.existing = found3;
    this.stale = false;
    this.byLayer.length = 0;
    for (const effect2 of found3) {
      if (effect2.compiled.far) this.far = true;
      if (effect2.compiled.modifier.players !== void 0) continue;
      for (const part2 of effect2.compiled.parts) (this.byLayer[part2.layer] ??= []).push(effect2);
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
    const keywords = table.library.staticsIn(asList(values.keywords), "keywords");
    const list = abilities.length === 0 && keywords.length === 0 ? empty : this.standingEffects(row, [...abilities, ...keywords]);
    if (this.lent.size === 0) standing3[row.id] = { values, stamp: row.stamp, zone: row.zone, slot: row.slot, host: row.host, list };
    return list;
  }
  standingEffects(row, statics) {
    const { table } = this;
    const kind2 = kindOfPlace(table, row);
    const found3 = [];
    const seen = /* @__PURE__ */ new Map();
    for (const { path, ability: ability2, effects } of statics) {
      const before = seen.get(path) ?? 0;
      seen.set(path, before + 1);
      const at = `@${row.id}#${before}`;
      const works = (ability2.from ?? table.game.inPlay).includes(kind2);
      const stamp = Math.max(row.stamp, this.lent.size === 0 ? 0 : this.lent.get(`${path}@${row.id}`) ?? 0);
      for (const compiled of effects) if (works || compiled.defining) found3.push({ key: compiled.path + at, ability: path + at, compiled, source: row.id, row: null, stamp });
    }
    return found3;
  }
  exists(effect2) {
    if (effect2.row !== null || this.kept.has(effect2.key)) return true;
    return this.effectsOf(this.table.object(effect2.source)).some((one) => one.key === effect2.key);
  }
  runLayer(layer) {
    const done4 = /* @__PURE__ */ new Set();
    for (; ; ) {
      const left = (this.byLayer[layer] ?? empty).filter((effect2) => !done4.has(effect2.key));
      if (left.length === 0) return;
      const first2 = left.filter((effect2) => effect2.compiled.defining);
      const next8 = this.next(first2.length > 0 ? first2 : left, layer);
      done4.add(next8.key);
      this.apply(next8, partOf2(next8, layer));
      if (this.stale) this.gather();
    }
  }
  next(effects, layer) {
    if (effects.length === 1) return effects[0];
    const meanings2 = /* @__PURE__ */ new Map();
    const dependencies = new Dependencies(effects.length, (one, other) => {
      const effect2 = effects[one];
      const before = effects[other];
      return this.meets(partOf2(effect2, layer), partOf2(before, layer)) && this.depends(effect2, before, layer, meanings2);
    });
    return effects[dependencies.first()];
  }
  depends(effect2, other, layer, meanings2) {
    const now = (one) => {
      let known3 = meanings2.get(one);
      if (known3 === void 0) meanings2.set(one, known3 = this.meaning(one, partOf2(one, layer)));
      return known3;
    };
    const before = now(effect2);
    const tried = now(other);
    if (tried === null) return false;
    const kept5 = tried.objects.map((id) => this.current.get(id));
    this.commit(partOf2(other, layer), tried);
    const part2 = partOf2(effect2, layer);
    const changed3 = !this.exists(effect2) || !sameMeaning(part2, before, this.meaning(effect2, part2));
    tried.objects.forEach((id, index) => {
      const values = kept5[index];
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
    const found3 = [];
    for (const kind2 of typeof of.from === "string" ? [of.from] : of.from) {
      for (const id of objectsIn(table, kind2, null)) {
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
        if (verdicts[at] === true && (seats === null || seats.includes(controllerIn(values, row))) && !excepted.includes(id)) found3.push(id);
      }
    }
    return found3;
  }
  apply(effect2, part2) {
    const meaning2 = this.meaning(effect2, part2);
    if (meaning2 === null) return;
    if (!this.begun.has(effect2.key)) this.begin(effect2, meaning2.objects);
    const before = meaning2.objects.map((id) => this.read(this.table.object(id)));
    this.commit(part2, meaning2);
    meaning2.objects.forEach((id, index) => {
      this.touched.add(id);
      const old = before[index];
      const values = this.current.get(id);
      if (old.abilities === values.abilities && old.keywords === values.keywords) return;
      const done4 = meaning2.does[part2.perObject ? index : 0];
      if ((done4.words === null || done4.words === void 0) && this.sameStatics(old, values)) return;
      this.stale = true;
      for (const path of done4.abilities ?? []) this.lent.set(`${path}@${id}`, effect2.stamp);
      if (done4.words !== null && done4.words !== void 0) this.reword(id, done4.words);
    });
  }
  sameStatics(old, values) {
    const { library } = this.table;
    const none31 = (list, what3) => library.staticsIn(asList(list), what3).length === 0;
    const same = (what3) => old[what3] === values[what3] || none31(old[what3], what3) && none31(values[what3], what3);
    return same("abilities") && same("keywords");
  }
  commit(part2, meaning2) {
    const { table } = this;
    const share2 = !part2.perObject && !part2.consequences;
    const olds = [];
    const news = [];
    meaning2.objects.forEach((id, index) => {
      const row = table.object(id);
      const old = this.read(row);
      const at = share2 ? olds.indexOf(old) : -1;
      if (at >= 0) {
        this.current.set(id, news[at]);
        return;
      }
      const values = { ...old };
      rewrite(table, values, meaning2.does[part2.perObject ? index : 0]);
      if (part2.consequences) table.game.consequences?.make(table, row, values, part2.change, old);
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
  reword(id, words3) {
    for (const effect2 of [...this.kept.values()]) {
      if (effect2.source !== id) continue;
      this.kept.delete(effect2.key);
      const at = effect2.key.slice(effect2.compiled.path.length);
      const ability2 = patched(effect2.ability.slice(0, -at.length), { words: words3 });
      const compiled = this.table.library.effect(patched(effect2.compiled.path, { words: words3 }), ability2);
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
  const { steps: steps3 } = worldOf(table);
  return steps3.size === 0 ? null : after(steps3.get(id), table.library.cutOf("copiable")) ?? null;
}
function after(steps3, cut2) {
  let found3;
  for (const step of steps3 ?? []) if (step.layer <= cut2) found3 = step.values;
  return found3;
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
    for (const part2 of parts2) rewrite(table, values, resolve(table, env, part2));
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
    const players3 = active.modifier.players;
    cache.limit = active.layer - 1;
    const seats = active.objects !== null || active.seats.length > 0 ? active.seats : seatsOf(table, active.env, players3);
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
  const { byObject: byObject2, open: open2 } = table.cache.modifiers;
  return byObject2[id] ?? open2;
}
function findModifiers(table) {
  const found3 = [];
  for (const id of table.game.modifierSources(table)) for (const active of standingOf(table, table.object(id))) found3.push(active);
  if (table.journal.size(table.state.effects) > 0) addLasting(table, found3);
  if (found3.length > 1) found3.sort((a, b) => a.layer - b.layer || a.stamp - b.stamp);
  return sorted(found3);
}
function sorted(found3) {
  const players3 = [];
  const open2 = [];
  const byObject2 = [];
  const listed2 = [];
  for (const active of found3) {
    const { modifier, objects, env } = active;
    if (modifier.players !== void 0) players3.push(active);
    else if (objects !== null) for (const id of objects) listFor(byObject2, listed2, id, open2).push(active);
    else if (modifier.of === void 0 || modifier.of === "self") listFor(byObject2, listed2, env.self, open2).push(active);
    else {
      for (const id of listed2) byObject2[id]?.push(active);
      open2.push(active);
    }
  }
  return { farSighted: found3.some((active) => active.modifier.farSighted), players: players3, open: open2, byObject: byObject2 };
}
function listFor(byObject2, listed2, id, open2) {
  const known3 = byObject2[id];
  if (known3 !== void 0) return known3;
  listed2.push(id);
  return byObject2[id] = [...open2];
}
function standingOf(table, row) {
  const { id, stamp, controller, zone, slot, host, card } = row;
  const known3 = table.cache.standing[id];
  if (known3 !== void 0 && known3.stamp === stamp && known3.controller === controller && known3.zone === zone && known3.slot === slot && known3.host === host && known3.card === card) return known3.list;
  const kind2 = kindOfPlace(table, row);
  const list = [];
  for (const { ability: ability2, standing: standing3 } of table.program(row).statics) {
    if (!(ability2.from ?? table.game.inPlay).includes(kind2)) continue;
    for (const { modifier, layer, path } of standing3) {
      const env = { self: id, card, you: controller, event: null, vars: {}, each: 0, subject: 0, cut: layer - 1 };
      list.push({ modifier, path, layer, stamp, env, objects: null, seats: [], standing: true, source: sourceOf(table, env, "standing", path) });
    }
  }
  const made2 = { stamp, controller, zone, slot, host, card, list };
  table.cache.standing[id] = made2;
  return list;
}
function addLasting(table, found3) {
  const { game, library } = table;
  for (const key in table.state.effects) {
    const effect2 = table.state.effects[key];
    const modifier = library.modifier(effect2.program);
    const layer = game.layers.indexOf(modifier.layer);
    const env = { self: effect2.source, card: effect2.sourceCard, you: effect2.controller, event: null, vars: effect2.vars, each: 0, subject: 0, cut: layer - 1 };
    found3.push({ modifier, path: effect2.program, layer, stamp: effect2.stamp, env, objects: effect2.objects, seats: effect2.seats, standing: false, source: sourceOf(table, env, "lasting", effect2.program) });
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
  const fields2 = Object.entries(word3).map(([name2, field2]) => [name2, typeof field2 === "object" && field2 !== null && "tree" in field2 ? closed(env, field2.tree) : field2]);
  return Object.fromEntries(fields2);
}
function withVar(vars, name2, value) {
  return { ...vars, [name2]: value };
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
  const found3 = lent.map((path) => table.library.ability(path));
  return [...own2, ...found3.filter((one) => waitsFor(one, key))];
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
  const found3 = candidates(table, env, choice2);
  const there2 = choice2.different === void 0 ? found3.length : new Set(groupsOf(table, found3, choice2.different)).size;
  return there2 >= (choice2.strict === true ? least : 1) && (choice2.sum === void 0 || objectsDomain(table, env, choice2, found3, env.you).max > 0);
}
function choosableSlots(table, env, asked) {
  const side = asked.seat === void 0 ? env.you : seatOf(table, env, asked.seat);
  const [object] = asked.object === void 0 ? [] : objectsOf(table, env, asked.object);
  return table.game.slotsFor?.(table, env, asked.for, side, object === void 0 ? null : table.object(object), asked.args ?? {}) ?? [];
}
function objectsDomain(table, env, choice2, found3, by) {
  const least = choice2.min === void 0 ? 1 : amount(table, env, choice2.min);
  const groups = choice2.different === void 0 ? null : groupsOf(table, found3, choice2.different);
  const there2 = groups === null ? found3.length : new Set(groups).size;
  const most3 = Math.max(0, Math.min(there2, choice2.max === void 0 ? Math.max(1, least) : amount(table, env, choice2.max)));
  const { sum: sum2 } = choice2;
  if (choice2.strict === true && most3 < least) return { type: "options", options: [], min: 0, max: 0 };
  const options = found3.map((id, at) => {
    const seat = seatOfId(id);
    const group = groups === null ? void 0 : { group: groups[at] };
    if (seat !== null) return { ...playerOption(seat), ...group };
    const row = knownRow(table, id) ?? table.object(id);
    const open2 = facesSeat(table, row, by);
    const params = open2 ? { card: row.card, object: id } : { object: id };
    return { id: `object:${id}`, label: open2 ? "object" : "hiddenObject", params, object: id, ...sum2 === void 0 ? {} : { weight: weights(table, id, sum2.of) }, ...group };
  });
  const plain2 = { type: "options", options, min: Math.max(0, Math.min(most3, least)), max: most3, ...groups === null ? {} : { groups: true } };
  if (sum2 === void 0) return plain2;
  const summed2 = { ...plain2, sum: amount(table, env, sum2.is) };
  return complete(summed2, []) === null ? { ...plain2, min: 0, max: 0 } : summed2;
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
  const found3 = [...objects, ...playersFor(table, env, choice2).map(idOfSeat)];
  const taken2 = takenFor(env, choice2.notChosenFor ?? nothing2).map((id) => table.idNow(id));
  return found3.filter((id) => !taken2.includes(id));
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
var withBound = (env, name2, value) => ({ ...env, vars: withVar(env.vars, name2, value) });
var namesIn = once((choice2) => namesRead(choice2));
function isSpokenOf({ as, from, number: number2, players: players3 }, later) {
  if (from === void 0 && number2 === void 0 || players3 !== void 0) return false;
  return later.some((one) => namesIn(one).has(as));
}
function possibleValues(table, env, choice2) {
  const { number: number2 } = choice2;
  if (number2 === void 0) return candidates(table, env, choice2).map((id) => [id]);
  const [least, most3] = [amount(table, env, number2.min), amount(table, env, number2.max ?? number2.min)];
  return Array.from({ length: Math.max(0, most3 - least + 1) }, (_, at) => least + at);
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
  const uses = keeper(table, listener, limit)?.uses;
  const mark4 = uses?.[ledgerKey(table, listener, limit)];
  return Array.isArray(mark4) && mark4[0] === table.game.span(table, limit.per, listener.seat) ? readAs(mark4)[1] : 0;
}
function write(table, listener, limit, count2) {
  const row = keeper(table, listener, limit);
  if (row === null) return;
  const mark4 = [table.game.span(table, limit.per, listener.seat), count2];
  const entries = { ...row.uses, [ledgerKey(table, listener, limit)]: mark4 };
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
  const paid = locals2.returned;
  if (paid !== null && !paid.done) return { done: { done: false } };
  if (paid?.vars !== void 0) table.local(locals2, "vars", paid.vars);
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
function yesOrNo(about3) {
  const yes = { id: "yes", label: "yes" };
  return { type: "options", min: 1, max: 1, options: [about3 === void 0 ? yes : { ...yes, object: about3 }, { id: "no", label: "no" }] };
}
function saidYes(answer2) {
  return picksOf(answer2)[0] === "yes";
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
function alteredHappening(table) {
  const locals2 = alteredFrame(table);
  return locals2 === null ? null : batchOf(locals2)[locals2.altering] ?? null;
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
  const { layer, of, players: players3, add: add5, set, times, gain, lose: lose2, abilities } = modifier;
  const farSighted = looksFar([of, players3, condition2, add5, set, times], slotKinds);
  return { layer, of, players: players3, if: condition2, add: add5, set, times, gain, lose: lose2, abilities, farSighted };
}
var noKinds = [];
var inSight2 = /* @__PURE__ */ new Set(["slots", "attached", "under"]);
function looksFar(node, slotKinds) {
  if (Array.isArray(node)) return node.some((child) => looksFar(child, slotKinds));
  if (typeof node !== "object" || node === null) return false;
  const fields2 = node;
  if ("player" in fields2 || "match" in fields2 || "game" in fields2 || "phase" in fields2 || "turnOf" in fields2 || "playerOf" in fields2) return true;
  const kinds = Array.isArray(fields2.from) ? fields2.from : fields2.from === void 0 ? [] : [fields2.from];
  return kinds.some((kind2) => !inSight2.has(kind2) && !slotKinds.includes(kind2)) || Object.entries(fields2).some(([key, child]) => namesElsewhere(key, child) || looksFar(child, slotKinds));
}
var references = /* @__PURE__ */ new Set(["object", "of", "to", "is", "except", "hostOf", "under", "attachedTo", "became", "countOf", "controllerOf", "ownerOf", "max", "min", "distinct"]);
function namesElsewhere(key, child) {
  return references.has(key) && typeof child === "object" && child !== null && ("var" in child || "event" in child);
}
function momentKey(event, mark4) {
  let marks = keys.get(event);
  if (marks === void 0) keys.set(event, marks = { before: `${event}|before`, at: `${event}|at`, after: `${event}|after` });
  switch (mark4) {
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
function triggerKey({ kind: kind2 }, { event, mark: mark4 }) {
  if (kind2 === "replacement") return replaceKey(event);
  return mark4 === void 0 ? event : momentKey(event, mark4);
}
var keys = /* @__PURE__ */ new Map();
var nobody = [];
var nothing3 = [];
function subscribers(table, key) {
  const { library } = table;
  if (!library.openings.awaited.has(key) || !table.cardsHere.awaits(key)) return nobody;
  const printed3 = printedWith(table, key);
  const found3 = [];
  for (const id of printed3) addListeners(table, id, key, found3);
  if (table.ordered) {
    for (const id of rewrittenObjects(table)) if (!printed3.includes(id) && table.find(id) !== null) addListeners(table, id, key, found3);
  } else if (library.openings.awaitedByLent.has(key)) {
    for (const kind2 of table.game.inPlay) for (const id of objectsIn(table, kind2, null)) if (!printed3.includes(id)) addListeners(table, id, key, found3);
  }
  return found3;
}
function addListeners(table, id, key, found3) {
  const row = table.object(id);
  for (const { ability: ability2, path } of abilitiesAt(table, row, key)) {
    if (ability2.kind === "triggered" || ability2.kind === "replacement") found3.push({ object: id, seat: table.controllerOf(row), ability: path });
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
  const found3 = /* @__PURE__ */ new Map();
  const borrowers = [];
  const add5 = (row, keys6) => {
    if (borrowsText?.(row) === true) borrowers.push(row.id);
    else for (const key of keys6) {
      const ids2 = found3.get(key);
      if (ids2 === void 0) found3.set(key, [row.id]);
      else ids2.push(row.id);
    }
  };
  if (table.ordered) for (const { kind: kind2, order: order2 } of busyZones(table)) for (const id of order2) {
    const row = table.object(id);
    const { keys: keys6, keysAt } = table.program(row);
    add5(row, keys6.length === 0 ? keys6 : keysAt.get(kind2) ?? noKeys);
  }
  else for (const row of Object.values(table.state.objects)) add5(row, table.program(row).keys);
  lists.set(anyKey, borrowers.sort(ascending));
  for (const [key, ids2] of found3) lists.set(key, (borrowers.length === 0 ? ids2 : [...ids2, ...borrowers]).sort(ascending));
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
function trial(table, ask13) {
  const { journal, cause, events: events2 } = table;
  const mark4 = journal.mark();
  const derived = holdDerived(table);
  table.events = [];
  table.trials++;
  try {
    return ask13();
  } finally {
    table.trials--;
    table.events = events2;
    table.cause = cause;
    journal.undoTo(mark4);
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
    let found3 = false;
    for (const card of this.all()) found3 ||= holds2(card);
    answers.set(key, found3);
    return found3;
  }
  all() {
    if (this.cards !== null) return this.cards;
    const cards2 = /* @__PURE__ */ new Set();
    const { objects, effects, watches } = this.state;
    for (const id in objects) this.know(objects[id].card, cards2);
    for (const text2 of textsIn([objects, effects, watches])) for (const [, card] of text2.matchAll(pathOfAbility)) if (this.library.has(card)) this.know(card, cards2);
    return this.cards = cards2;
  }
  know(card, cards2) {
    if (cards2.has(card)) return;
    cards2.add(card);
    for (const named4 of this.library.namedBy(card)) this.know(named4, cards2);
  }
};
var pathOfAbility = /([^\s"/,[\]{}]+)\/abilities\//g;
function textsIn(value, found3 = []) {
  for (const key in value) {
    const one = value[key];
    if (typeof one === "string") {
      if (one.includes("/abilities/")) found3.push(one);
    } else if (typeof one === "object" && one !== null) textsIn(one, found3);
  }
  return found3;
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
  distant(names3) {
    let found3 = this.lookedAt.get(names3);
    if (found3 === void 0) {
      found3 = names3.map((name2) => {
        const field2 = this.fields.get(name2);
        if (field2?.reach !== 1) throw new InvariantBroken(`${name2} is no distant field`);
        return field2;
      });
      this.lookedAt.set(names3, found3);
    }
    return found3;
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
  undoTo(mark4) {
    this.valuesMayChange();
    this.population++;
    this.baseEpoch++;
    this.undone++;
    const { log } = this;
    while (this.top > mark4) {
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
    const change6 = this.changes.get(row);
    if (change6 === void 0) this.changes.set(row, { stood: true, stands: true, keys: [key], values: [old] });
    else if (change6.stood && !change6.keys.includes(key)) {
      change6.keys.push(key);
      change6.values.push(old);
    }
  }
  came(row) {
    const change6 = this.changes.get(row);
    if (change6 === void 0) this.changes.set(row, { stood: false, stands: true, keys: [], values: [] });
    else change6.stands = true;
  }
  went(row) {
    const change6 = this.changes.get(row);
    if (change6 === void 0) this.changes.set(row, { stood: true, stands: false, keys: [], values: [] });
    else change6.stands = false;
  }
  note(kind2, target, key, old) {
    const { log, top: top2 } = this;
    log[top2] = kind2;
    log[top2 + 1] = target;
    log[top2 + 2] = key;
    log[top2 + 3] = old;
    this.top = top2 + ENTRY;
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
    const { players: players3 } = this.state;
    if (this.seating.length !== players3.length) this.seating = players3.map((_, seat) => seat);
    return this.seating;
  }
  nextStamp() {
    const stamp = this.state.header.nextStamp;
    this.journal.setRecord(this.state.header, "nextStamp", stamp + 1);
    return stamp;
  }
  create(card, owner, kind2 = "card") {
    const { header: header2, objects } = this.state;
    const id = header2.nextId;
    if (this.journal.size(objects) >= limits.objects) throw new LimitExceeded("objects");
    this.journal.setRecord(header2, "nextId", id + 1);
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
    const { header: header2 } = this.state;
    if (this.events.length >= limits.eventsPerAction) throw new LimitExceeded("events per action");
    this.journal.setRecord(header2, "events", header2.events + 1);
    const event = { seq: header2.events, action: header2.version, moment: header2.moment, type, rule: rule2, cause: this.parts.openCause(this, this.cause), ...this.parts.toldApart(this, data, secrets === void 0 ? void 0 : this.shared(secrets)) };
    this.events.push(event);
    return event;
  }
  shared(secrets) {
    const { seesAs: seesAs2 } = this.game;
    if (seesAs2 === void 0) return secrets;
    return secrets.map(({ seats, data }) => ({ seats: this.seats().filter((seat) => seats.includes(seat) || seesAs2(this, seat).some((other) => seats.includes(other))), data }));
  }
  newMoment() {
    this.journal.setRecord(this.state.header, "moment", this.state.header.moment + 1);
  }
  draw(n2) {
    if (this.trials > 0) throw new InvariantBroken("a random draw is not allowed in a trial");
    const { chance } = this.state;
    const stream = this.stream ??= new WordStream(chance.key);
    return uniform(n2, () => {
      const word3 = stream.word(chance.used);
      this.journal.setRecord(chance, "used", chance.used + 1);
      return word3;
    });
  }
  random(what3, n2, rule2, audience) {
    const result = this.draw(n2);
    if (audience === void 0) this.emit("chanceDrawn", rule2, { what: what3, from: n2, result });
    else this.emit("chanceDrawn", rule2, { what: what3, from: n2 }, [{ seats: audience, data: { result } }]);
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
    const { header: header2, decisions } = this.state;
    const id = header2.nextDecision;
    this.journal.setRecord(header2, "nextDecision", id + 1);
    if (!this.library.decisionKinds.has(question.kind)) throw new InvariantBroken(`undeclared decision kind ${question.kind}`);
    const { decider: decider2 } = this.game;
    const plain2 = { id, openedAt: header2.version, seat: decider2 === void 0 ? question.seat : decider2(this, question.seat), subject: question.subject ?? question.seat, kind: question.kind, rule: question.rule, prompt: { key: question.prompt ?? question.kind, params: question.params ?? {} }, domain: this.toldApart(question.domain), sealed: question.sealed ?? false };
    const decision = this.parts.withExample(this, plain2);
    this.journal.insert(decisions, id, { decision, asked: question.seat, frame: frame.id, answer: null });
    return decision;
  }
  toldApart(domain) {
    const { toldApart: toldApart2 } = this.game;
    if (toldApart2 === void 0 || domain.type !== "options" && domain.type !== "distribution" || domain.options.length < 2) return domain;
    const options = toldApart2(this, domain.options);
    return options === domain.options ? domain : { ...domain, options };
  }
  push(procedure, locals2) {
    const { header: header2, frames } = this.state;
    if (frames.length >= limits.frameDepth) throw new LimitExceeded("frame depth");
    const id = header2.nextFrame;
    this.journal.setRecord(header2, "nextFrame", id + 1);
    this.library.procedure(procedure);
    const cause = frames[frames.length - 1]?.cause ?? this.cause;
    this.journal.push(frames, { id, procedure, step: 0, cause, locals: locals2 });
  }
  begin(procedure, locals2) {
    const begun = call(procedure, locals2);
    this.push(begun.call, begun.locals);
  }
  finish(result) {
    const { header: header2, frames, decisions } = this.state;
    this.emit("matchEnded", result.rule, { winners: [...result.winners], reason: result.reason });
    this.journal.setRecord(header2, "status", "ended");
    this.journal.setRecord(header2, "result", result);
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
function beginWatch(table, env, given) {
  const { header: header2, watches } = table.state;
  if (table.journal.size(watches) >= limits.effects) throw new LimitExceeded("effects");
  const id = header2.nextEffect;
  table.journal.setRecord(header2, "nextEffect", id + 1);
  const row = { id, program: given.program, controller: env.you, source: env.self, sourceCard: env.card, vars: lastingVars(env), stamp: table.nextStamp(), until: given.until, left: given.left };
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
function collect(table, happened2, keys6, back2, found3) {
  for (let at = 0; at < happened2.length; at++) {
    const happening = happened2[at] ?? null;
    if (happening === null) continue;
    for (const key of keys6[at]) collectKey(table, happening, at, key, back2, found3);
  }
}
function collectKey(table, happening, at, key, back2, found3, seatOf2) {
  const listeners = subscribers(table, key);
  const watches = watchesFor(table, key);
  if (listeners.length === 0 && watches.length === 0) return;
  const event = eventOf(happening, key, back2);
  for (let index = 0; index < listeners.length; index++) {
    const listener = seenFrom(listeners[index], seatOf2);
    if (ready(table, listener, key, event, table.game.judgesLate)) add(table, found3, { places: [at], key, back: back2, ability: listener.ability, source: listener.object, seat: listener.seat, watch: 0, instance: instanceOf(listeners, index), share: null }, event);
  }
  for (const watch of watches) {
    if (watchReady(table, watch, key, event)) add(table, found3, { places: [at], key, back: back2, ability: watch.program, source: watch.source, seat: watch.controller, watch: watch.id, instance: 0, share: null }, event);
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
function add(table, found3, caught, event) {
  const { triggers } = table.library.ability(caught.ability);
  const [place3] = caught.places;
  const batch = batchOf2(triggers, caught.key);
  const share2 = typeof batch === "string" ? event[batch] ?? null : null;
  if (batch !== void 0 || triggers.length > 1) {
    const same = found3.find((one) => one.ability === caught.ability && one.source === caught.source && one.watch === caught.watch && one.instance === caught.instance && (batch === void 0 ? one.places[0] === place3 : one.key === caught.key && one.share === share2));
    if (same !== void 0) {
      if (batch !== void 0) same.places.push(place3);
      return;
    }
  }
  found3.push(share2 === null ? caught : { ...caught, share: share2 });
}
function batchOf2(triggers, key) {
  for (const trigger of triggers) if (trigger.key === key && trigger.batch !== void 0) return trigger.batch;
  return void 0;
}
function writeTriggers(table, happened2, caught) {
  for (const one of caught) {
    const places3 = one.places.filter((at) => happened2[at] !== null && happened2[at] !== void 0);
    if (places3.length === 0) continue;
    const events2 = places3.map((at) => eventOf(happened2[at], one.key, one.back));
    const [first2] = events2;
    const watch = table.state.watches[one.watch];
    if (one.watch !== 0 && watch === void 0) continue;
    if (watch === void 0 && isUsedUp(table, one)) continue;
    const event = isWhole(table, one) ? together(first2, events2) : first2;
    write2(table, one, watch?.left === 1 ? withAlternatives(event, happened2, caught, one) : event, watch);
  }
}
function withAlternatives(event, happened2, caught, { watch }) {
  const all = caught.filter((one) => one.watch === watch).flatMap(({ places: places3, key, back: back2 }) => places3.flatMap((at) => happened2[at] === null || happened2[at] === void 0 ? [] : [eventOf(happened2[at], key, back2)]));
  return all.length < 2 ? event : { ...event, alternatives: all };
}
function isWhole(table, { ability: ability2, key }) {
  return batchOf2(table.library.ability(ability2).triggers, key) !== void 0;
}
function together(first2, events2) {
  return { ...first2, objects: events2.map((event) => event.object), amount: events2.reduce((sum2, event) => sum2 + amountOf(event), 0) };
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
  const { header: header2, triggers } = table.state;
  if (table.journal.size(triggers) >= limits.triggers) throw new LimitExceeded("triggers");
  const id = header2.nextEffect;
  table.journal.setRecord(header2, "nextEffect", id + 1);
  const { ability: ability2, source, card, seat, event, vars, kind: kind2 } = given;
  const row = { id, ability: ability2, source, card, seat, event, vars, kind: kind2, moment: momentNow(table) };
  table.journal.insert(triggers, id, row);
  return row;
}
var noRules = [];
function notice(table, key, about3 = {}, data, seatOf2) {
  const found3 = [];
  const happening = propose(key, about3, data);
  for (const rule2 of table.library.facts.get(key) ?? noRules) {
    const event = eventOf(happening, key, true);
    const field2 = countsFor(table, rule2, event);
    if (field2 !== null) noteFact(table, rule2, field2, event);
  }
  table.game.noticed?.(table, happening, key);
  collectKey(table, happening, 0, key, false, found3, seatOf2);
  if (found3.length > 0) writeTriggers(table, [happening], found3);
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
function stateWaits(table, ability2, source) {
  for (const row of Object.values(table.state.triggers)) if (row.kind === "state" && row.source === source && row.ability === ability2) return true;
  return table.game.stateTriggerWaits?.(table, ability2, source) ?? false;
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
function dropTriggers(table, fits4 = () => true) {
  for (const row of waitingTriggers(table)) if (fits4(row)) takeTrigger(table, row.id);
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
  const rule2 = ruleOf(table, happening.type);
  const keys6 = rule2.keys(table, happening);
  let awaited = false;
  for (const key of keys6) if (awaits(table, replaceKey(key))) awaited = true;
  if (!awaited) return nothing4;
  const { supposed } = rule2;
  if (supposed === void 0) return found(table, happening, at, keys6, 0);
  const before = placeOf(table, happening.object);
  return trial(table, () => {
    supposed(table, happening);
    return found(table, happening, at, keys6, placeOf(table, happening.object) === before ? 0 : happening.object);
  });
}
function awaits(table, key) {
  return table.library.openings.awaited.has(key) && table.cardsHere.awaits(key) || watchesFor(table, key).length > 0;
}
function placeOf(table, id) {
  const row = table.find(id);
  return row === null ? "" : kindOfPlace(table, row);
}
function found(table, happening, at, keys6, newcomer) {
  const offers = [];
  for (const key of keys6) {
    const replaced2 = replaceKey(key);
    if (!awaits(table, replaced2)) continue;
    const event = eventOf(happening, key, true);
    const seen = [];
    for (const listener of subscribers(table, replaced2)) {
      const { object: source, seat, ability: ability2 } = listener;
      if (source === newcomer && !isAboutItself(table.library.ability(ability2).ability)) continue;
      let replacement = `${ability2}@${source}`;
      while (seen.includes(replacement)) replacement += "+";
      seen.push(replacement);
      if (!happening.applied.includes(replacement) && !offers.some((one) => one.replacement === replacement) && ready(table, listener, replaced2, event)) offers.push({ at, key, ability: ability2, source, card: table.object(source).card, seat, watch: 0, replacement });
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
    const these = offers.filter((offer3) => (table.library.ability(offer3.ability).ability.tier ?? "") === tier);
    if (these.length > 0) return these;
  }
  return offers;
}
function chooserOf(table, happening, [first2]) {
  if (table.game.replacementChooser !== void 0) return table.game.replacementChooser(table, happening, first2 === void 0 ? void 0 : table.library.ability(first2.ability).ability.tier);
  if (happening.seat >= 0) return happening.seat;
  const row = table.find(happening.object);
  return row === null ? table.game.activeSeat(table) ?? 0 : table.controllerOf(row);
}
function nextChoice(table, batch, open2) {
  const bySeat = /* @__PURE__ */ new Map();
  for (const at of open2) {
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
  const [first2] = lists;
  if (interchangeable(table, first2)) return { seat, offers: shared(table, batch, first2[0], lists) };
  return { seat, offers: first2 };
}
function interchangeable(table, offers) {
  const [first2] = offers;
  if (offers.length === 1) return true;
  const varsOf = (offer3) => JSON.stringify(table.state.watches[offer3.watch]?.vars ?? null);
  const anySource = triggerTraitsOf(table, first2.ability).answersAlike;
  return offers.every((one) => one.ability === first2.ability && (one.source === first2.source || anySource && one.seat === first2.seat && one.watch === 0) && varsOf(one) === varsOf(first2));
}
function shared(table, batch, offer3, lists) {
  const left = table.state.watches[offer3.watch]?.left ?? -1;
  if (left < 0) return [offer3];
  const same = lists.flatMap((offers) => offers.filter((one) => one.watch === offer3.watch));
  const wanted = same.reduce((sum2, one) => sum2 + amountOf2(batch[one.at]), 0);
  return wanted > left ? same : [offer3];
}
function amountOf2({ data }) {
  return typeof data.amount === "number" ? data.amount : 1;
}
function withAll(table, batch, open2, offer3) {
  if (table.library.ability(offer3.ability).ability.every !== true) return offer3;
  const along = open2.filter((at) => at !== offer3.at && isPossible(table, batch[at]) && ofFirstTier(table, offersFor(table, batch[at], at)).some(({ replacement }) => replacement === offer3.replacement));
  return along.length === 0 ? offer3 : { ...offer3, along };
}
var placesOf = ({ at, along = [] }) => [at, ...along];
function optionsOf(batch, offers) {
  return offers.map((offer3, index) => {
    const { type, object, seat } = batch[offer3.at];
    const params = { card: offer3.card, ability: offer3.ability, type, about: object, seat };
    return { id: `replacement:${index}`, label: "replacement", params, object: offer3.source };
  });
}
function write3(table, locals2, at, happening) {
  table.local(locals2, "batch", batchOf(locals2).with(at, happening));
}
function noteApplied(table, locals2, offer3) {
  for (const at of placesOf(offer3)) {
    const happening = batchOf(locals2)[at];
    write3(table, locals2, at, { ...happening, applied: [...happening.applied, offer3.replacement] });
  }
}
function alterationEnv(table, locals2, offer3) {
  const { at, key, source, card, seat, watch, ability: ability2 } = offer3;
  const happening = batchOf(locals2)[at];
  const all = table.library.ability(ability2).ability.every === true ? { objects: placesOf(offer3).map((place3) => batchOf(locals2)[place3].object) } : {};
  const event = { ...eventOf(happening, key, true), ...all, together: together2(locals2, happening) };
  return sourceEnv(source, card, seat, event, table.state.watches[watch]?.vars);
}
function together2(locals2, { type, data }) {
  const fates = fatesOf(locals2);
  return batchOf(locals2).flatMap((one, at) => one.type === type && fates[at] !== 2 && one.data.to === data.to && one.object > 0 ? [one.object] : []);
}
function finishAlteration(table, locals2) {
  const offer3 = must(locals2.offer, "the replacement that acts");
  const { ability: ability2 } = table.library.ability(offer3.ability);
  const batch = batchOf(locals2);
  table.local(locals2, "offer", null);
  table.local(locals2, "altering", -1);
  if (locals2.touched !== true && (ability2.clauses ?? []).length > 0) return;
  const kept5 = (ability2.clauses ?? []).length === 0 ? table.state.watches[offer3.watch]?.vars ?? {} : {};
  if (offer3.watch !== 0 && locals2.vars.spent === void 0) spendWatch(table, offer3.watch, 1);
  if (ability2.limit !== void 0) noteUse(table, { object: offer3.source, seat: offer3.seat, ability: offer3.ability }, ability2.limit);
  if (ability2.again === true) {
    const happening = batch[offer3.at];
    write3(table, locals2, offer3.at, { ...happening, applied: happening.applied.filter((one) => one !== offer3.replacement) });
  }
  const { type, object } = batch[offer3.at];
  if (isTold(table, offer3, ability2)) table.emit("replacementApplied", replacingRule(table), { object: offer3.source, card: offer3.card, ability: offer3.ability, type, about: object });
  if (ability2.then === void 0 || ability2.then.length === 0) return;
  const env = { ...alterationEnv(table, locals2, offer3), vars: { ...kept5, ...locals2.vars } };
  const follow2 = locals2.follow;
  const same = ability2.together === true ? follow2.findIndex(({ replacement }) => replacement === offer3.replacement) : -1;
  const next8 = { ...envLocals(env), program: `${offer3.ability}/then`, replacement: offer3.replacement };
  table.local(locals2, "follow", same < 0 ? [...follow2, next8] : follow2.with(same, joined(follow2[same], next8)));
}
function isTold(table, { source }, { clauses = [] }) {
  const row = table.find(source);
  return clauses.length > 0 || row === null || table.seats().every((seat) => seesFace(table, row, seat));
}
function joined(first2, second) {
  const taken2 = ({ vars }) => asNumber(vars.prevented);
  return { ...first2, vars: { ...first2.vars, prevented: taken2(first2) + taken2(second) } };
}
function alter(table, env, change6) {
  const locals2 = alteredFrame(table);
  if (locals2 === null) throw new InvariantBroken("nothing is being altered");
  const at = locals2.altering;
  const old = batchOf(locals2)[at];
  const changed3 = change6(old);
  const along = locals2.offer?.along ?? [];
  table.local(locals2, "touched", true);
  table.local(locals2, "vars", { ...locals2.vars, ...env.vars });
  if (!Array.isArray(changed3)) {
    write3(table, locals2, at, changed3);
    for (const other of along) write3(table, locals2, other, change6(batchOf(locals2)[other]));
    return;
  }
  const { instead } = ruleOf(table, old.type);
  const made2 = changed3.map((one) => ({ ...unnamed(instead === void 0 ? one : instead(one), old.type), applied: old.applied, inside: old.inside }));
  const gone = [at, ...along];
  table.local(locals2, "fates", [...fatesOf(locals2).map((fate, place3) => gone.includes(place3) ? 2 : fate), ...made2.map(() => 0)]);
  table.local(locals2, "batch", [...batchOf(locals2), ...made2]);
  if (made2.length === 0 && gone.some((place3) => batchOf(locals2)[place3].inside === -1)) table.local(locals2, "lost", true);
}
function unnamed(made2, type) {
  return made2.type === type ? made2 : { ...made2, data: { ...made2.data, unnamed: true } };
}
function shieldLeft(table) {
  const offer3 = alteredFrame(table)?.offer ?? null;
  return offer3 === null ? -1 : table.state.watches[offer3.watch]?.left ?? -1;
}
function spendShield(table, by) {
  const locals2 = alteredFrame(table);
  const offer3 = locals2?.offer ?? null;
  if (locals2 === null || offer3 === null || offer3.watch === 0) return;
  table.local(locals2, "vars", withVar(locals2.vars, "spent", by));
  if (by > 0) spendWatch(table, offer3.watch, by);
}
function reduce(table, verb2, env) {
  const field2 = verb2.of ?? "amount";
  const locals2 = alteredFrame(table);
  const offer3 = locals2?.offer ?? null;
  const watch = offer3 === null ? void 0 : table.state.watches[offer3.watch];
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
    const most3 = verb2.by === "left" ? watch === void 0 || watch.left < 0 ? value : watch.left : amount(table, env, verb2.by);
    taken2 = Math.max(0, Math.min(value, most3));
    return { ...happening, data: { ...happening.data, [field2]: value - taken2 } };
  });
  if (locals2 === null) return;
  table.local(locals2, "vars", withVar(locals2.vars, "prevented", taken2));
  if (taken2 > 0 && offer3 !== null) noteReduction(table, locals2, offer3, taken2, old);
  if (spared) spendShield(table, taken2);
}
function noteReduction(table, locals2, { replacement, source, seat }, amount3, happening) {
  const all = locals2.reduced;
  const known3 = all.find((one2) => one2.replacement === replacement);
  const one = { replacement, source, seat, amount: amount3 + (known3?.amount ?? 0), happenings: [...known3?.happenings ?? [], happening] };
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
  const made2 = proposalsOf(table, verb2.do, env, `${path}/do`);
  alter(table, env, () => made2);
  return done;
} }, cancel: { impersonal: true, run: (table, _verb, env) => {
  alter(table, env, () => []);
  return done;
} } };
function aheadOf(amounts) {
  const most3 = Math.max(...amounts);
  const found3 = amounts.flatMap((amount3, seat) => amount3 === most3 ? [seat] : []);
  return found3.length === 1 ? found3[0] : null;
}
function endsOf({ procedures, formats }, format) {
  return formats === void 0 || formats.includes(format) ? Object.keys(procedures) : [];
}
function remember(table, row, kind2) {
  const { past, header: header2 } = table.state;
  if (table.game.remembers === void 0 || past[row.id] !== void 0 || !table.game.remembers(table, row, kind2)) return;
  const values = table.derive(table, row.id);
  const copiable = rewrittenCopiable(table, row.id);
  const noted = { id: row.id, kind: kind2, row: { ...row }, values, now: 0, version: header2.version, ...copiable === null ? {} : { copiable } };
  table.journal.insert(past, row.id, noted);
}
function commitBatch(table, batch, joined2 = false) {
  if (batch.length === 0) return batch;
  const { all: keys6, back: keysBack, after: keysAfter } = keysOf(table, batch);
  const noted = noteLeaving(table, batch);
  const facts = table.library.facts.size === 0 ? noFacts : factsOf(table, batch, keys6);
  const back2 = [];
  if (keysBack !== null) collect(table, batch, keysBack, true, back2);
  if (!joined2) table.newMoment();
  const { moments, committed } = table.game;
  if (moments !== void 0) moments.begin(table, joined2);
  const happened2 = commitTypes(table, batch);
  for (const id of noted) if (table.find(id) !== null) forgetPast(table, id);
  for (const { at, rule: rule2, field: field2, key, back: back3 } of facts) if (happened2[at] !== null) noteFact(table, rule2, field2, eventOf(happened2[at], key, back3));
  const after3 = [];
  collect(table, happened2, keysAfter, false, after3);
  if (back2.length > 0) writeTriggers(table, happened2, back2);
  if (after3.length > 0) writeTriggers(table, happened2, after3);
  if (committed !== void 0) committed(table, happened2, keys6);
  return happened2;
}
var noKeys2 = [];
function keysOf(table, batch) {
  const all = [];
  let back2 = null;
  let after3 = all;
  for (let at = 0; at < batch.length; at++) {
    const happening = batch[at];
    const { keys: keys6, looksBack } = ruleOf(table, happening.type);
    const found3 = isPossible(table, happening) ? keys6(table, happening) : noKeys2;
    all.push(found3);
    const looking = looksBack === void 0 ? noKeys2 : found3.filter((key) => looksBack(table, happening, key));
    if (back2 === null && looking.length > 0) {
      back2 = batch.map(() => noKeys2);
      after3 = all.slice(0, -1);
    }
    if (back2 === null) continue;
    back2[at] = looking;
    after3.push(looking.length === 0 ? found3 : found3.filter((key) => !looking.includes(key)));
  }
  return { all, back: back2, after: after3 };
}
var noFacts = [];
function factsOf(table, batch, keys6) {
  let found3 = null;
  for (let at = 0; at < batch.length; at++) {
    for (const key of keys6[at]) {
      const rules5 = table.library.facts.get(key);
      if (rules5 === void 0) continue;
      const happening = batch[at];
      const back2 = ruleOf(table, happening.type).looksBack?.(table, happening, key) ?? false;
      const event = eventOf(happening, key, back2);
      for (const rule2 of rules5) {
        const field2 = countsFor(table, rule2, event);
        if (field2 !== null) (found3 ??= []).push({ at, rule: rule2, field: field2, key, back: back2 });
      }
    }
  }
  return found3 ?? noFacts;
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
  const [first2] = batch;
  if (first2 !== void 0 && batch.length === 1 && isPossible(table, first2)) return ruleOf(table, first2.type).commit?.(table, batch) ?? batch;
  const happened2 = batch.map(() => null);
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
    const done4 = ruleOf(table, type).commit?.(table, list) ?? list;
    for (let index = 0; index < places3.length; index++) happened2[places3[index]] = done4[index] ?? null;
  }
  return happened2;
}
function typesOf(table, batch) {
  const types = [];
  for (const { type } of batch) if (!types.includes(type)) types.push(type);
  const order2 = table.game.commitOrder;
  if (types.length < 2 || order2 === void 0) return types;
  return [...order2.filter((type) => types.includes(type)), ...types.filter((type) => !order2.includes(type))];
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
  let own2 = null;
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
    if (own2 === null) whole2 = own2 = [...batch];
    for (const one of within(inner3, happening, at)) addOrJoin(table, own2, one, batch.length);
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
function resultOf(table, batch, happened2, fates) {
  let done4 = batch.length > 0;
  let total = 0;
  const objects = [];
  for (let at = 0; at < batch.length; at++) {
    const happening = batch[at];
    if (fates?.[at] === 2 || ruleOf(table, happening.type).inOrder === true || !counts(table, batch, happening)) continue;
    const what3 = happened2[at] ?? null;
    if (what3 === null) {
      done4 = false;
      continue;
    }
    const { object, data } = what3;
    const now = typeof data.now === "number" ? data.now : object;
    if (Array.isArray(data.objects)) objects.push(...data.objects);
    else if (now > 0 && data.unnamed !== true) objects.push(now);
    total += typeof data.amount === "number" ? data.amount : 1;
  }
  return { done: done4, objects, total };
}
var happeningProcedure = defineProcedure({ ...happeningRef, steps: [{ name: "alter", run: alter2 }, { name: "chosen", run: (table, locals2) => begin(table, locals2, (locals2.offers ?? [])[Number(picksOf(locals2.answer)[0].slice("replacement:".length))]) }, { name: "altered", run: altered }, { name: "order", run: askOrder }, { name: "ordered", run: ordered }, { name: "commit", run: commit }, { name: "inner", run: inner }, { name: "counted", run: counted3 }, { name: "follow", run: follow }] });
function alter2(table, locals2, frame) {
  for (; ; ) {
    const open2 = openPlaces(locals2);
    const choice2 = nextChoice(table, batchOf(locals2), open2);
    if (choice2 === null) {
      if (!addContents(table, locals2, open2)) return { to: "order" };
      continue;
    }
    const [first2] = choice2.offers;
    if (choice2.offers.length === 1) return begin(table, locals2, first2);
    table.local(locals2, "offers", choice2.offers);
    table.ask(frame, { seat: choice2.seat, kind: "chooseReplacement", rule: replacingRule(table), domain: { type: "options", min: 1, max: 1, options: optionsOf(batchOf(locals2), choice2.offers) } });
    return { wait: true };
  }
}
function openPlaces(locals2) {
  const open2 = [];
  fatesOf(locals2).forEach((fate, at) => {
    if (fate === 0) open2.push(at);
  });
  return open2;
}
function begin(table, locals2, chosen6) {
  const offer3 = withAll(table, batchOf(locals2), openPlaces(locals2), chosen6);
  table.local(locals2, "offers", null);
  table.local(locals2, "offer", offer3);
  table.local(locals2, "altering", offer3.at);
  table.local(locals2, "touched", false);
  table.local(locals2, "vars", {});
  noteApplied(table, locals2, offer3);
  if ((table.library.ability(offer3.ability).ability.clauses ?? []).length === 0) return altered(table, locals2);
  return call(effectRef, effectLocals(alterationEnv(table, locals2, offer3), `${offer3.ability}/clauses`), "altered");
}
function altered(table, locals2) {
  finishAlteration(table, locals2);
  return { to: "alter" };
}
function addContents(table, locals2, open2) {
  const batch = [...batchOf(locals2)];
  const fates = [...fatesOf(locals2)];
  const later = [];
  let made2 = false;
  for (const at of open2) {
    fates[at] = 1;
    const proposed2 = batch[at];
    const { contains, inOrder: inOrder4, makes } = ruleOf(table, proposed2.type);
    if (contains === void 0 && makes === void 0 || !isPossible(table, proposed2)) continue;
    const happening = makes === void 0 ? proposed2 : batch[at] = makes(table, proposed2);
    if (makes !== void 0) made2 = true;
    if (contains === void 0) continue;
    const found3 = within(contains(table, happening), happening, at);
    if (inOrder4 === true && found3.length > 1) later.push(...found3);
    else for (const one of found3) addOrJoin(table, batch, one, batchOf(locals2).length);
  }
  while (fates.length < batch.length) fates.push(0);
  if (later.length > 0) table.local(locals2, "inner", [...locals2.inner, ...later]);
  if (open2.length > 0) table.local(locals2, "fates", fates);
  if (batch.length === batchOf(locals2).length) {
    if (made2) table.local(locals2, "batch", batch);
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
  const asked = (table.game.commitsToOrder?.(table, places3.map((at) => batch[at])) ?? noOrders)[ordersOf(locals2).length];
  if (asked === void 0) return { to: "commit" };
  table.local(locals2, "asked", { ...asked, places: asked.places.map((index) => places3[index]) });
  const options = asked.places.map((index) => placeOption(table, asked, places3[index], batch[places3[index]]));
  const { seat, kind: kind2 = "orderEffects", rule: rule2 = orderingRule(table), prompt } = asked;
  table.ask(frame, { seat, kind: kind2, rule: rule2, ...prompt === void 0 ? {} : { prompt, params: { count: options.length } }, domain: asked.one === true ? { type: "options", min: 1, max: 1, options } : wholeOrder(options) });
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
  const first2 = picksOf(locals2.answer).map((pick) => Number(pick.slice("happening:".length)));
  const others3 = places3.filter((at) => !first2.includes(at));
  if (one === true) return leaveOut(table, locals2, others3);
  const picked2 = [...first2, ...others3];
  table.local(locals2, "orders", [...ordersOf(locals2), lastFirst === true ? picked2.reverse() : picked2]);
  return { to: "order" };
}
function leaveOut(table, locals2, others3) {
  const gone = [...others3];
  batchOf(locals2).forEach(({ inside }, at) => {
    if (gone.includes(inside)) gone.push(at);
  });
  table.local(locals2, "fates", fatesOf(locals2).map((fate, at) => gone.includes(at) ? 2 : fate));
  table.local(locals2, "lost", true);
  return { to: "order" };
}
function commitPlaces(locals2) {
  let places3 = standing(locals2);
  for (const order2 of ordersOf(locals2)) {
    let taken2 = 0;
    places3 = places3.map((at) => order2.includes(at) ? order2[taken2++] : at);
  }
  return places3;
}
function placed(happening, at, orders) {
  const order2 = orders.find((one) => one.includes(at))?.indexOf(at);
  return order2 === void 0 ? happening : { ...happening, data: { ...happening.data, order: order2 } };
}
function commit(table, locals2) {
  const batch = batchOf(locals2);
  const fates = fatesOf(locals2);
  const places3 = commitPlaces(locals2);
  const done4 = commitBatch(table, places3.map((at) => placed(batch[at], at, ordersOf(locals2))), locals2.joined === true);
  const happened2 = batch.map(() => null);
  places3.forEach((at, index) => happened2[at] = done4[index] ?? null);
  for (const reduction2 of locals2.reduced) table.game.reduced?.(table, reduction2);
  const result = resultOf(table, batch, happened2, fates);
  table.local(locals2, "result", { ...result, done: result.done && locals2.lost !== true });
  const left = locals2.inner.filter((one) => happened2[one.inside] !== null);
  table.local(locals2, "inner", left.map((one) => ({ ...one, inside: -1 })));
  return { to: "inner" };
}
function inner(table, locals2) {
  const [next8, ...rest2] = locals2.inner;
  if (next8 === void 0) return { to: "follow" };
  table.local(locals2, "inner", rest2);
  return happen(table, [next8], "counted") ?? { to: "counted" };
}
function counted3(table, locals2) {
  const sum2 = must(locals2.result, "a result");
  const one = returnedIn(locals2);
  table.local(locals2, "result", { done: sum2.done && one.done, objects: [...sum2.objects, ...one.objects], total: sum2.total + one.total });
  return { to: "inner" };
}
function follow(table, locals2) {
  const [next8, ...rest2] = locals2.follow;
  if (next8 === void 0) return returning(locals2.result);
  table.local(locals2, "follow", rest2);
  return call(effectRef, effectLocals(envOf(next8), next8.program), "follow");
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
function isWhole2(table, verb2, env, proposed2) {
  return proposed2.length > 0 && proposed2.every((happening) => isPossible(table, happening)) && table.library.verb(verb2.verb).payable?.(table, verb2, env) !== false;
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
    const standing3 = table.state.effects[effect2.id];
    if (standing3 === void 0) {
      if (isOn) table.journal.insert(table.state.effects, effect2.id, { ...effect2, objects: [now], vars: renamed(effect2.vars, was, now) });
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
  const { header: header2, effects } = table.state;
  const id = header2.nextEffect;
  if (table.journal.size(effects) >= limits.effects) throw new LimitExceeded("effects");
  table.journal.setRecord(header2, "nextEffect", id + 1);
  const row = { id, program: given.program, controller: env.you, source: env.self, sourceCard: env.card, objects: given.objects, seats: given.seats, vars: lastingVars(env), stamp: table.nextStamp(), until: given.until, carrier: given.carrier ?? 0 };
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
  const open2 = split(table, data, null);
  const parts2 = secrets?.map((secret) => split(table, secret.data, secret.seats));
  if (open2.apart.length === 0 && (parts2 === void 0 || parts2.every(({ apart: apart3 }) => apart3.length === 0))) return { data, ...secrets === void 0 ? {} : { secrets } };
  const told3 = (secrets ?? []).map(({ seats }, at) => ({ seats, data: parts2[at]?.together ?? {} }));
  const all = [...told3, ...open2.apart, ...(parts2 ?? []).flatMap(({ apart: apart3 }) => apart3)];
  return { data: open2.together, secrets: bySeats(all) };
}
function split(table, data, to) {
  const apart3 = [];
  for (const key in data) {
    const value = data[key];
    const sight = sightOn(table, value, isId(table, key), everybody);
    if (sight.open || to !== null && to.every((seat) => sight.seats.includes(seat))) continue;
    apart3.push({ seats: to === null ? sight.seats : to.filter((seat) => sight.seats.includes(seat)), data: { [key]: value } });
  }
  if (apart3.length === 0) return { together: data, apart: apart3 };
  const secret = new Set(apart3.flatMap((one) => Object.keys(one.data)));
  return { together: Object.fromEntries(Object.entries(data).filter(([key]) => !secret.has(key))), apart: apart3 };
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
  const found3 = /* @__PURE__ */ new Map();
  for (const { seats, data } of secrets) {
    const key = seats.join();
    found3.set(key, { seats, data: { ...found3.get(key)?.data, ...data } });
  }
  return [...found3.values()].filter(({ data }) => Object.keys(data).length > 0);
}
function wereNamed(before, now) {
  return before.every((id, at) => id === now[at]) ? {} : { were: [...before] };
}
function openCause(table, cause) {
  if (cause.object === void 0 || sightOfId(table, cause.object).open) return cause;
  const { object: _hidden, ...rest2 } = cause;
  return rest2;
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
  const moved5 = same ? row : renew(table, row);
  if (following !== null) carryOver(table, following, id, moved5.id);
  put(table, moved5, to);
  if (known3.length > 0) know(table, moved5, known3);
  if (!same) becomes(table, id, moved5, kind2);
  table.set(moved5, "stamp", table.nextStamp());
  const { inPlay } = table.game;
  noteStatics(table, moved5, inPlay.includes(from) || inPlay.includes(kind2));
  return moved5.id;
}
function noteStatics(table, row, inPlay = true) {
  const { statics, elsewhere: elsewhere2 } = table.program(row);
  if (table.ordered ? inPlay || elsewhere2 : statics.length > 0) table.journal.valuesMayChange();
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
function detach(table, id) {
  const row = table.object(id);
  if (!hasPlace(row)) throw new InvariantBroken(`object ${id} has no zone or slot of its own`);
  leaveHost(table, row);
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
  const again3 = bringBack(table, { ...was, zone: "" });
  put(table, again3, { zone: was.zone, at: index });
  table.set(again3, "controller", was.controller);
  for (const effect2 of effects) {
    const standing3 = table.state.effects[effect2.id];
    if (standing3 === void 0) table.journal.insert(table.state.effects, effect2.id, { ...effect2 });
    else table.set(standing3, "objects", effect2.objects);
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
  const order2 = table.shuffled("zone", zone.order, rule2, { zone: zoneId });
  table.set(zone, "order", []);
  const fresh2 = order2.map((id) => {
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
function anew(table, named4) {
  const row = table.object(named4);
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
  const { header: header2 } = table.state;
  const following = followingOf(table, id);
  const past = { id, kind: table.zone(zone).kind, row: { ...row }, values: table.derive(table, id), version: header2.version };
  noteSight(table, row);
  releaseObject(table, id);
  table.removeObject(id);
  const fresh2 = header2.nextId;
  table.journal.setRecord(header2, "nextId", fresh2 + 1);
  const now = bringBack(table, { ...row, id: fresh2 });
  table.set(table.zone(zone), "order", table.zone(zone).order.map((one) => one === id ? fresh2 : one));
  for (const one of now.attached) table.set(table.object(one), "host", fresh2);
  if (following !== null) carryOver(table, following, id, fresh2);
  table.journal.insert(table.state.past, id, { ...past, now: fresh2, renamed: true });
  return now;
}
function learn(table, id, seats) {
  know(table, table.object(id), seats);
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
  const words3 = table.game.wordLists?.[list] ?? missing("list of words", list);
  return put2(table, frame, env, by, choice2, { type: "options", min: 1, max: 1, options: words3.map((word3) => ({ id: word3, label: list, params: { word: word3 } })) }, asking);
}
function askSlot(table, frame, env, seat, choice2, asking) {
  const slots = choosableSlots(table, env, choice2.slot);
  const min = choice2.min === void 0 ? 1 : amount(table, env, choice2.min);
  if (slots.length === 0 || slots.length === 1 && min > 0 && asking.always !== true) return slots[0] ?? "";
  const options = slots.map((slot) => ({ id: `slot:${slot}`, label: "slot", params: { slot } }));
  return put2(table, frame, env, seat, choice2, { type: "options", min, max: 1, options }, asking);
}
function askObjects(table, frame, env, seat, choice2, asking) {
  const found3 = candidates(table, env, choice2);
  if (choice2.all === true) return [...found3];
  const domain = objectsDomain(table, env, choice2, found3, seat);
  if (choice2.blind === true && domain.max > 0) return put2(table, frame, env, seat, choice2, { type: "options", min: domain.min, max: domain.max, options: backsOf(table, frame, choice2, found3, asking) }, asking);
  if (choice2.random === true) return drawn(table, found3, domain.max, choice2.different);
  const forced = domain.max === 0 || asking.always !== true && domain.sum === void 0 && domain.min === found3.length;
  if (forced && (choice2.from === void 0 || !hiddenFrom(table, env, choice2.from))) return domain.max === 0 ? [] : [...found3];
  const offered = domain.max === 0 ? domain : withoutOldIds(table, frame, env, seat, choice2, found3, domain, asking);
  return put2(table, frame, env, seat, choice2, asking.checked === true ? { ...offered, checked: true } : offered, asking);
}
function withoutOldIds(table, frame, env, seat, choice2, found3, domain, asking) {
  const by = table.game.decider?.(table, seat) ?? seat;
  const rows = found3.map((id) => seatOfId(id) === null ? table.find(id) : null);
  const unseen2 = rows.map((row) => row !== null && !showsObject(table, row, { role: "player", seat: by }));
  if (!unseen2.includes(true)) return domain;
  const hidden = found3.filter((_, at) => unseen2[at] === true && !isLookedThrough(table, rows[at]));
  const fresh2 = found3.filter((id) => !hidden.includes(id)).map((id) => unseen2[found3.indexOf(id)] === true ? nameAnew(table, id) : id);
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
  const found3 = (Array.isArray(among2) ? among2 : []).filter((id) => seatOfId(id) !== null || table.find(id) !== null);
  const options = found3.map((id) => {
    const player3 = seatOfId(id);
    if (player3 !== null) return playerOption(player3);
    const most3 = divide.most === void 0 ? {} : { most: numberOf(table, id, divide.most) };
    return { id: `object:${id}`, label: "object", params: { card: table.object(id).card, object: id }, object: id, ...most3 };
  });
  const domain = { type: "distribution", options, total: amount(table, env, divide.total), min: divide.least === void 0 ? 0 : amount(table, env, divide.least) };
  if (domain.total <= 0 || !canDistribute(domain)) return {};
  if (found3.length === 1 && asking.always !== true) return { [found3[0]]: domain.total };
  return put2(table, frame, env, seat, choice2, domain, asking);
}
function drawn(table, found3, count2, different) {
  const groups = different === void 0 ? null : groupsOf(table, found3, different);
  let rest2 = found3.map((id, at) => ({ id, group: groups?.[at] ?? String(id) }));
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
function beginPlayers(table, locals2, clause2, players3) {
  const named4 = seatsOf(table, envOf(locals2), players3);
  const seats = table.game.seatOrder(table).filter((seat) => named4.includes(seat));
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
  const { left, chosen: chosen6 } = locals2.queue;
  const all = locals2.returned === null ? chosen6 : [...chosen6, locals2.returned];
  const [seat, ...rest2] = left;
  table.local(locals2, "returned", null);
  if (seat === void 0) return workOff(table, locals2, "actions", all);
  table.local(locals2, "queue", { left: rest2, chosen: all });
  return call(choicesProcedure, inner2(locals2, withPlayer(envOf(locals2), seat), "ifPlayer"), again2);
}, actions: (table, locals2, _frame, clause2) => {
  const queue = locals2.queue;
  if (clause2.together === true && clause2.do !== void 0 && queue.some(({ stage }) => stage === "do")) return doTogether(table, locals2, clause2, clause2.do, queue);
  const [next8, ...rest2] = queue;
  if (next8 === void 0) return go(table, locals2, "next");
  table.local(locals2, "queue", rest2);
  return call(effectRef, inner2(locals2, { ...envOf(locals2), vars: next8.vars }, next8.stage, next8.index), again2);
}, atOnce: (table, locals2) => {
  const { done: done4 } = outcomeOf(locals2.returned);
  if (!done4) table.local(locals2, "allDone", false);
  const queue = locals2.queue.map((one) => one.stage === "do" ? { ...one, stage: "follow", index: done4 ? 1 : 0 } : one);
  table.local(locals2, "queue", queue);
  return go(table, locals2, "actions");
}, turns: (table, locals2) => {
  const [seat, ...rest2] = locals2.queue;
  if (seat === void 0) return go(table, locals2, "next");
  table.local(locals2, "queue", rest2);
  return call(effectRef, inner2(locals2, withPlayer(envOf(locals2), seat), "ifPlayer"), again2);
}, each: (table, locals2) => {
  const [next8, ...rest2] = locals2.queue;
  if (next8 === void 0) return go(table, locals2, "next");
  table.local(locals2, "queue", rest2);
  return call(effectRef, inner2(locals2, { ...envOf(locals2), each: next8 }, "ifObject"), again2);
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
  const bound2 = askChoice(table, frame, envOf(locals2), clause2.forEachPlayer === void 0 || choice2.by !== void 0 ? choice2 : { ...choice2, by: "each" });
  if (bound2 !== null) return bind(table, locals2, choice2.as, bound2);
  go(table, locals2, "chosen");
  return { wait: true, then: again2 };
}, chosen: (table, locals2, _frame, clause2) => {
  const choice2 = clause2.choose?.[locals2.index];
  bind(table, locals2, choice2.as, readChoice(choice2, locals2.answer, locals2));
  return go(table, locals2, "choose");
}, unless: (table, locals2, _frame, clause2) => {
  const named4 = clause2.unless === void 0 ? [] : seatsOf(table, envOf(locals2), clause2.unless.player);
  const queue = table.game.seatOrder(table).filter((seat) => named4.includes(seat));
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
  const { done: done4 } = takeReturned(table, locals2);
  return done4 ? go(table, locals2, "follow", false) : go(table, locals2, "payer");
}, cost: (table, locals2, _frame, clause2) => {
  if (clause2.cost === void 0 || clause2.cost.length === 0) return go(table, locals2, "do");
  const env = paidBy(envOf(locals2), actor(envOf(locals2), clause2));
  if (!payable(table, env, clause2.cost)) return fail(table, locals2);
  go(table, locals2, "paid");
  return callVerbs(locals2, env, "cost", clause2);
}, paid: (table, locals2) => {
  const { done: done4 } = takeReturned(table, locals2);
  return done4 ? go(table, locals2, "do") : fail(table, locals2);
}, do: (table, locals2, _frame, clause2) => {
  if (clause2.do === void 0 || clause2.do.length === 0) return go(table, locals2, "follow", true);
  go(table, locals2, "did");
  return callVerbs(locals2, envOf(locals2), "do", clause2);
}, did: (table, locals2) => {
  const { done: done4 } = takeReturned(table, locals2);
  if (done4) return go(table, locals2, "follow", true);
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
    const about3 = { ...env, each };
    return clause2.if === void 0 || holds(table, about3, clause2.if) ? proposalsFor(table, clause2.do ?? [], about3, path, clause2.whole === true) : [];
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
function go(table, locals2, stage, done4) {
  table.local(locals2, "stage", stage);
  if (done4 !== void 0) table.local(locals2, "index", done4 ? 1 : 0);
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
  const [first2] = clause2.choose ?? [];
  if (first2 === void 0) return true;
  if (first2.from !== void 0 && !hiddenFrom(table, env, first2.from) && candidates(table, env, first2).length === 0) return false;
  return choosable(table, env, first2);
}
function callVerbs(locals2, env, part2, clause2) {
  const child = effectLocals(env, `${locals2.program}/${locals2.at}/${part2}`);
  return call(verbsRef, { ...child, ...clause2?.and === true ? { joined: true } : {}, ...part2 === "do" && clause2?.together === true ? { together: true } : {}, ...part2 === "do" && clause2?.whole === true ? { whole: true } : {} }, again2);
}
function takeReturned(table, locals2) {
  const { returned } = locals2;
  if (returned?.vars !== void 0) table.local(locals2, "vars", returned.vars);
  return { done: returned?.done ?? false };
}
var { imul } = Math;
var lanes = new Int32Array(4);
function begin3(place3) {
  lanes[0] = 746338845;
  lanes[1] = 2135587861;
  feed(place3);
}
function feed(word3) {
  const a = imul(word3, 597399067);
  const b = imul(word3, 2869860233);
  const h1 = lanes[0] ^ imul(a << 15 | a >>> 17, 2869860233);
  const h2 = lanes[1] ^ imul(b << 16 | b >>> 16, 951274213);
  const mixed2 = imul((h1 << 19 | h1 >>> 13) + h2, 5) + 1444728091;
  lanes[0] = mixed2;
  lanes[1] = imul((h2 << 17 | h2 >>> 15) + mixed2, 5) + 197830471;
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
  const found3 = { high: text64[0], low: text64[1] };
  known2.set(text2, found3);
  return found3;
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
  for (const { id, weight, group, least, most: most3, enough } of domain.options) {
    feedText(id);
    if (weight !== void 0) feedPart("weight", weight);
    if (group !== void 0) feedPart("group", group);
    if (least !== void 0) feedPart("least", least);
    if (most3 !== void 0) feedPart("most", most3);
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
    for (const [row, change6] of journal.changes) {
      if (change6.stands) this.change(row, change6);
      else if (change6.stood) this.drop(row);
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
  change(row, { stood, keys: keys6, values }) {
    if (!stood) return this.add(placeOf2(this.state, row), row);
    const counted6 = this.rows.get(row);
    for (let at = 0; at < keys6.length; at++) {
      const key = keys6[at];
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
    const sum2 = new Int32Array(4);
    this.rows.set(row, { place: place3, sum: sum2, fields: /* @__PURE__ */ new Map() });
    for (const key in row) {
      digestField(place3, key, row[key]);
      accumulate(sum2, lanes, 1);
    }
    accumulate(this.total, sum2, 1);
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
  begin3(place3);
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
  let sum2 = 0;
  for (let at = 0; at < id.length; at++) sum2 = imul(sum2, 31) + id.charCodeAt(at) & 268435455;
  return table + sum2;
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
function catalogueOf(cards2, openings = null) {
  const byId = /* @__PURE__ */ new Map();
  for (const card of cards2) {
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
    for (const act6 of this.section("hidden")) {
      const acts = this.hidden.get(act6.key);
      if (acts === void 0) this.hidden.set(act6.key, [act6]);
      else acts.push(act6);
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
  const found3 = /* @__PURE__ */ new Map();
  const add5 = (section, entry2) => {
    let entries = found3.get(section);
    if (entries === void 0) found3.set(section, entries = /* @__PURE__ */ new Map());
    entries.set(JSON.stringify(entry2), entry2);
  };
  for (const program of programs) {
    noteProgram(game, program, expansions, add5);
    for (const [section, entriesOf2] of Object.entries(game.openings ?? {})) for (const entry2 of entriesOf2(program)) add5(section, entry2);
  }
  return dataOf(found3);
}
function openingsTogether(one, other) {
  const found3 = /* @__PURE__ */ new Map();
  for (const data of [one, other]) for (const [section, entries] of Object.entries(data)) {
    const known3 = found3.get(section) ?? /* @__PURE__ */ new Map();
    for (const entry2 of entries) known3.set(JSON.stringify(entry2), entry2);
    found3.set(section, known3);
  }
  return dataOf(found3);
}
function dataOf(found3) {
  const sections = [...found3].sort(byText).map(([section, entries]) => [section, [...entries].sort(byText).map(([, entry2]) => entry2)]);
  return Object.fromEntries(sections);
}
var byText = ([one], [other]) => one < other ? -1 : one > other ? 1 : 0;
function noteProgram(game, program, expansions, add5) {
  for (const kind2 of program.keysAt.keys()) add5("listening", kind2);
  for (const compiled of [...program.abilities, ...expansions(program.card.printed.keywords)]) {
    const { ability: ability2, triggers } = compiled;
    for (const trigger of triggers) {
      add5("awaited", trigger.key);
      if (actsFromHidden(ability2, game)) add5("hidden", jsonOf(hiddenAct(game, program, ability2, trigger.key, trigger.if)));
    }
    noteWorkplaces(ability2, add5);
    noteLent(game, ability2, expansions, add5);
  }
  for (const key of program.lends) {
    add5("awaited", key);
    add5("awaitedByLent", key);
  }
  for (const face of program.faces) noteProgram(game, face, expansions, add5);
}
function hiddenAct(game, { card }, { when }, key, condition2) {
  const facts = game.openFacts?.(card);
  return { key, ...when === void 0 ? {} : { when }, ...condition2 === void 0 ? {} : { if: condition2 }, ...facts === void 0 ? {} : { facts } };
}
function noteWorkplaces({ from }, add5) {
  for (const kind2 of from ?? []) add5("workplaces", kind2);
}
function actsFromHidden(ability2, game) {
  if (ability2.kind === "spell") return true;
  return (ability2.from ?? []).some((zone) => game.visibility[zone] === "owner");
}
function noteLent(game, tree2, expansions, add5) {
  for (const ability2 of lentBy(tree2, expansions, (modifier) => checkLayers(game, modifier))) noteWorkplaces(ability2, add5);
}
function checkLayers({ layers: layers2 }, modifier) {
  for (const { layer } of [modifier, ...modifier.also ?? []]) if (!layers2.includes(layer)) throw new InvariantBroken(`no layer ${layer}`);
}
function keysLentBy(tree2, expansions) {
  const keys6 = /* @__PURE__ */ new Set();
  for (const ability2 of lentBy(tree2, expansions)) for (const trigger of ability2.on ?? []) keys6.add(triggerKey(ability2, trigger));
  return keys6;
}
function lentBy(tree2, expansions, look7 = () => void 0) {
  const found3 = [];
  const visit = (node) => {
    if (Array.isArray(node)) return node.forEach(visit);
    if (typeof node !== "object" || node === null) return;
    for (const [key, value] of Object.entries(node)) {
      if (Array.isArray(value)) {
        if (key === "modifiers") value.forEach(look7);
        if (key === "abilities") found3.push(...value);
        if (key === "keywords") found3.push(...expansions(value).map((one) => one.ability));
      }
      visit(value);
    }
  };
  visit(tree2);
  return found3;
}
function factsByKey(history2) {
  const byKey = /* @__PURE__ */ new Map();
  for (const [name2, rule2] of Object.entries(history2 ?? {})) {
    for (const key of rule2.on) byKey.set(key, [...byKey.get(key) ?? [], { ...rule2, name: name2 }]);
  }
  return byKey;
}
function partsOf2(game, kernelProcedures2, kernelVerbs2) {
  const procedures = /* @__PURE__ */ new Map();
  for (const procedure of [...kernelProcedures2, ...game.procedures]) {
    if (procedures.has(procedure.name)) throw new InvariantBroken(`two procedures named ${procedure.name}`);
    procedures.set(procedure.name, procedure);
  }
  const stepsOf2 = ({ steps: steps3 }) => new Map(steps3.map((step, index) => [step.name, index]));
  return { game, procedures, labels: new Map([...procedures.values()].map((procedure) => [procedure.name, stepsOf2(procedure)])), verbs: new Map([...Object.entries(kernelVerbs2), ...Object.entries(game.verbs)]), decisionKinds: new Set(game.decisionKinds), facts: factsByKey(game.history), reach: reachOf(game), newObject: { id: 0, card: "", kind: "card", owner: 0, controller: 0, zone: "", slot: "", host: 0, under: [], attached: [], stamp: 0, knownTo: 0, uses: {}, ...game.objectFields } };
}
var unread = ["passing", "asked", "lastAct", "loop"];
function reachOf({ unreadFields = [], distantFields: distantFields2 = [], partlyDistant = {}, baseFields: baseFields2 = [], objectFields: objectFields2 }) {
  const found3 = /* @__PURE__ */ new Map();
  const declareOne = (field2, reach) => {
    if (found3.has(field2)) throw new InvariantBroken(`the field ${field2} is declared twice (unreadFields, distantFields, partlyDistant, baseFields)`);
    found3.set(field2, reach);
  };
  const declare = (fields2, reach) => fields2.forEach((field2) => declareOne(field2, reach));
  declare([...unread, ...unreadFields], 0);
  declare(distantFields2, 1);
  for (const [field2, concernsValues] of Object.entries(partlyDistant)) declareOne(field2, concernsValues);
  declare(baseFields2, 3);
  for (const [field2, reach] of found3) if (reach === 0 && field2 in objectFields2) throw new InvariantBroken(`unreadFields may not contain the object field ${field2}`);
  return found3;
}
var tolerated = (letters2) => letters2 < 4 ? 0 : letters2 < 8 ? 1 : letters2 < 15 ? 2 : 3;
function letterDistance(one, other, most3) {
  if (Math.abs(one.length - other.length) > most3) return most3 + 1;
  let [older, before] = [[], Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let row = 1; row <= one.length; row++) {
    const now = [row];
    for (let at = 1; at <= other.length; at++) {
      const same = one[row - 1] === other[at - 1];
      let least = Math.min(before[at] + 1, now[at - 1] + 1, before[at - 1] + (same ? 0 : 1));
      if (row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1]) least = Math.min(least, older[at - 2] + 1);
      now.push(least);
    }
    if (Math.min(...now) > most3) return most3 + 1;
    [older, before] = [before, now];
  }
  return Math.min(before[other.length], most3 + 1);
}
function nearNames(name2, known3) {
  const letters2 = [...name2];
  const most3 = tolerated(letters2.length);
  if (most3 === 0) return [];
  const near2 = [];
  for (const [compared, shown2] of known3) {
    if (compared.length > 2 * (letters2.length + most3) || 2 * compared.length < letters2.length - most3) continue;
    const distance = letterDistance(letters2, [...compared], most3);
    if (distance <= most3) near2.push({ shown: shown2, distance });
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
  if (isAnnounced(binding.place, scope) && abilities.some(({ place: place3, announced: announced2 }) => announced2 && place3 === scope)) return true;
  const lent = scopeOf(abilities, reading.place, (ability2) => ability2.lent);
  const isBefore = names3.indexOf(binding) < names3.indexOf(reading) || [binding, reading].every(({ place: place3 }) => isAnnounced(place3, scope));
  return isBefore && within2(reading.place, scope) && within2(binding.place, lent);
}
var isOfKeyword = ({ place: place3 }) => /^(?:\.faces\[\d+\])?\.printed\.keywords\[\d+\]\.abilities\[/.test(place3);
var isLent = ({ abilities }, place3) => scopeOf(abilities, place3, ({ lent }) => lent) !== "";
var usedAs = (...uses) => ({ use: use2 }) => uses.includes(use2);
function nameFaults(card, own2, isField) {
  const { names: names3 } = card;
  const bindings = names3.filter(usedAs("binds", "calls", "announces"));
  const readings = names3.filter(usedAs("reads", "seat", "keeps"));
  const notes = names3.filter(usedAs("notes", "keeps", "announces"));
  const notesRead = names3.filter(usedAs("readsNote"));
  const isBound2 = (reading) => [...ownOfKernel, ...own2.bound].includes(reading.name) || reading.use === "seat" && isField(reading.name, reading.place) || bindings.some((binding) => reaches2(card, binding, reading));
  const isNoted = ({ name: name2, place: place3 }) => isLent(card, place3) || own2.noted.includes(name2) || notes.some((note4) => note4.name === name2);
  const isRead = (binding) => own2.read.includes(binding.name) || readings.some((reading) => reaches2(card, binding, reading));
  const isNoteRead = ({ name: name2 }) => own2.read.includes(name2) || notesRead.some((note4) => note4.name === name2);
  const faults = (of, faultOf, others3) => of.map(({ name: name2, place: place3 }) => ({ place: place3, name: name2, fault: faultOf(JSON.stringify(name2)), others: others3.map((other) => other.name).filter((other) => other !== name2) }));
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
function abilityAround(abilities, place3) {
  const around = abilities.filter((ability2) => within2(place3, ability2.place)).sort((one, other) => other.place.length - one.place.length);
  const own2 = around.findIndex((ability2) => ability2.lent || ability2.on.length > 0);
  return around[own2 < 0 ? around.length - 1 : own2];
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
function carriedBy(forms2, { event, batch, marked, replaced: replaced2, every }) {
  const form = formOfEvent(forms2, event) ?? {};
  const { always: always3 = [], sometimes = [], afterwards = [] } = form;
  const own2 = [...always3, ...sometimes].filter((field2) => !replaced2 || !afterwards.includes(field2));
  if (marked) return [...own2, ...form.marked ?? []];
  return [...own2, ...ofEvery, ...always3.includes("object") || sometimes.includes("object") ? ofObject : [], ...batch ? ofBatch : [], ...replaced2 ? ofReplacement : [], ...every ? ofEveryOne : []];
}
function isCarried(card, field2, place3) {
  const events2 = readableAt(card, place3);
  return events2.length > 0 && events2.every((event) => carriedBy(card.forms, event).includes(field2));
}
function fieldFaults(card, fields2) {
  return fields2.flatMap(({ field: field2, place: place3 }) => {
    const events2 = readableAt(card, place3);
    if (events2.length === 0) return [{ place: place3, name: field2, fault: `no event is read here that could carry ${JSON.stringify(field2)}`, others: [] }];
    const lacking2 = events2.find((event) => !carriedBy(card.forms, event).includes(field2));
    if (lacking2 === void 0) return [];
    const isLater = lacking2.replaced && formOfEvent(card.forms, lacking2.event)?.afterwards?.includes(field2) === true;
    const when = isLater ? " before it happens" : "";
    const fault = `the event ${JSON.stringify(lacking2.event)} carries no ${JSON.stringify(field2)}${when}`;
    return [{ place: place3, name: field2, fault, others: carriedBy(card.forms, lacking2) }];
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
var wordAmong = (what3, known3) => (reader, node, place3) => known3.includes(node) ? void 0 : reader.part(what3, typeof node === "string" ? node : said(node), known3, place3);
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
function readFields(reader, node, place3, what3, fields2, needs = []) {
  for (const field2 of needs) if (node[field2] === void 0) reader.wrong(place3, `${what3} needs ${JSON.stringify(field2)}`);
  const known3 = Object.keys(fields2);
  for (const key of Object.keys(node)) if (node[key] !== void 0 && !known3.includes(key)) reader.part(`field of ${what3}`, key, known3, place3);
  for (const key of known3) if (Object.hasOwn(node, key) && node[key] !== void 0) fields2[key]?.(reader, node[key], `${place3}.${key}`);
}
var tree = (what3, fields2, needs = []) => (reader, node, place3) => {
  if (!isTree2(node)) return reader.wrong(place3, `expected ${what3}, found ${said(node)}`);
  readFields(reader, node, place3, what3, fields2(), needs);
};
function readVariant(reader, node, place3, what3, variants3) {
  const found3 = variants3.find(([key2]) => key2 in node);
  if (found3 !== void 0) return readFields(reader, node, place3, `${what3} ${JSON.stringify(found3[0])}`, found3[1], found3[2]);
  if (isParameter(node)) return;
  const [key] = Object.keys(node);
  if (key === void 0) return reader.wrong(place3, `expected ${what3}, found an empty tree`);
  reader.part(`kind of ${what3}`, key, variants3.map(([known3]) => known3), place3);
}
var variants = (what3, words3, known3) => (reader, node, place3) => {
  if (typeof node === "string") {
    if (!words3.includes(node)) reader.part(what3, node, words3, place3);
  } else if (isTree2(node)) readVariant(reader, node, place3, what3, known3());
  else reader.wrong(place3, `expected ${what3}, found ${said(node)}`);
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
    const own2 = Object.hasOwn(predicateFields, key) ? predicateFields[key] : void 0;
    if (own2 !== void 0) own2(reader, wanted, `${place3}.${key}`);
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
var quoted = (list) => list.map((one) => JSON.stringify(one)).join(" or ");
function parameterReader(parts2) {
  const read2 = (reader, owner, { needs, may, oneOf }, all, place3) => {
    const known3 = { ...needs, ...may };
    const isLet = (name2) => isNamed(known3[name2]) && known3[name2].by === "binds";
    const order2 = [...Object.keys(known3).filter(isLet), ...Object.keys(known3).filter((name2) => !isLet(name2))];
    const given = Object.entries(all).filter(([, value]) => value !== void 0).sort(([one2], [other]) => order2.indexOf(one2) - order2.indexOf(other));
    const has2 = (parameter) => given.some(([name2]) => name2 === parameter);
    for (const parameter of Object.keys(needs ?? {})) if (!has2(parameter)) reader.wrong(place3, `the ${owner.called} needs ${JSON.stringify(parameter)}`);
    if (oneOf !== void 0 && !oneOf.some(has2)) reader.wrong(place3, `the ${owner.called} needs ${quoted(oneOf)}`);
    for (const [parameter, value] of given) {
      const form = Object.hasOwn(known3, parameter) ? known3[parameter] : void 0;
      if (form === void 0) reader.part(`parameter of the ${owner.called}`, parameter, Object.keys(known3), place3);
      else one(reader, { ...owner, called: `${JSON.stringify(parameter)} of the ${owner.called}` }, form, value, `${place3}.${parameter}`);
    }
  };
  const one = (reader, owner, form, value, place3) => {
    if (isTree2(value) && isParameter(value)) return;
    if (owner.binds && isTree2(value) && isBound(value) && form !== "ref" && form !== "player" && form !== "amount") return boundName(reader, value, place3);
    const fitting2 = formFor(owner, form, value);
    if (fitting2 === null && isWords(form) && form.length > manyWords && typeof value === "string") reader.part(`word for ${owner.called}`, value, form, place3);
    else if (fitting2 === null) reader.wrong(place3, `${owner.called} is ${described(form)}, not ${said(value)}`);
    else fitting2(reader, value, place3);
  };
  const formFor = (owner, form, value) => {
    if (isWords(form)) return form.includes(value) ? free : null;
    if (form === "fits") return formFor(owner, { handedOut: "predicate" }, value);
    if (typeof form === "string") return plainForm(form, value, parts2);
    if ("or" in form) return form.or.filter((other) => isMeant(other, value)).map((other) => formFor(owner, other, value)).find((found3) => found3 !== null) ?? null;
    if ("pattern" in form) return typeof value === "string" && form.pattern.test(value) ? free : null;
    if ("handedOut" in form) return isTree2(value) && "tree" in value ? (reader, node, place3) => read2(reader, owner, { needs: { tree: form.handedOut } }, node, place3) : null;
    if ("given" in form) {
      const fitting2 = formFor(owner, form.to, value);
      return fitting2 === null ? null : (reader, node, place3) => {
        for (const name2 of form.given) reader.name("calls", name2, place3);
        fitting2(reader, node, place3);
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
  const named4 = (one, node, at) => !isTree2(node) ? valueWord(one, key, node, at) : (one.entries(key) === null ? written2 : entry)(one, key, node, at);
  listOf(named4)(reader, value, place3);
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
var withEveryVerb = ({ needs, may, oneOf }) => ({ needs, may: { ...may, ...Object.fromEntries(Object.entries(everyVerb).filter(([name2]) => !(name2 in { ...needs, ...may }))) }, oneOf });
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
  const announced2 = node.kind === "spell" || node.kind === "static";
  reader.ability({ place: place3, on: awaitedBy(node, place3), replaces: node.kind === "replacement", every: node.every === true, lent, announced: announced2 });
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
var isKnown = (list, word3) => list.includes(word3) || list.some((one) => (one.endsWith(":") || one.endsWith(".")) && word3.length > one.length && word3.startsWith(one));
var characteristics = ["controller", "owner"];
var knownTo = once((vocabulary2, game) => ({ words: wordsOf3(game, vocabulary2), verbs: { ...kernelVerbForms(vocabulary2), ...vocabulary2.verbs } }));
function wordsOf3(game, vocabulary2) {
  const { keywords } = vocabulary2.entries;
  return { "keyword of an ability": [...keywords !== void 0 && "words" in keywords ? Object.keys(keywords.words) : [], ...vocabulary2.abilityWords], verb: [...Object.keys(kernelVerbForms(vocabulary2)), ...Object.keys(game.verbs)], event: Object.keys(vocabulary2.events), "field of events": everyField(vocabulary2.events), characteristic: [...characteristics, ...Object.keys(vocabulary2.characteristics), ...Object.keys(game.status ?? {})], "printed value": Object.keys(vocabulary2.printed), duration: vocabulary2.durations, span: vocabulary2.spans, refund: vocabulary2.refunds, mark: Object.keys(vocabulary2.marks), place: [...places, ...Object.keys(game.visibility), ...game.slotKinds?.names ?? []], phase: vocabulary2.phases, "value of players": vocabulary2.playerAmounts, "value of the match": vocabulary2.matchAmounts, "field of the game": Object.keys(vocabulary2.gameFields), "purpose of slots": vocabulary2.purposes, layer: game.layers, tier: game.replacementTiers ?? [], relation: Object.keys(game.relations), "relation to players": Object.keys(game.playerRelations ?? {}), fact: Object.keys(game.history ?? {}), set: Object.keys(game.sets ?? {}), "list of words": Object.keys(game.wordLists ?? {}), "kind of face": vocabulary2.faceKinds };
}
var nearestOf = (list, word3) => nearNames(word3.toLowerCase(), list.map((one) => [one.toLowerCase(), one]));
function abilitiesOfKeywords(game, card) {
  const faces2 = (card.faces ?? []).map(({ printed: printed3 }, at) => [`.faces[${at}]`, printed3]);
  return [["", card.printed], ...faces2].flatMap(([place3, { keywords }]) => (Array.isArray(keywords) ? keywords : []).flatMap((keyword2, at) => keywordPaths(game, keyword2).flatMap((path, nth) => {
    const found3 = keywordTree(game, parsePath(path).root)?.abilities[nth];
    return found3 === void 0 ? [] : [[`${place3}.printed.keywords[${at}].abilities[${nth}]`, found3]];
  })));
}
function checkProgram(game, card, isCard) {
  const { vocabulary: vocabulary2 } = game;
  if (vocabulary2 === void 0) return [];
  const faults = [];
  const { words: words3, verbs: verbs3 } = knownTo(vocabulary2, game);
  const names3 = [];
  const fields2 = [];
  const abilities = [];
  const onlyFor = [];
  const told3 = /* @__PURE__ */ new Set();
  const tell5 = (place3, fault, near2) => {
    const sentence = near2.length === 0 ? fault : `${fault}; did you mean ${near2.map((name2) => JSON.stringify(name2)).join(" or ")}?`;
    if (told3.size < told3.add(`${place3} ${sentence}`).size) faults.push({ card: String(card.id), place: place3.slice(1), fault: sentence, near: near2 });
  };
  const unless = (list, kind2, word3, place3) => {
    if (!isKnown(list, word3)) tell5(place3, `unknown ${kind2} ${JSON.stringify(word3)}`, nearestOf(list, word3));
  };
  const reader = { word: (kind2, word3, place3) => {
    unless(words3[kind2], kind2, word3, place3);
    if (kind2 === "field of events") fields2.push({ field: word3, place: place3 });
  }, holds: (word3, kind2) => {
    const forms2 = kind2 === void 0 ? vocabulary2.characteristics : kind2 === "field of events" ? vocabulary2.eventValues : vocabulary2.gameFields;
    const known3 = Object.keys(forms2).find((one) => isKnown([one], word3));
    return known3 === void 0 ? null : forms2[known3] ?? null;
  }, verb: (verb2) => Object.hasOwn(verbs3, verb2) ? verbs3[verb2] ?? null : null, form: (kind2, word3) => {
    const forms2 = kind2 === "mark" ? vocabulary2.marks : vocabulary2.printed;
    return Object.hasOwn(forms2, word3) ? forms2[word3] ?? null : null;
  }, name: (use2, name2, place3) => void names3.push({ use: use2, name: name2, place: place3 }), ability: (ability2) => void abilities.push(ability2), onlyFor: (clause2) => void onlyFor.push(clause2), card: (id, place3) => isCard(id) ? void 0 : tell5(place3, `unknown card ${JSON.stringify(id)}`, []), entries: (characteristic) => Object.hasOwn(vocabulary2.entries, characteristic) ? vocabulary2.entries[characteristic] ?? null : null, entry: (characteristic, word3, place3) => {
    const entries = vocabulary2.entries[characteristic];
    unless(entries !== void 0 && "words" in entries ? Object.keys(entries.words) : [], characteristic === "keywords" ? "keyword" : `entry of ${characteristic}`, word3, place3);
  }, part: (what3, found3, list, place3) => unless(list, what3, found3, place3), wrong: (place3, fault) => tell5(place3, fault, []) };
  cardForm(reader, card, "");
  if (faults.length > 0) return faults;
  for (const [place3, node] of abilitiesOfKeywords(game, card)) ability(reader, node, place3);
  const { bound: bound2, boundFor } = vocabulary2.names;
  const own2 = { ...vocabulary2.names, bound: [...bound2, ...boundFor?.[card.id] ?? []] };
  const events2 = { forms: vocabulary2.events, abilities, onlyFor, fixesAmounts: game.fixesAmounts === true };
  for (const { place: place3, fault, name: name2, others: others3 } of [...fieldFaults(events2, fields2), ...nameFaults({ names: names3, abilities }, own2, (name3, place4) => isCarried(events2, name3, place4))]) tell5(place3, fault, nearestOf(others3, name2));
  return faults;
}
function refuseFaultyCards(game, cards2, isCard) {
  const faults = cards2.flatMap((card) => checkProgram(game, card, isCard));
  if (faults.length > 0) throw new CardsRefused(faults);
}
var noCard = { id: "", names: { en: "", zh: "" }, printed: {}, abilities: [] };
var Library = class _Library {
  constructor(parts2, own2, base) {
    this.parts = parts2;
    this.own = own2;
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
    const own2 = new Set(inline.map(({ id }) => id));
    refuseFaultyCards(this.game, inline, (id) => own2.has(id) || this.has(id));
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
    const own2 = this.ownOpenings();
    return this.base === null ? own2 : openingsTogether(this.base.openings.data, own2);
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
    const given = this.own.cards.get(id);
    if (given === void 0) return this.base?.card(id) ?? missing("card", id);
    const card = this.game.prepare?.(given) ?? given;
    const program = this.compileCard(card, card.id);
    this.programs.set(id, program);
    return program;
  }
  waitsFor(id, key) {
    const { keys: keys6, lends } = this.card(id);
    return keys6.includes(key) || lends.has(key);
  }
  namedBy(id) {
    let found3 = this.mentioned.get(id);
    if (found3 === void 0) {
      const ids2 = /* @__PURE__ */ new Set();
      noteCards(this.card(id).card, (text2) => this.has(text2), ids2);
      this.mentioned.set(id, found3 = [...ids2]);
    }
    return found3;
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
    const { patch, root, keys: keys6 } = parsePath(path);
    const keeper2 = this.keeper(root);
    const node = keeper2 === this ? this.find(path, patch, root, keys6) : keeper2.node(path);
    this.nodes.set(path, node);
    return node;
  }
  find(path, patch, root, keys6) {
    let node = patch === "" ? this.tree(root) : this.patchedTree(patch, root);
    for (const key of keys6) node = must(node[key], `program node ${path}`);
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
    const own2 = [...abilities, ...this.expansions(card.printed.keywords)];
    for (const compiled of own2) {
      for (const { key } of compiled.triggers) {
        const list = byMoment.get(key) ?? [];
        if (!list.includes(compiled)) list.push(compiled);
        byMoment.set(key, list);
      }
    }
    const lends = own2.flatMap(({ ability: ability2 }) => [...keysLentBy(ability2, (keywords) => this.expansions(keywords))]);
    const faces2 = (card.faces ?? []).map((face, at) => this.compileCard({ id: card.id, names: face.names, printed: face.printed, abilities: face.abilities }, `${root}/faces/${at}`));
    const defines2 = own2.some(({ ability: ability2 }) => ability2.modifiers?.some((modifier) => modifier.defining) ?? false);
    const statics = own2.filter((one) => one.ability.kind === "static");
    const elsewhere2 = defines2 || statics.some(({ ability: ability2 }) => ability2.from?.some((kind2) => !this.game.inPlay.includes(kind2)) === true);
    const keys6 = /* @__PURE__ */ new Set([...byMoment.keys(), ...faces2.flatMap((face) => face.keys)]);
    return { card, abilities, statics, byMoment, faces: faces2, paths: abilities.map((one) => one.path), defines: defines2 || faces2.some((face) => face.defines), elsewhere: elsewhere2 || faces2.some((face) => face.elsewhere), keys: [...keys6], keysAt: this.keysByZone(own2, faces2), lends: /* @__PURE__ */ new Set([...lends, ...faces2.flatMap((face) => [...face.lends])]) };
  }
  keysByZone(own2, faces2) {
    const { inPlay, spellsFrom } = this.game;
    const found3 = /* @__PURE__ */ new Map();
    const note4 = (kind2, key) => {
      const keys6 = found3.get(kind2) ?? [];
      if (!keys6.includes(key)) keys6.push(key);
      found3.set(kind2, keys6);
    };
    for (const { ability: ability2, triggers } of own2) for (const kind2 of ability2.from ?? (ability2.kind === "spell" ? spellsFrom : inPlay)) for (const { key } of triggers) note4(kind2, key);
    for (const face of faces2) for (const [kind2, keys6] of face.keysAt) for (const key of keys6) note4(kind2, key);
    return found3;
  }
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
  const end3 = endOfRoundOf(table);
  const rules5 = table.game.endOfRound;
  if (end3 === null || rules5 === void 0) return { code: "time/not-offered", rule: null, detail: "The format of this match does not say what follows when time is called.", params: {} };
  if (calledTime(table) !== null) return { code: "time/called", rule: end3.rule, detail: "Time was called in this match.", params: {} };
  table.cause = { kind: "judge" };
  note2(table, { turnsLeft: end3.turns ?? 0, untilBehind: false });
  table.emit("timeCalled", end3.rule, { turns: end3.turns ?? 0 });
  const result = end3.turns === null || !rules5.isPlaying(table) ? resultAtTime(table) : null;
  if (result !== null) rules5.endMatch(table, result);
  return null;
}
function turnBegins(table) {
  const called = calledTime(table);
  const end3 = endOfRoundOf(table);
  const rules5 = table.game.endOfRound;
  if (called === null || end3 === null || rules5 === void 0 || called.untilBehind) return true;
  if (called.turnsLeft > 0) {
    note2(table, { ...called, turnsLeft: called.turnsLeft - 1 });
    table.emit("turnAfterTime", end3.rule, { number: (end3.turns ?? 0) - called.turnsLeft + 1, turns: end3.turns ?? 0 });
    return true;
  }
  const decides = (end3.level === "life" || end3.level === "untilBehind") && aheadOf(winsOf(table)) === null;
  const ahead = decides ? aheadOf(rules5.lives(table)) : null;
  if (decides && ahead === null && end3.level === "untilBehind") {
    playUntilBehind(table, called, end3);
    return true;
  }
  rules5.endGame(table, { winners: ahead === null ? [] : [ahead], reason: timeReason, rule: end3.rule });
  return false;
}
function playUntilBehind(table, called, end3) {
  note2(table, { ...called, turnsLeft: 0, untilBehind: true });
  table.emit("playedUntilBehind", end3.rule, {});
}
function winsOf(table) {
  return readAs(table.state.match).wins ?? table.seats().map(() => 0);
}
function resultAtTime(table) {
  const called = calledTime(table);
  const end3 = endOfRoundOf(table);
  if (called === null || end3 === null) return null;
  if (end3.level === "bothLose") return { winners: [], reason: bothLoseReason, rule: end3.rule };
  const ahead = aheadOf(winsOf(table));
  if (ahead !== null) return { winners: [ahead], reason: timeReason, rule: end3.rule };
  if (end3.level !== "untilBehind") return { winners: [], reason: timeReason, rule: end3.rule };
  if (!called.untilBehind) playUntilBehind(table, called, end3);
  return null;
}
function seatsBehind(table) {
  if (calledTime(table)?.untilBehind !== true) return nobody5;
  const lives = table.game.endOfRound?.lives(table) ?? [];
  const most3 = Math.max(...lives);
  return lives.flatMap((life, seat) => life < most3 ? [seat] : []);
}
var nobody5 = [];
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
function suspendGame(table) {
  const { state, journal } = table;
  const id = gamesBelow(table).length + 1;
  const copies2 = (rows) => Object.values(rows).map((row2) => ({ ...row2 }));
  const row = { id, frames: state.frames.length, players: copies2(readAs(state.players)), game: { ...state.game }, history: { ...state.history }, zones: Object.fromEntries(Object.values(state.zones).map((zone) => [zone.id, zone.order])), slots: Object.fromEntries(Object.values(state.slots).flatMap((slot) => slot.object === 0 ? [] : [[slot.id, slot.object]])), objects: copies2(state.objects), effects: copies2(state.effects), past: copies2(state.past), triggers: copies2(state.triggers), watches: copies2(state.watches) };
  clearTable(table);
  journal.insert(state.suspended, id, row);
  return row;
}
function resumeGame(table) {
  const { state, journal } = table;
  const row = gamesBelow(table).at(-1);
  if (row === void 0) throw new InvariantBroken("no game is suspended");
  clearTable(table);
  journal.remove(state.suspended, row.id);
  row.players.forEach((player3, seat) => restore2(table, table.player(seat), player3));
  restore2(table, state.game, row.game);
  for (const fact of Object.keys(row.history)) journal.setFact(fact, row.history[fact]);
  for (const [zone, order2] of Object.entries(row.zones)) table.set(table.zone(zone), "order", order2);
  for (const [slot, object] of Object.entries(row.slots)) table.set(table.slot(slot), "object", object);
  const bring = (rows, back2) => back2.forEach((one) => journal.insert(rows, one.id, { ...one }));
  bring(state.objects, row.objects);
  bring(state.effects, row.effects);
  bring(state.past, row.past);
  bring(state.triggers, row.triggers);
  bring(state.watches, row.watches);
  table.cardsHere.forget();
  table.forgetRows();
}
function restore2(table, row, from) {
  for (const key of Object.keys(from)) table.set(row, key, from[key]);
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
function frameOf(table, ...procedures) {
  const { frames } = table.state;
  for (let at = frames.length - 1; at >= framesBelow(table); at--) if (procedures.includes(frames[at].procedure)) return frames[at];
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
  const [names3, others3] = [Object.keys(one), Object.keys(other)];
  return names3.length === others3.length && names3.every((name2) => name2 in other && alike(one[name2], other[name2]));
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
  const { header: header2, decisions } = table.state;
  const open2 = [];
  for (let id = header2.nextDecision - 1, left = table.journal.size(decisions); left > 0; id--) {
    const row = decisions[id];
    if (row === void 0) continue;
    left--;
    if (row.answer === null) open2.push(row.decision);
  }
  return open2.reverse();
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
    const open2 = openDecisions(table).find(({ seat, subject }) => !plays(table, seat) || !plays(table, subject));
    const row = open2 === void 0 ? null : rowOf2(table, open2.id);
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
  const open2 = showsFace(table, row, viewer);
  const attached = row.attached.filter((id) => hasPlace(table.object(id)));
  return { id: row.id, ...open2 && row.card !== "" ? { card: row.card } : {}, ...row.kind === "card" ? {} : { kind: row.kind }, owner: row.owner, controller: table.controllerOf(row), values: open2 ? game.viewObject(table, row) : game.viewHidden?.(table, row) ?? {}, attachments: row.attached.map((id) => table.object(id)).filter((one) => !hasPlace(one)).map((one) => viewObject(table, one, viewer)), under: row.under.map((id) => viewObject(table, table.object(id), viewer)), ...attached.length > 0 ? { attached } : {}, ...hostOf(row) };
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
    const { secrets, ...open2 } = event;
    let data = { ...event.data };
    for (const secret of secrets) if (viewer.role === "judge" || viewer.role === "player" && secret.seats.includes(viewer.seat)) data = { ...data, ...secret.data };
    return { ...open2, data };
  });
}
var AbandonedPiles = class {
  piles;
  constructor(table) {
    this.piles = new Map(hiddenPiles(table).map(({ id, seat, order: order2 }) => [id, { seat, order: order2, known: new Map(order2.map((one) => [one, table.object(one).knownTo])), gone: 0, drawn: 0, disturbed: false }]));
    this.follow(table, () => 0);
  }
  note(table, events2) {
    this.follow(table, (pile) => pile.gone + drawnBy(events2, pile.seat));
  }
  noteRewind(table) {
    this.follow(table, (pile, zone) => pile.order.length - table.zone(zone).order.length);
  }
  toShuffle() {
    return Object.fromEntries([...this.piles].filter(([, { disturbed }]) => disturbed).map(([zone, { drawn: drawn4 }]) => [zone, drawn4]));
  }
  follow(table, expected) {
    for (const [zone, pile] of this.piles) {
      if (pile.disturbed) continue;
      const { order: order2 } = table.zone(zone);
      const gone = expected(pile, zone);
      const isWhole3 = order2.length === pile.order.length - gone && order2.every((id, at) => id === pile.order[gone + at]);
      const isLookedAt = order2.some((id) => table.object(id).knownTo !== pile.known.get(id) || isAskedAbout(table.state, id));
      this.piles.set(zone, isWhole3 && !isLookedAt ? { ...pile, gone, drawn: Math.max(gone, pile.drawn) } : { ...pile, disturbed: true });
    }
  }
};
var hiddenPiles = (table) => Object.values(table.state.zones).filter(({ kind: kind2, seat }) => seat >= 0 && table.game.visibility[kind2] === "nobody");
var isAskedAbout = ({ decisions }, object) => Object.values(decisions).some(({ decision: { domain } }) => "options" in domain && domain.options.some((option) => option.object === object));
function drawnBy(events2, seat) {
  return events2.reduce((sum2, { type, data }) => {
    if (data.seat !== seat) return sum2;
    if (type === "cardDrawn") return sum2 + 1;
    const { count: count2, amount: amount3 } = readAs(data);
    return type === "cardsDrawn" ? sum2 + (count2 ?? amount3 ?? 0) : sum2;
  }, 0);
}
var rule = "kernel.rewind";
function tablesOf(then, now, key) {
  if (now.header.version < then.header.version) throw new InvariantBroken(`version ${now.header.version} does not come after ${then.header.version}`);
  const { status, result, limitReached } = then.header;
  return { ...then, header: { ...now.header, status, result, limitReached }, chance: { key, used: 0 } };
}
function rewind(table, { piles }, toVersion) {
  const { header: header2 } = table.state;
  table.journal.setRecord(header2, "version", header2.version + 1);
  table.newMoment();
  table.cause = { kind: "judge" };
  table.emit("rewound", rule, { version: toVersion });
  forgetPresets(table);
  const busy = busyIds(table);
  for (const [zone, kept5] of Object.entries(piles)) shuffleUnknown(table, zone, kept5, busy);
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
function shuffleUnknown(table, zoneId, kept5, busy) {
  const zone = table.zone(zoneId);
  const isLoose = (id, at) => at >= kept5 && table.object(id).knownTo === 0 && !busy.has(id);
  const loose = new Set(zone.order.filter(isLoose));
  const shuffled = table.shuffled("zone", [...loose], rule, { zone: zoneId });
  let next8 = 0;
  table.set(zone, "order", zone.order.map((id) => loose.has(id) ? shuffled[next8++] : id));
  for (const id of shuffled) anew(table, id);
}
function askAgain(table) {
  const { decisions, header: header2 } = table.state;
  const rows = Object.values(decisions);
  for (const { decision } of rows) table.journal.remove(decisions, decision.id);
  for (const row of rows) {
    const id = header2.nextDecision;
    table.journal.setRecord(header2, "nextDecision", id + 1);
    table.journal.insert(decisions, id, { ...row, decision: { ...row.decision, id, openedAt: header2.version } });
  }
}
var kernelProcedures = [effectProcedure, choicesProcedure, verbsProcedure, abilityProcedure, happeningProcedure, orderTriggersProcedure];
var foundingActions = ["answer", "timeOut", "concede", "judgeLoss", "agreeDraw"];
var kernelVerbs = { grant: grantVerb, note: noteVerb, when: whenVerb, ...watchVerbs, ...alteringVerbs };
function createRules(game) {
  return { contract: 2, game: game.id, seats: game.seats, formats: game.formats, decisionKinds: game.decisionKinds, pinsDecks: game.pinsDecks === true, deckForms: Object.keys(game.deckForms ?? {}), ...game.endOfRound === void 0 ? {} : { actions: [...foundingActions, "timeCalled"], endsOfRound: endsByFormat(game.formats, game.endOfRound) }, withCards: (catalogue) => withCards(game, libraryOf(game, catalogue)), faultsOf: (cards2) => {
    const ids2 = new Set(cards2.map(({ id }) => id));
    return cards2.flatMap((card) => checkProgram(game, readAs(card), (id) => ids2.has(id)));
  }, openingsOf: (cards2) => jsonObjectOf(libraryOf(game, catalogueOf(cards2)).openings.data) };
}
var endsByFormat = (formats, rules5) => Object.fromEntries(Object.keys(formats).map((id) => [id, endsOf(rules5, id)]).filter(([, names3]) => names3.length > 0));
var libraryOf = (game, catalogue) => Library.of(game, kernelProcedures, kernelVerbs, catalogue);
function withCards(game, library) {
  const withInline = once((cards2) => library.with(readAs(cards2)));
  const libraryFor = ({ inlineCards = [] }) => inlineCards.length === 0 ? library : withInline(inlineCards);
  const tableOf = (pins, state, trackDirty = false) => openTable(libraryFor(pins), pins, state, trackDirty);
  const begin18 = (pins, key, fillIn) => {
    const table = openTable(libraryFor(pins), pins, emptyState(key), false);
    fillIn(table);
    run(table);
    return stepOf(table);
  };
  return { start: (pins, key) => begin18(pins, key, (table) => game.setUp(table)), arrange: (pins, key, arrangement) => begin18(pins, key, (table) => game.arrange(table, arrangement)), apply: (pins, state, action) => {
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
  const wentBack = (pins, then, now, order2) => {
    const table = tableOf(pins, copy(tablesOf(then, now, order2.key)));
    rewind(table, order2, then.header.version);
    return table;
  };
  return { pilesToShuffle: (pins, then, since) => {
    const targets2 = new Set(since.flatMap((step) => "action" in step ? [] : [step.rewoundTo]));
    const kept5 = /* @__PURE__ */ new Map();
    let table = tableOf(pins, copy(then));
    const keep = () => {
      const { version } = table.state.header;
      if (targets2.has(version)) kept5.set(version, copy(table.state));
    };
    keep();
    const piles = new AbandonedPiles(table);
    for (const step of since) {
      if ("action" in step) {
        const refusal = act(table, step.action);
        if (refusal !== null) throw new InvariantBroken(`${step.action.type} was accepted and is now refused: ${refusal.detail}`);
        piles.note(table, table.events);
      } else {
        const stood = must(kept5.get(step.rewoundTo), `version ${step.rewoundTo} since ${then.header.version}`);
        table = wentBack(pins, stood, table.state, step.order);
        piles.noteRewind(table);
      }
      keep();
    }
    return piles.toShuffle();
  }, rewind: (pins, then, now, order2) => stepOf(wentBack(pins, then, now, order2)) };
}
function act(table, action) {
  table.journal.forget();
  const mark4 = table.journal.mark();
  try {
    const refusal = perform(table, action);
    if (refusal !== null) table.journal.undoTo(mark4);
    return refusal;
  } catch (error) {
    table.journal.undoTo(mark4);
    if (!(error instanceof LimitExceeded)) throw error;
    recordLimit(table, error);
    return null;
  }
}
function recordLimit(table, error) {
  const { header: header2 } = table.state;
  table.events = [];
  table.journal.setRecord(header2, "version", header2.version + 1);
  table.newMoment();
  table.cause = { kind: "rule" };
  table.emit("limitReached", "kernel.limit", { limit: error.limit });
  table.journal.setRecord(header2, "limitReached", true);
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
  const copied4 = { ...from, header: { ...from.header }, chance: { ...from.chance }, players: from.players.map(copyRow), game: copyRow(from.game), history: copyRow(from.history), match: copyRow(from.match), zones: copyRows(from.zones), slots: copyRows(from.slots), objects: copyRows(from.objects), effects: copyRows(from.effects), past: copyRows(from.past), triggers: copyRows(from.triggers), watches: copyRows(from.watches), suspended: JSON.parse(JSON.stringify(from.suspended)), frames: from.frames.map((frame) => ({ ...frame, locals: copyRow(frame.locals) })), decisions: copyRows(from.decisions) };
  return copied4;
}
var copyRow = (row) => ({ ...row });
function copyRows(rows) {
  const copied4 = {};
  for (const id in rows) copied4[id] = copyRow(rows[id]);
  return copied4;
}
var none7 = [];
function targetsOf(table, at) {
  return at === "" ? none7 : table.library.node(at).targets ?? none7;
}
function targetable(table, env, at) {
  return allChoosable(table, env, strictTargets(table, at));
}
var strictTargets = (table, at) => madeStrict(targetsOf(table, at));
var madeStrict = once((targets2) => targets2.map((choice2) => ({ ...choice2, strict: true })));
function announceable(table, env, ability2) {
  if (ability2 === "") return true;
  const { modes: modes2 } = table.library.ability(ability2).ability;
  if (modes2 !== void 0 && openModes(table, env, ability2).length === 0) return false;
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
function targetLocals(env, parts2, rules5) {
  const { self, card, you, event, vars, each } = env;
  return { self, card, you, event, vars, each, subject: 0, parts: parts2, part: 0, at: 0, rule: rules5.target, divideRule: rules5.divide, answer: null, answers: null, returned: null };
}
function partEnv(locals2, part2) {
  const env = envOf(locals2);
  return { ...env, vars: { ...env.vars, ...part2.vars } };
}
function askTargets(table, locals2, frame) {
  for (; ; ) {
    const parts2 = locals2.parts;
    const part2 = parts2[locals2.part];
    if (part2 === void 0) return returning(parts2);
    const choice2 = part2.each === true ? void 0 : inTurn(targetsOf(table, part2.at))[locals2.at];
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
    const bound2 = askChoice(table, frame, partEnv(locals2, part2), choice2, { kind: divides ? "divide" : "chooseTargets", rule: divides ? locals2.divideRule : locals2.rule, always: !divides, params: { ability: part2.at } });
    if (bound2 === null) return { wait: true, then: "ask" };
    bind2(table, locals2, parts2, choice2.as, bound2);
  }
}
function inTurn(choices3) {
  return choices3.some(({ by }) => by !== void 0) ? [...choices3.filter(({ by }) => by === void 0), ...choices3.filter(({ by }) => by !== void 0)] : choices3;
}
function bind2(table, locals2, parts2, name2, value) {
  const at = locals2.part;
  const part2 = parts2[at];
  table.local(locals2, "parts", parts2.with(at, { ...part2, vars: { ...part2.vars, [name2]: value } }));
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
function modeBounds(table, env, modes2) {
  return { min: amount(table, env, modes2.min), max: amount(table, env, modes2.max) };
}
function askModes(table, locals2, frame) {
  const env = envOf(locals2);
  const ability2 = locals2.ability;
  const { modes: modes2 } = table.library.ability(ability2).ability;
  if (modes2 === void 0) return returning(plainParts(ability2));
  const open2 = openModes(table, env, ability2);
  const bounds3 = modeBounds(table, env, modes2);
  const most3 = locals2.most >= 0 ? locals2.most : bounds3.max;
  const least = locals2.least >= 0 ? locals2.least : bounds3.min;
  const [seat = env.you] = modes2.by === void 0 ? [env.you] : seatsOf(table, env, modes2.by);
  const picked2 = locals2.picked;
  const left = most3 - picked2.length;
  if (modes2.repeat === true && (left <= 0 || open2.length === 0)) return finished(ability2, picked2);
  const one = modes2.repeat === true;
  const max = one ? 1 : Math.min(most3, open2.length);
  const min = one ? picked2.length < least ? 1 : 0 : Math.min(least, max);
  if (max === 0) return finished(ability2, []);
  const options = open2.map((at) => ({ id: `mode:${at}`, label: "mode", params: { number: at + 1, mode: modePath(ability2, at) } }));
  table.ask(frame, { seat, kind: "chooseModes", rule: locals2.rule, params: { card: env.card, object: env.self, ability: ability2 }, domain: { type: "options", min, max, options } });
  return { wait: true };
}
function takeModes(table, locals2) {
  const ability2 = locals2.ability;
  const { modes: modes2 } = table.library.ability(ability2).ability;
  const now = picksOf(locals2.answer).map((pick) => Number(pick.slice("mode:".length)));
  const picked2 = [...locals2.picked, ...now];
  if (modes2?.repeat !== true || now.length === 0) return finished(ability2, picked2);
  table.local(locals2, "picked", picked2);
  return { to: "ask" };
}
function finished(ability2, picked2) {
  const parts2 = [...picked2].sort((a, b) => a - b).map((at) => ({ at: modePath(ability2, at), vars: {} }));
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
var isFree = ({ life, needs }) => (life ?? 0) === 0 && needs === void 0;
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
function gather(units, sources, life) {
  const fixed = [...units];
  let ways = [{ units: [], life: 0 }];
  for (const { outputs } of sources) {
    const plain2 = outputs.filter(({ needs }) => needs === void 0);
    const open2 = openUnit(plain2);
    if (open2 !== null) fixed.push(open2);
    else if (plain2.length === 1 && isFree(plain2[0])) fixed.push(...unitsAdded(plain2[0]));
    else ways = extended(ways, plain2, life);
  }
  return ways.map((way2) => ({ units: [...fixed, ...way2.units], life: way2.life }));
}
function extended(ways, outputs, life) {
  const next8 = /* @__PURE__ */ new Map();
  const choices3 = outputs.some(isFree) ? outputs : [...outputs, { units: [] }];
  for (const way2 of ways) {
    for (const output of choices3) {
      const units = [...way2.units, ...unitsAdded(output)].sort((a, b) => a.main - b.main || a.feed - b.feed);
      const one = { units, life: way2.life + (output.life ?? 0) };
      if (one.life <= life) next8.set(`${one.life};${units.map(({ main, feed: feed2 }) => `${main}/${feed2}`).join()}`, one);
    }
  }
  return [...next8.values()];
}
function supplyOf({ units, life }) {
  const counted6 = /* @__PURE__ */ new Map();
  for (const { main } of units) if (main !== 0) counted6.set(main, (counted6.get(main) ?? 0) + 1);
  const masks2 = [...counted6.keys()].sort((a, b) => a - b);
  return { masks: masks2, counts: masks2.map((mask) => counted6.get(mask)), life };
}
function meansOf(units, sources = [], life = 0, unitsForSources = units) {
  const pool = units.map((main, at) => ({ main, feed: unitsForSources[at] }));
  return { supplies: gather(pool, sources, life).map(supplyOf), units: pool, sources, converting: sources.some(({ outputs }) => outputs.some(({ needs }) => needs !== void 0)), life };
}
function meets2(demand, supply) {
  return meetsWith(demand, supply, 0, 0);
}
function meetsAfter(demand, supply, before, unit) {
  const { unions: unions2, within: within3 } = demand;
  const { masks: masks2, counts: counts2 } = supply;
  for (let at = unions2.length - 1; at >= 0; at--) {
    const union = unions2[at];
    let missing3 = within3[at];
    if ((before & union) !== 0) missing3++;
    if ((unit & union) !== 0) missing3--;
    for (let kind2 = 0; missing3 > 0 && kind2 < masks2.length; kind2++) if ((masks2[kind2] & union) !== 0) missing3 -= counts2[kind2];
    if (missing3 > 0) return false;
  }
  return true;
}
function meetsWith(demand, supply, unit, need) {
  const { unions: unions2, within: within3 } = demand;
  const { masks: masks2, counts: counts2 } = supply;
  for (let at = unions2.length - 1; at >= 0; at--) {
    const union = unions2[at];
    let missing3 = within3[at];
    if (need !== 0 && (need & ~union) === 0) missing3--;
    if ((unit & union) !== 0) missing3++;
    for (let kind2 = 0; missing3 > 0 && kind2 < masks2.length; kind2++) if ((masks2[kind2] & union) !== 0) missing3 -= counts2[kind2];
    if (missing3 > 0) return false;
  }
  return true;
}
var looks = 2e3;
function assignable(needs, payers, turn3) {
  const usedBy = new Int16Array(payers.length).fill(-1);
  const fits4 = ({ mask, of }, { main, feed: feed2, by }) => {
    if (((of < 0 ? main : feed2) & mask) === 0) return false;
    if (of < 0 || by < 0) return true;
    return turn3 === null ? by !== of : turn3[by] < turn3[of];
  };
  const place3 = (need, seen) => {
    for (let at = 0; at < payers.length; at++) {
      if (seen[at] === 1 || !fits4(needs[need], payers[at])) continue;
      seen[at] = 1;
      const other = usedBy[at];
      if (other >= 0 && !place3(other, seen)) continue;
      usedBy[at] = need;
      return true;
    }
    return false;
  };
  return needs.every((_, need) => place3(need, new Uint8Array(payers.length)));
}
var needsIn = ({ masks: masks2, counts: counts2 }) => masks2.flatMap((mask, at) => Array.from({ length: counts2[at] }, () => mask));
function ordersOf2(n2) {
  if (n2 === 0) return [[]];
  return ordersOf2(n2 - 1).flatMap((before) => Array.from({ length: n2 }, (_, turn3) => [...before.map((one) => one >= turn3 ? one + 1 : one), turn3]));
}
function gainOf({ outputs }) {
  return Math.max(0, ...outputs.map(({ units, needs }) => units.length - (needs === void 0 ? 0 : Math.min(...needs.map(({ size }) => size)))));
}
function conceivable(demands, { units, sources }) {
  const most3 = units.length + sources.reduce((sum2, source) => sum2 + gainOf(source), 0);
  const best = sources.flatMap(({ outputs }) => {
    const mask = outputs.reduce((all, output) => output.units.reduce((seen, one) => seen | one, all), 0);
    return Array.from({ length: Math.max(0, ...outputs.map((output) => output.units.length)) }, () => mask);
  });
  const [supply] = meansOf([...units.map(({ main }) => main), ...best]).supplies;
  return demands.filter((demand) => demand.size <= most3 && meets2(demand, supply));
}
function conversionsFor(all, means) {
  const demands = conceivable(all, means);
  if (demands.length === 0) return null;
  const usesBySource = usesOf(means);
  const twins = twinsOf(means, usesBySource);
  let left = looks;
  let sets = [[]];
  while (sets.length > 0) {
    const next8 = [];
    for (const set of sets) {
      if (--left < 0) return null;
      const found3 = orderThatPays(demands, set, means);
      if (found3 !== null) return found3;
      next8.push(...larger(set, usesBySource, twins));
    }
    sets = next8;
  }
  return null;
}
function usesOf({ sources, life }) {
  return sources.map(({ outputs }, source) => outputs.flatMap((output, index) => {
    if (output.needs === void 0) return [];
    const added4 = output.units.map((main, at) => ({ main, feed: (output.unitsForSources ?? output.units)[at] }));
    return output.needs.map((demand) => ({ source, output: index, needs: needsIn(demand), added: added4, life: demand.life + (output.life ?? 0) })).filter((use2) => use2.life <= life);
  }));
}
function twinsOf({ sources }, uses) {
  const last = /* @__PURE__ */ new Map();
  return sources.map((source, at) => {
    if (uses[at].length === 0) return -1;
    const key = JSON.stringify(source);
    const twin = last.get(key) ?? -1;
    last.set(key, at);
    return twin;
  });
}
function larger(set, uses, twins) {
  const found3 = [];
  for (let at = (set.at(-1)?.source ?? -1) + 1; at < uses.length; at++) {
    const twin = twins[at];
    if (twin >= 0 && !set.some(({ source }) => source === twin)) continue;
    for (const use2 of uses[at]) found3.push([...set, use2]);
  }
  return found3;
}
function orderThatPays(demands, set, means) {
  const life = means.life - set.reduce((sum2, use2) => sum2 + use2.life, 0);
  if (life < 0) return null;
  const used3 = new Set(set.map(({ source }) => source));
  const asked = set.flatMap(({ needs }, of) => needs.map((mask) => ({ mask, of })));
  const added4 = set.flatMap(({ added: units }, by) => units.map((unit) => ({ ...unit, by })));
  for (const way2 of gather(means.units, means.sources.filter((_, at) => !used3.has(at)), life)) {
    const payers = [...way2.units.map((unit) => ({ ...unit, by: -1 })), ...added4];
    for (const demand of demands) {
      if (way2.life + demand.life > life) continue;
      const needs = [...asked, ...needsIn(demand).map((mask) => ({ mask, of: -1 }))];
      if (needs.length > payers.length || !assignable(needs, payers, null)) continue;
      const turn3 = ordersOf2(set.length).find((order2) => assignable(needs, payers, order2));
      if (turn3 !== void 0) return set.map((use2, at) => ({ use: use2, at: turn3[at] })).sort((a, b) => a.at - b.at).map(({ use: { source, output } }) => ({ source, output }));
    }
  }
  return null;
}
function metPlainly(demands, { supplies, life }) {
  for (const demand of demands) {
    for (const supply of supplies) if (demand.life + supply.life <= life && meets2(demand, supply)) return true;
  }
  return false;
}
function affords(demands, means) {
  return metPlainly(demands, means) || means.converting && conversionsFor(demands, means) !== null;
}
function conversionsNeeded(demands, means) {
  if (metPlainly(demands, means)) return [];
  return means.converting ? conversionsFor(demands, means) : null;
}
function nextActivations(demands, means) {
  const found3 = [];
  const known3 = /* @__PURE__ */ new Map();
  means.sources.forEach(({ outputs }, source) => {
    const open2 = means.converting ? null : openUnit(outputs);
    outputs.forEach(({ units }, output) => {
      const verdict = open2 === null ? verdictOn(demands, means, source, output) : remembered(known3, demands, means, open2.main, units[0]);
      if (verdict !== null) found3.push({ source, output, helps: verdict.helps });
    });
  });
  return found3;
}
function remembered(known3, demands, means, open2, unit) {
  const key = open2 * 256 + unit;
  let verdict = known3.get(key);
  if (verdict === void 0) {
    verdict = openVerdict(demands, means, open2, unit);
    known3.set(key, verdict);
  }
  return verdict;
}
function openVerdict(demands, { supplies, life }, open2, unit) {
  let leads = false;
  for (const demand of demands) {
    for (const supply of supplies) {
      if (demand.life + supply.life > life || !meetsAfter(demand, supply, open2, unit)) continue;
      leads = true;
      if (demand.masks.some((need) => (need & unit) !== 0 && meetsWith(demand, supply, open2, need))) return { helps: true };
    }
  }
  return leads ? { helps: false } : null;
}
function after2(means, at, index) {
  const source = means.sources[at];
  const output = source.outputs[index];
  const rest2 = means.sources.filter((_, other) => other !== at);
  const life = means.life - (output.life ?? 0);
  if (life < 0) return [];
  const masks2 = [...means.units.map(({ main }) => main), ...output.units];
  const unitsForSources = [...means.units.map(({ feed: feed2 }) => feed2), ...output.unitsForSources ?? output.units];
  if (output.needs === void 0) return [meansOf(masks2, rest2, life, unitsForSources)];
  const feeds = means.units.map(({ feed: feed2 }) => feed2);
  return waysFromPool(output.needs, feeds, life).map(({ places: places3, life: left }) => {
    const kept5 = (_, place3) => !places3.includes(place3);
    return meansOf(masks2.filter(kept5), rest2, left, unitsForSources.filter(kept5));
  });
}
function verdictOn(demands, means, source, output) {
  const later = after2(means, source, output).filter((one) => affords(demands, one));
  if (later.length === 0) return null;
  const { units } = means.sources[source].outputs[output];
  return { helps: later.some((one) => one.converting || units.some((mask) => takesPart(demands, one, mask))) };
}
function takesPart(demands, { supplies, life }, mask) {
  return demands.some((demand) => supplies.some((supply) => demand.life + supply.life <= life && demand.masks.some((need) => (need & mask) !== 0 && meetsWith(demand, supply, mask, need))));
}
function waysFromPool(demands, masks2, life) {
  const found3 = /* @__PURE__ */ new Map();
  const most3 = Math.max(...demands.map(({ size }) => size));
  const walk2 = (chosen6, from) => {
    const spent2 = chosen6.map((place3) => masks2[place3]);
    const left = paysExactly(demands, spent2, life);
    if (left !== null) found3.set([...spent2].sort((a, b) => a - b).join(), { places: chosen6, life: left });
    if (chosen6.length === most3) return;
    const tried = /* @__PURE__ */ new Set();
    for (let place3 = from; place3 < masks2.length; place3++) {
      const mask = masks2[place3];
      if (tried.has(mask) || mask === 0) continue;
      tried.add(mask);
      walk2([...chosen6, place3], place3 + 1);
    }
  };
  walk2([], 0);
  return [...found3.values()];
}
function paysExactly(demands, masks2, life) {
  const means = meansOf(masks2, [], life);
  for (const demand of demands) if (demand.size === masks2.length && demand.life <= life && meets2(demand, means.supplies[0])) return life - demand.life;
  return null;
}
function demandOfNeeds(needs, life) {
  const counted6 = /* @__PURE__ */ new Map();
  for (const [mask, count2] of needs) if (count2 > 0) counted6.set(mask, (counted6.get(mask) ?? 0) + count2);
  const masks2 = [...counted6.keys()].sort((a, b) => a - b);
  const counts2 = masks2.map((mask) => counted6.get(mask));
  const unions2 = /* @__PURE__ */ new Set();
  for (const mask of masks2) for (const union of [0, ...unions2]) unions2.add(union | mask);
  const list = [...unions2].sort((a, b) => a - b);
  const within3 = list.map((union) => masks2.reduce((sum2, mask, at) => (mask & ~union) === 0 ? sum2 + counts2[at] : sum2, 0));
  return { masks: masks2, counts: counts2, unions: list, within: within3, size: counts2.reduce((sum2, count2) => sum2 + count2, 0), life };
}
var goesOn = (before, after3) => before !== "leaves" && (before !== after3 || after3 === "keeps");
function satisfies([need, ...rest2], used3) {
  if (need === void 0) return true;
  const open2 = need.ids.filter((id) => used3.every((one) => one.id !== id || goesOn(one.use, need.use)));
  const byKind = /* @__PURE__ */ new Map();
  for (const id of open2) {
    const kind2 = `${rest2.map(({ ids: ids2 }) => ids2.includes(id) ? "y" : "n").join("")} ${used3.flatMap((one) => one.id === id ? [one.use] : []).join(" ")}`;
    if (!byKind.has(kind2)) byKind.set(kind2, id);
  }
  const kinds = [...byKind].sort(([a], [b]) => askedFor(a) - askedFor(b));
  return kinds.some(([, id]) => satisfies(rest2, [...used3, { id, use: need.use }]));
}
function needsHold(needs) {
  return satisfies(needs, []);
}
var askedFor = (kind2) => kind2.split("y").length;
function payPart(table, locals2, at = 0) {
  const left = locals2.left;
  const path = left[at];
  const env = envOf(locals2);
  if (!payable(table, env, [table.library.node(path)])) return null;
  table.local(locals2, "left", left.toSpliced(at, 1));
  const cut2 = path.lastIndexOf("/");
  const index = Number(path.slice(cut2 + 1));
  return call(verbsRef, { ...effectLocals(env, path.slice(0, cut2)), at: index, only: index });
}
function partPaid(table, locals2) {
  const returned = outcomeIn(locals2);
  if (returned?.vars !== void 0) table.local(locals2, "vars", { ...locals2.vars, ...returned.vars });
  table.local(locals2, "returned", null);
  return returned?.done !== false;
}
function nextUnits(demands, masks2, chosen6, life = 0) {
  const results2 = /* @__PURE__ */ new Map();
  const ways = payable2(demands, masks2, life);
  return masks2.flatMap((mask, place3) => {
    if (mask === 0 || chosen6.includes(place3)) return [];
    let leads = results2.get(mask);
    if (leads === void 0) {
      leads = extendable(ways, masks2, [...chosen6, place3]);
      results2.set(mask, leads);
    }
    return leads ? [place3] : [];
  });
}
function extendable(demands, masks2, chosen6) {
  return demands.some((demand) => demand.size >= chosen6.length && allPlaced(demand, chosen6.map((place3) => masks2[place3])));
}
function payable2(demands, masks2, life) {
  const [supply] = meansOf(masks2).supplies;
  return demands.filter((demand) => demand.life <= life && meets2(demand, supply));
}
function allPlaced(demand, units) {
  const needs = demand.masks.flatMap((mask, at) => Array.from({ length: Math.min(demand.counts[at], units.length) }, () => mask));
  const filledBy = needs.map(() => -1);
  const place3 = (unit, seen) => needs.some((need, at) => {
    if (seen.has(at) || (need & units[unit]) === 0) return false;
    seen.add(at);
    if (filledBy[at] >= 0 && !place3(filledBy[at], seen)) return false;
    filledBy[at] = unit;
    return true;
  });
  return units.every((_, unit) => place3(unit, /* @__PURE__ */ new Set()));
}
function leastSpending(demands, masks2, life = 0, order2 = byUse(masks2)) {
  const demand = payable2(demands, masks2, life)[0];
  if (demand === void 0) return null;
  const places3 = [];
  for (const place3 of order2) {
    if (places3.length === demand.size) break;
    if (masks2[place3] !== 0 && extendable([demand], masks2, [...places3, place3])) places3.push(place3);
  }
  return { places: places3, life: demand.life };
}
function byUse(masks2) {
  return masks2.map((_, place3) => place3).sort((a, b) => bits(masks2[a]) - bits(masks2[b]) || masks2[b] - masks2[a] || a - b);
}
function bits(mask) {
  let count2 = 0;
  for (let left = mask; left !== 0; left &= left - 1) count2++;
  return count2;
}
var using = (means, kept5, life) => meansOf(means.units.map(({ main }) => main), kept5.map(({ source }) => source), life, means.units.map(({ feed: feed2 }) => feed2));
var largestOutput = ({ outputs }) => Math.max(0, ...outputs.map(({ units }) => units.length));
function worth({ outputs }) {
  const price = outputs.every(({ needs }) => needs !== void 0) ? 200 : outputs.every(({ life }) => (life ?? 0) > 0) ? 100 : 0;
  return price + bits(madeBy(outputs)) + (outputs.length > 1 ? 1 : 0);
}
var madeBy = (outputs) => outputs.reduce((mask, { units }) => units.reduce((all, one) => all | one, mask), 0);
function leave(demands, means, life, order2) {
  let kept5 = means.sources.map((source, at) => ({ source, at }));
  for (const at of order2) {
    const without2 = kept5.filter((one) => one.at !== at);
    if (affords(demands, using(means, without2, life))) kept5 = without2;
  }
  return kept5;
}
var added2 = (kept5) => kept5.reduce((sum2, { source }) => sum2 + largestOutput(source), 0);
function fewest(demands, means, life, plain2) {
  const places3 = means.sources.map((_, at) => at);
  const value = (at) => worth(means.sources[at]);
  const size = (at) => largestOutput(means.sources[at]);
  const isPlain7 = (at) => (madeBy(means.sources[at].outputs) & ~plain2) === 0 ? 1 : 0;
  const sparing = leave(demands, means, life, [...places3].sort((a, b) => value(b) - value(a) || size(b) - size(a) || isPlain7(a) - isPlain7(b) || b - a));
  if (places3.every((at) => size(at) <= 1)) return sparing;
  const large = leave(demands, means, life, [...places3].sort((a, b) => size(a) - size(b) || value(b) - value(a) || isPlain7(a) - isPlain7(b) || b - a));
  return large.length < sparing.length || large.length === sparing.length && added2(large) < added2(sparing) ? large : sparing;
}
function settled(demands, means, kept5, life) {
  let sources = kept5;
  const uses = [];
  for (const { at, source } of kept5) {
    const output = source.outputs.findIndex((one) => affords(demands, using(means, replaced(sources, at, one), life)));
    uses.push({ source: at, output });
    sources = replaced(sources, at, source.outputs[output]);
  }
  return { uses, sources };
}
function replaced(kept5, at, output) {
  return kept5.map((one) => one.at === at ? { at, source: { outputs: [output] } } : one);
}
function smallestPlan(demands, means, plain2 = 0) {
  if (!affords(demands, means)) return null;
  let life = 0;
  while (life < means.life && !affords(demands, using(means, means.sources.map((source, at) => ({ source, at })), life))) life++;
  const { uses, sources } = settled(demands, means, fewest(demands, means, life, plain2), life);
  const converting = conversionsNeeded(demands, using(means, sources, life)) ?? [];
  const order2 = converting.map(({ source }) => sources[source].at);
  const later = new Set(order2);
  return { uses: [...uses.filter(({ source }) => !later.has(source)), ...order2.flatMap((at) => uses.filter(({ source }) => source === at))], life };
}
function atOnceProcedure(kind2) {
  return defineProcedure({ name: kind2.name, steps: atOnceSteps(kind2) });
}
function atOnceSteps(kind2) {
  const { rules: rules5 } = kind2;
  return [{ name: "begin", rule: rules5.begin, run: (table, locals2) => begin4(table, locals2, kind2) }, { name: "pay", rule: rules5.pay, run: (table, locals2, frame) => pay(table, locals2, frame, kind2) }, { name: "effect", rule: rules5.effect, run: effect }, { name: "triggered", rule: rules5.triggered, run: (table, _locals, frame) => triggered(table, frame, kind2) }];
}
function atOnceLocals(table, seat, use2, { settled: settled2 }) {
  const env = listenerEnv(table, { object: use2.object, seat, ability: use2.path }, null);
  const vars = use2.choices === void 0 ? {} : { [settled2]: use2.choices };
  return { ...effectLocals({ ...env, vars }, ""), ability: use2.path, stage: "" };
}
function begin4(table, locals2, { rules: rules5, event, noticed }) {
  const env = envOf(locals2);
  const path = locals2.ability;
  const { limit } = table.library.ability(path).ability;
  if (limit !== void 0) noteUse(table, { object: env.self, seat: env.you, ability: path }, limit);
  table.newMoment();
  table.emit(event, rules5.begin, { seat: env.you, object: env.self, source: env.self, card: env.card, ability: path });
  notice(table, noticed, { object: env.self, seat: env.you });
}
function pay(table, locals2, frame, { paidFirst }) {
  const path = locals2.ability;
  const compiled = table.library.ability(path);
  const cost = compiled.ability.cost ?? [];
  if (paidFirst !== void 0 && locals2.stage === "") {
    const control = paidFirst.pay(table, locals2);
    if (control !== void 0) {
      table.local(locals2, "stage", "paying");
      return "call" in control ? { ...control, then: "pay" } : control;
    }
  }
  if (cost.length === 0) return void 0;
  if (paidFirst !== void 0 && cost.some(paidFirst.is)) return payRest(table, locals2, cost, paidFirst);
  const { cost: lone2 } = loneVerbs(compiled);
  return lone2 === null ? call(verbsRef, effectLocals(envOf(locals2), `${path}/cost`)) : carryOut2(table, locals2, frame, lone2, `${path}/cost/0`);
}
function payRest(table, locals2, cost, { is }) {
  if (!partPaid(table, locals2)) return { done: null };
  table.local(locals2, "stage", "paying");
  const at = cost.findIndex((verb2, place3) => place3 >= locals2.at && !is(verb2));
  if (at < 0) return void 0;
  table.local(locals2, "at", at + 1);
  return call(verbsRef, { ...effectLocals(envOf(locals2), `${locals2.ability}/cost`), at, only: at }, "pay");
}
function effect(table, locals2, frame) {
  const { done: done4, vars } = outcomeOf(locals2.returned);
  if (vars !== void 0) table.local(locals2, "vars", { ...locals2.vars, ...vars });
  if (!done4) return { done: null };
  const path = locals2.ability;
  const compiled = table.library.ability(path);
  if ((compiled.ability.clauses ?? []).length === 0) return void 0;
  const { effect: lone2 } = loneVerbs(compiled);
  return lone2 === null ? call(effectRef, effectLocals(envOf(locals2), `${path}/clauses`)) : carryOut2(table, locals2, frame, lone2, `${path}/clauses/0/do/0`);
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
  const plain2 = clauses.length === 1 && clause2 !== void 0 && Object.keys(clause2).every((key) => key === "do");
  return { cost: loneOf(cost), effect: plain2 ? loneOf(clause2.do ?? []) : null };
});
function loneOf(verbs3) {
  const [verb2] = verbs3;
  return verbs3.length === 1 && verb2 !== void 0 && verb2.as === void 0 && verb2.note === void 0 && verb2.total === void 0 ? verb2 : null;
}
function carryOut2(table, locals2, frame, verb2, path) {
  takeOver2(table, locals2, frame);
  const outcome = table.library.verb(verb2.verb).run(table, verb2, envOf(locals2), path);
  if ("propose" in outcome) return happen(table, outcome.propose);
  if ("call" in outcome) return outcome;
  table.local(locals2, "returned", outcome);
  return void 0;
}
function runTriggeredAtOnce(table, { isOfKind, rules: rules5, triggeredEvent }, then) {
  const trigger = waitingTriggers(table).find(({ ability: ability2 }) => isOfKind(table.library.ability(ability2)));
  if (trigger === void 0) return void 0;
  const env = triggerEnv(takeTrigger(table, trigger.id));
  if (triggeredEvent !== void 0) table.emit(triggeredEvent, rules5.triggered, { card: env.card, object: env.self, seat: env.you });
  return call(effectRef, effectLocals(env, `${trigger.ability}/clauses`), then);
}
var inOrder2 = (entries) => Object.fromEntries([...entries].sort(([one], [other]) => one < other ? -1 : 1));
function tallyWith(tally3, kind2, count2) {
  return inOrder2(Object.entries({ ...tally3, [kind2]: count2 }).filter(([, number2]) => number2 > 0));
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
function waitsIn(table, zone, ability2, source) {
  return table.zone(zone).order.some((id) => {
    const { item, kind: kind2 } = table.object(id);
    if (kind2 !== "item" || item === null) return false;
    const waiting = readAs(item);
    return waiting.ability === ability2 && waiting.source === source;
  });
}
function itemEnv(table, id, part2 = 0) {
  const { source, card, event, vars, parts: parts2 } = itemOn(table, id);
  const own2 = parts2[part2]?.vars;
  return sourceEnv(source, card, table.controllerOf(table.object(id)), event, own2 === void 0 ? vars : { ...vars, ...own2 });
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
var carryingOut = (name2, rule2) => ({ name: name2, rule: rule2, run: (table, locals2) => nextPart(table, locals2, name2) });
function nextPart(table, locals2, step) {
  const [part2, ...rest2] = locals2.parts ?? [];
  if (part2 === void 0) return void 0;
  table.local(locals2, "parts", rest2);
  if ((table.library.node(part2.at).clauses ?? []).length === 0) return { to: step };
  const env = envOf(must(locals2.env, "an environment"));
  return call(effectRef, effectLocals({ ...env, vars: { ...env.vars, ...part2.vars } }, `${part2.at}/clauses`), step);
}
var none8 = [];
var aims = (table, { at, each }) => each === true ? none8 : targetsOf(table, at).filter(({ target }) => target === true);
function targetsChosen(table, id) {
  return itemOn(table, id).parts.flatMap((one, part2) => aims(table, one).map((choice2) => ({ part: part2, choice: choice2, ids: one.vars[choice2.as] ?? [] })));
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
function targetsAgain(table, id) {
  return itemOn(table, id).parts.map((part2, at) => {
    const env = itemEnv(table, id, at);
    const vars = { ...part2.vars };
    if (part2.each === true) {
      for (const { target: _target, ...choice2 } of targetsOf(table, part2.at)) vars[choice2.as] = [...candidates(table, env, choice2)];
      return { part: { at: part2.at, vars }, kept: [] };
    }
    const kept5 = [];
    for (const choice2 of aims(table, part2)) {
      const chosen6 = vars[choice2.as];
      if (!Array.isArray(chosen6) || chosen6.length === 0) continue;
      const legal2 = candidates(table, env, choice2);
      const left = chosen6.filter((one) => legal2.includes(one));
      vars[choice2.as] = left;
      kept5.push({ choice: choice2, chosen: chosen6.length, left: left.length });
    }
    return { part: { at: part2.at, vars }, kept: kept5 };
  });
}
function actingLocals(seat) {
  return { seat, passes: 0, acts: [], refused: [], answer: null, answers: null, returned: null };
}
function offerActs(table, locals2, acts, idOf3) {
  const refused = locals2.refused;
  const offered = refused.length === 0 ? acts : acts.filter((act6) => !refused.includes(idOf3(act6)));
  table.local(locals2, "acts", offered);
  return offered;
}
function pickedAct(locals2, idOf3) {
  const [pick] = picksOf(locals2.answer);
  return locals2.acts.find((act6) => idOf3(act6) === pick);
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
function passOn(table, locals2, players3, next8) {
  const passes = locals2.passes + 1;
  forgetRefused(table, locals2);
  if (passes >= players3) return true;
  table.local(locals2, "passes", passes);
  table.local(locals2, "seat", next8(locals2.seat));
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
  const losers2 = table.seats().filter((seat) => !winners.includes(seat));
  if (winners.length === 0) setMatch(table, "draws", draws + 1);
  else setMatch(table, "wins", wins.map((count2, seat) => winners.includes(seat) ? count2 + 1 : count2));
  setMatch(table, "chooser", winners.length === 0 ? chooser : losers2[0] ?? chooser);
  setMatch(table, "game", game + 1);
}
function concludeGame(table, locals2, rule2, drawsCount) {
  const result = must(locals2.ended, "the game that ended");
  const { bestOf: bestOf2 } = table.pins.format;
  noteGame(table, result.winners);
  const { wins, game, draws } = matchOf(table);
  table.emit("matchScore", rule2, { game: game - 1, wins: [...wins], draws });
  const decided2 = Math.max(...wins) >= winsNeeded(table) || drawsCount && game > bestOf2;
  const atTime = bestOf2 > 1 && !decided2 ? resultAtTime(table) : null;
  if (bestOf2 > 1 && !decided2 && atTime === null) {
    clearTable(table);
    return false;
  }
  table.finish(bestOf2 === 1 ? result : atTime ?? { winners: leaders(wins), reason: "games", rule: rule2 });
  return true;
}
function leaders(wins) {
  const ahead = aheadOf(wins);
  return ahead === null ? [] : [ahead];
}
var readableCards = 1e3;
function deckViolation(code, rule2, cards2, detail, params = {}) {
  return { code, rule: rule2, cards: cards2, detail, params };
}
function readDeckParts(deck, parts2) {
  if (typeof deck !== "object" || deck === null || Array.isArray(deck)) return null;
  const given = deck;
  const read2 = parts2.map((part2, at) => [part2, idsIn(at === 0 || given[part2] !== void 0 ? given[part2] : [])]);
  return read2.every(([, cards2]) => cards2 !== null) ? Object.fromEntries(read2) : null;
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
  return readAs(Object.fromEntries(Object.entries(deck).map(([part2, cards2]) => [part2, [...cards2].sort()])));
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
  const cards2 = (deck) => parts2.flatMap((part2) => deck[part2]);
  return comingIn(cards2(before), cards2(now));
}
function redividedDecks(rules5) {
  const accept = (table, decision, bulk) => accepted(table, decision, bulk, rules5);
  return { ask: (table, _locals, frame) => {
    const { game, decks } = matchOf(table);
    for (const seat of table.seats()) {
      const parts2 = Object.fromEntries(Object.entries(decks[seat]).map(([part2, cards2]) => [part2, [...cards2]]));
      table.ask(frame, { seat, kind: rules5.kind, rule: rules5.rule, sealed: true, params: { game, ...parts2 }, domain: { type: "bulk", schema: rules5.schema } });
    }
    return { wait: true };
  }, take: (table, locals2) => {
    const answers = answersIn(locals2);
    const before = matchOf(table).decks;
    const decks = table.seats().map((seat) => readAs(bulkOf(answers[seat])));
    setMatch(table, "decks", decks);
    decks.forEach((now, seat) => table.emit(rules5.event, rules5.rule, { seat }, [{ seats: [seat], data: rules5.tell({ seat, before: before[seat], now }) }]));
    return void 0;
  }, accept, sample: (table, decision, draw2) => {
    const now = matchOf(table).decks[decision.subject];
    const [played, aside] = rules5.swaps.map((part2) => [...now[part2]]);
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
  const changed3 = rules5.compare(registered, deck);
  const violations = changed3.length > 0 || faultsOf(registered).length > 0 ? changed3 : faultsOf(deck);
  return violations.length > 0 ? { ok: false, violations } : { ok: true, value: sortedDeck(deck) };
}
function readDeckList(text2, form) {
  const deck = Object.fromEntries(form.parts.map((part2) => [part2, []]));
  const unknown = [];
  let title = null;
  let cards2 = 0;
  for (const raw of text2.replace(/^\uFEFF/, "").split(/\r?\n|\r/)) {
    const line = form.bare(raw);
    if (line === "") continue;
    const begun = form.titled(line);
    if (begun !== null) {
      title = begun;
      continue;
    }
    const mark4 = form.marked?.(line) ?? null;
    const { name: name2, count: count2 } = countedName(mark4 === null ? line : mark4.rest, form.named);
    cards2 += count2;
    if (cards2 > readableCards) return { deck, unknown, tooLong: true };
    const card = form.named(name2);
    if (card === null) unknown.push(name2);
    else deck[mark4?.part ?? form.place?.(card, title) ?? title ?? form.parts[0]].push(...Array.from({ length: count2 }, () => card));
  }
  return { deck, unknown, tooLong: false };
}
function countedName(line, named4) {
  const counted6 = /^(\d+)\s*[xX×]?\s+(.+)$/.exec(line);
  if (counted6 === null || named4(line) !== null) return { name: line, count: 1 };
  return { name: counted6[2], count: Number(counted6[1]) };
}
var namesOf = once((cards2) => {
  const [decked, ids2] = [/* @__PURE__ */ new Map(), /* @__PURE__ */ new Map()];
  const tokens = /* @__PURE__ */ new Set();
  for (const { id, names: names3, faces: faces2 = [] } of cards2) {
    const written3 = [names3, ...faces2.map((face) => face.names)].flatMap(({ en, zh }) => [zh, en]);
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
function unknownCard(entry2, cards2, inDecks, called = null) {
  const { names: names3, ids: ids2, tokens } = namesOf(cards2);
  const compared = looseName(entry2);
  if (tokens.has(compared)) return deckViolation("deck/unknown-card", inDecks, [entry2], `${JSON.stringify(entry2)} is a token, and tokens are in no deck.`);
  const near2 = nearNames(compared, isId2.test(entry2) ? ids2 : names3);
  const missing3 = `Arbiter has no program for ${called ?? JSON.stringify(entry2)}.`;
  if (near2.length === 0) return deckViolation("deck/unknown-card", null, [entry2], missing3);
  return deckViolation("deck/unknown-card", null, [entry2], `${missing3} Did you mean ${near2.map((name2) => JSON.stringify(name2)).join(" or ")}?`, { near: [...near2] });
}
var endlessList = (rule2) => deckViolation("deck/malformed", rule2, [], `The list names more than ${readableCards} cards.`);
function isAwaited(table, keys6) {
  return keys6.some((key) => [key, replaceKey(key)].some((one) => subscribers(table, one).length > 0 || watchesFor(table, one).length > 0));
}
function predict(table, happening) {
  let now = happening;
  for (; ; ) {
    const [offer3] = offersFor(table, now, 0);
    if (offer3 === void 0) return now;
    const changed3 = changedBy(table, now, offer3);
    if (changed3 === null) return null;
    now = { ...changed3, applied: [...now.applied, offer3.replacement] };
  }
}
function changedBy(table, happening, { ability: ability2, source, card, seat, watch, key }) {
  let now = happening;
  for (const clause2 of table.library.ability(ability2).ability.clauses ?? []) {
    if (!isPlain2(clause2)) return happening;
    for (const verb2 of clause2.do ?? []) {
      if (verb2.verb === "cancel") return null;
      if (verb2.verb !== "becomes") return happening;
      const env = sourceEnv(source, card, seat, eventOf(now, key, true), table.state.watches[watch]?.vars);
      const set = Object.entries(verb2.set).map(([field2, value]) => [field2, literal(table, env, value)]);
      now = { ...now, data: { ...now.data, ...Object.fromEntries(set) } };
    }
  }
  return now;
}
var isPlain2 = (clause2) => Object.keys(clause2).every((key) => key === "do");
function wouldTrigger(table, happening) {
  const found3 = [];
  for (const key of ruleOf(table, happening.type).keys(table, happening)) {
    const event = eventOf(happening, key, false);
    for (const listener of subscribers(table, key)) {
      const { object, seat, ability: ability2 } = listener;
      if (ready(table, listener, key, event, table.game.judgesLate)) found3.push({ path: ability2, env: sourceEnv(object, table.object(object).card, seat, event) });
    }
    for (const watch of watchesFor(table, key)) if (watchReady(table, watch, key, event)) found3.push({ path: watch.program, env: lastingEnv(watch, event) });
  }
  return found3;
}
var noLoop = { count: 0, outlines: [], positions: [] };
var patience = 12;
var kept2 = 64;
var most = 1e3;
function loopAfter(table, loop, passing3, numbers) {
  const count2 = loop.count + 1;
  if (count2 > most) throw new LimitExceeded("resolutions in a row without a choice");
  if (count2 < patience) return { ...loop, count: count2 };
  const lying = Object.values(table.state.zones).map(({ order: order2 }) => order2.length);
  const outline = [...lying, ...numbers].join(" ");
  if (!loop.outlines.includes(outline)) return { ...loop, count: count2, outlines: [...loop.outlines.slice(1 - kept2), outline] };
  const position = positionOf(table, passing3);
  return loop.positions.includes(position) ? "repeats" : { ...loop, count: count2, positions: [...loop.positions.slice(1 - kept2), position] };
}
var loopOf = (table) => readAs(table.state.game.loop);
var noteLoop = (table, loop) => table.journal.set(table.state.game, "loop", jsonOf(loop));
function findLoop(table, passing3, numbers, rule2) {
  const loop = loopOf(table);
  const next8 = loopAfter(table, loop, passing3, numbers);
  if (next8 === "repeats") table.emit("loopFound", rule2, { resolved: loop.count + 1 });
  else noteLoop(table, next8);
  return next8 === "repeats";
}
var loopBegan = (table) => loopOf(table).count > 0;
function forgetLoop(table) {
  if (loopBegan(table)) noteLoop(table, noLoop);
}
var always = ["id", "stamp", "knownTo"];
function positionOf(table, passing3) {
  const { state } = table;
  const places3 = /* @__PURE__ */ new Map();
  for (const zone of Object.values(state.zones)) for (const id of zone.order) places3.set(id, places3.size + 1);
  for (const row of Object.values(state.objects)) if (!places3.has(row.id)) places3.set(row.id, places3.size + 1);
  const numbers = new Set(passing3.numbers);
  const named4 = (value) => {
    if (typeof value === "number") {
      const place3 = places3.get(value);
      if (place3 !== void 0) return `object ${place3}`;
      return state.past[value] === void 0 ? value : `past ${state.past[value].row.card}`;
    }
    if (Array.isArray(value)) return value.map(named4);
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, numbers.has(key) ? one : named4(one)]));
  };
  const shown2 = (row, without2) => Object.entries(row).flatMap(([key, value]) => without2.includes(key) ? [] : [[key, numbers.has(key) ? value : named4(value)]]);
  const objects = [...places3.keys()].map((id) => shown2(state.objects[id], [...always, ...passing3.objects]));
  const lasting4 = passing3.byValues === true ? [...places3.keys()].map((id) => named4(table.derive(table, id))) : [...Object.values(state.effects), ...Object.values(state.watches)].map((row) => shown2(row, always));
  const triggers = Object.values(state.triggers).map((row) => shown2(row, [...always, "moment"]));
  const position = { players: state.players.map((row) => shown2(row, passing3.players)), game: shown2(state.game, passing3.game), zones: Object.values(state.zones).map(({ id, order: order2 }) => [id, order2.length]), objects, lasting: lasting4, triggers };
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
  const act6 = doneLast(table, seat);
  return { seat, act: act6, object: Number(act6.split(":")[1]), times: 0, answer: null, answers: null, returned: null };
}
var setRepetition = (table, { field: field2 }, repetition) => table.journal.set(table.state.game, field2, jsonOf(repetition));
var heightOf = (table, { zone }) => table.zone(zone).order.length;
function beginRepetition(table, rules5, repetition) {
  setRepetition(table, rules5, { ...repetition, begun: 0, height: heightOf(table, rules5) });
}
function followRepetition(table, rules5, repetition, seat) {
  if (seat !== repetition.seat || heightOf(table, rules5) !== repetition.height) return "wait";
  const { left, begun } = repetition;
  if (left === 0 || wentFar(table)) return "over";
  setRepetition(table, rules5, { ...repetition, left: left - 1, begun: begun + 1 });
  return "act";
}
function endRepetition(table, rules5) {
  const repetition = readAs(table.state.game[rules5.field]);
  if (repetition === null) return;
  table.emit(rules5.ended, rules5.rule, { seat: repetition.seat, times: repetition.begun });
  setRepetition(table, rules5, null);
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
function layPiles(table, seat, piles) {
  for (const [kind2, cards2] of Object.entries(piles)) for (const card of cards2) place(table, table.create(card, seat).id, { zone: `${kind2}:${seat}`, at: "bottom" });
}
function recordIn(value, what3) {
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw new ArrangementError(`${what3} must be an object`);
  return value;
}
function refuseOtherFields(given, known3, what3) {
  for (const key of Object.keys(given)) if (!known3.includes(key)) throw new ArrangementError(`unknown field ${key} in ${what3}`);
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
  const found3 = table.library.catalogue().find((card) => card.id === id || card.names.zh === id || card.names.en === id);
  if (found3 === void 0) throw new ArrangementError(`${what3}: there is no card ${JSON.stringify(id)}`);
  return found3.id;
}
function beginAt(table, procedure, step, locals2) {
  table.begin(procedure, locals2);
  table.journal.setFrame(table.state.frames.at(-1), "step", table.library.label(procedure.name, step));
}
var leaving = "leaves:";
var turning = "turnOf:";
var ending = "endOfTurnOf:";
function holdsOn(table, env, condition2, stays2) {
  if ("all" in condition2) return condition2.all.every((part2) => holdsOn(table, env, part2, stays2));
  if ("any" in condition2) return condition2.any.some((part2) => holdsOn(table, env, part2, stays2));
  return watched(table, env, condition2).every((id) => stays2(table, id)) && holds(table, env, condition2);
}
function watched(table, env, condition2) {
  if ("not" in condition2) return watched(table, env, condition2.not);
  if ("all" in condition2 || "any" in condition2) return ("all" in condition2 ? condition2.all : condition2.any).flatMap((part2) => watched(table, env, part2));
  if ("object" in condition2) return presentOrPast(table, env, condition2.object);
  if ("compare" in condition2) return [condition2.compare[0], condition2.compare[2]].flatMap((value) => typeof value === "object" && "of" in value && "value" in value ? presentOrPast(table, env, value.of) : []);
  return [];
}
function durationOf(table, env, name2, verb2, turn3, stays2) {
  switch (name2) {
    case void 0:
      return "game";
    case "yourNextTurn":
      return `${turning}${env.you}`;
    case "endOfYourNextTurn":
      return `${ending}${env.you}:${turn3}`;
    case "leaves":
      return stays2(table, env.self) ? `${leaving}${env.self}` : null;
    case "while":
      return holdsOn(table, env, verb2.while, stays2) ? name2 : null;
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
function endOfTurns(table, active, turn3) {
  const isOver = ({ until }) => {
    if (until === "endOfTurn") return true;
    if (!until.startsWith(ending)) return false;
    const [seat, since] = until.slice(ending.length).split(":").map(Number);
    return seat === active && turn3 > since;
  };
  endEffects(table, isOver);
  endWatches(table, isOver);
}
function hasLapsed(table, row, stays2) {
  if (row.until === "while") return !holdsOn(table, lastingEnv(row), conditionOf(table, row.program), stays2);
  return row.until.startsWith(leaving) && !stays2(table, Number(row.until.slice(leaving.length)));
}
function conditionOf(table, program) {
  const verb2 = program.replace(/\/(?:modifiers\/\d+|ability)$/, "");
  return table.library.node(`${verb2}/while`);
}
function endLapsed(table, stays2) {
  const { effects, watches } = table.state;
  if (table.journal.size(effects) > 0) endEffects(table, (effect2) => hasLapsed(table, effect2, stays2));
  if (table.journal.size(watches) > 0) endWatches(table, (watch) => hasLapsed(table, watch, stays2));
}
var none9 = [];
function entriesOf(table, id) {
  const seat = seatOfId(id);
  const { rules: rules5 } = seat === null ? valuesOf2(table, id) : playerValuesOf(table, seat);
  return readAs(rules5) ?? none9;
}
function entriesWith(table, id, word3) {
  const all = entriesOf(table, id);
  return all.length === 0 ? none9 : all.filter((entry2) => entry2.word === word3);
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
  return borne.some((parts2, at) => borne.slice(at + 1).some((others3) => parts2.some((part2) => others3.some((other) => collide(part2, other)))));
}
function stampInOrder(table, ids2) {
  table.journal.valuesMayChange();
  for (const id of ids2) table.set(table.object(id), "stamp", table.nextStamp());
}
function partsOf3(table, id) {
  const { abilities, keywords } = table.derive(table, id);
  const { library } = table;
  const statics = [...library.staticsIn(asList(abilities), "abilities"), ...library.staticsIn(asList(keywords), "keywords")];
  return statics.flatMap(({ effects }) => effects.flatMap(({ parts: parts2, modifier: { of, players: players3 } }) => parts2.map((part2) => ({ part: part2, own: players3 === void 0 && (of === void 0 || of === "self") }))));
}
function collide({ part: part2, own: own2 }, { part: other, own: otherOwn }) {
  if (part2.layer !== other.layer || own2 && otherOwn) return false;
  if (mayMeet(part2, other) || mayMeet(other, part2)) return true;
  return !commute(part2.change, other.change) && [...part2.writes].some((name2) => other.writes.has(name2));
}
var sums = /* @__PURE__ */ new Set(["add"]);
var unions = /* @__PURE__ */ new Set(["gain", "abilities"]);
var changes = ["set", "add", "times", "gain", "lose", "abilities", "cantHave", "swap", "become", "words", "controller"];
function commute(change6, other) {
  const made2 = changes.filter((name2) => change6[name2] !== void 0 || other[name2] !== void 0);
  return made2.every((name2) => sums.has(name2)) || made2.every((name2) => unions.has(name2));
}
function typedRows() {
  return { gameOf: (table) => table.state.game, setGame: (table, key, value) => table.set(table.state.game, key, value), playerOf: (table, seat) => table.player(seat), setPlayer: (table, seat, key, value) => table.set(table.player(seat), key, value), rowOf: (table, id) => table.object(id), fieldsOf: (row) => row, setObject: (table, id, key, value) => table.set(table.object(id), key, value) };
}
var ages = { inputs: () => 0, population: ({ journal }) => journal.population, rewriting: rewritingEpoch, values: ageInPlay, abilities: abilityAge, near: ({ journal }) => journal.nearEpoch, everything: ({ journal }) => journal.epoch };
var places2 = 0;
function remembered2(what3) {
  const place3 = places2++;
  const { basis } = what3;
  return (table) => {
    if (isBeingDerived(table, basis)) return what3.find(table, null);
    const kept5 = table.remembered[place3];
    if (kept5 !== void 0 && holdsStill(table, what3, null, kept5)) {
      if (table.rechecks > 0) recheckFound(table, what3, null, kept5.found);
      return kept5.found;
    }
    const found3 = what3.find(table, null);
    table.remembered[place3] = keptNow(table, what3, null, found3);
    return found3;
  };
}
function settledUntil(what3) {
  const place3 = places2++;
  return (table) => {
    const kept5 = table.remembered[place3];
    if (kept5 !== void 0 && holdsStill(table, what3, null, kept5)) {
      if (table.rechecks > 0) recheckSettled(table, what3);
      return void 0;
    }
    const before = table.journal.mark();
    const work = what3.find(table, null);
    if (work === void 0 && table.journal.mark() === before) table.remembered[place3] = keptNow(table, what3, null, void 0);
    return work;
  };
}
var isBeingDerived = (table, basis) => basis === "values" && table.cache.building !== null;
var nothing6 = [];
function keptNow(table, what3, key, found3) {
  const { fields: fields2, inputs } = what3;
  const basis = what3.isFleeting?.(found3) === true ? "everything" : what3.basis;
  return { basis, age: ages[basis](table), writes: fields2 === void 0 ? 0 : table.journal.writesOf(fields2), inputs: inputs === void 0 ? nothing6 : inputs.map((input) => input(table, key)), found: found3 };
}
function holdsStill(table, { fields: fields2, inputs }, key, kept5) {
  if (kept5.age !== ages[kept5.basis](table)) return false;
  if (fields2 !== void 0 && kept5.writes !== table.journal.writesOf(fields2)) return false;
  if (inputs === void 0) return true;
  for (let at = 0; at < inputs.length; at++) if (inputs[at]?.(table, key) !== kept5.inputs[at]) return false;
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
function recheckFound(table, what3, key, kept5) {
  const now = unchecked(table, () => what3.find(table, key));
  if (!alike(now, kept5)) throw new InvariantBroken(`what is remembered of "${what3.name}"${key === null ? "" : ` (${key})`} no longer holds`);
}
function recheckSettled(table, what3) {
  const before = table.journal.mark();
  const work = unchecked(table, () => what3.find(table, null));
  if (work !== void 0 || table.journal.mark() !== before) throw new InvariantBroken(`"${what3.name}" has something to do although nothing it depends on changed`);
}
function isSeenByAll(table, id) {
  const row = table.object(id);
  const kind2 = row.zone === "" ? "" : table.zone(row.zone).kind;
  return (table.game.visibility[kind2] ?? "all") === "all" || table.seats().every((seat) => seesFace(table, row, seat));
}
var objectFields = { item: null, x: 0, notes: {}, tapped: false, outer: 0, face: 0, faceDown: "", flipped: false, transformedAt: 0, copy: "", damage: 0, deathtouched: false, monstrous: null, counters: {}, controlledSince: 0, heldBy: -1, arrived: 0, worldSince: 0, was: 0, exiledBy: 0, phased: "", pair: 0, loyaltyTurn: 0, renowned: false, exerted: [], isAttacking: false, attacking: 0, defender: -1, blocked: false, unblocked: false, band: 0, blockers: [], blocking: null };
var { gameOf, setGame, playerOf, setPlayer, fieldsOf, setObject } = typedRows();
function seatsFrom(table, first2) {
  const count2 = table.state.players.length;
  return Array.from({ length: count2 }, (_, at) => (first2 + at) % count2);
}
function turnOrder(table) {
  const { active, starting } = gameOf(table);
  return seatsFrom(table, active < 0 ? starting : active);
}
function nextSeat(table, seat) {
  return (seat + 1) % table.state.players.length;
}
function opponentsOf2(table, seat) {
  return seatsFrom(table, seat).slice(1);
}
function permanents(table) {
  return table.zone("battlefield").order;
}
function controllerOf(table, id) {
  return table.controllerOf(table.object(id));
}
function permanentsOf(table, seat) {
  return permanents(table).filter((id) => controllerOf(table, id) === seat);
}
function onBattlefield(table, id) {
  return table.find(id)?.zone === "battlefield";
}
var phasedZone = "phased";
function isThere(table, id) {
  const row = table.find(id);
  return row !== null && row.zone !== phasedZone;
}
function isType(table, id, type) {
  return valuesOf2(table, id).types.includes(type);
}
function hasSubtype(table, id, subtype) {
  return valuesOf2(table, id).subtypes.includes(subtype);
}
function hasKeyword(table, id, keyword2) {
  return valuesOf2(table, id).keywords.includes(keyword2);
}
function powerOf(table, id) {
  return numberFrom(valuesOf2(table, id).power);
}
function toughnessOf(table, id) {
  return numberFrom(valuesOf2(table, id).toughness);
}
function numberFrom(value) {
  return typeof value === "number" ? value : 0;
}
function shownCard(table, id) {
  const row = table.find(id) ?? table.state.past[id]?.row;
  if (row === void 0 || fieldsOf(row).faceDown !== "") return "";
  return row.kind === "item" ? cardOfItem(table, row) : row.card;
}
function cardOfItem(table, row) {
  const { card = "", source = 0 } = row.item ?? {};
  const from = table.find(source);
  return from !== null && fieldsOf(from).faceDown !== "" ? "" : card;
}
function topOfStack(table) {
  return table.zone("stack").order[0] ?? 0;
}
function isSettled(table, id) {
  const row = table.object(id);
  return fieldsOf(row).controlledSince < playerOf(table, table.controllerOf(row)).turnStamp;
}
function isAwake(table, id) {
  return !isType(table, id, "creature") || isSettled(table, id) || hasKeyword(table, id, "haste");
}
function nameOf(id) {
  const seat = seatOfId(id);
  return seat === null ? `object:${id}` : `player:${seat}`;
}
function idNamed(name2) {
  const [kind2, number2] = name2.split(":");
  return kind2 === "player" ? idOfSeat(Number(number2)) : Number(number2);
}
function isInstantOrSorcery(table, id) {
  return isType(table, id, "instant") || isType(table, id, "sorcery");
}
function topOf(table, seat, count2) {
  return table.zoneOf("library", seat).order.slice(0, count2);
}
function lookAt2(table, seat, hidden, rule2) {
  if (hidden.length === 0) return hidden;
  const objects = hidden.map((id) => showTo(table, id, [seat]));
  const zones2 = [...new Set(objects.map((id) => table.object(id).zone))];
  table.emit("lookedAt", rule2, { seat, zones: zones2, count: objects.length, ...wereNamed(hidden, objects) }, [{ seats: [seat], data: { cards: objects.map((id) => table.object(id).card), objects: [...objects] } }]);
  return objects;
}
function reveal(table, seat, hidden, rule2) {
  if (hidden.length === 0) return hidden;
  const objects = hidden.map((id) => showTo(table, id, table.seats()));
  const zones2 = [...new Set(objects.map((id) => table.object(id).zone))];
  table.emit("revealed", rule2, { seat, zones: zones2, cards: objects.map((id) => table.object(id).card), objects: [...objects], ...wereNamed(hidden, objects) });
  return objects;
}
function clashLocals(table, env) {
  return { ...effectLocals(env, ""), seats: turnOrder(table), cards: [], below: [] };
}
var clashProcedure = defineProcedure({ name: "clash", steps: [{ name: "reveal", rule: "701.22a", run: show }, { name: "ask", rule: "701.22a", run: ask }, { name: "decided", rule: "701.22a", run: decided }, { name: "move", rule: "701.22c", run: carryOut3 }] });
var seatsOf2 = (locals2) => locals2.seats;
var cardsOf = (locals2) => locals2.cards;
function show(table, locals2) {
  const cards2 = seatsOf2(locals2).map((seat) => reveal(table, seat, topOf(table, seat, 1), "701.22a")[0] ?? 0);
  table.local(locals2, "cards", cards2);
}
function ask(table, locals2, frame) {
  const at = locals2.at;
  const seat = seatsOf2(locals2)[at];
  if (seat === void 0) return { to: "move" };
  const object = cardsOf(locals2)[at];
  if (object === 0) {
    table.local(locals2, "at", at + 1);
    return { to: "ask" };
  }
  table.ask(frame, { seat, kind: "useEffect", rule: "701.22a", prompt: "clash", params: { card: table.object(object).card, object }, domain: yesOrNo() });
  return { wait: true };
}
function decided(table, locals2) {
  const at = locals2.at;
  if (saidYes(locals2.answer)) table.local(locals2, "below", [...locals2.below, cardsOf(locals2)[at]]);
  table.local(locals2, "at", at + 1);
  return { to: "ask" };
}
function carryOut3(table, locals2) {
  const values = cardsOf(locals2).map((id) => id === 0 ? -1 : valuesOf2(table, id).manaValue);
  const most3 = Math.max(...values);
  const first2 = values.filter((value) => value === most3).length === 1 ? seatsOf2(locals2)[values.indexOf(most3)] : -1;
  const below = locals2.below;
  for (const id of below) {
    const zone = table.zone(table.object(id).zone);
    table.set(zone, "order", [...zone.order.filter((one) => one !== id), id]);
  }
  for (const seat of seatsOf2(locals2)) {
    table.emit("clashed", "701.22d", { seat, won: seat === first2 });
    notice(table, "clashed", { seat }, { won: seat === first2 });
  }
  return { done: { done: first2 === locals2.you } };
}
var forbidden = ["attack", "attackAlone", "attackWithOthers", "attackWithout", "block", "blockAlone", "crew", "cycle", "beBlocked", "beCountered", "beRegenerated", "beTargeted", "beSacrificed", "untap", "transform", "cast", "beCast", "activate", "activateNonMana", "playLands", "gainLife", "loseLife", "draw", "search", "loseGame", "winGame", "getCounters", "preventDamage", "haveAttached", "enter"];
var permitted = ["ignore", "attackAsThoughHaste", "blockAsThoughUntapped", "assignAsThoughUnblocked", "exert", "castFrom", "playFrom", "beCast", "bePlayed", "castAsThoughFlash", "attackAsThoughNoDefender", "lookAtTop", "lookAtExiled", "spendAsAny", "stayTapped", "playAsThoughYours"];
var rulesOf = (table, id) => entriesOf(table, id);
var playerRulesOf = (table, seat) => rulesOf(table, idOfSeat(seat));
var rulesWith = (table, id, word3) => entriesWith(table, id, word3);
function forbids(table, id, what3, about3) {
  for (const rule2 of rulesWith(table, id, "cant")) {
    if (rule2.what === what3 && !ignores(table, id, rule2) && (rule2.where === void 0 || about3 !== void 0 && fitsEntry(table, rule2.where, about3, id))) return true;
  }
  return false;
}
function ignores(table, id, { where }) {
  const source = where?.self;
  return source !== void 0 && rulesWith(table, id, "may").some((rule2) => rule2.what === "ignore" && rule2.where?.self === source);
}
function numberFor(table, seat, of, base) {
  return numberBy(rulesWith(table, idOfSeat(seat), "number").filter((rule2) => rule2.of === of), base);
}
function permits(table, id, what3, about3) {
  return rulesWith(table, id, "may").some((rule2) => rule2.what === what3 && (rule2.where === void 0 || about3 !== void 0 && fitsEntry(table, rule2.where, about3, id)));
}
function instruct(what3, seat, amount3, rule2) {
  return propose("instruct", { seat }, { what: what3, amount: amount3, rule: rule2, objects: [idOfSeat(seat)] });
}
function instructed(returned, seat) {
  const { objects, total } = returned;
  return objects.includes(idOfSeat(seat)) ? total : null;
}
var keys2 = { scry: ["scry"], surveil: ["surveil"], search: ["search"], flipCoin: ["flipCoin"] };
var instructRule = { keys: (_table, { data }) => keys2[data.what], possible: (table, { seat, data }) => data.what !== "search" || !forbids(table, idOfSeat(seat), "search") };
function flipLocals(env, seat, count2, path) {
  return { ...effectLocals(env, path), seat, left: count2, wins: 0 };
}
var flipCoinProcedure = defineProcedure({ name: "flipCoin", steps: [{ name: "begin", rule: "705.1", run: begin5 }, { name: "call", rule: "705.1", run: call2 }, { name: "flip", rule: "705.3", run: flip }] });
var flippingOf = (table, locals2) => table.library.node(locals2.program);
function begin5(table, locals2) {
  const left = locals2.left;
  if (left > 0) return happen(table, [instruct("flipCoin", locals2.seat, 1, "705.1")]);
  const wins = locals2.wins;
  return { done: { done: wins > 0, total: wins } };
}
function call2(table, locals2, frame) {
  if (instructed(locals2.returned, locals2.seat) === null) return nextCoin(table, locals2, false);
  if (flippingOf(table, locals2).called === false) return void 0;
  table.ask(frame, { seat: locals2.seat, kind: "callCoin", rule: "705.1", params: { card: locals2.card }, domain: { type: "options", min: 1, max: 1, options: [{ id: "heads", label: "heads" }, { id: "tails", label: "tails" }] } });
  return { wait: true };
}
function nextCoin(table, locals2, won) {
  const untilLoss = flippingOf(table, locals2).untilLoss === true;
  table.local(locals2, "left", untilLoss ? Number(won) : locals2.left - 1);
  return { to: "begin" };
}
function flip(table, locals2) {
  const seat = locals2.seat;
  const [called] = locals2.answer === null ? [] : picksOf(locals2.answer);
  const rule2 = called === void 0 ? "705.2" : "705.1";
  const side = table.random("coin", 2, rule2) === 0 ? "heads" : "tails";
  const good = called === void 0 ? side === "heads" : side === called;
  table.emit("coinFlipped", rule2, called === void 0 ? { seat, side } : { seat, side, called, won: good });
  notice(table, "coinFlipped", { seat }, called === void 0 ? { side } : { side, won: good });
  if (good) table.local(locals2, "wins", locals2.wins + 1);
  return nextCoin(table, locals2, good);
}
var none10 = [];
function keywordsOf(table, id) {
  const seat = seatOfId(id);
  if (seat === null) return valuesOf2(table, id).keywords ?? none10;
  if (playerValuesOf(table, seat).rules.length === 0) return none10;
  return rulesWith(table, id, "has").map(({ keyword: keyword2 }) => keyword2);
}
var asTree = (from) => "tree" in from ? from : { tree: from };
function speaksOf(table, id, word3, source, keeper2) {
  for (const entry2 of keywordsOf(table, id)) {
    if (wordOf(entry2) !== word3) continue;
    const { from, keeps } = entry2;
    if (from === void 0) return true;
    if (keeper2 !== void 0 && keeps !== void 0 && fitsEntry(table, keeps, source, id)) continue;
    if (knownRow(table, source) !== null && fitsEntry(table, readAs(asTree(from)), source, id)) return true;
  }
  return false;
}
function protectedFrom(table, id, source) {
  return speaksOf(table, id, "protection", source);
}
function repels(table, host, attached) {
  return speaksOf(table, host, "protection", attached, "attached");
}
function mayBeChosen(table, { self, you }, id, controller) {
  if (speaksOf(table, id, "shroud", self)) return false;
  if (controller !== you && speaksOf(table, id, "hexproof", self)) return false;
  if (protectedFrom(table, id, self)) return false;
  return !rulesWith(table, id, "cant").some((rule2) => rule2.what === "beTargeted" && knownRow(table, self) !== null && fitsEntry(table, rule2.by, self, id));
}
function canTarget(table, env, object) {
  if (object.zone === "stack") return object.id !== env.self && !isOpenItem(object);
  return object.zone !== "battlefield" || mayBeChosen(table, env, object.id, table.controllerOf(object));
}
function canTargetPlayer(table, env, seat, _choice) {
  return mayBeChosen(table, env, idOfSeat(seat), seat);
}
var artifactTypes = ["Clue", "Contraption", "Equipment", "Food", "Fortification", "Treasure", "Vehicle"];
var enchantmentTypes = ["Aura", "Cartouche", "Curse", "Saga", "Shrine"];
var landTypes = ["Desert", "Forest", "Gate", "Island", "Lair", "Locus", "Mine", "Mountain", "Plains", "Power-Plant", "Swamp", "Tower", "Urza's"];
var basicLandTypes = ["Plains", "Island", "Swamp", "Mountain", "Forest"];
var planeswalkerTypes = ["Ajani", "Aminatou", "Angrath", "Arlinn", "Ashiok", "Bolas", "Chandra", "Dack", "Daretti", "Davriel", "Domri", "Dovin", "Elspeth", "Estrid", "Freyalise", "Garruk", "Gideon", "Huatli", "Jace", "Jaya", "Karn", "Kasmina", "Kaya", "Kiora", "Koth", "Liliana", "Nahiri", "Narset", "Nissa", "Nixilis", "Oko", "Ral", "Rowan", "Saheeli", "Samut", "Sarkhan", "Serra", "Sorin", "Tamiyo", "Teferi", "Teyo", "Tezzeret", "Tibalt", "Ugin", "Venser", "Vivien", "Vraska", "Will", "Windgrace", "Wrenn", "Xenagos", "Yanggu", "Yanling"];
var spellTypes = ["Adventure", "Arcane", "Trap"];
var creatureTypes = ["Advisor", "Aetherborn", "Ally", "Angel", "Antelope", "Ape", "Archer", "Archon", "Army", "Artificer", "Assassin", "Assembly-Worker", "Atog", "Aurochs", "Avatar", "Azra", "Badger", "Barbarian", "Basilisk", "Bat", "Bear", "Beast", "Beeble", "Berserker", "Bird", "Blinkmoth", "Boar", "Bringer", "Brushwagg", "Camarid", "Camel", "Caribou", "Carrier", "Cat", "Centaur", "Cephalid", "Chimera", "Citizen", "Cleric", "Cockatrice", "Construct", "Coward", "Crab", "Crocodile", "Cyclops", "Dauthi", "Demon", "Deserter", "Devil", "Dinosaur", "Djinn", "Dragon", "Drake", "Dreadnought", "Drone", "Druid", "Dryad", "Dwarf", "Efreet", "Egg", "Elder", "Eldrazi", "Elemental", "Elephant", "Elf", "Elk", "Eye", "Faerie", "Ferret", "Fish", "Flagbearer", "Fox", "Frog", "Fungus", "Gargoyle", "Germ", "Giant", "Gnome", "Goat", "Goblin", "God", "Golem", "Gorgon", "Graveborn", "Gremlin", "Griffin", "Hag", "Harpy", "Hellion", "Hippo", "Hippogriff", "Homarid", "Homunculus", "Horror", "Horse", "Hound", "Human", "Hydra", "Hyena", "Illusion", "Imp", "Incarnation", "Insect", "Jackal", "Jellyfish", "Juggernaut", "Kavu", "Kirin", "Kithkin", "Knight", "Kobold", "Kor", "Kraken", "Lamia", "Lammasu", "Leech", "Leviathan", "Lhurgoyf", "Licid", "Lizard", "Manticore", "Masticore", "Mercenary", "Merfolk", "Metathran", "Minion", "Minotaur", "Mole", "Monger", "Mongoose", "Monk", "Monkey", "Moonfolk", "Mouse", "Mutant", "Myr", "Mystic", "Naga", "Nautilus", "Nephilim", "Nightmare", "Nightstalker", "Ninja", "Noble", "Noggle", "Nomad", "Nymph", "Octopus", "Ogre", "Ooze", "Orb", "Orc", "Orgg", "Ouphe", "Ox", "Oyster", "Pangolin", "Peasant", "Pegasus", "Pentavite", "Pest", "Phelddagrif", "Phoenix", "Pilot", "Pincher", "Pirate", "Plant", "Praetor", "Prism", "Processor", "Rabbit", "Rat", "Rebel", "Reflection", "Rhino", "Rigger", "Rogue", "Sable", "Salamander", "Samurai", "Sand", "Saproling", "Satyr", "Scarecrow", "Scion", "Scorpion", "Scout", "Sculpture", "Serf", "Serpent", "Servo", "Shade", "Shaman", "Shapeshifter", "Sheep", "Siren", "Skeleton", "Slith", "Sliver", "Slug", "Snake", "Soldier", "Soltari", "Spawn", "Specter", "Spellshaper", "Sphinx", "Spider", "Spike", "Spirit", "Splinter", "Sponge", "Squid", "Squirrel", "Starfish", "Surrakar", "Survivor", "Tetravite", "Thalakos", "Thopter", "Thrull", "Treefolk", "Trilobite", "Triskelavite", "Troll", "Turtle", "Unicorn", "Vampire", "Vedalken", "Viashino", "Volver", "Wall", "Warlock", "Warrior", "Weird", "Werewolf", "Whale", "Wizard", "Wolf", "Wolverine", "Wombat", "Worm", "Wraith", "Wurm", "Yeti", "Zombie", "Zubera"];
var planarTypes = ["Alara", "Arkhos", "Azgol", "Belenon", "Bolas's Meditation Realm", "Dominaria", "Equilor", "Ergamon", "Fabacin", "Innistrad", "Iquatana", "Ir", "Kaldheim", "Kamigawa", "Karsus", "Kephalai", "Kinshala", "Kolbahan", "Kyneth", "Lorwyn", "Luvion", "Mercadia", "Mirrodin", "Moag", "Mongseng", "Muraganda", "New Phyrexia", "Phyrexia", "Pyrulea", "Rabiah", "Rath", "Ravnica", "Regatha", "Segovia", "Serra's Realm", "Shadowmoor", "Shandalar", "Ulgrotha", "Valla", "Vryn", "Wildfire", "Xerex", "Zendikar"];
var subtypeLists = { artifact: artifactTypes, enchantment: enchantmentTypes, land: landTypes, planeswalker: planeswalkerTypes, spell: spellTypes, creature: creatureTypes, plane: planarTypes };
var listOf2 = new Map(Object.keys(subtypeLists).flatMap((list) => subtypeLists[list].map((word3) => [word3, list])));
function subtypeListOf(word3) {
  return listOf2.get(word3) ?? null;
}
function isSubtype(word3) {
  return listOf2.has(word3);
}
function enchantsOf(table, id) {
  return readAs(valuesOf2(table, id).keywords.filter((entry2) => wordOf(entry2) === "enchant"));
}
function attachable(table, id, host) {
  const row = table.object(id);
  if (host === id || isType(table, id, "creature")) return false;
  if ((seatOfId(host) !== null || table.find(host)?.zone === "battlefield") && repels(table, host, id)) return false;
  const seat = seatOfId(host);
  if (seat !== null) return hasSubtype(table, id, "Aura") && enchantsPlayer(table, row, seat);
  const to = table.find(host);
  if (to === null || forbids(table, host, "haveAttached", id)) return false;
  if (hasSubtype(table, id, "Aura") && enchants(table, row, to)) return true;
  if (to.zone !== "battlefield") return false;
  return hasSubtype(table, id, "Equipment") && isType(table, host, "creature") || hasSubtype(table, id, "Fortification") && isType(table, host, "land");
}
function enchants(table, aura, host) {
  const all = enchantsOf(table, aura.id);
  return all.length > 0 && all.every(({ from, where, players: players3 }) => players3 === void 0 && kindOfPlace(table, host) === (from ?? "battlefield") && fitsTree(table, where, host.id, aura.id));
}
function enchantsPlayer(table, aura, seat) {
  const all = enchantsOf(table, aura.id);
  return all.length > 0 && all.every(({ players: players3 }) => players3 !== void 0 && seatsOf(table, objectEnv(table, aura), players3).includes(seat));
}
function hostsFor(table, { id }) {
  return Object.values(table.state.zones).flatMap(({ order: order2 }) => order2.filter((host) => attachable(table, id, host)));
}
function playersFor2(table, { id }) {
  return table.seats().filter((seat) => attachable(table, id, idOfSeat(seat)));
}
function sharesCreatureType(table, own2) {
  return Object.values(table.state.zones).flatMap(({ order: order2 }) => order2.filter((id) => creatureTypes2(table, id).some((type) => own2.includes(type))));
}
function creatureTypes2(table, id) {
  return valuesOf2(table, id).subtypes.filter((type) => subtypeListOf(type) === "creature");
}
function removeFromCombat(table, id) {
  stopFighting(table, id);
  stopBeingAttacked(table, id);
}
function unblock(table, id) {
  const attackers = fieldsOf(table.object(id)).blocking ?? [];
  removeFromCombat(table, id);
  const { blocks } = gameOf(table).combat;
  for (const attacker of attackers) {
    if (blocks.some(([blocked, by]) => blocked === attacker && by !== id)) continue;
    setObject(table, attacker, "blocked", false);
    setObject(table, attacker, "unblocked", true);
  }
}
function stopFighting(table, id) {
  const { isAttacking, blocking, blockers } = fieldsOf(table.object(id));
  if (blocking !== null) {
    for (const attacker of blocking) stopBlocking(table, id, attacker);
    setObject(table, id, "blocking", null);
  }
  if (!isAttacking) return;
  for (const blocker of blockers) setObject(table, blocker, "blocking", (fieldsOf(table.object(blocker)).blocking ?? []).filter((one) => one !== id));
  stopAttacking(table, id);
}
function stopBlocking(table, id, attacker) {
  setObject(table, attacker, "blockers", fieldsOf(table.object(attacker)).blockers.filter((one) => one !== id));
}
function stopBeingAttacked(table, id) {
  if (gameOf(table).phase !== "combat") return;
  for (const attacker of permanents(table)) if (fieldsOf(table.object(attacker)).attacking === id) setObject(table, attacker, "attacking", 0);
}
function stopAttacking(table, id) {
  setObject(table, id, "isAttacking", false);
  setObject(table, id, "attacking", 0);
  setObject(table, id, "blocked", false);
  setObject(table, id, "unblocked", false);
  setObject(table, id, "band", 0);
  setObject(table, id, "blockers", []);
}
function settleCombat(table) {
  if (gameOf(table).phase !== "combat") return;
  for (const id of permanents(table)) {
    const { isAttacking, blocking, attacking } = fieldsOf(table.object(id));
    if ((isAttacking || blocking !== null) && !isType(table, id, "creature")) stopFighting(table, id);
    if (attacking > 0 && (table.find(attacking) === null || !isType(table, attacking, "planeswalker"))) setObject(table, id, "attacking", 0);
  }
}
function endCombat(table) {
  for (const id of permanents(table)) {
    stopAttacking(table, id);
    setObject(table, id, "blocking", null);
    setObject(table, id, "defender", -1);
  }
  setGame(table, "firstStrikers", null);
  setGame(table, "combat", { ...gameOf(table).combat, joined: false, attacked: [], blocks: [], steps: [] });
  endLasting(table, "endOfCombat");
}
function arrivalOf(row) {
  const { copy: copy2, faceDown } = fieldsOf(row);
  return { ...copy2 === "" ? {} : { copy: copy2 }, ...faceDown === "" ? {} : { faceDown } };
}
function arrivalData({ copy: copy2, face, faceDown, joined: joined2 }) {
  return { ...joined2 === void 0 ? {} : { joined: joined2 }, ...copy2 === void 0 ? {} : { copy: copy2 }, ...face === void 0 ? {} : { face }, ...faceDown === void 0 ? {} : { faceDown } };
}
function arrive(table, id, data) {
  if (data.copy !== void 0) setObject(table, id, "copy", data.copy);
  if (data.face !== void 0) setObject(table, id, "face", data.face);
  if (data.faceDown !== void 0) setObject(table, id, "faceDown", data.faceDown);
}
function supposeArrival(table, id, data) {
  const under = data.under;
  suppose(table, id, "battlefield", under >= 0 ? under : table.object(id).owner);
  setObject(table, id, "face", 0);
  setObject(table, id, "faceDown", "");
  arrive(table, id, data);
}
var none11 = [];
function noteControl(table) {
  let changed3 = none11;
  for (const id of permanents(table)) {
    const row = table.object(id);
    const seat = table.controllerOf(row);
    const { heldBy } = fieldsOf(row);
    if (heldBy === seat) continue;
    setObject(table, id, "heldBy", seat);
    setObject(table, id, "controlledSince", table.nextStamp());
    removeFromCombat(table, id);
    table.emit("controlChanged", "613.1b", { object: id, card: shownCard(table, id), seat, from: heldBy });
    notice(table, "controlChanged", { object: id, seat }, { from: heldBy });
    notice(table, "controlLost", { object: id, seat: heldBy }, { to: seat }, (listener) => listener === id ? heldBy : null);
    changed3 = [...changed3, id];
  }
  return changed3;
}
function exilingOf(table, verb2, env) {
  if (verb2.faceDown !== true) return { source: env.self };
  return { source: env.self, faceDown: "exile", lookers: verb2.look === void 0 ? [] : seatsOf(table, env, verb2.look) };
}
function settleInExile(table, now, { source, faceDown, lookers }) {
  if (source !== void 0) setObject(table, now, "exiledBy", source);
  if (faceDown === void 0) return;
  setObject(table, now, "faceDown", "exile");
  setObject(table, now, "arrived", table.state.header.moment);
  learn(table, now, lookers ?? []);
}
var pileOf = (row) => `${fieldsOf(row).exiledBy}:${fieldsOf(row).arrived}`;
function noteExiled(table) {
  for (const id of table.zone("exile").order) {
    const row = table.object(id);
    const { faceDown, exiledBy } = fieldsOf(row);
    if (faceDown === "" || !onBattlefield(table, exiledBy)) continue;
    const seat = table.controllerOf(table.object(exiledBy));
    if ((row.knownTo & 1 << seat) !== 0) continue;
    if (rulesOf(table, exiledBy).some((rule2) => rule2.word === "may" && rule2.what === "lookAtExiled")) learn(table, id, [seat]);
  }
}
function noteTops(table) {
  const seats = table.state.players.length;
  for (let seat = 0; seat < seats; seat++) noteTop(table, seat);
}
var showsTop = (rule2) => rule2.word === "shows";
var looksAtTop = (rule2) => "what" in rule2 && rule2.what === "lookAtTop";
function noteTop(table, seat) {
  const rules5 = playerRulesOf(table, seat);
  const { tops } = playerOf(table, seat);
  if (rules5.length === 0 && tops.length === 0) return;
  const item = topOfStack(table);
  if (item !== 0 && isOpenItem(table.object(item))) return;
  const [top2 = 0] = table.zoneOf("library", seat).order;
  if (rules5.some(showsTop)) show2(table, seat, top2);
  else if ((tops[0] ?? 0) !== 0) setPlayer(table, seat, "tops", [0, ...stillThere(table, seat, tops)]);
  if (top2 !== 0 && rules5.some(looksAtTop)) showTo(table, top2, [seat]);
}
function show2(table, seat, top2) {
  const { tops } = playerOf(table, seat);
  if ((tops[0] ?? 0) === top2) return;
  const earlier = stillThere(table, seat, tops);
  if (top2 === 0) return setPlayer(table, seat, "tops", []);
  const hidden = earlier.includes(top2) ? anew(table, top2) : top2;
  const now = showTo(table, hidden, table.seats());
  setPlayer(table, seat, "tops", [now, ...earlier.filter((id) => id !== top2)]);
  table.emit("topRevealed", "401.5", { seat, object: now, card: table.object(now).card, ...wereNamed([hidden], [now]) });
}
function stillThere(table, seat, ids2) {
  return ids2.filter((id) => table.find(id)?.zone === `library:${seat}`);
}
var noteStanding = settledUntil({ name: "pairs, worlds and blessings", basis: "abilities", find: (table) => {
  notePairs(table, noteControl(table));
  noteWorlds(table);
  noteBlessings(table);
} });
function noteCards2(table) {
  noteTops(table);
  noteExiled(table);
}
function notePairs(table, taken2) {
  leavePairs(table, taken2);
  for (const id of permanents(table)) {
    const { pair: other } = fieldsOf(table.object(id));
    if (other !== 0 && !remainsPaired(table, id, other)) part(table, id, other);
  }
}
function leavePairs(table, ids2) {
  for (const id of ids2) {
    const { pair: other } = fieldsOf(table.object(id));
    if (other !== 0) part(table, id, other);
  }
}
function noteWorlds(table) {
  let now = 0;
  for (const id of permanents(table)) {
    const isWorld = valuesOf2(table, id).supertypes.includes("world");
    if (isWorld === fieldsOf(table.object(id)).worldSince > 0) continue;
    if (isWorld && now === 0) now = table.nextStamp();
    setObject(table, id, "worldSince", isWorld ? now : 0);
  }
}
function noteBlessings(table) {
  for (const seat of table.seats()) if (!playerOf(table, seat).blessing && permanentsOf(table, seat).some((id) => hasKeyword(table, id, "ascend"))) ascend(table, seat);
}
function ascend(table, seat) {
  if (playerOf(table, seat).blessing) return true;
  if (permanentsOf(table, seat).length < 10) return false;
  setPlayer(table, seat, "blessing", true);
  table.emit("blessed", "702.130a", { seat });
  return true;
}
function pair(table, one, other, seat) {
  if (one === other || ![one, other].every((id) => unpaired(table, id, seat))) return false;
  setObject(table, one, "pair", other);
  setObject(table, other, "pair", one);
  table.emit("paired", "702.94a", { object: one, card: shownCard(table, one), with: other });
  return true;
}
function unpaired(table, id, seat) {
  const row = table.find(id);
  return row !== null && row.zone === "battlefield" && fieldsOf(row).pair === 0 && isType(table, id, "creature") && table.controllerOf(row) === seat;
}
function remainsPaired(table, one, other) {
  return table.find(other) !== null && isType(table, one, "creature");
}
function part(table, one, other) {
  setObject(table, one, "pair", 0);
  if (table.find(other)?.pair === one) setObject(table, other, "pair", 0);
  table.emit("unpaired", "702.94e", { object: one, card: shownCard(table, one) });
}
function pairOf(_table, row) {
  const { pair: other } = fieldsOf(row);
  return other === 0 ? alone : [other];
}
var alone = [];
var ownZones = ["library", "hand", "graveyard", "sideboard"];
var sharedZones = ["battlefield", "stack", "exile", "command", "phased"];
var layers = ["copy", "flip", "control", "text", "types", "colours", "abilities", "pt.define", "pt.set", "pt.change", "pt.counters", "pt.switch", "rules"];
var turnSteps = ["untap", "upkeep", "draw", "main", "beginCombat", "declareAttackers", "declareBlockers", "combatDamage", "endCombat", "end", "cleanup"];
var decisionKinds = ["chooseStart", "mulligan", "putOnBottom", "openingHand", "act", "activateMana", "spendMana", "chooseMana", "chooseModes", "chooseX", "chooseTimes", "chooseWayToPay", "payAdditional", "orderCosts", "reverseMana", "divide", "castNow", "chooseHelper", "assist", "chooseSplice", "chooseTargets", "declareAttackers", "declareBand", "chooseExert", "chooseCrew", "declareBlockers", "chooseAttacked", "chooseBlocked", "placeInOrder", "assignThrough", "orderBlockers", "orderAttackers", "assignDamage", "discardToHandSize", "chooseUntap", "sideboard", "proposeShortcut", "shortenShortcut", "keepLegend", "chooseForEffect", "useEffect", "payUnless", "orderEffects", "chooseEvent", "chooseReplacement", "callCoin", "choosePile", "discard", "fateseal", "orderCards", "proliferate", "reveal", "sacrifice", "scry", "search", "separate", "surveil", "vote"];
var enchantsCreatures = { word: "enchant", where: { tree: { types: "creature" } } };
var none12 = [];
var isBestowed = (table, id) => gameOf(table).bestowed.includes(id);
function bestow(table, id) {
  setGame(table, "bestowed", [...gameOf(table).bestowed.filter((one) => table.find(one) !== null), id]);
}
function endBestow(table, id) {
  if (isBestowed(table, id)) setGame(table, "bestowed", gameOf(table).bestowed.filter((one) => one !== id));
}
function bestowedOf(table) {
  const { bestowed } = gameOf(table);
  return bestowed.length === 0 ? none12 : bestowed.filter((id) => table.find(id) !== null);
}
function becomeAura(values) {
  const { types, subtypes, keywords } = values;
  values.types = types.filter((type) => type !== "creature");
  values.subtypes = [...subtypes.filter((type) => subtypeListOf(type) !== "creature"), "Aura"];
  values.keywords = [...keywords, enchantsCreatures];
}
function attachTo(object, host, rule2) {
  return propose("attach", { object }, { host, rule: rule2 });
}
function unattach(object, rule2) {
  return propose("unattach", { object }, { rule: rule2 });
}
var attaching = ["attached"];
var unattaching = ["unattached"];
var attachRule = { keys: () => attaching, possible: (table, { object, data }) => {
  const row = table.find(object);
  return row !== null && row.zone === "battlefield" && row.host !== data.host && attachable(table, object, data.host);
}, commit: (table, list) => {
  for (const { object, data } of list) {
    const { host, card } = table.object(object);
    attach(table, object, data.host);
    table.emit("attached", data.rule, { object, card, to: nameOf(data.host), ...data.host > 0 ? { toCard: shownCard(table, data.host) } : {} });
    if (host === 0) continue;
    tellUnattached(table, [object]);
    noticeUnattached(table, object, host);
  }
  return list;
} };
var unattachRule = { keys: () => unattaching, possible: (table, { object }) => (table.find(object)?.host ?? 0) !== 0, commit: (table, list) => {
  for (const { object, data } of list) {
    detach(table, object);
    endBestow(table, object);
    table.emit("unattached", data.rule, { object, card: shownCard(table, object) });
  }
  return list;
} };
function tellUnattached(table, attached) {
  for (const object of attached) {
    const row = table.object(object);
    if (row.zone !== "battlefield") continue;
    if (row.host === 0) endBestow(table, object);
    table.emit("unattached", "701.3d", { object, card: shownCard(table, object) });
  }
}
function noticeUnattached(table, object, host) {
  notice(table, "unattached", { object }, seatOfId(host) === null ? { from: host } : void 0);
}
function noticeLeaving(table, leaving3) {
  for (const object of leaving3) {
    for (const attached of table.object(object).attached) if (!leaving3.includes(attached)) noticeUnattached(table, attached, object);
  }
}
function attackersOf(table) {
  return permanents(table).filter((id) => fieldsOf(table.object(id)).isAttacking);
}
function blockersOf(table) {
  return permanents(table).filter((id) => fieldsOf(table.object(id)).blocking !== null);
}
function defenderOf(table, target) {
  return seatOfId(target) ?? table.controllerOf(must(knownRow(table, target), "the row of the attacked planeswalker"));
}
function attackTargets(table, seat) {
  return opponentsOf2(table, seat).flatMap((defender) => [idOfSeat(defender), ...permanentsOf(table, defender).filter((id) => isType(table, id, "planeswalker"))]);
}
function canBeAttacked(table, target, seat) {
  const player3 = seatOfId(target);
  if (player3 !== null) return player3 !== seat;
  const row = table.find(target);
  return row !== null && row.zone === "battlefield" && isType(table, target, "planeswalker") && controllerOf(table, target) !== seat;
}
function possibleAttackers(table, seat) {
  return permanentsOf(table, seat).filter((id) => {
    if (fieldsOf(table.object(id)).tapped || !isType(table, id, "creature")) return false;
    if (!isSettled(table, id) && !hasKeyword(table, id, "haste") && !permits(table, id, "attackAsThoughHaste")) return false;
    if (hasKeyword(table, id, "defender") && !permits(table, id, "attackAsThoughNoDefender")) return false;
    return !forbids(table, id, "attack");
  });
}
function possibleBlockers(table, seat) {
  return permanentsOf(table, seat).filter((id) => isType(table, id, "creature") && (!fieldsOf(table.object(id)).tapped || permits(table, id, "blockAsThoughUntapped")));
}
function attackersAgainst(table, seat) {
  return attackersOf(table).filter((id) => fieldsOf(table.object(id)).defender === seat);
}
function setAttacking(table, id, target) {
  setObject(table, id, "isAttacking", true);
  attackAnother(table, id, target);
  setGame(table, "combat", { ...gameOf(table).combat, joined: true });
}
function attackAnother(table, id, target) {
  setObject(table, id, "attacking", target);
  setObject(table, id, "defender", defenderOf(table, target));
}
function setBlocked(table, id) {
  setObject(table, id, "blocked", true);
  setObject(table, id, "unblocked", false);
}
function noteBlock(table, attacker, blocker) {
  const { combat } = gameOf(table);
  setGame(table, "combat", { ...combat, blocks: [...combat.blocks, [attacker, blocker]] });
}
function noteAttacked(table, targets2) {
  const { combat } = gameOf(table);
  const attacked = [.../* @__PURE__ */ new Set([...combat.attacked, ...targets2.flatMap((target) => seatOfId(target) ?? [])])];
  setGame(table, "combat", { ...combat, attacked });
}
function startAttacking(table, id, target) {
  const { active, phase: phase2, step } = gameOf(table);
  if (phase2 !== "combat" || !isType(table, id, "creature") || controllerOf(table, id) !== active || !canBeAttacked(table, target, active)) return false;
  setAttacking(table, id, target);
  if (step !== "beginCombat" && step !== "declareAttackers") setObject(table, id, "unblocked", true);
  return true;
}
function mayStartBlocking(table, id, attacker) {
  const row = table.find(attacker);
  if (row === null || !fieldsOf(row).isAttacking || !isType(table, id, "creature")) return false;
  return fieldsOf(row).defender === controllerOf(table, id);
}
var beingOf = (env, path, modifiers2) => ({ ...envLocals(env), program: path, count: modifiers2.length });
var enteringOf = ({ data }) => readAs(data);
function suppose2(table, { object, data }) {
  if (table.object(object).zone === "battlefield") return;
  supposeArrival(table, object, data);
  apply(table, object, readAs(data));
}
function asItWouldBe(table, happening, look7) {
  const { copy: copy2, face, faceDown } = happening.data;
  if (copy2 === void 0 && face === void 0 && faceDown === void 0) return look7();
  return trial(table, () => (suppose2(table, happening), look7()));
}
function apply(table, id, { tapped, notes, being: being2 = [] }) {
  if (tapped) setObject(table, id, "tapped", true);
  if (notes !== void 0) setObject(table, id, "notes", { ...fieldsOf(table.object(id)).notes, ...notes });
  for (const one of being2) for (let at = 0; at < one.count; at++) grant(table, envOf(one), { program: `${one.program}/${at}`, objects: [id], seats: [], until: "game" });
}
function settleIn(table, now, happening) {
  const { under, host, attacking } = enteringOf(happening);
  if (under >= 0) table.set(table.object(now), "controller", under);
  if (host !== 0 && isBestowed(table, happening.object)) bestow(table, now);
  arrive(table, now, happening.data);
  apply(table, now, enteringOf(happening));
  if (attacking !== void 0) startAttacking(table, now, attacking);
  if (host !== 0 && attachable(table, now, host)) attach(table, now, host);
  const row = table.object(now);
  setObject(table, now, "was", happening.object);
  setObject(table, now, "controlledSince", row.stamp);
  setObject(table, now, "heldBy", table.controllerOf(row));
  setObject(table, now, "arrived", table.state.header.moment);
}
function enteringCounters(table, happening) {
  const counters3 = totalCounters(table, happening);
  const { object, data } = happening;
  const { under } = enteringOf(happening);
  const face = arrivalData(data);
  return Object.entries(counters3).map(([kind2, amount3]) => propose("addCounters", { object }, { kind: kind2, amount: amount3, rule: data.rule, by: under < 0 ? table.object(object).owner : under, entering: true, under, ...face }));
}
var none13 = {};
function totalCounters(table, happening) {
  const { counters: counters3 } = enteringOf(happening);
  const own2 = asItWouldBe(table, happening, () => ruleCounters(table, happening.object));
  return counters3 === void 0 ? own2 : summed(own2, counters3);
}
function ruleCounters(table, id) {
  const walks = isType(table, id, "planeswalker");
  const tells = hasSubtype(table, id, "Saga");
  if (!walks && !tells) return none13;
  const { loyalty: loyalty2 } = valuesOf2(table, id);
  return { ...walks && typeof loyalty2 === "number" && loyalty2 > 0 ? { loyalty: loyalty2 } : {}, ...tells ? { lore: 1 } : {} };
}
function summed(one, other) {
  const kinds = [.../* @__PURE__ */ new Set([...Object.keys(one), ...Object.keys(other)])].sort();
  return Object.fromEntries(kinds.map((kind2) => [kind2, (one[kind2] ?? 0) + (other[kind2] ?? 0)]));
}
function move(object, { to, under, at, tapped, host, counters: counters3, sacrifice, being: being2, exiling, traced, exploitedBy, ...arrival }, rule2) {
  const data = { to, under: under ?? -1, at: at ?? "", tapped: tapped ?? false, host: host ?? 0, rule: rule2, ...arrivalData(arrival), ...exiling, ...traced === true ? { traced } : {} };
  if (exploitedBy !== void 0) return propose("move", { object }, { ...data, sacrifice: true, exploited: true, source: exploitedBy });
  if (sacrifice === true) return propose("move", { object }, { ...data, sacrifice });
  return propose("move", { object }, { ...data, ...counters3 === void 0 ? {} : { counters: counters3 }, ...being2 === void 0 ? {} : { being: jsonOf(being2) } });
}
function discardCard(object, rule2, by = -1) {
  return propose("move", { object }, { to: "graveyard", under: -1, at: "", tapped: false, host: 0, discard: true, by, rule: rule2 });
}
var entering = ["moved", "entered"];
var moving = ["moved"];
var discarding = ["moved", "discarded"];
var leavingGraveyard = ["moved", "leftGraveyard"];
var enteringFromGraveyard = ["moved", "entered", "leftGraveyard"];
var discardedOnto = ["moved", "discarded", "entered"];
var leaving2 = Array.from({ length: 16 }, (_, flags) => ["moved", "left", ...flags & 1 ? ["died"] : [], ...flags & 2 ? ["sacrificed"] : [], ...flags & 4 ? ["unattached"] : [], ...flags & 8 ? ["exploited"] : []]);
function keysOf2(table, { object, data }) {
  if (data.discard === true) return data.to === "battlefield" ? discardedOnto : discarding;
  const row = table.object(object);
  const buried = row.zone !== "" && table.zone(row.zone).kind === "graveyard";
  if (data.to === "battlefield") return buried ? enteringFromGraveyard : entering;
  if (row.zone !== "battlefield") return buried ? leavingGraveyard : moving;
  const died = data.to === "graveyard" && (isType(table, object, "creature") || isType(table, object, "planeswalker"));
  return leaving2[(died ? 1 : 0) + (data.sacrifice === true ? 2 : 0) + (row.host === 0 ? 0 : 4) + (data.exploited === true ? 8 : 0)];
}
var moveRule = { keys: keysOf2, looksBack: (_table, _happening, key) => key !== "moved" && key !== "entered" && key !== "discarded", leaves: () => true, possible: (table, happening) => isThere(table, happening.object) && (happening.data.to !== "battlefield" || mayEnter(table, happening)), supposed: (table, happening) => {
  if (happening.data.to === "battlefield") suppose2(table, happening);
}, contains: (table, happening) => happening.data.to === "battlefield" ? enteringCounters(table, happening) : partsOf4(table, happening), commit: (table, list) => {
  noticeLeaving(table, list.map(({ object }) => object));
  let entered3 = false;
  const carriedOut = unseenOrder(table, list).map((proposed2) => {
    if (table.find(proposed2.object) === null) return null;
    const happening = elsewhere(table, proposed2);
    const { zone } = table.object(happening.object);
    entered3 ||= happening.data.to === "battlefield";
    const parts2 = partsGone(table, happening.object);
    const now = carryOut4(table, happening, parts2);
    const data = { ...happening.data, from: zone === "" ? "" : table.zone(zone).kind, now };
    return { ...happening, data: parts2.length === 0 ? data : { ...data, objects: [now, ...parts2] } };
  });
  if (entered3) noteBlessings(table);
  return carriedOut;
} };
function elsewhere(table, happening) {
  const { item } = table.object(happening.object);
  if (happening.data.to === "battlefield") return happening;
  const { instead } = item ?? {};
  return instead === void 0 || instead === "" ? happening : { ...happening, data: { ...happening.data, to: instead } };
}
function unseenOrder(table, list) {
  if (list.length < 2 || list.some(({ data }) => data.to !== "exile" || data.faceDown === void 0)) return list;
  return table.shuffled("cards", list.map((_, at) => at), "406.4", { zone: "exile" }).map((at) => list[at]);
}
function mayEnter(table, happening) {
  const { object, data } = happening;
  const row = table.object(object);
  if (row.kind === "token" && row.zone !== "") return false;
  if (data.faceDown === void 0 && (isType(table, object, "instant") || isType(table, object, "sorcery"))) return false;
  const { under, host } = readAs(data);
  if (keptOut(table, happening, under < 0 ? row.owner : under)) return false;
  return asItWouldBe(table, happening, () => hasHost(table, object, host));
}
function hasHost(table, object, host) {
  if (!hasSubtype(table, object, "Aura")) return true;
  if (host !== 0) return attachable(table, object, host);
  const row = table.object(object);
  return enchantsOf(table, object).length === 0 || hostsFor(table, row).length > 0 || playersFor2(table, row).length > 0;
}
function keptOut(table, happening, seat) {
  const { object } = happening;
  if (forbids(table, object, "enter")) return true;
  const player3 = idOfSeat(seat);
  if (!rulesWith(table, player3, "cant").some(({ what: what3 }) => what3 === "enter")) return false;
  return trial(table, () => {
    suppose2(table, happening);
    return forbids(table, player3, "enter", object);
  });
}
function partsGone(table, id) {
  return underOf(table, id).flatMap((one) => table.state.past[one]?.now || []);
}
var underOf = (table, id) => table.state.past[id]?.row.under ?? nobody6;
function carryOut4(table, happening, parts2) {
  const { object, data } = happening;
  const row = table.object(object);
  const { owner, card, zone, notes, attached } = row;
  const wasFaceDown = fieldsOf(row).faceDown !== "";
  const to = data.to;
  const from = zone === "" ? "" : table.zone(zone).kind;
  if (from === "battlefield") removeFromCombat(table, object);
  if (from === "hand" && to === "library") blur(table, zone, owner);
  if (data.traced === true) trace(table, object);
  const first2 = data.order === 0 && underOf(table, object).length > 0;
  const now = place(table, object, placeFor(owner, first2 ? { ...data, at: besideParts(table, owner, data, parts2) } : data));
  if (first2) stampInOrder(table, parts2);
  const moved5 = table.object(now);
  if (to === "exile") settleInExile(table, now, data);
  if (to === "battlefield") {
    settleIn(table, now, happening);
    if (data.copyWhen !== void 0) tellCopy(table, now, data.copyWhen);
    if (data.joined !== void 0) place(table, data.joined, { host: now, as: "under" });
    if (from === "stack") setObject(table, now, "notes", { ...notes, ...fieldsOf(moved5).notes });
  }
  if (to !== "battlefield" && data.notes !== void 0) setObject(table, now, "notes", data.notes);
  if (moved5.kind !== "card" && to !== "battlefield") setGame(table, "strays", [...gameOf(table).strays, now]);
  if (data.reveal === true) {
    table.emit("cardRevealed", "701.15a", { seat: owner, card, object });
    learn(table, now, table.seats());
  }
  if (from !== "") emitMove(table, { card, owner, from, to, object, now, controller: moved5.controller, wasFaceDown }, data.rule);
  tellUnattached(table, attached);
  return now;
}
function placeFor(owner, data) {
  const to = data.to;
  const usual2 = to === "battlefield" || to === "hand" ? "bottom" : "top";
  return { zone: ownZones.includes(to) ? `${to}:${owner}` : to, at: data.at === "" ? usual2 : data.at };
}
function tellCopy(table, id, program) {
  const env = objectEnv(table, table.object(id));
  beginWatch(table, env, { program, until: "", left: 1 });
  notice(table, "enteredAsCopy", { object: id, seat: env.you });
}
function besideParts(table, owner, data, [part2 = 0]) {
  const { order: order2 } = table.zone(placeFor(owner, data).zone);
  const { at } = data;
  if (at === "bottom") return order2.length - 1;
  return typeof at === "number" ? at + 1 : Math.max(0, order2.indexOf(part2)) + 1;
}
var nobody6 = [];
function blur(table, hand, owner) {
  for (const id of table.zone(hand).order) {
    const row = table.object(id);
    const own2 = row.knownTo & 1 << owner;
    if (row.knownTo !== own2) table.set(row, "knownTo", own2);
  }
}
function partsOf4(table, { object, data }) {
  const { under } = table.object(object);
  return under.map((id) => propose("part", { object: id }, { to: data.to, at: data.at, rule: data.rule }));
}
var partRule = { keys: () => moving, commit: (table, list) => list.map((happening, at) => {
  const { object, data } = happening;
  if (list.findIndex((one) => one.object === object) < at) return null;
  const { owner, card } = table.object(object);
  const now = place(table, object, placeFor(owner, data));
  emitMove(table, { card, owner, from: "battlefield", to: data.to, object, now, controller: owner, wasFaceDown: false }, data.rule);
  return { ...happening, data: { ...data, now } };
}) };
function emitMove(table, { card, owner, controller, from, to, object, now, wasFaceDown }, rule2) {
  const data = { seat: owner, from, to };
  const named4 = { card, object, now, controller };
  const hidden = (kind2) => table.game.visibility[kind2] !== "all";
  const inPlay = from === "battlefield" || from === "stack";
  if (wasFaceDown && inPlay && to !== "battlefield") table.emit("cardRevealed", "707.9", { seat: owner, card, object });
  if (fieldsOf(table.object(now)).faceDown !== "") return void table.emit("cardMoved", rule2, { ...data, now, controller, ...hidden(from) ? {} : { object } }, [{ seats: table.seats().filter((seat) => seesFace(table, table.object(now), seat)), data: { card, object } }]);
  if ((hidden(from) || wasFaceDown && !inPlay) && hidden(to)) table.emit("cardMoved", rule2, hidden(from) ? data : { ...data, object }, [{ seats: table.seats().filter((seat) => seesFace(table, table.object(now), seat)), data: named4 }]);
  else table.emit("cardMoved", rule2, { ...data, ...named4 });
}
function destroy(object, rule2, noRegeneration = false) {
  return propose("destroy", { object }, { rule: rule2, noRegeneration });
}
var destroying = ["destroyed"];
var regenerable = ["destroyed", "regenerable"];
var destroyRule = { keys: (table, { object, data }) => data.noRegeneration === true || forbids(table, object, "beRegenerated") ? destroying : regenerable, looksBack: () => true, possible: (table, { object }) => table.find(object)?.zone === "battlefield" && !hasKeyword(table, object, "indestructible"), contains: (_table, { object, data }) => [move(object, { to: "graveyard" }, data.rule)], commit: (table, list) => {
  for (const { object, data } of list) table.emit("destroyed", data.rule, { object, card: shownCard(table, object) });
  return list;
} };
function cardOption(table, id) {
  return { id: `object:${id}`, label: "object", params: { card: table.object(id).card, object: id }, object: id };
}
function pickedObjects(answer2) {
  return picksOf(answer2).map((pick) => Number(pick.slice("object:".length)));
}
var rules = { scry: "701.17a", fateseal: "701.21a", surveil: "701.41a" };
var done2 = { scry: "scried", fateseal: "fatesealed", surveil: "surveiled" };
function arrangingLocals(env, what3, count2, lookers) {
  const list = lookers.map(({ seat, library }) => ({ seat, library, count: count2, away: [], top: [] }));
  return { ...effectLocals(env, ""), what: what3, list };
}
var arrangeProcedure = defineProcedure({ name: "arrangeTop", steps: [{ name: "instruct", rule: "614.1", run: begin6 }, { name: "instructed", rule: "614.1", run: instructed2 }, { name: "look", rule: "701.15d", run: look2 }, { name: "away", rule: "701.17a", run: askAway }, { name: "awayChosen", rule: "701.17a", run: awayChosen }, { name: "top", rule: "701.17a", run: askTop }, { name: "topChosen", rule: "701.17a", run: topChosen }, { name: "move", rule: "701.17c", run: carryOut5 }, { name: "moved", rule: "701.17c", run: finish2 }] });
var listOf3 = (locals2) => locals2.list;
var whatOf = (locals2) => locals2.what;
var current = (locals2) => listOf3(locals2)[locals2.at];
function change2(table, locals2, changed3) {
  const at = locals2.at;
  table.local(locals2, "list", listOf3(locals2).with(at, { ...current(locals2), ...changed3 }));
}
function advance(table, locals2) {
  const next8 = locals2.at + 1;
  table.local(locals2, "at", next8 < listOf3(locals2).length ? next8 : 0);
  return next8 < listOf3(locals2).length;
}
function begin6(table, locals2) {
  if (listOf3(locals2).length === 0 || current(locals2).count <= 0) return { done: { done: false } };
  const what3 = whatOf(locals2);
  if (what3 === "fateseal") return { to: "look" };
  const { seat, count: count2 } = current(locals2);
  return happen(table, [instruct(what3, seat, count2, rules[what3])]);
}
function instructed2(table, locals2) {
  change2(table, locals2, { count: instructed(locals2.returned, current(locals2).seat) ?? 0 });
  return advance(table, locals2) ? { to: "instruct" } : void 0;
}
function look2(table, locals2) {
  const what3 = whatOf(locals2);
  const tops = listOf3(locals2).map(({ library, count: count2 }) => topOf(table, library, count2));
  listOf3(locals2).forEach(({ seat }, at) => lookAt2(table, seat, tops[at], rules[what3]));
  const list = listOf3(locals2).map((one, at) => ({ ...one, top: tops[at].map((id) => table.idNow(id)) }));
  table.local(locals2, "list", list);
  return { to: "away" };
}
function askAway(table, locals2, frame) {
  const { seat, top: top2, count: count2 } = current(locals2);
  if (top2.length === 0) return advance(table, locals2) ? { to: "away" } : { to: "move" };
  const what3 = whatOf(locals2);
  table.ask(frame, { seat, kind: what3, rule: rules[what3], params: { count: count2 }, domain: { type: "options", min: 0, max: top2.length, ordered: true, options: top2.map((id) => cardOption(table, id)) } });
  return { wait: true };
}
function awayChosen(table, locals2) {
  const away = pickedObjects(locals2.answer);
  change2(table, locals2, { away, top: current(locals2).top.filter((id) => !away.includes(id)) });
}
function askTop(table, locals2, frame) {
  const { seat, top: top2 } = current(locals2);
  if (top2.length < 2) return advance(table, locals2) ? { to: "away" } : { to: "move" };
  table.ask(frame, { seat, kind: "orderCards", rule: rules[whatOf(locals2)], prompt: "orderTop", params: { count: top2.length }, domain: wholeOrder(top2.map((id) => cardOption(table, id))) });
  return { wait: true };
}
function topChosen(table, locals2) {
  change2(table, locals2, { top: pickedObjects(locals2.answer) });
  return { to: advance(table, locals2) ? "away" : "move" };
}
function carryOut5(table, locals2) {
  const what3 = whatOf(locals2);
  const list = listOf3(locals2);
  for (const { library, away, top: top2 } of list) reorder(table, library, away, top2, what3 !== "surveil");
  return what3 === "surveil" ? happen(table, list.flatMap(({ away }) => [...away].reverse().map((id) => move(id, { to: "graveyard" }, rules[what3])))) : void 0;
}
function reorder(table, library, away, top2, below) {
  const zone = table.zoneOf("library", library);
  const rest2 = zone.order.filter((id) => !away.includes(id) && !top2.includes(id));
  table.set(zone, "order", below ? [...top2, ...rest2, ...away] : [...top2, ...away, ...rest2]);
}
function finish2(table, locals2) {
  const what3 = whatOf(locals2);
  let total = 0;
  for (const { seat, library, count: count2, away } of listOf3(locals2)) {
    if (count2 <= 0) continue;
    total += away.length;
    table.emit(done2[what3], rules[what3], { seat, library, count: count2, away: away.length });
    notice(table, done2[what3], { seat }, { amount: count2 });
  }
  return { done: { done: true, total } };
}
var mine = { from: "battlefield", of: "you" };
var myCreatures = { ...mine, where: { types: "creature" } };
var n = { var: "n" };
var it = { var: "it" };
var shown = { var: "shown" };
var plusCounters = (what3, amount3 = n) => ({ verb: "addCounters", what: what3, kind: "+1/+1", amount: amount3 });
var isLand = { object: shown, is: { types: "land" } };
var meanings = { bolster: [{ choose: [{ as: "bolstered", from: { ...mine, where: { types: "creature", toughness: { equal: { min: myCreatures, of: "toughness" } } } } }], do: [plusCounters({ var: "bolstered" })] }], adapt: [{ if: { not: { object: it, is: { counters: "+1/+1" } } }, do: [plusCounters(it)] }], monstrosity: [{ if: { not: { object: it, is: { monstrous: true } } }, do: [plusCounters(it), { verb: "becomeMonstrous", what: it, amount: n }] }], amass: [{ if: { not: { exists: { ...mine, where: { types: "creature", subtypes: "Army" } } } }, do: [{ verb: "create", token: "token:zombie-army" }] }, { choose: [{ as: "army", from: { ...mine, where: { types: "creature", subtypes: "Army" } } }], do: [plusCounters({ var: "army" })] }, { do: [{ verb: "note", what: "army", as: "amassed" }] }], investigate: [{ do: [{ verb: "create", token: "token:clue", amount: n }] }], populate: [{ choose: [{ as: "populated", from: { ...mine, where: { types: "creature", token: true } } }], do: [{ verb: "create", copyOf: { var: "populated" } }] }], manifest: [{ do: [{ verb: "manifest" }] }], explore: [{ do: [{ verb: "reveal", what: { all: { from: "library", of: "you", first: 1 } }, as: "shown" }] }, { if: { not: isLand }, do: [plusCounters(it, 1)] }, { if: { all: [{ not: isLand }, { compare: [{ countOf: shown }, "atLeast", 1] }] }, may: true, do: [{ verb: "move", what: shown, to: "graveyard" }] }, { if: isLand, do: [{ verb: "move", what: shown, to: "hand" }] }, { do: [{ verb: "explored", what: it }] }], detain: [{ do: [{ verb: "grant", to: it, until: "yourNextTurn", modifiers: [{ layer: "rules", gain: { rules: [{ word: "cant", what: "attack" }, { word: "cant", what: "block" }, { word: "cant", what: "activate" }] } }] }] }], goad: [{ do: [{ verb: "grant", to: it, until: "yourNextTurn", modifiers: [{ layer: "rules", gain: { rules: [{ word: "must", what: "attack" }, { word: "must", what: "attack", player: { tree: { not: "you" } }, goad: true }] } }] }] }], double: [{ do: [{ verb: "grant", to: it, until: "endOfTurn", modifiers: [{ layer: "pt.change", add: { power: { var: "power" }, toughness: { var: "toughness" } } }] }] }], takeControl: [{ do: [{ verb: "grant", to: it, modifiers: [{ layer: "control", controller: "you" }] }] }], exchangeNumber: [{ if: { compare: [{ var: "gained" }, "atLeast", 1] }, do: [{ verb: "gainLife", amount: { var: "gained" } }] }, { if: { compare: [{ var: "lost" }, "atLeast", 1] }, do: [{ verb: "loseLife", amount: { var: "lost" } }] }, { do: [{ verb: "grant", to: it, modifiers: [{ layer: "pt.set", set: { power: { var: "life" } } }] }] }] };
var words = Object.keys(meanings);
var cardOfMeanings = "rule:keyword-actions";
var keywordActionsCard = { id: cardOfMeanings, names: { en: "Keyword actions", zh: "关键字动作" }, printed: { rule: "701.1" }, abilities: Object.values(meanings).map((clauses) => ({ kind: "spell", clauses })) };
function meaningLocals(env, word3, times) {
  const program = `${cardOfMeanings}/abilities/${words.indexOf(word3)}/clauses`;
  return { ...effectLocals(env, program), times };
}
var meaningProcedure = defineProcedure({ name: "meaning", steps: [{ name: "next", rule: "701.1", run: (table, locals2) => {
  const returned = locals2.returned;
  if (returned?.done === false) table.local(locals2, "allDone", false);
  const [time, ...rest2] = locals2.times;
  if (time === void 0) return { done: { done: locals2.allDone } };
  table.local(locals2, "times", rest2);
  const { self, card, event, each, subject } = locals2;
  const env = { self, card, you: time.you ?? locals2.you, event, vars: { ...locals2.vars, ...time.vars }, each, subject, cut: uncut };
  return call(effectRef, effectLocals(env, locals2.program), "next");
} }] });
var actions = { discard: { kind: "discard", rule: "701.8a", zone: "hand", happening: discardCard }, sacrifice: { kind: "sacrifice", rule: "701.16a", zone: "battlefield", happening: (id, rule2) => move(id, { to: "graveyard", sacrifice: true }, rule2) }, exile: { kind: "chooseForEffect", rule: "701.11a", zone: "graveyard", happening: (id, rule2) => move(id, { to: "exile" }, rule2) }, bounce: { kind: "chooseForEffect", rule: "400.7", zone: "battlefield", happening: (id, rule2) => move(id, { to: "hand" }, rule2) }, reveal: { kind: "reveal", rule: "701.15a", zone: "hand" } };
function pickable(table, env, verb2, action, seat) {
  const zone = verb2.zone ?? actions[action].zone;
  const found3 = candidates(table, { ...env, you: seat }, { as: "picked", from: { from: zone, of: "you", where: verb2.where } });
  if (action === "sacrifice") return found3.filter((id) => !forbids(table, id, "beSacrificed"));
  return zone === "hand" ? found3.filter((id) => id !== env.self) : found3;
}
function howMany(table, env, verb2, there2) {
  return verb2.amount === "all" ? there2 : Math.min(there2, Math.max(0, amount(table, env, verb2.amount ?? 1)));
}
function pickingLocals(table, env, verb2, action, path) {
  const named4 = seatsOf(table, env, verb2.player ?? "you");
  const list = turnOrder(table).filter((seat) => named4.includes(seat)).map((seat) => ({ seat, by: verb2.by === void 0 ? seat : seatsOf(table, env, verb2.by)[0] ?? seat, picked: [] }));
  return { ...effectLocals(env, path), action, list };
}
var pickOwnProcedure = defineProcedure({ name: "pickOwn", steps: [{ name: "ask", rule: "101.4", run: ask2 }, { name: "picked", rule: "101.4", run: picked }, { name: "act", rule: "101.4", run: act2 }, { name: "acted", rule: "101.4", run: acted }] });
var listOf4 = (locals2) => locals2.list;
function ask2(table, locals2, frame) {
  const picker = listOf4(locals2)[locals2.at];
  if (picker === void 0) return { to: "act" };
  const verb2 = table.library.node(locals2.program);
  const env = envOf(locals2);
  const action = locals2.action;
  const { kind: kind2, rule: rule2 } = actions[action];
  const found3 = pickable(table, env, verb2, action, picker.seat);
  const count2 = howMany(table, env, verb2, found3.length);
  if (count2 === found3.length && verb2.by === void 0) return take2(table, locals2, found3);
  if (count2 === 0) return take2(table, locals2, []);
  if (verb2.random === true) return take2(table, locals2, drawn2(table, found3, count2, rule2));
  if (picker.by !== picker.seat) lookAt2(table, picker.by, table.zoneOf(verb2.zone ?? actions[action].zone, picker.seat).order, rule2);
  const offered = found3.map((id) => table.idNow(id));
  table.ask(frame, { seat: picker.by, kind: kind2, rule: action === "discard" ? "701.8b" : rule2, params: { card: env.card, count: count2 }, domain: { type: "options", min: count2, max: count2, options: offered.map((id) => cardOption(table, id)) } });
  return { wait: true };
}
function drawn2(table, found3, count2, rule2) {
  let rest2 = found3;
  const taken2 = [];
  while (taken2.length < count2) {
    const id = rest2[table.random("objects", rest2.length, rule2, [])];
    taken2.push(id);
    rest2 = rest2.filter((one) => one !== id);
  }
  return taken2;
}
function picked(table, locals2) {
  return take2(table, locals2, pickedObjects(locals2.answer));
}
function take2(table, locals2, ids2) {
  const at = locals2.at;
  const picker = listOf4(locals2)[at];
  table.local(locals2, "list", listOf4(locals2).with(at, { ...picker, picked: ids2 }));
  table.local(locals2, "at", at + 1);
  return { to: "ask" };
}
function lastKnown(table, locals2, was, returned) {
  const gone = listOf4(locals2).flatMap(({ picked: ids2 }) => ids2.filter((id) => table.find(id) === null));
  return returning({ ...returned, vars: { [was]: gone } });
}
function act2(table, locals2) {
  const action = actions[locals2.action];
  const { happening, rule: rule2 } = action;
  if (locals2.action === "discard" && table.library.node(locals2.program).where !== void 0) table.local(locals2, "list", listOf4(locals2).map((picker) => ({ ...picker, origins: picker.picked.map((id) => originOf(table, id)) })));
  if (happening !== void 0) return happen(table, listOf4(locals2).flatMap(({ picked: ids2 }) => ids2.map((id) => happening(id, rule2, locals2.you))));
  const objects = [];
  for (const { seat, picked: ids2 } of listOf4(locals2)) {
    const shown2 = reveal(table, seat, ids2, rule2);
    for (const object of shown2) notice(table, "revealed", { object, seat });
    objects.push(...shown2);
  }
  return { done: { done: true, objects, total: objects.length } };
}
function acted(table, locals2) {
  const returned = returnedIn(locals2);
  const { was } = table.library.node(locals2.program);
  if (was !== void 0) return lastKnown(table, locals2, was, returned);
  if (locals2.action !== "discard") return returning(returned);
  const { objects } = returned;
  const seen = objects.filter((id) => isOpen3(table, table.find(id)));
  if (seen.length === objects.length) return returning(returned);
  const origins = listOf4(locals2).flatMap((picker) => picker.origins ?? []);
  const unseen2 = origins.flatMap((origin, at) => objects[at] === void 0 ? [] : [{ now: objects[at], origin }]);
  return returning({ ...returned, objects: seen, ...unseen2.length === 0 ? {} : { vars: { unseen: unseen2 } } });
}
var isOpen3 = (table, row) => row === null || table.game.visibility[table.zone(row.zone).kind] === "all" || table.seats().every((seat) => seesFace(table, row, seat));
function pileLocals(env, path) {
  return effectLocals(env, path);
}
var separateProcedure = defineProcedure({ name: "separate", steps: [{ name: "ask", rule: "700.3", run: (table, locals2, frame) => {
  const verb2 = table.library.node(locals2.program);
  const objects = objectsOf(table, envOf(locals2), verb2.what);
  table.ask(frame, { seat: seatOf(table, envOf(locals2), verb2.by), kind: "separate", rule: "700.3", params: { card: locals2.card }, domain: { type: "options", min: 0, max: objects.length, options: objects.map((id) => cardOption(table, id)) } });
  return { wait: true };
} }, { name: "separated", rule: "700.3a", run: (table, locals2) => {
  const { what: what3, into } = table.library.node(locals2.program);
  const objects = objectsOf(table, envOf(locals2), what3);
  const first2 = pickedObjects(locals2.answer);
  const piles = [objects.filter((id) => first2.includes(id)), objects.filter((id) => !first2.includes(id))];
  table.emit("separated", "700.3a", { seat: locals2.you, piles: piles.map((pile) => pile.map((id) => table.object(id).card)) });
  return { done: { done: true, vars: { [into[0]]: piles[0], [into[1]]: piles[1] } } };
} }] });
var choosePileProcedure = defineProcedure({ name: "choosePile", steps: [{ name: "ask", rule: "700.3", run: askPile }, { name: "chosen", rule: "700.3", run: (table, locals2) => {
  const { of, as, other } = table.library.node(locals2.program);
  const [one, two2] = of.map((name2) => locals2.vars[name2] ?? []);
  const first2 = picksOf(locals2.answer)[0] === "pile:1";
  return { done: { done: true, vars: { [as]: first2 ? one : two2, [other]: first2 ? two2 : one } } };
} }] });
function askPile(table, locals2, frame) {
  const { by, of } = table.library.node(locals2.program);
  const options = of.map((name2, at) => {
    const pile = objectsOf(table, envOf(locals2), { var: name2 });
    return { id: `pile:${at + 1}`, label: "pile", params: { card: pile.map((id) => table.object(id).card), objects: [...pile], count: pile.length } };
  });
  table.ask(frame, { seat: seatOf(table, envOf(locals2), by ?? "you"), kind: "choosePile", rule: "700.3", params: { card: locals2.card }, domain: { type: "options", min: 1, max: 1, options } });
  return { wait: true };
}
function addCounters(object, kind2, amount3, rule2, by = -1, effect2 = true) {
  return propose("addCounters", { object }, effect2 ? { kind: kind2, amount: amount3, rule: rule2, by } : { kind: kind2, amount: amount3, rule: rule2, by, effect: effect2 });
}
function addPlayerCounters(seat, kind2, amount3, rule2) {
  return propose("addCounters", { seat }, { kind: kind2, amount: amount3, rule: rule2 });
}
function removePlayerCounters(seat, kind2, amount3, rule2) {
  return propose("removeCounters", { seat }, { kind: kind2, amount: amount3, rule: rule2 });
}
function removeCounters(object, kind2, amount3, rule2) {
  return propose("removeCounters", { object }, { kind: kind2, amount: amount3, rule: rule2 });
}
function isRefused(table, happening) {
  if (happening.data.entering !== true) return refuses(table, happening);
  if (table.find(happening.object) === null) {
    const here = arrived(table, happening);
    return here !== null && refuses(table, here);
  }
  return trial(table, () => {
    suppose2(table, happening);
    return refuses(table, happening);
  });
}
function refuses(table, { object, seat, data }) {
  return rulesWith(table, object === 0 ? idOfSeat(seat) : object, "cant").some((rule2) => rule2.what === "getCounters" && (!("kind" in rule2) || rule2.kind === data.kind));
}
var adding = ["countersAdded"];
var unwatched = [];
function isMarked(table, { object, data }) {
  return object === 0 || data.entering === true || table.find(object)?.zone === "battlefield";
}
var removing = ["countersRemoved"];
var some = (table, { object, data }) => data.amount > 0 && (object === 0 || data.entering === true || isThere(table, object));
var addCountersRule = { keys: (table, happening) => isMarked(table, happening) ? adding : unwatched, possible: (table, happening) => some(table, happening) && !isRefused(table, happening), supposed: (table, happening) => {
  if (happening.data.entering === true) suppose2(table, happening);
}, commit: (table, list) => list.map((happening) => {
  const here = happening.data.entering === true ? arrived(table, happening) : happening;
  return here === null ? null : change3(table, here, 1);
}) };
var there = (table, { object, seat, data }) => {
  const row = table.find(object);
  if (data.amount <= 0 || object !== 0 && !isThere(table, object)) return false;
  return ((row === null ? playerOf(table, seat) : fieldsOf(row)).counters[data.kind] ?? 0) > 0;
};
var removeCountersRule = { keys: () => removing, possible: there, commit: (table, list) => list.map((happening) => change3(table, happening, -1)) };
function arrived(table, happening) {
  const now = permanents(table).findLast((id) => fieldsOf(table.object(id)).was === happening.object);
  return now === void 0 ? null : { ...happening, object: now };
}
function change3(table, happening, sign) {
  const { object, seat, data } = happening;
  const { kind: kind2, rule: rule2 } = data;
  const counters3 = object === 0 ? playerOf(table, seat).counters : fieldsOf(table.object(object)).counters;
  const had = counters3[kind2] ?? 0;
  const count2 = table.number(Math.max(0, had + sign * data.amount));
  const changed3 = tallyWith(counters3, kind2, count2);
  if (object === 0) {
    setPlayer(table, seat, "counters", changed3);
    table.emit("playerCountersChanged", rule2, { seat, kind: kind2, by: count2 - had, count: count2 });
  } else {
    setObject(table, object, "counters", changed3);
    table.emit("countersChanged", rule2, { object, card: shownCard(table, object), kind: kind2, by: count2 - had, count: count2 });
  }
  return { ...happening, data: { ...data, amount: Math.abs(count2 - had), had, count: count2 } };
}
function proliferateLocals(env) {
  return effectLocals(env, "");
}
var proliferateProcedure = defineProcedure({ name: "proliferate", steps: [{ name: "ask", rule: "701.26a", run: ask3 }, { name: "chosen", rule: "701.26a", run: chosen }, { name: "done", rule: "701.26a", run: (_table, locals2) => returning(locals2.returned) }] });
var some2 = (counters3) => Object.keys(counters3).length > 0;
function ask3(table, locals2, frame) {
  const objects = permanents(table).filter((id) => some2(fieldsOf(table.object(id)).counters));
  const seats = table.seats().filter((seat) => some2(playerOf(table, seat).counters));
  const options = [...objects.map((id) => ({ id: `object:${id}`, label: "object", params: { card: shownCard(table, id), object: id }, object: id })), ...seats.map((seat) => ({ id: `player:${seat}`, label: "player", params: { seat } }))];
  if (options.length === 0) return { done: { done: true } };
  table.ask(frame, { seat: locals2.you, kind: "proliferate", rule: "701.26a", params: { card: locals2.card }, domain: { type: "options", min: 0, max: options.length, options } });
  return { wait: true };
}
function chosen(table, locals2) {
  return happen(table, picksOf(locals2.answer).flatMap((pick) => {
    const id = idNamed(pick);
    const seat = seatOfId(id);
    const counters3 = seat === null ? fieldsOf(table.object(id)).counters : playerOf(table, seat).counters;
    return Object.keys(counters3).map((kind2) => seat === null ? addCounters(id, kind2, 1, "701.26a", locals2.you) : addPlayerCounters(seat, kind2, 1, "701.26a"));
  }));
}
function shuffle(seat, rule2, except = []) {
  return propose("shuffle", { seat }, { rule: rule2, except: [...except] });
}
var shuffling = ["shuffled"];
var shuffleRule = { keys: () => shuffling, commit: (table, list) => {
  for (const { seat, data } of list) carryOut6(table, seat, data.rule, data.except);
  return list;
} };
function carryOut6(table, seat, rule2, except) {
  const zone = table.zoneOf("library", seat);
  const kept5 = except.filter((id) => zone.order.includes(id));
  if (kept5.length > 0) table.set(zone, "order", zone.order.filter((id) => !kept5.includes(id)));
  reshuffle(table, zone.id, rule2);
  if (kept5.length > 0) table.set(zone, "order", [...kept5, ...zone.order]);
}
function puttingLocals(table, env, verb2, path) {
  const objects = objectsOf(table, env, verb2.what);
  return { ...effectLocals(env, path), objects: [...objects], ordered: [] };
}
var putInLibraryProcedure = defineProcedure({ name: "putInLibrary", steps: [{ name: "ask", rule: "401.4", run: ask4 }, { name: "ordered", rule: "401.4", run: ordered2 }, { name: "put", rule: "401.4", run: put3 }, { name: "done", rule: "401.4", run: (_table, locals2) => returning(locals2.returned) }] });
var verbOf = (table, locals2) => table.library.node(locals2.program);
function owned(table, locals2, seat) {
  return locals2.objects.filter((id) => table.object(id).owner === seat);
}
function ask4(table, locals2, frame) {
  const seat = turnOrder(table)[locals2.at];
  if (seat === void 0) return { to: "put" };
  const mine2 = owned(table, locals2, seat);
  const verb2 = verbOf(table, locals2);
  if (mine2.length < 2) return settle2(table, locals2, mine2);
  if (verb2.random === true) return settle2(table, locals2, table.shuffled("cards", mine2, "401.4", { seat }));
  table.ask(frame, { seat, kind: "orderCards", rule: "401.4", prompt: verb2.at === "bottom" ? "orderBottom" : "orderTop", params: { count: mine2.length }, domain: wholeOrder(mine2.map((id) => cardOption(table, id))) });
  return { wait: true };
}
function ordered2(table, locals2) {
  return settle2(table, locals2, pickedObjects(locals2.answer));
}
function settle2(table, locals2, ids2) {
  table.local(locals2, "ordered", [...locals2.ordered, ...ids2]);
  table.local(locals2, "at", locals2.at + 1);
  return { to: "ask" };
}
function put3(table, locals2) {
  const { at = "top" } = verbOf(table, locals2);
  const ids2 = locals2.ordered.map((id) => table.idNow(id));
  const inside = ids2.filter((id) => table.zone(table.object(id).zone).kind === "library");
  for (const seat of table.seats()) reorder2(table, seat, inside.filter((id) => table.object(id).zone === table.zoneOf("library", seat).id), at);
  const moved5 = ids2.filter((id) => !inside.includes(id));
  if (moved5.length === 0) return { done: { done: ids2.length > 0, objects: ids2 } };
  const inOrder4 = at === "bottom" ? moved5 : [...moved5].reverse();
  return happen(table, inOrder4.map((id) => move(id, { to: "library", at }, "401.4")));
}
function reorder2(table, seat, ids2, at) {
  if (ids2.length === 0) return;
  const zone = table.zoneOf("library", seat);
  const rest2 = zone.order.filter((id) => !ids2.includes(id));
  const place3 = at === "bottom" ? rest2.length : at === "top" ? 0 : at;
  table.set(zone, "order", [...rest2.slice(0, place3), ...ids2, ...rest2.slice(place3)]);
  table.emit("libraryArranged", "401.4", { seat, count: ids2.length, at });
}
function shuffles(table, env, verb2, seats) {
  const except = verb2.except === void 0 ? [] : objectsOf(table, env, verb2.except);
  return seats.map((seat) => shuffle(seat, "701.19a", except));
}
function searchLocals(table, env, verb2, path) {
  const { player: player3 = "you", of } = verb2;
  const list = seatsOf(table, env, player3).map((seat) => ({ seat, of: of === void 0 ? seat : seatsOf(table, env, of)[0] ?? seat, top: 0, searches: true, found: [] }));
  return { ...effectLocals(env, path), list, part: 0 };
}
var searchProcedure = defineProcedure({ name: "search", steps: [{ name: "instruct", rule: "701.18f", run: begin7 }, { name: "instructed", rule: "701.18f", run: instructed3 }, { name: "look", rule: "701.18i", run: look3 }, { name: "ask", rule: "701.18a", run: ask5 }, { name: "found", rule: "701.18a", run: found2 }, { name: "finish", rule: "701.18a", run: finish3 }] });
var verbOf2 = (table, locals2) => table.library.node(locals2.program);
var listOf5 = (locals2) => locals2.list;
var current2 = (locals2) => listOf5(locals2)[locals2.at];
var partsOf5 = (verb2) => verb2.parts ?? [verb2];
var partOf3 = (table, locals2) => partsOf5(verbOf2(table, locals2))[locals2.part];
var zonesOf = (verb2) => verb2.zones ?? ["library"];
var isHidden = (kind2) => kind2 !== "graveyard";
function change4(table, locals2, changed3) {
  table.local(locals2, "list", listOf5(locals2).with(locals2.at, { ...current2(locals2), ...changed3 }));
}
function advance2(table, locals2) {
  const next8 = locals2.at + 1;
  table.local(locals2, "at", next8 < listOf5(locals2).length ? next8 : 0);
  return next8 < listOf5(locals2).length;
}
function begin7(table, locals2) {
  if (listOf5(locals2).length === 0) return { done: { done: false } };
  if (!zonesOf(verbOf2(table, locals2)).includes("library")) return advance2(table, locals2) ? { to: "instruct" } : { to: "look" };
  return happen(table, [instruct("search", current2(locals2).seat, 0, "701.18a")]);
}
function instructed3(table, locals2) {
  const top2 = instructed(locals2.returned, current2(locals2).seat);
  change4(table, locals2, { searches: top2 !== null, top: top2 ?? 0 });
  return advance2(table, locals2) ? { to: "instruct" } : void 0;
}
function look3(table, locals2) {
  const verb2 = verbOf2(table, locals2);
  for (const seeker of listOf5(locals2)) {
    const hidden = [];
    for (const kind2 of zonesOf(verb2)) {
      if (!isHidden(kind2) || kind2 === "library" && !seeker.searches) continue;
      if (kind2 === "hand" && seeker.of === seeker.seat) continue;
      const { order: order2 } = table.zoneOf(kind2, seeker.of);
      hidden.push(...kind2 === "library" && seeker.top > 0 ? order2.slice(0, seeker.top) : order2);
    }
    const objects = hidden.map((id) => showTo(table, id, [seeker.seat]));
    if (seeker.searches) table.emit("searched", "701.18a", { seat: seeker.seat, of: seeker.of, zones: zonesOf(verb2), ...seeker.top > 0 ? { top: seeker.top } : {}, ...wereNamed(hidden, objects) }, [{ seats: [seeker.seat], data: { objects } }]);
  }
}
function fitting(table, locals2, seeker) {
  const verb2 = verbOf2(table, locals2);
  const { for: sought2 } = partOf3(table, locals2);
  if (sought2 === null) return [];
  const env = envOf(locals2);
  const library = table.zoneOf("library", seeker.of).order.slice(0, seeker.top > 0 ? seeker.top : void 0);
  const all = candidates(table, env, { as: "found", from: { from: zonesOf(verb2), where: sought2 } });
  const taken2 = seeker.found.flat();
  return all.filter((id) => {
    if (taken2.includes(id)) return false;
    const { kind: kind2, seat } = table.zone(table.object(id).zone);
    return seat === seeker.of && (kind2 !== "library" || seeker.searches && library.includes(id));
  });
}
function ask5(table, locals2, frame) {
  const { for: sought2, count: count2 = 1 } = partOf3(table, locals2);
  const seeker = current2(locals2);
  const cards2 = fitting(table, locals2, seeker);
  if (cards2.length === 0 && !zonesOf(verbOf2(table, locals2)).some((kind2) => isHidden(kind2) && (kind2 !== "library" || seeker.searches))) return take3(table, locals2, []);
  const open2 = cards2.filter((id) => !isHidden(table.zone(table.object(id).zone).kind));
  if (count2 === "all") return put4(table, frame, seeker, cards2.filter((id) => !open2.includes(id)), 0, cards2.length - open2.length);
  const max = count2 === "any" ? cards2.length : Math.min(cards2.length, Math.max(0, amount(table, envOf(locals2), count2)));
  const least = count2 === "any" ? 0 : sought2 === void 0 ? max : Math.min(max, open2.length);
  return put4(table, frame, seeker, cards2, least, max);
}
function put4(table, frame, { seat }, cards2, min, max) {
  table.ask(frame, { seat, kind: "search", rule: min < max ? "701.18b" : "701.18d", params: { count: max }, domain: { type: "options", min, max, options: cards2.map((id) => cardOption(table, id)) } });
  return { wait: true };
}
function found2(table, locals2) {
  const open2 = partOf3(table, locals2).count === "all" ? fitting(table, locals2, current2(locals2)).filter((id) => !isHidden(table.zone(table.object(id).zone).kind)) : [];
  return take3(table, locals2, [...open2, ...pickedObjects(locals2.answer)]);
}
function take3(table, locals2, ids2) {
  change4(table, locals2, { found: [...current2(locals2).found, ids2] });
  const next8 = locals2.part + 1;
  const more = next8 < partsOf5(verbOf2(table, locals2)).length;
  table.local(locals2, "part", more ? next8 : 0);
  return { to: more || advance2(table, locals2) ? "ask" : "finish" };
}
function finish3(table, locals2) {
  const verb2 = verbOf2(table, locals2);
  const list = listOf5(locals2);
  for (const { seat, of, found: cards2, searches } of list) {
    if (verb2.reveal === true) reveal(table, seat, cards2.flat(), "701.18e");
    if (searches && zonesOf(verb2).includes("library")) notice(table, "searched", { seat }, { of });
  }
  const objects = list.flatMap(({ found: cards2 }) => cards2.flat().map((id) => table.idNow(id)));
  const vars = {};
  verb2.parts?.forEach(({ as }, part2) => {
    vars[as] = list.flatMap(({ found: cards2 }) => (cards2[part2] ?? []).map((id) => table.idNow(id)));
  });
  return { done: { done: list.some(({ searches }) => searches), objects, total: objects.length, vars } };
}
function voteLocals(table, env, path) {
  return { ...effectLocals(env, path), voters: seatsFrom(table, env.you), votes: [], left: 0 };
}
var voteProcedure = defineProcedure({ name: "vote", steps: [{ name: "next", rule: "701.31a", run: next }, { name: "ask", rule: "701.31a", run: ask6 }, { name: "voted", rule: "701.31a", run: voted }] });
function next(table, locals2) {
  const [seat] = locals2.voters;
  if (seat === void 0) return { done: tally2(table, locals2) };
  const more = rulesWith(table, idOfSeat(seat), "number").reduce((sum2, rule2) => sum2 + (rule2.of === "votes" ? rule2.more ?? 0 : 0), 0);
  table.local(locals2, "left", 1 + more);
  return void 0;
}
function ask6(table, locals2, frame) {
  const [seat] = locals2.voters;
  const options = optionsOf2(table, locals2);
  if (options.length === 0) return { done: tally2(table, locals2) };
  table.ask(frame, { seat, kind: "vote", rule: "701.31a", params: { card: locals2.card }, domain: { type: "options", min: 1, max: 1, options } });
  return { wait: true };
}
function optionsOf2(table, locals2) {
  const { words: words3, from } = table.library.node(locals2.program);
  if (words3 !== void 0) return words3.map((word3) => ({ id: word3, label: word3 }));
  return candidates(table, envOf(locals2), { as: "vote", from }).map((id) => ({ id: `object:${id}`, label: "object", params: { card: shownCard(table, id), object: id }, object: id }));
}
function cardVoted(table, pick) {
  return pick.startsWith("object:") ? { toCard: shownCard(table, idNamed(pick)) } : {};
}
function voted(table, locals2) {
  const [seat, ...rest2] = locals2.voters;
  const [pick] = picksOf(locals2.answer);
  table.local(locals2, "votes", [...locals2.votes, pick]);
  table.emit("voted", "701.31a", { seat, vote: pick, ...cardVoted(table, pick) });
  const left = locals2.left - 1;
  table.local(locals2, "left", left);
  if (left > 0) return { to: "ask" };
  table.local(locals2, "voters", rest2);
  return { to: "next" };
}
function tally2(table, locals2) {
  const { words: words3, as = "votes" } = table.library.node(locals2.program);
  const votes = locals2.votes;
  notice(table, "voted", { seat: locals2.you });
  const count2 = (pick) => votes.filter((vote) => vote === pick).length;
  if (words3 !== void 0) return { done: true, vars: Object.fromEntries(words3.map((word3) => [`${as}:${word3}`, count2(word3)])) };
  const most3 = Math.max(0, ...votes.map(count2));
  const objects = [...new Set(votes)].filter((vote) => count2(vote) === most3).map((vote) => Number(vote.slice("object:".length)));
  return { done: objects.length > 0, objects };
}
var actionProcedures = [arrangeProcedure, choosePileProcedure, clashProcedure, flipCoinProcedure, meaningProcedure, pickOwnProcedure, proliferateProcedure, putInLibraryProcedure, searchProcedure, separateProcedure, voteProcedure];
function poolOf(table, seat) {
  return readAs(playerOf(table, seat).pool);
}
function setPool(table, seat, pool) {
  setPlayer(table, seat, "pool", jsonOf(pool));
}
var colours = ["white", "blue", "black", "red", "green"];
var manaTypes = [...colours, "colourless"];
var letterOf = { white: "W", blue: "U", black: "B", red: "R", green: "G", colourless: "C" };
var typeOfLetter = new Map(manaTypes.map((type) => [letterOf[type], type]));
function manaTypeOf(letter) {
  return typeOfLetter.get(letter) ?? null;
}
function colourOf(letter) {
  const type = manaTypeOf(letter);
  return type === "colourless" ? null : type;
}
function inColourOrder(set) {
  const wanted = new Set(set);
  return colours.filter((colour) => wanted.has(colour));
}
var isFrom = ({ source, by }, object) => source === object || by === object;
function producedBy(symbol) {
  switch (symbol.kind) {
    case "colour":
    case "phyrexian":
      return [[symbol.colour]];
    case "hybrid":
      return [[symbol.either], [symbol.or]];
    case "monohybrid":
      return [[symbol.colour], colourless(symbol.amount)];
    case "generic":
      return [colourless(symbol.amount)];
    case "colourless":
    case "snow":
      return [["colourless"]];
    case "variable":
      return [[]];
  }
}
function colourless(amount3) {
  return Array.from({ length: amount3 }, () => "colourless");
}
function alternativesOf(symbols) {
  let found3 = [[]];
  for (const symbol of symbols) {
    const next8 = /* @__PURE__ */ new Map();
    for (const types of found3.flatMap((before) => producedBy(symbol).map((way2) => [...before, ...way2]))) {
      const key = [...types].sort().join();
      if (!next8.has(key)) next8.set(key, types);
    }
    found3 = [...next8.values()];
  }
  return found3;
}
function addToPool(pool, types, from) {
  return [...pool, ...types.map((type) => ({ type, ...from }))];
}
function takeFromPool(pool, places3) {
  const taken2 = new Set(places3);
  return pool.filter((_, place3) => !taken2.has(place3));
}
function emptied(pool, staying = []) {
  return pool.flatMap((unit) => {
    let { type } = unit;
    let stays2 = false;
    for (const rule2 of staying) {
      if (!rule2.types.includes(type)) continue;
      stays2 = true;
      type = rule2.becomes ?? type;
    }
    return stays2 ? [{ ...unit, type }] : [];
  });
}
function maySpend(unit, purpose, fits4) {
  const { only: only2 } = unit;
  if (only2 === void 0) return true;
  if (only2.on !== void 0 && !only2.on.includes(purpose)) return false;
  return only2.where === void 0 || fits4(only2.where);
}
function sameAs(unit) {
  return JSON.stringify([unit.type, unit.snow === true, unit.only ?? null, unit.rider ?? null]);
}
var spendingOrder = ["colourless", ...colours];
function groupsOf3(pool) {
  const groups = /* @__PURE__ */ new Map();
  pool.forEach((unit, place3) => {
    const key = sameAs(unit);
    const group = groups.get(key);
    if (group === void 0) groups.set(key, { unit, places: [place3] });
    else group.places.push(place3);
  });
  const special = ({ unit }) => (unit.snow === true ? 1 : 0) + (unit.only === void 0 ? 0 : 2) + (unit.rider === void 0 ? 0 : 4);
  return [...groups.values()].sort((a, b) => spendingOrder.indexOf(a.unit.type) - spendingOrder.indexOf(b.unit.type) || special(a) - special(b));
}
function printPool(pool) {
  return manaTypes.flatMap((type) => pool.filter((unit) => unit.type === type).map(() => `{${letterOf[type]}}`)).join("");
}
var SymbolError = class extends Error {
  constructor(text2, at, reason) {
    super(`${reason} at ${at} in ${JSON.stringify(text2)}`);
    this.text = text2;
    this.at = at;
    this.reason = reason;
  }
  text;
  at;
  reason;
  name = "SymbolError";
};
var phyrexianLife = 2;
function readNumber(body) {
  return /^(0|[1-9]\d{0,6})$/.test(body) ? Number(body) : null;
}
function readHalves(left, right) {
  const either = colourOf(left);
  if (either !== null && right === "P") return { kind: "phyrexian", colour: either };
  const or = colourOf(right);
  if (or === null) return null;
  if (either !== null) return either === or ? null : { kind: "hybrid", either, or };
  const amount3 = readNumber(left);
  return amount3 === null || amount3 === 0 ? null : { kind: "monohybrid", amount: amount3, colour: or };
}
function readBody(body) {
  const amount3 = readNumber(body);
  if (amount3 !== null) return { kind: "generic", amount: amount3 };
  const colour = colourOf(body);
  if (colour !== null) return { kind: "colour", colour };
  if (body === "C") return { kind: "colourless" };
  if (body === "S") return { kind: "snow" };
  if (body === "X" || body === "Y" || body === "Z") return { kind: "variable", letter: body };
  const halves2 = body.split("/");
  return halves2.length === 2 ? readHalves(halves2[0], halves2[1]) : null;
}
function readSymbols(text2) {
  const found3 = [];
  for (let at = 0; at < text2.length; ) {
    const end3 = text2.indexOf("}", at);
    if (text2[at] !== "{" || end3 < 0) throw new SymbolError(text2, at, "syntax");
    const symbol = readBody(text2.slice(at + 1, end3));
    if (symbol === null) throw new SymbolError(text2, at, "unknownSymbol");
    found3.push(symbol);
    at = end3 + 1;
  }
  return found3;
}
var parsed = /* @__PURE__ */ new Map();
var rememberedCosts = 4096;
function parseCost(text2) {
  const known3 = parsed.get(text2);
  if (known3 !== void 0) return known3;
  const result = Object.freeze(readSymbols(text2).filter((symbol) => symbol.kind !== "generic" || symbol.amount > 0));
  if (parsed.size >= rememberedCosts) parsed.clear();
  parsed.set(text2, result);
  return result;
}
function printSymbol(symbol) {
  switch (symbol.kind) {
    case "generic":
      return `{${symbol.amount}}`;
    case "variable":
      return `{${symbol.letter}}`;
    case "colour":
      return `{${letterOf[symbol.colour]}}`;
    case "colourless":
      return "{C}";
    case "snow":
      return "{S}";
    case "hybrid":
      return `{${letterOf[symbol.either]}/${letterOf[symbol.or]}}`;
    case "monohybrid":
      return `{${symbol.amount}/${letterOf[symbol.colour]}}`;
    case "phyrexian":
      return `{${letterOf[symbol.colour]}/P}`;
  }
}
function printCost(cost) {
  return cost.length === 0 ? "{0}" : cost.map(printSymbol).join("");
}
function valueOf2(symbol, x) {
  switch (symbol.kind) {
    case "generic":
      return symbol.amount;
    case "variable":
      return x;
    case "monohybrid":
      return Math.max(1, symbol.amount);
    case "colour":
    case "colourless":
    case "hybrid":
    case "phyrexian":
    case "snow":
      return 1;
  }
}
function manaValue(cost, x = 0) {
  let total = 0;
  for (const symbol of cost ?? []) total += valueOf2(symbol, x);
  return total;
}
function coloursOfSymbol(symbol) {
  switch (symbol.kind) {
    case "colour":
    case "monohybrid":
    case "phyrexian":
      return [symbol.colour];
    case "hybrid":
      return [symbol.either, symbol.or];
    case "generic":
    case "variable":
    case "colourless":
    case "snow":
      return [];
  }
}
function coloursOfCost(cost) {
  return inColourOrder((cost ?? []).flatMap(coloursOfSymbol));
}
function countSymbols(cost, among2) {
  return (cost ?? []).filter((symbol) => coloursOfSymbol(symbol).some((colour) => among2.includes(colour))).length;
}
function hasVariable(cost) {
  return (cost ?? []).some((symbol) => symbol.kind === "variable");
}
var baseFields = ["face", "faceDown", "copy", "x"];
var copiableCharacteristics = ["name", "cost", "manaValue", "colours", "supertypes", "types", "subtypes", "keywords", "power", "toughness", "loyalty", "abilities", "alternatives"];
function baseValues(table, row) {
  const { faceDown, x } = fieldsOf(row);
  const values = faceDown === "" ? faceUpValues(table, row) : faceDown === "exile" || faceDown === unseen ? blank() : concealed();
  if (x > 0 && typeof values.cost === "string") values.manaValue = manaValue(parseCost(values.cost), x);
  return values;
}
var unseen = "unseen";
function concealed() {
  return { name: "", cost: null, manaValue: 0, colours: [], supertypes: [], types: ["creature"], subtypes: [], keywords: [], power: 2, toughness: 2, loyalty: null, abilities: [], alternatives: "" };
}
var blank = () => ({ ...concealed(), types: [], power: null, toughness: null });
function conceal(values) {
  if (values.name === "") return;
  const { abilities: _, ...shown2 } = concealed();
  values.faceUp = { ...values };
  Object.assign(values, shown2, { abilities: [] });
}
function faceUpValues(table, row) {
  const { copy: copy2 } = fieldsOf(row);
  if (copy2 === "") return printedValues(table.program(row), fieldsOf(row).face);
  const values = JSON.parse(copy2);
  values.manaValue = valueOfCost(values.cost);
  return values;
}
function printedValues(program, face) {
  const { card, faces: faces2 } = program;
  const up = card.faces?.[face - 1];
  if (up === void 0) return isSplit(card.faces) ? combined(program) : own(program, card.id);
  const values = own(faces2[face - 1], "");
  switch (up.kind) {
    case "back":
      return { ...values, manaValue: valueOfCost(card.printed.cost ?? null) };
    case "meld":
      return { ...values, manaValue: up.printed.worth ?? 0 };
    case "adventure":
      return { ...values, alternatives: card.id };
    default:
      return values;
  }
}
function isSplit(faces2) {
  return faces2 !== void 0 && faces2.some(({ kind: kind2 }) => kind2 === "split");
}
function own({ card, paths }, alternatives) {
  const { printed: printed3, names: names3 } = card;
  const cost = typeof printed3.cost === "string" ? parseCost(printed3.cost) : null;
  return { name: printed3.emblem === true ? "" : names3.en, cost: printed3.cost ?? null, manaValue: manaValue(cost), colours: printed3.colours ?? [...coloursOfCost(cost)], supertypes: printed3.supertypes ?? [], types: printed3.types ?? [], subtypes: printed3.subtypes ?? [], keywords: printed3.keywords ?? [], power: printed3.power ?? null, toughness: printed3.toughness ?? null, loyalty: printed3.loyalty ?? null, abilities: paths, alternatives };
}
function combined({ faces: faces2 }) {
  const halves2 = faces2.map((face) => own(face, ""));
  const [first2] = halves2;
  const all = (name2) => [...new Set(halves2.flatMap((half) => half[name2]))];
  const cost = halves2.map((half) => half.cost ?? "").join("");
  return { ...first2, name: halves2.map((half) => half.name), cost, manaValue: valueOfCost(cost), colours: all("colours"), supertypes: all("supertypes"), types: all("types"), subtypes: all("subtypes"), keywords: all("keywords"), abilities: halves2.flatMap((half) => half.abilities) };
}
function valueOfCost(cost) {
  return typeof cost === "string" ? manaValue(parseCost(cost)) : 0;
}
function reworded(values, words3) {
  const subtypes = replaceWords(values.subtypes, words3);
  return { ...values, name: values.name === values.subtypes.join(" ") ? subtypes.join(" ") : values.name, subtypes, colours: replaceWords(values.colours, words3), keywords: replaceWords(values.keywords, words3), abilities: values.abilities.map((path) => patched(path, { words: words3 })) };
}
function recountManaValue(values) {
  values.manaValue = valueOfCost(values.cost);
}
function flip2(table, values) {
  const program = table.library.card(values.alternatives);
  const at = program.card.faces?.findIndex(({ kind: kind2 }) => kind2 === "flip") ?? -1;
  if (at < 0) return;
  const half = own(program.faces[at], "");
  const front = own(program, "");
  const besides = (name2) => {
    const printed3 = front[name2].map((one) => JSON.stringify(one));
    return values[name2].filter((one) => !printed3.includes(JSON.stringify(one)));
  };
  half.abilities = [...half.abilities, ...besides("abilities")];
  half.keywords = [...half.keywords, ...besides("keywords")];
  for (const name2 of ["name", "supertypes", "types", "subtypes", "keywords", "power", "toughness", "abilities"]) values[name2] = half[name2];
}
function draw(seat, count2, rule2) {
  return propose("draws", { seat }, { amount: count2, rule: rule2 });
}
function unnamed2(made2) {
  return { ...made2, data: { ...made2.data, unnamed: true } };
}
var drawing = ["drew"];
var drawingSeveral = ["draws"];
var drawsRule = { keys: () => drawingSeveral, inOrder: true, instead: unnamed2, contains: (_table, { seat, data }) => Array.from({ length: data.amount }, () => propose("draw", { seat }, data.unnamed === true ? { rule: data.rule, unnamed: true } : { rule: data.rule })) };
function drawsLeft(table, seat) {
  if (forbids(table, idOfSeat(seat), "draw")) return 0;
  let left = Number.MAX_SAFE_INTEGER;
  for (const { of, is } of rulesWith(table, idOfSeat(seat), "number")) if (of === "draws" && typeof is === "number") left = Math.min(left, Math.max(0, is - factOf(table, "drew", [seat])));
  return left;
}
var drawRule = { keys: () => drawing, instead: unnamed2, possible: (table, { seat }) => drawsLeft(table, seat) > 0, commit: (table, list) => list.map((happening) => drawOne(table, happening)) };
var isAnnouncing = (table) => table.state.frames.some(({ procedure }) => procedure === "announce");
function seeDrawn(table) {
  for (const seat of table.seats()) {
    for (const id of table.zoneOf("hand", seat).order) {
      const row = table.object(id);
      if (fieldsOf(row).faceDown !== unseen) continue;
      setObject(table, id, "faceDown", "");
      table.emit("drawnCardSeen", "121.8", { seat }, [{ seats: [seat], data: { card: row.card, object: id } }]);
    }
  }
}
function drawOne(table, happening) {
  const { seat, data } = happening;
  noteTop(table, seat);
  const [top2] = table.zoneOf("library", seat).order;
  if (top2 === void 0) {
    setPlayer(table, seat, "drewFromEmpty", true);
    table.emit("drewFromEmptyLibrary", "121.4", { seat });
    return null;
  }
  const { card } = table.object(top2);
  const now = place(table, top2, { zone: `hand:${seat}`, at: "bottom" });
  if (isAnnouncing(table)) {
    setObject(table, now, "faceDown", unseen);
    table.emit("cardDrawn", data.rule, { seat });
    return { ...happening, data: { ...data, now } };
  }
  table.emit("cardDrawn", data.rule, { seat }, [{ seats: [seat], data: { card, object: now } }]);
  return { ...happening, data: { ...data, now } };
}
function openingsOf2(table, seat, time) {
  return table.zoneOf("hand", seat).order.flatMap((object) => abilitiesOf(table, table.object(object)).flatMap(({ ability: ability2, path }) => ability2.marks?.opening === time && isOpen4(table, seat, object, ability2, path) ? [{ object, ability: path }] : []));
}
function isOpen4(table, seat, object, { when }, path) {
  return when === void 0 || holds(table, listenerEnv(table, { object, seat, ability: path }, { starting: gameOf(table).starting }), when);
}
function openingOption(table, { object, ability: ability2 }) {
  return { id: `use:${object}`, label: "useOpening", params: { card: table.object(object).card, object, ability: ability2 }, object };
}
function useOpening(table, locals2, seat, pick, then) {
  const offers = locals2.offers;
  const offer3 = offers.find(({ object }) => pick === `use:${object}`);
  table.emit("openingAction", "103.5", { seat, object: offer3.object, card: table.object(offer3.object).card });
  return call(effectRef, effectLocals(listenerEnv(table, { object: offer3.object, seat, ability: offer3.ability }, null), `${offer3.ability}/clauses`), then);
}
function beginOpening(table, locals2) {
  table.local(locals2, "asking", seatsFrom(table, gameOf(table).starting));
}
function askOpening(table, locals2, frame) {
  const [seat, ...rest2] = locals2.asking;
  if (seat === void 0) return { to: "ready" };
  const done4 = locals2.shown.map((id) => table.idNow(id));
  const offers = openingsOf2(table, seat, "begin").filter(({ object }) => !done4.includes(object));
  if (offers.length === 0) {
    table.local(locals2, "asking", rest2);
    return { to: "opening" };
  }
  table.local(locals2, "offers", offers);
  table.ask(frame, { seat, kind: "openingHand", rule: "103.5", domain: { type: "options", min: 1, max: 1, options: [{ id: "done", label: "done" }, ...offers.map((offer3) => openingOption(table, offer3))] } });
  return { wait: true };
}
function carryOutOpening(table, locals2) {
  const [seat, ...rest2] = nonEmpty(locals2.asking, "who was asked");
  const [pick] = picksOf(locals2.answer);
  if (pick === "done") {
    table.local(locals2, "asking", rest2);
    return { to: "opening" };
  }
  table.local(locals2, "shown", [...locals2.shown, Number(pick.slice("use:".length))]);
  return useOpening(table, locals2, seat, pick, "opening");
}
function endOpening(table) {
  for (const seat of table.seats()) for (const id of table.zoneOf("hand", seat).order) table.set(table.object(id), "knownTo", 0);
}
var UnchosenSymbol = class extends Error {
  constructor(symbol) {
    super(`no way to pay was chosen for a symbol of kind ${symbol.kind}`);
    this.symbol = symbol;
  }
  symbol;
  name = "UnchosenSymbol";
};
var rank = { variable: 0, generic: 1, snow: 2, colourless: 3, monohybrid: 4, hybrid: 5, phyrexian: 6, colour: 7 };
var colourRank = { white: 0, blue: 1, black: 2, red: 3, green: 4 };
function inKind(symbol) {
  switch (symbol.kind) {
    case "colour":
    case "monohybrid":
    case "phyrexian":
      return colourRank[symbol.colour];
    case "hybrid":
      return colourRank[symbol.either] * 5 + colourRank[symbol.or];
    case "variable":
    case "generic":
    case "snow":
    case "colourless":
      return 0;
  }
}
function canonicalCost(cost) {
  let generic2 = 0;
  const rest2 = [];
  for (const symbol of cost) {
    if (symbol.kind === "generic" && symbol.only === void 0) generic2 += symbol.amount;
    else if (symbol.kind !== "generic" || symbol.amount > 0) rest2.push(symbol);
  }
  if (generic2 > 0) rest2.push({ kind: "generic", amount: generic2 });
  return rest2.sort((a, b) => rank[a.kind] - rank[b.kind] || inKind(a) - inKind(b));
}
function addCosts(...costs) {
  return canonicalCost(costs.flat());
}
function timesCost(cost, times) {
  return canonicalCost(Array.from({ length: Math.max(0, times) }, () => cost).flat());
}
function withX(cost, x, only2, letter) {
  return cost.map((symbol) => symbol.kind === "variable" && (letter === void 0 || symbol.letter === letter) ? { kind: "generic", amount: x, ...only2 === void 0 ? {} : { only: only2 } } : symbol);
}
function waysToPay(symbol) {
  switch (symbol.kind) {
    case "hybrid":
      return [mana({ kind: "colour", colour: symbol.either }), mana({ kind: "colour", colour: symbol.or })];
    case "monohybrid":
      return [mana({ kind: "colour", colour: symbol.colour }), mana({ kind: "generic", amount: symbol.amount })];
    case "phyrexian":
      return [mana({ kind: "colour", colour: symbol.colour }), { mana: [], life: phyrexianLife }];
    case "generic":
    case "variable":
    case "colour":
    case "colourless":
    case "snow":
      return [mana(symbol)];
  }
}
function mana(symbol) {
  return { mana: [symbol], life: 0 };
}
function plainForms(cost) {
  let forms2 = [{ mana: [], life: 0 }];
  for (const symbol of cost) {
    const next8 = /* @__PURE__ */ new Map();
    for (const form of forms2) {
      for (const way2 of waysToPay(symbol)) {
        const one = { mana: canonicalCost([...form.mana, ...way2.mana]), life: form.life + way2.life };
        next8.set(JSON.stringify(one), one);
      }
    }
    forms2 = [...next8.values()];
  }
  return forms2;
}
function countsOf(cost) {
  const counts2 = { generic: 0, limited: [], typed: /* @__PURE__ */ new Map(), other: [] };
  for (const symbol of cost) {
    if (symbol.kind === "generic" && symbol.only !== void 0) counts2.limited.push({ amount: symbol.amount, only: symbol.only });
    else if (symbol.kind === "generic") counts2.generic += symbol.amount;
    else if (symbol.kind === "colour") counts2.typed.set(symbol.colour, (counts2.typed.get(symbol.colour) ?? 0) + 1);
    else if (symbol.kind === "colourless") counts2.typed.set("colourless", (counts2.typed.get("colourless") ?? 0) + 1);
    else if (symbol.kind === "snow") counts2.other.push(symbol);
    else throw new UnchosenSymbol(symbol);
  }
  return counts2;
}
function costOf(counts2) {
  const symbols = [...counts2.other, { kind: "generic", amount: counts2.generic }];
  for (const { amount: amount3, only: only2 } of counts2.limited) symbols.push({ kind: "generic", amount: amount3, only: only2 });
  for (const [type, count2] of counts2.typed) {
    for (let i = 0; i < count2; i++) symbols.push(type === "colourless" ? { kind: "colourless" } : { kind: "colour", colour: type });
  }
  return canonicalCost(symbols);
}
function amountOf3(counts2) {
  let total = counts2.generic + counts2.other.length;
  for (const { amount: amount3 } of counts2.limited) total += amount3;
  for (const [, count2] of counts2.typed) total += count2;
  return total;
}
function takeGeneric(counts2, by) {
  let left = by;
  for (const part2 of counts2.limited) {
    const taken2 = Math.min(part2.amount, left);
    part2.amount -= taken2;
    left -= taken2;
  }
  counts2.generic = Math.max(0, counts2.generic - left);
}
function takeTyped(counts2, type, overflows) {
  const there2 = counts2.typed.get(type) ?? 0;
  if (there2 > 0) counts2.typed.set(type, there2 - 1);
  else if (overflows) takeGeneric(counts2, 1);
}
function reduceCost(cost, reduction2) {
  const counts2 = countsOf(cost);
  let budget = reduction2.atLeast === void 0 ? Infinity : Math.max(0, amountOf3(counts2) - reduction2.atLeast);
  const generic2 = [];
  for (const symbol of reduction2.mana) {
    if (symbol.kind === "hybrid" || symbol.kind === "monohybrid" || symbol.kind === "variable") throw new UnchosenSymbol(symbol);
    if (symbol.kind === "generic") generic2.push(symbol.amount);
    else if (symbol.kind === "snow") generic2.push(1);
    else if (budget > 0) {
      const before = amountOf3(counts2);
      takeTyped(counts2, symbol.kind === "colourless" ? "colourless" : symbol.colour, reduction2.colouredOnly !== true);
      budget -= before - amountOf3(counts2);
    }
  }
  for (const amount3 of generic2) {
    const taken2 = Math.min(amount3, budget);
    const before = amountOf3(counts2);
    takeGeneric(counts2, taken2);
    budget -= before - amountOf3(counts2);
  }
  return costOf(counts2);
}
var nothing7 = { spell: "", spells: [], ways: [], additional: [], costs: [], parts: [], asCast: [] };
function castingFacts(table, id) {
  const abilities = abilitiesOf(table, table.object(id));
  return abilities.length === 0 ? nothing7 : factsFrom(abilities);
}
var factsFrom = once((abilities) => {
  const marked = (mark4) => abilities.filter(({ ability: ability2 }) => Boolean(ability2.marks?.[mark4]));
  const spells = abilities.filter(({ ability: ability2 }) => ability2.kind === "spell").map(({ path }) => path);
  return { spell: spells[0] ?? "", spells, ways: marked("way"), additional: marked("additional"), costs: marked("costs"), parts: marked("part"), asCast: marked("asCast") };
});
var wayMarks = ({ marks }) => readAs(marks);
var additionalMarks = ({ marks }) => readAs(marks);
var asCastMarks = ({ marks }) => readAs(marks);
var costMarks = ({ marks }) => readAs(marks);
var asCastNote = (name2) => `asCast:${name2}`;
var asMarks = (marks) => jsonObjectOf(marks);
var none14 = [];
function costChanges(table, env, base, additional2, subject) {
  const rules5 = costRules(table, env.you, subject);
  const byWay = subject.way === void 0 ? none14 : wayReductions(table, env, subject.way);
  if (rules5.length === 0 && subject.own.length === 0 && byWay.length === 0) return additional2.length === 0 ? { base } : { base, additional: additional2 };
  const increases = [];
  const reductions = [...byWay];
  let atLeast = 0;
  for (const { rule: rule2, bearer } of rules5) {
    const times = timesOf(table, rule2.times, bearer, subject.object);
    if (rule2.more !== void 0) increases.push({ mana: timesCost(parseCost(rule2.more), times) });
    if (rule2.less !== void 0) reductions.push(reduction(rule2.less, times, rule2.colouredOnly, rule2.downTo));
    if (rule2.atLeast !== void 0) atLeast = Math.max(atLeast, rule2.atLeast);
  }
  for (const { ability: ability2 } of subject.own) addOwn(table, env, ability2, increases, reductions);
  return { base, additional: additional2, increases, reductions, atLeast };
}
function addOwn(table, env, ability2, increases, reductions) {
  const { more, less, times, colouredOnly, if: condition2 } = costMarks(ability2);
  if (condition2 !== void 0 && !holds(table, env, condition2)) return;
  const count2 = Math.max(0, amount(table, env, times ?? 1));
  if (more !== void 0) increases.push({ mana: timesCost(parseCost(more), count2) });
  if (less !== void 0) reductions.push(reduction(less, count2, colouredOnly));
}
function wayReductions(table, env, ability2) {
  const { less, times, lessCostOf } = wayMarks(ability2);
  const found3 = [];
  if (less !== void 0) {
    found3.push(reduction(less, Math.max(0, amount(table, env, times ?? 1))));
  }
  for (const id of lessCostOf === void 0 ? [] : presentOrPast(table, env, { var: lessCostOf })) {
    const cost = valuesOf2(table, id).cost;
    if (cost !== null) found3.push({ mana: parseCost(cost).filter(({ kind: kind2 }) => kind2 !== "variable") });
  }
  return found3;
}
function reduction(less, times, colouredOnly, downTo) {
  const mana3 = timesCost(parseCost(less), times);
  return { mana: mana3, ...colouredOnly === true ? { colouredOnly } : {}, ...downTo === void 0 ? {} : { atLeast: downTo } };
}
function changesActivation(table, seat, object) {
  const changes2 = (id) => rulesWith(table, id, "cost").some(({ of }) => of === "activate");
  return changes2(idOfSeat(seat)) || changes2(object);
}
function costRules(table, seat, subject) {
  return [idOfSeat(seat), subject.object].flatMap((bearer) => rulesWith(table, bearer, "cost").filter((rule2) => fitsSubject(table, rule2, bearer, subject)).map((rule2) => ({ rule: rule2, bearer })));
}
function fitsSubject(table, rule2, bearer, { of, object, targets: targets2, keyword: keyword2, mana: mana3 }) {
  if (rule2.of !== of || rule2.keyword !== void 0 && rule2.keyword !== keyword2 || rule2.noMana === true && mana3 === true) return false;
  if (!fitsEntry(table, rule2.where, object, bearer)) return false;
  return rule2.targets === void 0 || targets2.some((id) => table.find(id) !== null && fitsEntry(table, rule2.targets, id, bearer));
}
function timesOf(table, times, bearer, object) {
  if (times === void 0) return 1;
  const env = closureEnv(table, jsonObjectOf(times), isObjectId(bearer) ? bearer : object);
  return Math.max(0, amount(table, { ...env, subject: object }, times.tree));
}
var ownCost = "own";
function manaIn(cost) {
  return cost.filter(({ verb: verb2, mana: mana3 }) => verb2 === "payMana" && mana3 !== ownCost).map(({ mana: mana3 }) => mana3).join("");
}
function addMana(seat, { types, source, snow, only: only2, rider, tapped, by }, rule2) {
  const data = { types, source, times: 1, amount: types.length, tapped: tapped === true, rule: rule2 };
  if (snow === true) data.snow = true;
  if (only2 !== void 0) data.only = jsonObjectOf(only2);
  if (rider !== void 0) data.rider = rider;
  if (by !== void 0) data.by = by;
  return propose("addMana", { seat, object: source }, data);
}
var adding2 = ["manaAdded"];
var tapping = ["manaAdded", "tappedForMana"];
var addManaRule = { keys: (_table, { data }) => data.tapped === true ? tapping : adding2, possible: (_table, { data }) => data.types.length > 0, commit: (table, list) => list.map((happening) => commit2(table, happening)) };
function commit2(table, happening) {
  const { seat, data } = happening;
  const units = unitsIn(data);
  setPool(table, seat, [...poolOf(table, seat), ...units]);
  table.emit("manaAdded", data.rule, { seat, mana: printPool(units), object: data.source });
  return asAdded(happening);
}
function unitsIn(data) {
  const once2 = data.types;
  const types = Array.from({ length: Math.max(0, data.times) }, () => once2).flat();
  return addToPool([], types, { source: data.source, ...data.by === void 0 ? {} : { by: data.by }, ...data.snow === true ? { snow: true } : {}, ...data.only === void 0 ? {} : { only: readAs(data.only) }, ...data.rider === void 0 ? {} : { rider: data.rider } });
}
function asAdded(happening) {
  const types = unitsIn(happening.data).map(({ type }) => type);
  return { ...happening, data: { ...happening.data, types, amount: types.length } };
}
var basicLandTypes2 = { Plains: "{W}", Island: "{U}", Swamp: "{B}", Mountain: "{R}", Forest: "{G}" };
var intrinsicId = "rule:basic-land-types";
var intrinsicCard = { id: intrinsicId, names: { en: "Basic land types", zh: "基本地类别" }, printed: { rule: "305.6" }, abilities: Object.values(basicLandTypes2).map((mana3) => ({ kind: "activated", cost: [{ verb: "tapSelf" }], clauses: [{ do: [{ verb: "addMana", mana: mana3 }] }] })) };
function isManaAbility(ability2) {
  if (ability2.kind !== "activated" || ability2.cost?.some(({ verb: verb2 }) => verb2 === "loyalty") === true) return false;
  return addsMana(ability2.clauses) && !hasTargets(ability2);
}
var addsMana = (node) => isAnywhere(node, ({ verb: verb2 }) => verb2 === "addMana");
var hasTargets = (node) => isAnywhere(node, ({ target }) => target === true);
function isAnywhere(node, test) {
  return typeof node === "object" && node !== null && (test(node) || Object.values(node).some((part2) => isAnywhere(part2, test)));
}
function isTriggeredManaAbility({ on, clauses, targets: targets2 }) {
  if (on?.every(({ event }) => event === "tappedForMana" || event === "manaAdded") !== true) return false;
  return addsMana(clauses) && !hasTargets(clauses) && !hasTargets(targets2);
}
function manaAbilitiesOf(table, id) {
  const places3 = placesOf2(table, id);
  return places3.length === 0 ? none15 : places3.map(({ path, index }) => ({ object: id, path, index }));
}
function placesOf2(table, id) {
  return manaPlaces(valuesOf2(table, id), table, id);
}
var none15 = [];
var manaPlaces = once((values, table, id) => {
  const own2 = abilitiesOf(table, table.object(id));
  const found3 = own2.flatMap((compiled, index) => isMana(compiled) ? [{ path: compiled.path, index }] : []);
  const { subtypes, bare: bare2 } = values;
  if (subtypes.length > 0 && bare2 !== true) {
    landTypes2.forEach((type, index) => {
      if (subtypes.includes(type)) found3.push({ path: intrinsicPaths[index], index: own2.length + index });
    });
  }
  return found3;
});
var landTypes2 = Object.keys(basicLandTypes2);
var intrinsicPaths = landTypes2.map((_, index) => `${intrinsicId}/abilities/${index}`);
var isMana = once(({ ability: ability2 }) => isManaAbility(ability2));
function usableManaAbilities(table, seat) {
  const found3 = [];
  for (const id of permanents(table)) {
    const places3 = placesOf2(table, id);
    if (places3.length === 0 || controllerOf(table, id) !== seat) continue;
    for (const { path, index } of places3) if (mayActivateMana(table, seat, id, path)) found3.push({ object: id, path, index });
  }
  return found3;
}
function mayActivateMana(table, seat, object, path) {
  const { ability: ability2 } = table.library.ability(path);
  if (ability2.cost?.[0]?.verb === "tapSelf") {
    if (fieldsOf(table.object(object)).tapped) return false;
    if (ability2.cost.length === 1 && ability2.limit === void 0 && ability2.when === void 0) return isAwake(table, object) && !forbids(table, object, "activate");
  }
  const listener = { object, seat, ability: path };
  const env = listenerEnv(table, listener, null);
  if (!(ability2.cost ?? noCost).every((verb2) => isManaPart(verb2) ? !isBegun(table, object, path) : payable(table, env, [verb2]))) return false;
  if (ability2.limit !== void 0 && usesLeft(table, listener, ability2.limit) <= 0) return false;
  if (ability2.when !== void 0 && !holds(table, env, ability2.when)) return false;
  return !forbids(table, object, "activate");
}
var noCost = [];
var isManaPart = ({ verb: verb2 }) => verb2 === "payMana";
function isBegun(table, object, path) {
  return table.state.frames.some(({ procedure, locals: locals2 }) => procedure === "activateMana" && locals2.self === object && locals2.ability === path);
}
function needsPriority(table, path) {
  return table.library.ability(path).ability.marks?.timing === "instant";
}
function isFixed({ types, amount: many2 }) {
  return (many2 === void 0 || typeof many2 === "number") && (types === void 0 || typeof types === "string" || Array.isArray(types));
}
var mixtures = 1100;
function openMixture(table, env, verb2) {
  if (verb2.mixed !== true || verb2.mana !== void 0) return null;
  const many2 = verb2.amount === void 0 ? 1 : amount(table, env, verb2.amount);
  const types = typesOf2(table, env, verb2.types ?? "anyColour", 0);
  return mixturesOf(types.length, many2) > mixtures ? { types, many: many2 } : null;
}
function mixturesOf(types, many2) {
  let count2 = 1;
  for (let type = 1; type < types && count2 <= mixtures; type++) count2 = count2 * (many2 + type) / type;
  return count2;
}
function additionsOf(table, env, verb2, depth = 0) {
  const many2 = verb2.amount === void 0 ? 1 : Math.max(0, amount(table, env, verb2.amount));
  if (many2 === 0) return [];
  if (verb2.mana !== void 0) {
    const symbols = parseCost(verb2.mana);
    return alternativesOf(Array.from({ length: many2 }, () => symbols).flat());
  }
  const types = typesOf2(table, env, verb2.types ?? "anyColour", depth);
  if (verb2.mixed === true) return mixed(types, many2);
  return types.map((type) => Array.from({ length: many2 }, () => type));
}
function mixed(types, many2) {
  let found3 = [[]];
  for (let unit = 0; unit < many2 && found3.length <= mixtures; unit++) {
    found3 = found3.flatMap((before) => types.filter((type) => types.indexOf(type) >= types.indexOf(before.at(-1))).map((type) => [...before, type]));
  }
  return found3.map((list) => [...list, ...Array.from({ length: many2 - list.length }, () => list.at(-1))]);
}
function typesOf2(table, env, types, depth) {
  if (types === "anyColour") return colours;
  if (types === "anyType") return manaTypes;
  if (Array.isArray(types)) return types;
  const named4 = types;
  if ("noted" in named4) return words2(notedOn(table, env.self, named4.noted));
  if ("chosen" in named4) return words2(env.vars[named4.chosen]);
  if ("event" in named4) return words2(env.event?.[named4.event]);
  if ("coloursAmong" in named4) {
    const found3 = new Set(select(table, env, named4.coloursAmong).flatMap((id) => read(table, env, id, "colours")));
    return colours.filter((colour) => found3.has(colour));
  }
  const could = new Set(select(table, env, named4.couldProduce).flatMap((id) => couldProduce(table, id, depth + 1)));
  return manaTypes.filter((type) => could.has(type) && (named4.coloursOnly !== true || type !== "colourless"));
}
function words2(value) {
  const list = Array.isArray(value) ? value : [value];
  return manaTypes.filter((type) => list.includes(type));
}
var deepest = 4;
function couldProduce(table, id, depth) {
  if (depth > deepest) return [];
  const seat = table.controllerOf(table.object(id));
  return manaAbilitiesOf(table, id).flatMap(({ path }) => {
    const env = listenerEnv(table, { object: id, seat, ability: path }, null);
    return addingNow(table, env, table.library.ability(path)).flatMap(({ path: at, verb: verb2 }) => additionsOf(table, env, verb2, depth).flatMap((types) => {
      const comes = predict(table, adding3(table, verb2, env, at, seat, types));
      return comes === null ? [] : comes.data.types;
    }));
  });
}
function receiverOf(table, env, { player: player3 }) {
  const [seat = env.you] = player3 === void 0 ? [] : seatsOf(table, env, player3);
  return seat;
}
function isOfSnow(table, source) {
  const row = table.find(source);
  const { kind: kind2, values } = row === null ? table.state.past[source] ?? {} : { kind: row.zone, values: valuesOf2(table, source) };
  return kind2 === "battlefield" && (values?.supertypes ?? []).includes("snow");
}
function adding3(table, verb2, env, path, seat, types) {
  const snow = isOfSnow(table, env.self);
  const [from] = path.split("/clauses");
  const compiled = table.library.ability(from);
  const tapped = isMana(compiled) && (compiled.ability.cost ?? []).some((cost) => cost.verb === "tapSelf");
  const cause = isTriggeredManaAbility(compiled.ability) ? env.event?.by ?? env.event?.object : void 0;
  return addMana(seat, { types, source: env.self, snow, ...verb2.only === void 0 ? {} : { only: verb2.only }, ...verb2.rider === void 0 ? {} : { rider: `${path}/rider` }, tapped, ...typeof cause === "number" ? { by: cause } : {} }, "106.4");
}
function addingVerbs({ ability: ability2, path }) {
  return verbsIn(ability2.clauses, `${path}/clauses`);
}
function addingNow(table, env, compiled) {
  const { clauses = [] } = compiled.ability;
  return addingVerbs(compiled).filter(({ path }) => {
    const [at, part2] = path.slice(`${compiled.path}/clauses/`.length).split("/");
    const condition2 = clauses[Number(at)]?.if;
    return condition2 === void 0 || holds(table, env, condition2) === (part2 !== "otherwise");
  });
}
function verbsIn(node, path) {
  if (typeof node !== "object" || node === null) return [];
  if (node.verb === "addMana") return [{ path, verb: node }];
  return Object.entries(node).flatMap(([key, child]) => verbsIn(child, `${path}/${key}`));
}
function amountOf4(cost) {
  let total = 0;
  for (const symbol of cost) total += symbol.kind === "generic" ? symbol.amount : 1;
  return total;
}
function beforeReductions({ base, additional: additional2 = [], increases = [], x = 0, xOnly }) {
  const sum2 = addCosts(base.mana, ...additional2.map(({ mana: mana3 }) => mana3), ...increases.map(({ mana: mana3 }) => mana3));
  return canonicalCost(withX(sum2, x, xOnly));
}
function raised(cost, atLeast) {
  return canonicalCost([...cost, { kind: "generic", amount: Math.max(0, atLeast - amountOf4(cost)) }]);
}
var precedence = ({ colouredOnly, atLeast }) => atLeast === void 0 ? colouredOnly === true ? 1 : 0 : 2 + atLeast;
function reducedCost(cost, reductions) {
  return [...reductions].sort((a, b) => precedence(b) - precedence(a)).reduce(reduceCost, cost);
}
function totalCost(changes2) {
  const { reductions = [], atLeast = 0 } = changes2;
  const sum2 = beforeReductions(changes2);
  return { mana: raised(reductions.length === 0 ? sum2 : reducedCost(sum2, reductions), atLeast), life: 0 };
}
var isHalved = ({ kind: kind2 }) => kind2 === "hybrid" || kind2 === "monohybrid";
function halvedSymbols({ reductions = [] }) {
  return reductions.flatMap(({ mana: mana3 }) => mana3.filter(isHalved));
}
function withHalves(changes2, halves2) {
  if (halves2.length === 0) return changes2;
  let next8 = 0;
  const reductions = (changes2.reductions ?? []).map((reduction2) => ({ ...reduction2, mana: reduction2.mana.flatMap((symbol) => isHalved(symbol) ? halves2[next8++] ?? [symbol] : [symbol]) }));
  return { ...changes2, reductions };
}
function plainReductions(reduction2) {
  let found3 = [[]];
  for (const symbol of reduction2.mana) {
    const ways = symbol.kind === "phyrexian" ? [[symbol]] : waysToPay(symbol).map(({ mana: mana3 }) => mana3);
    found3 = found3.flatMap((before) => ways.map((way2) => [...before, ...way2]));
  }
  return found3.map((mana3) => ({ ...reduction2, mana: mana3 }));
}
function possibleTotals(changes2) {
  const { reductions = [], atLeast = 0 } = changes2;
  const sum2 = beforeReductions(changes2);
  if (reductions.length === 0 && atLeast === 0) return [{ mana: sum2, life: 0 }];
  let choices3 = [[]];
  for (const reduction2 of reductions) choices3 = choices3.flatMap((before) => plainReductions(reduction2).map((one) => [...before, one]));
  return plainForms(sum2).flatMap(({ mana: form, life }) => choices3.map((choice2) => ({ mana: raised(reducedCost(form, choice2), atLeast), life })));
}
var none16 = [];
function manaCostsOf(table, seat, object, path) {
  const { ability: ability2 } = table.library.ability(path);
  const mana3 = parseCost(manaIn(ability2.cost ?? none16));
  if (!changesActivation(table, seat, object)) return [mana3];
  const env = listenerEnv(table, { object, seat, ability: path }, null);
  const changes2 = costChanges(table, env, { mana: mana3 }, none16, { of: "activate", object, own: none16, targets: none16, mana: true });
  return possibleTotals(changes2).flatMap(({ mana: total, life }) => life > 0 ? none16 : [total]);
}
var isManaAltered = (table) => isAwaited(table, ["manaAdded", "tappedForMana"]);
var deepest2 = 4;
function unitsMade(table, seat, proposed2, depth = 0) {
  const comes = predict(table, proposed2);
  if (comes === null) return [[]];
  let found3 = [comes.seat === seat ? unitsIn(comes.data) : []];
  if (depth === deepest2) return found3;
  for (const { path, env } of wouldTrigger(table, asAdded(comes))) {
    const compiled = table.library.ability(path);
    if (!isTriggeredManaAbility(compiled.ability)) continue;
    for (const { path: at, verb: verb2 } of addingVerbs(compiled)) {
      const more = additionsOf(table, env, verb2).flatMap((types) => unitsMade(table, seat, adding3(table, verb2, env, at, receiverOf(table, env, verb2), types), depth + 1));
      if (more.length > 0) found3 = found3.flatMap((units) => more.map((added4) => [...units, ...added4]));
    }
  }
  return found3;
}
var bitOf = { white: 1, blue: 2, black: 4, red: 8, green: 16, colourless: 32 };
var anyType = 63;
var snowBit = 64;
var genericBit = 128;
var generic = anyType | genericBit;
function maskOf(types) {
  let mask = 0;
  for (const type of types) mask |= bitOf[type];
  return mask;
}
function maskOfUnit(unit, asThough = {}) {
  return bitOf[unit.type] | maskOf(asThough[unit.type] ?? []) | (unit.snow === true ? snowBit : 0);
}
function needOf(symbol) {
  switch (symbol.kind) {
    case "generic":
      return [symbol.only === void 0 ? generic : maskOf(symbol.only), symbol.amount];
    case "colour":
    case "monohybrid":
    case "phyrexian":
      return [bitOf[symbol.colour], 1];
    case "colourless":
      return [bitOf.colourless, 1];
    case "hybrid":
      return [bitOf[symbol.either] | bitOf[symbol.or], 1];
    case "snow":
      return [snowBit, 1];
    case "variable":
      return [anyType, 0];
  }
}
function branching(symbol) {
  return symbol.kind === "monohybrid" || symbol.kind === "phyrexian";
}
var demandsOf = once((cost) => {
  const fixed = cost.filter((symbol) => !branching(symbol));
  const demands = plainForms(cost.filter(branching)).map(({ mana: mana3, life }) => demandOfNeeds([...fixed, ...mana3].map(needOf), life));
  demands.sort((a, b) => a.life - b.life || a.size - b.size);
  return demands;
});
function canPay(cost, means) {
  return affords(demandsOf(cost), means);
}
function nextActivations2(cost, means) {
  return nextActivations(demandsOf(cost), means);
}
function smallestPlan2(cost, means) {
  return smallestPlan(demandsOf(cost), means, bitOf.colourless);
}
function nextUnits2(cost, masks2, chosen6, life = 0) {
  return nextUnits(demandsOf(cost), masks2, chosen6, life);
}
function leastSpending2(cost, masks2, life = 0, order2) {
  return leastSpending(demandsOf(cost), masks2, life, order2);
}
function largestX(cost, means, only2, isPaid = (same) => canPay(same, means)) {
  const pays = (x) => isPaid(withX(cost, x, only2));
  if (!pays(0)) return -1;
  if (!hasVariable(cost)) return 0;
  let low = 0;
  let high = 1;
  const most3 = means.units.length + means.sources.reduce((sum2, { outputs }) => sum2 + Math.max(0, ...outputs.map(({ units }) => units.length)), 0);
  while (high <= 2 * most3 + 1e3 && pays(high)) {
    low = high;
    high *= 2;
  }
  while (high - low > 1) {
    const middle = low + high >> 1;
    if (pays(middle)) low = middle;
    else high = middle;
  }
  return low;
}
function payableWays(cost, at, life, pays) {
  return waysToPay(cost[at]).filter((way2) => way2.life <= life && pays([...cost.slice(0, at), ...way2.mana, ...cost.slice(at + 1)], life - way2.life));
}
var anySpender = { purpose: "other", object: 0 };
function purseOf(table, seat, { abilities = usableManaAbilities(table, seat), without: without2 = nobody7, spender = anySpender, helpers = none17, helping: helping2 = none17 } = {}) {
  const sources = [];
  const backings = [];
  let last = 0;
  const altered2 = isManaAltered(table);
  let restricted = poolOf(table, seat).some(({ only: only2 }) => only2 !== void 0);
  for (const ability2 of abilities) {
    if (without2.includes(ability2.object) || needsPriority(table, ability2.path)) continue;
    const found3 = outputsOf(table, seat, ability2, spender, altered2 || changesActivation(table, seat, ability2.object));
    restricted ||= found3.restricted;
    const backing = { ability: ability2, ways: found3.ways };
    if (ability2.object === last) {
      const before = sources.pop();
      sources.push({ outputs: [...before.outputs, ...found3.outputs] });
      backings.at(-1)?.push(backing);
    } else {
      last = ability2.object;
      sources.push(found3);
      backings.push([backing]);
    }
  }
  for (const helper of helpers) {
    if (without2.includes(helper.object)) continue;
    sources.push({ outputs: [{ units: [helper.mask] }] });
    backings.push([{ helper }]);
  }
  const life = Math.max(0, playerOf(table, seat).life);
  return { means: meansOf([...masksOf(table, seat, spender), ...helping2.map(({ mask }) => mask)], sources, life), backings, restricted };
}
var none17 = [];
var nobody7 = [];
function masksOf(table, seat, spender = anySpender) {
  return poolOf(table, seat).map((unit) => maskFor(table, seat, unit, spender));
}
function maskFor(table, seat, unit, spender) {
  const { purpose, object, asAny } = spender;
  if (!maySpend(unit, purpose, (where) => object !== 0 && fitsSpender(table, seat, unit, object, where))) return 0;
  return maskOfUnit(unit) | (asAny === true ? anyType : 0);
}
function fitsSpender(table, seat, { source }, object, where) {
  return matches(table, { ...sourceEnv(source, "", seat), subject: object }, object, where);
}
function outputsOf(table, seat, ability2, spender, altered2) {
  const compiled = table.library.ability(ability2.path);
  const known3 = !altered2 && isPlain3(compiled) ? plainOutputs(compiled, table, seat, ability2, spender) : readOutputs(table, seat, ability2, compiled, spender, altered2);
  const snow = !altered2 && valuesOf2(table, ability2.object).supertypes.includes("snow");
  const extra = (snow ? snowBit : 0) | (spender.asAny === true ? anyType : 0);
  if (extra === 0) return known3;
  return { ...known3, outputs: known3.outputs.map((output) => ({ ...output, units: output.units.map((mask) => mask === 0 ? 0 : mask | extra) })) };
}
function readOutputs(table, seat, ability2, compiled, spender, altered2) {
  const ways = waysOf(table, seat, ability2, compiled, { purpose: spender.purpose, object: spender.object }, altered2);
  return { ways, outputs: ways.map(({ output }) => output), restricted: restrictionsOf(compiled).length > 0 };
}
var isPlain3 = once((compiled) => restrictionsOf(compiled).length === 0 && addingVerbs(compiled).every(({ verb: verb2 }) => isFixed(verb2)) && (compiled.ability.clauses ?? []).every((clause2) => clause2.if === void 0 && clause2.repeat === void 0));
var plainOutputs = once((compiled, table, seat, ability2, spender) => readOutputs(table, seat, ability2, compiled, spender, false));
function restrictionsOf(compiled) {
  return addingVerbs(compiled).flatMap(({ verb: verb2 }) => verb2.only ?? none17);
}
var sourceSpender = { purpose: "ability", object: 0 };
function waysOf(table, seat, { object, path }, compiled, spender, altered2) {
  const env = listenerEnv(table, { object, seat, ability: path }, null);
  const { cost = none17 } = compiled.ability;
  const costs = manaCostsOf(table, seat, object, path);
  const needs = costs.some((mana3) => mana3.length === 0) ? void 0 : costs.flatMap(demandsOf);
  const life = cost.filter(({ verb: verb2 }) => verb2 === "payLife").reduce((sum2, verb2) => sum2 + amount(table, env, verb2.amount ?? 1), 0);
  let found3 = [{ mana: [], unitsForSources: [], choices: {} }];
  for (const { path: at, verb: verb2 } of addingNow(table, env, compiled)) {
    const plainly4 = (types) => types.map((type) => ({ type, source: object, ...verb2.only === void 0 ? {} : { only: verb2.only } }));
    const open2 = altered2 ? null : openMixture(table, env, verb2);
    if (open2 !== null) {
      const any = (as) => plainly4(open2.types).reduce((mask, unit) => mask | maskFor(table, seat, unit, as), 0);
      const units = (as) => Array.from({ length: open2.many }, () => any(as));
      found3 = found3.map((one) => ({ mana: [...one.mana, ...units(spender)], unitsForSources: [...one.unitsForSources, ...units(sourceSpender)], choices: one.choices }));
      continue;
    }
    const ways = additionsOf(table, env, verb2).flatMap((types) => (altered2 ? unitsMade(table, seat, adding3(table, verb2, env, at, receiverOf(table, env, verb2), types)) : [plainly4(types)]).map((units) => ({ types, units })));
    if (ways.length === 0) continue;
    found3 = found3.flatMap((one) => ways.map(({ types, units }) => ({ mana: [...one.mana, ...units.map((unit) => maskFor(table, seat, unit, spender))], unitsForSources: [...one.unitsForSources, ...units.map((unit) => maskFor(table, seat, unit, sourceSpender))], choices: { ...one.choices, [at]: types } })));
  }
  return found3.map(({ mana: mana3, unitsForSources: feed2, choices: choices3 }) => ({ choices: choices3, output: { units: mana3, ...feed2.every((mask, at) => mask === mana3[at]) ? {} : { unitsForSources: feed2 }, ...life > 0 ? { life } : {}, ...needs === void 0 ? {} : { needs } } }));
}
function forActivation(table, { object, path }) {
  const tapped = (table.library.ability(path).ability.cost ?? []).some(({ verb: verb2 }) => verb2 === "tapSelf");
  return { spender: { purpose: "ability", object }, without: tapped ? [object] : nobody7 };
}
function costsToActivate(table, seat, ability2) {
  const costs = manaCostsOf(table, seat, ability2.object, ability2.path);
  if (costs.some((mana3) => mana3.length === 0)) return [[]];
  const purse = purseOf(table, seat, forActivation(table, ability2));
  const able = new Map(costs.filter((mana3) => canAfford(purse, mana3)).map((mana3) => [printCost(mana3), mana3]));
  return [...able.values()];
}
var canActivate = (table, seat, ability2) => costsToActivate(table, seat, ability2).length > 0;
function canAfford({ means }, cost, life = 0) {
  return canPay(cost, life === 0 ? means : { ...means, life: means.life - life });
}
function canAffordOne(purse, totals) {
  return totals.some(({ mana: mana3, life }) => canAfford(purse, mana3, life));
}
function unitsNeeded(masks2, cost) {
  return leastSpending2(cost, masks2)?.places.length ?? null;
}
function helpfulUses(purse, cost) {
  return nextActivations2(cost, purse.means).filter(({ helps }) => helps).map((use2) => useOf(purse, use2));
}
function automaticPayment(purse, cost) {
  return smallestPlan2(cost, purse.means)?.uses.map((use2) => useOf(purse, use2)) ?? null;
}
function useOf({ backings }, { source, output }) {
  let at = output;
  for (const backing of backings[source] ?? none17) {
    if ("helper" in backing) return backing.helper;
    const way2 = backing.ways[at];
    if (way2 !== void 0) return { ...backing.ability, choices: way2.choices };
    at -= backing.ways.length;
  }
  throw new InvariantBroken(`source ${source} has no output ${output}`);
}
function isHelper(use2) {
  return "by" in use2;
}
function spendable(masks2, cost, chosen6) {
  return nextUnits2(cost, masks2, chosen6);
}
function spend(table, seat, places3, rule2) {
  const pool = poolOf(table, seat);
  const spent2 = places3.map((place3) => pool[place3]);
  if (spent2.length === 0) return spent2;
  setPool(table, seat, takeFromPool(pool, places3));
  table.emit("manaSpent", rule2, { seat, mana: printPool(spent2) });
  return spent2;
}
function unitParams(unit) {
  return { mana: printPool([unit]), source: unit.source };
}
function tap(object, rule2) {
  return propose("tap", { object }, { rule: rule2 });
}
function untap(object, rule2) {
  return propose("untap", { object }, { rule: rule2 });
}
var tapping2 = ["tapped"];
var untapping = ["untapped"];
var tapRule = { keys: () => tapping2, possible: (table, happening) => stands2(table, happening, false), commit: (table, list) => turn(table, list, true) };
var untapRule = { keys: () => untapping, possible: (table, happening) => stands2(table, happening, true), commit: (table, list) => turn(table, list, false) };
function stands2(table, { object }, tapped) {
  const row = table.find(object);
  return row !== null && row.zone === "battlefield" && fieldsOf(row).tapped === tapped;
}
function turn(table, list, tapped) {
  for (const { object, data } of list) {
    setObject(table, object, "tapped", tapped);
    table.emit(tapped ? "tapped" : "untapped", data.rule, { object, card: shownCard(table, object) });
  }
  return list;
}
var chosenTypes = "manaTypes";
var manaAbility = { name: "activateMana", rules: { begin: "605.3a", pay: "601.2h", effect: "605.3b", triggered: "605.4a" }, event: "abilityActivated", noticed: "manaAbilityActivated", triggeredEvent: "triggered", isOfKind: ({ ability: ability2 }) => isTriggeredManaAbility(ability2), settled: chosenTypes };
var activateManaRef = procedureRef(manaAbility.name);
var activateManaLocals = (table, seat, use2) => atOnceLocals(table, seat, use2, manaAbility);
var runTriggeredMana = (table, then) => runTriggeredAtOnce(table, manaAbility, then);
var helping = ["convoke", "delve", "improvise"];
var none18 = [];
function helpersFor(table, seat, spell) {
  const keywords = valuesOf2(table, spell).keywords;
  if (keywords.length === 0) return none18;
  return helping.filter((word3) => keywords.includes(word3)).flatMap((word3) => helpersOf(table, seat, spell, word3));
}
function helpersOf(table, seat, spell, word3) {
  switch (word3) {
    case "convoke":
      return untapped(table, seat, "creature").map((object) => ({ object, by: word3, mask: genericBit | maskOf(valuesOf2(table, object).colours) }));
    case "improvise":
      return untapped(table, seat, "artifact").map((object) => ({ object, by: word3, mask: genericBit }));
    case "delve":
      return table.zoneOf("graveyard", seat).order.filter((id) => id !== spell).map((object) => ({ object, by: word3, mask: genericBit }));
  }
}
function untapped(table, seat, type) {
  return permanentsOf(table, seat).filter((id) => !fieldsOf(table.object(id)).tapped && isType(table, id, type));
}
function whollyHelpful(purse, cost, before) {
  const found3 = [];
  purse.means.sources.forEach(({ outputs }, source) => {
    outputs.forEach((_, output) => {
      const first2 = { source, output };
      if (demandsOf(cost).some((demand) => planAfter(purse, demand, before, first2) !== null)) found3.push(useOf(purse, first2));
    });
  });
  return found3;
}
function whollyPaid(purse, cost, before) {
  for (const demand of demandsOf(cost)) {
    const plan2 = planFrom(demand, spotOf(purse, before), 0);
    if (plan2 !== null) return plan2.map((use2) => useOf(purse, use2));
  }
  return null;
}
function spotOf({ means }, before) {
  const masks2 = means.units.map(({ main }) => main);
  return { kept: masks2.slice(0, before), added: masks2.slice(before), sources: means.sources.map((source, at) => ({ at, source })), life: means.life };
}
function planAfter(purse, demand, before, first2) {
  const spot = spotOf(purse, before);
  const place3 = spot.sources.findIndex(({ at }) => at === first2.source);
  const after3 = used2(spot, place3, first2.output);
  return after3 === null ? null : planFrom(demand, after3, 0);
}
function used2(spot, place3, output) {
  const { source } = spot.sources[place3];
  const result = source.outputs[output];
  if (result === void 0 || result.needs !== void 0) return null;
  const sources = spot.sources.filter((_, index) => index !== place3);
  return { ...spot, sources, life: spot.life - (result.life ?? 0), added: [...spot.added, ...result.units] };
}
function planFrom(demand, spot, from) {
  if (!allFit(demand, spot.added)) return null;
  if (affords([demand], meansOf([...spot.added, ...spot.kept], [], spot.life))) return [];
  for (let place3 = from; place3 < spot.sources.length; place3++) {
    const { at, source } = spot.sources[place3];
    if (place3 > from && sameSource(source, spot.sources[place3 - 1].source)) continue;
    for (let output = 0; output < source.outputs.length; output++) {
      const after3 = used2(spot, place3, output);
      const rest2 = after3 === null ? null : planFrom(demand, after3, place3);
      if (rest2 !== null) return [{ source: at, output }, ...rest2];
    }
  }
  return null;
}
var sameSource = (one, other) => one === other || JSON.stringify(one) === JSON.stringify(other);
function allFit({ masks: masks2, counts: counts2, size }, units) {
  if (units.length > size) return false;
  const needs = masks2.flatMap((mask, at) => Array.from({ length: counts2[at] }, () => mask));
  const taken2 = needs.map(() => -1);
  const place3 = (unit, seen) => needs.some((need, at) => {
    if ((need & units[unit]) === 0 || seen.has(at)) return false;
    seen.add(at);
    if (taken2[at] !== -1 && !place3(taken2[at], seen)) return false;
    taken2[at] = unit;
    return true;
  });
  return units.every((_, unit) => place3(unit, /* @__PURE__ */ new Set()));
}
function loseLife(seat, amount3, rule2) {
  return propose("loseLife", { seat }, { amount: amount3, rule: rule2 });
}
function gainLife(seat, amount3, rule2) {
  return propose("gainLife", { seat }, { amount: amount3, rule: rule2 });
}
function asOneGain(table, batch, earlier, later) {
  if (batch[earlier.inside]?.data.source !== batch[later.inside]?.data.source) return null;
  return { ...earlier, data: { ...earlier.data, amount: table.number(earlier.data.amount + later.data.amount) } };
}
var losing = ["lostLife"];
var gaining = ["gainedLife"];
var possible2 = (table, { seat, data }, what3) => data.amount > 0 && !forbids(table, idOfSeat(seat), what3);
var loseLifeRule = { keys: () => losing, possible: (table, happening) => possible2(table, happening, "loseLife"), commit: (table, list) => change5(table, list, -1) };
var gainLifeRule = { keys: () => gaining, joins: asOneGain, possible: (table, happening) => possible2(table, happening, "gainLife"), commit: (table, list) => change5(table, list, 1) };
function setLife(table, seat, total, rule2) {
  const { life } = playerOf(table, seat);
  return [total > life ? gainLife(seat, total - life, rule2) : loseLife(seat, life - total, rule2)];
}
function canPayLife(table, seat, amount3) {
  return amount3 <= 0 || playerOf(table, seat).life >= amount3 && !forbids(table, idOfSeat(seat), "loseLife");
}
function change5(table, list, sign) {
  return list.map((happening) => {
    const { seat, data } = happening;
    const had = playerOf(table, seat).life;
    const life = Math.max(table.number(had + sign * data.amount), data.rule === "120.3a" ? Math.min(had, leastLife(table, seat)) : -Infinity);
    const by = life - had;
    if (by === 0) return null;
    setPlayer(table, seat, "life", life);
    table.emit("lifeChanged", data.rule, { seat, by, life });
    return Math.abs(by) === data.amount ? happening : { ...happening, data: { ...data, amount: Math.abs(by) } };
  });
}
function leastLife(table, seat) {
  let least = -Infinity;
  for (const { of, is } of rulesWith(table, idOfSeat(seat), "number")) if (of === "leastLife" && typeof is === "number") least = Math.max(least, is);
  return least;
}
var payManaProcedure = defineProcedure({ name: "payMana", steps: [{ name: "form", rule: "601.2b", run: askForm }, { name: "formChosen", rule: "601.2b", run: takeForm }, { name: "symbol", rule: "118.13b", run: askSymbol }, { name: "symbolChosen", rule: "118.13b", run: takeSymbol }, { name: "gather", rule: "601.2g", run: gather2 }, { name: "activate", rule: "601.2g", run: activate }, { name: "choose", rule: "601.2h", run: choose }, { name: "chosen", rule: "601.2h", run: chosen2 }, { name: "helped", rule: "107.4f", run: payLifePart }, { name: "paid", rule: "601.2h", run: (_table, locals2) => returning({ done: true, units: locals2.units, convoked: locals2.helping.flatMap(({ object, by }) => by === "convoke" ? [object] : []) }) }] });
function payMana(seat, cost, { object, source, card, spender, without: without2, spared, forms: forms2, cancel, part: part2, least, helping: helping2, before }) {
  return { seat, cost, object, source, card: card ?? "", without: without2 ?? [], spared: spared ?? [], forms: forms2 ?? [], spender: spender ?? null, cancel: cancel === true, part: part2 ?? "both", least: least ?? null, helping: helping2 ?? [], before: before ?? null, queue: [], offers: [], spent: [], units: [], made: [], using: null, life: 0, answer: null, answers: null, returned: null };
}
var payingOf = (locals2) => locals2;
function optionsOf3(table, { seat, without: without2, spender, helping: helping2 }) {
  const used3 = helping2.length === 0 ? without2 : [...without2, ...helping2.map(({ object }) => object)];
  const rest2 = spender === null ? {} : { spender };
  return { without: used3, helping: helping2, helpers: spender?.purpose === "spell" ? helpersFor(table, seat, spender.object) : [], ...rest2 };
}
function masks(table, { seat, spender, helping: helping2 }) {
  const own2 = masksOf(table, seat, spender ?? void 0);
  return helping2.length === 0 ? own2 : [...own2, ...helping2.map(({ mask }) => mask)];
}
function askForm(table, locals2, frame) {
  const forms2 = locals2.forms;
  if (forms2.length < 2) return { to: "symbol" };
  const paying = payingOf(locals2);
  const options = forms2.map((mana3, index) => ({ id: `way:${index}`, label: "mana", params: { mana: printCost(mana3) } }));
  table.ask(frame, { seat: paying.seat, kind: "chooseWayToPay", rule: "601.2b", params: { card: cardOf2(table, paying), object: paying.object, cost: printCost(paying.cost), symbol: printCost(paying.cost) }, domain: { type: "options", min: 1, max: 1, options } });
  return { wait: true };
}
function takeForm(table, locals2) {
  const forms2 = locals2.forms;
  table.local(locals2, "cost", forms2[Number(picksOf(locals2.answer)[0].slice("way:".length))]);
  table.local(locals2, "answer", null);
}
function askSymbol(table, locals2, frame) {
  const paying = payingOf(locals2);
  const at = paying.cost.findIndex(({ kind: kind2 }) => kind2 === "phyrexian");
  if (at < 0) return { to: "gather" };
  const purse = purseOf(table, paying.seat, optionsOf3(table, paying));
  const ways = payableWays(paying.cost, at, playerOf(table, paying.seat).life - locals2.life, (cost) => canAfford(purse, cost));
  const symbol = paying.cost[at];
  if (ways.length < 2) return settleSymbol(table, locals2, at, ways[0] ?? waysToPay(symbol)[0]);
  table.local(locals2, "offers", ways);
  const options = ways.map(({ mana: mana3, life }, index) => ({ id: `way:${index}`, label: life > 0 ? "payLife" : "mana", params: life > 0 ? { amount: life } : { mana: printCost(mana3) } }));
  table.ask(frame, { seat: paying.seat, kind: "chooseWayToPay", rule: "118.13b", params: { card: cardOf2(table, paying), object: paying.object, cost: printCost(paying.cost), symbol: printSymbol(symbol) }, domain: { type: "options", min: 1, max: 1, options } });
  return { wait: true };
}
function takeSymbol(table, locals2) {
  const { cost } = payingOf(locals2);
  const ways = locals2.offers;
  const way2 = ways[Number(picksOf(locals2.answer)[0].slice("way:".length))];
  return settleSymbol(table, locals2, cost.findIndex(({ kind: kind2 }) => kind2 === "phyrexian"), way2);
}
function settleSymbol(table, locals2, at, { mana: mana3, life }) {
  const { cost } = payingOf(locals2);
  table.local(locals2, "cost", [...cost.slice(0, at), ...mana3, ...cost.slice(at + 1)]);
  table.local(locals2, "life", locals2.life + life);
  return { to: "symbol" };
}
function payLifePart(table, locals2) {
  return happen(table, [loseLife(locals2.seat, locals2.life, "107.4f")], "paid");
}
function gather2(table, locals2, frame) {
  const paying = payingOf(locals2);
  const { seat, cost, object } = paying;
  noteMade(table, locals2);
  const [next8, ...rest2] = locals2.queue;
  if (next8 !== void 0) {
    table.local(locals2, "queue", rest2);
    return use(table, locals2, paying, next8);
  }
  const own2 = masks(table, paying);
  if (unitsNeeded(own2, cost) !== null) return paying.part === "gather" ? gathered(locals2) : { to: "choose" };
  if (paying.part === "spend") return { done: { done: false, made: [] } };
  const purse = purseOf(table, seat, optionsOf3(table, paying));
  const offers = paying.before === null ? helpfulUses(purse, cost) : whollyHelpful(purse, cost, paying.before);
  const enough = paying.least !== null && unitsNeeded(own2, paying.least) !== null;
  if (enough && offers.length === 0) return gathered(locals2);
  table.local(locals2, "offers", offers);
  const options = offers.map((offer3, at) => optionFor(table, offer3, at));
  const card = cardOf2(table, paying);
  const first2 = offers.length === 0 ? [] : [{ id: "automatic", label: "automatic" }];
  const stop = enough ? [{ id: "enough", label: "enough" }] : [];
  const last = paying.cancel || offers.length === 0 ? [{ id: "cancel", label: "cancel" }] : [];
  table.ask(frame, { seat, kind: "activateMana", rule: "601.2g", params: { cost: printCost(cost), card, object }, domain: { type: "options", min: 1, max: 1, options: [...first2, ...options, ...stop, ...last] } });
  return { wait: true };
}
function gathered({ made: made2, helping: helping2 }) {
  return returning({ done: true, made: made2, helping: helping2 });
}
function optionFor(table, offer3, at) {
  const { object } = offer3;
  const { card } = table.object(object);
  if (isHelper(offer3)) return { id: `help:${at}`, label: offer3.by, params: { card, object }, object };
  const types = Object.values(offer3.choices).flat();
  return { id: `mana:${at}`, label: "activate", params: { card, object, ability: offer3.path, mana: printPool(addToPool([], types, { source: 0 })) }, object };
}
function isPlain4(table, path) {
  const { cost = [], clauses = [] } = table.library.ability(path).ability;
  return cost.every(({ verb: verb2 }) => verb2 === "tapSelf") && clauses.every((clause2) => (clause2.do ?? []).every(({ verb: verb2 }) => verb2 === "addMana"));
}
function use(table, locals2, { seat, helping: helping2 }, next8) {
  if (isHelper(next8)) {
    table.local(locals2, "helping", [...helping2, next8]);
    return { to: "gather" };
  }
  if (isPlain4(table, next8.path)) table.local(locals2, "using", { object: next8.object, units: unitsFrom(table, seat, next8.object) });
  return call(activateManaRef, activateManaLocals(table, seat, next8), "gather");
}
var unitsFrom = (table, seat, object) => poolOf(table, seat).filter((unit) => isFrom(unit, object)).length;
function noteMade(table, locals2) {
  const using3 = locals2.using;
  if (using3 === null) return;
  const { object, units } = using3;
  table.local(locals2, "using", null);
  table.local(locals2, "made", [...locals2.made, { object, units: unitsFrom(table, locals2.seat, object) - units }]);
}
function activate(table, locals2) {
  const [pick] = picksOf(locals2.answer);
  const paying = payingOf(locals2);
  const offers = locals2.offers;
  if (pick === "cancel") return returning({ done: false, made: locals2.made });
  if (pick === "enough") return gathered(locals2);
  const queue = pick === "automatic" ? automatic(table, paying) ?? [] : [offers[Number(pick.slice(pick.indexOf(":") + 1))]];
  table.local(locals2, "queue", queue);
  return { to: "gather" };
}
function automatic(table, paying) {
  const options = optionsOf3(table, paying);
  const sparing = purseOf(table, paying.seat, { ...options, without: [...options.without ?? [], paying.source, ...paying.spared] });
  const purse = canAfford(sparing, paying.cost) ? sparing : purseOf(table, paying.seat, options);
  return paying.before === null ? automaticPayment(purse, paying.cost) : whollyPaid(purse, paying.cost, paying.before);
}
function choose(table, locals2, frame) {
  const paying = payingOf(locals2);
  const { seat, cost, object, spent: spent2 } = paying;
  const pool = poolOf(table, seat);
  const all = masks(table, paying);
  const places3 = spendable(all, cost, spent2);
  if (places3.length === 0) return finish4(table, locals2, paying);
  const groups = groupsOf3(pool).flatMap(({ unit, places: equal }) => {
    const place3 = equal.find((one) => places3.includes(one));
    return place3 === void 0 ? [] : [{ unit, place: place3 }];
  });
  const first2 = places3.find((place3) => place3 >= (paying.before ?? pool.length));
  const settled2 = first2 ?? (groups.length === 1 || places3.length + spent2.length === unitsNeeded(all, cost) ? places3[0] : void 0);
  if (settled2 !== void 0) {
    table.local(locals2, "spent", [...spent2, settled2]);
    return { to: "choose" };
  }
  const options = groups.map(({ unit, place: place3 }) => ({ id: `unit:${place3}`, label: "mana", params: unitParams(unit) }));
  const card = cardOf2(table, paying);
  table.ask(frame, { seat, kind: "spendMana", rule: "601.2h", params: { cost: printCost(cost), card, object }, domain: { type: "options", min: 1, max: 1, options } });
  return { wait: true };
}
function cardOf2(table, { object, card }) {
  return knownRow(table, object)?.card ?? card;
}
function chosen2(table, locals2) {
  const [pick] = picksOf(locals2.answer);
  table.local(locals2, "spent", [...locals2.spent, Number(pick.slice("unit:".length))]);
  return { to: "choose" };
}
function finish4(table, locals2, { seat, spent: spent2, helping: helping2 }) {
  const size = poolOf(table, seat).length;
  const units = spend(table, seat, spent2.filter((place3) => place3 < size), "601.2h");
  const used3 = helping2.filter((_, at) => spent2.includes(size + at));
  table.local(locals2, "units", units);
  table.local(locals2, "helping", used3);
  return happen(table, used3.map(helpNow), "helped") ?? { to: "helped" };
}
function helpNow({ object, by }) {
  return by === "delve" ? move(object, { to: "exile" }, "702.65a") : tap(object, by === "convoke" ? "702.50a" : "702.125a");
}
var turnUp = (object, rule2, mega = false) => propose("turnUp", { object }, { rule: rule2, mega });
var turnDown = (object, rule2) => propose("turnDown", { object }, { rule: rule2 });
var transform = (object, rule2) => propose("transform", { object }, { rule: rule2 });
var flipOver = (object, rule2) => propose("flip", { object }, { rule: rule2 });
var turnedUp = ["turnedFaceUp"];
var turnedDown = ["turnedFaceDown"];
var transformed = ["transformed"];
var flipped = ["flipped"];
function isPermanent(table, id) {
  return table.find(id)?.zone === "battlefield";
}
function faceOfKind(table, row, kind2) {
  return (table.program(row).card.faces?.findIndex((face) => face.kind === kind2) ?? -1) + 1;
}
var isSpellType = (types) => Array.isArray(types) && (types.includes("instant") || types.includes("sorcery"));
var turnUpRule = { keys: () => turnedUp, possible: (table, { object }) => {
  if (!isPermanent(table, object)) return false;
  const row = table.object(object);
  return fieldsOf(row).faceDown !== "" && !isSpellType(faceUpValues(table, row).types);
}, supposed: (table, { object }) => setObject(table, object, "faceDown", ""), contains: (_table, { object, data }) => data.mega === true ? [addCounters(object, "+1/+1", 1, "702.36b")] : [], commit: (table, list) => {
  for (const { object, data } of list) {
    setObject(table, object, "faceDown", "");
    stampInOrder(table, [object]);
    const { card } = table.object(object);
    table.emit("turnedFaceUp", data.rule, { object, card });
  }
  return list;
} };
var turnDownRule = { keys: () => turnedDown, possible: (table, { object }) => {
  if (!isPermanent(table, object)) return false;
  const row = table.object(object);
  return fieldsOf(row).faceDown === "" && faceOfKind(table, row, "back") === 0 && faceOfKind(table, row, "meld") === 0;
}, commit: (table, list) => {
  for (const { object, data } of list) {
    const { card } = table.object(object);
    setObject(table, object, "faceDown", "effect");
    stampInOrder(table, [object]);
    table.emit("turnedFaceDown", data.rule, { object, card });
  }
  return list;
} };
var transformRule = { keys: () => transformed, possible: (table, { object }) => {
  if (!isPermanent(table, object)) return false;
  const row = table.object(object);
  const back2 = faceOfKind(table, row, "back");
  if (back2 === 0 || row.kind !== "card" || fieldsOf(row).faceDown !== "" || forbids(table, object, "transform")) return false;
  return !isSpellType(table.program(row).card.faces?.[back2 - 1]?.printed.types);
}, commit: (table, list) => {
  for (const { object, data } of list) {
    const row = table.object(object);
    setObject(table, object, "face", fieldsOf(row).face === 0 ? faceOfKind(table, row, "back") : 0);
    stampInOrder(table, [object]);
    setObject(table, object, "transformedAt", table.object(object).stamp);
    table.emit("transformed", data.rule, { object, card: row.card, face: fieldsOf(row).face, name: valuesOf2(table, object).name });
  }
  return list;
} };
var flipRule = { keys: () => flipped, possible: (table, { object }) => {
  if (!isPermanent(table, object)) return false;
  const { alternatives } = valuesOf2(table, object);
  return !fieldsOf(table.object(object)).flipped && table.library.card(alternatives).card.faces?.some((face) => face.kind === "flip") === true;
}, commit: (table, list) => {
  for (const { object, data } of list) {
    setObject(table, object, "flipped", true);
    table.emit("flipped", data.rule, { object, card: table.object(object).card, name: valuesOf2(table, object).name });
  }
  return list;
} };
function turnUpActs(table, seat) {
  let acts = null;
  for (const id of permanents(table)) {
    const row = table.object(id);
    if (fieldsOf(row).faceDown === "" || table.controllerOf(row) !== seat) continue;
    waysOf2(table, row).forEach((ability2, index) => {
      const cost = costOf2(table, row, ability2);
      const env = listenerEnv(table, { object: id, seat, ability: ability2 }, null);
      if (payable(table, env, cost)) (acts ??= []).push({ type: "turnUp", object: id, ability: ability2, index });
    });
  }
  return acts ?? none19;
}
var none19 = [];
function mightTurnUp(table, seat) {
  for (const id of permanents(table)) {
    const row = table.object(id);
    if (fieldsOf(row).faceDown !== "" && table.controllerOf(row) === seat) return true;
  }
  return false;
}
function hiddenValues(table, row) {
  const hidden = valuesOf2(table, row.id).faceUp;
  return hidden ?? faceUpValues(table, row);
}
function waysOf2(table, row) {
  const { types, cost } = hiddenValues(table, row);
  const ways = keywordsFaceUp(table, row).filter((entry2) => wordOf(entry2) === "morph").flatMap((entry2) => keywordPaths(table.game, entry2));
  return fieldsOf(row).faceDown === "manifest" && types.includes("creature") && cost !== null ? [...ways, ""] : ways;
}
function keywordsFaceUp(table, { id }) {
  return trial(table, () => {
    setObject(table, id, "faceDown", "");
    stampInOrder(table, [id]);
    return valuesOf2(table, id).keywords;
  });
}
function costOf2(table, row, ability2) {
  if (ability2 !== "") return table.library.ability(ability2).ability.cost ?? [];
  return [{ verb: "payMana", mana: hiddenValues(table, row).cost }];
}
function manaOf(cost) {
  return cost.map(({ mana: mana3 = "" }) => mana3).join("");
}
var turnUpProcedure = defineProcedure({ name: "turnUp", steps: [{ name: "x", rule: "702.36f", run: askX }, { name: "xChosen", rule: "702.36f", run: takeX }, { name: "mana", rule: "702.36e", run: payManaPart }, { name: "pay", rule: "702.36e", run: payRest2 }, { name: "turn", rule: "116.2b", run: turn2 }, { name: "done", rule: "116.2b", run: () => ({ done: null }) }] });
function turnUpLocals(table, seat, { object, ability: ability2 }) {
  return { ...effectLocals(listenerEnv(table, { object, seat, ability: ability2 }, null), ""), ability: ability2, x: 0 };
}
function manaOfLocals(table, locals2) {
  return parseCost(manaOf(costOf2(table, table.object(locals2.self), locals2.ability)));
}
function askX(table, locals2, frame) {
  const cost = manaOfLocals(table, locals2);
  if (!hasVariable(cost)) return { to: "mana" };
  const seat = locals2.you;
  const params = { card: table.object(locals2.self).card, object: locals2.self, cost: printCost(cost) };
  table.ask(frame, { seat, kind: "chooseX", rule: "702.36f", params, domain: { type: "number", min: 0, max: largestX(cost, purseOf(table, seat).means) } });
  return { wait: true };
}
function takeX(table, locals2) {
  const x = numberOfAnswer(locals2.answer);
  table.local(locals2, "x", x);
  const row = table.object(locals2.self);
  setObject(table, row.id, "notes", { ...fieldsOf(row).notes, x });
}
function payManaPart(table, locals2) {
  const self = locals2.self;
  const mana3 = withX(manaOfLocals(table, locals2), locals2.x);
  return call(payManaProcedure, payMana(locals2.you, mana3, { object: self, source: self }));
}
function payRest2(table, locals2) {
  const ability2 = locals2.ability;
  const at = costOf2(table, table.object(locals2.self), ability2).findIndex(({ verb: verb2 }, place3) => place3 >= locals2.at && verb2 !== "payMana");
  if (at < 0) return void 0;
  table.local(locals2, "at", at + 1);
  return call(verbsRef, { ...effectLocals(envOf(locals2), `${ability2}/cost`), at, only: at }, "pay");
}
function turn2(table, locals2) {
  const ability2 = locals2.ability;
  const mega = table.library.ability(ability2).ability.marks?.mega === true;
  return happen(table, [turnUp(locals2.self, ability2 === "" ? "701.33b" : "702.36e", mega)]);
}
var usual = { face: 0, faceDown: "" };
var onlyUsual = [usual];
var asMorph = { face: 0, faceDown: "morph" };
var faceDownSpell = Object.freeze({ ...concealed(), cost: "{3}" });
function formsOf(table, id) {
  const row = table.object(id);
  const { faces: faces2 } = table.program(row).card;
  const words3 = valuesOf2(table, id).keywords.map(wordOf);
  const faceDown = words3.includes("morph");
  if (faces2 === void 0) return faceDown ? [usual, asMorph] : onlyUsual;
  const kind2 = table.zone(row.zone).kind;
  const forms2 = [];
  faces2.forEach((face, at) => {
    if (face.kind === "split" || face.kind === "adventure" || face.kind === "aftermath" && kind2 === "graveyard") forms2.push({ face: at + 1, faceDown: "" });
  });
  const halves2 = faces2.some((face) => face.kind === "split");
  if (!halves2 || words3.includes("fuse") && kind2 === "hand") forms2.unshift(usual);
  if (faceDown) forms2.push(asMorph);
  return forms2;
}
function formValues(table, id, form) {
  if (form.faceDown !== "") return faceDownSpell;
  if (form.face === 0) return valuesOf2(table, id);
  return faceOf(table.program(table.object(id)), form.face);
}
var faceOf = (program, face) => facesOf(program)[face - 1];
var facesOf = once((program) => program.faces.map((_, at) => Object.freeze(printedValues(program, at + 1))));
function spellAbilitiesOf(table, id) {
  return valuesOf2(table, id).abilities.filter((path) => table.library.ability(path).ability.kind === "spell");
}
function takeForm2(table, id, { face, faceDown }) {
  setObject(table, id, "face", face);
  setObject(table, id, "faceDown", faceDown);
}
function inForm(table, id, form, test) {
  const { face, faceDown } = fieldsOf(table.object(id));
  if (form.face === face && form.faceDown === faceDown) return test();
  return trial(table, () => {
    takeForm2(table, id, form);
    return test();
  });
}
function asExiled(table, id, test) {
  return inForm(table, id, usual, test);
}
function openExiled(table, id) {
  const row = table.object(id);
  if (fieldsOf(row).faceDown !== "exile") return false;
  setObject(table, id, "faceDown", "");
  table.emit("cardRevealed", "406.3", { seat: row.owner, card: row.card, object: id });
  return true;
}
function formMark({ face, faceDown }) {
  return faceDown !== "" ? `:${faceDown}` : face === 0 ? "" : `:face${face}`;
}
function hasFaceUp(table, row, kind2) {
  const { face } = fieldsOf(row);
  return table.program(row).card.faces?.[face - 1]?.kind === kind2;
}
var usually = [{ name: "", cost: null, flash: false, asAny: false }];
var none20 = [];
function permissionsFor(table, seat, row, kind2) {
  const own2 = kind2 === "hand" && row.owner === seat;
  const rules5 = [...fromPlayer(table, seat, row, kind2, ["castFrom", "playFrom"]), ...fromObject(table, seat, row.id, ["beCast", "bePlayed"])];
  if (rules5.length === 0) return own2 ? usually : none20;
  const given = rules5.map(permissionOf);
  return own2 ? [...usually, ...given] : given;
}
function mayPlayFrom(table, seat, row, kind2) {
  if (kind2 === "hand" && row.owner === seat) return true;
  return fromPlayer(table, seat, row, kind2, ["playFrom"]).some(({ where }) => fitsEntry(table, where, row.id, idOfSeat(seat))) || fromObject(table, seat, row.id, ["bePlayed"]).length > 0;
}
var permissionOf = ({ cost, flash, asAny, name: name2, where }) => ({ name: name2 ?? (cost === void 0 ? "" : "free"), cost: cost ?? null, flash: flash === true, asAny: asAny === true, ...where === void 0 ? {} : { where } });
function fromPlayer(table, seat, row, kind2, whats) {
  return rulesWith(table, idOfSeat(seat), "may").filter((rule2) => whats.includes(rule2.what) && reaches3(table, seat, row, kind2, rule2));
}
function reaches3(table, seat, row, kind2, { zone }) {
  if (zone === "libraryTop") return kind2 === "library";
  if (zone !== kind2) return false;
  return kind2 === "exile" || kind2 === "command" || isAsThoughOf(table, seat, row, kind2);
}
function isAsThoughOf(table, seat, row, kind2) {
  return row.owner === seat || asThoughHis(table, seat, kind2, row.id);
}
function asThoughHis(table, seat, kind2, id) {
  return rulesWith(table, idOfSeat(seat), "may").some(({ what: what3, zone, where }) => what3 === "playAsThoughYours" && zone === kind2 && (id === void 0 || fitsEntry(table, where, id, idOfSeat(seat))));
}
function fromObject(table, seat, id, whats) {
  return rulesWith(table, id, "may").filter((rule2) => whats.includes(rule2.what) && isFor(rule2, seat));
}
function isFor({ who }, seat) {
  const you = who?.you;
  return you === void 0 || you === seat;
}
function placesBeyondHand(table, seat) {
  const places3 = [];
  const graveyard = table.zoneOf("graveyard", seat).order;
  if (graveyard.length > 0) places3.push({ kind: "graveyard", order: graveyard });
  if (asThoughHis(table, seat, "graveyard")) {
    for (const other of table.seats()) if (other !== seat) places3.push({ kind: "graveyard", order: table.zoneOf("graveyard", other).order });
  }
  const exile2 = table.zone("exile").order;
  if (exile2.length > 0) places3.push({ kind: "exile", order: exile2 });
  const command = table.zone("command").order;
  if (command.length > 0) places3.push({ kind: "command", order: command });
  if (rulesWith(table, idOfSeat(seat), "may").some(({ zone }) => zone === "libraryTop")) places3.push({ kind: "library", order: table.zoneOf("library", seat).order.slice(0, 1) });
  return places3;
}
var specialIn = /* @__PURE__ */ new WeakMap();
function specialsOf(table, row) {
  const values = valuesOf2(table, row.id);
  let found3 = specialIn.get(values);
  if (found3 === void 0) specialIn.set(values, found3 = abilitiesOf(table, row).filter(({ ability: ability2 }) => ability2.marks?.special !== void 0));
  return found3;
}
function offersOn(table, seat, object) {
  const row = table.object(object);
  return specialsOf(table, row).flatMap((compiled, index) => {
    const { ability: ability2, path } = compiled;
    if (!isUsedBy(ability2, table.controllerOf(row) === seat) || !functions(table, row, compiled)) return [];
    const env = listenerEnv(table, { object, seat, ability: path }, null);
    return (ability2.when === void 0 || holds(table, env, ability2.when)) && canPay2(table, env, ability2.cost ?? []) ? [{ object, params: { ability: path }, index }] : [];
  });
}
function canPay2(table, env, cost) {
  return payable(table, env, cost) && canAfford(purseOf(table, env.you), parseCost(manaIn(cost)));
}
var textAction = { offers: (table, seat) => [...permanents(table), ...table.zoneOf("hand", seat).order].flatMap((id) => offersOn(table, seat, id)), perform: (table, seat, object, { ability: ability2 }) => call(specialAbilityProcedure, locals(listenerEnv(table, { object, seat, ability: ability2 }, null), ability2, 0)) };
function endedBy(table, { program }) {
  return table.library.ability(program).ability.marks?.endedBy;
}
function endable(table, seat, paying) {
  const found3 = [];
  for (const key in table.state.watches) {
    const watch = table.state.watches[key];
    const ended2 = endedBy(table, watch);
    if (ended2 !== void 0 && seatsOf(table, lastingEnv(watch), ended2.player).includes(seat) && (!paying || canPay2(table, { ...lastingEnv(watch), you: seat }, ended2.cost))) found3.push(watch);
  }
  return found3;
}
var endTriggerAction = { offers: (table, seat) => endable(table, seat, true).map((watch) => ({ object: table.state.past[watch.source]?.now ?? watch.source, params: { card: watch.sourceCard, watch: watch.id } })), perform: (table, seat, _object, { watch }) => {
  const row = table.state.watches[watch];
  return call(specialAbilityProcedure, locals({ ...lastingEnv(row), you: seat }, row.program, row.id));
} };
function mightActSpecially(table, seat) {
  for (const id of permanents(table)) {
    const row = table.object(id);
    if (specialsOf(table, row).some(({ ability: ability2 }) => isUsedBy(ability2, table.controllerOf(row) === seat))) return true;
  }
  return endable(table, seat, false).length > 0;
}
function locals(env, ability2, watch) {
  return { ...effectLocals(env, ""), ability: ability2, watch };
}
var specialAbilityProcedure = defineProcedure({ name: "specialAbility", steps: [{ name: "mana", rule: "116.1", run: payManaPart2 }, { name: "pay", rule: "116.1", run: payRest3 }, { name: "act", rule: "116.2c", run: act3 }, { name: "done", rule: "116.3", run: () => ({ done: null }) }] });
function costOf3(table, { ability: ability2, watch }) {
  const own2 = table.library.ability(ability2).ability;
  return (watch === 0 ? own2.cost : readAs(own2.marks?.endedBy).cost) ?? [];
}
function payManaPart2(table, locals2) {
  const mana3 = parseCost(manaIn(costOf3(table, locals2)));
  const { self, card, you } = envOf(locals2);
  return call(payManaProcedure, payMana(you, mana3, { object: self, source: self, card }));
}
function payRest3(table, locals2) {
  const at = locals2.at;
  const cost = costOf3(table, locals2);
  const index = cost.findIndex(({ verb: verb2 }, place3) => place3 >= at && verb2 !== "payMana");
  if (index < 0) return void 0;
  table.local(locals2, "at", index + 1);
  const list = locals2.watch === 0 ? `${locals2.ability}/cost` : `${locals2.ability}/marks/endedBy/cost`;
  return call(verbsRef, { ...effectLocals(envOf(locals2), list), at: index, only: index }, "pay");
}
function act3(table, locals2) {
  const watch = locals2.watch;
  const { self, card, you } = envOf(locals2);
  table.emit("specialAction", "116.2", { seat: you, object: self, card });
  if (watch !== 0) {
    endWatches(table, ({ id }) => id === watch);
    return void 0;
  }
  const { clauses } = table.library.ability(locals2.ability).ability;
  if (clauses === void 0) return void 0;
  return call(effectRef, effectLocals(envOf(locals2), `${locals2.ability}/clauses`));
}
var mostGeneric = 100;
function hasAssist(table, spell) {
  return valuesOf2(table, spell).keywords.includes("assist");
}
function assistance(table, seat, spell) {
  if (!hasAssist(table, spell)) return 0;
  return Math.max(0, ...table.seats().filter((other) => other !== seat).map((other) => payableBy(table, other, spell, mostGeneric)));
}
function payableBy(table, seat, spell, limit) {
  const purse = purseOf(table, seat, { spender: { purpose: "spell", object: spell } });
  let most3 = 0;
  while (most3 < limit && canAfford(purse, [{ kind: "generic", amount: most3 + 1 }])) most3++;
  return most3;
}
function genericOf(cost) {
  return cost.reduce((sum2, symbol) => symbol.kind === "generic" ? sum2 + symbol.amount : sum2, 0);
}
function withoutGeneric(cost, amount3) {
  return canonicalCost(cost.map((symbol) => symbol.kind === "generic" ? { ...symbol, amount: Math.max(0, symbol.amount - amount3) } : symbol));
}
var adventurerName = "adventurer";
var cardId2 = "rule:adventures";
function onAdventure(table, id, you) {
  const { card } = table.object(id);
  grant(table, { self: id, card, you, event: null, vars: {}, each: 0, subject: 0, cut: uncut }, { program: `${cardId2}/abilities/0/modifiers/0`, objects: [id], seats: [], until: "" });
}
var ordinary = { name: "", by: "", face: 0, faceDown: "", cost: null, flash: false, asAny: false };
var ordinaryOnly = [ordinary];
var none21 = [];
function waysOf3(table, seat, row, kind2) {
  const facts = castingFacts(table, row.id);
  const forms2 = formsOf(table, row.id);
  const permissions = permissionsFor(table, seat, row, kind2);
  if (permissions === usually && facts.ways.length === 0 && forms2.length === 1 && forms2[0]?.face === 0) return ordinaryOnly;
  const found3 = permissions.flatMap((permission) => waysByPermission(table, seat, row, facts, forms2, permission));
  for (const { ability: ability2, path } of facts.ways) {
    if (ability2.from === void 0 || !ability2.from.includes(kind2) || !isAsThoughOf(table, seat, row, kind2) || !isOpen5(table, seat, row, ability2, path)) continue;
    const { way: way2, timing } = wayMarks(ability2);
    for (const form of forms2) if (form.faceDown === "" && !isAftermath(table, row, form)) found3.push({ ...ordinary, ...form, name: way2, by: path, flash: timing === "instant" });
  }
  if (isAsThoughOf(table, seat, row, kind2)) {
    for (const form of forms2) if (isAftermath(table, row, form)) found3.push({ ...ordinary, ...form, name: "aftermath" });
  }
  return apart(found3);
}
function apart(found3) {
  const different = new Map(found3.map((way2) => [JSON.stringify(way2), way2]));
  const counts2 = /* @__PURE__ */ new Map();
  return [...different.values()].map((way2) => {
    const mark4 = wayMark(way2);
    const count2 = (counts2.get(mark4) ?? 0) + 1;
    counts2.set(mark4, count2);
    return count2 === 1 ? way2 : { ...way2, nth: count2 };
  });
}
var isAftermath = (table, row, { face }) => table.program(row).card.faces?.[face - 1]?.kind === "aftermath";
function isOpen5(table, seat, row, ability2, path) {
  const { if: condition2 } = wayMarks(ability2);
  return condition2 === void 0 || holds(table, listenerEnv(table, { object: row.id, seat, ability: path }, null), condition2);
}
function waysByPermission(table, seat, row, facts, forms2, { name: name2, cost, flash, asAny, where }) {
  const fitting2 = (form) => where === void 0 || asCast(table, row.id, form, () => fitsEntry(table, where, row.id, idOfSeat(seat)));
  const plain2 = forms2.filter((form) => !isAftermath(table, row, form) && (name2 !== adventurerName || form.face === 0) && (cost === null || form.faceDown === "") && fitting2(form)).map((form) => {
    const word3 = form.faceDown === "" && form.face === 0 && forms2.some(({ face }) => face > 1) ? "fuse" : form.faceDown;
    return { name: name2 === "" ? word3 : name2, by: "", ...form, cost: form.faceDown === "" ? cost : "{3}", flash, asAny };
  });
  if (cost !== null) return plain2;
  const alternatives = facts.ways.flatMap(({ ability: ability2, path }) => {
    if (ability2.from !== void 0 || !isOpen5(table, seat, row, ability2, path)) return none21;
    const { way: way2, timing } = wayMarks(ability2);
    if (!fitting2({ ...ordinary, name: way2 })) return none21;
    return [{ ...ordinary, name: way2, by: path, flash: flash || timing === "instant", asAny }];
  });
  return [...plain2, ...alternatives];
}
function asCast(table, id, way2, test) {
  if (way2.name !== "bestow" || isBestowed(table, id)) return inForm(table, id, way2, test);
  return trial(table, () => {
    bestow(table, id);
    return inForm(table, id, way2, test);
  });
}
function factsOfWay(table, row, { face, faceDown }) {
  if (faceDown !== "") return noFacts2;
  const program = table.program(row).faces[face - 1];
  if (program === void 0) return castingFacts(table, row.id);
  return factsOfFace(program, table);
}
var factsOfFace = once((program, table) => {
  const { keywords = [] } = program.card.printed;
  const paths = [...program.paths, ...pathsOfKeywords(table.game, keywords)];
  return factsFrom(paths.map((path) => table.library.ability(path)));
});
var noFacts2 = factsFrom([]);
function valuesOfWay(table, id, form) {
  return formValues(table, id, form);
}
function wayMark(way2) {
  const form = formMark(way2);
  return `${form}${way2.name === way2.faceDown ? "" : `:${way2.name}`}${way2.nth === void 0 ? "" : `:${way2.nth}`}`;
}
var nothing8 = [];
function mayCast(table, moment, object, way2) {
  const { seat, sorcery: sorcery2, splitSecond } = moment;
  if (splitSecond) return false;
  const values = valuesOfWay(table, object, way2);
  if (values.types.includes("land")) return false;
  if (!sorcery2 && !isInstant(table, seat, object, way2, values)) return false;
  if (values.supertypes.includes("legendary") && isSpell(values.types) && !controlsLegend(table, seat)) return false;
  const cost = costOfWay(table, way2, values.cost);
  if (cost === null) return false;
  if (isForbidden(table, seat, object, way2) && !hasVariable(parseCost(cost))) return false;
  const facts = factsOfWay(table, table.object(object), way2);
  const env = listenerEnv(table, { object, seat, ability: facts.spell }, null);
  if (!envsOf(table, env, way2).some((one) => affordable(table, one, moment, object, way2, cost, facts))) return false;
  if (!facts.spells.every((spell) => isTime(table, env, spell))) return false;
  if (!targetable(table, env, way2.by)) return false;
  if (way2.name === "fuse") return spellAbilitiesOf(table, object).every((ability2) => announceable(table, env, ability2));
  return way2.name === "overload" || announceable(table, env, facts.spell) || isAnnounceableWithX(table, env, moment, object, way2, cost, facts);
}
function isTime(table, env, spell) {
  const { when } = table.library.ability(spell).ability;
  return when === void 0 || holds(table, env, when);
}
function isAnnounceableWithX(table, env, moment, object, way2, cost, facts) {
  const mana3 = parseCost(cost);
  if (!hasVariable(mana3)) return false;
  for (let number2 = 1; affordable(table, env, moment, object, way2, printCost(withX(mana3, number2, void 0, "X")), facts); number2 += 1) {
    if (announceable(table, { ...env, vars: { ...env.vars, x: number2 } }, facts.spell)) return true;
  }
  return false;
}
var isSpell = (types) => types.includes("instant") || types.includes("sorcery");
function controlsLegend(table, seat) {
  return permanentsOf(table, seat).some((id) => valuesOf2(table, id).supertypes.includes("legendary") && (isType(table, id, "creature") || isType(table, id, "planeswalker")));
}
function isInstant(table, seat, object, way2, values) {
  if (values.types.includes("instant") || way2.flash || values.keywords.includes("flash")) return true;
  if (permits(table, object, "castAsThoughFlash")) return true;
  return rulesWith(table, idOfSeat(seat), "may").some(({ what: what3 }) => what3 === "castAsThoughFlash") && asCast(table, object, way2, () => permits(table, idOfSeat(seat), "castAsThoughFlash", object));
}
function isForbidden(table, seat, object, way2) {
  return asCast(table, object, way2, () => forbids(table, idOfSeat(seat), "cast", object) || forbids(table, object, "beCast"));
}
function envsOf(table, env, { by }) {
  const choice2 = by === "" ? void 0 : wayMarks(table.library.ability(by).ability).choose;
  if (choice2 === void 0) return [env];
  return candidates(table, env, choice2).map((id) => ({ ...env, vars: { [choice2.as]: [id] } }));
}
function costOfWay(table, { by, cost }, printed3) {
  if (cost !== null) return cost;
  if (by === "") return printed3;
  const { ability: ability2 } = table.library.ability(by);
  if (wayMarks(ability2).keepsCost === true) return printed3;
  const list = ability2.cost ?? nothing8;
  return list.length === 0 ? printed3 : manaIn(list);
}
function otherCosts(table, env, way2, facts) {
  const paths = [];
  addPaths(table, `${way2.by}/cost`, paths);
  for (const spell of facts.spells) addPaths(table, `${spell}/cost`, paths);
  for (const { ability: ability2, path } of facts.additional) {
    const { optional, modes: modes2, if: condition2 } = additionalMarks(ability2);
    if (optional === true || modes2 !== void 0 || condition2 !== void 0 && !holds(table, env, condition2)) continue;
    addPaths(table, `${path}/cost`, paths);
  }
  return paths;
}
function addPaths(table, list, paths) {
  listOf6(table, list).forEach(({ verb: verb2 }, at) => {
    if (verb2 !== "payMana") paths.push(`${list}/${at}`);
  });
}
function listOf6(table, list) {
  const ability2 = table.library.ability(list.slice(0, -"/cost".length)).ability;
  return ability2.cost ?? nothing8;
}
function additionalMana(table, env, facts) {
  const parts2 = [...facts.spells.map((spell) => manaIn(table.library.ability(spell).ability.cost ?? nothing8)), ...facts.additional.map(({ ability: ability2 }) => {
    const { optional, modes: modes2, if: condition2 } = additionalMarks(ability2);
    return optional === true || modes2 !== void 0 || condition2 !== void 0 && !holds(table, env, condition2) ? "" : manaIn(ability2.cost ?? nothing8);
  })];
  return parts2.filter((mana3) => mana3 !== "").map((mana3) => ({ mana: parseCost(mana3) }));
}
function subjectOf(table, object, facts, { by }, targets2 = []) {
  const own2 = { of: "cast", object, own: facts.costs, targets: targets2 };
  return by === "" ? own2 : { ...own2, way: table.library.ability(by).ability };
}
function affordable(table, env, moment, object, way2, cost, facts) {
  const others3 = otherCosts(table, env, way2, facts);
  for (const path of others3) if (!payable(table, env, [table.library.node(path)])) return false;
  const purse = purseFor(table, moment, object, way2);
  const pays = (mana3, life = 0) => canAfford(purse, mana3, life) || affordableWithHelp(table, moment.seat, object, purse, mana3, life);
  const isUnruled = playerRulesOf(table, env.you).length === 0 && rulesOf(table, object).length === 0;
  if (isUnruled && isPlain5(table, way2, facts)) return pays(parseCost(cost));
  const read2 = () => costChanges(table, env, { mana: parseCost(cost) }, additionalMana(table, env, facts), subjectOf(table, object, facts, way2));
  const changes2 = isUnruled ? read2() : asCast(table, object, way2, read2);
  if (changes2.additional === void 0) return pays(changes2.base.mana);
  return possibleTotals(changes2).some(({ mana: mana3, life }) => pays(mana3, life));
}
function isPlain5(table, { by }, { spells, additional: additional2, costs }) {
  return by === "" && additional2.length === 0 && costs.length === 0 && spells.every((spell) => table.library.ability(spell).ability.cost === void 0);
}
function affordableWithHelp(table, seat, spell, purse, mana3, life) {
  const helped = assistance(table, seat, spell);
  return helped > 0 && canAfford(purse, withoutGeneric(mana3, helped), life);
}
function purseFor(table, moment, object, { asAny }) {
  const common = moment.purse();
  const helpers = helpersFor(table, moment.seat, object);
  if (!common.restricted && helpers.length === 0 && !asAny) return common;
  return purseOf(table, moment.seat, { spender: { purpose: "spell", object, asAny }, helpers });
}
function chosenMana(table, paid) {
  return Object.entries(paid).flatMap(([path, times]) => {
    const mana3 = manaIn(table.library.ability(path).ability.cost ?? nothing8);
    return mana3 === "" ? [] : Array.from({ length: times }, () => ({ mana: parseCost(mana3) }));
  });
}
var landsPerTurn = 1;
var playLandProcedure = defineProcedure({ name: "playLand", steps: [{ name: "play", rule: "116.2a", run: playLand }, { name: "played", rule: "116.2a", run: tell }] });
function playLand(table, locals2) {
  const seat = locals2.seat;
  setPlayer(table, seat, "landsPlayed", playerOf(table, seat).landsPlayed + 1);
  return happen(table, [move(locals2.object, { to: "battlefield", under: seat }, "305.1")]);
}
function tell(table, locals2) {
  const [object = 0] = returnedIn(locals2).objects;
  table.emit("landPlayed", "116.2a", { seat: locals2.seat, object, card: table.find(object)?.card ?? "" });
  return { done: { done: true, item: object } };
}
function mayPlayLand(table, seat) {
  return atSorceryTime(table, seat) && hasLandPlay(table, seat);
}
function hasLandPlay(table, seat) {
  return gameOf(table).active === seat && playerOf(table, seat).landsPlayed < numberFor(table, seat, "landsPerTurn", landsPerTurn) && !forbids(table, idOfSeat(seat), "playLands");
}
function atSorceryTime(table, seat) {
  const { active, step } = gameOf(table);
  return active === seat && step === "main" && topOfStack(table) === 0;
}
function suspendOf(table, id) {
  for (const entry2 of valuesOf2(table, id).keywords) if (wordOf(entry2) === "suspend") return readAs(entry2);
  return null;
}
var suspendAction = { offers: (table, seat) => {
  const found3 = [];
  for (const object of table.zoneOf("hand", seat).order) {
    const suspend = suspendOf(table, object);
    if (suspend !== null && mayBegin(table, seat, object) && canAfford(purseOf(table, seat), withX(parseCost(suspend.cost), leastX))) found3.push({ object });
  }
  return found3;
}, perform: (table, seat, object) => call(suspendProcedure, effectLocals(listenerEnv(table, { object, seat, ability: "" }, null), "")) };
function mayBegin(table, seat, object) {
  if (isForbidden(table, seat, object, ordinary)) return false;
  return atSorceryTime(table, seat) || isInstant(table, seat, object, ordinary, valuesOf2(table, object));
}
var leastX = 1;
function askX2(table, locals2, frame) {
  const self = locals2.self;
  const cost = parseCost(suspendOf(table, self)?.cost ?? "");
  if (!hasVariable(cost)) return { to: "mana" };
  const most3 = largestX(cost, purseOf(table, locals2.you).means);
  table.ask(frame, { seat: locals2.you, kind: "chooseX", rule: "107.3d", params: { card: locals2.card, object: self, cost: printCost(cost), letter: "X" }, domain: { type: "number", min: leastX, max: most3 } });
  return { wait: true };
}
var suspendProcedure = defineProcedure({ name: "suspend", steps: [{ name: "x", rule: "107.3d", run: askX2 }, { name: "xChosen", rule: "107.3d", run: (table, locals2) => table.local(locals2, "vars", { x: numberOfAnswer(locals2.answer) }) }, { name: "mana", rule: "702.61a", run: (table, locals2) => {
  const cost = withX(parseCost(suspendOf(table, locals2.self)?.cost ?? ""), chosenX(locals2));
  return call(payManaProcedure, payMana(locals2.you, cost, { object: locals2.self, source: locals2.self }));
} }, { name: "exile", rule: "702.61a", run: exile }, { name: "counters", rule: "702.61a", run: counters }, { name: "done", rule: "116.2f", run: () => ({ done: null }) }] });
var chosenX = (locals2) => locals2.vars.x ?? 0;
function exile(table, locals2) {
  const self = locals2.self;
  const amount3 = suspendOf(table, self)?.amount ?? 0;
  table.local(locals2, "index", amount3 === "x" ? chosenX(locals2) : amount3);
  return happen(table, [move(self, { to: "exile" }, "702.61a")]);
}
function counters(table, locals2) {
  const { objects } = returnedIn(locals2);
  return happen(table, objects.map((id) => addCounters(id, "time", locals2.index, "702.61a")));
}
var specialActions = { suspend: suspendAction, special: textAction, endEffect: endTriggerAction };
function specialActs(table, seat) {
  const acts = [];
  for (const action of Object.keys(specialActions)) for (const { object, params = {}, index = 0 } of specialActions[action].offers(table, seat)) acts.push({ type: "special", action, object, params, index });
  return acts;
}
function performSpecial(table, seat, { action, object, params }) {
  return specialActions[action].perform(table, seat, object, params);
}
function isStackAbility(compiled) {
  return compiled.ability.kind === "activated" && !isMana(compiled);
}
var marksOf = ({ ability: ability2 }) => ability2.marks ?? none22;
var none22 = {};
var isFor2 = (table, seat, row, ability2) => isUsedBy(ability2, table.controllerOf(row) === seat);
function mayActivate(table, moment, object, compiled) {
  const { seat, sorcery: sorcery2, splitSecond } = moment;
  if (splitSecond) return false;
  const { ability: ability2, path } = compiled;
  const row = table.object(object);
  const marks = marksOf(compiled);
  if (!sorcery2 && (marks.timing === "sorcery" || ability2.cost?.some(({ verb: verb2 }) => verb2 === "loyalty") === true)) return false;
  if (!isFor2(table, seat, row, ability2) || !functions(table, row, compiled)) return false;
  const listener = { object, seat, ability: path };
  if (ability2.limit !== void 0 && usesLeft(table, listener, ability2.limit) <= 0) return false;
  const env = listenerEnv(table, listener, null);
  if (ability2.when !== void 0 && !holds(table, env, ability2.when)) return false;
  if (forbids(table, object, "activate") || forbids(table, object, "activateNonMana") || forbids(table, idOfSeat(seat), "activate", object)) return false;
  if (ability2.keyword === "cycling" && forbids(table, idOfSeat(seat), "cycle", object)) return false;
  const cost = ability2.cost ?? [];
  for (const verb2 of cost) if (verb2.verb !== "payMana" && !payable(table, env, [verb2])) return false;
  if (!affordable2(table, moment, object, compiled)) return false;
  return announceable(table, env, path);
}
function affordable2(table, moment, object, { ability: ability2, path }) {
  const mana3 = manaOfAbility(table, object, ability2);
  if (mana3 === null) return false;
  const env = listenerEnv(table, { object, seat: moment.seat, ability: path }, null);
  const changes2 = costChanges(table, env, { mana: parseCost(mana3) }, [], { of: "activate", object, own: [], targets: [], ...ability2.keyword === void 0 ? {} : { keyword: ability2.keyword } });
  if (mana3 === "" && changes2.increases === void 0) return true;
  const common = moment.purse();
  const own2 = usesItself(ability2.cost ?? []);
  const purse = own2 || common.restricted ? purseOf(table, moment.seat, { without: own2 ? [object] : [], spender: { purpose: "ability", object } }) : common;
  if (changes2.increases === void 0) return canAfford(purse, changes2.base.mana);
  return canAffordOne(purse, possibleTotals(changes2));
}
function manaOfAbility(table, object, { cost = [] }) {
  const mana3 = manaIn(cost);
  if (!cost.some(({ mana: asked }) => asked === ownCost)) return mana3;
  const printed3 = valuesOf2(table, object).cost;
  return printed3 === null ? null : `${mana3}${printed3}`;
}
function usesItself(cost) {
  return cost.some(({ verb: verb2 }) => verb2 === "tapSelf");
}
var activatedAbilities = (table, row) => placed2(valuesOf2(table, row.id), table, row);
var placed2 = once((_values, table, row) => abilitiesOf(table, row).flatMap((compiled, index) => isStackAbility(compiled) ? [{ compiled, index }] : []));
function momentOf(table, seat) {
  let found3 = null;
  let purse = null;
  const mana3 = () => found3 ??= usableManaAbilities(table, seat);
  return { seat, sorcery: atSorceryTime(table, seat), splitSecond: isSplit2(table), mana: mana3, purse: () => purse ??= purseOf(table, seat, { abilities: mana3() }) };
}
function isSplit2(table) {
  const { order: order2 } = table.zone("stack");
  for (const id of order2) if (hasKeyword(table, id, "splitSecond")) return true;
  return false;
}
function actsOf(table, seat) {
  const moment = momentOf(table, seat);
  const acts = [];
  const land = mayPlayLand(table, seat);
  addFrom(table, moment, land, "hand", table.zoneOf("hand", seat).order, acts);
  for (const { kind: kind2, order: order2 } of placesBeyondHand(table, seat)) addFrom(table, moment, land, kind2, order2, acts);
  if (!moment.splitSecond) for (const id of permanents(table)) addActivations(table, moment, id, acts);
  acts.push(...turnUpActs(table, seat), ...specialActs(table, seat));
  for (const ability2 of moment.mana()) if (canActivate(table, seat, ability2)) acts.push({ type: "mana", object: ability2.object, ability: ability2.path, index: ability2.index });
  return acts;
}
function addFrom(table, moment, land, kind2, order2, acts) {
  const isCalm = playerRulesOf(table, moment.seat).length === 0;
  for (const id of order2) {
    if (kind2 !== "exile" || fieldsOf(table.object(id)).faceDown === "") addCard(table, moment, land, isCalm, kind2, id, acts);
    else if (rulesOf(table, id).length > 0) asExiled(table, id, () => addCard(table, moment, land, isCalm, kind2, id, acts));
  }
}
function addCard(table, moment, land, isCalm, kind2, id, acts) {
  const { seat } = moment;
  const row = table.object(id);
  const values = valuesOf2(table, id);
  const { timing, activated } = factsOf2(table, row, values, isCalm);
  if (timing === "sorcery" && !moment.sorcery && activated.length === 0) return;
  const isLand2 = values.types.includes("land");
  if (timing !== "other" && (kind2 !== "hand" || timing === "sorcery" && !moment.sorcery)) {
  } else {
    if (isLand2 && land && mayPlayFrom(table, seat, row, kind2) && !forbids(table, idOfSeat(seat), "playLands", id)) acts.push({ type: "land", object: id });
    if (!isLand2 || values.keywords.length > 0) {
      for (const way2 of timing !== "other" ? ordinaryOnly : waysOf3(table, seat, row, kind2)) if (mayCast(table, moment, id, way2)) acts.push({ type: "cast", object: id, way: way2 });
    }
  }
  addActivations(table, moment, id, acts, activated);
}
function factsOf2(table, row, values, isCalm) {
  return isCalm ? calmFacts(values, table, row) : { timing: "other", activated: activatedAbilities(table, row) };
}
var calmFacts = once((values, table, row) => ({ timing: readTiming(table, row, values), activated: activatedAbilities(table, row) }));
function readTiming(table, row, values) {
  const { types, keywords, rules: rules5 } = values;
  const words3 = keywords.map(wordOf);
  if (words3.includes("morph") || (rules5 ?? []).length > 0 || table.program(row).card.faces !== void 0 || castingFacts(table, row.id).ways.length > 0) return "other";
  return types.includes("instant") || words3.includes("flash") ? "instant" : "sorcery";
}
function addActivations(table, moment, id, acts, activated = activatedAbilities(table, table.object(id))) {
  for (const { compiled, index } of activated) {
    if (mayActivate(table, moment, id, compiled)) acts.push({ type: "activate", object: id, ability: compiled.path, index });
  }
}
function actId(act6) {
  switch (act6.type) {
    case "land":
      return `land:${act6.object}`;
    case "cast":
      return `cast:${act6.object}${wayMark(act6.way)}`;
    case "turnUp":
      return `turnUp:${act6.object}:${act6.index}`;
    case "activate":
    case "mana":
      return `activate:${act6.object}:${act6.index}`;
    case "special":
      return `${act6.action}:${act6.params.watch ?? act6.object}${act6.index === 0 ? "" : `:${act6.index}`}`;
  }
}
function mightAct(table, seat) {
  if (table.pins.format.options.everyWindow === true) return true;
  if (table.zoneOf("hand", seat).order.length > 0) return true;
  for (const id of permanents(table)) {
    const row = table.object(id);
    const mine2 = table.controllerOf(row) === seat;
    for (const compiled of abilitiesOf(table, row)) if (isStackAbility(compiled) && (mine2 || compiled.ability.by !== void 0)) return true;
  }
  if (mightTurnUp(table, seat) || mightActSpecially(table, seat)) return true;
  for (const { kind: kind2, order: order2 } of placesBeyondHand(table, seat)) for (const id of order2) if (isUsable(table, seat, id, kind2)) return true;
  return false;
}
function isUsable(table, seat, id, kind2) {
  const row = table.object(id);
  if (waysOf3(table, seat, row, kind2).length > 0) return true;
  return row.owner === seat && activatedAbilities(table, row).some(({ compiled }) => compiled.ability.from?.includes(kind2) === true);
}
var rules2 = { field: "shortcut", zone: "stack", ended: "shortcutEnded", rule: "721.2c" };
var none23 = [];
var noteRepeatable = (table, seat, act6) => noteDone(table, seat, actId(act6));
function repeatOption2(table, seat, acts) {
  const did = doneLast(table, seat);
  const act6 = acts.find((one) => one.type === "activate" && actId(one) === did);
  return act6 === void 0 ? none23 : [repeatOption(table, act6.object, "proposeShortcut")];
}
var shortcutLocals = (table, seat) => ({ ...repeatLocals(table, seat), stopper: -1, asking: [] });
var shortcutProcedure = defineProcedure({ name: "shortcut", steps: [{ name: "propose", rule: "721.2a", run: propose2 }, { name: "proposed", rule: "721.2a", run: proposed }, { name: "ask", rule: "721.2b", run: askOthers }, { name: "answered", rule: "721.2b", run: shorten }, { name: "begin", rule: "721.2c", run: begin8 }] });
function propose2(table, locals2, frame) {
  table.ask(frame, { seat: locals2.seat, kind: "proposeShortcut", rule: "721.2a", params: aboutRepeated(table, locals2.object), domain: repeatedTimes });
  return { wait: true };
}
function proposed(table, locals2) {
  const seat = locals2.seat;
  const times = numberOfAnswer(locals2.answer);
  table.local(locals2, "times", times);
  table.local(locals2, "asking", seatsFrom(table, seat).slice(1).filter((other) => mightAct(table, other)));
  table.emit("shortcutProposed", "721.2a", { seat, times, ...aboutRepeated(table, locals2.object) });
}
function askOthers(table, locals2, frame) {
  const [seat] = locals2.asking;
  const times = locals2.times;
  if (seat === void 0) return { to: "begin" };
  table.ask(frame, { seat, kind: "shortenShortcut", rule: "721.2b", params: { times, ...aboutRepeated(table, locals2.object) }, domain: { type: "number", min: 0, max: times } });
  return { wait: true };
}
function shorten(table, locals2) {
  const [seat, ...rest2] = nonEmpty(locals2.asking, "who was asked");
  const times = numberOfAnswer(locals2.answer);
  table.local(locals2, "asking", rest2);
  if (times < locals2.times) {
    table.local(locals2, "times", times);
    table.local(locals2, "stopper", seat);
    table.emit("shortcutShortened", "721.2b", { seat, times });
  }
  return { to: "ask" };
}
function begin8(table, locals2) {
  const stopper = locals2.stopper;
  const left = locals2.times + (stopper < 0 ? 0 : 1);
  const shortcut = { seat: locals2.seat, act: locals2.act, left, stopper };
  beginRepetition(table, rules2, shortcut);
  return { done: null };
}
function followShortcut(table, shortcut, seat) {
  const { left, stopper } = shortcut;
  const next8 = followRepetition(table, rules2, shortcut, seat);
  if (next8 === "act") return "act";
  if (next8 === "wait" && (left > 0 || seat !== stopper)) return "pass";
  endShortcut(table);
  return next8 === "over" ? "ask" : "differ";
}
var endShortcut = (table) => endRepetition(table, rules2);
function forgetActs(table) {
  forgetDone(table);
  setGame(table, "rounds", []);
}
function decider(table, seat) {
  const { controlledBy } = playerOf(table, seat);
  return controlledBy < 0 ? seat : controlledBy;
}
function seesAs(table, seat) {
  return table.seats().filter((other) => playerOf(table, other).controlledBy === seat);
}
function controlWhile(table, seat, by, item) {
  setPlayer(table, seat, "controlledBy", by);
  setPlayer(table, seat, "controlledFor", item);
  table.emit("playerControlled", "716.2", { seat, decider: by });
}
function controlAsItResolves(table, spell, by) {
  setObject(table, spell, "notes", { ...fieldsOf(table.object(spell)).notes, decider: by });
}
function beginResolving(table, item) {
  const { decider: by } = fieldsOf(table.object(item)).notes;
  if (typeof by === "number") controlWhile(table, table.controllerOf(table.object(item)), by, item);
}
function releasePlayers(table) {
  const { players: players3 } = table.state;
  for (let seat = 0; seat < players3.length; seat++) {
    if (playerOf(table, seat).controlledFor === 0) continue;
    endLasting(table, "control");
    setPlayer(table, seat, "controlledBy", playerOf(table, seat).turnController);
    setPlayer(table, seat, "controlledFor", 0);
  }
}
var presetOptions = passAheadOptions(["step", "turn", "acted"], (time) => `pass${time.charAt(0).toUpperCase()}${time.slice(1)}`);
var takingBackPasses = takingBack((table, by) => table.seats().filter((seat) => decider(table, seat) === by));
function beginTurnPresets(table, active) {
  endPassing(table, "step");
  endPassing(table, "turn");
  passAhead(table, active, "");
}
function beginTurn(seat) {
  return propose("beginTurn", { seat }, {});
}
function beginPhase(seat, phase2) {
  return propose("beginPhase", { seat }, { phase: phase2 });
}
function beginStep(seat, step) {
  return propose("beginStep", { seat }, { step });
}
var turns = ["beginTurn"];
var phases = ["beginPhase"];
var steps = ["beginStep"];
var beginTurnRule = { keys: () => turns };
var beginPhaseRule = { keys: () => phases };
var beginStepRule = { keys: () => steps };
function noteCombatStep(table, step) {
  const { combat, phase: phase2 } = gameOf(table);
  if (phase2 !== "combat") return;
  const steps3 = [...combat.steps, step];
  const first2 = combat.phases === 0 || combat.phases === 1 && step !== "beginCombat";
  const phases3 = step === "beginCombat" || combat.phases === 0 ? combat.phases + 1 : combat.phases;
  setGame(table, "combat", { ...combat, steps: steps3, phases: phases3, first: first2 ? steps3 : combat.first });
}
function forgetCombats(table) {
  setGame(table, "combat", { joined: false, attacked: [], blocks: [], steps: [], first: [], phases: 0 });
}
function isPast(table, step) {
  const { combat, mainPhases, phase: phase2 } = gameOf(table);
  if (combat.first.includes(step) || combat.phases > 1) return true;
  if (phase2 === "combat") return combat.first.includes("endCombat");
  return combat.phases > 0 || mainPhases > 1 || phase2 === "ending";
}
var steps2 = { Attackers: "declareAttackers", Blockers: "declareBlockers", Damage: "combatDamage", End: "endCombat" };
var timePattern = /^(inCombat)?(before|after|Before|After)(Attackers|Blockers|Damage|End)$/;
var combatTimes = ["duringCombat", ...["before", "after", "inCombatBefore", "inCombatAfter"].flatMap((when) => Object.keys(steps2).map((point) => `${when}${point}`))];
function combatTime(table, word3) {
  const { combat, phase: phase2 } = gameOf(table);
  const inCombat = phase2 === "combat";
  if (word3 === "duringCombat") return inCombat ? 1 : 0;
  const [, within3, relation, point] = timePattern.exec(word3) ?? [];
  const step = steps2[point ?? ""];
  if (step === void 0) return null;
  const before = relation?.toLowerCase() === "before";
  if (within3 === void 0) return (before ? !isPast(table, step) : combat.first.includes(step)) ? 1 : 0;
  const began = combat.steps.includes(step);
  return inCombat && (before ? !began && !combat.steps.includes("endCombat") : began) ? 1 : 0;
}
var wholeTurn = ["untap", "upkeep", "draw", "main", "beginCombat", "declareAttackers", "declareBlockers", "combatDamage", "endCombat", "main", "end", "cleanup"];
var phases2 = { untap: "beginning", upkeep: "beginning", draw: "beginning", beginCombat: "combat", declareAttackers: "combat", declareBlockers: "combat", combatDamage: "combat", endCombat: "combat", end: "ending", cleanup: "ending" };
var first = ["untap", "main", "beginCombat", "end"];
var phaseSteps = { beginning: ["untap", "upkeep", "draw"], combat: ["beginCombat", "declareAttackers", "declareBlockers", "combatDamage", "endCombat"], main: ["main"], ending: ["end", "cleanup"] };
function beginsPhase(step) {
  return first.includes(step);
}
function phaseOf(step, mainPhases) {
  return step === "main" ? mainPhases === 1 ? "precombatMain" : "postcombatMain" : phases2[step];
}
function planFrom2(step, postcombat) {
  const at = postcombat ? wholeTurn.lastIndexOf(step) : wholeTurn.indexOf(step);
  return { steps: wholeTurn.slice(at), mainPhases: wholeTurn.slice(0, at).filter((one) => one === "main").length };
}
function leftOfPhase(plan2, from = 0) {
  const next8 = plan2.findIndex((step, at) => at >= from && beginsPhase(step));
  return next8 < 0 ? plan2.length : next8;
}
function insertSteps(table, steps3) {
  setGame(table, "plan", [...steps3, ...gameOf(table).plan]);
}
function insertPhases(table, steps3) {
  const { plan: plan2 } = gameOf(table);
  const at = leftOfPhase(plan2);
  setGame(table, "plan", [...plan2.slice(0, at), ...steps3, ...plan2.slice(at)]);
}
function skipTo(table, step) {
  const { plan: plan2 } = gameOf(table);
  setGame(table, "plan", plan2.slice(plan2.indexOf(step)));
}
var turnProcedure = defineProcedure({ name: "turn", steps: [{ name: "propose", rule: "614.10", run: (table, { seat }) => happen(table, [beginTurn(seat)]) }, { name: "begin", rule: "500.1", run: begin9 }, { name: "nextStep", rule: "500.1", run: proposePhase }, { name: "phased", rule: "500.10", run: takePhase }, { name: "proposeStep", rule: "614.10", run: proposeStep }, { name: "stepped", rule: "500.10", run: takeStep }, { name: "step", rule: "500.1", run: enterStep }, { name: "firstThings", rule: "614.10b", run: doFirstThings }, { name: "run", rule: "500.1", run: runStep }] });
function turnLocals(seat, extra = null) {
  return { seat, extra, returned: null };
}
var wasSkipped = (locals2) => !returnedIn(locals2).done;
function begin9(table, locals2) {
  const seat = locals2.seat;
  const extra = locals2.extra;
  if (wasSkipped(locals2)) {
    table.emit("skipped", "500.10", { seat, what: "turn" });
    return { done: null };
  }
  if (!turnBegins(table)) return void 0;
  const turn3 = gameOf(table).turn + 1;
  beginSpan(table, "turn");
  setGame(table, "turn", turn3);
  setGame(table, "active", seat);
  setGame(table, "mainPhases", 0);
  forgetCombats(table);
  setGame(table, "upkeeps", 0);
  const without2 = turn3 === 1 ? ["draw"] : extra?.skip ?? [];
  setGame(table, "plan", without2.length === 0 ? wholeTurn : wholeTurn.filter((step) => !without2.includes(step)));
  setPlayer(table, seat, "turnStamp", table.nextStamp());
  for (const each of table.seats()) setPlayer(table, each, "landsPlayed", 0);
  endUntilTurnOf(table, seat);
  takeControl(table, seat);
  beginTurnPresets(table, seat);
  forgetActs(table);
  table.emit("turnBegan", "500.1", { seat, turn: turn3 });
  if (extra?.watch !== void 0 && extra.watch !== null) beginWatch(table, lastingEnv(extra.watch), { program: extra.watch.program, until: "endOfTurn", left: 1 });
  return void 0;
}
function takeControl(table, seat) {
  for (const each of table.seats()) {
    setPlayer(table, each, "controlledBy", -1);
    setPlayer(table, each, "turnController", -1);
  }
  const { nextController } = playerOf(table, seat);
  if (nextController < 0) return;
  setPlayer(table, seat, "nextController", -1);
  if (nextController === seat) return;
  setPlayer(table, seat, "controlledBy", nextController);
  setPlayer(table, seat, "turnController", nextController);
  table.emit("playerControlled", "716.1", { seat, decider: nextController });
}
function proposePhase(table) {
  const { plan: plan2, active, mainPhases } = gameOf(table);
  const [step] = plan2;
  if (step === void 0) return { done: null };
  if (!beginsPhase(step)) return { to: "proposeStep" };
  return happen(table, [beginPhase(active, phaseOf(step, mainPhases + 1))]);
}
function takePhase(table, locals2) {
  if (!wasSkipped(locals2)) return void 0;
  const { plan: plan2, active, mainPhases } = gameOf(table);
  const phase2 = phaseOf(planned(table), mainPhases + 1);
  setGame(table, "plan", plan2.slice(leftOfPhase(plan2, 1)));
  table.emit("skipped", "500.10", { seat: active, what: phase2 });
  return { to: "nextStep" };
}
function proposeStep(table) {
  const step = planned(table);
  return step === "main" ? { to: "step" } : happen(table, [beginStep(gameOf(table).active, step)]);
}
function takeStep(table, locals2) {
  if (!wasSkipped(locals2)) return void 0;
  const { plan: plan2, active } = gameOf(table);
  table.emit("skipped", "500.10", { seat: active, what: plan2[0] ?? "" });
  setGame(table, "plan", plan2.slice(1));
  return { to: "nextStep" };
}
var planned = (table) => must(gameOf(table).plan[0], "planned step");
function enterStep(table) {
  const step = planned(table);
  setGame(table, "plan", gameOf(table).plan.slice(1));
  setGame(table, "step", step);
  if (step === "main") setGame(table, "mainPhases", gameOf(table).mainPhases + 1);
  setGame(table, "phase", phaseOf(step, gameOf(table).mainPhases));
  return gameOf(table).firstThings.length > 0 ? void 0 : runStep(table);
}
function doFirstThings(table) {
  const [next8, ...rest2] = gameOf(table).firstThings;
  if (next8 === void 0) return void 0;
  setGame(table, "firstThings", rest2);
  return call(effectRef, effectLocals(envOf(next8), next8.program), "firstThings");
}
var stepRef = (step) => procedureRef(step);
function runStep(table) {
  return call(stepRef(gameOf(table).step), { returned: null, answer: null, answers: null }, "nextStep");
}
var handSize = 7;
var startingLife = 20;
var newPlayer = { life: startingLife, counters: {}, pool: [], landsPlayed: 0, drewFromEmpty: false, turnStamp: 0, upkeepStamp: 0, lastUpkeepStamp: 0, blessing: false, passing: "", mulligans: 0, controlledBy: -1, nextController: -1, controlledFor: 0, turnController: -1, tops: [], uses: {} };
var newGame = { turn: 0, active: -1, starting: 0, phase: "beginning", step: "untap", plan: [], extraTurns: [], nextSeat: 0, mainPhases: 0, upkeeps: 0, loop: noLoop, shortcut: null, lastAct: "", rounds: [], monarch: -1, restarted: false, firstStrikers: null, strays: [], away: [], bestowed: [], firstThings: [], combat: { joined: false, attacked: [], blocks: [], steps: [], first: [], phases: 0 } };
var emptyTable = { player: newPlayer, game: newGame, ownZones, sharedZones };
function layOut(table, decks) {
  layOutTable(table, emptyTable);
  beginMatch(table, decks);
}
function resetRows(table) {
  resetTable(table, emptyTable);
}
function putDecks(table) {
  matchOf(table).decks.forEach(({ main, sideboard }, seat) => layPiles(table, seat, { library: main, sideboard }));
}
var gameProcedure = defineProcedure({ name: "game", steps: [{ name: "start", rule: "103", run: (_table, { chooser }) => call(startGameProcedure, startLocals(chooser)) }, { name: "nextTurn", rule: "103.7", run: nextTurn }] });
var startGameProcedure = defineProcedure({ name: "startGame", steps: [{ name: "shuffle", rule: "103.1", run: (table) => table.seats().forEach((seat) => reshuffle(table, `library:${seat}`, "103.1")) }, { name: "askStart", rule: "103.2", run: askStart }, { name: "decideStart", rule: "103.2", run: decideStart }, { name: "drawHands", rule: "103.4", run: drawHands }, { name: "declareMulligans", rule: "103.4", run: declareMulligan }, { name: "takeMulligans", rule: "103.4", run: takeMulligans }, { name: "putOnBottom", rule: "103.4", run: askBottom }, { name: "openHands", rule: "103.5", run: beginOpening }, { name: "opening", rule: "103.5", run: askOpening }, { name: "opened", rule: "103.5", run: carryOutOpening }, { name: "ready", rule: "103.5b", run: endOpening }] });
function startLocals(chooser, starter = -1) {
  return { chooser, starter, asking: [], taking: [], bottom: [], shown: [], offers: [], answer: null, answers: null, returned: null };
}
function askStart(table, locals2, frame) {
  const chooser = locals2.chooser;
  if (chooser < 0) return void 0;
  const options = seatsFrom(table, chooser).map((seat) => ({ id: `player:${seat}`, label: "player", params: { seat } }));
  table.ask(frame, { seat: chooser, kind: "chooseStart", rule: "103.2", domain: { type: "options", min: 1, max: 1, options } });
  return { wait: true };
}
function decideStart(table, locals2) {
  const starting = startingSeat(table, locals2);
  table.local(locals2, "answer", null);
  setGame(table, "starting", starting);
  setGame(table, "nextSeat", starting);
  table.emit("startingPlayerDecided", "103.2", { seat: starting });
}
function startingSeat(table, locals2) {
  if (locals2.starter >= 0) return locals2.starter;
  if (locals2.chooser >= 0) return Number(picksOf(locals2.answer)[0].slice("player:".length));
  const drawn4 = table.random("startingPlayer", table.pins.seats, "103.2");
  if (gamesBelow(table).length === 0) setMatch(table, "chooser", drawn4);
  return drawn4;
}
function drawHands(table, locals2) {
  const seats = seatsFrom(table, gameOf(table).starting);
  table.local(locals2, "asking", seats);
  return happen(table, seats.map((seat) => draw(seat, handSize, "103.4")));
}
function declareMulligan(table, locals2, frame) {
  let asking = locals2.asking;
  if (locals2.answer !== null) {
    const first2 = asking[0];
    const [pick] = picksOf(locals2.answer);
    table.local(locals2, "answer", null);
    if (pick.startsWith("use:")) return useOpening(table, locals2, first2, pick, "declareMulligans");
    const takes = pick === "mulligan";
    if (takes) table.local(locals2, "taking", [...locals2.taking, first2]);
    else table.emit("handKept", "103.4", { seat: first2, cards: handOf(table, first2).length });
    table.local(locals2, "asking", asking = asking.slice(1));
  }
  const [seat] = asking;
  if (seat === void 0) return void 0;
  if (playerOf(table, seat).mulligans >= handSize) {
    table.local(locals2, "asking", asking.slice(1));
    return { to: "declareMulligans" };
  }
  const offers = openingsOf2(table, seat, "mulligan");
  table.local(locals2, "offers", offers);
  table.ask(frame, { seat, kind: "mulligan", rule: "103.4", params: { mulligans: playerOf(table, seat).mulligans }, domain: { type: "options", min: 1, max: 1, options: [{ id: "keep", label: "keep" }, { id: "mulligan", label: "mulligan" }, ...offers.map((offer3) => openingOption(table, offer3))] } });
  return { wait: true, then: "declareMulligans" };
}
function takeMulligans(table, locals2) {
  const taking = locals2.taking;
  if (taking.length === 0) return { to: "openHands" };
  for (const seat of taking) {
    for (const id of handOf(table, seat)) place(table, id, { zone: `library:${seat}` });
    reshuffle(table, `library:${seat}`, "103.4");
    setPlayer(table, seat, "mulligans", playerOf(table, seat).mulligans + 1);
    table.emit("mulliganTaken", "103.4", { seat, mulligans: playerOf(table, seat).mulligans });
  }
  table.local(locals2, "asking", [...taking]);
  table.local(locals2, "taking", []);
  table.local(locals2, "bottom", [...taking]);
  return happen(table, taking.map((seat) => draw(seat, handSize, "103.4")));
}
function askBottom(table, locals2, frame) {
  const bottom = locals2.bottom;
  const [seat, ...rest2] = bottom;
  if (seat === void 0) return { to: "declareMulligans" };
  if (locals2.answer !== null) {
    for (const id of pickedObjects(locals2.answer)) place(table, id, { zone: `library:${seat}`, at: "bottom" });
    table.local(locals2, "answer", null);
    table.local(locals2, "bottom", rest2);
    return { to: "putOnBottom" };
  }
  const count2 = Math.min(playerOf(table, seat).mulligans, handOf(table, seat).length);
  const options = handOf(table, seat).map((id) => cardOption(table, id));
  table.ask(frame, { seat, kind: "putOnBottom", rule: "103.4", params: { count: count2 }, domain: { type: "options", min: count2, max: count2, ordered: true, options } });
  return { wait: true, then: "putOnBottom" };
}
function handOf(table, seat) {
  return table.zoneOf("hand", seat).order;
}
function nextTurn(table) {
  const { extraTurns, nextSeat: nextSeat2 } = gameOf(table);
  const extra = extraTurns[extraTurns.length - 1];
  if (extra !== void 0) setGame(table, "extraTurns", extraTurns.slice(0, -1));
  else setGame(table, "nextSeat", (nextSeat2 + 1) % table.state.players.length);
  return call(turnProcedure, turnLocals(extra?.seat ?? nextSeat2, extra ?? null), "nextTurn");
}
var smallestDeck = 60;
var copiesOfName = 4;
var smallestLimitedDeck = 40;
var largestSideboard = 15;
var anteCards = /* @__PURE__ */ new Set(["amulet of quoz", "bronze tablet", "contract from below", "darkpact", "demonic attorney", "jeweled bird", "rebirth", "tempest efreet", "timmerian fiends"]);
var deckKindOf = (format) => format === "limited" ? "limited" : "constructed";
var anteViolation = (cards2) => deckViolation("deck/ante", "407.3", cards2, `Ante is not played: ${cards2.join(", ")}.`);
var malformedDeck = deckViolation("deck/malformed", "100.2", [], "A deck is an object with the card ids of `main` and of `sideboard`, or a list of card ids.");
var readDeck = (deck) => readDeckParts(Array.isArray(deck) ? { main: deck } : deck, ["main", "sideboard"]);
function isDeckCard(card) {
  return !card.id.includes(":");
}
var isBasic = (card) => Array.isArray(card.printed.supertypes) && card.printed.supertypes.includes("basic");
function copiesAllowed(card) {
  if (isBasic(card) || card.printed.copies === "any") return Infinity;
  return typeof card.printed.copies === "number" ? card.printed.copies : copiesOfName;
}
var cardsById = once((cards2) => new Map(cards2.map((card) => [card.id, card])));
function checkDeck(deck, cards2, kind2 = "constructed") {
  const all = [...deck.main, ...deck.sideboard];
  const catalogue = cardsById(cards2);
  const known3 = /* @__PURE__ */ new Map();
  const unknown = /* @__PURE__ */ new Set();
  for (const id of new Set(all)) {
    const card = catalogue.get(id);
    if (card === void 0 || !isDeckCard(card)) unknown.add(id);
    else known3.set(id, card);
  }
  const ante = [...unknown].filter((id) => anteCards.has(id.replaceAll("-", " ")));
  if (ante.length > 0) return [anteViolation(ante)];
  if (unknown.size > 0) return [...unknown].map((id) => unknownCard(id, cards2, "100.2"));
  const found3 = [];
  const [main, side] = [deck.main.length, deck.sideboard.length];
  if (kind2 === "limited") {
    if (main < smallestLimitedDeck) found3.push(deckViolation("deck/size", "100.2b", [], `A deck has at least ${smallestLimitedDeck} cards in limited play, this one ${main}.`, { cards: main, wanted: smallestLimitedDeck }));
    return found3;
  }
  if (main < smallestDeck) found3.push(deckViolation("deck/size", "100.2a", [], `A deck has at least ${smallestDeck} cards, this one ${main}.`, { cards: main, wanted: smallestDeck }));
  if (side > largestSideboard) found3.push(deckViolation("deck/sideboard", "100.4a", [], `A sideboard has at most ${largestSideboard} cards, this one ${side}.`, { cards: side, limit: largestSideboard }));
  return [...found3, ...copies(deck, all.map((id) => known3.get(id)))];
}
function validateDeck(cards2, format, deck) {
  const read2 = readDeck(deck);
  return read2 === null ? [malformedDeck] : checkDeck(read2, cards2, deckKindOf(format.id));
}
function copies(deck, all) {
  const groups = /* @__PURE__ */ new Map();
  all.forEach((card, at) => {
    const group = groups.get(card.names.en) ?? { card, ids: /* @__PURE__ */ new Set(), count: 0, inMain: 0 };
    group.ids.add(card.id);
    group.count++;
    if (at < deck.main.length) group.inMain++;
    groups.set(card.names.en, group);
  });
  return [...groups.values()].flatMap(({ card, ids: ids2, count: count2, inMain }) => {
    const allowed = copiesAllowed(card);
    if (count2 <= allowed) return [];
    return [deckViolation("deck/copies", inMain > allowed ? "100.2a" : "100.4a", [...ids2], `The deck has ${count2} copies of ${card.names.en}; the limit is ${allowed}.`, { count: count2, allowed })];
  });
}
function compareDecks(registered, now) {
  return sameCards(registered, now) ? [] : [deckViolation("deck/other-cards", "100.4", [], "Deck and sideboard hold other cards than the registered ones.")];
}
var header = /^(deck|main ?(?:deck|board)?|side ?board)\s*:?\s*(?:\(\d+\))?$/i;
function parseDeckText(text2, cards2) {
  const byName2 = /* @__PURE__ */ new Map();
  for (const card of cards2.filter(isDeckCard)) for (const name2 of [card.names.zh, card.names.en, card.id]) byName2.set(looseName(name2), card.id);
  const { deck, unknown, tooLong } = readDeckList(text2, { parts: ["main", "sideboard"], bare: (line) => line.replace(/#.*$/, "").replace(/^\s*\/\/.*$/, "").trim(), titled: (line) => !header.test(line) ? null : /^side/i.test(line) ? "sideboard" : "main", marked: (line) => /^SB:/i.test(line) ? { part: "sideboard", rest: line.slice("SB:".length).trim() } : null, named: (name2) => byName2.get(looseName(withoutEdition(name2))) ?? null });
  if (tooLong) return { ok: false, violations: [endlessList("100.2")] };
  if (unknown.length === 0) return { ok: true, deck };
  return { ok: false, violations: unknown.map(withoutEdition).flatMap((name2) => anteCards.has(looseName(name2)) ? [anteViolation([name2])] : [unknownCard(name2, cards2, "100.2")]) };
}
var withoutEdition = (name2) => name2.replace(/\s+\([A-Za-z0-9]{2,6}\)(?:\s+\S+)?$/, "");
var sideboarding = redividedDecks({ kind: "sideboard", rule: "100.4", schema: "magic/deck", event: "sideboarded", tell: (change6) => ({ in: [...broughtIn(change6, ["main"])], out: [...broughtIn({ ...change6, before: change6.now, now: change6.before }, ["main"])], cards: change6.now.main.length }), swaps: ["main", "sideboard"], read: readDeck, malformed: malformedDeck, validate: validateDeck, compare: compareDecks });
var matchProcedure = defineProcedure({ ...matchRef, steps: [{ name: "bring", rule: "103.1a", run: (table) => putDecks(table) }, { name: "game", rule: "103", run: (table) => call(gameProcedure, gameLocals(matchOf(table).chooser)) }, { name: "ended", rule: "100.6a", run: ended }, { name: "sideboard", rule: "100.4", run: sideboarding.ask }, { name: "sideboarded", rule: "100.4", run: sideboarding.take }, { name: "next", rule: "100.6a", run: next2 }] });
function gameLocals(chooser) {
  return { chooser, asking: [], taking: [], bottom: [], answer: null, answers: null, returned: null };
}
function ended(table, locals2) {
  if (concludeGame(table, locals2, "100.6a", false)) return { done: null };
  resetRows(table);
  return void 0;
}
function next2() {
  return { to: "bring" };
}
var MARK = "#";
function plainName(name2) {
  return name2.slice(name2.indexOf(MARK) + 1);
}
var prepare = once((card) => withZones(withLinks(card)));
function withZones(card) {
  if (![card, ...card.faces ?? []].some(({ abilities: abilities2 }) => abilities2.some(isAboutSpell))) return card;
  const placed5 = (abilities2) => abilities2.map((ability2) => isAboutSpell(ability2) ? { ...ability2, from: ["stack"] } : ability2);
  const abilities = placed5(card.abilities);
  return card.faces === void 0 ? { ...card, abilities } : { ...card, abilities, faces: card.faces.map((face) => ({ ...face, abilities: placed5(face.abilities) })) };
}
function isAboutSpell({ modifiers: modifiers2 }) {
  return modifiers2 !== void 0 && modifiers2.every(({ of, gain }) => of === "self" && gain?.rules?.every((rule2) => rule2.what === "beCountered") === true);
}
function withLinks(card) {
  if ("rule" in card.printed) return card;
  const lists = [card.abilities, ...(card.faces ?? []).map((face) => face.abilities)];
  return /"note|"mark/.test(JSON.stringify(lists)) ? linkedCard(card, lists) : card;
}
function linkedCard(card, lists) {
  const names3 = namesFor(card.id, lists);
  const within3 = (node, path) => rename(node, names3, path);
  const abilities = within3(card.abilities, `${card.id}:`);
  if (card.faces === void 0) return { ...card, abilities };
  return { ...card, abilities, faces: card.faces.map((face, at) => ({ ...face, abilities: within3(face.abilities, `${card.id}:${at}`) })) };
}
function namesFor(scope, lists, outer = /* @__PURE__ */ new Map()) {
  const names3 = new Map(outer);
  for (const list of lists) collect2(list, (name2) => names3.set(name2, `${scope}${MARK}${name2}`));
  return names3;
}
function collect2(node, found3) {
  if (typeof node !== "object" || node === null) return;
  notedBy(node).forEach(found3);
  for (const [key, child] of Object.entries(node)) if (key !== "abilities") collect2(child, found3);
}
function notedBy({ verb: verb2, note: note4, as, notes, marks }) {
  if (typeof verb2 !== "string") return [];
  if (verb2 === "note") return [as];
  if (verb2 === "entersWith") return [...notes ?? [], ...Object.keys(marks ?? {})];
  return typeof note4 === "string" ? [note4] : [];
}
function rename(node, names3, path) {
  if (Array.isArray(node)) return node.map((child, at) => rename(child, names3, `${path}.${at}`));
  if (typeof node !== "object" || node === null) return node;
  const fields2 = node;
  const named4 = (name2) => names3.get(name2) ?? name2;
  return Object.fromEntries(Object.entries(fields2).map(([key, child]) => {
    if (key === "abilities") return [key, rename(child, namesFor(`${path}.${key}`, [child], names3), `${path}.${key}`)];
    if (key === "noted") return [key, named4(child)];
    if (typeof fields2.verb === "string") {
      if (key === "note") return [key, named4(child)];
      if (key === "as" && fields2.verb === "note") return [key, named4(child)];
      if (key === "notes") return [key, child.map(named4)];
      if (key === "marks") return [key, Object.fromEntries(Object.entries(child).map(([name2, value]) => [named4(name2), rename(value, names3, path)]))];
    }
    return [key, rename(child, names3, `${path}.${key}`)];
  }));
}
function named3(table, env, ref2) {
  if (typeof ref2 === "string" || !("var" in ref2)) return objectsOf(table, env, ref2);
  const value = env.vars[ref2.var];
  return Array.isArray(value) ? value.filter((id) => seatOfId(id) !== null || table.find(id) !== null) : [];
}
var nowhere = Number.MAX_SAFE_INTEGER;
var what = (table, verb2, env) => objectsOf(table, env, verb2.what);
var players = (table, verb2, env) => seatsOf(table, env, verb2.player ?? "you");
var count = (table, verb2, env) => Math.max(0, amount(table, env, verb2.amount ?? 1));
var share = (table, verb2, env, id) => verb2.divided === void 0 ? count(table, verb2, env) : partOf(env, verb2.divided, id);
var done3 = { done: true };
var entersWith = { rule: "614.1c", run: (table, verb2, env, path) => {
  const counters3 = Object.fromEntries(Object.entries(verb2.counters ?? {}).map(([kind2, value]) => [kind2, Math.max(0, amount(table, env, value))]));
  const marks = Object.entries(verb2.marks ?? {}).map(([name2, value]) => [name2, amount(table, env, value)]);
  const notes = Object.fromEntries([...(verb2.notes ?? []).map((name2) => [name2, env.vars[plainName(name2)] ?? null]), ...marks]);
  const being2 = verb2.being === void 0 ? [] : [beingOf(env, `${path}/being`, verb2.being)];
  const [under] = verb2.under === void 0 ? [] : seatsOf(table, env, verb2.under);
  alter(table, env, (happening) => entering2(happening, { counters: counters3, notes, being: being2, ...verb2.tapped === true ? { tapped: true } : {}, ...under === void 0 ? {} : { under } }));
  return done3;
} };
function entering2(happening, { counters: counters3, notes, being: being2, ...plain2 }) {
  const before = enteringOf(happening);
  return { ...happening, data: { ...happening.data, ...plain2, counters: summed(before.counters ?? {}, counters3), notes: { ...before.notes, ...notes }, being: [...before.being ?? [], ...being2] } };
}
var entersAttached = { rule: "303.4f", run: (table, verb2, env) => {
  const [host = 0] = named3(table, env, verb2.to);
  alter(table, env, (happening) => ({ ...happening, data: { ...happening.data, host } }));
  return done3;
} };
var enteringVerbs = { entersWith, entersAttached };
function countersByVerbs(table, env, verbs3) {
  let found3 = {};
  for (const { verb: verb2, counters: counters3 } of verbs3) {
    if (verb2 !== "entersWith" || counters3 === void 0) continue;
    found3 = summed(found3, Object.fromEntries(Object.entries(counters3).map(([kind2, value]) => [kind2, Math.max(0, amount(table, env, value))])));
  }
  return found3;
}
function arrange(table, arrangement) {
  const given = recordIn(arrangement, "the table");
  refuseOtherFields(given, ["turn", "players", "zones", "starting"], "the table");
  layOut(table, []);
  const turn3 = given.turn === void 0 ? {} : recordIn(given.turn, "turn");
  refuseOtherFields(turn3, ["number", "seat", "step", "phase"], "turn");
  const seat = integerIn(turn3.seat, 0, "turn.seat");
  if (seat < 0 || seat >= table.pins.seats) throw new ArrangementError(`there is no seat ${seat}`);
  setGame(table, "starting", integerIn(given.starting, 0, "starting"));
  listIn(given.players, "players").forEach((player3, at) => arrangePlayer(table, at, recordIn(player3, `players[${at}]`)));
  const zones2 = given.zones === void 0 ? {} : recordIn(given.zones, "zones");
  refuseOtherFields(zones2, ["battlefield", "exile", "command"], "zones");
  const newcomers = listIn(zones2.battlefield, "battlefield").flatMap((permanent, at) => arrangePermanent(table, permanent, `battlefield[${at}]`));
  for (const zone of ["exile", "command"]) listIn(zones2[zone], zone).forEach((card, at) => put5(table, card, ownerIn(card), zone, `${zone}[${at}]`));
  noteDecks(table);
  begin10(table, seat, integerIn(turn3.number, 3, "turn.number"), stepNamed(turn3), newcomers);
}
function stepNamed(turn3) {
  const name2 = turn3.step ?? turn3.phase ?? "main";
  if (name2 === "main2") return { step: "main", postcombat: true };
  if (!turnSteps.includes(name2)) throw new ArrangementError(`turn.step must be one of ${turnSteps.join(", ")}, main2`);
  return { step: name2, postcombat: name2 === "end" || name2 === "cleanup" };
}
function begin10(table, seat, number2, { step, postcombat }, newcomers) {
  setGame(table, "turn", number2);
  setGame(table, "active", seat);
  setGame(table, "nextSeat", (seat + 1) % table.pins.seats);
  const plan2 = planFrom2(step, postcombat);
  setGame(table, "plan", plan2.steps);
  setGame(table, "mainPhases", plan2.mainPhases);
  setGame(table, "step", step);
  setGame(table, "phase", phaseOf(step, plan2.mainPhases + 1));
  for (const each of table.seats()) {
    const stamp = table.nextStamp();
    for (const began of ["turnStamp", "upkeepStamp", "lastUpkeepStamp"]) setPlayer(table, each, began, stamp);
  }
  for (const id of newcomers) setObject(table, id, "controlledSince", table.nextStamp());
  beginAt(table, matchProcedure, "ended", matchLocals());
  beginAt(table, gameProcedure, "nextTurn", gameLocals(-1));
  beginAt(table, turnProcedure, "nextStep", turnLocals(seat));
}
function noteDecks(table) {
  const decks = table.seats().map(() => ({ main: [], sideboard: [] }));
  for (const { card, owner, zone } of Object.values(table.state.objects)) decks[owner]?.[zone.startsWith("sideboard") ? "sideboard" : "main"].push(card);
  const brought = decks.map(({ main, sideboard }) => ({ main: main.sort(), sideboard: sideboard.sort() }));
  setMatch(table, "registered", brought);
  setMatch(table, "decks", brought);
}
function arrangePlayer(table, seat, given) {
  if (seat >= table.pins.seats) throw new ArrangementError(`there is no seat ${seat}`);
  refuseOtherFields(given, ["life", "poison", "library", "hand", "graveyard", "sideboard", "pool", "landsPlayed"], `players[${seat}]`);
  for (const zone of ["library", "hand", "graveyard", "sideboard"]) listIn(given[zone], zone).forEach((card, at) => put5(table, card, seat, `${zone}:${seat}`, `players[${seat}].${zone}[${at}]`));
  setPlayer(table, seat, "life", integerIn(given.life, 20, "life"));
  const poison = integerIn(given.poison, 0, "poison");
  if (poison > 0) setPlayer(table, seat, "counters", { poison });
  setPlayer(table, seat, "landsPlayed", integerIn(given.landsPlayed, 0, "landsPlayed"));
  if (typeof given.pool === "string") setPool(table, seat, addToPool([], alternativesOf(parseCost(given.pool))[0] ?? [], { source: 0 }));
}
function arrangePermanent(table, given, what3) {
  const row = typeof given === "string" ? { card: given } : recordIn(given, what3);
  refuseOtherFields(row, ["card", "as", "seat", "owner", "tapped", "counters", "damage", "sick", "attacking", "faceDown", "flipped", "face"], what3);
  const seat = integerIn(row.seat, 0, `${what3}.seat`);
  const id = put5(table, row, integerIn(row.owner, seat, `${what3}.owner`), "battlefield", what3);
  if (table.object(id).controller !== seat) table.set(table.object(id), "controller", seat);
  setObject(table, id, "controlledSince", table.object(id).stamp);
  setObject(table, id, "heldBy", seat);
  if (row.tapped === true) setObject(table, id, "tapped", true);
  if (typeof row.faceDown === "string") setObject(table, id, "faceDown", row.faceDown);
  if (row.flipped === true) setObject(table, id, "flipped", true);
  if (row.face !== void 0) setObject(table, id, "face", integerIn(row.face, 0, `${what3}.face`));
  const counters3 = row.counters === void 0 ? ownCounters(table, id) : recordIn(row.counters, `${what3}.counters`);
  if (Object.keys(counters3).length > 0) setObject(table, id, "counters", counters3);
  setObject(table, id, "damage", integerIn(row.damage, 0, `${what3}.damage`));
  if (row.attacking === true) {
    setObject(table, id, "isAttacking", true);
    setObject(table, id, "attacking", idOfSeat((seat + 1) % table.pins.seats));
  }
  return row.sick === true ? [id] : [];
}
function ownCounters(table, id) {
  const row = table.object(id);
  let found3 = ruleCounters(table, id);
  for (const { ability: ability2, path } of abilitiesOf(table, row)) {
    if (ability2.kind !== "replacement" || !(ability2.on ?? []).some(({ event }) => event === "entered")) continue;
    const env = listenerEnv(table, { object: id, seat: row.controller, ability: path }, { object: id, host: -1 });
    if (!(ability2.on ?? []).some((trigger) => trigger.if === void 0 || holds(table, env, trigger.if))) continue;
    for (const clause2 of ability2.clauses ?? []) {
      if (clause2.may === true || clause2.choose !== void 0 || clause2.cost !== void 0 || clause2.if !== void 0 && !holds(table, env, clause2.if)) continue;
      found3 = summed(found3, countersByVerbs(table, env, clause2.do ?? []));
    }
  }
  return found3;
}
function ownerIn(card) {
  return typeof card === "object" && card !== null && !Array.isArray(card) ? integerIn(card.seat, 0, "seat") : 0;
}
function put5(table, given, owner, zone, what3) {
  return place(table, table.create(cardIn(table, given, what3), owner).id, { zone, at: "bottom" });
}
var moving2 = ["at", "from", "host", "object", "rule", "tapped", "to", "under"];
var others = moving2.filter((field2) => field2 !== "object");
var afterMoving = ["from", "objects"];
var moved2 = (...sometimes) => ({ always: moving2, sometimes, afterwards: afterMoving });
var coming = ["attacking", "being", "by", "copy", "copyCounters", "copyWhen", "counters", "discard", "face", "faceDown", "joined", "notes"];
var about2 = { always: ["object", "seat"] };
var ofObject2 = { always: ["object", "rule"] };
var ofPlayer = { always: ["rule", "seat"] };
var counted5 = { always: ["amount", "seat"] };
var ofLife = { always: ["amount", "rule", "seat"] };
var instructed4 = { always: ["amount", "objects", "rule", "seat", "what"] };
var bySource = { always: ["object", "seat", "source"] };
var byObject = { always: ["by", "object", "seat"] };
var ofStep = { always: ["phase", "seat", "step"] };
var ofMana = { always: ["amount", "rule", "seat", "source", "tapped", "times", "types"], sometimes: ["object", "only", "rider", "snow"] };
var events = { ...Object.fromEntries(turnSteps.map((step) => [`step:${step}`, ofStep])), activated: { always: ["keyword", "object", "seat", "source"] }, attached: { always: ["host", "object", "rule"] }, attacks: { always: ["alone", "attacked", "count", "defender", "object", "seat"] }, becameMonstrous: { always: ["amount", "object", "seat"] }, becameTarget: byObject, becomesBlocked: { always: ["blockers", "count", "object", "seat"] }, becomesBlockedBy: { always: ["before", "blocker", "count", "object", "seat"] }, beginPhase: { always: ["phase", "seat"] }, beginStep: { always: ["seat", "step"] }, beginTurn: { always: ["seat"] }, blocks: { always: ["alone", "attackers", "count", "object", "seat"] }, blocksCreature: { always: ["attacker", "object", "seat"] }, cast: { always: ["before", "from", "object", "seat", "way"] }, championed: bySource, clashed: { always: ["seat", "won"] }, coinFlipped: { always: ["seat", "side"], sometimes: ["won"] }, controlChanged: { always: ["from", "object", "seat"] }, controlLost: { always: ["object", "seat", "to"] }, countered: { always: ["at", "by", "object", "rule", "to"] }, countersAdded: { always: ["amount", "count", "had", "rule"], sometimes: ["by", "copy", "effect", "entering", "face", "kind", "object", "seat", "under"], afterwards: ["count", "had"] }, countersRemoved: { always: ["amount", "count", "had", "rule"], sometimes: ["kind", "object", "seat"], afterwards: ["count", "had"] }, created: { always: ["amount", "objects", "rule", "seat", "tapped", "token"], sometimes: ["attacked", "attacking", "copy"] }, crewed: { always: ["object", "seat", "vehicle"] }, cycled: about2, damage: { always: ["amount", "combat", "firm", "rule", "source", "to"], sometimes: ["object", "seat"] }, damagePrevented: { always: ["amount", "by", "bySeat", "source"], sometimes: ["object", "seat"] }, destroyed: { always: ["noRegeneration", "object", "rule"] }, died: moved2("exploited", "objects", "sacrifice", "source"), discarded: { always: [...moving2, "by", "discard"], sometimes: ["reveal"], afterwards: afterMoving }, drawnGame: { always: ["rule"] }, draws: ofLife, drew: { always: ["object", "rule", "seat"], afterwards: ["object"] }, encoded: bySource, entered: moved2(...coming), enteredAsCopy: about2, evolved: bySource, exerted: { always: ["object", "rule", "seat"] }, exploited: { always: ["object", "source"], sometimes: [...others, "exploited", "sacrifice", "seat"], afterwards: afterMoving }, explored: about2, flipCoin: instructed4, gainedLife: ofLife, left: moved2("exploited", "faceDown", "lookers", "objects", "reveal", "sacrifice", "source"), leftGraveyard: { always: ["object"], sometimes: [...others, "attacking", "being", "counters", "face", "faceDown", "notes", "seat", "source"], afterwards: afterMoving }, lostGame: ofPlayer, lostLife: ofLife, manaAdded: { ...ofMana, sometimes: [...ofMana.sometimes, "by"] }, miracle: bySource, moved: { always: ["object", "rule", "to"], sometimes: [...others, ...coming, "exploited", "lookers", "objects", "resolving", "reveal", "sacrifice", "source", "traced"], afterwards: afterMoving }, phasedIn: { always: ["object"] }, phasedOut: { always: ["object"] }, regenerable: { always: ["noRegeneration", "object", "rule"] }, regenerated: ofObject2, revealed: about2, revealedAsDrawn: bySource, sacrificed: { always: [...moving2, "sacrifice"], sometimes: ["exploited", "source"], afterwards: afterMoving }, scried: counted5, scry: instructed4, search: instructed4, searched: { always: ["of", "seat"] }, shuffled: { always: ["except", "rule", "seat"] }, state: {}, surveil: instructed4, tapped: ofObject2, tappedForMana: ofMana, transformed: ofObject2, turnedFaceUp: { always: ["mega", "object", "rule"] }, unattached: { always: ["object"], sometimes: [...others, "sacrifice", "source"], afterwards: afterMoving }, unblocked: about2, untapped: ofObject2, voted: { always: ["seat"] }, wonGame: ofPlayer };
var keywordRules = { deathtouch: "702.2", defender: "702.3", doubleStrike: "702.4", enchant: "702.5", equip: "702.6", firstStrike: "702.7", flash: "702.8", flying: "702.9", haste: "702.10", hexproof: "702.11", indestructible: "702.12", intimidate: "702.13", landwalk: "702.14", lifelink: "702.15", protection: "702.16", reach: "702.17", shroud: "702.18", trample: "702.19", vigilance: "702.20", banding: "702.21", rampage: "702.22", cumulativeUpkeep: "702.23", flanking: "702.24", phasing: "702.25", buyback: "702.26", shadow: "702.27", cycling: "702.28", echo: "702.29", horsemanship: "702.30", fading: "702.31", kicker: "702.32", flashback: "702.33", madness: "702.34", fear: "702.35", morph: "702.36", amplify: "702.37", provoke: "702.38", storm: "702.39", affinity: "702.40", entwine: "702.41", modular: "702.42", sunburst: "702.43", bushido: "702.44", soulshift: "702.45", splice: "702.46", offering: "702.47", ninjutsu: "702.48", epic: "702.49", convoke: "702.50", dredge: "702.51", transmute: "702.52", bloodthirst: "702.53", haunt: "702.54", replicate: "702.55", forecast: "702.56", graft: "702.57", recover: "702.58", ripple: "702.59", splitSecond: "702.60", suspend: "702.61", vanishing: "702.62", absorb: "702.63", auraSwap: "702.64", delve: "702.65", fortify: "702.66", frenzy: "702.67", gravestorm: "702.68", poisonous: "702.69", transfigure: "702.70", champion: "702.71", changeling: "702.72", evoke: "702.73", hideaway: "702.74", prowl: "702.75", reinforce: "702.76", conspire: "702.77", persist: "702.78", wither: "702.79", retrace: "702.80", devour: "702.81", exalted: "702.82", unearth: "702.83", cascade: "702.84", annihilator: "702.85", levelUp: "702.86", rebound: "702.87", totemArmor: "702.88", infect: "702.89", battleCry: "702.90", livingWeapon: "702.91", undying: "702.92", miracle: "702.93", soulbond: "702.94", overload: "702.95", scavenge: "702.96", unleash: "702.97", cipher: "702.98", evolve: "702.99", extort: "702.100", fuse: "702.101", bestow: "702.102", tribute: "702.103", dethrone: "702.104", hiddenAgenda: "702.105", outlast: "702.106", prowess: "702.107", dash: "702.108", exploit: "702.109", menace: "702.110", renown: "702.111", awaken: "702.112", devoid: "702.113", ingest: "702.114", myriad: "702.115", surge: "702.116", skulk: "702.117", emerge: "702.118", escalate: "702.119", melee: "702.120", crew: "702.121", fabricate: "702.122", partner: "702.123", undaunted: "702.124", improvise: "702.125", aftermath: "702.126", embalm: "702.127", eternalize: "702.128", afflict: "702.129", ascend: "702.130", assist: "702.131", jumpStart: "702.132", mentor: "702.133", afterlife: "702.134", riot: "702.135", spectacle: "702.136" };
var subtypeWords = Object.values(subtypeLists).flat();
var numbered = { needs: { amount: "number" } };
var costing = { needs: { cost: "cost" } };
var cast = { cost: "cost", costs: "verbs" };
var casting = { may: cast, oneOf: ["cost", "costs"] };
var apart2 = { nth: "number" };
var parameters2 = { absorb: numbered, afflict: numbered, affinity: { needs: { for: "predicate" } }, afterlife: numbered, amplify: numbered, annihilator: numbered, auraSwap: costing, awaken: { needs: { amount: "number", cost: "cost" } }, banding: { may: { with: "predicate" } }, bestow: casting, bloodthirst: { needs: { amount: { or: ["number", ["X"]] } } }, bushido: numbered, buyback: casting, champion: { needs: { where: "fits" } }, conspire: { may: apart2 }, crew: numbered, cumulativeUpkeep: costing, cycling: { may: { ...cast, of: "predicate" }, oneOf: ["cost", "costs"] }, dash: casting, devour: numbered, dredge: numbered, echo: costing, embalm: costing, emerge: casting, enchant: { may: { where: "fits", players: "text", from: "place" } }, encoded: { needs: { card: "fits" } }, entwine: casting, equip: { needs: { cost: "text" }, may: { where: "fits" } }, escalate: casting, eternalize: costing, evoke: casting, fabricate: numbered, fading: numbered, flashback: { may: { ...cast, costOf: ["self"] }, oneOf: ["cost", "costs", "costOf"] }, forecast: { needs: { cost: "text", clauses: "clauses" }, may: { targets: "choices" } }, fortify: { needs: { cost: "text" } }, frenzy: numbered, graft: numbered, hexproof: { may: { from: { or: ["fits", "predicate"] } } }, kicker: { may: { ...cast, name: "text" }, oneOf: ["cost", "costs"] }, landwalk: { needs: { where: "predicate" } }, levelUp: { needs: { cost: "text" } }, madness: { needs: { cost: "text" } }, miracle: { needs: { cost: "text" } }, modular: { needs: { amount: { or: ["number", ["sunburst"]] } } }, morph: { may: { cost: "text", costs: "verbs", mega: "flag" }, oneOf: ["cost", "costs"] }, multikicker: casting, ninjutsu: { needs: { cost: "text" } }, offering: { needs: { of: subtypeWords } }, outlast: costing, overload: casting, partner: { may: { with: "text" } }, poisonous: numbered, protection: { may: { from: { or: ["fits", "predicate"] }, keeps: "fits" } }, prowl: { needs: { types: { listOf: "text" } }, may: cast, oneOf: ["cost", "costs"] }, rampage: numbered, recover: costing, reinforce: { needs: { amount: { or: ["number", ["X"]] }, cost: "cost" } }, renown: numbered, replicate: { may: { ...cast, ...apart2 }, oneOf: ["cost", "costs"] }, ripple: numbered, scavenge: costing, soulshift: numbered, spectacle: casting, splice: casting, surge: casting, suspend: { needs: { amount: { or: ["number", ["x"]] }, cost: "text" } }, transfigure: costing, transmute: casting, tribute: numbered, unearth: costing, vanishing: { may: { amount: "number" } } };
var keywordForms = { ...Object.fromEntries(Object.keys(keywordRules).filter((word3) => word3 !== "hiddenAgenda").map((word3) => [word3, {}])), ...parameters2 };
var zones = [...ownZones, ...sharedZones];
var kind = "text";
var mana2 = { pattern: /^(\{(\d+|[WUBRGCSXYZ]|[WUBRG]\/[WUBRGP]|\d+\/[WUBRG])\})+$/, called: "a cost in mana" };
var what2 = { needs: { what: "ref" } };
var player2 = { may: { player: "player" } };
var counters2 = { named: "amount" };
var place2 = { or: [["top", "bottom"], "number"] };
var both2 = { listOf: "ref", length: 2 };
var orAll = { or: ["amount", ["all"]] };
var copied2 = { except: "rewriting" };
var many = { needs: { amount: "amount" }, may: { player: "player" } };
var some3 = { may: { amount: "amount", player: "player" } };
var being = "modifiers";
var picking = (may = {}) => ({ may: { what: "ref", player: "player", by: "player", where: "predicate", amount: orAll, random: "flag", ...may } });
var sought = { for: { or: ["predicate", { only: null }] }, count: { or: ["amount", ["all", "any"]] } };
var lasting3 = { until: "duration", while: "condition" };
var onBattlefield2 = { putAttacking: { needs: { what: "ref" }, may: { attacking: "ref", player: "player", tapped: "flag" } }, putBlocking: { needs: { what: "ref" }, may: { attacker: "ref", tapped: "flag" } }, block: { needs: { what: "ref", attacker: "ref" } }, becomeBlocked: what2, reselectAttacked: { needs: { what: "ref" }, may: { attacking: "ref", player: "player" } }, removeFromCombat: { needs: { what: "ref" }, may: { unblock: "flag" } }, chooseAttacked: { may: { amount: "amount", of: "player" } }, returnUnblocked: {}, tapCrew: { needs: { power: "amount" } }, exert: what2, becomeRenowned: what2, addCounters: { needs: { kind }, may: { what: "ref", player: "player", amount: "amount", divided: "reads" } }, removeCounters: { needs: { kind }, may: { what: "ref", player: "player", amount: orAll } }, moveCounters: { needs: { what: "ref", to: "ref" }, may: { kind, amount: orAll } }, attach: { needs: { what: "ref", to: "ref" } }, putAttached: { needs: { what: "ref", to: "ref" }, may: { under: "player" } }, unattach: what2, create: { may: { token: "card", copyOf: "ref", amount: "amount", player: "player", tapped: "flag", attacking: { or: [{ only: true }, "ref"] }, ...copied2 }, oneOf: ["token", "copyOf"] }, loyalty: { needs: { by: "amount" } }, phaseOut: what2, haunt: { needs: { what: "ref", whom: "ref" } }, swapAura: { needs: { with: "ref" } }, pair: what2, ascend: {}, clearDamage: what2, tapSelf: {}, untapSelf: {}, tapOthers: { needs: { amount: "amount", where: "predicate" }, may: { other: "flag" } }, tap: what2, untap: what2, regenerate: what2, regenerated: what2, redirect: { may: { to: "ref", player: "player", amount: { or: ["amount", ["left"]] } }, oneOf: ["to", "player"] } };
var faces = { entersWith: { may: { tapped: "flag", counters: counters2, under: "player", notes: { listOf: "keeps" }, marks: { named: "amount", by: "notes" }, being }, oneOf: ["tapped", "counters", "under", "notes", "marks", "being"] }, entersAttached: { needs: { to: "ref" } }, entersAs: { needs: { copyOf: "ref" }, may: { counters: counters2, when: "ability", ...copied2 } }, becomeCopy: { needs: { copyOf: "ref" }, may: { what: "ref", keeping: "flag", ...copied2, ...lasting3 } }, manifest: { may: { what: "ref", player: "player", amount: "amount" } }, putTransformed: { needs: { what: "ref" }, may: { under: ["you"] } }, meld: what2, transform: what2, flip: what2, turnFaceUp: what2, turnFaceDown: what2, emblem: { needs: { emblem: "card" }, may: { player: "player" } }, findAbilities: { needs: { what: "ref", to: "calls" } }, shareKeywords: { needs: { words: { listOf: Object.keys(keywordForms) }, among: "selector", to: "ref", until: "duration" }, may: { while: "condition" } } };
var keywordActions = { fight: { needs: { what: "ref", with: "ref" } }, goad: what2, double: { needs: { double: ["power", "toughness", "both", "life", "counters", "mana"] }, may: { what: "ref", player: "player", kind, type: manaTypes } }, exchange: { may: { control: both2, zones: { listOf: zones, length: 2 }, cards: both2, number: "amount", of: "ref", player: "player", players: "player" }, oneOf: ["control", "zones", "cards", "number", "players"] }, exchangeLife: { needs: { players: { listOf: "player", length: 2 } } }, becomeMonstrous: { needs: { what: "ref", amount: "amount" } }, explore: { may: { what: "ref" } }, explored: what2, bolster: { needs: { amount: "amount" } }, amass: { needs: { amount: "amount" } }, investigate: {}, populate: {}, adapt: { needs: { amount: "amount" }, may: { what: "ref" } }, monstrosity: { needs: { amount: "amount" }, may: { what: "ref" } }, detain: what2, proliferate: {}, timesResolved: { needs: { total: "binds" } }, tell: { needs: { event: "event" }, may: { what: "ref" } }, mark: { needs: { is: "name" }, may: { what: "ref" } } };
var players2 = { flipCoin: { may: { amount: "amount", player: "player", called: "flag", untilLoss: "flag" } }, clash: {}, vote: { may: { words: { listOf: "text" }, from: "selector" }, oneOf: ["words", "from"] }, separate: { needs: { what: "ref", by: "player", into: { listOf: "calls", length: 2 } } }, choosePile: { needs: { of: { listOf: "reads", length: 2 }, as: "binds", other: "calls" }, may: { by: "player" } }, dealDamage: { may: { amount: "amount", divided: "reads", to: "ref", player: "player", source: "ref", firm: "flag" }, oneOf: ["to", "player"] }, gainLife: some3, loseLife: many, setLife: many, payLife: { needs: { amount: "amount" } }, becomeMonarch: player2, controlNextTurn: { needs: { player: "player" } }, controlPlayer: { needs: { player: "player" }, may: { during: "ref" } }, loseGame: { needs: { player: "player" } }, winGame: { needs: { player: "player" } }, drawGame: {}, restartGame: { may: { leave: "ref" } }, playSubgame: {}, showOpening: what2, extraTurn: { may: { player: "player", skip: { listOf: turnSteps }, ability: "ability" } }, firstThing: { needs: { do: "clauses" } }, extraPhases: { needs: { phases: { listOf: ["beginning", "combat", "main", "ending"] } } }, extraStep: { needs: { step: turnSteps } }, endTurn: {}, endCombatPhase: {} };
var cards = { scry: some3, surveil: many, fateseal: { needs: { amount: "amount" }, may: { opponent: "player" } }, look: { needs: { what: "ref" }, may: { player: "player" } }, mill: many, top: some3, search: { may: { player: "player", of: "player", zones: { listOf: ["library", "hand", "graveyard"] }, reveal: "flag", ...sought, parts: { listOf: { fields: { needs: { as: "binds" }, may: sought } } } } }, shuffle: { may: { player: "player", except: "ref" } }, putInLibrary: { needs: { what: "ref" }, may: { at: place2, random: "flag" } }, discard: picking(), sacrifice: picking({ was: "binds", exploits: "flag" }), exile: picking({ zone: zones, faceDown: "flag", look: "player" }), exileUntil: what2, bounce: picking(), reveal: picking(), counter: { needs: { what: "ref" }, may: { to: zones, at: ["top", "bottom"] } }, destroy: { needs: { what: "ref" }, may: { noRegeneration: "flag" } }, move: { needs: { what: "ref", to: zones }, may: { under: "player", at: place2, tapped: "flag", counters: counters2, being, traced: "flag", faceDown: "flag", look: "player" } }, draw: some3, copySpell: { needs: { what: "ref" }, may: { times: "amount", player: "player", newTargets: "flag", without: "abilityWord", targeting: "ref", targetingPlayers: "player", ...copied2 } }, changeTargets: { needs: { what: "ref" }, may: { how: ["new", "all", "one", "any"], to: "ref", toPlayer: "player", among: "predicate", only: "ref" } }, mayCast: { needs: { what: "ref" }, may: { player: "player", cost: mana2, usual: "flag", must: "flag", several: "flag", lands: "flag", wholly: "flag", name: "name", named: "ref" } }, castCopy: { needs: { of: "fits" } }, cascade: {} };
var manaVerbs = { payMana: { needs: { mana: mana2 }, may: { x: "amount", times: "amount" } }, addMana: { may: { mana: mana2, types: { or: [["anyColour", "anyType"], { listOf: manaTypes }, { fields: { needs: { couldProduce: "selector" }, may: { coloursOnly: "flag" } } }, { fields: { needs: { coloursAmong: "selector" } } }, { fields: { needs: { noted: "readsNote" } } }, { fields: { needs: { chosen: "reads" } } }, { fields: { needs: { event: "eventField" } } }] }, amount: "amount", mixed: "flag", player: "player", only: { fields: { may: { on: { listOf: ["spell", "ability", "other"] }, where: "predicate" } } }, rider: { given: ["it"], to: "clauses" } }, oneOf: ["mana", "types"] }, takeMana: { needs: { player: "player" } }, activateEach: { needs: { player: "player", what: "ref" } } };
var verbForms = { ...onBattlefield2, ...faces, ...keywordActions, ...players2, ...cards, ...manaVerbs };
var cardTypes = ["artifact", "conspiracy", "creature", "enchantment", "instant", "land", "phenomenon", "plane", "planeswalker", "scheme", "sorcery", "tribal", "vanguard"];
var supertypes = ["basic", "legendary", "ongoing", "snow", "world"];
var listOfType = { artifact: "artifact", conspiracy: null, creature: "creature", enchantment: "enchantment", instant: "spell", land: "land", phenomenon: null, plane: "plane", planeswalker: "planeswalker", scheme: null, sorcery: "spell", tribal: "creature", vanguard: null };
function keptSubtypes(subtypes, types) {
  const lists = new Set(types.map((type) => listOfType[type]));
  return subtypes.filter((word3) => isSubtype(word3) && lists.has(subtypeListOf(word3)));
}
var subtypeWords2 = Object.values(subtypeLists).flat();
var rules3 = { cant: { needs: { what: [...forbidden, "attackPlayer", "beAttacked"] }, may: { where: "fits", by: "fits", kind: "text", withoutAny: "fits", withAny: "fits", planeswalkers: "flag" } }, must: { needs: { what: ["attack", "block", "beBlocked", "beAttacked"] }, may: { where: "fits", player: { handedOut: "player" }, all: "flag", planeswalkers: "flag", goad: "flag" } }, may: { needs: { what: permitted }, may: { where: "fits", zone: "text", cost: "text", name: "text", flash: "flag", asAny: "flag", who: "fits" } }, cost: { needs: { of: ["cast", "activate"] }, may: { more: "text", less: "text", times: { handedOut: "amount" }, atLeast: "number", downTo: "number", colouredOnly: "flag", where: "fits", targets: "fits", keyword: "text", noMana: "flag" } }, price: { needs: { of: ["attack", "block", "beAttacked"] }, may: { more: "text", times: { handedOut: "amount" }, sacrifice: "fits", count: "number", where: "fits", planeswalkers: "flag" } }, shows: { needs: { what: ["libraryTop"] } }, damage: { needs: { by: ["toughness"] } }, has: { needs: { keyword: "keyword" } }, number: { needs: { of: ["handSize", "leastLife", "landsPerTurn", "counters", "votes", "draws"] }, may: { is: { or: ["amount", { only: null }] }, more: "amount", kind: "text" } }, count: { needs: { of: ["blocks", "blockers", "attackers", "blockingCreatures", "attackedBy", "companions"] }, may: { least: "amount", most: "amount", more: "amount" } }, mana: { may: { stays: { listOf: manaTypes }, becomes: "text" } }, limit: { needs: { of: ["untap"], is: "amount" }, may: { where: "fits" } } };
var vocabulary = { entries: { keywords: { words: keywordForms }, rules: { words: rules3 } }, abilityWords: [], characteristics: { abilities: "any", activatable: "flag", alternatives: "any", attacking: "flag", attackingAlone: "flag", blocking: "flag", blockingAlone: "flag", castFromHand: "flag", chargeCounters: "number", colours, cost: "any", counters: "text", damaged: "flag", faceDown: "flag", handSpell: "number", hasAdventure: "flag", historic: "flag", item: ["spell", "ability"], keywords: "any", kicked: "flag", levelCounters: "number", levels: "any", loyalty: "number", manaValue: "number", monstrous: "flag", name: "text", named: "text", names: "text", originalPrinting: ["arabianNights", "antiquities", "homelands"], paired: "flag", plusCounters: "number", power: "number", rules: "any", subtypes: subtypeWords2, supertypes, symbols: "text", tapped: "flag", thingsTargeted: "number", timesTargeted: "number", token: "flag", toughness: "number", transformed: "flag", types: cardTypes, unblocked: "flag", way: "text", x: "number" }, printed: { colours: { listOf: colours }, copies: "flag", cost: { or: [mana2, { only: "" }, { only: null }] }, emblem: "flag", keywords: { listOf: "keyword" }, loyalty: "number", power: "number", rule: "text", subtypes: { listOf: subtypeWords2 }, supertypes: { listOf: supertypes }, toughness: "number", types: { listOf: cardTypes }, worth: "number" }, events, eventValues: { alone: "flag", amount: "number", at: ["top", "bottom"], combat: "flag", count: "number", effect: "flag", from: [...ownZones, ...sharedZones], phase: ["beginning", "precombatMain", "combat", "postcombatMain", "ending"], resolving: "flag", reveal: "flag", step: turnSteps, tapped: "flag", times: "number", to: [...ownZones, ...sharedZones], types: manaTypes, won: "flag" }, names: { bound: [...["x", "y", "z"], "starting"], boundFor: { "rule:shields": ["it"], "rule:keyword-actions": ["it", "n", "power", "toughness", "gained", "lost", "life"] }, noted: [...["x", "way", "castFromHand", "handSpell", "untimely", "manaSpent", "coloursSpent", "convoked"], ...manaTypes.map((type) => `spent:${type}`), "haunted", ...["amassed", "embalmed", "eternalized"]], read: ["amassed", "cycled", "began"] }, durations: ["control", "endOfCombat", "endOfPhase", "endOfStep", "endOfTurn", "endOfYourNextTurn", "forever", "game", "leaves", "nextUntap", "while", "yourNextTurn"], endless: true, spans: ["turn", "game"], refunds: [], marks: { additional: "announces", also: "announces", asCast: "announces", cantBeCountered: "flag", chapter: "number", choose: "choice", colouredOnly: "flag", costs: "flag", endedBy: { fields: { needs: { player: "player", cost: "verbs" } } }, if: "condition", instead: [...ownZones, ...sharedZones], keepsCost: "flag", less: mana2, lessCostOf: "reads", loyalty: "number", mega: "flag", modes: ["beyondFirst", "all"], more: mana2, opening: ["begin", "mulligan"], optional: "flag", part: { or: ["flag", ["first"]] }, repeated: "flag", special: "name", times: "amount", timing: ["instant", "sorcery"], way: "announces", x: "amount", xOnly: { listOf: manaTypes } }, verbs: verbForms, phases: ["beginning", "precombatMain", "combat", "postcombatMain", "ending", ...turnSteps], playerAmounts: ["blessing", "devotion:", "energy", "experience", "graveyard", "hand", "library", "life", "opponentsAttacked", "players", "poison"], matchAmounts: [...combatTimes, "afterAttackers", "beforeAttackers", "beforeBlockers", "beforeDamage", "duringCombat", "inCombatAfterBlockers", "mainPhases", "stamp", "turn", "upkeeps"], gameFields: { step: turnSteps, phase: ["beginning", "precombatMain", "combat", "postcombatMain", "ending"] }, purposes: [], faceKinds: ["adventure", "aftermath", "back", "flip", "meld", "split"] };
function optionOf(table, target) {
  const params = target > 0 ? { card: shownCard(table, target), object: target } : { seat: seatOfId(target) };
  return { id: nameOf(target), label: target > 0 ? "object" : "player", params, ...target > 0 ? { object: target } : {} };
}
function choices2(table, only2) {
  const targets2 = attackTargets(table, gameOf(table).active);
  return only2 < 0 ? targets2 : targets2.filter((target) => defenderOf(table, target) === only2);
}
var chooseAttackedProcedure = defineProcedure({ name: "chooseAttacked", steps: [{ name: "ask", rule: "508.4", run: ask7 }, { name: "chosen", rule: "508.4", run: (table, locals2) => (add2(table, locals2, idNamed(picksOf(locals2.answer)[0])), { to: "ask" }) }] });
function chooseAttackedLocals(env, left, only2) {
  return { ...env, left, only: only2, picked: [], returned: null, answer: null, answers: null };
}
function add2(table, locals2, target) {
  table.local(locals2, "picked", [...locals2.picked, target]);
  table.local(locals2, "left", locals2.left - 1);
}
function ask7(table, locals2, frame) {
  const targets2 = choices2(table, locals2.only);
  while (locals2.left > 0 && targets2.length === 1) add2(table, locals2, targets2[0]);
  if (locals2.left <= 0 || targets2.length === 0) return { done: { done: true, objects: locals2.picked } };
  const { you, card, self } = envOf(locals2);
  table.ask(frame, { seat: you, kind: "chooseAttacked", rule: "508.4", params: { card, object: self }, domain: { type: "options", min: 1, max: 1, options: targets2.map((target) => optionOf(table, target)) } });
  return { wait: true };
}
function createAttackingLocals(env, creation) {
  return { ...env, creation, returned: null, answer: null, answers: null };
}
var createAttackingProcedure = defineProcedure({ name: "createAttacking", steps: [{ name: "choose", rule: "508.4", run: (table, locals2) => {
  const comes = predict(table, locals2.creation);
  return call(chooseAttackedProcedure, chooseAttackedLocals(envLocals(envOf(locals2)), comes === null ? 0 : comes.data.amount, -1));
} }, { name: "create", rule: "701.6a", run: (table, locals2) => {
  const creation = locals2.creation;
  const { objects } = returnedIn(locals2);
  return happen(table, [{ ...creation, data: { ...creation.data, attacked: objects } }]);
} }, { name: "created", rule: "701.6a", run: (_table, { returned }) => ({ done: returned }) }] });
function unblockedOf(table, seat) {
  return permanentsOf(table, seat).filter((id) => fieldsOf(table.object(id)).unblocked);
}
var returnUnblockedProcedure = defineProcedure({ name: "returnUnblocked", steps: [{ name: "ask", rule: "702.48a", run: (table, locals2, frame) => {
  const { you, card, self } = envOf(locals2);
  const options = unblockedOf(table, you).map((id) => optionOf(table, id));
  table.ask(frame, { seat: you, kind: "chooseForEffect", rule: "702.48a", params: { card, object: self }, domain: { type: "options", min: 1, max: 1, options } });
  return { wait: true };
} }, { name: "return", rule: "702.48a", run: (table, locals2) => {
  const id = idNamed(picksOf(locals2.answer)[0]);
  table.local(locals2, "attacked", fieldsOf(table.object(id)).attacking);
  return happen(table, [move(id, { to: "hand" }, "702.48a")]);
} }, { name: "returned", rule: "702.48a", run: (_table, { attacked, returned }) => ({ done: { done: returned.done, objects: [attacked] } }) }] });
function crewOf(table, { self, you }) {
  return permanentsOf(table, you).filter((id) => id !== self && isType(table, id, "creature") && !fieldsOf(table.object(id)).tapped && !forbids(table, id, "crew") && !forbids(table, idOfSeat(you), "crew", id));
}
function crewPower(table, env) {
  return crewOf(table, env).reduce((sum2, id) => sum2 + Math.max(0, powerOf(table, id)), 0);
}
function crewLocals(env, power) {
  return { ...env, power, picked: [], returned: null, answer: null, answers: null };
}
var tapCrewProcedure = defineProcedure({ name: "tapCrew", steps: [{ name: "ask", rule: "702.121a", run: ask8 }, { name: "tap", rule: "702.121a", run: (table, locals2) => (table.local(locals2, "picked", picksOf(locals2.answer).map(idOf)), happen(table, locals2.picked.map((id) => tap(id, "702.121a")))) }, { name: "crewed", rule: "702.121b", run: crewed }] });
var idOf = (pick) => Number(pick.slice("object:".length));
function ask8(table, locals2, frame) {
  const env = envOf(locals2);
  const options = crewOf(table, env).map((id) => ({ id: `object:${id}`, label: "object", params: { card: table.object(id).card, object: id, power: powerOf(table, id) }, object: id }));
  table.ask(frame, { seat: env.you, kind: "chooseCrew", rule: "702.121a", params: { card: env.card, object: env.self, power: locals2.power }, domain: { type: "options", min: 0, max: options.length, options, checked: true } });
  return { wait: true };
}
function crewed(table, locals2) {
  const env = envOf(locals2);
  const objects = locals2.picked;
  for (const object of objects) notice(table, "crewed", { object, seat: env.you }, { vehicle: env.self });
  return { done: { done: true, objects } };
}
var powerIn = (table, picks) => picks.reduce((sum2, pick) => sum2 + powerOf(table, idOf(pick)), 0);
function acceptCrew(table, { prompt }, picks) {
  return powerIn(table, picks) >= prompt.params.power ? null : { rule: "702.121a", detail: `Their power must be ${prompt.params.power} together.` };
}
function completeCrew(table, decision, picked2) {
  if (decision.domain.type !== "options") return null;
  let picks = picked2;
  const others3 = decision.domain.options.map(({ id }) => id).filter((id) => !picked2.includes(id)).sort((a, b) => powerOf(table, idOf(b)) - powerOf(table, idOf(a)));
  for (const one of others3) {
    if (acceptCrew(table, decision, picks) === null) return picks;
    picks = [...picks, one];
  }
  return acceptCrew(table, decision, picks) === null ? picks : null;
}
function attackBy(object, seat, attack2) {
  return propose("attack", { object, seat }, { attacked: attack2.target, defender: attack2.defender, alone: attack2.alone, count: attack2.count });
}
function blockBy(object, seat, block3) {
  return propose("block", { object, seat }, { attackers: block3.attackers, count: block3.attackers.length, alone: block3.alone });
}
function blockOne(object, seat, attacker) {
  return propose("blockOne", { object, seat }, { attacker });
}
function becomeBlocked(object, seat, blockers) {
  return propose("becomeBlocked", { object, seat }, { blockers, count: blockers.length });
}
function blockedByOne(object, seat, by) {
  return propose("blockedByOne", { object, seat }, { ...by });
}
function becomeUnblocked(object, seat) {
  return propose("becomeUnblocked", { object, seat }, {});
}
var keyed = (key) => {
  const keys6 = [key];
  return () => keys6;
};
var attackRule = { keys: keyed("attacks"), commit: (table, list) => {
  for (const { object, data } of list) setAttacking(table, object, data.attacked);
  return list;
} };
var blockRule = { keys: keyed("blocks"), commit: (table, list) => {
  for (const { object, data } of list) {
    for (const attacker of data.attackers) addBlock(table, object, attacker);
  }
  return list;
} };
function addBlock(table, blocker, attacker) {
  const { blocking } = fieldsOf(table.object(blocker));
  const { blockers } = fieldsOf(table.object(attacker));
  if (blocking === null || !blocking.includes(attacker)) setObject(table, blocker, "blocking", [...blocking ?? [], attacker]);
  if (blockers.includes(blocker)) return;
  setObject(table, attacker, "blockers", [...blockers, blocker]);
  noteBlock(table, attacker, blocker);
}
var told2 = (key) => ({ keys: keyed(key) });
var blockOneRule = told2("blocksCreature");
var blockedByOneRule = told2("becomesBlockedBy");
var becomeBlockedRule = { keys: keyed("becomesBlocked"), commit: (table, list) => {
  for (const { object } of list) setBlocked(table, object);
  return list;
} };
var becomeUnblockedRule = { keys: keyed("unblocked"), commit: (table, list) => {
  for (const { object } of list) setObject(table, object, "unblocked", true);
  return list;
} };
function hasBanding(table, id) {
  return valuesOf2(table, id).keywords.includes("banding");
}
function qualitiesOf(table, id) {
  return valuesOf2(table, id).keywords.filter((one) => typeof one === "object" && one !== null && one.word === "banding").map((one) => one.with);
}
function fits3(table, id, quality) {
  return matches(table, envOf({ self: id, card: table.object(id).card, you: controllerOf(table, id), event: null, vars: {}, each: 0, subject: 0 }), id, quality);
}
function isBand(table, members) {
  if (members.length < 2) return false;
  const without2 = members.filter((id) => !hasBanding(table, id)).length;
  if (without2 <= 1) return true;
  return members.some((id) => qualitiesOf(table, id).some((quality) => members.every((one) => fits3(table, one, quality))));
}
function bandsFor(table, pairs) {
  return pairs.some(({ creature: creature3 }) => hasBanding(table, creature3) || qualitiesOf(table, creature3).length > 0) ? [] : null;
}
function open(table, bands, pairs) {
  const loose = pairs.filter(({ creature: creature3 }) => !bands.some((band) => band.includes(creature3)));
  return loose.filter(({ creature: creature3, target }) => loose.some((one) => one.creature !== creature3 && one.target === target && isBand(table, [creature3, one.creature])));
}
function askBand(table, locals2, frame, pairs) {
  const { bands = null } = locals2;
  if (bands === null) return false;
  const able = open(table, bands, pairs);
  if (able.length === 0) return false;
  const options = able.map(({ creature: creature3 }) => ({ id: `object:${creature3}`, label: "object", params: { card: shownCard(table, creature3), object: creature3 }, object: creature3 }));
  table.ask(frame, { seat: gameOf(table).active, kind: "declareBand", rule: "508.1e", params: { targets: able.map(({ creature: creature3, target }) => [creature3, target]) }, domain: { type: "options", min: 0, max: options.length, options, checked: true } });
  return true;
}
function makeBand(table, locals2, picks) {
  if (picks.length === 0) return false;
  const bands = locals2.bands ?? [];
  const members = picks.map(idOf2);
  table.local(locals2, "bands", [...bands, members]);
  const number2 = bands.length + 1;
  for (const id of members) setObject(table, id, "band", number2);
  table.emit("bandDeclared", "702.21c", { seat: gameOf(table).active, attackers: members.map((object) => ({ object, card: shownCard(table, object) })) });
  return true;
}
var idOf2 = (pick) => Number(pick.slice("object:".length));
function acceptBand(table, decision, picks) {
  if (picks.length === 0) return null;
  const targets2 = new Map(readAs(decision.prompt.params.targets).map(([creature3, target]) => [creature3, target]));
  const members = picks.map(idOf2);
  if (new Set(members.map((id) => targets2.get(id))).size > 1) return { rule: "702.21d", detail: "A band attacks one player or planeswalker." };
  return isBand(table, members) ? null : { rule: "702.21c", detail: "These creatures can not form a band." };
}
function completeBand(table, decision, picked2) {
  if (decision.domain.type !== "options") return null;
  if (acceptBand(table, decision, picked2) === null) return picked2;
  const others3 = decision.domain.options.map(({ id }) => id).filter((id) => !picked2.includes(id));
  for (const one of others3) if (acceptBand(table, decision, [...picked2, one]) === null) return [...picked2, one];
  for (const one of others3) for (const other of others3) if (one < other && acceptBand(table, decision, [...picked2, one, other]) === null) return [...picked2, one, other];
  return null;
}
function bandOf(table, id) {
  const { band } = fieldsOf(table.object(id));
  return band === 0 ? [] : permanents(table).filter((one) => one !== id && fieldsOf(table.object(one)).band === band);
}
function bandTogether(table, ids2) {
  return ids2.some((id) => hasBanding(table, id) || qualitiesOf(table, id).some((quality) => fits3(table, id, quality) && ids2.some((one) => one !== id && fits3(table, one, quality))));
}
function joinLocals(env, { objects, target, mode, tapped = false }) {
  return { ...envLocals(env), left: objects, target, mode, tapped, at: 0, plans: [], joined: [], place: null, returned: null, answer: null, answers: null };
}
var joinCombatProcedure = defineProcedure({ name: "joinCombat", steps: [{ name: "next", rule: "508.4", run: next3 }, { name: "chosen", rule: "508.4", run: (table, locals2) => plan(table, locals2, idNamed(picksOf(locals2.answer)[0])) }, { name: "enter", rule: "508.4", run: enter }, { name: "entered", rule: "508.4", run: entered }, { name: "join", rule: "509.6", run: join }, { name: "place", rule: "509.6", run: askPlace }, { name: "placed", rule: "509.6", run: placed3 }, { name: "placeAttacker", rule: "509.6", run: askAttackerPlace }, { name: "attackerPlaced", rule: "509.6", run: attackerPlaced }, { name: "finish", rule: "509.6", run: finish5 }] });
var modeOf = (locals2) => locals2.mode;
var enters = (mode) => mode === "enterAttacking" || mode === "enterBlocking";
var plansOf = (locals2) => locals2.plans;
function plan(table, locals2, target) {
  const [id, ...left] = nonEmpty(locals2.left, "a creature that joins");
  table.local(locals2, "plans", [...plansOf(locals2), { id, target }]);
  table.local(locals2, "left", left);
  table.local(locals2, "answer", null);
  return { to: "next" };
}
function next3(table, locals2, frame) {
  const [id] = locals2.left;
  if (id === void 0) return { to: "enter" };
  const mode = modeOf(locals2);
  if (locals2.target !== 0 || mode === "blocked") return plan(table, locals2, locals2.target);
  const seat = enters(mode) ? locals2.you : controllerOf(table, id);
  const targets2 = possibleTargets(table, mode, seat);
  if (targets2.length < 2) return plan(table, locals2, targets2[0] ?? 0);
  const options = targets2.map((target) => optionOf(table, target));
  const chooser = mode === "reselect" ? locals2.you : seat;
  const rule2 = mode === "reselect" ? "508.7" : mode === "enterBlocking" ? "509.7" : "508.4";
  table.ask(frame, { seat: chooser, kind: mode === "enterBlocking" ? "chooseBlocked" : "chooseAttacked", rule: rule2, params: { card: shownCard(table, id), object: id }, domain: { type: "options", min: 1, max: 1, options } });
  return { wait: true };
}
function possibleTargets(table, mode, seat) {
  if (mode === "enterBlocking") return attackersAgainst(table, seat);
  const { active, phase: phase2 } = gameOf(table);
  return phase2 === "combat" && seat === active ? attackTargets(table, seat) : [];
}
function enter(table, locals2) {
  const mode = modeOf(locals2);
  table.local(locals2, "returned", null);
  if (!enters(mode)) return void 0;
  const coming2 = plansOf(locals2).filter(({ id }) => !onBattlefield(table, id));
  return coming2.length === 0 ? void 0 : happen(table, coming2.map((one) => entering3(one, mode, locals2)));
}
function entering3({ id, target }, mode, { you, tapped }) {
  const proposed2 = move(id, { to: "battlefield", under: you, tapped }, mode === "enterAttacking" ? "508.4" : "509.7");
  return mode === "enterAttacking" && target !== 0 ? { ...proposed2, data: { ...proposed2.data, attacking: target } } : proposed2;
}
function entered(table, locals2) {
  const mode = modeOf(locals2);
  if (!enters(mode)) return;
  const came = (locals2.returned?.objects ?? []).filter((id) => onBattlefield(table, id));
  const here = plansOf(locals2).flatMap(({ id, target }) => {
    const now = onBattlefield(table, id) ? id : came.find((one) => fieldsOf(table.object(one)).was === id);
    return now === void 0 ? [] : [{ id: now, target }];
  });
  table.local(locals2, "plans", here);
  table.local(locals2, "joined", here.map(({ id }) => id));
  if (mode === "enterAttacking") for (const { id } of here) tell2(table, id, fieldsOf(table.object(id)).attacking);
}
function tell2(table, id, target) {
  if (target !== 0) table.emit("enteredCombat", "508.4", { object: id, card: shownCard(table, id), target: nameOf(target), ...target > 0 ? { targetCard: shownCard(table, target) } : {} });
}
function join(table, locals2) {
  const [next8] = plansOf(locals2);
  if (next8 === void 0) return { done: { done: locals2.joined.length > 0, objects: locals2.joined } };
  const { id, target } = next8;
  table.local(locals2, "at", id);
  const mode = modeOf(locals2);
  if (mode === "enterAttacking" || !onBattlefield(table, id)) return { to: "finish" };
  if (mode === "attack" || mode === "reselect") {
    if (mode === "attack") {
      if (fieldsOf(table.object(id)).isAttacking || !startAttacking(table, id, target)) return { to: "finish" };
      tell2(table, id, target);
    } else if (fieldsOf(table.object(id)).isAttacking && canBeAttacked(table, target, controllerOf(table, id))) {
      attackAnother(table, id, target);
      table.emit("attackReselected", "508.7", { object: id, card: shownCard(table, id), target: nameOf(target), ...target > 0 ? { targetCard: shownCard(table, target) } : {} });
    }
    noteJoined(table, locals2, id);
    return { to: "finish" };
  }
  if (mode === "blocked") {
    const band = [id, ...bandOf(table, id)].filter((one) => fieldsOf(table.object(one)).isAttacking && !fieldsOf(table.object(one)).blocked);
    noteJoined(table, locals2, id);
    return happen(table, band.map((one) => becomeBlocked(one, controllerOf(table, one), [])), "finish");
  }
  return startBlocking(table, locals2, id, target);
}
function noteJoined(table, locals2, id) {
  table.local(locals2, "joined", [...locals2.joined, id]);
}
function startBlocking(table, locals2, id, attacker) {
  const isEntering = modeOf(locals2) === "enterBlocking";
  if (!mayStartBlocking(table, id, attacker)) return { to: "finish" };
  const blocking = fieldsOf(table.object(id)).blocking;
  const fresh2 = [attacker, ...bandOf(table, attacker)].filter((one) => blocking === null || !blocking.includes(one));
  if (fresh2.length === 0) return { to: "finish" };
  if (!isEntering) noteJoined(table, locals2, id);
  const seat = controllerOf(table, id);
  const batch = [];
  for (const one of fresh2) {
    const { blocked, blockers } = fieldsOf(table.object(one));
    const active = controllerOf(table, one);
    if (!blocked) batch.push(becomeBlocked(one, active, [id]));
    batch.push(blockedByOne(one, active, { blocker: id, count: blockers.length + 1, before: blockers.length }));
    if (!isEntering) batch.push(blockOne(id, seat, one));
    setObject(table, one, "blockers", [...blockers, id]);
    noteBlock(table, one, id);
  }
  if (!isEntering && blocking === null) batch.push(blockBy(id, seat, { attackers: fresh2, alone: false }));
  setObject(table, id, "blocking", [...blocking ?? [], ...fresh2]);
  table.emit("enteredCombat", isEntering ? "509.7" : "509.6", { object: id, card: shownCard(table, id), target: nameOf(attacker), targetCard: shownCard(table, attacker) });
  table.local(locals2, "place", fresh2);
  return happen(table, batch);
}
function askPlace(table, locals2, frame) {
  const [attacker] = nonEmpty(locals2.place, "an attacker that is blocked");
  const { blockers } = fieldsOf(table.object(attacker));
  if (blockers.length < 2) return { to: "placeAttacker" };
  askWhere(table, frame, gameOf(table).active, attacker, blockers.length);
  return { wait: true };
}
function placed3(table, locals2) {
  const [attacker] = nonEmpty(locals2.place, "an attacker that is blocked");
  setObject(table, attacker, "blockers", inserted2(fieldsOf(table.object(attacker)).blockers, locals2.at, placeIn(locals2)));
  table.local(locals2, "answer", null);
}
function askAttackerPlace(table, locals2, frame) {
  const id = locals2.at;
  const places3 = (fieldsOf(table.object(id)).blocking ?? []).length;
  if (places3 < 2) return { to: "finish" };
  askWhere(table, frame, controllerOf(table, id), id, places3);
  return { wait: true };
}
function attackerPlaced(table, locals2) {
  const [attacker] = nonEmpty(locals2.place, "an attacker that is blocked");
  const id = locals2.at;
  setObject(table, id, "blocking", inserted2(fieldsOf(table.object(id)).blocking ?? [], attacker, placeIn(locals2)));
}
function askWhere(table, frame, seat, of, places3) {
  const options = Array.from({ length: places3 }, (_, at) => ({ id: `place:${at + 1}`, label: "place", params: { place: at + 1 } }));
  table.ask(frame, { seat, kind: "placeInOrder", rule: "509.6", params: { card: shownCard(table, of), object: of }, domain: { type: "options", min: 1, max: 1, options } });
}
var placeIn = (locals2) => Number(picksOf(locals2.answer)[0].slice("place:".length)) - 1;
function inserted2(order2, id, at) {
  return order2.filter((one) => one !== id).toSpliced(at, 0, id);
}
function finish5(table, locals2) {
  table.local(locals2, "answer", null);
  const [, ...rest2] = locals2.place ?? [];
  if (rest2.length > 0) {
    table.local(locals2, "place", rest2);
    return { to: "place" };
  }
  table.local(locals2, "place", null);
  table.local(locals2, "plans", plansOf(locals2).slice(1));
  return { to: "join" };
}
function damage({ source, to, amount: amount3, combat, firm }, rule2) {
  return propose("damage", receiver(to), { source, to, amount: amount3, combat, firm: firm ?? false, rule: rule2 });
}
function receiver(to) {
  const seat = seatOfId(to);
  return seat === null ? { object: to } : { seat };
}
function redirected(happening, to) {
  const { object = 0, seat = -1 } = receiver(to);
  return { ...happening, object, seat, data: { ...happening.data, to } };
}
function canBeDamaged(table, id) {
  return seatOfId(id) !== null || table.find(id)?.zone === "battlefield" && (isType(table, id, "creature") || isType(table, id, "planeswalker"));
}
var keys3 = ["damage"];
var damageRule = { keys: () => keys3, possible: (table, happening) => happening.data.amount > 0 && canBeDamaged(table, happening.data.to) && !isKeptOff(table, happening), firm: isFirm, contains: results, commit: (table, list) => {
  for (const { data } of list) {
    const { source, to, amount: amount3, combat, rule: rule2 } = readAs(data);
    table.emit("damageDealt", rule2, { object: source, card: cardOf3(table, source), to: nameOf(to), amount: amount3, combat, ...to > 0 ? { toCard: shownCard(table, to) } : {} });
  }
  return list;
} };
var isKeptOff = (table, happening) => happening.object === 0 && protectedFrom(table, idOfSeat(happening.seat), happening.data.source) && !isFirm(table, happening);
function isFirm(table, { data }) {
  if (data.firm === true) return true;
  const source = data.source;
  if (table.find(source) !== null && forbids(table, source, "preventDamage")) return true;
  return table.seats().some((seat) => forbids(table, idOfSeat(seat), "preventDamage", source));
}
function damagePrevented(table, { source, seat, amount: amount3, happenings: happenings2 }) {
  const [first2] = happenings2;
  if (first2?.type !== "damage") return;
  table.emit("damagePrevented", "615.6", { object: source, card: cardOf3(table, source), amount: amount3 });
  notice(table, "damagePrevented", { object: first2.object, seat: first2.seat }, { by: source, bySeat: seat, amount: amount3, source: first2.data.source });
}
function sourceHas(table, source, keyword2) {
  if (table.find(source) !== null) return hasKeyword(table, source, keyword2);
  const keywords = table.state.past[source]?.values.keywords;
  return Array.isArray(keywords) && keywords.includes(keyword2);
}
function cardOf3(table, source) {
  return shownCard(table, source);
}
function controllerOfSource(table, source) {
  return table.controllerOf(knownRow(table, source));
}
function results(table, { object, seat, data }) {
  const source = data.source;
  const amount3 = data.amount;
  const found3 = [];
  const infect = sourceHas(table, source, "infect");
  if (object === 0) found3.push(infect ? addPlayerCounters(seat, "poison", amount3, "120.3b") : loseLife(seat, amount3, "120.3a"));
  else {
    if (isType(table, object, "planeswalker")) found3.push(removeCounters(object, "loyalty", amount3, "120.3c"));
    if (isType(table, object, "creature")) found3.push(infect || sourceHas(table, source, "wither") ? addCounters(object, "-1/-1", amount3, "120.3d", controllerOfSource(table, source), data.combat !== true) : mark2(object, source, amount3));
    if (sourceHas(table, source, "deathtouch")) found3.push(propose("touchDeadly", { object }));
  }
  if (sourceHas(table, source, "lifelink")) found3.push(gainLife(controllerOfSource(table, source), amount3, "120.3f"));
  return found3;
}
function mark2(object, source, amount3) {
  return propose("markDamage", { object }, { source, amount: amount3 });
}
var unwatched2 = [];
var markDamageRule = { keys: () => unwatched2, commit: (table, list) => {
  for (const { object, data } of list) setObject(table, object, "damage", table.number(fieldsOf(table.object(object)).damage + data.amount));
  return list;
} };
var touchDeadlyRule = { keys: () => unwatched2, commit: (table, list) => {
  for (const { object } of list) setObject(table, object, "deathtouched", true);
  return list;
} };
function remains(table, id) {
  const zone = table.find(id)?.zone;
  return zone === "battlefield" || zone === phasedZone;
}
function phase(table, seat) {
  const out = permanentsOf(table, seat).filter((id) => hasKeyword(table, id, "phasing"));
  const back2 = table.zone(phasedZone).order.filter((id) => fieldsOf(table.object(id)).phased === `direct:${seat}`);
  phaseOut(table, out, "502.1");
  phaseIn(table, back2, "502.1");
}
function phaseOut(table, ids2, rule2) {
  const group = withAttached(table, ids2);
  for (const id of group) {
    setObject(table, id, "phased", ids2.includes(id) && !group.includes(table.object(id).host) ? `direct:${table.controllerOf(table.object(id))}` : "indirect");
    removeFromCombat(table, id);
  }
  for (const id of group) tell3(table, id, "phasedOut", rule2);
  shift(table, group, phasedZone);
  leavePairs(table, group);
}
function phaseIn(table, ids2, rule2) {
  const group = withAttached(table, ids2).filter((id) => ids2.includes(id) || fieldsOf(table.object(id)).phased === "indirect");
  for (const id of group) setObject(table, id, "phased", "");
  shift(table, group, "battlefield");
  for (const id of group) if (table.object(id).host === 0) endBestow(table, id);
  for (const id of group) tell3(table, id, "phasedIn", rule2);
}
function tell3(table, id, key, rule2) {
  const row = table.object(id);
  table.emit(key, rule2, { object: id, card: shownCard(table, id), seat: table.controllerOf(row) });
  notice(table, key, { object: id });
}
function withAttached(table, ids2) {
  const found3 = new Set(ids2);
  for (const id of found3) for (const attached of table.object(id).attached) if (table.object(attached).zone === table.object(id).zone) found3.add(attached);
  return [...found3];
}
function shift(table, group, zone) {
  const before = group.map((id) => ({ id, host: table.object(id).host, stamp: table.object(id).stamp }));
  for (const id of group) place(table, id, { zone, at: "bottom" });
  for (const { id, host } of before) if (host !== 0) attach(table, id, host);
  for (const { id, stamp } of before) table.set(table.object(id), "stamp", stamp);
}
var stays = isThere;
var duration = (table, env, name2, verb2) => durationOf(table, env, name2, verb2, gameOf(table).turn, stays);
var endOfTurns2 = (table) => endOfTurns(table, gameOf(table).active, gameOf(table).turn);
function endNextUntap(table, seat) {
  const mine2 = (id) => table.controllerOf(table.object(id)) === seat;
  for (const effect2 of Object.values(table.state.effects)) {
    if (effect2.until !== "nextUntap") continue;
    if (effect2.objects === null) {
      if (effect2.controller === seat) endEffects(table, ({ id }) => id === effect2.id);
      continue;
    }
    const rest2 = effect2.objects.filter((id) => !mine2(id));
    if (rest2.length === 0) endEffects(table, ({ id }) => id === effect2.id);
    else table.set(effect2, "objects", rest2);
  }
}
var endLapsed2 = (table) => endLapsed(table, stays);
var mustStabiliseNow = (table) => comesBack(table) || lapses(table);
function lapses(table) {
  const { effects, watches } = table.state;
  const depends = ({ until }) => until === "while" || until.startsWith("leaves:");
  if (!Object.values(effects).some(depends) && !Object.values(watches).some(depends)) return false;
  const lasting4 = () => table.count("effects") + table.count("watches");
  const before = lasting4();
  return trial(table, () => (endLapsed2(table), lasting4() < before));
}
var comeBackRef = procedureRef("comeBack");
function stabilise2(table) {
  endLapsed2(table);
  noteStanding(table);
  collectStates(table);
  return comesBack(table) ? call(comeBackRef, { returned: null }) : null;
}
function comesBack(table) {
  const { away } = gameOf(table);
  return away.length > 0 && away.some(({ source }) => !remains(table, source));
}
function ableToUntap(table) {
  const held2 = heldTapped(table);
  return permanentsOf(table, gameOf(table).active).filter((id) => fieldsOf(table.object(id)).tapped && !held2.includes(id) && !forbids(table, id, "untap"));
}
function heldTapped(table) {
  const { active } = gameOf(table);
  const held2 = permanents(table).filter((id) => fieldsOf(table.object(id)).exerted.includes(active));
  for (const id of held2) setObject(table, id, "exerted", fieldsOf(table.object(id)).exerted.filter((seat) => seat !== active));
  return held2;
}
function sharesOf(table, able) {
  const bearer = idOfSeat(gameOf(table).active);
  const shares = [];
  for (const { is, where } of rulesWith(table, bearer, "limit")) {
    const among2 = able.filter((id) => fitsEntry(table, where, id, bearer));
    shares.push({ among: among2, min: is, max: is });
  }
  const free2 = able.filter((id) => permits(table, id, "stayTapped"));
  return [...shares, { among: free2, min: 0, max: free2.length }];
}
function askUntap(table, locals2, frame) {
  if (locals2.able === void 0) {
    const able2 = ableToUntap(table);
    table.local(locals2, "able", able2);
    table.local(locals2, "shares", sharesOf(table, able2));
  }
  const able = locals2.able ?? [];
  for (; ; ) {
    const [share2, ...rest2] = locals2.shares ?? [];
    if (share2 === void 0) return { to: "untap" };
    const among2 = share2.among.filter((id) => able.includes(id));
    if (among2.length > share2.min) {
      const options = among2.map((id) => ({ id: `object:${id}`, label: "object", params: { card: shownCard(table, id), object: id }, object: id }));
      table.ask(frame, { seat: gameOf(table).active, kind: "chooseUntap", rule: "502.2", domain: { type: "options", min: share2.min, max: Math.min(share2.max, among2.length), options } });
      return { wait: true };
    }
    table.local(locals2, "shares", rest2);
  }
}
function noteUntap(table, locals2) {
  const [share2, ...rest2] = nonEmpty(locals2.shares, "a share of what untaps");
  const chosen6 = pickedObjects(locals2.answer);
  table.local(locals2, "able", (locals2.able ?? []).filter((id) => !share2.among.includes(id) || chosen6.includes(id)));
  table.local(locals2, "shares", rest2);
  return { to: "choose" };
}
function untapChosen(table, locals2) {
  const able = locals2.able ?? [];
  return happen(table, able.map((id) => untap(id, "502.2")));
}
function create(seat, { token, amount: amount3, tapped, attacking, copy: copy2 }, rule2) {
  const data = { token, amount: amount3, tapped, rule: rule2, objects: [] };
  if (attacking !== void 0) data.attacking = attacking;
  if (copy2 !== void 0) data.copy = copy2;
  return propose("create", { seat }, data);
}
var creating = ["created"];
var createRule = { keys: () => creating, possible: (_table, { data }) => data.amount > 0, makes: (table, happening) => {
  const { seat, data } = happening;
  const objects = Array.from({ length: data.amount }, () => table.create(data.token, seat, "token").id);
  if (data.copy !== void 0) for (const id of objects) setObject(table, id, "copy", data.copy);
  return { ...happening, data: { ...data, objects } };
}, contains: (_table, { seat, data }) => data.objects.map((id, at) => entering4(id, seat, data, at)), commit: (table, list) => list.map((happening) => {
  const { seat, data } = happening;
  const objects = data.objects.filter((id) => arrived2(table, id));
  if (objects.length === 0) return null;
  const token = table.object(objects[0]).card;
  table.emit("tokensCreated", data.rule, { seat, card: token, count: objects.length, objects });
  return { ...happening, data: { ...data, objects, amount: objects.length } };
}) };
function entering4(id, seat, { tapped, attacked, attacking = attacked?.[0], rule: rule2 }, at) {
  const entry2 = move(id, { to: "battlefield", under: seat, tapped }, rule2);
  const target = attacked?.[at] ?? attacking;
  return target === void 0 ? entry2 : { ...entry2, data: { ...entry2.data, attacking: target } };
}
function arrived2(table, id) {
  if (table.find(id)?.zone === "") vanish(table, id);
  return table.find(id)?.zone === "battlefield";
}
function cease(object, rule2) {
  return propose("cease", { object }, { rule: rule2 });
}
var unwatched3 = [];
var ceaseRule = { keys: () => unwatched3, commit: (table, list) => {
  for (const { object, data } of list) {
    table.emit("ceasedToExist", data.rule, { object, card: table.object(object).card });
    vanish(table, object);
  }
  return list;
} };
function showFaceDown(table) {
  for (const zone of ["battlefield", "stack"]) {
    for (const object of table.zone(zone).order) {
      const row = table.object(object);
      if (fieldsOf(row).faceDown === "") continue;
      learn(table, object, table.seats());
      table.emit("cardRevealed", "707.9", { seat: row.owner, card: row.card, object });
    }
  }
}
var subgameRef = procedureRef("subgame");
var timeRule = "MTR 2.4";
var turnsAfterTime = 5;
function gameRuns(table) {
  return frameOf(table, "game") !== null;
}
function endGame(table, losses, reason) {
  for (const { seat, rule: rule2 } of losses) table.emit("playerLost", rule2, { seat });
  const winners = table.seats().filter((seat) => !losses.some((loss) => loss.seat === seat));
  const [first2] = losses;
  concludeGame2(table, { winners, reason: reason ?? reasonOf(first2?.rule ?? ""), rule: winners.length === 0 ? "104.4a" : "104.2a" });
}
function concludeGame2(table, result) {
  const around = frameOf(table, subgameRef.name, matchRef.name);
  const subgame = localsIn(around, subgameRef);
  const inner3 = subgame !== null;
  const locals2 = subgame ?? must(localsIn(around, matchRef), "frame of a match");
  showFaceDown(table);
  table.emit(inner3 ? "subgameEnded" : "gameEnded", result.rule, { game: matchOf(table).game, winners: [...result.winners], reason: result.reason });
  table.local(locals2, "ended", result);
  unwindTo(table, inner3 ? subgameRef.name : matchRef.name, "ended");
}
function giveUp(table, seats, scope, reason) {
  const rule2 = reason === "judge" ? "104.3k" : "104.3a";
  if (scope === "game") return endGame(table, seats.map((seat) => ({ seat, rule: rule2 })), reason);
  endMatch(table, { winners: table.seats().filter((seat) => !seats.includes(seat)), reason, rule: rule2 });
}
function agreeDraw(table, scope) {
  const result = { winners: [], reason: "agreedDraw", rule: "104.4i" };
  if (scope === "game") concludeGame2(table, result);
  else endMatch(table, result);
}
function endMatch(table, result) {
  if (gameRuns(table)) {
    showFaceDown(table);
    table.emit("gameEnded", result.rule, { game: matchOf(table).game, winners: [...result.winners], reason: result.reason });
  }
  table.finish(result);
}
function reasonOf(rule2) {
  switch (rule2) {
    case "704.5a":
      return "life";
    case "704.5b":
      return "emptyLibrary";
    case "704.5c":
      return "poison";
    case timeRule:
      return "timeCalled";
    default:
      return "lost";
  }
}
var endOfRound = { procedures: { swiss: { rule: timeRule, turns: turnsAfterTime, level: "drawn" }, elimination: { rule: timeRule, turns: turnsAfterTime, level: "untilBehind" } }, isPlaying: gameRuns, lives: (table) => table.seats().map((seat) => playerOf(table, seat).life), endGame: concludeGame2, endMatch };
function lose(seat, rule2) {
  return propose("lose", { seat }, { rule: rule2 });
}
function win(seat, rule2) {
  return propose("win", { seat }, { rule: rule2 });
}
function drawGame(rule2) {
  return propose("drawGame", {}, { rule: rule2 });
}
var losing2 = ["lostGame"];
var winning = ["wonGame"];
var drawing2 = ["drawnGame"];
var loseRule = { keys: () => losing2, possible: (table, { seat }) => !forbids(table, idOfSeat(seat), "loseGame"), commit: (table, list) => {
  endGame(table, list.map(({ seat, data }) => ({ seat, rule: data.rule })));
  return list;
} };
var winRule = { keys: () => winning, possible: (table, { seat }) => gameRuns(table) && !forbids(table, idOfSeat(seat), "winGame"), commit: (table, list) => {
  concludeGame2(table, { winners: list.map(({ seat }) => seat), reason: "effect", rule: "104.2b" });
  return list;
} };
var drawGameRule = { keys: () => drawing2, possible: (table) => gameRuns(table), commit: (table, list) => {
  concludeGame2(table, { winners: [], reason: "effect", rule: "104.4c" });
  return list;
} };
function losers(table) {
  const found3 = [];
  const behind = seatsBehind(table);
  for (const seat of table.seats()) {
    const rule2 = lost2(table, seat) ?? (behind.includes(seat) ? timeRule : null);
    if (rule2 !== null && !forbids(table, idOfSeat(seat), "loseGame")) found3.push(lose(seat, rule2));
  }
  return found3;
}
function lost2(table, seat) {
  const { life, drewFromEmpty, counters: counters3 } = playerOf(table, seat);
  if (life <= 0) return "704.5a";
  if (drewFromEmpty) return "704.5b";
  return (counters3.poison ?? 0) >= 10 ? "704.5c" : null;
}
function plainItem(given) {
  return { vars: {}, way: "", instead: "", open: false, ...given };
}
var itemOf = (table, id) => itemOn(table, id);
var setItem = (table, id, item) => setItemOn(table, id, item);
function actionsOn(table, id, found3) {
  const values = valuesOf2(table, id);
  const { counters: counters3, damage: damage2, deathtouched } = fieldsOf(table.object(id));
  const subtypes = values.subtypes;
  const doom = doomOf(table, id, values, damage2, deathtouched);
  if (doom !== null) found3.push(doom);
  else if (subtypes.includes("Saga") && isTold2(table, id, counters3.lore ?? 0)) found3.push(move(id, { to: "graveyard", sacrifice: true }, "704.5s"));
  attachment(table, id, subtypes, found3);
  for (const _kind in counters3) {
    tooMany(table, id, counters3, found3);
    break;
  }
}
function doomOf(table, id, values, damage2, deathtouched) {
  const types = values.types;
  if (types.includes("planeswalker") && (fieldsOf(table.object(id)).counters.loyalty ?? 0) === 0) return move(id, { to: "graveyard" }, "704.5i");
  if (!types.includes("creature")) return null;
  const toughness = typeof values.toughness === "number" ? values.toughness : 0;
  if (toughness <= 0) return move(id, { to: "graveyard" }, "704.5f");
  const rule2 = damage2 >= toughness ? "704.5g" : deathtouched ? "704.5h" : null;
  return rule2 === null || hasKeyword(table, id, "indestructible") ? null : destroy(id, rule2);
}
function attachment(table, id, subtypes, found3) {
  const { host } = table.object(id);
  if (subtypes.includes("Aura")) {
    if (host !== 0 && isBestowed(table, id)) {
      if (!attachable(table, id, host)) found3.push(unattach(id, "702.102e"));
      return;
    }
    if (!attachable(table, id, host) && !found3.some(({ object }) => object === id)) found3.push(move(id, { to: "graveyard" }, "704.5m"));
    return;
  }
  if (host === 0 || attachable(table, id, host)) return;
  const attaches = subtypes.includes("Equipment") || subtypes.includes("Fortification");
  const creature3 = valuesOf2(table, id).types.includes("creature");
  found3.push(unattach(id, attaches && !creature3 ? "704.5n" : "704.5p"));
}
function tooMany(table, id, counters3, found3) {
  const pairs = Math.min(counters3["+1/+1"] ?? 0, counters3["-1/-1"] ?? 0);
  if (pairs > 0) found3.push(removeCounters(id, "+1/+1", pairs, "704.5q"), removeCounters(id, "-1/-1", pairs, "704.5q"));
  for (const rule2 of rulesWith(table, id, "number")) {
    const excess = rule2.of === "counters" ? (counters3[rule2.kind] ?? 0) - (rule2.is ?? 0) : 0;
    if (excess > 0) found3.push(removeCounters(id, rule2.kind, excess, "704.5r"));
  }
}
function isTold2(table, id, lore) {
  if (lore < finalChapter(table, id) || forbids(table, id, "beSacrificed")) return false;
  if (waitingTriggers(table).some(({ source, ability: ability2 }) => source === id && chapterOf(table, ability2) > 0)) return false;
  return !table.zone("stack").order.some((item) => table.object(item).kind === "item" && itemOf(table, item).source === id && chapterOf(table, itemOf(table, item).ability) > 0);
}
function finalChapter(table, id) {
  return Math.max(0, ...abilitiesOf(table, table.object(id)).map(({ path }) => chapterOf(table, path)));
}
function chapterOf(table, ability2) {
  const { chapter } = table.library.ability(ability2).ability.marks ?? {};
  return typeof chapter === "number" ? chapter : 0;
}
function nameKeys(card) {
  if (card.id.includes(":")) return [];
  const others3 = (card.faces ?? []).map(({ names: names3 }) => names3.en);
  return isSplit(card.faces) ? others3 : [card.id, ...others3];
}
var faceNamed = ({ faces: faces2 }, key) => 1 + (faces2 ?? []).findIndex((face) => face.names.en === key);
function acceptName(table, decision, card, key) {
  const { among: among2 } = decision.domain;
  const program = table.library.card(card.id);
  const values = printedValues(program, faceNamed(card, key));
  const has2 = (word3) => ["types", "supertypes", "subtypes", "colours"].some((list) => values[list].includes(word3));
  const words3 = among2 === "any" ? [] : among2.split(" ");
  const fits4 = words3.every((word3) => word3.startsWith("non") ? !has2(word3.slice(3)) : has2(word3));
  return fits4 ? null : { rule: "201.3a", detail: `No card with the qualities "${among2}" is named ${key}.` };
}
function namedAs(table, row) {
  const keys6 = keysOfNames(table.library);
  return namesIn2(valuesOf2(table, row.id)).flatMap((one) => keys6.get(one) ?? []);
}
function namesIn2({ name: name2 }) {
  return typeof name2 === "string" ? name2 === "" ? [] : [name2] : name2;
}
var keysOfNames = once((library) => {
  const found3 = /* @__PURE__ */ new Map();
  for (const card of library.catalogue()) for (const key of nameKeys(card)) found3.set(key === card.id ? card.names.en : key, key);
  return found3;
});
function creatureNames({ card }) {
  const has2 = (list, word3) => (card.printed[list] ?? []).includes(word3);
  const counts2 = nameKeys(card).length > 0 && has2("types", "creature") && !has2("supertypes", "legendary");
  return counts2 ? [card.names.en] : [];
}
function namesOfCreatures({ library }) {
  return library.openings.section("creatureNames");
}
function sameNames(table, legends) {
  const groups = /* @__PURE__ */ new Map();
  for (const id of legends) {
    for (const name2 of namesIn2(valuesOf2(table, id))) {
      const key = `${table.controllerOf(table.object(id))}:${name2}`;
      groups.set(key, [...groups.get(key) ?? [], id]);
    }
  }
  const order2 = turnOrder(table);
  const found3 = distinct([...groups.values()].filter((objects) => objects.length > 1)).map((objects) => ({ seat: table.controllerOf(table.object(objects[0])), objects }));
  return found3.sort((one, other) => order2.indexOf(one.seat) - order2.indexOf(other.seat));
}
function distinct(groups) {
  const keys6 = groups.map(String);
  return groups.filter((_, at) => keys6.indexOf(keys6[at]) === at);
}
function oldWorlds(table, worlds) {
  const since = (id) => fieldsOf(table.object(id)).worldSince;
  const newest = Math.max(...worlds.map(since));
  const left = worlds.filter((id) => since(id) === newest);
  return worlds.filter((id) => left.length > 1 || id !== left[0]).map((id) => move(id, { to: "graveyard" }, "704.5k"));
}
var legendRuleProcedure = defineProcedure({ name: "legendRule", steps: [{ name: "ask", rule: "704.5j", run: ask9 }, { name: "kept", rule: "704.5j", run: kept3 }, { name: "act", rule: "704.3", run: act4 }, { name: "done", run: () => ({ done: null }) }] });
function legendLocals(batch, groups) {
  return { batch, groups, at: 0, returned: null, answer: null, answers: null };
}
var groupOf = (locals2) => locals2.groups[locals2.at];
function ask9(table, locals2, frame) {
  const group = groupOf(locals2);
  if (group === void 0) return { to: "act" };
  const options = group.objects.map((id) => ({ id: `object:${id}`, label: "object", params: { card: shownCard(table, id), object: id }, object: id }));
  table.ask(frame, { seat: group.seat, kind: "keepLegend", rule: "704.5j", params: { card: table.object(group.objects[0]).card }, domain: { type: "options", min: 1, max: 1, options } });
  return { wait: true };
}
function kept3(table, locals2) {
  const stays2 = Number(picksOf(locals2.answer)[0].slice("object:".length));
  const batch = locals2.batch;
  const gone = groupOf(locals2).objects.filter((id) => id !== stays2 && !batch.some(({ object }) => object === id));
  table.local(locals2, "batch", [...batch, ...gone.map((id) => move(id, { to: "graveyard" }, "704.5j"))]);
  table.local(locals2, "at", locals2.at + 1);
  return { to: "ask" };
}
function act4(table, locals2) {
  return happen(table, locals2.batch);
}
function sortOut(table, legends, worlds) {
  for (const id of permanents(table)) {
    const supertypes2 = valuesOf2(table, id).supertypes;
    if (supertypes2.includes("legendary")) legends.push(id);
    if (supertypes2.includes("world")) worlds.push(id);
  }
}
function stateBasedActions(table) {
  const found3 = look4(table);
  for (const seat of table.seats()) setPlayer(table, seat, "drewFromEmpty", false);
  for (const id of permanents(table)) setObject(table, id, "deathtouched", false);
  if (gameOf(table).strays.length > 0) setGame(table, "strays", nobody8);
  return found3;
}
function isQuiet(table) {
  const { batch, groups } = look4(table);
  return batch.length === 0 && groups.length === 0 && waitingTriggers(table).length === 0;
}
var nobody8 = [];
function look4(table) {
  const batch = [...losers(table)];
  for (const id of permanents(table)) actionsOn(table, id, batch);
  const legends = [];
  const worlds = [];
  sortOut(table, legends, worlds);
  for (const old of oldWorlds(table, worlds)) if (!batch.some(({ object }) => object === old.object)) batch.push(old);
  for (const id of gameOf(table).strays) stray(table, id, batch);
  return { batch, groups: sameNames(table, legends) };
}
function stray(table, id, batch) {
  const row = table.find(id);
  if (row !== null) batch.push(cease(id, row.kind === "token" ? "704.5d" : "704.5e"));
}
var passing2 = { objects: ["controlledSince", "arrived", "worldSince", "was", "transformedAt"], players: ["turnStamp", "upkeepStamp", "lastUpkeepStamp", "passing"], game: ["loop", "combat", "shortcut", "lastAct", "rounds"], numbers: ["life", "counters", "mulligans", "landsPlayed", "owner", "controller", "seat", "damage", "x", "amount", "monstrous", "loyaltyTurn", "band", "turn", "add", "power", "toughness"] };
function noteResolution(table) {
  if (findLoop(table, passing2, table.state.players.map((_, seat) => playerOf(table, seat).life), "721.4")) concludeGame2(table, { winners: [], reason: "loop", rule: "104.4b" });
}
function noteAnswer(table, decision, answer2) {
  const picks = "picks" in answer2 ? answer2.picks : null;
  if (picks !== null && passedFor(picks[0] ?? "") !== null) return;
  const { subject } = decision;
  endShortcut(table);
  if (!loopBegan(table) && !passesAhead(table, subject)) return;
  if (!isRealChoice(decision)) return;
  forgetLoop(table);
  if (picks?.length !== 0) passAhead(table, subject, "");
}
var kept4 = 16;
var standing2 = { ...passing2, byValues: true };
var positionNow = (table) => `${positionOf(table, standing2)} ${Object.keys(table.state.watches).join(" ")}`;
function noteRound(table, seat, act6) {
  const { rounds, active } = gameOf(table);
  if (seat !== active) {
    setGame(table, "rounds", rounds.map((round) => ({ ...round, answered: true })));
    return;
  }
  if (act6.type !== "activate") return;
  setGame(table, "rounds", [...rounds.slice(1 - kept4), { act: actId(act6), position: positionNow(table), answered: false }]);
}
function withoutRounds(table, seat, acts) {
  const { rounds, active } = gameOf(table);
  const over = seat === active ? rounds.filter(({ answered }) => answered) : [];
  if (over.length === 0) return acts;
  const position = positionNow(table);
  return acts.filter((act6) => !over.some((round) => round.act === actId(act6) && round.position === position));
}
var fresh = { timed: false, opened: false, timely: false, item: 0, origin: null, from: "", paid: {}, optional: [], parts: [], base: [], x: 0, life: 0, halves: [], left: [], made: [], spent: [], riders: [], helper: -1, help: [], helping: [], wholly: false, instead: "" };
function castLocals(table, seat, object, way2, { timed, opened, wholly }) {
  const ability2 = factsOfWay(table, table.object(object), way2).spell;
  return { ...effectLocals(listenerEnv(table, { object, seat, ability: ability2 }, null), ""), ...fresh, timed, opened, wholly: wholly === true, ability: ability2, spell: true, way: way2 };
}
function activateLocals(table, seat, object, ability2) {
  return { ...effectLocals(listenerEnv(table, { object, seat, ability: ability2 }, null), ""), ...fresh, ability: ability2, spell: false, way: ordinary };
}
var factsOf3 = (table, locals2) => castingFacts(table, locals2.item);
function baseOf3(table, locals2) {
  const { spell, item, way: way2, ability: ability2 } = locals2;
  if (!spell) return parseCost(manaOfAbility(table, locals2.self, table.library.ability(ability2).ability) ?? "");
  return parseCost(costOfWay(table, way2, valuesOf2(table, item).cost) ?? "");
}
function changesFor(table, locals2, base, additional2) {
  const { spell, item, ability: ability2, parts: parts2 } = locals2;
  const targets2 = parts2.flatMap(({ vars, each }) => each === true ? [] : Object.values(vars).flatMap((value) => Array.isArray(value) ? value : []));
  const env = envOf(locals2);
  const own2 = parts2.length === 0 ? env : { ...env, vars: Object.assign({}, env.vars, ...parts2.map(({ vars }) => vars)) };
  if (spell) return costChanges(table, own2, base, additional2, subjectOf(table, item, factsOf3(table, locals2), locals2.way, targets2));
  const { keyword: keyword2 } = table.library.ability(ability2).ability;
  return costChanges(table, own2, base, additional2, { of: "activate", object: env.self, own: [], targets: targets2, ...keyword2 === void 0 ? {} : { keyword: keyword2 } });
}
function allMana(table, locals2) {
  const { paid } = locals2;
  return [...additionalMana(table, envOf(locals2), factsOf3(table, locals2)), ...chosenMana(table, paid), ...perMode(table, locals2).map(({ ability: ability2 }) => ({ mana: parseCost(manaIn(ability2.cost ?? [])) }))];
}
function perMode(table, locals2) {
  const { parts: parts2, ability: own2 } = locals2;
  const beyond2 = parts2.filter(({ at }) => at.startsWith(`${own2}/`)).slice(1);
  const marked = factsOf3(table, locals2).additional.filter(({ ability: ability2 }) => ability2.marks?.modes === "beyondFirst");
  return beyond2.flatMap(() => marked);
}
function purseOfAnnouncement(table, locals2) {
  const { spell, item, way: way2, ability: ability2 } = locals2;
  const seat = locals2.you;
  if (spell) return purseFor(table, momentOf(table, seat), item, way2);
  const self = locals2.self;
  return purseOf(table, seat, { without: usesItself(table.library.ability(ability2).ability.cost ?? []) ? [self] : [], spender: { purpose: "ability", object: self } });
}
function askX3(table, locals2, frame) {
  const sum2 = openCost(table, locals2);
  table.local(locals2, "base", sum2);
  const { ability: ability2 } = locals2;
  const marks = table.library.ability(ability2).ability.marks;
  const letter = letterIn(sum2);
  if (letter === void 0 && marks?.x === void 0) return { to: "symbol" };
  const most3 = letter === void 0 ? amount(table, envOf(locals2), marks?.x) : mostX(table, locals2, withoutOthers(sum2, letter), marks?.xOnly);
  if (most3 < 0) return { to: "reverse" };
  table.ask(frame, { seat: locals2.you, kind: "chooseX", rule: "601.2b", params: { card: locals2.card, object: locals2.self, cost: printCost(sum2), letter: letter ?? "X" }, domain: { type: "number", min: 0, max: most3 } });
  return { wait: true };
}
function openCost(table, locals2) {
  const { base } = locals2;
  return hasVariable(base) ? base : addCosts(baseOf3(table, locals2), ...allMana(table, locals2).map(({ mana: mana3 }) => mana3));
}
var letters = ["X", "Y", "Z"];
function letterIn(cost) {
  return letters.find((letter) => cost.some((symbol) => symbol.kind === "variable" && symbol.letter === letter));
}
var withoutOthers = (cost, own2) => letters.reduce((rest2, letter) => letter === own2 ? rest2 : withX(rest2, 0, void 0, letter), cost);
function mostX(table, locals2, sum2, only2) {
  const purse = purseOfAnnouncement(table, locals2);
  const { spell, item } = locals2;
  const helped = spell ? assistance(table, locals2.you, item) : 0;
  const isPaid = (cost) => totalsOf(changesFor(table, locals2, { mana: cost }, [])).some(({ mana: mana3, life }) => canAfford(purse, helped === 0 ? mana3 : withoutGeneric(mana3, helped), life));
  return largestX(sum2, purse.means, only2, isPaid);
}
function totalsOf(changes2) {
  return changes2.increases === void 0 ? [{ mana: changes2.base.mana, life: 0 }] : possibleTotals(changes2);
}
function takeX2(table, locals2) {
  const { ability: ability2, base, item, spell } = locals2;
  const number2 = numberOfAnswer(locals2.answer);
  const only2 = table.library.ability(ability2).ability.marks?.xOnly;
  const letter = letterIn(base) ?? "X";
  const rest2 = withX(base, number2, only2, letter);
  bindVar(table, locals2, letter.toLowerCase(), number2);
  table.local(locals2, "base", rest2);
  if (letter === "X") table.local(locals2, "x", number2);
  if (letter === "X" && spell) setObject(table, item, "x", number2);
  return hasVariable(rest2) ? { to: "x" } : void 0;
}
function openSymbol(cost, changed3) {
  return cost.findIndex(({ kind: kind2 }) => kind2 === "phyrexian" || kind2 === "monohybrid" || kind2 === "hybrid" && changed3);
}
function askSymbol2(table, locals2, frame) {
  const { base, life } = locals2;
  const changes2 = changesFor(table, locals2, { mana: base }, []);
  const changed3 = (changes2.reductions?.length ?? 0) > 0 || (changes2.atLeast ?? 0) > 0;
  const at = openSymbol(base, changed3);
  if (at < 0) return { to: "targets" };
  const purse = purseOfAnnouncement(table, locals2);
  const available = playerOf(table, locals2.you).life - life;
  const pays = (cost, left) => plainForms(cost).some((form) => form.life <= left && canAffordOne(purse, possibleTotals(changesFor(table, locals2, { mana: form.mana }, []))));
  const ways = payableWays(base, at, available, pays);
  const symbol = base[at];
  const all = waysToPay(symbol);
  if (ways.length <= 1) return settleSymbol2(table, locals2, at, all.findIndex((way2) => JSON.stringify(way2) === JSON.stringify(ways[0] ?? all[0])));
  const options = all.map((way2, index) => ({ id: `way:${index}`, label: way2.life > 0 ? "payLife" : "mana", params: way2.life > 0 ? { amount: way2.life } : { mana: printCost(way2.mana) } }));
  table.ask(frame, { seat: locals2.you, kind: "chooseWayToPay", rule: "601.2b", params: { card: locals2.card, object: locals2.self, cost: printCost(base), symbol: printSymbol(symbol) }, domain: { type: "options", min: 1, max: 1, options } });
  return { wait: true };
}
function takeSymbol2(table, locals2) {
  const { base } = locals2;
  const changes2 = changesFor(table, locals2, { mana: base }, []);
  const at = openSymbol(base, (changes2.reductions?.length ?? 0) > 0 || (changes2.atLeast ?? 0) > 0);
  return settleSymbol2(table, locals2, at, Number(picksOf(locals2.answer)[0].slice("way:".length)));
}
function settleSymbol2(table, locals2, at, index) {
  const { base, life } = locals2;
  const way2 = waysToPay(base[at])[index];
  table.local(locals2, "base", [...base.slice(0, at), ...way2.mana, ...base.slice(at + 1)]);
  table.local(locals2, "life", life + way2.life);
  return { to: "symbol" };
}
function determineTotal(table, locals2) {
  const { base, spell, ability: ability2, way: way2, paid, halves: halves2 } = locals2;
  const env = envOf(locals2);
  const changes2 = withHalves(changesFor(table, locals2, { mana: base }, []), halves2);
  const { mana: mana3 } = changes2.increases === void 0 ? { mana: base } : totalCost(changes2);
  table.local(locals2, "base", mana3);
  const left = [];
  if (spell) left.push(...otherCosts(table, env, way2, factsOf3(table, locals2)));
  else addPaths(table, `${ability2}/cost`, left);
  for (const [path, times] of Object.entries(paid)) for (let time = 0; time < times; time++) addPaths(table, `${path}/cost`, left);
  for (const { path } of perMode(table, locals2)) addPaths(table, `${path}/cost`, left);
  table.local(locals2, "left", left);
}
var mostTimes2 = 50;
function additionsLeft(table, locals2, facts) {
  const env = envOf(locals2);
  return facts.additional.flatMap(({ ability: ability2, path }) => {
    const { optional, if: condition2 } = additionalMarks(ability2);
    return optional === true && (condition2 === void 0 || holds(table, env, condition2)) ? [path] : [];
  });
}
function askAddition(table, locals2, frame) {
  const { optional } = locals2;
  const [path, ...rest2] = optional;
  if (path === void 0) return { to: "modes" };
  const { ability: ability2 } = table.library.ability(path);
  const { additional: additional2, repeated } = additionalMarks(ability2);
  const most3 = timesPayable(table, locals2, path, repeated === true ? mostTimes2 : 1);
  if (most3 === 0) {
    table.local(locals2, "optional", rest2);
    return { to: "addition" };
  }
  const params = { card: locals2.card, object: locals2.self, cost: additional2, ability: path, mana: manaIn(ability2.cost ?? []) };
  const question = { seat: locals2.you, kind: repeated === true ? "chooseTimes" : "payAdditional", rule: "601.2b", params };
  if (repeated === true) table.ask(frame, { ...question, domain: { type: "number", min: 0, max: most3 } });
  else table.ask(frame, { ...question, domain: yesOrNo() });
  return { wait: true, then: "added" };
}
function takeAddition(table, locals2) {
  const { optional, paid } = locals2;
  const [path, ...rest2] = optional;
  const { additional: additional2, also, repeated } = additionalMarks(table.library.ability(path).ability);
  const times = repeated === true ? numberOfAnswer(locals2.answer) : saidYes(locals2.answer) ? 1 : 0;
  table.local(locals2, "optional", rest2);
  if (times > 0) {
    table.local(locals2, "paid", { ...paid, [path]: (paid[path] ?? 0) + times });
    for (const name2 of /* @__PURE__ */ new Set([additional2, also ?? additional2])) {
      const before = locals2.vars[name2] ?? 0;
      bindVar(table, locals2, name2, before + times);
    }
  }
  return { to: "addition" };
}
var timesOver = (verb2, times) => times === 1 ? verb2 : { ...verb2, amount: { times: [verb2.amount ?? 1, times] } };
function timesPayable(table, locals2, path, most3) {
  const { item, way: way2, paid } = locals2;
  const env = envOf(locals2);
  const { ability: ability2 } = table.library.ability(path);
  const others3 = (ability2.cost ?? []).filter(({ verb: verb2 }) => verb2 !== "payMana");
  const purse = purseFor(table, momentOf(table, env.you), item, way2);
  const already = paid[path] ?? 0;
  const pays = (times2) => {
    if (!payable(table, env, others3.map((verb2) => timesOver(verb2, times2)))) return false;
    const parts2 = [...additionalMana(table, env, factsOf3(table, locals2)), ...chosenMana(table, { ...paid, [path]: already + times2 })];
    return canAffordOne(purse, possibleTotals(changesFor(table, locals2, { mana: baseOf3(table, locals2) }, parts2)));
  };
  let times = 0;
  while (times < most3 && pays(times + 1)) times++;
  return times;
}
function paymentFor(locals2) {
  const { item } = locals2;
  return { object: item, source: locals2.self, spender: { purpose: "spell", object: item } };
}
function askHelper(table, locals2, frame) {
  const { item, base } = locals2;
  if (!hasAssist(table, item) || genericOf(base) === 0) return { to: "mana" };
  const you = locals2.you;
  const options = table.seats().filter((seat) => seat !== you && payableBy(table, seat, item, genericOf(base)) > 0).map((seat) => ({ id: `player:${seat}`, label: "player", params: { seat } }));
  if (options.length === 0) return { to: "mana" };
  table.ask(frame, { seat: you, kind: "chooseHelper", rule: "702.131a", params: { card: locals2.card, object: item, cost: printCost(base) }, domain: { type: "options", min: 1, max: 1, options: [...options, { id: "no", label: "no" }] } });
  return { wait: true };
}
function helperGathers(table, locals2) {
  const [pick] = picksOf(locals2.answer);
  if (pick === "no") return { to: "mana" };
  const seat = Number(pick.slice("player:".length));
  const { item, base } = locals2;
  table.local(locals2, "helper", seat);
  const amount3 = payableBy(table, seat, item, genericOf(base));
  return call(payManaProcedure, payMana(seat, [{ kind: "generic", amount: amount3 }], { ...paymentFor(locals2), part: "gather", least: [] }));
}
function casterGathers(table, locals2) {
  const { item, base, helper, way: way2 } = locals2;
  const you = locals2.you;
  const spender = { purpose: "spell", object: item, asAny: way2.asAny };
  const purse = purseOf(table, you, { spender, helpers: helpersFor(table, you, item) });
  const helped = inPool(table, helper, item, genericOf(base));
  const least = withoutGeneric(base, helped);
  const target = Array.from({ length: helped + 1 }, (_, less) => withoutGeneric(base, less)).find((cost) => canAfford(purse, cost));
  return call(payManaProcedure, payMana(you, target ?? least, { ...paymentFor(locals2), spender, part: "gather", least, cancel: true }));
}
function askHelp(table, locals2, frame) {
  const { done: done4, made: made2 = [], helping: helping2 = [] } = must(outcomeIn(locals2), "what was gathered");
  table.local(locals2, "made", made2);
  table.local(locals2, "helping", helping2);
  if (!done4) return { to: "reverse" };
  const { item, base, helper } = locals2;
  const most3 = inPool(table, helper, item, genericOf(base));
  if (most3 === 0) return { to: "mana" };
  table.ask(frame, { seat: helper, kind: "assist", rule: "702.131a", params: { card: locals2.card, object: item, cost: printCost(base) }, domain: { type: "number", min: 0, max: most3 } });
  return { wait: true };
}
function payHelp(table, locals2) {
  const amount3 = numberOfAnswer(locals2.answer);
  const { base, helper } = locals2;
  if (amount3 === 0) return { to: "mana" };
  table.local(locals2, "base", withoutGeneric(base, amount3));
  return call(payManaProcedure, payMana(helper, [{ kind: "generic", amount: amount3 }], { ...paymentFor(locals2), part: "spend" }));
}
function inPool(table, seat, object, limit) {
  const masks2 = masksOf(table, seat, { purpose: "spell", object });
  let most3 = 0;
  while (most3 < limit && unitsNeeded(masks2, [{ kind: "generic", amount: most3 + 1 }]) !== null) most3++;
  return most3;
}
function takeHelp(table, locals2) {
  table.local(locals2, "help", outcomeIn(locals2)?.units ?? []);
}
function returnHelp(table, locals2) {
  const { helper, help } = locals2;
  if (help.length > 0) setPool(table, helper, [...poolOf(table, helper), ...help]);
}
function askHalf(table, locals2, frame) {
  const { base, halves: halves2 } = locals2;
  const changes2 = changesFor(table, locals2, { mana: base }, []);
  const symbol = halvedSymbols(changes2)[halves2.length];
  if (symbol === void 0) return { to: "total" };
  const purse = purseOfAnnouncement(table, locals2);
  const ways = waysToPay(symbol).map(({ mana: mana3 }) => ({ mana: mana3, totals: possibleTotals(withHalves(changes2, [...halves2, mana3])) }));
  const payable3 = ways.filter(({ totals }) => canAffordOne(purse, totals));
  if (new Set(payable3.map(({ totals }) => JSON.stringify(totals))).size < 2) return settleHalf(table, locals2, (payable3[0] ?? ways[0])?.mana ?? []);
  const options = ways.map(({ mana: mana3 }, at) => ({ id: `way:${at}`, label: "mana", params: { mana: printCost(mana3) } }));
  table.ask(frame, { seat: locals2.you, kind: "chooseWayToPay", rule: "118.7e", params: { card: locals2.card, object: locals2.self, cost: printCost(base), symbol: printSymbol(symbol) }, domain: { type: "options", min: 1, max: 1, options } });
  return { wait: true };
}
function takeHalf(table, locals2) {
  const { base, halves: halves2 } = locals2;
  const symbol = halvedSymbols(changesFor(table, locals2, { mana: base }, []))[halves2.length];
  const at = Number(picksOf(locals2.answer)[0].slice("way:".length));
  return settleHalf(table, locals2, waysToPay(symbol)[at]?.mana ?? []);
}
function settleHalf(table, locals2, mana3) {
  table.local(locals2, "halves", [...locals2.halves, mana3]);
  return { to: "half" };
}
function payManaPart3(table, locals2) {
  const { base, item, spell, ability: ability2, way: way2, helper, helping: helping2, wholly } = locals2;
  table.local(locals2, "returned", null);
  if (base.length === 0) return void 0;
  const self = locals2.self;
  const without2 = usesItself(table.library.ability(ability2).ability.cost ?? []) ? [self] : [];
  const spender = { purpose: spell ? "spell" : "ability", object: self, asAny: way2.asAny };
  return call(payManaProcedure, payMana(locals2.you, base, { object: item, source: self, spender, without: without2, cancel: true, ...wholly ? { before: poolOf(table, locals2.you).length } : {}, ...helper < 0 ? {} : { part: "spend", helping: helping2 } }));
}
function manaPaid(table, locals2) {
  const paid = outcomeIn(locals2);
  if (paid?.done === false) {
    table.local(locals2, "made", [...locals2.made, ...paid.made ?? []]);
    return { to: "reverse" };
  }
  table.local(locals2, "spent", paid?.units ?? []);
  const units = [...locals2.help, ...paid?.units ?? []];
  if (units.length > 0) {
    bindVar(table, locals2, "manaSpent", units.length);
    const types = [...new Set(units.map(({ type }) => type))].sort();
    for (const one of types) bindVar(table, locals2, `spent:${one}`, units.filter(({ type }) => type === one).length);
    const colours2 = types.filter((type) => type !== "colourless").length;
    if (colours2 > 0) bindVar(table, locals2, "coloursSpent", colours2);
    table.local(locals2, "riders", units.flatMap(({ rider, source }) => rider === void 0 ? [] : [{ program: rider, source }]));
  }
  if ((paid?.convoked?.length ?? 0) > 0) bindVar(table, locals2, "convoked", paid?.convoked ?? []);
  return happen(table, [loseLife(locals2.you, locals2.life, "107.4f")]);
}
function chooseCost(table, locals2, frame) {
  partPaid(table, locals2);
  if (locals2.vars.unseen !== void 0) return { to: "reverse" };
  const { left } = locals2;
  if (left.length === 0) return { to: "riders" };
  const choosing2 = left.filter((path) => asksToPick(table.library.node(path)));
  table.local(locals2, "answer", null);
  if (choosing2.length < 2) return void 0;
  const options = left.map((path, at) => ({ id: `cost:${at}`, label: "cost", params: { verb: table.library.node(path).verb } }));
  table.ask(frame, { seat: locals2.you, kind: "orderCosts", rule: "601.2h", params: { card: locals2.card, object: locals2.self }, domain: { type: "options", min: 1, max: 1, options } });
  return { wait: true };
}
var picking2 = ["sacrifice", "discard", "exile", "bounce", "reveal"];
function asksToPick({ verb: verb2, what: what3, random }) {
  return what3 === void 0 && random !== true && picking2.includes(verb2);
}
function payCost(table, locals2) {
  const picked2 = locals2.answer === null ? void 0 : picksOf(locals2.answer)[0];
  const at = picked2 === void 0 ? 0 : Number(picked2.slice("cost:".length));
  const paying = payPart(table, locals2, at);
  if (paying === null) return { to: "reverse" };
  return { ...paying, then: "pay" };
}
function riders(table, locals2) {
  const { riders: waiting, item } = locals2;
  const [next8, ...rest2] = waiting;
  if (next8 === void 0) return void 0;
  table.local(locals2, "riders", rest2);
  const env = envOf(locals2);
  return call(effectRef, effectLocals({ ...env, self: next8.source, vars: { it: [item] } }, next8.program), "riders");
}
function reverse(table, locals2, frame) {
  table.local(locals2, "answer", null);
  return askReversal(table, frame, locals2.you, locals2.made, { card: locals2.card, object: locals2.self }) ? { wait: true } : void 0;
}
function askReversal(table, frame, seat, made2, about3) {
  const plain2 = reversible(table, seat, made2);
  if (plain2.length === 0) return false;
  const options = plain2.map(({ object }) => cardOption(table, object));
  table.ask(frame, { seat, kind: "reverseMana", rule: "722.1", params: about3, domain: { type: "options", min: 0, max: options.length, options } });
  return true;
}
function reverseMana(table, seat, made2, answer2) {
  const picked2 = answer2 === null || answer2 === void 0 ? [] : pickedObjects(answer2);
  for (const one of made2) if (picked2.includes(one.object)) untake(table, seat, one);
}
function reversible(table, seat, made2) {
  const pool = poolOf(table, seat);
  return made2.filter(({ object, units }) => {
    const row = table.find(object);
    return row !== null && fieldsOf(row).tapped && units > 0 && pool.filter((unit) => isFrom(unit, object)).length >= units;
  });
}
function reversed(table, locals2) {
  const seat = locals2.you;
  reverseMana(table, seat, locals2.made, locals2.answer);
  const { item, opened, origin, spent: spent2 } = locals2;
  if (spent2.length > 0) setPool(table, seat, [...poolOf(table, seat), ...spent2]);
  for (const { now, origin: was } of readAs(locals2.vars.unseen ?? [])) restore(table, now, was);
  returnHelp(table, locals2);
  if (origin === null) vanish(table, item);
  else {
    restore(table, item, origin);
    dropTriggers(table, ({ event }) => event?.key === "leftGraveyard" && event.object === origin.row.id);
    if (opened) setObject(table, origin.row.id, "faceDown", "exile");
  }
  seeDrawn(table);
  table.emit("announcementReversed", "722.1", { seat, was: item, object: origin === null ? locals2.self : origin.row.id, card: locals2.card });
  return { done: { done: false } };
}
function untake(table, seat, { object, units }) {
  setObject(table, object, "tapped", false);
  const pool = poolOf(table, seat);
  const places3 = pool.flatMap((unit, place3) => isFrom(unit, object) ? [place3] : []).slice(-units);
  setPool(table, seat, takeFromPool(pool, places3));
  dropTriggers(table, ({ event }) => (event?.key === "tapped" || event?.key === "tappedForMana" || event?.key === "manaAdded") && (event.object === object || event.by === object));
}
function askSplice(table, locals2, frame) {
  const offers = offersFor2(table, locals2);
  if (offers.length === 0) return { to: "x" };
  table.local(locals2, "offers", offers);
  const options = offers.map(({ object }) => cardOption(table, object));
  table.ask(frame, { seat: locals2.you, kind: "chooseSplice", rule: "702.46a", params: { card: locals2.card, object: locals2.self }, domain: { type: "options", min: 0, max: options.length, options } });
  return { wait: true };
}
function offersFor2(table, locals2) {
  const { item, way: way2, paid } = locals2;
  const seat = locals2.you;
  const env = envOf(locals2);
  if (!valuesOf2(table, item).subtypes.includes("Arcane")) return none24;
  const purse = purseFor(table, momentOf(table, seat), item, way2);
  return table.zoneOf("hand", seat).order.flatMap((object) => {
    const splice = valuesOf2(table, object).keywords.find((entry2) => wordOf(entry2) === "splice");
    const [path] = splice === void 0 ? [] : keywordPaths(table.game, splice);
    const { spell: text2 } = castingFacts(table, object);
    if (path === void 0 || text2 === "" || !announceable(table, { ...env, self: item }, text2)) return none24;
    const changes2 = changesFor(table, locals2, { mana: baseOf3(table, locals2) }, chosenMana(table, { ...paid, [path]: (paid[path] ?? 0) + 1 }));
    return canAffordOne(purse, possibleTotals(changes2)) ? [{ object, path, text: text2 }] : none24;
  });
}
var none24 = [];
function takeSplice(table, locals2) {
  const offers = locals2.offers ?? [];
  const chosen6 = picksOf(locals2.answer).map((pick) => offers.find(({ object }) => `object:${object}` === pick));
  const { paid, parts: parts2 } = locals2;
  const now = { ...paid };
  for (const { object, path } of chosen6) {
    now[path] = (now[path] ?? 0) + 1;
    table.emit("cardRevealed", "702.46a", { seat: locals2.you, object, card: table.object(object).card });
  }
  table.local(locals2, "paid", now);
  table.local(locals2, "parts", [...parts2, ...chosen6.map(({ text: text2 }) => ({ at: text2, vars: {} }))]);
}
function targetLocals2(env, parts2, rule2) {
  return targetLocals(env, parts2, { target: rule2, divide: "601.2d" });
}
var targetsShown2 = (table, id) => targetsShown(table, id, shownCard);
function noticeTargets(table, item, seat, ids2 = targetIds(table, item)) {
  for (const id of ids2) if (table.find(id) !== null) notice(table, "becameTarget", { object: id, seat }, { by: item });
}
function stillLegal(table, id) {
  const again3 = targetsAgain(table, id);
  const kept5 = again3.flatMap((one) => one.kept);
  return kept5.length > 0 && kept5.every(({ left }) => left === 0) ? null : again3.map(({ part: part2 }) => part2);
}
var announceProcedure = defineProcedure({ name: "announce", steps: [{ name: "propose", rule: "601.2a", run: propose3 }, { name: "choose", rule: "601.2b", run: askForWay }, { name: "chosen", rule: "601.2b", run: takeForWay }, { name: "addition", rule: "601.2b", run: askAddition }, { name: "added", rule: "601.2b", run: takeAddition }, { name: "modes", rule: "601.2b", run: modes }, { name: "parts", rule: "601.2b", run: takeParts }, { name: "splice", rule: "702.46a", run: askSplice }, { name: "spliced", rule: "702.46a", run: takeSplice }, { name: "x", rule: "601.2b", run: askX3 }, { name: "xChosen", rule: "601.2b", run: takeX2 }, { name: "symbol", rule: "601.2b", run: askSymbol2 }, { name: "symbolChosen", rule: "601.2b", run: takeSymbol2 }, { name: "targets", rule: "601.2c", run: targets }, { name: "targeted", rule: "601.2c", run: takeParts }, { name: "legal", rule: "601.2e", run: legal }, { name: "half", rule: "118.7e", run: askHalf }, { name: "halfChosen", rule: "118.7e", run: takeHalf }, { name: "total", rule: "601.2f", run: determineTotal }, { name: "assist", rule: "702.131a", run: askHelper }, { name: "helper", rule: "702.131a", run: helperGathers }, { name: "caster", rule: "702.131a", run: casterGathers }, { name: "gathered", rule: "702.131a", run: askHelp }, { name: "help", rule: "702.131a", run: payHelp }, { name: "helped", rule: "702.131a", run: takeHelp }, { name: "mana", rule: "601.2g", run: payManaPart3 }, { name: "manaPaid", rule: "601.2h", run: manaPaid }, { name: "pay", rule: "601.2h", run: chooseCost }, { name: "payNext", rule: "601.2h", run: payCost }, { name: "riders", rule: "106.6", run: riders }, { name: "become", rule: "601.2i", run: become }, { name: "reverse", rule: "722.1", run: reverse }, { name: "reversed", rule: "722.1", run: reversed }] });
function propose3(table, locals2) {
  const seat = locals2.you;
  const { spell, way: way2 } = locals2;
  const self = locals2.self;
  if (spell) {
    table.local(locals2, "from", table.zone(table.object(self).zone).kind);
    table.local(locals2, "origin", originOf(table, self));
    if (atSorceryTime(table, seat)) table.local(locals2, "timely", true);
    else if (permits(table, self, "castAsThoughFlash")) table.local(locals2, "timed", false);
    if (locals2.from === "graveyard") notice(table, "leftGraveyard", { object: self, seat });
  }
  const item = place(table, spell ? self : table.create("", seat, "item").id, { zone: "stack" });
  const row = table.object(item);
  if (row.controller !== seat) table.set(row, "controller", seat);
  table.local(locals2, "item", item);
  if (spell) {
    table.local(locals2, "self", item);
    takeForm2(table, item, way2);
    if (way2.by !== "") keepLeave(table, locals2);
    if (way2.name === "bestow") bestow(table, item);
  }
  if (way2.by !== "") table.local(locals2, "instead", wayMarks(table.library.ability(way2.by).ability).instead ?? "");
  if (way2.name === "aftermath") table.local(locals2, "instead", "exile");
  show3(table, locals2, true);
  table.local(locals2, "optional", additionsLeft(table, locals2, factsOf3(table, locals2)));
}
function keepLeave(table, locals2) {
  const { item, way: way2 } = locals2;
  const origin = must(locals2.origin, "where the card lay");
  if (origin.effects.length === 0) return;
  const gives = ({ program }) => {
    const { gain, abilities = [] } = table.library.node(program);
    const keywords = gain?.keywords ?? [];
    return keywords.some((entry2) => keywordPaths(table.game, entry2).includes(way2.by)) || abilities.some((_, index) => way2.by === `${program}/abilities/${index}`);
  };
  carryOver(table, { effects: origin.effects.filter(gives), watches: [] }, origin.row.id, item);
}
function show3(table, locals2, open2) {
  const { self, card, event, vars } = envOf(locals2);
  const { ability: ability2, parts: parts2, way: way2, instead, item } = locals2;
  const shown2 = { ability: ability2, source: self, card, event, vars, parts: parts2, way: way2.name, instead, open: open2 };
  setItem(table, item, shown2);
}
function modes(table, locals2) {
  const { ability: ability2, paid, way: way2, item } = locals2;
  if (way2.name === "fuse") {
    table.local(locals2, "returned", spellAbilitiesOf(table, item).flatMap(plainParts));
    return void 0;
  }
  const all = Object.keys(paid).some((path) => table.library.ability(path).ability.marks?.modes === "all");
  const { length } = table.library.ability(ability2).ability.modes?.of ?? [];
  return chooseParts(table, locals2, "700.2a", all ? { least: length, most: length } : {});
}
function takeParts(table, locals2) {
  const { way: way2 } = locals2;
  const chosen6 = returnedListIn(locals2);
  const parts2 = locals2.parts.length === 0 ? [...moreParts(table, locals2, true), ...chosen6, ...moreParts(table, locals2, false)] : chosen6;
  table.local(locals2, "parts", way2.name === "overload" ? parts2.map((part2) => ({ ...part2, each: true })) : parts2);
  show3(table, locals2, true);
}
function moreParts(table, locals2, first2) {
  const { way: way2 } = locals2;
  const by = !first2 && way2.by !== "" && table.library.ability(way2.by).ability.clauses !== void 0 ? plainParts(way2.by) : [];
  return [...by, ...factsOf3(table, locals2).parts.filter(({ ability: ability2 }) => ability2.marks?.part === "first" === first2).flatMap(({ path }) => plainParts(path))];
}
function askForWay(table, locals2, frame) {
  const choice2 = wayChoice(table, locals2);
  if (choice2 === void 0) return { to: "addition" };
  const bound2 = askChoice(table, frame, envOf(locals2), choice2, { rule: "601.2b" });
  if (bound2 === null) return { wait: true };
  bindVar(table, locals2, choice2.as, bound2);
  return { to: "addition" };
}
function takeForWay(table, locals2) {
  const choice2 = wayChoice(table, locals2);
  bindVar(table, locals2, choice2.as, readChoice(choice2, locals2.answer, locals2));
}
function wayChoice(table, locals2) {
  const { by } = locals2.way;
  return by === "" ? void 0 : wayMarks(table.library.ability(by).ability).choose;
}
function targets(_table, locals2) {
  return call(chooseTargetsProcedure, targetLocals2(envOf(locals2), locals2.parts, "601.2c"));
}
function legal(table, locals2) {
  const { spell, item, way: way2, timed, timely } = locals2;
  if (!spell) return void 0;
  const seat = locals2.you;
  if (timed && !timely && !isInstant(table, seat, item, way2, valuesOf2(table, item))) return { to: "reverse" };
  return isForbidden(table, seat, item, way2) ? { to: "reverse" } : void 0;
}
function become(table, locals2) {
  const { item, spell, parts: parts2, way: way2, from, ability: ability2, x } = locals2;
  const seat = locals2.you;
  noteAsCast(table, locals2);
  show3(table, locals2, false);
  const data = { seat, object: item, card: shownCard(table, item), targets: choicesShown(parts2), aimedAt: targetsShown2(table, item) };
  if (x > 0) data.x = x;
  table.newMoment();
  if (spell) {
    keepNotes(table, locals2);
    if (way2.name !== "") data.way = way2.name;
    table.emit("spellCast", "601.2i", data);
    notice(table, "cast", { object: item, seat }, { from, way: way2.name, before: factOf(table, "cast", table.seats()) });
  } else {
    const { keyword: keyword2, limit } = table.library.ability(ability2).ability;
    if (limit !== void 0) noteUse(table, { object: locals2.self, seat, ability: ability2 }, limit);
    table.emit("abilityActivated", "602.2a", { ...data, source: locals2.self, ability: ability2 });
    notice(table, "activated", { object: item, seat }, { source: locals2.self, keyword: keyword2 ?? "" });
    noticeCycling(table, locals2);
  }
  noticeTargets(table, item, seat);
  seeDrawn(table);
  return { done: { done: true, item } };
}
function noteAsCast(table, locals2) {
  for (const { ability: ability2 } of factsOf3(table, locals2).asCast) {
    const { asCast: asCast2, if: condition2 } = asCastMarks(ability2);
    if (envOf(locals2).vars[asCast2] !== void 0 || !holds(table, envOf(locals2), condition2)) continue;
    bindVar(table, locals2, asCast2, 1);
    bindVar(table, locals2, asCastNote(asCast2), 1);
  }
}
function noticeCycling(table, locals2) {
  const [object] = readAs(locals2.vars.cycled ?? []);
  if (object !== void 0) notice(table, "cycled", { object, seat: locals2.you });
}
function keepNotes(table, locals2) {
  const { item, way: way2, from, timely } = locals2;
  const notes = { ...fieldsOf(table.object(item)).notes };
  for (const [name2, value] of Object.entries(locals2.vars)) if (typeof value === "number" || name2 === "convoked") notes[name2] = value;
  if (way2.name !== "") {
    notes[way2.name] = 1;
    notes.way = way2.name;
  }
  if (from === "hand") notes.castFromHand = 1;
  if (from === "hand" && isInstantOrSorcery(table, item)) notes.handSpell = factOf(table, "handSpells", [locals2.you]) + 1;
  if (!timely) notes.untimely = 1;
  setObject(table, item, "notes", Object.fromEntries(Object.entries(notes).sort(([a], [b]) => a < b ? -1 : 1)));
}
var stackTriggersProcedure = defineProcedure({ name: "stackTriggers", steps: [{ name: "order", rule: "603.3b", run: () => call(orderTriggersProcedure, orderLocals()) }, { name: "take", rule: "603.3b", run: (table, locals2) => table.local(locals2, "queue", returnedIn(locals2)) }, { name: "next", rule: "603.3", run: next4 }] });
function stackTriggersLocals() {
  return { queue: [], returned: null, answer: null, answers: null };
}
function next4(table, locals2) {
  const [id, ...queue] = locals2.queue;
  if (id === void 0) return { done: null };
  table.local(locals2, "queue", queue);
  const trigger = takeTrigger(table, id);
  return call(stackTriggerProcedure, { ...effectLocals(triggerEnv(trigger), ""), ability: trigger.ability, item: 0 }, "next");
}
var stateTriggerWaits = (table, ability2, source) => waitsIn(table, "stack", ability2, source);
var stackTriggerProcedure = defineProcedure({ name: "stackTrigger", steps: [{ name: "event", rule: "603.7b", run: askEvent }, { name: "eventChosen", rule: "603.7b", run: takeEvent }, { name: "begin", rule: "603.3d", run: begin11 }, { name: "modes", rule: "603.3c", run: (_table, locals2) => call(chooseModesProcedure, modeLocals(envOf(locals2), locals2.ability, "700.2a")) }, { name: "targets", rule: "603.3d", run: (_table, locals2) => call(chooseTargetsProcedure, targetLocals2(envOf(locals2), returnedIn(locals2), "603.3d")) }, { name: "placed", rule: "603.3", run: placed4 }] });
function askEvent(table, locals2, frame) {
  const { alternatives } = locals2.event ?? {};
  if (alternatives === void 0) return { to: "begin" };
  const options = alternatives.map((one, at) => {
    const object = one.object;
    return { id: `event:${at}`, label: "object", params: { card: shownCard(table, object), object }, object };
  });
  table.ask(frame, { seat: locals2.you, kind: "chooseEvent", rule: "603.7b", params: { card: locals2.card, object: locals2.self }, domain: { type: "options", min: 1, max: 1, options } });
  return { wait: true };
}
function takeEvent(table, locals2) {
  const [pick] = picksOf(locals2.answer);
  const { alternatives } = locals2.event ?? {};
  table.local(locals2, "event", alternatives[Number(pick.slice("event:".length))]);
}
function begin11(table, locals2) {
  const env = envOf(locals2);
  if (announceable(table, env, locals2.ability)) return void 0;
  table.emit("triggerRemoved", "603.3d", { card: locals2.card, seat: env.you });
  return { done: null };
}
function placed4(table, locals2) {
  const seat = locals2.you;
  const item = place(table, table.create("", seat, "item").id, { zone: "stack" });
  stopPassing(table, seat);
  const parts2 = returnedIn(locals2);
  setItem(table, item, plainItem({ ability: locals2.ability, source: locals2.self, card: locals2.card, event: locals2.event, vars: locals2.vars, parts: parts2 }));
  table.emit("triggerStacked", "603.3", { seat, object: item, card: locals2.card, ability: locals2.ability, targets: choicesShown(parts2), aimedAt: targetsShown2(table, item) });
  noticeTargets(table, item, seat);
  return { done: null };
}
function triggersWait(table) {
  return waitingTriggers(table).length > 0;
}
var activateManaProcedure = atOnceProcedure({ ...manaAbility, paidFirst: { is: isManaPart, pay: pay2 } });
function pay2(table, locals2) {
  const { self, card, you } = envOf(locals2);
  const ability2 = { object: self, path: locals2.ability, index: 0 };
  const forms2 = costsToActivate(table, you, ability2);
  const [cost] = forms2;
  if (cost === void 0) return { done: null };
  return cost.length === 0 ? void 0 : call(payManaProcedure, payMana(you, cost, { object: self, source: self, card, forms: forms2, ...forActivation(table, ability2) }));
}
var byCard = (one, other) => one.card === other.card ? 0 : one.card < other.card ? -1 : 1;
var restartProcedure = defineProcedure({ name: "restart", steps: [{ name: "clear", rule: "719.1", run: clear }, { name: "start", rule: "719.1", run: (_table, { seat }) => call(startGameProcedure, startLocals(-1, seat)) }, { name: "restarted", rule: "719.4", run: (table, { left }) => {
  setGame(table, "restarted", true);
  return { done: { done: true, objects: left } };
} }] });
function restartLocals(seat, leave3) {
  return { seat, leave: leave3, left: [], returned: null };
}
function clear(table, locals2) {
  const leave3 = locals2.leave;
  const cards2 = Object.values(table.state.objects).filter(({ kind: kind2 }) => kind2 === "card").map((row) => ({ card: row.card, owner: row.owner, outer: fieldsOf(row).outer, zone: zoneAfter(row.id, row.owner, row.zone) })).sort(byCard);
  function zoneAfter(id, owner, zone) {
    if (zone.startsWith("sideboard")) return zone;
    return leave3.includes(id) ? "exile" : `library:${owner}`;
  }
  showFaceDown(table);
  table.emit("gameRestarted", "719.1", { seat: locals2.seat });
  clearTable(table);
  resetRows(table);
  const left = [];
  for (const { card, owner, outer, zone } of cards2) {
    const id = place(table, table.create(card, owner).id, { zone, at: "bottom" });
    setObject(table, id, "outer", outer);
    if (zone === "exile") left.push(id);
  }
  table.local(locals2, "left", left);
}
function leaveRestart(table) {
  if (!gameOf(table).restarted) return false;
  setGame(table, "restarted", false);
  unwindTo(table, "game", "nextTurn");
  return true;
}
var resolveProcedure = defineProcedure({ name: "resolve", steps: [{ name: "begin", rule: "608.1", run: begin12 }, { name: "enter", rule: "608.3", run: enter2 }, { name: "entered", rule: "608.3", run: entered2 }, carryingOut("carryOut", "608.2c"), { name: "finish", rule: "608.2k", run: finish6 }, { name: "finished", rule: "715.3d", run: finished2 }, { name: "entirely", rule: "716.2", run: (table) => releasePlayers(table) }] });
function begin12(table, locals2) {
  const id = locals2.object;
  const { ability: ability2 } = itemOf(table, id);
  const env = itemEnv(table, id);
  table.newMoment();
  const when = env.event === null || env.event.key === "state" ? void 0 : table.library.ability(ability2).ability.when;
  if (when !== void 0 && !holds(table, env, when)) return fail2(table, locals2, "608.2a");
  readAnew(table, id);
  const isBestowing = isBestowed(table, id);
  const legal2 = stillLegal(table, id);
  if (legal2 === null) endBestow(table, id);
  const parts2 = legal2 ?? (isBestowing ? [] : null);
  if (parts2 === null) return fail2(table, locals2, "608.2b");
  table.local(locals2, "parts", parts2);
  table.local(locals2, "env", envLocals({ ...env, vars: itemOf(table, id).vars }));
  beginResolving(table, id);
  table.emit("resolved", "608.1", { object: id, card: shownCard(table, id), seat: env.you });
  return isPermanentSpell(table, id) ? void 0 : { to: "carryOut" };
}
function readAnew(table, id) {
  const item = itemOf(table, id);
  const own2 = item.ability === "" || table.object(id).kind === "item" ? void 0 : valuesOf2(table, id).abilities.find((path) => path.startsWith("{") && path.endsWith(item.ability));
  const words3 = own2 === void 0 ? null : wordsOf2(own2);
  if (words3 !== null) setItem(table, id, { ...item, parts: item.parts.map((part2) => ({ ...part2, at: patched(part2.at, { words: words3 }) })) });
}
function fail2(table, locals2, rule2) {
  const id = locals2.object;
  table.emit("notResolved", rule2, { object: id, card: shownCard(table, id), seat: table.controllerOf(table.object(id)) });
  return { to: "finish" };
}
function isPermanentSpell(table, id) {
  const row = table.object(id);
  if (row.kind === "item") return false;
  const types = valuesOf2(table, id).types;
  return !types.includes("instant") && !types.includes("sorcery");
}
function enter2(table, locals2) {
  const id = locals2.object;
  const row = table.object(id);
  const aura = (locals2.parts ?? []).find(({ vars }) => vars.enchanted !== void 0);
  const [host = 0] = aura?.vars.enchanted ?? [];
  return happen(table, [move(id, { to: "battlefield", under: table.controllerOf(row), host, ...arrivalOf(row) }, "608.3")]);
}
function entered2(table, locals2) {
  if (table.find(locals2.object) !== null) return { to: "finish" };
  const [now = 0] = locals2.returned?.objects ?? [];
  if (table.find(now)?.zone !== "battlefield") return { to: "entirely" };
  table.local(locals2, "env", { ...must(locals2.env, "an environment"), self: now });
  return void 0;
}
function finish6(table, locals2) {
  const id = locals2.object;
  const row = table.find(id);
  if (leaveRestart(table)) return { to: "entirely" };
  if (row === null) return void 0;
  if (locals2.env !== void 0 && hasFaceUp(table, row, "adventure")) {
    table.local(locals2, "adventure", true);
    return happen(table, [move(id, { to: "exile" }, "715.3d")]);
  }
  if (row.kind !== "item") {
    const away = move(id, { to: "graveyard" }, "608.2k");
    return happen(table, [locals2.parts === void 0 ? away : { ...away, data: { ...away.data, resolving: true } }]);
  }
  vanish(table, id);
  return void 0;
}
function finished2(table, locals2) {
  if (locals2.adventure !== true) return;
  const [now = 0] = locals2.returned?.objects ?? [];
  if (table.find(now)?.zone === "exile") onAdventure(table, now, must(locals2.env, "an environment").you);
}
var priorityProcedure = defineProcedure({ name: "priority", steps: [{ name: "settle", rule: "117.5", run: settle3 }, { name: "offer", rule: "117.1", run: offer }, { name: "acted", rule: "117.3c", run: acted2 }, { name: "announced", rule: "722.2", run: announced }, { name: "resolved", rule: "117.3b", run: resolved }] });
function checkState(table, then) {
  noteCards2(table);
  settleCombat(table);
  const { batch, groups } = stateBasedActions(table);
  if (groups.length > 0) return call(legendRuleProcedure, legendLocals(batch, groups), then);
  return batch.length > 0 ? happen(table, batch, then) ?? { to: then } : void 0;
}
var settleState = settledUntil({ name: "state-based actions", basis: "everything", find: (table) => checkState(table, "settle") });
function settle3(table) {
  const check2 = settleState(table);
  if (check2 !== void 0) return check2;
  if (!triggersWait(table)) return void 0;
  return runTriggeredMana(table, "settle") ?? call(stackTriggersProcedure, stackTriggersLocals(), "settle");
}
var passOption = { id: "pass", label: "pass" };
function offer(table, locals2, frame) {
  const seat = locals2.seat;
  const { shortcut } = gameOf(table);
  const follows = shortcut === null ? "ask" : followShortcut(table, shortcut, seat);
  if (follows === "pass" || follows === "ask" && (passesAhead(table, seat) || !mightAct(table, seat))) return passed(table, locals2);
  const acts = offerActs(table, locals2, withoutRounds(table, seat, actsOf(table, seat)), actId);
  if (follows === "act") {
    if (acts.some((act6) => actId(act6) === shortcut?.act)) {
      table.local(locals2, "answer", { picks: [shortcut?.act ?? ""] });
      forgetLoop(table);
      return { to: "acted" };
    }
    endShortcut(table);
  }
  const passes = follows === "differ" && acts.length > 0 ? [] : [passOption];
  const options = acts.map((act6) => ({ id: actId(act6), label: labelOf(act6), params: paramsOf(table, act6), ...table.find(act6.object) === null ? {} : { object: act6.object } }));
  table.ask(frame, { seat, kind: "act", rule: "117.1", params: { step: gameOf(table).step, stack: topOfStack(table) }, domain: { type: "options", min: 1, max: 1, options: [...passes, ...options, ...repeatOption2(table, seat, acts), ...passes.length === 0 ? [] : presetOptions] } });
  return { wait: true };
}
function labelOf(act6) {
  if (act6.type === "mana") return "activate";
  return act6.type === "special" ? act6.action : act6.type;
}
function paramsOf(table, act6) {
  const { object } = act6;
  const card = table.find(object)?.card ?? "";
  switch (act6.type) {
    case "activate":
      return { card, object, ability: act6.ability };
    case "mana":
      return { card, object, ability: act6.ability, mana: true };
    case "cast":
      return { card, object, ...act6.way.name === "" ? {} : { way: act6.way.name }, ...act6.way.face === 0 ? {} : { face: faceName(table, act6) } };
    case "special":
      return { card, object, ...act6.params };
    case "land":
      return { card, object };
    case "turnUp":
      return { card, object, ...act6.ability === "" ? {} : { ability: act6.ability } };
  }
}
var faceName = (table, { object, way: way2 }) => table.program(table.object(object)).card.faces?.[way2.face - 1]?.names.en ?? "";
function acted2(table, locals2) {
  const [pick] = picksOf(locals2.answer);
  const act6 = pickedAct(locals2, actId);
  const seat = locals2.seat;
  if (pick === repeatId) return call(shortcutProcedure, shortcutLocals(table, seat), "settle");
  if (act6 === void 0) {
    passAhead(table, seat, passedFor(pick) ?? "");
    return passed(table, locals2);
  }
  if (act6.type !== "mana") {
    stopPassing(table, seat);
    noteRepeatable(table, seat, act6);
    noteRound(table, seat, act6);
  }
  beginAct(table, locals2);
  const opened = (act6.type === "land" || act6.type === "cast") && openExiled(table, act6.object);
  switch (act6.type) {
    case "land":
      return call(playLandProcedure, { seat, object: act6.object, returned: null }, "announced");
    case "cast":
      return call(announceProcedure, castLocals(table, seat, act6.object, act6.way, { timed: true, opened }), "announced");
    case "activate":
      return call(announceProcedure, activateLocals(table, seat, act6.object, act6.ability), "announced");
    case "turnUp":
      return call(turnUpProcedure, turnUpLocals(table, seat, act6), "announced");
    case "mana":
      return call(activateManaProcedure, activateManaLocals(table, seat, { object: act6.object, path: act6.ability, index: act6.index }), "announced");
    case "special":
      return { ...performSpecial(table, seat, act6), then: "announced" };
  }
}
function announced(table, locals2) {
  endAct(table, locals2);
  return { to: "settle" };
}
function passed(table, locals2) {
  if (!passOn(table, locals2, table.state.players.length, (seat) => nextSeat(table, seat))) return { to: "settle" };
  const top2 = topOfStack(table);
  if (top2 === 0) {
    endPassing(table, "step");
    return { done: null };
  }
  return call(resolveProcedure, { object: top2, returned: null, answer: null, answers: null }, "resolved");
}
function resolved(table, locals2) {
  noteResolution(table);
  actAgain(table, locals2, gameOf(table).active);
  return { to: "settle" };
}
var stepKeys = { untap: "step:untap", upkeep: "step:upkeep", draw: "step:draw", main: "step:main", beginCombat: "step:beginCombat", declareAttackers: "step:declareAttackers", declareBlockers: "step:declareBlockers", combatDamage: "step:combatDamage", endCombat: "step:endCombat", end: "step:end", cleanup: "step:cleanup" };
var beginStep2 = (rule2) => ({ name: "begin", rule: rule2, run: (table) => {
  const { step, active, phase: phase2 } = gameOf(table);
  table.newMoment();
  noteCombatStep(table, step);
  table.emit("stepBegan", rule2, { step, phase: phase2, seat: active });
  if (step === "upkeep") noteUpkeep(table, active);
  notice(table, stepKeys[step], { seat: active }, { step, phase: phase2 });
} });
function noteUpkeep(table, seat) {
  setPlayer(table, seat, "lastUpkeepStamp", playerOf(table, seat).upkeepStamp);
  setPlayer(table, seat, "upkeepStamp", table.nextStamp());
}
var givePriority = (rule2) => ({ name: "priority", rule: rule2, run: (table) => call(priorityProcedure, actingLocals(gameOf(table).active)) });
var endStep = { name: "end", rule: "500.4", run: (table) => finishStep(table) };
function finishStep(table) {
  const { step, upkeeps, plan: plan2 } = gameOf(table);
  emptyPools(table);
  if (step === "upkeep") setGame(table, "upkeeps", upkeeps + 1);
  endLasting(table, "endOfStep");
  if (leftOfPhase(plan2) === 0) endLasting(table, "endOfPhase");
}
function stayingMana(table, seat) {
  return rulesWith(table, idOfSeat(seat), "mana").map(({ stays: stays2, becomes: becomes2 }) => ({ types: stays2 ?? manaTypes, ...becomes2 === void 0 ? {} : { becomes: becomes2 } }));
}
function emptyPools(table) {
  for (const seat of table.seats()) {
    const { pool } = playerOf(table, seat);
    if (pool.length === 0) continue;
    const left = emptied(readAs(pool), stayingMana(table, seat));
    setPlayer(table, seat, "pool", jsonOf(left));
    if (left.length < pool.length) table.emit("manaEmptied", "500.4", { seat, count: pool.length - left.length });
  }
}
function stepWith(name2, rule2, priorityRule, ...act6) {
  return { name: name2, steps: [beginStep2(rule2), ...act6, givePriority(priorityRule), endStep] };
}
var untapStep = defineProcedure({ name: "untap", steps: [beginStep2("502"), { name: "phase", rule: "502.1", run: (table) => phase(table, gameOf(table).active) }, { name: "choose", rule: "502.2", run: askUntap }, { name: "chosen", rule: "502.2", run: noteUntap }, { name: "untap", rule: "502.2", run: untapChosen }, { name: "untapped", rule: "502.2", run: (table) => endNextUntap(table, gameOf(table).active) }, endStep] });
var drawStep = stepWith("draw", "504", "504.2", { name: "draw", rule: "504.1", run: (table) => happen(table, [draw(gameOf(table).active, 1, "504.1")]) });
var endOfCombat = defineProcedure({ name: "endCombat", steps: [beginStep2("511"), givePriority("511.1"), { name: "leaveCombat", rule: "511.3", run: (table) => endCombat(table) }, endStep] });
var cleanup = defineProcedure({ name: "cleanup", steps: [beginStep2("514"), { name: "discard", rule: "514.1", run: askDiscard }, { name: "discarded", rule: "514.1", run: discard }, { name: "wearOff", rule: "514.2", run: wearOff }, { name: "quiet", rule: "514.3", run: (table) => isQuiet(table) ? { to: "end" } : void 0 }, { name: "again", rule: "514.3a", run: (table) => insertSteps(table, ["cleanup"]) }, givePriority("514.3a"), endStep] });
function askDiscard(table, _locals, frame) {
  const { active } = gameOf(table);
  const hand = table.zoneOf("hand", active).order;
  const count2 = hand.length - numberFor(table, active, "handSize", handSize);
  if (count2 <= 0) return { to: "wearOff" };
  const options = hand.map((id) => cardOption(table, id));
  table.ask(frame, { seat: active, kind: "discardToHandSize", rule: "514.1", params: { count: count2 }, domain: { type: "options", min: count2, max: count2, options } });
  return { wait: true };
}
function discard(table, locals2) {
  const objects = pickedObjects(locals2.answer);
  return happen(table, objects.map((object) => discardCard(object, "514.1")));
}
function wearOff(table) {
  endOfTurns2(table);
  for (const id of [...permanents(table), ...table.zone(phasedZone).order]) {
    setObject(table, id, "damage", 0);
    setObject(table, id, "deathtouched", false);
  }
}
function tellSagas(table) {
  const { active, phase: phase2 } = gameOf(table);
  if (phase2 !== "precombatMain") return void 0;
  const sagas = permanentsOf(table, active).filter((id) => hasSubtype(table, id, "Saga"));
  return happen(table, sagas.map((id) => addCounters(id, "lore", 1, "714.3b", gameOf(table).active, false)));
}
var plainSteps = { untap: untapStep, upkeep: stepWith("upkeep", "503", "503.1"), draw: drawStep, main: stepWith("main", "505", "505.5", { name: "sagas", rule: "714.3b", run: tellSagas }), beginCombat: stepWith("beginCombat", "507", "507.2"), endCombat: endOfCombat, end: stepWith("end", "513", "513.1"), cleanup };
function dealerOf(table, id, unblocked) {
  const amount3 = Math.max(0, assignedBy(table, id));
  const recipients = amount3 === 0 ? [] : recipientsOf(table, id, unblocked);
  const fighters = recipients.filter((to) => seatOfId(to) === null && isFighting(table, to));
  const free2 = bandTogether(table, fighters);
  const seat = free2 ? controllerOf(table, fighters[0]) : controllerOf(table, id);
  return { id, seat, amount: amount3, recipients: free2 ? fighters : recipients, free: free2 };
}
function isFighting(table, id) {
  const { isAttacking, blocking } = fieldsOf(table.object(id));
  return isAttacking || blocking !== null;
}
function assignedBy(table, id) {
  return rulesOf(table, id).some(({ word: word3 }) => word3 === "damage") ? toughnessOf(table, id) : powerOf(table, id);
}
function recipientsOf(table, id, unblocked) {
  const { attacking, blocked, blockers, blocking, isAttacking } = fieldsOf(table.object(id));
  if (!isAttacking) return blocking ?? [];
  const attacked = attacking === 0 ? [] : [attacking];
  if (!blocked || unblocked) return attacked;
  return hasKeyword(table, id, "trample") ? [...blockers, ...attacked] : blockers;
}
function mayIgnoreBlockers(table, id) {
  const { blockers, attacking } = fieldsOf(table.object(id));
  return blockers.length > 0 && attacking !== 0 && permits(table, id, "assignAsThoughUnblocked");
}
function lethal(table, source, id, settled2) {
  const left = lacking(table, id, settled2);
  return hasKeyword(table, source, "deathtouch") ? Math.min(1, left) : left;
}
function lacking(table, id, settled2) {
  const given = settled2.filter(({ to, amount: amount3 }) => to === id && amount3 > 0);
  if (given.some(({ source }) => hasKeyword(table, source, "deathtouch"))) return 0;
  return Math.max(0, toughnessOf(table, id) - fieldsOf(table.object(id)).damage - given.reduce((sum2, { amount: amount3 }) => sum2 + amount3, 0));
}
function passedBy({ recipients, free: free2 }, given) {
  const last = recipients.findLastIndex((one) => given.some(({ to, amount: amount3 }) => to === one && amount3 > 0));
  return free2 ? [] : recipients.slice(0, Math.max(0, last));
}
var effort = 2e4;
var reachesOf = ({ recipients }) => recipients.map((_, at) => recipients.slice(0, at + 1));
function completion(table, later, settled2) {
  let looked = 0;
  const reach = (chosen6, passed2) => {
    if (++looked > effort) return null;
    const dealer = later[chosen6.length];
    if (dealer === void 0) return fulfil(chosen6, [...new Set(passed2)].map((to) => ({ to, amount: lacking(table, to, settled2.assigned) })));
    const deadly = hasKeyword(table, dealer.id, "deathtouch");
    for (const within3 of reachesOf(dealer)) {
      const found3 = reach([...chosen6, { dealer, within: within3, deadly }], [...passed2, ...within3.slice(0, -1)]);
      if (found3 !== null) return found3;
    }
    return null;
  };
  return reach([], settled2.passed);
}
function fulfil(chosen6, needs, touched = [], at = 0) {
  const need = needs[at];
  if (need === void 0) return flow(chosen6, needs.filter(({ to }) => !touched.some((one) => one.to === to)), touched);
  for (const { dealer, within: within3, deadly } of chosen6) {
    if (!deadly || !within3.includes(need.to) || spent(touched, dealer) >= dealer.amount) continue;
    const found3 = fulfil(chosen6, needs, [...touched, { source: dealer.id, to: need.to, amount: 1 }], at + 1);
    if (found3 !== null) return found3;
  }
  return fulfil(chosen6, needs, touched, at + 1);
}
var spent = (assigned, { id }) => assigned.reduce((sum2, { source, amount: amount3 }) => source === id ? sum2 + amount3 : sum2, 0);
var add3 = ({ given }, to, amount3) => void given.set(to, (given.get(to) ?? 0) + amount3);
function push(givers, to, seen, most3) {
  for (const giver of givers) {
    if (seen.has(giver) || !giver.within.includes(to)) continue;
    seen.add(giver);
    const spare = Math.min(most3, giver.left);
    if (spare > 0) {
      giver.left -= spare;
      add3(giver, to, spare);
      return spare;
    }
    for (const [other, amount3] of giver.given) {
      const moved5 = amount3 === 0 ? 0 : push(givers, other, seen, Math.min(most3, amount3));
      if (moved5 === 0) continue;
      add3(giver, other, -moved5);
      add3(giver, to, moved5);
      return moved5;
    }
  }
  return 0;
}
function flow(chosen6, needs, touched) {
  const givers = chosen6.map(({ dealer, within: within3 }) => ({ within: within3, given: /* @__PURE__ */ new Map(), left: dealer.amount - spent(touched, dealer) }));
  for (const { to, amount: amount3 } of needs) {
    for (let missing3 = amount3; missing3 > 0; ) {
      const pushed = push(givers, to, /* @__PURE__ */ new Set(), missing3);
      if (pushed === 0) return null;
      missing3 -= pushed;
    }
  }
  const [first2] = chosen6;
  if (first2 === void 0) return [];
  const [giver] = givers;
  const source = first2.dealer.id;
  add3(giver, giver.within[0], giver.left);
  return [...touched.filter((one) => one.source === source), ...[...giver.given].map(([to, amount3]) => ({ source, to, amount: amount3 }))];
}
var combatDamageProcedure = defineProcedure({ name: "combatDamage", steps: [beginStep2("510"), { name: "dealers", rule: "510.1", run: begin13 }, { name: "throughs", rule: "510.1c", run: askThrough }, { name: "through", rule: "510.1c", run: noteThrough }, { name: "assign", rule: "510.1", run: assign }, { name: "assigned", rule: "510.1", run: noteAnswer2 }, { name: "deal", rule: "510.2", run: deal }, givePriority("510.3"), endStep] });
function begin13(table, locals2) {
  const all = dealers(table);
  table.local(locals2, "dealers", all);
  table.local(locals2, "passers", all.filter((id) => mayIgnoreBlockers(table, id)));
  table.local(locals2, "through", []);
  table.local(locals2, "assigned", []);
  table.local(locals2, "passed", []);
}
function dealers(table) {
  const all = seatsFrom(table, gameOf(table).active).flatMap((seat) => [...attackersOf(table), ...blockersOf(table)].filter((id) => controllerOf(table, id) === seat));
  const now = ofThisStep(table, all);
  const chooses = now.map((id) => dealerOf(table, id, false).recipients.length > 1);
  return [...now.filter((_, at) => !chooses[at]), ...now.filter((_, at) => chooses[at])];
}
function ofThisStep(table, fighting) {
  const { firstStrikers } = gameOf(table);
  if (firstStrikers !== null) return fighting.filter((id) => !firstStrikers.includes(id) || hasKeyword(table, id, "doubleStrike"));
  const first2 = fighting.filter((id) => hasKeyword(table, id, "firstStrike") || hasKeyword(table, id, "doubleStrike"));
  if (first2.length === 0) return fighting;
  setGame(table, "firstStrikers", first2);
  insertSteps(table, ["combatDamage"]);
  return first2;
}
function askThrough(table, locals2, frame) {
  const [id] = locals2.passers ?? [];
  if (id === void 0) return { to: "assign" };
  table.ask(frame, { seat: controllerOf(table, id), kind: "assignThrough", rule: "510.1c", params: { card: shownCard(table, id), object: id }, domain: yesOrNo() });
  return { wait: true };
}
function noteThrough(table, locals2) {
  const [id, ...others3] = nonEmpty(locals2.passers, "who may assign past blockers");
  if (saidYes(locals2.answer)) table.local(locals2, "through", [...locals2.through ?? [], id]);
  table.local(locals2, "passers", others3);
  return { to: "throughs" };
}
var settledIn = (locals2) => ({ assigned: locals2.assigned ?? [], passed: locals2.passed ?? [] });
function dealerIn(table, locals2, id) {
  return dealerOf(table, id, (locals2.through ?? []).includes(id));
}
function assign(table, locals2, frame) {
  const [id] = locals2.dealers ?? [];
  if (id === void 0) return { to: "deal" };
  const dealer = dealerIn(table, locals2, id);
  const [only2] = dealer.recipients;
  if (only2 === void 0) return settle4(table, locals2, []);
  if (dealer.recipients.length === 1) return settle4(table, locals2, [{ source: id, to: only2, amount: dealer.amount }]);
  const judged = dealer.free ? {} : { checked: true, example: example(table, locals2, dealer) };
  table.ask(frame, { seat: dealer.seat, kind: "assignDamage", rule: "510.1c", params: { card: shownCard(table, id), object: id, amount: dealer.amount }, domain: { type: "distribution", options: optionsFor(table, locals2, dealer), total: dealer.amount, min: 0, ...judged } });
  return { wait: true, then: "assigned" };
}
function laterThan(table, locals2, { seat }) {
  const later = (locals2.dealers ?? []).slice(1).map((one) => dealerIn(table, locals2, one));
  return later.filter((one) => one.seat === seat);
}
function optionsFor(table, locals2, dealer) {
  const later = laterThan(table, locals2, dealer);
  return dealer.recipients.map((to, at) => {
    const isHelped = dealer.free || at === dealer.recipients.length - 1 || later.some(({ recipients }) => recipients.includes(to));
    return isHelped ? optionOf(table, to) : { ...optionOf(table, to), enough: lethal(table, dealer.id, to, settledIn(locals2).assigned) };
  });
}
function withGiven(locals2, dealer, given) {
  const { assigned, passed: passed2 } = settledIn(locals2);
  return { assigned: [...assigned, ...given], passed: [...passed2, ...passedBy(dealer, given)] };
}
function example(table, locals2, dealer) {
  let left = dealer.amount;
  const plain2 = dealer.recipients.map((to, at) => {
    const amount3 = at === dealer.recipients.length - 1 ? left : Math.min(left, lethal(table, dealer.id, to, settledIn(locals2).assigned));
    left -= amount3;
    return { source: dealer.id, to, amount: amount3 };
  });
  const later = laterThan(table, locals2, dealer);
  const isLegal = completion(table, later, withGiven(locals2, dealer, plain2)) !== null;
  const found3 = isLegal ? plain2 : must(completion(table, [dealer, ...later], settledIn(locals2)), "a whole assignment of combat damage that is legal");
  return Object.fromEntries(dealer.recipients.map((to) => [nameOf(to), found3.reduce((sum2, one) => one.to === to ? sum2 + one.amount : sum2, 0)]));
}
var givenBy = ({ id, recipients }, amounts) => recipients.map((to) => ({ source: id, to, amount: amounts[nameOf(to)] ?? 0 }));
function acceptAssignment(table, _decision, amounts) {
  const locals2 = must(localsIn(table.state.frames.at(-1), combatDamageProcedure), "the frame of combatDamage");
  const dealer = dealerIn(table, locals2, nonEmpty(locals2.dealers, "who deals damage")[0]);
  const settled2 = withGiven(locals2, dealer, givenBy(dealer, amounts));
  return completion(table, laterThan(table, locals2, dealer), settled2) === null ? { rule: "510.1e", detail: "No assignment by the other creatures makes this legal as a whole." } : null;
}
function noteAnswer2(table, locals2) {
  const dealer = dealerIn(table, locals2, nonEmpty(locals2.dealers, "who deals damage")[0]);
  const given = givenBy(dealer, amountsOf(locals2.answer));
  table.local(locals2, "passed", withGiven(locals2, dealer, given).passed);
  return settle4(table, locals2, given);
}
function settle4(table, locals2, given) {
  table.local(locals2, "dealers", (locals2.dealers ?? []).slice(1));
  table.local(locals2, "assigned", [...settledIn(locals2).assigned, ...given]);
  return { to: "assign" };
}
function deal(table, locals2) {
  return happen(table, settledIn(locals2).assigned.map((one) => damage({ ...one, combat: true }, "510.2")));
}
function exert(object, seat, rule2) {
  return propose("exert", { object, seat }, { rule: rule2 });
}
var keys4 = ["exerted"];
var exertRule = { keys: () => keys4, possible: (table, { object }) => table.find(object)?.zone === "battlefield", commit: (table, list) => {
  for (const { object, seat, data } of list) {
    const { exerted } = fieldsOf(table.object(object));
    if (!exerted.includes(seat)) setObject(table, object, "exerted", [...exerted, seat]);
    table.emit("exerted", data.rule, { object, card: shownCard(table, object), seat });
  }
  return list;
} };
var unlimited = Number.MAX_SAFE_INTEGER;
function isFree2({ creatures, sets, most: most3 }) {
  return most3 >= creatures.length && sets.length === 0 && creatures.every(({ worth: worth2, others: others3, alone: alone2, withOneOf, options }) => worth2 === 0 && others3 === 0 && !alone2 && withOneOf.length === 0 && options.every((option) => option.worth === 0));
}
function brokenBy(board, declared) {
  const declaredCreatures = declared.flatMap((taken2, at) => taken2.length > 0 ? [at] : []);
  if (declaredCreatures.length > board.most) return { tooMany: true };
  for (const at of declaredCreatures) {
    const { most: most3, others: others3, alone: alone2, withOneOf } = board.creatures[at];
    const together3 = declaredCreatures.length - 1;
    if (declared[at].length > most3 || together3 < others3 || alone2 && together3 > 0) return { creature: at };
    if (!withOneOf.every((ones) => ones.some((one) => one !== at && declaredCreatures.includes(one)))) return { creature: at };
  }
  const set = board.sets.findIndex(({ targets: targets2, least, most: most3 }) => {
    const count2 = countIn(board, declared, targets2);
    return count2 > most3 || count2 > 0 && count2 < least;
  });
  return set < 0 ? null : { set };
}
function countIn(board, declared, targets2) {
  return declared.reduce((sum2, taken2, at) => sum2 + taken2.filter((place3) => targets2.includes(board.creatures[at].options[place3]?.target ?? -1)).length, 0);
}
function obeyedBy(board, declared) {
  let obeyed = 0;
  declared.forEach((taken2, at) => {
    const { worth: worth2, options } = board.creatures[at];
    if (taken2.length > 0) obeyed += worth2;
    for (const place3 of taken2) obeyed += options[place3].worth;
  });
  for (const { targets: targets2, worth: worth2, least } of board.sets) if (worth2 > 0 && countIn(board, declared, targets2) >= Math.max(1, least)) obeyed += worth2;
  return obeyed;
}
function attackBoard(table, seat) {
  const creatures = possibleAttackers(table, seat);
  const targets2 = attackTargets(table, seat);
  return { creatures, targets: targets2, board: { creatures: creatures.map((id) => candidate(table, id, creatures, targets2)), sets: setsOf(table, opponentsOf2(table, seat)[0], targets2), most: leastOf2(table, seat, "attackers") } };
}
function candidate(table, id, creatures, targets2) {
  const options = targets2.flatMap((target, place3) => mayAttack(table, id, target) ? [{ target: place3, worth: attackWorth(table, id, target), costs: pricesOfAttack(table, id, target).length > 0 }] : []);
  return { options, most: 1, ...togetherness(table, id, creatures), worth: rulesWith(table, id, "must").filter((rule2) => rule2.what === "attack" && rule2.player === void 0).length };
}
function togetherness(table, id, creatures) {
  let others3 = 0;
  let alone2 = false;
  const withOneOf = [];
  for (const rule2 of rulesWith(table, id, "count")) if (rule2.of === "companions") others3 = Math.max(others3, rule2.least ?? 0);
  for (const rule2 of rulesWith(table, id, "cant")) {
    if (rule2.what === "attackAlone") others3 = Math.max(others3, 1);
    if (rule2.what === "attackWithOthers") alone2 = true;
    if (rule2.what === "attackWithout") withOneOf.push(creatures.flatMap((one, at) => fitsEntry(table, rule2.where, one, id) ? [at] : []));
  }
  return { others: others3, alone: alone2, withOneOf };
}
function mayAttack(table, id, target) {
  const defender = defenderOf(table, target);
  const controls = (tree2) => permanentsOf(table, defender).some((one) => fitsEntry(table, tree2, one, id));
  for (const rule2 of rulesWith(table, id, "cant")) {
    if ("withoutAny" in rule2 && !controls(rule2.withoutAny)) return false;
    if ("withAny" in rule2 && controls(rule2.withAny)) return false;
  }
  return !rulesWith(table, idOfSeat(defender), "cant").some((rule2) => rule2.what === "beAttacked" && concerns2(rule2, target) && fitsEntry(table, rule2.where, id, 0));
}
function concerns2(rule2, target) {
  return rule2.planeswalkers === true || seatOfId(target) !== null;
}
function attackWorth(table, id, target) {
  const own2 = rulesWith(table, id, "must").filter((rule2) => rule2.player !== void 0 && namesPlayer(table, rule2.player, id, target));
  const theirs = rulesWith(table, idOfSeat(defenderOf(table, target)), "must").filter((rule2) => rule2.all === true && concerns2(rule2, target) && fitsEntry(table, rule2.where, id, 0));
  return own2.length + theirs.length;
}
function namesPlayer(table, { tree: tree2, ...closure }, bearer, target) {
  return seatsOf(table, closureEnv(table, { tree: tree2, ...closure }, bearer), tree2).some((seat) => idOfSeat(seat) === target);
}
function pricesOfAttack(table, id, target) {
  const own2 = rulesWith(table, id, "price").filter((rule2) => rule2.of === "attack");
  const defender = defenderOf(table, target);
  const theirs = rulesWith(table, idOfSeat(defender), "price").filter((rule2) => concerns2(rule2, target) && fitsEntry(table, rule2.where, id, 0));
  return [...own2.map((rule2) => timesOver2(table, rule2, id, id)), ...theirs.map((rule2) => timesOver2(table, rule2, idOfSeat(defender), id))];
}
function timesOver2(table, rule2, bearer, id) {
  return { ...rule2, more: (rule2.more ?? "").repeat(timesOf(table, rule2.times, bearer, id)) };
}
function setsOf(table, defender, targets2) {
  const all = targets2.map((_, place3) => place3);
  const themselves = [targets2.indexOf(idOfSeat(defender))];
  const limits2 = rulesWith(table, idOfSeat(defender), "count").filter((rule2) => rule2.of === "attackedBy");
  const wishes = rulesWith(table, idOfSeat(defender), "must").filter((rule2) => rule2.all !== true);
  return [...limits2.map((rule2) => ({ targets: themselves, least: 1, most: rule2.most ?? unlimited, worth: 0 })), ...wishes.map((rule2) => ({ targets: rule2.planeswalkers === true ? all : themselves, least: 1, most: unlimited, worth: 1 }))];
}
function leastOf2(table, seat, of) {
  return rulesWith(table, idOfSeat(seat), "count").reduce((most3, rule2) => rule2.of === of ? Math.min(most3, rule2.most ?? unlimited) : most3, unlimited);
}
var effort2 = 2e5;
function mostObeyed(board) {
  const fixed = board.creatures.map(() => none25);
  for (let goal = upperBound(board); goal > 0; goal--) if (search({ board, fixed, paid: false, goal, budget: unlimited }) !== null) return goal;
  return 0;
}
function completeWith(board, fixed, goal) {
  if (board.creatures.some(({ most: most3 }, at) => fixed[at].length > most3)) return null;
  const slots = board.creatures.reduce((sum2, { options, most: most3 }) => sum2 + Math.min(options.length, most3), 0);
  for (const paid of [false, true]) {
    if (search({ board, fixed, paid, goal, budget: unlimited }) === null) continue;
    for (let budget = 0; budget <= slots; budget++) {
      const found3 = search({ board, fixed, paid, goal, budget });
      if (found3 !== null) return found3;
    }
  }
  return null;
}
var none25 = [];
function upperBound(board) {
  return board.creatures.reduce((sum2, one) => sum2 + bestOf(one), 0) + board.sets.reduce((sum2, { worth: worth2 }) => sum2 + worth2, 0);
}
function bestOf({ options, most: most3, worth: worth2 }) {
  if (options.length === 0) return 0;
  const worths = options.map((option) => option.worth).sort((a, b) => b - a);
  return worth2 + worths.slice(0, most3).reduce((sum2, one) => sum2 + one, 0);
}
var Search = class {
  #task;
  #counts;
  #taken;
  #setsOf;
  #gains;
  #room;
  #watched;
  #seen = /* @__PURE__ */ new Map();
  #obeyed = 0;
  #declared = 0;
  #spent = 0;
  #looked = 0;
  constructor(task) {
    this.#task = task;
    const { creatures, sets } = task.board;
    this.#counts = sets.map(() => 0);
    this.#taken = creatures.map(() => []);
    const highest = Math.max(-1, ...creatures.flatMap(({ options }) => options.map(({ target }) => target)), ...sets.flatMap(({ targets: targets2 }) => targets2));
    this.#setsOf = Array.from({ length: highest + 1 }, (_, target) => sets.flatMap((set, at) => set.targets.includes(target) ? [at] : []));
    this.#gains = [0];
    this.#room = [0];
    for (let at = creatures.length - 1; at >= 0; at--) {
      const one = creatures[at];
      this.#gains.unshift(this.#gains[0] + bestOf(one));
      this.#room.unshift(this.#room[0] + Math.min(one.options.length, one.most));
    }
    this.#watched = [...new Set(creatures.flatMap(({ withOneOf }, at) => withOneOf.length === 0 ? [] : [at, ...withOneOf.flat()]))];
  }
  run() {
    return this.#creature(0) ? this.#taken.map((one) => [...one]) : null;
  }
  #creature(at) {
    const { board, goal } = this.#task;
    if (++this.#looked > effort2) return false;
    if (at === board.creatures.length) return this.#ends();
    if (this.#obeyed + this.#gains[at] + this.#open(this.#room[at]) < goal) return false;
    const key = this.#key(at);
    const before = this.#seen.get(key);
    if (before !== void 0 && before >= this.#obeyed) return false;
    this.#seen.set(key, this.#obeyed);
    return this.#option(at, 0);
  }
  #option(at, place3) {
    const { options, most: most3 } = this.#task.board.creatures[at];
    const option = options[place3];
    if (option === void 0) return this.#creature(at + 1);
    const taken2 = this.#taken[at];
    if (this.#task.fixed[at].includes(place3)) return this.#take(at, place3, 0);
    const left = most3 - taken2.length - this.#task.fixed[at].filter((one) => one >= place3).length;
    const may = left > 0 && (this.#task.paid || !option.costs) && this.#spent < this.#task.budget;
    return may && this.#take(at, place3, 1) || this.#option(at, place3 + 1);
  }
  #take(at, place3, cost) {
    const { creatures, sets, most: most3 } = this.#task.board;
    const { options, worth: worth2 } = creatures[at];
    const { target, worth: gain } = options[place3];
    const taken2 = this.#taken[at];
    const first2 = taken2.length === 0;
    let got = gain + (first2 ? worth2 : 0);
    let fits4 = !first2 || this.#declared < most3;
    for (const set of this.#setsOf[target]) {
      const { most: atMost, least, worth: forSet } = sets[set];
      const count2 = ++this.#counts[set];
      if (count2 > atMost) fits4 = false;
      if (count2 === Math.max(1, least)) got += forSet;
    }
    taken2.push(place3);
    if (first2) this.#declared++;
    this.#obeyed += got;
    this.#spent += cost;
    if (fits4 && this.#option(at, place3 + 1)) return true;
    this.#spent -= cost;
    this.#obeyed -= got;
    if (first2) this.#declared--;
    taken2.pop();
    for (const set of this.#setsOf[target]) this.#counts[set]--;
    return false;
  }
  #open(room) {
    const { sets } = this.#task.board;
    const lacks = [];
    const worths = [];
    sets.forEach(({ worth: worth2, least, targets: targets2 }, at) => {
      const lack = Math.max(1, least) - this.#counts[at];
      if (worth2 > 0 && lack > 0) {
        lacks.push(targets2.some((target) => this.#setsOf[target].length > 1) ? 0 : lack);
        worths.push(worth2);
      }
    });
    lacks.sort((a, b) => a - b);
    let left = room;
    let count2 = 0;
    for (const lack of lacks) if ((left -= lack) >= 0) count2++;
    return worths.sort((a, b) => b - a).slice(0, count2).reduce((sum2, one) => sum2 + one, 0);
  }
  #ends() {
    const { board, goal } = this.#task;
    if (this.#obeyed < goal) return false;
    if (board.sets.some(({ least }, at) => this.#counts[at] > 0 && this.#counts[at] < least)) return false;
    return board.creatures.every(({ others: others3, alone: alone2, withOneOf }, at) => {
      if (this.#taken[at].length === 0) return true;
      if (this.#declared - 1 < others3 || alone2 && this.#declared > 1) return false;
      return withOneOf.every((ones) => ones.some((one) => one !== at && this.#taken[one].length > 0));
    });
  }
  #key(at) {
    const { board, budget } = this.#task;
    const counts2 = this.#counts.map((count2, set) => {
      const { most: most3, least } = board.sets[set];
      return most3 < unlimited ? count2 : Math.min(count2, Math.max(1, least));
    });
    let demand = 0;
    let alone2 = 0;
    let others3 = 0;
    board.creatures.forEach((one, place3) => {
      if (place3 >= at || this.#taken[place3].length === 0) return;
      demand = Math.max(demand, one.others);
      if (one.alone) alone2 = 1;
    });
    for (const one of board.creatures) others3 = Math.max(others3, one.others, one.alone ? 1 : 0);
    const declared = board.most < board.creatures.length ? this.#declared : Math.min(this.#declared, others3 + 1);
    const watched2 = this.#watched.filter((place3) => place3 < at && this.#taken[place3].length > 0);
    return `${at}|${counts2.join()}|${declared}|${demand}|${alone2}|${watched2.join()}|${budget < unlimited ? this.#spent : ""}`;
  }
};
function search(task) {
  return new Search(task).run();
}
function isPlain6({ board }) {
  return isFree2(board) && board.creatures.every(({ options, most: most3 }) => most3 === 1 && options.every(({ costs }) => !costs));
}
function optionsFor2(table, { board, creatures, targets: targets2 }, label) {
  return board.creatures.flatMap(({ options, most: most3 }, at) => {
    const object = creatures[at];
    const { card } = table.object(object);
    return options.map((option) => {
      const to = targets2[option.target];
      const target = nameOf(to);
      return { id: `${object}>${target}`, label, params: { card, object, target, ...to > 0 ? { targetCard: shownCard(table, to) } : {} }, object, ...most3 === 1 ? { group: String(object) } : {} };
    });
  });
}
function pairOf2(pick) {
  const [creature3, target] = pick.split(">");
  return { creature: Number(creature3), target: idNamed(target) };
}
function declarationOf({ board, creatures, targets: targets2 }, picks) {
  const declared = board.creatures.map(() => []);
  for (const pick of picks) {
    const { creature: creature3, target } = pairOf2(pick);
    const at = creatures.indexOf(creature3);
    const place3 = targets2.indexOf(target);
    declared[at]?.push((board.creatures[at]?.options ?? []).findIndex((option) => option.target === place3));
  }
  return declared;
}
function picksFrom({ board, creatures, targets: targets2 }, declared) {
  return declared.flatMap((taken2, at) => taken2.map((place3) => `${creatures[at]}>${nameOf(targets2[board.creatures[at]?.options[place3]?.target ?? -1])}`));
}
var basisOf = once((decision, table, { prepare: prepare2 }) => {
  const prepared = prepare2(table, decision);
  return { prepared, goal: mostObeyed(prepared.board) };
});
function judgeDeclaration(table, decision, picks, by) {
  const { prepared, goal } = basisOf(decision, table, by);
  const declared = declarationOf(prepared, picks);
  const broken = brokenBy(prepared.board, declared);
  if (broken !== null) return { rule: by.restriction, detail: "This declaration breaks a restriction." };
  if (obeyedBy(prepared.board, declared) < goal) return { rule: by.requirement, detail: `This declaration obeys fewer requirements than the ${goal} that can be obeyed.` };
  return by.affordable(table, decision, picks.map(pairOf2)) ? null : { rule: by.payment, detail: "The costs can't be paid." };
}
function completeDeclaration(table, decision, picked2, by) {
  const { prepared, goal } = basisOf(decision, table, by);
  const found3 = completeWith(prepared.board, declarationOf(prepared, picked2), goal);
  if (found3 === null) return null;
  const whole2 = picksFrom(prepared, found3);
  const picks = [...picked2, ...whole2.filter((pick) => !picked2.includes(pick))];
  return by.affordable(table, decision, picks.map(pairOf2)) ? picks : null;
}
function askExert(table, frame, attackers) {
  const able = attackers.filter((id) => rulesOf(table, id).some((rule2) => rule2.word === "may" && rule2.what === "exert"));
  if (able.length === 0) return void 0;
  const options = able.map((id) => cardOption(table, id));
  table.ask(frame, { seat: gameOf(table).active, kind: "chooseExert", rule: "508.1g", domain: { type: "options", min: 0, max: able.length, options } });
  return { wait: true };
}
function exertChosen(answer2) {
  return answer2 === null ? [] : pickedObjects(answer2);
}
function totalPrice(entries) {
  const all = entries.flatMap(({ creature: creature3, prices }) => prices.map((price) => ({ creature: creature3, price })));
  return { mana: all.map(({ price }) => price.more ?? "").join(""), sacrifices: all.flatMap(({ creature: creature3, price }) => price.sacrifice === void 0 ? [] : [{ where: price.sacrifice, bearer: creature3, count: price.count ?? 1 }]) };
}
function isNothing({ mana: mana3, sacrifices }) {
  return mana3 === "" && sacrifices.length === 0;
}
function couldPay(table, seat, price, tapped) {
  if (tapped.length === 0 || price.mana === "") return sparedFor(table, seat, price) !== null;
  return trial(table, () => {
    for (const id of tapped) setObject(table, id, "tapped", true);
    return sparedFor(table, seat, price) !== null;
  });
}
function sparedFor(table, seat, { mana: mana3, sacrifices }) {
  const needs = needsOf(table, seat, sacrifices, []);
  if (mana3 === "") return needsHold(needs) ? [] : null;
  const cost = parseCost(mana3);
  const consumed = needs.length === 0 ? [] : usedUpForMana(table, seat).filter((id) => needs.some(({ ids: ids2 }) => ids2.includes(id)));
  const search3 = (spared, from) => {
    const gone = consumed.filter((id) => !spared.includes(id));
    if (needsHold(needs.map((need) => ({ ...need, ids: need.ids.filter((id) => !gone.includes(id)) })))) return canAfford(purseOf(table, seat, { without: spared }), cost) ? spared : null;
    for (let at = from; at < consumed.length; at++) {
      const found3 = search3([...spared, consumed[at]], at + 1);
      if (found3 !== null) return found3;
    }
    return null;
  };
  return search3([], 0);
}
function usedUpForMana(table, seat) {
  const abilities = usableManaAbilities(table, seat);
  const stays2 = new Set(abilities.flatMap(({ object, path }) => isUsedUp2(table.library.ability(path).ability) ? [] : [object]));
  return [...new Set(abilities.flatMap(({ object }) => stays2.has(object) ? [] : [object]))];
}
var isUsedUp2 = ({ cost = [] }) => cost.some(({ verb: verb2, what: what3 }) => verb2 === "sacrifice" && what3 === "self");
function candidates2(table, seat, { where, bearer }, chosen6) {
  return permanentsOf(table, seat).filter((id) => !chosen6.includes(id) && !forbids(table, id, "beSacrificed") && fitsEntry(table, where, id, bearer));
}
function needsOf(table, seat, sacrifices, chosen6) {
  return sacrifices.flatMap((one) => {
    const ids2 = candidates2(table, seat, one, chosen6);
    return Array.from({ length: one.count }, () => ({ ids: ids2, use: "leaves" }));
  });
}
function payPriceLocals(seat, { mana: mana3, sacrifices }, object, rule2) {
  return { seat, mana: mana3, sacrifices, object, rule: rule2, chosen: [], made: [], units: [], returned: null, answer: null, answers: null };
}
var payPriceProcedure = defineProcedure({ name: "payPrice", steps: [{ name: "mana", rule: "508.1i", run: makeMana }, { name: "manaPaid", rule: "508.1j", run: noteMana }, { name: "choose", rule: "508.1j", run: choose2 }, { name: "chosen", rule: "508.1j", run: chosen3 }, { name: "pay", rule: "508.1j", run: (table, { chosen: objects, rule: rule2 }) => objects.length === 0 ? void 0 : happen(table, objects.map((id) => move(id, { to: "graveyard", sacrifice: true }, rule2))) }, { name: "paid", rule: "508.1j", run: () => ({ done: { done: true } }) }, { name: "reverse", rule: "722.1", run: reverse2 }, { name: "reversed", rule: "722.1", run: reversed2 }] });
function makeMana(table, locals2) {
  const { seat, mana: mana3, sacrifices, object } = locals2;
  if (mana3 === "") return void 0;
  return call(payManaProcedure, payMana(seat, parseCost(mana3), { object, source: 0, cancel: true, spared: sparedFor(table, seat, { mana: mana3, sacrifices }) ?? [] }));
}
function noteMana(table, locals2) {
  if (locals2.mana === "") return void 0;
  const { done: done4, made: made2 = [], units = [] } = returnedIn(locals2);
  table.local(locals2, "made", made2);
  table.local(locals2, "units", units);
  return done4 ? void 0 : { to: "reverse" };
}
var madeFor = (locals2) => locals2.made;
function reverse2(table, locals2, frame) {
  table.local(locals2, "answer", null);
  const object = locals2.object;
  return askReversal(table, frame, locals2.seat, madeFor(locals2), { card: shownCard(table, object), object }) ? { wait: true } : void 0;
}
function reversed2(table, locals2) {
  const seat = locals2.seat;
  const units = locals2.units;
  if (units.length > 0) setPool(table, seat, [...poolOf(table, seat), ...units]);
  reverseMana(table, seat, madeFor(locals2), locals2.answer);
  return { done: { done: false } };
}
function choose2(table, locals2, frame) {
  const [next8, ...rest2] = locals2.sacrifices;
  if (next8 === void 0) return { to: "pay" };
  const seat = locals2.seat;
  const taken2 = locals2.chosen;
  const able = candidates2(table, seat, next8, taken2);
  if (able.length < next8.count) return { to: "reverse" };
  if (able.length === next8.count) return take4(table, locals2, able, next8.count);
  const others3 = needsOf(table, seat, [{ ...next8, count: next8.count - 1 }, ...rest2], taken2);
  const sparing = able.filter((id) => needsHold(others3.map((need) => ({ ...need, ids: need.ids.filter((one) => one !== id) }))));
  const count2 = others3.every(({ ids: ids2 }) => ids2.length === able.length && ids2.every((id) => able.includes(id))) ? next8.count : 1;
  if (sparing.length <= count2) return take4(table, locals2, sparing, count2);
  const options = sparing.map((id) => cardOption(table, id));
  table.ask(frame, { seat, kind: "chooseForEffect", rule: locals2.rule, params: { card: table.object(next8.bearer).card, object: next8.bearer }, domain: { type: "options", min: count2, max: count2, options } });
  return { wait: true };
}
function chosen3(table, locals2) {
  const picked2 = pickedObjects(locals2.answer);
  return take4(table, locals2, picked2, picked2.length);
}
function take4(table, locals2, ids2, count2) {
  const [next8, ...rest2] = nonEmpty(locals2.sacrifices, "a sacrifice");
  table.local(locals2, "chosen", [...locals2.chosen, ...ids2]);
  table.local(locals2, "sacrifices", count2 < next8.count ? [{ ...next8, count: next8.count - count2 }, ...rest2] : rest2);
  return { to: "choose" };
}
var skipCombat = { name: "skip", rule: "508.8", run: (table) => {
  if (!gameOf(table).combat.joined) skipTo(table, "endCombat");
} };
var declareAttackersProcedure = defineProcedure({ name: "declareAttackers", steps: [beginStep2("508"), { name: "declare", rule: "508.1", run: askAttackers }, { name: "declared", rule: "508.1b", run: noteDeclared }, { name: "bands", rule: "508.1e", run: askBands }, { name: "band", rule: "508.1e", run: noteBand }, { name: "tap", rule: "508.1f", run: tapAttackers }, { name: "options", rule: "508.1g", run: (table, locals2, frame) => (table.local(locals2, "answer", null), askExert(table, frame, attackersIn(table, locals2))) }, { name: "exert", rule: "508.1g", run: (table, locals2) => table.local(locals2, "exerted", exertChosen(locals2.answer)) }, { name: "total", rule: "508.1h", run: lockPrice }, { name: "paid", rule: "508.1j", run: takenBack }, { name: "exerted", rule: "508.1j", run: exertAttackers }, { name: "attack", rule: "508.1k", run: attack }, { name: "attacked", rule: "508.1k", run: tellAttack }, givePriority("508.2"), skipCombat, endStep] });
var attackJudgement = { restriction: "508.1c", requirement: "508.1d", payment: "508.1j", prepare: (table, { subject }) => attackBoard(table, subject), affordable: (table, { subject }, pairs) => {
  const price = priceOf(table, pairs);
  return isNothing(price) || couldPay(table, subject, price, pairs.map(({ creature: creature3 }) => creature3).filter((id) => !hasKeyword(table, id, "vigilance")));
} };
var acceptAttack = (table, decision, picks) => judgeDeclaration(table, decision, picks, attackJudgement);
var completeAttack = (table, decision, picks) => completeDeclaration(table, decision, picks, attackJudgement);
function askAttackers(table, locals2, frame) {
  const { active } = gameOf(table);
  table.local(locals2, "pairs", []);
  const prepared = attackBoard(table, active);
  const options = optionsFor2(table, prepared, "attack");
  if (options.length === 0) return { to: "attacked" };
  const domain = { type: "options", min: 0, max: prepared.creatures.length, options, groups: true };
  table.ask(frame, { seat: active, kind: "declareAttackers", rule: "508.1", domain: isPlain6(prepared) ? domain : { ...domain, checked: true } });
  return { wait: true };
}
var pairsOf = (locals2) => locals2.pairs ?? [];
function attackersIn(table, locals2) {
  return pairsOf(locals2).flatMap(({ creature: creature3 }) => onBattlefield(table, creature3) && controllerOf(table, creature3) === gameOf(table).active ? [creature3] : []);
}
function noteDeclared(table, locals2) {
  const pairs = picksOf(locals2.answer).map(pairOf2);
  table.local(locals2, "pairs", pairs);
  table.local(locals2, "bands", bandsFor(table, pairs));
}
function askBands(table, locals2, frame) {
  return askBand(table, locals2, frame, pairsOf(locals2)) ? { wait: true } : { to: "tap" };
}
function noteBand(table, locals2) {
  return makeBand(table, locals2, picksOf(locals2.answer)) ? { to: "bands" } : { to: "tap" };
}
function tapAttackers(table, locals2) {
  const tapping3 = pairsOf(locals2).filter(({ creature: creature3 }) => !hasKeyword(table, creature3, "vigilance"));
  table.local(locals2, "tapped", tapping3.map(({ creature: creature3 }) => creature3));
  return happen(table, tapping3.map(({ creature: creature3 }) => tap(creature3, "508.1f")));
}
function priceOf(table, pairs) {
  return totalPrice(pairs.map(({ creature: creature3, target }) => ({ creature: creature3, prices: pricesOfAttack(table, creature3, target) })));
}
function lockPrice(table, locals2) {
  const price = priceOf(table, pairsOf(locals2));
  table.local(locals2, "priced", !isNothing(price));
  if (isNothing(price)) return void 0;
  const [first2] = pairsOf(locals2);
  return call(payPriceProcedure, payPriceLocals(gameOf(table).active, price, first2.creature, "508.1j"));
}
function takenBack(table, locals2) {
  const paid = locals2.returned;
  if (paid?.done !== false || locals2.priced !== true) return void 0;
  const tapped = locals2.tapped ?? [];
  for (const id of tapped) if (onBattlefield(table, id)) setObject(table, id, "tapped", false);
  for (const { creature: creature3 } of pairsOf(locals2)) if (onBattlefield(table, creature3)) setObject(table, creature3, "band", 0);
  dropTriggers(table, ({ event }) => event.key === "tapped" && tapped.includes(event.object));
  table.emit("declarationTakenBack", "722.1", { seat: gameOf(table).active });
  return { to: "declare" };
}
function exertAttackers(table, locals2) {
  const { active } = gameOf(table);
  return happen(table, (locals2.exerted ?? []).map((id) => exert(id, active, "701.38d")));
}
function attack(table, locals2) {
  const attackers = attackersIn(table, locals2);
  const pairs = pairsOf(locals2).filter(({ creature: creature3 }) => attackers.includes(creature3));
  noteAttacked(table, pairs.map(({ target }) => target));
  const { active } = gameOf(table);
  const count2 = pairs.length;
  return happen(table, pairs.map(({ creature: creature3, target }) => attackBy(creature3, active, { target, defender: defenderOf(table, target), alone: count2 === 1, count: count2 })));
}
function tellAttack(table, locals2) {
  const attackers = attackersIn(table, locals2);
  if (attackers.length === 0) return;
  const told3 = pairsOf(locals2).filter(({ creature: creature3 }) => attackers.includes(creature3));
  table.emit("attackersDeclared", "508.1k", { seat: gameOf(table).active, attackers: told3.map(({ creature: creature3, target }) => ({ object: creature3, card: shownCard(table, creature3), target: nameOf(target), ...target > 0 ? { targetCard: shownCard(table, target) } : {} })) });
}
function canBlock(table, blocker, attacker) {
  if (!passesKeywords(table, blocker, attacker) || walksPast(table, blocker, attacker) || protectedFrom(table, attacker, blocker)) return false;
  return !forbids(table, blocker, "block", attacker) && !forbids(table, attacker, "beBlocked", blocker);
}
function passesKeywords(table, blocker, attacker) {
  const keywords = valuesOf2(table, attacker).keywords;
  const has2 = (keyword2) => hasKeyword(table, blocker, keyword2);
  if (keywords.includes("shadow") !== has2("shadow")) return false;
  if (keywords.includes("flying") && !has2("flying") && !has2("reach")) return false;
  if (keywords.includes("horsemanship") && !has2("horsemanship")) return false;
  if (keywords.includes("fear") && !isType(table, blocker, "artifact") && !coloursOf(table, blocker).includes("black")) return false;
  if (keywords.includes("intimidate") && !isType(table, blocker, "artifact") && !coloursOf(table, blocker).some((colour) => coloursOf(table, attacker).includes(colour))) return false;
  return !keywords.includes("skulk") || powerOf(table, blocker) <= powerOf(table, attacker);
}
function coloursOf(table, id) {
  return valuesOf2(table, id).colours;
}
function walksPast(table, blocker, attacker) {
  const walks = valuesOf2(table, attacker).keywords.filter((one) => typeof one === "object" && one.word === "landwalk");
  const lands = permanentsOf(table, controllerOf(table, blocker)).filter((id) => isType(table, id, "land"));
  const env = envOf({ self: attacker, card: table.object(attacker).card, you: controllerOf(table, attacker), event: null, vars: {}, each: 0, subject: 0 });
  return walks.some(({ where }) => lands.some((land) => matches(table, env, land, where ?? {})));
}
function blockBoard(table, seat) {
  const targets2 = attackersAgainst(table, seat);
  const creatures = possibleBlockers(table, seat);
  return { creatures, targets: targets2, board: { creatures: creatures.map((id) => candidate2(table, id, targets2)), sets: targets2.flatMap((attacker, place3) => setOf2(table, attacker, place3)), most: leastOf2(table, seat, "blockingCreatures") } };
}
function candidate2(table, id, targets2) {
  const costs = pricesOfBlock(table, id).length > 0;
  const options = targets2.flatMap((attacker, target) => canBlock(table, id, attacker) ? [{ target, worth: blockWorth(table, id, attacker), costs }] : []);
  return { options, most: rulesWith(table, id, "count").reduce((most3, rule2) => rule2.of === "blocks" ? most3 + (rule2.more ?? unlimited) : most3, 1), worth: rulesWith(table, id, "must").filter((rule2) => rule2.what === "block" && rule2.where === void 0).length, others: rulesWith(table, id, "cant").some((rule2) => rule2.what === "blockAlone") ? 1 : 0, alone: false, withOneOf: [] };
}
function blockWorth(table, id, attacker) {
  const own2 = rulesWith(table, id, "must").filter((rule2) => rule2.what === "block" && rule2.where !== void 0 && fitsEntry(table, rule2.where, attacker, id));
  const its = rulesWith(table, attacker, "must").filter((rule2) => rule2.all === true && fitsEntry(table, rule2.where, id, attacker));
  return own2.length + its.length;
}
function setOf2(table, attacker, place3) {
  let least = hasKeyword(table, attacker, "menace") ? 2 : 1;
  let most3 = unlimited;
  for (const rule2 of rulesWith(table, attacker, "count")) {
    if (rule2.of !== "blockers") continue;
    least = Math.max(least, rule2.least ?? 1);
    most3 = Math.min(most3, rule2.most ?? unlimited);
  }
  const worth2 = rulesWith(table, attacker, "must").filter((rule2) => rule2.what === "beBlocked" && rule2.all !== true).length;
  return least === 1 && most3 === unlimited && worth2 === 0 ? [] : [{ targets: [place3], least, most: most3, worth: worth2 }];
}
function pricesOfBlock(table, id) {
  return rulesWith(table, id, "price").filter((rule2) => rule2.of === "block");
}
function beginOrders(table, locals2) {
  const attackers = attackersOf(table).filter((id) => fieldsOf(table.object(id)).blockers.length > 1);
  const blockers = blockersOf(table).filter((id) => (fieldsOf(table.object(id)).blocking ?? []).length > 1);
  const unordered = [...attackers.map((of) => ({ of, seat: gameOf(table).active, kind: "orderBlockers" })), ...blockers.map((of) => ({ of, seat: table.controllerOf(table.object(of)), kind: "orderAttackers" }))];
  table.local(locals2, "unordered", unordered);
}
function inOrder3(table, { of, kind: kind2 }) {
  const { blockers, blocking } = fieldsOf(table.object(of));
  return kind2 === "orderBlockers" ? blockers : blocking ?? [];
}
function askOrder2(table, locals2, frame) {
  const [next8] = locals2.unordered ?? [];
  if (next8 === void 0) return { to: "priority" };
  const options = inOrder3(table, next8).map((id) => ({ id: `object:${id}`, label: "object", params: { card: shownCard(table, id), object: id }, object: id }));
  const rule2 = next8.kind === "orderBlockers" ? "509.2" : "509.3";
  table.ask(frame, { seat: next8.seat, kind: next8.kind, rule: rule2, params: { card: shownCard(table, next8.of), object: next8.of }, domain: wholeOrder(options) });
  return { wait: true };
}
function setOrder(table, locals2) {
  const [next8, ...rest2] = nonEmpty(locals2.unordered, "an order to declare");
  const order2 = pickedObjects(locals2.answer);
  setObject(table, next8.of, next8.kind === "orderBlockers" ? "blockers" : "blocking", order2);
  table.emit("orderDeclared", next8.kind === "orderBlockers" ? "509.2" : "509.3", { object: next8.of, card: shownCard(table, next8.of), order: order2.map((object) => ({ object, card: shownCard(table, object) })) });
  table.local(locals2, "unordered", rest2);
  return { to: "order" };
}
var declareBlockersProcedure = defineProcedure({ name: "declareBlockers", steps: [beginStep2("509"), { name: "defenders", rule: "509.1", run: begin14 }, { name: "declare", rule: "509.1", run: askBlockers }, { name: "declared", rule: "509.1a", run: noteDeclared2 }, { name: "paid", rule: "509.1f", run: (_table, { priced, returned }) => priced === true && returned?.done === false ? { to: "declare" } : void 0 }, { name: "block", rule: "509.1g", run: block }, { name: "blocked", rule: "509.1g", run: tellBlock }, { name: "attackers", rule: "509.1h", run: markAttackers }, { name: "orders", rule: "509.2", run: beginOrders }, { name: "order", rule: "509.2", run: askOrder2 }, { name: "ordered", rule: "509.2", run: setOrder }, givePriority("509.4"), endStep] });
function begin14(table, locals2) {
  table.local(locals2, "defenders", opponentsOf2(table, gameOf(table).active));
  table.local(locals2, "declared", []);
}
var blockJudgement = { restriction: "509.1b", requirement: "509.1c", payment: "509.1f", prepare: (table, { subject }) => blockBoard(table, subject), affordable: (table, { subject }, pairs) => {
  const price = priceOf2(table, pairs);
  return isNothing(price) || couldPay(table, subject, price, []);
} };
var acceptBlock = (table, decision, picks) => judgeDeclaration(table, decision, picks, blockJudgement);
var completeBlock = (table, decision, picks) => completeDeclaration(table, decision, picks, blockJudgement);
function priceOf2(table, pairs) {
  const blockers = [...new Set(pairs.map(({ creature: creature3 }) => creature3))];
  return totalPrice(blockers.map((creature3) => ({ creature: creature3, prices: pricesOfBlock(table, creature3) })));
}
function askBlockers(table, locals2, frame) {
  const [seat] = locals2.defenders ?? [];
  if (seat === void 0) return { to: "attackers" };
  const prepared = blockBoard(table, seat);
  const options = optionsFor2(table, prepared, "block");
  if (options.length === 0) return next5(table, locals2);
  const domain = { type: "options", min: 0, max: options.length, options, groups: true };
  table.ask(frame, { seat, kind: "declareBlockers", rule: "509.1", domain: isPlain6(prepared) ? domain : { ...domain, checked: true } });
  return { wait: true };
}
function next5(table, locals2) {
  table.local(locals2, "defenders", (locals2.defenders ?? []).slice(1));
  return { to: "declare" };
}
function noteDeclared2(table, locals2) {
  const pairs = picksOf(locals2.answer).map(pairOf2);
  table.local(locals2, "pairs", pairs);
  const price = priceOf2(table, pairs);
  table.local(locals2, "priced", !isNothing(price));
  if (isNothing(price)) return void 0;
  const [seat] = nonEmpty(locals2.defenders, "a defending player");
  return call(payPriceProcedure, payPriceLocals(seat, price, pairs[0].creature, "509.1f"));
}
function blocksOf(table, locals2) {
  const [seat] = nonEmpty(locals2.defenders, "a defending player");
  const attackers = attackersOf(table);
  const byBlocker = /* @__PURE__ */ new Map();
  for (const { creature: creature3, target } of locals2.pairs ?? []) {
    if (!onBattlefield(table, creature3) || controllerOf(table, creature3) !== seat || !attackers.includes(target)) continue;
    const blocked = byBlocker.get(creature3) ?? [];
    byBlocker.set(creature3, [.../* @__PURE__ */ new Set([...blocked, target, ...bandOf(table, target)])]);
  }
  return [...byBlocker];
}
function block(table, locals2) {
  const [seat] = nonEmpty(locals2.defenders, "a defending player");
  const blocks = blocksOf(table, locals2);
  return happen(table, blocks.map(([blocker, attackers]) => blockBy(blocker, seat, { attackers, alone: blocks.length === 1 })));
}
function tellBlock(table, locals2) {
  const [seat] = nonEmpty(locals2.defenders, "a defending player");
  const told3 = blocksOf(table, locals2);
  table.local(locals2, "declared", [...declaredIn(locals2), ...told3]);
  if (told3.length > 0) table.emit("blockersDeclared", "509.1g", { seat, blockers: told3.flatMap(([blocker, attackers]) => attackers.map((attacker) => ({ object: blocker, card: shownCard(table, blocker), target: `object:${attacker}`, targetCard: shownCard(table, attacker) }))) });
  return next5(table, locals2);
}
var declaredIn = (locals2) => locals2.declared ?? [];
function markAttackers(table, locals2) {
  const { active } = gameOf(table);
  const batch = attackersOf(table).flatMap((attacker) => {
    const { blockers, blocked } = fieldsOf(table.object(attacker));
    const fresh2 = declaredIn(locals2).flatMap(([blocker, attackers]) => attackers.includes(attacker) ? [blocker] : []);
    const pairs = fresh2.flatMap((blocker) => [blockOne(blocker, controllerOf(table, blocker), attacker), blockedByOne(attacker, active, { blocker, count: blockers.length, before: blockers.length - fresh2.length })]);
    if (blocked) return pairs;
    return fresh2.length === 0 ? [becomeUnblocked(attacker, active)] : [becomeBlocked(attacker, active, blockers), ...pairs];
  });
  return happen(table, batch);
}
var judges = { declareAttackers: { accept: acceptAttack, complete: completeAttack }, declareBand: { accept: acceptBand, complete: completeBand }, chooseCrew: { accept: acceptCrew, complete: completeCrew }, declareBlockers: { accept: acceptBlock, complete: completeBlock } };
var combatRelations = { blockersOf: (_table, object) => fieldsOf(object).blockers, blockedBy: (_table, object) => fieldsOf(object).blocking ?? [], opposing: (_table, object) => [...fieldsOf(object).blockers, ...fieldsOf(object).blocking ?? []], bandOf: (table, object) => bandOf(table, object.id), attackersOf: (table, object) => permanents(table).filter((id) => fieldsOf(table.object(id)).attacking === object.id), attackedBy: (_table, object) => [fieldsOf(object).attacking] };
var combatPlayerRelations = { defending: (_table, object) => [fieldsOf(object).defender], attackedPlayer: (_table, object) => {
  const { attacking, defender } = fieldsOf(object);
  return attacking < 0 ? [defender] : [];
}, otherOpponents: (table, object) => opponentsOf2(table, object.controller).filter((seat) => seat !== fieldsOf(object).defender), opposing: (table, object) => {
  const { blocking, defender } = fieldsOf(object);
  const [attacker] = blocking ?? [];
  return [attacker === void 0 ? defender : controllerOf(table, attacker)];
} };
function devotion(table, seat, colours2) {
  const among2 = [...colours2].flatMap((letter) => colourOf(letter) ?? []);
  let count2 = 0;
  for (const id of permanentsOf(table, seat)) {
    const { cost } = valuesOf2(table, id);
    if (cost !== null) count2 += countSymbols(parseCost(cost), among2);
  }
  return count2;
}
function counter(object, by, rule2, { to = "graveyard", at } = {}) {
  return propose("counter", { object }, { by, to, at: at ?? "", rule: rule2 });
}
var countering = ["countered"];
var counterRule = { keys: () => countering, looksBack: () => true, possible: (table, { object }) => table.find(object)?.zone === "stack" && !forbids(table, object, "beCountered") && !isFirm2(table, object), contains: (table, { object, data }) => table.object(object).kind === "item" ? none26 : [move(object, { to: data.to, at: data.at }, data.rule)], commit: (table, list) => list.map((happening, at) => {
  const { object, data } = happening;
  if (list.findIndex((one) => one.object === object) < at) return null;
  leave2(table, object, data.rule);
  return happening;
}) };
function isFirm2(table, id) {
  const { ability: ability2 } = itemOf(table, id);
  return table.library.ability(ability2).ability.marks?.cantBeCountered === true;
}
var none26 = [];
function leave2(table, object, rule2) {
  table.emit("countered", rule2, { object, card: itemOf(table, object).card });
  if (table.object(object).kind === "item") vanish(table, object);
}
function clearDamage(object, rule2) {
  return propose("clearDamage", { object }, { rule: rule2 });
}
var unwatched4 = [];
var clearDamageRule = { keys: () => unwatched4, possible: (table, { object }) => table.find(object)?.zone === "battlefield", commit: (table, list) => {
  for (const { object } of list) setObject(table, object, "damage", 0);
  return list;
} };
function regenerate(object, rule2) {
  return propose("regenerate", { object }, { rule: rule2 });
}
var keys5 = ["regenerated"];
var regenerateRule = { keys: () => keys5, possible: (table, { object }) => table.find(object)?.zone === "battlefield", contains: (_table, { object, data }) => [tap(object, data.rule)], commit: (table, list) => {
  for (const { object, data } of list) {
    setObject(table, object, "damage", 0);
    removeFromCombat(table, object);
    table.emit("regenerated", data.rule, { object, card: shownCard(table, object) });
  }
  return list;
} };
var happenings = { damage: damageRule, markDamage: markDamageRule, touchDeadly: touchDeadlyRule, gainLife: gainLifeRule, loseLife: loseLifeRule, removeCounters: removeCountersRule, addMana: addManaRule, tap: tapRule, untap: untapRule, clearDamage: clearDamageRule, unattach: unattachRule, attach: attachRule, regenerate: regenerateRule, destroy: destroyRule, turnUp: turnUpRule, turnDown: turnDownRule, transform: transformRule, flip: flipRule, counter: counterRule, part: partRule, move: moveRule, create: createRule, cease: ceaseRule, addCounters: addCountersRule, shuffle: shuffleRule, instruct: instructRule, draws: drawsRule, draw: drawRule, exert: exertRule, attack: attackRule, block: blockRule, blockOne: blockOneRule, becomeBlocked: becomeBlockedRule, blockedByOne: blockedByOneRule, becomeUnblocked: becomeUnblockedRule, lose: loseRule, win: winRule, drawGame: drawGameRule, beginTurn: beginTurnRule, beginPhase: beginPhaseRule, beginStep: beginStepRule };
var commitOrder = Object.keys(happenings);
var subgameProcedure = defineProcedure({ ...subgameRef, steps: [{ name: "begin", rule: "720.2", run: begin15 }, { name: "play", rule: "720.2", run: () => call(gameProcedure, gameLocals(-1)) }, { name: "ended", rule: "720.5", run: end2 }, { name: "shuffle", rule: "720.5", run: (table) => table.seats().forEach((seat) => reshuffle(table, `library:${seat}`, "720.5")) }, { name: "over", rule: "720.5", run: (_table, { ended: ended2 }) => ({ done: { done: true, objects: ended2.winners.map(idOfSeat) } }) }] });
var subgameLocals = () => ({ ended: null, lent: [], answer: null, answers: null, returned: null });
function begin15(table, locals2) {
  const cards2 = Object.values(table.state.objects).filter(({ kind: kind2 }) => kind2 === "card");
  const held2 = ({ id, card, owner }) => ({ id, card, owner });
  const libraries = table.seats().flatMap((seat) => table.zoneOf("library", seat).order.map((id) => held2(table.object(id))));
  const outside = table.seats().flatMap((seat) => cards2.filter(({ zone, owner }) => owner === seat && !zone.startsWith("library")).map(held2).sort(byCard));
  for (const { id } of libraries) vanish(table, id);
  table.emit("subgameBegan", "720.1a", {});
  suspendGame(table);
  resetRows(table);
  for (const { card, owner } of libraries) place(table, table.create(card, owner).id, { zone: `library:${owner}`, at: "bottom" });
  for (const { id, card, owner } of outside) setObject(table, place(table, table.create(card, owner).id, { zone: `sideboard:${owner}`, at: "bottom" }), "outer", id);
  table.local(locals2, "lent", outside.map(({ id }) => id));
}
function end2(table, locals2) {
  const waiting = new Set(Object.values(table.state.objects).map((row) => fieldsOf(row).outer));
  const taken2 = locals2.lent.filter((id) => !waiting.has(id));
  const played = Object.values(table.state.objects).filter(({ kind: kind2, zone }) => kind2 === "card" && !zone.startsWith("sideboard")).map(({ card, owner }) => ({ card, owner })).sort(byCard);
  resumeGame(table);
  for (const id of taken2) {
    const { card, owner } = table.object(id);
    played.splice(played.findIndex((one) => one.card === card && one.owner === owner), 1);
  }
  for (const { card, owner } of played) place(table, table.create(card, owner).id, { zone: `library:${owner}`, at: "bottom" });
  return happen(table, taken2.map((id) => move(id, { to: "library" }, "720.5")));
}
function endingProcedure(name2, rule2, leave3) {
  return defineProcedure({ name: name2, steps: [{ name: "drop", rule: `${rule2}a`, run: (table) => dropTriggers(table) }, { name: "exile", rule: `${rule2}b`, run: exileStack }, { name: "check", rule: `${rule2}c`, run: check }, { name: "leave", rule: `${rule2}d`, run: (table) => {
    table.emit(rule2 === "717.1" ? "turnEnded" : "combatEnded", `${rule2}d`, { seat: gameOf(table).active });
    endCombat(table);
    finishStep(table);
    leave3(table);
    unwindTo(table, "turn", "nextStep");
    return { done: null };
  } }] });
}
var endTurnProcedure = endingProcedure("endTurn", "717.1", (table) => setGame(table, "plan", ["cleanup"]));
var endCombatPhaseProcedure = endingProcedure("endCombatPhase", "717.2", (table) => setGame(table, "plan", gameOf(table).plan.slice(leftOfPhase(gameOf(table).plan))));
function exileStack(table) {
  const stack = table.zone("stack").order;
  const cards2 = [];
  for (const id of stack) {
    if (table.object(id).kind === "item") vanish(table, id);
    else cards2.push(id);
  }
  return happen(table, cards2.map((id) => move(id, { to: "exile" }, "717.1b")));
}
function check(table) {
  return checkState(table, "check");
}
function mayEndCombat(table) {
  return gameOf(table).phase === "combat";
}
function activateEachLocals(env, seat, objects) {
  return { ...envLocals(env), seat, left: objects, at: 0, times: 0, offers: [], returned: null, answer: null, answers: null };
}
var activateEachProcedure = defineProcedure({ name: "activateEach", steps: [{ name: "next", rule: "605.3a", run: next6 }, { name: "chosen", rule: "605.3a", run: chosen4 }] });
function next6(table, locals2, frame) {
  const [id, ...left] = locals2.left;
  const times = locals2.times;
  if (id === void 0) return { done: { done: times > 0, total: times } };
  table.local(locals2, "left", left);
  const seat = locals2.seat;
  const offers = usableOn(table, seat, id);
  if (offers.length === 0) return { to: "next" };
  table.local(locals2, "offers", offers);
  table.local(locals2, "answer", null);
  if (offers.length === 1) return void 0;
  const card = shownCard(table, id);
  const options = offers.map((_, at) => ({ id: `ability:${at}`, label: "activate", params: { card, object: id, ability: at }, object: id }));
  table.ask(frame, { seat, kind: "chooseMana", rule: "605.3a", params: { card, object: id }, domain: { type: "options", min: 1, max: 1, options } });
  return { wait: true };
}
function chosen4(table, locals2) {
  const offers = locals2.offers;
  const [pick] = locals2.answer === null ? ["ability:0"] : picksOf(locals2.answer);
  table.local(locals2, "times", locals2.times + 1);
  return call(activateManaProcedure, activateManaLocals(table, locals2.seat, offers[Number(pick.slice("ability:".length))]), "next");
}
function usableOn(table, seat, id) {
  if (table.find(id) === null) return [];
  return manaAbilitiesOf(table, id).filter((one) => mayActivateMana(table, seat, id, one.path) && canActivate(table, seat, one));
}
var castNowProcedure = defineProcedure({ name: "castNow", steps: [{ name: "ask", rule: "608.2f", run: ask10 }, { name: "begin", rule: "601.2", run: begin16 }, { name: "cast", rule: "601.2", run: cast2 }, { name: "finish", rule: "608.2f", run: (_table, locals2) => ({ done: { done: locals2.made.length > 0, objects: locals2.made } }) }] });
function castNowLocals(seat, objects, how) {
  const whole2 = { name: how.name ?? "free", cost: how.cost === void 0 ? "" : how.cost, may: how.may !== false, several: how.several === true, lands: how.lands === true, wholly: how.wholly === true };
  return { seat, objects, how: whole2, offers: [], made: [], refused: [], returned: null, answer: null, answers: null };
}
function castableNow(table, seat, objects, { name: name2, cost, lands }) {
  const moment = { ...momentOf(table, seat), sorcery: true };
  return objects.filter((object) => table.find(object) !== null).flatMap((object) => asExiled(table, object, () => {
    if (valuesOf2(table, object).types.includes("land")) return lands && hasLandPlay(table, seat) ? [{ object, way: null }] : [];
    return formsOf(table, object).filter(({ faceDown }) => faceDown === "").map((form) => ({ ...ordinary, ...form, name: name2, cost })).filter((way2) => mayCast(table, moment, object, way2)).map((way2) => ({ object, way: way2 }));
  }));
}
var offerId = ({ object, way: way2 }) => way2 === null ? `land:${object}` : `cast:${object}${wayMark(way2)}`;
function ask10(table, locals2, frame) {
  const seat = locals2.seat;
  const how = locals2.how;
  const refused = locals2.refused;
  const offers = castableNow(table, seat, locals2.objects, how).filter((offer3) => !refused.includes(offerId(offer3)));
  table.local(locals2, "offers", offers);
  if (offers.length === 0) return { to: "finish" };
  const options = offers.map((offer3) => {
    const { object, way: way2 } = offer3;
    const { card } = table.object(object);
    return { id: offerId(offer3), label: way2 === null ? "land" : "cast", params: { card, object, ...way2 === null || way2.face === 0 ? {} : { face: table.program(table.object(object)).card.faces?.[way2.face - 1]?.names.en ?? "" } }, object };
  });
  const no = how.may || offers.every((offer3) => asksForHidden(table, seat, offer3)) || locals2.made.length > 0 || refused.length > 0 ? [{ id: "no", label: "no" }] : [];
  if (options.length === 1 && no.length === 0) {
    table.local(locals2, "answer", { picks: [offerId(offers[0])] });
    return void 0;
  }
  table.ask(frame, { seat, kind: "castNow", rule: "608.2f", params: {}, domain: { type: "options", min: 1, max: 1, options: [...options, ...no] } });
  return { wait: true };
}
var fromHand = ["reveal", "discard"];
function asksForHidden(table, seat, { object, way: way2 }) {
  if (way2 === null) return false;
  const facts = factsOfWay(table, table.object(object), way2);
  const env = listenerEnv(table, { object, seat, ability: facts.spell }, null);
  return otherCosts(table, env, way2, facts).some((path) => {
    const { verb: verb2, zone, where } = table.library.node(path);
    return where !== void 0 && (zone === "hand" || zone === "library" || zone === void 0 && fromHand.includes(verb2));
  });
}
function begin16(table, locals2) {
  const [pick] = picksOf(locals2.answer);
  const offer3 = locals2.offers.find((one) => offerId(one) === pick);
  if (offer3 === void 0) return { to: "finish" };
  const opened = openExiled(table, offer3.object);
  const seat = locals2.seat;
  if (offer3.way === null) return call(playLandProcedure, { seat, object: offer3.object, returned: null }, "cast");
  return call(announceProcedure, castLocals(table, seat, offer3.object, offer3.way, { timed: false, opened, wholly: locals2.how.wholly }), "cast");
}
function cast2(table, locals2) {
  const [pick] = picksOf(locals2.answer);
  const { done: done4, item } = returnedIn(locals2);
  if (!done4) table.local(locals2, "refused", [...locals2.refused, pick]);
  else table.local(locals2, "made", [...locals2.made, item]);
  const { several } = locals2.how;
  return several || !done4 ? { to: "ask" } : { to: "finish" };
}
var cascadeProcedure = defineProcedure({ name: "cascade", steps: [{ name: "dig", rule: "702.84a", run: dig }, { name: "look", rule: "702.84a", run: look5 }, { name: "offer", rule: "702.84a", run: offer2 }, { name: "rest", rule: "702.84a", run: rest }, { name: "done", rule: "702.84a", run: () => ({ done: { done: true } }) }] });
function dig(table, locals2) {
  const [top2] = table.zoneOf("library", locals2.seat).order;
  return top2 === void 0 ? { to: "rest" } : happen(table, [move(top2, { to: "exile" }, "702.84a")]);
}
function look5(table, locals2) {
  const { objects: [exiled] } = returnedIn(locals2);
  table.local(locals2, "exiled", [...locals2.exiled, exiled]);
  const { types, manaValue: manaValue2 } = valuesOf2(table, exiled);
  if (types.includes("land") || manaValue2 >= locals2.below) return { to: "dig" };
  table.local(locals2, "found", exiled);
  return void 0;
}
function offer2(_table, locals2) {
  return call(castNowProcedure, castNowLocals(locals2.seat, [locals2.found], { name: "cascade" }));
}
function rest(table, locals2) {
  const left = locals2.exiled.filter((id) => table.find(id)?.zone === "exile");
  if (left.length === 0) return void 0;
  const order2 = table.shuffled("zone", left, "702.84a", { zone: "exile" });
  return happen(table, order2.map((id) => move(id, { to: "library", at: "bottom" }, "702.84a")));
}
var cascadeVerb = { rule: "702.84a", run: (table, _verb, { self, you }) => {
  const values = table.find(self) === null ? table.state.past[self]?.values : valuesOf2(table, self);
  const below = values?.manaValue ?? 0;
  return call(cascadeProcedure, { seat: you, below, exiled: [], found: 0, returned: null, answer: null, answers: null });
} };
var retargetProcedure = defineProcedure({ name: "retarget", steps: [{ name: "begin", rule: "115.7", run: begin17 }, { name: "which", rule: "115.7b", run: which }, { name: "ask", rule: "115.7", run: ask11 }, { name: "chosen", rule: "115.7", run: chosen5 }, { name: "finish", rule: "115.7", run: finish7 }] });
function retargetLocals(item, seat, how, { to = 0, among: among2 = null, untold = false } = {}) {
  return { item, seat, how, to, among: among2, untold, slots: [], picked: [], answer: null, answers: null, returned: null };
}
var slotsOf = (locals2) => locals2.slots;
function choiceOf(table, item, { part: part2, as }) {
  return targetsChosen(table, item).find((one) => one.part === part2 && one.choice.as === as)?.choice;
}
function oldOf(table, item, { part: part2, as, at }) {
  return (itemOf(table, item).parts[part2]?.vars[as])[at];
}
function begin17(table, locals2, frame) {
  const item = locals2.item;
  if (table.find(item)?.zone !== "stack") return { done: { done: false } };
  const all = targetsChosen(table, item).flatMap(({ part: part2, choice: choice2, ids: ids2 }) => ids2.map((_, at) => ({ part: part2, as: choice2.as, at })));
  const slots = locals2.how === "one" ? all.filter((slot) => held(table, locals2, slot).some((id) => !besideOf(table, item, slot).includes(id))) : all;
  table.local(locals2, "slots", slots);
  if (slots.length === 0) return { done: { done: false } };
  if (locals2.how !== "one" || slots.length === 1) return { to: "ask" };
  const options = slots.map((slot, index) => ({ ...optionOf2(table, oldOf(table, item, slot)), id: `slot:${index}` }));
  table.ask(frame, { seat: locals2.seat, kind: "chooseForEffect", rule: "115.7b", params: { card: itemOf(table, item).card, object: item }, domain: { type: "options", min: 1, max: 1, options } });
  return { wait: true };
}
function which(table, locals2) {
  const index = Number(picksOf(locals2.answer)[0].slice("slot:".length));
  table.local(locals2, "slots", [slotsOf(locals2)[index]]);
}
function held(table, locals2, slot) {
  const item = locals2.item;
  const old = oldOf(table, item, slot);
  const env = itemEnv(table, item, slot.part);
  const to = locals2.to;
  const among2 = locals2.among;
  const others3 = candidates(table, env, choiceOf(table, item, slot)).filter((id) => id !== old && (to === 0 || id === to) && (among2 === null || seatOfId(id) === null && matches(table, env, id, among2)));
  return mayStay(locals2) ? [old, ...others3] : others3;
}
var mayStay = ({ how }) => how === "new" || how === "any";
var besideOf = (table, item, { part: part2, as }) => itemOf(table, item).parts[part2]?.vars[as];
function possible3(table, locals2) {
  const picked2 = locals2.picked;
  const slots = slotsOf(locals2);
  const slot = slots[picked2.length];
  const isBeside = ({ part: part2, as }) => part2 === slot.part && as === slot.as;
  const taken2 = besideOf(table, locals2.item, slot).flatMap((id, at) => {
    const place3 = slots.findIndex((one) => isBeside(one) && one.at === at);
    return place3 < 0 ? id : picked2[place3] ?? [];
  });
  const rest2 = slots.slice(picked2.length + 1).filter(isBeside).map((one) => held(table, locals2, one));
  return held(table, locals2, slot).filter((id) => !taken2.includes(id) && canDiffer(rest2, [...taken2, id]));
}
function canDiffer(lists, taken2) {
  const holders = /* @__PURE__ */ new Map();
  const place3 = (at, seen) => lists[at].some((id) => {
    if (taken2.includes(id) || seen.has(id)) return false;
    seen.add(id);
    const holder = holders.get(id);
    if (holder !== void 0 && !place3(holder, seen)) return false;
    holders.set(id, at);
    return true;
  });
  return lists.every((_, at) => place3(at, /* @__PURE__ */ new Set()));
}
function optionOf2(table, id) {
  const seat = seatOfId(id);
  if (seat !== null) return { id: `player:${seat}`, label: "player", params: { seat } };
  return { id: `object:${id}`, label: "object", params: { card: shownCard(table, id), object: id }, object: id };
}
function targetPicked(pick) {
  const [kind2, id] = pick.split(":");
  return kind2 === "player" ? idOfSeat(Number(id)) : Number(id);
}
function ask11(table, locals2, frame) {
  const picked2 = locals2.picked;
  const slot = slotsOf(locals2)[picked2.length];
  if (slot === void 0) return { to: "finish" };
  const item = locals2.item;
  const ids2 = possible3(table, locals2);
  const [only2] = ids2;
  if (only2 === void 0) return { done: { done: false } };
  if (ids2.length === 1) {
    table.local(locals2, "picked", [...picked2, only2]);
    return { to: "ask" };
  }
  const options = ids2.map((id) => optionOf2(table, id));
  table.ask(frame, { seat: locals2.seat, kind: "chooseTargets", rule: mayStay(locals2) ? "115.7d" : "115.7a", params: { card: itemOf(table, item).card, object: item, as: slot.as }, domain: { type: "options", min: 1, max: 1, options } });
  return { wait: true };
}
function chosen5(table, locals2) {
  const [pick] = picksOf(locals2.answer);
  table.local(locals2, "picked", [...locals2.picked, targetPicked(pick)]);
  return { to: "ask" };
}
function finish7(table, locals2) {
  const id = locals2.item;
  const item = itemOf(table, id);
  const picked2 = locals2.picked;
  const changes2 = slotsOf(locals2).flatMap((slot, place3) => {
    const change6 = { slot, from: oldOf(table, id, slot), to: picked2[place3] };
    return change6.from === change6.to ? [] : [change6];
  });
  if (changes2.length === 0) return { done: { done: false } };
  const parts2 = item.parts.map((part2, index) => ({ ...part2, vars: changed2(part2.vars, changes2.filter(({ slot }) => slot.part === index)) }));
  setItem(table, id, { ...item, parts: parts2 });
  table.emit("targetsChanged", "115.7", { object: id, card: item.card, seat: locals2.seat, targets: picked2 });
  if (locals2.untold !== true) noticeTargets(table, id, table.controllerOf(table.object(id)), changes2.map(({ to }) => to));
  return { done: { done: true } };
}
function changed2(vars, changes2) {
  const now = new Map(changes2.map(({ from, to }) => [String(from), String(to)]));
  const result = Object.fromEntries(Object.entries(vars).map(([name2, value]) => [name2, isDivision(value) ? Object.fromEntries(Object.entries(value).map(([of, part2]) => [now.get(of) ?? of, part2])) : value]));
  for (const { slot, to } of changes2) result[slot.as] = result[slot.as].with(slot.at, to);
  return result;
}
var isDivision = (value) => typeof value === "object" && !Array.isArray(value);
var copySpellProcedure = defineProcedure({ name: "copySpell", steps: [{ name: "order", rule: "706.10d", run: order }, { name: "next", rule: "706.10", run: next7 }, { name: "targeted", rule: "706.10c", run: targeted }, { name: "finish", rule: "706.10", run: (_table, locals2) => ({ done: { done: locals2.made.length > 0, objects: locals2.made } }) }] });
function copyLocals(env, queue, how) {
  return { ...envLocals(env), queue, how, made: [], returned: null, answer: null, answers: null };
}
var howOf = (locals2) => locals2.how;
function order(table, locals2, frame) {
  const { targets: targets2, seat } = howOf(locals2);
  if (targets2 === null || targets2.length < 2) return void 0;
  if (locals2.answer !== null) {
    table.local(locals2, "how", { ...howOf(locals2), targets: picksOf(locals2.answer).map(targetPicked) });
    return void 0;
  }
  const options = targets2.map((id) => optionOf2(table, id));
  table.ask(frame, { seat, kind: "orderEffects", rule: "706.10d", prompt: "orderCopies", domain: wholeOrder(options) });
  return { wait: true, then: "order" };
}
function next7(table, locals2) {
  const [original, ...queue] = locals2.queue;
  if (original === void 0) return { to: "finish" };
  table.local(locals2, "queue", queue);
  const how = howOf(locals2);
  const made2 = locals2.made;
  const copy2 = copyItem(table, envOf(locals2), original, how);
  table.local(locals2, "made", [...made2, copy2]);
  if (how.targets !== null) aim(table, copy2, how.targets[made2.length]);
  if (!how.choose) return { to: "targeted" };
  return call(retargetProcedure, retargetLocals(copy2, how.seat, "new", { untold: true }), "targeted");
}
function targeted(table, locals2) {
  const copy2 = locals2.made.at(-1);
  noticeTargets(table, copy2, howOf(locals2).seat);
  return { to: "next" };
}
function copyItem(table, env, original, { seat, without: without2, except }) {
  const row = knownRow(table, original);
  const values = except === "" || row.kind === "item" ? null : copiedValues(table, env, original, table.library.node(except), except);
  const { face, faceDown, copy: copied4, x, notes } = fieldsOf(row);
  const copy2 = placeCopy(table, row, seat, "stack", { face, faceDown, copy: values === null ? copied4 : JSON.stringify(values), x, notes: withoutCasting(withoutMana(notes)) });
  if (isBestowed(table, original)) bestow(table, copy2);
  const item = itemOf(table, copy2);
  const parts2 = item.parts.filter(({ at }) => table.library.node(at).keyword !== without2);
  setItem(table, copy2, { ...item, vars: withoutCasting(withoutMana(item.vars)), parts: parts2, instead: "" });
  table.emit("spellCopied", "706.10", { seat, object: copy2, card: item.card, of: original });
  return copy2;
}
function withoutMana(notes) {
  return Object.fromEntries(Object.entries(notes).filter(([name2]) => name2 !== "manaSpent" && name2 !== "coloursSpent" && !name2.startsWith("spent:")));
}
var ofCasting = ["castFromHand", "handSpell", "untimely"];
function withoutCasting(notes) {
  return Object.fromEntries(Object.entries(notes).filter(([name2]) => !ofCasting.includes(name2) && notes[asCastNote(name2)] === void 0));
}
function aim(table, copy2, target) {
  const item = itemOf(table, copy2);
  const chosen6 = targetsChosen(table, copy2).filter(({ ids: ids2 }) => ids2.length > 0);
  const parts2 = item.parts.map((part2, at) => ({ ...part2, vars: { ...part2.vars, ...Object.fromEntries(chosen6.filter((one) => one.part === at).map(({ choice: choice2 }) => [choice2.as, [target]])) } }));
  setItem(table, copy2, { ...item, parts: parts2 });
}
function couldTarget(table, env, original, among2, seat) {
  if (table.find(original) !== null) return targetable2(table, original, among2, seat);
  return trial(table, () => targetable2(table, copyItem(table, env, original, { seat, choose: false, without: "", except: "", targets: null }), among2, seat));
}
function targetable2(table, original, among2, seat) {
  const chosen6 = targetsChosen(table, original).filter(({ ids: ids2 }) => ids2.length > 0);
  if (chosen6.length === 0 || chosen6.some(({ ids: ids2 }) => ids2.length > 1)) return [];
  return among2.filter((id) => chosen6.every(({ part: part2, choice: choice2 }) => candidates(table, { ...itemEnv(table, original, part2), you: seat }, choice2).includes(id)));
}
function costOfPayMana(table, env, verb2) {
  const once2 = parseCost(verb2.mana);
  const cost = withX(once2, amount(table, env, verb2.x ?? { var: "x" }));
  return verb2.times === void 0 ? cost : timesCost(cost, amount(table, env, verb2.times));
}
var payManaVerb = { rule: "601.2h", payable: (table, verb2, env) => canAfford(purseOf(table, env.you), costOfPayMana(table, env, verb2)), run: (table, verb2, env) => call(payManaProcedure, payMana(env.you, costOfPayMana(table, env, verb2), { object: env.self, source: env.self, card: env.card })) };
var addManaVerb = { rule: "106.4", run: (table, verb2, env, path) => {
  const add5 = verb2;
  const seat = receiverOf(table, env, add5);
  const ways = additionsOf(table, env, add5);
  if (ways.length === 0) return { done: false };
  const open2 = openMixture(table, env, add5);
  const settled2 = env.vars[chosenTypes]?.[path];
  const [only2] = ways;
  const types = settled2 ?? (ways.length === 1 ? only2 : null);
  if (types === null && open2 !== null) return call(chooseManaProcedure, { ...envLocals(env), path, seat, ways: open2.types.map((type) => [type]), left: open2.many, chosen: [], answer: null, answers: null, returned: null });
  if (types !== null) return { propose: [adding3(table, add5, env, path, seat, types)] };
  return call(chooseManaProcedure, { ...envLocals(env), path, seat, ways, left: 1, chosen: [], answer: null, answers: null, returned: null });
} };
var printed2 = (types) => printPool(addToPool([], types, { source: 0 }));
var chooseManaProcedure = defineProcedure({ name: "chooseMana", steps: [{ name: "ask", rule: "106.8", run: ask12 }, { name: "add", rule: "106.4", run: add4 }, { name: "added", run: (_table, locals2) => ({ done: locals2.returned }) }] });
function ask12(table, locals2, frame) {
  const ways = locals2.ways;
  const options = ways.map((types, at) => ({ id: `mana:${at}`, label: "mana", params: { mana: printed2(types), types } }));
  table.ask(frame, { seat: locals2.seat, kind: "chooseMana", rule: "106.8", params: { card: locals2.card, object: locals2.self }, domain: { type: "options", min: 1, max: 1, options } });
  return { wait: true };
}
function add4(table, locals2) {
  const [pick] = picksOf(locals2.answer);
  const path = locals2.path;
  const picked2 = locals2.ways[Number(pick.slice("mana:".length))];
  const types = [...locals2.chosen, ...picked2];
  const left = locals2.left - 1;
  if (left > 0) {
    table.local(locals2, "chosen", types);
    table.local(locals2, "left", left);
    table.local(locals2, "answer", null);
    return { to: "ask" };
  }
  return happen(table, [adding3(table, table.library.node(path), envOf(locals2), path, locals2.seat, types)]);
}
var takeMana = { rule: "106.13", run: (table, verb2, env) => {
  const seat = seatOf(table, env, verb2.player);
  const pool = poolOf(table, seat);
  if (pool.length === 0) return { done: false, total: 0 };
  setPool(table, seat, []);
  table.emit("manaEmptied", "106.13", { seat, count: pool.length });
  setPool(table, env.you, [...poolOf(table, env.you), ...pool]);
  table.emit("manaAdded", "106.13", { seat: env.you, mana: printPool(pool), object: env.self });
  return { done: true, total: pool.length };
} };
var activateEach = { rule: "605.3a", run: (table, verb2, env) => {
  const [seat = env.you] = seatsOf(table, env, verb2.player);
  return call(activateEachProcedure, activateEachLocals(env, seat, what(table, verb2, env)));
} };
var manaVerbs2 = { payMana: payManaVerb, addMana: addManaVerb, takeMana, activateEach };
var tapSelf = { rule: "107.5", payable: (table, _verb, { self }) => table.find(self)?.zone === "battlefield" && !fieldsOf(table.object(self)).tapped && isAwake(table, self), run: (_table, _verb, { self }) => ({ propose: [tap(self, "107.5")] }) };
var untapSelf = { rule: "107.6", payable: (table, _verb, { self }) => table.find(self)?.zone === "battlefield" && fieldsOf(table.object(self)).tapped && isAwake(table, self), run: (_table, _verb, { self }) => ({ propose: [untap(self, "107.6")] }) };
var tapOthers = { rule: "701.20a", payable: (table, verb2, env) => candidates(table, env, othersOf(verb2)).length >= count(table, verb2, env), run: (_table, _verb, env, path) => call(chooseForVerbProcedure, verbLocals(env, path)) };
function othersOf({ where, amount: amount3, other }) {
  return { as: "picked", from: { from: "battlefield", of: "you", where: { ...where ?? {}, tapped: false }, ...other === true ? { except: "self" } : {} }, min: amount3 ?? 1, max: amount3 ?? 1 };
}
function verbLocals(env, path) {
  return { ...envLocals(env), path, picked: [], answer: null, answers: null, returned: null };
}
var chooseForVerbProcedure = defineProcedure({ name: "chooseForVerb", steps: [{ name: "ask", rule: "601.2h", run: (table, locals2, frame) => {
  const found3 = askChoice(table, frame, envOf(locals2), othersOf(table.library.node(locals2.path)), { rule: "601.2h" });
  if (found3 === null) return { wait: true };
  table.local(locals2, "picked", found3);
  return { to: "tap" };
} }, { name: "take", rule: "601.2h", run: (table, locals2) => table.local(locals2, "picked", readChoice(othersOf(table.library.node(locals2.path)), locals2.answer, locals2)) }, { name: "tap", rule: "701.20a", run: (table, locals2) => happen(table, locals2.picked.map((id) => tap(id, "701.20a"))) }, { name: "done", run: (_table, locals2) => ({ done: locals2.returned }) }] });
var tappingVerbs = { tapSelf, untapSelf, tapOthers, tap: { rule: "701.20a", run: (table, verb2, env) => ({ propose: what(table, verb2, env).map((id) => tap(id, "701.20a")) }) }, untap: { rule: "701.20b", run: (table, verb2, env) => ({ propose: what(table, verb2, env).map((id) => untap(id, "701.20b")) }) } };
function targetsOf2(table, row) {
  return row.item === null ? none27 : targetIds(table, row.id);
}
var none27 = [];
var timesTargeted = (table, row) => targetsOf2(table, row).length;
var thingsTargeted = (table, row) => new Set(targetsOf2(table, row)).size;
var targetedObjects = (table, row) => targetsOf2(table, row);
var targetedPlayers = (table, row) => targetsOf2(table, row).flatMap((id) => seatOfId(id) ?? []);
var history = { died: { on: ["died"], by: "match", keep: "objects", per: "turn", if: (table, { object }) => isType(table, object, "creature") }, entered: { on: ["entered"], by: "match", keep: "objects", per: "turn" }, toGraveyard: { on: ["left"], by: "match", keep: "count", per: "turn", if: (_table, { to }) => to === "graveyard" }, left: { on: ["left"], by: "match", keep: "objects", per: "turn" }, targeted: { on: ["becameTarget"], by: "match", keep: "objects", per: "turn" }, attacked: { on: ["attacks"], by: "seat", keep: "objects", per: "turn" }, cast: { on: ["cast"], by: "seat", keep: "objects", per: "turn", before: "castLastTurn" }, handSpells: { on: ["cast"], by: "seat", keep: "count", per: "turn", if: (table, { object, from }) => from === "hand" && isInstantOrSorcery(table, object) }, castLastTurn: { on: [], by: "seat", keep: "count", per: "turn" }, gainedLife: { on: ["gainedLife"], by: "seat", keep: "amount", per: "turn" }, lostLife: { on: ["lostLife"], by: "seat", keep: "amount", per: "turn" }, drew: { on: ["drew"], by: "seat", keep: "count", per: "turn" }, discarded: { on: ["discarded"], by: "seat", keep: "count", per: "turn", seat: (table, { object }) => table.find(object)?.owner ?? -1 }, damaged: { on: ["damage"], by: "match", keep: "objects", per: "turn", if: (_table, { object }) => object !== 0 }, prowled: { on: ["damage"], by: "seat", keep: "words", words: "subtypes", object: "source", per: "turn", seat: (table, { source }) => controllerOfSource2(table, source), if: (_table, { object, combat }) => object === 0 && combat === true }, damageTaken: { on: ["damage"], by: "seat", keep: "amount", per: "turn" } };
function controllerOfSource2(table, source) {
  const row = table.find(source);
  return row === null ? -1 : table.controllerOf(row);
}
function damageSources(table) {
  const found3 = /* @__PURE__ */ new Set();
  for (const id of table.zone("stack").order) {
    const { source, event } = itemOf(table, id);
    found3.add(source);
    for (const one of mentioned(event)) found3.add(one);
  }
  for (const { source, vars } of Object.values(table.state.watches)) {
    found3.add(source);
    for (const one of Object.values(vars).flat()) if (typeof one === "number" && one > 0) found3.add(one);
  }
  return [...found3];
}
function mentioned(event) {
  return [event?.object, event?.source].filter((id) => typeof id === "number" && id > 0);
}
var itself = { object: { event: "object" }, is: { is: "self" } };
var fromItself = { object: { event: "source" }, is: { is: "self" } };
var struckPlayer = { all: [fromItself, { eventIs: "combat", equal: true }, { seat: "seat", is: "all" }] };
var toGraveyard = { all: [itself, { eventIs: "to", equal: "graveyard" }] };
var drawn3 = { all: { from: "hand", of: "you", last: 1 } };
var asItEnters = (keyword2, ...clauses) => ({ kind: "replacement", keyword: keyword2, on: [{ event: "entered", if: itself }], clauses });
var entersWithCounters = (keyword2, kind2, amount3, when) => ({ ...asItEnters(keyword2, { do: [{ verb: "entersWith", counters: { [kind2]: amount3 } }] }), ...when === void 0 ? {} : { when } });
var whenItEnters = (keyword2, rest2) => ({ kind: "triggered", keyword: keyword2, on: [{ event: "entered", if: itself }], ...rest2 });
var whenItGoes = (keyword2, rest2) => ({ kind: "triggered", keyword: keyword2, on: [{ event: "left", if: toGraveyard }], ...rest2 });
var yourUpkeep = (keyword2, rest2) => ({ kind: "triggered", keyword: keyword2, on: [{ event: "step:upkeep", if: { turnOf: "you" } }], ...rest2 });
var act5 = (...verbs3) => ({ do: verbs3 });
var sacrificeIt = { verb: "sacrifice", what: "self" };
var onItself = (kind2, amount3 = 1) => ({ verb: "addCounters", what: "self", kind: kind2, amount: amount3 });
var hasCounters = (number2, atLeast = 1) => ({ compare: [{ value: number2, of: "self" }, "atLeast", atLeast] });
var numberOf3 = (value) => readAs(value);
var costOf4 = (cost) => typeof cost === "string" ? [{ verb: "payMana", mana: cost }] : readAs(cost ?? []);
var costOf5 = ({ cost, costs }) => [...costOf4(cost), ...readAs(costs ?? [])];
var wasPaid = (name2) => ({ compare: [{ noted: name2 }, "atLeast", 1] });
var additional = (name2, keyword2, parameters3, more = {}) => ({ kind: "static", keyword: keyword2, cost: costOf5(parameters3), marks: { ...asMarks({ additional: name2, optional: true }), ...more } });
var way = (keyword2, parameters3, rest2 = {}, more = {}) => ({ kind: "static", keyword: keyword2, cost: costOf5(parameters3), ...rest2, marks: { ...asMarks({ way: keyword2 }), ...more } });
var whenCast = (keyword2, rest2) => ({ kind: "triggered", keyword: keyword2, from: ["stack"], on: [{ event: "cast", if: itself }], ...rest2 });
var copyItself = (times) => [{ do: [{ verb: "copySpell", what: "self", times, newTargets: true }] }];
var sacrificeEvoked = { kind: "triggered", keyword: "evoke", on: [{ event: "entered", if: itself }], when: wasPaid("evoke"), clauses: [{ do: [{ verb: "sacrifice", what: "self" }] }] };
var cheaper = (keyword2, times) => ({ kind: "static", keyword: keyword2, marks: { costs: true, less: "{1}", times } });
var discardLand = { verb: "discard", where: { types: "land" } };
var dashedHaste = { kind: "static", keyword: "dash", when: wasPaid("dash"), modifiers: [{ layer: "abilities", of: "self", gain: { keywords: ["haste"] } }] };
var backInEndStep = [{ do: [{ verb: "later", ability: { kind: "triggered", on: [{ event: "step:end" }], clauses: [{ do: [{ verb: "move", what: "self", to: "hand" }] }] } }] }];
var conspired = (nth) => nth === void 0 ? "conspired" : `conspired ${String(nth)}`;
var happened = (name2, of, atLeast = 1) => ({ compare: [{ history: name2, of }, "atLeast", atLeast] });
var castingKeywords = { kicker: (parameters3) => [additional("kicked", "kicker", parameters3, typeof parameters3.name === "string" ? { also: parameters3.name } : {})], multikicker: (parameters3) => [additional("kicked", "multikicker", parameters3, { repeated: true })], entwine: (parameters3) => [additional("entwined", "entwine", parameters3, { modes: "all" })], escalate: (parameters3) => [{ kind: "static", keyword: "escalate", cost: costOf5(parameters3), marks: asMarks({ additional: "escalated", modes: "beyondFirst" }) }], replicate: (parameters3) => {
  const also = `replicated ${JSON.stringify(parameters3)}`;
  return [additional("replicated", "replicate", parameters3, { repeated: true, also }), whenCast("replicate", { when: wasPaid(also), clauses: copyItself({ noted: also }) })];
}, conspire: ({ nth }) => [{ kind: "static", keyword: "conspire", cost: [{ verb: "tapOthers", amount: 2, where: { types: "creature", has: { from: "stack", where: { is: "self" }, relation: { is: "sharesColour", to: "subject" } } } }], marks: asMarks({ additional: conspired(nth), optional: true }) }, whenCast("conspire", { when: wasPaid(conspired(nth)), clauses: copyItself(1) })], flashback: (parameters3) => [way("flashback", parameters3, { from: ["graveyard"] }, { instead: "exile" })], retrace: () => [way("retrace", {}, { from: ["graveyard"], cost: [discardLand] }, { keepsCost: true })], jumpStart: () => [way("jumpStart", {}, { from: ["graveyard"], cost: [{ verb: "discard" }] }, { keepsCost: true, instead: "exile" })], bestow: (parameters3) => [way("bestow", parameters3, { targets: [{ as: "enchanted", from: { from: "battlefield", where: { types: "creature" } }, target: true }], clauses: [] })], overload: (parameters3) => [way("overload", parameters3)], evoke: (parameters3) => [way("evoke", parameters3), sacrificeEvoked], dash: (parameters3) => [way("dash", parameters3, { clauses: backInEndStep }), dashedHaste], surge: (parameters3) => [way("surge", parameters3, {}, { if: jsonObjectOf(happened("cast", "you")) })], spectacle: (parameters3) => [way("spectacle", parameters3, {}, { if: jsonObjectOf(happened("lostLife", "opponent")) })], prowl: (parameters3) => [way("prowl", parameters3, {}, { if: jsonObjectOf({ remembered: "prowled", of: "you", words: parameters3.types }) })], awaken: ({ amount: amount3, cost }) => [{ ...way("awaken", { cost }), targets: [{ as: "awakened", from: { from: "battlefield", of: "you", where: { types: "land" } }, target: true }], clauses: [{ do: [{ verb: "addCounters", what: { var: "awakened" }, kind: "+1/+1", amount: amount3 }, { verb: "grant", to: { var: "awakened" }, until: "forever", modifiers: [{ layer: "types", gain: { types: ["creature"], subtypes: ["Elemental"] }, also: [{ layer: "abilities", gain: { keywords: ["haste"] } }, { layer: "pt.set", set: { power: 0, toughness: 0 } }] }] }] }] }], emerge: (parameters3) => [way("emerge", parameters3, { cost: [...costOf5(parameters3), { verb: "sacrifice", what: { var: "emerged" } }] }, { choose: jsonObjectOf({ as: "emerged", from: { from: "battlefield", of: "you", where: { types: "creature" } } }), less: "{1}", times: { value: "manaValue", of: { var: "emerged" } } })], offering: ({ of }) => [way("offering", {}, { cost: [{ verb: "sacrifice", what: { var: "offered" } }] }, { keepsCost: true, timing: "instant", choose: jsonObjectOf({ as: "offered", from: { from: "battlefield", of: "you", where: { subtypes: of } } }), lessCostOf: "offered" })], affinity: (parameters3) => [cheaper("affinity", { count: { from: "battlefield", of: "you", where: readAs(parameters3.for) } })], undaunted: () => [cheaper("undaunted", { player: "opponent", value: "players" })], splice: (parameters3) => [{ kind: "static", keyword: "splice", cost: costOf5(parameters3) }], storm: () => [whenCast("storm", { clauses: copyItself({ event: "before" }) })], ascend: () => [{ kind: "static", keyword: "ascend", marks: { part: "first" }, clauses: [{ do: [{ verb: "ascend" }] }] }], gravestorm: () => [whenCast("gravestorm", { clauses: copyItself({ history: "toGraveyard" }) })] };
var discardItself = { verb: "discard", what: "self", as: "cycled" };
var fromHand2 = (keyword2, parameters3, rest2) => ({ kind: "activated", keyword: keyword2, from: ["hand"], ...rest2, cost: [...costOf5(parameters3), ...rest2.cost ?? []] });
var search2 = (where, to) => [{ do: [{ verb: "search", for: where, reveal: true, as: "found" }, { verb: "move", what: { var: "found" }, to }, { verb: "shuffle" }] }];
var isCycled = (keyword2, parameters3, clauses) => [fromHand2(keyword2, parameters3, { cost: [discardItself], clauses })];
var upkeepOfYours = { all: [{ turnOf: "you" }, { game: "step", equal: "upkeep" }] };
var whenCast2 = (keyword2, clauses) => ({ kind: "triggered", keyword: keyword2, from: ["stack"], on: [{ event: "cast", if: itself }], clauses });
var asItResolves = (keyword2, condition2, to, then = []) => ({ kind: "replacement", keyword: keyword2, from: ["stack"], on: [{ event: "moved", if: { all: [itself, { eventIs: "resolving", equal: true }, { eventIs: "to", equal: "graveyard" }, condition2] } }], clauses: [{ do: [{ verb: "becomes", set: { to } }] }], ...then.length === 0 ? {} : { then } });
var hasteWhileYours = { verb: "grant", to: { var: "suspended" }, until: "while", while: { object: { var: "suspended" }, is: { controller: "you" } }, modifiers: [{ layer: "abilities", gain: { keywords: ["haste"] } }] };
var otherZoneKeywords = { cycling: (parameters3) => isCycled("cycling", parameters3, parameters3.of === void 0 ? [{ do: [{ verb: "draw" }] }] : search2(readAs(parameters3.of), "hand")), dredge: ({ amount: amount3 }) => [{ kind: "replacement", keyword: "dredge", from: ["graveyard"], on: [{ event: "drew", if: { seat: "seat", is: "you" } }], when: { compare: [{ count: { from: "library", of: "you" } }, "atLeast", readAs(amount3)] }, clauses: [{ may: true, do: [{ verb: "instead", do: [{ verb: "mill", amount: amount3 }, { verb: "move", what: "self", to: "hand" }] }] }] }], recover: ({ cost }) => [{ kind: "triggered", keyword: "recover", from: ["graveyard"], on: [{ event: "died", if: { object: { event: "object" }, is: { types: "creature", owner: "you" } } }], clauses: [{ may: true, cost: [{ verb: "payMana", mana: cost }], do: [{ verb: "move", what: "self", to: "hand" }], otherwise: [{ do: [{ verb: "exile", what: "self" }] }] }] }], transmute: (parameters3) => [fromHand2("transmute", parameters3, { cost: [{ verb: "discard", what: "self", as: "transmuted" }], marks: { timing: "sorcery" }, clauses: search2({ manaValue: { equal: { value: "manaValue", of: { var: "transmuted" } } } }, "hand") })], forecast: ({ cost, ...effect2 }) => [fromHand2("forecast", { cost }, { ...effect2, cost: [{ verb: "reveal", what: "self" }], when: upkeepOfYours, limit: { uses: 1, per: "turn", scope: "object" } })], madness: ({ cost }) => [{ kind: "replacement", keyword: "madness", from: ["hand"], on: [{ event: "discarded", if: itself }], clauses: [{ do: [{ verb: "becomes", set: { to: "exile" } }] }] }, { kind: "triggered", keyword: "madness", from: ["exile"], on: [{ event: "discarded", if: itself }], clauses: [{ do: [{ verb: "mayCast", what: "self", cost, name: "madness" }], otherwise: [{ do: [{ verb: "move", what: "self", to: "graveyard", traced: true }] }] }] }], suspend: () => [{ kind: "triggered", keyword: "suspend", from: ["exile"], on: [{ event: "step:upkeep", if: { turnOf: "you" } }], when: { object: "self", is: { timeCounters: { atLeast: 1 } } }, clauses: [{ do: [{ verb: "removeCounters", what: "self", kind: "time", amount: 1 }] }] }, { kind: "triggered", keyword: "suspend", from: ["exile"], on: [{ event: "countersRemoved", if: { all: [itself, { eventIs: "kind", equal: "time" }, { object: "self", is: { timeCounters: { equal: 0 } } }] } }], clauses: [{ do: [{ verb: "mayCast", what: "self", must: true, name: "suspend", as: "suspended" }], then: [{ if: { object: { var: "suspended" }, is: { types: "creature" } }, do: [hasteWhileYours] }] }] }], buyback: (parameters3) => [{ kind: "static", keyword: "buyback", cost: costOf5(parameters3), marks: { additional: "buyback", optional: true } }, asItResolves("buyback", wasPaid("buyback"), "hand")], rebound: () => [asItResolves("rebound", wasPaid("castFromHand"), "exile", [{ do: [{ verb: "later", ability: { kind: "triggered", on: [{ event: "step:upkeep", if: { turnOf: "you" } }], clauses: [{ do: [{ verb: "mayCast", what: { became: "self" }, name: "rebound" }] }] } }] }])], cascade: () => [whenCast2("cascade", [{ do: [{ verb: "cascade" }] }])], ripple: ({ amount: amount3 }) => [whenCast2("ripple", [{ may: true, do: [{ verb: "top", amount: readAs(amount3), as: "rippled" }, { verb: "reveal", what: { var: "rippled" } }, { verb: "mayCast", what: { var: "rippled" }, named: "self", several: true, name: "ripple" }, { verb: "putInLibrary", what: { var: "rippled" }, at: "bottom" }] }])], epic: () => [{ kind: "static", keyword: "epic", marks: { part: true }, clauses: [{ do: [{ verb: "grant", players: "you", modifiers: [{ layer: "rules", players: "you", gain: { rules: [{ word: "cant", what: "cast" }] } }] }, { verb: "later", left: -1, ability: { kind: "triggered", on: [{ event: "step:upkeep", if: { turnOf: "you" } }], clauses: [{ do: [{ verb: "copySpell", what: "self", newTargets: true, without: "epic" }] }] } }] }] }] };
var defending = { playerOf: "defending", of: "self" };
var triggered2 = (keyword2, event, condition2, rest2) => ({ kind: "triggered", keyword: keyword2, on: [{ event, if: condition2 }], ...rest2 });
var pump = (to, power, toughness) => ({ verb: "grant", to, until: "endOfTurn", modifiers: [{ layer: "pt.change", add: { power, toughness } }] });
var grows = (amount3) => ({ verb: "grant", to: "self", until: "endOfTurn", let: { more: amount3 }, modifiers: [{ layer: "pt.change", add: { power: { var: "more" }, toughness: { var: "more" } } }] });
var number = ({ amount: amount3 }) => amount3;
var beyondTheFirst = { atLeast: [{ minus: [{ count: { from: "battlefield", relation: { is: "blockersOf", to: "self" } } }, 1] }, 0] };
var annihilator = (parameters3) => [triggered2("annihilator", "attacks", itself, { clauses: [{ do: [{ verb: "sacrifice", player: defending, amount: number(parameters3) }] }] })];
var provoke = () => [triggered2("provoke", "attacks", itself, { targets: [{ as: "it", from: { from: "battlefield", of: defending, where: { types: "creature" } }, target: true }], clauses: [{ may: true, do: [{ verb: "grant", to: { var: "it" }, until: "endOfCombat", modifiers: [{ layer: "rules", gain: { rules: [{ word: "must", what: "block", where: { tree: { is: "self" } } }] } }] }, { verb: "untap", what: { var: "it" } }] }] })];
var dethrone = () => [triggered2("dethrone", "attacks", { all: [itself, { compare: [{ event: "attacked" }, "less", 0] }, { compare: [{ player: { seatVar: "defender" }, value: "life" }, "atLeast", { player: "all", value: "life", take: "greatest" }] }] }, { clauses: [{ do: [{ verb: "addCounters", what: "self", kind: "+1/+1" }] }] })];
var renown = (parameters3) => [triggered2("renown", "damage", struckPlayer, { when: { object: "self", is: { renowned: false } }, clauses: [{ do: [{ verb: "addCounters", what: "self", kind: "+1/+1", amount: number(parameters3) }, { verb: "becomeRenowned", what: "self" }] }] })];
var mentor = () => [triggered2("mentor", "attacks", itself, { targets: [{ as: "it", from: { from: "battlefield", where: { types: "creature", attacking: true, power: { atMost: { minus: [{ value: "power", of: "self" }, 1] } } } }, target: true }], clauses: [{ do: [{ verb: "addCounters", what: { var: "it" }, kind: "+1/+1" }] }] })];
var myriad = () => [triggered2("myriad", "attacks", itself, { clauses: [{ forEachPlayer: { playerOf: "otherOpponents", of: "self" }, may: true, do: [{ verb: "chooseAttacked", of: "each", as: "attacked" }, { verb: "create", copyOf: "self", tapped: true, attacking: { var: "attacked" }, as: "copies" }, { verb: "later", ability: { kind: "triggered", on: [{ event: "step:endCombat" }], clauses: [{ do: [{ verb: "exile", what: { var: "copies" } }] }] } }] }] })];
var ninjutsu = ({ cost }) => [{ kind: "activated", keyword: "ninjutsu", from: ["hand"], cost: [{ verb: "payMana", mana: cost }, { verb: "reveal", what: "self" }, { verb: "returnUnblocked", as: "attacked" }], clauses: [{ do: [{ verb: "putAttacking", what: "self", attacking: { var: "attacked" } }] }] }];
var crew = (parameters3) => [{ kind: "activated", keyword: "crew", cost: [{ verb: "tapCrew", power: number(parameters3) }], clauses: [{ do: [{ verb: "grant", to: "self", until: "endOfTurn", modifiers: [{ layer: "types", gain: { types: ["artifact", "creature"] } }] }] }] }];
var combatKeywords = { annihilator, crew, dethrone, mentor, myriad, ninjutsu, provoke, renown, rampage: (parameters3) => [triggered2("rampage", "becomesBlocked", itself, { clauses: [{ do: [grows({ times: [number(parameters3), beyondTheFirst] })] }] })], flanking: () => [triggered2("flanking", "becomesBlockedBy", { all: [itself, { object: { event: "blocker" }, is: { not: { keywords: "flanking" } } }] }, { clauses: [{ do: [pump({ event: "blocker" }, -1, -1)] }] })], bushido: (parameters3) => ["blocks", "becomesBlocked"].map((event) => triggered2("bushido", event, itself, { clauses: [{ do: [pump("self", number(parameters3), number(parameters3))] }] })), frenzy: (parameters3) => [triggered2("frenzy", "unblocked", itself, { clauses: [{ do: [pump("self", number(parameters3), 0)] }] })], exalted: () => [triggered2("exalted", "attacks", { all: [{ seat: "seat", is: "you" }, { eventIs: "alone", equal: true }] }, { clauses: [{ do: [pump({ event: "object" }, 1, 1)] }] })], battleCry: () => [triggered2("battleCry", "attacks", itself, { clauses: [{ do: [pump({ all: { from: "battlefield", where: { types: "creature", attacking: true }, except: "self" } }, 1, 0)] }] })], melee: () => [triggered2("melee", "attacks", itself, { clauses: [{ do: [grows({ player: "you", value: "opponentsAttacked" })] }] })], afflict: (parameters3) => [triggered2("afflict", "becomesBlocked", itself, { clauses: [{ do: [{ verb: "loseLife", player: defending, amount: number(parameters3) }] }] })] };
var another = { object: { event: "object" }, is: { types: "creature", not: { is: "self" } } };
var graft = (amount3) => [entersWithCounters("graft", "+1/+1", numberOf3(amount3)), { kind: "triggered", keyword: "graft", on: [{ event: "entered", if: another }], when: hasCounters("plusCounters"), clauses: [{ may: true, do: [{ verb: "moveCounters", what: "self", to: { event: "object" }, kind: "+1/+1" }] }] }];
var lastTimeCounter = { all: [itself, { eventIs: "kind", equal: "time" }, { eventIs: "count", equal: 0 }] };
var vanishing = (amount3) => [...amount3 === void 0 ? [] : [entersWithCounters("vanishing", "time", numberOf3(amount3))], yourUpkeep("vanishing", { when: hasCounters("timeCounters"), clauses: [act5({ verb: "removeCounters", what: "self", kind: "time", amount: 1 })] }), { kind: "triggered", keyword: "vanishing", on: [{ event: "countersRemoved", if: lastTimeCounter }], clauses: [act5(sacrificeIt)] }];
var evolve = { kind: "triggered", keyword: "evolve", on: [{ event: "entered", if: { object: { event: "object" }, is: { types: "creature", controller: "you", not: { is: "self" } } } }], when: { all: [{ object: "self", is: { types: "creature" } }, { any: [{ compare: [{ value: "power", of: { event: "object" } }, "more", { value: "power", of: "self" }] }, { compare: [{ value: "toughness", of: { event: "object" } }, "more", { value: "toughness", of: "self" }] }] }] }, clauses: [{ do: [onItself("+1/+1")], then: [act5({ verb: "tell", event: "evolved" })] }] };
var forEachAge = (verb2) => {
  const ages2 = { value: "ageCounters", of: "self" };
  return verb2.verb === "payMana" ? { ...verb2, times: ages2 } : { ...verb2, amount: { times: [verb2.amount ?? 1, ages2] } };
};
var counterKeywords = { cumulativeUpkeep: ({ cost }) => [yourUpkeep("cumulativeUpkeep", { clauses: [act5(onItself("age")), { unless: { player: "you", cost: costOf4(cost).map((verb2) => forEachAge(verb2)) }, do: [sacrificeIt] }] })], echo: ({ cost }) => [yourUpkeep("echo", { when: { object: "self", is: { isNew: true } }, clauses: [{ unless: { player: "you", cost: costOf4(cost) }, do: [sacrificeIt] }] })], evolve: () => [evolve], fading: ({ amount: amount3 }) => [entersWithCounters("fading", "fade", numberOf3(amount3)), yourUpkeep("fading", { clauses: [{ do: [{ verb: "removeCounters", what: "self", kind: "fade", amount: 1 }], otherwise: [act5(sacrificeIt)] }] })], graft: ({ amount: amount3 }) => graft(amount3), outlast: ({ cost }) => [{ kind: "activated", keyword: "outlast", marks: { timing: "sorcery" }, cost: [...costOf4(cost), { verb: "tapSelf" }], clauses: [act5(onItself("+1/+1"))] }], vanishing: ({ amount: amount3 }) => vanishing(amount3) };
var cardsOfItsType = { from: "hand", of: "you", relation: { is: "sharesCreatureType", to: "self" }, except: "self" };
var amplify = (amount3) => asItEnters("amplify", { choose: [{ as: "shown", from: cardsOfItsType, min: 0, max: { count: cardsOfItsType } }], do: [{ verb: "reveal", what: { var: "shown" } }, { verb: "entersWith", counters: { "+1/+1": { times: [numberOf3(amount3), { countOf: { var: "shown" } }] } } }] });
var devour = (amount3) => {
  const yours = { from: "battlefield", of: "you", where: { types: "creature" }, except: { event: "object" } };
  return asItEnters("devour", { choose: [{ as: "devoured", from: yours, min: 0, max: { count: yours } }], do: [{ verb: "sacrifice", what: { var: "devoured" } }, { verb: "entersWith", counters: { "+1/+1": { times: [numberOf3(amount3), { var: "devoured" }] } }, marks: { devoured: { var: "devoured" } } }] });
};
var opponentWasDealtDamage = { compare: [{ history: "damageTaken", of: "opponent" }, "atLeast", 1] };
var sunburst = () => {
  const creature3 = { object: { event: "object" }, is: { types: "creature" } };
  const colours2 = { noted: "coloursSpent" };
  return [asItEnters("sunburst", { if: creature3, do: [{ verb: "entersWith", counters: { "+1/+1": colours2 } }] }, { if: { not: creature3 }, do: [{ verb: "entersWith", counters: { charge: colours2 } }] })];
};
var tribute = (amount3) => asItEnters("tribute", { forEachPlayer: "opponent", may: true, do: [{ verb: "entersWith", counters: { "+1/+1": numberOf3(amount3) } }], otherwise: [act5({ verb: "entersWith", marks: { tributeUnpaid: 1 } })] });
var createServos = (amount3) => act5({ verb: "create", token: "token:servo", amount: numberOf3(amount3) });
var champion = (where) => [whenItEnters("champion", { clauses: [{ may: true, choose: [{ as: "it", from: { from: "battlefield", of: "you", where: where?.tree ?? {}, except: "self" } }], do: [{ verb: "exile", what: { var: "it" }, note: "champion" }, { verb: "tell", event: "championed" }], otherwise: [act5({ verb: "sacrifice", what: "self" })] }] }), { kind: "triggered", keyword: "champion", on: [{ event: "left", if: itself }], clauses: [act5({ verb: "move", what: { noted: "champion" }, to: "battlefield" })] }];
var exploit = whenItEnters("exploit", { clauses: [{ may: true, choose: [{ as: "it", from: { from: "battlefield", of: "you", where: { types: "creature" } } }], do: [{ verb: "sacrifice", what: { var: "it" }, exploits: true }] }] });
var enteringKeywords = { amplify: ({ amount: amount3 }) => [amplify(amount3)], bloodthirst: ({ amount: amount3 }) => [entersWithCounters("bloodthirst", "+1/+1", amount3 === "X" ? { history: "damageTaken", of: "opponent" } : numberOf3(amount3), opponentWasDealtDamage)], champion: ({ where }) => champion(where), devour: ({ amount: amount3 }) => [devour(amount3)], exploit: () => [exploit], fabricate: ({ amount: amount3 }) => [whenItEnters("fabricate", { clauses: [{ may: true, do: [onItself("+1/+1", numberOf3(amount3))], otherwise: [createServos(amount3)] }] })], livingWeapon: () => [whenItEnters("livingWeapon", { clauses: [act5({ verb: "create", token: "token:germ", as: "germ" }, { verb: "attach", what: "self", to: { var: "germ" } })] })], riot: () => [asItEnters("riot", { may: true, do: [{ verb: "entersWith", counters: { "+1/+1": 1 } }], otherwise: [act5({ verb: "entersWith", being: [{ layer: "abilities", gain: { keywords: ["haste"] } }] })] })], partner: ({ with: name2 }) => name2 === void 0 ? [] : [whenItEnters("partner", { targets: [{ as: "it", players: true, target: true }], clauses: [{ forEachPlayer: { chosen: "it" }, may: true, do: [{ verb: "search", player: "each", for: { name: name2 }, reveal: true, as: "found" }, { verb: "move", what: { var: "found" }, to: "hand" }, { verb: "shuffle", player: "each" }] }] })], sunburst, tribute: ({ amount: amount3 }) => [tribute(amount3)], unleash: () => [asItEnters("unleash", { may: true, do: [{ verb: "entersWith", counters: { "+1/+1": 1 } }] }), { kind: "static", keyword: "unleash", when: hasCounters("plusCounters"), modifiers: [{ layer: "rules", of: "self", gain: { rules: [{ word: "cant", what: "block" }] } }] }] };
var returning2 = (keyword2, kind2, number2) => [whenItGoes(keyword2, { when: { compare: [{ value: number2, of: "self" }, "less", 1] }, clauses: [act5({ verb: "move", what: { became: "self" }, to: "battlefield", counters: { [kind2]: 1 } })] })];
var creature = { from: "battlefield", where: { types: "creature" } };
var haunting = (what3) => ({ targets: [{ as: "haunted", from: creature, target: true }], clauses: [act5({ verb: "haunt", what: what3, whom: { var: "haunted" } })] });
var leavingKeywords = { afterlife: ({ amount: amount3 }) => [whenItGoes("afterlife", { clauses: [act5({ verb: "create", token: "token:afterlife-spirit", amount: numberOf3(amount3) })] })], haunt: () => [whenItGoes("haunt", haunting({ became: "self" })), { kind: "triggered", keyword: "haunt", from: ["graveyard"], on: [{ event: "moved", if: { all: [itself, { eventIs: "resolving", equal: true }] } }], ...haunting("self") }], modular: ({ amount: amount3 }) => [entersWithCounters("modular", "+1/+1", amount3 === "sunburst" ? { noted: "coloursSpent" } : numberOf3(amount3)), whenItGoes("modular", { targets: [{ as: "it", from: { from: "battlefield", where: { types: "artifact", not: { not: { types: "creature" } } } }, target: true }], clauses: [{ may: true, do: [{ verb: "addCounters", what: { var: "it" }, kind: "+1/+1", amount: { value: "plusCounters", of: "self" } }] }] })], persist: () => returning2("persist", "-1/-1", "minusCounters"), undying: () => returning2("undying", "+1/+1", "plusCounters"), soulshift: ({ amount: amount3 }) => [whenItGoes("soulshift", { targets: [{ as: "it", from: { from: "graveyard", of: "you", where: { subtypes: "Spirit", manaValue: { atMost: numberOf3(amount3) } } }, target: true }], clauses: [{ may: true, do: [{ verb: "move", what: { var: "it" }, to: "hand" }] }] })], totemArmor: () => [{ kind: "replacement", keyword: "totemArmor", on: [{ event: "destroyed", if: { object: { event: "object" }, is: { is: { hostOf: "self" } } } }], clauses: [act5({ verb: "instead", do: [{ verb: "clearDamage", what: { event: "object" } }, { verb: "destroy", what: "self" }] })] }] };
var others2 = { from: "battlefield", of: "you", where: { types: "creature", paired: false }, except: "self" };
var unpaired2 = { object: "self", is: { types: "creature", paired: false } };
var pairingKeywords = { soulbond: () => [whenItEnters("soulbond", { when: { all: [unpaired2, { exists: others2 }] }, clauses: [{ may: true, choose: [{ as: "it", from: others2 }], do: [{ verb: "pair", what: { var: "it" } }] }] }), { kind: "triggered", keyword: "soulbond", on: [{ event: "entered", if: { object: { event: "object" }, is: { types: "creature", controller: "you", not: { is: "self" } } } }], when: { all: [unpaired2, { object: { event: "object" }, is: { types: "creature", controller: "you", paired: false } }] }, clauses: [{ may: true, do: [{ verb: "pair", what: { event: "object" } }] }] }], auraSwap: ({ cost }) => [{ kind: "activated", keyword: "auraSwap", cost: costOf4(cost), clauses: [{ may: true, choose: [{ as: "it", from: { from: "hand", of: "you", where: { subtypes: "Aura" } } }], ...act5({ verb: "swapAura", with: { var: "it" } }) }] }] };
var using2 = (keyword2, { cost }, use2, rest2) => ({ kind: "activated", keyword: keyword2, ...rest2, cost: [...costOf4(cost), use2] });
var sorcery = { marks: { timing: "sorcery" } };
var fromGraveyard = { from: ["graveyard"], ...sorcery };
var creature2 = { as: "it", from: { from: "battlefield", where: { types: "creature" } }, target: true };
var risingAgain = (keyword2, colour, size) => {
  const except = { set: { colours: [colour], cost: null, ...size }, gain: { subtypes: ["Zombie"] } };
  return (parameters3) => [using2(keyword2, parameters3, { verb: "exile", what: "self", as: "risen" }, { ...fromGraveyard, clauses: [act5({ verb: "create", copyOf: { var: "risen" }, except, as: "token" }, { verb: "mark", what: { var: "token" }, is: keyword2.endsWith("e") ? `${keyword2}d` : `${keyword2}ed` })] })];
};
var atEndStep = { kind: "triggered", on: [{ event: "step:end" }], clauses: [act5({ verb: "exile", what: { var: "unearthed" } })] };
var wouldLeave = { kind: "replacement", on: [{ event: "left", if: { object: { event: "object" }, is: { is: { var: "unearthed" } } } }], clauses: [act5({ verb: "becomes", set: { to: "exile" } })] };
var graveyardKeywords = { embalm: risingAgain("embalm", "white", {}), eternalize: risingAgain("eternalize", "black", { power: 4, toughness: 4 }), scavenge: (parameters3) => [using2("scavenge", parameters3, { verb: "exile", what: "self", as: "scavenged" }, { ...fromGraveyard, targets: [creature2], clauses: [act5({ verb: "addCounters", what: { var: "it" }, kind: "+1/+1", amount: { value: "power", of: { var: "scavenged" } } })] })], unearth: ({ cost }) => [{ kind: "activated", keyword: "unearth", ...fromGraveyard, cost: costOf4(cost), clauses: [act5({ verb: "move", what: "self", to: "battlefield", under: "you", as: "unearthed" }, { verb: "grant", to: { var: "unearthed" }, modifiers: [{ layer: "abilities", gain: { keywords: ["haste"] } }] }, { verb: "shield", left: 1, ability: wouldLeave }, { verb: "later", ability: atEndStep })] }], reinforce: (parameters3) => [using2("reinforce", parameters3, { verb: "discard", what: "self" }, { from: ["hand"], targets: [creature2], clauses: [act5({ verb: "addCounters", what: { var: "it" }, kind: "+1/+1", amount: parameters3.amount === "X" ? { var: "x" } : numberOf3(parameters3.amount) })] })], transfigure: (parameters3) => [using2("transfigure", parameters3, { verb: "sacrifice", what: "self" }, { ...sorcery, clauses: [act5({ verb: "search", for: { types: "creature", manaValue: { equal: { value: "manaValue", of: "self" } } }, as: "found" }, { verb: "move", what: { var: "found" }, to: "battlefield" }, { verb: "shuffle" })] })] };
var onTop = { object: { all: { from: "library", of: "you", first: 1 } }, is: { is: "self" } };
var hidingKeywords = { hideaway: () => [asItEnters("hideaway", act5({ verb: "entersWith", tapped: true })), { kind: "static", keyword: "hideaway", modifiers: [{ layer: "rules", of: "self", gain: { rules: [{ word: "may", what: "lookAtExiled" }] } }] }, whenItEnters("hideaway", { clauses: [act5({ verb: "top", amount: 4, as: "seen" }, { verb: "look", what: { var: "seen" } }), { choose: [{ as: "hidden", from: { from: "library", of: "you", first: 4 } }], do: [{ verb: "exile", what: { var: "hidden" }, faceDown: true, look: "you", note: "hidden" }, { verb: "putInLibrary", what: { var: "seen" }, at: "bottom" }] }] })], miracle: ({ cost }) => [{ kind: "replacement", keyword: "miracle", tier: "shown", from: ["library"], on: [{ event: "drew", if: { all: [{ seat: "seat", is: "you" }, onTop, { compare: [{ history: "drew", of: "you" }, "less", 1] }] } }], then: [{ may: true, do: [{ verb: "reveal", what: drawn3 }, { verb: "tell", event: "miracle", what: drawn3 }] }] }, { kind: "triggered", keyword: "miracle", from: ["hand"], on: [{ event: "miracle", if: itself }], clauses: [act5({ verb: "mayCast", what: "self", cost, name: "miracle" })] }], cipher: () => [{ kind: "static", keyword: "cipher", marks: { part: true }, clauses: [{ if: { object: "self", is: { printedOnCard: true } }, may: true, choose: [{ as: "encoded", from: { from: "battlefield", of: "you", where: { types: "creature" } }, strict: true }], do: [{ verb: "exile", what: "self", as: "card" }, { verb: "tell", event: "encoded", what: { var: "card" } }, { verb: "grant", to: { var: "encoded" }, until: "while", while: { exists: { from: "exile", where: { is: { var: "card" } } } }, modifiers: [{ layer: "abilities", gain: { keywords: [{ word: "encoded", card: { tree: { is: { var: "card" } } } }] } }] }] }] }], encoded: ({ card }) => [{ kind: "triggered", keyword: "cipher", on: [{ event: "damage", if: struckPlayer }], clauses: [{ may: true, do: [{ verb: "castCopy", of: card }] }] }] };
var everyCreatureType = subtypeLists.creature;
var faceKeywords = { morph: ({ cost, costs, mega }) => [{ kind: "static", keyword: "morph", ...mega === true ? { marks: { mega } } : {}, cost: [...cost === void 0 ? [] : [{ verb: "payMana", mana: cost }], ...readAs(costs ?? [])] }], changeling: () => [{ kind: "static", keyword: "changeling", modifiers: [{ layer: "types", of: "self", defining: true, gain: { subtypes: everyCreatureType } }] }], devoid: () => [{ kind: "static", keyword: "devoid", modifiers: [{ layer: "colours", of: "self", defining: true, set: { colours: [] } }] }], levelUp: ({ cost }) => [{ kind: "activated", keyword: "levelUp", marks: { timing: "sorcery" }, cost: [{ verb: "payMana", mana: cost }], clauses: [{ do: [{ verb: "addCounters", what: "self", kind: "level", amount: 1 }] }] }] };
var youCast = { seat: "seat", is: "you" };
var noCreature = { object: { event: "object" }, is: { not: { types: "creature" } } };
var strikingKeywords = { prowess: () => [{ kind: "triggered", keyword: "prowess", on: [{ event: "cast", if: { all: [youCast, noCreature] } }], clauses: [{ do: [{ verb: "grant", to: "self", until: "endOfTurn", modifiers: [{ layer: "pt.change", add: { power: 1, toughness: 1 } }] }] }] }], extort: () => [{ kind: "triggered", keyword: "extort", on: [{ event: "cast", if: youCast }], clauses: [{ may: true, cost: [{ verb: "payMana", mana: "{W/B}" }], do: [{ verb: "loseLife", player: "opponent", amount: 1, total: "drained" }, { verb: "gainLife", amount: { var: "drained" } }] }] }], poisonous: ({ amount: amount3 }) => [{ kind: "triggered", keyword: "poisonous", on: [{ event: "damage", if: struckPlayer }], clauses: [{ do: [{ verb: "addCounters", player: { seatVar: "seat" }, kind: "poison", amount: numberOf3(amount3) }] }] }], ingest: () => [{ kind: "triggered", keyword: "ingest", on: [{ event: "damage", if: struckPlayer }], clauses: [{ do: [{ verb: "exile", what: { all: { from: "library", of: { seatVar: "seat" }, first: 1 } } }] }] }] };
var guardingKeywords = { protection: ({ from }) => [{ kind: "replacement", keyword: "protection", on: [{ event: "damage", if: from === void 0 ? itself : { all: [itself, { fits: asTree(from), on: { event: "source" } }] } }], clauses: [{ do: [{ verb: "reduceBy", by: { event: "amount" } }] }] }], absorb: ({ amount: amount3 }) => [{ kind: "replacement", keyword: "absorb", on: [{ event: "damage", if: itself }], clauses: [{ do: [{ verb: "reduceBy", by: numberOf3(amount3) }] }] }] };
var itselfUnattached = { all: [itself, { compare: [{ event: "host" }, "equal", 0] }] };
function enchant({ from, players: players3 }) {
  const hosts = players3 === void 0 ? { from: { from: ["battlefield", ...typeof from === "string" ? [from] : []], relation: { is: "attachable", to: "self" } } } : { players: { playerOf: "attachable", of: "self" } };
  return [{ kind: "spell", keyword: "enchant", targets: [{ as: "enchanted", ...hosts, target: true }] }, { kind: "replacement", keyword: "enchant", on: [{ event: "entered", if: itselfUnattached }], clauses: [{ choose: [{ as: "enchanted", ...hosts }], do: [{ verb: "entersAttached", to: { var: "enchanted" } }] }] }];
}
function attaching2(keyword2, type) {
  return ({ cost, where }) => {
    const quality = where?.tree;
    return [{ kind: "activated", keyword: keyword2, marks: { timing: "sorcery" }, cost: [{ verb: "payMana", mana: cost }], targets: [{ as: "it", from: { from: "battlefield", of: "you", where: { types: type, ...quality } }, target: true }], clauses: [{ do: [{ verb: "attach", what: "self", to: { var: "it" } }] }] }];
  };
}
var attachingKeywords = { enchant, equip: attaching2("equip", "creature"), fortify: attaching2("fortify", "land") };
var keywordsApart = ["replicate", "conspire"];
var keywordAbilities = { ...attachingKeywords, ...guardingKeywords, ...strikingKeywords, ...castingKeywords, ...otherZoneKeywords, ...combatKeywords, ...counterKeywords, ...enteringKeywords, ...faceKeywords, ...graveyardKeywords, ...hidingKeywords, ...leavingKeywords, ...pairingKeywords };
function stampOrders(table, batch) {
  let found3 = null;
  let entering5 = null;
  for (let at = 0; at < batch.length; at++) {
    const { type, data } = batch[at];
    const order2 = type === "part" ? cardsOfOne(table, batch, at) : null;
    if (order2 !== null) (found3 ??= []).push(order2);
    if (type === "move" && data.to === "battlefield") (entering5 ??= []).push(at);
  }
  if (entering5 === null || entering5.length < 2) return found3 ?? none28;
  const ids2 = entering5.map((at) => batch[at].object);
  return stampsMatter(table, ids2) ? [...found3 ?? none28, { seat: gameOf(table).active, places: entering5, rule: "613.6j", prompt: "orderStamps" }] : found3 ?? none28;
}
var none28 = [];
function cardsOfOne(table, batch, at) {
  const { object, data } = batch[at];
  const { host, owner } = table.object(object);
  const first2 = batch.findIndex((one) => one.type === "part" && one.object === object);
  if (first2 < at || !(data.to === "graveyard" || data.to === "library" || data.to === "exile")) return null;
  const whole2 = batch.findIndex((one) => one.type === "move" && one.object === host);
  const exiled = data.to === "exile";
  return { seat: exiled ? actingSeat(table, owner) : owner, places: [whole2, at], rule: exiled ? "712.4b" : "712.4a", prompt: "orderMelded" };
}
function actingSeat(table, owner) {
  const [top2] = table.zone("stack").order;
  return top2 === void 0 ? owner : table.controllerOf(table.object(top2));
}
var none29 = [];
function batchOrders(table, batch) {
  const contrary = contraryMoves(table, batch);
  if (contrary.length > 0) return contrary;
  const stamps = stampOrders(table, batch);
  return table.pins.format.options.graveyardOrder === true ? [...stamps, ...graveyardOrders(table, batch, stamps.flatMap(({ places: places3 }) => places3))] : stamps;
}
function contraryMoves(table, batch) {
  for (const { type, object } of batch) {
    if (type !== "move") continue;
    const moves = batch.flatMap((one, at) => one.object === object && one.type === "move" ? [at] : []);
    if (moves.length < 2) continue;
    const places3 = moves.filter((at) => isPossible(table, batch[at]));
    const goals = new Set(places3.map((at) => batch[at].data.to));
    if (goals.size > 1) return [{ seat: table.controllerOf(table.object(object)), places: places3, kind: "chooseEvent", rule: "400.6", prompt: "chooseMove", label: "goes", one: true }];
  }
  return none29;
}
function graveyardOrders(table, batch, settled2) {
  const places3 = /* @__PURE__ */ new Map();
  batch.forEach((happening, at) => {
    const { type, object, data } = happening;
    if (type !== "move" || data.to !== "graveyard" || settled2.includes(at) || !isPossible(table, happening)) return;
    const { kind: kind2, owner } = table.object(object);
    const mine2 = places3.get(owner) ?? /* @__PURE__ */ new Map();
    if (kind2 === "card" && !mine2.has(object)) places3.set(owner, mine2.set(object, at));
  });
  return [...places3].filter(([, mine2]) => mine2.size > 1).map(([seat, mine2]) => ({ seat, places: [...mine2.values()], kind: "orderCards", rule: "404.3", prompt: "orderGraveyard", lastFirst: true }));
}
var stepProcedures = { ...plainSteps, declareAttackers: declareAttackersProcedure, declareBlockers: declareBlockersProcedure, combatDamage: combatDamageProcedure };
var goAway = defineProcedure({ name: "goAway", steps: [{ name: "move", rule: "610.3", run: (table, locals2) => {
  table.local(locals2, "from", idsOf(locals2).map((id) => table.zone(table.object(id).zone).kind));
  return happen(table, idsOf(locals2).map((id) => move(id, { to: "exile", exiling: { source: locals2.source } }, "610.3")));
} }, { name: "note", rule: "610.3", run: note3 }] });
var idsOf = (locals2) => locals2.objects;
function note3(table, locals2) {
  const result = returnedIn(locals2);
  const from = locals2.from;
  const gone = result.objects.map((object, at) => ({ source: locals2.source, object, from: from[at] })).filter(({ object }) => table.find(object)?.zone === "exile");
  setGame(table, "away", [...gameOf(table).away, ...gone]);
  return { done: { done: gone.length > 0, objects: gone.map(({ object }) => object) } };
}
var comeBack = defineProcedure({ ...comeBackRef, steps: [{ name: "move", rule: "610.3c", run: (table) => {
  const { away } = gameOf(table);
  setGame(table, "away", away.filter(({ source }) => remains(table, source)));
  const back2 = away.filter(({ source, object }) => !remains(table, source) && table.find(object) !== null);
  return happen(table, back2.map(({ object, from }) => move(object, { to: from }, "610.3b")));
} }] });
var awayProcedures = [goAway, comeBack];
var awayVerbs = { exileUntil: { rule: "610.3", run: (table, verb2, env) => {
  const objects = objectsOf(table, env, verb2.what);
  if (!remains(table, env.self)) return { done: false };
  return call(goAway, { source: env.self, objects, from: [], returned: null });
} } };
var names2 = { arabianNights: "Abu Ja'far; Aladdin; Aladdin's Lamp; Aladdin's Ring; Ali Baba; Ali from Cairo; Army of Allah; Bazaar of Baghdad; Bird Maiden; Bottle of Suleiman; Brass Man; Camel; City in a Bottle; City of Brass; Cuombajj Witches; Cyclone; Dancing Scimitar; Dandân; Desert; Desert Nomads; Desert Twister; Diamond Valley; Drop of Honey; Ebony Horse; El-Hajjâj; Elephant Graveyard; Erg Raiders; Erhnam Djinn; Eye for an Eye; Fishliver Oil; Flying Carpet; Flying Men; Ghazbán Ogre; Giant Tortoise; Guardian Beast; Hasran Ogress; Hurr Jackal; Ifh-Bíff Efreet; Island Fish Jasconius; Island of Wak-Wak; Jandor's Ring; Jandor's Saddlebags; Jeweled Bird; Jihad; Junún Efreet; Juzám Djinn; Khabál Ghoul; King Suleiman; Kird Ape; Library of Alexandria; Magnetic Mountain; Merchant Ship; Metamorphosis; Mijae Djinn; Moorish Cavalry; Nafs Asp; Oasis; Old Man of the Sea; Oubliette; Piety; Pyramids; Repentant Blacksmith; Ring of Ma'rûf; Rukh Egg; Sandals of Abdallah; Sandstorm; Serendib Djinn; Serendib Efreet; Shahrazad; Sindbad; Singing Tree; Sorceress Queen; Stone-Throwing Devils; Unstable Mutation; War Elephant; Wyluli Wolf; Ydwen Efreet", antiquities: "Amulet of Kroog; Argivian Archaeologist; Argivian Blacksmith; Argothian Pixies; Argothian Treefolk; Armageddon Clock; Artifact Blast; Artifact Possession; Artifact Ward; Ashnod's Altar; Ashnod's Battle Gear; Ashnod's Transmogrant; Atog; Battering Ram; Bronze Tablet; Candelabra of Tawnos; Circle of Protection: Artifacts; Citanul Druid; Clay Statue; Clockwork Avian; Colossus of Sardia; Coral Helm; Crumble; Cursed Rack; Damping Field; Detonate; Drafna's Restoration; Dragon Engine; Dwarven Weaponsmith; Energy Flux; Feldon's Cane; Gaea's Avenger; Gate to Phyrexia; Goblin Artisans; Golgothian Sylex; Grapeshot Catapult; Haunting Wind; Hurkyl's Recall; Ivory Tower; Jalum Tome; Martyrs of Korlis; Mightstone; Millstone; Mishra's Factory; Mishra's War Machine; Mishra's Workshop; Obelisk of Undoing; Onulet; Orcish Mechanics; Ornithopter; Phyrexian Gremlins; Power Artifact; Powerleech; Priest of Yawgmoth; Primal Clay; Rakalite; Reconstruction; Reverse Polarity; Rocket Launcher; Sage of Lat-Nam; Shapeshifter; Shatterstorm; Staff of Zegon; Strip Mine; Su-Chi; Tablet of Epityr; Tawnos's Coffin; Tawnos's Wand; Tawnos's Weaponry; Tetravus; The Rack; Titania's Song; Transmute Artifact; Triskelion; Urza's Avenger; Urza's Chalice; Urza's Mine; Urza's Miter; Urza's Power Plant; Urza's Tower; Wall of Spears; Weakstone; Xenic Poltergeist; Yawgmoth Demon; Yotian Soldier", homelands: "Abbey Gargoyles; Abbey Matron; Aether Storm; Aliban's Tower; Ambush; Ambush Party; An-Havva Constable; An-Havva Inn; An-Havva Township; An-Zerrin Ruins; Anaba Ancestor; Anaba Bodyguard; Anaba Shaman; Anaba Spirit Crafter; Apocalypse Chime; Autumn Willow; Aysen Abbey; Aysen Bureaucrats; Aysen Crusader; Aysen Highway; Baki's Curse; Baron Sengir; Beast Walkers; Black Carriage; Broken Visage; Carapace; Castle Sengir; Cemetery Gate; Chain Stasis; Chandler; Clockwork Gnomes; Clockwork Steed; Clockwork Swarm; Coral Reef; Dark Maze; Daughter of Autumn; Death Speakers; Didgeridoo; Drudge Spell; Dry Spell; Dwarven Pony; Dwarven Sea Clan; Dwarven Trader; Ebony Rhino; Eron the Relentless; Evaporate; Faerie Noble; Feast of the Unicorn; Feroz's Ban; Folk of An-Havva; Forget; Funeral March; Ghost Hounds; Giant Albatross; Giant Oyster; Grandmother Sengir; Greater Werewolf; Hazduhr the Abbot; Headstone; Heart Wolf; Hungry Mist; Ihsan's Shade; Irini Sengir; Ironclaw Curse; Jinx; Joven; Joven's Ferrets; Joven's Tools; Koskun Falls; Koskun Keep; Labyrinth Minotaur; Leaping Lizard; Leeches; Mammoth Harness; Marjhan; Memory Lapse; Merchant Scroll; Mesa Falcon; Mystic Decree; Narwhal; Orcish Mine; Primal Order; Prophecy; Rashka the Slayer; Reef Pirates; Renewal; Retribution; Reveka, Wizard Savant; Root Spider; Roots; Roterothopter; Rysorian Badger; Samite Alchemist; Sea Sprite; Sea Troll; Sengir Autocrat; Sengir Bats; Serra Aviary; Serra Bestiary; Serra Inquisitors; Serra Paladin; Serrated Arrows; Shrink; Soraya the Falconer; Spectral Bears; Timmerian Fiends; Torture; Trade Caravan; Truce; Veldrane of Sengir; Wall of Kelp; Willow Faerie; Willow Priestess; Winter Sky; Wizards' School" };
var byName = new Map(Object.entries(names2).flatMap(([expansion, list]) => list.split("; ").map((name2) => [name2, expansion])));
function originalPrinting(table, row) {
  const { name: name2 } = valuesOf2(table, row.id);
  return byName.get(name2) ?? "";
}
function counterBonus(kind2) {
  const read2 = /^([+-]\d{1,3})\/([+-]\d{1,3})$/.exec(kind2);
  return read2 === null ? null : { power: Number(read2[1]) + 0, toughness: Number(read2[2]) + 0 };
}
var none30 = [];
var everyCreatureName = "creatures";
function touches({ become: become2, set, gain, lose: lose2 }) {
  if (become2 !== void 0) return ["manaValue"];
  if (gain?.names !== void 0) return ["name"];
  const subtypes = set?.subtypes !== void 0;
  if (subtypes || gain?.subtypes !== void 0 || set?.types !== void 0 || lose2?.types !== void 0) return subtypes ? ["subtypes", "abilities", "keywords"] : ["subtypes"];
  return lose2?.abilities === "all" ? ["bare"] : none30;
}
function make(table, values, { become: become2, set, gain, lose: lose2 }, before) {
  if (gain?.names?.includes(everyCreatureName) === true) values.name = [...namesIn2(before), ...namesOfCreatures(table)];
  if (become2 !== void 0) recountManaValue(values);
  if (set?.subtypes !== void 0) replaceSubtypes(values, set.subtypes, before);
  values.subtypes = keptSubtypes(values.subtypes, values.types);
  if (lose2?.abilities === "all") values.bare = true;
}
function replaceSubtypes(values, words3, before) {
  const lists = new Set(words3.map(subtypeListOf));
  const kept5 = before.subtypes.filter((word3) => !lists.has(subtypeListOf(word3)));
  values.subtypes = [...kept5, ...words3];
  if (!words3.some((word3) => basicLandTypes.includes(word3)) || !values.types.includes("land")) return;
  values.abilities = [];
  values.keywords = [];
}
var consequences = { touches, make: (table, _row, values, change6, before) => make(table, values, change6, before) };
var distantFields = [...["zone", "stamp", "knownTo", "uses", "tapped", "item", "damage", "deathtouched", "controlledSince", "transformedAt", "heldBy", "arrived", "worldSince", "was", "exiledBy", "loyaltyTurn"], ...["isAttacking", "attacking", "defender", "blocked", "unblocked", "blockers", "blocking", "band"], ...["order", "life", "pool", "landsPlayed", "drewFromEmpty", "turnStamp", "upkeepStamp", "lastUpkeepStamp", "mulligans", "tops"], ...["turn", "active", "starting", "phase", "step", "plan", "extraTurns", "nextSeat", "mainPhases", "firstStrikers", "strays", "upkeeps", "combat", "away", "firstThings"]];
var kindsByNumber = { plusCounters: "+1/+1", minusCounters: "-1/-1", ageCounters: "age", chargeCounters: "charge", fadeCounters: "fade", levelCounters: "level", loreCounters: "lore", questCounters: "quest", sporeCounters: "spore", studyCounters: "study", timeCounters: "time", verseCounters: "verse" };
var numbersOfCounters = Object.fromEntries(Object.entries(kindsByNumber).map(([name2, kind2]) => [name2, (_table, row) => fieldsOf(row).counters[kind2] ?? 0]));
var derivation = { derivation: "inOrder", baseValues, baseFields, distantFields, unreadFields: ["shortcut"], distantRelations: Object.keys(combatRelations), borrowsText: (row) => fieldsOf(row).copy !== "", copiable: { after: "copy", characteristics: copiableCharacteristics }, status: { tapped: (_table, row) => fieldsOf(row).tapped, damage: (_table, row) => fieldsOf(row).damage, attacking: (_table, row) => fieldsOf(row).isAttacking, blocking: (_table, row) => fieldsOf(row).blocking !== null, renowned: (_table, row) => fieldsOf(row).renowned, blocked: (_table, row) => fieldsOf(row).blocked, unblocked: (_table, row) => fieldsOf(row).unblocked, attackingAlone: (table, row) => fieldsOf(row).isAttacking && attackersOf(table).length === 1, blockingAlone: (table, row) => fieldsOf(row).blocking !== null && blockersOf(table).length === 1, token: (_table, row) => row.kind === "token", printedOnCard: (_table, row) => row.kind === "card", originalPrinting: (table, row) => originalPrinting(table, row), timeCounters: (_table, row) => fieldsOf(row).counters.time ?? 0, way: (_table, row) => fieldsOf(row).notes.way ?? "", handSpell: (_table, row) => fieldsOf(row).notes.handSpell ?? 0, castFromHand: (_table, row) => fieldsOf(row).notes.castFromHand === 1, kicked: (_table, row) => (fieldsOf(row).notes.kicked ?? 0) > 0, x: (_table, row) => fieldsOf(row).notes.x ?? fieldsOf(row).x, spentWhite: (_table, row) => fieldsOf(row).notes["spent:white"] ?? 0, spentBlue: (_table, row) => fieldsOf(row).notes["spent:blue"] ?? 0, spentBlack: (_table, row) => fieldsOf(row).notes["spent:black"] ?? 0, spentRed: (_table, row) => fieldsOf(row).notes["spent:red"] ?? 0, spentGreen: (_table, row) => fieldsOf(row).notes["spent:green"] ?? 0, manaSpent: (_table, row) => fieldsOf(row).notes.manaSpent ?? 0, coloursSpent: (_table, row) => fieldsOf(row).notes.coloursSpent ?? 0, faceDown: (_table, row) => isConcealed(row), flipped: (_table, row) => isFlipped(row), transformed: (table, row) => hasFaceUp(table, row, "back"), hasAdventure: (table, row) => hasAdventure(table, valuesOf2(table, row.id)), historic: (table, row) => isHistoric(valuesOf2(table, row.id)), monstrous: (_table, row) => fieldsOf(row).monstrous !== null, monstrosity: (_table, row) => fieldsOf(row).monstrous ?? 0, symbols: (table, row) => symbolsIn(valuesOf2(table, row.id).cost), timesTargeted: (table, row) => timesTargeted(table, row), thingsTargeted, named: (table, row) => namedAs(table, row), levels: (_table, row) => fieldsOf(row).counters.level ?? 0, counters: (_table, row) => Object.keys(fieldsOf(row).counters), ...numbersOfCounters, isNew: (table, row) => fieldsOf(row).controlledSince > playerOf(table, table.controllerOf(row)).lastUpkeepStamp, activatable: (table, row) => abilitiesOf(table, row).some(isStackAbility), paired: (_table, row) => fieldsOf(row).pair !== 0, loyalty: (table, row) => row.zone === "battlefield" ? fieldsOf(row).counters.loyalty ?? 0 : valuesOf2(table, row.id).loyalty ?? 0, item: (_table, row) => row.zone !== "stack" ? null : row.kind === "item" ? "ability" : "spell" }, layerRules: { copy: { own: { on: (table) => withStatus(table, isConcealed), change: (_table, _row, values) => conceal(values) } }, flip: { own: { on: (table) => withStatus(table, isFlipped), change: (table, _row, values) => flip2(table, values) } }, types: { own: { on: changedInTypes, change: ofTypes } }, "pt.define": { own: { on: stillAmong, change: (_table, _row, values) => lieStill(values) } }, "pt.set": { own: { on: stillAmong, change: (_table, _row, values) => lieStill(values) } }, "pt.change": { own: { on: stillAmong, change: (_table, _row, values) => lieStill(values) } }, "pt.counters": { own: { on: withCounters, change: countCounters } } }, consequences, addition: addition2, text: { fields: ["subtypes", "colours"], characteristics: ["subtypes", "keywords"] }, modifierSources };
function addition2(amount3, value) {
  if (typeof amount3 === "number" || "var" in amount3) return value;
  if ("minus" in amount3) return amount3.minus[0] === 0 ? Math.min(0, value) : value;
  return value >= 0 || /[[,:]-\d/.test(JSON.stringify(amount3)) ? value : 0;
}
function modifierSources(table) {
  return table.cardsHere.anyElsewhere() ? [...permanents(table), ...standingElsewhere(table)] : permanents(table);
}
var standingElsewhere = remembered2({ name: "cards beyond the battlefield whose static abilities work there", basis: "population", find: (table) => {
  const ids2 = [];
  for (const zone in table.state.zones) {
    const { kind: kind2, order: order2 } = table.zone(zone);
    if (!table.library.openings.workplaces.has(kind2)) continue;
    for (const id of order2) if (standsIn(table.program(table.object(id)), kind2)) ids2.push(id);
  }
  return ids2;
} });
var standsIn = (program, kind2) => kind2 !== "battlefield" && [program, ...program.faces].some(({ statics }) => saysSo(statics, kind2));
var saysSo = (statics, kind2) => statics.some(({ ability: ability2 }) => ability2.modifiers !== void 0 && ability2.from?.includes(kind2) === true);
var nothing9 = [];
function symbolsIn(cost) {
  return typeof cost === "string" ? [...new Set(parseCost(cost).map(({ kind: kind2 }) => kind2))] : [];
}
function hasAdventure(table, { alternatives }) {
  return table.library.card(alternatives).card.faces?.some(({ kind: kind2 }) => kind2 === "adventure") === true;
}
function isHistoric({ supertypes: supertypes2, types, subtypes }) {
  const has2 = (list, word3) => list.includes(word3);
  return has2(supertypes2, "legendary") || has2(types, "artifact") || has2(subtypes, "Saga");
}
function withStatus(table, fits4) {
  let found3 = null;
  for (const id of permanents(table)) if (fits4(table.object(id))) (found3 ??= []).push(id);
  return found3 ?? nothing9;
}
var isConcealed = (row) => fieldsOf(row).faceDown !== "";
var isFlipped = (row) => fieldsOf(row).flipped;
function mightLieStill(table, row) {
  if (fieldsOf(row).copy !== "") return true;
  const { power, types } = table.program(row).card.printed;
  return power !== void 0 && types?.includes("creature") === false;
}
function stillAmong(table, changed3) {
  return permanents(table).filter((id) => changed3.has(id) && !isCreature(valuesOf2(table, id)));
}
function changedInTypes(table, changed3) {
  const still = withStatus(table, (row) => changed3.has(row.id) || mightLieStill(table, row));
  const bestowed = bestowedOf(table);
  return bestowed.length === 0 ? still : [...bestowed, ...still];
}
function ofTypes(table, row, values) {
  if (isBestowed(table, row.id)) becomeAura(values);
  if (!isCreature(values)) lieStill(values);
}
var isCreature = ({ types }) => types.includes("creature");
function lieStill(values) {
  values.power = null;
  values.toughness = null;
}
function withCounters(table) {
  const here = withStatus(table, changedByCounters);
  const exiled = table.zone("exile").order.filter((id) => changedByCounters(table.object(id)));
  return exiled.length === 0 ? here : [...here, ...exiled];
}
function changedByCounters(row) {
  const { counters: counters3 } = fieldsOf(row);
  for (const kind2 in counters3) if (counterBonus(kind2) !== null) return true;
  return false;
}
function countCounters(_table, row, values) {
  const { counters: counters3 } = fieldsOf(row);
  if (values.types.includes("creature")) {
    values.power ??= 0;
    values.toughness ??= 0;
  }
  for (const kind2 in counters3) {
    const bonus = counterBonus(kind2);
    if (bonus === null) continue;
    if (typeof values.power === "number") values.power += bonus.power * counters3[kind2];
    if (typeof values.toughness === "number") values.toughness += bonus.toughness * counters3[kind2];
  }
}
function playerValues(_table, _seat) {
  return { abilities: [], rules: [] };
}
function viewPlayer(table, seat) {
  const { life, counters: counters3, pool, landsPlayed, mulligans } = playerOf(table, seat);
  return { life, counters: counters3, pool, landsPlayed, mulligans, hand: table.zoneOf("hand", seat).order.length, library: table.zoneOf("library", seat).order.length };
}
function alike3(table, { id }, characteristic) {
  const own2 = listed(valuesOf2(table, id)[characteristic]);
  return Object.values(table.state.objects).flatMap((row) => row.id !== id && listed(valuesOf2(table, row.id)[characteristic]).some((one) => own2.includes(one)) ? [row.id] : []);
}
var listed = (value) => Array.isArray(value) ? value : [value];
function asItEnters2(table, id, look7) {
  const happening = alteredHappening(table);
  return happening?.object === id && happening.data.to === "battlefield" ? trial(table, () => (suppose2(table, happening), look7())) : look7();
}
var attachable2 = (table, row) => asItEnters2(table, row.id, () => hostsFor(table, row));
var attachablePlayers = (table, row) => asItEnters2(table, row.id, () => playersFor2(table, row));
var relations = { ...combatRelations, attachable: attachable2, attachedTo: (_table, { attached }) => attached, pairedWith: pairOf, exiledWith: (table, object) => table.zone("exile").order.filter((id) => fieldsOf(table.object(id)).exiledBy === object.id), sharesCreatureType: (table, { id }) => sharesCreatureType(table, asItEnters2(table, id, () => creatureTypes2(table, id))), targets: targetedObjects, sharesColour: (table, object) => alike3(table, object, "colours"), sameName: (table, object) => valuesOf2(table, object.id).name === "" ? [] : alike3(table, object, "name") };
var chanceAndChoiceVerbs = { flipCoin: { rule: "705.1", run: (table, verb2, env, path) => call(flipCoinProcedure, flipLocals(env, players(table, verb2, env)[0] ?? env.you, count(table, verb2, env), path)) }, clash: { rule: "701.22a", run: (table, _verb, env) => call(clashProcedure, clashLocals(table, env)) }, vote: { rule: "701.31a", run: (table, _verb, env, path) => call(voteProcedure, voteLocals(table, env, path)) }, separate: { rule: "700.3", run: (_table, _verb, env, path) => call(separateProcedure, pileLocals(env, path)) }, choosePile: { rule: "700.3", run: (_table, _verb, env, path) => call(choosePileProcedure, pileLocals(env, path)) } };
function attackedBy(table, verb2, env) {
  if (verb2.player !== void 0) {
    const [seat] = seatsOf(table, env, verb2.player);
    return seat === void 0 ? nowhere : idOfSeat(seat);
  }
  return verb2.attacking === void 0 ? 0 : named3(table, env, verb2.attacking)[0] ?? nowhere;
}
var putAttacking = { rule: "508.4", run: (table, verb2, env) => {
  const objects = what(table, verb2, env);
  const mode = objects.every((id) => onBattlefield(table, id)) ? "attack" : "enterAttacking";
  return call(joinCombatProcedure, joinLocals(env, { objects, target: attackedBy(table, verb2, env), mode, tapped: verb2.tapped !== false }));
} };
var putBlocking = { rule: "509.7", run: (table, verb2, env) => {
  const [attacker = nowhere] = verb2.attacker === void 0 ? [0] : named3(table, env, verb2.attacker);
  return call(joinCombatProcedure, joinLocals(env, { objects: what(table, verb2, env), target: attacker, mode: "enterBlocking", tapped: verb2.tapped === true }));
} };
var block2 = { rule: "509.6", run: (table, verb2, env) => {
  const [attacker = nowhere] = named3(table, env, verb2.attacker);
  return call(joinCombatProcedure, joinLocals(env, { objects: what(table, verb2, env), target: attacker, mode: "block" }));
} };
var becomeBlocked2 = { rule: "509.1h", run: (table, verb2, env) => call(joinCombatProcedure, joinLocals(env, { objects: what(table, verb2, env), target: 0, mode: "blocked" })) };
var reselectAttacked = { rule: "508.7", run: (table, verb2, env) => call(joinCombatProcedure, joinLocals(env, { objects: what(table, verb2, env), target: attackedBy(table, verb2, env), mode: "reselect" })) };
var leaveCombat = { rule: "506.4", run: (table, verb2, env) => {
  const objects = what(table, verb2, env).filter((id) => onBattlefield(table, id));
  for (const id of objects) {
    if (verb2.unblock === true) unblock(table, id);
    else removeFromCombat(table, id);
    table.emit("removedFromCombat", "506.4", { object: id, card: shownCard(table, id) });
  }
  return { done: objects.length > 0, objects };
} };
var chooseAttacked = { rule: "508.4", run: (table, verb2, env) => {
  const [only2 = -1] = verb2.of === void 0 ? [] : seatsOf(table, env, verb2.of);
  return call(chooseAttackedProcedure, chooseAttackedLocals(envLocals(env), count(table, verb2, env), only2));
} };
var returnUnblocked = { rule: "702.48a", payable: (table, _verb, { you }) => unblockedOf(table, you).length > 0, run: (_table, _verb, env) => call(returnUnblockedProcedure, { ...envLocals(env), attacked: 0, returned: null, answer: null, answers: null }) };
var tapCrew = { rule: "702.121a", payable: (table, verb2, env) => crewPower(table, env) >= count(table, { ...verb2, amount: verb2.power }, env), run: (table, verb2, env) => call(tapCrewProcedure, crewLocals(envLocals(env), count(table, { ...verb2, amount: verb2.power }, env))) };
var combatVerbs = { putAttacking, chooseAttacked, returnUnblocked, putBlocking, block: block2, becomeBlocked: becomeBlocked2, reselectAttacked, removeFromCombat: leaveCombat, tapCrew, exert: { rule: "701.38a", run: (table, verb2, env) => ({ propose: what(table, verb2, env).map((id) => exert(id, env.you, "701.38a")) }) }, becomeRenowned: { rule: "702.111b", run: (table, verb2, env) => {
  const objects = what(table, verb2, env).filter((id) => onBattlefield(table, id));
  for (const id of objects) {
    setObject(table, id, "renowned", true);
    table.emit("becameRenowned", "702.111b", { object: id, card: shownCard(table, id) });
  }
  return { done: objects.length > 0, objects };
} } };
var timesResolved = { rule: "608.2c", run: (table, _verb, { self }, path) => {
  const row = table.find(self);
  if (row === null) return { done: true, total: 0 };
  const key = `resolved:${path}`;
  const { turn: turn3 } = gameOf(table);
  const { notes } = fieldsOf(row);
  const [last, times] = notes[key] ?? [0, 0];
  const total = last === turn3 ? times + 1 : 1;
  setObject(table, self, "notes", { ...notes, [key]: [turn3, total] });
  return { done: true, total };
} };
var countingVerbs = { timesResolved };
function bearers(table, verb2, env) {
  return verb2.what === void 0 ? players(table, verb2, env).map(idOfSeat) : what(table, verb2, env);
}
function added3(id, kind2, amount3, by, effect2) {
  const seat = seatOfId(id);
  return seat === null ? addCounters(id, kind2, amount3, "122.1", by, effect2) : addPlayerCounters(seat, kind2, amount3, "122.1");
}
function removed(id, kind2, amount3) {
  const seat = seatOfId(id);
  return seat === null ? removeCounters(id, kind2, amount3, "122.1") : removePlayerCounters(seat, kind2, amount3, "122.1");
}
function countersOn(table, id) {
  const seat = seatOfId(id);
  return seat === null ? fieldsOf(table.object(id)).counters : playerOf(table, seat).counters;
}
var kindOf2 = (verb2) => verb2.kind;
var removeVerb = { rule: "122.1", payable: (table, verb2, env) => {
  const found3 = bearers(table, verb2, env);
  return found3.length > 0 && (verb2.amount === "all" || found3.every((id) => (countersOn(table, id)[kindOf2(verb2)] ?? 0) >= count(table, verb2, env)));
}, run: (table, verb2, env) => ({ propose: bearers(table, verb2, env).map((id) => removed(id, kindOf2(verb2), verb2.amount === "all" ? countersOn(table, id)[kindOf2(verb2)] ?? 0 : count(table, verb2, env))) }) };
var moveVerb = { rule: "122.5", run: (table, verb2, env) => {
  const [from] = what(table, verb2, env);
  const [to] = objectsOf(table, env, verb2.to);
  if (from === void 0 || to === void 0 || from === to || forbids(table, to, "getCounters")) return { propose: [] };
  return { propose: moved3(table, from, to, verb2, env) };
} };
function moved3(table, from, to, verb2, env) {
  const had = countersOn(table, from);
  const kinds = verb2.kind === void 0 ? Object.keys(had) : [kindOf2(verb2)];
  return kinds.flatMap((kind2) => {
    const amount3 = Math.min(had[kind2] ?? 0, verb2.amount === "all" ? Infinity : count(table, verb2, env));
    return [removeCounters(from, kind2, amount3, "122.5"), addCounters(to, kind2, amount3, "122.5", env.you)];
  });
}
var counterVerbs = { addCounters: { rule: "122.1", payable: (table, verb2, env) => {
  const found3 = bearers(table, verb2, env);
  return found3.length > 0 && !found3.some((id) => forbids(table, id, "getCounters"));
}, run: (table, verb2, env, path) => ({ propose: bearers(table, verb2, env).map((id) => added3(id, kindOf2(verb2), share(table, verb2, env, id), env.you, !isPartOfCost(path))) }) }, removeCounters: removeVerb, moveCounters: moveVerb };
var dealDamage = { rule: "120.2b", run: (table, verb2, env) => {
  const sources = verb2.source === void 0 ? [env.self] : presentOrPast(table, env, verb2.source);
  return { propose: sources.flatMap((source) => receivers(table, verb2, env).map((to) => damage({ source, to, amount: share(table, verb2, env, to), combat: false, firm: verb2.firm === true }, "120.2b"))) };
} };
function receivers(table, verb2, env) {
  const objects = verb2.to === void 0 ? [] : named3(table, env, verb2.to);
  return verb2.player === void 0 ? objects : [...objects, ...seatsOf(table, env, verb2.player).map(idOfSeat)];
}
function exchangeLives(table, seats) {
  if (seats.length !== 2) return { done: false };
  const [one, other] = seats;
  const totals = [playerOf(table, one).life, playerOf(table, other).life];
  const able = mayHaveLife(table, one, totals[1]) && mayHaveLife(table, other, totals[0]);
  return able ? { propose: [...setLife(table, one, totals[1], "701.10c"), ...setLife(table, other, totals[0], "701.10c")] } : { done: false };
}
function mayHaveLife(table, seat, total) {
  const { life } = playerOf(table, seat);
  return total === life || !forbids(table, idOfSeat(seat), total > life ? "gainLife" : "loseLife");
}
var exchangeLife = { rule: "701.10c", run: (table, verb2, env) => exchangeLives(table, verb2.players.flatMap((ref2) => seatsOf(table, env, ref2))) };
var damageAndLifeVerbs = { dealDamage, exchangeLife, gainLife: { rule: "119.3", impersonal: true, run: (table, verb2, env) => ({ propose: players(table, verb2, env).map((seat) => gainLife(seat, count(table, verb2, env), "119.3")) }) }, loseLife: { rule: "119.3", impersonal: true, run: (table, verb2, env) => ({ propose: players(table, verb2, env).map((seat) => loseLife(seat, count(table, verb2, env), "119.3")) }) }, setLife: { rule: "119.5", run: (table, verb2, env) => ({ propose: players(table, verb2, env).flatMap((seat) => setLife(table, seat, amount(table, env, verb2.amount), "119.5")) }) }, payLife: { rule: "119.4", payable: (table, verb2, env) => canPayLife(table, env.you, count(table, verb2, env)), run: (table, verb2, env) => ({ propose: [loseLife(env.you, count(table, verb2, env), "119.4")] }) } };
var cardId3 = "rule:copies";
var copyEffect = `${cardId3}/abilities/0/modifiers/0`;
function alreadyTurned(table, env, id) {
  if (id !== env.self) return false;
  if (typeof env.vars.began === "number") return fieldsOf(table.object(id)).transformedAt > env.vars.began;
  const [top2] = table.zone("stack").order;
  return top2 !== void 0 && itemOf(table, top2).source === id && fieldsOf(table.object(id)).transformedAt > table.object(top2).stamp;
}
function copied3(table, verb2, env, path) {
  const [from = 0] = presentOrPast(table, env, verb2.copyOf);
  return from === 0 ? null : copiedValues(table, env, from, verb2.except ?? null, `${path}/except`);
}
var entersAs = { rule: "706.5", run: (table, verb2, env, path) => {
  const values = copied3(table, verb2, env, path);
  if (values === null) return { done: false };
  const more = Object.fromEntries(Object.entries(verb2.counters ?? {}).map(([kind2, value]) => [kind2, amount(table, env, value)]));
  alter(table, env, (happening) => {
    forgetX(table, happening.object);
    const { counters: counters3 = {}, copyCounters = {}, copyWhen: _, ...data } = happening.data;
    const all = sum(sum(counters3, copyCounters, -1), more, 1);
    return { ...happening, data: { ...data, counters: all, copyCounters: more, ...verb2.when === void 0 ? {} : { copyWhen: `${path}/when` }, copy: JSON.stringify(values) } };
  });
  return { done: true };
} };
function forgetX(table, id) {
  const { notes } = fieldsOf(table.object(id));
  if (notes.x !== void 0) setObject(table, id, "notes", { ...notes, x: 0 });
}
function sum(one, other, times) {
  const all = { ...one };
  for (const kind2 in other) all[kind2] = (all[kind2] ?? 0) + times * other[kind2];
  return all;
}
var becomeCopy = { rule: "706.4", run: (table, verb2, env, path) => {
  const values = copied3(table, verb2, env, path);
  const objects = verb2.what === void 0 ? objectsOf(table, env, "self") : what(table, verb2, env);
  if (values === null || objects.length === 0) return { done: false };
  const abilities = verb2.keeping === true ? [...values.abilities, path.slice(0, path.indexOf("/clauses"))] : values.abilities;
  const until = table.game.duration(table, env, verb2.until ?? "game", verb2);
  if (until === null) return { done: false };
  grant(table, { ...env, vars: { copied: { ...values, abilities: [...abilities] } } }, { program: copyEffect, objects, seats: [], until });
  table.emit("becameCopy", "706.2", { objects: [...objects], cards: objects.map((object) => shownCard(table, object)), name: values.name });
  return { done: true, objects };
} };
var manifest = { rule: "701.33a", run: (table, verb2, env) => {
  if (verb2.amount !== void 0) return call(meaningProcedure, meaningLocals(env, "manifest", Array.from({ length: count(table, verb2, env) }, () => ({}))));
  const cards2 = verb2.what === void 0 ? players(table, verb2, env).flatMap((seat) => table.zoneOf("library", seat).order.slice(0, 1).map((id) => ({ id, under: seat }))) : what(table, verb2, env).map((id) => ({ id, under: env.you }));
  return { propose: cards2.map(({ id, under }) => move(id, { to: "battlefield", under, faceDown: "manifest" }, "701.33a")) };
} };
var putTransformed = { rule: "711.8", run: (table, verb2, env) => ({ propose: what(table, verb2, env).flatMap((id) => {
  const face = faceOfKind(table, table.object(id), "back");
  return face === 0 ? [] : [move(id, { to: "battlefield", face, ...verb2.under === "you" ? { under: env.you } : {} }, "711.8")];
}) }) };
var meld = { rule: "701.36a", run: (table, verb2, env) => {
  const cards2 = objectsOf(table, env, verb2.what).filter((id) => table.object(id).kind === "card");
  if (cards2.length !== 2) return { done: false };
  const [first2, second] = cards2;
  const name2 = pairName(table, first2);
  if (name2 === "" || name2 !== pairName(table, second) || table.object(first2).card === table.object(second).card) return { done: false };
  return { propose: [move(first2, { to: "battlefield", under: env.you, face: faceOfKind(table, table.object(first2), "meld"), joined: second }, "701.36a")] };
} };
function pairName(table, id) {
  const { faces: faces2 } = table.program(table.object(id)).card;
  return faces2?.find(({ kind: kind2 }) => kind2 === "meld")?.names.en ?? "";
}
var faceVerbs = { entersAs, becomeCopy, manifest, putTransformed, meld, transform: { rule: "701.27a", run: (table, verb2, env) => ({ propose: what(table, verb2, env).filter((id) => !alreadyTurned(table, env, id)).map((id) => transform(id, "701.27a")) }) }, flip: { rule: "709.2", run: (table, verb2, env) => ({ propose: what(table, verb2, env).map((id) => flipOver(id, "709.2")) }) }, turnFaceUp: { rule: "707.7", run: (table, verb2, env) => ({ propose: what(table, verb2, env).map((id) => turnUp(id, "707.7")) }) }, turnFaceDown: { rule: "707.2a", run: (table, verb2, env) => ({ propose: what(table, verb2, env).map((id) => turnDown(id, "707.2a")) }) } };
function create2(table, emblem, seat) {
  const { id } = table.create(emblem, seat, "item");
  const now = place(table, id, { zone: "command", at: "bottom" });
  table.emit("emblemCreated", "114.1", { object: now, card: emblem, seat });
}
var emblemVerbs = { emblem: { rule: "114.1", run: (table, verb2, env) => {
  for (const seat of players(table, verb2, env)) create2(table, verb2.emblem, seat);
  return { done: true };
} } };
var attach2 = { rule: "701.3a", run: (table, verb2, env) => {
  const [host = 0] = named3(table, env, verb2.to);
  return { propose: what(table, verb2, env).map((id) => attachTo(id, host, "701.3a")) };
} };
var putAttached = { rule: "303.4h", run: (table, verb2, env) => {
  const [host = nowhere] = named3(table, env, verb2.to);
  const [under = -1] = verb2.under === void 0 ? [] : seatsOf(table, env, verb2.under);
  return { propose: what(table, verb2, env).map((id) => move(id, { to: "battlefield", host, under }, "303.4h")) };
} };
var createTokens = { rule: "701.6a", impersonal: true, run: (table, verb2, env, path) => {
  const kinds = verb2.copyOf === void 0 ? [tokenAs(table, verb2, env, path)] : presentOrPast(table, env, verb2.copyOf).map((of) => copyOf(table, verb2, env, path, of));
  const given = { amount: count(table, verb2, env), tapped: verb2.tapped === true };
  const [kind2] = kinds;
  if (verb2.attacking === true) return kind2 === void 0 ? { propose: [] } : call(createAttackingProcedure, createAttackingLocals(envLocals(env), create(env.you, { ...kind2, ...given }, "701.6a")));
  const attacked = verb2.attacking === void 0 ? null : named3(table, env, verb2.attacking);
  const each = attacked === null ? [given] : attacked.map((attacking) => ({ ...given, attacking }));
  return { propose: players(table, verb2, env).flatMap((seat) => kinds.flatMap((kind3) => each.map((one) => create(seat, { ...kind3, ...one }, "701.6a")))) };
} };
function tokenAs(table, verb2, env, path) {
  const token = verb2.token;
  const words3 = wordsOf2(path);
  if (verb2.except === void 0 && words3 === null) return { token };
  const values = verb2.except === void 0 ? printedValues(table.library.card(token), 0) : trial(table, () => copiedValues(table, env, table.create(token, env.you, "token").id, verb2.except, `${path}/except`));
  return { token, copy: JSON.stringify(words3 === null ? values : reworded(values, words3)) };
}
function copyOf(table, verb2, env, path, of) {
  return { token: knownRow(table, of)?.card ?? "", copy: JSON.stringify(copiedValues(table, env, of, verb2.except ?? null, `${path}/except`)) };
}
var loyalty = { rule: "606.4", payable: (table, verb2, env) => {
  const row = table.find(env.self);
  if (row === null) return false;
  const { loyaltyTurn, counters: counters3 } = fieldsOf(row);
  return loyaltyTurn !== gameOf(table).turn && -amount(table, env, verb2.by) <= (counters3.loyalty ?? 0);
}, run: (table, verb2, env) => {
  const by = amount(table, env, verb2.by);
  setObject(table, env.self, "loyaltyTurn", gameOf(table).turn);
  return { propose: [by > 0 ? addCounters(env.self, "loyalty", by, "606.4", env.you, false) : removeCounters(env.self, "loyalty", -by, "606.4")] };
} };
var tell4 = { run: (table, verb2, env) => {
  const objects = verb2.what === void 0 ? [env.self] : objectsOf(table, env, verb2.what);
  for (const object of objects) notice(table, verb2.event, { object, seat: env.you }, { source: env.self });
  return { done: true };
} };
var mark3 = { run: (table, verb2, env) => {
  const objects = objectsOf(table, env, verb2.what ?? "self");
  for (const object of objects) {
    noteOn(table, object, verb2.is, 1);
    table.emit("marked", "607.1", { object, card: shownCard(table, object), word: verb2.is });
  }
  return { done: objects.length > 0 };
} };
function phased(table, ids2) {
  phaseOut(table, ids2, "702.25b");
  return ids2.length > 0;
}
var haunt = { rule: "702.54a", run: (table, verb2, env) => {
  const [haunted = 0] = named3(table, env, verb2.whom);
  return { propose: what(table, verb2, env).map((id) => keeping(move(id, { to: "exile" }, "702.54a"), { haunted })) };
} };
var keeping = (happening, notes) => ({ ...happening, data: { ...happening.data, notes } });
var swapAura = { rule: "702.64a", run: (table, verb2, env) => {
  const [card] = objectsOf(table, env, verb2.with);
  const row = table.find(env.self);
  if (card === void 0 || row === null || row.zone !== "battlefield" || row.owner !== env.you || !attachable(table, card, row.host)) return { propose: [] };
  return { propose: [move(env.self, { to: "hand" }, "702.64a"), move(card, { to: "battlefield", under: env.you, host: row.host }, "702.64a")] };
} };
var findAbilities = { run: (table, verb2, env) => {
  const found3 = what(table, verb2, env).flatMap((id) => abilitiesOf(table, table.object(id)).flatMap(({ ability: ability2, path }) => ability2.kind === "activated" ? [path] : []));
  return { done: found3.length > 0, vars: { [verb2.to]: found3 } };
} };
var permanentVerbs = { attach: attach2, putAttached, unattach: { rule: "701.3d", run: (table, verb2, env) => ({ propose: what(table, verb2, env).map((id) => unattach(id, "701.3d")) }) }, create: createTokens, loyalty, phaseOut: { rule: "702.25b", run: (table, verb2, env) => ({ done: phased(table, what(table, verb2, env).filter((id) => onBattlefield(table, id))) }) }, tell: tell4, mark: mark3, haunt, swapAura, findAbilities, clearDamage: { rule: "702.88a", run: (table, verb2, env) => ({ propose: what(table, verb2, env).map((id) => clearDamage(id, "702.88a")) }) }, pair: { rule: "702.94a", run: (table, verb2, env) => ({ done: pair(table, env.self, what(table, verb2, env)[0] ?? 0, env.you) }) }, ascend: { rule: "702.130a", run: (table, _verb, env) => ({ done: ascend(table, env.you) }) } };
var meaning = (env, word3, times) => call(meaningProcedure, meaningLocals(env, word3, times));
var plainly3 = (rule2, word3) => ({ rule: rule2, run: (table, verb2, env) => meaning(env, word3, [{ vars: { n: count(table, verb2, env) } }]) });
var ofItself = (rule2, word3) => ({ rule: rule2, run: (table, verb2, env) => meaning(env, word3, objectsOf(table, env, verb2.what ?? "self").map((id) => ({ vars: { it: [id], n: count(table, verb2, env) } }))) });
var becomeMonstrous = { rule: "701.30a", run: (table, verb2, env) => {
  for (const id of what(table, verb2, env)) {
    setObject(table, id, "monstrous", count(table, verb2, env));
    table.emit("becameMonstrous", "701.30a", { object: id, card: shownCard(table, id) });
    notice(table, "becameMonstrous", { object: id, seat: table.controllerOf(table.object(id)) }, { amount: count(table, verb2, env) });
  }
  return { done: true };
} };
var explore = { rule: "701.39a", run: (table, verb2, env) => {
  const ids2 = verb2.what === void 0 ? [env.self] : env.vars[verb2.what.var] ?? objectsOf(table, env, verb2.what);
  const known3 = ids2.flatMap((id) => knownRow(table, id) ?? []);
  return meaning(env, "explore", known3.map((row) => ({ you: table.controllerOf(row), vars: { it: [row.id] } })));
} };
var explored = { rule: "701.39b", run: (table, verb2, env) => {
  const [object] = env.vars[verb2.what.var];
  notice(table, "explored", { object, seat: env.you });
  return { done: true };
} };
var nothing10 = 0;
var creatureHere = (table, id) => onBattlefield(table, id) && isType(table, id, "creature");
var fight = { rule: "701.12a", run: (table, verb2, env) => {
  const [first2 = nothing10] = objectsOf(table, env, verb2.what);
  const [second = nothing10] = objectsOf(table, env, verb2.with);
  if (!creatureHere(table, first2) || !creatureHere(table, second)) return { done: false };
  const blow = (source, to) => damage({ source, to, amount: powerOf(table, source), combat: false }, "701.12a");
  return { propose: [blow(first2, second), blow(second, first2)] };
} };
var double = { rule: "701.9a", run: (table, verb2, env) => {
  switch (verb2.double) {
    case "life":
      return { propose: players(table, verb2, env).flatMap((seat) => setLife(table, seat, 2 * playerOf(table, seat).life, "701.9d")) };
    case "counters":
      return { propose: doubledCounters(table, verb2, env) };
    case "mana":
      return doubleMana(table, verb2, env);
    default: {
      const [byPower, byToughness] = [verb2.double !== "toughness", verb2.double !== "power"];
      return meaning(env, "double", what(table, verb2, env).map((id) => ({ vars: { it: [id], power: byPower ? powerOf(table, id) : 0, toughness: byToughness ? toughnessOf(table, id) : 0 } })));
    }
  }
} };
function doubledCounters(table, verb2, env) {
  const kind2 = verb2.kind;
  if (verb2.what === void 0) return players(table, verb2, env).map((seat) => addPlayerCounters(seat, kind2, playerOf(table, seat).counters[kind2] ?? 0, "701.9e"));
  return what(table, verb2, env).map((id) => addCounters(id, kind2, fieldsOf(table.object(id)).counters[kind2] ?? 0, "701.9e", env.you));
}
function doubleMana(table, verb2, env) {
  for (const seat of players(table, verb2, env)) {
    const pool = poolOf(table, seat);
    const more = pool.filter(({ type }) => type === verb2.type).map(({ type }) => type);
    setPool(table, seat, addToPool(pool, more, { source: env.self }));
    table.emit("manaAdded", "701.9f", { seat, mana: String(verb2.type), count: more.length, object: env.self });
  }
  return { done: true };
}
var exchange = { rule: "701.10a", run: (table, verb2, env) => {
  if (verb2.control !== void 0) return exchangeControl(table, env, verb2.control);
  if (verb2.zones !== void 0) return exchangeZones(table, env, verb2);
  if (verb2.cards !== void 0) return exchangeCards(table, env, verb2.cards);
  if (verb2.number !== void 0) return exchangeNumber(table, env, verb2);
  return exchangeLives(table, seatsOf(table, env, verb2.players));
} };
function exchangeControl(table, env, refs) {
  const [first2, second] = refs.map((ref2) => objectsOf(table, env, ref2)[0] ?? nothing10);
  if (!onBattlefield(table, first2) || !onBattlefield(table, second)) return { done: false };
  const seats = [first2, second].map((id) => table.controllerOf(table.object(id)));
  if (seats[0] === seats[1]) return { done: false };
  return meaning(env, "takeControl", [{ you: seats[1], vars: { it: [first2] } }, { you: seats[0], vars: { it: [second] } }]);
}
function exchangeZones(table, env, verb2) {
  const [one, other] = verb2.zones;
  const cards2 = (seat, zone) => table.zoneOf(zone, seat).order;
  return { propose: players(table, verb2, env).flatMap((seat) => [...cards2(seat, one).map((id) => move(id, { to: other }, "701.10f")), ...cards2(seat, other).map((id) => move(id, { to: one }, "701.10f"))]) };
}
function exchangeCards(table, env, refs) {
  const [first2, second] = refs.map((ref2) => objectsOf(table, env, ref2));
  const owners = new Set([...first2, ...second].map((id) => table.object(id).owner));
  if (owners.size !== 1) return { done: false };
  const zone = (ids2, fallback) => ids2[0] === void 0 ? fallback : table.zone(table.object(ids2[0]).zone).kind;
  const [from, to] = [zone(first2, "exile"), zone(second, "hand")];
  return { propose: [...first2.map((id) => move(id, { to }, "701.10d")), ...second.map((id) => move(id, { to: from }, "701.10d"))] };
}
function exchangeNumber(table, env, verb2) {
  const seat = seatOf(table, env, verb2.player ?? "you");
  const number2 = amount(table, env, verb2.number);
  if (!mayHaveLife(table, seat, number2)) return { done: false };
  return meaning(env, "exchangeNumber", objectsOf(table, env, verb2.of).map((id) => ({ you: seat, vars: { it: [id], life: playerOf(table, seat).life, gained: Math.max(0, number2 - playerOf(table, seat).life), lost: Math.max(0, playerOf(table, seat).life - number2) } })));
}
var goad = { rule: "701.37a", run: (table, verb2, env) => meaning(env, "goad", what(table, verb2, env).filter((id) => !isGoadedBy(table, id, env.you)).map((id) => ({ vars: { it: [id] } }))) };
function isGoadedBy(table, id, seat) {
  return rulesOf(table, id).some((rule2) => rule2.word === "must" && rule2.goad === true && rule2.player?.you === seat);
}
var keywordActionVerbs = { fight, goad, double, exchange, becomeMonstrous, explore, explored, bolster: plainly3("701.32a", "bolster"), amass: plainly3("701.43a", "amass"), investigate: plainly3("701.35a", "investigate"), populate: plainly3("701.29a", "populate"), adapt: ofItself("701.42a", "adapt"), monstrosity: ofItself("701.30a", "monstrosity"), detain: ofItself("701.28a", "detain"), proliferate: { rule: "701.26a", run: (_table, _verb, env) => call(proliferateProcedure, proliferateLocals(env)) } };
var cardId4 = "rule:shared-keywords";
var sharing = `${cardId4}/abilities/0/modifiers/0`;
var sharedKeywordsCard = { id: cardId4, names: { en: "Shared keywords", zh: "分享关键字" }, printed: { rule: "702.1c" }, abilities: [{ kind: "static", modifiers: [{ layer: "abilities", gain: { keywords: readAs({ parameter: "keywords" }) } }] }] };
function variants2(table, env, words3, among2) {
  const found3 = /* @__PURE__ */ new Map();
  for (const id of select(table, env, among2)) {
    for (const entry2 of valuesOf2(table, id).keywords) if (words3.includes(wordOf(entry2))) found3.set(JSON.stringify(entry2), entry2);
  }
  return [...found3.values()];
}
var shareKeywords = { rule: "702.1c", run: (table, verb2, env) => {
  const keywords = variants2(table, env, verb2.words, verb2.among);
  const objects = objectsOf(table, env, verb2.to);
  const until = table.game.duration(table, env, verb2.until, verb2);
  if (keywords.length === 0 || objects.length === 0 || until === null) return { done: false };
  grant(table, { ...env, vars: {} }, { program: patched(sharing, { parameters: { keywords } }), objects, seats: [], until });
  table.emit("effectGranted", "702.1c", { objects: [...objects], seats: [], until, program: sharing });
  return { done: true, objects };
} };
var keywordVerbs = { shareKeywords };
function arranging(action, rule2) {
  return { rule: rule2, run: (table, verb2, env) => {
    const seats = players(table, verb2, env);
    return call(arrangeProcedure, arrangingLocals(env, action, count(table, verb2, env), turnOrder(table).filter((seat) => seats.includes(seat)).map((seat) => ({ seat, library: seat }))));
  } };
}
var fateseal = { rule: "701.21a", run: (table, verb2, env) => {
  const library = seatOf(table, env, verb2.opponent ?? "opponent");
  return call(arrangeProcedure, arrangingLocals(env, "fateseal", count(table, verb2, env), [{ seat: env.you, library }]));
} };
var look6 = { rule: "701.15d", run: (table, verb2, env) => {
  let objects = what(table, verb2, env);
  for (const seat of players(table, verb2, env)) objects = lookAt2(table, seat, objects, "701.15d");
  return { done: true, objects };
} };
var mill = { rule: "404.1", payable: (table, verb2, env) => players(table, verb2, env).every((seat) => table.zoneOf("library", seat).order.length >= count(table, verb2, env)), run: (table, verb2, env) => ({ propose: players(table, verb2, env).flatMap((seat) => topOf(table, seat, count(table, verb2, env)).map((id) => move(id, { to: "graveyard" }, "404.1"))) }) };
var top = { rule: "401.2", run: (table, verb2, env) => ({ done: true, objects: seatsOf(table, env, verb2.player ?? "you").flatMap((seat) => topOf(table, seat, amount(table, env, verb2.amount ?? 1))) }) };
var libraryVerbs = { scry: arranging("scry", "701.17a"), surveil: arranging("surveil", "701.41a"), fateseal, look: look6, mill, top, search: { rule: "701.18a", run: (table, verb2, env, path) => call(searchProcedure, searchLocals(table, env, verb2, path)) }, shuffle: { rule: "701.19a", run: (table, verb2, env) => ({ propose: shuffles(table, env, verb2, players(table, verb2, env)) }) }, putInLibrary: { rule: "401.4", run: (table, verb2, env, path) => call(putInLibraryProcedure, puttingLocals(table, env, verb2, path)) } };
var always2 = () => true;
function payableBy2(action, fits4 = always2) {
  return (table, verb2, env) => {
    if (verb2.what !== void 0) return what(table, verb2, env).some((id) => fits4(table, id, players(table, verb2, env)[0] ?? env.you));
    const { amount: wanted } = verb2;
    return players(table, verb2, env).every((seat) => {
      const there2 = pickable(table, env, verb2, action, seat).length;
      return wanted === "all" || howMany(table, env, verb2, Number.MAX_SAFE_INTEGER) <= there2;
    });
  };
}
function picking3(action, rule2, direct, fits4 = always2) {
  return { rule: rule2, payable: payableBy2(action, fits4), run: (table, verb2, env, path) => {
    if (verb2.what === void 0) return call(pickOwnProcedure, pickingLocals(table, env, verb2, action, path));
    return { propose: what(table, verb2, env).filter((id) => fits4(table, id, players(table, verb2, env)[0] ?? env.you)).map((id) => direct(id, verb2, env, () => exilingOf(table, verb2, env))) };
  } };
}
var revealing = { rule: "701.15a", payable: payableBy2("reveal"), run: (table, verb2, env, path) => {
  if (verb2.what === void 0) return call(pickOwnProcedure, pickingLocals(table, env, verb2, "reveal", path));
  const [seat = env.you] = players(table, verb2, env);
  const objects = reveal(table, seat, what(table, verb2, env), "701.15a");
  for (const object of objects) notice(table, "revealed", { object, seat });
  return { done: true, objects };
} };
var pickingVerbs = { discard: picking3("discard", "701.8a", (id, _verb, { you }) => discardCard(id, "701.8a", you), (table, id) => table.zone(table.object(id).zone).kind === "hand"), sacrifice: picking3("sacrifice", "701.16a", (id, verb2, { self }) => move(id, { to: "graveyard", sacrifice: true, ...verb2.exploits === true ? { exploitedBy: self } : {} }, "701.16a"), (table, id, seat) => onBattlefield(table, id) && table.controllerOf(table.object(id)) === seat && !forbids(table, id, "beSacrificed")), exile: picking3("exile", "701.11a", (id, _verb, _env, exiling) => move(id, { to: "exile", exiling: exiling() }, "701.11a")), bounce: picking3("bounce", "400.7", (id) => move(id, { to: "hand" }, "400.7")), reveal: revealing };
var copySpell = { rule: "706.10", run: (table, verb2, env, path) => {
  const times = verb2.times === void 0 ? 1 : Math.max(0, amount(table, env, verb2.times));
  const list = presentOrPast(table, env, verb2.what);
  const queue = list.flatMap((id) => Array.from({ length: times }, () => id));
  const [seat = env.you] = players(table, verb2, env);
  const how = { seat, choose: verb2.newTargets === true, without: verb2.without ?? "", except: verb2.except === void 0 ? "" : `${path}/except` };
  if (verb2.targeting === void 0 && verb2.targetingPlayers === void 0) return call(copySpellProcedure, copyLocals(env, queue, { ...how, targets: null }));
  const [original = 0] = list;
  const targets2 = original === 0 ? [] : couldTarget(table, env, original, targetable3(table, verb2, env), seat);
  return call(copySpellProcedure, copyLocals(env, targets2.map(() => original), { ...how, targets: targets2 }));
} };
var targetable3 = (table, { targeting, targetingPlayers }, env) => [...targeting === void 0 ? [] : objectsOf(table, env, targeting), ...targetingPlayers === void 0 ? [] : seatsOf(table, env, targetingPlayers).map(idOfSeat)];
var isOnlyTarget = (table, item, [object]) => {
  const targets2 = table.find(item) === null ? [] : targetIds(table, item);
  return targets2.length === 1 && targets2[0] === object;
};
var changeTargets = { rule: "115.7", run: (table, verb2, env) => {
  const [item = 0] = what(table, verb2, env);
  if (verb2.only !== void 0 && !isOnlyTarget(table, item, objectsOf(table, env, verb2.only))) return { done: false };
  const [to = 0] = verb2.toPlayer === void 0 ? verb2.to === void 0 ? [] : objectsOf(table, env, verb2.to) : [idOfSeat(seatOf(table, env, verb2.toPlayer))];
  return call(retargetProcedure, retargetLocals(item, env.you, verb2.how ?? "new", { to, among: verb2.among ?? null }));
} };
var mayCast2 = { rule: "608.2f", run: (table, verb2, env) => {
  const [seat = env.you] = players(table, verb2, env);
  const cost = verb2.usual === true ? null : verb2.cost ?? "";
  return call(castNowProcedure, castNowLocals(seat, sameName(table, env, verb2, what(table, verb2, env)), { name: verb2.name ?? "free", cost, may: verb2.must !== true, several: verb2.several === true, lands: verb2.lands === true, wholly: verb2.wholly === true }));
} };
function sameName(table, env, { named: named4 }, objects) {
  if (named4 === void 0) return objects;
  const names3 = presentOrPast(table, env, named4).flatMap((id) => read(table, env, id, "name") ?? []);
  return objects.filter((id) => [read(table, env, id, "name") ?? []].flat().some((name2) => names3.includes(name2)));
}
var castCopy = { rule: "706.12", run: (table, verb2, env) => {
  const originals = table.zone("exile").order.filter((id) => fitsTree(table, verb2.of, id, env.self));
  const copies2 = originals.map((id) => {
    const { card } = table.object(id);
    const copy2 = place(table, table.create(card, env.you, "copy").id, { zone: "exile" });
    table.emit("spellCopied", "706.12", { seat: env.you, object: copy2, card, of: id });
    return copy2;
  });
  setGame(table, "strays", [...gameOf(table).strays, ...copies2]);
  return call(castNowProcedure, castNowLocals(env.you, copies2, { name: "copy", may: true }));
} };
var stackVerbs = { copySpell, changeTargets, mayCast: mayCast2, castCopy, cascade: cascadeVerb };
var shieldsId = "rule:shields";
var regenerationShield = `${shieldsId}/abilities/0`;
function receivers2(table, verb2, env) {
  const objects = verb2.to === void 0 ? [] : objectsOf(table, env, verb2.to);
  return verb2.player === void 0 ? objects : [...objects, ...seatsOf(table, env, verb2.player).map(idOfSeat)];
}
var redirect = { rule: "614.9", run: (table, verb2, env) => {
  const [to = 0] = receivers2(table, verb2, env);
  if (!canBeDamaged(table, to)) return { done: false };
  let taken2 = 0;
  alter(table, env, (happening) => {
    const whole2 = happening.data.amount;
    taken2 = Math.min(whole2, most2(table, verb2, env, whole2));
    return moved4(happening, to, taken2);
  });
  if (verb2.amount === "left") spendShield(table, taken2);
  return { done: true };
} };
function moved4(happening, to, taken2) {
  const whole2 = happening.data.amount;
  if (taken2 >= whole2) return redirected(happening, to);
  const part2 = (value) => ({ ...happening, data: { ...happening.data, amount: value } });
  return [part2(whole2 - taken2), redirected(part2(taken2), to)];
}
function most2(table, verb2, env, whole2) {
  if (verb2.amount === void 0) return whole2;
  return verb2.amount === "left" ? shieldLeft(table) : amount(table, env, verb2.amount);
}
var regenerateNext = { rule: "701.14a", run: (table, verb2, env) => {
  const objects = what(table, verb2, env);
  for (const object of objects) beginWatch(table, { ...env, vars: { it: [object] } }, { program: regenerationShield, until: "endOfTurn", left: 1 });
  return { done: objects.length > 0 };
} };
var preventionVerbs = { redirect, regenerate: regenerateNext, regenerated: { rule: "701.14a", run: (table, verb2, env) => ({ propose: what(table, verb2, env).map((id) => regenerate(id, "701.14a")) }) } };
function addTurn(table, turn3) {
  setGame(table, "extraTurns", [...gameOf(table).extraTurns, turn3]);
  table.emit("turnAdded", "500.7", { seat: turn3.seat });
}
var monarchId = "rule:monarch";
var monarchCard = { id: monarchId, names: { en: "The monarch", zh: "君主" }, printed: {}, abilities: [{ kind: "triggered", on: [{ event: "step:end", if: { turnOf: "you" } }], clauses: [{ do: [{ verb: "draw", amount: 1, player: "you" }] }] }, { kind: "triggered", on: [{ event: "damage", if: { all: [{ seat: "seat", is: "you" }, { eventIs: "combat", equal: true }, { object: { event: "source" }, is: { types: "creature" } }] } }], clauses: [{ do: [{ verb: "becomeMonarch", player: { controllerOf: { event: "source" } } }] }] }] };
function crown(table, seat) {
  if (gameOf(table).monarch === seat) return;
  endWatches(table, ({ sourceCard }) => sourceCard === monarchId);
  setGame(table, "monarch", seat);
  table.emit("monarchCrowned", "718.3", { seat });
  const env = sourceEnv(0, monarchId, seat);
  monarchCard.abilities.forEach((_, index) => beginWatch(table, env, { program: `${monarchId}/abilities/${index}`, until: "", left: -1 }));
}
var extraTurn = { rule: "500.7", run: (table, verb2, env, path) => {
  const watch = verb2.ability === void 0 ? null : { program: `${path}/ability`, source: env.self, sourceCard: env.card, controller: env.you, vars: env.vars };
  for (const seat of players(table, verb2, env)) addTurn(table, { seat, skip: verb2.skip ?? [], watch });
  return { done: true };
} };
var firstThing = { rule: "614.10b", run: (table, _verb, env, path) => {
  setGame(table, "firstThings", [...gameOf(table).firstThings, { ...envLocals(env), program: `${path}/do` }]);
  return { done: true };
} };
var extraPhases = { rule: "500.8", run: (table, verb2) => {
  const phases3 = verb2.phases;
  insertPhases(table, phases3.flatMap((phase2) => phaseSteps[phase2] ?? []));
  table.emit("phasesAdded", "500.8", { seat: gameOf(table).active, phases: phases3 });
  return { done: true };
} };
var extraStep = { rule: "500.9", run: (table, verb2) => {
  insertSteps(table, [verb2.step]);
  table.emit("phasesAdded", "500.9", { seat: gameOf(table).active, phases: [verb2.step] });
  return { done: true };
} };
var controlNextTurn = { rule: "716.1", run: (table, verb2, env) => {
  for (const seat of players(table, verb2, env)) setPlayer(table, seat, "nextController", env.you);
  return { done: true };
} };
var controlPlayer = { rule: "716.2", run: (table, verb2, env) => {
  if (verb2.during !== void 0) {
    const [spell = 0] = named3(table, env, verb2.during);
    if (table.find(spell)?.zone === "stack") controlAsItResolves(table, spell, env.you);
    return { done: true };
  }
  const seat = seatOf(table, env, verb2.player);
  controlWhile(table, seat, env.you, env.self);
  passAhead(table, seat, "");
  return { done: true };
} };
var restartGame = { rule: "719.1", run: (table, verb2, env) => call(restartProcedure, restartLocals(env.you, verb2.leave === void 0 ? [] : named3(table, env, verb2.leave))) };
var showOpening = { rule: "103.5b", run: (table, verb2, env) => {
  const [was = env.self] = what(table, verb2, env);
  const object = showTo(table, was, table.seats());
  table.emit("revealed", "103.5b", { object, was, card: table.object(object).card, seat: env.you });
  return { done: true };
} };
var turnVerbs = { extraTurn, firstThing, extraPhases, extraStep, controlNextTurn, controlPlayer, restartGame, showOpening, playSubgame: { rule: "720.1", run: () => call(subgameProcedure, subgameLocals()) }, endTurn: { rule: "717.1", run: () => call(endTurnProcedure, { returned: null }) }, endCombatPhase: { rule: "717.2", run: (table) => mayEndCombat(table) ? call(endCombatPhaseProcedure, { returned: null }) : { done: false } }, becomeMonarch: { rule: "718.1", run: (table, verb2, env) => {
  for (const seat of seatsOf(table, env, verb2.player ?? "you")) crown(table, seat);
  return { done: true };
} }, loseGame: { rule: "104.3e", run: (table, verb2, env) => ({ propose: players(table, verb2, env).map((seat) => lose(seat, "104.3e")) }) }, winGame: { rule: "104.2b", run: (table, verb2, env) => ({ propose: [win(seatOf(table, env, verb2.player), "104.2b")] }) }, drawGame: { rule: "104.4c", run: () => ({ propose: [drawGame("104.4c")] }) } };
var counterSpell = { rule: "701.5a", run: (table, verb2, env) => {
  const { to, at } = verb2;
  return { propose: what(table, verb2, env).map((id) => counter(id, env.you, "701.5a", { ...to === void 0 ? {} : { to }, ...at === void 0 ? {} : { at } })) };
} };
function moveOf(table, verb2, env, path) {
  const { to, under, at, tapped, counters: counters3, being: being2 } = verb2;
  return { to, tapped: tapped === true, ...to === "exile" ? { exiling: exilingOf(table, verb2, env) } : {}, ...verb2.traced === true ? { traced: true } : {}, ...under === void 0 ? {} : { under: seatOf(table, env, under) }, ...at === void 0 ? {} : { at }, ...being2 === void 0 ? {} : { being: [beingOf(env, `${path}/being`, being2)] }, ...counters3 === void 0 ? {} : { counters: countersOf(table, counters3, env) } };
}
var countersOf = (table, counters3, env) => Object.fromEntries(Object.entries(counters3).map(([kind2, value]) => [kind2, Math.max(0, amount(table, env, value))]));
function drawable(table, verb2, env) {
  return players(table, verb2, env).every((seat) => drawsLeft(table, seat) >= count(table, verb2, env));
}
var zoneVerbs = { counter: counterSpell, destroy: { rule: "701.7a", run: (table, verb2, env) => ({ propose: what(table, verb2, env).map((id) => destroy(id, "701.7a", verb2.noRegeneration === true)) }) }, move: { rule: "400.7", run: (table, verb2, env, path) => ({ propose: what(table, verb2, env).map((id) => move(id, moveOf(table, verb2, env, path), "400.7")) }) }, draw: { rule: "121.1", impersonal: true, payable: drawable, choosable: drawable, run: (table, verb2, env) => ({ propose: players(table, verb2, env).map((seat) => draw(seat, count(table, verb2, env), "121.1")) }) } };
var verbs2 = { ...chanceAndChoiceVerbs, ...combatVerbs, ...counterVerbs, ...countingVerbs, ...damageAndLifeVerbs, ...faceVerbs, ...emblemVerbs, ...enteringVerbs, ...permanentVerbs, ...keywordActionVerbs, ...keywordVerbs, ...libraryVerbs, ...manaVerbs2, ...pickingVerbs, ...stackVerbs, ...tappingVerbs, ...awayVerbs, ...preventionVerbs, ...turnVerbs, ...zoneVerbs };
var wordLists = { colour: colours, cardType: cardTypes, artifactType: artifactTypes, creatureType: creatureTypes, enchantmentType: enchantmentTypes, landType: landTypes, basicLandType: basicLandTypes, planeswalkerType: planeswalkerTypes, spellType: spellTypes };
var replacementTiers = ["self", "control", "copy", "", "shown"];
var magicRules = { id: "magic", names: { en: "Magic", zh: "万智牌" }, seats: { min: 2, max: 2 }, formats: { single: { id: "single", bestOf: 1, onTimeOut: "loseMatch", options: {} }, constructed: { id: "constructed", bestOf: 3, onTimeOut: "loseMatch", options: { graveyardOrder: true } }, limited: { id: "limited", bestOf: 3, onTimeOut: "loseMatch", options: { graveyardOrder: true } } }, decisionKinds, vocabulary, prepare, pinsDecks: true, procedures: [matchProcedure, gameProcedure, startGameProcedure, restartProcedure, subgameProcedure, endTurnProcedure, endCombatPhaseProcedure, turnProcedure, ...Object.values(stepProcedures), payPriceProcedure, joinCombatProcedure, tapCrewProcedure, chooseAttackedProcedure, createAttackingProcedure, returnUnblockedProcedure, priorityProcedure, shortcutProcedure, playLandProcedure, announceProcedure, payManaProcedure, activateManaProcedure, activateEachProcedure, chooseManaProcedure, chooseForVerbProcedure, chooseModesProcedure, chooseTargetsProcedure, castNowProcedure, cascadeProcedure, suspendProcedure, specialAbilityProcedure, copySpellProcedure, retargetProcedure, stackTriggersProcedure, stackTriggerProcedure, resolveProcedure, turnUpProcedure, legendRuleProcedure, ...actionProcedures, ...awayProcedures], verbs: verbs2, openings: { creatureNames }, objectFields, happenings, commitOrder, commitsToOrder: batchOrders, remembers: () => true, setUp: (table) => {
  layOut(table, pinnedDecks(table.pins, readDeck));
  table.begin(matchProcedure, matchLocals());
}, arrange, hides: (table, row, seat) => fieldsOf(row).faceDown !== "" && !(showsShape(row) && table.controllerOf(row) === seat), visibility: { library: "nobody", hand: "owner", graveyard: "all", battlefield: "all", stack: "all", exile: "all", command: "all", phased: "all", sideboard: "ownerAlone" }, keepsIdentity: (from, to) => from === to && from !== "exile" || from === phasedZone || to === phasedZone, keepsEffects: (from, to) => from === "stack" && to === "battlefield", keepsKnowledge: (_table, _row, _from, to) => to === "hand" || to === "library", inPlay: ["battlefield"], spellsFrom: ["hand"], layers, ...derivation, keywordAbilities, keywordsApart, playerValues, abilitiesWork: () => true, relations, pastRelations: ["exiledWith", "blockersOf", "blockedBy", "opposing"], playerRelations: { ...combatPlayerRelations, attachable: attachablePlayers, targeted: targetedPlayers }, decider, seesAs, interjections: takingBackPasses, order: (_table, objects) => objects, seatOrder: turnOrder, allowed: (table, { object, ability: ability2 }) => table.library.ability(ability2).ability.kind !== "triggered" || isSeenByAll(table, object), rules: { optionalEffect: "608.2d", orderEffects: "603.3b", replace: "616.1", chooseTargets: "608.2d", payUnless: "118.12", concede: "104.3a" }, canTarget, canTargetPlayer, acceptPicks: (table, decision, picks) => must(judges[decision.kind], decision.kind).accept(table, decision, picks), acceptAmounts: acceptAssignment, completePicks: (table, decision, picked2) => must(judges[decision.kind], decision.kind).complete(table, decision, picked2), wordLists, nameKeys, acceptName, duration, stabilise: stabilise2, stabilisesAll: true, mustStabiliseNow, stateTriggerWaits, history, sets: { damageSources }, fixesAmounts: true, replacementTiers, reduced: damagePrevented, span: (table, name2) => name2 === "turn" ? `turn ${gameOf(table).turn}` : name2, playerAmount: (table, seat, value) => {
  if (value === "opponentsAttacked") return gameOf(table).active === seat ? gameOf(table).combat.attacked.length : 0;
  if (value === "life") return playerOf(table, seat).life;
  if (value === "players") return 1;
  if (value === "blessing") return playerOf(table, seat).blessing ? 1 : 0;
  if (value === "poison" || value === "energy" || value === "experience") return playerOf(table, seat).counters[value] ?? 0;
  if (value.startsWith("devotion:")) return devotion(table, seat, value.slice("devotion:".length));
  return table.zoneOf(value, seat).order.length;
}, matchAmount: (table, value) => {
  if (value === "stamp") return table.state.header.nextStamp - 1;
  if (value === "turn" || value === "upkeeps" || value === "mainPhases") return gameOf(table)[value];
  return combatTime(table, value) ?? unknownWord("value of the match", value);
}, phase: (table) => gameOf(table).phase, step: (table) => gameOf(table).step, activeSeat: (table) => gameOf(table).active < 0 ? null : gameOf(table).active, answered: noteAnswer, endByConcession: giveUp, endOfRound, endByAgreement: agreeDraw, acceptBulk: sideboarding.accept, sampleBulk: sideboarding.sample, validateDeck, parseDeck: (cards2, text2) => parseDeckText(text2, cards2), viewTurn: (table) => {
  const { turn: turn3, active, step, phase: phase2 } = gameOf(table);
  return { number: turn3, seat: active < 0 ? null : active, phase: phase2 === "postcombatMain" ? "main2" : step };
}, viewPlayer, viewMatch: (table) => {
  const { step, phase: phase2, starting } = gameOf(table);
  const { game, wins, draws } = matchOf(table);
  return { step, phase: phase2, starting, game, wins: [...wins], draws, bestOf: table.pins.format.bestOf, depth: gamesBelow(table).length, monarch: gameOf(table).monarch };
}, viewObject: viewObject2, viewHidden: (table, row) => showsShape(row) ? viewObject2(table, row) : { faceDown: fieldsOf(row).faceDown, ...viewExiled(table, row) } };
var showsShape = ({ zone }) => zone === "battlefield" || zone === "stack" || zone === phasedZone;
function viewExiled(table, row) {
  const { exiledBy, faceDown } = fieldsOf(row);
  const returns = gameOf(table).away.some(({ object }) => object === row.id);
  return { ...exiledBy === 0 ? {} : { exiledBy }, ...returns ? { returns } : {}, ...faceDown === "" ? {} : { pile: pileOf(row) } };
}
function showBase(table, { id }, { power, toughness }, shown2) {
  const base = table.derive(table, id, table.library.cutOf("pt.set"));
  if (base.power === power && base.toughness === toughness) return;
  Object.assign(shown2, { basePower: base.power ?? null, baseToughness: base.toughness ?? null });
}
function viewObject2(table, row) {
  const values = valuesOf2(table, row.id);
  const shown2 = {};
  for (const key in values) if (key !== "abilities" && key !== "faceUp") shown2[key] = values[key];
  const { tapped, damage: damage2, counters: counters3, isAttacking, attacking, blocking, face, faceDown, flipped: flipped2 } = fieldsOf(row);
  if (faceDown !== "") shown2.faceDown = faceDown;
  if (flipped2) shown2.flipped = true;
  if (row.zone === "stack") {
    if (row.kind === "item") shown2.item = { ability: itemOf(table, row.id).ability, card: shownCard(table, row.id) };
    shown2.targets = targetsShown2(table, row.id);
  }
  if (face !== 0) shown2.face = face;
  if (row.zone === "exile") Object.assign(shown2, viewExiled(table, row));
  if (row.zone === "battlefield" && typeof values.power === "number") showBase(table, row, values, shown2);
  if (counters3.loyalty !== void 0) shown2.loyalty = counters3.loyalty;
  return Object.assign(shown2, { tapped, damage: damage2, counters: counters3, attacking: isAttacking ? attacking === 0 ? "nothing" : nameOf(attacking) : null, blocking });
}
var rules4 = createRules(magicRules);
export {
  rules4 as rules
};
