import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'
import { TablePage } from '@/app/[page]/table-page'
import { Frame } from '@/components/frame/frame'
import { InPlaceEditing } from '@/components/preview/in-place-editing'
import { PreviewBanner } from '@/components/preview/preview-banner'
import { HomePage } from '@/components/templates/home-page'
import { NoticePage } from '@/components/templates/notice-page'
import { getOwnPage } from '@/lib/content/collections/pages'
import { previewTexts } from '@/content/preview'
import { getNotice } from '@/lib/content/collections/notices'
import { showDrafts } from '@/lib/content/store/drafts'
import { pageData } from '@/lib/pages/page-data'
import { fileFolder, previewHref, readGrant, type Given } from '@/lib/preview/grant'
import { enterHref, findShown, noticeIdAt, type Shown } from '@/lib/preview/paths'
import { studioUrl } from '@/lib/server/environment'

type Props = { params: Promise<{ path?: string[] }>; searchParams: Promise<Given> }

export const dynamic = 'force-dynamic'

/**
 * The page at the address of a preview, or null if there is none. Content that this request reads
 * afterwards includes drafts.
 */
async function openPreview({ params, searchParams }: Props) {
  const parts = (await params).path ?? []
  const path = `/${parts.map(decodeURIComponent).join('/')}`
  const grant = readGrant(path, await searchParams)
  if (!grant) return null
  // Before the page is looked up: it may be a draft.
  showDrafts({ noticeId: noticeIdAt(path), folderOf: (id) => fileFolder(grant, id) })
  const shown = await findShown(path)
  return shown && { shown, path, grant }
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const preview = await openPreview(props)
  const title = `${previewTexts.label}: ${preview?.shown.page?.title ?? previewTexts.notice}`
  return { title, robots: { index: false, follow: false } }
}

/** A page or a notice with its drafts at a signed address, under a banner that says so; rendered on each request. */
export default async function PreviewPage(props: Props) {
  const { shown, path, grant } = (await openPreview(props)) ?? notFound()
  const banner = <PreviewBanner publicHref={encodeURI(path)} ownHref={previewHref(path, grant)} />
  return (
    <>
      <Previewed shown={shown} banner={banner} />
      <InPlaceEditing studioUrl={studioUrl()} enterHref={enterHref(path)} />
    </>
  )
}

async function Previewed({ shown, banner }: { shown: Shown; banner: ReactNode }) {
  const { page, noticeId } = shown
  if (!page) {
    const notices = await getOwnPage('notices')
    return (
      <Frame current={notices} banner={banner}>
        <NoticePage page={notices} notice={(await getNotice(noticeId)) ?? notFound()} />
      </Frame>
    )
  }
  if (page.path !== '/') return <TablePage page={page} query={{}} banner={banner} />
  return (
    <Frame current={page} banner={banner} things={await pageData(page)}>
      <HomePage />
    </Frame>
  )
}
