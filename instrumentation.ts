/** Next calls this once when the server starts, before it answers. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  // First of all: whoever looks at a request later goes by its address.
  const { normaliseRequestUrls: mendRequests } =
    await import('./lib/framework/normalise-request-url')
  mendRequests()
  // A page in the making has neither hashes nor a nonce, and reloads itself by evaluated code.
  if (process.env.NODE_ENV === 'production') {
    const { applySecurityHeaders: guardAnswers } = await import('./lib/framework/security-headers')
    guardAnswers()
    const { finishRequests } = await import('./lib/framework/graceful-shutdown')
    finishRequests()
  }
  const { contentChanged, startContentCheck } = await import('./lib/checks/content-check')
  const { startOutboxJobs } = await import('./lib/enquiry/jobs')
  const { startContentSync } = await import('./lib/content/start')
  const { listAddresses } = await import('./lib/pages/addresses')
  const { startMailQueue } = await import('./lib/enquiry/mail/send')
  await startContentSync(contentChanged, listAddresses)
  startOutboxJobs()
  startMailQueue()
  startContentCheck()
}
