import messages from '@/content/messages/en.json' with { type: 'json' }
import { renderToStaticMarkup } from 'react-dom/server'
import { render } from '@/components/testing/render-page'
import type { CmsFile } from '@/lib/content/schema/columns'
import { albumsToShow } from './album-pictures'
import { Albums } from './albums'
import { english } from '@/lib/messages/messages'

const ID = '11111111-2222-4333-8444-555555555555'

const file = (title: string, description: string | null = null): CmsFile => ({
  id: ID,
  title,
  description,
  filename: 'a.jpg',
  type: 'image/jpeg',
  bytes: 6_000_000,
  width: 4000,
  height: 3000,
  version: '1767225600',
})

test('a gallery without pictures says so, and where to look', () => {
  for (const albums of [[], [{ id: 1, title: 'Empty', outdated: null, pictures: [] }]]) {
    const html = renderToStaticMarkup(<Albums locale={english} albums={albums} />)
    expect(html).toContain(messages.gallery.empty.title)
    expect(html).toContain('href="/notices"')
    expect(html).not.toContain('Empty')
  }
})

test.each([
  [file('A race', 'Two girls run.'), 'Two girls run.', 'A race'],
  [file('A race'), 'A race', 'A race'],
  [file('IMG_0042', 'Two girls run.'), 'Two girls run.', null],
  [file('IMG_0042'), 'Sports, picture 1', null],
])('every picture has an alternative text, and a caption when somebody wrote one', (...row) => {
  const [picture, alt, caption] = row
  const [album] = albumsToShow(english, [
    { id: 1, title: 'Sports', outdated: null, pictures: [picture] },
  ])
  expect(album?.pictures[0]).toMatchObject({ alt, caption })
})

test('the page only has small sizes in their true widths, which are loaded lazily', async () => {
  const upright = { ...file('A race'), width: 3000, height: 4000 }
  const albums = [{ id: 1, title: 'Sports', outdated: null, pictures: [upright] }]
  const html = await render(<Albums locale={english} albums={albums} />)
  const [picture = ''] = /<img[^>]*>/.exec(html) ?? []
  expect(picture.match(/w=\d+/g)).toEqual(['w=320', 'w=320', 'w=640'])
  expect(picture).toContain('loading="lazy"')
  expect(picture.match(/\b\d+w(?=[,"])/g)).toEqual(['240w', '480w'])
  expect(picture).toContain('width="3000" height="4000"')
  expect(html).toContain(`<a href="/assets/${ID}?w=1600&amp;v=1767225600"`)
})
