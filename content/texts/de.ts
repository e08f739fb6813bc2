import * as daytimeExperiences from '@/content/categories/daytime-experiences.de'
import * as northernLightsTours from '@/content/categories/northern-lights-tours.de'
import * as rentingEquipment from '@/content/categories/renting-equipment.de'
import * as customizedTour from '@/content/customized-tour-page.de'
import * as home from '@/content/home.de'
import * as packingList from '@/content/packing-list.de'
import * as pictures from '@/content/pictures.de'
import * as questions from '@/content/questions.de'
import * as reviews from '@/content/reviews.de'
import * as rovaniemiSky from '@/content/rovaniemi-sky.de'
import { type TextFiles } from '@/content/texts/text-files'
import * as familyNorthernLights from '@/content/tours/family-northern-lights.de'
import * as guaranteedNorthernLights from '@/content/tours/guaranteed-northern-lights.de'
import * as iceFishing from '@/content/tours/ice-fishing.de'
import * as ranuaZoo from '@/content/tours/ranua-zoo.de'
import * as snowshoe from '@/content/tours/snowshoe.de'
import * as customTransport from '@/content/transport/custom-transport.de'
import * as privateTransfer from '@/content/transport/private-transfer.de'
import * as transportation from '@/content/transport/transportation.de'
import * as yourStay from '@/content/your-stay.de'

/** The text files in German. */
export const german: TextFiles = {
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
