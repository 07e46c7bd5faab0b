import { parseArgs } from 'node:util'
import { dayAfter, parseDay, schoolDay } from '../../lib/format/day.ts'
import { Problem } from '../launcher/problem.mjs'

/** A period in milliseconds. */
export type Window = { from: number; to: number }

const MINUTE_MS = 60_000
const MAX_MINUTES = 720

const USAGE = `Say when, by the clock of the school:
  npm run log -- 10:15                     what happened five minutes before and after
  npm run log -- 10:15 --minutes 30        half an hour before and after
  npm run log -- 10:15 --day 2026-11-21    on another day`

/** Parses the arguments; without a day, the time is the latest past one. */
export function parseWindow(args: string[], now = Date.now()): Window {
  const { time, day, minutes } = parseOptions(args)
  const today = schoolDay(new Date(now))
  const at = (date: string) => Date.parse(`${date}T${time}:00+05:30`)
  const named = day ?? (at(today) > now ? dayAfter(today, -1) : today)
  return { from: at(named) - minutes * MINUTE_MS, to: at(named) + minutes * MINUTE_MS }
}

function parseOptions(args: string[]) {
  const { values, positionals } = parse(args)
  const [, hours, minute] = /^(\d|[01]\d|2[0-3])[:.]([0-5]\d)$/.exec(positionals[0] ?? '') ?? []
  const day = values.day === undefined ? null : parseDay(values.day)
  const minutes = Number(values.minutes)
  const isWhole = Number.isInteger(minutes) && minutes >= 1 && minutes <= MAX_MINUTES
  if (!hours || positionals.length > 1 || !isWhole || (values.day && !day)) throw new Problem(USAGE)
  return { time: `${hours.padStart(2, '0')}:${minute}`, day, minutes }
}

function parse(args: string[]) {
  const options = { day: { type: 'string' }, minutes: { type: 'string', default: '5' } } as const
  try {
    return parseArgs({ args, options, allowPositionals: true })
  } catch {
    throw new Problem(USAGE)
  }
}
