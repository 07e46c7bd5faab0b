// npm run restore -- <backup> [--replace]: makes DATA_DIR what it was when the backup was made.
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { restoreBackup } from './backup/backup.ts'
import { namedFolder, ownDatabase } from './backup/place.ts'
import { Problem } from './launcher/problem.mjs'
import { runCommand } from './lib/command.ts'
import { readSettings } from './lib/environment.ts'
import { lockOwner } from './lib/site/claims.ts'

await runCommand('task', async () => {
  process.umask(0o077)
  const settings = readSettings(process.env, false)
  const { dataDir } = settings
  const { backup, mayReplace } = readArguments(process.argv.slice(2))
  if (ownDatabase(settings) !== join(dataDir, 'cms.sqlite'))
    throw new Problem('DB_FILENAME names a place elsewhere: unset it, or put cms.sqlite there.')
  const isInUse = (['site', 'cms'] as const).some((name) => lockOwner(dataDir, name) !== null)
  if (isInUse) throw new Problem(`Site or CMS are running on ${dataDir}: stop them, then restore.`)
  const { manifest, oldFolder } = await restoreBackup(backup, dataDir, mayReplace)
  for (const [name, rows] of Object.entries(manifest.rows))
    if (rows > 0) console.log(`  ${name.padEnd(20)} ${rows}`)
  if (oldFolder) console.log(`The folder before: ${oldFolder}`)
  console.log(`Restored as of ${manifest.made_at}: ${dataDir}`)
  return 0
})

function readArguments(args: string[]) {
  const usage = new Problem('Name the backup: npm run restore -- <folder> [--replace]')
  try {
    const options = { replace: { type: 'boolean' } } as const
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options })
    const [folder, ...rest] = positionals
    if (!folder || rest.length > 0) throw usage
    return { backup: namedFolder(folder), mayReplace: values.replace ?? false }
  } catch {
    throw usage
  }
}
