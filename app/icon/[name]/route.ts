import { CmsBroken } from '@/lib/content/client/errors'
import { DEFAULT_LANGUAGE } from 'school-schema/languages'
import { getSchool } from '@/lib/school/school'
import { getIcon } from '@/lib/cards/draw-card'
import { emblemOf, iconSizes, versionOf } from '@/lib/cards/emblem'

type Context = { params: Promise<{ name: string }> }

/** The emblem of the school as a PNG; an address with its version never changes. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { name } = await params
  const size = iconSizes.find((each) => `${each}.png` === name)
  if (!size) return new Response('404 Not Found', { status: 404 })
  const emblem = emblemOf(await getSchool(DEFAULT_LANGUAGE))
  const isVersioned = new URL(request.url).searchParams.get('v') === versionOf(emblem)
  const age = isVersioned ? 'max-age=31536000, immutable' : 'max-age=3600'
  try {
    const headers = { 'content-type': 'image/png', 'cache-control': `public, ${age}` }
    return new Response(await getIcon(emblem, size), { headers })
  } catch (error) {
    if (!(error instanceof CmsBroken)) throw error
    return new Response('503 Service Unavailable', {
      status: 503,
      headers: { 'retry-after': '30' },
    })
  }
}
