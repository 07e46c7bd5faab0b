import 'server-only'
import type { Subscriber } from '../content/client/subscribers.ts'
import { ALERT } from '../enquiry/outbox/mailings.ts'
import { audienceText } from '../classes/classes.ts'
import { fillHtml, getValues, type ValuesFor } from '../pages/text.ts'
import { formatDay } from '../messages/days.ts'
import type { Locale } from '../messages/messages.ts'
import { noticeHref } from '../notices/archive.ts'
import { listNotices, type Notice } from '../notices/notices.ts'
import { getKeptLocale } from '../pages/languages.ts'
import { linesOfHtml } from '../content/html/parse-html.ts'
import { getSchool } from '../school/school.ts'
import { siteEnvironment } from '../server/environment.ts'
import { subscriptionPath } from './grant.ts'

/** The parts of an e-mail that do not depend on its recipient. */
export type Composed = { subject: string; text: string; headers?: Record<string, string> }

const addressOf = (locale: Locale, path: string) => siteEnvironment().SITE_URL + locale.path(path)

const paragraphs = (lines: readonly (string | null | false)[]) =>
  `${lines.filter(Boolean).join('\n\n')}\n`

/** The e-mail that asks to confirm an address, or says that it is confirmed already. It contains nothing that the sender of the form wrote. */
export async function composeConfirmation(
  { id, confirmed_at }: Pick<Subscriber, 'id' | 'confirmed_at'>,
  language: Subscriber['language'],
): Promise<Composed> {
  const locale = await getKeptLocale(language)
  const { name: school } = await getSchool(locale.language)
  const { t } = locale
  if (confirmed_at)
    return {
      subject: t('noticeMails.mail.knownSubject', { school }),
      text: paragraphs([
        t('noticeMails.mail.knownText', { school }),
        addressOf(locale, subscriptionPath({ purpose: 'change', id })),
      ]),
    }
  return {
    subject: t('noticeMails.mail.confirmSubject', { school }),
    text: paragraphs([
      t('noticeMails.mail.confirmText', { school }),
      addressOf(locale, subscriptionPath({ purpose: 'confirm', id })),
      t('noticeMails.mail.ignore'),
    ]),
  }
}

/** A notice as plain text; one that is not in the language of the e-mail says so. */
function noticeText(locale: Locale, notice: Notice, valuesFor: ValuesFor): string {
  const { t } = locale
  const { title, description, file, language, outdated } = notice
  const text = description && fillHtml(locale, description, valuesFor(notice))
  return paragraphs([
    title,
    [
      t('noticeMails.mail.dated', { day: formatDay(locale, notice.date) }),
      audienceText(locale, notice),
    ]
      .filter(Boolean)
      .join(' · '),
    language !== locale.language && t('noticeMails.mail.language', { language }),
    outdated && t('noticeMails.mail.outdated'),
    linesOfHtml(text).join('\n'),
    file &&
      t('noticeMails.mail.attachment', {
        address: `${siteEnvironment().SITE_URL}/assets/${file.id}`,
      }),
    t('noticeMails.mail.read', { address: addressOf(locale, noticeHref(notice)) }),
  ])
}

/**
 * The e-mail to a subscriber with these of the notices that are current, or with the alert; null if none is. As they
 * are now: a correction before the e-mail is sent is in it.
 */
export async function composeNotices(
  { id, language }: Pick<Subscriber, 'id' | 'language'>,
  wanted: readonly (number | string)[],
): Promise<Composed | null> {
  const locale = await getKeptLocale(language)
  const { t } = locale
  const [{ name: school, alert }, all, valuesFor] = await Promise.all([
    getSchool(locale.language),
    listNotices(locale.language),
    getValues(),
  ])
  const notices = all.filter((notice) => wanted.includes(notice.id))
  const isUrgent = wanted.includes(ALERT)
  if (isUrgent ? !alert : notices.length === 0) return null
  const own = addressOf(locale, subscriptionPath({ purpose: 'change', id }))
  const [only] = notices
  const subject = isUrgent
    ? t('noticeMails.mail.urgent', { text: alert?.text ?? '' })
    : notices.length === 1 && only
      ? `${only.title} (${school})`
      : t('noticeMails.mail.several', { count: notices.length, school })
  return {
    subject: subject.replace(/\s+/g, ' '),
    text: paragraphs([
      isUrgent && [alert?.text, addressOf(locale, '/')].join('\n\n'),
      notices.map((notice) => noticeText(locale, notice, valuesFor)).join('\n----\n\n'),
      '-- ',
      t('noticeMails.mail.stop', { school, address: own }),
    ]),
    headers: {
      'List-Unsubscribe': `<${own}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }
}
