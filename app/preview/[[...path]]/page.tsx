import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { previewTexts } from '@/content/preview'
import { PreviewedPage } from './previewed-page'
import { openPreview, type PreviewProps } from './open-preview'

export const dynamic = 'force-dynamic'

export async function generateMetadata(props: PreviewProps): Promise<Metadata> {
  const preview = await openPreview(props)
  const title = `${previewTexts.label}: ${preview?.page?.title ?? previewTexts.notice}`
  return { title, robots: { index: false, follow: false } }
}

/** A page or a notice with its drafts, by a signed address; rendered on each request. */
export default async function PreviewPage(props: PreviewProps) {
  const preview = (await openPreview(props)) ?? notFound()
  return <PreviewedPage preview={preview} />
}
