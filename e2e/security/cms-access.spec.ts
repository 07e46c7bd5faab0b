import { randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'
import {
  CONTENT_COLLECTIONS,
  CONTENT_FINDINGS,
  ENQUIRY_COLLECTIONS,
  OFFICE_FIGURES,
} from '../../cms/model/index.ts'
import { askCms, call, idOf, isRow } from '../support/cms.ts'
import { readTokens } from '../support/instance.ts'
import { requireEnv } from '../support/require-env.ts'

// The rights of nobody, of the website and of the preview.
const url = requireEnv('E2E_CMS_URL')
const siteToken = requireEnv('E2E_CMS_TOKEN')

const SYSTEM =
  'users roles policies permissions access collections fields relations settings activity revisions versions files folders presets flows operations dashboards panels shares notifications comments translations extensions deployments'.split(
    ' ',
  )
const CLOSED =
  'schema/snapshot license server/health server/specs/oas server/specs/graphql users/me users/register metrics mcp ai/chat'.split(
    ' ',
  )
const enquiry = {
  admission: { name: 'Asha Rao', age: 6, class: 'I', phone: '0000000000', whatsapp: null },
  admission_form: { student_name: 'Asha Rao', age: 6, contact_number: '0000000000' },
}

test.describe('without a token', () => {
  const ours = [CONTENT_FINDINGS, OFFICE_FIGURES]
  for (const collection of [...CONTENT_COLLECTIONS, ...ENQUIRY_COLLECTIONS, ...ours]) {
    test(`${collection} can be neither read nor written`, async () => {
      const path = `/items/${collection}`
      expect((await call(null, 'GET', path)).status).toBe(403)
      expect((await call(null, 'GET', `${path}/1`)).status).toBe(403)
      expect([403, 404]).toContain((await call(null, 'POST', path, {})).status)
      expect((await call(null, 'PATCH', path, { keys: [1], data: {} })).status).toBe(403)
      expect((await call(null, 'DELETE', path, [1])).status).toBe(403)
    })
  }

  for (const path of [...SYSTEM, ...CLOSED]) {
    test(`/${path} is closed`, async () => {
      expect([401, 403, 404]).toContain((await call(null, 'GET', `/${path}`)).status)
    })
  }

  test('files are closed, and GraphQL knows no collection and describes nothing', async () => {
    const [file] = (await call(siteToken, 'GET', '/files?limit=1&fields=id')).rows
    expect((await call(null, 'GET', `/assets/${idOf(file)}`)).status).toBe(403)
    const query = (text: string) => call(null, 'POST', '/graphql', { query: text })
    expect((await query('{ notification { id } }')).status).toBe(400)
    expect((await query('{ __schema { types { name } } }')).status).toBe(400)
  })

  test('the pulse, the login and the Studio answer', async () => {
    expect((await call(null, 'GET', '/server/ping')).status).toBe(200)
    expect((await fetch(`${url}/admin/login`)).status).toBe(200)
    const login = { email: 'nobody@example.com', password: 'wrong' }
    expect((await call(null, 'POST', '/auth/login', login)).status).toBe(401)
  })
})

test.describe("with the website's token", () => {
  test('the figures of the office are closed', async () => {
    expect((await call(siteToken, 'GET', `/items/${OFFICE_FIGURES}`)).status).toBe(403)
  })

  test('the list of faults can be written', async () => {
    const path = `/items/${CONTENT_FINDINGS}`
    const [id, words] = [randomUUID(), { page: '/', what: 'A test', todo: 'None.', link: '/' }]
    expect((await call(siteToken, 'POST', path, { id, ...words })).status).toBe(200)
    expect((await call(siteToken, 'PATCH', `${path}/${id}`, { what: 'B' })).row).toMatchObject({
      ...{ ...words, what: 'B' },
    })
    expect((await call(siteToken, 'DELETE', `${path}/${id}`)).status).toBe(204)
  })

  for (const collection of CONTENT_COLLECTIONS) {
    test(`${collection} can be read and not changed`, async () => {
      const path = `/items/${collection}`
      expect((await call(siteToken, 'GET', path)).status).toBe(200)
      expect((await call(siteToken, 'PATCH', path, { sample: false })).status).not.toBe(200)
      expect([403, 404]).toContain((await call(siteToken, 'POST', path, {})).status)
      expect([403, 404]).toContain((await call(siteToken, 'DELETE', path, [1])).status)
    })
  }

  for (const [collection, fields] of Object.entries(enquiry)) {
    test(`${collection} takes an enquiry once and never shows it again`, async () => {
      const path = `/items/${collection}`
      const row = { id: randomUUID(), ...fields }
      expect(await call(siteToken, 'POST', path, row)).toMatchObject({ status: 204, text: '' })
      const again = await call(siteToken, 'POST', path, row)
      expect(again.status).toBe(400)
      expect(again.text).toContain('RECORD_NOT_UNIQUE')

      const one = `${path}/${row.id}`
      for (const target of [path, one, `${path}?aggregate[count]=*`]) {
        expect((await call(siteToken, 'GET', target)).status).toBe(403)
      }
      expect((await call(siteToken, 'PATCH', one, { age: 7 })).status).toBe(403)
      expect((await call(siteToken, 'DELETE', one)).status).toBe(403)

      expect((await askCms('GET', one)).row).toMatchObject(row)
      const revisions = `/revisions?filter[collection][_eq]=${collection}`
      expect((await askCms('GET', revisions)).rows).toEqual([])
      expect((await askCms('DELETE', one)).status).toBe(204)
    })
  }

  for (const path of SYSTEM.filter((each) => each !== 'files')) {
    test(`/${path} tells nothing`, async () => {
      const { status, rows, row } = await call(siteToken, 'GET', `/${path}`)
      // Some lists answer, with what is public in them: nothing.
      expect([200, 403]).toContain(status)
      expect([rows, row]).toEqual([[], {}])
    })
  }
})

test("the preview's token reads content and drafts, and nothing else", async () => {
  const { previewToken } = await readTokens(requireEnv('E2E_DATA_DIR'))
  for (const path of [...CONTENT_COLLECTIONS.map((name) => `items/${name}`), 'files']) {
    expect((await call(previewToken, 'GET', `/${path}?limit=1`)).status).toBe(200)
    expect([400, 403, 404]).toContain((await call(previewToken, 'POST', `/${path}`, {})).status)
  }
  for (const collection of [...ENQUIRY_COLLECTIONS, OFFICE_FIGURES]) {
    expect((await call(previewToken, 'GET', `/items/${collection}`)).status).toBe(403)
    expect((await call(previewToken, 'POST', `/items/${collection}`, {})).status).toBe(403)
  }
  for (const path of SYSTEM.filter((each) => each !== 'files')) {
    const { status, rows, row } = await call(previewToken, 'GET', `/${path}`)
    expect([200, 403]).toContain(status)
    expect([rows, row], path).toEqual([[], {}])
  }
})

test('it fits the free tier of Directus', async () => {
  const { usage } = (await askCms('GET', '/license')).row
  const used = isRow(usage) ? usage : {}
  expect(used['collections']).toBeLessThanOrEqual(25)
  expect(used['flows']).toBeLessThanOrEqual(5)
  expect(used['seats']).toBeLessThanOrEqual(3)
  const permissions = (await askCms('GET', '/permissions?limit=-1')).rows
  const stored = permissions.filter((row) => typeof row['id'] === 'number')
  expect(stored.length).toBeGreaterThan(0)
  // The one permission by row and field that the tier allows is the update of one's own account.
  const whole = stored.filter((row) => row['collection'] !== 'directus_users')
  for (const row of whole) {
    expect(row).toMatchObject({ fields: ['*'], permissions: null, validation: null, presets: null })
  }
})
