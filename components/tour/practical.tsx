import { ageText, coldText } from '@/content/tours/safety-text'
import { cancellationPolicy } from '@/content/policies'
import { AGES } from '@/lib/booking/party'
import { type TourPage } from '@/content/tours/tour-page'
import { formatSeason } from '@/lib/language/dates'
import { formatEuros } from '@/lib/language/money'

/** Practical information: times, place, season and prices. */
export function Practical({ page: { tour, safety } }: { readonly page: TourPage }) {
  const { times, meetingPoint, season, prices } = tour
  const rows = [
    ['Times', `${times.text}, Finnish time`],
    ['Meeting point', meetingPoint],
    ['Season', formatSeason(season)],
    [`Adult, age ${AGES.adults.from}–${AGES.adults.to}`, formatEuros(prices.adultCents)],
    [`Child, age ${AGES.children.from}–${AGES.children.to}`, formatEuros(prices.childCents)],
    ['Advised age', ageText(safety)],
    ['Cold limit', coldText(safety)],
    [
      'Cancellation',
      `Free of charge more than ${cancellationPolicy.fullRefundHoursBefore} hours before the start`,
    ],
  ] as const
  return (
    <section aria-labelledby="practical-heading">
      <h2 className="font-display text-lead" id="practical-heading">
        Good to know
      </h2>
      <dl className="mt-4 border-t border-slate/30">
        {rows.map(([name, value]) => (
          <div className="grid gap-x-8 border-b border-ice py-3 sm:grid-cols-[8.5rem_1fr]" key={name}>
            <dt className="text-slate">{name}</dt>
            <dd className="tabular-nums sm:pl-8">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
