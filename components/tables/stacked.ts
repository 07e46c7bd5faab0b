/**
 * Classes for a table whose rows become short blocks on a phone, where its columns would not fit side
 * by side and what matters most, such as a number to call, would be out of sight.
 */
export const stacked = {
  table: 'max-sm:block max-sm:[&>*]:block',
  head: 'max-sm:sr-only',
  row: 'max-sm:grid max-sm:border-t max-sm:border-line max-sm:px-4 max-sm:py-2.5',
  cell: 'max-sm:border-0! max-sm:p-0!',
}
