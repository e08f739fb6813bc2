import { company } from '@/content/company'
import { telUrl } from '@/lib/emails/tel-url'

const LOOK = 'underline underline-offset-4'

/** For who comes after booking for today has closed. */
export function ClosedToday() {
  const { phone, email } = company
  return (
    <span>
      {' For today, please call '}
      <a className={LOOK} href={telUrl(phone)}>
        {phone}
      </a>
      {' or write to '}
      <a className={LOOK} href={`mailto:${email}`}>
        {email}
      </a>
      .
    </span>
  )
}
