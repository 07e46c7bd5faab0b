import { sampleRows } from 'school-schema/sample/sample'
import type { Row } from './client.ts'
import type { CmsSetup } from './reconcile.ts'

/** The name of this step in the list of what a CMS has got. */
export const ROW_UPGRADE = 'row-upgrade'

/** The collections whose rows it may write again. */
export const UPGRADED = ['pages', 'team']

/** Kinds of pages that an earlier version named after pages of the sample. */
const KINDS: Readonly<Record<string, string>> = { karate: 'pictures', abacus: 'notice-board' }

/** Gives rows what an earlier version had in the program: the kinds of pages, and the drawings of the sample's houses. */
export async function upgradeRows(cms: CmsSetup, today: string): Promise<void> {
  const pages = await cms.list(
    `/items/pages?limit=-1&filter[kind][_in]=${Object.keys(KINDS).join()}`,
  )
  for (const page of pages) await change(cms, 'pages', page, { kind: KINDS[String(page['kind'])] })
  const drawn = new Map(sampleRows('team', today).map(({ name, drawing }) => [name, drawing]))
  const teams = await cms.list('/items/team?limit=-1&filter[kind][_eq]=house')
  for (const team of teams.filter(({ name }) => drawn.get(name)))
    await change(cms, 'team', team, { drawing: drawn.get(team['name']) })
}

/** A sample that nobody has changed is written again: after an update it would count as changed. */
async function change(cms: CmsSetup, collection: string, row: Row, changes: Row): Promise<void> {
  const { id, date_created: _, date_updated: updated, ...values } = row
  const path = `/items/${collection}`
  if (row['sample'] === true && updated === null) {
    await cms.remove(path, [Number(id)])
    await cms.create(path, { ...values, ...changes })
  } else await cms.update(`${path}/${String(id)}`, { ...changes, sample: row['sample'] })
  cms.onStep(`Updated a row of ${collection}: ${String(row['title'] ?? row['name'])}`)
}
