import { type ReactNode } from 'react'
import {
  type GuestPageContext,
  type GuestPageName,
  createGuestPage,
} from '@/app/(by-link)/booking/[token]/guest-page'
import { NoPreviewNote } from '@/components/guest/no-preview-note'
import { type PictureName } from '@/content/pictures'
import { setPageStatus } from '@/lib/http/set-page-status'
import { consumePreviewLimit } from '@/lib/use-cases/changes/consume-preview-limit'
import { words } from '@/lib/words/words'

type Preview = {
  /** Render the preview of the change. */
  readonly render: (asked: GuestPageContext) => Promise<ReactNode>
  /** Render the guest's input so far, shown above the note that the preview limit has been reached. */
  readonly typed?: (asked: GuestPageContext) => Promise<ReactNode>
  /** Find the picture. Default: that of the booking's tour. */
  readonly picture?: (asked: GuestPageContext) => Promise<PictureName>
}

/** Wrap a page that previews a change, with a limit on the number of previews. Rule: preview-first (docs/rules.md) */
export function createGuestPreviewPage(name: GuestPageName, { render, typed, picture }: Preview) {
  async function renderPreview(asked: GuestPageContext) {
    const seconds = await consumePreviewLimit(asked.booking.reference)
    if (seconds === null) return render(asked)
    setPageStatus({ code: 429, retryAfterSeconds: seconds })
    return (
      <>
        {await typed?.(asked)}
        <NoPreviewNote>
          {words('guestChange', asked.language)('lookedOften', { minutes: Math.ceil(seconds / 60) })}
        </NoPreviewNote>
      </>
    )
  }
  return createGuestPage(name, renderPreview, picture)
}
