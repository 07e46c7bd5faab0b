import { t } from '@/lib/messages/messages'
import { NoticeBoard } from '@/components/notices/notice-board'
import { FeedLink, NoticeList } from '@/components/notices/notice-list'
import { TitleBar } from '@/components/page/title-bar'
import { listFirstNotices, listArchiveGroups } from '@/lib/notices/notices'
import { getSchool } from '@/lib/school/school'
import { MAX_LISTED } from '@/lib/notices/archive'
import { getOldSince } from '@/lib/sync/sync-state'
import { formatSchoolTime } from '@/lib/messages/values'
import type { TemplateProps } from '@/components/page/template'

export async function NoticesPage({ page }: TemplateProps) {
  const [{ first, newest, hasMore }, groups] = await Promise.all([
    listFirstNotices(MAX_LISTED),
    listArchiveGroups(),
  ])
  return (
    <>
      <TitleBar page={page} />
      <NoticeBoard groups={groups}>
        <OldContentNote />
        <NoticeList notices={first} level={2} latest={newest} />
        {hasMore && (
          <p className="no-print mt-6">
            <a href="#archive-links">{t('notices.olderOnes')}</a>
          </p>
        )}
        <p className="no-print mt-6">
          <FeedLink />
        </p>
      </NoticeBoard>
    </>
  )
}

/** A note that the notices may be out of date, shown when the last sync is more than a day ago. */
async function OldContentNote() {
  const [oldSince, { phone }] = await Promise.all([getOldSince(), getSchool()])
  if (oldSince === null) return null
  const when = formatSchoolTime(Date.parse(oldSince))
  return (
    <p role="note" className="mb-4 border-l-4 border-marigold bg-marigold-tint px-4 py-3">
      {t('notices.oldContent', { when, phone })}
    </p>
  )
}
