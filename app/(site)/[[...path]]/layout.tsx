import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { Document } from '@/components/frame/document'
import { documentMetadata, documentViewport } from '@/lib/metadata/metadata'
import { locate } from '@/lib/pages/languages'
import '@/app/globals.css'

type Props = { params: Promise<{ path?: string[] }>; children: ReactNode }

export const viewport: Viewport = documentViewport

export function generateMetadata(): Metadata {
  return documentMetadata()
}

/** The document of a page in the language that its address begins with. */
export default async function SiteLayout({ params, children }: Props) {
  const { path: [first = ''] = [] } = await params
  return <Document language={(await locate(`/${first}`))?.locale.language}>{children}</Document>
}
