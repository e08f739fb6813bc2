'use client'

import { useFieldFault } from '@/components/guest/use-field-fault'
import { FieldFault } from '@/components/ui/labelled-field'

type StarsFieldProps = {
  readonly label: string
  /** The names of the choices, from one star. */
  readonly starCounts: readonly string[]
  readonly chosen: string | undefined
  readonly fault: string | undefined
  /** What to say if none is chosen. */
  readonly wrong: string
}

const NAME = 'stars'

/** One to five stars to choose from, as five radio buttons large enough for a thumb. */
export function StarsField({ label, starCounts, chosen, fault: ours, wrong }: StarsFieldProps) {
  const { said, alerts, onInput, onInvalid } = useFieldFault({ name: NAME, fault: ours })
  const { fault } = said
  return (
    <fieldset className="group" aria-describedby={fault && `${NAME}-wrong`}>
      <legend className="text-sm font-medium">{label}</legend>
      <div className="mt-2 flex max-w-xs gap-2">
        {starCounts.map((name, index) => (
          <label className="relative grid h-14 flex-1 place-items-center" key={name}>
            <input
              aria-label={name}
              autoFocus={ours !== undefined && index === 0}
              className="absolute inset-0 size-full cursor-pointer appearance-none rounded-md border border-slate/70 transition-colors duration-200 checked:border-2 checked:border-aurora-deep checked:bg-ice hover:border-ink"
              data-wrong={wrong}
              defaultChecked={chosen === String(index + 1)}
              id={index === 0 ? NAME : undefined}
              name={NAME}
              onInput={onInput}
              // All five are invalid at once; the first speaks for them.
              onInvalid={index === 0 ? onInvalid : undefined}
              required
              type="radio"
              value={index + 1}
            />
            <span aria-hidden="true" className="pointer-events-none relative text-lg">
              {`${index + 1} ★`}
            </span>
          </label>
        ))}
      </div>
      <FieldFault alerts={alerts} fault={fault} id={NAME} key={alerts} look="group-has-checked:hidden" />
    </fieldset>
  )
}
