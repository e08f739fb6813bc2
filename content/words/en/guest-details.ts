/** The forms for a guest's details: name, contact, language, where the party stays and what we should know. */
export const guestDetails = {
  filledIn: 'Filled in as on your booking {reference}, and not saved yet for this one. Please check it.',
  save: 'Save',

  name: 'Name',
  email: 'Email',
  emailHint: 'We send a new address a link first: it counts once you have opened that.',
  phone: 'Phone',
  language: 'Language',
  languageHint: 'Of this page and of our e-mails from now on.',
  whereYouAre: 'Where you are staying',
  pickUp: 'Pick-up place',
  pickUpHint: 'Hotel or address, where the guide meets you.',
  meetingHint: 'Hotel or address, so that we can agree where to meet.',
  whatToKnow: 'What we should know',
  wishes: 'Wishes',
  wishesHint:
    'The children’s ages, child seats, shoe sizes, a birthday. Nothing about your health, please: the field below is for that.',
  health: 'Health',
  healthHint: 'Allergies, illnesses, how well you walk: what the guide should know to look after you.',
  agree: 'I agree',

  consentMissing: 'Please tick the box, or leave the field about health empty',
  noConsent:
    'Nothing about your health was kept, as the box below was not ticked. Everything else is saved. Please tick the box and confirm again.',
  notSaved:
    'What you typed here could not be saved, so it is as it was. Everything else is saved. Please check it.',
  missing:
    'Please fill in all required fields. What you typed is still here, and not saved yet; everything else is.',
  tooLong:
    'This must be {most} characters or fewer. What you typed is still here, and not saved yet; everything else is.',
  unusable:
    'This contains characters that cannot be used. What you typed is still here, and not saved yet; everything else is.',
  notAnAddress: 'Invalid email address. What you typed is still here, and not saved yet; everything else is.',
  /** The consent of guests who tell us about their health. Rule: health (docs/rules.md) */
  healthConsentText:
    'I agree that {brand} keeps what I write here about health, and that our guide reads it, so that I can be looked after on the tour. It is deleted {days} days after the tour. I can take this back at any time on the page of my booking.',
} as const
