import { fireEvent, render, screen } from '@testing-library/react'
import { usePathname } from 'next/navigation'

import { Arrival } from '@/components/layout/arrival'

jest.mock('next/navigation', () => ({ usePathname: jest.fn() }))

const scrolledTo = jest.fn<void, [string]>()

beforeEach(() => {
  Element.prototype.scrollIntoView = function () {
    scrolledTo(this.id)
  }
})

/** The page at an address, with a link that leads there and stays. */
function page(address: string) {
  const [route = '', hash = ''] = address.split('#')
  jest.mocked(usePathname).mockReturnValue(route)
  window.history.replaceState(null, '', hash ? `#${hash}` : '/')
  return (
    <>
      <a href={address}>On</a>
      <main id="content" tabIndex={-1}>
        <section aria-label="Contact" id="contact" tabIndex={-1} />
        <section aria-label="Plain" id="plain" />
      </main>
      <Arrival />
    </>
  )
}

test('the first page leaves the focus alone', () => {
  render(page('/'))
  expect(document.body).toHaveFocus()
})

test('after a change of route the reader goes on from the new page', () => {
  const { rerender } = render(page('/'))
  screen.getByRole('link').focus()
  rerender(page('/ice-fishing'))
  expect(screen.getByRole('main')).toHaveFocus()
})

test('where the link named a section, the reader goes on from there', () => {
  const { rerender } = render(page('/ice-fishing'))
  rerender(page('/#contact'))
  expect(screen.getByRole('region', { name: 'Contact' })).toHaveFocus()
})

test('on the same route nothing moves', () => {
  const { rerender } = render(page('/'))
  screen.getByRole('link').focus()
  rerender(page('/'))
  expect(screen.getByRole('link')).toHaveFocus()
})

/** Click a link of this page, and say whether the browser was left to follow it. */
function follow(href: string, how: MouseEventInit = {}): boolean {
  render(page('/'))
  const link = screen.getByRole('link')
  link.setAttribute('href', href)
  link.addEventListener('click', (event) => event.preventDefault(), { once: true })
  let isTaken = false
  document.addEventListener('click', (event) => (isTaken = event.defaultPrevented), {
    capture: true,
    once: true,
  })
  fireEvent.click(link, how)
  return !isTaken
}

test.each(['#contact', '/#contact'])('a link to %s scrolls there as often as it is followed', (href) => {
  const before = window.history.length
  expect(follow(href)).toBe(false)
  expect(scrolledTo.mock.calls).toEqual([['contact']])
  expect(screen.getByRole('region', { name: 'Contact' })).toHaveFocus()
  expect(window.location.hash).toBe('#contact')
  fireEvent.click(screen.getByRole('link'))
  expect(scrolledTo).toHaveBeenCalledTimes(2)
  expect(window.history.length).toBe(before + 1)
})

test('a part of the page that takes no focus is given it', () => {
  expect(follow('#plain')).toBe(false)
  expect(screen.getByRole('region', { name: 'Plain' })).toHaveFocus()
})

test.each([
  ['/ice-fishing', {}],
  ['/ice-fishing#booking', {}],
  ['#nowhere', {}],
  ['https://example.com/#contact', {}],
  ['#contact', { ctrlKey: true }],
  ['#contact', { metaKey: true }],
  ['#contact', { shiftKey: true }],
] as const)('a link to %s with %o is left to the router and the browser', (href, how) => {
  expect(follow(href, how)).toBe(true)
  expect(scrolledTo).not.toHaveBeenCalled()
})
