import { listNoticeDates, parseNoticeId } from '@/lib/content/collections/notices'
import { answerCalendar } from '@/lib/feeds/answer-calendar'

type Context = { params: Promise<{ id: string }> }

export const dynamic = 'force-static'

/** The date of a current notice as an iCalendar file. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const id = parseNoticeId((await params).id)
  const dates = await listNoticeDates()
  const own = dates.filter(({ notice }) => notice === id)
  return own.length > 0 ? answerCalendar(own) : new Response('Not Found', { status: 404 })
}
