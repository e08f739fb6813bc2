import { sellDeparture } from '@/lib/commands/sell-departure'

/** Put a date back on sale. */
export function open(args: readonly string[]): Promise<void> {
  return sellDeparture(args, { isClosed: false })
}
