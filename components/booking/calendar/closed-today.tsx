import { EmailLink, PhoneLink } from '@/components/ui/contact-links'

/** For guests who arrive after booking for today has closed. */
export function ClosedToday() {
  return (
    <span>
      {' For today, please call '}
      <PhoneLink />
      {' or write to '}
      <EmailLink />.
    </span>
  )
}
