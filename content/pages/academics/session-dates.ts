type CalendarKind = 'Term' | 'Holiday' | 'Examination' | 'Event'

export type CalendarDate = {
  /** ISO days; `to` is the last day of an event of several days. */
  from: string
  to?: string
  title: string
  kind: CalendarKind
  /** The time of day at which it begins, 24-hour clock: 09:00. */
  time?: string
  place?: string
}

const DAY_MS = 24 * 60 * 60 * 1000
const [SUNDAY, MONDAY, SATURDAY] = [0, 1, 6]

const openHouse = { time: '09:00', place: 'Classrooms' }
const parade = { time: '08:00', place: 'School courtyard' }
const athletics = { time: '09:00', place: 'School playing field' }
const annualDay = { time: '10:00', place: 'School hall' }

/**
 * Sample dates of the session that begins in this year, in order, relative to a day of the year, or
 * to the first Monday or Saturday after it, so that they fit every year. Festivals that follow the
 * moon are left out, as their days cannot be calculated this way.
 */
export function datesOfSession(firstYear: number): CalendarDate[] {
  const dayOf = (monthAndDay: string, days = 0): string => {
    const year = monthAndDay < '04-01' ? firstYear + 1 : firstYear
    return isoDay(Date.parse(`${year}-${monthAndDay}`) + days * DAY_MS)
  }
  const next = (weekday: number, monthAndDay: string, days = 0) =>
    dayOf(monthAndDay, ((weekday - weekdayOf(dayOf(monthAndDay)) + 7) % 7) + days)
  /** The day before if it would be a Sunday. */
  const schoolDayOf = (day: string) => dayOf(day, weekdayOf(dayOf(day)) === SUNDAY ? -1 : 0)
  const weeks = (monthAndDay: string, count: number) => ({
    from: next(MONDAY, monthAndDay),
    to: next(MONDAY, monthAndDay, count * 7 - 2),
  })
  return [
    { from: schoolDayOf('04-02'), title: 'The session begins', kind: 'Term' },
    { from: dayOf('04-14'), title: 'Ambedkar Jayanti', kind: 'Holiday' },
    { from: dayOf('04-15'), title: 'Bengali New Year', kind: 'Holiday' },
    { from: dayOf('05-01'), title: 'May Day', kind: 'Holiday' },
    { from: schoolDayOf('05-09'), title: 'Rabindra Jayanti', kind: 'Event' },
    { ...weeks('05-22', 4), title: 'Summer vacation', kind: 'Holiday' },
    { from: next(MONDAY, '05-22', 28), title: 'School reopens', kind: 'Term' },
    { ...weeks('07-10', 1), title: 'Unit test 1', kind: 'Examination' },
    { from: next(SATURDAY, '07-22'), title: 'Open house for parents', kind: 'Event', ...openHouse },
    {
      from: dayOf('08-15'),
      title: 'Independence Day: flag hoisting at school',
      kind: 'Event',
      ...parade,
    },
    { from: schoolDayOf('09-05'), title: 'Teachers’ Day', kind: 'Event' },
    { ...weeks('09-07', 2), title: 'Half-yearly examination', kind: 'Examination' },
    { from: dayOf('10-02'), title: 'Gandhi Jayanti', kind: 'Holiday' },
    { from: next(SATURDAY, '10-03'), title: 'Open house for parents', kind: 'Event', ...openHouse },
    { ...weeks('10-12', 2), title: 'Autumn vacation', kind: 'Holiday' },
    { from: next(MONDAY, '10-12', 14), title: 'School reopens', kind: 'Term' },
    { from: schoolDayOf('11-14'), title: 'Children’s Day', kind: 'Event' },
    { ...weeks('11-20', 1), title: 'Unit test 2', kind: 'Examination' },
    { from: next(SATURDAY, '12-08'), title: 'Inter-house athletics', kind: 'Event', ...athletics },
    { from: next(SATURDAY, '12-15'), title: 'Annual day', kind: 'Event', ...annualDay },
    { from: dayOf('12-24'), to: dayOf('01-02'), title: 'Winter vacation', kind: 'Holiday' },
    { from: next(MONDAY, '01-03'), title: 'School reopens', kind: 'Term' },
    {
      from: dayOf('01-26'),
      title: 'Republic Day: flag hoisting at school',
      kind: 'Event',
      ...parade,
    },
    { ...weeks('02-15', 2), title: 'Annual examination', kind: 'Examination' },
    { from: next(SATURDAY, '03-12'), title: 'Report cards are given to parents', kind: 'Event' },
    { from: schoolDayOf('03-31'), title: 'The session ends', kind: 'Term' },
  ]
}

const isoDay = (time: number) => new Date(time).toISOString().slice(0, 10)
const weekdayOf = (day: string) => new Date(day).getUTCDay()
