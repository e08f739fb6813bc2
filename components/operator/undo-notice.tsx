import { type ReactNode } from 'react'

import { type UndoableCommand } from '@/lib/contract/operator-page'
import { formatInstant } from '@/lib/language/dates'

type UnderWayProps = {
  readonly undo: UndoableCommand
  /** The link or button to undo it. */
  readonly children: ReactNode
}

/** A recent action that can still be undone. Rule: undo (docs/rules.md) */
export function UndoNotice({ undo, children }: UnderWayProps) {
  return (
    <section className="mt-8 rounded-lg border border-ice p-6">
      <h2 className="font-display text-xl">A change by us is under way</h2>
      <p className="mt-2 text-pretty wrap-anywhere">
        {`By ${undo.by}: ${undo.what}. E-mails and refunds wait until ${formatInstant(undo.until)}.`}
      </p>
      {children}
    </section>
  )
}
