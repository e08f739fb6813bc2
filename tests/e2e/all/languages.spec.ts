import { bookMoveAndCancel } from '@/tests/e2e/story-in-language'
import { test } from '@/tests/e2e/test'

for (const language of ['de', 'es', 'it'] as const) {
  test(`a guest books, is moved by the office and cancels, all in ${language}`, async ({ page }) => {
    await bookMoveAndCancel(page, language)
  })
}
