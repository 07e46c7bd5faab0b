import type { Metadata } from 'next'
import { Frame } from '@/components/frame/frame'
import { HomePage } from '@/components/templates/home-page'
import { metadataOf } from '@/lib/pages/metadata'
import { pageData } from '@/lib/pages/page-data'
import { getPageAt } from '@/content/pages'

const page = getPageAt('/')

export function generateMetadata(): Promise<Metadata> {
  return metadataOf(page)
}

export default async function Home() {
  return (
    <Frame current={page} things={await pageData(page)}>
      <HomePage />
    </Frame>
  )
}
