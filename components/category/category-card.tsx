import { OfferCard } from '@/components/cards/offer-card'
import { groupText } from '@/components/tour/group-text'
import { Picture } from '@/components/ui/picture'
import { type CategoryCard as CategoryCardText } from '@/content/categories/category-page'
import { formatEuros } from '@/lib/language/money'

type CategoryCardProps = { readonly card: CategoryCardText; readonly side: 'left' | 'right' }

/** A tour on its category's page. */
export function CategoryCard({ card: { tour, picture, ...words }, side }: CategoryCardProps) {
  return (
    <OfferCard
      {...words}
      facts={[
        ['Duration', tour.duration],
        ['Group size', groupText(tour)],
        ['Location', tour.place],
      ]}
      picture={
        <Picture className="absolute inset-0" name={picture} sizes="(min-width: 1024px) 75vw, 100vw" />
      }
      price={`From ${formatEuros(tour.prices.adultCents)}`}
      priceNote="per adult, VAT included"
      route={tour.route}
      side={side}
    />
  )
}
