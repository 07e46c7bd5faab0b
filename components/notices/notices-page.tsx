import type { LocaleProps } from '@/lib/messages/messages'
import { NoticeBoard } from '@/components/notices/notice-board'
import { FeedLink, NoticeList } from '@/components/notices/notice-list'
import { SubscribeLinks } from '@/components/subscribers/subscribe-links'
import { TitleBar } from '@/components/page/title-bar'
import { listFirstNotices, listArchiveGroups } from '@/lib/notices/notices'
import { getSchool } from '@/lib/school/school'
import { MAX_LISTED } from '@/lib/notices/archive'
import { getOldSince } from '@/lib/sync/sync-state'
import { formatSchoolTime } from '@/lib/messages/days'
import type { TemplateProps } from '@/components/page/main-text'

export async function NoticesPage({ locale, page }: TemplateProps) {
  const [{ first, newest, hasMore }, groups] = await Promise.all([
    listFirstNotices(locale.language, MAX_LISTED),
    listArchiveGroups(locale.language),
  ])
  return (
    <>
      <TitleBar locale={locale} page={page} />
      <NoticeBoard locale={locale} groups={groups}>
        <OldContentNote locale={locale} />
        <NoticeList locale={locale} notices={first} level={2} latest={newest} />
        {hasMore && (
          <p className="no-print mt-6">
            <a href="#archive-links">{locale.t('notices.olderOnes')}</a>
          </p>
        )}
        <p className="no-print mt-6 flex flex-wrap gap-x-6">
          <SubscribeLinks locale={locale} />
          <FeedLink locale={locale} />
        </p>
      </NoticeBoard>
    </>
  )
}

/** A note that the notices may be out of date, shown when the last sync is more than a day ago. */
async function OldContentNote({ locale }: LocaleProps) {
  const [oldSince, { phone }] = await Promise.all([getOldSince(), getSchool(locale.language)])
  if (oldSince === null) return null
  const when = formatSchoolTime(locale, Date.parse(oldSince))
  return (
    <p role="note" className="mb-4 border-l-4 border-marigold bg-marigold-tint px-4 py-3">
      {locale.t('notices.oldContent', { when, phone })}
    </p>
  )
}
