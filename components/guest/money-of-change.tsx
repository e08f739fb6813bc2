import { actionStyle } from '@/components/ui/action-style'
import { formatEuros } from '@/lib/language/money'

type MoneyOfChangeProps = {
  /** Above 0: to be paid; below: what goes back. */
  readonly cents: number
  /** What else there is to know before confirming. */
  readonly notes: readonly string[]
  /** Where the form goes, and what it sends. */
  readonly action: string
  readonly fields: Readonly<Record<string, string>>
  /** Whatever the sum, it is about what comes back. */
  readonly isReturn?: boolean
}

/** What a change costs or gives back, before anything happens, and the button that makes it. */
export function MoneyOfChange({ cents, notes, action, fields, isReturn = false }: MoneyOfChangeProps) {
  return (
    <section className="mt-10 scroll-mt-28 rounded-lg border border-ice p-6" id="what-changes">
      <h2 className="font-display text-xl">
        {cents < 0 || isReturn ? 'What you get back' : 'What this costs'}
      </h2>
      <p className="mt-2 font-display text-3xl tabular-nums">{formatEuros(Math.abs(cents))}</p>
      {notes.map((note) => (
        <p className="mt-3 text-pretty text-slate" key={note}>
          {note}
        </p>
      ))}
      <form action={action} className="mt-6" method="post">
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} name={name} type="hidden" value={value} />
        ))}
        <button className={actionStyle('primary')} type="submit">
          Confirm change
        </button>
      </form>
    </section>
  )
}
