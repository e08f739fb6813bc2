import { articleCategories } from '@/content/words/fr/article-categories'
import { blog } from '@/content/words/fr/blog'
import { booking } from '@/content/words/fr/booking'
import { calendar } from '@/content/words/fr/calendar'
import { categories } from '@/content/words/fr/categories'
import { checkout } from '@/content/words/fr/checkout'
import { climate } from '@/content/words/fr/climate'
import { commonQuestions } from '@/content/words/fr/common-questions'
import { company } from '@/content/words/fr/company'
import { confirmation } from '@/content/words/fr/confirmation'
import { cryptoDialog } from '@/content/words/fr/crypto-dialog'
import { distances } from '@/content/words/fr/distances'
import { drawings } from '@/content/words/fr/drawings'
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
import { figures } from '@/content/words/fr/figures'
import { forms } from '@/content/words/fr/forms'
import { frame } from '@/content/words/fr/frame'
import { guest } from '@/content/words/fr/guest'
import { guestChange } from '@/content/words/fr/guest-change'
import { guestDetails } from '@/content/words/fr/guest-details'
import { guestLinks } from '@/content/words/fr/guest-links'
import { guestRefusals } from '@/content/words/fr/guest-refusals'
import { guestResults } from '@/content/words/fr/guest-results'
import { guestStatus } from '@/content/words/fr/guest-status'
import { guides } from '@/content/words/fr/guides'
import { home } from '@/content/words/fr/home'
import { homeControls } from '@/content/words/fr/home-controls'
import { imprint } from '@/content/words/fr/imprint'
import { missing } from '@/content/words/fr/missing'
import { money } from '@/content/words/fr/money'
import { nextDates } from '@/content/words/fr/next-dates'
import { pages } from '@/content/words/fr/pages'
import { panel } from '@/content/words/fr/panel'
import { papers } from '@/content/words/fr/papers'
import { party } from '@/content/words/fr/party'
import { pickUp } from '@/content/words/fr/pick-up'
import { previews } from '@/content/words/fr/previews'
import { promises } from '@/content/words/fr/promises'
import { refusals } from '@/content/words/fr/refusals'
import { review } from '@/content/words/fr/review'
import { reviews } from '@/content/words/fr/reviews'
import { safety } from '@/content/words/fr/safety'
import { samples } from '@/content/words/fr/samples'
import { sky } from '@/content/words/fr/sky'
import { skyPage } from '@/content/words/fr/sky-page'
import { slides } from '@/content/words/fr/slides'
import { stay } from '@/content/words/fr/stay'
import { stayErrors } from '@/content/words/fr/stay-errors'
import { stayLink } from '@/content/words/fr/stay-link'
import { tables } from '@/content/words/fr/tables'
import { tour } from '@/content/words/fr/tour'
import { tourSafety } from '@/content/words/fr/tour-safety'
import { transport } from '@/content/words/fr/transport'
import { waitingDialog } from '@/content/words/fr/waiting-dialog'

/** All messages in French, by area. */
export const french = {
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
