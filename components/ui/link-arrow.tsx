import { clsx } from 'clsx'

import { LineIcon } from '@/components/ui/line-icon'

/** An arrow after the text of a link with the class `group`; it moves slightly on hover. */
export function LinkArrow({ className }: { readonly className: string }) {
  return (
    <span
      className={clsx(
        'inline-block align-middle transition-transform duration-200 group-hover:translate-x-1 motion-reduce:transition-none',
        className,
      )}
    >
      <LineIcon grid={20} path="M3.5 10h13M11.5 5l5 5-5 5" />
    </span>
  )
}
