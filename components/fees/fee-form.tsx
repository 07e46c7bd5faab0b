import { Icon } from '@/components/ui/icon'
import { parseDay, parseMonth } from '@/lib/fees/calendar'
import type { FeeErrors } from '@/lib/fees/question'
import type { Query } from '@/lib/pages/query'
import { FeeField } from './fee-field'
import { TransportChoice } from './transport-choice'

type Props = {
  /** The address of the page, and the part of it that the answer stands in. */
  action: string
  query: Query
  errors: FeeErrors
  /** The classes to choose from, from the youngest. */
  classNames: readonly string[]
}

/** The question to the fee helper, sent to the page as a plain address; what was entered is kept. */
export function FeeForm({ action, query, errors, classNames }: Props) {
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
