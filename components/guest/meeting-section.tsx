import { GuestSection } from '@/components/guest/guest-section'
import { pickUpSentence } from '@/content/pick-up'
import { company } from '@/content/company'
import { customTransport } from '@/content/transport/transport'
import { type GuestPage } from '@/lib/contract/guest-page'
import { tourWishUrl } from '@/lib/contract/tour-wish'
import { addressOf, routeAt } from '@/lib/contract/address'
import { words } from '@/lib/words/words'

/** The meeting point, and the area in which we pick guests up. */
export function MeetingSection({ facts, pickupPlace }: GuestPage) {
  const { meetingPoint, isPickedUp, language } = facts
  const say = words('guest', language)
  return (
    <GuestSection title={say('whereWeMeet')}>
      <p>{`${meetingPoint}.`}</p>
      {pickupPlace !== null && (
        <p>
          {say.rich('notedPlace', { place: () => <strong className="font-medium">{pickupPlace}</strong> })}
        </p>
      )}
      {isPickedUp && (
        <p className="text-slate">
          <span>{`${pickUpSentence(language)} `}</span>
          {say.rich('fartherOut', {
            transfer: (text) => (
              <a className="underline underline-offset-4 print:hidden" href={transferUrl(facts)}>
                {text}
              </a>
            ),
            email: () => <span translate="no">{company.email}</span>,
          })}
        </p>
      )}
    </GuestSection>
  )
}

/** The transport request form, prefilled with this tour, date and party. Rule: carried-wish (docs/rules.md) */
function transferUrl({ tourUrl, day, adults, children, language }: GuestPage['facts']) {
  const english = tourWishUrl(customTransport.route, {
    tour: routeAt(new URL(tourUrl).pathname),
    day,
    party: { adults, children },
  })
  return addressOf(english, language)
}
