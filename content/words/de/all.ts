import { articleCategories } from '@/content/words/de/article-categories'
import { blog } from '@/content/words/de/blog'
import { booking } from '@/content/words/de/booking'
import { calendar } from '@/content/words/de/calendar'
import { categories } from '@/content/words/de/categories'
import { checkout } from '@/content/words/de/checkout'
import { climate } from '@/content/words/de/climate'
import { commonQuestions } from '@/content/words/de/common-questions'
import { company } from '@/content/words/de/company'
import { confirmation } from '@/content/words/de/confirmation'
import { cryptoDialog } from '@/content/words/de/crypto-dialog'
import { distances } from '@/content/words/de/distances'
import { drawings } from '@/content/words/de/drawings'
import { email } from '@/content/words/de/email'
import { emailBooking } from '@/content/words/de/email-booking'
import { emailChange } from '@/content/words/de/email-change'
import { emailChoice } from '@/content/words/de/email-choice'
import { emailEnquiry } from '@/content/words/de/email-enquiry'
import { emailPayment } from '@/content/words/de/email-payment'
import { emailRefund } from '@/content/words/de/email-refund'
import { emailWaiting } from '@/content/words/de/email-waiting'
import { enquiries } from '@/content/words/de/enquiries'
import { failure } from '@/content/words/de/failure'
import { fields } from '@/content/words/de/fields'
import { figures } from '@/content/words/de/figures'
import { forms } from '@/content/words/de/forms'
import { frame } from '@/content/words/de/frame'
import { guest } from '@/content/words/de/guest'
import { guestChange } from '@/content/words/de/guest-change'
import { guestDetails } from '@/content/words/de/guest-details'
import { guestLinks } from '@/content/words/de/guest-links'
import { guestRefusals } from '@/content/words/de/guest-refusals'
import { guestResults } from '@/content/words/de/guest-results'
import { guestStatus } from '@/content/words/de/guest-status'
import { guides } from '@/content/words/de/guides'
import { home } from '@/content/words/de/home'
import { homeControls } from '@/content/words/de/home-controls'
import { imprint } from '@/content/words/de/imprint'
import { missing } from '@/content/words/de/missing'
import { money } from '@/content/words/de/money'
import { nextDates } from '@/content/words/de/next-dates'
import { pages } from '@/content/words/de/pages'
import { panel } from '@/content/words/de/panel'
import { papers } from '@/content/words/de/papers'
import { party } from '@/content/words/de/party'
import { pickUp } from '@/content/words/de/pick-up'
import { previews } from '@/content/words/de/previews'
import { promises } from '@/content/words/de/promises'
import { refusals } from '@/content/words/de/refusals'
import { review } from '@/content/words/de/review'
import { reviews } from '@/content/words/de/reviews'
import { safety } from '@/content/words/de/safety'
import { samples } from '@/content/words/de/samples'
import { sky } from '@/content/words/de/sky'
import { skyPage } from '@/content/words/de/sky-page'
import { slides } from '@/content/words/de/slides'
import { stay } from '@/content/words/de/stay'
import { stayErrors } from '@/content/words/de/stay-errors'
import { stayLink } from '@/content/words/de/stay-link'
import { tables } from '@/content/words/de/tables'
import { tour } from '@/content/words/de/tour'
import { tourSafety } from '@/content/words/de/tour-safety'
import { transport } from '@/content/words/de/transport'
import { waitingDialog } from '@/content/words/de/waiting-dialog'

/** All messages in German, by area. */
export const german = {
  articleCategories,
  blog,
  booking,
  calendar,
  categories,
  checkout,
  climate,
  commonQuestions,
  company,
  confirmation,
  cryptoDialog,
  distances,
  drawings,
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
  guides,
  home,
  homeControls,
  imprint,
  missing,
  money,
  nextDates,
  pages,
  panel,
  papers,
  party,
  pickUp,
  previews,
  promises,
  refusals,
  review,
  reviews,
  safety,
  samples,
  sky,
  skyPage,
  slides,
  stay,
  stayErrors,
  stayLink,
  tables,
  tour,
  tourSafety,
  transport,
  waitingDialog,
}
