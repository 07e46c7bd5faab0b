import { listParentLinks } from './menu.ts'
import { english } from '../messages/messages.ts'

const shown = { items: [] as { title: string; text: null; link: string | null }[] }
let paths: string[] = []
jest.mock('./pages.ts', () => ({
  getPageTable: () => Promise.resolve({ find: (path: string) => paths.includes(path) }),
}))
jest.mock('../sections/sections.ts', () => ({
  ...jest.requireActual<object>('../sections/sections.ts'),
  getParentLinks: () => Promise.resolve(shown.items),
}))

const titles = async () => (await listParentLinks(english)).map(({ title }) => title)
const itemTo = (link: string | null) => ({ title: `To ${link}`, text: null, link })

test('links to pages that the school has not, and items without a link, are left out', async () => {
  paths = ['/Contact Us', '/Fees']
  const links = ['/Contact%20Us#map', '/Uniform', null, 'https://bus.example/', '/Fees?class=IV']
  shown.items = links.map(itemTo)
  expect(await titles()).toEqual(
    ['/Contact%20Us#map', 'https://bus.example/', '/Fees?class=IV'].map((link) => `To ${link}`),
  )
})
