import { noticeWords } from '@/content/pages/general/notices'
import { NoticeItem } from './notice-item'
import type { ListedNotice } from './notice-marks'

type Props = {
  notices: readonly ListedNotice[]
  /** The rank of the titles below the heading that the list stands under. */
  level: 2 | 3
  /** The one to be called the latest, if it is in the list. */
  latest?: { id: number } | null
}

export function NoticeList({ notices, level, latest = null }: Props) {
  if (notices.length === 0) return <p>{noticeWords.none}</p>
  return (
    <ul>
      {notices.map((notice) => (
        <NoticeItem
          key={notice.id}
          notice={notice}
          isLatest={notice.id === latest?.id}
          level={level}
        />
      ))}
    </ul>
  )
}
