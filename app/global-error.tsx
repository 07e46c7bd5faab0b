'use client'

import { FailureScreen } from '@/components/frame/error-screen'
import './globals.css'

/** Shown when a page fails. What failed stays in the server's log. */
export default function GlobalError() {
  return (
    <html lang="en-IN">
      <body>
        <FailureScreen />
      </body>
    </html>
  )
}
