import { observed } from '@/lib/server/parts'
import { getSharingPicture } from '@/lib/cards/draw-card'

type Context = { params: Promise<{ card: string }> }

/** The preview picture of a shared link. Its address changes with its text. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { card } = await params
  const picture = await observed('card', card, () => getSharingPicture(card)).catch(() => null)
  if (!picture) return new Response('404 Not Found', { status: 404 })
  return new Response(picture, {
    headers: { 'content-type': 'image/png', 'cache-control': 'public, max-age=86400' },
  })
}
