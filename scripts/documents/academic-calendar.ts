import { calendarDates, type CalendarDate } from '../../content/pages/academics/calendar-dates.ts'
import { documents } from '../../content/pages/documents.ts'
import { defaultSchool } from '../../content/school.ts'
import type { PrintedDocument } from './document.ts'
import { cells, columnHeads, escape } from './html.ts'

const COLUMNS = ['Date', 'What', 'Kind']
const month = new Intl.DateTimeFormat('en-IN', { month: 'long', year: 'numeric', timeZone: 'UTC' })
const day = new Intl.DateTimeFormat('en-IN', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
})

const monthOf = ({ from }: CalendarDate) => month.format(new Date(from))

function written({ from, to }: CalendarDate): string {
  return [from, to ?? from]
    .filter((date, index, [first]) => index === 0 || date !== first)
    .map((date) => day.format(new Date(date)))
    .join(' to ')
}

function monthRows([name, dates]: [name: string, dates: CalendarDate[]]): string {
  const heading = `<tr><th colspan="${COLUMNS.length}" scope="rowgroup">${escape(name)}</th></tr>`
  const rows = dates.map((date) => `<tr>${cells([written(date), date.title, date.kind])}</tr>`)
  return `<tbody>${heading}${rows.join('')}</tbody>`
}

/** Half of the session, on a page of its own. */
function halfYear(heading: string, dates: readonly CalendarDate[]): string {
  const months = Object.entries(Object.groupBy(dates, monthOf)).map(
    ([name, group = []]): [string, CalendarDate[]] => [name, group],
  )
  return `<section><h2>${escape(heading)}</h2>
    <table>${columnHeads(COLUMNS)}${months.map(monthRows).join('')}</table></section>`
}

const isFirstHalf = ({ from }: CalendarDate) => from.slice(5, 7) >= '04' && from.slice(5, 7) < '10'

/** The dates of the session by month, one half of it to a page. */
export const academicCalendar: PrintedDocument = {
  ...documents.calendar,
  warning: `A sample. The document keeps the name that it has on the website; its dates are those of the session ${defaultSchool.session}.`,
  style: `
    section + section { break-before: page }
    tbody { break-inside: avoid }
    th[scope=rowgroup] { padding-top: 2.5mm; font-family: Fraunces; font-size: 11.5pt }
    td:first-child { width: 30% }
    td:last-child { width: 22% }`,
  body: [
    halfYear('April to September', calendarDates.filter(isFirstHalf)),
    halfYear(
      'October to March',
      calendarDates.filter((date) => !isFirstHalf(date)),
    ),
  ].join(''),
}
