import { Picture } from '@/components/ui/picture'
import { customizedTour } from '@/content/customized-tour'

/** What guests often request, next to two pictures that reach the edge of the screen. */
export function Wishes() {
  const { heading, pictures, examples } = customizedTour.wishes
  return (
    <section aria-labelledby="wishes-heading" className="bg-fjord on-dark lg:page-grid">
      <div className="grid grid-cols-2 gap-1 lg:col-[8/full-end] lg:row-start-1 lg:grid-cols-1 lg:grid-rows-2">
        {pictures.map((name) => (
          <div className="relative aspect-square overflow-hidden lg:aspect-auto" key={name}>
            <Picture className="absolute inset-0" name={name} sizes="(min-width: 1024px) 60vw, 90vw" />
          </div>
        ))}
      </div>
      <div className="px-gutter py-section lg:col-[page-start/8] lg:row-start-1 lg:px-0 lg:pr-12 xl:pr-20">
        <h2 className="font-display text-title" id="wishes-heading">
          {heading}
        </h2>
        <ul className="mt-8 border-t border-mist/30">
          {examples.map(({ name, text }) => (
            <li className="border-b border-mist/30 py-6" key={name}>
              <h3 className="font-display text-lead">{name}</h3>
              <p className="mt-1 max-w-measure leading-relaxed text-mist">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
