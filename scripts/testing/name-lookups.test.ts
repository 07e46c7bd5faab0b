import { join, relative } from 'node:path'
import ts from 'typescript'

// No lookup by a name that somebody may have written finds what every object has, such as `constructor`: it is
// a Map, `ownValue` or `Object.hasOwn`. No rule of the linter knows the types that this needs.

const root = join(import.meta.dirname, '../..')
const OWN_FILE = relative(root, import.meta.filename)
const CHECKED =
  /^(?:app|cms|components|lib|packages|scripts)\/(?!.*(?:\.test\.|testing\/)).*\.tsx?$/

/** What the check finds: values of a table by a text, and `in`. */
export const examples = {
  inTable: (table: Readonly<Record<string, number>>, name: string) => table[name],
  inSomeTable: (table: { [name: string]: () => void } | null, name: string) => table?.[name]?.(),
  byPart: (table: Record<string, string[]>, row: { kind: 'a' | null; name: string }) =>
    table[`page-${row.name}`],
  written: (table: Record<string, string[]>, name: string) => (table[name] ??= []),
  isThere: (table: object, name: string) => name in table,
}

/** And what it does not: fixed names, lists, tables with all of their names, unknown values, which are parsed. */
export const others = {
  fixed: (table: Record<string, number>) => table['name'],
  list: (list: readonly number[], index: number) => list[index],
  complete: (table: Record<'a' | 'b', number>, name: 'a' | 'b') => table[name],
  parsed: (row: Record<string, unknown>, name: string) => row[name],
  member: (value: { a: 1 } | { b: 1 }) => 'a' in value,
}

const isText = (type: ts.Type): boolean =>
  type.isUnion()
    ? type.types.some(isText)
    : (type.flags & ts.TypeFlags.StringLike) !== 0 && !type.isStringLiteral()

function isByAnyName(node: ts.Node, checker: ts.TypeChecker): boolean {
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.InKeyword)
    return isText(checker.getTypeAtLocation(node.left)) && !ts.isStringLiteralLike(node.left)
  if (!ts.isElementAccessExpression(node) || ts.isStringLiteralLike(node.argumentExpression))
    return false
  if (!isText(checker.getTypeAtLocation(node.argumentExpression))) return false
  const table = checker.getNonNullableType(checker.getTypeAtLocation(node.expression))
  const value = checker.getIndexInfoOfType(table, ts.IndexKind.String)?.type
  return value ? (value.flags & ts.TypeFlags.Unknown) === 0 : true
}

function findLookups(): string[] {
  const file = ts.readConfigFile(join(root, 'tsconfig.json'), (path) => ts.sys.readFile(path))
  const { fileNames, options } = ts.parseJsonConfigFileContent(file.config, ts.sys, root)
  const nameOf = (path: string) => relative(root, path)
  const checked = fileNames.filter(
    (path) => CHECKED.test(nameOf(path)) || nameOf(path) === OWN_FILE,
  )
  const program = ts.createProgram(checked, options)
  const checker = program.getTypeChecker()
  const found: string[] = []
  for (const source of checked.flatMap((path) => program.getSourceFile(path) ?? [])) {
    const visit = (node: ts.Node) => {
      if (isByAnyName(node, checker)) found.push(`${nameOf(source.fileName)}: ${node.getText()}`)
      ts.forEachChild(node, visit)
    }
    visit(source)
  }
  return found
}

test('no table is read by a name that somebody may have written', () => {
  expect(findLookups()).toEqual([
    'packages/schema/values/own-value.ts: table[name]',
    `${OWN_FILE}: table[name]`,
    `${OWN_FILE}: table?.[name]`,
    `${OWN_FILE}: table[\`page-\${row.name}\`]`,
    `${OWN_FILE}: table[name]`,
    `${OWN_FILE}: name in table`,
  ])
  // It reads the types of all files.
}, 300_000)
