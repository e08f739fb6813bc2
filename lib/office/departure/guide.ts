import 'server-only'
import { z } from 'zod'
import { GUIDE_LINK_HOURS } from '@/lib/booking/seats/link-expiry'
import { isBlank } from '@/lib/contract/is-blank'
import { cleanLine } from '@/lib/emails/facts/clean-text'
import { type SeasonDeparture } from '@/lib/db/departures/season'
import { plural } from '@/lib/language/pluralize'
import { datesAct, departureAct } from '@/lib/office/act'
import { nothingToDoOutcome, readyOutcome } from '@/lib/office/outcomes'
import { defineDatesCommand } from '@/lib/office/command'
import { loadChosenDates, refuseNoDepartures } from '@/lib/office/departure/chosen-dates'
import { checkShownDays, digestLines } from '@/lib/office/departure/shown-days'
import { assignGuide } from '@/lib/use-cases/departures/assign-guide'
import { replaceGuideLink } from '@/lib/use-cases/links/replace-guide-link'

/** A longer name would not fit into the heading of the guide's list. */
const MAX_NAME_LENGTH = 60

/** A name on one line; an empty one becomes null. */
const nameInput = z
  .string()
  .transform((text) => cleanLine(text).normalize('NFC'))
  .refine((name) => name.length <= MAX_NAME_LENGTH, `The name must be ${MAX_NAME_LENGTH} characters or fewer`)
  .transform((name) => (isBlank(name) ? null : name))

export const guideAct = datesAct({
  done: 'The guide has been updated.',
  input: z.object({ name: nameInput.default(null) }),
  fields: () => [
    {
      name: 'name',
      label: 'Name',
      isOptional: true,
      hint: 'Guests see it on their booking’s page and in the reminder. Leave empty if nobody is guiding it yet.',
    },
  ],
  async run({ dates, input: { name }, how, shown, now }) {
    const chosen = await loadChosenDates(dates)
    const toLines = (days: readonly SeasonDeparture[]) =>
      chosen.toLines(days, ({ guideName }) => `: ${changeText(guideName, name)}`)
    const check = checkShownDays(shown, toLines)
    const days = await assignGuide[how]({ ...dates, guideName: name, check }, now)
    if (days.length === 0) return refuseNoDepartures(chosen)
    const changed = days.filter(({ guideName }) => guideName !== name)
    if (changed.length === 0)
      return nothingToDoOutcome(
        name === null ? 'No guide is named, so there is nothing to remove.' : `${name} is already the guide.`,
      )
    const lines = toLines(days)
    return readyOutcome(lines, {}, { shown: digestLines(lines), done: doneText(changed.length, name) })
  },
})

export const guideCommand = defineDatesCommand('departure guide', {
  about: 'name the guide of upcoming dates; leave the name out to remove it',
  examples: ['1 tomorrow "Aino Kallio"', '1 2026-12-24..2026-12-26 Eero --yes', '1 tomorrow'],
  inputs: { name: { argument: '[name]', about: 'the guide’s name' } },
  act: () => guideAct,
})

/** Create a link for the guide; the page then shows it for staff to forward. */
export const createGuideLink = departureAct({
  done: 'There is a new link for the guide, and the old one no longer works.',
  input: z.object({}),
  async run({ departure, how, now }) {
    await replaceGuideLink[how](departure.id, now)
    return readyOutcome([
      'This page gets a new link for the guide. It shows pick-up places, names, phone numbers and the health details that guests have agreed to share, but no money.',
      `It works until ${GUIDE_LINK_HOURS} hours after the start. Any earlier link stops working at once.`,
    ])
  },
})

function changeText(before: string | null, name: string | null): string {
  if (name === null)
    return before === null ? 'no guide, as before' : `${before} is removed, so no guide is named`
  if (before === null) return `guided by ${name}`
  return `guided by ${name}${before === name ? ', as before' : ` instead of ${before}`}`
}

function doneText(count: number, name: string | null): string {
  const isOne = count === 1
  return name === null
    ? `${plural(count, 'date')} no longer ${isOne ? 'has' : 'have'} a guide.`
    : `${plural(count, 'date')} ${isOne ? 'is' : 'are'} now guided by ${name}.`
}
