// A backup now; with `restore [<id>]`, the newest or another one is restored into the data folder;
// with `list`, all are listed.
import { messageOf } from '../launcher/problem.mjs'
import { makeBackup } from './make.ts'
import { openRepository } from './repository.ts'
import { restoreBackup } from './restore.ts'
import { readBackupSettings } from './settings.ts'

process.umask(0o077)
const [command, id = 'latest'] = process.argv.slice(2)
try {
  const settings = readBackupSettings()
  if (command === 'restore') {
    await restoreBackup(settings, id)
    console.log(`Restored: ${id}`)
  } else if (command === 'list') console.log(await openRepository(settings).list())
  else console.log(`Backup: ${await makeBackup(settings)}`)
} catch (error) {
  console.error(messageOf(error))
  process.exitCode = 1
}
