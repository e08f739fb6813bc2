import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { ImageResponse } from 'next/og'
import sharp from 'sharp'

import { company } from '@/content/company'
import { type PictureName, pictures } from '@/content/pictures'

/** In pixels; the standard size of link previews. */
const SIZE = { width: 1200, height: 630 }

export type LinkPreview = {
  readonly title: string
  /** Shown below the title of a link preview: a price, a category, a place. */
  readonly note: string
  readonly picture: PictureName
}

/** Draw the link preview of a page: its picture and its name, as JPEG. */
export async function drawLinkPreview({ title, note, picture }: LinkPreview): Promise<Buffer> {
  const { file, focalPoint } = pictures[picture]
  const words = await new ImageResponse(<Words note={note} title={title} />, {
    ...SIZE,
    fonts: [
      { name: 'Fraunces', data: await fontFile('fraunces/400Regular/Fraunces_400Regular.ttf'), weight: 400 },
      { name: 'Figtree', data: await fontFile('figtree/400Regular/Figtree_400Regular.ttf'), weight: 400 },
    ],
  }).arrayBuffer()
  return sharp(path.join(process.cwd(), 'public', file))
    .resize({ ...SIZE, fit: 'cover', position: focalPoint.y > 60 ? 'bottom' : 'centre' })
    .composite([{ input: Buffer.from(words) }])
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer()
}

function fontFile(file: string): Promise<Buffer> {
  return readFile(path.join(process.cwd(), 'node_modules', '@expo-google-fonts', file))
}

/** Drawn by satori, which supports inline styles only. */
function Words({ title, note }: Pick<LinkPreview, 'title' | 'note'>) {
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        width: '100%',
        height: '100%',
        padding: '52px 64px 56px',
        color: '#f5f8fb',
        backgroundImage:
          'linear-gradient(to bottom, rgba(10,18,32,.66) 0%, rgba(10,18,32,.12) 34%, rgba(10,18,32,.5) 58%, rgba(10,18,32,.96) 100%)',
      }}
    >
      <div style={{ display: 'flex', fontFamily: 'Fraunces', fontSize: 36 }}>{company.brand}</div>
      <div style={{ display: 'flex', flexDirection: 'column' }}>
        <div
          style={{
            display: 'flex',
            maxWidth: 980,
            fontFamily: 'Fraunces',
            fontSize: title.length > 44 ? 58 : 74,
            letterSpacing: '-0.02em',
            textWrap: 'balance',
            lineHeight: 1.06,
          }}
        >
          {title}
        </div>
        <div style={{ display: 'flex', marginTop: 24, fontFamily: 'Figtree', fontSize: 36 }}>{note}</div>
      </div>
    </div>
  )
}
