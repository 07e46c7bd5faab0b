/** Next.js calls this once when the server starts, before it serves requests. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  // First, because everything that reads a request afterwards relies on the normalised address.
  const { normaliseRequestUrls } = await import('./lib/framework/normalise-request-url')
  normaliseRequestUrls()
  // In development pages have neither hashes nor a nonce, and hot reload evaluates code.
  if (process.env.NODE_ENV === 'production') {
    const { applySecurityHeaders } = await import('./lib/framework/security-headers')
    applySecurityHeaders()
    const { finishRequests } = await import('./lib/framework/graceful-shutdown')
    finishRequests()
  }
  const { countResponses } = await import('./lib/health/process-figures')
  countResponses()
  const { contentChanged, startContentCheck } = await import('./lib/checks/content-check')
  const { startOutboxJobs } = await import('./lib/enquiry/jobs')
  const { startContentSync } = await import('./lib/content/start')
  const { listAddresses } = await import('./lib/pages/addresses')
  await startContentSync(contentChanged, listAddresses)
  startOutboxJobs()
  startContentCheck()
}
