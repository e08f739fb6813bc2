import { snowshoe } from '@/content/tours/snowshoe'
import { type TourFile } from '@/content/tours/tour-page'

const { seatsPerDeparture, times } = snowshoe

/** What e-mails, papers and other pages say as well. In English they are facts of the tour. */
export const words: TourFile['words'] = () => ({
  name: snowshoe.name,
  duration: snowshoe.duration,
  place: snowshoe.place,
  meetingPoint: snowshoe.meetingPoint,
  whatToBring: snowshoe.whatToBring,
  times: snowshoe.times.text,
})

export const text: TourFile['text'] = ({ time }, words) => ({
  shortName: 'Snowshoe Rental and Routes near Rovaniemi',
  summary: 'Snowshoes that fit, a route that suits you, and the forest to yourselves.',
  description: `Snowshoes and poles in your size, a route to match, and the whole day in the forests and fells around Rovaniemi. For parties of up to ${seatsPerDeparture}.`,
  why: {
    heading: 'Where no path is cleared',
    lead: 'With snowshoes the whole forest is a path. You need no training, only a morning and warm feet.',
    paragraphs: [
      'Once winter has settled, the snow around Rovaniemi is too deep for boots. On snowshoes you stay on top of it and go where the ski tracks and the snowmobiles do not: between spruces bent by their load, over a frozen bog, up a fell for the view.',
      'We bring snowshoes and poles that fit you, show you how to put them on and how to turn around on a slope, and suggest a route that suits the light, the weather and your legs. After that the day is yours. Walking in the forest is everyone’s right in Finland, whoever owns it.',
      `A booking is for up to ${seatsPerDeparture} people who walk together. If you are more, or want a guide beside you, write to us first.`,
    ],
  },
  itinerary: {
    heading: 'Your day, at your pace',
    steps: [
      {
        when: `From ${time(times.start)}`,
        title: 'We meet',
        text: `${words.meetingPoint}. You try the snowshoes, and we set bindings and poles.`,
      },
      {
        when: 'First steps',
        title: 'A short lesson',
        text: 'Walking, turning, going down. It takes a quarter of an hour.',
      },
      {
        when: 'Your hours',
        title: 'Out on the route',
        text: 'An hour in the near forest or a day on the fell. You have the route on your phone and our number in it.',
      },
      {
        when: 'When you like',
        title: 'The snowshoes come back',
        text: 'At the place and time that we agreed.',
      },
    ],
  },
  included: [
    'Snowshoes and poles in your size, for the day',
    'A short lesson',
    'Two or three routes to choose from, for your phone',
    'Our number, for questions on the way',
  ],
  notIncluded: [
    'A guide on the walk: ask us, and we send an offer',
    'Winter clothing and boots',
    'Food and drink: take a thermos',
    'Travel insurance',
  ],
  questions: [
    {
      question: 'Do I have to be fit?',
      answer:
        'If you can walk for an hour, you can walk on snowshoes for an hour, a little slower. Deep new snow and hills make it harder; we choose the route with you.',
    },
    {
      question: 'Which boots do I need?',
      answer:
        'Waterproof winter boots with a firm sole. The binding takes nearly every size, children’s too. Thin shoes and high heels do not work.',
    },
    {
      question: 'How much daylight is there?',
      answer:
        'In the middle of December about two and a half hours of sun, and six with the twilight; at the end of February nearly ten hours of sun. In the dark weeks we suggest a short route.',
    },
    {
      question: 'What if there is too little snow?',
      answer:
        'In November, and in some years in early December, that can happen. Then we cancel, and you choose a full refund or another date.',
    },
  ],
  safety: {
    walking:
      'As far as you choose, in soft snow; we suggest routes from two to eight kilometres (1 to 5 miles).',
    access:
      'You walk by yourselves, on uneven ground and without a guide; snowshoes and wheelchairs do not go together.',
    toilets: 'Dry toilets at the lean-to shelters of marked routes; elsewhere there are none.',
    equipment: 'A map of the route, a head torch and a foil blanket for each party, to borrow.',
  },
})
