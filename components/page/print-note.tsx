import type { LocaleProps } from '@/lib/messages/messages'
import { getToday } from '@/lib/content/store/read-view'
import { formatDay } from '@/lib/messages/days'
import { getSchool } from '@/lib/school/school'

/** On paper: the session and the day on which the tables of the page hold. */
export async function PrintNote({ locale }: LocaleProps) {
  const [{ currentSession }, today] = await Promise.all([getSchool(locale.language), getToday()])
  return (
    <p className="page-width hidden print:block">
      {locale.t('page.printed', {
        session: currentSession || 'none',
        day: formatDay(locale, today),
      })}
    </p>
  )
}
