import { actionClasses } from '@/components/ui/action-style'
import { hasUpcomingTour, isAwaitingPayment } from '@/lib/booking/booking-status'
import { formatList } from '@/lib/language/lists'
import { type GuestPage } from '@/lib/contract/guest-page'

/** What we still need to know before the tour, with the page's main button. */
export function TellUsSection({
  path,
  standing,
  facts,
  pickupPlace,
  hasHealthNote,
  now,
}: GuestPage & { readonly now: Date }) {
  const isAhead = hasUpcomingTour(standing) || isAwaitingPayment(standing)
  if (!isAhead || now >= new Date(facts.startsAt)) return null
  // In other states the page's main action is to pay or to choose.
  const isMain = standing === 'confirmed' || standing === 'debit'
  const isMissing = facts.isPickedUp && pickupPlace === null
  const known = [
    pickupPlace === null ? null : 'where you stay',
    hasHealthNote ? 'your note about health' : null,
  ].filter((one) => one !== null)
  // The guide sees wishes once the office has released them. Rule: wishes-for-the-guide (docs/rules.md)
  const wishes = facts.specialRequests !== null && wishesSentence(known.length > 0)
  const noted = [known.length > 0 && `Noted for your guide: ${formatList(known, 'and')}.`, wishes]
  const sentences = noted.filter(Boolean).join(' ')
  const isTold = !isMissing && hasHealthNote
  return (
    <section className="mt-8 rounded-lg border border-ice p-6 print:hidden">
      <h2 className="font-display text-xl">{isMissing ? 'Where are you staying?' : 'For your guide'}</h2>
      {sentences && <p className="mt-2 text-pretty">{sentences}</p>}
      <p className="mt-2 text-pretty text-slate">
        {isMissing
          ? 'We do not know yet where to collect you. Allergies, how well you walk, the children’s ages: please tell us that as well.'
          : 'Where you stay, allergies, how well you walk, the children’s ages: what helps us to look after you.'}
      </p>
      <p className="mt-5">
        <a
          className={`${actionClasses(isMain && !isTold ? 'primary' : 'quiet')} max-sm:w-full`}
          href={`${path}/tell-us`}
        >
          Where you stay and what we should know
        </a>
      </p>
    </section>
  )
}

function wishesSentence(isAfterOthers: boolean): string {
  return `We have your wishes${isAfterOthers ? ' as well' : ''}: the office passes them on to your guide.`
}
