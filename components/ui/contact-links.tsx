import { company } from '@/content/company'
import { telUrl } from '@/lib/emails/parts/tel-url'

type ContactLinkProps = {
  readonly className?: string
  readonly subject?: string
}

const LOOK = 'underline underline-offset-4'

/** Our e-mail address as a link. Rule: kept-words (docs/rules.md) */
export function EmailLink({ className = LOOK, subject }: ContactLinkProps) {
  return (
    <a
      className={className}
      href={`mailto:${company.email}${subject ? `?subject=${subject}` : ''}`}
      translate="no"
    >
      {company.email}
    </a>
  )
}

/** Our phone number as a link. Rule: kept-words (docs/rules.md) */
export function PhoneLink({ className = `inline-block ${LOOK}` }: Pick<ContactLinkProps, 'className'>) {
  return (
    <a className={className} href={telUrl(company.phone)} translate="no">
      {company.phone}
    </a>
  )
}
