import { screen, within } from '@/tests/support/testing-library'

/** Expect one h1, and no skipped levels. */
export function expectHeadingsInOrder() {
  const levels = screen.getAllByRole('heading').map(({ tagName }) => Number(tagName.slice(1)))
  expect(levels.filter((level) => level === 1)).toEqual([1])
  expect(levels[0]).toBe(1)
  levels.slice(1).forEach((level, index) => expect(level - (levels[index] ?? 0)).toBeLessThanOrEqual(1))
}

/** The lines of the list under a heading. */
export function listUnder(heading: string | RegExp) {
  const section = screen.getByRole('heading', { name: heading }).closest('section')
  if (!section) throw new Error(`no section of ${String(heading)}`)
  return within(section)
    .getAllByRole('listitem')
    .map((entry) => entry.textContent)
}
