import { actionStyle } from '@/components/ui/action-style'

/** The way to the booking's own page, where the server has told it. */
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
