// npm run privacy -- export|erase: what is kept of a parent who asks, found by telephone number.
import { Problem } from './launcher/problem.mjs'
import { openOffice, type Office } from './lib/cms/office.ts'
import { runCommand } from './lib/command.ts'
import { counted } from './lib/counted.ts'
import { readSettings } from './lib/environment.ts'
import { reachOwnCms } from './lib/cms/reach-own.ts'
import { askPhone } from './privacy/ask-phone.ts'
import { askWhich, describeFound } from './privacy/choose.ts'
import { eraseFound } from './privacy/erase.ts'
import { writeExport } from './privacy/export-file.ts'
import { findInCms, findInOutbox, type Found } from './privacy/find.ts'
import { readRequest } from './privacy/request.ts'

await runCommand('task', async (supervisor) => {
  const settings = readSettings(process.env, false)
  const { action, typed, isConfirmed } = readRequest(process.argv.slice(2))
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
  const found = { cms, outbox }
  const places = `${found.cms.length} in the CMS, ${found.outbox.length} in the outbox`
  const total = found.cms.length + found.outbox.length
  if (total === 0) {
    console.log('Nothing is kept with this number.')
    return 0
  }
  const count = counted(total, 'enquiry')
  if (action === 'export') {
    const file = await writeExport(dataDir, await contentOf(office, found))
    console.log(`${count} (${places}) written to ${file}`)
    return 0
  }
  const all = [...new Map([...found.outbox, ...found.cms].map((each) => [each.id, each])).values()]
  console.log([`With this number (${places}):`, ...describeFound(all)].join('\n'))
  if (!isConfirmed && !process.stdin.isTTY) {
    console.log('Nothing was erased yet: run it again with --yes to erase all of them.')
    return 1
  }
  const erased = await eraseFound(office, dataDir, isConfirmed ? all : await askWhich(all))
  console.log(
    `Erased: ${counted(erased.cms, 'enquiry')} in the CMS with ${counted(erased.traces, 'entry')} about them, ${counted(erased.outbox, 'enquiry')} in the outbox.`,
  )
  return 0
})

/** What a parent may see, in one file. */
async function contentOf(office: Office, found: Record<'cms' | 'outbox', Found[]>) {
  const keys = new Set(found.cms.map(({ id }) => id))
  const comments = await office.listComments()
  return {
    exported_at: new Date().toISOString(),
    in_the_cms: found.cms.map(({ collection, item }) => ({ collection, ...item })),
    comments: comments.filter(({ item }) => keys.has(String(item))),
    not_yet_in_the_cms: found.outbox.map(({ collection, id, item }) => ({
      collection,
      id,
      ...item,
    })),
  }
}
