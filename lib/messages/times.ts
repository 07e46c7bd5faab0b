import { DEFAULT_LANGUAGE } from 'school-schema/languages'
import type { Locale } from './messages.ts'

/** Times of day as 24-hour clock: 08:30. */
export type Hours = { opens: string; closes: string }

const CLOCK = String.raw`(\d{1,2})(?:[:.](\d\d))?`
const HALF = String.raw`(?:(noon)|([ap])\.?m\b\.?)`
const TO = String.raw`\s*(?:-|–|—|to|till|until)\s*`
const TIME = String.raw`${CLOCK}\s*${HALF}?`
const HOURS = new RegExp(`^${TIME}${TO}${TIME}$`, 'i')
/** Hours, or a time, within a text: "9:30am-3:30pm", "9.40 am". */
const IN_TEXT = new RegExp(`\\b(?:${TIME}${TO})?${CLOCK}\\s*${HALF}`, 'gi')

function clock([hour = '', minute = '00', noon, half]: (string | undefined)[]): string | null {
  const isAfternoon = half?.toLowerCase() === 'p' || noon !== undefined
  const hours = half || noon ? (Number(hour) % 12) + (isAfternoon ? 12 : 0) : Number(hour)
  const isTime = hours < 24 && Number(minute) < 60 && (!half || Number(hour) <= 12)
  return isTime ? `${String(hours).padStart(2, '0')}:${minute}` : null
}

/**
 * Office hours as the school writes them: "8:30am-2pm", "8.30 a.m. to 2 p.m.", "08:30-14:00". Null
 * for any other text, such as two periods, and for an end before the start.
 */
export function parseHours(text: string): Hours | null {
  const found = HOURS.exec(text.trim())
  if (!found) return null
  const [opens, closes] = [clock(found.slice(1, 5)), clock(found.slice(5))]
  return opens && closes && opens < closes ? { opens, closes } : null
}

/** The parts of a day by their last hours, as they are named with a time. */
const PARTS = [
  [3, 'night'],
  [11, 'morning'],
  [15, 'midday'],
  [17, 'afternoon'],
  [19, 'evening'],
] as const

/** A time of day as the site writes it: "8:30am", "2pm", "12 noon", "सुबह 8:30 बजे". */
export function writeTime({ language, t }: Locale, time: string): string {
  const [hour, minute] = [Number(time.slice(0, 2)), time.slice(3)]
  const shown = `${hour % 12 || 12}${minute === '00' ? '' : `:${minute}`}`
  if (language === DEFAULT_LANGUAGE)
    return time === '12:00' ? '12 noon' : `${shown}${hour < 12 ? 'am' : 'pm'}`
  const part = PARTS.find(([last]) => hour <= last)?.[1] ?? 'night'
  return t('values.time', { part, time: shown })
}

const writeHours = (locale: Locale, { opens, closes }: Hours) =>
  locale.t('values.hours', { opens: writeTime(locale, opens), closes: writeTime(locale, closes) })

/** A text of the settings as a reader of the page says its times; in English as it is written. */
export function localTimes(locale: Locale, text: string): string {
  if (locale.language === DEFAULT_LANGUAGE) return text
  const hours = parseHours(text)
  if (hours) return writeHours(locale, hours)
  return text.replace(IN_TEXT, (written, ...found: (string | undefined)[]) => {
    const isRange = found[0] !== undefined
    const range = isRange ? parseHours(written) : null
    const time = isRange ? null : clock(found.slice(4, 8))
    if (range) return writeHours(locale, range)
    return time ? writeTime(locale, time) : written
  })
}
