import { type CategoryKey, category, type categoryRoutes } from '@/content/categories/categories'
import { customizedTourPage } from '@/content/customized-tour-page'
import { type PictureName } from '@/content/pictures'
import { promises } from '@/content/promises'
import { pageText } from '@/content/texts/page-text'
import { type HomeCardText, type HomeText } from '@/content/texts/page-texts'
import { guaranteedNorthernLights } from '@/content/tours/guaranteed-northern-lights'
import { tourInWords } from '@/content/tours/tour-words'
import { transportationPage } from '@/content/transport/all-transport'
import { type Language } from '@/lib/language/language'

/** One of the four cards for our tours. Its price comes from the tours of its category. */
export type HomeCard = HomeCardText & {
  readonly title: string
  readonly picture: PictureName
  readonly route: (typeof categoryRoutes)[CategoryKey] | ReturnType<typeof customizedTourPage>['route']
  /** The category whose lowest price the card shows; null if it has no fixed prices. */
  readonly category: CategoryKey | null
}

const CARD_PICTURES = {
  northernLights: 'auroraLake',
  equipment: 'forestWalkers',
  daytime: 'fishingSpring',
} as const satisfies Readonly<Record<CategoryKey, PictureName>>

const ABOUT_PICTURES = ['frostForest', 'familyFire', 'midsummerLake', 'reindeer', 'winterClothing'] as const

/** The text and pictures of the home page, from top to bottom. */
export function homePage(language: Language) {
  const { tours, ...text } = pageText('home', language)
  return {
    route: '/',
    ...text,
    hero: {
      ...text.hero,
      flagship: {
        tour: tourInWords(guaranteedNorthernLights, language),
        promise: promises(language).shortGuarantee,
      },
    },
    tours: { ...tours, cards: listCards(tours.cards, language) },
    transport: { ...text.transport, picture: 'roadToFells', route: transportationPage(language).route },
    about: { ...text.about, pictures: ABOUT_PICTURES },
    contact: { ...text.contact, picture: 'litWindow' },
  } as const
}

function listCards(cards: HomeText['tours']['cards'], language: Language): readonly HomeCard[] {
  const keys = Object.keys(CARD_PICTURES) as CategoryKey[]
  const { name, route, picture } = customizedTourPage(language)
  return [
    ...keys.map((key) => {
      const { name: title, route: page } = category(key, language)
      return { ...cards[key], title, route: page, picture: CARD_PICTURES[key], category: key }
    }),
    { ...cards.customized, title: name, route, picture, category: null },
  ]
}
