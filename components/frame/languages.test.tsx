import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { renderToStaticMarkup } from 'react-dom/server'
import { Languages } from './languages'
import { english } from '@/lib/messages/messages'

const SITE = 'https://school.example'
const source = readFileSync('public/language.js', 'utf8')

type Visit = {
  /** The remembered language; null if the browser refuses its storage. */
  language?: string | null | undefined
  /** The address after that of the page. */
  place?: string
  type?: string
  referrer?: string
  isOnline?: boolean
}

/** The script on a page in English with its link to Hindi. */
function visit({ language, place = '', type = 'navigate', referrer = '', isOnline = true }: Visit) {
  const { search, hash, origin } = new URL(`${SITE}/notices${place}`)
  const listeners: Record<string, () => void> = {}
  const link = {
    hreflang: 'hi',
    search: '',
    hash: '',
    get href() {
      return `/hi/notices${this.search}${this.hash}`
    },
    addEventListener: (event: string, listener: () => void) => (listeners[event] = listener),
  }
  const opened: string[] = []
  const storage: { language?: string } = language ? { language } : {}
  const browser = {
    document: { referrer, querySelectorAll: () => [link] },
    location: { search, hash, origin, replace: (address: string) => opened.push(address) },
    navigator: { onLine: isOnline },
    performance: { getEntriesByType: () => [{ type }] },
    get localStorage() {
      if (language === null) throw new Error('The storage is blocked.')
      return storage
    },
  }
  try {
    runInNewContext(source, browser)
  } catch {
    // As in a browser: the rest of the page works.
  }
  const choose = () => {
    try {
      listeners['click']?.()
    } catch {
      // The link opens in any case.
    }
    return link.href
  }
  return { opened, choose, storage }
}

test.each<[what: string, visit: Visit, opened: string[]]>([
  ['entered', { language: 'hi' }, ['/hi/notices']],
  ['with a query', { language: 'hi', place: '?class=VI#when' }, ['/hi/notices?class=VI#when']],
  ['entered from a search', { language: 'hi', referrer: 'https://s.example/' }, ['/hi/notices']],
  ['opened by a link of the website', { language: 'hi', referrer: `${SITE}/Club` }, []],
  ['opened by Back', { language: 'hi', type: 'back_forward' }, []],
  ['loaded again', { language: 'hi', type: 'reload' }, []],
  ['opened without a connection', { language: 'hi', isOnline: false }, []],
  ['in the remembered language', { language: 'en' }, []],
  ['with an unknown language', { language: 'xx' }, []],
  ['with a name that every object has', { language: 'constructor' }, []],
  ['with nothing remembered', {}, []],
  ['with blocked storage', { language: null }, []],
])('a page %s opens the remembered language or not', (_what, given, opened) => {
  expect(visit(given).opened).toEqual(opened)
})

test.each([[undefined], [null]])(
  'the chosen language is remembered, with the place: %j',
  (language) => {
    const { choose, storage } = visit({ language, place: '?q=fees#results' })
    expect(choose()).toBe('/hi/notices?q=fees#results')
    expect(storage).toEqual(language === null ? {} : { language: 'hi' })
  },
)

test.each([
  ['/notices', true],
  ['', false],
])('a page at %j opens the remembered language: %j; an error screen never does', (href, has) => {
  const html = renderToStaticMarkup(
    <Languages locale={english} school={{ languages: ['en', 'hi'] }} href={href} className="" />,
  )
  expect(html.includes('/language.js')).toBe(has)
  expect(html).toContain(`href="/hi${href}"`)
})
