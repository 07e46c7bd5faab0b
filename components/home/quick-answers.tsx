import { hrefOf, type Locale, type LocaleProps } from '@/lib/messages/messages'
import { Tile, Tiles } from '@/components/home/tiles'
import type { IconName } from '@/components/ui/icon'
import { fillOrAsk, valuesOf } from '@/lib/messages/values'
import type { OfficeStatus } from '@/lib/school/office'
import { officeNote, schoolNote, type DayNote } from '@/lib/calendar/today-notes'
import type { CalendarDate } from '@/lib/calendar/calendar'
import type { PageTable } from '@/lib/pages/pages'
import type { School } from '@/lib/school/school'
import { routeHref } from '@/lib/embed/services'
import { feeRange, type ClassFee } from '@/lib/fees/fees'
import { chatHref, telHref } from '@/lib/format/phone'

type Answer = {
  icon: IconName
  term: string
  value: string | null
  note?: DayNote | null
  href: string
}

function answersOf(
  locale: Locale,
  { school, fees, pages, ...days }: Omit<Props, 'className'>,
): Answer[] {
  const { phone, whatsapp, address, feePeriod } = school
  const note = schoolNote(locale, { school, dates: days.dates })
  const range = feeRange(fees)
  const linkTo = (name: string, isFilled: boolean) => {
    const page = pages.named(name)
    return page && (isFilled || page.content !== null) ? { href: hrefOf(locale, page) } : null
  }
  const [toFees, toProcedure, toCalendar] = [
    linkTo('fee_payment_rules', fees.length > 0),
    linkTo('procedure', false),
    linkTo('school_calendar', days.dates.length > 0),
  ]
  const answers: (Answer | null)[] = [
    toFees && {
      icon: 'rupee',
      term: locale.t('quickAnswers.fees'),
      value: range
        ? range.lowest === range.highest
          ? locale.t('fees.amount', { amount: range.lowest })
          : locale.t('home.fees.range', range)
        : fillOrAsk(locale, locale.messages.home.fees.due, valuesOf(locale, school)),
      note: range && { text: feePeriod ?? locale.t('fees.askPeriod'), until: null },
      ...toFees,
    },
    toProcedure && { icon: 'file', ...locale.messages.quickAnswers.apply, ...toProcedure },
    phone
      ? {
          icon: 'phone',
          term: locale.t('quickAnswers.call'),
          value: phone,
          href: telHref(phone),
          note: officeNote(locale, { school, ...days }),
        }
      : null,
    whatsapp
      ? {
          icon: 'message',
          term: locale.t('quickAnswers.whatsapp'),
          value: whatsapp,
          href: chatHref(whatsapp),
        }
      : null,
    address
      ? {
          icon: 'pin',
          term: locale.t('quickAnswers.directions'),
          value: address,
          href: routeHref(school),
        }
      : null,
    toCalendar && {
      icon: 'calendar',
      ...(note
        ? { term: locale.t('quickAnswers.school.question'), value: null, note }
        : locale.messages.quickAnswers.holidays),
      ...toCalendar,
    },
  ]
  return answers.filter((answer) => answer !== null)
}

type Props = {
  school: School
  pages: PageTable
  fees: readonly ClassFee[]
  /** The school's day, and the dates of its calendar. */
  today: string
  dates: readonly CalendarDate[]
  office: OfficeStatus | null
  className: string
}

/** The most frequent questions of parents with their answers, each with a link to more. */
export function QuickAnswers({ locale, className, ...answers }: LocaleProps & Props) {
  return (
    <nav aria-label={locale.t('quickAnswers.title')} className={className}>
      <Tiles>
        {answersOf(locale, answers).map(({ term, value, ...tile }) => (
          <Tile
            locale={locale}
            key={term}
            title={term}
            text={value}
            {...tile}
            className="md:basis-[30%] xl:basis-0"
          />
        ))}
      </Tiles>
    </nav>
  )
}
