import type { ReactNode } from 'react'
import { isLanguage } from 'school-schema/languages'
import { Document } from '@/components/frame/document'
import '@/app/globals.css'

export { generateMetadata, viewport } from '@/app/(site)/[[...path]]/layout'

type Props = { params: Promise<{ language: string }>; children: ReactNode }

/** The document of the pages behind links of e-mails; `lib/subscribers/answer.ts` leads there. */
export default async function SubscriptionLayout({ params, children }: Props) {
  const { language } = await params
  return <Document language={isLanguage(language) ? language : undefined}>{children}</Document>
}
