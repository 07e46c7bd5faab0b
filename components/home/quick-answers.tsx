import { getMessages, t } from '@/lib/messages/messages'
import { Tile, Tiles } from '@/components/home/tiles'
import type { IconName } from '@/components/ui/icon'
import { hrefOf } from '@/lib/format/href'
import { fillOrAsk, localValuesOf } from '@/lib/messages/values'
import type { OfficeStatus } from '@/lib/school/office'
import { officeNote, schoolNote, type DayNote } from '@/lib/calendar/today-notes'
import type { CalendarDate } from '@/lib/calendar/calendar'
import type { PageTable } from '@/lib/pages/pages'
import type { School } from '@/lib/school/school'
import { routeHref } from '@/lib/embed/services'
import { feeRange, type ClassFee } from '@/lib/fees/fees'
import { chatHref, telHref } from '@/lib/format/phone'

type Answer = { icon: IconName; term: string; value: string; note?: DayNote | null; href: string }

function answersOf({ school, fees, pages, ...days }: Omit<Props, 'className'>): Answer[] {
  const { phone, whatsapp, address, feePeriod } = school
  const note = schoolNote({ school, ...days })
  const range = feeRange(fees)
  const linkTo = (name: string, isFilled: boolean) => {
    const page = pages.named(name)
    return page && (isFilled || page.content !== null) ? { href: hrefOf(page) } : null
  }
  const [toFees, toProcedure, toCalendar] = [
    linkTo('fee_payment_rules', fees.length > 0),
    linkTo('procedure', false),
    linkTo('school_calendar', days.dates.length > 0),
  ]
  const answers: (Answer | null)[] = [
    toFees && {
      icon: 'rupee',
      term: t('quickAnswers.fees'),
      value: range
        ? t('home.fees.range', range)
        : fillOrAsk(getMessages().home.fees.due, localValuesOf(school)),
      note: range && { text: feePeriod ?? t('fees.askPeriod'), until: null },
      ...toFees,
    },
    toProcedure && { icon: 'file', ...getMessages().quickAnswers.apply, ...toProcedure },
    phone
      ? {
          icon: 'phone',
          term: t('quickAnswers.call'),
          value: phone,
          href: telHref(phone),
          note: officeNote({ school, ...days }),
        }
      : null,
    whatsapp
      ? {
          icon: 'message',
          term: t('quickAnswers.whatsapp'),
          value: whatsapp,
          href: chatHref(whatsapp),
        }
      : null,
    address
      ? { icon: 'pin', term: t('quickAnswers.directions'), value: address, href: routeHref(school) }
      : null,
    toCalendar && {
      icon: 'calendar',
      ...getMessages().quickAnswers.holidays,
      ...toCalendar,
      note,
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
export function QuickAnswers({ className, ...answers }: Props) {
  return (
    <nav aria-label={t('quickAnswers.title')} className={className}>
      <Tiles>
        {answersOf(answers).map(({ term, value, ...tile }) => (
          <Tile
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
