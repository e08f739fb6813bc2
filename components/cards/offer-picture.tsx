import { clsx } from 'clsx'
import { type ReactNode } from 'react'

type OfferPictureProps = {
  readonly side: 'left' | 'right'
  readonly badge: string | undefined
  readonly children: ReactNode
}

/** The box of a card's picture, with its badge. */
export function OfferPicture({ side, badge, children }: OfferPictureProps) {
  return (
    <div
      className={clsx(
        'relative aspect-[4/3] overflow-hidden lg:row-start-1 lg:aspect-auto lg:min-h-[44rem]',
        side === 'left' ? 'lg:col-[full-start/9]' : 'lg:col-[7/full-end]',
      )}
    >
      {children}
      {badge && (
        <p
          className={clsx(
            'absolute top-5 left-gutter z-20 rounded-full bg-snow px-4 py-1.5 text-sm font-medium text-ink lg:top-8',
            side === 'right' && 'lg:left-8',
          )}
        >
          {badge}
        </p>
      )}
    </div>
  )
}
