import { LeavingLink } from '@/components/embed/leaving-link'
import { PageBody } from '@/components/page/page-body'
import { PageWords } from '@/components/page/page-words'
import { TitleBar } from '@/components/page/title-bar'
import { getSchool } from '@/lib/content/collections/school'
import { telHref } from '@/lib/format/phone'
import type { TemplateProps } from './template'

/** The way to the board's e-books, and how to find a book there. */
export async function EbooksPage({ page }: TemplateProps) {
  const { ebooksUrl, phone } = await getSchool()
  return (
    <>
      <TitleBar page={page} />
      <PageBody page={page}>
        {ebooksUrl ? (
          <LeavingLink href={ebooksUrl}>The board’s e-books site</LeavingLink>
        ) : (
          <p>
            Ask the school office for the address of the board’s e-books site, on{' '}
            <a href={telHref(phone)}>{phone}</a>.
          </p>
        )}
        <PageWords page={page} />
      </PageBody>
    </>
  )
}
