'use client'

import type { ReactNode } from 'react'

/** Opens the browser's own dialog, in which a page is printed or saved as PDF. The icon comes from the server. */
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
