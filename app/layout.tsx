import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { Document } from '@/components/frame/document'
import { documentMetadata, documentViewport } from '@/lib/pages/metadata'
import './globals.css'

export const viewport: Viewport = documentViewport

/** Reads nothing from the CMS: a page made on request has not yet said that memory will do. */
export function generateMetadata(): Metadata {
  return documentMetadata()
}

export default function RootLayout({ children }: { children: ReactNode }) {
  return <Document>{children}</Document>
}
