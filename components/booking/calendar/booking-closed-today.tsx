import { EmailLink, PhoneLink } from '@/components/ui/contact-links'
import { useWords } from '@/components/words/use-words'

/** A note that booking for today has closed. */
export function BookingClosedToday() {
  const say = useWords('calendar')
  return <span> {say.rich('closedToday', { email: () => <EmailLink />, phone: () => <PhoneLink /> })}</span>
}
