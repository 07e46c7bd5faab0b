import type { Metadata } from 'next'
import { HomePage } from '@/components/templates/home-page'
import { metadataOf } from '@/lib/pages/metadata'
import { getPageAt } from '@/content/pages'
import { TablePage } from './[page]/table-page'

export const revalidate = 300

const page = getPageAt('/')

export function generateMetadata(): Promise<Metadata> {
  return metadataOf(page)
}

export default async function Home() {
  return <TablePage page={page} query={{}} Template={HomePage} />
}
