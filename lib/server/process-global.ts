/**
 * A value that is shared in the process: Next.js bundles a module three times, for pages, the proxy
 * and the start.
 */
export function processGlobal<Value>(name: string, make: () => Value): Value {
  const place = Symbol.for(`school-website.${name}`)
  if (!Reflect.has(globalThis, place)) Reflect.set(globalThis, place, make())
  return Reflect.get(globalThis, place) as Value
}
