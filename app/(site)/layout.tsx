import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { Document } from '@/components/frame/document'
import { documentMetadata, documentViewport } from '@/lib/pages/metadata'
import '@/app/globals.css'

export const viewport: Viewport = documentViewport

/** Reads nothing from the CMS: for a preview, `showDrafts` has not been called yet. */
export function generateMetadata(): Metadata {
  return documentMetadata()
}

export default function RootLayout({ children }: { children: ReactNode }) {
  return <Document>{children}</Document>
}
