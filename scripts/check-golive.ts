// npm run check:golive: sample content, placeholders, and missing or expired content by page.
import { CmsRefusal, connectCms, type Cms } from '../cms/setup/client.ts'
import { createContent, type Content } from '../lib/checks/content.ts'
import { findAll } from '../lib/checks/find.ts'
import { reportOf } from '../lib/checks/finding.ts'
import { CmsBroken } from '../lib/content/client/errors.ts'
import { isSingleton } from '../lib/content/client/raw-columns.ts'
import { readRawContent, type RawName, type RawQuery } from '../lib/content/client/raw-rows.ts'
import { schoolDay } from 'school-schema/day'
import { Problem } from './launcher/problem.mjs'
import { reachCms } from './cms/reach.ts'
import { runCommand } from './lib/command.ts'
import { readSettings, type ExistingCms } from './lib/environment.ts'

const FORBIDDEN = 403

await runCommand('task', async (supervisor) => {
  const cms = await reachCms(readSettings(), supervisor)
  const all = await findAll(await readContent(cms, schoolDay()))
  const findings = all.filter(({ kind, category }) => category && kind !== 'awaits-translation')
  console.log(reportOf(findings).join('\n'))
  return findings.length === 0 ? 0 : 1
})

/** The input of the rules on `today`. Throws a Problem if the CMS cannot be read. */
async function readContent({ url, token }: ExistingCms, today: string): Promise<Content> {
  const cms = connectCms(url, token)
  const rows = await readRawContent((collection, query) =>
    requestRows(cms, collection, query),
  ).catch((error: unknown) => {
    if (!(error instanceof CmsBroken)) throw error
    throw new Problem(`${error.message}: let "npm start" set it up.`)
  })
  // The rules about links do not run before going live.
  return createContent(rows, { today, siteHost: '', cmsHosts: [] })
}

/** The rows of a collection for the content check; none if it does not exist. */
async function requestRows(cms: Cms, collection: RawName, query: RawQuery): Promise<unknown> {
  const path = collection === 'directus_files' ? '/files' : `/items/${collection}`
  const parameters = new URLSearchParams({
    limit: '-1',
    fields: query.fields.join(','),
    sort: query.sort.join(','),
    filter: JSON.stringify(query.filter),
    deep: JSON.stringify(query.deep),
  })
  try {
    return isSingleton(collection) ? await cms.read(path) : await cms.list(`${path}?${parameters}`)
  } catch (error) {
    if (error instanceof CmsRefusal && error.status === FORBIDDEN) return []
    throw error
  }
}
