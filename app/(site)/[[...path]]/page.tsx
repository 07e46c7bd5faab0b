import type { Metadata } from 'next'
import { AnyPage, metadataOfAny, openAddress } from '@/components/any-page'
import { listClasses } from '@/lib/classes/class-content'
import { classHref } from '@/lib/classes/classes'
import { getLocale } from '@/lib/pages/languages'
import { listPages } from '@/lib/pages/pages'

type Props = { params: Promise<{ path?: string[] }> }

/** The pages of the table at build time; whatever else `proxy.ts` lets through is rendered at its first request. */
export async function generateStaticParams(): Promise<{ path: string[] }[]> {
  const { language } = await getLocale()
  const [pages, classes] = await Promise.all([listPages(language), listClasses()])
  return [
    ...pages.map(({ path }) => ({ path: path === '/' ? [] : [path.slice(1)] })),
    ...classes.map((each) => ({ path: decodeURI(classHref(each)).split('/').slice(1) })),
  ]
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return metadataOfAny(await openAddress((await params).path))
}

/** Every page of the website, in every language. */
export default async function CachedPage({ params }: Props) {
  return <AnyPage {...await openAddress((await params).path)} />
}
