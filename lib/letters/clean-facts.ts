import { cleanLine, cleanLines } from '@/lib/letters/clean-text'
import { type BookingFacts } from '@/lib/letters/facts'

/** The facts with the guest's own words made safe to lay out; what is blank counts as not given. */
export function cleanFacts(facts: BookingFacts): BookingFacts {
  return {
    ...facts,
    customerName: cleanLine(facts.customerName),
    customerEmail: cleanLine(facts.customerEmail),
    customerPhone: cleanLine(facts.customerPhone ?? '') || null,
    specialRequests: cleanLines(facts.specialRequests ?? '') || null,
  }
}
