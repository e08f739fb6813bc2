import { host } from '@/tools/host/description'
import { renderFiles } from '@/tools/host/render-files'
import { markDown } from '@/tools/release/mark-down'

const list = renderFiles(host).get(host.upstreamFile) ?? ''
const [first = 0, second = 0]: readonly number[] = host.sitePorts

test('one instance is marked as down, and as up again', () => {
  const down = markDown(list, first, true)
  expect(down).toContain(`server 127.0.0.1:${first} down max_fails`)
  expect(down).toContain(`server 127.0.0.1:${second} max_fails`)
  expect(markDown(down, first, true)).toBe(down)
  expect(markDown(down, first, false)).toBe(list)
})

test('a port is not taken for a longer one', () => {
  expect(() => markDown(list, 300, true)).toThrow('not in nginx')
})
