import { t } from '@/lib/messages/messages'
import { getToday } from '@/lib/content/store/today'
import { formatDay } from '@/lib/messages/values'
import { getSchool } from '@/lib/school/school'

/** On paper: the session and the day on which the tables of the page hold. */
export async function PrintNote() {
  const [{ currentSession }, today] = await Promise.all([getSchool(), getToday()])
  return (
    <p className="page-width hidden print:block">
      {t('page.printed', { session: currentSession || 'none', day: formatDay(today) })}
    </p>
  )
}
