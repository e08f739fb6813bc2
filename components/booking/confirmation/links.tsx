import { PageLink } from '@/components/ui/page-link'
import { type ActionStyle, actionClasses } from '@/components/ui/action-style'

type HomeLinkProps = {
  readonly children: string
  /** Set if this is not the page's main action. */
  readonly look?: ActionStyle
}

export function HomeLink({ children, look = 'primary' }: HomeLinkProps) {
  return (
    <p className="mt-10 print:hidden">
      <PageLink className={actionClasses(look)} href="/">
        {children}
      </PageLink>
    </p>
  )
}

/** A link to the booking's own page, if the server has sent its URL. */
export function BookingLink({ url }: { readonly url: string | undefined }) {
  if (!url) return null
  return (
    <p className="mt-10 print:hidden">
      <a className={actionClasses('primary')} href={url}>
        Your booking
      </a>
    </p>
  )
}

/** A link to request the booking's page by e-mail, when its URL is not available here. */
export function FindBookingLink() {
  return (
    <p className="mt-10">
      <PageLink className={actionClasses('primary')} href="/find-booking">
        Find your booking
      </PageLink>
    </p>
  )
}
