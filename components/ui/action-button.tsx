import { type ReactNode, type Ref } from 'react'

import { type ActionLook, actionLook } from '@/components/ui/action-look'

type ActionButtonProps = {
  readonly look?: ActionLook
  readonly isDisabled?: boolean
  readonly onPress?: () => void
  readonly type?: 'button' | 'submit'
  readonly ref?: Ref<HTMLButtonElement>
  readonly children: ReactNode
}

export function ActionButton({
  look = 'primary',
  isDisabled = false,
  onPress,
  type = 'button',
  ref,
  children,
}: ActionButtonProps) {
  return (
    <button className={actionLook(look)} disabled={isDisabled} onClick={onPress} ref={ref} type={type}>
      {children}
    </button>
  )
}
