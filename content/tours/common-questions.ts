import { company } from '@/content/company'
import { cancellationPolicy } from '@/content/policies'
import { type Question } from '@/content/tours/tour-page'
import { type Tour } from '@/lib/booking/tour'

/** What guests ask on every tour. */
export function commonQuestions({ times }: Tour): readonly Question[] {
  const hours = cancellationPolicy.fullRefundHoursBefore
  return [
    {
      question: 'Until when can I book?',
      answer: `Until ${times.bookingCloses} on the day itself, Finnish time, as long as places are left. The calendar shows how many there are on each date.`,
    },
    {
      question: 'What if my plans change?',
      answer: `More than ${hours} hours before the start you cancel free of charge and receive the full price back. Within ${hours} hours of the start the booking is not refundable. If we cancel because of the weather, you choose between a full refund and another date. Write to ${company.email} or call ${company.phone}.`,
    },
  ]
}
