import { answerNoticeDate } from '@/lib/feeds/answer-calendar'

type Context = { params: Promise<{ id: string }> }

export const dynamic = 'force-static'

/** The date of a current notice as an iCalendar file. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  return answerNoticeDate((await params).id)
}
