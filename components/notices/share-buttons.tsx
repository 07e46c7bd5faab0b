'use client'

import { useState, useSyncExternalStore, type ReactNode } from 'react'

type Word = 'share' | 'copy' | 'copied' | 'notCopied'

type Props = {
  title: string
  address: string
  words: Record<Word, string>
  /** From the server: the browser need not know them. */
  icons: Record<'share' | 'copy', ReactNode>
}

const never = () => () => {}

/** True where the browser can; false on the server and until the page is alive. */
const useAbility = (ability: () => boolean) => useSyncExternalStore(never, ability, () => false)

// Both are missing where a page is opened by plain http on a network, and the first on many desks.
const canShare = () => 'share' in navigator
const canCopy = () => 'clipboard' in navigator

/** Hands a page to the device's own way of sharing, or its address to the clipboard. */
export function ShareButtons({ title, address, words, icons }: Props) {
  const [said, say] = useState('')
  const [shares, copies] = [useAbility(canShare), useAbility(canCopy)]

  const share = () => {
    // Closing the list of apps is no failure.
    navigator.share({ title, url: address }).catch(() => {})
  }
  const copy = () => {
    say('')
    navigator.clipboard.writeText(address).then(
      () => say(words.copied),
      () => say(words.notCopied),
    )
  }

  return (
    <>
      {shares && (
        <button type="button" onClick={share} className="button-quiet">
          {icons.share}
          {words.share}
        </button>
      )}
      {copies && (
        <button type="button" onClick={copy} className="button-quiet">
          {icons.copy}
          {words.copy}
        </button>
      )}
      <span role="status" className="font-semibold text-leaf">
        {said}
      </span>
    </>
  )
}
