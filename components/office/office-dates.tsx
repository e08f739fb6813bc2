import { OperatorActionButtons } from '@/components/operator/action-groups'
import { FactRows, type FactRowsProps, OperatorResultNote } from '@/components/operator/operator-page-parts'
import { PlainLink } from '@/components/ui/plain-link'
import { DATES_ACTIONS } from '@/lib/contract/operator-page'

type OfficeDatesProps = {
  readonly path: string
  readonly done: string | null
  readonly facts: FactRowsProps['rows']
}

/** Several departures that were ticked in the calendar, and what can be changed on all of them. */
export function OfficeDates({ path, done, facts }: OfficeDatesProps) {
  return (
    <div className="max-w-3xl">
      <p>
        <PlainLink href="/office/calendar">Back to the calendar</PlainLink>
      </p>
      <h1 className="mt-4 font-display text-4xl tracking-tight">Dates</h1>
      <OperatorResultNote done={done} />
      <FactRows rows={facts} />
      <nav aria-label="Actions for these dates" className="mt-8 border-t border-ice pt-4">
        <OperatorActionButtons actions={DATES_ACTIONS} path={path} />
      </nav>
    </div>
  )
}
