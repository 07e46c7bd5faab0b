import { editable } from '@/lib/content/store/drafts'
import type { Locale } from '@/lib/messages/messages'
import { DataTable } from '@/components/tables/table'
import { totalOfYear, withFigure, type ClassFee } from '@/lib/fees/fees'
import { feeTitle, termName } from '@/lib/messages/names'
import { rupees } from '@/lib/messages/values'

type Props = { locale: Locale; fees: readonly ClassFee[] }

/** "Tuition fee, per month". */
const headName = (locale: Locale, { title, period }: ClassFee['heads'][number]) =>
  `${feeTitle(locale, title)}, ${locale.t(`fees.periods.${period}`)}`

/** The fees of a school that lists their parts: a column for each, and the total of the year. */
function FeesByHead({ locale, fees }: Props) {
  const heads = [...new Set(fees.flatMap((fee) => fee.heads.map((head) => headName(locale, head))))]
  const [first = ''] = locale.messages.fees.columns
  return (
    <DataTable
      caption={locale.t('fees.title')}
      mark={locale.mark}
      columns={[first, ...heads, locale.t('fees.total')]}
      rows={fees.flatMap((fee) => {
        const total = totalOfYear(fee, null)
        const amounts = heads.map((name) =>
          fee.heads
            .filter((head) => headName(locale, head) === name)
            .map(({ amount }) => rupees(amount)),
        )
        const cells = amounts.map((each) => each.join(' + '))
        return total === null
          ? []
          : [
              [
                locale.mark(termName(locale, fee.className)),
                ...cells,
                <strong key="total">{rupees(total)}</strong>,
              ],
            ]
      })}
      naming={0}
      numeric={[...heads.keys(), heads.length].map((column) => column + 1)}
      className="[&_[scope=col]]:align-bottom [&_[scope=col]]:whitespace-normal!"
      isStacked
      isLabelled
    />
  )
}

/** The fees of the last sessions, for the year. */
function EarlierFees({ locale, fees }: Props) {
  const sessions = [
    ...new Set(fees.flatMap(({ earlier }) => earlier.map(({ session }) => session))),
  ]
  if (sessions.length === 0) return null
  const [first = ''] = locale.messages.fees.columns
  const shown = sessions.toSorted().reverse()
  return (
    <DataTable
      caption={locale.t('fees.earlier')}
      columns={[first, ...shown]}
      rows={fees
        .filter(({ earlier }) => earlier.length > 0)
        .map(({ className, earlier }) => [
          locale.mark(termName(locale, className)),
          ...shown.map((session) => {
            const found = earlier.find((each) => each.session === session)
            return found ? rupees(found.amount) : ''
          }),
        ])}
      naming={0}
      numeric={shown.map((_, column) => column + 1)}
    />
  )
}

/** The fees by class: by their parts if the school lists them, otherwise its one amount. */
export function FeeTable({ locale, fees }: Props) {
  const hasHeads = fees.some(({ heads }) => heads.length > 0)
  const single = withFigure(hasHeads ? fees.filter(({ heads }) => heads.length === 0) : fees)
  return (
    <>
      {hasHeads && <FeesByHead locale={locale} fees={fees} />}
      {single.length > 0 && (
        <DataTable
          caption={locale.t('fees.title')}
          columns={locale.messages.fees.columns}
          rows={single.map(({ className, fee }) => [
            locale.mark(termName(locale, className)),
            rupees(fee),
          ])}
          editCellOf={(row, column) =>
            editable('fee', single[row]?.id, column === 0 ? 'class_name' : 'amount')
          }
          naming={0}
          numeric={[1]}
        />
      )}
      <EarlierFees locale={locale} fees={fees} />
    </>
  )
}
