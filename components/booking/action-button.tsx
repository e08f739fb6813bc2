import { clsx } from 'clsx'
import { type ReactNode, type Ref } from 'react'

type ActionButtonProps = {
  readonly look: 'primary' | 'quiet'
  readonly isDisabled?: boolean
  readonly onPress?: () => void
  readonly type?: 'button' | 'submit'
  readonly ref?: Ref<HTMLButtonElement>
  readonly children: ReactNode
}

export function ActionButton({
  look,
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

/** The look of an action, for buttons and for links that act as one. */
export function actionLook(look: 'primary' | 'quiet'): string {
  return clsx(
    'inline-flex min-h-13 items-center justify-center gap-3 rounded-full px-7 py-3 font-medium transition-colors duration-200',
    'focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-aurora-deep enabled:cursor-pointer',
    look === 'primary'
      ? 'bg-ember text-ink hover:bg-ember/80 disabled:bg-ice disabled:text-slate'
      : 'border border-slate/70 text-ink hover:border-ink hover:bg-ice disabled:border-ice disabled:bg-transparent disabled:text-slate',
  )
}
