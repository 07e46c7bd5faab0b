import type { ReactNode } from 'react'
import { Frame } from '@/components/frame/frame'
import { JsonLd } from '@/components/site/json-ld'
import type { TemplateComponent, TemplateProps } from '@/components/templates/template'
import { getSchool } from '@/lib/content/collections/school'
import { pageData } from '@/lib/pages/structured-data'

type Props = TemplateProps & { Template: TemplateComponent; banner?: ReactNode }

/** A page of the table, laid out by its template and framed. */
export async function TablePage({ Template, banner, ...props }: Props) {
  return (
    <Frame school={await getSchool()} current={props.page} banner={banner}>
      <Template {...props} />
      <JsonLd things={await pageData(props.page)} />
    </Frame>
  )
}
