import { guaranteedNorthernLights } from '@/content/tours/guaranteed-northern-lights'

const { seatsPerDeparture, prices } = guaranteedNorthernLights

/** What an evening costs whose places are all sold to one party. Rule: private-evening (docs/rules.md) */
export const privateEveningCents = seatsPerDeparture * prices.adultCents
