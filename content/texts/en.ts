import * as daytimeExperiences from '@/content/categories/daytime-experiences.en'
import * as northernLightsTours from '@/content/categories/northern-lights-tours.en'
import * as rentingEquipment from '@/content/categories/renting-equipment.en'
import * as customizedTour from '@/content/customized-tour-page.en'
import * as home from '@/content/home.en'
import * as packingList from '@/content/packing-list.en'
import * as pictures from '@/content/pictures.en'
import * as questions from '@/content/questions.en'
import * as reviews from '@/content/reviews.en'
import * as rovaniemiSky from '@/content/rovaniemi-sky.en'
import { type TextFiles } from '@/content/texts/text-files'
import * as familyNorthernLights from '@/content/tours/family-northern-lights.en'
import * as guaranteedNorthernLights from '@/content/tours/guaranteed-northern-lights.en'
import * as iceFishing from '@/content/tours/ice-fishing.en'
import * as ranuaZoo from '@/content/tours/ranua-zoo.en'
import * as snowshoe from '@/content/tours/snowshoe.en'
import * as customTransport from '@/content/transport/custom-transport.en'
import * as privateTransfer from '@/content/transport/private-transfer.en'
import * as transportation from '@/content/transport/transportation.en'
import * as yourStay from '@/content/your-stay.en'

/** All text files in English. */
export const english: TextFiles = {
  pages: {
    customizedTour,
    daytimeExperiences,
    home,
    northernLightsTours,
    packingList,
    pictures,
    questions,
    rentingEquipment,
    reviews,
    rovaniemiSky,
    transportation,
    yourStay,
  },
  tours: { familyNorthernLights, guaranteedNorthernLights, iceFishing, ranuaZoo, snowshoe },
  transport: { customTransport, privateTransfer },
}
