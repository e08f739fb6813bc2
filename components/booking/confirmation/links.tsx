import { PageLink } from '@/components/ui/page-link'
import { type ActionStyle, actionClasses } from '@/components/ui/action-style'
import { useAddress, useWords } from '@/components/words/use-words'

/** On phones, buttons below each other are as wide as the column. */
const WIDE = 'max-sm:w-full'

/** A quiet link belongs to the button above it. */
const spacing = (look: ActionStyle) => (look === 'primary' ? 'mt-10 print:hidden' : 'mt-4 print:hidden')

type HomeLinkProps = {
  readonly children: string
  /** How the link looks; a primary action by default. */
  readonly look?: ActionStyle
}

export function HomeLink({ children, look = 'primary' }: HomeLinkProps) {
  const address = useAddress()
  return (
    <p className={spacing(look)}>
      <PageLink className={`${actionClasses(look)} ${WIDE}`} href={address('/')}>
        {children}
      </PageLink>
    </p>
  )
}

/** The first step after paying: what we need to know before the tour. */
export function TellUsLink({ bookingUrl }: { readonly bookingUrl: string | undefined }) {
  const say = useWords('confirmation')
  if (!bookingUrl) return null
  return (
    <p className="mt-10 print:hidden">
      <a className={`${actionClasses('primary')} ${WIDE}`} href={`${bookingUrl}/tell-us`}>
        {say('tellUs')}
      </a>
    </p>
  )
}

type BookingLinkProps = { readonly url: string | undefined; readonly look?: ActionStyle }

/** A link to the booking's own page, if the server has sent its URL. */
export function BookingLink({ url, look = 'primary' }: BookingLinkProps) {
  const say = useWords('confirmation')
  if (!url) return null
  return (
    <p className={spacing(look)}>
      <a className={`${actionClasses(look)} ${WIDE}`} href={url}>
        {say('yourBooking')}
      </a>
    </p>
  )
}

/** A link to request the booking page by e-mail, when the browser does not have its URL. */
export function FindBookingLink() {
  const address = useAddress()
  const say = useWords('confirmation')
  return (
    <p className="mt-10">
      <PageLink className={`${actionClasses('primary')} ${WIDE}`} href={address('/find-booking')}>
        {say('findBooking')}
      </PageLink>
    </p>
  )
}
