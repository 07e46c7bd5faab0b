import type { Metadata } from 'next'
import { DEFAULT_LANGUAGE } from 'school-schema/languages'
import { english } from '@/lib/messages/messages'
import { ErrorScreen } from '@/components/frame/error-screen'
import { Frame } from '@/components/frame/frame'
import { previewTexts } from '@/components/preview/preview-banner'
import { getSchool } from '@/lib/school/school'

export async function generateMetadata(): Promise<Metadata> {
  const { name } = await getSchool(DEFAULT_LANGUAGE)
  return { title: `${english.messages.error.forbidden} | ${name}`, robots: { index: false } }
}

export const dynamic = 'force-dynamic'

/** `lib/preview/guard.ts` sends it with the status. */
export default async function PreviewRefused() {
  const { phone } = await getSchool(DEFAULT_LANGUAGE)
  return (
    <Frame locale={english} current={null}>
      <ErrorScreen
        message={english.messages.error.forbidden}
        texts={english.messages.error}
        advice={previewTexts.refused}
        phone={phone}
      />
    </Frame>
  )
}
