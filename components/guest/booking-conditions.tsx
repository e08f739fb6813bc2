import { cancellationSentence } from '@/components/guest/cancellation-text'
import { GuestSection } from '@/components/guest/guest-section'
import { PageLink } from '@/components/ui/page-link'
import { guaranteeClaimText } from '@/content/policies'
import { guaranteeSentence } from '@/lib/words/guarantee-sentence'
import { packingListPage } from '@/content/packing-list'
import { hasUpcomingTour, isAwaitingPayment, isTourToday } from '@/lib/booking/booking-status'
import { isInSeason } from '@/lib/calendar/season'
import { type GuestPage } from '@/lib/contract/guest-page'
import { EmailLink, PhoneLink } from '@/components/ui/contact-links'

const LINK = 'underline underline-offset-4'

type Props = GuestPage & { readonly now: Date }

/** What to bring, the cancellation terms, and whom to call on the day. */
export function BookingConditions({ facts, standing, choice, cutOffAt, money, now }: Props) {
  const isToCome = hasUpcomingTour(standing)
  const isToday = standing === 'over' && isTourToday(standing, facts, now)
  const hasDay = isToCome || isAwaitingPayment(standing) || isToday || standing === 'change_by_us'
  // When we have changed the booking, cancelling stays free until the guest's time to choose has ended.
  const choiceEndsAt = new Date(choice?.endsAt ?? cutOffAt)
  const freeUntil = choiceEndsAt > cutOffAt ? choiceEndsAt : cutOffAt
  return (
    <>
      {isToCome && facts.whatToBring && (
        <GuestSection title="What to bring">
          <p>
            <span>{`${facts.whatToBring} `}</span>
            {isInSeason(facts.day, packingListPage.season) && (
              <PageLink className={`${LINK} print:hidden`} href={packingListPage.route}>
                The whole list, to print
              </PageLink>
            )}
          </p>
        </GuestSection>
      )}
      {isToCome && facts.isGuaranteed && (
        <GuestSection title="Our guarantee">
          <p>{`${guaranteeSentence(facts.tourName)} ${guaranteeClaimText}`}</p>
        </GuestSection>
      )}
      {isToCome && (
        <GuestSection title="If your plans change">
          <p>
            {cancellationSentence(
              { cutOffAt: freeUntil, isReturnTrip: facts.returnTripUntil !== null, money },
              now,
            )}
          </p>
        </GuestSection>
      )}
      <GuestSection title={hasDay ? 'On the day' : 'Questions'}>
        <p>
          {hasDay && (
            <span>
              <MissedPickupNote /> That number is for every other question of the day, too.{' '}
            </span>
          )}
          <span>{hasDay ? 'At any other time write to ' : 'Write to '}</span>
          <EmailLink subject={facts.reference} />
          <span>.</span>
        </p>
      </GuestSection>
    </>
  )
}

/** What to do if nobody comes to pick the guest up, with our phone number as a link. */
export function MissedPickupNote() {
  return (
    <span>
      Nobody there at the time? Please wait where it is warm, and call{' '}
      <PhoneLink className="font-medium underline underline-offset-4" />.
    </span>
  )
}
