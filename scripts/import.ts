// npm run import -- FOLDER [--dry-run] [--drafts]: writes a folder of "npm run export" into the CMS.
import { parseArgs } from 'node:util'
import { Problem } from './launcher/problem.mjs'
import { reachAsAdministrator } from './lib/cms/reach.ts'
import { runCommand } from './lib/command.ts'
import { readSettings } from './lib/environment.ts'
import { importFolder } from './transfer/import-folder.ts'
import { readFolder } from './transfer/read-folder.ts'

const USAGE = 'Name one folder: npm run import -- FOLDER [--dry-run] [--drafts]'

await runCommand('task', async (supervisor) => {
  const { source, dryRun, drafts } = readArguments()
  const folder = await readFolder(source)
  const cms = await reachAsAdministrator(readSettings(), supervisor)
  return (await importFolder(cms, folder, { dryRun, drafts })) === 0 ? 0 : 1
})

function readArguments() {
  const flag = { type: 'boolean', default: false } as const
  const options = { 'dry-run': flag, drafts: flag }
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true })
    const [source, ...others] = positionals
    if (!source || others.length > 0) throw new Problem(USAGE)
    return { source, dryRun: values['dry-run'], drafts: values.drafts }
  } catch {
    throw new Problem(USAGE)
  }
}
