import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import {
  GIVEN_HOURS,
  NOTED_PASSWORDS,
  TRIES,
} from '../../cms/extensions/directus-extension-accounts/noted-passwords.ts'
import { askServed } from '../support/ask-served.ts'
import { withDatabase } from '../support/database-file.ts'
import { exchange, newPassword } from '../support/given-password.ts'
import { copyInstance, type InstanceCopy } from '../support/instance-copy.ts'
import { readTokens } from '../support/instance.ts'
import { serveCms, type ServedCms } from '../support/served-cms.ts'

test.describe.configure({ mode: 'serial', timeout: 180_000, retries: 0 })

let copy: InstanceCopy
let cms: ServedCms
let token: string

test.beforeAll(async () => {
  copy = await copyInstance('given-passwords')
  cms = await serveCms(copy, { CMS_TWO_FACTORS: 'yes' })
  token = (await readTokens(copy.dataDir)).adminToken
})
test.afterAll(async () => {
  await cms.stop()
  await copy.remove()
})

const asAdministrator = (method: string, path: string, body: object = {}) =>
  askServed(cms, method, path, body, { token })

const newPerson = () => {
  const id = randomUUID()
  return { id, email: `${id}@example.com`, password: newPassword(), status: 'active' }
}

async function givePassword() {
  const person = newPerson()
  expect((await asAdministrator('POST', '/users', person)).status).toBe(200)
  return person
}

type Person = { email: string; password: string }

const signIn = ({ email, password }: Person, mode = 'session') =>
  askServed(cms, 'POST', '/auth/login', { email, password, mode })

const byGraphql = ({ email, password }: Person) =>
  askServed(cms, 'POST', '/graphql/system', {
    query: `mutation { auth_login(email: "${email}", password: "${password}") { access_token } }`,
  })

test('a password that somebody else set signs nobody in, and is answered as a wrong one', async () => {
  const nested = newPerson()
  const role = { name: 'None', users: { create: [nested], update: [], delete: [] } }
  expect((await asAdministrator('POST', '/roles', role)).status).toBe(200)
  const renewed = { ...(await givePassword()), password: newPassword() }
  const { id, password } = renewed
  expect((await asAdministrator('PATCH', `/users/${id}`, { password })).status).toBe(200)
  const ways = [signIn, (who: Person) => signIn(who, 'json'), byGraphql]
  for (const enter of ways) {
    const wrong = await enter({ ...renewed, password: newPassword() })
    expect(wrong.text).toContain('INVALID_CREDENTIALS')
    // The first administrator's was made by the installation.
    for (const person of [cms.administrator, await givePassword(), nested, renewed])
      expect(await enter(person)).toEqual(wrong)
  }
})

async function fill(page: Page, { email, password }: Person, own: string) {
  await page.goto('/account')
  await page.getByLabel('Your e-mail address').fill(email)
  await page.getByLabel('The password that was given to you').fill(password)
  await page.getByLabel('The password that you choose').fill(own)
  await page.getByRole('button', { name: 'Save' }).click()
}

test('a page without scripts takes it once, for one that they choose', async ({ browser }) => {
  const page = await browser.newPage({ baseURL: cms.url, javaScriptEnabled: false })
  const person = await givePassword()
  const own = newPassword()
  const answers = []
  for (const stranger of [
    { ...person, password: own },
    { ...person, email: 'x@example.com' },
  ]) {
    await fill(page, stranger, own)
    await expect(page.getByRole('status')).toContainText('did not work')
    answers.push(await page.content())
  }
  expect(answers[0]).toBe(answers[1])
  await fill(page, person, person.email)
  await expect(page.getByRole('status')).toContainText('easily guessed')
  await fill(page, person, person.password)
  await expect(page.getByRole('status')).toContainText('another password')
  expect((await signIn(person)).status).toBe(401)
  await fill(page, person, own)
  await expect(page.getByRole('status')).toContainText('your password now')
  await page.close()

  expect((await exchange(cms, person, newPassword())).status).toBe(403)
  expect((await signIn(person)).status).toBe(401)
  const theirs = { ...person, password: own }
  expect((await exchange(cms, theirs, newPassword())).status).toBe(403)
  expect((await signIn(theirs)).cookie).not.toBe('')
})

test('it counts for three days and five wrong tries, and then another must be given', async () => {
  const person = await givePassword()
  const stranger = { email: 'x@example.com', password: newPassword() }
  expect((await exchange(cms, stranger, newPassword())).status).toBe(403)
  withDatabase(join(copy.dataDir, 'cms.sqlite'), (database) => {
    const older = `UPDATE ${NOTED_PASSWORDS} SET given_at = given_at - ?`
    database.prepare(older).run(GIVEN_HOURS * 3_600_000)
  })
  const late = await exchange(cms, person, newPassword())
  expect(late).toEqual(await exchange(cms, stranger, newPassword()))
  const again = { ...person, password: newPassword() }
  const give = ({ password }: Person) =>
    asAdministrator('PATCH', `/users/${person.id}`, { password })
  await give(again)
  for (let tries = 0; tries < TRIES; tries += 1)
    expect((await exchange(cms, { ...again, password: newPassword() }, 'x')).status).toBe(403)
  expect(await exchange(cms, again, newPassword())).toEqual(late)
  const third = { ...person, password: newPassword() }
  await give(third)
  expect((await exchange(cms, third, newPassword())).status).toBe(200)
})

test('nobody makes it their own by what they send, not even an administrator', async () => {
  const person = await givePassword()
  const own = { given_at: null, tries: 0, [NOTED_PASSWORDS]: [], password_given_at: null }
  const items = `/items/${NOTED_PASSWORDS}`
  const query = `mutation { update_${NOTED_PASSWORDS}_items(ids: ["x"], data: { given_at: null }) { print } }`
  const answers = [
    await asAdministrator('PATCH', items, { query: {}, data: own }),
    await asAdministrator('POST', items, { print: 'x' }),
    await asAdministrator('SEARCH', items, { query: { limit: 1 } }),
    await asAdministrator('DELETE', items, { query: { limit: -1 } }),
    await asAdministrator('POST', '/graphql', { query }),
    await asAdministrator('DELETE', `/collections/${NOTED_PASSWORDS}`),
    await asAdministrator('DELETE', `/fields/${NOTED_PASSWORDS}/given_at`),
  ]
  expect(answers.filter(({ status }) => ![400, 403, 404].includes(status))).toEqual([])
  await asAdministrator('PATCH', `/users/${person.id}`, own)
  expect((await signIn(person)).status).toBe(401)
  expect((await exchange(cms, person, newPassword())).status).toBe(200)
})

test('the Studio says at the sign-in where to go', async ({ browser }) => {
  const page = await browser.newPage({ baseURL: cms.url })
  await page.goto('/admin/login')
  await page.getByRole('link', { name: 'choose your own' }).click()
  await expect(page.getByLabel('The password that was given to you')).toBeVisible()
  await page.close()
})
