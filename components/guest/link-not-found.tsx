import { SingleScreenPage } from '@/components/layout/single-screen-page'
import { ActionLink } from '@/components/ui/action-link'
import { addressOf } from '@/lib/contract/address'
import { type Language } from '@/lib/language/language'
import { words } from '@/lib/words/words'

/** Shown for a wrong, expired or revoked link, without saying which. */
export function LinkNotFound({ language }: { readonly language: Language }) {
  const say = words('guestLinks', language)
  return (
    <SingleScreenPage heading={say('linkEnded')} picture="forestRoadAurora">
      <p>{say('linkEndedText')}</p>
      <p className="mt-8">
        <ActionLink href={addressOf('/find-booking', language)}>{say('newLink')}</ActionLink>
      </p>
    </SingleScreenPage>
  )
}
