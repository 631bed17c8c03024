// The ways to break one node of the source on purpose. Each becomes an expression that asks the switches (`switches.mjs`) whether it is on,
// so that one bundle contains all mutants ("mutant schemata").
import ts from 'typescript';

const { factory: f, SyntaxKind: kind } = ts;

/**
 * One way to break a place.
 * @typedef {object} Break
 * @property {string} kind kind of the change
 * @property {string} becomes the changed code, for readers
 */

/**
 * What the operators know about the sources around a node.
 * @typedef {object} Surroundings
 * @property {ReadonlyMap<string, string>} exchanged for each word the word that replaces it: another zone, phase, step or duration
 */

/**
 * @typedef {(original: ts.Expression, first: number) => ts.Expression} Wrap returns the expression with its switches; `first` is the id of
 *   the first break
 * @typedef {{ readonly breaks: readonly Break[], readonly wrap: Wrap }} Operation
 */

const call = (/** @type {string} */ name, /** @type {readonly ts.Expression[]} */ ...args) =>
  f.createCallExpression(f.createIdentifier(name), undefined, args);
const number = (/** @type {number} */ value) => f.createNumericLiteral(value);

/** @param {ts.Node} node @returns {ts.Node} the node without parentheses and type assertions */
export const bare = (node) =>
  ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isNonNullExpression(node) || ts.isSatisfiesExpression(node)
    ? bare(node.expression)
    : node;

/** @param {ts.Node} node @returns {ts.Node} the node's nearest ancestor that is not a parenthesis or type assertion */
const around = (node) => {
  let up = node.parent;
  while (ts.isParenthesizedExpression(up) || ts.isAsExpression(up) || ts.isNonNullExpression(up) || ts.isSatisfiesExpression(up))
    up = up.parent;
  return up;
};

const comparisons = new Map([
  [kind.LessThanToken, '<='],
  [kind.LessThanEqualsToken, '<'],
  [kind.GreaterThanToken, '>='],
  [kind.GreaterThanEqualsToken, '>'],
]);
const equalities = new Set([kind.EqualsEqualsEqualsToken, kind.ExclamationEqualsEqualsToken]);
const joins = new Set([kind.AmpersandAmpersandToken, kind.BarBarToken]);

const isComparison = (/** @type {ts.Node} */ node) =>
  ts.isBinaryExpression(node) &&
  (comparisons.has(node.operatorToken.kind) ||
    equalities.has(node.operatorToken.kind) ||
    node.operatorToken.kind === kind.InKeyword ||
    node.operatorToken.kind === kind.InstanceOfKeyword);
const isJoin = (/** @type {ts.Node} */ node) => ts.isBinaryExpression(node) && joins.has(node.operatorToken.kind);
const isNot = (/** @type {ts.Node} */ node) => ts.isPrefixUnaryExpression(node) && node.operator === kind.ExclamationToken;

const predicates = new Set(['filter', 'some', 'every', 'find', 'findIndex', 'findLast']);
/** @param {ts.Node} node the name of the method of which this function is the first argument, or '' */
const methodCalledWith = (node) => {
  const up = node.parent;
  return ts.isCallExpression(up) && up.arguments[0] === node && ts.isPropertyAccessExpression(up.expression) ? up.expression.name.text : '';
};

const isLoopTest = (/** @type {ts.Node} */ node) => {
  const up = node.parent;
  return ts.isWhileStatement(up) || ts.isDoStatement(up) ? up.expression === node : ts.isForStatement(up) && up.condition === node;
};

/** Whether only the truthiness of a node's value matters where the node is used. @param {ts.Node} node @returns {boolean} */
const isCondition = (node) => {
  let inner = node;
  let up = node.parent;
  while (ts.isParenthesizedExpression(up)) [inner, up] = [up, up.parent];
  if (ts.isIfStatement(up)) return up.expression === inner;
  if (ts.isConditionalExpression(up) && up.condition === inner) return true;
  if (isLoopTest(inner) || isNot(up)) return true;
  if (ts.isArrowFunction(up) && up.body === inner) return predicates.has(methodCalledWith(up));
  return ts.isBinaryExpression(up) && isJoin(up) && (isTruth(up.left) || isTruth(up.right) || isCondition(up));
};

/**
 * Returns the value to which a right operand need not be fixed, because fixing the left operand to it has the same effect: false in `a &&
 * b`, true in `a || b`.
 * @param {ts.Node} node
 */
const toldByFirst = (node) => {
  const up = around(node);
  if (!ts.isBinaryExpression(up) || !isJoin(up) || bare(up.right) !== bare(node)) return null;
  return up.operatorToken.kind === kind.AmpersandAmpersandToken ? 'false' : 'true';
};

/** Whether an expression's form shows that it is a boolean. @param {ts.Node} node @returns {boolean} */
const isTruth = (node) => isComparison(bare(node)) || isNot(bare(node));

/** @param {ts.Node} node @returns {readonly Break[] | null} */
function conditionBreaks(node) {
  const inner = bare(node);
  if (
    ts.isParenthesizedExpression(node) ||
    isJoin(inner) ||
    isNot(node) ||
    inner.kind === kind.TrueKeyword ||
    inner.kind === kind.FalseKeyword
  )
    return null;
  if (!isCondition(node) && !(isTruth(node) && !ts.isAsExpression(node))) return null;
  const told = toldByFirst(node);
  return ['true', 'false']
    .filter((value) => value !== told && !(value === 'true' && isLoopTest(node)))
    .map((value) => ({ kind: `condition/${value}`, becomes: value }));
}

/** @param {ts.Node} node @returns {Operation | null} */
function condition(node) {
  if (
    isJoin(node) &&
    !isLoopTest(node) &&
    !isJoin(around(node)) &&
    (isCondition(node) || (ts.isBinaryExpression(node) && isTruth(node.right)))
  ) {
    return {
      breaks: [{ kind: 'condition/negated', becomes: 'the opposite' }],
      wrap: (original, first) => call('__negated', number(first), original),
    };
  }
  const breaks = conditionBreaks(node);
  if (breaks === null) return null;
  const name = breaks.length === 2 ? '__condition' : breaks[0]?.becomes === 'true' ? '__always' : '__never';
  return { breaks, wrap: (original, first) => call(name, number(first), original) };
}

/**
 * Changes `<` to `<=`, `+` to `-` and the like. The operands occur only once in the result.
 * @param {ts.Node} node @returns {Operation | null}
 */
function shifted(node) {
  if (!ts.isBinaryExpression(node)) return null;
  const token = node.operatorToken.kind;
  const other = comparisons.get(token) ?? (token === kind.PlusToken ? '-' : token === kind.MinusToken ? '+' : undefined);
  if (other === undefined || (token === kind.PlusToken && [node.left, node.right].some(isText))) return null;
  const name = { '<=': '__less', '<': '__lessOrEqual', '>=': '__greater', '>': '__greaterOrEqual', '-': '__sum', '+': '__difference' }[
    other
  ];
  const isNumber = other === '-' || other === '+';
  return {
    breaks: [{ kind: isNumber ? 'sum' : 'comparison', becomes: `${textOf(node.left)} ${other} ${textOf(node.right)}` }],
    wrap: (original, first) => {
      const now = /** @type {ts.BinaryExpression} */ (original);
      return call(/** @type {string} */ (name), number(first), now.left, now.right);
    },
  };
}

/** Whether the node is the value of a `wait` property: only the presence of that property matters. @param {ts.Node} node */
const isWait = (node) => ts.isPropertyAssignment(node.parent) && node.parent.name.getText() === 'wait';

const nameProperties = new Set(['name', 'rule', 'kind', 'label', 'code', 'type', 'verb', 'call', 'then']);
/** Whether a text only names something: a step, an event, a label. */
const isName = (/** @type {ts.Node} */ node) => ts.isPropertyAssignment(node.parent) && nameProperties.has(node.parent.name.getText());

const isText = (/** @type {ts.Node} */ node) => ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);
const textOf = (/** @type {ts.Node} */ node) => node.getText().replaceAll(/\s+/g, ' ');

/**
 * Makes a number one higher, negates a flag, or exchanges a word.
 * @param {ts.Node} node @param {Surroundings} surroundings @returns {Operation | null}
 */
function literal(node, { exchanged }) {
  const up = around(node);
  if (ts.isCaseClause(up) || ts.isElementAccessExpression(up)) return null;
  if (ts.isNumericLiteral(node) && (Number(node.text) > 1 || (ts.isBinaryExpression(up) && comparisons.has(up.operatorToken.kind)))) {
    return {
      breaks: [{ kind: 'number', becomes: String(Number(node.text) + 1) }],
      wrap: (original, first) => call('__number', number(first), original),
    };
  }
  if (
    (node.kind === kind.TrueKeyword || node.kind === kind.FalseKeyword) &&
    !(ts.isBinaryExpression(up) && equalities.has(up.operatorToken.kind)) &&
    !isWait(node)
  ) {
    return {
      breaks: [{ kind: 'flag', becomes: node.kind === kind.TrueKeyword ? 'false' : 'true' }],
      wrap: (original, first) => call('__flag', number(first), original),
    };
  }
  const other = ts.isStringLiteral(node) && !isName(node) ? exchanged.get(node.text) : undefined;
  // In a comparison, another word would have the same effect in tests as fixing the condition, which is a mutant already.
  if (other === undefined || (ts.isBinaryExpression(up) && equalities.has(up.operatorToken.kind))) return null;
  return {
    breaks: [{ kind: 'word', becomes: `'${other}'` }],
    wrap: (original, first) => call('__word', number(first), original, f.createStringLiteral(other, true)),
  };
}

const seatNames = /^(seat|player|controller|owner|opponent|turnPlayer|active|activePlayer|chooser|loser|winner)$/;
const lastName = (/** @type {ts.Node} */ node) =>
  ts.isIdentifier(node)
    ? node.text
    : ts.isPropertyAccessExpression(node)
      ? node.name.text
      : ts.isCallExpression(node) && ts.isIdentifier(node.expression)
        ? node.expression.text
        : '';
const isSeat = (/** @type {ts.Node} */ node) =>
  seatNames.test(lastName(bare(node))) ||
  /^(opponentOf|controllerOf|ownerOf)$/.test(lastName(bare(node))) ||
  (ts.isAsExpression(node) && node.type.getText() === 'Seat');

/**
 * Replaces a player by another one: in values that are passed on, and as controller or owner of a card.
 * @param {ts.Node} node @returns {Operation | null}
 */
function player(node) {
  if (
    ts.isPropertyAccessExpression(node) &&
    !ts.isCallExpression(node.parent) &&
    (node.name.text === 'controller' || node.name.text === 'owner') &&
    node.questionDotToken === undefined
  ) {
    const other = node.name.text === 'owner' ? 'controller' : 'owner';
    return {
      breaks: [{ kind: 'player/owner', becomes: `${textOf(node.expression)}.${other}` }],
      wrap: (original, first) =>
        f.createElementAccessExpression(
          /** @type {ts.PropertyAccessExpression} */ (original).expression,
          call('__word', number(first), f.createStringLiteral(node.name.text, true), f.createStringLiteral(other, true)),
        ),
    };
  }
  if (!ts.isExpression(node) || !isSeat(node) || ts.isAsExpression(node.parent) || ts.isNonNullExpression(node.parent)) return null;
  const up = node.parent;
  const isHanded =
    (ts.isCallExpression(up) && up.arguments.includes(node)) ||
    (ts.isPropertyAssignment(up) && up.initializer === node) ||
    (ts.isReturnStatement(up) && up.expression === node) ||
    ts.isArrayLiteralExpression(up);
  return isHanded
    ? {
        breaks: [{ kind: 'player/other', becomes: `the other player than ${textOf(node)}` }],
        wrap: (original, first) => call('__other', number(first), original),
      }
    : null;
}

const exchangedMethods = new Map([
  ['every', 'some'],
  ['some', 'every'],
  ['find', 'findLast'],
  ['sort', 'slice'],
  ['toSorted', 'slice'],
  ['reverse', 'slice'],
  ['toReversed', 'slice'],
  ['min', 'max'],
  ['max', 'min'],
]);

/**
 * Makes a list shorter, takes its first entry only, or calls another method on it.
 * @param {ts.Node} node @returns {Operation | null}
 */
function collection(node) {
  if (ts.isArrayLiteralExpression(node)) {
    const up = node.parent;
    // Steps are left out one by one by another operator; leaving out the last one would only end its procedure.
    if (ts.isPropertyAssignment(up) && up.name.getText() === 'steps') return null;
    if (
      node.elements.length === 0 ||
      (ts.isAsExpression(up) && up.type.getText() === 'const') ||
      (ts.isBinaryExpression(up) && up.left === node)
    )
      return null;
    return {
      breaks: [{ kind: 'list/shortened', becomes: 'the list without its last entry' }],
      wrap: (original, first) => call('__shortened', number(first), original),
    };
  }
  if (
    !ts.isCallExpression(node) ||
    !ts.isPropertyAccessExpression(node.expression) ||
    node.questionDotToken !== undefined ||
    node.expression.questionDotToken !== undefined
  )
    return null;
  const method = node.expression.name.text;
  const given = node.arguments[0];
  if (method === 'filter' && given !== undefined)
    return {
      breaks: [{ kind: 'list/first', becomes: `${textOf(node)}.slice(0, 1)` }],
      wrap: (original, first) => call('__first', number(first), original),
    };
  if (['map', 'flatMap', 'forEach'].includes(method) && given !== undefined) {
    return {
      breaks: [{ kind: 'list/first', becomes: `${textOf(node.expression.expression)}.slice(0, 1).${method}(...)` }],
      wrap: (original, first) => {
        const now = /** @type {ts.CallExpression} */ (original);
        const callee = /** @type {ts.PropertyAccessExpression} */ (now.expression);
        return f.updateCallExpression(
          now,
          f.updatePropertyAccessExpression(callee, call('__first', number(first), callee.expression), callee.name),
          now.typeArguments,
          now.arguments,
        );
      },
    };
  }
  const other = exchangedMethods.get(method);
  const takesFunction = given !== undefined && (ts.isArrowFunction(given) || ts.isIdentifier(given));
  if (
    other === undefined ||
    (['every', 'some', 'find'].includes(method) && !takesFunction) ||
    (method === 'find' && given !== undefined && !ts.isArrowFunction(given))
  )
    return null;
  return {
    breaks: [{ kind: 'list/method', becomes: `.${other}(...)` }],
    wrap: (original, first) => {
      const now = /** @type {ts.CallExpression} */ (original);
      const callee = /** @type {ts.PropertyAccessExpression} */ (now.expression);
      return f.updateCallExpression(
        now,
        f.createElementAccessExpression(
          callee.expression,
          call('__word', number(first), f.createStringLiteral(method, true), f.createStringLiteral(other, true)),
        ),
        now.typeArguments,
        now.arguments,
      );
    },
  };
}

/** Empties a duration, or leaves out a step of a procedure. @param {ts.Node} node @returns {Operation | null} */
function property(node) {
  const up = node.parent;
  if (!ts.isPropertyAssignment(up) || up.initializer !== node || !ts.isIdentifier(up.name) || !ts.isExpression(node)) return null;
  if (up.name.text === 'until' || up.name.text === 'duration')
    return {
      breaks: [{ kind: 'duration', becomes: `${up.name.text}: ''` }],
      wrap: (original, first) => call('__word', number(first), original, f.createStringLiteral('', true)),
    };
  const isEnd = ts.isArrowFunction(node) && ts.isObjectLiteralExpression(bare(node.body)) && /^\{ done:/.test(bare(node.body).getText());
  const isStep =
    up.name.text === 'run' &&
    !isEnd &&
    ts.isObjectLiteralExpression(up.parent) &&
    up.parent.properties.some((one) => ts.isPropertyAssignment(one) && one.name.getText() === 'name');
  return isStep
    ? { breaks: [{ kind: 'step', becomes: 'the step does nothing' }], wrap: (original, first) => call('__step', number(first), original) }
    : null;
}

/**
 * Leaves out an expression that is evaluated for its effect: an arrow function's whole body, the left side of a comma.
 * @param {ts.Node} node @returns {Operation | null}
 */
function effect(node) {
  const up = node.parent;
  if (!ts.isCallExpression(node)) return null;
  const isVoidBody = ts.isArrowFunction(up) && up.body === node && up.type?.kind === kind.VoidKeyword;
  const isBeforeComma = ts.isBinaryExpression(up) && up.operatorToken.kind === kind.CommaToken && up.left === node;
  if (!isVoidBody && !isBeforeComma) return null;
  return {
    breaks: [{ kind: 'call', becomes: 'nothing' }],
    wrap: (original, first) =>
      f.createConditionalExpression(call('__on', number(first)), undefined, f.createIdentifier('undefined'), undefined, original),
  };
}

/**
 * Returns all operations on one expression, the innermost first.
 * @param {ts.Node} node @param {Surroundings} surroundings @returns {readonly Operation[]}
 */
export function operationsOn(node, surroundings) {
  if (!ts.isExpression(node)) return [];
  return [shifted(node), literal(node, surroundings), player(node), collection(node), condition(node), property(node), effect(node)].filter(
    (one) => one !== null,
  );
}

/**
 * Returns the break that leaves out a whole statement: a call or an assignment that is there for its effect.
 * @param {ts.Node} node @returns {Break | null}
 */
export function omitted(node) {
  if (!ts.isExpressionStatement(node)) return null;
  const inner = node.expression;
  if (ts.isCallExpression(inner)) return inner.expression.kind === kind.SuperKeyword ? null : { kind: 'call', becomes: 'nothing' };
  if (ts.isBinaryExpression(inner) && inner.operatorToken.kind >= kind.FirstAssignment && inner.operatorToken.kind <= kind.LastAssignment)
    return { kind: 'assignment', becomes: 'nothing' };
  return ts.isPostfixUnaryExpression(inner) || ts.isPrefixUnaryExpression(inner) || ts.isDeleteExpression(inner)
    ? { kind: 'assignment', becomes: 'nothing' }
    : null;
}

/** Returns the break that runs a loop for its first entry only. @param {ts.Node} node @returns {Break | null} */
export const cutLoop = (node) =>
  ts.isForOfStatement(node) ? { kind: 'list/first', becomes: `for (... of ${textOf(node.expression)}.slice(0, 1))` } : null;

/** @param {ts.Statement} statement already contains the switches of its parts @param {number} id */
export const unlessOn = (statement, id) => f.createBlock([f.createIfStatement(f.createLogicalNot(call('__on', number(id))), statement)]);

/** @param {ts.ForOfStatement} loop @param {number} id */
export const withFirstOnly = (loop, id) =>
  f.updateForOfStatement(loop, loop.awaitModifier, loop.initializer, call('__first', number(id), loop.expression), loop.statement);

/**
 * Returns the break of a shorthand property that holds a player.
 * @param {ts.ShorthandPropertyAssignment} node @returns {Break | null}
 */
export const shorthandPlayer = (node) =>
  seatNames.test(node.name.text) ? { kind: 'player/other', becomes: `the other player than ${node.name.text}` } : null;

/** @param {ts.ShorthandPropertyAssignment} node @param {number} id */
export const shorthandExchanged = (node, id) =>
  f.createPropertyAssignment(node.name, call('__other', number(id), f.createIdentifier(node.name.text)));
