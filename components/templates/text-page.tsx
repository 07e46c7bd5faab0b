import { PageBody } from '@/components/page/page-body'
import { PageWords } from '@/components/page/page-words'
import { TitleBar } from '@/components/page/title-bar'
import type { TemplateProps } from './template'

/** A page of text. A row of the CMS of the page's name goes before what the site itself says. */
export async function TextPage({ page }: TemplateProps) {
  return (
    <>
      <TitleBar page={page} />
      <PageBody page={page}>
        <PageWords page={page} />
      </PageBody>
    </>
  )
}
