import { randomUUID } from 'node:crypto'
import { plainFile } from '@/lib/testing/plain'
import { noticeRow, standInContent, TOMORROW, YESTERDAY } from '@/lib/testing/stand-in-cms'
import { GET } from './route'

jest.mock('@/lib/server/log', () => ({ log: { info() {}, warn() {}, error() {} } }))

/** A file by its name in this test. */
const ids = new Map<string, string>()
function idOf(name: string): string {
  const id = ids.get(name) ?? randomUUID()
  ids.set(name, id)
  return id
}

const { filename, bytes, version: _, ...file } = plainFile
const document = (name: string) => ({
  ...file,
  id: idOf(name),
  filename_download: filename,
  filesize: bytes,
})
const picture = (name: string) => ({
  ...document(name),
  type: 'image/webp',
  width: 900,
  height: 600,
})

const linkTo = (name: string) => `<p><a href="/assets/${idOf(name)}">Read it</a></p>`
const inHindi = (name: string, more = {}) => [
  { language: 'hi', title: 'सूचना', description: linkTo(name), ...more },
]
const page = (id: number, more: object) => ({
  id,
  page_name: `Page ${id}`,
  address: `/Page${id}`,
  content: null,
  ...more,
})
const section = (id: number, more: object) => ({ id, page: 'home', kind: 'picture', ...more })

/** As the CMS answers: a list in a row ends at 100, if nothing else is requested. */
function albumFor({ search }: URL) {
  const names = [...Array.from({ length: 104 }, (_, index) => String(index)), 'the 105th']
  const images = names.map((name) => ({ directus_files_id: picture(name) }))
  const isUnlimited = /"_limit":-1\b/.test(decodeURIComponent(search))
  return [{ id: 1, title: 'Fair', images: isUnlimited ? images : images.slice(0, 100) }]
}

standInContent({
  school: { name: 'Palash Vidya Niketan', languages: ['hi'] },
  notification: [
    noticeRow(1, { file: document('attached'), description: linkTo('linked') }),
    noticeRow(2, { file: document('past'), publish_until: YESTERDAY }),
    noticeRow(3, { file: document('future'), publish_from: TOMORROW }),
    noticeRow(4, { translations: inHindi('translated') }),
    noticeRow(5, { translations: inHindi('unfinished', { draft: true }) }),
    noticeRow(6, { translations: inHindi('translated later', { publish_from: TOMORROW }) }),
    noticeRow(7, { translations: inHindi('foreign', { language: 'bn' }) }),
  ],
  pages: [
    page(1, { photo: picture('photo'), photo_consent: true }),
    page(2, { photo: picture('unconsented'), photo_consent: false }),
  ],
  heading: [
    { id: 1, title: 'Now', image: picture('card') },
    { id: 2, title: 'Later', image: picture('future card'), publish_from: TOMORROW },
    { id: 3, title: 'Over', image: picture('past card'), publish_until: YESTERDAY },
  ],
  section: [
    section(1, { picture: picture('part') }),
    section(2, { picture: picture('future part'), publish_from: TOMORROW }),
  ],
  gallery: albumFor,
})

test.each([
  ['attached to a notice', 'attached', 200],
  ['linked in a notice', 'linked', 200],
  ['of a past notice', 'past', 200],
  ['of a notice before its time', 'future', 404],
  ['that only a translation links', 'translated', 200],
  ['in the draft of a translation', 'unfinished', 404],
  ['in a translation before its time', 'translated later', 404],
  ['in a language that the school does not have', 'foreign', 404],
  ['that is the last of an album of 105', 'the 105th', 200],
  ['on a card of the home page', 'card', 200],
  ['on a card before its time', 'future card', 404],
  ['on a card after its time', 'past card', 404],
  ['in a section', 'part', 200],
  ['in a section before its time', 'future part', 404],
  ['that is a photograph', 'photo', 200],
  ['that is a photograph without the consent of those on it', 'unconsented', 404],
  ['that nothing shows', 'unused', 404],
])('a file %s', async (_what, name, status) => {
  const id = idOf(name)
  const request = new Request(`http://127.0.0.1:1/assets/${id}`)
  expect((await GET(request, { params: Promise.resolve({ id }) })).status).toBe(status)
})
