import { OpenItemList } from '@/components/office/open-item-list'
import { Records } from '@/components/office/record-list'
import { FactRows } from '@/components/operator/operator-page-parts'
import { actionClasses } from '@/components/ui/action-style'
import { ariaDescriptionProps, CONTROL_CLASSES, FieldFault } from '@/components/ui/labelled-field'
import { PlainLink } from '@/components/ui/plain-link'
import { TranslatableText } from '@/components/ui/translatable-text'
import { MONTH_FILES, type OfficeMoney } from '@/lib/contract/office-money'

type LedgerDays = { readonly from: string; readonly until: string }

type MoneyPageProps = {
  readonly money: OfficeMoney
  /** Whether a file was asked for that needs Stripe's payouts, and Stripe did not respond. */
  readonly isStripeAway: boolean
  /** The days that were typed for the ledger, if it does not reach from the one to the other; else null. */
  readonly wrongDays: LedgerDays | null
}

/** What is open about money, what the books say, a month's files for the accountant, and the ledger. */
export function MoneyPage({ money, isStripeAway, wrongDays }: MoneyPageProps) {
  const { open, underWay, check } = money
  return (
    <>
      <h1 className="font-display text-4xl tracking-tight">Money</h1>
      {isStripeAway && (
        <p className="mt-6 max-w-3xl rounded-lg bg-ice px-5 py-4 text-pretty" role="status">
          Stripe does not respond just now. The accountant’s files list its payouts, so there are none until
          it does. Please try again in a few minutes; everything on this page is from our own books.
        </p>
      )}
      <div className="mt-8 grid gap-x-16 gap-y-10 lg:grid-cols-2">
        <div className="grid content-start gap-y-8">
          {open.length === 0 && <p>No refund, dispute or payment needs you.</p>}
          {open.map(({ heading, items }) => (
            <section key={heading}>
              <h2 className="mb-3 font-display text-2xl">{heading}</h2>
              <OpenItemList items={items} />
            </section>
          ))}
        </div>
        <div className="grid content-start gap-y-8">
          <section>
            <h2 className="font-display text-2xl">Refunds under way</h2>
            <Records list={underWay} none="None." path="/office/money" />
          </section>
          <section>
            <h2 className="font-display text-2xl">The books</h2>
            <p className="mt-3">{check.text}</p>
            {check.findings.length > 0 && (
              <ul className="mt-2 grid gap-2 text-sm">
                {check.findings.map((line) => (
                  <li className="wrap-anywhere" key={line}>
                    <TranslatableText>{line}</TranslatableText>
                  </li>
                ))}
              </ul>
            )}
          </section>
        </div>
      </div>
      <MonthSection money={money} wrongDays={wrongDays} />
    </>
  )
}

function MonthSection({ money, wrongDays }: Pick<MoneyPageProps, 'money' | 'wrongDays'>) {
  const { month, monthText, previous, next, figures, ledger } = money
  return (
    <section className="mt-10">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 className="font-display text-2xl">{monthText}</h2>
        <p className="flex gap-6">
          <PlainLink href={`/office/money?month=${previous}`}>Earlier</PlainLink>
          <PlainLink href={`/office/money?month=${next}`}>Later</PlainLink>
        </p>
      </div>
      <FactRows isWide rows={figures} />
      <h3 className="mt-6 text-slate">Files for the accountant</h3>
      <ul className="mt-1 flex flex-wrap gap-x-6">
        <li>
          <PlainLink href={`/office/money/${month}.zip`}>All files (ZIP)</PlainLink>
        </li>
        {MONTH_FILES.map((name) => (
          <li key={name}>
            <PlainLink href={`/office/money/${month}/${name}`}>{name}</PlainLink>
          </li>
        ))}
      </ul>
      <LedgerForm wrongDays={wrongDays} years={money.years} />
      <Records list={ledger} none="No money moved in this month." path="/office/money" />
    </section>
  )
}

/** The ledger of some days as a file, as an audit asks for it. */
function LedgerForm({ years, wrongDays }: Pick<OfficeMoney, 'years'> & Pick<MoneyPageProps, 'wrongDays'>) {
  const shown = wrongDays ?? years[0]
  return (
    <>
      <h3 className="mt-8 text-slate">Ledger as CSV</h3>
      <p className="flex flex-wrap gap-x-6">
        {years.map(({ name, from, until }) => (
          <PlainLink key={name} href={`/office/money/ledger.csv?from=${from}&until=${until}`}>
            {name}
          </PlainLink>
        ))}
      </p>
      <form action="/office/money/ledger.csv" className="mt-2 flex flex-wrap items-end gap-4">
        <DayField label="First day" name="from" value={shown?.from} />
        <DayField
          fault={wrongDays ? 'Please choose two days, the last one not before the first' : undefined}
          label="Last day"
          name="until"
          value={shown?.until}
        />
        <button className={actionClasses('quiet')} type="submit">
          Download
        </button>
      </form>
    </>
  )
}

type DayFieldProps = {
  readonly label: string
  readonly name: string
  readonly value: string | undefined
  readonly fault?: string | undefined
}

function DayField({ label, name, value, fault }: DayFieldProps) {
  const id = `ledger-${name}`
  return (
    <div className="min-w-0">
      <label className="block text-sm" htmlFor={id}>
        {label}
      </label>
      <input
        className={`${CONTROL_CLASSES} mt-1 h-12`}
        defaultValue={value}
        {...ariaDescriptionProps({ id, fault })}
        id={id}
        name={name}
        required
        type="date"
      />
      <FieldFault fault={fault} id={id} />
    </div>
  )
}
