export const clubTexts = {
  title: 'Our clubs',
  none: 'We will add the clubs here. Please ask the school office.',
} as const
