// npm run backup [-- folder]: a backup of all data, whether or not the system runs. By default it
// is next to the data folder, named by its time.
import { resolve } from 'node:path'
import { makeBackup } from './backup/backup.ts'
import { namedFolder, nameOfTime, ownDatabase, printBackup } from './backup/place.ts'
import { Problem } from './launcher/problem.mjs'
import { formatCount, runCommand } from './lib/command.ts'
import { readSettings } from './lib/environment.ts'

await runCommand('task', async () => {
  // Backups are as confidential as the enquiries in them.
  process.umask(0o077)
  const settings = readSettings()
  const { dataDir } = settings
  const [argument, ...rest] = process.argv.slice(2)
  if (rest.length > 0) throw new Problem('Name one folder at most: npm run backup -- <folder>')
  const cms = ownDatabase(settings)
  const target = argument ? namedFolder(argument) : resolve(`${dataDir}-backups`, nameOfTime())
  const made = await makeBackup({ dataDir, cms }, target)
  printBackup(made)
  console.log(
    `Backup of ${formatCount(Object.keys(made.manifest.files).length, 'file')}: ${target}`,
  )
})
