import type { PictureName } from '../pictures.ts'

export const houseTexts = {
  captain: 'Captain',
  flagBearer: 'Flag bearer',
  events: 'Events',
  none: 'We will add the houses here. Please ask the school office.',
} as const

/** The banners that were drawn for the sample school, by the name of the house. */
export const houseBanners = {
  'Palash House': 'house-palash',
  'Surya House': 'house-surya',
  'Neem House': 'house-neem',
  'Sagar House': 'house-sagar',
} as const satisfies Record<string, PictureName>
