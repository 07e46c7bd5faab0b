// `transform-cached-html.ts` gives the framework's scripts a type that the browser ignores: they do not compete with the first
// picture. This loads them when the browser is idle or at the first input, and replays the clicks that need them, each once.
;(() => {
  'use strict'
  /** Idle time after the load event, in milliseconds; any input ends it. */
  const IDLE_DELAY = 3000
  /** The timeout for loading the scripts, and again for running them, in milliseconds. */
  const DEADLINE = 20000
  /** What a visitor has done until now, and what needs a script. */
  const { events, INPUTS, NEEDED, end } = window.early
  const PARTS = `${NEEDED.click}, ${NEEDED.submit}, .slider, select`
  /** An open group of the wide menu covers the page, and closes by a script; on a phone it covers nothing. */
  const parts = () => (matchMedia('(width >= 64rem)').matches ? `${PARTS}, .nav-group` : PARTS)
  /** Queued clicks, each with the accessible name of its control. */
  const queue = []
  const root = document.documentElement
  /** Only what a visitor does with such a part loads the scripts. */
  const isSlow = 'slow' in root.dataset
  /** The last move of focus or pointer, for elements that close when the visitor leaves them. */
  let lastMove = null
  /** The result of loading the scripts, as a promise; null before it starts and after a failure. */
  let loading = null
  let hasFailed = false
  /** The scripts run or could not be loaded: clicks are no longer queued. */
  let isReleased = false
  let isHydrated = false
  /** The content of the page before hydration. */
  let sent
  /** Resolves `blocked`: a script was not run, although it could be loaded. */
  let block

  const nameOf = (control) => control.getAttribute('aria-label') ?? control.textContent

  /** 'loaded', 'gone' with an earlier version of the site, or 'failed'. */
  async function loadScript(script) {
    try {
      const signal = AbortSignal.timeout?.(DEADLINE)
      const response = await fetch(script.getAttribute('src'), { signal })
      await response.arrayBuffer()
      if (response.status === 404) return 'gone'
      // A proxy's error page at the script's address must not run.
      const isScript = response.headers.get('content-type')?.includes('javascript')
      return response.ok && isScript ? 'loaded' : 'failed'
    } catch {
      return 'failed'
    }
  }

  function run(placeholder) {
    const script = document.createElement('script')
    script.async = true
    // Exactly as written: the framework identifies its scripts by it.
    script.src = placeholder.getAttribute('src')
    script.onerror = () => {
      block()
      release()
    }
    placeholder.replaceWith(script)
  }

  // Runs all scripts or none. If one were missing, hydration would fail, and the error boundary would
  // replace the page with everything typed in it.
  async function loadAll() {
    const deferred = [...document.querySelectorAll('script[type=deferred]')]
    const outcomes = await Promise.all(deferred.map(loadScript))
    const worst = ['failed', 'gone'].find((outcome) => outcomes.includes(outcome))
    if (worst) {
      loading = null
      hasFailed = true
      release()
      return worst
    }
    const [head, body] = [document.head, document.body].map((each) => [...each.childNodes])
    sent = { head, body, main: document.getElementById('main') }
    deferred.forEach(run)
    return 'loaded'
  }

  // The last scripts are at the end of the page.
  const load = () => (loading ??= parsed.then(loadAll))

  function onInput(event) {
    // After a failure only submitting a form retries, not every key press.
    if (!hasFailed && (!isSlow || event.target.closest?.(parts()))) load()
    const isMove = event.type === 'pointerdown' || event.type === 'focusin'
    if (!isReleased && (isMove || event.key === 'Escape')) lastMove = event
  }

  function queueClick(event) {
    if (isReleased || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const control = event.target instanceof Element && event.target.closest(NEEDED.click)
    if (!control) return
    event.preventDefault()
    event.stopImmediatePropagation()
    queue.push([control, nameOf(control)])
    load()
  }

  /** A click is dropped if its control is gone, behind a dialog, or has another name by now. */
  function isStillThere([control, name]) {
    const dialog = document.querySelector(':modal')
    const isReached = !dialog || dialog.contains(control)
    return control.isConnected && isReached && nameOf(control) === name
  }

  function replayNext() {
    const next = queue.shift()
    if (!next) return
    if (isStillThere(next)) next[0].click()
    // Each click needs the page as the previous one left it.
    setTimeout(replayNext)
  }

  /** Also if the scripts cannot be loaded: links then work as without JavaScript. */
  function release() {
    if (isReleased) return
    isReleased = true
    if (lastMove) lastMove.target.dispatchEvent(new lastMove.constructor(lastMove.type, lastMove))
    replayNext()
  }

  // React replaces a page that something has changed, such as a translator, by the data for hydration, which is incomplete:
  // the page is put back, and works as without JavaScript.
  function putBackReplaced() {
    if (sent.main.isConnected) return
    document.head.append(...sent.head.filter((node) => !node.isConnected))
    document.body.replaceChildren(...sent.body.map((node) => node.cloneNode(true)))
  }

  // Whether this form comes through the connection although its scripts do not: they are blocked. The sign-in page of a
  // network, or the error page of a proxy, does not have the form.
  async function isReachable(form) {
    try {
      const signal = AbortSignal.timeout?.(DEADLINE)
      const response = await fetch(location.href, { signal, cache: 'no-store' })
      return response.ok && (await response.text()).includes(` id="${form.id}"`)
    } catch {
      return false
    }
  }

  // Defers a submit before hydration, as the browser's error page would replace the page if the connection fails. It is
  // posted natively only if the server has just responded but hydration fails: the scripts are gone with an earlier version
  // of the site, are blocked, or do not run in this browser.
  async function deferSubmit(event) {
    const form = event.target
    if (isHydrated || !form.matches('form[data-deferred]')) return
    event.preventDefault()
    event.stopImmediatePropagation()
    if (form.getAttribute('aria-busy') === 'true') return
    const failure = document.getElementById(`${form.id}-failure`)
    failure.hidden = true
    form.setAttribute('aria-busy', 'true')
    const outcome = await load()
    if (outcome === 'loaded') await Promise.race([hydrated, blocked, after(DEADLINE)])
    const isSent = isHydrated || outcome === 'gone' || (await isReachable(form))
    form.setAttribute('aria-busy', 'false')
    if (isHydrated) form.requestSubmit()
    else if (isSent) form.submit()
    else {
      failure.hidden = false
      failure.focus()
    }
  }

  const after = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds))
  const parsed = new Promise((resolve) => {
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', resolve)
    else resolve()
  })
  const hydrated = new Promise((resolve) => addEventListener('hydrated', resolve))
  const blocked = new Promise((resolve) => (block = resolve))

  function onLoad() {
    // Such a line is that of a phone, which has a Hindi font.
    if (isSlow && !navigator.connection.saveData)
      navigator.serviceWorker?.register('/sw.js').catch(() => {})
    if (isSlow) return
    // The page may be loaded before its first paint.
    requestAnimationFrame(() => requestAnimationFrame(() => delete root.dataset.loading))
    const onceIdle = window.requestIdleCallback ?? setTimeout
    setTimeout(() => onceIdle(load, { timeout: 2000 }), IDLE_DELAY)
  }

  void parsed.then(window.openLanguage)
  end()
  for (const input of INPUTS) addEventListener(input, onInput, { capture: true, passive: true })
  addEventListener('click', queueClick, true)
  addEventListener('submit', deferSubmit, true)
  addEventListener('hydrated', () => {
    isHydrated = true
    putBackReplaced()
    release()
  })
  if (document.readyState === 'complete') onLoad()
  else addEventListener('load', onLoad)
  const listeners = { click: queueClick, submit: deferSubmit }
  for (const event of events) (listeners[event.type] ?? onInput)(event)
})()
