import { OperatorButtons } from '@/components/operator/operator-buttons'
import { formatInstant } from '@/lib/calendar/day'
import { type UndoableCommand } from '@/lib/contract/operator-page'

/** What was done a moment ago, and the way back. Rule: undo (docs/rules.md) */
export function UnderWay({ undo, path }: { readonly undo: UndoableCommand; readonly path: string }) {
  return (
    <section className="mt-8 rounded-lg border border-ice p-6">
      <h2 className="font-display text-xl">A change by us is under way</h2>
      <p className="mt-2 text-pretty">
        {`‘${undo.name}’, by ${undo.by}. E-mails and refunds wait until ${formatInstant(undo.until)}.`}
      </p>
      <OperatorButtons actions={['undo']} path={path} />
    </section>
  )
}
