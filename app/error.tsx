'use client'

import { FailureScreen } from '@/components/frame/failure-screen'

/** Shown when a page fails in the browser. What failed stays in the server's log. */
export default function ErrorPage() {
  return <FailureScreen />
}
