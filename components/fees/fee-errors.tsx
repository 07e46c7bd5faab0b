import type { FeeErrors } from '@/lib/fees/question'
import { fieldId } from './fee-field'

/** What is wrong with the question, above it; each message leads to its field. */
export function FeeErrorList({ errors }: { errors: FeeErrors }) {
  return (
    <div role="alert" className="no-print rounded-card border-2 border-flame bg-flame-tint p-4">
      <p className="font-semibold">Please look at this again:</p>
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
