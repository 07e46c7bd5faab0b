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
  const { contentChanged } = await import('./lib/checks/schedule')
  const { startContentCheck } = await import('./lib/checks/start')
  const { startDelivery } = await import('./lib/enquiry/deliver')
  const { startRedelivery } = await import('./lib/enquiry/redeliver')
  const { startRetention } = await import('./lib/enquiry/retention')
  const { startContentSync: startFreshness } = await import('./lib/content/start')
  const { listAddresses } = await import('./lib/pages/addresses')
  const { startMailQueue: startLetters } = await import('./lib/enquiry/mail/send')
  await startFreshness(contentChanged, listAddresses)
  startDelivery()
  startLetters()
  // First, so that nothing past its time is delivered again.
  startRetention()
  startRedelivery()
  startContentCheck()
}
