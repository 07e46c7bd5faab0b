import { formPage } from './html.ts'
import { readWish } from './posted.ts'

async function* posted(...parts: string[]) {
  for (const part of parts) yield Buffer.from(part)
}

test('a form that comes in pieces is read', async () => {
  const wish = await readWish(
    posted('current=a%20b&pass', 'word=c&email=+d@e.example+&ended=1&', 'ended=2'),
  )
  expect(wish).toEqual({
    ...{ current: 'a b', password: 'c', email: 'd@e.example', ended: ['1', '2'] },
  })
})

test('of one that has no end nothing is kept', async () => {
  const wish = await readWish(posted('current=a&x=', 'y'.repeat(30_000)))
  expect(wish).toEqual({ current: '', password: '', email: '', ended: [] })
})

test('what a browser calls itself is a text', () => {
  const html = formPage([
    { key: 'k', isHere: true, seen: new Date(0), from: '::1', browser: `"><script>` },
  ])
  expect(html).not.toContain('<script>')
  expect(html).toContain('&quot;&gt;&lt;script&gt;')
})
