import { PhoneLink } from '@/components/ui/contact-links'

/** What a guest does on the day itself, with our telephone number to press. */
export function IfNobodyComes() {
  return (
    <span>
      Nobody there at the time? Please wait where it is warm, and call{' '}
      <PhoneLink className="font-medium underline underline-offset-4" />.
    </span>
  )
}
