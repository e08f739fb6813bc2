import { articleCategories } from '@/content/words/en/article-categories'
import { blog } from '@/content/words/en/blog'
import { booking } from '@/content/words/en/booking'
import { calendar } from '@/content/words/en/calendar'
import { categories } from '@/content/words/en/categories'
import { checkout } from '@/content/words/en/checkout'
import { climate } from '@/content/words/en/climate'
import { commonQuestions } from '@/content/words/en/common-questions'
import { company } from '@/content/words/en/company'
import { confirmation } from '@/content/words/en/confirmation'
import { cryptoDialog } from '@/content/words/en/crypto-dialog'
import { distances } from '@/content/words/en/distances'
import { drawings } from '@/content/words/en/drawings'
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
import { fields } from '@/content/words/en/fields'
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
import { guides } from '@/content/words/en/guides'
import { home } from '@/content/words/en/home'
import { homeControls } from '@/content/words/en/home-controls'
import { imprint } from '@/content/words/en/imprint'
import { missing } from '@/content/words/en/missing'
import { money } from '@/content/words/en/money'
import { nextDates } from '@/content/words/en/next-dates'
import { pages } from '@/content/words/en/pages'
import { panel } from '@/content/words/en/panel'
import { papers } from '@/content/words/en/papers'
import { party } from '@/content/words/en/party'
import { pickUp } from '@/content/words/en/pick-up'
import { previews } from '@/content/words/en/previews'
import { promises } from '@/content/words/en/promises'
import { refusals } from '@/content/words/en/refusals'
import { review } from '@/content/words/en/review'
import { reviews } from '@/content/words/en/reviews'
import { safety } from '@/content/words/en/safety'
import { samples } from '@/content/words/en/samples'
import { sky } from '@/content/words/en/sky'
import { skyPage } from '@/content/words/en/sky-page'
import { slides } from '@/content/words/en/slides'
import { stay } from '@/content/words/en/stay'
import { stayErrors } from '@/content/words/en/stay-errors'
import { stayLink } from '@/content/words/en/stay-link'
import { tables } from '@/content/words/en/tables'
import { tour } from '@/content/words/en/tour'
import { tourSafety } from '@/content/words/en/tour-safety'
import { transport } from '@/content/words/en/transport'
import { waitingDialog } from '@/content/words/en/waiting-dialog'

/** All messages in English, by area. Every other language has the same areas. */
export const english = {
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
