import { clsx } from 'clsx'

import { Picture } from '@/components/ui/picture'
import { type Itinerary as ItineraryText } from '@/content/page-sections'
import { preventLineBreaks } from '@/content/line-breaks'

/** The steps of a tour along a timeline. */
export function Itinerary({ heading, steps }: ItineraryText) {
  return (
    <section aria-labelledby="itinerary-heading">
      <h2 className="font-display text-title" id="itinerary-heading">
        {heading}
      </h2>
      <ol className="mt-10">
        {steps.map(({ when, title, text, picture }) => (
          <li
            className={clsx(
              'group relative grid gap-x-8 pb-10 pl-8 last:pb-0 sm:pl-0',
              picture ? 'sm:grid-cols-[8.5rem_1fr_8.5rem]' : 'sm:grid-cols-[8.5rem_1fr]',
            )}
            key={title}
          >
            <span
              aria-hidden
              className="absolute top-3 bottom-[-0.75rem] left-[3px] w-px bg-slate/30 group-last:hidden sm:left-[calc(8.5rem+3px)]"
            />
            <span
              aria-hidden
              className="absolute top-2.5 left-0 size-[7px] rounded-full bg-aurora-deep ring-4 ring-snow sm:left-[8.5rem]"
            />
            <p className="font-medium text-aurora-deep tabular-nums">{when}</p>
            <div className="sm:pl-8">
              <h3 className="text-lg font-semibold">{title}</h3>
              <p className="mt-1 max-w-measure leading-relaxed text-slate">{preventLineBreaks(text)}</p>
            </div>
            {picture && (
              <div className="mt-4 aspect-[3/2] w-full overflow-hidden sm:mt-1 sm:aspect-square sm:max-w-60">
                <Picture isDecoration name={picture} sizes="(min-width: 640px) 240px, 90vw" />
              </div>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
