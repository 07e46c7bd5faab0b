import 'server-only'
import pino from 'pino'

/** One JSON line per event, with ids and counts: never a name, a telephone number, an address or a token. */
export const log = pino({
  level: process.env.LOG_LEVEL ?? 'info',
  base: null,
  redact: ['*.phone', '*.contact_number', '*.whatsapp', '*.name', '*.student_name', '*.address'],
})
