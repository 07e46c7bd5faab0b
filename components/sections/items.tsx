import { OptionalLink } from '@/components/ui/links'
import { Icon } from '@/components/ui/icon'
import type { Values } from '@/lib/messages/values'
import type { Section } from '@/lib/sections/sections'
import { itemsOf, questionsOf, titlesOf } from '@/lib/sections/section-texts'
import type { LocaleProps } from '@/lib/messages/messages'

type Props = { section: Section; values: Values }

/** The items of a section as cards. */
export function Cards({ locale, section, values }: LocaleProps & Props) {
  return (
    <ul className="grid gap-x-10 gap-y-3 md:grid-cols-3 md:gap-y-6">
      {itemsOf(section, values).map((item) => (
        <li key={item.title} className="border-t-3 border-flame pt-2 md:pt-4">
          <h3 className="text-xl font-semibold">
            <OptionalLink
              locale={locale}
              text={item.title}
              link={item.link}
              className="hover:text-flame hover:underline"
            />
          </h3>
          <p className="mt-1">{locale.mark(item.text)}</p>
        </li>
      ))}
    </ul>
  )
}

/** The items of a section as a list of reasons. */
export function Reasons({ locale, section, values }: LocaleProps & Props) {
  return (
    <ul className="grid gap-x-10 gap-y-3 sm:grid-cols-2 sm:gap-y-6">
      {itemsOf(section, values).map((item) => (
        <li key={item.title} className="flex gap-3">
          <Icon name="check" className="mt-1 text-leaf" />
          <div>
            <h3 className="text-lg font-semibold">
              <OptionalLink
                locale={locale}
                text={item.title}
                link={item.link}
                className="decoration-flame/50 underline-offset-4 hover:text-flame hover:underline"
              />
            </h3>
            <p className="max-sm:leading-snug">{locale.mark(item.text)}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}

/** The items of a section as numbered steps. */
export function Steps({ locale, section, values }: LocaleProps & Props) {
  return (
    <ol className="space-y-3">
      {titlesOf(section, values).map((step, index) => (
        <li key={step} className="flex gap-3 leading-snug">
          <span className="flex size-8 shrink-0 items-center justify-center rounded-full bg-flame font-semibold text-paper">
            {index + 1}
          </span>
          {locale.mark(step)}
        </li>
      ))}
    </ol>
  )
}

/** The items of a section, each of a word or two. */
export function PlainList({ locale, section, values }: LocaleProps & Props) {
  return (
    <ul className="grid max-w-measure grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] overflow-hidden rounded-card border border-line sm:grid-cols-3">
      {titlesOf(section, values).map((title) => (
        <li
          key={title}
          className="-mr-px -mb-px border-r border-b border-line px-4 py-3 font-semibold"
        >
          {locale.mark(title)}
        </li>
      ))}
    </ul>
  )
}

/** The items of a section as questions with their answers; `details` works without a script. */
export function QuestionList({ locale, section, values }: LocaleProps & Props) {
  return (
    <div className="border-t border-line">
      {questionsOf(locale, [section], values).map(({ question, answer }) => (
        <details key={question} className="nav-group border-b border-line">
          <summary className="gap-4 py-4 text-lg font-semibold hover:text-flame">
            {locale.mark(question)}
          </summary>
          <p className="max-w-measure pb-5">{locale.mark(answer)}</p>
        </details>
      ))}
    </div>
  )
}
