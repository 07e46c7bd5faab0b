import 'server-only'
import { NextResponse, type NextRequest } from 'next/server'
import { splitLanguage } from 'school-schema/languages'
import type { SubscriberChange } from '../content/client/subscribers.ts'
import { deliverEnquiry, deliverInTime } from '../enquiry/delivery.ts'
import { readFields, textOf } from '../enquiry/form.ts'
import { addChange } from '../enquiry/outbox/changes.ts'
import { isOwnForm } from '../enquiry/posted-form.ts'
import type { Locale } from '../messages/messages.ts'
import { getLocale, locate } from '../pages/languages.ts'
import { renderWithNonce, withPrivateHeaders } from '../security/page-for-request.ts'
import { log } from '../server/log.ts'
import { choiceFields, choiceIn } from './fields.ts'
import { readSubscriptionPath, type SubscriptionLink } from './grant.ts'

/** What the buttons of the pages do, and then say. */
export const DONE = ['confirm', 'save', 'end'] as const

export type Done = (typeof DONE)[number]

const PATH = /^(?:\/[a-z]{2})?\/subscription\//

/** Whether an address is behind a link of an e-mail to a subscriber. */
export const isSubscriptionPath = (pathname: string): boolean => PATH.test(pathname)

const say = (text: string, status: number) =>
  withPrivateHeaders(new NextResponse(`${text}\n`, { status }))

/** Answers a request behind such a link: a page, which changes nothing, or a post. */
export async function answerSubscription(request: NextRequest): Promise<Response> {
  const { pathname } = request.nextUrl
  const located = await locate(pathname)
  // Also of a language that the school has given up: a subscription can always be ended.
  const { path } = splitLanguage(pathname)
  const link = readSubscriptionPath(path)
  const locale = located?.locale ?? (await getLocale())
  if (!link) {
    log.warn({ event: 'subscription-refused', status: 403 })
    const refused = `/${locale.language}/subscription/refused`
    return withPrivateHeaders(renderWithNonce(request, { path: refused, status: 403 }))
  }
  if (request.method === 'POST') return save(request, locale, link)
  const inner = `/${locale.language}${path}${request.nextUrl.search}`
  return withPrivateHeaders(renderWithNonce(request, { path: inner }))
}

/** The change that a post asks for; null for any other post. */
function changeIn({ purpose }: SubscriptionLink, form: FormData): [Done, SubscriberChange] | null {
  const action = textOf(form, 'do')
  if (purpose === 'confirm')
    return action === 'confirm' ? [action, { confirmed_at: new Date().toISOString() }] : null
  if (action === 'end') return [action, { ended: true }]
  return action === 'save' ? [action, choiceIn(readFields(form, choiceFields))] : null
}

async function save(request: NextRequest, locale: Locale, link: SubscriptionLink) {
  const form = await request.formData().catch(() => null)
  if (!form) return say('Send a form.', 400)
  // By the program of a mail provider, which follows no redirect (RFC 8058).
  const isOneClick = link.purpose === 'change' && textOf(form, 'List-Unsubscribe') === 'One-Click'
  if (!isOneClick && !isOwnForm(request.headers))
    return say('Send the form from this website.', 403)
  const [action, change] = isOneClick
    ? (['end', { ended: true }] as const)
    : (changeIn(link, form) ?? [])
  if (!action || !change) return say('Open the page again and send its form.', 400)
  try {
    await deliverInTime(deliverEnquiry(addChange(link.id, change)))
  } catch {
    log.error({ event: 'enquiry-not-stored', collection: 'subscriber' })
    return say(locale.t('noticeMails.notSaved'), 503)
  }
  if (isOneClick) return say(locale.t('noticeMails.ended'), 200)
  // Next.js accepts complete addresses only.
  const { href: location } = new URL(`${request.nextUrl.pathname}?done=${action}`, request.url)
  return withPrivateHeaders(new NextResponse(null, { status: 303, headers: { location } }))
}
