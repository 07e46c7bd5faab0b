// Remembers the language that a visitor chooses, and opens it when she enters the website again, by
// a bookmark or a search. Links inside of the website have the language in their address.
{
  const others = [...document.querySelectorAll('a[hreflang]')]
  for (const link of others)
    link.addEventListener('click', () => localStorage.setItem('language', link.hreflang))
  const chosen = others.find(({ hreflang }) => hreflang === localStorage.getItem('language'))
  if (chosen && !document.referrer.startsWith(location.origin)) location.replace(chosen.href)
}
