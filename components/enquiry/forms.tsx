import { hrefOf, type Locale, type LocaleProps } from '@/lib/messages/messages'
import { PageLink } from '@/components/ui/links'
import type { School } from '@/lib/school/school'
import { sendAdmissionEnquiry, sendQuickEnquiry } from '@/lib/enquiry/actions'
import { consentTexts, makeFormToken, type ShownConsent } from '@/lib/enquiry/consent'
import {
  admissionFields,
  emailField,
  quickFields,
  HONEYPOT_FIELD,
  LANGUAGE_FIELD,
  TOKEN_FIELD,
  type Field,
} from '@/lib/enquiry/form'
import { siteEnvironment } from '@/lib/server/environment'
import { mailSettings } from '@/lib/server/variables'
import { EnquiryForm } from './enquiry-form'
import type { FormTexts, LabelledField } from './form-messages'

const forms = {
  /** The admission enquiry of /TakeAdmission. */
  enquiry: {
    fields: admissionFields,
    action: sendAdmissionEnquiry,
    button: 'enquiry.sendAdmissionEnquiry',
    columns: false,
  },
  /** The short form of the home page. */
  quick: {
    fields: quickFields,
    action: sendQuickEnquiry,
    button: 'enquiry.sendEnquiry',
    columns: true,
  },
} as const

type Props = {
  locale: Locale
  formId: keyof typeof forms
  school: School
  /** The decoded path of its page, without the language. */
  path: string
}

/** The admission enquiry, with the texts of the consent and the link to the privacy policy. */
export function AdmissionForm({ locale, formId, school, path }: Props) {
  const { fields, action, button, columns } = forms[formId]
  const { phone, email } = school
  const shown = consentTexts(locale, school)
  const hasEmail = formId === 'enquiry' && mailSettings(siteEnvironment()) !== null
  return (
    <EnquiryForm
      formId={formId}
      fields={labelFields(locale, hasEmail ? [...fields, emailField] : fields)}
      action={action}
      path={hrefOf(locale, { path })}
      button={locale.t(button)}
      columns={columns}
      texts={enquiryTexts(locale, phone)}
      phone={phone}
      reminders={locale.mark(shown.reminders)}
      canBeSaved
    >
      <SpamFields locale={locale} id={`${formId}-${HONEYPOT_FIELD}`} shown={shown} />
      <ConsentText locale={locale} text={shown.enquiry} email={email} />
    </EnquiryForm>
  )
}

type ConsentProps = LocaleProps & { text: string; email?: string }

/** What the sender of a form agrees to, in which the e-mail address of the school is a link. */
export const ConsentText = ({ locale, text, email = '' }: ConsentProps) => (
  <p className="text-sm text-ink-soft">
    <LinkedText locale={locale} text={text} email={email} />{' '}
    <PageLink locale={locale} name="privacy_policy">
      {locale.t('enquiry.privacyPolicy')}
    </PageLink>
  </p>
)

function LinkedText({ locale, text, email }: LocaleProps & { text: string; email: string }) {
  const [before, ...after] = email ? text.split(email) : [text]
  if (after.length === 0) return locale.mark(text)
  return (
    <>
      {locale.mark(before)}
      <a href={`mailto:${email}`} className="wrap-anywhere underline">
        {email}
      </a>
      {locale.mark(after.join(email))}
    </>
  )
}

/** Hidden fields against spam: a honeypot, and a signed token of the time of rendering. */
export function SpamFields({
  locale,
  id,
  shown,
}: LocaleProps & { id: string; shown: ShownConsent }) {
  return (
    <>
      <input type="hidden" name={TOKEN_FIELD} value={makeFormToken(shown)} />
      <LanguageField locale={locale} />
      <p aria-hidden="true" className="sr-only">
        <label htmlFor={id}>{locale.t('enquiry.leaveThisEmpty')}</label>
        <input type="text" id={id} name={HONEYPOT_FIELD} autoComplete="off" tabIndex={-1} />
      </p>
    </>
  )
}

/** The language of the page, for the response. */
export const LanguageField = ({ locale }: LocaleProps) => (
  <input type="hidden" name={LANGUAGE_FIELD} value={locale.language} />
)

/** The texts of a form in the language of the page; `phone` is that of the office. */
export function enquiryTexts(locale: Locale, phone: string): FormTexts {
  const { details, correct, notSaved, failureAdvice, tryAgain, keep, sending, incompleteNumber } =
    locale.messages.enquiry
  return {
    legend: details,
    correct,
    failure: notSaved,
    gone: locale.messages.forms.gone,
    advice: failureAdvice,
    tryAgain,
    keep,
    call: locale.t('enquiry.call', { phone }),
    sending,
    optional: locale.t('common.optional'),
    choose: locale.t('forms.choose'),
    incompleteNumber,
    download: locale.t('certificates.open'),
  }
}

/** What an input of a kind has besides being a text. */
const INPUTS: Partial<Record<LabelledField['kind'], object>> = {
  date: { type: 'date' },
  file: { type: 'file', accept: '.pdf,.jpg,.jpeg,.png,.heic,.heif' },
  // A field of the type `number` drops "3 years" and "५" before anyone sees them.
  number: { inputMode: 'numeric' },
  // HTML allows `tel-national` only for fields of type text; the keyboard is the same.
  tel: { inputMode: 'tel' },
  email: { type: 'email' },
}

/** A field with what its input needs; a file is chosen, not filled in. */
export const withAttributes = (field: LabelledField): LabelledField => ({
  ...(field.kind !== 'file' && { autoComplete: 'on' }),
  ...field,
  ...(INPUTS[field.kind] && { attributes: INPUTS[field.kind] }),
})

/** The fields of a form with their labels and hints. */
export const labelFields = (locale: Locale, fields: readonly Field[]): LabelledField[] =>
  fields.map((field) => withAttributes({ ...field, ...locale.messages.enquiry.fields[field.name] }))
