import { z } from 'zod'
import { departureAction } from '@/app/(site)/operator/[token]/actions/action'
import { GUIDE_LINK_HOURS } from '@/lib/booking/link-end'
import { makeGuideLink } from '@/lib/use-cases/links/make-guide-link'

/** A link for the guide alone; it stands on the page then, to be sent on. */
export const guideLink = departureAction({
  input: z.object({}),
  async run({ departure, shown, now }) {
    if (shown !== null) await makeGuideLink(departure.id, now)
    return {
      kind: 'ready',
      lines: [
        'The page of this departure has a new link for its guide: places, names, telephone numbers, what guests agreed to tell about their health, and no money.',
        `It ends ${GUIDE_LINK_HOURS} hours after the start. A link that was made before ends at once.`,
      ],
    }
  },
})
