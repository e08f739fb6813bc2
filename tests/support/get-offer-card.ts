import { screen, within } from '@/tests/support/testing-library'

/** The card with this name. */
export function offerCard(name: string) {
  const card = screen.getByRole('heading', { level: 2, name }).closest('li')
  if (!card) throw new Error(`${name} has no card`)
  return within(card)
}

/** The value next to a name in a list of facts. */
export function factValue(part: ReturnType<typeof offerCard>, name: string) {
  return part.getByText(name).nextElementSibling?.textContent
}
