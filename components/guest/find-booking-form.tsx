import { PlainField } from '@/components/guest/plain-field'
import { NarrowColumn } from '@/components/layout/narrow-column'
import { actionClasses } from '@/components/ui/action-style'
import { CheckedForm } from '@/components/ui/checked-form'
import { EmailLink, PhoneLink } from '@/components/ui/contact-links'
import { type Language } from '@/lib/language/language'
import { words } from '@/lib/words/words'

type FindBookingProps = { readonly language: Language; readonly isSent: boolean }

/** The form to request a lost link by e-mail. The response does not reveal whether the address has a booking. */
export function FindBookingForm({ language, isSent }: FindBookingProps) {
  const say = words('guestLinks', language)
  const sayForm = words('forms', language)
  const sayEmail = words('email', language)
  return (
    <NarrowColumn>
      <h1 className="font-display text-4xl tracking-tight text-balance sm:text-5xl">{say('findTitle')}</h1>
      {isSent ? (
        <p className="mt-6 border-l-4 border-aurora-deep pl-5 text-lg text-pretty" role="status">
          {say('sent')}
        </p>
      ) : (
        <>
          <p className="mt-4 text-lg text-pretty text-slate">{say('find')}</p>
          <CheckedForm
            action="/find-booking/send"
            className="mt-8"
            method="post"
            missing={sayForm('missing')}
          >
            <input name="locale" type="hidden" value={language} />
            <PlainField
              autoComplete="email"
              data-wrong={sayForm('emailShape')}
              label={say('email')}
              maxLength={254}
              name="email"
              pattern=".+@.+[.].+"
              required
              type="email"
            />
            <button className={`${actionClasses('primary')} mt-6`} type="submit">
              {say('sendLink')}
            </button>
          </CheckedForm>
        </>
      )}
      <div className="mt-10 border-t border-ice pt-6">
        <p className="max-w-measure text-pretty text-slate">
          {say.rich('whereElse', {
            booking: sayEmail('yourBooking'),
            stay: sayEmail('tellWhereYouStay'),
            email: () => <EmailLink />,
            phone: () => <PhoneLink />,
          })}
        </p>
      </div>
    </NarrowColumn>
  )
}
