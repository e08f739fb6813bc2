import { act, EnglishWords, fireEvent, render, screen } from '@/tests/support/testing-library'
import { renderToString } from 'react-dom/server'

import { Slideshow } from '@/components/ui/slideshow'
import { pictureAlt } from '@/content/picture-alt'
import { type PictureName } from '@/content/pictures'
import { preferMotion } from '@/tests/support/set-motion-preference'

const NAMES = ['auroraLake', 'auroraCabin', 'cameraAurora'] as const satisfies readonly PictureName[]

const slideshow = <Slideshow label="Pictures of the tour" language="en" names={NAMES} sizes="100vw" />

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

function pass(ms: number) {
  act(() => jest.advanceTimersByTime(ms))
}

/** Only the current picture is exposed to assistive technology. */
function expectShown(name: PictureName) {
  expect(screen.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual([
    pictureAlt(name, 'en'),
  ])
}

test('the next picture comes after three seconds, and the first again after the last', () => {
  preferMotion('full')
  render(slideshow)
  expectShown('auroraLake')
  pass(2999)
  expectShown('auroraLake')
  pass(1)
  expectShown('auroraCabin')
  pass(3000)
  expectShown('cameraAurora')
  pass(3000)
  expectShown('auroraLake')
})

test('a guest can pause and resume the pictures', () => {
  preferMotion('full')
  render(slideshow)
  fireEvent.click(screen.getByRole('button', { name: 'Pause slideshow' }))
  pass(30_000)
  expectShown('auroraLake')
  fireEvent.click(screen.getByRole('button', { name: 'Play slideshow' }))
  pass(3000)
  expectShown('auroraCabin')
})

test('a guest can go to the next picture by hand', () => {
  preferMotion('full')
  render(slideshow)
  fireEvent.click(screen.getByRole('button', { name: 'Next picture' }))
  expectShown('auroraCabin')
  expect(screen.getByText('Picture 2 of 3')).toBeInTheDocument()
  expect(screen.getByText('2 / 3')).toHaveAttribute('aria-hidden', 'true')
})

test('nothing moves automatically for a guest who prefers reduced motion', () => {
  preferMotion('reduced')
  render(slideshow)
  pass(30_000)
  expectShown('auroraLake')
  expect(screen.queryByRole('button', { name: 'Pause slideshow' })).not.toBeInTheDocument()
  fireEvent.click(screen.getByRole('button', { name: 'Next picture' }))
  expectShown('auroraCabin')
})

test('pictures stop when the guest changes the preference', () => {
  const motion = preferMotion('full')
  render(slideshow)
  act(() => motion.change('reduced'))
  pass(30_000)
  expectShown('auroraLake')
})

test('the page as sent has only the first picture', () => {
  preferMotion('full')
  const html = renderToString(<EnglishWords>{slideshow}</EnglishWords>)
  expect(html).toContain(pictureAlt('auroraLake', 'en'))
  expect(html).not.toContain(pictureAlt('auroraCabin', 'en'))
})

test('one picture needs no controls', () => {
  preferMotion('full')
  render(<Slideshow label="Pictures of the tour" language="en" names={['auroraLake']} sizes="100vw" />)
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

test('only a slideshow on the first screen loads its first picture before everything else', () => {
  preferMotion('reduced')
  const { unmount } = render(slideshow)
  expect(screen.getByRole('img')).not.toHaveAttribute('loading', 'lazy')
  unmount()
  render(<Slideshow isOpening={false} label="Further down" language="en" names={NAMES} sizes="100vw" />)
  expect(screen.getByRole('img')).toHaveAttribute('loading', 'lazy')
})
