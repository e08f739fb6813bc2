import { clsx } from 'clsx'
import { type ReactNode } from 'react'

import { EarlyInput } from '@/components/layout/early-input'

type NarrowColumnProps = { readonly className?: string; readonly children: ReactNode }

/** A page of short text: one column that starts in line with logo and footer, no wider than reads well. */
export function NarrowColumn({ className, children }: NarrowColumnProps) {
  return (
    <div className={clsx('max-w-xl print:max-w-none', className)}>
      <EarlyInput />
      {children}
    </div>
  )
}
