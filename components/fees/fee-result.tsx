import type { ReactNode } from 'react'
import { feeTexts, otherFees, periodText, type ClassFee } from '@/content/pages/admission/fees'
import { fillOrAsk, valuesOf } from '@/content/pages/values'
import type { School } from '@/lib/content/collections/school'
import { answerFees, type FeeQuestion } from '@/lib/fees/answer'
import { formatDay, formatMonth } from 'school-schema/day'
import { telHref } from '@/lib/format/phone'

type Props = { question: FeeQuestion; school: School; fees: readonly ClassFee[] }

type ItemProps = { term: string; value: string; children?: ReactNode }

function Item({ term, value, children }: ItemProps) {
  return (
    <div className="border-line py-3 not-first:border-t">
      <dt className="text-ink-soft">{term}</dt>
      {value && <dd className="text-lg font-semibold">{value}</dd>}
      {children && <dd>{children}</dd>}
    </div>
  )
}

/** The query, the fee, the fine that applies and the reason. It adds up only what the rules add up. */
export function FeeResult({ question, school, fees }: Props) {
  const { className, transport, month, paid } = question
  const { fee, due, isLate, fines, isStruckOff, isPaidOnSunday } = answerFees(
    question,
    fees,
    school,
  )
  const prices = school.transportFees
  const values = { ...valuesOf(school), due: due && formatDay(due) }
  const fine = fines.tuition + fines.transport
  return (
    <div className="space-y-3 rounded-card border-2 border-ink bg-white p-4">
      <p>
        Class {className}, {transport ? 'with' : 'without'} school transport: the fee of{' '}
        {formatMonth(month)}, paid on {formatDay(paid)}.
      </p>
      {isStruckOff && (
        <p className="rounded-card border-2 border-flame bg-flame-tint p-3 font-semibold">
          {fillOrAsk(feeTexts.struckOff, values)}
        </p>
      )}
      <dl>
        {fee === null ? (
          <Item term="Fee" value={feeTexts.noFigure(className)} />
        ) : (
          <Item term="Fee" value={feeTexts.amount(fee)}>
            {periodText(school.feePeriod)}
          </Item>
        )}
        {transport && (
          <Item term={otherFees.transport} value={prices.length > 0 ? '' : otherFees.ask}>
            {prices.length > 0 && prices.join('; ')}
          </Item>
        )}
        {due === null || (isLate && fine === 0) ? (
          <Item term="Late fine" value={feeTexts.askForFine} />
        ) : (
          <Item term="Late fine" value={isLate ? feeTexts.amount(fine) : 'None'}>
            {fillOrAsk(isLate ? feeTexts.late : feeTexts.inTime, values)}
            {isLate && !transport && ` ${feeTexts.withoutTransport}`}
            {isLate && ` ${feeTexts.onlyOnce}`}
          </Item>
        )}
      </dl>
      {isPaidOnSunday && <p>{feeTexts.sunday(formatDay(paid), school.feeHours)}</p>}
      {school.phone && (
        <p>
          School office: <a href={telHref(school.phone)}>{school.phone}</a>
        </p>
      )}
    </div>
  )
}
