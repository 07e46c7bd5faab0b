import { answerTable } from '@/lib/feeds/tables'

type Context = { params: Promise<{ file: string }> }

export const dynamic = 'force-static'

/** A table of the website as data for other programs. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { file } = await params
  return (await answerTable(file)) ?? new Response('Not Found', { status: 404 })
}
