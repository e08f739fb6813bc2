import { clsx } from 'clsx'
import Link from 'next/link'

import { Picture } from '@/components/ui/picture'
import { type TourPage } from '@/content/tours/tour-page'
import { formatEuros } from '@/lib/booking/money'

type TourCardProps = { readonly page: TourPage; readonly isWide: boolean }

/** A picture with its words below. The whole card is the link. */
export function TourCard({ page: { tour, summary, hero }, isWide }: TourCardProps) {
  return (
    <li className={clsx('group relative', isWide ? 'lg:col-span-6' : 'lg:col-span-4')}>
      <div className={clsx('overflow-hidden', isWide ? 'aspect-[3/2]' : 'aspect-[3/2] lg:aspect-[4/5]')}>
        <Picture
          className="transition-transform duration-500 ease-out group-hover:scale-[1.03] motion-reduce:transition-none motion-reduce:group-hover:scale-100"
          isDecoration
          name={hero[0]}
          sizes={`(min-width: 1024px) ${isWide ? '50vw' : '50vw'}, (min-width: 640px) 50vw, 100vw`}
        />
      </div>
      <h3 className="mt-5 font-display text-lead">
        <Link className="after:absolute after:inset-0" href={tour.route}>
          {tour.name}
        </Link>
      </h3>
      <p className="mt-2 max-w-[48ch] text-balance text-slate">{summary}</p>
      <p className="mt-4 flex flex-wrap justify-between gap-x-6 border-t border-ice pt-3 tabular-nums">
        <span className="text-slate">{tour.duration}</span>
        <span>From {formatEuros(tour.prices.adultCents)}</span>
      </p>
    </li>
  )
}
