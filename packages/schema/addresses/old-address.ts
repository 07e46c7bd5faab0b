// Addresses of earlier websites, as people and other websites write them. Runs in the CMS, on the website, and when it is
// built.

/**
 * Parameters that other websites, mail programs and apps add to a link, and sessions of the old one; no page depends on them. As a pattern for
 * programs that know only patterns: the front has the same (containers/front/site.conf).
 */
export const CAMPAIGN_PARAMETER =
  '(utm_\\w+|fbclid|gclid|gbraid|wbraid|gclsrc|dclid|msclkid|yclid|ttclid|twclid|igshid|igsh|mc_cid|mc_eid|_ga|_gl|_hs\\w+|mkt_tok|vero_id|ref_src|phpsessid|jsessionid|aspsessionid\\w*|cfid|cftoken)(=[^&]*)?|ref=(wa|whatsapp|fb|facebook|instagram|twitter|share)'

const CAMPAIGN = new RegExp(`^(?:${CAMPAIGN_PARAMETER})$`, 'i')

/** The parameters by which home pages of other systems show a page: WordPress, Drupal, Joomla and handmade ones. */
const HOME_PARAMETERS =
  'p page_id attachment_id cat m tag author q option view Itemid id pid nid cid aid page pg article post news notice action'.split(
    ' ',
  )

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return text
  }
}

/** A query, with its question mark, without what a campaign has added; empty without any other parameter. */
export function withoutCampaign(query: string): string {
  const kept = query
    .replace(/^\?/, '')
    .split('&')
    .filter((each) => each !== '' && !CAMPAIGN.test(decoded(each)))
  return kept.length > 0 ? `?${kept.join('&')}` : ''
}

/** What is equal for all ways to write a query: the order, case and encoding of its parameters make no difference. */
function queryKey(query: string): string {
  const parameters = [...new URLSearchParams(withoutCampaign(query))]
  return parameters
    .map(([name, value]) => `${name}=${value}`.normalize('NFC').toLowerCase())
    .toSorted()
    .join('&')
}

/** What is equal for all ways to write an old address: a decoded path, and a query. */
export function addressKey(path: string, query = ''): string {
  const parameters = queryKey(query)
  const plain = path
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/\/+/g, '/')
    .replace(/(?<=.)\/$/, '')
  return parameters === '' ? plain : `${plain}?${parameters}`
}

/** The path and the query of a stored address. */
export function splitAddress(address: string): [path: string, query: string] {
  const at = address.indexOf('?')
  return at < 0 ? [address, ''] : [address.slice(0, at), address.slice(at)]
}

/** The key of a stored address. */
export const keyOfAddress = (address: string): string => addressKey(...splitAddress(address))

/** Whether the home page can be an earlier website's page at this query. */
export const isOldHomeQuery = (query: string): boolean => {
  const names = [...new URLSearchParams(withoutCampaign(query)).keys()]
  return names.some((name) => HOME_PARAMETERS.includes(name))
}
