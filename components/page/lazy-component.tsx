import { lazy, type ComponentType } from 'react'

type Load<Props> = () => Promise<ComponentType<Props>>

/**
 * A component whose code loads after the page's own, instead of with every page. It is part of the
 * HTML like any other. If its code cannot be loaded, it stays as the server wrote it. It has a
 * fallback of its own if it throws (`withFallback`).
 */
export function deferComponent<Props extends object>(load: Load<Props>) {
  const Part = lazy(() =>
    load().then(
      (component) => ({ default: component }),
      () => new Promise<never>(() => undefined),
    ),
  )
  // A lazy component itself cannot be passed from the server to the browser.
  return function Later(props: Props) {
    return <Part {...props} />
  }
}
