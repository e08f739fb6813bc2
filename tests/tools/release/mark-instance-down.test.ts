import { host } from '@/tools/host/description'
import { renderFiles } from '@/tools/host/render-files'
import { markInstanceDown } from '@/tools/release/mark-instance-down'

const list = renderFiles(host).get(host.upstreamFile) ?? ''
const [first = 0, second = 0]: readonly number[] = host.sitePorts

test('one instance is marked as down, and as up again', () => {
  const down = markInstanceDown(list, first, true)
  expect(down).toContain(`server 127.0.0.1:${first} down max_fails`)
  expect(down).toContain(`server 127.0.0.1:${second} max_fails`)
  expect(markInstanceDown(down, first, true)).toBe(down)
  expect(markInstanceDown(down, first, false)).toBe(list)
})

test('a port is not taken for a longer one', () => {
  expect(() => markInstanceDown(list, 300, true)).toThrow('not in nginx')
})
