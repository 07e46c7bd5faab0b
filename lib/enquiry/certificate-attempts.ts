import 'server-only'
import { setTimeout as pause } from 'node:timers/promises'
import { createCounter } from './limits.ts'

/** Wrong pairs in ten minutes for one certificate: its holders have the paper, and may mistype. */
const OF_NUMBER = 10
/** From one network: a school or a mobile network may be behind it, of which only wrong pairs count. */
const OF_NETWORK = 10
/** In all: from then on attempts are slow for everybody, and possible for everybody. */
const IN_ALL = 100

const AT_ONCE = 4
const PAUSE_MS = 2_000
/** Who would wait longer than the form does is asked to come back. */
const MAX_WAITING = 500
const MAX_WAITING_SLOWLY = 16

/** There are too many wrong pairs: of this number, from this network, or of others who wait. */
export class TooManyAttempts extends Error {}

type Attempt = { number: string; network: string }

/** Limits attempts to find a certificate by its numbers; right pairs count nowhere. */
export function createAttempts(pauseMs = PAUSE_MS) {
  const ofNumber = createCounter(OF_NUMBER)
  const ofNetwork = createCounter(OF_NETWORK)
  const inAll = createCounter(IN_ALL)
  const waiting: (() => void)[] = []
  let underway = 0

  const isSlow = () => inAll.isUsedUp('')

  async function takeTurn(): Promise<void> {
    if (underway < AT_ONCE) underway += 1
    else {
      if (waiting.length >= (isSlow() ? MAX_WAITING_SLOWLY : MAX_WAITING))
        throw new TooManyAttempts()
      await new Promise<void>((start) => waiting.push(start))
    }
  }

  function endTurn(): void {
    const next = waiting.shift()
    if (next) next()
    else underway -= 1
  }

  /** The certificate that `find` finds; null for a wrong pair. Throws TooManyAttempts, and what `find` throws. */
  return async function attemptOf<Found>(
    { number, network }: Attempt,
    find: () => Promise<Found | null>,
  ): Promise<Found | null> {
    const check = () => {
      if (ofNumber.isUsedUp(number) || ofNetwork.isUsedUp(network)) throw new TooManyAttempts()
    }
    check()
    await takeTurn()
    try {
      // Attempts before it may have been wrong.
      check()
      if (isSlow()) await pause(pauseMs)
      const found = await find()
      if (found === null) {
        ofNumber.add(number)
        ofNetwork.add(network)
        inAll.add('')
      }
      return found
    } finally {
      endTurn()
    }
  }
}
