import { DISCLOSURE_ROWS } from '../../cms/model/disclosure-rows.ts'
import { collections } from '../../cms/model/index.ts'
import type { CollectionName } from './rows.ts'

const isRow = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** What the Studio's menu calls a collection. */
function studioName(name: CollectionName): string {
  const meta = collections.find(({ collection }) => collection === name)?.meta
  const [translation] = Array.isArray(meta?.['translations'])
    ? (meta['translations'] as unknown[])
    : []
  return isRow(translation) ? String(translation['translation']) : name
}

/** Where to do something in the CMS: "CMS, School: …". */
export const inStudio = (name: CollectionName, todo: string): string =>
  `CMS, ${studioName(name)}: ${todo}`

/** What the Studio calls a row of the Board's form: "B6 Fire safety certificate". */
export const disclosureRowName = (kind: string): string =>
  Object.entries(DISCLOSURE_ROWS).find(([key]) => key === kind)?.[1] ?? kind

/** A document of the form by its row and, where it has one, its own title. */
export const documentName = ({ kind, title }: { kind: string; title: string | null }): string =>
  title === null ? disclosureRowName(kind) : `${disclosureRowName(kind)} (${title})`
