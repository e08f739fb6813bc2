import { setOnSale } from '@/lib/commands/set-on-sale'

/** Take a date off sale; the guests who have booked it keep their places. */
export function close(args: readonly string[]): Promise<void> {
  return setOnSale(args, { isClosed: true })
}
