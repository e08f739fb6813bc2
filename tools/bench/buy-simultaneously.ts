import { type EmptyDeparture } from '@/tools/bench/find-empty-departures'
import { oneAdultOrder } from '@/tools/bench/one-adult-order'

/** The result of a rush: the number of buyers by status (null: no response), and how long it took in total. */
export type RushResult = { readonly statuses: ReadonlyMap<number | null, number>; readonly seconds: number }

let buyersSoFar = 0

/** Let all buyers request one seat on one departure at the same moment, alternating between the sites. */
export async function buySimultaneously(
  sites: readonly string[],
  departure: EmptyDeparture,
  buyers: number,
): Promise<RushResult> {
  const numbers = Array.from({ length: buyers }, () => ++buyersSoFar)
  const began = performance.now()
  const heard = await Promise.all(
    numbers.map((number) => buy(sites[number % sites.length] ?? '', departure, number)),
  )
  const seconds = (performance.now() - began) / 1000
  const statuses = new Map<number | null, number>()
  for (const status of heard) statuses.set(status, (statuses.get(status) ?? 0) + 1)
  return { statuses, seconds }
}

async function buy(site: string, departure: EmptyDeparture, number: number): Promise<number | null> {
  try {
    const answer = await fetch(`${site}/api/checkout`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`,
      },
      body: oneAdultOrder(departure, {
        name: `Buyer ${number}`,
        email: `buyer.${number}@example.com`,
      }),
    })
    await answer.arrayBuffer()
    return answer.status
  } catch {
    return null
  }
}
