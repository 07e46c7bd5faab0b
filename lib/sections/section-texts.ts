import { askOffice, fillText, type Values } from '../messages/values.ts'
import { getPicture, type Picture } from '../messages/names.ts'
import type { Section } from './sections.ts'
import { captionOf, pictureHref, srcSetOf } from '../format/file.ts'
import type { Locale } from '../messages/messages.ts'

const WIDTHS = [320, 640, 960] as const

/** The uploaded picture of a section, or else its drawing; null without either. */
export function pictureOf(
  locale: Locale,
  { picture, drawing, publishUntil: until }: Pick<Section, 'picture' | 'drawing' | 'publishUntil'>,
): Picture | null {
  if (!picture) return drawing && { ...getPicture(locale, drawing), until }
  const caption = captionOf(picture) ?? ''
  return {
    src: pictureHref(picture, 640),
    srcSet: srcSetOf(picture, WIDTHS),
    alt: picture.description ?? caption,
    caption,
    width: picture.width ?? 600,
    height: picture.height ?? 400,
    until,
  }
}

/** The pictures of sections; those without one are left out. */
export const picturesOf = (
  locale: Locale,
  sections: readonly Section[],
): (Picture & Pick<Section, 'category'>)[] =>
  sections.flatMap((section) => {
    const picture = section.kind === 'picture' && pictureOf(locale, section)
    return picture ? [{ ...picture, category: section.category }] : []
  })

/** The paragraphs of a section with the values of the school. */
export const paragraphsOf = ({ paragraphs }: Section, values: Values): string[] =>
  paragraphs.flatMap((paragraph) => fillText(paragraph, values) ?? [])

/** The items of a section with the values of the school. */
export const itemsOf = ({ items }: Section, values: Values) =>
  items.map((item) => ({ ...item, text: item.text && fillText(item.text, values) }))

/** The titles of the items with the values of the school; one without its value is left out. */
export const titlesOf = ({ items }: Section, values: Values): string[] =>
  items.flatMap(({ title }) => fillText(title, values) ?? [])

/** An answer whose first sentence has no value asks the office. */
function answerOf(locale: Locale, text: string, values: Values): string {
  const [first = ''] = text.split(/(?<=[.?।])\s/)
  return fillText(first, values) ? (fillText(text, values) ?? askOffice(locale)) : askOffice(locale)
}

/** The questions of sections with their answers for this school. */
export const questionsOf = (
  locale: Locale,
  sections: readonly Pick<Section, 'kind' | 'items'>[],
  values: Values,
) =>
  sections
    .filter(({ kind }) => kind === 'questions')
    .flatMap(({ items }) => items)
    .map(({ title, text }) => ({ question: title, answer: answerOf(locale, text ?? '', values) }))

/** What a section says, for the search. */
export function linesOfSection(locale: Locale, section: Section, values: Values): string[] {
  const heads = [section.title, ...paragraphsOf(section, values)]
  const items =
    section.kind === 'questions'
      ? questionsOf(locale, [section], values).map(
          ({ question, answer }) => `${question} ${answer}`,
        )
      : section.items.map(({ title, text }) =>
          fillText([title, text].filter(Boolean).join(': '), values),
        )
  const captions = picturesOf(locale, [section]).map(({ caption }) => caption)
  return [...heads, ...items, ...captions].flatMap((line) => line || [])
}
