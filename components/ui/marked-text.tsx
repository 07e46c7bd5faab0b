import { languageRuns } from '@/lib/format/language-runs'

/** A text of the CMS, what is in Hindi or Bengali marked for screen readers (WCAG 3.1.2). */
export const MarkedText = ({ text }: { text: string | null | undefined }) =>
  languageRuns(text ?? '').map(({ text: run, lang }, index) =>
    lang ? (
      <span key={index} lang={lang}>
        {run}
      </span>
    ) : (
      run
    ),
  )
