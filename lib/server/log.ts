import 'server-only'
import pino from 'pino'

/** Logs one JSON line per event, with ids and counts: never names, telephone numbers, addresses or tokens. */
export const log = pino(
  {
    level: process.env.LOG_LEVEL ?? 'info',
    base: null,
    redact: ['*.phone', '*.contact_number', '*.whatsapp', '*.name', '*.student_name', '*.address'],
  },
  // Written at once: a process that is killed leaves the reason, and no listener waits for its end.
  pino.destination({ sync: true }),
)
