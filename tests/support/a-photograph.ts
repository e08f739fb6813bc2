import sharp from 'sharp'

type Wanted = {
  readonly width?: number
  readonly height?: number
  readonly type?: 'jpeg' | 'png' | 'webp' | 'gif'
  /** As cameras write it: with 6, a phone held upright stores the top of the scene on the left. */
  readonly orientation?: number
}

/** A photograph as a phone takes it, with the place where it was taken: its left half is red, its right half blue. */
export async function aPhotograph({
  width = 1200,
  height = 900,
  type = 'jpeg',
  orientation = 1,
}: Wanted = {}): Promise<Buffer> {
  const red = { create: { width: width / 2, height, channels: 3, background: 'red' } } as const
  return sharp({ create: { ...red.create, width, background: 'blue' } })
    .composite([{ input: red, left: 0, top: 0 }])
    .withExif({ IFD0: { Make: 'A phone' }, IFD3: { GPSLatitude: '66/1 30/1 0/1' } })
    .withMetadata({ orientation })
    .toFormat(type)
    .toBuffer()
}
