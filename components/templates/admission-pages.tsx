import { AdmissionForm } from '@/components/enquiry/forms'
import { FeeHelper } from '@/components/fees/fee-helper'
import { InsidePage } from '@/components/page/page-body'
import { PageWords } from '@/components/page/page-words'
import { CsvLink, DataTable } from '@/components/tables/data-table'
import { RichText } from '@/components/ui/rich-text'
import { type ClassFee, rupees } from '@/content/pages/admission/fees'
import { listFees } from '@/lib/content/collections/fees'
import { getPage } from '@/lib/content/collections/pages'
import { getSchool } from '@/lib/content/collections/school'
import { editable } from '@/lib/content/drafts'
import { feesTable } from '@/lib/feeds/tables'
import { withFigure } from '@/lib/fees/answer'
import type { TemplateProps } from './template'

/** The fees by class, the helper that says which fine applies, and the rules. */
export async function FeesPage({ page, query }: TemplateProps) {
  const [fees, school] = await Promise.all([listFees(), getSchool()])
  return (
    <InsidePage page={page}>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 md:grid-cols-[minmax(0,17rem)_minmax(0,1fr)]">
        <FeesTable fees={fees} asked={query.class} />
        <FeeHelper page={page} query={query} school={school} fees={fees} />
      </div>
      <PageWords page={page} />
    </InsidePage>
  )
}

type Props = { fees: readonly ClassFee[]; asked: string | undefined }

/** The fee of each class; the row of the class that was asked about stands out. */
function FeesTable({ fees, asked }: Props) {
  return (
    <div className="space-y-4 print:max-w-80">
      <DataTable
        caption={feesTable.title}
        columns={feesTable.columns}
        rows={withFigure(fees).map(({ className, fee }) => ({
          key: className,
          cells: [className, rupees(fee)],
          isMarked: className === asked,
        }))}
        naming={0}
        figures={[1]}
      />
      <CsvLink table={feesTable} />
    </div>
  )
}

export async function EnquiryPage({ page }: TemplateProps) {
  const [text, school] = await Promise.all([getPage(page), getSchool()])
  return (
    <InsidePage page={page}>
      {text?.content && (
        <RichText html={text.content} edits={editable('page', text.id, 'content')} />
      )}
      <div className="max-w-xl rounded-card border border-line p-5 md:p-6">
        <AdmissionForm email={school.email} phone={school.phone} />
      </div>
    </InsidePage>
  )
}
