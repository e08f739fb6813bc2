import crypto from 'node:crypto'

/** The first numbers that are tried solve each challenge of a test file: how much work that is, it does not ask. */
export function easyProofs(): void {
  const draw = crypto.randomInt.bind(crypto)
  beforeEach(() =>
    // Numbers from a least one on are those of challenges.
    jest
      .spyOn(crypto, 'randomInt')
      .mockImplementation((least: number, most?: unknown) => (typeof most === 'number' ? 1 : draw(least))),
  )
}
