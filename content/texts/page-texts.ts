import { type CategoryKey } from '@/content/categories/categories'
import { type Itinerary } from '@/content/page-sections'
import { type PictureName } from '@/content/pictures'
import { type NamedText, type PageWords, type TitledText } from '@/content/texts/page-words'
import { type Question } from '@/content/tours/tour-page'

/** The texts of pages, each in a file of its own for each language, such as `content/home.en.ts`. */
export type PageTexts = {
  readonly customizedTour: CustomizedTourText
  readonly daytimeExperiences: CategoryText<'iceFishing' | 'ranuaZoo'>
  readonly home: HomeText
  readonly northernLightsTours: CategoryText<'guaranteedNorthernLights' | 'familyNorthernLights'>
  readonly packingList: PackingListText
  /** What each picture shows. */
  readonly pictures: Readonly<Record<PictureName, string>>
  readonly questions: QuestionsText
  readonly rentingEquipment: CategoryText<'snowshoe'>
  readonly reviews: ReviewsText
  readonly rovaniemiSky: RovaniemiSkyText
  readonly transportation: TransportationText
  readonly yourStay: YourStayText
}

/** The text of a category's page. Prices and times come from each card's tour. */
export type CategoryText<Card extends string> = {
  /** For the browser's title, 35 to 45 characters, because the brand is appended. */
  readonly shortName: string
  readonly intro: string
  /** For search results, 120 to 160 characters. */
  readonly description: string
  readonly cards: Readonly<Record<Card, CategoryCardText>>
}

export type CategoryCardText = {
  /** The name of the tour on this page, which differs from its usual one. */
  readonly name: string
  readonly description: string
  readonly features: readonly string[]
}

/** The text of the page on which guests request a custom tour. */
type CustomizedTourText = PageWords & {
  readonly intro: string
  readonly facts: readonly (readonly [name: string, value: string])[]
  readonly arrange: {
    readonly heading: string
    readonly lead: string
    readonly offers: readonly NamedText[]
  }
  readonly wishes: { readonly heading: string; readonly examples: readonly NamedText[] }
  readonly steps: Itinerary
  readonly request: {
    readonly action: string
    readonly heading: string
    readonly text: string
    readonly company: string
  }
}

/** The text of the home page, from top to bottom. */
export type HomeText = {
  readonly name: string
  /** For search results, 120 to 160 characters. */
  readonly description: string
  readonly hero: { readonly headline: string; readonly text: string }
  readonly tours: {
    readonly heading: string
    readonly text: string
    readonly cards: Readonly<Record<CategoryKey | 'customized', HomeCardText>>
  }
  readonly transport: {
    readonly heading: string
    readonly title: string
    readonly description: string
    readonly count: string
  }
  readonly about: {
    readonly heading: string
    readonly lead: string
    readonly paragraphs: readonly string[]
  }
  readonly contact: { readonly heading: string; readonly text: string; readonly formHeading: string }
}

export type HomeCardText = {
  readonly description: string
  /** Such as '2 tours available'. Rule: home-cards (docs/rules.md) */
  readonly tourCount: string
}

type PackingListText = PageWords & {
  /** One line below the title. */
  readonly summary: string
  readonly groups: readonly PackingGroup[]
}

export type PackingGroup = { readonly heading: string; readonly entries: readonly string[] }

/** The intro of the FAQ page, and the questions about all tours. */
type QuestionsText = PageWords & {
  readonly summary: string
  readonly allTours: string
  readonly questions: readonly Question[]
}

/** The page of reviews, around the reviews. */
type ReviewsText = PageWords & { readonly summary: string }

/** The text of the page about the sky over Rovaniemi. Its times and dates come from `lib/night/`. */
type RovaniemiSkyText = {
  readonly name: string
  /** For the browser's title and search results, 50 to 60 characters including the brand. */
  readonly title: string
  /** For search results, 120 to 160 characters. */
  readonly description: string
  readonly intro: string
  readonly chart: Section
  readonly months: Section
  readonly moons: Section
  readonly forecast: Section & { readonly steps: readonly TitledText[] }
  readonly institutes: {
    readonly heading: string
    readonly links: Readonly<
      Record<
        'spaceWeather' | 'weather' | 'aurora' | 'solarWind',
        { readonly name: string; readonly text: string }
      >
    >
  }
  readonly onward: Section
}

type Section = { readonly heading: string; readonly text: string }

/** The text above the two services, and that of the map. */
type TransportationText = PageWords & {
  readonly intro: string
  readonly map: {
    readonly heading: string
    readonly text: string
    /** What the map shows, for those who do not see it. */
    readonly drawn: string
  }
}

/** The text around the days of a stay. Labels and notes among the days: `content/words/en/stay.ts`. */
type YourStayText = PageWords & {
  /** The results page that the server renders for browsers without scripts: for its title and search results. */
  readonly answer: { readonly title: string; readonly description: string }
  readonly intro: string
  readonly guide: { readonly heading: string; readonly parts: readonly TitledText[] }
}
