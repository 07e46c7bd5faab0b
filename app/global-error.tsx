'use client'

import { FailureScreen } from '@/components/frame/failure-screen'
import './globals.css'

/** Shown when even the frame of the pages fails, such as when the CMS has never answered. */
export default function GlobalError() {
  return (
    <html lang="en-IN">
      <body>
        <FailureScreen />
      </body>
    </html>
  )
}
