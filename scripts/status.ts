// npm run status [-- --json | --alert]: whether everything is in order, and what to do if not. A
// systemd timer runs it with --alert, which sends e-mails and writes the page in the CMS.
import { Problem } from './launcher/problem.mjs'
import { runCommand } from './lib/command.ts'
import { readSettings } from './lib/environment.ts'
import { sendAlert } from './status/alert.ts'
import { connectAsAdministrator } from './status/cms.ts'
import { collectStatus } from './status/collect.ts'
import { alarmsIn } from './status/item.ts'
import { linesOf, savePage } from './status/output.ts'

const USAGE = 'Write npm run status, with -- --json for programs or -- --alert for the timer.'

await runCommand('task', async () => {
  const [option, ...rest] = process.argv.slice(2)
  if (rest.length > 0 || !['--json', '--alert', undefined].includes(option))
    throw new Problem(USAGE)
  const settings = readSettings()
  const now = new Date()
  const items = await collectStatus(settings, now)
  if (option === '--alert') {
    // While the CMS is down nobody reads the page; another CMS has no such page.
    await savePage(await connectAsAdministrator(settings), items, now).catch(() => undefined)
    return console.log(await sendAlert(items, settings, now.getTime()))
  }
  console.log(option === '--json' ? JSON.stringify(items, null, 2) : linesOf(items).join('\n'))
  return alarmsIn(items).length === 0 ? 0 : 1
})
