import type { ReactNode } from 'react'
import { Frame } from '@/components/frame/frame'
import { JsonLd } from '@/components/site/json-ld'
import type { TemplateProps } from '@/components/templates/template'
import { getSchool } from '@/lib/cms/school'
import { pageData } from '@/lib/site/structured-data'
import { templates } from './templates'

type Props = TemplateProps & { banner?: ReactNode }

/** A page of the table, laid out by its template and framed. */
export async function TablePage({ banner, ...props }: Props) {
  const Template = templates[props.page.template]
  return (
    <Frame school={await getSchool()} current={props.page} banner={banner}>
      <Template {...props} />
      <JsonLd things={await pageData(props.page)} />
    </Frame>
  )
}
