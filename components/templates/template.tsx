import type { ReactElement } from 'react'
import { InsidePage } from '@/components/page/page-body'
import { PageWords } from '@/components/page/page-words'
import type { Page } from '@/content/pages/page'
import type { Query } from '@/lib/pages/query'

export type TemplateProps = {
  page: Page
  /** What the address asks of the page, by the fields that the page answers; empty on the plain page. */
  query: Query
}

/** A template, or a part of one, reads what it shows from lib/content by itself. */
export type TemplateComponent = (props: TemplateProps) => Promise<ReactElement>

type Parts = {
  above?: TemplateComponent
  /** Below the words, and above the page's own links to where to go next. */
  below?: TemplateComponent
}

/** The template of an inside page: its words, and what stands around them. */
export function wordsTemplate({ above: Above, below: Below }: Parts = {}): TemplateComponent {
  return async function WordsPage(props) {
    return (
      <InsidePage page={props.page}>
        {Above && <Above {...props} />}
        <PageWords page={props.page}>{Below && <Below {...props} />}</PageWords>
      </InsidePage>
    )
  }
}
