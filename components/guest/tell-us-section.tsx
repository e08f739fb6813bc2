import { actionClasses } from '@/components/ui/action-style'
import { hasUpcomingTour, isAwaitingPayment } from '@/lib/booking/booking-status'
import { type GuestPage } from '@/lib/contract/guest-page'
import { words } from '@/lib/words/words'

/** What we still need to know before the tour, with the page's main button. */
export function TellUsSection({
  path,
  standing,
  facts,
  pickupPlace,
  hasHealthNote,
  now,
}: GuestPage & { readonly now: Date }) {
  const say = words('guest', facts.language)
  const isAhead = hasUpcomingTour(standing) || isAwaitingPayment(standing)
  if (!isAhead || now >= new Date(facts.startsAt)) return null
  // In other states the page's main action is to pay or to choose.
  const isMain = standing === 'confirmed' || standing === 'debit'
  const isMissing = facts.isPickedUp && pickupPlace === null
  const isNoted = pickupPlace !== null || hasHealthNote
  const what = pickupPlace === null ? 'health' : hasHealthNote ? 'both' : 'place'
  // The guide sees wishes once the office has released them. Rule: wishes-for-the-guide (docs/rules.md)
  const wishes = facts.specialRequests !== null && say(isNoted ? 'haveWishesToo' : 'haveWishes')
  const sentences = [isNoted && say('noted', { what }), wishes].filter(Boolean).join(' ')
  const isTold = !isMissing && hasHealthNote
  return (
    <section className="mt-8 rounded-lg border border-ice p-6 print:hidden">
      <h2 className="font-display text-xl">{say(isMissing ? 'whereYouStay' : 'forYourGuide')}</h2>
      {sentences && <p className="mt-2 text-pretty">{sentences}</p>}
      <p className="mt-2 text-pretty text-slate">{say(isMissing ? 'whereUnknown' : 'whatHelps')}</p>
      <p className="mt-5">
        <a
          className={`${actionClasses(isMain && !isTold ? 'primary' : 'quiet')} max-sm:w-full`}
          href={`${path}/tell-us`}
        >
          {words('guestChange', facts.language)('tellUs')}
        </a>
      </p>
    </section>
  )
}
