import { step } from '@/tools/process/run-logged-step'

let lines: string[]
beforeEach(() => {
  lines = []
  jest.spyOn(console, 'log').mockImplementation((line) => void lines.push(line))
})

test('a step prints what it does when it begins, and how long it took when it ends', async () => {
  const result = await step('Painting the fence.', async () => {
    expect(lines).toEqual(['Painting the fence.'])
    return 7
  })
  expect(result).toBe(7)
  expect(lines).toEqual([
    'Painting the fence.',
    expect.stringMatching(/^Done in \d+\.\d s: Painting the fence\.$/),
  ])
})

test('a failed step is not reported as done', async () => {
  const failing = step('Painting the fence.', async () => Promise.reject(new Error('no paint')))
  await expect(failing).rejects.toThrow('no paint')
  expect(lines).toEqual(['Painting the fence.'])
})
