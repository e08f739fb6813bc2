import { clsx } from 'clsx'
import { type ReactNode } from 'react'

type HeroFactsProps = {
  readonly facts: readonly (readonly [name: string, value: string])[]
  /** Shown next to the hero's facts, if there is space. */
  readonly children?: ReactNode
}

/** Three to five facts on a thin rule, below the picture. */
export function HeroFacts({ facts, children }: HeroFactsProps) {
  return (
    <div className="page-width pb-10">
      <div className="flex flex-wrap justify-between gap-x-12 gap-y-8 border-t border-(--quiet)/30 pt-6 lg:flex-nowrap lg:items-center">
        <dl
          className={clsx(
            // On phones, leave space for the chat button.
            'grid grow gap-x-12 gap-y-4 pr-10 max-[18rem]:pr-0 sm:pr-0 lg:grow-0',
            facts.length === 3 ? 'sm:grid-cols-3' : 'sm:grid-cols-2',
            facts.length === 4 ? 'lg:grid-cols-[repeat(4,auto)]' : 'lg:grid-cols-[repeat(3,auto)]',
          )}
        >
          {facts.map(([name, value]) => (
            <div
              // The fact's value wraps below its name if both are too wide for one line.
              className="flex flex-wrap items-baseline gap-x-4 sm:block"
              key={name}
            >
              <dt className="w-26 max-w-full text-sm text-(--quiet) sm:w-auto">{name}</dt>
              <dd className="max-w-full min-w-0 flex-[1_1_8rem] leading-snug sm:mt-1 sm:text-lg">{value}</dd>
            </div>
          ))}
        </dl>
        {children}
      </div>
    </div>
  )
}
