import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { Document } from '@/components/frame/document'
import { DEFAULT_LANGUAGE, isLanguage } from 'school-schema/languages'
import { documentMetadata, documentViewport } from '@/lib/metadata/metadata'
import '@/app/globals.css'

type Props = { params: Promise<{ path?: string[] }>; children: ReactNode }

export const viewport: Viewport = documentViewport

/** Reads nothing from the CMS: for a preview, `showDrafts` has not been called yet. */
export function generateMetadata(): Metadata {
  return documentMetadata()
}

/** The document of a page in the language that its address begins with. */
export default async function SiteLayout({ params, children }: Props) {
  const { path: [first = ''] = [] } = await params
  return <Document language={isLanguage(first) ? first : DEFAULT_LANGUAGE}>{children}</Document>
}
