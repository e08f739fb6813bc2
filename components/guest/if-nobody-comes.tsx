import { company } from '@/content/company'
import { telUrl } from '@/lib/emails/tel-url'

/** What a guest does on the day itself, with our telephone number to press. */
export function IfNobodyComes() {
  return (
    <span>
      Nobody there at the time? Please wait where it is warm, and call{' '}
      <a className="font-medium underline underline-offset-4" href={telUrl(company.phone)}>
        {company.phone}
      </a>
      .
    </span>
  )
}
