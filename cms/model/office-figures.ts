import { table } from './collections.ts'
import { rowId } from './common.ts'
import type { Collection, Field } from './types.ts'

/**
 * One row of figures that the dashboard cannot work out for itself: those of both forms together,
 * and a median. The extension "office" writes it. Not a singleton, which a panel would refuse.
 */
export const officeFigures: Collection = table(
  'office_figures',
  [
    rowId(),
    figure('waiting', 'integer', 'Enquiries in the stage New.'),
    figure('overdue', 'integer', 'Of these, the ones whose promised time is over.'),
    figure('answered', 'integer', 'Enquiries of the last 30 days that were answered.'),
    figure('median_hours', 'float', 'From receipt to first contact: half of them took no longer.'),
  ],
  {
    icon: 'functions',
    note: 'What the dashboard shows. Written by the CMS itself',
    group: 'office',
    hidden: true,
    accountability: null,
  },
)

function figure(field: string, type: string, note: string): Field {
  const meta = { interface: 'input', readonly: true, width: 'half', note }
  return { field, type, schema: {}, meta }
}
