import crypto from 'node:crypto'

/** Make the first numbers tried solve each challenge, because these tests are not about the amount of work. */
export function easyProofs(): void {
  const draw = crypto.randomInt.bind(crypto)
  beforeEach(() =>
    // Only challenges call it with two arguments.
    jest
      .spyOn(crypto, 'randomInt')
      .mockImplementation((least: number, most?: unknown) => (typeof most === 'number' ? 1 : draw(least))),
  )
}
