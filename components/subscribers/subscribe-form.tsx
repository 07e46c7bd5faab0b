import { EnquiryForm } from '@/components/enquiry/enquiry-form'
import { ConsentText, enquiryTexts, labelFields, SpamFields } from '@/components/enquiry/forms'
import type { TemplateProps } from '@/components/page/main-text'
import { HONEYPOT_FIELD } from '@/lib/enquiry/form'
import { hrefOf } from '@/lib/messages/messages'
import { getSchool } from '@/lib/school/school'
import { addressField, labelChoices } from '@/lib/subscribers/fields'
import { subscribe } from '@/lib/subscribers/subscribe'
import { ChannelLink } from './subscribe-links'

/** The form for notices by e-mail, with the text of the consent. */
export async function SubscribeForm({ locale, page }: TemplateProps) {
  const { phone, name, email, whatsappChannel } = await getSchool(locale.language)
  const consent = locale.t('noticeMails.consent', { school: name, email: email || 'none' })
  const shown = { language: locale.language, enquiry: consent, reminders: null }
  return (
    <div className="max-w-measure space-y-4">
      <div className="rounded-card border border-line p-5 md:p-6">
        <EnquiryForm
          formId="subscribe"
          fields={[...labelFields(locale, [addressField]), ...(await labelChoices(locale))]}
          action={subscribe}
          path={hrefOf(locale, page)}
          button={locale.t('noticeMails.subscribe')}
          texts={{
            ...enquiryTexts(locale, phone),
            legend: locale.t('noticeMails.details'),
            failure: locale.t('noticeMails.notSaved'),
          }}
          phone={phone}
        >
          <SpamFields locale={locale} id={`subscribe-${HONEYPOT_FIELD}`} shown={shown} />
          <ConsentText locale={locale} text={consent} />
        </EnquiryForm>
      </div>
      <ChannelLink locale={locale} channel={whatsappChannel} />
    </div>
  )
}
