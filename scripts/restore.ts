// npm run restore -- <backup> [--replace]: makes DATA_DIR what it was when the backup was made.
import { join } from 'node:path'
import { restoreBackup } from './backup/backup.ts'
import { namedFolder, ownDatabase, printRows } from './backup/place.ts'
import { Problem } from './launcher/problem.mjs'
import { runCommand } from './lib/command.ts'
import { readSettings } from './lib/environment.ts'
import { lockOwner } from './lib/site/claims.ts'

const REPLACE = '--replace'

await runCommand('task', async () => {
  process.umask(0o077)
  const settings = readSettings()
  const { dataDir } = settings
  const args = process.argv.slice(2)
  const [backup, ...rest] = args.filter((each) => each !== REPLACE)
  if (!backup || backup.startsWith('-') || rest.length > 0)
    throw new Problem(`Name the backup: npm run restore -- <folder> [${REPLACE}]`)
  if (ownDatabase(settings) !== join(dataDir, 'cms.sqlite'))
    throw new Problem('DB_FILENAME names a place elsewhere: unset it, or put cms.sqlite there.')
  const isInUse = (['site', 'cms'] as const).some((name) => lockOwner(dataDir, name) !== null)
  if (isInUse) throw new Problem(`Site or CMS are running on ${dataDir}: stop them, then restore.`)
  const from = namedFolder(backup)
  const { manifest, oldFolder } = await restoreBackup(from, dataDir, args.includes(REPLACE))
  printRows(manifest)
  if (oldFolder) console.log(`The folder before: ${oldFolder}`)
  console.log(`Restored as of ${manifest.made_at}: ${dataDir}`)
})
