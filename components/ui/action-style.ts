/**
 * The look of a button or link. `primary`: a screen's main action; `quiet`: a secondary one on light; `night`: one on
 * dark; `grave`: one that cancels, on light.
 */
export type ActionStyle = 'primary' | 'quiet' | 'night' | 'grave'

const SHAPE =
  'inline-flex min-h-13 items-center justify-center gap-x-3 max-[16rem]:flex-wrap rounded-full px-[min(2rem,10vw)] py-3 text-center leading-snug text-balance font-medium transition-colors duration-200 not-disabled:cursor-pointer aria-disabled:cursor-default'

const LOOKS: Readonly<Record<ActionStyle, string>> = {
  primary:
    'bg-ember text-ink hover:bg-ember/85 disabled:bg-ice disabled:text-slate aria-disabled:bg-ice aria-disabled:text-slate forced-colors:border',
  quiet:
    'border border-slate/70 text-ink hover:border-ink hover:bg-ice disabled:border-ice disabled:bg-transparent disabled:text-slate aria-disabled:border-ice aria-disabled:bg-transparent aria-disabled:text-slate',
  night: 'border border-snow/50 text-snow hover:bg-fjord',
  grave: 'border border-alarm text-alarm hover:bg-ice',
}

/** Return the classes of an action, for buttons and for links that look like one. */
export function actionClasses(look: ActionStyle): string {
  return `${SHAPE} ${LOOKS[look]}`
}
