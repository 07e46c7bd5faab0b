import type { ReactElement } from 'react'
import { InsidePage } from '@/components/page/page-body'
import { MainText } from '@/components/page/main-text'
import type { Page } from '@/lib/pages/pages'
import type { Query } from '@/lib/addresses/query'
import type { Locale } from '@/lib/messages/messages'

export type TemplateProps = {
  locale: Locale
  page: Page
  /** The query parameters that the page accepts; empty for the plain page. */
  query: Query
}

/** A template or a part of one. It reads its content from lib/content by itself. */
export type TemplateComponent = (props: TemplateProps) => Promise<ReactElement>

type Parts = {
  above?: TemplateComponent
  /** Shown between the text and the page's links. */
  below?: TemplateComponent
}

/** Creates the template of an inside page from its text and the parts around it. */
export function textTemplate({ above: Above, below: Below }: Parts = {}): TemplateComponent {
  return async function WordsPage(props) {
    return (
      <InsidePage locale={props.locale} page={props.page}>
        {Above && <Above {...props} />}
        <MainText locale={props.locale} page={props.page}>
          {Below && <Below {...props} />}
        </MainText>
      </InsidePage>
    )
  }
}
