// npm run import -- SOURCE [--dry-run] [--drafts] [--overwrite] [--keep] [--site ADDRESS]: a folder of "npm run export", or an old
// website: the export file or address of a WordPress, or a folder of its pages.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { connectCms } from '../cms/setup/client.ts'
import { Problem } from './launcher/problem.mjs'
import { printLine } from './launcher/progress.mjs'
import { reachAsAdministrator } from './cms/reach.ts'
import { runCommand } from './lib/command.ts'
import { readSettings } from './lib/environment.ts'
import { convert } from 'school-transfer/convert'
import { importFolder } from 'school-transfer/import-folder'
import { readFolder } from 'school-transfer/read-folder'
import type { OldSite } from 'school-transfer/old-site/old-site'
import { addFindings } from 'school-transfer/report-findings'
import { createReport, linesOf, writeReport, type Report } from 'school-transfer/report'
import { readPages } from 'school-transfer/old-site/read-pages'
import { readWordpressFile } from 'school-transfer/old-site/read-wordpress'
import { readWordpressSite } from 'school-transfer/old-site/read-wordpress-site'
import { hasPages } from 'school-transfer/old-site/saved-folder'

const USAGE =
  'Name one folder, file or address: npm run import -- SOURCE [--dry-run] [--drafts] [--overwrite] [--keep] [--site ADDRESS]'

await runCommand('task', async (supervisor) => {
  const { source, dryRun, drafts, overwrite, keep, site: address } = readArguments()
  const settings = readSettings()
  const cms = await reachAsAdministrator(settings, supervisor)
  const site = await readOldSite(source)
  const report = createReport()
  const importFrom = async (folder: string, asDrafts: boolean): Promise<number> => {
    const content = await readFolder(folder, report)
    const options = { dryRun, drafts: asDrafts, overwrite }
    const refused = await importFolder(cms, content, options, report)
    await printReport(report, settings.dataDir)
    if (!dryRun) await addFindings(cms, report)
    return refused === 0 ? 0 : 1
  }
  if (!site) return importFrom(source, drafts)
  const pages = await connectCms(cms.url, cms.token).list('/items/pages?limit=-1')
  const folder = await mkdtemp(join(tmpdir(), 'old-site-'))
  try {
    await convert(address ? { ...site, named: address } : site, folder, pages, report)
    const status = await importFrom(folder, true)
    if (keep) printLine(`Kept as a folder: ${folder}`)
    return status
  } finally {
    if (!keep) await rm(folder, { recursive: true })
  }
})

/** In short on the screen, and as a page for the office. */
async function printReport(report: Report, dataDir: string): Promise<void> {
  if (report.entries.length === 0) return
  const path = join(dataDir, 'import-report.html')
  await writeReport(report, path)
  for (const line of ['Not as it was:', ...linesOf(report), `In full: ${path}`]) printLine(line)
}

/** The old website; null for a folder of rows. */
async function readOldSite(source: string): Promise<OldSite | null> {
  if (/^https?:/.test(source)) return readWordpressSite(source)
  if (/\.xml$/i.test(source)) return readWordpressFile(source)
  return (await hasPages(source)) ? readPages(source) : null
}

function readArguments() {
  const flag = { type: 'boolean', default: false } as const
  const options = {
    'dry-run': flag,
    drafts: flag,
    overwrite: flag,
    keep: flag,
    site: { type: 'string' },
  } as const
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true })
    const [source, ...others] = positionals
    if (!source || others.length > 0) throw new Problem(USAGE)
    return { ...values, source, dryRun: values['dry-run'] }
  } catch {
    throw new Problem(USAGE)
  }
}
