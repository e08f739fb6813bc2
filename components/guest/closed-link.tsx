import { LinkNotFound } from '@/components/guest/link-not-found'
import { TooManyTries } from '@/components/guest/too-many-tries'

type ClosedLinkProps = { readonly kind: 'unknown' } | { readonly kind: 'limited'; readonly seconds: number }

/** The page instead of any behind a link that leads nowhere, or is not looked at. */
export function ClosedLink(props: ClosedLinkProps) {
  return props.kind === 'limited' ? <TooManyTries seconds={props.seconds} /> : <LinkNotFound />
}
