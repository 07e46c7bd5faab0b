import { describe, table } from './collections.ts'
import { text, type Field } from './fields.ts'
import { rowId } from './row-fields.ts'

const values: Field = {
  field: 'values',
  type: 'json',
  schema: {},
  meta: { special: ['cast-json'], interface: 'input-code', note: 'As the set-up wrote them.' },
}

/**
 * What the set-up wrote into each row of the sample: what is still equal to it was written by no
 * person. Revisions would say the same, but Directus deletes them after 90 days.
 */
export const sampleRow = table(
  'sample_row',
  [
    rowId(),
    text('collection', 'Where the row is.', { required: true }),
    text('item', 'Its key.', { required: true }),
    values,
  ],
  {
    ...describe({ name: 'Sample rows', icon: 'history', note: 'The sample as it was written' }),
    group: 'website',
    hidden: true,
    accountability: null,
  },
)
