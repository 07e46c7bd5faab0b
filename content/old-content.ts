/** What visitors of the notices read when the site has not heard of the CMS for more than a day. */
export const oldContentWords =
  'Last brought up to date on {when}. There may be newer notices: ask the office at {phone}.'
