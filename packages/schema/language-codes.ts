// Apart from the list, as the screen for errors is in the scripts of every page.

/** The code of a language as it is written and read in India. */
export const regionalCode = (language: string): string => `${language}-IN`

/** The same for what writes numbers and days: with the digits 0 to 9, as schools write them in every language. */
export const formatLocale = (language: string): string => `${regionalCode(language)}-u-nu-latn`
