'use client'

import { useCallback, useState } from 'react'
import { PasswordResponses } from 'react-pdf'

type Unlock = (password: string) => void

type Pdf =
  | { state: 'loading' | 'failed' }
  | { state: 'locked'; isWrong: boolean; unlock: Unlock }
  | { state: 'open'; pages: number }

/** What has become of a document, and what to tell react-pdf's `Document` to hear of it. */
export function usePdf() {
  const [pdf, setPdf] = useState<Pdf>({ state: 'loading' })

  const onPassword = useCallback((answer: Unlock, reason: number) => {
    const unlock = (password: string) => {
      setPdf({ state: 'loading' })
      answer(password)
    }
    const isWrong = reason === PasswordResponses.INCORRECT_PASSWORD
    setPdf({ state: 'locked', isWrong, unlock })
  }, [])

  const onLoadSuccess = useCallback(
    ({ numPages }: { numPages: number }) => setPdf({ state: 'open', pages: numPages }),
    [],
  )
  const onLoadError = useCallback(() => setPdf({ state: 'failed' }), [])

  return { pdf, handlers: { onPassword, onLoadSuccess, onLoadError, onSourceError: onLoadError } }
}
