import 'server-only'
import { z } from 'zod'
import { GUIDE_LINK_HOURS } from '@/lib/booking/seats/link-end'
import { shortTextInput } from '@/lib/contract/operator-inputs'
import { formatDay } from '@/lib/language/dates'
import { plural } from '@/lib/language/plural'
import { datesAct, departureAct } from '@/lib/office/act'
import { ready } from '@/lib/office/outcomes'
import { datesCommand } from '@/lib/office/command'
import { noDates } from '@/lib/office/describe'
import { assignGuide } from '@/lib/use-cases/departures/assign-guide'
import { makeGuideLink } from '@/lib/use-cases/links/make-guide-link'

/** A longer name would not fit into the heading of the guide's list. */
const MAX_NAME_LENGTH = 60

export const guide = datesAct({
  done: 'The guide is named.',
  input: z.object({
    name: z
      .union([
        z.literal('').transform(() => null),
        shortTextInput.refine(
          (name) => name.length <= MAX_NAME_LENGTH,
          `Please write 1 to ${MAX_NAME_LENGTH} characters`,
        ),
      ])
      .default(null),
  }),
  fields: () => [{ name: 'name', label: 'Name', isOptional: true, hint: 'Empty: nobody yet.' }],
  async run({ tourId, first, last, input: { name }, how, now }) {
    const days = await assignGuide[how]({ tourId, first, last, guideName: name }, now)
    if (days.length === 0) return noDates({ tourId })
    return ready(
      days.map(
        ({ day, guideName }) =>
          `${formatDay(day)}: guided by ${name ?? 'nobody yet'}${guideName === null ? '' : `, instead of ${guideName}`}`,
      ),
      {},
      { done: `${plural(days.length, 'date')}: guided by ${name ?? 'nobody yet'}.` },
    )
  },
})

export const guideCommand = datesCommand('departure guide', {
  about: 'say who guides dates that have not begun; without a name nobody does yet',
  examples: ['1 tomorrow "Aino Kallio"', '1 2026-12-24..2026-12-26 Eero --yes', '1 tomorrow'],
  inputs: { name: { argument: '[name]', about: 'of the guide' } },
  act: () => guide,
})

/** Create a link for the guide; the page then shows it for staff to forward. */
export const createGuideLink = departureAct({
  done: 'The guide has a new link, and the former has ended.',
  input: z.object({}),
  async run({ departure, how, now }) {
    if (how === 'run') await makeGuideLink(departure.id, now)
    return ready([
      'The page of this departure has a new link for its guide: places, names, telephone numbers, what guests agreed to tell about their health, and no money.',
      `It ends ${GUIDE_LINK_HOURS} hours after the start. A link that was made before ends at once.`,
    ])
  },
})
