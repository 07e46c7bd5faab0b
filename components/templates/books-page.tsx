import { BooksTable } from '@/components/books/books-table'
import { PageBody } from '@/components/page/page-body'
import { PageWords } from '@/components/page/page-words'
import { TitleBar } from '@/components/page/title-bar'
import type { TemplateProps } from './template'

/** The book lists, and what to know before buying. */
export async function BooksPage({ page }: TemplateProps) {
  return (
    <>
      <TitleBar page={page} />
      <PageBody page={page}>
        <BooksTable />
        <PageWords page={page} />
      </PageBody>
    </>
  )
}
