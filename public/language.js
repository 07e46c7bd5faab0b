// See components/frame/languages.tsx. Most pages get it with the scripts of `lib/framework/loader-file.ts`.
{
  const links = [...document.querySelectorAll('a[hreflang]')]
  const keep = (link) => Object.assign(link, { search: location.search, hash: location.hash })
  for (const link of links) {
    link.addEventListener('pointerdown', () => keep(link))
    link.addEventListener('click', () => (keep(link), (localStorage.language = link.hreflang)))
  }
  const link = links.find(({ hreflang }) => hreflang === localStorage.language)
  if (
    link &&
    navigator.onLine &&
    performance.getEntriesByType('navigation')[0]?.type === 'navigate' &&
    !document.referrer.startsWith(location.origin + '/')
  )
    location.replace(keep(link).href)
}
