import type { ClassFee } from '@/content/pages/admission/fees'
import type { School } from '@/lib/content/collections/school'
import { readQuestion } from '@/lib/fees/question'
import { hrefOf, type Page } from '@/content/pages/page'
import type { Query } from '@/lib/pages/query'
import { FeeErrorList } from './fee-errors'
import { FeeForm } from './fee-form'
import { FeeResult } from './fee-result'

type Props = { page: Page; query: Query; school: School; fees: readonly ClassFee[] }

/**
 * Where the form's address leads: the section takes the focus, the answer stands at its top, and its
 * scroll margin leaves nothing of the link above it half under the fixed bar.
 */
const ID = 'fee-helper'

/** Asks which fee, and says what is to be paid and why. Only an answer is worth printing. */
export function FeeHelper({ page, query, school, fees }: Props) {
  const isAsked = Object.keys(query).length > 0
  const question = readQuestion(query, fees)
  const errors = isAsked && 'errors' in question ? question.errors : {}
  const isAnswered = !('errors' in question)
  return (
    <section
      id={ID}
      tabIndex={-1}
      aria-labelledby="fee-helper-title"
      className={`-scroll-mt-2 space-y-4 rounded-card bg-paper-deep p-5 outline-none print:p-0 ${isAnswered ? '' : 'no-print'}`}
    >
      <h2 id="fee-helper-title" className="text-2xl font-semibold">
        Your fee and fine
      </h2>
      {Object.keys(errors).length > 0 && <FeeErrorList errors={errors} />}
      {isAnswered && <FeeResult question={question} school={school} fees={fees} />}
      <FeeForm
        action={`${hrefOf(page)}#${ID}`}
        query={query}
        errors={errors}
        classNames={fees.map(({ className }) => className)}
      />
    </section>
  )
}
