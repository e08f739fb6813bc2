import { Fact, FactList } from '@/components/booking/fact-list'
import { DepartureTable } from '@/components/operator/departure-table'
import { actionStyle } from '@/components/ui/action-style'
import { type DeparturePage } from '@/lib/contract/departure-page'

type OperatorDepartureProps = {
  readonly page: DeparturePage
  /** The guide reads of health what guests have agreed to, and acts on nothing. */
  readonly isForGuide: boolean
}

/** A departure on a phone: who comes, where they are picked up, whom to call. */
export function OperatorDeparture({ page, isForGuide }: OperatorDepartureProps) {
  const { path, tourName, dayText, facts, parties } = page
  return (
    <div className="mx-auto max-w-4xl font-text text-base text-ink">
      <h1 className="font-display text-4xl tracking-tight text-balance sm:text-5xl">
        {`${tourName}, ${dayText}`}
      </h1>
      <div className="mt-8 max-w-xl border-t border-ice pt-2">
        <FactList>
          {facts.map(([label, text]) => (
            <Fact key={label} name={label}>
              {text}
            </Fact>
          ))}
        </FactList>
      </div>
      <p className="mt-6 grid sm:flex print:hidden">
        <a className={actionStyle('quiet')} href={`${path}/print`}>
          Print
        </a>
      </p>
      <DepartureTable hasHealth={isForGuide} parties={parties} />
    </div>
  )
}
