import { Glyph } from '@/components/ui/glyph'
import { useId } from 'react'

type StepperProps = {
  readonly label: 'Adult' | 'Child'
  readonly ages: string
  readonly count: number
  readonly canAdd: boolean
  readonly canRemove: boolean
  readonly onStep: (by: 1 | -1) => void
}

export function Stepper({ label, ages, count, canAdd, canRemove, onStep }: StepperProps) {
  const labelId = useId()
  const agesId = useId()
  const guest = label.toLowerCase()
  return (
    <div
      aria-describedby={agesId}
      aria-labelledby={labelId}
      className="flex items-center justify-between gap-4 py-4 last:pb-0"
      role="group"
    >
      <div>
        <p className="font-medium" id={labelId}>
          {label}
        </p>
        <p className="text-sm text-slate" id={agesId}>
          {ages}
        </p>
      </div>
      <div className="flex items-center gap-1">
        <StepButton isDisabled={!canRemove} name={`Remove one ${guest}`} onPress={() => onStep(-1)} />
        <output aria-live="polite" className="w-10 text-center text-lg tabular-nums">
          {count}
        </output>
        <StepButton isAdding isDisabled={!canAdd} name={`Add one ${guest}`} onPress={() => onStep(1)} />
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
      aria-label={name}
      className="grid size-11 place-items-center rounded-full border border-slate/70 transition-colors duration-200 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-aurora-deep enabled:cursor-pointer enabled:hover:border-ink enabled:hover:bg-ice disabled:border-ice disabled:text-slate/60"
      disabled={isDisabled}
      onClick={onPress}
      type="button"
    >
      <Glyph grid={16} path={isAdding ? 'M2 8h12M8 2v12' : 'M2 8h12'} />
    </button>
  )
}
