import { customizedTour } from '@/content/customized-tour'

/** What we can arrange: a heading that stays on the left, and four offers separated by thin rules. */
export function Arrangements() {
  const { heading, lead, offers } = customizedTour.arrange
  return (
    <section
      aria-labelledby="arrange-heading"
      className="page-width grid gap-x-8 gap-y-10 py-section lg:grid-cols-12"
    >
      <div className="lg:col-span-5">
        <h2 className="font-display text-title" id="arrange-heading">
          {heading}
        </h2>
        <p className="mt-6 max-w-[30ch] font-display text-lead">{lead}</p>
      </div>
      <ul className="border-t border-slate/30 lg:col-span-7">
        {offers.map(({ name, text }) => (
          <li className="border-b border-slate/30 py-7" key={name}>
            <h3 className="text-lg font-semibold">{name}</h3>
            <p className="mt-2 max-w-measure leading-relaxed text-slate">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
