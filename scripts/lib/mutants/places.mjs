// Finds the mutants of a source file: where they are, what is changed, and which rules their place cites. Also writes the file with all of
// them in it.
import { createHash } from 'node:crypto';
import ts from 'typescript';
import { cutLoop, omitted, operationsOn, shorthandExchanged, shorthandPlayer, unlessOn, withFirstOnly } from './operators.mjs';

/**
 * One deliberate break.
 * @typedef {object} Mutant
 * @property {number} id number of its switch
 * @property {string} key identifies it even if lines move: file, function, kind, original code, and a number among equal ones
 * @property {string} file relative to the root of the checkout
 * @property {number} line
 * @property {string} within the function or step
 * @property {string} kind
 * @property {string} was the original code
 * @property {string} becomes the changed code
 * @property {readonly string[]} rules that the place cites
 */

const short = (/** @type {string} */ text, length = 100) => (text.length > length ? `${text.slice(0, length - 3)}...` : text);
const oneLine = (/** @type {string} */ text) => text.replaceAll(/\s+/g, ' ').trim();
/** Returns a text without its layout, so that a formatter changes no key. */
const unformatted = (/** @type {string} */ text) => text.replaceAll(/\s+/g, '').replaceAll(/,(?=[)\]}])/g, '');

/** @param {ts.Node} node @returns {string | null} the name that a declaration or property gives to its value */
function nameGiven(node) {
  if (
    (ts.isFunctionDeclaration(node) ||
      ts.isMethodDeclaration(node) ||
      ts.isClassDeclaration(node) ||
      ts.isVariableDeclaration(node) ||
      ts.isPropertyAssignment(node) ||
      ts.isPropertyDeclaration(node)) &&
    node.name !== undefined
  )
    return node.name.getText();
  if (!ts.isObjectLiteralExpression(node)) return null;
  const name = node.properties.find((one) => ts.isPropertyAssignment(one) && one.name.getText() === 'name');
  return name !== undefined && ts.isPropertyAssignment(name) && ts.isStringLiteral(name.initializer) ? name.initializer.text : null;
}

/** @param {ts.Node} node @returns {string} */
function within(node) {
  const names = [];
  for (let up = node.parent; up !== undefined; up = up.parent) {
    const name = nameGiven(up);
    if (name !== null) names.unshift(name);
  }
  return names.join('.');
}

/**
 * Yields the nodes around a node whose text may cite rules, the nearest first.
 * @param {ts.Node} node @returns {Generator<ts.Node>}
 */
function* scopes(node) {
  for (let up = node; up !== undefined; up = up.parent) {
    const isStep =
      ts.isObjectLiteralExpression(up) && up.properties.some((one) => ts.isPropertyAssignment(one) && one.name.getText() === 'rule');
    if (
      isStep ||
      ts.isFunctionLike(up) ||
      ts.isPropertyAssignment(up) ||
      (ts.isStatement(up) && up.parent !== undefined && ts.isSourceFile(up.parent)) ||
      ts.isClassElement(up)
    )
      yield up;
  }
}

/**
 * @param {ts.SourceFile} source
 * @returns {ReadonlyMap<string, readonly string[]>} for each function of this file by its name, the rules of the steps that call it
 */
function rulesOfSteps(source) {
  /** @type {Map<string, string[]>} */
  const found = new Map();
  const look = (/** @type {ts.Node} */ node) => {
    if (ts.isObjectLiteralExpression(node)) {
      const value = (/** @type {string} */ name) => {
        const one = node.properties.find((property) => ts.isPropertyAssignment(property) && property.name.getText() === name);
        return one !== undefined && ts.isPropertyAssignment(one) ? one.initializer : undefined;
      };
      const [rule, run] = [value('rule'), value('run')];
      if (rule !== undefined && ts.isStringLiteral(rule) && run !== undefined && ts.isIdentifier(run))
        found.set(run.text, [...(found.get(run.text) ?? []), rule.text]);
    }
    ts.forEachChild(node, look);
  };
  look(source);
  return found;
}

/** @param {ts.Node} scope @returns {string} */
const declared = (scope) =>
  ts.isFunctionDeclaration(scope)
    ? (scope.name?.text ?? '')
    : ts.isVariableStatement(scope)
      ? (scope.declarationList.declarations[0]?.name.getText() ?? '')
      : '';

/**
 * Finds the mutants of one file.
 *
 * @param {object} given
 * @param {string} given.file its path relative to the root of the checkout
 * @param {string} given.text
 * @param {number} given.first the id of its first mutant
 * @param {ReadonlyMap<string, string>} given.exchanged words, each with the word that replaces it
 * @param {(text: string) => readonly string[]} given.citedIn
 * @returns {{ readonly mutants: readonly Mutant[], readonly text: string }} `text` is the file with a switch for each mutant
 */
export function mutate({ file, text, first, exchanged, citedIn }) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ESNext, true, ts.ScriptKind.TS);
  const steps = rulesOfSteps(source);
  /** @type {Mutant[]} */
  const mutants = [];
  const alike = new Map();
  const cited = new Map();

  const citedBy = (/** @type {ts.Node} */ scope) => {
    let rules = cited.get(scope);
    if (rules === undefined) {
      const own = citedIn(text.slice(scope.getFullStart(), scope.end));
      rules = [...new Set([...own, ...(steps.get(declared(scope)) ?? []).flatMap((rule) => citedIn(`'${rule}'`))])];
      cited.set(scope, rules);
    }
    return rules;
  };
  const rulesAt = (/** @type {ts.Node} */ node) => {
    for (const scope of scopes(node)) if (citedBy(scope).length > 0) return citedBy(scope);
    return citedBy(source);
  };

  const note = (/** @type {ts.Node} */ node, /** @type {readonly import('./operators.mjs').Break[]} */ breaks) => {
    const id = first + mutants.length;
    const was = oneLine(node.getText(source));
    const place = within(node);
    const line = source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
    for (const one of breaks) {
      const stem = `${file}#${place}#${one.kind}#${createHash('sha256').update(unformatted(was)).digest('hex').slice(0, 8)}`;
      const nth = (alike.get(stem) ?? 0) + 1;
      alike.set(stem, nth);
      mutants.push({
        id: first + mutants.length,
        key: nth === 1 ? stem : `${stem}#${nth}`,
        file,
        line,
        within: place,
        kind: one.kind,
        was: short(was),
        becomes: short(oneLine(one.becomes)),
        rules: rulesAt(node),
      });
    }
    return id;
  };

  const transformer = (/** @type {ts.TransformationContext} */ context) => {
    /** @type {(node: ts.Node) => ts.Node} */
    const visit = (node) => {
      if (
        ts.isTypeNode(node) ||
        ts.isInterfaceDeclaration(node) ||
        ts.isTypeAliasDeclaration(node) ||
        ts.isImportDeclaration(node) ||
        ts.isExportDeclaration(node)
      )
        return node;
      if (
        ts.isBinaryExpression(node) &&
        node.operatorToken.kind >= ts.SyntaxKind.FirstAssignment &&
        node.operatorToken.kind <= ts.SyntaxKind.LastAssignment
      )
        return ts.factory.updateBinaryExpression(
          node,
          node.left,
          node.operatorToken,
          /** @type {ts.Expression} */ (ts.visitNode(node.right, visit)),
        );
      if (ts.isPrefixUnaryExpression(node) && node.operator !== ts.SyntaxKind.ExclamationToken) return node;
      if (ts.isPostfixUnaryExpression(node) || ts.isDeleteExpression(node)) return node;
      if (ts.isShorthandPropertyAssignment(node)) {
        const exchange = shorthandPlayer(node);
        return exchange === null ? node : shorthandExchanged(node, note(node, [exchange]));
      }
      const left = omitted(node);
      if (left !== null) {
        const id = note(node, [left]);
        return unlessOn(/** @type {ts.Statement} */ (ts.visitEachChild(node, visit, context)), id);
      }
      const cut = cutLoop(node);
      if (cut !== null) {
        const id = note(/** @type {ts.ForOfStatement} */ (node).expression, [cut]);
        return withFirstOnly(/** @type {ts.ForOfStatement} */ (ts.visitEachChild(node, visit, context)), id);
      }
      let now = ts.visitEachChild(node, visit, context);
      for (const { breaks, wrap } of operationsOn(node, { exchanged })) now = wrap(/** @type {ts.Expression} */ (now), note(node, breaks));
      return now;
    };
    return (/** @type {ts.SourceFile} */ root) => /** @type {ts.SourceFile} */ (ts.visitNode(root, visit));
  };
  const { transformed } = ts.transform(source, [transformer]);
  const printed = ts.createPrinter({ removeComments: true }).printFile(/** @type {ts.SourceFile} */ (transformed[0]));
  return { mutants, text: printed };
}

/**
 * Returns words that may replace each other: those of the unions and lists that name zones, phases, steps, places, stances and durations.
 *
 * @param {readonly string[]} texts sources that declare them
 * @returns {ReadonlyMap<string, string>} each word with the next word of its list
 */
export function exchangedWords(texts) {
  /** @type {Map<string, string>} */
  const next = new Map([
    ['you', 'opponent'],
    ['opponent', 'you'],
  ]);
  for (const text of texts) {
    const source = ts.createSourceFile('words.ts', text, ts.ScriptTarget.ESNext, true);
    const look = (/** @type {ts.Node} */ node) => {
      const words = listedWords(node);
      words.forEach((word, at) => {
        const other = words[(at + 1) % words.length];
        if (other !== undefined && other !== word && !next.has(word)) next.set(word, other);
      });
      if (ts.isSourceFile(node) || ts.isVariableStatement(node) || ts.isVariableDeclarationList(node)) ts.forEachChild(node, look);
    };
    look(source);
  }
  return next;
}

const listNames = /(zones?|phases?|steps?|stances?|places?|durations?|marks?)$/i;

/** @param {ts.Node} node @returns {readonly string[]} */
function listedWords(node) {
  if (ts.isTypeAliasDeclaration(node) && listNames.test(node.name.text) && ts.isUnionTypeNode(node.type)) {
    return node.type.types.flatMap((one) =>
      ts.isLiteralTypeNode(one) && ts.isStringLiteral(one.literal) && one.literal.text !== '' ? [one.literal.text] : [],
    );
  }
  if (!ts.isVariableDeclaration(node) || !listNames.test(node.name.getText()) || node.initializer === undefined) return [];
  const list = ts.isAsExpression(node.initializer) ? node.initializer.expression : node.initializer;
  return ts.isArrayLiteralExpression(list) ? list.elements.flatMap((one) => (ts.isStringLiteral(one) ? [one.text] : [])) : [];
}
