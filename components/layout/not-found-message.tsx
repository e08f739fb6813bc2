import { SingleScreenPage } from '@/components/layout/single-screen-page'
import { ActionLink } from '@/components/ui/action-link'
import { addressOf } from '@/lib/contract/address'
import { type Language } from '@/lib/language/language'
import { words } from '@/lib/words/words'

/** What a page says that does not exist. */
export function NotFoundMessage({ language }: { readonly language: Language }) {
  const say = words('missing', language)
  return (
    <SingleScreenPage heading={say('heading')} picture="forestRoadAurora">
      <p>{say('text')}</p>
      <p className="mt-8">
        <ActionLink href={addressOf('/#tours', language)}>{say('seeTours')}</ActionLink>
      </p>
    </SingleScreenPage>
  )
}
