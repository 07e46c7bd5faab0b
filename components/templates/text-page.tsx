import { Changed } from '@/components/page/changed'
import { PageBody } from '@/components/page/page-body'
import { PageWords, type PageWordsProps } from '@/components/page/page-words'
import { TitleBar } from '@/components/page/title-bar'

/** A page of text. A row of the CMS of the page's name goes before what the site itself says. */
export function TextPage(props: PageWordsProps) {
  return (
    <>
      <TitleBar page={props.page} />
      <PageBody page={props.page}>
        <PageWords {...props} />
        <Changed at={props.text?.changed} />
      </PageBody>
    </>
  )
}
