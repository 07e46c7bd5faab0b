import { getMessages } from '@/lib/messages/messages'
import type { Metadata, Viewport } from 'next'
import { Document } from '@/components/frame/document'
import { Frame } from '@/components/frame/frame'
import { NotFoundScreen } from '@/components/frame/error-screen'
import { LikelyPages } from '@/components/frame/likely-pages'
import { getSchool } from '@/lib/content/collections/school'
import { documentMetadata, documentViewport } from '@/lib/pages/metadata'
import './globals.css'

export const viewport: Viewport = documentViewport

export async function generateMetadata(): Promise<Metadata> {
  const { name } = await getSchool()
  return {
    ...documentMetadata(),
    title: `${getMessages().error.notFound} | ${name}`,
    robots: { index: false },
  }
}

/** The 404 page of unknown addresses. */
export default async function GlobalNotFound() {
  const { phone } = await getSchool()
  return (
    <Document>
      <Frame current={null}>
        <NotFoundScreen phone={phone} texts={getMessages().error} />
        <LikelyPages />
      </Frame>
    </Document>
  )
}
