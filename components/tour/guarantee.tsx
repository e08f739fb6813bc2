import { guarantee } from '@/content/policies'

/** The promise, word for word. Rule: lights-guarantee (docs/rules.md) */
export function Guarantee() {
  return (
    <section aria-labelledby="guarantee-heading" className="bg-night py-section on-dark">
      <div className="page-width grid gap-x-8 gap-y-4 lg:grid-cols-12">
        <h2 className="text-aurora lg:col-span-3 lg:pt-2" id="guarantee-heading">
          Our guarantee
        </h2>
        <p className="font-display text-title text-balance lg:col-span-9">{guarantee}</p>
      </div>
    </section>
  )
}
