import type { Question } from '@/lib/forms/questions'
import { MAX_FILES_BYTES } from 'school-schema/files/attachments'
import { getForm, type AnswerForm } from '@/lib/forms/forms'
import { readAbout } from '@/lib/forms/about'
import { sendFormAnswer } from '@/lib/forms/actions'
import { EnquiryForm } from '@/components/enquiry/enquiry-form'
import { ConsentText, enquiryTexts, SpamFields, withAttributes } from '@/components/enquiry/forms'
import type { LabelledField } from '@/components/enquiry/form-messages'
import type { TemplateProps } from '@/components/page/main-text'
import { ABOUT_FIELD, FORM_FIELD, HONEYPOT_FIELD, VERSION_FIELD } from '@/lib/enquiry/form'
import type { ShownConsent } from '@/lib/enquiry/consent'
import { hrefOf, type Locale } from '@/lib/messages/messages'
import { fillText, replyTimeOf, valuesOf } from '@/lib/messages/values'
import { getSchool, type School } from '@/lib/school/school'

const KINDS = {
  text: 'text',
  long: 'multiline',
  choice: 'select',
  choices: 'choices',
  slot: 'select',
  date: 'date',
  number: 'number',
  contact: 'text',
  file: 'file',
} as const

/** A question as the form shows it. */
function fieldOf(locale: Locale, question: Question, full: readonly string[]): LabelledField {
  const { name, kind, label, help, required, choices } = question
  const own = kind === 'file' ? locale.t('forms.fileHint') : null
  const hint = [help && own ? help.replace(/[.।]$/, '') : help, own].filter(Boolean).join('. ')
  return withAttributes({
    name,
    kind: KINDS[kind],
    label,
    required,
    ...(hint && { hint }),
    ...(choices.length > 0 && {
      options: choices.map(({ key, text, original }) =>
        kind === 'slot' && full.includes(original)
          ? { value: key, label: locale.t('forms.full', { place: text }), isDisabled: true }
          : { value: key, label: text },
      ),
    }),
  })
}

/** The consent of a form, as its school has written it, or the sentence of the website. */
function consentOf(
  locale: Locale,
  { consent, keptMonths }: AnswerForm,
  school: School,
): ShownConsent {
  const values = valuesOf(locale, school)
  const months = keptMonths && Math.min(keptMonths, school.enquiryKeptMonths)
  const kept = locale.t('values.months', { count: months ?? school.enquiryKeptMonths })
  const written = consent && fillText(consent, values)
  const enquiry = written ?? locale.t('forms.consent', { kept })
  return { language: locale.language, enquiry, reminders: null }
}

/** Who answers, and when. */
function promiseOf(locale: Locale, { answeredBy, days }: AnswerForm, school: School): string {
  return locale.t('forms.answeredBy', {
    who: answeredBy ?? locale.t('forms.theOffice'),
    time:
      days === null ? replyTimeOf(locale, school) : locale.t('values.withinDays', { count: days }),
  })
}

/** What a visitor came to say of a page, as the link at its foot has it. */
function startOf({ questions, isFeedback }: AnswerForm, useful: string | undefined) {
  const [question] = questions
  const [yes, no] = question?.choices ?? []
  const chosen = useful === 'yes' ? yes : useful === 'no' ? no : undefined
  return isFeedback && question && chosen ? { [question.name]: chosen.key } : {}
}

/** The form that a school has made, above the text of its page. */
export async function SchoolForm({ locale, page, query }: TemplateProps) {
  const [form, school] = await Promise.all([getForm(locale, page.name), getSchool(locale.language)])
  if (!form || form.questions.length === 0) return <></>
  const { questions, isFeedback } = form
  const shown = consentOf(locale, form, school)
  const fileCount = questions.filter(({ kind }) => kind === 'file').length
  const filesLimit =
    fileCount > 1 ? { bytes: MAX_FILES_BYTES, message: locale.t('forms.filesTogether') } : undefined
  const asked = query['page'] ?? ''
  // Arbitrary text in the address is not shown.
  const about = isFeedback && (await readAbout(locale, asked)) ? asked : ''
  return (
    <div className="max-w-measure space-y-4 rounded-card border border-line p-5 md:p-6">
      {about && (
        <p className="font-semibold wrap-anywhere">
          {locale.t('forms.feedback.about', { path: about })}
        </p>
      )}
      {!isFeedback && <p>{locale.mark(promiseOf(locale, form, school))}</p>}
      {form.isAnonymous && <p className="font-semibold">{locale.t('forms.anonymous')}</p>}
      <EnquiryForm
        formId="school-form"
        fields={questions.map((question) => fieldOf(locale, question, form.full))}
        start={startOf(form, query['useful'])}
        action={sendFormAnswer}
        path={hrefOf(locale, page)}
        button={locale.t('forms.send')}
        texts={{ ...enquiryTexts(locale, school.phone), legend: locale.t('forms.legend') }}
        phone={school.phone}
        canBeSaved={fileCount === 0}
        filesLimit={filesLimit}
      >
        <SpamFields locale={locale} id={`school-form-${HONEYPOT_FIELD}`} shown={shown} />
        <input type="hidden" name={FORM_FIELD} value={form.name} />
        <input type="hidden" name={VERSION_FIELD} value={form.version} />
        {isFeedback && <input type="hidden" name={ABOUT_FIELD} value={about} />}
        {filesLimit && <p className="text-sm">{filesLimit.message}</p>}
        {fileCount > 0 && (
          <p className="hidden text-sm noscript:block">{locale.t('forms.fileAgain')}</p>
        )}
        <ConsentText locale={locale} text={shown.enquiry} email={school.email} />
      </EnquiryForm>
    </div>
  )
}
