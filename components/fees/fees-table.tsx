import { CsvLink } from '@/components/tables/csv-link'
import { DataTable } from '@/components/tables/data-table'
import { feesByClass } from '@/content/pages/admission/fees'
import { rupees } from '@/content/rupees'
import { feesTable } from '@/lib/tables/fees'

/** The fee of each class; the row of the class that was asked about stands out. */
export function FeesTable({ asked }: { asked: string | undefined }) {
  return (
    <div className="space-y-4 print:max-w-80">
      <DataTable
        caption={feesTable.title}
        columns={feesTable.columns}
        rows={feesByClass.map(({ className, fee }) => ({
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
