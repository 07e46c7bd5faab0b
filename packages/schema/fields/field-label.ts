/** The label of a field in the Studio: `payment_url` is Payment URL. */
export const fieldLabel = (field: string): string =>
  field
    .split('_')
    .map((word) => (word === 'url' ? 'URL' : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(' ')
