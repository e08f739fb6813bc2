/** The fields that visitors write text into. */
export type TextFieldName =
  | 'name'
  | 'firstName'
  | 'country'
  | 'email'
  | 'phone'
  | 'pickUp'
  | 'requests'
  | 'health'
  | 'message'
  | 'route'
  | 'moreInfo'
  | 'review'

/**
 * What is wrong with a field that a visitor has sent: the name of a message of the area `fields`, which
 * `fieldErrorText` says. Those about too much or too little have a `limit` among the issue's `params`.
 */
export type FieldMessage =
  | 'missing'
  | 'invalidEmail'
  | 'noTour'
  | 'noDate'
  | 'chooseDate'
  | 'noAdult'
  | 'wrongChildren'
  | 'groupOfThisSize'
  | 'noDates'
  | 'datesTooMany'
  | 'noService'
  | 'noCoin'
  | 'noStars'
  | 'reviewTooShort'
  | `${TextFieldName}${'NotText' | 'Unusable' | 'TooLong'}`
