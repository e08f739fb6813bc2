import { act, fireEvent, render, screen } from '@/tests/support/testing-library'

import { AboutSection } from '@/components/home/about-section'
import { homePage } from '@/content/home'
import { pictureAlt } from '@/content/picture-alt'
import { preferMotion } from '@/tests/support/set-motion-preference'

beforeEach(() => {
  preferMotion('full')
  jest.useFakeTimers()
})
afterEach(() => jest.useRealTimers())

function expectShown(index: number) {
  const name = homePage('en').about.pictures[index]
  if (!name) throw new Error(`no picture ${index}`)
  expect(screen.getByRole('img')).toHaveAccessibleName(pictureAlt(name, 'en'))
}

test('the pictures next to the story change every five seconds, and start again', () => {
  expect(homePage('en').about.pictures.length).toBeGreaterThanOrEqual(3)
  render(<AboutSection language="en" />)
  expectShown(0)
  act(() => jest.advanceTimersByTime(4999))
  expectShown(0)
  act(() => jest.advanceTimersByTime(1))
  expectShown(1)
  act(() => jest.advanceTimersByTime((homePage('en').about.pictures.length - 1) * 5000))
  expectShown(0)
})

test('a guest can pause the pictures next to the story', () => {
  render(<AboutSection language="en" />)
  fireEvent.click(screen.getByRole('button', { name: 'Pause slideshow' }))
  act(() => jest.advanceTimersByTime(60_000))
  expectShown(0)
})

test('the story’s pictures load when the guest comes near', () => {
  render(<AboutSection language="en" />)
  for (const image of screen.getAllByRole('img', { hidden: true })) {
    expect(image).toHaveAttribute('loading', 'lazy')
  }
})
