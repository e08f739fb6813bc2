import { NarrowColumn } from '@/components/layout/narrow-column'
import { TextWithPicturePage } from '@/components/layout/text-with-picture-page'
import { PhoneLink } from '@/components/ui/contact-links'

/** Shown instead of a page that cannot be rendered right now. */
export function ServerBusyMessage() {
  return (
    <TextWithPicturePage picture="cabinLane">
      <NarrowColumn>
        <h1 className="font-display text-4xl tracking-tight text-balance sm:text-5xl">One moment, please</h1>
        <p className="mt-4 text-lg text-pretty text-slate">
          Your page could not be loaded just now, and nothing was changed. Load it again in a moment, or call
          us: <PhoneLink />.
        </p>
      </NarrowColumn>
    </TextWithPicturePage>
  )
}
