import { temporaryServer } from '../../../lib/server/testing/temporary.ts'
import { fileKeyOf } from './addresses.ts'
import { createReach, hostOf } from './files.ts'
import { createReport } from '../report.ts'
import { page } from '../testing/converted.ts'
import { readRunningSite } from './read-running-site.ts'

const links = (...addresses: string[]) => addresses.map((to) => `<a href="${to}">x</a>`).join('')

const PICTURE = 'https://static.wixstatic.com/media/1_a~mv2.jpg'

const PAGES: Readonly<Record<string, string>> = {
  '/': `<frameset><frame src="/menu.asp"><frame src="main.asp"></frameset>`,
  '/main.asp': page('Neem School', 'Welcome to the school, which is open.'),
  '/menu.asp': links('about', 'page.asp?id=1', 'page.asp?id=1#top', 'PAGE.asp?ID=1', '/moved'),
  '/about': page(
    'About',
    `<img src="${PICTURE}/v1/fill/w_147,blur_2/hall.jpg"><area href="/deep/a.html">Text ${links('docs/list.pdf', 'http://elsewhere.example/')}`,
  ),
  '/page.asp?id=1': page(
    'One',
    `<a href="javascript:window.open('pop.htm')">x</a>${links('/wp-admin/', '/out')}`,
  ),
  '/deep/a.html': page(
    'Deep',
    `<base href="/"><meta http-equiv="refresh" content="0; url=late.html">${'long text '.repeat(30)}`,
  ),
  '/late.html': page('Late', links('/gone')),
  '/pop.htm': page('Pop', 'Text'),
}

const asked: string[] = []
const address = temporaryServer(({ url = '' }, response) => {
  asked.push(url)
  if (url === '/moved') response.writeHead(301, { location: '/about' }).end()
  else if (url === '/out') response.writeHead(301, { location: 'http://10.0.0.1/' }).end()
  else if (PAGES[url] === undefined) response.writeHead(404).end()
  else response.writeHead(200, { 'content-type': 'text/html' }).end(PAGES[url])
})
let base = ''
beforeAll(() => void (base = `${address()}/`))

test('a running website is read from link to link, each page once, and only itself', async () => {
  const report = createReport()
  const site = await readRunningSite(base, createReach(base), report)
  const { pages } = site
  // Wix keeps pictures elsewhere, and shows a small one until the page has been seen.
  expect(fileKeyOf(`${PICTURE}/v1/fill/w_147/hall.jpg`, site)).toBe(fileKeyOf(PICTURE, site))
  expect(fileKeyOf(PICTURE, site)).not.toBeNull()
  expect(pages.map(({ title }) => title).toSorted()).toEqual(
    ['About', 'Deep', 'Late', 'Neem School', 'One', 'Pop'].toSorted(),
  )
  const about = pages.find(({ title }) => title === 'About')
  expect(about?.others).toContain(`${base}moved`)
  // Another address leads to /about.
  const once = asked.filter((each) => each !== '/about')
  expect(new Set(once).size).toBe(once.length)
  expect(asked).not.toContain('/wp-admin/')
  const unread = report.entries.filter(({ what }) => what === 'pages that cannot be read')
  expect(unread.map(({ place, detail }) => [place.replace(base, '/'), detail])).toEqual([
    ['/out', expect.stringContaining('network')],
    ['/gone', 'it answers 404'],
  ])
})

test('an address in the own network, or one that nobody answers, is refused with the reason', async () => {
  await expect(
    readRunningSite(base, createReach(undefined, hostOf(new URL(base)))),
  ).rejects.toThrow(/cannot be read: it is in the network/)
  await expect(readRunningSite(`${base}none`, createReach(base))).rejects.toThrow('answers 404')
})

test('what is read is limited in requests and bytes', async () => {
  const report = createReport()
  const reach = { ...createReach(base), left: { requests: 3, bytes: 1e6 } }
  const { pages } = await readRunningSite(base, reach, report)
  expect(pages.length).toBeLessThan(3)
  expect(report.entries.map(({ detail }) => detail)).toContain(
    'the old website is larger than one import reads',
  )
})
