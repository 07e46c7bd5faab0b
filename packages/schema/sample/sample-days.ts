import { beginningOf, dayAfter, formatter, isSunday, sessionOf, weekdays } from '../day.ts'
import { ownValue } from '../values/own-value.ts'

type Write = (day: string, language?: string) => string

const format = (options: Intl.DateTimeFormatOptions): Write => {
  const write = formatter(options)
  return (day, language) => write(new Date(day), language)
}

const weekday = format({ weekday: 'long' })
const short = format({ day: 'numeric', month: 'long' })
const inTable = format({ weekday: 'short', day: 'numeric', month: 'long' })

/** How a day is written; see `sample/README.md`. */
const FORMATS: Readonly<Record<string, Write>> = {
  iso: (day) => day,
  short,
  long: (day, language) => `${weekday(day, language)}, ${short(day, language)}`,
  month: format({ month: 'long' }),
  // On one line of a narrow column.
  table: (day, language) => inTable(day, language).replaceAll(' ', '&nbsp;'),
  session: sessionOf,
  year: (day) => day.slice(0, 4),
  end: (day) => beginningOf(dayAfter(day)).toISOString(),
}

const DAYS_OF_WEEK = Object.values(weekdays).map((name) => name.toLowerCase())

/** The days from which expressions start, `session` is its first day; and whether the calendar has nothing on a day. */
export type Start = { today: string; session: string; isFree?: (day: string) => boolean }

/** The first day of the session of a day, or of one that is some sessions later. */
export const sessionStart = (day: string, later = 0): string =>
  `${Number(sessionOf(day).slice(0, 4)) + later}-04-01`

function takeStep(day: string, step: string, isFree: Start['isFree']): string {
  const [, figure, isYears] = /^([+-]\d+)(y?)$/.exec(step) ?? []
  if (isYears) return `${Number(day.slice(0, 4)) + Number(figure)}${day.slice(4)}`
  if (figure) return dayAfter(day, Number(figure))
  const index = DAYS_OF_WEEK.indexOf(step)
  if (index >= 0) return dayAfter(day, (index - new Date(day).getUTCDay() + 7) % 7)
  if (step === 'free')
    return !isFree || isFree(day) ? day : takeStep(dayAfter(day, 7), step, isFree)
  if (step === 'school-day') return isSunday(day) ? dayAfter(day, -1) : day
  if (step === '15th') return nextFifteenth(day)
  throw new Error(`The sample has no step ${step}.`)
}

function nextFifteenth(day: string): string {
  const inMonth = `${day.slice(0, 7)}-15`
  return day <= inMonth ? inMonth : `${dayAfter(inMonth, 30).slice(0, 7)}-15`
}

function dayOf(expression: string, { today, session, isFree }: Start): string {
  const [start, ...steps] = expression.trim().split(/\s+/)
  const first = start === 'session' ? session : start === 'today' ? today : null
  if (first === null) throw new Error(`The sample has no day ${expression}.`)
  const inSession = start === 'session' && /^\d\d-\d\d$/.test(steps[0] ?? '') ? steps.shift() : null
  const year = Number(first.slice(0, 4)) + (inSession && inSession < '04-01' ? 1 : 0)
  const begin = inSession ? `${year}-${inSession}` : first
  return steps.reduce((day, step) => takeStep(day, step, isFree), begin)
}

/** A text of the sample with its days, such as `{{today +3 saturday | long hi}}`, written out. */
export const fillDays = (text: string, start: Start): string =>
  text.replace(/\{\{([^|}]+)(?:\|([^}]+))?\}\}/g, (_, expression: string, format = 'iso') => {
    const [name = '', language] = String(format).trim().split(' ')
    const write = ownValue(FORMATS, name)
    if (!write) throw new Error(`The sample has no format ${name}.`)
    return write(dayOf(expression, start), language)
  })
