import { listDates } from '@/lib/calendar/calendar'
import { answerCalendar, answerIn, type LanguageContext } from '@/lib/feeds/answers'

export const dynamic = 'force-static'

/** The calendar of a language. */
export const GET = (_request: Request, context: LanguageContext): Promise<Response> =>
  answerIn(context, async (locale) => answerCalendar(locale, await listDates(locale.language)))
