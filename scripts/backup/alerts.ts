import { z } from 'zod'

const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** How long something fails before an e-mail, and is in order again before the next one. */
const LASTING = 5 * MINUTE
/** A program that crashes repeatedly answers for moments in between. */
const IN_ORDER = MINUTE
/** A night to the next one, and time for a backup to run. */
const BACKUP_AGE = DAY + HOUR
const CERTIFICATE_LEFT = 14 * DAY
const MIN_FREE_BYTES = 500 * 1024 * 1024
const BETWEEN_MAILS = DAY

/** What an operator has to act on. */
export const CAUSES = ['site', 'cms', 'front', 'disk', 'certificate', 'backup'] as const
export type Cause = (typeof CAUSES)[number]

const time = z.number().nullable().default(null)
const course = z.object({ failingSince: time, inOrderSince: time, notifiedAt: time })
const UNKNOWN = course.parse({})

/** What the service remembers between two checks. Times are in milliseconds. */
export const storedState = z.object({
  startedAt: z.number(),
  backupFailedAt: time,
  /** Whether the e-mail about the password of the backups was sent. */
  isPasswordMailSent: z.boolean().default(false),
  causes: z.partialRecord(z.enum(CAUSES), course).default({}),
})
export type State = z.output<typeof storedState>
type Course = z.output<typeof course>

/** A certificate, with times in milliseconds. */
export type Certificate = { begins: number; ends: number; isSelfSigned: boolean }

/** What a check has found. */
export type Observation = {
  isReady: boolean
  isCmsUp: boolean
  isFrontUp: boolean
  /** As visitors get it; null if it cannot be read. */
  certificate: Certificate | null
  freeBytes: number
  /** When the newest backup was complete; null if there is none. */
  backedUpAt: number | null
}

/** An e-mail that is due: about a cause, or that it is over. */
export type Due = { cause: Cause; isOver: boolean }

/** The state after a check, the causes that are present, and the e-mails that are due. */
export function check(
  state: State,
  observed: Observation,
  now: number,
): { state: State; present: Cause[]; due: Due[] } {
  const presence = findCauses(state, observed, now)
  const causes: State['causes'] = {}
  const due: Due[] = []
  for (const cause of CAUSES) {
    const next = follow(state.causes[cause] ?? UNKNOWN, presence[cause], now)
    causes[cause] = next
    if (isAlertDue(next, now)) due.push({ cause, isOver: false })
    if (isOver(next, now)) due.push({ cause, isOver: true })
  }
  const present = CAUSES.filter((cause) => presence[cause] === true)
  return { state: { ...state, causes }, present, due }
}

/** Which causes are present; null if that is not known now. */
function findCauses(
  state: State,
  observed: Observation,
  now: number,
): Record<Cause, boolean | null> {
  const { certificate, backedUpAt } = observed
  const isOld = now - (backedUpAt ?? state.startedAt) > BACKUP_AGE
  return {
    site: !observed.isReady,
    cms: !observed.isCmsUp,
    front: !observed.isFrontUp,
    disk: observed.freeBytes < MIN_FREE_BYTES,
    certificate: certificate && certificate.ends - now < timeToRenew(certificate),
    backup: isOld || (state.backupFailedAt ?? -Infinity) > (backedUpAt ?? -Infinity),
  }
}

/** An authority's certificate is renewed when a third of its life is left, which may be short. */
const timeToRenew = ({ begins, ends, isSelfSigned }: Certificate) =>
  isSelfSigned ? CERTIFICATE_LEFT : Math.min(CERTIFICATE_LEFT, (ends - begins) / 6)

function follow(before: Course, isPresent: boolean | null, now: number): Course {
  // A time in the future means that the clock was set back.
  const since = (earlier: number | null) => Math.min(earlier ?? now, now)
  if (isPresent === null) return before
  if (isPresent) return { ...before, failingSince: since(before.failingSince), inOrderSince: null }
  const inOrderSince = since(before.inOrderSince)
  const hasEnded = now - inOrderSince >= IN_ORDER
  return { ...before, inOrderSince, failingSince: hasEnded ? null : before.failingSince }
}

const isAlertDue = ({ failingSince, inOrderSince, notifiedAt }: Course, now: number) =>
  failingSince !== null &&
  inOrderSince === null &&
  now - failingSince >= LASTING &&
  (notifiedAt === null || notifiedAt > now || now - notifiedAt >= BETWEEN_MAILS)

const isOver = ({ inOrderSince, notifiedAt }: Course, now: number) =>
  notifiedAt !== null && inOrderSince !== null && now - inOrderSince >= LASTING

/** The state after an e-mail. */
export function markSent(state: State, { cause, isOver: over }: Due, now: number): State {
  const next = { ...UNKNOWN, ...state.causes[cause], notifiedAt: over ? null : now }
  return { ...state, causes: { ...state.causes, [cause]: next } }
}
