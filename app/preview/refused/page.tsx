import { getMessages } from '@/lib/messages/messages'
import type { Metadata } from 'next'
import { ErrorScreen } from '@/components/frame/error-screen'
import { Frame } from '@/components/frame/frame'
import { previewTexts } from '@/content/preview'
import { getSchool } from '@/lib/school/school'

export async function generateMetadata(): Promise<Metadata> {
  const { name } = await getSchool()
  return { title: `${getMessages().error.forbidden} | ${name}`, robots: { index: false } }
}

export const dynamic = 'force-dynamic'

/** `lib/preview/guard.ts` sends it with the status. */
export default async function PreviewRefused() {
  const { phone } = await getSchool()
  return (
    <Frame current={null}>
      <ErrorScreen
        message={getMessages().error.forbidden}
        texts={getMessages().error}
        advice={previewTexts.refused}
        phone={phone}
      />
    </Frame>
  )
}
