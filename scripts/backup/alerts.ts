import { DAY_MS, HOUR_MS, MINUTE_MS } from 'school-schema/values/durations'
import { z } from 'zod'

/**
 * How long a cause is present before an e-mail, and absent before it is over: a program that crashes
 * repeatedly answers for moments in between.
 */
const LASTING = 5 * MINUTE_MS
/** A night to the next one, and time for a backup to run. */
const BACKUP_AGE = DAY_MS + HOUR_MS
const CERTIFICATE_LEFT = 14 * DAY_MS
const MIN_FREE_BYTES = 500 * 1024 * 1024

/** What an operator has to act on. */
export const CAUSES = ['site', 'cms', 'front', 'disk', 'certificate', 'backup'] as const
export type Cause = (typeof CAUSES)[number]

const time = z.number().nullable().default(null)
const course = z.object({ failingSince: time, inOrderSince: time, notifiedAt: time })

/** What the service remembers between two checks. Times are in milliseconds. */
export const storedState = z.object({
  startedAt: z.number(),
  backupFailedAt: time,
  /** Whether the e-mail about the password of the backups was sent. */
  isPasswordMailSent: z.boolean().default(false),
  causes: z.partialRecord(z.enum(CAUSES), course).default({}),
})
export type State = z.output<typeof storedState>

/** What a check has found. Times are in milliseconds. */
export type Observation = {
  isReady: boolean
  isCmsUp: boolean
  isFrontUp: boolean
  /** As visitors get it; null if it cannot be read. */
  certificate: { begins: number; ends: number } | null
  freeBytes: number
  /** When the newest backup was complete; null if there is none. */
  backedUpAt: number | null
}

/** Sends an e-mail about a cause, or that it is over. Resolves to whether nothing more is to be sent. */
export type SendAlert = (cause: Cause, isOver: boolean) => Promise<boolean>

/** Notes a check in the state, and sends the e-mails that are due. Resolves to whether all is in order. */
export async function check(
  state: State,
  observed: Observation,
  now: number,
  send: SendAlert,
): Promise<boolean> {
  const presence = findCauses(state, observed, now)
  // A time in the future means that the clock was set back.
  const since = (earlier: number | null) => Math.min(earlier ?? now, now)
  const isRecent = (sent: number | null) => sent !== null && sent <= now && now - sent < DAY_MS
  for (const cause of CAUSES) {
    const found = (state.causes[cause] ??= course.parse({}))
    if (presence[cause]) {
      found.inOrderSince = null
      found.failingSince = since(found.failingSince)
      const isDue = now - found.failingSince >= LASTING && !isRecent(found.notifiedAt)
      if (isDue && (await send(cause, false))) found.notifiedAt = now
    } else if (presence[cause] !== null) {
      found.inOrderSince = since(found.inOrderSince)
      if (now - found.inOrderSince < LASTING) continue
      found.failingSince = null
      if (found.notifiedAt !== null && (await send(cause, true))) found.notifiedAt = null
    }
  }
  return !Object.values(presence).includes(true)
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
    // It is renewed when a third of its life is left, which may be short.
    certificate:
      certificate &&
      certificate.ends - now <
        Math.min(CERTIFICATE_LEFT, (certificate.ends - certificate.begins) / 6),
    backup: isOld || (state.backupFailedAt ?? -Infinity) > (backedUpAt ?? -Infinity),
  }
}
