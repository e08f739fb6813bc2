import '@testing-library/jest-dom'

// No test is about speed: a busy machine is no fault.
jest.setTimeout(60_000)
