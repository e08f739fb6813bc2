import { Records } from '@/components/office/record-list'
import { type OfficeMoney } from '@/lib/contract/office-lists'

/** The accountant's files of a month, by name. */
const FILES = ['sales', 'refunds', 'vat', 'payments', 'payouts', 'differences'] as const

/** What is open about money, a month's files for the accountant, and the ledger. */
export function MoneyPage({ money }: { readonly money: OfficeMoney }) {
  const { month, monthText, previous, next, sums, open, ledger } = money
  return (
    <>
      <h1 className="font-display text-4xl tracking-tight">Money</h1>
      <section className="mt-8">
        <h2 className="font-display text-2xl">Open</h2>
        <Records list={open} none="No refund, dispute or payment is open." path="/office/money" />
      </section>
      <section className="mt-10">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6">
          <h2 className="font-display text-2xl">{monthText}</h2>
          <p className="flex gap-6">
            <MonthLink month={previous}>Earlier</MonthLink>
            <MonthLink month={next}>Later</MonthLink>
          </p>
        </div>
        <p className="mt-2 text-lg tabular-nums">{sums}</p>
        <h3 className="mt-6 text-slate">Files for the accountant</h3>
        <ul className="mt-1 flex flex-wrap gap-x-6">
          {FILES.map((name) => (
            <li key={name}>
              <a
                className="inline-flex min-h-11 items-center underline underline-offset-4"
                href={`/office/money/${month}/${name}.csv`}
              >
                {`${name}.csv`}
              </a>
            </li>
          ))}
        </ul>
        <Records list={ledger} none="No money moved in this month." path="/office/money" />
      </section>
    </>
  )
}

function MonthLink({ month, children }: { readonly month: string; readonly children: string }) {
  return (
    <a
      className="inline-flex min-h-11 items-center underline underline-offset-4"
      href={`/office/money?month=${month}`}
    >
      {children}
    </a>
  )
}
