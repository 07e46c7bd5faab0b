// Remembers the language that a visitor chooses, and opens it when she enters the website again, by
// a bookmark or a search. Links inside of the website have the language in their address.
{
  const others = [...document.querySelectorAll('a[hreflang]')]
  /** The same question and place in another language. */
  const keepPlace = (link) => {
    link.search = location.search
    link.hash = location.hash
  }
  for (const link of others) {
    link.addEventListener('pointerdown', () => keepPlace(link))
    link.addEventListener('click', () => {
      keepPlace(link)
      localStorage.setItem('language', link.hreflang)
    })
  }
  // Whoever goes back, or loads a page again, wants that page. A page of the website has led to others on purpose.
  const [entry] = performance.getEntriesByType('navigation')
  const isEntered =
    entry?.type === 'navigate' && !document.referrer.startsWith(`${location.origin}/`)
  const chosen =
    isEntered && others.find(({ hreflang }) => hreflang === localStorage.getItem('language'))
  if (chosen) {
    keepPlace(chosen)
    location.replace(chosen.href)
  }
}
