import type { Metadata } from 'next'
import { NotFoundScreen } from '@/components/frame/error-screen'
import { Frame } from '@/components/frame/frame'
import { LikelyPages } from '@/components/frame/likely-pages'
import { getSchool } from '@/lib/content/collections/school'
import { DEFAULT_LANGUAGE, getLanguage, getMessages } from '@/lib/messages/messages'

/** The metadata of the 404 page, in the language of the request. */
export async function missingMetadata(): Promise<Metadata> {
  const { name } = await getSchool()
  return { title: `${getMessages().error.notFound} | ${name}`, robots: { index: false } }
}

/** The content of the 404 page, in the language of the request. */
export async function MissingPage() {
  const { phone } = await getSchool()
  const language = getLanguage()
  const prefix = language === DEFAULT_LANGUAGE ? '' : `/${language}`
  return (
    <Frame current={null}>
      <NotFoundScreen phone={phone} texts={getMessages().error} prefix={prefix} />
      <LikelyPages />
    </Frame>
  )
}
