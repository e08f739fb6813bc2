import { booking } from '@/content/words/en/booking'
import { calendar } from '@/content/words/en/calendar'
import { confirmation } from '@/content/words/en/confirmation'
import { cryptoDialog } from '@/content/words/en/crypto-dialog'
import { enquiries } from '@/content/words/en/enquiries'
import { failure } from '@/content/words/en/failure'
import { forms } from '@/content/words/en/forms'
import { frame } from '@/content/words/en/frame'
import { missing } from '@/content/words/en/missing'
import { panel } from '@/content/words/en/panel'
import { party } from '@/content/words/en/party'
import { slides } from '@/content/words/en/slides'
import { stayErrors } from '@/content/words/en/stay-errors'
import { waitingDialog } from '@/content/words/en/waiting-dialog'

/** All messages in English, by area. Every other language has the same areas. */
export const english = {
  booking,
  calendar,
  confirmation,
  cryptoDialog,
  enquiries,
  failure,
  forms,
  frame,
  missing,
  panel,
  party,
  slides,
  stayErrors,
  waitingDialog,
}
