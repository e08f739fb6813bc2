import { type FieldMessage } from '@/lib/contract/field-message'

/**
 * What is wrong with a field that a visitor has sent, for pages, forms and the API. `{limit}` is a number of characters,
 * or of dates. Those ending in `NotText` are for programs alone: no form can cause them.
 */
export const fields = {
  missing: 'Please fill in all required fields',
  invalidEmail: 'Invalid email address',
  noTour: 'Please choose a tour',
  noDate: 'Please select a date',
  chooseDate: 'Please choose a date',
  noAdult: 'At least one adult must come along',
  wrongChildren: 'The number of children must be 0 or more',
  groupOfThisSize: 'Please write to us about a group of this size',
  noDates: 'Please choose at least one date',
  datesTooMany: 'Please choose {limit} dates or fewer',
  noService: 'Please choose one of the services offered',
  noCoin: 'Please choose one of the cryptocurrencies offered',
  noStars: 'Please choose from 1 to 5 stars',
  reviewTooShort: 'Your words must be {limit} characters or more',

  nameNotText: 'Your name must be text',
  nameUnusable: 'Your name contains characters that cannot be used',
  nameTooLong: 'Your name must be {limit} characters or fewer',

  firstNameNotText: 'Your first name must be text',
  firstNameUnusable: 'Your first name contains characters that cannot be used',
  firstNameTooLong: 'Your first name must be {limit} characters or fewer',

  countryNotText: 'Your country must be text',
  countryUnusable: 'Your country contains characters that cannot be used',
  countryTooLong: 'Your country must be {limit} characters or fewer',

  emailNotText: 'Your email must be text',
  emailUnusable: 'Your email contains characters that cannot be used',
  emailTooLong: 'Your email must be {limit} characters or fewer',

  phoneNotText: 'Your phone number must be text',
  phoneUnusable: 'Your phone number contains characters that cannot be used',
  phoneTooLong: 'Your phone number must be {limit} characters or fewer',

  pickUpNotText: 'The pick-up place must be text',
  pickUpUnusable: 'The pick-up place contains characters that cannot be used',
  pickUpTooLong: 'The pick-up place must be {limit} characters or fewer',

  requestsNotText: 'The special requests field must be text',
  requestsUnusable: 'The special requests field contains characters that cannot be used',
  requestsTooLong: 'The special requests field must be {limit} characters or fewer',

  healthNotText: 'The health field must be text',
  healthUnusable: 'The health field contains characters that cannot be used',
  healthTooLong: 'The health field must be {limit} characters or fewer',

  messageNotText: 'Your message must be text',
  messageUnusable: 'Your message contains characters that cannot be used',
  messageTooLong: 'Your message must be {limit} characters or fewer',

  routeNotText: 'Your pickup and destination must be text',
  routeUnusable: 'Your pickup and destination contains characters that cannot be used',
  routeTooLong: 'Your pickup and destination must be {limit} characters or fewer',

  moreInfoNotText: 'Your additional information must be text',
  moreInfoUnusable: 'Your additional information contains characters that cannot be used',
  moreInfoTooLong: 'Your additional information must be {limit} characters or fewer',

  reviewNotText: 'Your words must be text',
  reviewUnusable: 'Your words contains characters that cannot be used',
  reviewTooLong: 'Your words must be {limit} characters or fewer',
} as const satisfies Readonly<Record<FieldMessage, string>>
