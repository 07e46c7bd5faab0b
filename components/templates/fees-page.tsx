import { FeeHelper } from '@/components/fees/fee-helper'
import { FeesTable } from '@/components/fees/fees-table'
import { PageBody } from '@/components/page/page-body'
import { PageWords } from '@/components/page/page-words'
import { TitleBar } from '@/components/page/title-bar'
import { listFees } from '@/lib/content/collections/fees'
import { getSchool } from '@/lib/content/collections/school'
import type { TemplateProps } from './template'

/** The fees by class, the helper that says which fine applies, and the rules. */
export async function FeesPage({ page, query }: TemplateProps) {
  const [fees, school] = await Promise.all([listFees(), getSchool()])
  return (
    <>
      <TitleBar page={page} />
      <PageBody page={page}>
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 md:grid-cols-[minmax(0,17rem)_minmax(0,1fr)]">
          <FeesTable fees={fees} asked={query.class} />
          <FeeHelper page={page} query={query} school={school} fees={fees} />
        </div>
        <PageWords page={page} />
      </PageBody>
    </>
  )
}
