import type { ReactNode } from 'react'
import { ChoiceField } from '@/components/enquiry/choice-field'
import { Frame } from '@/components/frame/frame'
import { findSubscriber } from '@/lib/content/client/subscribers'
import { isEnding } from '@/lib/enquiry/outbox/changes'
import type { LocaleProps } from '@/lib/messages/messages'
import { labelChoices, valuesOfChoice } from '@/lib/subscribers/fields'
import { subscriptionPath, type SubscriptionLink } from '@/lib/subscribers/grant'
import { DONE, type Done } from '@/lib/subscribers/answer'
import { SubscribeLinks } from './subscribe-links'

type Props = LocaleProps & {
  /** Null for a link that is not valid. */
  link: SubscriptionLink | null
  /** What was just saved. */
  done: string | undefined
}

/** The page behind a link of an e-mail: it confirms an address, or changes and ends a subscription. Only its buttons change something. */
export async function SubscriptionScreen({ locale, link, done }: Props) {
  return (
    <Frame locale={locale} current={null} language={locale.language}>
      <div className="page-width space-y-6 py-8 *:max-w-measure md:py-12">
        <h1 className="text-3xl font-semibold">{locale.t('noticeMails.title')}</h1>
        {!link ? (
          <p className="text-lg">{locale.t('noticeMails.refused')}</p>
        ) : link.purpose === 'confirm' ? (
          <Confirm locale={locale} id={link.id} isDone={done === 'confirm'} />
        ) : (
          <Change locale={locale} id={link.id} done={DONE.find((each) => each === done)} />
        )}
        <p className="flex flex-wrap gap-x-6">
          <SubscribeLinks locale={locale} />
        </p>
      </div>
    </Frame>
  )
}

type Subscription = LocaleProps & { id: string }

const Outcome = ({ children }: { children: ReactNode }) => (
  <p role="status" className="rounded-card border-2 border-leaf bg-leaf-tint p-4 font-semibold">
    {children}
  </p>
)

const Post = ({ action, children }: { action: Done; children: ReactNode }) => (
  <button type="submit" name="do" value={action} className="button">
    {children}
  </button>
)

async function Confirm({ locale, id, isDone }: Subscription & { isDone: boolean }) {
  const { t } = locale
  if (!isDone)
    return (
      <form method="post" encType="multipart/form-data" className="space-y-4">
        <p className="text-lg">{t('noticeMails.confirmLead')}</p>
        <Post action="confirm">{t('noticeMails.confirm')}</Post>
      </form>
    )
  // It was ended or erased before.
  if ((await findSubscriber(id).catch(() => undefined)) === null)
    return <p className="text-lg">{t('noticeMails.refused')}</p>
  return (
    <>
      <Outcome>{t('noticeMails.confirmed')}</Outcome>
      <p>
        <a href={locale.path(subscriptionPath({ purpose: 'change', id }))}>
          {t('noticeMails.changeOrStop')}
        </a>
      </p>
    </>
  )
}

async function Change({ locale, id, done }: Subscription & { done: Done | undefined }) {
  const { t } = locale
  const found = isEnding(id) ? null : await findSubscriber(id).catch(() => undefined)
  if (done === 'end' || found === null) return <Outcome>{t('noticeMails.ended')}</Outcome>
  const values = found ? valuesOfChoice(found) : {}
  return (
    <>
      {done === 'save' && <Outcome>{t('noticeMails.saved')}</Outcome>}
      <form method="post" encType="multipart/form-data" className="space-y-3">
        <p className="text-lg">{t('noticeMails.endLead')}</p>
        <Post action="end">{t('noticeMails.end')}</Post>
      </form>
      <form method="post" encType="multipart/form-data" className="space-y-4">
        <h2 className="text-2xl font-semibold">{t('noticeMails.change')}</h2>
        {!found && <p>{t('noticeMails.choiceUnknown')}</p>}
        {(await labelChoices(locale)).map((field) => (
          <ChoiceField key={field.name} field={field} id={field.name} values={values} />
        ))}
        <Post action="save">{t('noticeMails.save')}</Post>
      </form>
    </>
  )
}
