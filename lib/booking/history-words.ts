import { emailWords } from '@/lib/booking/email-words'

/** What became of a booking or a departure, where its own word would say it to no person. */
const WHAT: ReadonlyMap<string, string> = new Map([
  ['payment_awaited', 'the payment is on its way'],
  ['change_held', 'a change waits for its payment'],
  ['change_dropped', 'the change that waited is dropped'],
  ['change_lapsed', 'the change that waited was not paid in time'],
  ['paid', 'a payment has come'],
  ['money_returned', 'money has gone back'],
  ['refund_asked', 'money is to go back'],
  ['refund_bounced', 'a refund came back'],
  ['dispute_opened', 'the guest’s bank asks for a payment back'],
  ['dispute_ended', 'the guest’s bank has decided'],
  ['erased', 'the guest is forgotten'],
  ['priced', 'the price is set'],
  ['seats_set', 'the seats are set'],
  ['closed', 'taken off sale'],
  ['opened', 'put on sale'],
  ['details_changed', 'the guest’s details are changed'],
  ['no_show', 'did not come'],
  ['wishes_released', 'the wishes are shown to the guide'],
  ['time_changed', 'the start is changed'],
  ['not_seen', 'the lights were not seen'],
  ['lights_seen', 'the lights were seen'],
  ['choice_opened', 'the guest is asked to choose'],
  ['choice_made', 'the guest has chosen'],
  ['choice_over', 'the time to choose is over'],
  ['waiting_joined', 'a party joined the waiting list'],
  ['waiting_left', 'a party left the waiting list'],
  ['details_sent', 'payment details are sent'],
  ['email_repeated', 'an e-mail is sent again'],
  ['guide_named', 'the guide is named'],
  ['message_sent', 'a message is sent'],
  ['guide_linked', 'the guide has a new link'],
  ['links_revoked', 'the links are revoked'],
])

/** Why it became so, the same way. */
const WHY: ReadonlyMap<string, string> = new Map([
  ['us', 'for a reason of ours'],
  ['guest', 'for the guest'],
  ['goodwill', 'a courtesy'],
  ['tour_not_as_booked', 'the tour was not as booked'],
  ['our_mistake', 'a mistake of ours'],
  ['called_off', 'its departure is cancelled'],
  ['guide', 'the guide cannot come'],
  ['few', 'too few have booked'],
  ['merged', 'merged into another date'],
  ['dashboard', 'in Stripe’s dashboard'],
  ['retention', 'its time is over'],
  ['asked', 'as the guest asked'],
  ['office', 'by the office'],
  ['private', 'for one party alone'],
])

/** `cancelled (for the guest)` */
export function historyWords(what: string, why: string | null): string {
  const head = WHAT.get(what) ?? what.replaceAll('_', ' ')
  if (why === null || (what === 'undone' && why === 'undo')) return head
  const reason = what === 'email_repeated' ? emailWords(why) : (WHY.get(why) ?? why.replaceAll('_', ' '))
  return `${head} (${reason})`
}
