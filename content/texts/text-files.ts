import { type DaytimeExperiencesText } from '@/content/categories/daytime-experiences'
import { type NorthernLightsToursText } from '@/content/categories/northern-lights-tours'
import { type RentingEquipmentText } from '@/content/categories/renting-equipment'
import { type CustomizedTourText } from '@/content/customized-tour-page'
import { type HomeText } from '@/content/home'
import { type PackingListText } from '@/content/packing-list'
import { type PictureName } from '@/content/pictures'
import { type QuestionsText } from '@/content/questions'
import { type ReviewsText } from '@/content/reviews'
import { type RovaniemiSkyText } from '@/content/rovaniemi-sky'
import { type Facts } from '@/content/texts/facts'
import { type TourKey } from '@/content/tours/all-page-facts'
import { type TourFile } from '@/content/tours/tour-page'
import { type TransportationText } from '@/content/transport/all-transport'
import { type TransportKey } from '@/content/transport/transport'
import { type TransportFile } from '@/content/transport/transport-page'
import { type YourStayText } from '@/content/your-stay'

/** The texts of pages, each in a file of its own for each language, such as `content/home.en.ts`. */
export type PageTexts = {
  readonly customizedTour: CustomizedTourText
  readonly daytimeExperiences: DaytimeExperiencesText
  readonly home: HomeText
  readonly northernLightsTours: NorthernLightsToursText
  readonly packingList: PackingListText
  /** What each picture shows. */
  readonly pictures: Readonly<Record<PictureName, string>>
  readonly questions: QuestionsText
  readonly rentingEquipment: RentingEquipmentText
  readonly reviews: ReviewsText
  readonly rovaniemiSky: RovaniemiSkyText
  readonly transportation: TransportationText
  readonly yourStay: YourStayText
}

/** The text of a page: what it takes from the facts is in their words of its own language. */
export type PageFile<Page extends keyof PageTexts> = (facts: Facts) => PageTexts[Page]

/** All text files of a language. */
export type TextFiles = {
  readonly pages: { readonly [Page in keyof PageTexts]: { readonly text: PageFile<Page> } }
  readonly tours: Readonly<Record<TourKey, TourFile>>
  readonly transport: Readonly<Record<TransportKey, TransportFile>>
}
