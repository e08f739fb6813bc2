import { useId } from 'react'
import { LineIcon } from '@/components/ui/line-icon'
import { useWords } from '@/components/words/use-words'
import { AGE_RANGES, type Party } from '@/lib/booking/party'

type PartySteppersProps = {
  readonly party: Party
  /** Whether there is a seat for one more guest. */
  readonly canAdd: boolean
  readonly onStep: (band: keyof Party, by: 1 | -1) => void
}

/** Plus and minus buttons for the adults and children, with their age ranges. There must be at least one adult. */
export function PartySteppers({ party, canAdd, onStep }: PartySteppersProps) {
  const say = useWords('booking')
  return (
    <>
      <Stepper
        ages={say('ages', AGE_RANGES.adults)}
        canAdd={canAdd}
        canRemove={party.adults > 1}
        count={party.adults}
        names={{
          band: say('adult'),
          guests: say('adultNoun', { count: party.adults }),
          add: say('addAdult'),
          remove: say('removeAdult'),
        }}
        onStep={(by) => onStep('adults', by)}
      />
      <Stepper
        ages={say('ages', AGE_RANGES.children)}
        canAdd={canAdd}
        canRemove={party.children > 0}
        count={party.children}
        names={{
          band: say('child'),
          guests: say('childNoun', { count: party.children }),
          add: say('addChild'),
          remove: say('removeChild'),
        }}
        onStep={(by) => onStep('children', by)}
      />
    </>
  )
}

type StepperProps = {
  /** `guests`: what follows the number, `adults`. */
  readonly names: Readonly<Record<'band' | 'guests' | 'add' | 'remove', string>>
  readonly ages: string
  readonly count: number
  readonly canAdd: boolean
  readonly canRemove: boolean
  readonly onStep: (by: 1 | -1) => void
}

function Stepper({ names, ages, count, canAdd, canRemove, onStep }: StepperProps) {
  const labelId = useId()
  const agesId = useId()
  return (
    <div
      aria-describedby={agesId}
      aria-labelledby={labelId}
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-4 last:pb-0"
      role="group"
    >
      <div>
        <p className="font-medium" id={labelId}>
          {names.band}
        </p>
        <p className="text-sm text-slate" id={agesId}>
          {ages}
        </p>
      </div>
      <div className="ml-auto flex items-center gap-1">
        <StepButton isDisabled={!canRemove} name={names.remove} onPress={() => onStep(-1)} />
        <output aria-live="polite" className="w-10 text-center text-lg tabular-nums">
          <span>{count}</span>
          <span className="sr-only">{` ${names.guests}`}</span>
        </output>
        <StepButton isAdding isDisabled={!canAdd} name={names.add} onPress={() => onStep(1)} />
      </div>
    </div>
  )
}

type StepButtonProps = {
  readonly name: string
  readonly isAdding?: boolean
  readonly isDisabled: boolean
  readonly onPress: () => void
}

function StepButton({ name, isAdding = false, isDisabled, onPress }: StepButtonProps) {
  return (
    <button
      // Not `disabled`, or the button would lose focus at the limit.
      aria-disabled={isDisabled}
      aria-label={name}
      className="grid size-11 place-items-center rounded-full border border-slate/70 transition-colors duration-200 not-aria-disabled:cursor-pointer not-aria-disabled:hover:border-ink not-aria-disabled:hover:bg-ice focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-aurora-deep aria-disabled:border-ice aria-disabled:text-slate/60"
      onClick={isDisabled ? undefined : onPress}
      type="button"
    >
      <LineIcon grid={16} path={isAdding ? 'M2 8h12M8 2v12' : 'M2 8h12'} />
    </button>
  )
}
