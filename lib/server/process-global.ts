/**
 * One value for the whole process. Next bundles a module once for its pages, once for the proxy and
 * once for what runs at the start: a variable of a module is three variables.
 */
export function processGlobal<Value>(name: string, make: () => Value): Value {
  const place = Symbol.for(`school-website.${name}`)
  if (!Reflect.has(globalThis, place)) Reflect.set(globalThis, place, make())
  return Reflect.get(globalThis, place) as Value
}
