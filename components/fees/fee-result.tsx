import { getMessages, rich, t } from '@/lib/messages/messages'
import type { ReactNode } from 'react'
import { rupees } from '@/lib/messages/rupees'
import type { ClassFee } from '@/lib/fees/class-fee'
import { fillOrAsk, localValuesOf } from '@/lib/messages/values'
import type { School } from '@/lib/content/collections/school'
import { answerFees, type FeeQuestion } from '@/lib/fees/answer'
import { formatDay, formatMonth } from '@/lib/messages/days'
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
  const values = { ...localValuesOf(school), due: due && formatDay(due) }
  const fine = fines.tuition + fines.transport
  const { result } = getMessages().fees
  return (
    <div className="space-y-3 rounded-card border-2 border-ink bg-white p-4">
      <p>
        {t('fees.result.question', {
          className,
          transport: transport ? 'yes' : 'no',
          month: formatMonth(month),
          paid: formatDay(paid),
        })}
      </p>
      {isStruckOff && (
        <p className="rounded-card border-2 border-flame bg-flame-tint p-3 font-semibold">
          {fillOrAsk(result.struckOff, values)}
        </p>
      )}
      <dl>
        {fee === null ? (
          <Item term={t('fees.result.fee')} value={t('fees.result.noFigure', { className })} />
        ) : (
          <Item term={t('fees.result.fee')} value={t('fees.amount', { amount: rupees(fee) })}>
            {school.feePeriod ?? t('fees.askPeriod')}
          </Item>
        )}
        {transport && (
          <Item
            term={t('fees.other.transport')}
            value={prices.length > 0 ? '' : t('fees.other.ask')}
          >
            {prices.length > 0 && prices.join('; ')}
          </Item>
        )}
        {due === null || (isLate && fine === 0) ? (
          <Item term={t('fees.result.lateFine')} value={t('fees.result.askForFine')} />
        ) : (
          <Item
            term={t('fees.result.lateFine')}
            value={isLate ? t('fees.amount', { amount: rupees(fine) }) : t('fees.result.none')}
          >
            {fillOrAsk(isLate ? result.late : result.inTime, values)}
            {isLate && !transport && ` ${t('fees.result.withoutTransport')}`}
            {isLate && ` ${t('fees.result.onlyOnce')}`}
          </Item>
        )}
      </dl>
      {isPaidOnSunday && (
        <p>{t('fees.result.sunday', { day: formatDay(paid), hours: school.feeHours })}</p>
      )}
      {school.phone && (
        <p>
          {rich('fees.result.office', {
            phone: () => <a href={telHref(school.phone)}>{school.phone}</a>,
          })}
        </p>
      )}
    </div>
  )
}
