// npm run backup [-- folder]: everything that must be kept, whether or not the system runs. Without a
// name the backup goes next to the data folder, by its time.
import { resolve } from 'node:path'
import { makeBackup } from './backup/backup.ts'
import { namedFolder, nameOfTime, ownDatabase, printBackup } from './backup/place.ts'
import { Problem } from './launcher/problem.mjs'
import { counted, runCommand } from './lib/command.ts'
import { readSettings } from './lib/environment.ts'

await runCommand('task', async () => {
  // Whatever is written here is as confidential as the enquiries in it.
  process.umask(0o077)
  const settings = readSettings()
  const { dataDir } = settings
  const [argument, ...rest] = process.argv.slice(2)
  if (rest.length > 0) throw new Problem('Name one folder at most: npm run backup -- <folder>')
  const cms = ownDatabase(settings)
  const target = argument ? namedFolder(argument) : resolve(`${dataDir}-backups`, nameOfTime())
  const made = await makeBackup({ dataDir, cms }, target)
  printBackup(made)
  console.log(`Backup of ${counted(Object.keys(made.manifest.files).length, 'file')}: ${target}`)
})
