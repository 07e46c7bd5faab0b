import type { ReactNode } from 'react'
import { hrefOf, type Locale } from '@/lib/messages/messages'
import { PageLink } from '@/components/ui/links'
import type { getClassContent } from '@/lib/classes/class-content'
import { totalOfYear, type ClassFee } from '@/lib/fees/fees'
import { termName } from '@/lib/messages/names'
import { localTimes } from '@/lib/messages/times'
import { rupees } from '@/lib/messages/values'
import { DEFAULT_LANGUAGE } from 'school-schema/languages'
import { getPageNamed, isEmpty } from '@/lib/pages/pages'
import { getSchool } from '@/lib/school/school'

type Props = { locale: Locale; content: Awaited<ReturnType<typeof getClassContent>> }

/** Hours, teachers, fee and uniform. */
export async function ClassFacts({ locale, content: { hours, teachers, fee } }: Props) {
  const uniform = await getPageNamed(locale.language, 'uniform')
  const facts: [term: string, value: ReactNode][] = [
    [locale.t('classes.hours'), hours && locale.mark(localTimes(locale, hours))],
    [
      locale.t('classes.teacher'),
      teachers.length > 0 &&
        teachers.map(({ id, name, designation }) => (
          <p key={id}>
            {locale.mark(name)}{' '}
            <span className="font-normal">
              {designation && locale.mark(termName(locale, designation))}
            </span>
          </p>
        )),
    ],
    [locale.t('quickAnswers.fees'), fee && <Fee locale={locale} fee={fee} />],
    [
      locale.t('classes.wear'),
      uniform && !isEmpty(uniform) && (
        <a href={hrefOf(locale, uniform)}>{locale.mark(uniform.title)}</a>
      ),
    ],
  ]
  const known = facts.filter(([, value]) => Boolean(value))
  if (known.length === 0) return null
  return (
    <dl className="grid gap-px overflow-hidden rounded-card border border-line bg-line sm:grid-cols-2 sm:[&>:last-child:nth-child(odd)]:col-span-2">
      {known.map(([term, value]) => (
        <div key={term} className="bg-paper p-4">
          <dt className="text-ink-soft">{term}</dt>
          <dd className="mt-1 space-y-1 font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The amount and the total of the year, as far as they are known, and the page with all of it. */
async function Fee({ locale, fee }: { locale: Locale; fee: ClassFee }) {
  const [{ feePeriod }, school] = await Promise.all([
    getSchool(DEFAULT_LANGUAGE),
    getSchool(locale.language),
  ])
  const total = totalOfYear(fee, feePeriod)
  return (
    <>
      {fee.heads.length === 0 && fee.fee !== null && (
        <p>
          {locale.t('fees.amount', { amount: rupees(fee.fee) })}{' '}
          <span className="font-normal">
            {locale.mark(school.feePeriod ?? locale.t('fees.askPeriod'))}
          </span>
        </p>
      )}
      {total !== null && <p>{locale.t('fees.perYear', { amount: rupees(total) })}</p>}
      <p className="font-normal">
        <PageLink locale={locale} name="fee_payment_rules">
          {locale.t('fees.title')}
        </PageLink>
      </p>
    </>
  )
}
