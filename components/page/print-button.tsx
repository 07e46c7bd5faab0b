'use client'

import type { ReactNode } from 'react'

/** Opens the print dialog of the browser, which also saves as PDF. The icon is rendered on the server. */
export function PrintButton({ children }: { children: ReactNode }) {
  return (
    <button
      type="button"
      onClick={() => window.print()}
      className="needs-script no-print button-quiet"
    >
      {children}
    </button>
  )
}
