import { company } from '@/content/company'
import { minUnaccompaniedAge, replyWithinHours } from '@/content/policies'
import { type PageFile } from '@/content/texts/text-files'
import { CHOICE_DAYS } from '@/lib/booking/choices/choice'
import {
  CRYPTO_CUTOFF_HOURS,
  CRYPTO_DUE_HOURS_BEFORE_START,
  CRYPTO_PAYMENT_HOURS,
} from '@/lib/booking/money/crypto-due'
import { REFUND_START_DAYS } from '@/lib/words/money/refund-times'

export const text: PageFile<'questions'> = ({
  closingTimes,
  commonQuestions,
  companyReceipt,
  pickUpArea,
  plansChange,
  refundArrival,
}) => ({
  name: 'Questions guests ask',
  shortName: 'Questions about our tours in Rovaniemi',
  description:
    'Booking, paying, cancelling, pick-up, clothing, ages and cold: the questions that guests ask about our tours in Rovaniemi, and our answers, tour by tour.',
  summary: 'Booking and paying first, then tour by tour. If yours is not here, write to us.',
  allTours: 'All tours',
  questions: [
    {
      question: commonQuestions.bookUntil,
      answer: `On the day itself, as long as places are left: ${closingTimes}. All times are Finnish time.`,
    },
    {
      question: 'How can I pay?',
      answer: `By card on the secure page of Stripe, or in cryptocurrency. In cryptocurrency you pay within ${CRYPTO_PAYMENT_HOURS} hours of booking and at the latest ${CRYPTO_DUE_HOURS_BEFORE_START} hours before the start; within ${CRYPTO_CUTOFF_HOURS} hours of the start only cards are taken. Prices are in euros and include VAT.`,
    },
    {
      question: 'My company pays. What papers does it get?',
      answer: `${companyReceipt} The receipt has no field for your own VAT ID; if your books need one, or an invoice, write to us before you book.`,
    },
    {
      question: commonQuestions.plansChange,
      answer: plansChange,
    },
    {
      question: 'What if you cancel?',
      answer: `Then you choose a full refund or another date, on the page of your booking or by telephone. A dearer date costs you nothing more. If we do not hear from you within ${CHOICE_DAYS} days, the full price goes back to you without your asking.`,
    },
    {
      question: 'How long does a refund take?',
      answer: `We start it without delay and at the latest within ${REFUND_START_DAYS} days. On a card it usually arrives within ${refundArrival} after that.`,
    },
    {
      question: 'Can I withdraw within 14 days?',
      answer:
        'No. For leisure services on a fixed date the law gives no right of withdrawal. What you have is the free cancellation, and for a booking that is made too late for it, none.',
    },
    {
      question: commonQuestions.collect,
      answer: `On guided tours at the door of your accommodation, ${pickUpArea}. Farther out, write to us before you book.`,
    },
    {
      question: 'Is winter clothing included?',
      answer:
        'No. Shops in Rovaniemi rent overalls and boots by the day. Your confirmation says what to bring, and there is a packing list to print.',
    },
    {
      question: 'I have never been in such cold. Can I do this?',
      answer:
        'Yes, if you dress for it. The cold here is mostly dry, and what makes people cold is tight boots, cotton and sitting still. Rent overalls and boots in town on your first day, stand outside in them for a quarter of an hour, and see what gets cold. On the tour tell the guide as soon as anything does. Each tour’s page has its cold limit.',
    },
    {
      question: 'Is everything in English?',
      answer:
        'This site, your booking, the contract and our e-mails are. If somebody in your party needs another language on the tour, write to us before you book.',
    },
    {
      question: 'I do not eat everything. What then?',
      answer: `Write to ${company.email} before you book, and we say what we can bring. Please do not write about allergies under special requests: after booking, the page of your booking has a field for them, which our guide reads.`,
    },
    {
      question: 'From what age may children come?',
      answer: `Children under ${minUnaccompaniedAge} come with an adult. The age that we advise differs from tour to tour and is on each tour’s page, with the cold limit.`,
    },
    {
      question: 'Is insurance included?',
      answer:
        'No. Please have travel insurance that covers illness, accident and cancellation, and names the activities that you plan.',
    },
    {
      question: 'How soon do you answer?',
      answer: `E-mails within ${replyWithinHours} hours. By telephone you reach us day and night in an emergency.`,
    },
  ],
})
