import { company } from '@/content/company'
import { pickUpAreaText } from '@/content/pick-up'
import { cancellationPolicy, howToChangeText } from '@/content/policies'
import { type Question } from '@/content/tours/tour-page'
import { type Tour } from '@/lib/booking/tour'

const hours = cancellationPolicy.fullRefundHoursBefore

/** Questions about every tour. Each tour's page has its own answers; the FAQ page has one for all. */
export const COMMON_QUESTIONS = {
  collect: 'Where do you collect us?',
  bookUntil: 'Until when can I book?',
  plansChange: 'What if my plans change?',
} as const

/** Rule: free-cancellation (docs/rules.md) */
export const plansChangeAnswer = `More than ${hours} hours before the start you cancel free of charge and receive the full price back. Within ${hours} hours of the start the booking is not refundable, and a booking made as late as that has no free cancellation. ${howToChangeText}`

/** The common questions, answered for one tour. */
export function answerCommonQuestions({ times, isPickedUp }: Tour): readonly Question[] {
  return [
    ...(isPickedUp ? [pickUpQuestion] : []),
    {
      question: COMMON_QUESTIONS.bookUntil,
      answer: `Until ${times.bookingCloses} on the day itself, Finnish time, as long as places are left. The calendar shows how many there are on each date.`,
    },
    {
      question: COMMON_QUESTIONS.plansChange,
      answer: `${plansChangeAnswer} If we cancel, for the weather or another reason of ours, you choose a full refund or another date.`,
    },
  ]
}

const pickUpQuestion: Question = {
  question: COMMON_QUESTIONS.collect,
  answer: `At the door of your accommodation, ${pickUpAreaText}. If you stay farther out, write to ${company.email} before you book, and we say whether we can come or where we could meet.`,
}
