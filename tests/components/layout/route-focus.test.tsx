import { fireEvent, render, screen } from '@/tests/support/testing-library'
import { usePathname, useRouter } from 'next/navigation'

import { RouteFocus } from '@/components/layout/route-focus'
import { aRouter } from '@/tests/support/a-router'

jest.mock('next/navigation', () => ({ usePathname: jest.fn(), useRouter: jest.fn() }))

const router = aRouter()
const scrolledTo = jest.fn<void, [string]>()

beforeEach(() => {
  jest.mocked(useRouter).mockReturnValue(router)
  Element.prototype.scrollIntoView = function () {
    scrolledTo(this.id)
  }
})

/** A page at an address, with a link to that same address. */
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
        <input aria-label="Name" id="name" />
      </main>
      <RouteFocus />
    </>
  )
}

test('the first page does not move the focus', () => {
  render(page('/'))
  expect(document.body).toHaveFocus()
})

test('after a route change the focus is on the new page', () => {
  const { rerender } = render(page('/'))
  screen.getByRole('link').focus()
  rerender(page('/ice-fishing'))
  expect(screen.getByRole('main')).toHaveFocus()
})

test('if the link named a section, the focus is there', () => {
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

/** Click a link on this page, and return whether the browser was left to follow it. */
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

test.each(['#contact', '/#contact'])('a link to %s scrolls there each time it is followed', (href) => {
  const before = window.history.length
  expect(follow(href)).toBe(false)
  expect(scrolledTo.mock.calls).toEqual([['contact']])
  expect(screen.getByRole('region', { name: 'Contact' })).toHaveFocus()
  expect(window.location.hash).toBe('#contact')
  fireEvent.click(screen.getByRole('link'))
  expect(scrolledTo).toHaveBeenCalledTimes(2)
  expect(window.history.length).toBe(before + 1)
})

test('a field takes the focus and stays in the tab order', () => {
  expect(follow('#name')).toBe(false)
  expect(screen.getByLabelText('Name')).toHaveFocus()
  expect(screen.getByLabelText('Name')).not.toHaveAttribute('tabindex')
})

test('a section that cannot take the focus is given it', () => {
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

test('the router follows a link to another page, with the section that it names', () => {
  render(page('/'))
  const link = screen.getByRole('link')
  for (const href of ['/ice-fishing', '/ice-fishing#booking', '/blog?from=here']) {
    link.setAttribute('href', href)
    expect(fireEvent.click(link)).toBe(false)
    expect(router.push).toHaveBeenLastCalledWith(href)
  }
})

test('a link that differs only in its query is another page, which the router follows', () => {
  render(page('/'))
  window.history.replaceState(null, '', '/?month=2026-12')
  const link = screen.getByRole('link')
  for (const href of ['/?month=2027-01#contact', '/?month=2027-01', '/#contact']) {
    link.setAttribute('href', href)
    expect(fireEvent.click(link)).toBe(false)
    expect(router.push).toHaveBeenLastCalledWith(href)
  }
  expect(scrolledTo).not.toHaveBeenCalled()
  link.setAttribute('href', '/?month=2026-12#contact')
  fireEvent.click(link)
  expect(screen.getByRole('region', { name: 'Contact' })).toHaveFocus()
  expect(router.push).toHaveBeenCalledTimes(3)
})

test('a menu’s link leads to a section of the page whatever query the page was opened with', () => {
  render(<header>{page('/#contact')}</header>)
  window.history.replaceState(null, '', '/?from=elsewhere')
  fireEvent.click(screen.getByRole('link'))
  expect(router.push).not.toHaveBeenCalled()
  expect(scrolledTo.mock.calls).toEqual([['contact']])
  expect(window.location.search).toBe('?from=elsewhere')
})

/** Click the page's link, and return whether the browser was left to follow it. */
function isLeftToBrowser(how: MouseEventInit = {}): boolean {
  let isTaken = true
  const look = (event: Event) => {
    isTaken = event.defaultPrevented
    event.preventDefault()
  }
  window.addEventListener('click', look, { once: true })
  fireEvent.click(screen.getByRole('link'), how)
  return !isTaken
}

test.each(['header', 'footer'])(
  'a menu’s link in the %s to the page without its query opens that page again',
  (menu) => {
    const Menu = menu as 'header' | 'footer'
    render(<Menu>{page('/')}</Menu>)
    window.history.replaceState(null, '', '/?from=2026-12-29&to=2027-01-03')
    expect(isLeftToBrowser()).toBe(true)
    expect(router.push).not.toHaveBeenCalled()
  },
)

test.each([
  ['https://example.com/', {}, {}],
  ['mailto:office@lumi.example', {}, {}],
  ['/feed.xml', {}, {}],
  ['/ice-fishing', { target: '_blank' }, {}],
  ['/ice-fishing', {}, { ctrlKey: true }],
  ['/ice-fishing', {}, { shiftKey: true }],
  ['/ice-fishing', {}, { button: 1 }],
] as const)('a link to %s with %o, clicked with %o, is left to the browser', (href, attributes, how) => {
  render(page('/'))
  const link = Object.assign(screen.getByRole('link'), attributes)
  link.setAttribute('href', href)
  expect(isLeftToBrowser(how)).toBe(true)
  expect(router.push).not.toHaveBeenCalled()
})

test('a page is fetched when its link is pointed at, and not before', () => {
  render(page('/'))
  const link = screen.getByRole('link')
  link.setAttribute('href', '/ice-fishing')
  expect(router.prefetch).not.toHaveBeenCalled()
  fireEvent.pointerOver(link)
  expect(router.prefetch).toHaveBeenCalledWith('/ice-fishing')
})
