import { ClothingLayers } from '@/components/figures/clothing-layers'
import { DarkHours } from '@/components/figures/dark-hours'
import { IglooRoof } from '@/components/figures/igloo-roof'
import { LightsByLatitude } from '@/components/figures/lights-by-latitude'
import { readDarkHours } from '@/components/figures/read-dark-hours'
import { type FigureName } from '@/content/blog/figures'

/**
 * A drawing in an article.
 *
 * @param html  the article's text, for a drawing based on its table
 */
export function Figure({ name, html }: { readonly name: FigureName; readonly html: string }) {
  switch (name) {
    case 'iglooRoof':
      return <IglooRoof />
    case 'clothingLayers':
      return <ClothingLayers />
    case 'lightsByLatitude':
      return <LightsByLatitude />
    case 'darkHours':
      return <DarkHours nights={readDarkHours(html)} />
  }
}
