import { screen, within } from '@testing-library/react'

/** The card with this name, and what is in it. */
export function offerCard(name: string) {
  const card = screen.getByRole('heading', { level: 2, name }).closest('li')
  if (!card) throw new Error(`${name} has no card`)
  return within(card)
}

/** The value that stands beside a name in a list of facts. */
export function factOf(part: ReturnType<typeof offerCard>, name: string) {
  return part.getByText(name).nextElementSibling?.textContent
}
