import { existsSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { pictures } from '@/content/pictures'
import { sizedFiles } from '@/lib/pictures/sized-files'

/*
 * `npm run pictures`: create the missing AVIF files of our pictures, which visitors get. Encoding AVIF takes seconds,
 * so it is done here instead of for the first visitor. After changing a picture, delete its AVIF files first.
 */

/** AVIF quality. Lower on desktops, as compression is less visible in larger pictures. */
const QUALITY = { phone: 46, desktop: 37 }
const DESKTOP_WIDTH = 1200
/** AVIF effort: a higher one takes five times as long and saves a twentieth of the bytes. */
const EFFORT = 3

void sizePictures()

async function sizePictures(): Promise<void> {
  let made = 0
  for (const { file, width } of Object.values(pictures)) {
    for (const sized of sizedFiles(file, width)) {
      const target = path.join('public', sized.file)
      if (existsSync(target)) continue
      mkdirSync(path.dirname(target), { recursive: true })
      await sharp(path.join('public', file))
        .resize(sized.width)
        .avif({ quality: sized.width < DESKTOP_WIDTH ? QUALITY.phone : QUALITY.desktop, effort: EFFORT })
        .toFile(target)
      console.log(sized.file)
      made += 1
    }
  }
  console.log(`${made} files were made.`)
}
