'use client'

import { useState } from 'react'
import { Loading } from '@/components/ui/loading'

type Props = { src: string; title: string; className: string }

/**
 * The page in it runs its own scripts as itself and may open windows; it may neither lead this
 * window elsewhere nor save files unasked.
 */
const SANDBOX =
  'allow-scripts allow-forms allow-same-origin allow-popups allow-popups-to-escape-sandbox'

/** Someone else's page within ours. Only for a visitor who has asked for it. */
export function EmbedFrame({ src, title, className }: Props) {
  const [isLoaded, setLoaded] = useState(false)
  return (
    <div className="relative">
      {!isLoaded && (
        <div className="absolute inset-x-0 top-8 text-center">
          <Loading />
        </div>
      )}
      <iframe
        src={src}
        title={title}
        sandbox={SANDBOX}
        referrerPolicy="no-referrer"
        onLoad={() => setLoaded(true)}
        className={`w-full rounded-card border border-line ${className}`}
      />
    </div>
  )
}
