import 'server-only'
import { runEvery } from '../enquiry/jobs.ts'
import { siteEnvironment } from '../server/environment.ts'
import { mailSettings } from '../server/variables.ts'
import { queueMailings } from './mailings.ts'
import { sendConfirmations, sendNotices } from './send.ts'

const SEND_MS = 3_000
const QUEUE_MS = 10_000

/** Sends notices to subscribers for as long as the process runs, if a mail server is configured. What fails is tried again. */
export function startSubscriberJobs(): void {
  if (!mailSettings(siteEnvironment())) return
  runEvery(QUEUE_MS, 'mailings-not-queued', () => queueMailings())
  runEvery(SEND_MS, 'notice-mails-not-sent', async () => {
    await sendConfirmations()
    await sendNotices()
  })
}
