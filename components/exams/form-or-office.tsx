import { FormEmbed } from '@/components/embed/form-embed'
import { Icon } from '@/components/ui/icon'
import type { Exam } from '@/lib/content/collections/exams'

/** A form that may be framed, or where to get it when its markup frames none of ours. */
export function FormOrOffice({ exam: { title, form } }: { exam: Exam }) {
  if (!form) return <p>{title}: ask the school office for the form.</p>
  return <FormEmbed title={title} form={form} icon={<Icon name="external" />} />
}
