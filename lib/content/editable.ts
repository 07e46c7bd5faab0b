import 'server-only'
import { setAttr } from '@directus/visual-editing'
import { draftsShown } from './store/drafts.ts'

const COLLECTIONS = {
  notice: 'notification',
  page: 'pages',
  heading: 'heading',
  section: 'section',
  school: 'school',
} as const

/** The id of the settings, a single row. */
export const SCHOOL_ROW = 1

/** Too long for the Studio's popover. */
const RICH = ['notice.description', 'page.content']

/** Attributes that connect an element to a field of the CMS; empty outside of previews. */
export type EditAttributes = { 'data-directus'?: string }

/** Makes a text editable in place in a preview; does nothing elsewhere. */
export function editable(
  kind: keyof typeof COLLECTIONS,
  id: number | null | undefined,
  field: string,
): EditAttributes {
  if (!draftsShown() || !id) return {}
  const collection = COLLECTIONS[kind]
  const mode = RICH.includes(`${kind}.${field}`) ? 'drawer' : 'popover'
  return { 'data-directus': setAttr({ collection, item: id, fields: [field], mode }) }
}
