import { PhoneLink } from '@/components/ui/contact-links'

/** What to do if nobody comes on the day, with our phone number as a link. */
export function NoShowNote() {
  return (
    <span>
      Nobody there at the time? Please wait where it is warm, and call{' '}
      <PhoneLink className="font-medium underline underline-offset-4" />.
    </span>
  )
}
