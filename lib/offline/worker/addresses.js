// Addresses: their language, and what two spellings of one have in common.

const languages = Object.keys(config.texts)
export const [FIRST] = languages

const firstPart = (path) => path.split('/')[1]
/** The language of an address: the first part of the path, otherwise the first of the website. */
export const languageOf = (path) =>
  languages.find((each) => each === firstPart(path).toLowerCase()) ?? FIRST
/** The address in another language. */
export const localPath = (path, language) =>
  language === FIRST ? path : `/${language}${path === '/' ? '' : path}`
/** The address in the first language. */
export const withoutLanguage = (path) =>
  firstPart(path).toLowerCase() === languageOf(path)
    ? path.slice(languageOf(path).length + 1) || '/'
    : path

/** Files and what `config.never` names are no pages that may be stored. */
export const isPage = (path) =>
  !/\.\w+$/.test(path) && !config.never.includes(firstPart(withoutLanguage(path)))

export const pathOf = ({ url }) => new URL(url).pathname

const CAMPAIGN = new RegExp(`^(?:${config.campaign})$`, 'i')

/** Whether a query has nothing but what programs add to the links of a campaign. */
export const isOfCampaign = (search) =>
  search
    .slice(1)
    .split('&')
    .every((each) => each === '' || CAMPAIGN.test(decode(each)))

/** Programs that copy links may encode them several times. */
function decode(path) {
  try {
    const decoded = decodeURIComponent(path)
    return decoded === path ? path : decode(decoded)
  } catch {
    return path
  }
}

/** The spelling of a path in the first language that all its spellings have in common. */
const spellingOf = (path) =>
  decode(path)
    .toLowerCase()
    .replace(/\.\w+$/, '')
    .replace(/\/index$/, '')
    .replace(/[^a-z0-9/]/g, '')
    .replace(/\/+/g, '/')
    .replace(/(?<=.)\/$/, '') || '/'

/**
 * The stored address of a page that was asked for; undefined if there is none. An address of no
 * language may be stored in that of the visitor.
 */
export function findStored(path, stored, aliases) {
  if (stored.includes(path)) return path
  const spelling = spellingOf(withoutLanguage(path))
  const alias = Object.entries(aliases).find(([each]) => spellingOf(each) === spelling)
  const asked = alias ? spellingOf(alias[1]) : spelling
  const same = stored.filter((each) => spellingOf(withoutLanguage(each)) === asked)
  const language = languageOf(path)
  const own = same.find((each) => languageOf(each) === language)
  return own ?? (language === FIRST ? same[0] : undefined)
}
