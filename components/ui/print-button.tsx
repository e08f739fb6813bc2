'use client'

import { ActionButton } from '@/components/ui/action-button'
import { type ActionStyle } from '@/components/ui/action-style'

type PrintButtonProps = { readonly look?: ActionStyle; readonly children: string }

/** A print button; without scripts, guests use the browser's menu. */
export function PrintButton({ look = 'primary', children }: PrintButtonProps) {
  return (
    <div className="print:hidden noscript:hidden">
      <ActionButton look={look} onPress={() => window.print()}>
        {children}
      </ActionButton>
    </div>
  )
}
