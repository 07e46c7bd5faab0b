// Runs in the browser: fires each event that has a listener, and records which texts execute.

/** @type {Set<number>} */
const executed = new Set()

/** @param {unknown} value a text's number, or an error that names it */
const hit = (value) => {
  const id = /^(?:Uncaught )?(\d+)$/.exec(String(value))?.[1]
  if (id) executed.add(Number(id))
}
Object.assign(window, { hit })
window.addEventListener('message', ({ data }) => hit(data))

const HARMLESS = ['http:', 'https:', 'mailto:', 'tel:', 'webcal:']
const ADDRESSES = ['href', 'xlink:href', 'src', 'action', 'formaction']

/** @param {string} address */
const isHarmful = (address) => {
  const url = URL.parse(address, location.href)
  return url !== null && !HARMLESS.includes(url.protocol)
}

/** Triggers what a visitor or the browser can trigger on an element. @param {Element} element */
function trigger(element) {
  if ('focus' in element && typeof element.focus === 'function') element.focus()
  for (const { name, value } of element.attributes) {
    if (/^on/i.test(name)) element.dispatchEvent(new Event(name.slice(2).toLowerCase()))
    if (ADDRESSES.includes(name) && isHarmful(value))
      element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  }
}

/** The attributes that can execute something, each with its element. */
const listHarmful = () =>
  [...document.querySelectorAll('*')].flatMap(({ tagName, attributes }) =>
    [...attributes]
      .filter(
        ({ name, value }) => /^on/i.test(name) || (ADDRESSES.includes(name) && isHarmful(value)),
      )
      .map(({ name, value }) => `${tagName} ${name}=${value.slice(0, 80)}`),
  )

/** What the texts on this page did. */
async function perform() {
  const harmful = listHarmful()
  for (const element of document.querySelectorAll('*')) trigger(element)
  await new Promise((resolve) => setTimeout(resolve, 150))
  const isShown = /hit\W{1,3}\d/.test(document.body.textContent)
  return { executed: [...executed], harmful, isShown }
}

Object.assign(window, { perform })
