import { lazy, type ComponentType } from 'react'

type Load<Props> = () => Promise<ComponentType<Props>>

/**
 * A component whose code loads after the page's own, instead of with every page. It is part of the
 * HTML like any other. If its code cannot be loaded, the page stays as it is without it: an error
 * would replace the page.
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

/** A component whose code loads when a visitor needs it; if it cannot be loaded, a message is shown instead. */
export function loadOnDemand<Props extends object>(load: Load<Props>, message: string) {
  const NotLoaded: ComponentType<Props> = () => <p role="alert">{message}</p>
  return lazy(() =>
    load().then(
      (component) => ({ default: component }),
      () => ({ default: NotLoaded }),
    ),
  )
}
