import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { MissingPage, missingMetadata } from '@/components/frame/missing-page'
import { isLanguage, setLanguage } from '@/lib/messages/messages'

type Props = { params: Promise<{ language: string }> }

async function chooseLanguage({ params }: Props) {
  const { language } = await params
  setLanguage(isLanguage(language) ? language : notFound())
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  await chooseLanguage(props)
  return missingMetadata()
}

/** Rendered at the first request, as the languages of a school are content. */
export function generateStaticParams(): { language: string }[] {
  return []
}

/** The 404 page in another language than English, which `answerNotFound` sends. */
export default async function TranslatedNotFound(props: Props) {
  await chooseLanguage(props)
  return <MissingPage />
}
