import { fieldId } from './fee-field'

type Props = { value: string; error: string | undefined }

const choices = [
  ['no', 'No'],
  ['yes', 'Yes'],
] as const

/** Whether the school transport is used: its late fine is charged beside that for tuition. */
export function TransportChoice({ value, error }: Props) {
  const errorId = `${fieldId('transport')}-error`
  return (
    <fieldset aria-describedby={error ? errorId : undefined}>
      <legend className="font-semibold">School transport</legend>
      <div className="flex gap-6">
        {choices.map(([choice, label], index) => (
          <label key={choice} className="flex min-h-11 items-center gap-2">
            <input
              type="radio"
              id={index === 0 ? fieldId('transport') : undefined}
              name="transport"
              value={choice}
              defaultChecked={value === choice}
              className="size-5 accent-flame"
            />
            {label}
          </label>
        ))}
      </div>
      {error && (
        <p id={errorId} className="text-sm font-semibold text-flame">
          {error}
        </p>
      )}
    </fieldset>
  )
}
