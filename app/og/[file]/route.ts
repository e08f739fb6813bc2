import { notFound } from 'next/navigation'

import { sitePages } from '@/app/site-pages'
import { previewFileName } from '@/app/og/preview-file-name'
import { drawPreview } from '@/app/og/draw-preview'

export const dynamic = 'force-static'
export const dynamicParams = false

export function generateStaticParams() {
  return sitePages().map(({ route }) => ({ file: previewFileName(route) }))
}

/** Return the link preview picture of a page. */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params
  const page = sitePages().find(({ route }) => previewFileName(route) === file)
  if (!page) notFound()
  const jpeg = await drawPreview({ title: page.name, note: page.note, picture: page.picture })
  return new Response(new Uint8Array(jpeg), { headers: { 'Content-Type': 'image/jpeg' } })
}
