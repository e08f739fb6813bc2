import { type Effect } from '@/lib/booking/effect'
import { type Answer } from '@/lib/office/act'

type Ready = Extract<Answer, { readonly kind: 'ready' }>

export function refused(text: string, hint?: string): Answer {
  return { kind: 'refused', text, hint }
}

/** Of what was typed, not of a rule. */
export function mistyped(text: string): Answer {
  return { kind: 'refused', text, isMistyped: true }
}

/** It is so already. */
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
