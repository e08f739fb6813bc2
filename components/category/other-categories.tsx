import { OnwardArrow } from '@/components/ui/onward-arrow'
import { PageLink } from '@/components/ui/page-link'

import { categories, type CategoryKey } from '@/content/categories/categories'
import { customizedTour } from '@/content/customized-tour'
import { yourStay } from '@/content/your-stay'

/** Links to the other categories, at the end of a category's page. */
export function OtherCategories({ category }: { readonly category: CategoryKey }) {
  const others = Object.entries(categories)
    .filter(([key]) => key !== category)
    .map(([, other]) => other)
  return (
    <section aria-labelledby="more-heading" className="bg-fjord py-section on-dark">
      <div className="page-width grid gap-x-8 gap-y-8 lg:grid-cols-12">
        <h2 className="font-display text-title lg:col-span-5" id="more-heading">
          Other ways into the winter
        </h2>
        <ul className="border-t border-mist/30 lg:col-span-7">
          {[...others, customizedTour, yourStay].map(({ name, route }) => (
            <li className="border-b border-mist/30" key={route}>
              <PageLink
                className="group flex min-h-18 items-center justify-between gap-6 py-4 font-display text-lead"
                href={route}
              >
                <span>{name}</span>
                <OnwardArrow className="text-mist" />
              </PageLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
