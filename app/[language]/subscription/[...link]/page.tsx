import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { isLanguage } from 'school-schema/languages'
import { SubscriptionScreen } from '@/components/subscribers/subscription-screen'
import { getLocale } from '@/lib/pages/languages'
import { getSchool } from '@/lib/school/school'
import { readSubscriptionPath } from '@/lib/subscribers/grant'

type Props = {
  params: Promise<{ language: string; link: string[] }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export const dynamic = 'force-dynamic'

const open = async ({ params }: Props) => {
  const { language, link } = await params
  if (!isLanguage(language)) notFound()
  const locale = await getLocale(language)
  return { locale, link: readSubscriptionPath(`/subscription/${link.join('/')}`) }
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { locale } = await open(props)
  const { name } = await getSchool(locale.language)
  return {
    title: `${locale.t('noticeMails.title')} | ${name}`,
    robots: { index: false, follow: false },
  }
}

/** The page behind a link of an e-mail to a subscriber, rendered on each request. */
export default async function SubscriptionPage(props: Props) {
  const { done } = await props.searchParams
  return <SubscriptionScreen {...await open(props)} done={[done].flat()[0]} />
}
