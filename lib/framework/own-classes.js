// The classes that a parent has chosen on this phone (components/classes). Nothing is sent.
{
  let own = []
  try {
    own = JSON.parse(localStorage.classes ?? '[]')
  } catch {
    // The visitor's browser blocks it.
  }
  for (const row of document.querySelectorAll('[data-own]')) {
    const title = row.firstElementChild
    const links = [...row.children].filter((link) => own.includes(link.dataset.class))
    for (const link of links) link.dataset.own = ''
    if (links.length > 0) title.textContent = row.dataset.own
    title.after(...links)
  }
  for (const box of document.querySelectorAll('input[data-class]')) {
    const name = box.dataset.class
    box.checked = own.includes(name)
    box.onchange = () => {
      own = own.filter((each) => each !== name)
      if (box.checked) own.push(name)
      localStorage.classes = JSON.stringify(own)
    }
    box.parentNode.classList.remove('invisible')
  }
  delete document.documentElement.dataset.classes
}
