import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../../scripts/launcher/folders.mjs'
import type { Way } from './access-probe.ts'

type Row = { collections: string[]; cells: Record<string, Record<Way, string>> }

const cellsOf = (line: string) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())

/**
 * The table in docs/security/access.md. A cell holds the rights by every way; where GraphQL differs, its
 * rights stand after "GraphQL".
 */
export async function readTable(): Promise<Row[]> {
  const text = await readFile(join(root, 'docs/security/access.md'), 'utf8')
  const [head = '', , ...rows] = text.split('\n').filter((line) => line.startsWith('|'))
  const [, ...roles] = cellsOf(head)
  return rows.map((line) => {
    const [names = '', ...cells] = cellsOf(line)
    return {
      collections: names.split(' '),
      cells: Object.fromEntries(roles.map((role, index) => [role, rightsOf(cells[index] ?? '')])),
    }
  })
}

function rightsOf(cell: string): Record<Way, string> {
  const [all = '', graphql = all] = cell
    .split('GraphQL')
    .map((part) => part.replace('–', '').trim())
  return { REST: all, SEARCH: all.replace(/[^Rr]/g, ''), GraphQL: graphql }
}
