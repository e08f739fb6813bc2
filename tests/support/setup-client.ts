import '@testing-library/jest-dom'
import { configure } from '@testing-library/react'

import { replaceTexts } from '@/tests/support/replace-texts'

// No test is about speed: a busy machine is no fault.
jest.setTimeout(180_000)
configure({ asyncUtilTimeout: 20_000 })

// Guests have had the page open for a while: our forms wait for that before they send anything.
const sinceOpened = performance.now.bind(performance)
performance.now = () => 60_000 + sinceOpened()

// jsdom lays nothing out, and knows no way to bring anything into view.
Element.prototype.scrollIntoView = () => {}

// Guests read us in translation.
let stop: () => readonly string[]
beforeEach(() => {
  stop = replaceTexts()
})
afterEach(() => expect(stop()).toEqual([]))
