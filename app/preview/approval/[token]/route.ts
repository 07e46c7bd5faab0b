import { answerLink } from '@/lib/principal/answer'

type Context = { params: Promise<{ token: string }> }

export const dynamic = 'force-dynamic'

const answer = async (request: Request, { params }: Context): Promise<Response> =>
  answerLink(request, 'approval', (await params).token)

export { answer as GET, answer as POST }
