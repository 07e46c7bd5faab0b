import { listDates } from '@/lib/calendar/calendar'
import { answerCalendar } from '@/lib/feeds/answer-calendar'
import { answerIn, type LanguageContext } from '@/lib/feeds/answer-in'

export const dynamic = 'force-static'

/** The calendar of a language. */
export const GET = (_request: Request, context: LanguageContext): Promise<Response> =>
  answerIn(context, async (locale) => answerCalendar(locale, await listDates(locale.language)))
