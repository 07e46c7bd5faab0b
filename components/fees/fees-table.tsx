import { CsvLink } from '@/components/tables/csv-link'
import { DataTable } from '@/components/tables/data-table'
import { type ClassFee, rupees } from '@/content/pages/admission/fees'
import { withFigure } from '@/lib/fees/figures'
import { feesTable } from '@/lib/feeds/tables/fees'

type Props = { fees: readonly ClassFee[]; asked: string | undefined }

/** The fee of each class; the row of the class that was asked about stands out. */
export function FeesTable({ fees, asked }: Props) {
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
