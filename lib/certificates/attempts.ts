import 'server-only'
import { setTimeout as pause } from 'node:timers/promises'
import { createLimiter } from 'school-schema/values/limiter'
import { createCounter } from '../enquiry/sender.ts'

/** Wrong pairs in ten minutes for one certificate: its holders have the paper, and may mistype. */
const OF_NUMBER = 10
/** From one network: two hundred parents may be behind one address of a mobile network, and mistype. From then on its attempts are slow. */
const OF_NETWORK = 60
/** In all: from then on attempts are slow for everybody, and possible for everybody. */
const IN_ALL = 100

const PAUSE_MS = 2_000
/** Who would wait longer than the form does is asked to come back. */
const MAX_WAITING = 500
const MAX_WAITING_SLOWLY = 16

/** There are too many wrong pairs: of this number, or of others who wait. */
export class TooManyAttempts extends Error {}

type Attempt = { number: string; network: string }

type Limiter = ReturnType<typeof createLimiter>

function enter<Result>(
  limiter: Limiter,
  maxWaiting: number,
  task: () => Promise<Result>,
): Promise<Result> {
  if (limiter.waiting() >= maxWaiting) throw new TooManyAttempts()
  return limiter.run(task)
}

/** Limits attempts to find a certificate by its numbers; right pairs count nowhere. */
export function createAttempts(pauseMs = PAUSE_MS) {
  const ofNumber = createCounter(OF_NUMBER)
  const ofNetwork = createCounter(OF_NETWORK)
  const inAll = createCounter(IN_ALL)
  const everybody = createLimiter(4)
  // Of networks with many wrong pairs, so that others do not wait for them.
  const slowNetworks = createLimiter(2)

  /** The certificate that `find` finds; null for a wrong pair. Throws TooManyAttempts, and what `find` throws. */
  return async function attemptOf<Found>(
    { number, network }: Attempt,
    find: () => Promise<Found | null>,
  ): Promise<Found | null> {
    const check = () => {
      if (ofNumber.isUsedUp(number)) throw new TooManyAttempts()
    }
    const isSlow = () => inAll.isUsedUp('')
    const attempt = () =>
      enter(everybody, isSlow() ? MAX_WAITING_SLOWLY : MAX_WAITING, async () => {
        // Attempts before it may have been wrong.
        check()
        if (isSlow()) await pause(pauseMs)
        const found = await find()
        if (found === null) {
          ofNumber.add(number)
          // A network that is slowed already delays no other.
          if (!ofNetwork.isUsedUp(network)) inAll.add('')
          ofNetwork.add(network)
        }
        return found
      })
    check()
    if (!ofNetwork.isUsedUp(network)) return attempt()
    return enter(slowNetworks, MAX_WAITING_SLOWLY, async () => {
      await pause(pauseMs)
      return attempt()
    })
  }
}
