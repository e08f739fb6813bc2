'use client'

import { ActionButton } from '@/components/ui/action-button'

/** Without scripts the browser's own menu prints. */
export function PrintButton() {
  return (
    <div className="noscript:hidden">
      <ActionButton look="primary" onPress={() => window.print()}>
        Print this list
      </ActionButton>
    </div>
  )
}
