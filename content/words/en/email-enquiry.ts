/** E-mails to visitors who sent an enquiry: a message, the wish for a tour, or for transportation. */
export const emailEnquiry = {
  weAnswer: 'We answer by e-mail within {hours} hours.',
  weAnswerWithin: 'We answer within {hours} hours',
  received: 'What we received',
  request: 'Request',
  receivedAt: 'Received',
  answerTo: 'Answer to',
  notRepeated:
    'We have every word that you wrote. For your protection it is not repeated here: anybody can type an e-mail address into a form.',
  seeOurTours: 'See our tours',

  messageSubject: 'We have received your message',
  messageHeadline: 'Your message has arrived',
  messageSubline: 'We answer by e-mail within {hours} hours',
  message:
    'Thank you for writing to us. One of us reads your message and answers by e-mail within {hours} hours.',
  contactMessage: 'Contact message',
  messageReason:
    'You are receiving this e-mail because a message was sent to us with this e-mail address. If it was not you, there is nothing to do.',

  tourSubject: 'We have received your customized tour request',
  tourHeadline: 'Your wishes have arrived',
  customizedTour: 'Customized tour',
  tour: 'Thank you for asking us to plan a tour for you.',
  firstIdeas: 'You receive our first ideas and our questions by e-mail.',
  planTitle: 'We plan the tour with you',
  plan: 'Dates, places, pace and price. Nothing is booked until you agree.',
  tourReason:
    'You are receiving this e-mail because a request for a customized tour was sent to us with this e-mail address. If it was not you, there is nothing to do.',

  transportSubject: 'We have received your transportation request',
  transportHeadline: 'Your request has arrived',
  transport: 'Thank you for asking us to drive you.',
  writeAboutPickUp: 'We write to you by e-mail about the day, the time and the place of your pick-up.',
  quoteTitle: 'You receive a personalised quote within {hours} hours',
  quote: 'It names one price for your journey.',
  decideTitle: 'You decide',
  decide: 'Nothing is booked until you agree.',
  seeService: 'See the service',
  transportReason:
    'You are receiving this e-mail because a request for transportation was sent to us with this e-mail address. If it was not you, there is nothing to do.',
} as const
