import { Icon, type IconName } from '@/components/ui/icon'
import { getPageAt } from '@/content/pages'
import type { CalendarDate } from '@/content/pages/academics/session-dates'
import { periodText, type ClassFee } from '@/content/pages/admission/fees'
import { home } from '@/content/pages/general/home'
import { quickAnswers as texts } from '@/content/pages/general/quick-answers'
import { hrefOf } from '@/content/pages/page'
import { findHoliday } from '@/lib/calendar/dates'
import type { School } from '@/lib/content/collections/school'
import { mapOf } from '@/lib/embed/services'
import { feeRange } from '@/lib/fees/answer'
import { isSunday } from '@/lib/format/day'
import { fill } from '@/lib/format/fill'
import { chatHref, telHref } from '@/lib/format/phone'

type Answer = { icon: IconName; term: string; value: string; note?: string; href: string }

/** Whether the office is open today. */
function openToday({ officeHours }: School, { today, dates }: Pick<Props, 'today' | 'dates'>) {
  if (isSunday(today)) return texts.sunday
  const holiday = findHoliday(dates, today)
  return holiday
    ? fill(texts.holiday, { title: holiday.title })
    : fill(texts.openToday, { officeHours })
}

function answersOf({ school, fees, ...days }: Omit<Props, 'className'>): Answer[] {
  const { phone, whatsapp, address, mapUrl, feePeriod } = school
  const range = feeRange(fees)
  return [
    {
      ...{ icon: 'rupee', term: texts.fees, href: hrefOf(getPageAt('/FeePaymentRules')) },
      value: range ? fill(home.fees.range, range) : home.fees.due,
      ...(range && { note: periodText(feePeriod) }),
    },
    { icon: 'file', ...texts.apply, href: hrefOf(getPageAt('/Procedure')) },
    {
      ...{ icon: 'phone', term: texts.call, value: phone, href: telHref(phone) },
      note: openToday(school, days),
    },
    ...(whatsapp
      ? [
          {
            ...{ icon: 'message', term: texts.whatsapp, value: whatsapp },
            href: chatHref(whatsapp),
          } satisfies Answer,
        ]
      : []),
    {
      ...{ icon: 'pin', term: texts.directions, value: address },
      href: mapOf(mapUrl)?.href ?? `${hrefOf(getPageAt('/Contact Us'))}#map`,
    },
    { icon: 'calendar', ...texts.holidays, href: hrefOf(getPageAt('/SchoolCalendar')) },
  ]
}

type Props = {
  school: School
  fees: readonly ClassFee[]
  /** The school's day, and the dates of its calendar. */
  today: string
  dates: readonly CalendarDate[]
  className: string
}

/** The most frequent questions of parents with their answers, each with a link to more. */
export function QuickAnswers({ className, ...answers }: Props) {
  return (
    <nav aria-label={texts.title} className={className}>
      <ul className="grid grid-cols-2 gap-px overflow-hidden rounded-card border border-line bg-line md:grid-cols-3 xl:grid-cols-6">
        {answersOf(answers).map(({ icon, term, value, note, href }) => (
          <li key={term} className="flex bg-paper">
            <a href={href} className="group flex-1 p-3 leading-snug hover:bg-marigold-tint">
              <span className="flex items-center gap-2 font-semibold text-flame underline-offset-3 group-hover:underline">
                <Icon name={icon} className="size-4" />
                {term}
              </span>
              <span className="mt-0.5 block text-sm">{value}</span>
              {note && <span className="block text-xs text-ink-soft">{note}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
