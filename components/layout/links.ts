import { type MenuLink } from '@/components/layout/menu-links'
import { categoryRoutes } from '@/content/categories/categories'
import { tours } from '@/content/tours/all-tours'
import { transportPages, transportationPage } from '@/content/transport/all-transport'
import { addressOf } from '@/lib/contract/address'
import { builtPath } from '@/lib/contract/built-path'
import { type Language } from '@/lib/language/language'
import { words } from '@/lib/words/words'

/**
 * The header's links: sections of the home page and one page of its own, each with the other pages on which it is
 * marked as current.
 */
export function headerLinks(language: Language): readonly MenuLink[] {
  const say = words('frame', language)
  const link = linkIn(language)
  return [
    link(say('home'), '/#home', { page: '/' }),
    link(say('toursSection'), '/#tours', {
      within: [...Object.values(categoryRoutes), ...tours.map(({ route }) => route)],
    }),
    link(say('customized'), '/customized-tour'),
    link(say('transportationSection'), '/#transportation', {
      within: [
        transportationPage(language).route,
        ...transportPages(language).map(({ transport }) => transport.route),
      ],
    }),
    link(say('contactSection'), '/#contact'),
  ]
}

/** Further links in the menu on phones. */
export function menuLinks(language: Language): readonly MenuLink[] {
  const say = words('frame', language)
  const link = linkIn(language)
  return [
    link(say('yourStay'), '/your-stay'),
    link(say('questions'), '/questions'),
    link(say('findBooking'), '/find-booking'),
  ]
}

/** The footer's links, apart from the tours. */
export function footerLinks(language: Language) {
  const say = words('frame', language)
  const link = linkIn(language)
  return {
    plan: [
      link(say('northernLightsTours'), '/northern-lights-tours'),
      link(say('daytimeExperiences'), '/daytime-experiences'),
      link(say('rentingEquipment'), '/renting-equipment'),
      link(say('customizedTour'), '/customized-tour'),
      link(say('transportation'), '/transportation'),
      link(say('yourStay'), '/your-stay'),
      link(say('sky'), '/rovaniemi-sky'),
      link(say('blog'), '/blog'),
      link(say('questions'), '/questions'),
      link(say('gettingHere'), '/getting-here'),
      link(say('packingList'), '/packing-list'),
      link(say('safety'), '/safety'),
    ],
    reviews: link(say('reviews'), '/reviews'),
    contact: [link(say('writeToUs'), '/#contact'), link(say('findBooking'), '/find-booking')],
    legal: [
      link(say('privacy'), '/privacy-policy'),
      link(say('terms'), '/terms-conditions'),
      link(say('accessibility'), '/accessibility'),
      link(say('imprint'), '/imprint'),
    ],
  }
}

type Marked = {
  /** If the link leads to a section of a page: that page, where the link is marked as current. */
  readonly page?: string
  /** Other pages on which the link is marked as current. */
  readonly within?: readonly string[]
}

/** A function that makes links to our pages, given by their English addresses, in a language. */
export function linkIn(language: Language) {
  // While a page is built, the router is at the path of its file; later it is at its address.
  const paths = (route: string) => [addressOf(route, language), builtPath(route, language)]
  return (name: string, href: string, { page = href, within = [] }: Marked = {}): MenuLink => ({
    name,
    href: addressOf(href, language),
    here: paths(page),
    ...(within.length > 0 && { within: within.flatMap(paths) }),
  })
}
