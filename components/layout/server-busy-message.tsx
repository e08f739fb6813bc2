import { NarrowColumn } from '@/components/layout/narrow-column'
import { TextWithPicturePage } from '@/components/layout/text-with-picture-page'
import { PhoneLink } from '@/components/ui/contact-links'
import { type Language } from '@/lib/language/language'
import { words } from '@/lib/words/words'

/** Shown instead of a page that cannot be rendered right now. */
export function ServerBusyMessage({ language }: { readonly language: Language }) {
  const say = words('missing', language)
  return (
    <TextWithPicturePage picture="cabinLane">
      <NarrowColumn>
        <h1 className="font-display text-4xl tracking-tight text-balance sm:text-5xl">
          {say('busyHeading')}
        </h1>
        <p className="mt-4 text-lg text-pretty text-slate">
          {say.rich('busyText', { phone: () => <PhoneLink /> })}
        </p>
      </NarrowColumn>
    </TextWithPicturePage>
  )
}
