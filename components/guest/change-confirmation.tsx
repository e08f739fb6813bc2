import { actionClasses } from '@/components/ui/action-style'
import { PlainLink } from '@/components/ui/plain-link'
import { type Language } from '@/lib/language/language'
import { formatEuros } from '@/lib/language/money'
import { words } from '@/lib/words/words'

type ChangePriceProps = {
  readonly language: Language
  /** The cost of the change in cents: positive if the guest pays, negative if we refund. */
  readonly cents: number
  /** Anything else the guest should know before confirming the change. */
  readonly notes: readonly string[]
  /** Path of the booking's page, for guests who would rather keep things as they are. */
  readonly path: string
  /** URL that the confirmation form posts to; `fields` are its hidden fields. */
  readonly action: string
  readonly fields: Readonly<Record<string, string>>
  /** Whether to use the heading for a refund even if the amount is zero. */
  readonly isReturn?: boolean
  /** Whether the change ends the booking. */
  readonly isCancellation?: boolean
}

/** The cost or refund of a change, with the button to confirm it. */
export function ChangeConfirmation({
  language,
  cents,
  notes,
  path,
  action,
  fields,
  isReturn = false,
  isCancellation = false,
}: ChangePriceProps) {
  const say = words('guestChange', language)
  return (
    <section
      className="mt-10 scroll-mt-28 rounded-lg border border-ice p-6 outline-none"
      id="what-changes"
      // The form leads here: the focus makes a screen reader read what changes.
      tabIndex={-1}
    >
      <h2 className="font-display text-xl">
        {say(cents < 0 || isReturn ? 'whatYouGetBack' : 'whatThisCosts')}
      </h2>
      <p className="mt-2 font-display text-3xl tabular-nums">{formatEuros(Math.abs(cents), language)}</p>
      {notes.map((note) => (
        <p className="mt-3 text-pretty text-slate" key={note}>
          {note}
        </p>
      ))}
      <form action={action} className="mt-6" method="post">
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} name={name} type="hidden" value={value} />
        ))}
        <button className={actionClasses('primary')} type="submit">
          {say(isCancellation ? 'confirmCancellation' : 'confirm')}
        </button>
      </form>
      <p className="mt-3">
        <PlainLink href={path}>{say(isCancellation ? 'keepBooking' : 'keep')}</PlainLink>
      </p>
    </section>
  )
}
