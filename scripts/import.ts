// npm run import -- SOURCE [--dry-run] [--drafts] [--overwrite] [--keep] [--site ADDRESS] [--public]: a folder of "npm run export",
// or an old website: its address, the export file of a WordPress, or a folder of its pages; either may be a ZIP file.
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
import { readSource } from 'school-transfer/read-source'
import { addFindings } from 'school-transfer/report-findings'
import { createReport, linesOf, writeReport, type Report } from 'school-transfer/report'

const USAGE =
  'Name one folder, file or address: npm run import -- SOURCE [--dry-run] [--drafts] [--overwrite] [--keep] [--site ADDRESS] [--public]'

await runCommand('task', async (supervisor) => {
  const {
    source,
    dryRun,
    drafts,
    overwrite,
    keep,
    site: address,
    public: isPublic,
  } = readArguments()
  const settings = readSettings()
  const cms = await reachAsAdministrator(settings, supervisor)
  const report = createReport()
  const temporary = await mkdtemp(join(tmpdir(), 'old-site-'))
  try {
    const old = await readSource(
      source,
      join(temporary, 'unpacked'),
      { site: address, isPublic },
      report,
    )
    const folder = typeof old === 'string' ? old : join(temporary, 'converted')
    if (typeof old !== 'string') {
      const pages = await connectCms(cms.url, cms.token).list('/items/pages?limit=-1&sort=sort,id')
      await convert(old, folder, pages, report)
    }
    const content = await readFolder(folder, report)
    const isOld = typeof old !== 'string'
    const options = { dryRun, drafts: drafts || isOld, overwrite, isOld }
    const refused = await importFolder(cms, content, options, report)
    await printReport(report, settings.dataDir)
    if (!dryRun) await addFindings(cms, report)
    if (keep) printLine(`Kept as a folder: ${folder}`)
    return refused === 0 ? 0 : 1
  } finally {
    if (!keep) await rm(temporary, { recursive: true })
  }
})

/** In short on the screen, and as a page for the office. */
async function printReport(report: Report, dataDir: string): Promise<void> {
  if (report.entries.length === 0) return
  const path = join(dataDir, 'import-report.html')
  await writeReport(report, path)
  const lines = linesOf(report)
  if (lines.length > 0) lines.unshift('Not as it was:')
  for (const line of [...lines, `In full: ${path}`]) printLine(line)
}

function readArguments() {
  const flag = { type: 'boolean', default: false } as const
  const options = {
    'dry-run': flag,
    drafts: flag,
    overwrite: flag,
    keep: flag,
    site: { type: 'string' },
    public: flag,
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
