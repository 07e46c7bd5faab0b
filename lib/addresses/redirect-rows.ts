import 'server-only'
import { keyOfAddress } from 'school-schema/addresses/old-address'
import { z } from 'zod'
import { readView } from '../content/store/read-view.ts'
import { defineList } from '../content/store/source.ts'
import { requiredText } from '../content/schema/columns.ts'
import { DEFAULT_LANGUAGE } from 'school-schema/languages'

export const redirectsSource = defineList({
  key: 'redirects',
  collection: 'redirect',
  row: z.object({ old_address: requiredText, new_address: requiredText }),
  sort: ['id'],
  absent: [],
  views(rows) {
    const targets: ReadonlyMap<string, string> = new Map(
      rows.map((row) => [keyOfAddress(row.old_address), row.new_address]),
    )
    return { targets: () => targets }
  },
})

/** The targets that editors chose for old addresses, by their keys (`school-schema/addresses/old-address`). */
export const getRedirects = () => readView(DEFAULT_LANGUAGE, redirectsSource, 'targets')
