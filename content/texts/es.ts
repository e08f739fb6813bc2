import * as daytimeExperiences from '@/content/categories/daytime-experiences.es'
import * as northernLightsTours from '@/content/categories/northern-lights-tours.es'
import * as rentingEquipment from '@/content/categories/renting-equipment.es'
import * as customizedTour from '@/content/customized-tour-page.es'
import * as home from '@/content/home.es'
import * as packingList from '@/content/packing-list.es'
import * as pictures from '@/content/pictures.es'
import * as questions from '@/content/questions.es'
import * as reviews from '@/content/reviews.es'
import * as rovaniemiSky from '@/content/rovaniemi-sky.es'
import { type TextFiles } from '@/content/texts/text-files'
import * as familyNorthernLights from '@/content/tours/family-northern-lights.es'
import * as guaranteedNorthernLights from '@/content/tours/guaranteed-northern-lights.es'
import * as iceFishing from '@/content/tours/ice-fishing.es'
import * as ranuaZoo from '@/content/tours/ranua-zoo.es'
import * as snowshoe from '@/content/tours/snowshoe.es'
import * as customTransport from '@/content/transport/custom-transport.es'
import * as privateTransfer from '@/content/transport/private-transfer.es'
import * as transportation from '@/content/transport/transportation.es'
import * as yourStay from '@/content/your-stay.es'

/** The text files in Spanish. */
export const spanish: TextFiles = {
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
