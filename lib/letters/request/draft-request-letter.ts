import { cleanMessageFacts, cleanTransportFacts } from '@/lib/letters/clean-facts'
import { type Draft } from '@/lib/letters/draft'
import { type Sender } from '@/lib/letters/facts'
import { type RequestLetter } from '@/lib/letters/letter'
import { contactReceivedGuest } from '@/lib/letters/request/contact-received-guest'
import { contactReceivedOperator } from '@/lib/letters/request/contact-received-operator'
import { customizedTourReceivedGuest } from '@/lib/letters/request/customized-tour-received-guest'
import { customizedTourReceivedOperator } from '@/lib/letters/request/customized-tour-received-operator'
import { transportationReceivedGuest } from '@/lib/letters/request/transportation-received-guest'
import { transportationReceivedOperator } from '@/lib/letters/request/transportation-received-operator'

export function draftRequestLetter(letter: RequestLetter, sender: Sender): Draft {
  switch (letter.kind) {
    case 'contact-received-guest':
      return contactReceivedGuest(cleanMessageFacts(letter.facts), sender)
    case 'contact-received-operator':
      return contactReceivedOperator(cleanMessageFacts(letter.facts), sender)
    case 'customized-tour-received-guest':
      return customizedTourReceivedGuest(cleanMessageFacts(letter.facts), sender)
    case 'customized-tour-received-operator':
      return customizedTourReceivedOperator(cleanMessageFacts(letter.facts), sender)
    case 'transportation-received-guest':
      return transportationReceivedGuest(cleanTransportFacts(letter.facts), sender)
    case 'transportation-received-operator':
      return transportationReceivedOperator(cleanTransportFacts(letter.facts), sender)
  }
}
