import { notFound } from 'next/navigation'

import { listSitePages, type SitePage } from '@/app/site-pages'
import { linkPreviewFileName } from '@/app/og/link-preview-file-name'
import { drawLinkPreview } from '@/app/og/draw-link-preview'
import { siteLanguages } from '@/lib/env'

export const dynamic = 'force-static'
export const dynamicParams = false

export function generateStaticParams() {
  return listPages().map(({ address }) => ({ file: linkPreviewFileName(address) }))
}

/** Return the link preview picture of a page. */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params
  const page = listPages().find(({ address }) => linkPreviewFileName(address) === file)
  if (!page) notFound()
  const jpeg = await drawLinkPreview({ title: page.name, note: page.note, picture: page.picture })
  return new Response(new Uint8Array(jpeg), { headers: { 'Content-Type': 'image/jpeg' } })
}

let pages: readonly SitePage[] | undefined

/** The pages of all languages, each of which has a picture of its own; read once, because a build draws them all. */
function listPages(): readonly SitePage[] {
  pages ??= siteLanguages().flatMap(listSitePages)
  return pages
}
