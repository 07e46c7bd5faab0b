import { choice } from './choice.ts'
import { content } from './collections.ts'
import { rowId, sample, status, timestamps } from './common.ts'
import { text } from './fields.ts'
import { figure } from './figures.ts'

export const boardResult = content('board_result', {
  name: 'Board results',
  icon: 'leaderboard',
  note: 'One row a class and year; the website works out the pass percentage and shows the last three years',
  template: 'Class {{class}}, {{year}}',
  fields: [
    rowId(),
    choice('class', 'The class that sat the examination.', { X: 'Class X', XII: 'Class XII' }),
    figure('year', {
      note: 'The year of the examination: 2026 for the session 2025-26.',
      required: true,
      range: [2000, 2100],
    }),
    figure('registered', { note: 'Students registered.', required: true }),
    figure('passed', { note: 'Students passed; not more than registered.', required: true }),
    text('remarks', { note: 'For example: 12 with distinction.' }),
    status(),
    sample(),
    ...timestamps(),
  ],
})
