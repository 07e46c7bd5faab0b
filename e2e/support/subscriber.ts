import { expect, type Page } from 'playwright/test'
import type { Locale } from '../../lib/messages/messages.ts'
import type { MailServer } from './servers/mail-server.ts'

/** The address of a subscription in an e-mail. */
export const subscriptionIn = (text = '') => /http\S+\/subscription\/\S+/.exec(text)?.[0] ?? ''

/** The e-mails that an address has received. */
export const mailsTo = ({ received }: MailServer, address: string) =>
  received.filter(({ to }) => to.includes(address))

/** Subscribes to the notices, of some classes or all, and confirms the address. */
export async function subscribe(
  page: Page,
  { url, mail, locale }: { url: string; mail: MailServer; locale: Locale },
  address: string,
  classes: readonly string[] = [],
): Promise<void> {
  const { noticeMails: texts, enquiry } = locale.messages
  await page.goto(url + locale.path('/notices'))
  await page.getByRole('main').getByRole('link', { name: texts.title }).click()
  await page.getByLabel(enquiry.fields.mail_address.label).fill(address)
  for (const each of classes) await page.getByLabel(each, { exact: true }).check()
  await page.getByRole('button', { name: texts.subscribe }).click()
  await expect(page.getByText(texts.thanks)).toBeVisible()
  await expect.poll(() => mailsTo(mail, address).length).toBe(1)
  const confirm = subscriptionIn(mailsTo(mail, address)[0]?.text)
  expect(confirm).not.toContain('@')
  await page.goto(confirm)
  await page.getByRole('button', { name: texts.confirm }).click()
  await expect(page.getByText(texts.confirmed)).toBeVisible()
}
