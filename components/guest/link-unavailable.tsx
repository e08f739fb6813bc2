import { LinkNotFound } from '@/components/guest/link-not-found'
import { NarrowColumn } from '@/components/layout/narrow-column'
import { TextWithPicturePage } from '@/components/layout/text-with-picture-page'
import { PhoneLink } from '@/components/ui/contact-links'
import { type Language } from '@/lib/language/language'
import { words } from '@/lib/words/words'

type LinkUnavailableProps = { readonly language: Language } & (
  { readonly kind: 'unknown' } | { readonly kind: 'limited'; readonly seconds: number }
)

/** Shown instead of a guest's page when its link is invalid, or when too many links were tried. */
export function LinkUnavailable(props: LinkUnavailableProps) {
  return props.kind === 'limited' ? <TooManyTries {...props} /> : <LinkNotFound language={props.language} />
}

type TooManyTriesProps = Extract<LinkUnavailableProps, { readonly kind: 'limited' }>

/** Shown instead of a guest's page when many invalid links were tried from this IP address. */
function TooManyTries({ seconds, language }: TooManyTriesProps) {
  const say = words('guestLinks', language)
  return (
    <TextWithPicturePage picture="cabinLane">
      <NarrowColumn>
        <h1 className="font-display text-4xl tracking-tight text-balance sm:text-5xl">{say('wait')}</h1>
        <p className="mt-4 text-lg text-pretty text-slate">
          {say.rich('waitText', { minutes: Math.ceil(seconds / 60), phone: () => <PhoneLink /> })}
        </p>
      </NarrowColumn>
    </TextWithPicturePage>
  )
}
