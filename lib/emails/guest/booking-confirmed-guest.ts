import { type Language } from '@/lib/language/language'
import { pageUrl } from '@/lib/emails/parts/page-url'
import { companyAddress } from '@/lib/words/company-place'
import { CHOICE_DAYS } from '@/lib/booking/choices/choice'
import { type BookingFacts } from '@/lib/emails/facts/booking-facts'
import { type EmailSender } from '@/lib/emails/facts/sender'
import { type Part } from '@/lib/emails/layout/email-draft'
import { defineGuestEmail } from '@/lib/emails/layout/define-email'
import {
  paymentMethodPhrase,
  documentsText,
  meetingDetails,
  meetingText,
} from '@/lib/emails/parts/booking-text'
import { isPlaceMissing, tellUsButton } from '@/lib/emails/parts/buttons'
import { cancellationText } from '@/lib/emails/parts/cancellation-text'
import { guaranteePart } from '@/lib/emails/parts/guarantee-part'
import { refundMethodText } from '@/lib/emails/parts/refund-text'
import { skyPart } from '@/lib/emails/parts/sky-text'
import { formatEuros } from '@/lib/language/money'
import { REFUND_ARRIVAL_DAYS, REFUND_START_DAYS } from '@/lib/words/money/refund-times'
import { type Say } from '@/lib/words/say'
import { words } from '@/lib/words/words'

export const bookingConfirmedGuest = defineGuestEmail('emailBooking', (facts, { say, common, sender }) => {
  const { reference, totalCents, language } = facts
  const paidCents = facts.arrivedCents || totalCents
  const amount = formatEuros(paidCents, language)
  return {
    subject: say('confirmedSubject'),
    preheader: meetingText(facts).replaceAll('\n', ' '),
    headline: say('confirmedHeadline'),
    parts: [
      totalCents === 0
        ? say('confirmedFree', { reference })
        : say('confirmedPaid', { amount, method: paymentMethodPhrase(facts), reference }),
      // If the guest paid too much in coins, mention the refund. Rule: crypto-tolerance (docs/rules.md)
      facts.refundCents && `${say('paidTooMuch')} ${refundMethodText(facts)}`,
      {
        kind: 'booking',
        title: common('yourBooking'),
        money: common(paidCents === totalCents ? 'paid' : 'price'),
        withRequests: true,
      },
      tellUsButton(facts),
      documentsText(facts),
      nextSteps(say, facts),
      skyPart(facts),
      { kind: 'section', title: common('ifPlansChange'), text: cancellationText(facts) },
      guaranteePart(facts),
      ...contractParts(say, sender, facts.language),
    ],
  }
})

function nextSteps(say: Say<'emailBooking'>, facts: BookingFacts): Part {
  const { whatToBring, bookingUrl } = facts
  const common = words('email', facts.language)
  const hasPage = bookingUrl !== null
  // Ask for health details on the booking page, never by e-mail. Rule: health (docs/rules.md)
  const asked = [
    ...(isPlaceMissing(facts) ? [say('askPlace', { hasPage: String(hasPage) })] : []),
    ...(hasPage ? [say('askHealth')] : []),
  ]
  const title = isPlaceMissing(facts) ? common('tellWhereYouStay') : say('tellWhatToKnow')
  return {
    kind: 'steps',
    title: common('whatHappensNext'),
    steps: [
      ...(asked.length > 0 ? [{ title, text: asked.join(' ') }] : []),
      { title: say('keepTheDay'), text: common('calendarAddsIt') },
      ...(whatToBring ? [{ title: common('whatToBring'), text: whatToBring }] : []),
      meetingDetails(facts),
    ],
  }
}

/**
 * The contract details that guests must by law receive in writing. They are in the confirmation itself, because a web
 * page may change. Consumer Protection Act, chapter 6, section 13. Rule: no-withdrawal (docs/rules.md)
 */
function contractParts(say: Say<'emailBooking'>, sender: EmailSender, language: Language): readonly Part[] {
  const times = { choiceDays: CHOICE_DAYS, startDays: REFUND_START_DAYS, ...REFUND_ARRIVAL_DAYS }
  const address = companyAddress(language)
  const url = pageUrl(sender, '/terms-conditions', language)
  const { legalName, businessId } = sender
  const contract = { legalName, businessId, address, url }
  return [
    { kind: 'section', title: say('ifWeCancelTitle'), text: say('ifWeCancel', times) },
    { kind: 'section', title: say('ifWrongTitle'), text: say('ifWrong') },
    { kind: 'section', title: say('contractTitle'), text: say('contract', contract) },
  ]
}
