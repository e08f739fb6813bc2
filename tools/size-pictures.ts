import { existsSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { type Picture, pictures } from '@/content/pictures'
import { tourPageFacts } from '@/content/tours/all-page-facts'
import { emailPictureFile } from '@/lib/pictures/email-picture-file'
import { sizedFiles } from '@/lib/pictures/sized-files'

/*
 * `npm run pictures`: create the missing AVIF files of our pictures, which visitors get, and of the tours' pictures for
 * e-mails. Encoding AVIF takes seconds, so it is done here instead of for the first visitor. After changing a picture,
 * delete its AVIF files first.
 */

/** AVIF quality. Lower on desktops, as compression is less visible in larger pictures. */
const QUALITY = { phone: 46, desktop: 37 }
const DESKTOP_WIDTH = 1200
/** AVIF effort: a higher one takes five times as long and saves a twentieth of the bytes. */
const EFFORT = 3

/** The size in pixels, twice that at which e-mails show the picture: a wide strip around the focal point. */
const EMAIL_PICTURE = { width: 1280, height: 600 }
const EMAIL_QUALITY = 62

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
  for (const { tour, hero } of Object.values(tourPageFacts))
    made += await makeEmailPicture(tour.route, pictures[hero[0]])
  console.log(`${made} files were made.`)
}

async function makeEmailPicture(route: string, { file, focalPoint }: Picture): Promise<number> {
  const target = emailPictureFile(route)
  if (existsSync(target)) return 0
  mkdirSync(path.dirname(target), { recursive: true })
  const whole = sharp(await sharp(path.join('public', file)).resize(EMAIL_PICTURE.width).toBuffer())
  const { height } = await whole.metadata()
  const top = Math.round(((height - EMAIL_PICTURE.height) * focalPoint.y) / 100)
  await whole
    .extract({ left: 0, top, ...EMAIL_PICTURE })
    .jpeg({ quality: EMAIL_QUALITY, mozjpeg: true })
    .toFile(target)
  console.log(target)
  return 1
}
