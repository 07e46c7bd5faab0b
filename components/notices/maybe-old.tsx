import { oldContentWords } from '@/content/pages/general/notices'
import { getSchool } from '@/lib/content/collections/school'
import { fill } from '@/lib/format/fill'
import { formatSchoolTime } from '@/lib/format/school-time'
import { getOldSince } from '@/lib/content/sync/last-sync'

/** Tells visitors that the notices may not be the newest, once they are more than a day old. */
export async function MaybeOld() {
  const [oldSince, { phone }] = await Promise.all([getOldSince(), getSchool()])
  if (oldSince === null) return null
  const when = formatSchoolTime(Date.parse(oldSince))
  return (
    <p role="note" className="mb-4 border-l-4 border-marigold bg-marigold-tint px-4 py-3">
      {fill(oldContentWords, { when, phone })}
    </p>
  )
}
