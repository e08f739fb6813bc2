import { GuestSection } from '@/components/guest/guest-section'
import { pickUpSentence } from '@/content/pick-up'
import { company } from '@/content/company'
import { customTransport } from '@/content/transport/transport'
import { type GuestPage } from '@/lib/contract/guest-page'
import { tourWishUrl } from '@/lib/contract/tour-wish'
import { TranslatableText } from '@/components/ui/translatable-text'

/** The meeting point, and the area in which we pick guests up. */
export function MeetingSection({ facts, pickupPlace }: GuestPage) {
  const { meetingPoint, isPickedUp } = facts
  return (
    <GuestSection title="Where we meet">
      <p>{`${meetingPoint}.`}</p>
      {pickupPlace !== null && (
        <p>
          We have noted: <strong className="font-medium">{pickupPlace}</strong>
        </p>
      )}
      {isPickedUp && (
        <p className="text-slate">
          <span>{`${pickUpSentence} If you stay farther out, `}</span>
          <a className="underline underline-offset-4 print:hidden" href={transferUrl(facts)}>
            ask for a transfer
          </a>
          <TranslatableText>{` or write to ${company.email}.`}</TranslatableText>
        </p>
      )}
    </GuestSection>
  )
}

/** The transport request form, prefilled with this tour, date and party. Rule: carried-wish (docs/rules.md) */
function transferUrl({ tourUrl, day, adults, children }: GuestPage['facts']) {
  return tourWishUrl(customTransport.route, {
    tour: new URL(tourUrl).pathname,
    day,
    party: { adults, children },
  })
}
