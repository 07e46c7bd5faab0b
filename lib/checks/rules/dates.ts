import { dayAfter, lastDayOfSession } from 'school-schema/day'
import { readFigures } from 'school-schema/figures/figure-reader'
import { formatDay, formatFullDay } from '../../messages/days.ts'
import type { RawRow } from '../../content/client/raw-rows.ts'
import type { Content } from '../content.ts'
import { eachRow, type RuleSet } from './rule.ts'
import { english } from '../../messages/messages.ts'

/** An inspection for a new certificate takes weeks. */
const RENEWAL_DAYS = 60

const isOver = (last: string | null, { today }: Content): boolean => last !== null && last < today

/** No event is longer. */
const MAX_DAYS = 370

/** Whether a text in English, Hindi or Bengali names days, but none of an event. */
export function namesOtherDays(text: string, from: string, to: string): boolean {
  // In "Room 12, March 3" the comma ends a number, in "12, March" it does not.
  const figures = [text, text.replaceAll(',', ';')].flatMap(readFigures)
  const named = figures.flatMap(({ kind, value }) => (kind === 'date' ? value : []))
  const own = new Set<number>()
  for (let day = from, count = 0; day <= to && count < MAX_DAYS; day = dayAfter(day), count += 1)
    own.add(Number(day.slice(5).replace('-', '')))
  return named.length > 0 && !named.some((day) => own.has(day))
}

/** Whether the date of a notice in the calendar is none of those that its title and text name, in any language. */
function isMoved({
  event_date: from,
  event_until,
  title,
  description,
  translations,
}: RawRow<'notification'>): boolean {
  if (!from) return false
  return [{ title, description }, ...translations].some((words) => {
    const texts = [words.title, words.description].filter((each) => typeof each === 'string')
    // The day of the event is rather in the title; a text also names others.
    return [texts[0] ?? '', texts.join(' ')].some((text) =>
      namesOtherDays(text, from, event_until ?? from),
    )
  })
}

/** Dates that are past or will be soon. A document with a remark says what is under way. */
export const dateRules: RuleSet = {
  'needs-fixing': [
    eachRow(
      'school',
      ({ session }, content) => isOver(session && lastDayOfSession(session), content),
      {
        code: 'session-over',
        category: 'past',
        what: ({ session }) =>
          `the session of the admissions, ${session}, is over: the website says that admission is closed`,
        todo: 'Write the coming session into “Session”. The dates of the calendar follow it.',
      },
    ),
    eachRow(
      'disclosure_document',
      ({ remark, valid_until }, content) => !remark && isOver(valid_until, content),
      {
        code: 'certificate-over',
        category: 'past',
        what: ({ valid_until }) => `it was valid until ${formatDay(english, valid_until ?? '')}`,
        todo: 'Add the renewed document as a new row and hide this one; or write a remark that says what is under way.',
      },
    ),
    eachRow('notification', isMoved, {
      code: 'event-moved',
      what: ({ event_date }) =>
        `its date in the calendar is ${formatFullDay(english, event_date ?? '')}, and its title or text names another day`,
      todo: 'Correct the date in the calendar, or the day in the title and text, in each language.',
    }),
    eachRow(
      'disclosure_document',
      ({ remark, valid_until: last }, { today }) =>
        !remark && last !== null && last >= today && last <= dayAfter(today, RENEWAL_DAYS),
      {
        code: 'certificate-ends',
        what: ({ valid_until }) => `it is valid until ${formatDay(english, valid_until ?? '')}`,
        todo: 'Have it renewed, and add the new document as a new row.',
      },
    ),
  ],
}
