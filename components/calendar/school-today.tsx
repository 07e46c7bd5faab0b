import type { LocaleProps } from '@/lib/messages/messages'
import { schoolNote } from '@/lib/calendar/today-notes'
import { listDates } from '@/lib/calendar/calendar'
import { getToday } from '@/lib/content/store/read-view'
import { concerns, type ClassOfSchool } from '@/lib/classes/classes'
import { getSchool } from '@/lib/school/school'

/** Whether there is school today, or tomorrow once it has ended; nothing if that is not known. */
export async function SchoolToday({ locale, found }: LocaleProps & { found?: ClassOfSchool }) {
  const [school, dates] = await Promise.all([
    getSchool(locale.language),
    listDates(locale.language),
    getToday(),
  ])
  // A date for the class counts as one for everybody.
  const own =
    found && dates.filter((row) => concerns(row, found)).map((row) => ({ ...row, audience: [] }))
  const note = schoolNote(locale, { school, dates: own ?? dates })
  return (
    note && (
      <p data-until={note.until} className="font-semibold">
        {locale.mark(note.text)}
      </p>
    )
  )
}
