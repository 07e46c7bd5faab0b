import { AdmissionForm } from '@/components/enquiry/forms'
import { FeeHelper } from '@/components/fees/fee-helper'
import { InsidePage } from '@/components/page/page-body'
import { CmsWords } from '@/components/page/page-words'
import { DataTable } from '@/components/tables/table'
import { CsvLink } from '@/components/ui/file-link'
import { rupees } from '@/content/pages/admission/fees'
import { admissionWords } from '@/content/pages/admission/schedule'
import { listFees } from '@/lib/content/collections/fees'
import { getPage } from '@/lib/content/collections/pages'
import { getSchool } from '@/lib/content/collections/school'
import { withFigure } from '@/lib/fees/answer'
import { feesTable } from '@/lib/feeds/tables'
import { fill } from '@/lib/format/fill'
import type { TemplateProps } from './template'

/** The fees by class, that of a class that was asked about marked, and the helper that says which fine applies. */
export async function Fees({ page, query }: TemplateProps) {
  const [fees, school] = await Promise.all([listFees(), getSchool()])
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 md:grid-cols-[minmax(0,17rem)_minmax(0,1fr)]">
      <div className="space-y-4 print:max-w-80">
        <DataTable
          caption={feesTable.title}
          columns={feesTable.columns}
          rows={withFigure(fees).map(({ className, fee }) => ({
            key: className,
            cells: [className, rupees(fee)],
            isMarked: className === query.class,
          }))}
          naming={0}
          figures={[1]}
        />
        <CsvLink table={feesTable} />
      </div>
      <FeeHelper page={page} query={query} school={school} fees={fees} />
    </div>
  )
}

/** Whether admission is open, and for which session. */
export async function AdmissionStatus() {
  const school = await getSchool()
  const { open, closed } = admissionWords
  return (
    <p className="max-w-measure rounded-card bg-paper-deep p-5 font-semibold">
      {fill(school.admissionOpen ? open : closed, {
        ...{ session: school.session, phone: school.phone, officeHours: school.officeHours },
      })}
    </p>
  )
}

/** The admission enquiry, under what the CMS has to say of it. */
export async function EnquiryPage({ page }: TemplateProps) {
  const [text, school] = await Promise.all([getPage(page), getSchool()])
  return (
    <InsidePage page={page}>
      <CmsWords text={text} />
      <div className="max-w-xl rounded-card border border-line p-5 md:p-6">
        <AdmissionForm formId="enquiry" school={school} />
      </div>
    </InsidePage>
  )
}
