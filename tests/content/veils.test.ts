import { categoryPages } from '@/content/categories/all-categories'
import { packingListPage } from '@/content/packing-list'
import { guideSlugs } from '@/content/pages/guide-text'
import { type PictureName, pictures } from '@/content/pictures'
import { questionsPage } from '@/content/questions'
import { transportationPage } from '@/content/transport/all-transport'
import { veils } from '@/content/veils'
import { loadArticleFacts } from '@/lib/markdown/articles'
import { loadGuideText } from '@/lib/markdown/guide-texts'
import { veilsNeeded } from '@/tests/support/veils-needed'

/** Pictures of a first screen that leaves the next section visible. */
const short: ReadonlySet<PictureName> = new Set(
  [
    ...categoryPages,
    ...loadArticleFacts(),
    ...guideSlugs.map((slug) => loadGuideText(slug)),
    packingListPage,
    questionsPage,
    transportationPage,
  ].map(({ picture }) => picture),
)

test('the scrim over each picture is as light as the contrast of the text on it allows', async () => {
  const names = Object.keys(pictures) as PictureName[]
  const needed = await Promise.all(
    names.map(async (name) => [name, await veilsNeeded(name, short.has(name))] as const),
  )
  expect(veils).toEqual(Object.fromEntries(needed))
})
