import type { ReactNode } from 'react'
import { Frame } from '@/components/frame/frame'
import type { Notice } from '@/lib/content/collections/notices'
import { getOwnPage } from '@/lib/content/collections/pages'
import { noticeHref } from '@/lib/content/notices/archive'
import type { Archived } from '@/lib/content/notices/schedule'
import { otherLanguageOf } from '@/lib/format/language-runs'
import { getLanguage } from '@/lib/messages/messages'
import { noticeData } from '@/lib/pages/structured-data'
import { NoticePage } from './notice-page'

type Props = { notice: Archived<Notice>; banner?: ReactNode }

/** A notice with the frame. One that is written in another language than English is shown in its own. */
export async function NoticeScreen({ notice, banner }: Props) {
  const page = await getOwnPage('notices')
  return (
    <Frame
      current={page}
      href={noticeHref(notice)}
      language={otherLanguageOf(notice.title) ? getLanguage() : notice.language}
      banner={banner}
      things={await noticeData(page, notice)}
    >
      <NoticePage page={page} notice={notice} />
    </Frame>
  )
}
