import { officeLinkFactsSchema } from '@/lib/emails/facts/notice-facts'
import { defineInboxEmail } from '@/lib/emails/layout/define-email'
import { linkButton } from '@/lib/emails/parts/buttons'

/** The link to sign in to the office, for one person. */
export const officeLinkStaff = defineInboxEmail({ facts: officeLinkFactsSchema }, ({ url }, { brand }) => ({
  subject: `Your link to the office of ${brand}`,
  preheader: 'It works once, for 15 minutes.',
  headline: 'Open the office',
  subline: 'This link works once, for 15 minutes.',
  parts: [
    'You asked for a link to the office. It opens a page with one button; after you press it, that browser is signed in.',
    linkButton('To the office', url),
    'Do not forward this e-mail: the link opens every booking. If you did not ask for it, do nothing, and nobody gets in.',
  ],
}))
