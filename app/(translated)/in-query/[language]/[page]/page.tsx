import type { Metadata } from 'next'
import { isLanguage, setLanguage } from '@/lib/messages/messages'
import QueryPage, { generateMetadata as metadataOf } from '@/app/(site)/dynamic/[page]/page'

type Props = Parameters<typeof QueryPage>[0] & { params: Promise<{ language: string }> }

async function setLanguageOf({ params }: Props) {
  const { language } = await params
  if (isLanguage(language)) setLanguage(language)
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  await setLanguageOf(props)
  return metadataOf(props)
}

/** A page with query parameters in another language. */
export default async function TranslatedQueryPage(props: Props) {
  await setLanguageOf(props)
  return <QueryPage {...props} />
}
