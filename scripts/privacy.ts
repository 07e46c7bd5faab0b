// npm run privacy -- export|erase: the stored enquiries of a parent, found by telephone number.
import { Problem } from './launcher/problem.mjs'
import { openOffice } from './lib/cms/office.ts'
import { reachOwnCms } from './lib/cms/reach.ts'
import { formatCount, runCommand } from './lib/command.ts'
import { readSettings } from './lib/environment.ts'
import { eraseFound, exportFound, findInCms, findInOutbox } from './privacy/enquiries.ts'
import { askPhone, askSelection, describeFound, parseCommand } from './privacy/prompts.ts'

await runCommand('task', async (supervisor) => {
  const settings = readSettings()
  const { action, typed, isConfirmed } = parseCommand(process.argv.slice(2))
  const { dataDir, existingCms } = settings
  if (existingCms)
    throw new Problem(
      `The enquiries are in the CMS at ${existingCms.url}: find and delete them there, signed in as its administrator.`,
    )
  const phone = await askPhone(typed)
  const office = openOffice(await reachOwnCms(settings, supervisor))
  const cms = await findInCms(office, phone)
  const delivered = new Set(cms.map(({ id }) => id))
  const outbox = findInOutbox(dataDir, phone).filter(({ id }) => !delivered.has(id))
  const places = `${cms.length} in the CMS, ${outbox.length} in the outbox`
  const all = [...outbox, ...cms]
  if (all.length === 0) return console.log('Nothing is kept with this number.')
  if (action === 'export') {
    const file = await exportFound(office, dataDir, { cms, outbox })
    return console.log(`${formatCount(all.length, 'enquiry')} (${places}) written to ${file}`)
  }
  console.log([`With this number (${places}):`, ...describeFound(all)].join('\n'))
  if (!isConfirmed && !process.stdin.isTTY) {
    console.log('Nothing was erased yet: run it again with --yes to erase all of them.')
    return 1
  }
  const erased = await eraseFound(office, dataDir, isConfirmed ? all : await askSelection(all))
  return console.log(
    `Erased: ${formatCount(erased.cms, 'enquiry')} in the CMS with ${formatCount(erased.traces, 'entry')} about them, ${formatCount(erased.outbox, 'enquiry')} in the outbox.`,
  )
})
