import { fieldLabel } from 'school-schema/fields/fields'
import { listDifferences, type Difference } from 'school-schema/figures/figures'
import { isTranslated, languageNames, TRANSLATED } from 'school-schema/languages'
import type { RawRow } from '../../content/client/raw-rows.ts'
import type { Content } from '../content.ts'
import { placeOf } from '../places.ts'
import { rowsOf, rule, type Message, type Rule, type RuleSet } from './rule.ts'
import { ownValue } from 'school-schema/values/own-value'
import { languageOfRaw } from '../../content/schema/translations.ts'

type Name = keyof typeof TRANSLATED

type Translation = RawRow<Name>['translations'][number]

/** A row with those of its translations, or with the languages, that something is to be said about. */
type Found = { name: Name; row: RawRow<Name>; translations: Translation[]; missing: string[] }

const nameOf = (language: string) => ownValue(languageNames, language) ?? language

const listed = (languages: readonly string[]) => languages.map(nameOf).join(', ')

/** Rows that visitors see in every language: a past notice is not translated any more. */
const isShown =
  ({ today }: Content) =>
  (row: RawRow<Name>): boolean => {
    if ('publish_until' in row && row.publish_until && row.publish_until < today) return false
    return !('items' in row) || Boolean(row.title || row.text || row.items?.length)
  }

/** A rule about the translations of a collection into the languages of the school: about wrong ones, or else missing ones. */
const ruleOf = (
  name: Name,
  message: Message<Found>,
  isWrong?: (translation: Translation, row: RawRow<Name>) => boolean,
): Rule =>
  rule(
    (content) => {
      const languages = content.languages.length > 1 ? content.languages : []
      return rowsOf(content.rows, name)
        .filter(isShown(content))
        .map((row): Found => {
          const own = row.translations.filter(({ language }) => languages.includes(language))
          if (isWrong)
            return {
              name,
              row,
              translations: own.filter((each) => isWrong(each, row)),
              missing: [],
            }
          const known: string[] = [
            languageOfRaw(row, TRANSLATED[name]),
            ...own.map(({ language }) => language),
          ]
          const missing = languages.filter((language) => !known.includes(language))
          return { name, row, translations: [], missing }
        })
        .filter(({ translations, missing }) => translations.length + missing.length > 0)
    },
    ({ row }) => placeOf(name, row),
    message,
  )

const differencesOf = (name: Name, row: object, translation: object) =>
  listDifferences(TRANSLATED[name], { ...row }, { ...translation })

const figures = (list: readonly string[]) => list.join(', ') || 'none'

const describe = ([column, { original, translation }]: [string, Difference]) =>
  `${fieldLabel(column)} (${figures(original)} in the original, ${figures(translation)} in the translation)`

/** What differs, by language and field. */
const listedDifferences = ({ name, row, translations }: Found): string[] =>
  translations.flatMap((each) => {
    const differences = differencesOf(name, row, each)
    return differences.length > 0
      ? [`${nameOf(each.language)}: ${differences.map(describe).join('; ')}`]
      : []
  })

function whatIsOlder(found: Found): string {
  const older = `the translation is older than the original: ${listed(found.translations.map(({ language }) => language))}`
  const differences = listedDifferences(found)
  if (differences.length === 0) return `${older}. Visitors read it with a line that says so`
  return `${older}. As the figures differ, visitors read the original: ${differences.join('. ')}`
}

/** The collections whose untranslated rows make a page of another language incomplete. */
const complete = ['school', 'pages', 'section', 'notification'] as const

const untranslated = (name: Name) =>
  ruleOf(name, {
    code: 'not-translated',
    category: 'missing',
    what: ({ missing }) => `not translated: ${listed(missing)}`,
    todo: 'Open it, and add the translation under Translations. Until then visitors read it as it is.',
  })

const outdated = (name: Name) =>
  ruleOf(
    name,
    {
      code: 'translation-outdated',
      category: 'past',
      what: whatIsOlder,
      todo: 'Open it, and correct the translation; if it is still right, untick “Older than the original”.',
    },
    (translation) => translation.outdated === true,
  )

/** An editor who has removed the mark has confirmed the translation. */
const different = (name: Name) =>
  ruleOf(
    name,
    {
      code: 'translation-differs',
      category: 'past',
      what: (found) => `the translation has other figures: ${listedDifferences(found).join('. ')}`,
      todo: 'Open it, and compare the two. If both are right, tick “Older than the original” and untick it again.',
    },
    (each, row) => typeof each.outdated !== 'boolean' && differencesOf(name, row, each).length > 0,
  )

/** What is missing, or no longer right, in the other languages of the school. */
export const translationRules: RuleSet = {
  'awaits-translation': [
    ...complete.map(untranslated),
    ...Object.keys(TRANSLATED)
      .filter(isTranslated)
      .flatMap((name) => [outdated(name), different(name)]),
  ],
}
