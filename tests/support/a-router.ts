import { type useRouter } from 'next/navigation'

/** A router that goes nowhere and records its calls. */
export function aRouter(): ReturnType<typeof useRouter> {
  return {
    push: jest.fn(),
    replace: jest.fn(),
    prefetch: jest.fn(),
    refresh: jest.fn(),
    back: jest.fn(),
    forward: jest.fn(),
    bfcacheId: '',
  }
}
