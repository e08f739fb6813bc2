import { type ComponentProps } from 'react'

import { CONTROL_CLASSES } from '@/components/ui/labelled-field'

/** A list to choose from. Browsers put their own arrow too close to its edge, so it has one of our icons. */
export function SelectField(props: Omit<ComponentProps<'select'>, 'className'>) {
  return (
    <div className="relative">
      <select {...props} className={`${CONTROL_CLASSES} h-12 appearance-none pr-12`} />
      <svg
        aria-hidden="true"
        className="pointer-events-none absolute top-4 right-4 size-4"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        viewBox="0 0 16 16"
      >
        <path d="m3 6 5 5 5-5" strokeLinecap="round" strokeLinejoin="round" />
      </svg>
    </div>
  )
}
