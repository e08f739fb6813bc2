import { articleCategories } from '@/content/words/en/article-categories'
import { blog } from '@/content/words/en/blog'
import { booking } from '@/content/words/en/booking'
import { calendar } from '@/content/words/en/calendar'
import { confirmation } from '@/content/words/en/confirmation'
import { cryptoDialog } from '@/content/words/en/crypto-dialog'
import { email } from '@/content/words/en/email'
import { emailBooking } from '@/content/words/en/email-booking'
import { emailChange } from '@/content/words/en/email-change'
import { emailChoice } from '@/content/words/en/email-choice'
import { emailEnquiry } from '@/content/words/en/email-enquiry'
import { emailPayment } from '@/content/words/en/email-payment'
import { emailRefund } from '@/content/words/en/email-refund'
import { emailWaiting } from '@/content/words/en/email-waiting'
import { enquiries } from '@/content/words/en/enquiries'
import { failure } from '@/content/words/en/failure'
import { figures } from '@/content/words/en/figures'
import { forms } from '@/content/words/en/forms'
import { frame } from '@/content/words/en/frame'
import { guest } from '@/content/words/en/guest'
import { guestChange } from '@/content/words/en/guest-change'
import { guestDetails } from '@/content/words/en/guest-details'
import { guestLinks } from '@/content/words/en/guest-links'
import { guestRefusals } from '@/content/words/en/guest-refusals'
import { guestResults } from '@/content/words/en/guest-results'
import { guestStatus } from '@/content/words/en/guest-status'
import { home } from '@/content/words/en/home'
import { homeControls } from '@/content/words/en/home-controls'
import { missing } from '@/content/words/en/missing'
import { money } from '@/content/words/en/money'
import { nextDates } from '@/content/words/en/next-dates'
import { pages } from '@/content/words/en/pages'
import { panel } from '@/content/words/en/panel'
import { papers } from '@/content/words/en/papers'
import { party } from '@/content/words/en/party'
import { previews } from '@/content/words/en/previews'
import { refusals } from '@/content/words/en/refusals'
import { review } from '@/content/words/en/review'
import { reviews } from '@/content/words/en/reviews'
import { samples } from '@/content/words/en/samples'
import { sky } from '@/content/words/en/sky'
import { skyPage } from '@/content/words/en/sky-page'
import { slides } from '@/content/words/en/slides'
import { stay } from '@/content/words/en/stay'
import { stayErrors } from '@/content/words/en/stay-errors'
import { stayLink } from '@/content/words/en/stay-link'
import { tables } from '@/content/words/en/tables'
import { tour } from '@/content/words/en/tour'
import { transport } from '@/content/words/en/transport'
import { waitingDialog } from '@/content/words/en/waiting-dialog'

/** All messages in English, by area. Every other language has the same areas. */
export const english = {
  articleCategories,
  blog,
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
  figures,
  forms,
  frame,
  guest,
  guestChange,
  guestDetails,
  guestLinks,
  guestRefusals,
  guestResults,
  guestStatus,
  home,
  homeControls,
  missing,
  money,
  nextDates,
  pages,
  panel,
  papers,
  party,
  previews,
  refusals,
  review,
  reviews,
  samples,
  sky,
  skyPage,
  slides,
  stay,
  stayErrors,
  stayLink,
  tables,
  tour,
  transport,
  waitingDialog,
}
