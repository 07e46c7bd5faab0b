// The framework's scripts do not compete with the first picture: `late.ts` leaves them asleep in the page
// and writes this at its top. They are woken here, once there is nothing better to do or the visitor does
// anything. What only they can answer is kept until they are there, and then done once.
// The font of Hindi waits for the page's load as well (`fonts.css`).
;(() => {
  'use strict'
  /** After the page has loaded, in milliseconds: time to look at it. Whoever touches it wakes it. */
  const PATIENCE = 3000
  /** Longest wait for the scripts to load, and then to run, in milliseconds. */
  const DEADLINE = 20000
  const SIGNS = ['pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin']
  /** What a script alone answers; a button of a popover needs none. */
  const CONTROLS = 'button[type=button]:not([popovertarget]), a[data-late]'
  /** Clicks, each with the name that its control had. */
  const held = []
  const root = document.documentElement
  /** Where the visitor went last: what is open elsewhere closes then. */
  let last = null
  /** What becomes of loading the scripts, as a promise; null before it, and after a failure. */
  let loading = null
  let hasFailed = false
  /** The scripts run, or could not be loaded: a click is no longer held. */
  let isReleased = false
  let isAlive = false

  const nameOf = (control) => control.getAttribute('aria-label') ?? control.textContent

  /** 'loaded', 'gone' with an earlier version of the site, or 'failed'. */
  async function loadScript(sleeping) {
    try {
      const signal = AbortSignal.timeout?.(DEADLINE)
      const response = await fetch(sleeping.getAttribute('src'), { signal })
      await response.arrayBuffer()
      if (response.status === 404) return 'gone'
      // The page of a proxy under the script's address must not run.
      const isScript = response.headers.get('content-type')?.includes('javascript')
      return response.ok && isScript ? 'loaded' : 'failed'
    } catch {
      return 'failed'
    }
  }

  // Runs all scripts or none. When one of them is missing, hydration fails, and the error boundary
  // replaces the page with all that was typed in it.
  async function wakeAll() {
    const asleep = [...document.querySelectorAll('script[type=late]')]
    const outcomes = await Promise.all(asleep.map(loadScript))
    const worst = ['failed', 'gone'].find((outcome) => outcomes.includes(outcome))
    if (worst) {
      loading = null
      hasFailed = true
      release()
      return worst
    }
    for (const sleeping of asleep) {
      const script = document.createElement('script')
      script.async = true
      // As it is written: the framework knows its scripts by that.
      script.src = sleeping.getAttribute('src')
      script.onerror = release
      sleeping.replaceWith(script)
    }
    return 'loaded'
  }

  function wake() {
    // The last of them stand at the end of the page.
    loading ??= parsed.then(wakeAll)
    return loading
  }

  function notice(event) {
    // After a failure only a form tries again: not every key that is typed in it.
    if (!hasFailed) wake()
    const isMove = event.type === 'pointerdown' || event.type === 'focusin'
    if (!isReleased && (isMove || event.key === 'Escape')) last = event
  }

  function hold(event) {
    if (isReleased || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const control = event.target instanceof Element && event.target.closest(CONTROLS)
    if (!control) return
    event.preventDefault()
    event.stopImmediatePropagation()
    held.push([control, nameOf(control)])
    wake()
  }

  /** What has gone, lies behind a dialog or says something else by now was not what the tap was for. */
  function isThere([control, name]) {
    const dialog = document.querySelector(':modal')
    const isReached = !dialog || dialog.contains(control)
    return control.isConnected && isReached && nameOf(control) === name
  }

  function doNext() {
    const next = held.shift()
    if (!next) return
    if (isThere(next)) next[0].click()
    // Each finds the page as the one before has left it.
    setTimeout(doNext)
  }

  /** Also when they do not come: a link then leads where it says, as without JavaScript. */
  function release() {
    if (isReleased) return
    isReleased = true
    if (last) last.target.dispatchEvent(new last.constructor(last.type, last))
    doNext()
  }

  // Holds a form that is sent before hydration, as the browser's error page would replace it when the
  // connection fails. It is posted plainly only when the server has just answered and hydration does not
  // come: the scripts are gone with an earlier version of the site, or do not run in this browser.
  async function holdForm(event) {
    const form = event.target
    if (isAlive || !form.matches('form[data-late]')) return
    event.preventDefault()
    event.stopImmediatePropagation()
    if (form.getAttribute('aria-busy') === 'true') return
    const failure = document.getElementById(`${form.id}-failure`)
    failure.hidden = true
    form.setAttribute('aria-busy', 'true')
    const outcome = await wake()
    if (outcome === 'loaded') await Promise.race([alive, after(DEADLINE)])
    form.setAttribute('aria-busy', 'false')
    if (isAlive) form.requestSubmit()
    else if (outcome !== 'failed') form.submit()
    else {
      failure.hidden = false
      failure.focus()
    }
  }

  const after = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds))
  const parsed = new Promise((resolve) => addEventListener('DOMContentLoaded', resolve))
  const alive = new Promise((resolve) => addEventListener('alive', resolve))

  /** Loaded it may be before it is drawn for the first time. */
  const onceDrawn = (then) => requestAnimationFrame(() => requestAnimationFrame(then))

  root.dataset.loading = ''
  for (const sign of SIGNS) addEventListener(sign, notice, { capture: true, passive: true })
  addEventListener('click', hold, true)
  addEventListener('submit', holdForm, true)
  addEventListener('alive', () => {
    isAlive = true
    release()
  })
  addEventListener('load', () => {
    // Browsers that can ask for this are on phones, which have a font of Hindi of their own.
    if (navigator.connection?.saveData) return
    onceDrawn(() => delete root.dataset.loading)
    setTimeout(() => (window.requestIdleCallback ?? setTimeout)(wake, { timeout: 2000 }), PATIENCE)
  })
})()
