const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const NOT_READY_FOR = 5 * MINUTE
/** A night to the next one, and time for a backup to run. */
const BACKUP_AGE = DAY + HOUR
const CERTIFICATE_LEFT = 14 * DAY
const BETWEEN_MAILS = DAY

export type Cause = 'site' | 'backup' | 'certificate'

/** What the service remembers between two checks. Times are in milliseconds. */
export type State = {
  startedAt: number
  /** Since when the site is not ready. */
  failingSince: number | null
  /** When an e-mail about each cause was last sent. */
  sentAt: Partial<Record<Cause, number>>
}

/** What a check has found. */
export type Finding = {
  isReady: boolean
  /** When the certificate expires; null without https, or if it cannot be read. */
  certificateEnds: number | null
  /** When the newest backup was complete; null if there is none. */
  backedUpAt: number | null
}

/** The state after a check, and the causes of which an e-mail is due. */
export function check(
  state: State,
  { isReady, certificateEnds, backedUpAt }: Finding,
  now: number,
): { state: State; due: Cause[] } {
  // A time in the future means that the clock was set back.
  const since = Math.min(state.failingSince ?? now, now)
  const present: Record<Cause, boolean> = {
    site: !isReady && now - since >= NOT_READY_FOR,
    backup: now - (backedUpAt ?? state.startedAt) > BACKUP_AGE,
    certificate: certificateEnds !== null && certificateEnds - now < CERTIFICATE_LEFT,
  }
  const due = CAUSES.filter((cause) => present[cause] && isDue(state.sentAt[cause], now))
  return { state: { ...state, failingSince: isReady ? null : since }, due }
}

/** The state after an e-mail about some causes. */
export const markSent = (state: State, causes: readonly Cause[], now: number): State => ({
  ...state,
  sentAt: { ...state.sentAt, ...Object.fromEntries(causes.map((cause) => [cause, now])) },
})

const isDue = (sentAt: number | undefined, now: number) =>
  sentAt === undefined || sentAt > now || now - sentAt >= BETWEEN_MAILS

const CAUSES = ['site', 'backup', 'certificate'] as const

const texts: Record<Cause, { subject: string; text: string }> = {
  site: {
    subject: 'the website does not work',
    text: `The website has not been in order for five minutes.

What to do, in the folder of compose.yaml on the server:
1. docker compose up -d
2. docker compose ps, and docker compose logs --since 1h site cms front: the last lines say why.
3. If the disk is full (df -h), make room and repeat the first step.`,
  },
  backup: {
    subject: 'there is no backup of today',
    text: `The newest backup of the website is older than a day.

What to do, in the folder of compose.yaml on the server:
1. docker compose exec backup backup
   makes one now, or says why it cannot: the disk is full, or the storage does not answer.
2. If the backup service does not run: docker compose up -d`,
  },
  certificate: {
    subject: 'the certificate ends soon',
    text: `The certificate of the website ends within 14 days. After that, browsers warn visitors.
It is normally renewed 30 days before.

What to do, in the folder of compose.yaml on the server:
1. docker compose restart front, and docker compose logs front: the last lines say why.
2. Usual reasons: the name does not lead to this server any more, or port 80 is closed.`,
  },
}

/** The e-mail about one cause. */
export const composeAlert = (cause: Cause, siteUrl: string) => ({
  subject: `${new URL(siteUrl).hostname}: ${texts[cause].subject}`,
  text: `${texts[cause].text}

More: docs/operate.md. This e-mail is sent once a day until it is solved.
${siteUrl}
`,
})
