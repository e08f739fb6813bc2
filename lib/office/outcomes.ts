import { type ChangeEffect } from '@/lib/booking/changes/change-effect'
import { type OpenCommand } from '@/lib/use-cases/booking/begin-command'

type ActionEffect = Partial<Omit<ChangeEffect, 'emails' | 'creditNotes'>>

/** The result of an action or of its preview. */
export type ActionOutcome =
  | {
      readonly kind: 'refused'
      readonly text: string
      /** The command option that would help, which pages do not show. */
      readonly hint?: string
      /** The field next to which a page shows the text, if a single field is at fault. */
      readonly field?: string | undefined
      /** Set if the input is invalid rather than refused by a rule: a command then exits with code 2. */
      readonly isMistyped?: boolean
    }
  /** There is nothing to do, because it has already been done. */
  | { readonly kind: 'nothing'; readonly text: string }
  | {
      readonly kind: 'ready'
      /** What the action does, one sentence each. */
      readonly lines: readonly string[]
      /** What the operator may want to do next, using the page's buttons or a command. */
      readonly next?: { readonly page: string; readonly command: string } | undefined
      /** The effect on guests. E-mails are counted as they are queued, so no action counts its own. */
      readonly effect?: ActionEffect
      /** A value shown in the preview, such as the refund. It must be the same at confirmation. */
      readonly shown?: string
      /** The new booking's reference, which exists only after confirmation, so the preview must not mention it. */
      readonly newReference?: string
      /** Set if nothing changes until the guest has paid. */
      readonly isHeld?: true
      /** The success message, if it is to be more specific than the action's `done`. */
      readonly done?: string
      /** The operator command by which the action can be undone. */
      readonly command?: OpenCommand
    }

export type ReadyOutcome = Extract<ActionOutcome, { readonly kind: 'ready' }>

export function refusedOutcome(text: string, hint?: string): ActionOutcome {
  return { kind: 'refused', text, hint }
}

/** Refuse because of a single field, next to which a page shows the text. */
export function refusedField(field: string, text: string): ActionOutcome {
  return { kind: 'refused', text, field }
}

/** Refuse invalid input, as opposed to input that a rule does not allow. */
export function invalidInputOutcome(text: string, field?: string): ActionOutcome {
  return { kind: 'refused', text, field, isMistyped: true }
}

/** Say that there is nothing to do, because it has already been done. */
export function nothingToDoOutcome(text: string): ActionOutcome {
  return { kind: 'nothing', text }
}

export function readyOutcome(
  lines: readonly string[],
  effect: ActionEffect = {},
  more: Omit<ReadyOutcome, 'kind' | 'lines' | 'effect'> = {},
): ActionOutcome {
  return { kind: 'ready', lines, effect, ...more }
}

/** Parse the refund that the preview showed; undefined in a preview. */
export function parseShownCents(shown: string | undefined): number | undefined {
  return shown === undefined ? undefined : Number(shown)
}
