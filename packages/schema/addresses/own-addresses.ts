/** Not for crawlers: routes that are no pages. */
export const CLOSED_PARTS = ['api', 'preview', 'subscription'] as const

/** The first parts of addresses that the website itself answers. */
export const OWN_PARTS: readonly string[] = [
  ...CLOSED_PARTS,
  'assets',
  'certificates',
  'icon',
  'missing',
  'og',
  'on-request',
  'tables',
]

/** The files that the website answers at addresses of one part, as a pattern. */
export const OWN_FILES = String.raw`(?:hydration|language|sw)\.js|look\.css|robots\.txt|sitemap\.xml|offline\.json|favicon\.(?:ico|svg)|apple-icon\.png|icon-\d+\.png`

/** The number of a notice in its address, as a pattern. */
export const NOTICE_ID = String.raw`[1-9]\d{0,8}`
