/** One line of a log. */
export type Entry = { time: number; source: string; text: string }

const LEVELS: Record<number, string> = {
  10: 'trace',
  20: 'debug',
  30: 'info',
  40: 'warn',
  50: 'error',
  60: 'fatal',
}

const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium', timeZone: 'Asia/Kolkata' })

/** A JSON log entry of the site as text; other lines unchanged. */
export function toWords(message: string): string {
  const [, json = ''] = /^(?:site\s*\| )?(\{.*\})$/.exec(message) ?? []
  const parsed = parse(json)
  if (!parsed) return message
  const { level, time: _, event, ...details } = parsed
  const words = Object.entries(details).map(([name, value]) => `${name}=${JSON.stringify(value)}`)
  return [LEVELS[Number(level)] ?? level, event, ...words].join(' ')
}

function parse(json: string): Record<string, unknown> | null {
  try {
    return JSON.parse(json) as Record<string, unknown>
  } catch {
    return null
  }
}

/** An entry as a line with the school's time. */
export const lineOf = ({ time, source, text }: Entry): string =>
  `${clock.format(time)}  ${source.padEnd(8)}${text}`
