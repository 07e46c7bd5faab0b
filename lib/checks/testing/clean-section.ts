import type { RawRow } from '../../content/client/raw-rows.ts'

/** A section of the home page without findings. */
export const cleanSection: RawRow<'section'> = {
  id: 1,
  sample: false,
  page: 'home',
  kind: 'questions',
  label: null,
  title: 'Parents often ask',
  text: null,
  items: [{ title: 'Where is the school?', text: 'On the main road.', link: '/curriculum' }],
  link: null,
  file: null,
  drawing: null,
  audience: [],
  picture: null,
  translations: [],
  publish_from: null,
  publish_until: null,
}
