import { type PopularRoute } from '@/content/transport/transport-page'

/** The most requested routes. */
export function PopularRoutes({ routes }: { readonly routes: readonly PopularRoute[] }) {
  return (
    <section aria-labelledby="routes-heading">
      <h2 className="font-display text-title" id="routes-heading">
        Popular routes
      </h2>
      <ul className="mt-8 grid gap-x-12 sm:grid-cols-2">
        {routes.map(({ name, text }) => (
          <li className="border-t border-slate/30 pt-5 pb-8" key={name}>
            <h3 className="font-display text-lead">{name}</h3>
            <p className="mt-2 leading-relaxed text-slate">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
