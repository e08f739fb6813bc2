import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { unknownIn } from '@/tests/support/metrics-in-query'

const { panels } = z
  .object({
    panels: z.array(
      z.object({
        id: z.int(),
        title: z.string().min(1),
        gridPos: z.object({ x: z.int(), y: z.int(), w: z.int(), h: z.int() }),
        targets: z.array(z.object({ expr: z.string() })).default([]),
      }),
    ),
  })
  .parse(JSON.parse(readFileSync('tools/host/dashboard.json', 'utf8')))

test('every metric and label on the dashboard exists', () => {
  const queries = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr))
  expect(queries.length).toBeGreaterThan(20)
  expect(queries.flatMap(unknownIn)).toEqual([])
})

test('no panel covers another', () => {
  const cells = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
    Array.from({ length: w * h }, (_, cell) => `${x + (cell % w)} ${y + Math.floor(cell / w)}`),
  )
  expect(new Set(cells).size).toBe(cells.length)
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length)
})
