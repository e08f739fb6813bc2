import 'server-only'
import { company } from '@/content/company'
import { env } from '@/lib/env'
import { type Language } from '@/lib/language/language'
import { loadLegalSource } from '@/lib/markdown/page-texts'
import { toTextBlocks } from '@/lib/markdown/to-text-blocks'
import { drawTextDocument } from '@/lib/pdf/draw-text-document'

type TermsFile = { readonly contentType: string; readonly content: Buffer }

const drawn = new Map<Language, Promise<TermsFile>>()

/**
 * Render our terms as a file to attach to the e-mail that concludes the contract, because the page on our site may
 * change. In the language of the booking, as the contract is; each rendered once per process. Rule: no-withdrawal (docs/rules.md)
 */
export function renderTermsFile(language: Language): Promise<TermsFile> {
  const file = drawn.get(language) ?? draw(language)
  drawn.set(language, file)
  return file
}

async function draw(language: Language): Promise<TermsFile> {
  const { file, title, updated, markdown } = loadLegalSource('terms-conditions', language)
  const blocks = toTextBlocks(markdown, { file, language, siteUrl: env().SITE_URL })
  const content = await drawTextDocument({
    title,
    author: company.brand,
    language,
    day: updated,
    blocks,
  })
  return { contentType: 'application/pdf', content }
}
