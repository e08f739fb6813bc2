import { booking } from '@/content/words/fr/booking'
import { calendar } from '@/content/words/fr/calendar'
import { confirmation } from '@/content/words/fr/confirmation'
import { cryptoDialog } from '@/content/words/fr/crypto-dialog'
import { email } from '@/content/words/fr/email'
import { emailBooking } from '@/content/words/fr/email-booking'
import { emailChange } from '@/content/words/fr/email-change'
import { emailChoice } from '@/content/words/fr/email-choice'
import { emailEnquiry } from '@/content/words/fr/email-enquiry'
import { emailPayment } from '@/content/words/fr/email-payment'
import { emailRefund } from '@/content/words/fr/email-refund'
import { emailWaiting } from '@/content/words/fr/email-waiting'
import { enquiries } from '@/content/words/fr/enquiries'
import { failure } from '@/content/words/fr/failure'
import { fields } from '@/content/words/fr/fields'
import { forms } from '@/content/words/fr/forms'
import { frame } from '@/content/words/fr/frame'
import { guest } from '@/content/words/fr/guest'
import { guestChange } from '@/content/words/fr/guest-change'
import { guestDetails } from '@/content/words/fr/guest-details'
import { guestLinks } from '@/content/words/fr/guest-links'
import { guestRefusals } from '@/content/words/fr/guest-refusals'
import { guestResults } from '@/content/words/fr/guest-results'
import { guestStatus } from '@/content/words/fr/guest-status'
import { missing } from '@/content/words/fr/missing'
import { money } from '@/content/words/fr/money'
import { panel } from '@/content/words/fr/panel'
import { papers } from '@/content/words/fr/papers'
import { party } from '@/content/words/fr/party'
import { promises } from '@/content/words/fr/promises'
import { refusals } from '@/content/words/fr/refusals'
import { slides } from '@/content/words/fr/slides'
import { stay } from '@/content/words/fr/stay'
import { stayErrors } from '@/content/words/fr/stay-errors'
import { stayLink } from '@/content/words/fr/stay-link'
import { waitingDialog } from '@/content/words/fr/waiting-dialog'

/** All messages in French, by area. */
export const french = {
  booking,
  calendar,
  confirmation,
  cryptoDialog,
  email,
  emailBooking,
  emailChange,
  emailChoice,
  emailEnquiry,
  emailPayment,
  emailRefund,
  emailWaiting,
  enquiries,
  failure,
  fields,
  forms,
  frame,
  guest,
  guestChange,
  guestDetails,
  guestLinks,
  guestRefusals,
  guestResults,
  guestStatus,
  missing,
  money,
  panel,
  papers,
  party,
  promises,
  refusals,
  slides,
  stay,
  stayErrors,
  stayLink,
  waitingDialog,
}
