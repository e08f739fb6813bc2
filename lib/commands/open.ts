import { setOnSale } from '@/lib/commands/set-on-sale'

/** Put a date back on sale. */
export function open(args: readonly string[]): Promise<void> {
  return setOnSale(args, { isClosed: false })
}
