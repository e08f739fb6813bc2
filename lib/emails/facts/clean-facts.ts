import { type BookingFacts } from '@/lib/emails/facts/booking-facts'
import { cleanLine, cleanLines } from '@/lib/emails/facts/clean-text'
import { type MessageFacts, type TransportFacts } from '@/lib/emails/facts/enquiry-facts'

/* Clean text that guests typed, so that it is safe to lay out. Blank text counts as missing. */

export function cleanBookingFacts(facts: BookingFacts): BookingFacts {
  return {
    ...facts,
    customerName: cleanLine(facts.customerName),
    customerEmail: cleanLine(facts.customerEmail),
    customerPhone: cleanLine(facts.customerPhone ?? '') || null,
    pickupPlace: cleanLine(facts.pickupPlace ?? '') || null,
    specialRequests: cleanLines(facts.specialRequests ?? '') || null,
    officeWords: cleanLines(facts.officeWords ?? '') || null,
  }
}

export function cleanMessageFacts(facts: MessageFacts): MessageFacts {
  return {
    ...facts,
    name: cleanLine(facts.name),
    email: cleanLine(facts.email),
    phone: cleanLine(facts.phone ?? '') || null,
    message: cleanLines(facts.message),
  }
}

export function cleanTransportFacts(facts: TransportFacts): TransportFacts {
  return {
    ...facts,
    name: cleanLine(facts.name),
    email: cleanLine(facts.email),
    destination: cleanLine(facts.destination),
    additionalInfo: cleanLines(facts.additionalInfo ?? '') || null,
  }
}
