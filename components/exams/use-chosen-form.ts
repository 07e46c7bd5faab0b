'use client'

import { useState, useSyncExternalStore } from 'react'

const CHOSEN = /^#form-(\d+)$/

/** The heading of the list: a fragment that names no form. */
export const LIST_ID = 'open-forms'

function onFragmentChange(tell: () => void) {
  addEventListener('hashchange', tell)
  return () => removeEventListener('hashchange', tell)
}

const readFragment = () => CHOSEN.exec(location.hash)?.[1] ?? null

/**
 * Which form is chosen. It stands in the address, so that it can be shared and the browser's Back
 * leads to the list; on the server, and so without JavaScript, none is.
 */
export function useChosenForm() {
  const chosen = useSyncExternalStore(onFragmentChange, readFragment, () => null)
  const [asked, setAsked] = useState<ReadonlySet<number>>(new Set())
  return {
    chosenId: chosen === null ? null : Number(chosen),
    /** True when the visitor chose it here: an address that was shared asks nobody for anything. */
    isAskedFor: (id: number) => asked.has(id),
    choose: (id: number) => {
      setAsked(new Set([...asked, id]))
      location.hash = `form-${id}`
    },
    showList: () => {
      location.hash = LIST_ID
    },
  }
}
