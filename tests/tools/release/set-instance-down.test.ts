import { host } from '@/tools/host/description'
import { renderFiles } from '@/tools/host/render-files'
import { setInstanceDown } from '@/tools/release/set-instance-down'

const list = renderFiles(host).get(host.upstreamFile) ?? ''
const [first = 0, second = 0]: readonly number[] = host.sitePorts

test('one instance is marked as down, and as up again', () => {
  const down = setInstanceDown(list, first, true)
  expect(down).toContain(`server 127.0.0.1:${first} down max_fails`)
  expect(down).toContain(`server 127.0.0.1:${second} max_fails`)
  expect(setInstanceDown(down, first, true)).toBe(down)
  expect(setInstanceDown(down, first, false)).toBe(list)
})

test('a port is not taken for a longer one', () => {
  expect(() => setInstanceDown(list, 300, true)).toThrow('not in nginx')
})
