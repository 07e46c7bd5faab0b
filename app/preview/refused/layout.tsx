import type { ReactNode } from 'react'
import { Document } from '@/components/frame/document'
import '@/app/globals.css'

export { generateMetadata, viewport } from '@/app/(site)/[[...path]]/layout'

/** The page that refuses a preview is in English, as the Studio is. */
export default function RefusedLayout({ children }: { children: ReactNode }) {
  return <Document>{children}</Document>
}
