import { type Part } from '@/lib/emails/draft'
import { type BookingFacts } from '@/lib/emails/facts'
import { formatEuros } from '@/lib/language/money'

/** What had come of a payment that was not made in full; empty where nothing had. */
export function arrivedPart({ arrivedCents, cryptoType }: BookingFacts): readonly Part[] {
  if (arrivedCents === 0) return []
  const where = cryptoType === null ? '' : ' Please reply with the address of the wallet that should have it.'
  return [
    { kind: 'paragraph', text: `${formatEuros(arrivedCents)} had arrived, and we return it to you.${where}` },
  ]
}
