import type { ReactNode } from 'react'
import { FormEmbed } from '@/components/embed/form-embed'
import type { Embed } from '@/lib/embed/services'

export const CHOSEN_ID = 'chosen-form'

type Props = {
  title: string
  form: Embed
  /** True where choosing it was the click that lets the form in. */
  isAskedFor: boolean
  onBack: () => void
  icons: { external: ReactNode; back: ReactNode }
}

/** The one form that was chosen, and the way back to the others. */
export function ChosenForm({ title, form, isAskedFor, onBack, icons }: Props) {
  return (
    <section aria-labelledby={CHOSEN_ID} className="space-y-4">
      <button type="button" onClick={onBack} className="button-quiet">
        {icons.back}
        Back to all forms
      </button>
      <h2 id={CHOSEN_ID} tabIndex={-1} className="text-2xl font-semibold">
        {title}
      </h2>
      <FormEmbed title={title} form={form} icon={icons.external} startsOpen={isAskedFor} />
    </section>
  )
}
