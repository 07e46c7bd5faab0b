import { z } from 'zod'
import { isQuestionKind } from 'school-schema/forms/form-columns'
import { figure, optional, parseItems, requiredText, text } from '../content/schema/columns.ts'

const question = z.object({
  label: requiredText,
  kind: z.string().refine(isQuestionKind),
  required: optional(z.boolean()),
  help: text,
  choices: text,
})

/** A question of a form as an editor has written it. */
export type WrittenQuestion = z.infer<typeof question>

/** The columns of a page that is a form. */
export const formColumns = {
  form_fields: optional(z.array(z.unknown()))
    .catch(null)
    .transform((given) => parseItems(question, given)),
  form_for: text,
  form_email: text,
  form_days: figure,
  form_kept_months: figure,
  form_access: text,
  form_consent: text,
  form_full: optional(z.array(z.string())).catch(null),
}

type Columns = z.infer<z.ZodObject<typeof formColumns>>

/** What a page says about its form. */
export const formOf = (row: Columns) => ({
  questions: row.form_fields,
  /** Who answers, as families read it. */
  answeredBy: row.form_for,
  /** Where an e-mail about a new answer goes; null: to the office. */
  email: row.form_email,
  /** The days until families have an answer; null: the time of enquiries. */
  days: row.form_days,
  keptMonths: row.form_kept_months,
  isConfidential: row.form_access === 'principal' || row.form_access === 'anonymous',
  isAnonymous: row.form_access === 'anonymous',
  consent: row.form_consent,
  /** The times that are full, in the words of the original. */
  full: row.form_full ?? [],
})
