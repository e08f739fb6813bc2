import { PageLink } from '@/components/ui/page-link'
import { pickUpSentence } from '@/content/pick-up'

/** Id of the pick-up map under 'Good to know'. */
export const PICK_UP_AREA_ID = 'pick-up-area'

/** A line above the calendar that says how far we drive to collect guests. */
export function PickUpLine() {
  return (
    <p className="mt-2 text-pretty text-slate">
      <span>{`${pickUpSentence('en')} `}</span>
      <PageLink className="whitespace-nowrap underline underline-offset-4" href={`#${PICK_UP_AREA_ID}`}>
        See the map
      </PageLink>
    </p>
  )
}
