import { EmailLink, PhoneLink } from '@/components/ui/contact-links'

/** A note that booking for today has closed. */
export function BookingClosedToday() {
  return (
    <span>
      {' For today, please call '}
      <PhoneLink />
      {' or write to '}
      <EmailLink />.
    </span>
  )
}
