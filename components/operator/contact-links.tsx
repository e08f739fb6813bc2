import { actionStyle } from '@/components/ui/action-style'
import { phoneParts } from '@/lib/booking/phone-parts'

type CallOrWriteProps = {
  readonly whom: 'guest' | 'visitor'
  readonly phone: string | null
  /** A mailto URL; empty or null if there is no address. */
  readonly mailto: string | null
}

/** Links to contact someone, with the phone first if there is a number. */
export function ContactLinks({ whom, phone, mailto }: CallOrWriteProps) {
  const numbers = phoneParts(phone ?? '').filter(({ url }) => url !== null)
  return (
    <div className="mt-6 flex flex-wrap gap-3">
      {numbers.map(({ text, url }) => (
        <a className={actionStyle('primary')} href={url ?? undefined} key={text}>
          {numbers.length > 1 ? `Call the ${whom}, ${text}` : `Call the ${whom}`}
        </a>
      ))}
      {mailto && (
        <a className={actionStyle(numbers.length > 0 ? 'quiet' : 'primary')} href={mailto}>
          {`Write to the ${whom}`}
        </a>
      )}
    </div>
  )
}
