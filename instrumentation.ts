/** Next calls this once when the server starts, before it answers. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { startDelivery } = await import('./lib/enquiry/deliver')
  const { startRetention } = await import('./lib/enquiry/retention')
  const { startLetters } = await import('./lib/office-mail/send')
  startDelivery()
  startLetters()
  startRetention()
}
