import { database } from '@/lib/db/client'
import { type Row } from '@/tests/lib/office/row'
import { anEnquiry } from '@/tests/support/an-enquiry'

/** The acts on e-mails and on people's data. */
export const RECORD_ROWS: readonly Row[] = [
  {
    ...({ page: 'email send-again', command: 'emails resend', compares: 'nothing' } as const),
    async try({ couple: { reference } }) {
      const { id } = await database().email.findFirstOrThrow({
        where: { booking: { reference }, kind: 'booking-confirmed-guest' },
      })
      await database().email.update({ where: { id }, data: { failedAt: new Date(), tries: 9 } })
      return {
        on: { emailId: id },
        shows: /^‘Booking confirmed’ goes to .+@.+ again; it is retried for three days\.$/,
        effect: '0 guests, 0 € back to cards, 1 e-mail to guests',
        sends: ['booking-confirmed-guest'],
        again: /already waiting, and is retried automatically/,
      }
    },
  },
  {
    ...({ page: 'person erase', command: 'privacy erase', compares: 'terms' } as const),
    async try() {
      const { email } = await anEnquiry()
      return {
        on: { address: email },
        shows: /^Enquiries to delete: 1\. E-mails to clear: 3\.$/,
        effect: 'Nobody is notified, and no money moves',
        again: /^Nothing is stored about this address\.$/,
      }
    },
  },
]
