import { actionStyle } from '@/components/ui/action-style'
import { telUrl } from '@/lib/emails/tel-url'

type CallOrWriteProps = {
  readonly whom: 'guest' | 'visitor'
  readonly phone: string | null
  /** Begins an e-mail; empty or null where there is no address. */
  readonly mailto: string | null
}

/** The ways to somebody, the telephone first where there is one. */
export function CallOrWrite({ whom, phone, mailto }: CallOrWriteProps) {
  return (
    <div className="mt-6 flex flex-wrap gap-3">
      {phone && (
        <a className={actionStyle('primary')} href={telUrl(phone)}>
          {`Call the ${whom}`}
        </a>
      )}
      {mailto && (
        <a className={actionStyle(phone ? 'quiet' : 'primary')} href={mailto}>
          {`Write to the ${whom}`}
        </a>
      )}
    </div>
  )
}
