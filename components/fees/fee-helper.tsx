import { t } from '@/lib/messages/messages'
import { Field, FieldError } from '@/components/ui/field'
import { Icon } from '@/components/ui/icon'
import type { ClassFee } from '@/lib/fees/class-fee'
import { hrefOf } from '@/lib/format/href'
import type { Page } from '@/lib/content/collections/pages'
import type { School } from '@/lib/content/collections/school'
import { readQuestion, type FeeErrors } from '@/lib/fees/answer'
import { parseDay, parseMonth } from 'school-schema/day'
import type { Query } from '@/lib/pages/query'
import { FeeResult } from './fee-result'

type Props = {
  page: Page
  query: Query
  school: School
  fees: readonly ClassFee[]
  /** The default date of payment, YYYY-MM-DD. */
  today: string
}

/**
 * The target of the form: the section gets the focus, the result is at its top, and its scroll
 * margin keeps it clear of the fixed bar.
 */
const ID = 'fee-helper'

/** Asks for class and date, and shows the amount and the reason for a fine. The result can be printed. */
export function FeeHelper({ page, query, school, fees, today }: Props) {
  const isAsked = Object.keys(query).length > 0
  const question = readQuestion(query, fees, today)
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
        {t('fees.helper.title')}
      </h2>
      {Object.keys(errors).length > 0 && <FeeErrorList errors={errors} />}
      {isAnswered && <FeeResult question={question} school={school} fees={fees} />}
      <FeeForm
        action={`${hrefOf(page)}#${ID}`}
        query={{ paid: today, ...query }}
        errors={errors}
        classNames={fees.map(({ className }) => className)}
      />
    </section>
  )
}

const fieldId = (name: string) => `fee-${name}`

/** The errors of the query above the form; each links to its field. */
function FeeErrorList({ errors }: { errors: FeeErrors }) {
  return (
    <div role="alert" className="no-print rounded-card border-2 border-flame bg-flame-tint p-4">
      <p className="font-semibold">{t('fees.helper.errors')}</p>
      <ul className="list-disc pl-5">
        {Object.entries(errors).map(([name, message]) => (
          <li key={name}>
            <a href={`#${fieldId(name)}`}>{message}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}

type FeeFormProps = {
  /** The address of the page with the fragment of the result. */
  action: string
  query: Query
  errors: FeeErrors
  /** The classes to choose from, the youngest first. */
  classNames: readonly string[]
}

/** The form of the fee helper, sent as a GET request; the values stay filled in. */
function FeeForm({ action, query, errors, classNames }: FeeFormProps) {
  const { class: className, transport = 'no', month = '', paid = '' } = query
  const field = (name: keyof FeeErrors) => ({ id: fieldId(name), name, error: errors[name] })
  return (
    <form action={action} noValidate className="no-print space-y-4">
      <Field {...field('class')} label={t('fees.helper.class')}>
        {(control) => (
          <select {...control} defaultValue={className} required>
            <option value="">{t('fees.helper.chooseAClass')}</option>
            {classNames.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        )}
      </Field>
      <TransportChoice value={transport} error={errors.transport} />
      <Field {...field('paid')} label={t('fees.helper.dayOfPayment')}>
        {(control) => (
          <input type="date" {...control} defaultValue={parseDay(paid) ?? paid} required />
        )}
      </Field>
      <Field
        {...field('month')}
        label={t('fees.helper.month')}
        hint={t('fees.helper.monthHint')}
        optional={t('common.optional')}
      >
        {(control) => <input type="month" {...control} defaultValue={parseMonth(month) ?? month} />}
      </Field>
      <button type="submit" className="button w-full sm:w-auto">
        <Icon name="calculator" />
        {t('fees.helper.show')}
      </button>
    </form>
  )
}

type TransportChoiceProps = { value: string; error: string | undefined }

/** Whether the student uses the school transport, for which a late payment has a second fine. */
function TransportChoice({ value, error }: TransportChoiceProps) {
  const id = fieldId('transport')
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="font-semibold">{t('fees.helper.transport')}</legend>
      <div className="flex gap-6">
        {(['no', 'yes'] as const).map((choice, index) => (
          <label key={choice} className="flex min-h-11 items-center gap-2">
            <input
              type="radio"
              id={index === 0 ? id : undefined}
              name="transport"
              value={choice}
              defaultChecked={value === choice}
              className="size-5 accent-flame"
            />
            {t(`fees.helper.${choice}`)}
          </label>
        ))}
      </div>
      <FieldError id={id}>{error}</FieldError>
    </fieldset>
  )
}
