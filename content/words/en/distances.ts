/** Distances and times that are said in words. They stand inside sentences: 'about {distance} south'. */
export const distances = {
  /** The loop through the wildlife park. The park publishes no length; visitors' pages say three kilometres. */
  boardwalk: 'nearly three kilometres (just under two miles)',
  fromHelsinkiByAir: 'an hour and twenty minutes',
  fromHelsinkiByTrain: 'twelve hours',
  toRanua: 'an hour',
  toLevi: 'a good two hours',
  fromStation: 'twenty minutes on foot',
} as const
