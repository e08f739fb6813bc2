import { Fact, FactList } from '@/components/ui/fact-list'
import { needsManualRefund } from '@/components/guest/booking-status-text'
import { hasUpcomingTour, isAwaitingPayment } from '@/lib/booking/booking-status'
import { groupPlacesByPrice } from '@/lib/booking/seats/places'
import { helsinkiDay, helsinkiTime } from '@/lib/calendar/day'
import { type GuestPage } from '@/lib/contract/guest-page'
import { displayEmail } from '@/lib/contract/display-email'
import { formatDay, formatTime } from '@/lib/language/dates'
import { formatEuros } from '@/lib/language/money'
import { words } from '@/lib/words/words'

export function BookingDetails(page: GuestPage) {
  const { facts, money, standing } = page
  const { places, specialRequests, customerPhone, language } = facts
  const say = words('guest', language)
  const euros = (cents: number) => formatEuros(cents, language)
  const hasPaid = money.paidCents > 0
  return (
    <section className="mt-10 border-t border-ice pt-6 print:mt-2 print:pt-2">
      <h2 className="font-display text-2xl text-balance">{facts.tourName}</h2>
      <p className="mt-2 text-lg">{formatDay(facts.day, language)}</p>
      <p className="text-pretty">{say('timesInFinland', { times: facts.timesText })}</p>
      {page.movedFrom && (hasUpcomingTour(standing) || isAwaitingPayment(standing)) && (
        <p className="text-pretty text-slate">{movedText(page, page.movedFrom)}</p>
      )}
      <FactList>
        {groupPlacesByPrice(places).map(({ band, count, eachCents }) => (
          <Fact key={`${band}${eachCents}`} name={say(band)}>
            {say('countAtPrice', { count, price: euros(eachCents) })}
          </Fact>
        ))}
        <Fact name={say(!hasPaid && isAwaitingPayment(standing) ? 'toPay' : 'price')}>
          {euros(facts.totalCents)}
        </Fact>
        {hasPaid && <Fact name={say('paid')}>{euros(money.paidCents)}</Fact>}
        {hasPaid && standing === 'unpaid' && (
          <Fact name={say('stillToPay')}>{euros(facts.totalCents - retainedCents(money))}</Fact>
        )}
        {money.returnedCents > 0 && <Fact name={say('returned')}>{euros(money.returnedCents)}</Fact>}
        {money.takenByBankCents > 0 && <Fact name={say('takenByBank')}>{euros(money.takenByBankCents)}</Fact>}
        {money.askedCents > 0 && (
          <Fact name={say(needsManualRefund(facts) ? 'weStillReturn' : 'onItsWayBack')}>
            {euros(money.askedCents)}
          </Fact>
        )}
        <Fact isKept name={say('name')}>
          {facts.customerName}
        </Fact>
        <Fact isKept name={say('email')}>
          {displayEmail(facts.customerEmail)}
        </Fact>
        {customerPhone && (
          <Fact isKept name={say('phone')}>
            {customerPhone}
          </Fact>
        )}
        {specialRequests && (
          <Fact isLong name={say('wishes')}>
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
function movedText({ facts, movedFromTour: tour }: GuestPage, from: Date): string {
  const say = words('guest', facts.language)
  const day = formatDay(helsinkiDay(from), facts.language)
  const time = formatTime(helsinkiTime(from), facts.language)
  if (tour !== null) return say('movedFromTour', { tour, day, time })
  return helsinkiDay(from) === facts.day ? say('movedFromTime', { time }) : say('movedFrom', { day, time })
}
