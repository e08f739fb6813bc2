import { Fact, FactList } from '@/components/ui/fact-list'
import { needsManualRefund } from '@/components/guest/booking-status-text'
import { hasUpcomingTour, isAwaitingPayment } from '@/lib/booking/booking-status'
import { type Day, helsinkiDay, helsinkiTime } from '@/lib/calendar/day'
import { type GuestPage } from '@/lib/contract/guest-page'
import { displayEmail } from '@/lib/contract/display-email'
import { formatDay } from '@/lib/language/dates'
import { formatEuros } from '@/lib/language/money'

export function BookingDetails({ facts, money, standing, movedFrom, movedFromTour }: GuestPage) {
  const { places, specialRequests, customerPhone } = facts
  const hasPaid = money.paidCents > 0
  return (
    <section className="mt-10 border-t border-ice pt-6 print:mt-2 print:pt-2">
      <h2 className="font-display text-2xl text-balance">{facts.tourName}</h2>
      <p className="mt-2 text-lg">{formatDay(facts.day)}</p>
      <p className="text-pretty">{`${facts.timesText} (Finnish time)`}</p>
      {movedFrom && (hasUpcomingTour(standing) || isAwaitingPayment(standing)) && (
        <p className="text-pretty text-slate">{movedText(movedFrom, facts.day, movedFromTour)}</p>
      )}
      <FactList>
        {places.map(({ band, count, eachCents }) => (
          <Fact key={`${band}${eachCents}`} name={band === 'adults' ? 'Adults' : 'Children'}>
            {`${count} at ${formatEuros(eachCents)}`}
          </Fact>
        ))}
        <Fact name={!hasPaid && isAwaitingPayment(standing) ? 'To pay' : 'Price'}>
          {formatEuros(facts.totalCents)}
        </Fact>
        {hasPaid && <Fact name="Paid">{formatEuros(money.paidCents)}</Fact>}
        {hasPaid && standing === 'unpaid' && (
          <Fact name="Still to pay">{formatEuros(facts.totalCents - retainedCents(money))}</Fact>
        )}
        {money.returnedCents > 0 && <Fact name="Returned">{formatEuros(money.returnedCents)}</Fact>}
        {money.takenByBankCents > 0 && (
          <Fact name="Taken back by your bank">{formatEuros(money.takenByBankCents)}</Fact>
        )}
        {money.askedCents > 0 && (
          <Fact name={needsManualRefund(facts) ? 'We still return' : 'On its way back'}>
            {formatEuros(money.askedCents)}
          </Fact>
        )}
        <Fact isKept name="Name">
          {facts.customerName}
        </Fact>
        <Fact isKept name="Email">
          {displayEmail(facts.customerEmail)}
        </Fact>
        {customerPhone && (
          <Fact isKept name="Phone">
            {customerPhone}
          </Fact>
        )}
        {specialRequests && (
          <Fact isLong name="Wishes">
            {specialRequests}
          </Fact>
        )}
      </FactList>
    </section>
  )
}

/** Return the amount paid less refunds made or under way, in cents. */
function retainedCents({ paidCents, returnedCents, askedCents }: GuestPage['money']): number {
  return paidCents - returnedCents - askedCents
}

/** Return `Moved from Friday, 11 December 2026 at 20:00`, or `Moved from 20:00` if the day is the same. */
function movedText(from: Date, day: Day, tourBefore: string | null): string {
  const [dayBefore, time] = [helsinkiDay(from), helsinkiTime(from)]
  if (tourBefore !== null) return `Moved from the ${tourBefore} on ${formatDay(dayBefore)} at ${time}`
  return dayBefore === day ? `Moved from ${time}` : `Moved from ${formatDay(dayBefore)} at ${time}`
}
