import { Picture } from '@/components/ui/picture'
import { company } from '@/content/company'

const LINK = 'underline decoration-mist/50 underline-offset-8 transition-colors hover:decoration-aurora'

/** How to reach us. */
export function ContactBlock() {
  const { phone, email, location } = company
  const ways = [
    [
      'E-mail, answered within 2 hours',
      <a className={LINK} href={`mailto:${email}`} key="email">
        {email}
      </a>,
    ],
    [
      'Phone, day and night for emergencies',
      <a className={LINK} href={`tel:${phone.replaceAll(' ', '')}`} key="phone">
        {phone}
      </a>,
    ],
    ['Where we are', location],
  ] as const
  return (
    <section
      aria-labelledby="contact-heading"
      className="bg-fjord on-dark lg:grid lg:grid-cols-2"
      id="contact"
    >
      <div className="aspect-[3/2] lg:aspect-auto lg:min-h-[44rem]">
        <Picture isDecoration name="logCabin" sizes="(min-width: 1024px) 50vw, 100vw" />
      </div>
      <div className="px-gutter py-section lg:max-w-[calc(620px+var(--spacing-gutter))] lg:self-center lg:pl-20">
        <h2 className="font-display text-title" id="contact-heading">
          A light is on
        </h2>
        <p className="mt-5 max-w-[46ch] text-lg text-mist">
          Ask us about the weather, the right boots or a date that the calendar does not show. We write back
          ourselves.
        </p>
        <dl className="mt-10 border-t border-mist/30">
          {ways.map(([name, value]) => (
            <div className="border-b border-mist/30 py-5" key={name}>
              <dt className="text-sm text-mist">{name}</dt>
              <dd className="mt-1 text-xl [overflow-wrap:anywhere]">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
