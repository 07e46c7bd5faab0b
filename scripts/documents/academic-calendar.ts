import { calendarDates, type CalendarDate } from '../../content/pages/academics/school-calendar.ts'
import { documents } from '../../content/pages/documents.ts'
import { defaultSchool } from '../../content/school.ts'
import type { PrintedDocument } from './document.ts'
import { cells, columnHeads, escape } from './html.ts'

const COLUMNS = ['Month', 'Date', 'What']
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

/** The title says the other kinds itself. */
function named({ title, kind }: CalendarDate): string {
  return kind === 'Holiday' ? `${title} (holiday)` : title
}

function monthRows([name, dates]: [name: string, dates: CalendarDate[]]): string {
  const heading = `<th rowspan="${dates.length}" scope="rowgroup">${escape(name)}</th>`
  const rows = dates.map(
    (date, index) => `<tr>${index === 0 ? heading : ''}${cells([written(date), named(date)])}</tr>`,
  )
  return `<tbody>${rows.join('')}</tbody>`
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
  warning: `A sample under the name that the website gives it; the dates are those of the session ${defaultSchool.session}.`,
  style: `
    section + section { break-before: page }
    tbody th, tbody td { padding-block: 2mm }
    tbody { break-inside: avoid }
    th:first-child { width: 20% }
    thead th:nth-child(2) { width: 30% }`,
  body: [
    halfYear('April to September', calendarDates.filter(isFirstHalf)),
    halfYear(
      'October to March',
      calendarDates.filter((date) => !isFirstHalf(date)),
    ),
  ].join(''),
}
