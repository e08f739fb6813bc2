import { categoryPages } from '@/content/categories/all-categories'
import { packingListPage } from '@/content/packing-list'
import { infoPageSlugs } from '@/content/pages/info-page-text'
import { type PictureName, pictures } from '@/content/pictures'
import { questionsPage } from '@/content/questions'
import { transportationPage } from '@/content/transport/all-transport'
import { scrimOpacities } from '@/content/scrim-opacities'
import { loadArticleFacts } from '@/lib/markdown/articles'
import { loadInfoPageText } from '@/lib/markdown/page-texts'
import { scrimsNeeded } from '@/tests/support/compute-needed-scrims'

/** Pictures of a first screen that leaves the next section visible. */
const short: ReadonlySet<PictureName> = new Set(
  [
    ...categoryPages('en'),
    ...loadArticleFacts(),
    ...infoPageSlugs.map((slug) => loadInfoPageText(slug)),
    packingListPage('en'),
    questionsPage('en'),
    transportationPage('en'),
  ].map(({ picture }) => picture),
)

test('the scrim over each picture is as light as the contrast of the text on it allows', async () => {
  const names = Object.keys(pictures) as PictureName[]
  const needed = await Promise.all(
    names.map(async (name) => [name, await scrimsNeeded(name, short.has(name))] as const),
  )
  expect(scrimOpacities).toEqual(Object.fromEntries(needed))
})
