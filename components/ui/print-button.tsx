'use client'

import { ActionButton } from '@/components/ui/action-button'
import { type ActionStyle } from '@/components/ui/action-style'

type PrintButtonProps = { readonly look?: ActionStyle; readonly children: string }

/** Without scripts the browser's own menu prints. */
export function PrintButton({ look = 'primary', children }: PrintButtonProps) {
  return (
    <div className="print:hidden noscript:hidden">
      <ActionButton look={look} onPress={() => window.print()}>
        {children}
      </ActionButton>
    </div>
  )
}
