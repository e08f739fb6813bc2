import { type ReactNode } from 'react'

import { ACTION_LOOK } from '@/components/ui/action-look'

type ActionButtonProps = { readonly onPress: () => void; readonly children: ReactNode }

/** The one thing to do on a screen, as a button. */
export function ActionButton({ onPress, children }: ActionButtonProps) {
  return (
    <button className={ACTION_LOOK} onClick={onPress} type="button">
      {children}
    </button>
  )
}
