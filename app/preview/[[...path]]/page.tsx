import { LANGUAGES } from 'school-schema/language-list'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { AnyPage } from '@/components/any-page'
import { PreviewBanner, previewTexts } from '@/components/preview/preview-banner'
import { StoppedForms, VisualEditing } from '@/components/preview/visual-editing'
import { getSchool } from '@/lib/school/school'
import { showDrafts } from '@/lib/content/store/drafts'
import { fileFolder, previewHref, readGrant, type Given } from '@/lib/preview/grant'
import { studioUrl } from '@/lib/server/environment'
import { localeOf } from '@/lib/messages/messages'
import { locate, otherLanguages } from '@/lib/pages/languages'
import { findShown, noticeIdAt } from '@/lib/addresses/resolve'

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
  const located = await locate(path)
  if (!located) return null
  // Before the page is looked up: it may be a draft.
  showDrafts({ noticeId: noticeIdAt(located.path), folderOf: (id) => fileFolder(grant, id) })
  const shown = await findShown(located.locale.language, located.path)
  return shown && { shown, ...located, grant }
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const preview = await openPreview(props)
  const shown = preview?.shown
  const name = shown && 'page' in shown ? shown.page.title : previewTexts.notice
  const title = `${previewTexts.label}: ${name}`
  return { title, robots: { index: false, follow: false } }
}

/** A page or a notice with its drafts at a signed address, under a banner that says so; rendered on each request. */
export default async function PreviewPage(props: Props) {
  const { locale, shown, path, grant } = (await openPreview(props)) ?? notFound()
  const own = locale.path(path)
  const banner = (
    <PreviewBanner
      publicHref={encodeURI(own)}
      ownHref={previewHref(own, grant)}
      others={otherLanguages(locale.language, await getSchool(locale.language)).map((each) => ({
        name: LANGUAGES[each].name,
        href: previewHref(localeOf(each, locale.first).path(path), grant),
      }))}
    />
  )
  return (
    <>
      <AnyPage locale={locale} shown={shown} banner={banner} />
      <StoppedForms />
      <VisualEditing studio={studioUrl()} />
    </>
  )
}
