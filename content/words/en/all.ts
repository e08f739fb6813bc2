import { email } from '@/content/words/en/email'
import { emailBooking } from '@/content/words/en/email-booking'
import { emailChange } from '@/content/words/en/email-change'
import { emailChoice } from '@/content/words/en/email-choice'
import { emailEnquiry } from '@/content/words/en/email-enquiry'
import { emailPayment } from '@/content/words/en/email-payment'
import { emailRefund } from '@/content/words/en/email-refund'
import { emailWaiting } from '@/content/words/en/email-waiting'
import { fields } from '@/content/words/en/fields'
import { guestRefusals } from '@/content/words/en/guest-refusals'
import { money } from '@/content/words/en/money'
import { papers } from '@/content/words/en/papers'
import { party } from '@/content/words/en/party'
import { refusals } from '@/content/words/en/refusals'

/** All messages in English, by area. Every other language has the same areas. */
export const english = {
  email,
  emailBooking,
  emailChange,
  emailChoice,
  emailEnquiry,
  emailPayment,
  emailRefund,
  emailWaiting,
  fields,
  guestRefusals,
  money,
  papers,
  party,
  refusals,
}
