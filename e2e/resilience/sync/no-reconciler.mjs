// Loaded into the site before anything else (--import): its reconciler then waits for
// hints instead of comparing states on its own. For the control of chaos:freshness.
let hint = Promise.withResolvers()
const signal = {
  raise: () => hint.resolve(undefined),
  async wait() {
    await hint.promise
    hint = Promise.withResolvers()
  },
}
Reflect.set(globalThis, Symbol.for('school-website.hints'), { collections: new Set(), signal })
