import { randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'
import {
  CONTENT_COLLECTIONS,
  CONTENT_FINDINGS,
  ENQUIRY_COLLECTIONS,
  OFFICE_FIGURES,
} from '../../cms/model/index.ts'
import { EDITOR_ROLE, OFFICE_ROLE } from '../../cms/setup/access-model.ts'
import { asRole, call } from '../support/cms.ts'

test('an editor writes the website and sees no enquiry; the office the other way round', async () => {
  await asRole(EDITOR_ROLE, async (token) => {
    expect((await call(token, 'GET', '/items/notification')).status).toBe(200)
    expect((await call(token, 'GET', '/folders')).status).toBe(200)
    for (const collection of [...ENQUIRY_COLLECTIONS, OFFICE_FIGURES]) {
      expect((await call(token, 'GET', `/items/${collection}`)).status).toBe(403)
      expect((await call(token, 'GET', `/items/${collection}?export=csv`)).status).toBe(403)
    }
    expect((await call(token, 'GET', '/panels')).rows).toEqual([])
    const findings = `/items/${CONTENT_FINDINGS}`
    expect((await call(token, 'GET', findings)).status).toBe(200)
    expect((await call(token, 'POST', findings, { what: 'A test' })).status).toBe(403)
    expect((await call(token, 'DELETE', findings, [randomUUID()])).status).toBe(403)
  })
  await asRole(OFFICE_ROLE, async (token) => {
    for (const collection of ENQUIRY_COLLECTIONS) {
      expect((await call(token, 'GET', `/items/${collection}`)).status).toBe(200)
      expect((await call(token, 'GET', `/items/${collection}?export=csv`)).status).toBe(200)
      expect((await call(token, 'POST', `/items/${collection}`, {})).status).toBe(403)
      const none = { query: { filter: { age: { _eq: -1 } } }, data: { stage: 'closed' } }
      expect((await call(token, 'PATCH', `/items/${collection}`, none)).status).toBe(200)
      expect((await call(token, 'DELETE', `/items/${collection}`, [randomUUID()])).status).toBe(403)
    }
    const figures = `/items/${OFFICE_FIGURES}`
    expect((await call(token, 'GET', figures)).status).toBe(200)
    expect((await call(token, 'PATCH', `${figures}/1`, { waiting: 0 })).status).toBe(403)
    for (const path of ['/dashboards', '/panels', '/presets']) {
      expect((await call(token, 'GET', path)).rows).not.toEqual([])
    }
    for (const collection of [...CONTENT_COLLECTIONS, CONTENT_FINDINGS]) {
      expect((await call(token, 'GET', `/items/${collection}`)).status).toBe(403)
      expect((await call(token, 'PATCH', `/items/${collection}`, {})).status).not.toBe(200)
    }
  })
})

test('the office changes what the form of an enquiry leaves open, by no way more', async () => {
  const id = randomUUID()
  const none = { query: { filter: { age: { _eq: -1 } } } }
  await asRole(OFFICE_ROLE, async (token) => {
    for (const collection of ENQUIRY_COLLECTIONS) {
      const path = `/items/${collection}`
      const change = (at: string, body: object) => call(token, 'PATCH', at, body)
      for (const facts of [{ reply_by: null }, { suspected: null, stage: 'new' }]) {
        const answers = [
          await change(`${path}/${id}`, facts),
          await change(path, { keys: [id], data: facts }),
          await change(path, [{ id, ...facts }]),
        ]
        for (const { status, text } of answers) {
          expect(status, text).toBe(403)
          expect(text).toContain('stay as they are')
        }
      }
      const open = { stage: 'new', notes: 'Called', age: 5 }
      expect((await change(path, { ...none, data: open })).status).toBe(200)
    }
  })
})
