import { type ChangeEffect } from '@/lib/booking/changes/change-effect'
import { type ActionOutcome } from '@/lib/office/act'

type Ready = Extract<ActionOutcome, { readonly kind: 'ready' }>

export function refusedOutcome(text: string, hint?: string): ActionOutcome {
  return { kind: 'refused', text, hint }
}

/** Refuse because of one field, next to which a page shows the text. */
export function refusedField(field: string, text: string): ActionOutcome {
  return { kind: 'refused', text, field }
}

/** Refuse invalid input, as opposed to input that a rule does not allow. */
export function invalidInputOutcome(text: string, field?: string): ActionOutcome {
  return { kind: 'refused', text, field, isMistyped: true }
}

/** Say that there is nothing to do, because it has been done already. */
export function nothingToDoOutcome(text: string): ActionOutcome {
  return { kind: 'nothing', text }
}

export function readyOutcome(
  lines: readonly string[],
  effect: Partial<ChangeEffect> = {},
  more: Omit<Ready, 'kind' | 'lines' | 'effect'> = {},
): ActionOutcome {
  return { kind: 'ready', lines, effect, ...more }
}

/** Parse the refund that the preview showed; undefined in a preview. */
export function parseShownCents(shown: string | undefined): number | undefined {
  return shown === undefined ? undefined : Number(shown)
}
