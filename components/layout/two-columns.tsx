import clsx from 'clsx'
import { type ReactNode } from 'react'

import { PreserveEarlyInput } from '@/components/layout/preserve-early-input'

type TwoColumnsProps = {
  readonly children: ReactNode
  /** Shown next to the column on wide screens, and after it on phones. */
  readonly beside: ReactNode
  /** Shown last on phones, and below the column on wide screens. */
  readonly below?: ReactNode
  /** Whether the left column is wider, for a table. */
  readonly isLeftWider?: boolean
  /** Whether what is next to the column stays on screen while the column scrolls. */
  readonly isBesideSticky?: boolean
}

/** A column to read and act in, with supplementary content next to it. */
export function TwoColumns({
  children,
  beside,
  below,
  isLeftWider = false,
  isBesideSticky = false,
}: TwoColumnsProps) {
  return (
    <div
      className={clsx(
        'lg:grid lg:grid-rows-[auto_1fr] lg:justify-between lg:gap-x-16 print:block',
        isLeftWider
          ? 'lg:grid-cols-[minmax(0,52rem)_minmax(0,22rem)]'
          : 'lg:grid-cols-[minmax(0,36rem)_minmax(0,32rem)]',
      )}
    >
      <PreserveEarlyInput />
      <div className={clsx('print:max-w-none', !isLeftWider && 'max-w-xl')}>{children}</div>
      <div
        className={clsx(
          'max-w-xl lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:*:first:mt-0 print:max-w-none',
          isBesideSticky && 'lg:sticky lg:top-28 lg:self-start',
        )}
      >
        {beside}
      </div>
      {below ? <div className={clsx('print:max-w-none', !isLeftWider && 'max-w-xl')}>{below}</div> : null}
    </div>
  )
}
