import 'server-only'
import { company } from '@/content/company'
import { env } from '@/lib/env'
import { loadLegalSource } from '@/lib/markdown/page-texts'
import { toTextBlocks } from '@/lib/markdown/to-text-blocks'
import { drawTextDocument } from '@/lib/pdf/draw-text-document'

type TermsFile = { readonly filename: string; readonly contentType: string; readonly content: Buffer }

let drawn: Promise<TermsFile> | undefined

/**
 * Render our terms as a file to attach to the e-mail that concludes the contract, because the page on our site may
 * change. Rendered once per process. Rule: no-withdrawal (docs/rules.md)
 */
export function renderTermsFile(): Promise<TermsFile> {
  drawn ??= draw()
  return drawn
}

async function draw(): Promise<TermsFile> {
  const { file, title, updated, markdown } = loadLegalSource('terms-conditions')
  const blocks = toTextBlocks(markdown, { file, siteUrl: env().SITE_URL })
  const content = await drawTextDocument({
    title,
    author: company.brand,
    language: 'en',
    day: updated,
    blocks,
  })
  return { filename: `terms-${updated}.pdf`, contentType: 'application/pdf', content }
}
