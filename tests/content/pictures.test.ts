import { readdirSync, statSync } from 'node:fs'
import sharp from 'sharp'

import { listSitePages } from '@/app/site-pages'
import { categoryPages } from '@/content/categories/all-categories'
import { customizedTourPage } from '@/content/customized-tour-page'
import { film } from '@/content/film'
import { homePage } from '@/content/home'
import { type PictureName, pictures } from '@/content/pictures'
import { pageText } from '@/content/texts/page-text'
import { addressOf } from '@/lib/contract/address'
import { LANGUAGES } from '@/lib/language/language'
import { emailPictureFile } from '@/lib/pictures/email-picture-file'
import { sizedFiles } from '@/lib/pictures/sized-files'
import { tourPages } from '@/content/tours/all-pages'
import { transportPages } from '@/content/transport/all-transport'

const KB = 1000
const names = Object.values(pictures).map(({ file }) => file)

test('no two pages share a main picture', () => {
  const taken = new Map<PictureName, string>([[film.poster, 'the film']])
  for (const { route, picture } of listSitePages('en')) {
    expect([route, picture, taken.get(picture)]).toEqual([route, picture, undefined])
    taken.set(picture, route)
  }
})

test('each tour opens with three pictures or more and shows four others', () => {
  for (const { tour, hero, gallery } of tourPages('en')) {
    expect([tour.name, hero.length >= 3]).toEqual([tour.name, true])
    expect([tour.name, new Set([...hero, ...gallery]).size]).toEqual([tour.name, hero.length + 4])
  }
})

test('no two tours share a hero picture', () => {
  const heroes = tourPages('en').flatMap(({ hero }) => hero)
  expect(new Set(heroes).size).toBe(heroes.length)
})

test('each way to travel shows three pictures or more, its main picture first', () => {
  for (const { picture, card } of transportPages('en')) {
    expect(new Set(card.pictures).size).toBeGreaterThanOrEqual(3)
    expect(card.pictures[0]).toBe(picture)
  }
})

test('a page shows each of its pictures once', () => {
  for (const { picture, cards } of categoryPages('en')) {
    const shown = [picture, ...cards.map((card) => card.picture)]
    expect(new Set(shown).size).toBe(shown.length)
  }
  const asked = [customizedTourPage('en').picture, ...customizedTourPage('en').wishes.pictures]
  expect(new Set(asked).size).toBe(asked.length)
  expect(new Set(homePage('en').about.pictures).size).toBe(homePage('en').about.pictures.length)
})

test('each tour has a strip of its first picture for e-mails, small enough for a mailbox', async () => {
  for (const { tour } of tourPages('en')) {
    const file = emailPictureFile(tour.route)
    const { format, width, height } = await sharp(file).metadata()
    expect([file, format, width, height]).toEqual([file, 'jpeg', 1280, 600])
    expect([file, statSync(file).size < 60 * KB]).toEqual([file, true])
    expect(
      LANGUAGES.map((language) => emailPictureFile(`https://x.fi${addressOf(tour.route, language)}`)),
    ).toEqual(LANGUAGES.map(() => file))
  }
})

test('every picture is a file of the recorded size, and below 600 kB', async () => {
  for (const { file, width, height } of Object.values(pictures)) {
    const found = await sharp(`public${file}`).metadata()
    expect([file, found.format, found.width, found.height]).toEqual([file, 'webp', width, height])
    expect([file, statSync(`public${file}`).size < 600 * KB]).toEqual([file, true])
  }
})

test('every picture exists in each of its widths, in its own proportions, and there are no other files', async () => {
  const wanted = Object.values(pictures).flatMap(({ file, width, height }) =>
    sizedFiles(file, width).map((sized) => ({
      ...sized,
      height: Math.round((sized.width * height) / width),
    })),
  )
  for (const { file, width, height } of wanted) {
    const found = await sharp(`public${file}`).metadata()
    expect([file, found.mediaType, found.width, found.height]).toEqual([file, 'image/avif', width, height])
  }
  const there = ['/images/sized', '/film/sized'].flatMap((folder) =>
    readdirSync(`public${folder}`).map((name) => `${folder}/${name}`),
  )
  expect(there.sort()).toEqual(wanted.map(({ file }) => file).sort())
})

test('every file is listed once, and all together stay below 25 MB', () => {
  const files = readdirSync('public/images').filter((name) => name.endsWith('.webp'))
  expect(names.filter((file) => file.startsWith('/images/')).sort()).toEqual(
    files.map((name) => `/images/${name}`).sort(),
  )
  const folders = ['public/images', 'public/film'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((name) => statSync(`${folder}/${name}`))
      .map((found) => (found.isFile() ? found.size : 0)),
  )
  expect(folders.reduce((sum, size) => sum + size, 0)).toBeLessThan(25_000 * KB)
})

test('every alternative text is unique, without a full stop', () => {
  const texts = Object.values(pageText('pictures', 'en'))
  expect(new Set(texts).size).toBe(texts.length)
  for (const text of texts) expect(text).toMatch(/^[A-Z].{29,139}[^.]$/)
})
