const FIRST =
  '.v-form .field :is(input:not([type=file]), textarea, [contenteditable=true]):not(:disabled)'

/** How long the Studio moves the focus after it has shown a form, in milliseconds. */
const SETTLED_MS = 100

/** The first field of the panel that is on top, or of a new row. */
function firstField(): HTMLElement | null {
  const panel = [...document.querySelectorAll('.v-drawer')].at(-1)
  const isNew = location.pathname.endsWith('/+')
  return (panel ?? (isNew ? document : null))?.querySelector<HTMLElement>(FIRST) ?? null
}

/**
 * Puts the cursor into the first field of a panel and of a new row, which the Studio leaves to a click; not on a phone, where
 * the keyboard would cover the form.
 */
export function focusFirstFields(): void {
  if (!matchMedia('(pointer: fine)').matches) return
  const known = new WeakSet<HTMLElement>()
  const look = () => {
    const first = firstField()
    if (!first || known.has(first)) return
    known.add(first)
    setTimeout(() => {
      const form = first.closest('.v-form')
      if (!form?.contains(document.activeElement)) first.focus()
    }, SETTLED_MS)
  }
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true })
}
