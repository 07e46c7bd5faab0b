import type { startPhone } from './phone.ts'

// A website with few pages, as a phone sees it.

type Phone = Awaited<ReturnType<typeof startPhone>>

export const page = (title: string, rest = '') =>
  `<html><body lang="en-IN"><h1>${title}</h1>${rest}</body></html>`

export const list = {
  pages: ['/', '/notices', '/Contact%20Us', '/notices/3'],
  notices: 'a',
  ends: { '/notices/3': '2026-11-28T18:30:00.000Z' },
  aliases: { '/telephone': '/Contact%20Us' },
}
export const pages = {
  '/': page('Learn', `<p data-until="2026-11-28T18:30:00.000Z">School today</p>`),
  '/notices': page('Notices'),
  '/Contact%20Us': page('Contact us'),
  '/notices/3': page('Sports day', '<article>'),
  '/hi': page('सीखें'),
  '/hi/Faculty': page('शिक्षक'),
  '/search': page('Search'),
  '/Faculty': page('Teachers'),
}

/** What opens at an address, after at most one redirect. */
export async function textAt({ open }: Phone, address: string) {
  const response = await open(address)
  const location = response?.headers.get('location')
  return (location ? await open(location) : response)?.text()
}
