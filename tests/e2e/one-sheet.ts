import { expect, type Page } from '@playwright/test'

/** Paper size and margins that browsers use by default. */
const MARGIN = '1cm'

/** Expect the printed page to be one sheet without controls. */
export async function expectOneSheet(page: Page, about: string): Promise<void> {
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('main').getByRole('button'), about).toHaveCount(0)
  const margin = { top: MARGIN, right: MARGIN, bottom: MARGIN, left: MARGIN }
  const sheets = (await page.pdf({ format: 'A4', margin })).toString('latin1')
  expect(sheets.match(/\/Type \/Page\b(?!s)/g), `${about}, printed`).toHaveLength(1)
  await page.emulateMedia({ media: 'screen' })
}
