import { ENQUIRIES } from '../../cms/extensions/shared.ts'
import { Problem } from '../launcher/problem.mjs'
import type { CmsContent } from './cms-database.ts'
import { runTool } from './tool.ts'

type Table = { columns: string[]; count: number; rows: string[][] }

/** The tables that are read, not only counted. */
const READ = ['directus_collections', 'directus_files', ...ENQUIRIES]

const BEGIN = /^COPY (?:"?\w+"?\.)?"?(\w+)"? \((.*)\) FROM stdin;$/
const END = '\\.'
const NULL = '\\N'

/**
 * The content of a PostgreSQL dump. pg_restore reads all of it without a server. Throws a Problem
 * if it is damaged.
 */
export async function readPostgresCopy(file: string): Promise<CmsContent> {
  const tables = await readTables(file)
  const valuesOf = (table: string, ...names: string[]) => {
    const { columns = [], rows = [] } = tables.get(table) ?? {}
    const places = names.map((name) => columns.indexOf(name))
    return rows.map((row) => places.map((place) => row[place] ?? NULL))
  }
  const collections = valuesOf('directus_collections', 'collection').flat()
  const listed = [...new Set([...collections, 'directus_files'])].toSorted()
  return {
    rows: Object.fromEntries(
      listed.flatMap((name) => {
        const table = tables.get(name)
        return table ? [[name, table.count]] : []
      }),
    ),
    enquiryIds: ENQUIRIES.flatMap((name) => valuesOf(name, 'id').flat()),
    files: valuesOf('directus_files', 'filename_disk', 'filesize')
      .filter(([, size]) => size !== NULL)
      .map(([name = '', size]) => ({ name, size: Number(size) })),
  }
}

async function readTables(file: string): Promise<Map<string, Table>> {
  const tables = new Map<string, Table>()
  let current: Table | undefined
  const readLine = (line: string) => {
    if (current && line !== END) {
      current.count += 1
      if (current.columns.length > 0) current.rows.push(line.split('\t'))
      return
    }
    current = undefined
    const [, name, columns = ''] = BEGIN.exec(line) ?? []
    if (!name) return
    const names = READ.includes(name) ? columns.replaceAll('"', '').split(', ') : []
    current = { columns: names, count: 0, rows: [] }
    tables.set(name, current)
  }
  const args = ['--data-only', '--file=-', file]
  const tool = { command: 'pg_restore', debianPackage: 'postgresql-client', args, env: {} }
  await runTool(tool, readLine).catch((error: unknown) => {
    throw new Problem(`${file} cannot be read: use another backup. ${String(error)}`)
  })
  return tables
}
