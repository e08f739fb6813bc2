/** The look of the one thing to do on a screen, for links and buttons. */
export const ACTION_LOOK =
  'inline-flex min-h-13 cursor-pointer items-center justify-center rounded-full bg-ember px-8 py-3 font-medium text-ink transition-colors duration-200 hover:bg-ember/85'
