import { clsx } from 'clsx'
import { type ReactNode } from 'react'

type FactListProps = {
  readonly children: ReactNode
  /** Whether there are two columns on wide screens. */
  readonly isWide?: boolean
}

/** A list with names on the left and values on the right. */
export function FactList({ children, isWide = false }: FactListProps) {
  return (
    <dl
      className={clsx(
        'mt-4 grid grid-cols-1 gap-2.5 tabular-nums print:mt-2 print:grid-cols-2 print:gap-x-10 print:gap-y-1',
        isWide && 'lg:grid-cols-2 lg:gap-x-16',
      )}
    >
      {children}
    </dl>
  )
}

type FactProps = {
  readonly name: string
  readonly children: ReactNode
  /** Whether the value has several lines; it is then shown below its name at full width. */
  readonly isLong?: boolean
  /** Whether the value must not be translated. Rule: kept-words (docs/rules.md) */
  readonly isKept?: boolean
}

export function Fact({ name, children, isLong = false, isKept = false }: FactProps) {
  return (
    <div className={isLong ? 'print:col-span-full' : 'flex flex-wrap items-baseline justify-between gap-x-6'}>
      <dt className="max-w-3/5 shrink-0 wrap-break-word text-slate">{name}</dt>
      <dd
        className={clsx(
          'max-w-full min-w-0 text-pretty wrap-break-word',
          // The value wraps below its name if its longest word does not fit next to it: only what is longer than a line breaks.
          isLong ? 'whitespace-pre-line' : 'grow basis-[min-content] text-right',
        )}
        translate={isKept ? 'no' : undefined}
      >
        {children}
      </dd>
    </div>
  )
}
