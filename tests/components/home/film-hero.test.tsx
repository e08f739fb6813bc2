import { EnglishWords, act, fireEvent, render, screen } from '@/tests/support/testing-library'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'

import { HomeHero } from '@/components/home/home-hero'
import { film } from '@/content/film'
import { pictureAlt } from '@/content/picture-alt'
import { preferMotion } from '@/tests/support/set-motion-preference'

let becomeIdle: () => void

/** Render the page in any loading state, in a browser that may save data. */
function arrive({ state = 'loading', saveData = false }: { state?: string; saveData?: boolean } = {}) {
  Object.defineProperty(document, 'readyState', { configurable: true, value: state })
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData } })
  const { container } = render(<HomeHero language="en" />)
  return {
    film: () => container.querySelector('video'),
    load: () => act(() => void fireEvent.load(window)),
    rest: () => act(() => becomeIdle()),
  }
}

beforeEach(() => {
  preferMotion('full')
  becomeIdle = () => {}
  const later = (then: IdleRequestCallback) => {
    becomeIdle = () => then({ didTimeout: false, timeRemaining: () => 50 })
    return 1
  }
  Object.defineProperty(window, 'requestIdleCallback', { configurable: true, value: later })
  Object.defineProperty(window, 'cancelIdleCallback', {
    configurable: true,
    value: () => (becomeIdle = () => {}),
  })
})

test('the page as sent has the poster, loaded before everything else, and no film', () => {
  const html = renderToString(
    <EnglishWords>
      <HomeHero language="en" />
    </EnglishWords>,
  )
  expect(html).toContain(pictureAlt(film.poster, 'en'))
  expect(html).not.toContain('<video')
  for (const { file } of film.sources) expect(html).not.toContain(file)
})

test('the film loads once the page has loaded and is idle, and not before', () => {
  const page = arrive()
  page.rest()
  expect(page.film()).toBeNull()
  page.load()
  expect(page.film()).toBeNull()
  page.rest()
  expect(page.film()).toBeInTheDocument()
})

test('on a page that has already loaded, the film only waits for an idle moment', () => {
  const page = arrive({ state: 'complete' })
  expect(page.film()).toBeNull()
  page.rest()
  expect(page.film()).toBeInTheDocument()
})

test('the film is silent, covers its poster, loops, and is hidden from assistive technology', () => {
  const page = arrive({ state: 'complete' })
  page.rest()
  const video = page.film()
  expect(video).toHaveAttribute('aria-hidden', 'true')
  expect(video).toHaveAttribute('loop')
  expect(video).toHaveAttribute('playsinline')
  expect(video).toHaveAttribute('muted')
  expect(video?.muted).toBe(true)
  expect([...(video?.querySelectorAll('source') ?? [])].map(({ src, type }) => [src, type])).toEqual(
    film.sources.map(({ file, type }) => [`http://localhost${file}`, type]),
  )
})

test('a guest who prefers reduced motion sees only the poster', () => {
  preferMotion('reduced')
  const page = arrive({ state: 'complete' })
  page.rest()
  expect(page.film()).toBeNull()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

test('a guest who saves data sees only the poster', () => {
  const page = arrive({ state: 'complete', saveData: true })
  page.rest()
  expect(page.film()).toBeNull()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

test('the film is removed when the guest starts to prefer reduced motion', () => {
  const motion = preferMotion('full')
  const page = arrive({ state: 'complete' })
  page.rest()
  act(() => motion.change('reduced'))
  expect(page.film()).toBeNull()
})

test('a browser without idle callbacks loads the film a second after the load event', () => {
  Reflect.deleteProperty(window, 'requestIdleCallback')
  jest.useFakeTimers()
  const page = arrive({ state: 'complete' })
  act(() => jest.advanceTimersByTime(999))
  expect(page.film()).toBeNull()
  act(() => jest.advanceTimersByTime(1))
  expect(page.film()).toBeInTheDocument()
  jest.useRealTimers()
})

test('a guest can pause and resume the film', async () => {
  const play = jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
  const pause = jest.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue()
  const page = arrive({ state: 'complete' })
  page.rest()
  const video = page.film()
  if (!video) throw new Error('no film')
  fireEvent.playing(video)
  await userEvent.click(screen.getByRole('button', { name: 'Pause film' }))
  expect(pause).toHaveBeenCalledTimes(1)
  fireEvent.pause(video)
  await userEvent.click(screen.getByRole('button', { name: 'Play film' }))
  expect(play).toHaveBeenCalledTimes(1)
})

test('a browser that refuses to play keeps the poster and the button to try again', async () => {
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockRejectedValue(new Error('NotAllowedError'))
  const page = arrive({ state: 'complete' })
  page.rest()
  expect(page.film()).toHaveClass('opacity-0')
  await userEvent.click(screen.getByRole('button', { name: 'Play film' }))
  expect(page.film()).toHaveClass('opacity-0')
  expect(screen.getByRole('button', { name: 'Play film' })).toBeInTheDocument()
})
