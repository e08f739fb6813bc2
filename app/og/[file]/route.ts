import { notFound } from 'next/navigation'

import { listSitePages } from '@/app/site-pages'
import { linkPreviewFileName } from '@/app/og/link-preview-file-name'
import { drawLinkPreview } from '@/app/og/draw-link-preview'

export const dynamic = 'force-static'
export const dynamicParams = false

export function generateStaticParams() {
  return listSitePages().map(({ route }) => ({ file: linkPreviewFileName(route) }))
}

/** Return the link preview picture of a page. */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params
  const page = listSitePages().find(({ route }) => linkPreviewFileName(route) === file)
  if (!page) notFound()
  const jpeg = await drawLinkPreview({ title: page.name, note: page.note, picture: page.picture })
  return new Response(new Uint8Array(jpeg), { headers: { 'Content-Type': 'image/jpeg' } })
}
