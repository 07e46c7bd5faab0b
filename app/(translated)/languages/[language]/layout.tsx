import type { Metadata, Viewport } from 'next'
import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'
import { Document } from '@/components/frame/document'
import { isLanguage } from '@/lib/messages/messages'
import { documentMetadata, documentViewport } from '@/lib/pages/metadata'
import '@/app/globals.css'

export const viewport: Viewport = documentViewport

export function generateMetadata(): Metadata {
  return documentMetadata()
}

type Props = { params: Promise<{ language: string }>; children: ReactNode }

export default async function TranslatedLayout({ params, children }: Props) {
  const { language } = await params
  return <Document language={isLanguage(language) ? language : notFound()}>{children}</Document>
}
