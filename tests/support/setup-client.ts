import '@testing-library/jest-dom'
import { configure } from '@testing-library/react'

import { replaceTexts } from '@/tests/support/replace-text-nodes'

// No test is about speed, and a busy machine is not a failure.
jest.setTimeout(180_000)
configure({ asyncUtilTimeout: 20_000 })

// Pretend that the page has been open for a while: our forms wait for that before they send anything.
const sinceOpened = performance.now.bind(performance)
performance.now = () => 60_000 + sinceOpened()

// jsdom has no layout: nothing scrolls, and nothing comes into view.
Element.prototype.scrollIntoView = () => {}
Object.defineProperty(window, 'IntersectionObserver', {
  configurable: true,
  writable: true,
  value: class {
    observe = () => {}
    disconnect = () => {}
  },
})

// Test every component under a page translator.
let stop: () => readonly string[]
beforeEach(() => {
  stop = replaceTexts()
})
afterEach(() => expect(stop()).toEqual([]))
