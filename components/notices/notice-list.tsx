import type { Notice } from '@/lib/cms/notices'
import { NoticeItem } from './notice-item'

type Props = {
  notices: readonly Notice[]
  /** The rank of the titles below the heading that the list stands under. */
  level: 2 | 3
}

export function NoticeList({ notices, level }: Props) {
  if (notices.length === 0) {
    return <p>No notices have been published yet. New ones appear here first.</p>
  }
  return (
    <ul>
      {notices.map((notice, index) => (
        <NoticeItem key={notice.id} notice={notice} isLatest={index === 0} level={level} />
      ))}
    </ul>
  )
}
