import { ownValue } from 'school-schema/values/own-value'
import { boxName, listChosen } from '@/lib/enquiry/form'
import { FieldError, type LabelledField } from './form-messages'

type Props = {
  field: LabelledField
  /** What an optional field is called, where others are required. */
  optional?: string
  id: string
  /** The values of all fields, by their names. */
  values: Readonly<Record<string, string>>
  error?: string | undefined
}

/** Boxes to tick, or a choice of one; works in forms with and without our script. */
export function ChoiceField({ field, optional, id, values, error }: Props) {
  const { name, label, hint, kind, required, options = [] } = field
  const value = ownValue(values, name)
  const isOne = kind === 'choice'
  const chosen = isOne ? [value || options[0]?.value] : listChosen(value)
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      aria-describedby={(error && `${id}-error`) || (hint && `${id}-hint`)}
      className="max-sm:col-span-2"
    >
      <legend className="font-semibold">
        {label}
        {optional && !required && !isOne && (
          <span className="font-normal text-ink-soft"> {optional}</span>
        )}
      </legend>
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-ink-soft">
          {hint}
        </p>
      )}
      <ul className="mt-1 flex flex-wrap gap-x-5">
        {options.map((option, index) => (
          <li key={option.value}>
            <label className="flex min-h-11 items-center gap-2">
              <input
                type={isOne ? 'radio' : 'checkbox'}
                name={isOne ? name : boxName(name, index)}
                value={option.value}
                defaultChecked={chosen.includes(option.value)}
                className="size-5 shrink-0 accent-flame"
              />
              {option.label}
            </label>
          </li>
        ))}
      </ul>
      {error && <FieldError id={id}>{error}</FieldError>}
    </fieldset>
  )
}
