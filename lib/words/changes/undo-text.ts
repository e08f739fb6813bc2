import { type UndoableCommandName } from '@/lib/booking/changes/undo'

const UNDOABLE: Readonly<Record<UndoableCommandName, string>> = {
  time: 'the change of start time',
  'booking party': 'the change of guests',
  'booking move': 'the move to another date',
  'booking cancel': 'the cancellation',
  'money refund': 'the refund',
  'departure cancel': 'the cancellation of the departure',
  'departure merge': 'the merge into another date',
  'departure not-seen': 'the report that no lights were seen',
}

/** Name a command that can be undone: `the move to another date`. */
export function undoableCommandText(name: string): string {
  return Object.entries(UNDOABLE).find(([command]) => command === name)?.[1] ?? name
}

/** Added when an undo restores a booking, but not the change that was awaiting payment. */
export function changeNotRestoredLine(reference: string): string {
  return `${reference}: the change that was waiting for payment stays dropped. If the guest has a payment link for it, they get an e-mail about that.`
}
