import { clsx } from 'clsx'
import { type ReactNode } from 'react'

import { EarlyInput } from '@/components/layout/early-input'

type FewWordsProps = { readonly className?: string; readonly children: ReactNode }

/** The column of a page of few words: from the line on which logo and footer begin, as wide as one reads. */
export function FewWords({ className, children }: FewWordsProps) {
  return (
    <div className={clsx('max-w-xl print:max-w-none', className)}>
      <EarlyInput />
      {children}
    </div>
  )
}
