// npm run backup:nightly: a backup into BACKUP_DIR, and an encrypted copy of it in RESTIC_REPOSITORY that was
// restored once. The timer of deploy/systemd starts it.
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { makeBackup } from './backup/backup.ts'
import { deleteOld, deleteUnfinished } from './backup/local.ts'
import { nameOfTime, ownDatabase, printBackup } from './backup/place.ts'
import { openRepository } from './backup/repository.ts'
import { runCommand } from './lib/command.ts'
import { asDiskProblem } from './lib/disk.ts'
import { readSettings } from './lib/environment.ts'
import { claimFolder } from './lib/site/claims.ts'

/** With a repository, older backups are there. */
const RETAINED = { withRepository: 1, alone: 7 }

await runCommand('task', async (supervisor) => {
  process.umask(0o077)
  const settings = readSettings()
  const { dataDir, enquiryRetentionDays } = settings
  const { dir } = settings.backups
  const cms = ownDatabase(settings)
  await mkdir(dir, { recursive: true }).catch((error: unknown) => {
    throw asDiskProblem(error, dir)
  })
  claimFolder('backup', dir, supervisor)
  await deleteUnfinished(dir)
  const repository = openRepository(settings)
  await repository?.prepare()
  const target = join(dir, nameOfTime())
  const made = await makeBackup({ dataDir, cms }, target, repository?.keep)
  await deleteOld(dir, repository ? RETAINED.withRepository : RETAINED.alone, enquiryRetentionDays)
  printBackup(made)
  console.log(
    repository
      ? `Backup: ${target}, and encrypted in the repository, from where it was restored for a check`
      : `Backup: ${target}. It is on this machine only: set RESTIC_REPOSITORY for encrypted copies elsewhere.`,
  )
})
