import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { InPlaceEditing } from '@/components/preview/in-place-editing'
import { AnyPage } from '@/components/templates/any-page'
import { PreviewBanner } from '@/components/preview/preview-banner'
import { previewTexts } from '@/content/preview'
import { showDrafts } from '@/lib/content/store/drafts'
import { fileFolder, previewHref, readGrant, type Given } from '@/lib/preview/grant'
import { findShown, noticeIdAt } from '@/lib/pages/shown'
import { enterHref } from '@/lib/preview/paths'
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
      <AnyPage shown={shown} banner={banner} />
      <InPlaceEditing studioUrl={studioUrl()} enterHref={enterHref(path)} />
    </>
  )
}
