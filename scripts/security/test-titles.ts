import ts from 'typescript'

const TESTS = new Set(['test', 'it'])
const SKIPPED = new Set(['skip', 'fixme', 'todo'])

/**
 * The titles of a file's tests, as they stand in the code: of a template, with its `${…}`. A test that is
 * skipped whatever happens is none, nor is one in such a group. Those of `npm run test:deploy` are pairs
 * of a title and what is to be done.
 */
export function readTestTitles(code: string): string[] {
  const titles: string[] = []
  const visit = (node: ts.Node): void => {
    const names = ts.isCallExpression(node) ? wordsOf(node.expression) : []
    const [first, second] = partsOf(node)
    const isTest = TESTS.has(names[0] ?? '') && !names.includes('describe')
    if (isText(first)) {
      if (names.some((name) => SKIPPED.has(name))) return
      if (isTest || isPair(node, second)) titles.push(titleOf(first))
    }
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile('file.tsx', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX))
  return titles
}

const partsOf = (node: ts.Node): readonly ts.Node[] => {
  if (ts.isCallExpression(node)) return node.arguments
  return ts.isArrayLiteralExpression(node) ? node.elements : []
}

const isPair = (node: ts.Node, second: ts.Node | undefined): boolean =>
  ts.isArrayLiteralExpression(node) && second !== undefined && ts.isArrowFunction(second)

const isText = (node: ts.Node | undefined): node is ts.StringLiteralLike | ts.TemplateExpression =>
  node !== undefined && (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node))

const titleOf = (text: ts.Node): string =>
  text
    .getText()
    .slice(1, -1)
    .replace(/\\(['"`])/g, '$1')

/** Of `test.describe.skip` the three words, of `test.each(rows)` those before the rows. */
function wordsOf(node: ts.Expression): string[] {
  if (ts.isIdentifier(node)) return [node.text]
  if (ts.isPropertyAccessExpression(node)) return [...wordsOf(node.expression), node.name.text]
  if (ts.isCallExpression(node)) return wordsOf(node.expression)
  return ts.isTaggedTemplateExpression(node) ? wordsOf(node.tag) : []
}
