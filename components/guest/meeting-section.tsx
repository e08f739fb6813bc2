import { GuestSection } from '@/components/guest/guest-section'
import { pickUpSentence } from '@/content/pick-up'
import { company } from '@/content/company'
import { type GuestPage } from '@/lib/contract/guest-page'
import { TranslatableText } from '@/components/ui/translatable-text'

/** The meeting point, and the area in which we pick guests up. */
export function MeetingSection({ path, facts, pickupPlace }: GuestPage) {
  const { meetingPoint, isPickedUp } = facts
  return (
    <GuestSection title="Where we meet">
      <p>{`${meetingPoint}.`}</p>
      {pickupPlace !== null && (
        <p>
          We have noted: <strong className="font-medium">{pickupPlace}</strong>
        </p>
      )}
      {isPickedUp && pickupPlace === null && (
        <p>
          We do not know yet where you stay.{' '}
          <a className="underline underline-offset-4 print:hidden" href={`${path}/tell-us`}>
            Tell us your pick-up place
          </a>
        </p>
      )}
      {isPickedUp && (
        <p className="text-slate">
          <TranslatableText>{`${pickUpSentence} If you stay farther out, write to ${company.email}.`}</TranslatableText>
        </p>
      )}
    </GuestSection>
  )
}
