import { EMAIL_KINDS } from '@/lib/emails/email'
import { sampleEmails } from '@/tools/emails/samples'
import { startEmailGallery } from '@/tools/emails/show-emails'

test('every kind of e-mail has a sample', () => {
  expect(sampleEmails.map(({ kind }) => kind).sort()).toEqual([...EMAIL_KINDS].sort())
})

test('one page shows every kind at both widths, in light and dark, with its plain text', async () => {
  const { url, close } = await startEmailGallery()
  try {
    const page = await (await fetch(url)).text()
    for (const kind of EMAIL_KINDS) expect(page).toContain(`<section id="${kind}">`)
    for (const view of ['phone, light', 'phone, dark', 'desktop, light', 'desktop, dark'])
      expect(page.split(`${view}"`)).toHaveLength(EMAIL_KINDS.length + 1)
    expect(page).toContain('Dear Aino Virtanen,')
    const [light, dark] = await Promise.all(
      ['light', 'dark'].map(async (scheme) =>
        (await fetch(`${url}/emails/booking-confirmed-guest/html/${scheme}`)).text(),
      ),
    )
    expect(light).toContain('@media not all')
    expect(dark).toContain('@media all')
  } finally {
    await close()
  }
})
