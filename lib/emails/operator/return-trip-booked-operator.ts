import { defineOperatorEmail } from '@/lib/emails/layout/define-email'
import { partyText } from '@/lib/emails/parts/booking-text'

export const returnTripBookedOperator = defineOperatorEmail((facts) => ({
  subject: `Free return trip, ${partyText(facts)}`,
  preheader: 'Chosen after a tour without northern lights; there is nothing to pay.',
  headline: `Free return trip: ${partyText(facts)}`,
  parts: [
    'The guest chose a free return trip after a tour without northern lights, and has been notified. There is nothing to pay.',
  ],
  money: 'Price',
}))
