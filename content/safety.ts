import { type OperatorFact, unconfirmedFact } from '@/content/operator-fact'

/**
 * Minimum thickness of clear ice for people on foot, as Tukes requires of guided services. We do not go on thinner ice.
 */
export const minIceThickness = '10 cm (4 in)'

/** How we keep guests safe on every tour. Samples until the operator confirms them. */
export const companySafety = {
  plan: unconfirmedFact(
    'Each tour has a written safety document: what can go wrong, how we prevent it, and who does what if it happens. It is read through before each season.',
  ),
  firstAid: unconfirmedFact('Every guide has a valid first-aid certificate and carries a first-aid kit.'),
  contact: unconfirmedFact(
    'A second person in Rovaniemi knows where each group is and when it should be back.',
  ),
  vehicles: unconfirmedFact(
    'Our vehicles have winter tyres, blankets, a shovel, a warning triangle and a fire extinguisher. Drivers rest before a night tour.',
  ),
  insurance: unconfirmedFact(
    'We have liability insurance for our tours. It does not replace your own travel insurance.',
  ),
} as const satisfies Readonly<Record<string, OperatorFact>>
