import { languageNames } from 'school-schema/languages'
import type { RawRow } from '../../content/client/raw-rows.ts'
import type { Content } from '../content.ts'
import { placeOf } from '../places.ts'
import { rowsOf, rule, type Message, type Rule, type RuleSet } from './rule.ts'
import { ownValue } from 'school-schema/own-value'

/** The collections whose untranslated rows make a page of another language incomplete. */
type Name = 'pages' | 'section' | 'notification' | 'school'

type Found = { row: RawRow<Name>; languages: string[] }

const names: Readonly<Record<string, string>> = languageNames

const listed = ({ languages }: Found) =>
  languages.map((each) => ownValue(names, each) ?? each).join(', ')

/** Rows that visitors see in every language: a past notice is not translated any more. */
const isShown =
  ({ today }: Content) =>
  (row: RawRow<Name>): boolean => {
    if ('publish_until' in row && row.publish_until && row.publish_until < today) return false
    return !('items' in row) || Boolean(row.title || row.text || row.items?.length)
  }

/** A rule about rows that are wrong in some languages of the school. */
const about = (
  name: Name,
  isWrong: (row: RawRow<Name>, language: string) => boolean,
  message: Message<Found>,
): Rule =>
  rule(
    (content) =>
      rowsOf(content.rows, name)
        .filter(isShown(content))
        .map((row): Found => {
          const wanted = content.rows.school[0]?.languages ?? []
          return { row, languages: wanted.filter((language) => isWrong(row, language)) }
        })
        .filter(({ languages }) => languages.length > 0),
    ({ row }) => placeOf(name, row),
    message,
  )

const collections = ['school', 'pages', 'section', 'notification'] as const

/** What is missing, or no longer right, in the other languages of the school. */
export const translationRules: RuleSet = {
  'awaits-translation': collections.flatMap((name) => [
    about(
      name,
      ({ translations }, wanted) => translations.every(({ language }) => language !== wanted),
      {
        code: 'not-translated',
        category: 'missing',
        what: (found) => `not translated: ${listed(found)}`,
        todo: 'Open it, and add the translation under Translations. Until then visitors read it as it is.',
      },
    ),
    about(
      name,
      ({ translations }, wanted) =>
        translations.some(({ language, outdated }) => outdated && language === wanted),
      {
        code: 'translation-outdated',
        category: 'past',
        what: (found) => `the translation is older than the original: ${listed(found)}`,
        todo: 'Open it, and correct the translation; if it is still right, untick “Older than the original”.',
      },
    ),
  ]),
}
