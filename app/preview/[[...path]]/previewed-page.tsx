import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'
import { TablePage } from '@/app/[page]/table-page'
import { templateOf } from '@/app/[page]/templates'
import { Frame } from '@/components/frame/frame'
import { InPlaceEditing } from '@/components/preview/in-place-editing'
import { PreviewBanner } from '@/components/preview/preview-banner'
import { HomePage } from '@/components/templates/home-page'
import { NoticePage } from '@/components/templates/notice-page'
import { getNotice } from '@/lib/content/collections/notices'
import { getSchool } from '@/lib/content/collections/school'
import { previewHref } from '@/lib/preview/grant'
import { enterHref } from '@/lib/preview/paths'
import { studioUrl } from '@/lib/server/environment'
import { getPageAt } from '@/content/pages'
import type { Preview } from './open-preview'

type NoticeProps = { id: number; banner: ReactNode }

async function PreviewedNotice({ id, banner }: NoticeProps) {
  const [notice, school] = await Promise.all([getNotice(id), getSchool()])
  const page = getPageAt('/notices')
  return (
    <Frame school={school} current={page} banner={banner}>
      <NoticePage page={page} notice={notice ?? notFound()} />
    </Frame>
  )
}

type Props = { preview: Preview }

/** The page itself under the banner that says what it is. */
export function PreviewedPage({ preview }: Props) {
  const { page, noticeId, path, grant } = preview
  const banner = <PreviewBanner publicHref={encodeURI(path)} ownHref={previewHref(path, grant)} />
  return (
    <>
      {page ? (
        <TablePage
          page={page}
          query={{}}
          banner={banner}
          Template={page.path === '/' ? HomePage : templateOf(page)}
        />
      ) : (
        <PreviewedNotice id={noticeId} banner={banner} />
      )}
      <InPlaceEditing studioUrl={studioUrl()} enterHref={enterHref(path)} />
    </>
  )
}
