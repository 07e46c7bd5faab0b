const HOUR = 3_600_000

/** A night to the next one, and time for a backup to run. */
const MAX_AGE = 25 * HOUR
const BETWEEN_MAILS = 24 * HOUR

/** What the service remembers between two checks. Times are in milliseconds. */
export type State = {
  startedAt: number
  /** When an e-mail was last sent; null if none was. */
  sentAt: number | null
}

/** Whether an e-mail about the newest backup is due; `backedUpAt` is null if there is none. */
export function isAlertDue(
  { startedAt, sentAt }: State,
  backedUpAt: number | null,
  now: number,
): boolean {
  if (now - (backedUpAt ?? startedAt) <= MAX_AGE) return false
  // A time in the future means that the clock was set back.
  return sentAt === null || sentAt > now || now - sentAt >= BETWEEN_MAILS
}

/** The e-mail about a missing backup. */
export const composeAlert = (siteUrl: string) => ({
  subject: `${new URL(siteUrl).hostname}: there is no backup of today`,
  text: `The newest backup of the website is older than a day.

What to do, in the folder of compose.yaml on the server:
1. docker compose exec backup backup
   makes one now, or says why it cannot: the disk is full, or the storage does not answer.
2. If the backup service does not run: docker compose up -d

More: docs/operate.md. This e-mail is sent once a day until it is solved.
${siteUrl}
`,
})
