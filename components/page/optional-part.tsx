'use client'

import { Component, Suspense, useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { Loading } from '@/components/ui/loading'

type Props = {
  /** A message with a plain link to the same content. */
  fallback: ReactNode
  children: ReactNode
}

type WaitingProps = {
  fallback: ReactNode
  /** Said until then. */
  loading: string
}

/** Shows the fallback if its content throws; otherwise the error screen would replace the page. */
class ErrorBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError = () => ({ hasFailed: true })

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children
  }
}

const TIME_LIMIT_MS = 20_000

/**
 * A message, and the fallback after a time limit. Nothing is cancelled: what arrives later on a
 * slow connection still replaces it.
 */
export function Waiting({ fallback, loading }: WaitingProps) {
  const [isLate, setLate] = useState(false)

  useEffect(() => {
    const timer = setTimeout(() => setLate(true), TIME_LIMIT_MS)
    return () => clearTimeout(timer)
  }, [])

  return isLate ? fallback : <Loading text={loading} />
}

/** A part of a page whose code loads when a visitor needs it. If it fails, the page stays. */
export function OptionalPart({ fallback, loading, children }: Props & WaitingProps) {
  return (
    <ErrorBoundary fallback={fallback}>
      <Suspense fallback={<Waiting fallback={fallback} loading={loading} />}>{children}</Suspense>
    </ErrorBoundary>
  )
}

/** A component with the fallback that replaces it if it throws. */
export function withFallback<PartProps extends object>(
  Part: ComponentType<PartProps>,
  Fallback: ComponentType<PartProps>,
) {
  return function Guarded(props: PartProps) {
    return (
      <ErrorBoundary fallback={<Fallback {...props} />}>
        <Part {...props} />
      </ErrorBoundary>
    )
  }
}

type MessageProps = {
  message: string
  /** The plain link, or several. */
  children: ReactNode
}

/** What is shown instead of a part that failed. */
export function PartMessage({ message, children }: MessageProps) {
  return (
    <div className="space-y-3">
      <p role="alert" className="font-semibold">
        {message}
      </p>
      {children}
    </div>
  )
}
