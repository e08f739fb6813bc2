import { type PictureName, pictures } from '@/content/pictures'
import { veils } from '@/content/veils'
import { veilsNeeded } from '@/tests/support/veils-needed'

test('the veil over each picture is as light as the contrast of the words on it allows', async () => {
  const names = Object.keys(pictures) as PictureName[]
  const needed = await Promise.all(names.map(async (name) => [name, await veilsNeeded(name)] as const))
  expect(veils).toEqual(Object.fromEntries(needed))
})
