import { normaliseTyped, type Field } from '@/lib/enquiry/form'

type Input = HTMLInputElement | HTMLTextAreaElement

/** Shows in a field what the server will store. */
export function normaliseInput(input: Input, field: Field): void {
  const value = normaliseTyped(field, input.value)
  if (value !== input.value) input.value = value
}

/** The same for all fields of a form. */
export function normaliseFields(form: HTMLFormElement, fields: readonly Field[]): void {
  for (const field of fields) {
    const input = form.elements.namedItem(field.name)
    if (input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement)
      normaliseInput(input, field)
  }
}
