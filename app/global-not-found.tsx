import type { Metadata, Viewport } from 'next'
import { Document } from '@/components/frame/document'
import { MissingPage, missingMetadata } from '@/components/frame/missing-page'
import { documentMetadata, documentViewport } from '@/lib/pages/metadata'
import './globals.css'

export const viewport: Viewport = documentViewport

export async function generateMetadata(): Promise<Metadata> {
  return { ...documentMetadata(), ...(await missingMetadata()) }
}

/** The 404 page of unknown addresses. */
export default function GlobalNotFound() {
  return (
    <Document>
      <MissingPage />
    </Document>
  )
}
