import 'server-only'
import { z } from 'zod'
import { readView } from '../store/read-view.ts'
import { defineList } from '../store/source.ts'

/** The names of hidden rows, and nothing else of them: the text that came with the website is hidden too. */
export const hiddenPagesSource = defineList({
  key: 'hidden-pages',
  collection: 'pages',
  row: z.object({ page_name: z.string() }).transform(({ page_name }) => page_name),
  // Previews replace a filter of the status alone.
  filter: { _and: [{ status: { _eq: 'archived' } }] },
  sort: ['page_name'],
  absent: [],
  views: (names) => ({ all: () => names }),
})

/** The names of the hidden rows. */
export const listHiddenPages = () => readView(hiddenPagesSource, 'all')
