import { actionStyle } from '@/components/ui/action-style'

/** A link to the booking's own page, if the server has sent its URL. */
export function BookingLink({ url }: { readonly url: string | undefined }) {
  if (!url) return null
  return (
    <p className="mt-10 print:hidden">
      <a className={actionStyle('primary')} href={url}>
        Your booking
      </a>
    </p>
  )
}
