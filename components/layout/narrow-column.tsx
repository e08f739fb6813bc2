import { clsx } from 'clsx'
import { type ReactNode } from 'react'

import { PreserveEarlyInput } from '@/components/layout/preserve-early-input'

type NarrowColumnProps = { readonly className?: string; readonly children: ReactNode }

/** The text column of a page with little text, aligned with the logo and the footer and limited to a readable width. */
export function NarrowColumn({ className, children }: NarrowColumnProps) {
  return (
    <div className={clsx('max-w-xl print:max-w-none', className)}>
      <PreserveEarlyInput />
      {children}
    </div>
  )
}
