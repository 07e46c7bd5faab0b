import { useEffect, useId, useRef, type SubmitEvent } from 'react'
import type { PdfTexts } from './pdf-controls'

type Props = { texts: PdfTexts; isWrong: boolean; onSubmit: (password: string) => void }

/** Asks for the password of an encrypted document. It is used in the browser only. */
export function PdfPassword({ texts, isWrong, onSubmit }: Props) {
  const field = useRef<HTMLInputElement>(null)
  const [fieldId, messageId] = [useId(), useId()]

  useEffect(() => {
    if (isWrong) field.current?.focus()
  }, [isWrong])

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    onSubmit(field.current?.value ?? '')
  }

  return (
    <form onSubmit={submit} className="max-w-md space-y-3 p-2">
      <p id={messageId} role="alert" className="font-semibold">
        {isWrong ? texts.wrongPassword : texts.needsPassword}
      </p>
      <label htmlFor={fieldId} className="block">
        {texts.password}
      </label>
      <input
        ref={field}
        id={fieldId}
        type="password"
        autoComplete="off"
        required
        aria-describedby={messageId}
        aria-invalid={isWrong}
        className="min-h-11 w-full rounded-card border border-ink-soft bg-paper px-3"
      />
      <button className="button">{texts.unlock}</button>
    </form>
  )
}
