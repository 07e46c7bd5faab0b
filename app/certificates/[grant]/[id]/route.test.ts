import { plainFile } from '@/lib/testing/plain'
import { standInContent } from '@/lib/testing/stand-in-cms'
import { certificateHref } from '@/lib/certificates/grant'
import { GET } from './route'

jest.mock('@/lib/server/log', () => ({ log: { info() {}, warn() {}, error() {} } }))

standInContent({})

const OTHER = '99999999-2222-4333-8444-555555555555'

async function ask(grant: string, id = plainFile.id) {
  const params = Promise.resolve({ grant, id })
  return GET(new Request(`http://127.0.0.1:1/certificates/${grant}/${id}`), { params })
}

test('a certificate opens for who has entered both numbers, for ten minutes, and is stored nowhere', async () => {
  const [, , grant = ''] = certificateHref(plainFile.id).split('/')
  const answer = await ask(grant)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(answer.headers.get('x-robots-tag')).toBe('noindex')
  for (const [wrong, id] of [[grant, OTHER], [`${grant}x`], ['1.x'], ['']] as const)
    expect((await ask(wrong, id)).status).toBe(404)
  const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 600_000)
  expect((await ask(grant)).status).toBe(404)
  now.mockRestore()
})
