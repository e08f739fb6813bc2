import { clsx } from 'clsx'

/** `primary` is the one thing to do on a screen; `quiet` stands beside it on light ground. */
export type ActionLook = 'primary' | 'quiet'

/** The look of an action, for buttons and for links that act as one. */
export function actionLook(look: ActionLook): string {
  return clsx(
    'inline-flex min-h-13 items-center justify-center gap-3 rounded-full px-8 py-3 font-medium transition-colors duration-200 not-disabled:cursor-pointer',
    look === 'primary'
      ? 'bg-ember text-ink hover:bg-ember/85 disabled:bg-ice disabled:text-slate'
      : 'border border-slate/70 text-ink hover:border-ink hover:bg-ice disabled:border-ice disabled:bg-transparent disabled:text-slate',
  )
}
