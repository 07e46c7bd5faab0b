import { revalidateTag } from 'next/cache'
import { after } from 'next/server'
import { HINT_SECRET_HEADER, isHintSecret, parseHint, type Hint } from '@/lib/cms/hint'
import { forgetAnswers } from '@/lib/cms/memory'
import { isSecondLook, lookAgain } from '@/lib/cms/second-look'
import { tagsOf } from '@/lib/cms/tags'
import { noticeHref } from '@/lib/notices/href'
import { warmPages } from '@/lib/site/warm'

/** The addresses of the notices that a hint names. */
const noticesIn = (hint: Hint) =>
  hint.changes
    .filter((change) => change.collection === 'notification')
    .flatMap((change) => change.keys.map((id) => noticeHref({ id: encodeURIComponent(id) })))

/** The CMS's hint that something changed: 401 without the secret, 400 on nonsense, 202 otherwise. */
export async function POST(request: Request): Promise<Response> {
  if (!isHintSecret(request.headers.get(HINT_SECRET_HEADER))) {
    return Response.json({ error: 'Unauthorized' }, { status: 401 })
  }
  const hint = parseHint(await request.text())
  if (!hint) return Response.json({ error: 'Not a list of changes' }, { status: 400 })

  forgetAnswers()
  const tags = tagsOf(hint.changes.map((change) => change.collection))
  // 'max' keeps the old page until the new one is made. An immediate expiry would answer every
  // visitor with an error while the CMS is down.
  for (const tag of tags) revalidateTag(tag, 'max')

  if (tags.length > 0) {
    after(async () => {
      await warmPages(noticesIn(hint))
      if (!isSecondLook(request)) await lookAgain(hint)
    })
  }
  return Response.json({ tags }, { status: 202 })
}
