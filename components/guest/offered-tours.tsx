import { clsx } from 'clsx'
import { Picture } from '@/components/ui/picture'
import { tourPicture } from '@/content/tours/all-page-facts'
import { type Tour } from '@/lib/booking/tour'
import { addressOf } from '@/lib/contract/address'
import { type Language } from '@/lib/language/language'
import { words } from '@/lib/words/words'

type OfferedToursProps = {
  readonly language: Language
  /** Path of the booking's page. */
  readonly path: string
  readonly tours: readonly Pick<Tour, 'id' | 'name' | 'route' | 'times'>[]
  /** The tour whose dates are shown. */
  readonly chosenId: number
}

const LINK = 'inline-block underline underline-offset-4'

/** The tours that a guest may choose instead of a cancelled one, above the dates of one of them. */
export function OfferedTours({ language, path, tours, chosenId }: OfferedToursProps) {
  const say = words('guestChange', language)
  return (
    <div className="mt-8 mb-12 grid gap-3">
      {tours.map(({ id, name, route, times }) => (
        <section
          aria-current={id === chosenId || undefined}
          className={clsx(
            'flex flex-wrap gap-4 rounded-lg border p-3',
            id === chosenId ? 'border-ink bg-white' : 'border-ice',
          )}
          key={id}
        >
          <div className="h-16 w-24 shrink-0 overflow-hidden rounded-md">
            <Picture isDecoration name={tourPicture(id)} sizes="114px" />
          </div>
          <div className="flex-[1_1_10rem]">
            <h2 className="font-display text-xl text-balance">{name}</h2>
            <p className="mt-1 text-sm text-pretty">
              {words('guest', language)('timesInFinland', { times: times.text })}
            </p>
            <p className="mt-2 flex flex-wrap gap-x-4 gap-y-2 text-sm">
              <a className={LINK} href={addressOf(route, language)}>
                {say('aboutTour')}
              </a>
              {id !== chosenId && (
                <a className={LINK} href={`${path}/another-tour?tour=${id}`}>
                  {say('seeDatesOf', { tour: name })}
                </a>
              )}
            </p>
          </div>
        </section>
      ))}
    </div>
  )
}
