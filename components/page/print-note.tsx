import { t } from '@/lib/messages/messages'
import { getToday } from '@/lib/content/store/today'
import { sessionOf } from 'school-schema/day'
import { formatDay } from '@/lib/messages/values'

/** On paper: the session and the day on which the tables of the page hold. */
export async function PrintNote() {
  const today = await getToday()
  return (
    <p className="page-width hidden print:block">
      {t('page.printed', { session: sessionOf(today), day: formatDay(today) })}
    </p>
  )
}
