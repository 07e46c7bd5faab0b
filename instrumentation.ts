/** Next.js calls this once when the server starts, before it serves requests. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  // Adapters for such platforms start a server without reading next.config.js.
  const { assertLastingDisk } = await import('./lib/server/lasting-disk')
  assertLastingDisk(process.env)
  const { siteEnvironment } = await import('./lib/server/environment')
  const { guardRequests } = await import('./lib/server/requests')
  const { postBytesAt } = await import('./lib/addresses/resolve')
  guardRequests(siteEnvironment().TRUSTED_PROXIES ?? [], postBytesAt)
  const { contentChanged, startContentCheck } = await import('./lib/checks/content-check')
  const { startOutboxJobs } = await import('./lib/enquiry/jobs')
  const { startVotes } = await import('./lib/forms/votes')
  const { startMailsOfCms } = await import('./lib/principal/mails')
  const { startSubscriberJobs } = await import('./lib/subscribers/jobs')
  const { startWeeklyReport } = await import('./lib/weekly-report/jobs')
  const { startContentSync } = await import('./lib/sync/start')
  await startContentSync(contentChanged)
  startOutboxJobs()
  startMailsOfCms()
  startSubscriberJobs()
  startWeeklyReport()
  startVotes()
  startContentCheck()
}
