import { guarantee, guaranteeClaim } from '@/content/policies'

/** The guarantee, word for word. Rule: lights-guarantee (docs/rules.md) */
export function Guarantee() {
  return (
    <section
      aria-labelledby="guarantee-heading"
      className="-mx-gutter bg-night px-gutter py-10 on-dark lg:mx-0 lg:p-10 print:mx-0 print:p-0"
    >
      <h2 className="text-aurora" id="guarantee-heading">
        Our guarantee
      </h2>
      <p className="mt-4 font-display text-lead">{guarantee}</p>
      <p className="mt-4 text-mist">{guaranteeClaim}</p>
    </section>
  )
}
