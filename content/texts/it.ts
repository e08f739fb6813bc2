import * as daytimeExperiences from '@/content/categories/daytime-experiences.it'
import * as northernLightsTours from '@/content/categories/northern-lights-tours.it'
import * as rentingEquipment from '@/content/categories/renting-equipment.it'
import * as customizedTour from '@/content/customized-tour-page.it'
import * as home from '@/content/home.it'
import * as packingList from '@/content/packing-list.it'
import * as pictures from '@/content/pictures.it'
import * as questions from '@/content/questions.it'
import * as reviews from '@/content/reviews.it'
import * as rovaniemiSky from '@/content/rovaniemi-sky.it'
import { type TextFiles } from '@/content/texts/text-files'
import * as familyNorthernLights from '@/content/tours/family-northern-lights.it'
import * as guaranteedNorthernLights from '@/content/tours/guaranteed-northern-lights.it'
import * as iceFishing from '@/content/tours/ice-fishing.it'
import * as ranuaZoo from '@/content/tours/ranua-zoo.it'
import * as snowshoe from '@/content/tours/snowshoe.it'
import * as customTransport from '@/content/transport/custom-transport.it'
import * as privateTransfer from '@/content/transport/private-transfer.it'
import * as transportation from '@/content/transport/transportation.it'
import * as yourStay from '@/content/your-stay.it'

/** The text files in Italian. */
export const italian: TextFiles = {
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
