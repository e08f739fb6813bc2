import { act, fireEvent, render, screen, within } from '@/tests/support/testing-library'
import userEvent from '@testing-library/user-event'
import { usePathname, useRouter } from 'next/navigation'
import { renderToString } from 'react-dom/server'

import { RouteFocus } from '@/components/layout/route-focus'
import { SiteHeader } from '@/components/layout/site-header'
import { aRouter } from '@/tests/support/a-router'

jest.mock('next/navigation', () => ({ usePathname: jest.fn(), useRouter: jest.fn() }))

const push = jest.fn()
const scrolledTo = jest.fn<void, [string]>()

beforeEach(() => {
  standOn('/')
  jest.mocked(useRouter).mockReturnValue({ ...aRouter(), push })
  Element.prototype.scrollIntoView = function () {
    scrolledTo(this.id)
  }
})

afterEach(() => scrollTo(0))

function standOn(route: string) {
  jest.mocked(usePathname).mockReturnValue(route)
  window.history.replaceState(null, '', route)
}

/** Render the header, on the home page above one of its sections. */
function page(section?: string) {
  return (
    <>
      <SiteHeader brand="Lumi & Light" language="en" />
      {section && <section id={section} tabIndex={-1} />}
      <RouteFocus />
    </>
  )
}

function scrollTo(y: number) {
  Object.defineProperty(window, 'scrollY', { configurable: true, value: y })
  act(() => void fireEvent.scroll(window))
}

function openMenu() {
  return screen.getByRole('button', { name: 'Open menu' })
}

/** The first navigation holds the links for wide screens, the second those for narrow ones. */
function navigation(width: 'wide' | 'narrow') {
  const found = screen.getAllByRole('navigation', { hidden: true })[width === 'wide' ? 0 : 1]
  if (!found) throw new Error(`no links for ${width} screens`)
  return within(found)
}

function menu() {
  return screen.getAllByRole('navigation', { hidden: true })[1]
}

test('the header turns dark once the page has scrolled more than 20 px', () => {
  render(page())
  const banner = screen.getByRole('banner')
  expect(banner).toHaveAttribute('data-scrolled', 'false')
  scrollTo(20)
  expect(banner).toHaveAttribute('data-scrolled', 'false')
  scrollTo(21)
  expect(banner).toHaveAttribute('data-scrolled', 'true')
  scrollTo(0)
  expect(banner).toHaveAttribute('data-scrolled', 'false')
})

test.each(['wide', 'narrow'] as const)('on %s screens the links lead to their sections', (width) => {
  render(page())
  expect(screen.getByRole('link', { name: 'Lumi & Light' })).toHaveAttribute('href', '/')
  const links = navigation(width).getAllByRole('link', { hidden: true })
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['HOME', '/#home'],
    ['TOURS', '/#tours'],
    ['CUSTOMIZED', '/customized-tour'],
    ['TRANSPORTATION', '/#transportation'],
    ['CONTACT', '/#contact'],
  ])
})

test('without scripts, the header is made of links, and its menu is the footer', () => {
  document.body.innerHTML = renderToString(page())
  expect(screen.getByRole('link', { name: 'Menu' })).toHaveAttribute('href', '#links')
  expect(navigation('wide').getByRole('link', { name: 'TOURS' })).toHaveAttribute('href', '/#tours')
  document.body.innerHTML = ''
})

test.each([
  ['HOME', 'home'],
  ['TOURS', 'tours'],
  ['TRANSPORTATION', 'transportation'],
  ['CONTACT', 'contact'],
])('from another route %s leads home first, and to its section 100 ms after', (name, section) => {
  jest.useFakeTimers()
  standOn('/ice-fishing')
  const { rerender } = render(page())
  fireEvent.click(navigation('wide').getByRole('link', { name }))
  expect(push).toHaveBeenCalledWith('/')
  act(() => jest.advanceTimersByTime(5000))
  expect(scrolledTo).not.toHaveBeenCalled()

  standOn('/')
  rerender(page(section))
  act(() => jest.advanceTimersByTime(99))
  expect(scrolledTo).not.toHaveBeenCalled()
  act(() => jest.advanceTimersByTime(1))
  expect(scrolledTo.mock.calls).toEqual([[section]])
  expect(document.activeElement).toHaveAttribute('id', section)
  expect(window.location.hash).toBe(`#${section}`)
  jest.useRealTimers()
})

test('a guest who changes their mind on the way is not scrolled later', () => {
  jest.useFakeTimers()
  standOn('/ice-fishing')
  const { rerender } = render(page())
  fireEvent.click(navigation('wide').getByRole('link', { name: 'TOURS' }))
  for (const route of ['/ranua-zoo', '/']) {
    standOn(route)
    rerender(page('tours'))
    act(() => jest.advanceTimersByTime(5000))
  }
  expect(scrolledTo).not.toHaveBeenCalled()
  jest.useRealTimers()
})

test.each([
  ['/', 'HOME', 'page'],
  ['/ice-fishing', 'TOURS', 'true'],
  ['/renting-equipment', 'TOURS', 'true'],
  ['/customized-tour', 'CUSTOMIZED', 'page'],
  ['/transportation', 'TRANSPORTATION', 'true'],
  ['/transportation-rovaniemi-levi', 'TRANSPORTATION', 'true'],
])('on %s the menu says that one is at %s', (route, name, current) => {
  standOn(route)
  render(page())
  for (const width of ['wide', 'narrow'] as const) {
    const links = navigation(width).getAllByRole('link', { hidden: true })
    const marked = links.filter((link) => link.hasAttribute('aria-current'))
    expect(marked.map((link) => [link.textContent, link.getAttribute('aria-current')])).toEqual([
      [name, current],
    ])
  }
})

test('on a page outside the menu it marks nothing', () => {
  standOn('/imprint')
  render(page())
  expect(document.querySelector('[aria-current]')).toBeNull()
})

test('the menu opens and closes by keyboard, and Escape returns the focus', async () => {
  render(page())
  const guest = userEvent.setup()
  expect(menu()).not.toBeVisible()
  openMenu().focus()
  await guest.keyboard('{Enter}')
  expect(menu()).toBeVisible()
  navigation('narrow').getByRole('link', { name: 'HOME' }).focus()
  await guest.keyboard('{Escape}')
  expect(menu()).not.toBeVisible()
  expect(openMenu()).toHaveFocus()
  expect(openMenu()).toHaveAttribute('aria-expanded', 'false')
})

test('the menu closes when the focus leaves it', async () => {
  render(page())
  const guest = userEvent.setup()
  await guest.click(openMenu())
  expect(menu()).toBeVisible()
  await guest.tab({ shift: true })
  expect(menu()).not.toBeVisible()
})

test('the menu closes when a link is followed', async () => {
  standOn('/ice-fishing')
  render(page())
  const guest = userEvent.setup()
  await guest.click(openMenu())
  await guest.click(navigation('narrow').getByRole('link', { name: 'TOURS' }))
  expect(menu()).not.toBeVisible()
  expect(push).toHaveBeenCalledWith('/')
})
