type Deliver = (collections: string[]) => Promise<void>
type Warn = (text: string) => void

// One save in the Studio is several events within a few milliseconds.
const GATHER_MS = 20
const FIRST_RETRY_MS = 1_000
const LONGEST_RETRY_MS = 60_000

/**
 * Delivers the names of collections in batches, one at a time, and keeps trying after 1, 2, 4 … 60 seconds
 * until the website has taken it. It lives in memory: whoever starts it announces a fresh start.
 */
export class Messenger {
  readonly #pending = new Set<string>()
  readonly #deliver: Deliver
  readonly #warn: Warn
  #isBusy = false
  #retryMs = 0

  constructor(deliver: Deliver, warn: Warn) {
    this.#deliver = deliver
    this.#warn = warn
  }

  tell(collection: string): void {
    this.#pending.add(collection)
    if (!this.#isBusy) this.#schedule(GATHER_MS)
  }

  #schedule(delayMs: number): void {
    this.#isBusy = true
    // A CMS that is stopping does not wait for us.
    setTimeout(() => void this.#send(), delayMs).unref()
  }

  async #send(): Promise<void> {
    const collections = [...this.#pending]
    this.#pending.clear()
    try {
      await this.#deliver(collections)
      this.#retryMs = 0
      this.#isBusy = false
      if (this.#pending.size > 0) this.#schedule(GATHER_MS)
    } catch (error) {
      for (const collection of collections) this.#pending.add(collection)
      this.#retry(error)
    }
  }

  #retry(error: unknown): void {
    const reason = error instanceof Error ? error.message : String(error)
    if (this.#retryMs === 0) {
      this.#warn(`The website was not told of a change (${reason}); trying again until it is.`)
    }
    this.#retryMs = Math.min(this.#retryMs * 2 || FIRST_RETRY_MS, LONGEST_RETRY_MS)
    this.#schedule(this.#retryMs)
  }
}
