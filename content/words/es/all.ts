import { articleCategories } from '@/content/words/es/article-categories'
import { blog } from '@/content/words/es/blog'
import { booking } from '@/content/words/es/booking'
import { calendar } from '@/content/words/es/calendar'
import { categories } from '@/content/words/es/categories'
import { checkout } from '@/content/words/es/checkout'
import { climate } from '@/content/words/es/climate'
import { commonQuestions } from '@/content/words/es/common-questions'
import { company } from '@/content/words/es/company'
import { confirmation } from '@/content/words/es/confirmation'
import { cryptoDialog } from '@/content/words/es/crypto-dialog'
import { distances } from '@/content/words/es/distances'
import { drawings } from '@/content/words/es/drawings'
import { email } from '@/content/words/es/email'
import { emailBooking } from '@/content/words/es/email-booking'
import { emailChange } from '@/content/words/es/email-change'
import { emailChoice } from '@/content/words/es/email-choice'
import { emailEnquiry } from '@/content/words/es/email-enquiry'
import { emailPayment } from '@/content/words/es/email-payment'
import { emailRefund } from '@/content/words/es/email-refund'
import { emailWaiting } from '@/content/words/es/email-waiting'
import { enquiries } from '@/content/words/es/enquiries'
import { failure } from '@/content/words/es/failure'
import { fields } from '@/content/words/es/fields'
import { figures } from '@/content/words/es/figures'
import { forms } from '@/content/words/es/forms'
import { frame } from '@/content/words/es/frame'
import { guest } from '@/content/words/es/guest'
import { guestChange } from '@/content/words/es/guest-change'
import { guestDetails } from '@/content/words/es/guest-details'
import { guestLinks } from '@/content/words/es/guest-links'
import { guestRefusals } from '@/content/words/es/guest-refusals'
import { guestResults } from '@/content/words/es/guest-results'
import { guestStatus } from '@/content/words/es/guest-status'
import { guides } from '@/content/words/es/guides'
import { home } from '@/content/words/es/home'
import { homeControls } from '@/content/words/es/home-controls'
import { imprint } from '@/content/words/es/imprint'
import { missing } from '@/content/words/es/missing'
import { money } from '@/content/words/es/money'
import { nextDates } from '@/content/words/es/next-dates'
import { pages } from '@/content/words/es/pages'
import { panel } from '@/content/words/es/panel'
import { papers } from '@/content/words/es/papers'
import { party } from '@/content/words/es/party'
import { pickUp } from '@/content/words/es/pick-up'
import { previews } from '@/content/words/es/previews'
import { promises } from '@/content/words/es/promises'
import { refusals } from '@/content/words/es/refusals'
import { review } from '@/content/words/es/review'
import { reviews } from '@/content/words/es/reviews'
import { safety } from '@/content/words/es/safety'
import { samples } from '@/content/words/es/samples'
import { sky } from '@/content/words/es/sky'
import { skyPage } from '@/content/words/es/sky-page'
import { slides } from '@/content/words/es/slides'
import { stay } from '@/content/words/es/stay'
import { stayErrors } from '@/content/words/es/stay-errors'
import { stayLink } from '@/content/words/es/stay-link'
import { tables } from '@/content/words/es/tables'
import { tour } from '@/content/words/es/tour'
import { tourSafety } from '@/content/words/es/tour-safety'
import { transport } from '@/content/words/es/transport'
import { waitingDialog } from '@/content/words/es/waiting-dialog'

export const spanish = {
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
