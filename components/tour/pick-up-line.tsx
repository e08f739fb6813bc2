import { PageLink } from '@/components/ui/page-link'
import { pickUpSentence } from '@/content/pick-up'
import { type Language } from '@/lib/language/language'
import { words } from '@/lib/words/words'

/** Id of the pick-up map under 'Good to know'. */
export const PICK_UP_AREA_ID = 'pick-up-area'

/** A line above the calendar that says how far we drive to collect guests. */
export function PickUpLine({ language }: { readonly language: Language }) {
  return (
    <p className="mt-2 text-pretty text-slate">
      <span>{`${pickUpSentence(language)} `}</span>
      <PageLink className="whitespace-nowrap underline underline-offset-4" href={`#${PICK_UP_AREA_ID}`}>
        {words('tour', language)('seeMap')}
      </PageLink>
    </p>
  )
}
