import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { archiveMetadata } from '@/components/notices/archive-screen'
import { AnyPage } from '@/components/templates/any-page'
import { getNotice } from '@/lib/content/collections/notices'
import { hasLanguage } from '@/lib/pages/languages'
import { isLanguage, setLanguage } from '@/lib/messages/messages'
import { metadataOf, noticeMetadata } from '@/lib/pages/metadata'
import { findShown } from '@/lib/pages/shown'

type Props = { params: Promise<{ language: string; path?: string[] }> }

/** Rendered at the first request, as the languages of a school are content. */
export function generateStaticParams(): { language: string; path?: string[] }[] {
  return []
}

/** What the address shows in its language. */
async function openPage({ params }: Props) {
  const { language, path = [] } = await params
  if (!isLanguage(language)) notFound()
  setLanguage(language)
  if (!(await hasLanguage(language))) notFound()
  return (await findShown(`/${path.map(decodeURIComponent).join('/')}`)) ?? notFound()
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const shown = await openPage(props)
  if ('archive' in shown) return archiveMetadata(shown.archive)
  if ('page' in shown) return metadataOf(shown.page)
  return noticeMetadata((await getNotice(shown.noticeId)) ?? notFound())
}

/** Any page in a language of the school: `/hi/FeePaymentRules`, to which `next.config.js` rewrites. */
export default async function TranslatedPage(props: Props) {
  return <AnyPage shown={await openPage(props)} />
}
