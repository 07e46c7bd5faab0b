// The framework's scripts do not compete with the first picture: `late.ts` leaves them asleep in the page
// and writes this at its top. They are woken here, once there is nothing better to do or the visitor does
// anything. What only they can answer is kept until they are there, and then done once.
// The font of Hindi waits for the page's load as well (`fonts.css`).
;(() => {
  'use strict'
  /** After the page has loaded, in milliseconds: time to look at it. Whoever touches it wakes it. */
  const PATIENCE = 3000
  const SIGNS = ['pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin']
  /** What a script alone answers; a button of a popover needs none. */
  const CONTROLS = 'button[type=button]:not([popovertarget]), a[data-late]'
  /** Clicks, each with the name that its control had. */
  const held = []
  const root = document.documentElement
  /** Where the visitor went last: what is open elsewhere closes then. */
  let last = null
  let isWanted = false
  let isAlive = false

  const nameOf = (control) => control.getAttribute('aria-label') ?? control.textContent

  function wakeAll() {
    for (const sleeping of document.querySelectorAll('script[type=late]')) {
      const script = document.createElement('script')
      script.async = true
      // As it is written: the framework knows its scripts by that.
      script.src = sleeping.getAttribute('src')
      script.onerror = release
      sleeping.replaceWith(script)
    }
  }

  function wake() {
    if (isWanted) return
    isWanted = true
    // The last of them stand at the end of the page.
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', wakeAll)
    else wakeAll()
  }

  function notice(event) {
    wake()
    const isMove = event.type === 'pointerdown' || event.type === 'focusin'
    if (!isAlive && (isMove || event.key === 'Escape')) last = event
  }

  function hold(event) {
    if (isAlive || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
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
    if (isAlive) return
    isAlive = true
    if (last) last.target.dispatchEvent(new last.constructor(last.type, last))
    doNext()
  }

  /** Loaded it may be before it is drawn for the first time. */
  const onceDrawn = (then) => requestAnimationFrame(() => requestAnimationFrame(then))

  root.dataset.loading = ''
  for (const sign of SIGNS) addEventListener(sign, notice, { capture: true, passive: true })
  addEventListener('click', hold, true)
  addEventListener('alive', release)
  addEventListener('load', () => {
    // Browsers that can ask for this are on phones, which have a font of Hindi of their own.
    if (navigator.connection?.saveData) return
    onceDrawn(() => delete root.dataset.loading)
    setTimeout(() => (window.requestIdleCallback ?? setTimeout)(wake, { timeout: 2000 }), PATIENCE)
  })
})()
