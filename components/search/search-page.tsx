import { PageBody } from '@/components/page/page-body'
import { PopularPages } from '@/components/page/page-list'
import { TitleBar } from '@/components/page/title-bar'
import { SearchForm } from '@/components/search/search-form'
import { Figure } from '@/components/ui/picture'
import { getPicture } from '@/lib/messages/names'
import type { TemplateProps } from '@/components/page/main-text'
import { Fragment, type ReactNode } from 'react'
import { getSchool } from '@/lib/school/school'
import { languageOf } from 'school-schema/values/passages'
import { markText, type Locale, type LocaleProps, localeOf } from '@/lib/messages/messages'
import { telHref } from '@/lib/format/phone'
import { DEFAULT_LANGUAGE, type Language } from 'school-schema/languages'
import type { Hit, Piece } from '@/lib/search/extract'
import type { Outcome } from '@/lib/search/engine'
import { search } from '@/lib/search/search'

/** The results of a question, or advice if there are none, in the language of the page; in English in that of the question. */
async function SearchResults({ locale, question }: { locale: Locale; question: string }) {
  const outcome = await search(locale, question)
  const own = locale.language
  const lang = own === DEFAULT_LANGUAGE ? languageOf(question) : own
  const marker = lang === own ? undefined : lang
  return (
    <section aria-labelledby="results">
      <h2 id="results" lang={marker} className="font-text text-2xl font-semibold wrap-anywhere">
        {markText(headingOf(question, outcome, lang), lang)}
      </h2>
      {outcome.count > 0 && !outcome.hasAllWords && (
        <p lang={marker} className="mt-2">
          {localeOf(lang).messages.search.someWords}
        </p>
      )}
      {outcome.count > 0 ? (
        <ul className="mt-2">
          {outcome.hits.map((hit) => (
            <HitItem key={hit.id} locale={locale} hit={hit} />
          ))}
        </ul>
      ) : (
        <Advice locale={locale} lang={lang} />
      )}
    </section>
  )
}

function headingOf(question: string, { count, hits }: Outcome, lang: Language): string {
  const say = localeOf(lang).t
  if (count === 0) return say('search.none', { question })
  if (count > hits.length) return say('search.best', { question, shown: hits.length, count })
  return say('search.found', { question, count })
}

/** A result: its kind, its title as a link, and an extract with the matches. */
function HitItem({ locale, hit: { label, href, title, extract } }: LocaleProps & { hit: Hit }) {
  return (
    <li className="border-line py-5 not-first:border-t">
      <p className="text-sm text-ink-soft">{label}</p>
      <h3 className="font-text text-lg leading-snug font-semibold">
        <a href={href}>{marked(locale, title)}</a>
      </h3>
      {extract.length > 0 && (
        <p className="max-w-measure wrap-anywhere">{marked(locale, extract)}</p>
      )}
    </li>
  )
}

const marked = (locale: Locale, pieces: readonly Piece[]): ReactNode[] =>
  pieces.map(({ text, found }, index) =>
    found ? (
      <mark key={index} className="bg-marigold/60 text-ink">
        {locale.mark(text)}
      </mark>
    ) : (
      <Fragment key={index}>{locale.mark(text)}</Fragment>
    ),
  )

async function Advice({ locale, lang }: { locale: Locale; lang: Language }) {
  const { phone } = await getSchool(locale.language)
  const { spelling, suggestions, siteMap } = localeOf(lang).messages.search
  return (
    <div
      lang={lang === locale.language ? undefined : lang}
      className="mt-3 max-w-measure space-y-3"
    >
      <p>{spelling}</p>
      <p>
        {suggestions.before}
        {suggestions.words.map((word, index) => (
          <span key={word}>
            {index > 0 && ' · '}
            <a href={locale.path(`/search?q=${encodeURIComponent(word)}`)}>{word}</a>
          </span>
        ))}
      </p>
      <p>
        {siteMap.before}
        <a href={locale.path('/site-map')}>{siteMap.link}</a>
        {siteMap.after}
        <a href={telHref(phone)} className="whitespace-nowrap">
          {phone}
        </a>
      </p>
    </div>
  )
}

/** The search with its results, and popular pages. */
export async function SearchPage({ locale, page, query }: TemplateProps) {
  return (
    <>
      <TitleBar locale={locale} page={page} />
      <PageBody
        locale={locale}
        page={page}
        aside={
          <Figure locale={locale} picture={getPicture(locale, 'social-science-lab')} isFirst />
        }
      >
        <div className="max-w-xl">
          <SearchForm
            locale={locale}
            place="Page"
            label={locale.t('search.question')}
            question={query.q}
          />
        </div>
        {query.q && <SearchResults locale={locale} question={query.q} />}
        <PopularPages locale={locale} />
      </PageBody>
    </>
  )
}
