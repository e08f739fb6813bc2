import { PageLink } from '@/components/ui/page-link'
import { pickUpSentence } from '@/content/pick-up'

/** Id of the map under 'Good to know'. */
export const PICK_UP_AREA_ID = 'pick-up-area'

/** How far we drive to collect guests, above the panel's dates. */
export function PickUpLine() {
  return (
    <p className="mt-2 text-pretty text-slate">
      <span>{`${pickUpSentence} `}</span>
      <PageLink className="whitespace-nowrap underline underline-offset-4" href={`#${PICK_UP_AREA_ID}`}>
        See the map
      </PageLink>
    </p>
  )
}
