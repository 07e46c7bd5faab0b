import { Icon } from '@/components/ui/icon'
import type { ClassFee } from '@/content/pages/admission/fees'
import { hrefOf, type Page } from '@/content/pages/page'
import type { School } from '@/lib/content/collections/school'
import { readQuestion, type FeeErrors } from '@/lib/fees/answer'
import { parseDay, parseMonth } from '@/lib/format/day'
import type { Query } from '@/lib/pages/query'
import { FeeErrorList, FeeField, TransportChoice } from './fee-field'
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

type FeeFormProps = {
  /** The address of the page, and the part of it that the answer stands in. */
  action: string
  query: Query
  errors: FeeErrors
  /** The classes to choose from, from the youngest. */
  classNames: readonly string[]
}

/** The question to the fee helper, sent to the page as a plain address; what was entered is kept. */
function FeeForm({ action, query, errors, classNames }: FeeFormProps) {
  const { class: className, transport = 'no', month = '', paid = '' } = query
  return (
    <form action={action} noValidate className="no-print space-y-4">
      <FeeField name="class" label="Class" error={errors.class}>
        {(control) => (
          <select {...control} defaultValue={className} required>
            <option value="">Choose a class</option>
            {classNames.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        )}
      </FeeField>
      <TransportChoice value={transport} error={errors.transport} />
      <FeeField name="paid" label="Day of payment" error={errors.paid}>
        {(control) => (
          <input type="date" {...control} defaultValue={parseDay(paid) ?? paid} required />
        )}
      </FeeField>
      <FeeField
        name="month"
        label="Fee of which month"
        hint="Leave empty for the month in which you pay."
        isOptional
        error={errors.month}
      >
        {(control) => <input type="month" {...control} defaultValue={parseMonth(month) ?? month} />}
      </FeeField>
      <button type="submit" className="button w-full sm:w-auto">
        <Icon name="calculator" />
        Show fee and fine
      </button>
    </form>
  )
}
