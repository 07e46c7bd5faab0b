// Runs in the browser: shows texts, fires each event with a listener, and records which of them
// execute something.

/** @type {Set<number>} */
const executed = new Set()

/** @param {unknown} value an input's number, or an error that names it */
const hit = (value) => {
  const id = /^(?:Uncaught )?(\d+)$/.exec(String(value))?.[1]
  if (id) executed.add(Number(id))
}
Object.assign(window, { hit })
window.addEventListener('message', ({ data }) => hit(data))

/** @param {number} ms */
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

const HARMLESS = ['http:', 'https:', 'mailto:', 'tel:', 'webcal:']

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
    if (!isHarmful(value)) continue
    if (/(?:^|:)(?:href|formaction)$/i.test(name))
      element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
    if (name === 'action' && element instanceof Object && 'submit' in element)
      Object.getPrototypeOf(element).submit.call(element)
  }
  if (element.tagName === 'DETAILS') element.setAttribute('open', '')
}

/** @param {Document} shown */
function triggerAll(shown) {
  for (const element of shown.querySelectorAll('*')) {
    try {
      trigger(element)
    } catch {
      // A detached form cannot be submitted; an element may be gone.
    }
  }
}

/** Markup that no text may become, executed or not. */
const FORBIDDEN =
  'script:not([type="application/ld+json"]), base, meta, link, object, embed, form, math, style, template, textarea, input, foreignobject, animate, set, iframe:not([sandbox]), [style], [srcdoc], [formaction], [id]:not([data-input] [id^="_"], [data-input] h2[id^="text-"])'

const ADDRESSES = ['href', 'src', 'action', 'formaction']

/** The attributes that can execute something, each with its element. @param {ParentNode} within */
const listHarmful = (within) =>
  [...within.querySelectorAll('*')].flatMap(({ tagName, attributes }) =>
    [...attributes]
      .filter(
        ({ name, value }) => /^on/i.test(name) || (ADDRESSES.includes(name) && isHarmful(value)),
      )
      .map(({ name, value }) => `${tagName} ${name}=${value.slice(0, 80)}`),
  )

/** Tests the texts in this page. */
async function perform() {
  const pieces = [...document.querySelectorAll('body > [data-input]')]
  triggerAll(document)
  await pause(150)
  const forbidden = pieces
    .filter((piece) => piece.querySelector(FORBIDDEN) || listHarmful(piece).length > 0)
    .map((piece) => Number(piece.getAttribute('data-input')))
  return { shown: pieces.length, executed: [...executed], forbidden }
}

const WAVE = 50
const FRAME_MS = 1_500

/** Tests each document in its own frame, under the policy of this page. @param {string[]} documents */
async function performApart(documents) {
  let shown = 0
  for (let first = 0; first < documents.length; first += WAVE) {
    const frames = documents.slice(first, first + WAVE).map((text) => {
      const frame = document.createElement('iframe')
      frame.srcdoc = text
      return frame
    })
    const loads = frames.map(
      (frame) => new Promise((resolve) => frame.addEventListener('load', resolve, { once: true })),
    )
    document.body.append(...frames)
    await Promise.race([Promise.all(loads), pause(FRAME_MS)])
    for (const frame of frames) {
      // The document of a frame that navigated to another origin is not accessible.
      const inside = frame.contentDocument
      if (inside?.querySelector('[data-shown]')) shown += 1
      if (inside) triggerAll(inside)
    }
    await pause(30)
    for (const frame of frames) frame.remove()
  }
  return { shown, executed: [...executed], forbidden: [] }
}

/** Tests a page of the site itself, which has its own forms and scripts. */
async function performOnSite() {
  triggerAll(document)
  await pause(150)
  const isShown = /hit\W{1,3}\d/.test(document.body?.textContent ?? '')
  return { executed: [...executed], forbidden: listHarmful(document), isShown }
}

Object.assign(window, { perform, performApart, performOnSite })
