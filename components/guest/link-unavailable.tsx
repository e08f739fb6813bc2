import { LinkNotFound } from '@/components/guest/link-not-found'
import { NarrowColumn } from '@/components/layout/narrow-column'
import { TextWithPicturePage } from '@/components/layout/text-with-picture-page'
import { PhoneLink } from '@/components/ui/contact-links'
import { plural } from '@/lib/language/pluralize'

type LinkUnavailableProps =
  { readonly kind: 'unknown' } | { readonly kind: 'limited'; readonly seconds: number }

/** Shown instead of a guest's page when its link is invalid, or when too many links were tried. */
export function LinkUnavailable(props: LinkUnavailableProps) {
  return props.kind === 'limited' ? <TooManyTries seconds={props.seconds} /> : <LinkNotFound />
}

/** Shown instead of a guest's page when many invalid links were tried from this IP address. */
function TooManyTries({ seconds }: { readonly seconds: number }) {
  return (
    <TextWithPicturePage picture="cabinLane">
      <NarrowColumn>
        <h1 className="font-display text-4xl tracking-tight text-balance sm:text-5xl">
          Please wait a little
        </h1>
        <p className="mt-4 text-lg text-pretty text-slate">
          <span>{`From your connection many links were tried that lead nowhere. Try again in ${plural(Math.ceil(seconds / 60), 'minute')}, or call us: `}</span>
          <PhoneLink />
          <span>.</span>
        </p>
      </NarrowColumn>
    </TextWithPicturePage>
  )
}
