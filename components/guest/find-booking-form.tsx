import { PlainField } from '@/components/guest/plain-field'
import { NarrowColumn } from '@/components/layout/narrow-column'
import { actionClasses } from '@/components/ui/action-style'
import { EmailLink, PhoneLink } from '@/components/ui/contact-links'

/** The form to request a lost link by e-mail. The response does not reveal whether the address has a booking. */
export function FindBookingForm({ isSent }: { readonly isSent: boolean }) {
  return (
    <NarrowColumn>
      <h1 className="font-display text-4xl tracking-tight text-balance sm:text-5xl">Find your booking</h1>
      {isSent ? (
        <p className="mt-6 border-l-4 border-aurora-deep pl-5 text-lg text-pretty" role="status">
          If bookings were made with that address, an e-mail with a link to each of them is on its way. It
          takes a minute or two; please look among unwanted mail as well.
        </p>
      ) : (
        <>
          <p className="mt-4 text-lg text-pretty text-slate">
            Type the e-mail address that you booked with. We send the link to your booking there.
          </p>
          <form action="/find-booking/send" className="mt-8" method="post">
            <PlainField
              autoComplete="email"
              label="Email"
              maxLength={254}
              name="email"
              pattern=".+@.+[.].+"
              title="An e-mail address, such as name@example.com"
              required
              type="email"
            />
            <button className={`${actionClasses('primary')} mt-6`} type="submit">
              Send me the link
            </button>
          </form>
        </>
      )}
      <div className="mt-10 border-t border-ice pt-6">
        <p className="max-w-measure text-pretty text-slate">
          Each e-mail from us about your booking has the link, too, at its button ‘Your booking’. If nothing
          comes, you may have booked with another address: write to <EmailLink /> or call <PhoneLink />.
        </p>
      </div>
    </NarrowColumn>
  )
}
