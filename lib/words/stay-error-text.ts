import { MAX_STAY_DAYS, MAX_STAY_GUESTS, type StayFieldError } from '@/lib/contract/find-stay-error'
import { type Say } from '@/lib/words/say'

/** Say what is wrong with a stay. */
export function stayErrorText(say: Say<'stayErrors'>, { fault }: StayFieldError): string {
  switch (fault) {
    case 'adultsWrong':
    case 'childrenWrong':
      return say(fault, { mostGuests: MAX_STAY_GUESTS })
    case 'tooLong':
      return say(fault, { mostDays: MAX_STAY_DAYS })
    case 'arrivalMissing':
    case 'departureMissing':
    case 'departureFirst':
    case 'past':
      return say(fault)
  }
}
