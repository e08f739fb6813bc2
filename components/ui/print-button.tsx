'use client'

import { ActionButton } from '@/components/ui/action-button'

/** Without scripts the browser's own menu prints. */
export function PrintButton({ children }: { readonly children: string }) {
  return (
    <div className="print:hidden noscript:hidden">
      <ActionButton look="primary" onPress={() => window.print()}>
        {children}
      </ActionButton>
    </div>
  )
}
