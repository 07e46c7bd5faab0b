import type { ReactNode } from 'react'
import type { ArchiveGroupLinks } from '@/lib/content/notices/archive'
import { ArchiveLinks } from './archive-links'

type Props = {
  /** Null where the archive is not led to. */
  groups: ArchiveGroupLinks | null
  current?: string
  /** The list itself. */
  children: ReactNode
}

/** A list of notices with the archive beside it, below it on a small screen. */
export function NoticeBoard({ groups, current, children }: Props) {
  return (
    <div className="page-width grid items-start gap-x-12 gap-y-8 py-8 lg:grid-cols-[minmax(0,1fr)_18rem]">
      <div className="max-w-3xl">{children}</div>
      {groups && <ArchiveLinks groups={groups} {...(current ? { current } : {})} />}
    </div>
  )
}
