import { ContactForm } from '@/components/enquiries/contact-form'
import { Picture } from '@/components/ui/picture'
import { ClientWords } from '@/components/words/client-words'
import { companyLocation } from '@/lib/words/company-place'
import { homePage } from '@/content/home'
import { replyWithinHours } from '@/content/policies'
import { EmailLink, PhoneLink } from '@/components/ui/contact-links'
import { type Language } from '@/lib/language/language'
import { words } from '@/lib/words/words'

const LINK = 'underline decoration-mist/50 underline-offset-8 transition-colors hover:decoration-aurora'

/** Our contact details below the picture of the lit cabin, with the contact form next to them. */
export function ContactSection({ language }: { readonly language: Language }) {
  const { heading, text, picture, formHeading } = homePage(language).contact
  const location = companyLocation(language)
  const say = words('home', language)
  const ways = [
    [say('answeredWithin', { hours: replyWithinHours }), <EmailLink className={LINK} key="email" />],
    [say('phone'), <PhoneLink className={LINK} key="phone" />],
    [say('whereWeAre'), location],
  ] as const
  return (
    <section
      aria-labelledby="contact-heading"
      className="deferred lg:grid lg:grid-cols-2"
      id="contact"
      tabIndex={-1}
    >
      <div className="relative flex flex-col bg-night on-dark">
        <div className="relative min-h-[max(40svh,18rem)] grow">
          <Picture
            className="absolute inset-0"
            isDecoration
            name={picture}
            sizes="(min-width: 1024px) 60vw, 110vw"
          />
          <div className="absolute inset-x-0 bottom-0 h-1/2 scrim-rise" />
        </div>
        <div className="relative -mt-15 px-gutter pb-section lg:ml-auto lg:w-full lg:max-w-[calc(620px+var(--spacing-gutter))] lg:pr-20 lg:pb-20 print:mt-0">
          <h2 className="font-display text-title" id="contact-heading">
            {heading}
          </h2>
          <p className="mt-5 max-w-[46ch] text-lg">{text}</p>
          <dl className="mt-8 border-t border-mist/30">
            {ways.map(([name, value]) => (
              <div className="border-b border-mist/30 py-4" key={name}>
                <dt className="text-sm text-mist">{name}</dt>
                <dd className="mt-1 text-xl wrap-anywhere">{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
      <div className="px-gutter py-section lg:max-w-[calc(620px+var(--spacing-gutter))] lg:self-center lg:pl-20 print:hidden">
        <h3 className="mb-8 font-display text-lead">{formHeading}</h3>
        <ClientWords areas={['enquiries', 'forms']} language={language}>
          <ContactForm />
        </ClientWords>
      </div>
    </section>
  )
}
