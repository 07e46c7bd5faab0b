// Preloaded into the site (--import): its reconciler then waits for hints instead of comparing
// states on its own. For the control of chaos:freshness.
const collections = new Set()

/** A wait that ends with a hint, not with its timeout. */
function createWait() {
  const { promise, resolve } = Promise.withResolvers()
  return { promise, resolve: () => void (collections.size > 0 && resolve(undefined)) }
}

let given = createWait()
Reflect.set(globalThis, Symbol.for('school-website.hints'), {
  collections,
  get given() {
    return given
  },
  set given(_) {
    given = createWait()
  },
})
