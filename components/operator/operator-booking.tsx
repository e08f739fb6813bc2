import { Fact, FactList } from '@/components/booking/fact-list'
import { OperatorButtons } from '@/components/operator/operator-buttons'
import { OperatorDone } from '@/components/operator/operator-done'
import { actionStyle } from '@/components/ui/action-style'
import { formatInstant } from '@/lib/calendar/day'
import { type OperatorPage } from '@/lib/contract/operator-page'

type OperatorBookingProps = {
  readonly page: OperatorPage
  /** What a form has just done. */
  readonly done: string
}

/** A booking as the operator sees it on a phone: how it stands, whom to call, what can be done, what became of it. */
export function OperatorBooking({ page, done }: OperatorBookingProps) {
  const { path, reference, state, rows, phone, email, actions, choices, undo } = page
  return (
    <div className="mx-auto max-w-xl font-text text-base text-ink">
      <h1 className="font-display text-4xl tracking-tight sm:text-5xl">{reference}</h1>
      <p className="mt-3 text-lg text-slate">{state}</p>
      <OperatorDone done={done} />
      {undo && (
        <section className="mt-8 rounded-lg border border-ice p-6">
          <h2 className="font-display text-xl">A change by us is under way</h2>
          <p className="mt-2 text-pretty">
            {`‘${undo.name}’, by ${undo.by}. E-mails and refunds wait until ${formatInstant(undo.until)}.`}
          </p>
          <OperatorButtons actions={['undo']} path={path} />
        </section>
      )}
      {choices.length > 0 && (
        <section className="mt-8 rounded-lg border border-ice p-6">
          <h2 className="font-display text-xl">The guest chooses what happens next</h2>
          <p className="mt-2 text-pretty">If the guest has called, record here what was chosen.</p>
          <OperatorButtons actions={choices} path={path} />
        </section>
      )}
      <div className="mt-8 border-t border-ice pt-2">
        <FactList>
          {rows.map(([label, text]) => (
            <Fact key={label} name={label}>
              {text}
            </Fact>
          ))}
        </FactList>
      </div>
      <div className="mt-6 flex flex-wrap gap-3">
        {phone && (
          <a className={actionStyle('primary')} href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
            Call the guest
          </a>
        )}
        {email && (
          <a
            className={actionStyle('quiet')}
            href={`mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${reference}`}
          >
            Write to the guest
          </a>
        )}
      </div>
      <nav aria-label="Act on this booking" className="mt-8 border-t border-ice pt-2">
        <OperatorButtons actions={actions} path={path} />
      </nav>
      <Lines lines={page.emails} title="E-mails" />
      <Lines lines={page.history} title="History" />
    </div>
  )
}

function Lines({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) {
  if (lines.length === 0) return null
  return (
    <section className="mt-10 border-t border-ice pt-6">
      <h2 className="font-display text-xl">{title}</h2>
      <ul className="mt-3 grid gap-2 text-sm">
        {lines.map((line, index) => (
          <li className="wrap-anywhere" key={`${index}${line}`}>
            {line}
          </li>
        ))}
      </ul>
    </section>
  )
}
