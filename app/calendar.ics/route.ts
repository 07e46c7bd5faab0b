import { listDates } from '@/lib/content/collections/calendar'
import { answerCalendar } from '@/lib/feeds/answer-calendar'

export const dynamic = 'force-static'

/** The dates of the calendar page as an iCalendar feed. */
export async function GET(): Promise<Response> {
  return answerCalendar(await listDates())
}
