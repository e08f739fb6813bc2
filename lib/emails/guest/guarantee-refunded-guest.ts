import { defineGuestEmail } from '@/lib/emails/layout/define-email'
import { refundAmountText, refundMethodText } from '@/lib/emails/parts/refund-text'
import { formatDay } from '@/lib/language/dates'

export const guaranteeRefundedGuest = defineGuestEmail((facts) => ({
  subject: 'Your refund under our guarantee',
  preheader: refundMethodText(facts),
  headline: `No lights: ${refundAmountText(facts)} goes back to you`,
  parts: [
    `You were out with us on ${formatDay(facts.day)} and saw no northern lights. Our guarantee holds: we return everything you paid for booking ${facts.reference}.`,
    refundMethodText(facts),
    { kind: 'booking', title: 'Your tour', money: 'Paid' },
    'Thank you for looking with us. If you come to Rovaniemi again, you are welcome to try another night.',
    { kind: 'button', label: 'See the tour', url: facts.tourUrl },
  ],
}))
