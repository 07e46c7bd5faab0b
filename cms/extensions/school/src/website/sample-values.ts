import { isDeepStrictEqual } from 'node:util'
import { collections } from 'school-schema/collections'
import type { Field } from 'school-schema/fields/fields'
import { isTranslated, TRANSLATED } from 'school-schema/languages'
import { ownValue } from 'school-schema/values/own-value'
import { isSampleFileId } from 'school-schema/sample/sample-files'
import { UNNAMED } from 'school-schema/sample/sample-school'
import { splitLink } from 'school-schema/values/typed-text'
import { rowsIn, type Row } from '../shared.ts'

/** They decide where and when a row is shown. */
export const STATE = ['status', 'active', 'sort', 'publish_from', 'publish_until']

const SYSTEM = ['id', 'sample', 'date_created', 'date_updated']

/**
 * The skeleton of the website, and what a row that somebody changed is about: these stay as they are.
 * The languages are a setting, the others no words of the sample school.
 */
const KEPT: Readonly<Record<string, readonly string[]>> = {
  pages:
    'page_name address title kind menu_group links drawing drawing_place other_addresses search_words shortcuts'.split(
      ' ',
    ),
  section: ['page', 'kind'],
  calendar_date: ['to'],
  exam: ['place'],
  school: ['languages'],
}

const SAMPLE_DRAWINGS = ['houses', 'map', 'school-front', 'school-wide']

/** The parts of the home page whose heading names no school. */
const HEADINGS: Readonly<Record<string, readonly string[]>> = {
  introduction: ['label'],
  parents: ['label', 'title'],
  reasons: ['label', 'title'],
  headings: ['label', 'title'],
  questions: ['label', 'title'],
}

/** Their rows have the name of a person whom the sample invented. */
const PEOPLE = ['faculty', 'person']

const isOfHome = (collection: string, row: Row) =>
  collection === 'section' && row['page'] === 'home'

/** Whether a row of which everything is the sample's stays, without its texts. */
export const isOfSkeleton = (collection: string, row: Row): boolean =>
  collection === 'pages' || isOfHome(collection, row)

const keptIn = (collection: string, row: Row): readonly string[] => [
  ...(ownValue(KEPT, collection) ?? []),
  ...(isOfHome(collection, row) ? (ownValue(HEADINGS, String(row['kind'])) ?? []) : []),
]

function modelOf(collection: string) {
  const found = collections.find((each) => each.collection === collection)
  const stored =
    found?.fields.filter(({ field, schema }) => schema && !SYSTEM.includes(field)) ?? []
  return { isRecord: found?.meta['singleton'] === true, fields: stored }
}

const isEmpty = (value: unknown) =>
  value === null || value === undefined || value === '' || isDeepStrictEqual(value, [])

/**
 * Whether a value is what the set-up wrote; a column that it left out has its default. Revisions
 * leave out files.
 */
function isSeeded(value: unknown, seeded: Row, { field, schema }: Field): boolean {
  if (isSampleFileId(value)) return true
  const written = seeded[field] ?? schema?.['default_value']
  return isEmpty(value) ? isEmpty(written) : isDeepStrictEqual(value, written)
}

/** Whether a person has changed more of a row than where and when it is shown. */
export const isChanged = (collection: string, seeded: Row, row: Row): boolean =>
  modelOf(collection).fields.some(
    (field) =>
      Object.hasOwn(row, field.field) &&
      !STATE.includes(field.field) &&
      !isSeeded(row[field.field], seeded, field),
  )

/** The addresses without their words: the website then writes the titles of the pages. */
const withoutWords = (links: unknown) =>
  typeof links === 'string'
    ? links
        .split('\n')
        .map((line) => splitLink(line)[1])
        .join('\n')
    : links

/** A column without the words of the sample; undefined if it stays. */
function emptied(collection: string, row: Row, field: Field, isRecord: boolean): unknown {
  const { field: name, type, schema } = field
  if (collection === 'pages' && name === 'links') return withoutWords(row[name])
  if (collection === 'school' && name === 'name') return UNNAMED
  if (name === 'drawing' && SAMPLE_DRAWINGS.includes(String(row[name]))) return null
  if (keptIn(collection, row).includes(name) || STATE.includes(name)) return undefined
  if (type === 'boolean') return isRecord ? false : undefined
  return schema?.['is_nullable'] === false ? undefined : null
}

/**
 * The changes of a row that take from it everything that is as the set-up wrote it: field by field,
 * and in each language. What a person wrote stays.
 */
export function withoutSample(collection: string, seeded: Row, row: Row): Row {
  const { fields, isRecord } = modelOf(collection)
  const changes: Row = { sample: false }
  for (const field of fields) {
    const { field: name } = field
    if (name === 'translations') continue
    if (!Object.hasOwn(seeded, name) && !isSampleFileId(row[name])) continue
    if (isEmpty(row[name]) || !isSeeded(row[name], seeded, field)) continue
    const rest = emptied(collection, row, field, isRecord)
    if (rest !== undefined && !isDeepStrictEqual(rest, row[name])) changes[name] = rest
  }
  const after = { ...row, ...changes }
  const staysAsWritten = (name: string) =>
    !isEmpty(after[name]) && isDeepStrictEqual(after[name], seeded[name])
  // Without a name it is a draft, which somebody completes: a name cannot be empty.
  if (PEOPLE.includes(collection) && staysAsWritten('name')) changes['status'] = 'draft'
  const translations = ownTranslations(collection, row, seeded, staysAsWritten)
  return isDeepStrictEqual(translations, rowsIn(row['translations']))
    ? changes
    : { ...changes, translations }
}

/** A text of the sample stays in another language only with the original that it translates. */
function ownTranslations(
  collection: string,
  row: Row,
  seeded: Row,
  staysAsWritten: (name: string) => boolean,
): Row[] {
  const columns: readonly string[] = isTranslated(collection) ? TRANSLATED[collection] : []
  const written = rowsIn(seeded['translations'])
  return rowsIn(row['translations']).flatMap((each) => {
    const sample = written.find(({ language }) => language === each['language']) ?? {}
    const isOwn = (name: string) =>
      !isEmpty(each[name]) && (!isDeepStrictEqual(each[name], sample[name]) || staysAsWritten(name))
    const kept = Object.entries(each).filter(([name]) => !columns.includes(name) || isOwn(name))
    return columns.some(isOwn) ? [Object.fromEntries(kept)] : []
  })
}
