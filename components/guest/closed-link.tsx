import { LinkNotFound } from '@/components/guest/link-not-found'
import { TooManyTries } from '@/components/guest/too-many-tries'

type ClosedLinkProps = { readonly kind: 'unknown' } | { readonly kind: 'limited'; readonly seconds: number }

/** Shown instead of the page when its link is invalid, or when too many links were tried. */
export function ClosedLink(props: ClosedLinkProps) {
  return props.kind === 'limited' ? <TooManyTries seconds={props.seconds} /> : <LinkNotFound />
}
