import { formatDay, formatSchoolTime } from '../messages/days.ts'
import { english } from '../messages/messages.ts'
import type { Week } from './gather.ts'

/** The most lines of a part; the rest is a number. */
const MOST = 25

type Part = { title: string; lines: string[] }

const listed = (lines: string[], more: string): string[] =>
  lines.length <= MOST
    ? lines
    : [...lines.slice(0, MOST), `and ${lines.length - MOST} more ${more}`]

function enquiriesOf({ received, open, overdue, hoursToContact }: Week['enquiries']): string[] {
  const time =
    hoursToContact !== null && hoursToContact <= 1 ? 'an hour' : `${hoursToContact} hours`
  return [
    `Received: ${received}.`,
    hoursToContact === null
      ? []
      : `Half of those that were contacted heard from the school within ${time}.`,
    open > 0 ? `Waiting for an answer: ${open}; overdue: ${overdue}.` : 'None waits for an answer.',
  ].flat()
}

function partsOf(week: Week): Part[] {
  const { published, enquiries, subscribers, ends, toFix, missing, today } = week
  const endOf = (day: string) => (day < today ? 'ended on' : 'ends on')
  return [
    {
      title: 'Published in the last seven days',
      lines: listed(
        published.map(
          ({ what, who, at }) => `${what}, by ${who}, ${formatSchoolTime(english, Date.parse(at))}`,
        ),
        'changes',
      ),
    },
    {
      title: 'Ends or expires within 60 days',
      lines: listed(
        ends.map(({ what, day }) => `${what} ${endOf(day)} ${formatDay(english, day)}`),
        'dates',
      ),
    },
    { title: 'Enquiries', lines: enquiriesOf(enquiries) },
    { title: 'Content to fix', lines: listed(toFix, 'entries in “Content to fix”') },
    { title: 'Missing for the Board', lines: missing },
    { title: 'Notices by e-mail', lines: [`Addresses: ${subscribers}.`] },
  ]
}

/** The report of a week. It has nothing that families wrote. */
export function composeReport(week: Week, school: string, studioUrl: string) {
  const parts = partsOf(week).map(({ title, lines }) => ({
    title,
    lines: lines.length > 0 ? lines : ['Nothing.'],
  }))
  const end = `To read and correct: ${studioUrl}. This report comes each Monday; to stop it, untick “Weekly Report” in School.`
  const text = parts.map(({ title, lines }) =>
    [title, ...lines.map((line) => `- ${line}`)].join('\n'),
  )
  return {
    subject: `The website of ${school}: week to ${formatDay(english, week.today)}`,
    text: `${[...text, end].join('\n\n')}\n`,
  }
}
