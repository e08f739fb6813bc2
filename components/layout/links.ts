/** The places of the home page, in the header's words. */
export const headerLinks = [
  { name: 'HOME', href: '/#home' },
  { name: 'TOURS', href: '/#tours' },
  { name: 'CONTACT', href: '/#contact' },
] as const
