import { FORM_FACTS } from 'school-schema/disclosure-form'
import { editable, RECORD_ROW } from '@/lib/content/store/drafts'

/** What of a record a row of the form shows, such as A5, in a preview. */
export function editFact(row: string): object {
  const fact = FORM_FACTS.find(([each]) => each === row)
  if (!fact) return {}
  const [, , record, columns] = fact
  return editable(record, RECORD_ROW, ...columns)
}
