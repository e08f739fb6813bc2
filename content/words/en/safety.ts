/** How we keep guests safe on every tour. Samples until the operator confirms them: see `content/safety.ts`. */
export const safety = {
  plan: 'Each tour has a written safety document: what can go wrong, how we prevent it, and who does what if it happens. It is read through before each season.',
  firstAid: 'Every guide has a valid first-aid certificate and carries a first-aid kit.',
  contact: 'A second person in Rovaniemi knows where each group is and when it should be back.',
  vehicles:
    'Our vehicles have winter tyres, blankets, a shovel, a warning triangle and a fire extinguisher. Drivers rest before a night tour.',
  insurance: 'We have liability insurance for our tours. It does not replace your own travel insurance.',
} as const
