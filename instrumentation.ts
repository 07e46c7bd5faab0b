/** Next calls this once when the server starts, before it answers. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  // First of all: whoever looks at a request later goes by its address.
  const { mendRequests } = await import('./lib/site/mend-address')
  mendRequests()
  // A page in the making has neither hashes nor a nonce, and reloads itself by evaluated code.
  if (process.env.NODE_ENV === 'production') {
    const { guardAnswers } = await import('./lib/security/answers')
    guardAnswers()
    const { finishRequests } = await import('./lib/site/finish-requests')
    finishRequests()
  }
  const { contentChanged } = await import('./lib/content-check/schedule')
  const { startContentCheck } = await import('./lib/content-check/start')
  const { startDelivery } = await import('./lib/enquiry/deliver')
  const { startRedelivery } = await import('./lib/enquiry/redeliver')
  const { startRetention } = await import('./lib/enquiry/retention')
  const { startFreshness } = await import('./lib/freshness/start')
  const { startLetters } = await import('./lib/office-mail/send')
  await startFreshness(contentChanged)
  startDelivery()
  startLetters()
  // First, so that nothing past its time is delivered again.
  startRetention()
  startRedelivery()
  startContentCheck()
}
