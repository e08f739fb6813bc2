import { type Tour } from '@/lib/booking/tour'

type OfferedTourProps = {
  /** Path of the booking's page. */
  readonly path: string
  readonly tour: Pick<Tour, 'name' | 'route' | 'times'>
  /** The other tours on offer. */
  readonly others: readonly Pick<Tour, 'id' | 'name'>[]
}

const LINK = 'underline underline-offset-4'

/** A tour that a guest may choose instead of a cancelled one, above its dates. */
export function OfferedTour({ path, tour, others }: OfferedTourProps) {
  return (
    <section className="mt-8">
      <h2 className="font-display text-2xl text-balance">{tour.name}</h2>
      <p className="mt-2 text-pretty">{`${tour.times.text} (Finnish time)`}</p>
      <p className="mt-2">
        <a className={LINK} href={tour.route}>
          About this tour
        </a>
      </p>
      {others.map(({ id, name }) => (
        <p className="mt-2" key={id}>
          <a className={LINK} href={`${path}/another-tour?tour=${id}`}>
            {`See the dates of ${name}`}
          </a>
        </p>
      ))}
    </section>
  )
}
