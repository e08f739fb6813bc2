import { writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { MAX_PHOTOGRAPH_BYTES, type Photograph } from '@/lib/contract/photograph'
import { readPhotograph, readPhotographFile } from '@/lib/use-cases/reviews/read-photograph'
import { aPhotograph } from '@/tests/support/a-photograph'
import { temporaryFolders } from '@/tests/support/temporary-folders'

/* Rule: review-photographs (docs/rules.md) */

const aFolder = temporaryFolders()

async function read(bytes: Uint8Array): Promise<Photograph> {
  const found = await readPhotograph(bytes)
  if (typeof found === 'string') throw new Error(found)
  return found
}

/** Which colour a corner has: red or blue. */
async function colourAt(bytes: Uint8Array, corner: { readonly left: number; readonly top: number }) {
  const pixel = await sharp(bytes)
    .extract({ ...corner, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer()
  return (pixel[0] ?? 0) > (pixel[2] ?? 0) ? 'red' : 'blue'
}

test.each(['jpeg', 'png', 'webp'] as const)('a %s file becomes WebP in two sizes', async (type) => {
  const { small, large } = await read(await aPhotograph({ type }))
  expect(await sharp(small).metadata()).toMatchObject({ format: 'webp', width: 480, height: 360 })
  expect(await sharp(large).metadata()).toMatchObject({ format: 'webp', width: 960, height: 720 })
})

test('nothing that a camera wrote about place, time or phone is left', async () => {
  const taken = await aPhotograph()
  expect((await sharp(taken).metadata()).exif?.toString('latin1')).toContain('A phone')
  const { small, large } = await read(taken)
  for (const bytes of [small, large]) {
    const { exif, xmp, iptc, icc } = await sharp(bytes).metadata()
    expect({ exif, xmp, iptc, icc }).toEqual({})
  }
})

test('a photograph of a phone held upright stands upright', async () => {
  const { large } = await read(await aPhotograph({ orientation: 6 }))
  expect(await colourAt(large, { left: 10, top: 10 })).toBe('red')
  expect(await colourAt(large, { left: 950, top: 10 })).toBe('red')
  expect(await colourAt(large, { left: 10, top: 710 })).toBe('blue')
})

test('the smallest photograph is as wide as the small size, turned upright', async () => {
  expect(await readPhotograph(await aPhotograph({ width: 480, height: 360 }))).toHaveProperty('large')
  expect(await readPhotograph(await aPhotograph({ width: 478, height: 360 }))).toBe('too_small')
  expect(await readPhotograph(await aPhotograph({ width: 480, height: 359 }))).toBe('too_small')
  expect(await readPhotograph(await aPhotograph({ width: 900, height: 470, orientation: 6 }))).toBe(
    'too_small',
  )
})

test('other files are named for what they are, whatever their name says', async () => {
  const frames = await Promise.all(['red', 'blue'].map((background) => aFrame(background)))
  const moving = await sharp(frames, { join: { animated: true } })
    .webp({ loop: 0 })
    .toBuffer()
  const jpeg = await aPhotograph()
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>'
  expect(await readPhotograph(new Uint8Array())).toBe('missing')
  expect(await readPhotograph(Buffer.from(svg))).toBe('other_type')
  expect(await readPhotograph(Buffer.from('<!doctype html><script>alert(1)</script>'))).toBe('other_type')
  expect(await readPhotograph(await aPhotograph({ type: 'gif' }))).toBe('other_type')
  expect(await readPhotograph(moving)).toBe('animated')
  expect(await readPhotograph(jpeg.subarray(0, jpeg.length / 2))).toBe('damaged')
  expect(await readPhotograph(jpeg.subarray(0, 20))).toBe('damaged')
  expect(await readPhotograph(Buffer.concat([jpeg, Buffer.alloc(MAX_PHOTOGRAPH_BYTES)]))).toBe('too_large')
})

test('a small file of 400 million pixels is refused by its header, and a header that lies while decoding', async () => {
  const small = await aPhotograph({ type: 'png' })
  expect(await readPhotograph(withSize(small, 20_000, 20_000))).toBe('too_many_pixels')
  expect(await readPhotograph(withSize(small, 7000, 7143))).toBe('too_many_pixels')
  expect(await readPhotograph(withSize(small, 7000, 7000))).toBe('damaged')
})

test('a command reads a file from where it was called; one that is not there is said', async () => {
  const folder = aFolder()
  writeFileSync(path.join(folder, 'aurora.jpg'), await aPhotograph())
  writeFileSync(path.join(folder, 'film.jpg'), Buffer.alloc(MAX_PHOTOGRAPH_BYTES + 1))
  process.env.INIT_CWD = folder
  expect(await readPhotographFile('aurora.jpg')).toHaveProperty('small')
  expect(await readPhotographFile(path.join(folder, 'aurora.jpg'))).toHaveProperty('small')
  expect(await readPhotographFile('film.jpg')).toBe('too_large')
  expect(await readPhotographFile('other.jpg')).toBe('unreadable')
  expect(await readPhotographFile('.')).toBe('unreadable')
})

const aFrame = (background: string) =>
  sharp({ create: { width: 600, height: 450, channels: 3, background } })
    .png()
    .toBuffer()

/** The same PNG file, whose header claims another size. */
function withSize(png: Buffer, width: number, height: number): Buffer {
  const file = Buffer.from(png)
  file.writeUInt32BE(width, 16)
  file.writeUInt32BE(height, 20)
  file.writeUInt32BE(crc32(file.subarray(12, 29)), 29)
  return file
}

/** The checksum of a part of a PNG file. */
function crc32(bytes: Uint8Array): number {
  let sum = 0xffffffff
  for (const byte of bytes) {
    sum ^= byte
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0)
  }
  return ~sum >>> 0
}
