// npm run export -- FOLDER: content and files of the CMS as a folder that "npm run import" reads.
import { Problem } from './launcher/problem.mjs'
import { printLine } from './launcher/progress.mjs'
import { reachAsAdministrator } from './cms/reach.ts'
import { runCommand } from './lib/command.ts'
import { readSettings } from './lib/environment.ts'
import { assertEmpty, exportFolder } from 'school-transfer/export-folder'

await runCommand('task', async (supervisor) => {
  const [folder, ...others] = process.argv.slice(2)
  if (!folder || others.length > 0)
    throw new Problem('Name one new folder: npm run export -- FOLDER')
  await assertEmpty(folder)
  await exportFolder(await reachAsAdministrator(readSettings(), supervisor), folder)
  printLine(`Exported into ${folder}`)
})
