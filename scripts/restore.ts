// npm run restore -- <backup> [--replace]: restores DATA_DIR, and the PostgreSQL database, from a
// backup.
import { join, resolve } from 'node:path'
import { withDraft } from './backup/draft.ts'
import { namedFolder, ownDatabase, printRows } from './backup/place.ts'
import { openRepository } from './backup/repository.ts'
import { restoreBackup } from './backup/restore.ts'
import { cmsFolder } from './launcher/folders.mjs'
import { Problem } from './launcher/problem.mjs'
import { runCommand } from './lib/command.ts'
import { readSettings, type Settings } from './lib/environment.ts'
import { isInUse } from './lib/site/in-use.ts'

const REPLACE = '--replace'
const IN_REPOSITORY = /^(latest|snapshot:([0-9a-f]+))$/

await runCommand('task', async () => {
  process.umask(0o077)
  const settings = readSettings()
  const { dataDir, embeddedCms } = settings
  const args = process.argv.slice(2)
  const [backup, ...rest] = args.filter((each) => each !== REPLACE)
  if (!backup || backup.startsWith('-') || rest.length > 0)
    throw new Problem(
      `Name the backup: npm run restore -- <folder> [${REPLACE}], or "latest" for the newest one in RESTIC_REPOSITORY`,
    )
  const cms = ownDatabase(settings)
  const { DB_FILENAME } = embeddedCms.database
  if (DB_FILENAME && resolve(cmsFolder, DB_FILENAME) !== join(dataDir, 'cms.sqlite'))
    throw new Problem('DB_FILENAME names a place elsewhere: unset it, or put cms.sqlite there.')
  if (await isInUse(settings))
    throw new Problem(`Site or CMS are running on ${dataDir}: stop them, then restore.`)
  const restore = (from: string) => restoreBackup(from, { dataDir, cms }, args.includes(REPLACE))
  const [, name, id = name] = IN_REPOSITORY.exec(backup) ?? []
  const { manifest, oldFolder } = id
    ? await restoreFromRepository(settings, id, restore)
    : await restore(namedFolder(backup))
  printRows(manifest)
  if (oldFolder) console.log(`The folder before: ${oldFolder}`)
  console.log(`Restored as of ${manifest.made_at}: ${dataDir}`)
})

async function restoreFromRepository<Result>(
  settings: Settings,
  id: string,
  restore: (from: string) => Promise<Result>,
): Promise<Result> {
  const repository = openRepository(settings)
  if (!repository)
    throw new Problem(
      'RESTIC_REPOSITORY is missing: set it as where the backup was made, or name a folder.',
    )
  return withDraft(settings.dataDir, '.fetched-unfinished-', async (fetched) => {
    await repository.fetch(id, fetched)
    return restore(fetched)
  })
}
