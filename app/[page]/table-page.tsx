import { Frame } from '@/components/frame/frame'
import { JsonLd } from '@/components/site/json-ld'
import type { TemplateProps } from '@/components/templates/template'
import { getSchool } from '@/lib/cms/school'
import { pageData } from '@/lib/site/structured-data'
import { templates } from './templates'

/** A page of the table, laid out by its template and framed. */
export async function TablePage(props: TemplateProps) {
  const Template = templates[props.page.template]
  return (
    <Frame school={await getSchool()} current={props.page}>
      <Template {...props} />
      <JsonLd things={await pageData(props.page)} />
    </Frame>
  )
}
