import { categories } from '@/content/categories/categories'
import { tours } from '@/content/tours/all-tours'
import { transportPages, transportationPage } from '@/content/transport/all-transport'

/**
 * The header's links: sections of the home page and one page of its own, each with the other pages on which it is
 * marked as current.
 */
export const headerLinks = [
  { name: 'HOME', href: '/#home', page: '/' },
  {
    name: 'TOURS',
    href: '/#tours',
    within: [...Object.values(categories), ...tours].map(({ route }) => route),
  },
  { name: 'CUSTOMIZED', href: '/customized-tour' },
  {
    name: 'TRANSPORTATION',
    href: '/#transportation',
    within: [transportationPage.route, ...transportPages.map(({ transport }) => transport.route)],
  },
  { name: 'CONTACT', href: '/#contact' },
] as const

/** Further links in the menu on phones. */
export const menuLinks = [
  { name: 'Your stay, day by day', href: '/your-stay' },
  { name: 'Questions', href: '/questions' },
  { name: 'Find your booking', href: '/find-booking' },
] as const

/** The footer's links, apart from the tours. */
export const footerLinks = {
  plan: [
    { name: 'Northern Lights Tours', href: '/northern-lights-tours' },
    { name: 'Daytime Experiences', href: '/daytime-experiences' },
    { name: 'Renting Equipment', href: '/renting-equipment' },
    { name: 'Customized Tour', href: '/customized-tour' },
    { name: 'Transportation', href: '/transportation' },
    { name: 'Your stay, day by day', href: '/your-stay' },
    { name: 'The sky over Rovaniemi', href: '/rovaniemi-sky' },
    { name: 'Blog', href: '/blog' },
    { name: 'Questions', href: '/questions' },
    { name: 'Getting here', href: '/getting-here' },
    { name: 'Packing list', href: '/packing-list' },
    { name: 'Safety', href: '/safety' },
  ],
  contact: [
    { name: 'Write to us', href: '/#contact' },
    { name: 'Find your booking', href: '/find-booking' },
  ],
  legal: [
    { name: 'Privacy Policy', href: '/privacy-policy' },
    { name: 'Terms & Conditions', href: '/terms-conditions' },
    { name: 'Accessibility', href: '/accessibility' },
    { name: 'Imprint', href: '/imprint' },
  ],
} as const
