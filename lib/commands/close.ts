import { sellDeparture } from '@/lib/commands/sell-departure'

/** Take a date off sale; the guests who have booked it keep their places. */
export function close(args: readonly string[]): Promise<void> {
  return sellDeparture(args, { isClosed: true })
}
