import { z } from 'zod'
import { type Requester } from '@/lib/booking/changes/requester'
import { flagInput, instantInput, optionalInput } from '@/lib/contract/operator-inputs'
import { type OperatorField } from '@/lib/contract/operator-page'
import { type ActionOutcome, invalidInputOutcome } from '@/lib/office/outcomes'
import { type CommandInputs } from '@/lib/office/command'
import { OPERATOR_REFUSALS } from '@/lib/words/refusals/operator'

/** The error if we act for our own reasons but give the time at which the guest asked. */
export const NO_DEADLINE = 'Please leave this empty: for our own reasons there is no deadline'

/** On whose behalf a change is made. The page has two fields for this, a command several options. */
export const onBehalfInput = z
  .object({
    reason: z.enum(['guest', 'us']).optional(),
    asOf: optionalInput(instantInput),
    byUs: flagInput,
    waive: flagInput,
  })
  .refine(({ reason, byUs, asOf }) => (reason !== 'us' && !byUs) || asOf === undefined, {
    path: ['asOf'],
    error: NO_DEADLINE,
  })

export const AS_OF_FIELD = {
  name: 'asOf',
  label: 'When the guest asked',
  hint: 'Only if that was earlier than now. Helsinki time.',
  type: 'datetime-local',
  isOptional: true,
  emptyText: 'now',
} as const

export const ON_BEHALF_FIELDS: readonly OperatorField[] = [
  {
    name: 'reason',
    label: 'Reason',
    hint: 'For our own reasons there is no deadline, and the guest never pays more.',
    options: [
      { value: 'guest', text: 'The guest asked for it' },
      { value: 'us', text: 'Our own reasons' },
    ],
  },
  AS_OF_FIELD,
]

export const AS_OF = {
  flags: '--as-of <instant>',
  about: 'when the guest asked, in Helsinki time, such as 2026-12-11 19:50',
} as const

export const ON_BEHALF: CommandInputs = {
  asOf: AS_OF,
  byUs: { flags: '--by-us', about: 'for our own reasons: there is no deadline' },
  waive: { flags: '--waive', about: 'if it costs more, the guest does not pay the difference' },
}

export const CHOICE_HINT = 'First record what the guest chooses, with booking choose.'

export function refuseFutureRequestTime(): ActionOutcome {
  return invalidInputOutcome(OPERATOR_REFUSALS.asked_ahead, 'asOf')
}

/** On the page, choosing 'Our own reasons' also waives the extra cost. */
export function toRequester({ reason, asOf, byUs, waive }: z.output<typeof onBehalfInput>): Requester {
  const isOurs = byUs || reason === 'us'
  return { actor: 'operator', by: isOurs ? 'us' : 'guest', asOf, isWaived: waive || reason === 'us' }
}
