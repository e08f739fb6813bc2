import { articleCategories } from '@/content/words/it/article-categories'
import { blog } from '@/content/words/it/blog'
import { booking } from '@/content/words/it/booking'
import { calendar } from '@/content/words/it/calendar'
import { categories } from '@/content/words/it/categories'
import { checkout } from '@/content/words/it/checkout'
import { climate } from '@/content/words/it/climate'
import { commonQuestions } from '@/content/words/it/common-questions'
import { company } from '@/content/words/it/company'
import { confirmation } from '@/content/words/it/confirmation'
import { cryptoDialog } from '@/content/words/it/crypto-dialog'
import { distances } from '@/content/words/it/distances'
import { drawings } from '@/content/words/it/drawings'
import { email } from '@/content/words/it/email'
import { emailBooking } from '@/content/words/it/email-booking'
import { emailChange } from '@/content/words/it/email-change'
import { emailChoice } from '@/content/words/it/email-choice'
import { emailEnquiry } from '@/content/words/it/email-enquiry'
import { emailPayment } from '@/content/words/it/email-payment'
import { emailRefund } from '@/content/words/it/email-refund'
import { emailWaiting } from '@/content/words/it/email-waiting'
import { enquiries } from '@/content/words/it/enquiries'
import { failure } from '@/content/words/it/failure'
import { fields } from '@/content/words/it/fields'
import { figures } from '@/content/words/it/figures'
import { forms } from '@/content/words/it/forms'
import { frame } from '@/content/words/it/frame'
import { guest } from '@/content/words/it/guest'
import { guestChange } from '@/content/words/it/guest-change'
import { guestDetails } from '@/content/words/it/guest-details'
import { guestLinks } from '@/content/words/it/guest-links'
import { guestRefusals } from '@/content/words/it/guest-refusals'
import { guestResults } from '@/content/words/it/guest-results'
import { guestStatus } from '@/content/words/it/guest-status'
import { guides } from '@/content/words/it/guides'
import { home } from '@/content/words/it/home'
import { homeControls } from '@/content/words/it/home-controls'
import { imprint } from '@/content/words/it/imprint'
import { missing } from '@/content/words/it/missing'
import { money } from '@/content/words/it/money'
import { nextDates } from '@/content/words/it/next-dates'
import { pages } from '@/content/words/it/pages'
import { panel } from '@/content/words/it/panel'
import { papers } from '@/content/words/it/papers'
import { party } from '@/content/words/it/party'
import { pickUp } from '@/content/words/it/pick-up'
import { previews } from '@/content/words/it/previews'
import { promises } from '@/content/words/it/promises'
import { refusals } from '@/content/words/it/refusals'
import { review } from '@/content/words/it/review'
import { reviews } from '@/content/words/it/reviews'
import { safety } from '@/content/words/it/safety'
import { samples } from '@/content/words/it/samples'
import { sky } from '@/content/words/it/sky'
import { skyPage } from '@/content/words/it/sky-page'
import { slides } from '@/content/words/it/slides'
import { stay } from '@/content/words/it/stay'
import { stayErrors } from '@/content/words/it/stay-errors'
import { stayLink } from '@/content/words/it/stay-link'
import { tables } from '@/content/words/it/tables'
import { tour } from '@/content/words/it/tour'
import { tourSafety } from '@/content/words/it/tour-safety'
import { transport } from '@/content/words/it/transport'
import { waitingDialog } from '@/content/words/it/waiting-dialog'

/** All messages in Italian, by area. */
export const italian = {
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
