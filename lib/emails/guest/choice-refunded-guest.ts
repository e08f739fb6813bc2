import { defineGuestEmail } from '@/lib/emails/layout/define-email'
import { calendarRemovalText } from '@/lib/emails/parts/cancellation-text'
import { refundMethodText, withheldText } from '@/lib/emails/parts/refund-text'

/** Confirms a full refund after we changed or cancelled a departure: the guest chose it, or did not choose in time. */
export const choiceRefundedGuest = defineGuestEmail('emailChoice', (facts, { say, common }) => {
  const { refundCents, reference } = facts
  const money = withheldText(facts) ?? (refundCents ? refundMethodText(facts) : common('nothingWasPaid'))
  return {
    subject: say(refundCents ? 'refundedSubject' : 'endedSubject'),
    preheader: money,
    headline: say(refundCents ? 'refundedHeadline' : 'endedHeadline'),
    parts: [
      say(facts.choice?.isOver ? 'notHeard' : 'choseRefund', { reference }),
      money,
      { kind: 'booking', title: common('whatWasBooked'), money: common('price') },
      calendarRemovalText(facts),
      say('welcomeAgain'),
      { kind: 'button', label: say('seeDates'), url: facts.tourUrl },
    ],
  }
})
