/** Questions about every tour. Each tour's page has its own answers; the questions page has one for all. */
export const commonQuestions = {
  collect: 'Where do you collect us?',
  /** `area` is a phrase: 'within 10 km (6 miles) of the centre …'. */
  collectAnswer:
    'At the door of your accommodation, {area}. If you stay farther out, write to {email} before you book, and we say whether we can come or where we could meet.',
  bookUntil: 'Until when can I book?',
  bookUntilAnswer:
    'Until {time} on the day itself, Finnish time, as long as places are left. The calendar shows how many there are on each date.',
  plansChange: 'What if my plans change?',
  /** After the sentences on free cancellation. */
  weCancel:
    'If we cancel, for the weather or another reason of ours, you choose a full refund or another date.',
  /** One of a list: 'Ice Fishing Experience until 08:00, Snowshoe Adventure until 08:00'. */
  tourCloses: '{tour} until {time}',
} as const
