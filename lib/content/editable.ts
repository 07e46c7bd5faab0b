import 'server-only'
import { setAttr } from '@directus/visual-editing'
import { draftsShown } from './drafts.ts'

const COLLECTIONS = {
  notice: 'notification',
  page: 'pages',
  heading: 'heading',
  school: 'school',
} as const

/** Too long for a popover. */
const RICH = ['notice.description', 'page.content']

/** Attributes that tie an element to a text of the CMS; none but in a preview. */
export type EditAttributes = { 'data-directus'?: string }

/** Lets an editor change this text where it stands. For everybody else it is nothing. */
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
