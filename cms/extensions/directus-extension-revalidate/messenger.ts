import { PendingChanges, type Change } from './changes.ts'

type Deliver = (changes: Change[]) => Promise<void>
type Warn = (text: string) => void

// One save in the Studio is several events within a few milliseconds.
const GATHER_MS = 20
const FIRST_RETRY_MS = 1_000
const LONGEST_RETRY_MS = 60_000

/**
 * Delivers what it is told in batches, one at a time, and keeps trying after 1, 2, 4 … 60 seconds
 * until the website has taken it. It lives in memory: whoever starts it announces a fresh start.
 */
export class Messenger {
  readonly #pending = new PendingChanges()
  readonly #deliver: Deliver
  readonly #warn: Warn
  #isBusy = false
  #retryMs = 0

  constructor(deliver: Deliver, warn: Warn) {
    this.#deliver = deliver
    this.#warn = warn
  }

  tell(change: Change): void {
    this.#pending.add(change)
    if (!this.#isBusy) this.#schedule(GATHER_MS)
  }

  #schedule(delayMs: number): void {
    this.#isBusy = true
    // A CMS that is stopping does not wait for us.
    setTimeout(() => void this.#send(), delayMs).unref()
  }

  async #send(): Promise<void> {
    const changes = this.#pending.take()
    try {
      await this.#deliver(changes)
      this.#retryMs = 0
      this.#isBusy = false
      if (!this.#pending.isEmpty) this.#schedule(GATHER_MS)
    } catch (error) {
      for (const change of changes) this.#pending.add(change)
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
