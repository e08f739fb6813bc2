import { type ReactNode, type Ref } from 'react'

import { type ActionStyle, actionClasses } from '@/components/ui/action-style'

type ActionButtonProps = {
  readonly look?: ActionStyle
  readonly isDisabled?: boolean
  /** Whether the button is announced as disabled but can still be pressed; its form then says what is missing. */
  readonly isUnready?: boolean
  readonly describedBy?: string
  readonly onPress?: () => void
  readonly type?: 'button' | 'submit'
  readonly ref?: Ref<HTMLButtonElement>
  readonly children: ReactNode
}

export function ActionButton({
  look = 'primary',
  isDisabled = false,
  isUnready = false,
  describedBy,
  onPress,
  type = 'button',
  ref,
  children,
}: ActionButtonProps) {
  return (
    <button
      aria-describedby={describedBy}
      aria-disabled={isUnready || undefined}
      className={actionClasses(look)}
      disabled={isDisabled}
      onClick={onPress}
      ref={ref}
      type={type}
    >
      {children}
    </button>
  )
}
