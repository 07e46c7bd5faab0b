import { getSharingPicture } from '@/lib/sharing/og/draw-card'

type Context = { params: Promise<{ card: string }> }

/** The preview picture of a shared link. Its address changes with its text. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const picture = await getSharingPicture((await params).card)
  if (!picture) return new Response('404 Not Found', { status: 404 })
  return new Response(picture, {
    headers: { 'content-type': 'image/png', 'cache-control': 'public, max-age=86400' },
  })
}
