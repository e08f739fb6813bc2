import { cleanMessageFacts, cleanTransportFacts } from '@/lib/emails/clean-facts'
import { type Draft } from '@/lib/emails/draft'
import { type Sender } from '@/lib/emails/facts'
import { type EnquiryEmail } from '@/lib/emails/email'
import { contactReceivedGuest } from '@/lib/emails/enquiry/contact-received-guest'
import { contactReceivedOperator } from '@/lib/emails/enquiry/contact-received-operator'
import { customizedTourReceivedGuest } from '@/lib/emails/enquiry/customized-tour-received-guest'
import { customizedTourReceivedOperator } from '@/lib/emails/enquiry/customized-tour-received-operator'
import { transportationReceivedGuest } from '@/lib/emails/enquiry/transportation-received-guest'
import { transportationReceivedOperator } from '@/lib/emails/enquiry/transportation-received-operator'

export function draftEnquiryEmail(email: EnquiryEmail, sender: Sender): Draft {
  switch (email.kind) {
    case 'contact-received-guest':
      return contactReceivedGuest(cleanMessageFacts(email.facts), sender)
    case 'contact-received-operator':
      return contactReceivedOperator(cleanMessageFacts(email.facts), sender)
    case 'customized-tour-received-guest':
      return customizedTourReceivedGuest(cleanMessageFacts(email.facts), sender)
    case 'customized-tour-received-operator':
      return customizedTourReceivedOperator(cleanMessageFacts(email.facts), sender)
    case 'transportation-received-guest':
      return transportationReceivedGuest(cleanTransportFacts(email.facts), sender)
    case 'transportation-received-operator':
      return transportationReceivedOperator(cleanTransportFacts(email.facts), sender)
  }
}
