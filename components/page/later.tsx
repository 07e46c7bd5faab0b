import { lazy, type ComponentType } from 'react'

type Load<Props> = () => Promise<ComponentType<Props>>

/**
 * A part of few pages whose script comes after the page's own, and not with every page. It is in the
 * HTML as any other. When the script does not come, the page stays as it is without: a failure would
 * take the place of the page.
 */
export function later<Props extends object>(load: Load<Props>) {
  const Part = lazy(() =>
    load().then(
      (component) => ({ default: component }),
      () => new Promise<never>(() => undefined),
    ),
  )
  // A lazy component itself cannot be handed from the server to the browser.
  return function Later(props: Props) {
    return <Part {...props} />
  }
}

/** A part whose script comes when a visitor needs it; when it does not come, the message takes its place. */
export function onDemand<Props extends object>(load: Load<Props>, message: string) {
  const NotLoaded: ComponentType<Props> = () => <p role="alert">{message}</p>
  return lazy(() =>
    load().then(
      (component) => ({ default: component }),
      () => ({ default: NotLoaded }),
    ),
  )
}
