import { cancellationSentence } from '@/components/guest/cancellation-text'
import { GuestSection } from '@/components/guest/guest-section'
import { PageLink } from '@/components/ui/page-link'
import { promises } from '@/content/promises'
import { addressOf } from '@/lib/contract/address'
import { type Language } from '@/lib/language/language'
import { guaranteeSentence } from '@/lib/words/guarantee-sentence'
import { packingListPage } from '@/content/packing-list'
import { hasUpcomingTour, isAwaitingPayment, isTourToday } from '@/lib/booking/booking-status'
import { isInSeason } from '@/lib/calendar/season'
import { type GuestPage } from '@/lib/contract/guest-page'
import { EmailLink, PhoneLink } from '@/components/ui/contact-links'
import { words } from '@/lib/words/words'

const LINK = 'underline underline-offset-4'

type Props = GuestPage & { readonly now: Date }

/** What to bring, the cancellation terms, and whom to call on the day. */
export function BookingConditions({ facts, standing, choice, cutOffAt, money, now }: Props) {
  const { language } = facts
  const say = words('guest', language)
  const isToCome = hasUpcomingTour(standing)
  const isToday = standing === 'over' && isTourToday(standing, facts, now)
  const hasDay = isToCome || isAwaitingPayment(standing) || isToday || standing === 'change_by_us'
  // When we have changed the booking, cancelling stays free until the guest's time to choose has ended.
  const choiceEndsAt = new Date(choice?.endsAt ?? cutOffAt)
  const freeUntil = choiceEndsAt > cutOffAt ? choiceEndsAt : cutOffAt
  return (
    <>
      {isToCome && facts.whatToBring && (
        <GuestSection title={say('whatToBring')}>
          <p>
            <span>{`${facts.whatToBring} `}</span>
            {isInSeason(facts.day, packingListPage(language).season) && (
              <PageLink
                className={`${LINK} print:hidden`}
                href={addressOf(packingListPage(language).route, language)}
              >
                {say('wholeList')}
              </PageLink>
            )}
          </p>
        </GuestSection>
      )}
      {isToCome && facts.isGuaranteed && (
        <GuestSection title={say('ourGuarantee')}>
          <p>{`${guaranteeSentence(facts.tourName, language)} ${promises(language).guaranteeClaim}`}</p>
        </GuestSection>
      )}
      {isToCome && (
        <GuestSection title={say('ifPlansChange')}>
          <p>
            {cancellationSentence(
              { cutOffAt: freeUntil, isReturnTrip: facts.returnTripUntil !== null, money },
              now,
              language,
            )}
          </p>
        </GuestSection>
      )}
      <GuestSection title={say(hasDay ? 'onTheDay' : 'questions')}>
        <p>
          {hasDay && (
            <span>
              <MissedPickupNote language={language} /> <span>{`${say('otherQuestions')} `}</span>
            </span>
          )}
          {say.rich(hasDay ? 'writeOtherwise' : 'writeTo', {
            email: () => <EmailLink subject={facts.reference} />,
          })}
        </p>
      </GuestSection>
    </>
  )
}

/** What to do if nobody comes to pick the guest up, with our phone number as a link. */
export function MissedPickupNote({ language }: { readonly language: Language }) {
  return words('guest', language).rich('missedPickUp', {
    phone: () => <PhoneLink className="font-medium underline underline-offset-4" />,
  })
}
