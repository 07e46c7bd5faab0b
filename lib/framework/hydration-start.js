// In each page: queues what a visitor does until the loader has arrived.
;(() => {
  const INPUTS = ['pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin']
  /** What needs a script; the button of a popover does not. */
  const NEEDED = {
    click: 'button[type=button]:not([popovertarget]), a[data-deferred]',
    submit: 'form[data-deferred]',
  }
  const { dataset } = document.documentElement
  const events = []
  let hasFailed = false

  const targetOf = ({ type, target }) => NEEDED[type] && target.closest?.(NEEDED[type])

  function queueEvent(event) {
    const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    events.push(event)
    if (isModified || !targetOf(event) || (hasFailed && event.type === 'click')) return
    event.preventDefault()
    event.stopImmediatePropagation()
    if (hasFailed) load()
  }

  function load() {
    hasFailed = false
    const script = document.createElement('script')
    script.src = '/hydration.js'
    script.onerror = fail
    document.head.append(script)
  }

  // Links then work as without JavaScript. A form stays, with what is typed in it, until it is sent again.
  function fail() {
    hasFailed = true
    delete dataset.loading
    delete dataset.classes
    for (const event of events.splice(0)) {
      const target = event.defaultPrevented && targetOf(event)
      if (target && event.type === 'click') target.click()
      const failure = target && document.getElementById(`${target.id}-failure`)
      failure?.removeAttribute('hidden')
      failure?.focus()
    }
  }

  const change = (listen) => {
    for (const type of INPUTS) listen(type, queueEvent, { capture: true, passive: true })
    for (const type of Object.keys(NEEDED)) listen(type, queueEvent, true)
  }
  change(addEventListener)
  window.early = { events, INPUTS, NEEDED, end: () => change(removeEventListener) }
  const { saveData, effectiveType, rtt, downlink } = navigator.connection ?? {}
  dataset.loading = ''
  /** An enquiry waits on the device for a connection: a script sends it. */
  let waits
  try {
    waits = 'kept-enquiries' in localStorage
    // Hidden until the loader has moved the chosen classes to the front.
    if (localStorage.classes) dataset.classes = ''
  } catch {
    // The visitor's browser blocks it.
  }
  if (!waits && (saveData || /[23]g/.test(effectiveType))) dataset.slow = ''
  // The first page waits for fonts only where they arrive at once; the next one has them in the cache. No inline script may
  // contain the sign of a tag.
  else if (!(rtt > 50 || 5 > downlink) || document.referrer.startsWith(location.origin))
    for (const font of document.querySelectorAll('link[as=font]')) font.media = ''
  load()
})()
