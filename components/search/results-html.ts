import { x, type Markup } from '@/lib/feeds/xml'
import { languageOf, markRuns } from '@/lib/format/language-runs'
import { telHref } from '@/lib/format/phone'
import type { Hit, Outcome } from '@/lib/search/engine'
import type { Piece } from '@/lib/search/extract'
import {
  DEFAULT_LANGUAGE,
  getLanguage,
  getMessages,
  localPath,
  translatorOf,
} from '@/lib/messages/messages'

type Answered = { question: string; outcome: Outcome; phone: string }

/** With the language of the page, on an English page that of the query. */
type InLanguage = Answered & { lang: ReturnType<typeof languageOf> }

/** A text with the parts in a language other than `own` marked. */
const inLanguages = (text: string, own: string): (Markup | string)[] =>
  markRuns(text, (run, lang) => (lang === own ? run : x('span', { lang }, run)))

const marked = (pieces: readonly Piece[]): (Markup | string)[] =>
  pieces.flatMap(({ text, found }) => {
    const runs = inLanguages(text, 'en')
    return found ? [x('mark', { class: 'bg-marigold/60 text-ink' }, runs)] : runs
  })

/** A result: its kind, its title as a link, and an extract with the matches. */
function hitItem({ label, href, title, extract }: Hit): Markup {
  const link = 'text-flame underline underline-offset-3 hover:text-flame-deep hover:decoration-2'
  return x('li', { class: 'border-line py-5 not-first:border-t' }, [
    x('p', { class: 'text-sm text-ink-soft' }, inLanguages(label, 'en')),
    x('h3', { class: 'font-text text-lg leading-snug font-semibold' }, [
      x('a', { href, class: link }, marked(title)),
    ]),
    ...(extract.length > 0
      ? [x('p', { class: 'max-w-measure wrap-anywhere' }, marked(extract))]
      : []),
  ])
}

function headingOf({ question, outcome: { count, hits }, lang }: InLanguage): string {
  const say = translatorOf(lang)
  if (count === 0) return say('search.none', { question })
  if (count > hits.length) return say('search.best', { question, shown: hits.length, count })
  return say('search.found', { question, count })
}

function adviceFor({ lang, phone }: InLanguage): Markup {
  const { spelling, suggestions, siteMap } = getMessages(lang).search
  const links = suggestions.words.flatMap((word, index) => [
    index > 0 ? ' · ' : '',
    x('a', { href: localPath(`/search?q=${encodeURIComponent(word)}`) }, word),
  ])
  return x('div', { class: 'mt-3 max-w-measure space-y-3', lang }, [
    x('p', {}, spelling),
    x('p', {}, [suggestions.before, ...links]),
    x('p', {}, [
      siteMap.before,
      x('a', { href: localPath('/site-map') }, siteMap.link),
      siteMap.after,
      x('a', { class: 'whitespace-nowrap', href: telHref(phone) }, phone),
    ]),
  ])
}

/** The number of results and the results, or advice if there are none. */
function results(answered: InLanguage): Markup {
  const { count, hits, hasAllWords } = answered.outcome
  const { lang } = answered
  const heading = 'font-text text-2xl font-semibold wrap-anywhere'
  return x('section', { 'aria-labelledby': 'results' }, [
    x('h2', { id: 'results', class: heading, lang }, inLanguages(headingOf(answered), lang)),
    ...(count > 0 && !hasAllWords
      ? [x('p', { class: 'mt-2', lang }, getMessages(lang).search.someWords)]
      : []),
    count > 0 ? x('ul', { class: 'mt-2' }, hits.map(hitItem)) : adviceFor(answered),
  ])
}

/** The results as HTML with every text escaped. Rendering them with React would take longer than the search. */
export function resultsHtml(answered: Answered): string {
  const own = getLanguage()
  const lang = own === DEFAULT_LANGUAGE ? languageOf(answered.question) : own
  return results({ ...answered, lang }).markup
}

/** A text as the value attribute of a field. */
export const valueAttribute = (text: string): string =>
  x('i', { value: text }).markup.slice('<i'.length, -'></i>'.length)
