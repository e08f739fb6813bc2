import { env } from '@/lib/env'
import { loadLegalSource } from '@/lib/markdown/legal-texts'
import { textBlocks } from '@/lib/markdown/text-blocks'
import { termsFile } from '@/lib/use-cases/delivery/terms-file'
import { aBackend } from '@/tests/support/a-backend'
import { readPdf } from '@/tests/support/read-pdf'

aBackend()

const source = loadLegalSource('terms-conditions')
const closed = (text: string) => text.replace(/\s/g, '')

test('the terms as a file have every word of the page, in its order, and headings and lists that are read out', async () => {
  const { filename, content } = await termsFile()
  expect(filename).toBe(`terms-${source.updated}.pdf`)
  const pdf = await readPdf(content)
  const words = closed(pdf.text)
  let from = 0
  for (const { text } of textBlocks(source.markdown, {
    file: source.file,
    siteUrl: env().SITE_URL,
  })) {
    const found = words.indexOf(closed(text), from)
    expect([text, found >= from]).toEqual([text, true])
    from = found
  }
  const headings = source.markdown.match(/^## /gm) ?? []
  expect(pdf.structure.filter((role) => role === 'H2')).toHaveLength(headings.length)
  expect(pdf.structure).toEqual(expect.arrayContaining(['H1', 'L', 'LI', 'LBody']))
  // What reads a file's facts takes them for XML.
  expect(/<x:xmpmeta[^]+<\/x:xmpmeta>/.exec(content.toString('latin1'))?.[0]).not.toMatch(/&(?!\w+;)/)
  expect(pdf).toMatchObject({ language: 'en-GB', title: 'Terms and Conditions' })
})

test('it is drawn once', async () => {
  expect(await termsFile()).toBe(await termsFile())
})

const asText = (markdown: string) => textBlocks(markdown, { file: 'a.md', siteUrl: 'https://x.example' })

test('on paper an address follows the words of its link, but for a place on the same page and for itself', () => {
  expect(
    asText('See [safety](/safety), [us](#us), [kkv.fi](https://kkv.fi), <mail@x.example>\nand **more**.'),
  ).toEqual([
    {
      kind: 'paragraph',
      text: 'See safety (https://x.example/safety), us, kkv.fi, mail@x.example and more.',
    },
  ])
})

test('what paper would not show is refused', () => {
  expect(() => asText('| a |\n|---|\n| b |')).toThrow('a.md: on paper there is no table')
  expect(() => asText('`code`')).toThrow('on paper there is no inlineCode')
})
