import { type distances, type travelTimes } from '@/content/distances'
import { type OperatorText } from '@/content/operator-fact'
import { type Tour } from '@/lib/booking/tour'

/** What a text may say that is defined elsewhere, in the words of its language. */
export type Facts = Readonly<
  Record<
    | 'guarantee'
    | 'shortGuarantee'
    | 'guaranteeClaim'
    | 'plansChange'
    | 'companyReceipt'
    | 'refundArrival'
    /** A phrase: 'within 10 km (6 miles) of the centre …'. */
    | 'pickUpArea'
    /** The least thickness of ice that we walk on: '10 cm (4 in)'. */
    | 'leastIce'
    /** Until when each tour can be booked: 'Ice Fishing Experience until 08:00, …'. */
    | 'closingTimes',
    string
  >
> & {
  /** Distances by road from Rovaniemi: `distances.ranua` is '80 km (50 miles)'. */
  readonly distances: ReturnType<typeof distances>
  /** `travelTimes.toRanua` is 'an hour'. */
  readonly travelTimes: ReturnType<typeof travelTimes>
  /** The questions that every tour has. */
  readonly commonQuestions: Readonly<Record<'collect' | 'bookUntil' | 'plansChange', string>>
  /** Format an amount: `euros(prices.adultCents)` is '179 €'. */
  readonly euros: (cents: number) => string
  /** Format a time of day: `time(times.start)` is '20:00'. */
  readonly time: (time: string) => string
  readonly tourName: (tour: Tour) => string
  /** Add to a text that it is a sample, if the fact is not confirmed. */
  readonly factText: (fact: OperatorText, text: string) => string
}
