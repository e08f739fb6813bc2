import { helsinkiTime } from '@/lib/calendar/day'
import { defineGuestEmail } from '@/lib/emails/layout/define-email'
import { cancellationText } from '@/lib/emails/parts/cancellation-text'
import { formatDay } from '@/lib/language/dates'

/** Confirms that the guest keeps the new date or time. */
export const choiceKeptGuest = defineGuestEmail((facts) => {
  const { day, startsAt, reference, tourUrl } = facts
  const text = `You keep booking ${reference} for ${formatDay(day)} at ${helsinkiTime(new Date(startsAt))}. We look forward to seeing you.`
  return {
    subject: 'You are coming',
    preheader: text,
    headline: 'See you then',
    parts: [
      text,
      { kind: 'booking', title: 'Your booking', money: 'Price', withRequests: true },
      { kind: 'section', title: 'If your plans change', text: cancellationText(facts) },
      { kind: 'button', label: 'See your tour', url: tourUrl },
    ],
  }
})
