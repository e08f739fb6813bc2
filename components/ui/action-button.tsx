import { type ReactNode, type Ref } from 'react'

import { type ActionStyle, actionStyle } from '@/components/ui/action-style'

type ActionButtonProps = {
  readonly look?: ActionStyle
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
    <button className={actionStyle(look)} disabled={isDisabled} onClick={onPress} ref={ref} type={type}>
      {children}
    </button>
  )
}
