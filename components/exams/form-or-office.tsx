import { FormEmbed } from '@/components/embed/form-embed'
import { Icon } from '@/components/ui/icon'
import { getPageAt } from '@/content/pages'
import { hrefOf } from '@/content/pages/page'
import type { Exam } from '@/lib/content/collections/exams'
import { telHref } from '@/lib/format/phone'

/** A form that may be framed, or where to get it when its markup frames none of ours. */
export function FormOrOffice({ exam: { title, form } }: { exam: Exam }) {
  if (!form) return <p>{title}: ask the school office for the form.</p>
  return <FormEmbed title={title} form={form} icon={<Icon name="external" />} />
}

/** The open forms of a page that is about them, each under its name. */
export function PlaceForms({ exams }: { exams: readonly Exam[] }) {
  return exams.map((exam) => (
    <section key={exam.id} aria-labelledby={`form-${exam.id}`} className="space-y-4">
      <h2 id={`form-${exam.id}`} className="text-2xl font-semibold">
        {exam.title}
      </h2>
      <FormOrOffice exam={exam} />
    </section>
  ))
}

type Props = {
  what: 'examination' | 'registration'
  /** The school office's. */
  phone: string
}

/** Where a page's forms would be while none is open, and where to look meanwhile. */
export function NothingOpen({ what, phone }: Props) {
  const notices = getPageAt('/notices')
  return (
    <div className="max-w-measure space-y-2 rounded-card border border-line bg-paper-deep p-5">
      <p className="font-semibold">No {what} form is open at present.</p>
      <p>
        When one opens, it is announced among the <a href={hrefOf(notices)}>notices</a> and stands
        here. For questions telephone the school office on <a href={telHref(phone)}>{phone}</a>.
      </p>
    </div>
  )
}
