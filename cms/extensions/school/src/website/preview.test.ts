import { sign } from 'school-schema/values/signature'
import type { Person } from '../shared.ts'
import { answerPreview, parseTarget } from './preview.ts'

const now = new Date('2026-11-22T10:00:00Z')
const site = { url: 'https://school.example/preview/open', secret: 'a-secret', now }
const editor: Person = { user: 'editor', app: true }
const query = { collection: 'pages', id: '5' }
const yes = () => Promise.resolve(true)

test('an editor is redirected to the site with a signature for a minute', async () => {
  const { status, location = '' } = await answerPreview(editor, query, yes, site)
  expect(status).toBe(302)
  const { origin, pathname, searchParams } = new URL(location)
  expect(origin + pathname).toBe(site.url)
  const until = now.getTime() / 1000 + 60
  expect(Object.fromEntries(searchParams)).toEqual({
    ...query,
    until: String(until),
    signature: sign(site.secret, ['open', 'pages', '5', until]),
  })
})

test.each([
  ['a program with a token', { user: 'website', app: false }, yes],
  ['a visitor', { user: null, app: true }, yes],
  ['nobody', null, yes],
  ['who may not read the row', editor, () => Promise.resolve(false)],
])('%s is not redirected', async (_who, person, mayRead) => {
  const { status, location } = await answerPreview(person, query, mayRead, site)
  expect([status, location]).toEqual([403, undefined])
})

test('without a secret or a site the route does not exist', async () => {
  for (const lack of [{ secret: undefined }, { url: undefined }]) {
    const answer = await answerPreview(editor, query, yes, { ...site, ...lack })
    expect(answer).toEqual({ status: 404 })
  }
})

test.each([
  {},
  { collection: 'pages' },
  { collection: 'pages', id: '' },
  { collection: '../users', id: '1' },
  { collection: ['pages'], id: '1' },
  { collection: '', id: '/' },
  { collection: 'notification', id: '/notices/7' },
  { collection: 'pages', id: '//other.example' },
  { collection: 'pages', id: '/\\other.example' },
  { collection: 'pages', id: '/Fees?id=1' },
  { collection: 'pages', id: '/Fees#top' },
  { collection: 'pages', id: `/${'x'.repeat(201)}` },
  { collection: 'pages', id: 'Fees/1' },
])('%j has no target', (given) => {
  expect(parseTarget(given)).toBeNull()
})

test.each(['/', '/Contact Us', '/hi/notices', '/notices/7'])(
  'a link in a preview leads to %s',
  async (id) => {
    const { location = '' } = await answerPreview(editor, { ...query, id }, yes, site)
    expect(new URL(location).searchParams.get('id')).toBe(id)
  },
)
