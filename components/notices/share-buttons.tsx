'use client'

import { useState, useSyncExternalStore, type ReactNode } from 'react'

type Word = 'share' | 'copy' | 'copied' | 'notCopied'

type Props = {
  title: string
  address: string
  texts: Record<Word, string>
  /** Rendered on the server, so that no icon code is sent to the browser. */
  icons: Record<'share' | 'copy', ReactNode>
}

const never = () => () => {}

/** Whether the browser has the feature; false on the server and until hydration. */
const useAbility = (ability: () => boolean) => useSyncExternalStore(never, ability, () => false)

// Neither is available over plain HTTP, and sharing is missing on many desktops.
const canShare = () => 'share' in navigator
const canCopy = () => 'clipboard' in navigator

/** Opens the device's share sheet, or copies the address. */
export function ShareButtons({ title, address, texts, icons }: Props) {
  const [message, setMessage] = useState('')
  const [shares, copies] = [useAbility(canShare), useAbility(canCopy)]

  const share = () => {
    // Closing the share sheet is not an error.
    navigator.share({ title, url: address }).catch(() => {})
  }
  const copy = () => {
    setMessage('')
    navigator.clipboard.writeText(address).then(
      () => setMessage(texts.copied),
      () => setMessage(texts.notCopied),
    )
  }

  return (
    <>
      {shares && (
        <button type="button" onClick={share} className="button-quiet">
          {icons.share}
          {texts.share}
        </button>
      )}
      {copies && (
        <button type="button" onClick={copy} className="button-quiet">
          {icons.copy}
          {texts.copy}
        </button>
      )}
      <span role="status" className="font-semibold text-leaf">
        {message}
      </span>
    </>
  )
}
