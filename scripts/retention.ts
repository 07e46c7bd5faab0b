// npm run retention: erases enquiries past their retention, wherever they are stored.
import { eraseExpiredEnquiries } from '../lib/enquiry/outbox/erasure.ts'
import { printStep } from './launcher/progress.mjs'
import { openOffice } from './lib/cms/office.ts'
import { reachOwnCms } from './lib/cms/reach.ts'
import { formatCount, runCommand } from './lib/command.ts'
import { readSettings } from './lib/environment.ts'
import { withOutbox } from './lib/outbox-file.ts'

await runCommand('task', async (supervisor) => {
  const settings = readSettings()
  const { dataDir, enquiryRetentionDays: days, existingCms } = settings
  const age = `older than ${formatCount(days, 'day')}`
  // First, so that nothing old is delivered to the CMS in between.
  const waiting = withOutbox(dataDir, 0, (outbox) => eraseExpiredEnquiries(outbox, days))
  console.log(`Outbox: ${formatCount(waiting, 'enquiry')} ${age} erased.`)
  if (existingCms)
    return printStep(
      `The CMS at ${existingCms.url} erases its own, if it has the extension "privacy"`,
    )
  const office = openOffice(await reachOwnCms(settings, supervisor))
  const { enquiries, traces } = await office.eraseExpired()
  console.log(
    `CMS: ${formatCount(enquiries, 'enquiry')} ${age} erased, and ${formatCount(traces, 'entry')} about erased ones.`,
  )
})
