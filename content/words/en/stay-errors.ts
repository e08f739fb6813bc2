/** What is wrong with the dates and the party of a stay. */
export const stayErrors = {
  arrivalMissing: 'Please choose the day of your arrival',
  departureMissing: 'Please choose the day of your departure',
  adultsWrong: 'At least one adult must come along, and {mostGuests} at the most',
  childrenWrong: 'The number of children must be between 0 and {mostGuests}',
  departureFirst: 'Your departure must not be before your arrival',
  tooLong: 'Please choose {mostDays} days or fewer',
  past: 'These days are over: please choose days from today on',
} as const
