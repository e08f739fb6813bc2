import { type Guest, type Stage } from '@/tests/faults/stage'
import { aGuest, book, giveUp, pay } from '@/tests/faults/guest'

export type Traffic = {
  /** Guests so far. */
  readonly come: () => number
  /** Stop new guests, and wait until all have their response. Throws the error of any of them. */
  readonly end: () => Promise<readonly Guest[]>
}

const AT_MOST = 150

/**
 * Let a guest arrive at regular intervals, regardless of earlier ones: most pay, some leave, some change their mind.
 */
export function startTraffic(stage: Stage, everyMs: number): Traffic {
  const guests: Guest[] = []
  const visits: Promise<void>[] = []
  const timer = setInterval(() => {
    if (guests.length >= AT_MOST) return clearInterval(timer)
    const number = guests.length
    const guest = aGuest(stage, {
      method: number % 10 === 9 ? 'crypto' : 'card',
      adults: number % 3 === 0 ? 2 : 1,
    })
    guests.push(guest)
    const visit = visitBy(stage, guest, number % 10)
    // It is awaited at the end; until then its failure is ignored.
    visit.catch(() => {})
    visits.push(visit)
  }, everyMs)
  return {
    come: () => guests.length,
    async end() {
      clearInterval(timer)
      await Promise.all(visits)
      return guests
    },
  }
}

async function visitBy(stage: Stage, guest: Guest, mood: number): Promise<void> {
  await book(stage, guest)
  if (guest.told?.kind !== 'booked' || guest.method === 'crypto' || mood === 7) return
  if (mood === 8) await giveUp(stage, guest)
  else await pay(stage, guest)
}
