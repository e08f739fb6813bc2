import { deliveryTestFactsSchema } from '@/lib/emails/facts/notice-facts'
import { defineInboxEmail } from '@/lib/emails/layout/define-email'
import { formatInstant } from '@/lib/language/dates'

/** The test e-mail that `./ops doctor --send` sends to any address. */
export const deliveryTestOperator = defineInboxEmail({ facts: deliveryTestFactsSchema }, ({ askedAt }) => ({
  subject: 'E-mails from this site arrive',
  preheader: 'A test that somebody with access to the site asked for.',
  headline: 'E-mails arrive',
  subline: formatInstant(new Date(askedAt)),
  parts: [
    'Somebody with access to the site asked for this test. It came the same way as an e-mail to a guest.',
    {
      kind: 'steps',
      title: 'What to do',
      steps: [
        { title: 'See where it arrived', text: 'In the inbox, not among junk mail.' },
        {
          title: 'Check its signature',
          text: 'Save it with all headers (“Show original”, “View source”) and let the doctor read it.',
          command: './ops doctor --received test.eml',
        },
      ],
    },
  ],
}))
