import { type Effect } from '@/lib/booking/changes/effect'
import { type Answer } from '@/lib/office/act'

type Ready = Extract<Answer, { readonly kind: 'ready' }>

export function refused(text: string, hint?: string): Answer {
  return { kind: 'refused', text, hint }
}

/** Refuse input that is invalid, rather than against a rule. */
export function invalidInput(text: string): Answer {
  return { kind: 'refused', text, isMistyped: true }
}

/** Answer that there is nothing to do, because it is already done. */
export function nothing(text: string): Answer {
  return { kind: 'nothing', text }
}

export function ready(
  lines: readonly string[],
  effect: Partial<Effect> = {},
  more: Omit<Ready, 'kind' | 'lines' | 'effect'> = {},
): Answer {
  return { kind: 'ready', lines, effect, ...more }
}

/** The refund shown in the preview; undefined in a preview. */
export function toShownCents(shown: string | undefined): number | undefined {
  return shown === undefined ? undefined : Number(shown)
}
