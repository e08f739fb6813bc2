import { type ReactNode } from 'react'
import { type Asked, guestPage } from '@/app/(site)/booking/[token]/guest-page'
import { PreviewNote } from '@/components/guest/preview-note'
import { notePageStatus } from '@/lib/http/note-page-status'
import { plural } from '@/lib/language/plural'
import { countLook } from '@/lib/use-cases/changes/count-look'

type Preview = {
  /** What would happen. */
  readonly render: (asked: Asked) => Promise<ReactNode>
  /** What the guest has typed so far, above the note that it cannot be looked at just now. */
  readonly typed?: (asked: Asked) => Promise<ReactNode>
}

/** A page on which a guest looks at what a change would come to, so often and no more. Rule: preview-first (docs/rules.md) */
export function guestPreview(heading: string, { render, typed }: Preview) {
  return guestPage(heading, async (asked) => {
    const seconds = await countLook(asked.booking.reference)
    if (seconds === null) return render(asked)
    notePageStatus({ code: 429, retryAfterSeconds: seconds })
    return (
      <>
        {await typed?.(asked)}
        <PreviewNote>
          {`This booking was looked at very often. Please try again in ${plural(Math.ceil(seconds / 60), 'minute')}: nothing has changed, and what you chose is still here.`}
        </PreviewNote>
      </>
    )
  })
}
