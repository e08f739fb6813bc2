import { type Phone } from '@/tests/e2e/taps'

/**
 * The operator's everyday jobs, each from 'Today' on a phone, and in how many taps. The browser suite does them as they
 * are described here, and docs/operations.md has the same table.
 */
export const OFFICE_JOBS = [
  {
    job: 1,
    what: 'put a season on sale',
    way: 'Calendar, Open a season, the tour, See what changes, Confirm',
    taps: 5,
  },
  { job: 2, what: 'see it', way: 'Calendar', taps: 1 },
  {
    job: 3,
    what: 'another price, some dates',
    way: 'Calendar, two dates, Change price, adult, child, See what changes, Confirm',
    taps: 8,
  },
  {
    job: 4,
    what: 'another price, all dates',
    way: 'Calendar, the tour, Show, Tick all dates, Change price, adult, child, See what changes, Confirm',
    taps: 9,
  },
  { job: 5, what: 'close a date', way: 'Calendar, the date, Close, Confirm', taps: 4 },
  { job: 6, what: 'reopen it', way: 'Calendar, the date, Open for sale, Confirm', taps: 4 },
  {
    job: 7,
    what: 'a second van',
    way: 'Calendar, the date, Change seats, seats, See what changes, Confirm',
    taps: 6,
  },
  {
    job: 8,
    what: 'a private departure',
    way: 'New booking, the date, name, payment, paid by, price, alone, See what it comes to, Confirm',
    taps: 9,
  },
  {
    job: 9,
    what: 'a booking by phone, paid by a link',
    way: 'New booking, the date, name, email, See what it comes to, Confirm',
    taps: 6,
  },
  { job: 10, what: 'find a guest by name', way: 'search, the booking', taps: 2 },
  { job: 11, what: 'find a guest by e-mail', way: 'search, the booking', taps: 2 },
  { job: 12, what: 'what came in today', way: 'Bookings, Booked today', taps: 2 },
  { job: 13, what: 'the guide’s list', way: 'the departure', taps: 1 },
  { job: 14, what: 'the guide’s list on paper', way: 'the departure, Print', taps: 2 },
  {
    job: 15,
    what: 'a wrong address',
    way: 'search, the booking, Change details, email, See what changes, Confirm',
    taps: 6,
  },
  {
    job: 16,
    what: 'a lost confirmation',
    way: 'search, the booking, Send confirmation again, Confirm',
    taps: 4,
  },
  {
    job: 17,
    what: 'another date',
    way: 'search, the booking, Move, the date, See what changes, Confirm',
    taps: 6,
  },
  {
    job: 18,
    what: 'cancels in time',
    way: 'search, the booking, Cancel for the guest, Confirm',
    taps: 4,
  },
  {
    job: 19,
    what: 'cancels too late',
    way: 'search, the booking, Cancel for the guest, Confirm',
    taps: 4,
  },
  {
    job: 20,
    what: 'fewer guests',
    way: 'search, the booking, Change guests, adults, See what changes, Confirm',
    taps: 6,
  },
  {
    job: 21,
    what: 'more guests',
    way: 'search, the booking, Change guests, adults, See what changes, Confirm',
    taps: 6,
  },
  { job: 22, what: 'a night without lights', way: 'Lights not seen, Confirm', taps: 2 },
  { job: 23, what: 'records a choice', way: 'Full refund, Confirm', taps: 2 },
  {
    job: 24,
    what: '−38 °C',
    way: 'the departure, Cancel departure, See what changes, Confirm',
    taps: 4,
  },
  {
    job: 25,
    what: 'two departures become one',
    way: 'Calendar, the date, Merge, the other date, See what changes, Confirm',
    taps: 6,
  },
  {
    job: 26,
    what: 'coins arrive short',
    way: 'Record payment, amount, transaction, See what changes, Confirm',
    taps: 5,
  },
  {
    job: 27,
    what: 'coins to return',
    way: 'search, the booking, Cancel for us, Confirm; once sent: Today, Record money returned, See what changes, Confirm',
    taps: 8,
  },
  { job: 28, what: 'a dispute', way: 'the dispute', taps: 1 },
  { job: 29, what: 'a lost receipt', way: 'search, the booking, the receipt', taps: 3 },
  { job: 30, what: 'the accountant’s month', way: 'More, Money, Earlier, All files', taps: 4 },
  { job: 31, what: 'did not come', way: 'the departure, No-show', taps: 2 },
  { job: 32, what: 'a tax audit', way: 'More, Money, This year', taps: 3 },
  { job: 33, what: 'a bounce', way: 'Change details, email, See what changes, Confirm', taps: 4 },
  {
    job: 34,
    what: 'another start',
    way: 'Calendar, the date, Change time, time, See what changes, Confirm',
    taps: 6,
  },
  { job: 35, what: 'the wrong booking was cancelled', way: 'Undo, Confirm', taps: 2 },
  { job: 36, what: 'enquiries', way: 'More, Enquiries', taps: 2 },
  { job: 37, what: 'a note', way: 'search, the booking, Add note, note, Confirm', taps: 5 },
  {
    job: 37,
    what: 'the guide’s name',
    way: 'the departure, Name the guide, name, See what changes, Confirm',
    taps: 5,
  },
  { job: 38, what: 'a data request', way: 'search, the booking, This person, Export', taps: 4 },
  { job: 38, what: 'erase a person', way: 'search, the booking, This person, Erase, Confirm', taps: 5 },
] as const

type OfficeJob = (typeof OFFICE_JOBS)[number]['what']

/** How jobs are done: prepares what they are about, does them from `phone.start()` on, and expects what comes of it. */
export type Ways = Partial<Readonly<Record<OfficeJob, (phone: Phone) => Promise<void>>>>
